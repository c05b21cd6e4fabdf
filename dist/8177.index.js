const ye=8177,De=[8177],$e={1629:((W,P,i)=>{i.d(P,{t:()=>O});var e=i(8032);const w=j=>(B,M=[],U={})=>({title:B,severity:j,affects:M,...U}),n=w("error"),d=w("war\
ning"),f=w("notice"),K={isCuredByScan:!0},E={"machine-network":n("No registry host can be reached",e.zK),"host-check-crashed":n("tf-disco crashed while it check\
ed the host",e.zK),"host-dotless-module":n("Module host has no dot in its name",e.Du),"host-generic":d("Generic hostname was not contacted"),"host-http2":n("Hos\
t speaks only HTTP/2",e.zK),"host-idn-module":n("Terraform cannot use modules from an internationalized host",["terraform"]),"host-invalid":n("Hostname is inval\
id",e.Du),"host-missing":n("Hostname is missing",["opentofu"]),"host-not-allowed":n("Host is not allowed",e.zK),"host-not-checked":n("Host was not checked befor\
e the check ended",e.zK),"host-private-redirect":n("Redirect to a non-public address",e.zK),"host-protocol":n("Host does not speak HTTP",e.zK),"host-recovered":f(
"Discovery succeeded after a retry"),"host-slow":d("Host is slow"),"host-timeout":n("Host does not respond in time",e.zK),"host-unknown":n("Hostname does not re\
solve",e.zK),"host-unreachable":n("Host is unreachable",e.zK),"proxy-refused":n("Proxy refused the request",e.zK),"tls-expired":n("TLS certificate has expired",
e.zK),"tls-expires-soon":d("TLS certificate expires soon"),"tls-name-mismatch":n("TLS certificate is for another name",e.zK),"tls-not-yet-valid":n("TLS certific\
ate is not valid yet",e.zK),"tls-plain-http":n("Port serves plain HTTP",e.zK),"tls-protocol":n("TLS handshake failed",e.zK),"tls-untrusted":n("TLS certificate i\
s not trusted",e.zK),"redirect-insecure":d("Redirect to plain HTTP",e.Du),"redirect-invalid":n("Invalid redirect",e.zK),"redirect-limit":n("Too many redirects",
e.Du),"redirect-loop":n("Redirect loop",e.zK),"redirect-nested":f("More than one redirect"),"document-absent":n("Host has no discovery document",e.zK),"document\
-encoding":n("Discovery document cannot be decompressed",e.Du),"document-headers":n("Response headers are too large",e.zK),"document-incomplete":n("Discovery do\
cument is incomplete",e.zK),"document-not-json":n("Discovery document is not valid JSON",e.zK),"document-not-object":n("Discovery document is not a JSON object",
e.zK),"document-size":n("Discovery document is too large",e.Du),"document-status":n("Unexpected HTTP status",e.zK),"document-type":n("Wrong Content-Type",e.zK),
"document-unauthorized":n("Discovery requires valid credentials",e.zK),"service-missing":n("Service is not offered",e.zK),"service-type":n("Service URL is not a\
 string",e.zK),"service-url-credentials":n("Service URL contains a user name",e.zK),"service-url-cross-host":f("Service is on another host"),"service-url-double\
-slash":d("Service URL has a double slash"),"service-url-empty":n("Service URL is empty",e.zK),"service-url-insecure":d("Service URL is not https",[...e.Du,"dep\
endabot"]),"service-url-invalid":n("Service URL cannot be used",e.zK),"service-url-looks-like-host":n("Service URL has no https://",e.zK),"service-url-no-slash":n(
"Service URL does not end with a slash",e.rG),"service-url-other-port":f("Service is on another port of the host"),"service-url-private":n("Service URL has a no\
n-public address",e.zK),"service-url-query":d("Service URL has a query",e.Du),"service-url-relative":d("Service URL is relative to the document",["dependabot","\
renovate","terragrunt"]),"service-url-same":d("Two services have the same URL"),"service-version":n("Service is offered in another version",e.zK),"login-authz-i\
nvalid":n("authz URL in login.v1 cannot be used",e.Du),"login-authz-missing":n("login.v1 has no authz URL",e.Du),"login-client-empty":d("login.v1 has an empty c\
lient",e.Du),"login-client-missing":n("login.v1 has no client",e.Du),"login-grant-types-invalid":n("grant_types in login.v1 is not an array",e.Du),"login-grant-\
types-unknown":f("login.v1 has unknown grant types"),"login-grant-types-unsupported":n("login.v1 has no usable grant type",e.Du),"login-ports-count":n("ports in\
 login.v1 is not two ports",e.Du),"login-ports-ignored":d("ports in login.v1 is not an array",e.Du),"login-ports-order":n("ports in login.v1 are in the wrong or\
der",e.Du),"login-ports-range":n("ports in login.v1 are out of range",e.Du),"login-ports-single":n("ports in login.v1 is a range of one port",e.Du),"login-scope\
s-ignored":d("scopes in login.v1 is not an array",e.Du),"login-scopes-invalid":n("scopes in login.v1 contains a value that is not a string",e.Du),"login-token-i\
nvalid":n("token URL in login.v1 cannot be used",e.Du),"login-token-missing":n("login.v1 has no token URL",e.Du),"login-type":n("login.v1 is not an object",e.Du),
"login-url-port":d("Login URL has no port",e.Du),"source-dynamic":f("Source address is only known at init time"),"source-invalid":n("Source address is invalid",
e.Du),"source-missing":n("Directory of a local module is missing",e.Du),"source-near-miss":d("Source address is probably a mistake",e.Du),"constraint-invalid":n(
"Version constraint is invalid",e.Du),"constraint-unmeetable":n("No version can meet the constraints",e.Du),"lock-invalid":n("Dependency lock file is invalid",e.
Du),"lock-outside":n("Locked version does not match the constraints",e.Du),"lock-platform-missing":n("Lock file lacks the checksum of a package",e.Du),"lock-rea\
donly":n("Lock file has to change and may not",e.Du),"client-version":n("Configuration does not support this version of the CLI",e.Du),"module-described":d("Reg\
istry module can probably not be installed",e.Du),"module-unknown":n("Module is not in the registry",e.Du),"provider-excluded":n("No installation method covers \
a provider",e.Du),"provider-unknown":n("Provider is not in the registry",e.Du),"provider-warning":f("Registry warns about a provider"),"mirror-url":n("URL or pa\
th of a provider mirror is wrong",e.Du),"mirror-version":n("Network mirror lacks the chosen version",e.Du),"versions-empty":n("Registry lists no versions",e.Du),
"versions-shape":n("List of versions cannot be read",e.Du),"versions-status":n("Registry fails to list versions",e.Du),"versions-unauthorized":n("Registry requi\
res a valid token",e.Du),"version-locked-gone":n("Locked version is no longer listed",e.Du),"version-none-fits":n("No listed version fits",e.Du),"version-unread\
able":n("Listed version cannot be read",e.Du),"answer-incomplete":n("Response is incomplete",e.Du),"cloud-incomplete":n("Organization or workspaces are missing",
e.Du),"cloud-organization":n("Organization cannot be read",e.Du),"cloud-token":n("Token for the cloud block or remote backend is missing",e.Du),"cloud-version":n(
"API is too old for the cloud block",e.Du),"cloud-workspace":n("Workspace cannot be read",e.Du),"cloud-workspace-missing":f("Workspace does not exist"),"package\
-broken":n("Package of a module cannot be read",e.Du),"package-document":n("Description of a provider package is wrong",e.Du),"package-location":n("Package loca\
tion cannot be used",e.Du),"package-platform":n("Provider has no package for a platform",e.Du),"package-protocol":n("CLI does not support the plugin protocol of\
 a provider",e.Du),"package-sums":n("Checksums of a provider do not agree",e.Du),"package-unauthorized":n("Package requires credentials",e.Du),"package-unreacha\
ble":n("Package cannot be downloaded",e.Du),"package-unsigned":n("Provider has no usable signature",e.Du),"block-backend":n("Backend or cloud block is not accep\
ted",e.Du),"block-invalid":n("Block is not accepted",e.Du),"block-providers":n("Call and module disagree about provider configurations",e.Du),"block-unsupported":n(
"Block is not supported by this CLI",e.Du,K),"file-limit":d("Part of the repository exceeds a limit",[],K),"file-outside":d("Path leads out of what is read",[],
K),"file-stale":d("Usages file is old"),"file-syntax":n("File has a syntax error",e.Du,K),"file-unreadable":n("File cannot be read",e.Du,K),"nothing-to-check":n(
"Nothing to check"),"credentials-bot":d("Bot has no token for a registry",["dependabot","renovate"]),"credentials-config":d("CLI configuration has a mistake",e.
Du),"credentials-differ":f("Clients use different tokens"),"credentials-empty":d("Token is empty",e.Du),"credentials-expiry":d("Token has expired or expires soo\
n",e.Du),"credentials-helper":n("Credentials helper failed",e.Du),"credentials-malformed":n("Malformed token",e.Du),"credentials-missing":d("Token is missing"),
"credentials-near-miss":d("Token variable has a similar name"),"credentials-other-host":d("Token is for another host",e.Du),"credentials-short":d("Token is too \
short to be redacted"),"credentials-unused":f("Token for a host that is not checked"),"services-forced":f("A host block replaces service discovery",e.Du),"allow\
list-incomplete":n("Modules may use hosts that are not in allowed-hosts",e.Du),"not-followed":f("Part of init was not checked")},O=()=>E}),8177:((W,P,i)=>{i.r(P),
i.d(P,{explain:()=>ve,explainCodes:()=>ue});var e=i(2798),w=i(6889),n=i(8032),d=i(9179),f=i(6092),K=i(5727),E=i(1460),O=i(345),j=i(437),B=i(8643),M=i(1054),U=i(
8345),z=i(255),m=i(5243),b=i(3846);function L(o){const r=z.Pv(o),s=(0,M.L6)(o);if(!r.ok){const c={hostname:null,discoveryUrl:null,tokenVariables:[]},u=z.WV(o);return{
explained:{input:o,...c,display:u,error:r.why,advice:s},rendered:`${k(`${o} is not a hostname: ${r.why}`)}
${C(s)}`}}const t=r.value,l=z.pk(t),v=(0,B.jr)(z.cu(t)),h=z.fK(t),a=[k(t),...l===t?[]:[`  shown as   ${k(l)}`],`  discovery  ${k(v)}`,...h.map((c,u)=>`  ${u===0?
"variable":"        "}   ${k(c)}`)];return{explained:{input:o,hostname:t,display:l,discoveryUrl:v,tokenVariables:h,error:null,advice:s},rendered:`${a.join(`
`)}
${C(s)}`}}function x(o,r){const s=(0,m.vL)(o,r),t=(0,M.NM)(o,s,(0,m.rE)(o,r)),{kind:l}=s,v={host:null,namespace:null,name:null,system:null,subdirectory:null},h=(a,c={},u=null)=>({
explained:{input:o,kind:l,...v,...c,error:u,advice:t},rendered:`${k(o)} ${a}
${C(t)}`});switch(l){case"registry":{const{host:a,namespace:c,name:u,system:g,subdirectory:p}=s,y=p?`, directory ${k(p)}`:"";return h(`is module ${k(`${c}/${u}/${g}`)}\
 of registry ${a}${y}`,{host:a,namespace:c,name:u,system:g,subdirectory:p})}case"local":return h("is a local directory; no registry is used");case"remote":{const{
refusal:a,subdirectory:c}=s,u=a===null?"":`, which fails: ${k(a)}`;return h(`is downloaded without a registry${u}`,{subdirectory:c})}case"invalid":return h(R(s.
error,r),{},s.error)}}function T(o,r){const s=(0,b.mi)(o,r),t=(0,U.c)(o,s),l=s.kind!=="invalid",{host:v,namespace:h,type:a}=l?s:{host:null,namespace:null,type:null},
c=l?null:s.error,u=c===null?`is provider ${k(`${h}/${a}`)} of registry ${v}`:R(c.replace(/\n\n.*$/s,""),r);return{explained:{input:o,host:v,namespace:h,type:a,error:c,
advice:t},rendered:`${k(o)} ${u}
${C(t)}`}}const R=(o,r)=>`is rejected by ${n.bB[r]}: ${k(o)}`,C=o=>o===null?"":`  help: ${k(o)}
`,k=o=>(0,f.RK)((0,d._U)(o));var X=i(7615),F=i(9432),J=i(2170),N=i(9119),Z=i(9615);async function Q(o,{credentials:r,configs:s,complaints:t,variables:l,redact:v}){
const{clients:h,findings:a,difference:c}=await r.find(o),u=c===null?[]:[(0,J.kH)(c)],g=[...a,...u,...t].map(p=>{const{message:y,help:D}=(0,Z.ag)(p.problem),$=(0,J.
Xd)(p);return{code:p.problem.code,message:y,...D!==null&&{help:D},place:$}});return{clients:h.flatMap(({client:p,looks:y})=>s.filter(D=>D.client===p).map(({files:D,
forced:$})=>({client:p,looks:y,files:D.map(({shown:S,state:I})=>({file:S,state:I})),hostBlock:$.find(S=>S.host===o)?.place??null}))),nearMisses:(0,z.Bz)(l,o,new Set(
[o])).map(({isParent:p,...y})=>y),problems:v([...new Map(g.map(p=>[p.message,p])).values()])}}function q(o){return[...(0,X.G_)(o.clients).flatMap(({clients:s,looks:t})=>[
`  ${(0,F.eZ)(s)}: credentials sources, in order`,...t.map(({source:l,held:v},h)=>`    ${h+1}. ${(0,f.RK)(l)}: ${v}`)]),..._(o),...o.nearMisses.map(({variable:s,
why:t,write:l})=>`  near miss  ${(0,f.RK)(s)}: ${(0,f.RK)(t)}; rename it to ${(0,f.RK)(l)}`),...o.problems.flatMap(({code:s,message:t,help:l,place:v})=>[`  ${v===
null?"":`${(0,N.eo)(v)}: `}${s}: ${(0,f.RK)(t)}`,...l?[`    help: ${(0,f.RK)(l)}`]:[]])].map(s=>`${s}
`).join("")}function _({clients:o}){return(0,N.c1)(o,({files:s,hostBlock:t})=>JSON.stringify([s,t])).flatMap(s=>{const[{files:t,hostBlock:l}]=s,v=(0,F.eZ)(s.map(
({client:a})=>a));return[...t.length===0?[]:[`  ${v}: CLI configuration`],...t.map(({file:a,state:c})=>`    ${(0,f.RK)(a)}: ${c}`),...l===null?[]:[`    ${(0,N.eo)(
l)} has a host block for the host: its discovery document is not used`]]})}var ee=i(3024),ne=i(6760),V=i(9968),oe=i(4120),se=i(6906),te=i(7792),re=i(1629),G=i(2432),
A=i(3471);function ie(o,r,s){const{title:t,severity:l,affects:v}=(0,re.t)()[o],h=(0,V.N0)(()=>(0,ee.realpathSync)(r),r),a=[`docs/problems/${o.replace(/-.*/,"")}\
.md`,"docs/problems.md"].flatMap($=>{const S=ae((0,V.r7)((0,ne.join)(h,"../../..",$))??"",o);return S===void 0?[]:{section:S,page:`${G.Bw}/blob/v1/${$}`}}),{section:c=null,
page:u=G.aq}=a[0]??{},g=`${u}#${o}`,{style:p}=se.B2[te.rC[l]],y=[...(0,A.wW)({indent:0,label:`${l}[${o}]:`,style:p,text:t},s),...v.length===0?[]:(0,A.LV)(`Affec\
ts ${(0,oe.SY)(v)}.`,s.width),"",...c===null?[]:ce(c,u,s),g];return{explained:{code:o,title:t,severity:l,affects:v,url:g,section:c},rendered:`${y.join(`
`)}
`}}const ae=(o,r)=>o.split(/^##+ /m).find(s=>s.startsWith(`${r}
`))?.replace(/^.*\n+(?:\*\*.*\*\* \(\w+\)\n+)?/,"").trimEnd(),le=/^ *```.*\n([\s\S]*?)\n? *```$|^(\|.*(?:\n\|.*)*)|^- (.+(?:\n +\S.*)*)|^(.+(?:\n(?!- |\|| *```).+)*)|^$/gm;
function ce(o,r,s){const t=[],l=(a,c,u)=>{const{href:g}=new URL(u,r);return t.includes(g)||t.push(g),`${c} [${t.indexOf(g)+1}]`},v=(a,c="",u="")=>{const p=a.replaceAll(
"**","").replace(/\s+/g," ").trim().replace(/\[([^\]]+)\]\(([^)]+)\)/g,l);return(0,A.LV)(p,s.width-u.length).map((D,$)=>`${$===0?c:u}${D}`)};return[...o.matchAll(
le).flatMap(([,a,c,u,g=""])=>{const[p=[],,...y]=c?.split(`
`).map($=>$.split(/ *\| */).slice(1,-1))??[];return c!==void 0?y.flatMap(([$="",...S])=>[...v($,"- ","  "),...S.flatMap((I,ge)=>v(`${p[ge+1]}: ${I}`,"  ","  "))]):
u!==void 0?v(u,"- ","  "):a?.split(`
`).map($=>(0,A.nI)(`    ${$}`.trimEnd(),"dim",s))??v(g)}),"",...t.values().map((a,c)=>`[${c+1}] ${a}`)]}var H=i(8839),de=i(9029);async function ue({codes:o,output:r},{
program:s}){const{stdout:t,env:l,argv:v}=s,h={isTTY:!0,columns:(0,H.PL)(t,l)},{width:a}=(0,H.aH)(h,r.color,l),c={...(0,H.aH)(t,r.color,l),width:a},u=o.map(y=>ie(
y,v[1]??"",c)),g=r.format==="json",p=u.map(({explained:y,rendered:D})=>g?JSON.stringify(y):D);return await(0,H.yy)(t,[p.join(`
`),g?`
`:""]),0}async function ve(o,r){const{program:s}=r,t={environment:s.env,directory:s.cwd(),wording:E.E},l=me(o,(0,O.s)(o.raw,t),r),v=o.output.format==="json";let h=!1;
for(const a of o.texts)for await(const c of a==="-"?(0,H.Dx)(s.stdin):[a]){const{explained:u,rendered:g}=await l(c);h||=u.error!==null;const p=u.error===null?"":
pe(c,o.subject),y=(0,f.s$)(JSON.stringify(u,he));s.stdout.write(v?`${y}
`:`${g}${p}`)}return h?1:0}const he=(o,r)=>typeof r=="string"&&o!=="input"&&r.includes("//")?(0,d._U)(r):r;function pe(o,r){const s=(0,K.e)(o);return s===null||
s===r?"":`  help: did you mean "explain ${s} ${(0,f.RK)((0,d._U)(o))}"?
`}function me({subject:o},r,s){const t=(0,w.L2)({setting:r.dialect,scan:null});switch(o){case"host":return fe(r,t,s);case"module":return Y(t.clients,x);case"pro\
vider":return Y(t.clients,T)}}function Y(o,r){return async s=>{const t=o.map(a=>({client:a,...r(s,a)})),[l]=t;if(l===void 0)return r(s,"terraform");if(t.every(({
rendered:a})=>a===l.rendered)||t.every(({explained:a})=>a.error!==null))return l;const h=t.map(({client:a,rendered:c})=>`${n.bB[a]}: ${c}`);return{explained:l.explained,
rendered:h.join("")}}}function fe(o,r,{program:{env:s,kill:t},secrets:l,stop:v}){const h=(0,de.op)(o.cliConfig,r.clients,s),a={environment:s,kill:t,learn:l.learn,
stop:v.signal},c={...(0,e.mQ)({...o,configs:h},a),variables:(0,j.w5)(s),redact:l.redact};return async u=>{const{explained:g,rendered:p}=L(u),{hostname:y}=g;if(y===
null)return{explained:{...g,credentials:null},rendered:p};const D=await Q(y,c);return{explained:{...g,credentials:D},rendered:`${p}${q(D)}`}}}}),1460:((W,P,i)=>{
i.d(P,{E:()=>j,W:()=>O});var e=i(6760),w=i(9968),n=i(255),d=i(8535),f=i(7773),K=i(7188);const E=new Set(f.f.flatMap(([,m])=>m.map(({name:b})=>b))),O=m=>m.replace(
/`([a-z-]{1,20})(?:: ([^`\n]{1,80}))?`/g,(b,L,x)=>E.has(L)?`\`--${L}${x===void 0?"":` ${x}`}\``:b).replaceAll("hostnames input","--hostnames"),j={isTerminal:!0,
setting:m=>m==="changed-only"?"--changed-since":`--${m}`,missingPath:(m,b)=>{const[L="",...x]=m.split("="),T=x.length>0&&U(L),R=T?"--tokens":M(m,b),C=R===null?"":
`; did you mean ${R}?`;return`"${T?`${L}=\u2026`:m}" does not exist in ${b}${C}`}},B=new Map([...["init","lint","run","scan","test","validate"].map(m=>[m,"check"]),
["hosts","usages"],["list","usages"],["version","--version"]]);function M(m,b){const L=B.get(m)??(0,d.q)(m,K.bw);if(L!==null)return`"tf-disco ${L}"`;const x=(0,d.
q)((0,e.basename)(m),(0,w.wX)((0,e.dirname)((0,e.resolve)(b,m))));if(x!==null)return`"${(0,e.join)((0,e.dirname)(m),x)}"`;const T=m.replace(/^https:\/\/|\/$/g,""),
R=(0,n.Pv)(T);return R.ok&&U(T)?`--hostnames ${R.value}`:null}const U=m=>m.includes(".")&&!z.test(m)&&(0,n.Pv)(m).ok,z=/\.(?:tf|tofu|hcl|json|tfvars)$/})};export{ye as id,De as ids,$e as modules};
