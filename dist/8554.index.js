const se=8554,ie=[8554],re={8554:((V,L,l)=>{l.r(L),l.d(L,{renderSarif:()=>Z});var e=l(9432),y=l(2170),o=l(9119),i=l(255),u=l(1780),h=l(6092),x=l(4503),R=l(4120),
z=l(5955),D=l(8884),S=l(1629),T=l(2432);const X=[[/^host-not-allowed$/,"policy"],[/^host-(dotless-module|idn-module|private-redirect)$/,"registry"],[/^host-(generic|invalid|missing)$/,
"configuration"],[/^(block|client|constraint|file|ignore|lock|nothing|source)-/,"configuration"],[/^credentials-/,"credentials"],[/^(host|proxy)-|^document-(incomplete|status)$/,
"outage"]],U=t=>X.find(([n])=>n.test(t))?.[1]??"registry",w={error:"error",warning:"warning",notice:"note"},G={...w,notice:"recommendation"},O=()=>Object.keys((0,S.
t)()),C=t=>O().indexOf(t),J=t=>O().map(n=>Y(n,t));function Y(t,n){const{title:s,severity:r,affects:c}=(0,S.t)()[t],a=(0,T.H9)(t,n),d=c.length===0?"":` It can af\
fect ${(0,R.SY)(c)}.`,p=U(t);return{id:t,name:t.replace(/(?:^|-)(\w)/g,(v,m)=>m.toUpperCase()),shortDescription:{text:s},fullDescription:{text:`${s}.${d}`},help:{
text:`${s}.${d} Cause, client output and fixes: ${a}`,markdown:`**${s}.**${d}

[Cause, client output and fixes](${a})`},helpUri:a,defaultConfiguration:{level:w[r]},properties:{category:p,tags:["terraform","opentofu","service-discovery",p],
precision:p==="outage"?"medium":"high","problem.severity":G[r]}}}const P=5e3,Q=20,I=3,H="%SRCROOT%";function*Z(t,n){const{findings:s,passed:r,ignored:c}=t,{shown:a,
more:d}=(0,e.zN)(s.filter($),P),p=c.filter(({finding:k})=>$(k)),v=(0,z.u)(),{version:m,docsUrl:f}=n,g={tool:{driver:{...{name:"tf-disco",version:m,semanticVersion:m,
informationUri:f},rules:J(f)}},columnKind:"unicodeCodePoints",originalUriBaseIds:{[H]:{description:{text:"the root of the repository"}}},results:[...a.map(k=>({
finding:k,rule:void 0})),...p.slice(0,P-a.length)].values().map(({finding:k,rule:ne})=>ee(k,v(k),ne)),invocations:[q(t,n,d)],properties:{passed:r,findings:s.length}};
yield*(0,z.M)({$schema:"https://json.schemastore.org/sarif-2.1.0.json",version:"2.1.0",runs:[g].values()}),yield`
`}function q({findings:t,stopped:n,passed:s},r,c){const{startedAt:a,durationMs:d}=r,{length:p}=t,v=t.filter(g=>!$(g)),m=`${p-c} of ${(0,e.px)(p,"finding")} are \
in this file, the worst first, because code scanning accepts no more. See the JSON report.`,f=r.remarks.map(g=>`${b(g)}.`),K=n.some(({kind:g})=>g==="signal"||g===
"crash");return{executionSuccessful:n.length===0,exitCode:K?3:s?0:1,startTimeUtc:a,endTimeUtc:new Date(Date.parse(a)+d).toISOString(),toolExecutionNotifications:[
...c===0?[]:[{level:"warning",message:{text:m}}],...f.map(g=>({level:"note",message:{text:g}})),...v.map(g=>_(g,r))]}}function _(t,n){const{host:s,problem:r,severity:c}=t;
return{level:c==="notice"?"note":"warning",message:{text:`${j(t)}${te(t,n)}`},associatedRule:{id:r.code,index:C(r.code)},locations:s===null?void 0:[A(t)],properties:E(
t)}}function ee(t,n,s){const{problem:r,severity:c}=t,[a,...d]=(0,D.Dx)([t]),p=a?.inside===void 0?[]:[a],v=[...p,...d].filter(M).slice(0,Q),m=v.map((f,K)=>({id:K+
1,physicalLocation:N(f),...f.inside&&{message:{text:b((0,o.kn)(f.inside))}}}));return{ruleId:r.code,ruleIndex:C(r.code),level:w[c],message:{text:`${j(t)}${oe(p.
length+d.length,v)}`},locations:a&&[{physicalLocation:N(a),...A(t)}],relatedLocations:v.length===0?void 0:m,partialFingerprints:{"tfDiscoFinding/v1":n},properties:E(
t),suppressions:s&&[{kind:s.line===void 0?"external":"inSource",justification:s.reason===null?void 0:(0,h.RK)(s.reason)}]}}function j({problem:t,isHostNew:n}){const s=t.
help?` Help: ${b((0,u.pj)(t.help))}.`:"";return`${b((0,u.pj)(t.message))}.${s}${n?` The host is ${R.dy}.`:""}`}function oe(t,n){if(n.length===0)return"";const r=n.
slice(0,I).map((a,d)=>B((0,o.R3)(a),d+1)),c=t-r.length;return` Also at ${r.join(", ")}${c>0?` and ${(0,e.px)(c,"more place")}`:""}.`}function te(t,n){const s=(0,D.
eb)([t]);if(s.length===0)return"";const r=(0,e.K4)(s,I,a=>{const d=(0,x.uM)(a,n);return d===null?b((0,o.R3)(a)):B((0,o.R3)(a),d)}),c=(0,D.mj)([t],n.repositories.
length);return` At ${r}${c===""?"":` (${c})`}.`}function E(t){const{host:n,problem:s,severity:r,affects:c,places:a,isHostNew:d}=t,p=(0,D.ju)(t);return{category:U(
s.code),severity:r,host:n===null?null:(0,h.RK)((0,i.nx)(n)),service:p===null?null:(0,h.RK)(p),affects:c,places:a.length,new:d||void 0}}const M=({file:t})=>t!==""&&
t!=="."&&(0,o._M)(t)===null;function $(t){const n=(0,y.Xd)(t);return n!==null&&M(n)}function N({file:t,line:n,column:s,endColumn:r}){const c=t.toWellFormed().split(
"/").map(encodeURIComponent).join("/"),a={endLine:n,endColumn:Math.max(s,r)};return{artifactLocation:{uri:c,uriBaseId:H},region:{startLine:n,startColumn:s,...a}}}
function A(t){const{host:n}=t;if(n===null)return{};const s=(0,D.ju)(t),r=(0,h.RK)(s??n),c=(0,h.RK)(s===null?n:`${n}/${s}`);return{logicalLocations:[{kind:"resou\
rce",name:r,fullyQualifiedName:c}]}}function b(t){const n=F(t);return/[[\]]/.test(n)?W(n):n}const B=(t,n)=>`[${W(F(t))}](${n})`,F=t=>(0,h.RK)(t).replace(/[{}]/g,
"$&$&"),W=t=>t.replace(/[[\]\\]/g,"\\$&")}),1629:((V,L,l)=>{l.d(L,{t:()=>R});var e=l(8032);const y=z=>(D,S=[],T={})=>({title:D,severity:z,affects:S,...T}),o=y("\
error"),i=y("warning"),u=y("notice"),h={isCuredByScan:!0},x={"machine-network":o("No registry host can be reached",e.zK),"host-check-crashed":o("tf-disco crashe\
d while it checked the host",e.zK),"host-dotless-module":o("Module host has no dot in its name",e.Du),"host-generic":i("Generic hostname was not contacted"),"ho\
st-http2":o("Host speaks only HTTP/2",e.zK),"host-idn-module":o("Terraform cannot use modules from an internationalized host",["terraform"]),"host-invalid":o("H\
ostname is invalid",e.Du),"host-missing":o("Hostname is missing",["opentofu"]),"host-not-allowed":o("Host is not allowed",e.zK),"host-not-checked":o("Host was n\
ot checked before the check ended",e.zK),"host-private-redirect":o("Redirect to a non-public address",e.zK),"host-protocol":o("Host does not speak HTTP",e.zK),"\
host-recovered":u("Discovery succeeded after a retry"),"host-slow":i("Host is slow"),"host-timeout":o("Host does not respond in time",e.zK),"host-unknown":o("Ho\
stname does not resolve",e.zK),"host-unreachable":o("Host is unreachable",e.zK),"proxy-refused":o("Proxy refused the request",e.zK),"tls-expired":o("TLS certifi\
cate has expired",e.zK),"tls-expires-soon":i("TLS certificate expires soon"),"tls-name-mismatch":o("TLS certificate is for another name",e.zK),"tls-not-yet-vali\
d":o("TLS certificate is not valid yet",e.zK),"tls-plain-http":o("Port serves plain HTTP",e.zK),"tls-protocol":o("TLS handshake failed",e.zK),"tls-untrusted":o(
"TLS certificate is not trusted",e.zK),"redirect-insecure":i("Redirect to plain HTTP",e.Du),"redirect-invalid":o("Invalid redirect",e.zK),"redirect-limit":o("To\
o many redirects",e.Du),"redirect-loop":o("Redirect loop",e.zK),"redirect-nested":u("More than one redirect"),"document-absent":o("Host has no discovery documen\
t",e.zK),"document-encoding":o("Discovery document cannot be decompressed",e.Du),"document-headers":o("Response headers are too large",e.zK),"document-incomplet\
e":o("Discovery document is incomplete",e.zK),"document-not-json":o("Discovery document is not valid JSON",e.zK),"document-not-object":o("Discovery document is \
not a JSON object",e.zK),"document-size":o("Discovery document is too large",e.Du),"document-status":o("Unexpected HTTP status",e.zK),"document-type":o("Wrong C\
ontent-Type",e.zK),"document-unauthorized":o("Discovery requires valid credentials",e.zK),"service-missing":o("Service is not offered",e.zK),"service-type":o("S\
ervice URL is not a string",e.zK),"service-url-credentials":o("Service URL contains a user name",e.zK),"service-url-cross-host":u("Service is on another host"),
"service-url-double-slash":i("Service URL has a double slash"),"service-url-empty":o("Service URL is empty",e.zK),"service-url-insecure":i("Service URL is not h\
ttps",[...e.Du,"dependabot"]),"service-url-invalid":o("Service URL cannot be used",e.zK),"service-url-looks-like-host":o("Service URL has no https://",e.zK),"se\
rvice-url-no-slash":o("Service URL does not end with a slash",e.rG),"service-url-other-port":u("Service is on another port of the host"),"service-url-private":o(
"Service URL has a non-public address",e.zK),"service-url-query":i("Service URL has a query",e.Du),"service-url-relative":i("Service URL is relative to the docu\
ment",["dependabot","renovate","terragrunt"]),"service-url-same":i("Two services have the same URL"),"service-version":o("Service is offered in another version",
e.zK),"login-authz-invalid":o("authz URL in login.v1 cannot be used",e.Du),"login-authz-missing":o("login.v1 has no authz URL",e.Du),"login-client-empty":i("log\
in.v1 has an empty client",e.Du),"login-client-missing":o("login.v1 has no client",e.Du),"login-grant-types-invalid":o("grant_types in login.v1 is not an array",
e.Du),"login-grant-types-unknown":u("login.v1 has unknown grant types"),"login-grant-types-unsupported":o("login.v1 has no usable grant type",e.Du),"login-ports\
-count":o("ports in login.v1 is not two ports",e.Du),"login-ports-ignored":i("ports in login.v1 is not an array",e.Du),"login-ports-order":o("ports in login.v1 \
are in the wrong order",e.Du),"login-ports-range":o("ports in login.v1 are out of range",e.Du),"login-ports-single":o("ports in login.v1 is a range of one port",
e.Du),"login-scopes-ignored":i("scopes in login.v1 is not an array",e.Du),"login-scopes-invalid":o("scopes in login.v1 contains a value that is not a string",e.
Du),"login-token-invalid":o("token URL in login.v1 cannot be used",e.Du),"login-token-missing":o("login.v1 has no token URL",e.Du),"login-type":o("login.v1 is n\
ot an object",e.Du),"login-url-port":i("Login URL has no port",e.Du),"source-dynamic":u("Source address is only known at init time"),"source-invalid":o("Source \
address is invalid",e.Du),"source-missing":o("Directory of a local module is missing",e.Du),"source-near-miss":i("Source address is probably a mistake",e.Du),"c\
onstraint-invalid":o("Version constraint is invalid",e.Du),"constraint-unmeetable":o("No version can meet the constraints",e.Du),"lock-invalid":o("Dependency lo\
ck file is invalid",e.Du),"lock-outside":o("Locked version does not match the constraints",e.Du),"lock-platform-missing":o("Lock file lacks the checksum of a pa\
ckage",e.Du),"lock-readonly":o("Lock file has to change and may not",e.Du),"client-version":o("Configuration does not support this version of the CLI",e.Du),"mo\
dule-described":i("Registry module can probably not be installed",e.Du),"module-unknown":o("Module is not in the registry",e.Du),"provider-excluded":o("No insta\
llation method covers a provider",e.Du),"provider-unknown":o("Provider is not in the registry",e.Du),"provider-warning":u("Registry warns about a provider"),"mi\
rror-url":o("URL or path of a provider mirror is wrong",e.Du),"mirror-version":o("Network mirror lacks the chosen version",e.Du),"versions-empty":o("Registry li\
sts no versions",e.Du),"versions-shape":o("List of versions cannot be read",e.Du),"versions-status":o("Registry fails to list versions",e.Du),"versions-unauthor\
ized":o("Registry requires a valid token",e.Du),"version-locked-gone":o("Locked version is no longer listed",e.Du),"version-none-fits":o("No listed version fits",
e.Du),"version-unreadable":o("Listed version cannot be read",e.Du),"answer-incomplete":o("Response is incomplete",e.Du),"cloud-incomplete":o("Organization or wo\
rkspaces are missing",e.Du),"cloud-organization":o("Organization cannot be read",e.Du),"cloud-token":o("Token for the cloud block or remote backend is missing",
e.Du),"cloud-version":o("API is too old for the cloud block",e.Du),"cloud-workspace":o("Workspace cannot be read",e.Du),"cloud-workspace-missing":u("Workspace d\
oes not exist"),"package-broken":o("Package of a module cannot be read",e.Du),"package-document":o("Description of a provider package is wrong",e.Du),"package-l\
ocation":o("Package location cannot be used",e.Du),"package-platform":o("Provider has no package for a platform",e.Du),"package-protocol":o("CLI does not suppor\
t the plugin protocol of a provider",e.Du),"package-sums":o("Checksums of a provider do not agree",e.Du),"package-unauthorized":o("Package requires credentials",
e.Du),"package-unreachable":o("Package cannot be downloaded",e.Du),"package-unsigned":o("Provider has no usable signature",e.Du),"block-backend":o("Backend or c\
loud block is not accepted",e.Du),"block-invalid":o("Block is not accepted",e.Du),"block-providers":o("Call and module disagree about provider configurations",e.
Du),"block-unsupported":o("Block is not supported by this CLI",e.Du,h),"file-limit":i("Part of the repository exceeds a limit",[],h),"file-outside":i("Path lead\
s out of what is read",[],h),"file-stale":i("Usages file is old"),"file-syntax":o("File has a syntax error",e.Du,h),"file-unreadable":o("File cannot be read",e.
Du,h),"nothing-to-check":o("Nothing to check"),"credentials-bot":i("Bot has no token for a registry",["dependabot","renovate"]),"credentials-config":i("CLI conf\
iguration has a mistake",e.Du),"credentials-differ":u("Clients use different tokens"),"credentials-empty":i("Token is empty",e.Du),"credentials-expiry":i("Token\
 has expired or expires soon",e.Du),"credentials-helper":o("Credentials helper failed",e.Du),"credentials-malformed":o("Malformed token",e.Du),"credentials-miss\
ing":i("Token is missing"),"credentials-near-miss":i("Token variable has a similar name"),"credentials-other-host":i("Token is for another host",e.Du),"credenti\
als-short":i("Token is too short to be redacted"),"credentials-unused":u("Token for a host that is not checked"),"services-forced":u("A host block replaces serv\
ice discovery",e.Du),"allowlist-incomplete":o("Modules may use hosts that are not in allowed-hosts",e.Du),"not-followed":u("Part of init was not checked"),"igno\
re-unused":u("Nothing is ignored here")},R=()=>x})};export{se as id,ie as ids,re as modules};
