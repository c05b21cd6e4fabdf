const te=8554,ne=[8554],se={8554:((F,b,d)=>{d.r(b),d.d(b,{renderSarif:()=>Y});var e=d(9432),k=d(2170),o=d(9119),i=d(255),u=d(1780),h=d(6092),K=d(4503),L=d(4120),
R=d(5955),g=d(8884),z=d(1629);const T=[[/^host-not-allowed$/,"policy"],[/^host-(dotless-module|idn-module|private-redirect)$/,"registry"],[/^host-(generic|invalid|missing)$/,
"configuration"],[/^(block|client|constraint|file|lock|nothing|source)-/,"configuration"],[/^credentials-/,"credentials"],[/^(host|proxy)-|^document-(incomplete|status)$/,
"outage"]],w=t=>T.find(([n])=>n.test(t))?.[1]??"registry",$={error:"error",warning:"warning",notice:"note"},W={...$,notice:"recommendation"},x=()=>Object.keys((0,z.
t)()),O=t=>x().indexOf(t),V=t=>x().map(n=>X(n,t));function X(t,n){const{title:s,severity:a,affects:r}=(0,z.t)()[t],c=`${n}#${t}`,l=r.length===0?"":` It can affe\
ct ${(0,L.SY)(r)}.`,p=w(t);return{id:t,name:t.replace(/(?:^|-)(\w)/g,(f,m)=>m.toUpperCase()),shortDescription:{text:s},fullDescription:{text:`${s}.${l}`},help:{
text:`${s}.${l} Cause, client output and fixes: ${c}`,markdown:`**${s}.**${l}

[Cause, client output and fixes](${c})`},helpUri:c,defaultConfiguration:{level:$[a]},properties:{category:p,tags:["terraform","opentofu","service-discovery",p],
precision:p==="outage"?"medium":"high","problem.severity":W[a]}}}const G=5e3,J=20,U=3,C="%SRCROOT%";function*Y(t,n){const{findings:s,passed:a}=t,{placed:r=[],other:c=[]}=Object.
groupBy(s,S=>{const B=(0,k.Xd)(S);return B!==null&&H(B)?"placed":"other"}),{shown:l,more:p}=(0,e.zN)(r,G),f=(0,R.u)(),{version:m,docsUrl:D}=n,oe={tool:{driver:{
...{name:"tf-disco",version:m,semanticVersion:m,informationUri:D},rules:V(D)}},columnKind:"unicodeCodePoints",originalUriBaseIds:{[C]:{description:{text:"the ro\
ot of the repository"}}},results:l.values().map(S=>q(S,f(S))),invocations:[Q(t,n,c,p)],properties:{passed:a,findings:s.length}};yield*(0,R.M)({$schema:"https://\
json.schemastore.org/sarif-2.1.0.json",version:"2.1.0",runs:[oe].values()}),yield`
`}function Q({findings:{length:t},stopped:n,passed:s},a,r,c){const{startedAt:l,durationMs:p}=a,f=`${t-c} of ${(0,e.px)(t,"finding")} are in this file, the worst\
 first, because code scanning accepts no more. See the JSON report.`,m=a.remarks.map(v=>`${y(v)}.`),D=n.some(({kind:v})=>v==="signal"||v==="crash");return{executionSuccessful:n.
length===0,exitCode:D?3:s?0:1,startTimeUtc:l,endTimeUtc:new Date(Date.parse(l)+p).toISOString(),toolExecutionNotifications:[...c===0?[]:[{level:"warning",message:{
text:f}}],...m.map(v=>({level:"note",message:{text:v}})),...r.map(v=>Z(v,a))]}}function Z(t,n){const{host:s,problem:a,severity:r}=t;return{level:r==="notice"?"n\
ote":"warning",message:{text:`${P(t)}${ee(t,n)}`},associatedRule:{id:a.code,index:O(a.code)},locations:s===null?void 0:[E(t)],properties:I(t)}}function q(t,n){const{
problem:s,severity:a}=t,[r,...c]=(0,g.Dx)([t]),l=r?.inside===void 0?[]:[r],p=[...l,...c].filter(H).slice(0,J),f=p.map((m,D)=>({id:D+1,physicalLocation:j(m),...m.
inside&&{message:{text:y((0,o.kn)(m.inside))}}}));return{ruleId:s.code,ruleIndex:O(s.code),level:$[a],message:{text:`${P(t)}${_(l.length+c.length,p)}`},locations:r&&
[{physicalLocation:j(r),...E(t)}],relatedLocations:p.length===0?void 0:f,partialFingerprints:{"tfDiscoFinding/v1":n},properties:I(t)}}function P({problem:t,isHostNew:n}){
const s=t.help?` Help: ${y((0,u.pj)(t.help))}.`:"";return`${y((0,u.pj)(t.message))}.${s}${n?` The host is ${L.dy}.`:""}`}function _(t,n){if(n.length===0)return"";
const a=n.slice(0,U).map((c,l)=>M((0,o.R3)(c),l+1)),r=t-a.length;return` Also at ${a.join(", ")}${r>0?` and ${(0,e.px)(r,"more place")}`:""}.`}function ee(t,n){
const s=(0,g.eb)([t]);if(s.length===0)return"";const a=(0,e.K4)(s,U,c=>{const l=(0,K.uM)(c,n);return l===null?y((0,o.R3)(c)):M((0,o.R3)(c),l)}),r=(0,g.mj)([t],n.
repositories.length);return` At ${a}${r===""?"":` (${r})`}.`}function I(t){const{host:n,problem:s,severity:a,affects:r,places:c,isHostNew:l}=t,p=(0,g.ju)(t);return{
category:w(s.code),severity:a,host:n===null?null:(0,h.RK)((0,i.nx)(n)),service:p===null?null:(0,h.RK)(p),affects:r,places:c.length,new:l||void 0}}const H=({file:t})=>t!==
""&&t!=="."&&(0,o._M)(t)===null;function j({file:t,line:n,column:s,endColumn:a}){const r=t.toWellFormed().split("/").map(encodeURIComponent).join("/"),c={endLine:n,
endColumn:Math.max(s,a)};return{artifactLocation:{uri:r,uriBaseId:C},region:{startLine:n,startColumn:s,...c}}}function E(t){const{host:n}=t;if(n===null)return{};
const s=(0,g.ju)(t),a=(0,h.RK)(s??n),r=(0,h.RK)(s===null?n:`${n}/${s}`);return{logicalLocations:[{kind:"resource",name:a,fullyQualifiedName:r}]}}function y(t){const n=N(
t);return/[[\]]/.test(n)?A(n):n}const M=(t,n)=>`[${A(N(t))}](${n})`,N=t=>(0,h.RK)(t).replace(/[{}]/g,"$&$&"),A=t=>t.replace(/[[\]\\]/g,"\\$&")}),1629:((F,b,d)=>{
d.d(b,{t:()=>L});var e=d(8032);const k=R=>(g,z=[],T={})=>({title:g,severity:R,affects:z,...T}),o=k("error"),i=k("warning"),u=k("notice"),h={isCuredByScan:!0},K={
"machine-network":o("No registry host can be reached",e.zK),"host-check-crashed":o("tf-disco crashed while it checked the host",e.zK),"host-dotless-module":o("M\
odule host has no dot in its name",e.Du),"host-generic":i("Generic hostname was not contacted"),"host-http2":o("Host speaks only HTTP/2",e.zK),"host-idn-module":o(
"Terraform cannot use modules from an internationalized host",["terraform"]),"host-invalid":o("Hostname is invalid",e.Du),"host-missing":o("Hostname is missing",
["opentofu"]),"host-not-allowed":o("Host is not allowed",e.zK),"host-not-checked":o("Host was not checked before the check ended",e.zK),"host-private-redirect":o(
"Redirect to a non-public address",e.zK),"host-protocol":o("Host does not speak HTTP",e.zK),"host-recovered":u("Discovery succeeded after a retry"),"host-slow":i(
"Host is slow"),"host-timeout":o("Host does not respond in time",e.zK),"host-unknown":o("Hostname does not resolve",e.zK),"host-unreachable":o("Host is unreacha\
ble",e.zK),"proxy-refused":o("Proxy refused the request",e.zK),"tls-expired":o("TLS certificate has expired",e.zK),"tls-expires-soon":i("TLS certificate expires\
 soon"),"tls-name-mismatch":o("TLS certificate is for another name",e.zK),"tls-not-yet-valid":o("TLS certificate is not valid yet",e.zK),"tls-plain-http":o("Por\
t serves plain HTTP",e.zK),"tls-protocol":o("TLS handshake failed",e.zK),"tls-untrusted":o("TLS certificate is not trusted",e.zK),"redirect-insecure":i("Redirec\
t to plain HTTP",e.Du),"redirect-invalid":o("Invalid redirect",e.zK),"redirect-limit":o("Too many redirects",e.Du),"redirect-loop":o("Redirect loop",e.zK),"redi\
rect-nested":u("More than one redirect"),"document-absent":o("Host has no discovery document",e.zK),"document-encoding":o("Discovery document cannot be decompre\
ssed",e.Du),"document-headers":o("Response headers are too large",e.zK),"document-incomplete":o("Discovery document is incomplete",e.zK),"document-not-json":o("\
Discovery document is not valid JSON",e.zK),"document-not-object":o("Discovery document is not a JSON object",e.zK),"document-size":o("Discovery document is too\
 large",e.Du),"document-status":o("Unexpected HTTP status",e.zK),"document-type":o("Wrong Content-Type",e.zK),"document-unauthorized":o("Discovery requires vali\
d credentials",e.zK),"service-missing":o("Service is not offered",e.zK),"service-type":o("Service URL is not a string",e.zK),"service-url-credentials":o("Servic\
e URL contains a user name",e.zK),"service-url-cross-host":u("Service is on another host"),"service-url-double-slash":i("Service URL has a double slash"),"servi\
ce-url-empty":o("Service URL is empty",e.zK),"service-url-insecure":i("Service URL is not https",[...e.Du,"dependabot"]),"service-url-invalid":o("Service URL ca\
nnot be used",e.zK),"service-url-looks-like-host":o("Service URL has no https://",e.zK),"service-url-no-slash":o("Service URL does not end with a slash",e.rG),"\
service-url-other-port":u("Service is on another port of the host"),"service-url-private":o("Service URL has a non-public address",e.zK),"service-url-query":i("\
Service URL has a query",e.Du),"service-url-relative":i("Service URL is relative to the document",["dependabot","renovate","terragrunt"]),"service-url-same":i("\
Two services have the same URL"),"service-version":o("Service is offered in another version",e.zK),"login-authz-invalid":o("authz URL in login.v1 cannot be used",
e.Du),"login-authz-missing":o("login.v1 has no authz URL",e.Du),"login-client-empty":i("login.v1 has an empty client",e.Du),"login-client-missing":o("login.v1 h\
as no client",e.Du),"login-grant-types-invalid":o("grant_types in login.v1 is not an array",e.Du),"login-grant-types-unknown":u("login.v1 has unknown grant type\
s"),"login-grant-types-unsupported":o("login.v1 has no usable grant type",e.Du),"login-ports-count":o("ports in login.v1 is not two ports",e.Du),"login-ports-ig\
nored":i("ports in login.v1 is not an array",e.Du),"login-ports-order":o("ports in login.v1 are in the wrong order",e.Du),"login-ports-range":o("ports in login.\
v1 are out of range",e.Du),"login-ports-single":o("ports in login.v1 is a range of one port",e.Du),"login-scopes-ignored":i("scopes in login.v1 is not an array",
e.Du),"login-scopes-invalid":o("scopes in login.v1 contains a value that is not a string",e.Du),"login-token-invalid":o("token URL in login.v1 cannot be used",e.
Du),"login-token-missing":o("login.v1 has no token URL",e.Du),"login-type":o("login.v1 is not an object",e.Du),"login-url-port":i("Login URL has no port",e.Du),
"source-dynamic":u("Source address is only known at init time"),"source-invalid":o("Source address is invalid",e.Du),"source-missing":o("Directory of a local mo\
dule is missing",e.Du),"source-near-miss":i("Source address is probably a mistake",e.Du),"constraint-invalid":o("Version constraint is invalid",e.Du),"constrain\
t-unmeetable":o("No version can meet the constraints",e.Du),"lock-invalid":o("Dependency lock file is invalid",e.Du),"lock-outside":o("Locked version does not m\
atch the constraints",e.Du),"lock-platform-missing":o("Lock file lacks the checksum of a package",e.Du),"lock-readonly":o("Lock file has to change and may not",
e.Du),"client-version":o("Configuration does not support this version of the CLI",e.Du),"module-described":i("Registry module can probably not be installed",e.Du),
"module-unknown":o("Module is not in the registry",e.Du),"provider-excluded":o("No installation method covers a provider",e.Du),"provider-unknown":o("Provider i\
s not in the registry",e.Du),"provider-warning":u("Registry warns about a provider"),"mirror-url":o("URL or path of a provider mirror is wrong",e.Du),"mirror-ve\
rsion":o("Network mirror lacks the chosen version",e.Du),"versions-empty":o("Registry lists no versions",e.Du),"versions-shape":o("List of versions cannot be re\
ad",e.Du),"versions-status":o("Registry fails to list versions",e.Du),"versions-unauthorized":o("Registry requires a valid token",e.Du),"version-locked-gone":o(
"Locked version is no longer listed",e.Du),"version-none-fits":o("No listed version fits",e.Du),"version-unreadable":o("Listed version cannot be read",e.Du),"an\
swer-incomplete":o("Response is incomplete",e.Du),"cloud-incomplete":o("Organization or workspaces are missing",e.Du),"cloud-organization":o("Organization canno\
t be read",e.Du),"cloud-token":o("Token for the cloud block or remote backend is missing",e.Du),"cloud-version":o("API is too old for the cloud block",e.Du),"cl\
oud-workspace":o("Workspace cannot be read",e.Du),"cloud-workspace-missing":u("Workspace does not exist"),"package-broken":o("Package of a module cannot be read",
e.Du),"package-document":o("Description of a provider package is wrong",e.Du),"package-location":o("Package location cannot be used",e.Du),"package-platform":o(
"Provider has no package for a platform",e.Du),"package-protocol":o("CLI does not support the plugin protocol of a provider",e.Du),"package-sums":o("Checksums o\
f a provider do not agree",e.Du),"package-unauthorized":o("Package requires credentials",e.Du),"package-unreachable":o("Package cannot be downloaded",e.Du),"pac\
kage-unsigned":o("Provider has no usable signature",e.Du),"block-backend":o("Backend or cloud block is not accepted",e.Du),"block-invalid":o("Block is not accep\
ted",e.Du),"block-providers":o("Call and module disagree about provider configurations",e.Du),"block-unsupported":o("Block is not supported by this CLI",e.Du,h),
"file-limit":i("Part of the repository exceeds a limit",[],h),"file-outside":i("Path leads out of what is read",[],h),"file-stale":i("Usages file is old"),"file\
-syntax":o("File has a syntax error",e.Du,h),"file-unreadable":o("File cannot be read",e.Du,h),"nothing-to-check":o("Nothing to check"),"credentials-bot":i("Bot\
 has no token for a registry",["dependabot","renovate"]),"credentials-config":i("CLI configuration has a mistake",e.Du),"credentials-differ":u("Clients use diff\
erent tokens"),"credentials-empty":i("Token is empty",e.Du),"credentials-expiry":i("Token has expired or expires soon",e.Du),"credentials-helper":o("Credentials\
 helper failed",e.Du),"credentials-malformed":o("Malformed token",e.Du),"credentials-missing":i("Token is missing"),"credentials-near-miss":i("Token variable ha\
s a similar name"),"credentials-other-host":i("Token is for another host",e.Du),"credentials-short":i("Token is too short to be redacted"),"credentials-unused":u(
"Token for a host that is not checked"),"services-forced":u("A host block replaces service discovery",e.Du),"allowlist-incomplete":o("Modules may use hosts that\
 are not in allowed-hosts",e.Du),"not-followed":u("Part of init was not checked")},L=()=>K})};export{te as id,ne as ids,se as modules};
