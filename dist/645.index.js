const Ee=645,Ke=[645],Pe={6029:((Q,$,d)=>{d.d($,{F:()=>H,o:()=>W});var e=d(3916),E=d(2161),o=d(7495),n=d(7905),f=d(1884),R=d(7854),i=d(4667);function K({kind:s,
absent:a=s}){return s!=="required_provider"?[s,a]:[s,a,"required_provider_legacy","required_provider_invalid"]}const W=[...new Set([...i.I.flatMap(K),"implied_p\
rovider"])],M=(0,R.Oo)(s=>i.I.filter(a=>K(a).includes(s)));function O({kind:s,backend:a}){const l=M(s),h=l.find(k=>k.backend===a)??l[0];if(h===void 0)throw new Error(
`no row of the usage table has ${s}`);return h}const x=3e4;function H(){const s=new Map;return a=>{const l=q(a);let h=l===null?void 0:s.get(l);return h===void 0&&
(h=p(a),s.size>=x&&s.clear(),l!==null&&s.set(l,h)),J(a,h)}}const J=(s,a)=>({kind:s.kind,host:a.host,isHostImplied:a.isHostImplied,directHost:a.directHost,hasOwnToken:s.
hasOwnToken??!1,workspace:s.workspace,text:s.text,address:s.address,version:s.version,constraints:s.constraints,place:s.place,clients:s.clients,isOverridden:s.isOverridden,
needs:a.needs});function q(s){const{kind:a,text:l,clients:h,version:k,evaluated:b,isOverridden:y,replacedFor:P,stateHosts:A}=s;return l===null||y||(b!==void 0||
P!==void 0||A!==void 0)?null:`${a} ${s.backend} ${h[0]} ${h.length} ${U(k)} ${l}`}const U=s=>s!==void 0&&s.value===void 0;function p(s){const{clients:a,isOverridden:l,
replacedFor:h=[],stateHosts:k={}}=s;if(s.kind==="implied_provider")return(0,f.xr)(a);const b=O(s),y=new Map(a.map(D=>[D,v(s,b,D)])),P=[...y].filter(([D])=>!l&&!h.
includes(D)),A=[...y.values()].find(({host:D,directHost:I})=>D!==null||I!==void 0);return{host:A?.host??null,isHostImplied:A?.isHostImplied??!1,directHost:A?.directHost,
needs:(0,n.hN)(new Map(P),b,D=>k[D]??null)}}function v(s,a,l){const{text:h,evaluated:k,version:b}=s,y=k===void 0?{text:h,isWhole:!0}:k[l];return y===void 0?o.zt:
y.text===null?h!==null&&a.defaults===void 0?o.zt:z(s,a,l):y.isWhole?o.pb[a.grammar](y.text,l,U(b)):(0,o.i4)(a.grammar,y.text,l)??o.zt}const g=/(?:^|\.)(?:required_providers|state_store_provider)\.(.*)$/s;
function z({kind:s,address:a,place:l},h,k){const[,b=null]=g.exec(a)??[],y=(0,E.L8)((0,e.basename)(l.file),new Set,"")??{class:"config",isOverride:!1};return(0,n.
gd)({row:h,kind:s,address:a,localName:b},y,k)}}),7645:((Q,$,d)=>{d.r($),d.d($,{MAX_BYTES:()=>X,readUsagesLines:()=>ke,readableFile:()=>Oe});var e=d(4091),E=d(4e3),
o=d(3592),n=d(6192),f=d(3152),R=d(6029),i=d(5262),K=d(709),W=d(5143),M=d(5799),O=d(1064),x=d(1831),H=d(8416),J=d(3469),q=d(5603),U=d(7854);const{Qq:p,Ik:v,p_:g,
yL:z,wC:s}=n,a=i.me(p),l=i.yq(n.Jt,!1),h=n.rD(0,Number.MAX_SAFE_INTEGER),k=s(/^[^\s/]+\/[^\s/]+\/[^\s/]+$/,"HOST/NAMESPACE/TYPE"),b=s(/^[\w.+-]{1,100}$/,"a vers\
ion"),y=t=>{const r=(0,x.Pv)((0,x.nx)(t));return r.ok&&r.value===t},P=n.qG(y,"a hostname"),D=s(/^(?!(?:[^\0]*\/)?\.\.(?:\/|$))[^\0/]+(?:\/[^\0/]+)*$/,"a path in\
 the repository"),I=n.rD(1,2**25),N=v({file:D,line:I,column:I,endColumn:I}),Z=z(O.zK),ee=z(O.Du),j=t=>v({terraform:i.yq(t),opentofu:i.yq(t)}),de=[O.Du,...O.Du.map(
t=>[t])],oe=t=>de.find(r=>r.length===t.length&&r.every(c=>t.includes(c))),F=i.Fs(g(ee),i.z6(t=>oe(t)!==void 0,"one or two different CLIs"),i.pd(t=>oe(t)??t)),le=v(
{text:p,value:i.yq(j(a)),place:N}),ue=i.Fs(v({kind:z(R.o),host:a,address:p,text:a,...N.entries,clients:F,version:i.yq(le),constraints:i.yq(p),evaluated:i.yq(j(v(
{text:a,isWhole:l}))),backend:i.yq(p),stateHosts:i.yq(j(P)),hasOwnToken:l,workspace:i.yq(v({organization:a,name:a})),isOverridden:l,replacedFor:i.yq(F)}),i.pd(({
host:t,file:r,line:c,column:u,endColumn:L,...m})=>({...m,place:{file:r,line:c,column:u,endColumn:L}}))),he=i.Fs(v({clients:F,releases:g(p),versions:j(p),why:p,evidence:g(
v({client:ee,level:z(q.A),place:N,text:p,version:a})),isGuess:i.yq(i.eu(!0,"true"))}),i.pd(({releases:t,...r})=>({...r,name:(0,H.WJ)(r.clients),releases:r.clients.
flatMap(c=>ve(c,t))})));function ve(t,r){const c=O.pH.filter(u=>u.client===t&&r.includes(u.name));return c.length===0?(0,J.w)(t,[]):c}const fe=t=>Object.hasOwn(
(0,K.t9)(),t),pe=i.Fs(v({code:n.qG(fe,"a problem code"),severity:z(M.oC),message:p,help:i.yq(p),affects:g(Z),clients:F,namedHost:i.yq(i.me(P),null),places:g(N),
isPlaceholder:i.yq(n.Jt)}),i.pd(({code:t,severity:r,message:c,help:u,affects:L,...m})=>{const w=(0,K.t9)()[t],T=w.affects.filter(B=>L.includes(B)),C=u===void 0?
{message:c}:{message:c,help:u},S={...w,code:t,usualSeverity:w.severity,severity:r,affects:T};return(0,M.hD)({...S,...C},m)})),me=[...U.O8,...U.VZ,...Object.keys(
O.$I),"binary"],ge=v({kind:z(me),text:p,localName:a,place:N}),te=v({name:i.Fs(p,i.z6(W.en,"a name such as acme/network")),url:i.me(s(/^https?:\/\/[\w.:/-]+$/,"a\
 URL of a page")),commit:i.me(s(/^(?:[\da-f]{40}|[\da-f]{64})$/,"the hash of a commit"))}),ye=i.Fs(n.A7(k,g(p)),i.pd(t=>new Map(Object.entries(t)))),se=v({kind:z(
["repository"]),schemaVersion:h,version:b}),De=v({repository:v({name:te.entries.name})}),ne=v({...se.entries,repository:te,dialect:he,setting:v({name:z(["auto",
"terraform","opentofu","both"]),version:i.me(b)}),usedBy:g(Z),files:h,bytes:h,usages:h,isEmpty:l,notes:g(pe),declared:g(ge),roots:g(v({directory:D,clients:F})),
locks:g(v({file:D,hashes:ye})),plugins:g(v({directory:D,providers:g(k)}))}),X=128*1024*1024,G=1e7;function ke(t,r=(0,R.F)()){if(Te(t))return _("is the report of\
 a check, not a usages file; keep reports in another directory");if(t.length>G&&ce(t)>G)return _(`has ${ae}`);const c=t.replace(/^\uFEFF/,"").trimEnd().split(`
`),u=we(c.pop()??"");if(!u.ok)return _(`${u.why}; ${ie}`);const{line:L,schemaVersion:m,version:w}=u.value,T=(0,n.fd)(De,L),C=T.ok?T.value.repository.name:null;if(m!==
o.G5)return _(`schemaVersion is ${m}, which tf-disco ${o.xv} cannot read; use the same version of tf-disco for \`tf-disco usages\` and \`tf-disco check\``,C);const S=be(
c,L,r);if(S.ok)return S;const B=w===o.xv?ie:Re(w);return _(`${S.why}; ${B}`,C)}const _=(t,r=null)=>({ok:!1,why:t,repository:r});function we(t){const r=(0,n.qF)(
t);if(!r.ok)return(0,e.TR)(t===""?r.why:`the last line ${r.why}`);const c=(0,n.fd)(se,r.value);return c.ok?(0,e.Ju)({line:r.value,...c.value}):(0,e.TR)(`the las\
t line is not about the repository: ${c.why}`)}function be(t,r,c){const u=(0,n.fd)(ne,r);if(!u.ok)return(0,e.TR)(`line ${t.length+1}: ${u.why}`);const{kind:L,schemaVersion:m,
version:w,usages:T,...C}=u.value,S=[];for(const[B,Se]of t.entries()){const Y=Le(Se);if(!Y.ok)return(0,e.TR)(`line ${B+1}${Y.why}`);S.push(c(Y.value))}return T!==
t.length?(0,e.TR)(`has ${t.length} usages, and its last line counts ${T}`):(0,e.Ju)({...C,usages:S})}function Le(t){const r=(0,n.qF)(t);if(!r.ok)return(0,e.TR)(
` ${r.why}`);const c=(0,n.fd)(ue,r.value);return c.ok?c:(0,e.TR)(`: ${c.why}`)}const Te=t=>/^\s*\{\s*"schemaVersion":\s*\d+,\s*"version":\s*"[^"]*",\s*"passed":/.
test(t.slice(0,1e3)),ie="write the file with `tf-disco usages --format json`",Re=t=>`it was written by tf-disco ${t}; write it with version ${o.xv}`,re="scan fe\
wer directories of the repository",ae=`more than ${G} values; ${re}`;function ce(t){let r=0;for(let c=0;c<t.length;c+=1){const u=t.charCodeAt(c);(u===44||u===91||
u===123)&&(r+=1)}return r}function*Oe(t,r){const c=ze(t);if(c!==void 0)throw V(`${(0,E.dh)(c)} is outside the current directory; run \`tf-disco usages\` in the to\
p directory of the repository`);const u={...t,usages:[],declared:[],roots:[],locks:[]},L=(0,n.fd)(ne,JSON.parse([...r(u)].join("")));if(!L.ok)throw V(L.why);let m=0,
w=0;for(const T of r(t)){if(m+=Buffer.byteLength(T),w+=ce(T),m>X)throw V(`the file would have more than ${X/1024/1024} MiB; ${re}`);if(w>G)throw V(`the file wou\
ld have ${ae}`);yield T}}function ze({usages:t,declared:r,roots:c}){const u=m=>/^(?:\/|\.\.(?:\/|$))/.test(m);return[t,r].flatMap(m=>m.find(({place:w})=>u(w.file))?.
place.file??[])[0]??c.find(m=>u(m.directory))?.directory}const V=t=>new f.GN([`the usages of this repository cannot be written: ${t}`])}),709:((Q,$,d)=>{d.d($,{
t9:()=>K});var e=d(1064);const E=M=>(O,x=[],H={})=>({title:O,severity:M,affects:x,...H}),o=E("error"),n=E("warning"),f=E("notice"),R={isCuredByScan:!0},i={"host\
-assumed":f("Default host of an assumed CLI was not contacted"),"host-check-crashed":o("tf-disco crashed while it checked the host",e.zK),"host-dotless-module":o(
"Module host has no dot in its name",e.Du),"host-generic":f("Generic hostname was not contacted"),"host-http2":o("Host speaks only HTTP/2",e.zK),"host-idn-modul\
e":o("Terraform cannot use modules from an internationalized host",["terraform"]),"host-invalid":o("Hostname is invalid",e.Du),"host-missing":o("Hostname is mis\
sing",["opentofu"]),"host-not-allowed":o("Host is not allowed",e.zK),"host-not-checked":o("Host was not checked before the check ended",e.zK),"host-private-redi\
rect":o("Redirect to a non-public address",e.zK),"host-protocol":o("Host does not speak HTTP",e.zK),"host-recovered":f("Discovery succeeded after a retry"),"hos\
t-slow":n("Host is slow"),"host-timeout":o("Host does not respond in time",e.zK),"host-unknown":o("Hostname does not resolve",e.zK),"host-unreachable":o("Host i\
s unreachable",e.zK),"proxy-refused":o("Proxy refused the request",e.zK),"tls-expired":o("TLS certificate has expired",e.zK),"tls-expires-soon":n("TLS certifica\
te expires soon"),"tls-name-mismatch":o("TLS certificate is for another name",e.zK),"tls-not-yet-valid":o("TLS certificate is not valid yet",e.zK),"tls-plain-ht\
tp":o("Port serves plain HTTP",e.zK),"tls-protocol":o("TLS handshake failed",e.zK),"tls-untrusted":o("TLS certificate is not trusted",e.zK),"redirect-insecure":n(
"Redirect to plain HTTP",e.Du),"redirect-invalid":o("Invalid redirect",e.zK),"redirect-limit":o("Too many redirects",e.Du),"redirect-loop":o("Redirect loop",e.zK),
"redirect-nested":f("More than one redirect"),"document-absent":o("Host has no discovery document",e.zK),"document-encoding":o("Discovery document cannot be dec\
ompressed",e.Du),"document-headers":o("Response headers are too large",e.zK),"document-incomplete":o("Discovery document is incomplete",e.zK),"document-not-json":o(
"Discovery document is not valid JSON",e.zK),"document-not-object":o("Discovery document is not a JSON object",e.zK),"document-size":o("Discovery document is to\
o large",e.Du),"document-status":o("Unexpected HTTP status",e.zK),"document-type":o("Wrong Content-Type",e.Du),"document-unauthorized":o("Discovery requires val\
id credentials",e.zK),"service-missing":o("Service is not offered",e.zK),"service-type":o("Service URL is not a string",e.zK),"service-url-credentials":o("Servi\
ce URL contains a user name",e.zK),"service-url-cross-host":n("Service is on another host",["dependabot","renovate"]),"service-url-double-slash":n("Service URL \
has a double slash"),"service-url-empty":o("Service URL is empty",e.zK),"service-url-insecure":n("Service URL is not https",[...e.Du,"dependabot"]),"service-url\
-invalid":o("Service URL cannot be used",e.zK),"service-url-looks-like-host":o("Service URL has no https://",e.zK),"service-url-no-slash":o("Service URL does no\
t end with a slash",e.rG),"service-url-other-port":f("Service is on another port of the host"),"service-url-private":o("Service URL has a non-public address",e.
zK),"service-url-query":n("Service URL has a query",e.Du),"service-url-relative":n("Service URL is relative to the document",["dependabot","renovate","terragrun\
t"]),"service-url-same":n("Two services have the same URL"),"service-version":o("Service is offered in another version",e.zK),"login-authz-invalid":o("authz URL\
 in login.v1 cannot be used",e.Du),"login-authz-missing":o("login.v1 has no authz URL",e.Du),"login-client-empty":n("login.v1 has an empty client",e.Du),"login-\
client-missing":o("login.v1 has no client",e.Du),"login-grant-types-invalid":o("grant_types in login.v1 is not an array",e.Du),"login-grant-types-unknown":f("lo\
gin.v1 has unknown grant types"),"login-grant-types-unsupported":o("login.v1 has no usable grant type",e.Du),"login-ports-count":o("ports in login.v1 is not two\
 ports",e.Du),"login-ports-ignored":n("ports in login.v1 is not an array",e.Du),"login-ports-order":o("ports in login.v1 are in the wrong order",e.Du),"login-po\
rts-range":o("ports in login.v1 are out of range",e.Du),"login-ports-single":o("ports in login.v1 is a range of one port",e.Du),"login-scopes-ignored":n("scopes\
 in login.v1 is not an array",e.Du),"login-scopes-invalid":o("scopes in login.v1 contains a value that is not a string",e.Du),"login-token-invalid":o("token URL\
 in login.v1 cannot be used",e.Du),"login-token-missing":o("login.v1 has no token URL",e.Du),"login-type":o("login.v1 is not an object",e.Du),"login-url-port":n(
"Login URL has no port",e.Du),"source-dynamic":f("Source address is only known at init time"),"source-invalid":o("Source address is invalid",e.Du),"source-near-\
miss":n("Source address is probably a mistake",e.Du),"constraint-invalid":o("Version constraint is invalid",e.Du),"constraint-unmeetable":o("No version can meet\
 the constraints",e.Du),"lock-invalid":o("Dependency lock file is invalid",e.Du),"lock-outside":o("Locked version does not match the constraints",e.Du),"lock-pl\
atform-missing":o("Lock file lacks the checksum of a package",e.Du),"client-version":o("Configuration does not support this version of the CLI",e.Du),"module-de\
scribed":n("Registry module can probably not be installed",e.Du),"module-unknown":o("Module is not in the registry",e.Du),"provider-excluded":o("No installation\
 method covers a provider",e.Du),"provider-unknown":o("Provider is not in the registry",e.Du),"provider-warning":f("Registry warns about a provider"),"mirror-ur\
l":o("URL of a network mirror is wrong",e.Du),"mirror-version":o("Network mirror lacks the chosen version",e.Du),"versions-empty":o("Registry lists no versions",
e.Du),"versions-shape":o("List of versions cannot be read",e.Du),"versions-status":o("Registry fails to list versions",e.Du),"versions-unauthorized":o("Registry\
 requires a valid token",e.Du),"version-locked-gone":o("Locked version is no longer listed",e.Du),"version-none-fits":o("No listed version fits",e.Du),"version-\
unreadable":o("Listed version cannot be read",e.Du),"answer-incomplete":o("Response is incomplete",e.Du),"cloud-organization":o("Organization cannot be read",e.
Du),"cloud-token":o("Token for the cloud block or remote backend is missing",e.Du),"cloud-version":o("API is too old for the cloud block",e.Du),"cloud-workspace":o(
"Workspace cannot be read",e.Du),"cloud-workspace-missing":f("Workspace does not exist"),"package-document":o("Description of a provider package is wrong",e.Du),
"package-location":o("Package location cannot be used",e.Du),"package-platform":o("Provider has no package for a platform",e.Du),"package-protocol":o("CLI does \
not support the plugin protocol of a provider",e.Du),"package-sums":o("Checksums of a provider do not agree",e.Du),"package-unauthorized":o("Package requires cr\
edentials",e.Du),"package-unreachable":o("Package cannot be downloaded",e.Du),"package-unsigned":o("Provider has no usable signature",e.Du),"block-reserved":f("\
Block is reserved for a future version"),"block-unsupported":o("Block is not supported by this CLI",e.Du,R),"file-limit":n("Part of the repository exceeds a lim\
it",[],R),"file-outside":n("Link points outside the checkout",[],R),"file-syntax":n("File has a syntax error",e.Du,R),"file-unreadable":n("File cannot be read",
[],R),"nothing-to-check":o("Nothing to check"),"credentials-config":n("CLI configuration has a mistake",e.Du),"credentials-differ":f("Clients use different toke\
ns"),"credentials-empty":n("Token is empty",e.Du),"credentials-helper":o("Credentials helper failed",e.Du),"credentials-malformed":o("Malformed token",e.Du),"cr\
edentials-missing":n("Token is missing"),"credentials-near-miss":n("Token variable has a similar name"),"credentials-other-host":n("Token is for another host",e.
Du),"credentials-rejected":n("Token was rejected"),"credentials-short":n("Token is too short to be redacted"),"credentials-unused":f("Token for a host that is n\
ot checked"),"services-forced":f("A host block replaces service discovery",["terraform","opentofu"]),"services-forced-differ":f("A host block and the discovery \
document differ",["terraform","opentofu"]),"not-followed":f("Part of init was not checked")},K=()=>i,W="docs/problems.md"})};export{Ee as id,Ke as ids,Pe as modules};
