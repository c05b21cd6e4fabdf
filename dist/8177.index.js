const $e=8177,De=[8177],ke={2798:((ne,W,i)=>{i.d(W,{mQ:()=>Q});var e=i(4696),N=i(9961),n=i(8294),m=i(8032),S=i(255),T=i(3298),O=i(7630),G=i(3152),F=i(9432),k=i(
1879),L=i(7057),R=i(7177),z=i(9562),y=i(2170);const x=(r,a)=>({name:r,isProgram:!1,answers:a,find:c=>a.get(c)??null});async function C(r,a){let c=null;const d=[],
v=[];for(const p of r){const $=c===null||!p.isProgram,t=$?await p.find(a):null;d.push({source:t?.source??p.name,held:$?A(t):"not asked",counts:c===null&&t!==null}),
t?.problem&&v.push((0,y.kH)(t.problem,{places:t.place===null?[]:[t.place]})),c??=t}return{answer:c,looks:d,findings:v}}function A(r){return r===null?"nothing":r.
token===null?"no token":r.token.reveal()===""?"an empty token":"a token"}const B=/[^\t\x20-\x7e\x80-\u{10ffff}]/u;function j(r,a,c=null){const d=a.reveal(),v=J(
r,d,c!==null),p={source:r,place:c,token:a,problem:v,life:X(d)},$=d.length>L.$c||B.test(d);return $?{...p,isUnsendable:$}:p}function X(r){const[,a=""]=/^(?:\w+-)?eyJ[\w-]+\.([\w-]+)\.[\w-]*$/.
exec(r.trim())??[],c=(0,z.V)(Buffer.from(a,"base64url").toString(),"map"),{exp:d,iat:v}=c.ok&&(0,z.G)(c.value)?c.value:{};return typeof d!="number"||d<0?null:{expires:d*
1e3,issued:typeof v=="number"?v*1e3:null}}const Z=[[B,"control character"],[{test:L.wK},"placeholder"],[/^bearer\s/i,"bearer"],[/^(["'\u201c\u2018]).*["'\u201d\u2019]$/,
"quotes"],[/^\s|\s$/,"outer white space"],[/\s/,"inner white space"],[/[^\x20-\x7e]/,"not ASCII"]];function J(r,a,c){if(a==="")return n.QU({source:r,isInFile:c});
const d=a.length>L.$c?"length":Z.find(([v])=>v.test(a))?.[1];return d!==void 0?n.Eu({source:r,isInFile:c,slip:d}):a.length<L.Il?n.fj({source:r}):null}const K=1024*
1024;function q(r,a){let c=null;const d=async v=>{if(c!==null)return c;const p=await re(r,v,a);if("output"in p)return ae(r,p.output,a);const $=te(r,p.why);return p.
isStopped&&(c??=$),$};return{name:V(r),isProgram:!0,find:(0,T.O)(d)}}const V=({name:r})=>`credentials helper ${r}`,H=({shown:r},a)=>({why:`failed to run ${r}: ${a}`}),
I=({shown:r},a)=>({why:`${r} ${a} and was stopped`,isStopped:!0}),_="was running when the check ended";async function re(r,a,c){if(r.refusal!==null)return H(r,r.
refusal);const{timeoutMs:d,abortAfter:v=o=>AbortSignal.timeout(o),stop:p,kill:$}=c;if(p.aborted)return I(r,_);const t=await(0,R.m)({path:r.path,args:[...r.args,
"get",a],environment:Object.fromEntries(Object.entries(c.environment).filter(([o])=>!o.startsWith("INPUT_")))},{kill:$,signal:AbortSignal.any([v(d),p]),maxBytes:K});
switch(t.kind){case"not-started":return H(r,ie[t.code]??t.code);case"stopped":return t.by==="output"?I(r,`wrote more than ${K/1024/1024} MiB`):I(r,p.aborted?_:`\
did not exit within ${d/1e3} s (timeout-seconds)`);case"exited":{if(t.code===0)return{output:t.output};const o=oe(t.complaint.toString()),s=o===""?", but it pro\
duced no error message":`: ${o}`;return{why:`error in ${r.shown}${s}`}}}}const ie={EACCES:"permission denied",ENOENT:"no such file or directory",ENOEXEC:"exec f\
ormat error",E2BIG:"argument list too long",ERR_INVALID_ARG_VALUE:"invalid argument"};function ae(r,a,{learn:c}){const d=(0,k.Tp)(a);if(d.kind==="not-json"||d.kind===
"not-object")return te(r,`malformed output from ${r.shown}: ${(0,F.dh)(d.why)}`);const v=d.kind==="null"?null:d.services.find(({id:$})=>$==="token")?.value;if(typeof v!=
"string")return null;const p=new L.ou(v);return c(p),j(V(r),p)}function te(r,a){const c=(0,N.Dz)({name:r.name,why:a});return{source:V(r),place:null,token:null,problem:c}}
const le=new RegExp("\\p{Cc}(?:\\[[0-?]*[ -/]*[@-~]|\\][^\\p{Cc}]*)","gu"),oe=r=>(0,F.dh)(r.replace(le,"").replace(new RegExp("[\\p{C}\\p{Zl}\\p{Zp}\\s]+","gu")," ").trim());function ce(r,a,c){const d=[
me(r),he(a)],v=c.map(({helper:p,credentials:$,turnedOff:t,client:o})=>{const s=new Map($.map(g=>[g.host,ee(g)])),l=[...d,x("CLI configuration",s)];return{...{client:o,
known:l,off:t.map(fe)},sources:p===null?l:[...l,p]}});return{known:de(v.flatMap(({known:p})=>p)),find:async p=>{const $=await Promise.all(v.map(async({client:o,
sources:s,off:l})=>{const{looks:f,...g}=await C(s,p),w=l.filter(u=>se(u,p));return{...g,client:o,unread:w,looks:[...f,...w.map(ue)]}})),t=$.flatMap(({answer:o})=>o??
[]);return{answer:t.find(({token:o})=>o!==null)??t[0]??null,clients:$.map(({client:o,looks:s})=>({client:o,looks:s})),findings:$.flatMap(({findings:o})=>o),difference:pe(
p,$),lost:$.flatMap(({unread:o})=>o.flatMap(({problem:s})=>s??[]))[0]}}}}function de(r){const a=new Map(r.toReversed().flatMap(c=>[...c.answers]));return new Map(
[...a].flatMap(([c,{token:d,source:v}])=>d===null?[]:[[c,v]]))}const ue=({source:r})=>({source:r,held:"not read",counts:!1});function fe(r){const a=r.host?.replace(
/^[a-z]+:\/\/|\/.*$/gis,"")??null;return{...r,written:a,name:a===null?null:(0,S.$o)(a)}}const se=({written:r,name:a},c)=>r===null||a===c||r.startsWith("*.")&&c.
endsWith(r.slice(1));function ee({host:r,place:a,token:c,hasValue:d}){const v=`${a.file}:${a.line}`;if(c!==null)return j(v,c,a);const p={kind:"no token",file:v,
host:r,hasValue:d},$=(0,N.P4)(p,m.Du);return{source:v,place:a,token:null,problem:$}}function pe(r,a){const[c,...d]=a,v=c?.answer?.token?.reveal(),p=d.find(({answer:t})=>t?.
token?.reveal()!==v);if(c===void 0||p===void 0)return null;const $=({client:t,answer:o})=>({client:t,source:o?.token?o.source:null});return(0,n.tK)({host:r,first:$(
c),other:$(p)})}function he(r){const a=new Map,c=[];for(const[d,v]of Object.entries(r)){const p=(0,S.$k)(d);if(p===null||v===void 0)continue;const $=(0,O.AI)(v);
$.ok?a.set(p,j(d,$.value)):c.push(`${d}: ${$.why}`)}if(c.length>0)throw new G.GN(c);return x("TF_TOKEN_ variables",a)}function me(r){const a="tokens setting",c=r.
map(({host:d,token:v})=>{const p=j(a,v);return[d,v.reveal()===""?{...p,token:null}:p]});return x(a,new Map(c))}const ve=1e4;function Q({tokens:r,configs:a,timeoutMs:c},d){
for(const o of a.flatMap(s=>s.secrets))d.learn(o);const v={...d,timeoutMs:c??ve},p=(0,T.O)(o=>q(o,v),({path:o,args:s})=>JSON.stringify([o,...s])),$=a.map(({helper:o,
...s})=>({...s,helper:o&&p(o)})),t=a.flatMap(({forced:o,client:s})=>o.map(l=>({...l,client:s})));return{credentials:ce(r,d.environment,$),configs:a,complaints:(0,e.
Ot)(a.flatMap(({findings:o})=>o)),forced:Map.groupBy(t,({host:o})=>o)}}}),7177:((ne,W,i)=>{i.d(W,{m:()=>S});var e=i(8161),N=i(6760),n=i(9968);let m=function(...k){
return{spawn:m}=process.getBuiltinModule("node:child_process"),new.target?new m(...k):m(...k)};async function S(k,L){if(L.signal.aborted)return{kind:"stopped",by:"\
signal"};try{return await T(O(k),k,L)}catch(R){return{kind:"not-started",code:(0,n.Oj)(R)}}}function T(k,{environment:L,input:R},z){const{kill:y,signal:x,maxBytes:C}=z,
{promise:A,resolve:B,reject:j}=Promise.withResolvers(),[X,Z]=[[],[]];let J=0;const K=H=>{G(k,y,L),B({kind:"stopped",by:H})},q=()=>K("signal");x.addEventListener(
"abort",q);const V=H=>I=>{J+=I.length,J>C?K("output"):H.push(I)};return k.stdout?.on("data",V(X)),k.stderr?.on("data",V(Z)),k.on("error",j).on("close",H=>{const[
I,_]=[Buffer.concat(X),Buffer.concat(Z)];B({kind:"exited",code:H,output:I,complaint:_})}),k.stdin?.on("error",()=>{}).end(R),A.finally(()=>x.removeEventListener(
"abort",q))}const O=({path:k,args:L,environment:R,directory:z,input:y})=>m(k,L,{env:R,cwd:z,stdio:[y===void 0?"ignore":"pipe","pipe","pipe"],shell:!1,detached:!0,
windowsHide:!0});function G(k,L,R){try{k.pid!==void 0&&F(k.pid,L,R)}catch(z){(0,n.Oj)(z)}k.stdout?.destroy(),k.stderr?.destroy(),k.unref()}function F(k,L,{SystemRoot:R}){
if((0,e.platform)()!=="win32"){L(-k,"SIGKILL");return}const z=(0,N.join)(R??"C:\\Windows","System32","taskkill.exe"),y=["/pid",String(k),"/t","/f"];m(z,y,{stdio:"\
ignore",windowsHide:!0}).on("error",()=>L(k,"SIGKILL")).unref()}}),1629:((ne,W,i)=>{i.d(W,{t:()=>G});var e=i(8032);const N=F=>(k,L=[],R={})=>({title:k,severity:F,
affects:L,...R}),n=N("error"),m=N("warning"),S=N("notice"),T={isCuredByScan:!0},O={"machine-network":n("No registry host can be reached",e.zK),"host-check-crash\
ed":n("tf-disco crashed while it checked the host",e.zK),"host-dotless-module":n("Module host has no dot in its name",e.Du),"host-generic":m("Generic hostname w\
as not contacted"),"host-http2":n("Host speaks only HTTP/2",e.zK),"host-idn-module":n("Terraform cannot use modules from an internationalized host",["terraform"]),
"host-invalid":n("Hostname is invalid",e.Du),"host-missing":n("Hostname is missing",["opentofu"]),"host-not-allowed":n("Host is not allowed",e.zK),"host-not-che\
cked":n("Host was not checked before the check ended",e.zK),"host-private-redirect":n("Redirect to a non-public address",e.zK),"host-protocol":n("Host does not \
speak HTTP",e.zK),"host-recovered":S("Discovery succeeded after a retry"),"host-slow":m("Host is slow"),"host-timeout":n("Host does not respond in time",e.zK),"\
host-unknown":n("Hostname does not resolve",e.zK),"host-unreachable":n("Host is unreachable",e.zK),"proxy-refused":n("Proxy refused the request",e.zK),"tls-expi\
red":n("TLS certificate has expired",e.zK),"tls-expires-soon":m("TLS certificate expires soon"),"tls-name-mismatch":n("TLS certificate is for another name",e.zK),
"tls-not-yet-valid":n("TLS certificate is not valid yet",e.zK),"tls-plain-http":n("Port serves plain HTTP",e.zK),"tls-protocol":n("TLS handshake failed",e.zK),"\
tls-untrusted":n("TLS certificate is not trusted",e.zK),"redirect-insecure":m("Redirect to plain HTTP",e.Du),"redirect-invalid":n("Invalid redirect",e.zK),"redi\
rect-limit":n("Too many redirects",e.Du),"redirect-loop":n("Redirect loop",e.zK),"redirect-nested":S("More than one redirect"),"document-absent":n("Host has no \
discovery document",e.zK),"document-encoding":n("Discovery document cannot be decompressed",e.Du),"document-headers":n("Response headers are too large",e.zK),"d\
ocument-incomplete":n("Discovery document is incomplete",e.zK),"document-not-json":n("Discovery document is not valid JSON",e.zK),"document-not-object":n("Disco\
very document is not a JSON object",e.zK),"document-size":n("Discovery document is too large",e.Du),"document-status":n("Unexpected HTTP status",e.zK),"document\
-type":n("Wrong Content-Type",e.zK),"document-unauthorized":n("Discovery requires valid credentials",e.zK),"service-missing":n("Service is not offered",e.zK),"s\
ervice-type":n("Service URL is not a string",e.zK),"service-url-credentials":n("Service URL contains a user name",e.zK),"service-url-cross-host":S("Service is o\
n another host"),"service-url-double-slash":m("Service URL has a double slash"),"service-url-empty":n("Service URL is empty",e.zK),"service-url-insecure":m("Ser\
vice URL is not https",[...e.Du,"dependabot"]),"service-url-invalid":n("Service URL cannot be used",e.zK),"service-url-looks-like-host":n("Service URL has no ht\
tps://",e.zK),"service-url-no-slash":n("Service URL does not end with a slash",e.rG),"service-url-other-port":S("Service is on another port of the host"),"servi\
ce-url-private":n("Service URL has a non-public address",e.zK),"service-url-query":m("Service URL has a query",e.Du),"service-url-relative":m("Service URL is re\
lative to the document",["dependabot","renovate","terragrunt"]),"service-url-same":m("Two services have the same URL"),"service-version":n("Service is offered i\
n another version",e.zK),"login-authz-invalid":n("authz URL in login.v1 cannot be used",e.Du),"login-authz-missing":n("login.v1 has no authz URL",e.Du),"login-c\
lient-empty":m("login.v1 has an empty client",e.Du),"login-client-missing":n("login.v1 has no client",e.Du),"login-grant-types-invalid":n("grant_types in login.\
v1 is not an array",e.Du),"login-grant-types-unknown":S("login.v1 has unknown grant types"),"login-grant-types-unsupported":n("login.v1 has no usable grant type",
e.Du),"login-ports-count":n("ports in login.v1 is not two ports",e.Du),"login-ports-ignored":m("ports in login.v1 is not an array",e.Du),"login-ports-order":n("\
ports in login.v1 are in the wrong order",e.Du),"login-ports-range":n("ports in login.v1 are out of range",e.Du),"login-ports-single":n("ports in login.v1 is a \
range of one port",e.Du),"login-scopes-ignored":m("scopes in login.v1 is not an array",e.Du),"login-scopes-invalid":n("scopes in login.v1 contains a value that \
is not a string",e.Du),"login-token-invalid":n("token URL in login.v1 cannot be used",e.Du),"login-token-missing":n("login.v1 has no token URL",e.Du),"login-typ\
e":n("login.v1 is not an object",e.Du),"login-url-port":m("Login URL has no port",e.Du),"source-dynamic":S("Source address is only known at init time"),"source-\
invalid":n("Source address is invalid",e.Du),"source-missing":n("Directory of a local module is missing",e.Du),"source-near-miss":m("Source address is probably \
a mistake",e.Du),"constraint-invalid":n("Version constraint is invalid",e.Du),"constraint-unmeetable":n("No version can meet the constraints",e.Du),"lock-invali\
d":n("Dependency lock file is invalid",e.Du),"lock-outside":n("Locked version does not match the constraints",e.Du),"lock-platform-missing":n("Lock file lacks t\
he checksum of a package",e.Du),"lock-readonly":n("Lock file has to change and may not",e.Du),"client-version":n("Configuration does not support this version of\
 the CLI",e.Du),"module-described":m("Registry module can probably not be installed",e.Du),"module-unknown":n("Module is not in the registry",e.Du),"provider-ex\
cluded":n("No installation method covers a provider",e.Du),"provider-unknown":n("Provider is not in the registry",e.Du),"provider-warning":S("Registry warns abo\
ut a provider"),"mirror-url":n("URL or path of a provider mirror is wrong",e.Du),"mirror-version":n("Network mirror lacks the chosen version",e.Du),"versions-em\
pty":n("Registry lists no versions",e.Du),"versions-shape":n("List of versions cannot be read",e.Du),"versions-status":n("Registry fails to list versions",e.Du),
"versions-unauthorized":n("Registry requires a valid token",e.Du),"version-locked-gone":n("Locked version is no longer listed",e.Du),"version-none-fits":n("No l\
isted version fits",e.Du),"version-unreadable":n("Listed version cannot be read",e.Du),"answer-incomplete":n("Response is incomplete",e.Du),"cloud-incomplete":n(
"Organization or workspaces are missing",e.Du),"cloud-organization":n("Organization cannot be read",e.Du),"cloud-token":n("Token for the cloud block or remote b\
ackend is missing",e.Du),"cloud-version":n("API is too old for the cloud block",e.Du),"cloud-workspace":n("Workspace cannot be read",e.Du),"cloud-workspace-miss\
ing":S("Workspace does not exist"),"package-broken":n("Package of a module cannot be read",e.Du),"package-document":n("Description of a provider package is wron\
g",e.Du),"package-location":n("Package location cannot be used",e.Du),"package-platform":n("Provider has no package for a platform",e.Du),"package-protocol":n("\
CLI does not support the plugin protocol of a provider",e.Du),"package-sums":n("Checksums of a provider do not agree",e.Du),"package-unauthorized":n("Package re\
quires credentials",e.Du),"package-unreachable":n("Package cannot be downloaded",e.Du),"package-unsigned":n("Provider has no usable signature",e.Du),"block-back\
end":n("Backend or cloud block is not accepted",e.Du),"block-invalid":n("Block is not accepted",e.Du),"block-providers":n("Call and module disagree about provid\
er configurations",e.Du),"block-unsupported":n("Block is not supported by this CLI",e.Du,T),"file-limit":m("Part of the repository exceeds a limit",[],T),"file-\
outside":m("Path leads out of what is read",[],T),"file-stale":m("Usages file is old"),"file-syntax":n("File has a syntax error",e.Du,T),"file-unreadable":n("Fi\
le cannot be read",e.Du,T),"nothing-to-check":n("Nothing to check"),"credentials-bot":m("Bot has no token for a registry",["dependabot","renovate"]),"credential\
s-config":m("CLI configuration has a mistake",e.Du),"credentials-differ":S("Clients use different tokens"),"credentials-empty":m("Token is empty",e.Du),"credent\
ials-expiry":m("Token has expired or expires soon",e.Du),"credentials-helper":n("Credentials helper failed",e.Du),"credentials-malformed":n("Malformed token",e.
Du),"credentials-missing":m("Token is missing"),"credentials-near-miss":m("Token variable has a similar name"),"credentials-other-host":m("Token is for another \
host",e.Du),"credentials-short":m("Token is too short to be redacted"),"credentials-unused":S("Token for a host that is not checked"),"services-forced":S("A hos\
t block replaces service discovery",e.Du),"allowlist-incomplete":n("Modules may use hosts that are not in allowed-hosts",e.Du),"not-followed":S("Part of init wa\
s not checked"),"ignore-unused":S("Nothing is ignored here")},G=()=>O}),8177:((ne,W,i)=>{i.r(W),i.d(W,{explain:()=>a,explainCodes:()=>r});var e=i(2798),N=i(479),
n=i(4696),m=i(6889),S=i(8032),T=i(9179),O=i(6092),G=i(5727),F=i(1460),k=i(4815),L=i(437),R=i(8643),z=i(1054),y=i(8345),x=i(255),C=i(5243),A=i(3846);function B(t){
const o=x.Pv(t),s=(0,z.L6)(t);if(!o.ok){const h={hostname:null,discoveryUrl:null,tokenVariables:[]},D=x.WV(t);return{explained:{input:t,...h,display:D,error:o.why,
advice:s},rendered:`${K(`${t} is not a hostname: ${o.why}`)}
${J(s)}`}}const l=o.value,f=x.pk(l),g=(0,R.jr)(x.cu(l)),w=x.fK(l),u=[K(l),...f===l?[]:[`  shown as   ${K(f)}`],`  discovery  ${K(g)}`,...w.map((h,D)=>`  ${D===0?
"variable":"        "}   ${K(h)}`)];return{explained:{input:t,hostname:l,display:f,discoveryUrl:g,tokenVariables:w,error:null,advice:s},rendered:`${u.join(`
`)}
${J(s)}`}}function j(t,o){const s=(0,C.vL)(t,o),l=(0,z.NM)(t,s,(0,C.rE)(t,o)),{kind:f}=s,g={host:null,namespace:null,name:null,system:null,subdirectory:null},w=(u,h={},D=null)=>({
explained:{input:t,kind:f,...g,...h,error:D,advice:l},rendered:`${K(t)} ${u}
${J(l)}`});switch(f){case"registry":{const{host:u,namespace:h,name:D,system:M,subdirectory:b}=s,E=b?`, directory ${K(b)}`:"";return w(`is module ${K(`${h}/${D}/${M}`)}\
 of registry ${u}${E}`,{host:u,namespace:h,name:D,system:M,subdirectory:b})}case"local":return w("is a local directory; no registry is used");case"remote":{const{
refusal:u,subdirectory:h}=s,D=u===null?"":`, which fails: ${K(u)}`;return w(`is downloaded without a registry${D}`,{subdirectory:h})}case"invalid":return w(Z(s.
error,o),{},s.error)}}function X(t,o){const s=(0,A.mi)(t,o),l=(0,y.c)(t,s),f=s.kind!=="invalid",{host:g,namespace:w,type:u}=f?s:{host:null,namespace:null,type:null},
h=f?null:s.error,D=h===null?`is provider ${K(`${w}/${u}`)} of registry ${g}`:Z(h.replace(/\n\n.*$/s,""),o);return{explained:{input:t,host:g,namespace:w,type:u,error:h,
advice:l},rendered:`${K(t)} ${D}
${J(l)}`}}const Z=(t,o)=>`is rejected by ${S.bB[o]}: ${K(t)}`,J=t=>t===null?"":`  help: ${K(t)}
`,K=t=>(0,O.RK)((0,T._U)(t));var q=i(7615),V=i(9432),H=i(2170),I=i(9119),_=i(9615);async function re(t,{credentials:o,configs:s,complaints:l,variables:f,redact:g}){
const{clients:w,findings:u,difference:h}=await o.find(t),D=h===null?[]:[(0,H.kH)(h)],M=[...u,...D,...l].map(b=>{const{message:E,help:U}=(0,_.ag)(b.problem),P=(0,H.
Xd)(b);return{code:b.problem.code,message:E,...U!==null&&{help:U},place:P}});return{clients:w.flatMap(({client:b,looks:E})=>s.filter(U=>U.client===b).map(({files:U,
forced:P})=>({client:b,looks:E,files:U.map(({shown:Y,state:ge})=>({file:Y,state:ge})),hostBlock:P.find(Y=>Y.host===t)?.place??null}))),nearMisses:(0,x.Bz)(f,t,new Set(
[t])).map(({isParent:b,...E})=>E),problems:g([...new Map(M.map(b=>[b.message,b])).values()])}}function ie(t){return[...(0,q.G_)(t.clients).flatMap(({clients:s,looks:l})=>[
`  ${(0,V.eZ)(s)}: credentials sources, in order`,...l.map(({source:f,held:g},w)=>`    ${w+1}. ${(0,O.RK)(f)}: ${g}`)]),...ae(t),...t.nearMisses.map(({variable:s,
why:l,write:f})=>`  near miss  ${(0,O.RK)(s)}: ${(0,O.RK)(l)}; rename it to ${(0,O.RK)(f)}`),...t.problems.flatMap(({code:s,message:l,help:f,place:g})=>[`  ${g===
null?"":`${(0,I.eo)(g)}: `}${s}: ${(0,O.RK)(l)}`,...f?[`    help: ${(0,O.RK)(f)}`]:[]])].map(s=>`${s}
`).join("")}function ae({clients:t}){return(0,I.c1)(t,({files:s,hostBlock:l})=>JSON.stringify([s,l])).flatMap(s=>{const[{files:l,hostBlock:f}]=s,g=(0,V.eZ)(s.map(
({client:u})=>u));return[...l.length===0?[]:[`  ${g}: CLI configuration`],...l.map(({file:u,state:h})=>`    ${(0,O.RK)(u)}: ${h}`),...f===null?[]:[`    ${(0,I.eo)(
f)} has a host block for the host: its discovery document is not used`]]})}var te=i(3024),le=i(6760),oe=i(9968),ce=i(4120),de=i(6906),ue=i(7792),fe=i(1629),se=i(
2432),ee=i(3471);function pe(t,o,s){const{title:l,severity:f,affects:g}=(0,fe.t)()[t],w=(0,oe.N0)(()=>(0,te.realpathSync)(o),o),u=[`docs/problems/${t.replace(/-.*/,
"")}.md`].flatMap(P=>{const Y=he((0,oe.r7)((0,le.join)(w,"../../..",P))??"",t);return Y===void 0?[]:{section:Y,page:`${se.Bw}/blob/v1/${P}`}}),{section:h=null,page:D=se.
aq}=u[0]??{},M=`${D}#${t}`,{style:b}=de.B2[ue.rC[f]],E=[...(0,ee.wW)({indent:0,label:`${f}[${t}]:`,style:b,text:l},s),...g.length===0?[]:(0,ee.LV)(`Affects ${(0,ce.
SY)(g)}.`,s.width),"",...h===null?[]:ve(h,D,s),M];return{explained:{code:t,title:l,severity:f,affects:g,url:M,section:h},rendered:`${E.join(`
`)}
`}}const he=(t,o)=>t.split(/^##+ /m).find(s=>s.startsWith(`${o}
`))?.replace(/^.*\n+(?:\*\*.*\*\* \(\w+\)\n+)?/,"").trimEnd(),me=/^ *```.*\n([\s\S]*?)\n? *```$|^(\|.*(?:\n\|.*)*)|^- (.+(?:\n +\S.*)*)|^(.+(?:\n(?!- |\|| *```).+)*)|^$/gm;
function ve(t,o,s){const l=[],f=(u,h,D)=>{const{href:M}=new URL(D,o);return l.includes(M)||l.push(M),`${h} [${l.indexOf(M)+1}]`},g=(u,h="",D="")=>{const b=u.replaceAll(
"**","").replace(/\s+/g," ").trim().replace(/\[([^\]]+)\]\(([^)]+)\)/g,f);return(0,ee.LV)(b,s.width-D.length).map((U,P)=>`${P===0?h:D}${U}`)};return[...t.matchAll(
me).flatMap(([,u,h,D,M=""])=>{const[b=[],,...E]=h?.split(`
`).map(P=>P.split(/ *\| */).slice(1,-1))??[];return h!==void 0?E.flatMap(([P="",...Y])=>[...g(P,"- ","  "),...Y.flatMap((ge,ye)=>g(`${b[ye+1]}: ${ge}`,"  ","  "))]):
D!==void 0?g(D,"- ","  "):u?.split(`
`).map(P=>(0,ee.nI)(`    ${P}`.trimEnd(),"dim",s))??g(M)}),"",...l.values().map((u,h)=>`[${h+1}] ${u}`)]}var Q=i(8839);async function r({codes:t,output:o},{program:s}){
const{stdout:l,env:f,argv:g}=s,w={isTTY:!0,columns:(0,Q.PL)(l,f)},{width:u}=(0,Q.aH)(w,o.color,f),h={...(0,Q.aH)(l,o.color,f),width:u},D=t.map(E=>pe(E,g[1]??"",
h)),M=o.format==="json",b=D.map(({explained:E,rendered:U})=>M?JSON.stringify(E):U);return await(0,Q.yy)(l,[b.join(`
`),M?`
`:""]),0}async function a(t,o){const{program:s}=o,l={environment:s.env,directory:s.cwd(),wording:F.E},f=v(t,(0,k.s)(t.raw,l),o),g=t.output.format==="json";let w=!1;
for(const u of t.texts)for await(const h of u==="-"?(0,Q.Dx)(s.stdin):[u]){const{explained:D,rendered:M}=await f(h);w||=D.error!==null;const b=D.error===null?"":
d(h,t.subject),E=(0,O.s$)(JSON.stringify(D,c));s.stdout.write(g?`${E}
`:`${M}${b}`)}return w?1:0}const c=(t,o)=>typeof o=="string"&&t!=="input"&&o.includes("//")?(0,T._U)(o):o;function d(t,o){const s=(0,G.e)(t);return s===null||s===
o?"":`  help: did you mean "explain ${s} ${(0,O.RK)((0,T._U)(t))}"?
`}function v({subject:t},o,s){const l=(0,m.L2)({setting:o.dialect,scan:null});switch(t){case"host":return $(o,l,s);case"module":return p(l.clients,j);case"provi\
der":return p(l.clients,X)}}function p(t,o){return async s=>{const l=t.map(u=>({client:u,...o(s,u)})),[f]=l;if(f===void 0)return o(s,"terraform");if(l.every(({rendered:u})=>u===
f.rendered)||l.every(({explained:u})=>u.error!==null))return f;const w=l.map(({client:u,rendered:h})=>`${S.bB[u]}: ${h}`);return{explained:f.explained,rendered:w.
join("")}}}function $(t,o,{program:{env:s,kill:l},secrets:f,stop:g}){const w=(0,N.g8)(s),u=o.clients.map(M=>(0,n.J1)(M,w)),h={environment:s,kill:l,learn:f.learn,
stop:g.signal},D={...(0,e.mQ)({...t,configs:u},h),variables:(0,L.w5)(s),redact:f.redact};return async M=>{const{explained:b,rendered:E}=B(M),{hostname:U}=b;if(U===
null)return{explained:{...b,credentials:null},rendered:E};const P=await re(U,D);return{explained:{...b,credentials:P},rendered:`${E}${ie(P)}`}}}}),1460:((ne,W,i)=>{
i.d(W,{E:()=>F,W:()=>G});var e=i(6760),N=i(9968),n=i(255),m=i(8535),S=i(7773),T=i(7188);const O=new Set(S.fd.flatMap(([,y])=>y.map(({name:x})=>x))),G=y=>y.replace(
/`([a-z-]{1,20})(?:: ([^`\n]{1,80}))?`/g,(x,C,A)=>O.has(C)?`\`--${C}${A===void 0?"":` ${A}`}\``:x).replaceAll("hostnames input","--hostnames"),F={isTerminal:!0,
setting:y=>y==="changed-only"?"--changed-since":`--${y}`,missingPath:(y,x)=>{const[C="",...A]=y.split("="),B=A.length>0&&R(C),j=B?"--tokens":L(y,x),X=j===null?"":
`; did you mean ${j}?`;return`"${B?`${C}=\u2026`:y}" does not exist in ${x}${X}`}},k=new Map([...["init","lint","run","scan","test","validate"].map(y=>[y,"check"]),
["hosts","usages"],["list","usages"],["version","--version"]]);function L(y,x){const C=k.get(y)??(0,m.q)(y,T.bw);if(C!==null)return`"tf-disco ${C}"`;const A=(0,m.
q)((0,e.basename)(y),(0,N.wX)((0,e.dirname)((0,e.resolve)(x,y))));if(A!==null)return`"${(0,e.join)((0,e.dirname)(y),A)}"`;const B=y.replace(/^https:\/\/|\/$/g,""),
j=(0,n.Pv)(B);return j.ok&&R(B)?`--hostnames ${j.value}`:null}const R=y=>y.includes(".")&&!z.test(y)&&(0,n.Pv)(y).ok,z=/\.(?:tf|tofu|hcl|json|tfvars)$/})};export{$e as id,De as ids,ke as modules};
