const nn=[839,931,815,751,345,909],sn={4477:((be,_,e)=>{e.d(_,{N4:()=>ze,z3:()=>J,V4:()=>V,pq:()=>Re,lm:()=>le,uH:()=>Ie,Pq:()=>Oe,Oh:()=>Te,$e:()=>oe});var d=e(
857);function u(F){return F==null?"":typeof F=="string"||F instanceof String?F:JSON.stringify(F)}function t(F){return Object.keys(F).length?{title:F.title,file:F.
file,line:F.startLine,endLine:F.endLine,col:F.startColumn,endColumn:F.endColumn}:{}}function M(F,ce,ge){const Le=new S(F,ce,ge);process.stdout.write(Le.toString()+
d.EOL)}function f(F,ce=""){M(F,{},ce)}const w="::";class S{constructor(ce,ge,Le){ce||(ce="missing.command"),this.command=ce,this.properties=ge,this.message=Le}toString(){
let ce=w+this.command;if(this.properties&&Object.keys(this.properties).length>0){ce+=" ";let ge=!0;for(const Le in this.properties)if(this.properties.hasOwnProperty(
Le)){const nt=this.properties[Le];nt&&(ge?ge=!1:ce+=",",ce+=`${Le}=${l(nt)}`)}}return ce+=`${w}${g(this.message)}`,ce}}function g(F){return u(F).replace(/%/g,"%\
25").replace(/\r/g,"%0D").replace(/\n/g,"%0A")}function l(F){return u(F).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A").replace(/:/g,"%3A").replace(
/,/g,"%2C")}var a=e(9896);const o={randomUUID:()=>process.getBuiltinModule("crypto").randomUUID()};function s(F,ce){const ge=process.env[`GITHUB_${F}`];if(!ge)throw new Error(
`Unable to find environment variable for file command ${F}`);if(!a.existsSync(ge))throw new Error(`Missing file at path: ${ge}`);a.appendFileSync(ge,`${u(ce)}${d.
EOL}`,{encoding:"utf8"})}function i(F,ce){const ge=`ghadelimiter_${o.randomUUID()}`,Le=u(ce);if(F.includes(ge))throw new Error(`Unexpected input: name should no\
t contain the delimiter "${ge}"`);if(Le.includes(ge))throw new Error(`Unexpected input: value should not contain the delimiter "${ge}"`);return`${F}<<${ge}${d.EOL}${Le}${d.
EOL}${ge}`}var n=e(6928),y=function(F,ce,ge,Le){function nt(He){return He instanceof ge?He:new ge(function(Ke){Ke(He)})}return new(ge||(ge=Promise))(function(He,Ke){
function ht(Fe){try{rt(Le.next(Fe))}catch(tt){Ke(tt)}}function pt(Fe){try{rt(Le.throw(Fe))}catch(tt){Ke(tt)}}function rt(Fe){Fe.done?He(Fe.value):nt(Fe.value).then(
ht,pt)}rt((Le=Le.apply(F,ce||[])).next())})};class v{constructor(ce,ge){this.username=ce,this.password=ge}prepareRequest(ce){if(!ce.headers)throw Error("The req\
uest has no headers");ce.headers.Authorization=`Basic ${Buffer.from(`${this.username}:${this.password}`).toString("base64")}`}canHandleAuthentication(){return!1}handleAuthentication(){
return y(this,void 0,void 0,function*(){throw new Error("not implemented")})}}class h{constructor(ce){this.token=ce}prepareRequest(ce){if(!ce.headers)throw Error(
"The request has no headers");ce.headers.Authorization=`Bearer ${this.token}`}canHandleAuthentication(){return!1}handleAuthentication(){return y(this,void 0,void 0,
function*(){throw new Error("not implemented")})}}class m{constructor(ce){this.token=ce}prepareRequest(ce){if(!ce.headers)throw Error("The request has no header\
s");ce.headers.Authorization=`Basic ${Buffer.from(`PAT:${this.token}`).toString("base64")}`}canHandleAuthentication(){return!1}handleAuthentication(){return y(this,
void 0,void 0,function*(){throw new Error("not implemented")})}}var k=function(F,ce,ge,Le){function nt(He){return He instanceof ge?He:new ge(function(Ke){Ke(He)})}
return new(ge||(ge=Promise))(function(He,Ke){function ht(Fe){try{rt(Le.next(Fe))}catch(tt){Ke(tt)}}function pt(Fe){try{rt(Le.throw(Fe))}catch(tt){Ke(tt)}}function rt(Fe){
Fe.done?He(Fe.value):nt(Fe.value).then(ht,pt)}rt((Le=Le.apply(F,ce||[])).next())})};class P{static createHttpClient(ce=!0,ge=10){const Le={allowRetries:ce,maxRetries:ge};
return new HttpClient("actions/oidc-client",[new BearerCredentialHandler(P.getRequestToken())],Le)}static getRequestToken(){const ce=process.env.ACTIONS_ID_TOKEN_REQUEST_TOKEN;
if(!ce)throw new Error("Unable to get ACTIONS_ID_TOKEN_REQUEST_TOKEN env variable");return ce}static getIDTokenUrl(){const ce=process.env.ACTIONS_ID_TOKEN_REQUEST_URL;
if(!ce)throw new Error("Unable to get ACTIONS_ID_TOKEN_REQUEST_URL env variable");return ce}static getCall(ce){return k(this,void 0,void 0,function*(){var ge;const He=(ge=
(yield P.createHttpClient().getJson(ce).catch(Ke=>{throw new Error(`Failed to get ID Token. 
 
        Error Code : ${Ke.statusCode}
 
        Error Message: ${Ke.message}`)})).result)===null||ge===void 0?void 0:ge.value;if(!He)throw new Error("Response json body do not have ID Token field");return He})}static getIDToken(ce){
return k(this,void 0,void 0,function*(){try{let ge=P.getIDTokenUrl();if(ce){const nt=encodeURIComponent(ce);ge=`${ge}&audience=${nt}`}debug(`ID token url is ${ge}`);
const Le=yield P.getCall(ge);return setSecret(Le),Le}catch(ge){throw new Error(`Error message: ${ge.message}`)}})}}function c(F){return F.replace(/[\\]/g,"/")}function r(F){
return F.replace(/[/]/g,"\\")}function E(F){return F.replace(/[/\\]/g,path.sep)}var $=function(F,ce,ge,Le){function nt(He){return He instanceof ge?He:new ge(function(Ke){
Ke(He)})}return new(ge||(ge=Promise))(function(He,Ke){function ht(Fe){try{rt(Le.next(Fe))}catch(tt){Ke(tt)}}function pt(Fe){try{rt(Le.throw(Fe))}catch(tt){Ke(tt)}}
function rt(Fe){Fe.done?He(Fe.value):nt(Fe.value).then(ht,pt)}rt((Le=Le.apply(F,ce||[])).next())})};const D=()=>$(void 0,void 0,void 0,function*(){const{stdout:F}=yield exec.
getExecOutput('powershell -command "(Get-CimInstance -ClassName Win32_OperatingSystem).Version"',void 0,{silent:!0}),{stdout:ce}=yield exec.getExecOutput('power\
shell -command "(Get-CimInstance -ClassName Win32_OperatingSystem).Caption"',void 0,{silent:!0});return{name:ce.trim(),version:F.trim()}}),b=()=>$(void 0,void 0,
void 0,function*(){var F,ce,ge,Le;const{stdout:nt}=yield exec.getExecOutput("sw_vers",void 0,{silent:!0}),He=(ce=(F=nt.match(/ProductVersion:\s*(.+)/))===null||
F===void 0?void 0:F[1])!==null&&ce!==void 0?ce:"";return{name:(Le=(ge=nt.match(/ProductName:\s*(.+)/))===null||ge===void 0?void 0:ge[1])!==null&&Le!==void 0?Le:
"",version:He}}),O=()=>$(void 0,void 0,void 0,function*(){const{stdout:F}=yield exec.getExecOutput("lsb_release",["-i","-r","-s"],{silent:!0}),[ce,ge]=F.trim().
split(`
`);return{name:ce,version:ge}}),L=d.platform(),Z=d.arch(),$e=L==="win32",ee=L==="darwin",he=L==="linux";function fe(){return $(this,void 0,void 0,function*(){return Object.
assign(Object.assign({},yield $e?D():ee?b():O()),{platform:L,arch:Z,isWindows:$e,isMacOS:ee,isLinux:he})})}var se=function(F,ce,ge,Le){function nt(He){return He instanceof
ge?He:new ge(function(Ke){Ke(He)})}return new(ge||(ge=Promise))(function(He,Ke){function ht(Fe){try{rt(Le.next(Fe))}catch(tt){Ke(tt)}}function pt(Fe){try{rt(Le.
throw(Fe))}catch(tt){Ke(tt)}}function rt(Fe){Fe.done?He(Fe.value):nt(Fe.value).then(ht,pt)}rt((Le=Le.apply(F,ce||[])).next())})},te;(function(F){F[F.Success=0]=
"Success",F[F.Failure=1]="Failure"})(te||(te={}));function ne(F,ce){const ge=toCommandValue(ce);if(process.env[F]=ge,process.env.GITHUB_ENV||"")return issueFileCommand(
"ENV",prepareKeyValueMessage(F,ce));issueCommand("set-env",{name:F},ge)}function Oe(F){M("add-mask",{},F)}function Ee(F){process.env.GITHUB_PATH||""?issueFileCommand(
"PATH",F):issueCommand("add-path",{},F),process.env.PATH=`${F}${path.delimiter}${process.env.PATH}`}function V(F,ce){const ge=process.env[`INPUT_${F.replace(/ /g,
"_").toUpperCase()}`]||"";if(ce&&ce.required&&!ge)throw new Error(`Input required and not supplied: ${F}`);return ce&&ce.trimWhitespace===!1?ge:ge.trim()}function G(F,ce){
const ge=V(F,ce).split(`
`).filter(Le=>Le!=="");return ce&&ce.trimWhitespace===!1?ge:ge.map(Le=>Le.trim())}function pe(F,ce){const ge=["true","True","TRUE"],Le=["false","False","FALSE"],
nt=V(F,ce);if(ge.includes(nt))return!0;if(Le.includes(nt))return!1;throw new TypeError(`Input does not meet YAML 1.2 "Core Schema" specification: ${F}
Support boolean input list: \`true | True | TRUE | false | False | FALSE\``)}function Ie(F,ce){if(process.env.GITHUB_OUTPUT||"")return s("OUTPUT",i(F,ce));process.
stdout.write(d.EOL),M("set-output",{name:F},u(ce))}function X(F){issue("echo",F?"on":"off")}function U(F){process.exitCode=te.Failure,J(F)}function j(){return process.
env.RUNNER_DEBUG==="1"}function z(F){issueCommand("debug",{},F)}function J(F,ce={}){M("error",t(ce),F instanceof Error?F.toString():F)}function oe(F,ce={}){M("w\
arning",t(ce),F instanceof Error?F.toString():F)}function le(F,ce={}){M("notice",t(ce),F instanceof Error?F.toString():F)}function Re(F){process.stdout.write(F+
d.EOL)}function Te(F){f("group",F)}function ze(){f("endgroup")}function Ye(F,ce){return se(this,void 0,void 0,function*(){Te(F);let ge;try{ge=yield ce()}finally{
ze()}return ge})}function qe(F,ce){if(process.env.GITHUB_STATE||"")return issueFileCommand("STATE",prepareKeyValueMessage(F,ce));issueCommand("save-state",{name:F},
toCommandValue(ce))}function Ve(F){return process.env[`STATE_${F}`]||""}function et(F){return se(this,void 0,void 0,function*(){return yield OidcClient.getIDToken(
F)})}}),4627:((be,_,e)=>{e.d(_,{P:()=>u,t:()=>d});const d=(...t)=>process.getBuiltinModule("module").createRequire(import.meta.url)("./tr46.cjs").toASCII(...t),
u=(...t)=>process.getBuiltinModule("module").createRequire(import.meta.url)("./tr46.cjs").toUnicode(...t)}),4929:((be,_,e)=>{e.r(_),e.d(_,{credentialsConfig:()=>w,
credentialsHelper:()=>g,servicesForced:()=>a,servicesForcedDiffer:()=>o});var d=e(6246),u=e(1064),t=e(1831),M=e(4e3),f=e(5799);const w=(0,f.lS)((0,f.$e)("creden\
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
 searched); the client continues without a helper":"write the name in lower case; the client finds no other name"}}}const g=(0,f.lS)((0,f.z3)("credentials-helpe\
r","Credentials helper failed",u.Du),s=>s.kind==="version"?{message:`the file name ${s.path} ends with an invalid version, which makes the clients panic`,help:`\
name it terraform-credentials-${s.name}, or add a version such as _v1.0.0`,affects:[s.client]}:{message:`credentials helper ${s.name}: ${s.why}`,help:'run the p\
rogram with "get" and the host: it must print {"token": "\u2026"} and exit with 0; without it discovery works, but init fails to install providers'}),l=10,a=(0,f.
lS)((0,f.lm)("services-forced","A host block replaces service discovery",["terraform","opentofu"]),({host:s,at:i})=>({message:`the host block at ${i} defines th\
e services of ${s}; the host's own discovery document is not used`,help:`remove the host block at ${i} to use the discovery document of ${s}`})),o=(0,f.lS)((0,f.
lm)("services-forced-differ","A host block and the discovery document differ",["terraform","opentofu"]),({host:s,at:i,services:n})=>({message:`the host block at\
 ${i} and the discovery document of ${s} differ in ${(0,M.XT)(n,l)}`,help:"update the host block or remove it; machines without it use other services"}))}),3534:((be,_,e)=>{
e.r(_),e.d(_,{credentialsDiffer:()=>a,credentialsEmpty:()=>w,credentialsMalformed:()=>g,credentialsMissing:()=>i,credentialsNearMiss:()=>y,credentialsOtherHost:()=>v,
credentialsRejected:()=>s,credentialsShort:()=>l,credentialsUnused:()=>h,documentUnauthorized:()=>m});var d=e(1064),u=e(1831),t=e(2713),M=e(4e3),f=e(5799);const w=(0,f.
lS)((0,f.$e)("credentials-empty","Token is empty",d.Du),({source:c})=>({message:`the token from ${c} is empty`,help:"check the name of the secret and that this \
workflow can read it: GitHub replaces a missing secret with an empty string"})),S={"control character":{has:"contains a line break or another control character,\
 which no client can send",help:"store the token again without the line break at its end"},bearer:{has:'begins with "Bearer ", which the clients add a second ti\
me',help:'store only the part after "Bearer "'},quotes:{has:"is enclosed in quotation marks, which are sent with it",help:"store the token without the quotation\
 marks"},"outer white space":{has:"begins or ends with white space, which is sent with it",help:"store the token without the white space around it"},"inner whit\
e space":{has:"contains white space",help:"check whether two values were pasted together"},"not ASCII":{has:"contains characters beyond ASCII, which many server\
s misread",help:"copy the token again: a hyphen or quotation mark may have been replaced"}},g=(0,f.lS)((0,f.z3)("credentials-malformed","Malformed token",d.Du),
({source:c,slip:r})=>({message:`the token from ${c} ${S[r].has}`,help:S[r].help,...r==="control character"?{}:{severity:"warning"}})),l=(0,f.lS)((0,f.$e)("crede\
ntials-short","Token is too short to be redacted"),({source:c})=>({message:`the token from ${c} has fewer than ${t.I} characters and is not redacted where a ser\
ver repeats it`,help:"check whether the stored value is the whole token; store it again or create a longer one"})),a=(0,f.lS)((0,f.lm)("credentials-differ","Cli\
ents use different tokens"),({host:c,first:r,other:E})=>({message:`for host ${(0,u.nx)(c)}, ${o(r)} and ${o(E)}`,help:`set the token for both clients in ${(0,u.
fK)(c)[0]??"tokens"} or tokens, or set dialect to one client; this check uses the first token`})),o=({client:c,source:r})=>r===null?`${d.bB[c]} finds no token`:
`${d.bB[c]} uses the token from ${r}`,s=(0,f.lS)((0,f.$e)("credentials-rejected","Token was rejected"),({host:c,status:r,source:E})=>({message:`host ${(0,u.nx)(
c)} returned ${r} for the token from ${E}`,help:`check that the token is complete, has not expired and may read this host: curl -i -H "Authorization: Bearer $TO\
KEN" ${(0,u.cu)(c)}; then store a new one in the same place`})),i=(0,f.lS)((0,f.$e)("credentials-missing","Token is missing"),({host:c,service:r,isFork:E,searched:$,
notRead:D})=>{const b=(0,u.nx)(c),O=`host ${b} requires a token${r===null?"":` for ${r}`}`;if(E)return{message:`${O}, and secrets are withheld from pull request\
s of forks`,help:"this pull request needs no change; run the check where the secret is available, for example on the main branch",severity:"notice"};const[L=""]=(0,u.
fK)(c),Z=D.length===0?"":`; not read: ${D.join(", ")}`;return{message:`${O}, and none was found (searched: ${$.join(", ")}${Z})`,help:`add the line "${b}=\${{ se\
crets.REGISTRY_TOKEN }}" to the tokens input, or "${L}: \${{ secrets.REGISTRY_TOKEN }}" to env; outside GitHub ${n(L)}`}}),n=c=>/^\w+$/.test(c)?`export ${c}=\u2026`:
`env '${c}=\u2026' terraform init`,y=(0,f.lS)((0,f.$e)("credentials-near-miss","Token variable has a similar name"),({host:c,variable:r,why:E,write:$})=>({message:`${r}\
 seems to be meant for host ${(0,u.nx)(c)}, but ${E}`,help:`rename it to ${$}: ${n($)}`})),v=(0,f.lS)((0,f.$e)("credentials-other-host","Token is for another ho\
st",d.Du),({host:c,other:r,source:E,service:$,isSent:D,isNotice:b})=>({message:`the clients do not send the token for ${r} from ${E} ${$===null?`after the redir\
ect of ${c}`:`to ${$} of host ${c}`}: they send ${D?`the token of ${c}`:"none"}`,help:$===null?`make the discovery document of ${c} public, or serve it at ${c} \
itself`:`set the token for ${c}, and the clients send it to ${r}`,...b?{severity:"notice",affects:[]}:{}})),h=(0,f.lS)((0,f.lm)("credentials-unused","Token for \
a host that is not checked"),({host:c})=>({message:`the tokens input has a token for host ${(0,u.nx)(c)}, which is not checked`,help:"write the host as in the f\
iles, including its port, or remove the line"})),m=(0,f.lS)((0,f.z3)("document-unauthorized","Discovery requires valid credentials",d.zK),({host:c,token:r,challenge:E,
...$})=>{const D=r==="sent"?"rejected the given authentication credentials":"requires authentication credentials",b=E===null?"":`, and asks for ${E} authenticat\
ion`;return{message:`host ${c} ${D}: ${(0,M._r)($)}${b}`,help:(0,M.NM)($.page,c,P(c,r,$.status,E))}}),k="make the discovery document public";function P(c,r,E,$){
const D=(0,M.qZ)(c);if($!==null)return{operator:`exempt /.well-known/terraform.json from ${$} authentication`,guest:D,note:"the clients send Bearer tokens only,\
 so no token helps"};switch(r){case"sent":{const b="check that the token is for this host, complete and not expired";return E===403?{operator:b,user:b,guest:D}:
{operator:b,user:b}}case"none":{const b=`add a token to \`tokens\` (${c}=\u2026) or set a TF_TOKEN_ variable`;return{operator:`${b}, or ${k}`,user:b,guest:D}}case"\
dropped":return{because:"the token was not sent there because it does not follow a redirect to another host",operator:`configure ${c} to respond itself, or ${k}`};case"\
withheld":return{because:"the token was not sent there because the clients would send it in clear text",operator:"redirect to an https URL"}}}}),863:((be,_,e)=>{
e.r(_),e.d(_,{documentAbsent:()=>h,documentEncoding:()=>o,documentHeaders:()=>a,documentIncomplete:()=>i,documentNotJson:()=>n,documentNotObject:()=>y,documentSize:()=>l,
documentStatus:()=>f,documentType:()=>g});var d=e(1064),u=e(4e3),t=e(5799);const M='serve a JSON object of service ids, such as {"modules.v1":"/v1/modules/"}',f=(0,t.
lS)((0,t.z3)("document-status","Unexpected HTTP status",d.zK),({location:m,retryAfter:k,transient:P,asked:c,...r})=>{const{page:E,status:$}=r,D=(b,O)=>({message:`${(0,u.
_r)(r)}${b}; expected 200 or 404`,help:(0,u.NM)(E,c,O)});if($>=300&&$<400)return m?D(", which clients do not follow",(0,t.C)("redirect with 301, 302, 303, 307 o\
r 308")):D(" without a Location header",(0,t.C)("add a Location header to the redirect"));if($===429){const b=k===null?"":` (Retry-After: ${(0,u.dh)(k,w)})`;return{
...D(b,S),help:S}}return P?D("",{operator:"check the host and any proxy in front of it",user:"wait and run the check again, and check any proxy of this network",
guest:(0,u.B9)(c)}):D("",{operator:"return the discovery document, or 404 if the host has no services",user:(0,u.Wt)([]),guest:(0,u.qZ)(c)})}),w=40,S={because:"\
the host limits the requests of this machine or of its network",operator:"raise the limit for /.well-known/terraform.json, or send fewer requests at once (`conc\
urrency`, parallel jobs)",user:"wait, send fewer requests at once (`concurrency`, parallel jobs), or use a runner with an address of its own, because hosted run\
ners share theirs"},g=(0,t.lS)((0,t.z3)("document-type","Wrong Content-Type",d.Du),({url:m,page:k,asked:P,contentType:c,malformed:r})=>{const $=c===""?"has no C\
ontent-Type":`has ${r?"a malformed Content-Type":"Content-Type"} "${(0,u.dh)(c)}"`;return{message:`${m} ${$}; expected "application/json"`,help:(0,u.NM)(k,P,(0,t.
C)("serve the discovery document with Content-Type: application/json","most servers send it for a file named terraform.json"))}}),l=(0,t.lS)((0,t.z3)("document-\
size","Discovery document is too large",d.Du),({url:m,page:k,asked:P,bytes:c,limit:r,isPadding:E=!1})=>E?{message:`${m} has more than ${r} bytes; what exceeds t\
he limit is white space`,help:(0,t.C)("remove the white space at the end of the document"),severity:"warning"}:{message:`${m} has ${c??`more than ${r}`} bytes, \
limit ${r}`,help:(0,u.NM)(k,P,(0,t.C)("check what is served at this URL","a discovery document only maps service ids to URLs"))}),a=(0,t.lS)((0,t.z3)("document-\
headers","Response headers are too large",d.zK),({host:m})=>({message:`${m} sent more than 256 KiB of response headers`,help:(0,t.C)("look for a header or cooki\
e that grows with each request")})),o=(0,t.lS)((0,t.z3)("document-encoding","Discovery document cannot be decompressed",d.Du),m=>"host"in m?{message:`${m.host} \
sent a discovery document that is not gzip, with Content-Encoding: gzip`,help:(0,t.C)("remove the Content-Encoding header, or compress the document")}:{message:`${m.
url} has Content-Encoding "${(0,u.dh)(m.encoding)}", which the clients do not decompress`,help:(0,u.NM)(m.page,m.asked,(0,t.C)("configure the server, and any pr\
oxy in front of it, to respect Accept-Encoding: gzip"))}),s={closed:"closed the connection in the middle of its response",length:"sent a discovery document of a\
nother length than its Content-Length",gzip:"sent a gzip document that is cut off"},i=(0,t.lS)((0,t.z3)("document-incomplete","Discovery document is incomplete",
d.zK),({host:m,why:k})=>({message:`${m} ${s[k]}`,help:(0,t.C)("look for a server that crashes while it responds, or a proxy that changes the body")})),n=(0,t.lS)(
(0,t.z3)("document-not-json","Discovery document is not valid JSON",d.zK),({url:m,page:k,asked:P,why:c,advice:r})=>({message:`${m} is not valid JSON: ${(0,u.dh)(
c)}`,help:(0,u.NM)(k,P,(0,t.C)(r??M))})),y=(0,t.lS)((0,t.z3)("document-not-object","Discovery document is not a JSON object",d.zK),({url:m,page:k,asked:P,why:c})=>({
message:`${m} is not a JSON object: ${(0,u.dh)(c)}`,help:(0,u.NM)(k,P,(0,t.C)(M))})),v=20,h=(0,t.lS)((0,t.z3)("document-absent","Host has no discovery document",
d.zK),({host:m,url:k,why:P,required:c,clientErrors:r})=>{const E=c.length===0?"at least one service":c.join(", "),$=P==="status"?`has no discovery document (${k}\
 returned 404)`:"has the discovery document `null`, which offers no services",D=r.slice(0,v).map(b=>`"${b}"`).join(", ");return{message:`host ${m} ${$}; require\
d: ${E}`,help:{operator:"serve /.well-known/terraform.json at the root of the host",user:(0,u.Wt)(c),guest:(0,u.qZ)(m),...D===""?{}:{note:`the clients print ${D}`}}}})}),
7052:((be,_,e)=>{e.r(_),e.d(_,{fileLimit:()=>i,fileOutside:()=>a,fileSyntax:()=>f,fileUnreadable:()=>l,nothingToCheck:()=>s});var d=e(1064),u=e(4e3),t=e(5143),M=e(
5799);const f=(0,M.lS)((0,M.$e)("file-syntax","File has a syntax error",d.Du),({error:n,file:y})=>({message:n??"the file is not valid UTF-8",help:(0,t.Zl)(y)?void 0:
"fix the file, or list it in `exclude` if it is invalid on purpose"})),w={file:"the file cannot be read",directory:"the directory cannot be read",link:"the targ\
et of the link cannot be read",scan:"the path in `scan` cannot be read","special-file":"this is not a regular file; it is not read","link-to-special-file":"the \
target of the link is not a regular file; it is not read"},S={ENAMETOOLONG:"shorten the path, or list it in `exclude`",ENOENT:"rename it if its name is not vali\
d UTF-8, or list it in `exclude`"},g={file:"correct the permissions, or list the file in `exclude`",directory:"correct the permissions, or list the directory in\
 `exclude`",link:"correct or remove the link, or list it in `exclude`",scan:"correct `scan`, and check that the repository is checked out","special-file":"remov\
e it, or list it in `exclude`","link-to-special-file":"remove the link, or list it in `exclude`"},l=(0,M.lS)((0,M.$e)("file-unreadable","File cannot be read"),n=>({
message:"code"in n?`${w[n.what]}: ${n.code}`:w[n.what],help:(n.what==="file"||n.what==="directory"?S[n.code]:void 0)??g[n.what]})),a=(0,M.lS)({code:"file-outsid\
e",title:"Link points outside the checkout",severity:"warning",affects:[]},()=>({message:"the link points outside the checkout and is not followed",help:"move t\
he file into the repository, or name its directory in `scan`"})),o=3,s=(0,M.lS)({code:"nothing-to-check",title:"Nothing to check",severity:"error",affects:[]},({
scan:n,hasHostnames:y})=>{const m=`found no Terraform or OpenTofu files in ${n.every(P=>P===".")?"this directory":`\`scan\` (${(0,u.XT)(n,o)})`}`,k="check out t\
he repository first (in a workflow: actions/checkout)";return y?{message:`${m}; only \`hostnames\` was checked`,help:`${k}, or correct \`scan\``,severity:"warni\
ng"}:{message:`${m}, and \`hostnames\` is not set`,help:`${k}, correct \`scan\` or \`exclude\`, or set \`hostnames\``}}),i=(0,M.lS)((0,M.$e)("file-limit","Part \
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
may be missing`,help:"scan fewer directories with `scan` or `exclude`, or raise `deadline-seconds`"}}})}),960:((be,_,e)=>{e.r(_),e.d(_,{hostProtocol:()=>i,hostRecovered:()=>v,
hostSlow:()=>y,hostTimeout:()=>s,hostUnknown:()=>f,hostUnreachable:()=>S});var d=e(1064),u=e(4e3),t=e(5799);const M={"no-such-host":"does not resolve: no such h\
ost","no-answer":"could not be looked up: the DNS server did not respond","server-failed":"could not be looked up: the DNS server reported a failure"},f=(0,t.lS)(
(0,t.z3)("host-unknown","Hostname does not resolve",d.zK),({host:h,why:m})=>({message:`${h} ${M[m]}`,help:m==="no-such-host"?"check the spelling, and that this \
machine can resolve the name":"check the DNS resolver of this machine, then run the check again"})),w={refused:"refused the connection",closed:"closed the conne\
ction without a response","no-host-route":"is unreachable: no route to the host","no-network-route":"is unreachable: no route to its network"},S=(0,t.lS)((0,t.z3)(
"host-unreachable","Host is unreachable",d.zK),({host:h,error:m})=>typeof m=="object"&&"proxy"in m?{message:`${h} is unreachable: ${m.proxy}`,help:"check that t\
he host is up, that the proxy can reach it, and HTTPS_PROXY and NO_PROXY"}:{message:`${h} ${g(m)}`,help:{operator:"check that the host is up, and that a firewal\
l lets this machine connect to it",user:"check that a firewall or proxy lets this machine connect to it",guest:`check that a firewall or proxy lets this machine\
 connect to it; otherwise ${(0,u.B9)(h)}`}});function g(h){return typeof h=="string"?w[h]:"stream"in h?`aborted its HTTP/2 response (${h.stream})`:"session"in h?
`aborted the HTTP/2 connection (${h.session})`:`is unreachable (${h.code})`}const l={lookup:{failed:"could not be looked up: the DNS server did not respond",help:"\
check the DNS resolver of this machine"},connection:{failed:"did not accept a connection",help:"check that the host is up, and that a firewall does not drop pac\
kets from this machine"},response:{failed:"did not respond",help:""},body:{failed:"did not finish its response",help:""}},a="serve the document as a static file",
o=({asks:h})=>h==="document"?a:"find out what the server waits for, such as its storage",s=(0,t.lS)((0,t.z3)("host-timeout","Host does not respond in time",d.zK),
h=>{if(h.phase==="complete")return{message:`${h.host} took ${(0,u.YA)(h.tookMs)} to return its discovery document; ${(0,u.Af)(h.releases)}`,help:(0,t.C)(a),affects:[
...new Set(h.releases.map(({client:c})=>c))]};const{failed:m,help:k}=l[h.phase],P=h.limitMs===null?"in time":`within ${(0,u.YA)(h.limitMs)}`;return{message:`${h.
host} ${m} ${P}`,help:k||{operator:o(h),guest:(0,u.B9)(h.host)}}}),i=(0,t.lS)((0,t.z3)("host-protocol","Host does not speak HTTP",d.zK),({host:h,error:m})=>({message:`\
the response of ${h} is not valid HTTP (${m})`,help:{operator:"check that the port serves HTTP, and the headers that the server and its load balancer send",user:"\
check the port in the address"}})),n={lookup:"the DNS lookup",connection:"the connection",tls:"the TLS handshake",response:"waiting for the response",rest:"the \
rest, such as the body,"},y=(0,t.lS)((0,t.$e)("host-slow","Host is slow"),({host:h,phase:m,tookMs:k,limitMs:P,...c})=>{const r=`(limit ${(0,u.YA)(P)}); ${n[m.name]}\
 took ${(0,u.YA)(m.ms)}`;return"url"in c?{message:`${c.url} took ${(0,u.YA)(k)} to answer ${r}`,help:(0,t.C)(o({asks:"answer"}))}:{message:`${h} took ${(0,u.YA)(
k)} to return its discovery document ${r}`,help:(0,t.C)(a,(0,u.Af)(c.releases))}}),v=(0,t.lS)((0,t.lm)("host-recovered","Discovery succeeded after a retry"),({host:h,
attempts:m,failure:k,releases:P})=>({message:`discovery of ${h} succeeded at attempt ${m}; the first attempt failed: ${k}`,help:(0,t.C)("find out why the host f\
ails intermittently",P.length===0?"init succeeded, because the CLI retries discovery":`init with ${(0,u.eZ)(P)} would have failed`)}))}),9209:((be,_,e)=>{e.r(_),
e.d(_,{redirectInsecure:()=>g,redirectInvalid:()=>l,redirectLimit:()=>w,redirectLoop:()=>S,redirectNested:()=>a});var d=e(1064),u=e(4e3),t=e(5799);const M=({url:o,
asks:s})=>`configure ${o} to return ${s==="document"?"the document":"its answer"}`,f=o=>(0,t.C)(`${M(o)}, or to redirect straight to it`),w=(0,t.lS)((0,t.z3)("r\
edirect-limit","Too many redirects",d.Du),({redirects:o,clients:s,limits:i,...n})=>{const y=s.map(v=>`${d.bB[v]} follows ${i[v]}`);return{message:`${n.url} redi\
rects ${o} times; ${y.join(", ")}`,help:f(n),affects:s}}),S=(0,t.lS)((0,t.z3)("redirect-loop","Redirect loop",d.zK),({url:o,asks:s,to:i})=>({message:`the redire\
cts of ${o} lead back to ${i}`,help:(0,t.C)(M({url:o,asks:s}))})),g=(0,t.lS)((0,t.$e)("redirect-insecure","Redirect to plain HTTP",d.Du),({url:o,to:s,exposesToken:i})=>({
message:`${o} redirects to ${s}, which is not https${i?"; Terraform and OpenTofu send the token there in clear text (this check did not)":""}`,help:(0,t.C)("red\
irect to an https URL")})),l=(0,t.lS)((0,t.z3)("redirect-invalid","Invalid redirect",d.zK),({redirect:o,url:s,why:i})=>({message:`the redirect ${o} ${s} cannot \
be followed: ${(0,u.dh)(i)}`,help:(0,t.C)("redirect to an https URL")})),a=(0,t.lS)((0,t.lm)("redirect-nested","More than one redirect"),({url:o,redirects:s})=>({
message:`${o} redirects ${s} times; the protocol only requires clients to follow 1 redirect`,help:f({url:o,asks:"document"})}))}),3410:((be,_,e)=>{e.r(_),e.d(_,
{cloudOrganization:()=>a,cloudToken:()=>w,cloudVersion:()=>S,cloudWorkspace:()=>o,cloudWorkspaceMissing:()=>s});var d=e(1064),u=e(1831),t=e(9562),M=e(4e3),f=e(5799);
const w=(0,f.lS)((0,f.z3)("cloud-token","Token for the cloud block or remote backend is missing",d.Du),({host:i,service:n,isFork:y,searched:v,notRead:h})=>{const m=(0,u.
nx)(i),P=`${n===t.OZ?"the cloud block":"the remote backend"} requires a token for ${m}`;if(y)return{message:`${P}, and secrets are withheld from pull requests o\
f forks`,help:"this pull request needs no change; run the check where the secret is available, for example on the main branch",severity:"notice"};const c=h.length===
0?"":`; not read: ${h.join(", ")}`,[r=""]=(0,u.fK)(i);return{message:`${P}, and none was found (searched: ${v.join(", ")}${c})`,help:`add the line "${m}=\${{ sec\
rets.REGISTRY_TOKEN }}" to the tokens input, or set ${r}; outside GitHub, run \`terraform login ${m}\` or \`tofu login ${m}\``}}),S=(0,f.lS)((0,f.z3)("cloud-ver\
sion","API is too old for the cloud block",d.Du),({url:i,version:n})=>({message:`${i} returned ${n===null?"no TFP-API-Version":`TFP-API-Version ${(0,M.dh)(n)}`}\
; the cloud block requires 2.5 or later`,help:{operator:"update Terraform Enterprise, or configure the proxy in front of it to keep the header",user:'check `hos\
tname`, or use `backend "remote"` instead of `cloud`'}})),g=i=>"why"in i?`the response of ${i.url} ${(0,M.dh)(i.why)}`:(0,M._r)({...i,page:null}),l=(i,n,y)=>"st\
atus"in i&&[401,403,404].includes(i.status)?y:(0,f.C)(`check the logs of ${n}, and that the URL of the service is that of its API`),a=(0,f.lS)((0,f.z3)("cloud-o\
rganization","Organization cannot be read",d.Du),i=>{const{host:n,organization:y,source:v}=i;return{message:`the organization ${y} at ${n} cannot be read: ${g(i)}`,
help:l(i,n,`check the name of the organization, and that the token from ${v} is valid and belongs to a member`)}}),o=(0,f.lS)((0,f.z3)("cloud-workspace","Worksp\
ace cannot be read",d.Du),i=>{const{host:n,organization:y,workspace:v}=i;return{message:`the workspace ${v} of ${y} at ${n} cannot be read: ${g(i)}`,help:l(i,n,
"check that the token may read the workspace")}}),s=(0,f.lS)((0,f.lm)("cloud-workspace-missing","Workspace does not exist"),({host:i,organization:n,workspace:y})=>({
message:`${n} at ${i} has no workspace ${y} that the token may read; init would create it`,help:"no change is required if the workspace is new; otherwise correc\
t its name"}))}),793:((be,_,e)=>{e.r(_),e.d(_,{loginAuthzInvalid:()=>v,loginAuthzMissing:()=>y,loginClientEmpty:()=>o,loginClientMissing:()=>a,loginGrantTypesInvalid:()=>s,
loginGrantTypesUnknown:()=>n,loginGrantTypesUnsupported:()=>i,loginPortsCount:()=>k,loginPortsIgnored:()=>E,loginPortsOrder:()=>c,loginPortsRange:()=>P,loginPortsSingle:()=>r,
loginScopesIgnored:()=>D,loginScopesInvalid:()=>$,loginTokenInvalid:()=>m,loginTokenMissing:()=>h,loginType:()=>l,loginUrlPort:()=>b});var d=e(1064),u=e(4e3),t=e(
5799);const M=5;function f(O){if(!Array.isArray(O))return w(O);const L=O.length>M?", \u2026":"";return`[${O.slice(0,M).map(w).join(", ")}${L}]`}function w(O){return O===
void 0?"missing":typeof O=="object"&&O!==null?(0,u.go)(O):(0,u.dh)(JSON.stringify(O))}const S=(O,L)=>`is ${f(O)}${O===void 0?"":`, not ${L}`}`,g=(O,L)=>`"${L}" \
in login.v1 of host ${O}`,l=(0,t.lS)((0,t.z3)("login-type","login.v1 is not an object",d.Du),({host:O,value:L,why:Z})=>({message:`login.v1 of host ${O} is ${(0,u.
go)(L)}, not an object`,help:(0,t.C)('set login.v1 to an object with "client", "authz" and "token"',`the clients print "${Z}"`)})),a=(0,t.lS)((0,t.z3)("login-cl\
ient-missing","login.v1 has no client",d.Du),({host:O,value:L})=>({message:`${g(O,"client")} ${S(L,"a string")}`,help:(0,t.C)('set "client" to the OAuth client \
ID, for example "terraform-cli"')})),o=(0,t.lS)((0,t.$e)("login-client-empty","login.v1 has an empty client",d.Du),({host:O})=>({message:`${g(O,"client")} is an\
 empty string`,help:(0,t.C)('set "client" to the OAuth client ID that the authorization server expects')})),s=(0,t.lS)((0,t.z3)("login-grant-types-invalid","gra\
nt_types in login.v1 is not an array",d.Du),({host:O,value:L})=>({message:`${g(O,"grant_types")} ${S(L,"an array of strings")}`,help:(0,t.C)('set "grant_types" \
to ["authz_code"], or remove it')})),i=(0,t.lS)((0,t.z3)("login-grant-types-unsupported","login.v1 has no usable grant type",d.Du),({host:O,value:L})=>({message:`${g(
O,"grant_types")} is ${f(L)}, which contains no supported grant type`,help:(0,t.C)('add "authz_code" to "grant_types"')})),n=(0,t.lS)((0,t.lm)("login-grant-type\
s-unknown","login.v1 has unknown grant types"),({host:O,value:L})=>({message:`${g(O,"grant_types")} is ${f(L)}; the clients know "authz_code" and "password" onl\
y`,help:(0,t.C)('remove the unknown grant types; move scopes to "scopes"')})),y=(0,t.lS)((0,t.z3)("login-authz-missing","login.v1 has no authz URL",d.Du),({host:O,
value:L})=>({message:`${g(O,"authz")} ${S(L,"a string with a URL")}`,help:(0,t.C)('set "authz" to the URL of the authorization endpoint')})),v=(0,t.lS)((0,t.z3)(
"login-authz-invalid","authz URL in login.v1 cannot be used",d.Du),({host:O,why:L})=>({message:`${g(O,"authz")}: ${(0,u.dh)(L)}`,help:(0,t.C)('set "authz" to an\
 https:// URL without user name, or to a path that starts with a slash')})),h=(0,t.lS)((0,t.z3)("login-token-missing","login.v1 has no token URL",d.Du),({host:O,
value:L})=>({message:`${g(O,"token")} ${S(L,"a string with a URL")}`,help:(0,t.C)('set "token" to the URL of the token endpoint')})),m=(0,t.lS)((0,t.z3)("login-\
token-invalid","token URL in login.v1 cannot be used",d.Du),({host:O,why:L})=>({message:`${g(O,"token")}: ${(0,u.dh)(L)}`,help:(0,t.C)('set "token" to an https:\
// URL without user name, or to a path that starts with a slash')})),k=(0,t.lS)((0,t.z3)("login-ports-count","ports in login.v1 is not two ports",d.Du),({host:O,
value:L})=>({message:`${g(O,"ports")} ${S(L,"exactly two elements")}`,help:(0,t.C)('set "ports" to the first and the last port, for example [10000, 10010]')})),
P=(0,t.lS)((0,t.z3)("login-ports-range","ports in login.v1 are out of range",d.Du),({host:O,value:L})=>({message:`${g(O,"ports")} is ${f(L)}; both must be whole\
 numbers from 1024 to 65535`,help:(0,t.C)('set "ports" to two numbers in this range, for example [10000, 10010]')})),c=(0,t.lS)((0,t.z3)("login-ports-order","po\
rts in login.v1 are in the wrong order",d.Du),({host:O,value:L})=>({message:`${g(O,"ports")} is ${f(L)}; the first port is greater than the last`,help:(0,t.C)("\
write the lower port first")})),r=(0,t.lS)((0,t.z3)("login-ports-single","ports in login.v1 is a range of one port",d.Du),({host:O,value:L})=>({message:`${g(O,"\
ports")} is ${f(L)}; the clients never use the last port, so none is left`,help:(0,t.C)('set "ports" to at least two ports, for example [10000, 10010]')})),E=(0,t.
lS)((0,t.$e)("login-ports-ignored","ports in login.v1 is not an array",d.Du),({host:O,value:L})=>({message:`${g(O,"ports")} ${S(L,"an array")}; the clients igno\
re it and use 1024 to 65535`,help:(0,t.C)('set "ports" to an array such as [10000, 10010], or remove it')})),$=(0,t.lS)((0,t.z3)("login-scopes-invalid","scopes \
in login.v1 contains a value that is not a string",d.Du),({host:O,value:L})=>({message:`${g(O,"scopes")} ${S(L,"an array of strings")}`,help:(0,t.C)('set "scope\
s" to an array of strings, or remove it')})),D=(0,t.lS)((0,t.$e)("login-scopes-ignored","scopes in login.v1 is not an array",d.Du),({host:O,value:L})=>({message:`${g(
O,"scopes")} ${S(L,"an array")}; the clients ignore it`,help:(0,t.C)('set "scopes" to an array of strings, or remove it')})),b=(0,t.lS)((0,t.$e)("login-url-port",
"Login URL has no port",d.Du),({host:O,endpoints:L})=>{const Z=L.map(({name:he})=>`"${he}"`).join(" and "),[$e]=L,ee=L.length===1;return{message:`${Z} in login.\
v1 of host ${O} ${ee?"names":"name"} no port, so a login uses port 443: ${$e?.url??""}`,help:(0,t.C)(`write a path that starts with a slash, or add :${$e?.port??
""} to the URL${ee?"":"s"}`)}})}),6697:((be,_,e)=>{e.r(_),e.d(_,{hostAssumed:()=>g,hostGeneric:()=>l,hostNotAllowed:()=>w,hostNotChecked:()=>o,hostPrivateRedirect:()=>a});
var d=e(1064),u=e(4e3),t=e(5799);const M=({file:n,line:y})=>`${(0,u.dh)(n)}:${y}`,f=n=>n.map(y=>d.bB[y]).join(" and "),w=(0,t.lS)((0,t.z3)("host-not-allowed","H\
ost is not allowed",d.zK),n=>{const{host:y}=n,v=`add ${y} to \`allowed-hosts\``;if("service"in n){const{service:h,registry:m}=n;return{message:`${h} of ${m} is \
on ${y}, which is not in \`allowed-hosts\``,help:`use another registry, or ${v}`}}if("package"in n)return{message:`the package of ${n.package} is downloaded fro\
m ${y}, which is not in \`allowed-hosts\` and was not contacted`,help:`use another module or provider, or ${v}`};if("use"in n){const[h,m]=S[n.use];return{message:`${h}\
 ${y}, which is not in \`allowed-hosts\``,help:`use ${m}, or ${v}`}}if("implied"in n){const{place:h,clients:m}=n.implied;return{message:`host ${y} is not in \`al\
lowed-hosts\` and was not contacted; ${M(h)} names no host, and this is the default of ${f(m)}`,help:`name an allowed registry there, ${v}, or set \`dialect\` if \
you use another CLI`}}return{message:`host ${y} is not in \`allowed-hosts\` and was not contacted`,help:`use an allowed registry, or ${v}`}}),S={download:["the \
source is downloaded from","a source on an allowed host"],backend:["the HTTP backend uses","an allowed backend"]},g=(0,t.lS)((0,t.lm)("host-assumed","Default ho\
st of an assumed CLI was not contacted"),({host:n,place:y,clients:v})=>({message:`${n} was not contacted: ${M(y)} implies it as the default host of ${f(v)}, but\
 the CLI could not be detected`,help:"set `dialect` to `terraform` or `opentofu` to check the default hosts of that CLI"})),l=(0,t.lS)((0,t.lm)("host-generic","\
Generic hostname was not contacted"),({host:n})=>({message:`${n} is a generic hostname that stands for the host of the cloud or backend block; it was not contac\
ted`,help:"add the real host to `hostnames` to check it"})),a=(0,t.lS)((0,t.z3)("host-private-redirect","Redirect to a non-public address",d.zK),({host:n,address:y,
asks:v})=>y==="metadata"?{message:`${n} is the address of a cloud metadata service and was not contacted`,help:"remove the redirect or the address; metadata ser\
vices are never contacted"}:{message:`a public host ${v==="document"?"redirects":"leads"} to ${n}, which has a ${y} address and was not contacted`,help:`if ${v===
"document"?"the redirect":"that"} is intended, add that host to \`hostnames\` or \`resolve\``}),o=(0,t.lS)((0,t.z3)("host-not-checked","Host was not checked bef\
ore the check ended",d.zK),({host:n,stopped:y,isBegun:v,unchecked:h,total:m,slowest:k})=>({message:`${n} was not checked${v?" completely: its visit was under wa\
y when":":"} ${(0,u.Cw)(y)}, with ${h} of ${m} hosts not checked`,help:s[y.kind]+i(k)})),s={deadline:"raise `deadline-seconds` or `concurrency`, lower `timeout-\
seconds` or `retries`, or check fewer hosts",signal:"run the check again; if the job or step reached its own time limit, set `deadline-seconds` below that",crash:"\
run the check again, and report the crash"};function i(n){return n.length===0?"":`; most of the time went to hosts without a response: ${n.map(({host:v,tookMs:h})=>`${v}\
 (${(0,u.YA)(h)})`).join(", ")}`}}),5143:((be,_,e)=>{e.d(_,{Az:()=>i,Ks:()=>t,Ts:()=>M,Zl:()=>a,_h:()=>f,n7:()=>o});var d=e(4e3);const u=2**14,t=u-1,M=({line:n,
column:y,endColumn:v})=>(n*u+Math.min(y,t))*u+Math.min(v-y,u-1);function f(n){const y=Math.floor(n/u),v=y%u;return{line:Math.floor(y/u),column:v,endColumn:v+n%u}}
const w=/^(__.*__|testdata([-_.].*)?|((unit|integration|acceptance|e2e)[-_.]?)?tests?|specs?|e2e|fixtures?|templates?|examples?|samples?|skeletons?|deprecated)$|[-_.](tests|testdata|fixtures?|examples?)$|^(test|cookiecutter)[-_.]?(data|fixtures?)?$|\{\{/i,
S=/(^|[-_])(env|envs|environments?|live|stages?|accounts?|deployments?)$/i,g=/(^|\/)tests\/[^/]*\.(tftest|tofutest)\.(hcl|json)$/;function l(n){const y=n.split(
"/").slice(0,g.test(n)?-2:-1);return y.find((v,h)=>w.test(v)&&!(v==="test"&&y.slice(0,h).some(m=>S.test(m))))}const a=n=>l(n)!==void 0;function o(n){const y=l(n);
return(y===void 0?n:`**/${y}`).replace(/[\\{}[\]?!()]/g,"?")}const s=3,i=(n,y)=>`${n===1?"1 finding is":`${n} findings are`} in tests, examples or templates, wh\
ere errors are warnings; to skip such files, set \`exclude\`: ${(0,d.XT)(y,s)}`}),5799:((be,_,e)=>{e.d(_,{$e:()=>a,C:()=>t,lS:()=>s,lm:()=>o,oC:()=>u,pj:()=>w,z3:()=>l});
var d=e(6174);const u=["error","warning","notice"],t=(i,n)=>n===void 0?{operator:i}:{operator:i,note:n};function M({operator:i,user:n,guest:y},{role:v,host:h}){
const m=`ask the operator of ${h} to ${i}`;switch(v){case"operator":return i;case"user":return n===i?n:n===void 0?m:`${n}; if you run ${h}, ${f(i,n)}`;case"gues\
t":return y??n??m}}const f=(i,n)=>i.startsWith(`${n}, or `)?i.slice(n.length+5):i;function w(i,n){const{cures:y,...v}=i;return y===void 0?i:{...v,help:S(y,n)}}function S(i,n){
const{because:y,note:v}=i,h=y===void 0?"":`${y}: `,m=v===void 0?"":`; ${v}`;return h+M(i,n)+m}const g=i=>(n,y,v=[])=>({code:n,title:y,severity:i,affects:v}),l=g(
"error"),a=g("warning"),o=g("notice");function s(i,n){return Object.assign(v=>{const{help:h,...m}=n(v),k=i.code,P=(0,d._)(m.message),c={...i,code:k,usualSeverity:i.
severity,...m,message:P};return h===void 0?c:typeof h=="string"?{...c,help:(0,d._)(h)}:{...c,help:S(h,{role:"operator",host:""}),cures:h}},i)}}),9319:((be,_,e)=>{
e.r(_),e.d(_,{serviceUrlCredentials:()=>f,serviceUrlCrossHost:()=>P,serviceUrlDoubleSlash:()=>r,serviceUrlEmpty:()=>w,serviceUrlInsecure:()=>k,serviceUrlInvalid:()=>M,
serviceUrlLooksLikeHost:()=>S,serviceUrlNoSlash:()=>g,serviceUrlOtherPort:()=>c,serviceUrlPrivate:()=>h,serviceUrlQuery:()=>a,serviceUrlRelative:()=>l,serviceUrlSame:()=>E});
var d=e(1064),u=e(4e3),t=e(5799);const M=(0,t.lS)((0,t.z3)("service-url-invalid","Service URL cannot be used",d.zK),({id:$,host:D,url:b,why:O})=>({message:b===null?
`${$} of host ${D}: ${(0,u.dh)(O)}`:`${$} of host ${D} is "${b}", which the clients cannot connect to: ${O}`,help:(0,t.C)(`set ${$} to an https:// URL, or to a \
path that starts with a slash`)})),f=(0,t.lS)((0,t.z3)("service-url-credentials","Service URL contains a user name",d.zK),({id:$,host:D,why:b})=>({message:`${$}\
 of host ${D}: ${b}`,help:(0,t.C)("remove the user name and password from the URL, or from the redirect that leads to the document","give tokens to the clients \
instead")})),w=(0,t.lS)((0,t.z3)("service-url-empty","Service URL is empty",d.zK),({id:$,host:D,url:b})=>({message:`${$} of host ${D} is an empty string, which \
resolves to the document itself: ${b}`,help:(0,t.C)(`set ${$} to the URL of the service, such as "/v1/${$.split(".")[0]}/", or remove it`)})),S=(0,t.lS)((0,t.z3)(
"service-url-looks-like-host","Service URL has no https://",d.zK),({id:$,host:D,value:b,why:O})=>({message:`${$} of host ${D} is "${b}", which is a path and not\
 a URL with a host`,help:(0,t.C)(`write "https://${b}" if a host is meant`,O===null?void 0:(0,u.zd)(O))})),g=(0,t.lS)((0,t.z3)("service-url-no-slash","Service U\
RL does not end with a slash",d.rG),({id:$,host:D,url:b,clients:O})=>{const L=O.map($e=>d.bB[$e]),Z=b.slice(b.lastIndexOf("/")+1);return{message:`${$} of host ${D}\
 does not end with a slash: ${b}`,help:(0,t.C)("add the slash",`without it ${L.slice(0,-1).join(", ")} and ${L.at(-1)} replace "${Z}" with the path that they ap\
pend`),affects:O}}),l=(0,t.lS)((0,t.$e)("service-url-relative","Service URL is relative to the document",["dependabot","renovate","terragrunt"]),({id:$,host:D,url:b})=>({
message:`${$} of host ${D} is a path without a leading slash: Terraform and OpenTofu resolve it to ${b}, other clients do not`,help:(0,t.C)("start the path with\
 a slash, or write the complete URL")})),a=(0,t.lS)((0,t.$e)("service-url-query","Service URL has a query",d.Du),({id:$,host:D})=>({message:`${$} of host ${D} h\
as a query, which the clients drop when they append a path`,help:(0,t.C)("move the content of the query into the path","never put a secret into the document")})),
o=10,s=3;function i({host:$,uses:D},b=["is","are"]){const O=Map.groupBy(D,({id:Z})=>Z),L=Array.from(O,([Z,$e])=>{const ee=$e.flatMap(({endpoint:he})=>he??[]);return ee.
length===0?Z:`${Z} (${ee.join(", ")})`});return`${(0,u.XT)(L,o)} of host ${$} ${L.length===1?b[0]:b[1]}`}const n=({urls:$})=>(0,u.XT)($,s),y=({uses:$})=>d.zK.filter(
D=>$.some(({id:b})=>(0,d.SZ)(b).includes(D))),v={loopback:"on other machines",private:"outside of its network",reserved:"on the internet"},h=(0,t.lS)((0,t.z3)("\
service-url-private","Service URL has a non-public address",d.zK),$=>({message:`${i($)} at ${n($)}, which clients ${v[$.kind]} cannot reach`,help:(0,t.C)(`set t\
he external URL of the registry (also called base URL or public URL) to https://${$.host}`),affects:y($)})),m=[...d.Du,"dependabot"],k=(0,t.lS)((0,t.$e)("servic\
e-url-insecure","Service URL is not https",m),$=>{const D=$.uses.every(({endpoint:L})=>L!==null),b=D?"a login sends its token in clear text otherwise":`the clie\
nts send the token of ${$.host} there in clear text`,O=y($);return{message:`${i($)} not https: ${n($)}`,help:(0,t.C)($.uses.length===1?"use an https:// URL":"us\
e https:// URLs, for example by setting the external URL of the registry",D||$.hasToken?b:void 0),affects:m.filter(L=>O.includes(L))}}),P=(0,t.lS)((0,t.$e)("ser\
vice-url-cross-host","Service is on another host",["dependabot","renovate"]),$=>{const{host:D,name:b}=$,O=`${i($)} on another host: ${n($)}`,L=y($).includes("re\
novate");return $.hasToken&&L?{message:O,help:`give Dependabot and Renovate a token for ${b}; Terraform and OpenTofu send it the token of ${D}`}:{message:O,help:`\
where outgoing traffic is filtered, allow ${b} as well`,severity:"notice",affects:[]}}),c=(0,t.lS)((0,t.lm)("service-url-other-port","Service is on another port\
 of the host"),$=>({message:`${i($)} on another port of the same host: ${n($)}`,help:(0,t.C)(`check that clients can connect to this port; behind a proxy, set t\
he external URL of the registry to https://${$.host}`)})),r=(0,t.lS)((0,t.$e)("service-url-double-slash","Service URL has a double slash"),$=>({message:`${i($,[
"has","have"])} a double slash in the path: ${n($)}`,help:(0,t.C)("remove the slash at the end of the external URL of the registry")})),E=(0,t.lS)((0,t.$e)("ser\
vice-url-same","Two services have the same URL"),$=>({message:`${i($,["has","have"])} the same URL: ${n($)}`,help:(0,t.C)("check both URLs","few registries serv\
e modules and providers below one URL, and a copied line is more likely")}))}),2847:((be,_,e)=>{e.r(_),e.d(_,{serviceMissing:()=>g,serviceType:()=>a,serviceVersion:()=>l});
var d=e(1064),u=e(9562),t=e(4e3),M=e(5799);const f=20,w=({offered:o,leftOut:s})=>o.length===0?"is empty":`offers ${(0,t.XT)(o,f,s)}`;function S(o,s){const{id:i,
host:n,offered:y,block:v}=o,h=`the discovery document, which ${w(o)}`;if(v!==null)return`add ${i} to the \`host\` block at ${v}, which ${w(o)}`;if(i===u.xq&&s)return`\
configure a network mirror for the provider: Artifactory serves providers at https://${n}/artifactory/api/terraform/REPOSITORY/providers/ and offers no ${i}; th\
e discovery document ${w(o)}`;const m=(0,u.qE)(i)?y.find(P=>(0,u.OA)(P)===i):void 0,k=i===u.xq?`use a host that offers ${i}, or configure a network mirror for t\
he provider (\`provider_installation\`), the usual way with an artifact manager`:`use a host that offers ${i}`;return{operator:m===void 0?`add ${i} to ${h}`:`re\
name ${m} to ${i} in ${h}`,user:k}}const g=(0,M.lS)((0,M.z3)("service-missing","Service is not offered",d.zK),o=>o.id==="any"?{message:`host ${o.host} does not \
provide any service`,help:(0,M.C)(`add a service to the discovery document, which ${w(o)}`)}:{message:o.why,help:S(o,o.isArtifactory)}),l=(0,M.lS)((0,M.z3)("ser\
vice-version","Service is offered in another version",d.zK),o=>({message:o.why,help:o.isReadable?S(o,!1):`require an id of the form NAME.vN; the discovery docum\
ent ${w(o)}`})),a=(0,M.lS)((0,M.z3)("service-type","Service URL is not a string",d.zK),({id:o,host:s,value:i,why:n})=>({message:`${o} of host ${s} is ${(0,t.go)(
i)}, not a string with a URL`,help:(0,M.C)(`set ${o} to a URL such as "/v1/modules/"`,(0,t.zd)(n))}))}),8011:((be,_,e)=>{e.r(_),e.d(_,{blockReserved:()=>v,blockUnsupported:()=>h,
hostDotlessModule:()=>P,hostIdnModule:()=>c,hostInvalid:()=>m,hostMissing:()=>k,sourceDynamic:()=>y,sourceInvalid:()=>l,sourceNearMiss:()=>a});var d=e(6174),u=e(
1064),t=e(4e3),M=e(5799);const f=120,w={"remote-in-test":["is a remote module source; Terraform tests accept local and registry modules only","use a local path \
or a registry address"],"white-space":["has white space at its beginning or end","remove the white space"],stack:["is not the address of a stack","write HOST/OR\
GANIZATION/PROJECT/STACK"],"locked-provider":["is not a complete provider address","write HOST/NAMESPACE/TYPE, or remove the block and run init again"],terragrunt:[
"is not a registry module","write tfr://HOST/NAMESPACE/NAME/SYSTEM"]},S={missing:["has no source","add `source`"],null:["has null as its source","set `source` t\
o an address"],"not-a-requirement":["is neither a version nor an object with a source",'write an object, such as { source = "NAMESPACE/TYPE", version = "~> 1.0"\
 }']};function g(r){switch(r.reason){case"rejected":{const{error:E,advice:$}=r;return{message:E,help:$??void 0}}case"missing":case"null":case"not-a-requirement":{
const[E,$]=S[r.reason];return{message:`${r.address} ${E}`,help:$}}case"remote-in-test":case"white-space":case"stack":case"locked-provider":case"terragrunt":{const[
E,$]=w[r.reason];return{message:`"${r.text}" ${E}`,help:$}}}}const l=(0,M.lS)((0,M.z3)("source-invalid","Source address is invalid",u.Du),g),a=(0,M.lS)((0,M.$e)(
"source-near-miss","Source address is probably a mistake",u.Du),r=>({message:r.host===null?`"${r.text}" is not read as a registry address`:`"${r.text}" is read \
as host ${r.host}`,help:r.advice})),o=4,s="to check its host, add the host to `hostnames` and set `scan: .`";function i(r){const E=r.slice(0,o).map(({text:b,from:O})=>`${b===
null?"not known":(0,t.dh)(b,f)} ${O??"by default"}`),$=r.length-E.length,D=$>0?`${$} more`:E.pop();return`${E.join(", ")} and ${D}`}function n(r){const{address:E,
argument:$,expression:D,candidates:b,refused:O}=r,L=(0,d.Q)((0,t.dh)(D,f)),Z=`${$} of ${E} is ${L}`;if(O==="never")return{message:`${Z}, which Terraform does no\
t evaluate`,help:`write the ${$} as a literal`};if(O!==null){const{variable:$e}=O;return{message:`${Z}, and Terraform evaluates var.${$e} here only with \`const \
= true\``,help:`add \`const = true\` to variable "${$e}", which requires Terraform 1.15, or write the ${$} as a literal`}}return b.length>1?{message:`${Z}, whic\
h is ${i(b)}`,help:s}:{message:`${Z}, which is only known at init time`,help:s}}const y=(0,M.lS)((0,M.lm)("source-dynamic","Source address is only known at init\
 time"),n),v=(0,M.lS)((0,M.lm)("block-reserved","Block is reserved for a future version"),({block:r,parent:E})=>({message:`${r} is not allowed at the top level \
of a file; Terraform and OpenTofu reserve it for a future version`,help:`move it into a ${E} block`})),h=(0,M.lS)((0,M.z3)("block-unsupported","Block is not sup\
ported by this CLI",u.Du),({kind:r})=>{const{client:E,what:$}=u.$I[r];return{message:`${$} is supported by ${u.bB[E]} only`,help:E==="opentofu"?"remove it, move\
 it into a `.tofu` file, or correct `dialect`":"remove it, or correct `dialect`"}}),m=(0,M.lS)((0,M.z3)("host-invalid","Hostname is invalid",u.Du),r=>({message:`\
"${r.text}" is not a hostname: ${r.error}`,help:r.advice??void 0})),k=(0,M.lS)((0,M.z3)("host-missing","Hostname is missing",["opentofu"]),({block:r})=>({severity:"\
warning",message:`the ${r} has no hostname, and OpenTofu has no default`,help:r==="cloud block"?"add `hostname`, or set TF_CLOUD_HOSTNAME and list that host in \
`hostnames`":"add `hostname`"})),P=(0,M.lS)((0,M.z3)("host-dotless-module","Module host has no dot in its name",u.Du),({host:r,name:E})=>({message:`module sourc\
es cannot name host ${r}: must contain at least one dot`,help:`use a full name such as ${E}.localdomain; provider addresses accept the short name`})),c=(0,M.lS)(
(0,M.z3)("host-idn-module","Terraform cannot use modules from an internationalized host",["terraform"]),({host:r})=>({message:`Terraform cannot use modules from\
 host ${r}: it converts the name to punycode and then refuses punycode`,help:(0,M.C)("serve modules from a host with an ASCII name","OpenTofu 1.12 and later acc\
ept this one")}))}),6817:((be,_,e)=>{e.r(_),e.d(_,{proxyRefused:()=>S,tlsExpired:()=>g,tlsExpiresSoon:()=>D,tlsNameMismatch:()=>k,tlsNotYetValid:()=>l,tlsPlainHttp:()=>$,
tlsProtocol:()=>E,tlsUntrusted:()=>h});var d=e(1064),u=e(4e3),t=e(5799);const M=({host:b,isLeaf:O})=>O?`the certificate of ${b}`:`an authority in the certificat\
e chain of ${b}`,f=b=>w(new Date(b).toISOString()),w=b=>b.slice(0,10),S=(0,t.lS)((0,t.z3)("proxy-refused","Proxy refused the request",d.zK),({host:b,reason:O})=>({
message:`${b} was not reached: ${O}`,help:"check HTTPS_PROXY, HTTP_PROXY and NO_PROXY, which Terraform and OpenTofu read too"})),g=(0,t.lS)((0,t.z3)("tls-expire\
d","TLS certificate has expired",d.zK),b=>({message:`${M(b)} expired on ${f(b.at)}`,help:(0,t.C)("renew the certificate and reload the server")})),l=(0,t.lS)((0,t.
z3)("tls-not-yet-valid","TLS certificate is not valid yet",d.zK),b=>({message:`${M(b)} is not valid before ${f(b.at)}`,help:"check the clock of this machine and\
 the start date of the certificate"})),a={leaf:"is signed by an unknown authority, or the host does not send the intermediate certificate",chain:"is signed by a\
n unknown authority",root:"is signed by an unknown authority that signed itself","self-signed":"is self-signed"},o="configure the host to send its whole chain, \
or set `ca-file` to the authority; Terraform and OpenTofu read SSL_CERT_FILE",s={"negative-serial":{says:"has a negative serial number, which Terraform and Open\
Tofu do not support",help:"issue it with a positive serial number"},"no-authority":{says:"issued a certificate and is not allowed to",help:"have it issued by an\
 authority: basicConstraints CA:TRUE, keyUsage keyCertSign"},"path-length":{says:"has more authorities below it than it allows (pathlen)",help:"have the certifi\
cate issued by a shorter chain, or by an authority with a larger pathlen"},usage:{says:"is not for servers (extendedKeyUsage)",help:"issue it with the extended \
key usage serverAuth"},constraints:{says:"does not permit all names in the certificate (nameConstraints)",help:"have it issued by an authority whose name constr\
aints permit all of its names"}},i=(b,O)=>({says:`has ${b}, which Terraform and OpenTofu do not support`,help:O}),n="issue it with another key: RSA, ECDSA on P-\
256, P-384 or P-521, or Ed25519",y="have it signed with SHA-256, SHA-384, SHA-512 or Ed25519";function v(b){switch(b.kind){case"unknown-authority":return{says:a[b.
sent],help:o};case"curve":return i(`a key on the curve ${b.curve}`,n);case"key":return i(`a key of the kind ${b.name}`,n);case"key-size":return i(`an RSA key of\
 ${b.bits} bits`,"issue it with a key of 2048 to 8192 bits");case"signature":return i(`a signature of the kind ${b.name}`,y);case"critical-extension":return i(`\
the critical extension ${b.id}`,"issue it without that extension");case"malformed":return{says:`is malformed (${b.part}); Terraform and OpenTofu cannot read it`,
help:"issue it with a program that follows RFC 5280"};case"negative-serial":case"no-authority":case"path-length":case"usage":case"constraints":return s[b.kind]}}
const h=(0,t.lS)((0,t.z3)("tls-untrusted","TLS certificate is not trusted",d.zK),({flaw:b,...O})=>{const{says:L,help:Z}=v(b);return{message:`${M(O)} ${L}`,help:Z}}),
m=3,k=(0,t.lS)((0,t.z3)("tls-name-mismatch","TLS certificate is for another name",d.zK),({host:b,names:O})=>({message:O.length===0?`the certificate of ${b} has \
no DNS name among its subject alternative names`:`the certificate of ${b} is for ${(0,u.XT)(O,m)}`,help:`issue a certificate that lists ${b} as a subject altern\
ative name, or use the name it is for`})),P={"not-tls":{says:"does not speak TLS on this port",help:"serve TLS on this port, or use the port that does"},"client\
-certificate":{says:"requires a client certificate",help:"allow requests for /.well-known/terraform.json without one; Terraform and OpenTofu cannot send it"},"u\
nknown-name":{says:"is not a name that the server knows (TLS alert unrecognized_name)",help:"add the name and its certificate to the TLS settings of the server \
or load balancer"}},c="enable TLS 1.3, or TLS 1.2 with suites such as ECDHE-RSA-AES128-GCM-SHA256";function r({kind:b,name:O}){switch(b){case"version":return{says:`\
offers no TLS version later than ${O.replace(/^TLSv1$/,"TLSv1.0").replace("v"," ")}`,help:"enable TLS 1.2 or later on the host"};case"cipher":return{says:`offer\
s only cipher suites that Terraform and OpenTofu do not support, such as ${O}`,help:c};case"group":return{says:`offers only key exchange groups that Terraform a\
nd OpenTofu do not support, such as ${O}`,help:"enable the group X25519 or P-256 on the host"}}}const E=(0,t.lS)((0,t.z3)("tls-protocol","TLS handshake failed",
d.zK),({host:b,error:O})=>{if(typeof O=="object"&&"code"in O)return{message:`the TLS handshake with ${b} failed (${O.code})`,help:"check the TLS settings of the\
 host, and that it has a certificate for this name"};const{says:L,help:Z}=typeof O=="string"?P[O]:r(O);return{message:`${b} ${L}`,help:Z}}),$=(0,t.lS)((0,t.z3)(
"tls-plain-http","Port serves plain HTTP",d.zK),({host:b})=>({message:`${b} serves plain HTTP on this port: server gave HTTP response to HTTPS client`,help:"ser\
ve TLS on this port, or use the port that does; discovery always uses https"})),D=(0,t.lS)((0,t.$e)("tls-expires-soon","TLS certificate expires soon"),({host:b,
days:O,expires:L})=>{const Z=O===0?"today":O===1?"in 1 day":`in ${O} days`;return{message:`the certificate of ${b} expires ${Z}, on ${w(L)}`,help:(0,t.C)("renew\
 the certificate; if it is renewed automatically, find out why that has not happened")}})}),4391:((be,_,e)=>{e.d(_,{z6:()=>rt,IZ:()=>vt,wX:()=>gt,w5:()=>tt});var d=e(
6760),u=e(2971),t=e(4467),M=e(9461),f=e(3024),w=e(5143),S=e(5747);const g=200,l=50,a=32*1024*1024,o=4e3,s=1e3,i=1e6;function n(Q,ue,Ae){const Be=Map.groupBy(Q.filter(
y).slice(0,g),({file:ve})=>ve),Ue=[];let Ne=0;for(const[ve,I]of[...Be].slice(0,l)){const B=(0,d.join)(ue,ve),W=v(B);if(W===null||W.mtimeMs>Ae+1)continue;if(Ne+=
W.size,Ne>a)break;const q=(0,S.yR)(B);q.ok&&Ue.push(...h(q.text,I))}return Ue}const y=({column:Q,endColumn:ue})=>Q!==w.Ks&&Q<i&&ue>Q;function v(Q){try{return(0,f.
statSync)(Q)}catch(ue){return(0,S.Oj)(ue),null}}function h(Q,ue){const Ae=[];let[Be,Ue]=[1,Q.startsWith("\uFEFF")?1:0];for(const Ne of ue.toSorted((ve,I)=>ve.line-
I.line)){for(;Be<Ne.line&&Ue>=0;Be+=1)Ue=Q.indexOf(`
`,Ue)+1||-1;if(Ue<0)break;const ve=Q.indexOf(`
`,Ue),I=ve<0?Q.length:ve,B=I>Ue&&Q[I-1]==="\r";Ae.push(...m(Q.slice(Ue,B?I-1:I),Ne))}return Ae}function m(Q,ue){const{column:Ae,endColumn:Be}=ue,Ue=Q.length<=o;
if(!Ue&&Be-Ae>s)return[];const Ne=k(Q,Ae-1,0);if(Ne>=Q.length)return[];const ve=k(Q,Be-Ae,Ne),[I,B]=Ue?[Q.slice(0,Ne),Q.slice(ve)]:["",""];return[{place:ue,before:I,
literal:Q.slice(Ne,ve),after:B,isWhole:Ue}]}function k(Q,ue,Ae){let Be=Ae;for(let Ue=ue;Ue>0&&Be<Q.length;Ue-=1)Be+=(Q.codePointAt(Be)??0)>65535?2:1;return Be}var P=e(
6174),c=e(2161);function r(Q,ue){const{directory:Ae,checkedAt:Be,configs:Ue}=ue,Ne=Ue.flatMap(me=>me.files),ve=new Set(Ne.flatMap(({path:me,shown:ye})=>[E(me),ye])),
I=me=>{const ye=E((0,d.resolve)(Ae,me));return!ve.has(me)&&!ve.has(ye)&&$(me)&&$(ye)},B=Q.filter(({file:me})=>I(me)),W=n(B,Ae,Be),q=$e(W,ue.usages);return W.flatMap(
me=>D(me,q.get(ee(me.place))??null,ue))}function E(Q){const ue=(0,M.$)(Q);return ue.kind==="file"?ue.path:(0,d.resolve)(Q)}const $=Q=>(0,c.L8)((0,d.basename)(Q),
new Set,(0,d.basename)((0,d.dirname)(Q)))!==void 0;function D({place:Q,before:ue,literal:Ae,after:Be,isWhole:Ue},Ne,{redact:ve,kept:I}){const B=ue+Ae+Be;return ve(
B,I)!==B?[]:Ue&&!Z(B)?[{place:Q,before:ue,literal:Ae,after:Be}]:Ne===null||O.test(Ne)||!Ae.includes(Ne)?[]:[{place:Q,before:"\u2026 ",literal:(0,P._)(Ne),after:"\
 \u2026"}]}const b=/token|secret|pass|pwd|credential|bearer|(?:api|access|account|auth|private|signing|ssh|storage)[-_ ]?key|signature|\bauth|@|\?|AKIA|BEGIN |\bgh[opsu]_|\bglpat-|\bxox/i,
O=/[\s"]/,L=/[\w+-]{20,}/g,Z=Q=>b.test(Q)||(Q.match(L)??[]).some(ue=>/\d/.test(ue)&&/[a-z]/.test(ue)&&/[A-Z]/.test(ue));function $e(Q,ue){const Ae=new Map(Q.map(
({place:Ue})=>[ee(Ue),Ue.file])),Be=new Set(Ae.values());return new Map(ue.filter(({place:Ue})=>Be.has(Ue.file)&&Ae.has(ee(Ue))).flatMap(({place:Ue,text:Ne})=>Ne===
null?[]:[[ee(Ue),Ne]]))}const ee=({file:Q,line:ue,column:Ae})=>`${ue}:${Ae} ${Q}`;var he=e(1393),fe=e(7052),se=e(9664);function te(Q,{evidence:ue,versions:Ae}){
if(Q.version!==null)return()=>Q.version;const Be=ue.filter(({level:Ue,version:Ne})=>Ue==="version-file"&&Ne!==null);return(Ue,Ne)=>Be.some(I=>I.client===Ue&&ne(
Ne,(0,se.jt)(I.place.file)))?Ae[Ue]??null:null}const ne=(Q,ue)=>ue===""||`${Q}/`.startsWith(`${ue}/`);var Oe=e(6195),Ee=e(7854),V=e(3152);const G=2e5;async function pe({
usages:Q,notes:ue,scanned:Ae,changed:Be,dialect:Ue,settings:Ne}){const{declared:ve,endedAt:I}=Ae;if(Q.length===0&&![...ve].some(Ce=>"place"in Ce)&&Ne.roots.length===
0)return{roots:[],notes:[]};const{rootsOf:W}=await e.e(353).then(e.bind(e,5353)),{Readings:q,RootNotes:me,textNotes:ye}=await Promise.all([e.e(917),e.e(203)]).then(
e.bind(e,1203)),{clients:Se,versions:je}=Ue,_e=await Ie({usages:Q,declared:ve,clients:Se},Ne,I===null),Ge=[],We=[],ot=new q,st=Ne.dialect.name==="auto"?[]:Se,C=new me(
{clients:Se,readings:ot,upgrade:Ne.upgrade,versionIn:te(Ne.dialect,Ue)}),N=Ne.depth!=="discovery";let Y=0;for(const Ce of W(_e,{changed:Be,versions:je,hasCalls:N})){
if(Y+=Ce.directories.length,Y>G){We.push((0,Ee.YW)(Ce.directory,(0,fe.fileLimit)({kind:"roots",max:G})));break}C.add(Ce),N&&Ge.push(Ce)}const re=[...ye(Q,ve,{...Ue,
readings:ot,set:st})].filter(({place:Ce})=>Be===null||Be.has(Ce.file)),de=new Set(ue.flatMap(({problem:Ce,place:Pe})=>Ce.code==="lock-invalid"?Pe.file:[])),Me=[
...re,...C.notes()].filter(({place:Ce})=>!de.has(Ce.file));return{roots:Ge,notes:[...Me,...We]}}async function Ie(Q,{roots:ue},Ae){const{layoutsOf:Be,unmatched:Ue}=await e.
e(353).then(e.bind(e,5353)),Ne=ue.map(B=>({text:B,matches:(0,Oe.Ls)([B])})),ve=Be({...Q,patterns:Ne}),I=Ae?Ue(ve,Ne):[];if(I.length===0)return ve;throw new V.GN(
I.map(B=>`roots: no directory with configuration matches ${B}`))}async function X(Q,ue){return ue.every(({lockFile:Be})=>Be===null)?Q:(await e.e(862).then(e.bind(
e,3862))).withoutUnusedLocks(Q,ue)}function U(Q,ue,{depth:Ae},Be){if(Ae==="discovery")return Q;const Ue=({kind:ve,workspace:I})=>ve==="cloud_default"?!!Be.TF_CLOUD_HOSTNAME:
ve!=="backend_remote_default"||I?.organization===null,Ne=new Set(ue.filter(ve=>!Ue(ve)).map(({place:ve})=>j(ve)));return Q.map(ve=>ve.problem.code==="host-missi\
ng"&&Ne.has(j(ve.place))?{...ve,problem:{...ve.problem,severity:"error"}}:ve)}const j=({file:Q,line:ue,column:Ae})=>`${Q}:${ue}:${Ae}`;async function z(Q,ue){if(Q===
null)return he.j7;const{judgeInit:Ae}=await Promise.all([e.e(917),e.e(341),e.e(761)]).then(e.bind(e,5761));return Ae(Q,ue)}var J=e(6897),oe=e(1831),le=e(3592),Re=e(
2796),Te=e(6763),ze=e(8416),Ye=e(6215),qe=e(3474),Ve=e(5751);function et(Q,ue,Ae){const Be={...Q,newHosts:new Set,files:null,remarks:[]};if(ue===null)return Be;
const Ue=q=>({...Be,remarks:[`changed-only has no effect: ${q}`]});if(ue.kind==="all")return Ue(ue.why);const{files:Ne}=ue,ve=new Set(Ne.filter(({status:q})=>q!==
"removed").map(({file:q})=>q));if(ve.size>0&&![...ve].some(q=>Ae(q)!==null))return Ue("the checkout contains none of the files that the pull request changes");const I=Q.
usages.filter(({place:q})=>ve.has(q.file)),W=`changed-only: the pull request changes ${Ne.length===1?"1 file":`${Ne.length} files`} with ${I.length} of ${Q.usages.
length} usages`;return{usages:I,notes:Q.notes.filter(({place:q})=>F(q.file,ve)),newHosts:ge(Q.usages,Ne,Ae),files:new Set(Ne.map(({file:q})=>q)),remarks:[W]}}const F=(Q,ue)=>ue.
has(Q)||Q==="."||[...ue].some(Ae=>Ae.startsWith(`${Q}/`)),ce=2e8;function ge(Q,ue,Ae){const Be=new Set;if(ue.some(ht))return Be;const Ue=new Map(ue.map(W=>[W.file,
nt(W,Ae)])),Ne=ue.flatMap(({patch:W})=>He(W,/^[ -]/));let ve=0;const I=(W,q)=>{const me=[q,(0,oe.nx)(q).toLowerCase()];return W.filter(ye=>(ve+=ye.length,ve<=ce&&
me.some(Se=>ye.includes(Se)))).length},B=(W,q)=>{const{isNew:me,now:ye,added:Se}=Ue.get(W)?.()??Le,je=me?0:I(ye,q);return me||je>0&&je===I(Se,q)};for(const[W,q]of Map.
groupBy(Q,me=>me.host)){if(W===null||q.some(({isHostImplied:ye})=>ye))continue;const me=[...new Set(q.map(({place:ye})=>ye.file))];!me.every(ye=>Ue.has(ye))||I(
Ne,W)>0||me.every(ye=>B(ye,W))&&ve<=ce&&Be.add(W)}return Be}const Le={isNew:!1,now:[],added:[]};function nt({file:Q,status:ue,patch:Ae},Be){let Ue=null;const Ne=()=>{
const ve=ue==="added";if(ve||Ae===null)return{...Le,isNew:ve};const I=(Be(Q)??"").toLowerCase().split(`
`);return{isNew:ve,now:I,added:He(Ae,/^\+/)}};return()=>(Ue??=Ne(),Ue)}const He=(Q,ue)=>(Q??"").toLowerCase().split(`
`).filter(Ae=>ue.test(Ae)),Ke=/\.(tf|tofu|hcl|json|tfrc)$|\.(terraformrc|tofurc)$/,ht=({file:Q,status:ue,changes:Ae,patch:Be})=>Be===null&&ue!=="added"&&Ae>0&&Ke.
test(Q);var pt=e(2859);async function rt(Q,ue){const Ae=new Date,Be=await(0,Ve.readSettings)(Q,ue),Ue=Be.deadlineMs,Ne=ue.startTimer(Ue,()=>ue.stop.end({kind:"d\
eadline",ms:Ue}));try{return await Fe(Be,ue,Ae)}finally{Ne()}}async function Fe(Q,ue,Ae){const{environment:Be,stop:Ue}=ue,Ne=performance.now(),ve=await(0,Ye.S)(
Q,ue),I=Q.scan.length===0?0:performance.now()-Ne,B=yt(Q,ve,ue),W=await(0,ze.L2)(B),q={usages:(0,Ee.sw)(ve.usages,W.clients),notes:(0,Ee.vH)([...ve.notes,...Et(ve,
Ue.why)],W.clients)},me=Q.changedOnly?await ue.changes(Q):null,Se=et(q,me,mt=>{const dt=(0,S.yR)((0,d.join)(ue.directory,mt));return dt.ok?dt.text:null}),{notes:je,
newHosts:_e}=Se,Ge=await(0,u.jK)(Se.usages,Q,W,{...ue,scanned:{...Q,...ve}}),{configs:We,releases:ot}=Ge,{files:st}=Se,{roots:C,notes:N}=await pe({...q,scanned:ve,
changed:st,dialect:W,settings:Q}),Y=await X(Ge.usages,C),re=(0,Ee.kA)(q.usages),de=(0,pt.C)(Q,Y,W.clients,re);wt(de),await(0,J.x)();const Me=await(0,t.j)({requirements:de,
roots:C,usages:Y},Q,{...W,configs:We,releases:ot},ue),Ce={requirements:de,visits:Me.visits,usages:Y,notes:[...U(je,Y,Q,Be),...N],isEmpty:Q.scan.length>0&&ve.isEmpty&&
ve.endedAt===null,newHosts:_e,complaints:Ge.findings,tokenVariables:tt(Be),tokenHosts:Q.tokens.map(({host:mt})=>mt),tokenSources:Me.tokenSources,stopped:Ue.why,
predicted:await z(Me.inquiry,{...Q,dialect:W,isFork:ue.isFork})},{isFork:Pe}=ue,Xe={...Q,dialect:{...W,releases:ot},isFork:Pe},Ze=(0,he.S4)(Ce,{...Xe,now:Ae.getTime()}),
it=gt(de),ct=ue.secrets.redact({verdict:Ze,remarks:(0,Te.q)([...Se.remarks,...(0,Te.r)(Ze),...Ge.remarks])},it);return{settings:Q,changes:me,verdict:ct.verdict,
context:{dialect:W,failOn:Q.failOn,scan:{files:ve.files,bytes:ve.bytes,usages:Y.length,durationMs:I},remarks:ct.remarks,startedAt:Ae.toISOString(),durationMs:Date.
now()-Ae.getTime(),version:le.xv,docsUrl:le.aq,clients:await(0,ze.rU)(W,B.scan),sources:r((0,Re.sC)(ct.verdict.findings),{...ue.secrets,kept:it,usages:q.usages,
configs:We,directory:ue.directory,checkedAt:Ae.getTime()}),links:null}}}const tt=Q=>Object.keys(Q).filter(ue=>/^TFE?_?TOKEN/i.test(ue));function Et({endedAt:Q,files:ue},Ae){
return Q===null||Ae===null?[]:[(0,Ee.YW)(Q,(0,fe.fileLimit)({kind:"time",stopped:Ae,files:ue}))]}const gt=Q=>new Set(Q.flatMap(({host:ue,service:Ae})=>[ue,(0,oe.
nx)(ue),Ae])),vt=(Q,ue,Ae)=>(0,ze.L2)(yt(Q,ue,Ae));function yt({dialect:Q,exclude:ue,scan:Ae},Be,{environment:Ue,directory:Ne}){if(Ae.length===0)return{setting:Q,
scan:null};const ve=(0,ze.oh)({root:Ne,exclude:ue},Be.toolFiles),I=!!Ue.TF_CLOUD_HOSTNAME;return{setting:Q,scan:{...Be,tools:ve,hasCloudHostname:I}}}function wt(Q){
const{size:ue}=new Set(Q.map(({host:Ae})=>Ae));if(!(ue<=qe.pS))throw new V.GN([`scan found ${ue} hosts, the limit is ${qe.pS}: narrow scan or exclude files`])}}),
2971:((be,_,e)=>{e.d(_,{U7:()=>u,jK:()=>t,op:()=>M});var d=e(9562);const u=()=>Promise.all([e.e(706),e.e(432),e.e(629),e.e(981)]).then(e.bind(e,7981));async function t(w,S,g,{
environment:l,directory:a,scanned:o}){if(S.hostnames.length===0&&w.every(({needs:k})=>k.length===0))return{usages:w,remarks:[],findings:[],configs:[],releases:g.
releases};const s=await M(S.cliConfig,g.clients,l),i=g.releases.map(k=>{const P=s.find(({client:c})=>c===k.client);return{...k,attemptMs:P?.requestTimeoutMs??k.
attemptMs}}),n=o.hasPlugins||o.scan.some(k=>k!=="."),y={root:a,mayHavePlugins:n,releases:i,asksMirrors:S.depth!=="discovery"},v=await f(w,s,y),h=[...s.flatMap(k=>k.
findings),...v.findings],{mergeFindings:m}=await u();return{...v,findings:m(h),configs:s,releases:i}}async function M(w,S,g){const{readCliConfig:l,thisMachine:a}=await u(),
o=a(g);return S.map(s=>l(s,o,w))}async function f(w,S,g){if(!w.some(({needs:o})=>o.some(({service:s})=>s===d.xq)))return{usages:w,remarks:[],findings:[]};const{
withoutInstalled:a}=await Promise.all([e.e(191),e.e(387)]).then(e.bind(e,8191));return a(w,S,g)}}),4467:((be,_,e)=>{e.d(_,{Z:()=>g,j:()=>f});var d=e(2971),u=e(1064),
t=e(7854),M=e(5960);async function f({requirements:l,roots:a,usages:o},s,i,n){const y=[...new Set(l.map(({host:Z})=>Z))],v=(0,M.e)(l,s,i),h=Array.from(v,([Z,$e])=>(0,M.
i)(Z,$e)),m=y.filter(Z=>!v.has(Z)),k=s.depth!=="discovery"&&a.length>0;if(m.length===0&&!k)return{visits:h,inquiry:null,tokenSources:new Map};const{attemptLimitMs:P,
visitHosts:c}=await(0,d.U7)(),{configs:r,releases:E}=i,{credentials:$,forced:D}=await g(s,r,n),b=await w($,s,n),O=await c(m,{...b,forced:D,required:Map.groupBy(
l,({host:Z})=>Z),maxRedirects:Math.max(...i.clients.map(Z=>u.NX[Z])),releases:E,timeoutMs:s.timeoutMs??P(E),retries:s.retries,progress:Z=>n.progress({kind:"visi\
ts",...Z})}),L=s.depth==="discovery"?null:await S(a,{...b,usages:o,settings:s,dialect:i,configs:r,environment:n.environment,directory:n.directory,learn:n.secrets.
learn,progress:Z=>n.progress({kind:"registries",...Z}),visits:O});return{visits:[...O,...h],inquiry:L,tokenSources:$.known}}async function w(l,a,{startTimer:o,stop:s}){
const{networkOf:i}=await(0,d.U7)();return{network:i(a),credentials:{...l,find:(0,t.Oo)(l.find)},concurrency:a.concurrency,random:Math.random,now:Date.now,startTimer:o,
stop:s}}async function S(l,{environment:a,...o}){const{inquire:s}=await Promise.all([e.e(917),e.e(706),e.e(191),e.e(432),e.e(517),e.e(567)]).then(e.bind(e,3567)),
{thisMachine:i}=await(0,d.U7)(),n=o.settings.depth==="packages"?await Promise.all([e.e(917),e.e(706),e.e(191),e.e(400),e.e(517),e.e(57)]).then(e.bind(e,5057)):null;
return s(l,{...o,machine:i(a),askPackages:n?.askPackages??null})}async function g(l,a,{environment:o,secrets:s,kill:i,stop:n}){const{readMachineCredentials:y}=await(0,d.
U7)();return y({...l,configs:a},o,{learn:s.learn,kill:i,stop:n.signal,abortAfter:v=>AbortSignal.timeout(v)})}}),9461:((be,_,e)=>{e.d(_,{$:()=>t});var d=e(3024),
u=e(5747);function t(M){try{const f=(0,d.realpathSync)(M),w=(0,d.statSync)(f);return w.isFile()?{kind:"file",path:f}:{kind:w.isDirectory()?"directory":"special",
path:f}}catch(f){return{kind:"error",code:(0,u.Oj)(f)}}}}),5747:((be,_,e)=>{e.d(_,{Oj:()=>s,io:()=>g,yR:()=>S});var d=e(4573),u=e(3024);const t=16*1024*1024,M=u.
constants.O_RDONLY|(u.constants.O_NONBLOCK??0)|(u.constants.O_NOCTTY??0),f=Buffer.allocUnsafeSlow(256*1024);let w=f;const S=(n,y=t)=>l(n,y,o);function g(n,y){const v=l(
n,y,(h,m)=>Buffer.from(h.subarray(0,m)));return Buffer.isBuffer(v)?v:null}function l(n,y,v){let h;try{h=(0,u.openSync)(n,M)}catch(m){return i(m)}try{const m=(0,u.
readSync)(h,f,0,f.length,null);return m<f.length?v(f,m):a(h,y,v)}catch(m){return i(m)}finally{(0,u.closeSync)(h)}}function a(n,y,v){const{size:h}=(0,u.fstatSync)(
n);if(h>y||h<f.length)return{ok:!1,failure:{kind:"size",bytes:h,maxBytes:y}};w.length<h&&(w=Buffer.allocUnsafeSlow(h));const m=w;let k=0;for(;k<h;){const P=(0,u.
readSync)(n,m,k,h-k,k);if(P===0)break;k+=P}return v(m,k)}function o(n,y){const v=n.toString("utf8",0,y),h=!v.includes("\uFFFD")||(0,d.isUtf8)(n.subarray(0,y));return{
ok:!0,text:v,isUtf8:h,bytes:y}}function s(n){if(!(typeof n=="object"&&n!==null&&"code"in n)||typeof n.code!="string")throw n;return n.code}const i=n=>({ok:!1,failure:{
kind:"error",code:s(n)}})}),2886:((be,_,e)=>{e.d(_,{ER:()=>S,HJ:()=>n,Mm:()=>v,Np:()=>a,aZ:()=>w,bz:()=>f,hD:()=>l,l$:()=>M,ld:()=>s,pi:()=>o,xJ:()=>g});var d=e(
5143),u=e(5799);const t=["module","provider","version","package","lock","not"],M=({problem:m,places:k})=>t.includes(m.code.replace(/-.*/,""))&&k.length>0&&k.every(
P=>typeof P!="string"),f=(m,k=null,P=!0)=>({services:k===null?[]:[k],problem:m,needed:P}),w=(m,k)=>({...m,affects:m.affects.filter(P=>k.includes(P))}),S=({problem:m,
needed:k})=>k&&m.usualSeverity==="error";function g({problem:m,needed:k},P){const c=k&&P.some(r=>m.affects.includes(r));return m.severity==="error"&&!c?"warning":
m.severity}const l=(m,k,P)=>({severity:g(m,k),problem:m.problem,affects:m.problem.affects,...P}),a=(m,k)=>u.oC.indexOf(m.severity)-u.oC.indexOf(k.severity),o=(m,k,P)=>P.
some(c=>c.code===m.code&&(c.host===null||c.host===k));function s({problem:m,services:k},{visit:{host:P,attempt:c},requirements:r,answering:E},{depth:$}){if($===
"discovery"||c.discovery.kind==="skipped")return!0;const D=k.some(O=>E.has(`${P} ${O}`));if(m.code==="service-url-no-slash"&&D)return!1;const b=r.filter(({service:O})=>k.
length===0||k.includes(O));return b.length===0||b.some(({isForInit:O})=>O)}const i=1e3;function n(m){const k=new Map;return P=>{const c=JSON.stringify(P),r=k.get(
c)??y(P,m);return k.set(c,r),r}}function y(m,k){const P=D=>k.filter(({service:b})=>D.includes(b)),c=m.length===0?k:P(m),r=m.filter(D=>c.some(({service:b})=>b===
D)),E=r.length>0?r:m,$=(c.length>0?c:P(["any"])).flatMap(D=>D.because);return{service:E.length===1?E[0]??null:null,...v([...new Set($)])}}function v(m){const k=h(
m),P=Math.max(0,k.length-i);return{places:k.slice(0,i),placesLeftOut:P}}function h(m){const{own:k=[],aside:P=[]}=Object.groupBy(m,c=>typeof c!="string"&&(0,d.Zl)(
c.file)?"aside":"own");return[...k,...P]}}),997:((be,_,e)=>{e.d(_,{O:()=>u,T:()=>M});var d=e(1064);const u=({earlier:f,attempt:w,later:S})=>[...f,w,...S];function t({
discovery:f,timing:w,headMs:S,hops:g},{attemptMs:l}){const a=S!==null&&S<=l?g.at(-1)?.status:null;return a===null||(0,d.Mq)(a??0)?"retries":f.kind!=="failed"&&w.
totalMs<=l?"works":"fails"}function M(f,w){const S=f.map(a=>t(a,w)),g=S.indexOf("works");return g<0?"never":g<=w.retries&&!S.slice(0,g).includes("fails")?"alway\
s":"sometimes"}}),1393:((be,_,e)=>{e.d(_,{j7:()=>Vt,k2:()=>Lt,S4:()=>Jt});var d=e(4e3),u=e(7052),t=e(5143),M=e(5799),f=e(1064),w=e(4283),S=e(6697),g=e(1831),l=e(
2886);const a=(p,{allowedHosts:T,hostnames:A})=>(0,g.Jr)(p,T)||A.some(R=>R.host===p),o={file:".",line:1,column:1,endColumn:1},s=1e4;function i(p,T,A=s){if(T.allowedHosts.
length===0)return[];const R=new Map,x=[];let H=0;for(const{directHost:ie,kind:we,isOverridden:ae,place:xe,clients:ke}of p){if(ie===void 0||ae||a(ie,T))continue;
const De=we==="backend_http"||we==="remote_state"?"backend":"download",Qe=`${De} ${ie}`,at=R.get(Qe);if(at===void 0&&R.size>=A){H+=1;continue}const ut=at??n(ie,
De);R.set(Qe,ut),x.push({...ut,place:xe,clients:ke})}if(H===0)return x;const K=(0,u.fileLimit)({kind:"problems",max:A,omitted:H});return[...x,{problem:K,place:o,
clients:f.Du,host:null}]}function n(p,T){const A=(0,g.Pv)(p),R=A.ok?A.value:null,x=R===null?p:(0,g.nx)(R);return{problem:(0,S.hostNotAllowed)({host:x,use:T}),host:R}}
function y(p,T,A,R){if(R.allowedHosts.length===0)return[];const x=A.filter(({because:H})=>H.some(K=>typeof K!="string"));return T.flatMap(H=>{const{id:K,kind:ie}=H;
if(ie!=="url"||!x.some(ke=>ke.service===K))return[];const we=(0,w.Dl)(H.url),ae=we.ok?(0,g.Pm)(we.value):null;if(ae===null||ae===p||a(ae,R))return[];const xe=(0,S.
hostNotAllowed)({host:ae,service:K,registry:(0,g.nx)(p)});return[(0,l.bz)(xe,K)]})}var v=e(3534),h=e(3410),m=e(9562);const k=[m.OZ,m.Bn],P=[m.e$,m.xq],c=[{matches:/^app\.(eu\.)?terraform\.io$/,
services:[...k,...P]},{matches:/^api\.env0\.com$/,services:P},{matches:/^backend\.api\.env0\.com$/,services:k},{matches:/\.scalr\.io$/,services:k}],r=p=>c.find(
({matches:T})=>T.test(p))?.services??[];var E=e(241);function $(p,{role:T},A){const R=O(p),x=p.credentials?.hasToken===!0,K=(p.attempt.hops.at(-1)?.challenge??null)===
null&&(x||T!=="guest"),ie=x?[]:L(p.host,R,A),ae=[...p.difference===null?[]:[p.difference],...ie,...R===null||!K?[]:[Z(p,R,A)]].map(ke=>(0,l.bz)(ke)),xe=x?[]:D(p,
A);return xe.length>0?[...ae,...xe]:ie.length===0?[...ae,...b(p,A)]:ae}function D(p,{usages:T,isFork:A,depth:R}){const{host:x,attempt:H}=p;if(R==="discovery"||H.
discovery.kind!=="found")return[];const K=T.flatMap(({workspace:ie,hasOwnToken:we,needs:ae,place:xe})=>ie===void 0||we||(0,t.Zl)(xe.file)?[]:ae.filter(ke=>ke.host===
x));return Array.from(Map.groupBy(K,({service:ie})=>ie),([ie,we])=>{const ae=(0,h.cloudToken)({host:x,service:ie,isFork:A,...$e(p)}),xe=we.flatMap(ke=>ke.clients);
return(0,l.bz)((0,l.aZ)(ae,xe),ie)})}function b(p,{usages:T,isFork:A}){const{host:R,attempt:x,credentials:H}=p;if(x.discovery.kind!=="found"||H?.hasToken||H?.problem)
return[];const K=r(R).find(ie=>T.some(({hasOwnToken:we,needs:ae,place:xe})=>ae.some(ke=>ke.host===R&&ke.service===ie)&&!we&&!(0,t.Zl)(xe.file)));return K===void 0?
[]:[(0,l.bz)((0,v.credentialsMissing)({host:R,service:K,isFork:A,...$e(p)}),K)]}function O(p){const{discovery:T,hops:A}=p.attempt;return T.kind==="failed"&&T.problem.
code==="document-unauthorized"?A.at(-1)?.status??null:null}function L(p,T,{tokenVariables:A,hosts:R}){return(0,E.B)(A,p,R).filter(({isParent:x})=>!x||T!==null).
map(({variable:x,why:H,write:K})=>(0,v.credentialsNearMiss)({host:p,variable:x,why:H,write:K}))}function Z(p,T,{isFork:A}){const{host:R,credentials:x}=p;return x?.
hasToken?(0,v.credentialsRejected)({host:R,status:T,source:x.source}):(0,v.credentialsMissing)({host:R,service:null,isFork:A,...$e(p)})}function $e({credentials:p,
looks:T}){const A=T.flatMap(K=>K.looks),R=K=>[...new Set(A.flatMap(({held:ie,source:we})=>ie!=="not read"===K?we:[]))],x=p===null?R(!0):[p.source],H=p===null?R(
!1):[];return{searched:x,notRead:H}}function ee(p,T){return p.filter(A=>!T.includes(A)).map(A=>(0,l.bz)((0,v.credentialsUnused)({host:A})))}var he=e(7715),fe=e(
9319),se=e(5195);function te({host:p,attempt:T},A){const{name:R}=(0,g.Sv)(p),x=(0,se.uo)(R),H=T.hops[0]?.address??null;if(x!=="public"||H===null)return x;const K=(0,se.
Zu)(H),ie=A.some(we=>we.name===R);return K==="loopback"&&ie?"public":K}const ne={public:0,reserved:1,private:2,metadata:2,loopback:3},Oe=(p,{kind:T})=>ne[Ie(p)]>
ne[T];function Ee(p,T){const{host:A,hasToken:R,hostname:x}=T,H=p.filter(({url:ke})=>Oe(ke,T)),K=p.filter(ke=>!H.includes(ke)),ie=K.filter(({url:ke})=>ke.scheme===
"http"),we=K.filter(({id:ke,endpoint:De})=>De===null&&(0,m.p4)(ke)),ae=Map.groupBy(we,({url:ke})=>X(ke,x)),xe=K.filter(({endpoint:ke,url:De})=>ke===null&&U(De,x));
return[...V(H,pe,ke=>{const[De,...Qe]=new Set(H.map(({url:ut})=>Ie(ut))),at=Qe.length===0&&(De==="loopback"||De==="reserved");return(0,fe.serviceUrlPrivate)({...ke,
host:A,kind:at?De:"private"})}),...V(ie,pe,ke=>(0,fe.serviceUrlInsecure)({...ke,host:A,hasToken:R})),...[...ae].flatMap(([ke,De])=>ke===null?[]:V(De,pe,Qe=>(0,fe.
serviceUrlCrossHost)({...Qe,host:A,name:ke,hasToken:R}))),...V(xe,pe,ke=>(0,fe.serviceUrlOtherPort)({...ke,host:A})),...V(K.filter(({url:ke})=>ke.path.includes(
"//")),G,ke=>(0,fe.serviceUrlDoubleSlash)({...ke,host:A})),...V(j(p),G,ke=>(0,fe.serviceUrlSame)({...ke,host:A}))]}function V(p,T,A){if(p.length===0)return[];const R=[
...new Set(p.map(({url:x})=>p.length===1?G(x):T(x)))];return[{services:[...new Set(p.map(({id:x})=>x))],problem:A({uses:p,urls:R}),needed:p.some(({needed:x})=>x)}]}
const G=p=>(0,d.dh)((0,w.Pl)(p)),pe=p=>(0,d.dh)(`${p.scheme}://${p.host}`);function Ie(p){const{name:T}=(0,w.cz)(p);return(0,se.Sz)(/[^\0-\x7f]/.test(T)?(0,g.$o)(
T)??"":T.toLowerCase())}function X(p,T){const{name:A}=(0,w.cz)(p),R=(0,g.Sv)(T).name;if(A.toLowerCase()===R)return null;const x=(0,g.Pv)(A);return x.ok&&x.value===
R?null:A}function U(p,T){if(p.scheme==="http"||X(p,T)!==null)return!1;const A=R=>Number(R||443);return A((0,w.cz)(p).port)!==A(/:(\d+)$/.exec(T)?.[1]??null)}function j(p){
const T=[m.e$,m.xq].flatMap(R=>p.find(x=>x.id===R)??[]),A=new Set(T.map(({url:R})=>G(R).replace(/\/$/,"")));return T.length===2&&A.size===1?T:[]}function z(p,T){
const A=X(p,T);if(A===null)return null;const{port:R}=urlHost(p),x=parseHostname(R===""?A:`${A}:${R}`);return x.ok?x.value:null}var J=e(4929);function oe(p,T){const A=p.
forced.filter(({client:K})=>T.includes(K)),R=T.filter(K=>!A.some(ie=>ie.client===K)),H=[...Map.groupBy(A,({place:K,services:ie})=>JSON.stringify([K,ie])).values()].
flatMap(K=>{const[ie]=K;if(ie===void 0)return[];const we={...p,attempt:le(p,ie.services),earlier:[],later:[]};return[{clients:K.map(({client:ae})=>ae),visit:we,
forced:ie}]});return R.length>0||H.length===0?[{clients:R,visit:p,forced:null},...H]:H}function le({host:p,attempt:T},A){return{discovery:{kind:"found",url:(0,g.
cu)(p),services:A,leftOut:0,truncated:!1},hops:[],timing:{...T.timing,totalMs:0},headMs:0,certificates:[]}}function Re(p,{forced:T,clients:A}){if(T===null)return[];
const{discovery:R}=p.attempt,x=`${T.place.file}:${T.place.line}`,H={host:(0,g.nx)(p.host),at:x},K=R.kind==="found"?R.services:T.services,ie=Te(T.services,K);return[
(0,J.servicesForced)(H),...ie.length>0?[(0,J.servicesForcedDiffer)({...H,services:ie})]:[]].map(ae=>(0,l.bz)((0,l.aZ)(ae,A)))}function Te(p,T){const[A,R]=[p,T].
map(H=>new Map(H.map(({id:K,value:ie})=>[K,ie])));return[...new Set([...p,...T].map(({id:H})=>H))].filter(H=>!ze(A?.get(H),R?.get(H)))}function ze(p,T){const A=[
[p,T]];for(const[R,x]of A){if(R===x)continue;if(!Ye(R)||!Ye(x))return!1;const H=Object.keys(R);if(!(Array.isArray(R)===Array.isArray(x)&&H.length===Object.keys(
x).length)||H.some(ie=>!Object.hasOwn(x,ie)))return!1;for(const ie of H)A.push([R[ie],x[ie]])}return!0}const Ye=p=>typeof p=="object"&&p!==null;var qe=e(863),Ve=e(
960),et=e(9209),F=e(8011),ce=e(6817),ge=e(7531),Le=e(997);const nt=1440*60*1e3,He=1;function Ke(p,T){const{hops:A,certificates:R}=p.attempt;return[...Q(p),...ht(
p,T),...vt(A),...yt(R,T),...wt(p,T)]}function ht(p,T){const{discovery:A,hops:R}=p.attempt;switch(A.kind){case"skipped":return[(0,l.bz)(A.problem)];case"failed":{
const x=T.isFork&&A.problem.code==="document-unauthorized"&&!p.credentials?.hasToken;return[(0,l.bz)(x?{...A.problem,severity:"notice"}:A.problem)]}case"found":case"\
absent":{const x=R[0]?.url??"";return[...rt(x,R.length-1,T),...Fe(p,T),...A.kind==="found"&&A.truncated?[pt(p)]:[]]}}}const pt=({host:p,attempt:{hops:T}})=>(0,l.
bz)((0,qe.documentSize)({url:T.at(-1)?.url??"",page:null,asked:(0,g.nx)(p),bytes:null,limit:ge.b,isPadding:!0}));function rt(p,T,A){const R=A.clients.filter(x=>T>
f.NX[x]);return R.length>0?[(0,l.bz)((0,et.redirectLimit)({url:p,asks:"document",redirects:T,clients:R,limits:f.NX}))]:T>He?[(0,l.bz)((0,et.redirectNested)({url:p,
redirects:T}))]:[]}function Fe(p,{releases:T,slowMs:A}){const R=(0,g.nx)(p.host),x=p.attempt.timing.totalMs,H=(0,Le.O)(p),K=ke=>(0,Le.T)(H,ke)!=="never",ie=T.filter(
ke=>!K(ke)),we=({client:ke})=>!T.some(De=>De.client===ke&&K(De)),ae=[!0,!1].flatMap(ke=>{const De=ie.filter(at=>we(at)===ke);if(De.length===0)return[];const Qe=(0,Ve.
hostTimeout)({host:R,phase:"complete",tookMs:x,releases:De});return[(0,l.bz)(Qe,null,ke)]});if(ae.length>0||x<=A)return ae;const xe=gt(p.attempt.timing);return[
(0,l.bz)((0,Ve.hostSlow)({host:R,tookMs:x,limitMs:A,phase:xe,releases:T}))]}function tt({host:p,known:T},A,R){const x=T.map(({host:K})=>K),H=A.flatMap(K=>K.certificates).
filter(({host:K})=>!x.includes(K));return[...Et(p,A,R.slowMs),...yt(H,R)]}function Et(p,T,A){const[R]=T.filter(({timing:we,hops:ae})=>we.totalMs>A&&ae.length>0).
sort((we,ae)=>ae.timing.totalMs-we.timing.totalMs);if(R===void 0)return[];const{timing:x,hops:H}=R,K=H[0]?.url??"",ie={host:(0,g.nx)(p),url:K,tookMs:x.totalMs,limitMs:A};
return[(0,l.bz)((0,Ve.hostSlow)({...ie,phase:gt(x)}))]}function gt({lookupMs:p,connectMs:T,tlsMs:A,firstByteMs:R,totalMs:x}){const K=[["lookup",p],["connection",
T],["tls",A],["response",R]].map(([we,ae])=>({name:we,ms:ae??0})),ie={name:"rest",ms:K.reduce((we,{ms:ae})=>we-ae,x)};return K.reduce((we,ae)=>ae.ms>we.ms?ae:we,
ie)}function vt(p){const T=p.find(({url:R})=>R.startsWith("http://"));if(T===void 0)return[];const A=T.authorization==="withheld";return[(0,l.bz)((0,et.redirectInsecure)(
{url:p[0]?.url??"",to:T.url,exposesToken:A}))]}function yt(p,{certificateDays:T,now:A}){const R=new Map;for(const x of p){const H=R.get(x.host);(H===void 0||x.expires<
H.expires)&&R.set(x.host,x)}return[...R.values()].flatMap(({host:x,expires:H})=>{const K=(Date.parse(H)-A)/nt;return K<0||K>=T?[]:[(0,l.bz)((0,ce.tlsExpiresSoon)(
{host:x,days:Math.floor(K),expires:H}))]})}function wt(p,T){const{host:A,attempt:R,earlier:x}=p,[H]=x;if(H?.discovery.kind!=="failed"||R.discovery.kind==="faile\
d")return[];const K=H.discovery.problem.message,ie=(0,Le.O)(p),we=T.releases.filter(xe=>(0,Le.T)(ie,xe)==="sometimes"),ae=x.length+1;return[(0,l.bz)((0,Ve.hostRecovered)(
{host:(0,g.nx)(A),attempts:ae,failure:K,releases:we}))]}function Q({credentials:p,attempt:T}){const{discovery:A}=T;return p?.problem?A.kind==="failed"&&A.problem.
code===p.problem.code?[]:[(0,l.bz)(p.problem)]:[]}function ue({host:p},T){if(!T.some(({service:R})=>R===m.e$))return[];const{name:A}=(0,g.Sv)(p);return[...A.includes(
".")?[]:[(0,F.hostDotlessModule)({host:p,name:A})],.../(^|\.)xn--/.test(p)?[(0,F.hostIdnModule)({host:p})]:[]].map(R=>(0,l.bz)(R,m.e$))}function Ae({host:p,attempt:T,
credentials:A},R){const x=A?.hasToken===!0,H=[...R.flatMap(K=>K.kind==="url"&&(0,m.p4)(K.id)&&(0,m.D6)(K.id)?[{url:K.url,service:K.id,isSent:x}]:[]),...T.hops.map(
({url:K,authorization:ie})=>({url:K,service:null,isSent:ie==="sent"}))].flatMap(({url:K,...ie})=>{const we=Be(K);return we===null||we===p?[]:[{...ie,host:we}]});
return[...new Map(H.toReversed().map(K=>[K.host,K])).values()]}function Be(p){const T=(0,w.Dl)(p),A=T.ok?(0,g.Pm)(T.value):null,R=A===null?null:(0,g.Pv)(A);return R?.
ok?R.value:null}function Ue(p,T,{tokenSources:A,hosts:R}){return Ae(p,T).flatMap(({host:x,service:H,isSent:K})=>{const ie=A.get(x);if(ie===void 0)return[];const we=H===
null?p.attempt.discovery.kind==="failed":!K,ae=(0,v.credentialsOtherHost)({host:(0,g.nx)(p.host),other:(0,g.nx)(x),source:ie,service:H,isSent:K,isNotice:!we||R.
has(x)});return[(0,l.bz)(ae,H)]})}var Ne=e(2847),ve=e(793),I=e(794),B=e(9529);const W=/^(?:[a-z0-9-]+\.)+[a-z]{2,}(?::\d+)?(?:\/|$)|^[a-z0-9.-]+:\d+(?:\/|$)/i,q=p=>W.
test(p)&&!/^[a-z0-9-]+\.json$/i.test(p),me=p=>p.replace(/[?#].*$/s,""),ye=p=>p.replace(/\/\/[^/?#"\s]*@/g,"//***@").replace(/\?[^"\s]*/g,"?***");function Se(p){
const T=je(p),{id:A,host:R,value:x}=p,H={id:A,host:R,url:(0,w.Pl)(p.url)};if(T!==null)return[(0,fe.serviceUrlInvalid)({...H,why:T})];const K=Ge(p)?(0,f.ab)(A):[];
return[x===""?(0,fe.serviceUrlEmpty)(H):null,q(x)?(0,fe.serviceUrlLooksLikeHost)({...H,value:me(x),why:null}):null,_e(x)?(0,fe.serviceUrlRelative)(H):null,K.length>
0?(0,fe.serviceUrlNoSlash)({...H,clients:K}):null,p.url.query!==""&&(0,m.p4)(A)?(0,fe.serviceUrlQuery)(H):null].filter(ie=>ie!==null)}function je({url:p}){const{
name:T,port:A}=(0,w.cz)(p);return T===""?"no Host in request URL":A===""||Number(A)>0&&Number(A)<=65535?null:`invalid port "${A}"`}const _e=p=>!/^$|^\/|^[a-z][a-z0-9+.-]*:/i.
test(p)&&!q(p),Ge=({value:p,url:T})=>p!==""&&!/^$|\/$/.test(T.path),We={"client-missing":ve.loginClientMissing,"client-empty":ve.loginClientEmpty,"grant-types-i\
nvalid":ve.loginGrantTypesInvalid,"grant-types-unsupported":ve.loginGrantTypesUnsupported,"grant-types-unknown":ve.loginGrantTypesUnknown,"authz-missing":ve.loginAuthzMissing,
"token-missing":ve.loginTokenMissing,"ports-count":ve.loginPortsCount,"ports-range":ve.loginPortsRange,"ports-order":ve.loginPortsOrder,"ports-single":ve.loginPortsSingle,
"ports-ignored":ve.loginPortsIgnored,"scopes-invalid":ve.loginScopesInvalid,"scopes-ignored":ve.loginScopesIgnored};function ot(p,T,A){const{value:R,flaws:x}=(0,B.
m)(p,T,A),H={...R,authz:N(R.authz),token:N(R.token)},K=st(H,T),ie=K.length===0?[]:[ve.loginUrlPort({host:A,endpoints:K})];return{login:H,problems:[...x.map(we=>C(
we,A)),...ie]}}function st(p,T){const A=(0,w.cz)(T);return A.port===""||A.port==="443"?[]:["authz","token"].flatMap(R=>{const x=p[R],H=x===null?null:(0,w.Dl)(x);
if(x===null||!H?.ok||H.value.scheme!=="https")return[];const K=(0,w.cz)(H.value);return K.name.toLowerCase()===A.name.toLowerCase()&&K.port===""?[{name:R,url:x,
port:A.port}]:[]})}function C(p,T){return"why"in p?(p.rule==="authz-invalid"?ve.loginAuthzInvalid:ve.loginTokenInvalid)({host:T,why:ye(p.why)}):We[p.rule]({host:T,
value:p.value})}function N(p){const T=p===null?null:(0,w.Dl)(p);return T?.ok?(0,w.Pl)(T.value):null}function Y(p,T,A){const R=De=>{const{discovery:Qe,documentUrl:at,
display:ut}=A;return(0,m.TE)(p,{services:Qe.services,documentUrl:at,display:ut,client:De})},x=re(p,A).map(De=>({client:De,lookup:R(De)})),[H,...K]=x;if(H===void 0)
throw new Error("no client is checked");const ie=K.filter(({lookup:De})=>De.kind!==H.lookup.kind),we=De=>!de(De)||R(De).kind===H.lookup.kind,ae=ie.length===0?(0,f.
SZ)(p).filter(we):[H.client],xe=Me(p,H.lookup,T,ae,A),ke=ie.flatMap(({client:De,lookup:Qe})=>Me(p,Qe,T,[De],A).drafts);return{...xe,drafts:[...xe.drafts,...ke]}}
function re(p,{requirements:T,clients:A}){return T.find(({service:R})=>R===p)?.clients??A}const de=p=>f.Du.some(T=>T===p);function Me(p,T,A,R,x){const{documentUrl:H,
display:K}=x,ie=A||(0,m.D6)(p),we=ae=>ie?ae.map(xe=>(0,l.bz)(xe,p,A)):[];switch(T.kind){case"url":{const{url:ae,value:xe}=T,ke=Se({id:p,value:xe,url:ae,host:K}),
De=ie&&!ke.some(({code:at})=>at==="service-url-invalid"),Qe=(0,d.dh)((0,w.Pl)(ae),I.z);return{outcome:{id:p,kind:"url",url:Qe},drafts:we(ke),urls:De?[{id:p,endpoint:null,
url:ae,needed:A}]:[]}}case"object":{const{value:ae,leftOut:xe}=T,{login:ke,problems:De}=ot(ae,H,K),Qe=De.find(({severity:at})=>at==="error");return{outcome:Qe?{
id:p,kind:"problem",problem:Qe}:{id:p,kind:"login",login:ke,leftOut:xe},drafts:we(De),urls:Ce(ke,p,A)}}case"bad-id":case"missing":case"version":case"type":case"\
bad-url":{const ae=(0,l.aZ)(Ze(p,T,x),R);return{outcome:{id:p,kind:"problem",problem:ae},drafts:we([ae]),urls:[]}}}}const Ce=(p,T,A)=>["authz","token"].flatMap(
R=>{const x=(0,w.Dl)(p[R]??"");return p[R]!==null&&x.ok?[{id:T,endpoint:R,url:x.value,needed:A}]:[]}),Pe=(p,{offer:T,display:A,block:R})=>({id:p,host:A,block:R,
...T}),Xe=({services:p,leftOut:T})=>({offered:p.map(({id:A})=>A),leftOut:T,isArtifactory:p.some(({value:A})=>typeof A=="string"&&A.includes("/artifactory/"))});
function Ze(p,T,A){const R={...Pe(p,A),why:T.why};switch(T.kind){case"missing":return(0,Ne.serviceMissing)(R);case"bad-id":case"version":return(0,Ne.serviceVersion)(
{...R,isReadable:T.kind==="version"});case"type":{const{value:x}=T;return p===m.S3?(0,ve.loginType)({...R,value:x}):(0,Ne.serviceType)({...R,value:x})}case"bad-\
url":{const x=ye(T.why);return q(T.value)?(0,fe.serviceUrlLooksLikeHost)({...R,value:me(T.value),why:x}):T.reason==="user-info"?(0,fe.serviceUrlCredentials)(R):
(0,fe.serviceUrlInvalid)({...R,url:null,why:x})}}}const it=200,ct=10;function mt(p){const{visit:T,requirements:A,clients:R,block:x,kind:H}=p,{discovery:K}=T.attempt,
ie=(0,g.nx)(T.host);if(K.kind==="failed"||K.kind==="skipped")return{services:[],leftOut:0,drafts:[]};const we=A.map(({service:ke})=>ke);if(K.kind==="absent")return{
services:[],leftOut:0,drafts:[bt(K,ie,we)]};const ae=(0,w.Dl)(K.url);if(!ae.ok)throw new Error(`${K.url} was requested but is no URL`);const xe={visit:T,discovery:K,
offer:Xe(K),documentUrl:ae.value,display:ie,clients:R,requirements:A,block:x,base:{hostname:T.host,host:ie,hasToken:T.credentials?.hasToken===!0,kind:H}};return dt(
xe,we)}function dt(p,T){const{discovery:A,clients:R}=p,x=T.filter(De=>De!=="any"),H=A.services.map(({id:De})=>De).filter(De=>!x.includes(De)&&f.Du.some(Qe=>(0,m.
oe)(De,Qe).ok)).slice(0,it),K=x.map(De=>Y(De,!0,p)),ie=({outcome:De,drafts:Qe,urls:at})=>De.kind!=="problem"&&!at.some(({endpoint:ut,url:$t})=>ut===null&&Oe($t,
p.base))&&!Qe.some(ut=>(0,l.ER)(ut)&&R.some($t=>ut.problem.affects.includes($t))),we=H.map(De=>Y(De,!0,p)),ae=!T.includes("any")||[...K,...we].some(ie),xe=[...K,
...ae?H.map(De=>Y(De,!1,p)):St(we)],ke=T.includes("any")&&xe.length===0?[(0,l.bz)((0,Ne.serviceMissing)({...Pe("any",p),why:""}))]:[];return{services:xe.map(({outcome:De})=>De),
leftOut:A.leftOut,drafts:[...xe.flatMap(({drafts:De})=>De),...Ee(xe.flatMap(({urls:De})=>De),p.base),...ke]}}function St(p){let T=ct;return p.map(A=>(0,m.D6)(A.
outcome.id)||A.drafts.length===0?A:(T-=1,T>=0?A:{...A,drafts:[]}))}function bt({why:p,url:T},A,R){const x=(0,w.Dl)(T),H=x.ok?(0,w.Pl)(x.value):A,K=R.filter(xe=>xe!==
"any"),we=[...new Set(K.map(xe=>xe.split(".")[0]??xe))].map(m.Tz),ae=K.length===1?K[0]??null:null;return(0,l.bz)((0,qe.documentAbsent)({host:A,url:H,why:p,required:K,
clientErrors:we}),ae)}function Nt(p,T,A){const{visit:R,requirements:x,isNew:H}=p,{host:K}=R,ie=T.dialect.clients.filter(lt=>x.some(At=>At.clients.includes(lt))),
we=Pt(K,x),ae=oe(R,ie),xe=ae.map(lt=>Kt(R,lt,x,T,we)),ke=xe[0]?.services??[],Qe=ae.some(({forced:lt})=>lt===null)?[...$(R,we,A),...Ue(R,ke,A)]:[],at=[...xe.flatMap(
lt=>lt.drafts),...Qe],ut=_t(at,p,T),$t=ut.filter(({problem:lt})=>!(0,l.pi)(lt,K,T.ignore)),ft=(0,l.HJ)(x),Tt=lt=>(0,l.hD)({...lt,problem:(0,M.pj)(lt.problem,we)},
ie,{host:K,...ft(lt.services),..."places"in lt?(0,l.Mm)(lt.places):{},isHostNew:H}),{own:kt=[],ofFiles:Rt=[]}=Object.groupBy($t,lt=>"places"in lt&&(0,l.l$)(lt)?
"ofFiles":"own");return{verdict:{visit:R,requirements:x,services:ke,servicesLeftOut:xe[0]?.leftOut??0,servicesFrom:ae[0]?.forced?.place??null,findings:kt.map(Tt).
sort(l.Np),clients:zt(kt),isNew:H},ofFiles:Rt.map(Tt),ignored:ut.length-$t.length}}function _t(p,T,A){const{visit:R,requirements:x,predicted:H,requests:K}=T,ie=R.
attempt.certificates,we=Bt(R.host,x);return[...p,...H,...tt({host:R.host,known:ie},K,A),...ue(R,x)].map(ae=>({...ae,needed:ae.needed&&(0,l.ld)(ae,T,A),problem:(0,l.
aZ)(ae.problem,we)}))}function Bt(p,T){return T.every(({isImplied:R})=>R)?[...T.flatMap(({clients:R})=>R),...(0,f.Yr)(p)]:f.zK}function Kt(p,T,A,R,x){const{clients:H,
forced:K}=T,ie=K===null?null:`${K.place.file}:${K.place.line}`,we=K===null?te(p,R.resolve):"loopback",{services:ae,leftOut:xe,drafts:ke}=mt({visit:T.visit,requirements:A,
clients:H,block:ie,kind:we}),De=K===null?x:{...x,role:"operator"},Qe=R.dialect.releases.filter(({client:ft})=>H.includes(ft)),at=[...Re(p,T),...Ke(T.visit,{...R,
clients:H,releases:Qe}),...ke,...K===null?y(p.host,ae,A,R):[]],ut=p.forced.map(({client:ft})=>ft),$t=K===null?f.zK.filter(ft=>!ut.includes(ft)):T.clients;return{
services:ae.map(ft=>ft.kind==="problem"?{...ft,problem:(0,M.pj)(ft.problem,De)}:ft),leftOut:xe,drafts:at.map(ft=>({...ft,problem:(0,M.pj)((0,l.aZ)(ft.problem,$t),
De)}))}}function zt(p){const T=R=>{const x=p.filter(({problem:H})=>H.affects.includes(R)&&H.usualSeverity!=="notice");return x.some(l.ER)?"fails":x.length>0?"wa\
rns":"works"},A=f.zK.map(R=>[R,T(R)]);return Object.fromEntries(A)}function Pt(p,T){const A=T.some(({because:x})=>x.includes("hostnames input"));return{role:(0,he.
V)(p)!==null?"guest":A?"operator":"user",host:(0,g.nx)(p)}}function Wt(p,T,A){const R=new Set(p.notes.flatMap(({problem:ae,place:xe})=>ae.code==="file-syntax"?xe.
file:[])),x=[...p.complaints.map(({problem:ae,place:xe})=>Mt((0,l.bz)(ae),xe,A)),...ee(p.tokenHosts,T).map(ae=>Mt(ae,null,A)),...p.isEmpty?[Xt(A)]:[]],H=Ft([...p.
notes.map(ae=>Ht(ae,R,A)),...i(p.usages,A).map(({problem:ae,clients:xe,place:ke,host:De})=>{const Qe=(0,l.bz)((0,l.aZ)(ae,xe));return{host:De,finding:{...Mt(Qe,
ke,A),host:De}}}),...p.others.map(ae=>({host:ae.host,finding:Yt(ae,A)})),...x.map(ae=>({host:null,finding:ae}))]),K=H.filter(({host:ae,finding:xe})=>!(0,l.pi)(xe.
problem,ae,A.ignore)),ie=({exclude:ae})=>+(ae!==void 0),we=K.map(({finding:ae})=>ae).sort((ae,xe)=>(0,l.Np)(ae,xe)||ie(ae)-ie(xe));return{files:we,ignored:H.length-
we.length}}function Ft(p){return[...Map.groupBy(p,({host:A,finding:R})=>{const{problem:x,severity:H,affects:K,places:ie,exclude:we}=R,{code:ae,message:xe,help:ke}=x;
return ie.length===0?p:JSON.stringify([A,ae,H,xe,ke,K,we===void 0])})].flatMap(([A,R])=>{const[x]=R;if(A===p||x===void 0||R.length===1)return R;const H=R.flatMap(
({finding:we})=>we.places),K=new Set(R.flatMap(({finding:we})=>we.exclude??[])),ie=K.size===0?{}:{exclude:[...K]};return[{...x,finding:{...x.finding,places:H,...ie}}]})}
function Ht(p,T,A){const{problem:R,place:x,host:H,isPlaceholder:K}=p,ie=p.aside??x.file;if(R.code==="file-limit"&&A.allowedHosts.length>0){const De={...R,message:(0,d.
Fn)(R.message)};return{host:H,finding:{...Dt(p,De,A),severity:"error"}}}const we=K||T.has(x.file),ae=R.severity==="error"&&(we||(0,t.Zl)(ie)),xe=ae?{...R,severity:"\
warning"}:R,ke=Dt(p,xe,A);return!ae&&!(0,t.Zl)(ie)?{host:H,finding:ke}:{host:H,finding:{...ke,exclude:[(0,t.n7)(ie)]}}}const Gt={error:"warning",warning:"notice",
notice:"notice"};function Dt({place:p,others:T=[],clients:A},R,x){const{dialect:H}=x,ie=H.isGuess&&f.Du.some(ae=>!A.includes(ae))?Gt[R.severity]:R.severity,we=Mt(
(0,l.bz)({...(0,l.aZ)(R,A),severity:ie}),p,x);return{...we,places:[...we.places,...T]}}function Xt(p){const{scan:T,hostnames:A}=p,R=(0,u.nothingToCheck)({scan:T,
hasHostnames:A.length>0});return{...Mt((0,l.bz)(R),null,p),severity:R.severity}}function Yt({host:p,places:T,...A},R){const x=(0,M.pj)(A.problem,Pt(p,[]));return{
...Mt({...A,problem:x},null,R),host:p,places:T}}const Mt=(p,T,{dialect:A})=>(0,l.hD)(p,A.clients,{host:null,service:null,places:T===null?[]:[T],isHostNew:!1}),Vt={
drafts:[],notes:[],roots:[],requests:[],answering:new Set};function Jt(p,T){const{requirements:A,visits:R,usages:x,tokenVariables:H}=p,K=Map.groupBy(A,({host:Je})=>Je),
ie=R.map(({host:Je})=>Je),{isFork:we,depth:ae}=T,{tokenSources:xe}=p,ke={usages:x,tokenVariables:H,tokenSources:xe,hosts:new Set(ie),isFork:we,depth:ae},De=Map.
groupBy(p.predicted.drafts,({host:Je})=>Je),Qe=Map.groupBy(p.predicted.requests,({host:Je})=>Je),at=R.map(Je=>{const Ot=p.newHosts.has(Je.host),It={visit:Je,requirements:K.
get(Je.host)??[],predicted:De.get(Je.host)??[],requests:Qe.get(Je.host)??[],answering:p.predicted.answering,isNew:Ot};return Nt(It,T,ke)}),ut=at.map(({verdict:Je})=>Je),
$t=ut.flatMap(({visit:Je,services:Ot})=>Ae(Je,Ot)),ft=[...ie,...$t.map(({host:Je})=>Je),...Qe.keys()],Tt=new Set(ie),kt=Array.from(Qe,([Je,Ot])=>tt({host:Je,known:[]},
Ot,T).map(It=>({...It,host:Je,places:[]}))),Rt=[...p.predicted.drafts,...kt.flat()].filter(({host:Je})=>!Tt.has(Je)),Ut=[...p.notes,...p.predicted.notes],lt=Wt(
{...p,notes:Ut,others:Rt},ft,T),At=[...at.flatMap(({ofFiles:Je})=>Je),...lt.files].sort(l.Np),jt=[...ut.flatMap(Je=>Je.findings),...At].sort(l.Np),{stopped:xt}=p,
tn=en(lt.files);return{passed:xt===null&&!jt.some(({severity:Je})=>Lt(Je,T.failOn)),stopped:xt,hosts:ut,files:At,findings:jt,ignored:at.reduce((Je,Ot)=>Je+Ot.ignored,
lt.ignored),roots:p.predicted.roots.map(Je=>Zt(Je,T,tn))}}function Zt({rows:p,...T},{ignore:A},R){const x=({drafts:H,decidedAt:K})=>H.length>0?H.filter(({problem:ie,
host:we})=>!(0,l.pi)(ie,we,A)).map(ie=>({...ie,severity:(0,l.xJ)(ie,T.clients)})):K.flatMap(ie=>R.get(Ct(ie))??[]);return{...T,rows:p.map(H=>{const{drafts:K,decidedAt:ie,
...we}=H,xe=K.length>0||Object.values(we.chosen).includes(null)?x(H).toSorted(l.Np):[],ke=new Map(xe.map(({problem:De})=>[De.code,Qt(De)]));return{...we,worst:xe[0]?.
severity??null,problems:[...ke.values()]}})}}const Qt=({code:p,title:T,usualSeverity:A})=>({code:p,title:T,usualSeverity:A}),Ct=({file:p,line:T})=>`${p}:${T}`,qt=/^(?:constraint|lock)-/,
en=p=>{const T=new Map;for(const A of p.filter(({problem:R})=>qt.test(R.code)))for(const R of A.places){const x=typeof R=="string"?R:Ct(R),H=T.get(x);H===void 0?
T.set(x,[A]):H.push(A)}return T},Lt=(p,T)=>p==="error"?T!=="never":p==="warning"&&T==="warning"}),4e3:((be,_,e)=>{e.d(_,{Af:()=>h,B9:()=>s,Cw:()=>k,Fn:()=>P,NM:()=>n,
Vb:()=>c,Wt:()=>o,XT:()=>w,YA:()=>v,_r:()=>y,dh:()=>f,eZ:()=>m,go:()=>g,mP:()=>l,qZ:()=>i,zd:()=>S});var d=e(4714),u=e(7715),t=e(9562);const M=300;function f(r,E=M){
return r.length<=E?r:`${(0,d.o)(r,E)}\u2026`}function w(r,E,$=0){const D=r.slice(0,E).map(O=>f(O)),b=r.length-D.length+$;return D.join(", ")+(b>0?` and ${b} mor\
e`:"")}const S=r=>`the clients print "${r}"`;function g(r){return r===null?"null":Array.isArray(r)?"an array":typeof r=="object"?"an object":`a ${typeof r}`}function l(r){
if(r.kind==="error")return`cannot be read: ${r.code}`;const{bytes:E,maxBytes:$}=r;return`has ${E} bytes and is not read; the limit is ${$/1024/1024} MiB`}const a={
[t.e$]:"correct the host in the source address, or remove it for a module of the public registry (NAMESPACE/NAME/SYSTEM)",[t.xq]:"correct the host in `source`, \
or add the `source` that a child module lacks; a provider of the public registry has no host (NAMESPACE/TYPE), and one that is installed by hand needs a filesys\
tem mirror"};function o(r){return r.flatMap($=>a[$]??[])[0]??"correct the host in `source` or `hostname`, or add the `source` that a child module lacks"}const s=r=>`\
wait and run the check again; see ${(0,u.V)(r)??"its status page"}, and consider a network mirror for providers`,i=r=>`use another network, a proxy (HTTPS_PROXY\
) or a network mirror: ${r} serves its discovery document to everyone, so the registry, a proxy or a firewall blocks this network, for example by country`;function n(r,E,$){
if(r===null)return $;const D=r.title===""?"":` ("${r.title}")`,b=$.guest??i(E);switch(r.kind){case"sign-in":return{operator:"allow unauthenticated requests to /\
.well-known/terraform.json",guest:b,because:`the host returned a sign-in page${D}`};case"captive-portal":return`a proxy or captive portal returned an HTML page${D}\
: allow this machine to reach the host`;case"other":{const O=$.user??`check that ${E} is a registry, and ${o([])}`;return{...$,user:O,guest:b,because:`the host \
returned an HTML page${D}`}}}}const y=({url:r,status:E,reason:$})=>`${r} returned ${`${E} ${f($)}`.trim()}`,v=r=>`${Math.round(r/100)/10} s`,h=r=>r.map(({name:E,
attemptMs:$,retries:D})=>{const b=Number.isFinite($)?v($):"without a limit",O=D===0?"":` in each of ${D+1} attempts`,L=E.includes(" and ")?"wait":"waits";return`${E}\
 ${L} ${b}${O}`}).join(", "),m=r=>r.map(({name:E})=>E).join(" and ");function k(r){switch(r.kind){case"deadline":return`the check reached its deadline of ${v(r.
ms)}`;case"signal":return`the check was interrupted by ${r.signal}`;case"crash":return"tf-disco crashed"}}const P=r=>`${r}; it may use hosts that are not in \`al\
lowed-hosts\``,c=({kind:r,address:E,version:$})=>`${r} ${E} ${f($,40)}`}),6897:((be,_,e)=>{e.d(_,{n:()=>u,x:()=>t});const d=100;async function u(M,f,w){let S=performance.
now();for(;;){const g=M.next(f.why!==null);if(g.done)return g.value;performance.now()-S<d||(w(g.value),await t(),S=performance.now())}}const t=()=>new Promise(M=>setImmediate(
M))}),7531:((be,_,e)=>{e.d(_,{T:()=>w,b:()=>M});var d=e(3307),u=e(8947),t=e(2168);const M=1024*1024,f={keeps:()=>!0,read:(l,a,{start:o,end:s})=>({value:(0,d.IL)(
a.slice(o,s))})};function w(l,a=f){const o=(0,u._6)(l),s=new g(o,a),i=(0,d.Ey)(o,s.add);if(i!==null){const y=(0,t.Q)(o);return y===null?{kind:"not-json",...i}:{
kind:"not-json",why:`it ${y.what}`,advice:y.advice}}const n=/[^\t\n\r ]/.exec(o)?.[0];return n==="{"?{kind:"object",...s.read()}:n==="n"?{kind:"null"}:{kind:"no\
t-object",why:`found ${S(n)}`}}function S(l){switch(l){case"[":return"an array";case'"':return"a string";case"t":case"f":return"a boolean";default:return"a numb\
er"}}class g{#e;#t;#s;#n=new Map;#o=0;constructor(a,o){this.#e=a,this.#t=o,this.#s=a.includes("\\")}add=(a,o,s,i)=>{if(i===0)return;const n=this.#e.slice(s,i),y=this.#s?
(0,d.I)(n):n.slice(1,-1),v=this.#n.get(y);v!==void 0?v.range={start:a,end:o}:this.#t.keeps(y,o-a)?this.#n.set(y,{id:(0,d.I)(n),range:{start:a,end:o}}):this.#o+=
1};read(){return{services:Array.from(this.#n.values(),({id:o,range:s})=>({id:o,...this.#t.read(o,this.#e,s)})),leftOut:this.#o}}}}),2168:((be,_,e)=>{e.d(_,{Q:()=>u});
const d=[[/^[\t\n\r ]*$/,"is empty",null],[/^\ufeff/,"starts with a byte order mark","save it as UTF-8 without a byte order mark"],[/^(?:\ufffd\ufffd|\0\{|\{\0)/,
"is UTF-16 or binary data","save it as UTF-8"],[new RegExp("^\\p{Cc}\\ufffd","u"),"is gzip or other binary data","serve it with Content-Encoding: gzip, or uncom\
pressed"],[/^\s*</,"is HTML or XML",null]];function u(t){const M=d.find(([f])=>f.test(t));return M===void 0?null:{what:M[1],advice:M[2]}}}),794:((be,_,e)=>{e.d(
_,{m:()=>f,z:()=>u});var d=e(4714);const u=2048,t=/%(?![0-9A-Fa-f]{2})/,M=/[^ -~\u0080-\uffff]/;function f(g){if(g.length<=u)return g;const[l,a]=S(g,"#"),[o,s]=S(
l,"?");return[w(o),s&&(0,d.o)(s,u),M.test(l)?"\x7F":"",a&&(t.test(a)?"#%":"#")].join("")}function w(g){const l=(0,d.o)(g,u);if(l===g)return g;const a=t.test(g)?
"%":"",o=g.includes("//",u-1)?"//":"",s=/\/\.{0,2}$/.exec(g.slice(-3))?.[0]??"";return`${l.replace(/%.?$/,"")}${o}~${a}${s}`}function S(g,l){const a=g.indexOf(l);
return a<0?[g,""]:[g.slice(0,a),g.slice(a)]}}),4714:((be,_,e)=>{e.d(_,{o:()=>t,w:()=>M});var d=e(3307);const u=2048,t=(f,w=u)=>f.length<=w?f:structuredClone(f.slice(
0,w).toWellFormed());function M(f){if(f.length<=u)return(0,d.IL)(f);switch(f[0]){case'"':return t((0,d.I)(f));case"[":return[];case"{":return{};default:return(0,d.
IL)(f)}}}),5195:((be,_,e)=>{e.d(_,{Sz:()=>k,Zu:()=>h,uo:()=>P});var d=e(6181);function u(...c){let r;const E=()=>c.map(t);return()=>r??=E()}function t(c){const[
r="",E]=c.split("/"),$=(0,d.r5)(r);if($===null)throw new Error(`${r} is no address`);return{prefix:$,bits:E===void 0?$.length*8:Number(E)}}const M=({prefix:c,bits:r},E)=>c.
length===E.length&&c.every(($,D)=>{const b=Math.min(Math.max(8*(D+1)-r,0),8);return $>>b===(E[D]??0)>>b}),f=u("169.254.169.254","169.254.170.2","169.254.170.23",
"100.100.100.200","192.0.0.192","168.63.129.16","169.254.0.23","169.254.42.42","fd00:ec2::254","fd00:ec2::23","fd20:ce::254","fd00:c1::a9fe:a9fe","fd00:42::42",
"fd00:a9fe:a9fe::1","fe80::a9fe:a9fe"),w=u("127.0.0.0/8","0.0.0.0","::1","::"),S=u("10.0.0.0/8","100.64.0.0/10","169.254.0.0/16","172.16.0.0/12","192.168.0.0/16",
"198.18.0.0/15","64:ff9b:1::/48","fc00::/7","fe80::/10","fec0::/10"),g=u("0.0.0.0/8","192.0.0.0/24","192.0.2.0/24","192.88.99.0/24","198.51.100.0/24","203.0.113\
.0/24","224.0.0.0/3","2001::/23","2001:db8::/32","2002::/16","3fff::/20"),l=u("0.0.0.0/0","2000::/3"),a=u("::ffff:0:0/96","::ffff:0:0:0/96","::/96","64:ff9b::/9\
6"),o=(c,r)=>c().some(E=>M(E,r)),s=[12,13,14,15],i=(c,...r)=>{const E=u(c);return{isIn:$=>o(E,$),at:r,mask:0}},n=[i("2002::/16",[2,3,4,5]),i("2001::/32",[4,5,6,
7]),{...i("2001::/32",s),mask:255},i("64:ff9b:1::/48",[6,7,9,10],[7,9,10,11],[9,10,11,12],s),{isIn:c=>/^[02],0,94,254$/.test(c.slice(8,12).join()),at:[s],mask:0}],
y=c=>n.filter(r=>r.isIn(c)).flatMap(({at:r,mask:E})=>r.map($=>$.map(D=>(c[D]??0)^E)));function v(c){return o(w,c)?"loopback":o(a,c)?v(c.slice(12)):[c,...y(c)].some(
r=>o(f,r))?"metadata":o(S,c)?"private":o(g,c)||!o(l,c)?"reserved":"public"}function h(c){const r=(0,d.r5)(c);return r===null?"public":v(r)}const m=/^[^.]*$|\.(?:corp|home|home\.arpa|internal|intranet|lan|local|localdomain|private|test)$/;
function k(c){const r=c.replace(/\.$/,"");if(/(^|\.)localhost(\.localdomain)?$/.test(r))return"loopback";const E=(0,d.r5)(r)??(0,d.RY)(r);return E===null?"publi\
c":v(E)}function P(c){const r=k(c);return r!=="public"||c.includes(":")?r:m.test(c.replace(/\.$/,""))?"private":"public"}}),7715:((be,_,e)=>{e.d(_,{V:()=>u});const d=new Map(
[["registry.terraform.io","https://status.hashicorp.com"],["app.terraform.io","https://status.hashicorp.com"],["app.eu.terraform.io","https://status.hashicorp.c\
om"],["registry.opentofu.org","https://status.opentofu.org"],["gitlab.com","https://status.gitlab.com"]]),u=t=>d.get(t)??null}),9664:((be,_,e)=>{e.d(_,{Gz:()=>u,
LA:()=>f,jt:()=>t,un:()=>M});var d=e(3916);const u=(w,S)=>w===""?S:`${w}/${S}`,t=w=>w.slice(0,Math.max(0,w.lastIndexOf("/")));function M(w,S){const g=(0,d.join)(
w,S).replace(/\/$/,"");return g==="."?"":g}const f=w=>/(^|\/|_)override\.(tf|tofu)(\.json)?$/.test(w)}),9529:((be,_,e)=>{e.d(_,{l:()=>M,m:()=>w});var d=e(4283),
u=e(8999);const t=[1024,65535],M=["authz_code","password"],f="app.terraform.io";function w(v,h,m){const k=a(S(v,"client")),P=o(S(v,"grant_types"),m),c=(...O)=>O.
some(L=>P.value.includes(L)),r=(O,L)=>s(S(v,O),O,L,h),E=r("authz",c("authz_code")),$=r("token",c("authz_code","password")),D=i(S(v,"ports")),b=y(S(v,"scopes"));
return{value:{client:k.value,grantTypes:P.value,authz:E.value,token:$.value,ports:D.value,scopes:b.value},flaws:[k,P,E,$,D,b].flatMap(O=>O.flaws)}}const S=(v,h)=>Object.
hasOwn(v,h)?v[h]:void 0,g=(v,h,m)=>({value:v,flaws:[{rule:h,value:m}]}),l=v=>({value:v,flaws:[]});function a(v){return typeof v!="string"?g("","client-missing",
v):v===""?g(v,"client-empty",v):l(v)}function o(v,h){if(v===void 0)return l(["authz_code"]);if(!Array.isArray(v))return g([],"grant-types-invalid",v);const m=[...new Set(
v.filter(c=>typeof c=="string"))];return m.includes("authz_code")||m.includes("password")&&h===f?m.every(c=>M.includes(c))?l(m):g(m,"grant-types-unknown",v):g(m,
"grant-types-unsupported",v)}function s(v,h,m,k){if(typeof v!="string")return m?g(null,`${h}-missing`,v):l(null);const P=(0,u.v)(k,v);if(P.ok&&(0,d.cz)(P.value).
name!=="")return l((0,d.jr)(P.value));const r=`failed to parse ${h==="authz"?"authorization":"token"} URL: ${P.ok?"no Host in request URL":P.why}`;return{value:null,
flaws:[{rule:`${h}-invalid`,why:r}]}}function i(v){if(v===void 0)return l(t);if(!Array.isArray(v))return g(t,"ports-ignored",v);if(v.length!==2)return g(t,"port\
s-count",v);const[h,m]=v;return!n(h)||!n(m)?g(t,"ports-range",v):h>m?g(t,"ports-order",v):h===m?g([h,m],"ports-single",v):l([h,m])}const n=v=>typeof v=="number"&&
Number.isInteger(v)&&v>=t[0]&&v<=t[1];function y(v){if(v===void 0)return l([]);if(!Array.isArray(v))return g([],"scopes-ignored",v);const h=v.filter(m=>typeof m==
"string");return h.length===v.length?l(h):g(h,"scopes-invalid",v)}}),241:((be,_,e)=>{e.d(_,{B:()=>M});var d=e(1831);const u=/^TFE?[_-]?TOKENS?[_-]?(?=.)/i,t="TF\
_TOKEN_";function M(a,o,s){const[i]=(0,d.fK)(o);return i===void 0?[]:a.flatMap(n=>{const y=(0,d.$k)(n);if(y!==null&&s.has(y))return[];const v=f(n,y,o);return v===
null?[]:[{variable:n,why:v,write:i,isParent:w(y,o)}]})}function f(a,o,s){const i=u.exec(a)?.[0];if(i===void 0)return null;const n=a.slice(i.length);return o!==null&&
w(o,s)?`it is for ${(0,d.nx)(o)} only: the clients do not use the tokens of parent domains`:g(s).some(y=>y===S(n))?i!==t?`it begins with ${i}, and the clients r\
ead only ${t}`:o===null?"the clients cannot read a hostname from it and ignore it":`the clients read it for ${(0,d.nx)(o)}${l(n,s)}`:null}const w=(a,o)=>a!==null&&
(0,d.Sv)(o).name.endsWith(`.${(0,d.Sv)(a).name}`),S=a=>a.normalize("NFC").toLowerCase().replace(/[^\p{L}\p{N}]+/gu,"_").replace(/^_|_$/g,"");function g(a){const{
name:o}=(0,d.Sv)(a);return[...new Set([a,o,(0,d.nx)(a)].map(S))]}function l(a,o){const{name:s,port:i}=(0,d.Sv)(o);return i!==443&&!a.includes(":")?"; a port fol\
lows a colon":s.includes("-")&&!a.includes("-")?"; a hyphen is written as two underscores":""}}),2796:((be,_,e)=>{e.d(_,{Wi:()=>h,cZ:()=>w,cr:()=>P,sC:()=>m});var d=e(
2886),u=e(1064),t=e(1831),M=e(8884);const f=3;function w(c){return[...Map.groupBy(c,g).values()].flatMap(r=>{const E=[...Map.groupBy(r,l).values()];return E.length>
f?[r]:E}).flatMap(r=>a(r)??[]).toSorted((r,E)=>(0,d.Np)(r,E)||S(r)-S(E)||E.hosts.length-r.hosts.length)}function S({code:c,affects:r}){return c==="host-not-chec\
ked"?2:r.length===0||u.Du.some(E=>r.includes(E))?0:1}const g=({severity:c,problem:r,affects:E,exclude:$})=>JSON.stringify([c,r.code,E,$===void 0]),l=c=>c.exclude===
void 0?y(c.problem.help??"",c):"";function a(c){const[r]=c;if(r===void 0)return null;const E=[...new Set(c.flatMap(({host:fe})=>fe??[]))],{code:$,title:D,help:b,
message:O}=r.problem,L=(fe,se)=>E.length>1?y(fe,se):fe,Z=L(O,r),$e=c.every(fe=>L(fe.problem.message,fe)===Z),ee=L(b??"",r),he=c.every(fe=>L(fe.problem.help??"",
fe)===ee);return{severity:r.severity,code:$,title:D,affects:r.affects,findings:c,hosts:E,message:$e?Z:null,help:ee!==""&&he?n(ee,c):null}}const o=/\bTF_TOKEN_\w+/g,
s="TF_TOKEN_HOST",i=5;function n(c,r){if(!c.includes(s))return c;const E=new Set(r.flatMap(({problem:$})=>$.help?.match(o)??[]));return E.size<=i?`${c}; ${s} is\
 ${[...E].join(" or ")}`:`${c}; in ${s}, write each dot of the host as an underscore and each hyphen as two`}function y(c,{host:r}){return r===null||c===""?c:[...new Set(
[r,(0,t.nx)(r)])].reduce((E,$)=>E.replaceAll($,v),c).replace(o,s).replaceAll(/\bhost the host/g,"the host")}function v(c,r,E){const[$=" ",D=" "]=[E[r-1],E[r+c.length]];
return/[\s("]/.test($)&&/[\s,;.:)"]/.test(D)?"the host":"HOST"}const h=3,m=c=>w(c).flatMap(r=>P(r).slice(0,h).flatMap(([,E])=>E.values().flatMap(k).take(1).toArray())),
k=c=>{const r=(0,M.Xd)(c);return r===null?[]:[r]},P=({message:c,findings:r})=>c===null?[...Map.groupBy(r,({problem:E})=>E.message)]:[[c,r]]}),1505:((be,_,e)=>{e.
d(_,{G_:()=>o,Yj:()=>a,Zc:()=>g,o7:()=>l,se:()=>S,tN:()=>M});var d=e(7574),u=e(4120),t=e(8884);const M=120,f=20,w=6;function S({requirements:h},{dialect:m},k){return{
label:"required",texts:(0,u.UV)(h,f,({service:c,clients:r,because:E})=>{const $=c==="any"?(0,u.DO)(c):k.value((0,u.DO)(c),M),b=m.clients.every(O=>r.includes(O))?
"":` for ${(0,u.wO)(r)}`;return`${$}${b} (${(0,t.Yx)(E,k.because)})`})}}function g({visit:h},m){const{timing:k,discovery:P}=h.attempt,c=P.kind==="failed"?P.excerpt:
null,r=(0,d.I$)(k).map(([b,O])=>`${b} ${(0,d.kJ)(O)}`),E=h.earlier.map(b=>{const{kind:O}=b.discovery;return`${O==="failed"?b.discovery.problem.code:O} after ${(0,d.
kJ)(b.timing.totalMs)}`}),$=c===null?[]:[m.value(c.replace(/\s+/gu," ").trim())],D=h.credentials?.hasToken?[m.prose(h.credentials.source)]:[];return[{label:"bod\
y",texts:$},{label:"timing",texts:[r.join(", ")]},{label:"retried",texts:E},{label:"token from",texts:D}]}const l=(h,m)=>[{label:"credentials",texts:y(h)?n(h.visit.
looks,m.prose):[]},{label:"host block",texts:v(h.visit).map(k=>m.prose(k))}];function a({visit:h,services:m,servicesLeftOut:k,servicesFrom:P},c){const r=m.map(({
id:$})=>c.value($,M)),E=P===null?(0,d.kJ)(h.attempt.timing.totalMs):`host block at ${c.because(P)}`;return`${r.length===0?"no services":(0,u.K4)(r,w,k)} (${E})`}
function o(h){return[...Map.groupBy(h,k=>JSON.stringify(k.looks.map(i))).values()].map(k=>({clients:k.map(({client:P})=>P),looks:k[0]?.looks.map(i)??[]}))}const s={
nothing:"no entry","a token":"a token","an empty token":"an empty token","no token":"an entry without a token","not asked":"not run","not read":"turned off"},i=({
source:h,held:m,counts:k})=>({source:h,held:`${s[m]}${k?m==="no token"?" (ends the search)":" (used)":""}`});function n(h,m){const k=o(h);return k.flatMap(({clients:P,
looks:c})=>c.map(({source:r,held:E})=>`${k.length>1?`${(0,u.wO)(P)}: `:""}${m(r)}: ${E}`))}const y=({findings:h})=>h.some(({problem:{code:m}})=>/^credentials-|^document-unauthorized$/.
test(m));function v({forced:h}){return[...Map.groupBy(h,({place:k})=>(0,t.eo)(k))].map(([k,P])=>`${k}, for ${(0,u.wO)(P.map(({client:c})=>c))}`)}}),7574:((be,_,e)=>{
e.d(_,{I$:()=>f,QN:()=>g,kJ:()=>t,nO:()=>l,tY:()=>M,u8:()=>S});var d=e(4120);const u=864e5;function t(a){const o=Math.round(a);if(o<1e3)return`${o} ms`;if(o<59950)
return`${(o/1e3).toFixed(1)} s`;const s=Math.round(o/1e3);return`${Math.floor(s/60)} min ${s%60} s`}function M(a){return a<1e3?`${a} B`:a<999950?`${(a/1e3).toFixed(
1)} kB`:`${(a/1e6).toFixed(1)} MB`}function f(a){return[["DNS",a.lookupMs],["connect",a.connectMs],["TLS",a.tlsMs],["first byte",a.firstByteMs],["total",a.totalMs]].
flatMap(([s,i])=>i===null?[]:[[s,i]])}const w=6e4;function S(a,o){const s=Date.parse(o)-Date.parse(a);if(!(s>=w))return"less than a minute";const i=Math.floor(s/
w),n=[{count:Math.floor(i/1440),unit:i>=2880?"days":"day"},{count:Math.floor(i%1440/60),unit:"h"},{count:i%60,unit:"min"}],y=n.findIndex(({count:v})=>v>0);return n.
slice(y,y+2).filter(({count:v})=>v>0).map(({count:v,unit:h})=>`${v} ${h}`).join(" ")}const g=a=>`${a.slice(0,16).replace("T"," ")} UTC`;function l(a,o){const s=(Date.
parse(a)-Date.parse(o))/u;if(Number.isNaN(s))return a;const i=(0,d.px)(Math.floor(Math.abs(s)),"day"),n=Math.abs(s)<1,y=n?"within the last day":`${i} ago`,v=n?"\
in less than a day":`in ${i}`;return`${a.slice(0,10)} (${s<0?y:v})`}}),4120:((be,_,e)=>{e.d(_,{DO:()=>s,Iu:()=>M,K4:()=>f,Ku:()=>w,QI:()=>o,Rk:()=>i,SY:()=>g,UV:()=>S,
dy:()=>u,od:()=>l,px:()=>t,wO:()=>a});var d=e(1064);const u="new in this pull request",t=(n,y)=>`${n} ${y}${n===1?"":"s"}`,M=n=>n.replace(/^./u,y=>y.toUpperCase());
function f(n,y,v=0){const h=n.slice(0,y),m=n.length-h.length+v;return`${h.join(", ")}${m>0?` and ${m} more`:""}`}const w=(n,y)=>n.length<=2*y?n:n.slice(0,y);function S(n,y,v,h=m=>`\
and ${m} more`){const m=n.length-y;return[...n.slice(0,y).flatMap(v),...m>0?[h(m)]:[]]}const g=n=>d.zK.every(y=>n.includes(y))?"all clients":n.map(y=>d.bB[y]).join(
", ");function l(n,y){const v=y.filter(h=>n.includes(h));return n.length===0||v.length===y.length?"":v.length===0?"no client that this repository uses":v.map(h=>d.
bB[h]).join(", ")}const a=n=>n.map(y=>d.bB[y]).join(" and "),o=({clients:n,versions:y})=>n.map(v=>[d.bB[v],y[v]].join(" ").trim()).join(" and "),s=n=>n==="any"?
"any service":n;function i(n){switch(n){case"none":return"none";case"sent":return"sent";case"withheld":return"not sent (not HTTPS)";case"dropped":return"not sen\
t (redirected to another host)"}}}),8884:((be,_,e)=>{e.d(_,{BQ:()=>n,CN:()=>v,Dc:()=>i,Ky:()=>f,Qz:()=>s,R3:()=>M,Xd:()=>l,Yx:()=>w,eo:()=>t,et:()=>y,tN:()=>a,xi:()=>o,
yv:()=>g});var d=e(4120),u=e(8641);const t=k=>h(k)?`${(0,u.J7)(k.file)}:${k.line}`:k,M=({file:k,line:P,column:c})=>`${(0,u.J7)(k)}:${P}:${c}`;function f(k,P,c=t,r=0){
const E=m(k),$=E.slice(0,P).map(c).join(", "),D=Math.max(0,E.length-P)+r,b=D>0?[(0,d.px)(D,"more place")]:[];return[...$===""?[]:[$],...b].join(" and ")}const w=(k,P=t)=>f(
k,k.every(h)?1:2,P),S=1e5;function g(k){const P=new Map(k.map(({places:D,placesLeftOut:b=0})=>[D,b])),c=[];for(const D of P.keys())c.length<S&&c.push(...D);const r=P.
entries().reduce((D,[b,O])=>D+b.length+O,0),E=m(c.filter(h)),$=[...new Set(c.filter(D=>typeof D=="string"))];return{lines:E,settings:$,leftOut:r-c.length}}const l=({
places:k})=>k.find(h)??null,a=k=>k.map(l).find(P=>P!==null)??null;function o(k,P,c,r){const{lines:E,settings:$,leftOut:D}=g([k]);return[["help",(0,u.RK)(k.problem.
help??"",c)],["affects",P],["also at",f(E.slice(1),r,t,D)],["required by",f($,r)]].filter(([,O])=>O!=="")}const s=({requirements:k})=>k.some(({because:P})=>P.some(
h)),i=k=>new Set(k.flatMap(({places:P})=>P.filter(h).map(({file:c})=>c))).size,n=k=>k.filter(P=>l(P)===null),y=k=>k.every(({problem:P})=>P.code.startsWith("cred\
entials-"))?"credentials":"settings",v=k=>!/^(?:~?[/\\]|%APPDATA%|[A-Za-z]:[/\\])/.test(k),h=k=>typeof k!="string";function m(k){const P=new Map;return k.filter(
c=>{const{file:r,line:E}=typeof c=="string"?{file:c,line:0}:c,$=P.get(r);if($===void 0)P.set(r,new Set([E]));else{if($.has(E))return!1;$.add(E)}return!0})}}),6763:((be,_,e)=>{
e.d(_,{q:()=>M,r:()=>f});var d=e(5143),u=e(4120);const t=50,M=g=>(0,u.UV)(g,t,l=>l,l=>`and ${(0,u.px)(l,"more remark")}`),f=g=>[...w(g),...S(g)];function w({files:g}){
const l=g.filter(({exclude:o,severity:s})=>o!==void 0&&s!=="notice"),a=new Set(l.flatMap(({exclude:o})=>o??[]));return l.length===0?[]:[(0,d.Az)(l.length,[...a])]}
function S({roots:g}){return g.some(({rows:a})=>a.some(({platforms:o})=>o.some(({available:s})=>s===!0)))?["signatures of provider packages were not verified"]:
[]}}),6215:((be,_,e)=>{e.d(_,{S:()=>M});var d=e(6897),u=e(7152);const t=20;async function M({scan:S,exclude:g},{directory:l,environment:a,stop:o,progress:s}){const i={
root:l,scan:S,exclude:g},n=o.why===null?w(i):null;if(n!==null)return n;const{scanInSteps:y}=await f(),v=y(i,Object.keys(a));return(0,d.n)(v,o,h=>s({kind:"scan",
files:h}))}const f=()=>Promise.all([e.e(400),e.e(949)]).then(e.bind(e,4949));function w(S){const g={toolFiles:[],hasPlugins:!1};let l=0;for(const{kind:a}of(0,u.
G)(S,g))if(l+=1,a!=="directory"||l>t)return null;return{...g,usages:[],notes:[],declared:[],signs:[],constraints:[],files:0,bytes:0,isEmpty:!0,usesTerragrunt:!1,
endedAt:null}}}),8416:((be,_,e)=>{e.d(_,{L2:()=>a,oh:()=>w,rU:()=>o});var d=e(4e3),u=e(5143),t=e(1064),M=e(5603),f=e(3469);function w(c,r){let E;return()=>(E??=
e.e(249).then(e.bind(e,9249)).then(({readTools:$})=>$(c,r)),E)}const S=["terraform"],g="assumed, CLI not detected; set `dialect`",l="CLI not detected; set `dial\
ect` to check one";async function a({setting:c,scan:r}){const E=c.name==="auto"?null:i(c.name);if(r===null||r.isEmpty){const Z=E===null?l:s;return m(E??t.Du,[Z],
[],c,{signs:[],constraints:[]})}const $=await h(r,c,E),{constraints:D}=r;if(E!==null)return m(E,[s],[],c,{signs:$,constraints:D});const b=v($);if(b.length===0)return{
...m(S,[g],[],c,{signs:$,constraints:D}),isGuess:!0};const O=n(b),L=O.flatMap(Z=>b.find($e=>$e.client===Z)??[]);return m(O,L.map(P),b,c,{signs:$,constraints:D})}
async function o({clients:c},r){if(r===null||r.isEmpty)return t.zK;const{others:E}=await r.tools(),$=c;return t.zK.filter(D=>$.includes(D)||E.has(D)||D==="terra\
grunt"&&r.usesTerragrunt)}const s="set by `dialect`",i=c=>c==="both"?t.Du:[c],n=c=>t.Du.filter(r=>c.some(E=>E.client===r));function y(c){const r=c.filter(({place:E})=>!(0,u.
Zl)(E.file));return r.length===0?c:r}const v=c=>{const r=y(c);return M.A.map($=>r.filter(D=>D.level===$)).find(({length:$})=>$>0)??[]};async function h({signs:c,
tools:r,hasCloudHostname:E},$,D){const b=v(c),O=D??n(b),L=b.every(({place:se})=>(0,u.Zl)(se.file)),Z=D===null&&(L||b.some(({isCloud:se})=>se)),$e=$.version===null&&
O.some(se=>(0,f.w)(se,[]).length>1);if(!Z&&!$e)return c;const{setsCloudHostname:ee,signs:he}=await r(),fe=E||ee;return[...c.filter(({isCloud:se})=>!(se&&fe)),...he]}
function m(c,r,E,$,D){const[b,...O]=c,L=c.map(ee=>k(ee,$,D)),Z=L.flatMap(({client:ee,version:he})=>he===null?[]:[[ee,he]]),$e=L.flatMap(({version:ee,signs:[he]})=>ee===
null||he===void 0?[]:[P(he)]);return{name:b===void 0||O.length>0?"both":b,clients:c,releases:L.flatMap(({releases:ee})=>ee),versions:Object.fromEntries(Z),why:[
...new Set([...r,...$e])].join(", "),evidence:[...new Set([...E,...L.flatMap(({signs:ee})=>ee)])]}}function k(c,{version:r},E){if(r!==null)return{client:c,releases:(0,f.
w)(c,[r]),version:r,signs:[]};const $=y(E.signs.filter($e=>$e.client===c&&$e.version!==null)),D=[...new Set($.map($e=>($e.version??"").replace(/^v/,"")))];if(D.
length>0){const[$e="",...ee]=D,he=ee.length===0&&(0,f.l)($e);return{client:c,releases:(0,f.w)(c,D),version:he?$e:null,signs:$}}const b=y(E.constraints),O=b.map(
({text:$e})=>$e),L=(0,f.w)(c,O);if(L.length===(0,f.w)(c,[]).length)return{client:c,releases:L,version:null,signs:[]};const Z=b.map(({text:$e,place:ee})=>({client:c,
level:"syntax",place:ee,text:`requires ${(0,d.dh)($e)}`,version:$e}));return{client:c,releases:L,version:O.length===1?O[0]??null:null,signs:Z}}const P=({place:c,
text:r})=>`${c.file}:${c.line} ${r}`}),2161:((be,_,e)=>{e.d(_,{L8:()=>o,TD:()=>y,U4:()=>l,Z8:()=>v,e0:()=>a,tr:()=>g});var d=e(1064);const u=["terraform"],t=["o\
pentofu"],M=[{suffix:".tftest.hcl",class:"test",clients:d.Du,twin:".tofutest.hcl"},{suffix:".tftest.json",class:"test",clients:d.Du,twin:".tofutest.json"},{suffix:"\
.tofutest.hcl",class:"test",clients:t},{suffix:".tofutest.json",class:"test",clients:t},{suffix:".tfquery.hcl",class:"query",clients:u},{suffix:".tfquery.json",
class:"query",clients:u},{suffix:".tfmigrate.hcl",class:"migrate",clients:u},{suffix:".tfcomponent.hcl",class:"stack",clients:u},{suffix:".tfcomponent.json",class:"\
stack",clients:u},{suffix:".tfstack.hcl",class:"stack",clients:u},{suffix:".tfstack.json",class:"stack",clients:u},{suffix:".tfdeploy.hcl",class:"deploy",clients:u},
{suffix:".tfdeploy.json",class:"deploy",clients:u},{suffix:".tfmock.hcl",class:"none",clients:d.Du},{suffix:".tofumock.hcl",class:"none",clients:t},{suffix:".tf\
.json",class:"config",clients:d.Du,twin:".tofu.json"},{suffix:".tofu.json",class:"config",clients:t},{suffix:".tf",class:"config",clients:d.Du,twin:".tofu"},{suffix:"\
.tofu",class:"config",clients:t},{suffix:"terragrunt.hcl.json",class:"terragrunt",clients:d.Du},{suffix:".hcl",class:"terragrunt",clients:d.Du}],f=Map.groupBy(M,
({suffix:h})=>h.slice(h.lastIndexOf(".")+1)),w=".terraform.lock.hcl",S={class:"lock",syntax:"hcl",clients:d.Du,isOverride:!1},g=h=>h.includes(".tofu")&&/\.tofu(test)?(\.(hcl|json))?$/.
test(h),l=".terraform/modules/modules.json",a={...S,class:"manifest",syntax:"json"};function o(h,m,k){if(h===w)return S;const c=f.get(h.slice(h.lastIndexOf(".")+
1))?.find(({suffix:Z})=>h.endsWith(Z));if(c===void 0||c.class==="none")return;const r=s(h)&&c.class==="test"&&k==="tests";if(s(h)&&!r)return;const E=h.slice(0,-c.
suffix.length),$=c.twin!==void 0&&m.has(E+c.twin),D=E==="override"||E.endsWith("_override"),b=$||r;if(b&&!c.clients.includes("terraform"))return;const O=b?u:c.clients,
L=h.endsWith(".json")?"json":"hcl";return{class:c.class,syntax:L,clients:O,isOverride:D}}const s=h=>h.startsWith(".")||h.endsWith("~")||h.startsWith("#")&&h.endsWith(
"#"),i=/^(\.terraform-version|\.opentofu-version|\.tool-versions|\.?mise\.toml)$/,n=new RegExp(`^(${["(gnu)?makefile","\\.?justfile","taskfile(\\.dist)?\\.ya?ml",
"(dockerfile|containerfile|jenkinsfile)([._-].*)?","\\.?devcontainer\\.json","atlantis\\.ya?ml","aqua\\.ya?ml","\\.gitlab-ci\\.ya?ml","azure-pipelines?[^/]*\\.ya\
?ml","bitbucket-pipelines\\.ya?ml","(docker-)?compose[^/]*\\.ya?ml","(cloudbuild|buildspec|appveyor)[^/]*\\.ya?ml","\\.(travis|drone|woodpecker|cirrus|pre-commit\
-config)\\.ya?ml",".*\\.(sh|bash|ps1|cmd|bat|mk|dockerfile|gitlab-ci\\.ya?ml)"].join("|")})$`,"i"),y=h=>i.test(h),v=h=>y(h)||n.test(h)}),6195:((be,_,e)=>{e.d(_,
{$8:()=>w,G$:()=>S,Ls:()=>M,UO:()=>g,VK:()=>t,sq:()=>l});var d=e(6760);const u=/[*?[{]/;function t(a){const o=a.split("/"),s=o.findIndex(i=>u.test(i));return s<
0?{fixed:a}:{fixed:o.slice(0,s).join("/"),glob:o.slice(s).join("/")}}function M(a){const o=a.map(s=>{const i=s.replace(/^(\.\/)+/,"").replace(/(?<!\/)\/+$/,"");
return{glob:i,start:f(i)}});return s=>{const i=s.toLowerCase();return o.some(({glob:n,start:y})=>n===s||i.startsWith(y)&&d.posix.matchesGlob(s,n))}}function f(a){
const[o=""]=a.includes("..")?[]:/^(?:[\w-][\w.-]*\/)*/.exec(a)??[];return o.toLowerCase()}const w=({file:a,glob:o},s)=>a===s||o!==void 0&&d.posix.matchesGlob(s,
o),S=a=>a.startsWith(".")||a==="node_modules",g=(a,o)=>a===o||a.startsWith(o.endsWith(d.sep)?o:o+d.sep),l=a=>d.sep==="/"?a:a.replaceAll(d.sep,"/")}),5603:((be,_,e)=>{
e.d(_,{A:()=>M,j:()=>w});var d=e(5143),u=e(1064),t=e(5011);const M=["lock-file","syntax","version-file","tool","hook"],f=100;class w{found=new Map;allowed=new Map;addFiles(l){
for(const{file:a,kind:o,scope:s,isContext:i}of l){if(i)continue;const[n]=o.clients;if(n!==void 0&&o.clients.length===1&&!S(a)){const y={file:a,line:1,column:1,endColumn:1};
this.addSyntax(n,`is read by ${u.bB[n]} only`,y)}for(const y of s.traits)this.addTrait(y)}}addUsages(l){for(const a of l)a.kind==="lock_provider"?this.addLock(a):
a.kind==="cloud_default"&&this.addCloud(a)}signs(){return[...this.found.values()]}constraints(){return[...this.allowed.values()]}addTrait({kind:l,text:a,place:o}){
if(l==="version"){if(this.allowed.size>=f)return;const s=(0,d.Zl)(o.file)?`${a} aside`:a;this.allowed.has(s)||this.allowed.set(s,{text:a,place:o})}else if(l==="\
binary"){const i={client:a==="tofu"?"opentofu":"terraform",level:"version-file",place:o,version:null};this.put({...i,text:"sets terraform_binary"})}else if(l!==
"compatible"&&l!=="provider-version"){const{client:s,what:i}=u.$I[l];this.addSyntax(s,`has ${i}`,o)}}addLock({host:l,place:a}){const o=u.Du.find(i=>(0,t.Vm)(i)===
l);if(o===void 0)return;const s=`locks providers from ${l}`;this.put({client:o,level:"lock-file",place:a,text:s,version:null})}addCloud({clients:l,isOverridden:a,
place:o}){if(a||!l.includes("terraform"))return;this.put({client:"terraform",level:"syntax",place:o,text:"has a cloud block without hostname",version:null,isCloud:!0})}addSyntax(l,a,o){
this.put({client:l,level:"syntax",place:o,text:a,version:null})}put(l){const a=`${l.client} ${l.text}`;if(this.found.has(a))return;const o=(0,d.Zl)(l.place.file)?
`${a} aside`:a;this.found.has(o)||this.found.set(o,l)}}const S=g=>/(^|\/)[.#][^/]*$/.test(g)}),7854:((be,_,e)=>{e.d(_,{Oo:()=>S,YW:()=>M,kA:()=>w,sw:()=>f,u3:()=>a,
vH:()=>g});var d=e(7052),u=e(1064);const t={line:1,column:1,endColumn:1};function M(o,s,i=t){const n={file:o===""?".":o,...i};return{problem:s,place:n,clients:u.
Du,host:null}}function f(o,s){const i=v=>s.includes(v),n=S(v=>v.every(i)?v:v.filter(i)),y=S(v=>v.every(h=>h.clients.every(i))?v:v.flatMap(h=>{const m=n(h.clients);
return m.length===0?[]:[{...h,clients:m}]}));return o.filter(v=>{const h=v;return h.clients=n(v.clients),h.needs=y(v.needs),v.isHostImplied&&(h.host=h.needs[0]?.
host??v.host),h.clients.length>0})}const w=o=>{const s=new Set;for(const{host:i,isHostImplied:n}of o)i!==null&&!n&&s.add(i);return s};function S(o){let s;return i=>{
s??=new Map;const n=s.get(i);if(n!==void 0||s.has(i))return n;const y=o(i);return s.set(i,y),y}}const g=(o,s)=>o.filter(i=>i.clients.some(n=>s.includes(n))),l=1e4;
class a{notes=[];broken=new Set;kept=new Map;omitted=0;max;constructor(s=l){this.max=s}add(s){const{problem:i,place:n}=s;if(i.code==="file-syntax"){if(this.broken.
has(n.file))return;this.broken.add(n.file)}const y=this.kept.get(i.severity)??0;this.kept.set(i.severity,y+1),y<this.max?this.notes.push(s):this.omitted+=1}all(){
if(this.omitted===0)return this.notes;const s=(0,d.fileLimit)({kind:"problems",max:this.max,omitted:this.omitted});return[...this.notes,M(".",s)]}}}),7152:((be,_,e)=>{
e.d(_,{G:()=>y});var d=e(3024),u=e(6760),t=e(9461),M=e(5747),f=e(7052),w=e(9664),S=e(2161),g=e(6195);function l(P,c,r,E){if(P.kind==="error")return(0,f.fileUnreadable)(
{what:"link",code:P.code});const{kind:$,path:D}=P;return(0,g.UO)(D,c.boundary)?$==="directory"?null:$==="special"?(0,f.fileUnreadable)({what:"link-to-special-fi\
le"}):{path:D,isScanned:a(D,c,r,E)}:(0,f.fileOutside)()}function a(P,c,r,E){if(c.file!==void 0||c.glob!==void 0||!(0,g.UO)(P,c.path))return!1;const[$="",...D]=(0,g.
sq)((0,u.relative)(c.path,P)).split("/").toReversed();if(D.some(g.G$))return!1;const b=(0,g.sq)((0,u.relative)(r,P)).split("/");return b.map((L,Z)=>b.slice(0,Z+
1).join("/")).slice(-1-D.length).some(E)?!1:(0,S.L8)($,new Set([$]),D[0]??"")!==void 0}var o=e(7854);const s={files:1e6,entries:1e7,directoryFiles:5e4},i=200,n=1e4;
function*y(P,c={toolFiles:[],hasPlugins:!1},r=s){const E=new h(P,c,r);for(const $ of P.scan){const D=v(E.root,$);"path"in D?yield*E.walkFrom(D):yield{kind:"note",
note:D}}}function v(P,c){const{fixed:r,glob:E}=(0,g.VK)(c);try{const $=(0,d.realpathSync)((0,u.resolve)(P,r)),D=(0,g.sq)((0,u.relative)(P,$)),b=(0,g.UO)($,P),O=b?
P:$;if(E!==void 0)return{path:$,name:D,boundary:O,glob:(0,w.Gz)(D,E)};if((0,d.statSync)($).isDirectory())return{path:$,name:D,boundary:O};const L=(0,u.resolve)(
$,"..");return{...{path:L,name:(0,g.sq)((0,u.relative)(P,L))},boundary:b?P:L,file:D}}catch($){return(0,o.YW)(c,(0,f.fileUnreadable)({what:"scan",code:(0,M.Oj)($)}))}}
class h{root;isExcluded;aside;limits;selected;files=0;entries=0;constructor({root:c,scan:r,exclude:E},$,D){this.root=(0,d.realpathSync)(c),this.isExcluded=(0,g.
Ls)(E),this.aside=$,this.limits=D,this.selected=r.length>1?new Set:null}*walkFrom(c){const r=c.glob===void 0&&c.file===void 0,E=[{path:c.path,name:c.name,depth:0,
isSelected:r}];for(let $=E.pop();$!==void 0;$=E.pop()){yield{kind:"directory",name:$.name};const D=k($);if("problem"in D){yield{kind:"note",note:D};continue}const b=[];
for(const O of this.findFiles(c,$,D))if("problem"in O)yield{kind:"note",note:O};else if(b.length<this.limits.directoryFiles)b.push(O);else{yield m($,"directory",
this.limits.directoryFiles);break}if(this.files+=b.length,this.entries+=D.length,this.entries>this.limits.entries||this.files>this.limits.files){yield m($,"file\
s",this.limits.files);return}if(b.some(({isContext:O})=>!O)&&(yield{kind:"module",files:b}),c.file!==void 0)return;for(const O of this.findDirectories(c,$,D))E.
push(O)}}*findFiles(c,r,E){const $=new Set;let D=!1;for(const O of E)(0,S.tr)(O.name)&&!O.isDirectory()&&$.add(O.name),D||=O.name===".terraform",this.aside.hasPlugins||=
O.name==="terraform.d";const b=r.name.slice(r.name.lastIndexOf("/")+1);for(const O of E){if(O.isDirectory())continue;const L=(0,S.L8)(O.name,$,b);if(L===void 0){
(0,S.Z8)(O.name)&&this.addToolFile(r,O.name);continue}const Z=(0,w.Gz)(r.name,O.name),ee={path:r.path+u.sep+O.name,file:Z,kind:L,isContext:!this.select(c,r,Z)};
O.isFile()?yield ee:O.isSymbolicLink()?yield*this.follow(c,ee):yield(0,o.YW)(Z,(0,f.fileUnreadable)({what:"special-file"}))}if(D&&r.isSelected){const O=[r.path,
...S.U4.split("/")].join(u.sep),L=(0,t.$)(O);L.kind==="file"&&L.path===O&&(yield{path:O,file:(0,w.Gz)(r.name,S.U4),kind:S.e0,isContext:!1})}}addToolFile({path:c,
name:r},E){const $=(0,w.Gz)(r,E);this.aside.toolFiles.length>=n||this.isExcluded($)||this.aside.toolFiles.push({path:c+u.sep+E,file:$})}select(c,r,E){return!(r.
isSelected||(0,g.$8)(c,E))||this.isExcluded(E)||this.selected?.has(E)?!1:(this.selected?.add(E),!0)}*follow(c,r){const E=l((0,t.$)(r.path),c,this.root,this.isExcluded);
E!==null&&("code"in E?yield(0,o.YW)(r.file,E):yield{...r,path:E.path,isContext:r.isContext||E.isScanned})}findDirectories({glob:c},{path:r,name:E,depth:$,isSelected:D},b){
const O=[];for(const L of b.toReversed()){if(!L.isDirectory()||(0,g.G$)(L.name))continue;const Z=(0,w.Gz)(E,L.name);if(this.isExcluded(Z))continue;const $e=D||c!==
void 0&&u.posix.matchesGlob(Z,c),ee=r+u.sep+L.name;O.push({path:ee,name:Z,depth:$+1,isSelected:$e})}return O}}const m=({name:P},c,r)=>({kind:"note",note:(0,o.YW)(
P,(0,f.fileLimit)({kind:c,max:r}))});function k({path:P,name:c,depth:r}){if(r>i)return(0,o.YW)(c,(0,f.fileLimit)({kind:"depth",max:i}));try{return(0,d.readdirSync)(
P,{withFileTypes:!0}).sort((E,$)=>E.name<$.name?-1:1)}catch(E){return(0,o.YW)(c,(0,f.fileUnreadable)({what:"directory",code:(0,M.Oj)(E)}))}}}),5751:((be,_,e)=>{
e.d(_,{readSettings:()=>L});var d=e(3024),u=e(6760),t=e(5747),M=e(3625),f=e(4e3),w=e(3592),S=e(3474),g=e(8535),l=e(7030),a=e(6181),o=e(1831);function s(se){const te=Ee=>se[Ee]||
se[Ee.toLowerCase()]||"",ne={http:n("HTTP_PROXY",te("HTTP_PROXY")),https:n("HTTPS_PROXY",te("HTTPS_PROXY"))},Oe=k(te("NO_PROXY"));return Ee=>{const V=ne[Ee.scheme];
return V===null||h(Ee.name)||Oe(Ee)?null:V}}const i=["http:","https:"];function n(se,te){if(te==="")return null;const ne=URL.parse(/^[a-z][a-z0-9+.-]*:\/\//i.test(
te)?te:`http://${te}`);if(ne===null)throw new TypeError(`${se} is not a URL; expected http://HOST:PORT`);if(!i.includes(ne.protocol))throw new TypeError(`${se} \
is a ${ne.protocol}// proxy; expected http:// or https://`);if(!y(ne.username)||!y(ne.password))throw new TypeError(`${se} has a user name or password with a ba\
re "%"; write "%25" for it`);return ne}function y(se){try{return decodeURIComponent(se),!0}catch(te){if(te instanceof URIError)return!1;throw te}}const v=new l.
BlockList;v.addSubnet("127.0.0.0",8,"ipv4"),v.addAddress("::1","ipv6");const h=se=>se==="localhost"||m(v,se);function m(se,te){const ne=(0,a.n7)(te.replace(/%.*$/s,
"")),Oe=(0,l.isIP)(ne);return Oe!==0&&se.check(ne,Oe===4?"ipv4":"ipv6")}function k(se){const te=se.split(",").map(ne=>ne.trim().toLowerCase()).filter(ne=>ne!=="").
map(P);return ne=>te.some(Oe=>Oe(ne))}function P(se){if(se==="*")return()=>!0;const te=c(se);if(te!==null)return({name:G})=>te(G);const{name:ne,port:Oe}=$(se),Ee=G=>Oe===
""||String(G.port)===Oe;if(r(ne)){const G=(0,a.n7)(ne),pe=new l.BlockList;return pe.addAddress(G,(0,l.isIP)(G)===4?"ipv4":"ipv6"),Ie=>m(pe,Ie.name)&&Ee(Ie)}const V=E(
ne);return G=>(0,l.isIP)(G.name)===0&&Ee(G)&&V(G.name)}function c(se){const[,te="",ne=""]=/^([\da-f:.]+)\/(\d{1,6})$/.exec(se)??[];if(!r(te))return null;const Oe=Number(
ne);if(Oe>((0,l.isIP)(te)===4?32:128))return null;const Ee=Oe-((0,l.isIP)(te)===6?96:0),V=new l.BlockList,G=(0,l.isIP)((0,a.n7)(te))===4&&Ee>=0;return G?V.addSubnet(
(0,a.n7)(te),Ee,"ipv4"):V.addSubnet(te,Oe,"ipv6"),pe=>m(V,pe)&&(0,l.isIP)((0,a.n7)(pe))===4===G}const r=se=>(0,l.isIP)(se)!==0&&!se.includes("%");function E(se){
if(se==="")return()=>!1;const te=se.replace(/^\*\./,"."),ne=te.replace(/^\./,""),Oe=(0,o.Pv)(ne),Ee=Oe.ok?Oe.value:ne;return V=>V.endsWith(`.${Ee}`)||!te.startsWith(
".")&&V===Ee}function $(se){const te=/^\[([^\]]*)\]:([^:]*)$/.exec(se)??/^([^:[\]]*):([^:[\]]*)$/.exec(se);return te===null?{name:se,port:""}:{name:te[1]??"",port:te[2]??
""}}var D=e(3152);const b=4*1024*1024,O=20;async function L(se,{environment:te,directory:ne,wording:Oe=D.w7}){const{settings:Ee,mistakes:V}=(0,D.P$)(se,Oe),G=await fe(
Ee.caFile,Oe),pe=he(te),Ie=[G,pe].flatMap(j=>j.ok?[]:[j.why]),X=await Promise.all(Z(Ee.scan,ne).slice(0,O).map(j=>Oe.missingPath(j,ne))),U=[...V,...await $e(Ee,
Oe),...await ee(Ee,Oe),...Ie,...X];if(U.length>0||!G.ok||!pe.ok)throw new D.GN(U);return{...Ee,authorities:G.value,chooseProxy:pe.value}}const Z=(se,te)=>se.filter(
ne=>!/[*?[\]{}]/.test(ne)&&!(0,d.existsSync)((0,u.resolve)(te,ne)));async function $e({hostnames:se},{setting:te}){const ne=te("hostnames"),Oe=se.flatMap(({addresses:G})=>G);
if(Oe.length===0)return[];const{parseNamedAddress:Ee}=await Promise.all([e.e(917),e.e(667)]).then(e.bind(e,1257)),V=Oe.flatMap(G=>{const pe=Ee(G,"terraform");return pe.
ok?[]:[`${ne}: "${G.service}=${G.text}" is wrong: ${pe.why}`]});return(0,S.Ku)(V,ne)}async function ee({ignore:se},{setting:te}){const ne=te("ignore");if(se.length===
0)return[];const{problemFacts:Oe}=await Promise.all([e.e(931),e.e(341),e.e(709)]).then(e.bind(e,709)),Ee=Oe(),V=se.flatMap(({code:G})=>{if(Object.hasOwn(Ee,G))return[];
const pe=(0,g.q)(G,Object.keys(Ee)),Ie=pe===null?`${w.aq} lists the codes`:`did you mean "${pe}"?`;return[`${ne}: "${G}" is not a problem code; ${Ie}`]});return(0,S.
Ku)(V,ne)}function he(se){try{return(0,M.J)(s(se))}catch(te){if(te instanceof TypeError)return(0,M.T)(te.message);throw te}}async function fe(se,{setting:te}){if(se===
null)return(0,M.J)(null);const ne=(0,t.yR)(se,b),Oe=te("ca-file");if(!ne.ok)return(0,M.T)(`${Oe} "${se}" ${(0,f.mP)(ne.failure)}`);const{parseAuthorities:Ee}=await e.
e(36).then(e.bind(e,5036)),V=Ee(ne.text);return V.ok?V:(0,M.T)(`${Oe} "${se}" ${V.why}`)}}),7082:((be,_,e)=>{e.d(_,{O:()=>d});const d=u=>({discovery:u,hops:[],timing:{
lookupMs:null,connectMs:null,tlsMs:null,firstByteMs:null,totalMs:0},headMs:null,certificates:[]})}),2859:((be,_,e)=>{e.d(_,{C:()=>t});var d=e(7854);const u=new Set(
["remote_state","remote_state_default","provider_tfe","provider_tfe_default","test_backend_remote","test_backend_remote_default","migrate_backend_remote","migra\
te_backend_remote_default"]);function t(f,w,S,g=(0,d.kA)(w)){const l=f.hostnames.flatMap(({host:s,services:i})=>{const n=i.length>0?i:f.requiredServices;return(n.
length>0?n:["any"]).map(v=>({host:s,service:v,clients:S,because:["hostnames input"],isImplied:!1,isForInit:!0}))}),a=new Set([...g,...f.hostnames.map(({host:s})=>s)]),
o=new Map;for(const s of l)M(o,s);for(const{kind:s,needs:i,place:n}of w){const y=!u.has(s);for(const v of i)M(o,{...v,because:[n],isImplied:!a.has(v.host),isForInit:y})}
return Array.from(o.values(),s=>({...s,clients:S.filter(i=>s.clients.includes(i))}))}function M(f,w){const{host:S,service:g,clients:l,because:a}=w,o=`${S} ${g}`,
s=f.get(o);if(s===void 0){f.set(o,{...w,clients:[...l],because:[...a]});return}s.isForInit||=w.isForInit;for(const i of a)s.because.push(i);for(const i of l)s.clients.
includes(i)||s.clients.push(i)}}),5960:((be,_,e)=>{e.d(_,{e:()=>M,i:()=>w});var d=e(6697),u=e(1831),t=e(7082);function M(S,{hostnames:g,allowedHosts:l},{isGuess:a}){
const o=new Set(g.map(({host:i})=>i)),s=new Map;for(const i of S){const{host:n}=i;if(o.has(n)||s.has(n))continue;const y=f(i,a===!0,(0,u.Jr)(n,l));y!==null&&s.set(
n,y)}return s}function f({host:S,isImplied:g,because:l,clients:a},o,s){const i=(0,u.nx)(S);if((0,u.Rt)(S))return(0,d.hostGeneric)({host:i});const[n]=l.filter(v=>typeof v!=
"string"),y=g&&n!==void 0?{place:n,clients:a}:null;return y!==null&&o?(0,d.hostAssumed)({host:i,...y}):s?null:(0,d.hostNotAllowed)(y===null?{host:i}:{host:i,implied:y})}
const w=(S,g)=>({host:S,attempt:(0,t.O)({kind:"skipped",problem:g}),earlier:[],later:[],credentials:null,looks:[],difference:null,forced:[]})}),566:((be,_,e)=>{
e.d(_,{f:()=>M});var d=e(3024),u=e(6760),t=e(6309);function M(l,a,o){const s=f((0,d.realpathSync)(l),a),i=(0,u.basename)(a),n=(0,u.join)(s,`.${i.slice(0,60)}.${Math.
random().toString(36).slice(2)}`),y=(0,d.openSync)(n,"wx");try{try{for(const v of o)(0,d.writeFileSync)(y,v)}finally{(0,d.closeSync)(y)}(0,d.renameSync)(n,(0,u.
join)(s,i))}catch(v){throw(0,d.rmSync)(n,{force:!0}),v}}function f(l,a){const o=(0,u.resolve)(l,a),s=g(l,o);if(!s&&!(0,u.isAbsolute)(a))throw new t.Lw(`it is ou\
tside ${l}; use an absolute path if that is intended`);const i=s?l:(0,u.parse)(o).root;return(0,u.relative)(i,(0,u.dirname)(o)).split(u.sep).filter(Boolean).reduce(
(y,v)=>w(y,v,l),i)}function w(l,a,o){const s=(0,u.join)(l,a);if((0,d.lstatSync)(s,{throwIfNoEntry:!1})===void 0&&S(s),!(0,d.lstatSync)(s).isSymbolicLink())return s;
const i=(0,d.realpathSync)(s);if(!g(o,l)||g(o,i))return i;throw new t.Lw(`the link ${(0,u.relative)(o,s)} leads outside ${o}; remove it or choose another path`)}
function S(l){try{(0,d.mkdirSync)(l)}catch(a){if(!(0,t.Or)(a)||a.code!=="EEXIST")throw a}}function g(l,a){const o=(0,u.relative)(l,a);return o!==".."&&!o.startsWith(
`..${u.sep}`)&&!(0,u.isAbsolute)(o)}}),3795:((be,_,e)=>{e.d(_,{qY:()=>l,Si:()=>n,fN:()=>s,XP:()=>i});var d=e(733),u=e(1831),t=e(4120),M=e(8641);const f=2,w=80;function S(y){
if(y.kind==="scan")return`read ${(0,t.px)(y.files,"file")}`;if(y.kind==="registries")return`${y.done} of ${(0,t.px)(y.total,"question")} to registries answered`;
const{done:v,total:h,failed:m,waiting:k}=y,P=m===0?"":`, ${m} failed so far`;return`${v} of ${(0,t.px)(h,"host")} checked${P}${g(k)}`}function g(y){if(y.size===
0)return"";const v=[...y].slice(0,f).map(m=>(0,M.RK)((0,u.nx)(m),w)),h=y.size-v.length;return h>0?`; waiting for ${v.join(", ")} and ${(0,t.px)(h,"other")}`:`; \
waiting for ${v.join(" and ")}`}const l={show:()=>{},end:()=>{}},a=5e3,o=200;function s(y,v){let h=null,m=!0;const k=v(a,()=>{h!==null&&(m&&y(S(h)),m=!m)});return{
show:c=>{h=c},end:k}}function i(y,v,h){let m=null,k="";const P=h(o,()=>{const E=m===null?"":(0,d.W)(S(m),0,v-1);E!==k&&(k=E,y(`\r${E}\x1B[K`))});return{show:E=>{
m=E},end:()=>{P(),k!==""&&y("\r\x1B[K")}}}const n=(y,v)=>{const h=setInterval(v,y).unref();return()=>clearInterval(h)}}),8463:((be,_,e)=>{e.d(_,{t:()=>S});var d=e(
6309),u=e(566),t=e(6182),M=e(3616),f=e(5955),w=e(8641);async function S(l,a,o){const s=[];for(const{path:i,format:n}of l)try{(0,u.f)(o,i,(0,f.mk)(await g(n,a)))}catch(y){
s.push(`the report ${(0,w.RK)(i)} was not written: ${(0,w.RK)((0,d.A3)(y))}`)}return s}async function g(l,{verdict:a,context:o}){switch(l){case"json":return(0,t.
h)(a,o);case"sarif":return(await Promise.all([e.e(341),e.e(933)]).then(e.bind(e,3933))).renderSarif(a,o);case"junit":return(await e.e(868).then(e.bind(e,5868))).
renderJunit(a,o);case"codequality":{const{renderCodeQuality:s}=await e.e(957).then(e.bind(e,8957)),{hash:i}=await Promise.resolve().then(e.t.bind(e,7598,19));return s(
a,n=>i("sha256",n))}case"markdown":return[(0,M.Gc)(a,o)]}}}),2704:((be,_,e)=>{e.d(_,{IL:()=>M,Rr:()=>f,Z4:()=>t});var d=e(5955),u=e(8641);const t=(w,S,g,l)=>`,
${g}"${w}": ${M(S,g,l)}`,M=(w,S,g)=>(0,u.s$)(JSON.stringify(w,g,2).replaceAll(`
`,`
${S}`));function*f(w,S,{maxBytes:g,margin:l,replace:a},o){if(S.length===0)return yield t(w,[],l),0;const s=`${l}  `;yield`,
${l}"${w}": [`;const i=y=>`
${s}${M(o(y),s,a)}`,n=yield*(0,d._Q)(S,new d.Wv(g),i,",");return yield`
${l}]`,n}}),6182:((be,_,e)=>{e.d(_,{h:()=>E});var d=e(997),u=e(4e3),t=e(5799),M=e(1831),f=e(2704),w=e(8641),S=e(5955);function g(V,G){const pe=new Map;for(const X of V)
pe.has(X)||pe.set(X,X.reduce((U,j)=>U+o(j),0));const Ie=(0,S._3)(V.map(X=>pe.get(X)??0),G);return X=>{const U=(0,S.ux)(X,Ie,o);return{kept:U.map(s),left:X.length-
U.length}}}const l=140,a=6;function o(V){if(typeof V=="string")return l;const{file:G}=V;return l+G.length*(/^[ -~]*$/.test(G)?1:a)}const s=V=>typeof V=="string"?
V:i(V),i=({file:V,line:G,column:pe,endColumn:Ie})=>({file:V,line:G,column:pe,endColumn:Ie}),n=(V,G)=>G>0?{[`${V}LeftOut`]:G}:{},y=1e4,v=100,h=({directory:V,clients:G,
rows:pe},Ie)=>({directory:V,clients:G,rows:pe.slice(0,y).map(X=>m(X,Ie)),...n("rows",pe.length-y)});function m(V,G){const{kind:pe,address:Ie,source:X,host:U,constraints:j,
locked:z,chosen:J,newest:oe,platforms:le}=V,{kept:Re,left:Te}=G(V.places);return{kind:pe,address:Ie,source:X,host:U,constraints:j.slice(0,v),...n("constraints",
j.length-v),locked:z,chosen:J,newest:oe,platforms:le.map(({platform:ze,available:Ye})=>({platform:ze,available:Ye})),worst:V.worst,codes:V.problems.map(({code:ze})=>ze),
places:Re,...n("places",Te)}}const k=1,P={hosts:27e6,becauseLists:2e7,findings:25e6,placeLists:12e6,roots:1e7,rowPlaceLists:4e6},c=4096,r="  ";function*E(V,G,pe=P){
const{usages:Ie,...X}=G.scan,{hosts:U,findings:j,passed:z,ignored:J,stopped:oe,roots:le}=V,Re=U.flatMap(({requirements:Ve})=>Ve.map(et=>et.because)),Te=g(Re,pe.
becauseLists),ze=g(j.map(Ve=>Ve.places),pe.placeLists),Ye=g(le.flatMap(({rows:Ve})=>Ve.map(et=>et.places)),pe.rowPlaceLists),{remarks:qe}=G;yield*[`{
  "schemaVersion": ${k}`,$("passed",z),...oe===null?[]:[$("stopped",(0,u.Cw)(oe))],$("dialect",G.dialect.name),$("clientDetection",Z(G.dialect)),$("startedAt",G.
startedAt),$("durationMs",G.durationMs),$("counts",O(V))],yield*b("hosts",U,pe.hosts,Ve=>$e(Ve,Te)),yield*b("findings",j,pe.findings,Ve=>Ee(Ve,ze)),le.length>0&&
(yield*b("roots",le,pe.roots,Ve=>h(Ve,Ye))),yield*[$("ignored",J),$("usages",Ie),...qe.length===0?[]:[$("remarks",qe)],$("scan",X),`
}
`]}const $=(V,G)=>(0,f.Z4)(V,G,r,D),D=(V,G)=>typeof G=="string"?(0,u.dh)(G,c):G;function*b(V,G,pe,Ie){const X=yield*(0,f.Rr)(V,G,{maxBytes:pe,margin:r,replace:D},
Ie);X>0&&(yield $(`${V}LeftOut`,X))}const O=({findings:V})=>Object.fromEntries(t.oC.map(G=>[`${G}s`,V.filter(pe=>pe.severity===G).length])),L=20,Z=({clients:V,versions:G,
releases:pe,isGuess:Ie,why:X,evidence:U})=>({clients:V,assumed:Ie??!1,why:X,versions:Object.entries(G).map(([j,z])=>({client:j,version:z})),releases:pe.map(({name:j})=>j),
evidence:U.slice(0,L).map(({client:j,version:z,level:J,text:oe,place:le})=>({client:j,version:z,kind:J,text:oe,...i(le)})),...n("evidence",U.length-L)});function $e(V,G){
const{visit:pe,requirements:Ie,services:X,servicesLeftOut:U,servicesFrom:j,clients:z,isNew:J}=V,{discovery:oe,hops:le,timing:Re,certificates:Te}=pe.attempt;return{
host:pe.host,display:(0,M.nx)(pe.host),discovery:oe.kind,documentUrl:ee(oe),hops:le.map(fe),services:Object.fromEntries(X.map(ze=>[ze.id,se(ze)])),...U>0?{servicesLeftOut:U}:
{},servicesFrom:j===null?null:s(j),hostBlocks:pe.forced.map(({client:ze,place:Ye})=>({client:ze,place:s(Ye)})),required:Ie.map(({service:ze,clients:Ye,because:qe})=>{
const{kept:Ve,left:et}=G(qe);return{service:ze,clients:Ye,because:Ve,...n("because",et)}}),credentials:pe.credentials?.hasToken?pe.credentials.source:null,looks:pe.
looks.map(({client:ze,looks:Ye})=>({client:ze,looks:Ye.map(he)})),attempts:(0,d.O)(pe).length,timingMs:Oe(Re),certificates:Te,clients:z,...J?{new:!0}:{}}}const ee=V=>V.
kind==="found"||V.kind==="absent"?(0,w.cq)(V.url):null,he=({source:V,held:G,counts:pe})=>({source:V,held:G,counts:pe}),fe=({url:V,status:G,reason:pe,mediaType:Ie,
authorization:X,address:U,proxy:j,ms:z})=>({url:(0,w.cq)(V),status:G,reason:pe,mediaType:Ie,authorization:X,address:U,proxy:j===null?null:(0,w.cq)(j),ms:z});function se(V){
switch(V.kind){case"url":return{url:(0,w.cq)(V.url)};case"login":return{login:te(V.login),...V.leftOut>0?{elementsLeftOut:V.leftOut}:{}};case"problem":return{problem:ne(
V.problem)}}}const te=({client:V,grantTypes:G,authz:pe,token:Ie,ports:X,scopes:U})=>({client:V,grantTypes:G,authz:pe===null?null:(0,w.cq)(pe),token:Ie===null?null:
(0,w.cq)(Ie),ports:X,scopes:U}),ne=({code:V,message:G,help:pe})=>({code:V,message:G,help:pe??null}),Oe=({lookupMs:V,connectMs:G,tlsMs:pe,firstByteMs:Ie,totalMs:X})=>({
lookup:V,connect:G,tls:pe,firstByte:Ie,total:X});function Ee(V,G){const{problem:pe,severity:Ie,host:X,service:U,places:j,placesLeftOut:z=0,affects:J}=V,{kept:oe,
left:le}=G(j);return{code:pe.code,severity:Ie,host:X,service:U,message:pe.message,help:pe.help??null,places:oe,...n("places",z+le),affects:J}}}),4503:((be,_,e)=>{
e.d(_,{o:()=>u,u:()=>d});function d({file:t,line:M},f){const w=f?.get(t);return w===void 0?null:w.diff?.lines.has(M)?`${w.diff.url}R${M}`:`${w.url}#L${M}`}function u(t){
if(!t.isWellFormed())return null;const M=f=>encodeURIComponent(f).replace(/[!'()*_~]/g,w=>`%${w.charCodeAt(0).toString(16).toUpperCase()}`);return t.split("/").
map(M).join("/")}}),9574:((be,_,e)=>{e.d(_,{I$:()=>t,MB:()=>M,R4:()=>g,TM:()=>f,hn:()=>S,rm:()=>w});var d=e(5955),u=e(8641);function t(l,a,o=[]){const s=l.map((n,y)=>`\
<th align="${o.includes(y)?"right":"left"}">${n}</th>`),i=a.map(n=>`<tr>${l.map((v,h)=>`<td${o.includes(h)?' align="right"':""}>${n[h]||"\u2013"}</td>`).join("")}\
</tr>`);return["<table>",`<tr>${s.join("")}</tr>`,...i,"</table>"].join(`
`)}const M=l=>["<ul>",...l.map(a=>`<li>${a}</li>`),"</ul>"].join(`
`),f=(l,a)=>["<details>",`<summary>${l}</summary>`,...a,"</details>"].join(`
`),w=l=>(0,u.D9)(l).replaceAll(".",".<wbr>"),S=l=>`<code>${(0,u.js)(l).replaceAll("/","/<wbr>")}</code>`;function g(l,a,o,s){const i=[];let n=0;for(const y of l){
const v=s(y);if(n+=(0,d.$$)([v].flat().join(""))+o,n>a)break;i.push(v)}return i}}),3616:((be,_,e)=>{e.d(_,{gD:()=>We,Fp:()=>st,Gc:()=>me,XA:()=>ye,rL:()=>ot});var d=e(
7574),u=e(5102),t=e(4120),M=e(5955),f=e(8641),w=e(2886),S=e(1831),g=e(2796),l=e(8884),a=e(9574),o=e(8373);const s=20,i=10,n=700,y=4,v=300,h=1,m=6,k=12,P=4,c=1/2,
r=12e3,E=20,$=200;function D(C,N,Y){const re=(0,g.cZ)(C),de=re.slice(0,N.isBrief?i:s),Me=Math.min(r,Y*c/de.length),Ce=b(de);let Pe=Y-$;const Xe=ct=>{const mt=O(
ct,N,Me,Ce.get(ct)??null),dt=(0,M.$$)(mt)<Pe?mt:`${Z(ct,N)}</p>`;return Pe-=(0,M.$$)(dt)+E,dt},Ze=(0,a.R4)(de,Y-$,E,Xe),it=re.length-Ze.length;return it>0?[...Ze,
`<p>${(0,o.jP)(it,"cause",N)}</p>`]:Ze}function b(C){const N=C.filter(de=>$e(de)&&de.hosts.length>1),re=[...Map.groupBy(N,({hosts:de})=>de.toSorted().join()).values()].
flatMap(([de,...Me])=>de===void 0?[]:Me.map(Ce=>[Ce,de.code]));return new Map(re.filter(([{message:de}])=>de!==null))}function O(C,N,Y,re){const{findings:de,message:Me,
help:Ce}=C,Pe=de.length>1&&de[0]?.exclude!==void 0,Xe=[V(C,N),G(C)].filter(dt=>dt!==""),Ze=re===null?fe(C):[],it=Me===null?P:$e(C)?m:k,ct=Ze.slice(0,it).map(dt=>se(
dt,C,N)),mt=re===null?ct.join(", "):`The same hosts as for ${re}`;return[Z(C,N),...Me===null||mt===""?[]:[`<br>${mt}`],...Me===null?[]:[`<br>${(0,t.Iu)((0,f.h$)(
Me,n))}`],...Ce===null||Pe?[]:[L(Ce)],...Xe.length===0?[]:[`<br><sub>${Xe.join(" ")}</sub>`],"</p>",...Me===null?[(0,a.MB)(ct)]:[],...Ee(C,Ze.slice(it),N,Y)].join(
`
`)}const L=C=>`<br><b>Help:</b> ${(0,f.h$)(C,n)}`;function Z(C,N){const{severity:Y,code:re,title:de}=C,Me=he(C),Ce=Me>1?`${(0,t.px)(Me,ee(C))}: `:"";return`<p>${o.
rC[Y]} <b>${Ce}${de}</b> (${(0,o._h)(re,re,N)})`}const $e=({hosts:C,findings:N})=>C.length>0&&!N.every(w.l$),ee=C=>$e(C)?"host":"place";function he(C){if($e(C))
return C.hosts.length;const{lines:N,leftOut:Y}=(0,l.yv)(C.findings);return N.length+Y}function fe(C){const{findings:N,message:Y}=C;return Y===null?N.map(re=>[re]):
$e(C)?[...Map.groupBy(N,({host:re})=>re).values()]:(0,l.yv)(N).lines}function se(C,N,Y){return"file"in C?(0,o.u_)(C,Y):N.message===null?Oe(C,N,Y):te(C,N.hosts.length===
1,Y)}function te(C,N,Y){const[re]=C,de=re?.host?(0,f.D9)((0,S.nx)(re.host)):"",Me=re?.isHostNew?[t.dy]:[];if(N){const Xe=(0,l.yv)(C).settings.map(o.Su),it=[ne(C,
y,Y),...Xe].filter(ct=>ct!=="").join(", ");return`${de}${it===""?"":` in ${it}`}${Me.map(ct=>` (${ct})`)}`}const Pe=[...Me,ne(C,h,Y).replace(/ places?$/,"")].filter(
Xe=>Xe!=="").join("; ");return Pe===""?de:`${de} (${Pe})`}function ne(C,N,Y){const{lines:re,leftOut:de}=(0,l.yv)(C);return re.length===0?"":(0,o.EP)(re,N,Y,de)}
function Oe(C,N,Y){const re=$e(N)?te(C,!1,Y):ne(C,h,Y);return C.map(({problem:de})=>{const Me=(0,f.h$)(de.message,v),Ce=N.help===null&&de.help?L(de.help):"";return`${re===
""?(0,t.Iu)(Me):`${re}: ${Me}`}${Ce}`}).join("<br>")}function Ee(C,N,Y,re){const de=C.message===null?"finding":ee(C),{leftOut:Me}=$e(C)?{leftOut:0}:(0,l.yv)(C.findings),
Ce=N.length+Me;if(Ce===0)return[];if(Y.isBrief)return[`<p>${(0,o.jP)(Ce,de,Y)}</p>`];const Pe=(0,a.R4)(N,re,E,it=>se(it,C,Y)),Xe=Ce-Pe.length,Ze=C.message===null?
(0,a.MB)(Pe):`<p>${Pe.join(", ")}</p>`;return[(0,a.TM)((0,t.px)(Ce,`more ${de}`),[...Pe.length===0?[]:[Ze],...Xe>0?[`<p>${(0,o.jP)(Xe,de,Y)}</p>`]:[]])]}function V({
affects:C},{context:{clients:N}}){const Y=(0,t.od)(C,N);return Y===""?"":`Affects ${Y}.`}function G(C){const Y=$e(C)&&C.hosts.length===1&&C.message!==null?[]:(0,l.
yv)(C.findings).settings;return Y.length===0?"":`Required by ${Y.map(o.Su).join(", ")}.`}var pe=e(1064),Ie=e(1505);const X=20,U=20,j=["fails","warns","works"];function z(C,N,Y){
const re=C.filter(Ze=>(0,u.cG)(Ze)&&!(0,u.JR)(Ze));if(re.length===0)return"";const de=Ze=>re.length===1?Re(Ze,N).join(`
`):J(Ze,N),Me=(0,a.R4)(re,Y,U,de),Ce=re.length-Me.length,[Pe]=re.length===1?re:[],Xe=Pe===void 0?`of ${(0,t.px)(re.length,"host")}`:`of ${oe(Pe)} (${le(Pe)})`;return(0,a.
TM)(`Requests, responses and certificates ${Xe}`,[...Me,...Ce>0?[`<p>${(0,o.jP)(Ce,"host",N)}</p>`]:[]])}const J=(C,N)=>(0,a.TM)(`${o.Gr[(0,u.sG)(C)]} ${oe(C)} \
(${le(C)})`,Re(C,N)),oe=({visit:C})=>(0,f.D9)((0,S.nx)(C.host)),le=({visit:{attempt:C}})=>`${(0,t.px)(C.hops.length,"request")}, ${(0,d.kJ)(C.timing.totalMs)}`;
function Re(C,N){const{hops:Y,certificates:re}=C.visit.attempt;return[Te(C,N),...C.services.length===0?[]:[Ye(C,N)],...Y.length===0?[]:[Ve(Y)],...re.length===0?
[]:[et(re,N)]]}function Te(C,N){const Y=(0,o.Bm)(N);return["<table>",...[(0,Ie.se)(C,N.context,Y),{label:"clients",texts:ze(C,N)},...(0,Ie.Zc)(C,Y),...(0,Ie.o7)(
C,Y)].flatMap(({label:Me,texts:Ce})=>Ce.length===0?[]:[`<tr><td><b>${(0,t.Iu)(Me)}</b></td><td>${Ce.join("<br>")}</td></tr>`]),"</table>"].join(`
`)}const ze=({clients:C},{context:N})=>j.flatMap(Y=>{const re=N.clients.filter(Me=>C[Me]===Y),de=re.map(Me=>pe.bB[Me]).join(", ");return re.length===0?[]:[`${o.
Gr[Y]} ${de}`]});function Ye({services:C,servicesLeftOut:N,servicesFrom:Y},re){const de=C.slice(0,X).map(Xe=>[(0,f.D9)(Xe.id,Ie.tN),qe(Xe)]),Me=C.length-de.length+
N,Ce=Me>0?[[`and ${Me} more`,re.rest]]:[],Pe=Y===null?"URL":`URL, from the host block at ${(0,o.u_)(Y,re)}`;return(0,a.I$)(["Service",Pe],[...de,...Ce])}function qe(C){
switch(C.kind){case"url":return(0,f.D9)((0,f.cq)(C.url));case"login":{const{client:N,authz:Y,token:re,ports:de}=C.login;return[`authz ${(0,f.D9)((0,f.cq)(Y??"no\
ne"))}`,`token ${(0,f.D9)((0,f.cq)(re??"none"))}`,`client ${(0,f.D9)(N,Ie.tN)}, ports ${de.join(" to ")}`].join("<br>")}case"problem":return`\u274C ${C.problem.
code}`}}function Ve(C){const N=C.map((Y,re)=>{const de=Y.proxy===null?"":`through ${(0,f.D9)((0,f.cq)(Y.proxy))}`,Me=Y.status===null?"no response":`${Y.status} ${(0,f.
h$)(Y.reason,Ie.tN)}`.trim();return[String(re+1),(0,f.D9)((0,f.cq)(Y.url)),Y.mediaType===null?Me:`${Me}<br>${(0,f.D9)(Y.mediaType,Ie.tN)}`,(0,t.Rk)(Y.authorization),
Y.address===null?de:(0,f.D9)(Y.address,Ie.tN),(0,d.kJ)(Y.ms).replace(" ","&nbsp;")]});return(0,a.I$)(["Hop","Request","Response","Token","Address","Time"],N,[0,
5])}function et(C,{context:N}){const Y=C.map(({host:re,subject:de,issuer:Me,expires:Ce})=>[(0,f.D9)(re,Ie.tN),(0,f.h$)((0,d.nO)(Ce,N.startedAt)),(0,f.D9)(de,Ie.
tN),(0,f.D9)(Me,Ie.tN)]);return(0,a.I$)(["TLS certificate","Valid until","Subject","Issuer"],Y)}const F=4,ce=3,ge=60;function Le(C,N,Y,re){const de=C.filter(Ze=>(0,u.
sG)(Ze)===N);if(de.length===0)return"";const Me=N==="works"&&C.some(Ze=>(0,u.sG)(Ze)==="warns"),Ce=nt(de,N,Me?" without warnings":"");if(Y.isBrief)return`<p>${Ce}\
</p>`;const Pe=(0,a.R4)(de,re,ge,Ze=>He(Ze,Y)),Xe=de.length-Pe.length;return(0,a.TM)(Ce,[...Pe.length===0?[]:[(0,a.I$)(["Host","Required by",N==="works"?"Servic\
es":"Reason"],Pe)],...Xe>0?[`<p>${(0,o.jP)(Xe,"host",Y)}</p>`]:[]])}function nt(C,N,Y){const re=C.slice(0,ce).map(({visit:Ce})=>(0,f.D9)((0,S.nx)(Ce.host))),de=(0,t.
K4)(re,ce,C.length-re.length),Me=C.length===1?`${de} ${u.nx[N]}${Y}`:`<b>${(0,t.px)(C.length,"host")}</b> ${u.nx[N]}${Y}: ${de}`;return`${o.Gr[N]} ${Me}`}function He(C,N){
const Y=C.requirements.flatMap(de=>de.because),{discovery:re}=C.visit.attempt;return[`${(0,a.rm)((0,S.nx)(C.visit.host))}${C.isNew?`<br><sub>${t.dy}</sub>`:""}`,
Y.length===0?"":(0,l.Ky)(Y,F,de=>(0,o.u_)(de,N)),(0,u.JR)(C)&&re.kind==="skipped"?re.problem.title:(0,Ie.Yj)(C,(0,o.Bm)(N))]}var Ke=e(4148);const ht=40,pt=80,rt=C=>(0,Ke.
fi)(C,N=>(0,a.hn)((0,f.J7)(N))),Fe=(C,N)=>(0,f.D9)(C,N).replaceAll(" ","&nbsp;"),tt=(C,N)=>{const Y=({code:re,title:de})=>(0,o._h)(re,de,N);return(0,Ke.ij)([(0,Ke.
eX)(Y)],C)};function Et(C,N,Y){const{wrong:re,good:de}=(0,Ke.jB)(C),Me=re.length>1||N.isBrief?gt(re,N,Y/2):[],Ce=Y-(0,M.$$)(Me.join("")),Pe=dt=>Q(dt,N),Xe=N.isBrief?
[]:(0,a.R4)([...re,...de],Ce,pt,Pe),Ze=N.isBrief?0:C.length-Xe.length,it=[...Me,...Xe.slice(0,re.length)],ct=Xe.slice(re.length),mt=ct.length<=Ke.LC?ct:[(0,a.TM)(
wt(de),ct)];return[...Me.length>0?[(0,a.TM)(yt(re),it)]:it,...N.isBrief&&de.length>0?[`<p>${wt(de)}</p>`]:mt,...Ze>0?[`<p>${(0,o.jP)(Ze,"root module",N)}</p>`]:
[]]}function gt(C,N,Y){const re=(0,Ke.cZ)(C);if(re.length===0)return[];const de=re.map(({row:Pe})=>Pe),Me=pe.Du.filter(Pe=>C.some(Xe=>Xe.clients.includes(Pe))),
Ce=[...tt(de,N),(0,Ke.ie)(re,rt),...(0,Ke.ns)({clients:Me,rows:de},Fe)];return[vt(de,{clients:Me},Ce,N,Y)]}function vt(C,N,Y,re,de){const Me=(0,a.R4)(C.slice(0,
ht),de,pt,Pe=>[ue(Pe,N,re),...Y.map(({cell:Xe})=>Xe(Pe))]),Ce=C.length-Me.length;return(0,a.I$)(["Module or provider",...Y.map(({title:Pe})=>(0,t.Iu)(Pe))],Ce>0?
[...Me,[(0,o.jP)(Ce,"row",re)]]:Me)}function yt(C){const N=(0,Ke.qj)(C[0]??{rows:[]}),Y=C.slice(0,Ke.LC).map(rt),re=(0,t.K4)(Y,Ke.LC,C.length-Y.length);return C.
length===1?`${o.Gr[N]} <b>${re}</b>: ${Ke.pJ[N]}`:`${o.Gr[N]} <b>${(0,t.px)(C.length,"root module")}</b> with errors or warnings: ${re}`}function wt(C){const N=C.
flatMap(Y=>Y.rows);return`${o.Gr[(0,Ke.Fg)(N)]} <b>${(0,t.px)(C.length,"root module")}</b>: ${(0,Ke.nS)(N)}`}function Q(C,N){const Y=(0,Ke.qj)(C),{wrong:re,good:de}=(0,Ke.
P)(C),Me=[...re,...de],Ce=[...tt(Me,N),...(0,Ke.ns)({...C,rows:Me},Fe)],Pe=Y==="works"?(0,Ke.nS)(C.rows):Ke.pJ[Y];return(0,a.TM)(`${o.Gr[(0,Ke.Fg)(C.rows)]} <b>${rt(
C)}</b>: ${Pe}`,[vt(Me,C,Ce,N,Number.POSITIVE_INFINITY)])}function ue(C,N,Y){const re=`${o.Gr[(0,Ke.Fg)([C])]}&nbsp;<b>${(0,a.hn)((0,Ke.mC)(C,N))}</b>`,[de]=C.places,
Me=[...C.kind==="module"&&C.source!==C.address?[(0,a.hn)(C.source)]:[],...de===void 0?[]:[(0,o.u_)(de,Y)]];return Me.length===0?re:`${re}<br><sub>${Me.join(" at\
 ")}</sub>`}const Ae=2e5,Be={notes:6e3,causes:45e3,roots:9e4,evidence:18e3,unchecked:4e3,passed:8e3,skipped:4e3,notices:1e4},Ue=["causes","unchecked","roots","e\
vidence","passed","skipped","notices","notes"],Ne=1e3,ve=10,I=5,B=600,W=100,q=7,me=(C,N)=>ye(C,{context:N,rest:o.h,isBrief:!1},{head:`## ${We(C)}`,foot:`tf-disc\
o ${(0,f.js)(N.version)}, started ${(0,f.js)((0,d.QN)(N.startedAt))}.`,maxBytes:Ae});function ye(C,N,{head:Y,foot:re,maxBytes:de}){const Me=Se(C,N),Ce=new Map;let Pe=de-
Ne-(0,M.$$)(Y+re);for(const[it,ct]of Object.entries(Be)){const dt=Me[it](Math.min(ct,Pe)).filter(bt=>bt!=="").join(`

`),St=(0,M.$$)(dt)<=Pe;St&&(Pe-=(0,M.$$)(dt)),Ce.set(it,St?dt:`<p>More ${N.rest}</p>`)}const Xe=Ue.map(it=>Ce.get(it)??"").filter(it=>it!==""),Ze=!N.isBrief&&Xe.
some(o.ze)?`${re} ${je(N)}`:re;return`${[Y,...Xe,`<sub>${Ze}</sub>`].join(`

`)}
`}function Se(C,N){const Y=(0,u.md)(C.hosts),re=Y.filter(({findings:Pe})=>Pe.length===0),de=({severity:Pe})=>Pe==="notice",Me=C.findings.filter(de),Ce=C.findings.
filter(Pe=>!de(Pe));return{notes:Pe=>[Ge(C,N,Pe)],causes:Pe=>D(Ce,N,Pe),roots:Pe=>Et(C.roots,N,Pe),evidence:Pe=>N.isBrief?[]:[z(Y,N,Pe)],unchecked:Pe=>[Le(re,"u\
nchecked",N,Pe)],passed:Pe=>[Le(Y,"works",N,Pe)],skipped:Pe=>[Le(Y,"skipped",N,Pe)],notices:Pe=>N.isBrief?[]:[_e(Me,N,Pe)]}}function je({context:C}){const N=C.docsUrl.
replace(/[^/]*$/,"recipes.md#keep-the-report");return`This page is shortened; the JSON report is complete, and can be <a href="${(0,f.js)(N)}">kept as an artifa\
ct</a>.`}function _e(C,N,Y){if(C.length===0)return"";const re=`${o.rC.notice} ${(0,t.px)(C.length,"notice")}`;return(0,a.TM)(re,D(C,N,Y))}function Ge(C,N,Y){const re=(0,u.
h$)(C,N.context).map(Xe=>`${(0,t.Iu)((0,f.h$)(Xe,B))}.`),de=(0,a.R4)(re,Y,ve,Xe=>Xe),Me=de.slice(0,I),Ce=N.isBrief?[]:de.slice(I),Pe=re.length-Me.length-Ce.length;
return[`<p>${Me.join("<br>")}</p>`,...Ce.length===0?[]:[(0,a.TM)((0,t.px)(Ce.length,"more remark"),[`<p>${Ce.join("<br>")}</p>`])],...Pe>0?[`<p>${(0,o.jP)(Pe,"r\
emark",N)}</p>`]:[]].join(`
`)}const We=C=>`${ot(C)} ${(0,t.Iu)((0,u.$N)(C))}`;function ot(C){const N=C.findings.some(({severity:re})=>re!=="notice"),Y=C.hosts.length===0?"skipped":"works";
return o.Gr[C.passed?N?"warns":Y:"fails"]}function st({url:C,workflow:N,job:Y,commit:re}){const de=N.split("/").at(-1)??"";return[`<a href="${(0,f.js)(C)}">${(0,f.
D9)(de===""?"this run":de,W)}</a>`,...Y===""?[]:[`job ${(0,f.D9)(Y,W)}`],...re===""?[]:[`commit ${(0,f.D9)(re.slice(0,q))}`]].join(", ")}}),8373:((be,_,e)=>{e.d(
_,{Bm:()=>v,EP:()=>o,Gr:()=>S,Su:()=>n,_h:()=>y,h:()=>M,jP:()=>l,rC:()=>w,u_:()=>i,xy:()=>f,ze:()=>a});var d=e(4503),u=e(8884),t=e(8641);const M="in the JSON re\
port",f="in the job summary",w={error:"\u274C",warning:"\u26A0\uFE0F",notice:"\u2139\uFE0F"},S={fails:"\u274C",unchecked:"\u274C",warns:"\u26A0\uFE0F",skipped:"\
\u26AA",works:"\u2705"},g="&nbsp;more ",l=(h,m,{rest:k})=>`and ${h}${g}${m}${h===1?"":"s"} ${k}`,a=h=>h.includes(g),o=(h,m,k,P=0)=>(0,u.Ky)(h,m,c=>i(c,k),P).replace(
/ more (?=places?$)/,g),s=600;function i(h,{context:{links:m}}){if(typeof h=="string")return n(h);const P=`<code>${(0,t.js)((0,u.eo)(h)).replaceAll("/","/<wbr>")}\
</code>`,c=(0,d.u)(h,m);return c===null||c.length>s?P:`<a href="${(0,t.js)(c,s)}">${P}</a>`}const n=h=>h.endsWith(" input")?`the ${(0,t.D9)(h.replace(/ input$/,
""))} input`:(0,t.D9)(h),y=(h,m,{context:k})=>`<a href="${(0,t.js)(`${k.docsUrl}#${h}`)}">${m}</a>`,v=h=>({value:t.D9,prose:t.h$,because:m=>i(m,h)})}),5102:((be,_,e)=>{
e.d(_,{$N:()=>v,JR:()=>o,QK:()=>y,b:()=>s,cG:()=>a,h$:()=>D,hm:()=>n,md:()=>i,nx:()=>S,sG:()=>l});var d=e(4e3),u=e(5799),t=e(7574),M=e(4120),f=e(8884),w=e(4148);
const S={fails:"failed",unchecked:"not checked",warns:"has warnings",skipped:"skipped",works:"passed"},g=["fails","unchecked","warns","skipped","works"];function l(O){
if(s(O))return"unchecked";const L=n(O.findings);return L==="error"?"fails":L==="warning"?"warns":o(O)?"skipped":"works"}const a=O=>["fails","warns"].includes(l(
O)),o=({visit:O})=>O.attempt.discovery.kind==="skipped",s=({visit:{attempt:O}})=>O.discovery.kind==="skipped"&&O.discovery.problem.code==="host-not-checked";function i(O){
return g.flatMap(L=>O.filter(Z=>l(Z)===L))}const n=O=>u.oC.find(L=>O.some(Z=>Z.severity===L))??null;function y({findings:O}){const L=n(O);return L==="notice"?[]:
O.filter(({severity:Z})=>Z===L)}function v({hosts:O,files:L,findings:Z,passed:$e,stopped:ee,roots:he}){const fe=(0,w.g5)(he),se=fe===null?L:L.filter(({problem:Ie})=>!h.
test(Ie.code)),te=se.filter(Ie=>!m(Ie)),Oe=[te.length<se.length?["nothing to check"]:P(O),E(te)],V=n(te)==="error"&&!O.some(Ie=>l(Ie)==="fails")?Oe.toReversed():
Oe,G=[fe??[],...V].flat().join(", "),pe=n(Z)==="error";return ee!==null?`${G} (${(0,d.Cw)(ee)})`:$e&&pe?`${G} (the check passes: fail-on is never)`:$e||pe?G:`${G}\
 (the check fails: fail-on is warning)`}const h=/^(?:module|provider|version|package|constraint|lock)-/,m=({problem:O,severity:L})=>O.code==="nothing-to-check"&&
L==="error",k="not allowed";function P(O){const L=O.length;if(L===0)return["no registry hosts to check"];const Z=O.filter(X=>!o(X)).map(l),$e=O.filter(s).length,
[ee,he]=[Z.length,L-Z.length],fe=Z.filter(X=>X==="fails").length,se=Z.filter(X=>X==="warns").length,te=O.filter(X=>o(X)&&l(X)==="fails").length,ne=[{count:fe,words:S.
fails},{count:te,words:k},{count:$e,words:S.unchecked}],Oe=[{count:ee-fe,words:S.works},{count:he-te-$e,words:S.skipped}],Ee=fe+te+$e>0,[V,...G]=(Ee?ne:Oe).filter(
({count:X})=>X>0),Ie=V?.words===k||V?.words===S.unchecked?V.count===1?"is ":"are ":"";return[`${r(V?.count??0,L)} ${Ie}${V?.words}`,...G.map(({count:X,words:U})=>`${X}\
 ${U}`),...se===0?[]:[c(se,L,Ee)]]}function c(O,L,Z){return L===1?"with warnings":`${O} ${Z?"more ":""}with warnings`}function r(O,L){return L===1?"1 registry h\
ost":O===L?`all ${L} registry hosts`:`${O} of ${L} registry hosts`}function E(O){const L=n(O);if(L===null||L==="notice")return[];const Z=(0,f.Dc)(O.filter(({severity:ee})=>ee===
L)),$e=(0,f.BQ)(O);return[...Z===0?[]:[`${L}s in ${(0,M.px)(Z,"file")}`],...n($e)===L?[`${L}s in the ${(0,f.et)($e)}`]:[]]}function $({hosts:O},L){const{files:Z,
bytes:$e,usages:ee,durationMs:he}=L;if(Z===0&&he===0)return null;if(Z===0)return"found no Terraform or OpenTofu files";const fe=O.filter(f.Qz).length,se=fe===0?
"no registry host is used":`${(0,M.px)(ee,"usage")} of ${(0,M.px)(fe,"registry host")}`;return`scanned ${(0,M.px)(Z,"file")} (${(0,t.tY)($e)}) in ${(0,t.kJ)(he)}\
: ${se}`}function D(O,L){const{dialect:Z,durationMs:$e,scan:ee,remarks:he}=L,fe=$(O,ee),te=O.hosts.length===0&&ee.files===0?"":` for ${(0,M.QI)(Z)} (${Z.why})`;
return[`${b(O)}; checked in ${(0,t.kJ)($e)}${te}`,...fe===null?[]:[fe],...he]}function b({findings:O,ignored:L}){const Z=u.oC.flatMap(ee=>{const{length:he}=O.filter(
fe=>fe.severity===ee);return he===0?[]:[(0,M.px)(he,ee)]}),$e=Z.length===0?"no findings":Z.join(", ");return L>0?`${$e}, ${L} ignored`:$e}}),4148:((be,_,e)=>{e.
d(_,{Fg:()=>g,LC:()=>o,Mm:()=>w,P:()=>y,cZ:()=>v,eX:()=>L,fi:()=>s,g5:()=>i,ie:()=>k,ij:()=>O,jB:()=>n,mC:()=>P,nS:()=>c,ns:()=>b,pJ:()=>a,qj:()=>S});var d=e(1064),
u=e(5011),t=e(5257),M=e(4120);const f=["fails","warns","works"];function w({worst:ee}){return ee==="error"?"fails":ee==="warning"?"warns":"works"}const S=({rows:ee})=>f.
find(he=>ee.some(fe=>w(fe)===he))??"works";function g(ee){const he=S({rows:ee});return he==="works"&&ee.some(l)?"skipped":he}const l=({chosen:ee})=>Object.keys(
ee).length===0,a={fails:"init fails",warns:"has warnings",works:"passed"},o=3,s=({directory:ee},he)=>ee===t.cd.file?t.cd.file:ee==="."?"the top directory":he(ee);
function i(ee){const he=ee.filter(({directory:te})=>te!==t.cd.file),{length:fe}=n(he).failing;return fe===0?null:he.length===1?"init fails":`init fails in ${fe===
he.length?`all ${fe}`:`${fe} of ${he.length}`} root modules`}function n(ee){const{fails:he=[],warns:fe=[],works:se=[]}=Object.groupBy(ee,S);return{failing:he,wrong:[
...he,...fe],good:se}}function y({rows:ee}){const{fails:he=[],warns:fe=[],works:se=[]}=Object.groupBy(ee,w);return{wrong:[...he,...fe],good:se}}function v(ee){const he=new Map;
for(const te of n(ee).wrong)for(const ne of y(te).wrong){const Oe=h(ne),Ee=he.get(Oe)??{row:ne,roots:new Set};he.set(Oe,Ee),Ee.roots.add(te)}const{fails:fe=[],warns:se=[]}=Object.
groupBy(he.values(),({row:te})=>w(te));return[...fe,...se]}const h=({kind:ee,source:he,constraints:fe,locked:se,chosen:te,problems:ne})=>JSON.stringify([ee,he,fe,
se,te,ne]),m=3;function k(ee,he){const fe=new Map(ee.map(te=>[te.row,[...te.roots]]));return{title:"root modules",cell:te=>{const ne=fe.get(te)??[],Oe=ne.slice(
0,m).map(he);return(0,M.K4)(Oe,m,ne.length-Oe.length)}}}const P=({address:ee,host:he},{clients:fe})=>fe.every(se=>(0,u.Vm)(se)===he)&&ee.startsWith(`${he}/`)?ee.
slice(he.length+1):ee;function c(ee){const he=[...new Map(ee.map(Ee=>[`${Ee.kind} ${Ee.source}`,Ee])).values()],fe=["module","provider"].flatMap(Ee=>{const{length:V}=he.
filter(G=>G.kind===Ee);return V===0?[]:[(0,M.px)(V,Ee)]});if(fe.length===0)return"no registry modules and no providers";const se=ee.some(({platforms:Ee})=>Ee.length>
0)?" and package":"",te=he.filter(l).length,ne=he.filter(({chosen:Ee})=>Object.values(Ee).includes(null)).length,Oe=te+ne===0?`every version${se} is available`:
[...ne>0?[`${ne} without a version`]:[],...te>0?[`${te} not checked`]:[]].join(", ");return`${fe.join(" and ")}, ${Oe}`}const r=60,E=6,$=60,D=12;function b({clients:ee,
rows:he},fe){const se=he.every(({chosen:ne})=>new Set(Object.values(ne)).size<=1),te=[{title:"constraint",cell:({constraints:ne})=>(0,M.K4)([...new Set(ne)].map(
Oe=>fe(Oe,$)),E)},...se?[{title:"version",cell:ne=>Z(ne,null,fe)}]:ee.map(ne=>({title:d.bB[ne],cell:Oe=>Z(Oe,ne,fe)})),{title:"newest",cell:({newest:ne})=>ne===
null?"":fe(ne,r)},{title:"platforms",cell:({platforms:ne})=>$e(ne,fe)}];return O(te,he)}const O=(ee,he)=>ee.filter(({cell:fe})=>he.some(se=>fe(se)!=="")),L=ee=>({
title:"problem",cell:({problems:he})=>he.filter(({usualSeverity:fe})=>fe!=="notice").map(ee).join(", ")});function Z({chosen:ee,locked:he},fe,se){const te=fe===
null?Object.values(ee)[0]:ee[fe];return te===void 0?"":te!==null?`${se(te,r)}${te===he?" (locked)":""}`:he===null?"none":`none (locked: ${se(he,r)})`}function $e(ee,he){
const fe=ee.map(({platform:se,available:te})=>`${te===null?"?":te?"\u2713":"\u2717"} ${he(se,r)}`);return(0,M.K4)(fe,D)}}),733:((be,_,e)=>{e.d(_,{W:()=>w,n:()=>u});
const d=/^[ -~]*$/;function u(S){if(d.test(S))return S.length;let g=0;for(const l of S)g+=t(l);return g}function t(S){return d.test(S)?1:M(S)?0:new RegExp("\\p{R\
egional_Indicator}","u").test(S)?1:f(S)?2:1}const M=S=>/[\p{Mn}\p{Me}\u1160-\u11FF]/u.test(S),f=S=>/[\u1100-\u115F\u2329\u232A\u2E80-\u303E\u3041-\u3247\u3250-\u4DBF\u4E00-\uA4C6\uA960-\uA97C\uAC00-\uD7A3\uF900-\uFAFF\uFE10-\uFE19\uFE30-\uFE6B\uFF01-\uFF60\uFFE0-\uFFE6\u{16FE0}-\u{18DFF}\u{1AFF0}-\u{1B2FF}\u{1F200}-\u{1F265}\u{20000}-\u{3FFFD}\p{Emoji_Presentation}]/u.
test(S);function w(S,g,l){let[a,o]=["",0];for(const s of S){const i=t(s),n=o+i;if(o>=g&&n<=l&&(i>0||o>g)?a+=s:a+=" ".repeat(Math.max(0,Math.min(n,l)-Math.max(o,
g))),o=n,o>l)break}return a}}),7146:((be,_,e)=>{e.d(_,{ky:()=>a,nI:()=>t,qt:()=>g,wW:()=>l});var d=e(733);const u={bold:1,dim:2,red:31,green:32,yellow:33,blue:34};
function t(s,i,n){return n.colour?`\x1B[${u[i]}m${s}\x1B[0m`:s}const M=(s,i,{hyperlinks:n})=>i===void 0||!n?s:`\x1B]8;;${i}\x1B\\${s}\x1B]8;;\x1B\\`,f=/^(?:iTerm\.app|WezTerm|vscode|ghostty|Hyper|terminology|zed|Tabby)$/,
w=/^(?:xterm-kitty|xterm-ghostty|alacritty(?:-direct)?|foot|wezterm)$/,S=5001;function g(s){const{FORCE_HYPERLINK:i,TERM:n="",TERM_PROGRAM:y="",VTE_VERSION:v}=s;
return i?i!=="0":s.CI||s.NO_COLOR||n==="dumb"?!1:Number(v)>=S||f.test(y)||w.test(n)||["WT_SESSION","KONSOLE_VERSION","DOMTERM"].some(h=>s[h])}function l(s,i){const n="\
 ".repeat(s.indent),y=s.label.padEnd((s.column??0)-1),v=" ".repeat(s.indent+(s.column??2)),[h="",...m]=o(i.withFlags?.(s.text)??s.text,{first:i.width-n.length-y.
length-1,others:i.width-v.length}),k=M(t(y,s.style,i),s.url,i);return[`${n}${k} ${h}`.trimEnd(),...m.map(P=>`${v}${P}`)]}function a(s,{width:i,withFlags:n}){const[
y="",...v]=o(n?.(s)??s,{first:i,others:i-2});return[y,...v.map(h=>`  ${h}`)]}function o(s,i){const n=[];let y="",v=0;for(const h of s.split(" ")){const m=n.length===
0?i.first:i.others,k=(0,d.n)(h);y!==""&&v+1+k>m?(n.push(y),y=h,v=k):(v=y===""?k:v+1+k,y=y===""?h:`${y} ${h}`)}return[...n,y]}}),4421:((be,_,e)=>{e.d(_,{S5:()=>ue,
MV:()=>Ae,K8:()=>Be});var d=e(1393),u=e(2796),t=e(5102),M=e(4120),f=e(5955),w=e(8641),S=e(1831),g=e(8884),l=e(733),a=e(7146);const o=160,s=12,i="    ",n=/##\w*\[/;
function y({place:I,before:B,literal:W,after:q},me,ye){const Se=" ".repeat(`  ${I.line}`.length),je=Math.min(ye.width,o)-Se.length-3;if(je<s)return[];const _e=v(
B+W+q),Ge=_e(B+W+q),We=(0,l.n)(Ge)<=je?0:_e(B).search(/[^ ]|$/),ot=Ge.slice(We),st=(0,l.n)(_e(B))-We,C=(0,l.n)(_e(B+W))-We,{from:N,to:Y,text:re}=h(ot,st,Math.max(
C,st+1),je),de=(0,a.nI)("|","dim",ye),Me="^".repeat(Math.max(1,Math.min(C,Y)-Math.max(st,N))),Ce=" ".repeat(Math.max(st,N)-N);return[`${(0,a.nI)(`  ${I.line}`,"\
dim",ye)} ${de} ${re}`.trimEnd(),`${Se} ${de} ${Ce}${(0,a.nI)(Me,me,ye)}`]}function v(I){const B=W=>(0,w.RK)(W.replaceAll("	",i),Number.POSITIVE_INFINITY);return n.
test(B(I))?W=>B(W).replaceAll(/(?<=#)#/g," #"):B}function h(I,B,W,q){const me=(0,l.n)(I);if(me<=q)return{from:0,to:q,text:I};const ye=Math.max(0,q-2-(W-B)),Se=W<
q?0:Math.max(0,B-1-Math.ceil(ye*2/3)),je=me-Se<=q,_e=Se+q,Ge=(0,l.W)(I,Se===0?0:Se+1,je?_e:_e-1),We=`${Se===0?"":"\u2026"}${Ge}${je?"":"\u2026"}`;return{from:Se,
to:je?_e:_e-1,text:We}}var m=e(1505),k=e(7574);const P=20,c=6,r=13,E={fails:{sign:"\u2717",style:"red"},unchecked:{sign:"\u2717",style:"red"},warns:{sign:"!",style:"\
yellow"},skipped:{sign:"\u25CB",style:"blue"},works:{sign:"\u2713",style:"green"}},$={error:E.fails,warning:E.warns,notice:{sign:"\xB7",style:"blue"}},D={value:w.
RK,prose:w.RK,because:g.eo};function b(I,B){const W=(0,t.sG)(I),{sign:q,style:me}=E[W],ye=[...(0,t.cG)(I)?Z(I,B.context):[],...(0,m.o7)(I,D)],Se=`${t.nx[W]}${I.
isNew?` (${M.dy})`:""}: ${L(I)}`;return[...(0,a.wW)({indent:0,label:`${q} ${O(I.visit.host)}`,style:me,text:Se},B),...ye.flatMap(je=>$e(je,B))].map(w.BP).join(`\

`)}const O=I=>{const B=(0,S.nx)(I);return B===I?(0,w.RK)(I):`${(0,w.RK)(B)} (${(0,w.RK)(I)})`};function L(I){const{discovery:B}=I.visit.attempt,W=(0,t.QK)(I);return W.
length>0?(0,M.K4)([...new Set(W.map(q=>q.problem.code))],c):B.kind==="skipped"?B.problem.code:(0,m.Yj)(I,D)}function Z(I,B){const{hops:W,certificates:q}=I.visit.
attempt;return[(0,m.se)(I,B,D),{label:"response",texts:W.map(ee)},{label:"services",texts:he(I)},...(0,m.Zc)(I,D),{label:"certificate",texts:q.map(me=>se(me,B))}]}
const $e=({label:I,texts:B},W)=>B.flatMap((q,me)=>{const ye=me===0?I:"";return(0,a.wW)({indent:2,label:ye,style:"dim",column:r,text:q},W)});function ee(I){const B=I.
status===null?"none":`${I.status} ${(0,w.RK)(I.reason,m.tN)}`,W=I.status===null?"after":"in",q=[...I.mediaType===null?[]:[(0,w.RK)(I.mediaType,m.tN)],...I.address===
null?[]:[`at ${(0,w.RK)(I.address,m.tN)}`],...I.proxy===null?[]:[`through ${(0,w.RK)((0,w.cq)(I.proxy))}`],...I.authorization==="none"?[]:[`token ${(0,M.Rk)(I.authorization)}`]],
me=q.length===0?"":` (${q.join("; ")})`;return`${B.trim()} from ${(0,w.RK)((0,w.cq)(I.url))} ${W} ${(0,k.kJ)(I.ms)}${me}`}function he({services:I,servicesLeftOut:B}){
const W=I.slice(0,P),q=I.length-W.length+B;return[...W.map(fe),...q>0?[`and ${q} more`]:[]]}function fe(I){const B=(0,w.RK)(I.id,m.tN);switch(I.kind){case"url":
return`${B} ${(0,w.RK)((0,w.cq)(I.url))}`;case"login":{const{authz:W,token:q}=I.login,me=[W,q].map(ye=>(0,w.RK)((0,w.cq)(ye??"none")));return`${B} authz ${me.join(
", token ")}`}case"problem":return`${B}: ${I.problem.code}`}}function se(I,B){const{host:W,subject:q,issuer:me,expires:ye}=I,Se=(0,w.RK)((0,k.nO)(ye,B.startedAt));
return`${(0,w.RK)(W,m.tN)} valid until ${Se}; subject ${(0,w.RK)(q,m.tN)}, issuer ${(0,w.RK)(me,m.tN)}`}const te=4,ne={places:6,messages:5,frames:u.Wi},Oe={places:3,
messages:2,frames:1},Ee=1e3;function V(I,B,W){const{severity:q,code:me,title:ye,message:Se}=I,je=(0,w.RK)(Se??ye,Ee),_e=`${B.context.docsUrl}#${me}`,{style:Ge}=$[q],
We=G(I,W)??[...Re(I.hosts.length>1?"hosts":"host",pe(I),B),...Ie(I,B,W),...le(I,B)],ot=oe(I.findings)?"":I.help??"";return[...(0,a.wW)({indent:0,label:`${q}[${me}\
]:`,style:Ge,url:_e,text:je},B),...We,...Re("help",(0,w.RK)(ot,Ee),B),...Re("affects",(0,M.od)(I.affects,B.context.clients),B)].map(w.BP).join(`
`)}function G(I,{codes:B}){const{hosts:W,message:q,code:me,findings:ye}=I;if(W.length<2||q===null)return null;const{lines:Se}=(0,g.yv)(ye),je=JSON.stringify([W.
toSorted(),Se[0],Se.length]),_e=B.get(je);return _e===void 0&&B.set(je,me),_e===void 0?null:[`  hosts: the same ${W.length} as for ${_e}`]}function pe({hosts:I,
findings:B,message:W}){const[q]=I;if(I.length===1&&q!==void 0&&W?.includes((0,S.nx)(q))&&B[0]?.isHostNew!==!0)return"";const ye=(0,M.Ku)(I,te).map(Se=>{const je=B.
some(_e=>_e.host===Se&&_e.isHostNew);return`${O(Se)}${je?` (${M.dy})`:""}`});return(0,M.K4)(ye,I.length,I.length-ye.length)}function Ie(I,B,W){const{frames:q}=X(
I),me=U(I),ye=(0,u.cr)(I).length-me.length;return[...me.flatMap(({message:Se,findings:je,first:_e},Ge)=>{const We=j(_e,I.message===null?Se:"",B);return Ge>=q?We:
[...We,...z(_e,I,B,W),...Re("help",(0,w.RK)(J(I,je),Ee),B)]}),...ye>0?[`  and ${(0,M.px)(ye,"more message")} in the JSON report`]:[]]}const X=({hosts:I,findings:B})=>I.
length>1||oe(B)?Oe:ne,U=I=>(0,M.Ku)((0,u.cr)(I),X(I).messages).map(([B,W])=>({message:B,findings:W,first:(0,g.tN)(W)}));function j(I,B,W){if(I===null&&B==="")return[];
const q=I===null?"-":"-->",ye=[...I===null?[]:[(0,g.R3)(I)],(0,w.RK)(B,Ee)].filter(Se=>Se!=="").join(": ");return(0,a.wW)({indent:2,label:q,style:"dim",text:ye},
W)}function z(I,{severity:B},W,{lines:q}){if(I===null)return[];const{file:me,line:ye,column:Se}=I,je=W.context.sources.find(_e=>_e.place.file===me&&_e.place.line===
ye&&_e.place.column===Se);return je===void 0||q.has(je)?[]:(q.add(je),y(je,$[B].style,W))}function J({help:I,findings:B},W){return I!==null||oe(B)?"":W[0]?.problem.
help??""}const oe=([I,B])=>I?.exclude!==void 0&&B!==void 0;function le(I,B){const{findings:W}=I,{lines:q,settings:me,leftOut:ye}=(0,g.yv)(W),Se=U(I).map(({first:Ge})=>Ge&&
(0,g.eo)(Ge)),je=q.filter(Ge=>!Se.includes((0,g.eo)(Ge))),_e=X(I).places;return[...Re("also at",(0,g.Ky)(je,_e,void 0,ye),B),...Re("required by",(0,g.Ky)(me,_e),
B)]}const Re=(I,B,W)=>B===""?[]:(0,a.wW)({indent:2,label:`${I}:`,style:"dim",text:B},W);var Te=e(4148),ze=e(1064);const Ye=20,qe=3,Ve="  ",et=I=>(0,Te.fi)(I,w.J7);
function F(I,B){const{wrong:W}=(0,Te.jB)(I);return W.length>Te.LC?[ce(I,W,B)]:W.map(q=>{const me=(0,Te.P)(q),ye=[...me.wrong,...me.good],Se=ge((0,Te.ns)({...q,rows:ye.
slice(0,Ye)},w.RK),ye),je=et(q);return Le({outcome:(0,Te.qj)(q),name:je,root:q,rows:ye,columns:Se},B)})}function ce(I,B,W){const q=(0,Te.cZ)(I),me=q.map(({row:We})=>We),
ye=ze.Du.filter(We=>B.some(ot=>ot.clients.includes(We))),Se=(0,Te.ns)({clients:ye,rows:me.slice(0,Ye)},w.RK),je=ge([(0,Te.ie)(q,et),...Se],me),_e=(0,Te.qj)({rows:me}),
Ge=(0,M.px)(B.length,"root module");return Le({outcome:_e,name:Ge,root:{clients:ye},rows:me,columns:je},W)}const ge=(I,B)=>[...I,...(0,Te.ij)([(0,Te.eX)(({code:W})=>W)],
B)];function Le({outcome:I,name:B,root:W,rows:q,columns:me},ye){const{sign:Se,style:je}=E[I],_e=q.filter(st=>(0,Te.Mm)(st)===I),Ge=[...new Set(_e.map(st=>(0,w.RK)(
(0,Te.mC)(st,W))))],We=`${Te.pJ[I]} for ${(0,M.K4)(Ge,qe)}`,ot=q.length-Ye;return[`${(0,a.nI)(Se,je,ye)} ${(0,a.nI)(B,"bold",ye)}: ${We}`,...nt(q.slice(0,Ye).map(
st=>({sign:E[(0,Te.Fg)([st])],cells:[(0,w.RK)((0,Te.mC)(st,W)),...me.map(({cell:C})=>C(st))]})),["module or provider",...me.map(({title:st})=>st)],ye),...ot>0?[
`  and ${ot} more in the JSON report`]:[]].map(w.BP).join(`
`)}function nt(I,B,W){const q=B.map((Se,je)=>Math.max(...[Se,...I.map(({cells:_e})=>_e[je])].map(He)));if(q.reduce((Se,je)=>Se+Ve.length+je,Ve.length)>W.width)return I.
flatMap(({sign:{sign:Se,style:je},cells:[_e="",...Ge]})=>{const We=Ge.flatMap((st,C)=>st===""?[]:[`${B[C+1]} ${st}`]),ot=`${_e}: ${We.join("; ")}`;return(0,a.wW)(
{indent:2,label:Se,style:je,text:ot},W)});const ye=Se=>Se.map((je,_e)=>je+" ".repeat((q[_e]??0)-He(je))).join(Ve).trimEnd();return[`    ${(0,a.nI)(ye(B),"dim",W)}`,
...I.map(({sign:{sign:Se,style:je},cells:_e})=>`  ${(0,a.nI)(Se,je,W)} ${ye(_e)}`)]}const He=(I="")=>Array.from(I).length;function Ke(I,B){const W=I.flatMap(_e=>_e.
rows),{sign:q,style:me}=E[(0,Te.Fg)(W)],[ye]=I,je=`${I.length===1&&ye!==void 0?et(ye):(0,M.px)(I.length,"root module")}: ${(0,Te.nS)(W)}`;return(0,a.wW)({indent:0,
label:q,style:me,text:je},B).map(w.BP).join(`
`)}const ht=3,pt=4,rt=1e3;function Fe({hosts:I,roots:B},W){const q=Map.groupBy(I,t.sG),me=(q.get("unchecked")??[]).filter(({findings:Se})=>Se.length===0),{good:ye}=(0,Te.
jB)(B);return[...tt("unchecked",me,W),...tt("skipped",q.get("skipped")??[],W),...tt("works",q.get("works")??[],W),...ye.length>0?[Ke(ye,W)]:[]]}function tt(I,B,W){
const q=We=>b(We,W);if(B.length<=ht)return B.map(q);const{sign:me,style:ye}=E[I],Se=(0,M.Ku)(B,pt).map(({visit:We})=>O(We.host)),je=(0,M.K4)(Se,Se.length,B.length-
Se.length),_e=`${(0,M.px)(B.length,"host")} ${t.nx[I]}: ${je}`;if(!W.isRunner)return[(0,a.wW)({indent:0,label:me,style:ye,text:_e},W).map(w.BP).join(`
`)];const Ge=We=>`and ${We} more in the JSON report`;return[[(0,w.BP)(`${me} ${_e}`),...(0,M.UV)(B,rt,q,Ge)].join(`
`)]}function Et(I,B){const W=(0,t.hm)(I.findings),q=I.hosts.length>ht||I.findings.length>0,me=B.isRunner?"the JSON report has all details; its path is the outpu\
t `report`":"for all details: `--format json` or `--report FILE.json`",ye=`problem codes are explained at ${B.context.docsUrl}`;return q?[(W===null||W==="notice"?
[me]:[ye,me]).flatMap(je=>(0,a.ky)(je,B)).join(`
`)]:[]}const gt=5,vt=30,yt=3,wt=20,Q=16e6;function*ue(I,B){yield`${Ae(I,B)}
`;let W=!0;for(const{text:q}of Be(I,B)){const me=q.includes(`
`);yield`${W||me?`
`:""}${q}
`,W=me}}function Ae(I,B){const{sign:W,style:q}=E[I.passed?"works":"fails"],me=B.isQuiet?[]:(0,t.h$)(I,B.context).slice(0,gt);return[`${(0,a.nI)(W,q,B)} ${(0,a.nI)(
(0,t.$N)(I),"bold",B)}`,...me.flatMap(ye=>Ue(ye,B))].join(`
`)}function*Be(I,B,W=Q){const{isQuiet:q=!1,isRunner:me=!1,context:ye}=B,Se=({severity:N})=>!q||N==="error"||(0,d.k2)(N,ye.failOn),je=(0,u.cZ)(I.findings.filter(
Se)),_e={lines:new Set,codes:new Map};for(const N of je.slice(0,vt))yield ve(V(N,B,_e));const Ge=je.slice(vt).flatMap(({findings:N})=>N);if(Ge.length>0&&(yield ve(
`and ${(0,M.px)(Ge.length,"more finding")} in the JSON report`)),q)return;const We=N=>({kind:me?"group":"plain",text:N});yield*F(I.roots,B).map(We);const ot=(0,t.
md)(I.hosts).filter(N=>(0,t.cG)(N)&&!(0,t.JR)(N)),st=me||ot.length<=yt?ot:[];yield*Ne(st,B,W).map(We),yield*Fe(I,B).map(We);const C=(0,t.h$)(I,ye).slice(gt);C.length>
0&&(yield ve(C.flatMap(N=>Ue(N,B)).join(`
`))),yield*Et(I,B).map(ve)}const Ue=(I,B)=>(0,a.ky)((0,w.RK)(I),B).map(w.BP);function*Ne(I,B,W){const q=new f.Wv(W),me=ot=>b(ot,B),ye=yield*(0,f._Q)(I.slice(0,wt),
q,me),Se=[],je=(0,f._Q)(I.slice(wt),q,me);let _e=je.next();for(;!_e.done;_e=je.next())Se.push(_e.value);const Ge=(0,M.px)(Se.length,"more host");Se.length>0&&(yield[
`details of ${Ge}`,...Se].join(`
`));const We=ye+_e.value;We>0&&(yield`the details of ${(0,M.px)(We,"more host")} are in the JSON report`)}const ve=I=>({kind:"plain",text:I})}),5257:((be,_,e)=>{
e.d(_,{JT:()=>w,KS:()=>S,MO:()=>a,MP:()=>f,Nf:()=>l,W$:()=>M,cd:()=>t,yp:()=>g});var d=e(5143);const u="hostnames input",t={file:u,line:1,column:1,endColumn:1},
M=o=>o.file===u?u:o,f=({host:o,namespace:s,name:i,system:n})=>`${o}/${s}/${i}/${n}`,w=({host:o,namespace:s,type:i})=>`${o}/${s}/${i}`;function S(o,s){const i=o.
versions??l(o)?.values?.[s]??null;return i===null?null:{text:i,place:g(o)}}function g(o){const{versionsAt:s,place:i}=o,n=typeof s=="number"?s:s?.at;return n===void 0?
i:{file:i.file,...(0,d._h)(n)}}const l=({versionsAt:o})=>typeof o=="number"?null:o,a=(o,s)=>`${o} ${s}`}),2909:((be,_,e)=>{e.a(be,async(d,u)=>{try{let te=function(){
return process.env.GITHUB_WORKSPACE??process.cwd()};e.r(_);var t=e(4391),M=e(9018),f=e(7251),w=e(6309),S=e(2722),g=e(3581),l=e(8782),a=e(9077),o=e(3795),s=e(3386),
i=e(2057),n=e(1964),y=e(6182),v=e(2827),h=e(3616),m=e(8641),k=e(9703),P=e(4421),c=e(8463),r=e(3152),E=e(4844),$=e(6875);const D=120;process.env.UV_THREADPOOL_SIZE??=
"64",(0,s.p)(),(0,i.B_)(process.stdout,ne=>process.stderr.write(`the log was not written: ${ne}
`)),(0,i.B_)(process.stderr,()=>{});const b=g.j_(process.env.GITHUB_EVENT_PATH);delete process.env.GITHUB_EVENT_PATH;const O=new $.V,L=()=>performance.now();await(0,a.
q)(process,await Z(g.Ko(E.y.map(({name:ne})=>ne))));async function Z(ne){const Oe=(0,M.c)(ne,process.env,(0,f.K)(g.QU)),Ee=G=>{const pe=(0,M.r)(Ie=>(0,k.p)(G,Ie),
Oe);return g.fJ("Could not run",pe),3},V=(0,a.w)(process,O,{isFinal:!1,crash:Ee,now:L});try{const G=await $e(ne,Oe),pe=V.aborted?3:G.verdict.passed?0:1;return await he(
G,Oe,V),pe}catch(G){return G instanceof r.GN?(g.fJ("Wrong settings",Oe.redact(G.mistakes.join(`
`))),2):Ee(G)}}async function $e(ne,Oe){const Ee=(0,o.fN)(V=>g.N4(Oe.redact([V])),o.Si);try{return await(0,t.z6)(ne,{environment:process.env,directory:te(),isFork:(0,l.
$c)(process.env.GITHUB_EVENT_NAME,b),stop:O,startTimer:$.I,progress:Ee.show,changes:V=>se(V,Oe),secrets:Oe,kill:process.kill})}finally{Ee.end()}}async function ee(ne){
const{verdict:Oe,changes:Ee,context:V}=ne,G=(0,l.ng)(process.env,b),pe=G===null?[]:(0,S.ws)((0,S.R8)(Oe),te(),G);if(G===null||Ee?.kind!=="files")return{...ne,located:pe,
context:{...V,links:(0,S.hP)(pe)}};const{withDiffLinks:Ie}=await e.e(52).then(e.bind(e,9052)),X=Ie(pe,Ee.files,te(),G);return{...ne,located:pe,context:{...V,links:X}}}
async function he(ne,{redact:Oe},Ee){const{settings:V,verdict:G}=ne,{GITHUB_OUTPUT:pe,GITHUB_STEP_SUMMARY:Ie,RUNNER_TEMP:X}=process.env,U=le=>g.R8(Oe(le).map(Re=>(0,m.
LS)(Re))),j=async(le,Re)=>{try{await Re()}catch(Te){U([`${le}: ${(0,w.A3)(Te)}`])}};let z={...ne,located:[]};await j("places are not links",async()=>{z=await ee(
ne)});const{context:J}=z,oe={colour:!1,width:D,isRunner:!0,context:J};await j("the log was not written",()=>g.ur((0,P.MV)(G,oe),(0,P.K8)(G,oe))),await j("the an\
notations were not written",()=>g.fz((0,n.H)(G,J))),await j("the outputs were not written",async()=>U(await g.Kn(pe,(0,v.Y)(G)))),await j("the job summary was n\
ot written to GITHUB_STEP_SUMMARY",()=>g.Sy(Ie,(0,h.Gc)(G,J))),await j("the JSON report was not written to RUNNER_TEMP",async()=>{const le=g.u5(X,(0,y.h)(G,J));
U(await g.Kn(pe,{report:le}))}),await j("the report files were not written",async()=>U(await(0,c.t)(V.report,{verdict:G,context:J},te()))),!Ee.aborted&&await j(
"the comment and the issue were not written",async()=>{const{notes:le,warnings:Re}=await fe(z,Ee);g.N4(Oe(le)),U(Re)})}async function fe(ne,Oe){const{comment:Ee,
issue:V}=ne.settings;return Ee==="never"&&V==="never"?{notes:[],warnings:[]}:await(await e.e(137).then(e.bind(e,5137))).publish(ne,(0,l.ng)(process.env,b),te(),
Oe)}async function se({githubToken:ne},{redact:Oe}){const Ee=(0,l.ng)(process.env,b),G=await(await e.e(181).then(e.bind(e,5181))).readChanges(Ee,ne,O.signal);return G.
kind==="all"&&Ee?.pull&&g.R8(Oe([`changed-only has no effect: ${G.why}`])),G}u()}catch(D){u(D)}},1)}),2722:((be,_,e)=>{e.d(_,{R8:()=>ne,hP:()=>Ie,ws:()=>Ee});var d=e(
6760),u=e(5747);const t=/^(?!\.{1,2}$)[\w.-]+$/;function M(X){let U=!1;for(const j of X.split(`
`)){const z=j.trim();z.startsWith("[")&&(U=z==='[remote "origin"]');const J=z.indexOf("=");if(!(!U||J<0||z.slice(0,J).trim().toLowerCase()!=="url"))return f(z.slice(
J+1).trim())}return null}function f(X){const U=/^[\w.-]+@([\w.-]+):(?!\/)(.+)$/.exec(X),[j,z]=U===null?w(X):[U[1],U[2]],[J="",oe="",...le]=(z??"").replace(/\/$/,
"").split("/"),Re=oe.replace(/\.git$/,"");return!j||le.length>0||!t.test(J)||!t.test(Re)?null:{host:j.toLowerCase(),owner:J,name:Re}}function w(X){const U=URL.parse(
X);return U===null||!/^(https?|ssh):$/.test(U.protocol)?[]:[U.protocol==="ssh:"?U.hostname:U.host,U.pathname.slice(1)]}var S=e(3024);const g=128*1024*1024,l=12,
a=62,o=16384,s=12288,i=4,n=61440,y=4096,v=32768,h=Buffer.alloc(0);function m(X,U){const j=(0,u.io)(X,g);return j===null?new Map:k(j,U)}function k(X,U){const j=new Map;
if(X.length<l)return j;const z=X.readUInt32BE(4);if(X.toString("latin1",0,4)!=="DIRC"||z<2||z>4)return j;const J=X.readUInt32BE(8);let oe=h,le=l;for(let Re=0;Re<
J;Re+=1){if(le+a>X.length)return j;const Te=X.readUInt16BE(le+60),ze=le+a+(Te&o?2:0),Ye=z===i,{kept:qe,from:Ve}=Ye?P(X,ze,oe):{kept:h,from:ze},et=X.indexOf(0,Ve);
if(et<0)return j;const F=X.subarray(Ve,et),ce=Ye?Buffer.concat([qe,F]):F;if(ce.length>y)return j;const ge=(X.readUInt32BE(le+24)&n)===v,Le=ce.toString("utf8");ge&&
(Te&s)===0&&U.has(Le)&&j.set(Le,{modified:X.readUInt32BE(le+8),size:X.readUInt32BE(le+36)}),le=Ye?et+1:le+(et-le+8&-8),oe=ce}return j}function P(X,U,j){let z=U,
J=X[z++]??0,oe=J&127;for(;J&128;)J=X[z++]??0,oe=(oe+1)*128+(J&127);return{kept:j.subarray(0,Math.max(0,j.length-oe)),from:z}}function c(X,{modified:U,size:j}){try{
const z=(0,S.lstatSync)(X),J=Math.floor(z.mtimeMs/1e3);return z.isFile()&&z.size%2**32===j&&J%2**32===U}catch(z){return(0,u.Oj)(z),!1}}const r=5,E=/^[0-9a-f]{40}$/,
$=/^refs\/(?!.*\.\.)[^\0]+$/;function D(X){const U=(0,d.join)(X,".git"),j=b(U,X)??U,z=he((0,d.join)(j,"commondir")),J=z===null?j:$e(z,j),oe=()=>ee((0,d.join)(J,
"packed-refs"))??"",le=O(he((0,d.join)(j,"HEAD")),[j,J],oe);return le===null?null:{commit:le,isFetched:Z(le,ee((0,d.join)(j,"FETCH_HEAD"))??"",oe),remote:M(ee((0,d.
join)(J,"config"))??""),tracked:Re=>m((0,d.join)(j,"index"),Re)}}function b(X,U){const[,j]=/^gitdir: (.+)$/.exec(he(X)??"")??[];return j===void 0?null:$e(j,U)}function O(X,U,j){
let z=X;for(let J=0;z!==null&&J<=r;J+=1){if(E.test(z))return z;const[,oe]=/^ref: (.+)$/.exec(z)??[];if(oe===void 0||!$.test(oe))return null;z=L(oe,U,j)}return null}
function L(X,U,j){for(const J of U){const oe=he((0,d.join)(J,X));if(oe!==null)return oe}return j().split(`
`).find(J=>J.endsWith(` ${X}`))?.slice(0,40)??null}function Z(X,U,j){const z=(J,oe)=>J.split(`
`).some(le=>le.startsWith(`${X}${oe}`));return z(U,"	")||z(j()," refs/remotes/")}const $e=(X,U)=>(0,d.isAbsolute)(X)?X:(0,d.join)(U,X);function ee(X){const U=(0,u.
yR)(X);return U.ok?U.text:null}const he=X=>ee(X)?.replace(/\r?\n$/,"")??null;var fe=e(4503),se=e(8884);const te=5e3;function ne(X){const U=new Set;for(const j of Oe(
X))if(typeof j!="string"&&(0,se.CN)(j.file)&&U.add(j.file),U.size===te)break;return U}function*Oe({findings:X,hosts:U,roots:j}){for(const{places:z}of X)yield*z;
for(const{requirements:z}of U)for(const{because:J}of z)yield*J;for(const{rows:z}of j)for(const{places:J}of z)yield*J}function Ee(X,U,j){if(!V(j.serverUrl))return[];
const z=pe(U);return[...Map.groupBy(X,oe=>z(oe.split("/").slice(0,-1).join("/")))].flatMap(([oe,le])=>oe===null?[]:G(oe,le,U,j))}const V=X=>/^https?:\/\/[\w.:/-]+$/.
test(X);function G({prefix:X,checkout:U},j,z,J){const{commit:oe,isFetched:le,remote:Re}=U,Te=URL.parse(J.serverUrl);if(Re===null||Te===null)return[];if(Re.host!==
Te.host&&Re.host!==Te.hostname)return[];if(!le&&![J.commit,J.defaultCommit].includes(oe))return[];const ze=`${Re.owner}/${Re.name}`,Ye=`${J.serverUrl}/${ze}/blo\
b/${oe}`,qe=F=>F?.toLowerCase()===ze.toLowerCase(),Ve=qe(`${J.owner}/${J.repository}`)||qe(J.pull?.from),et=new Map(j.map(F=>[F.slice(X.length),F]));return Array.
from(U.tracked(new Set(et.keys())),([F,ce])=>{const[ge,Le]=[et.get(F),(0,fe.o)(F)];return ge===void 0||Le===null||!c((0,d.join)(z,ge),ce)?[]:{file:ge,path:F,url:`${Ye}\
/${Le}`,isOfRun:Ve}}).flat()}function pe(X){const U=new Map,j=z=>{const J=U.get(z);if(J!==void 0)return J;const oe=D((0,d.join)(X,z)),le=z.split("/").slice(0,-1).
join("/"),Re=oe!==null?{prefix:z===""?"":`${z}/`,checkout:oe}:z===""?null:j(le);return U.set(z,Re),Re};return j}const Ie=X=>new Map(X.map(({file:U,url:j})=>[U,{
url:j}]))}),3581:((be,_,e)=>{e.d(_,{Kn:()=>y,Ko:()=>l,N4:()=>k,QU:()=>a,R8:()=>P,Sy:()=>n,fJ:()=>c,fz:()=>i,j_:()=>m,u5:()=>h,ur:()=>o});var d=e(3024),u=e(6760),
t=e(4477),M=e(6309),f=e(5747),w=e(566),S=e(4e3),g=e(5955);const l=r=>Object.fromEntries(r.map(E=>[E,t.V4(E)]));function a(r){for(const E of r)t.Pq(E)}function o(r,E){
t.pq(r);let $=!0;for(const{kind:D,text:b}of E){const[O="",...L]=b.split(`
`),Z=D==="plain"&&L.length>0;($||Z)&&t.pq(""),$=Z,Z||L.length===0?t.pq(b):(t.Oh(O),t.pq(L.join(`
`)),t.N4())}}const s={error:t.z3,warning:t.$e,notice:t.lm};function i(r){for(const{level:E,message:$,line:D,column:b,...O}of r)s[E]($,{...O,...D===void 0?{}:{startLine:D},
...b===void 0?{}:{startColumn:b}})}const n=(r,E)=>v("GITHUB_STEP_SUMMARY",r,$=>(0,d.appendFileSync)($,E));async function y(r,E){const $=new Map;for(const[O,L]of Object.
entries(E))try{const Z=()=>t.uH(O,L);await(r?v("GITHUB_OUTPUT",r,Z):Z())}catch(Z){$.set(O,(0,M.A3)(Z))}const[D]=$.values();return D===void 0?[]:[`not written to\
 GITHUB_OUTPUT, and empty for later steps: ${[...$.keys()].join(", ")}: ${D}`]}async function v(r,E,$){if(!E)throw new M.Lw(`${r} is not set; run this as an act\
ion on a runner`);const D=(0,d.openSync)(E,"r+");try{const{size:b}=(0,d.fstatSync)(D);try{$(E)}catch(O){throw(0,d.fstatSync)(D).size>b&&(0,d.ftruncateSync)(D,b),
O}}finally{(0,d.closeSync)(D)}}function h(r,E){if(!r)throw new M.Lw("RUNNER_TEMP is not set; run this as an action on a runner");const $=(0,u.join)("tf-disco","\
report.json");return(0,w.f)(r,$,(0,g.mk)(E)),(0,u.join)(r,$)}function m(r){if(r===void 0||r==="")return null;const E=(0,f.yR)(r);try{if(E.ok)return JSON.parse(E.
text)}catch{}const $=E.ok?"is not JSON":(0,S.mP)(E.failure);return t.$e(`the event of this run is ignored: the file in GITHUB_EVENT_PATH ${$}; check that no ear\
lier step changes it`),null}function k(r){for(const E of r)t.pq(E)}function P(r){for(const E of r)t.$e(E)}const c=(r,E)=>t.z3(E,{title:r})}),8782:((be,_,e)=>{e.
d(_,{$c:()=>S,Ob:()=>f,at:()=>a,ng:()=>t});var d=e(8641);const u=/^(?!\.{1,2}\/)([\w.-]+)\/(?!\.{1,2}$)([\w.-]+)$/;function t(s,i){const n=m=>s[m]?.trim()??"",[
,y,v]=u.exec(n("GITHUB_REPOSITORY"))??[];if(y===void 0||v===void 0)return null;const h=M(n("GITHUB_SERVER_URL")||"https://github.com");return{owner:y,repository:v,
apiUrl:M(n("GITHUB_API_URL")||"https://api.github.com"),serverUrl:h,event:n("GITHUB_EVENT_NAME"),workflow:w(n("GITHUB_WORKFLOW_REF"))??n("GITHUB_WORKFLOW"),job:n(
"GITHUB_JOB"),step:n("GITHUB_ACTION"),id:Number(/^\d+$/.exec(n("GITHUB_RUN_ID"))?.[0]??0),url:`${h}/${y}/${v}/actions/runs/${n("GITHUB_RUN_ID")}`,defaultCommit:n(
"GITHUB_SHA"),commit:o(i,"pull_request","head","sha")??n("GITHUB_SHA"),pull:g(n("GITHUB_EVENT_NAME"),i),isDefaultBranch:l(n("GITHUB_REF"),i)}}const M=s=>s.replace(
/(?<!\/)\/+$/,"");function f({apiUrl:s}){const i=URL.parse(s);return i!==null&&/^https?:$/.test(i.protocol)?null:`GITHUB_API_URL is not an https URL: ${(0,d.RK)(
s)}`}const w=s=>/^[^/]+\/[^/]+\/(.+?)@/.exec(s)?.[1];function S(s,i){if(s==="pull_request_target")return!1;const n=a(i,"pull_request","head"),[y,v]=[a(n,"repo",
"full_name"),a(i,"pull_request","base","repo","full_name")];return n!==void 0&&y!==v}function g(s,i){const n=a(i,"pull_request","number");return typeof n=="numb\
er"&&Number.isSafeInteger(n)&&n>0?{number:n,isFork:S(s,i),from:o(i,"pull_request","head","repo","full_name")??null}:null}function l(s,i){const n=o(i,"repository",
"default_branch");return n===void 0?null:s===`refs/heads/${n}`}function a(s,...i){return i.reduce((n,y)=>typeof n=="object"&&n!==null?Reflect.get(n,y):void 0,s)}
function o(s,...i){const n=a(s,...i);return typeof n=="string"?n:void 0}}),1964:((be,_,e)=>{e.d(_,{H:()=>he});var d=e(4e3),u=e(5799),t=e(2796),M=e(4120),f=e(8884),
w=e(8641),S=e(1831);const g=700,l=8,a=5,o={text:250,places:1},s={text:g,places:l},i=2,n=3600,y=120,v=4096,h=U=>U!==""&&(0,f.CN)(U)&&(0,w.BP)((0,w.RK)(U,v))===U;
function m(U){const j=c(U),z=[...new Set(U.map(({problem:le})=>le.title))],J=j.length>0?(0,M.K4)(j,i):r(U);if(z.length===1)return P(J,z[0]??"");const oe=`${U.length}\
 problems`;return P(J===null?oe:`${oe} with ${J}`,z.join(", "))}function k({title:U,hosts:j,findings:z}){if(z.length===1)return m(z);const J=j.length>0?0:(0,f.Dc)(
z),oe=Math.max(j.length,J),le=oe===1?c(z)[0]??(0,w.J7)((0,f.tN)(z)?.file??""):(0,M.px)(oe,j.length>0?"host":"file"),Re=z.length>oe?` (${z.length} times)`:"";return P(
oe===0?null:le,`${U}${Re}`)}const P=(U,j)=>U===null?j:`${U}: ${j}`,c=U=>[...new Set(U.flatMap(({host:j})=>j===null?[]:(0,w.RK)((0,S.nx)(j))))];function r(U){const j=(0,f.
tN)(U);return j===null||h(j.file)?null:(0,w.J7)(j.file)}function E(U,j){const z=new Set(U.map(({severity:le})=>le)).size>1,J=U.slice(0,a).map(le=>D(le,z,U.length>
2?o:s,j)).map(le=>le.join(`
`)),oe=U.length-J.length;return[...J,...oe>0?[$(oe)]:[]].join(`

`).split(`
`)}const $=U=>`and ${U} more, see the job summary`;function D(U,j,z,J){const{problem:oe,severity:le}=U,Re=(0,f.Xd)(U),Te=(0,M.od)(U.affects,J.clients),ze=(0,f.xi)(
U,Te,z.text,z.places);return[`${j?`${le}: `:""}${(0,w.RK)(oe.message,z.text)} [${oe.code}]`,...ze.map(([Ye,qe])=>`${Ye}: ${qe}`),...Re===null||h(Re.file)?[]:[`a\
t: ${(0,f.R3)(Re)}`],...U.isHostNew?[`the host is ${M.dy}`]:[],`${J.docsUrl}#${oe.code}`]}function b(U,j){const{message:z,help:J,findings:oe,code:le,title:Re,affects:Te}=U;
if(oe.length===1)return E(oe,j);const ze=(0,M.od)(Te,j.clients),Ye=[`${(0,w.RK)(z??Re,g)} [${le}]`,...J===null?[]:[`help: ${(0,w.RK)(J,g)}`],...ze===""?[]:[`aff\
ects: ${ze}`]],qe=`${j.docsUrl}#${le}`,Ve=n-[...Ye,qe].join(`
`).length;return[...Ye,...L(U,Ve),qe]}function O(U,j,{docsUrl:z}){const J=U.slice(0,a).flatMap(({problem:{message:oe,help:le}})=>[`${(0,w.RK)(oe,o.text)} [${j.code}\
]`,...j.help===null&&le?[`help: ${(0,w.RK)(le,o.text)}`]:[]]);return[...new Set(J),`see also "${k(j)}"`,`${z}#${j.code}`]}function L({findings:U,message:j},z){const J=[];
let oe=z;for(const Re of U){const Te=Z(Re,j===null);if(Te.length>=oe)break;oe-=Te.length+1,J.push(Te)}const le=U.length-J.length;return le>0?[...J,$(le)]:J}function Z(U,j){
const{host:z,places:J,placesLeftOut:oe,problem:le,isHostNew:Re}=U,Te=(0,f.Ky)(J,1,void 0,oe),ze=z===null?"":`${(0,w.RK)((0,S.nx)(z))}${Re?` (${M.dy})`:""}`,[Ye,
qe]=z===null?[Te,""]:[ze,Te],et=[j?(0,w.RK)(le.message,y):"",j&&qe!==""?`(${qe})`:qe].filter(F=>F!=="");return et.length===0?`- ${Ye}`:`- ${Ye}: ${et.join(" ")}`}
const $e=10,ee=200;function he(U,j){const z=fe(U);let J=U.findings;for(const oe of u.oC){const{annotations:le,used:Re}=se(oe,J,j);z.push(...le),J=J.filter(Te=>!Re.
has(Te))}return z}function fe({passed:U,stopped:j,findings:z}){const J=z.filter(({severity:le})=>le==="warning").length;if(U||z.some(({severity:le})=>le==="erro\
r"))return[];if(j!==null)return[X("error","The check is not complete",[(0,d.Cw)(j)])];const oe=`${(0,M.px)(J,"warning")}, and fail-on is warning`;return[X("erro\
r","Warnings fail this check",[oe])]}function se(U,j,z){const J=j.filter(({severity:Te})=>Te===U),oe=new Set(J.map(te));if(oe.size>$e)return{annotations:ne(U,J,
z),used:new Set(J)};const le=j.filter(Te=>oe.has(te(Te)));return{annotations:[...Map.groupBy(le,te).values()].map(Te=>X(U,m(Te),E(Te,z),(0,f.tN)(Te))),used:new Set(
le)}}function te(U){const j=(0,f.Xd)(U);return j===null?U:`${j.line}:${j.file}`}function ne(U,j,z){const J=(0,t.cZ)(j),oe=J.length<=$e?J:pe(J),le=oe.length<=$e?
oe:oe.slice(0,$e-1),Re=oe.slice(le.length).flatMap(Te=>Te.findings);return[...le.map(Te=>X(U,k(Te),b(Te,z),(0,f.tN)(Te.findings))),...Re.length===0?Oe(U,le,z).slice(
0,$e-le.length):[Ie(U,Re)]]}function Oe(U,j,z){if(U==="notice")return[];const J=new Set(j.map(({findings:le})=>le.map(te).find(Ee)));return G(j.map(le=>V(le).map(
Re=>({cause:le,findings:Re})))).filter(({findings:[le]})=>{const Re=le&&te(le);return Ee(Re)&&!J.has(Re)&&J.add(Re)}).slice(0,$e).map(({cause:le,findings:Re})=>{
const Te=O(Re,le,z);return X(U,m(Re),Te,(0,f.tN)(Re))})}const Ee=U=>typeof U=="string";function V({findings:U}){const j=U.filter(oe=>h((0,f.Xd)(oe)?.file??"")),
z=[...Map.groupBy(j,te).values()];return G(Map.groupBy(z,([oe])=>oe&&(oe.host??(0,f.Xd)(oe)?.file)).values())}const G=U=>[...U].flatMap(j=>j.map((z,J)=>({item:z,
turn:J}))).toSorted((j,z)=>j.turn-z.turn).map(({item:j})=>j);function pe(U){return[...Map.groupBy(U,({code:z})=>z).values()].flatMap(([z,...J])=>z===void 0||J.length===
0?z??[]:{...z,findings:[z,...J].flatMap(({findings:oe})=>oe),hosts:[...new Set([z,...J].flatMap(({hosts:oe})=>oe))],message:null,help:null})}function Ie(U,j){const z=[
...new Set(j.map(({problem:J})=>J.title))];return X(U,`and ${(0,M.px)(j.length,`more ${U}`)}`,[...z,"see the job summary"])}function X(U,j,z,J=null){const oe={title:(0,w.
LS)((0,w.RK)(j,ee)),message:(0,w.LS)(z.join(`
`))};if(J===null||!h(J.file))return{level:U,...oe};const{file:le,line:Re,column:Te,endColumn:ze}=J;return{level:U,...oe,file:le,line:Re,column:Te,endColumn:ze}}}),
2827:((be,_,e)=>{e.d(_,{Y:()=>t});const d={passed:"`true` or `false`: whether the check passed.",hosts:"JSON array of the checked hosts, with the port unless it\
 is 443.",services:"JSON object of the services found: host, service ID, URL (without query and fragment).",errors:"Number of errors.",warnings:"Number of warni\
ngs.","left-out":"Number of hosts that `hosts` or `services` leave out, because GitHub limits the outputs of a job to 1 MB. The report has all hosts.",report:"P\
ath of the JSON report on the runner, or empty if it could not be written."},u={hosts:12e4,services:36e4};function t({passed:f,hosts:w,findings:S},g=u){const l=({
services:i})=>i.flatMap(n=>n.kind==="url"?[[n.id,n.url]]:[]),a=M(w.map(({visit:i})=>JSON.stringify(i.host)),g.hosts),o=M(w.map(i=>{const n=JSON.stringify(Object.
fromEntries(l(i)));return`${JSON.stringify(i.visit.host)}:${n}`}),g.services),s=i=>S.filter(n=>n.severity===i).length;return{passed:f,hosts:`[${a.join(",")}]`,services:`\
{${o.join(",")}}`,errors:s("error"),warnings:s("warning"),"left-out":w.length-Math.min(a.length,o.length)}}function M(f,w){let S=w;return f.filter(g=>{const l=g.
length<S;return l&&(S-=g.length+1),l})}})};export{nn as ids,sn as modules};
