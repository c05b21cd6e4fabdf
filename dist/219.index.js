const Ye=219,Ze=[219],Qe={2219:((he,P,c)=>{c.r(P),c.d(P,{MAX_BYTES:()=>j,readUsagesLines:()=>Fe,readableFile:()=>Ve,unread:()=>T});var e=c(4091),K=c(4e3),o=c(3592),
r=c(6192),f=c(3152),b=c(3916),F=c(9075),q=c(2161),R=c(7495),U=c(7905),B=c(1884),E=c(4667);function H({kind:t,absent:s=t}){return t!=="required_provider"?[t,s]:[
t,s,"required_provider_legacy","required_provider_invalid"]}const ve=[...new Set([...E.I.flatMap(H),"implied_provider"])],pe=(0,F.Oo)(t=>E.I.filter(s=>H(s).includes(
t)));function fe({kind:t,backend:s}){const n=pe(t),a=n.find(v=>v.backend===s)??n[0];if(a===void 0)throw new Error(`no row of the usage table has ${t}`);return a}
const me=t=>({...t,...ye(t)}),ge=t=>t!==void 0&&t.value===void 0;function ye(t){const{clients:s,isOverridden:n,replacedFor:a=[],stateHosts:v={}}=t;if(t.kind==="\
implied_provider"){const p=(0,B.xr)(s);return n?{...p,needs:[]}:p}const d=fe(t),l=new Map(s.map(p=>[p,De(t,d,p)])),g=[...l].filter(([p])=>!n&&!a.includes(p)),y=[
...l.values()].find(({host:p,directHost:A})=>p!==null||A!==void 0);return{host:y?.host??null,isHostImplied:y?.isHostImplied??!1,directHost:y?.directHost,needs:(0,U.
hN)(new Map(g),d,p=>v[p]??null)}}function De(t,s,n){const{text:a,evaluated:v,version:d}=t,l=v===void 0?{text:a,isWhole:!0}:v[n];return l===void 0?R.zt:l.text===
null?a!==null&&s.defaults===void 0?R.zt:be(t,s,n):l.isWhole?R.pb[s.grammar](l.text,n,ge(d)):(0,R.i4)(s.grammar,l.text,n)??R.zt}const ke=/(?:^|\.)(?:required_providers|state_store_provider)\.(.*)$/s;
function be({kind:t,address:s,place:n},a,v){const[,d=null]=ke.exec(s)??[],l=(0,q.L8)((0,b.basename)(n.file),new Set,"")??{class:"config",isOverride:!1};return(0,U.
gd)({row:a,kind:t,address:s,localName:d},l,v)}var i=c(5262),X=c(709),we=c(5143),Y=c(5799),S=c(1064),Z=c(1831),ze=c(8416),Le=c(3469),Te=c(5603),G=c(7854);const{Qq:m,
Ik:u,p_:h,yL:k,wC:w}=r,D=i.me(m),z=i.yq(r.Jt,!1),C=r.rD(0,Number.MAX_SAFE_INTEGER),Q=w(/^[^\s/]+\/[^\s/]+\/[^\s/]+$/,"HOST/NAMESPACE/TYPE"),_=w(/^[\w.+-]{1,100}$/,
"a version"),Re=t=>{const s=(0,Z.Pv)((0,Z.pk)(t));return s.ok&&s.value===t},ee=r.qG(Re,"a hostname"),oe=/^(?!(?:[^\0]*\/)?\.\.(?:\/|$))[^\0/]+(?:\/[^\0/]+)*$/,L=w(
oe,"a path in the repository"),N=w(new RegExp(`^$|${oe.source}`),"a path in the repository"),W=r.rD(1,2**25),$=u({file:L,...{line:W,column:W,endColumn:W},target:i.
lq(L)}),te=k(S.zK),se=k(S.Du),x=t=>u({terraform:i.yq(t),opentofu:i.yq(t)}),Se=[S.Du,...S.Du.map(t=>[t])],ne=t=>Se.find(s=>s.length===t.length&&s.every(n=>t.includes(
n))),O=i.Fs(h(se),i.z6(t=>ne(t)!==void 0,"one or two different CLIs"),i.pd(t=>ne(t)??t)),$e=u({text:m,value:i.yq(x(D)),place:$}),Ke=u({root:D,source:D,version:D,
isOpen:z}),xe=i.Fs(u({kind:k(ve),host:D,address:m,text:D,...$.entries,clients:O,version:i.yq($e),constraints:i.yq(m),evaluated:i.yq(x(u({text:D,isWhole:z}))),calls:i.
yq(x(h(Ke))),backend:i.yq(m),stateHosts:i.yq(x(ee)),hasOwnToken:z,workspace:i.yq(u({organization:D,name:D,lacks:i.yq(h(k(G.Rt)))})),isOverridden:z,replacedFor:i.
yq(O),directories:i.yq(h(N))}),i.pd(({host:t,file:s,line:n,column:a,endColumn:v,target:d,...l})=>({...l,place:{file:s,line:n,column:a,endColumn:v,target:d}}))),
Oe=i.Fs(u({clients:O,releases:h(m),versions:x(m),why:m,evidence:h(u({client:se,level:k(Te.A),place:$,text:m,version:D})),isGuess:i.yq(i.eu(!0,"true"))}),i.pd(({
releases:t,...s})=>({...s,name:(0,ze.WJ)(s.clients),releases:s.clients.flatMap(n=>Ae(n,t))})));function Ae(t,s){const n=S.pH.filter(a=>a.client===t&&s.includes(
a.name));return n.length===0?(0,Le.w)(t,[]):n}const Pe=t=>Object.hasOwn((0,X.t9)(),t),Ue=i.Fs(u({code:r.qG(Pe,"a problem code"),severity:k(Y.oC),message:m,help:i.
yq(m),affects:h(te),clients:O,namedHost:i.yq(i.me(ee),null),places:h($),isPlaceholder:i.yq(r.Jt)}),i.pd(({code:t,severity:s,message:n,help:a,affects:v,...d})=>{
const l=(0,X.t9)()[t],g=l.affects.filter(A=>v.includes(A)),y=a===void 0?{message:n}:{message:n,help:a},p={...l,code:t,usualSeverity:l.severity,severity:s,affects:g};
return(0,Y.hD)({...p,...y},d)})),Ee=[...G.O8,...G.VZ,...Object.keys(S.$I),"binary"],He=u({kind:k(Ee),text:m,localName:D,place:$,directories:i.yq(h(N))}),Ce=u({directory:N,
module:i.me(N),unknown:i.me($),isPartial:z,replaced:h(L),files:h(L)}),ie=u({name:i.Fs(m,i.z6(we.en,"a name such as acme/network")),url:i.me(w(/^https?:\/\/[\w.:/-]+$/,
"a URL of a page")),commit:i.me(w(/^(?:[\da-f]{40}|[\da-f]{64})$/,"the hash of a commit"))}),Ne=i.Fs(r.A7(Q,h(m)),i.pd(t=>new Map(Object.entries(t)))),re=u({kind:k(
["repository"]),schemaVersion:C,version:_}),Ie=u({repository:u({name:ie.entries.name})}),Me=/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/,ae=u({...re.entries,writtenAt:i.
yq(w(Me,"a time in UTC")),repository:ie,dialect:Oe,setting:u({name:k(["auto","terraform","opentofu","both"]),version:i.me(_)}),usedBy:h(te),files:C,bytes:C,usages:C,
isEmpty:z,notes:h(Ue),declared:h(He),units:i.yq(h(Ce),[]),roots:h(u({directory:L,clients:O})),rootsAreNamed:z,locks:h(u({file:L,hashes:Ne})),plugins:h(u({directory:L,
providers:h(Q)}))}),j=128*1024*1024,I=1e7,ce=25e4;function Fe(t){if(We(t))return T("is the report of a check, not a usages file; keep reports in another directo\
ry");if(t.length>I&&ue(t)>I)return T(`has ${de}`);const s=t.replace(/^\uFEFF/,"").trimEnd().split(`
`),n=qe(s.pop()??"");if(!n.ok)return T(`${n.why}; ${le}`);const{line:a,schemaVersion:v,version:d}=n.value,l=(0,r.fd)(Ie,a),g=l.ok?l.value.repository.name:null;if(v!==
o.G5)return T(`schemaVersion is ${v}, which tf-disco ${o.xv} cannot read; use the same version of tf-disco for \`tf-disco usages\` and \`tf-disco check\``,g);if(s.
length>ce)return T(`has more than ${ce} usages; ${V}`,g);const y=Be(s,a);if(y.ok)return y;const p=d===o.xv?le:je(d);return T(`${y.why}; ${p}`,g)}const T=(t,s=null)=>({
ok:!1,why:t,repository:s});function qe(t){const s=(0,r.qF)(t);if(!s.ok)return(0,e.TR)(t===""?s.why:`the last line ${s.why}`);const n=(0,r.fd)(re,s.value);return n.
ok?(0,e.Ju)({line:s.value,...n.value}):(0,e.TR)(`the last line is not about the repository: ${n.why}`)}function Be(t,s){const n=(0,r.fd)(ae,s);if(!n.ok)return(0,e.
TR)(`line ${t.length+1}: ${n.why}`);const{kind:a,schemaVersion:v,version:d,usages:l,...g}=n.value,y=[];for(const[p,A]of t.entries()){const J=Ge(A);if(!J.ok)return(0,e.
TR)(`line ${p+1}${J.why}`);y.push(me(J.value))}return l!==t.length?(0,e.TR)(`has ${t.length} usages, and its last line counts ${l}`):(0,e.Ju)({...g,usages:y})}function Ge(t){
const s=(0,r.qF)(t);if(!s.ok)return(0,e.TR)(` ${s.why}`);const n=(0,r.fd)(xe,s.value);return n.ok?n:(0,e.TR)(`: ${n.why}`)}const We=t=>/^\s*\{\s*"schemaVersion":\s*\d+,\s*"version":\s*"[^"]*",\s*"passed":/.
test(t.slice(0,1e3)),le="write the file with `tf-disco usages --format json`",je=t=>`it was written by tf-disco ${t}; write it with version ${o.xv}`,V="scan few\
er directories of the repository",de=`more than ${I} values; ${V}`;function ue(t){let s=0;for(let n=0;n<t.length;n+=1){const a=t.charCodeAt(n);(a===44||a===91||
a===123)&&(s+=1)}return s}function*Ve(t,s){const n=Je(t);if(n!==void 0)throw M(`${(0,K.dh)(n)} is outside the current directory; run \`tf-disco usages\` in the to\
p directory of the repository`);const a={...t,usages:[],declared:[],units:[],roots:[],locks:[]},v=(0,r.fd)(ae,JSON.parse([...s(a)].join("")));if(!v.ok)throw M(v.
why);let d=0,l=0;for(const g of s(t)){if(d+=Buffer.byteLength(g),l+=ue(g),d>j)throw M(`the file would have more than ${j/1024/1024} MiB; ${V}`);if(l>I)throw M(`\
the file would have ${de}`);yield g}}function Je({usages:t,declared:s,roots:n}){const a=d=>/^(?:\/|\.\.(?:\/|$))/.test(d);return[t,s].flatMap(d=>d.find(({place:l})=>a(
l.file))?.place.file??[])[0]??n.find(d=>a(d.directory))?.directory}const M=t=>new f.GN([`the usages of this repository cannot be written: ${t}`])}),709:((he,P,c)=>{
c.d(P,{t9:()=>q});var e=c(1064);const K=U=>(B,E=[],H={})=>({title:B,severity:U,affects:E,...H}),o=K("error"),r=K("warning"),f=K("notice"),b={isCuredByScan:!0},F={
"host-check-crashed":o("tf-disco crashed while it checked the host",e.zK),"host-dotless-module":o("Module host has no dot in its name",e.Du),"host-generic":f("G\
eneric hostname was not contacted"),"host-http2":o("Host speaks only HTTP/2",e.zK),"host-idn-module":o("Terraform cannot use modules from an internationalized h\
ost",["terraform"]),"host-invalid":o("Hostname is invalid",e.Du),"host-missing":o("Hostname is missing",["opentofu"]),"host-not-allowed":o("Host is not allowed",
e.zK),"host-not-checked":o("Host was not checked before the check ended",e.zK),"host-private-redirect":o("Redirect to a non-public address",e.zK),"host-protocol":o(
"Host does not speak HTTP",e.zK),"host-recovered":f("Discovery succeeded after a retry"),"host-slow":r("Host is slow"),"host-timeout":o("Host does not respond i\
n time",e.zK),"host-unknown":o("Hostname does not resolve",e.zK),"host-unreachable":o("Host is unreachable",e.zK),"proxy-refused":o("Proxy refused the request",
e.zK),"tls-expired":o("TLS certificate has expired",e.zK),"tls-expires-soon":r("TLS certificate expires soon"),"tls-name-mismatch":o("TLS certificate is for ano\
ther name",e.zK),"tls-not-yet-valid":o("TLS certificate is not valid yet",e.zK),"tls-plain-http":o("Port serves plain HTTP",e.zK),"tls-protocol":o("TLS handshak\
e failed",e.zK),"tls-untrusted":o("TLS certificate is not trusted",e.zK),"redirect-insecure":r("Redirect to plain HTTP",e.Du),"redirect-invalid":o("Invalid redi\
rect",e.zK),"redirect-limit":o("Too many redirects",e.Du),"redirect-loop":o("Redirect loop",e.zK),"redirect-nested":f("More than one redirect"),"document-absent":o(
"Host has no discovery document",e.zK),"document-encoding":o("Discovery document cannot be decompressed",e.Du),"document-headers":o("Response headers are too la\
rge",e.zK),"document-incomplete":o("Discovery document is incomplete",e.zK),"document-not-json":o("Discovery document is not valid JSON",e.zK),"document-not-obj\
ect":o("Discovery document is not a JSON object",e.zK),"document-size":o("Discovery document is too large",e.Du),"document-status":o("Unexpected HTTP status",e.
zK),"document-type":o("Wrong Content-Type",e.Du),"document-unauthorized":o("Discovery requires valid credentials",e.zK),"service-missing":o("Service is not offe\
red",e.zK),"service-type":o("Service URL is not a string",e.zK),"service-url-credentials":o("Service URL contains a user name",e.zK),"service-url-cross-host":r(
"Service is on another host",["dependabot","renovate"]),"service-url-double-slash":r("Service URL has a double slash"),"service-url-empty":o("Service URL is emp\
ty",e.zK),"service-url-insecure":r("Service URL is not https",[...e.Du,"dependabot"]),"service-url-invalid":o("Service URL cannot be used",e.zK),"service-url-lo\
oks-like-host":o("Service URL has no https://",e.zK),"service-url-no-slash":o("Service URL does not end with a slash",e.rG),"service-url-other-port":f("Service \
is on another port of the host"),"service-url-private":o("Service URL has a non-public address",e.zK),"service-url-query":r("Service URL has a query",e.Du),"ser\
vice-url-relative":r("Service URL is relative to the document",["dependabot","renovate","terragrunt"]),"service-url-same":r("Two services have the same URL"),"s\
ervice-version":o("Service is offered in another version",e.zK),"login-authz-invalid":o("authz URL in login.v1 cannot be used",e.Du),"login-authz-missing":o("lo\
gin.v1 has no authz URL",e.Du),"login-client-empty":r("login.v1 has an empty client",e.Du),"login-client-missing":o("login.v1 has no client",e.Du),"login-grant-\
types-invalid":o("grant_types in login.v1 is not an array",e.Du),"login-grant-types-unknown":f("login.v1 has unknown grant types"),"login-grant-types-unsupporte\
d":o("login.v1 has no usable grant type",e.Du),"login-ports-count":o("ports in login.v1 is not two ports",e.Du),"login-ports-ignored":r("ports in login.v1 is no\
t an array",e.Du),"login-ports-order":o("ports in login.v1 are in the wrong order",e.Du),"login-ports-range":o("ports in login.v1 are out of range",e.Du),"login\
-ports-single":o("ports in login.v1 is a range of one port",e.Du),"login-scopes-ignored":r("scopes in login.v1 is not an array",e.Du),"login-scopes-invalid":o("\
scopes in login.v1 contains a value that is not a string",e.Du),"login-token-invalid":o("token URL in login.v1 cannot be used",e.Du),"login-token-missing":o("lo\
gin.v1 has no token URL",e.Du),"login-type":o("login.v1 is not an object",e.Du),"login-url-port":r("Login URL has no port",e.Du),"source-dynamic":f("Source addr\
ess is only known at init time"),"source-invalid":o("Source address is invalid",e.Du),"source-missing":o("Directory of a local module is missing",e.Du),"source-\
near-miss":r("Source address is probably a mistake",e.Du),"constraint-invalid":o("Version constraint is invalid",e.Du),"constraint-unmeetable":o("No version can\
 meet the constraints",e.Du),"lock-invalid":o("Dependency lock file is invalid",e.Du),"lock-outside":o("Locked version does not match the constraints",e.Du),"lo\
ck-platform-missing":o("Lock file lacks the checksum of a package",e.Du),"lock-readonly":o("Lock file has to change and may not",e.Du),"client-version":o("Confi\
guration does not support this version of the CLI",e.Du),"module-described":r("Registry module can probably not be installed",e.Du),"module-unknown":o("Module i\
s not in the registry",e.Du),"provider-excluded":o("No installation method covers a provider",e.Du),"provider-unknown":o("Provider is not in the registry",e.Du),
"provider-warning":f("Registry warns about a provider"),"mirror-url":o("URL or path of a provider mirror is wrong",e.Du),"mirror-version":o("Network mirror lack\
s the chosen version",e.Du),"versions-empty":o("Registry lists no versions",e.Du),"versions-shape":o("List of versions cannot be read",e.Du),"versions-status":o(
"Registry fails to list versions",e.Du),"versions-unauthorized":o("Registry requires a valid token",e.Du),"version-locked-gone":o("Locked version is no longer l\
isted",e.Du),"version-none-fits":o("No listed version fits",e.Du),"version-unreadable":o("Listed version cannot be read",e.Du),"answer-incomplete":o("Response i\
s incomplete",e.Du),"cloud-incomplete":o("Organization or workspaces are missing",e.Du),"cloud-organization":o("Organization cannot be read",e.Du),"cloud-token":o(
"Token for the cloud block or remote backend is missing",e.Du),"cloud-version":o("API is too old for the cloud block",e.Du),"cloud-workspace":o("Workspace canno\
t be read",e.Du),"cloud-workspace-missing":f("Workspace does not exist"),"package-document":o("Description of a provider package is wrong",e.Du),"package-locati\
on":o("Package location cannot be used",e.Du),"package-platform":o("Provider has no package for a platform",e.Du),"package-protocol":o("CLI does not support the\
 plugin protocol of a provider",e.Du),"package-sums":o("Checksums of a provider do not agree",e.Du),"package-unauthorized":o("Package requires credentials",e.Du),
"package-unreachable":o("Package cannot be downloaded",e.Du),"package-unsigned":o("Provider has no usable signature",e.Du),"block-invalid":o("Block is not accep\
ted",e.Du),"block-reserved":f("Block is reserved for a future version"),"block-unsupported":o("Block is not supported by this CLI",e.Du,b),"file-limit":r("Part \
of the repository exceeds a limit",[],b),"file-outside":r("Link points outside the checkout",[],b),"file-stale":r("Usages file is old"),"file-syntax":o("File ha\
s a syntax error",e.Du,b),"file-unreadable":o("File cannot be read",e.Du,b),"nothing-to-check":o("Nothing to check"),"credentials-config":r("CLI configuration h\
as a mistake",e.Du),"credentials-differ":f("Clients use different tokens"),"credentials-empty":r("Token is empty",e.Du),"credentials-helper":o("Credentials help\
er failed",e.Du),"credentials-malformed":o("Malformed token",e.Du),"credentials-missing":r("Token is missing"),"credentials-near-miss":r("Token variable has a s\
imilar name"),"credentials-other-host":r("Token is for another host",e.Du),"credentials-rejected":r("Token was rejected"),"credentials-short":r("Token is too sh\
ort to be redacted"),"credentials-unused":f("Token for a host that is not checked"),"services-forced":f("A host block replaces service discovery",["terraform","\
opentofu"]),"services-forced-differ":f("A host block and the discovery document differ",["terraform","opentofu"]),"not-followed":f("Part of init was not checked")},
q=()=>F,R="docs/problems.md"})};export{Ye as id,Ze as ids,Qe as modules};
