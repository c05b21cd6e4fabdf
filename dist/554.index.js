const oe=554,te=[554],ne={8554:((F,y,d)=>{d.r(y),d.d(y,{renderSarif:()=>Y});var e=d(4e3),D=d(2370),o=d(5143),i=d(1831),c=d(8820),v=d(4503),b=d(4120),L=d(5955),g=d(
6503),R=d(709);const w=[[/^host-not-allowed$/,"policy"],[/^host-(dotless-module|idn-module|private-redirect)$/,"registry"],[/^host-(generic|invalid|missing)$/,"\
configuration"],[/^(block|client|constraint|file|lock|nothing|source)-/,"configuration"],[/^credentials-/,"credentials"],[/^(host|proxy)-|^document-(incomplete|status)$/,
"outage"]],z=t=>w.find(([n])=>n.test(t))?.[1]??"registry",k={error:"error",warning:"warning",notice:"note"},W={...k,notice:"recommendation"},$=()=>Object.keys((0,R.
t9)()),x=t=>$().indexOf(t),G=t=>$().map(n=>V(n,t));function V(t,n){const{title:s,severity:r,affects:a}=(0,R.t9)()[t],l=`${n}#${t}`,u=a.length===0?"":` It can af\
fect ${(0,b.SY)(a)}.`,h=z(t);return{id:t,name:t.replace(/(?:^|-)(\w)/g,(f,m)=>m.toUpperCase()),shortDescription:{text:s},fullDescription:{text:`${s}.${u}`},help:{
text:`${s}.${u} Cause, client output and fixes: ${l}`,markdown:`**${s}.**${u}

[Cause, client output and fixes](${l})`},helpUri:l,defaultConfiguration:{level:k[r]},properties:{category:h,tags:["terraform","opentofu","service-discovery",h],
precision:h==="outage"?"medium":"high","problem.severity":W[r]}}}const X=5e3,J=20,O=3,U="%SRCROOT%";function*Y(t,n){const{findings:s,passed:r}=t,{placed:a=[],other:l=[]}=Object.
groupBy(s,K=>{const B=(0,D.Xd)(K);return B!==null&&I(B)?"placed":"other"}),{shown:u,more:h}=(0,e.zN)(a,X),f=(0,L.u)(),{version:m,docsUrl:T}=n,p={tool:{driver:{...{
name:"tf-disco",version:m,semanticVersion:m,informationUri:T},rules:G(T)}},columnKind:"unicodeCodePoints",originalUriBaseIds:{[U]:{description:{text:"the root o\
f the repository"}}},results:u.values().map(K=>q(K,f(K))),invocations:[Q(t,n,l,h)],properties:{passed:r,findings:s.length}};yield*(0,L.M)({$schema:"https://json\
.schemastore.org/sarif-2.1.0.json",version:"2.1.0",runs:[p].values()}),yield`
`}function Q({findings:{length:t},stopped:n,passed:s},r,a,l){const{startedAt:u,durationMs:h}=r,f=`${t-l} of ${(0,e.px)(t,"finding")} are in this file, the worst\
 first, because code scanning accepts no more. See the JSON report.`,m=r.remarks.map(p=>`${S(p)}.`),N=(n===null?[]:(0,e.zM)(n)).some(({kind:p})=>p==="signal"||p===
"crash");return{executionSuccessful:n===null,exitCode:N?3:s?0:1,startTimeUtc:u,endTimeUtc:new Date(Date.parse(u)+h).toISOString(),toolExecutionNotifications:[...l===
0?[]:[{level:"warning",message:{text:f}}],...m.map(p=>({level:"note",message:{text:p}})),...a.map(p=>Z(p,r))]}}function Z(t,n){const{host:s,problem:r,severity:a}=t;
return{level:a==="notice"?"note":"warning",message:{text:`${C(t)}${ee(t,n)}`},associatedRule:{id:r.code,index:x(r.code)},locations:s===null?void 0:[H(t)],properties:P(
t)}}function q(t,n){const{problem:s,severity:r}=t,[a,...l]=(0,g.Dx)([t]),u=l.filter(I).slice(0,J),h=u.map((f,m)=>({id:m+1,physicalLocation:E(f)}));return{ruleId:s.
code,ruleIndex:x(s.code),level:k[r],message:{text:`${C(t)}${_(l.length,u)}`},locations:a&&[{physicalLocation:E(a),...H(t)}],relatedLocations:u.length===0?void 0:
h,partialFingerprints:{"tfDiscoFinding/v1":n},properties:P(t)}}function C({problem:t,isHostNew:n}){const s=t.help?` Help: ${S(t.help)}.`:"";return`${S(t.message)}\
.${s}${n?` The host is ${b.dy}.`:""}`}function _(t,n){if(n.length===0)return"";const r=n.slice(0,O).map((l,u)=>M((0,o.R3)(l),u+1)),a=t-r.length;return` Also at ${r.
join(", ")}${a>0?` and ${(0,e.px)(a,"more place")}`:""}.`}function ee(t,n){const s=(0,g.eb)([t]);if(s.length===0)return"";const r=(0,e.K4)(s,O,l=>{const u=(0,v.
uM)(l,n);return u===null?S((0,o.R3)(l)):M((0,o.R3)(l),u)}),a=(0,g.mj)([t],n.repositories.length);return` At ${r}${a===""?"":` (${a})`}.`}function P(t){const{host:n,
problem:s,severity:r,affects:a,places:l,isHostNew:u}=t,h=(0,g.ju)(t);return{category:z(s.code),severity:r,host:n===null?null:(0,c.RK)((0,i.nx)(n)),service:h===null?
null:(0,c.RK)(h),affects:a,places:l.length,new:u||void 0}}const I=({file:t})=>t!==""&&t!=="."&&(0,o._M)(t)===null;function E({file:t,line:n,column:s,endColumn:r}){
const a=t.toWellFormed().split("/").map(encodeURIComponent).join("/"),l={endLine:n,endColumn:Math.max(s,r)};return{artifactLocation:{uri:a,uriBaseId:U},region:{
startLine:n,startColumn:s,...l}}}function H(t){const{host:n}=t;if(n===null)return{};const s=(0,g.ju)(t),r=(0,c.RK)(s??n),a=(0,c.RK)(s===null?n:`${n}/${s}`);return{
logicalLocations:[{kind:"resource",name:r,fullyQualifiedName:a}]}}function S(t){const n=A(t);return/[[\]]/.test(n)?j(n):n}const M=(t,n)=>`[${j(A(t))}](${n})`,A=t=>(0,c.
RK)(t).replace(/[{}]/g,"$&$&"),j=t=>t.replace(/[[\]\\]/g,"\\$&")}),709:((F,y,d)=>{d.d(y,{t9:()=>L});var e=d(1064);const D=R=>(w,z=[],k={})=>({title:w,severity:R,
affects:z,...k}),o=D("error"),i=D("warning"),c=D("notice"),v={isCuredByScan:!0},b={"machine-network":o("This machine cannot reach any registry host",e.zK),"host\
-check-crashed":o("tf-disco crashed while it checked the host",e.zK),"host-dotless-module":o("Module host has no dot in its name",e.Du),"host-generic":c("Generi\
c hostname was not contacted"),"host-http2":o("Host speaks only HTTP/2",e.zK),"host-idn-module":o("Terraform cannot use modules from an internationalized host",
["terraform"]),"host-invalid":o("Hostname is invalid",e.Du),"host-missing":o("Hostname is missing",["opentofu"]),"host-not-allowed":o("Host is not allowed",e.zK),
"host-not-checked":o("Host was not checked before the check ended",e.zK),"host-private-redirect":o("Redirect to a non-public address",e.zK),"host-protocol":o("H\
ost does not speak HTTP",e.zK),"host-recovered":c("Discovery succeeded after a retry"),"host-slow":i("Host is slow"),"host-timeout":o("Host does not respond in \
time",e.zK),"host-unknown":o("Hostname does not resolve",e.zK),"host-unreachable":o("Host is unreachable",e.zK),"proxy-refused":o("Proxy refused the request",e.
zK),"tls-expired":o("TLS certificate has expired",e.zK),"tls-expires-soon":i("TLS certificate expires soon"),"tls-name-mismatch":o("TLS certificate is for anoth\
er name",e.zK),"tls-not-yet-valid":o("TLS certificate is not valid yet",e.zK),"tls-plain-http":o("Port serves plain HTTP",e.zK),"tls-protocol":o("TLS handshake \
failed",e.zK),"tls-untrusted":o("TLS certificate is not trusted",e.zK),"redirect-insecure":i("Redirect to plain HTTP",e.Du),"redirect-invalid":o("Invalid redire\
ct",e.zK),"redirect-limit":o("Too many redirects",e.Du),"redirect-loop":o("Redirect loop",e.zK),"redirect-nested":c("More than one redirect"),"document-absent":o(
"Host has no discovery document",e.zK),"document-encoding":o("Discovery document cannot be decompressed",e.Du),"document-headers":o("Response headers are too la\
rge",e.zK),"document-incomplete":o("Discovery document is incomplete",e.zK),"document-not-json":o("Discovery document is not valid JSON",e.zK),"document-not-obj\
ect":o("Discovery document is not a JSON object",e.zK),"document-size":o("Discovery document is too large",e.Du),"document-status":o("Unexpected HTTP status",e.
zK),"document-type":o("Wrong Content-Type",e.Du),"document-unauthorized":o("Discovery requires valid credentials",e.zK),"service-missing":o("Service is not offe\
red",e.zK),"service-type":o("Service URL is not a string",e.zK),"service-url-credentials":o("Service URL contains a user name",e.zK),"service-url-cross-host":i(
"Service is on another host",["dependabot","renovate"]),"service-url-double-slash":i("Service URL has a double slash"),"service-url-empty":o("Service URL is emp\
ty",e.zK),"service-url-insecure":i("Service URL is not https",[...e.Du,"dependabot"]),"service-url-invalid":o("Service URL cannot be used",e.zK),"service-url-lo\
oks-like-host":o("Service URL has no https://",e.zK),"service-url-no-slash":o("Service URL does not end with a slash",e.rG),"service-url-other-port":c("Service \
is on another port of the host"),"service-url-private":o("Service URL has a non-public address",e.zK),"service-url-query":i("Service URL has a query",e.Du),"ser\
vice-url-relative":i("Service URL is relative to the document",["dependabot","renovate","terragrunt"]),"service-url-same":i("Two services have the same URL"),"s\
ervice-version":o("Service is offered in another version",e.zK),"login-authz-invalid":o("authz URL in login.v1 cannot be used",e.Du),"login-authz-missing":o("lo\
gin.v1 has no authz URL",e.Du),"login-client-empty":i("login.v1 has an empty client",e.Du),"login-client-missing":o("login.v1 has no client",e.Du),"login-grant-\
types-invalid":o("grant_types in login.v1 is not an array",e.Du),"login-grant-types-unknown":c("login.v1 has unknown grant types"),"login-grant-types-unsupporte\
d":o("login.v1 has no usable grant type",e.Du),"login-ports-count":o("ports in login.v1 is not two ports",e.Du),"login-ports-ignored":i("ports in login.v1 is no\
t an array",e.Du),"login-ports-order":o("ports in login.v1 are in the wrong order",e.Du),"login-ports-range":o("ports in login.v1 are out of range",e.Du),"login\
-ports-single":o("ports in login.v1 is a range of one port",e.Du),"login-scopes-ignored":i("scopes in login.v1 is not an array",e.Du),"login-scopes-invalid":o("\
scopes in login.v1 contains a value that is not a string",e.Du),"login-token-invalid":o("token URL in login.v1 cannot be used",e.Du),"login-token-missing":o("lo\
gin.v1 has no token URL",e.Du),"login-type":o("login.v1 is not an object",e.Du),"login-url-port":i("Login URL has no port",e.Du),"source-dynamic":c("Source addr\
ess is only known at init time"),"source-invalid":o("Source address is invalid",e.Du),"source-missing":o("Directory of a local module is missing",e.Du),"source-\
near-miss":i("Source address is probably a mistake",e.Du),"constraint-invalid":o("Version constraint is invalid",e.Du),"constraint-unmeetable":o("No version can\
 meet the constraints",e.Du),"lock-invalid":o("Dependency lock file is invalid",e.Du),"lock-outside":o("Locked version does not match the constraints",e.Du),"lo\
ck-platform-missing":o("Lock file lacks the checksum of a package",e.Du),"lock-readonly":o("Lock file has to change and may not",e.Du),"client-version":o("Confi\
guration does not support this version of the CLI",e.Du),"module-described":i("Registry module can probably not be installed",e.Du),"module-unknown":o("Module i\
s not in the registry",e.Du),"provider-excluded":o("No installation method covers a provider",e.Du),"provider-unknown":o("Provider is not in the registry",e.Du),
"provider-warning":c("Registry warns about a provider"),"mirror-url":o("URL or path of a provider mirror is wrong",e.Du),"mirror-version":o("Network mirror lack\
s the chosen version",e.Du),"versions-empty":o("Registry lists no versions",e.Du),"versions-shape":o("List of versions cannot be read",e.Du),"versions-status":o(
"Registry fails to list versions",e.Du),"versions-unauthorized":o("Registry requires a valid token",e.Du),"version-locked-gone":o("Locked version is no longer l\
isted",e.Du),"version-none-fits":o("No listed version fits",e.Du),"version-unreadable":o("Listed version cannot be read",e.Du),"answer-incomplete":o("Response i\
s incomplete",e.Du),"cloud-incomplete":o("Organization or workspaces are missing",e.Du),"cloud-organization":o("Organization cannot be read",e.Du),"cloud-token":o(
"Token for the cloud block or remote backend is missing",e.Du),"cloud-version":o("API is too old for the cloud block",e.Du),"cloud-workspace":o("Workspace canno\
t be read",e.Du),"cloud-workspace-missing":c("Workspace does not exist"),"package-document":o("Description of a provider package is wrong",e.Du),"package-locati\
on":o("Package location cannot be used",e.Du),"package-platform":o("Provider has no package for a platform",e.Du),"package-protocol":o("CLI does not support the\
 plugin protocol of a provider",e.Du),"package-sums":o("Checksums of a provider do not agree",e.Du),"package-unauthorized":o("Package requires credentials",e.Du),
"package-unreachable":o("Package cannot be downloaded",e.Du),"package-unsigned":o("Provider has no usable signature",e.Du),"block-invalid":o("Block is not accep\
ted",e.Du),"block-reserved":c("Block is reserved for a future version"),"block-unsupported":o("Block is not supported by this CLI",e.Du,v),"file-limit":i("Part \
of the repository exceeds a limit",[],v),"file-outside":i("Path leads out of what is read",[],v),"file-stale":i("Usages file is old"),"file-syntax":o("File has \
a syntax error",e.Du,v),"file-unreadable":o("File cannot be read",e.Du,v),"nothing-to-check":o("Nothing to check"),"credentials-config":i("CLI configuration has\
 a mistake",e.Du),"credentials-differ":c("Clients use different tokens"),"credentials-empty":i("Token is empty",e.Du),"credentials-helper":o("Credentials helper\
 failed",e.Du),"credentials-malformed":o("Malformed token",e.Du),"credentials-missing":i("Token is missing"),"credentials-near-miss":i("Token variable has a sim\
ilar name"),"credentials-other-host":i("Token is for another host",e.Du),"credentials-short":i("Token is too short to be redacted"),"credentials-unused":c("Toke\
n for a host that is not checked"),"services-forced":c("A host block replaces service discovery",["terraform","opentofu"]),"services-forced-differ":c("A host bl\
ock and the discovery document differ",["terraform","opentofu"]),"allowlist-incomplete":c("Modules may use hosts that are not in allowed-hosts"),"not-followed":c(
"Part of init was not checked")},L=()=>b,g="docs/problems.md"})};export{oe as id,te as ids,ne as modules};
