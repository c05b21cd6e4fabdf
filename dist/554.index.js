const te=554,ne=[554],se={8554:((W,k,u)=>{u.r(k),u.d(k,{renderSarif:()=>Q});var e=u(9432),D=u(2170),o=u(9119),i=u(255),d=u(1780),p=u(6092),S=u(4503),y=u(4120),K=u(
5955),g=u(8884),L=u(1629);const T=[[/^host-not-allowed$/,"policy"],[/^host-(dotless-module|idn-module|private-redirect)$/,"registry"],[/^host-(generic|invalid|missing)$/,
"configuration"],[/^(block|client|constraint|file|lock|nothing|source)-/,"configuration"],[/^credentials-/,"credentials"],[/^(host|proxy)-|^document-(incomplete|status)$/,
"outage"]],b=t=>T.find(([n])=>n.test(t))?.[1]??"registry",$={error:"error",warning:"warning",notice:"note"},G={...$,notice:"recommendation"},x=()=>Object.keys((0,L.
t9)()),O=t=>x().indexOf(t),V=t=>x().map(n=>X(n,t));function X(t,n){const{title:s,severity:r,affects:a}=(0,L.t9)()[t],c=`${n}#${t}`,l=a.length===0?"":` It can af\
fect ${(0,y.SY)(a)}.`,h=b(t);return{id:t,name:t.replace(/(?:^|-)(\w)/g,(f,v)=>v.toUpperCase()),shortDescription:{text:s},fullDescription:{text:`${s}.${l}`},help:{
text:`${s}.${l} Cause, client output and fixes: ${c}`,markdown:`**${s}.**${l}

[Cause, client output and fixes](${c})`},helpUri:c,defaultConfiguration:{level:$[r]},properties:{category:h,tags:["terraform","opentofu","service-discovery",h],
precision:h==="outage"?"medium":"high","problem.severity":G[r]}}}const J=5e3,Y=20,U=3,C="%SRCROOT%";function*Q(t,n){const{findings:s,passed:r}=t,{placed:a=[],other:c=[]}=Object.
groupBy(s,z=>{const F=(0,D.Xd)(z);return F!==null&&E(F)?"placed":"other"}),{shown:l,more:h}=(0,e.zN)(a,J),f=(0,K.u)(),{version:v,docsUrl:w}=n,m={tool:{driver:{...{
name:"tf-disco",version:v,semanticVersion:v,informationUri:w},rules:V(w)}},columnKind:"unicodeCodePoints",originalUriBaseIds:{[C]:{description:{text:"the root o\
f the repository"}}},results:l.values().map(z=>_(z,f(z))),invocations:[Z(t,n,c,h)],properties:{passed:r,findings:s.length}};yield*(0,K.M)({$schema:"https://json\
.schemastore.org/sarif-2.1.0.json",version:"2.1.0",runs:[m].values()}),yield`
`}function Z({findings:{length:t},stopped:n,passed:s},r,a,c){const{startedAt:l,durationMs:h}=r,f=`${t-c} of ${(0,e.px)(t,"finding")} are in this file, the worst\
 first, because code scanning accepts no more. See the JSON report.`,v=r.remarks.map(m=>`${R(m)}.`),B=(n===null?[]:(0,e.zM)(n)).some(({kind:m})=>m==="signal"||m===
"crash");return{executionSuccessful:n===null,exitCode:B?3:s?0:1,startTimeUtc:l,endTimeUtc:new Date(Date.parse(l)+h).toISOString(),toolExecutionNotifications:[...c===
0?[]:[{level:"warning",message:{text:f}}],...v.map(m=>({level:"note",message:{text:m}})),...a.map(m=>q(m,r))]}}function q(t,n){const{host:s,problem:r,severity:a}=t;
return{level:a==="notice"?"note":"warning",message:{text:`${P(t)}${oe(t,n)}`},associatedRule:{id:r.code,index:O(r.code)},locations:s===null?void 0:[M(t)],properties:I(
t)}}function _(t,n){const{problem:s,severity:r}=t,[a,...c]=(0,g.Dx)([t]),l=c.filter(E).slice(0,Y),h=l.map((f,v)=>({id:v+1,physicalLocation:H(f)}));return{ruleId:s.
code,ruleIndex:O(s.code),level:$[r],message:{text:`${P(t)}${ee(c.length,l)}`},locations:a&&[{physicalLocation:H(a),...M(t)}],relatedLocations:l.length===0?void 0:
h,partialFingerprints:{"tfDiscoFinding/v1":n},properties:I(t)}}function P({problem:t,isHostNew:n}){const s=t.help?` Help: ${R((0,d.pj)(t.help))}.`:"";return`${R(
(0,d.pj)(t.message))}.${s}${n?` The host is ${y.dy}.`:""}`}function ee(t,n){if(n.length===0)return"";const r=n.slice(0,U).map((c,l)=>j((0,o.R3)(c),l+1)),a=t-r.length;
return` Also at ${r.join(", ")}${a>0?` and ${(0,e.px)(a,"more place")}`:""}.`}function oe(t,n){const s=(0,g.eb)([t]);if(s.length===0)return"";const r=(0,e.K4)(s,
U,c=>{const l=(0,S.uM)(c,n);return l===null?R((0,o.R3)(c)):j((0,o.R3)(c),l)}),a=(0,g.mj)([t],n.repositories.length);return` At ${r}${a===""?"":` (${a})`}.`}function I(t){
const{host:n,problem:s,severity:r,affects:a,places:c,isHostNew:l}=t,h=(0,g.ju)(t);return{category:b(s.code),severity:r,host:n===null?null:(0,p.RK)((0,i.nx)(n)),
service:h===null?null:(0,p.RK)(h),affects:a,places:c.length,new:l||void 0}}const E=({file:t})=>t!==""&&t!=="."&&(0,o._M)(t)===null;function H({file:t,line:n,column:s,
endColumn:r}){const a=t.toWellFormed().split("/").map(encodeURIComponent).join("/"),c={endLine:n,endColumn:Math.max(s,r)};return{artifactLocation:{uri:a,uriBaseId:C},
region:{startLine:n,startColumn:s,...c}}}function M(t){const{host:n}=t;if(n===null)return{};const s=(0,g.ju)(t),r=(0,p.RK)(s??n),a=(0,p.RK)(s===null?n:`${n}/${s}`);
return{logicalLocations:[{kind:"resource",name:r,fullyQualifiedName:a}]}}function R(t){const n=A(t);return/[[\]]/.test(n)?N(n):n}const j=(t,n)=>`[${N(A(t))}](${n}\
)`,A=t=>(0,p.RK)(t).replace(/[{}]/g,"$&$&"),N=t=>t.replace(/[[\]\\]/g,"\\$&")}),1629:((W,k,u)=>{u.d(k,{t9:()=>y});var e=u(8032);const D=g=>(L,T=[],b={})=>({title:L,
severity:g,affects:T,...b}),o=D("error"),i=D("warning"),d=D("notice"),p={isCuredByScan:!0},S={"machine-network":o("This machine cannot reach any registry host",
e.zK),"host-check-crashed":o("tf-disco crashed while it checked the host",e.zK),"host-dotless-module":o("Module host has no dot in its name",e.Du),"host-generic":d(
"Generic hostname was not contacted"),"host-http2":o("Host speaks only HTTP/2",e.zK),"host-idn-module":o("Terraform cannot use modules from an internationalized\
 host",["terraform"]),"host-invalid":o("Hostname is invalid",e.Du),"host-missing":o("Hostname is missing",["opentofu"]),"host-not-allowed":o("Host is not allowe\
d",e.zK),"host-not-checked":o("Host was not checked before the check ended",e.zK),"host-private-redirect":o("Redirect to a non-public address",e.zK),"host-proto\
col":o("Host does not speak HTTP",e.zK),"host-recovered":d("Discovery succeeded after a retry"),"host-slow":i("Host is slow"),"host-timeout":o("Host does not re\
spond in time",e.zK),"host-unknown":o("Hostname does not resolve",e.zK),"host-unreachable":o("Host is unreachable",e.zK),"proxy-refused":o("Proxy refused the re\
quest",e.zK),"tls-expired":o("TLS certificate has expired",e.zK),"tls-expires-soon":i("TLS certificate expires soon"),"tls-name-mismatch":o("TLS certificate is \
for another name",e.zK),"tls-not-yet-valid":o("TLS certificate is not valid yet",e.zK),"tls-plain-http":o("Port serves plain HTTP",e.zK),"tls-protocol":o("TLS h\
andshake failed",e.zK),"tls-untrusted":o("TLS certificate is not trusted",e.zK),"redirect-insecure":i("Redirect to plain HTTP",e.Du),"redirect-invalid":o("Inval\
id redirect",e.zK),"redirect-limit":o("Too many redirects",e.Du),"redirect-loop":o("Redirect loop",e.zK),"redirect-nested":d("More than one redirect"),"document\
-absent":o("Host has no discovery document",e.zK),"document-encoding":o("Discovery document cannot be decompressed",e.Du),"document-headers":o("Response headers\
 are too large",e.zK),"document-incomplete":o("Discovery document is incomplete",e.zK),"document-not-json":o("Discovery document is not valid JSON",e.zK),"docum\
ent-not-object":o("Discovery document is not a JSON object",e.zK),"document-size":o("Discovery document is too large",e.Du),"document-status":o("Unexpected HTTP\
 status",e.zK),"document-type":o("Wrong Content-Type",e.Du),"document-unauthorized":o("Discovery requires valid credentials",e.zK),"service-missing":o("Service \
is not offered",e.zK),"service-type":o("Service URL is not a string",e.zK),"service-url-credentials":o("Service URL contains a user name",e.zK),"service-url-cro\
ss-host":i("Service is on another host",["dependabot","renovate"]),"service-url-double-slash":i("Service URL has a double slash"),"service-url-empty":o("Service\
 URL is empty",e.zK),"service-url-insecure":i("Service URL is not https",[...e.Du,"dependabot"]),"service-url-invalid":o("Service URL cannot be used",e.zK),"ser\
vice-url-looks-like-host":o("Service URL has no https://",e.zK),"service-url-no-slash":o("Service URL does not end with a slash",e.rG),"service-url-other-port":d(
"Service is on another port of the host"),"service-url-private":o("Service URL has a non-public address",e.zK),"service-url-query":i("Service URL has a query",e.
Du),"service-url-relative":i("Service URL is relative to the document",["dependabot","renovate","terragrunt"]),"service-url-same":i("Two services have the same \
URL"),"service-version":o("Service is offered in another version",e.zK),"login-authz-invalid":o("authz URL in login.v1 cannot be used",e.Du),"login-authz-missin\
g":o("login.v1 has no authz URL",e.Du),"login-client-empty":i("login.v1 has an empty client",e.Du),"login-client-missing":o("login.v1 has no client",e.Du),"logi\
n-grant-types-invalid":o("grant_types in login.v1 is not an array",e.Du),"login-grant-types-unknown":d("login.v1 has unknown grant types"),"login-grant-types-un\
supported":o("login.v1 has no usable grant type",e.Du),"login-ports-count":o("ports in login.v1 is not two ports",e.Du),"login-ports-ignored":i("ports in login.\
v1 is not an array",e.Du),"login-ports-order":o("ports in login.v1 are in the wrong order",e.Du),"login-ports-range":o("ports in login.v1 are out of range",e.Du),
"login-ports-single":o("ports in login.v1 is a range of one port",e.Du),"login-scopes-ignored":i("scopes in login.v1 is not an array",e.Du),"login-scopes-invali\
d":o("scopes in login.v1 contains a value that is not a string",e.Du),"login-token-invalid":o("token URL in login.v1 cannot be used",e.Du),"login-token-missing":o(
"login.v1 has no token URL",e.Du),"login-type":o("login.v1 is not an object",e.Du),"login-url-port":i("Login URL has no port",e.Du),"source-dynamic":d("Source a\
ddress is only known at init time"),"source-invalid":o("Source address is invalid",e.Du),"source-missing":o("Directory of a local module is missing",e.Du),"sour\
ce-near-miss":i("Source address is probably a mistake",e.Du),"constraint-invalid":o("Version constraint is invalid",e.Du),"constraint-unmeetable":o("No version \
can meet the constraints",e.Du),"lock-invalid":o("Dependency lock file is invalid",e.Du),"lock-outside":o("Locked version does not match the constraints",e.Du),
"lock-platform-missing":o("Lock file lacks the checksum of a package",e.Du),"lock-readonly":o("Lock file has to change and may not",e.Du),"client-version":o("Co\
nfiguration does not support this version of the CLI",e.Du),"module-described":i("Registry module can probably not be installed",e.Du),"module-unknown":o("Modul\
e is not in the registry",e.Du),"provider-excluded":o("No installation method covers a provider",e.Du),"provider-unknown":o("Provider is not in the registry",e.
Du),"provider-warning":d("Registry warns about a provider"),"mirror-url":o("URL or path of a provider mirror is wrong",e.Du),"mirror-version":o("Network mirror \
lacks the chosen version",e.Du),"versions-empty":o("Registry lists no versions",e.Du),"versions-shape":o("List of versions cannot be read",e.Du),"versions-statu\
s":o("Registry fails to list versions",e.Du),"versions-unauthorized":o("Registry requires a valid token",e.Du),"version-locked-gone":o("Locked version is no lon\
ger listed",e.Du),"version-none-fits":o("No listed version fits",e.Du),"version-unreadable":o("Listed version cannot be read",e.Du),"answer-incomplete":o("Respo\
nse is incomplete",e.Du),"cloud-incomplete":o("Organization or workspaces are missing",e.Du),"cloud-organization":o("Organization cannot be read",e.Du),"cloud-t\
oken":o("Token for the cloud block or remote backend is missing",e.Du),"cloud-version":o("API is too old for the cloud block",e.Du),"cloud-workspace":o("Workspa\
ce cannot be read",e.Du),"cloud-workspace-missing":d("Workspace does not exist"),"package-document":o("Description of a provider package is wrong",e.Du),"packag\
e-location":o("Package location cannot be used",e.Du),"package-platform":o("Provider has no package for a platform",e.Du),"package-protocol":o("CLI does not sup\
port the plugin protocol of a provider",e.Du),"package-sums":o("Checksums of a provider do not agree",e.Du),"package-unauthorized":o("Package requires credentia\
ls",e.Du),"package-unreachable":o("Package cannot be downloaded",e.Du),"package-unsigned":o("Provider has no usable signature",e.Du),"block-invalid":o("Block is\
 not accepted",e.Du),"block-reserved":d("Block is reserved for a future version"),"block-unsupported":o("Block is not supported by this CLI",e.Du,p),"file-limit":i(
"Part of the repository exceeds a limit",[],p),"file-outside":i("Path leads out of what is read",[],p),"file-stale":i("Usages file is old"),"file-syntax":o("Fil\
e has a syntax error",e.Du,p),"file-unreadable":o("File cannot be read",e.Du,p),"nothing-to-check":o("Nothing to check"),"credentials-config":i("CLI configurati\
on has a mistake",e.Du),"credentials-differ":d("Clients use different tokens"),"credentials-empty":i("Token is empty",e.Du),"credentials-helper":o("Credentials \
helper failed",e.Du),"credentials-malformed":o("Malformed token",e.Du),"credentials-missing":i("Token is missing"),"credentials-near-miss":i("Token variable has\
 a similar name"),"credentials-other-host":i("Token is for another host",e.Du),"credentials-short":i("Token is too short to be redacted"),"credentials-unused":d(
"Token for a host that is not checked"),"services-forced":d("A host block replaces service discovery",["terraform","opentofu"]),"services-forced-differ":d("A ho\
st block and the discovery document differ",["terraform","opentofu"]),"allowlist-incomplete":d("Modules may use hosts that are not in allowed-hosts"),"not-follo\
wed":d("Part of init was not checked")},y=()=>S,K="docs/problems.md"})};export{te as id,ne as ids,se as modules};
