const re=8554,ae=[8554],ce={8554:((V,R,d)=>{d.r(R),d.d(R,{renderSarif:()=>Z});var e=d(9432),k=d(2170),o=d(9119),i=d(255),u=d(1780),h=d(6092),x=d(4503),z=d(4120),
S=d(5955),f=d(8884),K=d(1629),T=d(2432);const X=[[/^host-not-allowed$/,"policy"],[/^host-(dotless-module|idn-module|private-redirect)$/,"registry"],[/^host-(generic|invalid|missing)$/,
"configuration"],[/^(block|client|constraint|file|ignore|lock|nothing|source)-/,"configuration"],[/^credentials-/,"credentials"],[/^(host|proxy)-|^document-(incomplete|status)$/,
"outage"]],$=t=>X.find(([n])=>n.test(t))?.[1]??"registry",w={error:"error",warning:"warning",notice:"note"},G={...w,notice:"recommendation"},O=()=>Object.keys((0,K.
t)()),U=t=>O().indexOf(t),J=t=>O().map(n=>Y(n,t));function Y(t,n){const{title:s,severity:a,affects:r}=(0,K.t)()[t],c=(0,T.H9)(t,n),l=r.length===0?"":` It can af\
fect ${(0,z.SY)(r)}.`,p=$(t);return{id:t,name:t.replace(/(?:^|-)(\w)/g,(D,m)=>m.toUpperCase()),shortDescription:{text:s},fullDescription:{text:`${s}.${l}`},help:{
text:`${s}.${l} Cause, client output and fixes: ${c}`,markdown:`**${s}.**${l}

[Cause, client output and fixes](${c})`},helpUri:c,defaultConfiguration:{level:w[a]},properties:{category:p,tags:["terraform","opentofu","service-discovery",p],
precision:p==="outage"?"medium":"high","problem.severity":G[a]}}}const C=5e3,Q=20,P=3,I="%SRCROOT%";function*Z(t,n){const{findings:s,passed:a,ignored:r}=t,c=v=>{
const L=(0,k.Xd)(v);return L!==null&&E(L)},{placed:l=[],other:p=[]}=Object.groupBy(s,v=>c(v)?"placed":"other"),{shown:D,more:m}=(0,e.zN)(l,C),b=(0,S.u)(),{version:g,
docsUrl:W}=n,se={tool:{driver:{...{name:"tf-disco",version:g,semanticVersion:g,informationUri:W},rules:J(W)}},columnKind:"unicodeCodePoints",originalUriBaseIds:{
[I]:{description:{text:"the root of the repository"}}},results:[...D.map(v=>({finding:v,rule:null})),...r.filter(({finding:v})=>c(v)).slice(0,C-D.length)].values().
map(({finding:v,rule:L})=>({...ee(v,b(v)),suppressions:L===null?void 0:[oe(L)]})),invocations:[q(t,n,p,m)],properties:{passed:a,findings:s.length}};yield*(0,S.M)(
{$schema:"https://json.schemastore.org/sarif-2.1.0.json",version:"2.1.0",runs:[se].values()}),yield`
`}function q({findings:{length:t},stopped:n,passed:s},a,r,c){const{startedAt:l,durationMs:p}=a,D=`${t-c} of ${(0,e.px)(t,"finding")} are in this file, the worst\
 first, because code scanning accepts no more. See the JSON report.`,m=a.remarks.map(g=>`${y(g)}.`),b=n.some(({kind:g})=>g==="signal"||g==="crash");return{executionSuccessful:n.
length===0,exitCode:b?3:s?0:1,startTimeUtc:l,endTimeUtc:new Date(Date.parse(l)+p).toISOString(),toolExecutionNotifications:[...c===0?[]:[{level:"warning",message:{
text:D}}],...m.map(g=>({level:"note",message:{text:g}})),...r.map(g=>_(g,a))]}}function _(t,n){const{host:s,problem:a,severity:r}=t;return{level:r==="notice"?"n\
ote":"warning",message:{text:`${H(t)}${ne(t,n)}`},associatedRule:{id:a.code,index:U(a.code)},locations:s===null?void 0:[N(t)],properties:j(t)}}function ee(t,n){
const{problem:s,severity:a}=t,[r,...c]=(0,f.Dx)([t]),l=r?.inside===void 0?[]:[r],p=[...l,...c].filter(E).slice(0,Q),D=p.map((m,b)=>({id:b+1,physicalLocation:M(m),
...m.inside&&{message:{text:y((0,o.kn)(m.inside))}}}));return{ruleId:s.code,ruleIndex:U(s.code),level:w[a],message:{text:`${H(t)}${te(l.length+c.length,p)}`},locations:r&&
[{physicalLocation:M(r),...N(t)}],relatedLocations:p.length===0?void 0:D,partialFingerprints:{"tfDiscoFinding/v1":n},properties:j(t)}}const oe=({line:t,reason:n})=>({
kind:t===void 0?"external":"inSource",justification:n===null?void 0:(0,h.RK)(n)});function H({problem:t,isHostNew:n}){const s=t.help?` Help: ${y((0,u.pj)(t.help))}\
.`:"";return`${y((0,u.pj)(t.message))}.${s}${n?` The host is ${z.dy}.`:""}`}function te(t,n){if(n.length===0)return"";const a=n.slice(0,P).map((c,l)=>A((0,o.R3)(
c),l+1)),r=t-a.length;return` Also at ${a.join(", ")}${r>0?` and ${(0,e.px)(r,"more place")}`:""}.`}function ne(t,n){const s=(0,f.eb)([t]);if(s.length===0)return"";
const a=(0,e.K4)(s,P,c=>{const l=(0,x.uM)(c,n);return l===null?y((0,o.R3)(c)):A((0,o.R3)(c),l)}),r=(0,f.mj)([t],n.repositories.length);return` At ${a}${r===""?"":
` (${r})`}.`}function j(t){const{host:n,problem:s,severity:a,affects:r,places:c,isHostNew:l}=t,p=(0,f.ju)(t);return{category:$(s.code),severity:a,host:n===null?
null:(0,h.RK)((0,i.nx)(n)),service:p===null?null:(0,h.RK)(p),affects:r,places:c.length,new:l||void 0}}const E=({file:t})=>t!==""&&t!=="."&&(0,o._M)(t)===null;function M({
file:t,line:n,column:s,endColumn:a}){const r=t.toWellFormed().split("/").map(encodeURIComponent).join("/"),c={endLine:n,endColumn:Math.max(s,a)};return{artifactLocation:{
uri:r,uriBaseId:I},region:{startLine:n,startColumn:s,...c}}}function N(t){const{host:n}=t;if(n===null)return{};const s=(0,f.ju)(t),a=(0,h.RK)(s??n),r=(0,h.RK)(s===
null?n:`${n}/${s}`);return{logicalLocations:[{kind:"resource",name:a,fullyQualifiedName:r}]}}function y(t){const n=B(t);return/[[\]]/.test(n)?F(n):n}const A=(t,n)=>`\
[${F(B(t))}](${n})`,B=t=>(0,h.RK)(t).replace(/[{}]/g,"$&$&"),F=t=>t.replace(/[[\]\\]/g,"\\$&")}),1629:((V,R,d)=>{d.d(R,{t:()=>z});var e=d(8032);const k=S=>(f,K=[],T={})=>({
title:f,severity:S,affects:K,...T}),o=k("error"),i=k("warning"),u=k("notice"),h={isCuredByScan:!0},x={"machine-network":o("No registry host can be reached",e.zK),
"host-check-crashed":o("tf-disco crashed while it checked the host",e.zK),"host-dotless-module":o("Module host has no dot in its name",e.Du),"host-generic":i("G\
eneric hostname was not contacted"),"host-http2":o("Host speaks only HTTP/2",e.zK),"host-idn-module":o("Terraform cannot use modules from an internationalized h\
ost",["terraform"]),"host-invalid":o("Hostname is invalid",e.Du),"host-missing":o("Hostname is missing",["opentofu"]),"host-not-allowed":o("Host is not allowed",
e.zK),"host-not-checked":o("Host was not checked before the check ended",e.zK),"host-private-redirect":o("Redirect to a non-public address",e.zK),"host-protocol":o(
"Host does not speak HTTP",e.zK),"host-recovered":u("Discovery succeeded after a retry"),"host-slow":i("Host is slow"),"host-timeout":o("Host does not respond i\
n time",e.zK),"host-unknown":o("Hostname does not resolve",e.zK),"host-unreachable":o("Host is unreachable",e.zK),"proxy-refused":o("Proxy refused the request",
e.zK),"tls-expired":o("TLS certificate has expired",e.zK),"tls-expires-soon":i("TLS certificate expires soon"),"tls-name-mismatch":o("TLS certificate is for ano\
ther name",e.zK),"tls-not-yet-valid":o("TLS certificate is not valid yet",e.zK),"tls-plain-http":o("Port serves plain HTTP",e.zK),"tls-protocol":o("TLS handshak\
e failed",e.zK),"tls-untrusted":o("TLS certificate is not trusted",e.zK),"redirect-insecure":i("Redirect to plain HTTP",e.Du),"redirect-invalid":o("Invalid redi\
rect",e.zK),"redirect-limit":o("Too many redirects",e.Du),"redirect-loop":o("Redirect loop",e.zK),"redirect-nested":u("More than one redirect"),"document-absent":o(
"Host has no discovery document",e.zK),"document-encoding":o("Discovery document cannot be decompressed",e.Du),"document-headers":o("Response headers are too la\
rge",e.zK),"document-incomplete":o("Discovery document is incomplete",e.zK),"document-not-json":o("Discovery document is not valid JSON",e.zK),"document-not-obj\
ect":o("Discovery document is not a JSON object",e.zK),"document-size":o("Discovery document is too large",e.Du),"document-status":o("Unexpected HTTP status",e.
zK),"document-type":o("Wrong Content-Type",e.zK),"document-unauthorized":o("Discovery requires valid credentials",e.zK),"service-missing":o("Service is not offe\
red",e.zK),"service-type":o("Service URL is not a string",e.zK),"service-url-credentials":o("Service URL contains a user name",e.zK),"service-url-cross-host":u(
"Service is on another host"),"service-url-double-slash":i("Service URL has a double slash"),"service-url-empty":o("Service URL is empty",e.zK),"service-url-ins\
ecure":i("Service URL is not https",[...e.Du,"dependabot"]),"service-url-invalid":o("Service URL cannot be used",e.zK),"service-url-looks-like-host":o("Service \
URL has no https://",e.zK),"service-url-no-slash":o("Service URL does not end with a slash",e.rG),"service-url-other-port":u("Service is on another port of the \
host"),"service-url-private":o("Service URL has a non-public address",e.zK),"service-url-query":i("Service URL has a query",e.Du),"service-url-relative":i("Serv\
ice URL is relative to the document",["dependabot","renovate","terragrunt"]),"service-url-same":i("Two services have the same URL"),"service-version":o("Service\
 is offered in another version",e.zK),"login-authz-invalid":o("authz URL in login.v1 cannot be used",e.Du),"login-authz-missing":o("login.v1 has no authz URL",e.
Du),"login-client-empty":i("login.v1 has an empty client",e.Du),"login-client-missing":o("login.v1 has no client",e.Du),"login-grant-types-invalid":o("grant_typ\
es in login.v1 is not an array",e.Du),"login-grant-types-unknown":u("login.v1 has unknown grant types"),"login-grant-types-unsupported":o("login.v1 has no usabl\
e grant type",e.Du),"login-ports-count":o("ports in login.v1 is not two ports",e.Du),"login-ports-ignored":i("ports in login.v1 is not an array",e.Du),"login-po\
rts-order":o("ports in login.v1 are in the wrong order",e.Du),"login-ports-range":o("ports in login.v1 are out of range",e.Du),"login-ports-single":o("ports in \
login.v1 is a range of one port",e.Du),"login-scopes-ignored":i("scopes in login.v1 is not an array",e.Du),"login-scopes-invalid":o("scopes in login.v1 contains\
 a value that is not a string",e.Du),"login-token-invalid":o("token URL in login.v1 cannot be used",e.Du),"login-token-missing":o("login.v1 has no token URL",e.
Du),"login-type":o("login.v1 is not an object",e.Du),"login-url-port":i("Login URL has no port",e.Du),"source-dynamic":u("Source address is only known at init t\
ime"),"source-invalid":o("Source address is invalid",e.Du),"source-missing":o("Directory of a local module is missing",e.Du),"source-near-miss":i("Source addres\
s is probably a mistake",e.Du),"constraint-invalid":o("Version constraint is invalid",e.Du),"constraint-unmeetable":o("No version can meet the constraints",e.Du),
"lock-invalid":o("Dependency lock file is invalid",e.Du),"lock-outside":o("Locked version does not match the constraints",e.Du),"lock-platform-missing":o("Lock \
file lacks the checksum of a package",e.Du),"lock-readonly":o("Lock file has to change and may not",e.Du),"client-version":o("Configuration does not support thi\
s version of the CLI",e.Du),"module-described":i("Registry module can probably not be installed",e.Du),"module-unknown":o("Module is not in the registry",e.Du),
"provider-excluded":o("No installation method covers a provider",e.Du),"provider-unknown":o("Provider is not in the registry",e.Du),"provider-warning":u("Regist\
ry warns about a provider"),"mirror-url":o("URL or path of a provider mirror is wrong",e.Du),"mirror-version":o("Network mirror lacks the chosen version",e.Du),
"versions-empty":o("Registry lists no versions",e.Du),"versions-shape":o("List of versions cannot be read",e.Du),"versions-status":o("Registry fails to list ver\
sions",e.Du),"versions-unauthorized":o("Registry requires a valid token",e.Du),"version-locked-gone":o("Locked version is no longer listed",e.Du),"version-none-\
fits":o("No listed version fits",e.Du),"version-unreadable":o("Listed version cannot be read",e.Du),"answer-incomplete":o("Response is incomplete",e.Du),"cloud-\
incomplete":o("Organization or workspaces are missing",e.Du),"cloud-organization":o("Organization cannot be read",e.Du),"cloud-token":o("Token for the cloud blo\
ck or remote backend is missing",e.Du),"cloud-version":o("API is too old for the cloud block",e.Du),"cloud-workspace":o("Workspace cannot be read",e.Du),"cloud-\
workspace-missing":u("Workspace does not exist"),"package-broken":o("Package of a module cannot be read",e.Du),"package-document":o("Description of a provider p\
ackage is wrong",e.Du),"package-location":o("Package location cannot be used",e.Du),"package-platform":o("Provider has no package for a platform",e.Du),"package\
-protocol":o("CLI does not support the plugin protocol of a provider",e.Du),"package-sums":o("Checksums of a provider do not agree",e.Du),"package-unauthorized":o(
"Package requires credentials",e.Du),"package-unreachable":o("Package cannot be downloaded",e.Du),"package-unsigned":o("Provider has no usable signature",e.Du),
"block-backend":o("Backend or cloud block is not accepted",e.Du),"block-invalid":o("Block is not accepted",e.Du),"block-providers":o("Call and module disagree a\
bout provider configurations",e.Du),"block-unsupported":o("Block is not supported by this CLI",e.Du,h),"file-limit":i("Part of the repository exceeds a limit",[],
h),"file-outside":i("Path leads out of what is read",[],h),"file-stale":i("Usages file is old"),"file-syntax":o("File has a syntax error",e.Du,h),"file-unreadab\
le":o("File cannot be read",e.Du,h),"nothing-to-check":o("Nothing to check"),"credentials-bot":i("Bot has no token for a registry",["dependabot","renovate"]),"c\
redentials-config":i("CLI configuration has a mistake",e.Du),"credentials-differ":u("Clients use different tokens"),"credentials-empty":i("Token is empty",e.Du),
"credentials-expiry":i("Token has expired or expires soon",e.Du),"credentials-helper":o("Credentials helper failed",e.Du),"credentials-malformed":o("Malformed t\
oken",e.Du),"credentials-missing":i("Token is missing"),"credentials-near-miss":i("Token variable has a similar name"),"credentials-other-host":i("Token is for \
another host",e.Du),"credentials-short":i("Token is too short to be redacted"),"credentials-unused":u("Token for a host that is not checked"),"services-forced":u(
"A host block replaces service discovery",e.Du),"allowlist-incomplete":o("Modules may use hosts that are not in allowed-hosts",e.Du),"not-followed":u("Part of i\
nit was not checked"),"ignore-unused":u("Nothing is ignored here")},z=()=>x})};export{re as id,ae as ids,ce as modules};
