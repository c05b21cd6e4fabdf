const te=554,ne=[554],se={8554:((F,k,u)=>{u.r(k),u.d(k,{renderSarif:()=>Y});var e=u(9432),D=u(2170),o=u(9119),i=u(255),d=u(1780),p=u(6092),K=u(4503),y=u(4120),L=u(
5955),g=u(8884),b=u(1629);const T=[[/^host-not-allowed$/,"policy"],[/^host-(dotless-module|idn-module|private-redirect)$/,"registry"],[/^host-(generic|invalid|missing)$/,
"configuration"],[/^(block|client|constraint|file|lock|nothing|source)-/,"configuration"],[/^credentials-/,"credentials"],[/^(host|proxy)-|^document-(incomplete|status)$/,
"outage"]],w=t=>T.find(([n])=>n.test(t))?.[1]??"registry",$={error:"error",warning:"warning",notice:"note"},W={...$,notice:"recommendation"},x=()=>Object.keys((0,b.
t)()),O=t=>x().indexOf(t),V=t=>x().map(n=>X(n,t));function X(t,n){const{title:s,severity:r,affects:a}=(0,b.t)()[t],c=`${n}#${t}`,l=a.length===0?"":` It can affe\
ct ${(0,y.SY)(a)}.`,h=w(t);return{id:t,name:t.replace(/(?:^|-)(\w)/g,(f,m)=>m.toUpperCase()),shortDescription:{text:s},fullDescription:{text:`${s}.${l}`},help:{
text:`${s}.${l} Cause, client output and fixes: ${c}`,markdown:`**${s}.**${l}

[Cause, client output and fixes](${c})`},helpUri:c,defaultConfiguration:{level:$[r]},properties:{category:h,tags:["terraform","opentofu","service-discovery",h],
precision:h==="outage"?"medium":"high","problem.severity":W[r]}}}const G=5e3,J=20,U=3,C="%SRCROOT%";function*Y(t,n){const{findings:s,passed:r}=t,{placed:a=[],other:c=[]}=Object.
groupBy(s,S=>{const B=(0,D.Xd)(S);return B!==null&&H(B)?"placed":"other"}),{shown:l,more:h}=(0,e.zN)(a,G),f=(0,L.u)(),{version:m,docsUrl:z}=n,oe={tool:{driver:{
...{name:"tf-disco",version:m,semanticVersion:m,informationUri:z},rules:V(z)}},columnKind:"unicodeCodePoints",originalUriBaseIds:{[C]:{description:{text:"the ro\
ot of the repository"}}},results:l.values().map(S=>q(S,f(S))),invocations:[Q(t,n,c,h)],properties:{passed:r,findings:s.length}};yield*(0,L.M)({$schema:"https://\
json.schemastore.org/sarif-2.1.0.json",version:"2.1.0",runs:[oe].values()}),yield`
`}function Q({findings:{length:t},stopped:n,passed:s},r,a,c){const{startedAt:l,durationMs:h}=r,f=`${t-c} of ${(0,e.px)(t,"finding")} are in this file, the worst\
 first, because code scanning accepts no more. See the JSON report.`,m=r.remarks.map(v=>`${R(v)}.`),z=n.some(({kind:v})=>v==="signal"||v==="crash");return{executionSuccessful:n.
length===0,exitCode:z?3:s?0:1,startTimeUtc:l,endTimeUtc:new Date(Date.parse(l)+h).toISOString(),toolExecutionNotifications:[...c===0?[]:[{level:"warning",message:{
text:f}}],...m.map(v=>({level:"note",message:{text:v}})),...a.map(v=>Z(v,r))]}}function Z(t,n){const{host:s,problem:r,severity:a}=t;return{level:a==="notice"?"n\
ote":"warning",message:{text:`${P(t)}${ee(t,n)}`},associatedRule:{id:r.code,index:O(r.code)},locations:s===null?void 0:[E(t)],properties:I(t)}}function q(t,n){const{
problem:s,severity:r}=t,[a,...c]=(0,g.Dx)([t]),l=c.filter(H).slice(0,J),h=l.map((f,m)=>({id:m+1,physicalLocation:j(f)}));return{ruleId:s.code,ruleIndex:O(s.code),
level:$[r],message:{text:`${P(t)}${_(c.length,l)}`},locations:a&&[{physicalLocation:j(a),...E(t)}],relatedLocations:l.length===0?void 0:h,partialFingerprints:{"\
tfDiscoFinding/v1":n},properties:I(t)}}function P({problem:t,isHostNew:n}){const s=t.help?` Help: ${R((0,d.pj)(t.help))}.`:"";return`${R((0,d.pj)(t.message))}.${s}${n?
` The host is ${y.dy}.`:""}`}function _(t,n){if(n.length===0)return"";const r=n.slice(0,U).map((c,l)=>M((0,o.R3)(c),l+1)),a=t-r.length;return` Also at ${r.join(
", ")}${a>0?` and ${(0,e.px)(a,"more place")}`:""}.`}function ee(t,n){const s=(0,g.eb)([t]);if(s.length===0)return"";const r=(0,e.K4)(s,U,c=>{const l=(0,K.uM)(c,
n);return l===null?R((0,o.R3)(c)):M((0,o.R3)(c),l)}),a=(0,g.mj)([t],n.repositories.length);return` At ${r}${a===""?"":` (${a})`}.`}function I(t){const{host:n,problem:s,
severity:r,affects:a,places:c,isHostNew:l}=t,h=(0,g.ju)(t);return{category:w(s.code),severity:r,host:n===null?null:(0,p.RK)((0,i.nx)(n)),service:h===null?null:(0,p.
RK)(h),affects:a,places:c.length,new:l||void 0}}const H=({file:t})=>t!==""&&t!=="."&&(0,o._M)(t)===null;function j({file:t,line:n,column:s,endColumn:r}){const a=t.
toWellFormed().split("/").map(encodeURIComponent).join("/"),c={endLine:n,endColumn:Math.max(s,r)};return{artifactLocation:{uri:a,uriBaseId:C},region:{startLine:n,
startColumn:s,...c}}}function E(t){const{host:n}=t;if(n===null)return{};const s=(0,g.ju)(t),r=(0,p.RK)(s??n),a=(0,p.RK)(s===null?n:`${n}/${s}`);return{logicalLocations:[
{kind:"resource",name:r,fullyQualifiedName:a}]}}function R(t){const n=A(t);return/[[\]]/.test(n)?N(n):n}const M=(t,n)=>`[${N(A(t))}](${n})`,A=t=>(0,p.RK)(t).replace(
/[{}]/g,"$&$&"),N=t=>t.replace(/[[\]\\]/g,"\\$&")}),1629:((F,k,u)=>{u.d(k,{t:()=>y});var e=u(8032);const D=L=>(g,b=[],T={})=>({title:g,severity:L,affects:b,...T}),
o=D("error"),i=D("warning"),d=D("notice"),p={isCuredByScan:!0},K={"machine-network":o("This machine cannot reach any registry host",e.zK),"host-check-crashed":o(
"tf-disco crashed while it checked the host",e.zK),"host-dotless-module":o("Module host has no dot in its name",e.Du),"host-generic":d("Generic hostname was not\
 contacted"),"host-http2":o("Host speaks only HTTP/2",e.zK),"host-idn-module":o("Terraform cannot use modules from an internationalized host",["terraform"]),"ho\
st-invalid":o("Hostname is invalid",e.Du),"host-missing":o("Hostname is missing",["opentofu"]),"host-not-allowed":o("Host is not allowed",e.zK),"host-not-checke\
d":o("Host was not checked before the check ended",e.zK),"host-private-redirect":o("Redirect to a non-public address",e.zK),"host-protocol":o("Host does not spe\
ak HTTP",e.zK),"host-recovered":d("Discovery succeeded after a retry"),"host-slow":i("Host is slow"),"host-timeout":o("Host does not respond in time",e.zK),"hos\
t-unknown":o("Hostname does not resolve",e.zK),"host-unreachable":o("Host is unreachable",e.zK),"proxy-refused":o("Proxy refused the request",e.zK),"tls-expired":o(
"TLS certificate has expired",e.zK),"tls-expires-soon":i("TLS certificate expires soon"),"tls-name-mismatch":o("TLS certificate is for another name",e.zK),"tls-\
not-yet-valid":o("TLS certificate is not valid yet",e.zK),"tls-plain-http":o("Port serves plain HTTP",e.zK),"tls-protocol":o("TLS handshake failed",e.zK),"tls-u\
ntrusted":o("TLS certificate is not trusted",e.zK),"redirect-insecure":i("Redirect to plain HTTP",e.Du),"redirect-invalid":o("Invalid redirect",e.zK),"redirect-\
limit":o("Too many redirects",e.Du),"redirect-loop":o("Redirect loop",e.zK),"redirect-nested":d("More than one redirect"),"document-absent":o("Host has no disco\
very document",e.zK),"document-encoding":o("Discovery document cannot be decompressed",e.Du),"document-headers":o("Response headers are too large",e.zK),"docume\
nt-incomplete":o("Discovery document is incomplete",e.zK),"document-not-json":o("Discovery document is not valid JSON",e.zK),"document-not-object":o("Discovery \
document is not a JSON object",e.zK),"document-size":o("Discovery document is too large",e.Du),"document-status":o("Unexpected HTTP status",e.zK),"document-type":o(
"Wrong Content-Type",e.Du),"document-unauthorized":o("Discovery requires valid credentials",e.zK),"service-missing":o("Service is not offered",e.zK),"service-ty\
pe":o("Service URL is not a string",e.zK),"service-url-credentials":o("Service URL contains a user name",e.zK),"service-url-cross-host":i("Service is on another\
 host",["dependabot","renovate"]),"service-url-double-slash":i("Service URL has a double slash"),"service-url-empty":o("Service URL is empty",e.zK),"service-url\
-insecure":i("Service URL is not https",[...e.Du,"dependabot"]),"service-url-invalid":o("Service URL cannot be used",e.zK),"service-url-looks-like-host":o("Serv\
ice URL has no https://",e.zK),"service-url-no-slash":o("Service URL does not end with a slash",e.rG),"service-url-other-port":d("Service is on another port of \
the host"),"service-url-private":o("Service URL has a non-public address",e.zK),"service-url-query":i("Service URL has a query",e.Du),"service-url-relative":i("\
Service URL is relative to the document",["dependabot","renovate","terragrunt"]),"service-url-same":i("Two services have the same URL"),"service-version":o("Ser\
vice is offered in another version",e.zK),"login-authz-invalid":o("authz URL in login.v1 cannot be used",e.Du),"login-authz-missing":o("login.v1 has no authz UR\
L",e.Du),"login-client-empty":i("login.v1 has an empty client",e.Du),"login-client-missing":o("login.v1 has no client",e.Du),"login-grant-types-invalid":o("gran\
t_types in login.v1 is not an array",e.Du),"login-grant-types-unknown":d("login.v1 has unknown grant types"),"login-grant-types-unsupported":o("login.v1 has no \
usable grant type",e.Du),"login-ports-count":o("ports in login.v1 is not two ports",e.Du),"login-ports-ignored":i("ports in login.v1 is not an array",e.Du),"log\
in-ports-order":o("ports in login.v1 are in the wrong order",e.Du),"login-ports-range":o("ports in login.v1 are out of range",e.Du),"login-ports-single":o("port\
s in login.v1 is a range of one port",e.Du),"login-scopes-ignored":i("scopes in login.v1 is not an array",e.Du),"login-scopes-invalid":o("scopes in login.v1 con\
tains a value that is not a string",e.Du),"login-token-invalid":o("token URL in login.v1 cannot be used",e.Du),"login-token-missing":o("login.v1 has no token UR\
L",e.Du),"login-type":o("login.v1 is not an object",e.Du),"login-url-port":i("Login URL has no port",e.Du),"source-dynamic":d("Source address is only known at i\
nit time"),"source-invalid":o("Source address is invalid",e.Du),"source-missing":o("Directory of a local module is missing",e.Du),"source-near-miss":i("Source a\
ddress is probably a mistake",e.Du),"constraint-invalid":o("Version constraint is invalid",e.Du),"constraint-unmeetable":o("No version can meet the constraints",
e.Du),"lock-invalid":o("Dependency lock file is invalid",e.Du),"lock-outside":o("Locked version does not match the constraints",e.Du),"lock-platform-missing":o(
"Lock file lacks the checksum of a package",e.Du),"lock-readonly":o("Lock file has to change and may not",e.Du),"client-version":o("Configuration does not suppo\
rt this version of the CLI",e.Du),"module-described":i("Registry module can probably not be installed",e.Du),"module-unknown":o("Module is not in the registry",
e.Du),"provider-excluded":o("No installation method covers a provider",e.Du),"provider-unknown":o("Provider is not in the registry",e.Du),"provider-warning":d("\
Registry warns about a provider"),"mirror-url":o("URL or path of a provider mirror is wrong",e.Du),"mirror-version":o("Network mirror lacks the chosen version",
e.Du),"versions-empty":o("Registry lists no versions",e.Du),"versions-shape":o("List of versions cannot be read",e.Du),"versions-status":o("Registry fails to li\
st versions",e.Du),"versions-unauthorized":o("Registry requires a valid token",e.Du),"version-locked-gone":o("Locked version is no longer listed",e.Du),"version\
-none-fits":o("No listed version fits",e.Du),"version-unreadable":o("Listed version cannot be read",e.Du),"answer-incomplete":o("Response is incomplete",e.Du),"\
cloud-incomplete":o("Organization or workspaces are missing",e.Du),"cloud-organization":o("Organization cannot be read",e.Du),"cloud-token":o("Token for the clo\
ud block or remote backend is missing",e.Du),"cloud-version":o("API is too old for the cloud block",e.Du),"cloud-workspace":o("Workspace cannot be read",e.Du),"\
cloud-workspace-missing":d("Workspace does not exist"),"package-document":o("Description of a provider package is wrong",e.Du),"package-location":o("Package loc\
ation cannot be used",e.Du),"package-platform":o("Provider has no package for a platform",e.Du),"package-protocol":o("CLI does not support the plugin protocol o\
f a provider",e.Du),"package-sums":o("Checksums of a provider do not agree",e.Du),"package-unauthorized":o("Package requires credentials",e.Du),"package-unreach\
able":o("Package cannot be downloaded",e.Du),"package-unsigned":o("Provider has no usable signature",e.Du),"block-invalid":o("Block is not accepted",e.Du),"bloc\
k-reserved":d("Block is reserved for a future version"),"block-unsupported":o("Block is not supported by this CLI",e.Du,p),"file-limit":i("Part of the repositor\
y exceeds a limit",[],p),"file-outside":i("Path leads out of what is read",[],p),"file-stale":i("Usages file is old"),"file-syntax":o("File has a syntax error",
e.Du,p),"file-unreadable":o("File cannot be read",e.Du,p),"nothing-to-check":o("Nothing to check"),"credentials-config":i("CLI configuration has a mistake",e.Du),
"credentials-differ":d("Clients use different tokens"),"credentials-empty":i("Token is empty",e.Du),"credentials-helper":o("Credentials helper failed",e.Du),"cr\
edentials-malformed":o("Malformed token",e.Du),"credentials-missing":i("Token is missing"),"credentials-near-miss":i("Token variable has a similar name"),"crede\
ntials-other-host":i("Token is for another host",e.Du),"credentials-short":i("Token is too short to be redacted"),"credentials-unused":d("Token for a host that \
is not checked"),"services-forced":d("A host block replaces service discovery",e.Du),"services-forced-differ":d("A host block and the discovery document differ",
e.Du),"allowlist-incomplete":d("Modules may use hosts that are not in allowed-hosts"),"not-followed":d("Part of init was not checked")},y=()=>K})};export{te as id,ne as ids,se as modules};
