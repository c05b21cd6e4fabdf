const nn=[839,931,815,751,345,909],sn={4477:((Me,B,e)=>{e.d(B,{N4:()=>Ve,z3:()=>ue,V4:()=>H,pq:()=>Ne,lm:()=>Ue,uH:()=>J,Pq:()=>$e,Oh:()=>ze,$e:()=>be});var d=e(
857);function u(G){return G==null?"":typeof G=="string"||G instanceof String?G:JSON.stringify(G)}function t(G){return Object.keys(G).length?{title:G.title,file:G.
file,line:G.startLine,endLine:G.endLine,col:G.startColumn,endColumn:G.endColumn}:{}}function M(G,ie,pe){const Re=new T(G,ie,pe);process.stdout.write(Re.toString()+
d.EOL)}function p(G,ie=""){M(G,{},ie)}const O="::";class T{constructor(ie,pe,Re){ie||(ie="missing.command"),this.command=ie,this.properties=pe,this.message=Re}toString(){
let ie=O+this.command;if(this.properties&&Object.keys(this.properties).length>0){ie+=" ";let pe=!0;for(const Re in this.properties)if(this.properties.hasOwnProperty(
Re)){const ot=this.properties[Re];ot&&(pe?pe=!1:ie+=",",ie+=`${Re}=${l(ot)}`)}}return ie+=`${O}${m(this.message)}`,ie}}function m(G){return u(G).replace(/%/g,"%\
25").replace(/\r/g,"%0D").replace(/\n/g,"%0A")}function l(G){return u(G).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A").replace(/:/g,"%3A").replace(
/,/g,"%2C")}var a=e(9896);const r={randomUUID:()=>process.getBuiltinModule("crypto").randomUUID()};function s(G,ie){const pe=process.env[`GITHUB_${G}`];if(!pe)throw new Error(
`Unable to find environment variable for file command ${G}`);if(!a.existsSync(pe))throw new Error(`Missing file at path: ${pe}`);a.appendFileSync(pe,`${u(ie)}${d.
EOL}`,{encoding:"utf8"})}function c(G,ie){const pe=`ghadelimiter_${r.randomUUID()}`,Re=u(ie);if(G.includes(pe))throw new Error(`Unexpected input: name should no\
t contain the delimiter "${pe}"`);if(Re.includes(pe))throw new Error(`Unexpected input: value should not contain the delimiter "${pe}"`);return`${G}<<${pe}${d.EOL}${Re}${d.
EOL}${pe}`}var n=e(6928),y=function(G,ie,pe,Re){function ot(Ye){return Ye instanceof pe?Ye:new pe(function(Be){Be(Ye)})}return new(pe||(pe=Promise))(function(Ye,Be){
function pt(Fe){try{it(Re.next(Fe))}catch(tt){Be(tt)}}function mt(Fe){try{it(Re.throw(Fe))}catch(tt){Be(tt)}}function it(Fe){Fe.done?Ye(Fe.value):ot(Fe.value).then(
pt,mt)}it((Re=Re.apply(G,ie||[])).next())})};class v{constructor(ie,pe){this.username=ie,this.password=pe}prepareRequest(ie){if(!ie.headers)throw Error("The req\
uest has no headers");ie.headers.Authorization=`Basic ${Buffer.from(`${this.username}:${this.password}`).toString("base64")}`}canHandleAuthentication(){return!1}handleAuthentication(){
return y(this,void 0,void 0,function*(){throw new Error("not implemented")})}}class g{constructor(ie){this.token=ie}prepareRequest(ie){if(!ie.headers)throw Error(
"The request has no headers");ie.headers.Authorization=`Bearer ${this.token}`}canHandleAuthentication(){return!1}handleAuthentication(){return y(this,void 0,void 0,
function*(){throw new Error("not implemented")})}}class f{constructor(ie){this.token=ie}prepareRequest(ie){if(!ie.headers)throw Error("The request has no header\
s");ie.headers.Authorization=`Basic ${Buffer.from(`PAT:${this.token}`).toString("base64")}`}canHandleAuthentication(){return!1}handleAuthentication(){return y(this,
void 0,void 0,function*(){throw new Error("not implemented")})}}var D=function(G,ie,pe,Re){function ot(Ye){return Ye instanceof pe?Ye:new pe(function(Be){Be(Ye)})}
return new(pe||(pe=Promise))(function(Ye,Be){function pt(Fe){try{it(Re.next(Fe))}catch(tt){Be(tt)}}function mt(Fe){try{it(Re.throw(Fe))}catch(tt){Be(tt)}}function it(Fe){
Fe.done?Ye(Fe.value):ot(Fe.value).then(pt,mt)}it((Re=Re.apply(G,ie||[])).next())})};class A{static createHttpClient(ie=!0,pe=10){const Re={allowRetries:ie,maxRetries:pe};
return new HttpClient("actions/oidc-client",[new BearerCredentialHandler(A.getRequestToken())],Re)}static getRequestToken(){const ie=process.env.ACTIONS_ID_TOKEN_REQUEST_TOKEN;
if(!ie)throw new Error("Unable to get ACTIONS_ID_TOKEN_REQUEST_TOKEN env variable");return ie}static getIDTokenUrl(){const ie=process.env.ACTIONS_ID_TOKEN_REQUEST_URL;
if(!ie)throw new Error("Unable to get ACTIONS_ID_TOKEN_REQUEST_URL env variable");return ie}static getCall(ie){return D(this,void 0,void 0,function*(){var pe;const Ye=(pe=
(yield A.createHttpClient().getJson(ie).catch(Be=>{throw new Error(`Failed to get ID Token. 
 
        Error Code : ${Be.statusCode}
 
        Error Message: ${Be.message}`)})).result)===null||pe===void 0?void 0:pe.value;if(!Ye)throw new Error("Response json body do not have ID Token field");return Ye})}static getIDToken(ie){
return D(this,void 0,void 0,function*(){try{let pe=A.getIDTokenUrl();if(ie){const ot=encodeURIComponent(ie);pe=`${pe}&audience=${ot}`}debug(`ID token url is ${pe}`);
const Re=yield A.getCall(pe);return setSecret(Re),Re}catch(pe){throw new Error(`Error message: ${pe.message}`)}})}}function i(G){return G.replace(/[\\]/g,"/")}function o(G){
return G.replace(/[/]/g,"\\")}function E(G){return G.replace(/[/\\]/g,path.sep)}var $=function(G,ie,pe,Re){function ot(Ye){return Ye instanceof pe?Ye:new pe(function(Be){
Be(Ye)})}return new(pe||(pe=Promise))(function(Ye,Be){function pt(Fe){try{it(Re.next(Fe))}catch(tt){Be(tt)}}function mt(Fe){try{it(Re.throw(Fe))}catch(tt){Be(tt)}}
function it(Fe){Fe.done?Ye(Fe.value):ot(Fe.value).then(pt,mt)}it((Re=Re.apply(G,ie||[])).next())})};const C=()=>$(void 0,void 0,void 0,function*(){const{stdout:G}=yield exec.
getExecOutput('powershell -command "(Get-CimInstance -ClassName Win32_OperatingSystem).Version"',void 0,{silent:!0}),{stdout:ie}=yield exec.getExecOutput('power\
shell -command "(Get-CimInstance -ClassName Win32_OperatingSystem).Caption"',void 0,{silent:!0});return{name:ie.trim(),version:G.trim()}}),b=()=>$(void 0,void 0,
void 0,function*(){var G,ie,pe,Re;const{stdout:ot}=yield exec.getExecOutput("sw_vers",void 0,{silent:!0}),Ye=(ie=(G=ot.match(/ProductVersion:\s*(.+)/))===null||
G===void 0?void 0:G[1])!==null&&ie!==void 0?ie:"";return{name:(Re=(pe=ot.match(/ProductName:\s*(.+)/))===null||pe===void 0?void 0:pe[1])!==null&&Re!==void 0?Re:
"",version:Ye}}),w=()=>$(void 0,void 0,void 0,function*(){const{stdout:G}=yield exec.getExecOutput("lsb_release",["-i","-r","-s"],{silent:!0}),[ie,pe]=G.trim().
split(`
`);return{name:ie,version:pe}}),U=d.platform(),X=d.arch(),me=U==="win32",ee=U==="darwin",he=U==="linux";function fe(){return $(this,void 0,void 0,function*(){return Object.
assign(Object.assign({},yield me?C():ee?b():w()),{platform:U,arch:X,isWindows:me,isMacOS:ee,isLinux:he})})}var te=function(G,ie,pe,Re){function ot(Ye){return Ye instanceof
pe?Ye:new pe(function(Be){Be(Ye)})}return new(pe||(pe=Promise))(function(Ye,Be){function pt(Fe){try{it(Re.next(Fe))}catch(tt){Be(tt)}}function mt(Fe){try{it(Re.
throw(Fe))}catch(tt){Be(tt)}}function it(Fe){Fe.done?Ye(Fe.value):ot(Fe.value).then(pt,mt)}it((Re=Re.apply(G,ie||[])).next())})},ne;(function(G){G[G.Success=0]=
"Success",G[G.Failure=1]="Failure"})(ne||(ne={}));function Q(G,ie){const pe=toCommandValue(ie);if(process.env[G]=pe,process.env.GITHUB_ENV||"")return issueFileCommand(
"ENV",prepareKeyValueMessage(G,ie));issueCommand("set-env",{name:G},pe)}function $e(G){M("add-mask",{},G)}function ve(G){process.env.GITHUB_PATH||""?issueFileCommand(
"PATH",G):issueCommand("add-path",{},G),process.env.PATH=`${G}${path.delimiter}${process.env.PATH}`}function H(G,ie){const pe=process.env[`INPUT_${G.replace(/ /g,
"_").toUpperCase()}`]||"";if(ie&&ie.required&&!pe)throw new Error(`Input required and not supplied: ${G}`);return ie&&ie.trimWhitespace===!1?pe:pe.trim()}function L(G,ie){
const pe=H(G,ie).split(`
`).filter(Re=>Re!=="");return ie&&ie.trimWhitespace===!1?pe:pe.map(Re=>Re.trim())}function K(G,ie){const pe=["true","True","TRUE"],Re=["false","False","FALSE"],
ot=H(G,ie);if(pe.includes(ot))return!0;if(Re.includes(ot))return!1;throw new TypeError(`Input does not meet YAML 1.2 "Core Schema" specification: ${G}
Support boolean input list: \`true | True | TRUE | false | False | FALSE\``)}function J(G,ie){if(process.env.GITHUB_OUTPUT||"")return s("OUTPUT",c(G,ie));process.
stdout.write(d.EOL),M("set-output",{name:G},u(ie))}function j(G){issue("echo",G?"on":"off")}function W(G){process.exitCode=ne.Failure,ue(G)}function F(){return process.
env.RUNNER_DEBUG==="1"}function de(G){issueCommand("debug",{},G)}function ue(G,ie={}){M("error",t(ie),G instanceof Error?G.toString():G)}function be(G,ie={}){M(
"warning",t(ie),G instanceof Error?G.toString():G)}function Ue(G,ie={}){M("notice",t(ie),G instanceof Error?G.toString():G)}function Ne(G){process.stdout.write(
G+d.EOL)}function ze(G){p("group",G)}function Ve(){p("endgroup")}function et(G,ie){return te(this,void 0,void 0,function*(){ze(G);let pe;try{pe=yield ie()}finally{
Ve()}return pe})}function dt(G,ie){if(process.env.GITHUB_STATE||"")return issueFileCommand("STATE",prepareKeyValueMessage(G,ie));issueCommand("save-state",{name:G},
toCommandValue(ie))}function Qe(G){return process.env[`STATE_${G}`]||""}function st(G){return te(this,void 0,void 0,function*(){return yield OidcClient.getIDToken(
G)})}}),4627:((Me,B,e)=>{e.d(B,{P:()=>u,t:()=>d});const d=(...t)=>process.getBuiltinModule("module").createRequire(import.meta.url)("./tr46.cjs").toASCII(...t),
u=(...t)=>process.getBuiltinModule("module").createRequire(import.meta.url)("./tr46.cjs").toUnicode(...t)}),4929:((Me,B,e)=>{e.r(B),e.d(B,{credentialsConfig:()=>O,
credentialsHelper:()=>m,servicesForced:()=>a,servicesForcedDiffer:()=>r});var d=e(6246),u=e(1064),t=e(1831),M=e(4e3),p=e(5799);const O=(0,p.lS)((0,p.$e)("creden\
tials-config","CLI configuration has a mistake",u.Du),({clients:s,mistake:c})=>({...T(c),affects:s}));function T(s){switch(s.kind){case"missing":return{message:`${s.
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
 searched); the client continues without a helper":"write the name in lower case; the client finds no other name"}}}const m=(0,p.lS)((0,p.z3)("credentials-helpe\
r","Credentials helper failed",u.Du),s=>s.kind==="version"?{message:`the file name ${s.path} ends with an invalid version, which makes the clients panic`,help:`\
name it terraform-credentials-${s.name}, or add a version such as _v1.0.0`,affects:[s.client]}:{message:`credentials helper ${s.name}: ${s.why}`,help:'run the p\
rogram with "get" and the host: it must print {"token": "\u2026"} and exit with 0; without it discovery works, but init fails to install providers'}),l=10,a=(0,p.
lS)((0,p.lm)("services-forced","A host block replaces service discovery",["terraform","opentofu"]),({host:s,at:c})=>({message:`the host block at ${c} defines th\
e services of ${s}; the host's own discovery document is not used`,help:`remove the host block at ${c} to use the discovery document of ${s}`})),r=(0,p.lS)((0,p.
lm)("services-forced-differ","A host block and the discovery document differ",["terraform","opentofu"]),({host:s,at:c,services:n})=>({message:`the host block at\
 ${c} and the discovery document of ${s} differ in ${(0,M.XT)(n,l)}`,help:"update the host block or remove it; machines without it use other services"}))}),3534:((Me,B,e)=>{
e.r(B),e.d(B,{credentialsDiffer:()=>a,credentialsEmpty:()=>O,credentialsMalformed:()=>m,credentialsMissing:()=>c,credentialsNearMiss:()=>y,credentialsOtherHost:()=>v,
credentialsRejected:()=>s,credentialsShort:()=>l,credentialsUnused:()=>g,documentUnauthorized:()=>f});var d=e(1064),u=e(1831),t=e(2713),M=e(4e3),p=e(5799);const O=(0,p.
lS)((0,p.$e)("credentials-empty","Token is empty",d.Du),({source:i})=>({message:`the token from ${i} is empty`,help:"check the name of the secret and that this \
workflow can read it: GitHub replaces a missing secret with an empty string"})),T={"control character":{has:"contains a line break or another control character,\
 which no client can send",help:"store the token again without the line break at its end"},bearer:{has:'begins with "Bearer ", which the clients add a second ti\
me',help:'store only the part after "Bearer "'},quotes:{has:"is enclosed in quotation marks, which are sent with it",help:"store the token without the quotation\
 marks"},"outer white space":{has:"begins or ends with white space, which is sent with it",help:"store the token without the white space around it"},"inner whit\
e space":{has:"contains white space",help:"check whether two values were pasted together"},"not ASCII":{has:"contains characters beyond ASCII, which many server\
s misread",help:"copy the token again: a hyphen or quotation mark may have been replaced"}},m=(0,p.lS)((0,p.z3)("credentials-malformed","Malformed token",d.Du),
({source:i,slip:o})=>({message:`the token from ${i} ${T[o].has}`,help:T[o].help,...o==="control character"?{}:{severity:"warning"}})),l=(0,p.lS)((0,p.$e)("crede\
ntials-short","Token is too short to be redacted"),({source:i})=>({message:`the token from ${i} has fewer than ${t.I} characters and is not redacted where a ser\
ver repeats it`,help:"check whether the stored value is the whole token; store it again or create a longer one"})),a=(0,p.lS)((0,p.lm)("credentials-differ","Cli\
ents use different tokens"),({host:i,first:o,other:E})=>({message:`for host ${(0,u.nx)(i)}, ${r(o)} and ${r(E)}`,help:`set the token for both clients in ${(0,u.
fK)(i)[0]??"tokens"} or tokens, or set dialect to one client; this check uses the first token`})),r=({client:i,source:o})=>o===null?`${d.bB[i]} finds no token`:
`${d.bB[i]} uses the token from ${o}`,s=(0,p.lS)((0,p.$e)("credentials-rejected","Token was rejected"),({host:i,status:o,source:E})=>({message:`host ${(0,u.nx)(
i)} returned ${o} for the token from ${E}`,help:`check that the token is complete, has not expired and may read this host: curl -i -H "Authorization: Bearer $TO\
KEN" ${(0,u.cu)(i)}; then store a new one in the same place`})),c=(0,p.lS)((0,p.$e)("credentials-missing","Token is missing"),({host:i,service:o,isFork:E,searched:$,
notRead:C})=>{const b=(0,u.nx)(i),w=`host ${b} requires a token${o===null?"":` for ${o}`}`;if(E)return{message:`${w}, and secrets are withheld from pull request\
s of forks`,help:"this pull request needs no change; run the check where the secret is available, for example on the main branch",severity:"notice"};const[U=""]=(0,u.
fK)(i),X=C.length===0?"":`; not read: ${C.join(", ")}`;return{message:`${w}, and none was found (searched: ${$.join(", ")}${X})`,help:`add the line "${b}=\${{ se\
crets.REGISTRY_TOKEN }}" to the tokens input, or "${U}: \${{ secrets.REGISTRY_TOKEN }}" to env; outside GitHub ${n(U)}`}}),n=i=>/^\w+$/.test(i)?`export ${i}=\u2026`:
`env '${i}=\u2026' terraform init`,y=(0,p.lS)((0,p.$e)("credentials-near-miss","Token variable has a similar name"),({host:i,variable:o,why:E,write:$})=>({message:`${o}\
 seems to be meant for host ${(0,u.nx)(i)}, but ${E}`,help:`rename it to ${$}: ${n($)}`})),v=(0,p.lS)((0,p.$e)("credentials-other-host","Token is for another ho\
st",d.Du),({host:i,other:o,source:E,service:$,isSent:C,isNotice:b})=>({message:`the clients do not send the token for ${o} from ${E} ${$===null?`after the redir\
ect of ${i}`:`to ${$} of host ${i}`}: they send ${C?`the token of ${i}`:"none"}`,help:$===null?`make the discovery document of ${i} public, or serve it at ${i} \
itself`:`set the token for ${i}, and the clients send it to ${o}`,...b?{severity:"notice",affects:[]}:{}})),g=(0,p.lS)((0,p.lm)("credentials-unused","Token for \
a host that is not checked"),({host:i})=>({message:`the tokens input has a token for host ${(0,u.nx)(i)}, which is not checked`,help:"write the host as in the f\
iles, including its port, or remove the line"})),f=(0,p.lS)((0,p.z3)("document-unauthorized","Discovery requires valid credentials",d.zK),({host:i,token:o,challenge:E,
...$})=>{const C=o==="sent"?"rejected the given authentication credentials":"requires authentication credentials",b=E===null?"":`, and asks for ${E} authenticat\
ion`;return{message:`host ${i} ${C}: ${(0,M._r)($)}${b}`,help:(0,M.NM)($.page,i,A(i,o,$.status,E))}}),D="make the discovery document public";function A(i,o,E,$){
const C=(0,M.qZ)(i);if($!==null)return{operator:`exempt /.well-known/terraform.json from ${$} authentication`,guest:C,note:"the clients send Bearer tokens only,\
 so no token helps"};switch(o){case"sent":{const b="check that the token is for this host, complete and not expired";return E===403?{operator:b,user:b,guest:C}:
{operator:b,user:b}}case"none":{const b=`add a token to \`tokens\` (${i}=\u2026) or set a TF_TOKEN_ variable`;return{operator:`${b}, or ${D}`,user:b,guest:C}}case"\
dropped":return{because:"the token was not sent there because it does not follow a redirect to another host",operator:`configure ${i} to respond itself, or ${D}`};case"\
withheld":return{because:"the token was not sent there because the clients would send it in clear text",operator:"redirect to an https URL"}}}}),863:((Me,B,e)=>{
e.r(B),e.d(B,{documentAbsent:()=>g,documentEncoding:()=>r,documentHeaders:()=>a,documentIncomplete:()=>c,documentNotJson:()=>n,documentNotObject:()=>y,documentSize:()=>l,
documentStatus:()=>p,documentType:()=>m});var d=e(1064),u=e(4e3),t=e(5799);const M='serve a JSON object of service ids, such as {"modules.v1":"/v1/modules/"}',p=(0,t.
lS)((0,t.z3)("document-status","Unexpected HTTP status",d.zK),({location:f,retryAfter:D,transient:A,asked:i,...o})=>{const{page:E,status:$}=o,C=(b,w)=>({message:`${(0,u.
_r)(o)}${b}; expected 200 or 404`,help:(0,u.NM)(E,i,w)});if($>=300&&$<400)return f?C(", which clients do not follow",(0,t.C)("redirect with 301, 302, 303, 307 o\
r 308")):C(" without a Location header",(0,t.C)("add a Location header to the redirect"));if($===429){const b=D===null?"":` (Retry-After: ${(0,u.dh)(D,O)})`;return{
...C(b,T),help:T}}return A?C("",{operator:"check the host and any proxy in front of it",user:"wait and run the check again, and check any proxy of this network",
guest:(0,u.B9)(i)}):C("",{operator:"return the discovery document, or 404 if the host has no services",user:(0,u.Wt)([]),guest:(0,u.qZ)(i)})}),O=40,T={because:"\
the host limits the requests of this machine or of its network",operator:"raise the limit for /.well-known/terraform.json, or send fewer requests at once (`conc\
urrency`, parallel jobs)",user:"wait, send fewer requests at once (`concurrency`, parallel jobs), or use a runner with an address of its own, because hosted run\
ners share theirs"},m=(0,t.lS)((0,t.z3)("document-type","Wrong Content-Type",d.Du),({url:f,page:D,asked:A,contentType:i,malformed:o})=>{const $=i===""?"has no C\
ontent-Type":`has ${o?"a malformed Content-Type":"Content-Type"} "${(0,u.dh)(i)}"`;return{message:`${f} ${$}; expected "application/json"`,help:(0,u.NM)(D,A,(0,t.
C)("serve the discovery document with Content-Type: application/json","most servers send it for a file named terraform.json"))}}),l=(0,t.lS)((0,t.z3)("document-\
size","Discovery document is too large",d.Du),({url:f,page:D,asked:A,bytes:i,limit:o,isPadding:E=!1})=>E?{message:`${f} has more than ${o} bytes; what exceeds t\
he limit is white space`,help:(0,t.C)("remove the white space at the end of the document"),severity:"warning"}:{message:`${f} has ${i??`more than ${o}`} bytes, \
limit ${o}`,help:(0,u.NM)(D,A,(0,t.C)("check what is served at this URL","a discovery document only maps service ids to URLs"))}),a=(0,t.lS)((0,t.z3)("document-\
headers","Response headers are too large",d.zK),({host:f})=>({message:`${f} sent more than 256 KiB of response headers`,help:(0,t.C)("look for a header or cooki\
e that grows with each request")})),r=(0,t.lS)((0,t.z3)("document-encoding","Discovery document cannot be decompressed",d.Du),f=>"host"in f?{message:`${f.host} \
sent a discovery document that is not gzip, with Content-Encoding: gzip`,help:(0,t.C)("remove the Content-Encoding header, or compress the document")}:{message:`${f.
url} has Content-Encoding "${(0,u.dh)(f.encoding)}", which the clients do not decompress`,help:(0,u.NM)(f.page,f.asked,(0,t.C)("configure the server, and any pr\
oxy in front of it, to respect Accept-Encoding: gzip"))}),s={closed:"closed the connection in the middle of its response",length:"sent a discovery document of a\
nother length than its Content-Length",gzip:"sent a gzip document that is cut off"},c=(0,t.lS)((0,t.z3)("document-incomplete","Discovery document is incomplete",
d.zK),({host:f,why:D})=>({message:`${f} ${s[D]}`,help:(0,t.C)("look for a server that crashes while it responds, or a proxy that changes the body")})),n=(0,t.lS)(
(0,t.z3)("document-not-json","Discovery document is not valid JSON",d.zK),({url:f,page:D,asked:A,why:i,advice:o})=>({message:`${f} is not valid JSON: ${(0,u.dh)(
i)}`,help:(0,u.NM)(D,A,(0,t.C)(o??M))})),y=(0,t.lS)((0,t.z3)("document-not-object","Discovery document is not a JSON object",d.zK),({url:f,page:D,asked:A,why:i})=>({
message:`${f} is not a JSON object: ${(0,u.dh)(i)}`,help:(0,u.NM)(D,A,(0,t.C)(M))})),v=20,g=(0,t.lS)((0,t.z3)("document-absent","Host has no discovery document",
d.zK),({host:f,url:D,why:A,required:i,clientErrors:o})=>{const E=i.length===0?"at least one service":i.join(", "),$=A==="status"?`has no discovery document (${D}\
 returned 404)`:"has the discovery document `null`, which offers no services",C=o.slice(0,v).map(b=>`"${b}"`).join(", ");return{message:`host ${f} ${$}; require\
d: ${E}`,help:{operator:"serve /.well-known/terraform.json at the root of the host",user:(0,u.Wt)(i),guest:(0,u.qZ)(f),...C===""?{}:{note:`the clients print ${C}`}}}})}),
7052:((Me,B,e)=>{e.r(B),e.d(B,{fileLimit:()=>c,fileOutside:()=>a,fileSyntax:()=>p,fileUnreadable:()=>l,nothingToCheck:()=>s});var d=e(1064),u=e(4e3),t=e(5143),M=e(
5799);const p=(0,M.lS)((0,M.$e)("file-syntax","File has a syntax error",d.Du),({error:n,file:y})=>({message:n??"the file is not valid UTF-8",help:(0,t.Zl)(y)?void 0:
"fix the file, or list it in `exclude` if it is invalid on purpose"})),O={file:"the file cannot be read",directory:"the directory cannot be read",link:"the targ\
et of the link cannot be read",scan:"the path in `scan` cannot be read","special-file":"this is not a regular file; it is not read","link-to-special-file":"the \
target of the link is not a regular file; it is not read"},T={ENAMETOOLONG:"shorten the path, or list it in `exclude`",ENOENT:"rename it if its name is not vali\
d UTF-8, or list it in `exclude`"},m={file:"correct the permissions, or list the file in `exclude`",directory:"correct the permissions, or list the directory in\
 `exclude`",link:"correct or remove the link, or list it in `exclude`",scan:"correct `scan`, and check that the repository is checked out","special-file":"remov\
e it, or list it in `exclude`","link-to-special-file":"remove the link, or list it in `exclude`"},l=(0,M.lS)((0,M.$e)("file-unreadable","File cannot be read"),n=>({
message:"code"in n?`${O[n.what]}: ${n.code}`:O[n.what],help:(n.what==="file"||n.what==="directory"?T[n.code]:void 0)??m[n.what]})),a=(0,M.lS)({code:"file-outsid\
e",title:"Link points outside the checkout",severity:"warning",affects:[]},()=>({message:"the link points outside the checkout and is not followed",help:"move t\
he file into the repository, or name its directory in `scan`"})),r=3,s=(0,M.lS)({code:"nothing-to-check",title:"Nothing to check",severity:"error",affects:[]},({
scan:n,hasHostnames:y})=>{const f=`found no Terraform or OpenTofu files in ${n.every(A=>A===".")?"this directory":`\`scan\` (${(0,u.XT)(n,r)})`}`,D="check out t\
he repository first (in a workflow: actions/checkout)";return y?{message:`${f}; only \`hostnames\` was checked`,help:`${D}, or correct \`scan\``,severity:"warni\
ng"}:{message:`${f}, and \`hostnames\` is not set`,help:`${D}, correct \`scan\` or \`exclude\`, or set \`hostnames\``}}),c=(0,M.lS)((0,M.$e)("file-limit","Part \
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
may be missing`,help:"scan fewer directories with `scan` or `exclude`, or raise `deadline-seconds`"}}})}),960:((Me,B,e)=>{e.r(B),e.d(B,{hostProtocol:()=>c,hostRecovered:()=>v,
hostSlow:()=>y,hostTimeout:()=>s,hostUnknown:()=>p,hostUnreachable:()=>T});var d=e(1064),u=e(4e3),t=e(5799);const M={"no-such-host":"does not resolve: no such h\
ost","no-answer":"could not be looked up: the DNS server did not respond","server-failed":"could not be looked up: the DNS server reported a failure"},p=(0,t.lS)(
(0,t.z3)("host-unknown","Hostname does not resolve",d.zK),({host:g,why:f})=>({message:`${g} ${M[f]}`,help:f==="no-such-host"?"check the spelling, and that this \
machine can resolve the name":"check the DNS resolver of this machine, then run the check again"})),O={refused:"refused the connection",closed:"closed the conne\
ction without a response","no-host-route":"is unreachable: no route to the host","no-network-route":"is unreachable: no route to its network"},T=(0,t.lS)((0,t.z3)(
"host-unreachable","Host is unreachable",d.zK),({host:g,error:f})=>typeof f=="object"&&"proxy"in f?{message:`${g} is unreachable: ${f.proxy}`,help:"check that t\
he host is up, that the proxy can reach it, and HTTPS_PROXY and NO_PROXY"}:{message:`${g} ${m(f)}`,help:{operator:"check that the host is up, and that a firewal\
l lets this machine connect to it",user:"check that a firewall or proxy lets this machine connect to it",guest:`check that a firewall or proxy lets this machine\
 connect to it; otherwise ${(0,u.B9)(g)}`}});function m(g){return typeof g=="string"?O[g]:"stream"in g?`aborted its HTTP/2 response (${g.stream})`:"session"in g?
`aborted the HTTP/2 connection (${g.session})`:`is unreachable (${g.code})`}const l={lookup:{failed:"could not be looked up: the DNS server did not respond",help:"\
check the DNS resolver of this machine"},connection:{failed:"did not accept a connection",help:"check that the host is up, and that a firewall does not drop pac\
kets from this machine"},response:{failed:"did not respond",help:""},body:{failed:"did not finish its response",help:""}},a="serve the document as a static file",
r=({asks:g})=>g==="document"?a:"find out what the server waits for, such as its storage",s=(0,t.lS)((0,t.z3)("host-timeout","Host does not respond in time",d.zK),
g=>{if(g.phase==="complete")return{message:`${g.host} took ${(0,u.YA)(g.tookMs)} to return its discovery document; ${(0,u.Af)(g.releases)}`,help:(0,t.C)(a),affects:[
...new Set(g.releases.map(({client:i})=>i))]};const{failed:f,help:D}=l[g.phase],A=g.limitMs===null?"in time":`within ${(0,u.YA)(g.limitMs)}`;return{message:`${g.
host} ${f} ${A}`,help:D||{operator:r(g),guest:(0,u.B9)(g.host)}}}),c=(0,t.lS)((0,t.z3)("host-protocol","Host does not speak HTTP",d.zK),({host:g,error:f})=>({message:`\
the response of ${g} is not valid HTTP (${f})`,help:{operator:"check that the port serves HTTP, and the headers that the server and its load balancer send",user:"\
check the port in the address"}})),n={lookup:"the DNS lookup",connection:"the connection",tls:"the TLS handshake",response:"the wait for the response",rest:"the\
 rest, such as the body,"},y=(0,t.lS)((0,t.$e)("host-slow","Host is slow"),({host:g,phase:f,tookMs:D,limitMs:A,...i})=>{const o=`(limit ${(0,u.YA)(A)}); ${n[f.name]}\
 took ${(0,u.YA)(f.ms)}`;return"url"in i?{message:`${i.url} took ${(0,u.YA)(D)} to answer ${o}`,help:(0,t.C)(r({asks:"answer"}))}:{message:`${g} took ${(0,u.YA)(
D)} to return its discovery document ${o}`,help:(0,t.C)(a,(0,u.Af)(i.releases))}}),v=(0,t.lS)((0,t.lm)("host-recovered","Discovery succeeded after a retry"),({host:g,
attempts:f,failure:D,releases:A})=>({message:`discovery of ${g} succeeded at attempt ${f}; the first attempt failed: ${D}`,help:(0,t.C)("find out why the host f\
ails intermittently",A.length===0?"init succeeded, because the CLI retries discovery":`init with ${(0,u.eZ)(A)} would have failed`)}))}),9209:((Me,B,e)=>{e.r(B),
e.d(B,{redirectInsecure:()=>m,redirectInvalid:()=>l,redirectLimit:()=>O,redirectLoop:()=>T,redirectNested:()=>a});var d=e(1064),u=e(4e3),t=e(5799);const M=({url:r,
asks:s})=>`configure ${r} to return ${s==="document"?"the document":"its answer"}`,p=r=>(0,t.C)(`${M(r)}, or to redirect straight to it`),O=(0,t.lS)((0,t.z3)("r\
edirect-limit","Too many redirects",d.Du),({redirects:r,clients:s,limits:c,...n})=>{const y=s.map(v=>`${d.bB[v]} follows ${c[v]}`);return{message:`${n.url} redi\
rects ${r} times; ${y.join(", ")}`,help:p(n),affects:s}}),T=(0,t.lS)((0,t.z3)("redirect-loop","Redirect loop",d.zK),({url:r,asks:s,to:c})=>({message:`the redire\
cts of ${r} lead back to ${c}`,help:(0,t.C)(M({url:r,asks:s}))})),m=(0,t.lS)((0,t.$e)("redirect-insecure","Redirect to plain HTTP",d.Du),({url:r,to:s,exposesToken:c})=>({
message:`${r} redirects to ${s}, which is not https${c?"; Terraform and OpenTofu send the token there in clear text (this check did not)":""}`,help:(0,t.C)("red\
irect to an https URL")})),l=(0,t.lS)((0,t.z3)("redirect-invalid","Invalid redirect",d.zK),({redirect:r,url:s,why:c})=>({message:`the redirect ${r} ${s} cannot \
be followed: ${(0,u.dh)(c)}`,help:(0,t.C)("redirect to an https URL")})),a=(0,t.lS)((0,t.lm)("redirect-nested","More than one redirect"),({url:r,redirects:s})=>({
message:`${r} redirects ${s} times; the protocol only requires clients to follow 1 redirect`,help:p({url:r,asks:"document"})}))}),3410:((Me,B,e)=>{e.r(B),e.d(B,
{cloudOrganization:()=>a,cloudToken:()=>O,cloudVersion:()=>T,cloudWorkspace:()=>r,cloudWorkspaceMissing:()=>s});var d=e(1064),u=e(1831),t=e(9562),M=e(4e3),p=e(5799);
const O=(0,p.lS)((0,p.z3)("cloud-token","Token for the cloud block or remote backend is missing",d.Du),({host:c,service:n,isFork:y,searched:v,notRead:g})=>{const f=(0,u.
nx)(c),A=`${n===t.OZ?"the cloud block":"the remote backend"} requires a token for ${f}`;if(y)return{message:`${A}, and secrets are withheld from pull requests o\
f forks`,help:"this pull request needs no change; run the check where the secret is available, for example on the main branch",severity:"notice"};const i=g.length===
0?"":`; not read: ${g.join(", ")}`,[o=""]=(0,u.fK)(c);return{message:`${A}, and none was found (searched: ${v.join(", ")}${i})`,help:`add the line "${f}=\${{ sec\
rets.REGISTRY_TOKEN }}" to the tokens input, or set ${o}; outside GitHub, run \`terraform login ${f}\` or \`tofu login ${f}\``}}),T=(0,p.lS)((0,p.z3)("cloud-ver\
sion","API is too old for the cloud block",d.Du),({url:c,version:n})=>({message:`${c} returned ${n===null?"no TFP-API-Version":`TFP-API-Version ${(0,M.dh)(n)}`}\
; the cloud block requires 2.5 or later`,help:{operator:"update Terraform Enterprise, or configure the proxy in front of it to keep the header",user:'check `hos\
tname`, or use `backend "remote"` instead of `cloud`'}})),m=c=>"why"in c?`the response of ${c.url} ${(0,M.dh)(c.why)}`:(0,M._r)({...c,page:null}),l=(c,n,y)=>"st\
atus"in c&&[401,403,404].includes(c.status)?y:(0,p.C)(`check the logs of ${n}, and that the URL of the service is that of its API`),a=(0,p.lS)((0,p.z3)("cloud-o\
rganization","Organization cannot be read",d.Du),c=>{const{host:n,organization:y,source:v}=c;return{message:`the organization ${y} at ${n} cannot be read: ${m(c)}`,
help:l(c,n,`check the name of the organization, and that the token from ${v} is valid and belongs to a member`)}}),r=(0,p.lS)((0,p.z3)("cloud-workspace","Worksp\
ace cannot be read",d.Du),c=>{const{host:n,organization:y,workspace:v}=c;return{message:`the workspace ${v} of ${y} at ${n} cannot be read: ${m(c)}`,help:l(c,n,
"check that the token may read the workspace")}}),s=(0,p.lS)((0,p.lm)("cloud-workspace-missing","Workspace does not exist"),({host:c,organization:n,workspace:y})=>({
message:`${n} at ${c} has no workspace ${y} that the token may read; init would create it`,help:"no change is required if the workspace is new; otherwise correc\
t its name"}))}),793:((Me,B,e)=>{e.r(B),e.d(B,{loginAuthzInvalid:()=>v,loginAuthzMissing:()=>y,loginClientEmpty:()=>r,loginClientMissing:()=>a,loginGrantTypesInvalid:()=>s,
loginGrantTypesUnknown:()=>n,loginGrantTypesUnsupported:()=>c,loginPortsCount:()=>D,loginPortsIgnored:()=>E,loginPortsOrder:()=>i,loginPortsRange:()=>A,loginPortsSingle:()=>o,
loginScopesIgnored:()=>C,loginScopesInvalid:()=>$,loginTokenInvalid:()=>f,loginTokenMissing:()=>g,loginType:()=>l,loginUrlPort:()=>b});var d=e(1064),u=e(4e3),t=e(
5799);const M=5;function p(w){if(!Array.isArray(w))return O(w);const U=w.length>M?", \u2026":"";return`[${w.slice(0,M).map(O).join(", ")}${U}]`}function O(w){return w===
void 0?"missing":typeof w=="object"&&w!==null?(0,u.go)(w):(0,u.dh)(JSON.stringify(w))}const T=(w,U)=>`is ${p(w)}${w===void 0?"":`, not ${U}`}`,m=(w,U)=>`"${U}" \
in login.v1 of host ${w}`,l=(0,t.lS)((0,t.z3)("login-type","login.v1 is not an object",d.Du),({host:w,value:U,why:X})=>({message:`login.v1 of host ${w} is ${(0,u.
go)(U)}, not an object`,help:(0,t.C)('set login.v1 to an object with "client", "authz" and "token"',`the clients print "${X}"`)})),a=(0,t.lS)((0,t.z3)("login-cl\
ient-missing","login.v1 has no client",d.Du),({host:w,value:U})=>({message:`${m(w,"client")} ${T(U,"a string")}`,help:(0,t.C)('set "client" to the OAuth client \
ID, for example "terraform-cli"')})),r=(0,t.lS)((0,t.$e)("login-client-empty","login.v1 has an empty client",d.Du),({host:w})=>({message:`${m(w,"client")} is an\
 empty string`,help:(0,t.C)('set "client" to the OAuth client ID that the authorization server expects')})),s=(0,t.lS)((0,t.z3)("login-grant-types-invalid","gra\
nt_types in login.v1 is not an array",d.Du),({host:w,value:U})=>({message:`${m(w,"grant_types")} ${T(U,"an array of strings")}`,help:(0,t.C)('set "grant_types" \
to ["authz_code"], or remove it')})),c=(0,t.lS)((0,t.z3)("login-grant-types-unsupported","login.v1 has no usable grant type",d.Du),({host:w,value:U})=>({message:`${m(
w,"grant_types")} is ${p(U)}, which contains no supported grant type`,help:(0,t.C)('add "authz_code" to "grant_types"')})),n=(0,t.lS)((0,t.lm)("login-grant-type\
s-unknown","login.v1 has unknown grant types"),({host:w,value:U})=>({message:`${m(w,"grant_types")} is ${p(U)}; the clients know "authz_code" and "password" onl\
y`,help:(0,t.C)('remove the unknown grant types; move scopes to "scopes"')})),y=(0,t.lS)((0,t.z3)("login-authz-missing","login.v1 has no authz URL",d.Du),({host:w,
value:U})=>({message:`${m(w,"authz")} ${T(U,"a string with a URL")}`,help:(0,t.C)('set "authz" to the URL of the authorization endpoint')})),v=(0,t.lS)((0,t.z3)(
"login-authz-invalid","authz URL in login.v1 cannot be used",d.Du),({host:w,why:U})=>({message:`${m(w,"authz")}: ${(0,u.dh)(U)}`,help:(0,t.C)('set "authz" to an\
 https:// URL without user name, or to a path that starts with a slash')})),g=(0,t.lS)((0,t.z3)("login-token-missing","login.v1 has no token URL",d.Du),({host:w,
value:U})=>({message:`${m(w,"token")} ${T(U,"a string with a URL")}`,help:(0,t.C)('set "token" to the URL of the token endpoint')})),f=(0,t.lS)((0,t.z3)("login-\
token-invalid","token URL in login.v1 cannot be used",d.Du),({host:w,why:U})=>({message:`${m(w,"token")}: ${(0,u.dh)(U)}`,help:(0,t.C)('set "token" to an https:\
// URL without user name, or to a path that starts with a slash')})),D=(0,t.lS)((0,t.z3)("login-ports-count","ports in login.v1 is not two ports",d.Du),({host:w,
value:U})=>({message:`${m(w,"ports")} ${T(U,"exactly two elements")}`,help:(0,t.C)('set "ports" to the first and the last port, for example [10000, 10010]')})),
A=(0,t.lS)((0,t.z3)("login-ports-range","ports in login.v1 are out of range",d.Du),({host:w,value:U})=>({message:`${m(w,"ports")} is ${p(U)}; both must be whole\
 numbers from 1024 to 65535`,help:(0,t.C)('set "ports" to two numbers in this range, for example [10000, 10010]')})),i=(0,t.lS)((0,t.z3)("login-ports-order","po\
rts in login.v1 are in the wrong order",d.Du),({host:w,value:U})=>({message:`${m(w,"ports")} is ${p(U)}; the first port is greater than the last`,help:(0,t.C)("\
write the lower port first")})),o=(0,t.lS)((0,t.z3)("login-ports-single","ports in login.v1 is a range of one port",d.Du),({host:w,value:U})=>({message:`${m(w,"\
ports")} is ${p(U)}; the clients never use the last port, so none is left`,help:(0,t.C)('set "ports" to at least two ports, for example [10000, 10010]')})),E=(0,t.
lS)((0,t.$e)("login-ports-ignored","ports in login.v1 is not an array",d.Du),({host:w,value:U})=>({message:`${m(w,"ports")} ${T(U,"an array")}; the clients igno\
re it and use 1024 to 65535`,help:(0,t.C)('set "ports" to an array such as [10000, 10010], or remove it')})),$=(0,t.lS)((0,t.z3)("login-scopes-invalid","scopes \
in login.v1 contains a value that is not a string",d.Du),({host:w,value:U})=>({message:`${m(w,"scopes")} ${T(U,"an array of strings")}`,help:(0,t.C)('set "scope\
s" to an array of strings, or remove it')})),C=(0,t.lS)((0,t.$e)("login-scopes-ignored","scopes in login.v1 is not an array",d.Du),({host:w,value:U})=>({message:`${m(
w,"scopes")} ${T(U,"an array")}; the clients ignore it`,help:(0,t.C)('set "scopes" to an array of strings, or remove it')})),b=(0,t.lS)((0,t.$e)("login-url-port",
"Login URL has no port",d.Du),({host:w,endpoints:U})=>{const X=U.map(({name:he})=>`"${he}"`).join(" and "),[me]=U,ee=U.length===1;return{message:`${X} in login.\
v1 of host ${w} ${ee?"names":"name"} no port, so a login uses port 443: ${me?.url??""}`,help:(0,t.C)(`write a path that starts with a slash, or add :${me?.port??
""} to the URL${ee?"":"s"}`)}})}),6697:((Me,B,e)=>{e.r(B),e.d(B,{hostAssumed:()=>m,hostGeneric:()=>l,hostNotAllowed:()=>O,hostNotChecked:()=>r,hostPrivateRedirect:()=>a});
var d=e(1064),u=e(4e3),t=e(5799);const M=({file:n,line:y})=>`${(0,u.dh)(n)}:${y}`,p=n=>n.map(y=>d.bB[y]).join(" and "),O=(0,t.lS)((0,t.z3)("host-not-allowed","H\
ost is not allowed",d.zK),n=>{const{host:y}=n,v=`add ${y} to \`allowed-hosts\``;if("service"in n){const{service:g,registry:f}=n;return{message:`${g} of ${f} is \
on ${y}, which is not in \`allowed-hosts\``,help:`use another registry, or ${v}`}}if("package"in n)return{message:`the package of ${n.package} is downloaded fro\
m ${y}, which is not in \`allowed-hosts\` and was not contacted`,help:`use another module or provider, or ${v}`};if("use"in n){const[g,f]=T[n.use];return{message:`${g}\
 ${y}, which is not in \`allowed-hosts\``,help:`use ${f}, or ${v}`}}if("implied"in n){const{place:g,clients:f}=n.implied;return{message:`host ${y} is not in \`al\
lowed-hosts\` and was not contacted; ${M(g)} names no host, and this is the default of ${p(f)}`,help:`name an allowed registry there, ${v}, or set \`dialect\` if \
you use another CLI`}}return{message:`host ${y} is not in \`allowed-hosts\` and was not contacted`,help:`use an allowed registry, or ${v}`}}),T={download:["the \
source is downloaded from","a source on an allowed host"],backend:["the HTTP backend uses","an allowed backend"]},m=(0,t.lS)((0,t.lm)("host-assumed","Default ho\
st of an assumed CLI was not contacted"),({host:n,place:y,clients:v})=>({message:`${n} was not contacted: ${M(y)} implies it as the default host of ${p(v)}, but\
 the CLI could not be detected`,help:"set `dialect` to `terraform` or `opentofu` to check the default hosts of that CLI"})),l=(0,t.lS)((0,t.lm)("host-generic","\
Generic hostname was not contacted"),({host:n})=>({message:`${n} is a generic hostname that stands for the host of the cloud or backend block; it was not contac\
ted`,help:"add the real host to `hostnames` to check it"})),a=(0,t.lS)((0,t.z3)("host-private-redirect","Redirect to a non-public address",d.zK),({host:n,address:y,
asks:v})=>y==="metadata"?{message:`${n} is the address of a cloud metadata service and was not contacted`,help:"remove the redirect or the address; metadata ser\
vices are never contacted"}:{message:`a public host ${v==="document"?"redirects":"leads"} to ${n}, which has a ${y} address and was not contacted`,help:`if ${v===
"document"?"the redirect":"that"} is intended, add that host to \`hostnames\` or \`resolve\``}),r=(0,t.lS)((0,t.z3)("host-not-checked","Host was not checked bef\
ore the check ended",d.zK),({host:n,stopped:y,isBegun:v,unchecked:g,total:f,slowest:D})=>({message:`${n} was not checked${v?" completely: its visit was under wa\
y when":":"} ${(0,u.Cw)(y)}, with ${g} of ${f} hosts not checked`,help:s[y.kind]+c(D)})),s={deadline:"raise `deadline-seconds` or `concurrency`, lower `timeout-\
seconds` or `retries`, or check fewer hosts",signal:"run the check again; if the job or step reached its own time limit, set `deadline-seconds` below that",crash:"\
run the check again, and report the crash"};function c(n){return n.length===0?"":`; most of the time went to hosts without a response: ${n.map(({host:v,tookMs:g})=>`${v}\
 (${(0,u.YA)(g)})`).join(", ")}`}}),5143:((Me,B,e)=>{e.d(B,{Az:()=>c,Ks:()=>t,Ts:()=>M,Zl:()=>a,_h:()=>p,n7:()=>r});var d=e(4e3);const u=2**14,t=u-1,M=({line:n,
column:y,endColumn:v})=>(n*u+Math.min(y,t))*u+Math.min(v-y,u-1);function p(n){const y=Math.floor(n/u),v=y%u;return{line:Math.floor(y/u),column:v,endColumn:v+n%u}}
const O=/^(__.*__|testdata([-_.].*)?|((unit|integration|acceptance|e2e)[-_.]?)?tests?|specs?|e2e|fixtures?|templates?|examples?|samples?|skeletons?|deprecated)$|[-_.](tests|testdata|fixtures?|examples?)$|^(test|cookiecutter)[-_.]?(data|fixtures?)?$|\{\{/i,
T=/(^|[-_])(env|envs|environments?|live|stages?|accounts?|deployments?)$/i,m=/(^|\/)tests\/[^/]*\.(tftest|tofutest)\.(hcl|json)$/;function l(n){const y=n.split(
"/").slice(0,m.test(n)?-2:-1);return y.find((v,g)=>O.test(v)&&!(v==="test"&&y.slice(0,g).some(f=>T.test(f))))}const a=n=>l(n)!==void 0;function r(n){const y=l(n);
return(y===void 0?n:`**/${y}`).replace(/[\\{}[\]?!()]/g,"?")}const s=3,c=(n,y)=>`${n===1?"1 finding is":`${n} findings are`} in tests, examples or templates, wh\
ere errors are warnings; to skip such files, set \`exclude\`: ${(0,d.XT)(y,s)}`}),5799:((Me,B,e)=>{e.d(B,{$e:()=>a,C:()=>t,lS:()=>s,lm:()=>r,oC:()=>u,pj:()=>O,z3:()=>l});
var d=e(6174);const u=["error","warning","notice"],t=(c,n)=>n===void 0?{operator:c}:{operator:c,note:n};function M({operator:c,user:n,guest:y},{role:v,host:g}){
const f=`ask the operator of ${g} to ${c}`;switch(v){case"operator":return c;case"user":return n===c?n:n===void 0?f:`${n}; if you run ${g}, ${p(c,n)}`;case"gues\
t":return y??n??f}}const p=(c,n)=>c.startsWith(`${n}, or `)?c.slice(n.length+5):c;function O(c,n){const{cures:y,...v}=c;return y===void 0?c:{...v,help:T(y,n)}}function T(c,n){
const{because:y,note:v}=c,g=y===void 0?"":`${y}: `,f=v===void 0?"":`; ${v}`;return g+M(c,n)+f}const m=c=>(n,y,v=[])=>({code:n,title:y,severity:c,affects:v}),l=m(
"error"),a=m("warning"),r=m("notice");function s(c,n){return Object.assign(v=>{const{help:g,...f}=n(v),D=c.code,A=(0,d._)(f.message),i={...c,code:D,usualSeverity:c.
severity,...f,message:A};return g===void 0?i:typeof g=="string"?{...i,help:(0,d._)(g)}:{...i,help:T(g,{role:"operator",host:""}),cures:g}},c)}}),9319:((Me,B,e)=>{
e.r(B),e.d(B,{serviceUrlCredentials:()=>p,serviceUrlCrossHost:()=>A,serviceUrlDoubleSlash:()=>o,serviceUrlEmpty:()=>O,serviceUrlInsecure:()=>D,serviceUrlInvalid:()=>M,
serviceUrlLooksLikeHost:()=>T,serviceUrlNoSlash:()=>m,serviceUrlOtherPort:()=>i,serviceUrlPrivate:()=>g,serviceUrlQuery:()=>a,serviceUrlRelative:()=>l,serviceUrlSame:()=>E});
var d=e(1064),u=e(4e3),t=e(5799);const M=(0,t.lS)((0,t.z3)("service-url-invalid","Service URL cannot be used",d.zK),({id:$,host:C,url:b,why:w})=>({message:b===null?
`${$} of host ${C}: ${(0,u.dh)(w)}`:`${$} of host ${C} is "${b}", which the clients cannot connect to: ${w}`,help:(0,t.C)(`set ${$} to an https:// URL, or to a \
path that starts with a slash`)})),p=(0,t.lS)((0,t.z3)("service-url-credentials","Service URL contains a user name",d.zK),({id:$,host:C,why:b})=>({message:`${$}\
 of host ${C}: ${b}`,help:(0,t.C)("remove the user name and password from the URL, or from the redirect that leads to the document","give tokens to the clients \
instead")})),O=(0,t.lS)((0,t.z3)("service-url-empty","Service URL is empty",d.zK),({id:$,host:C,url:b})=>({message:`${$} of host ${C} is an empty string, which \
resolves to the document itself: ${b}`,help:(0,t.C)(`set ${$} to the URL of the service, such as "/v1/${$.split(".")[0]}/", or remove it`)})),T=(0,t.lS)((0,t.z3)(
"service-url-looks-like-host","Service URL has no https://",d.zK),({id:$,host:C,value:b,why:w})=>({message:`${$} of host ${C} is "${b}", which is a path and not\
 a URL with a host`,help:(0,t.C)(`write "https://${b}" if a host is meant`,w===null?void 0:(0,u.zd)(w))})),m=(0,t.lS)((0,t.z3)("service-url-no-slash","Service U\
RL does not end with a slash",d.rG),({id:$,host:C,url:b,clients:w})=>{const U=w.map(me=>d.bB[me]),X=b.slice(b.lastIndexOf("/")+1);return{message:`${$} of host ${C}\
 does not end with a slash: ${b}`,help:(0,t.C)("add the slash",`without it ${U.slice(0,-1).join(", ")} and ${U.at(-1)} replace "${X}" with the path that they ap\
pend`),affects:w}}),l=(0,t.lS)((0,t.$e)("service-url-relative","Service URL is relative to the document",["dependabot","renovate","terragrunt"]),({id:$,host:C,url:b})=>({
message:`${$} of host ${C} is a path without a leading slash: Terraform and OpenTofu resolve it to ${b}, other clients do not`,help:(0,t.C)("start the path with\
 a slash, or write the complete URL")})),a=(0,t.lS)((0,t.$e)("service-url-query","Service URL has a query",d.Du),({id:$,host:C})=>({message:`${$} of host ${C} h\
as a query, which the clients drop when they append a path`,help:(0,t.C)("move the content of the query into the path","never put a secret into the document")})),
r=10,s=3;function c({host:$,uses:C},b=["is","are"]){const w=Map.groupBy(C,({id:X})=>X),U=Array.from(w,([X,me])=>{const ee=me.flatMap(({endpoint:he})=>he??[]);return ee.
length===0?X:`${X} (${ee.join(", ")})`});return`${(0,u.XT)(U,r)} of host ${$} ${U.length===1?b[0]:b[1]}`}const n=({urls:$})=>(0,u.XT)($,s),y=({uses:$})=>d.zK.filter(
C=>$.some(({id:b})=>(0,d.SZ)(b).includes(C))),v={loopback:"on other machines",private:"outside of its network",reserved:"on the internet"},g=(0,t.lS)((0,t.z3)("\
service-url-private","Service URL has a non-public address",d.zK),$=>({message:`${c($)} at ${n($)}, which clients ${v[$.kind]} cannot reach`,help:(0,t.C)(`set t\
he external URL of the registry (also called base URL or public URL) to https://${$.host}`),affects:y($)})),f=[...d.Du,"dependabot"],D=(0,t.lS)((0,t.$e)("servic\
e-url-insecure","Service URL is not https",f),$=>{const C=$.uses.every(({endpoint:U})=>U!==null),b=C?"a login sends its token in clear text otherwise":`the clie\
nts send the token of ${$.host} there in clear text`,w=y($);return{message:`${c($)} not https: ${n($)}`,help:(0,t.C)($.uses.length===1?"use an https:// URL":"us\
e https:// URLs, for example by setting the external URL of the registry",C||$.hasToken?b:void 0),affects:f.filter(U=>w.includes(U))}}),A=(0,t.lS)((0,t.$e)("ser\
vice-url-cross-host","Service is on another host",["dependabot","renovate"]),$=>{const{host:C,name:b}=$,w=`${c($)} on another host: ${n($)}`,U=y($).includes("re\
novate");return $.hasToken&&U?{message:w,help:`give Dependabot and Renovate a token for ${b}; Terraform and OpenTofu send it the token of ${C}`}:{message:w,help:`\
where outgoing traffic is filtered, allow ${b} as well`,severity:"notice",affects:[]}}),i=(0,t.lS)((0,t.lm)("service-url-other-port","Service is on another port\
 of the host"),$=>({message:`${c($)} on another port of the same host: ${n($)}`,help:(0,t.C)(`check that clients can connect to this port; behind a proxy, set t\
he external URL of the registry to https://${$.host}`)})),o=(0,t.lS)((0,t.$e)("service-url-double-slash","Service URL has a double slash"),$=>({message:`${c($,[
"has","have"])} a double slash in the path: ${n($)}`,help:(0,t.C)("remove the slash at the end of the external URL of the registry")})),E=(0,t.lS)((0,t.$e)("ser\
vice-url-same","Two services have the same URL"),$=>({message:`${c($,["has","have"])} the same URL: ${n($)}`,help:(0,t.C)("check both URLs","few registries serv\
e modules and providers below one URL, and a copied line is more likely")}))}),2847:((Me,B,e)=>{e.r(B),e.d(B,{serviceMissing:()=>m,serviceType:()=>a,serviceVersion:()=>l});
var d=e(1064),u=e(9562),t=e(4e3),M=e(5799);const p=20,O=({offered:r,leftOut:s})=>r.length===0?"is empty":`offers ${(0,t.XT)(r,p,s)}`;function T(r,s){const{id:c,
host:n,offered:y,block:v}=r,g=`the discovery document, which ${O(r)}`;if(v!==null)return`add ${c} to the \`host\` block at ${v}, which ${O(r)}`;if(c===u.xq&&s)return`\
configure a network mirror for the provider: Artifactory serves providers at https://${n}/artifactory/api/terraform/REPOSITORY/providers/ and offers no ${c}; th\
e discovery document ${O(r)}`;const f=(0,u.qE)(c)?y.find(A=>(0,u.OA)(A)===c):void 0,D=c===u.xq?`use a host that offers ${c}, or configure a network mirror for t\
he provider (\`provider_installation\`), the usual way with an artifact manager`:`use a host that offers ${c}`;return{operator:f===void 0?`add ${c} to ${g}`:`re\
name ${f} to ${c} in ${g}`,user:D}}const m=(0,M.lS)((0,M.z3)("service-missing","Service is not offered",d.zK),r=>r.id==="any"?{message:`host ${r.host} does not \
provide any service`,help:(0,M.C)(`add a service to the discovery document, which ${O(r)}`)}:{message:r.why,help:T(r,r.isArtifactory)}),l=(0,M.lS)((0,M.z3)("ser\
vice-version","Service is offered in another version",d.zK),r=>({message:r.why,help:r.isReadable?T(r,!1):`require an id of the form NAME.vN; the discovery docum\
ent ${O(r)}`})),a=(0,M.lS)((0,M.z3)("service-type","Service URL is not a string",d.zK),({id:r,host:s,value:c,why:n})=>({message:`${r} of host ${s} is ${(0,t.go)(
c)}, not a string with a URL`,help:(0,M.C)(`set ${r} to a URL such as "/v1/modules/"`,(0,t.zd)(n))}))}),8011:((Me,B,e)=>{e.r(B),e.d(B,{blockReserved:()=>v,blockUnsupported:()=>g,
hostDotlessModule:()=>A,hostIdnModule:()=>i,hostInvalid:()=>f,hostMissing:()=>D,sourceDynamic:()=>y,sourceInvalid:()=>l,sourceNearMiss:()=>a});var d=e(6174),u=e(
1064),t=e(4e3),M=e(5799);const p=120,O={"remote-in-test":["is a remote module source; Terraform tests accept local and registry modules only","use a local path \
or a registry address"],"white-space":["has white space at its beginning or end","remove the white space"],stack:["is not the address of a stack","write HOST/OR\
GANIZATION/PROJECT/STACK"],"locked-provider":["is not a complete provider address","write HOST/NAMESPACE/TYPE, or remove the block and run init again"],terragrunt:[
"is not a registry module","write tfr://HOST/NAMESPACE/NAME/SYSTEM"]},T={missing:["has no source","add `source`"],null:["has null as its source","set `source` t\
o an address"],"not-a-requirement":["is neither a version nor an object with a source",'write an object, such as { source = "NAMESPACE/TYPE", version = "~> 1.0"\
 }']};function m(o){switch(o.reason){case"rejected":{const{error:E,advice:$}=o;return{message:E,help:$??void 0}}case"missing":case"null":case"not-a-requirement":{
const[E,$]=T[o.reason];return{message:`${o.address} ${E}`,help:$}}case"remote-in-test":case"white-space":case"stack":case"locked-provider":case"terragrunt":{const[
E,$]=O[o.reason];return{message:`"${o.text}" ${E}`,help:$}}}}const l=(0,M.lS)((0,M.z3)("source-invalid","Source address is invalid",u.Du),m),a=(0,M.lS)((0,M.$e)(
"source-near-miss","Source address is probably a mistake",u.Du),o=>({message:o.host===null?`"${o.text}" is not read as a registry address`:`"${o.text}" is read \
as host ${o.host}`,help:o.advice})),r=4,s="to check its host, add the host to `hostnames` and set `scan: .`";function c(o){const E=o.slice(0,r).map(({text:b,from:w})=>`${b===
null?"not known":(0,t.dh)(b,p)} ${w??"by default"}`),$=o.length-E.length,C=$>0?`${$} more`:E.pop();return`${E.join(", ")} and ${C}`}function n(o){const{address:E,
argument:$,expression:C,candidates:b,refused:w}=o,U=(0,d.Q)((0,t.dh)(C,p)),X=`${$} of ${E} is ${U}`;if(w==="never")return{message:`${X}, which Terraform does no\
t evaluate`,help:`write the ${$} as a literal`};if(w!==null){const{variable:me}=w;return{message:`${X}, and Terraform evaluates var.${me} here only with \`const \
= true\``,help:`add \`const = true\` to variable "${me}", which requires Terraform 1.15, or write the ${$} as a literal`}}return b.length>1?{message:`${X}, whic\
h is ${c(b)}`,help:s}:{message:`${X}, which is only known at init time`,help:s}}const y=(0,M.lS)((0,M.lm)("source-dynamic","Source address is only known at init\
 time"),n),v=(0,M.lS)((0,M.lm)("block-reserved","Block is reserved for a future version"),({block:o,parent:E})=>({message:`${o} is not allowed at the top level \
of a file; Terraform and OpenTofu reserve it for a future version`,help:`move it into a ${E} block`})),g=(0,M.lS)((0,M.z3)("block-unsupported","Block is not sup\
ported by this CLI",u.Du),({kind:o})=>{const{client:E,what:$}=u.$I[o];return{message:`${$} is supported by ${u.bB[E]} only`,help:E==="opentofu"?"remove it, move\
 it into a `.tofu` file, or correct `dialect`":"remove it, or correct `dialect`"}}),f=(0,M.lS)((0,M.z3)("host-invalid","Hostname is invalid",u.Du),o=>({message:`\
"${o.text}" is not a hostname: ${o.error}`,help:o.advice??void 0})),D=(0,M.lS)((0,M.z3)("host-missing","Hostname is missing",["opentofu"]),({block:o})=>({severity:"\
warning",message:`the ${o} has no hostname, and OpenTofu has no default`,help:o==="cloud block"?"add `hostname`, or set TF_CLOUD_HOSTNAME and list that host in \
`hostnames`":"add `hostname`"})),A=(0,M.lS)((0,M.z3)("host-dotless-module","Module host has no dot in its name",u.Du),({host:o,name:E})=>({message:`module sourc\
es cannot name host ${o}: must contain at least one dot`,help:`use a full name such as ${E}.localdomain; provider addresses accept the short name`})),i=(0,M.lS)(
(0,M.z3)("host-idn-module","Terraform cannot use modules from an internationalized host",["terraform"]),({host:o})=>({message:`Terraform cannot use modules from\
 host ${o}: it converts the name to punycode and then refuses punycode`,help:(0,M.C)("serve modules from a host with an ASCII name","OpenTofu 1.12 and later acc\
ept this one")}))}),6817:((Me,B,e)=>{e.r(B),e.d(B,{proxyRefused:()=>T,tlsExpired:()=>m,tlsExpiresSoon:()=>C,tlsNameMismatch:()=>D,tlsNotYetValid:()=>l,tlsPlainHttp:()=>$,
tlsProtocol:()=>E,tlsUntrusted:()=>g});var d=e(1064),u=e(4e3),t=e(5799);const M=({host:b,isLeaf:w})=>w?`the certificate of ${b}`:`an authority in the certificat\
e chain of ${b}`,p=b=>O(new Date(b).toISOString()),O=b=>b.slice(0,10),T=(0,t.lS)((0,t.z3)("proxy-refused","Proxy refused the request",d.zK),({host:b,reason:w})=>({
message:`${b} was not reached: ${w}`,help:"check HTTPS_PROXY, HTTP_PROXY and NO_PROXY, which Terraform and OpenTofu read too"})),m=(0,t.lS)((0,t.z3)("tls-expire\
d","TLS certificate has expired",d.zK),b=>({message:`${M(b)} expired on ${p(b.at)}`,help:(0,t.C)("renew the certificate and reload the server")})),l=(0,t.lS)((0,t.
z3)("tls-not-yet-valid","TLS certificate is not valid yet",d.zK),b=>({message:`${M(b)} is not valid before ${p(b.at)}`,help:"check the clock of this machine and\
 the start date of the certificate"})),a={leaf:"is signed by an unknown authority, or the host does not send the intermediate certificate",chain:"is signed by a\
n unknown authority",root:"is signed by an unknown authority that signed itself","self-signed":"is self-signed"},r="configure the host to send its whole chain, \
or set `ca-file` to the authority; Terraform and OpenTofu read SSL_CERT_FILE",s={"negative-serial":{says:"has a negative serial number, which Terraform and Open\
Tofu do not support",help:"issue it with a positive serial number"},"no-authority":{says:"issued a certificate and is not allowed to",help:"have it issued by an\
 authority: basicConstraints CA:TRUE, keyUsage keyCertSign"},"path-length":{says:"has more authorities below it than it allows (pathlen)",help:"have the certifi\
cate issued by a shorter chain, or by an authority with a larger pathlen"},usage:{says:"is not for servers (extendedKeyUsage)",help:"issue it with the extended \
key usage serverAuth"},constraints:{says:"does not permit all names in the certificate (nameConstraints)",help:"have it issued by an authority whose name constr\
aints permit all of its names"}},c=(b,w)=>({says:`has ${b}, which Terraform and OpenTofu do not support`,help:w}),n="issue it with another key: RSA, ECDSA on P-\
256, P-384 or P-521, or Ed25519",y="have it signed with SHA-256, SHA-384, SHA-512 or Ed25519";function v(b){switch(b.kind){case"unknown-authority":return{says:a[b.
sent],help:r};case"curve":return c(`a key on the curve ${b.curve}`,n);case"key":return c(`a key of the kind ${b.name}`,n);case"key-size":return c(`an RSA key of\
 ${b.bits} bits`,"issue it with a key of 2048 to 8192 bits");case"signature":return c(`a signature of the kind ${b.name}`,y);case"critical-extension":return c(`\
the critical extension ${b.id}`,"issue it without that extension");case"malformed":return{says:`is malformed (${b.part}); Terraform and OpenTofu cannot read it`,
help:"issue it with a program that follows RFC 5280"};case"negative-serial":case"no-authority":case"path-length":case"usage":case"constraints":return s[b.kind]}}
const g=(0,t.lS)((0,t.z3)("tls-untrusted","TLS certificate is not trusted",d.zK),({flaw:b,...w})=>{const{says:U,help:X}=v(b);return{message:`${M(w)} ${U}`,help:X}}),
f=3,D=(0,t.lS)((0,t.z3)("tls-name-mismatch","TLS certificate is for another name",d.zK),({host:b,names:w})=>({message:w.length===0?`the certificate of ${b} has \
no DNS name among its subject alternative names`:`the certificate of ${b} is for ${(0,u.XT)(w,f)}`,help:`issue a certificate that lists ${b} as a subject altern\
ative name, or use the name it is for`})),A={"not-tls":{says:"does not speak TLS on this port",help:"serve TLS on this port, or use the port that does"},"client\
-certificate":{says:"requires a client certificate",help:"allow requests for /.well-known/terraform.json without one; Terraform and OpenTofu cannot send it"},"u\
nknown-name":{says:"is not a name that the server knows (TLS alert unrecognized_name)",help:"add the name and its certificate to the TLS settings of the server \
or load balancer"}},i="enable TLS 1.3, or TLS 1.2 with suites such as ECDHE-RSA-AES128-GCM-SHA256";function o({kind:b,name:w}){switch(b){case"version":return{says:`\
offers no TLS version later than ${w.replace(/^TLSv1$/,"TLSv1.0").replace("v"," ")}`,help:"enable TLS 1.2 or later on the host"};case"cipher":return{says:`offer\
s only cipher suites that Terraform and OpenTofu do not support, such as ${w}`,help:i};case"group":return{says:`offers only key exchange groups that Terraform a\
nd OpenTofu do not support, such as ${w}`,help:"enable the group X25519 or P-256 on the host"}}}const E=(0,t.lS)((0,t.z3)("tls-protocol","TLS handshake failed",
d.zK),({host:b,error:w})=>{if(typeof w=="object"&&"code"in w)return{message:`the TLS handshake with ${b} failed (${w.code})`,help:"check the TLS settings of the\
 host, and that it has a certificate for this name"};const{says:U,help:X}=typeof w=="string"?A[w]:o(w);return{message:`${b} ${U}`,help:X}}),$=(0,t.lS)((0,t.z3)(
"tls-plain-http","Port serves plain HTTP",d.zK),({host:b})=>({message:`${b} serves plain HTTP on this port: server gave HTTP response to HTTPS client`,help:"ser\
ve TLS on this port, or use the port that does; discovery always uses https"})),C=(0,t.lS)((0,t.$e)("tls-expires-soon","TLS certificate expires soon"),({host:b,
days:w,expires:U})=>{const X=w===0?"today":w===1?"in 1 day":`in ${w} days`;return{message:`the certificate of ${b} expires ${X}, on ${O(U)}`,help:(0,t.C)("renew\
 the certificate; if it is renewed automatically, find out why that has not happened")}})}),4391:((Me,B,e)=>{e.d(B,{z6:()=>pt,IZ:()=>Et,wX:()=>tt,w5:()=>it});var d=e(
6760),u=e(2971),t=e(4467),M=e(3916),p=e(3024),O=e(5143),T=e(5747);const m=200,l=50,a=32*1024*1024,r=4e3,s=1e3,c=1e6;function n(Z,le,Se){const je=Map.groupBy(Z.filter(
y).slice(0,m),({file:Ae})=>Ae),Ie=[];let xe=0;for(const[Ae,We]of[...je].slice(0,l)){const Ke=(0,d.join)(le,Ae),I=v(Ke);if(I===null||I.mtimeMs>Se+1)continue;if(xe+=
I.size,xe>a)break;const x=(0,T.yR)(Ke);x.ok&&Ie.push(...g(x.text,We))}return Ie}const y=({column:Z,endColumn:le})=>Z!==O.Ks&&Z<c&&le>Z;function v(Z){try{return(0,p.
statSync)(Z)}catch(le){return(0,T.Oj)(le),null}}function g(Z,le){const Se=[];let[je,Ie]=[1,Z.startsWith("\uFEFF")?1:0];for(const xe of le.toSorted((Ae,We)=>Ae.line-
We.line)){for(;je<xe.line&&Ie>=0;je+=1)Ie=Z.indexOf(`
`,Ie)+1||-1;if(Ie<0)break;const Ae=Z.indexOf(`
`,Ie),We=Ae<0?Z.length:Ae,Ke=We>Ie&&Z[We-1]==="\r";Se.push(...f(Z.slice(Ie,Ke?We-1:We),xe))}return Se}function f(Z,le){const{column:Se,endColumn:je}=le,Ie=Z.length<=
r;if(!Ie&&je-Se>s)return[];const xe=D(Z,Se-1,0);if(xe>=Z.length)return[];const Ae=D(Z,je-Se,xe),[We,Ke]=Ie?[Z.slice(0,xe),Z.slice(Ae)]:["",""];return[{place:le,
before:We,literal:Z.slice(xe,Ae),after:Ke,isWhole:Ie}]}function D(Z,le,Se){let je=Se;for(let Ie=le;Ie>0&&je<Z.length;Ie-=1)je+=(Z.codePointAt(je)??0)>65535?2:1;
return je}var A=e(6174),i=e(2161);function o(Z,le){const{directory:Se,checkedAt:je,configs:Ie}=le,xe=new Set(Ie.flatMap(({files:x})=>x.flatMap(({path:q,shown:ce})=>[
(0,d.resolve)(q),ce]))),Ae=x=>!xe.has(x)&&!xe.has((0,d.resolve)(Se,x))&&(0,i.L8)((0,M.basename)(x),new Set,(0,M.basename)((0,M.dirname)(x)))!==void 0,We=Z.filter(
({file:x})=>Ae(x)),Ke=n(We,Se,je),I=U(Ke,le.usages);return Ke.flatMap(x=>E(x,I.get(X(x.place))??null,le))}function E({place:Z,before:le,literal:Se,after:je,isWhole:Ie},xe,{
redact:Ae,kept:We}){const Ke=le+Se+je;return Ae(Ke,We)!==Ke?[]:Ie&&!w(Ke)?[{place:Z,before:le,literal:Se,after:je}]:xe===null||C.test(xe)||!Se.includes(xe)?[]:[
{place:Z,before:"\u2026 ",literal:(0,A._)(xe),after:" \u2026"}]}const $=/token|secret|pass|pwd|credential|bearer|(?:api|access|account|auth|private|signing|ssh|storage)[-_ ]?key|signature|\bauth|@|\?|AKIA|BEGIN |\bgh[opsu]_|\bglpat-|\bxox/i,
C=/[\s"]/,b=/[\w+-]{20,}/g,w=Z=>$.test(Z)||(Z.match(b)??[]).some(le=>/\d/.test(le)&&/[a-z]/.test(le)&&/[A-Z]/.test(le));function U(Z,le){const Se=new Map(Z.map(
({place:Ie})=>[X(Ie),Ie.file])),je=new Set(Se.values());return new Map(le.filter(({place:Ie})=>je.has(Ie.file)&&Se.has(X(Ie))).flatMap(({place:Ie,text:xe})=>xe===
null?[]:[[X(Ie),xe]]))}const X=({file:Z,line:le,column:Se})=>`${le}:${Se} ${Z}`;var me=e(1393),ee=e(7052),he=e(9664);function fe(Z,{evidence:le,versions:Se}){if(Z.
version!==null)return()=>Z.version;const je=le.filter(({level:Ie,version:xe})=>Ie==="version-file"&&xe!==null);return(Ie,xe)=>je.some(We=>We.client===Ie&&te(xe,
(0,he.jt)(We.place.file)))?Se[Ie]??null:null}const te=(Z,le)=>le===""||`${Z}/`.startsWith(`${le}/`);var ne=e(6195),Q=e(7854),$e=e(3152);const ve=2e5;async function H({
usages:Z,notes:le,scanned:Se,changed:je,dialect:Ie,settings:xe}){const{declared:Ae,endedAt:We}=Se;if(Z.length===0&&![...Ae].some(oe=>"place"in oe)&&xe.roots.length===
0)return{roots:[],notes:[]};const{rootsOf:I}=await e.e(353).then(e.bind(e,5353)),{Readings:x,RootNotes:q,textNotes:ce}=await Promise.all([e.e(917),e.e(203)]).then(
e.bind(e,1203)),{clients:ye,versions:Oe}=Ie,Pe=await L({usages:Z,declared:Ae,clients:ye},xe,We===null),De=[],Le=[],He=new x,Ge=xe.dialect.name==="auto"?[]:ye,ct=new q(
{clients:ye,readings:He,upgrade:xe.upgrade,versionIn:fe(xe.dialect,Ie)}),nt=xe.depth!=="discovery";let P=0;for(const oe of I(Pe,{changed:je,versions:Oe,hasCalls:nt})){
if(P+=oe.directories.length,P>ve){Le.push((0,Q.YW)(oe.directory,(0,ee.fileLimit)({kind:"roots",max:ve})));break}ct.add(oe),nt&&De.push(oe)}const _=[...ce(Z,Ae,{
...Ie,readings:He,set:Ge})].filter(({place:oe})=>je===null||je.has(oe.file)),V=new Set(le.flatMap(({problem:oe,place:we})=>oe.code==="lock-invalid"?we.file:[])),
se=[..._,...ct.notes()].filter(({place:oe})=>!V.has(oe.file));return{roots:De,notes:[...se,...Le]}}async function L(Z,{roots:le},Se){const{layoutsOf:je,unmatched:Ie}=await e.
e(353).then(e.bind(e,5353)),xe=le.map(Ke=>({text:Ke,matches:(0,ne.Ls)([Ke])})),Ae=je({...Z,patterns:xe}),We=Se?Ie(Ae,xe):[];if(We.length===0)return Ae;throw new $e.
GN(We.map(Ke=>`roots: no directory with configuration matches ${Ke}`))}async function K(Z,le){return le.every(({lockFile:je})=>je===null)?Z:(await e.e(862).then(
e.bind(e,3862))).withoutUnusedLocks(Z,le)}function J(Z,le,{depth:Se},je){if(Se==="discovery")return Z;const Ie=({kind:Ae,workspace:We})=>Ae==="cloud_default"?!!je.
TF_CLOUD_HOSTNAME:Ae!=="backend_remote_default"||We?.organization===null,xe=new Set(le.filter(Ae=>!Ie(Ae)).map(({place:Ae})=>j(Ae)));return Z.map(Ae=>Ae.problem.
code==="host-missing"&&xe.has(j(Ae.place))?{...Ae,problem:{...Ae.problem,severity:"error"}}:Ae)}const j=({file:Z,line:le,column:Se})=>`${Z}:${le}:${Se}`;async function W(Z,le){
if(Z===null)return me.j7;const{judgeInit:Se}=await Promise.all([e.e(917),e.e(341),e.e(761)]).then(e.bind(e,5761));return Se(Z,le)}var F=e(6897),de=e(1831),ue=e(
3592),be=e(2796),Ue=e(6763),Ne=e(8416),ze=e(6215),Ve=e(3474),et=e(5751);function dt(Z,le,Se){const je={...Z,newHosts:new Set,files:null,remarks:[]};if(le===null)
return je;const Ie=x=>({...je,remarks:[`changed-only has no effect: ${x}`]});if(le.kind==="all")return Ie(le.why);const{files:xe}=le,Ae=new Set(xe.filter(({status:x})=>x!==
"removed").map(({file:x})=>x));if(Ae.size>0&&![...Ae].some(x=>Se(x)!==null))return Ie("the checkout contains none of the files that the pull request changes");const We=Z.
usages.filter(({place:x})=>Ae.has(x.file)),I=`changed-only: the pull request changes ${xe.length===1?"1 file":`${xe.length} files`} with ${We.length} of ${Z.usages.
length} usages`;return{usages:We,notes:Z.notes.filter(({place:x})=>Qe(x.file,Ae)),newHosts:G(Z.usages,xe,Se),files:new Set(xe.map(({file:x})=>x)),remarks:[I]}}const Qe=(Z,le)=>le.
has(Z)||Z==="."||[...le].some(Se=>Se.startsWith(`${Z}/`)),st=2e8;function G(Z,le,Se){const je=new Set;if(le.some(Ye))return je;const Ie=new Map(le.map(I=>[I.file,
pe(I,Se)])),xe=le.flatMap(({patch:I})=>Re(I,/^[ -]/));let Ae=0;const We=(I,x)=>{const q=[x,(0,de.nx)(x).toLowerCase()];return I.filter(ce=>(Ae+=ce.length,Ae<=st&&
q.some(ye=>ce.includes(ye)))).length},Ke=(I,x)=>{const{isNew:q,now:ce,added:ye}=Ie.get(I)?.()??ie,Oe=q?0:We(ce,x);return q||Oe>0&&Oe===We(ye,x)};for(const[I,x]of Map.
groupBy(Z,q=>q.host)){if(I===null||x.some(({isHostImplied:ce})=>ce))continue;const q=[...new Set(x.map(({place:ce})=>ce.file))];!q.every(ce=>Ie.has(ce))||We(xe,
I)>0||q.every(ce=>Ke(ce,I))&&Ae<=st&&je.add(I)}return je}const ie={isNew:!1,now:[],added:[]};function pe({file:Z,status:le,patch:Se},je){let Ie=null;const xe=()=>{
const Ae=le==="added";if(Ae||Se===null)return{...ie,isNew:Ae};const We=(je(Z)??"").toLowerCase().split(`
`);return{isNew:Ae,now:We,added:Re(Se,/^\+/)}};return()=>(Ie??=xe(),Ie)}const Re=(Z,le)=>(Z??"").toLowerCase().split(`
`).filter(Se=>le.test(Se)),ot=/\.(tf|tofu|hcl|json|tfrc)$|\.(terraformrc|tofurc)$/,Ye=({file:Z,status:le,changes:Se,patch:je})=>je===null&&le!=="added"&&Se>0&&ot.
test(Z);var Be=e(2859);async function pt(Z,le){const Se=new Date,je=await(0,et.readSettings)(Z,le),Ie=je.deadlineMs,xe=le.startTimer(Ie,()=>le.stop.end({kind:"d\
eadline",ms:Ie}));try{return await mt(je,le,Se)}finally{xe()}}async function mt(Z,le,Se){const{environment:je,stop:Ie}=le,xe=performance.now(),Ae=await(0,ze.S)(
Z,le),We=Z.scan.length===0?0:performance.now()-xe,Ke=$t(Z,Ae,le),I=await(0,Ne.L2)(Ke),x={usages:(0,Q.sw)(Ae.usages,I.clients),notes:(0,Q.vH)([...Ae.notes,...Fe(
Ae,Ie.why)],I.clients)},q=Z.changedOnly?await le.changes(Z):null,ye=dt(x,q,rt=>{const ft=(0,T.yR)((0,d.join)(le.directory,rt));return ft.ok?ft.text:null}),{notes:Oe,
newHosts:Pe}=ye,De=await(0,u.jK)(ye.usages,Z,I,{...le,scanned:{...Z,...Ae}}),{configs:Le,releases:He}=De,{files:Ge}=ye,{roots:ct,notes:nt}=await H({...x,scanned:Ae,
changed:Ge,dialect:I,settings:Z}),P=await K(De.usages,ct),_=(0,Q.kA)(x.usages),V=(0,Be.C)(Z,P,I.clients,_);wt(V),await(0,F.x)();const se=await(0,t.j)({requirements:V,
roots:ct,usages:P},Z,{...I,configs:Le,releases:He},le),oe={requirements:V,visits:se.visits,usages:P,notes:[...J(Oe,P,Z,je),...nt],isEmpty:Z.scan.length>0&&Ae.isEmpty&&
Ae.endedAt===null,newHosts:Pe,complaints:De.findings,tokenVariables:it(je),tokenHosts:Z.tokens.map(({host:rt})=>rt),tokenSources:se.tokenSources,stopped:Ie.why,
predicted:await W(se.inquiry,{...Z,dialect:I,isFork:le.isFork})},{isFork:we}=le,_e={...Z,dialect:{...I,releases:He},isFork:we},Te=(0,me.S4)(oe,{..._e,now:Se.getTime()}),
Xe=tt(V),Je=le.secrets.redact({verdict:Te,remarks:(0,Ue.q)([...ye.remarks,...(0,Ue.r)(Te),...De.remarks])},Xe);return{settings:Z,changes:q,verdict:Je.verdict,context:{
dialect:I,failOn:Z.failOn,scan:{files:Ae.files,bytes:Ae.bytes,usages:P.length,durationMs:We},remarks:Je.remarks,startedAt:Se.toISOString(),durationMs:Date.now()-
Se.getTime(),version:ue.xv,docsUrl:ue.aq,clients:await(0,Ne.rU)(I,Ke.scan),sources:o((0,be.sC)(Je.verdict.findings),{...le.secrets,kept:Xe,usages:x.usages,configs:Le,
directory:le.directory,checkedAt:Se.getTime()}),links:null}}}const it=Z=>Object.keys(Z).filter(le=>/^TFE?_?TOKEN/i.test(le));function Fe({endedAt:Z,files:le},Se){
return Z===null||Se===null?[]:[(0,Q.YW)(Z,(0,ee.fileLimit)({kind:"time",stopped:Se,files:le}))]}const tt=Z=>new Set(Z.flatMap(({host:le,service:Se})=>[le,(0,de.
nx)(le),Se])),Et=(Z,le,Se)=>(0,Ne.L2)($t(Z,le,Se));function $t({dialect:Z,exclude:le,scan:Se},je,{environment:Ie,directory:xe}){if(Se.length===0)return{setting:Z,
scan:null};const Ae=(0,Ne.oh)({root:xe,exclude:le},je.toolFiles),We=!!Ie.TF_CLOUD_HOSTNAME;return{setting:Z,scan:{...je,tools:Ae,hasCloudHostname:We}}}function wt(Z){
const{size:le}=new Set(Z.map(({host:Se})=>Se));if(!(le<=Ve.pS))throw new $e.GN([`scan found ${le} hosts, the limit is ${Ve.pS}: narrow scan or exclude files`])}}),
2971:((Me,B,e)=>{e.d(B,{U7:()=>u,jK:()=>t,op:()=>M});var d=e(9562);const u=()=>Promise.all([e.e(706),e.e(432),e.e(629),e.e(981)]).then(e.bind(e,7981));async function t(O,T,m,{
environment:l,directory:a,scanned:r}){if(T.hostnames.length===0&&O.every(({needs:D})=>D.length===0))return{usages:O,remarks:[],findings:[],configs:[],releases:m.
releases};const s=await M(T.cliConfig,m.clients,l),c=m.releases.map(D=>{const A=s.find(({client:i})=>i===D.client);return{...D,attemptMs:A?.requestTimeoutMs??D.
attemptMs}}),n=r.hasPlugins||r.scan.some(D=>D!=="."),y={root:a,mayHavePlugins:n,releases:c,asksMirrors:T.depth!=="discovery"},v=await p(O,s,y),g=[...s.flatMap(D=>D.
findings),...v.findings],{mergeFindings:f}=await u();return{...v,findings:f(g),configs:s,releases:c}}async function M(O,T,m){const{readCliConfig:l,thisMachine:a}=await u(),
r=a(m);return T.map(s=>l(s,r,O))}async function p(O,T,m){if(!O.some(({needs:r})=>r.some(({service:s})=>s===d.xq)))return{usages:O,remarks:[],findings:[]};const{
withoutInstalled:a}=await Promise.all([e.e(191),e.e(387)]).then(e.bind(e,8191));return a(O,T,m)}}),4467:((Me,B,e)=>{e.d(B,{Z:()=>m,j:()=>p});var d=e(2971),u=e(1064),
t=e(7854),M=e(5960);async function p({requirements:l,roots:a,usages:r},s,c,n){const y=[...new Set(l.map(({host:X})=>X))],v=(0,M.e)(l,s,c),g=Array.from(v,([X,me])=>(0,M.
i)(X,me)),f=y.filter(X=>!v.has(X)),D=s.depth!=="discovery"&&a.length>0;if(f.length===0&&!D)return{visits:g,inquiry:null,tokenSources:new Map};const{attemptLimitMs:A,
visitHosts:i}=await(0,d.U7)(),{configs:o,releases:E}=c,{credentials:$,forced:C}=await m(s,o,n),b=await O($,s,n),w=await i(f,{...b,forced:C,required:Map.groupBy(
l,({host:X})=>X),maxRedirects:Math.max(...c.clients.map(X=>u.NX[X])),releases:E,timeoutMs:s.timeoutMs??A(E),retries:s.retries,progress:X=>n.progress({kind:"visi\
ts",...X})}),U=s.depth==="discovery"?null:await T(a,{...b,usages:r,settings:s,dialect:c,configs:o,environment:n.environment,directory:n.directory,learn:n.secrets.
learn,progress:X=>n.progress({kind:"registries",...X}),visits:w});return{visits:[...w,...g],inquiry:U,tokenSources:$.known}}async function O(l,a,{startTimer:r,stop:s}){
const{networkOf:c}=await(0,d.U7)();return{network:c(a),credentials:{...l,find:(0,t.Oo)(l.find)},concurrency:a.concurrency,random:Math.random,now:Date.now,startTimer:r,
stop:s}}async function T(l,{environment:a,...r}){const{inquire:s}=await Promise.all([e.e(917),e.e(706),e.e(191),e.e(432),e.e(517),e.e(567)]).then(e.bind(e,3567)),
{thisMachine:c}=await(0,d.U7)(),n=r.settings.depth==="packages"?await Promise.all([e.e(917),e.e(706),e.e(191),e.e(400),e.e(517),e.e(57)]).then(e.bind(e,5057)):null;
return s(l,{...r,machine:c(a),askPackages:n?.askPackages??null})}async function m(l,a,{environment:r,secrets:s,kill:c,stop:n}){const{readMachineCredentials:y}=await(0,d.
U7)();return y({...l,configs:a},r,{learn:s.learn,kill:c,stop:n.signal,abortAfter:v=>AbortSignal.timeout(v)})}}),5747:((Me,B,e)=>{e.d(B,{Oj:()=>s,io:()=>m,yR:()=>T});
var d=e(4573),u=e(3024);const t=16*1024*1024,M=u.constants.O_RDONLY|(u.constants.O_NONBLOCK??0)|(u.constants.O_NOCTTY??0),p=Buffer.allocUnsafeSlow(256*1024);let O=p;
const T=(n,y=t)=>l(n,y,r);function m(n,y){const v=l(n,y,(g,f)=>Buffer.from(g.subarray(0,f)));return Buffer.isBuffer(v)?v:null}function l(n,y,v){let g;try{g=(0,u.
openSync)(n,M)}catch(f){return c(f)}try{const f=(0,u.readSync)(g,p,0,p.length,null);return f<p.length?v(p,f):a(g,y,v)}catch(f){return c(f)}finally{(0,u.closeSync)(
g)}}function a(n,y,v){const{size:g}=(0,u.fstatSync)(n);if(g>y||g<p.length)return{ok:!1,failure:{kind:"size",bytes:g,maxBytes:y}};O.length<g&&(O=Buffer.allocUnsafeSlow(
g));const f=O;let D=0;for(;D<g;){const A=(0,u.readSync)(n,f,D,g-D,D);if(A===0)break;D+=A}return v(f,D)}function r(n,y){const v=n.toString("utf8",0,y),g=!v.includes(
"\uFFFD")||(0,d.isUtf8)(n.subarray(0,y));return{ok:!0,text:v,isUtf8:g,bytes:y}}function s(n){if(!(typeof n=="object"&&n!==null&&"code"in n)||typeof n.code!="str\
ing")throw n;return n.code}const c=n=>({ok:!1,failure:{kind:"error",code:s(n)}})}),2886:((Me,B,e)=>{e.d(B,{ER:()=>T,HJ:()=>n,Mm:()=>v,Np:()=>a,aZ:()=>O,bz:()=>p,
hD:()=>l,l$:()=>M,ld:()=>s,pi:()=>r,xJ:()=>m});var d=e(5143),u=e(5799);const t=["module","provider","version","package","lock","not"],M=({problem:f,places:D})=>t.
includes(f.code.replace(/-.*/,""))&&D.length>0&&D.every(A=>typeof A!="string"),p=(f,D=null,A=!0)=>({services:D===null?[]:[D],problem:f,needed:A}),O=(f,D)=>({...f,
affects:f.affects.filter(A=>D.includes(A))}),T=({problem:f,needed:D})=>D&&f.usualSeverity==="error";function m({problem:f,needed:D},A){const i=D&&A.some(o=>f.affects.
includes(o));return f.severity==="error"&&!i?"warning":f.severity}const l=(f,D,A)=>({severity:m(f,D),problem:f.problem,affects:f.problem.affects,...A}),a=(f,D)=>u.
oC.indexOf(f.severity)-u.oC.indexOf(D.severity),r=(f,D,A)=>A.some(i=>i.code===f.code&&(i.host===null||i.host===D));function s({problem:f,services:D},{visit:{host:A,
attempt:i},requirements:o,answering:E},{depth:$}){if($==="discovery"||i.discovery.kind==="skipped")return!0;const C=D.some(w=>E.has(`${A} ${w}`));if(f.code==="s\
ervice-url-no-slash"&&C)return!1;const b=o.filter(({service:w})=>D.length===0||D.includes(w));return b.length===0||b.some(({isForInit:w})=>w)}const c=1e3;function n(f){
const D=new Map;return A=>{const i=JSON.stringify(A),o=D.get(i)??y(A,f);return D.set(i,o),o}}function y(f,D){const A=C=>D.filter(({service:b})=>C.includes(b)),i=f.
length===0?D:A(f),o=f.filter(C=>i.some(({service:b})=>b===C)),E=o.length>0?o:f,$=(i.length>0?i:A(["any"])).flatMap(C=>C.because);return{service:E.length===1?E[0]??
null:null,...v([...new Set($)])}}function v(f){const D=g(f),A=Math.max(0,D.length-c);return{places:D.slice(0,c),placesLeftOut:A}}function g(f){const{own:D=[],aside:A=[]}=Object.
groupBy(f,i=>typeof i!="string"&&(0,d.Zl)(i.file)?"aside":"own");return[...D,...A]}}),997:((Me,B,e)=>{e.d(B,{O:()=>u,T:()=>M});var d=e(1064);const u=({earlier:p,
attempt:O,later:T})=>[...p,O,...T];function t({discovery:p,timing:O,headMs:T,hops:m},{attemptMs:l}){const a=T!==null&&T<=l?m.at(-1)?.status:null;return a===null||
(0,d.Mq)(a??0)?"retries":p.kind!=="failed"&&O.totalMs<=l?"works":"fails"}function M(p,O){const T=p.map(a=>t(a,O)),m=T.indexOf("works");return m<0?"never":m<=O.retries&&
!T.slice(0,m).includes("fails")?"always":"sometimes"}}),1393:((Me,B,e)=>{e.d(B,{j7:()=>Vt,k2:()=>Ut,S4:()=>Jt});var d=e(4e3),u=e(7052),t=e(5143),M=e(5799),p=e(1064),
O=e(4283),T=e(6697),m=e(1831),l=e(2886);const a=(h,{allowedHosts:S,hostnames:k})=>(0,m.Jr)(h,S)||k.some(R=>R.host===h),r={file:".",line:1,column:1,endColumn:1},
s=1e4;function c(h,S,k=s){if(S.allowedHosts.length===0)return[];const R=new Map,N=[];let Y=0;for(const{directHost:re,kind:ge,isOverridden:ae,place:Ce,clients:Ee}of h){
if(re===void 0||ae||a(re,S))continue;const ke=ge==="backend_http"||ge==="remote_state"?"backend":"download",qe=`${ke} ${re}`,at=R.get(qe);if(at===void 0&&R.size>=
k){Y+=1;continue}const ut=at??n(re,ke);R.set(qe,ut),N.push({...ut,place:Ce,clients:Ee})}if(Y===0)return N;const z=(0,u.fileLimit)({kind:"problems",max:k,omitted:Y});
return[...N,{problem:z,place:r,clients:p.Du,host:null}]}function n(h,S){const k=(0,m.Pv)(h),R=k.ok?k.value:null,N=R===null?h:(0,m.nx)(R);return{problem:(0,T.hostNotAllowed)(
{host:N,use:S}),host:R}}function y(h,S,k,R){if(R.allowedHosts.length===0)return[];const N=k.filter(({because:Y})=>Y.some(z=>typeof z!="string"));return S.flatMap(
Y=>{const{id:z,kind:re}=Y;if(re!=="url"||!N.some(Ee=>Ee.service===z))return[];const ge=(0,O.Dl)(Y.url),ae=ge.ok?(0,m.Pm)(ge.value):null;if(ae===null||ae===h||a(
ae,R))return[];const Ce=(0,T.hostNotAllowed)({host:ae,service:z,registry:(0,m.nx)(h)});return[(0,l.bz)(Ce,z)]})}var v=e(3534),g=e(3410),f=e(9562);const D=[f.OZ,
f.Bn],A=[f.e$,f.xq],i=[{matches:/^app\.(eu\.)?terraform\.io$/,services:[...D,...A]},{matches:/^api\.env0\.com$/,services:A},{matches:/^backend\.api\.env0\.com$/,
services:D},{matches:/\.scalr\.io$/,services:D}],o=h=>i.find(({matches:S})=>S.test(h))?.services??[];var E=e(241);function $(h,{role:S},k){const R=w(h),N=h.credentials?.
hasToken===!0,z=(h.attempt.hops.at(-1)?.challenge??null)===null&&(N||S!=="guest"),re=N?[]:U(h.host,R,k),ae=[...h.difference===null?[]:[h.difference],...re,...R===
null||!z?[]:[X(h,R,k)]].map(Ee=>(0,l.bz)(Ee)),Ce=N?[]:C(h,k);return Ce.length>0?[...ae,...Ce]:re.length===0?[...ae,...b(h,k)]:ae}function C(h,{usages:S,isFork:k,
depth:R}){const{host:N,attempt:Y}=h;if(R==="discovery"||Y.discovery.kind!=="found")return[];const z=S.flatMap(({workspace:re,hasOwnToken:ge,needs:ae,place:Ce})=>re===
void 0||ge||(0,t.Zl)(Ce.file)?[]:ae.filter(Ee=>Ee.host===N));return Array.from(Map.groupBy(z,({service:re})=>re),([re,ge])=>{const ae=(0,g.cloudToken)({host:N,service:re,
isFork:k,...me(h)}),Ce=ge.flatMap(Ee=>Ee.clients);return(0,l.bz)((0,l.aZ)(ae,Ce),re)})}function b(h,{usages:S,isFork:k}){const{host:R,attempt:N,credentials:Y}=h;
if(N.discovery.kind!=="found"||Y?.hasToken||Y?.problem)return[];const z=o(R).find(re=>S.some(({hasOwnToken:ge,needs:ae,place:Ce})=>ae.some(Ee=>Ee.host===R&&Ee.service===
re)&&!ge&&!(0,t.Zl)(Ce.file)));return z===void 0?[]:[(0,l.bz)((0,v.credentialsMissing)({host:R,service:z,isFork:k,...me(h)}),z)]}function w(h){const{discovery:S,
hops:k}=h.attempt;return S.kind==="failed"&&S.problem.code==="document-unauthorized"?k.at(-1)?.status??null:null}function U(h,S,{tokenVariables:k,hosts:R}){return(0,E.
B)(k,h,R).filter(({isParent:N})=>!N||S!==null).map(({variable:N,why:Y,write:z})=>(0,v.credentialsNearMiss)({host:h,variable:N,why:Y,write:z}))}function X(h,S,{isFork:k}){
const{host:R,credentials:N}=h;return N?.hasToken?(0,v.credentialsRejected)({host:R,status:S,source:N.source}):(0,v.credentialsMissing)({host:R,service:null,isFork:k,
...me(h)})}function me({credentials:h,looks:S}){const k=S.flatMap(z=>z.looks),R=z=>[...new Set(k.flatMap(({held:re,source:ge})=>re!=="not read"===z?ge:[]))],N=h===
null?R(!0):[h.source],Y=h===null?R(!1):[];return{searched:N,notRead:Y}}function ee(h,S){return h.filter(k=>!S.includes(k)).map(k=>(0,l.bz)((0,v.credentialsUnused)(
{host:k})))}var he=e(7715),fe=e(9319),te=e(5195);function ne({host:h,attempt:S},k){const{name:R}=(0,m.Sv)(h),N=(0,te.uo)(R),Y=S.hops[0]?.address??null;if(N!=="p\
ublic"||Y===null)return N;const z=(0,te.Zu)(Y),re=k.some(ge=>ge.name===R);return z==="loopback"&&re?"public":z}const Q={public:0,reserved:1,private:2,metadata:2,
loopback:3},$e=(h,{kind:S})=>Q[J(h)]>Q[S];function ve(h,S){const{host:k,hasToken:R,hostname:N}=S,Y=h.filter(({url:Ee})=>$e(Ee,S)),z=h.filter(Ee=>!Y.includes(Ee)),
re=z.filter(({url:Ee})=>Ee.scheme==="http"),ge=z.filter(({id:Ee,endpoint:ke})=>ke===null&&(0,f.p4)(Ee)),ae=Map.groupBy(ge,({url:Ee})=>j(Ee,N)),Ce=z.filter(({endpoint:Ee,
url:ke})=>Ee===null&&W(ke,N));return[...H(Y,K,Ee=>{const[ke,...qe]=new Set(Y.map(({url:ut})=>J(ut))),at=qe.length===0&&(ke==="loopback"||ke==="reserved");return(0,fe.
serviceUrlPrivate)({...Ee,host:k,kind:at?ke:"private"})}),...H(re,K,Ee=>(0,fe.serviceUrlInsecure)({...Ee,host:k,hasToken:R})),...[...ae].flatMap(([Ee,ke])=>Ee===
null?[]:H(ke,K,qe=>(0,fe.serviceUrlCrossHost)({...qe,host:k,name:Ee,hasToken:R}))),...H(Ce,K,Ee=>(0,fe.serviceUrlOtherPort)({...Ee,host:k})),...H(z.filter(({url:Ee})=>Ee.
path.includes("//")),L,Ee=>(0,fe.serviceUrlDoubleSlash)({...Ee,host:k})),...H(F(h),L,Ee=>(0,fe.serviceUrlSame)({...Ee,host:k}))]}function H(h,S,k){if(h.length===
0)return[];const R=[...new Set(h.map(({url:N})=>h.length===1?L(N):S(N)))];return[{services:[...new Set(h.map(({id:N})=>N))],problem:k({uses:h,urls:R}),needed:h.
some(({needed:N})=>N)}]}const L=h=>(0,d.dh)((0,O.Pl)(h)),K=h=>(0,d.dh)(`${h.scheme}://${h.host}`);function J(h){const{name:S}=(0,O.cz)(h);return(0,te.Sz)(/[^\0-\x7f]/.
test(S)?(0,m.$o)(S)??"":S.toLowerCase())}function j(h,S){const{name:k}=(0,O.cz)(h),R=(0,m.Sv)(S).name;if(k.toLowerCase()===R)return null;const N=(0,m.Pv)(k);return N.
ok&&N.value===R?null:k}function W(h,S){if(h.scheme==="http"||j(h,S)!==null)return!1;const k=R=>Number(R||443);return k((0,O.cz)(h).port)!==k(/:(\d+)$/.exec(S)?.[1]??
null)}function F(h){const S=[f.e$,f.xq].flatMap(R=>h.find(N=>N.id===R)??[]),k=new Set(S.map(({url:R})=>L(R).replace(/\/$/,"")));return S.length===2&&k.size===1?
S:[]}function de(h,S){const k=j(h,S);if(k===null)return null;const{port:R}=urlHost(h),N=parseHostname(R===""?k:`${k}:${R}`);return N.ok?N.value:null}var ue=e(4929);
function be(h,S){const k=h.forced.filter(({client:z})=>S.includes(z)),R=S.filter(z=>!k.some(re=>re.client===z)),Y=[...Map.groupBy(k,({place:z,services:re})=>JSON.
stringify([z,re])).values()].flatMap(z=>{const[re]=z;if(re===void 0)return[];const ge={...h,attempt:Ue(h,re.services),earlier:[],later:[]};return[{clients:z.map(
({client:ae})=>ae),visit:ge,forced:re}]});return R.length>0||Y.length===0?[{clients:R,visit:h,forced:null},...Y]:Y}function Ue({host:h,attempt:S},k){return{discovery:{
kind:"found",url:(0,m.cu)(h),services:k,leftOut:0,truncated:!1},hops:[],timing:{...S.timing,totalMs:0},headMs:0,certificates:[]}}function Ne(h,{forced:S,clients:k}){
if(S===null)return[];const{discovery:R}=h.attempt,N=`${S.place.file}:${S.place.line}`,Y={host:(0,m.nx)(h.host),at:N},z=R.kind==="found"?R.services:S.services,re=ze(
S.services,z);return[(0,ue.servicesForced)(Y),...re.length>0?[(0,ue.servicesForcedDiffer)({...Y,services:re})]:[]].map(ae=>(0,l.bz)((0,l.aZ)(ae,k)))}function ze(h,S){
const[k,R]=[h,S].map(Y=>new Map(Y.map(({id:z,value:re})=>[z,re])));return[...new Set([...h,...S].map(({id:Y})=>Y))].filter(Y=>!Ve(k?.get(Y),R?.get(Y)))}function Ve(h,S){
const k=[[h,S]];for(const[R,N]of k){if(R===N)continue;if(!et(R)||!et(N))return!1;const Y=Object.keys(R);if(!(Array.isArray(R)===Array.isArray(N)&&Y.length===Object.
keys(N).length)||Y.some(re=>!Object.hasOwn(N,re)))return!1;for(const re of Y)k.push([R[re],N[re]])}return!0}const et=h=>typeof h=="object"&&h!==null;var dt=e(863),
Qe=e(960),st=e(9209),G=e(8011),ie=e(6817),pe=e(7531),Re=e(997);const ot=1440*60*1e3,Ye=1;function Be(h,S){const{hops:k,certificates:R}=h.attempt;return[...Se(h),
...pt(h,S),...wt(k),...Z(R,S),...le(h,S)]}function pt(h,S){const{discovery:k,hops:R}=h.attempt;switch(k.kind){case"skipped":return[(0,l.bz)(k.problem)];case"fai\
led":{const N=S.isFork&&k.problem.code==="document-unauthorized"&&!h.credentials?.hasToken;return[(0,l.bz)(N?{...k.problem,severity:"notice"}:k.problem)]}case"f\
ound":case"absent":{const N=R[0]?.url??"";return[...it(N,R.length-1,S),...Fe(h,S),...k.kind==="found"&&k.truncated?[mt(h)]:[]]}}}const mt=({host:h,attempt:{hops:S}})=>(0,l.
bz)((0,dt.documentSize)({url:S.at(-1)?.url??"",page:null,asked:(0,m.nx)(h),bytes:null,limit:pe.b,isPadding:!0}));function it(h,S,k){const R=k.clients.filter(N=>S>
p.NX[N]);return R.length>0?[(0,l.bz)((0,st.redirectLimit)({url:h,asks:"document",redirects:S,clients:R,limits:p.NX}))]:S>Ye?[(0,l.bz)((0,st.redirectNested)({url:h,
redirects:S}))]:[]}function Fe(h,{releases:S,slowMs:k}){const R=(0,m.nx)(h.host),N=h.attempt.timing.totalMs,Y=(0,Re.O)(h),z=Ee=>(0,Re.T)(Y,Ee)!=="never",re=S.filter(
Ee=>!z(Ee)),ge=({client:Ee})=>!S.some(ke=>ke.client===Ee&&z(ke)),ae=[!0,!1].flatMap(Ee=>{const ke=re.filter(at=>ge(at)===Ee);if(ke.length===0)return[];const qe=(0,Qe.
hostTimeout)({host:R,phase:"complete",tookMs:N,releases:ke});return[(0,l.bz)(qe,null,Ee)]});if(ae.length>0||N<=k)return ae;const Ce=$t(h.attempt.timing);return[
(0,l.bz)((0,Qe.hostSlow)({host:R,tookMs:N,limitMs:k,phase:Ce,releases:S}))]}function tt({host:h,known:S},k,R){const N=S.map(({host:z})=>z),Y=k.flatMap(z=>z.certificates).
filter(({host:z})=>!N.includes(z));return[...Et(h,k,R.slowMs),...Z(Y,R)]}function Et(h,S,k){const[R]=S.filter(({timing:ge,hops:ae})=>ge.totalMs>k&&ae.length>0).
sort((ge,ae)=>ae.timing.totalMs-ge.timing.totalMs);if(R===void 0)return[];const{timing:N,hops:Y}=R,z=Y[0]?.url??"",re={host:(0,m.nx)(h),url:z,tookMs:N.totalMs,limitMs:k};
return[(0,l.bz)((0,Qe.hostSlow)({...re,phase:$t(N)}))]}function $t({lookupMs:h,connectMs:S,tlsMs:k,firstByteMs:R,totalMs:N}){const z=[["lookup",h],["connection",
S],["tls",k],["response",R]].map(([ge,ae])=>({name:ge,ms:ae??0})),re={name:"rest",ms:z.reduce((ge,{ms:ae})=>ge-ae,N)};return z.reduce((ge,ae)=>ae.ms>ge.ms?ae:ge,
re)}function wt(h){const S=h.find(({url:R})=>R.startsWith("http://"));if(S===void 0)return[];const k=S.authorization==="withheld";return[(0,l.bz)((0,st.redirectInsecure)(
{url:h[0]?.url??"",to:S.url,exposesToken:k}))]}function Z(h,{certificateDays:S,now:k}){const R=new Map;for(const N of h){const Y=R.get(N.host);(Y===void 0||N.expires<
Y.expires)&&R.set(N.host,N)}return[...R.values()].flatMap(({host:N,expires:Y})=>{const z=(Date.parse(Y)-k)/ot;return z<0||z>=S?[]:[(0,l.bz)((0,ie.tlsExpiresSoon)(
{host:N,days:Math.floor(z),expires:Y}))]})}function le(h,S){const{host:k,attempt:R,earlier:N}=h,[Y]=N;if(Y?.discovery.kind!=="failed"||R.discovery.kind==="faile\
d")return[];const z=Y.discovery.problem.message,re=(0,Re.O)(h),ge=S.releases.filter(Ce=>(0,Re.T)(re,Ce)==="sometimes"),ae=N.length+1;return[(0,l.bz)((0,Qe.hostRecovered)(
{host:(0,m.nx)(k),attempts:ae,failure:z,releases:ge}))]}function Se({credentials:h,attempt:S}){const{discovery:k}=S;return h?.problem?k.kind==="failed"&&k.problem.
code===h.problem.code?[]:[(0,l.bz)(h.problem)]:[]}function je({host:h},S){if(!S.some(({service:R})=>R===f.e$))return[];const{name:k}=(0,m.Sv)(h);return[...k.includes(
".")?[]:[(0,G.hostDotlessModule)({host:h,name:k})],.../(^|\.)xn--/.test(h)?[(0,G.hostIdnModule)({host:h})]:[]].map(R=>(0,l.bz)(R,f.e$))}function Ie({host:h,attempt:S,
credentials:k},R){const N=k?.hasToken===!0,Y=[...R.flatMap(z=>z.kind==="url"&&(0,f.p4)(z.id)&&(0,f.D6)(z.id)?[{url:z.url,service:z.id,isSent:N}]:[]),...S.hops.map(
({url:z,authorization:re})=>({url:z,service:null,isSent:re==="sent"}))].flatMap(({url:z,...re})=>{const ge=xe(z);return ge===null||ge===h?[]:[{...re,host:ge}]});
return[...new Map(Y.toReversed().map(z=>[z.host,z])).values()]}function xe(h){const S=(0,O.Dl)(h),k=S.ok?(0,m.Pm)(S.value):null,R=k===null?null:(0,m.Pv)(k);return R?.
ok?R.value:null}function Ae(h,S,{tokenSources:k,hosts:R}){return Ie(h,S).flatMap(({host:N,service:Y,isSent:z})=>{const re=k.get(N);if(re===void 0)return[];const ge=Y===
null?h.attempt.discovery.kind==="failed":!z,ae=(0,v.credentialsOtherHost)({host:(0,m.nx)(h.host),other:(0,m.nx)(N),source:re,service:Y,isSent:z,isNotice:!ge||R.
has(N)});return[(0,l.bz)(ae,Y)]})}var We=e(2847),Ke=e(793),I=e(794),x=e(9529);const q=/^(?:[a-z0-9-]+\.)+[a-z]{2,}(?::\d+)?(?:\/|$)|^[a-z0-9.-]+:\d+(?:\/|$)/i,ce=h=>q.
test(h)&&!/^[a-z0-9-]+\.json$/i.test(h),ye=h=>h.replace(/[?#].*$/s,""),Oe=h=>h.replace(/\/\/[^/?#"\s]*@/g,"//***@").replace(/\?[^"\s]*/g,"?***");function Pe(h){
const S=De(h),{id:k,host:R,value:N}=h,Y={id:k,host:R,url:(0,O.Pl)(h.url)};if(S!==null)return[(0,fe.serviceUrlInvalid)({...Y,why:S})];const z=He(h)?(0,p.ab)(k):[];
return[N===""?(0,fe.serviceUrlEmpty)(Y):null,ce(N)?(0,fe.serviceUrlLooksLikeHost)({...Y,value:ye(N),why:null}):null,Le(N)?(0,fe.serviceUrlRelative)(Y):null,z.length>
0?(0,fe.serviceUrlNoSlash)({...Y,clients:z}):null,h.url.query!==""&&(0,f.p4)(k)?(0,fe.serviceUrlQuery)(Y):null].filter(re=>re!==null)}function De({url:h}){const{
name:S,port:k}=(0,O.cz)(h);return S===""?"no Host in request URL":k===""||Number(k)>0&&Number(k)<=65535?null:`invalid port "${k}"`}const Le=h=>!/^$|^\/|^[a-z][a-z0-9+.-]*:/i.
test(h)&&!ce(h),He=({value:h,url:S})=>h!==""&&!/^$|\/$/.test(S.path),Ge={"client-missing":Ke.loginClientMissing,"client-empty":Ke.loginClientEmpty,"grant-types-\
invalid":Ke.loginGrantTypesInvalid,"grant-types-unsupported":Ke.loginGrantTypesUnsupported,"grant-types-unknown":Ke.loginGrantTypesUnknown,"authz-missing":Ke.loginAuthzMissing,
"token-missing":Ke.loginTokenMissing,"ports-count":Ke.loginPortsCount,"ports-range":Ke.loginPortsRange,"ports-order":Ke.loginPortsOrder,"ports-single":Ke.loginPortsSingle,
"ports-ignored":Ke.loginPortsIgnored,"scopes-invalid":Ke.loginScopesInvalid,"scopes-ignored":Ke.loginScopesIgnored};function ct(h,S,k){const{value:R,flaws:N}=(0,x.
m)(h,S,k),Y={...R,authz:_(R.authz),token:_(R.token)},z=nt(Y,S),re=z.length===0?[]:[Ke.loginUrlPort({host:k,endpoints:z})];return{login:Y,problems:[...N.map(ge=>P(
ge,k)),...re]}}function nt(h,S){const k=(0,O.cz)(S);return k.port===""||k.port==="443"?[]:["authz","token"].flatMap(R=>{const N=h[R],Y=N===null?null:(0,O.Dl)(N);
if(N===null||!Y?.ok||Y.value.scheme!=="https")return[];const z=(0,O.cz)(Y.value);return z.name.toLowerCase()===k.name.toLowerCase()&&z.port===""?[{name:R,url:N,
port:k.port}]:[]})}function P(h,S){return"why"in h?(h.rule==="authz-invalid"?Ke.loginAuthzInvalid:Ke.loginTokenInvalid)({host:S,why:Oe(h.why)}):Ge[h.rule]({host:S,
value:h.value})}function _(h){const S=h===null?null:(0,O.Dl)(h);return S?.ok?(0,O.Pl)(S.value):null}function V(h,S,k){const R=ke=>{const{discovery:qe,documentUrl:at,
display:ut}=k;return(0,f.TE)(h,{services:qe.services,documentUrl:at,display:ut,client:ke})},N=se(h,k).map(ke=>({client:ke,lookup:R(ke)})),[Y,...z]=N;if(Y===void 0)
throw new Error("no client is checked");const re=z.filter(({lookup:ke})=>ke.kind!==Y.lookup.kind),ge=ke=>!oe(ke)||R(ke).kind===Y.lookup.kind,ae=re.length===0?(0,p.
SZ)(h).filter(ge):[Y.client],Ce=we(h,Y.lookup,S,ae,k),Ee=re.flatMap(({client:ke,lookup:qe})=>we(h,qe,S,[ke],k).drafts);return{...Ce,drafts:[...Ce.drafts,...Ee]}}
function se(h,{requirements:S,clients:k}){return S.find(({service:R})=>R===h)?.clients??k}const oe=h=>p.Du.some(S=>S===h);function we(h,S,k,R,N){const{documentUrl:Y,
display:z}=N,re=k||(0,f.D6)(h),ge=ae=>re?ae.map(Ce=>(0,l.bz)(Ce,h,k)):[];switch(S.kind){case"url":{const{url:ae,value:Ce}=S,Ee=Pe({id:h,value:Ce,url:ae,host:z}),
ke=re&&!Ee.some(({code:at})=>at==="service-url-invalid"),qe=(0,d.dh)((0,O.Pl)(ae),I.z);return{outcome:{id:h,kind:"url",url:qe},drafts:ge(Ee),urls:ke?[{id:h,endpoint:null,
url:ae,needed:k}]:[]}}case"object":{const{value:ae,leftOut:Ce}=S,{login:Ee,problems:ke}=ct(ae,Y,z),qe=ke.find(({severity:at})=>at==="error");return{outcome:qe?{
id:h,kind:"problem",problem:qe}:{id:h,kind:"login",login:Ee,leftOut:Ce},drafts:ge(ke),urls:_e(Ee,h,k)}}case"bad-id":case"missing":case"version":case"type":case"\
bad-url":{const ae=(0,l.aZ)(Je(h,S,N),R);return{outcome:{id:h,kind:"problem",problem:ae},drafts:ge([ae]),urls:[]}}}}const _e=(h,S,k)=>["authz","token"].flatMap(
R=>{const N=(0,O.Dl)(h[R]??"");return h[R]!==null&&N.ok?[{id:S,endpoint:R,url:N.value,needed:k}]:[]}),Te=(h,{offer:S,display:k,block:R})=>({id:h,host:k,block:R,
...S}),Xe=({services:h,leftOut:S})=>({offered:h.map(({id:k})=>k),leftOut:S,isArtifactory:h.some(({value:k})=>typeof k=="string"&&k.includes("/artifactory/"))});
function Je(h,S,k){const R={...Te(h,k),why:S.why};switch(S.kind){case"missing":return(0,We.serviceMissing)(R);case"bad-id":case"version":return(0,We.serviceVersion)(
{...R,isReadable:S.kind==="version"});case"type":{const{value:N}=S;return h===f.S3?(0,Ke.loginType)({...R,value:N}):(0,We.serviceType)({...R,value:N})}case"bad-\
url":{const N=Oe(S.why);return ce(S.value)?(0,fe.serviceUrlLooksLikeHost)({...R,value:ye(S.value),why:N}):S.reason==="user-info"?(0,fe.serviceUrlCredentials)(R):
(0,fe.serviceUrlInvalid)({...R,url:null,why:N})}}}const rt=200,ft=10;function vt(h){const{visit:S,requirements:k,clients:R,block:N,kind:Y}=h,{discovery:z}=S.attempt,
re=(0,m.nx)(S.host);if(z.kind==="failed"||z.kind==="skipped")return{services:[],leftOut:0,drafts:[]};const ge=k.map(({service:Ee})=>Ee);if(z.kind==="absent")return{
services:[],leftOut:0,drafts:[bt(z,re,ge)]};const ae=(0,O.Dl)(z.url);if(!ae.ok)throw new Error(`${z.url} was requested but is no URL`);const Ce={visit:S,discovery:z,
offer:Xe(z),documentUrl:ae.value,display:re,clients:R,requirements:k,block:N,base:{hostname:S.host,host:re,hasToken:S.credentials?.hasToken===!0,kind:Y}};return gt(
Ce,ge)}function gt(h,S){const{discovery:k,clients:R}=h,N=S.filter(ke=>ke!=="any"),Y=k.services.map(({id:ke})=>ke).filter(ke=>!N.includes(ke)&&p.Du.some(qe=>(0,f.
oe)(ke,qe).ok)).slice(0,rt),z=N.map(ke=>V(ke,!0,h)),re=({outcome:ke,drafts:qe,urls:at})=>ke.kind!=="problem"&&!at.some(({endpoint:ut,url:yt})=>ut===null&&$e(yt,
h.base))&&!qe.some(ut=>(0,l.ER)(ut)&&R.some(yt=>ut.problem.affects.includes(yt))),ge=Y.map(ke=>V(ke,!0,h)),ae=!S.includes("any")||[...z,...ge].some(re),Ce=[...z,
...ae?Y.map(ke=>V(ke,!1,h)):St(ge)],Ee=S.includes("any")&&Ce.length===0?[(0,l.bz)((0,We.serviceMissing)({...Te("any",h),why:""}))]:[];return{services:Ce.map(({outcome:ke})=>ke),
leftOut:k.leftOut,drafts:[...Ce.flatMap(({drafts:ke})=>ke),...ve(Ce.flatMap(({urls:ke})=>ke),h.base),...Ee]}}function St(h){let S=ft;return h.map(k=>(0,f.D6)(k.
outcome.id)||k.drafts.length===0?k:(S-=1,S>=0?k:{...k,drafts:[]}))}function bt({why:h,url:S},k,R){const N=(0,O.Dl)(S),Y=N.ok?(0,O.Pl)(N.value):k,z=R.filter(Ce=>Ce!==
"any"),ge=[...new Set(z.map(Ce=>Ce.split(".")[0]??Ce))].map(f.Tz),ae=z.length===1?z[0]??null:null;return(0,l.bz)((0,dt.documentAbsent)({host:k,url:Y,why:h,required:z,
clientErrors:ge}),ae)}function Nt(h,S,k){const{visit:R,requirements:N,isNew:Y}=h,{host:z}=R,re=S.dialect.clients.filter(lt=>N.some(At=>At.clients.includes(lt))),
ge=Pt(z,N),ae=be(R,re),Ce=ae.map(lt=>Kt(R,lt,N,S,ge)),Ee=Ce[0]?.services??[],qe=ae.some(({forced:lt})=>lt===null)?[...$(R,ge,k),...Ae(R,Ee,k)]:[],at=[...Ce.flatMap(
lt=>lt.drafts),...qe],ut=_t(at,h,S),yt=ut.filter(({problem:lt})=>!(0,l.pi)(lt,z,S.ignore)),ht=(0,l.HJ)(N),Tt=lt=>(0,l.hD)({...lt,problem:(0,M.pj)(lt.problem,ge)},
re,{host:z,...ht(lt.services),..."places"in lt?(0,l.Mm)(lt.places):{},isHostNew:Y}),{own:kt=[],ofFiles:Rt=[]}=Object.groupBy(yt,lt=>"places"in lt&&(0,l.l$)(lt)?
"ofFiles":"own");return{verdict:{visit:R,requirements:N,services:Ee,servicesLeftOut:Ce[0]?.leftOut??0,servicesFrom:ae[0]?.forced?.place??null,findings:kt.map(Tt).
sort(l.Np),clients:zt(kt),isNew:Y},ofFiles:Rt.map(Tt),ignored:ut.length-yt.length}}function _t(h,S,k){const{visit:R,requirements:N,predicted:Y,requests:z}=S,re=R.
attempt.certificates,ge=Bt(R.host,N);return[...h,...Y,...tt({host:R.host,known:re},z,k),...je(R,N)].map(ae=>({...ae,needed:ae.needed&&(0,l.ld)(ae,S,k),problem:(0,l.
aZ)(ae.problem,ge)}))}function Bt(h,S){return S.every(({isImplied:R})=>R)?[...S.flatMap(({clients:R})=>R),...(0,p.Yr)(h)]:p.zK}function Kt(h,S,k,R,N){const{clients:Y,
forced:z}=S,re=z===null?null:`${z.place.file}:${z.place.line}`,ge=z===null?ne(h,R.resolve):"loopback",{services:ae,leftOut:Ce,drafts:Ee}=vt({visit:S.visit,requirements:k,
clients:Y,block:re,kind:ge}),ke=z===null?N:{...N,role:"operator"},qe=R.dialect.releases.filter(({client:ht})=>Y.includes(ht)),at=[...Ne(h,S),...Be(S.visit,{...R,
clients:Y,releases:qe}),...Ee,...z===null?y(h.host,ae,k,R):[]],ut=h.forced.map(({client:ht})=>ht),yt=z===null?p.zK.filter(ht=>!ut.includes(ht)):S.clients;return{
services:ae.map(ht=>ht.kind==="problem"?{...ht,problem:(0,M.pj)(ht.problem,ke)}:ht),leftOut:Ce,drafts:at.map(ht=>({...ht,problem:(0,M.pj)((0,l.aZ)(ht.problem,yt),
ke)}))}}function zt(h){const S=R=>{const N=h.filter(({problem:Y})=>Y.affects.includes(R)&&Y.usualSeverity!=="notice");return N.some(l.ER)?"fails":N.length>0?"wa\
rns":"works"},k=p.zK.map(R=>[R,S(R)]);return Object.fromEntries(k)}function Pt(h,S){const k=S.some(({because:N})=>N.includes("hostnames input"));return{role:(0,he.
V)(h)!==null?"guest":k?"operator":"user",host:(0,m.nx)(h)}}function Wt(h,S,k){const R=new Set(h.notes.flatMap(({problem:ae,place:Ce})=>ae.code==="file-syntax"?Ce.
file:[])),N=[...h.complaints.map(({problem:ae,place:Ce})=>Mt((0,l.bz)(ae),Ce,k)),...ee(h.tokenHosts,S).map(ae=>Mt(ae,null,k)),...h.isEmpty?[Xt(k)]:[]],Y=Ft([...h.
notes.map(ae=>Ht(ae,R,k)),...c(h.usages,k).map(({problem:ae,clients:Ce,place:Ee,host:ke})=>{const qe=(0,l.bz)((0,l.aZ)(ae,Ce));return{host:ke,finding:{...Mt(qe,
Ee,k),host:ke}}}),...h.others.map(ae=>({host:ae.host,finding:Yt(ae,k)})),...N.map(ae=>({host:null,finding:ae}))]),z=Y.filter(({host:ae,finding:Ce})=>!(0,l.pi)(Ce.
problem,ae,k.ignore)),re=({exclude:ae})=>+(ae!==void 0),ge=z.map(({finding:ae})=>ae).sort((ae,Ce)=>(0,l.Np)(ae,Ce)||re(ae)-re(Ce));return{files:ge,ignored:Y.length-
ge.length}}function Ft(h){return[...Map.groupBy(h,({host:k,finding:R})=>{const{problem:N,severity:Y,affects:z,places:re,exclude:ge}=R,{code:ae,message:Ce,help:Ee}=N;
return re.length===0?h:JSON.stringify([k,ae,Y,Ce,Ee,z,ge===void 0])})].flatMap(([k,R])=>{const[N]=R;if(k===h||N===void 0||R.length===1)return R;const Y=R.flatMap(
({finding:ge})=>ge.places),z=new Set(R.flatMap(({finding:ge})=>ge.exclude??[])),re=z.size===0?{}:{exclude:[...z]};return[{...N,finding:{...N.finding,places:Y,...re}}]})}
function Ht(h,S,k){const{problem:R,place:N,host:Y,isPlaceholder:z}=h,re=h.aside??N.file;if(R.code==="file-limit"&&k.allowedHosts.length>0){const ke={...R,message:(0,d.
Fn)(R.message)};return{host:Y,finding:{...Dt(h,ke,k),severity:"error"}}}const ge=z||S.has(N.file),ae=R.severity==="error"&&(ge||(0,t.Zl)(re)),Ce=ae?{...R,severity:"\
warning"}:R,Ee=Dt(h,Ce,k);return!ae&&!(0,t.Zl)(re)?{host:Y,finding:Ee}:{host:Y,finding:{...Ee,exclude:[(0,t.n7)(re)]}}}const Gt={error:"warning",warning:"notice",
notice:"notice"};function Dt({place:h,others:S=[],clients:k},R,N){const{dialect:Y}=N,re=Y.isGuess&&p.Du.some(ae=>!k.includes(ae))?Gt[R.severity]:R.severity,ge=Mt(
(0,l.bz)({...(0,l.aZ)(R,k),severity:re}),h,N);return{...ge,places:[...ge.places,...S]}}function Xt(h){const{scan:S,hostnames:k}=h,R=(0,u.nothingToCheck)({scan:S,
hasHostnames:k.length>0});return{...Mt((0,l.bz)(R),null,h),severity:R.severity}}function Yt({host:h,places:S,...k},R){const N=(0,M.pj)(k.problem,Pt(h,[]));return{
...Mt({...k,problem:N},null,R),host:h,places:S}}const Mt=(h,S,{dialect:k})=>(0,l.hD)(h,k.clients,{host:null,service:null,places:S===null?[]:[S],isHostNew:!1}),Vt={
drafts:[],notes:[],roots:[],requests:[],answering:new Set};function Jt(h,S){const{requirements:k,visits:R,usages:N,tokenVariables:Y}=h,z=Map.groupBy(k,({host:Ze})=>Ze),
re=R.map(({host:Ze})=>Ze),{isFork:ge,depth:ae}=S,{tokenSources:Ce}=h,Ee={usages:N,tokenVariables:Y,tokenSources:Ce,hosts:new Set(re),isFork:ge,depth:ae},ke=Map.
groupBy(h.predicted.drafts,({host:Ze})=>Ze),qe=Map.groupBy(h.predicted.requests,({host:Ze})=>Ze),at=R.map(Ze=>{const Ot=h.newHosts.has(Ze.host),It={visit:Ze,requirements:z.
get(Ze.host)??[],predicted:ke.get(Ze.host)??[],requests:qe.get(Ze.host)??[],answering:h.predicted.answering,isNew:Ot};return Nt(It,S,Ee)}),ut=at.map(({verdict:Ze})=>Ze),
yt=ut.flatMap(({visit:Ze,services:Ot})=>Ie(Ze,Ot)),ht=[...re,...yt.map(({host:Ze})=>Ze),...qe.keys()],Tt=new Set(re),kt=Array.from(qe,([Ze,Ot])=>tt({host:Ze,known:[]},
Ot,S).map(It=>({...It,host:Ze,places:[]}))),Rt=[...h.predicted.drafts,...kt.flat()].filter(({host:Ze})=>!Tt.has(Ze)),Lt=[...h.notes,...h.predicted.notes],lt=Wt(
{...h,notes:Lt,others:Rt},ht,S),At=[...at.flatMap(({ofFiles:Ze})=>Ze),...lt.files].sort(l.Np),xt=[...ut.flatMap(Ze=>Ze.findings),...At].sort(l.Np),{stopped:jt}=h,
tn=en(lt.files);return{passed:jt===null&&!xt.some(({severity:Ze})=>Ut(Ze,S.failOn)),stopped:jt,hosts:ut,files:At,findings:xt,ignored:at.reduce((Ze,Ot)=>Ze+Ot.ignored,
lt.ignored),roots:h.predicted.roots.map(Ze=>Zt(Ze,S,tn))}}function Zt({rows:h,...S},{ignore:k},R){const N=({drafts:Y,decidedAt:z})=>Y.length>0?Y.filter(({problem:re,
host:ge})=>!(0,l.pi)(re,ge,k)).map(re=>({...re,severity:(0,l.xJ)(re,S.clients)})):z.flatMap(re=>R.get(Ct(re))??[]);return{...S,rows:h.map(Y=>{const{drafts:z,decidedAt:re,
...ge}=Y,Ce=z.length>0||Object.values(ge.chosen).includes(null)?N(Y).toSorted(l.Np):[],Ee=new Map(Ce.map(({problem:ke})=>[ke.code,Qt(ke)]));return{...ge,worst:Ce[0]?.
severity??null,problems:[...Ee.values()]}})}}const Qt=({code:h,title:S,usualSeverity:k})=>({code:h,title:S,usualSeverity:k}),Ct=({file:h,line:S})=>`${h}:${S}`,qt=/^(?:constraint|lock)-/,
en=h=>{const S=new Map;for(const k of h.filter(({problem:R})=>qt.test(R.code)))for(const R of k.places){const N=typeof R=="string"?R:Ct(R),Y=S.get(N);Y===void 0?
S.set(N,[k]):Y.push(k)}return S},Ut=(h,S)=>h==="error"?S!=="never":h==="warning"&&S==="warning"}),4e3:((Me,B,e)=>{e.d(B,{Af:()=>g,B9:()=>s,Cw:()=>D,Fn:()=>A,NM:()=>n,
Vb:()=>i,Wt:()=>r,XT:()=>O,YA:()=>v,_r:()=>y,dh:()=>p,eZ:()=>f,go:()=>m,mP:()=>l,qZ:()=>c,zd:()=>T});var d=e(4714),u=e(7715),t=e(9562);const M=300;function p(o,E=M){
return o.length<=E?o:`${(0,d.o)(o,E)}\u2026`}function O(o,E,$=0){const C=o.slice(0,E).map(w=>p(w)),b=o.length-C.length+$;return C.join(", ")+(b>0?` and ${b} mor\
e`:"")}const T=o=>`the clients print "${o}"`;function m(o){return o===null?"null":Array.isArray(o)?"an array":typeof o=="object"?"an object":`a ${typeof o}`}function l(o){
if(o.kind==="error")return`cannot be read: ${o.code}`;const{bytes:E,maxBytes:$}=o;return`has ${E} bytes and is not read; the limit is ${$/1024/1024} MiB`}const a={
[t.e$]:"correct the host in the source address, or remove it for a module of the public registry (NAMESPACE/NAME/SYSTEM)",[t.xq]:"correct the host in `source`, \
or add the `source` that a child module lacks; a provider of the public registry has no host (NAMESPACE/TYPE), and one that is installed by hand needs a filesys\
tem mirror"};function r(o){return o.flatMap($=>a[$]??[])[0]??"correct the host in `source` or `hostname`, or add the `source` that a child module lacks"}const s=o=>`\
wait and run the check again; see ${(0,u.V)(o)??"its status page"}, and consider a network mirror for providers`,c=o=>`use another network, a proxy (HTTPS_PROXY\
) or a network mirror: ${o} serves its discovery document to everyone, so the registry, a proxy or a firewall blocks this network, for example by country`;function n(o,E,$){
if(o===null)return $;const C=o.title===""?"":` ("${o.title}")`,b=$.guest??c(E);switch(o.kind){case"sign-in":return{operator:"allow unauthenticated requests to /\
.well-known/terraform.json",guest:b,because:`the host returned a sign-in page${C}`};case"captive-portal":return`a proxy or captive portal returned an HTML page${C}\
: allow this machine to reach the host`;case"other":{const w=$.user??`check that ${E} is a registry, and ${r([])}`;return{...$,user:w,guest:b,because:`the host \
returned an HTML page${C}`}}}}const y=({url:o,status:E,reason:$})=>`${o} returned ${`${E} ${p($)}`.trim()}`,v=o=>`${Math.round(o/100)/10} s`,g=o=>o.map(({name:E,
attemptMs:$,retries:C})=>{const b=Number.isFinite($)?v($):"without a limit",w=C===0?"":` in each of ${C+1} attempts`,U=E.includes(" and ")?"wait":"waits";return`${E}\
 ${U} ${b}${w}`}).join(", "),f=o=>o.map(({name:E})=>E).join(" and ");function D(o){switch(o.kind){case"deadline":return`the check reached its deadline of ${v(o.
ms)}`;case"signal":return`the check was interrupted by ${o.signal}`;case"crash":return"tf-disco crashed"}}const A=o=>`${o}; it may use hosts that are not in \`al\
lowed-hosts\``,i=({kind:o,address:E,version:$})=>`${o} ${E} ${p($,40)}`}),6897:((Me,B,e)=>{e.d(B,{n:()=>u,x:()=>t});const d=100;async function u(M,p,O){let T=performance.
now();for(;;){const m=M.next(p.why!==null);if(m.done)return m.value;performance.now()-T<d||(O(m.value),await t(),T=performance.now())}}const t=()=>new Promise(M=>setImmediate(
M))}),7531:((Me,B,e)=>{e.d(B,{T:()=>O,b:()=>M});var d=e(3307),u=e(8947),t=e(2168);const M=1024*1024,p={keeps:()=>!0,read:(l,a,{start:r,end:s})=>({value:(0,d.IL)(
a.slice(r,s))})};function O(l,a=p){const r=(0,u._6)(l),s=new m(r,a),c=(0,d.Ey)(r,s.add);if(c!==null){const y=(0,t.Q)(r);return y===null?{kind:"not-json",...c}:{
kind:"not-json",why:`it ${y.what}`,advice:y.advice}}const n=/[^\t\n\r ]/.exec(r)?.[0];return n==="{"?{kind:"object",...s.read()}:n==="n"?{kind:"null"}:{kind:"no\
t-object",why:`found ${T(n)}`}}function T(l){switch(l){case"[":return"an array";case'"':return"a string";case"t":case"f":return"a boolean";default:return"a numb\
er"}}class m{#e;#t;#s;#n=new Map;#o=0;constructor(a,r){this.#e=a,this.#t=r,this.#s=a.includes("\\")}add=(a,r,s,c)=>{if(c===0)return;const n=this.#e.slice(s,c),y=this.#s?
(0,d.I)(n):n.slice(1,-1),v=this.#n.get(y);v!==void 0?v.range={start:a,end:r}:this.#t.keeps(y,r-a)?this.#n.set(y,{id:(0,d.I)(n),range:{start:a,end:r}}):this.#o+=
1};read(){return{services:Array.from(this.#n.values(),({id:r,range:s})=>({id:r,...this.#t.read(r,this.#e,s)})),leftOut:this.#o}}}}),2168:((Me,B,e)=>{e.d(B,{Q:()=>u});
const d=[[/^[\t\n\r ]*$/,"is empty",null],[/^\ufeff/,"starts with a byte order mark","save it as UTF-8 without a byte order mark"],[/^(?:\ufffd\ufffd|\0\{|\{\0)/,
"is UTF-16 or binary data","save it as UTF-8"],[new RegExp("^\\p{Cc}\\ufffd","u"),"is gzip or other binary data","serve it with Content-Encoding: gzip, or uncom\
pressed"],[/^\s*</,"is HTML or XML",null]];function u(t){const M=d.find(([p])=>p.test(t));return M===void 0?null:{what:M[1],advice:M[2]}}}),794:((Me,B,e)=>{e.d(
B,{m:()=>p,z:()=>u});var d=e(4714);const u=2048,t=/%(?![0-9A-Fa-f]{2})/,M=/[^ -~\u0080-\uffff]/;function p(m){if(m.length<=u)return m;const[l,a]=T(m,"#"),[r,s]=T(
l,"?");return[O(r),s&&(0,d.o)(s,u),M.test(l)?"\x7F":"",a&&(t.test(a)?"#%":"#")].join("")}function O(m){const l=(0,d.o)(m,u);if(l===m)return m;const a=t.test(m)?
"%":"",r=m.includes("//",u-1)?"//":"",s=/\/\.{0,2}$/.exec(m.slice(-3))?.[0]??"";return`${l.replace(/%.?$/,"")}${r}~${a}${s}`}function T(m,l){const a=m.indexOf(l);
return a<0?[m,""]:[m.slice(0,a),m.slice(a)]}}),4714:((Me,B,e)=>{e.d(B,{o:()=>t,w:()=>M});var d=e(3307);const u=2048,t=(p,O=u)=>p.length<=O?p:structuredClone(p.slice(
0,O).toWellFormed());function M(p){if(p.length<=u)return(0,d.IL)(p);switch(p[0]){case'"':return t((0,d.I)(p));case"[":return[];case"{":return{};default:return(0,d.
IL)(p)}}}),5195:((Me,B,e)=>{e.d(B,{Sz:()=>D,Zu:()=>g,uo:()=>A});var d=e(6181);function u(...i){let o;const E=()=>i.map(t);return()=>o??=E()}function t(i){const[
o="",E]=i.split("/"),$=(0,d.r5)(o);if($===null)throw new Error(`${o} is no address`);return{prefix:$,bits:E===void 0?$.length*8:Number(E)}}const M=({prefix:i,bits:o},E)=>i.
length===E.length&&i.every(($,C)=>{const b=Math.min(Math.max(8*(C+1)-o,0),8);return $>>b===(E[C]??0)>>b}),p=u("169.254.169.254","169.254.170.2","169.254.170.23",
"100.100.100.200","192.0.0.192","168.63.129.16","169.254.0.23","169.254.42.42","fd00:ec2::254","fd00:ec2::23","fd20:ce::254","fd00:c1::a9fe:a9fe","fd00:42::42",
"fd00:a9fe:a9fe::1","fe80::a9fe:a9fe"),O=u("127.0.0.0/8","0.0.0.0","::1","::"),T=u("10.0.0.0/8","100.64.0.0/10","169.254.0.0/16","172.16.0.0/12","192.168.0.0/16",
"198.18.0.0/15","64:ff9b:1::/48","fc00::/7","fe80::/10","fec0::/10"),m=u("0.0.0.0/8","192.0.0.0/24","192.0.2.0/24","192.88.99.0/24","198.51.100.0/24","203.0.113\
.0/24","224.0.0.0/3","2001::/23","2001:db8::/32","2002::/16","3fff::/20"),l=u("0.0.0.0/0","2000::/3"),a=u("::ffff:0:0/96","::ffff:0:0:0/96","::/96","64:ff9b::/9\
6"),r=(i,o)=>i().some(E=>M(E,o)),s=[12,13,14,15],c=(i,...o)=>{const E=u(i);return{isIn:$=>r(E,$),at:o,mask:0}},n=[c("2002::/16",[2,3,4,5]),c("2001::/32",[4,5,6,
7]),{...c("2001::/32",s),mask:255},c("64:ff9b:1::/48",[6,7,9,10],[7,9,10,11],[9,10,11,12],s),{isIn:i=>/^[02],0,94,254$/.test(i.slice(8,12).join()),at:[s],mask:0}],
y=i=>n.filter(o=>o.isIn(i)).flatMap(({at:o,mask:E})=>o.map($=>$.map(C=>(i[C]??0)^E)));function v(i){return r(O,i)?"loopback":r(a,i)?v(i.slice(12)):[i,...y(i)].some(
o=>r(p,o))?"metadata":r(T,i)?"private":r(m,i)||!r(l,i)?"reserved":"public"}function g(i){const o=(0,d.r5)(i);return o===null?"public":v(o)}const f=/^[^.]*$|\.(?:corp|home|home\.arpa|internal|intranet|lan|local|localdomain|private|test)$/;
function D(i){const o=i.replace(/\.$/,"");if(/(^|\.)localhost(\.localdomain)?$/.test(o))return"loopback";const E=(0,d.r5)(o)??(0,d.RY)(o);return E===null?"publi\
c":v(E)}function A(i){const o=D(i);return o!=="public"||i.includes(":")?o:f.test(i.replace(/\.$/,""))?"private":"public"}}),7715:((Me,B,e)=>{e.d(B,{V:()=>u});const d=new Map(
[["registry.terraform.io","https://status.hashicorp.com"],["app.terraform.io","https://status.hashicorp.com"],["app.eu.terraform.io","https://status.hashicorp.c\
om"],["registry.opentofu.org","https://status.opentofu.org"],["gitlab.com","https://status.gitlab.com"]]),u=t=>d.get(t)??null}),9664:((Me,B,e)=>{e.d(B,{Gz:()=>u,
LA:()=>p,jt:()=>t,un:()=>M});var d=e(3916);const u=(O,T)=>O===""?T:`${O}/${T}`,t=O=>O.slice(0,Math.max(0,O.lastIndexOf("/")));function M(O,T){const m=(0,d.join)(
O,T).replace(/\/$/,"");return m==="."?"":m}const p=O=>/(^|\/|_)override\.(tf|tofu)(\.json)?$/.test(O)}),9529:((Me,B,e)=>{e.d(B,{l:()=>M,m:()=>O});var d=e(4283),
u=e(8999);const t=[1024,65535],M=["authz_code","password"],p="app.terraform.io";function O(v,g,f){const D=a(T(v,"client")),A=r(T(v,"grant_types"),f),i=(...w)=>w.
some(U=>A.value.includes(U)),o=(w,U)=>s(T(v,w),w,U,g),E=o("authz",i("authz_code")),$=o("token",i("authz_code","password")),C=c(T(v,"ports")),b=y(T(v,"scopes"));
return{value:{client:D.value,grantTypes:A.value,authz:E.value,token:$.value,ports:C.value,scopes:b.value},flaws:[D,A,E,$,C,b].flatMap(w=>w.flaws)}}const T=(v,g)=>Object.
hasOwn(v,g)?v[g]:void 0,m=(v,g,f)=>({value:v,flaws:[{rule:g,value:f}]}),l=v=>({value:v,flaws:[]});function a(v){return typeof v!="string"?m("","client-missing",
v):v===""?m(v,"client-empty",v):l(v)}function r(v,g){if(v===void 0)return l(["authz_code"]);if(!Array.isArray(v))return m([],"grant-types-invalid",v);const f=[...new Set(
v.filter(i=>typeof i=="string"))];return f.includes("authz_code")||f.includes("password")&&g===p?f.every(i=>M.includes(i))?l(f):m(f,"grant-types-unknown",v):m(f,
"grant-types-unsupported",v)}function s(v,g,f,D){if(typeof v!="string")return f?m(null,`${g}-missing`,v):l(null);const A=(0,u.v)(D,v);if(A.ok&&(0,d.cz)(A.value).
name!=="")return l((0,d.jr)(A.value));const o=`failed to parse ${g==="authz"?"authorization":"token"} URL: ${A.ok?"no Host in request URL":A.why}`;return{value:null,
flaws:[{rule:`${g}-invalid`,why:o}]}}function c(v){if(v===void 0)return l(t);if(!Array.isArray(v))return m(t,"ports-ignored",v);if(v.length!==2)return m(t,"port\
s-count",v);const[g,f]=v;return!n(g)||!n(f)?m(t,"ports-range",v):g>f?m(t,"ports-order",v):g===f?m([g,f],"ports-single",v):l([g,f])}const n=v=>typeof v=="number"&&
Number.isInteger(v)&&v>=t[0]&&v<=t[1];function y(v){if(v===void 0)return l([]);if(!Array.isArray(v))return m([],"scopes-ignored",v);const g=v.filter(f=>typeof f==
"string");return g.length===v.length?l(g):m(g,"scopes-invalid",v)}}),241:((Me,B,e)=>{e.d(B,{B:()=>M});var d=e(1831);const u=/^TFE?[_-]?TOKENS?[_-]?(?=.)/i,t="TF\
_TOKEN_";function M(a,r,s){const[c]=(0,d.fK)(r);return c===void 0?[]:a.flatMap(n=>{const y=(0,d.$k)(n);if(y!==null&&s.has(y))return[];const v=p(n,y,r);return v===
null?[]:[{variable:n,why:v,write:c,isParent:O(y,r)}]})}function p(a,r,s){const c=u.exec(a)?.[0];if(c===void 0)return null;const n=a.slice(c.length);return r!==null&&
O(r,s)?`it is for ${(0,d.nx)(r)} only: the clients do not use the tokens of parent domains`:m(s).some(y=>y===T(n))?c!==t?`it begins with ${c}, and the clients r\
ead only ${t}`:r===null?"the clients cannot read a hostname from it and ignore it":`the clients read it for ${(0,d.nx)(r)}${l(n,s)}`:null}const O=(a,r)=>a!==null&&
(0,d.Sv)(r).name.endsWith(`.${(0,d.Sv)(a).name}`),T=a=>a.normalize("NFC").toLowerCase().replace(/[^\p{L}\p{N}]+/gu,"_").replace(/^_|_$/g,"");function m(a){const{
name:r}=(0,d.Sv)(a);return[...new Set([a,r,(0,d.nx)(a)].map(T))]}function l(a,r){const{name:s,port:c}=(0,d.Sv)(r);return c!==443&&!a.includes(":")?"; a port fol\
lows a colon":s.includes("-")&&!a.includes("-")?"; a hyphen is written as two underscores":""}}),2796:((Me,B,e)=>{e.d(B,{Wi:()=>g,cZ:()=>O,cr:()=>A,sC:()=>f});var d=e(
2886),u=e(1064),t=e(1831),M=e(8884);const p=3;function O(i){return[...Map.groupBy(i,m).values()].flatMap(o=>{const E=[...Map.groupBy(o,l).values()];return E.length>
p?[o]:E}).flatMap(o=>a(o)??[]).toSorted((o,E)=>(0,d.Np)(o,E)||T(o)-T(E)||E.hosts.length-o.hosts.length)}function T({code:i,affects:o}){return i==="host-not-chec\
ked"?2:o.length===0||u.Du.some(E=>o.includes(E))?0:1}const m=({severity:i,problem:o,affects:E,exclude:$})=>JSON.stringify([i,o.code,E,$===void 0]),l=i=>i.exclude===
void 0?y(i.problem.help??"",i):"";function a(i){const[o]=i;if(o===void 0)return null;const E=[...new Set(i.flatMap(({host:fe})=>fe??[]))],{code:$,title:C,help:b,
message:w}=o.problem,U=(fe,te)=>E.length>1?y(fe,te):fe,X=U(w,o),me=i.every(fe=>U(fe.problem.message,fe)===X),ee=U(b??"",o),he=i.every(fe=>U(fe.problem.help??"",
fe)===ee);return{severity:o.severity,code:$,title:C,affects:o.affects,findings:i,hosts:E,message:me?X:null,help:ee!==""&&he?n(ee,i):null}}const r=/\bTF_TOKEN_\w+/g,
s="TF_TOKEN_HOST",c=5;function n(i,o){if(!i.includes(s))return i;const E=new Set(o.flatMap(({problem:$})=>$.help?.match(r)??[]));return E.size<=c?`${i}; ${s} is\
 ${[...E].join(" or ")}`:`${i}; in ${s}, write each dot of the host as an underscore and each hyphen as two`}function y(i,{host:o}){return o===null||i===""?i:[...new Set(
[o,(0,t.nx)(o)])].reduce((E,$)=>E.replaceAll($,v),i).replace(r,s).replaceAll(/\bhost the host/g,"the host")}function v(i,o,E){const[$=" ",C=" "]=[E[o-1],E[o+i.length]];
return/[\s("]/.test($)&&/[\s,;.:)"]/.test(C)?"the host":"HOST"}const g=3,f=i=>O(i).flatMap(o=>A(o).slice(0,g).flatMap(([,E])=>E.values().flatMap(D).take(1).toArray())),
D=i=>{const o=(0,M.Xd)(i);return o===null?[]:[o]},A=({message:i,findings:o})=>i===null?[...Map.groupBy(o,({problem:E})=>E.message)]:[[i,o]]}),1505:((Me,B,e)=>{e.
d(B,{G_:()=>r,Yj:()=>a,Zc:()=>m,o7:()=>l,se:()=>T,tN:()=>M});var d=e(7574),u=e(4120),t=e(8884);const M=120,p=20,O=6;function T({requirements:g},{dialect:f},D){return{
label:"required",texts:(0,u.UV)(g,p,({service:i,clients:o,because:E})=>{const $=i==="any"?(0,u.DO)(i):D.value((0,u.DO)(i),M),b=f.clients.every(w=>o.includes(w))?
"":` for ${(0,u.wO)(o)}`;return`${$}${b} (${(0,t.Yx)(E,D.because)})`})}}function m({visit:g},f){const{timing:D,discovery:A}=g.attempt,i=A.kind==="failed"?A.excerpt:
null,o=(0,d.I$)(D).map(([b,w])=>`${b} ${(0,d.kJ)(w)}`),E=g.earlier.map(b=>{const{kind:w}=b.discovery;return`${w==="failed"?b.discovery.problem.code:w} after ${(0,d.
kJ)(b.timing.totalMs)}`}),$=i===null?[]:[f.value(i.replace(/\s+/gu," ").trim())],C=g.credentials?.hasToken?[f.prose(g.credentials.source)]:[];return[{label:"bod\
y",texts:$},{label:"timing",texts:[o.join(", ")]},{label:"retried",texts:E},{label:"token from",texts:C}]}const l=(g,f)=>[{label:"credentials",texts:y(g)?n(g.visit.
looks,f.prose):[]},{label:"host block",texts:v(g.visit).map(D=>f.prose(D))}];function a({visit:g,services:f,servicesLeftOut:D,servicesFrom:A},i){const o=f.map(({
id:$})=>i.value($,M)),E=A===null?(0,d.kJ)(g.attempt.timing.totalMs):`host block at ${i.because(A)}`;return`${o.length===0?"no services":(0,u.K4)(o,O,D)} (${E})`}
function r(g){return[...Map.groupBy(g,D=>JSON.stringify(D.looks.map(c))).values()].map(D=>({clients:D.map(({client:A})=>A),looks:D[0]?.looks.map(c)??[]}))}const s={
nothing:"no entry","a token":"a token","an empty token":"an empty token","no token":"an entry without a token","not asked":"not run","not read":"turned off"},c=({
source:g,held:f,counts:D})=>({source:g,held:`${s[f]}${D?f==="no token"?" (ends the search)":" (used)":""}`});function n(g,f){const D=r(g);return D.flatMap(({clients:A,
looks:i})=>i.map(({source:o,held:E})=>`${D.length>1?`${(0,u.wO)(A)}: `:""}${f(o)}: ${E}`))}const y=({findings:g})=>g.some(({problem:{code:f}})=>/^credentials-|^document-unauthorized$/.
test(f));function v({forced:g}){return[...Map.groupBy(g,({place:D})=>(0,t.eo)(D))].map(([D,A])=>`${D}, for ${(0,u.wO)(A.map(({client:i})=>i))}`)}}),7574:((Me,B,e)=>{
e.d(B,{I$:()=>p,QN:()=>m,kJ:()=>t,nO:()=>l,tY:()=>M,u8:()=>T});var d=e(4120);const u=864e5;function t(a){const r=Math.round(a);if(r<1e3)return`${r} ms`;if(r<59950)
return`${(r/1e3).toFixed(1)} s`;const s=Math.round(r/1e3);return`${Math.floor(s/60)} min ${s%60} s`}function M(a){return a<1e3?`${a} B`:a<999950?`${(a/1e3).toFixed(
1)} kB`:`${(a/1e6).toFixed(1)} MB`}function p(a){return[["DNS",a.lookupMs],["connect",a.connectMs],["TLS",a.tlsMs],["first byte",a.firstByteMs],["total",a.totalMs]].
flatMap(([s,c])=>c===null?[]:[[s,c]])}const O=6e4;function T(a,r){const s=Date.parse(r)-Date.parse(a);if(!(s>=O))return"less than a minute";const c=Math.floor(s/
O),n=[{count:Math.floor(c/1440),unit:c>=2880?"days":"day"},{count:Math.floor(c%1440/60),unit:"h"},{count:c%60,unit:"min"}],y=n.findIndex(({count:v})=>v>0);return n.
slice(y,y+2).filter(({count:v})=>v>0).map(({count:v,unit:g})=>`${v} ${g}`).join(" ")}const m=a=>`${a.slice(0,16).replace("T"," ")} UTC`;function l(a,r){const s=(Date.
parse(a)-Date.parse(r))/u;if(Number.isNaN(s))return a;const c=(0,d.px)(Math.floor(Math.abs(s)),"day"),n=Math.abs(s)<1,y=n?"within the last day":`${c} ago`,v=n?"\
in less than a day":`in ${c}`;return`${a.slice(0,10)} (${s<0?y:v})`}}),4120:((Me,B,e)=>{e.d(B,{DO:()=>s,Iu:()=>M,K4:()=>p,Ku:()=>O,QI:()=>r,Rk:()=>c,SY:()=>m,UV:()=>T,
dy:()=>u,od:()=>l,px:()=>t,wO:()=>a});var d=e(1064);const u="new in this pull request",t=(n,y)=>`${n} ${y}${n===1?"":"s"}`,M=n=>n.replace(/^./u,y=>y.toUpperCase());
function p(n,y,v=0){const g=n.slice(0,y),f=n.length-g.length+v;return`${g.join(", ")}${f>0?` and ${f} more`:""}`}const O=(n,y)=>n.length<=2*y?n:n.slice(0,y);function T(n,y,v,g=f=>`\
and ${f} more`){const f=n.length-y;return[...n.slice(0,y).flatMap(v),...f>0?[g(f)]:[]]}const m=n=>d.zK.every(y=>n.includes(y))?"all clients":n.map(y=>d.bB[y]).join(
", ");function l(n,y){const v=y.filter(g=>n.includes(g));return n.length===0||v.length===y.length?"":v.length===0?"no client that this repository uses":v.map(g=>d.
bB[g]).join(", ")}const a=n=>n.map(y=>d.bB[y]).join(" and "),r=({clients:n,versions:y})=>n.map(v=>[d.bB[v],y[v]].join(" ").trim()).join(" and "),s=n=>n==="any"?
"any service":n;function c(n){switch(n){case"none":return"none";case"sent":return"sent";case"withheld":return"not sent (not HTTPS)";case"dropped":return"not sen\
t (redirected to another host)"}}}),8884:((Me,B,e)=>{e.d(B,{BQ:()=>y,CN:()=>g,Dc:()=>n,Dx:()=>l,Ky:()=>p,Qz:()=>c,R3:()=>M,Xd:()=>r,Yx:()=>O,eo:()=>t,et:()=>v,f5:()=>a,
xi:()=>s,yv:()=>m});var d=e(4120),u=e(8641);const t=A=>f(A)?`${(0,u.J7)(A.file)}:${A.line}`:A,M=({file:A,line:i,column:o})=>`${(0,u.J7)(A)}:${i}:${o}`;function p(A,i,o=t,E=0){
const $=D(A),C=$.slice(0,i).map(o).join(", "),b=Math.max(0,$.length-i)+E,w=b>0?[(0,d.px)(b,"more place")]:[];return[...C===""?[]:[C],...w].join(" and ")}const O=(A,i=t)=>p(
A,A.every(f)?1:2,i),T=1e5;function m(...A){const i=new Map(A.map(({places:w,placesLeftOut:U=0})=>[w,U])),o=[];for(const w of i.keys())o.length<T&&o.push(...w);const E=i.
entries().reduce((w,[U,X])=>w+U.length+X,0),[$=null,...C]=D(o.filter(f)),b=D(o.filter(w=>!f(w)));return{first:$,others:C,settings:b,leftOut:E-o.length}}const l=A=>({
lines:D(A.flatMap(({places:i})=>i.filter(f))),leftOut:A.reduce((i,{placesLeftOut:o=0})=>i+o,0)}),a=A=>[...new Set(A.flatMap(({places:i})=>i.flatMap(o=>f(o)?[]:[
o])))],r=({places:A})=>A.find(f)??null;function s(A,i,o,E){const{others:$,settings:C,leftOut:b}=m(A);return[["help",(0,u.RK)(A.problem.help??"",o)],["affects",i],
["also at",p($,E,t,b)],["required by",p(C,E)]].filter(([,U])=>U!=="")}const c=({requirements:A})=>A.some(({because:i})=>i.some(f)),n=A=>new Set(A.flatMap(({places:i})=>i.
filter(f).map(({file:o})=>o))).size,y=A=>A.filter(i=>r(i)===null),v=A=>A.every(({problem:i})=>i.code.startsWith("credentials-"))?"credentials":"settings",g=A=>!/^(?:~?[/\\]|%APPDATA%|[A-Za-z]:[/\\])/.
test(A),f=A=>typeof A!="string";function D(A){const i=new Map;return A.filter(o=>{const{file:E,line:$}=typeof o=="string"?{file:o,line:0}:o,C=i.get(E);if(C===void 0)
i.set(E,new Set([$]));else{if(C.has($))return!1;C.add($)}return!0})}}),6763:((Me,B,e)=>{e.d(B,{q:()=>M,r:()=>p});var d=e(5143),u=e(4120);const t=50,M=m=>(0,u.UV)(
m,t,l=>l,l=>`and ${(0,u.px)(l,"more remark")}`),p=m=>[...O(m),...T(m)];function O({files:m}){const l=m.filter(({exclude:r,severity:s})=>r!==void 0&&s!=="notice"),
a=new Set(l.flatMap(({exclude:r})=>r??[]));return l.length===0?[]:[(0,d.Az)(l.length,[...a])]}function T({roots:m}){return m.some(({rows:a})=>a.some(({platforms:r})=>r.
some(({available:s})=>s===!0)))?["signatures of provider packages were not verified"]:[]}}),6215:((Me,B,e)=>{e.d(B,{S:()=>M});var d=e(6897),u=e(7973);const t=20;
async function M({scan:T,exclude:m},{directory:l,environment:a,stop:r,progress:s}){const c={root:l,scan:T,exclude:m},n=r.why===null?O(c):null;if(n!==null)return n;
const{scanInSteps:y}=await p(),v=y(c,Object.keys(a));return(0,d.n)(v,r,g=>s({kind:"scan",files:g}))}const p=()=>Promise.all([e.e(400),e.e(949)]).then(e.bind(e,4949));
function O(T){const m={toolFiles:[],hasPlugins:!1};let l=0;for(const{kind:a}of(0,u.G)(T,m))if(l+=1,a!=="directory"||l>t)return null;return{...m,usages:[],notes:[],
declared:[],signs:[],constraints:[],files:0,bytes:0,isEmpty:!0,usesTerragrunt:!1,endedAt:null}}}),8416:((Me,B,e)=>{e.d(B,{L2:()=>a,oh:()=>O,rU:()=>r});var d=e(4e3),
u=e(5143),t=e(1064),M=e(5603),p=e(3469);function O(i,o){let E;return()=>(E??=e.e(249).then(e.bind(e,9249)).then(({readTools:$})=>$(i,o)),E)}const T=["terraform"],
m="assumed, CLI not detected; set `dialect`",l="CLI not detected; set `dialect` to check one";async function a({setting:i,scan:o}){const E=i.name==="auto"?null:
c(i.name);if(o===null||o.isEmpty){const X=E===null?l:s;return f(E??t.Du,[X],[],i,{signs:[],constraints:[]})}const $=await g(o,i,E),{constraints:C}=o;if(E!==null)
return f(E,[s],[],i,{signs:$,constraints:C});const b=v($);if(b.length===0)return{...f(T,[m],[],i,{signs:$,constraints:C}),isGuess:!0};const w=n(b),U=w.flatMap(X=>b.
find(me=>me.client===X)??[]);return f(w,U.map(A),b,i,{signs:$,constraints:C})}async function r({clients:i},o){if(o===null||o.isEmpty)return t.zK;const{others:E}=await o.
tools(),$=i;return t.zK.filter(C=>$.includes(C)||E.has(C)||C==="terragrunt"&&o.usesTerragrunt)}const s="set by `dialect`",c=i=>i==="both"?t.Du:[i],n=i=>t.Du.filter(
o=>i.some(E=>E.client===o));function y(i){const o=i.filter(({place:E})=>!(0,u.Zl)(E.file));return o.length===0?i:o}const v=i=>{const o=y(i);return M.A.map($=>o.
filter(C=>C.level===$)).find(({length:$})=>$>0)??[]};async function g({signs:i,tools:o,hasCloudHostname:E},$,C){const b=v(i),w=C??n(b),U=b.every(({place:te})=>(0,u.
Zl)(te.file)),X=C===null&&(U||b.some(({isCloud:te})=>te)),me=$.version===null&&w.some(te=>(0,p.w)(te,[]).length>1);if(!X&&!me)return i;const{setsCloudHostname:ee,
signs:he}=await o(),fe=E||ee;return[...i.filter(({isCloud:te})=>!(te&&fe)),...he]}function f(i,o,E,$,C){const[b,...w]=i,U=i.map(ee=>D(ee,$,C)),X=U.flatMap(({client:ee,
version:he})=>he===null?[]:[[ee,he]]),me=U.flatMap(({version:ee,signs:[he]})=>ee===null||he===void 0?[]:[A(he)]);return{name:b===void 0||w.length>0?"both":b,clients:i,
releases:U.flatMap(({releases:ee})=>ee),versions:Object.fromEntries(X),why:[...new Set([...o,...me])].join(", "),evidence:[...new Set([...E,...U.flatMap(({signs:ee})=>ee)])]}}
function D(i,{version:o},E){if(o!==null)return{client:i,releases:(0,p.w)(i,[o]),version:o,signs:[]};const $=y(E.signs.filter(me=>me.client===i&&me.version!==null)),
C=[...new Set($.map(me=>(me.version??"").replace(/^v/,"")))];if(C.length>0){const[me="",...ee]=C,he=ee.length===0&&(0,p.l)(me);return{client:i,releases:(0,p.w)(
i,C),version:he?me:null,signs:$}}const b=y(E.constraints),w=b.map(({text:me})=>me),U=(0,p.w)(i,w);if(U.length===(0,p.w)(i,[]).length)return{client:i,releases:U,
version:null,signs:[]};const X=b.map(({text:me,place:ee})=>({client:i,level:"syntax",place:ee,text:`requires ${(0,d.dh)(me)}`,version:me}));return{client:i,releases:U,
version:w.length===1?w[0]??null:null,signs:X}}const A=({place:i,text:o})=>`${i.file}:${i.line} ${o}`}),2161:((Me,B,e)=>{e.d(B,{L8:()=>r,TD:()=>y,U4:()=>l,Z8:()=>v,
e0:()=>a,tr:()=>m});var d=e(1064);const u=["terraform"],t=["opentofu"],M=[{suffix:".tftest.hcl",class:"test",clients:d.Du,twin:".tofutest.hcl"},{suffix:".tftest\
.json",class:"test",clients:d.Du,twin:".tofutest.json"},{suffix:".tofutest.hcl",class:"test",clients:t},{suffix:".tofutest.json",class:"test",clients:t},{suffix:"\
.tfquery.hcl",class:"query",clients:u},{suffix:".tfquery.json",class:"query",clients:u},{suffix:".tfmigrate.hcl",class:"migrate",clients:u},{suffix:".tfcomponen\
t.hcl",class:"stack",clients:u},{suffix:".tfcomponent.json",class:"stack",clients:u},{suffix:".tfstack.hcl",class:"stack",clients:u},{suffix:".tfstack.json",class:"\
stack",clients:u},{suffix:".tfdeploy.hcl",class:"deploy",clients:u},{suffix:".tfdeploy.json",class:"deploy",clients:u},{suffix:".tfmock.hcl",class:"none",clients:d.
Du},{suffix:".tofumock.hcl",class:"none",clients:t},{suffix:".tf.json",class:"config",clients:d.Du,twin:".tofu.json"},{suffix:".tofu.json",class:"config",clients:t},
{suffix:".tf",class:"config",clients:d.Du,twin:".tofu"},{suffix:".tofu",class:"config",clients:t},{suffix:"terragrunt.hcl.json",class:"terragrunt",clients:d.Du},
{suffix:".hcl",class:"terragrunt",clients:d.Du}],p=Map.groupBy(M,({suffix:g})=>g.slice(g.lastIndexOf(".")+1)),O=".terraform.lock.hcl",T={class:"lock",syntax:"hc\
l",clients:d.Du,isOverride:!1},m=g=>g.includes(".tofu")&&/\.tofu(test)?(\.(hcl|json))?$/.test(g),l=".terraform/modules/modules.json",a={...T,class:"manifest",syntax:"\
json"};function r(g,f,D){if(g===O)return T;const i=p.get(g.slice(g.lastIndexOf(".")+1))?.find(({suffix:X})=>g.endsWith(X));if(i===void 0||i.class==="none")return;
const o=s(g)&&i.class==="test"&&D==="tests";if(s(g)&&!o)return;const E=g.slice(0,-i.suffix.length),$=i.twin!==void 0&&f.has(E+i.twin),C=E==="override"||E.endsWith(
"_override"),b=$||o;if(b&&!i.clients.includes("terraform"))return;const w=b?u:i.clients,U=g.endsWith(".json")?"json":"hcl";return{class:i.class,syntax:U,clients:w,
isOverride:C}}const s=g=>g.startsWith(".")||g.endsWith("~")||g.startsWith("#")&&g.endsWith("#"),c=/^(\.terraform-version|\.opentofu-version|\.tool-versions|\.?mise\.toml)$/,
n=new RegExp(`^(${["(gnu)?makefile","\\.?justfile","taskfile(\\.dist)?\\.ya?ml","(dockerfile|containerfile|jenkinsfile)([._-].*)?","\\.?devcontainer\\.json","at\
lantis\\.ya?ml","aqua\\.ya?ml","\\.gitlab-ci\\.ya?ml","azure-pipelines?[^/]*\\.ya?ml","bitbucket-pipelines\\.ya?ml","(docker-)?compose[^/]*\\.ya?ml","(cloudbuil\
d|buildspec|appveyor)[^/]*\\.ya?ml","\\.(travis|drone|woodpecker|cirrus|pre-commit-config)\\.ya?ml",".*\\.(sh|bash|ps1|cmd|bat|mk|dockerfile|gitlab-ci\\.ya?ml)"].
join("|")})$`,"i"),y=g=>c.test(g),v=g=>y(g)||n.test(g)}),6195:((Me,B,e)=>{e.d(B,{$8:()=>O,G$:()=>T,Ls:()=>M,UO:()=>m,VK:()=>t,sq:()=>l});var d=e(6760);const u=/[*?[{]/;
function t(a){const r=a.split("/"),s=r.findIndex(c=>u.test(c));return s<0?{fixed:a}:{fixed:r.slice(0,s).join("/"),glob:r.slice(s).join("/")}}function M(a){const r=a.
map(s=>{const c=s.replace(/^(\.\/)+/,"").replace(/(?<!\/)\/+$/,"");return{glob:c,start:p(c)}});return s=>{const c=s.toLowerCase();return r.some(({glob:n,start:y})=>n===
s||c.startsWith(y)&&d.posix.matchesGlob(s,n))}}function p(a){const[r=""]=a.includes("..")?[]:/^(?:[\w-][\w.-]*\/)*/.exec(a)??[];return r.toLowerCase()}const O=({
file:a,glob:r},s)=>a===s||r!==void 0&&d.posix.matchesGlob(s,r),T=a=>a.startsWith(".")||a==="node_modules",m=(a,r)=>a===r||a.startsWith(r.endsWith(d.sep)?r:r+d.sep),
l=a=>d.sep==="/"?a:a.replaceAll(d.sep,"/")}),5603:((Me,B,e)=>{e.d(B,{A:()=>M,j:()=>O});var d=e(5143),u=e(1064),t=e(5011);const M=["lock-file","syntax","version-\
file","tool","hook"],p=100;class O{found=new Map;allowed=new Map;addFiles(l){for(const{file:a,kind:r,scope:s,isContext:c}of l){if(c)continue;const[n]=r.clients;
if(n!==void 0&&r.clients.length===1&&!T(a)){const y={file:a,line:1,column:1,endColumn:1};this.addSyntax(n,`is read by ${u.bB[n]} only`,y)}for(const y of s.traits)
this.addTrait(y)}}addUsages(l){for(const a of l)a.kind==="lock_provider"?this.addLock(a):a.kind==="cloud_default"&&this.addCloud(a)}signs(){return[...this.found.
values()]}constraints(){return[...this.allowed.values()]}addTrait({kind:l,text:a,place:r}){if(l==="version"){if(this.allowed.size>=p)return;const s=(0,d.Zl)(r.file)?
`${a} aside`:a;this.allowed.has(s)||this.allowed.set(s,{text:a,place:r})}else if(l==="binary"){const c={client:a==="tofu"?"opentofu":"terraform",level:"version-\
file",place:r,version:null};this.put({...c,text:"sets terraform_binary"})}else if(l!=="compatible"&&l!=="provider-version"){const{client:s,what:c}=u.$I[l];this.
addSyntax(s,`has ${c}`,r)}}addLock({host:l,place:a}){const r=u.Du.find(c=>(0,t.Vm)(c)===l);if(r===void 0)return;const s=`locks providers from ${l}`;this.put({client:r,
level:"lock-file",place:a,text:s,version:null})}addCloud({clients:l,isOverridden:a,place:r}){if(a||!l.includes("terraform"))return;this.put({client:"terraform",
level:"syntax",place:r,text:"has a cloud block without hostname",version:null,isCloud:!0})}addSyntax(l,a,r){this.put({client:l,level:"syntax",place:r,text:a,version:null})}put(l){
const a=`${l.client} ${l.text}`;if(this.found.has(a))return;const r=(0,d.Zl)(l.place.file)?`${a} aside`:a;this.found.has(r)||this.found.set(r,l)}}const T=m=>/(^|\/)[.#][^/]*$/.
test(m)}),7854:((Me,B,e)=>{e.d(B,{Oo:()=>T,YW:()=>M,kA:()=>O,sw:()=>p,u3:()=>a,vH:()=>m});var d=e(7052),u=e(1064);const t={line:1,column:1,endColumn:1};function M(r,s,c=t){
const n={file:r===""?".":r,...c};return{problem:s,place:n,clients:u.Du,host:null}}function p(r,s){const c=v=>s.includes(v),n=T(v=>v.every(c)?v:v.filter(c)),y=T(
v=>v.every(g=>g.clients.every(c))?v:v.flatMap(g=>{const f=n(g.clients);return f.length===0?[]:[{...g,clients:f}]}));return r.filter(v=>{const g=v;return g.clients=
n(v.clients),g.needs=y(v.needs),v.isHostImplied&&(g.host=g.needs[0]?.host??v.host),g.clients.length>0})}const O=r=>{const s=new Set;for(const{host:c,isHostImplied:n}of r)
c!==null&&!n&&s.add(c);return s};function T(r){let s;return c=>{s??=new Map;const n=s.get(c);if(n!==void 0||s.has(c))return n;const y=r(c);return s.set(c,y),y}}
const m=(r,s)=>r.filter(c=>c.clients.some(n=>s.includes(n))),l=1e4;class a{notes=[];broken=new Set;kept=new Map;omitted=0;max;constructor(s=l){this.max=s}add(s){
const{problem:c,place:n}=s;if(c.code==="file-syntax"){if(this.broken.has(n.file))return;this.broken.add(n.file)}const y=this.kept.get(c.severity)??0;this.kept.set(
c.severity,y+1),y<this.max?this.notes.push(s):this.omitted+=1}all(){if(this.omitted===0)return this.notes;const s=(0,d.fileLimit)({kind:"problems",max:this.max,
omitted:this.omitted});return[...this.notes,M(".",s)]}}}),7973:((Me,B,e)=>{e.d(B,{G:()=>y});var d=e(3024),u=e(6760),t=e(5747);function M(A){try{const i=(0,d.realpathSync)(
A),o=(0,d.statSync)(i);return o.isFile()?{kind:"file",path:i}:{kind:o.isDirectory()?"directory":"special",path:i}}catch(i){return{kind:"error",code:(0,t.Oj)(i)}}}
var p=e(7052),O=e(9664),T=e(2161),m=e(6195);function l(A,i,o,E){if(A.kind==="error")return(0,p.fileUnreadable)({what:"link",code:A.code});const{kind:$,path:C}=A;
return(0,m.UO)(C,i.boundary)?$==="directory"?null:$==="special"?(0,p.fileUnreadable)({what:"link-to-special-file"}):{path:C,isScanned:a(C,i,o,E)}:(0,p.fileOutside)()}
function a(A,i,o,E){if(i.file!==void 0||i.glob!==void 0||!(0,m.UO)(A,i.path))return!1;const[$="",...C]=(0,m.sq)((0,u.relative)(i.path,A)).split("/").toReversed();
if(C.some(m.G$))return!1;const b=(0,m.sq)((0,u.relative)(o,A)).split("/");return b.map((U,X)=>b.slice(0,X+1).join("/")).slice(-1-C.length).some(E)?!1:(0,T.L8)($,
new Set([$]),C[0]??"")!==void 0}var r=e(7854);const s={files:1e6,entries:1e7,directoryFiles:5e4},c=200,n=1e4;function*y(A,i={toolFiles:[],hasPlugins:!1},o=s){const E=new g(
A,i,o);for(const $ of A.scan){const C=v(E.root,$);"path"in C?yield*E.walkFrom(C):yield{kind:"note",note:C}}}function v(A,i){const{fixed:o,glob:E}=(0,m.VK)(i);try{
const $=(0,d.realpathSync)((0,u.resolve)(A,o)),C=(0,m.sq)((0,u.relative)(A,$)),b=(0,m.UO)($,A),w=b?A:$;if(E!==void 0)return{path:$,name:C,boundary:w,glob:(0,O.Gz)(
C,E)};if((0,d.statSync)($).isDirectory())return{path:$,name:C,boundary:w};const U=(0,u.resolve)($,"..");return{...{path:U,name:(0,m.sq)((0,u.relative)(A,U))},boundary:b?
A:U,file:C}}catch($){return(0,r.YW)(i,(0,p.fileUnreadable)({what:"scan",code:(0,t.Oj)($)}))}}class g{root;isExcluded;aside;limits;selected;files=0;entries=0;constructor({
root:i,scan:o,exclude:E},$,C){this.root=(0,d.realpathSync)(i),this.isExcluded=(0,m.Ls)(E),this.aside=$,this.limits=C,this.selected=o.length>1?new Set:null}*walkFrom(i){
const o=i.glob===void 0&&i.file===void 0,E=[{path:i.path,name:i.name,depth:0,isSelected:o}];for(let $=E.pop();$!==void 0;$=E.pop()){yield{kind:"directory",name:$.
name};const C=D($);if("problem"in C){yield{kind:"note",note:C};continue}const b=[];for(const w of this.findFiles(i,$,C))if("problem"in w)yield{kind:"note",note:w};else if(b.
length<this.limits.directoryFiles)b.push(w);else{yield f($,"directory",this.limits.directoryFiles);break}if(this.files+=b.length,this.entries+=C.length,this.entries>
this.limits.entries||this.files>this.limits.files){yield f($,"files",this.limits.files);return}if(b.some(({isContext:w})=>!w)&&(yield{kind:"module",files:b}),i.
file!==void 0)return;for(const w of this.findDirectories(i,$,C))E.push(w)}}*findFiles(i,o,E){const $=new Set;let C=!1;for(const w of E)(0,T.tr)(w.name)&&!w.isDirectory()&&
$.add(w.name),C||=w.name===".terraform",this.aside.hasPlugins||=w.name==="terraform.d";const b=o.name.slice(o.name.lastIndexOf("/")+1);for(const w of E){if(w.isDirectory())
continue;const U=(0,T.L8)(w.name,$,b);if(U===void 0){(0,T.Z8)(w.name)&&this.addToolFile(o,w.name);continue}const X=(0,O.Gz)(o.name,w.name),ee={path:o.path+u.sep+
w.name,file:X,kind:U,isContext:!this.select(i,o,X)};w.isFile()?yield ee:w.isSymbolicLink()?yield*this.follow(i,ee):yield(0,r.YW)(X,(0,p.fileUnreadable)({what:"s\
pecial-file"}))}if(C&&o.isSelected){const w=[o.path,...T.U4.split("/")].join(u.sep),U=M(w);U.kind==="file"&&U.path===w&&(yield{path:w,file:(0,O.Gz)(o.name,T.U4),
kind:T.e0,isContext:!1})}}addToolFile({path:i,name:o},E){const $=(0,O.Gz)(o,E);this.aside.toolFiles.length>=n||this.isExcluded($)||this.aside.toolFiles.push({path:i+
u.sep+E,file:$})}select(i,o,E){return!(o.isSelected||(0,m.$8)(i,E))||this.isExcluded(E)||this.selected?.has(E)?!1:(this.selected?.add(E),!0)}*follow(i,o){const E=l(
M(o.path),i,this.root,this.isExcluded);E!==null&&("code"in E?yield(0,r.YW)(o.file,E):yield{...o,path:E.path,isContext:o.isContext||E.isScanned})}findDirectories({
glob:i},{path:o,name:E,depth:$,isSelected:C},b){const w=[];for(const U of b.toReversed()){if(!U.isDirectory()||(0,m.G$)(U.name))continue;const X=(0,O.Gz)(E,U.name);
if(this.isExcluded(X))continue;const me=C||i!==void 0&&u.posix.matchesGlob(X,i),ee=o+u.sep+U.name;w.push({path:ee,name:X,depth:$+1,isSelected:me})}return w}}const f=({
name:A},i,o)=>({kind:"note",note:(0,r.YW)(A,(0,p.fileLimit)({kind:i,max:o}))});function D({path:A,name:i,depth:o}){if(o>c)return(0,r.YW)(i,(0,p.fileLimit)({kind:"\
depth",max:c}));try{return(0,d.readdirSync)(A,{withFileTypes:!0}).sort((E,$)=>E.name<$.name?-1:1)}catch(E){return(0,r.YW)(i,(0,p.fileUnreadable)({what:"director\
y",code:(0,t.Oj)(E)}))}}}),5751:((Me,B,e)=>{e.d(B,{readSettings:()=>U});var d=e(3024),u=e(6760),t=e(5747),M=e(3625),p=e(4e3),O=e(3592),T=e(3474),m=e(8535),l=e(7030),
a=e(6181),r=e(1831);function s(te){const ne=ve=>te[ve]||te[ve.toLowerCase()]||"",Q={http:n("HTTP_PROXY",ne("HTTP_PROXY")),https:n("HTTPS_PROXY",ne("HTTPS_PROXY"))},
$e=D(ne("NO_PROXY"));return ve=>{const H=Q[ve.scheme];return H===null||g(ve.name)||$e(ve)?null:H}}const c=["http:","https:"];function n(te,ne){if(ne==="")return null;
const Q=URL.parse(/^[a-z][a-z0-9+.-]*:\/\//i.test(ne)?ne:`http://${ne}`);if(Q===null)throw new TypeError(`${te} is not a URL; expected http://HOST:PORT`);if(!c.
includes(Q.protocol))throw new TypeError(`${te} is a ${Q.protocol}// proxy; expected http:// or https://`);if(!y(Q.username)||!y(Q.password))throw new TypeError(
`${te} has a user name or password with a bare "%"; write "%25" for it`);return Q}function y(te){try{return decodeURIComponent(te),!0}catch(ne){if(ne instanceof
URIError)return!1;throw ne}}const v=new l.BlockList;v.addSubnet("127.0.0.0",8,"ipv4"),v.addAddress("::1","ipv6");const g=te=>te==="localhost"||f(v,te);function f(te,ne){
const Q=(0,a.n7)(ne.replace(/%.*$/s,"")),$e=(0,l.isIP)(Q);return $e!==0&&te.check(Q,$e===4?"ipv4":"ipv6")}function D(te){const ne=te.split(",").map(Q=>Q.trim().
toLowerCase()).filter(Q=>Q!=="").map(A);return Q=>ne.some($e=>$e(Q))}function A(te){if(te==="*")return()=>!0;const ne=i(te);if(ne!==null)return({name:L})=>ne(L);
const{name:Q,port:$e}=$(te),ve=L=>$e===""||String(L.port)===$e;if(o(Q)){const L=(0,a.n7)(Q),K=new l.BlockList;return K.addAddress(L,(0,l.isIP)(L)===4?"ipv4":"ip\
v6"),J=>f(K,J.name)&&ve(J)}const H=E(Q);return L=>(0,l.isIP)(L.name)===0&&ve(L)&&H(L.name)}function i(te){const[,ne="",Q=""]=/^([\da-f:.]+)\/(\d{1,6})$/.exec(te)??
[];if(!o(ne))return null;const $e=Number(Q);if($e>((0,l.isIP)(ne)===4?32:128))return null;const ve=$e-((0,l.isIP)(ne)===6?96:0),H=new l.BlockList,L=(0,l.isIP)((0,a.
n7)(ne))===4&&ve>=0;return L?H.addSubnet((0,a.n7)(ne),ve,"ipv4"):H.addSubnet(ne,$e,"ipv6"),K=>f(H,K)&&(0,l.isIP)((0,a.n7)(K))===4===L}const o=te=>(0,l.isIP)(te)!==
0&&!te.includes("%");function E(te){if(te==="")return()=>!1;const ne=te.replace(/^\*\./,"."),Q=ne.replace(/^\./,""),$e=(0,r.Pv)(Q),ve=$e.ok?$e.value:Q;return H=>H.
endsWith(`.${ve}`)||!ne.startsWith(".")&&H===ve}function $(te){const ne=/^\[([^\]]*)\]:([^:]*)$/.exec(te)??/^([^:[\]]*):([^:[\]]*)$/.exec(te);return ne===null?{
name:te,port:""}:{name:ne[1]??"",port:ne[2]??""}}var C=e(3152);const b=4*1024*1024,w=20;async function U(te,{environment:ne,directory:Q,wording:$e=C.w7}){const{
settings:ve,mistakes:H}=(0,C.P$)(te,$e),L=await fe(ve.caFile,$e),K=he(ne),J=[...await me(ve,$e),...await ee(ve,$e)],j=await Promise.all(X(ve.scan,Q).slice(0,w).
map(F=>$e.missingPath(F,Q)));if(H.length===0&&J.length===0&&j.length===0&&L.ok&&K.ok)return{...ve,authorities:L.value,chooseProxy:K.value};const W=[L,K].flatMap(
F=>F.ok?[]:[F.why]);throw new C.GN([...H,...J,...W,...j])}const X=(te,ne)=>te.filter(Q=>!/[*?[\]{}]/.test(Q)&&!(0,d.existsSync)((0,u.resolve)(ne,Q)));async function me({
hostnames:te},{setting:ne}){const Q=ne("hostnames"),$e=te.flatMap(({addresses:L})=>L);if($e.length===0)return[];const{parseNamedAddress:ve}=await Promise.all([e.
e(917),e.e(667)]).then(e.bind(e,1257)),H=$e.flatMap(L=>{const K=ve(L,"terraform");return K.ok?[]:[`${Q}: "${L.service}=${L.text}" is wrong: ${K.why}`]});return(0,T.
Ku)(H,Q)}async function ee({ignore:te},{setting:ne}){const Q=ne("ignore");if(te.length===0)return[];const{problemFacts:$e}=await Promise.all([e.e(931),e.e(341),
e.e(709)]).then(e.bind(e,709)),ve=$e(),H=te.flatMap(({code:L})=>{if(Object.hasOwn(ve,L))return[];const K=(0,m.q)(L,Object.keys(ve)),J=K===null?`${O.aq} lists th\
e codes`:`did you mean "${K}"?`;return[`${Q}: "${L}" is not a problem code; ${J}`]});return(0,T.Ku)(H,Q)}function he(te){try{return(0,M.J)(s(te))}catch(ne){if(ne instanceof
TypeError)return(0,M.T)(ne.message);throw ne}}async function fe(te,{setting:ne}){if(te===null)return(0,M.J)(null);const Q=(0,t.yR)(te,b),$e=ne("ca-file");if(!Q.
ok)return(0,M.T)(`${$e} "${te}" ${(0,p.mP)(Q.failure)}`);const{parseAuthorities:ve}=await e.e(36).then(e.bind(e,5036)),H=ve(Q.text);return H.ok?H:(0,M.T)(`${$e}\
 "${te}" ${H.why}`)}}),7082:((Me,B,e)=>{e.d(B,{O:()=>d});const d=u=>({discovery:u,hops:[],timing:{lookupMs:null,connectMs:null,tlsMs:null,firstByteMs:null,totalMs:0},
headMs:null,certificates:[]})}),2859:((Me,B,e)=>{e.d(B,{C:()=>t});var d=e(7854);const u=new Set(["remote_state","remote_state_default","provider_tfe","provider_\
tfe_default","test_backend_remote","test_backend_remote_default","migrate_backend_remote","migrate_backend_remote_default"]);function t(p,O,T,m=(0,d.kA)(O)){const l=p.
hostnames.flatMap(({host:s,services:c})=>{const n=c.length>0?c:p.requiredServices;return(n.length>0?n:["any"]).map(v=>({host:s,service:v,clients:T,because:["hos\
tnames input"],isImplied:!1,isForInit:!0}))}),a=new Set([...m,...p.hostnames.map(({host:s})=>s)]),r=new Map;for(const s of l)M(r,s);for(const{kind:s,needs:c,place:n}of O){
const y=!u.has(s);for(const v of c)M(r,{...v,because:[n],isImplied:!a.has(v.host),isForInit:y})}return Array.from(r.values(),s=>({...s,clients:T.filter(c=>s.clients.
includes(c))}))}function M(p,O){const{host:T,service:m,clients:l,because:a}=O,r=`${T} ${m}`,s=p.get(r);if(s===void 0){p.set(r,{...O,clients:[...l],because:[...a]});
return}s.isForInit||=O.isForInit;for(const c of a)s.because.push(c);for(const c of l)s.clients.includes(c)||s.clients.push(c)}}),5960:((Me,B,e)=>{e.d(B,{e:()=>M,
i:()=>O});var d=e(6697),u=e(1831),t=e(7082);function M(T,{hostnames:m,allowedHosts:l},{isGuess:a}){const r=new Set(m.map(({host:c})=>c)),s=new Map;for(const c of T){
const{host:n}=c;if(r.has(n)||s.has(n))continue;const y=p(c,a===!0,(0,u.Jr)(n,l));y!==null&&s.set(n,y)}return s}function p({host:T,isImplied:m,because:l,clients:a},r,s){
const c=(0,u.nx)(T);if((0,u.Rt)(T))return(0,d.hostGeneric)({host:c});const[n]=l.filter(v=>typeof v!="string"),y=m&&n!==void 0?{place:n,clients:a}:null;return y!==
null&&r?(0,d.hostAssumed)({host:c,...y}):s?null:(0,d.hostNotAllowed)(y===null?{host:c}:{host:c,implied:y})}const O=(T,m)=>({host:T,attempt:(0,t.O)({kind:"skippe\
d",problem:m}),earlier:[],later:[],credentials:null,looks:[],difference:null,forced:[]})}),566:((Me,B,e)=>{e.d(B,{f:()=>M});var d=e(3024),u=e(6760),t=e(6309);function M(l,a,r){
const s=p((0,d.realpathSync)(l),a),c=(0,u.basename)(a),n=(0,u.join)(s,`.${c.slice(0,60)}.${Math.random().toString(36).slice(2)}`),y=(0,d.openSync)(n,"wx");try{try{
for(const v of r)(0,d.writeFileSync)(y,v)}finally{(0,d.closeSync)(y)}(0,d.renameSync)(n,(0,u.join)(s,c))}catch(v){throw(0,d.rmSync)(n,{force:!0}),v}}function p(l,a){
const r=(0,u.resolve)(l,a),s=m(l,r);if(!s&&!(0,u.isAbsolute)(a))throw new t.Lw(`it is outside ${l}; use an absolute path if that is intended`);const c=s?l:(0,u.
parse)(r).root;return(0,u.relative)(c,(0,u.dirname)(r)).split(u.sep).filter(Boolean).reduce((y,v)=>O(y,v,l),c)}function O(l,a,r){const s=(0,u.join)(l,a);if((0,d.
lstatSync)(s,{throwIfNoEntry:!1})===void 0&&T(s),!(0,d.lstatSync)(s).isSymbolicLink())return s;const c=(0,d.realpathSync)(s);if(!m(r,l)||m(r,c))return c;throw new t.
Lw(`the link ${(0,u.relative)(r,s)} leads outside ${r}; remove it or choose another path`)}function T(l){try{(0,d.mkdirSync)(l)}catch(a){if(!(0,t.Or)(a)||a.code!==
"EEXIST")throw a}}function m(l,a){const r=(0,u.relative)(l,a);return r!==".."&&!r.startsWith(`..${u.sep}`)&&!(0,u.isAbsolute)(r)}}),3795:((Me,B,e)=>{e.d(B,{qY:()=>l,
Si:()=>n,fN:()=>s,XP:()=>c});var d=e(733),u=e(1831),t=e(4120),M=e(8641);const p=2,O=80;function T(y){if(y.kind==="scan")return`read ${(0,t.px)(y.files,"file")}`;
if(y.kind==="registries")return`${y.done} of ${(0,t.px)(y.total,"question")} to registries answered`;const{done:v,total:g,failed:f,waiting:D}=y,A=f===0?"":`, ${f}\
 failed so far`;return`${v} of ${(0,t.px)(g,"host")} checked${A}${m(D)}`}function m(y){if(y.size===0)return"";const v=[...y].slice(0,p).map(f=>(0,M.RK)((0,u.nx)(
f),O)),g=y.size-v.length;return g>0?`; waiting for ${v.join(", ")} and ${(0,t.px)(g,"other")}`:`; waiting for ${v.join(" and ")}`}const l={show:()=>{},end:()=>{}},
a=5e3,r=200;function s(y,v){let g=null,f=!0;const D=v(a,()=>{g!==null&&(f&&y(T(g)),f=!f)});return{show:i=>{g=i},end:D}}function c(y,v,g){let f=null,D="";const A=g(
r,()=>{const E=f===null?"":(0,d.W)(T(f),0,v-1);E!==D&&(D=E,y(`\r${E}\x1B[K`))});return{show:E=>{f=E},end:()=>{A(),D!==""&&y("\r\x1B[K")}}}const n=(y,v)=>{const g=setInterval(
v,y).unref();return()=>clearInterval(g)}}),8463:((Me,B,e)=>{e.d(B,{t:()=>T});var d=e(6309),u=e(566),t=e(6182),M=e(3616),p=e(5955),O=e(8641);async function T(l,a,r){
const s=[];for(const{path:c,format:n}of l)try{(0,u.f)(r,c,(0,p.mk)(await m(n,a)))}catch(y){s.push(`the report ${(0,O.RK)(c)} was not written: ${(0,O.RK)((0,d.A3)(
y))}`)}return s}async function m(l,{verdict:a,context:r}){switch(l){case"json":return(0,t.h)(a,r);case"sarif":return(await Promise.all([e.e(341),e.e(933)]).then(
e.bind(e,3933))).renderSarif(a,r);case"junit":return(await e.e(868).then(e.bind(e,5868))).renderJunit(a,r);case"codequality":{const{renderCodeQuality:s}=await e.
e(957).then(e.bind(e,8957)),{hash:c}=await Promise.resolve().then(e.t.bind(e,7598,19));return s(a,n=>c("sha256",n))}case"markdown":return[(0,M.Gc)(a,r)]}}}),2704:((Me,B,e)=>{
e.d(B,{IL:()=>M,Rr:()=>p,Z4:()=>t});var d=e(5955),u=e(8641);const t=(O,T,m,l)=>`,
${m}"${O}": ${M(T,m,l)}`,M=(O,T,m)=>(0,u.s$)(JSON.stringify(O,m,2).replaceAll(`
`,`
${T}`));function*p(O,T,{maxBytes:m,margin:l,replace:a},r){if(T.length===0)return yield t(O,[],l),0;const s=`${l}  `;yield`,
${l}"${O}": [`;const c=y=>`
${s}${M(r(y),s,a)}`,n=yield*(0,d._Q)(T,new d.Wv(m),c,",");return yield`
${l}]`,n}}),6182:((Me,B,e)=>{e.d(B,{h:()=>E});var d=e(997),u=e(4e3),t=e(5799),M=e(1831),p=e(2704),O=e(8641),T=e(5955);function m(H,L){const K=new Map;for(const j of H)
K.has(j)||K.set(j,j.reduce((W,F)=>W+r(F),0));const J=(0,T._3)(H.map(j=>K.get(j)??0),L);return j=>{const W=(0,T.ux)(j,J,r);return{kept:W.map(s),left:j.length-W.length}}}
const l=140,a=6;function r(H){if(typeof H=="string")return l;const{file:L}=H;return l+L.length*(/^[ -~]*$/.test(L)?1:a)}const s=H=>typeof H=="string"?H:c(H),c=({
file:H,line:L,column:K,endColumn:J})=>({file:H,line:L,column:K,endColumn:J}),n=(H,L)=>L>0?{[`${H}LeftOut`]:L}:{},y=1e4,v=100,g=({directory:H,clients:L,rows:K},J)=>({
directory:H,clients:L,rows:K.slice(0,y).map(j=>f(j,J)),...n("rows",K.length-y)});function f(H,L){const{kind:K,address:J,source:j,host:W,constraints:F,locked:de,
chosen:ue,newest:be,platforms:Ue}=H,{kept:Ne,left:ze}=L(H.places);return{kind:K,address:J,source:j,host:W,constraints:F.slice(0,v),...n("constraints",F.length-v),
locked:de,chosen:ue,newest:be,platforms:Ue.map(({platform:Ve,available:et})=>({platform:Ve,available:et})),worst:H.worst,codes:H.problems.map(({code:Ve})=>Ve),places:Ne,
...n("places",ze)}}const D=1,A={hosts:27e6,becauseLists:2e7,findings:25e6,placeLists:12e6,roots:1e7,rowPlaceLists:4e6},i=4096,o="  ";function*E(H,L,K=A){const{usages:J,
...j}=L.scan,{hosts:W,findings:F,passed:de,ignored:ue,stopped:be,roots:Ue}=H,Ne=W.flatMap(({requirements:Qe})=>Qe.map(st=>st.because)),ze=m(Ne,K.becauseLists),Ve=m(
F.map(Qe=>Qe.places),K.placeLists),et=m(Ue.flatMap(({rows:Qe})=>Qe.map(st=>st.places)),K.rowPlaceLists),{remarks:dt}=L;yield*[`{
  "schemaVersion": ${D}`,$("passed",de),...be===null?[]:[$("stopped",(0,u.Cw)(be))],$("dialect",L.dialect.name),$("clientDetection",X(L.dialect)),$("startedAt",
L.startedAt),$("durationMs",L.durationMs),$("counts",w(H))],yield*b("hosts",W,K.hosts,Qe=>me(Qe,ze)),yield*b("findings",F,K.findings,Qe=>ve(Qe,Ve)),Ue.length>0&&
(yield*b("roots",Ue,K.roots,Qe=>g(Qe,et))),yield*[$("ignored",ue),$("usages",J),...dt.length===0?[]:[$("remarks",dt)],$("scan",j),`
}
`]}const $=(H,L)=>(0,p.Z4)(H,L,o,C),C=(H,L)=>typeof L=="string"?(0,u.dh)(L,i):L;function*b(H,L,K,J){const j=yield*(0,p.Rr)(H,L,{maxBytes:K,margin:o,replace:C},J);
j>0&&(yield $(`${H}LeftOut`,j))}const w=({findings:H})=>Object.fromEntries(t.oC.map(L=>[`${L}s`,H.filter(K=>K.severity===L).length])),U=20,X=({clients:H,versions:L,
releases:K,isGuess:J,why:j,evidence:W})=>({clients:H,assumed:J??!1,why:j,versions:Object.entries(L).map(([F,de])=>({client:F,version:de})),releases:K.map(({name:F})=>F),
evidence:W.slice(0,U).map(({client:F,version:de,level:ue,text:be,place:Ue})=>({client:F,version:de,kind:ue,text:be,...c(Ue)})),...n("evidence",W.length-U)});function me(H,L){
const{visit:K,requirements:J,services:j,servicesLeftOut:W,servicesFrom:F,clients:de,isNew:ue}=H,{discovery:be,hops:Ue,timing:Ne,certificates:ze}=K.attempt;return{
host:K.host,display:(0,M.nx)(K.host),discovery:be.kind,documentUrl:ee(be),hops:Ue.map(fe),services:Object.fromEntries(j.map(Ve=>[Ve.id,te(Ve)])),...W>0?{servicesLeftOut:W}:
{},servicesFrom:F===null?null:s(F),hostBlocks:K.forced.map(({client:Ve,place:et})=>({client:Ve,place:s(et)})),required:J.map(({service:Ve,clients:et,because:dt})=>{
const{kept:Qe,left:st}=L(dt);return{service:Ve,clients:et,because:Qe,...n("because",st)}}),credentials:K.credentials?.hasToken?K.credentials.source:null,looks:K.
looks.map(({client:Ve,looks:et})=>({client:Ve,looks:et.map(he)})),attempts:(0,d.O)(K).length,timingMs:$e(Ne),certificates:ze,clients:de,...ue?{new:!0}:{}}}const ee=H=>H.
kind==="found"||H.kind==="absent"?(0,O.cq)(H.url):null,he=({source:H,held:L,counts:K})=>({source:H,held:L,counts:K}),fe=({url:H,status:L,reason:K,mediaType:J,authorization:j,
address:W,proxy:F,ms:de})=>({url:(0,O.cq)(H),status:L,reason:K,mediaType:J,authorization:j,address:W,proxy:F===null?null:(0,O.cq)(F),ms:de});function te(H){switch(H.
kind){case"url":return{url:(0,O.cq)(H.url)};case"login":return{login:ne(H.login),...H.leftOut>0?{elementsLeftOut:H.leftOut}:{}};case"problem":return{problem:Q(H.
problem)}}}const ne=({client:H,grantTypes:L,authz:K,token:J,ports:j,scopes:W})=>({client:H,grantTypes:L,authz:K===null?null:(0,O.cq)(K),token:J===null?null:(0,O.
cq)(J),ports:j,scopes:W}),Q=({code:H,message:L,help:K})=>({code:H,message:L,help:K??null}),$e=({lookupMs:H,connectMs:L,tlsMs:K,firstByteMs:J,totalMs:j})=>({lookup:H,
connect:L,tls:K,firstByte:J,total:j});function ve(H,L){const{problem:K,severity:J,host:j,service:W,places:F,placesLeftOut:de=0,affects:ue}=H,{kept:be,left:Ue}=L(
F);return{code:K.code,severity:J,host:j,service:W,message:K.message,help:K.help??null,places:be,...n("places",de+Ue),affects:ue}}}),4503:((Me,B,e)=>{e.d(B,{o:()=>u,
u:()=>d});function d({file:t,line:M},p){const O=p?.get(t);return O===void 0?null:O.diff?.lines.has(M)?`${O.diff.url}R${M}`:`${O.url}#L${M}`}function u(t){if(!t.
isWellFormed())return null;const M=p=>encodeURIComponent(p).replace(/[!'()*_~]/g,O=>`%${O.charCodeAt(0).toString(16).toUpperCase()}`);return t.split("/").map(M).
join("/")}}),9574:((Me,B,e)=>{e.d(B,{I$:()=>t,MB:()=>M,R4:()=>m,TM:()=>p,hn:()=>T,rm:()=>O});var d=e(5955),u=e(8641);function t(l,a,r=[]){const s=l.map((n,y)=>`\
<th align="${r.includes(y)?"right":"left"}">${n}</th>`),c=a.map(n=>`<tr>${l.map((v,g)=>`<td${r.includes(g)?' align="right"':""}>${n[g]||"\u2013"}</td>`).join("")}\
</tr>`);return["<table>",`<tr>${s.join("")}</tr>`,...c,"</table>"].join(`
`)}const M=l=>["<ul>",...l.map(a=>`<li>${a}</li>`),"</ul>"].join(`
`),p=(l,a)=>["<details>",`<summary>${l}</summary>`,...a,"</details>"].join(`
`),O=l=>(0,u.D9)(l).replaceAll(".",".<wbr>"),T=l=>`<code>${(0,u.js)(l).replaceAll("/","/<wbr>")}</code>`;function m(l,a,r,s){const c=[];let n=0;for(const y of l){
const v=s(y);if(n+=(0,d.$$)([v].flat().join(""))+r,n>a)break;c.push(v)}return c}}),3616:((Me,B,e)=>{e.d(B,{gD:()=>Ge,Fp:()=>nt,Gc:()=>ye,XA:()=>Oe,rL:()=>ct});var d=e(
7574),u=e(5102),t=e(4120),M=e(5955),p=e(8641),O=e(2886),T=e(1831),m=e(2796),l=e(8884),a=e(9574),r=e(8373);const s=20,c=10,n=700,y=4,v=300,g=1,f=6,D=12,A=4,i=1/2,
o=12e3,E=20,$=200;function C(P,_,V){const se=(0,m.cZ)(P),oe=se.slice(0,_.isBrief?c:s),we=Math.min(o,V*i/oe.length),_e=b(oe);let Te=V-$;const Xe=ft=>{const vt=w(
ft,_,we,_e.get(ft)??null),gt=(0,M.$$)(vt)<Te?vt:`${X(ft,_)}</p>`;return Te-=(0,M.$$)(gt)+E,gt},Je=(0,a.R4)(oe,V-$,E,Xe),rt=se.length-Je.length;return rt>0?[...Je,
`<p>${(0,r.jP)(rt,"cause",_)}</p>`]:Je}function b(P){const _=P.filter(oe=>me(oe)&&oe.hosts.length>1),se=[...Map.groupBy(_,({hosts:oe})=>oe.toSorted().join()).values()].
flatMap(([oe,...we])=>oe===void 0?[]:we.map(_e=>[_e,oe.code]));return new Map(se.filter(([{message:oe}])=>oe!==null))}function w(P,_,V,se){const{findings:oe,message:we,
help:_e}=P,Te=oe.length>1&&oe[0]?.exclude!==void 0,Xe=[H(P,_),L(P)].filter(gt=>gt!==""),Je=se===null?fe(P):[],rt=we===null?A:me(P)?f:D,ft=Je.slice(0,rt).map(gt=>te(
gt,P,_)),vt=se===null?ft.join(", "):`The same hosts as for ${se}`;return[X(P,_),...we===null||vt===""?[]:[`<br>${vt}`],...we===null?[]:[`<br>${(0,t.Iu)((0,p.h$)(
we,n))}`],..._e===null||Te?[]:[U(_e)],...Xe.length===0?[]:[`<br><sub>${Xe.join(" ")}</sub>`],"</p>",...we===null?[(0,a.MB)(ft)]:[],...ve(P,Je.slice(rt),_,V)].join(
`
`)}const U=P=>`<br><b>Help:</b> ${(0,p.h$)(P,n)}`;function X(P,_){const{severity:V,code:se,title:oe}=P,we=he(P),_e=we>1?`${(0,t.px)(we,ee(P))}: `:"";return`<p>${r.
rC[V]} <b>${_e}${oe}</b> (${(0,r._h)(se,se,_)})`}const me=({hosts:P,findings:_})=>P.length>0&&!_.every(O.l$),ee=P=>me(P)?"host":"place";function he(P){if(me(P))
return P.hosts.length;const{lines:_,leftOut:V}=(0,l.Dx)(P.findings);return _.length+V}function fe(P){const{findings:_,message:V}=P;return V===null?_.map(se=>[se]):
me(P)?[...Map.groupBy(_,({host:se})=>se).values()]:(0,l.Dx)(_).lines}function te(P,_,V){return"file"in P?(0,r.u_)(P,V):_.message===null?$e(P,_,V):ne(P,_.hosts.length===
1,V)}function ne(P,_,V){const[se]=P,oe=se?.host?(0,p.D9)((0,T.nx)(se.host)):"",we=se?.isHostNew?[t.dy]:[];if(_){const Je=[Q(P,y,V),...(0,l.f5)(P).map(r.Su)].filter(
rt=>rt!=="").join(", ");return`${oe}${Je===""?"":` in ${Je}`}${we.map(rt=>` (${rt})`)}`}const Te=[...we,Q(P,g,V).replace(/ places?$/,"")].filter(Xe=>Xe!=="").join(
"; ");return Te===""?oe:`${oe} (${Te})`}function Q(P,_,V){const{lines:se,leftOut:oe}=(0,l.Dx)(P);return se.length===0?"":(0,r.EP)(se,_,V,oe)}function $e(P,_,V){
const se=me(_)?ne(P,!1,V):Q(P,g,V);return P.map(({problem:oe})=>{const we=(0,p.h$)(oe.message,v),_e=_.help===null&&oe.help?U(oe.help):"";return`${se===""?(0,t.Iu)(
we):`${se}: ${we}`}${_e}`}).join("<br>")}function ve(P,_,V,se){const oe=P.message===null?"finding":ee(P),{leftOut:we}=me(P)?{leftOut:0}:(0,l.Dx)(P.findings),_e=_.
length+we;if(_e===0)return[];if(V.isBrief)return[`<p>${(0,r.jP)(_e,oe,V)}</p>`];const Te=(0,a.R4)(_,se,E,rt=>te(rt,P,V)),Xe=_e-Te.length,Je=P.message===null?(0,a.
MB)(Te):`<p>${Te.join(", ")}</p>`;return[(0,a.TM)((0,t.px)(_e,`more ${oe}`),[...Te.length===0?[]:[Je],...Xe>0?[`<p>${(0,r.jP)(Xe,oe,V)}</p>`]:[]])]}function H({
affects:P},{context:{clients:_}}){const V=(0,t.od)(P,_);return V===""?"":`Affects ${V}.`}function L(P){const V=me(P)&&P.hosts.length===1&&P.message!==null?[]:(0,l.
f5)(P.findings);return V.length===0?"":`Required by ${V.map(r.Su).join(", ")}.`}var K=e(1064),J=e(1505);const j=20,W=20,F=["fails","warns","works"];function de(P,_,V){
const se=P.filter(Je=>(0,u.cG)(Je)&&!(0,u.JR)(Je));if(se.length===0)return"";const oe=Je=>se.length===1?Ne(Je,_).join(`
`):ue(Je,_),we=(0,a.R4)(se,V,W,oe),_e=se.length-we.length,[Te]=se.length===1?se:[],Xe=Te===void 0?`of ${(0,t.px)(se.length,"host")}`:`of ${be(Te)} (${Ue(Te)})`;
return(0,a.TM)(`Requests, responses and certificates ${Xe}`,[...we,..._e>0?[`<p>${(0,r.jP)(_e,"host",_)}</p>`]:[]])}const ue=(P,_)=>(0,a.TM)(`${r.Gr[(0,u.sG)(P)]}\
 ${be(P)} (${Ue(P)})`,Ne(P,_)),be=({visit:P})=>(0,p.D9)((0,T.nx)(P.host)),Ue=({visit:{attempt:P}})=>`${(0,t.px)(P.hops.length,"request")}, ${(0,d.kJ)(P.timing.totalMs)}`;
function Ne(P,_){const{hops:V,certificates:se}=P.visit.attempt;return[ze(P,_),...P.services.length===0?[]:[et(P,_)],...V.length===0?[]:[Qe(V)],...se.length===0?
[]:[st(se,_)]]}function ze(P,_){const V=(0,r.Bm)(_);return["<table>",...[(0,J.se)(P,_.context,V),{label:"clients",texts:Ve(P,_)},...(0,J.Zc)(P,V),...(0,J.o7)(P,
V)].flatMap(({label:we,texts:_e})=>_e.length===0?[]:[`<tr><td><b>${(0,t.Iu)(we)}</b></td><td>${_e.join("<br>")}</td></tr>`]),"</table>"].join(`
`)}const Ve=({clients:P},{context:_})=>F.flatMap(V=>{const se=_.clients.filter(we=>P[we]===V),oe=se.map(we=>K.bB[we]).join(", ");return se.length===0?[]:[`${r.Gr[V]}\
 ${oe}`]});function et({services:P,servicesLeftOut:_,servicesFrom:V},se){const oe=P.slice(0,j).map(Xe=>[(0,p.D9)(Xe.id,J.tN),dt(Xe)]),we=P.length-oe.length+_,_e=we>
0?[[`and ${we} more`,se.rest]]:[],Te=V===null?"URL":`URL, from the host block at ${(0,r.u_)(V,se)}`;return(0,a.I$)(["Service",Te],[...oe,..._e])}function dt(P){
switch(P.kind){case"url":return(0,p.D9)((0,p.cq)(P.url));case"login":{const{client:_,authz:V,token:se,ports:oe}=P.login;return[`authz ${(0,p.D9)((0,p.cq)(V??"no\
ne"))}`,`token ${(0,p.D9)((0,p.cq)(se??"none"))}`,`client ${(0,p.D9)(_,J.tN)}, ports ${oe.join(" to ")}`].join("<br>")}case"problem":return`\u274C ${P.problem.code}`}}
function Qe(P){const _=P.map((V,se)=>{const oe=V.proxy===null?"":`through ${(0,p.D9)((0,p.cq)(V.proxy))}`,we=V.status===null?"no response":`${V.status} ${(0,p.h$)(
V.reason,J.tN)}`.trim();return[String(se+1),(0,p.D9)((0,p.cq)(V.url)),V.mediaType===null?we:`${we}<br>${(0,p.D9)(V.mediaType,J.tN)}`,(0,t.Rk)(V.authorization),V.
address===null?oe:(0,p.D9)(V.address,J.tN),(0,d.kJ)(V.ms).replace(" ","&nbsp;")]});return(0,a.I$)(["Hop","Request","Response","Token","Address","Time"],_,[0,5])}
function st(P,{context:_}){const V=P.map(({host:se,subject:oe,issuer:we,expires:_e})=>[(0,p.D9)(se,J.tN),(0,p.h$)((0,d.nO)(_e,_.startedAt)),(0,p.D9)(oe,J.tN),(0,p.
D9)(we,J.tN)]);return(0,a.I$)(["TLS certificate","Valid until","Subject","Issuer"],V)}const G=4,ie=3,pe=60;function Re(P,_,V,se){const oe=P.filter(Je=>(0,u.sG)(
Je)===_);if(oe.length===0)return"";const we=_==="works"&&P.some(Je=>(0,u.sG)(Je)==="warns"),_e=ot(oe,_,we?" without warnings":"");if(V.isBrief)return`<p>${_e}</\
p>`;const Te=(0,a.R4)(oe,se,pe,Je=>Ye(Je,V)),Xe=oe.length-Te.length;return(0,a.TM)(_e,[...Te.length===0?[]:[(0,a.I$)(["Host","Required by",_==="works"?"Services":
"Reason"],Te)],...Xe>0?[`<p>${(0,r.jP)(Xe,"host",V)}</p>`]:[]])}function ot(P,_,V){const se=P.slice(0,ie).map(({visit:_e})=>(0,p.D9)((0,T.nx)(_e.host))),oe=(0,t.
K4)(se,ie,P.length-se.length),we=P.length===1?`${oe} ${u.nx[_]}${V}`:`<b>${(0,t.px)(P.length,"host")}</b> ${u.nx[_]}${V}: ${oe}`;return`${r.Gr[_]} ${we}`}function Ye(P,_){
const V=P.requirements.flatMap(oe=>oe.because),{discovery:se}=P.visit.attempt;return[`${(0,a.rm)((0,T.nx)(P.visit.host))}${P.isNew?`<br><sub>${t.dy}</sub>`:""}`,
V.length===0?"":(0,l.Ky)(V,G,oe=>(0,r.u_)(oe,_)),(0,u.JR)(P)&&se.kind==="skipped"?se.problem.title:(0,J.Yj)(P,(0,r.Bm)(_))]}var Be=e(4148);const pt=40,mt=80,it=P=>(0,Be.
fi)(P,_=>(0,a.hn)((0,p.J7)(_))),Fe=(P,_)=>(0,p.D9)(P,_).replaceAll(" ","&nbsp;"),tt=(P,_)=>{const V=({code:se,title:oe})=>(0,r._h)(se,oe,_);return(0,Be.ij)([(0,Be.
eX)(V)],P)};function Et(P,_,V){const{wrong:se,good:oe}=(0,Be.jB)(P),we=se.length>1||_.isBrief?$t(se,_,V/2):[],_e=V-(0,M.$$)(we.join("")),Te=gt=>Se(gt,_),Xe=_.isBrief?
[]:(0,a.R4)([...se,...oe],_e,mt,Te),Je=_.isBrief?0:P.length-Xe.length,rt=[...we,...Xe.slice(0,se.length)],ft=Xe.slice(se.length),vt=ft.length<=Be.LC?ft:[(0,a.TM)(
le(oe),ft)];return[...we.length>0?[(0,a.TM)(Z(se),rt)]:rt,..._.isBrief&&oe.length>0?[`<p>${le(oe)}</p>`]:vt,...Je>0?[`<p>${(0,r.jP)(Je,"root module",_)}</p>`]:[]]}
function $t(P,_,V){const se=(0,Be.cZ)(P);if(se.length===0)return[];const oe=se.map(({row:Te})=>Te),we=K.Du.filter(Te=>P.some(Xe=>Xe.clients.includes(Te))),_e=[...tt(
oe,_),(0,Be.ie)(se,it),...(0,Be.ns)({clients:we,rows:oe},Fe)];return[wt(oe,{clients:we},_e,_,V)]}function wt(P,_,V,se,oe){const we=(0,a.R4)(P.slice(0,pt),oe,mt,
Te=>[je(Te,_,se),...V.map(({cell:Xe})=>Xe(Te))]),_e=P.length-we.length;return(0,a.I$)(["Module or provider",...V.map(({title:Te})=>(0,t.Iu)(Te))],_e>0?[...we,[(0,r.
jP)(_e,"row",se)]]:we)}function Z(P){const _=(0,Be.qj)(P[0]??{rows:[]}),V=P.slice(0,Be.LC).map(it),se=(0,t.K4)(V,Be.LC,P.length-V.length);return P.length===1?`${r.
Gr[_]} <b>${se}</b>: ${Be.pJ[_]}`:`${r.Gr[_]} <b>${(0,t.px)(P.length,"root module")}</b> with errors or warnings: ${se}`}function le(P){const _=P.flatMap(V=>V.rows);
return`${r.Gr[(0,Be.Fg)(_)]} <b>${(0,t.px)(P.length,"root module")}</b>: ${(0,Be.nS)(_)}`}function Se(P,_){const V=(0,Be.qj)(P),{wrong:se,good:oe}=(0,Be.P)(P),we=[
...se,...oe],_e=[...tt(we,_),...(0,Be.ns)({...P,rows:we},Fe)],Te=V==="works"?(0,Be.nS)(P.rows):Be.pJ[V];return(0,a.TM)(`${r.Gr[(0,Be.Fg)(P.rows)]} <b>${it(P)}</\
b>: ${Te}`,[wt(we,P,_e,_,Number.POSITIVE_INFINITY)])}function je(P,_,V){const se=`${r.Gr[(0,Be.Fg)([P])]}&nbsp;<b>${(0,a.hn)((0,Be.mC)(P,_))}</b>`,[oe]=P.places,
we=[...P.kind==="module"&&P.source!==P.address?[(0,a.hn)(P.source)]:[],...oe===void 0?[]:[(0,r.u_)(oe,V)]];return we.length===0?se:`${se}<br><sub>${we.join(" at\
 ")}</sub>`}const Ie=2e5,xe={notes:6e3,causes:45e3,roots:9e4,evidence:18e3,unchecked:4e3,passed:8e3,skipped:4e3,notices:1e4},Ae=["causes","unchecked","roots","e\
vidence","passed","skipped","notices","notes"],We=1e3,Ke=10,I=5,x=600,q=100,ce=7,ye=(P,_)=>Oe(P,{context:_,rest:r.h,isBrief:!1},{head:`## ${Ge(P)}`,foot:`tf-dis\
co ${(0,p.js)(_.version)}, started ${(0,p.js)((0,d.QN)(_.startedAt))}.`,maxBytes:Ie});function Oe(P,_,{head:V,foot:se,maxBytes:oe}){const we=Pe(P,_),_e=new Map;
let Te=oe-We-(0,M.$$)(V+se);for(const[rt,ft]of Object.entries(xe)){const gt=we[rt](Math.min(ft,Te)).filter(bt=>bt!=="").join(`

`),St=(0,M.$$)(gt)<=Te;St&&(Te-=(0,M.$$)(gt)),_e.set(rt,St?gt:`<p>More ${_.rest}</p>`)}const Xe=Ae.map(rt=>_e.get(rt)??"").filter(rt=>rt!==""),Je=!_.isBrief&&Xe.
some(r.ze)?`${se} ${De(_)}`:se;return`${[V,...Xe,`<sub>${Je}</sub>`].join(`

`)}
`}function Pe(P,_){const V=(0,u.md)(P.hosts),se=V.filter(({findings:Te})=>Te.length===0),oe=({severity:Te})=>Te==="notice",we=P.findings.filter(oe),_e=P.findings.
filter(Te=>!oe(Te));return{notes:Te=>[He(P,_,Te)],causes:Te=>C(_e,_,Te),roots:Te=>Et(P.roots,_,Te),evidence:Te=>_.isBrief?[]:[de(V,_,Te)],unchecked:Te=>[Re(se,"\
unchecked",_,Te)],passed:Te=>[Re(V,"works",_,Te)],skipped:Te=>[Re(V,"skipped",_,Te)],notices:Te=>_.isBrief?[]:[Le(we,_,Te)]}}function De({context:P}){const _=P.
docsUrl.replace(/[^/]*$/,"recipes.md#keep-the-report");return`This page is shortened; the JSON report is complete, and can be <a href="${(0,p.js)(_)}">kept as a\
n artifact</a>.`}function Le(P,_,V){if(P.length===0)return"";const se=`${r.rC.notice} ${(0,t.px)(P.length,"notice")}`;return(0,a.TM)(se,C(P,_,V))}function He(P,_,V){
const se=(0,u.h$)(P,_.context).map(Xe=>`${(0,t.Iu)((0,p.h$)(Xe,x))}.`),oe=(0,a.R4)(se,V,Ke,Xe=>Xe),we=oe.slice(0,I),_e=_.isBrief?[]:oe.slice(I),Te=se.length-we.
length-_e.length;return[`<p>${we.join("<br>")}</p>`,..._e.length===0?[]:[(0,a.TM)((0,t.px)(_e.length,"more remark"),[`<p>${_e.join("<br>")}</p>`])],...Te>0?[`<p\
>${(0,r.jP)(Te,"remark",_)}</p>`]:[]].join(`
`)}const Ge=P=>`${ct(P)} ${(0,t.Iu)((0,u.$N)(P))}`;function ct(P){const _=P.findings.some(({severity:se})=>se!=="notice"),V=P.hosts.length===0?"skipped":"works";
return r.Gr[P.passed?_?"warns":V:"fails"]}function nt({url:P,workflow:_,job:V,commit:se}){const oe=_.split("/").at(-1)??"";return[`<a href="${(0,p.js)(P)}">${(0,p.
D9)(oe===""?"this run":oe,q)}</a>`,...V===""?[]:[`job ${(0,p.D9)(V,q)}`],...se===""?[]:[`commit ${(0,p.D9)(se.slice(0,ce))}`]].join(", ")}}),8373:((Me,B,e)=>{e.
d(B,{Bm:()=>v,EP:()=>r,Gr:()=>T,Su:()=>n,_h:()=>y,h:()=>M,jP:()=>l,rC:()=>O,u_:()=>c,xy:()=>p,ze:()=>a});var d=e(4503),u=e(8884),t=e(8641);const M="in the JSON \
report",p="in the job summary",O={error:"\u274C",warning:"\u26A0\uFE0F",notice:"\u2139\uFE0F"},T={fails:"\u274C",unchecked:"\u274C",warns:"\u26A0\uFE0F",skipped:"\
\u26AA",works:"\u2705"},m="&nbsp;more ",l=(g,f,{rest:D})=>`and ${g}${m}${f}${g===1?"":"s"} ${D}`,a=g=>g.includes(m),r=(g,f,D,A=0)=>(0,u.Ky)(g,f,i=>c(i,D),A).replace(
/ more (?=places?$)/,m),s=600;function c(g,{context:{links:f}}){if(typeof g=="string")return n(g);const A=`<code>${(0,t.js)((0,u.eo)(g)).replaceAll("/","/<wbr>")}\
</code>`,i=(0,d.u)(g,f);return i===null||i.length>s?A:`<a href="${(0,t.js)(i,s)}">${A}</a>`}const n=g=>g.endsWith(" input")?`the ${(0,t.D9)(g.replace(/ input$/,
""))} input`:(0,t.D9)(g),y=(g,f,{context:D})=>`<a href="${(0,t.js)(`${D.docsUrl}#${g}`)}">${f}</a>`,v=g=>({value:t.D9,prose:t.h$,because:f=>c(f,g)})}),5102:((Me,B,e)=>{
e.d(B,{$N:()=>v,JR:()=>r,QK:()=>y,b:()=>s,cG:()=>a,h$:()=>C,hm:()=>n,md:()=>c,nx:()=>T,sG:()=>l});var d=e(4e3),u=e(5799),t=e(7574),M=e(4120),p=e(8884),O=e(4148);
const T={fails:"failed",unchecked:"not checked",warns:"has warnings",skipped:"skipped",works:"passed"},m=["fails","unchecked","warns","skipped","works"];function l(w){
if(s(w))return"unchecked";const U=n(w.findings);return U==="error"?"fails":U==="warning"?"warns":r(w)?"skipped":"works"}const a=w=>["fails","warns"].includes(l(
w)),r=({visit:w})=>w.attempt.discovery.kind==="skipped",s=({visit:{attempt:w}})=>w.discovery.kind==="skipped"&&w.discovery.problem.code==="host-not-checked";function c(w){
return m.flatMap(U=>w.filter(X=>l(X)===U))}const n=w=>u.oC.find(U=>w.some(X=>X.severity===U))??null;function y({findings:w}){const U=n(w);return U==="notice"?[]:
w.filter(({severity:X})=>X===U)}function v({hosts:w,files:U,findings:X,passed:me,stopped:ee,roots:he}){const fe=(0,O.g5)(he),te=fe===null?U:U.filter(({problem:J})=>!g.
test(J.code)),ne=te.filter(J=>!f(J)),$e=[ne.length<te.length?["nothing to check"]:A(w),E(ne)],H=n(ne)==="error"&&!w.some(J=>l(J)==="fails")?$e.toReversed():$e,L=[
fe??[],...H].flat().join(", "),K=n(X)==="error";return ee!==null?`${L} (${(0,d.Cw)(ee)})`:me&&K?`${L} (the check passes: fail-on is never)`:me||K?L:`${L} (the c\
heck fails: fail-on is warning)`}const g=/^(?:module|provider|version|package|constraint|lock)-/,f=({problem:w,severity:U})=>w.code==="nothing-to-check"&&U==="e\
rror",D="not allowed";function A(w){const U=w.length;if(U===0)return["no registry hosts to check"];const X=w.filter(j=>!r(j)).map(l),me=w.filter(s).length,[ee,he]=[
X.length,U-X.length],fe=X.filter(j=>j==="fails").length,te=X.filter(j=>j==="warns").length,ne=w.filter(j=>r(j)&&l(j)==="fails").length,Q=[{count:fe,words:T.fails},
{count:ne,words:D},{count:me,words:T.unchecked}],$e=[{count:ee-fe,words:T.works},{count:he-ne-me,words:T.skipped}],ve=fe+ne+me>0,[H,...L]=(ve?Q:$e).filter(({count:j})=>j>
0),J=H?.words===D||H?.words===T.unchecked?H.count===1?"is ":"are ":"";return[`${o(H?.count??0,U)} ${J}${H?.words}`,...L.map(({count:j,words:W})=>`${j} ${W}`),...te===
0?[]:[i(te,U,ve)]]}function i(w,U,X){return U===1?"with warnings":`${w} ${X?"more ":""}with warnings`}function o(w,U){return U===1?"1 registry host":w===U?`all ${U}\
 registry hosts`:`${w} of ${U} registry hosts`}function E(w){const U=n(w);if(U===null||U==="notice")return[];const X=(0,p.Dc)(w.filter(({severity:ee})=>ee===U)),
me=(0,p.BQ)(w);return[...X===0?[]:[`${U}s in ${(0,M.px)(X,"file")}`],...n(me)===U?[`${U}s in the ${(0,p.et)(me)}`]:[]]}function $({hosts:w},U){const{files:X,bytes:me,
usages:ee,durationMs:he}=U;if(X===0&&he===0)return null;if(X===0)return"found no Terraform or OpenTofu files";const fe=w.filter(p.Qz).length,te=fe===0?"no regis\
try host is used":`${(0,M.px)(ee,"usage")} of ${(0,M.px)(fe,"registry host")}`;return`scanned ${(0,M.px)(X,"file")} (${(0,t.tY)(me)}) in ${(0,t.kJ)(he)}: ${te}`}
function C(w,U){const{dialect:X,durationMs:me,scan:ee,remarks:he}=U,fe=$(w,ee),ne=w.hosts.length===0&&ee.files===0?"":` for ${(0,M.QI)(X)} (${X.why})`;return[`${b(
w)}; checked in ${(0,t.kJ)(me)}${ne}`,...fe===null?[]:[fe],...he]}function b({findings:w,ignored:U}){const X=u.oC.flatMap(ee=>{const{length:he}=w.filter(fe=>fe.
severity===ee);return he===0?[]:[(0,M.px)(he,ee)]}),me=X.length===0?"no findings":X.join(", ");return U>0?`${me}, ${U} ignored`:me}}),4148:((Me,B,e)=>{e.d(B,{Fg:()=>m,
LC:()=>r,Mm:()=>O,P:()=>y,cZ:()=>v,eX:()=>U,fi:()=>s,g5:()=>c,ie:()=>D,ij:()=>w,jB:()=>n,mC:()=>A,nS:()=>i,ns:()=>b,pJ:()=>a,qj:()=>T});var d=e(1064),u=e(5011),
t=e(5257),M=e(4120);const p=["fails","warns","works"];function O({worst:ee}){return ee==="error"?"fails":ee==="warning"?"warns":"works"}const T=({rows:ee})=>p.find(
he=>ee.some(fe=>O(fe)===he))??"works";function m(ee){const he=T({rows:ee});return he==="works"&&ee.some(l)?"skipped":he}const l=({chosen:ee})=>Object.keys(ee).length===
0,a={fails:"init fails",warns:"has warnings",works:"passed"},r=3,s=({directory:ee},he)=>ee===t.cd.file?t.cd.file:ee==="."?"the top directory":he(ee);function c(ee){
const he=ee.filter(({directory:ne})=>ne!==t.cd.file),{length:fe}=n(he).failing;return fe===0?null:he.length===1?"init fails":`init fails in ${fe===he.length?`al\
l ${fe}`:`${fe} of ${he.length}`} root modules`}function n(ee){const{fails:he=[],warns:fe=[],works:te=[]}=Object.groupBy(ee,T);return{failing:he,wrong:[...he,...fe],
good:te}}function y({rows:ee}){const{fails:he=[],warns:fe=[],works:te=[]}=Object.groupBy(ee,O);return{wrong:[...he,...fe],good:te}}function v(ee){const he=new Map;
for(const ne of n(ee).wrong)for(const Q of y(ne).wrong){const $e=g(Q),ve=he.get($e)??{row:Q,roots:new Set};he.set($e,ve),ve.roots.add(ne)}const{fails:fe=[],warns:te=[]}=Object.
groupBy(he.values(),({row:ne})=>O(ne));return[...fe,...te]}const g=({kind:ee,source:he,constraints:fe,locked:te,chosen:ne,problems:Q})=>JSON.stringify([ee,he,fe,
te,ne,Q]),f=3;function D(ee,he){const fe=new Map(ee.map(ne=>[ne.row,[...ne.roots]]));return{title:"root modules",cell:ne=>{const Q=fe.get(ne)??[],$e=Q.slice(0,f).
map(he);return(0,M.K4)($e,f,Q.length-$e.length)}}}const A=({address:ee,host:he},{clients:fe})=>fe.every(te=>(0,u.Vm)(te)===he)&&ee.startsWith(`${he}/`)?ee.slice(
he.length+1):ee;function i(ee){const he=[...new Map(ee.map(ve=>[`${ve.kind} ${ve.source}`,ve])).values()],fe=["module","provider"].flatMap(ve=>{const{length:H}=he.
filter(L=>L.kind===ve);return H===0?[]:[(0,M.px)(H,ve)]});if(fe.length===0)return"no registry modules and no providers";const te=ee.some(({platforms:ve})=>ve.length>
0)?" and package":"",ne=he.filter(l).length,Q=he.filter(({chosen:ve})=>Object.values(ve).includes(null)).length,$e=ne+Q===0?`every version${te} is available`:[...Q>
0?[`${Q} without a version`]:[],...ne>0?[`${ne} not checked`]:[]].join(", ");return`${fe.join(" and ")}, ${$e}`}const o=60,E=6,$=60,C=12;function b({clients:ee,
rows:he},fe){const te=he.every(({chosen:Q})=>new Set(Object.values(Q)).size<=1),ne=[{title:"constraint",cell:({constraints:Q})=>(0,M.K4)([...new Set(Q)].map($e=>fe(
$e,$)),E)},...te?[{title:"version",cell:Q=>X(Q,null,fe)}]:ee.map(Q=>({title:d.bB[Q],cell:$e=>X($e,Q,fe)})),{title:"newest",cell:({newest:Q})=>Q===null?"":fe(Q,o)},
{title:"platforms",cell:({platforms:Q})=>me(Q,fe)}];return w(ne,he)}const w=(ee,he)=>ee.filter(({cell:fe})=>he.some(te=>fe(te)!=="")),U=ee=>({title:"problem",cell:({
problems:he})=>he.filter(({usualSeverity:fe})=>fe!=="notice").map(ee).join(", ")});function X({chosen:ee,locked:he},fe,te){const ne=fe===null?Object.values(ee)[0]:
ee[fe];return ne===void 0?"":ne!==null?`${te(ne,o)}${ne===he?" (locked)":""}`:he===null?"none":`none (locked: ${te(he,o)})`}function me(ee,he){const fe=ee.map(({
platform:te,available:ne})=>`${ne===null?"?":ne?"\u2713":"\u2717"} ${he(te,o)}`);return(0,M.K4)(fe,C)}}),733:((Me,B,e)=>{e.d(B,{W:()=>O,n:()=>M});const d=/^[ -~]*$/,
u=/[\u1100-\u115F\u2329\u232A\u2E80-\u303E\u3041-\u3247\u3250-\u4DBF\u4E00-\uA4C6\uA960-\uA97C\uAC00-\uD7A3\uF900-\uFAFF\uFE10-\uFE19\uFE30-\uFE6B\uFF01-\uFF60\uFFE0-\uFFE6\u{16FE0}-\u{18DFF}\u{1AFF0}-\u{1B2FF}\u{1F200}-\u{1F265}\u{20000}-\u{3FFFD}\p{Emoji_Presentation}]/u,
t=/[\p{Mn}\p{Me}\u1160-\u11FF]/u;function M(T){if(d.test(T))return T.length;let m=0;for(const l of T)m+=p(l);return m}const p=T=>t.test(T)?0:new RegExp("\\p{Regi\
onal_Indicator}","u").test(T)?1:u.test(T)?2:1;function O(T,m,l){let[a,r]=["",0];for(const s of T){const c=p(s),n=r+c;if(r>=m&&n<=l&&(c>0||r>m)?a+=s:a+=" ".repeat(
Math.max(0,Math.min(n,l)-Math.max(r,m))),r=n,r>l)break}return a}}),7146:((Me,B,e)=>{e.d(B,{ky:()=>a,nI:()=>t,qt:()=>m,wW:()=>l});var d=e(733);const u={bold:1,dim:2,
red:31,green:32,yellow:33,blue:34};function t(s,c,n){return n.colour?`\x1B[${u[c]}m${s}\x1B[0m`:s}const M=(s,c,{hyperlinks:n})=>c===void 0||!n?s:`\x1B]8;;${c}\x1B\\${s}\
\x1B]8;;\x1B\\`,p=/^(?:iTerm\.app|WezTerm|vscode|ghostty|Hyper|terminology|zed|Tabby)$/,O=/^(?:xterm-kitty|xterm-ghostty|alacritty(?:-direct)?|foot|wezterm)$/,T=5001;
function m(s){const{FORCE_HYPERLINK:c,TERM:n="",TERM_PROGRAM:y="",VTE_VERSION:v}=s;return c?c!=="0":s.CI||s.NO_COLOR||n==="dumb"?!1:Number(v)>=T||p.test(y)||O.test(
n)||["WT_SESSION","KONSOLE_VERSION","DOMTERM"].some(g=>s[g])}function l(s,c){const n=" ".repeat(s.indent),y=s.label.padEnd((s.column??0)-1),v=" ".repeat(s.indent+
(s.column??2)),[g="",...f]=r(c.withFlags?.(s.text)??s.text,{first:c.width-n.length-y.length-1,others:c.width-v.length}),D=M(t(y,s.style,c),s.url,c);return[`${n}${D}\
 ${g}`.trimEnd(),...f.map(A=>`${v}${A}`)]}function a(s,{width:c,withFlags:n}){const[y="",...v]=r(n?.(s)??s,{first:c,others:c-2});return[y,...v.map(g=>`  ${g}`)]}
function r(s,c){const n=[];let y="",v=0;for(const g of s.split(" ")){const f=n.length===0?c.first:c.others,D=(0,d.n)(g);y!==""&&v+1+D>f?(n.push(y),y=g,v=D):(v=y===
""?D:v+1+D,y=y===""?g:`${y} ${g}`)}return[...n,y]}}),4421:((Me,B,e)=>{e.d(B,{S5:()=>je,MV:()=>Ie,K8:()=>xe});var d=e(1393),u=e(2796),t=e(5102),M=e(4120),p=e(5955),
O=e(8641),T=e(1831),m=e(8884),l=e(733),a=e(7146);const r=160,s=12,c="    ",n=/##\w*\[/;function y({place:I,before:x,literal:q,after:ce},ye,Oe){const Pe=" ".repeat(
`  ${I.line}`.length),De=Math.min(Oe.width,r)-Pe.length-3;if(De<s)return[];const Le=v(x+q+ce),He=Le(x+q+ce),Ge=(0,l.n)(He)<=De?0:Le(x).search(/[^ ]|$/),ct=He.slice(
Ge),nt=(0,l.n)(Le(x))-Ge,P=(0,l.n)(Le(x+q))-Ge,{from:_,to:V,text:se}=g(ct,nt,Math.max(P,nt+1),De),oe=(0,a.nI)("|","dim",Oe),we="^".repeat(Math.max(1,Math.min(P,
V)-Math.max(nt,_))),_e=" ".repeat(Math.max(nt,_)-_);return[`${(0,a.nI)(`  ${I.line}`,"dim",Oe)} ${oe} ${se}`.trimEnd(),`${Pe} ${oe} ${_e}${(0,a.nI)(we,ye,Oe)}`]}
function v(I){const x=q=>(0,O.RK)(q.replaceAll("	",c),Number.POSITIVE_INFINITY);return n.test(x(I))?q=>x(q).replaceAll(/(?<=#)#/g," #"):x}function g(I,x,q,ce){const ye=(0,l.
n)(I);if(ye<=ce)return{from:0,to:ce,text:I};const Oe=Math.max(0,ce-2-(q-x)),Pe=q<ce?0:Math.max(0,x-1-Math.ceil(Oe*2/3)),De=ye-Pe<=ce,Le=Pe+ce,He=(0,l.W)(I,Pe===
0?0:Pe+1,De?Le:Le-1),Ge=`${Pe===0?"":"\u2026"}${He}${De?"":"\u2026"}`;return{from:Pe,to:De?Le:Le-1,text:Ge}}var f=e(1505),D=e(7574);const A=20,i=6,o=13,E={fails:{
sign:"\u2717",style:"red"},unchecked:{sign:"\u2717",style:"red"},warns:{sign:"!",style:"yellow"},skipped:{sign:"\u25CB",style:"blue"},works:{sign:"\u2713",style:"\
green"}},$={error:E.fails,warning:E.warns,notice:{sign:"\xB7",style:"blue"}},C={value:O.RK,prose:O.RK,because:m.eo};function b(I,x){const q=(0,t.sG)(I),{sign:ce,
style:ye}=E[q],Oe=[...(0,t.cG)(I)?X(I,x.context):[],...(0,f.o7)(I,C)],Pe=`${t.nx[q]}${I.isNew?` (${M.dy})`:""}: ${U(I)}`;return[...(0,a.wW)({indent:0,label:`${ce}\
 ${w(I.visit.host)}`,style:ye,text:Pe},x),...Oe.flatMap(De=>me(De,x))].map(O.BP).join(`
`)}const w=I=>{const x=(0,T.nx)(I);return x===I?(0,O.RK)(I):`${(0,O.RK)(x)} (${(0,O.RK)(I)})`};function U(I){const{discovery:x}=I.visit.attempt,q=(0,t.QK)(I);return q.
length>0?(0,M.K4)([...new Set(q.map(ce=>ce.problem.code))],i):x.kind==="skipped"?x.problem.code:(0,f.Yj)(I,C)}function X(I,x){const{hops:q,certificates:ce}=I.visit.
attempt;return[(0,f.se)(I,x,C),{label:"response",texts:q.map(ee)},{label:"services",texts:he(I)},...(0,f.Zc)(I,C),{label:"certificate",texts:ce.map(ye=>te(ye,x))}]}
const me=({label:I,texts:x},q)=>x.flatMap((ce,ye)=>{const Oe=ye===0?I:"";return(0,a.wW)({indent:2,label:Oe,style:"dim",column:o,text:ce},q)});function ee(I){const x=I.
status===null?"none":`${I.status} ${(0,O.RK)(I.reason,f.tN)}`,q=I.status===null?"after":"in",ce=[...I.mediaType===null?[]:[(0,O.RK)(I.mediaType,f.tN)],...I.address===
null?[]:[`at ${(0,O.RK)(I.address,f.tN)}`],...I.proxy===null?[]:[`through ${(0,O.RK)((0,O.cq)(I.proxy))}`],...I.authorization==="none"?[]:[`token ${(0,M.Rk)(I.authorization)}`]],
ye=ce.length===0?"":` (${ce.join("; ")})`;return`${x.trim()} from ${(0,O.RK)((0,O.cq)(I.url))} ${q} ${(0,D.kJ)(I.ms)}${ye}`}function he({services:I,servicesLeftOut:x}){
const q=I.slice(0,A),ce=I.length-q.length+x;return[...q.map(fe),...ce>0?[`and ${ce} more`]:[]]}function fe(I){const x=(0,O.RK)(I.id,f.tN);switch(I.kind){case"ur\
l":return`${x} ${(0,O.RK)((0,O.cq)(I.url))}`;case"login":{const{authz:q,token:ce}=I.login,ye=[q,ce].map(Oe=>(0,O.RK)((0,O.cq)(Oe??"none")));return`${x} authz ${ye.
join(", token ")}`}case"problem":return`${x}: ${I.problem.code}`}}function te(I,x){const{host:q,subject:ce,issuer:ye,expires:Oe}=I,Pe=(0,O.RK)((0,D.nO)(Oe,x.startedAt));
return`${(0,O.RK)(q,f.tN)} valid until ${Pe}; subject ${(0,O.RK)(ce,f.tN)}, issuer ${(0,O.RK)(ye,f.tN)}`}const ne=4,Q={places:6,messages:5,frames:u.Wi},$e={places:3,
messages:2,frames:1},ve=1e3;function H(I,x,q){const{severity:ce,code:ye,title:Oe,message:Pe}=I,De=(0,O.RK)(Pe??Oe,ve),Le=`${x.context.docsUrl}#${ye}`,{style:He}=$[ce],
Ge=L(I,q)??[...Ne(I.hosts.length>1?"hosts":"host",K(I),x),...J(I,x,q),...Ue(I,x)],ct=be(I.findings)?"":I.help??"";return[...(0,a.wW)({indent:0,label:`${ce}[${ye}\
]:`,style:He,url:Le,text:De},x),...Ge,...Ne("help",(0,O.RK)(ct,ve),x),...Ne("affects",(0,M.od)(I.affects,x.context.clients),x)].map(O.BP).join(`
`)}function L(I,{codes:x}){const{hosts:q,message:ce,code:ye,findings:Oe}=I;if(q.length<2||ce===null)return null;const{first:Pe,others:De}=(0,m.yv)(...Oe),Le=JSON.
stringify([q.toSorted(),Pe,De.length]),He=x.get(Le);return He===void 0&&x.set(Le,ye),He===void 0?null:[`  hosts: the same ${q.length} as for ${He}`]}function K({
hosts:I,findings:x,message:q}){const[ce]=I;if(I.length===1&&ce!==void 0&&q?.includes((0,T.nx)(ce))&&x[0]?.isHostNew!==!0)return"";const Oe=(0,M.Ku)(I,ne).map(Pe=>{
const De=x.some(Le=>Le.host===Pe&&Le.isHostNew);return`${w(Pe)}${De?` (${M.dy})`:""}`});return(0,M.K4)(Oe,I.length,I.length-Oe.length)}function J(I,x,q){const{frames:ce}=j(
I),ye=W(I),Oe=(0,u.cr)(I).length-ye.length;return[...ye.flatMap(({message:Pe,findings:De,first:Le},He)=>{const Ge=F(Le,I.message===null?Pe:"",x);return He>=ce?Ge:
[...Ge,...de(Le,I,x,q),...Ne("help",(0,O.RK)(ue(I,De),ve),x)]}),...Oe>0?[`  and ${Oe} more in the JSON report`]:[]]}const j=({hosts:I,findings:x})=>I.length>1||
be(x)?$e:Q,W=I=>(0,M.Ku)((0,u.cr)(I),j(I).messages).map(([x,q])=>({message:x,findings:q,first:(0,m.yv)(...q).first}));function F(I,x,q){if(I===null&&x==="")return[];
const ce=I===null?"-":"-->",Oe=[...I===null?[]:[(0,m.R3)(I)],(0,O.RK)(x,ve)].filter(Pe=>Pe!=="").join(": ");return(0,a.wW)({indent:2,label:ce,style:"dim",text:Oe},
q)}function de(I,{severity:x},q,{lines:ce}){if(I===null)return[];const{file:ye,line:Oe,column:Pe}=I,De=q.context.sources.find(Le=>Le.place.file===ye&&Le.place.line===
Oe&&Le.place.column===Pe);return De===void 0||ce.has(De)?[]:(ce.add(De),y(De,$[x].style,q))}function ue({help:I,findings:x},q){return I!==null||be(x)?"":q[0]?.problem.
help??""}const be=([I,x])=>I?.exclude!==void 0&&x!==void 0;function Ue(I,x){const{findings:q}=I,{others:ce,settings:ye,leftOut:Oe}=(0,m.yv)(...q),Pe=W(I).map(({
first:He})=>He&&(0,m.eo)(He)),De=ce.filter(He=>!Pe.includes((0,m.eo)(He))),Le=j(I).places;return[...Ne("also at",(0,m.Ky)(De,Le,void 0,Oe),x),...Ne("required by",
(0,m.Ky)(ye,Le),x)]}const Ne=(I,x,q)=>x===""?[]:(0,a.wW)({indent:2,label:`${I}:`,style:"dim",text:x},q);var ze=e(4148),Ve=e(1064);const et=20,dt=3,Qe="  ",st=I=>(0,ze.
fi)(I,O.J7);function G(I,x){const{wrong:q}=(0,ze.jB)(I);return q.length>ze.LC?[ie(I,q,x)]:q.map(ce=>{const ye=(0,ze.P)(ce),Oe=[...ye.wrong,...ye.good],Pe=pe((0,ze.
ns)({...ce,rows:Oe.slice(0,et)},O.RK),Oe),De=st(ce);return Re({outcome:(0,ze.qj)(ce),name:De,root:ce,rows:Oe,columns:Pe},x)})}function ie(I,x,q){const ce=(0,ze.
cZ)(I),ye=ce.map(({row:Ge})=>Ge),Oe=Ve.Du.filter(Ge=>x.some(ct=>ct.clients.includes(Ge))),Pe=(0,ze.ns)({clients:Oe,rows:ye.slice(0,et)},O.RK),De=pe([(0,ze.ie)(ce,
st),...Pe],ye),Le=(0,ze.qj)({rows:ye}),He=(0,M.px)(x.length,"root module");return Re({outcome:Le,name:He,root:{clients:Oe},rows:ye,columns:De},q)}const pe=(I,x)=>[
...I,...(0,ze.ij)([(0,ze.eX)(({code:q})=>q)],x)];function Re({outcome:I,name:x,root:q,rows:ce,columns:ye},Oe){const{sign:Pe,style:De}=E[I],Le=ce.filter(nt=>(0,ze.
Mm)(nt)===I),He=[...new Set(Le.map(nt=>(0,O.RK)((0,ze.mC)(nt,q))))],Ge=`${ze.pJ[I]} for ${(0,M.K4)(He,dt)}`,ct=ce.length-et;return[`${(0,a.nI)(Pe,De,Oe)} ${(0,a.
nI)(x,"bold",Oe)}: ${Ge}`,...ot(ce.slice(0,et).map(nt=>({sign:E[(0,ze.Fg)([nt])],cells:[(0,O.RK)((0,ze.mC)(nt,q)),...ye.map(({cell:P})=>P(nt))]})),["module or p\
rovider",...ye.map(({title:nt})=>nt)],Oe),...ct>0?[`  and ${ct} more in the JSON report`]:[]].map(O.BP).join(`
`)}function ot(I,x,q){const ce=x.map((Pe,De)=>Math.max(...[Pe,...I.map(({cells:Le})=>Le[De])].map(Ye)));if(ce.reduce((Pe,De)=>Pe+Qe.length+De,Qe.length)>q.width)
return I.flatMap(({sign:{sign:Pe,style:De},cells:[Le="",...He]})=>{const Ge=He.flatMap((nt,P)=>nt===""?[]:[`${x[P+1]} ${nt}`]),ct=`${Le}: ${Ge.join("; ")}`;return(0,a.
wW)({indent:2,label:Pe,style:De,text:ct},q)});const Oe=Pe=>Pe.map((De,Le)=>De+" ".repeat((ce[Le]??0)-Ye(De))).join(Qe).trimEnd();return[`    ${(0,a.nI)(Oe(x),"d\
im",q)}`,...I.map(({sign:{sign:Pe,style:De},cells:Le})=>`  ${(0,a.nI)(Pe,De,q)} ${Oe(Le)}`)]}const Ye=(I="")=>Array.from(I).length;function Be(I,x){const q=I.flatMap(
Le=>Le.rows),{sign:ce,style:ye}=E[(0,ze.Fg)(q)],[Oe]=I,De=`${I.length===1&&Oe!==void 0?st(Oe):(0,M.px)(I.length,"root module")}: ${(0,ze.nS)(q)}`;return(0,a.wW)(
{indent:0,label:ce,style:ye,text:De},x).map(O.BP).join(`
`)}const pt=3,mt=4,it=1e3;function Fe({hosts:I,roots:x},q){const ce=Map.groupBy(I,t.sG),ye=(ce.get("unchecked")??[]).filter(({findings:Pe})=>Pe.length===0),{good:Oe}=(0,ze.
jB)(x);return[...tt("unchecked",ye,q),...tt("skipped",ce.get("skipped")??[],q),...tt("works",ce.get("works")??[],q),...Oe.length>0?[Be(Oe,q)]:[]]}function tt(I,x,q){
const ce=Ge=>b(Ge,q);if(x.length<=pt)return x.map(ce);const{sign:ye,style:Oe}=E[I],Pe=(0,M.Ku)(x,mt).map(({visit:Ge})=>w(Ge.host)),De=(0,M.K4)(Pe,Pe.length,x.length-
Pe.length),Le=`${(0,M.px)(x.length,"host")} ${t.nx[I]}: ${De}`;if(!q.isRunner)return[(0,a.wW)({indent:0,label:ye,style:Oe,text:Le},q).map(O.BP).join(`
`)];const He=Ge=>`and ${Ge} more in the JSON report`;return[[(0,O.BP)(`${ye} ${Le}`),...(0,M.UV)(x,it,ce,He)].join(`
`)]}function Et(I,x){const q=(0,t.hm)(I.findings),ce=I.hosts.length>pt||I.findings.length>0,ye=x.isRunner?"the JSON report has all details; its path is the outp\
ut `report`":"for all details: `--format json` or `--report FILE.json`",Oe=`problem codes are explained at ${x.context.docsUrl}`;return ce?[(q===null||q==="noti\
ce"?[ye]:[Oe,ye]).flatMap(De=>(0,a.ky)(De,x)).join(`
`)]:[]}const $t=5,wt=30,Z=3,le=20,Se=16e6;function*je(I,x){yield`${Ie(I,x)}
`;let q=!0;for(const{text:ce}of xe(I,x)){const ye=ce.includes(`
`);yield`${q||ye?`
`:""}${ce}
`,q=ye}}function Ie(I,x){const{sign:q,style:ce}=E[I.passed?"works":"fails"],ye=x.isQuiet?[]:(0,t.h$)(I,x.context).slice(0,$t);return[`${(0,a.nI)(q,ce,x)} ${(0,a.
nI)((0,t.$N)(I),"bold",x)}`,...ye.flatMap(Oe=>Ae(Oe,x))].join(`
`)}function*xe(I,x,q=Se){const{isQuiet:ce=!1,isRunner:ye=!1,context:Oe}=x,Pe=({severity:_})=>!ce||_==="error"||(0,d.k2)(_,Oe.failOn),De=(0,u.cZ)(I.findings.filter(
Pe)),Le={lines:new Set,codes:new Map};for(const _ of De.slice(0,wt))yield Ke(H(_,x,Le));const He=De.slice(wt).flatMap(({findings:_})=>_);if(He.length>0&&(yield Ke(
`and ${(0,M.px)(He.length,"more finding")} in the JSON report`)),ce)return;const Ge=_=>({kind:ye?"group":"plain",text:_});yield*G(I.roots,x).map(Ge);const ct=(0,t.
md)(I.hosts).filter(_=>(0,t.cG)(_)&&!(0,t.JR)(_)),nt=ye||ct.length<=Z?ct:[];yield*We(nt,x,q).map(Ge),yield*Fe(I,x).map(Ge);const P=(0,t.h$)(I,Oe).slice($t);P.length>
0&&(yield Ke(P.flatMap(_=>Ae(_,x)).join(`
`))),yield*Et(I,x).map(Ke)}const Ae=(I,x)=>(0,a.ky)((0,O.RK)(I),x).map(O.BP);function*We(I,x,q){const ce=new p.Wv(q),ye=ct=>b(ct,x),Oe=yield*(0,p._Q)(I.slice(0,
le),ce,ye),Pe=[],De=(0,p._Q)(I.slice(le),ce,ye);let Le=De.next();for(;!Le.done;Le=De.next())Pe.push(Le.value);const He=(0,M.px)(Pe.length,"more host");Pe.length>
0&&(yield[`details of ${He}`,...Pe].join(`
`));const Ge=Oe+Le.value;Ge>0&&(yield`the details of ${(0,M.px)(Ge,"more host")} are in the JSON report`)}const Ke=I=>({kind:"plain",text:I})}),5257:((Me,B,e)=>{
e.d(B,{JT:()=>O,KS:()=>T,MO:()=>a,MP:()=>p,Nf:()=>l,W$:()=>M,cd:()=>t,yp:()=>m});var d=e(5143);const u="hostnames input",t={file:u,line:1,column:1,endColumn:1},
M=r=>r.file===u?u:r,p=({host:r,namespace:s,name:c,system:n})=>`${r}/${s}/${c}/${n}`,O=({host:r,namespace:s,type:c})=>`${r}/${s}/${c}`;function T(r,s){const c=r.
versions??l(r)?.values?.[s]??null;return c===null?null:{text:c,place:m(r)}}function m(r){const{versionsAt:s,place:c}=r,n=typeof s=="number"?s:s?.at;return n===void 0?
c:{file:c.file,...(0,d._h)(n)}}const l=({versionsAt:r})=>typeof r=="number"?null:r,a=(r,s)=>`${r} ${s}`}),2909:((Me,B,e)=>{e.a(Me,async(d,u)=>{try{let ne=function(){
return process.env.GITHUB_WORKSPACE??process.cwd()};e.r(B);var t=e(4391),M=e(9018),p=e(7251),O=e(6309),T=e(2722),m=e(3581),l=e(8782),a=e(9077),r=e(3795),s=e(3386),
c=e(2057),n=e(1964),y=e(6182),v=e(2827),g=e(3616),f=e(8641),D=e(9703),A=e(4421),i=e(8463),o=e(3152),E=e(3557),$=e(6875);const C=120;process.env.UV_THREADPOOL_SIZE??=
"64",(0,s.p)(),(0,c.B_)(process.stdout,Q=>process.stderr.write(`the log was not written: ${Q}
`)),(0,c.B_)(process.stderr,()=>{});const b=m.j_(process.env.GITHUB_EVENT_PATH);delete process.env.GITHUB_EVENT_PATH;const w=new $.V,U=()=>performance.now();await(0,a.
q)(process,await X(m.Ko(E.y.map(({name:Q})=>Q))));async function X(Q){const $e=(0,M.c)(Q,process.env,(0,p.K)(m.QU)),ve=L=>{const K=(0,M.r)(J=>(0,D.p)(L,J),$e);return m.
fJ("Could not run",K),3},H=(0,a.w)(process,w,{isFinal:!1,crash:ve,now:U});try{const L=await me(Q,$e),K=H.aborted?3:L.verdict.passed?0:1;return await he(L,$e,H),
K}catch(L){return L instanceof o.GN?(m.fJ("Wrong settings",$e.redact(L.mistakes.join(`
`))),2):ve(L)}}async function me(Q,$e){const ve=(0,r.fN)(H=>m.N4($e.redact([H])),r.Si);try{return await(0,t.z6)(Q,{environment:process.env,directory:ne(),isFork:(0,l.
$c)(process.env.GITHUB_EVENT_NAME,b),stop:w,startTimer:$.I,progress:ve.show,changes:H=>te(H,$e),secrets:$e,kill:process.kill})}finally{ve.end()}}async function ee(Q){
const{verdict:$e,changes:ve,context:H}=Q,L=(0,l.ng)(process.env,b),K=L===null?[]:(0,T.ws)((0,T.R8)($e),ne(),L);if(L===null||ve?.kind!=="files")return{...Q,located:K,
context:{...H,links:(0,T.hP)(K)}};const{withDiffLinks:J}=await e.e(52).then(e.bind(e,9052)),j=J(K,ve.files,ne(),L);return{...Q,located:K,context:{...H,links:j}}}
async function he(Q,{redact:$e},ve){const{settings:H,verdict:L}=Q,{GITHUB_OUTPUT:K,GITHUB_STEP_SUMMARY:J,RUNNER_TEMP:j}=process.env,W=Ue=>m.R8($e(Ue).map(Ne=>(0,f.
LS)(Ne))),F=async(Ue,Ne)=>{try{await Ne()}catch(ze){W([`${Ue}: ${(0,O.A3)(ze)}`])}};let de={...Q,located:[]};await F("places are not links",async()=>{de=await ee(
Q)});const{context:ue}=de,be={colour:!1,width:C,isRunner:!0,context:ue};await F("the log was not written",()=>m.ur((0,A.MV)(L,be),(0,A.K8)(L,be))),await F("the \
annotations were not written",()=>m.fz((0,n.H)(L,ue))),await F("the outputs were not written",async()=>W(await m.Kn(K,(0,v.Y)(L)))),await F("the job summary was\
 not written to GITHUB_STEP_SUMMARY",()=>m.Sy(J,(0,g.Gc)(L,ue))),await F("the JSON report was not written to RUNNER_TEMP",async()=>{const Ue=m.u5(j,(0,y.h)(L,ue));
W(await m.Kn(K,{report:Ue}))}),await F("the report files were not written",async()=>W(await(0,i.t)(H.report,{verdict:L,context:ue},ne()))),!ve.aborted&&await F(
"the comment and the issue were not written",async()=>{const{notes:Ue,warnings:Ne}=await fe(de,ve);m.N4($e(Ue)),W(Ne)})}async function fe(Q,$e){const{comment:ve,
issue:H}=Q.settings;return ve==="never"&&H==="never"?{notes:[],warnings:[]}:await(await e.e(137).then(e.bind(e,5137))).publish(Q,(0,l.ng)(process.env,b),ne(),$e)}
async function te({githubToken:Q},{redact:$e}){const ve=(0,l.ng)(process.env,b),L=await(await e.e(181).then(e.bind(e,5181))).readChanges(ve,Q,w.signal);return L.
kind==="all"&&ve?.pull&&m.R8($e([`changed-only has no effect: ${L.why}`])),L}u()}catch(C){u(C)}},1)}),2722:((Me,B,e)=>{e.d(B,{R8:()=>Q,hP:()=>J,ws:()=>ve});var d=e(
6760),u=e(5747);const t=/^(?!\.{1,2}$)[\w.-]+$/;function M(j){let W=!1;for(const F of j.split(`
`)){const de=F.trim();de.startsWith("[")&&(W=de==='[remote "origin"]');const ue=de.indexOf("=");if(!(!W||ue<0||de.slice(0,ue).trim().toLowerCase()!=="url"))return p(
de.slice(ue+1).trim())}return null}function p(j){const W=/^[\w.-]+@([\w.-]+):(?!\/)(.+)$/.exec(j),[F,de]=W===null?O(j):[W[1],W[2]],[ue="",be="",...Ue]=(de??"").
replace(/\/$/,"").split("/"),Ne=be.replace(/\.git$/,"");return!F||Ue.length>0||!t.test(ue)||!t.test(Ne)?null:{host:F.toLowerCase(),owner:ue,name:Ne}}function O(j){
const W=URL.parse(j);return W===null||!/^(https?|ssh):$/.test(W.protocol)?[]:[W.protocol==="ssh:"?W.hostname:W.host,W.pathname.slice(1)]}var T=e(3024);const m=128*
1024*1024,l=12,a=62,r=16384,s=12288,c=4,n=61440,y=4096,v=32768,g=Buffer.alloc(0);function f(j,W){const F=(0,u.io)(j,m);return F===null?new Map:D(F,W)}function D(j,W){
const F=new Map;if(j.length<l)return F;const de=j.readUInt32BE(4);if(j.toString("latin1",0,4)!=="DIRC"||de<2||de>4)return F;const ue=j.readUInt32BE(8);let be=g,
Ue=l;for(let Ne=0;Ne<ue;Ne+=1){if(Ue+a>j.length)return F;const ze=j.readUInt16BE(Ue+60),Ve=Ue+a+(ze&r?2:0),et=de===c,{kept:dt,from:Qe}=et?A(j,Ve,be):{kept:g,from:Ve},
st=j.indexOf(0,Qe);if(st<0)return F;const G=j.subarray(Qe,st),ie=et?Buffer.concat([dt,G]):G;if(ie.length>y)return F;const pe=(j.readUInt32BE(Ue+24)&n)===v,Re=ie.
toString("utf8");pe&&(ze&s)===0&&W.has(Re)&&F.set(Re,{modified:j.readUInt32BE(Ue+8),size:j.readUInt32BE(Ue+36)}),Ue=et?st+1:Ue+(st-Ue+8&-8),be=ie}return F}function A(j,W,F){
let de=W,ue=j[de++]??0,be=ue&127;for(;ue&128;)ue=j[de++]??0,be=(be+1)*128+(ue&127);return{kept:F.subarray(0,Math.max(0,F.length-be)),from:de}}function i(j,{modified:W,
size:F}){try{const de=(0,T.lstatSync)(j),ue=Math.floor(de.mtimeMs/1e3);return de.isFile()&&de.size%2**32===F&&ue%2**32===W}catch(de){return(0,u.Oj)(de),!1}}const o=5,
E=/^[0-9a-f]{40}$/,$=/^refs\/(?!.*\.\.)[^\0]+$/;function C(j){const W=(0,d.join)(j,".git"),F=b(W,j)??W,de=he((0,d.join)(F,"commondir")),ue=de===null?F:me(de,F),
be=()=>ee((0,d.join)(ue,"packed-refs"))??"",Ue=w(he((0,d.join)(F,"HEAD")),[F,ue],be);return Ue===null?null:{commit:Ue,isFetched:X(Ue,ee((0,d.join)(F,"FETCH_HEAD"))??
"",be),remote:M(ee((0,d.join)(ue,"config"))??""),tracked:Ne=>f((0,d.join)(F,"index"),Ne)}}function b(j,W){const[,F]=/^gitdir: (.+)$/.exec(he(j)??"")??[];return F===
void 0?null:me(F,W)}function w(j,W,F){let de=j;for(let ue=0;de!==null&&ue<=o;ue+=1){if(E.test(de))return de;const[,be]=/^ref: (.+)$/.exec(de)??[];if(be===void 0||
!$.test(be))return null;de=U(be,W,F)}return null}function U(j,W,F){for(const ue of W){const be=he((0,d.join)(ue,j));if(be!==null)return be}return F().split(`
`).find(ue=>ue.endsWith(` ${j}`))?.slice(0,40)??null}function X(j,W,F){const de=(ue,be)=>ue.split(`
`).some(Ue=>Ue.startsWith(`${j}${be}`));return de(W,"	")||de(F()," refs/remotes/")}const me=(j,W)=>(0,d.isAbsolute)(j)?j:(0,d.join)(W,j);function ee(j){const W=(0,u.
yR)(j);return W.ok?W.text:null}const he=j=>ee(j)?.replace(/\r?\n$/,"")??null;var fe=e(4503),te=e(8884);const ne=5e3;function Q(j){const W=new Set;for(const F of $e(
j))if(typeof F!="string"&&(0,te.CN)(F.file)&&W.add(F.file),W.size===ne)break;return W}function*$e({findings:j,hosts:W,roots:F}){for(const{places:de}of j)yield*de;
for(const{requirements:de}of W)for(const{because:ue}of de)yield*ue;for(const{rows:de}of F)for(const{places:ue}of de)yield*ue}function ve(j,W,F){if(!H(F.serverUrl))
return[];const de=K(W);return[...Map.groupBy(j,be=>de(be.split("/").slice(0,-1).join("/")))].flatMap(([be,Ue])=>be===null?[]:L(be,Ue,W,F))}const H=j=>/^https?:\/\/[\w.:/-]+$/.
test(j);function L({prefix:j,checkout:W},F,de,ue){const{commit:be,isFetched:Ue,remote:Ne}=W,ze=URL.parse(ue.serverUrl);if(Ne===null||ze===null)return[];if(Ne.host!==
ze.host&&Ne.host!==ze.hostname)return[];if(!Ue&&![ue.commit,ue.defaultCommit].includes(be))return[];const Ve=`${Ne.owner}/${Ne.name}`,et=`${ue.serverUrl}/${Ve}/\
blob/${be}`,dt=G=>G?.toLowerCase()===Ve.toLowerCase(),Qe=dt(`${ue.owner}/${ue.repository}`)||dt(ue.pull?.from),st=new Map(F.map(G=>[G.slice(j.length),G]));return Array.
from(W.tracked(new Set(st.keys())),([G,ie])=>{const[pe,Re]=[st.get(G),(0,fe.o)(G)];return pe===void 0||Re===null||!i((0,d.join)(de,pe),ie)?[]:{file:pe,path:G,url:`${et}\
/${Re}`,isOfRun:Qe}}).flat()}function K(j){const W=new Map,F=de=>{const ue=W.get(de);if(ue!==void 0)return ue;const be=C((0,d.join)(j,de)),Ue=de.split("/").slice(
0,-1).join("/"),Ne=be!==null?{prefix:de===""?"":`${de}/`,checkout:be}:de===""?null:F(Ue);return W.set(de,Ne),Ne};return F}const J=j=>new Map(j.map(({file:W,url:F})=>[
W,{url:F}]))}),3581:((Me,B,e)=>{e.d(B,{Kn:()=>y,Ko:()=>l,N4:()=>D,QU:()=>a,R8:()=>A,Sy:()=>n,fJ:()=>i,fz:()=>c,j_:()=>f,u5:()=>g,ur:()=>r});var d=e(3024),u=e(6760),
t=e(4477),M=e(6309),p=e(5747),O=e(566),T=e(4e3),m=e(5955);const l=o=>Object.fromEntries(o.map(E=>[E,t.V4(E)]));function a(o){for(const E of o)t.Pq(E)}function r(o,E){
t.pq(o);let $=!0;for(const{kind:C,text:b}of E){const[w="",...U]=b.split(`
`),X=C==="plain"&&U.length>0;($||X)&&t.pq(""),$=X,X||U.length===0?t.pq(b):(t.Oh(w),t.pq(U.join(`
`)),t.N4())}}const s={error:t.z3,warning:t.$e,notice:t.lm};function c(o){for(const{level:E,message:$,line:C,column:b,...w}of o)s[E]($,{...w,...C===void 0?{}:{startLine:C},
...b===void 0?{}:{startColumn:b}})}const n=(o,E)=>v("GITHUB_STEP_SUMMARY",o,$=>(0,d.appendFileSync)($,E));async function y(o,E){const $=new Map;for(const[w,U]of Object.
entries(E))try{const X=()=>t.uH(w,U);await(o?v("GITHUB_OUTPUT",o,X):X())}catch(X){$.set(w,(0,M.A3)(X))}const[C]=$.values();return C===void 0?[]:[`not written to\
 GITHUB_OUTPUT, and empty for later steps: ${[...$.keys()].join(", ")}: ${C}`]}async function v(o,E,$){if(!E)throw new M.Lw(`${o} is not set; run this as an act\
ion on a runner`);const C=(0,d.openSync)(E,"r+");try{const{size:b}=(0,d.fstatSync)(C);try{$(E)}catch(w){throw(0,d.fstatSync)(C).size>b&&(0,d.ftruncateSync)(C,b),
w}}finally{(0,d.closeSync)(C)}}function g(o,E){if(!o)throw new M.Lw("RUNNER_TEMP is not set; run this as an action on a runner");const $=(0,u.join)("tf-disco","\
report.json");return(0,O.f)(o,$,(0,m.mk)(E)),(0,u.join)(o,$)}function f(o){if(o===void 0||o==="")return null;const E=(0,p.yR)(o);try{if(E.ok)return JSON.parse(E.
text)}catch{}const $=E.ok?"is not JSON":(0,T.mP)(E.failure);return t.$e(`the event of this run is ignored: the file in GITHUB_EVENT_PATH ${$}; check that no ear\
lier step changes it`),null}function D(o){for(const E of o)t.pq(E)}function A(o){for(const E of o)t.$e(E)}const i=(o,E)=>t.z3(E,{title:o})}),8782:((Me,B,e)=>{e.
d(B,{$c:()=>T,Ob:()=>p,at:()=>a,ng:()=>t});var d=e(8641);const u=/^(?!\.{1,2}\/)([\w.-]+)\/(?!\.{1,2}$)([\w.-]+)$/;function t(s,c){const n=f=>s[f]?.trim()??"",[
,y,v]=u.exec(n("GITHUB_REPOSITORY"))??[];if(y===void 0||v===void 0)return null;const g=M(n("GITHUB_SERVER_URL")||"https://github.com");return{owner:y,repository:v,
apiUrl:M(n("GITHUB_API_URL")||"https://api.github.com"),serverUrl:g,event:n("GITHUB_EVENT_NAME"),workflow:O(n("GITHUB_WORKFLOW_REF"))??n("GITHUB_WORKFLOW"),job:n(
"GITHUB_JOB"),step:n("GITHUB_ACTION"),id:Number(/^\d+$/.exec(n("GITHUB_RUN_ID"))?.[0]??0),url:`${g}/${y}/${v}/actions/runs/${n("GITHUB_RUN_ID")}`,defaultCommit:n(
"GITHUB_SHA"),commit:r(c,"pull_request","head","sha")??n("GITHUB_SHA"),pull:m(n("GITHUB_EVENT_NAME"),c),isDefaultBranch:l(n("GITHUB_REF"),c)}}const M=s=>s.replace(
/(?<!\/)\/+$/,"");function p({apiUrl:s}){const c=URL.parse(s);return c!==null&&/^https?:$/.test(c.protocol)?null:`GITHUB_API_URL is not an https URL: ${(0,d.RK)(
s)}`}const O=s=>/^[^/]+\/[^/]+\/(.+?)@/.exec(s)?.[1];function T(s,c){if(s==="pull_request_target")return!1;const n=a(c,"pull_request","head"),[y,v]=[a(n,"repo",
"full_name"),a(c,"pull_request","base","repo","full_name")];return n!==void 0&&y!==v}function m(s,c){const n=a(c,"pull_request","number");return typeof n=="numb\
er"&&Number.isSafeInteger(n)&&n>0?{number:n,isFork:T(s,c),from:r(c,"pull_request","head","repo","full_name")??null}:null}function l(s,c){const n=r(c,"repository",
"default_branch");return n===void 0?null:s===`refs/heads/${n}`}function a(s,...c){return c.reduce((n,y)=>typeof n=="object"&&n!==null?Reflect.get(n,y):void 0,s)}
function r(s,...c){const n=a(s,...c);return typeof n=="string"?n:void 0}}),1964:((Me,B,e)=>{e.d(B,{H:()=>he});var d=e(4e3),u=e(5799),t=e(2796),M=e(4120),p=e(8884),
O=e(8641),T=e(1831);const m=700,l=8,a=5,r={text:250,places:1},s={text:m,places:l},c=2,n=3600,y=120,v=4096,g=L=>L!==""&&(0,p.CN)(L)&&(0,O.BP)((0,O.RK)(L,v))===L;
function f(L){const K=o(L),J=[...new Set(L.map(({problem:F})=>F.title))],j=K.length>0?(0,M.K4)(K,c):E(L);if(J.length===1)return i(j,J[0]??"");const W=`${L.length}\
 problems`;return i(j===null?W:`${W} with ${j}`,J.join(", "))}function D({title:L,hosts:K,findings:J}){if(J.length===1)return f(J);const j=K.length>0?0:(0,p.Dc)(
J),W=Math.max(K.length,j),F=W===1?o(J)[0]??(0,O.J7)(A(J)?.file??""):(0,M.px)(W,K.length>0?"host":"file"),de=J.length>W?` (${J.length} times)`:"";return i(W===0?
null:F,`${L}${de}`)}const A=L=>L.map(p.Xd).find(K=>K!==null)??null,i=(L,K)=>L===null?K:`${L}: ${K}`,o=L=>[...new Set(L.flatMap(({host:K})=>K===null?[]:(0,O.RK)(
(0,T.nx)(K))))];function E(L){const K=A(L);return K===null||g(K.file)?null:(0,O.J7)(K.file)}function $(L,K){const J=new Set(L.map(({severity:F})=>F)).size>1,j=L.
slice(0,a).map(F=>b(F,J,L.length>2?r:s,K)).map(F=>F.join(`
`)),W=L.length-j.length;return[...j,...W>0?[C(W)]:[]].join(`

`).split(`
`)}const C=L=>`and ${L} more, see the job summary`;function b(L,K,J,j){const{problem:W,severity:F}=L,de=(0,p.Xd)(L),ue=(0,M.od)(L.affects,j.clients),be=(0,p.xi)(
L,ue,J.text,J.places);return[`${K?`${F}: `:""}${(0,O.RK)(W.message,J.text)} [${W.code}]`,...be.map(([Ue,Ne])=>`${Ue}: ${Ne}`),...de===null||g(de.file)?[]:[`at: ${(0,p.
R3)(de)}`],...L.isHostNew?[`the host is ${M.dy}`]:[],`${j.docsUrl}#${W.code}`]}function w(L,K){const{message:J,help:j,findings:W,code:F,title:de,affects:ue}=L;if(W.
length===1)return $(W,K);const be=(0,M.od)(ue,K.clients),Ue=[`${(0,O.RK)(J??de,m)} [${F}]`,...j===null?[]:[`help: ${(0,O.RK)(j,m)}`],...be===""?[]:[`affects: ${be}`]],
Ne=`${K.docsUrl}#${F}`,ze=n-[...Ue,Ne].join(`
`).length;return[...Ue,...U(L,ze),Ne]}function U({findings:L,message:K},J){const j=[];let W=J;for(const de of L){const ue=X(de,K===null);if(ue.length>=W)break;W-=
ue.length+1,j.push(ue)}const F=L.length-j.length;return F>0?[...j,C(F)]:j}function X(L,K){const{host:J,places:j,placesLeftOut:W,problem:F,isHostNew:de}=L,ue=(0,p.
Ky)(j,1,void 0,W),be=J===null?"":`${(0,O.RK)((0,T.nx)(J))}${de?` (${M.dy})`:""}`,[Ue,Ne]=J===null?[ue,""]:[be,ue],Ve=[K?(0,O.RK)(F.message,y):"",K&&Ne!==""?`(${Ne}\
)`:Ne].filter(et=>et!=="");return Ve.length===0?`- ${Ue}`:`- ${Ue}: ${Ve.join(" ")}`}const me=10,ee=200;function he(L,K){const J=fe(L);let j=L.findings;for(const W of u.
oC){const{annotations:F,used:de}=te(W,j,K);J.push(...F),j=j.filter(ue=>!de.has(ue))}return J}function fe({passed:L,stopped:K,findings:J}){const j=J.filter(({severity:F})=>F===
"warning").length;if(L||J.some(({severity:F})=>F==="error"))return[];if(K!==null)return[H("error","The check is not complete",[(0,d.Cw)(K)])];const W=`${(0,M.px)(
j,"warning")}, and fail-on is warning`;return[H("error","Warnings fail this check",[W])]}function te(L,K,J){const j=K.filter(({severity:ue})=>ue===L),W=new Set(
j.map(ne));if(W.size>me)return{annotations:Q(L,j,J),used:new Set(j)};const F=K.filter(ue=>W.has(ne(ue)));return{annotations:[...Map.groupBy(F,ne).values()].map(
ue=>H(L,f(ue),$(ue,J),A(ue))),used:new Set(F)}}function ne(L){const K=(0,p.Xd)(L);return K===null?L:`${K.line}:${K.file}`}function Q(L,K,J){const j=(0,t.cZ)(K),
W=j.length<=me?j:$e(j),F=W.length<=me?W:W.slice(0,me-1),de=W.slice(F.length).flatMap(ue=>ue.findings);return[...F.map(ue=>H(L,D(ue),w(ue,J),A(ue.findings))),...de.
length===0?[]:[ve(L,de)]]}function $e(L){return[...Map.groupBy(L,({code:J})=>J).values()].flatMap(([J,...j])=>J===void 0||j.length===0?J??[]:{...J,findings:[J,...j].
flatMap(({findings:W})=>W),hosts:[...new Set([J,...j].flatMap(({hosts:W})=>W))],message:null,help:null})}function ve(L,K){const J=[...new Set(K.map(({problem:j})=>j.
title))];return H(L,`and ${(0,M.px)(K.length,`more ${L}`)}`,[...J,"see the job summary"])}function H(L,K,J,j=null){const W={title:(0,O.LS)((0,O.RK)(K,ee)),message:(0,O.
LS)(J.join(`
`))};if(j===null||!g(j.file))return{level:L,...W};const{file:F,line:de,column:ue,endColumn:be}=j;return{level:L,...W,file:F,line:de,column:ue,endColumn:be}}}),2827:((Me,B,e)=>{
e.d(B,{Y:()=>t});const d={passed:"`true` or `false`: whether the check passed.",hosts:"JSON array of the checked hosts, with the port unless it is 443.",services:"\
JSON object of the services found: host, service ID, URL (without query and fragment).",errors:"Number of errors.",warnings:"Number of warnings.","left-out":"Nu\
mber of hosts that `hosts` or `services` leave out, because GitHub limits the outputs of a job to 1 MB. The report has all hosts.",report:"Path of the JSON repo\
rt on the runner, or empty if it could not be written."},u={hosts:12e4,services:36e4};function t({passed:p,hosts:O,findings:T},m=u){const l=({services:c})=>c.flatMap(
n=>n.kind==="url"?[[n.id,n.url]]:[]),a=M(O.map(({visit:c})=>JSON.stringify(c.host)),m.hosts),r=M(O.map(c=>{const n=JSON.stringify(Object.fromEntries(l(c)));return`${JSON.
stringify(c.visit.host)}:${n}`}),m.services),s=c=>T.filter(n=>n.severity===c).length;return{passed:p,hosts:`[${a.join(",")}]`,services:`{${r.join(",")}}`,errors:s(
"error"),warnings:s("warning"),"left-out":O.length-Math.min(a.length,r.length)}}function M(p,O){let T=O;return p.filter(m=>{const l=m.length<T;return l&&(T-=m.length+
1),l})}})};export{nn as ids,sn as modules};
