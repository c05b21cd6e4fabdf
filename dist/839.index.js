const nn=[839,931,815,751,345,909],sn={4477:((Oe,B,e)=>{e.d(B,{N4:()=>Ve,z3:()=>ue,V4:()=>H,pq:()=>Ne,lm:()=>Ue,uH:()=>J,Pq:()=>$e,Oh:()=>ze,$e:()=>be});var d=e(
857);function u(G){return G==null?"":typeof G=="string"||G instanceof String?G:JSON.stringify(G)}function t(G){return Object.keys(G).length?{title:G.title,file:G.
file,line:G.startLine,endLine:G.endLine,col:G.startColumn,endColumn:G.endColumn}:{}}function M(G,ie,pe){const Re=new T(G,ie,pe);process.stdout.write(Re.toString()+
d.EOL)}function m(G,ie=""){M(G,{},ie)}const E="::";class T{constructor(ie,pe,Re){ie||(ie="missing.command"),this.command=ie,this.properties=pe,this.message=Re}toString(){
let ie=E+this.command;if(this.properties&&Object.keys(this.properties).length>0){ie+=" ";let pe=!0;for(const Re in this.properties)if(this.properties.hasOwnProperty(
Re)){const ot=this.properties[Re];ot&&(pe?pe=!1:ie+=",",ie+=`${Re}=${l(ot)}`)}}return ie+=`${E}${f(this.message)}`,ie}}function f(G){return u(G).replace(/%/g,"%\
25").replace(/\r/g,"%0D").replace(/\n/g,"%0A")}function l(G){return u(G).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A").replace(/:/g,"%3A").replace(
/,/g,"%2C")}var a=e(9896);const r={randomUUID:()=>process.getBuiltinModule("crypto").randomUUID()};function s(G,ie){const pe=process.env[`GITHUB_${G}`];if(!pe)throw new Error(
`Unable to find environment variable for file command ${G}`);if(!a.existsSync(pe))throw new Error(`Missing file at path: ${pe}`);a.appendFileSync(pe,`${u(ie)}${d.
EOL}`,{encoding:"utf8"})}function i(G,ie){const pe=`ghadelimiter_${r.randomUUID()}`,Re=u(ie);if(G.includes(pe))throw new Error(`Unexpected input: name should no\
t contain the delimiter "${pe}"`);if(Re.includes(pe))throw new Error(`Unexpected input: value should not contain the delimiter "${pe}"`);return`${G}<<${pe}${d.EOL}${Re}${d.
EOL}${pe}`}var n=e(6928),v=function(G,ie,pe,Re){function ot(Ye){return Ye instanceof pe?Ye:new pe(function(Be){Be(Ye)})}return new(pe||(pe=Promise))(function(Ye,Be){
function pt(Fe){try{it(Re.next(Fe))}catch(tt){Be(tt)}}function mt(Fe){try{it(Re.throw(Fe))}catch(tt){Be(tt)}}function it(Fe){Fe.done?Ye(Fe.value):ot(Fe.value).then(
pt,mt)}it((Re=Re.apply(G,ie||[])).next())})};class y{constructor(ie,pe){this.username=ie,this.password=pe}prepareRequest(ie){if(!ie.headers)throw Error("The req\
uest has no headers");ie.headers.Authorization=`Basic ${Buffer.from(`${this.username}:${this.password}`).toString("base64")}`}canHandleAuthentication(){return!1}handleAuthentication(){
return v(this,void 0,void 0,function*(){throw new Error("not implemented")})}}class g{constructor(ie){this.token=ie}prepareRequest(ie){if(!ie.headers)throw Error(
"The request has no headers");ie.headers.Authorization=`Bearer ${this.token}`}canHandleAuthentication(){return!1}handleAuthentication(){return v(this,void 0,void 0,
function*(){throw new Error("not implemented")})}}class h{constructor(ie){this.token=ie}prepareRequest(ie){if(!ie.headers)throw Error("The request has no header\
s");ie.headers.Authorization=`Basic ${Buffer.from(`PAT:${this.token}`).toString("base64")}`}canHandleAuthentication(){return!1}handleAuthentication(){return v(this,
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
const Re=yield A.getCall(pe);return setSecret(Re),Re}catch(pe){throw new Error(`Error message: ${pe.message}`)}})}}function c(G){return G.replace(/[\\]/g,"/")}function o(G){
return G.replace(/[/]/g,"\\")}function O(G){return G.replace(/[/\\]/g,path.sep)}var $=function(G,ie,pe,Re){function ot(Ye){return Ye instanceof pe?Ye:new pe(function(Be){
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
Support boolean input list: \`true | True | TRUE | false | False | FALSE\``)}function J(G,ie){if(process.env.GITHUB_OUTPUT||"")return s("OUTPUT",i(G,ie));process.
stdout.write(d.EOL),M("set-output",{name:G},u(ie))}function j(G){issue("echo",G?"on":"off")}function W(G){process.exitCode=ne.Failure,ue(G)}function F(){return process.
env.RUNNER_DEBUG==="1"}function de(G){issueCommand("debug",{},G)}function ue(G,ie={}){M("error",t(ie),G instanceof Error?G.toString():G)}function be(G,ie={}){M(
"warning",t(ie),G instanceof Error?G.toString():G)}function Ue(G,ie={}){M("notice",t(ie),G instanceof Error?G.toString():G)}function Ne(G){process.stdout.write(
G+d.EOL)}function ze(G){m("group",G)}function Ve(){m("endgroup")}function et(G,ie){return te(this,void 0,void 0,function*(){ze(G);let pe;try{pe=yield ie()}finally{
Ve()}return pe})}function dt(G,ie){if(process.env.GITHUB_STATE||"")return issueFileCommand("STATE",prepareKeyValueMessage(G,ie));issueCommand("save-state",{name:G},
toCommandValue(ie))}function Qe(G){return process.env[`STATE_${G}`]||""}function st(G){return te(this,void 0,void 0,function*(){return yield OidcClient.getIDToken(
G)})}}),4627:((Oe,B,e)=>{e.d(B,{P:()=>u,t:()=>d});const d=(...t)=>process.getBuiltinModule("module").createRequire(import.meta.url)("./tr46.cjs").toASCII(...t),
u=(...t)=>process.getBuiltinModule("module").createRequire(import.meta.url)("./tr46.cjs").toUnicode(...t)}),4929:((Oe,B,e)=>{e.r(B),e.d(B,{credentialsConfig:()=>E,
credentialsHelper:()=>f,servicesForced:()=>a,servicesForcedDiffer:()=>r});var d=e(6246),u=e(1064),t=e(1831),M=e(4e3),m=e(5799);const E=(0,m.lS)((0,m.$e)("creden\
tials-config","CLI configuration has a mistake",u.Du),({clients:s,mistake:i})=>({...T(i),affects:s}));function T(s){switch(s.kind){case"missing":return{message:`${s.
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
 searched); the client continues without a helper":"write the name in lower case; the client finds no other name"}}}const f=(0,m.lS)((0,m.z3)("credentials-helpe\
r","Credentials helper failed",u.Du),s=>s.kind==="version"?{message:`the file name ${s.path} ends with an invalid version, which makes the clients panic`,help:`\
name it terraform-credentials-${s.name}, or add a version such as _v1.0.0`,affects:[s.client]}:{message:`credentials helper ${s.name}: ${s.why}`,help:'run the p\
rogram with "get" and the host: it must print {"token": "\u2026"} and exit with 0; without it discovery works, but init fails to install providers'}),l=10,a=(0,m.
lS)((0,m.lm)("services-forced","A host block replaces service discovery",["terraform","opentofu"]),({host:s,at:i})=>({message:`the host block at ${i} defines th\
e services of ${s}; the host's own discovery document is not used`,help:`remove the host block at ${i} to use the discovery document of ${s}`})),r=(0,m.lS)((0,m.
lm)("services-forced-differ","A host block and the discovery document differ",["terraform","opentofu"]),({host:s,at:i,services:n})=>({message:`the host block at\
 ${i} and the discovery document of ${s} differ in ${(0,M.XT)(n,l)}`,help:"update the host block or remove it; machines without it use other services"}))}),3534:((Oe,B,e)=>{
e.r(B),e.d(B,{credentialsDiffer:()=>a,credentialsEmpty:()=>E,credentialsMalformed:()=>f,credentialsMissing:()=>i,credentialsNearMiss:()=>v,credentialsOtherHost:()=>y,
credentialsRejected:()=>s,credentialsShort:()=>l,credentialsUnused:()=>g,documentUnauthorized:()=>h});var d=e(1064),u=e(1831),t=e(2713),M=e(4e3),m=e(5799);const E=(0,m.
lS)((0,m.$e)("credentials-empty","Token is empty",d.Du),({source:c})=>({message:`the token from ${c} is empty`,help:"check the name of the secret and that this \
workflow can read it: GitHub replaces a missing secret with an empty string"})),T={"control character":{has:"contains a line break or another control character,\
 which no client can send",help:"store the token again without the line break at its end"},bearer:{has:'begins with "Bearer ", which the clients add a second ti\
me',help:'store only the part after "Bearer "'},quotes:{has:"is enclosed in quotation marks, which are sent with it",help:"store the token without the quotation\
 marks"},"outer white space":{has:"begins or ends with white space, which is sent with it",help:"store the token without the white space around it"},"inner whit\
e space":{has:"contains white space",help:"check whether two values were pasted together"},"not ASCII":{has:"contains characters beyond ASCII, which many server\
s misread",help:"copy the token again: a hyphen or quotation mark may have been replaced"}},f=(0,m.lS)((0,m.z3)("credentials-malformed","Malformed token",d.Du),
({source:c,slip:o})=>({message:`the token from ${c} ${T[o].has}`,help:T[o].help,...o==="control character"?{}:{severity:"warning"}})),l=(0,m.lS)((0,m.$e)("crede\
ntials-short","Token is too short to be redacted"),({source:c})=>({message:`the token from ${c} has fewer than ${t.I} characters and is not redacted where a ser\
ver repeats it`,help:"check whether the stored value is the whole token; store it again or create a longer one"})),a=(0,m.lS)((0,m.lm)("credentials-differ","Cli\
ents use different tokens"),({host:c,first:o,other:O})=>({message:`for host ${(0,u.nx)(c)}, ${r(o)} and ${r(O)}`,help:`set the token for both clients in ${(0,u.
fK)(c)[0]??"tokens"} or tokens, or set dialect to one client; this check uses the first token`})),r=({client:c,source:o})=>o===null?`${d.bB[c]} finds no token`:
`${d.bB[c]} uses the token from ${o}`,s=(0,m.lS)((0,m.$e)("credentials-rejected","Token was rejected"),({host:c,status:o,source:O})=>({message:`host ${(0,u.nx)(
c)} returned ${o} for the token from ${O}`,help:`check that the token is complete, has not expired and may read this host: curl -i -H "Authorization: Bearer $TO\
KEN" ${(0,u.cu)(c)}; then store a new one in the same place`})),i=(0,m.lS)((0,m.$e)("credentials-missing","Token is missing"),({host:c,service:o,isFork:O,searched:$,
notRead:C})=>{const b=(0,u.nx)(c),w=`host ${b} requires a token${o===null?"":` for ${o}`}`;if(O)return{message:`${w}, and secrets are withheld from pull request\
s of forks`,help:"this pull request needs no change; run the check where the secret is available, for example on the main branch",severity:"notice"};const[U=""]=(0,u.
fK)(c),X=C.length===0?"":`; not read: ${C.join(", ")}`;return{message:`${w}, and none was found (searched: ${$.join(", ")}${X})`,help:`add the line "${b}=\${{ se\
crets.REGISTRY_TOKEN }}" to the tokens input, or "${U}: \${{ secrets.REGISTRY_TOKEN }}" to env; outside GitHub ${n(U)}`}}),n=c=>/^\w+$/.test(c)?`export ${c}=\u2026`:
`env '${c}=\u2026' terraform init`,v=(0,m.lS)((0,m.$e)("credentials-near-miss","Token variable has a similar name"),({host:c,variable:o,why:O,write:$})=>({message:`${o}\
 seems to be meant for host ${(0,u.nx)(c)}, but ${O}`,help:`rename it to ${$}: ${n($)}`})),y=(0,m.lS)((0,m.$e)("credentials-other-host","Token is for another ho\
st",d.Du),({host:c,other:o,source:O,service:$,isSent:C,isNotice:b})=>({message:`the clients do not send the token for ${o} from ${O} ${$===null?`after the redir\
ect of ${c}`:`to ${$} of host ${c}`}: they send ${C?`the token of ${c}`:"none"}`,help:$===null?`make the discovery document of ${c} public, or serve it at ${c} \
itself`:`set the token for ${c}, and the clients send it to ${o}`,...b?{severity:"notice",affects:[]}:{}})),g=(0,m.lS)((0,m.lm)("credentials-unused","Token for \
a host that is not checked"),({host:c})=>({message:`the tokens input has a token for host ${(0,u.nx)(c)}, which is not checked`,help:"write the host as in the f\
iles, including its port, or remove the line"})),h=(0,m.lS)((0,m.z3)("document-unauthorized","Discovery requires valid credentials",d.zK),({host:c,token:o,challenge:O,
...$})=>{const C=o==="sent"?"rejected the given authentication credentials":"requires authentication credentials",b=O===null?"":`, and asks for ${O} authenticat\
ion`;return{message:`host ${c} ${C}: ${(0,M._r)($)}${b}`,help:(0,M.NM)($.page,c,A(c,o,$.status,O))}}),D="make the discovery document public";function A(c,o,O,$){
const C=(0,M.qZ)(c);if($!==null)return{operator:`exempt /.well-known/terraform.json from ${$} authentication`,guest:C,note:"the clients send Bearer tokens only,\
 so no token helps"};switch(o){case"sent":{const b="check that the token is for this host, complete and not expired";return O===403?{operator:b,user:b,guest:C}:
{operator:b,user:b}}case"none":{const b=`add a token to \`tokens\` (${c}=\u2026) or set a TF_TOKEN_ variable`;return{operator:`${b}, or ${D}`,user:b,guest:C}}case"\
dropped":return{because:"the token was not sent there because it does not follow a redirect to another host",operator:`configure ${c} to respond itself, or ${D}`};case"\
withheld":return{because:"the token was not sent there because the clients would send it in clear text",operator:"redirect to an https URL"}}}}),863:((Oe,B,e)=>{
e.r(B),e.d(B,{documentAbsent:()=>g,documentEncoding:()=>r,documentHeaders:()=>a,documentIncomplete:()=>i,documentNotJson:()=>n,documentNotObject:()=>v,documentSize:()=>l,
documentStatus:()=>m,documentType:()=>f});var d=e(1064),u=e(4e3),t=e(5799);const M='serve a JSON object of service ids, such as {"modules.v1":"/v1/modules/"}',m=(0,t.
lS)((0,t.z3)("document-status","Unexpected HTTP status",d.zK),({location:h,retryAfter:D,transient:A,asked:c,...o})=>{const{page:O,status:$}=o,C=(b,w)=>({message:`${(0,u.
_r)(o)}${b}; expected 200 or 404`,help:(0,u.NM)(O,c,w)});if($>=300&&$<400)return h?C(", which clients do not follow",(0,t.C)("redirect with 301, 302, 303, 307 o\
r 308")):C(" without a Location header",(0,t.C)("add a Location header to the redirect"));if($===429){const b=D===null?"":` (Retry-After: ${(0,u.dh)(D,E)})`;return{
...C(b,T),help:T}}return A?C("",{operator:"check the host and any proxy in front of it",user:"wait and run the check again, and check any proxy of this network",
guest:(0,u.B9)(c)}):C("",{operator:"return the discovery document, or 404 if the host has no services",user:(0,u.Wt)([]),guest:(0,u.qZ)(c)})}),E=40,T={because:"\
the host limits the requests of this machine or of its network",operator:"raise the limit for /.well-known/terraform.json, or send fewer requests at once (`conc\
urrency`, parallel jobs)",user:"wait, send fewer requests at once (`concurrency`, parallel jobs), or use a runner with an address of its own, because hosted run\
ners share theirs"},f=(0,t.lS)((0,t.z3)("document-type","Wrong Content-Type",d.Du),({url:h,page:D,asked:A,contentType:c,malformed:o})=>{const $=c===""?"has no C\
ontent-Type":`has ${o?"a malformed Content-Type":"Content-Type"} "${(0,u.dh)(c)}"`;return{message:`${h} ${$}; expected "application/json"`,help:(0,u.NM)(D,A,(0,t.
C)("serve the discovery document with Content-Type: application/json","most servers send it for a file named terraform.json"))}}),l=(0,t.lS)((0,t.z3)("document-\
size","Discovery document is too large",d.Du),({url:h,page:D,asked:A,bytes:c,limit:o,isPadding:O=!1})=>O?{message:`${h} has more than ${o} bytes; what exceeds t\
he limit is white space`,help:(0,t.C)("remove the white space at the end of the document"),severity:"warning"}:{message:`${h} has ${c??`more than ${o}`} bytes, \
limit ${o}`,help:(0,u.NM)(D,A,(0,t.C)("check what is served at this URL","a discovery document only maps service ids to URLs"))}),a=(0,t.lS)((0,t.z3)("document-\
headers","Response headers are too large",d.zK),({host:h})=>({message:`${h} sent more than 256 KiB of response headers`,help:(0,t.C)("look for a header or cooki\
e that grows with each request")})),r=(0,t.lS)((0,t.z3)("document-encoding","Discovery document cannot be decompressed",d.Du),h=>"host"in h?{message:`${h.host} \
sent a discovery document that is not gzip, with Content-Encoding: gzip`,help:(0,t.C)("remove the Content-Encoding header, or compress the document")}:{message:`${h.
url} has Content-Encoding "${(0,u.dh)(h.encoding)}", which the clients do not decompress`,help:(0,u.NM)(h.page,h.asked,(0,t.C)("configure the server, and any pr\
oxy in front of it, to respect Accept-Encoding: gzip"))}),s={closed:"closed the connection in the middle of its response",length:"sent a discovery document of a\
nother length than its Content-Length",gzip:"sent a gzip document that is cut off"},i=(0,t.lS)((0,t.z3)("document-incomplete","Discovery document is incomplete",
d.zK),({host:h,why:D})=>({message:`${h} ${s[D]}`,help:(0,t.C)("look for a server that crashes while it responds, or a proxy that changes the body")})),n=(0,t.lS)(
(0,t.z3)("document-not-json","Discovery document is not valid JSON",d.zK),({url:h,page:D,asked:A,why:c,advice:o})=>({message:`${h} is not valid JSON: ${(0,u.dh)(
c)}`,help:(0,u.NM)(D,A,(0,t.C)(o??M))})),v=(0,t.lS)((0,t.z3)("document-not-object","Discovery document is not a JSON object",d.zK),({url:h,page:D,asked:A,why:c})=>({
message:`${h} is not a JSON object: ${(0,u.dh)(c)}`,help:(0,u.NM)(D,A,(0,t.C)(M))})),y=20,g=(0,t.lS)((0,t.z3)("document-absent","Host has no discovery document",
d.zK),({host:h,url:D,why:A,required:c,clientErrors:o})=>{const O=c.length===0?"at least one service":c.join(", "),$=A==="status"?`has no discovery document (${D}\
 returned 404)`:"has the discovery document `null`, which offers no services",C=o.slice(0,y).map(b=>`"${b}"`).join(", ");return{message:`host ${h} ${$}; require\
d: ${O}`,help:{operator:"serve /.well-known/terraform.json at the root of the host",user:(0,u.Wt)(c),guest:(0,u.qZ)(h),...C===""?{}:{note:`the clients print ${C}`}}}})}),
7052:((Oe,B,e)=>{e.r(B),e.d(B,{fileLimit:()=>i,fileOutside:()=>a,fileSyntax:()=>m,fileUnreadable:()=>l,nothingToCheck:()=>s});var d=e(1064),u=e(4e3),t=e(5143),M=e(
5799);const m=(0,M.lS)((0,M.$e)("file-syntax","File has a syntax error",d.Du),({error:n,file:v})=>({message:n??"the file is not valid UTF-8",help:(0,t.Zl)(v)?void 0:
"fix the file, or list it in `exclude` if it is invalid on purpose"})),E={file:"the file cannot be read",directory:"the directory cannot be read",link:"the targ\
et of the link cannot be read",scan:"the path in `scan` cannot be read","special-file":"this is not a regular file; it is not read","link-to-special-file":"the \
target of the link is not a regular file; it is not read"},T={ENAMETOOLONG:"shorten the path, or list it in `exclude`",ENOENT:"rename it if its name is not vali\
d UTF-8, or list it in `exclude`"},f={file:"correct the permissions, or list the file in `exclude`",directory:"correct the permissions, or list the directory in\
 `exclude`",link:"correct or remove the link, or list it in `exclude`",scan:"correct `scan`, and check that the repository is checked out","special-file":"remov\
e it, or list it in `exclude`","link-to-special-file":"remove the link, or list it in `exclude`"},l=(0,M.lS)((0,M.$e)("file-unreadable","File cannot be read"),n=>({
message:"code"in n?`${E[n.what]}: ${n.code}`:E[n.what],help:(n.what==="file"||n.what==="directory"?T[n.code]:void 0)??f[n.what]})),a=(0,M.lS)({code:"file-outsid\
e",title:"Link points outside the checkout",severity:"warning",affects:[]},()=>({message:"the link points outside the checkout and is not followed",help:"move t\
he file into the repository, or name its directory in `scan`"})),r=3,s=(0,M.lS)({code:"nothing-to-check",title:"Nothing to check",severity:"error",affects:[]},({
scan:n,hasHostnames:v})=>{const h=`found no Terraform or OpenTofu files in ${n.every(A=>A===".")?"this directory":`\`scan\` (${(0,u.XT)(n,r)})`}`,D="check out t\
he repository first (in a workflow: actions/checkout)";return v?{message:`${h}; only \`hostnames\` was checked`,help:`${D}, or correct \`scan\``,severity:"warni\
ng"}:{message:`${h}, and \`hostnames\` is not set`,help:`${D}, correct \`scan\` or \`exclude\`, or set \`hostnames\``}}),i=(0,M.lS)((0,M.$e)("file-limit","Part \
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
may be missing`,help:"scan fewer directories with `scan` or `exclude`, or raise `deadline-seconds`"}}})}),960:((Oe,B,e)=>{e.r(B),e.d(B,{hostProtocol:()=>i,hostRecovered:()=>y,
hostSlow:()=>v,hostTimeout:()=>s,hostUnknown:()=>m,hostUnreachable:()=>T});var d=e(1064),u=e(4e3),t=e(5799);const M={"no-such-host":"does not resolve: no such h\
ost","no-answer":"could not be looked up: the DNS server did not respond","server-failed":"could not be looked up: the DNS server reported a failure"},m=(0,t.lS)(
(0,t.z3)("host-unknown","Hostname does not resolve",d.zK),({host:g,why:h})=>({message:`${g} ${M[h]}`,help:h==="no-such-host"?"check the spelling, and that this \
machine can resolve the name":"check the DNS resolver of this machine, then run the check again"})),E={refused:"refused the connection",closed:"closed the conne\
ction without a response","no-host-route":"is unreachable: no route to the host","no-network-route":"is unreachable: no route to its network"},T=(0,t.lS)((0,t.z3)(
"host-unreachable","Host is unreachable",d.zK),({host:g,error:h})=>typeof h=="object"&&"proxy"in h?{message:`${g} is unreachable: ${h.proxy}`,help:"check that t\
he host is up, that the proxy can reach it, and HTTPS_PROXY and NO_PROXY"}:{message:`${g} ${f(h)}`,help:{operator:"check that the host is up, and that a firewal\
l lets this machine connect to it",user:"check that a firewall or proxy lets this machine connect to it",guest:`check that a firewall or proxy lets this machine\
 connect to it; otherwise ${(0,u.B9)(g)}`}});function f(g){return typeof g=="string"?E[g]:"stream"in g?`aborted its HTTP/2 response (${g.stream})`:"session"in g?
`aborted the HTTP/2 connection (${g.session})`:`is unreachable (${g.code})`}const l={lookup:{failed:"could not be looked up: the DNS server did not respond",help:"\
check the DNS resolver of this machine"},connection:{failed:"did not accept a connection",help:"check that the host is up, and that a firewall does not drop pac\
kets from this machine"},response:{failed:"did not respond",help:""},body:{failed:"did not finish its response",help:""}},a="serve the document as a static file",
r=({asks:g})=>g==="document"?a:"find out what the server waits for, such as its storage",s=(0,t.lS)((0,t.z3)("host-timeout","Host does not respond in time",d.zK),
g=>{if(g.phase==="complete")return{message:`${g.host} took ${(0,u.YA)(g.tookMs)} to return its discovery document; ${(0,u.Af)(g.releases)}`,help:(0,t.C)(a),affects:[
...new Set(g.releases.map(({client:c})=>c))]};const{failed:h,help:D}=l[g.phase],A=g.limitMs===null?"in time":`within ${(0,u.YA)(g.limitMs)}`;return{message:`${g.
host} ${h} ${A}`,help:D||{operator:r(g),guest:(0,u.B9)(g.host)}}}),i=(0,t.lS)((0,t.z3)("host-protocol","Host does not speak HTTP",d.zK),({host:g,error:h})=>({message:`\
the response of ${g} is not valid HTTP (${h})`,help:{operator:"check that the port serves HTTP, and the headers that the server and its load balancer send",user:"\
check the port in the address"}})),n={lookup:"the DNS lookup",connection:"the connection",tls:"the TLS handshake",response:"the wait for the response",rest:"the\
 rest, such as the body,"},v=(0,t.lS)((0,t.$e)("host-slow","Host is slow"),({host:g,phase:h,tookMs:D,limitMs:A,...c})=>{const o=`(limit ${(0,u.YA)(A)}); ${n[h.name]}\
 took ${(0,u.YA)(h.ms)}`;return"url"in c?{message:`${c.url} took ${(0,u.YA)(D)} to answer ${o}`,help:(0,t.C)(r({asks:"answer"}))}:{message:`${g} took ${(0,u.YA)(
D)} to return its discovery document ${o}`,help:(0,t.C)(a,(0,u.Af)(c.releases))}}),y=(0,t.lS)((0,t.lm)("host-recovered","Discovery succeeded after a retry"),({host:g,
attempts:h,failure:D,releases:A})=>({message:`discovery of ${g} succeeded at attempt ${h}; the first attempt failed: ${D}`,help:(0,t.C)("find out why the host f\
ails intermittently",A.length===0?"init succeeded, because the CLI retries discovery":`init with ${(0,u.eZ)(A)} would have failed`)}))}),9209:((Oe,B,e)=>{e.r(B),
e.d(B,{redirectInsecure:()=>f,redirectInvalid:()=>l,redirectLimit:()=>E,redirectLoop:()=>T,redirectNested:()=>a});var d=e(1064),u=e(4e3),t=e(5799);const M=({url:r,
asks:s})=>`configure ${r} to return ${s==="document"?"the document":"its answer"}`,m=r=>(0,t.C)(`${M(r)}, or to redirect straight to it`),E=(0,t.lS)((0,t.z3)("r\
edirect-limit","Too many redirects",d.Du),({redirects:r,clients:s,limits:i,...n})=>{const v=s.map(y=>`${d.bB[y]} follows ${i[y]}`);return{message:`${n.url} redi\
rects ${r} times; ${v.join(", ")}`,help:m(n),affects:s}}),T=(0,t.lS)((0,t.z3)("redirect-loop","Redirect loop",d.zK),({url:r,asks:s,to:i})=>({message:`the redire\
cts of ${r} lead back to ${i}`,help:(0,t.C)(M({url:r,asks:s}))})),f=(0,t.lS)((0,t.$e)("redirect-insecure","Redirect to plain HTTP",d.Du),({url:r,to:s,exposesToken:i})=>({
message:`${r} redirects to ${s}, which is not https${i?"; Terraform and OpenTofu send the token there in clear text (this check did not)":""}`,help:(0,t.C)("red\
irect to an https URL")})),l=(0,t.lS)((0,t.z3)("redirect-invalid","Invalid redirect",d.zK),({redirect:r,url:s,why:i})=>({message:`the redirect ${r} ${s} cannot \
be followed: ${(0,u.dh)(i)}`,help:(0,t.C)("redirect to an https URL")})),a=(0,t.lS)((0,t.lm)("redirect-nested","More than one redirect"),({url:r,redirects:s})=>({
message:`${r} redirects ${s} times; the protocol only requires clients to follow 1 redirect`,help:m({url:r,asks:"document"})}))}),3410:((Oe,B,e)=>{e.r(B),e.d(B,
{cloudOrganization:()=>a,cloudToken:()=>E,cloudVersion:()=>T,cloudWorkspace:()=>r,cloudWorkspaceMissing:()=>s});var d=e(1064),u=e(1831),t=e(9562),M=e(4e3),m=e(5799);
const E=(0,m.lS)((0,m.z3)("cloud-token","Token for the cloud block or remote backend is missing",d.Du),({host:i,service:n,isFork:v,searched:y,notRead:g})=>{const h=(0,u.
nx)(i),A=`${n===t.OZ?"the cloud block":"the remote backend"} requires a token for ${h}`;if(v)return{message:`${A}, and secrets are withheld from pull requests o\
f forks`,help:"this pull request needs no change; run the check where the secret is available, for example on the main branch",severity:"notice"};const c=g.length===
0?"":`; not read: ${g.join(", ")}`,[o=""]=(0,u.fK)(i);return{message:`${A}, and none was found (searched: ${y.join(", ")}${c})`,help:`add the line "${h}=\${{ sec\
rets.REGISTRY_TOKEN }}" to the tokens input, or set ${o}; outside GitHub, run \`terraform login ${h}\` or \`tofu login ${h}\``}}),T=(0,m.lS)((0,m.z3)("cloud-ver\
sion","API is too old for the cloud block",d.Du),({url:i,version:n})=>({message:`${i} returned ${n===null?"no TFP-API-Version":`TFP-API-Version ${(0,M.dh)(n)}`}\
; the cloud block requires 2.5 or later`,help:{operator:"update Terraform Enterprise, or configure the proxy in front of it to keep the header",user:'check `hos\
tname`, or use `backend "remote"` instead of `cloud`'}})),f=i=>"why"in i?`the response of ${i.url} ${(0,M.dh)(i.why)}`:(0,M._r)({...i,page:null}),l=(i,n,v)=>"st\
atus"in i&&[401,403,404].includes(i.status)?v:(0,m.C)(`check the logs of ${n}, and that the URL of the service is that of its API`),a=(0,m.lS)((0,m.z3)("cloud-o\
rganization","Organization cannot be read",d.Du),i=>{const{host:n,organization:v,source:y}=i;return{message:`the organization ${v} at ${n} cannot be read: ${f(i)}`,
help:l(i,n,`check the name of the organization, and that the token from ${y} is valid and belongs to a member`)}}),r=(0,m.lS)((0,m.z3)("cloud-workspace","Worksp\
ace cannot be read",d.Du),i=>{const{host:n,organization:v,workspace:y}=i;return{message:`the workspace ${y} of ${v} at ${n} cannot be read: ${f(i)}`,help:l(i,n,
"check that the token may read the workspace")}}),s=(0,m.lS)((0,m.lm)("cloud-workspace-missing","Workspace does not exist"),({host:i,organization:n,workspace:v})=>({
message:`${n} at ${i} has no workspace ${v} that the token may read; init would create it`,help:"no change is required if the workspace is new; otherwise correc\
t its name"}))}),793:((Oe,B,e)=>{e.r(B),e.d(B,{loginAuthzInvalid:()=>y,loginAuthzMissing:()=>v,loginClientEmpty:()=>r,loginClientMissing:()=>a,loginGrantTypesInvalid:()=>s,
loginGrantTypesUnknown:()=>n,loginGrantTypesUnsupported:()=>i,loginPortsCount:()=>D,loginPortsIgnored:()=>O,loginPortsOrder:()=>c,loginPortsRange:()=>A,loginPortsSingle:()=>o,
loginScopesIgnored:()=>C,loginScopesInvalid:()=>$,loginTokenInvalid:()=>h,loginTokenMissing:()=>g,loginType:()=>l,loginUrlPort:()=>b});var d=e(1064),u=e(4e3),t=e(
5799);const M=5;function m(w){if(!Array.isArray(w))return E(w);const U=w.length>M?", \u2026":"";return`[${w.slice(0,M).map(E).join(", ")}${U}]`}function E(w){return w===
void 0?"missing":typeof w=="object"&&w!==null?(0,u.go)(w):(0,u.dh)(JSON.stringify(w))}const T=(w,U)=>`is ${m(w)}${w===void 0?"":`, not ${U}`}`,f=(w,U)=>`"${U}" \
in login.v1 of host ${w}`,l=(0,t.lS)((0,t.z3)("login-type","login.v1 is not an object",d.Du),({host:w,value:U,why:X})=>({message:`login.v1 of host ${w} is ${(0,u.
go)(U)}, not an object`,help:(0,t.C)('set login.v1 to an object with "client", "authz" and "token"',`the clients print "${X}"`)})),a=(0,t.lS)((0,t.z3)("login-cl\
ient-missing","login.v1 has no client",d.Du),({host:w,value:U})=>({message:`${f(w,"client")} ${T(U,"a string")}`,help:(0,t.C)('set "client" to the OAuth client \
ID, for example "terraform-cli"')})),r=(0,t.lS)((0,t.$e)("login-client-empty","login.v1 has an empty client",d.Du),({host:w})=>({message:`${f(w,"client")} is an\
 empty string`,help:(0,t.C)('set "client" to the OAuth client ID that the authorization server expects')})),s=(0,t.lS)((0,t.z3)("login-grant-types-invalid","gra\
nt_types in login.v1 is not an array",d.Du),({host:w,value:U})=>({message:`${f(w,"grant_types")} ${T(U,"an array of strings")}`,help:(0,t.C)('set "grant_types" \
to ["authz_code"], or remove it')})),i=(0,t.lS)((0,t.z3)("login-grant-types-unsupported","login.v1 has no usable grant type",d.Du),({host:w,value:U})=>({message:`${f(
w,"grant_types")} is ${m(U)}, which contains no supported grant type`,help:(0,t.C)('add "authz_code" to "grant_types"')})),n=(0,t.lS)((0,t.lm)("login-grant-type\
s-unknown","login.v1 has unknown grant types"),({host:w,value:U})=>({message:`${f(w,"grant_types")} is ${m(U)}; the clients know "authz_code" and "password" onl\
y`,help:(0,t.C)('remove the unknown grant types; move scopes to "scopes"')})),v=(0,t.lS)((0,t.z3)("login-authz-missing","login.v1 has no authz URL",d.Du),({host:w,
value:U})=>({message:`${f(w,"authz")} ${T(U,"a string with a URL")}`,help:(0,t.C)('set "authz" to the URL of the authorization endpoint')})),y=(0,t.lS)((0,t.z3)(
"login-authz-invalid","authz URL in login.v1 cannot be used",d.Du),({host:w,why:U})=>({message:`${f(w,"authz")}: ${(0,u.dh)(U)}`,help:(0,t.C)('set "authz" to an\
 https:// URL without user name, or to a path that starts with a slash')})),g=(0,t.lS)((0,t.z3)("login-token-missing","login.v1 has no token URL",d.Du),({host:w,
value:U})=>({message:`${f(w,"token")} ${T(U,"a string with a URL")}`,help:(0,t.C)('set "token" to the URL of the token endpoint')})),h=(0,t.lS)((0,t.z3)("login-\
token-invalid","token URL in login.v1 cannot be used",d.Du),({host:w,why:U})=>({message:`${f(w,"token")}: ${(0,u.dh)(U)}`,help:(0,t.C)('set "token" to an https:\
// URL without user name, or to a path that starts with a slash')})),D=(0,t.lS)((0,t.z3)("login-ports-count","ports in login.v1 is not two ports",d.Du),({host:w,
value:U})=>({message:`${f(w,"ports")} ${T(U,"exactly two elements")}`,help:(0,t.C)('set "ports" to the first and the last port, for example [10000, 10010]')})),
A=(0,t.lS)((0,t.z3)("login-ports-range","ports in login.v1 are out of range",d.Du),({host:w,value:U})=>({message:`${f(w,"ports")} is ${m(U)}; both must be whole\
 numbers from 1024 to 65535`,help:(0,t.C)('set "ports" to two numbers in this range, for example [10000, 10010]')})),c=(0,t.lS)((0,t.z3)("login-ports-order","po\
rts in login.v1 are in the wrong order",d.Du),({host:w,value:U})=>({message:`${f(w,"ports")} is ${m(U)}; the first port is greater than the last`,help:(0,t.C)("\
write the lower port first")})),o=(0,t.lS)((0,t.z3)("login-ports-single","ports in login.v1 is a range of one port",d.Du),({host:w,value:U})=>({message:`${f(w,"\
ports")} is ${m(U)}; the clients never use the last port, so none is left`,help:(0,t.C)('set "ports" to at least two ports, for example [10000, 10010]')})),O=(0,t.
lS)((0,t.$e)("login-ports-ignored","ports in login.v1 is not an array",d.Du),({host:w,value:U})=>({message:`${f(w,"ports")} ${T(U,"an array")}; the clients igno\
re it and use 1024 to 65535`,help:(0,t.C)('set "ports" to an array such as [10000, 10010], or remove it')})),$=(0,t.lS)((0,t.z3)("login-scopes-invalid","scopes \
in login.v1 contains a value that is not a string",d.Du),({host:w,value:U})=>({message:`${f(w,"scopes")} ${T(U,"an array of strings")}`,help:(0,t.C)('set "scope\
s" to an array of strings, or remove it')})),C=(0,t.lS)((0,t.$e)("login-scopes-ignored","scopes in login.v1 is not an array",d.Du),({host:w,value:U})=>({message:`${f(
w,"scopes")} ${T(U,"an array")}; the clients ignore it`,help:(0,t.C)('set "scopes" to an array of strings, or remove it')})),b=(0,t.lS)((0,t.$e)("login-url-port",
"Login URL has no port",d.Du),({host:w,endpoints:U})=>{const X=U.map(({name:he})=>`"${he}"`).join(" and "),[me]=U,ee=U.length===1;return{message:`${X} in login.\
v1 of host ${w} ${ee?"names":"name"} no port, so a login uses port 443: ${me?.url??""}`,help:(0,t.C)(`write a path that starts with a slash, or add :${me?.port??
""} to the URL${ee?"":"s"}`)}})}),6697:((Oe,B,e)=>{e.r(B),e.d(B,{hostAssumed:()=>f,hostGeneric:()=>l,hostNotAllowed:()=>E,hostNotChecked:()=>r,hostPrivateRedirect:()=>a});
var d=e(1064),u=e(4e3),t=e(5799);const M=({file:n,line:v})=>`${(0,u.dh)(n)}:${v}`,m=n=>n.map(v=>d.bB[v]).join(" and "),E=(0,t.lS)((0,t.z3)("host-not-allowed","H\
ost is not allowed",d.zK),n=>{const{host:v}=n,y=`add ${v} to \`allowed-hosts\``;if("service"in n){const{service:g,registry:h}=n;return{message:`${g} of ${h} is \
on ${v}, which is not in \`allowed-hosts\``,help:`use another registry, or ${y}`}}if("package"in n)return{message:`the package of ${n.package} is downloaded fro\
m ${v}, which is not in \`allowed-hosts\` and was not contacted`,help:`use another module or provider, or ${y}`};if("use"in n){const[g,h]=T[n.use];return{message:`${g}\
 ${v}, which is not in \`allowed-hosts\``,help:`use ${h}, or ${y}`}}if("implied"in n){const{place:g,clients:h}=n.implied;return{message:`host ${v} is not in \`al\
lowed-hosts\` and was not contacted; ${M(g)} names no host, and this is the default of ${m(h)}`,help:`name an allowed registry there, ${y}, or set \`dialect\` if \
you use another CLI`}}return{message:`host ${v} is not in \`allowed-hosts\` and was not contacted`,help:`use an allowed registry, or ${y}`}}),T={download:["the \
source is downloaded from","a source on an allowed host"],backend:["the HTTP backend uses","an allowed backend"]},f=(0,t.lS)((0,t.lm)("host-assumed","Default ho\
st of an assumed CLI was not contacted"),({host:n,place:v,clients:y})=>({message:`${n} was not contacted: ${M(v)} implies it as the default host of ${m(y)}, but\
 the CLI could not be detected`,help:"set `dialect` to `terraform` or `opentofu` to check the default hosts of that CLI"})),l=(0,t.lS)((0,t.lm)("host-generic","\
Generic hostname was not contacted"),({host:n})=>({message:`${n} is a generic hostname that stands for the host of the cloud or backend block; it was not contac\
ted`,help:"add the real host to `hostnames` to check it"})),a=(0,t.lS)((0,t.z3)("host-private-redirect","Redirect to a non-public address",d.zK),({host:n,address:v,
asks:y})=>v==="metadata"?{message:`${n} is the address of a cloud metadata service and was not contacted`,help:"remove the redirect or the address; metadata ser\
vices are never contacted"}:{message:`a public host ${y==="document"?"redirects":"leads"} to ${n}, which has a ${v} address and was not contacted`,help:`if ${y===
"document"?"the redirect":"that"} is intended, add that host to \`hostnames\` or \`resolve\``}),r=(0,t.lS)((0,t.z3)("host-not-checked","Host was not checked bef\
ore the check ended",d.zK),({host:n,stopped:v,isBegun:y,unchecked:g,total:h,slowest:D})=>({message:`${n} was not checked${y?" completely: its visit was under wa\
y when":":"} ${(0,u.Cw)(v)}, with ${g} of ${h} hosts not checked`,help:s[v.kind]+i(D)})),s={deadline:"raise `deadline-seconds` or `concurrency`, lower `timeout-\
seconds` or `retries`, or check fewer hosts",signal:"run the check again; if the job or step reached its own time limit, set `deadline-seconds` below that",crash:"\
run the check again, and report the crash"};function i(n){return n.length===0?"":`; most of the time went to hosts without a response: ${n.map(({host:y,tookMs:g})=>`${y}\
 (${(0,u.YA)(g)})`).join(", ")}`}}),5143:((Oe,B,e)=>{e.d(B,{Az:()=>i,Ks:()=>t,Ts:()=>M,Zl:()=>a,_h:()=>m,n7:()=>r});var d=e(4e3);const u=2**14,t=u-1,M=({line:n,
column:v,endColumn:y})=>(n*u+Math.min(v,t))*u+Math.min(y-v,u-1);function m(n){const v=Math.floor(n/u),y=v%u;return{line:Math.floor(v/u),column:y,endColumn:y+n%u}}
const E=/^(__.*__|testdata([-_.].*)?|((unit|integration|acceptance|e2e)[-_.]?)?tests?|specs?|e2e|fixtures?|templates?|examples?|samples?|skeletons?|deprecated)$|[-_.](tests|testdata|fixtures?|examples?)$|^(test|cookiecutter)[-_.]?(data|fixtures?)?$|\{\{/i,
T=/(^|[-_])(env|envs|environments?|live|stages?|accounts?|deployments?)$/i,f=/(^|\/)tests\/[^/]*\.(tftest|tofutest)\.(hcl|json)$/;function l(n){const v=n.split(
"/").slice(0,f.test(n)?-2:-1);return v.find((y,g)=>E.test(y)&&!(y==="test"&&v.slice(0,g).some(h=>T.test(h))))}const a=n=>l(n)!==void 0;function r(n){const v=l(n);
return(v===void 0?n:`**/${v}`).replace(/[\\{}[\]?!()]/g,"?")}const s=3,i=(n,v)=>`${n===1?"1 finding is":`${n} findings are`} in tests, examples or templates, wh\
ere errors are warnings; to skip such files, set \`exclude\`: ${(0,d.XT)(v,s)}`}),5799:((Oe,B,e)=>{e.d(B,{$e:()=>a,C:()=>t,lS:()=>s,lm:()=>r,oC:()=>u,pj:()=>E,z3:()=>l});
var d=e(6174);const u=["error","warning","notice"],t=(i,n)=>n===void 0?{operator:i}:{operator:i,note:n};function M({operator:i,user:n,guest:v},{role:y,host:g}){
const h=`ask the operator of ${g} to ${i}`;switch(y){case"operator":return i;case"user":return n===i?n:n===void 0?h:`${n}; if you run ${g}, ${m(i,n)}`;case"gues\
t":return v??n??h}}const m=(i,n)=>i.startsWith(`${n}, or `)?i.slice(n.length+5):i;function E(i,n){const{cures:v,...y}=i;return v===void 0?i:{...y,help:T(v,n)}}function T(i,n){
const{because:v,note:y}=i,g=v===void 0?"":`${v}: `,h=y===void 0?"":`; ${y}`;return g+M(i,n)+h}const f=i=>(n,v,y=[])=>({code:n,title:v,severity:i,affects:y}),l=f(
"error"),a=f("warning"),r=f("notice");function s(i,n){return Object.assign(y=>{const{help:g,...h}=n(y),D=i.code,A=(0,d._)(h.message),c={...i,code:D,usualSeverity:i.
severity,...h,message:A};return g===void 0?c:typeof g=="string"?{...c,help:(0,d._)(g)}:{...c,help:T(g,{role:"operator",host:""}),cures:g}},i)}}),9319:((Oe,B,e)=>{
e.r(B),e.d(B,{serviceUrlCredentials:()=>m,serviceUrlCrossHost:()=>A,serviceUrlDoubleSlash:()=>o,serviceUrlEmpty:()=>E,serviceUrlInsecure:()=>D,serviceUrlInvalid:()=>M,
serviceUrlLooksLikeHost:()=>T,serviceUrlNoSlash:()=>f,serviceUrlOtherPort:()=>c,serviceUrlPrivate:()=>g,serviceUrlQuery:()=>a,serviceUrlRelative:()=>l,serviceUrlSame:()=>O});
var d=e(1064),u=e(4e3),t=e(5799);const M=(0,t.lS)((0,t.z3)("service-url-invalid","Service URL cannot be used",d.zK),({id:$,host:C,url:b,why:w})=>({message:b===null?
`${$} of host ${C}: ${(0,u.dh)(w)}`:`${$} of host ${C} is "${b}", which the clients cannot connect to: ${w}`,help:(0,t.C)(`set ${$} to an https:// URL, or to a \
path that starts with a slash`)})),m=(0,t.lS)((0,t.z3)("service-url-credentials","Service URL contains a user name",d.zK),({id:$,host:C,why:b})=>({message:`${$}\
 of host ${C}: ${b}`,help:(0,t.C)("remove the user name and password from the URL, or from the redirect that leads to the document","give tokens to the clients \
instead")})),E=(0,t.lS)((0,t.z3)("service-url-empty","Service URL is empty",d.zK),({id:$,host:C,url:b})=>({message:`${$} of host ${C} is an empty string, which \
resolves to the document itself: ${b}`,help:(0,t.C)(`set ${$} to the URL of the service, such as "/v1/${$.split(".")[0]}/", or remove it`)})),T=(0,t.lS)((0,t.z3)(
"service-url-looks-like-host","Service URL has no https://",d.zK),({id:$,host:C,value:b,why:w})=>({message:`${$} of host ${C} is "${b}", which is a path and not\
 a URL with a host`,help:(0,t.C)(`write "https://${b}" if a host is meant`,w===null?void 0:(0,u.zd)(w))})),f=(0,t.lS)((0,t.z3)("service-url-no-slash","Service U\
RL does not end with a slash",d.rG),({id:$,host:C,url:b,clients:w})=>{const U=w.map(me=>d.bB[me]),X=b.slice(b.lastIndexOf("/")+1);return{message:`${$} of host ${C}\
 does not end with a slash: ${b}`,help:(0,t.C)("add the slash",`without it ${U.slice(0,-1).join(", ")} and ${U.at(-1)} replace "${X}" with the path that they ap\
pend`),affects:w}}),l=(0,t.lS)((0,t.$e)("service-url-relative","Service URL is relative to the document",["dependabot","renovate","terragrunt"]),({id:$,host:C,url:b})=>({
message:`${$} of host ${C} is a path without a leading slash: Terraform and OpenTofu resolve it to ${b}, other clients do not`,help:(0,t.C)("start the path with\
 a slash, or write the complete URL")})),a=(0,t.lS)((0,t.$e)("service-url-query","Service URL has a query",d.Du),({id:$,host:C})=>({message:`${$} of host ${C} h\
as a query, which the clients drop when they append a path`,help:(0,t.C)("move the content of the query into the path","never put a secret into the document")})),
r=10,s=3;function i({host:$,uses:C},b=["is","are"]){const w=Map.groupBy(C,({id:X})=>X),U=Array.from(w,([X,me])=>{const ee=me.flatMap(({endpoint:he})=>he??[]);return ee.
length===0?X:`${X} (${ee.join(", ")})`});return`${(0,u.XT)(U,r)} of host ${$} ${U.length===1?b[0]:b[1]}`}const n=({urls:$})=>(0,u.XT)($,s),v=({uses:$})=>d.zK.filter(
C=>$.some(({id:b})=>(0,d.SZ)(b).includes(C))),y={loopback:"on other machines",private:"outside of its network",reserved:"on the internet"},g=(0,t.lS)((0,t.z3)("\
service-url-private","Service URL has a non-public address",d.zK),$=>({message:`${i($)} at ${n($)}, which clients ${y[$.kind]} cannot reach`,help:(0,t.C)(`set t\
he external URL of the registry (also called base URL or public URL) to https://${$.host}`),affects:v($)})),h=[...d.Du,"dependabot"],D=(0,t.lS)((0,t.$e)("servic\
e-url-insecure","Service URL is not https",h),$=>{const C=$.uses.every(({endpoint:U})=>U!==null),b=C?"a login sends its token in clear text otherwise":`the clie\
nts send the token of ${$.host} there in clear text`,w=v($);return{message:`${i($)} not https: ${n($)}`,help:(0,t.C)($.uses.length===1?"use an https:// URL":"us\
e https:// URLs, for example by setting the external URL of the registry",C||$.hasToken?b:void 0),affects:h.filter(U=>w.includes(U))}}),A=(0,t.lS)((0,t.$e)("ser\
vice-url-cross-host","Service is on another host",["dependabot","renovate"]),$=>{const{host:C,name:b}=$,w=`${i($)} on another host: ${n($)}`,U=v($).includes("re\
novate");return $.hasToken&&U?{message:w,help:`give Dependabot and Renovate a token for ${b}; Terraform and OpenTofu send it the token of ${C}`}:{message:w,help:`\
where outgoing traffic is filtered, allow ${b} as well`,severity:"notice",affects:[]}}),c=(0,t.lS)((0,t.lm)("service-url-other-port","Service is on another port\
 of the host"),$=>({message:`${i($)} on another port of the same host: ${n($)}`,help:(0,t.C)(`check that clients can connect to this port; behind a proxy, set t\
he external URL of the registry to https://${$.host}`)})),o=(0,t.lS)((0,t.$e)("service-url-double-slash","Service URL has a double slash"),$=>({message:`${i($,[
"has","have"])} a double slash in the path: ${n($)}`,help:(0,t.C)("remove the slash at the end of the external URL of the registry")})),O=(0,t.lS)((0,t.$e)("ser\
vice-url-same","Two services have the same URL"),$=>({message:`${i($,["has","have"])} the same URL: ${n($)}`,help:(0,t.C)("check both URLs","few registries serv\
e modules and providers below one URL, and a copied line is more likely")}))}),2847:((Oe,B,e)=>{e.r(B),e.d(B,{serviceMissing:()=>f,serviceType:()=>a,serviceVersion:()=>l});
var d=e(1064),u=e(9562),t=e(4e3),M=e(5799);const m=20,E=({offered:r,leftOut:s})=>r.length===0?"is empty":`offers ${(0,t.XT)(r,m,s)}`;function T(r,s){const{id:i,
host:n,offered:v,block:y}=r,g=`the discovery document, which ${E(r)}`;if(y!==null)return`add ${i} to the \`host\` block at ${y}, which ${E(r)}`;if(i===u.xq&&s)return`\
configure a network mirror for the provider: Artifactory serves providers at https://${n}/artifactory/api/terraform/REPOSITORY/providers/ and offers no ${i}; th\
e discovery document ${E(r)}`;const h=(0,u.qE)(i)?v.find(A=>(0,u.OA)(A)===i):void 0,D=i===u.xq?`use a host that offers ${i}, or configure a network mirror for t\
he provider (\`provider_installation\`), the usual way with an artifact manager`:`use a host that offers ${i}`;return{operator:h===void 0?`add ${i} to ${g}`:`re\
name ${h} to ${i} in ${g}`,user:D}}const f=(0,M.lS)((0,M.z3)("service-missing","Service is not offered",d.zK),r=>r.id==="any"?{message:`host ${r.host} does not \
provide any service`,help:(0,M.C)(`add a service to the discovery document, which ${E(r)}`)}:{message:r.why,help:T(r,r.isArtifactory)}),l=(0,M.lS)((0,M.z3)("ser\
vice-version","Service is offered in another version",d.zK),r=>({message:r.why,help:r.isReadable?T(r,!1):`require an id of the form NAME.vN; the discovery docum\
ent ${E(r)}`})),a=(0,M.lS)((0,M.z3)("service-type","Service URL is not a string",d.zK),({id:r,host:s,value:i,why:n})=>({message:`${r} of host ${s} is ${(0,t.go)(
i)}, not a string with a URL`,help:(0,M.C)(`set ${r} to a URL such as "/v1/modules/"`,(0,t.zd)(n))}))}),8011:((Oe,B,e)=>{e.r(B),e.d(B,{blockReserved:()=>y,blockUnsupported:()=>g,
hostDotlessModule:()=>A,hostIdnModule:()=>c,hostInvalid:()=>h,hostMissing:()=>D,sourceDynamic:()=>v,sourceInvalid:()=>l,sourceNearMiss:()=>a});var d=e(6174),u=e(
1064),t=e(4e3),M=e(5799);const m=120,E={"remote-in-test":["is a remote module source; Terraform tests accept local and registry modules only","use a local path \
or a registry address"],"white-space":["has white space at its beginning or end","remove the white space"],stack:["is not the address of a stack","write HOST/OR\
GANIZATION/PROJECT/STACK"],"locked-provider":["is not a complete provider address","write HOST/NAMESPACE/TYPE, or remove the block and run init again"],terragrunt:[
"is not a registry module","write tfr://HOST/NAMESPACE/NAME/SYSTEM"]},T={missing:["has no source","add `source`"],null:["has null as its source","set `source` t\
o an address"],"not-a-requirement":["is neither a version nor an object with a source",'write an object, such as { source = "NAMESPACE/TYPE", version = "~> 1.0"\
 }']};function f(o){switch(o.reason){case"rejected":{const{error:O,advice:$}=o;return{message:O,help:$??void 0}}case"missing":case"null":case"not-a-requirement":{
const[O,$]=T[o.reason];return{message:`${o.address} ${O}`,help:$}}case"remote-in-test":case"white-space":case"stack":case"locked-provider":case"terragrunt":{const[
O,$]=E[o.reason];return{message:`"${o.text}" ${O}`,help:$}}}}const l=(0,M.lS)((0,M.z3)("source-invalid","Source address is invalid",u.Du),f),a=(0,M.lS)((0,M.$e)(
"source-near-miss","Source address is probably a mistake",u.Du),o=>({message:o.host===null?`"${o.text}" is not read as a registry address`:`"${o.text}" is read \
as host ${o.host}`,help:o.advice})),r=4,s="to check its host, add the host to `hostnames` and set `scan: .`";function i(o){const O=o.slice(0,r).map(({text:b,from:w})=>`${b===
null?"not known":(0,t.dh)(b,m)} ${w??"by default"}`),$=o.length-O.length,C=$>0?`${$} more`:O.pop();return`${O.join(", ")} and ${C}`}function n(o){const{address:O,
argument:$,expression:C,candidates:b,refused:w}=o,U=(0,d.Q)((0,t.dh)(C,m)),X=`${$} of ${O} is ${U}`;if(w==="never")return{message:`${X}, which Terraform does no\
t evaluate`,help:`write the ${$} as a literal`};if(w!==null){const{variable:me}=w;return{message:`${X}, and Terraform evaluates var.${me} here only with \`const \
= true\``,help:`add \`const = true\` to variable "${me}", which requires Terraform 1.15, or write the ${$} as a literal`}}return b.length>1?{message:`${X}, whic\
h is ${i(b)}`,help:s}:{message:`${X}, which is only known at init time`,help:s}}const v=(0,M.lS)((0,M.lm)("source-dynamic","Source address is only known at init\
 time"),n),y=(0,M.lS)((0,M.lm)("block-reserved","Block is reserved for a future version"),({block:o,parent:O})=>({message:`${o} is not allowed at the top level \
of a file; Terraform and OpenTofu reserve it for a future version`,help:`move it into a ${O} block`})),g=(0,M.lS)((0,M.z3)("block-unsupported","Block is not sup\
ported by this CLI",u.Du),({kind:o})=>{const{client:O,what:$}=u.$I[o];return{message:`${$} is supported by ${u.bB[O]} only`,help:O==="opentofu"?"remove it, move\
 it into a `.tofu` file, or correct `dialect`":"remove it, or correct `dialect`"}}),h=(0,M.lS)((0,M.z3)("host-invalid","Hostname is invalid",u.Du),o=>({message:`\
"${o.text}" is not a hostname: ${o.error}`,help:o.advice??void 0})),D=(0,M.lS)((0,M.z3)("host-missing","Hostname is missing",["opentofu"]),({block:o})=>({severity:"\
warning",message:`the ${o} has no hostname, and OpenTofu has no default`,help:o==="cloud block"?"add `hostname`, or set TF_CLOUD_HOSTNAME and list that host in \
`hostnames`":"add `hostname`"})),A=(0,M.lS)((0,M.z3)("host-dotless-module","Module host has no dot in its name",u.Du),({host:o,name:O})=>({message:`module sourc\
es cannot name host ${o}: must contain at least one dot`,help:`use a full name such as ${O}.localdomain; provider addresses accept the short name`})),c=(0,M.lS)(
(0,M.z3)("host-idn-module","Terraform cannot use modules from an internationalized host",["terraform"]),({host:o})=>({message:`Terraform cannot use modules from\
 host ${o}: it converts the name to punycode and then refuses punycode`,help:(0,M.C)("serve modules from a host with an ASCII name","OpenTofu 1.12 and later acc\
ept this one")}))}),6817:((Oe,B,e)=>{e.r(B),e.d(B,{proxyRefused:()=>T,tlsExpired:()=>f,tlsExpiresSoon:()=>C,tlsNameMismatch:()=>D,tlsNotYetValid:()=>l,tlsPlainHttp:()=>$,
tlsProtocol:()=>O,tlsUntrusted:()=>g});var d=e(1064),u=e(4e3),t=e(5799);const M=({host:b,isLeaf:w})=>w?`the certificate of ${b}`:`an authority in the certificat\
e chain of ${b}`,m=b=>E(new Date(b).toISOString()),E=b=>b.slice(0,10),T=(0,t.lS)((0,t.z3)("proxy-refused","Proxy refused the request",d.zK),({host:b,reason:w})=>({
message:`${b} was not reached: ${w}`,help:"check HTTPS_PROXY, HTTP_PROXY and NO_PROXY, which Terraform and OpenTofu read too"})),f=(0,t.lS)((0,t.z3)("tls-expire\
d","TLS certificate has expired",d.zK),b=>({message:`${M(b)} expired on ${m(b.at)}`,help:(0,t.C)("renew the certificate and reload the server")})),l=(0,t.lS)((0,t.
z3)("tls-not-yet-valid","TLS certificate is not valid yet",d.zK),b=>({message:`${M(b)} is not valid before ${m(b.at)}`,help:"check the clock of this machine and\
 the start date of the certificate"})),a={leaf:"is signed by an unknown authority, or the host does not send the intermediate certificate",chain:"is signed by a\
n unknown authority",root:"is signed by an unknown authority that signed itself","self-signed":"is self-signed"},r="configure the host to send its whole chain, \
or set `ca-file` to the authority; Terraform and OpenTofu read SSL_CERT_FILE",s={"negative-serial":{says:"has a negative serial number, which Terraform and Open\
Tofu do not support",help:"issue it with a positive serial number"},"no-authority":{says:"issued a certificate and is not allowed to",help:"have it issued by an\
 authority: basicConstraints CA:TRUE, keyUsage keyCertSign"},"path-length":{says:"has more authorities below it than it allows (pathlen)",help:"have the certifi\
cate issued by a shorter chain, or by an authority with a larger pathlen"},usage:{says:"is not for servers (extendedKeyUsage)",help:"issue it with the extended \
key usage serverAuth"},constraints:{says:"does not permit all names in the certificate (nameConstraints)",help:"have it issued by an authority whose name constr\
aints permit all of its names"}},i=(b,w)=>({says:`has ${b}, which Terraform and OpenTofu do not support`,help:w}),n="issue it with another key: RSA, ECDSA on P-\
256, P-384 or P-521, or Ed25519",v="have it signed with SHA-256, SHA-384, SHA-512 or Ed25519";function y(b){switch(b.kind){case"unknown-authority":return{says:a[b.
sent],help:r};case"curve":return i(`a key on the curve ${b.curve}`,n);case"key":return i(`a key of the kind ${b.name}`,n);case"key-size":return i(`an RSA key of\
 ${b.bits} bits`,"issue it with a key of 2048 to 8192 bits");case"signature":return i(`a signature of the kind ${b.name}`,v);case"critical-extension":return i(`\
the critical extension ${b.id}`,"issue it without that extension");case"malformed":return{says:`is malformed (${b.part}); Terraform and OpenTofu cannot read it`,
help:"issue it with a program that follows RFC 5280"};case"negative-serial":case"no-authority":case"path-length":case"usage":case"constraints":return s[b.kind]}}
const g=(0,t.lS)((0,t.z3)("tls-untrusted","TLS certificate is not trusted",d.zK),({flaw:b,...w})=>{const{says:U,help:X}=y(b);return{message:`${M(w)} ${U}`,help:X}}),
h=3,D=(0,t.lS)((0,t.z3)("tls-name-mismatch","TLS certificate is for another name",d.zK),({host:b,names:w})=>({message:w.length===0?`the certificate of ${b} has \
no DNS name among its subject alternative names`:`the certificate of ${b} is for ${(0,u.XT)(w,h)}`,help:`issue a certificate that lists ${b} as a subject altern\
ative name, or use the name it is for`})),A={"not-tls":{says:"does not speak TLS on this port",help:"serve TLS on this port, or use the port that does"},"client\
-certificate":{says:"requires a client certificate",help:"allow requests for /.well-known/terraform.json without one; Terraform and OpenTofu cannot send it"},"u\
nknown-name":{says:"is not a name that the server knows (TLS alert unrecognized_name)",help:"add the name and its certificate to the TLS settings of the server \
or load balancer"}},c="enable TLS 1.3, or TLS 1.2 with suites such as ECDHE-RSA-AES128-GCM-SHA256";function o({kind:b,name:w}){switch(b){case"version":return{says:`\
offers no TLS version later than ${w.replace(/^TLSv1$/,"TLSv1.0").replace("v"," ")}`,help:"enable TLS 1.2 or later on the host"};case"cipher":return{says:`offer\
s only cipher suites that Terraform and OpenTofu do not support, such as ${w}`,help:c};case"group":return{says:`offers only key exchange groups that Terraform a\
nd OpenTofu do not support, such as ${w}`,help:"enable the group X25519 or P-256 on the host"}}}const O=(0,t.lS)((0,t.z3)("tls-protocol","TLS handshake failed",
d.zK),({host:b,error:w})=>{if(typeof w=="object"&&"code"in w)return{message:`the TLS handshake with ${b} failed (${w.code})`,help:"check the TLS settings of the\
 host, and that it has a certificate for this name"};const{says:U,help:X}=typeof w=="string"?A[w]:o(w);return{message:`${b} ${U}`,help:X}}),$=(0,t.lS)((0,t.z3)(
"tls-plain-http","Port serves plain HTTP",d.zK),({host:b})=>({message:`${b} serves plain HTTP on this port: server gave HTTP response to HTTPS client`,help:"ser\
ve TLS on this port, or use the port that does; discovery always uses https"})),C=(0,t.lS)((0,t.$e)("tls-expires-soon","TLS certificate expires soon"),({host:b,
days:w,expires:U})=>{const X=w===0?"today":w===1?"in 1 day":`in ${w} days`;return{message:`the certificate of ${b} expires ${X}, on ${E(U)}`,help:(0,t.C)("renew\
 the certificate; if it is renewed automatically, find out why that has not happened")}})}),6174:((Oe,B,e)=>{e.d(B,{Q:()=>E,_:()=>M});const d="***",u=/^(?:ref|rev|tag|depth|version|versionId|region|digest|archive|checksum|filename|terraform-get|go-get)$/,
t=/([?&])([\w.~%-]{1,100})=([^&#]+)/g;function M(f){return/[@?]/.test(f)?f.replace(/[^\s"']+/g,l=>l.split("://").map((a,r)=>T(a,r>0)).join("://").replace(t,(a,r,s)=>u.
test(s)?a:`${r}${s}=${d}`)):f}const m=/(=\s*)"[^"]*(?:"|$)/g,E=f=>M(f.replace(m,`$1"${d}"`));function T(f,l){const a=f.search(/[/?#]/),r=a<0?f:f.slice(0,a),i=l&&
/:(?!\d*$)/.test(r)?f.lastIndexOf("@"):r.lastIndexOf("@"),n=f.slice(0,Math.max(i,0)).replace(/^[a-z0-9]+::/,""),v=l?n!=="git":n.includes(":");return i<0||!v?f:d+
f.slice(i)}}),4391:((Oe,B,e)=>{e.d(B,{z6:()=>pt,IZ:()=>Et,wX:()=>tt,w5:()=>it});var d=e(6760),u=e(2971),t=e(4467),M=e(3916),m=e(3024),E=e(5143),T=e(5747);const f=200,
l=50,a=32*1024*1024,r=4e3,s=1e3,i=1e6;function n(Z,le,Se){const je=Map.groupBy(Z.filter(v).slice(0,f),({file:Ae})=>Ae),Ie=[];let xe=0;for(const[Ae,We]of[...je].
slice(0,l)){const Ke=(0,d.join)(le,Ae),I=y(Ke);if(I===null||I.mtimeMs>Se+1)continue;if(xe+=I.size,xe>a)break;const x=(0,T.yR)(Ke);x.ok&&Ie.push(...g(x.text,We))}
return Ie}const v=({column:Z,endColumn:le})=>Z!==E.Ks&&Z<i&&le>Z;function y(Z){try{return(0,m.statSync)(Z)}catch(le){return(0,T.Oj)(le),null}}function g(Z,le){const Se=[];
let[je,Ie]=[1,Z.startsWith("\uFEFF")?1:0];for(const xe of le.toSorted((Ae,We)=>Ae.line-We.line)){for(;je<xe.line&&Ie>=0;je+=1)Ie=Z.indexOf(`
`,Ie)+1||-1;if(Ie<0)break;const Ae=Z.indexOf(`
`,Ie),We=Ae<0?Z.length:Ae,Ke=We>Ie&&Z[We-1]==="\r";Se.push(...h(Z.slice(Ie,Ke?We-1:We),xe))}return Se}function h(Z,le){const{column:Se,endColumn:je}=le,Ie=Z.length<=
r;if(!Ie&&je-Se>s)return[];const xe=D(Z,Se-1,0);if(xe>=Z.length)return[];const Ae=D(Z,je-Se,xe),[We,Ke]=Ie?[Z.slice(0,xe),Z.slice(Ae)]:["",""];return[{place:le,
before:We,literal:Z.slice(xe,Ae),after:Ke,isWhole:Ie}]}function D(Z,le,Se){let je=Se;for(let Ie=le;Ie>0&&je<Z.length;Ie-=1)je+=(Z.codePointAt(je)??0)>65535?2:1;
return je}var A=e(6174),c=e(2161);function o(Z,le){const{directory:Se,checkedAt:je,configs:Ie}=le,xe=new Set(Ie.flatMap(({files:x})=>x.flatMap(({path:q,shown:ce})=>[
(0,d.resolve)(q),ce]))),Ae=x=>!xe.has(x)&&!xe.has((0,d.resolve)(Se,x))&&(0,c.L8)((0,M.basename)(x),new Set,(0,M.basename)((0,M.dirname)(x)))!==void 0,We=Z.filter(
({file:x})=>Ae(x)),Ke=n(We,Se,je),I=U(Ke,le.usages);return Ke.flatMap(x=>O(x,I.get(X(x.place))??null,le))}function O({place:Z,before:le,literal:Se,after:je,isWhole:Ie},xe,{
redact:Ae,kept:We}){const Ke=le+Se+je;return Ae(Ke,We)!==Ke?[]:Ie&&!w(Ke)?[{place:Z,before:le,literal:Se,after:je}]:xe===null||C.test(xe)||!Se.includes(xe)?[]:[
{place:Z,before:"\u2026 ",literal:(0,A._)(xe),after:" \u2026"}]}const $=/token|secret|pass|pwd|credential|bearer|(?:api|access|account|auth|private|signing|ssh|storage)[-_ ]?key|signature|\bauth|@|\?|AKIA|BEGIN |\bgh[opsu]_|\bglpat-|\bxox/i,
C=/[\s"]/,b=/[\w+-]{20,}/g,w=Z=>$.test(Z)||(Z.match(b)??[]).some(le=>/\d/.test(le)&&/[a-z]/.test(le)&&/[A-Z]/.test(le));function U(Z,le){const Se=new Map(Z.map(
({place:Ie})=>[X(Ie),Ie.file])),je=new Set(Se.values());return new Map(le.filter(({place:Ie})=>je.has(Ie.file)&&Se.has(X(Ie))).flatMap(({place:Ie,text:xe})=>xe===
null?[]:[[X(Ie),xe]]))}const X=({file:Z,line:le,column:Se})=>`${le}:${Se} ${Z}`;var me=e(1393),ee=e(7052),he=e(9664);function fe(Z,{evidence:le,versions:Se}){if(Z.
version!==null)return()=>Z.version;const je=le.filter(({level:Ie,version:xe})=>Ie==="version-file"&&xe!==null);return(Ie,xe)=>je.some(We=>We.client===Ie&&te(xe,
(0,he.jt)(We.place.file)))?Se[Ie]??null:null}const te=(Z,le)=>le===""||`${Z}/`.startsWith(`${le}/`);var ne=e(6195),Q=e(7854),$e=e(3152);const ve=2e5;async function H({
usages:Z,notes:le,scanned:Se,changed:je,dialect:Ie,settings:xe}){const{declared:Ae,endedAt:We}=Se;if(Z.length===0&&![...Ae].some(oe=>"place"in oe)&&xe.roots.length===
0)return{roots:[],notes:[]};const{rootsOf:I}=await e.e(353).then(e.bind(e,5353)),{Readings:x,RootNotes:q,textNotes:ce}=await Promise.all([e.e(917),e.e(203)]).then(
e.bind(e,1203)),{clients:ye,versions:Me}=Ie,Pe=await L({usages:Z,declared:Ae,clients:ye},xe,We===null),De=[],Le=[],He=new x,Ge=xe.dialect.name==="auto"?[]:ye,ct=new q(
{clients:ye,readings:He,upgrade:xe.upgrade,versionIn:fe(xe.dialect,Ie)}),nt=xe.depth!=="discovery";let P=0;for(const oe of I(Pe,{changed:je,versions:Me,hasCalls:nt})){
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
q.some(ye=>ce.includes(ye)))).length},Ke=(I,x)=>{const{isNew:q,now:ce,added:ye}=Ie.get(I)?.()??ie,Me=q?0:We(ce,x);return q||Me>0&&Me===We(ye,x)};for(const[I,x]of Map.
groupBy(Z,q=>q.host)){if(I===null||x.some(({isHostImplied:ce})=>ce))continue;const q=[...new Set(x.map(({place:ce})=>ce.file))];!q.every(ce=>Ie.has(ce))||We(xe,
I)>0||q.every(ce=>Ke(ce,I))&&Ae<=st&&je.add(I)}return je}const ie={isNew:!1,now:[],added:[]};function pe({file:Z,status:le,patch:Se},je){let Ie=null;const xe=()=>{
const Ae=le==="added";if(Ae||Se===null)return{...ie,isNew:Ae};const We=(je(Z)??"").toLowerCase().split(`
`);return{isNew:Ae,now:We,added:Re(Se,/^\+/)}};return()=>(Ie??=xe(),Ie)}const Re=(Z,le)=>(Z??"").toLowerCase().split(`
`).filter(Se=>le.test(Se)),ot=/\.(tf|tofu|hcl|json|tfrc)$|\.(terraformrc|tofurc)$/,Ye=({file:Z,status:le,changes:Se,patch:je})=>je===null&&le!=="added"&&Se>0&&ot.
test(Z);var Be=e(2859);async function pt(Z,le){const Se=new Date,je=await(0,et.readSettings)(Z,le),Ie=je.deadlineMs,xe=le.startTimer(Ie,()=>le.stop.end({kind:"d\
eadline",ms:Ie}));try{return await mt(je,le,Se)}finally{xe()}}async function mt(Z,le,Se){const{environment:je,stop:Ie}=le,xe=performance.now(),Ae=await(0,ze.S)(
Z,le),We=Z.scan.length===0?0:performance.now()-xe,Ke=$t(Z,Ae,le),I=await(0,Ne.L2)(Ke),x={usages:(0,Q.sw)(Ae.usages,I.clients),notes:(0,Q.vH)([...Ae.notes,...Fe(
Ae,Ie.why)],I.clients)},q=Z.changedOnly?await le.changes(Z):null,ye=dt(x,q,rt=>{const ft=(0,T.yR)((0,d.join)(le.directory,rt));return ft.ok?ft.text:null}),{notes:Me,
newHosts:Pe}=ye,De=await(0,u.jK)(ye.usages,Z,I,{...le,scanned:{...Z,...Ae}}),{configs:Le,releases:He}=De,{files:Ge}=ye,{roots:ct,notes:nt}=await H({...x,scanned:Ae,
changed:Ge,dialect:I,settings:Z}),P=await K(De.usages,ct),_=(0,Q.kA)(x.usages),V=(0,Be.C)(Z,P,I.clients,_);wt(V),await(0,F.x)();const se=await(0,t.j)({requirements:V,
roots:ct,usages:P},Z,{...I,configs:Le,releases:He},le),oe={requirements:V,visits:se.visits,usages:P,notes:[...J(Me,P,Z,je),...nt],isEmpty:Z.scan.length>0&&Ae.isEmpty&&
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
2971:((Oe,B,e)=>{e.d(B,{U7:()=>u,jK:()=>t,op:()=>M});var d=e(9562);const u=()=>Promise.all([e.e(706),e.e(432),e.e(629),e.e(981)]).then(e.bind(e,7981));async function t(E,T,f,{
environment:l,directory:a,scanned:r}){if(T.hostnames.length===0&&E.every(({needs:D})=>D.length===0))return{usages:E,remarks:[],findings:[],configs:[],releases:f.
releases};const s=await M(T.cliConfig,f.clients,l),i=f.releases.map(D=>{const A=s.find(({client:c})=>c===D.client);return{...D,attemptMs:A?.requestTimeoutMs??D.
attemptMs}}),n=r.hasPlugins||r.scan.some(D=>D!=="."),v={root:a,mayHavePlugins:n,releases:i,asksMirrors:T.depth!=="discovery"},y=await m(E,s,v),g=[...s.flatMap(D=>D.
findings),...y.findings],{mergeFindings:h}=await u();return{...y,findings:h(g),configs:s,releases:i}}async function M(E,T,f){const{readCliConfig:l,thisMachine:a}=await u(),
r=a(f);return T.map(s=>l(s,r,E))}async function m(E,T,f){if(!E.some(({needs:r})=>r.some(({service:s})=>s===d.xq)))return{usages:E,remarks:[],findings:[]};const{
withoutInstalled:a}=await Promise.all([e.e(191),e.e(387)]).then(e.bind(e,8191));return a(E,T,f)}}),4467:((Oe,B,e)=>{e.d(B,{Z:()=>f,j:()=>m});var d=e(2971),u=e(1064),
t=e(7854),M=e(5960);async function m({requirements:l,roots:a,usages:r},s,i,n){const v=[...new Set(l.map(({host:X})=>X))],y=(0,M.e)(l,s,i),g=Array.from(y,([X,me])=>(0,M.
i)(X,me)),h=v.filter(X=>!y.has(X)),D=s.depth!=="discovery"&&a.length>0;if(h.length===0&&!D)return{visits:g,inquiry:null,tokenSources:new Map};const{attemptLimitMs:A,
visitHosts:c}=await(0,d.U7)(),{configs:o,releases:O}=i,{credentials:$,forced:C}=await f(s,o,n),b=await E($,s,n),w=await c(h,{...b,forced:C,required:Map.groupBy(
l,({host:X})=>X),maxRedirects:Math.max(...i.clients.map(X=>u.NX[X])),releases:O,timeoutMs:s.timeoutMs??A(O),retries:s.retries,progress:X=>n.progress({kind:"visi\
ts",...X})}),U=s.depth==="discovery"?null:await T(a,{...b,usages:r,settings:s,dialect:i,configs:o,environment:n.environment,directory:n.directory,learn:n.secrets.
learn,progress:X=>n.progress({kind:"registries",...X}),visits:w});return{visits:[...w,...g],inquiry:U,tokenSources:$.known}}async function E(l,a,{startTimer:r,stop:s}){
const{networkOf:i}=await(0,d.U7)();return{network:i(a),credentials:{...l,find:(0,t.Oo)(l.find)},concurrency:a.concurrency,random:Math.random,now:Date.now,startTimer:r,
stop:s}}async function T(l,{environment:a,...r}){const{inquire:s}=await Promise.all([e.e(917),e.e(706),e.e(191),e.e(432),e.e(517),e.e(567)]).then(e.bind(e,3567)),
{thisMachine:i}=await(0,d.U7)(),n=r.settings.depth==="packages"?await Promise.all([e.e(917),e.e(706),e.e(191),e.e(400),e.e(517),e.e(57)]).then(e.bind(e,5057)):null;
return s(l,{...r,machine:i(a),askPackages:n?.askPackages??null})}async function f(l,a,{environment:r,secrets:s,kill:i,stop:n}){const{readMachineCredentials:v}=await(0,d.
U7)();return v({...l,configs:a},r,{learn:s.learn,kill:i,stop:n.signal,abortAfter:y=>AbortSignal.timeout(y)})}}),5747:((Oe,B,e)=>{e.d(B,{Oj:()=>s,io:()=>f,yR:()=>T});
var d=e(4573),u=e(3024);const t=16*1024*1024,M=u.constants.O_RDONLY|(u.constants.O_NONBLOCK??0)|(u.constants.O_NOCTTY??0),m=Buffer.allocUnsafeSlow(256*1024);let E=m;
const T=(n,v=t)=>l(n,v,r);function f(n,v){const y=l(n,v,(g,h)=>Buffer.from(g.subarray(0,h)));return Buffer.isBuffer(y)?y:null}function l(n,v,y){let g;try{g=(0,u.
openSync)(n,M)}catch(h){return i(h)}try{const h=(0,u.readSync)(g,m,0,m.length,null);return h<m.length?y(m,h):a(g,v,y)}catch(h){return i(h)}finally{(0,u.closeSync)(
g)}}function a(n,v,y){const{size:g}=(0,u.fstatSync)(n);if(g>v||g<m.length)return{ok:!1,failure:{kind:"size",bytes:g,maxBytes:v}};E.length<g&&(E=Buffer.allocUnsafeSlow(
g));const h=E;let D=0;for(;D<g;){const A=(0,u.readSync)(n,h,D,g-D,D);if(A===0)break;D+=A}return y(h,D)}function r(n,v){const y=n.toString("utf8",0,v),g=!y.includes(
"\uFFFD")||(0,d.isUtf8)(n.subarray(0,v));return{ok:!0,text:y,isUtf8:g,bytes:v}}function s(n){if(!(typeof n=="object"&&n!==null&&"code"in n)||typeof n.code!="str\
ing")throw n;return n.code}const i=n=>({ok:!1,failure:{kind:"error",code:s(n)}})}),2886:((Oe,B,e)=>{e.d(B,{ER:()=>T,HJ:()=>n,Mm:()=>y,Np:()=>a,aZ:()=>E,bz:()=>m,
hD:()=>l,l$:()=>M,ld:()=>s,pi:()=>r,xJ:()=>f});var d=e(5143),u=e(5799);const t=["module","provider","version","package","lock","not"],M=({problem:h,places:D})=>t.
includes(h.code.replace(/-.*/,""))&&D.length>0&&D.every(A=>typeof A!="string"),m=(h,D=null,A=!0)=>({services:D===null?[]:[D],problem:h,needed:A}),E=(h,D)=>({...h,
affects:h.affects.filter(A=>D.includes(A))}),T=({problem:h,needed:D})=>D&&h.usualSeverity==="error";function f({problem:h,needed:D},A){const c=D&&A.some(o=>h.affects.
includes(o));return h.severity==="error"&&!c?"warning":h.severity}const l=(h,D,A)=>({severity:f(h,D),problem:h.problem,affects:h.problem.affects,...A}),a=(h,D)=>u.
oC.indexOf(h.severity)-u.oC.indexOf(D.severity),r=(h,D,A)=>A.some(c=>c.code===h.code&&(c.host===null||c.host===D));function s({problem:h,services:D},{visit:{host:A,
attempt:c},requirements:o,answering:O},{depth:$}){if($==="discovery"||c.discovery.kind==="skipped")return!0;const C=D.some(w=>O.has(`${A} ${w}`));if(h.code==="s\
ervice-url-no-slash"&&C)return!1;const b=o.filter(({service:w})=>D.length===0||D.includes(w));return b.length===0||b.some(({isForInit:w})=>w)}const i=1e3;function n(h){
const D=new Map;return A=>{const c=JSON.stringify(A),o=D.get(c)??v(A,h);return D.set(c,o),o}}function v(h,D){const A=C=>D.filter(({service:b})=>C.includes(b)),c=h.
length===0?D:A(h),o=h.filter(C=>c.some(({service:b})=>b===C)),O=o.length>0?o:h,$=(c.length>0?c:A(["any"])).flatMap(C=>C.because);return{service:O.length===1?O[0]??
null:null,...y([...new Set($)])}}function y(h){const D=g(h),A=Math.max(0,D.length-i);return{places:D.slice(0,i),placesLeftOut:A}}function g(h){const{own:D=[],aside:A=[]}=Object.
groupBy(h,c=>typeof c!="string"&&(0,d.Zl)(c.file)?"aside":"own");return[...D,...A]}}),997:((Oe,B,e)=>{e.d(B,{O:()=>u,T:()=>M});var d=e(1064);const u=({earlier:m,
attempt:E,later:T})=>[...m,E,...T];function t({discovery:m,timing:E,headMs:T,hops:f},{attemptMs:l}){const a=T!==null&&T<=l?f.at(-1)?.status:null;return a===null||
(0,d.Mq)(a??0)?"retries":m.kind!=="failed"&&E.totalMs<=l?"works":"fails"}function M(m,E){const T=m.map(a=>t(a,E)),f=T.indexOf("works");return f<0?"never":f<=E.retries&&
!T.slice(0,f).includes("fails")?"always":"sometimes"}}),1393:((Oe,B,e)=>{e.d(B,{j7:()=>Vt,k2:()=>Ut,S4:()=>Jt});var d=e(4e3),u=e(7052),t=e(5143),M=e(5799),m=e(1064),
E=e(4283),T=e(6697),f=e(1831),l=e(2886);const a=(p,{allowedHosts:S,hostnames:k})=>(0,f.Jr)(p,S)||k.some(R=>R.host===p),r={file:".",line:1,column:1,endColumn:1},
s=1e4;function i(p,S,k=s){if(S.allowedHosts.length===0)return[];const R=new Map,N=[];let Y=0;for(const{directHost:re,kind:ge,isOverridden:ae,place:Ce,clients:Ee}of p){
if(re===void 0||ae||a(re,S))continue;const ke=ge==="backend_http"||ge==="remote_state"?"backend":"download",qe=`${ke} ${re}`,at=R.get(qe);if(at===void 0&&R.size>=
k){Y+=1;continue}const ut=at??n(re,ke);R.set(qe,ut),N.push({...ut,place:Ce,clients:Ee})}if(Y===0)return N;const z=(0,u.fileLimit)({kind:"problems",max:k,omitted:Y});
return[...N,{problem:z,place:r,clients:m.Du,host:null}]}function n(p,S){const k=(0,f.Pv)(p),R=k.ok?k.value:null,N=R===null?p:(0,f.nx)(R);return{problem:(0,T.hostNotAllowed)(
{host:N,use:S}),host:R}}function v(p,S,k,R){if(R.allowedHosts.length===0)return[];const N=k.filter(({because:Y})=>Y.some(z=>typeof z!="string"));return S.flatMap(
Y=>{const{id:z,kind:re}=Y;if(re!=="url"||!N.some(Ee=>Ee.service===z))return[];const ge=(0,E.Dl)(Y.url),ae=ge.ok?(0,f.Pm)(ge.value):null;if(ae===null||ae===p||a(
ae,R))return[];const Ce=(0,T.hostNotAllowed)({host:ae,service:z,registry:(0,f.nx)(p)});return[(0,l.bz)(Ce,z)]})}var y=e(3534),g=e(3410),h=e(9562);const D=[h.OZ,
h.Bn],A=[h.e$,h.xq],c=[{matches:/^app\.(eu\.)?terraform\.io$/,services:[...D,...A]},{matches:/^api\.env0\.com$/,services:A},{matches:/^backend\.api\.env0\.com$/,
services:D},{matches:/\.scalr\.io$/,services:D}],o=p=>c.find(({matches:S})=>S.test(p))?.services??[];var O=e(241);function $(p,{role:S},k){const R=w(p),N=p.credentials?.
hasToken===!0,z=(p.attempt.hops.at(-1)?.challenge??null)===null&&(N||S!=="guest"),re=N?[]:U(p.host,R,k),ae=[...p.difference===null?[]:[p.difference],...re,...R===
null||!z?[]:[X(p,R,k)]].map(Ee=>(0,l.bz)(Ee)),Ce=N?[]:C(p,k);return Ce.length>0?[...ae,...Ce]:re.length===0?[...ae,...b(p,k)]:ae}function C(p,{usages:S,isFork:k,
depth:R}){const{host:N,attempt:Y}=p;if(R==="discovery"||Y.discovery.kind!=="found")return[];const z=S.flatMap(({workspace:re,hasOwnToken:ge,needs:ae,place:Ce})=>re===
void 0||ge||(0,t.Zl)(Ce.file)?[]:ae.filter(Ee=>Ee.host===N));return Array.from(Map.groupBy(z,({service:re})=>re),([re,ge])=>{const ae=(0,g.cloudToken)({host:N,service:re,
isFork:k,...me(p)}),Ce=ge.flatMap(Ee=>Ee.clients);return(0,l.bz)((0,l.aZ)(ae,Ce),re)})}function b(p,{usages:S,isFork:k}){const{host:R,attempt:N,credentials:Y}=p;
if(N.discovery.kind!=="found"||Y?.hasToken||Y?.problem)return[];const z=o(R).find(re=>S.some(({hasOwnToken:ge,needs:ae,place:Ce})=>ae.some(Ee=>Ee.host===R&&Ee.service===
re)&&!ge&&!(0,t.Zl)(Ce.file)));return z===void 0?[]:[(0,l.bz)((0,y.credentialsMissing)({host:R,service:z,isFork:k,...me(p)}),z)]}function w(p){const{discovery:S,
hops:k}=p.attempt;return S.kind==="failed"&&S.problem.code==="document-unauthorized"?k.at(-1)?.status??null:null}function U(p,S,{tokenVariables:k,hosts:R}){return(0,O.
B)(k,p,R).filter(({isParent:N})=>!N||S!==null).map(({variable:N,why:Y,write:z})=>(0,y.credentialsNearMiss)({host:p,variable:N,why:Y,write:z}))}function X(p,S,{isFork:k}){
const{host:R,credentials:N}=p;return N?.hasToken?(0,y.credentialsRejected)({host:R,status:S,source:N.source}):(0,y.credentialsMissing)({host:R,service:null,isFork:k,
...me(p)})}function me({credentials:p,looks:S}){const k=S.flatMap(z=>z.looks),R=z=>[...new Set(k.flatMap(({held:re,source:ge})=>re!=="not read"===z?ge:[]))],N=p===
null?R(!0):[p.source],Y=p===null?R(!1):[];return{searched:N,notRead:Y}}function ee(p,S){return p.filter(k=>!S.includes(k)).map(k=>(0,l.bz)((0,y.credentialsUnused)(
{host:k})))}var he=e(7715),fe=e(9319),te=e(5195);function ne({host:p,attempt:S},k){const{name:R}=(0,f.Sv)(p),N=(0,te.uo)(R),Y=S.hops[0]?.address??null;if(N!=="p\
ublic"||Y===null)return N;const z=(0,te.Zu)(Y),re=k.some(ge=>ge.name===R);return z==="loopback"&&re?"public":z}const Q={public:0,reserved:1,private:2,metadata:2,
loopback:3},$e=(p,{kind:S})=>Q[J(p)]>Q[S];function ve(p,S){const{host:k,hasToken:R,hostname:N}=S,Y=p.filter(({url:Ee})=>$e(Ee,S)),z=p.filter(Ee=>!Y.includes(Ee)),
re=z.filter(({url:Ee})=>Ee.scheme==="http"),ge=z.filter(({id:Ee,endpoint:ke})=>ke===null&&(0,h.p4)(Ee)),ae=Map.groupBy(ge,({url:Ee})=>j(Ee,N)),Ce=z.filter(({endpoint:Ee,
url:ke})=>Ee===null&&W(ke,N));return[...H(Y,K,Ee=>{const[ke,...qe]=new Set(Y.map(({url:ut})=>J(ut))),at=qe.length===0&&(ke==="loopback"||ke==="reserved");return(0,fe.
serviceUrlPrivate)({...Ee,host:k,kind:at?ke:"private"})}),...H(re,K,Ee=>(0,fe.serviceUrlInsecure)({...Ee,host:k,hasToken:R})),...[...ae].flatMap(([Ee,ke])=>Ee===
null?[]:H(ke,K,qe=>(0,fe.serviceUrlCrossHost)({...qe,host:k,name:Ee,hasToken:R}))),...H(Ce,K,Ee=>(0,fe.serviceUrlOtherPort)({...Ee,host:k})),...H(z.filter(({url:Ee})=>Ee.
path.includes("//")),L,Ee=>(0,fe.serviceUrlDoubleSlash)({...Ee,host:k})),...H(F(p),L,Ee=>(0,fe.serviceUrlSame)({...Ee,host:k}))]}function H(p,S,k){if(p.length===
0)return[];const R=[...new Set(p.map(({url:N})=>p.length===1?L(N):S(N)))];return[{services:[...new Set(p.map(({id:N})=>N))],problem:k({uses:p,urls:R}),needed:p.
some(({needed:N})=>N)}]}const L=p=>(0,d.dh)((0,E.Pl)(p)),K=p=>(0,d.dh)(`${p.scheme}://${p.host}`);function J(p){const{name:S}=(0,E.cz)(p);return(0,te.Sz)(/[^\0-\x7f]/.
test(S)?(0,f.$o)(S)??"":S.toLowerCase())}function j(p,S){const{name:k}=(0,E.cz)(p),R=(0,f.Sv)(S).name;if(k.toLowerCase()===R)return null;const N=(0,f.Pv)(k);return N.
ok&&N.value===R?null:k}function W(p,S){if(p.scheme==="http"||j(p,S)!==null)return!1;const k=R=>Number(R||443);return k((0,E.cz)(p).port)!==k(/:(\d+)$/.exec(S)?.[1]??
null)}function F(p){const S=[h.e$,h.xq].flatMap(R=>p.find(N=>N.id===R)??[]),k=new Set(S.map(({url:R})=>L(R).replace(/\/$/,"")));return S.length===2&&k.size===1?
S:[]}function de(p,S){const k=j(p,S);if(k===null)return null;const{port:R}=urlHost(p),N=parseHostname(R===""?k:`${k}:${R}`);return N.ok?N.value:null}var ue=e(4929);
function be(p,S){const k=p.forced.filter(({client:z})=>S.includes(z)),R=S.filter(z=>!k.some(re=>re.client===z)),Y=[...Map.groupBy(k,({place:z,services:re})=>JSON.
stringify([z,re])).values()].flatMap(z=>{const[re]=z;if(re===void 0)return[];const ge={...p,attempt:Ue(p,re.services),earlier:[],later:[]};return[{clients:z.map(
({client:ae})=>ae),visit:ge,forced:re}]});return R.length>0||Y.length===0?[{clients:R,visit:p,forced:null},...Y]:Y}function Ue({host:p,attempt:S},k){return{discovery:{
kind:"found",url:(0,f.cu)(p),services:k,leftOut:0,truncated:!1},hops:[],timing:{...S.timing,totalMs:0},headMs:0,certificates:[]}}function Ne(p,{forced:S,clients:k}){
if(S===null)return[];const{discovery:R}=p.attempt,N=`${S.place.file}:${S.place.line}`,Y={host:(0,f.nx)(p.host),at:N},z=R.kind==="found"?R.services:S.services,re=ze(
S.services,z);return[(0,ue.servicesForced)(Y),...re.length>0?[(0,ue.servicesForcedDiffer)({...Y,services:re})]:[]].map(ae=>(0,l.bz)((0,l.aZ)(ae,k)))}function ze(p,S){
const[k,R]=[p,S].map(Y=>new Map(Y.map(({id:z,value:re})=>[z,re])));return[...new Set([...p,...S].map(({id:Y})=>Y))].filter(Y=>!Ve(k?.get(Y),R?.get(Y)))}function Ve(p,S){
const k=[[p,S]];for(const[R,N]of k){if(R===N)continue;if(!et(R)||!et(N))return!1;const Y=Object.keys(R);if(!(Array.isArray(R)===Array.isArray(N)&&Y.length===Object.
keys(N).length)||Y.some(re=>!Object.hasOwn(N,re)))return!1;for(const re of Y)k.push([R[re],N[re]])}return!0}const et=p=>typeof p=="object"&&p!==null;var dt=e(863),
Qe=e(960),st=e(9209),G=e(8011),ie=e(6817),pe=e(7531),Re=e(997);const ot=1440*60*1e3,Ye=1;function Be(p,S){const{hops:k,certificates:R}=p.attempt;return[...Se(p),
...pt(p,S),...wt(k),...Z(R,S),...le(p,S)]}function pt(p,S){const{discovery:k,hops:R}=p.attempt;switch(k.kind){case"skipped":return[(0,l.bz)(k.problem)];case"fai\
led":{const N=S.isFork&&k.problem.code==="document-unauthorized"&&!p.credentials?.hasToken;return[(0,l.bz)(N?{...k.problem,severity:"notice"}:k.problem)]}case"f\
ound":case"absent":{const N=R[0]?.url??"";return[...it(N,R.length-1,S),...Fe(p,S),...k.kind==="found"&&k.truncated?[mt(p)]:[]]}}}const mt=({host:p,attempt:{hops:S}})=>(0,l.
bz)((0,dt.documentSize)({url:S.at(-1)?.url??"",page:null,asked:(0,f.nx)(p),bytes:null,limit:pe.b,isPadding:!0}));function it(p,S,k){const R=k.clients.filter(N=>S>
m.NX[N]);return R.length>0?[(0,l.bz)((0,st.redirectLimit)({url:p,asks:"document",redirects:S,clients:R,limits:m.NX}))]:S>Ye?[(0,l.bz)((0,st.redirectNested)({url:p,
redirects:S}))]:[]}function Fe(p,{releases:S,slowMs:k}){const R=(0,f.nx)(p.host),N=p.attempt.timing.totalMs,Y=(0,Re.O)(p),z=Ee=>(0,Re.T)(Y,Ee)!=="never",re=S.filter(
Ee=>!z(Ee)),ge=({client:Ee})=>!S.some(ke=>ke.client===Ee&&z(ke)),ae=[!0,!1].flatMap(Ee=>{const ke=re.filter(at=>ge(at)===Ee);if(ke.length===0)return[];const qe=(0,Qe.
hostTimeout)({host:R,phase:"complete",tookMs:N,releases:ke});return[(0,l.bz)(qe,null,Ee)]});if(ae.length>0||N<=k)return ae;const Ce=$t(p.attempt.timing);return[
(0,l.bz)((0,Qe.hostSlow)({host:R,tookMs:N,limitMs:k,phase:Ce,releases:S}))]}function tt({host:p,known:S},k,R){const N=S.map(({host:z})=>z),Y=k.flatMap(z=>z.certificates).
filter(({host:z})=>!N.includes(z));return[...Et(p,k,R.slowMs),...Z(Y,R)]}function Et(p,S,k){const[R]=S.filter(({timing:ge,hops:ae})=>ge.totalMs>k&&ae.length>0).
sort((ge,ae)=>ae.timing.totalMs-ge.timing.totalMs);if(R===void 0)return[];const{timing:N,hops:Y}=R,z=Y[0]?.url??"",re={host:(0,f.nx)(p),url:z,tookMs:N.totalMs,limitMs:k};
return[(0,l.bz)((0,Qe.hostSlow)({...re,phase:$t(N)}))]}function $t({lookupMs:p,connectMs:S,tlsMs:k,firstByteMs:R,totalMs:N}){const z=[["lookup",p],["connection",
S],["tls",k],["response",R]].map(([ge,ae])=>({name:ge,ms:ae??0})),re={name:"rest",ms:z.reduce((ge,{ms:ae})=>ge-ae,N)};return z.reduce((ge,ae)=>ae.ms>ge.ms?ae:ge,
re)}function wt(p){const S=p.find(({url:R})=>R.startsWith("http://"));if(S===void 0)return[];const k=S.authorization==="withheld";return[(0,l.bz)((0,st.redirectInsecure)(
{url:p[0]?.url??"",to:S.url,exposesToken:k}))]}function Z(p,{certificateDays:S,now:k}){const R=new Map;for(const N of p){const Y=R.get(N.host);(Y===void 0||N.expires<
Y.expires)&&R.set(N.host,N)}return[...R.values()].flatMap(({host:N,expires:Y})=>{const z=(Date.parse(Y)-k)/ot;return z<0||z>=S?[]:[(0,l.bz)((0,ie.tlsExpiresSoon)(
{host:N,days:Math.floor(z),expires:Y}))]})}function le(p,S){const{host:k,attempt:R,earlier:N}=p,[Y]=N;if(Y?.discovery.kind!=="failed"||R.discovery.kind==="faile\
d")return[];const z=Y.discovery.problem.message,re=(0,Re.O)(p),ge=S.releases.filter(Ce=>(0,Re.T)(re,Ce)==="sometimes"),ae=N.length+1;return[(0,l.bz)((0,Qe.hostRecovered)(
{host:(0,f.nx)(k),attempts:ae,failure:z,releases:ge}))]}function Se({credentials:p,attempt:S}){const{discovery:k}=S;return p?.problem?k.kind==="failed"&&k.problem.
code===p.problem.code?[]:[(0,l.bz)(p.problem)]:[]}function je({host:p},S){if(!S.some(({service:R})=>R===h.e$))return[];const{name:k}=(0,f.Sv)(p);return[...k.includes(
".")?[]:[(0,G.hostDotlessModule)({host:p,name:k})],.../(^|\.)xn--/.test(p)?[(0,G.hostIdnModule)({host:p})]:[]].map(R=>(0,l.bz)(R,h.e$))}function Ie({host:p,attempt:S,
credentials:k},R){const N=k?.hasToken===!0,Y=[...R.flatMap(z=>z.kind==="url"&&(0,h.p4)(z.id)&&(0,h.D6)(z.id)?[{url:z.url,service:z.id,isSent:N}]:[]),...S.hops.map(
({url:z,authorization:re})=>({url:z,service:null,isSent:re==="sent"}))].flatMap(({url:z,...re})=>{const ge=xe(z);return ge===null||ge===p?[]:[{...re,host:ge}]});
return[...new Map(Y.toReversed().map(z=>[z.host,z])).values()]}function xe(p){const S=(0,E.Dl)(p),k=S.ok?(0,f.Pm)(S.value):null,R=k===null?null:(0,f.Pv)(k);return R?.
ok?R.value:null}function Ae(p,S,{tokenSources:k,hosts:R}){return Ie(p,S).flatMap(({host:N,service:Y,isSent:z})=>{const re=k.get(N);if(re===void 0)return[];const ge=Y===
null?p.attempt.discovery.kind==="failed":!z,ae=(0,y.credentialsOtherHost)({host:(0,f.nx)(p.host),other:(0,f.nx)(N),source:re,service:Y,isSent:z,isNotice:!ge||R.
has(N)});return[(0,l.bz)(ae,Y)]})}var We=e(2847),Ke=e(793),I=e(794),x=e(9529);const q=/^(?:[a-z0-9-]+\.)+[a-z]{2,}(?::\d+)?(?:\/|$)|^[a-z0-9.-]+:\d+(?:\/|$)/i,ce=p=>q.
test(p)&&!/^[a-z0-9-]+\.json$/i.test(p),ye=p=>p.replace(/[?#].*$/s,""),Me=p=>p.replace(/\/\/[^/?#"\s]*@/g,"//***@").replace(/\?[^"\s]*/g,"?***");function Pe(p){
const S=De(p),{id:k,host:R,value:N}=p,Y={id:k,host:R,url:(0,E.Pl)(p.url)};if(S!==null)return[(0,fe.serviceUrlInvalid)({...Y,why:S})];const z=He(p)?(0,m.ab)(k):[];
return[N===""?(0,fe.serviceUrlEmpty)(Y):null,ce(N)?(0,fe.serviceUrlLooksLikeHost)({...Y,value:ye(N),why:null}):null,Le(N)?(0,fe.serviceUrlRelative)(Y):null,z.length>
0?(0,fe.serviceUrlNoSlash)({...Y,clients:z}):null,p.url.query!==""&&(0,h.p4)(k)?(0,fe.serviceUrlQuery)(Y):null].filter(re=>re!==null)}function De({url:p}){const{
name:S,port:k}=(0,E.cz)(p);return S===""?"no Host in request URL":k===""||Number(k)>0&&Number(k)<=65535?null:`invalid port "${k}"`}const Le=p=>!/^$|^\/|^[a-z][a-z0-9+.-]*:/i.
test(p)&&!ce(p),He=({value:p,url:S})=>p!==""&&!/^$|\/$/.test(S.path),Ge={"client-missing":Ke.loginClientMissing,"client-empty":Ke.loginClientEmpty,"grant-types-\
invalid":Ke.loginGrantTypesInvalid,"grant-types-unsupported":Ke.loginGrantTypesUnsupported,"grant-types-unknown":Ke.loginGrantTypesUnknown,"authz-missing":Ke.loginAuthzMissing,
"token-missing":Ke.loginTokenMissing,"ports-count":Ke.loginPortsCount,"ports-range":Ke.loginPortsRange,"ports-order":Ke.loginPortsOrder,"ports-single":Ke.loginPortsSingle,
"ports-ignored":Ke.loginPortsIgnored,"scopes-invalid":Ke.loginScopesInvalid,"scopes-ignored":Ke.loginScopesIgnored};function ct(p,S,k){const{value:R,flaws:N}=(0,x.
m)(p,S,k),Y={...R,authz:_(R.authz),token:_(R.token)},z=nt(Y,S),re=z.length===0?[]:[Ke.loginUrlPort({host:k,endpoints:z})];return{login:Y,problems:[...N.map(ge=>P(
ge,k)),...re]}}function nt(p,S){const k=(0,E.cz)(S);return k.port===""||k.port==="443"?[]:["authz","token"].flatMap(R=>{const N=p[R],Y=N===null?null:(0,E.Dl)(N);
if(N===null||!Y?.ok||Y.value.scheme!=="https")return[];const z=(0,E.cz)(Y.value);return z.name.toLowerCase()===k.name.toLowerCase()&&z.port===""?[{name:R,url:N,
port:k.port}]:[]})}function P(p,S){return"why"in p?(p.rule==="authz-invalid"?Ke.loginAuthzInvalid:Ke.loginTokenInvalid)({host:S,why:Me(p.why)}):Ge[p.rule]({host:S,
value:p.value})}function _(p){const S=p===null?null:(0,E.Dl)(p);return S?.ok?(0,E.Pl)(S.value):null}function V(p,S,k){const R=ke=>{const{discovery:qe,documentUrl:at,
display:ut}=k;return(0,h.TE)(p,{services:qe.services,documentUrl:at,display:ut,client:ke})},N=se(p,k).map(ke=>({client:ke,lookup:R(ke)})),[Y,...z]=N;if(Y===void 0)
throw new Error("no client is checked");const re=z.filter(({lookup:ke})=>ke.kind!==Y.lookup.kind),ge=ke=>!oe(ke)||R(ke).kind===Y.lookup.kind,ae=re.length===0?(0,m.
SZ)(p).filter(ge):[Y.client],Ce=we(p,Y.lookup,S,ae,k),Ee=re.flatMap(({client:ke,lookup:qe})=>we(p,qe,S,[ke],k).drafts);return{...Ce,drafts:[...Ce.drafts,...Ee]}}
function se(p,{requirements:S,clients:k}){return S.find(({service:R})=>R===p)?.clients??k}const oe=p=>m.Du.some(S=>S===p);function we(p,S,k,R,N){const{documentUrl:Y,
display:z}=N,re=k||(0,h.D6)(p),ge=ae=>re?ae.map(Ce=>(0,l.bz)(Ce,p,k)):[];switch(S.kind){case"url":{const{url:ae,value:Ce}=S,Ee=Pe({id:p,value:Ce,url:ae,host:z}),
ke=re&&!Ee.some(({code:at})=>at==="service-url-invalid"),qe=(0,d.dh)((0,E.Pl)(ae),I.z);return{outcome:{id:p,kind:"url",url:qe},drafts:ge(Ee),urls:ke?[{id:p,endpoint:null,
url:ae,needed:k}]:[]}}case"object":{const{value:ae,leftOut:Ce}=S,{login:Ee,problems:ke}=ct(ae,Y,z),qe=ke.find(({severity:at})=>at==="error");return{outcome:qe?{
id:p,kind:"problem",problem:qe}:{id:p,kind:"login",login:Ee,leftOut:Ce},drafts:ge(ke),urls:_e(Ee,p,k)}}case"bad-id":case"missing":case"version":case"type":case"\
bad-url":{const ae=(0,l.aZ)(Je(p,S,N),R);return{outcome:{id:p,kind:"problem",problem:ae},drafts:ge([ae]),urls:[]}}}}const _e=(p,S,k)=>["authz","token"].flatMap(
R=>{const N=(0,E.Dl)(p[R]??"");return p[R]!==null&&N.ok?[{id:S,endpoint:R,url:N.value,needed:k}]:[]}),Te=(p,{offer:S,display:k,block:R})=>({id:p,host:k,block:R,
...S}),Xe=({services:p,leftOut:S})=>({offered:p.map(({id:k})=>k),leftOut:S,isArtifactory:p.some(({value:k})=>typeof k=="string"&&k.includes("/artifactory/"))});
function Je(p,S,k){const R={...Te(p,k),why:S.why};switch(S.kind){case"missing":return(0,We.serviceMissing)(R);case"bad-id":case"version":return(0,We.serviceVersion)(
{...R,isReadable:S.kind==="version"});case"type":{const{value:N}=S;return p===h.S3?(0,Ke.loginType)({...R,value:N}):(0,We.serviceType)({...R,value:N})}case"bad-\
url":{const N=Me(S.why);return ce(S.value)?(0,fe.serviceUrlLooksLikeHost)({...R,value:ye(S.value),why:N}):S.reason==="user-info"?(0,fe.serviceUrlCredentials)(R):
(0,fe.serviceUrlInvalid)({...R,url:null,why:N})}}}const rt=200,ft=10;function vt(p){const{visit:S,requirements:k,clients:R,block:N,kind:Y}=p,{discovery:z}=S.attempt,
re=(0,f.nx)(S.host);if(z.kind==="failed"||z.kind==="skipped")return{services:[],leftOut:0,drafts:[]};const ge=k.map(({service:Ee})=>Ee);if(z.kind==="absent")return{
services:[],leftOut:0,drafts:[bt(z,re,ge)]};const ae=(0,E.Dl)(z.url);if(!ae.ok)throw new Error(`${z.url} was requested but is no URL`);const Ce={visit:S,discovery:z,
offer:Xe(z),documentUrl:ae.value,display:re,clients:R,requirements:k,block:N,base:{hostname:S.host,host:re,hasToken:S.credentials?.hasToken===!0,kind:Y}};return gt(
Ce,ge)}function gt(p,S){const{discovery:k,clients:R}=p,N=S.filter(ke=>ke!=="any"),Y=k.services.map(({id:ke})=>ke).filter(ke=>!N.includes(ke)&&m.Du.some(qe=>(0,h.
oe)(ke,qe).ok)).slice(0,rt),z=N.map(ke=>V(ke,!0,p)),re=({outcome:ke,drafts:qe,urls:at})=>ke.kind!=="problem"&&!at.some(({endpoint:ut,url:yt})=>ut===null&&$e(yt,
p.base))&&!qe.some(ut=>(0,l.ER)(ut)&&R.some(yt=>ut.problem.affects.includes(yt))),ge=Y.map(ke=>V(ke,!0,p)),ae=!S.includes("any")||[...z,...ge].some(re),Ce=[...z,
...ae?Y.map(ke=>V(ke,!1,p)):St(ge)],Ee=S.includes("any")&&Ce.length===0?[(0,l.bz)((0,We.serviceMissing)({...Te("any",p),why:""}))]:[];return{services:Ce.map(({outcome:ke})=>ke),
leftOut:k.leftOut,drafts:[...Ce.flatMap(({drafts:ke})=>ke),...ve(Ce.flatMap(({urls:ke})=>ke),p.base),...Ee]}}function St(p){let S=ft;return p.map(k=>(0,h.D6)(k.
outcome.id)||k.drafts.length===0?k:(S-=1,S>=0?k:{...k,drafts:[]}))}function bt({why:p,url:S},k,R){const N=(0,E.Dl)(S),Y=N.ok?(0,E.Pl)(N.value):k,z=R.filter(Ce=>Ce!==
"any"),ge=[...new Set(z.map(Ce=>Ce.split(".")[0]??Ce))].map(h.Tz),ae=z.length===1?z[0]??null:null;return(0,l.bz)((0,dt.documentAbsent)({host:k,url:Y,why:p,required:z,
clientErrors:ge}),ae)}function Nt(p,S,k){const{visit:R,requirements:N,isNew:Y}=p,{host:z}=R,re=S.dialect.clients.filter(lt=>N.some(At=>At.clients.includes(lt))),
ge=Pt(z,N),ae=be(R,re),Ce=ae.map(lt=>Kt(R,lt,N,S,ge)),Ee=Ce[0]?.services??[],qe=ae.some(({forced:lt})=>lt===null)?[...$(R,ge,k),...Ae(R,Ee,k)]:[],at=[...Ce.flatMap(
lt=>lt.drafts),...qe],ut=_t(at,p,S),yt=ut.filter(({problem:lt})=>!(0,l.pi)(lt,z,S.ignore)),ht=(0,l.HJ)(N),Tt=lt=>(0,l.hD)({...lt,problem:(0,M.pj)(lt.problem,ge)},
re,{host:z,...ht(lt.services),..."places"in lt?(0,l.Mm)(lt.places):{},isHostNew:Y}),{own:kt=[],ofFiles:Rt=[]}=Object.groupBy(yt,lt=>"places"in lt&&(0,l.l$)(lt)?
"ofFiles":"own");return{verdict:{visit:R,requirements:N,services:Ee,servicesLeftOut:Ce[0]?.leftOut??0,servicesFrom:ae[0]?.forced?.place??null,findings:kt.map(Tt).
sort(l.Np),clients:zt(kt),isNew:Y},ofFiles:Rt.map(Tt),ignored:ut.length-yt.length}}function _t(p,S,k){const{visit:R,requirements:N,predicted:Y,requests:z}=S,re=R.
attempt.certificates,ge=Bt(R.host,N);return[...p,...Y,...tt({host:R.host,known:re},z,k),...je(R,N)].map(ae=>({...ae,needed:ae.needed&&(0,l.ld)(ae,S,k),problem:(0,l.
aZ)(ae.problem,ge)}))}function Bt(p,S){return S.every(({isImplied:R})=>R)?[...S.flatMap(({clients:R})=>R),...(0,m.Yr)(p)]:m.zK}function Kt(p,S,k,R,N){const{clients:Y,
forced:z}=S,re=z===null?null:`${z.place.file}:${z.place.line}`,ge=z===null?ne(p,R.resolve):"loopback",{services:ae,leftOut:Ce,drafts:Ee}=vt({visit:S.visit,requirements:k,
clients:Y,block:re,kind:ge}),ke=z===null?N:{...N,role:"operator"},qe=R.dialect.releases.filter(({client:ht})=>Y.includes(ht)),at=[...Ne(p,S),...Be(S.visit,{...R,
clients:Y,releases:qe}),...Ee,...z===null?v(p.host,ae,k,R):[]],ut=p.forced.map(({client:ht})=>ht),yt=z===null?m.zK.filter(ht=>!ut.includes(ht)):S.clients;return{
services:ae.map(ht=>ht.kind==="problem"?{...ht,problem:(0,M.pj)(ht.problem,ke)}:ht),leftOut:Ce,drafts:at.map(ht=>({...ht,problem:(0,M.pj)((0,l.aZ)(ht.problem,yt),
ke)}))}}function zt(p){const S=R=>{const N=p.filter(({problem:Y})=>Y.affects.includes(R)&&Y.usualSeverity!=="notice");return N.some(l.ER)?"fails":N.length>0?"wa\
rns":"works"},k=m.zK.map(R=>[R,S(R)]);return Object.fromEntries(k)}function Pt(p,S){const k=S.some(({because:N})=>N.includes("hostnames input"));return{role:(0,he.
V)(p)!==null?"guest":k?"operator":"user",host:(0,f.nx)(p)}}function Wt(p,S,k){const R=new Set(p.notes.flatMap(({problem:ae,place:Ce})=>ae.code==="file-syntax"?Ce.
file:[])),N=[...p.complaints.map(({problem:ae,place:Ce})=>Mt((0,l.bz)(ae),Ce,k)),...ee(p.tokenHosts,S).map(ae=>Mt(ae,null,k)),...p.isEmpty?[Xt(k)]:[]],Y=Ft([...p.
notes.map(ae=>Ht(ae,R,k)),...i(p.usages,k).map(({problem:ae,clients:Ce,place:Ee,host:ke})=>{const qe=(0,l.bz)((0,l.aZ)(ae,Ce));return{host:ke,finding:{...Mt(qe,
Ee,k),host:ke}}}),...p.others.map(ae=>({host:ae.host,finding:Yt(ae,k)})),...N.map(ae=>({host:null,finding:ae}))]),z=Y.filter(({host:ae,finding:Ce})=>!(0,l.pi)(Ce.
problem,ae,k.ignore)),re=({exclude:ae})=>+(ae!==void 0),ge=z.map(({finding:ae})=>ae).sort((ae,Ce)=>(0,l.Np)(ae,Ce)||re(ae)-re(Ce));return{files:ge,ignored:Y.length-
ge.length}}function Ft(p){return[...Map.groupBy(p,({host:k,finding:R})=>{const{problem:N,severity:Y,affects:z,places:re,exclude:ge}=R,{code:ae,message:Ce,help:Ee}=N;
return re.length===0?p:JSON.stringify([k,ae,Y,Ce,Ee,z,ge===void 0])})].flatMap(([k,R])=>{const[N]=R;if(k===p||N===void 0||R.length===1)return R;const Y=R.flatMap(
({finding:ge})=>ge.places),z=new Set(R.flatMap(({finding:ge})=>ge.exclude??[])),re=z.size===0?{}:{exclude:[...z]};return[{...N,finding:{...N.finding,places:Y,...re}}]})}
function Ht(p,S,k){const{problem:R,place:N,host:Y,isPlaceholder:z}=p,re=p.aside??N.file;if(R.code==="file-limit"&&k.allowedHosts.length>0){const ke={...R,message:(0,d.
Fn)(R.message)};return{host:Y,finding:{...Dt(p,ke,k),severity:"error"}}}const ge=z||S.has(N.file),ae=R.severity==="error"&&(ge||(0,t.Zl)(re)),Ce=ae?{...R,severity:"\
warning"}:R,Ee=Dt(p,Ce,k);return!ae&&!(0,t.Zl)(re)?{host:Y,finding:Ee}:{host:Y,finding:{...Ee,exclude:[(0,t.n7)(re)]}}}const Gt={error:"warning",warning:"notice",
notice:"notice"};function Dt({place:p,others:S=[],clients:k},R,N){const{dialect:Y}=N,re=Y.isGuess&&m.Du.some(ae=>!k.includes(ae))?Gt[R.severity]:R.severity,ge=Mt(
(0,l.bz)({...(0,l.aZ)(R,k),severity:re}),p,N);return{...ge,places:[...ge.places,...S]}}function Xt(p){const{scan:S,hostnames:k}=p,R=(0,u.nothingToCheck)({scan:S,
hasHostnames:k.length>0});return{...Mt((0,l.bz)(R),null,p),severity:R.severity}}function Yt({host:p,places:S,...k},R){const N=(0,M.pj)(k.problem,Pt(p,[]));return{
...Mt({...k,problem:N},null,R),host:p,places:S}}const Mt=(p,S,{dialect:k})=>(0,l.hD)(p,k.clients,{host:null,service:null,places:S===null?[]:[S],isHostNew:!1}),Vt={
drafts:[],notes:[],roots:[],requests:[],answering:new Set};function Jt(p,S){const{requirements:k,visits:R,usages:N,tokenVariables:Y}=p,z=Map.groupBy(k,({host:Ze})=>Ze),
re=R.map(({host:Ze})=>Ze),{isFork:ge,depth:ae}=S,{tokenSources:Ce}=p,Ee={usages:N,tokenVariables:Y,tokenSources:Ce,hosts:new Set(re),isFork:ge,depth:ae},ke=Map.
groupBy(p.predicted.drafts,({host:Ze})=>Ze),qe=Map.groupBy(p.predicted.requests,({host:Ze})=>Ze),at=R.map(Ze=>{const Ot=p.newHosts.has(Ze.host),It={visit:Ze,requirements:z.
get(Ze.host)??[],predicted:ke.get(Ze.host)??[],requests:qe.get(Ze.host)??[],answering:p.predicted.answering,isNew:Ot};return Nt(It,S,Ee)}),ut=at.map(({verdict:Ze})=>Ze),
yt=ut.flatMap(({visit:Ze,services:Ot})=>Ie(Ze,Ot)),ht=[...re,...yt.map(({host:Ze})=>Ze),...qe.keys()],Tt=new Set(re),kt=Array.from(qe,([Ze,Ot])=>tt({host:Ze,known:[]},
Ot,S).map(It=>({...It,host:Ze,places:[]}))),Rt=[...p.predicted.drafts,...kt.flat()].filter(({host:Ze})=>!Tt.has(Ze)),Lt=[...p.notes,...p.predicted.notes],lt=Wt(
{...p,notes:Lt,others:Rt},ht,S),At=[...at.flatMap(({ofFiles:Ze})=>Ze),...lt.files].sort(l.Np),xt=[...ut.flatMap(Ze=>Ze.findings),...At].sort(l.Np),{stopped:jt}=p,
tn=en(lt.files);return{passed:jt===null&&!xt.some(({severity:Ze})=>Ut(Ze,S.failOn)),stopped:jt,hosts:ut,files:At,findings:xt,ignored:at.reduce((Ze,Ot)=>Ze+Ot.ignored,
lt.ignored),roots:p.predicted.roots.map(Ze=>Zt(Ze,S,tn))}}function Zt({rows:p,...S},{ignore:k},R){const N=({drafts:Y,decidedAt:z})=>Y.length>0?Y.filter(({problem:re,
host:ge})=>!(0,l.pi)(re,ge,k)).map(re=>({...re,severity:(0,l.xJ)(re,S.clients)})):z.flatMap(re=>R.get(Ct(re))??[]);return{...S,rows:p.map(Y=>{const{drafts:z,decidedAt:re,
...ge}=Y,Ce=z.length>0||Object.values(ge.chosen).includes(null)?N(Y).toSorted(l.Np):[],Ee=new Map(Ce.map(({problem:ke})=>[ke.code,Qt(ke)]));return{...ge,worst:Ce[0]?.
severity??null,problems:[...Ee.values()]}})}}const Qt=({code:p,title:S,usualSeverity:k})=>({code:p,title:S,usualSeverity:k}),Ct=({file:p,line:S})=>`${p}:${S}`,qt=/^(?:constraint|lock)-/,
en=p=>{const S=new Map;for(const k of p.filter(({problem:R})=>qt.test(R.code)))for(const R of k.places){const N=typeof R=="string"?R:Ct(R),Y=S.get(N);Y===void 0?
S.set(N,[k]):Y.push(k)}return S},Ut=(p,S)=>p==="error"?S!=="never":p==="warning"&&S==="warning"}),4e3:((Oe,B,e)=>{e.d(B,{Af:()=>g,B9:()=>s,Cw:()=>D,Fn:()=>A,NM:()=>n,
Vb:()=>c,Wt:()=>r,XT:()=>E,YA:()=>y,_r:()=>v,dh:()=>m,eZ:()=>h,go:()=>f,mP:()=>l,qZ:()=>i,zd:()=>T});var d=e(4714),u=e(7715),t=e(9562);const M=300;function m(o,O=M){
return o.length<=O?o:`${(0,d.o)(o,O)}\u2026`}function E(o,O,$=0){const C=o.slice(0,O).map(w=>m(w)),b=o.length-C.length+$;return C.join(", ")+(b>0?` and ${b} mor\
e`:"")}const T=o=>`the clients print "${o}"`;function f(o){return o===null?"null":Array.isArray(o)?"an array":typeof o=="object"?"an object":`a ${typeof o}`}function l(o){
if(o.kind==="error")return`cannot be read: ${o.code}`;const{bytes:O,maxBytes:$}=o;return`has ${O} bytes and is not read; the limit is ${$/1024/1024} MiB`}const a={
[t.e$]:"correct the host in the source address, or remove it for a module of the public registry (NAMESPACE/NAME/SYSTEM)",[t.xq]:"correct the host in `source`, \
or add the `source` that a child module lacks; a provider of the public registry has no host (NAMESPACE/TYPE), and one that is installed by hand needs a filesys\
tem mirror"};function r(o){return o.flatMap($=>a[$]??[])[0]??"correct the host in `source` or `hostname`, or add the `source` that a child module lacks"}const s=o=>`\
wait and run the check again; see ${(0,u.V)(o)??"its status page"}, and consider a network mirror for providers`,i=o=>`use another network, a proxy (HTTPS_PROXY\
) or a network mirror: ${o} serves its discovery document to everyone, so the registry, a proxy or a firewall blocks this network, for example by country`;function n(o,O,$){
if(o===null)return $;const C=o.title===""?"":` ("${o.title}")`,b=$.guest??i(O);switch(o.kind){case"sign-in":return{operator:"allow unauthenticated requests to /\
.well-known/terraform.json",guest:b,because:`the host returned a sign-in page${C}`};case"captive-portal":return`a proxy or captive portal returned an HTML page${C}\
: allow this machine to reach the host`;case"other":{const w=$.user??`check that ${O} is a registry, and ${r([])}`;return{...$,user:w,guest:b,because:`the host \
returned an HTML page${C}`}}}}const v=({url:o,status:O,reason:$})=>`${o} returned ${`${O} ${m($)}`.trim()}`,y=o=>`${Math.round(o/100)/10} s`,g=o=>o.map(({name:O,
attemptMs:$,retries:C})=>{const b=Number.isFinite($)?y($):"without a limit",w=C===0?"":` in each of ${C+1} attempts`,U=O.includes(" and ")?"wait":"waits";return`${O}\
 ${U} ${b}${w}`}).join(", "),h=o=>o.map(({name:O})=>O).join(" and ");function D(o){switch(o.kind){case"deadline":return`the check reached its deadline of ${y(o.
ms)}`;case"signal":return`the check was interrupted by ${o.signal}`;case"crash":return"tf-disco crashed"}}const A=o=>`${o}; it may use hosts that are not in \`al\
lowed-hosts\``,c=({kind:o,address:O,version:$})=>`${o} ${O} ${m($,40)}`}),6897:((Oe,B,e)=>{e.d(B,{n:()=>u,x:()=>t});const d=100;async function u(M,m,E){let T=performance.
now();for(;;){const f=M.next(m.why!==null);if(f.done)return f.value;performance.now()-T<d||(E(f.value),await t(),T=performance.now())}}const t=()=>new Promise(M=>setImmediate(
M))}),7531:((Oe,B,e)=>{e.d(B,{T:()=>E,b:()=>M});var d=e(3307),u=e(8947),t=e(2168);const M=1024*1024,m={keeps:()=>!0,read:(l,a,{start:r,end:s})=>({value:(0,d.IL)(
a.slice(r,s))})};function E(l,a=m){const r=(0,u._6)(l),s=new f(r,a),i=(0,d.Ey)(r,s.add);if(i!==null){const v=(0,t.Q)(r);return v===null?{kind:"not-json",...i}:{
kind:"not-json",why:`it ${v.what}`,advice:v.advice}}const n=/[^\t\n\r ]/.exec(r)?.[0];return n==="{"?{kind:"object",...s.read()}:n==="n"?{kind:"null"}:{kind:"no\
t-object",why:`found ${T(n)}`}}function T(l){switch(l){case"[":return"an array";case'"':return"a string";case"t":case"f":return"a boolean";default:return"a numb\
er"}}class f{#e;#t;#s;#n=new Map;#o=0;constructor(a,r){this.#e=a,this.#t=r,this.#s=a.includes("\\")}add=(a,r,s,i)=>{if(i===0)return;const n=this.#e.slice(s,i),v=this.#s?
(0,d.I)(n):n.slice(1,-1),y=this.#n.get(v);y!==void 0?y.range={start:a,end:r}:this.#t.keeps(v,r-a)?this.#n.set(v,{id:(0,d.I)(n),range:{start:a,end:r}}):this.#o+=
1};read(){return{services:Array.from(this.#n.values(),({id:r,range:s})=>({id:r,...this.#t.read(r,this.#e,s)})),leftOut:this.#o}}}}),2168:((Oe,B,e)=>{e.d(B,{Q:()=>u});
const d=[[/^[\t\n\r ]*$/,"is empty",null],[/^\ufeff/,"starts with a byte order mark","save it as UTF-8 without a byte order mark"],[/^(?:\ufffd\ufffd|\0\{|\{\0)/,
"is UTF-16 or binary data","save it as UTF-8"],[new RegExp("^\\p{Cc}\\ufffd","u"),"is gzip or other binary data","serve it with Content-Encoding: gzip, or uncom\
pressed"],[/^\s*</,"is HTML or XML",null]];function u(t){const M=d.find(([m])=>m.test(t));return M===void 0?null:{what:M[1],advice:M[2]}}}),794:((Oe,B,e)=>{e.d(
B,{m:()=>m,z:()=>u});var d=e(4714);const u=2048,t=/%(?![0-9A-Fa-f]{2})/,M=/[^ -~\u0080-\uffff]/;function m(f){if(f.length<=u)return f;const[l,a]=T(f,"#"),[r,s]=T(
l,"?");return[E(r),s&&(0,d.o)(s,u),M.test(l)?"\x7F":"",a&&(t.test(a)?"#%":"#")].join("")}function E(f){const l=(0,d.o)(f,u);if(l===f)return f;const a=t.test(f)?
"%":"",r=f.includes("//",u-1)?"//":"",s=/\/\.{0,2}$/.exec(f.slice(-3))?.[0]??"";return`${l.replace(/%.?$/,"")}${r}~${a}${s}`}function T(f,l){const a=f.indexOf(l);
return a<0?[f,""]:[f.slice(0,a),f.slice(a)]}}),4714:((Oe,B,e)=>{e.d(B,{o:()=>t,w:()=>M});var d=e(3307);const u=2048,t=(m,E=u)=>m.length<=E?m:structuredClone(m.slice(
0,E).toWellFormed());function M(m){if(m.length<=u)return(0,d.IL)(m);switch(m[0]){case'"':return t((0,d.I)(m));case"[":return[];case"{":return{};default:return(0,d.
IL)(m)}}}),5195:((Oe,B,e)=>{e.d(B,{Sz:()=>D,Zu:()=>g,uo:()=>A});var d=e(6181);function u(...c){let o;const O=()=>c.map(t);return()=>o??=O()}function t(c){const[
o="",O]=c.split("/"),$=(0,d.r5)(o);if($===null)throw new Error(`${o} is no address`);return{prefix:$,bits:O===void 0?$.length*8:Number(O)}}const M=({prefix:c,bits:o},O)=>c.
length===O.length&&c.every(($,C)=>{const b=Math.min(Math.max(8*(C+1)-o,0),8);return $>>b===(O[C]??0)>>b}),m=u("169.254.169.254","169.254.170.2","169.254.170.23",
"100.100.100.200","192.0.0.192","168.63.129.16","169.254.0.23","169.254.42.42","fd00:ec2::254","fd00:ec2::23","fd20:ce::254","fd00:c1::a9fe:a9fe","fd00:42::42",
"fd00:a9fe:a9fe::1","fe80::a9fe:a9fe"),E=u("127.0.0.0/8","0.0.0.0","::1","::"),T=u("10.0.0.0/8","100.64.0.0/10","169.254.0.0/16","172.16.0.0/12","192.168.0.0/16",
"198.18.0.0/15","64:ff9b:1::/48","fc00::/7","fe80::/10","fec0::/10"),f=u("0.0.0.0/8","192.0.0.0/24","192.0.2.0/24","192.88.99.0/24","198.51.100.0/24","203.0.113\
.0/24","224.0.0.0/3","2001::/23","2001:db8::/32","2002::/16","3fff::/20"),l=u("0.0.0.0/0","2000::/3"),a=u("::ffff:0:0/96","::ffff:0:0:0/96","::/96","64:ff9b::/9\
6"),r=(c,o)=>c().some(O=>M(O,o)),s=[12,13,14,15],i=(c,...o)=>{const O=u(c);return{isIn:$=>r(O,$),at:o,mask:0}},n=[i("2002::/16",[2,3,4,5]),i("2001::/32",[4,5,6,
7]),{...i("2001::/32",s),mask:255},i("64:ff9b:1::/48",[6,7,9,10],[7,9,10,11],[9,10,11,12],s),{isIn:c=>/^[02],0,94,254$/.test(c.slice(8,12).join()),at:[s],mask:0}],
v=c=>n.filter(o=>o.isIn(c)).flatMap(({at:o,mask:O})=>o.map($=>$.map(C=>(c[C]??0)^O)));function y(c){return r(E,c)?"loopback":r(a,c)?y(c.slice(12)):[c,...v(c)].some(
o=>r(m,o))?"metadata":r(T,c)?"private":r(f,c)||!r(l,c)?"reserved":"public"}function g(c){const o=(0,d.r5)(c);return o===null?"public":y(o)}const h=/^[^.]*$|\.(?:corp|home|home\.arpa|internal|intranet|lan|local|localdomain|private|test)$/;
function D(c){const o=c.replace(/\.$/,"");if(/(^|\.)localhost(\.localdomain)?$/.test(o))return"loopback";const O=(0,d.r5)(o)??(0,d.RY)(o);return O===null?"publi\
c":y(O)}function A(c){const o=D(c);return o!=="public"||c.includes(":")?o:h.test(c.replace(/\.$/,""))?"private":"public"}}),7715:((Oe,B,e)=>{e.d(B,{V:()=>u});const d=new Map(
[["registry.terraform.io","https://status.hashicorp.com"],["app.terraform.io","https://status.hashicorp.com"],["app.eu.terraform.io","https://status.hashicorp.c\
om"],["registry.opentofu.org","https://status.opentofu.org"],["gitlab.com","https://status.gitlab.com"]]),u=t=>d.get(t)??null}),9664:((Oe,B,e)=>{e.d(B,{Gz:()=>u,
LA:()=>m,jt:()=>t,un:()=>M});var d=e(3916);const u=(E,T)=>E===""?T:`${E}/${T}`,t=E=>E.slice(0,Math.max(0,E.lastIndexOf("/")));function M(E,T){const f=(0,d.join)(
E,T).replace(/\/$/,"");return f==="."?"":f}const m=E=>/(^|\/|_)override\.(tf|tofu)(\.json)?$/.test(E)}),9529:((Oe,B,e)=>{e.d(B,{l:()=>M,m:()=>E});var d=e(4283),
u=e(8999);const t=[1024,65535],M=["authz_code","password"],m="app.terraform.io";function E(y,g,h){const D=a(T(y,"client")),A=r(T(y,"grant_types"),h),c=(...w)=>w.
some(U=>A.value.includes(U)),o=(w,U)=>s(T(y,w),w,U,g),O=o("authz",c("authz_code")),$=o("token",c("authz_code","password")),C=i(T(y,"ports")),b=v(T(y,"scopes"));
return{value:{client:D.value,grantTypes:A.value,authz:O.value,token:$.value,ports:C.value,scopes:b.value},flaws:[D,A,O,$,C,b].flatMap(w=>w.flaws)}}const T=(y,g)=>Object.
hasOwn(y,g)?y[g]:void 0,f=(y,g,h)=>({value:y,flaws:[{rule:g,value:h}]}),l=y=>({value:y,flaws:[]});function a(y){return typeof y!="string"?f("","client-missing",
y):y===""?f(y,"client-empty",y):l(y)}function r(y,g){if(y===void 0)return l(["authz_code"]);if(!Array.isArray(y))return f([],"grant-types-invalid",y);const h=[...new Set(
y.filter(c=>typeof c=="string"))];return h.includes("authz_code")||h.includes("password")&&g===m?h.every(c=>M.includes(c))?l(h):f(h,"grant-types-unknown",y):f(h,
"grant-types-unsupported",y)}function s(y,g,h,D){if(typeof y!="string")return h?f(null,`${g}-missing`,y):l(null);const A=(0,u.v)(D,y);if(A.ok&&(0,d.cz)(A.value).
name!=="")return l((0,d.jr)(A.value));const o=`failed to parse ${g==="authz"?"authorization":"token"} URL: ${A.ok?"no Host in request URL":A.why}`;return{value:null,
flaws:[{rule:`${g}-invalid`,why:o}]}}function i(y){if(y===void 0)return l(t);if(!Array.isArray(y))return f(t,"ports-ignored",y);if(y.length!==2)return f(t,"port\
s-count",y);const[g,h]=y;return!n(g)||!n(h)?f(t,"ports-range",y):g>h?f(t,"ports-order",y):g===h?f([g,h],"ports-single",y):l([g,h])}const n=y=>typeof y=="number"&&
Number.isInteger(y)&&y>=t[0]&&y<=t[1];function v(y){if(y===void 0)return l([]);if(!Array.isArray(y))return f([],"scopes-ignored",y);const g=y.filter(h=>typeof h==
"string");return g.length===y.length?l(g):f(g,"scopes-invalid",y)}}),241:((Oe,B,e)=>{e.d(B,{B:()=>M});var d=e(1831);const u=/^TFE?[_-]?TOKENS?[_-]?(?=.)/i,t="TF\
_TOKEN_";function M(a,r,s){const[i]=(0,d.fK)(r);return i===void 0?[]:a.flatMap(n=>{const v=(0,d.$k)(n);if(v!==null&&s.has(v))return[];const y=m(n,v,r);return y===
null?[]:[{variable:n,why:y,write:i,isParent:E(v,r)}]})}function m(a,r,s){const i=u.exec(a)?.[0];if(i===void 0)return null;const n=a.slice(i.length);return r!==null&&
E(r,s)?`it is for ${(0,d.nx)(r)} only: the clients do not use the tokens of parent domains`:f(s).some(v=>v===T(n))?i!==t?`it begins with ${i}, and the clients r\
ead only ${t}`:r===null?"the clients cannot read a hostname from it and ignore it":`the clients read it for ${(0,d.nx)(r)}${l(n,s)}`:null}const E=(a,r)=>a!==null&&
(0,d.Sv)(r).name.endsWith(`.${(0,d.Sv)(a).name}`),T=a=>a.normalize("NFC").toLowerCase().replace(/[^\p{L}\p{N}]+/gu,"_").replace(/^_|_$/g,"");function f(a){const{
name:r}=(0,d.Sv)(a);return[...new Set([a,r,(0,d.nx)(a)].map(T))]}function l(a,r){const{name:s,port:i}=(0,d.Sv)(r);return i!==443&&!a.includes(":")?"; a port fol\
lows a colon":s.includes("-")&&!a.includes("-")?"; a hyphen is written as two underscores":""}}),2796:((Oe,B,e)=>{e.d(B,{Wi:()=>g,cZ:()=>E,cr:()=>A,sC:()=>h});var d=e(
2886),u=e(1064),t=e(1831),M=e(8884);const m=3;function E(c){return[...Map.groupBy(c,f).values()].flatMap(o=>{const O=[...Map.groupBy(o,l).values()];return O.length>
m?[o]:O}).flatMap(o=>a(o)??[]).toSorted((o,O)=>(0,d.Np)(o,O)||T(o)-T(O)||O.hosts.length-o.hosts.length)}function T({code:c,affects:o}){return c==="host-not-chec\
ked"?2:o.length===0||u.Du.some(O=>o.includes(O))?0:1}const f=({severity:c,problem:o,affects:O,exclude:$})=>JSON.stringify([c,o.code,O,$===void 0]),l=c=>c.exclude===
void 0?v(c.problem.help??"",c):"";function a(c){const[o]=c;if(o===void 0)return null;const O=[...new Set(c.flatMap(({host:fe})=>fe??[]))],{code:$,title:C,help:b,
message:w}=o.problem,U=(fe,te)=>O.length>1?v(fe,te):fe,X=U(w,o),me=c.every(fe=>U(fe.problem.message,fe)===X),ee=U(b??"",o),he=c.every(fe=>U(fe.problem.help??"",
fe)===ee);return{severity:o.severity,code:$,title:C,affects:o.affects,findings:c,hosts:O,message:me?X:null,help:ee!==""&&he?n(ee,c):null}}const r=/\bTF_TOKEN_\w+/g,
s="TF_TOKEN_HOST",i=5;function n(c,o){if(!c.includes(s))return c;const O=new Set(o.flatMap(({problem:$})=>$.help?.match(r)??[]));return O.size<=i?`${c}; ${s} is\
 ${[...O].join(" or ")}`:`${c}; in ${s}, write each dot of the host as an underscore and each hyphen as two`}function v(c,{host:o}){return o===null||c===""?c:[...new Set(
[o,(0,t.nx)(o)])].reduce((O,$)=>O.replaceAll($,y),c).replace(r,s).replaceAll(/\bhost the host/g,"the host")}function y(c,o,O){const[$=" ",C=" "]=[O[o-1],O[o+c.length]];
return/[\s("]/.test($)&&/[\s,;.:)"]/.test(C)?"the host":"HOST"}const g=3,h=c=>E(c).flatMap(o=>A(o).slice(0,g).flatMap(([,O])=>O.values().flatMap(D).take(1).toArray())),
D=c=>{const o=(0,M.Xd)(c);return o===null?[]:[o]},A=({message:c,findings:o})=>c===null?[...Map.groupBy(o,({problem:O})=>O.message)]:[[c,o]]}),1505:((Oe,B,e)=>{e.
d(B,{G_:()=>r,Yj:()=>a,Zc:()=>f,o7:()=>l,se:()=>T,tN:()=>M});var d=e(7574),u=e(4120),t=e(8884);const M=120,m=20,E=6;function T({requirements:g},{dialect:h},D){return{
label:"required",texts:(0,u.UV)(g,m,({service:c,clients:o,because:O})=>{const $=c==="any"?(0,u.DO)(c):D.value((0,u.DO)(c),M),b=h.clients.every(w=>o.includes(w))?
"":` for ${(0,u.wO)(o)}`;return`${$}${b} (${(0,t.Yx)(O,D.because)})`})}}function f({visit:g},h){const{timing:D,discovery:A}=g.attempt,c=A.kind==="failed"?A.excerpt:
null,o=(0,d.I$)(D).map(([b,w])=>`${b} ${(0,d.kJ)(w)}`),O=g.earlier.map(b=>{const{kind:w}=b.discovery;return`${w==="failed"?b.discovery.problem.code:w} after ${(0,d.
kJ)(b.timing.totalMs)}`}),$=c===null?[]:[h.value(c.replace(/\s+/gu," ").trim())],C=g.credentials?.hasToken?[h.prose(g.credentials.source)]:[];return[{label:"bod\
y",texts:$},{label:"timing",texts:[o.join(", ")]},{label:"retried",texts:O},{label:"token from",texts:C}]}const l=(g,h)=>[{label:"credentials",texts:v(g)?n(g.visit.
looks,h.prose):[]},{label:"host block",texts:y(g.visit).map(D=>h.prose(D))}];function a({visit:g,services:h,servicesLeftOut:D,servicesFrom:A},c){const o=h.map(({
id:$})=>c.value($,M)),O=A===null?(0,d.kJ)(g.attempt.timing.totalMs):`host block at ${c.because(A)}`;return`${o.length===0?"no services":(0,u.K4)(o,E,D)} (${O})`}
function r(g){return[...Map.groupBy(g,D=>JSON.stringify(D.looks.map(i))).values()].map(D=>({clients:D.map(({client:A})=>A),looks:D[0]?.looks.map(i)??[]}))}const s={
nothing:"no entry","a token":"a token","an empty token":"an empty token","no token":"an entry without a token","not asked":"not run","not read":"turned off"},i=({
source:g,held:h,counts:D})=>({source:g,held:`${s[h]}${D?h==="no token"?" (ends the search)":" (used)":""}`});function n(g,h){const D=r(g);return D.flatMap(({clients:A,
looks:c})=>c.map(({source:o,held:O})=>`${D.length>1?`${(0,u.wO)(A)}: `:""}${h(o)}: ${O}`))}const v=({findings:g})=>g.some(({problem:{code:h}})=>/^credentials-|^document-unauthorized$/.
test(h));function y({forced:g}){return[...Map.groupBy(g,({place:D})=>(0,t.eo)(D))].map(([D,A])=>`${D}, for ${(0,u.wO)(A.map(({client:c})=>c))}`)}}),7574:((Oe,B,e)=>{
e.d(B,{I$:()=>m,QN:()=>f,kJ:()=>t,nO:()=>l,tY:()=>M,u8:()=>T});var d=e(4120);const u=864e5;function t(a){const r=Math.round(a);if(r<1e3)return`${r} ms`;if(r<59950)
return`${(r/1e3).toFixed(1)} s`;const s=Math.round(r/1e3);return`${Math.floor(s/60)} min ${s%60} s`}function M(a){return a<1e3?`${a} B`:a<999950?`${(a/1e3).toFixed(
1)} kB`:`${(a/1e6).toFixed(1)} MB`}function m(a){return[["DNS",a.lookupMs],["connect",a.connectMs],["TLS",a.tlsMs],["first byte",a.firstByteMs],["total",a.totalMs]].
flatMap(([s,i])=>i===null?[]:[[s,i]])}const E=6e4;function T(a,r){const s=Date.parse(r)-Date.parse(a);if(!(s>=E))return"less than a minute";const i=Math.floor(s/
E),n=[{count:Math.floor(i/1440),unit:i>=2880?"days":"day"},{count:Math.floor(i%1440/60),unit:"h"},{count:i%60,unit:"min"}],v=n.findIndex(({count:y})=>y>0);return n.
slice(v,v+2).filter(({count:y})=>y>0).map(({count:y,unit:g})=>`${y} ${g}`).join(" ")}const f=a=>`${a.slice(0,16).replace("T"," ")} UTC`;function l(a,r){const s=(Date.
parse(a)-Date.parse(r))/u;if(Number.isNaN(s))return a;const i=(0,d.px)(Math.floor(Math.abs(s)),"day"),n=Math.abs(s)<1,v=n?"within the last day":`${i} ago`,y=n?"\
in less than a day":`in ${i}`;return`${a.slice(0,10)} (${s<0?v:y})`}}),4120:((Oe,B,e)=>{e.d(B,{DO:()=>s,Iu:()=>M,K4:()=>m,Ku:()=>E,QI:()=>r,Rk:()=>i,SY:()=>f,UV:()=>T,
dy:()=>u,od:()=>l,px:()=>t,wO:()=>a});var d=e(1064);const u="new in this pull request",t=(n,v)=>`${n} ${v}${n===1?"":"s"}`,M=n=>n.replace(/^./u,v=>v.toUpperCase());
function m(n,v,y=0){const g=n.slice(0,v),h=n.length-g.length+y;return`${g.join(", ")}${h>0?` and ${h} more`:""}`}const E=(n,v)=>n.length<=2*v?n:n.slice(0,v);function T(n,v,y,g=h=>`\
and ${h} more`){const h=n.length-v;return[...n.slice(0,v).flatMap(y),...h>0?[g(h)]:[]]}const f=n=>d.zK.every(v=>n.includes(v))?"all clients":n.map(v=>d.bB[v]).join(
", ");function l(n,v){const y=v.filter(g=>n.includes(g));return n.length===0||y.length===v.length?"":y.length===0?"no client that this repository uses":y.map(g=>d.
bB[g]).join(", ")}const a=n=>n.map(v=>d.bB[v]).join(" and "),r=({clients:n,versions:v})=>n.map(y=>[d.bB[y],v[y]].join(" ").trim()).join(" and "),s=n=>n==="any"?
"any service":n;function i(n){switch(n){case"none":return"none";case"sent":return"sent";case"withheld":return"not sent (not HTTPS)";case"dropped":return"not sen\
t (redirected to another host)"}}}),8884:((Oe,B,e)=>{e.d(B,{BQ:()=>v,CN:()=>g,Dc:()=>n,Dx:()=>l,Ky:()=>m,Qz:()=>i,R3:()=>M,Xd:()=>r,Yx:()=>E,eo:()=>t,et:()=>y,f5:()=>a,
xi:()=>s,yv:()=>f});var d=e(4120),u=e(8641);const t=A=>h(A)?`${(0,u.J7)(A.file)}:${A.line}`:A,M=({file:A,line:c,column:o})=>`${(0,u.J7)(A)}:${c}:${o}`;function m(A,c,o=t,O=0){
const $=D(A),C=$.slice(0,c).map(o).join(", "),b=Math.max(0,$.length-c)+O,w=b>0?[(0,d.px)(b,"more place")]:[];return[...C===""?[]:[C],...w].join(" and ")}const E=(A,c=t)=>m(
A,A.every(h)?1:2,c),T=1e5;function f(...A){const c=new Map(A.map(({places:w,placesLeftOut:U=0})=>[w,U])),o=[];for(const w of c.keys())o.length<T&&o.push(...w);const O=c.
entries().reduce((w,[U,X])=>w+U.length+X,0),[$=null,...C]=D(o.filter(h)),b=D(o.filter(w=>!h(w)));return{first:$,others:C,settings:b,leftOut:O-o.length}}const l=A=>({
lines:D(A.flatMap(({places:c})=>c.filter(h))),leftOut:A.reduce((c,{placesLeftOut:o=0})=>c+o,0)}),a=A=>[...new Set(A.flatMap(({places:c})=>c.flatMap(o=>h(o)?[]:[
o])))],r=({places:A})=>A.find(h)??null;function s(A,c,o,O){const{others:$,settings:C,leftOut:b}=f(A);return[["help",(0,u.RK)(A.problem.help??"",o)],["affects",c],
["also at",m($,O,t,b)],["required by",m(C,O)]].filter(([,U])=>U!=="")}const i=({requirements:A})=>A.some(({because:c})=>c.some(h)),n=A=>new Set(A.flatMap(({places:c})=>c.
filter(h).map(({file:o})=>o))).size,v=A=>A.filter(c=>r(c)===null),y=A=>A.every(({problem:c})=>c.code.startsWith("credentials-"))?"credentials":"settings",g=A=>!/^(?:~?[/\\]|%APPDATA%|[A-Za-z]:[/\\])/.
test(A),h=A=>typeof A!="string";function D(A){const c=new Map;return A.filter(o=>{const{file:O,line:$}=typeof o=="string"?{file:o,line:0}:o,C=c.get(O);if(C===void 0)
c.set(O,new Set([$]));else{if(C.has($))return!1;C.add($)}return!0})}}),6763:((Oe,B,e)=>{e.d(B,{q:()=>M,r:()=>m});var d=e(5143),u=e(4120);const t=50,M=f=>(0,u.UV)(
f,t,l=>l,l=>`and ${(0,u.px)(l,"more remark")}`),m=f=>[...E(f),...T(f)];function E({files:f}){const l=f.filter(({exclude:r,severity:s})=>r!==void 0&&s!=="notice"),
a=new Set(l.flatMap(({exclude:r})=>r??[]));return l.length===0?[]:[(0,d.Az)(l.length,[...a])]}function T({roots:f}){return f.some(({rows:a})=>a.some(({platforms:r})=>r.
some(({available:s})=>s===!0)))?["signatures of provider packages were not verified"]:[]}}),6215:((Oe,B,e)=>{e.d(B,{S:()=>M});var d=e(6897),u=e(7973);const t=20;
async function M({scan:T,exclude:f},{directory:l,environment:a,stop:r,progress:s}){const i={root:l,scan:T,exclude:f},n=r.why===null?E(i):null;if(n!==null)return n;
const{scanInSteps:v}=await m(),y=v(i,Object.keys(a));return(0,d.n)(y,r,g=>s({kind:"scan",files:g}))}const m=()=>Promise.all([e.e(400),e.e(949)]).then(e.bind(e,4949));
function E(T){const f={toolFiles:[],hasPlugins:!1};let l=0;for(const{kind:a}of(0,u.G)(T,f))if(l+=1,a!=="directory"||l>t)return null;return{...f,usages:[],notes:[],
declared:[],signs:[],constraints:[],files:0,bytes:0,isEmpty:!0,usesTerragrunt:!1,endedAt:null}}}),8416:((Oe,B,e)=>{e.d(B,{L2:()=>a,oh:()=>E,rU:()=>r});var d=e(4e3),
u=e(5143),t=e(1064),M=e(5603),m=e(3469);function E(c,o){let O;return()=>(O??=e.e(249).then(e.bind(e,9249)).then(({readTools:$})=>$(c,o)),O)}const T=["terraform"],
f="assumed, CLI not detected; set `dialect`",l="CLI not detected; set `dialect` to check one";async function a({setting:c,scan:o}){const O=c.name==="auto"?null:
i(c.name);if(o===null||o.isEmpty){const X=O===null?l:s;return h(O??t.Du,[X],[],c,{signs:[],constraints:[]})}const $=await g(o,c,O),{constraints:C}=o;if(O!==null)
return h(O,[s],[],c,{signs:$,constraints:C});const b=y($);if(b.length===0)return{...h(T,[f],[],c,{signs:$,constraints:C}),isGuess:!0};const w=n(b),U=w.flatMap(X=>b.
find(me=>me.client===X)??[]);return h(w,U.map(A),b,c,{signs:$,constraints:C})}async function r({clients:c},o){if(o===null||o.isEmpty)return t.zK;const{others:O}=await o.
tools(),$=c;return t.zK.filter(C=>$.includes(C)||O.has(C)||C==="terragrunt"&&o.usesTerragrunt)}const s="set by `dialect`",i=c=>c==="both"?t.Du:[c],n=c=>t.Du.filter(
o=>c.some(O=>O.client===o));function v(c){const o=c.filter(({place:O})=>!(0,u.Zl)(O.file));return o.length===0?c:o}const y=c=>{const o=v(c);return M.A.map($=>o.
filter(C=>C.level===$)).find(({length:$})=>$>0)??[]};async function g({signs:c,tools:o,hasCloudHostname:O},$,C){const b=y(c),w=C??n(b),U=b.every(({place:te})=>(0,u.
Zl)(te.file)),X=C===null&&(U||b.some(({isCloud:te})=>te)),me=$.version===null&&w.some(te=>(0,m.w)(te,[]).length>1);if(!X&&!me)return c;const{setsCloudHostname:ee,
signs:he}=await o(),fe=O||ee;return[...c.filter(({isCloud:te})=>!(te&&fe)),...he]}function h(c,o,O,$,C){const[b,...w]=c,U=c.map(ee=>D(ee,$,C)),X=U.flatMap(({client:ee,
version:he})=>he===null?[]:[[ee,he]]),me=U.flatMap(({version:ee,signs:[he]})=>ee===null||he===void 0?[]:[A(he)]);return{name:b===void 0||w.length>0?"both":b,clients:c,
releases:U.flatMap(({releases:ee})=>ee),versions:Object.fromEntries(X),why:[...new Set([...o,...me])].join(", "),evidence:[...new Set([...O,...U.flatMap(({signs:ee})=>ee)])]}}
function D(c,{version:o},O){if(o!==null)return{client:c,releases:(0,m.w)(c,[o]),version:o,signs:[]};const $=v(O.signs.filter(me=>me.client===c&&me.version!==null)),
C=[...new Set($.map(me=>(me.version??"").replace(/^v/,"")))];if(C.length>0){const[me="",...ee]=C,he=ee.length===0&&(0,m.l)(me);return{client:c,releases:(0,m.w)(
c,C),version:he?me:null,signs:$}}const b=v(O.constraints),w=b.map(({text:me})=>me),U=(0,m.w)(c,w);if(U.length===(0,m.w)(c,[]).length)return{client:c,releases:U,
version:null,signs:[]};const X=b.map(({text:me,place:ee})=>({client:c,level:"syntax",place:ee,text:`requires ${(0,d.dh)(me)}`,version:me}));return{client:c,releases:U,
version:w.length===1?w[0]??null:null,signs:X}}const A=({place:c,text:o})=>`${c.file}:${c.line} ${o}`}),2161:((Oe,B,e)=>{e.d(B,{L8:()=>r,TD:()=>v,U4:()=>l,Z8:()=>y,
e0:()=>a,tr:()=>f});var d=e(1064);const u=["terraform"],t=["opentofu"],M=[{suffix:".tftest.hcl",class:"test",clients:d.Du,twin:".tofutest.hcl"},{suffix:".tftest\
.json",class:"test",clients:d.Du,twin:".tofutest.json"},{suffix:".tofutest.hcl",class:"test",clients:t},{suffix:".tofutest.json",class:"test",clients:t},{suffix:"\
.tfquery.hcl",class:"query",clients:u},{suffix:".tfquery.json",class:"query",clients:u},{suffix:".tfmigrate.hcl",class:"migrate",clients:u},{suffix:".tfcomponen\
t.hcl",class:"stack",clients:u},{suffix:".tfcomponent.json",class:"stack",clients:u},{suffix:".tfstack.hcl",class:"stack",clients:u},{suffix:".tfstack.json",class:"\
stack",clients:u},{suffix:".tfdeploy.hcl",class:"deploy",clients:u},{suffix:".tfdeploy.json",class:"deploy",clients:u},{suffix:".tfmock.hcl",class:"none",clients:d.
Du},{suffix:".tofumock.hcl",class:"none",clients:t},{suffix:".tf.json",class:"config",clients:d.Du,twin:".tofu.json"},{suffix:".tofu.json",class:"config",clients:t},
{suffix:".tf",class:"config",clients:d.Du,twin:".tofu"},{suffix:".tofu",class:"config",clients:t},{suffix:"terragrunt.hcl.json",class:"terragrunt",clients:d.Du},
{suffix:".hcl",class:"terragrunt",clients:d.Du}],m=Map.groupBy(M,({suffix:g})=>g.slice(g.lastIndexOf(".")+1)),E=".terraform.lock.hcl",T={class:"lock",syntax:"hc\
l",clients:d.Du,isOverride:!1},f=g=>g.includes(".tofu")&&/\.tofu(test)?(\.(hcl|json))?$/.test(g),l=".terraform/modules/modules.json",a={...T,class:"manifest",syntax:"\
json"};function r(g,h,D){if(g===E)return T;const c=m.get(g.slice(g.lastIndexOf(".")+1))?.find(({suffix:X})=>g.endsWith(X));if(c===void 0||c.class==="none")return;
const o=s(g)&&c.class==="test"&&D==="tests";if(s(g)&&!o)return;const O=g.slice(0,-c.suffix.length),$=c.twin!==void 0&&h.has(O+c.twin),C=O==="override"||O.endsWith(
"_override"),b=$||o;if(b&&!c.clients.includes("terraform"))return;const w=b?u:c.clients,U=g.endsWith(".json")?"json":"hcl";return{class:c.class,syntax:U,clients:w,
isOverride:C}}const s=g=>g.startsWith(".")||g.endsWith("~")||g.startsWith("#")&&g.endsWith("#"),i=/^(\.terraform-version|\.opentofu-version|\.tool-versions|\.?mise\.toml)$/,
n=new RegExp(`^(${["(gnu)?makefile","\\.?justfile","taskfile(\\.dist)?\\.ya?ml","(dockerfile|containerfile|jenkinsfile)([._-].*)?","\\.?devcontainer\\.json","at\
lantis\\.ya?ml","aqua\\.ya?ml","\\.gitlab-ci\\.ya?ml","azure-pipelines?[^/]*\\.ya?ml","bitbucket-pipelines\\.ya?ml","(docker-)?compose[^/]*\\.ya?ml","(cloudbuil\
d|buildspec|appveyor)[^/]*\\.ya?ml","\\.(travis|drone|woodpecker|cirrus|pre-commit-config)\\.ya?ml",".*\\.(sh|bash|ps1|cmd|bat|mk|dockerfile|gitlab-ci\\.ya?ml)"].
join("|")})$`,"i"),v=g=>i.test(g),y=g=>v(g)||n.test(g)}),6195:((Oe,B,e)=>{e.d(B,{$8:()=>E,G$:()=>T,Ls:()=>M,UO:()=>f,VK:()=>t,sq:()=>l});var d=e(6760);const u=/[*?[{]/;
function t(a){const r=a.split("/"),s=r.findIndex(i=>u.test(i));return s<0?{fixed:a}:{fixed:r.slice(0,s).join("/"),glob:r.slice(s).join("/")}}function M(a){const r=a.
map(s=>{const i=s.replace(/^(\.\/)+/,"").replace(/(?<!\/)\/+$/,"");return{glob:i,start:m(i)}});return s=>{const i=s.toLowerCase();return r.some(({glob:n,start:v})=>n===
s||i.startsWith(v)&&d.posix.matchesGlob(s,n))}}function m(a){const[r=""]=a.includes("..")?[]:/^(?:[\w-][\w.-]*\/)*/.exec(a)??[];return r.toLowerCase()}const E=({
file:a,glob:r},s)=>a===s||r!==void 0&&d.posix.matchesGlob(s,r),T=a=>a.startsWith(".")||a==="node_modules",f=(a,r)=>a===r||a.startsWith(r.endsWith(d.sep)?r:r+d.sep),
l=a=>d.sep==="/"?a:a.replaceAll(d.sep,"/")}),5603:((Oe,B,e)=>{e.d(B,{A:()=>M,j:()=>E});var d=e(5143),u=e(1064),t=e(5011);const M=["lock-file","syntax","version-\
file","tool","hook"],m=100;class E{found=new Map;allowed=new Map;addFiles(l){for(const{file:a,kind:r,scope:s,isContext:i}of l){if(i)continue;const[n]=r.clients;
if(n!==void 0&&r.clients.length===1&&!T(a)){const v={file:a,line:1,column:1,endColumn:1};this.addSyntax(n,`is read by ${u.bB[n]} only`,v)}for(const v of s.traits)
this.addTrait(v)}}addUsages(l){for(const a of l)a.kind==="lock_provider"?this.addLock(a):a.kind==="cloud_default"&&this.addCloud(a)}signs(){return[...this.found.
values()]}constraints(){return[...this.allowed.values()]}addTrait({kind:l,text:a,place:r}){if(l==="version"){if(this.allowed.size>=m)return;const s=(0,d.Zl)(r.file)?
`${a} aside`:a;this.allowed.has(s)||this.allowed.set(s,{text:a,place:r})}else if(l==="binary"){const i={client:a==="tofu"?"opentofu":"terraform",level:"version-\
file",place:r,version:null};this.put({...i,text:"sets terraform_binary"})}else if(l!=="compatible"&&l!=="provider-version"){const{client:s,what:i}=u.$I[l];this.
addSyntax(s,`has ${i}`,r)}}addLock({host:l,place:a}){const r=u.Du.find(i=>(0,t.Vm)(i)===l);if(r===void 0)return;const s=`locks providers from ${l}`;this.put({client:r,
level:"lock-file",place:a,text:s,version:null})}addCloud({clients:l,isOverridden:a,place:r}){if(a||!l.includes("terraform"))return;this.put({client:"terraform",
level:"syntax",place:r,text:"has a cloud block without hostname",version:null,isCloud:!0})}addSyntax(l,a,r){this.put({client:l,level:"syntax",place:r,text:a,version:null})}put(l){
const a=`${l.client} ${l.text}`;if(this.found.has(a))return;const r=(0,d.Zl)(l.place.file)?`${a} aside`:a;this.found.has(r)||this.found.set(r,l)}}const T=f=>/(^|\/)[.#][^/]*$/.
test(f)}),7854:((Oe,B,e)=>{e.d(B,{Oo:()=>T,YW:()=>M,kA:()=>E,sw:()=>m,u3:()=>a,vH:()=>f});var d=e(7052),u=e(1064);const t={line:1,column:1,endColumn:1};function M(r,s,i=t){
const n={file:r===""?".":r,...i};return{problem:s,place:n,clients:u.Du,host:null}}function m(r,s){const i=y=>s.includes(y),n=T(y=>y.every(i)?y:y.filter(i)),v=T(
y=>y.every(g=>g.clients.every(i))?y:y.flatMap(g=>{const h=n(g.clients);return h.length===0?[]:[{...g,clients:h}]}));return r.filter(y=>{const g=y;return g.clients=
n(y.clients),g.needs=v(y.needs),y.isHostImplied&&(g.host=g.needs[0]?.host??y.host),g.clients.length>0})}const E=r=>{const s=new Set;for(const{host:i,isHostImplied:n}of r)
i!==null&&!n&&s.add(i);return s};function T(r){let s;return i=>{s??=new Map;const n=s.get(i);if(n!==void 0||s.has(i))return n;const v=r(i);return s.set(i,v),v}}
const f=(r,s)=>r.filter(i=>i.clients.some(n=>s.includes(n))),l=1e4;class a{notes=[];broken=new Set;kept=new Map;omitted=0;max;constructor(s=l){this.max=s}add(s){
const{problem:i,place:n}=s;if(i.code==="file-syntax"){if(this.broken.has(n.file))return;this.broken.add(n.file)}const v=this.kept.get(i.severity)??0;this.kept.set(
i.severity,v+1),v<this.max?this.notes.push(s):this.omitted+=1}all(){if(this.omitted===0)return this.notes;const s=(0,d.fileLimit)({kind:"problems",max:this.max,
omitted:this.omitted});return[...this.notes,M(".",s)]}}}),7973:((Oe,B,e)=>{e.d(B,{G:()=>v});var d=e(3024),u=e(6760),t=e(5747);function M(A){try{const c=(0,d.realpathSync)(
A),o=(0,d.statSync)(c);return o.isFile()?{kind:"file",path:c}:{kind:o.isDirectory()?"directory":"special",path:c}}catch(c){return{kind:"error",code:(0,t.Oj)(c)}}}
var m=e(7052),E=e(9664),T=e(2161),f=e(6195);function l(A,c,o,O){if(A.kind==="error")return(0,m.fileUnreadable)({what:"link",code:A.code});const{kind:$,path:C}=A;
return(0,f.UO)(C,c.boundary)?$==="directory"?null:$==="special"?(0,m.fileUnreadable)({what:"link-to-special-file"}):{path:C,isScanned:a(C,c,o,O)}:(0,m.fileOutside)()}
function a(A,c,o,O){if(c.file!==void 0||c.glob!==void 0||!(0,f.UO)(A,c.path))return!1;const[$="",...C]=(0,f.sq)((0,u.relative)(c.path,A)).split("/").toReversed();
if(C.some(f.G$))return!1;const b=(0,f.sq)((0,u.relative)(o,A)).split("/");return b.map((U,X)=>b.slice(0,X+1).join("/")).slice(-1-C.length).some(O)?!1:(0,T.L8)($,
new Set([$]),C[0]??"")!==void 0}var r=e(7854);const s={files:1e6,entries:1e7,directoryFiles:5e4},i=200,n=1e4;function*v(A,c={toolFiles:[],hasPlugins:!1},o=s){const O=new g(
A,c,o);for(const $ of A.scan){const C=y(O.root,$);"path"in C?yield*O.walkFrom(C):yield{kind:"note",note:C}}}function y(A,c){const{fixed:o,glob:O}=(0,f.VK)(c);try{
const $=(0,d.realpathSync)((0,u.resolve)(A,o)),C=(0,f.sq)((0,u.relative)(A,$)),b=(0,f.UO)($,A),w=b?A:$;if(O!==void 0)return{path:$,name:C,boundary:w,glob:(0,E.Gz)(
C,O)};if((0,d.statSync)($).isDirectory())return{path:$,name:C,boundary:w};const U=(0,u.resolve)($,"..");return{...{path:U,name:(0,f.sq)((0,u.relative)(A,U))},boundary:b?
A:U,file:C}}catch($){return(0,r.YW)(c,(0,m.fileUnreadable)({what:"scan",code:(0,t.Oj)($)}))}}class g{root;isExcluded;aside;limits;selected;files=0;entries=0;constructor({
root:c,scan:o,exclude:O},$,C){this.root=(0,d.realpathSync)(c),this.isExcluded=(0,f.Ls)(O),this.aside=$,this.limits=C,this.selected=o.length>1?new Set:null}*walkFrom(c){
const o=c.glob===void 0&&c.file===void 0,O=[{path:c.path,name:c.name,depth:0,isSelected:o}];for(let $=O.pop();$!==void 0;$=O.pop()){yield{kind:"directory",name:$.
name};const C=D($);if("problem"in C){yield{kind:"note",note:C};continue}const b=[];for(const w of this.findFiles(c,$,C))if("problem"in w)yield{kind:"note",note:w};else if(b.
length<this.limits.directoryFiles)b.push(w);else{yield h($,"directory",this.limits.directoryFiles);break}if(this.files+=b.length,this.entries+=C.length,this.entries>
this.limits.entries||this.files>this.limits.files){yield h($,"files",this.limits.files);return}if(b.some(({isContext:w})=>!w)&&(yield{kind:"module",files:b}),c.
file!==void 0)return;for(const w of this.findDirectories(c,$,C))O.push(w)}}*findFiles(c,o,O){const $=new Set;let C=!1;for(const w of O)(0,T.tr)(w.name)&&!w.isDirectory()&&
$.add(w.name),C||=w.name===".terraform",this.aside.hasPlugins||=w.name==="terraform.d";const b=o.name.slice(o.name.lastIndexOf("/")+1);for(const w of O){if(w.isDirectory())
continue;const U=(0,T.L8)(w.name,$,b);if(U===void 0){(0,T.Z8)(w.name)&&this.addToolFile(o,w.name);continue}const X=(0,E.Gz)(o.name,w.name),ee={path:o.path+u.sep+
w.name,file:X,kind:U,isContext:!this.select(c,o,X)};w.isFile()?yield ee:w.isSymbolicLink()?yield*this.follow(c,ee):yield(0,r.YW)(X,(0,m.fileUnreadable)({what:"s\
pecial-file"}))}if(C&&o.isSelected){const w=[o.path,...T.U4.split("/")].join(u.sep),U=M(w);U.kind==="file"&&U.path===w&&(yield{path:w,file:(0,E.Gz)(o.name,T.U4),
kind:T.e0,isContext:!1})}}addToolFile({path:c,name:o},O){const $=(0,E.Gz)(o,O);this.aside.toolFiles.length>=n||this.isExcluded($)||this.aside.toolFiles.push({path:c+
u.sep+O,file:$})}select(c,o,O){return!(o.isSelected||(0,f.$8)(c,O))||this.isExcluded(O)||this.selected?.has(O)?!1:(this.selected?.add(O),!0)}*follow(c,o){const O=l(
M(o.path),c,this.root,this.isExcluded);O!==null&&("code"in O?yield(0,r.YW)(o.file,O):yield{...o,path:O.path,isContext:o.isContext||O.isScanned})}findDirectories({
glob:c},{path:o,name:O,depth:$,isSelected:C},b){const w=[];for(const U of b.toReversed()){if(!U.isDirectory()||(0,f.G$)(U.name))continue;const X=(0,E.Gz)(O,U.name);
if(this.isExcluded(X))continue;const me=C||c!==void 0&&u.posix.matchesGlob(X,c),ee=o+u.sep+U.name;w.push({path:ee,name:X,depth:$+1,isSelected:me})}return w}}const h=({
name:A},c,o)=>({kind:"note",note:(0,r.YW)(A,(0,m.fileLimit)({kind:c,max:o}))});function D({path:A,name:c,depth:o}){if(o>i)return(0,r.YW)(c,(0,m.fileLimit)({kind:"\
depth",max:i}));try{return(0,d.readdirSync)(A,{withFileTypes:!0}).sort((O,$)=>O.name<$.name?-1:1)}catch(O){return(0,r.YW)(c,(0,m.fileUnreadable)({what:"director\
y",code:(0,t.Oj)(O)}))}}}),5751:((Oe,B,e)=>{e.d(B,{readSettings:()=>U});var d=e(3024),u=e(6760),t=e(5747),M=e(3625),m=e(4e3),E=e(3592),T=e(3474),f=e(8535),l=e(7030),
a=e(6181),r=e(1831);function s(te){const ne=ve=>te[ve]||te[ve.toLowerCase()]||"",Q={http:n("HTTP_PROXY",ne("HTTP_PROXY")),https:n("HTTPS_PROXY",ne("HTTPS_PROXY"))},
$e=D(ne("NO_PROXY"));return ve=>{const H=Q[ve.scheme];return H===null||g(ve.name)||$e(ve)?null:H}}const i=["http:","https:"];function n(te,ne){if(ne==="")return null;
const Q=URL.parse(/^[a-z][a-z0-9+.-]*:\/\//i.test(ne)?ne:`http://${ne}`);if(Q===null)throw new TypeError(`${te} is not a URL; expected http://HOST:PORT`);if(!i.
includes(Q.protocol))throw new TypeError(`${te} is a ${Q.protocol}// proxy; expected http:// or https://`);if(!v(Q.username)||!v(Q.password))throw new TypeError(
`${te} has a user name or password with a bare "%"; write "%25" for it`);return Q}function v(te){try{return decodeURIComponent(te),!0}catch(ne){if(ne instanceof
URIError)return!1;throw ne}}const y=new l.BlockList;y.addSubnet("127.0.0.0",8,"ipv4"),y.addAddress("::1","ipv6");const g=te=>te==="localhost"||h(y,te);function h(te,ne){
const Q=(0,a.n7)(ne.replace(/%.*$/s,"")),$e=(0,l.isIP)(Q);return $e!==0&&te.check(Q,$e===4?"ipv4":"ipv6")}function D(te){const ne=te.split(",").map(Q=>Q.trim().
toLowerCase()).filter(Q=>Q!=="").map(A);return Q=>ne.some($e=>$e(Q))}function A(te){if(te==="*")return()=>!0;const ne=c(te);if(ne!==null)return({name:L})=>ne(L);
const{name:Q,port:$e}=$(te),ve=L=>$e===""||String(L.port)===$e;if(o(Q)){const L=(0,a.n7)(Q),K=new l.BlockList;return K.addAddress(L,(0,l.isIP)(L)===4?"ipv4":"ip\
v6"),J=>h(K,J.name)&&ve(J)}const H=O(Q);return L=>(0,l.isIP)(L.name)===0&&ve(L)&&H(L.name)}function c(te){const[,ne="",Q=""]=/^([\da-f:.]+)\/(\d{1,6})$/.exec(te)??
[];if(!o(ne))return null;const $e=Number(Q);if($e>((0,l.isIP)(ne)===4?32:128))return null;const ve=$e-((0,l.isIP)(ne)===6?96:0),H=new l.BlockList,L=(0,l.isIP)((0,a.
n7)(ne))===4&&ve>=0;return L?H.addSubnet((0,a.n7)(ne),ve,"ipv4"):H.addSubnet(ne,$e,"ipv6"),K=>h(H,K)&&(0,l.isIP)((0,a.n7)(K))===4===L}const o=te=>(0,l.isIP)(te)!==
0&&!te.includes("%");function O(te){if(te==="")return()=>!1;const ne=te.replace(/^\*\./,"."),Q=ne.replace(/^\./,""),$e=(0,r.Pv)(Q),ve=$e.ok?$e.value:Q;return H=>H.
endsWith(`.${ve}`)||!ne.startsWith(".")&&H===ve}function $(te){const ne=/^\[([^\]]*)\]:([^:]*)$/.exec(te)??/^([^:[\]]*):([^:[\]]*)$/.exec(te);return ne===null?{
name:te,port:""}:{name:ne[1]??"",port:ne[2]??""}}var C=e(3152);const b=4*1024*1024,w=20;async function U(te,{environment:ne,directory:Q,wording:$e=C.w7}){const{
settings:ve,mistakes:H}=(0,C.P$)(te,$e),L=await fe(ve.caFile,$e),K=he(ne),J=[...await me(ve,$e),...await ee(ve,$e)],j=await Promise.all(X(ve.scan,Q).slice(0,w).
map(F=>$e.missingPath(F,Q)));if(H.length===0&&J.length===0&&j.length===0&&L.ok&&K.ok)return{...ve,authorities:L.value,chooseProxy:K.value};const W=[L,K].flatMap(
F=>F.ok?[]:[F.why]);throw new C.GN([...H,...J,...W,...j])}const X=(te,ne)=>te.filter(Q=>!/[*?[\]{}]/.test(Q)&&!(0,d.existsSync)((0,u.resolve)(ne,Q)));async function me({
hostnames:te},{setting:ne}){const Q=ne("hostnames"),$e=te.flatMap(({addresses:L})=>L);if($e.length===0)return[];const{parseNamedAddress:ve}=await Promise.all([e.
e(917),e.e(667)]).then(e.bind(e,1257)),H=$e.flatMap(L=>{const K=ve(L,"terraform");return K.ok?[]:[`${Q}: "${L.service}=${L.text}" is wrong: ${K.why}`]});return(0,T.
Ku)(H,Q)}async function ee({ignore:te},{setting:ne}){const Q=ne("ignore");if(te.length===0)return[];const{problemFacts:$e}=await Promise.all([e.e(931),e.e(341),
e.e(709)]).then(e.bind(e,709)),ve=$e(),H=te.flatMap(({code:L})=>{if(Object.hasOwn(ve,L))return[];const K=(0,f.q)(L,Object.keys(ve)),J=K===null?`${E.aq} lists th\
e codes`:`did you mean "${K}"?`;return[`${Q}: "${L}" is not a problem code; ${J}`]});return(0,T.Ku)(H,Q)}function he(te){try{return(0,M.J)(s(te))}catch(ne){if(ne instanceof
TypeError)return(0,M.T)(ne.message);throw ne}}async function fe(te,{setting:ne}){if(te===null)return(0,M.J)(null);const Q=(0,t.yR)(te,b),$e=ne("ca-file");if(!Q.
ok)return(0,M.T)(`${$e} "${te}" ${(0,m.mP)(Q.failure)}`);const{parseAuthorities:ve}=await e.e(36).then(e.bind(e,5036)),H=ve(Q.text);return H.ok?H:(0,M.T)(`${$e}\
 "${te}" ${H.why}`)}}),7082:((Oe,B,e)=>{e.d(B,{O:()=>d});const d=u=>({discovery:u,hops:[],timing:{lookupMs:null,connectMs:null,tlsMs:null,firstByteMs:null,totalMs:0},
headMs:null,certificates:[]})}),2859:((Oe,B,e)=>{e.d(B,{C:()=>t});var d=e(7854);const u=new Set(["remote_state","remote_state_default","provider_tfe","provider_\
tfe_default","test_backend_remote","test_backend_remote_default","migrate_backend_remote","migrate_backend_remote_default"]);function t(m,E,T,f=(0,d.kA)(E)){const l=m.
hostnames.flatMap(({host:s,services:i})=>{const n=i.length>0?i:m.requiredServices;return(n.length>0?n:["any"]).map(y=>({host:s,service:y,clients:T,because:["hos\
tnames input"],isImplied:!1,isForInit:!0}))}),a=new Set([...f,...m.hostnames.map(({host:s})=>s)]),r=new Map;for(const s of l)M(r,s);for(const{kind:s,needs:i,place:n}of E){
const v=!u.has(s);for(const y of i)M(r,{...y,because:[n],isImplied:!a.has(y.host),isForInit:v})}return Array.from(r.values(),s=>({...s,clients:T.filter(i=>s.clients.
includes(i))}))}function M(m,E){const{host:T,service:f,clients:l,because:a}=E,r=`${T} ${f}`,s=m.get(r);if(s===void 0){m.set(r,{...E,clients:[...l],because:[...a]});
return}s.isForInit||=E.isForInit;for(const i of a)s.because.push(i);for(const i of l)s.clients.includes(i)||s.clients.push(i)}}),5960:((Oe,B,e)=>{e.d(B,{e:()=>M,
i:()=>E});var d=e(6697),u=e(1831),t=e(7082);function M(T,{hostnames:f,allowedHosts:l},{isGuess:a}){const r=new Set(f.map(({host:i})=>i)),s=new Map;for(const i of T){
const{host:n}=i;if(r.has(n)||s.has(n))continue;const v=m(i,a===!0,(0,u.Jr)(n,l));v!==null&&s.set(n,v)}return s}function m({host:T,isImplied:f,because:l,clients:a},r,s){
const i=(0,u.nx)(T);if((0,u.Rt)(T))return(0,d.hostGeneric)({host:i});const[n]=l.filter(y=>typeof y!="string"),v=f&&n!==void 0?{place:n,clients:a}:null;return v!==
null&&r?(0,d.hostAssumed)({host:i,...v}):s?null:(0,d.hostNotAllowed)(v===null?{host:i}:{host:i,implied:v})}const E=(T,f)=>({host:T,attempt:(0,t.O)({kind:"skippe\
d",problem:f}),earlier:[],later:[],credentials:null,looks:[],difference:null,forced:[]})}),566:((Oe,B,e)=>{e.d(B,{f:()=>M});var d=e(3024),u=e(6760),t=e(6309);function M(l,a,r){
const s=m((0,d.realpathSync)(l),a),i=(0,u.basename)(a),n=(0,u.join)(s,`.${i.slice(0,60)}.${Math.random().toString(36).slice(2)}`),v=(0,d.openSync)(n,"wx");try{try{
for(const y of r)(0,d.writeFileSync)(v,y)}finally{(0,d.closeSync)(v)}(0,d.renameSync)(n,(0,u.join)(s,i))}catch(y){throw(0,d.rmSync)(n,{force:!0}),y}}function m(l,a){
const r=(0,u.resolve)(l,a),s=f(l,r);if(!s&&!(0,u.isAbsolute)(a))throw new t.Lw(`it is outside ${l}; use an absolute path if that is intended`);const i=s?l:(0,u.
parse)(r).root;return(0,u.relative)(i,(0,u.dirname)(r)).split(u.sep).filter(Boolean).reduce((v,y)=>E(v,y,l),i)}function E(l,a,r){const s=(0,u.join)(l,a);if((0,d.
lstatSync)(s,{throwIfNoEntry:!1})===void 0&&T(s),!(0,d.lstatSync)(s).isSymbolicLink())return s;const i=(0,d.realpathSync)(s);if(!f(r,l)||f(r,i))return i;throw new t.
Lw(`the link ${(0,u.relative)(r,s)} leads outside ${r}; remove it or choose another path`)}function T(l){try{(0,d.mkdirSync)(l)}catch(a){if(!(0,t.Or)(a)||a.code!==
"EEXIST")throw a}}function f(l,a){const r=(0,u.relative)(l,a);return r!==".."&&!r.startsWith(`..${u.sep}`)&&!(0,u.isAbsolute)(r)}}),3795:((Oe,B,e)=>{e.d(B,{qY:()=>l,
Si:()=>n,fN:()=>s,XP:()=>i});var d=e(733),u=e(1831),t=e(4120),M=e(8641);const m=2,E=80;function T(v){if(v.kind==="scan")return`read ${(0,t.px)(v.files,"file")}`;
if(v.kind==="registries")return`${v.done} of ${(0,t.px)(v.total,"question")} to registries answered`;const{done:y,total:g,failed:h,waiting:D}=v,A=h===0?"":`, ${h}\
 failed so far`;return`${y} of ${(0,t.px)(g,"host")} checked${A}${f(D)}`}function f(v){if(v.size===0)return"";const y=[...v].slice(0,m).map(h=>(0,M.RK)((0,u.nx)(
h),E)),g=v.size-y.length;return g>0?`; waiting for ${y.join(", ")} and ${(0,t.px)(g,"other")}`:`; waiting for ${y.join(" and ")}`}const l={show:()=>{},end:()=>{}},
a=5e3,r=200;function s(v,y){let g=null,h=!0;const D=y(a,()=>{g!==null&&(h&&v(T(g)),h=!h)});return{show:c=>{g=c},end:D}}function i(v,y,g){let h=null,D="";const A=g(
r,()=>{const O=h===null?"":(0,d.W)(T(h),0,y-1);O!==D&&(D=O,v(`\r${O}\x1B[K`))});return{show:O=>{h=O},end:()=>{A(),D!==""&&v("\r\x1B[K")}}}const n=(v,y)=>{const g=setInterval(
y,v).unref();return()=>clearInterval(g)}}),8463:((Oe,B,e)=>{e.d(B,{t:()=>T});var d=e(6309),u=e(566),t=e(6182),M=e(3616),m=e(5955),E=e(8641);async function T(l,a,r){
const s=[];for(const{path:i,format:n}of l)try{(0,u.f)(r,i,(0,m.mk)(await f(n,a)))}catch(v){s.push(`the report ${(0,E.RK)(i)} was not written: ${(0,E.RK)((0,d.A3)(
v))}`)}return s}async function f(l,{verdict:a,context:r}){switch(l){case"json":return(0,t.h)(a,r);case"sarif":return(await Promise.all([e.e(341),e.e(933)]).then(
e.bind(e,3933))).renderSarif(a,r);case"junit":return(await e.e(868).then(e.bind(e,5868))).renderJunit(a,r);case"codequality":{const{renderCodeQuality:s}=await e.
e(957).then(e.bind(e,8957)),{hash:i}=await Promise.resolve().then(e.t.bind(e,7598,19));return s(a,n=>i("sha256",n))}case"markdown":return[(0,M.Gc)(a,r)]}}}),2704:((Oe,B,e)=>{
e.d(B,{IL:()=>M,Rr:()=>m,Z4:()=>t});var d=e(5955),u=e(8641);const t=(E,T,f,l)=>`,
${f}"${E}": ${M(T,f,l)}`,M=(E,T,f)=>(0,u.s$)(JSON.stringify(E,f,2).replaceAll(`
`,`
${T}`));function*m(E,T,{maxBytes:f,margin:l,replace:a},r){if(T.length===0)return yield t(E,[],l),0;const s=`${l}  `;yield`,
${l}"${E}": [`;const i=v=>`
${s}${M(r(v),s,a)}`,n=yield*(0,d._Q)(T,new d.Wv(f),i,",");return yield`
${l}]`,n}}),6182:((Oe,B,e)=>{e.d(B,{h:()=>O});var d=e(997),u=e(4e3),t=e(5799),M=e(1831),m=e(2704),E=e(8641),T=e(5955);function f(H,L){const K=new Map;for(const j of H)
K.has(j)||K.set(j,j.reduce((W,F)=>W+r(F),0));const J=(0,T._3)(H.map(j=>K.get(j)??0),L);return j=>{const W=(0,T.ux)(j,J,r);return{kept:W.map(s),left:j.length-W.length}}}
const l=140,a=6;function r(H){if(typeof H=="string")return l;const{file:L}=H;return l+L.length*(/^[ -~]*$/.test(L)?1:a)}const s=H=>typeof H=="string"?H:i(H),i=({
file:H,line:L,column:K,endColumn:J})=>({file:H,line:L,column:K,endColumn:J}),n=(H,L)=>L>0?{[`${H}LeftOut`]:L}:{},v=1e4,y=100,g=({directory:H,clients:L,rows:K},J)=>({
directory:H,clients:L,rows:K.slice(0,v).map(j=>h(j,J)),...n("rows",K.length-v)});function h(H,L){const{kind:K,address:J,source:j,host:W,constraints:F,locked:de,
chosen:ue,newest:be,platforms:Ue}=H,{kept:Ne,left:ze}=L(H.places);return{kind:K,address:J,source:j,host:W,constraints:F.slice(0,y),...n("constraints",F.length-y),
locked:de,chosen:ue,newest:be,platforms:Ue.map(({platform:Ve,available:et})=>({platform:Ve,available:et})),worst:H.worst,codes:H.problems.map(({code:Ve})=>Ve),places:Ne,
...n("places",ze)}}const D=1,A={hosts:27e6,becauseLists:2e7,findings:25e6,placeLists:12e6,roots:1e7,rowPlaceLists:4e6},c=4096,o="  ";function*O(H,L,K=A){const{usages:J,
...j}=L.scan,{hosts:W,findings:F,passed:de,ignored:ue,stopped:be,roots:Ue}=H,Ne=W.flatMap(({requirements:Qe})=>Qe.map(st=>st.because)),ze=f(Ne,K.becauseLists),Ve=f(
F.map(Qe=>Qe.places),K.placeLists),et=f(Ue.flatMap(({rows:Qe})=>Qe.map(st=>st.places)),K.rowPlaceLists),{remarks:dt}=L;yield*[`{
  "schemaVersion": ${D}`,$("passed",de),...be===null?[]:[$("stopped",(0,u.Cw)(be))],$("dialect",L.dialect.name),$("clientDetection",X(L.dialect)),$("startedAt",
L.startedAt),$("durationMs",L.durationMs),$("counts",w(H))],yield*b("hosts",W,K.hosts,Qe=>me(Qe,ze)),yield*b("findings",F,K.findings,Qe=>ve(Qe,Ve)),Ue.length>0&&
(yield*b("roots",Ue,K.roots,Qe=>g(Qe,et))),yield*[$("ignored",ue),$("usages",J),...dt.length===0?[]:[$("remarks",dt)],$("scan",j),`
}
`]}const $=(H,L)=>(0,m.Z4)(H,L,o,C),C=(H,L)=>typeof L=="string"?(0,u.dh)(L,c):L;function*b(H,L,K,J){const j=yield*(0,m.Rr)(H,L,{maxBytes:K,margin:o,replace:C},J);
j>0&&(yield $(`${H}LeftOut`,j))}const w=({findings:H})=>Object.fromEntries(t.oC.map(L=>[`${L}s`,H.filter(K=>K.severity===L).length])),U=20,X=({clients:H,versions:L,
releases:K,isGuess:J,why:j,evidence:W})=>({clients:H,assumed:J??!1,why:j,versions:Object.entries(L).map(([F,de])=>({client:F,version:de})),releases:K.map(({name:F})=>F),
evidence:W.slice(0,U).map(({client:F,version:de,level:ue,text:be,place:Ue})=>({client:F,version:de,kind:ue,text:be,...i(Ue)})),...n("evidence",W.length-U)});function me(H,L){
const{visit:K,requirements:J,services:j,servicesLeftOut:W,servicesFrom:F,clients:de,isNew:ue}=H,{discovery:be,hops:Ue,timing:Ne,certificates:ze}=K.attempt;return{
host:K.host,display:(0,M.nx)(K.host),discovery:be.kind,documentUrl:ee(be),hops:Ue.map(fe),services:Object.fromEntries(j.map(Ve=>[Ve.id,te(Ve)])),...W>0?{servicesLeftOut:W}:
{},servicesFrom:F===null?null:s(F),hostBlocks:K.forced.map(({client:Ve,place:et})=>({client:Ve,place:s(et)})),required:J.map(({service:Ve,clients:et,because:dt})=>{
const{kept:Qe,left:st}=L(dt);return{service:Ve,clients:et,because:Qe,...n("because",st)}}),credentials:K.credentials?.hasToken?K.credentials.source:null,looks:K.
looks.map(({client:Ve,looks:et})=>({client:Ve,looks:et.map(he)})),attempts:(0,d.O)(K).length,timingMs:$e(Ne),certificates:ze,clients:de,...ue?{new:!0}:{}}}const ee=H=>H.
kind==="found"||H.kind==="absent"?(0,E.cq)(H.url):null,he=({source:H,held:L,counts:K})=>({source:H,held:L,counts:K}),fe=({url:H,status:L,reason:K,mediaType:J,authorization:j,
address:W,proxy:F,ms:de})=>({url:(0,E.cq)(H),status:L,reason:K,mediaType:J,authorization:j,address:W,proxy:F===null?null:(0,E.cq)(F),ms:de});function te(H){switch(H.
kind){case"url":return{url:(0,E.cq)(H.url)};case"login":return{login:ne(H.login),...H.leftOut>0?{elementsLeftOut:H.leftOut}:{}};case"problem":return{problem:Q(H.
problem)}}}const ne=({client:H,grantTypes:L,authz:K,token:J,ports:j,scopes:W})=>({client:H,grantTypes:L,authz:K===null?null:(0,E.cq)(K),token:J===null?null:(0,E.
cq)(J),ports:j,scopes:W}),Q=({code:H,message:L,help:K})=>({code:H,message:L,help:K??null}),$e=({lookupMs:H,connectMs:L,tlsMs:K,firstByteMs:J,totalMs:j})=>({lookup:H,
connect:L,tls:K,firstByte:J,total:j});function ve(H,L){const{problem:K,severity:J,host:j,service:W,places:F,placesLeftOut:de=0,affects:ue}=H,{kept:be,left:Ue}=L(
F);return{code:K.code,severity:J,host:j,service:W,message:K.message,help:K.help??null,places:be,...n("places",de+Ue),affects:ue}}}),4503:((Oe,B,e)=>{e.d(B,{o:()=>u,
u:()=>d});function d({file:t,line:M},m){const E=m?.get(t);return E===void 0?null:E.diff?.lines.has(M)?`${E.diff.url}R${M}`:`${E.url}#L${M}`}function u(t){if(!t.
isWellFormed())return null;const M=m=>encodeURIComponent(m).replace(/[!'()*_~]/g,E=>`%${E.charCodeAt(0).toString(16).toUpperCase()}`);return t.split("/").map(M).
join("/")}}),9574:((Oe,B,e)=>{e.d(B,{I$:()=>t,MB:()=>M,R4:()=>f,TM:()=>m,hn:()=>T,rm:()=>E});var d=e(5955),u=e(8641);function t(l,a,r=[]){const s=l.map((n,v)=>`\
<th align="${r.includes(v)?"right":"left"}">${n}</th>`),i=a.map(n=>`<tr>${l.map((y,g)=>`<td${r.includes(g)?' align="right"':""}>${n[g]||"\u2013"}</td>`).join("")}\
</tr>`);return["<table>",`<tr>${s.join("")}</tr>`,...i,"</table>"].join(`
`)}const M=l=>["<ul>",...l.map(a=>`<li>${a}</li>`),"</ul>"].join(`
`),m=(l,a)=>["<details>",`<summary>${l}</summary>`,...a,"</details>"].join(`
`),E=l=>(0,u.D9)(l).replaceAll(".",".<wbr>"),T=l=>`<code>${(0,u.js)(l).replaceAll("/","/<wbr>")}</code>`;function f(l,a,r,s){const i=[];let n=0;for(const v of l){
const y=s(v);if(n+=(0,d.$$)([y].flat().join(""))+r,n>a)break;i.push(y)}return i}}),3616:((Oe,B,e)=>{e.d(B,{gD:()=>Ge,Fp:()=>nt,Gc:()=>ye,XA:()=>Me,rL:()=>ct});var d=e(
7574),u=e(5102),t=e(4120),M=e(5955),m=e(8641),E=e(2886),T=e(1831),f=e(2796),l=e(8884),a=e(9574),r=e(8373);const s=20,i=10,n=700,v=4,y=300,g=1,h=6,D=12,A=4,c=1/2,
o=12e3,O=20,$=200;function C(P,_,V){const se=(0,f.cZ)(P),oe=se.slice(0,_.isBrief?i:s),we=Math.min(o,V*c/oe.length),_e=b(oe);let Te=V-$;const Xe=ft=>{const vt=w(
ft,_,we,_e.get(ft)??null),gt=(0,M.$$)(vt)<Te?vt:`${X(ft,_)}</p>`;return Te-=(0,M.$$)(gt)+O,gt},Je=(0,a.R4)(oe,V-$,O,Xe),rt=se.length-Je.length;return rt>0?[...Je,
`<p>${(0,r.jP)(rt,"cause",_)}</p>`]:Je}function b(P){const _=P.filter(oe=>me(oe)&&oe.hosts.length>1),se=[...Map.groupBy(_,({hosts:oe})=>oe.toSorted().join()).values()].
flatMap(([oe,...we])=>oe===void 0?[]:we.map(_e=>[_e,oe.code]));return new Map(se.filter(([{message:oe}])=>oe!==null))}function w(P,_,V,se){const{findings:oe,message:we,
help:_e}=P,Te=oe.length>1&&oe[0]?.exclude!==void 0,Xe=[H(P,_),L(P)].filter(gt=>gt!==""),Je=se===null?fe(P):[],rt=we===null?A:me(P)?h:D,ft=Je.slice(0,rt).map(gt=>te(
gt,P,_)),vt=se===null?ft.join(", "):`The same hosts as for ${se}`;return[X(P,_),...we===null||vt===""?[]:[`<br>${vt}`],...we===null?[]:[`<br>${(0,t.Iu)((0,m.h$)(
we,n))}`],..._e===null||Te?[]:[U(_e)],...Xe.length===0?[]:[`<br><sub>${Xe.join(" ")}</sub>`],"</p>",...we===null?[(0,a.MB)(ft)]:[],...ve(P,Je.slice(rt),_,V)].join(
`
`)}const U=P=>`<br><b>Help:</b> ${(0,m.h$)(P,n)}`;function X(P,_){const{severity:V,code:se,title:oe}=P,we=he(P),_e=we>1?`${(0,t.px)(we,ee(P))}: `:"";return`<p>${r.
rC[V]} <b>${_e}${oe}</b> (${(0,r._h)(se,se,_)})`}const me=({hosts:P,findings:_})=>P.length>0&&!_.every(E.l$),ee=P=>me(P)?"host":"place";function he(P){if(me(P))
return P.hosts.length;const{lines:_,leftOut:V}=(0,l.Dx)(P.findings);return _.length+V}function fe(P){const{findings:_,message:V}=P;return V===null?_.map(se=>[se]):
me(P)?[...Map.groupBy(_,({host:se})=>se).values()]:(0,l.Dx)(_).lines}function te(P,_,V){return"file"in P?(0,r.u_)(P,V):_.message===null?$e(P,_,V):ne(P,_.hosts.length===
1,V)}function ne(P,_,V){const[se]=P,oe=se?.host?(0,m.D9)((0,T.nx)(se.host)):"",we=se?.isHostNew?[t.dy]:[];if(_){const Je=[Q(P,v,V),...(0,l.f5)(P).map(r.Su)].filter(
rt=>rt!=="").join(", ");return`${oe}${Je===""?"":` in ${Je}`}${we.map(rt=>` (${rt})`)}`}const Te=[...we,Q(P,g,V).replace(/ places?$/,"")].filter(Xe=>Xe!=="").join(
"; ");return Te===""?oe:`${oe} (${Te})`}function Q(P,_,V){const{lines:se,leftOut:oe}=(0,l.Dx)(P);return se.length===0?"":(0,r.EP)(se,_,V,oe)}function $e(P,_,V){
const se=me(_)?ne(P,!1,V):Q(P,g,V);return P.map(({problem:oe})=>{const we=(0,m.h$)(oe.message,y),_e=_.help===null&&oe.help?U(oe.help):"";return`${se===""?(0,t.Iu)(
we):`${se}: ${we}`}${_e}`}).join("<br>")}function ve(P,_,V,se){const oe=P.message===null?"finding":ee(P),{leftOut:we}=me(P)?{leftOut:0}:(0,l.Dx)(P.findings),_e=_.
length+we;if(_e===0)return[];if(V.isBrief)return[`<p>${(0,r.jP)(_e,oe,V)}</p>`];const Te=(0,a.R4)(_,se,O,rt=>te(rt,P,V)),Xe=_e-Te.length,Je=P.message===null?(0,a.
MB)(Te):`<p>${Te.join(", ")}</p>`;return[(0,a.TM)((0,t.px)(_e,`more ${oe}`),[...Te.length===0?[]:[Je],...Xe>0?[`<p>${(0,r.jP)(Xe,oe,V)}</p>`]:[]])]}function H({
affects:P},{context:{clients:_}}){const V=(0,t.od)(P,_);return V===""?"":`Affects ${V}.`}function L(P){const V=me(P)&&P.hosts.length===1&&P.message!==null?[]:(0,l.
f5)(P.findings);return V.length===0?"":`Required by ${V.map(r.Su).join(", ")}.`}var K=e(1064),J=e(1505);const j=20,W=20,F=["fails","warns","works"];function de(P,_,V){
const se=P.filter(Je=>(0,u.cG)(Je)&&!(0,u.JR)(Je));if(se.length===0)return"";const oe=Je=>se.length===1?Ne(Je,_).join(`
`):ue(Je,_),we=(0,a.R4)(se,V,W,oe),_e=se.length-we.length,[Te]=se.length===1?se:[],Xe=Te===void 0?`of ${(0,t.px)(se.length,"host")}`:`of ${be(Te)} (${Ue(Te)})`;
return(0,a.TM)(`Requests, responses and certificates ${Xe}`,[...we,..._e>0?[`<p>${(0,r.jP)(_e,"host",_)}</p>`]:[]])}const ue=(P,_)=>(0,a.TM)(`${r.Gr[(0,u.sG)(P)]}\
 ${be(P)} (${Ue(P)})`,Ne(P,_)),be=({visit:P})=>(0,m.D9)((0,T.nx)(P.host)),Ue=({visit:{attempt:P}})=>`${(0,t.px)(P.hops.length,"request")}, ${(0,d.kJ)(P.timing.totalMs)}`;
function Ne(P,_){const{hops:V,certificates:se}=P.visit.attempt;return[ze(P,_),...P.services.length===0?[]:[et(P,_)],...V.length===0?[]:[Qe(V)],...se.length===0?
[]:[st(se,_)]]}function ze(P,_){const V=(0,r.Bm)(_);return["<table>",...[(0,J.se)(P,_.context,V),{label:"clients",texts:Ve(P,_)},...(0,J.Zc)(P,V),...(0,J.o7)(P,
V)].flatMap(({label:we,texts:_e})=>_e.length===0?[]:[`<tr><td><b>${(0,t.Iu)(we)}</b></td><td>${_e.join("<br>")}</td></tr>`]),"</table>"].join(`
`)}const Ve=({clients:P},{context:_})=>F.flatMap(V=>{const se=_.clients.filter(we=>P[we]===V),oe=se.map(we=>K.bB[we]).join(", ");return se.length===0?[]:[`${r.Gr[V]}\
 ${oe}`]});function et({services:P,servicesLeftOut:_,servicesFrom:V},se){const oe=P.slice(0,j).map(Xe=>[(0,m.D9)(Xe.id,J.tN),dt(Xe)]),we=P.length-oe.length+_,_e=we>
0?[[`and ${we} more`,se.rest]]:[],Te=V===null?"URL":`URL, from the host block at ${(0,r.u_)(V,se)}`;return(0,a.I$)(["Service",Te],[...oe,..._e])}function dt(P){
switch(P.kind){case"url":return(0,m.D9)((0,m.cq)(P.url));case"login":{const{client:_,authz:V,token:se,ports:oe}=P.login;return[`authz ${(0,m.D9)((0,m.cq)(V??"no\
ne"))}`,`token ${(0,m.D9)((0,m.cq)(se??"none"))}`,`client ${(0,m.D9)(_,J.tN)}, ports ${oe.join(" to ")}`].join("<br>")}case"problem":return`\u274C ${P.problem.code}`}}
function Qe(P){const _=P.map((V,se)=>{const oe=V.proxy===null?"":`through ${(0,m.D9)((0,m.cq)(V.proxy))}`,we=V.status===null?"no response":`${V.status} ${(0,m.h$)(
V.reason,J.tN)}`.trim();return[String(se+1),(0,m.D9)((0,m.cq)(V.url)),V.mediaType===null?we:`${we}<br>${(0,m.D9)(V.mediaType,J.tN)}`,(0,t.Rk)(V.authorization),V.
address===null?oe:(0,m.D9)(V.address,J.tN),(0,d.kJ)(V.ms).replace(" ","&nbsp;")]});return(0,a.I$)(["Hop","Request","Response","Token","Address","Time"],_,[0,5])}
function st(P,{context:_}){const V=P.map(({host:se,subject:oe,issuer:we,expires:_e})=>[(0,m.D9)(se,J.tN),(0,m.h$)((0,d.nO)(_e,_.startedAt)),(0,m.D9)(oe,J.tN),(0,m.
D9)(we,J.tN)]);return(0,a.I$)(["TLS certificate","Valid until","Subject","Issuer"],V)}const G=4,ie=3,pe=60;function Re(P,_,V,se){const oe=P.filter(Je=>(0,u.sG)(
Je)===_);if(oe.length===0)return"";const we=_==="works"&&P.some(Je=>(0,u.sG)(Je)==="warns"),_e=ot(oe,_,we?" without warnings":"");if(V.isBrief)return`<p>${_e}</\
p>`;const Te=(0,a.R4)(oe,se,pe,Je=>Ye(Je,V)),Xe=oe.length-Te.length;return(0,a.TM)(_e,[...Te.length===0?[]:[(0,a.I$)(["Host","Required by",_==="works"?"Services":
"Reason"],Te)],...Xe>0?[`<p>${(0,r.jP)(Xe,"host",V)}</p>`]:[]])}function ot(P,_,V){const se=P.slice(0,ie).map(({visit:_e})=>(0,m.D9)((0,T.nx)(_e.host))),oe=(0,t.
K4)(se,ie,P.length-se.length),we=P.length===1?`${oe} ${u.nx[_]}${V}`:`<b>${(0,t.px)(P.length,"host")}</b> ${u.nx[_]}${V}: ${oe}`;return`${r.Gr[_]} ${we}`}function Ye(P,_){
const V=P.requirements.flatMap(oe=>oe.because),{discovery:se}=P.visit.attempt;return[`${(0,a.rm)((0,T.nx)(P.visit.host))}${P.isNew?`<br><sub>${t.dy}</sub>`:""}`,
V.length===0?"":(0,l.Ky)(V,G,oe=>(0,r.u_)(oe,_)),(0,u.JR)(P)&&se.kind==="skipped"?se.problem.title:(0,J.Yj)(P,(0,r.Bm)(_))]}var Be=e(4148);const pt=40,mt=80,it=P=>(0,Be.
fi)(P,_=>(0,a.hn)((0,m.J7)(_))),Fe=(P,_)=>(0,m.D9)(P,_).replaceAll(" ","&nbsp;"),tt=(P,_)=>{const V=({code:se,title:oe})=>(0,r._h)(se,oe,_);return(0,Be.ij)([(0,Be.
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
vidence","passed","skipped","notices","notes"],We=1e3,Ke=10,I=5,x=600,q=100,ce=7,ye=(P,_)=>Me(P,{context:_,rest:r.h,isBrief:!1},{head:`## ${Ge(P)}`,foot:`tf-dis\
co ${(0,m.js)(_.version)}, started ${(0,m.js)((0,d.QN)(_.startedAt))}.`,maxBytes:Ie});function Me(P,_,{head:V,foot:se,maxBytes:oe}){const we=Pe(P,_),_e=new Map;
let Te=oe-We-(0,M.$$)(V+se);for(const[rt,ft]of Object.entries(xe)){const gt=we[rt](Math.min(ft,Te)).filter(bt=>bt!=="").join(`

`),St=(0,M.$$)(gt)<=Te;St&&(Te-=(0,M.$$)(gt)),_e.set(rt,St?gt:`<p>More ${_.rest}</p>`)}const Xe=Ae.map(rt=>_e.get(rt)??"").filter(rt=>rt!==""),Je=!_.isBrief&&Xe.
some(r.ze)?`${se} ${De(_)}`:se;return`${[V,...Xe,`<sub>${Je}</sub>`].join(`

`)}
`}function Pe(P,_){const V=(0,u.md)(P.hosts),se=V.filter(({findings:Te})=>Te.length===0),oe=({severity:Te})=>Te==="notice",we=P.findings.filter(oe),_e=P.findings.
filter(Te=>!oe(Te));return{notes:Te=>[He(P,_,Te)],causes:Te=>C(_e,_,Te),roots:Te=>Et(P.roots,_,Te),evidence:Te=>_.isBrief?[]:[de(V,_,Te)],unchecked:Te=>[Re(se,"\
unchecked",_,Te)],passed:Te=>[Re(V,"works",_,Te)],skipped:Te=>[Re(V,"skipped",_,Te)],notices:Te=>_.isBrief?[]:[Le(we,_,Te)]}}function De({context:P}){const _=P.
docsUrl.replace(/[^/]*$/,"recipes.md#keep-the-report");return`This page is shortened; the JSON report is complete, and can be <a href="${(0,m.js)(_)}">kept as a\
n artifact</a>.`}function Le(P,_,V){if(P.length===0)return"";const se=`${r.rC.notice} ${(0,t.px)(P.length,"notice")}`;return(0,a.TM)(se,C(P,_,V))}function He(P,_,V){
const se=(0,u.h$)(P,_.context).map(Xe=>`${(0,t.Iu)((0,m.h$)(Xe,x))}.`),oe=(0,a.R4)(se,V,Ke,Xe=>Xe),we=oe.slice(0,I),_e=_.isBrief?[]:oe.slice(I),Te=se.length-we.
length-_e.length;return[`<p>${we.join("<br>")}</p>`,..._e.length===0?[]:[(0,a.TM)((0,t.px)(_e.length,"more remark"),[`<p>${_e.join("<br>")}</p>`])],...Te>0?[`<p\
>${(0,r.jP)(Te,"remark",_)}</p>`]:[]].join(`
`)}const Ge=P=>`${ct(P)} ${(0,t.Iu)((0,u.$N)(P))}`;function ct(P){const _=P.findings.some(({severity:se})=>se!=="notice"),V=P.hosts.length===0?"skipped":"works";
return r.Gr[P.passed?_?"warns":V:"fails"]}function nt({url:P,workflow:_,job:V,commit:se}){const oe=_.split("/").at(-1)??"";return[`<a href="${(0,m.js)(P)}">${(0,m.
D9)(oe===""?"this run":oe,q)}</a>`,...V===""?[]:[`job ${(0,m.D9)(V,q)}`],...se===""?[]:[`commit ${(0,m.D9)(se.slice(0,ce))}`]].join(", ")}}),8373:((Oe,B,e)=>{e.
d(B,{Bm:()=>y,EP:()=>r,Gr:()=>T,Su:()=>n,_h:()=>v,h:()=>M,jP:()=>l,rC:()=>E,u_:()=>i,xy:()=>m,ze:()=>a});var d=e(4503),u=e(8884),t=e(8641);const M="in the JSON \
report",m="in the job summary",E={error:"\u274C",warning:"\u26A0\uFE0F",notice:"\u2139\uFE0F"},T={fails:"\u274C",unchecked:"\u274C",warns:"\u26A0\uFE0F",skipped:"\
\u26AA",works:"\u2705"},f="&nbsp;more ",l=(g,h,{rest:D})=>`and ${g}${f}${h}${g===1?"":"s"} ${D}`,a=g=>g.includes(f),r=(g,h,D,A=0)=>(0,u.Ky)(g,h,c=>i(c,D),A).replace(
/ more (?=places?$)/,f),s=600;function i(g,{context:{links:h}}){if(typeof g=="string")return n(g);const A=`<code>${(0,t.js)((0,u.eo)(g)).replaceAll("/","/<wbr>")}\
</code>`,c=(0,d.u)(g,h);return c===null||c.length>s?A:`<a href="${(0,t.js)(c,s)}">${A}</a>`}const n=g=>g.endsWith(" input")?`the ${(0,t.D9)(g.replace(/ input$/,
""))} input`:(0,t.D9)(g),v=(g,h,{context:D})=>`<a href="${(0,t.js)(`${D.docsUrl}#${g}`)}">${h}</a>`,y=g=>({value:t.D9,prose:t.h$,because:h=>i(h,g)})}),5102:((Oe,B,e)=>{
e.d(B,{$N:()=>y,JR:()=>r,QK:()=>v,b:()=>s,cG:()=>a,h$:()=>C,hm:()=>n,md:()=>i,nx:()=>T,sG:()=>l});var d=e(4e3),u=e(5799),t=e(7574),M=e(4120),m=e(8884),E=e(4148);
const T={fails:"failed",unchecked:"not checked",warns:"has warnings",skipped:"skipped",works:"passed"},f=["fails","unchecked","warns","skipped","works"];function l(w){
if(s(w))return"unchecked";const U=n(w.findings);return U==="error"?"fails":U==="warning"?"warns":r(w)?"skipped":"works"}const a=w=>["fails","warns"].includes(l(
w)),r=({visit:w})=>w.attempt.discovery.kind==="skipped",s=({visit:{attempt:w}})=>w.discovery.kind==="skipped"&&w.discovery.problem.code==="host-not-checked";function i(w){
return f.flatMap(U=>w.filter(X=>l(X)===U))}const n=w=>u.oC.find(U=>w.some(X=>X.severity===U))??null;function v({findings:w}){const U=n(w);return U==="notice"?[]:
w.filter(({severity:X})=>X===U)}function y({hosts:w,files:U,findings:X,passed:me,stopped:ee,roots:he}){const fe=(0,E.g5)(he),te=fe===null?U:U.filter(({problem:J})=>!g.
test(J.code)),ne=te.filter(J=>!h(J)),$e=[ne.length<te.length?["nothing to check"]:A(w),O(ne)],H=n(ne)==="error"&&!w.some(J=>l(J)==="fails")?$e.toReversed():$e,L=[
fe??[],...H].flat().join(", "),K=n(X)==="error";return ee!==null?`${L} (${(0,d.Cw)(ee)})`:me&&K?`${L} (the check passes: fail-on is never)`:me||K?L:`${L} (the c\
heck fails: fail-on is warning)`}const g=/^(?:module|provider|version|package|constraint|lock)-/,h=({problem:w,severity:U})=>w.code==="nothing-to-check"&&U==="e\
rror",D="not allowed";function A(w){const U=w.length;if(U===0)return["no registry hosts to check"];const X=w.filter(j=>!r(j)).map(l),me=w.filter(s).length,[ee,he]=[
X.length,U-X.length],fe=X.filter(j=>j==="fails").length,te=X.filter(j=>j==="warns").length,ne=w.filter(j=>r(j)&&l(j)==="fails").length,Q=[{count:fe,words:T.fails},
{count:ne,words:D},{count:me,words:T.unchecked}],$e=[{count:ee-fe,words:T.works},{count:he-ne-me,words:T.skipped}],ve=fe+ne+me>0,[H,...L]=(ve?Q:$e).filter(({count:j})=>j>
0),J=H?.words===D||H?.words===T.unchecked?H.count===1?"is ":"are ":"";return[`${o(H?.count??0,U)} ${J}${H?.words}`,...L.map(({count:j,words:W})=>`${j} ${W}`),...te===
0?[]:[c(te,U,ve)]]}function c(w,U,X){return U===1?"with warnings":`${w} ${X?"more ":""}with warnings`}function o(w,U){return U===1?"1 registry host":w===U?`all ${U}\
 registry hosts`:`${w} of ${U} registry hosts`}function O(w){const U=n(w);if(U===null||U==="notice")return[];const X=(0,m.Dc)(w.filter(({severity:ee})=>ee===U)),
me=(0,m.BQ)(w);return[...X===0?[]:[`${U}s in ${(0,M.px)(X,"file")}`],...n(me)===U?[`${U}s in the ${(0,m.et)(me)}`]:[]]}function $({hosts:w},U){const{files:X,bytes:me,
usages:ee,durationMs:he}=U;if(X===0&&he===0)return null;if(X===0)return"found no Terraform or OpenTofu files";const fe=w.filter(m.Qz).length,te=fe===0?"no regis\
try host is used":`${(0,M.px)(ee,"usage")} of ${(0,M.px)(fe,"registry host")}`;return`scanned ${(0,M.px)(X,"file")} (${(0,t.tY)(me)}) in ${(0,t.kJ)(he)}: ${te}`}
function C(w,U){const{dialect:X,durationMs:me,scan:ee,remarks:he}=U,fe=$(w,ee),ne=w.hosts.length===0&&ee.files===0?"":` for ${(0,M.QI)(X)} (${X.why})`;return[`${b(
w)}; checked in ${(0,t.kJ)(me)}${ne}`,...fe===null?[]:[fe],...he]}function b({findings:w,ignored:U}){const X=u.oC.flatMap(ee=>{const{length:he}=w.filter(fe=>fe.
severity===ee);return he===0?[]:[(0,M.px)(he,ee)]}),me=X.length===0?"no findings":X.join(", ");return U>0?`${me}, ${U} ignored`:me}}),4148:((Oe,B,e)=>{e.d(B,{Fg:()=>f,
LC:()=>r,Mm:()=>E,P:()=>v,cZ:()=>y,eX:()=>U,fi:()=>s,g5:()=>i,ie:()=>D,ij:()=>w,jB:()=>n,mC:()=>A,nS:()=>c,ns:()=>b,pJ:()=>a,qj:()=>T});var d=e(1064),u=e(5011),
t=e(5257),M=e(4120);const m=["fails","warns","works"];function E({worst:ee}){return ee==="error"?"fails":ee==="warning"?"warns":"works"}const T=({rows:ee})=>m.find(
he=>ee.some(fe=>E(fe)===he))??"works";function f(ee){const he=T({rows:ee});return he==="works"&&ee.some(l)?"skipped":he}const l=({chosen:ee})=>Object.keys(ee).length===
0,a={fails:"init fails",warns:"has warnings",works:"passed"},r=3,s=({directory:ee},he)=>ee===t.cd.file?t.cd.file:ee==="."?"the top directory":he(ee);function i(ee){
const he=ee.filter(({directory:ne})=>ne!==t.cd.file),{length:fe}=n(he).failing;return fe===0?null:he.length===1?"init fails":`init fails in ${fe===he.length?`al\
l ${fe}`:`${fe} of ${he.length}`} root modules`}function n(ee){const{fails:he=[],warns:fe=[],works:te=[]}=Object.groupBy(ee,T);return{failing:he,wrong:[...he,...fe],
good:te}}function v({rows:ee}){const{fails:he=[],warns:fe=[],works:te=[]}=Object.groupBy(ee,E);return{wrong:[...he,...fe],good:te}}function y(ee){const he=new Map;
for(const ne of n(ee).wrong)for(const Q of v(ne).wrong){const $e=g(Q),ve=he.get($e)??{row:Q,roots:new Set};he.set($e,ve),ve.roots.add(ne)}const{fails:fe=[],warns:te=[]}=Object.
groupBy(he.values(),({row:ne})=>E(ne));return[...fe,...te]}const g=({kind:ee,source:he,constraints:fe,locked:te,chosen:ne,problems:Q})=>JSON.stringify([ee,he,fe,
te,ne,Q]),h=3;function D(ee,he){const fe=new Map(ee.map(ne=>[ne.row,[...ne.roots]]));return{title:"root modules",cell:ne=>{const Q=fe.get(ne)??[],$e=Q.slice(0,h).
map(he);return(0,M.K4)($e,h,Q.length-$e.length)}}}const A=({address:ee,host:he},{clients:fe})=>fe.every(te=>(0,u.Vm)(te)===he)&&ee.startsWith(`${he}/`)?ee.slice(
he.length+1):ee;function c(ee){const he=[...new Map(ee.map(ve=>[`${ve.kind} ${ve.source}`,ve])).values()],fe=["module","provider"].flatMap(ve=>{const{length:H}=he.
filter(L=>L.kind===ve);return H===0?[]:[(0,M.px)(H,ve)]});if(fe.length===0)return"no registry modules and no providers";const te=ee.some(({platforms:ve})=>ve.length>
0)?" and package":"",ne=he.filter(l).length,Q=he.filter(({chosen:ve})=>Object.values(ve).includes(null)).length,$e=ne+Q===0?`every version${te} is available`:[...Q>
0?[`${Q} without a version`]:[],...ne>0?[`${ne} not checked`]:[]].join(", ");return`${fe.join(" and ")}, ${$e}`}const o=60,O=6,$=60,C=12;function b({clients:ee,
rows:he},fe){const te=he.every(({chosen:Q})=>new Set(Object.values(Q)).size<=1),ne=[{title:"constraint",cell:({constraints:Q})=>(0,M.K4)([...new Set(Q)].map($e=>fe(
$e,$)),O)},...te?[{title:"version",cell:Q=>X(Q,null,fe)}]:ee.map(Q=>({title:d.bB[Q],cell:$e=>X($e,Q,fe)})),{title:"newest",cell:({newest:Q})=>Q===null?"":fe(Q,o)},
{title:"platforms",cell:({platforms:Q})=>me(Q,fe)}];return w(ne,he)}const w=(ee,he)=>ee.filter(({cell:fe})=>he.some(te=>fe(te)!=="")),U=ee=>({title:"problem",cell:({
problems:he})=>he.filter(({usualSeverity:fe})=>fe!=="notice").map(ee).join(", ")});function X({chosen:ee,locked:he},fe,te){const ne=fe===null?Object.values(ee)[0]:
ee[fe];return ne===void 0?"":ne!==null?`${te(ne,o)}${ne===he?" (locked)":""}`:he===null?"none":`none (locked: ${te(he,o)})`}function me(ee,he){const fe=ee.map(({
platform:te,available:ne})=>`${ne===null?"?":ne?"\u2713":"\u2717"} ${he(te,o)}`);return(0,M.K4)(fe,C)}}),733:((Oe,B,e)=>{e.d(B,{W:()=>E,n:()=>M});const d=/^[ -~]*$/,
u=/[\u1100-\u115F\u2329\u232A\u2E80-\u303E\u3041-\u3247\u3250-\u4DBF\u4E00-\uA4C6\uA960-\uA97C\uAC00-\uD7A3\uF900-\uFAFF\uFE10-\uFE19\uFE30-\uFE6B\uFF01-\uFF60\uFFE0-\uFFE6\u{16FE0}-\u{18DFF}\u{1AFF0}-\u{1B2FF}\u{1F200}-\u{1F265}\u{20000}-\u{3FFFD}\p{Emoji_Presentation}]/u,
t=/[\p{Mn}\p{Me}\u1160-\u11FF]/u;function M(T){if(d.test(T))return T.length;let f=0;for(const l of T)f+=m(l);return f}const m=T=>t.test(T)?0:new RegExp("\\p{Regi\
onal_Indicator}","u").test(T)?1:u.test(T)?2:1;function E(T,f,l){let[a,r]=["",0];for(const s of T){const i=m(s),n=r+i;if(r>=f&&n<=l&&(i>0||r>f)?a+=s:a+=" ".repeat(
Math.max(0,Math.min(n,l)-Math.max(r,f))),r=n,r>l)break}return a}}),7146:((Oe,B,e)=>{e.d(B,{ky:()=>a,nI:()=>t,qt:()=>f,wW:()=>l});var d=e(733);const u={bold:1,dim:2,
red:31,green:32,yellow:33,blue:34};function t(s,i,n){return n.colour?`\x1B[${u[i]}m${s}\x1B[0m`:s}const M=(s,i,{hyperlinks:n})=>i===void 0||!n?s:`\x1B]8;;${i}\x1B\\${s}\
\x1B]8;;\x1B\\`,m=/^(?:iTerm\.app|WezTerm|vscode|ghostty|Hyper|terminology|zed|Tabby)$/,E=/^(?:xterm-kitty|xterm-ghostty|alacritty(?:-direct)?|foot|wezterm)$/,T=5001;
function f(s){const{FORCE_HYPERLINK:i,TERM:n="",TERM_PROGRAM:v="",VTE_VERSION:y}=s;return i?i!=="0":s.CI||s.NO_COLOR||n==="dumb"?!1:Number(y)>=T||m.test(v)||E.test(
n)||["WT_SESSION","KONSOLE_VERSION","DOMTERM"].some(g=>s[g])}function l(s,i){const n=" ".repeat(s.indent),v=s.label.padEnd((s.column??0)-1),y=" ".repeat(s.indent+
(s.column??2)),[g="",...h]=r(i.withFlags?.(s.text)??s.text,{first:i.width-n.length-v.length-1,others:i.width-y.length}),D=M(t(v,s.style,i),s.url,i);return[`${n}${D}\
 ${g}`.trimEnd(),...h.map(A=>`${y}${A}`)]}function a(s,{width:i,withFlags:n}){const[v="",...y]=r(n?.(s)??s,{first:i,others:i-2});return[v,...y.map(g=>`  ${g}`)]}
function r(s,i){const n=[];let v="",y=0;for(const g of s.split(" ")){const h=n.length===0?i.first:i.others,D=(0,d.n)(g);v!==""&&y+1+D>h?(n.push(v),v=g,y=D):(y=v===
""?D:y+1+D,v=v===""?g:`${v} ${g}`)}return[...n,v]}}),4421:((Oe,B,e)=>{e.d(B,{S5:()=>je,MV:()=>Ie,K8:()=>xe});var d=e(1393),u=e(2796),t=e(5102),M=e(4120),m=e(5955),
E=e(8641),T=e(1831),f=e(8884),l=e(733),a=e(7146);const r=160,s=12,i="    ",n=/##\w*\[/;function v({place:I,before:x,literal:q,after:ce},ye,Me){const Pe=" ".repeat(
`  ${I.line}`.length),De=Math.min(Me.width,r)-Pe.length-3;if(De<s)return[];const Le=y(x+q+ce),He=Le(x+q+ce),Ge=(0,l.n)(He)<=De?0:Le(x).search(/[^ ]|$/),ct=He.slice(
Ge),nt=(0,l.n)(Le(x))-Ge,P=(0,l.n)(Le(x+q))-Ge,{from:_,to:V,text:se}=g(ct,nt,Math.max(P,nt+1),De),oe=(0,a.nI)("|","dim",Me),we="^".repeat(Math.max(1,Math.min(P,
V)-Math.max(nt,_))),_e=" ".repeat(Math.max(nt,_)-_);return[`${(0,a.nI)(`  ${I.line}`,"dim",Me)} ${oe} ${se}`.trimEnd(),`${Pe} ${oe} ${_e}${(0,a.nI)(we,ye,Me)}`]}
function y(I){const x=q=>(0,E.RK)(q.replaceAll("	",i),Number.POSITIVE_INFINITY);return n.test(x(I))?q=>x(q).replaceAll(/(?<=#)#/g," #"):x}function g(I,x,q,ce){const ye=(0,l.
n)(I);if(ye<=ce)return{from:0,to:ce,text:I};const Me=Math.max(0,ce-2-(q-x)),Pe=q<ce?0:Math.max(0,x-1-Math.ceil(Me*2/3)),De=ye-Pe<=ce,Le=Pe+ce,He=(0,l.W)(I,Pe===
0?0:Pe+1,De?Le:Le-1),Ge=`${Pe===0?"":"\u2026"}${He}${De?"":"\u2026"}`;return{from:Pe,to:De?Le:Le-1,text:Ge}}var h=e(1505),D=e(7574);const A=20,c=6,o=13,O={fails:{
sign:"\u2717",style:"red"},unchecked:{sign:"\u2717",style:"red"},warns:{sign:"!",style:"yellow"},skipped:{sign:"\u25CB",style:"blue"},works:{sign:"\u2713",style:"\
green"}},$={error:O.fails,warning:O.warns,notice:{sign:"\xB7",style:"blue"}},C={value:E.RK,prose:E.RK,because:f.eo};function b(I,x){const q=(0,t.sG)(I),{sign:ce,
style:ye}=O[q],Me=[...(0,t.cG)(I)?X(I,x.context):[],...(0,h.o7)(I,C)],Pe=`${t.nx[q]}${I.isNew?` (${M.dy})`:""}: ${U(I)}`;return[...(0,a.wW)({indent:0,label:`${ce}\
 ${w(I.visit.host)}`,style:ye,text:Pe},x),...Me.flatMap(De=>me(De,x))].map(E.BP).join(`
`)}const w=I=>{const x=(0,T.nx)(I);return x===I?(0,E.RK)(I):`${(0,E.RK)(x)} (${(0,E.RK)(I)})`};function U(I){const{discovery:x}=I.visit.attempt,q=(0,t.QK)(I);return q.
length>0?(0,M.K4)([...new Set(q.map(ce=>ce.problem.code))],c):x.kind==="skipped"?x.problem.code:(0,h.Yj)(I,C)}function X(I,x){const{hops:q,certificates:ce}=I.visit.
attempt;return[(0,h.se)(I,x,C),{label:"response",texts:q.map(ee)},{label:"services",texts:he(I)},...(0,h.Zc)(I,C),{label:"certificate",texts:ce.map(ye=>te(ye,x))}]}
const me=({label:I,texts:x},q)=>x.flatMap((ce,ye)=>{const Me=ye===0?I:"";return(0,a.wW)({indent:2,label:Me,style:"dim",column:o,text:ce},q)});function ee(I){const x=I.
status===null?"none":`${I.status} ${(0,E.RK)(I.reason,h.tN)}`,q=I.status===null?"after":"in",ce=[...I.mediaType===null?[]:[(0,E.RK)(I.mediaType,h.tN)],...I.address===
null?[]:[`at ${(0,E.RK)(I.address,h.tN)}`],...I.proxy===null?[]:[`through ${(0,E.RK)((0,E.cq)(I.proxy))}`],...I.authorization==="none"?[]:[`token ${(0,M.Rk)(I.authorization)}`]],
ye=ce.length===0?"":` (${ce.join("; ")})`;return`${x.trim()} from ${(0,E.RK)((0,E.cq)(I.url))} ${q} ${(0,D.kJ)(I.ms)}${ye}`}function he({services:I,servicesLeftOut:x}){
const q=I.slice(0,A),ce=I.length-q.length+x;return[...q.map(fe),...ce>0?[`and ${ce} more`]:[]]}function fe(I){const x=(0,E.RK)(I.id,h.tN);switch(I.kind){case"ur\
l":return`${x} ${(0,E.RK)((0,E.cq)(I.url))}`;case"login":{const{authz:q,token:ce}=I.login,ye=[q,ce].map(Me=>(0,E.RK)((0,E.cq)(Me??"none")));return`${x} authz ${ye.
join(", token ")}`}case"problem":return`${x}: ${I.problem.code}`}}function te(I,x){const{host:q,subject:ce,issuer:ye,expires:Me}=I,Pe=(0,E.RK)((0,D.nO)(Me,x.startedAt));
return`${(0,E.RK)(q,h.tN)} valid until ${Pe}; subject ${(0,E.RK)(ce,h.tN)}, issuer ${(0,E.RK)(ye,h.tN)}`}const ne=4,Q={places:6,messages:5,frames:u.Wi},$e={places:3,
messages:2,frames:1},ve=1e3;function H(I,x,q){const{severity:ce,code:ye,title:Me,message:Pe}=I,De=(0,E.RK)(Pe??Me,ve),Le=`${x.context.docsUrl}#${ye}`,{style:He}=$[ce],
Ge=L(I,q)??[...Ne(I.hosts.length>1?"hosts":"host",K(I),x),...J(I,x,q),...Ue(I,x)],ct=be(I.findings)?"":I.help??"";return[...(0,a.wW)({indent:0,label:`${ce}[${ye}\
]:`,style:He,url:Le,text:De},x),...Ge,...Ne("help",(0,E.RK)(ct,ve),x),...Ne("affects",(0,M.od)(I.affects,x.context.clients),x)].map(E.BP).join(`
`)}function L(I,{codes:x}){const{hosts:q,message:ce,code:ye,findings:Me}=I;if(q.length<2||ce===null)return null;const{first:Pe,others:De}=(0,f.yv)(...Me),Le=JSON.
stringify([q.toSorted(),Pe,De.length]),He=x.get(Le);return He===void 0&&x.set(Le,ye),He===void 0?null:[`  hosts: the same ${q.length} as for ${He}`]}function K({
hosts:I,findings:x,message:q}){const[ce]=I;if(I.length===1&&ce!==void 0&&q?.includes((0,T.nx)(ce))&&x[0]?.isHostNew!==!0)return"";const Me=(0,M.Ku)(I,ne).map(Pe=>{
const De=x.some(Le=>Le.host===Pe&&Le.isHostNew);return`${w(Pe)}${De?` (${M.dy})`:""}`});return(0,M.K4)(Me,I.length,I.length-Me.length)}function J(I,x,q){const{frames:ce}=j(
I),ye=W(I),Me=(0,u.cr)(I).length-ye.length;return[...ye.flatMap(({message:Pe,findings:De,first:Le},He)=>{const Ge=F(Le,I.message===null?Pe:"",x);return He>=ce?Ge:
[...Ge,...de(Le,I,x,q),...Ne("help",(0,E.RK)(ue(I,De),ve),x)]}),...Me>0?[`  and ${Me} more in the JSON report`]:[]]}const j=({hosts:I,findings:x})=>I.length>1||
be(x)?$e:Q,W=I=>(0,M.Ku)((0,u.cr)(I),j(I).messages).map(([x,q])=>({message:x,findings:q,first:(0,f.yv)(...q).first}));function F(I,x,q){if(I===null&&x==="")return[];
const ce=I===null?"-":"-->",Me=[...I===null?[]:[(0,f.R3)(I)],(0,E.RK)(x,ve)].filter(Pe=>Pe!=="").join(": ");return(0,a.wW)({indent:2,label:ce,style:"dim",text:Me},
q)}function de(I,{severity:x},q,{lines:ce}){if(I===null)return[];const{file:ye,line:Me,column:Pe}=I,De=q.context.sources.find(Le=>Le.place.file===ye&&Le.place.line===
Me&&Le.place.column===Pe);return De===void 0||ce.has(De)?[]:(ce.add(De),v(De,$[x].style,q))}function ue({help:I,findings:x},q){return I!==null||be(x)?"":q[0]?.problem.
help??""}const be=([I,x])=>I?.exclude!==void 0&&x!==void 0;function Ue(I,x){const{findings:q}=I,{others:ce,settings:ye,leftOut:Me}=(0,f.yv)(...q),Pe=W(I).map(({
first:He})=>He&&(0,f.eo)(He)),De=ce.filter(He=>!Pe.includes((0,f.eo)(He))),Le=j(I).places;return[...Ne("also at",(0,f.Ky)(De,Le,void 0,Me),x),...Ne("required by",
(0,f.Ky)(ye,Le),x)]}const Ne=(I,x,q)=>x===""?[]:(0,a.wW)({indent:2,label:`${I}:`,style:"dim",text:x},q);var ze=e(4148),Ve=e(1064);const et=20,dt=3,Qe="  ",st=I=>(0,ze.
fi)(I,E.J7);function G(I,x){const{wrong:q}=(0,ze.jB)(I);return q.length>ze.LC?[ie(I,q,x)]:q.map(ce=>{const ye=(0,ze.P)(ce),Me=[...ye.wrong,...ye.good],Pe=pe((0,ze.
ns)({...ce,rows:Me.slice(0,et)},E.RK),Me),De=st(ce);return Re({outcome:(0,ze.qj)(ce),name:De,root:ce,rows:Me,columns:Pe},x)})}function ie(I,x,q){const ce=(0,ze.
cZ)(I),ye=ce.map(({row:Ge})=>Ge),Me=Ve.Du.filter(Ge=>x.some(ct=>ct.clients.includes(Ge))),Pe=(0,ze.ns)({clients:Me,rows:ye.slice(0,et)},E.RK),De=pe([(0,ze.ie)(ce,
st),...Pe],ye),Le=(0,ze.qj)({rows:ye}),He=(0,M.px)(x.length,"root module");return Re({outcome:Le,name:He,root:{clients:Me},rows:ye,columns:De},q)}const pe=(I,x)=>[
...I,...(0,ze.ij)([(0,ze.eX)(({code:q})=>q)],x)];function Re({outcome:I,name:x,root:q,rows:ce,columns:ye},Me){const{sign:Pe,style:De}=O[I],Le=ce.filter(nt=>(0,ze.
Mm)(nt)===I),He=[...new Set(Le.map(nt=>(0,E.RK)((0,ze.mC)(nt,q))))],Ge=`${ze.pJ[I]} for ${(0,M.K4)(He,dt)}`,ct=ce.length-et;return[`${(0,a.nI)(Pe,De,Me)} ${(0,a.
nI)(x,"bold",Me)}: ${Ge}`,...ot(ce.slice(0,et).map(nt=>({sign:O[(0,ze.Fg)([nt])],cells:[(0,E.RK)((0,ze.mC)(nt,q)),...ye.map(({cell:P})=>P(nt))]})),["module or p\
rovider",...ye.map(({title:nt})=>nt)],Me),...ct>0?[`  and ${ct} more in the JSON report`]:[]].map(E.BP).join(`
`)}function ot(I,x,q){const ce=x.map((Pe,De)=>Math.max(...[Pe,...I.map(({cells:Le})=>Le[De])].map(Ye)));if(ce.reduce((Pe,De)=>Pe+Qe.length+De,Qe.length)>q.width)
return I.flatMap(({sign:{sign:Pe,style:De},cells:[Le="",...He]})=>{const Ge=He.flatMap((nt,P)=>nt===""?[]:[`${x[P+1]} ${nt}`]),ct=`${Le}: ${Ge.join("; ")}`;return(0,a.
wW)({indent:2,label:Pe,style:De,text:ct},q)});const Me=Pe=>Pe.map((De,Le)=>De+" ".repeat((ce[Le]??0)-Ye(De))).join(Qe).trimEnd();return[`    ${(0,a.nI)(Me(x),"d\
im",q)}`,...I.map(({sign:{sign:Pe,style:De},cells:Le})=>`  ${(0,a.nI)(Pe,De,q)} ${Me(Le)}`)]}const Ye=(I="")=>Array.from(I).length;function Be(I,x){const q=I.flatMap(
Le=>Le.rows),{sign:ce,style:ye}=O[(0,ze.Fg)(q)],[Me]=I,De=`${I.length===1&&Me!==void 0?st(Me):(0,M.px)(I.length,"root module")}: ${(0,ze.nS)(q)}`;return(0,a.wW)(
{indent:0,label:ce,style:ye,text:De},x).map(E.BP).join(`
`)}const pt=3,mt=4,it=1e3;function Fe({hosts:I,roots:x},q){const ce=Map.groupBy(I,t.sG),ye=(ce.get("unchecked")??[]).filter(({findings:Pe})=>Pe.length===0),{good:Me}=(0,ze.
jB)(x);return[...tt("unchecked",ye,q),...tt("skipped",ce.get("skipped")??[],q),...tt("works",ce.get("works")??[],q),...Me.length>0?[Be(Me,q)]:[]]}function tt(I,x,q){
const ce=Ge=>b(Ge,q);if(x.length<=pt)return x.map(ce);const{sign:ye,style:Me}=O[I],Pe=(0,M.Ku)(x,mt).map(({visit:Ge})=>w(Ge.host)),De=(0,M.K4)(Pe,Pe.length,x.length-
Pe.length),Le=`${(0,M.px)(x.length,"host")} ${t.nx[I]}: ${De}`;if(!q.isRunner)return[(0,a.wW)({indent:0,label:ye,style:Me,text:Le},q).map(E.BP).join(`
`)];const He=Ge=>`and ${Ge} more in the JSON report`;return[[(0,E.BP)(`${ye} ${Le}`),...(0,M.UV)(x,it,ce,He)].join(`
`)]}function Et(I,x){const q=(0,t.hm)(I.findings),ce=I.hosts.length>pt||I.findings.length>0,ye=x.isRunner?"the JSON report has all details; its path is the outp\
ut `report`":"for all details: `--format json` or `--report FILE.json`",Me=`problem codes are explained at ${x.context.docsUrl}`;return ce?[(q===null||q==="noti\
ce"?[ye]:[Me,ye]).flatMap(De=>(0,a.ky)(De,x)).join(`
`)]:[]}const $t=5,wt=30,Z=3,le=20,Se=16e6;function*je(I,x){yield`${Ie(I,x)}
`;let q=!0;for(const{text:ce}of xe(I,x)){const ye=ce.includes(`
`);yield`${q||ye?`
`:""}${ce}
`,q=ye}}function Ie(I,x){const{sign:q,style:ce}=O[I.passed?"works":"fails"],ye=x.isQuiet?[]:(0,t.h$)(I,x.context).slice(0,$t);return[`${(0,a.nI)(q,ce,x)} ${(0,a.
nI)((0,t.$N)(I),"bold",x)}`,...ye.flatMap(Me=>Ae(Me,x))].join(`
`)}function*xe(I,x,q=Se){const{isQuiet:ce=!1,isRunner:ye=!1,context:Me}=x,Pe=({severity:_})=>!ce||_==="error"||(0,d.k2)(_,Me.failOn),De=(0,u.cZ)(I.findings.filter(
Pe)),Le={lines:new Set,codes:new Map};for(const _ of De.slice(0,wt))yield Ke(H(_,x,Le));const He=De.slice(wt).flatMap(({findings:_})=>_);if(He.length>0&&(yield Ke(
`and ${(0,M.px)(He.length,"more finding")} in the JSON report`)),ce)return;const Ge=_=>({kind:ye?"group":"plain",text:_});yield*G(I.roots,x).map(Ge);const ct=(0,t.
md)(I.hosts).filter(_=>(0,t.cG)(_)&&!(0,t.JR)(_)),nt=ye||ct.length<=Z?ct:[];yield*We(nt,x,q).map(Ge),yield*Fe(I,x).map(Ge);const P=(0,t.h$)(I,Me).slice($t);P.length>
0&&(yield Ke(P.flatMap(_=>Ae(_,x)).join(`
`))),yield*Et(I,x).map(Ke)}const Ae=(I,x)=>(0,a.ky)((0,E.RK)(I),x).map(E.BP);function*We(I,x,q){const ce=new m.Wv(q),ye=ct=>b(ct,x),Me=yield*(0,m._Q)(I.slice(0,
le),ce,ye),Pe=[],De=(0,m._Q)(I.slice(le),ce,ye);let Le=De.next();for(;!Le.done;Le=De.next())Pe.push(Le.value);const He=(0,M.px)(Pe.length,"more host");Pe.length>
0&&(yield[`details of ${He}`,...Pe].join(`
`));const Ge=Me+Le.value;Ge>0&&(yield`the details of ${(0,M.px)(Ge,"more host")} are in the JSON report`)}const Ke=I=>({kind:"plain",text:I})}),5257:((Oe,B,e)=>{
e.d(B,{JT:()=>E,KS:()=>T,MO:()=>a,MP:()=>m,Nf:()=>l,W$:()=>M,cd:()=>t,yp:()=>f});var d=e(5143);const u="hostnames input",t={file:u,line:1,column:1,endColumn:1},
M=r=>r.file===u?u:r,m=({host:r,namespace:s,name:i,system:n})=>`${r}/${s}/${i}/${n}`,E=({host:r,namespace:s,type:i})=>`${r}/${s}/${i}`;function T(r,s){const i=r.
versions??l(r)?.values?.[s]??null;return i===null?null:{text:i,place:f(r)}}function f(r){const{versionsAt:s,place:i}=r,n=typeof s=="number"?s:s?.at;return n===void 0?
i:{file:i.file,...(0,d._h)(n)}}const l=({versionsAt:r})=>typeof r=="number"?null:r,a=(r,s)=>`${r} ${s}`}),2909:((Oe,B,e)=>{e.a(Oe,async(d,u)=>{try{let ne=function(){
return process.env.GITHUB_WORKSPACE??process.cwd()};e.r(B);var t=e(4391),M=e(9018),m=e(7251),E=e(6309),T=e(2722),f=e(3581),l=e(8782),a=e(9077),r=e(3795),s=e(3386),
i=e(2057),n=e(1964),v=e(6182),y=e(2827),g=e(3616),h=e(8641),D=e(9703),A=e(4421),c=e(8463),o=e(3152),O=e(3557),$=e(6875);const C=120;process.env.UV_THREADPOOL_SIZE??=
"64",(0,s.p)(),(0,i.B_)(process.stdout,Q=>process.stderr.write(`the log was not written: ${Q}
`)),(0,i.B_)(process.stderr,()=>{});const b=f.j_(process.env.GITHUB_EVENT_PATH);delete process.env.GITHUB_EVENT_PATH;const w=new $.V,U=()=>performance.now();await(0,a.
q)(process,await X(f.Ko(O.y.map(({name:Q})=>Q))));async function X(Q){const $e=(0,M.c)(Q,process.env,(0,m.K)(f.QU)),ve=L=>{const K=(0,M.r)(J=>(0,D.p)(L,J),$e);return f.
fJ("Could not run",K),3},H=(0,a.w)(process,w,{isFinal:!1,crash:ve,now:U});try{const L=await me(Q,$e),K=H.aborted?3:L.verdict.passed?0:1;return await he(L,$e,H),
K}catch(L){return L instanceof o.GN?(f.fJ("Wrong settings",$e.redact(L.mistakes.join(`
`))),2):ve(L)}}async function me(Q,$e){const ve=(0,r.fN)(H=>f.N4($e.redact([H])),r.Si);try{return await(0,t.z6)(Q,{environment:process.env,directory:ne(),isFork:(0,l.
$c)(process.env.GITHUB_EVENT_NAME,b),stop:w,startTimer:$.I,progress:ve.show,changes:H=>te(H,$e),secrets:$e,kill:process.kill})}finally{ve.end()}}async function ee(Q){
const{verdict:$e,changes:ve,context:H}=Q,L=(0,l.ng)(process.env,b),K=L===null?[]:(0,T.ws)((0,T.R8)($e),ne(),L);if(L===null||ve?.kind!=="files")return{...Q,located:K,
context:{...H,links:(0,T.hP)(K)}};const{withDiffLinks:J}=await e.e(52).then(e.bind(e,9052)),j=J(K,ve.files,ne(),L);return{...Q,located:K,context:{...H,links:j}}}
async function he(Q,{redact:$e},ve){const{settings:H,verdict:L}=Q,{GITHUB_OUTPUT:K,GITHUB_STEP_SUMMARY:J,RUNNER_TEMP:j}=process.env,W=Ue=>f.R8($e(Ue).map(Ne=>(0,h.
LS)(Ne))),F=async(Ue,Ne)=>{try{await Ne()}catch(ze){W([`${Ue}: ${(0,E.A3)(ze)}`])}};let de={...Q,located:[]};await F("places are not links",async()=>{de=await ee(
Q)});const{context:ue}=de,be={colour:!1,width:C,isRunner:!0,context:ue};await F("the log was not written",()=>f.ur((0,A.MV)(L,be),(0,A.K8)(L,be))),await F("the \
annotations were not written",()=>f.fz((0,n.H)(L,ue))),await F("the outputs were not written",async()=>W(await f.Kn(K,(0,y.Y)(L)))),await F("the job summary was\
 not written to GITHUB_STEP_SUMMARY",()=>f.Sy(J,(0,g.Gc)(L,ue))),await F("the JSON report was not written to RUNNER_TEMP",async()=>{const Ue=f.u5(j,(0,v.h)(L,ue));
W(await f.Kn(K,{report:Ue}))}),await F("the report files were not written",async()=>W(await(0,c.t)(H.report,{verdict:L,context:ue},ne()))),!ve.aborted&&await F(
"the comment and the issue were not written",async()=>{const{notes:Ue,warnings:Ne}=await fe(de,ve);f.N4($e(Ue)),W(Ne)})}async function fe(Q,$e){const{comment:ve,
issue:H}=Q.settings;return ve==="never"&&H==="never"?{notes:[],warnings:[]}:await(await e.e(137).then(e.bind(e,5137))).publish(Q,(0,l.ng)(process.env,b),ne(),$e)}
async function te({githubToken:Q},{redact:$e}){const ve=(0,l.ng)(process.env,b),L=await(await e.e(181).then(e.bind(e,5181))).readChanges(ve,Q,w.signal);return L.
kind==="all"&&ve?.pull&&f.R8($e([`changed-only has no effect: ${L.why}`])),L}u()}catch(C){u(C)}},1)}),2722:((Oe,B,e)=>{e.d(B,{R8:()=>Q,hP:()=>J,ws:()=>ve});var d=e(
6760),u=e(5747);const t=/^(?!\.{1,2}$)[\w.-]+$/;function M(j){let W=!1;for(const F of j.split(`
`)){const de=F.trim();de.startsWith("[")&&(W=de==='[remote "origin"]');const ue=de.indexOf("=");if(!(!W||ue<0||de.slice(0,ue).trim().toLowerCase()!=="url"))return m(
de.slice(ue+1).trim())}return null}function m(j){const W=/^[\w.-]+@([\w.-]+):(?!\/)(.+)$/.exec(j),[F,de]=W===null?E(j):[W[1],W[2]],[ue="",be="",...Ue]=(de??"").
replace(/\/$/,"").split("/"),Ne=be.replace(/\.git$/,"");return!F||Ue.length>0||!t.test(ue)||!t.test(Ne)?null:{host:F.toLowerCase(),owner:ue,name:Ne}}function E(j){
const W=URL.parse(j);return W===null||!/^(https?|ssh):$/.test(W.protocol)?[]:[W.protocol==="ssh:"?W.hostname:W.host,W.pathname.slice(1)]}var T=e(3024);const f=128*
1024*1024,l=12,a=62,r=16384,s=12288,i=4,n=61440,v=4096,y=32768,g=Buffer.alloc(0);function h(j,W){const F=(0,u.io)(j,f);return F===null?new Map:D(F,W)}function D(j,W){
const F=new Map;if(j.length<l)return F;const de=j.readUInt32BE(4);if(j.toString("latin1",0,4)!=="DIRC"||de<2||de>4)return F;const ue=j.readUInt32BE(8);let be=g,
Ue=l;for(let Ne=0;Ne<ue;Ne+=1){if(Ue+a>j.length)return F;const ze=j.readUInt16BE(Ue+60),Ve=Ue+a+(ze&r?2:0),et=de===i,{kept:dt,from:Qe}=et?A(j,Ve,be):{kept:g,from:Ve},
st=j.indexOf(0,Qe);if(st<0)return F;const G=j.subarray(Qe,st),ie=et?Buffer.concat([dt,G]):G;if(ie.length>v)return F;const pe=(j.readUInt32BE(Ue+24)&n)===y,Re=ie.
toString("utf8");pe&&(ze&s)===0&&W.has(Re)&&F.set(Re,{modified:j.readUInt32BE(Ue+8),size:j.readUInt32BE(Ue+36)}),Ue=et?st+1:Ue+(st-Ue+8&-8),be=ie}return F}function A(j,W,F){
let de=W,ue=j[de++]??0,be=ue&127;for(;ue&128;)ue=j[de++]??0,be=(be+1)*128+(ue&127);return{kept:F.subarray(0,Math.max(0,F.length-be)),from:de}}function c(j,{modified:W,
size:F}){try{const de=(0,T.lstatSync)(j),ue=Math.floor(de.mtimeMs/1e3);return de.isFile()&&de.size%2**32===F&&ue%2**32===W}catch(de){return(0,u.Oj)(de),!1}}const o=5,
O=/^[0-9a-f]{40}$/,$=/^refs\/(?!.*\.\.)[^\0]+$/;function C(j){const W=(0,d.join)(j,".git"),F=b(W,j)??W,de=he((0,d.join)(F,"commondir")),ue=de===null?F:me(de,F),
be=()=>ee((0,d.join)(ue,"packed-refs"))??"",Ue=w(he((0,d.join)(F,"HEAD")),[F,ue],be);return Ue===null?null:{commit:Ue,isFetched:X(Ue,ee((0,d.join)(F,"FETCH_HEAD"))??
"",be),remote:M(ee((0,d.join)(ue,"config"))??""),tracked:Ne=>h((0,d.join)(F,"index"),Ne)}}function b(j,W){const[,F]=/^gitdir: (.+)$/.exec(he(j)??"")??[];return F===
void 0?null:me(F,W)}function w(j,W,F){let de=j;for(let ue=0;de!==null&&ue<=o;ue+=1){if(O.test(de))return de;const[,be]=/^ref: (.+)$/.exec(de)??[];if(be===void 0||
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
from(W.tracked(new Set(st.keys())),([G,ie])=>{const[pe,Re]=[st.get(G),(0,fe.o)(G)];return pe===void 0||Re===null||!c((0,d.join)(de,pe),ie)?[]:{file:pe,path:G,url:`${et}\
/${Re}`,isOfRun:Qe}}).flat()}function K(j){const W=new Map,F=de=>{const ue=W.get(de);if(ue!==void 0)return ue;const be=C((0,d.join)(j,de)),Ue=de.split("/").slice(
0,-1).join("/"),Ne=be!==null?{prefix:de===""?"":`${de}/`,checkout:be}:de===""?null:F(Ue);return W.set(de,Ne),Ne};return F}const J=j=>new Map(j.map(({file:W,url:F})=>[
W,{url:F}]))}),3581:((Oe,B,e)=>{e.d(B,{Kn:()=>v,Ko:()=>l,N4:()=>D,QU:()=>a,R8:()=>A,Sy:()=>n,fJ:()=>c,fz:()=>i,j_:()=>h,u5:()=>g,ur:()=>r});var d=e(3024),u=e(6760),
t=e(4477),M=e(6309),m=e(5747),E=e(566),T=e(4e3),f=e(5955);const l=o=>Object.fromEntries(o.map(O=>[O,t.V4(O)]));function a(o){for(const O of o)t.Pq(O)}function r(o,O){
t.pq(o);let $=!0;for(const{kind:C,text:b}of O){const[w="",...U]=b.split(`
`),X=C==="plain"&&U.length>0;($||X)&&t.pq(""),$=X,X||U.length===0?t.pq(b):(t.Oh(w),t.pq(U.join(`
`)),t.N4())}}const s={error:t.z3,warning:t.$e,notice:t.lm};function i(o){for(const{level:O,message:$,line:C,column:b,...w}of o)s[O]($,{...w,...C===void 0?{}:{startLine:C},
...b===void 0?{}:{startColumn:b}})}const n=(o,O)=>y("GITHUB_STEP_SUMMARY",o,$=>(0,d.appendFileSync)($,O));async function v(o,O){const $=new Map;for(const[w,U]of Object.
entries(O))try{const X=()=>t.uH(w,U);await(o?y("GITHUB_OUTPUT",o,X):X())}catch(X){$.set(w,(0,M.A3)(X))}const[C]=$.values();return C===void 0?[]:[`not written to\
 GITHUB_OUTPUT, and empty for later steps: ${[...$.keys()].join(", ")}: ${C}`]}async function y(o,O,$){if(!O)throw new M.Lw(`${o} is not set; run this as an act\
ion on a runner`);const C=(0,d.openSync)(O,"r+");try{const{size:b}=(0,d.fstatSync)(C);try{$(O)}catch(w){throw(0,d.fstatSync)(C).size>b&&(0,d.ftruncateSync)(C,b),
w}}finally{(0,d.closeSync)(C)}}function g(o,O){if(!o)throw new M.Lw("RUNNER_TEMP is not set; run this as an action on a runner");const $=(0,u.join)("tf-disco","\
report.json");return(0,E.f)(o,$,(0,f.mk)(O)),(0,u.join)(o,$)}function h(o){if(o===void 0||o==="")return null;const O=(0,m.yR)(o);try{if(O.ok)return JSON.parse(O.
text)}catch{}const $=O.ok?"is not JSON":(0,T.mP)(O.failure);return t.$e(`the event of this run is ignored: the file in GITHUB_EVENT_PATH ${$}; check that no ear\
lier step changes it`),null}function D(o){for(const O of o)t.pq(O)}function A(o){for(const O of o)t.$e(O)}const c=(o,O)=>t.z3(O,{title:o})}),8782:((Oe,B,e)=>{e.
d(B,{$c:()=>T,Ob:()=>m,at:()=>a,ng:()=>t});var d=e(8641);const u=/^(?!\.{1,2}\/)([\w.-]+)\/(?!\.{1,2}$)([\w.-]+)$/;function t(s,i){const n=h=>s[h]?.trim()??"",[
,v,y]=u.exec(n("GITHUB_REPOSITORY"))??[];if(v===void 0||y===void 0)return null;const g=M(n("GITHUB_SERVER_URL")||"https://github.com");return{owner:v,repository:y,
apiUrl:M(n("GITHUB_API_URL")||"https://api.github.com"),serverUrl:g,event:n("GITHUB_EVENT_NAME"),workflow:E(n("GITHUB_WORKFLOW_REF"))??n("GITHUB_WORKFLOW"),job:n(
"GITHUB_JOB"),step:n("GITHUB_ACTION"),id:Number(/^\d+$/.exec(n("GITHUB_RUN_ID"))?.[0]??0),url:`${g}/${v}/${y}/actions/runs/${n("GITHUB_RUN_ID")}`,defaultCommit:n(
"GITHUB_SHA"),commit:r(i,"pull_request","head","sha")??n("GITHUB_SHA"),pull:f(n("GITHUB_EVENT_NAME"),i),isDefaultBranch:l(n("GITHUB_REF"),i)}}const M=s=>s.replace(
/(?<!\/)\/+$/,"");function m({apiUrl:s}){const i=URL.parse(s);return i!==null&&/^https?:$/.test(i.protocol)?null:`GITHUB_API_URL is not an https URL: ${(0,d.RK)(
s)}`}const E=s=>/^[^/]+\/[^/]+\/(.+?)@/.exec(s)?.[1];function T(s,i){if(s==="pull_request_target")return!1;const n=a(i,"pull_request","head"),[v,y]=[a(n,"repo",
"full_name"),a(i,"pull_request","base","repo","full_name")];return n!==void 0&&v!==y}function f(s,i){const n=a(i,"pull_request","number");return typeof n=="numb\
er"&&Number.isSafeInteger(n)&&n>0?{number:n,isFork:T(s,i),from:r(i,"pull_request","head","repo","full_name")??null}:null}function l(s,i){const n=r(i,"repository",
"default_branch");return n===void 0?null:s===`refs/heads/${n}`}function a(s,...i){return i.reduce((n,v)=>typeof n=="object"&&n!==null?Reflect.get(n,v):void 0,s)}
function r(s,...i){const n=a(s,...i);return typeof n=="string"?n:void 0}}),1964:((Oe,B,e)=>{e.d(B,{H:()=>he});var d=e(4e3),u=e(5799),t=e(2796),M=e(4120),m=e(8884),
E=e(8641),T=e(1831);const f=700,l=8,a=5,r={text:250,places:1},s={text:f,places:l},i=2,n=3600,v=120,y=4096,g=L=>L!==""&&(0,m.CN)(L)&&(0,E.BP)((0,E.RK)(L,y))===L;
function h(L){const K=o(L),J=[...new Set(L.map(({problem:F})=>F.title))],j=K.length>0?(0,M.K4)(K,i):O(L);if(J.length===1)return c(j,J[0]??"");const W=`${L.length}\
 problems`;return c(j===null?W:`${W} with ${j}`,J.join(", "))}function D({title:L,hosts:K,findings:J}){if(J.length===1)return h(J);const j=K.length>0?0:(0,m.Dc)(
J),W=Math.max(K.length,j),F=W===1?o(J)[0]??(0,E.J7)(A(J)?.file??""):(0,M.px)(W,K.length>0?"host":"file"),de=J.length>W?` (${J.length} times)`:"";return c(W===0?
null:F,`${L}${de}`)}const A=L=>L.map(m.Xd).find(K=>K!==null)??null,c=(L,K)=>L===null?K:`${L}: ${K}`,o=L=>[...new Set(L.flatMap(({host:K})=>K===null?[]:(0,E.RK)(
(0,T.nx)(K))))];function O(L){const K=A(L);return K===null||g(K.file)?null:(0,E.J7)(K.file)}function $(L,K){const J=new Set(L.map(({severity:F})=>F)).size>1,j=L.
slice(0,a).map(F=>b(F,J,L.length>2?r:s,K)).map(F=>F.join(`
`)),W=L.length-j.length;return[...j,...W>0?[C(W)]:[]].join(`

`).split(`
`)}const C=L=>`and ${L} more, see the job summary`;function b(L,K,J,j){const{problem:W,severity:F}=L,de=(0,m.Xd)(L),ue=(0,M.od)(L.affects,j.clients),be=(0,m.xi)(
L,ue,J.text,J.places);return[`${K?`${F}: `:""}${(0,E.RK)(W.message,J.text)} [${W.code}]`,...be.map(([Ue,Ne])=>`${Ue}: ${Ne}`),...de===null||g(de.file)?[]:[`at: ${(0,m.
R3)(de)}`],...L.isHostNew?[`the host is ${M.dy}`]:[],`${j.docsUrl}#${W.code}`]}function w(L,K){const{message:J,help:j,findings:W,code:F,title:de,affects:ue}=L;if(W.
length===1)return $(W,K);const be=(0,M.od)(ue,K.clients),Ue=[`${(0,E.RK)(J??de,f)} [${F}]`,...j===null?[]:[`help: ${(0,E.RK)(j,f)}`],...be===""?[]:[`affects: ${be}`]],
Ne=`${K.docsUrl}#${F}`,ze=n-[...Ue,Ne].join(`
`).length;return[...Ue,...U(L,ze),Ne]}function U({findings:L,message:K},J){const j=[];let W=J;for(const de of L){const ue=X(de,K===null);if(ue.length>=W)break;W-=
ue.length+1,j.push(ue)}const F=L.length-j.length;return F>0?[...j,C(F)]:j}function X(L,K){const{host:J,places:j,placesLeftOut:W,problem:F,isHostNew:de}=L,ue=(0,m.
Ky)(j,1,void 0,W),be=J===null?"":`${(0,E.RK)((0,T.nx)(J))}${de?` (${M.dy})`:""}`,[Ue,Ne]=J===null?[ue,""]:[be,ue],Ve=[K?(0,E.RK)(F.message,v):"",K&&Ne!==""?`(${Ne}\
)`:Ne].filter(et=>et!=="");return Ve.length===0?`- ${Ue}`:`- ${Ue}: ${Ve.join(" ")}`}const me=10,ee=200;function he(L,K){const J=fe(L);let j=L.findings;for(const W of u.
oC){const{annotations:F,used:de}=te(W,j,K);J.push(...F),j=j.filter(ue=>!de.has(ue))}return J}function fe({passed:L,stopped:K,findings:J}){const j=J.filter(({severity:F})=>F===
"warning").length;if(L||J.some(({severity:F})=>F==="error"))return[];if(K!==null)return[H("error","The check is not complete",[(0,d.Cw)(K)])];const W=`${(0,M.px)(
j,"warning")}, and fail-on is warning`;return[H("error","Warnings fail this check",[W])]}function te(L,K,J){const j=K.filter(({severity:ue})=>ue===L),W=new Set(
j.map(ne));if(W.size>me)return{annotations:Q(L,j,J),used:new Set(j)};const F=K.filter(ue=>W.has(ne(ue)));return{annotations:[...Map.groupBy(F,ne).values()].map(
ue=>H(L,h(ue),$(ue,J),A(ue))),used:new Set(F)}}function ne(L){const K=(0,m.Xd)(L);return K===null?L:`${K.line}:${K.file}`}function Q(L,K,J){const j=(0,t.cZ)(K),
W=j.length<=me?j:$e(j),F=W.length<=me?W:W.slice(0,me-1),de=W.slice(F.length).flatMap(ue=>ue.findings);return[...F.map(ue=>H(L,D(ue),w(ue,J),A(ue.findings))),...de.
length===0?[]:[ve(L,de)]]}function $e(L){return[...Map.groupBy(L,({code:J})=>J).values()].flatMap(([J,...j])=>J===void 0||j.length===0?J??[]:{...J,findings:[J,...j].
flatMap(({findings:W})=>W),hosts:[...new Set([J,...j].flatMap(({hosts:W})=>W))],message:null,help:null})}function ve(L,K){const J=[...new Set(K.map(({problem:j})=>j.
title))];return H(L,`and ${(0,M.px)(K.length,`more ${L}`)}`,[...J,"see the job summary"])}function H(L,K,J,j=null){const W={title:(0,E.LS)((0,E.RK)(K,ee)),message:(0,E.
LS)(J.join(`
`))};if(j===null||!g(j.file))return{level:L,...W};const{file:F,line:de,column:ue,endColumn:be}=j;return{level:L,...W,file:F,line:de,column:ue,endColumn:be}}}),2827:((Oe,B,e)=>{
e.d(B,{Y:()=>t});const d={passed:"`true` or `false`: whether the check passed.",hosts:"JSON array of the checked hosts, with the port unless it is 443.",services:"\
JSON object of the services found: host, service ID, URL (without query and fragment).",errors:"Number of errors.",warnings:"Number of warnings.","left-out":"Nu\
mber of hosts that `hosts` or `services` leave out, because GitHub limits the outputs of a job to 1 MB. The report has all hosts.",report:"Path of the JSON repo\
rt on the runner, or empty if it could not be written."},u={hosts:12e4,services:36e4};function t({passed:m,hosts:E,findings:T},f=u){const l=({services:i})=>i.flatMap(
n=>n.kind==="url"?[[n.id,n.url]]:[]),a=M(E.map(({visit:i})=>JSON.stringify(i.host)),f.hosts),r=M(E.map(i=>{const n=JSON.stringify(Object.fromEntries(l(i)));return`${JSON.
stringify(i.visit.host)}:${n}`}),f.services),s=i=>T.filter(n=>n.severity===i).length;return{passed:m,hosts:`[${a.join(",")}]`,services:`{${r.join(",")}}`,errors:s(
"error"),warnings:s("warning"),"left-out":E.length-Math.min(a.length,r.length)}}function M(m,E){let T=E;return m.filter(f=>{const l=f.length<T;return l&&(T-=f.length+
1),l})}})};export{nn as ids,sn as modules};
