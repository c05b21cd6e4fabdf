const g=4507,m=[4507],D={4507:((c,r,t)=>{t.r(r),t.d(r,{problemFacts:()=>e.t});var e=t(1629)}),1629:((c,r,t)=>{t.d(r,{t:()=>d});var e=t(8032);const a=u=>(h,p=[],v={})=>({
title:h,severity:u,affects:p,...v}),o=a("error"),s=a("warning"),n=a("notice"),i={isCuredByScan:!0},l={"machine-network":o("No registry host can be reached",e.zK),
"host-check-crashed":o("tf-disco crashed while it checked the host",e.zK),"host-dotless-module":o("Module host has no dot in its name",e.Du),"host-generic":s("G\
eneric hostname was not contacted"),"host-http2":o("Host speaks only HTTP/2",e.zK),"host-idn-module":o("Terraform cannot use modules from an internationalized h\
ost",["terraform"]),"host-invalid":o("Hostname is invalid",e.Du),"host-missing":o("Hostname is missing",["opentofu"]),"host-not-allowed":o("Host is not allowed",
e.zK),"host-not-checked":o("Host was not checked before the check ended",e.zK),"host-private-redirect":o("Redirect to a non-public address",e.zK),"host-protocol":o(
"Host does not speak HTTP",e.zK),"host-recovered":n("Discovery succeeded after a retry"),"host-slow":s("Host is slow"),"host-timeout":o("Host does not respond i\
n time",e.zK),"host-unknown":o("Hostname does not resolve",e.zK),"host-unreachable":o("Host is unreachable",e.zK),"proxy-refused":o("Proxy refused the request",
e.zK),"tls-expired":o("TLS certificate has expired",e.zK),"tls-expires-soon":s("TLS certificate expires soon"),"tls-name-mismatch":o("TLS certificate is for ano\
ther name",e.zK),"tls-not-yet-valid":o("TLS certificate is not valid yet",e.zK),"tls-plain-http":o("Port serves plain HTTP",e.zK),"tls-protocol":o("TLS handshak\
e failed",e.zK),"tls-untrusted":o("TLS certificate is not trusted",e.zK),"redirect-insecure":s("Redirect to plain HTTP",e.Du),"redirect-invalid":o("Invalid redi\
rect",e.zK),"redirect-limit":o("Too many redirects",e.Du),"redirect-loop":o("Redirect loop",e.zK),"redirect-nested":n("More than one redirect"),"document-absent":o(
"Host has no discovery document",e.zK),"document-encoding":o("Discovery document cannot be decompressed",e.Du),"document-headers":o("Response headers are too la\
rge",e.zK),"document-incomplete":o("Discovery document is incomplete",e.zK),"document-not-json":o("Discovery document is not valid JSON",e.zK),"document-not-obj\
ect":o("Discovery document is not a JSON object",e.zK),"document-size":o("Discovery document is too large",e.Du),"document-status":o("Unexpected HTTP status",e.
zK),"document-type":o("Wrong Content-Type",e.zK),"document-unauthorized":o("Discovery requires valid credentials",e.zK),"service-missing":o("Service is not offe\
red",e.zK),"service-type":o("Service URL is not a string",e.zK),"service-url-credentials":o("Service URL contains a user name",e.zK),"service-url-cross-host":n(
"Service is on another host"),"service-url-double-slash":s("Service URL has a double slash"),"service-url-empty":o("Service URL is empty",e.zK),"service-url-ins\
ecure":s("Service URL is not https",[...e.Du,"dependabot"]),"service-url-invalid":o("Service URL cannot be used",e.zK),"service-url-looks-like-host":o("Service \
URL has no https://",e.zK),"service-url-no-slash":o("Service URL does not end with a slash",e.rG),"service-url-other-port":n("Service is on another port of the \
host"),"service-url-private":o("Service URL has a non-public address",e.zK),"service-url-query":s("Service URL has a query",e.Du),"service-url-relative":s("Serv\
ice URL is relative to the document",["dependabot","renovate","terragrunt"]),"service-url-same":s("Two services have the same URL"),"service-version":o("Service\
 is offered in another version",e.zK),"login-authz-invalid":o("authz URL in login.v1 cannot be used",e.Du),"login-authz-missing":o("login.v1 has no authz URL",e.
Du),"login-client-empty":s("login.v1 has an empty client",e.Du),"login-client-missing":o("login.v1 has no client",e.Du),"login-grant-types-invalid":o("grant_typ\
es in login.v1 is not an array",e.Du),"login-grant-types-unknown":n("login.v1 has unknown grant types"),"login-grant-types-unsupported":o("login.v1 has no usabl\
e grant type",e.Du),"login-ports-count":o("ports in login.v1 is not two ports",e.Du),"login-ports-ignored":s("ports in login.v1 is not an array",e.Du),"login-po\
rts-order":o("ports in login.v1 are in the wrong order",e.Du),"login-ports-range":o("ports in login.v1 are out of range",e.Du),"login-ports-single":o("ports in \
login.v1 is a range of one port",e.Du),"login-scopes-ignored":s("scopes in login.v1 is not an array",e.Du),"login-scopes-invalid":o("scopes in login.v1 contains\
 a value that is not a string",e.Du),"login-token-invalid":o("token URL in login.v1 cannot be used",e.Du),"login-token-missing":o("login.v1 has no token URL",e.
Du),"login-type":o("login.v1 is not an object",e.Du),"login-url-port":s("Login URL has no port",e.Du),"source-dynamic":n("Source address is only known at init t\
ime"),"source-invalid":o("Source address is invalid",e.Du),"source-missing":o("Directory of a local module is missing",e.Du),"source-near-miss":s("Source addres\
s is probably a mistake",e.Du),"constraint-invalid":o("Version constraint is invalid",e.Du),"constraint-unmeetable":o("No version can meet the constraints",e.Du),
"lock-invalid":o("Dependency lock file is invalid",e.Du),"lock-outside":o("Locked version does not match the constraints",e.Du),"lock-platform-missing":o("Lock \
file lacks the checksum of a package",e.Du),"lock-readonly":o("Lock file has to change and may not",e.Du),"client-version":o("Configuration does not support thi\
s version of the CLI",e.Du),"module-described":s("Registry module can probably not be installed",e.Du),"module-unknown":o("Module is not in the registry",e.Du),
"provider-excluded":o("No installation method covers a provider",e.Du),"provider-unknown":o("Provider is not in the registry",e.Du),"provider-warning":n("Regist\
ry warns about a provider"),"mirror-url":o("URL or path of a provider mirror is wrong",e.Du),"mirror-version":o("Network mirror lacks the chosen version",e.Du),
"versions-empty":o("Registry lists no versions",e.Du),"versions-shape":o("List of versions cannot be read",e.Du),"versions-status":o("Registry fails to list ver\
sions",e.Du),"versions-unauthorized":o("Registry requires a valid token",e.Du),"version-locked-gone":o("Locked version is no longer listed",e.Du),"version-none-\
fits":o("No listed version fits",e.Du),"version-unreadable":o("Listed version cannot be read",e.Du),"answer-incomplete":o("Response is incomplete",e.Du),"cloud-\
incomplete":o("Organization or workspaces are missing",e.Du),"cloud-organization":o("Organization cannot be read",e.Du),"cloud-token":o("Token for the cloud blo\
ck or remote backend is missing",e.Du),"cloud-version":o("API is too old for the cloud block",e.Du),"cloud-workspace":o("Workspace cannot be read",e.Du),"cloud-\
workspace-missing":n("Workspace does not exist"),"package-broken":o("Package of a module cannot be read",e.Du),"package-document":o("Description of a provider p\
ackage is wrong",e.Du),"package-location":o("Package location cannot be used",e.Du),"package-platform":o("Provider has no package for a platform",e.Du),"package\
-protocol":o("CLI does not support the plugin protocol of a provider",e.Du),"package-sums":o("Checksums of a provider do not agree",e.Du),"package-unauthorized":o(
"Package requires credentials",e.Du),"package-unreachable":o("Package cannot be downloaded",e.Du),"package-unsigned":o("Provider has no usable signature",e.Du),
"block-backend":o("Backend or cloud block is not accepted",e.Du),"block-invalid":o("Block is not accepted",e.Du),"block-providers":o("Call and module disagree a\
bout provider configurations",e.Du),"block-unsupported":o("Block is not supported by this CLI",e.Du,i),"file-limit":s("Part of the repository exceeds a limit",[],
i),"file-outside":s("Path leads out of what is read",[],i),"file-stale":s("Usages file is old"),"file-syntax":o("File has a syntax error",e.Du,i),"file-unreadab\
le":o("File cannot be read",e.Du,i),"nothing-to-check":o("Nothing to check"),"credentials-bot":s("Bot has no token for a registry",["dependabot","renovate"]),"c\
redentials-config":s("CLI configuration has a mistake",e.Du),"credentials-differ":n("Clients use different tokens"),"credentials-empty":s("Token is empty",e.Du),
"credentials-expiry":s("Token has expired or expires soon",e.Du),"credentials-helper":o("Credentials helper failed",e.Du),"credentials-malformed":o("Malformed t\
oken",e.Du),"credentials-missing":s("Token is missing"),"credentials-near-miss":s("Token variable has a similar name"),"credentials-other-host":s("Token is for \
another host",e.Du),"credentials-short":s("Token is too short to be redacted"),"credentials-unused":n("Token for a host that is not checked"),"services-forced":n(
"A host block replaces service discovery",e.Du),"allowlist-incomplete":o("Modules may use hosts that are not in allowed-hosts",e.Du),"not-followed":n("Part of i\
nit was not checked"),"ignore-unused":n("Nothing is ignored here")},d=()=>l})};export{g as id,m as ids,D as modules};
