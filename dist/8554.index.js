const te=8554,ne=[8554],se={8554:((F,b,d)=>{d.r(b),d.d(b,{renderSarif:()=>Y});var e=d(9432),k=d(2170),o=d(9119),i=d(255),u=d(1780),p=d(6092),K=d(4503),L=d(4120),
R=d(5955),g=d(8884),z=d(1629);const T=[[/^host-not-allowed$/,"policy"],[/^host-(dotless-module|idn-module|private-redirect)$/,"registry"],[/^host-(generic|invalid|missing)$/,
"configuration"],[/^(block|client|constraint|file|lock|nothing|source)-/,"configuration"],[/^credentials-/,"credentials"],[/^(host|proxy)-|^document-(incomplete|status)$/,
"outage"]],w=t=>T.find(([n])=>n.test(t))?.[1]??"registry",$={error:"error",warning:"warning",notice:"note"},W={...$,notice:"recommendation"},x=()=>Object.keys((0,z.
t)()),O=t=>x().indexOf(t),V=t=>x().map(n=>X(n,t));function X(t,n){const{title:s,severity:a,affects:r}=(0,z.t)()[t],c=`${n}#${t}`,l=r.length===0?"":` It can affe\
ct ${(0,L.SY)(r)}.`,h=w(t);return{id:t,name:t.replace(/(?:^|-)(\w)/g,(f,m)=>m.toUpperCase()),shortDescription:{text:s},fullDescription:{text:`${s}.${l}`},help:{
text:`${s}.${l} Cause, client output and fixes: ${c}`,markdown:`**${s}.**${l}

[Cause, client output and fixes](${c})`},helpUri:c,defaultConfiguration:{level:$[a]},properties:{category:h,tags:["terraform","opentofu","service-discovery",h],
precision:h==="outage"?"medium":"high","problem.severity":W[a]}}}const G=5e3,J=20,U=3,C="%SRCROOT%";function*Y(t,n){const{findings:s,passed:a}=t,{placed:r=[],other:c=[]}=Object.
groupBy(s,S=>{const B=(0,k.Xd)(S);return B!==null&&H(B)?"placed":"other"}),{shown:l,more:h}=(0,e.zN)(r,G),f=(0,R.u)(),{version:m,docsUrl:D}=n,oe={tool:{driver:{
...{name:"tf-disco",version:m,semanticVersion:m,informationUri:D},rules:V(D)}},columnKind:"unicodeCodePoints",originalUriBaseIds:{[C]:{description:{text:"the ro\
ot of the repository"}}},results:l.values().map(S=>q(S,f(S))),invocations:[Q(t,n,c,h)],properties:{passed:a,findings:s.length}};yield*(0,R.M)({$schema:"https://\
json.schemastore.org/sarif-2.1.0.json",version:"2.1.0",runs:[oe].values()}),yield`
`}function Q({findings:{length:t},stopped:n,passed:s},a,r,c){const{startedAt:l,durationMs:h}=a,f=`${t-c} of ${(0,e.px)(t,"finding")} are in this file, the worst\
 first, because code scanning accepts no more. See the JSON report.`,m=a.remarks.map(v=>`${y(v)}.`),D=n.some(({kind:v})=>v==="signal"||v==="crash");return{executionSuccessful:n.
length===0,exitCode:D?3:s?0:1,startTimeUtc:l,endTimeUtc:new Date(Date.parse(l)+h).toISOString(),toolExecutionNotifications:[...c===0?[]:[{level:"warning",message:{
text:f}}],...m.map(v=>({level:"note",message:{text:v}})),...r.map(v=>Z(v,a))]}}function Z(t,n){const{host:s,problem:a,severity:r}=t;return{level:r==="notice"?"n\
ote":"warning",message:{text:`${P(t)}${ee(t,n)}`},associatedRule:{id:a.code,index:O(a.code)},locations:s===null?void 0:[E(t)],properties:I(t)}}function q(t,n){const{
problem:s,severity:a}=t,[r,...c]=(0,g.Dx)([t]),l=r?.inside===void 0?[]:[r],h=[...l,...c].filter(H).slice(0,J),f=h.map((m,D)=>({id:D+1,physicalLocation:j(m),...m.
inside&&{message:{text:y((0,o.kn)(m.inside))}}}));return{ruleId:s.code,ruleIndex:O(s.code),level:$[a],message:{text:`${P(t)}${_(l.length+c.length,h)}`},locations:r&&
[{physicalLocation:j(r),...E(t)}],relatedLocations:h.length===0?void 0:f,partialFingerprints:{"tfDiscoFinding/v1":n},properties:I(t)}}function P({problem:t,isHostNew:n}){
const s=t.help?` Help: ${y((0,u.pj)(t.help))}.`:"";return`${y((0,u.pj)(t.message))}.${s}${n?` The host is ${L.dy}.`:""}`}function _(t,n){if(n.length===0)return"";
const a=n.slice(0,U).map((c,l)=>M((0,o.R3)(c),l+1)),r=t-a.length;return` Also at ${a.join(", ")}${r>0?` and ${(0,e.px)(r,"more place")}`:""}.`}function ee(t,n){
const s=(0,g.eb)([t]);if(s.length===0)return"";const a=(0,e.K4)(s,U,c=>{const l=(0,K.uM)(c,n);return l===null?y((0,o.R3)(c)):M((0,o.R3)(c),l)}),r=(0,g.mj)([t],n.
repositories.length);return` At ${a}${r===""?"":` (${r})`}.`}function I(t){const{host:n,problem:s,severity:a,affects:r,places:c,isHostNew:l}=t,h=(0,g.ju)(t);return{
category:w(s.code),severity:a,host:n===null?null:(0,p.RK)((0,i.nx)(n)),service:h===null?null:(0,p.RK)(h),affects:r,places:c.length,new:l||void 0}}const H=({file:t})=>t!==
""&&t!=="."&&(0,o._M)(t)===null;function j({file:t,line:n,column:s,endColumn:a}){const r=t.toWellFormed().split("/").map(encodeURIComponent).join("/"),c={endLine:n,
endColumn:Math.max(s,a)};return{artifactLocation:{uri:r,uriBaseId:C},region:{startLine:n,startColumn:s,...c}}}function E(t){const{host:n}=t;if(n===null)return{};
const s=(0,g.ju)(t),a=(0,p.RK)(s??n),r=(0,p.RK)(s===null?n:`${n}/${s}`);return{logicalLocations:[{kind:"resource",name:a,fullyQualifiedName:r}]}}function y(t){const n=A(
t);return/[[\]]/.test(n)?N(n):n}const M=(t,n)=>`[${N(A(t))}](${n})`,A=t=>(0,p.RK)(t).replace(/[{}]/g,"$&$&"),N=t=>t.replace(/[[\]\\]/g,"\\$&")}),1629:((F,b,d)=>{
d.d(b,{t:()=>L});var e=d(8032);const k=R=>(g,z=[],T={})=>({title:g,severity:R,affects:z,...T}),o=k("error"),i=k("warning"),u=k("notice"),p={isCuredByScan:!0},K={
"machine-network":o("This machine cannot reach any registry host",e.zK),"host-check-crashed":o("tf-disco crashed while it checked the host",e.zK),"host-dotless-\
module":o("Module host has no dot in its name",e.Du),"host-generic":i("Generic hostname was not contacted"),"host-http2":o("Host speaks only HTTP/2",e.zK),"host\
-idn-module":o("Terraform cannot use modules from an internationalized host",["terraform"]),"host-invalid":o("Hostname is invalid",e.Du),"host-missing":o("Hostn\
ame is missing",["opentofu"]),"host-not-allowed":o("Host is not allowed",e.zK),"host-not-checked":o("Host was not checked before the check ended",e.zK),"host-pr\
ivate-redirect":o("Redirect to a non-public address",e.zK),"host-protocol":o("Host does not speak HTTP",e.zK),"host-recovered":u("Discovery succeeded after a re\
try"),"host-slow":i("Host is slow"),"host-timeout":o("Host does not respond in time",e.zK),"host-unknown":o("Hostname does not resolve",e.zK),"host-unreachable":o(
"Host is unreachable",e.zK),"proxy-refused":o("Proxy refused the request",e.zK),"tls-expired":o("TLS certificate has expired",e.zK),"tls-expires-soon":i("TLS ce\
rtificate expires soon"),"tls-name-mismatch":o("TLS certificate is for another name",e.zK),"tls-not-yet-valid":o("TLS certificate is not valid yet",e.zK),"tls-p\
lain-http":o("Port serves plain HTTP",e.zK),"tls-protocol":o("TLS handshake failed",e.zK),"tls-untrusted":o("TLS certificate is not trusted",e.zK),"redirect-ins\
ecure":i("Redirect to plain HTTP",e.Du),"redirect-invalid":o("Invalid redirect",e.zK),"redirect-limit":o("Too many redirects",e.Du),"redirect-loop":o("Redirect \
loop",e.zK),"redirect-nested":u("More than one redirect"),"document-absent":o("Host has no discovery document",e.zK),"document-encoding":o("Discovery document c\
annot be decompressed",e.Du),"document-headers":o("Response headers are too large",e.zK),"document-incomplete":o("Discovery document is incomplete",e.zK),"docum\
ent-not-json":o("Discovery document is not valid JSON",e.zK),"document-not-object":o("Discovery document is not a JSON object",e.zK),"document-size":o("Discover\
y document is too large",e.Du),"document-status":o("Unexpected HTTP status",e.zK),"document-type":o("Wrong Content-Type",e.zK),"document-unauthorized":o("Discov\
ery requires valid credentials",e.zK),"service-missing":o("Service is not offered",e.zK),"service-type":o("Service URL is not a string",e.zK),"service-url-crede\
ntials":o("Service URL contains a user name",e.zK),"service-url-cross-host":u("Service is on another host"),"service-url-double-slash":i("Service URL has a doub\
le slash"),"service-url-empty":o("Service URL is empty",e.zK),"service-url-insecure":i("Service URL is not https",[...e.Du,"dependabot"]),"service-url-invalid":o(
"Service URL cannot be used",e.zK),"service-url-looks-like-host":o("Service URL has no https://",e.zK),"service-url-no-slash":o("Service URL does not end with a\
 slash",e.rG),"service-url-other-port":u("Service is on another port of the host"),"service-url-private":o("Service URL has a non-public address",e.zK),"service\
-url-query":i("Service URL has a query",e.Du),"service-url-relative":i("Service URL is relative to the document",["dependabot","renovate","terragrunt"]),"servic\
e-url-same":i("Two services have the same URL"),"service-version":o("Service is offered in another version",e.zK),"login-authz-invalid":o("authz URL in login.v1\
 cannot be used",e.Du),"login-authz-missing":o("login.v1 has no authz URL",e.Du),"login-client-empty":i("login.v1 has an empty client",e.Du),"login-client-missi\
ng":o("login.v1 has no client",e.Du),"login-grant-types-invalid":o("grant_types in login.v1 is not an array",e.Du),"login-grant-types-unknown":u("login.v1 has u\
nknown grant types"),"login-grant-types-unsupported":o("login.v1 has no usable grant type",e.Du),"login-ports-count":o("ports in login.v1 is not two ports",e.Du),
"login-ports-ignored":i("ports in login.v1 is not an array",e.Du),"login-ports-order":o("ports in login.v1 are in the wrong order",e.Du),"login-ports-range":o("\
ports in login.v1 are out of range",e.Du),"login-ports-single":o("ports in login.v1 is a range of one port",e.Du),"login-scopes-ignored":i("scopes in login.v1 i\
s not an array",e.Du),"login-scopes-invalid":o("scopes in login.v1 contains a value that is not a string",e.Du),"login-token-invalid":o("token URL in login.v1 c\
annot be used",e.Du),"login-token-missing":o("login.v1 has no token URL",e.Du),"login-type":o("login.v1 is not an object",e.Du),"login-url-port":i("Login URL ha\
s no port",e.Du),"source-dynamic":u("Source address is only known at init time"),"source-invalid":o("Source address is invalid",e.Du),"source-missing":o("Direct\
ory of a local module is missing",e.Du),"source-near-miss":i("Source address is probably a mistake",e.Du),"constraint-invalid":o("Version constraint is invalid",
e.Du),"constraint-unmeetable":o("No version can meet the constraints",e.Du),"lock-invalid":o("Dependency lock file is invalid",e.Du),"lock-outside":o("Locked ve\
rsion does not match the constraints",e.Du),"lock-platform-missing":o("Lock file lacks the checksum of a package",e.Du),"lock-readonly":o("Lock file has to chan\
ge and may not",e.Du),"client-version":o("Configuration does not support this version of the CLI",e.Du),"module-described":i("Registry module can probably not b\
e installed",e.Du),"module-unknown":o("Module is not in the registry",e.Du),"provider-excluded":o("No installation method covers a provider",e.Du),"provider-unk\
nown":o("Provider is not in the registry",e.Du),"provider-warning":u("Registry warns about a provider"),"mirror-url":o("URL or path of a provider mirror is wron\
g",e.Du),"mirror-version":o("Network mirror lacks the chosen version",e.Du),"versions-empty":o("Registry lists no versions",e.Du),"versions-shape":o("List of ve\
rsions cannot be read",e.Du),"versions-status":o("Registry fails to list versions",e.Du),"versions-unauthorized":o("Registry requires a valid token",e.Du),"vers\
ion-locked-gone":o("Locked version is no longer listed",e.Du),"version-none-fits":o("No listed version fits",e.Du),"version-unreadable":o("Listed version cannot\
 be read",e.Du),"answer-incomplete":o("Response is incomplete",e.Du),"cloud-incomplete":o("Organization or workspaces are missing",e.Du),"cloud-organization":o(
"Organization cannot be read",e.Du),"cloud-token":o("Token for the cloud block or remote backend is missing",e.Du),"cloud-version":o("API is too old for the clo\
ud block",e.Du),"cloud-workspace":o("Workspace cannot be read",e.Du),"cloud-workspace-missing":u("Workspace does not exist"),"package-broken":o("Package of a mo\
dule cannot be read",e.Du),"package-document":o("Description of a provider package is wrong",e.Du),"package-location":o("Package location cannot be used",e.Du),
"package-platform":o("Provider has no package for a platform",e.Du),"package-protocol":o("CLI does not support the plugin protocol of a provider",e.Du),"package\
-sums":o("Checksums of a provider do not agree",e.Du),"package-unauthorized":o("Package requires credentials",e.Du),"package-unreachable":o("Package cannot be d\
ownloaded",e.Du),"package-unsigned":o("Provider has no usable signature",e.Du),"block-invalid":o("Block is not accepted",e.Du),"block-providers":o("Call and mod\
ule disagree about provider configurations",e.Du),"block-unsupported":o("Block is not supported by this CLI",e.Du,p),"file-limit":i("Part of the repository exce\
eds a limit",[],p),"file-outside":i("Path leads out of what is read",[],p),"file-stale":i("Usages file is old"),"file-syntax":o("File has a syntax error",e.Du,p),
"file-unreadable":o("File cannot be read",e.Du,p),"nothing-to-check":o("Nothing to check"),"credentials-bot":i("Bot has no token for a registry",["dependabot","\
renovate"]),"credentials-config":i("CLI configuration has a mistake",e.Du),"credentials-differ":u("Clients use different tokens"),"credentials-empty":i("Token i\
s empty",e.Du),"credentials-expiry":i("Token has expired or expires soon",e.Du),"credentials-helper":o("Credentials helper failed",e.Du),"credentials-malformed":o(
"Malformed token",e.Du),"credentials-missing":i("Token is missing"),"credentials-near-miss":i("Token variable has a similar name"),"credentials-other-host":i("T\
oken is for another host",e.Du),"credentials-short":i("Token is too short to be redacted"),"credentials-unused":u("Token for a host that is not checked"),"servi\
ces-forced":u("A host block replaces service discovery",e.Du),"allowlist-incomplete":o("Modules may use hosts that are not in allowed-hosts",e.Du),"not-followed":u(
"Part of init was not checked")},L=()=>K})};export{te as id,ne as ids,se as modules};
