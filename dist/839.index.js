const nn=[839,931,815,751,345,909],sn={4477:((ke,_,e)=>{e.d(_,{N4:()=>Ge,z3:()=>le,V4:()=>G,pq:()=>_e,lm:()=>Le,uH:()=>q,Pq:()=>Ee,Oh:()=>Ke,$e:()=>Re});var d=e(
857);function u(X){return X==null?"":typeof X=="string"||X instanceof String?X:JSON.stringify(X)}function t(X){return Object.keys(X).length?{title:X.title,file:X.
file,line:X.startLine,endLine:X.endLine,col:X.startColumn,endColumn:X.endColumn}:{}}function M(X,ie,me){const Ie=new S(X,ie,me);process.stdout.write(Ie.toString()+
d.EOL)}function h(X,ie=""){M(X,{},ie)}const E="::";class S{constructor(ie,me,Ie){ie||(ie="missing.command"),this.command=ie,this.properties=me,this.message=Ie}toString(){
let ie=E+this.command;if(this.properties&&Object.keys(this.properties).length>0){ie+=" ";let me=!0;for(const Ie in this.properties)if(this.properties.hasOwnProperty(
Ie)){const et=this.properties[Ie];et&&(me?me=!1:ie+=",",ie+=`${Ie}=${l(et)}`)}}return ie+=`${E}${m(this.message)}`,ie}}function m(X){return u(X).replace(/%/g,"%\
25").replace(/\r/g,"%0D").replace(/\n/g,"%0A")}function l(X){return u(X).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A").replace(/:/g,"%3A").replace(
/,/g,"%2C")}var a=e(9896);const r={randomUUID:()=>process.getBuiltinModule("crypto").randomUUID()};function s(X,ie){const me=process.env[`GITHUB_${X}`];if(!me)throw new Error(
`Unable to find environment variable for file command ${X}`);if(!a.existsSync(me))throw new Error(`Missing file at path: ${me}`);a.appendFileSync(me,`${u(ie)}${d.
EOL}`,{encoding:"utf8"})}function i(X,ie){const me=`ghadelimiter_${r.randomUUID()}`,Ie=u(ie);if(X.includes(me))throw new Error(`Unexpected input: name should no\
t contain the delimiter "${me}"`);if(Ie.includes(me))throw new Error(`Unexpected input: value should not contain the delimiter "${me}"`);return`${X}<<${me}${d.EOL}${Ie}${d.
EOL}${me}`}var n=e(6928),y=function(X,ie,me,Ie){function et(He){return He instanceof me?He:new me(function(Be){Be(He)})}return new(me||(me=Promise))(function(He,Be){
function ht(Fe){try{rt(Ie.next(Fe))}catch(qe){Be(qe)}}function pt(Fe){try{rt(Ie.throw(Fe))}catch(qe){Be(qe)}}function rt(Fe){Fe.done?He(Fe.value):et(Fe.value).then(
ht,pt)}rt((Ie=Ie.apply(X,ie||[])).next())})};class v{constructor(ie,me){this.username=ie,this.password=me}prepareRequest(ie){if(!ie.headers)throw Error("The req\
uest has no headers");ie.headers.Authorization=`Basic ${Buffer.from(`${this.username}:${this.password}`).toString("base64")}`}canHandleAuthentication(){return!1}handleAuthentication(){
return y(this,void 0,void 0,function*(){throw new Error("not implemented")})}}class g{constructor(ie){this.token=ie}prepareRequest(ie){if(!ie.headers)throw Error(
"The request has no headers");ie.headers.Authorization=`Bearer ${this.token}`}canHandleAuthentication(){return!1}handleAuthentication(){return y(this,void 0,void 0,
function*(){throw new Error("not implemented")})}}class f{constructor(ie){this.token=ie}prepareRequest(ie){if(!ie.headers)throw Error("The request has no header\
s");ie.headers.Authorization=`Basic ${Buffer.from(`PAT:${this.token}`).toString("base64")}`}canHandleAuthentication(){return!1}handleAuthentication(){return y(this,
void 0,void 0,function*(){throw new Error("not implemented")})}}var D=function(X,ie,me,Ie){function et(He){return He instanceof me?He:new me(function(Be){Be(He)})}
return new(me||(me=Promise))(function(He,Be){function ht(Fe){try{rt(Ie.next(Fe))}catch(qe){Be(qe)}}function pt(Fe){try{rt(Ie.throw(Fe))}catch(qe){Be(qe)}}function rt(Fe){
Fe.done?He(Fe.value):et(Fe.value).then(ht,pt)}rt((Ie=Ie.apply(X,ie||[])).next())})};class b{static createHttpClient(ie=!0,me=10){const Ie={allowRetries:ie,maxRetries:me};
return new HttpClient("actions/oidc-client",[new BearerCredentialHandler(b.getRequestToken())],Ie)}static getRequestToken(){const ie=process.env.ACTIONS_ID_TOKEN_REQUEST_TOKEN;
if(!ie)throw new Error("Unable to get ACTIONS_ID_TOKEN_REQUEST_TOKEN env variable");return ie}static getIDTokenUrl(){const ie=process.env.ACTIONS_ID_TOKEN_REQUEST_URL;
if(!ie)throw new Error("Unable to get ACTIONS_ID_TOKEN_REQUEST_URL env variable");return ie}static getCall(ie){return D(this,void 0,void 0,function*(){var me;const He=(me=
(yield b.createHttpClient().getJson(ie).catch(Be=>{throw new Error(`Failed to get ID Token. 
 
        Error Code : ${Be.statusCode}
 
        Error Message: ${Be.message}`)})).result)===null||me===void 0?void 0:me.value;if(!He)throw new Error("Response json body do not have ID Token field");return He})}static getIDToken(ie){
return D(this,void 0,void 0,function*(){try{let me=b.getIDTokenUrl();if(ie){const et=encodeURIComponent(ie);me=`${me}&audience=${et}`}debug(`ID token url is ${me}`);
const Ie=yield b.getCall(me);return setSecret(Ie),Ie}catch(me){throw new Error(`Error message: ${me.message}`)}})}}function c(X){return X.replace(/[\\]/g,"/")}function o(X){
return X.replace(/[/]/g,"\\")}function O(X){return X.replace(/[/\\]/g,path.sep)}var $=function(X,ie,me,Ie){function et(He){return He instanceof me?He:new me(function(Be){
Be(He)})}return new(me||(me=Promise))(function(He,Be){function ht(Fe){try{rt(Ie.next(Fe))}catch(qe){Be(qe)}}function pt(Fe){try{rt(Ie.throw(Fe))}catch(qe){Be(qe)}}
function rt(Fe){Fe.done?He(Fe.value):et(Fe.value).then(ht,pt)}rt((Ie=Ie.apply(X,ie||[])).next())})};const C=()=>$(void 0,void 0,void 0,function*(){const{stdout:X}=yield exec.
getExecOutput('powershell -command "(Get-CimInstance -ClassName Win32_OperatingSystem).Version"',void 0,{silent:!0}),{stdout:ie}=yield exec.getExecOutput('power\
shell -command "(Get-CimInstance -ClassName Win32_OperatingSystem).Caption"',void 0,{silent:!0});return{name:ie.trim(),version:X.trim()}}),A=()=>$(void 0,void 0,
void 0,function*(){var X,ie,me,Ie;const{stdout:et}=yield exec.getExecOutput("sw_vers",void 0,{silent:!0}),He=(ie=(X=et.match(/ProductVersion:\s*(.+)/))===null||
X===void 0?void 0:X[1])!==null&&ie!==void 0?ie:"";return{name:(Ie=(me=et.match(/ProductName:\s*(.+)/))===null||me===void 0?void 0:me[1])!==null&&Ie!==void 0?Ie:
"",version:He}}),w=()=>$(void 0,void 0,void 0,function*(){const{stdout:X}=yield exec.getExecOutput("lsb_release",["-i","-r","-s"],{silent:!0}),[ie,me]=X.trim().
split(`
`);return{name:ie,version:me}}),U=d.platform(),J=d.arch(),$e=U==="win32",ee=U==="darwin",he=U==="linux";function de(){return $(this,void 0,void 0,function*(){return Object.
assign(Object.assign({},yield $e?C():ee?A():w()),{platform:U,arch:J,isWindows:$e,isMacOS:ee,isLinux:he})})}var ne=function(X,ie,me,Ie){function et(He){return He instanceof
me?He:new me(function(Be){Be(He)})}return new(me||(me=Promise))(function(He,Be){function ht(Fe){try{rt(Ie.next(Fe))}catch(qe){Be(qe)}}function pt(Fe){try{rt(Ie.
throw(Fe))}catch(qe){Be(qe)}}function rt(Fe){Fe.done?He(Fe.value):et(Fe.value).then(ht,pt)}rt((Ie=Ie.apply(X,ie||[])).next())})},se;(function(X){X[X.Success=0]=
"Success",X[X.Failure=1]="Failure"})(se||(se={}));function te(X,ie){const me=toCommandValue(ie);if(process.env[X]=me,process.env.GITHUB_ENV||"")return issueFileCommand(
"ENV",prepareKeyValueMessage(X,ie));issueCommand("set-env",{name:X},me)}function Ee(X){M("add-mask",{},X)}function we(X){process.env.GITHUB_PATH||""?issueFileCommand(
"PATH",X):issueCommand("add-path",{},X),process.env.PATH=`${X}${path.delimiter}${process.env.PATH}`}function G(X,ie){const me=process.env[`INPUT_${X.replace(/ /g,
"_").toUpperCase()}`]||"";if(ie&&ie.required&&!me)throw new Error(`Input required and not supplied: ${X}`);return ie&&ie.trimWhitespace===!1?me:me.trim()}function L(X,ie){
const me=G(X,ie).split(`
`).filter(Ie=>Ie!=="");return ie&&ie.trimWhitespace===!1?me:me.map(Ie=>Ie.trim())}function K(X,ie){const me=["true","True","TRUE"],Ie=["false","False","FALSE"],
et=G(X,ie);if(me.includes(et))return!0;if(Ie.includes(et))return!1;throw new TypeError(`Input does not meet YAML 1.2 "Core Schema" specification: ${X}
Support boolean input list: \`true | True | TRUE | false | False | FALSE\``)}function q(X,ie){if(process.env.GITHUB_OUTPUT||"")return s("OUTPUT",i(X,ie));process.
stdout.write(d.EOL),M("set-output",{name:X},u(ie))}function x(X){issue("echo",X?"on":"off")}function W(X){process.exitCode=se.Failure,le(X)}function H(){return process.
env.RUNNER_DEBUG==="1"}function fe(X){issueCommand("debug",{},X)}function le(X,ie={}){M("error",t(ie),X instanceof Error?X.toString():X)}function Re(X,ie={}){M(
"warning",t(ie),X instanceof Error?X.toString():X)}function Le(X,ie={}){M("notice",t(ie),X instanceof Error?X.toString():X)}function _e(X){process.stdout.write(
X+d.EOL)}function Ke(X){h("group",X)}function Ge(){h("endgroup")}function Qe(X,ie){return ne(this,void 0,void 0,function*(){Ke(X);let me;try{me=yield ie()}finally{
Ge()}return me})}function at(X,ie){if(process.env.GITHUB_STATE||"")return issueFileCommand("STATE",prepareKeyValueMessage(X,ie));issueCommand("save-state",{name:X},
toCommandValue(ie))}function Je(X){return process.env[`STATE_${X}`]||""}function nt(X){return ne(this,void 0,void 0,function*(){return yield OidcClient.getIDToken(
X)})}}),4627:((ke,_,e)=>{e.d(_,{P:()=>u,t:()=>d});const d=(...t)=>process.getBuiltinModule("module").createRequire(import.meta.url)("./tr46.cjs").toASCII(...t),
u=(...t)=>process.getBuiltinModule("module").createRequire(import.meta.url)("./tr46.cjs").toUnicode(...t)}),4929:((ke,_,e)=>{e.r(_),e.d(_,{credentialsConfig:()=>E,
credentialsHelper:()=>m,servicesForced:()=>a,servicesForcedDiffer:()=>r});var d=e(6246),u=e(1064),t=e(1831),M=e(4e3),h=e(5799);const E=(0,h.lS)((0,h.$e)("creden\
tials-config","CLI configuration has a mistake",u.Du),({clients:s,mistake:i})=>({...S(i),affects:s}));function S(s){switch(s.kind){case"missing":return{message:`${s.
setting} names ${(0,d.o)(s.path)}, which does not exist`,help:"correct the path; the client continues without any CLI configuration"};case"unreadable":return{message:`${s.
file} ${(0,M.mP)(s.failure)}`,help:s.failure.kind==="size"?"shorten the file; the client reads all of it, this check nothing":"let this account read the file; t\
he client continues without it"};case"too much":return{message:`${s.file} and the files after it are not read; the limits of a directory are ${s.files} files an\
d ${s.bytes/1024/1024} MiB`,help:"remove files that are not needed; the client reads all of them"};case"syntax":return{message:`${s.file} has a syntax error: ${s.
why}`,help:"correct the file; the client ignores all of it, including its tokens"};case"type":return{message:`${s.file}: ${s.path.join(".")} must be ${s.want}`,
help:"correct the value; Terraform ignores the whole file, OpenTofu the blocks that it has not read yet"};case"block":return{message:`${s.file}: ${s.why}`,help:"\
correct the block; the client ignores it"};case"label":return{message:`the label of the block ${s.type} ${(0,d.o)(s.label)} is not a hostname: ${s.why}`,help:s.
advice??"write a hostname as the label; the client ignores the block"};case"two labels":return{message:`two ${s.type} blocks are for host ${(0,t.nx)(s.host)}: ${s.
labels.map(d.o).join(" and ")}`,help:"remove one of the blocks; the client uses either of them at random"};case"two helpers":return{message:"there is more than \
one credentials_helper block",help:"remove all but one; the client uses any of them at random"};case"two installations":return{message:"there is more than one p\
rovider_installation block",help:"remove all but one; the client uses the first"};case"no token":return{message:s.hasValue?`the token in the credentials block f\
or host ${(0,t.nx)(s.host)} at ${s.file} is not a string`:`the credentials block for host ${(0,t.nx)(s.host)} at ${s.file} has no token`,help:'add token = "\u2026" o\
r remove the block; the clients send no token and try no other credentials source'};case"panic":return{message:`the block credentials ${(0,d.o)(s.label)} contai\
ns an object, which makes the client panic`,help:"remove everything but the token from the block"};case"no helper":return{message:`credentials helper ${(0,d.o)(
s.name)}: there is no terraform-credentials-${s.name} in ${s.directories.join(", ")}`,help:s.name===s.name.toLowerCase()?"install the program there (PATH is not\
 searched); the client continues without a helper":"write the name in lower case; the client finds no other name"}}}const m=(0,h.lS)((0,h.z3)("credentials-helpe\
r","Credentials helper failed",u.Du),s=>s.kind==="version"?{message:`the file name ${s.path} ends with an invalid version, which makes the clients panic`,help:`\
name it terraform-credentials-${s.name}, or add a version such as _v1.0.0`,affects:[s.client]}:{message:`credentials helper ${s.name}: ${s.why}`,help:'run the p\
rogram with "get" and the host: it must print {"token": "\u2026"} and exit with 0; without it discovery works, but init fails to install providers'}),l=10,a=(0,h.
lS)((0,h.lm)("services-forced","A host block replaces service discovery",["terraform","opentofu"]),({host:s,at:i})=>({message:`the host block at ${i} defines th\
e services of ${s}; the host's own discovery document is not used`,help:`remove the host block at ${i} to use the discovery document of ${s}`})),r=(0,h.lS)((0,h.
lm)("services-forced-differ","A host block and the discovery document differ",["terraform","opentofu"]),({host:s,at:i,services:n})=>({message:`the host block at\
 ${i} and the discovery document of ${s} differ in ${(0,M.XT)(n,l)}`,help:"update the host block or remove it; machines without it use other services"}))}),3534:((ke,_,e)=>{
e.r(_),e.d(_,{credentialsDiffer:()=>a,credentialsEmpty:()=>E,credentialsMalformed:()=>m,credentialsMissing:()=>i,credentialsNearMiss:()=>y,credentialsOtherHost:()=>v,
credentialsRejected:()=>s,credentialsShort:()=>l,credentialsUnused:()=>g,documentUnauthorized:()=>f});var d=e(1064),u=e(1831),t=e(2713),M=e(4e3),h=e(5799);const E=(0,h.
lS)((0,h.$e)("credentials-empty","Token is empty",d.Du),({source:c})=>({message:`the token from ${c} is empty`,help:"check the name of the secret and that this \
workflow can read it: GitHub replaces a missing secret with an empty string"})),S={"control character":{has:"contains a line break or another control character,\
 which no client can send",help:"store the token again without the line break at its end"},bearer:{has:'begins with "Bearer ", which the clients add a second ti\
me',help:'store only the part after "Bearer "'},quotes:{has:"is enclosed in quotation marks, which are sent with it",help:"store the token without the quotation\
 marks"},"outer white space":{has:"begins or ends with white space, which is sent with it",help:"store the token without the white space around it"},"inner whit\
e space":{has:"contains white space",help:"check whether two values were pasted together"},"not ASCII":{has:"contains characters beyond ASCII, which many server\
s misread",help:"copy the token again: a hyphen or quotation mark may have been replaced"}},m=(0,h.lS)((0,h.z3)("credentials-malformed","Malformed token",d.Du),
({source:c,slip:o})=>({message:`the token from ${c} ${S[o].has}`,help:S[o].help,...o==="control character"?{}:{severity:"warning"}})),l=(0,h.lS)((0,h.$e)("crede\
ntials-short","Token is too short to be redacted"),({source:c})=>({message:`the token from ${c} has fewer than ${t.I} characters and is not redacted where a ser\
ver repeats it`,help:"check whether the stored value is the whole token; store it again or create a longer one"})),a=(0,h.lS)((0,h.lm)("credentials-differ","Cli\
ents use different tokens"),({host:c,first:o,other:O})=>({message:`for host ${(0,u.nx)(c)}, ${r(o)} and ${r(O)}`,help:`set the token for both clients in ${(0,u.
fK)(c)[0]??"tokens"} or tokens, or set dialect to one client; this check uses the first token`})),r=({client:c,source:o})=>o===null?`${d.bB[c]} finds no token`:
`${d.bB[c]} uses the token from ${o}`,s=(0,h.lS)((0,h.$e)("credentials-rejected","Token was rejected"),({host:c,status:o,source:O})=>({message:`host ${(0,u.nx)(
c)} returned ${o} for the token from ${O}`,help:`check that the token is complete, has not expired and may read this host: curl -i -H "Authorization: Bearer $TO\
KEN" ${(0,u.cu)(c)}; then store a new one in the same place`})),i=(0,h.lS)((0,h.$e)("credentials-missing","Token is missing"),({host:c,service:o,isFork:O,searched:$,
notRead:C})=>{const A=(0,u.nx)(c),w=`host ${A} requires a token${o===null?"":` for ${o}`}`;if(O)return{message:`${w}, and secrets are withheld from pull request\
s of forks`,help:"this pull request needs no change; run the check where the secret is available, for example on the main branch",severity:"notice"};const[U=""]=(0,u.
fK)(c),J=C.length===0?"":`; not read: ${C.join(", ")}`;return{message:`${w}, and none was found (searched: ${$.join(", ")}${J})`,help:`add the line "${A}=\${{ se\
crets.REGISTRY_TOKEN }}" to the tokens input, or "${U}: \${{ secrets.REGISTRY_TOKEN }}" to env; outside GitHub ${n(U)}`}}),n=c=>/^\w+$/.test(c)?`export ${c}=\u2026`:
`env '${c}=\u2026' terraform init`,y=(0,h.lS)((0,h.$e)("credentials-near-miss","Token variable has a similar name"),({host:c,variable:o,why:O,write:$})=>({message:`${o}\
 seems to be meant for host ${(0,u.nx)(c)}, but ${O}`,help:`rename it to ${$}: ${n($)}`})),v=(0,h.lS)((0,h.$e)("credentials-other-host","Token is for another ho\
st",d.Du),({host:c,other:o,source:O,service:$,isSent:C,isNotice:A})=>({message:`the clients do not send the token for ${o} from ${O} ${$===null?`after the redir\
ect of ${c}`:`to ${$} of host ${c}`}: they send ${C?`the token of ${c}`:"none"}`,help:$===null?`make the discovery document of ${c} public, or serve it at ${c} \
itself`:`set the token for ${c}, and the clients send it to ${o}`,...A?{severity:"notice",affects:[]}:{}})),g=(0,h.lS)((0,h.lm)("credentials-unused","Token for \
a host that is not checked"),({host:c})=>({message:`the tokens input has a token for host ${(0,u.nx)(c)}, which is not checked`,help:"write the host as in the f\
iles, including its port, or remove the line"})),f=(0,h.lS)((0,h.z3)("document-unauthorized","Discovery requires valid credentials",d.zK),({host:c,token:o,challenge:O,
...$})=>{const C=o==="sent"?"rejected the given authentication credentials":"requires authentication credentials",A=O===null?"":`, and asks for ${O} authenticat\
ion`;return{message:`host ${c} ${C}: ${(0,M._r)($)}${A}`,help:(0,M.NM)($.page,c,b(c,o,$.status,O))}}),D="make the discovery document public";function b(c,o,O,$){
const C=(0,M.qZ)(c);if($!==null)return{operator:`exempt /.well-known/terraform.json from ${$} authentication`,guest:C,note:"the clients send Bearer tokens only,\
 so no token helps"};switch(o){case"sent":{const A="check that the token is for this host, complete and not expired";return O===403?{operator:A,user:A,guest:C}:
{operator:A,user:A}}case"none":{const A=`add a token to \`tokens\` (${c}=\u2026) or set a TF_TOKEN_ variable`;return{operator:`${A}, or ${D}`,user:A,guest:C}}case"\
dropped":return{because:"the token was not sent there because it does not follow a redirect to another host",operator:`configure ${c} to respond itself, or ${D}`};case"\
withheld":return{because:"the token was not sent there because the clients would send it in clear text",operator:"redirect to an https URL"}}}}),863:((ke,_,e)=>{
e.r(_),e.d(_,{documentAbsent:()=>g,documentEncoding:()=>r,documentHeaders:()=>a,documentIncomplete:()=>i,documentNotJson:()=>n,documentNotObject:()=>y,documentSize:()=>l,
documentStatus:()=>h,documentType:()=>m});var d=e(1064),u=e(4e3),t=e(5799);const M='serve a JSON object of service ids, such as {"modules.v1":"/v1/modules/"}',h=(0,t.
lS)((0,t.z3)("document-status","Unexpected HTTP status",d.zK),({location:f,retryAfter:D,transient:b,asked:c,...o})=>{const{page:O,status:$}=o,C=(A,w)=>({message:`${(0,u.
_r)(o)}${A}; expected 200 or 404`,help:(0,u.NM)(O,c,w)});if($>=300&&$<400)return f?C(", which clients do not follow",(0,t.C)("redirect with 301, 302, 303, 307 o\
r 308")):C(" without a Location header",(0,t.C)("add a Location header to the redirect"));if($===429){const A=D===null?"":` (Retry-After: ${(0,u.dh)(D,E)})`;return{
...C(A,S),help:S}}return b?C("",{operator:"check the host and any proxy in front of it",user:"wait and run the check again, and check any proxy of this network",
guest:(0,u.B9)(c)}):C("",{operator:"return the discovery document, or 404 if the host has no services",user:(0,u.Wt)([]),guest:(0,u.qZ)(c)})}),E=40,S={because:"\
the host limits the requests of this machine or of its network",operator:"raise the limit for /.well-known/terraform.json, or send fewer requests at once (`conc\
urrency`, parallel jobs)",user:"wait, send fewer requests at once (`concurrency`, parallel jobs), or use a runner with an address of its own, because hosted run\
ners share theirs"},m=(0,t.lS)((0,t.z3)("document-type","Wrong Content-Type",d.Du),({url:f,page:D,asked:b,contentType:c,malformed:o})=>{const $=c===""?"has no C\
ontent-Type":`has ${o?"a malformed Content-Type":"Content-Type"} "${(0,u.dh)(c)}"`;return{message:`${f} ${$}; expected "application/json"`,help:(0,u.NM)(D,b,(0,t.
C)("serve the discovery document with Content-Type: application/json","most servers send it for a file named terraform.json"))}}),l=(0,t.lS)((0,t.z3)("document-\
size","Discovery document is too large",d.Du),({url:f,page:D,asked:b,bytes:c,limit:o,isPadding:O=!1})=>O?{message:`${f} has more than ${o} bytes; what exceeds t\
he limit is white space`,help:(0,t.C)("remove the white space at the end of the document"),severity:"warning"}:{message:`${f} has ${c??`more than ${o}`} bytes, \
limit ${o}`,help:(0,u.NM)(D,b,(0,t.C)("check what is served at this URL","a discovery document only maps service ids to URLs"))}),a=(0,t.lS)((0,t.z3)("document-\
headers","Response headers are too large",d.zK),({host:f})=>({message:`${f} sent more than 256 KiB of response headers`,help:(0,t.C)("look for a header or cooki\
e that grows with each request")})),r=(0,t.lS)((0,t.z3)("document-encoding","Discovery document cannot be decompressed",d.Du),f=>"host"in f?{message:`${f.host} \
sent a discovery document that is not gzip, with Content-Encoding: gzip`,help:(0,t.C)("remove the Content-Encoding header, or compress the document")}:{message:`${f.
url} has Content-Encoding "${(0,u.dh)(f.encoding)}", which the clients do not decompress`,help:(0,u.NM)(f.page,f.asked,(0,t.C)("configure the server, and any pr\
oxy in front of it, to respect Accept-Encoding: gzip"))}),s={closed:"closed the connection in the middle of its response",length:"sent a discovery document of a\
nother length than its Content-Length",gzip:"sent a gzip document that is cut off"},i=(0,t.lS)((0,t.z3)("document-incomplete","Discovery document is incomplete",
d.zK),({host:f,why:D})=>({message:`${f} ${s[D]}`,help:(0,t.C)("look for a server that crashes while it responds, or a proxy that changes the body")})),n=(0,t.lS)(
(0,t.z3)("document-not-json","Discovery document is not valid JSON",d.zK),({url:f,page:D,asked:b,why:c,advice:o})=>({message:`${f} is not valid JSON: ${(0,u.dh)(
c)}`,help:(0,u.NM)(D,b,(0,t.C)(o??M))})),y=(0,t.lS)((0,t.z3)("document-not-object","Discovery document is not a JSON object",d.zK),({url:f,page:D,asked:b,why:c})=>({
message:`${f} is not a JSON object: ${(0,u.dh)(c)}`,help:(0,u.NM)(D,b,(0,t.C)(M))})),v=20,g=(0,t.lS)((0,t.z3)("document-absent","Host has no discovery document",
d.zK),({host:f,url:D,why:b,required:c,clientErrors:o})=>{const O=c.length===0?"at least one service":c.join(", "),$=b==="status"?`has no discovery document (${D}\
 returned 404)`:"has the discovery document `null`, which offers no services",C=o.slice(0,v).map(A=>`"${A}"`).join(", ");return{message:`host ${f} ${$}; require\
d: ${O}`,help:{operator:"serve /.well-known/terraform.json at the root of the host",user:(0,u.Wt)(c),guest:(0,u.qZ)(f),...C===""?{}:{note:`the clients print ${C}`}}}})}),
7052:((ke,_,e)=>{e.r(_),e.d(_,{fileLimit:()=>i,fileOutside:()=>a,fileSyntax:()=>h,fileUnreadable:()=>l,nothingToCheck:()=>s});var d=e(1064),u=e(4e3),t=e(5143),M=e(
5799);const h=(0,M.lS)((0,M.$e)("file-syntax","File has a syntax error",d.Du),({error:n,file:y})=>({message:n??"the file is not valid UTF-8",help:(0,t.Zl)(y)?void 0:
"fix the file, or list it in `exclude` if it is invalid on purpose"})),E={file:"the file cannot be read",directory:"the directory cannot be read",link:"the targ\
et of the link cannot be read",scan:"the path in `scan` cannot be read","special-file":"this is not a regular file; it is not read","link-to-special-file":"the \
target of the link is not a regular file; it is not read"},S={ENAMETOOLONG:"shorten the path, or list it in `exclude`",ENOENT:"rename it if its name is not vali\
d UTF-8, or list it in `exclude`"},m={file:"correct the permissions, or list the file in `exclude`",directory:"correct the permissions, or list the directory in\
 `exclude`",link:"correct or remove the link, or list it in `exclude`",scan:"correct `scan`, and check that the repository is checked out","special-file":"remov\
e it, or list it in `exclude`","link-to-special-file":"remove the link, or list it in `exclude`"},l=(0,M.lS)((0,M.$e)("file-unreadable","File cannot be read"),n=>({
message:"code"in n?`${E[n.what]}: ${n.code}`:E[n.what],help:(n.what==="file"||n.what==="directory"?S[n.code]:void 0)??m[n.what]})),a=(0,M.lS)({code:"file-outsid\
e",title:"Link points outside the checkout",severity:"warning",affects:[]},()=>({message:"the link points outside the checkout and is not followed",help:"move t\
he file into the repository, or name its directory in `scan`"})),r=3,s=(0,M.lS)({code:"nothing-to-check",title:"Nothing to check",severity:"error",affects:[]},({
scan:n,hasHostnames:y})=>{const f=`found no Terraform or OpenTofu files in ${n.every(b=>b===".")?"this directory":`\`scan\` (${(0,u.XT)(n,r)})`}`,D="check out t\
he repository first (in a workflow: actions/checkout)";return y?{message:`${f}; only \`hostnames\` was checked`,help:`${D}, or correct \`scan\``,severity:"warni\
ng"}:{message:`${f}, and \`hostnames\` is not set`,help:`${D}, correct \`scan\` or \`exclude\`, or set \`hostnames\``}}),i=(0,M.lS)((0,M.$e)("file-limit","Part \
of the repository exceeds a limit"),n=>{switch(n.kind){case"size":return{message:`the file ${(0,u.mP)(n)}`,help:"split the file, or list it in `exclude`"};case"\
depth":return{message:`directories nested deeper than ${n.max} levels are not scanned`,help:"list this directory in `exclude`"};case"files":return{message:`ther\
e are more than ${n.max} files; this directory and the following ones are not scanned`,help:"scan fewer directories with `scan` or `exclude`"};case"directory":return{
message:`the directory has more than ${n.max} files; the files after them are not scanned`,help:"split the directory, or list files in `exclude`"};case"parts":return{
message:`the file has more than ${n.max} blocks, arguments and values; the rest is not read`,help:"split the file, or list it in `exclude`"};case"module-usages":
return{message:`the files of this directory use more than ${n.max} modules and providers; the rest of this file and the files after it are not scanned`,help:"sp\
lit the directory, or list files in `exclude`"};case"usages":return{message:`the scan found more than ${n.max} usages of hosts; this directory and the following\
 ones are not scanned`,help:"scan fewer directories with `scan` or `exclude`"};case"roots":return{message:`the root modules have more than ${n.max} modules in a\
ll; the constraints of this root module and the following ones are not checked`,help:"list the directories in which `init` runs in `roots`"};case"problems":return{
message:`there are more than ${n.max} problems in files; ${n.omitted} are not reported`,help:"fix the reported problems first, or scan fewer files with `scan` o\
r `exclude`"};case"time":return{message:`${(0,u.Cw)(n.stopped)} after reading ${n.files} files; this directory and the following ones are not scanned, so hosts \
may be missing`,help:"scan fewer directories with `scan` or `exclude`, or raise `deadline-seconds`"}}})}),960:((ke,_,e)=>{e.r(_),e.d(_,{hostProtocol:()=>i,hostRecovered:()=>v,
hostSlow:()=>y,hostTimeout:()=>s,hostUnknown:()=>h,hostUnreachable:()=>S});var d=e(1064),u=e(4e3),t=e(5799);const M={"no-such-host":"does not resolve: no such h\
ost","no-answer":"could not be looked up: the DNS server did not respond","server-failed":"could not be looked up: the DNS server reported a failure"},h=(0,t.lS)(
(0,t.z3)("host-unknown","Hostname does not resolve",d.zK),({host:g,why:f})=>({message:`${g} ${M[f]}`,help:f==="no-such-host"?"check the spelling, and that this \
machine can resolve the name":"check the DNS resolver of this machine, then run the check again"})),E={refused:"refused the connection",closed:"closed the conne\
ction without a response","no-host-route":"is unreachable: no route to the host","no-network-route":"is unreachable: no route to its network"},S=(0,t.lS)((0,t.z3)(
"host-unreachable","Host is unreachable",d.zK),({host:g,error:f})=>typeof f=="object"&&"proxy"in f?{message:`${g} is unreachable: ${f.proxy}`,help:"check that t\
he host is up, that the proxy can reach it, and HTTPS_PROXY and NO_PROXY"}:{message:`${g} ${m(f)}`,help:{operator:"check that the host is up, and that a firewal\
l lets this machine connect to it",user:"check that a firewall or proxy lets this machine connect to it",guest:`check that a firewall or proxy lets this machine\
 connect to it; otherwise ${(0,u.B9)(g)}`}});function m(g){return typeof g=="string"?E[g]:"stream"in g?`aborted its HTTP/2 response (${g.stream})`:"session"in g?
`aborted the HTTP/2 connection (${g.session})`:`is unreachable (${g.code})`}const l={lookup:{failed:"could not be looked up: the DNS server did not respond",help:"\
check the DNS resolver of this machine"},connection:{failed:"did not accept a connection",help:"check that the host is up, and that a firewall does not drop pac\
kets from this machine"},response:{failed:"did not respond",help:""},body:{failed:"did not finish its response",help:""}},a="serve the document as a static file",
r=({asks:g})=>g==="document"?a:"find out what the server waits for, such as its storage",s=(0,t.lS)((0,t.z3)("host-timeout","Host does not respond in time",d.zK),
g=>{if(g.phase==="complete")return{message:`${g.host} took ${(0,u.YA)(g.tookMs)} to return its discovery document; ${(0,u.Af)(g.releases)}`,help:(0,t.C)(a),affects:[
...new Set(g.releases.map(({client:c})=>c))]};const{failed:f,help:D}=l[g.phase],b=g.limitMs===null?"in time":`within ${(0,u.YA)(g.limitMs)}`;return{message:`${g.
host} ${f} ${b}`,help:D||{operator:r(g),guest:(0,u.B9)(g.host)}}}),i=(0,t.lS)((0,t.z3)("host-protocol","Host does not speak HTTP",d.zK),({host:g,error:f})=>({message:`\
the response of ${g} is not valid HTTP (${f})`,help:{operator:"check that the port serves HTTP, and the headers that the server and its load balancer send",user:"\
check the port in the address"}})),n={lookup:"the DNS lookup",connection:"the connection",tls:"the TLS handshake",response:"the wait for the response",rest:"the\
 rest, such as the body,"},y=(0,t.lS)((0,t.$e)("host-slow","Host is slow"),({host:g,phase:f,tookMs:D,limitMs:b,...c})=>{const o=`(limit ${(0,u.YA)(b)}); ${n[f.name]}\
 took ${(0,u.YA)(f.ms)}`;return"url"in c?{message:`${c.url} took ${(0,u.YA)(D)} to answer ${o}`,help:(0,t.C)(r({asks:"answer"}))}:{message:`${g} took ${(0,u.YA)(
D)} to return its discovery document ${o}`,help:(0,t.C)(a,(0,u.Af)(c.releases))}}),v=(0,t.lS)((0,t.lm)("host-recovered","Discovery succeeded after a retry"),({host:g,
attempts:f,failure:D,releases:b})=>({message:`discovery of ${g} succeeded at attempt ${f}; the first attempt failed: ${D}`,help:(0,t.C)("find out why the host f\
ails intermittently",b.length===0?"init succeeded, because the CLI retries discovery":`init with ${(0,u.eZ)(b)} would have failed`)}))}),9209:((ke,_,e)=>{e.r(_),
e.d(_,{redirectInsecure:()=>m,redirectInvalid:()=>l,redirectLimit:()=>E,redirectLoop:()=>S,redirectNested:()=>a});var d=e(1064),u=e(4e3),t=e(5799);const M=({url:r,
asks:s})=>`configure ${r} to return ${s==="document"?"the document":"its answer"}`,h=r=>(0,t.C)(`${M(r)}, or to redirect straight to it`),E=(0,t.lS)((0,t.z3)("r\
edirect-limit","Too many redirects",d.Du),({redirects:r,clients:s,limits:i,...n})=>{const y=s.map(v=>`${d.bB[v]} follows ${i[v]}`);return{message:`${n.url} redi\
rects ${r} times; ${y.join(", ")}`,help:h(n),affects:s}}),S=(0,t.lS)((0,t.z3)("redirect-loop","Redirect loop",d.zK),({url:r,asks:s,to:i})=>({message:`the redire\
cts of ${r} lead back to ${i}`,help:(0,t.C)(M({url:r,asks:s}))})),m=(0,t.lS)((0,t.$e)("redirect-insecure","Redirect to plain HTTP",d.Du),({url:r,to:s,exposesToken:i})=>({
message:`${r} redirects to ${s}, which is not https${i?"; Terraform and OpenTofu send the token there in clear text (this check did not)":""}`,help:(0,t.C)("red\
irect to an https URL")})),l=(0,t.lS)((0,t.z3)("redirect-invalid","Invalid redirect",d.zK),({redirect:r,url:s,why:i})=>({message:`the redirect ${r} ${s} cannot \
be followed: ${(0,u.dh)(i)}`,help:(0,t.C)("redirect to an https URL")})),a=(0,t.lS)((0,t.lm)("redirect-nested","More than one redirect"),({url:r,redirects:s})=>({
message:`${r} redirects ${s} times; the protocol only requires clients to follow 1 redirect`,help:h({url:r,asks:"document"})}))}),3410:((ke,_,e)=>{e.r(_),e.d(_,
{cloudOrganization:()=>a,cloudToken:()=>E,cloudVersion:()=>S,cloudWorkspace:()=>r,cloudWorkspaceMissing:()=>s});var d=e(1064),u=e(1831),t=e(9562),M=e(4e3),h=e(5799);
const E=(0,h.lS)((0,h.z3)("cloud-token","Token for the cloud block or remote backend is missing",d.Du),({host:i,service:n,isFork:y,searched:v,notRead:g})=>{const f=(0,u.
nx)(i),b=`${n===t.OZ?"the cloud block":"the remote backend"} requires a token for ${f}`;if(y)return{message:`${b}, and secrets are withheld from pull requests o\
f forks`,help:"this pull request needs no change; run the check where the secret is available, for example on the main branch",severity:"notice"};const c=g.length===
0?"":`; not read: ${g.join(", ")}`,[o=""]=(0,u.fK)(i);return{message:`${b}, and none was found (searched: ${v.join(", ")}${c})`,help:`add the line "${f}=\${{ sec\
rets.REGISTRY_TOKEN }}" to the tokens input, or set ${o}; outside GitHub, run \`terraform login ${f}\` or \`tofu login ${f}\``}}),S=(0,h.lS)((0,h.z3)("cloud-ver\
sion","API is too old for the cloud block",d.Du),({url:i,version:n})=>({message:`${i} returned ${n===null?"no TFP-API-Version":`TFP-API-Version ${(0,M.dh)(n)}`}\
; the cloud block requires 2.5 or later`,help:{operator:"update Terraform Enterprise, or configure the proxy in front of it to keep the header",user:'check `hos\
tname`, or use `backend "remote"` instead of `cloud`'}})),m=i=>"why"in i?`the response of ${i.url} ${(0,M.dh)(i.why)}`:(0,M._r)({...i,page:null}),l=(i,n,y)=>"st\
atus"in i&&[401,403,404].includes(i.status)?y:(0,h.C)(`check the logs of ${n}, and that the URL of the service is that of its API`),a=(0,h.lS)((0,h.z3)("cloud-o\
rganization","Organization cannot be read",d.Du),i=>{const{host:n,organization:y,source:v}=i;return{message:`the organization ${y} at ${n} cannot be read: ${m(i)}`,
help:l(i,n,`check the name of the organization, and that the token from ${v} is valid and belongs to a member`)}}),r=(0,h.lS)((0,h.z3)("cloud-workspace","Worksp\
ace cannot be read",d.Du),i=>{const{host:n,organization:y,workspace:v}=i;return{message:`the workspace ${v} of ${y} at ${n} cannot be read: ${m(i)}`,help:l(i,n,
"check that the token may read the workspace")}}),s=(0,h.lS)((0,h.lm)("cloud-workspace-missing","Workspace does not exist"),({host:i,organization:n,workspace:y})=>({
message:`${n} at ${i} has no workspace ${y} that the token may read; init would create it`,help:"no change is required if the workspace is new; otherwise correc\
t its name"}))}),793:((ke,_,e)=>{e.r(_),e.d(_,{loginAuthzInvalid:()=>v,loginAuthzMissing:()=>y,loginClientEmpty:()=>r,loginClientMissing:()=>a,loginGrantTypesInvalid:()=>s,
loginGrantTypesUnknown:()=>n,loginGrantTypesUnsupported:()=>i,loginPortsCount:()=>D,loginPortsIgnored:()=>O,loginPortsOrder:()=>c,loginPortsRange:()=>b,loginPortsSingle:()=>o,
loginScopesIgnored:()=>C,loginScopesInvalid:()=>$,loginTokenInvalid:()=>f,loginTokenMissing:()=>g,loginType:()=>l,loginUrlPort:()=>A});var d=e(1064),u=e(4e3),t=e(
5799);const M=5;function h(w){if(!Array.isArray(w))return E(w);const U=w.length>M?", \u2026":"";return`[${w.slice(0,M).map(E).join(", ")}${U}]`}function E(w){return w===
void 0?"missing":typeof w=="object"&&w!==null?(0,u.go)(w):(0,u.dh)(JSON.stringify(w))}const S=(w,U)=>`is ${h(w)}${w===void 0?"":`, not ${U}`}`,m=(w,U)=>`"${U}" \
in login.v1 of host ${w}`,l=(0,t.lS)((0,t.z3)("login-type","login.v1 is not an object",d.Du),({host:w,value:U,why:J})=>({message:`login.v1 of host ${w} is ${(0,u.
go)(U)}, not an object`,help:(0,t.C)('set login.v1 to an object with "client", "authz" and "token"',`the clients print "${J}"`)})),a=(0,t.lS)((0,t.z3)("login-cl\
ient-missing","login.v1 has no client",d.Du),({host:w,value:U})=>({message:`${m(w,"client")} ${S(U,"a string")}`,help:(0,t.C)('set "client" to the OAuth client \
ID, for example "terraform-cli"')})),r=(0,t.lS)((0,t.$e)("login-client-empty","login.v1 has an empty client",d.Du),({host:w})=>({message:`${m(w,"client")} is an\
 empty string`,help:(0,t.C)('set "client" to the OAuth client ID that the authorization server expects')})),s=(0,t.lS)((0,t.z3)("login-grant-types-invalid","gra\
nt_types in login.v1 is not an array",d.Du),({host:w,value:U})=>({message:`${m(w,"grant_types")} ${S(U,"an array of strings")}`,help:(0,t.C)('set "grant_types" \
to ["authz_code"], or remove it')})),i=(0,t.lS)((0,t.z3)("login-grant-types-unsupported","login.v1 has no usable grant type",d.Du),({host:w,value:U})=>({message:`${m(
w,"grant_types")} is ${h(U)}, which contains no supported grant type`,help:(0,t.C)('add "authz_code" to "grant_types"')})),n=(0,t.lS)((0,t.lm)("login-grant-type\
s-unknown","login.v1 has unknown grant types"),({host:w,value:U})=>({message:`${m(w,"grant_types")} is ${h(U)}; the clients know "authz_code" and "password" onl\
y`,help:(0,t.C)('remove the unknown grant types; move scopes to "scopes"')})),y=(0,t.lS)((0,t.z3)("login-authz-missing","login.v1 has no authz URL",d.Du),({host:w,
value:U})=>({message:`${m(w,"authz")} ${S(U,"a string with a URL")}`,help:(0,t.C)('set "authz" to the URL of the authorization endpoint')})),v=(0,t.lS)((0,t.z3)(
"login-authz-invalid","authz URL in login.v1 cannot be used",d.Du),({host:w,why:U})=>({message:`${m(w,"authz")}: ${(0,u.dh)(U)}`,help:(0,t.C)('set "authz" to an\
 https:// URL without user name, or to a path that starts with a slash')})),g=(0,t.lS)((0,t.z3)("login-token-missing","login.v1 has no token URL",d.Du),({host:w,
value:U})=>({message:`${m(w,"token")} ${S(U,"a string with a URL")}`,help:(0,t.C)('set "token" to the URL of the token endpoint')})),f=(0,t.lS)((0,t.z3)("login-\
token-invalid","token URL in login.v1 cannot be used",d.Du),({host:w,why:U})=>({message:`${m(w,"token")}: ${(0,u.dh)(U)}`,help:(0,t.C)('set "token" to an https:\
// URL without user name, or to a path that starts with a slash')})),D=(0,t.lS)((0,t.z3)("login-ports-count","ports in login.v1 is not two ports",d.Du),({host:w,
value:U})=>({message:`${m(w,"ports")} ${S(U,"exactly two elements")}`,help:(0,t.C)('set "ports" to the first and the last port, for example [10000, 10010]')})),
b=(0,t.lS)((0,t.z3)("login-ports-range","ports in login.v1 are out of range",d.Du),({host:w,value:U})=>({message:`${m(w,"ports")} is ${h(U)}; both must be whole\
 numbers from 1024 to 65535`,help:(0,t.C)('set "ports" to two numbers in this range, for example [10000, 10010]')})),c=(0,t.lS)((0,t.z3)("login-ports-order","po\
rts in login.v1 are in the wrong order",d.Du),({host:w,value:U})=>({message:`${m(w,"ports")} is ${h(U)}; the first port is greater than the last`,help:(0,t.C)("\
write the lower port first")})),o=(0,t.lS)((0,t.z3)("login-ports-single","ports in login.v1 is a range of one port",d.Du),({host:w,value:U})=>({message:`${m(w,"\
ports")} is ${h(U)}; the clients never use the last port, so none is left`,help:(0,t.C)('set "ports" to at least two ports, for example [10000, 10010]')})),O=(0,t.
lS)((0,t.$e)("login-ports-ignored","ports in login.v1 is not an array",d.Du),({host:w,value:U})=>({message:`${m(w,"ports")} ${S(U,"an array")}; the clients igno\
re it and use 1024 to 65535`,help:(0,t.C)('set "ports" to an array such as [10000, 10010], or remove it')})),$=(0,t.lS)((0,t.z3)("login-scopes-invalid","scopes \
in login.v1 contains a value that is not a string",d.Du),({host:w,value:U})=>({message:`${m(w,"scopes")} ${S(U,"an array of strings")}`,help:(0,t.C)('set "scope\
s" to an array of strings, or remove it')})),C=(0,t.lS)((0,t.$e)("login-scopes-ignored","scopes in login.v1 is not an array",d.Du),({host:w,value:U})=>({message:`${m(
w,"scopes")} ${S(U,"an array")}; the clients ignore it`,help:(0,t.C)('set "scopes" to an array of strings, or remove it')})),A=(0,t.lS)((0,t.$e)("login-url-port",
"Login URL has no port",d.Du),({host:w,endpoints:U})=>{const J=U.map(({name:he})=>`"${he}"`).join(" and "),[$e]=U,ee=U.length===1;return{message:`${J} in login.\
v1 of host ${w} ${ee?"names":"name"} no port, so a login uses port 443: ${$e?.url??""}`,help:(0,t.C)(`write a path that starts with a slash, or add :${$e?.port??
""} to the URL${ee?"":"s"}`)}})}),6697:((ke,_,e)=>{e.r(_),e.d(_,{hostAssumed:()=>m,hostGeneric:()=>l,hostNotAllowed:()=>E,hostNotChecked:()=>r,hostPrivateRedirect:()=>a});
var d=e(1064),u=e(4e3),t=e(5799);const M=({file:n,line:y})=>`${(0,u.dh)(n)}:${y}`,h=n=>n.map(y=>d.bB[y]).join(" and "),E=(0,t.lS)((0,t.z3)("host-not-allowed","H\
ost is not allowed",d.zK),n=>{const{host:y}=n,v=`add ${y} to \`allowed-hosts\``;if("service"in n){const{service:g,registry:f}=n;return{message:`${g} of ${f} is \
on ${y}, which is not in \`allowed-hosts\``,help:`use another registry, or ${v}`}}if("package"in n)return{message:`the package of ${n.package} is downloaded fro\
m ${y}, which is not in \`allowed-hosts\` and was not contacted`,help:`use another module or provider, or ${v}`};if("use"in n){const[g,f]=S[n.use];return{message:`${g}\
 ${y}, which is not in \`allowed-hosts\``,help:`use ${f}, or ${v}`}}if("implied"in n){const{place:g,clients:f}=n.implied;return{message:`host ${y} is not in \`al\
lowed-hosts\` and was not contacted; ${M(g)} names no host, and this is the default of ${h(f)}`,help:`name an allowed registry there, ${v}, or set \`dialect\` if \
you use another CLI`}}return{message:`host ${y} is not in \`allowed-hosts\` and was not contacted`,help:`use an allowed registry, or ${v}`}}),S={download:["the \
source is downloaded from","a source on an allowed host"],backend:["the HTTP backend uses","an allowed backend"]},m=(0,t.lS)((0,t.lm)("host-assumed","Default ho\
st of an assumed CLI was not contacted"),({host:n,place:y,clients:v})=>({message:`${n} was not contacted: ${M(y)} implies it as the default host of ${h(v)}, but\
 the CLI could not be detected`,help:"set `dialect` to `terraform` or `opentofu` to check the default hosts of that CLI"})),l=(0,t.lS)((0,t.lm)("host-generic","\
Generic hostname was not contacted"),({host:n})=>({message:`${n} is a generic hostname that stands for the host of the cloud or backend block; it was not contac\
ted`,help:"add the real host to `hostnames` to check it"})),a=(0,t.lS)((0,t.z3)("host-private-redirect","Redirect to a non-public address",d.zK),({host:n,address:y,
asks:v})=>y==="metadata"?{message:`${n} is the address of a cloud metadata service and was not contacted`,help:"remove the redirect or the address; metadata ser\
vices are never contacted"}:{message:`a public host ${v==="document"?"redirects":"leads"} to ${n}, which has a ${y} address and was not contacted`,help:`if ${v===
"document"?"the redirect":"that"} is intended, add that host to \`hostnames\` or \`resolve\``}),r=(0,t.lS)((0,t.z3)("host-not-checked","Host was not checked bef\
ore the check ended",d.zK),({host:n,stopped:y,isBegun:v,unchecked:g,total:f,slowest:D})=>({message:`${n} was not checked${v?" completely: its visit was under wa\
y when":":"} ${(0,u.Cw)(y)}, with ${g} of ${f} hosts not checked`,help:s[y.kind]+i(D)})),s={deadline:"raise `deadline-seconds` or `concurrency`, lower `timeout-\
seconds` or `retries`, or check fewer hosts",signal:"run the check again; if the job or step reached its own time limit, set `deadline-seconds` below that",crash:"\
run the check again, and report the crash"};function i(n){return n.length===0?"":`; most of the time went to hosts without a response: ${n.map(({host:v,tookMs:g})=>`${v}\
 (${(0,u.YA)(g)})`).join(", ")}`}}),5143:((ke,_,e)=>{e.d(_,{Az:()=>i,Ks:()=>t,Ts:()=>M,Zl:()=>a,_h:()=>h,n7:()=>r});var d=e(4e3);const u=2**14,t=u-1,M=({line:n,
column:y,endColumn:v})=>(n*u+Math.min(y,t))*u+Math.min(v-y,u-1);function h(n){const y=Math.floor(n/u),v=y%u;return{line:Math.floor(y/u),column:v,endColumn:v+n%u}}
const E=/^(__.*__|testdata([-_.].*)?|((unit|integration|acceptance|e2e)[-_.]?)?tests?|specs?|e2e|fixtures?|templates?|examples?|samples?|skeletons?|deprecated)$|[-_.](tests|testdata|fixtures?|examples?)$|^(test|cookiecutter)[-_.]?(data|fixtures?)?$|\{\{/i,
S=/(^|[-_])(env|envs|environments?|live|stages?|accounts?|deployments?)$/i,m=/(^|\/)tests\/[^/]*\.(tftest|tofutest)\.(hcl|json)$/;function l(n){const y=n.split(
"/").slice(0,m.test(n)?-2:-1);return y.find((v,g)=>E.test(v)&&!(v==="test"&&y.slice(0,g).some(f=>S.test(f))))}const a=n=>l(n)!==void 0;function r(n){const y=l(n);
return(y===void 0?n:`**/${y}`).replace(/[\\{}[\]?!()]/g,"?")}const s=3,i=(n,y)=>`${n===1?"1 finding is":`${n} findings are`} in tests, examples or templates, wh\
ere errors are warnings; to skip such files, set \`exclude\`: ${(0,d.XT)(y,s)}`}),5799:((ke,_,e)=>{e.d(_,{$e:()=>a,C:()=>t,lS:()=>s,lm:()=>r,oC:()=>u,pj:()=>E,z3:()=>l});
var d=e(6174);const u=["error","warning","notice"],t=(i,n)=>n===void 0?{operator:i}:{operator:i,note:n};function M({operator:i,user:n,guest:y},{role:v,host:g}){
const f=`ask the operator of ${g} to ${i}`;switch(v){case"operator":return i;case"user":return n===i?n:n===void 0?f:`${n}; if you run ${g}, ${h(i,n)}`;case"gues\
t":return y??n??f}}const h=(i,n)=>i.startsWith(`${n}, or `)?i.slice(n.length+5):i;function E(i,n){const{cures:y,...v}=i;return y===void 0?i:{...v,help:S(y,n)}}function S(i,n){
const{because:y,note:v}=i,g=y===void 0?"":`${y}: `,f=v===void 0?"":`; ${v}`;return g+M(i,n)+f}const m=i=>(n,y,v=[])=>({code:n,title:y,severity:i,affects:v}),l=m(
"error"),a=m("warning"),r=m("notice");function s(i,n){return Object.assign(v=>{const{help:g,...f}=n(v),D=i.code,b=(0,d._)(f.message),c={...i,code:D,usualSeverity:i.
severity,...f,message:b};return g===void 0?c:typeof g=="string"?{...c,help:(0,d._)(g)}:{...c,help:S(g,{role:"operator",host:""}),cures:g}},i)}}),9319:((ke,_,e)=>{
e.r(_),e.d(_,{serviceUrlCredentials:()=>h,serviceUrlCrossHost:()=>b,serviceUrlDoubleSlash:()=>o,serviceUrlEmpty:()=>E,serviceUrlInsecure:()=>D,serviceUrlInvalid:()=>M,
serviceUrlLooksLikeHost:()=>S,serviceUrlNoSlash:()=>m,serviceUrlOtherPort:()=>c,serviceUrlPrivate:()=>g,serviceUrlQuery:()=>a,serviceUrlRelative:()=>l,serviceUrlSame:()=>O});
var d=e(1064),u=e(4e3),t=e(5799);const M=(0,t.lS)((0,t.z3)("service-url-invalid","Service URL cannot be used",d.zK),({id:$,host:C,url:A,why:w})=>({message:A===null?
`${$} of host ${C}: ${(0,u.dh)(w)}`:`${$} of host ${C} is "${A}", which the clients cannot connect to: ${w}`,help:(0,t.C)(`set ${$} to an https:// URL, or to a \
path that starts with a slash`)})),h=(0,t.lS)((0,t.z3)("service-url-credentials","Service URL contains a user name",d.zK),({id:$,host:C,why:A})=>({message:`${$}\
 of host ${C}: ${A}`,help:(0,t.C)("remove the user name and password from the URL, or from the redirect that leads to the document","give tokens to the clients \
instead")})),E=(0,t.lS)((0,t.z3)("service-url-empty","Service URL is empty",d.zK),({id:$,host:C,url:A})=>({message:`${$} of host ${C} is an empty string, which \
resolves to the document itself: ${A}`,help:(0,t.C)(`set ${$} to the URL of the service, such as "/v1/${$.split(".")[0]}/", or remove it`)})),S=(0,t.lS)((0,t.z3)(
"service-url-looks-like-host","Service URL has no https://",d.zK),({id:$,host:C,value:A,why:w})=>({message:`${$} of host ${C} is "${A}", which is a path and not\
 a URL with a host`,help:(0,t.C)(`write "https://${A}" if a host is meant`,w===null?void 0:(0,u.zd)(w))})),m=(0,t.lS)((0,t.z3)("service-url-no-slash","Service U\
RL does not end with a slash",d.rG),({id:$,host:C,url:A,clients:w})=>{const U=w.map($e=>d.bB[$e]),J=A.slice(A.lastIndexOf("/")+1);return{message:`${$} of host ${C}\
 does not end with a slash: ${A}`,help:(0,t.C)("add the slash",`without it ${U.slice(0,-1).join(", ")} and ${U.at(-1)} replace "${J}" with the path that they ap\
pend`),affects:w}}),l=(0,t.lS)((0,t.$e)("service-url-relative","Service URL is relative to the document",["dependabot","renovate","terragrunt"]),({id:$,host:C,url:A})=>({
message:`${$} of host ${C} is a path without a leading slash: Terraform and OpenTofu resolve it to ${A}, other clients do not`,help:(0,t.C)("start the path with\
 a slash, or write the complete URL")})),a=(0,t.lS)((0,t.$e)("service-url-query","Service URL has a query",d.Du),({id:$,host:C})=>({message:`${$} of host ${C} h\
as a query, which the clients drop when they append a path`,help:(0,t.C)("move the content of the query into the path","never put a secret into the document")})),
r=10,s=3;function i({host:$,uses:C},A=["is","are"]){const w=Map.groupBy(C,({id:J})=>J),U=Array.from(w,([J,$e])=>{const ee=$e.flatMap(({endpoint:he})=>he??[]);return ee.
length===0?J:`${J} (${ee.join(", ")})`});return`${(0,u.XT)(U,r)} of host ${$} ${U.length===1?A[0]:A[1]}`}const n=({urls:$})=>(0,u.XT)($,s),y=({uses:$})=>d.zK.filter(
C=>$.some(({id:A})=>(0,d.SZ)(A).includes(C))),v={loopback:"on other machines",private:"outside of its network",reserved:"on the internet"},g=(0,t.lS)((0,t.z3)("\
service-url-private","Service URL has a non-public address",d.zK),$=>({message:`${i($)} at ${n($)}, which clients ${v[$.kind]} cannot reach`,help:(0,t.C)(`set t\
he external URL of the registry (also called base URL or public URL) to https://${$.host}`),affects:y($)})),f=[...d.Du,"dependabot"],D=(0,t.lS)((0,t.$e)("servic\
e-url-insecure","Service URL is not https",f),$=>{const C=$.uses.every(({endpoint:U})=>U!==null),A=C?"a login sends its token in clear text otherwise":`the clie\
nts send the token of ${$.host} there in clear text`,w=y($);return{message:`${i($)} not https: ${n($)}`,help:(0,t.C)($.uses.length===1?"use an https:// URL":"us\
e https:// URLs, for example by setting the external URL of the registry",C||$.hasToken?A:void 0),affects:f.filter(U=>w.includes(U))}}),b=(0,t.lS)((0,t.$e)("ser\
vice-url-cross-host","Service is on another host",["dependabot","renovate"]),$=>{const{host:C,name:A}=$,w=`${i($)} on another host: ${n($)}`,U=y($).includes("re\
novate");return $.hasToken&&U?{message:w,help:`give Dependabot and Renovate a token for ${A}; Terraform and OpenTofu send it the token of ${C}`}:{message:w,help:`\
where outgoing traffic is filtered, allow ${A} as well`,severity:"notice",affects:[]}}),c=(0,t.lS)((0,t.lm)("service-url-other-port","Service is on another port\
 of the host"),$=>({message:`${i($)} on another port of the same host: ${n($)}`,help:(0,t.C)(`check that clients can connect to this port; behind a proxy, set t\
he external URL of the registry to https://${$.host}`)})),o=(0,t.lS)((0,t.$e)("service-url-double-slash","Service URL has a double slash"),$=>({message:`${i($,[
"has","have"])} a double slash in the path: ${n($)}`,help:(0,t.C)("remove the slash at the end of the external URL of the registry")})),O=(0,t.lS)((0,t.$e)("ser\
vice-url-same","Two services have the same URL"),$=>({message:`${i($,["has","have"])} the same URL: ${n($)}`,help:(0,t.C)("check both URLs","few registries serv\
e modules and providers below one URL, and a copied line is more likely")}))}),2847:((ke,_,e)=>{e.r(_),e.d(_,{serviceMissing:()=>m,serviceType:()=>a,serviceVersion:()=>l});
var d=e(1064),u=e(9562),t=e(4e3),M=e(5799);const h=20,E=({offered:r,leftOut:s})=>r.length===0?"is empty":`offers ${(0,t.XT)(r,h,s)}`;function S(r,s){const{id:i,
host:n,offered:y,block:v}=r,g=`the discovery document, which ${E(r)}`;if(v!==null)return`add ${i} to the \`host\` block at ${v}, which ${E(r)}`;if(i===u.xq&&s)return`\
configure a network mirror for the provider: Artifactory serves providers at https://${n}/artifactory/api/terraform/REPOSITORY/providers/ and offers no ${i}; th\
e discovery document ${E(r)}`;const f=(0,u.qE)(i)?y.find(b=>(0,u.OA)(b)===i):void 0,D=i===u.xq?`use a host that offers ${i}, or configure a network mirror for t\
he provider (\`provider_installation\`), the usual way with an artifact manager`:`use a host that offers ${i}`;return{operator:f===void 0?`add ${i} to ${g}`:`re\
name ${f} to ${i} in ${g}`,user:D}}const m=(0,M.lS)((0,M.z3)("service-missing","Service is not offered",d.zK),r=>r.id==="any"?{message:`host ${r.host} does not \
provide any service`,help:(0,M.C)(`add a service to the discovery document, which ${E(r)}`)}:{message:r.why,help:S(r,r.isArtifactory)}),l=(0,M.lS)((0,M.z3)("ser\
vice-version","Service is offered in another version",d.zK),r=>({message:r.why,help:r.isReadable?S(r,!1):`require an id of the form NAME.vN; the discovery docum\
ent ${E(r)}`})),a=(0,M.lS)((0,M.z3)("service-type","Service URL is not a string",d.zK),({id:r,host:s,value:i,why:n})=>({message:`${r} of host ${s} is ${(0,t.go)(
i)}, not a string with a URL`,help:(0,M.C)(`set ${r} to a URL such as "/v1/modules/"`,(0,t.zd)(n))}))}),8011:((ke,_,e)=>{e.r(_),e.d(_,{blockReserved:()=>v,blockUnsupported:()=>g,
hostDotlessModule:()=>b,hostIdnModule:()=>c,hostInvalid:()=>f,hostMissing:()=>D,sourceDynamic:()=>y,sourceInvalid:()=>l,sourceNearMiss:()=>a});var d=e(6174),u=e(
1064),t=e(4e3),M=e(5799);const h=120,E={"remote-in-test":["is a remote module source; Terraform tests accept local and registry modules only","use a local path \
or a registry address"],"white-space":["has white space at its beginning or end","remove the white space"],stack:["is not the address of a stack","write HOST/OR\
GANIZATION/PROJECT/STACK"],"locked-provider":["is not a complete provider address","write HOST/NAMESPACE/TYPE, or remove the block and run init again"],terragrunt:[
"is not a registry module","write tfr://HOST/NAMESPACE/NAME/SYSTEM"]},S={missing:["has no source","add `source`"],null:["has null as its source","set `source` t\
o an address"],"not-a-requirement":["is neither a version nor an object with a source",'write an object, such as { source = "NAMESPACE/TYPE", version = "~> 1.0"\
 }']};function m(o){switch(o.reason){case"rejected":{const{error:O,advice:$}=o;return{message:O,help:$??void 0}}case"missing":case"null":case"not-a-requirement":{
const[O,$]=S[o.reason];return{message:`${o.address} ${O}`,help:$}}case"remote-in-test":case"white-space":case"stack":case"locked-provider":case"terragrunt":{const[
O,$]=E[o.reason];return{message:`"${o.text}" ${O}`,help:$}}}}const l=(0,M.lS)((0,M.z3)("source-invalid","Source address is invalid",u.Du),m),a=(0,M.lS)((0,M.$e)(
"source-near-miss","Source address is probably a mistake",u.Du),o=>({message:o.host===null?`"${o.text}" is not read as a registry address`:`"${o.text}" is read \
as host ${o.host}`,help:o.advice})),r=4,s="to check its host, add the host to `hostnames` and set `scan: .`";function i(o){const O=o.slice(0,r).map(({text:A,from:w})=>`${A===
null?"not known":(0,t.dh)(A,h)} ${w??"by default"}`),$=o.length-O.length,C=$>0?`${$} more`:O.pop();return`${O.join(", ")} and ${C}`}function n(o){const{address:O,
argument:$,expression:C,candidates:A,refused:w}=o,U=(0,d.Q)((0,t.dh)(C,h)),J=`${$} of ${O} is ${U}`;if(w==="never")return{message:`${J}, which Terraform does no\
t evaluate`,help:`write the ${$} as a literal`};if(w!==null){const{variable:$e}=w;return{message:`${J}, and Terraform evaluates var.${$e} here only with \`const \
= true\``,help:`add \`const = true\` to variable "${$e}", which requires Terraform 1.15, or write the ${$} as a literal`}}return A.length>1?{message:`${J}, whic\
h is ${i(A)}`,help:s}:{message:`${J}, which is only known at init time`,help:s}}const y=(0,M.lS)((0,M.lm)("source-dynamic","Source address is only known at init\
 time"),n),v=(0,M.lS)((0,M.lm)("block-reserved","Block is reserved for a future version"),({block:o,parent:O})=>({message:`${o} is not allowed at the top level \
of a file; Terraform and OpenTofu reserve it for a future version`,help:`move it into a ${O} block`})),g=(0,M.lS)((0,M.z3)("block-unsupported","Block is not sup\
ported by this CLI",u.Du),({kind:o})=>{const{client:O,what:$}=u.$I[o];return{message:`${$} is supported by ${u.bB[O]} only`,help:O==="opentofu"?"remove it, move\
 it into a `.tofu` file, or correct `dialect`":"remove it, or correct `dialect`"}}),f=(0,M.lS)((0,M.z3)("host-invalid","Hostname is invalid",u.Du),o=>({message:`\
"${o.text}" is not a hostname: ${o.error}`,help:o.advice??void 0})),D=(0,M.lS)((0,M.z3)("host-missing","Hostname is missing",["opentofu"]),({block:o})=>({severity:"\
warning",message:`the ${o} has no hostname, and OpenTofu has no default`,help:o==="cloud block"?"add `hostname`, or set TF_CLOUD_HOSTNAME and list that host in \
`hostnames`":"add `hostname`"})),b=(0,M.lS)((0,M.z3)("host-dotless-module","Module host has no dot in its name",u.Du),({host:o,name:O})=>({message:`module sourc\
es cannot name host ${o}: must contain at least one dot`,help:`use a full name such as ${O}.localdomain; provider addresses accept the short name`})),c=(0,M.lS)(
(0,M.z3)("host-idn-module","Terraform cannot use modules from an internationalized host",["terraform"]),({host:o})=>({message:`Terraform cannot use modules from\
 host ${o}: it converts the name to punycode and then refuses punycode`,help:(0,M.C)("serve modules from a host with an ASCII name","OpenTofu 1.12 and later acc\
ept this one")}))}),6817:((ke,_,e)=>{e.r(_),e.d(_,{proxyRefused:()=>S,tlsExpired:()=>m,tlsExpiresSoon:()=>C,tlsNameMismatch:()=>D,tlsNotYetValid:()=>l,tlsPlainHttp:()=>$,
tlsProtocol:()=>O,tlsUntrusted:()=>g});var d=e(1064),u=e(4e3),t=e(5799);const M=({host:A,isLeaf:w})=>w?`the certificate of ${A}`:`an authority in the certificat\
e chain of ${A}`,h=A=>E(new Date(A).toISOString()),E=A=>A.slice(0,10),S=(0,t.lS)((0,t.z3)("proxy-refused","Proxy refused the request",d.zK),({host:A,reason:w})=>({
message:`${A} was not reached: ${w}`,help:"check HTTPS_PROXY, HTTP_PROXY and NO_PROXY, which Terraform and OpenTofu read too"})),m=(0,t.lS)((0,t.z3)("tls-expire\
d","TLS certificate has expired",d.zK),A=>({message:`${M(A)} expired on ${h(A.at)}`,help:(0,t.C)("renew the certificate and reload the server")})),l=(0,t.lS)((0,t.
z3)("tls-not-yet-valid","TLS certificate is not valid yet",d.zK),A=>({message:`${M(A)} is not valid before ${h(A.at)}`,help:"check the clock of this machine and\
 the start date of the certificate"})),a={leaf:"is signed by an unknown authority, or the host does not send the intermediate certificate",chain:"is signed by a\
n unknown authority",root:"is signed by an unknown authority that signed itself","self-signed":"is self-signed"},r="configure the host to send its whole chain, \
or set `ca-file` to the authority; Terraform and OpenTofu read SSL_CERT_FILE",s={"negative-serial":{says:"has a negative serial number, which Terraform and Open\
Tofu do not support",help:"issue it with a positive serial number"},"no-authority":{says:"issued a certificate and is not allowed to",help:"have it issued by an\
 authority: basicConstraints CA:TRUE, keyUsage keyCertSign"},"path-length":{says:"has more authorities below it than it allows (pathlen)",help:"have the certifi\
cate issued by a shorter chain, or by an authority with a larger pathlen"},usage:{says:"is not for servers (extendedKeyUsage)",help:"issue it with the extended \
key usage serverAuth"},constraints:{says:"does not permit all names in the certificate (nameConstraints)",help:"have it issued by an authority whose name constr\
aints permit all of its names"}},i=(A,w)=>({says:`has ${A}, which Terraform and OpenTofu do not support`,help:w}),n="issue it with another key: RSA, ECDSA on P-\
256, P-384 or P-521, or Ed25519",y="have it signed with SHA-256, SHA-384, SHA-512 or Ed25519";function v(A){switch(A.kind){case"unknown-authority":return{says:a[A.
sent],help:r};case"curve":return i(`a key on the curve ${A.curve}`,n);case"key":return i(`a key of the kind ${A.name}`,n);case"key-size":return i(`an RSA key of\
 ${A.bits} bits`,"issue it with a key of 2048 to 8192 bits");case"signature":return i(`a signature of the kind ${A.name}`,y);case"critical-extension":return i(`\
the critical extension ${A.id}`,"issue it without that extension");case"malformed":return{says:`is malformed (${A.part}); Terraform and OpenTofu cannot read it`,
help:"issue it with a program that follows RFC 5280"};case"negative-serial":case"no-authority":case"path-length":case"usage":case"constraints":return s[A.kind]}}
const g=(0,t.lS)((0,t.z3)("tls-untrusted","TLS certificate is not trusted",d.zK),({flaw:A,...w})=>{const{says:U,help:J}=v(A);return{message:`${M(w)} ${U}`,help:J}}),
f=3,D=(0,t.lS)((0,t.z3)("tls-name-mismatch","TLS certificate is for another name",d.zK),({host:A,names:w})=>({message:w.length===0?`the certificate of ${A} has \
no DNS name among its subject alternative names`:`the certificate of ${A} is for ${(0,u.XT)(w,f)}`,help:`issue a certificate that lists ${A} as a subject altern\
ative name, or use the name it is for`})),b={"not-tls":{says:"does not speak TLS on this port",help:"serve TLS on this port, or use the port that does"},"client\
-certificate":{says:"requires a client certificate",help:"allow requests for /.well-known/terraform.json without one; Terraform and OpenTofu cannot send it"},"u\
nknown-name":{says:"is not a name that the server knows (TLS alert unrecognized_name)",help:"add the name and its certificate to the TLS settings of the server \
or load balancer"}},c="enable TLS 1.3, or TLS 1.2 with suites such as ECDHE-RSA-AES128-GCM-SHA256";function o({kind:A,name:w}){switch(A){case"version":return{says:`\
offers no TLS version later than ${w.replace(/^TLSv1$/,"TLSv1.0").replace("v"," ")}`,help:"enable TLS 1.2 or later on the host"};case"cipher":return{says:`offer\
s only cipher suites that Terraform and OpenTofu do not support, such as ${w}`,help:c};case"group":return{says:`offers only key exchange groups that Terraform a\
nd OpenTofu do not support, such as ${w}`,help:"enable the group X25519 or P-256 on the host"}}}const O=(0,t.lS)((0,t.z3)("tls-protocol","TLS handshake failed",
d.zK),({host:A,error:w})=>{if(typeof w=="object"&&"code"in w)return{message:`the TLS handshake with ${A} failed (${w.code})`,help:"check the TLS settings of the\
 host, and that it has a certificate for this name"};const{says:U,help:J}=typeof w=="string"?b[w]:o(w);return{message:`${A} ${U}`,help:J}}),$=(0,t.lS)((0,t.z3)(
"tls-plain-http","Port serves plain HTTP",d.zK),({host:A})=>({message:`${A} serves plain HTTP on this port: server gave HTTP response to HTTPS client`,help:"ser\
ve TLS on this port, or use the port that does; discovery always uses https"})),C=(0,t.lS)((0,t.$e)("tls-expires-soon","TLS certificate expires soon"),({host:A,
days:w,expires:U})=>{const J=w===0?"today":w===1?"in 1 day":`in ${w} days`;return{message:`the certificate of ${A} expires ${J}, on ${E(U)}`,help:(0,t.C)("renew\
 the certificate; if it is renewed automatically, find out why that has not happened")}})}),4391:((ke,_,e)=>{e.d(_,{z6:()=>rt,IZ:()=>vt,wX:()=>gt,w5:()=>qe});var d=e(
6760),u=e(2971),t=e(4467),M=e(9461),h=e(3024),E=e(5143),S=e(5747);const m=200,l=50,a=32*1024*1024,r=4e3,s=1e3,i=1e6;function n(Z,ae,Te){const Ne=Map.groupBy(Z.filter(
y).slice(0,m),({file:ge})=>ge),De=[];let xe=0;for(const[ge,P]of[...Ne].slice(0,l)){const B=(0,d.join)(ae,ge),F=v(B);if(F===null||F.mtimeMs>Te+1)continue;if(xe+=
F.size,xe>a)break;const Q=(0,S.yR)(B);Q.ok&&De.push(...g(Q.text,P))}return De}const y=({column:Z,endColumn:ae})=>Z!==E.Ks&&Z<i&&ae>Z;function v(Z){try{return(0,h.
statSync)(Z)}catch(ae){return(0,S.Oj)(ae),null}}function g(Z,ae){const Te=[];let[Ne,De]=[1,Z.startsWith("\uFEFF")?1:0];for(const xe of ae.toSorted((ge,P)=>ge.line-
P.line)){for(;Ne<xe.line&&De>=0;Ne+=1)De=Z.indexOf(`
`,De)+1||-1;if(De<0)break;const ge=Z.indexOf(`
`,De),P=ge<0?Z.length:ge,B=P>De&&Z[P-1]==="\r";Te.push(...f(Z.slice(De,B?P-1:P),xe))}return Te}function f(Z,ae){const{column:Te,endColumn:Ne}=ae,De=Z.length<=r;
if(!De&&Ne-Te>s)return[];const xe=D(Z,Te-1,0);if(xe>=Z.length)return[];const ge=D(Z,Ne-Te,xe),[P,B]=De?[Z.slice(0,xe),Z.slice(ge)]:["",""];return[{place:ae,before:P,
literal:Z.slice(xe,ge),after:B,isWhole:De}]}function D(Z,ae,Te){let Ne=Te;for(let De=ae;De>0&&Ne<Z.length;De-=1)Ne+=(Z.codePointAt(Ne)??0)>65535?2:1;return Ne}var b=e(
6174),c=e(2161);function o(Z,ae){const{directory:Te,checkedAt:Ne,configs:De}=ae,xe=De.flatMap(pe=>pe.files),ge=new Set(xe.flatMap(({path:pe,shown:ve})=>[O(pe),ve])),
P=pe=>{const ve=O((0,d.resolve)(Te,pe));return!ge.has(pe)&&!ge.has(ve)&&$(pe)&&$(ve)},B=Z.filter(({file:pe})=>P(pe)),F=n(B,Te,Ne),Q=$e(F,ae.usages);return F.flatMap(
pe=>C(pe,Q.get(ee(pe.place))??null,ae))}function O(Z){const ae=(0,M.$)(Z);return ae.kind==="file"?ae.path:(0,d.resolve)(Z)}const $=Z=>(0,c.L8)((0,d.basename)(Z),
new Set,(0,d.basename)((0,d.dirname)(Z)))!==void 0;function C({place:Z,before:ae,literal:Te,after:Ne,isWhole:De},xe,{redact:ge,kept:P}){const B=ae+Te+Ne;return ge(
B,P)!==B?[]:De&&!J(B)?[{place:Z,before:ae,literal:Te,after:Ne}]:xe===null||w.test(xe)||!Te.includes(xe)?[]:[{place:Z,before:"\u2026 ",literal:(0,b._)(xe),after:"\
 \u2026"}]}const A=/token|secret|pass|pwd|credential|bearer|(?:api|access|account|auth|private|signing|ssh|storage)[-_ ]?key|signature|\bauth|@|\?|AKIA|BEGIN |\bgh[opsu]_|\bglpat-|\bxox/i,
w=/[\s"]/,U=/[\w+-]{20,}/g,J=Z=>A.test(Z)||(Z.match(U)??[]).some(ae=>/\d/.test(ae)&&/[a-z]/.test(ae)&&/[A-Z]/.test(ae));function $e(Z,ae){const Te=new Map(Z.map(
({place:De})=>[ee(De),De.file])),Ne=new Set(Te.values());return new Map(ae.filter(({place:De})=>Ne.has(De.file)&&Te.has(ee(De))).flatMap(({place:De,text:xe})=>xe===
null?[]:[[ee(De),xe]]))}const ee=({file:Z,line:ae,column:Te})=>`${ae}:${Te} ${Z}`;var he=e(1393),de=e(7052),ne=e(9664);function se(Z,{evidence:ae,versions:Te}){
if(Z.version!==null)return()=>Z.version;const Ne=ae.filter(({level:De,version:xe})=>De==="version-file"&&xe!==null);return(De,xe)=>Ne.some(P=>P.client===De&&te(
xe,(0,ne.jt)(P.place.file)))?Te[De]??null:null}const te=(Z,ae)=>ae===""||`${Z}/`.startsWith(`${ae}/`);var Ee=e(6195),we=e(7854),G=e(3152);const L=2e5;async function K({
usages:Z,notes:ae,scanned:Te,changed:Ne,dialect:De,settings:xe}){const{declared:ge,endedAt:P}=Te;if(Z.length===0&&![...ge].some(Pe=>"place"in Pe)&&xe.roots.length===
0)return{roots:[],notes:[]};const{rootsOf:F}=await e.e(353).then(e.bind(e,5353)),{Readings:Q,RootNotes:pe,textNotes:ve}=await Promise.all([e.e(917),e.e(203)]).then(
e.bind(e,1203)),{clients:Me,versions:Ue}=De,je=await q({usages:Z,declared:ge,clients:Me},xe,P===null),ze=[],We=[],st=new Q,tt=xe.dialect.name==="auto"?[]:Me,I=new pe(
{clients:Me,readings:st,upgrade:xe.upgrade,versionIn:se(xe.dialect,De)}),N=xe.depth!=="discovery";let V=0;for(const Pe of F(je,{changed:Ne,versions:Ue,hasCalls:N})){
if(V+=Pe.directories.length,V>L){We.push((0,we.YW)(Pe.directory,(0,de.fileLimit)({kind:"roots",max:L})));break}I.add(Pe),N&&ze.push(Pe)}const oe=[...ve(Z,ge,{...De,
readings:st,set:tt})].filter(({place:Pe})=>Ne===null||Ne.has(Pe.file)),ue=new Set(ae.flatMap(({problem:Pe,place:Ae})=>Pe.code==="lock-invalid"?Ae.file:[])),Oe=[
...oe,...I.notes()].filter(({place:Pe})=>!ue.has(Pe.file));return{roots:ze,notes:[...Oe,...We]}}async function q(Z,{roots:ae},Te){const{layoutsOf:Ne,unmatched:De}=await e.
e(353).then(e.bind(e,5353)),xe=ae.map(B=>({text:B,matches:(0,Ee.Ls)([B])})),ge=Ne({...Z,patterns:xe}),P=Te?De(ge,xe):[];if(P.length===0)return ge;throw new G.GN(
P.map(B=>`roots: no directory with configuration matches ${B}`))}async function x(Z,ae){return ae.every(({lockFile:Ne})=>Ne===null)?Z:(await e.e(862).then(e.bind(
e,3862))).withoutUnusedLocks(Z,ae)}function W(Z,ae,{depth:Te},Ne){if(Te==="discovery")return Z;const De=({kind:ge,workspace:P})=>ge==="cloud_default"?!!Ne.TF_CLOUD_HOSTNAME:
ge!=="backend_remote_default"||P?.organization===null,xe=new Set(ae.filter(ge=>!De(ge)).map(({place:ge})=>H(ge)));return Z.map(ge=>ge.problem.code==="host-missi\
ng"&&xe.has(H(ge.place))?{...ge,problem:{...ge.problem,severity:"error"}}:ge)}const H=({file:Z,line:ae,column:Te})=>`${Z}:${ae}:${Te}`;async function fe(Z,ae){if(Z===
null)return he.j7;const{judgeInit:Te}=await Promise.all([e.e(917),e.e(341),e.e(761)]).then(e.bind(e,5761));return Te(Z,ae)}var le=e(6897),Re=e(1831),Le=e(3592),
_e=e(2796),Ke=e(6763),Ge=e(8416),Qe=e(6215),at=e(3474),Je=e(5751);function nt(Z,ae,Te){const Ne={...Z,newHosts:new Set,files:null,remarks:[]};if(ae===null)return Ne;
const De=Q=>({...Ne,remarks:[`changed-only has no effect: ${Q}`]});if(ae.kind==="all")return De(ae.why);const{files:xe}=ae,ge=new Set(xe.filter(({status:Q})=>Q!==
"removed").map(({file:Q})=>Q));if(ge.size>0&&![...ge].some(Q=>Te(Q)!==null))return De("the checkout contains none of the files that the pull request changes");const P=Z.
usages.filter(({place:Q})=>ge.has(Q.file)),F=`changed-only: the pull request changes ${xe.length===1?"1 file":`${xe.length} files`} with ${P.length} of ${Z.usages.
length} usages`;return{usages:P,notes:Z.notes.filter(({place:Q})=>X(Q.file,ge)),newHosts:me(Z.usages,xe,Te),files:new Set(xe.map(({file:Q})=>Q)),remarks:[F]}}const X=(Z,ae)=>ae.
has(Z)||Z==="."||[...ae].some(Te=>Te.startsWith(`${Z}/`)),ie=2e8;function me(Z,ae,Te){const Ne=new Set;if(ae.some(ht))return Ne;const De=new Map(ae.map(F=>[F.file,
et(F,Te)])),xe=ae.flatMap(({patch:F})=>He(F,/^[ -]/));let ge=0;const P=(F,Q)=>{const pe=[Q,(0,Re.nx)(Q).toLowerCase()];return F.filter(ve=>(ge+=ve.length,ge<=ie&&
pe.some(Me=>ve.includes(Me)))).length},B=(F,Q)=>{const{isNew:pe,now:ve,added:Me}=De.get(F)?.()??Ie,Ue=pe?0:P(ve,Q);return pe||Ue>0&&Ue===P(Me,Q)};for(const[F,Q]of Map.
groupBy(Z,pe=>pe.host)){if(F===null||Q.some(({isHostImplied:ve})=>ve))continue;const pe=[...new Set(Q.map(({place:ve})=>ve.file))];!pe.every(ve=>De.has(ve))||P(
xe,F)>0||pe.every(ve=>B(ve,F))&&ge<=ie&&Ne.add(F)}return Ne}const Ie={isNew:!1,now:[],added:[]};function et({file:Z,status:ae,patch:Te},Ne){let De=null;const xe=()=>{
const ge=ae==="added";if(ge||Te===null)return{...Ie,isNew:ge};const P=(Ne(Z)??"").toLowerCase().split(`
`);return{isNew:ge,now:P,added:He(Te,/^\+/)}};return()=>(De??=xe(),De)}const He=(Z,ae)=>(Z??"").toLowerCase().split(`
`).filter(Te=>ae.test(Te)),Be=/\.(tf|tofu|hcl|json|tfrc)$|\.(terraformrc|tofurc)$/,ht=({file:Z,status:ae,changes:Te,patch:Ne})=>Ne===null&&ae!=="added"&&Te>0&&Be.
test(Z);var pt=e(2859);async function rt(Z,ae){const Te=new Date,Ne=await(0,Je.readSettings)(Z,ae),De=Ne.deadlineMs,xe=ae.startTimer(De,()=>ae.stop.end({kind:"d\
eadline",ms:De}));try{return await Fe(Ne,ae,Te)}finally{xe()}}async function Fe(Z,ae,Te){const{environment:Ne,stop:De}=ae,xe=performance.now(),ge=await(0,Qe.S)(
Z,ae),P=Z.scan.length===0?0:performance.now()-xe,B=yt(Z,ge,ae),F=await(0,Ge.L2)(B),Q={usages:(0,we.sw)(ge.usages,F.clients),notes:(0,we.vH)([...ge.notes,...Et(ge,
De.why)],F.clients)},pe=Z.changedOnly?await ae.changes(Z):null,Me=nt(Q,pe,mt=>{const dt=(0,S.yR)((0,d.join)(ae.directory,mt));return dt.ok?dt.text:null}),{notes:Ue,
newHosts:je}=Me,ze=await(0,u.jK)(Me.usages,Z,F,{...ae,scanned:{...Z,...ge}}),{configs:We,releases:st}=ze,{files:tt}=Me,{roots:I,notes:N}=await K({...Q,scanned:ge,
changed:tt,dialect:F,settings:Z}),V=await x(ze.usages,I),oe=(0,we.kA)(Q.usages),ue=(0,pt.C)(Z,V,F.clients,oe);wt(ue),await(0,le.x)();const Oe=await(0,t.j)({requirements:ue,
roots:I,usages:V},Z,{...F,configs:We,releases:st},ae),Pe={requirements:ue,visits:Oe.visits,usages:V,notes:[...W(Ue,V,Z,Ne),...N],isEmpty:Z.scan.length>0&&ge.isEmpty&&
ge.endedAt===null,newHosts:je,complaints:ze.findings,tokenVariables:qe(Ne),tokenHosts:Z.tokens.map(({host:mt})=>mt),tokenSources:Oe.tokenSources,stopped:De.why,
predicted:await fe(Oe.inquiry,{...Z,dialect:F,isFork:ae.isFork})},{isFork:Ae}=ae,Xe={...Z,dialect:{...F,releases:st},isFork:Ae},Ve=(0,he.S4)(Pe,{...Xe,now:Te.getTime()}),
ot=gt(ue),ut=ae.secrets.redact({verdict:Ve,remarks:(0,Ke.q)([...Me.remarks,...(0,Ke.r)(Ve),...ze.remarks])},ot);return{settings:Z,changes:pe,verdict:ut.verdict,
context:{dialect:F,failOn:Z.failOn,scan:{files:ge.files,bytes:ge.bytes,usages:V.length,durationMs:P},remarks:ut.remarks,startedAt:Te.toISOString(),durationMs:Date.
now()-Te.getTime(),version:Le.xv,docsUrl:Le.aq,clients:await(0,Ge.rU)(F,B.scan),sources:o((0,_e.sC)(ut.verdict.findings),{...ae.secrets,kept:ot,usages:Q.usages,
configs:We,directory:ae.directory,checkedAt:Te.getTime()}),links:null}}}const qe=Z=>Object.keys(Z).filter(ae=>/^TFE?_?TOKEN/i.test(ae));function Et({endedAt:Z,files:ae},Te){
return Z===null||Te===null?[]:[(0,we.YW)(Z,(0,de.fileLimit)({kind:"time",stopped:Te,files:ae}))]}const gt=Z=>new Set(Z.flatMap(({host:ae,service:Te})=>[ae,(0,Re.
nx)(ae),Te])),vt=(Z,ae,Te)=>(0,Ge.L2)(yt(Z,ae,Te));function yt({dialect:Z,exclude:ae,scan:Te},Ne,{environment:De,directory:xe}){if(Te.length===0)return{setting:Z,
scan:null};const ge=(0,Ge.oh)({root:xe,exclude:ae},Ne.toolFiles),P=!!De.TF_CLOUD_HOSTNAME;return{setting:Z,scan:{...Ne,tools:ge,hasCloudHostname:P}}}function wt(Z){
const{size:ae}=new Set(Z.map(({host:Te})=>Te));if(!(ae<=at.pS))throw new G.GN([`scan found ${ae} hosts, the limit is ${at.pS}: narrow scan or exclude files`])}}),
2971:((ke,_,e)=>{e.d(_,{U7:()=>u,jK:()=>t,op:()=>M});var d=e(9562);const u=()=>Promise.all([e.e(706),e.e(432),e.e(629),e.e(981)]).then(e.bind(e,7981));async function t(E,S,m,{
environment:l,directory:a,scanned:r}){if(S.hostnames.length===0&&E.every(({needs:D})=>D.length===0))return{usages:E,remarks:[],findings:[],configs:[],releases:m.
releases};const s=await M(S.cliConfig,m.clients,l),i=m.releases.map(D=>{const b=s.find(({client:c})=>c===D.client);return{...D,attemptMs:b?.requestTimeoutMs??D.
attemptMs}}),n=r.hasPlugins||r.scan.some(D=>D!=="."),y={root:a,mayHavePlugins:n,releases:i,asksMirrors:S.depth!=="discovery"},v=await h(E,s,y),g=[...s.flatMap(D=>D.
findings),...v.findings],{mergeFindings:f}=await u();return{...v,findings:f(g),configs:s,releases:i}}async function M(E,S,m){const{readCliConfig:l,thisMachine:a}=await u(),
r=a(m);return S.map(s=>l(s,r,E))}async function h(E,S,m){if(!E.some(({needs:r})=>r.some(({service:s})=>s===d.xq)))return{usages:E,remarks:[],findings:[]};const{
withoutInstalled:a}=await Promise.all([e.e(191),e.e(387)]).then(e.bind(e,8191));return a(E,S,m)}}),4467:((ke,_,e)=>{e.d(_,{Z:()=>m,j:()=>h});var d=e(2971),u=e(1064),
t=e(7854),M=e(5960);async function h({requirements:l,roots:a,usages:r},s,i,n){const y=[...new Set(l.map(({host:J})=>J))],v=(0,M.e)(l,s,i),g=Array.from(v,([J,$e])=>(0,M.
i)(J,$e)),f=y.filter(J=>!v.has(J)),D=s.depth!=="discovery"&&a.length>0;if(f.length===0&&!D)return{visits:g,inquiry:null,tokenSources:new Map};const{attemptLimitMs:b,
visitHosts:c}=await(0,d.U7)(),{configs:o,releases:O}=i,{credentials:$,forced:C}=await m(s,o,n),A=await E($,s,n),w=await c(f,{...A,forced:C,required:Map.groupBy(
l,({host:J})=>J),maxRedirects:Math.max(...i.clients.map(J=>u.NX[J])),releases:O,timeoutMs:s.timeoutMs??b(O),retries:s.retries,progress:J=>n.progress({kind:"visi\
ts",...J})}),U=s.depth==="discovery"?null:await S(a,{...A,usages:r,settings:s,dialect:i,configs:o,environment:n.environment,directory:n.directory,learn:n.secrets.
learn,progress:J=>n.progress({kind:"registries",...J}),visits:w});return{visits:[...w,...g],inquiry:U,tokenSources:$.known}}async function E(l,a,{startTimer:r,stop:s}){
const{networkOf:i}=await(0,d.U7)();return{network:i(a),credentials:{...l,find:(0,t.Oo)(l.find)},concurrency:a.concurrency,random:Math.random,now:Date.now,startTimer:r,
stop:s}}async function S(l,{environment:a,...r}){const{inquire:s}=await Promise.all([e.e(917),e.e(706),e.e(191),e.e(432),e.e(517),e.e(567)]).then(e.bind(e,3567)),
{thisMachine:i}=await(0,d.U7)(),n=r.settings.depth==="packages"?await Promise.all([e.e(917),e.e(706),e.e(191),e.e(400),e.e(517),e.e(57)]).then(e.bind(e,5057)):null;
return s(l,{...r,machine:i(a),askPackages:n?.askPackages??null})}async function m(l,a,{environment:r,secrets:s,kill:i,stop:n}){const{readMachineCredentials:y}=await(0,d.
U7)();return y({...l,configs:a},r,{learn:s.learn,kill:i,stop:n.signal,abortAfter:v=>AbortSignal.timeout(v)})}}),9461:((ke,_,e)=>{e.d(_,{$:()=>t});var d=e(3024),
u=e(5747);function t(M){try{const h=(0,d.realpathSync)(M),E=(0,d.statSync)(h);return E.isFile()?{kind:"file",path:h}:{kind:E.isDirectory()?"directory":"special",
path:h}}catch(h){return{kind:"error",code:(0,u.Oj)(h)}}}}),5747:((ke,_,e)=>{e.d(_,{Oj:()=>s,io:()=>m,yR:()=>S});var d=e(4573),u=e(3024);const t=16*1024*1024,M=u.
constants.O_RDONLY|(u.constants.O_NONBLOCK??0)|(u.constants.O_NOCTTY??0),h=Buffer.allocUnsafeSlow(256*1024);let E=h;const S=(n,y=t)=>l(n,y,r);function m(n,y){const v=l(
n,y,(g,f)=>Buffer.from(g.subarray(0,f)));return Buffer.isBuffer(v)?v:null}function l(n,y,v){let g;try{g=(0,u.openSync)(n,M)}catch(f){return i(f)}try{const f=(0,u.
readSync)(g,h,0,h.length,null);return f<h.length?v(h,f):a(g,y,v)}catch(f){return i(f)}finally{(0,u.closeSync)(g)}}function a(n,y,v){const{size:g}=(0,u.fstatSync)(
n);if(g>y||g<h.length)return{ok:!1,failure:{kind:"size",bytes:g,maxBytes:y}};E.length<g&&(E=Buffer.allocUnsafeSlow(g));const f=E;let D=0;for(;D<g;){const b=(0,u.
readSync)(n,f,D,g-D,D);if(b===0)break;D+=b}return v(f,D)}function r(n,y){const v=n.toString("utf8",0,y),g=!v.includes("\uFFFD")||(0,d.isUtf8)(n.subarray(0,y));return{
ok:!0,text:v,isUtf8:g,bytes:y}}function s(n){if(!(typeof n=="object"&&n!==null&&"code"in n)||typeof n.code!="string")throw n;return n.code}const i=n=>({ok:!1,failure:{
kind:"error",code:s(n)}})}),2886:((ke,_,e)=>{e.d(_,{ER:()=>S,HJ:()=>n,Mm:()=>v,Np:()=>a,aZ:()=>E,bz:()=>h,hD:()=>l,l$:()=>M,ld:()=>s,pi:()=>r,xJ:()=>m});var d=e(
5143),u=e(5799);const t=["module","provider","version","package","lock","not"],M=({problem:f,places:D})=>t.includes(f.code.replace(/-.*/,""))&&D.length>0&&D.every(
b=>typeof b!="string"),h=(f,D=null,b=!0)=>({services:D===null?[]:[D],problem:f,needed:b}),E=(f,D)=>({...f,affects:f.affects.filter(b=>D.includes(b))}),S=({problem:f,
needed:D})=>D&&f.usualSeverity==="error";function m({problem:f,needed:D},b){const c=D&&b.some(o=>f.affects.includes(o));return f.severity==="error"&&!c?"warning":
f.severity}const l=(f,D,b)=>({severity:m(f,D),problem:f.problem,affects:f.problem.affects,...b}),a=(f,D)=>u.oC.indexOf(f.severity)-u.oC.indexOf(D.severity),r=(f,D,b)=>b.
some(c=>c.code===f.code&&(c.host===null||c.host===D));function s({problem:f,services:D},{visit:{host:b,attempt:c},requirements:o,answering:O},{depth:$}){if($===
"discovery"||c.discovery.kind==="skipped")return!0;const C=D.some(w=>O.has(`${b} ${w}`));if(f.code==="service-url-no-slash"&&C)return!1;const A=o.filter(({service:w})=>D.
length===0||D.includes(w));return A.length===0||A.some(({isForInit:w})=>w)}const i=1e3;function n(f){const D=new Map;return b=>{const c=JSON.stringify(b),o=D.get(
c)??y(b,f);return D.set(c,o),o}}function y(f,D){const b=C=>D.filter(({service:A})=>C.includes(A)),c=f.length===0?D:b(f),o=f.filter(C=>c.some(({service:A})=>A===
C)),O=o.length>0?o:f,$=(c.length>0?c:b(["any"])).flatMap(C=>C.because);return{service:O.length===1?O[0]??null:null,...v([...new Set($)])}}function v(f){const D=g(
f),b=Math.max(0,D.length-i);return{places:D.slice(0,i),placesLeftOut:b}}function g(f){const{own:D=[],aside:b=[]}=Object.groupBy(f,c=>typeof c!="string"&&(0,d.Zl)(
c.file)?"aside":"own");return[...D,...b]}}),997:((ke,_,e)=>{e.d(_,{O:()=>u,T:()=>M});var d=e(1064);const u=({earlier:h,attempt:E,later:S})=>[...h,E,...S];function t({
discovery:h,timing:E,headMs:S,hops:m},{attemptMs:l}){const a=S!==null&&S<=l?m.at(-1)?.status:null;return a===null||(0,d.Mq)(a??0)?"retries":h.kind!=="failed"&&E.
totalMs<=l?"works":"fails"}function M(h,E){const S=h.map(a=>t(a,E)),m=S.indexOf("works");return m<0?"never":m<=E.retries&&!S.slice(0,m).includes("fails")?"alway\
s":"sometimes"}}),1393:((ke,_,e)=>{e.d(_,{j7:()=>Vt,k2:()=>Ut,S4:()=>Jt});var d=e(4e3),u=e(7052),t=e(5143),M=e(5799),h=e(1064),E=e(4283),S=e(6697),m=e(1831),l=e(
2886);const a=(p,{allowedHosts:T,hostnames:k})=>(0,m.Jr)(p,T)||k.some(R=>R.host===p),r={file:".",line:1,column:1,endColumn:1},s=1e4;function i(p,T,k=s){if(T.allowedHosts.
length===0)return[];const R=new Map,j=[];let Y=0;for(const{directHost:re,kind:ye,isOverridden:ce,place:Ce,clients:Se}of p){if(re===void 0||ce||a(re,T))continue;
const be=ye==="backend_http"||ye==="remote_state"?"backend":"download",Ze=`${be} ${re}`,it=R.get(Ze);if(it===void 0&&R.size>=k){Y+=1;continue}const lt=it??n(re,
be);R.set(Ze,lt),j.push({...lt,place:Ce,clients:Se})}if(Y===0)return j;const z=(0,u.fileLimit)({kind:"problems",max:k,omitted:Y});return[...j,{problem:z,place:r,
clients:h.Du,host:null}]}function n(p,T){const k=(0,m.Pv)(p),R=k.ok?k.value:null,j=R===null?p:(0,m.nx)(R);return{problem:(0,S.hostNotAllowed)({host:j,use:T}),host:R}}
function y(p,T,k,R){if(R.allowedHosts.length===0)return[];const j=k.filter(({because:Y})=>Y.some(z=>typeof z!="string"));return T.flatMap(Y=>{const{id:z,kind:re}=Y;
if(re!=="url"||!j.some(Se=>Se.service===z))return[];const ye=(0,E.Dl)(Y.url),ce=ye.ok?(0,m.Pm)(ye.value):null;if(ce===null||ce===p||a(ce,R))return[];const Ce=(0,S.
hostNotAllowed)({host:ce,service:z,registry:(0,m.nx)(p)});return[(0,l.bz)(Ce,z)]})}var v=e(3534),g=e(3410),f=e(9562);const D=[f.OZ,f.Bn],b=[f.e$,f.xq],c=[{matches:/^app\.(eu\.)?terraform\.io$/,
services:[...D,...b]},{matches:/^api\.env0\.com$/,services:b},{matches:/^backend\.api\.env0\.com$/,services:D},{matches:/\.scalr\.io$/,services:D}],o=p=>c.find(
({matches:T})=>T.test(p))?.services??[];var O=e(241);function $(p,{role:T},k){const R=w(p),j=p.credentials?.hasToken===!0,z=(p.attempt.hops.at(-1)?.challenge??null)===
null&&(j||T!=="guest"),re=j?[]:U(p.host,R,k),ce=[...p.difference===null?[]:[p.difference],...re,...R===null||!z?[]:[J(p,R,k)]].map(Se=>(0,l.bz)(Se)),Ce=j?[]:C(p,
k);return Ce.length>0?[...ce,...Ce]:re.length===0?[...ce,...A(p,k)]:ce}function C(p,{usages:T,isFork:k,depth:R}){const{host:j,attempt:Y}=p;if(R==="discovery"||Y.
discovery.kind!=="found")return[];const z=T.flatMap(({workspace:re,hasOwnToken:ye,needs:ce,place:Ce})=>re===void 0||ye||(0,t.Zl)(Ce.file)?[]:ce.filter(Se=>Se.host===
j));return Array.from(Map.groupBy(z,({service:re})=>re),([re,ye])=>{const ce=(0,g.cloudToken)({host:j,service:re,isFork:k,...$e(p)}),Ce=ye.flatMap(Se=>Se.clients);
return(0,l.bz)((0,l.aZ)(ce,Ce),re)})}function A(p,{usages:T,isFork:k}){const{host:R,attempt:j,credentials:Y}=p;if(j.discovery.kind!=="found"||Y?.hasToken||Y?.problem)
return[];const z=o(R).find(re=>T.some(({hasOwnToken:ye,needs:ce,place:Ce})=>ce.some(Se=>Se.host===R&&Se.service===re)&&!ye&&!(0,t.Zl)(Ce.file)));return z===void 0?
[]:[(0,l.bz)((0,v.credentialsMissing)({host:R,service:z,isFork:k,...$e(p)}),z)]}function w(p){const{discovery:T,hops:k}=p.attempt;return T.kind==="failed"&&T.problem.
code==="document-unauthorized"?k.at(-1)?.status??null:null}function U(p,T,{tokenVariables:k,hosts:R}){return(0,O.B)(k,p,R).filter(({isParent:j})=>!j||T!==null).
map(({variable:j,why:Y,write:z})=>(0,v.credentialsNearMiss)({host:p,variable:j,why:Y,write:z}))}function J(p,T,{isFork:k}){const{host:R,credentials:j}=p;return j?.
hasToken?(0,v.credentialsRejected)({host:R,status:T,source:j.source}):(0,v.credentialsMissing)({host:R,service:null,isFork:k,...$e(p)})}function $e({credentials:p,
looks:T}){const k=T.flatMap(z=>z.looks),R=z=>[...new Set(k.flatMap(({held:re,source:ye})=>re!=="not read"===z?ye:[]))],j=p===null?R(!0):[p.source],Y=p===null?R(
!1):[];return{searched:j,notRead:Y}}function ee(p,T){return p.filter(k=>!T.includes(k)).map(k=>(0,l.bz)((0,v.credentialsUnused)({host:k})))}var he=e(7715),de=e(
9319),ne=e(5195);function se({host:p,attempt:T},k){const{name:R}=(0,m.Sv)(p),j=(0,ne.uo)(R),Y=T.hops[0]?.address??null;if(j!=="public"||Y===null)return j;const z=(0,ne.
Zu)(Y),re=k.some(ye=>ye.name===R);return z==="loopback"&&re?"public":z}const te={public:0,reserved:1,private:2,metadata:2,loopback:3},Ee=(p,{kind:T})=>te[q(p)]>
te[T];function we(p,T){const{host:k,hasToken:R,hostname:j}=T,Y=p.filter(({url:Se})=>Ee(Se,T)),z=p.filter(Se=>!Y.includes(Se)),re=z.filter(({url:Se})=>Se.scheme===
"http"),ye=z.filter(({id:Se,endpoint:be})=>be===null&&(0,f.p4)(Se)),ce=Map.groupBy(ye,({url:Se})=>x(Se,j)),Ce=z.filter(({endpoint:Se,url:be})=>Se===null&&W(be,j));
return[...G(Y,K,Se=>{const[be,...Ze]=new Set(Y.map(({url:lt})=>q(lt))),it=Ze.length===0&&(be==="loopback"||be==="reserved");return(0,de.serviceUrlPrivate)({...Se,
host:k,kind:it?be:"private"})}),...G(re,K,Se=>(0,de.serviceUrlInsecure)({...Se,host:k,hasToken:R})),...[...ce].flatMap(([Se,be])=>Se===null?[]:G(be,K,Ze=>(0,de.
serviceUrlCrossHost)({...Ze,host:k,name:Se,hasToken:R}))),...G(Ce,K,Se=>(0,de.serviceUrlOtherPort)({...Se,host:k})),...G(z.filter(({url:Se})=>Se.path.includes("\
//")),L,Se=>(0,de.serviceUrlDoubleSlash)({...Se,host:k})),...G(H(p),L,Se=>(0,de.serviceUrlSame)({...Se,host:k}))]}function G(p,T,k){if(p.length===0)return[];const R=[
...new Set(p.map(({url:j})=>p.length===1?L(j):T(j)))];return[{services:[...new Set(p.map(({id:j})=>j))],problem:k({uses:p,urls:R}),needed:p.some(({needed:j})=>j)}]}
const L=p=>(0,d.dh)((0,E.Pl)(p)),K=p=>(0,d.dh)(`${p.scheme}://${p.host}`);function q(p){const{name:T}=(0,E.cz)(p);return(0,ne.Sz)(/[^\0-\x7f]/.test(T)?(0,m.$o)(
T)??"":T.toLowerCase())}function x(p,T){const{name:k}=(0,E.cz)(p),R=(0,m.Sv)(T).name;if(k.toLowerCase()===R)return null;const j=(0,m.Pv)(k);return j.ok&&j.value===
R?null:k}function W(p,T){if(p.scheme==="http"||x(p,T)!==null)return!1;const k=R=>Number(R||443);return k((0,E.cz)(p).port)!==k(/:(\d+)$/.exec(T)?.[1]??null)}function H(p){
const T=[f.e$,f.xq].flatMap(R=>p.find(j=>j.id===R)??[]),k=new Set(T.map(({url:R})=>L(R).replace(/\/$/,"")));return T.length===2&&k.size===1?T:[]}function fe(p,T){
const k=x(p,T);if(k===null)return null;const{port:R}=urlHost(p),j=parseHostname(R===""?k:`${k}:${R}`);return j.ok?j.value:null}var le=e(4929);function Re(p,T){const k=p.
forced.filter(({client:z})=>T.includes(z)),R=T.filter(z=>!k.some(re=>re.client===z)),Y=[...Map.groupBy(k,({place:z,services:re})=>JSON.stringify([z,re])).values()].
flatMap(z=>{const[re]=z;if(re===void 0)return[];const ye={...p,attempt:Le(p,re.services),earlier:[],later:[]};return[{clients:z.map(({client:ce})=>ce),visit:ye,
forced:re}]});return R.length>0||Y.length===0?[{clients:R,visit:p,forced:null},...Y]:Y}function Le({host:p,attempt:T},k){return{discovery:{kind:"found",url:(0,m.
cu)(p),services:k,leftOut:0,truncated:!1},hops:[],timing:{...T.timing,totalMs:0},headMs:0,certificates:[]}}function _e(p,{forced:T,clients:k}){if(T===null)return[];
const{discovery:R}=p.attempt,j=`${T.place.file}:${T.place.line}`,Y={host:(0,m.nx)(p.host),at:j},z=R.kind==="found"?R.services:T.services,re=Ke(T.services,z);return[
(0,le.servicesForced)(Y),...re.length>0?[(0,le.servicesForcedDiffer)({...Y,services:re})]:[]].map(ce=>(0,l.bz)((0,l.aZ)(ce,k)))}function Ke(p,T){const[k,R]=[p,T].
map(Y=>new Map(Y.map(({id:z,value:re})=>[z,re])));return[...new Set([...p,...T].map(({id:Y})=>Y))].filter(Y=>!Ge(k?.get(Y),R?.get(Y)))}function Ge(p,T){const k=[
[p,T]];for(const[R,j]of k){if(R===j)continue;if(!Qe(R)||!Qe(j))return!1;const Y=Object.keys(R);if(!(Array.isArray(R)===Array.isArray(j)&&Y.length===Object.keys(
j).length)||Y.some(re=>!Object.hasOwn(j,re)))return!1;for(const re of Y)k.push([R[re],j[re]])}return!0}const Qe=p=>typeof p=="object"&&p!==null;var at=e(863),Je=e(
960),nt=e(9209),X=e(8011),ie=e(6817),me=e(7531),Ie=e(997);const et=1440*60*1e3,He=1;function Be(p,T){const{hops:k,certificates:R}=p.attempt;return[...Z(p),...ht(
p,T),...vt(k),...yt(R,T),...wt(p,T)]}function ht(p,T){const{discovery:k,hops:R}=p.attempt;switch(k.kind){case"skipped":return[(0,l.bz)(k.problem)];case"failed":{
const j=T.isFork&&k.problem.code==="document-unauthorized"&&!p.credentials?.hasToken;return[(0,l.bz)(j?{...k.problem,severity:"notice"}:k.problem)]}case"found":case"\
absent":{const j=R[0]?.url??"";return[...rt(j,R.length-1,T),...Fe(p,T),...k.kind==="found"&&k.truncated?[pt(p)]:[]]}}}const pt=({host:p,attempt:{hops:T}})=>(0,l.
bz)((0,at.documentSize)({url:T.at(-1)?.url??"",page:null,asked:(0,m.nx)(p),bytes:null,limit:me.b,isPadding:!0}));function rt(p,T,k){const R=k.clients.filter(j=>T>
h.NX[j]);return R.length>0?[(0,l.bz)((0,nt.redirectLimit)({url:p,asks:"document",redirects:T,clients:R,limits:h.NX}))]:T>He?[(0,l.bz)((0,nt.redirectNested)({url:p,
redirects:T}))]:[]}function Fe(p,{releases:T,slowMs:k}){const R=(0,m.nx)(p.host),j=p.attempt.timing.totalMs,Y=(0,Ie.O)(p),z=Se=>(0,Ie.T)(Y,Se)!=="never",re=T.filter(
Se=>!z(Se)),ye=({client:Se})=>!T.some(be=>be.client===Se&&z(be)),ce=[!0,!1].flatMap(Se=>{const be=re.filter(it=>ye(it)===Se);if(be.length===0)return[];const Ze=(0,Je.
hostTimeout)({host:R,phase:"complete",tookMs:j,releases:be});return[(0,l.bz)(Ze,null,Se)]});if(ce.length>0||j<=k)return ce;const Ce=gt(p.attempt.timing);return[
(0,l.bz)((0,Je.hostSlow)({host:R,tookMs:j,limitMs:k,phase:Ce,releases:T}))]}function qe({host:p,known:T},k,R){const j=T.map(({host:z})=>z),Y=k.flatMap(z=>z.certificates).
filter(({host:z})=>!j.includes(z));return[...Et(p,k,R.slowMs),...yt(Y,R)]}function Et(p,T,k){const[R]=T.filter(({timing:ye,hops:ce})=>ye.totalMs>k&&ce.length>0).
sort((ye,ce)=>ce.timing.totalMs-ye.timing.totalMs);if(R===void 0)return[];const{timing:j,hops:Y}=R,z=Y[0]?.url??"",re={host:(0,m.nx)(p),url:z,tookMs:j.totalMs,limitMs:k};
return[(0,l.bz)((0,Je.hostSlow)({...re,phase:gt(j)}))]}function gt({lookupMs:p,connectMs:T,tlsMs:k,firstByteMs:R,totalMs:j}){const z=[["lookup",p],["connection",
T],["tls",k],["response",R]].map(([ye,ce])=>({name:ye,ms:ce??0})),re={name:"rest",ms:z.reduce((ye,{ms:ce})=>ye-ce,j)};return z.reduce((ye,ce)=>ce.ms>ye.ms?ce:ye,
re)}function vt(p){const T=p.find(({url:R})=>R.startsWith("http://"));if(T===void 0)return[];const k=T.authorization==="withheld";return[(0,l.bz)((0,nt.redirectInsecure)(
{url:p[0]?.url??"",to:T.url,exposesToken:k}))]}function yt(p,{certificateDays:T,now:k}){const R=new Map;for(const j of p){const Y=R.get(j.host);(Y===void 0||j.expires<
Y.expires)&&R.set(j.host,j)}return[...R.values()].flatMap(({host:j,expires:Y})=>{const z=(Date.parse(Y)-k)/et;return z<0||z>=T?[]:[(0,l.bz)((0,ie.tlsExpiresSoon)(
{host:j,days:Math.floor(z),expires:Y}))]})}function wt(p,T){const{host:k,attempt:R,earlier:j}=p,[Y]=j;if(Y?.discovery.kind!=="failed"||R.discovery.kind==="faile\
d")return[];const z=Y.discovery.problem.message,re=(0,Ie.O)(p),ye=T.releases.filter(Ce=>(0,Ie.T)(re,Ce)==="sometimes"),ce=j.length+1;return[(0,l.bz)((0,Je.hostRecovered)(
{host:(0,m.nx)(k),attempts:ce,failure:z,releases:ye}))]}function Z({credentials:p,attempt:T}){const{discovery:k}=T;return p?.problem?k.kind==="failed"&&k.problem.
code===p.problem.code?[]:[(0,l.bz)(p.problem)]:[]}function ae({host:p},T){if(!T.some(({service:R})=>R===f.e$))return[];const{name:k}=(0,m.Sv)(p);return[...k.includes(
".")?[]:[(0,X.hostDotlessModule)({host:p,name:k})],.../(^|\.)xn--/.test(p)?[(0,X.hostIdnModule)({host:p})]:[]].map(R=>(0,l.bz)(R,f.e$))}function Te({host:p,attempt:T,
credentials:k},R){const j=k?.hasToken===!0,Y=[...R.flatMap(z=>z.kind==="url"&&(0,f.p4)(z.id)&&(0,f.D6)(z.id)?[{url:z.url,service:z.id,isSent:j}]:[]),...T.hops.map(
({url:z,authorization:re})=>({url:z,service:null,isSent:re==="sent"}))].flatMap(({url:z,...re})=>{const ye=Ne(z);return ye===null||ye===p?[]:[{...re,host:ye}]});
return[...new Map(Y.toReversed().map(z=>[z.host,z])).values()]}function Ne(p){const T=(0,E.Dl)(p),k=T.ok?(0,m.Pm)(T.value):null,R=k===null?null:(0,m.Pv)(k);return R?.
ok?R.value:null}function De(p,T,{tokenSources:k,hosts:R}){return Te(p,T).flatMap(({host:j,service:Y,isSent:z})=>{const re=k.get(j);if(re===void 0)return[];const ye=Y===
null?p.attempt.discovery.kind==="failed":!z,ce=(0,v.credentialsOtherHost)({host:(0,m.nx)(p.host),other:(0,m.nx)(j),source:re,service:Y,isSent:z,isNotice:!ye||R.
has(j)});return[(0,l.bz)(ce,Y)]})}var xe=e(2847),ge=e(793),P=e(794),B=e(9529);const F=/^(?:[a-z0-9-]+\.)+[a-z]{2,}(?::\d+)?(?:\/|$)|^[a-z0-9.-]+:\d+(?:\/|$)/i,Q=p=>F.
test(p)&&!/^[a-z0-9-]+\.json$/i.test(p),pe=p=>p.replace(/[?#].*$/s,""),ve=p=>p.replace(/\/\/[^/?#"\s]*@/g,"//***@").replace(/\?[^"\s]*/g,"?***");function Me(p){
const T=Ue(p),{id:k,host:R,value:j}=p,Y={id:k,host:R,url:(0,E.Pl)(p.url)};if(T!==null)return[(0,de.serviceUrlInvalid)({...Y,why:T})];const z=ze(p)?(0,h.ab)(k):[];
return[j===""?(0,de.serviceUrlEmpty)(Y):null,Q(j)?(0,de.serviceUrlLooksLikeHost)({...Y,value:pe(j),why:null}):null,je(j)?(0,de.serviceUrlRelative)(Y):null,z.length>
0?(0,de.serviceUrlNoSlash)({...Y,clients:z}):null,p.url.query!==""&&(0,f.p4)(k)?(0,de.serviceUrlQuery)(Y):null].filter(re=>re!==null)}function Ue({url:p}){const{
name:T,port:k}=(0,E.cz)(p);return T===""?"no Host in request URL":k===""||Number(k)>0&&Number(k)<=65535?null:`invalid port "${k}"`}const je=p=>!/^$|^\/|^[a-z][a-z0-9+.-]*:/i.
test(p)&&!Q(p),ze=({value:p,url:T})=>p!==""&&!/^$|\/$/.test(T.path),We={"client-missing":ge.loginClientMissing,"client-empty":ge.loginClientEmpty,"grant-types-i\
nvalid":ge.loginGrantTypesInvalid,"grant-types-unsupported":ge.loginGrantTypesUnsupported,"grant-types-unknown":ge.loginGrantTypesUnknown,"authz-missing":ge.loginAuthzMissing,
"token-missing":ge.loginTokenMissing,"ports-count":ge.loginPortsCount,"ports-range":ge.loginPortsRange,"ports-order":ge.loginPortsOrder,"ports-single":ge.loginPortsSingle,
"ports-ignored":ge.loginPortsIgnored,"scopes-invalid":ge.loginScopesInvalid,"scopes-ignored":ge.loginScopesIgnored};function st(p,T,k){const{value:R,flaws:j}=(0,B.
m)(p,T,k),Y={...R,authz:N(R.authz),token:N(R.token)},z=tt(Y,T),re=z.length===0?[]:[ge.loginUrlPort({host:k,endpoints:z})];return{login:Y,problems:[...j.map(ye=>I(
ye,k)),...re]}}function tt(p,T){const k=(0,E.cz)(T);return k.port===""||k.port==="443"?[]:["authz","token"].flatMap(R=>{const j=p[R],Y=j===null?null:(0,E.Dl)(j);
if(j===null||!Y?.ok||Y.value.scheme!=="https")return[];const z=(0,E.cz)(Y.value);return z.name.toLowerCase()===k.name.toLowerCase()&&z.port===""?[{name:R,url:j,
port:k.port}]:[]})}function I(p,T){return"why"in p?(p.rule==="authz-invalid"?ge.loginAuthzInvalid:ge.loginTokenInvalid)({host:T,why:ve(p.why)}):We[p.rule]({host:T,
value:p.value})}function N(p){const T=p===null?null:(0,E.Dl)(p);return T?.ok?(0,E.Pl)(T.value):null}function V(p,T,k){const R=be=>{const{discovery:Ze,documentUrl:it,
display:lt}=k;return(0,f.TE)(p,{services:Ze.services,documentUrl:it,display:lt,client:be})},j=oe(p,k).map(be=>({client:be,lookup:R(be)})),[Y,...z]=j;if(Y===void 0)
throw new Error("no client is checked");const re=z.filter(({lookup:be})=>be.kind!==Y.lookup.kind),ye=be=>!ue(be)||R(be).kind===Y.lookup.kind,ce=re.length===0?(0,h.
SZ)(p).filter(ye):[Y.client],Ce=Oe(p,Y.lookup,T,ce,k),Se=re.flatMap(({client:be,lookup:Ze})=>Oe(p,Ze,T,[be],k).drafts);return{...Ce,drafts:[...Ce.drafts,...Se]}}
function oe(p,{requirements:T,clients:k}){return T.find(({service:R})=>R===p)?.clients??k}const ue=p=>h.Du.some(T=>T===p);function Oe(p,T,k,R,j){const{documentUrl:Y,
display:z}=j,re=k||(0,f.D6)(p),ye=ce=>re?ce.map(Ce=>(0,l.bz)(Ce,p,k)):[];switch(T.kind){case"url":{const{url:ce,value:Ce}=T,Se=Me({id:p,value:Ce,url:ce,host:z}),
be=re&&!Se.some(({code:it})=>it==="service-url-invalid"),Ze=(0,d.dh)((0,E.Pl)(ce),P.z);return{outcome:{id:p,kind:"url",url:Ze},drafts:ye(Se),urls:be?[{id:p,endpoint:null,
url:ce,needed:k}]:[]}}case"object":{const{value:ce,leftOut:Ce}=T,{login:Se,problems:be}=st(ce,Y,z),Ze=be.find(({severity:it})=>it==="error");return{outcome:Ze?{
id:p,kind:"problem",problem:Ze}:{id:p,kind:"login",login:Se,leftOut:Ce},drafts:ye(be),urls:Pe(Se,p,k)}}case"bad-id":case"missing":case"version":case"type":case"\
bad-url":{const ce=(0,l.aZ)(Ve(p,T,j),R);return{outcome:{id:p,kind:"problem",problem:ce},drafts:ye([ce]),urls:[]}}}}const Pe=(p,T,k)=>["authz","token"].flatMap(
R=>{const j=(0,E.Dl)(p[R]??"");return p[R]!==null&&j.ok?[{id:T,endpoint:R,url:j.value,needed:k}]:[]}),Ae=(p,{offer:T,display:k,block:R})=>({id:p,host:k,block:R,
...T}),Xe=({services:p,leftOut:T})=>({offered:p.map(({id:k})=>k),leftOut:T,isArtifactory:p.some(({value:k})=>typeof k=="string"&&k.includes("/artifactory/"))});
function Ve(p,T,k){const R={...Ae(p,k),why:T.why};switch(T.kind){case"missing":return(0,xe.serviceMissing)(R);case"bad-id":case"version":return(0,xe.serviceVersion)(
{...R,isReadable:T.kind==="version"});case"type":{const{value:j}=T;return p===f.S3?(0,ge.loginType)({...R,value:j}):(0,xe.serviceType)({...R,value:j})}case"bad-\
url":{const j=ve(T.why);return Q(T.value)?(0,de.serviceUrlLooksLikeHost)({...R,value:pe(T.value),why:j}):T.reason==="user-info"?(0,de.serviceUrlCredentials)(R):
(0,de.serviceUrlInvalid)({...R,url:null,why:j})}}}const ot=200,ut=10;function mt(p){const{visit:T,requirements:k,clients:R,block:j,kind:Y}=p,{discovery:z}=T.attempt,
re=(0,m.nx)(T.host);if(z.kind==="failed"||z.kind==="skipped")return{services:[],leftOut:0,drafts:[]};const ye=k.map(({service:Se})=>Se);if(z.kind==="absent")return{
services:[],leftOut:0,drafts:[bt(z,re,ye)]};const ce=(0,E.Dl)(z.url);if(!ce.ok)throw new Error(`${z.url} was requested but is no URL`);const Ce={visit:T,discovery:z,
offer:Xe(z),documentUrl:ce.value,display:re,clients:R,requirements:k,block:j,base:{hostname:T.host,host:re,hasToken:T.credentials?.hasToken===!0,kind:Y}};return dt(
Ce,ye)}function dt(p,T){const{discovery:k,clients:R}=p,j=T.filter(be=>be!=="any"),Y=k.services.map(({id:be})=>be).filter(be=>!j.includes(be)&&h.Du.some(Ze=>(0,f.
oe)(be,Ze).ok)).slice(0,ot),z=j.map(be=>V(be,!0,p)),re=({outcome:be,drafts:Ze,urls:it})=>be.kind!=="problem"&&!it.some(({endpoint:lt,url:$t})=>lt===null&&Ee($t,
p.base))&&!Ze.some(lt=>(0,l.ER)(lt)&&R.some($t=>lt.problem.affects.includes($t))),ye=Y.map(be=>V(be,!0,p)),ce=!T.includes("any")||[...z,...ye].some(re),Ce=[...z,
...ce?Y.map(be=>V(be,!1,p)):St(ye)],Se=T.includes("any")&&Ce.length===0?[(0,l.bz)((0,xe.serviceMissing)({...Ae("any",p),why:""}))]:[];return{services:Ce.map(({outcome:be})=>be),
leftOut:k.leftOut,drafts:[...Ce.flatMap(({drafts:be})=>be),...we(Ce.flatMap(({urls:be})=>be),p.base),...Se]}}function St(p){let T=ut;return p.map(k=>(0,f.D6)(k.
outcome.id)||k.drafts.length===0?k:(T-=1,T>=0?k:{...k,drafts:[]}))}function bt({why:p,url:T},k,R){const j=(0,E.Dl)(T),Y=j.ok?(0,E.Pl)(j.value):k,z=R.filter(Ce=>Ce!==
"any"),ye=[...new Set(z.map(Ce=>Ce.split(".")[0]??Ce))].map(f.Tz),ce=z.length===1?z[0]??null:null;return(0,l.bz)((0,at.documentAbsent)({host:k,url:Y,why:p,required:z,
clientErrors:ye}),ce)}function Nt(p,T,k){const{visit:R,requirements:j,isNew:Y}=p,{host:z}=R,re=T.dialect.clients.filter(ct=>j.some(At=>At.clients.includes(ct))),
ye=It(z,j),ce=Re(R,re),Ce=ce.map(ct=>Kt(R,ct,j,T,ye)),Se=Ce[0]?.services??[],Ze=ce.some(({forced:ct})=>ct===null)?[...$(R,ye,k),...De(R,Se,k)]:[],it=[...Ce.flatMap(
ct=>ct.drafts),...Ze],lt=_t(it,p,T),$t=lt.filter(({problem:ct})=>!(0,l.pi)(ct,z,T.ignore)),ft=(0,l.HJ)(j),Tt=ct=>(0,l.hD)({...ct,problem:(0,M.pj)(ct.problem,ye)},
re,{host:z,...ft(ct.services),..."places"in ct?(0,l.Mm)(ct.places):{},isHostNew:Y}),{own:kt=[],ofFiles:Rt=[]}=Object.groupBy($t,ct=>"places"in ct&&(0,l.l$)(ct)?
"ofFiles":"own");return{verdict:{visit:R,requirements:j,services:Se,servicesLeftOut:Ce[0]?.leftOut??0,servicesFrom:ce[0]?.forced?.place??null,findings:kt.map(Tt).
sort(l.Np),clients:zt(kt),isNew:Y},ofFiles:Rt.map(Tt),ignored:lt.length-$t.length}}function _t(p,T,k){const{visit:R,requirements:j,predicted:Y,requests:z}=T,re=R.
attempt.certificates,ye=Bt(R.host,j);return[...p,...Y,...qe({host:R.host,known:re},z,k),...ae(R,j)].map(ce=>({...ce,needed:ce.needed&&(0,l.ld)(ce,T,k),problem:(0,l.
aZ)(ce.problem,ye)}))}function Bt(p,T){return T.every(({isImplied:R})=>R)?[...T.flatMap(({clients:R})=>R),...(0,h.Yr)(p)]:h.zK}function Kt(p,T,k,R,j){const{clients:Y,
forced:z}=T,re=z===null?null:`${z.place.file}:${z.place.line}`,ye=z===null?se(p,R.resolve):"loopback",{services:ce,leftOut:Ce,drafts:Se}=mt({visit:T.visit,requirements:k,
clients:Y,block:re,kind:ye}),be=z===null?j:{...j,role:"operator"},Ze=R.dialect.releases.filter(({client:ft})=>Y.includes(ft)),it=[..._e(p,T),...Be(T.visit,{...R,
clients:Y,releases:Ze}),...Se,...z===null?y(p.host,ce,k,R):[]],lt=p.forced.map(({client:ft})=>ft),$t=z===null?h.zK.filter(ft=>!lt.includes(ft)):T.clients;return{
services:ce.map(ft=>ft.kind==="problem"?{...ft,problem:(0,M.pj)(ft.problem,be)}:ft),leftOut:Ce,drafts:it.map(ft=>({...ft,problem:(0,M.pj)((0,l.aZ)(ft.problem,$t),
be)}))}}function zt(p){const T=R=>{const j=p.filter(({problem:Y})=>Y.affects.includes(R)&&Y.usualSeverity!=="notice");return j.some(l.ER)?"fails":j.length>0?"wa\
rns":"works"},k=h.zK.map(R=>[R,T(R)]);return Object.fromEntries(k)}function It(p,T){const k=T.some(({because:j})=>j.includes("hostnames input"));return{role:(0,he.
V)(p)!==null?"guest":k?"operator":"user",host:(0,m.nx)(p)}}function Wt(p,T,k){const R=new Set(p.notes.flatMap(({problem:ce,place:Ce})=>ce.code==="file-syntax"?Ce.
file:[])),j=[...p.complaints.map(({problem:ce,place:Ce})=>Mt((0,l.bz)(ce),Ce,k)),...ee(p.tokenHosts,T).map(ce=>Mt(ce,null,k)),...p.isEmpty?[Xt(k)]:[]],Y=Ft([...p.
notes.map(ce=>Ht(ce,R,k)),...i(p.usages,k).map(({problem:ce,clients:Ce,place:Se,host:be})=>{const Ze=(0,l.bz)((0,l.aZ)(ce,Ce));return{host:be,finding:{...Mt(Ze,
Se,k),host:be}}}),...p.others.map(ce=>({host:ce.host,finding:Yt(ce,k)})),...j.map(ce=>({host:null,finding:ce}))]),z=Y.filter(({host:ce,finding:Ce})=>!(0,l.pi)(Ce.
problem,ce,k.ignore)),re=({exclude:ce})=>+(ce!==void 0),ye=z.map(({finding:ce})=>ce).sort((ce,Ce)=>(0,l.Np)(ce,Ce)||re(ce)-re(Ce));return{files:ye,ignored:Y.length-
ye.length}}function Ft(p){return[...Map.groupBy(p,({host:k,finding:R})=>{const{problem:j,severity:Y,affects:z,places:re,exclude:ye}=R,{code:ce,message:Ce,help:Se}=j;
return re.length===0?p:JSON.stringify([k,ce,Y,Ce,Se,z,ye===void 0])})].flatMap(([k,R])=>{const[j]=R;if(k===p||j===void 0||R.length===1)return R;const Y=R.flatMap(
({finding:ye})=>ye.places),z=new Set(R.flatMap(({finding:ye})=>ye.exclude??[])),re=z.size===0?{}:{exclude:[...z]};return[{...j,finding:{...j.finding,places:Y,...re}}]})}
function Ht(p,T,k){const{problem:R,place:j,host:Y,isPlaceholder:z}=p,re=p.aside??j.file;if(R.code==="file-limit"&&k.allowedHosts.length>0){const be={...R,message:(0,d.
Fn)(R.message)};return{host:Y,finding:{...Dt(p,be,k),severity:"error"}}}const ye=z||T.has(j.file),ce=R.severity==="error"&&(ye||(0,t.Zl)(re)),Ce=ce?{...R,severity:"\
warning"}:R,Se=Dt(p,Ce,k);return!ce&&!(0,t.Zl)(re)?{host:Y,finding:Se}:{host:Y,finding:{...Se,exclude:[(0,t.n7)(re)]}}}const Gt={error:"warning",warning:"notice",
notice:"notice"};function Dt({place:p,others:T=[],clients:k},R,j){const{dialect:Y}=j,re=Y.isGuess&&h.Du.some(ce=>!k.includes(ce))?Gt[R.severity]:R.severity,ye=Mt(
(0,l.bz)({...(0,l.aZ)(R,k),severity:re}),p,j);return{...ye,places:[...ye.places,...T]}}function Xt(p){const{scan:T,hostnames:k}=p,R=(0,u.nothingToCheck)({scan:T,
hasHostnames:k.length>0});return{...Mt((0,l.bz)(R),null,p),severity:R.severity}}function Yt({host:p,places:T,...k},R){const j=(0,M.pj)(k.problem,It(p,[]));return{
...Mt({...k,problem:j},null,R),host:p,places:T}}const Mt=(p,T,{dialect:k})=>(0,l.hD)(p,k.clients,{host:null,service:null,places:T===null?[]:[T],isHostNew:!1}),Vt={
drafts:[],notes:[],roots:[],requests:[],answering:new Set};function Jt(p,T){const{requirements:k,visits:R,usages:j,tokenVariables:Y}=p,z=Map.groupBy(k,({host:Ye})=>Ye),
re=R.map(({host:Ye})=>Ye),{isFork:ye,depth:ce}=T,{tokenSources:Ce}=p,Se={usages:j,tokenVariables:Y,tokenSources:Ce,hosts:new Set(re),isFork:ye,depth:ce},be=Map.
groupBy(p.predicted.drafts,({host:Ye})=>Ye),Ze=Map.groupBy(p.predicted.requests,({host:Ye})=>Ye),it=R.map(Ye=>{const Ot=p.newHosts.has(Ye.host),Pt={visit:Ye,requirements:z.
get(Ye.host)??[],predicted:be.get(Ye.host)??[],requests:Ze.get(Ye.host)??[],answering:p.predicted.answering,isNew:Ot};return Nt(Pt,T,Se)}),lt=it.map(({verdict:Ye})=>Ye),
$t=lt.flatMap(({visit:Ye,services:Ot})=>Te(Ye,Ot)),ft=[...re,...$t.map(({host:Ye})=>Ye),...Ze.keys()],Tt=new Set(re),kt=Array.from(Ze,([Ye,Ot])=>qe({host:Ye,known:[]},
Ot,T).map(Pt=>({...Pt,host:Ye,places:[]}))),Rt=[...p.predicted.drafts,...kt.flat()].filter(({host:Ye})=>!Tt.has(Ye)),Lt=[...p.notes,...p.predicted.notes],ct=Wt(
{...p,notes:Lt,others:Rt},ft,T),At=[...it.flatMap(({ofFiles:Ye})=>Ye),...ct.files].sort(l.Np),xt=[...lt.flatMap(Ye=>Ye.findings),...At].sort(l.Np),{stopped:jt}=p,
tn=en(ct.files);return{passed:jt===null&&!xt.some(({severity:Ye})=>Ut(Ye,T.failOn)),stopped:jt,hosts:lt,files:At,findings:xt,ignored:it.reduce((Ye,Ot)=>Ye+Ot.ignored,
ct.ignored),roots:p.predicted.roots.map(Ye=>Zt(Ye,T,tn))}}function Zt({rows:p,...T},{ignore:k},R){const j=({drafts:Y,decidedAt:z})=>Y.length>0?Y.filter(({problem:re,
host:ye})=>!(0,l.pi)(re,ye,k)).map(re=>({...re,severity:(0,l.xJ)(re,T.clients)})):z.flatMap(re=>R.get(Ct(re))??[]);return{...T,rows:p.map(Y=>{const{drafts:z,decidedAt:re,
...ye}=Y,Ce=z.length>0||Object.values(ye.chosen).includes(null)?j(Y).toSorted(l.Np):[],Se=new Map(Ce.map(({problem:be})=>[be.code,Qt(be)]));return{...ye,worst:Ce[0]?.
severity??null,problems:[...Se.values()]}})}}const Qt=({code:p,title:T,usualSeverity:k})=>({code:p,title:T,usualSeverity:k}),Ct=({file:p,line:T})=>`${p}:${T}`,qt=/^(?:constraint|lock)-/,
en=p=>{const T=new Map;for(const k of p.filter(({problem:R})=>qt.test(R.code)))for(const R of k.places){const j=typeof R=="string"?R:Ct(R),Y=T.get(j);Y===void 0?
T.set(j,[k]):Y.push(k)}return T},Ut=(p,T)=>p==="error"?T!=="never":p==="warning"&&T==="warning"}),4e3:((ke,_,e)=>{e.d(_,{Af:()=>g,B9:()=>s,Cw:()=>D,Fn:()=>b,NM:()=>n,
Vb:()=>c,Wt:()=>r,XT:()=>E,YA:()=>v,_r:()=>y,dh:()=>h,eZ:()=>f,go:()=>m,mP:()=>l,qZ:()=>i,zd:()=>S});var d=e(4714),u=e(7715),t=e(9562);const M=300;function h(o,O=M){
return o.length<=O?o:`${(0,d.o)(o,O)}\u2026`}function E(o,O,$=0){const C=o.slice(0,O).map(w=>h(w)),A=o.length-C.length+$;return C.join(", ")+(A>0?` and ${A} mor\
e`:"")}const S=o=>`the clients print "${o}"`;function m(o){return o===null?"null":Array.isArray(o)?"an array":typeof o=="object"?"an object":`a ${typeof o}`}function l(o){
if(o.kind==="error")return`cannot be read: ${o.code}`;const{bytes:O,maxBytes:$}=o;return`has ${O} bytes and is not read; the limit is ${$/1024/1024} MiB`}const a={
[t.e$]:"correct the host in the source address, or remove it for a module of the public registry (NAMESPACE/NAME/SYSTEM)",[t.xq]:"correct the host in `source`, \
or add the `source` that a child module lacks; a provider of the public registry has no host (NAMESPACE/TYPE), and one that is installed by hand needs a filesys\
tem mirror"};function r(o){return o.flatMap($=>a[$]??[])[0]??"correct the host in `source` or `hostname`, or add the `source` that a child module lacks"}const s=o=>`\
wait and run the check again; see ${(0,u.V)(o)??"its status page"}, and consider a network mirror for providers`,i=o=>`use another network, a proxy (HTTPS_PROXY\
) or a network mirror: ${o} serves its discovery document to everyone, so the registry, a proxy or a firewall blocks this network, for example by country`;function n(o,O,$){
if(o===null)return $;const C=o.title===""?"":` ("${o.title}")`,A=$.guest??i(O);switch(o.kind){case"sign-in":return{operator:"allow unauthenticated requests to /\
.well-known/terraform.json",guest:A,because:`the host returned a sign-in page${C}`};case"captive-portal":return`a proxy or captive portal returned an HTML page${C}\
: allow this machine to reach the host`;case"other":{const w=$.user??`check that ${O} is a registry, and ${r([])}`;return{...$,user:w,guest:A,because:`the host \
returned an HTML page${C}`}}}}const y=({url:o,status:O,reason:$})=>`${o} returned ${`${O} ${h($)}`.trim()}`,v=o=>`${Math.round(o/100)/10} s`,g=o=>o.map(({name:O,
attemptMs:$,retries:C})=>{const A=Number.isFinite($)?v($):"without a limit",w=C===0?"":` in each of ${C+1} attempts`,U=O.includes(" and ")?"wait":"waits";return`${O}\
 ${U} ${A}${w}`}).join(", "),f=o=>o.map(({name:O})=>O).join(" and ");function D(o){switch(o.kind){case"deadline":return`the check reached its deadline of ${v(o.
ms)}`;case"signal":return`the check was interrupted by ${o.signal}`;case"crash":return"tf-disco crashed"}}const b=o=>`${o}; it may use hosts that are not in \`al\
lowed-hosts\``,c=({kind:o,address:O,version:$})=>`${o} ${O} ${h($,40)}`}),6897:((ke,_,e)=>{e.d(_,{n:()=>u,x:()=>t});const d=100;async function u(M,h,E){let S=performance.
now();for(;;){const m=M.next(h.why!==null);if(m.done)return m.value;performance.now()-S<d||(E(m.value),await t(),S=performance.now())}}const t=()=>new Promise(M=>setImmediate(
M))}),7531:((ke,_,e)=>{e.d(_,{T:()=>E,b:()=>M});var d=e(3307),u=e(8947),t=e(2168);const M=1024*1024,h={keeps:()=>!0,read:(l,a,{start:r,end:s})=>({value:(0,d.IL)(
a.slice(r,s))})};function E(l,a=h){const r=(0,u._6)(l),s=new m(r,a),i=(0,d.Ey)(r,s.add);if(i!==null){const y=(0,t.Q)(r);return y===null?{kind:"not-json",...i}:{
kind:"not-json",why:`it ${y.what}`,advice:y.advice}}const n=/[^\t\n\r ]/.exec(r)?.[0];return n==="{"?{kind:"object",...s.read()}:n==="n"?{kind:"null"}:{kind:"no\
t-object",why:`found ${S(n)}`}}function S(l){switch(l){case"[":return"an array";case'"':return"a string";case"t":case"f":return"a boolean";default:return"a numb\
er"}}class m{#e;#t;#s;#n=new Map;#o=0;constructor(a,r){this.#e=a,this.#t=r,this.#s=a.includes("\\")}add=(a,r,s,i)=>{if(i===0)return;const n=this.#e.slice(s,i),y=this.#s?
(0,d.I)(n):n.slice(1,-1),v=this.#n.get(y);v!==void 0?v.range={start:a,end:r}:this.#t.keeps(y,r-a)?this.#n.set(y,{id:(0,d.I)(n),range:{start:a,end:r}}):this.#o+=
1};read(){return{services:Array.from(this.#n.values(),({id:r,range:s})=>({id:r,...this.#t.read(r,this.#e,s)})),leftOut:this.#o}}}}),2168:((ke,_,e)=>{e.d(_,{Q:()=>u});
const d=[[/^[\t\n\r ]*$/,"is empty",null],[/^\ufeff/,"starts with a byte order mark","save it as UTF-8 without a byte order mark"],[/^(?:\ufffd\ufffd|\0\{|\{\0)/,
"is UTF-16 or binary data","save it as UTF-8"],[new RegExp("^\\p{Cc}\\ufffd","u"),"is gzip or other binary data","serve it with Content-Encoding: gzip, or uncom\
pressed"],[/^\s*</,"is HTML or XML",null]];function u(t){const M=d.find(([h])=>h.test(t));return M===void 0?null:{what:M[1],advice:M[2]}}}),794:((ke,_,e)=>{e.d(
_,{m:()=>h,z:()=>u});var d=e(4714);const u=2048,t=/%(?![0-9A-Fa-f]{2})/,M=/[^ -~\u0080-\uffff]/;function h(m){if(m.length<=u)return m;const[l,a]=S(m,"#"),[r,s]=S(
l,"?");return[E(r),s&&(0,d.o)(s,u),M.test(l)?"\x7F":"",a&&(t.test(a)?"#%":"#")].join("")}function E(m){const l=(0,d.o)(m,u);if(l===m)return m;const a=t.test(m)?
"%":"",r=m.includes("//",u-1)?"//":"",s=/\/\.{0,2}$/.exec(m.slice(-3))?.[0]??"";return`${l.replace(/%.?$/,"")}${r}~${a}${s}`}function S(m,l){const a=m.indexOf(l);
return a<0?[m,""]:[m.slice(0,a),m.slice(a)]}}),4714:((ke,_,e)=>{e.d(_,{o:()=>t,w:()=>M});var d=e(3307);const u=2048,t=(h,E=u)=>h.length<=E?h:structuredClone(h.slice(
0,E).toWellFormed());function M(h){if(h.length<=u)return(0,d.IL)(h);switch(h[0]){case'"':return t((0,d.I)(h));case"[":return[];case"{":return{};default:return(0,d.
IL)(h)}}}),5195:((ke,_,e)=>{e.d(_,{Sz:()=>D,Zu:()=>g,uo:()=>b});var d=e(6181);function u(...c){let o;const O=()=>c.map(t);return()=>o??=O()}function t(c){const[
o="",O]=c.split("/"),$=(0,d.r5)(o);if($===null)throw new Error(`${o} is no address`);return{prefix:$,bits:O===void 0?$.length*8:Number(O)}}const M=({prefix:c,bits:o},O)=>c.
length===O.length&&c.every(($,C)=>{const A=Math.min(Math.max(8*(C+1)-o,0),8);return $>>A===(O[C]??0)>>A}),h=u("169.254.169.254","169.254.170.2","169.254.170.23",
"100.100.100.200","192.0.0.192","168.63.129.16","169.254.0.23","169.254.42.42","fd00:ec2::254","fd00:ec2::23","fd20:ce::254","fd00:c1::a9fe:a9fe","fd00:42::42",
"fd00:a9fe:a9fe::1","fe80::a9fe:a9fe"),E=u("127.0.0.0/8","0.0.0.0","::1","::"),S=u("10.0.0.0/8","100.64.0.0/10","169.254.0.0/16","172.16.0.0/12","192.168.0.0/16",
"198.18.0.0/15","64:ff9b:1::/48","fc00::/7","fe80::/10","fec0::/10"),m=u("0.0.0.0/8","192.0.0.0/24","192.0.2.0/24","192.88.99.0/24","198.51.100.0/24","203.0.113\
.0/24","224.0.0.0/3","2001::/23","2001:db8::/32","2002::/16","3fff::/20"),l=u("0.0.0.0/0","2000::/3"),a=u("::ffff:0:0/96","::ffff:0:0:0/96","::/96","64:ff9b::/9\
6"),r=(c,o)=>c().some(O=>M(O,o)),s=[12,13,14,15],i=(c,...o)=>{const O=u(c);return{isIn:$=>r(O,$),at:o,mask:0}},n=[i("2002::/16",[2,3,4,5]),i("2001::/32",[4,5,6,
7]),{...i("2001::/32",s),mask:255},i("64:ff9b:1::/48",[6,7,9,10],[7,9,10,11],[9,10,11,12],s),{isIn:c=>/^[02],0,94,254$/.test(c.slice(8,12).join()),at:[s],mask:0}],
y=c=>n.filter(o=>o.isIn(c)).flatMap(({at:o,mask:O})=>o.map($=>$.map(C=>(c[C]??0)^O)));function v(c){return r(E,c)?"loopback":r(a,c)?v(c.slice(12)):[c,...y(c)].some(
o=>r(h,o))?"metadata":r(S,c)?"private":r(m,c)||!r(l,c)?"reserved":"public"}function g(c){const o=(0,d.r5)(c);return o===null?"public":v(o)}const f=/^[^.]*$|\.(?:corp|home|home\.arpa|internal|intranet|lan|local|localdomain|private|test)$/;
function D(c){const o=c.replace(/\.$/,"");if(/(^|\.)localhost(\.localdomain)?$/.test(o))return"loopback";const O=(0,d.r5)(o)??(0,d.RY)(o);return O===null?"publi\
c":v(O)}function b(c){const o=D(c);return o!=="public"||c.includes(":")?o:f.test(c.replace(/\.$/,""))?"private":"public"}}),7715:((ke,_,e)=>{e.d(_,{V:()=>u});const d=new Map(
[["registry.terraform.io","https://status.hashicorp.com"],["app.terraform.io","https://status.hashicorp.com"],["app.eu.terraform.io","https://status.hashicorp.c\
om"],["registry.opentofu.org","https://status.opentofu.org"],["gitlab.com","https://status.gitlab.com"]]),u=t=>d.get(t)??null}),9664:((ke,_,e)=>{e.d(_,{Gz:()=>u,
LA:()=>h,jt:()=>t,un:()=>M});var d=e(3916);const u=(E,S)=>E===""?S:`${E}/${S}`,t=E=>E.slice(0,Math.max(0,E.lastIndexOf("/")));function M(E,S){const m=(0,d.join)(
E,S).replace(/\/$/,"");return m==="."?"":m}const h=E=>/(^|\/|_)override\.(tf|tofu)(\.json)?$/.test(E)}),9529:((ke,_,e)=>{e.d(_,{l:()=>M,m:()=>E});var d=e(4283),
u=e(8999);const t=[1024,65535],M=["authz_code","password"],h="app.terraform.io";function E(v,g,f){const D=a(S(v,"client")),b=r(S(v,"grant_types"),f),c=(...w)=>w.
some(U=>b.value.includes(U)),o=(w,U)=>s(S(v,w),w,U,g),O=o("authz",c("authz_code")),$=o("token",c("authz_code","password")),C=i(S(v,"ports")),A=y(S(v,"scopes"));
return{value:{client:D.value,grantTypes:b.value,authz:O.value,token:$.value,ports:C.value,scopes:A.value},flaws:[D,b,O,$,C,A].flatMap(w=>w.flaws)}}const S=(v,g)=>Object.
hasOwn(v,g)?v[g]:void 0,m=(v,g,f)=>({value:v,flaws:[{rule:g,value:f}]}),l=v=>({value:v,flaws:[]});function a(v){return typeof v!="string"?m("","client-missing",
v):v===""?m(v,"client-empty",v):l(v)}function r(v,g){if(v===void 0)return l(["authz_code"]);if(!Array.isArray(v))return m([],"grant-types-invalid",v);const f=[...new Set(
v.filter(c=>typeof c=="string"))];return f.includes("authz_code")||f.includes("password")&&g===h?f.every(c=>M.includes(c))?l(f):m(f,"grant-types-unknown",v):m(f,
"grant-types-unsupported",v)}function s(v,g,f,D){if(typeof v!="string")return f?m(null,`${g}-missing`,v):l(null);const b=(0,u.v)(D,v);if(b.ok&&(0,d.cz)(b.value).
name!=="")return l((0,d.jr)(b.value));const o=`failed to parse ${g==="authz"?"authorization":"token"} URL: ${b.ok?"no Host in request URL":b.why}`;return{value:null,
flaws:[{rule:`${g}-invalid`,why:o}]}}function i(v){if(v===void 0)return l(t);if(!Array.isArray(v))return m(t,"ports-ignored",v);if(v.length!==2)return m(t,"port\
s-count",v);const[g,f]=v;return!n(g)||!n(f)?m(t,"ports-range",v):g>f?m(t,"ports-order",v):g===f?m([g,f],"ports-single",v):l([g,f])}const n=v=>typeof v=="number"&&
Number.isInteger(v)&&v>=t[0]&&v<=t[1];function y(v){if(v===void 0)return l([]);if(!Array.isArray(v))return m([],"scopes-ignored",v);const g=v.filter(f=>typeof f==
"string");return g.length===v.length?l(g):m(g,"scopes-invalid",v)}}),241:((ke,_,e)=>{e.d(_,{B:()=>M});var d=e(1831);const u=/^TFE?[_-]?TOKENS?[_-]?(?=.)/i,t="TF\
_TOKEN_";function M(a,r,s){const[i]=(0,d.fK)(r);return i===void 0?[]:a.flatMap(n=>{const y=(0,d.$k)(n);if(y!==null&&s.has(y))return[];const v=h(n,y,r);return v===
null?[]:[{variable:n,why:v,write:i,isParent:E(y,r)}]})}function h(a,r,s){const i=u.exec(a)?.[0];if(i===void 0)return null;const n=a.slice(i.length);return r!==null&&
E(r,s)?`it is for ${(0,d.nx)(r)} only: the clients do not use the tokens of parent domains`:m(s).some(y=>y===S(n))?i!==t?`it begins with ${i}, and the clients r\
ead only ${t}`:r===null?"the clients cannot read a hostname from it and ignore it":`the clients read it for ${(0,d.nx)(r)}${l(n,s)}`:null}const E=(a,r)=>a!==null&&
(0,d.Sv)(r).name.endsWith(`.${(0,d.Sv)(a).name}`),S=a=>a.normalize("NFC").toLowerCase().replace(/[^\p{L}\p{N}]+/gu,"_").replace(/^_|_$/g,"");function m(a){const{
name:r}=(0,d.Sv)(a);return[...new Set([a,r,(0,d.nx)(a)].map(S))]}function l(a,r){const{name:s,port:i}=(0,d.Sv)(r);return i!==443&&!a.includes(":")?"; a port fol\
lows a colon":s.includes("-")&&!a.includes("-")?"; a hyphen is written as two underscores":""}}),2796:((ke,_,e)=>{e.d(_,{Wi:()=>g,cZ:()=>E,cr:()=>b,sC:()=>f});var d=e(
2886),u=e(1064),t=e(1831),M=e(8884);const h=3;function E(c){return[...Map.groupBy(c,m).values()].flatMap(o=>{const O=[...Map.groupBy(o,l).values()];return O.length>
h?[o]:O}).flatMap(o=>a(o)??[]).toSorted((o,O)=>(0,d.Np)(o,O)||S(o)-S(O)||O.hosts.length-o.hosts.length)}function S({code:c,affects:o}){return c==="host-not-chec\
ked"?2:o.length===0||u.Du.some(O=>o.includes(O))?0:1}const m=({severity:c,problem:o,affects:O,exclude:$})=>JSON.stringify([c,o.code,O,$===void 0]),l=c=>c.exclude===
void 0?y(c.problem.help??"",c):"";function a(c){const[o]=c;if(o===void 0)return null;const O=[...new Set(c.flatMap(({host:de})=>de??[]))],{code:$,title:C,help:A,
message:w}=o.problem,U=(de,ne)=>O.length>1?y(de,ne):de,J=U(w,o),$e=c.every(de=>U(de.problem.message,de)===J),ee=U(A??"",o),he=c.every(de=>U(de.problem.help??"",
de)===ee);return{severity:o.severity,code:$,title:C,affects:o.affects,findings:c,hosts:O,message:$e?J:null,help:ee!==""&&he?n(ee,c):null}}const r=/\bTF_TOKEN_\w+/g,
s="TF_TOKEN_HOST",i=5;function n(c,o){if(!c.includes(s))return c;const O=new Set(o.flatMap(({problem:$})=>$.help?.match(r)??[]));return O.size<=i?`${c}; ${s} is\
 ${[...O].join(" or ")}`:`${c}; in ${s}, write each dot of the host as an underscore and each hyphen as two`}function y(c,{host:o}){return o===null||c===""?c:[...new Set(
[o,(0,t.nx)(o)])].reduce((O,$)=>O.replaceAll($,v),c).replace(r,s).replaceAll(/\bhost the host/g,"the host")}function v(c,o,O){const[$=" ",C=" "]=[O[o-1],O[o+c.length]];
return/[\s("]/.test($)&&/[\s,;.:)"]/.test(C)?"the host":"HOST"}const g=3,f=c=>E(c).flatMap(o=>b(o).slice(0,g).flatMap(([,O])=>O.values().flatMap(D).take(1).toArray())),
D=c=>{const o=(0,M.Xd)(c);return o===null?[]:[o]},b=({message:c,findings:o})=>c===null?[...Map.groupBy(o,({problem:O})=>O.message)]:[[c,o]]}),1505:((ke,_,e)=>{e.
d(_,{G_:()=>r,Yj:()=>a,Zc:()=>m,o7:()=>l,se:()=>S,tN:()=>M});var d=e(7574),u=e(4120),t=e(8884);const M=120,h=20,E=6;function S({requirements:g},{dialect:f},D){return{
label:"required",texts:(0,u.UV)(g,h,({service:c,clients:o,because:O})=>{const $=c==="any"?(0,u.DO)(c):D.value((0,u.DO)(c),M),A=f.clients.every(w=>o.includes(w))?
"":` for ${(0,u.wO)(o)}`;return`${$}${A} (${(0,t.Yx)(O,D.because)})`})}}function m({visit:g},f){const{timing:D,discovery:b}=g.attempt,c=b.kind==="failed"?b.excerpt:
null,o=(0,d.I$)(D).map(([A,w])=>`${A} ${(0,d.kJ)(w)}`),O=g.earlier.map(A=>{const{kind:w}=A.discovery;return`${w==="failed"?A.discovery.problem.code:w} after ${(0,d.
kJ)(A.timing.totalMs)}`}),$=c===null?[]:[f.value(c.replace(/\s+/gu," ").trim())],C=g.credentials?.hasToken?[f.prose(g.credentials.source)]:[];return[{label:"bod\
y",texts:$},{label:"timing",texts:[o.join(", ")]},{label:"retried",texts:O},{label:"token from",texts:C}]}const l=(g,f)=>[{label:"credentials",texts:y(g)?n(g.visit.
looks,f.prose):[]},{label:"host block",texts:v(g.visit).map(D=>f.prose(D))}];function a({visit:g,services:f,servicesLeftOut:D,servicesFrom:b},c){const o=f.map(({
id:$})=>c.value($,M)),O=b===null?(0,d.kJ)(g.attempt.timing.totalMs):`host block at ${c.because(b)}`;return`${o.length===0?"no services":(0,u.K4)(o,E,D)} (${O})`}
function r(g){return[...Map.groupBy(g,D=>JSON.stringify(D.looks.map(i))).values()].map(D=>({clients:D.map(({client:b})=>b),looks:D[0]?.looks.map(i)??[]}))}const s={
nothing:"no entry","a token":"a token","an empty token":"an empty token","no token":"an entry without a token","not asked":"not run","not read":"turned off"},i=({
source:g,held:f,counts:D})=>({source:g,held:`${s[f]}${D?f==="no token"?" (ends the search)":" (used)":""}`});function n(g,f){const D=r(g);return D.flatMap(({clients:b,
looks:c})=>c.map(({source:o,held:O})=>`${D.length>1?`${(0,u.wO)(b)}: `:""}${f(o)}: ${O}`))}const y=({findings:g})=>g.some(({problem:{code:f}})=>/^credentials-|^document-unauthorized$/.
test(f));function v({forced:g}){return[...Map.groupBy(g,({place:D})=>(0,t.eo)(D))].map(([D,b])=>`${D}, for ${(0,u.wO)(b.map(({client:c})=>c))}`)}}),7574:((ke,_,e)=>{
e.d(_,{I$:()=>h,QN:()=>m,kJ:()=>t,nO:()=>l,tY:()=>M,u8:()=>S});var d=e(4120);const u=864e5;function t(a){const r=Math.round(a);if(r<1e3)return`${r} ms`;if(r<59950)
return`${(r/1e3).toFixed(1)} s`;const s=Math.round(r/1e3);return`${Math.floor(s/60)} min ${s%60} s`}function M(a){return a<1e3?`${a} B`:a<999950?`${(a/1e3).toFixed(
1)} kB`:`${(a/1e6).toFixed(1)} MB`}function h(a){return[["DNS",a.lookupMs],["connect",a.connectMs],["TLS",a.tlsMs],["first byte",a.firstByteMs],["total",a.totalMs]].
flatMap(([s,i])=>i===null?[]:[[s,i]])}const E=6e4;function S(a,r){const s=Date.parse(r)-Date.parse(a);if(!(s>=E))return"less than a minute";const i=Math.floor(s/
E),n=[{count:Math.floor(i/1440),unit:i>=2880?"days":"day"},{count:Math.floor(i%1440/60),unit:"h"},{count:i%60,unit:"min"}],y=n.findIndex(({count:v})=>v>0);return n.
slice(y,y+2).filter(({count:v})=>v>0).map(({count:v,unit:g})=>`${v} ${g}`).join(" ")}const m=a=>`${a.slice(0,16).replace("T"," ")} UTC`;function l(a,r){const s=(Date.
parse(a)-Date.parse(r))/u;if(Number.isNaN(s))return a;const i=(0,d.px)(Math.floor(Math.abs(s)),"day"),n=Math.abs(s)<1,y=n?"within the last day":`${i} ago`,v=n?"\
in less than a day":`in ${i}`;return`${a.slice(0,10)} (${s<0?y:v})`}}),4120:((ke,_,e)=>{e.d(_,{DO:()=>s,Iu:()=>M,K4:()=>h,Ku:()=>E,QI:()=>r,Rk:()=>i,SY:()=>m,UV:()=>S,
dy:()=>u,od:()=>l,px:()=>t,wO:()=>a});var d=e(1064);const u="new in this pull request",t=(n,y)=>`${n} ${y}${n===1?"":"s"}`,M=n=>n.replace(/^./u,y=>y.toUpperCase());
function h(n,y,v=0){const g=n.slice(0,y),f=n.length-g.length+v;return`${g.join(", ")}${f>0?` and ${f} more`:""}`}const E=(n,y)=>n.length<=2*y?n:n.slice(0,y);function S(n,y,v,g=f=>`\
and ${f} more`){const f=n.length-y;return[...n.slice(0,y).flatMap(v),...f>0?[g(f)]:[]]}const m=n=>d.zK.every(y=>n.includes(y))?"all clients":n.map(y=>d.bB[y]).join(
", ");function l(n,y){const v=y.filter(g=>n.includes(g));return n.length===0||v.length===y.length?"":v.length===0?"no client that this repository uses":v.map(g=>d.
bB[g]).join(", ")}const a=n=>n.map(y=>d.bB[y]).join(" and "),r=({clients:n,versions:y})=>n.map(v=>[d.bB[v],y[v]].join(" ").trim()).join(" and "),s=n=>n==="any"?
"any service":n;function i(n){switch(n){case"none":return"none";case"sent":return"sent";case"withheld":return"not sent (not HTTPS)";case"dropped":return"not sen\
t (redirected to another host)"}}}),8884:((ke,_,e)=>{e.d(_,{BQ:()=>y,CN:()=>g,Dc:()=>n,Dx:()=>l,Ky:()=>h,Qz:()=>i,R3:()=>M,Xd:()=>r,Yx:()=>E,eo:()=>t,et:()=>v,f5:()=>a,
xi:()=>s,yv:()=>m});var d=e(4120),u=e(8641);const t=b=>f(b)?`${(0,u.J7)(b.file)}:${b.line}`:b,M=({file:b,line:c,column:o})=>`${(0,u.J7)(b)}:${c}:${o}`;function h(b,c,o=t,O=0){
const $=D(b),C=$.slice(0,c).map(o).join(", "),A=Math.max(0,$.length-c)+O,w=A>0?[(0,d.px)(A,"more place")]:[];return[...C===""?[]:[C],...w].join(" and ")}const E=(b,c=t)=>h(
b,b.every(f)?1:2,c),S=1e5;function m(b){const c=new Map(b.map(({places:w,placesLeftOut:U=0})=>[w,U])),o=[];for(const w of c.keys())o.length<S&&o.push(...w);const O=c.
entries().reduce((w,[U,J])=>w+U.length+J,0),[$=null,...C]=D(o.filter(f)),A=D(o.filter(w=>!f(w)));return{first:$,others:C,settings:A,leftOut:O-o.length}}const l=b=>({
lines:D(b.flatMap(({places:c})=>c.filter(f))),leftOut:b.reduce((c,{placesLeftOut:o=0})=>c+o,0)}),a=b=>[...new Set(b.flatMap(({places:c})=>c.flatMap(o=>f(o)?[]:[
o])))],r=({places:b})=>b.find(f)??null;function s(b,c,o,O){const{others:$,settings:C,leftOut:A}=m([b]);return[["help",(0,u.RK)(b.problem.help??"",o)],["affects",
c],["also at",h($,O,t,A)],["required by",h(C,O)]].filter(([,U])=>U!=="")}const i=({requirements:b})=>b.some(({because:c})=>c.some(f)),n=b=>new Set(b.flatMap(({places:c})=>c.
filter(f).map(({file:o})=>o))).size,y=b=>b.filter(c=>r(c)===null),v=b=>b.every(({problem:c})=>c.code.startsWith("credentials-"))?"credentials":"settings",g=b=>!/^(?:~?[/\\]|%APPDATA%|[A-Za-z]:[/\\])/.
test(b),f=b=>typeof b!="string";function D(b){const c=new Map;return b.filter(o=>{const{file:O,line:$}=typeof o=="string"?{file:o,line:0}:o,C=c.get(O);if(C===void 0)
c.set(O,new Set([$]));else{if(C.has($))return!1;C.add($)}return!0})}}),6763:((ke,_,e)=>{e.d(_,{q:()=>M,r:()=>h});var d=e(5143),u=e(4120);const t=50,M=m=>(0,u.UV)(
m,t,l=>l,l=>`and ${(0,u.px)(l,"more remark")}`),h=m=>[...E(m),...S(m)];function E({files:m}){const l=m.filter(({exclude:r,severity:s})=>r!==void 0&&s!=="notice"),
a=new Set(l.flatMap(({exclude:r})=>r??[]));return l.length===0?[]:[(0,d.Az)(l.length,[...a])]}function S({roots:m}){return m.some(({rows:a})=>a.some(({platforms:r})=>r.
some(({available:s})=>s===!0)))?["signatures of provider packages were not verified"]:[]}}),6215:((ke,_,e)=>{e.d(_,{S:()=>M});var d=e(6897),u=e(7152);const t=20;
async function M({scan:S,exclude:m},{directory:l,environment:a,stop:r,progress:s}){const i={root:l,scan:S,exclude:m},n=r.why===null?E(i):null;if(n!==null)return n;
const{scanInSteps:y}=await h(),v=y(i,Object.keys(a));return(0,d.n)(v,r,g=>s({kind:"scan",files:g}))}const h=()=>Promise.all([e.e(400),e.e(949)]).then(e.bind(e,4949));
function E(S){const m={toolFiles:[],hasPlugins:!1};let l=0;for(const{kind:a}of(0,u.G)(S,m))if(l+=1,a!=="directory"||l>t)return null;return{...m,usages:[],notes:[],
declared:[],signs:[],constraints:[],files:0,bytes:0,isEmpty:!0,usesTerragrunt:!1,endedAt:null}}}),8416:((ke,_,e)=>{e.d(_,{L2:()=>a,oh:()=>E,rU:()=>r});var d=e(4e3),
u=e(5143),t=e(1064),M=e(5603),h=e(3469);function E(c,o){let O;return()=>(O??=e.e(249).then(e.bind(e,9249)).then(({readTools:$})=>$(c,o)),O)}const S=["terraform"],
m="assumed, CLI not detected; set `dialect`",l="CLI not detected; set `dialect` to check one";async function a({setting:c,scan:o}){const O=c.name==="auto"?null:
i(c.name);if(o===null||o.isEmpty){const J=O===null?l:s;return f(O??t.Du,[J],[],c,{signs:[],constraints:[]})}const $=await g(o,c,O),{constraints:C}=o;if(O!==null)
return f(O,[s],[],c,{signs:$,constraints:C});const A=v($);if(A.length===0)return{...f(S,[m],[],c,{signs:$,constraints:C}),isGuess:!0};const w=n(A),U=w.flatMap(J=>A.
find($e=>$e.client===J)??[]);return f(w,U.map(b),A,c,{signs:$,constraints:C})}async function r({clients:c},o){if(o===null||o.isEmpty)return t.zK;const{others:O}=await o.
tools(),$=c;return t.zK.filter(C=>$.includes(C)||O.has(C)||C==="terragrunt"&&o.usesTerragrunt)}const s="set by `dialect`",i=c=>c==="both"?t.Du:[c],n=c=>t.Du.filter(
o=>c.some(O=>O.client===o));function y(c){const o=c.filter(({place:O})=>!(0,u.Zl)(O.file));return o.length===0?c:o}const v=c=>{const o=y(c);return M.A.map($=>o.
filter(C=>C.level===$)).find(({length:$})=>$>0)??[]};async function g({signs:c,tools:o,hasCloudHostname:O},$,C){const A=v(c),w=C??n(A),U=A.every(({place:ne})=>(0,u.
Zl)(ne.file)),J=C===null&&(U||A.some(({isCloud:ne})=>ne)),$e=$.version===null&&w.some(ne=>(0,h.w)(ne,[]).length>1);if(!J&&!$e)return c;const{setsCloudHostname:ee,
signs:he}=await o(),de=O||ee;return[...c.filter(({isCloud:ne})=>!(ne&&de)),...he]}function f(c,o,O,$,C){const[A,...w]=c,U=c.map(ee=>D(ee,$,C)),J=U.flatMap(({client:ee,
version:he})=>he===null?[]:[[ee,he]]),$e=U.flatMap(({version:ee,signs:[he]})=>ee===null||he===void 0?[]:[b(he)]);return{name:A===void 0||w.length>0?"both":A,clients:c,
releases:U.flatMap(({releases:ee})=>ee),versions:Object.fromEntries(J),why:[...new Set([...o,...$e])].join(", "),evidence:[...new Set([...O,...U.flatMap(({signs:ee})=>ee)])]}}
function D(c,{version:o},O){if(o!==null)return{client:c,releases:(0,h.w)(c,[o]),version:o,signs:[]};const $=y(O.signs.filter($e=>$e.client===c&&$e.version!==null)),
C=[...new Set($.map($e=>($e.version??"").replace(/^v/,"")))];if(C.length>0){const[$e="",...ee]=C,he=ee.length===0&&(0,h.l)($e);return{client:c,releases:(0,h.w)(
c,C),version:he?$e:null,signs:$}}const A=y(O.constraints),w=A.map(({text:$e})=>$e),U=(0,h.w)(c,w);if(U.length===(0,h.w)(c,[]).length)return{client:c,releases:U,
version:null,signs:[]};const J=A.map(({text:$e,place:ee})=>({client:c,level:"syntax",place:ee,text:`requires ${(0,d.dh)($e)}`,version:$e}));return{client:c,releases:U,
version:w.length===1?w[0]??null:null,signs:J}}const b=({place:c,text:o})=>`${c.file}:${c.line} ${o}`}),2161:((ke,_,e)=>{e.d(_,{L8:()=>r,TD:()=>y,U4:()=>l,Z8:()=>v,
e0:()=>a,tr:()=>m});var d=e(1064);const u=["terraform"],t=["opentofu"],M=[{suffix:".tftest.hcl",class:"test",clients:d.Du,twin:".tofutest.hcl"},{suffix:".tftest\
.json",class:"test",clients:d.Du,twin:".tofutest.json"},{suffix:".tofutest.hcl",class:"test",clients:t},{suffix:".tofutest.json",class:"test",clients:t},{suffix:"\
.tfquery.hcl",class:"query",clients:u},{suffix:".tfquery.json",class:"query",clients:u},{suffix:".tfmigrate.hcl",class:"migrate",clients:u},{suffix:".tfcomponen\
t.hcl",class:"stack",clients:u},{suffix:".tfcomponent.json",class:"stack",clients:u},{suffix:".tfstack.hcl",class:"stack",clients:u},{suffix:".tfstack.json",class:"\
stack",clients:u},{suffix:".tfdeploy.hcl",class:"deploy",clients:u},{suffix:".tfdeploy.json",class:"deploy",clients:u},{suffix:".tfmock.hcl",class:"none",clients:d.
Du},{suffix:".tofumock.hcl",class:"none",clients:t},{suffix:".tf.json",class:"config",clients:d.Du,twin:".tofu.json"},{suffix:".tofu.json",class:"config",clients:t},
{suffix:".tf",class:"config",clients:d.Du,twin:".tofu"},{suffix:".tofu",class:"config",clients:t},{suffix:"terragrunt.hcl.json",class:"terragrunt",clients:d.Du},
{suffix:".hcl",class:"terragrunt",clients:d.Du}],h=Map.groupBy(M,({suffix:g})=>g.slice(g.lastIndexOf(".")+1)),E=".terraform.lock.hcl",S={class:"lock",syntax:"hc\
l",clients:d.Du,isOverride:!1},m=g=>g.includes(".tofu")&&/\.tofu(test)?(\.(hcl|json))?$/.test(g),l=".terraform/modules/modules.json",a={...S,class:"manifest",syntax:"\
json"};function r(g,f,D){if(g===E)return S;const c=h.get(g.slice(g.lastIndexOf(".")+1))?.find(({suffix:J})=>g.endsWith(J));if(c===void 0||c.class==="none")return;
const o=s(g)&&c.class==="test"&&D==="tests";if(s(g)&&!o)return;const O=g.slice(0,-c.suffix.length),$=c.twin!==void 0&&f.has(O+c.twin),C=O==="override"||O.endsWith(
"_override"),A=$||o;if(A&&!c.clients.includes("terraform"))return;const w=A?u:c.clients,U=g.endsWith(".json")?"json":"hcl";return{class:c.class,syntax:U,clients:w,
isOverride:C}}const s=g=>g.startsWith(".")||g.endsWith("~")||g.startsWith("#")&&g.endsWith("#"),i=/^(\.terraform-version|\.opentofu-version|\.tool-versions|\.?mise\.toml)$/,
n=new RegExp(`^(${["(gnu)?makefile","\\.?justfile","taskfile(\\.dist)?\\.ya?ml","(dockerfile|containerfile|jenkinsfile)([._-].*)?","\\.?devcontainer\\.json","at\
lantis\\.ya?ml","aqua\\.ya?ml","\\.gitlab-ci\\.ya?ml","azure-pipelines?[^/]*\\.ya?ml","bitbucket-pipelines\\.ya?ml","(docker-)?compose[^/]*\\.ya?ml","(cloudbuil\
d|buildspec|appveyor)[^/]*\\.ya?ml","\\.(travis|drone|woodpecker|cirrus|pre-commit-config)\\.ya?ml",".*\\.(sh|bash|ps1|cmd|bat|mk|dockerfile|gitlab-ci\\.ya?ml)"].
join("|")})$`,"i"),y=g=>i.test(g),v=g=>y(g)||n.test(g)}),6195:((ke,_,e)=>{e.d(_,{$8:()=>E,G$:()=>S,Ls:()=>M,UO:()=>m,VK:()=>t,sq:()=>l});var d=e(6760);const u=/[*?[{]/;
function t(a){const r=a.split("/"),s=r.findIndex(i=>u.test(i));return s<0?{fixed:a}:{fixed:r.slice(0,s).join("/"),glob:r.slice(s).join("/")}}function M(a){const r=a.
map(s=>{const i=s.replace(/^(\.\/)+/,"").replace(/(?<!\/)\/+$/,"");return{glob:i,start:h(i)}});return s=>{const i=s.toLowerCase();return r.some(({glob:n,start:y})=>n===
s||i.startsWith(y)&&d.posix.matchesGlob(s,n))}}function h(a){const[r=""]=a.includes("..")?[]:/^(?:[\w-][\w.-]*\/)*/.exec(a)??[];return r.toLowerCase()}const E=({
file:a,glob:r},s)=>a===s||r!==void 0&&d.posix.matchesGlob(s,r),S=a=>a.startsWith(".")||a==="node_modules",m=(a,r)=>a===r||a.startsWith(r.endsWith(d.sep)?r:r+d.sep),
l=a=>d.sep==="/"?a:a.replaceAll(d.sep,"/")}),5603:((ke,_,e)=>{e.d(_,{A:()=>M,j:()=>E});var d=e(5143),u=e(1064),t=e(5011);const M=["lock-file","syntax","version-\
file","tool","hook"],h=100;class E{found=new Map;allowed=new Map;addFiles(l){for(const{file:a,kind:r,scope:s,isContext:i}of l){if(i)continue;const[n]=r.clients;
if(n!==void 0&&r.clients.length===1&&!S(a)){const y={file:a,line:1,column:1,endColumn:1};this.addSyntax(n,`is read by ${u.bB[n]} only`,y)}for(const y of s.traits)
this.addTrait(y)}}addUsages(l){for(const a of l)a.kind==="lock_provider"?this.addLock(a):a.kind==="cloud_default"&&this.addCloud(a)}signs(){return[...this.found.
values()]}constraints(){return[...this.allowed.values()]}addTrait({kind:l,text:a,place:r}){if(l==="version"){if(this.allowed.size>=h)return;const s=(0,d.Zl)(r.file)?
`${a} aside`:a;this.allowed.has(s)||this.allowed.set(s,{text:a,place:r})}else if(l==="binary"){const i={client:a==="tofu"?"opentofu":"terraform",level:"version-\
file",place:r,version:null};this.put({...i,text:"sets terraform_binary"})}else if(l!=="compatible"&&l!=="provider-version"){const{client:s,what:i}=u.$I[l];this.
addSyntax(s,`has ${i}`,r)}}addLock({host:l,place:a}){const r=u.Du.find(i=>(0,t.Vm)(i)===l);if(r===void 0)return;const s=`locks providers from ${l}`;this.put({client:r,
level:"lock-file",place:a,text:s,version:null})}addCloud({clients:l,isOverridden:a,place:r}){if(a||!l.includes("terraform"))return;this.put({client:"terraform",
level:"syntax",place:r,text:"has a cloud block without hostname",version:null,isCloud:!0})}addSyntax(l,a,r){this.put({client:l,level:"syntax",place:r,text:a,version:null})}put(l){
const a=`${l.client} ${l.text}`;if(this.found.has(a))return;const r=(0,d.Zl)(l.place.file)?`${a} aside`:a;this.found.has(r)||this.found.set(r,l)}}const S=m=>/(^|\/)[.#][^/]*$/.
test(m)}),7854:((ke,_,e)=>{e.d(_,{Oo:()=>S,YW:()=>M,kA:()=>E,sw:()=>h,u3:()=>a,vH:()=>m});var d=e(7052),u=e(1064);const t={line:1,column:1,endColumn:1};function M(r,s,i=t){
const n={file:r===""?".":r,...i};return{problem:s,place:n,clients:u.Du,host:null}}function h(r,s){const i=v=>s.includes(v),n=S(v=>v.every(i)?v:v.filter(i)),y=S(
v=>v.every(g=>g.clients.every(i))?v:v.flatMap(g=>{const f=n(g.clients);return f.length===0?[]:[{...g,clients:f}]}));return r.filter(v=>{const g=v;return g.clients=
n(v.clients),g.needs=y(v.needs),v.isHostImplied&&(g.host=g.needs[0]?.host??v.host),g.clients.length>0})}const E=r=>{const s=new Set;for(const{host:i,isHostImplied:n}of r)
i!==null&&!n&&s.add(i);return s};function S(r){let s;return i=>{s??=new Map;const n=s.get(i);if(n!==void 0||s.has(i))return n;const y=r(i);return s.set(i,y),y}}
const m=(r,s)=>r.filter(i=>i.clients.some(n=>s.includes(n))),l=1e4;class a{notes=[];broken=new Set;kept=new Map;omitted=0;max;constructor(s=l){this.max=s}add(s){
const{problem:i,place:n}=s;if(i.code==="file-syntax"){if(this.broken.has(n.file))return;this.broken.add(n.file)}const y=this.kept.get(i.severity)??0;this.kept.set(
i.severity,y+1),y<this.max?this.notes.push(s):this.omitted+=1}all(){if(this.omitted===0)return this.notes;const s=(0,d.fileLimit)({kind:"problems",max:this.max,
omitted:this.omitted});return[...this.notes,M(".",s)]}}}),7152:((ke,_,e)=>{e.d(_,{G:()=>y});var d=e(3024),u=e(6760),t=e(9461),M=e(5747),h=e(7052),E=e(9664),S=e(
2161),m=e(6195);function l(b,c,o,O){if(b.kind==="error")return(0,h.fileUnreadable)({what:"link",code:b.code});const{kind:$,path:C}=b;return(0,m.UO)(C,c.boundary)?
$==="directory"?null:$==="special"?(0,h.fileUnreadable)({what:"link-to-special-file"}):{path:C,isScanned:a(C,c,o,O)}:(0,h.fileOutside)()}function a(b,c,o,O){if(c.
file!==void 0||c.glob!==void 0||!(0,m.UO)(b,c.path))return!1;const[$="",...C]=(0,m.sq)((0,u.relative)(c.path,b)).split("/").toReversed();if(C.some(m.G$))return!1;
const A=(0,m.sq)((0,u.relative)(o,b)).split("/");return A.map((U,J)=>A.slice(0,J+1).join("/")).slice(-1-C.length).some(O)?!1:(0,S.L8)($,new Set([$]),C[0]??"")!==
void 0}var r=e(7854);const s={files:1e6,entries:1e7,directoryFiles:5e4},i=200,n=1e4;function*y(b,c={toolFiles:[],hasPlugins:!1},o=s){const O=new g(b,c,o);for(const $ of b.
scan){const C=v(O.root,$);"path"in C?yield*O.walkFrom(C):yield{kind:"note",note:C}}}function v(b,c){const{fixed:o,glob:O}=(0,m.VK)(c);try{const $=(0,d.realpathSync)(
(0,u.resolve)(b,o)),C=(0,m.sq)((0,u.relative)(b,$)),A=(0,m.UO)($,b),w=A?b:$;if(O!==void 0)return{path:$,name:C,boundary:w,glob:(0,E.Gz)(C,O)};if((0,d.statSync)(
$).isDirectory())return{path:$,name:C,boundary:w};const U=(0,u.resolve)($,"..");return{...{path:U,name:(0,m.sq)((0,u.relative)(b,U))},boundary:A?b:U,file:C}}catch($){
return(0,r.YW)(c,(0,h.fileUnreadable)({what:"scan",code:(0,M.Oj)($)}))}}class g{root;isExcluded;aside;limits;selected;files=0;entries=0;constructor({root:c,scan:o,
exclude:O},$,C){this.root=(0,d.realpathSync)(c),this.isExcluded=(0,m.Ls)(O),this.aside=$,this.limits=C,this.selected=o.length>1?new Set:null}*walkFrom(c){const o=c.
glob===void 0&&c.file===void 0,O=[{path:c.path,name:c.name,depth:0,isSelected:o}];for(let $=O.pop();$!==void 0;$=O.pop()){yield{kind:"directory",name:$.name};const C=D(
$);if("problem"in C){yield{kind:"note",note:C};continue}const A=[];for(const w of this.findFiles(c,$,C))if("problem"in w)yield{kind:"note",note:w};else if(A.length<
this.limits.directoryFiles)A.push(w);else{yield f($,"directory",this.limits.directoryFiles);break}if(this.files+=A.length,this.entries+=C.length,this.entries>this.
limits.entries||this.files>this.limits.files){yield f($,"files",this.limits.files);return}if(A.some(({isContext:w})=>!w)&&(yield{kind:"module",files:A}),c.file!==
void 0)return;for(const w of this.findDirectories(c,$,C))O.push(w)}}*findFiles(c,o,O){const $=new Set;let C=!1;for(const w of O)(0,S.tr)(w.name)&&!w.isDirectory()&&
$.add(w.name),C||=w.name===".terraform",this.aside.hasPlugins||=w.name==="terraform.d";const A=o.name.slice(o.name.lastIndexOf("/")+1);for(const w of O){if(w.isDirectory())
continue;const U=(0,S.L8)(w.name,$,A);if(U===void 0){(0,S.Z8)(w.name)&&this.addToolFile(o,w.name);continue}const J=(0,E.Gz)(o.name,w.name),ee={path:o.path+u.sep+
w.name,file:J,kind:U,isContext:!this.select(c,o,J)};w.isFile()?yield ee:w.isSymbolicLink()?yield*this.follow(c,ee):yield(0,r.YW)(J,(0,h.fileUnreadable)({what:"s\
pecial-file"}))}if(C&&o.isSelected){const w=[o.path,...S.U4.split("/")].join(u.sep),U=(0,t.$)(w);U.kind==="file"&&U.path===w&&(yield{path:w,file:(0,E.Gz)(o.name,
S.U4),kind:S.e0,isContext:!1})}}addToolFile({path:c,name:o},O){const $=(0,E.Gz)(o,O);this.aside.toolFiles.length>=n||this.isExcluded($)||this.aside.toolFiles.push(
{path:c+u.sep+O,file:$})}select(c,o,O){return!(o.isSelected||(0,m.$8)(c,O))||this.isExcluded(O)||this.selected?.has(O)?!1:(this.selected?.add(O),!0)}*follow(c,o){
const O=l((0,t.$)(o.path),c,this.root,this.isExcluded);O!==null&&("code"in O?yield(0,r.YW)(o.file,O):yield{...o,path:O.path,isContext:o.isContext||O.isScanned})}findDirectories({
glob:c},{path:o,name:O,depth:$,isSelected:C},A){const w=[];for(const U of A.toReversed()){if(!U.isDirectory()||(0,m.G$)(U.name))continue;const J=(0,E.Gz)(O,U.name);
if(this.isExcluded(J))continue;const $e=C||c!==void 0&&u.posix.matchesGlob(J,c),ee=o+u.sep+U.name;w.push({path:ee,name:J,depth:$+1,isSelected:$e})}return w}}const f=({
name:b},c,o)=>({kind:"note",note:(0,r.YW)(b,(0,h.fileLimit)({kind:c,max:o}))});function D({path:b,name:c,depth:o}){if(o>i)return(0,r.YW)(c,(0,h.fileLimit)({kind:"\
depth",max:i}));try{return(0,d.readdirSync)(b,{withFileTypes:!0}).sort((O,$)=>O.name<$.name?-1:1)}catch(O){return(0,r.YW)(c,(0,h.fileUnreadable)({what:"director\
y",code:(0,M.Oj)(O)}))}}}),5751:((ke,_,e)=>{e.d(_,{readSettings:()=>U});var d=e(3024),u=e(6760),t=e(5747),M=e(3625),h=e(4e3),E=e(3592),S=e(3474),m=e(8535),l=e(7030),
a=e(6181),r=e(1831);function s(ne){const se=we=>ne[we]||ne[we.toLowerCase()]||"",te={http:n("HTTP_PROXY",se("HTTP_PROXY")),https:n("HTTPS_PROXY",se("HTTPS_PROXY"))},
Ee=D(se("NO_PROXY"));return we=>{const G=te[we.scheme];return G===null||g(we.name)||Ee(we)?null:G}}const i=["http:","https:"];function n(ne,se){if(se==="")return null;
const te=URL.parse(/^[a-z][a-z0-9+.-]*:\/\//i.test(se)?se:`http://${se}`);if(te===null)throw new TypeError(`${ne} is not a URL; expected http://HOST:PORT`);if(!i.
includes(te.protocol))throw new TypeError(`${ne} is a ${te.protocol}// proxy; expected http:// or https://`);if(!y(te.username)||!y(te.password))throw new TypeError(
`${ne} has a user name or password with a bare "%"; write "%25" for it`);return te}function y(ne){try{return decodeURIComponent(ne),!0}catch(se){if(se instanceof
URIError)return!1;throw se}}const v=new l.BlockList;v.addSubnet("127.0.0.0",8,"ipv4"),v.addAddress("::1","ipv6");const g=ne=>ne==="localhost"||f(v,ne);function f(ne,se){
const te=(0,a.n7)(se.replace(/%.*$/s,"")),Ee=(0,l.isIP)(te);return Ee!==0&&ne.check(te,Ee===4?"ipv4":"ipv6")}function D(ne){const se=ne.split(",").map(te=>te.trim().
toLowerCase()).filter(te=>te!=="").map(b);return te=>se.some(Ee=>Ee(te))}function b(ne){if(ne==="*")return()=>!0;const se=c(ne);if(se!==null)return({name:L})=>se(
L);const{name:te,port:Ee}=$(ne),we=L=>Ee===""||String(L.port)===Ee;if(o(te)){const L=(0,a.n7)(te),K=new l.BlockList;return K.addAddress(L,(0,l.isIP)(L)===4?"ipv\
4":"ipv6"),q=>f(K,q.name)&&we(q)}const G=O(te);return L=>(0,l.isIP)(L.name)===0&&we(L)&&G(L.name)}function c(ne){const[,se="",te=""]=/^([\da-f:.]+)\/(\d{1,6})$/.
exec(ne)??[];if(!o(se))return null;const Ee=Number(te);if(Ee>((0,l.isIP)(se)===4?32:128))return null;const we=Ee-((0,l.isIP)(se)===6?96:0),G=new l.BlockList,L=(0,l.
isIP)((0,a.n7)(se))===4&&we>=0;return L?G.addSubnet((0,a.n7)(se),we,"ipv4"):G.addSubnet(se,Ee,"ipv6"),K=>f(G,K)&&(0,l.isIP)((0,a.n7)(K))===4===L}const o=ne=>(0,l.
isIP)(ne)!==0&&!ne.includes("%");function O(ne){if(ne==="")return()=>!1;const se=ne.replace(/^\*\./,"."),te=se.replace(/^\./,""),Ee=(0,r.Pv)(te),we=Ee.ok?Ee.value:
te;return G=>G.endsWith(`.${we}`)||!se.startsWith(".")&&G===we}function $(ne){const se=/^\[([^\]]*)\]:([^:]*)$/.exec(ne)??/^([^:[\]]*):([^:[\]]*)$/.exec(ne);return se===
null?{name:ne,port:""}:{name:se[1]??"",port:se[2]??""}}var C=e(3152);const A=4*1024*1024,w=20;async function U(ne,{environment:se,directory:te,wording:Ee=C.w7}){
const{settings:we,mistakes:G}=(0,C.P$)(ne,Ee),L=await de(we.caFile,Ee),K=he(se),q=[...await $e(we,Ee),...await ee(we,Ee)],x=await Promise.all(J(we.scan,te).slice(
0,w).map(H=>Ee.missingPath(H,te)));if(G.length===0&&q.length===0&&x.length===0&&L.ok&&K.ok)return{...we,authorities:L.value,chooseProxy:K.value};const W=[L,K].flatMap(
H=>H.ok?[]:[H.why]);throw new C.GN([...G,...q,...W,...x])}const J=(ne,se)=>ne.filter(te=>!/[*?[\]{}]/.test(te)&&!(0,d.existsSync)((0,u.resolve)(se,te)));async function $e({
hostnames:ne},{setting:se}){const te=se("hostnames"),Ee=ne.flatMap(({addresses:L})=>L);if(Ee.length===0)return[];const{parseNamedAddress:we}=await Promise.all([
e.e(917),e.e(667)]).then(e.bind(e,1257)),G=Ee.flatMap(L=>{const K=we(L,"terraform");return K.ok?[]:[`${te}: "${L.service}=${L.text}" is wrong: ${K.why}`]});return(0,S.
Ku)(G,te)}async function ee({ignore:ne},{setting:se}){const te=se("ignore");if(ne.length===0)return[];const{problemFacts:Ee}=await Promise.all([e.e(931),e.e(341),
e.e(709)]).then(e.bind(e,709)),we=Ee(),G=ne.flatMap(({code:L})=>{if(Object.hasOwn(we,L))return[];const K=(0,m.q)(L,Object.keys(we)),q=K===null?`${E.aq} lists th\
e codes`:`did you mean "${K}"?`;return[`${te}: "${L}" is not a problem code; ${q}`]});return(0,S.Ku)(G,te)}function he(ne){try{return(0,M.J)(s(ne))}catch(se){if(se instanceof
TypeError)return(0,M.T)(se.message);throw se}}async function de(ne,{setting:se}){if(ne===null)return(0,M.J)(null);const te=(0,t.yR)(ne,A),Ee=se("ca-file");if(!te.
ok)return(0,M.T)(`${Ee} "${ne}" ${(0,h.mP)(te.failure)}`);const{parseAuthorities:we}=await e.e(36).then(e.bind(e,5036)),G=we(te.text);return G.ok?G:(0,M.T)(`${Ee}\
 "${ne}" ${G.why}`)}}),7082:((ke,_,e)=>{e.d(_,{O:()=>d});const d=u=>({discovery:u,hops:[],timing:{lookupMs:null,connectMs:null,tlsMs:null,firstByteMs:null,totalMs:0},
headMs:null,certificates:[]})}),2859:((ke,_,e)=>{e.d(_,{C:()=>t});var d=e(7854);const u=new Set(["remote_state","remote_state_default","provider_tfe","provider_\
tfe_default","test_backend_remote","test_backend_remote_default","migrate_backend_remote","migrate_backend_remote_default"]);function t(h,E,S,m=(0,d.kA)(E)){const l=h.
hostnames.flatMap(({host:s,services:i})=>{const n=i.length>0?i:h.requiredServices;return(n.length>0?n:["any"]).map(v=>({host:s,service:v,clients:S,because:["hos\
tnames input"],isImplied:!1,isForInit:!0}))}),a=new Set([...m,...h.hostnames.map(({host:s})=>s)]),r=new Map;for(const s of l)M(r,s);for(const{kind:s,needs:i,place:n}of E){
const y=!u.has(s);for(const v of i)M(r,{...v,because:[n],isImplied:!a.has(v.host),isForInit:y})}return Array.from(r.values(),s=>({...s,clients:S.filter(i=>s.clients.
includes(i))}))}function M(h,E){const{host:S,service:m,clients:l,because:a}=E,r=`${S} ${m}`,s=h.get(r);if(s===void 0){h.set(r,{...E,clients:[...l],because:[...a]});
return}s.isForInit||=E.isForInit;for(const i of a)s.because.push(i);for(const i of l)s.clients.includes(i)||s.clients.push(i)}}),5960:((ke,_,e)=>{e.d(_,{e:()=>M,
i:()=>E});var d=e(6697),u=e(1831),t=e(7082);function M(S,{hostnames:m,allowedHosts:l},{isGuess:a}){const r=new Set(m.map(({host:i})=>i)),s=new Map;for(const i of S){
const{host:n}=i;if(r.has(n)||s.has(n))continue;const y=h(i,a===!0,(0,u.Jr)(n,l));y!==null&&s.set(n,y)}return s}function h({host:S,isImplied:m,because:l,clients:a},r,s){
const i=(0,u.nx)(S);if((0,u.Rt)(S))return(0,d.hostGeneric)({host:i});const[n]=l.filter(v=>typeof v!="string"),y=m&&n!==void 0?{place:n,clients:a}:null;return y!==
null&&r?(0,d.hostAssumed)({host:i,...y}):s?null:(0,d.hostNotAllowed)(y===null?{host:i}:{host:i,implied:y})}const E=(S,m)=>({host:S,attempt:(0,t.O)({kind:"skippe\
d",problem:m}),earlier:[],later:[],credentials:null,looks:[],difference:null,forced:[]})}),566:((ke,_,e)=>{e.d(_,{f:()=>M});var d=e(3024),u=e(6760),t=e(6309);function M(l,a,r){
const s=h((0,d.realpathSync)(l),a),i=(0,u.basename)(a),n=(0,u.join)(s,`.${i.slice(0,60)}.${Math.random().toString(36).slice(2)}`),y=(0,d.openSync)(n,"wx");try{try{
for(const v of r)(0,d.writeFileSync)(y,v)}finally{(0,d.closeSync)(y)}(0,d.renameSync)(n,(0,u.join)(s,i))}catch(v){throw(0,d.rmSync)(n,{force:!0}),v}}function h(l,a){
const r=(0,u.resolve)(l,a),s=m(l,r);if(!s&&!(0,u.isAbsolute)(a))throw new t.Lw(`it is outside ${l}; use an absolute path if that is intended`);const i=s?l:(0,u.
parse)(r).root;return(0,u.relative)(i,(0,u.dirname)(r)).split(u.sep).filter(Boolean).reduce((y,v)=>E(y,v,l),i)}function E(l,a,r){const s=(0,u.join)(l,a);if((0,d.
lstatSync)(s,{throwIfNoEntry:!1})===void 0&&S(s),!(0,d.lstatSync)(s).isSymbolicLink())return s;const i=(0,d.realpathSync)(s);if(!m(r,l)||m(r,i))return i;throw new t.
Lw(`the link ${(0,u.relative)(r,s)} leads outside ${r}; remove it or choose another path`)}function S(l){try{(0,d.mkdirSync)(l)}catch(a){if(!(0,t.Or)(a)||a.code!==
"EEXIST")throw a}}function m(l,a){const r=(0,u.relative)(l,a);return r!==".."&&!r.startsWith(`..${u.sep}`)&&!(0,u.isAbsolute)(r)}}),3795:((ke,_,e)=>{e.d(_,{qY:()=>l,
Si:()=>n,fN:()=>s,XP:()=>i});var d=e(733),u=e(1831),t=e(4120),M=e(8641);const h=2,E=80;function S(y){if(y.kind==="scan")return`read ${(0,t.px)(y.files,"file")}`;
if(y.kind==="registries")return`${y.done} of ${(0,t.px)(y.total,"question")} to registries answered`;const{done:v,total:g,failed:f,waiting:D}=y,b=f===0?"":`, ${f}\
 failed so far`;return`${v} of ${(0,t.px)(g,"host")} checked${b}${m(D)}`}function m(y){if(y.size===0)return"";const v=[...y].slice(0,h).map(f=>(0,M.RK)((0,u.nx)(
f),E)),g=y.size-v.length;return g>0?`; waiting for ${v.join(", ")} and ${(0,t.px)(g,"other")}`:`; waiting for ${v.join(" and ")}`}const l={show:()=>{},end:()=>{}},
a=5e3,r=200;function s(y,v){let g=null,f=!0;const D=v(a,()=>{g!==null&&(f&&y(S(g)),f=!f)});return{show:c=>{g=c},end:D}}function i(y,v,g){let f=null,D="";const b=g(
r,()=>{const O=f===null?"":(0,d.W)(S(f),0,v-1);O!==D&&(D=O,y(`\r${O}\x1B[K`))});return{show:O=>{f=O},end:()=>{b(),D!==""&&y("\r\x1B[K")}}}const n=(y,v)=>{const g=setInterval(
v,y).unref();return()=>clearInterval(g)}}),8463:((ke,_,e)=>{e.d(_,{t:()=>S});var d=e(6309),u=e(566),t=e(6182),M=e(3616),h=e(5955),E=e(8641);async function S(l,a,r){
const s=[];for(const{path:i,format:n}of l)try{(0,u.f)(r,i,(0,h.mk)(await m(n,a)))}catch(y){s.push(`the report ${(0,E.RK)(i)} was not written: ${(0,E.RK)((0,d.A3)(
y))}`)}return s}async function m(l,{verdict:a,context:r}){switch(l){case"json":return(0,t.h)(a,r);case"sarif":return(await Promise.all([e.e(341),e.e(933)]).then(
e.bind(e,3933))).renderSarif(a,r);case"junit":return(await e.e(868).then(e.bind(e,5868))).renderJunit(a,r);case"codequality":{const{renderCodeQuality:s}=await e.
e(957).then(e.bind(e,8957)),{hash:i}=await Promise.resolve().then(e.t.bind(e,7598,19));return s(a,n=>i("sha256",n))}case"markdown":return[(0,M.Gc)(a,r)]}}}),2704:((ke,_,e)=>{
e.d(_,{IL:()=>M,Rr:()=>h,Z4:()=>t});var d=e(5955),u=e(8641);const t=(E,S,m,l)=>`,
${m}"${E}": ${M(S,m,l)}`,M=(E,S,m)=>(0,u.s$)(JSON.stringify(E,m,2).replaceAll(`
`,`
${S}`));function*h(E,S,{maxBytes:m,margin:l,replace:a},r){if(S.length===0)return yield t(E,[],l),0;const s=`${l}  `;yield`,
${l}"${E}": [`;const i=y=>`
${s}${M(r(y),s,a)}`,n=yield*(0,d._Q)(S,new d.Wv(m),i,",");return yield`
${l}]`,n}}),6182:((ke,_,e)=>{e.d(_,{h:()=>O});var d=e(997),u=e(4e3),t=e(5799),M=e(1831),h=e(2704),E=e(8641),S=e(5955);function m(G,L){const K=new Map;for(const x of G)
K.has(x)||K.set(x,x.reduce((W,H)=>W+r(H),0));const q=(0,S._3)(G.map(x=>K.get(x)??0),L);return x=>{const W=(0,S.ux)(x,q,r);return{kept:W.map(s),left:x.length-W.length}}}
const l=140,a=6;function r(G){if(typeof G=="string")return l;const{file:L}=G;return l+L.length*(/^[ -~]*$/.test(L)?1:a)}const s=G=>typeof G=="string"?G:i(G),i=({
file:G,line:L,column:K,endColumn:q})=>({file:G,line:L,column:K,endColumn:q}),n=(G,L)=>L>0?{[`${G}LeftOut`]:L}:{},y=1e4,v=100,g=({directory:G,clients:L,rows:K},q)=>({
directory:G,clients:L,rows:K.slice(0,y).map(x=>f(x,q)),...n("rows",K.length-y)});function f(G,L){const{kind:K,address:q,source:x,host:W,constraints:H,locked:fe,
chosen:le,newest:Re,platforms:Le}=G,{kept:_e,left:Ke}=L(G.places);return{kind:K,address:q,source:x,host:W,constraints:H.slice(0,v),...n("constraints",H.length-v),
locked:fe,chosen:le,newest:Re,platforms:Le.map(({platform:Ge,available:Qe})=>({platform:Ge,available:Qe})),worst:G.worst,codes:G.problems.map(({code:Ge})=>Ge),places:_e,
...n("places",Ke)}}const D=1,b={hosts:27e6,becauseLists:2e7,findings:25e6,placeLists:12e6,roots:1e7,rowPlaceLists:4e6},c=4096,o="  ";function*O(G,L,K=b){const{usages:q,
...x}=L.scan,{hosts:W,findings:H,passed:fe,ignored:le,stopped:Re,roots:Le}=G,_e=W.flatMap(({requirements:Je})=>Je.map(nt=>nt.because)),Ke=m(_e,K.becauseLists),Ge=m(
H.map(Je=>Je.places),K.placeLists),Qe=m(Le.flatMap(({rows:Je})=>Je.map(nt=>nt.places)),K.rowPlaceLists),{remarks:at}=L;yield*[`{
  "schemaVersion": ${D}`,$("passed",fe),...Re===null?[]:[$("stopped",(0,u.Cw)(Re))],$("dialect",L.dialect.name),$("clientDetection",J(L.dialect)),$("startedAt",
L.startedAt),$("durationMs",L.durationMs),$("counts",w(G))],yield*A("hosts",W,K.hosts,Je=>$e(Je,Ke)),yield*A("findings",H,K.findings,Je=>we(Je,Ge)),Le.length>0&&
(yield*A("roots",Le,K.roots,Je=>g(Je,Qe))),yield*[$("ignored",le),$("usages",q),...at.length===0?[]:[$("remarks",at)],$("scan",x),`
}
`]}const $=(G,L)=>(0,h.Z4)(G,L,o,C),C=(G,L)=>typeof L=="string"?(0,u.dh)(L,c):L;function*A(G,L,K,q){const x=yield*(0,h.Rr)(G,L,{maxBytes:K,margin:o,replace:C},q);
x>0&&(yield $(`${G}LeftOut`,x))}const w=({findings:G})=>Object.fromEntries(t.oC.map(L=>[`${L}s`,G.filter(K=>K.severity===L).length])),U=20,J=({clients:G,versions:L,
releases:K,isGuess:q,why:x,evidence:W})=>({clients:G,assumed:q??!1,why:x,versions:Object.entries(L).map(([H,fe])=>({client:H,version:fe})),releases:K.map(({name:H})=>H),
evidence:W.slice(0,U).map(({client:H,version:fe,level:le,text:Re,place:Le})=>({client:H,version:fe,kind:le,text:Re,...i(Le)})),...n("evidence",W.length-U)});function $e(G,L){
const{visit:K,requirements:q,services:x,servicesLeftOut:W,servicesFrom:H,clients:fe,isNew:le}=G,{discovery:Re,hops:Le,timing:_e,certificates:Ke}=K.attempt;return{
host:K.host,display:(0,M.nx)(K.host),discovery:Re.kind,documentUrl:ee(Re),hops:Le.map(de),services:Object.fromEntries(x.map(Ge=>[Ge.id,ne(Ge)])),...W>0?{servicesLeftOut:W}:
{},servicesFrom:H===null?null:s(H),hostBlocks:K.forced.map(({client:Ge,place:Qe})=>({client:Ge,place:s(Qe)})),required:q.map(({service:Ge,clients:Qe,because:at})=>{
const{kept:Je,left:nt}=L(at);return{service:Ge,clients:Qe,because:Je,...n("because",nt)}}),credentials:K.credentials?.hasToken?K.credentials.source:null,looks:K.
looks.map(({client:Ge,looks:Qe})=>({client:Ge,looks:Qe.map(he)})),attempts:(0,d.O)(K).length,timingMs:Ee(_e),certificates:Ke,clients:fe,...le?{new:!0}:{}}}const ee=G=>G.
kind==="found"||G.kind==="absent"?(0,E.cq)(G.url):null,he=({source:G,held:L,counts:K})=>({source:G,held:L,counts:K}),de=({url:G,status:L,reason:K,mediaType:q,authorization:x,
address:W,proxy:H,ms:fe})=>({url:(0,E.cq)(G),status:L,reason:K,mediaType:q,authorization:x,address:W,proxy:H===null?null:(0,E.cq)(H),ms:fe});function ne(G){switch(G.
kind){case"url":return{url:(0,E.cq)(G.url)};case"login":return{login:se(G.login),...G.leftOut>0?{elementsLeftOut:G.leftOut}:{}};case"problem":return{problem:te(
G.problem)}}}const se=({client:G,grantTypes:L,authz:K,token:q,ports:x,scopes:W})=>({client:G,grantTypes:L,authz:K===null?null:(0,E.cq)(K),token:q===null?null:(0,E.
cq)(q),ports:x,scopes:W}),te=({code:G,message:L,help:K})=>({code:G,message:L,help:K??null}),Ee=({lookupMs:G,connectMs:L,tlsMs:K,firstByteMs:q,totalMs:x})=>({lookup:G,
connect:L,tls:K,firstByte:q,total:x});function we(G,L){const{problem:K,severity:q,host:x,service:W,places:H,placesLeftOut:fe=0,affects:le}=G,{kept:Re,left:Le}=L(
H);return{code:K.code,severity:q,host:x,service:W,message:K.message,help:K.help??null,places:Re,...n("places",fe+Le),affects:le}}}),4503:((ke,_,e)=>{e.d(_,{o:()=>u,
u:()=>d});function d({file:t,line:M},h){const E=h?.get(t);return E===void 0?null:E.diff?.lines.has(M)?`${E.diff.url}R${M}`:`${E.url}#L${M}`}function u(t){if(!t.
isWellFormed())return null;const M=h=>encodeURIComponent(h).replace(/[!'()*_~]/g,E=>`%${E.charCodeAt(0).toString(16).toUpperCase()}`);return t.split("/").map(M).
join("/")}}),9574:((ke,_,e)=>{e.d(_,{I$:()=>t,MB:()=>M,R4:()=>m,TM:()=>h,hn:()=>S,rm:()=>E});var d=e(5955),u=e(8641);function t(l,a,r=[]){const s=l.map((n,y)=>`\
<th align="${r.includes(y)?"right":"left"}">${n}</th>`),i=a.map(n=>`<tr>${l.map((v,g)=>`<td${r.includes(g)?' align="right"':""}>${n[g]||"\u2013"}</td>`).join("")}\
</tr>`);return["<table>",`<tr>${s.join("")}</tr>`,...i,"</table>"].join(`
`)}const M=l=>["<ul>",...l.map(a=>`<li>${a}</li>`),"</ul>"].join(`
`),h=(l,a)=>["<details>",`<summary>${l}</summary>`,...a,"</details>"].join(`
`),E=l=>(0,u.D9)(l).replaceAll(".",".<wbr>"),S=l=>`<code>${(0,u.js)(l).replaceAll("/","/<wbr>")}</code>`;function m(l,a,r,s){const i=[];let n=0;for(const y of l){
const v=s(y);if(n+=(0,d.$$)([v].flat().join(""))+r,n>a)break;i.push(v)}return i}}),3616:((ke,_,e)=>{e.d(_,{gD:()=>We,Fp:()=>tt,Gc:()=>pe,XA:()=>ve,rL:()=>st});var d=e(
7574),u=e(5102),t=e(4120),M=e(5955),h=e(8641),E=e(2886),S=e(1831),m=e(2796),l=e(8884),a=e(9574),r=e(8373);const s=20,i=10,n=700,y=4,v=300,g=1,f=6,D=12,b=4,c=1/2,
o=12e3,O=20,$=200;function C(I,N,V){const oe=(0,m.cZ)(I),ue=oe.slice(0,N.isBrief?i:s),Oe=Math.min(o,V*c/ue.length),Pe=A(ue);let Ae=V-$;const Xe=ut=>{const mt=w(
ut,N,Oe,Pe.get(ut)??null),dt=(0,M.$$)(mt)<Ae?mt:`${J(ut,N)}</p>`;return Ae-=(0,M.$$)(dt)+O,dt},Ve=(0,a.R4)(ue,V-$,O,Xe),ot=oe.length-Ve.length;return ot>0?[...Ve,
`<p>${(0,r.jP)(ot,"cause",N)}</p>`]:Ve}function A(I){const N=I.filter(ue=>$e(ue)&&ue.hosts.length>1),oe=[...Map.groupBy(N,({hosts:ue})=>ue.toSorted().join()).values()].
flatMap(([ue,...Oe])=>ue===void 0?[]:Oe.map(Pe=>[Pe,ue.code]));return new Map(oe.filter(([{message:ue}])=>ue!==null))}function w(I,N,V,oe){const{findings:ue,message:Oe,
help:Pe}=I,Ae=ue.length>1&&ue[0]?.exclude!==void 0,Xe=[G(I,N),L(I)].filter(dt=>dt!==""),Ve=oe===null?de(I):[],ot=Oe===null?b:$e(I)?f:D,ut=Ve.slice(0,ot).map(dt=>ne(
dt,I,N)),mt=oe===null?ut.join(", "):`The same hosts as for ${oe}`;return[J(I,N),...Oe===null||mt===""?[]:[`<br>${mt}`],...Oe===null?[]:[`<br>${(0,t.Iu)((0,h.h$)(
Oe,n))}`],...Pe===null||Ae?[]:[U(Pe)],...Xe.length===0?[]:[`<br><sub>${Xe.join(" ")}</sub>`],"</p>",...Oe===null?[(0,a.MB)(ut)]:[],...we(I,Ve.slice(ot),N,V)].join(
`
`)}const U=I=>`<br><b>Help:</b> ${(0,h.h$)(I,n)}`;function J(I,N){const{severity:V,code:oe,title:ue}=I,Oe=he(I),Pe=Oe>1?`${(0,t.px)(Oe,ee(I))}: `:"";return`<p>${r.
rC[V]} <b>${Pe}${ue}</b> (${(0,r._h)(oe,oe,N)})`}const $e=({hosts:I,findings:N})=>I.length>0&&!N.every(E.l$),ee=I=>$e(I)?"host":"place";function he(I){if($e(I))
return I.hosts.length;const{lines:N,leftOut:V}=(0,l.Dx)(I.findings);return N.length+V}function de(I){const{findings:N,message:V}=I;return V===null?N.map(oe=>[oe]):
$e(I)?[...Map.groupBy(N,({host:oe})=>oe).values()]:(0,l.Dx)(N).lines}function ne(I,N,V){return"file"in I?(0,r.u_)(I,V):N.message===null?Ee(I,N,V):se(I,N.hosts.length===
1,V)}function se(I,N,V){const[oe]=I,ue=oe?.host?(0,h.D9)((0,S.nx)(oe.host)):"",Oe=oe?.isHostNew?[t.dy]:[];if(N){const Ve=[te(I,y,V),...(0,l.f5)(I).map(r.Su)].filter(
ot=>ot!=="").join(", ");return`${ue}${Ve===""?"":` in ${Ve}`}${Oe.map(ot=>` (${ot})`)}`}const Ae=[...Oe,te(I,g,V).replace(/ places?$/,"")].filter(Xe=>Xe!=="").join(
"; ");return Ae===""?ue:`${ue} (${Ae})`}function te(I,N,V){const{lines:oe,leftOut:ue}=(0,l.Dx)(I);return oe.length===0?"":(0,r.EP)(oe,N,V,ue)}function Ee(I,N,V){
const oe=$e(N)?se(I,!1,V):te(I,g,V);return I.map(({problem:ue})=>{const Oe=(0,h.h$)(ue.message,v),Pe=N.help===null&&ue.help?U(ue.help):"";return`${oe===""?(0,t.
Iu)(Oe):`${oe}: ${Oe}`}${Pe}`}).join("<br>")}function we(I,N,V,oe){const ue=I.message===null?"finding":ee(I),{leftOut:Oe}=$e(I)?{leftOut:0}:(0,l.Dx)(I.findings),
Pe=N.length+Oe;if(Pe===0)return[];if(V.isBrief)return[`<p>${(0,r.jP)(Pe,ue,V)}</p>`];const Ae=(0,a.R4)(N,oe,O,ot=>ne(ot,I,V)),Xe=Pe-Ae.length,Ve=I.message===null?
(0,a.MB)(Ae):`<p>${Ae.join(", ")}</p>`;return[(0,a.TM)((0,t.px)(Pe,`more ${ue}`),[...Ae.length===0?[]:[Ve],...Xe>0?[`<p>${(0,r.jP)(Xe,ue,V)}</p>`]:[]])]}function G({
affects:I},{context:{clients:N}}){const V=(0,t.od)(I,N);return V===""?"":`Affects ${V}.`}function L(I){const V=$e(I)&&I.hosts.length===1&&I.message!==null?[]:(0,l.
f5)(I.findings);return V.length===0?"":`Required by ${V.map(r.Su).join(", ")}.`}var K=e(1064),q=e(1505);const x=20,W=20,H=["fails","warns","works"];function fe(I,N,V){
const oe=I.filter(Ve=>(0,u.cG)(Ve)&&!(0,u.JR)(Ve));if(oe.length===0)return"";const ue=Ve=>oe.length===1?_e(Ve,N).join(`
`):le(Ve,N),Oe=(0,a.R4)(oe,V,W,ue),Pe=oe.length-Oe.length,[Ae]=oe.length===1?oe:[],Xe=Ae===void 0?`of ${(0,t.px)(oe.length,"host")}`:`of ${Re(Ae)} (${Le(Ae)})`;
return(0,a.TM)(`Requests, responses and certificates ${Xe}`,[...Oe,...Pe>0?[`<p>${(0,r.jP)(Pe,"host",N)}</p>`]:[]])}const le=(I,N)=>(0,a.TM)(`${r.Gr[(0,u.sG)(I)]}\
 ${Re(I)} (${Le(I)})`,_e(I,N)),Re=({visit:I})=>(0,h.D9)((0,S.nx)(I.host)),Le=({visit:{attempt:I}})=>`${(0,t.px)(I.hops.length,"request")}, ${(0,d.kJ)(I.timing.totalMs)}`;
function _e(I,N){const{hops:V,certificates:oe}=I.visit.attempt;return[Ke(I,N),...I.services.length===0?[]:[Qe(I,N)],...V.length===0?[]:[Je(V)],...oe.length===0?
[]:[nt(oe,N)]]}function Ke(I,N){const V=(0,r.Bm)(N);return["<table>",...[(0,q.se)(I,N.context,V),{label:"clients",texts:Ge(I,N)},...(0,q.Zc)(I,V),...(0,q.o7)(I,
V)].flatMap(({label:Oe,texts:Pe})=>Pe.length===0?[]:[`<tr><td><b>${(0,t.Iu)(Oe)}</b></td><td>${Pe.join("<br>")}</td></tr>`]),"</table>"].join(`
`)}const Ge=({clients:I},{context:N})=>H.flatMap(V=>{const oe=N.clients.filter(Oe=>I[Oe]===V),ue=oe.map(Oe=>K.bB[Oe]).join(", ");return oe.length===0?[]:[`${r.Gr[V]}\
 ${ue}`]});function Qe({services:I,servicesLeftOut:N,servicesFrom:V},oe){const ue=I.slice(0,x).map(Xe=>[(0,h.D9)(Xe.id,q.tN),at(Xe)]),Oe=I.length-ue.length+N,Pe=Oe>
0?[[`and ${Oe} more`,oe.rest]]:[],Ae=V===null?"URL":`URL, from the host block at ${(0,r.u_)(V,oe)}`;return(0,a.I$)(["Service",Ae],[...ue,...Pe])}function at(I){
switch(I.kind){case"url":return(0,h.D9)((0,h.cq)(I.url));case"login":{const{client:N,authz:V,token:oe,ports:ue}=I.login;return[`authz ${(0,h.D9)((0,h.cq)(V??"no\
ne"))}`,`token ${(0,h.D9)((0,h.cq)(oe??"none"))}`,`client ${(0,h.D9)(N,q.tN)}, ports ${ue.join(" to ")}`].join("<br>")}case"problem":return`\u274C ${I.problem.code}`}}
function Je(I){const N=I.map((V,oe)=>{const ue=V.proxy===null?"":`through ${(0,h.D9)((0,h.cq)(V.proxy))}`,Oe=V.status===null?"no response":`${V.status} ${(0,h.h$)(
V.reason,q.tN)}`.trim();return[String(oe+1),(0,h.D9)((0,h.cq)(V.url)),V.mediaType===null?Oe:`${Oe}<br>${(0,h.D9)(V.mediaType,q.tN)}`,(0,t.Rk)(V.authorization),V.
address===null?ue:(0,h.D9)(V.address,q.tN),(0,d.kJ)(V.ms).replace(" ","&nbsp;")]});return(0,a.I$)(["Hop","Request","Response","Token","Address","Time"],N,[0,5])}
function nt(I,{context:N}){const V=I.map(({host:oe,subject:ue,issuer:Oe,expires:Pe})=>[(0,h.D9)(oe,q.tN),(0,h.h$)((0,d.nO)(Pe,N.startedAt)),(0,h.D9)(ue,q.tN),(0,h.
D9)(Oe,q.tN)]);return(0,a.I$)(["TLS certificate","Valid until","Subject","Issuer"],V)}const X=4,ie=3,me=60;function Ie(I,N,V,oe){const ue=I.filter(Ve=>(0,u.sG)(
Ve)===N);if(ue.length===0)return"";const Oe=N==="works"&&I.some(Ve=>(0,u.sG)(Ve)==="warns"),Pe=et(ue,N,Oe?" without warnings":"");if(V.isBrief)return`<p>${Pe}</\
p>`;const Ae=(0,a.R4)(ue,oe,me,Ve=>He(Ve,V)),Xe=ue.length-Ae.length;return(0,a.TM)(Pe,[...Ae.length===0?[]:[(0,a.I$)(["Host","Required by",N==="works"?"Services":
"Reason"],Ae)],...Xe>0?[`<p>${(0,r.jP)(Xe,"host",V)}</p>`]:[]])}function et(I,N,V){const oe=I.slice(0,ie).map(({visit:Pe})=>(0,h.D9)((0,S.nx)(Pe.host))),ue=(0,t.
K4)(oe,ie,I.length-oe.length),Oe=I.length===1?`${ue} ${u.nx[N]}${V}`:`<b>${(0,t.px)(I.length,"host")}</b> ${u.nx[N]}${V}: ${ue}`;return`${r.Gr[N]} ${Oe}`}function He(I,N){
const V=I.requirements.flatMap(ue=>ue.because),{discovery:oe}=I.visit.attempt;return[`${(0,a.rm)((0,S.nx)(I.visit.host))}${I.isNew?`<br><sub>${t.dy}</sub>`:""}`,
V.length===0?"":(0,l.Ky)(V,X,ue=>(0,r.u_)(ue,N)),(0,u.JR)(I)&&oe.kind==="skipped"?oe.problem.title:(0,q.Yj)(I,(0,r.Bm)(N))]}var Be=e(4148);const ht=40,pt=80,rt=I=>(0,Be.
fi)(I,N=>(0,a.hn)((0,h.J7)(N))),Fe=(I,N)=>(0,h.D9)(I,N).replaceAll(" ","&nbsp;"),qe=(I,N)=>{const V=({code:oe,title:ue})=>(0,r._h)(oe,ue,N);return(0,Be.ij)([(0,Be.
eX)(V)],I)};function Et(I,N,V){const{wrong:oe,good:ue}=(0,Be.jB)(I),Oe=oe.length>1||N.isBrief?gt(oe,N,V/2):[],Pe=V-(0,M.$$)(Oe.join("")),Ae=dt=>Z(dt,N),Xe=N.isBrief?
[]:(0,a.R4)([...oe,...ue],Pe,pt,Ae),Ve=N.isBrief?0:I.length-Xe.length,ot=[...Oe,...Xe.slice(0,oe.length)],ut=Xe.slice(oe.length),mt=ut.length<=Be.LC?ut:[(0,a.TM)(
wt(ue),ut)];return[...Oe.length>0?[(0,a.TM)(yt(oe),ot)]:ot,...N.isBrief&&ue.length>0?[`<p>${wt(ue)}</p>`]:mt,...Ve>0?[`<p>${(0,r.jP)(Ve,"root module",N)}</p>`]:
[]]}function gt(I,N,V){const oe=(0,Be.cZ)(I);if(oe.length===0)return[];const ue=oe.map(({row:Ae})=>Ae),Oe=K.Du.filter(Ae=>I.some(Xe=>Xe.clients.includes(Ae))),Pe=[
...qe(ue,N),(0,Be.ie)(oe,rt),...(0,Be.ns)({clients:Oe,rows:ue},Fe)];return[vt(ue,{clients:Oe},Pe,N,V)]}function vt(I,N,V,oe,ue){const Oe=(0,a.R4)(I.slice(0,ht),
ue,pt,Ae=>[ae(Ae,N,oe),...V.map(({cell:Xe})=>Xe(Ae))]),Pe=I.length-Oe.length;return(0,a.I$)(["Module or provider",...V.map(({title:Ae})=>(0,t.Iu)(Ae))],Pe>0?[...Oe,
[(0,r.jP)(Pe,"row",oe)]]:Oe)}function yt(I){const N=(0,Be.qj)(I[0]??{rows:[]}),V=I.slice(0,Be.LC).map(rt),oe=(0,t.K4)(V,Be.LC,I.length-V.length);return I.length===
1?`${r.Gr[N]} <b>${oe}</b>: ${Be.pJ[N]}`:`${r.Gr[N]} <b>${(0,t.px)(I.length,"root module")}</b> with errors or warnings: ${oe}`}function wt(I){const N=I.flatMap(
V=>V.rows);return`${r.Gr[(0,Be.Fg)(N)]} <b>${(0,t.px)(I.length,"root module")}</b>: ${(0,Be.nS)(N)}`}function Z(I,N){const V=(0,Be.qj)(I),{wrong:oe,good:ue}=(0,Be.
P)(I),Oe=[...oe,...ue],Pe=[...qe(Oe,N),...(0,Be.ns)({...I,rows:Oe},Fe)],Ae=V==="works"?(0,Be.nS)(I.rows):Be.pJ[V];return(0,a.TM)(`${r.Gr[(0,Be.Fg)(I.rows)]} <b>${rt(
I)}</b>: ${Ae}`,[vt(Oe,I,Pe,N,Number.POSITIVE_INFINITY)])}function ae(I,N,V){const oe=`${r.Gr[(0,Be.Fg)([I])]}&nbsp;<b>${(0,a.hn)((0,Be.mC)(I,N))}</b>`,[ue]=I.places,
Oe=[...I.kind==="module"&&I.source!==I.address?[(0,a.hn)(I.source)]:[],...ue===void 0?[]:[(0,r.u_)(ue,V)]];return Oe.length===0?oe:`${oe}<br><sub>${Oe.join(" at\
 ")}</sub>`}const Te=2e5,Ne={notes:6e3,causes:45e3,roots:9e4,evidence:18e3,unchecked:4e3,passed:8e3,skipped:4e3,notices:1e4},De=["causes","unchecked","roots","e\
vidence","passed","skipped","notices","notes"],xe=1e3,ge=10,P=5,B=600,F=100,Q=7,pe=(I,N)=>ve(I,{context:N,rest:r.h,isBrief:!1},{head:`## ${We(I)}`,foot:`tf-disc\
o ${(0,h.js)(N.version)}, started ${(0,h.js)((0,d.QN)(N.startedAt))}.`,maxBytes:Te});function ve(I,N,{head:V,foot:oe,maxBytes:ue}){const Oe=Me(I,N),Pe=new Map;let Ae=ue-
xe-(0,M.$$)(V+oe);for(const[ot,ut]of Object.entries(Ne)){const dt=Oe[ot](Math.min(ut,Ae)).filter(bt=>bt!=="").join(`

`),St=(0,M.$$)(dt)<=Ae;St&&(Ae-=(0,M.$$)(dt)),Pe.set(ot,St?dt:`<p>More ${N.rest}</p>`)}const Xe=De.map(ot=>Pe.get(ot)??"").filter(ot=>ot!==""),Ve=!N.isBrief&&Xe.
some(r.ze)?`${oe} ${Ue(N)}`:oe;return`${[V,...Xe,`<sub>${Ve}</sub>`].join(`

`)}
`}function Me(I,N){const V=(0,u.md)(I.hosts),oe=V.filter(({findings:Ae})=>Ae.length===0),ue=({severity:Ae})=>Ae==="notice",Oe=I.findings.filter(ue),Pe=I.findings.
filter(Ae=>!ue(Ae));return{notes:Ae=>[ze(I,N,Ae)],causes:Ae=>C(Pe,N,Ae),roots:Ae=>Et(I.roots,N,Ae),evidence:Ae=>N.isBrief?[]:[fe(V,N,Ae)],unchecked:Ae=>[Ie(oe,"\
unchecked",N,Ae)],passed:Ae=>[Ie(V,"works",N,Ae)],skipped:Ae=>[Ie(V,"skipped",N,Ae)],notices:Ae=>N.isBrief?[]:[je(Oe,N,Ae)]}}function Ue({context:I}){const N=I.
docsUrl.replace(/[^/]*$/,"recipes.md#keep-the-report");return`This page is shortened; the JSON report is complete, and can be <a href="${(0,h.js)(N)}">kept as a\
n artifact</a>.`}function je(I,N,V){if(I.length===0)return"";const oe=`${r.rC.notice} ${(0,t.px)(I.length,"notice")}`;return(0,a.TM)(oe,C(I,N,V))}function ze(I,N,V){
const oe=(0,u.h$)(I,N.context).map(Xe=>`${(0,t.Iu)((0,h.h$)(Xe,B))}.`),ue=(0,a.R4)(oe,V,ge,Xe=>Xe),Oe=ue.slice(0,P),Pe=N.isBrief?[]:ue.slice(P),Ae=oe.length-Oe.
length-Pe.length;return[`<p>${Oe.join("<br>")}</p>`,...Pe.length===0?[]:[(0,a.TM)((0,t.px)(Pe.length,"more remark"),[`<p>${Pe.join("<br>")}</p>`])],...Ae>0?[`<p\
>${(0,r.jP)(Ae,"remark",N)}</p>`]:[]].join(`
`)}const We=I=>`${st(I)} ${(0,t.Iu)((0,u.$N)(I))}`;function st(I){const N=I.findings.some(({severity:oe})=>oe!=="notice"),V=I.hosts.length===0?"skipped":"works";
return r.Gr[I.passed?N?"warns":V:"fails"]}function tt({url:I,workflow:N,job:V,commit:oe}){const ue=N.split("/").at(-1)??"";return[`<a href="${(0,h.js)(I)}">${(0,h.
D9)(ue===""?"this run":ue,F)}</a>`,...V===""?[]:[`job ${(0,h.D9)(V,F)}`],...oe===""?[]:[`commit ${(0,h.D9)(oe.slice(0,Q))}`]].join(", ")}}),8373:((ke,_,e)=>{e.d(
_,{Bm:()=>v,EP:()=>r,Gr:()=>S,Su:()=>n,_h:()=>y,h:()=>M,jP:()=>l,rC:()=>E,u_:()=>i,xy:()=>h,ze:()=>a});var d=e(4503),u=e(8884),t=e(8641);const M="in the JSON re\
port",h="in the job summary",E={error:"\u274C",warning:"\u26A0\uFE0F",notice:"\u2139\uFE0F"},S={fails:"\u274C",unchecked:"\u274C",warns:"\u26A0\uFE0F",skipped:"\
\u26AA",works:"\u2705"},m="&nbsp;more ",l=(g,f,{rest:D})=>`and ${g}${m}${f}${g===1?"":"s"} ${D}`,a=g=>g.includes(m),r=(g,f,D,b=0)=>(0,u.Ky)(g,f,c=>i(c,D),b).replace(
/ more (?=places?$)/,m),s=600;function i(g,{context:{links:f}}){if(typeof g=="string")return n(g);const b=`<code>${(0,t.js)((0,u.eo)(g)).replaceAll("/","/<wbr>")}\
</code>`,c=(0,d.u)(g,f);return c===null||c.length>s?b:`<a href="${(0,t.js)(c,s)}">${b}</a>`}const n=g=>g.endsWith(" input")?`the ${(0,t.D9)(g.replace(/ input$/,
""))} input`:(0,t.D9)(g),y=(g,f,{context:D})=>`<a href="${(0,t.js)(`${D.docsUrl}#${g}`)}">${f}</a>`,v=g=>({value:t.D9,prose:t.h$,because:f=>i(f,g)})}),5102:((ke,_,e)=>{
e.d(_,{$N:()=>v,JR:()=>r,QK:()=>y,b:()=>s,cG:()=>a,h$:()=>C,hm:()=>n,md:()=>i,nx:()=>S,sG:()=>l});var d=e(4e3),u=e(5799),t=e(7574),M=e(4120),h=e(8884),E=e(4148);
const S={fails:"failed",unchecked:"not checked",warns:"has warnings",skipped:"skipped",works:"passed"},m=["fails","unchecked","warns","skipped","works"];function l(w){
if(s(w))return"unchecked";const U=n(w.findings);return U==="error"?"fails":U==="warning"?"warns":r(w)?"skipped":"works"}const a=w=>["fails","warns"].includes(l(
w)),r=({visit:w})=>w.attempt.discovery.kind==="skipped",s=({visit:{attempt:w}})=>w.discovery.kind==="skipped"&&w.discovery.problem.code==="host-not-checked";function i(w){
return m.flatMap(U=>w.filter(J=>l(J)===U))}const n=w=>u.oC.find(U=>w.some(J=>J.severity===U))??null;function y({findings:w}){const U=n(w);return U==="notice"?[]:
w.filter(({severity:J})=>J===U)}function v({hosts:w,files:U,findings:J,passed:$e,stopped:ee,roots:he}){const de=(0,E.g5)(he),ne=de===null?U:U.filter(({problem:q})=>!g.
test(q.code)),se=ne.filter(q=>!f(q)),Ee=[se.length<ne.length?["nothing to check"]:b(w),O(se)],G=n(se)==="error"&&!w.some(q=>l(q)==="fails")?Ee.toReversed():Ee,L=[
de??[],...G].flat().join(", "),K=n(J)==="error";return ee!==null?`${L} (${(0,d.Cw)(ee)})`:$e&&K?`${L} (the check passes: fail-on is never)`:$e||K?L:`${L} (the c\
heck fails: fail-on is warning)`}const g=/^(?:module|provider|version|package|constraint|lock)-/,f=({problem:w,severity:U})=>w.code==="nothing-to-check"&&U==="e\
rror",D="not allowed";function b(w){const U=w.length;if(U===0)return["no registry hosts to check"];const J=w.filter(x=>!r(x)).map(l),$e=w.filter(s).length,[ee,he]=[
J.length,U-J.length],de=J.filter(x=>x==="fails").length,ne=J.filter(x=>x==="warns").length,se=w.filter(x=>r(x)&&l(x)==="fails").length,te=[{count:de,words:S.fails},
{count:se,words:D},{count:$e,words:S.unchecked}],Ee=[{count:ee-de,words:S.works},{count:he-se-$e,words:S.skipped}],we=de+se+$e>0,[G,...L]=(we?te:Ee).filter(({count:x})=>x>
0),q=G?.words===D||G?.words===S.unchecked?G.count===1?"is ":"are ":"";return[`${o(G?.count??0,U)} ${q}${G?.words}`,...L.map(({count:x,words:W})=>`${x} ${W}`),...ne===
0?[]:[c(ne,U,we)]]}function c(w,U,J){return U===1?"with warnings":`${w} ${J?"more ":""}with warnings`}function o(w,U){return U===1?"1 registry host":w===U?`all ${U}\
 registry hosts`:`${w} of ${U} registry hosts`}function O(w){const U=n(w);if(U===null||U==="notice")return[];const J=(0,h.Dc)(w.filter(({severity:ee})=>ee===U)),
$e=(0,h.BQ)(w);return[...J===0?[]:[`${U}s in ${(0,M.px)(J,"file")}`],...n($e)===U?[`${U}s in the ${(0,h.et)($e)}`]:[]]}function $({hosts:w},U){const{files:J,bytes:$e,
usages:ee,durationMs:he}=U;if(J===0&&he===0)return null;if(J===0)return"found no Terraform or OpenTofu files";const de=w.filter(h.Qz).length,ne=de===0?"no regis\
try host is used":`${(0,M.px)(ee,"usage")} of ${(0,M.px)(de,"registry host")}`;return`scanned ${(0,M.px)(J,"file")} (${(0,t.tY)($e)}) in ${(0,t.kJ)(he)}: ${ne}`}
function C(w,U){const{dialect:J,durationMs:$e,scan:ee,remarks:he}=U,de=$(w,ee),se=w.hosts.length===0&&ee.files===0?"":` for ${(0,M.QI)(J)} (${J.why})`;return[`${A(
w)}; checked in ${(0,t.kJ)($e)}${se}`,...de===null?[]:[de],...he]}function A({findings:w,ignored:U}){const J=u.oC.flatMap(ee=>{const{length:he}=w.filter(de=>de.
severity===ee);return he===0?[]:[(0,M.px)(he,ee)]}),$e=J.length===0?"no findings":J.join(", ");return U>0?`${$e}, ${U} ignored`:$e}}),4148:((ke,_,e)=>{e.d(_,{Fg:()=>m,
LC:()=>r,Mm:()=>E,P:()=>y,cZ:()=>v,eX:()=>U,fi:()=>s,g5:()=>i,ie:()=>D,ij:()=>w,jB:()=>n,mC:()=>b,nS:()=>c,ns:()=>A,pJ:()=>a,qj:()=>S});var d=e(1064),u=e(5011),
t=e(5257),M=e(4120);const h=["fails","warns","works"];function E({worst:ee}){return ee==="error"?"fails":ee==="warning"?"warns":"works"}const S=({rows:ee})=>h.find(
he=>ee.some(de=>E(de)===he))??"works";function m(ee){const he=S({rows:ee});return he==="works"&&ee.some(l)?"skipped":he}const l=({chosen:ee})=>Object.keys(ee).length===
0,a={fails:"init fails",warns:"has warnings",works:"passed"},r=3,s=({directory:ee},he)=>ee===t.cd.file?t.cd.file:ee==="."?"the top directory":he(ee);function i(ee){
const he=ee.filter(({directory:se})=>se!==t.cd.file),{length:de}=n(he).failing;return de===0?null:he.length===1?"init fails":`init fails in ${de===he.length?`al\
l ${de}`:`${de} of ${he.length}`} root modules`}function n(ee){const{fails:he=[],warns:de=[],works:ne=[]}=Object.groupBy(ee,S);return{failing:he,wrong:[...he,...de],
good:ne}}function y({rows:ee}){const{fails:he=[],warns:de=[],works:ne=[]}=Object.groupBy(ee,E);return{wrong:[...he,...de],good:ne}}function v(ee){const he=new Map;
for(const se of n(ee).wrong)for(const te of y(se).wrong){const Ee=g(te),we=he.get(Ee)??{row:te,roots:new Set};he.set(Ee,we),we.roots.add(se)}const{fails:de=[],warns:ne=[]}=Object.
groupBy(he.values(),({row:se})=>E(se));return[...de,...ne]}const g=({kind:ee,source:he,constraints:de,locked:ne,chosen:se,problems:te})=>JSON.stringify([ee,he,de,
ne,se,te]),f=3;function D(ee,he){const de=new Map(ee.map(se=>[se.row,[...se.roots]]));return{title:"root modules",cell:se=>{const te=de.get(se)??[],Ee=te.slice(
0,f).map(he);return(0,M.K4)(Ee,f,te.length-Ee.length)}}}const b=({address:ee,host:he},{clients:de})=>de.every(ne=>(0,u.Vm)(ne)===he)&&ee.startsWith(`${he}/`)?ee.
slice(he.length+1):ee;function c(ee){const he=[...new Map(ee.map(we=>[`${we.kind} ${we.source}`,we])).values()],de=["module","provider"].flatMap(we=>{const{length:G}=he.
filter(L=>L.kind===we);return G===0?[]:[(0,M.px)(G,we)]});if(de.length===0)return"no registry modules and no providers";const ne=ee.some(({platforms:we})=>we.length>
0)?" and package":"",se=he.filter(l).length,te=he.filter(({chosen:we})=>Object.values(we).includes(null)).length,Ee=se+te===0?`every version${ne} is available`:
[...te>0?[`${te} without a version`]:[],...se>0?[`${se} not checked`]:[]].join(", ");return`${de.join(" and ")}, ${Ee}`}const o=60,O=6,$=60,C=12;function A({clients:ee,
rows:he},de){const ne=he.every(({chosen:te})=>new Set(Object.values(te)).size<=1),se=[{title:"constraint",cell:({constraints:te})=>(0,M.K4)([...new Set(te)].map(
Ee=>de(Ee,$)),O)},...ne?[{title:"version",cell:te=>J(te,null,de)}]:ee.map(te=>({title:d.bB[te],cell:Ee=>J(Ee,te,de)})),{title:"newest",cell:({newest:te})=>te===
null?"":de(te,o)},{title:"platforms",cell:({platforms:te})=>$e(te,de)}];return w(se,he)}const w=(ee,he)=>ee.filter(({cell:de})=>he.some(ne=>de(ne)!=="")),U=ee=>({
title:"problem",cell:({problems:he})=>he.filter(({usualSeverity:de})=>de!=="notice").map(ee).join(", ")});function J({chosen:ee,locked:he},de,ne){const se=de===
null?Object.values(ee)[0]:ee[de];return se===void 0?"":se!==null?`${ne(se,o)}${se===he?" (locked)":""}`:he===null?"none":`none (locked: ${ne(he,o)})`}function $e(ee,he){
const de=ee.map(({platform:ne,available:se})=>`${se===null?"?":se?"\u2713":"\u2717"} ${he(ne,o)}`);return(0,M.K4)(de,C)}}),733:((ke,_,e)=>{e.d(_,{W:()=>E,n:()=>u});
const d=/^[ -~]*$/;function u(S){if(d.test(S))return S.length;let m=0;for(const l of S)m+=t(l);return m}function t(S){return d.test(S)?1:M(S)?0:new RegExp("\\p{R\
egional_Indicator}","u").test(S)?1:h(S)?2:1}const M=S=>/[\p{Mn}\p{Me}\u1160-\u11FF]/u.test(S),h=S=>/[\u1100-\u115F\u2329\u232A\u2E80-\u303E\u3041-\u3247\u3250-\u4DBF\u4E00-\uA4C6\uA960-\uA97C\uAC00-\uD7A3\uF900-\uFAFF\uFE10-\uFE19\uFE30-\uFE6B\uFF01-\uFF60\uFFE0-\uFFE6\u{16FE0}-\u{18DFF}\u{1AFF0}-\u{1B2FF}\u{1F200}-\u{1F265}\u{20000}-\u{3FFFD}\p{Emoji_Presentation}]/u.
test(S);function E(S,m,l){let[a,r]=["",0];for(const s of S){const i=t(s),n=r+i;if(r>=m&&n<=l&&(i>0||r>m)?a+=s:a+=" ".repeat(Math.max(0,Math.min(n,l)-Math.max(r,
m))),r=n,r>l)break}return a}}),7146:((ke,_,e)=>{e.d(_,{ky:()=>a,nI:()=>t,qt:()=>m,wW:()=>l});var d=e(733);const u={bold:1,dim:2,red:31,green:32,yellow:33,blue:34};
function t(s,i,n){return n.colour?`\x1B[${u[i]}m${s}\x1B[0m`:s}const M=(s,i,{hyperlinks:n})=>i===void 0||!n?s:`\x1B]8;;${i}\x1B\\${s}\x1B]8;;\x1B\\`,h=/^(?:iTerm\.app|WezTerm|vscode|ghostty|Hyper|terminology|zed|Tabby)$/,
E=/^(?:xterm-kitty|xterm-ghostty|alacritty(?:-direct)?|foot|wezterm)$/,S=5001;function m(s){const{FORCE_HYPERLINK:i,TERM:n="",TERM_PROGRAM:y="",VTE_VERSION:v}=s;
return i?i!=="0":s.CI||s.NO_COLOR||n==="dumb"?!1:Number(v)>=S||h.test(y)||E.test(n)||["WT_SESSION","KONSOLE_VERSION","DOMTERM"].some(g=>s[g])}function l(s,i){const n="\
 ".repeat(s.indent),y=s.label.padEnd((s.column??0)-1),v=" ".repeat(s.indent+(s.column??2)),[g="",...f]=r(i.withFlags?.(s.text)??s.text,{first:i.width-n.length-y.
length-1,others:i.width-v.length}),D=M(t(y,s.style,i),s.url,i);return[`${n}${D} ${g}`.trimEnd(),...f.map(b=>`${v}${b}`)]}function a(s,{width:i,withFlags:n}){const[
y="",...v]=r(n?.(s)??s,{first:i,others:i-2});return[y,...v.map(g=>`  ${g}`)]}function r(s,i){const n=[];let y="",v=0;for(const g of s.split(" ")){const f=n.length===
0?i.first:i.others,D=(0,d.n)(g);y!==""&&v+1+D>f?(n.push(y),y=g,v=D):(v=y===""?D:v+1+D,y=y===""?g:`${y} ${g}`)}return[...n,y]}}),4421:((ke,_,e)=>{e.d(_,{S5:()=>ae,
MV:()=>Te,K8:()=>Ne});var d=e(1393),u=e(2796),t=e(5102),M=e(4120),h=e(5955),E=e(8641),S=e(1831),m=e(8884),l=e(733),a=e(7146);const r=160,s=12,i="    ",n=/##\w*\[/;
function y({place:P,before:B,literal:F,after:Q},pe,ve){const Me=" ".repeat(`  ${P.line}`.length),Ue=Math.min(ve.width,r)-Me.length-3;if(Ue<s)return[];const je=v(
B+F+Q),ze=je(B+F+Q),We=(0,l.n)(ze)<=Ue?0:je(B).search(/[^ ]|$/),st=ze.slice(We),tt=(0,l.n)(je(B))-We,I=(0,l.n)(je(B+F))-We,{from:N,to:V,text:oe}=g(st,tt,Math.max(
I,tt+1),Ue),ue=(0,a.nI)("|","dim",ve),Oe="^".repeat(Math.max(1,Math.min(I,V)-Math.max(tt,N))),Pe=" ".repeat(Math.max(tt,N)-N);return[`${(0,a.nI)(`  ${P.line}`,"\
dim",ve)} ${ue} ${oe}`.trimEnd(),`${Me} ${ue} ${Pe}${(0,a.nI)(Oe,pe,ve)}`]}function v(P){const B=F=>(0,E.RK)(F.replaceAll("	",i),Number.POSITIVE_INFINITY);return n.
test(B(P))?F=>B(F).replaceAll(/(?<=#)#/g," #"):B}function g(P,B,F,Q){const pe=(0,l.n)(P);if(pe<=Q)return{from:0,to:Q,text:P};const ve=Math.max(0,Q-2-(F-B)),Me=F<
Q?0:Math.max(0,B-1-Math.ceil(ve*2/3)),Ue=pe-Me<=Q,je=Me+Q,ze=(0,l.W)(P,Me===0?0:Me+1,Ue?je:je-1),We=`${Me===0?"":"\u2026"}${ze}${Ue?"":"\u2026"}`;return{from:Me,
to:Ue?je:je-1,text:We}}var f=e(1505),D=e(7574);const b=20,c=6,o=13,O={fails:{sign:"\u2717",style:"red"},unchecked:{sign:"\u2717",style:"red"},warns:{sign:"!",style:"\
yellow"},skipped:{sign:"\u25CB",style:"blue"},works:{sign:"\u2713",style:"green"}},$={error:O.fails,warning:O.warns,notice:{sign:"\xB7",style:"blue"}},C={value:E.
RK,prose:E.RK,because:m.eo};function A(P,B){const F=(0,t.sG)(P),{sign:Q,style:pe}=O[F],ve=[...(0,t.cG)(P)?J(P,B.context):[],...(0,f.o7)(P,C)],Me=`${t.nx[F]}${P.
isNew?` (${M.dy})`:""}: ${U(P)}`;return[...(0,a.wW)({indent:0,label:`${Q} ${w(P.visit.host)}`,style:pe,text:Me},B),...ve.flatMap(Ue=>$e(Ue,B))].map(E.BP).join(`\

`)}const w=P=>{const B=(0,S.nx)(P);return B===P?(0,E.RK)(P):`${(0,E.RK)(B)} (${(0,E.RK)(P)})`};function U(P){const{discovery:B}=P.visit.attempt,F=(0,t.QK)(P);return F.
length>0?(0,M.K4)([...new Set(F.map(Q=>Q.problem.code))],c):B.kind==="skipped"?B.problem.code:(0,f.Yj)(P,C)}function J(P,B){const{hops:F,certificates:Q}=P.visit.
attempt;return[(0,f.se)(P,B,C),{label:"response",texts:F.map(ee)},{label:"services",texts:he(P)},...(0,f.Zc)(P,C),{label:"certificate",texts:Q.map(pe=>ne(pe,B))}]}
const $e=({label:P,texts:B},F)=>B.flatMap((Q,pe)=>{const ve=pe===0?P:"";return(0,a.wW)({indent:2,label:ve,style:"dim",column:o,text:Q},F)});function ee(P){const B=P.
status===null?"none":`${P.status} ${(0,E.RK)(P.reason,f.tN)}`,F=P.status===null?"after":"in",Q=[...P.mediaType===null?[]:[(0,E.RK)(P.mediaType,f.tN)],...P.address===
null?[]:[`at ${(0,E.RK)(P.address,f.tN)}`],...P.proxy===null?[]:[`through ${(0,E.RK)((0,E.cq)(P.proxy))}`],...P.authorization==="none"?[]:[`token ${(0,M.Rk)(P.authorization)}`]],
pe=Q.length===0?"":` (${Q.join("; ")})`;return`${B.trim()} from ${(0,E.RK)((0,E.cq)(P.url))} ${F} ${(0,D.kJ)(P.ms)}${pe}`}function he({services:P,servicesLeftOut:B}){
const F=P.slice(0,b),Q=P.length-F.length+B;return[...F.map(de),...Q>0?[`and ${Q} more`]:[]]}function de(P){const B=(0,E.RK)(P.id,f.tN);switch(P.kind){case"url":
return`${B} ${(0,E.RK)((0,E.cq)(P.url))}`;case"login":{const{authz:F,token:Q}=P.login,pe=[F,Q].map(ve=>(0,E.RK)((0,E.cq)(ve??"none")));return`${B} authz ${pe.join(
", token ")}`}case"problem":return`${B}: ${P.problem.code}`}}function ne(P,B){const{host:F,subject:Q,issuer:pe,expires:ve}=P,Me=(0,E.RK)((0,D.nO)(ve,B.startedAt));
return`${(0,E.RK)(F,f.tN)} valid until ${Me}; subject ${(0,E.RK)(Q,f.tN)}, issuer ${(0,E.RK)(pe,f.tN)}`}const se=4,te={places:6,messages:5,frames:u.Wi},Ee={places:3,
messages:2,frames:1},we=1e3;function G(P,B,F){const{severity:Q,code:pe,title:ve,message:Me}=P,Ue=(0,E.RK)(Me??ve,we),je=`${B.context.docsUrl}#${pe}`,{style:ze}=$[Q],
We=L(P,F)??[..._e(P.hosts.length>1?"hosts":"host",K(P),B),...q(P,B,F),...Le(P,B)],st=Re(P.findings)?"":P.help??"";return[...(0,a.wW)({indent:0,label:`${Q}[${pe}\
]:`,style:ze,url:je,text:Ue},B),...We,..._e("help",(0,E.RK)(st,we),B),..._e("affects",(0,M.od)(P.affects,B.context.clients),B)].map(E.BP).join(`
`)}function L(P,{codes:B}){const{hosts:F,message:Q,code:pe,findings:ve}=P;if(F.length<2||Q===null)return null;const{first:Me,others:Ue}=(0,m.yv)(ve),je=JSON.stringify(
[F.toSorted(),Me,Ue.length]),ze=B.get(je);return ze===void 0&&B.set(je,pe),ze===void 0?null:[`  hosts: the same ${F.length} as for ${ze}`]}function K({hosts:P,findings:B,
message:F}){const[Q]=P;if(P.length===1&&Q!==void 0&&F?.includes((0,S.nx)(Q))&&B[0]?.isHostNew!==!0)return"";const ve=(0,M.Ku)(P,se).map(Me=>{const Ue=B.some(je=>je.
host===Me&&je.isHostNew);return`${w(Me)}${Ue?` (${M.dy})`:""}`});return(0,M.K4)(ve,P.length,P.length-ve.length)}function q(P,B,F){const{frames:Q}=x(P),pe=W(P),ve=(0,u.
cr)(P).length-pe.length;return[...pe.flatMap(({message:Me,findings:Ue,first:je},ze)=>{const We=H(je,P.message===null?Me:"",B);return ze>=Q?We:[...We,...fe(je,P,
B,F),..._e("help",(0,E.RK)(le(P,Ue),we),B)]}),...ve>0?[`  and ${ve} more in the JSON report`]:[]]}const x=({hosts:P,findings:B})=>P.length>1||Re(B)?Ee:te,W=P=>(0,M.
Ku)((0,u.cr)(P),x(P).messages).map(([B,F])=>({message:B,findings:F,first:(0,m.yv)(F).first}));function H(P,B,F){if(P===null&&B==="")return[];const Q=P===null?"-":
"-->",ve=[...P===null?[]:[(0,m.R3)(P)],(0,E.RK)(B,we)].filter(Me=>Me!=="").join(": ");return(0,a.wW)({indent:2,label:Q,style:"dim",text:ve},F)}function fe(P,{severity:B},F,{
lines:Q}){if(P===null)return[];const{file:pe,line:ve,column:Me}=P,Ue=F.context.sources.find(je=>je.place.file===pe&&je.place.line===ve&&je.place.column===Me);return Ue===
void 0||Q.has(Ue)?[]:(Q.add(Ue),y(Ue,$[B].style,F))}function le({help:P,findings:B},F){return P!==null||Re(B)?"":F[0]?.problem.help??""}const Re=([P,B])=>P?.exclude!==
void 0&&B!==void 0;function Le(P,B){const{findings:F}=P,{others:Q,settings:pe,leftOut:ve}=(0,m.yv)(F),Me=W(P).map(({first:ze})=>ze&&(0,m.eo)(ze)),Ue=Q.filter(ze=>!Me.
includes((0,m.eo)(ze))),je=x(P).places;return[..._e("also at",(0,m.Ky)(Ue,je,void 0,ve),B),..._e("required by",(0,m.Ky)(pe,je),B)]}const _e=(P,B,F)=>B===""?[]:(0,a.
wW)({indent:2,label:`${P}:`,style:"dim",text:B},F);var Ke=e(4148),Ge=e(1064);const Qe=20,at=3,Je="  ",nt=P=>(0,Ke.fi)(P,E.J7);function X(P,B){const{wrong:F}=(0,Ke.
jB)(P);return F.length>Ke.LC?[ie(P,F,B)]:F.map(Q=>{const pe=(0,Ke.P)(Q),ve=[...pe.wrong,...pe.good],Me=me((0,Ke.ns)({...Q,rows:ve.slice(0,Qe)},E.RK),ve),Ue=nt(Q);
return Ie({outcome:(0,Ke.qj)(Q),name:Ue,root:Q,rows:ve,columns:Me},B)})}function ie(P,B,F){const Q=(0,Ke.cZ)(P),pe=Q.map(({row:We})=>We),ve=Ge.Du.filter(We=>B.some(
st=>st.clients.includes(We))),Me=(0,Ke.ns)({clients:ve,rows:pe.slice(0,Qe)},E.RK),Ue=me([(0,Ke.ie)(Q,nt),...Me],pe),je=(0,Ke.qj)({rows:pe}),ze=(0,M.px)(B.length,
"root module");return Ie({outcome:je,name:ze,root:{clients:ve},rows:pe,columns:Ue},F)}const me=(P,B)=>[...P,...(0,Ke.ij)([(0,Ke.eX)(({code:F})=>F)],B)];function Ie({
outcome:P,name:B,root:F,rows:Q,columns:pe},ve){const{sign:Me,style:Ue}=O[P],je=Q.filter(tt=>(0,Ke.Mm)(tt)===P),ze=[...new Set(je.map(tt=>(0,E.RK)((0,Ke.mC)(tt,F))))],
We=`${Ke.pJ[P]} for ${(0,M.K4)(ze,at)}`,st=Q.length-Qe;return[`${(0,a.nI)(Me,Ue,ve)} ${(0,a.nI)(B,"bold",ve)}: ${We}`,...et(Q.slice(0,Qe).map(tt=>({sign:O[(0,Ke.
Fg)([tt])],cells:[(0,E.RK)((0,Ke.mC)(tt,F)),...pe.map(({cell:I})=>I(tt))]})),["module or provider",...pe.map(({title:tt})=>tt)],ve),...st>0?[`  and ${st} more i\
n the JSON report`]:[]].map(E.BP).join(`
`)}function et(P,B,F){const Q=B.map((Me,Ue)=>Math.max(...[Me,...P.map(({cells:je})=>je[Ue])].map(He)));if(Q.reduce((Me,Ue)=>Me+Je.length+Ue,Je.length)>F.width)return P.
flatMap(({sign:{sign:Me,style:Ue},cells:[je="",...ze]})=>{const We=ze.flatMap((tt,I)=>tt===""?[]:[`${B[I+1]} ${tt}`]),st=`${je}: ${We.join("; ")}`;return(0,a.wW)(
{indent:2,label:Me,style:Ue,text:st},F)});const ve=Me=>Me.map((Ue,je)=>Ue+" ".repeat((Q[je]??0)-He(Ue))).join(Je).trimEnd();return[`    ${(0,a.nI)(ve(B),"dim",F)}`,
...P.map(({sign:{sign:Me,style:Ue},cells:je})=>`  ${(0,a.nI)(Me,Ue,F)} ${ve(je)}`)]}const He=(P="")=>Array.from(P).length;function Be(P,B){const F=P.flatMap(je=>je.
rows),{sign:Q,style:pe}=O[(0,Ke.Fg)(F)],[ve]=P,Ue=`${P.length===1&&ve!==void 0?nt(ve):(0,M.px)(P.length,"root module")}: ${(0,Ke.nS)(F)}`;return(0,a.wW)({indent:0,
label:Q,style:pe,text:Ue},B).map(E.BP).join(`
`)}const ht=3,pt=4,rt=1e3;function Fe({hosts:P,roots:B},F){const Q=Map.groupBy(P,t.sG),pe=(Q.get("unchecked")??[]).filter(({findings:Me})=>Me.length===0),{good:ve}=(0,Ke.
jB)(B);return[...qe("unchecked",pe,F),...qe("skipped",Q.get("skipped")??[],F),...qe("works",Q.get("works")??[],F),...ve.length>0?[Be(ve,F)]:[]]}function qe(P,B,F){
const Q=We=>A(We,F);if(B.length<=ht)return B.map(Q);const{sign:pe,style:ve}=O[P],Me=(0,M.Ku)(B,pt).map(({visit:We})=>w(We.host)),Ue=(0,M.K4)(Me,Me.length,B.length-
Me.length),je=`${(0,M.px)(B.length,"host")} ${t.nx[P]}: ${Ue}`;if(!F.isRunner)return[(0,a.wW)({indent:0,label:pe,style:ve,text:je},F).map(E.BP).join(`
`)];const ze=We=>`and ${We} more in the JSON report`;return[[(0,E.BP)(`${pe} ${je}`),...(0,M.UV)(B,rt,Q,ze)].join(`
`)]}function Et(P,B){const F=(0,t.hm)(P.findings),Q=P.hosts.length>ht||P.findings.length>0,pe=B.isRunner?"the JSON report has all details; its path is the outpu\
t `report`":"for all details: `--format json` or `--report FILE.json`",ve=`problem codes are explained at ${B.context.docsUrl}`;return Q?[(F===null||F==="notice"?
[pe]:[ve,pe]).flatMap(Ue=>(0,a.ky)(Ue,B)).join(`
`)]:[]}const gt=5,vt=30,yt=3,wt=20,Z=16e6;function*ae(P,B){yield`${Te(P,B)}
`;let F=!0;for(const{text:Q}of Ne(P,B)){const pe=Q.includes(`
`);yield`${F||pe?`
`:""}${Q}
`,F=pe}}function Te(P,B){const{sign:F,style:Q}=O[P.passed?"works":"fails"],pe=B.isQuiet?[]:(0,t.h$)(P,B.context).slice(0,gt);return[`${(0,a.nI)(F,Q,B)} ${(0,a.nI)(
(0,t.$N)(P),"bold",B)}`,...pe.flatMap(ve=>De(ve,B))].join(`
`)}function*Ne(P,B,F=Z){const{isQuiet:Q=!1,isRunner:pe=!1,context:ve}=B,Me=({severity:N})=>!Q||N==="error"||(0,d.k2)(N,ve.failOn),Ue=(0,u.cZ)(P.findings.filter(
Me)),je={lines:new Set,codes:new Map};for(const N of Ue.slice(0,vt))yield ge(G(N,B,je));const ze=Ue.slice(vt).flatMap(({findings:N})=>N);if(ze.length>0&&(yield ge(
`and ${(0,M.px)(ze.length,"more finding")} in the JSON report`)),Q)return;const We=N=>({kind:pe?"group":"plain",text:N});yield*X(P.roots,B).map(We);const st=(0,t.
md)(P.hosts).filter(N=>(0,t.cG)(N)&&!(0,t.JR)(N)),tt=pe||st.length<=yt?st:[];yield*xe(tt,B,F).map(We),yield*Fe(P,B).map(We);const I=(0,t.h$)(P,ve).slice(gt);I.length>
0&&(yield ge(I.flatMap(N=>De(N,B)).join(`
`))),yield*Et(P,B).map(ge)}const De=(P,B)=>(0,a.ky)((0,E.RK)(P),B).map(E.BP);function*xe(P,B,F){const Q=new h.Wv(F),pe=st=>A(st,B),ve=yield*(0,h._Q)(P.slice(0,wt),
Q,pe),Me=[],Ue=(0,h._Q)(P.slice(wt),Q,pe);let je=Ue.next();for(;!je.done;je=Ue.next())Me.push(je.value);const ze=(0,M.px)(Me.length,"more host");Me.length>0&&(yield[
`details of ${ze}`,...Me].join(`
`));const We=ve+je.value;We>0&&(yield`the details of ${(0,M.px)(We,"more host")} are in the JSON report`)}const ge=P=>({kind:"plain",text:P})}),5257:((ke,_,e)=>{
e.d(_,{JT:()=>E,KS:()=>S,MO:()=>a,MP:()=>h,Nf:()=>l,W$:()=>M,cd:()=>t,yp:()=>m});var d=e(5143);const u="hostnames input",t={file:u,line:1,column:1,endColumn:1},
M=r=>r.file===u?u:r,h=({host:r,namespace:s,name:i,system:n})=>`${r}/${s}/${i}/${n}`,E=({host:r,namespace:s,type:i})=>`${r}/${s}/${i}`;function S(r,s){const i=r.
versions??l(r)?.values?.[s]??null;return i===null?null:{text:i,place:m(r)}}function m(r){const{versionsAt:s,place:i}=r,n=typeof s=="number"?s:s?.at;return n===void 0?
i:{file:i.file,...(0,d._h)(n)}}const l=({versionsAt:r})=>typeof r=="number"?null:r,a=(r,s)=>`${r} ${s}`}),2909:((ke,_,e)=>{e.a(ke,async(d,u)=>{try{let se=function(){
return process.env.GITHUB_WORKSPACE??process.cwd()};e.r(_);var t=e(4391),M=e(9018),h=e(7251),E=e(6309),S=e(2722),m=e(3581),l=e(8782),a=e(9077),r=e(3795),s=e(3386),
i=e(2057),n=e(1964),y=e(6182),v=e(2827),g=e(3616),f=e(8641),D=e(9703),b=e(4421),c=e(8463),o=e(3152),O=e(3557),$=e(6875);const C=120;process.env.UV_THREADPOOL_SIZE??=
"64",(0,s.p)(),(0,i.B_)(process.stdout,te=>process.stderr.write(`the log was not written: ${te}
`)),(0,i.B_)(process.stderr,()=>{});const A=m.j_(process.env.GITHUB_EVENT_PATH);delete process.env.GITHUB_EVENT_PATH;const w=new $.V,U=()=>performance.now();await(0,a.
q)(process,await J(m.Ko(O.y.map(({name:te})=>te))));async function J(te){const Ee=(0,M.c)(te,process.env,(0,h.K)(m.QU)),we=L=>{const K=(0,M.r)(q=>(0,D.p)(L,q),Ee);
return m.fJ("Could not run",K),3},G=(0,a.w)(process,w,{isFinal:!1,crash:we,now:U});try{const L=await $e(te,Ee),K=G.aborted?3:L.verdict.passed?0:1;return await he(
L,Ee,G),K}catch(L){return L instanceof o.GN?(m.fJ("Wrong settings",Ee.redact(L.mistakes.join(`
`))),2):we(L)}}async function $e(te,Ee){const we=(0,r.fN)(G=>m.N4(Ee.redact([G])),r.Si);try{return await(0,t.z6)(te,{environment:process.env,directory:se(),isFork:(0,l.
$c)(process.env.GITHUB_EVENT_NAME,A),stop:w,startTimer:$.I,progress:we.show,changes:G=>ne(G,Ee),secrets:Ee,kill:process.kill})}finally{we.end()}}async function ee(te){
const{verdict:Ee,changes:we,context:G}=te,L=(0,l.ng)(process.env,A),K=L===null?[]:(0,S.ws)((0,S.R8)(Ee),se(),L);if(L===null||we?.kind!=="files")return{...te,located:K,
context:{...G,links:(0,S.hP)(K)}};const{withDiffLinks:q}=await e.e(52).then(e.bind(e,9052)),x=q(K,we.files,se(),L);return{...te,located:K,context:{...G,links:x}}}
async function he(te,{redact:Ee},we){const{settings:G,verdict:L}=te,{GITHUB_OUTPUT:K,GITHUB_STEP_SUMMARY:q,RUNNER_TEMP:x}=process.env,W=Le=>m.R8(Ee(Le).map(_e=>(0,f.
LS)(_e))),H=async(Le,_e)=>{try{await _e()}catch(Ke){W([`${Le}: ${(0,E.A3)(Ke)}`])}};let fe={...te,located:[]};await H("places are not links",async()=>{fe=await ee(
te)});const{context:le}=fe,Re={colour:!1,width:C,isRunner:!0,context:le};await H("the log was not written",()=>m.ur((0,b.MV)(L,Re),(0,b.K8)(L,Re))),await H("the\
 annotations were not written",()=>m.fz((0,n.H)(L,le))),await H("the outputs were not written",async()=>W(await m.Kn(K,(0,v.Y)(L)))),await H("the job summary wa\
s not written to GITHUB_STEP_SUMMARY",()=>m.Sy(q,(0,g.Gc)(L,le))),await H("the JSON report was not written to RUNNER_TEMP",async()=>{const Le=m.u5(x,(0,y.h)(L,le));
W(await m.Kn(K,{report:Le}))}),await H("the report files were not written",async()=>W(await(0,c.t)(G.report,{verdict:L,context:le},se()))),!we.aborted&&await H(
"the comment and the issue were not written",async()=>{const{notes:Le,warnings:_e}=await de(fe,we);m.N4(Ee(Le)),W(_e)})}async function de(te,Ee){const{comment:we,
issue:G}=te.settings;return we==="never"&&G==="never"?{notes:[],warnings:[]}:await(await e.e(137).then(e.bind(e,5137))).publish(te,(0,l.ng)(process.env,A),se(),
Ee)}async function ne({githubToken:te},{redact:Ee}){const we=(0,l.ng)(process.env,A),L=await(await e.e(181).then(e.bind(e,5181))).readChanges(we,te,w.signal);return L.
kind==="all"&&we?.pull&&m.R8(Ee([`changed-only has no effect: ${L.why}`])),L}u()}catch(C){u(C)}},1)}),2722:((ke,_,e)=>{e.d(_,{R8:()=>te,hP:()=>q,ws:()=>we});var d=e(
6760),u=e(5747);const t=/^(?!\.{1,2}$)[\w.-]+$/;function M(x){let W=!1;for(const H of x.split(`
`)){const fe=H.trim();fe.startsWith("[")&&(W=fe==='[remote "origin"]');const le=fe.indexOf("=");if(!(!W||le<0||fe.slice(0,le).trim().toLowerCase()!=="url"))return h(
fe.slice(le+1).trim())}return null}function h(x){const W=/^[\w.-]+@([\w.-]+):(?!\/)(.+)$/.exec(x),[H,fe]=W===null?E(x):[W[1],W[2]],[le="",Re="",...Le]=(fe??"").
replace(/\/$/,"").split("/"),_e=Re.replace(/\.git$/,"");return!H||Le.length>0||!t.test(le)||!t.test(_e)?null:{host:H.toLowerCase(),owner:le,name:_e}}function E(x){
const W=URL.parse(x);return W===null||!/^(https?|ssh):$/.test(W.protocol)?[]:[W.protocol==="ssh:"?W.hostname:W.host,W.pathname.slice(1)]}var S=e(3024);const m=128*
1024*1024,l=12,a=62,r=16384,s=12288,i=4,n=61440,y=4096,v=32768,g=Buffer.alloc(0);function f(x,W){const H=(0,u.io)(x,m);return H===null?new Map:D(H,W)}function D(x,W){
const H=new Map;if(x.length<l)return H;const fe=x.readUInt32BE(4);if(x.toString("latin1",0,4)!=="DIRC"||fe<2||fe>4)return H;const le=x.readUInt32BE(8);let Re=g,
Le=l;for(let _e=0;_e<le;_e+=1){if(Le+a>x.length)return H;const Ke=x.readUInt16BE(Le+60),Ge=Le+a+(Ke&r?2:0),Qe=fe===i,{kept:at,from:Je}=Qe?b(x,Ge,Re):{kept:g,from:Ge},
nt=x.indexOf(0,Je);if(nt<0)return H;const X=x.subarray(Je,nt),ie=Qe?Buffer.concat([at,X]):X;if(ie.length>y)return H;const me=(x.readUInt32BE(Le+24)&n)===v,Ie=ie.
toString("utf8");me&&(Ke&s)===0&&W.has(Ie)&&H.set(Ie,{modified:x.readUInt32BE(Le+8),size:x.readUInt32BE(Le+36)}),Le=Qe?nt+1:Le+(nt-Le+8&-8),Re=ie}return H}function b(x,W,H){
let fe=W,le=x[fe++]??0,Re=le&127;for(;le&128;)le=x[fe++]??0,Re=(Re+1)*128+(le&127);return{kept:H.subarray(0,Math.max(0,H.length-Re)),from:fe}}function c(x,{modified:W,
size:H}){try{const fe=(0,S.lstatSync)(x),le=Math.floor(fe.mtimeMs/1e3);return fe.isFile()&&fe.size%2**32===H&&le%2**32===W}catch(fe){return(0,u.Oj)(fe),!1}}const o=5,
O=/^[0-9a-f]{40}$/,$=/^refs\/(?!.*\.\.)[^\0]+$/;function C(x){const W=(0,d.join)(x,".git"),H=A(W,x)??W,fe=he((0,d.join)(H,"commondir")),le=fe===null?H:$e(fe,H),
Re=()=>ee((0,d.join)(le,"packed-refs"))??"",Le=w(he((0,d.join)(H,"HEAD")),[H,le],Re);return Le===null?null:{commit:Le,isFetched:J(Le,ee((0,d.join)(H,"FETCH_HEAD"))??
"",Re),remote:M(ee((0,d.join)(le,"config"))??""),tracked:_e=>f((0,d.join)(H,"index"),_e)}}function A(x,W){const[,H]=/^gitdir: (.+)$/.exec(he(x)??"")??[];return H===
void 0?null:$e(H,W)}function w(x,W,H){let fe=x;for(let le=0;fe!==null&&le<=o;le+=1){if(O.test(fe))return fe;const[,Re]=/^ref: (.+)$/.exec(fe)??[];if(Re===void 0||
!$.test(Re))return null;fe=U(Re,W,H)}return null}function U(x,W,H){for(const le of W){const Re=he((0,d.join)(le,x));if(Re!==null)return Re}return H().split(`
`).find(le=>le.endsWith(` ${x}`))?.slice(0,40)??null}function J(x,W,H){const fe=(le,Re)=>le.split(`
`).some(Le=>Le.startsWith(`${x}${Re}`));return fe(W,"	")||fe(H()," refs/remotes/")}const $e=(x,W)=>(0,d.isAbsolute)(x)?x:(0,d.join)(W,x);function ee(x){const W=(0,u.
yR)(x);return W.ok?W.text:null}const he=x=>ee(x)?.replace(/\r?\n$/,"")??null;var de=e(4503),ne=e(8884);const se=5e3;function te(x){const W=new Set;for(const H of Ee(
x))if(typeof H!="string"&&(0,ne.CN)(H.file)&&W.add(H.file),W.size===se)break;return W}function*Ee({findings:x,hosts:W,roots:H}){for(const{places:fe}of x)yield*fe;
for(const{requirements:fe}of W)for(const{because:le}of fe)yield*le;for(const{rows:fe}of H)for(const{places:le}of fe)yield*le}function we(x,W,H){if(!G(H.serverUrl))
return[];const fe=K(W);return[...Map.groupBy(x,Re=>fe(Re.split("/").slice(0,-1).join("/")))].flatMap(([Re,Le])=>Re===null?[]:L(Re,Le,W,H))}const G=x=>/^https?:\/\/[\w.:/-]+$/.
test(x);function L({prefix:x,checkout:W},H,fe,le){const{commit:Re,isFetched:Le,remote:_e}=W,Ke=URL.parse(le.serverUrl);if(_e===null||Ke===null)return[];if(_e.host!==
Ke.host&&_e.host!==Ke.hostname)return[];if(!Le&&![le.commit,le.defaultCommit].includes(Re))return[];const Ge=`${_e.owner}/${_e.name}`,Qe=`${le.serverUrl}/${Ge}/\
blob/${Re}`,at=X=>X?.toLowerCase()===Ge.toLowerCase(),Je=at(`${le.owner}/${le.repository}`)||at(le.pull?.from),nt=new Map(H.map(X=>[X.slice(x.length),X]));return Array.
from(W.tracked(new Set(nt.keys())),([X,ie])=>{const[me,Ie]=[nt.get(X),(0,de.o)(X)];return me===void 0||Ie===null||!c((0,d.join)(fe,me),ie)?[]:{file:me,path:X,url:`${Qe}\
/${Ie}`,isOfRun:Je}}).flat()}function K(x){const W=new Map,H=fe=>{const le=W.get(fe);if(le!==void 0)return le;const Re=C((0,d.join)(x,fe)),Le=fe.split("/").slice(
0,-1).join("/"),_e=Re!==null?{prefix:fe===""?"":`${fe}/`,checkout:Re}:fe===""?null:H(Le);return W.set(fe,_e),_e};return H}const q=x=>new Map(x.map(({file:W,url:H})=>[
W,{url:H}]))}),3581:((ke,_,e)=>{e.d(_,{Kn:()=>y,Ko:()=>l,N4:()=>D,QU:()=>a,R8:()=>b,Sy:()=>n,fJ:()=>c,fz:()=>i,j_:()=>f,u5:()=>g,ur:()=>r});var d=e(3024),u=e(6760),
t=e(4477),M=e(6309),h=e(5747),E=e(566),S=e(4e3),m=e(5955);const l=o=>Object.fromEntries(o.map(O=>[O,t.V4(O)]));function a(o){for(const O of o)t.Pq(O)}function r(o,O){
t.pq(o);let $=!0;for(const{kind:C,text:A}of O){const[w="",...U]=A.split(`
`),J=C==="plain"&&U.length>0;($||J)&&t.pq(""),$=J,J||U.length===0?t.pq(A):(t.Oh(w),t.pq(U.join(`
`)),t.N4())}}const s={error:t.z3,warning:t.$e,notice:t.lm};function i(o){for(const{level:O,message:$,line:C,column:A,...w}of o)s[O]($,{...w,...C===void 0?{}:{startLine:C},
...A===void 0?{}:{startColumn:A}})}const n=(o,O)=>v("GITHUB_STEP_SUMMARY",o,$=>(0,d.appendFileSync)($,O));async function y(o,O){const $=new Map;for(const[w,U]of Object.
entries(O))try{const J=()=>t.uH(w,U);await(o?v("GITHUB_OUTPUT",o,J):J())}catch(J){$.set(w,(0,M.A3)(J))}const[C]=$.values();return C===void 0?[]:[`not written to\
 GITHUB_OUTPUT, and empty for later steps: ${[...$.keys()].join(", ")}: ${C}`]}async function v(o,O,$){if(!O)throw new M.Lw(`${o} is not set; run this as an act\
ion on a runner`);const C=(0,d.openSync)(O,"r+");try{const{size:A}=(0,d.fstatSync)(C);try{$(O)}catch(w){throw(0,d.fstatSync)(C).size>A&&(0,d.ftruncateSync)(C,A),
w}}finally{(0,d.closeSync)(C)}}function g(o,O){if(!o)throw new M.Lw("RUNNER_TEMP is not set; run this as an action on a runner");const $=(0,u.join)("tf-disco","\
report.json");return(0,E.f)(o,$,(0,m.mk)(O)),(0,u.join)(o,$)}function f(o){if(o===void 0||o==="")return null;const O=(0,h.yR)(o);try{if(O.ok)return JSON.parse(O.
text)}catch{}const $=O.ok?"is not JSON":(0,S.mP)(O.failure);return t.$e(`the event of this run is ignored: the file in GITHUB_EVENT_PATH ${$}; check that no ear\
lier step changes it`),null}function D(o){for(const O of o)t.pq(O)}function b(o){for(const O of o)t.$e(O)}const c=(o,O)=>t.z3(O,{title:o})}),8782:((ke,_,e)=>{e.
d(_,{$c:()=>S,Ob:()=>h,at:()=>a,ng:()=>t});var d=e(8641);const u=/^(?!\.{1,2}\/)([\w.-]+)\/(?!\.{1,2}$)([\w.-]+)$/;function t(s,i){const n=f=>s[f]?.trim()??"",[
,y,v]=u.exec(n("GITHUB_REPOSITORY"))??[];if(y===void 0||v===void 0)return null;const g=M(n("GITHUB_SERVER_URL")||"https://github.com");return{owner:y,repository:v,
apiUrl:M(n("GITHUB_API_URL")||"https://api.github.com"),serverUrl:g,event:n("GITHUB_EVENT_NAME"),workflow:E(n("GITHUB_WORKFLOW_REF"))??n("GITHUB_WORKFLOW"),job:n(
"GITHUB_JOB"),step:n("GITHUB_ACTION"),id:Number(/^\d+$/.exec(n("GITHUB_RUN_ID"))?.[0]??0),url:`${g}/${y}/${v}/actions/runs/${n("GITHUB_RUN_ID")}`,defaultCommit:n(
"GITHUB_SHA"),commit:r(i,"pull_request","head","sha")??n("GITHUB_SHA"),pull:m(n("GITHUB_EVENT_NAME"),i),isDefaultBranch:l(n("GITHUB_REF"),i)}}const M=s=>s.replace(
/(?<!\/)\/+$/,"");function h({apiUrl:s}){const i=URL.parse(s);return i!==null&&/^https?:$/.test(i.protocol)?null:`GITHUB_API_URL is not an https URL: ${(0,d.RK)(
s)}`}const E=s=>/^[^/]+\/[^/]+\/(.+?)@/.exec(s)?.[1];function S(s,i){if(s==="pull_request_target")return!1;const n=a(i,"pull_request","head"),[y,v]=[a(n,"repo",
"full_name"),a(i,"pull_request","base","repo","full_name")];return n!==void 0&&y!==v}function m(s,i){const n=a(i,"pull_request","number");return typeof n=="numb\
er"&&Number.isSafeInteger(n)&&n>0?{number:n,isFork:S(s,i),from:r(i,"pull_request","head","repo","full_name")??null}:null}function l(s,i){const n=r(i,"repository",
"default_branch");return n===void 0?null:s===`refs/heads/${n}`}function a(s,...i){return i.reduce((n,y)=>typeof n=="object"&&n!==null?Reflect.get(n,y):void 0,s)}
function r(s,...i){const n=a(s,...i);return typeof n=="string"?n:void 0}}),1964:((ke,_,e)=>{e.d(_,{H:()=>he});var d=e(4e3),u=e(5799),t=e(2796),M=e(4120),h=e(8884),
E=e(8641),S=e(1831);const m=700,l=8,a=5,r={text:250,places:1},s={text:m,places:l},i=2,n=3600,y=120,v=4096,g=L=>L!==""&&(0,h.CN)(L)&&(0,E.BP)((0,E.RK)(L,v))===L;
function f(L){const K=o(L),q=[...new Set(L.map(({problem:H})=>H.title))],x=K.length>0?(0,M.K4)(K,i):O(L);if(q.length===1)return c(x,q[0]??"");const W=`${L.length}\
 problems`;return c(x===null?W:`${W} with ${x}`,q.join(", "))}function D({title:L,hosts:K,findings:q}){if(q.length===1)return f(q);const x=K.length>0?0:(0,h.Dc)(
q),W=Math.max(K.length,x),H=W===1?o(q)[0]??(0,E.J7)(b(q)?.file??""):(0,M.px)(W,K.length>0?"host":"file"),fe=q.length>W?` (${q.length} times)`:"";return c(W===0?
null:H,`${L}${fe}`)}const b=L=>L.map(h.Xd).find(K=>K!==null)??null,c=(L,K)=>L===null?K:`${L}: ${K}`,o=L=>[...new Set(L.flatMap(({host:K})=>K===null?[]:(0,E.RK)(
(0,S.nx)(K))))];function O(L){const K=b(L);return K===null||g(K.file)?null:(0,E.J7)(K.file)}function $(L,K){const q=new Set(L.map(({severity:H})=>H)).size>1,x=L.
slice(0,a).map(H=>A(H,q,L.length>2?r:s,K)).map(H=>H.join(`
`)),W=L.length-x.length;return[...x,...W>0?[C(W)]:[]].join(`

`).split(`
`)}const C=L=>`and ${L} more, see the job summary`;function A(L,K,q,x){const{problem:W,severity:H}=L,fe=(0,h.Xd)(L),le=(0,M.od)(L.affects,x.clients),Re=(0,h.xi)(
L,le,q.text,q.places);return[`${K?`${H}: `:""}${(0,E.RK)(W.message,q.text)} [${W.code}]`,...Re.map(([Le,_e])=>`${Le}: ${_e}`),...fe===null||g(fe.file)?[]:[`at: ${(0,h.
R3)(fe)}`],...L.isHostNew?[`the host is ${M.dy}`]:[],`${x.docsUrl}#${W.code}`]}function w(L,K){const{message:q,help:x,findings:W,code:H,title:fe,affects:le}=L;if(W.
length===1)return $(W,K);const Re=(0,M.od)(le,K.clients),Le=[`${(0,E.RK)(q??fe,m)} [${H}]`,...x===null?[]:[`help: ${(0,E.RK)(x,m)}`],...Re===""?[]:[`affects: ${Re}`]],
_e=`${K.docsUrl}#${H}`,Ke=n-[...Le,_e].join(`
`).length;return[...Le,...U(L,Ke),_e]}function U({findings:L,message:K},q){const x=[];let W=q;for(const fe of L){const le=J(fe,K===null);if(le.length>=W)break;W-=
le.length+1,x.push(le)}const H=L.length-x.length;return H>0?[...x,C(H)]:x}function J(L,K){const{host:q,places:x,placesLeftOut:W,problem:H,isHostNew:fe}=L,le=(0,h.
Ky)(x,1,void 0,W),Re=q===null?"":`${(0,E.RK)((0,S.nx)(q))}${fe?` (${M.dy})`:""}`,[Le,_e]=q===null?[le,""]:[Re,le],Ge=[K?(0,E.RK)(H.message,y):"",K&&_e!==""?`(${_e}\
)`:_e].filter(Qe=>Qe!=="");return Ge.length===0?`- ${Le}`:`- ${Le}: ${Ge.join(" ")}`}const $e=10,ee=200;function he(L,K){const q=de(L);let x=L.findings;for(const W of u.
oC){const{annotations:H,used:fe}=ne(W,x,K);q.push(...H),x=x.filter(le=>!fe.has(le))}return q}function de({passed:L,stopped:K,findings:q}){const x=q.filter(({severity:H})=>H===
"warning").length;if(L||q.some(({severity:H})=>H==="error"))return[];if(K!==null)return[G("error","The check is not complete",[(0,d.Cw)(K)])];const W=`${(0,M.px)(
x,"warning")}, and fail-on is warning`;return[G("error","Warnings fail this check",[W])]}function ne(L,K,q){const x=K.filter(({severity:le})=>le===L),W=new Set(
x.map(se));if(W.size>$e)return{annotations:te(L,x,q),used:new Set(x)};const H=K.filter(le=>W.has(se(le)));return{annotations:[...Map.groupBy(H,se).values()].map(
le=>G(L,f(le),$(le,q),b(le))),used:new Set(H)}}function se(L){const K=(0,h.Xd)(L);return K===null?L:`${K.line}:${K.file}`}function te(L,K,q){const x=(0,t.cZ)(K),
W=x.length<=$e?x:Ee(x),H=W.length<=$e?W:W.slice(0,$e-1),fe=W.slice(H.length).flatMap(le=>le.findings);return[...H.map(le=>G(L,D(le),w(le,q),b(le.findings))),...fe.
length===0?[]:[we(L,fe)]]}function Ee(L){return[...Map.groupBy(L,({code:q})=>q).values()].flatMap(([q,...x])=>q===void 0||x.length===0?q??[]:{...q,findings:[q,...x].
flatMap(({findings:W})=>W),hosts:[...new Set([q,...x].flatMap(({hosts:W})=>W))],message:null,help:null})}function we(L,K){const q=[...new Set(K.map(({problem:x})=>x.
title))];return G(L,`and ${(0,M.px)(K.length,`more ${L}`)}`,[...q,"see the job summary"])}function G(L,K,q,x=null){const W={title:(0,E.LS)((0,E.RK)(K,ee)),message:(0,E.
LS)(q.join(`
`))};if(x===null||!g(x.file))return{level:L,...W};const{file:H,line:fe,column:le,endColumn:Re}=x;return{level:L,...W,file:H,line:fe,column:le,endColumn:Re}}}),2827:((ke,_,e)=>{
e.d(_,{Y:()=>t});const d={passed:"`true` or `false`: whether the check passed.",hosts:"JSON array of the checked hosts, with the port unless it is 443.",services:"\
JSON object of the services found: host, service ID, URL (without query and fragment).",errors:"Number of errors.",warnings:"Number of warnings.","left-out":"Nu\
mber of hosts that `hosts` or `services` leave out, because GitHub limits the outputs of a job to 1 MB. The report has all hosts.",report:"Path of the JSON repo\
rt on the runner, or empty if it could not be written."},u={hosts:12e4,services:36e4};function t({passed:h,hosts:E,findings:S},m=u){const l=({services:i})=>i.flatMap(
n=>n.kind==="url"?[[n.id,n.url]]:[]),a=M(E.map(({visit:i})=>JSON.stringify(i.host)),m.hosts),r=M(E.map(i=>{const n=JSON.stringify(Object.fromEntries(l(i)));return`${JSON.
stringify(i.visit.host)}:${n}`}),m.services),s=i=>S.filter(n=>n.severity===i).length;return{passed:h,hosts:`[${a.join(",")}]`,services:`{${r.join(",")}}`,errors:s(
"error"),warnings:s("warning"),"left-out":E.length-Math.min(a.length,r.length)}}function M(h,E){let S=E;return h.filter(m=>{const l=m.length<S;return l&&(S-=m.length+
1),l})}})};export{nn as ids,sn as modules};
