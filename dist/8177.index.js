const ye=8177,De=[8177],$e={2798:((ee,N,i)=>{i.d(N,{mQ:()=>q});var e=i(4696),U=i(9961),n=i(8294),h=i(8032),b=i(255),O=i(3298),K=i(7630),W=i(3152),H=i(9432),$=i(
1879),L=i(7057),x=i(7177),R=i(9562),k=i(2170);const S=(r,a)=>({name:r,isProgram:!1,answers:a,find:c=>a.get(c)??null});async function P(r,a){let c=null;const d=[],
m=[];for(const u of r){const y=c===null||!u.isProgram,t=y?await u.find(a):null;d.push({source:t?.source??u.name,held:y?z(t):"not asked",counts:c===null&&t!==null}),
t?.problem&&m.push((0,k.kH)(t.problem,{places:t.place===null?[]:[t.place]})),c??=t}return{answer:c,looks:d,findings:m}}function z(r){return r===null?"nothing":r.
token===null?"no token":r.token.reveal()===""?"an empty token":"a token"}const C=/[^\t\x20-\x7e\x80-\u{10ffff}]/u;function T(r,a,c=null){const d=a.reveal(),m=F(
r,d,c!==null),u={source:r,place:c,token:a,problem:m,life:J(d)},y=d.length>L.$c||C.test(d);return y?{...u,isUnsendable:y}:u}function J(r){const[,a=""]=/^(?:\w+-)?eyJ[\w-]+\.([\w-]+)\.[\w-]*$/.
exec(r.trim())??[],c=(0,R.V)(Buffer.from(a,"base64url").toString(),"map"),{exp:d,iat:m}=c.ok&&(0,R.G)(c.value)?c.value:{};return typeof d!="number"||d<0?null:{expires:d*
1e3,issued:typeof m=="number"?m*1e3:null}}const X=[[C,"control character"],[{test:L.wK},"placeholder"],[/^bearer\s/i,"bearer"],[/^(["'\u201c\u2018]).*["'\u201d\u2019]$/,
"quotes"],[/^\s|\s$/,"outer white space"],[/\s/,"inner white space"],[/[^\x20-\x7e]/,"not ASCII"]];function F(r,a,c){if(a==="")return n.QU({source:r,isInFile:c});
const d=a.length>L.$c?"length":X.find(([m])=>m.test(a))?.[1];return d!==void 0?n.Eu({source:r,isInFile:c,slip:d}):a.length<L.Il?n.fj({source:r}):null}const M=1024*
1024;function Q(r,a){let c=null;const d=async m=>{if(c!==null)return c;const u=await ie(r,m,a);if("output"in u)return le(r,u.output,a);const y=ne(r,u.why);return u.
isStopped&&(c??=y),y};return{name:G(r),isProgram:!0,find:(0,O.O)(d)}}const G=({name:r})=>`credentials helper ${r}`,B=({shown:r},a)=>({why:`failed to run ${r}: ${a}`}),
j=({shown:r},a)=>({why:`${r} ${a} and was stopped`,isStopped:!0}),Y="was running when the check ended";async function ie(r,a,c){if(r.refusal!==null)return B(r,r.
refusal);const{timeoutMs:d,abortAfter:m=o=>AbortSignal.timeout(o),stop:u,kill:y}=c;if(u.aborted)return j(r,Y);const t=await(0,x.m)({path:r.path,args:[...r.args,
"get",a],environment:Object.fromEntries(Object.entries(c.environment).filter(([o])=>!o.startsWith("INPUT_")))},{kill:y,signal:AbortSignal.any([m(d),u]),maxBytes:M});
switch(t.kind){case"not-started":return B(r,ae[t.code]??t.code);case"stopped":return t.by==="output"?j(r,`wrote more than ${M/1024/1024} MiB`):j(r,u.aborted?Y:`\
did not exit within ${d/1e3} s (timeout-seconds)`);case"exited":{if(t.code===0)return{output:t.output};const o=oe(t.complaint.toString()),s=o===""?", but it pro\
duced no error message":`: ${o}`;return{why:`error in ${r.shown}${s}`}}}}const ae={EACCES:"permission denied",ENOENT:"no such file or directory",ENOEXEC:"exec f\
ormat error",E2BIG:"argument list too long",ERR_INVALID_ARG_VALUE:"invalid argument"};function le(r,a,{learn:c}){const d=(0,$.Tp)(a);if(d.kind==="not-json"||d.kind===
"not-object")return ne(r,`malformed output from ${r.shown}: ${(0,H.dh)(d.why)}`);const m=d.kind==="null"?null:d.services.find(({id:y})=>y==="token")?.value;if(typeof m!=
"string")return null;const u=new L.ou(m);return c(u),T(G(r),u)}function ne(r,a){const c=(0,U.Dz)({name:r.name,why:a});return{source:G(r),place:null,token:null,problem:c}}
const te=new RegExp("\\p{Cc}(?:\\[[0-?]*[ -/]*[@-~]|\\][^\\p{Cc}]*)","gu"),oe=r=>(0,H.dh)(r.replace(te,"").replace(new RegExp("[\\p{C}\\p{Zl}\\p{Zp}\\s]+","gu")," ").trim());function ce(r,a,c){const d=[
he(r),pe(a)],m=c.map(({helper:u,credentials:y,turnedOff:t,client:o})=>{const s=new Map(y.map(g=>[g.host,Z(g)])),l=[...d,S("CLI configuration",s)];return{...{client:o,
known:l,off:t.map(se)},sources:u===null?l:[...l,u]}});return{known:de(m.flatMap(({known:u})=>u)),find:async u=>{const y=await Promise.all(m.map(async({client:o,
sources:s,off:l})=>{const{looks:p,...g}=await P(s,u),v=l.filter(f=>re(f,u));return{...g,client:o,unread:v,looks:[...p,...v.map(ue)]}})),t=y.flatMap(({answer:o})=>o??
[]);return{answer:t.find(({token:o})=>o!==null)??t[0]??null,clients:y.map(({client:o,looks:s})=>({client:o,looks:s})),findings:y.flatMap(({findings:o})=>o),difference:fe(
u,y),lost:y.flatMap(({unread:o})=>o.flatMap(({problem:s})=>s??[]))[0]}}}}function de(r){const a=new Map(r.toReversed().flatMap(c=>[...c.answers]));return new Map(
[...a].flatMap(([c,{token:d,source:m}])=>d===null?[]:[[c,m]]))}const ue=({source:r})=>({source:r,held:"not read",counts:!1});function se(r){const a=r.host?.replace(
/^[a-z]+:\/\/|\/.*$/gis,"")??null;return{...r,written:a,name:a===null?null:(0,b.$o)(a)}}const re=({written:r,name:a},c)=>r===null||a===c||r.startsWith("*.")&&c.
endsWith(r.slice(1));function Z({host:r,place:a,token:c,hasValue:d}){const m=`${a.file}:${a.line}`;if(c!==null)return T(m,c,a);const u={kind:"no token",file:m,host:r,
hasValue:d},y=(0,U.P4)(u,h.Du);return{source:m,place:a,token:null,problem:y}}function fe(r,a){const[c,...d]=a,m=c?.answer?.token?.reveal(),u=d.find(({answer:t})=>t?.
token?.reveal()!==m);if(c===void 0||u===void 0)return null;const y=({client:t,answer:o})=>({client:t,source:o?.token?o.source:null});return(0,n.tK)({host:r,first:y(
c),other:y(u)})}function pe(r){const a=new Map,c=[];for(const[d,m]of Object.entries(r)){const u=(0,b.$k)(d);if(u===null||m===void 0)continue;const y=(0,K.AI)(m);
y.ok?a.set(u,T(d,y.value)):c.push(`${d}: ${y.why}`)}if(c.length>0)throw new W.GN(c);return S("TF_TOKEN_ variables",a)}function he(r){const a="tokens setting",c=r.
map(({host:d,token:m})=>{const u=T(a,m);return[d,m.reveal()===""?{...u,token:null}:u]});return S(a,new Map(c))}const me=1e4;function q({tokens:r,configs:a,timeoutMs:c},d){
for(const o of a.flatMap(s=>s.secrets))d.learn(o);const m={...d,timeoutMs:c??me},u=(0,O.O)(o=>Q(o,m),({path:o,args:s})=>JSON.stringify([o,...s])),y=a.map(({helper:o,
...s})=>({...s,helper:o&&u(o)})),t=a.flatMap(({forced:o,client:s})=>o.map(l=>({...l,client:s})));return{credentials:ce(r,d.environment,y),configs:a,complaints:(0,e.
Ot)(a.flatMap(({findings:o})=>o)),forced:Map.groupBy(t,({host:o})=>o)}}}),7177:((ee,N,i)=>{i.d(N,{m:()=>b});var e=i(8161),U=i(6760),n=i(9968);let h=function(...$){
return{spawn:h}=process.getBuiltinModule("node:child_process"),new.target?new h(...$):h(...$)};async function b($,L){if(L.signal.aborted)return{kind:"stopped",by:"\
signal"};try{return await O(K($),$,L)}catch(x){return{kind:"not-started",code:(0,n.Oj)(x)}}}function O($,{environment:L,input:x},R){const{kill:k,signal:S,maxBytes:P}=R,
{promise:z,resolve:C,reject:T}=Promise.withResolvers(),[J,X]=[[],[]];let F=0;const M=B=>{W($,k,L),C({kind:"stopped",by:B})},Q=()=>M("signal");S.addEventListener(
"abort",Q);const G=B=>j=>{F+=j.length,F>P?M("output"):B.push(j)};return $.stdout?.on("data",G(J)),$.stderr?.on("data",G(X)),$.on("error",T).on("close",B=>{const[
j,Y]=[Buffer.concat(J),Buffer.concat(X)];C({kind:"exited",code:B,output:j,complaint:Y})}),$.stdin?.on("error",()=>{}).end(x),z.finally(()=>S.removeEventListener(
"abort",Q))}const K=({path:$,args:L,environment:x,directory:R,input:k})=>h($,L,{env:x,cwd:R,stdio:[k===void 0?"ignore":"pipe","pipe","pipe"],shell:!1,detached:!0,
windowsHide:!0});function W($,L,x){try{$.pid!==void 0&&H($.pid,L,x)}catch(R){(0,n.Oj)(R)}$.stdout?.destroy(),$.stderr?.destroy(),$.unref()}function H($,L,{SystemRoot:x}){
if((0,e.platform)()!=="win32"){L(-$,"SIGKILL");return}const R=(0,U.join)(x??"C:\\Windows","System32","taskkill.exe"),k=["/pid",String($),"/t","/f"];h(R,k,{stdio:"\
ignore",windowsHide:!0}).on("error",()=>L($,"SIGKILL")).unref()}}),1629:((ee,N,i)=>{i.d(N,{t:()=>W});var e=i(8032);const U=H=>($,L=[],x={})=>({title:$,severity:H,
affects:L,...x}),n=U("error"),h=U("warning"),b=U("notice"),O={isCuredByScan:!0},K={"machine-network":n("No registry host can be reached",e.zK),"host-check-crash\
ed":n("tf-disco crashed while it checked the host",e.zK),"host-dotless-module":n("Module host has no dot in its name",e.Du),"host-generic":h("Generic hostname w\
as not contacted"),"host-http2":n("Host speaks only HTTP/2",e.zK),"host-idn-module":n("Terraform cannot use modules from an internationalized host",["terraform"]),
"host-invalid":n("Hostname is invalid",e.Du),"host-missing":n("Hostname is missing",["opentofu"]),"host-not-allowed":n("Host is not allowed",e.zK),"host-not-che\
cked":n("Host was not checked before the check ended",e.zK),"host-private-redirect":n("Redirect to a non-public address",e.zK),"host-protocol":n("Host does not \
speak HTTP",e.zK),"host-recovered":b("Discovery succeeded after a retry"),"host-slow":h("Host is slow"),"host-timeout":n("Host does not respond in time",e.zK),"\
host-unknown":n("Hostname does not resolve",e.zK),"host-unreachable":n("Host is unreachable",e.zK),"proxy-refused":n("Proxy refused the request",e.zK),"tls-expi\
red":n("TLS certificate has expired",e.zK),"tls-expires-soon":h("TLS certificate expires soon"),"tls-name-mismatch":n("TLS certificate is for another name",e.zK),
"tls-not-yet-valid":n("TLS certificate is not valid yet",e.zK),"tls-plain-http":n("Port serves plain HTTP",e.zK),"tls-protocol":n("TLS handshake failed",e.zK),"\
tls-untrusted":n("TLS certificate is not trusted",e.zK),"redirect-insecure":h("Redirect to plain HTTP",e.Du),"redirect-invalid":n("Invalid redirect",e.zK),"redi\
rect-limit":n("Too many redirects",e.Du),"redirect-loop":n("Redirect loop",e.zK),"redirect-nested":b("More than one redirect"),"document-absent":n("Host has no \
discovery document",e.zK),"document-encoding":n("Discovery document cannot be decompressed",e.Du),"document-headers":n("Response headers are too large",e.zK),"d\
ocument-incomplete":n("Discovery document is incomplete",e.zK),"document-not-json":n("Discovery document is not valid JSON",e.zK),"document-not-object":n("Disco\
very document is not a JSON object",e.zK),"document-size":n("Discovery document is too large",e.Du),"document-status":n("Unexpected HTTP status",e.zK),"document\
-type":n("Wrong Content-Type",e.zK),"document-unauthorized":n("Discovery requires valid credentials",e.zK),"service-missing":n("Service is not offered",e.zK),"s\
ervice-type":n("Service URL is not a string",e.zK),"service-url-credentials":n("Service URL contains a user name",e.zK),"service-url-cross-host":b("Service is o\
n another host"),"service-url-double-slash":h("Service URL has a double slash"),"service-url-empty":n("Service URL is empty",e.zK),"service-url-insecure":h("Ser\
vice URL is not https",[...e.Du,"dependabot"]),"service-url-invalid":n("Service URL cannot be used",e.zK),"service-url-looks-like-host":n("Service URL has no ht\
tps://",e.zK),"service-url-no-slash":n("Service URL does not end with a slash",e.rG),"service-url-other-port":b("Service is on another port of the host"),"servi\
ce-url-private":n("Service URL has a non-public address",e.zK),"service-url-query":h("Service URL has a query",e.Du),"service-url-relative":h("Service URL is re\
lative to the document",["dependabot","renovate","terragrunt"]),"service-url-same":h("Two services have the same URL"),"service-version":n("Service is offered i\
n another version",e.zK),"login-authz-invalid":n("authz URL in login.v1 cannot be used",e.Du),"login-authz-missing":n("login.v1 has no authz URL",e.Du),"login-c\
lient-empty":h("login.v1 has an empty client",e.Du),"login-client-missing":n("login.v1 has no client",e.Du),"login-grant-types-invalid":n("grant_types in login.\
v1 is not an array",e.Du),"login-grant-types-unknown":b("login.v1 has unknown grant types"),"login-grant-types-unsupported":n("login.v1 has no usable grant type",
e.Du),"login-ports-count":n("ports in login.v1 is not two ports",e.Du),"login-ports-ignored":h("ports in login.v1 is not an array",e.Du),"login-ports-order":n("\
ports in login.v1 are in the wrong order",e.Du),"login-ports-range":n("ports in login.v1 are out of range",e.Du),"login-ports-single":n("ports in login.v1 is a \
range of one port",e.Du),"login-scopes-ignored":h("scopes in login.v1 is not an array",e.Du),"login-scopes-invalid":n("scopes in login.v1 contains a value that \
is not a string",e.Du),"login-token-invalid":n("token URL in login.v1 cannot be used",e.Du),"login-token-missing":n("login.v1 has no token URL",e.Du),"login-typ\
e":n("login.v1 is not an object",e.Du),"login-url-port":h("Login URL has no port",e.Du),"source-dynamic":b("Source address is only known at init time"),"source-\
invalid":n("Source address is invalid",e.Du),"source-missing":n("Directory of a local module is missing",e.Du),"source-near-miss":h("Source address is probably \
a mistake",e.Du),"constraint-invalid":n("Version constraint is invalid",e.Du),"constraint-unmeetable":n("No version can meet the constraints",e.Du),"lock-invali\
d":n("Dependency lock file is invalid",e.Du),"lock-outside":n("Locked version does not match the constraints",e.Du),"lock-platform-missing":n("Lock file lacks t\
he checksum of a package",e.Du),"lock-readonly":n("Lock file has to change and may not",e.Du),"client-version":n("Configuration does not support this version of\
 the CLI",e.Du),"module-described":h("Registry module can probably not be installed",e.Du),"module-unknown":n("Module is not in the registry",e.Du),"provider-ex\
cluded":n("No installation method covers a provider",e.Du),"provider-unknown":n("Provider is not in the registry",e.Du),"provider-warning":b("Registry warns abo\
ut a provider"),"mirror-url":n("URL or path of a provider mirror is wrong",e.Du),"mirror-version":n("Network mirror lacks the chosen version",e.Du),"versions-em\
pty":n("Registry lists no versions",e.Du),"versions-shape":n("List of versions cannot be read",e.Du),"versions-status":n("Registry fails to list versions",e.Du),
"versions-unauthorized":n("Registry requires a valid token",e.Du),"version-locked-gone":n("Locked version is no longer listed",e.Du),"version-none-fits":n("No l\
isted version fits",e.Du),"version-unreadable":n("Listed version cannot be read",e.Du),"answer-incomplete":n("Response is incomplete",e.Du),"cloud-incomplete":n(
"Organization or workspaces are missing",e.Du),"cloud-organization":n("Organization cannot be read",e.Du),"cloud-token":n("Token for the cloud block or remote b\
ackend is missing",e.Du),"cloud-version":n("API is too old for the cloud block",e.Du),"cloud-workspace":n("Workspace cannot be read",e.Du),"cloud-workspace-miss\
ing":b("Workspace does not exist"),"package-broken":n("Package of a module cannot be read",e.Du),"package-document":n("Description of a provider package is wron\
g",e.Du),"package-location":n("Package location cannot be used",e.Du),"package-platform":n("Provider has no package for a platform",e.Du),"package-protocol":n("\
CLI does not support the plugin protocol of a provider",e.Du),"package-sums":n("Checksums of a provider do not agree",e.Du),"package-unauthorized":n("Package re\
quires credentials",e.Du),"package-unreachable":n("Package cannot be downloaded",e.Du),"package-unsigned":n("Provider has no usable signature",e.Du),"block-back\
end":n("Backend or cloud block is not accepted",e.Du),"block-invalid":n("Block is not accepted",e.Du),"block-providers":n("Call and module disagree about provid\
er configurations",e.Du),"block-unsupported":n("Block is not supported by this CLI",e.Du,O),"file-limit":h("Part of the repository exceeds a limit",[],O),"file-\
outside":h("Path leads out of what is read",[],O),"file-stale":h("Usages file is old"),"file-syntax":n("File has a syntax error",e.Du,O),"file-unreadable":n("Fi\
le cannot be read",e.Du,O),"nothing-to-check":n("Nothing to check"),"credentials-bot":h("Bot has no token for a registry",["dependabot","renovate"]),"credential\
s-config":h("CLI configuration has a mistake",e.Du),"credentials-differ":b("Clients use different tokens"),"credentials-empty":h("Token is empty",e.Du),"credent\
ials-expiry":h("Token has expired or expires soon",e.Du),"credentials-helper":n("Credentials helper failed",e.Du),"credentials-malformed":n("Malformed token",e.
Du),"credentials-missing":h("Token is missing"),"credentials-near-miss":h("Token variable has a similar name"),"credentials-other-host":h("Token is for another \
host",e.Du),"credentials-short":h("Token is too short to be redacted"),"credentials-unused":b("Token for a host that is not checked"),"services-forced":b("A hos\
t block replaces service discovery",e.Du),"allowlist-incomplete":n("Modules may use hosts that are not in allowed-hosts",e.Du),"not-followed":b("Part of init wa\
s not checked"),"ignore-unused":b("Nothing is ignored here")},W=()=>K}),8177:((ee,N,i)=>{i.r(N),i.d(N,{explain:()=>a,explainCodes:()=>r});var e=i(2798),U=i(479),
n=i(4696),h=i(6889),b=i(8032),O=i(9179),K=i(6092),W=i(5727),H=i(1460),$=i(345),L=i(437),x=i(8643),R=i(1054),k=i(8345),S=i(255),P=i(5243),z=i(3846);function C(t){
const o=S.Pv(t),s=(0,R.L6)(t);if(!o.ok){const D={hostname:null,discoveryUrl:null,tokenVariables:[]},w=S.WV(t);return{explained:{input:t,...D,display:w,error:o.why,
advice:s},rendered:`${M(`${t} is not a hostname: ${o.why}`)}
${F(s)}`}}const l=o.value,p=S.pk(l),g=(0,x.jr)(S.cu(l)),v=S.fK(l),f=[M(l),...p===l?[]:[`  shown as   ${M(p)}`],`  discovery  ${M(g)}`,...v.map((D,w)=>`  ${w===0?
"variable":"        "}   ${M(D)}`)];return{explained:{input:t,hostname:l,display:p,discoveryUrl:g,tokenVariables:v,error:null,advice:s},rendered:`${f.join(`
`)}
${F(s)}`}}function T(t,o){const s=(0,P.vL)(t,o),l=(0,R.NM)(t,s,(0,P.rE)(t,o)),{kind:p}=s,g={host:null,namespace:null,name:null,system:null,subdirectory:null},v=(f,D={},w=null)=>({
explained:{input:t,kind:p,...g,...D,error:w,advice:l},rendered:`${M(t)} ${f}
${F(l)}`});switch(p){case"registry":{const{host:f,namespace:D,name:w,system:I,subdirectory:E}=s,A=E?`, directory ${M(E)}`:"";return v(`is module ${M(`${D}/${w}/${I}`)}\
 of registry ${f}${A}`,{host:f,namespace:D,name:w,system:I,subdirectory:E})}case"local":return v("is a local directory; no registry is used");case"remote":{const{
refusal:f,subdirectory:D}=s,w=f===null?"":`, which fails: ${M(f)}`;return v(`is downloaded without a registry${w}`,{subdirectory:D})}case"invalid":return v(X(s.
error,o),{},s.error)}}function J(t,o){const s=(0,z.mi)(t,o),l=(0,k.c)(t,s),p=s.kind!=="invalid",{host:g,namespace:v,type:f}=p?s:{host:null,namespace:null,type:null},
D=p?null:s.error,w=D===null?`is provider ${M(`${v}/${f}`)} of registry ${g}`:X(D.replace(/\n\n.*$/s,""),o);return{explained:{input:t,host:g,namespace:v,type:f,error:D,
advice:l},rendered:`${M(t)} ${w}
${F(l)}`}}const X=(t,o)=>`is rejected by ${b.bB[o]}: ${M(t)}`,F=t=>t===null?"":`  help: ${M(t)}
`,M=t=>(0,K.RK)((0,O._U)(t));var Q=i(7615),G=i(9432),B=i(2170),j=i(9119),Y=i(9615);async function ie(t,{credentials:o,configs:s,complaints:l,variables:p,redact:g}){
const{clients:v,findings:f,difference:D}=await o.find(t),w=D===null?[]:[(0,B.kH)(D)],I=[...f,...w,...l].map(E=>{const{message:A,help:V}=(0,Y.ag)(E.problem),_=(0,B.
Xd)(E);return{code:E.problem.code,message:A,...V!==null&&{help:V},place:_}});return{clients:v.flatMap(({client:E,looks:A})=>s.filter(V=>V.client===E).map(({files:V,
forced:_})=>({client:E,looks:A,files:V.map(({shown:ve,state:ge})=>({file:ve,state:ge})),hostBlock:_.find(ve=>ve.host===t)?.place??null}))),nearMisses:(0,S.Bz)(p,
t,new Set([t])).map(({isParent:E,...A})=>A),problems:g([...new Map(I.map(E=>[E.message,E])).values()])}}function ae(t){return[...(0,Q.G_)(t.clients).flatMap(({clients:s,
looks:l})=>[`  ${(0,G.eZ)(s)}: credentials sources, in order`,...l.map(({source:p,held:g},v)=>`    ${v+1}. ${(0,K.RK)(p)}: ${g}`)]),...le(t),...t.nearMisses.map(
({variable:s,why:l,write:p})=>`  near miss  ${(0,K.RK)(s)}: ${(0,K.RK)(l)}; rename it to ${(0,K.RK)(p)}`),...t.problems.flatMap(({code:s,message:l,help:p,place:g})=>[
`  ${g===null?"":`${(0,j.eo)(g)}: `}${s}: ${(0,K.RK)(l)}`,...p?[`    help: ${(0,K.RK)(p)}`]:[]])].map(s=>`${s}
`).join("")}function le({clients:t}){return(0,j.c1)(t,({files:s,hostBlock:l})=>JSON.stringify([s,l])).flatMap(s=>{const[{files:l,hostBlock:p}]=s,g=(0,G.eZ)(s.map(
({client:f})=>f));return[...l.length===0?[]:[`  ${g}: CLI configuration`],...l.map(({file:f,state:D})=>`    ${(0,K.RK)(f)}: ${D}`),...p===null?[]:[`    ${(0,j.eo)(
p)} has a host block for the host: its discovery document is not used`]]})}var ne=i(3024),te=i(6760),oe=i(9968),ce=i(4120),de=i(6906),ue=i(7792),se=i(1629),re=i(
2432),Z=i(3471);function fe(t,o,s){const{title:l,severity:p,affects:g}=(0,se.t)()[t],{style:v}=de.B2[ue.rC[p]],f=(0,re.H9)(t,re.aq),D=(0,oe.N0)(()=>(0,ne.realpathSync)(
o),o),w=(0,te.join)(D,"../../../docs/problems",(0,te.basename)(new URL(f).pathname));return`${[...(0,Z.wW)({indent:0,label:`${p}[${t}]:`,style:v,text:l},s),...g.
length===0?[]:(0,Z.LV)(`Affects ${(0,ce.SY)(g)}.`,s.width),f,"",...me(pe((0,oe.r7)(w)??"",t),f,s)].join(`
`).trimEnd()}
`}function pe(t,o){return(t.split(/^##+ /m).find(p=>p.startsWith(`${o}
`))??"").replace(/^.*\n+(?:\*\*.*\*\* \(\w+\)\n+)?/,"")}const he=/^\|[ |-]+$|^ *```.*\n([\s\S]*?)\n? *```$|^(.+(?:\n(?!- |\|| *```).+)*|)$/gm;function me(t,o,s){
const l=(g,v,f)=>Object.hasOwn((0,se.t)(),v)?v:`${v} (${new URL(f,o)})`;return[...t.matchAll(he).flatMap(([,g,v])=>{if(g!==void 0)return g.split(`
`).map(w=>(0,Z.nI)(`    ${w}`.trimEnd(),"dim",s));if(v===void 0)return[];const D=v.replaceAll("**","").replace(/\s+/g," ").replace(/^\| ?/,"- ").replace(/ \|$/,
"").replace(/\[([^\]]+)\]\(([^)]+)\)/g,l);return D.startsWith("- ")?(0,Z.ky)(D,s):(0,Z.LV)(D,s.width)})]}var q=i(8839);async function r({codes:t,output:o},{program:{
stdout:s,env:l,argv:p}}){const g=Math.min((0,q.PL)(s,l),100),v={...(0,q.aH)(s,o.color,l),width:g};return await(0,q.yy)(s,[t.map(f=>fe(f,p[1]??"",v)).join(`
`)]),0}async function a(t,o){const{program:s}=o,l={environment:s.env,directory:s.cwd(),wording:H.E},p=m(t,(0,$.s)(t.raw,l),o),g=t.output.format==="json";let v=!1;
for(const f of t.texts)for await(const D of f==="-"?(0,q.Dx)(s.stdin):[f]){const{explained:w,rendered:I}=await p(D);v||=w.error!==null;const E=w.error===null?"":
d(D,t.subject),A=(0,K.s$)(JSON.stringify(w,c));s.stdout.write(g?`${A}
`:`${I}${E}`)}return v?1:0}const c=(t,o)=>typeof o=="string"&&t!=="input"&&o.includes("//")?(0,O._U)(o):o;function d(t,o){const s=(0,W.e)(t);return s===null||s===
o?"":`  help: did you mean "explain ${s} ${(0,K.RK)((0,O._U)(t))}"?
`}function m({subject:t},o,s){const l=(0,h.L2)({setting:o.dialect,scan:null});switch(t){case"host":return y(o,l,s);case"module":return u(l.clients,T);case"provi\
der":return u(l.clients,J)}}function u(t,o){return async s=>{const l=t.map(f=>({client:f,...o(s,f)})),[p]=l;if(p===void 0)return o(s,"terraform");if(l.every(({rendered:f})=>f===
p.rendered)||l.every(({explained:f})=>f.error!==null))return p;const v=l.map(({client:f,rendered:D})=>`${b.bB[f]}: ${D}`);return{explained:p.explained,rendered:v.
join("")}}}function y(t,o,{program:{env:s,kill:l},secrets:p,stop:g}){const v=(0,U.g8)(s),f=o.clients.map(I=>(0,n.J1)(I,v)),D={environment:s,kill:l,learn:p.learn,
stop:g.signal},w={...(0,e.mQ)({...t,configs:f},D),variables:(0,L.w5)(s),redact:p.redact};return async I=>{const{explained:E,rendered:A}=C(I),{hostname:V}=E;if(V===
null)return{explained:{...E,credentials:null},rendered:A};const _=await ie(V,w);return{explained:{...E,credentials:_},rendered:`${A}${ae(_)}`}}}}),1460:((ee,N,i)=>{
i.d(N,{E:()=>H,W:()=>W});var e=i(6760),U=i(9968),n=i(255),h=i(8535),b=i(7773),O=i(7188);const K=new Set(b.fd.flatMap(([,k])=>k.map(({name:S})=>S))),W=k=>k.replace(
/`([a-z-]{1,20})(?:: ([^`\n]{1,80}))?`/g,(S,P,z)=>K.has(P)?`\`--${P}${z===void 0?"":` ${z}`}\``:S).replaceAll("hostnames input","--hostnames"),H={isTerminal:!0,
setting:k=>k==="changed-only"?"--changed-since":`--${k}`,missingPath:(k,S)=>{const[P="",...z]=k.split("="),C=z.length>0&&x(P),T=C?"--tokens":L(k,S),J=T===null?"":
`; did you mean ${T}?`;return`"${C?`${P}=\u2026`:k}" does not exist in ${S}${J}`}},$=/^(?:init|lint|run|scan|test|validate)$/;function L(k,S){const P=$.test(k)?
"check":(0,h.q)(k,[...O.bw,"--version"]);if(P!==null)return`"tf-disco ${P}"`;const z=(0,h.q)((0,e.basename)(k),(0,U.wX)((0,e.dirname)((0,e.resolve)(S,k))));if(z!==
null)return`"${(0,e.join)((0,e.dirname)(k),z)}"`;const C=k.replace(/^https:\/\/|\/$/g,""),T=(0,n.Pv)(C);return T.ok&&x(C)?`--hostnames ${T.value}`:null}const x=k=>k.
includes(".")&&!R.test(k)&&(0,n.Pv)(k).ok,R=/\.(?:tf|tofu|hcl|json|tfvars)$/})};export{ye as id,De as ids,$e as modules};
