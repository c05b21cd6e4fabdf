const En=[558,929,938,909],Mn={3534:((ct,W,t)=>{t.d(W,{$U:()=>e,Eu:()=>d,JD:()=>n,QU:()=>I,To:()=>r,bI:()=>i,fj:()=>w,iX:()=>u,tK:()=>h,z2:()=>s});var _=t(4283),
T=t(1064),A=t(1831),$=t(2713),D=t(4e3),m=t(5799),M=t(8937);const I=(0,m.lS)((0,m.$e)("credentials-empty","Token is empty",T.Du),({source:v})=>({message:`the tok\
en from ${v} is empty`,help:"check the name of the secret and that this workflow can read it: GitHub replaces a missing secret with an empty string"})),E={"cont\
rol character":{has:"contains a line break or another control character, which no client can send",help:"store the token again without the line break at its end"},
bearer:{has:'begins with "Bearer ", which the clients add a second time',help:'store only the part after "Bearer "'},quotes:{has:"is enclosed in quotation marks\
, which are sent with it",help:"store the token without the quotation marks"},"outer white space":{has:"begins or ends with white space, which is sent with it",
help:"store the token without the white space around it"},"inner white space":{has:"contains white space",help:"check whether two values were pasted together"},
"not ASCII":{has:"contains characters beyond ASCII, which many servers misread",help:"copy the token again: a hyphen or quotation mark may have been replaced"}},
d=(0,m.lS)((0,m.z3)("credentials-malformed","Malformed token",T.Du),({source:v,slip:l})=>({message:`the token from ${v} ${E[l].has}`,help:E[l].help,...l==="cont\
rol character"?{}:{severity:"warning"}})),w=(0,m.lS)((0,m.$e)("credentials-short","Token is too short to be redacted"),({source:v})=>({message:`the token from ${v}\
 has fewer than ${$.I} characters and is not redacted where a server repeats it`,help:"check whether the stored value is the whole token; store it again or crea\
te a longer one"})),h=(0,m.lS)((0,m.lm)("credentials-differ","Clients use different tokens"),({host:v,first:l,other:p})=>({message:`for host ${(0,A.nx)(v)}, ${a(
l)} and ${a(p)}`,help:`set the token for both clients in ${(0,A.fK)(v)[0]??"tokens"} or tokens, or set dialect to one client; this check uses the first token`})),
a=({client:v,source:l})=>l===null?`${T.bB[v]} finds no token`:`${T.bB[v]} uses the token from ${l}`,n=(0,m.lS)((0,m.$e)("credentials-rejected","Token was reject\
ed"),({host:v,status:l,source:p})=>({message:`host ${(0,A.nx)(v)} returned ${l} for the token from ${p}`,help:`check that the token is complete, has not expired\
 and may read this host: curl -i -H "Authorization: Bearer $TOKEN" ${(0,_.jr)((0,A.cu)(v))}; then store a new one in the same place`})),e=(0,m.lS)((0,m.$e)("cre\
dentials-missing","Token is missing"),({host:v,service:l,...p})=>{const O=(0,A.nx)(v),[y=""]=(0,A.fK)(v);return(0,M.em)(`host ${O} requires a token${l===null?"":
` for ${l}`}`,`add the line "${O}=\${{ secrets.REGISTRY_TOKEN }}" to the tokens input, or "${y}: \${{ secrets.REGISTRY_TOKEN }}" to env; outside GitHub ${o(y)}`,
p)}),o=v=>/^\w+$/.test(v)?`export ${v}=\u2026`:`env '${v}=\u2026' terraform init`,s=(0,m.lS)((0,m.$e)("credentials-near-miss","Token variable has a similar name"),
({host:v,variable:l,why:p,write:O})=>({message:`${l} seems to be meant for host ${(0,A.nx)(v)}, but ${p}`,help:`rename it to ${O}: ${o(O)}`})),r=(0,m.lS)((0,m.$e)(
"credentials-other-host","Token is for another host",T.Du),({host:v,other:l,source:p,service:O,isSent:y,isNotice:f})=>({message:`the clients do not send the tok\
en for ${l} from ${p} ${O===null?`after the redirect of ${v}`:`to ${O} of host ${v}`}: they send ${y?`the token of ${v}`:"none"}`,help:O===null?`make the discov\
ery document of ${v} public, or serve it at ${v} itself`:`set the token for ${v}, and the clients send it to ${l}`,...f?{severity:"notice",affects:[]}:{}})),i=(0,m.
lS)((0,m.lm)("credentials-unused","Token for a host that is not checked"),({host:v})=>({message:`the tokens input has a token for host ${(0,A.nx)(v)}, which is \
not checked`,help:"write the host as in the files, including its port, or remove the line"})),u=(0,m.lS)((0,m.z3)("document-unauthorized","Discovery requires va\
lid credentials",T.zK),({host:v,token:l,challenge:p,...O})=>{const y=l==="sent"?"rejected the given authentication credentials":"requires authentication credent\
ials",f=p===null?"":`, and asks for ${p} authentication`;return{message:`host ${v} ${y}: ${(0,D._r)(O)}${f}`,help:(0,D.NM)(O.page,v,g(v,l,O.status,p))}}),c="mak\
e the discovery document public";function g(v,l,p,O){const y=(0,D.qZ)(v);if(O!==null)return{operator:`exempt /.well-known/terraform.json from ${O} authenticatio\
n`,guest:y,note:"the clients send Bearer tokens only, so no token helps"};switch(l){case"sent":{const f="check that the token is for this host, complete and not\
 expired";return p===403?{operator:f,user:f,guest:y}:{operator:f,user:f}}case"none":{const f=(0,M.nP)(v);return{operator:`${f}, or ${c}`,user:f,guest:y}}case"dr\
opped":return{because:"the token was not sent there because it does not follow a redirect to another host",operator:`configure ${v} to respond itself, or ${c}`};case"\
withheld":return{because:"the token was not sent there because the clients would send it in clear text",operator:"redirect to an https URL"}}}}),7052:((ct,W,t)=>{
t.d(W,{JW:()=>h,U$:()=>D,WO:()=>E,a3:()=>d,ub:()=>a});var _=t(1064),T=t(4e3),A=t(5143),$=t(5799);const D=(0,$.lS)((0,$.$e)("file-syntax","File has a syntax erro\
r",_.Du),({error:n,file:e})=>({message:n??"the file is not valid UTF-8",help:(0,A.Zl)(e)?void 0:"fix the file, or list it in `exclude` if it is invalid on purpo\
se"})),m={file:"the file cannot be read",directory:"the directory cannot be read",link:"the target of the link cannot be read",scan:"the path in `scan` cannot b\
e read","special-file":"this is not a regular file; it is not read","link-to-special-file":"the target of the link is not a regular file; it is not read"},M={ENAMETOOLONG:"\
shorten the path, or list it in `exclude`",ENOENT:"rename it if its name is not valid UTF-8, or list it in `exclude`"},I={file:"correct the permissions, or list\
 the file in `exclude`",directory:"correct the permissions, or list the directory in `exclude`",link:"correct or remove the link, or list it in `exclude`",scan:"\
correct `scan`, and check that the repository is checked out","special-file":"remove it, or list it in `exclude`","link-to-special-file":"remove the link, or li\
st it in `exclude`"},E=(0,$.lS)((0,$.$e)("file-unreadable","File cannot be read"),n=>({message:"code"in n?`${m[n.what]}: ${n.code}`:m[n.what],help:(n.what==="fi\
le"||n.what==="directory"?M[n.code]:void 0)??I[n.what]})),d=(0,$.lS)({code:"file-outside",title:"Link points outside the checkout",severity:"warning",affects:[]},
()=>({message:"the link points outside the checkout and is not followed",help:"move the file into the repository, or name its directory in `scan`"})),w=3,h=(0,$.
lS)({code:"nothing-to-check",title:"Nothing to check",severity:"error",affects:[]},({scan:n,hasHostnames:e,isFleet:o})=>{const s=n.every(c=>c==="."),i=`found no\
 Terraform or OpenTofu files in ${o?"the repositories of `usages`":s?"this directory":`\`scan\` (${(0,T.K4)(n,w,T.dh)})`}`,u=o?"check out the repositories befor\
e `tf-disco usages`":"check out the repository first (in a workflow: actions/checkout)";return e?{message:`${i}; only \`hostnames\` was checked`,help:`${u}, or \
correct \`scan\``,severity:"warning"}:{message:`${i}, and \`hostnames\` is not set`,help:`${u}, correct \`scan\` or \`exclude\`, or set \`hostnames\``}}),a=(0,$.
lS)((0,$.$e)("file-limit","Part of the repository exceeds a limit"),n=>{switch(n.kind){case"size":return{message:`the file ${(0,T.mP)(n)}`,help:"split the file,\
 or list it in `exclude`"};case"depth":return{message:`directories nested deeper than ${n.max} levels are not scanned`,help:"list this directory in `exclude`"};case"\
files":return{message:`there are more than ${n.max} files; this directory and the following ones are not scanned`,help:"scan fewer directories with `scan` or `e\
xclude`"};case"directory":return{message:`the directory has more than ${n.max} files; the files after them are not scanned`,help:"split the directory, or list f\
iles in `exclude`"};case"parts":return{message:`the file has more than ${n.max} blocks, arguments and values; the rest is not read`,help:"split the file, or lis\
t it in `exclude`"};case"module-usages":return{message:`the files of this directory use more than ${n.max} modules and providers; the rest of this file and the \
files after it are not scanned`,help:"split the directory, or list files in `exclude`"};case"usages":return{message:`the scan found more than ${n.max} usages of\
 hosts; this directory and the following ones are not scanned`,help:"scan fewer directories with `scan` or `exclude`"};case"roots":return{message:`the root modu\
les have more than ${n.max} modules in all; the constraints of this root module and the following ones are not checked`,help:"list the directories in which `ini\
t` runs in `roots`"};case"problems":return{message:`there are more than ${n.max} problems in files; ${n.omitted} are not reported`,help:"fix the reported proble\
ms first, or scan fewer files with `scan` or `exclude`"};case"time":return{message:`${(0,T.Cw)(n.stopped)} after reading ${n.files} files; this directory and th\
e following ones are not scanned, so hosts may be missing`,help:"scan fewer directories with `scan` or `exclude`, or raise `deadline-seconds`"}}})}),3410:((ct,W,t)=>{
t.d(W,{Dr:()=>w,EK:()=>I,Fu:()=>a,dF:()=>h,vs:()=>M});var _=t(1064),T=t(1831),A=t(9562),$=t(4e3),D=t(5799),m=t(8937);const M=(0,D.lS)((0,D.z3)("cloud-token","To\
ken for the cloud block or remote backend is missing",_.Du),({host:n,service:e,...o})=>{const s=(0,T.nx)(n),r=e===A.OZ?"the cloud block":"the remote backend",[i=""]=(0,T.
fK)(n);return(0,m.em)(`${r} requires a token for ${s}`,`add the line "${s}=\${{ secrets.REGISTRY_TOKEN }}" to the tokens input, or set ${i}; outside GitHub, run\
 \`terraform login ${s}\` or \`tofu login ${s}\``,o)}),I=(0,D.lS)((0,D.z3)("cloud-version","API is too old for the cloud block",_.Du),({url:n,version:e})=>({message:`${n}\
 returned ${e===null?"no TFP-API-Version":`TFP-API-Version ${(0,$.dh)(e)}`}; the cloud block requires 2.5 or later`,help:{operator:"update Terraform Enterprise,\
 or configure the proxy in front of it to keep the header",user:'check `hostname`, or use `backend "remote"` instead of `cloud`'}})),E=n=>"why"in n?`the respons\
e of ${n.url} ${(0,$.dh)(n.why)}`:(0,$._r)({...n,page:null}),d=(n,e,o)=>"status"in n&&[401,403,404].includes(n.status)?o:(0,D.C)(`check the logs of ${e}, and th\
at the URL of the service is that of its API`),w=(0,D.lS)((0,D.z3)("cloud-organization","Organization cannot be read",_.Du),n=>{const{host:e,organization:o,source:s}=n;
return{message:`the organization ${o} at ${e} cannot be read: ${E(n)}`,help:d(n,e,`check the name of the organization, and that the token from ${s} is valid and\
 belongs to a member`)}}),h=(0,D.lS)((0,D.z3)("cloud-workspace","Workspace cannot be read",_.Du),n=>{const{host:e,organization:o,workspace:s}=n;return{message:`\
the workspace ${s} of ${o} at ${e} cannot be read: ${E(n)}`,help:d(n,e,"check that the token may read the workspace")}}),a=(0,D.lS)((0,D.lm)("cloud-workspace-mi\
ssing","Workspace does not exist"),({host:n,organization:e,workspace:o})=>({message:`${e} at ${n} has no workspace ${o} that the token may read; init would crea\
te it`,help:"no change is required if the workspace is new; otherwise correct its name"}))}),6697:((ct,W,t)=>{t.d(W,{AO:()=>w,U7:()=>d,n3:()=>h,nD:()=>e,ro:()=>n,
wp:()=>M,zo:()=>E});var _=t(1064),T=t(3592),A=t(4e3),$=t(5799);const D=({file:r,line:i})=>`${(0,A.dh)(r)}:${i}`,m=r=>r.map(i=>_.bB[i]).join(" and "),M=(0,$.lS)(
(0,$.z3)("host-not-allowed","Host is not allowed",_.zK),r=>{const{host:i}=r,u=`add ${i} to \`allowed-hosts\``;if("service"in r){const{service:c,registry:g}=r;return{
message:`${c} of ${g} is on ${i}, which is not in \`allowed-hosts\``,help:`use another registry, or ${u}`}}if("package"in r)return{message:`the package of ${r.package}\
 is downloaded from ${i}, which is not in \`allowed-hosts\` and was not contacted`,help:`use another module or provider, or ${u}`};if("use"in r){const[c,g]=I[r.
use];return{message:`${c} ${i}, which is not in \`allowed-hosts\``,help:`use ${g}, or ${u}`}}if("implied"in r){const{place:c,clients:g}=r.implied;return{message:`\
host ${i} is not in \`allowed-hosts\` and was not contacted; ${D(c)} names no host, and this is the default of ${m(g)}`,help:`name an allowed registry there, ${u}\
, or set \`dialect\` if you use another CLI`}}return{message:`host ${i} is not in \`allowed-hosts\` and was not contacted`,help:`use an allowed registry, or ${u}`}}),
I={download:["the source is downloaded from","a source on an allowed host"],backend:["the HTTP backend uses","an allowed backend"]},E=(0,$.lS)((0,$.lm)("host-as\
sumed","Default host of an assumed CLI was not contacted"),({host:r,place:i,clients:u,isListed:c})=>({message:`${r} was not contacted: ${D(i)} implies it as the\
 default host of ${m(u)}, but the CLI could not be detected`,help:c?"list the usages of the repository with `--dialect terraform` or `--dialect opentofu` to che\
ck the default hosts of that CLI":"set `dialect` to `terraform` or `opentofu` to check the default hosts of that CLI"})),d=(0,$.lS)((0,$.lm)("host-generic","Gen\
eric hostname was not contacted"),({host:r})=>({message:`${r} is a generic hostname that stands for the host of the cloud or backend block; it was not contacted`,
help:"add the real host to `hostnames` to check it"})),w=(0,$.lS)((0,$.z3)("host-private-redirect","Redirect to a non-public address",_.zK),({host:r,address:i,asks:u})=>i===
"metadata"?{message:`${r} is the address of a cloud metadata service and was not contacted`,help:"remove the redirect or the address; metadata services are neve\
r contacted"}:{message:`a public host ${u==="document"?"redirects":"leads"} to ${r}, which has a ${i} address and was not contacted`,help:`if ${u==="document"?"\
the redirect":"that"} is intended, add that host to \`hostnames\` or \`resolve\``}),h=(0,$.lS)((0,$.z3)("host-check-crashed","tf-disco crashed while it checked \
the host",_.zK),({host:r,thrown:i})=>({message:`${r} was not checked completely, because of a bug in tf-disco ${T.xv}: ${a(i)}`,help:`please report this text at\
 ${T.xV}; to pass until it is fixed, add \`host-check-crashed ${r}\` to \`ignore\``}));function a(r){if(!(r instanceof Error))return(0,A.dh)(String(r));const i=/([^/\\\s(]+:\d+:\d+)\)?$/m.
exec(r.stack??"")?.[1];return(0,A.dh)(String(r))+(i===void 0?"":` (${i})`)}const n=(0,$.lS)((0,$.z3)("host-http2","Host speaks only HTTP/2",_.zK),({host:r})=>({
message:`${r} speaks only HTTP/2, which Terraform and OpenTofu can use and this check cannot; it was not checked`,help:(0,$.C)(`enable HTTP/1.1 on ${r} as well \
(ALPN \`http/1.1\`)`,"to pass without checking it, add `host-http2` to `ignore`")})),e=(0,$.lS)((0,$.z3)("host-not-checked","Host was not checked before the che\
ck ended",_.zK),({host:r,stopped:i,isBegun:u,unchecked:c,total:g,slowest:v})=>({message:`${r} was not checked${u?" completely: its visit was under way when":":"}\
 ${(0,A.Cw)(i)}, with ${c} of ${g} hosts not checked`,help:o[i.kind]+s(v)})),o={deadline:"raise `deadline-seconds` or `concurrency`, lower `timeout-seconds` or \
`retries`, or check fewer hosts",signal:"run the check again; if the job or step reached its own time limit, set `deadline-seconds` below that",crash:"run the c\
heck again, and report the crash"};function s(r){return r.length===0?"":`; most of the time went to hosts without a response: ${r.map(({host:u,tookMs:c})=>`${u}\
 (${(0,A.YA)(c)})`).join(", ")}`}}),5799:((ct,W,t)=>{t.d(W,{$e:()=>d,C:()=>A,lS:()=>h,lm:()=>w,oC:()=>T,pj:()=>m,z3:()=>E});var _=t(6174);const T=["error","warn\
ing","notice"],A=(a,n)=>n===void 0?{operator:a}:{operator:a,note:n};function $({operator:a,user:n,guest:e},{role:o,host:s}){const r=`ask the operator of ${s} to\
 ${a}`;switch(o){case"operator":return a;case"user":return n===a?n:n===void 0?r:`${n}; if you run ${s}, ${D(a,n)}`;case"guest":return e??n??r}}const D=(a,n)=>a.
startsWith(`${n}, or `)?a.slice(n.length+5):a;function m(a,n){const{cures:e,...o}=a;return e===void 0?a:{...o,help:M(e,n)}}function M(a,n){const{because:e,note:o}=a,
s=e===void 0?"":`${e}: `,r=o===void 0?"":`; ${o}`;return s+$(a,n)+r}const I=a=>(n,e,o=[])=>({code:n,title:e,severity:a,affects:o}),E=I("error"),d=I("warning"),w=I(
"notice");function h(a,n){return Object.assign(o=>{const{help:s,...r}=n(o),i=a.code,u=(0,_._)(r.message),c={...a,code:i,usualSeverity:a.severity,...r,message:u};
return s===void 0?c:typeof s=="string"?{...c,help:(0,_._)(s)}:{...c,help:M(s,{role:"operator",host:""}),cures:s}},a)}}),8937:((ct,W,t)=>{t.d(W,{$w:()=>D,em:()=>M,
nP:()=>m,pt:()=>$,ro:()=>A});var _=t(4e3),T=t(5799);const A="this pull request needs no change; run the check where the secret is available, for example on the \
main branch";function $({host:I,token:E,source:d},w){const h=`sent${w===null?"":` to ${w}`}`;switch(E){case"none":return`no token was found for ${I}`;case"sent":
return`the token for ${I} from ${d} was ${h}`;case"dropped":return`the token for ${I} from ${d} was not ${h}, because the CLIs drop it at a redirect to another \
host`;case"withheld":return`the token for ${I} from ${d} was not ${h}, because the URL is not https; the CLIs do send it`}}function D({host:I,token:E},d,w,h){switch(E){case"\
none":return{operator:m(I),user:m(I),guest:(0,_.qZ)(I)};case"sent":return{operator:h,user:h};case"dropped":return(0,T.C)(`serve ${d} without the redirect to ${w??
"another host"}`);case"withheld":return(0,T.C)(`serve ${d} at an https URL`)}}const m=I=>`add a token to \`tokens\` (${I}=\u2026) or set a TF_TOKEN_ variable`;function M(I,E,{
isFork:d,searched:w,notRead:h}){if(d)return{message:`${I}, and secrets are withheld from pull requests of forks`,help:A,severity:"notice"};const a=h.length===0?
"":`; not read: ${h.join(", ")}`;return{message:`${I}, and none was found (searched: ${w.join(", ")}${a})`,help:E}}}),2929:((ct,W,t)=>{t.d(W,{z6:()=>rn,wX:()=>Xt,
w5:()=>Nt});var _=t(6760),T=t(9461),A=t(3024),$=t(5747);const D=200,m=1024*1024,M=4e3;function I(Q,V,ft){const ut=Map.groupBy(Q.filter(E).slice(0,D),({file:dt})=>dt);
return Array.from(ut).flatMap(([dt,yt])=>{const Tt=(0,_.join)(V,dt),St=d(Tt,ft)?(0,$.yR)(Tt,m):null;return St?.ok?w(St.text,yt):[]})}const E=({column:Q,endColumn:V})=>V>
Q,d=(Q,V)=>(0,$.N0)(()=>(0,A.statSync)(Q).mtimeMs<=V+1,!1);function w(Q,V){const ft=[];let[ut,dt]=[1,Q.startsWith("\uFEFF")?1:0];for(const yt of V.toSorted((Tt,St)=>Tt.
line-St.line)){for(;ut<yt.line&&dt>=0;ut+=1)dt=Q.indexOf(`
`,dt)+1||-1;if(dt<0)break;const Tt=Q.indexOf(`
`,dt),St=Tt<0?Q.length:Tt,Ct=St>dt&&Q[St-1]==="\r";ft.push(...h(Q.slice(dt,Ct?St-1:St),yt))}return ft}function h(Q,V){const{column:ft,endColumn:ut}=V,dt=Q.length>
M?[]:Array.from(Q);if(ft>dt.length)return[];const[yt,Tt]=[ft-1,ut-1],St=(Ct,Lt)=>dt.slice(Ct,Lt).join("");return[{place:V,before:St(0,yt),literal:St(yt,Tt),after:St(
Tt)}]}var a=t(6174),n=t(2161);function e(Q,V){const{directory:ft,checkedAt:ut,configs:dt}=V,yt=dt.flatMap(Pt=>Pt.files),Tt=new Set(yt.flatMap(({path:Pt,shown:bt})=>[
o(Pt),bt])),St=Pt=>{const bt=o((0,_.resolve)(ft,Pt));return!Tt.has(Pt)&&!Tt.has(bt)&&s(Pt)&&s(bt)},Ct=Q.filter(({file:Pt})=>St(Pt)),Lt=I(Ct,ft,ut),wt=v(Lt,V.usages);
return Lt.flatMap(Pt=>r(Pt,wt.get(l(Pt.place))??null,V))}function o(Q){const V=(0,T.$)(Q);return V.kind==="file"?V.path:(0,_.resolve)(Q)}const s=Q=>(0,n.L8)((0,_.
basename)(Q),new Set,(0,_.basename)((0,_.dirname)(Q)))!==void 0;function r({place:Q,before:V,literal:ft,after:ut},dt,{redact:yt,kept:Tt}){const St=V+ft+ut;return yt(
St,Tt)!==St?[]:g(St)?dt===null||u.test(dt)||!ft.includes(dt)?[]:[{place:Q,before:"\u2026 ",literal:(0,a._)(dt),after:" \u2026"}]:[{place:Q,before:V,literal:ft,after:ut}]}
const i=/token|secret|pass|pwd|credential|bearer|(?:api|access|account|auth|private|signing|ssh|storage)[-_ ]?key|signature|\bauth|@|\?|AKIA|BEGIN |\bgh[opsu]_|\bglpat-|\bxox/i,
u=/[\s"]/,c=/[\w+-]{20,}/g,g=Q=>i.test(Q)||(Q.match(c)??[]).some(V=>/\d/.test(V)&&/[a-z]/.test(V)&&/[A-Z]/.test(V));function v(Q,V){const ft=new Map(Q.map(({place:dt})=>[
l(dt),dt.file])),ut=new Set(ft.values());return new Map(V.filter(({place:dt})=>ut.has(dt.file)&&ft.has(l(dt))).flatMap(({place:dt,text:yt})=>yt===null?[]:[[l(dt),
yt]]))}const l=({file:Q,line:V,column:ft})=>`${V}:${ft} ${Q}`;var p=t(2389),O=t(6897),y=t(3386),f=t(1831),S=t(3592),b=t(2796),P=t(4503),R=t(6763),k=t(5751),x=t(
7052),Y=t(3862),L=t(7854),H=t(3474),F=t(8189);function tt(Q,V,ft){const ut={...Q,newHosts:new Set,files:null,remarks:[]};if(V===null)return ut;const dt=wt=>({...ut,
remarks:[`changed-only has no effect: ${wt}`]});if(V.kind==="all")return dt(V.why);const{files:yt}=V,Tt=new Set(yt.filter(({status:wt})=>wt!=="removed").map(({file:wt})=>wt));
if(Tt.size>0&&![...Tt].some(wt=>ft(wt)!==null))return dt("the checkout contains none of the files that the pull request changes");const St=Q.usages.filter(({place:wt})=>Tt.
has(wt.file)),Lt=`changed-only: the pull request changes ${yt.length===1?"1 file":`${yt.length} files`} with ${St.length} of ${Q.usages.length} usages`;return{usages:St,
notes:Q.notes.filter(({place:wt})=>X(wt.file,Tt)),newHosts:J(Q.usages,yt,ft),files:new Set(yt.map(({file:wt})=>wt)),remarks:[Lt]}}const X=(Q,V)=>V.has(Q)||Q==="\
."||[...V].some(ft=>ft.startsWith(`${Q}/`)),N=2e8;function J(Q,V,ft){const ut=new Set;if(V.some(Et))return ut;const dt=new Map(V.map(wt=>[wt.file,wt])),yt=(0,L.
Oo)(wt=>nt(dt.get(wt),ft)),Tt=V.flatMap(({patch:wt})=>st(wt,/^[ -]/));let St=0;const Ct=(wt,Pt)=>{const bt=[Pt,(0,f.nx)(Pt).toLowerCase()];return wt.filter(xt=>(St+=
xt.length,St<=N&&bt.some(Qt=>xt.includes(Qt)))).length},Lt=(wt,Pt)=>{const{isNew:bt,now:xt,added:Qt}=yt(wt),tn=bt?0:Ct(xt,Pt);return bt||tn>0&&tn===Ct(Qt,Pt)};for(const[
wt,Pt]of Map.groupBy(Q,bt=>bt.host)){if(wt===null||Pt.some(({isHostImplied:xt})=>xt))continue;const bt=[...new Set(Pt.map(({place:xt})=>xt.file))];!bt.every(xt=>dt.
has(xt))||Ct(Tt,wt)>0||bt.every(xt=>Lt(xt,wt))&&St<=N&&ut.add(wt)}return ut}function nt(Q,V){const{file:ft="",status:ut,patch:dt=null}=Q??{},yt=ut==="added";if(yt||
dt===null)return{isNew:yt,now:[],added:[]};const Tt=(V(ft)??"").toLowerCase().split(`
`);return{isNew:yt,now:Tt,added:st(dt,/^\+/)}}const st=(Q,V)=>(Q??"").toLowerCase().split(`
`).filter(ft=>V.test(ft)),at=/\.(tf|tofu|hcl|json|tfrc)$|\.(terraformrc|tofurc)$/,Et=({file:Q,status:V,changes:ft,patch:ut})=>ut===null&&V!=="added"&&ft>0&&at.test(
Q);var At=t(2859),kt=t(1435),vt=t(6034),jt=t(370);async function Mt(Q,V){const ft=V.now(),ut=await(0,jt.SQ)(Q,V),dt=Q.scan.length===0?0:V.now()-ft,{dialect:yt,usedBy:Tt,
...St}=(0,jt.o0)(Q,ut,V),Ct={...St,notes:[...St.notes,...Jt(ut,V.stop.why)]},Lt=await Ft(Ct,Q,V),wt=(0,kt.j)(Lt.usages,Q,yt,{...V,mayHavePlugins:(0,jt.C_)(ut,Q)}),
{roots:Pt,notes:bt}=(0,vt.D0)({...Ct,scanned:ut,changed:Lt.files,dialect:yt,settings:Q}),xt=(0,Y.X)(wt.usages,Pt),Qt=(0,At.C)(Q,xt,yt.clients,(0,L.kA)(Ct.usages)),
{configs:tn,releases:nn}=wt,{environment:Ht}=V,{files:cn,bytes:an}=ut;return{dialect:{...yt,releases:nn},configs:tn,usages:xt.filter(L.s7),roots:Pt,requirements:Qt,
notes:[...(0,vt.a3)(Lt.notes,xt,Q,Ht),...bt],newHosts:Lt.newHosts,isEmpty:Q.scan.length>0&&ut.isEmpty&&ut.endedAt===null,complaints:wt.findings,allUsages:Ct.usages,
changes:Lt.changes,remarks:[...Lt.remarks,...wt.remarks],scan:{files:cn,bytes:an,usages:xt.length,durationMs:dt},clients:Tt,repositories:[],missing:null,checkouts:null}}
async function Ft(Q,V,ft){const ut=V.changedOnly?await ft.changes(V):null;return{changes:ut,...tt(Q,ut,yt=>{const Tt=(0,$.yR)((0,_.join)(ft.directory,yt));return Tt.
ok?Tt.text:null})}}function Jt({endedAt:Q,files:V},ft){return Q===null||ft===null?[]:[(0,L.YW)(Q,(0,x.ub)({kind:"time",stopped:ft,files:V}))]}function zt({requirements:Q,
repositories:V}){const{size:ft}=new Set(Q.map(({host:dt})=>dt));if(ft<=H.pS)return;const ut=`${ft} hosts, the limit is ${H.pS}`;throw new F.GN([V.length>0?`usag\
es name ${ut}: check fewer repositories at once`:`scan found ${ut}: narrow scan or exclude files`])}var qt=t(5960);const on=function(...Q){const{nameRepository:V}=t.
late([705,499,619],3619);return new.target?new V(...Q):V(...Q)},en=function(...Q){const{prepareFleet:V}=t.late([773,579,207],7207);return new.target?new V(...Q):
V(...Q)};async function rn(Q,V){const ft=new Date,ut=(0,k.s)(Q,V),dt=ut.deadlineMs;(ut.usages.length>0||ut.depth!=="discovery")&&(0,y.L)();const yt=V.startTimer(
dt,()=>V.stop.end({kind:"deadline",ms:dt}));try{const Tt=await sn(ut,V);zt(Tt),await(0,O.x)();const St=await z(Tt,ut,V,ft);return await Dt(St,Tt,ut,V,ft)}finally{
yt()}}const sn=(Q,V)=>Q.usages.length===0?Mt(Q,V):en(Q,V);async function z(Q,V,ft,ut){const{environment:dt,stop:yt,isFork:Tt}=ft,{dialect:St}=Q,Ct={...Q,...await rt(
Q,V,ft),tokenVariables:Nt(dt),tokenHosts:V.tokens.map(({host:Lt})=>Lt),stopped:_t(yt.why,Q.missing)};return(0,p.S4)(Ct,{...V,dialect:St,isFork:Tt,now:ut.getTime()})}
async function rt(Q,V,ft){const{requirements:ut,roots:dt,dialect:yt}=Q,Tt=(0,qt.e)(ut,V,yt),St=Array.from(Tt,([bt,xt])=>(0,qt.i)(bt,xt)),Ct=new Set(ut.map(({host:bt})=>bt).
filter(bt=>!Tt.has(bt))),Lt=V.depth!=="discovery"&&dt.length>0;if(Ct.size===0&&!Lt)return{visits:St,predicted:p.j7,tokenSources:new Map};const{contact:wt}=await Promise.
all([t.e(773),t.e(705),t.e(641),t.e(456),t.e(696)]).then(t.bind(t,2696)),Pt=await wt([...Ct],Q,V,ft);return{...Pt,visits:[...Pt.visits,...St]}}const _t=(Q,V)=>Q===
null||V===null?Q??V:{kind:"several",reasons:[Q,V]};async function Dt(Q,V,ft,ut,dt){const{configs:yt,allUsages:Tt,requirements:St,changes:Ct,scan:Lt,clients:wt}=V,
Pt=Xt(St),bt=[...V.remarks,...(0,R.rc)(Q)],{why:xt,evidence:Qt}=V.dialect,tn={verdict:Q,remarks:(0,R.q9)(bt),detection:{why:xt,evidence:Qt}},{verdict:nn,remarks:Ht,
detection:cn}=ut.secrets.redact(tn,Pt);return{settings:ft,changes:Ct,verdict:nn,context:{dialect:{...V.dialect,...cn},failOn:ft.failOn,scan:Lt,remarks:Ht,startedAt:dt.
toISOString(),durationMs:Date.now()-dt.getTime(),version:S.xv,docsUrl:S.aq,clients:wt(),sources:e((0,b.sC)(nn.findings),{...ut.secrets,kept:Pt,usages:Tt,configs:yt,
directory:ut.directory,checkedAt:dt.getTime()}),links:null,repository:Ut(nn,V,ut),repositories:V.repositories,history:null}}}function Ut(Q,{scan:V,repositories:ft},{
directory:ut,environment:dt}){return V.files===0||ft.length>0?null:on(ut,(0,P.R8)(Q),dt)}const Nt=Q=>Object.keys(Q).filter(V=>/^TFE?_?TOKEN/i.test(V)),Xt=Q=>new Set(
Q.flatMap(({host:V,service:ft})=>[V,(0,f.nx)(V),ft]))}),9461:((ct,W,t)=>{t.d(W,{$:()=>A});var _=t(3024),T=t(5747);function A($){try{const D=(0,_.realpathSync)($),
m=(0,_.statSync)(D);return m.isFile()?{kind:"file",path:D}:{kind:m.isDirectory()?"directory":"special",path:D}}catch(D){return{kind:"error",code:(0,T.Oj)(D)}}}}),
5747:((ct,W,t)=>{t.d(W,{N0:()=>h,Oj:()=>w,io:()=>I,yR:()=>M});var _=t(4573),T=t(3024);const A=16*1024*1024,$=T.constants.O_RDONLY|(T.constants.O_NONBLOCK??0)|(T.
constants.O_NOCTTY??0),D=Buffer.allocUnsafeSlow(256*1024);let m=D;function M(a,n=A){const e=E(a,n);if(!Buffer.isBuffer(e))return e;const o=e.toString("utf8");return{
ok:!0,text:o,isUtf8:!o.includes("\uFFFD")||(0,_.isUtf8)(e),bytes:e.length}}function I(a,n){const e=E(a,n);return Buffer.isBuffer(e)?Buffer.from(e):null}function E(a,n){
let e;try{e=(0,T.openSync)(a,$);const o=(0,T.readSync)(e,D,0,D.length,null);return o<D.length?D.subarray(0,o):d(e,n)}catch(o){return{ok:!1,failure:{kind:"error",
code:w(o)}}}finally{e!==void 0&&(0,T.closeSync)(e)}}function d(a,n){const{size:e}=(0,T.fstatSync)(a);if(e>n||e<D.length)return{ok:!1,failure:{kind:"size",bytes:e,
maxBytes:n}};m.length<e&&(m=Buffer.allocUnsafeSlow(Math.min(2*e,n)));let o=0;for(;o<e;){const s=(0,T.readSync)(a,m,o,e-o,o);if(s===0)break;o+=s}return m.subarray(
0,o)}function w(a){if(!(typeof a=="object"&&a!==null&&"code"in a)||typeof a.code!="string")throw a;return a.code}function h(a,n){try{return a()}catch(e){return w(
e),n}}}),8185:((ct,W,t)=>{t.d(W,{C:()=>d,I:()=>h});var _=t(4283),T=t(7052),A=t(6697),$=t(1064),D=t(1831),m=t(2886);const M=(a,{allowedHosts:n,hostnames:e})=>(0,D.
Jr)(a,n)||e.some(o=>o.host===a),I={file:".",line:1,column:1,endColumn:1},E=1e4;function d(a,n,e=E){if(n.allowedHosts.length===0)return[];const o=new Map,s=[];let r=0;
for(const{directHost:u,kind:c,isOverridden:g,place:v,clients:l}of a){if(u===void 0||g||M(u,n))continue;const p=c==="backend_http"||c==="remote_state"?"backend":
"download",O=`${p} ${u}`,y=o.get(O);if(y===void 0&&o.size>=e){r+=1;continue}const f=y??w(u,p);o.set(O,f),s.push({...f,place:v,clients:l})}if(r===0)return s;const i=(0,T.
ub)({kind:"problems",max:e,omitted:r});return[...s,{problem:i,place:I,clients:$.Du,host:null}]}function w(a,n){const e=(0,D.Pv)(a),o=e.ok?e.value:null,s=o===null?
a:(0,D.nx)(o);return{problem:(0,A.wp)({host:s,use:n}),host:o}}function h(a,n,e,o){if(o.allowedHosts.length===0)return[];const s=e.filter(({because:r})=>r.some(i=>typeof i!=
"string"));return n.flatMap(r=>{const{id:i,kind:u}=r;if(u!=="url"||!s.some(l=>l.service===i))return[];const c=(0,_.Dl)(r.url),g=c.ok?(0,D.Pm)(c.value):null;if(g===
null||g===a||M(g,o))return[];const v=(0,A.wp)({host:g,service:i,registry:(0,D.nx)(a)});return[(0,m.bz)(v,i)]})}}),8988:((ct,W,t)=>{t.d(W,{s:()=>w,k:()=>r});var _=t(
3534),T=t(3410),A=t(5143),$=t(9562);const D=[$.OZ,$.Bn],m=[$.e$,$.xq],M=[{matches:/^app\.(eu\.)?terraform\.io$/,services:[...D,...m]},{matches:/^api\.env0\.com$/,
services:m},{matches:/^backend\.api\.env0\.com$/,services:D},{matches:/\.scalr\.io$/,services:D}],I=i=>M.find(({matches:u})=>u.test(i))?.services??[];var E=t(241),
d=t(2886);function w(i,u,{role:c},g){const v=n(i),l=i.credentials?.hasToken===!0,O=(i.attempt.hops.at(-1)?.challenge??null)===null&&(l||c!=="guest"),y=l?[]:e(i.
host,v,g),S=[...i.difference===null?[]:[i.difference],...y,...v===null||!O?[]:[o(i,v,g)]].map(P=>(0,d.bz)(P)),b=l?[]:h(i,g);return b.length>0?[...S,...b]:y.length===
0?[...S,...a(i,u,g)]:S}function h(i,{usages:u,isFork:c,depth:g}){const{host:v,attempt:l}=i;if(g==="discovery"||l.discovery.kind!=="found")return[];const p=u.flatMap(
({workspace:O,hasOwnToken:y,needs:f,place:S})=>O===void 0||y||(0,A.Zl)(S.file)?[]:f.filter(b=>b.host===v));return Array.from(Map.groupBy(p,({service:O})=>O),([O,
y])=>{const f=(0,T.vs)({host:v,service:O,isFork:c,...s(i)}),S=y.flatMap(b=>b.clients);return(0,d.bz)((0,d.aZ)(f,S),O)})}function a(i,u,{usages:c,isFork:g}){const{
host:v,attempt:l,credentials:p}=i;if(l.discovery.kind!=="found"||p?.hasToken||p?.problem)return[];const O=f=>typeof f!="string"&&!(0,A.Zl)(f.file)&&!c.some(({hasOwnToken:S,
place:b})=>S===!0&&b===f),y=I(v).find(f=>u.some(({service:S,because:b})=>S===f&&b.some(O)));return y===void 0?[]:[(0,d.bz)((0,_.$U)({host:v,service:y,isFork:g,...s(
i)}),y)]}function n(i){const{discovery:u,hops:c}=i.attempt;return u.kind==="failed"&&u.problem.code==="document-unauthorized"?c.at(-1)?.status??null:null}function e(i,u,{
tokenVariables:c,hosts:g}){return(0,E.B)(c,i,g).filter(({isParent:v})=>!v||u!==null).map(({variable:v,why:l,write:p})=>(0,_.z2)({host:i,variable:v,why:l,write:p}))}
function o(i,u,{isFork:c}){const{host:g,credentials:v}=i;return v?.hasToken?(0,_.JD)({host:g,status:u,source:v.source}):(0,_.$U)({host:g,service:null,isFork:c,...s(
i)})}function s({credentials:i,looks:u}){const c=u.flatMap(p=>p.looks),g=p=>[...new Set(c.flatMap(({held:O,source:y})=>O!=="not read"===p?y:[]))],v=i===null?g(!0):
[i.source],l=i===null?g(!1):[];return{searched:v,notRead:l}}function r(i,u){return i.filter(c=>!u.includes(c)).map(c=>(0,d.bz)((0,_.bI)({host:c})))}}),2886:((ct,W,t)=>{
t.d(W,{ER:()=>d,HJ:()=>s,Np:()=>n,Rh:()=>i,TC:()=>u,aZ:()=>E,b4:()=>D,bz:()=>I,hD:()=>a,l$:()=>M,ld:()=>o,ml:()=>w,pi:()=>e,xJ:()=>h});var _=t(5143),T=t(5799),A=t(
1831),$=t(7715);const D=c=>({...c,needed:c.places.some(g=>typeof g=="string"||!(0,_.Zl)(g.file))}),m=["module","provider","version","package","lock","not"],M=({
problem:c,places:g})=>m.includes(c.code.replace(/-.*/,""))&&g.length>0&&g.every(v=>typeof v!="string"),I=(c,g=null,v=!0)=>({services:g===null?[]:[g],problem:c,needed:v}),
E=(c,g)=>({...c,affects:c.affects.filter(v=>g.includes(v))}),d=({problem:c,needed:g})=>g&&c.usualSeverity==="error"&&!w.includes(c.code),w=["host-http2","host-c\
heck-crashed"];function h({problem:c,needed:g},v){const l=g&&v.some(p=>c.affects.includes(p));return c.severity==="error"&&!l?"warning":c.severity}const a=(c,g,v)=>({
severity:h(c,g),problem:c.problem,affects:c.problem.affects,...v,places:(0,_.As)(v.places)}),n=(c,g)=>T.oC.indexOf(c.severity)-T.oC.indexOf(g.severity),e=(c,g,v)=>v.
some(l=>l.code===c.code&&(l.host===null||l.host===g));function o({problem:c,services:g},{visit:{host:v,attempt:l},requirements:p,answering:O},{depth:y}){if(y===
"discovery"||l.discovery.kind==="skipped")return!0;const f=g.some(b=>O.has(`${v} ${b}`));if(c.code==="service-url-no-slash"&&f)return!1;const S=p.filter(({service:b})=>g.
length===0||g.includes(b));return S.length===0||S.some(({isForInit:b})=>b)}function s(c){const g=new Map;return v=>{const l=JSON.stringify(v),p=g.get(l)??r(v,c);
return g.set(l,p),p}}function r(c,g){const v=f=>g.filter(({service:S})=>f.includes(S)),l=c.length===0?g:v(c),p=c.filter(f=>l.some(({service:S})=>S===f)),O=p.length>
0?p:c,y=(l.length>0?l:v(["any"])).flatMap(f=>f.because);return{service:O.length===1?O[0]??null:null,places:i([...new Set(y)])}}function i(c){const{own:g=[],aside:v=[]}=Object.
groupBy(c,l=>typeof l!="string"&&(0,_.Zl)(l.file)?"aside":"own");return[...g,...v]}function u(c,g){const v=g.some(({because:p})=>p.includes("hostnames input"));
return{role:(0,$.V)(c)!==null?"guest":v?"operator":"user",host:(0,A.nx)(c)}}}),9464:((ct,W,t)=>{t.d(W,{f:()=>m,u:()=>I});var _=t(4283),T=t(3534),A=t(1831),$=t(9562),
D=t(2886);function m({host:E,attempt:d,credentials:w},h){const a=w?.hasToken===!0,n=[...h.flatMap(e=>e.kind==="url"&&(0,$.p4)(e.id)&&(0,$.D6)(e.id)?[{url:e.url,
service:e.id,isSent:a}]:[]),...d.hops.map(({url:e,authorization:o})=>({url:e,service:null,isSent:o==="sent"}))].flatMap(({url:e,...o})=>{const s=M(e);return s===
null||s===E?[]:[{...o,host:s}]});return[...new Map(n.toReversed().map(e=>[e.host,e])).values()]}function M(E){const d=(0,_.Dl)(E),w=d.ok?(0,A.Pm)(d.value):null,
h=w===null?null:(0,A.Pv)(w);return h?.ok?h.value:null}function I(E,d,{tokenSources:w,hosts:h}){return m(E,d).flatMap(({host:a,service:n,isSent:e})=>{const o=w.get(
a);if(o===void 0)return[];const s=n===null?E.attempt.discovery.kind==="failed":!e,r=(0,T.To)({host:(0,A.nx)(E.host),other:(0,A.nx)(a),source:o,service:n,isSent:e,
isNotice:!s||h.has(a)});return[(0,D.bz)(r,n)]})}}),2389:((ct,W,t)=>{t.d(W,{j7:()=>u,k2:()=>y,S4:()=>c});var _=t(4e3),T=t(7052),A=t(5143),$=t(5799),D=t(1064),m=t(
8185),M=t(8988),I=t(2886);function E(f,S,b){const P=new Set(f.notes.flatMap(({problem:X,place:N})=>X.code==="file-syntax"?N.file:[])),R=[...f.complaints.map(({problem:X,
place:N})=>e((0,I.bz)(X),N,b)),...(0,M.k)(f.tokenHosts,S).map(X=>e(X,null,b)),...f.isEmpty?[a(b)]:[]],k=[...f.notes.map(X=>h(X,P,b)),...(0,m.C)(f.usages,b).map(
({problem:X,clients:N,place:J,host:nt})=>{const st=(0,I.bz)((0,I.aZ)(X,N));return{host:nt,finding:{...e(st,J,b),host:nt}}}),...f.ofAnswers.map(X=>h(X,P,b)),...f.
others.map(X=>({host:X.host,finding:n(X,b)})),...R.map(X=>({host:null,finding:X}))],{placed:x=[],others:Y=[]}=Object.groupBy(k,({finding:X})=>X.places.length>0?
"placed":"others"),L=[...d(x),...Y],H=L.flatMap(({host:X,finding:N})=>(0,I.pi)(N.problem,X,b.ignore)?[]:[N]),F=({exclude:X})=>+(X!==void 0),tt=H.toSorted((X,N)=>(0,I.
Np)(X,N)||F(X)-F(N));return{files:tt,ignored:L.length-tt.length}}function d(f){return[...Map.groupBy(f,({host:b,finding:P})=>{const{problem:R,severity:k,affects:x,
exclude:Y}=P,{code:L,message:H,help:F}=R;return JSON.stringify([b,L,k,H,F,x,Y===void 0])}).values()].flatMap(b=>{const[P]=b;if(P===void 0||b.length===1)return b;
const R=(0,A.As)(b.flatMap(({finding:Y})=>Y.places)),k=new Set(b.flatMap(({finding:Y})=>Y.exclude??[])),x=k.size===0?{}:{exclude:[...k]};return[{...P,finding:{...P.
finding,places:R,...x}}]})}const w={error:"warning",warning:"notice",notice:"notice"};function h(f,S,b){const{problem:P,place:R,others:k=[],host:x,clients:Y,isPlaceholder:L}=f,
H=f.checkedFor??b.dialect,F=f.aside??R.file,tt=P.severity==="error"&&(L||S.has(R.file)||(0,A.Zl)(F)),X=tt?"warning":P.severity,J=H.isGuess&&D.Du.some(Et=>!Y.includes(
Et))?w[X]:X,nt=(0,I.bz)({...(0,I.aZ)(P,Y),severity:J}),st=e(nt,R,{dialect:H}),at={...st,places:[...st.places,...k]};if(P.code==="file-limit"&&b.allowedHosts.length>
0){const Et={...nt.problem,message:(0,_.Fn)(P.message)};return{host:x,finding:{...at,problem:Et,severity:"error"}}}return!tt&&!(0,A.Zl)(F)?{host:x,finding:at}:{
host:x,finding:{...at,exclude:[(0,A.n7)(F)]}}}function a(f){const{scan:S,hostnames:b,usages:P}=f,R=b.length>0,k=(0,T.JW)({scan:S,hasHostnames:R,isFleet:P.length>
0});return{...e((0,I.bz)(k),null,f),severity:k.severity}}function n({host:f,places:S,...b},P){const R=(0,$.pj)(b.problem,(0,I.TC)(f,[]));return{...e({...b,problem:R},
null,P),host:f,places:(0,A.As)(S)}}const e=(f,S,{dialect:b})=>(0,I.hD)(f,b.clients,{host:null,service:null,places:S===null?[]:[S],isHostNew:!1});var o=t(9464);const s=function(...f){
const{judgeRequests:S}=t.late([773,705,641,456,696],2696);return new.target?new S(...f):S(...f)},r=function(...f){const{crashedVisit:S}=t.late([773,705,641,456,
696],2696);return new.target?new S(...f):S(...f)},i=function(...f){const{judgeVisit:S}=t.late([773,705,641,456,696],2696);return new.target?new S(...f):S(...f)},
u={drafts:[],notes:[],roots:[],reasons:new Map,requests:[],answering:new Set};function c(f,S){const{requirements:b,visits:P}=f,R=Map.groupBy(b,({host:Mt})=>Mt),
k=P.map(({host:Mt})=>Mt),x=new Set(k),Y={...S,...f,hosts:x},L=Map.groupBy(f.predicted.drafts,({host:Mt})=>Mt),H=new Map(f.predicted.requests.map(Mt=>[Mt.host,Mt])),
F=P.map(Mt=>{const Ft=f.newHosts.has(Mt.host),Jt={visit:Mt,requirements:R.get(Mt.host)??[],predicted:L.get(Mt.host)??[],requests:H.get(Mt.host)??null,answering:f.
predicted.answering,isNew:Ft};try{const zt=i(Jt,S,Y);return{...zt,beyond:(0,o.f)(Mt,zt.verdict.services)}}catch(zt){return{...r(Jt,S,zt),beyond:[]}}}),tt=F.map(
({verdict:Mt})=>Mt),N=[...F.flatMap(Mt=>Mt.beyond).map(({host:Mt})=>Mt),...H.keys()],J=[...k,...N],nt=f.predicted.requests.map(Mt=>s(Mt,[],S).map(Ft=>({...Ft,host:Mt.
host,places:[]}))),st=[...f.predicted.drafts,...nt.flat()].filter(({host:Mt})=>!x.has(Mt)),at=f.predicted.notes,Et=E({...f,ofAnswers:at,others:st},J,S),At=[...F.
flatMap(({ofFiles:Mt})=>Mt),...Et.files].sort(I.Np),kt=[...tt.flatMap(Mt=>Mt.findings),...At].sort(I.Np),{stopped:vt}=f,jt=O(Et.files);return{passed:vt===null&&
!kt.some(({severity:Mt})=>y(Mt,S.failOn)),stopped:vt,hosts:tt,files:At,findings:kt,ignored:F.reduce((Mt,Ft)=>Mt+Ft.ignored,Et.ignored),roots:f.predicted.roots.map(
Mt=>g(Mt,f.predicted,S,jt))}}function g({rows:f,...S},{reasons:b},{ignore:P},R){const k=({drafts:x,decidedAt:Y})=>x.length>0?x.filter(({problem:L,host:H})=>!(0,I.
pi)(L,H,P)).map(L=>({...L,severity:(0,I.xJ)(L,S.clients)})):Y.flatMap(L=>R.get(l(L))??[]);return{...S,rows:f.map(x=>{const Y=b.get(x);if(Y===void 0)return x;const L=k(
Y).toSorted(I.Np),H=new Map(L.map(({problem:F})=>[F.code,v(F)]));return{...x,worst:L[0]?.severity??null,problems:[...H.values()]}})}}const v=({code:f,title:S,usualSeverity:b})=>({
code:f,title:S,usualSeverity:b}),l=({file:f,line:S})=>`${f}:${S}`,p=/^(?:constraint|lock)-/,O=f=>{const S=f.filter(({problem:P})=>p.test(P.code)).flatMap(P=>P.places.
map(R=>({place:R,finding:P}))),b=Map.groupBy(S,({place:P})=>typeof P=="string"?P:l(P));return new Map(Array.from(b,([P,R])=>[P,R.map(({finding:k})=>k)]))},y=(f,S)=>f===
"error"?S!=="never":f==="warning"&&S==="warning"}),6897:((ct,W,t)=>{t.d(W,{n:()=>T,x:()=>A});const _=100;async function T($,D,m){let M=performance.now();for(;;){
const I=$.next(D.why!==null);if(I.done)return I.value;performance.now()-M<_||(m(I.value),await A(),M=performance.now())}}const A=()=>new Promise($=>setImmediate(
$))}),9664:((ct,W,t)=>{t.d(W,{Gz:()=>T,LA:()=>D,jt:()=>A,un:()=>$});var _=t(3916);const T=(m,M)=>m===""?M:`${m}/${M}`,A=m=>m.slice(0,Math.max(0,m.lastIndexOf("/")));
function $(m,M){const I=(0,_.join)(m,M).replace(/\/$/,"");return I==="."?"":I}const D=m=>/(^|\/|_)override\.(tf|tofu)(\.json)?$/.test(m)}),1022:((ct,W,t)=>{t.d(
W,{m:()=>a,s:()=>e});var _=t(3625),T=t(6246),A=t(1831),$=t(8408),D=t(5011);const m={terraform:["terraform.io"],opentofu:["terraform.io","opentofu.org"]},M="hash\
icorp",I="-",E='Invalid provider source string: The "source" attribute must be in the format "[hostname/][namespace/]name"',d={prefix:"terraform-",whose:"a Terr\
aform",frequency:"often"},h={terraform:[d],opentofu:[d,{prefix:"opentofu-",whose:"an OpenTofu",frequency:"sometimes"}]};function a(u,c){const g=u.split("/");if(g.
length>3||g.includes(""))return n(E);const[v="",l,p]=g.reverse(),O=e(v);if(!O.ok){const k=`${(0,T.o)(v)} in source ${(0,T.o)(u)}`;return n(`Invalid provider typ\
e: Invalid provider type ${k}: ${O.why}"`)}const y=p===void 0,f=y?(0,_.J)((0,D.Vm)(c)):(0,A.Pv)(p);if(l===void 0&&f.ok){const k={hostImplied:y,namespace:M,type:O.
value};return{kind:"registry",host:f.value,...k}}const S=l===I?(0,_.J)(l):e(l??""),b=`namespace "" in source ${(0,T.o)(u)}`;if(!S.ok)return n(`Invalid provider \
namespace: Invalid provider ${b}: ${S.why}"`);if(!f.ok){const k="Invalid provider source hostname";return n(`${k}: ${k} ${b}: ${f.why}"`)}const P={hostImplied:y,
host:f.value,namespace:S.value,type:O.value},R=s(P,c);return R===void 0?{kind:o(P,c),...P}:n(R)}const n=u=>({kind:"invalid",error:u});function e(u){if(/^[a-z0-9]+$/.
test(u))return(0,_.J)(u);if(u==="")return(0,_.T)("must have at least one character");if(u.includes("."))return(0,_.T)("dots are not allowed");if(u.includes("--"))
return(0,_.T)("cannot use multiple consecutive dashes");const c=(0,$.YE)(u);return c.ok?(0,_.J)((0,$.DI)(c.value)):(0,_.T)("must contain only letters, digits, a\
nd dashes, and may not use leading or trailing dashes")}function o({host:u,namespace:c},g){return c===I?"legacy":c==="builtin"&&m[g].includes(u)?"builtin":"regi\
stry"}function s(u,c){const g=(0,D.Vm)(c);if(u.namespace===I&&u.host!==g)return`Invalid provider namespace: The legacy provider namespace "-" can be used only w\
ith hostname ${g}.`;const v=h[c].find(({prefix:l})=>u.type.startsWith(l));return v===void 0?void 0:r(u,v,c)}function r(u,{prefix:c,whose:g,frequency:v},l){const p=`${c}\
provider-`,O=u.type.slice(p.length);if(!u.type.startsWith(p)||!e(O).ok)return`Invalid provider type: Provider source ${(0,T.o)(i(u))} has a type with the prefix\
 ${(0,T.o)(c)}, which isn't allowed because it would be redundant to name ${g} provider with that prefix. If you are the author of this provider, rename it to n\
ot include the prefix.`;const y=i({...u,type:O},l);return`Invalid provider type: Provider source ${(0,T.o)(i(u,l))} has a type with the prefix ${(0,T.o)(p)}, wh\
ich isn't valid. Although that prefix is ${v} used in the names of version control repositories for ${g.split(" ")[1]} providers, provider source strings should\
 not include it.

Did you mean ${(0,T.o)(y)}?`}const i=({host:u,namespace:c,type:g},v)=>v!==void 0&&u===(0,D.Vm)(v)?`${c}/${g}`:`${(0,A.nx)(u)}/${c}/${g}`}),241:((ct,W,t)=>{t.d(W,
{B:()=>A});var _=t(1831);const T=/^TFE?[_-]?TOKENS?[_-]?(?=.)/i;function A(E,d,w){const[h]=(0,_.fK)(d);return h===void 0?[]:E.flatMap(a=>{const n=(0,_.$k)(a);if(n!==
null&&w.has(n))return[];const e=$(a,n,d);return e===null?[]:[{variable:a,why:e,write:h,isParent:D(n,d)}]})}function $(E,d,w){const h=T.exec(E)?.[0];if(h===void 0)
return null;const a=E.slice(h.length);return d!==null&&D(d,w)?`it is for ${(0,_.nx)(d)} only: the clients do not use the tokens of parent domains`:M(w).some(n=>n===
m(a))?h!==_.xV?`it begins with ${h}, and the clients read only ${_.xV}`:d===null?"the clients cannot read a hostname from it and ignore it":`the clients read it\
 for ${(0,_.nx)(d)}${I(a,w)}`:null}const D=(E,d)=>E!==null&&(0,_.Sv)(d).name.endsWith(`.${(0,_.Sv)(E).name}`),m=E=>E.normalize("NFC").toLowerCase().replace(new RegExp("[^\\p{L}\\p{N}]+","gu"),
"_").replace(/^_|_$/g,"");function M(E){const{name:d}=(0,_.Sv)(E);return[...new Set([E,d,(0,_.nx)(E)].map(m))]}function I(E,d){const{name:w,port:h}=(0,_.Sv)(d);
return h!==443&&!E.includes(":")?"; a port follows a colon":w.includes("-")&&!E.includes("-")?"; a hyphen is written as two underscores":""}}),2796:((ct,W,t)=>{
t.d(W,{S3:()=>l,Wi:()=>r,a2:()=>g,cZ:()=>m,cr:()=>u,hs:()=>c,pq:()=>v,sC:()=>i});var _=t(2886),T=t(1064),A=t(1831),$=t(8884);const D=3;function m(O){const y=[...Map.
groupBy(M(O),E).values()].flatMap(S=>{const b=[...Map.groupBy(S,d).values()];return b.length>D?[S]:b}).flatMap(S=>w(S)??[]).map(S=>({cause:S,hits:(0,$.eb)(S.findings).
length})).toSorted(({cause:S,hits:b},{cause:P,hits:R})=>(0,_.Np)(S,P)||I(S)-I(P)||R-b||P.hosts.length-S.hosts.length).map(({cause:S})=>S),f=p(y);return y.map(S=>({
...S,sameAs:f.get(S)??null}))}const M=O=>O.map(y=>({finding:y,hits:(0,$.eb)([y]).length})).toSorted((y,f)=>f.hits-y.hits).map(({finding:y})=>y);function I({code:O,
affects:y}){return O==="host-not-checked"?2:y.length===0||T.Du.some(f=>y.includes(f))?0:1}const E=({severity:O,problem:y,affects:f,exclude:S})=>JSON.stringify([
O,y.code,f,S===void 0]),d=O=>O.exclude===void 0?o(O.problem.help??"",O):"";function w(O){const[y]=O;if(y===void 0)return null;const f=[...new Set(O.flatMap(({host:F})=>F??
[]))],{code:S,title:b,help:P,message:R}=y.problem,k=(F,tt)=>f.length>1?o(F,tt):F,x=k(R,y),Y=O.every(F=>k(F.problem.message,F)===x),L=k(P??"",y),H=O.every(F=>k(F.
problem.help??"",F)===L);return{severity:y.severity,code:S,title:b,affects:y.affects,findings:O,hosts:f,message:Y?x:null,help:L!==""&&H?e(L,O):null,isAside:O.length>
1&&y.exclude!==void 0,sameAs:null}}const h=/\bTF_TOKEN_\w+/g,a="TF_TOKEN_HOST",n=5;function e(O,y){if(!O.includes(a))return O;const f=new Set(y.flatMap(({problem:S})=>S.
help?.match(h)??[]));return f.size<=n?`${O}; ${a} is ${[...f].join(" or ")}`:`${O}; in ${a}, write each dot of the host as an underscore and each hyphen as two`}
function o(O,{host:y}){return y===null||O===""?O:[...new Set([y,(0,A.nx)(y)])].reduce((f,S)=>f.replaceAll(S,s),O).replace(h,a).replaceAll(/\bhost the host/g,"th\
e host")}function s(O,y,f){const[S=" ",b=" "]=[f[y-1],f[y+O.length]];return/[\s("]/.test(S)&&/[\s,;.:)"]/.test(b)?"the host":"HOST"}const r=3,i=O=>m(O).flatMap(
y=>u(y).slice(0,r).flatMap(([,f])=>(0,$.tN)(f)??[]).filter(f=>!(0,$.cC)(f))),u=({message:O,findings:y})=>O===null?[...Map.groupBy(y,({problem:f})=>f.message)]:[
[O,y]],c=({hosts:O,findings:y})=>O.length>0&&!y.every(_.l$),g=O=>c(O)?"host":"place";function v(O){return c(O)?O.hosts.length:(0,$.yv)(O.findings).lines.length}
function l(O){const{findings:y,message:f}=O;return f===null?y.map(S=>[S]):c(O)?[...Map.groupBy(y,({host:S})=>S).values()]:(0,$.yv)(y).lines}function p(O){const y=O.
filter(b=>c(b)&&b.hosts.length>1),S=[...Map.groupBy(y,({hosts:b})=>b.toSorted().join()).values()].flatMap(([b,...P])=>b===void 0?[]:P.map(R=>[R,b.code]));return new Map(
S.filter(([{message:b}])=>b!==null))}}),4503:((ct,W,t)=>{t.d(W,{DZ:()=>n,R8:()=>o,aE:()=>$,oW:()=>e,uM:()=>A});var _=t(5143),T=t(8884);function A({file:s,line:r},{
links:i,repositories:u}){const{repository:c,path:g}=(0,_.bH)(s);if(c!==null){const l=a(m(u).get(c)),p=g==="."?null:e(g);return l===null||p===null?null:`${l}/${p}\
#L${r}`}const v=i?.get(s);return v===void 0?null:v.diff?.lines.has(r)?`${v.diff.url}R${r}`:`${v.url}#L${r}`}const $=(s,{repositories:r})=>{const i=m(r).get(s)?.
url??null;return i===null||h(i)===null?null:i},D=new WeakMap;function m(s){const r=D.get(s)??new Map(s.map(i=>[i.name,i]));return D.set(s,r),r}const M=600,I=/^https?:\/\/([a-z\d.-]+)(?::\d+)?(?:\/(?!\.{1,2}(?:\/|$))[\w.-]+)+$/i,
E=/^(?:[\da-f]{40}|[\da-f]{64})$/,d=/^gitlab\.com$/i,w=/^(?:gitlab\.(?!com$)|bitbucket\.|gitea\.|forgejo\.|codeberg\.org$|dev\.azure\.com$|.*\.visualstudio\.com$)/i,
h=s=>s.length<=M?I.exec(s)?.[1]??null:null;function a(s){const{url:r=null,commit:i=null}=s??{},u=r===null?null:h(r);return u===null||i===null||!E.test(i)||w.test(
u)?null:`${r}${d.test(u)?"/-":""}/blob/${i}`}const n=s=>a(s)?.replace(/\/blob\/(?=[\da-f]+$)/,"/commit/")??null;function e(s){if(!s.isWellFormed())return null;const r=i=>encodeURIComponent(
i).replace(/[!'()*_~]/g,u=>`%${u.charCodeAt(0).toString(16).toUpperCase()}`);return s.split("/").map(r).join("/")}const o=s=>new Set((0,T.YC)(s).flat().flatMap(
r=>typeof r=="string"?[]:r.file).filter(T.CN))}),7574:((ct,W,t)=>{t.d(W,{I$:()=>D,QN:()=>I,kJ:()=>A,nO:()=>E,tY:()=>$,u8:()=>M});var _=t(4120);const T=864e5;function A(d){
const w=Math.round(d);if(w<1e3)return`${w} ms`;if(w<59950)return`${(w/1e3).toFixed(1)} s`;const h=Math.round(w/1e3);return`${Math.floor(h/60)} min ${h%60} s`}function $(d){
return d<1e3?`${d} B`:d<999950?`${(d/1e3).toFixed(1)} kB`:`${(d/1e6).toFixed(1)} MB`}function D(d){return[["DNS",d.lookupMs],["connect",d.connectMs],["TLS",d.tlsMs],
["first byte",d.firstByteMs],["total",d.totalMs]].flatMap(([h,a])=>a===null?[]:[[h,a]])}const m=6e4;function M(d,w){const h=Date.parse(w)-Date.parse(d);if(!(h>=
m))return"less than a minute";const a=Math.floor(h/m),n=[{count:Math.floor(a/1440),unit:a>=2880?"days":"day"},{count:Math.floor(a%1440/60),unit:"h"},{count:a%60,
unit:"min"}],e=n.findIndex(({count:o})=>o>0);return n.slice(e,e+2).filter(({count:o})=>o>0).map(({count:o,unit:s})=>`${o} ${s}`).join(" ")}const I=d=>`${d.slice(
0,16).replace("T"," ")} UTC`;function E(d,w){const h=(Date.parse(d)-Date.parse(w))/T;if(Number.isNaN(h))return d;const a=(0,_.px)(Math.floor(Math.abs(h)),"day"),
n=Math.abs(h)<1,e=n?"within the last day":`${a} ago`,o=n?"in less than a day":`in ${a}`;return`${d.slice(0,10)} (${h<0?e:o})`}}),4120:((ct,W,t)=>{t.d(W,{DO:()=>e,
H8:()=>I,Iu:()=>M,J5:()=>E,QI:()=>n,Rk:()=>o,SY:()=>w,Sk:()=>d,dy:()=>$,od:()=>h,px:()=>D,wO:()=>a});var _=t(4e3),T=t(5799),A=t(1064);const $="new in this pull \
request",D=(s,r)=>`${s} ${s===1?r:m(r)}`,m=s=>`${s.replace(/(?<=[^aeiou])y$/,"ie")}s`,M=s=>s.replace(/^./u,r=>r.toUpperCase()),I=s=>T.oC.flatMap(r=>{const{length:i}=s.
filter(u=>u.severity===r);return i===0?[]:[D(i,r)]}).join(", "),E=({length:s},r)=>s<=2*r?s:r;function d(s,r,i,u=c=>`and ${c} more`){const{shown:c,more:g}=(0,_.zN)(
s,r);return[...c.map(i),...g>0?[u(g)]:[]]}const w=s=>A.zK.every(r=>s.includes(r))?"all clients":s.map(r=>A.bB[r]).join(", ");function h(s,r){const i=r.filter(u=>s.
includes(u));return s.length===0||i.length===r.length?"":i.length===0?"no client in use":i.map(u=>A.bB[u]).join(", ")}const a=s=>s.map(r=>A.bB[r]).join(" and "),
n=({clients:s,versions:r})=>s.map(i=>[A.bB[i],r[i]].join(" ").trim()).join(" and "),e=s=>s==="any"?"any service":s;function o(s){switch(s){case"none":return"non\
e";case"sent":return"sent";case"withheld":return"not sent (not HTTPS)";case"dropped":return"not sent (redirected to another host)"}}}),8884:((ct,W,t)=>{t.d(W,{BQ:()=>O,
CN:()=>f,Dc:()=>p,II:()=>m,Ky:()=>M,Qz:()=>l,R3:()=>D,Xd:()=>c,YC:()=>u,Yx:()=>r,_X:()=>e,cC:()=>d,eb:()=>w,eo:()=>$,et:()=>y,fP:()=>o,iW:()=>a,mj:()=>n,oN:()=>s,
rv:()=>I,tN:()=>g,xi:()=>v,yv:()=>i});var _=t(5143),T=t(4120),A=t(8641);const $=P=>S(P)?`${m(P.file)}:${P.line}`:P,D=({file:P,line:R,column:k})=>`${m(P)}:${R}:${k}`;
function m(P){const{repository:R,path:k}=(0,_.bH)(P);if(R===null)return(0,A.J7)(P);const x=(0,A.J7)(R);return k==="."?x:`${x}//${(0,A.J7)(k)}`}function M(P,R,k=$){
const{places:x,isOfRepositories:Y}=I(b(P)),L=x.slice(0,R).map(k).join(", "),H=x.length-R;return H<=0?L:`${L} and ${(0,T.px)(H,Y?"more repository":"more place")}`}
function I(P){const R=E(P),k=R.filter(d).length>1;return{places:k?R:P,isOfRepositories:k}}function E(P){const R=new Set;return P.filter(k=>{const x=S(k)?(0,_._M)(
k.file):null;return x===null?!0:!R.has(x)&&R.add(x)})}const d=P=>S(P)&&(0,_._M)(P.file)!==null,w=P=>E(h(P)).filter(d),h=P=>[...new Set(P.map(({places:R})=>R))].
flat(),a=(P,R)=>P===R?`all ${R} repositories`:`${P} of ${R} repositories`;function n(P,R){const{length:k}=R>1?w(P):[];return k>1?a(k,R):""}function e(P){const R=P.
filter(({severity:x})=>x!=="notice").flatMap(x=>w([x]).map(Y=>{const{severity:L,problem:H}=x;return{repository:(0,_._M)(Y.file)??"",severity:L,code:H.code,place:Y}})),
k=({findings:x},Y)=>x.filter(L=>L.severity===Y).length;return Array.from(Map.groupBy(R,({repository:x})=>x),([x,Y])=>({repository:x,findings:Y})).toSorted((x,Y)=>k(
Y,"error")-k(x,"error")||k(Y,"warning")-k(x,"warning"))}const o=({length:P})=>`with errors or warnings in ${P===1?"its":"their"} own files`;function s(P,R){const{
isOfRepositories:k}=I(P),x=L=>(k?(0,_._M)(L.file):null)??$(L),Y=new Set(R.map(L=>L&&x(L)));return P.filter(L=>!Y.has(x(L)))}const r=(P,R=$)=>M(P,P.every(S)?1:2,
R);function i(P){const R=h(P),k=b(R.filter(S)),x=[...new Set(R.filter(Y=>typeof Y=="string"))];return{lines:k,settings:x}}const u=({findings:P,hosts:R,roots:k})=>[
...new Set([...P.map(({places:x})=>x),...R.flatMap(({requirements:x})=>x.map(({because:Y})=>Y)),...k.flatMap(({rows:x})=>x.map(({places:Y})=>Y))])],c=({places:P})=>P.
find(S)??null,g=P=>P.map(c).find(R=>R!==null)??null;function v(P,{clients:R,repositories:k},x,Y){const{lines:L,settings:H}=i([P]);return[["help",(0,A.RK)(P.problem.
help??"",x)],["affects",(0,T.od)(P.affects,R)],["hits",n([P],k.length)],["also at",M(s(L,L.slice(0,1)),Y)],["required by",M(H,Y)]].filter(([,tt])=>tt!=="")}const l=({
requirements:P})=>P.some(({because:R})=>R.some(S)),p=P=>new Set(h(P).filter(S).map(({file:R})=>R)).size,O=P=>P.filter(R=>c(R)===null),y=P=>P.every(({problem:R})=>R.
code.startsWith("credentials-"))?"credentials":"settings",f=P=>!/^(?:~?[/\\]|%APPDATA%|[A-Za-z]:[/\\])/.test(P)&&(0,_._M)(P)===null,S=P=>typeof P!="string";function b(P){
const R=new Set;return P.filter(k=>{const x=typeof k=="string"?k:`${k.line}:${k.file}`;return!R.has(x)&&R.add(x)})}}),6763:((ct,W,t)=>{t.d(W,{h$:()=>n,q9:()=>I,
rc:()=>E});var _=t(4e3),T=t(5143),A=t(7574),$=t(4120),D=t(8884);const m=50,M=3,I=o=>(0,$.Sk)(o,m,String,s=>`and ${(0,$.px)(s,"more remark")}`),E=o=>[...d(o),...w(
o),...h(o)];function d(o){return(0,D.YC)(o).some(({length:r})=>r===T.WD)?[`lists of places end after ${T.WD} places`]:[]}function w({files:o}){const s=o.filter(
({exclude:l,severity:p})=>l!==void 0&&p!=="notice"),{length:r}=s;if(r===0)return[];const i=[...new Set(s.flatMap(({exclude:l})=>l??[]))],u=(0,D.eb)(s).length,c=r===
1?"1 finding is":`${r} findings are`,g=u===0?"":` of ${(0,$.px)(u,"repository")}`;return[`${c} in tests, examples or templates${g}, where errors are warnings; t\
o skip such files, set ${u===0?"`exclude`":"`exclude` where their files are read"}: ${(0,_.K4)(i,M,_.dh)}`]}function h({roots:o}){return o.some(({rows:r})=>r.some(
({platforms:i})=>i.some(({available:u})=>u===!0)))?["signatures of provider packages were not verified"]:[]}function a({hosts:o},{scan:s,repositories:r}){const{
files:i,bytes:u,usages:c,durationMs:g}=s,v=o.filter(D.Qz).length,l=v===0?"no registry host is used":`${(0,$.px)(c,"usage")} of ${(0,$.px)(v,"registry host")}`;return r.
length>0?`${l} in ${(0,$.px)(r.length,"repository")}`:i===0&&g===0?null:i===0?"found no Terraform or OpenTofu files":`scanned ${(0,$.px)(i,"file")} (${(0,A.tY)(
u)}) in ${(0,A.kJ)(g)}: ${l}`}function n(o,s){const{dialect:r,durationMs:i,scan:u,remarks:c}=s,g=a(o,s),l=o.hosts.length===0&&u.files===0?"":` for ${(0,$.QI)(r)}\
 (${r.why})`;return[`${e(o)}; checked in ${(0,A.kJ)(i)}${l}`,...g===null?[]:[g],...c]}function e({findings:o,ignored:s}){const r=(0,$.H8)(o)||"no findings";return s>
0?`${r}, ${s} ignored`:r}}),4526:((ct,W,t)=>{t.d(W,{Pv:()=>D,WU:()=>a,n6:()=>h,z0:()=>A});var _=t(9664),T=t(5011);const A=({kind:n})=>n==="module"||n==="state"||
n==="lock",$=new Set(["module","module_missing","required_provider","required_provider_nosource","required_provider_legacy","implied_provider","lock_provider","\
stack_component","terragrunt_source"]);function D(n,e,o){const s=new Map,r=({file:i})=>{const u=(0,_.jt)(i),c=s.get(u)??m(u);return s.set(u,c),c};for(const i of n){
if(!i.clients.includes(o)||i.kind==="installed_module")continue;const u=r(i.place);i.kind==="test_module"?u.tests.push(i):M(u,i)}for(const i of e){const{kind:u,
place:c}=i;if(o==="terraform"&&/\.tofu(\.json)?$/.test(c.file))continue;const g=r(c);g.declared.push(i),u==="lock"?I(g,c):g.hasConfiguration=!0,g.isInitialised||=
u==="state"}for(const i of s.values())w(s,i);return s}const m=n=>({name:n,usages:[],declared:[],tests:[],children:[],lockFile:null,hasConfiguration:!1,isInitialised:!1});
function M(n,e){if(e.kind==="lock_provider"?I(n,e.place):n.hasConfiguration=!0,!$.has(e.kind)||e.isOverridden&&e.kind!=="module"||(n.usages.push(e),e.isOverridden))
return;n.isInitialised||=E(e);const o=d(n.name,e);o!==null&&n.children.push(o)}function I(n,{file:e}){n.lockFile=e,n.isInitialised=!0}const E=({kind:n,address:e,
place:o})=>n==="terragrunt_source"&&e==="terraform"&&/(^|\/)terragrunt\.hcl(\.json)?$/.test(o.file);function d(n,e){const{kind:o,text:s}=e;return!(o==="module"||
o==="test_module"||E(e))||s===null||!(0,T.Nj)(s)?null:(0,_.un)(n,s.replace(/\?.*$/s,""))}function w(n,e){const{name:o,tests:s}=e;if(s.length===0)return;const r=/^(?:(.*)\/)?tests$/.
exec(o),i=r===null?void 0:n.get(r[1]??""),u=i?.hasConfiguration===!0?i:e;u.isInitialised=!0,u!==e&&(u.tests.push(...s),e.tests=[])}const h=({name:n,tests:e})=>e.
flatMap(o=>d(n,o)??[]);function a(n){const e=new Set;for(const o of n.values())for(const s of[...o.children,...h(o)])s!==o.name&&e.add(s);return[...n.values()].
filter(({name:o,hasConfiguration:s,isInitialised:r})=>s&&(r||!e.has(o)))}}),7236:((ct,W,t)=>{t.d(W,{l:()=>T,o:()=>A});var _=t(1022);function T({kind:$,text:D,address:m},M,I){
switch($){case"required_provider":case"state_store_provider":case"lock_provider":{const E=(0,_.m)(D??"",I);return E.kind==="registry"?E:null}case"required_provi\
der_nosource":case"required_provider_legacy":return{host:M,namespace:"hashicorp",type:A(m)};case"implied_provider":return{host:M,namespace:"hashicorp",type:(D??
"").replace(/[._].*$/s,"")};default:return null}}const A=$=>$.replace(/^.*\./s,"")}),5257:((ct,W,t)=>{t.d(W,{Im:()=>M,JT:()=>D,KS:()=>E,MP:()=>$,TN:()=>m,W$:()=>A,
cd:()=>T,ek:()=>I});const _="hostnames input",T={file:_,line:1,column:1,endColumn:1},A=d=>d.file===_?_:d,$=({host:d,namespace:w,name:h,system:a})=>[d,w,h,a].join(
"/"),D=({host:d,namespace:w,type:h})=>[d,w,h].join("/"),m=d=>"type"in d?D(d):$(d);function M(d){return"constraints"in d?d.constraints:d.constraint===null?[]:[d.
constraint]}const I=d=>("places"in d?d.places:[d.place]).map(A);function E({version:d},w){if(d===null)return null;const h=d.text??d.values?.[w]??null;return h===
null?null:{text:h,place:d.place}}}),3862:((ct,W,t)=>{t.d(W,{X:()=>m});var _=t(9664),T=t(5011),A=t(7236),$=t(5257);const D=/^\.{1,2}\//;function m(I,E){const d=Map.
groupBy(E,({lockFile:n})=>n),w=new Set(I.flatMap(({kind:n,text:e,place:o})=>M.test(n)&&!D.test(e??"")?(0,_.jt)(o.file):[])),h=new Map,a=(n,e)=>{if(n.calls.length>
0||n.directories.some(r=>w.has(r)))return!0;const o=h.get(n)??new Set(n.providers.map(r=>(0,$.JT)(r.provider)));h.set(n,o);const s=(0,A.l)(e,(0,T.Vm)(n.client),
n.client);return s===null||o.has((0,$.JT)(s))};return I.map(n=>{if(n.kind!=="lock_provider"||n.needs.length===0)return n;const e=d.get(n.place.file)??[];return e.
length===0||e.some(o=>a(o,n))?n:{...n,needs:[]}})}const M=/^(?:module|test_module|terragrunt_source|installed_module)/}),8416:((ct,W,t)=>{t.d(W,{L2:()=>n,oh:()=>E,
rU:()=>e,uQ:()=>o});var _=t(4e3),T=t(5143),A=t(1064),$=t(9664),D=t(5603),m=t(7854),M=t(3469);const I=function(...l){const{readTools:p}=t.late([705,499,619],3619);
return new.target?new p(...l):p(...l)};function E(l,p){const O=(0,m.Oo)(y=>I(l,y));return()=>O(p)}const d=["terraform"],w="assumed, CLI not detected; set `diale\
ct`",h="CLI not detected; set `dialect` to check one",a="set by `dialect`";function n({setting:l,scan:p}){const{name:O}=l,y=O==="auto"?null:O==="both"?A.Du:[O],
f=p===null||p.isEmpty?null:p,S=f===null?[]:u(f,l,y),b=f?.constraints??[],P={setting:l,signs:S,constraints:b};if(y!==null)return c(y,[a],[],P);if(f===null)return c(
A.Du,[h],[],P);const R=i(S);if(R.length===0)return{...c(d,[w],[],P),isGuess:!0};const k=s(R),x=k.flatMap(Y=>R.find(L=>L.client===Y)??[]);return c(k,x.map(v),R,P)}
function e({clients:l},p){if(p===null||p.isEmpty)return A.zK;const O=new Set([...l,...p.tools().others]);return p.usesTerragrunt&&O.add("terragrunt"),A.zK.filter(
y=>O.has(y))}function o(l,{evidence:p,versions:O}){const y=p.filter(({level:f,version:S})=>f==="version-file"&&S!==null);return(f,S)=>{const b=y.some(P=>{const R=(0,$.
jt)(P.place.file);return P.client===f&&(R===""||`${S}/`.startsWith(`${R}/`))});return l.version??(b?O[f]??null:null)}}const s=l=>A.Du.filter(p=>l.some(O=>O.client===
p));function r(l){const p=l.filter(({place:O})=>!(0,T.Zl)(O.file));return p.length===0?l:p}const i=l=>{const p=r(l);return D.A.map(y=>p.filter(f=>f.level===y)).
find(({length:y})=>y>0)??[]};function u({signs:l,tools:p,hasCloudHostname:O},{version:y},f){const S=i(l),b=f??s(S),P=S.every(({place:H})=>(0,T.Zl)(H.file)),R=f===
null&&(P||S.some(({isCloud:H})=>H)),k=y===null&&b.some(H=>(0,M.w)(H,[]).length>1);if(!R&&!k)return l;const{setsCloudHostname:x,signs:Y}=p(),L=O||x;return[...l.filter(
({isCloud:H})=>!(H&&L)),...Y]}function c(l,p,O,y){const[f,...S]=l,b=l.map(k=>g(k,y)),P=b.filter(({version:k})=>k!==null),R=P.flatMap(({signs:[k]})=>k?v(k):[]);return{
name:f===void 0||S.length>0?"both":f,clients:l,releases:b.flatMap(({releases:k})=>k),versions:Object.fromEntries(P.map(k=>[k.client,k.version??""])),why:[...new Set(
[...p,...R])].join(", "),evidence:[...new Set([...O,...b.flatMap(({signs:k})=>k)])]}}function g(l,{setting:p,signs:O,constraints:y}){const f=(L,H,F=[])=>({client:l,
releases:(0,M.w)(l,L),version:H,signs:F});if(p.version!==null)return f([p.version],p.version);const S=r(O.filter(L=>L.client===l&&L.version!==null)),b=[...new Set(
S.map(({version:L})=>(L??"").replace(/^v/,"")))],[P]=b;if(P!==void 0)return f(b,b.length===1&&(0,M.l)(P)?P:null,S);const R=r(y),k=R.map(({text:L})=>L),x=f([],null),
Y=f(k,k.length===1?k[0]??null:null,R.map(({text:L,place:H})=>({client:l,level:"syntax",place:H,text:`requires ${(0,_.dh)(L)}`,version:L})));return Y.releases.length===
x.releases.length?x:Y}const v=({place:l,text:p})=>`${l.file}:${l.line} ${p}`}),2161:((ct,W,t)=>{t.d(W,{L8:()=>w,TD:()=>e,U4:()=>E,Z8:()=>o,e0:()=>d,tr:()=>I});var _=t(
1064);const T=["terraform"],A=["opentofu"],$=[{suffix:".tftest.hcl",class:"test",clients:_.Du,twin:".tofutest.hcl"},{suffix:".tftest.json",class:"test",clients:_.
Du,twin:".tofutest.json"},{suffix:".tofutest.hcl",class:"test",clients:A},{suffix:".tofutest.json",class:"test",clients:A},{suffix:".tfquery.hcl",class:"query",
clients:T},{suffix:".tfquery.json",class:"query",clients:T},{suffix:".tfmigrate.hcl",class:"migrate",clients:T},{suffix:".tfcomponent.hcl",class:"stack",clients:T},
{suffix:".tfcomponent.json",class:"stack",clients:T},{suffix:".tfstack.hcl",class:"stack",clients:T},{suffix:".tfstack.json",class:"stack",clients:T},{suffix:".\
tfdeploy.hcl",class:"deploy",clients:T},{suffix:".tfdeploy.json",class:"deploy",clients:T},{suffix:".tfmock.hcl",class:"none",clients:_.Du},{suffix:".tofumock.h\
cl",class:"none",clients:A},{suffix:".tf.json",class:"config",clients:_.Du,twin:".tofu.json"},{suffix:".tofu.json",class:"config",clients:A},{suffix:".tf",class:"\
config",clients:_.Du,twin:".tofu"},{suffix:".tofu",class:"config",clients:A},{suffix:"terragrunt.hcl.json",class:"terragrunt",clients:_.Du},{suffix:".hcl",class:"\
terragrunt",clients:_.Du}],D=Map.groupBy($,({suffix:s})=>s.slice(s.lastIndexOf(".")+1)),m=".terraform.lock.hcl",M={class:"lock",syntax:"hcl",clients:_.Du,isOverride:!1},
I=s=>s.includes(".tofu")&&/\.tofu(test)?(\.(hcl|json))?$/.test(s),E=".terraform/modules/modules.json",d={...M,class:"manifest",syntax:"json"};function w(s,r,i){
if(s===m)return M;const c=D.get(s.slice(s.lastIndexOf(".")+1))?.find(({suffix:S})=>s.endsWith(S));if(c===void 0||c.class==="none")return;const g=h(s)&&c.class===
"test"&&i==="tests";if(h(s)&&!g)return;const v=s.slice(0,-c.suffix.length),l=c.twin!==void 0&&r.has(v+c.twin),p=v==="override"||v.endsWith("_override"),O=l||g;if(O&&
!c.clients.includes("terraform"))return;const y=O?T:c.clients,f=s.endsWith(".json")?"json":"hcl";return{class:c.class,syntax:f,clients:y,isOverride:p}}const h=s=>s.
startsWith(".")||s.endsWith("~")||s.startsWith("#")&&s.endsWith("#"),a=/^(\.terraform-version|\.opentofu-version|\.tool-versions|\.?mise\.toml)$/,n=new RegExp(`\
^(${["(gnu)?makefile","\\.?justfile","taskfile(\\.dist)?\\.ya?ml","(dockerfile|containerfile|jenkinsfile)([._-].*)?","\\.?devcontainer\\.json","atlantis\\.ya?ml",
"aqua\\.ya?ml","\\.gitlab-ci\\.ya?ml","azure-pipelines?[^/]*\\.ya?ml","bitbucket-pipelines\\.ya?ml","(docker-)?compose[^/]*\\.ya?ml","(cloudbuild|buildspec|appv\
eyor)[^/]*\\.ya?ml","\\.(travis|drone|woodpecker|cirrus|pre-commit-config)\\.ya?ml",".*\\.(sh|bash|ps1|cmd|bat|mk|dockerfile|gitlab-ci\\.ya?ml)"].join("|")})$`,
"i"),e=s=>a.test(s),o=s=>e(s)||n.test(s)}),6195:((ct,W,t)=>{t.d(W,{$8:()=>I,G$:()=>E,Ls:()=>m,UO:()=>d,VK:()=>D,sT:()=>h,sq:()=>w});var _=t(6760),T=t(7052),A=t(
2161);const $=/[*?[{]/;function D(n){const e=n.split("/"),o=e.findIndex(s=>$.test(s));return o<0?{fixed:n}:{fixed:e.slice(0,o).join("/"),glob:e.slice(o).join("/")}}
function m(n){const e=n.map(o=>{const s=o.replace(/^(\.\/)+/,"").replace(/(?<!\/)\/+$/,"");return{glob:s,start:M(s)}});return o=>{const s=o.toLowerCase();return e.
some(({glob:r,start:i})=>r===o||s.startsWith(i)&&_.posix.matchesGlob(o,r))}}function M(n){const[e=""]=n.includes("..")?[]:/^(?:[\w-][\w.-]*\/)*/.exec(n)??[];return e.
toLowerCase()}const I=({file:n,glob:e},o)=>n===o||e!==void 0&&_.posix.matchesGlob(o,e),E=n=>n.startsWith(".")||n==="node_modules",d=(n,e)=>n===e||n.startsWith(e.
endsWith(_.sep)?e:e+_.sep),w=n=>_.sep==="/"?n:n.replaceAll(_.sep,"/");function h(n,e,o,s){if(n.kind==="error")return(0,T.WO)({what:"link",code:n.code});const{kind:r,
path:i}=n;return d(i,e.boundary)?r==="directory"?null:r==="special"?(0,T.WO)({what:"link-to-special-file"}):{path:i,isScanned:a(i,e,o,s)}:(0,T.a3)()}function a(n,e,o,s){
if(e.file!==void 0||e.glob!==void 0||!d(n,e.path))return!1;const[r="",...i]=w((0,_.relative)(e.path,n)).split("/").toReversed();if(i.some(E))return!1;const u=w(
(0,_.relative)(o,n)).split("/");return u.map((g,v)=>u.slice(0,v+1).join("/")).slice(-1-i.length).some(s)?!1:(0,A.L8)(r,new Set([r]),i[0]??"")!==void 0}}),5603:((ct,W,t)=>{
t.d(W,{A:()=>D,j:()=>m});var _=t(5143),T=t(1064),A=t(5011),$=t(7854);const D=["lock-file","syntax","version-file","tool","hook"];class m{signs=new Map;constraints=new Map;addFile({
file:d,kind:{clients:w},scope:h,isContext:a}){if(a)return;const[n,...e]=w;if(n!==void 0&&e.length===0&&!I(d)){const o=`is read by ${T.bB[n]} only`;this.addSign(
{client:n,level:"syntax",place:{file:d,...$.wv},text:o,version:null})}for(const o of h.declared)this.addDeclared(o)}end(d){for(const{kind:w,host:h,place:a,clients:n,
isOverridden:e}of d)if(w==="lock_provider"){const o=T.Du.find(r=>(0,A.Vm)(r)===h),s=`locks providers from ${h}`;o&&this.addSign({client:o,level:"lock-file",place:a,
text:s,version:null})}else if(w==="cloud_default"&&!e&&n.includes("terraform")){const s={client:"terraform",level:"syntax",place:a,text:"has a cloud block witho\
ut hostname",version:null};this.addSign({...s,isCloud:!0})}return{signs:[...this.signs.values()],constraints:[...this.constraints.values()]}}addDeclared(d){const{
kind:w,text:h,place:a}=d;if(w==="version")M(this.constraints,h,d);else if(w==="binary"){const n=h==="tofu"?"opentofu":"terraform",e={text:"sets terraform_binary",
version:null};this.addSign({client:n,level:"version-file",place:a,...e})}else if((0,T.SO)(w)){const{client:n,what:e}=T.$I[w];this.addSign({client:n,level:"synta\
x",place:a,text:`has ${e}`,version:null})}}addSign(d){M(this.signs,`${d.client} ${d.text}`,d)}}function M(E,d,w){const h=(0,_.Zl)(w.place.file)?`${d} aside`:d;E.
has(h)||E.set(h,w)}const I=E=>/(^|\/)[.#][^/]*$/.test(E)}),7854:((ct,W,t)=>{t.d(W,{O8:()=>A,Oo:()=>d,VZ:()=>$,YW:()=>m,kA:()=>E,s7:()=>I,sw:()=>M,u3:()=>a,vH:()=>w,
wv:()=>D});var _=t(7052),T=t(1064);const A=["module","state","lock"],$=["version","compatible","provider-version"],D={line:1,column:1,endColumn:1};function m(n,e,o=D){
const s={file:n===""?".":n,...o};return{problem:e,place:s,clients:T.Du,host:null}}function M(n,e){const o=d(r=>r.filter(i=>e.includes(i))),s=d(r=>r.map(i=>({...i,
clients:o(i.clients)})).filter(i=>i.clients.length>0));return n.flatMap(r=>{const i=o(r.clients);if(i.length===r.clients.length)return r;const u=s(r.needs),c=r.
isHostImplied?u[0]?.host??r.host:r.host;return i.length===0?[]:{...r,clients:i,needs:u,host:c}})}const I=({workspace:n,hasOwnToken:e,directHost:o})=>n!==void 0||
e===!0||o!==void 0,E=n=>{const e=new Set;for(const{host:o,isHostImplied:s}of n)o!==null&&!s&&e.add(o);return e};function d(n){let e;return o=>{e??=new Map;const s=e.
get(o);if(s!==void 0||e.has(o))return s;const r=n(o);return e.set(o,r),r}}const w=(n,e)=>n.filter(o=>o.clients.some(s=>e.includes(s))),h=1e4;class a{notes=[];broken=new Set;counts=new Map;max;constructor(e=h){
this.max=e}add(e){const{problem:o,place:s}=e;if(o.code==="file-syntax"){if(this.broken.has(s.file))return;this.broken.add(s.file)}const r=(this.counts.get(o.severity)??
0)+1;this.counts.set(o.severity,r),r<=this.max&&this.notes.push(e)}all(){const e=this.counts.values().reduce((o,s)=>o+s,-this.notes.length);return e===0?this.notes:
[...this.notes,m(".",(0,_.ub)({kind:"problems",max:this.max,omitted:e}))]}}}),9488:((ct,W,t)=>{t.d(W,{G:()=>a});var _=t(3024),T=t(6760),A=t(9461),$=t(5747),D=t(
7052),m=t(9664),M=t(2161),I=t(6195),E=t(7854);const d={files:1e6,directoryFiles:5e4},w=200,h=1e4;function*a(s,r={toolFiles:[],hasPlugins:!1},i=d){const u=new e(
s,r,i);for(const c of s.scan){const g=n(u.root,c);"path"in g?yield*u.walkFrom(g):yield{name:c,files:[],notes:[g]}}}function n(s,r){const{fixed:i,glob:u}=(0,I.VK)(
r);try{const c=(0,_.realpathSync)((0,T.resolve)(s,i)),g=(0,I.sq)((0,T.relative)(s,c)),v=(0,I.UO)(c,s),l=v?s:c;if(u!==void 0)return{path:c,name:g,boundary:l,glob:(0,m.
Gz)(g,u)};if((0,_.statSync)(c).isDirectory())return{path:c,name:g,boundary:l};const p=(0,T.resolve)(c,"..");return{...{path:p,name:(0,I.sq)((0,T.relative)(s,p))},
boundary:v?s:p,file:g}}catch(c){return(0,E.YW)(r,(0,D.WO)({what:"scan",code:(0,$.Oj)(c)}))}}class e{root;isExcluded;aside;limits;selected;files=0;constructor({root:r,
scan:i,exclude:u},c,g){this.root=(0,_.realpathSync)(r),this.isExcluded=(0,I.Ls)(u),this.aside=c,this.limits=g,this.selected=i.length>1?new Set:null}*walkFrom(r){
const i=r.glob===void 0&&r.file===void 0,u=[{path:r.path,name:r.name,depth:0,isSelected:i}];for(let c=u.pop();c!==void 0;c=u.pop()){const{name:g}=c,v=o(c);if("p\
roblem"in v){yield{name:g,files:[],notes:[v]};continue}const l=this.findFiles(r,c,v);if(this.files+=l.files.length,this.files>this.limits.files){const p=(0,E.YW)(
g,(0,D.ub)({kind:"files",max:this.limits.files}));yield{name:g,files:[],notes:[...l.notes,p]};return}if(yield l.files.every(({isContext:p})=>p)?{...l,files:[]}:
l,r.file!==void 0)return;for(const p of this.findDirectories(r,c,v))u.push(p)}}findFiles(r,i,u){const{name:c}=i,g=[],v=[];for(const l of this.filesAmong(r,i,u))
if("problem"in l)v.push(l);else if(g.length<this.limits.directoryFiles)g.push(l);else{const p=this.limits.directoryFiles;v.push((0,E.YW)(c,(0,D.ub)({kind:"direc\
tory",max:p})));break}return{name:c,files:g,notes:v}}*filesAmong(r,i,u){const c=new Set;let g=!1;for(const l of u)(0,M.tr)(l.name)&&!l.isDirectory()&&c.add(l.name),
g||=l.name===".terraform",this.aside.hasPlugins||=l.name==="terraform.d";const v=i.name.slice(i.name.lastIndexOf("/")+1);for(const l of u){if(l.isDirectory())continue;
const p=(0,m.Gz)(i.name,l.name),O=(0,M.L8)(l.name,c,v);if(O===void 0){(0,M.Z8)(l.name)&&this.addToolFile(p);continue}const f={path:i.path+T.sep+l.name,file:p,kind:O,
isContext:!this.select(r,i,p)};l.isFile()?yield f:l.isSymbolicLink()?yield*this.follow(r,f):yield(0,E.YW)(p,(0,D.WO)({what:"special-file"}))}if(g&&i.isSelected){
const l=[i.path,...M.U4.split("/")].join(T.sep),p=(0,A.$)(l);p.kind==="file"&&p.path===l&&(yield{path:l,file:(0,m.Gz)(i.name,M.U4),kind:M.e0,isContext:!1})}}addToolFile(r){
this.aside.toolFiles.length>=h||this.isExcluded(r)||this.aside.toolFiles.push(r)}select(r,i,u){return!(i.isSelected||(0,I.$8)(r,u))||this.isExcluded(u)||this.selected?.
has(u)?!1:(this.selected?.add(u),!0)}*follow(r,i){const u=(0,I.sT)((0,A.$)(i.path),r,this.root,this.isExcluded);u!==null&&("code"in u?yield(0,E.YW)(i.file,u):yield{
...i,path:u.path,isContext:i.isContext||u.isScanned})}findDirectories({glob:r},{path:i,name:u,depth:c,isSelected:g},v){const l=[];for(const p of v.toReversed()){
if(!p.isDirectory()||(0,I.G$)(p.name))continue;const O=(0,m.Gz)(u,p.name);if(this.isExcluded(O))continue;const y=g||r!==void 0&&T.posix.matchesGlob(O,r),f=i+T.sep+
p.name;l.push({path:f,name:O,depth:c+1,isSelected:y})}return l}}function o({path:s,name:r,depth:i}){if(i>w)return(0,E.YW)(r,(0,D.ub)({kind:"depth",max:w}));try{
return(0,_.readdirSync)(s,{withFileTypes:!0}).sort((u,c)=>u.name<c.name?-1:1)}catch(u){return(0,E.YW)(r,(0,D.WO)({what:"directory",code:(0,$.Oj)(u)}))}}}),5751:((ct,W,t)=>{
t.d(W,{s:()=>O});var _=t(3024),T=t(6760),A=t(5747),$=t(3625),D=t(4e3),m=t(7030),M=t(6181),I=t(1831);function E(R){const k=L=>R[L]||R[L.toLowerCase()]||"",x={http:w(
"HTTP_PROXY",k("HTTP_PROXY")),https:w("HTTPS_PROXY",k("HTTPS_PROXY"))},Y=o(k("NO_PROXY"));return L=>{const H=x[L.scheme];return H===null||n(L.name)||Y(L)?null:H}}
const d=["http:","https:"];function w(R,k){if(k==="")return null;const x=URL.parse(/^[a-z][a-z0-9+.-]*:\/\//i.test(k)?k:`http://${k}`);if(x===null)throw new TypeError(
`${R} is not a URL; expected http://HOST:PORT`);if(!d.includes(x.protocol))throw new TypeError(`${R} is a ${x.protocol}// proxy; expected http:// or https://`);
if(!h(x.username)||!h(x.password))throw new TypeError(`${R} has a user name or password with a bare "%"; write "%25" for it`);return x}function h(R){try{return decodeURIComponent(
R),!0}catch(k){if(k instanceof URIError)return!1;throw k}}const a=new m.BlockList;a.addSubnet("127.0.0.0",8,"ipv4"),a.addAddress("::1","ipv6");const n=R=>R==="l\
ocalhost"||e(a,R);function e(R,k){const x=(0,M.n7)(k.replace(/%.*$/s,"")),Y=(0,m.isIP)(x);return Y!==0&&R.check(x,Y===4?"ipv4":"ipv6")}function o(R){const k=R.split(
",").map(x=>x.trim().toLowerCase()).filter(x=>x!=="").map(s);return x=>k.some(Y=>Y(x))}function s(R){if(R==="*")return()=>!0;const k=r(R);if(k!==null)return({name:F})=>k(
F);const{name:x,port:Y}=c(R),L=F=>Y===""||String(F.port)===Y;if(i(x)){const F=(0,M.n7)(x),tt=new m.BlockList;return tt.addAddress(F,(0,m.isIP)(F)===4?"ipv4":"ip\
v6"),X=>e(tt,X.name)&&L(X)}const H=u(x);return F=>(0,m.isIP)(F.name)===0&&L(F)&&H(F.name)}function r(R){const[,k="",x=""]=/^([\da-f:.]+)\/(\d{1,6})$/.exec(R)??[];
if(!i(k))return null;const Y=Number(x);if(Y>((0,m.isIP)(k)===4?32:128))return null;const L=Y-((0,m.isIP)(k)===6?96:0),H=new m.BlockList,F=(0,m.isIP)((0,M.n7)(k))===
4&&L>=0;return F?H.addSubnet((0,M.n7)(k),L,"ipv4"):H.addSubnet(k,Y,"ipv6"),tt=>e(H,tt)&&(0,m.isIP)((0,M.n7)(tt))===4===F}const i=R=>(0,m.isIP)(R)!==0&&!R.includes(
"%");function u(R){if(R==="")return()=>!1;const k=R.replace(/^\*\./,"."),x=k.replace(/^\./,""),Y=(0,I.Pv)(x),L=Y.ok?Y.value:x;return H=>H.endsWith(`.${L}`)||!k.
startsWith(".")&&H===L}function c(R){const k=/^\[([^\]]*)\]:([^:]*)$/.exec(R)??/^([^:[\]]*):([^:[\]]*)$/.exec(R);return k===null?{name:R,port:""}:{name:k[1]??"",
port:k[2]??""}}var g=t(8189);const v=function(...R){const{X509Certificate:k}=process.getBuiltinModule("node:crypto");return new.target?new k(...R):k(...R)},l=4*
1024*1024,p=20;function O(R,{environment:k,directory:x,wording:Y=g.w7}){const{settings:L,mistakes:H}=(0,g.P$)(R,Y),F=S(L.caFile,Y),tt=f(k),X=[F,tt].flatMap(nt=>nt.
ok?[]:[nt.why]),N=y(L.scan,x).slice(0,p).map(nt=>Y.missingPath(nt,x)),J=[...H,...X,...N];if(J.length>0||!F.ok||!tt.ok)throw new g.GN(J);return{...L,authorities:F.
value,chooseProxy:tt.value}}const y=(R,k)=>R.filter(x=>!/[*?[\]{}]/.test(x)&&!(0,_.existsSync)((0,T.resolve)(k,x)));function f(R){try{return(0,$.J)(E(R))}catch(k){
if(k instanceof TypeError)return(0,$.T)(k.message);throw k}}function S(R,{setting:k}){if(R===null)return(0,$.J)(null);const x=(0,A.yR)(R,l),Y=k("ca-file");if(!x.
ok)return(0,$.T)(`${Y} "${R}" ${(0,D.mP)(x.failure)}`);const L=P(x.text);return L.ok?L:(0,$.T)(`${Y} "${R}" ${L.why}`)}const b=/-----BEGIN CERTIFICATE-----[^-]*-----END CERTIFICATE-----/g;
function P(R){const k=R.match(b)??[];if(k.length===0)return(0,$.T)("contains no certificate; expected PEM");try{for(const x of k)new v(x);return(0,$.J)(k.join(`\

`))}catch(x){return(0,$.T)(`contains an invalid certificate: ${x instanceof Error?x.message:x}`)}}}),1435:((ct,W,t)=>{t.d(W,{j:()=>m,o:()=>M});var _=t(9562);const T=function(...E){
const{thisMachine:d}=t.late([773,705,641,456,696],2696);return new.target?new d(...E):d(...E)},A=function(...E){const{mergeFindings:d}=t.late([773,705,641,456,696],
2696);return new.target?new d(...E):d(...E)},$=function(...E){const{readCliConfig:d}=t.late([773,705,641,456,696],2696);return new.target?new d(...E):d(...E)},D=function(...E){
const{withoutInstalled:d}=t.late([705,641,927,90],1264);return new.target?new d(...E):d(...E)};function m(E,d,w,{environment:h,directory:a,mayHavePlugins:n,plugins:e=null}){
if(d.hostnames.length===0&&E.every(({needs:g})=>g.length===0))return{usages:E,remarks:[],findings:[],configs:[],releases:w.releases};const o=M(d.cliConfig,w.clients,
h),s=w.releases.map(g=>{const v=o.find(({client:l})=>l===g.client);return{...g,attemptMs:v?.requestTimeoutMs??g.attemptMs}}),r=d.depth!=="discovery",i={root:a,plugins:e,
mayHavePlugins:n,releases:s,asksMirrors:r},u=E.some(I)?D(E,o,i):{usages:E,remarks:[],findings:[]},c=[...o.flatMap(g=>g.findings),...u.findings];return{...u,findings:A(
c),configs:o,releases:s}}function M(E,d,w){const h=T(w);return d.map(a=>$(a,h,E))}const I=({needs:E})=>E.some(({service:d})=>d===_.xq)}),6034:((ct,W,t)=>{t.d(W,
{D0:()=>a,a3:()=>o,lz:()=>n});var _=t(7052),T=t(4526),A=t(8416),$=t(6195),D=t(7854),m=t(8189);const M=function(...r){const{RootNotes:i}=t.late([705,499,619],3619);
return new.target?new i(...r):i(...r)},I=function(...r){const{textNotes:i}=t.late([705,499,619],3619);return new.target?new i(...r):i(...r)},E=function(...r){const{
layoutsOf:i}=t.late([705,499,619],3619);return new.target?new i(...r):i(...r)},d=function(...r){const{rootsOf:i}=t.late([705,499,619],3619);return new.target?new i(
...r):i(...r)},w=function(...r){const{unmatched:i}=t.late([705,499,619],3619);return new.target?new i(...r):i(...r)},h=2e5;function a({usages:r,notes:i,scanned:u,
changed:c,dialect:g,settings:v,listed:l}){const{declared:p,endedAt:O}=u;if(r.length===0&&p.every(T.z0)&&v.roots.length===0)return{roots:[],notes:[]};const{clients:f,
versions:S}=g,b={usages:r,declared:p,clients:f},P=l===void 0?n(b,v,O===null):e(b,l),R=[],k=[],x=v.dialect.name==="auto"?[]:f,Y=new M({clients:f,upgrade:v.upgrade,
versionIn:(0,A.uQ)(v.dialect,g)}),L=v.depth!=="discovery";let H=0;for(const N of d(P,{changed:c,versions:S,hasCalls:L})){if(H+=N.directories.length,H>h){k.push(
(0,D.YW)(N.directory,(0,_.ub)({kind:"roots",max:h})));break}Y.add(N),L&&R.push(N)}const F=[...I(r,p,{...g,set:x})].filter(({place:N})=>c===null||c.has(N.file)),
tt=new Set(i.flatMap(({problem:N,place:J})=>N.code==="lock-invalid"?J.file:[])),X=[...F,...Y.notes()].filter(({place:N})=>!tt.has(N.file));return{roots:R,notes:[
...X,...k]}}function n(r,{roots:i},u){const c=i.map(l=>({text:l,matches:(0,$.Ls)([l])})),g=E({...r,patterns:c}),v=u?w(g,c):[];if(v.length===0)return g;throw new m.
GN(v.map(l=>`roots: no directory with configuration matches ${l}`))}function e(r,i){return r.clients.flatMap(u=>E({...r,clients:[u],patterns:[{text:"",matches:g=>i.
get(u)?.has(g)===!0}]}))}function o(r,i,{depth:u},c){if(u==="discovery")return r;const g=({kind:l,workspace:p})=>l==="cloud_default"?!!c.TF_CLOUD_HOSTNAME:l!=="\
backend_remote_default"||p?.organization===null,v=new Set(i.filter(l=>!g(l)).map(({place:l})=>s(l)));return r.map(l=>l.problem.code==="host-missing"&&v.has(s(l.
place))?{...l,problem:{...l.problem,severity:"error"}}:l)}const s=({file:r,line:i,column:u})=>`${r}:${i}:${u}`}),370:((ct,W,t)=>{t.d(W,{C_:()=>w,SQ:()=>M,o0:()=>E});
var _=t(6897),T=t(8416),A=t(7854),$=t(9488);const D=function(...h){const{scanInSteps:a}=t.late([705,499,619],3619);return new.target?new a(...h):a(...h)},m=20;async function M({
scan:h,exclude:a},{directory:n,environment:e,stop:o,progress:s}){const r={root:n,scan:h,exclude:a},i=o.why===null?I(r):null;if(i!==null)return i;const u=D(r,Object.
keys(e));return(0,_.n)(u,o,c=>s({kind:"scan",files:c}))}function I(h){const a={toolFiles:[],hasPlugins:!1};let n=0;for(const{files:e,notes:o}of(0,$.G)(h,a))if(n+=
1,e.length>0||o.length>0||n>m)return null;return{...a,usages:[],notes:[],declared:[],signs:[],constraints:[],files:0,bytes:0,isEmpty:!0,usesTerragrunt:!1,endedAt:null}}
function E(h,a,n){const e=d(h,a,n),o=(0,T.L2)(e),{clients:s}=o;return{dialect:o,usedBy:()=>(0,T.rU)(o,e.scan),usages:(0,A.sw)(a.usages,s),notes:(0,A.vH)(a.notes,
s)}}function d({dialect:h,exclude:a,scan:n},e,{environment:o,directory:s}){if(n.length===0)return{setting:h,scan:null};const r=(0,T.oh)({root:s,exclude:a},e.toolFiles),
i=!!o.TF_CLOUD_HOSTNAME;return{setting:h,scan:{...e,tools:r,hasCloudHostname:i}}}const w=({hasPlugins:h},{scan:a})=>h||a.some(n=>n!==".")}),7082:((ct,W,t)=>{t.d(
W,{O:()=>_});const _=T=>({discovery:T,hops:[],timing:{lookupMs:null,connectMs:null,tlsMs:null,firstByteMs:null,totalMs:0},headMs:null,certificates:[]})}),2859:((ct,W,t)=>{
t.d(W,{C:()=>$,h:()=>m});var _=t(5143),T=t(7854);const A=new Set(["remote_state","remote_state_default","provider_tfe","provider_tfe_default","test_backend_remo\
te","test_backend_remote_default","migrate_backend_remote","migrate_backend_remote_default"]);function $(M,I,E,d=(0,T.kA)(I)){const w=M.hostnames.flatMap(({host:a,
services:n})=>{const e=n.length>0?n:M.requiredServices;return(e.length>0?e:["any"]).map(s=>({host:a,service:s,clients:E,because:["hostnames input"],isImplied:!1,
isForInit:!0}))}),h=new Set([...d,...M.hostnames.map(({host:a})=>a)]);return m([w,D(I,h)],E)}const D=(M,I)=>M.flatMap(({kind:E,needs:d,place:w})=>{const h=!A.has(
E);return d.map(a=>({...a,because:[w],isImplied:!I.has(a.host),isForInit:h}))});function m(M,I){return[...Map.groupBy(M.flat(),({host:d,service:w})=>`${d} ${w}`).
values()].flatMap(d=>{const[w]=d;if(w===void 0)return[];const{host:h,service:a}=w;return{host:h,service:a,clients:[...I.filter(n=>d.some(e=>e.clients.includes(n)))],
because:(0,_.As)([...d.flatMap(({because:n})=>n)]),isImplied:d.every(({isImplied:n})=>n),isForInit:d.some(({isForInit:n})=>n),...d.every(({isAssumed:n})=>n===!0)?
{isAssumed:!0}:{}}})}}),5960:((ct,W,t)=>{t.d(W,{e:()=>$,i:()=>m});var _=t(6697),T=t(1831),A=t(7082);function $(M,{hostnames:I,allowedHosts:E},{isGuess:d}){const w=new Set(
I.map(({host:a})=>a)),h=new Map;for(const a of M){const{host:n}=a;if(w.has(n)||h.has(n))continue;const e=d===!0||a.isAssumed===!0,o=D(a,e,(0,T.Jr)(n,E));o!==null&&
h.set(n,o)}return h}function D({host:M,isImplied:I,because:E,clients:d,isAssumed:w=!1},h,a){const n=(0,T.nx)(M);if((0,T.Rt)(M))return(0,_.U7)({host:n});const[e]=E.
filter(s=>typeof s!="string"),o=I&&e!==void 0?{place:e,clients:d}:null;return o!==null&&h?(0,_.zo)({host:n,...o,isListed:w}):a?null:(0,_.wp)(o===null?{host:n}:{
host:n,implied:o})}const m=(M,I)=>({host:M,attempt:(0,A.O)({kind:"skipped",problem:I}),earlier:[],later:[],credentials:null,looks:[],difference:null,forced:[]})}),
566:((ct,W,t)=>{t.d(W,{f:()=>D,q:()=>I});var _=t(3024),T=t(6760),A=t(6309),$=t(5747);function D(a,n,e){const o=M((0,_.realpathSync)(a),n),s=(0,T.basename)(n);m(
(0,T.join)(o,s));const r=(0,T.join)(o,`.${s.slice(0,60)}.${Math.random().toString(36).slice(2)}`),i=(0,_.openSync)(r,"wx");try{try{for(const u of e)(0,_.writeFileSync)(
i,u)}finally{(0,_.closeSync)(i)}(0,_.renameSync)(r,(0,T.join)(o,s))}catch(u){throw(0,_.rmSync)(r,{force:!0}),u}}function m(a){const n=(0,_.lstatSync)(a,{throwIfNoEntry:!1});
if(n===void 0||n.isFile()||n.isSymbolicLink())return;const e=n.isDirectory()?"is a directory":"is not a regular file";throw new A.h(`it ${e}; choose another pat\
h`)}function M(a,n){const e=(0,T.resolve)(a,n),o=h(a,e);if(!o&&!(0,T.isAbsolute)(n))throw new A.h(`it is outside ${a}; use an absolute path if that is intended`);
const s=o?a:(0,T.parse)(e).root;return(0,T.relative)(s,(0,T.dirname)(e)).split(T.sep).filter(Boolean).reduce((i,u)=>E(i,u,a),s)}function I(a,n){const e=(0,_.realpathSync)(
a);return d(M(e,n),(0,T.basename)(n),e)}function E(a,n,e){const o=(0,T.join)(a,n);return(0,_.lstatSync)(o,{throwIfNoEntry:!1})===void 0&&w(o),d(a,n,e)}function d(a,n,e){
const o=(0,T.join)(a,n);if(!(0,_.lstatSync)(o,{throwIfNoEntry:!1})?.isSymbolicLink())return o;const s=(0,_.realpathSync)(o);if(!h(e,a)||h(e,s))return s;throw new A.
h(`the link ${(0,T.relative)(e,o)} leads outside ${e}; remove it or choose another path`)}function w(a){try{(0,_.mkdirSync)(a)}catch(n){if((0,$.Oj)(n)!=="EEXIST")
throw n}}function h(a,n){const e=(0,T.relative)(a,n);return e!==".."&&!e.startsWith(`..${T.sep}`)&&!(0,T.isAbsolute)(e)}}),9076:((ct,W,t)=>{t.d(W,{QB:()=>T,im:()=>_,
yX:()=>A});const _=["fails","warns","works","unchecked","skipped"],T=5,A=({outcome:$})=>$!=="unchecked"&&$!=="skipped"}),997:((ct,W,t)=>{t.d(W,{O:()=>T,T:()=>$});
var _=t(1064);const T=({earlier:D,attempt:m,later:M})=>[...D,m,...M];function A({discovery:D,timing:m,headMs:M,hops:I},{attemptMs:E}){const d=M!==null&&M<=E?I.at(
-1)?.status:null;return d===null||(0,_.Mq)(d??0)?"retries":D.kind!=="failed"&&m.totalMs<=E?"works":"fails"}function $(D,m){const M=D.map(d=>A(d,m)),I=M.indexOf(
"works");return I<0?"never":I<=m.retries&&!M.slice(0,I).includes("fails")?"always":"sometimes"}}),3795:((ct,W,t)=>{t.d(W,{qY:()=>E,fN:()=>h,XP:()=>a});var _=t(733),
T=t(1831),A=t(4120),$=t(8641);const D=2,m=80;function M(o){if(o.kind==="scan")return`read ${(0,A.px)(o.files,"file")}`;if(o.kind==="registries")return`${o.done}\
 of ${(0,A.px)(o.total,"question")} to registries answered`;const{done:s,total:r,failed:i,waiting:u}=o,c=i===0?"":`, ${i} failed so far`;return`${s} of ${(0,A.px)(
r,"host")} checked${c}${I(u)}`}function I(o){if(o.size===0)return"";const s=[...o].slice(0,D).map(i=>(0,$.RK)((0,T.nx)(i),m)),r=o.size-s.length;return r>0?`; wa\
iting for ${s.join(", ")} and ${(0,A.px)(r,"other")}`:`; waiting for ${s.join(" and ")}`}const E={show:()=>{},end:()=>{}},d=5e3,w=200;function h(o,s=e){let r=!0;
return n(d,s,i=>{r&&o(i),r=!r})}function a(o,s,r=e){let i="";const{show:u,end:c}=n(w,r,v=>{const l=(0,_.W)(v,0,s-1);l!==i&&(i=l,o(`\r${l}\x1B[K`))});return{show:u,
end:()=>{c(),i!==""&&o("\r\x1B[K")}}}function n(o,s,r){let i=null;const u=s(o,()=>{i!==null&&r(M(i))});return{show:g=>{i=g},end:u}}const e=(o,s)=>{const r=setInterval(
s,o).unref();return()=>clearInterval(r)}}),8463:((ct,W,t)=>{t.d(W,{t:()=>a});var _=t(6309),T=t(566),A=t(2216),$=t(5505),D=t(5955),m=t(8641);const M=function(...e){
const{hash:o}=process.getBuiltinModule("node:crypto");return new.target?new o(...e):o(...e)},I=function(...e){const{renderBadge:o}=t.late([912],7912);return new.target?
new o(...e):o(...e)},E=function(...e){const{renderCodeQuality:o}=t.late([811],9811);return new.target?new o(...e):o(...e)},d=function(...e){const{renderHtml:o}=t.
late([394],6394);return new.target?new o(...e):o(...e)},w=function(...e){const{renderJunit:o}=t.late([176],176);return new.target?new o(...e):o(...e)},h=function(...e){
const{renderSarif:o}=t.late([773,579,695],7695);return new.target?new o(...e):o(...e)};function a({report:e,badge:o},s,r){const i=[],u=(c,g,v)=>{try{(0,T.f)(r,g,
(0,D.mk)(v()))}catch(l){i.push(`the ${c} ${(0,m.RK)(g)} was not written: ${(0,m.RK)((0,_.A)(l))}`)}};for(const{path:c,format:g}of e)u("report",c,()=>n(g,s));return o!==
null&&u("badge",o,()=>[I(s.verdict)]),i}function n(e,{verdict:o,context:s}){switch(e){case"json":return(0,A.h)(o,s);case"sarif":return h(o,s);case"junit":return w(
o,s);case"codequality":return E(o,r=>M("sha256",r));case"html":return d(o,s,r=>M("sha256",r,"base64"));case"markdown":return[(0,$.Gc)(o,s)]}}}),4218:((ct,W,t)=>{
t.d(W,{H6:()=>s,MC:()=>d,QY:()=>v,U4:()=>w,XQ:()=>i,_N:()=>g,bW:()=>n,eC:()=>c,kW:()=>r,mc:()=>u,qX:()=>E,wz:()=>o});var _=t(9076),T=t(7574),A=t(5102),$=t(4120);
const D=[{mark:"\u2581",belowMs:100,words:"below 100 ms"},{mark:"\u2582",belowMs:250,words:"below 250 ms"},{mark:"\u2583",belowMs:500,words:"below 500 ms"},{mark:"\
\u2585",belowMs:1e3,words:"below 1 s"},{mark:"\u2586",belowMs:2500,words:"below 2.5 s"},{mark:"\u2587",belowMs:Number.POSITIVE_INFINITY,words:"2.5 s or more"}],
m="\u2573",M="\u254C";function I(l){return l.outcome==="fails"?m:(0,_.yX)(l)?D.find(({belowMs:p})=>(l.ms??0)<p)?.mark??"":M}const E=l=>l.map(I).join("");function d(l){
const p=l.flatMap(({history:b})=>b.recent),O=new Set(p.map(I)),y=p.some(b=>I(b)===D[0].mark&&b.ms===null);return[...D.map(({mark:b,words:P},R)=>[b,R===0&&y?`${P}\
 or not measured`:P]),[m,"failed"],[M,"no result"]].filter(([b])=>O.has(b))}function w({hosts:l},{history:p}){return l.flatMap(y=>{const f=p?.get(y.visit.host);
return f!==void 0&&f.recent.filter(_.yX).length>1?[{host:y,history:f}]:[]}).toSorted((y,f)=>Number(a(f))-Number(a(y))||e(y,h)-e(f,h)||e(y,Number.POSITIVE_INFINITY)-
e(f,Number.POSITIVE_INFINITY))}const h=30,a=({host:l})=>(0,A.sG)(l)==="fails",n=({history:l},p)=>s(l).findLast(O=>O.days<=p);function e(l,p){const O=n(l,p);return O===
void 0?1:O.good/O.runs}const o=l=>a(l)||l.history.recent.some(({outcome:p})=>p==="fails"),s=({uptime:l})=>l.filter(({runs:p},O)=>p>(l[O-1]?.runs??0));function r({
recent:l,uptime:p,incidents:[O]}){if(O===void 0||O.until!==null)return null;const y=l.filter(({outcome:b})=>b==="fails").length,f=p.at(-1);return f!==void 0&&f.
runs-f.good===1?`first failure in ${(0,$.px)(f.runs,"run")}`:y<=O.runs&&O.runs>1?null:`failed ${y} of the last ${l.filter(_.yX).length} runs`}function i({incidents:[
l]}){return l===void 0||l.until!==null||l.runs<2?null:`failing since ${(0,T.QN)(l.from)} (${(0,$.px)(l.runs,"run")})`}function u({good:l,runs:p}){if(p===0)return null;
const O=Math.floor(1e4*l/p);if(O>=9900)return`${O/100}%`;const y=Math.floor(O/10);return y===0&&l>0?"below 0.1%":`${y/10}%`}const c=({days:l,good:p,runs:O})=>`${p}\
 of ${(0,$.px)(O,"run")} in ${l} days`;function g(l){const p=A.vh.flatMap(y=>{const{length:f}=l.filter(b=>b.outcome===y),S=y==="warns"?"with warnings":A.nx[y];return f===
0?[]:[`${f} ${S}`]});return`${l.length===1?"last run":`last ${(0,$.px)(l.length,"run")}`}: ${p.join(", ")}`}const v=({from:l,until:p},O)=>p===null?`${(0,T.u8)(l,
O)} so far`:(0,T.u8)(l,p)}),1505:((ct,W,t)=>{t.d(W,{G_:()=>a,Yj:()=>h,Zc:()=>d,o7:()=>w,pk:()=>E,se:()=>I,tN:()=>D});var _=t(4e3),T=t(7574),A=t(4120),$=t(8884);
const D=120,m=20,M=6;function I({requirements:i},u,c){return{label:"required",texts:(0,A.Sk)(i,m,v=>{const l=(0,$.Yx)(v.because,c.because);return`${E(v,u,c)} (${l}\
)`})}}function E({service:i,clients:u},{dialect:c},g){const v=i==="any"?(0,A.DO)(i):g.value(i,D);return c.clients.every(p=>u.includes(p))?v:`${v} for ${(0,A.wO)(
u)}`}function d({visit:i},u){const{timing:c,discovery:g}=i.attempt,v=g.kind==="failed"?g.excerpt:null,l=(0,T.I$)(c).map(([f,S])=>`${f} ${(0,T.kJ)(S)}`),p=i.earlier.
map(f=>{const{kind:S}=f.discovery;return`${S==="failed"?f.discovery.problem.code:S} after ${(0,T.kJ)(f.timing.totalMs)}`}),O=v===null?[]:[u.value(v.replace(/\s+/gu,
" ").trim())],y=i.credentials?.hasToken?[u.prose(i.credentials.source)]:[];return[{label:"body",texts:O},{label:"timing",texts:[l.join(", ")]},{label:"retried",
texts:p},{label:"token from",texts:y}]}const w=(i,u)=>[{label:"credentials",texts:s(i)?o(i.visit.looks,u.prose):[]},{label:"host block",texts:r(i.visit).map(c=>u.
prose(c))}];function h({visit:i,services:u,servicesFrom:c},g){const v=c===null?(0,T.kJ)(i.attempt.timing.totalMs):`host block at ${g.because(c)}`,l=(0,_.K4)(u,M,
({id:p})=>g.value(p,D));return`${u.length===0?"no services":l} (${v})`}function a(i){const u=Map.groupBy(i,c=>JSON.stringify(c.looks.map(e)));return Array.from(
u.values(),c=>({clients:c.map(({client:g})=>g),looks:c[0]?.looks.map(e)??[]}))}const n={nothing:"no entry","a token":"a token","an empty token":"an empty token",
"no token":"an entry without a token","not asked":"not run","not read":"turned off"},e=({source:i,held:u,counts:c})=>({source:i,held:`${n[u]}${c?u==="no token"?
" (ends the search)":" (used)":""}`});function o(i,u){const c=a(i);return c.flatMap(({clients:g,looks:v})=>v.map(({source:l,held:p})=>`${c.length>1?`${(0,A.wO)(
g)}: `:""}${u(l)}: ${p}`))}const s=({findings:i})=>i.some(({problem:{code:u}})=>/^credentials-|^document-unauthorized$/.test(u));function r({forced:i}){return[...Map.
groupBy(i,({place:c})=>(0,$.eo)(c))].map(([c,g])=>`${c}, for ${(0,A.wO)(g.map(({client:v})=>v))}`)}}),2704:((ct,W,t)=>{t.d(W,{IL:()=>A,Rr:()=>$,Z4:()=>T});var _=t(
8641);const T=(D,m,M)=>`,
${M}"${D}": ${A(m,M)}`,A=(D,m)=>(0,_.s$)(JSON.stringify(D,null,2).replaceAll(`
`,`
${m}`));function*$(D,m,M,I){if(m.length===0){yield T(D,[],M);return}const E=`${M}  `;let d=`,
${M}"${D}": [`;for(const w of m)yield`${d}
${E}${A(I(w),E)}`,d=",";yield`
${M}]`}}),522:((ct,W,t)=>{t.d(W,{P:()=>A,c:()=>$});var _=t(6174),T=t(5465);const A=D=>{const{clients:m,versions:M,releases:I,isGuess:E,why:d,evidence:w}=D;return{
clients:m,assumed:E??!1,why:(0,_._)(d),versions:Object.entries($(M)).map(([h,a])=>({client:h,version:a})),releases:I.map(({name:h})=>h),evidence:w.map(({client:h,
version:a,level:n,text:e,place:o})=>({client:h,...$({version:a,kind:n,text:e}),...(0,T.$t)(o)}))}};function $(D){const m=Object.entries(D).map(([M,I])=>[M,typeof I==
"string"?(0,_._)(I):I]);return Object.fromEntries(m)}}),2216:((ct,W,t)=>{t.d(W,{h:()=>c});var _=t(4e3),T=t(5799),A=t(2704),$=t(522),D=t(4283),m=t(997),M=t(1831),
I=t(8641),E=t(5465);function d(y){const{visit:f,requirements:S,services:b,servicesFrom:P,clients:R,isNew:k}=y,{discovery:x,hops:Y,timing:L,certificates:H}=f.attempt;
return{host:f.host,display:(0,M.nx)(f.host),discovery:x.kind,...w(x),documentUrl:a(x),hops:Y.map(n),services:Object.fromEntries(b.map(F=>[F.id,e(F)])),servicesFrom:P===
null?null:(0,E.W$)(P),hostBlocks:f.forced.map(({client:F,place:tt})=>({client:F,place:(0,E.W$)(tt)})),required:S.map(({service:F,clients:tt,because:X})=>({service:F,
clients:tt,because:X.map(E.W$)})),credentials:f.credentials?.hasToken?f.credentials.source:null,looks:f.looks,attempts:(0,m.O)(f).length,...f.earlier.length===0?
{}:{earlier:f.earlier.map(h)},timingMs:r(L),certificates:H,clients:R,...k?{new:!0}:{}}}function w(y){if(y.kind==="skipped")return{code:y.problem.code};if(y.kind!==
"failed")return{};const{problem:f,excerpt:S}=y;return{code:f.code,...S===null?{}:{excerpt:S}}}const h=({discovery:y,timing:f})=>({discovery:y.kind,..."problem"in
y?{code:y.problem.code}:{},ms:f.totalMs}),a=y=>y.kind==="found"||y.kind==="absent"?(0,D.Pl)(y.url):null,n=({challenge:y,...f})=>({...f,url:(0,I.cq)(f.url),proxy:f.
proxy===null?null:(0,I.cq)(f.proxy)});function e(y){switch(y.kind){case"url":return{url:(0,I.cq)(y.url)};case"login":return{login:o(y.login)};case"problem":return{
problem:s(y.problem)}}}const o=y=>({...y,authz:y.authz===null?null:(0,I.cq)(y.authz),token:y.token===null?null:(0,I.cq)(y.token)}),s=({code:y,message:f,help:S})=>({
code:y,message:f,help:S??null}),r=({lookupMs:y,connectMs:f,tlsMs:S,firstByteMs:b,totalMs:P})=>({lookup:y,connect:f,tls:S,firstByte:b,total:P}),i=1,u="  ";function*c(y,f){
const{usages:S,...b}=f.scan,{hosts:P,findings:R,passed:k,ignored:x,stopped:Y,roots:L}=y,{remarks:H,repository:F,repositories:tt}=f;yield*[`{
  "schemaVersion": ${i}`,g("version",f.version),g("passed",k),...Y===null?[]:[g("stopped",(0,_.Cw)(Y)),g("incomplete",(0,_.zM)(Y))],g("failOn",f.failOn),...F===
null?[]:[g("repository",F)],...tt.length===0?[]:[g("repositories",tt)],g("dialect",f.dialect.name),g("clientDetection",(0,$.P)(f.dialect)),g("clients",f.clients),
g("startedAt",f.startedAt),g("durationMs",f.durationMs),g("counts",v(y))],yield*(0,A.Rr)("hosts",P,u,d),yield*(0,A.Rr)("findings",R,u,l),L.length>0&&(yield*(0,A.
Rr)("roots",L,u,p)),yield*[g("ignored",x),g("usages",S),...H.length===0?[]:[g("remarks",H)],g("scan",b),`
}
`]}const g=(y,f)=>(0,A.Z4)(y,f,u),v=({findings:y})=>Object.fromEntries(T.oC.map(f=>[`${f}s`,y.filter(S=>S.severity===f).length]));function l(y){const{problem:f,
severity:S,host:b,service:P,places:R,affects:k,exclude:x}=y;return{code:f.code,severity:S,host:b,service:P,message:f.message,help:f.help??null,places:R.map(E.W$),
affects:k,...x===void 0?{}:{exclude:x}}}const p=({directory:y,clients:f,rows:S})=>({...(0,E.jt)(y),clients:f,rows:S.map(O)}),O=({problems:y,places:f,...S})=>({...S,
codes:y.map(({code:b})=>b),places:f.map(E.W$)})}),5465:((ct,W,t)=>{t.d(W,{$t:()=>A,W$:()=>T,jt:()=>D});var _=t(5143);const T=m=>typeof m=="string"?m:A(m),A=({file:m,
line:M,column:I,endColumn:E})=>({...$(m),line:M,column:I,endColumn:E});function $(m){const{repository:M,path:I}=(0,_.bH)(m);return M===null?{file:m}:{repository:M,
file:I}}function D(m){const{repository:M,path:I}=(0,_.bH)(m);return M===null?{directory:m}:{repository:M,directory:I}}}),9574:((ct,W,t)=>{t.d(W,{I$:()=>A,MB:()=>$,
TM:()=>D,U8:()=>I,hn:()=>M,rm:()=>m});var _=t(5955),T=t(8641);function A(d,w,h=[]){const a=d.map((e,o)=>`<th align="${h.includes(o)?"right":"left"}">${e}</th>`),
n=w.map(e=>`<tr>${d.map((s,r)=>`<td${h.includes(r)?' align="right"':""}>${e[r]||"\u2013"}</td>`).join("")}</tr>`);return["<table>",`<tr>${a.join("")}</tr>`,...n,
"</table>"].join(`
`)}const $=d=>["<ul>",...d.map(w=>`<li>${w}</li>`),"</ul>"].join(`
`),D=(d,w)=>["<details>",`<summary>${d}</summary>`,...w,"</details>"].join(`
`),m=d=>(0,T.D9)(d).replaceAll(".",".<wbr>"),M=d=>`<code>${(0,T.js)(d).replaceAll("/","/<wbr>")}</code>`;function I(d,w){const h=d.map(([o])=>o?.()??"");if(E(h)<=
w)return h;const a=h.map((o,s)=>{const r=o===""?[]:d[s]?.slice(1)??[];return[o,...r.map(i=>i())].filter(i=>i!=="")}),n=a.map(o=>o.at(-1)??"");let e=w;return a.map(
(o,s)=>{const r=E(n.slice(s+1)),i=E(n.slice(s,s+1))<=e?n[s]:"",u=o.find(c=>E([c])<=e-r)??i??"";return e-=E([u]),u})}const E=d=>d.reduce((w,h)=>w+(h===""?0:(0,_.
$$)(h)+2),0)}),5505:((ct,W,t)=>{t.d(W,{gD:()=>Vt,Fp:()=>Yt,Gc:()=>mt,XA:()=>pt,rL:()=>Kt});var _=t(4e3),T=t(7574),A=t(5102),$=t(4120),D=t(5955),m=t(6763),M=t(8641),
I=t(1831),E=t(2796),d=t(4218),w=t(8884),h=t(9574),a=t(4503),n=t(8373);const e=6,o=200,s=50,r=3,i=3,u=1e3;function c(C,j,U=!0){const G=j.context.repositories.length,
q=`<b>${(0,w.mj)(C,G)}</b>`;if(!U)return q;const{shown:ot,more:gt}=(0,_.zN)((0,w.eb)(C),e),$t=j.isBrief&&gt>0?` ${(0,n.jP)(gt,"repository",j)}`:"";return`${q}: ${ot.
map(it=>(0,n.u_)(it,j)).join(", ")}${$t}`}function g(C,j){const U=j.isBrief?[]:(0,w.eb)(C).slice(e);if(U.length===0)return[];const{shown:G,more:q}=(0,_.zN)(U,o);
return[(0,h.TM)((0,$.px)(U.length,"more repository"),[`<p>${G.map(ot=>(0,n.u_)(ot,j)).join(", ")}</p>`,...(0,n.R3)(q,"repository",j)])]}function v(C,j){const U=(0,w.
_X)(C),[G]=U;if(G===void 0)return"";const q=(0,_.K4)(U,r,({repository:Rt})=>(0,M.D9)(Rt)),ot=`${n.rC[(0,A.hm)(G.findings)??"warning"]} <b>${(0,$.px)(U.length,"r\
epository")}</b> ${(0,w.fP)(U)}: ${q}`;if(j.isBrief)return`<p>${ot}</p>`;const{shown:gt,more:$t}=(0,_.zN)(U,s),it=gt.map(Rt=>l(Rt,j));return(0,h.TM)(ot,[(0,h.I$)(
["Repository","Findings","First in"],it),...(0,n.R3)($t,"repository",j)])}function l(C,j){const{repository:U,findings:G}=C,q=(0,_.zN)([...Map.groupBy(G,({code:it})=>it)],
i),ot=q.shown.map(([it,[Rt,...Bt]])=>{const Gt=Rt===void 0?"":` at ${(0,n.b_)(Rt.place,j)}`;return`${(0,n._h)(it,it,j)}${Gt}${Bt.length===0?"":` and ${Bt.length}\
 more`}`}),gt=(0,a.aE)(U,j.context),$t=(0,h.hn)(U);return[gt===null?$t:`<a href="${(0,M.js)(gt,u)}">${$t}</a>`,(0,$.H8)(G),[...ot,...q.more>0?[`and ${(0,$.px)(q.
more,"more code")}`]:[]].join("<br>")]}const p=20,O=10,y=700,f=4,S=300,b=1,P=6,R=12,k=4,x=100;function Y(C,j){const{shown:U,more:G}=(0,_.zN)((0,E.cZ)(C),j.isBrief?
O:p);return[...U.map(ot=>[...(0,n.W6)(j).map(gt=>()=>L(ot,gt)),()=>`${X(ot,j)}</p>`]),(0,n.R3)(G,"cause",j).map(ot=>()=>ot)]}function L(C,j){const{message:U,help:G,
isAside:q,sameAs:ot}=C,{lines:gt,rest:$t}=ot===null?H(C,j):{lines:[`The same hosts as for ${ot}`],rest:[]};return[X(C,j),...gt.map(it=>`<br>${it}`),...U===null?
[]:[`<br>${(0,$.Iu)((0,M.h$)(U,y))}`],...G===null||q?[]:[tt(G)],...At(C,j),"</p>",...$t].join(`
`)}function H(C,j){const{findings:U,message:G}=C,q=nt(U,j),ot=G!==null||(0,E.hs)(C),gt=q&&!F(C)?[`In ${c(U,j,ot)}`]:[],$t=q&&ot?g(U,j):[];if(q&&G!==null&&!(0,E.
hs)(C))return{lines:gt,rest:$t};const it=(0,E.S3)(C),Rt=G===null?k:(0,E.hs)(C)?P:R,Bt=it.slice(0,Rt).map(Zt=>N(Zt,C,j)),Gt=[...Et(C,it.slice(Rt),j),...$t];return G===
null?{lines:gt,rest:[(0,h.MB)(Bt),...Gt]}:{lines:Bt.length===0?gt:[Bt.join(", "),...gt],rest:Gt}}const F=C=>C.message!==null&&(0,E.hs)(C)&&C.hosts.length===1,tt=C=>`\
<br><b>Help:</b> ${(0,M.h$)(C,y)}`;function X(C,j){const{severity:U,code:G,title:q}=C,ot=(0,E.pq)(C),gt=ot>1?`${(0,$.px)(ot,(0,E.a2)(C))}: `:"";return`<p>${n.rC[U]}\
 <b>${gt}${q}</b> (${(0,n._h)(G,G,j)})`}function N(C,j,U){return"file"in C?(0,n.u_)(C,U):j.message===null?at(C,j,U):J(C,j.hosts.length===1,U)}function J(C,j,U){
const[G]=C,q=G?.host?(0,M.D9)((0,I.nx)(G.host)):"",ot=G?.isHostNew?[$.dy]:[],gt=nt(C,U);if(j){const Rt=(0,w.yv)(C).settings.map(n.Su),Gt=(gt?[...Rt,c(C,U)]:[st(
C,f,U),...Rt]).filter(Zt=>Zt!=="").join(", ");return`${q}${Gt===""?"":` in ${Gt}`}${ot.map(Zt=>` (${Zt})`)}`}const $t=gt?(0,$.px)((0,w.eb)(C).length,"repository"):
st(C,b,U).replace(/ places?$/,""),it=[...ot,$t].filter(Rt=>Rt!=="").join("; ");return it===""?q:`${q} (${it})`}const nt=(C,{context:j})=>(0,w.mj)(C,j.repositories.
length)!=="",st=(C,j,U)=>(0,w.Ky)((0,w.yv)(C).lines,j,G=>(0,n.u_)(G,U));function at(C,j,U){const G=(0,E.hs)(j)?J(C,!1,U):st(C,b,U);return C.map(({problem:q})=>{
const ot=(0,M.h$)(q.message,S),gt=j.help===null&&q.help?tt(q.help):"";return`${G===""?(0,$.Iu)(ot):`${G}: ${ot}`}${gt}`}).join("<br>")}function Et(C,j,U){const G=C.
message===null?"finding":(0,E.a2)(C),q=j.length;if(q===0||U.isBrief)return(0,n.R3)(q,G,U);const{shown:ot,more:gt}=(0,_.zN)(j,x),$t=ot.map(Rt=>N(Rt,C,U)),it=C.message===
null?(0,h.MB)($t):`<p>${$t.join(", ")}</p>`;return[(0,h.TM)((0,$.px)(q,`more ${G}`),[it,...(0,n.R3)(gt,G,U)])]}function At(C,{context:j}){const{findings:U,hosts:G,
severity:q}=C,[ot,gt]=G,$t=(0,$.od)(C.affects,j.clients),it=F(C)?[]:(0,w.yv)(U).settings.map(n.Su),Rt=ot===void 0||gt!==void 0?null:j.history?.get(ot),Bt=Rt&&q===
"error"?(0,d.kW)(Rt):null,Gt=[...$t===""?[]:[`Affects ${$t}.`],...it.length===0?[]:[`Required by ${it.join(", ")}.`],...Bt===null?[]:[`${(0,$.Iu)(Bt)}.`]];return Gt.
length===0?[]:[`<br><sub>${Gt.join(" ")}</sub>`]}var kt=t(1064),vt=t(1505);const jt=20,Mt=20,Ft=["fails","warns","works"];function Jt(C,j){const U=C.filter(it=>(0,A.
cG)(it)&&!(0,A.JR)(it)),[G,...q]=U;if(G===void 0||j.isBrief)return"";const ot="Requests, responses and certificates of";if(q.length===0)return(0,h.TM)(`${ot} ${zt(
G)}`,qt(G,j));const{shown:gt,more:$t}=(0,_.zN)(U,jt);return(0,h.TM)(`${ot} ${(0,$.px)(U.length,"host")}`,[...gt.map(it=>(0,h.TM)(`${n.Gr[(0,A.sG)(it)]} ${zt(it)}`,
qt(it,j))),...(0,n.R3)($t,"host",j)])}const zt=({visit:{host:C,attempt:j}})=>`${(0,M.D9)((0,I.nx)(C))} (${(0,$.px)(j.hops.length,"request")}, ${(0,T.kJ)(j.timing.
totalMs)})`;function qt(C,j){const{hops:U,certificates:G}=C.visit.attempt;return[on(C,j),...C.services.length===0?[]:[rn(C,j)],...U.length===0?[]:[z(U)],...G.length===
0?[]:[rt(G,j)]]}function on(C,j){const U=(0,n.Bm)(j);return["<table>",...[(0,vt.se)(C,j.context,U),{label:"clients",texts:en(C,j)},...(0,vt.Zc)(C,U),...(0,vt.o7)(
C,U)].flatMap(({label:ot,texts:gt})=>gt.length===0?[]:[`<tr><td><b>${(0,$.Iu)(ot)}</b></td><td>${gt.join("<br>")}</td></tr>`]),"</table>"].join(`
`)}const en=({clients:C},{context:j})=>Ft.flatMap(U=>{const G=j.clients.filter(ot=>C[ot]===U),q=G.map(ot=>kt.bB[ot]).join(", ");return G.length===0?[]:[`${n.Gr[U]}\
 ${q}`]});function rn({services:C,servicesFrom:j},U){const{shown:G,more:q}=(0,_.zN)(C,Mt),ot=G.map(it=>[(0,M.D9)(it.id,vt.tN),sn(it)]),gt=q>0?[[`and ${q} more`,
U.rest]]:[],$t=j===null?"URL":`URL, from the host block at ${(0,n.u_)(j,U)}`;return(0,h.I$)(["Service",$t],[...ot,...gt])}function sn(C){switch(C.kind){case"url":
return(0,M.D9)((0,M.cq)(C.url));case"login":{const{client:j,authz:U,token:G,ports:q}=C.login;return[`authz ${(0,M.D9)((0,M.cq)(U??"none"))}`,`token ${(0,M.D9)((0,M.
cq)(G??"none"))}`,`client ${(0,M.D9)(j,vt.tN)}, ports ${q.join(" to ")}`].join("<br>")}case"problem":return`\u274C ${C.problem.code}`}}function z(C){const j=C.map(
(U,G)=>{const q=U.proxy===null?"":`through ${(0,M.D9)((0,M.cq)(U.proxy))}`,ot=U.status===null?"no response":`${U.status} ${(0,M.h$)(U.reason,vt.tN)}`.trim();return[
String(G+1),(0,M.D9)((0,M.cq)(U.url)),U.mediaType===null?ot:`${ot}<br>${(0,M.D9)(U.mediaType,vt.tN)}`,(0,$.Rk)(U.authorization),U.address===null?q:(0,M.D9)(U.address,
vt.tN),(0,T.kJ)(U.ms).replace(" ","&nbsp;")]});return(0,h.I$)(["Hop","Request","Response","Token","Address","Time"],j,[0,5])}function rt(C,{context:j}){const U=C.
map(({host:G,subject:q,issuer:ot,expires:gt})=>[(0,M.D9)(G,vt.tN),(0,M.h$)((0,T.nO)(gt,j.startedAt)),(0,M.D9)(q,vt.tN),(0,M.D9)(ot,vt.tN)]);return(0,h.I$)(["TLS\
 certificate","Valid until","Subject","Issuer"],U)}const _t=10,Dt=40,Ut=20,Nt=3,Xt=40;function Q(C,j){const{history:U}=j.context,G=(0,d.U4)(C,j.context),q=j.isBrief?
G.filter(d.wz):G;if(q.length===0)return G.length===0&&(U?.size??0)>0&&!j.isBrief?"<p><b>History</b>: 1 run so far</p>":"";const ot=q.slice(0,j.isBrief?_t:Dt),gt=ft(
q),$t=Rt=>ut(Rt,gt,j),it=ot.slice(_t);return[`<p><b>History</b>: ${V(G)}</p>`,$t(ot.slice(0,_t)),...it.length===0?[]:[(0,h.TM)((0,$.px)(it.length,"more host"),[
$t(it)])],`<p><sub>${yt(ot)}</sub></p>`,...Tt(q.slice(ot.length),j),...St(q,j)].join(`

`)}function V(C){const j=Math.max(...C.map(({history:q})=>q.recent.length)),U=C.filter(d.wz).length;if(U===0)return`no failure in the last ${(0,$.px)(j,"run")}`;
const G=C[0]?.history.recent.filter(({outcome:q})=>q==="fails").length;return C.length===1?`${G} of the last ${(0,$.px)(j,"run")} failed`:`${U} of ${C.length} h\
osts failed in the last ${(0,$.px)(j,"run")}`}function ft(C){const j=C.flatMap(({history:U})=>(0,d.H6)(U).map(G=>G.days));return[...new Set(j)].toSorted((U,G)=>U-
G)}const ut=(C,j,U)=>(0,h.I$)(["Host",...j.map(G=>`Uptime<br>${G}&nbsp;days`),"Latency<br>30&nbsp;days"],C.map(G=>dt(G,j,U)),j.map((G,q)=>q+1).concat(j.length+1));
function dt({host:C,history:j},U,{isBrief:G}){const q=(0,A.sG)(C),ot=G?null:(0,d.XQ)(j),gt=`${n.Gr[q]}&nbsp;${(0,h.rm)((0,I.nx)(C.visit.host))}`,$t=`<code role=\
"img" aria-label="${(0,d._N)(j.recent)}">${(0,d.qX)(j.recent)}</code>`,it=U.map(Bt=>{const Gt=(0,d.H6)(j).find(Zt=>Zt.days===Bt);return Gt===void 0?"":`${(0,d.mc)(
Gt)}<br><sub>${(0,$.px)(Gt.runs,"run")}</sub>`}),Rt=j.medianMs===null?"":(0,T.kJ)(j.medianMs);return[[gt,$t,...ot===null?[]:[`<sub>${(0,M.js)(ot)}</sub>`]].join(
"<br>"),...[...it,Rt].map(Bt=>Bt.replaceAll(" ","&nbsp;"))]}function yt(C){return`The newest run is at the right. ${(0,d.MC)(C).map(([U,G])=>`<code>${U}</code>&\
nbsp;${G}`).join(", ")}. Uptime: the share of runs without an error. Latency: median of discovery.`}function Tt(C,j){if(C.length===0)return[];const U=C.every(({
history:ot})=>ot.uptime.every(({good:gt,runs:$t})=>gt===$t)),G=j.rest===n.xy?j.rest:"in the history file",q=U?", all without a failure in this time":` ${G}`;return[
`<p>and ${(0,$.px)(C.length,"more host")}${q}</p>`]}function St(C,{context:j}){const U=C.flatMap(({host:$t,history:it})=>it.incidents.map(Rt=>({host:$t,incident:Rt}))).
toSorted(($t,it)=>$t.incident.from<it.incident.from?1:-1);if(U.length===0)return[];const{shown:G,more:q}=(0,_.zN)(U,Ut),ot=G.map(({host:$t,incident:it})=>[(0,h.
rm)((0,I.nx)($t.visit.host)),(0,M.js)((0,T.QN)(it.from)),(0,d.QY)(it,j.startedAt),String(it.runs),Ct(it)]),gt=q>0?`The last ${ot.length} incidents`:(0,$.px)(ot.
length,"incident");return[(0,h.TM)(gt,[(0,h.I$)(["Host","From","Duration","Runs","Problems"],ot,[3])])]}const Ct=({codes:C})=>(0,_.K4)(C,Nt,j=>(0,M.D9)(j,Xt)),Lt=50,
wt=4,Pt=2,bt=3;function xt(C,j,U){const G=C.filter(Bt=>(0,A.sG)(Bt)===j);if(G.length===0)return"";const q=j==="works"&&C.some(Bt=>(0,A.sG)(Bt)==="warns"),ot=Qt(
G,j,q?" without warnings":"");if(U.isBrief)return`<p>${ot}</p>`;const{shown:gt,more:$t}=(0,_.zN)(G,Lt),it=["Host","Required by",j==="works"?"Services":"Reason"],
Rt=gt.map(Bt=>tn(Bt,U));return(0,h.TM)(ot,[(0,h.I$)(it,Rt),...(0,n.R3)($t,"host",U)])}function Qt(C,j,U){const G=(0,_.K4)(C,bt,({visit:ot})=>(0,M.D9)((0,I.nx)(ot.
host))),q=C.length===1?`${G} ${A.nx[j]}${U}`:`<b>${(0,$.px)(C.length,"host")}</b> ${A.nx[j]}${U}: ${G}`;return`${n.Gr[j]} ${q}`}function tn(C,j){const U=C.requirements.
flatMap(q=>q.because),{discovery:G}=C.visit.attempt;return[`${(0,h.rm)((0,I.nx)(C.visit.host))}${C.isNew?`<br><sub>${$.dy}</sub>`:""}`,U.length===0?"":nn(U,j),(0,A.
JR)(C)&&G.kind==="skipped"?G.problem.title:(0,vt.Yj)(C,(0,n.Bm)(j))]}function nn(C,j){const{places:U,isOfRepositories:G}=(0,w.rv)(C),q=$t=>(0,n.u_)($t,j);if(!G)
return(0,w.Ky)(C,wt,q);const ot=U.slice(0,Pt).map(q).join(", "),gt=U.length>Pt?", \u2026":"";return`${(0,$.px)(U.filter(w.cC).length,"repository")}: ${ot}${gt}`}
var Ht=t(4148);const cn=100,an=40,fn=C=>(0,Ht.fi)(C,h.hn),dn=C=>({name:(j,U)=>ln(j,U,C),problem:({code:j,title:U})=>(0,n._h)(j,U,C),file:h.hn,value:(j,U)=>(0,M.
D9)(j,U).replaceAll(" ","&nbsp;"),maxRows:an});function gn(C,j){const{wrong:U,good:G}=(0,Ht.jB)(C),q=U.length>1||j.isBrief&&U.length>0,ot=q?[hn((0,Ht.$_)(U,dn(j)),
j)]:[],gt=j.isBrief||j.context.repositories.length>1,$t=j.isBrief?[]:gt?U:[...U,...G],{shown:it,more:Rt}=(0,_.zN)($t,cn),Bt=it.map(_n=>pn(_n,j)),Gt=[...ot,...Bt.
slice(0,U.length)],Zt=Bt.slice(U.length),$n=Zt.length<=Ht.LC?Zt:[(0,h.TM)(un(G),Zt)];return[...q?[(0,h.TM)(mn(U),Gt)]:Gt,...gt&&G.length>0?[`<p>${un(G)}</p>`]:$n,
...(0,n.R3)(Rt,"root module",j)].join(`

`)}function hn({shown:C,more:j,name:U,problems:G,facts:q},ot){const gt=[U,...G,...q],$t=C.map(it=>gt.map(({cell:Rt})=>Rt(it)));return(0,h.I$)(gt.map(({title:it})=>(0,$.
Iu)(it)),j>0?[...$t,[(0,n.jP)(j,"row",ot)]]:$t)}function mn(C){const j=(0,Ht.qj)(C[0]??{rows:[]}),U=(0,_.K4)(C,Ht.LC,fn);return C.length===1?`${n.Gr[j]} <b>${U}\
</b>: ${Ht.pJ[j]}`:`${n.Gr[j]} <b>${(0,$.px)(C.length,"root module")}</b> with errors or warnings: ${U}`}function un(C){const j=C.flatMap(U=>U.rows);return`${n.
Gr[(0,Ht.Fg)(j)]} <b>${(0,$.px)(C.length,"root module")}</b>: ${(0,Ht.nS)(j)}`}const pn=(C,j)=>(0,h.TM)(`${n.Gr[(0,Ht.Fg)(C.rows)]} <b>${fn(C)}</b>: ${(0,Ht.L4)(
C)}`,[hn((0,Ht.c_)(C,dn(j)),j)]);function ln(C,j,U){const G=`${n.Gr[(0,Ht.Fg)([C])]}&nbsp;<b>${(0,h.hn)(j)}</b>`,[q]=C.places,ot=[...C.kind==="module"&&C.source!==
C.address?[(0,h.hn)(C.source)]:[],...q===void 0?[]:[(0,n.u_)(q,U)]];return ot.length===0?G:`${G}<br><sub>${ot.join(" at ")}</sub>`}const B=1e6,K=1e3,Z=5,et=600,
lt=100,ht=7,mt=(C,j)=>pt(C,{context:j,rest:(0,n.oz)(j),isBrief:!1},{head:`## ${Vt(C,j)}`,foot:`tf-disco ${(0,M.js)(j.version)}, started ${(0,M.js)((0,T.QN)(j.startedAt))}\
.`,maxBytes:B});function pt(C,j,{head:U,foot:G,maxBytes:q}){const ot=q-K-(0,D.$$)(U+G),gt=(0,h.U8)(Ot(C,j),ot).filter($t=>$t!=="");return`${[U,...gt,`<sub>${G}<\
/sub>`].join(`

`)}
`}function Ot(C,j){const U=(0,A.md)(C.hosts),G=U.filter(({findings:it})=>it.length===0),q=({severity:it})=>it==="notice",ot=C.findings.filter(q),gt=C.findings.filter(
it=>!q(it)),$t=(it,Rt)=>[...(0,n.W6)(j).map(Bt=>()=>Rt(Bt)),()=>`<p>More about ${it} ${j.rest}</p>`];return[...Y(gt,j),$t("hosts",it=>xt(G,"unchecked",it)),$t("\
repositories",it=>v(C.files,it)),$t("the history",it=>Q(C,it)),$t("root modules",it=>gn(C.roots,it)),$t("requests",it=>Jt(U,it)),$t("hosts that passed",it=>xt(U,
"works",it)),$t("skipped hosts",it=>xt(U,"skipped",it)),$t("notices",it=>It(ot,it)),(0,n.W6)(j).map(it=>()=>Wt(C,it))]}function It(C,j){if(C.length===0||j.isBrief)
return"";const U=`${n.rC.notice} ${(0,$.px)(C.length,"notice")}`;return(0,h.TM)(U,Y(C,j).flatMap(([G])=>G?.()??[]))}function Wt(C,j){const U=(0,m.h$)(C,j.context).
map($t=>`${(0,$.Iu)((0,M.h$)($t,et))}.`),{shown:G,more:q}=(0,_.zN)(U,Z),ot=`<p>${U.slice(Z).join("<br>")}</p>`,gt=q>0?[(0,h.TM)((0,$.px)(q,"more remark"),[ot])]:
[];return[`<p>${G.join("<br>")}</p>`,...j.isBrief?(0,n.R3)(q,"remark",j):gt].join(`
`)}const Vt=(C,j)=>`${Kt(C)} ${(0,$.Iu)((0,A.$N)(C,j))}`;function Kt(C){const j=C.findings.some(({severity:G})=>G!=="notice"),U=C.hosts.length===0?"skipped":"wo\
rks";return n.Gr[C.passed?j?"warns":U:"fails"]}function Yt({url:C,workflow:j,job:U,commit:G}){const q=j.split("/").at(-1)??"";return[`<a href="${(0,M.js)(C)}">${(0,M.
D9)(q===""?"this run":q,lt)}</a>`,...U===""?[]:[`job ${(0,M.D9)(U,lt)}`],...G===""?[]:[`commit ${(0,M.D9)(G.slice(0,ht))}`]].join(", ")}}),8373:((ct,W,t)=>{t.d(
W,{Bm:()=>u,Gr:()=>w,R3:()=>a,Su:()=>r,W6:()=>I,_h:()=>i,b_:()=>o,jP:()=>h,oz:()=>M,rC:()=>d,u_:()=>e,xy:()=>E});var _=t(5143),T=t(4503),A=t(4120),$=t(8884),D=t(
8641),m=t(9574);const M=({docsUrl:c})=>`<a href="${(0,D.js)(c.replace(/[^/]*$/,"recipes.md#keep-the-report"))}">in the JSON report</a>`,I=c=>c.isBrief?[c]:[c,{...c,
isBrief:!0}],E="in the job summary",d={error:"\u274C",warning:"\u26A0\uFE0F",notice:"\u2139\uFE0F"},w={fails:"\u274C",unchecked:"\u274C",warns:"\u26A0\uFE0F",skipped:"\
\u26AA",works:"\u2705"},h=(c,g,{rest:v})=>`and ${(0,A.px)(c,`more ${g}`)} ${v}`,a=(c,g,v)=>c>0?[`<p>${h(c,g,v)}</p>`]:[],n=600,e=(c,g)=>typeof c=="string"?r(c):
s(c,(0,$.eo)(c),g),o=(c,g)=>s(c,(0,$.eo)({...c,file:(0,_.bH)(c.file).path}),g);function s(c,g,{context:v}){const l=(0,m.hn)(g),p=(0,T.uM)(c,v);return p===null||
p.length>n?l:`<a href="${(0,D.js)(p,n)}">${l}</a>`}const r=c=>c.endsWith(" input")?`the ${(0,D.D9)(c.replace(/ input$/,""))} input`:(0,D.D9)(c),i=(c,g,{context:v})=>`\
<a href="${(0,D.js)(`${v.docsUrl}#${c}`)}">${g}</a>`,u=c=>({value:D.D9,prose:D.h$,because:g=>e(g,c)})}),5102:((ct,W,t)=>{t.d(W,{$N:()=>s,JR:()=>w,QK:()=>o,b:()=>a,
cG:()=>d,fX:()=>u,hm:()=>e,md:()=>n,nx:()=>M,sG:()=>E,vh:()=>I});var _=t(2886),T=t(4e3),A=t(5799),$=t(4120),D=t(8884),m=t(4148);const M={fails:"failed",unchecked:"\
not checked",warns:"has warnings",skipped:"skipped",works:"passed"},I=["fails","unchecked","warns","skipped","works"];function E(l){if(a(l))return"unchecked";const p=e(
l.findings);return p==="error"?"fails":p==="warning"?"warns":w(l)?"skipped":"works"}const d=l=>["fails","warns"].includes(E(l)),w=({visit:l})=>l.attempt.discovery.
kind==="skipped",h=["host-not-checked",..._.ml],a=({visit:{attempt:l}})=>l.discovery.kind==="skipped"&&h.includes(l.discovery.problem.code);function n(l){return I.
flatMap(p=>l.filter(O=>E(O)===p))}const e=l=>A.oC.find(p=>l.some(O=>O.severity===p))??null;function o({findings:l}){const p=e(l);return p==="notice"?[]:l.filter(
({severity:O})=>O===p)}function s({hosts:l,files:p,findings:O,passed:y,stopped:f,roots:S},{repositories:{length:b}}){const P=(0,m.g5)(S,b),R=P===null?p:p.filter(
({problem:J})=>!r.test(J.code)),k=R.filter(J=>!i(J)),x=e(k)==="error"&&!l.some(J=>E(J)==="fails"),L=P===null&&!x&&b>0?` in ${(0,$.px)(b,"repository")}`:"",F=[k.
length<R.length?[`nothing to check${L}`]:c(l,L),v(k,P===null&&x?b:null)],tt=x?F.toReversed():F,X=[P??[],...tt].flat().join(", "),N=e(O)==="error";if(f!==null){const J=(0,T.
Cw)(f);return N||l.some(a)?`${X} (${J})`:`${J}; ${X}`}return y&&N?`${X} (the check passes: fail-on is never)`:y||N?X:`${X} (the check fails: fail-on is warning)`}
const r=/^(?:module|provider|version|package|constraint|lock)-/,i=({problem:l,severity:p})=>l.code==="nothing-to-check"&&p==="error",u="not allowed";function c(l,p){
const O=l.length;if(O===0)return[`no registry hosts to check${p}`];const y=l.filter(w),f=l.filter(tt=>!w(tt)),S=(tt,X)=>tt.filter(N=>E(N)===X).length,b=[{count:S(
f,"fails"),words:M.fails},{count:S(y,"fails"),words:u},{count:S(y,"unchecked"),words:M.unchecked}],P=b.some(({count:tt})=>tt>0),R=[{count:f.length,words:M.works},
{count:y.length,words:M.skipped}],[k,...x]=(P?b:R).filter(({count:tt})=>tt>0),L=k?.words===u||k?.words===M.unchecked?k.count===1?"is ":"are ":"",H=S(f,"warns"),
F=O===1?"":`${H} ${P?"more ":""}`;return[`${g(k?.count??0,O)}${p} ${L}${k?.words}`,...x.map(({count:tt,words:X})=>`${tt} ${X}`),...H===0?[]:[`${F}with warnings`]]}
function g(l,p){return p===1?"1 registry host":l===p?`all ${p} registry hosts`:`${l} of ${p} registry hosts`}function v(l,p){const O=e(l);if(O===null||O==="noti\
ce")return[];const y=l.filter(({severity:R})=>R===O),f=(0,D.eb)(y).length,S=f===0?(0,D.Dc)(y):0,b=(0,D.BQ)(l),P=p===null?(0,$.px)(f,"repository"):(0,D.iW)(f,p);
return[...f===0?[]:[`${O}s in files of ${P}`],...S===0?[]:[`${O}s in ${(0,$.px)(S,"file")}`],...e(b)===O?[`${O}s in the ${(0,D.et)(b)}`]:[]]}}),4148:((ct,W,t)=>{
t.d(W,{$_:()=>l,Fg:()=>w,L4:()=>e,LC:()=>n,Mm:()=>E,c_:()=>v,fi:()=>o,g5:()=>s,jB:()=>r,nS:()=>y,pJ:()=>a,qj:()=>d});var _=t(4e3),T=t(5143),A=t(1064),$=t(5011),
D=t(5257),m=t(4120),M=t(8884);const I=["fails","warns","works"];function E({worst:L}){return L==="error"?"fails":L==="warning"?"warns":"works"}const d=({rows:L})=>I.
find(H=>L.some(F=>E(F)===H))??"works";function w(L){const H=d({rows:L});return H==="works"&&L.some(h)?"skipped":H}const h=({chosen:L})=>Object.keys(L).length===
0,a={fails:"init fails",warns:"has warnings",works:"passed"},n=3;function e(L){const H=d(L);return H==="works"?y(L.rows):a[H]}const o=({directory:L},H)=>L===D.cd.
file?D.cd.file:L==="."?"the top directory":H((0,M.II)(L));function s(L,H=0){const F=L.filter(({directory:st})=>st!==D.cd.file),{failing:tt}=r(F),{length:X}=tt;if(X===
0)return null;const N=new Set(tt.map(({directory:st})=>(0,T._M)(st))),J=H<2?"":` (${(0,M.iW)(N.size,H)})`;return F.length===1?`init fails${J}`:`init fails in ${X===
F.length?`all ${X}`:`${X} of ${F.length}`} root modules${J}`}const r=L=>u(L,d),i=({rows:L})=>u(L,E);function u(L,H){const{fails:F=[],warns:tt=[],works:X=[]}=Object.
groupBy(L,H);return{failing:F,wrong:[...F,...tt],good:X}}const c=({kind:L,source:H,constraints:F,locked:tt,chosen:X,problems:N})=>JSON.stringify([L,H,F,tt,X,N]),
g=3;function v(L,H){const{wrong:F,good:tt}=i(L);return p({clients:L.clients,rows:[...F,...tt]},[],H)}function l(L,H){const F=L.flatMap(st=>i(st).wrong.map(at=>({
root:st,row:at}))),tt=Map.groupBy(F,({row:st})=>c(st)),X=[...tt.values()].flatMap(([st])=>st?.row??[]),N=A.Du.filter(st=>L.some(at=>at.clients.includes(st))),J=({
root:st})=>o(st,H.file),nt=st=>(0,_.K4)(tt.get(c(st))??[],g,J);return p({clients:N,rows:i({rows:X}).wrong},[{title:"root modules",cell:nt}],H)}function p({clients:L,
rows:H},F,tt){const{shown:X,more:N}=(0,_.zN)(H,tt.maxRows??H.length);return{rows:H,shown:X,more:N,name:{title:"module or provider",cell:nt=>tt.name(nt,O(nt,L))},
problems:R([k(tt)],X),facts:[...F,...P({clients:L,rows:X},tt.value)]}}const O=({address:L,host:H},F)=>F.every(tt=>(0,$.Vm)(tt)===H)&&L.startsWith(`${H}/`)?L.slice(
H.length+1):L;function y(L){const H=[...new Map(L.map(nt=>[`${nt.kind} ${nt.source}`,nt])).values()],F=["module","provider"].flatMap(nt=>{const{length:st}=H.filter(
at=>at.kind===nt);return st===0?[]:[(0,m.px)(st,nt)]});if(F.length===0)return"no registry modules and no providers";const tt=L.some(({platforms:nt})=>nt.length>
0)?" and package":"",X=H.filter(h).length,N=H.filter(({chosen:nt})=>Object.values(nt).includes(null)).length,J=X+N===0?`every version${tt} is available`:[...N>0?
[`${N} without a version`]:[],...X>0?[`${X} not checked`]:[]].join(", ");return`${F.join(" and ")}, ${J}`}const f=60,S=6,b=12;function P({clients:L,rows:H},F){const tt=H.
every(({chosen:N})=>new Set(Object.values(N)).size<=1),X=[{title:"constraint",cell:({constraints:N})=>(0,_.K4)([...new Set(N)],S,J=>F(J,f))},...tt?[{title:"vers\
ion",cell:N=>x(N,null,F)}]:L.map(N=>({title:A.bB[N],cell:J=>x(J,N,F)})),{title:"newest",cell:({newest:N})=>N===null?"":F(N,f)},{title:"platforms",cell:({platforms:N})=>Y(
N,F)}];return R(X,H)}const R=(L,H)=>L.filter(({cell:F})=>H.some(tt=>F(tt)!=="")),k=L=>({title:"problem",cell:({problems:H})=>H.filter(({usualSeverity:F})=>F!=="\
notice").map(L.problem).join(", ")});function x({chosen:L,locked:H},F,tt){const X=F===null?Object.values(L)[0]:L[F];return X===void 0?"":X!==null?`${tt(X,f)}${X===
H?" (locked)":""}`:H===null?"none":`none (locked: ${tt(H,f)})`}function Y(L,H){return(0,_.K4)(L,b,({platform:F,available:tt})=>`${tt===null?"?":tt?"\u2713":"\u2717"}\
 ${H(F,f)}`)}}),733:((ct,W,t)=>{t.d(W,{W:()=>m,n:()=>T});const _=/^[ -~]*$/;function T(M){if(_.test(M))return M.length;let I=0;for(const E of M)I+=A(E);return I}
function A(M){return _.test(M)?1:$(M)?0:new RegExp("\\p{Regional_Indicator}","u").test(M)?1:D(M)?2:1}const $=M=>new RegExp("[\\p{Mn}\\p{Me}\\u1160-\\u11FF]","u").test(M),D=M=>new RegExp("[\\u1100-\\u115F\\u2329\\u232A\\u2E80-\\u303E\\u3041-\\u3247\\u3250-\\u4DBF\\u4E00-\\uA4C6\\uA960-\\uA97C\\uAC00-\\uD7A3\\uF900-\\uFAFF\\uFE10-\\uFE19\\uFE30-\\uFE6B\\uFF01-\\uFF60\\uFFE0-\\uFFE6\\u{16FE0}-\\u{18DFF}\\u{1AFF0}-\\u{1B2FF}\\u{1F200}-\\u{1F265}\\u{20000}-\\u{3FFFD}\\p{Emoji_Presentation}]","u").
test(M);function m(M,I,E){let[d,w]=["",0];for(const h of M){const a=A(h),n=w+a;if(w>=I&&n<=E&&(a>0||w>I)?d+=h:d+=" ".repeat(Math.max(0,Math.min(n,E)-Math.max(w,
I))),w=n,w>E)break}return d}}),7146:((ct,W,t)=>{t.d(W,{ky:()=>w,nI:()=>A,qt:()=>I,wW:()=>E});var _=t(733);const T={bold:1,dim:2,red:31,green:32,yellow:33,blue:34};
function A(a,n,e){return e.colour?`\x1B[${T[n]}m${a}\x1B[0m`:a}const $=(a,n,{hyperlinks:e})=>n===void 0||!e?a:`\x1B]8;;${n}\x1B\\${a}\x1B]8;;\x1B\\`,D=/^(?:iTerm\.app|WezTerm|vscode|ghostty|Hyper|terminology|zed|Tabby)$/,
m=/^(?:xterm-kitty|xterm-ghostty|alacritty(?:-direct)?|foot|wezterm)$/,M=5001;function I(a){const{FORCE_HYPERLINK:n,TERM:e="",TERM_PROGRAM:o="",VTE_VERSION:s}=a;
return n?n!=="0":a.CI||a.NO_COLOR||e==="dumb"?!1:Number(s)>=M||D.test(o)||m.test(e)||["WT_SESSION","KONSOLE_VERSION","DOMTERM"].some(r=>a[r])}function E(a,n){const e="\
 ".repeat(a.indent),o=a.label.padEnd((a.column??0)-1),s=" ".repeat(a.indent+(a.column??2)),[r="",...i]=h(n.withFlags?.(a.text)??a.text,{first:n.width-e.length-o.
length-1,others:n.width-s.length}),u=$(A(o,a.style,n),a.url,n),c=d(r,a.linked,n);return[`${e}${u} ${c}`.trimEnd(),...i.map(g=>`${s}${g}`)]}function d(a,n,e){return!n?.
url||!a.startsWith(n.text)?a:`${$(n.text,n.url,e)}${a.slice(n.text.length)}`}function w(a,{width:n,withFlags:e}){const[o="",...s]=h(e?.(a)??a,{first:n,others:n-
2});return[o,...s.map(r=>`  ${r}`)]}function h(a,n){const e=[];let o="",s=0;for(const r of a.split(" ")){const i=e.length===0?n.first:n.others,u=(0,_.n)(r);o!==
""&&s+1+u>i?(e.push(o),o=r,s=u):(s=o===""?u:s+1+u,o=o===""?r:`${o} ${r}`)}return[...e,o]}}),6536:((ct,W,t)=>{t.d(W,{S5:()=>hn,MV:()=>mn,K8:()=>un});var _=t(2389),
T=t(2796),A=t(5102),$=t(4120),D=t(6763),m=t(8641),M=t(4e3),I=t(1831),E=t(4503),d=t(8884),w=t(733),h=t(7146);const a=160,n=12,e="    ",o=/##\w*\[/;function s({place:B,
before:K,literal:Z,after:et},lt,ht){const mt=" ".repeat(`  ${B.line}`.length),pt=Math.min(ht.width,a)-mt.length-3;if(pt<n)return[];const Ot=r(K+Z+et),It=Ot(K+Z+
et),Wt=(0,w.n)(It)<=pt?0:Ot(K).search(/[^ ]|$/),Vt=It.slice(Wt),Kt=(0,w.n)(Ot(K))-Wt,Yt=(0,w.n)(Ot(K+Z))-Wt,{from:C,to:j,text:U}=i(Vt,Kt,Math.max(Yt,Kt+1),pt),G=(0,h.
nI)("|","dim",ht),q="^".repeat(Math.max(1,Math.min(Yt,j)-Math.max(Kt,C))),ot=" ".repeat(Math.max(Kt,C)-C);return[`${(0,h.nI)(`  ${B.line}`,"dim",ht)} ${G} ${U}`.
trimEnd(),`${mt} ${G} ${ot}${(0,h.nI)(q,lt,ht)}`]}function r(B){const K=Z=>(0,m.RK)(Z.replaceAll("	",e),Number.POSITIVE_INFINITY);return o.test(K(B))?Z=>K(Z).replaceAll(
/(?<=#)#/g," #"):K}function i(B,K,Z,et){const lt=(0,w.n)(B);if(lt<=et)return{from:0,to:et,text:B};const ht=Math.max(0,et-2-(Z-K)),mt=Z<et?0:Math.max(0,K-1-Math.
ceil(ht*2/3)),pt=lt-mt<=et,Ot=mt+et,It=(0,w.W)(B,mt===0?0:mt+1,pt?Ot:Ot-1),Wt=`${mt===0?"":"\u2026"}${It}${pt?"":"\u2026"}`;return{from:mt,to:pt?Ot:Ot-1,text:Wt}}
var u=t(1505),c=t(7574);const g=20,v=6,l="in the JSON report",p=13,O={fails:{sign:"\u2717",style:"red"},unchecked:{sign:"\u2717",style:"red"},warns:{sign:"!",style:"\
yellow"},skipped:{sign:"\u25CB",style:"blue"},works:{sign:"\u2713",style:"green"}},y={error:O.fails,warning:O.warns,notice:{sign:"\xB7",style:"blue"}},f={value:m.
RK,prose:m.RK,because:d.eo};function S(B,K){const Z=(0,A.sG)(B),{sign:et,style:lt}=O[Z],ht=[...(0,A.cG)(B)?R(B,K.context):[],...(0,u.o7)(B,f)],mt=`${A.nx[Z]}${B.
isNew?` (${$.dy})`:""}: ${P(B)}`;return[...(0,h.wW)({indent:0,label:`${et} ${b(B.visit.host)}`,style:lt,text:mt},K),...ht.flatMap(pt=>k(pt,K))].map(m.BP).join(`\

`)}const b=B=>{const K=(0,I.nx)(B);return K===B?(0,m.RK)(B):`${(0,m.RK)(K)} (${(0,m.RK)(B)})`};function P(B){const{discovery:K}=B.visit.attempt,Z=(0,A.QK)(B);return Z.
length>0?(0,M.K4)([...new Set(Z.map(et=>et.problem.code))],v):K.kind==="skipped"?K.problem.code:(0,u.Yj)(B,f)}function R(B,K){const{hops:Z,certificates:et}=B.visit.
attempt;return[(0,u.se)(B,K,f),{label:"response",texts:Z.map(x)},{label:"services",texts:(0,$.Sk)(B.services,g,Y)},...(0,u.Zc)(B,f),{label:"certificate",texts:et.
map(lt=>L(lt,K))}]}const k=({label:B,texts:K},Z)=>K.flatMap((et,lt)=>{const ht=lt===0?B:"";return(0,h.wW)({indent:2,label:ht,style:"dim",column:p,text:et},Z)});
function x(B){const K=B.status===null?"none":`${B.status} ${(0,m.RK)(B.reason,u.tN)}`,Z=B.status===null?"after":"in",et=[...B.mediaType===null?[]:[(0,m.RK)(B.mediaType,
u.tN)],...B.address===null?[]:[`at ${(0,m.RK)(B.address,u.tN)}`],...B.proxy===null?[]:[`through ${(0,m.RK)((0,m.cq)(B.proxy))}`],...B.authorization==="none"?[]:
[`token ${(0,$.Rk)(B.authorization)}`]],lt=et.length===0?"":` (${et.join("; ")})`;return`${K.trim()} from ${(0,m.RK)((0,m.cq)(B.url))} ${Z} ${(0,c.kJ)(B.ms)}${lt}`}
function Y(B){const K=(0,m.RK)(B.id,u.tN);switch(B.kind){case"url":return`${K} ${(0,m.RK)((0,m.cq)(B.url))}`;case"login":{const{authz:Z,token:et}=B.login,lt=[Z,
et].map(ht=>(0,m.RK)((0,m.cq)(ht??"none")));return`${K} authz ${lt.join(", token ")}`}case"problem":return`${K}: ${B.problem.code}`}}function L(B,K){const{host:Z,
subject:et,issuer:lt,expires:ht}=B,mt=(0,m.RK)((0,c.nO)(ht,K.startedAt));return`${(0,m.RK)(Z,u.tN)} valid until ${mt}; subject ${(0,m.RK)(et,u.tN)}, issuer ${(0,m.
RK)(lt,u.tN)}`}const H=4,F={places:6,messages:5,frames:T.Wi},tt={places:3,messages:2,frames:1};function X(B,K,Z){const{severity:et,code:lt,title:ht,message:mt,isAside:pt,
sameAs:Ot}=B,It=(0,m.RK)(mt??ht,m.h2),Wt=`${K.context.docsUrl}#${lt}`,{style:Vt}=y[et],Kt=Ot!==null?[`  hosts: the same ${B.hosts.length} as for ${Ot}`]:[...vt(
B.hosts.length>1?"hosts":"host",N(B),K),...J(B,K,Z),...kt(B,K)],Yt=pt?"":B.help??"";return[...(0,h.wW)({indent:0,label:`${et}[${lt}]:`,style:Vt,url:Wt,text:It},
K),...Kt,...vt("help",(0,m.RK)(Yt,m.h2),K),...vt("affects",(0,$.od)(B.affects,K.context.clients),K)].map(m.BP).join(`
`)}function N({hosts:B,findings:K,message:Z}){const[et]=B;return B.length===1&&et!==void 0&&Z?.includes((0,I.nx)(et))&&K[0]?.isHostNew!==!0?"":(0,M.K4)(B,(0,$.J5)(
B,H),ht=>{const mt=K.filter(It=>It.host===ht),pt=B.length>1?(0,d.eb)(mt).length:0,Ot=[...mt.some(({isHostNew:It})=>It)?[$.dy]:[],...pt>1?[(0,$.px)(pt,"repositor\
y")]:[]];return`${b(ht)}${Ot.length===0?"":` (${Ot.join(", ")})`}`})}function J(B,K,Z){const{frames:et}=nt(B),lt=st(B);return[...lt.shown.flatMap(({message:ht,findings:mt,
first:pt},Ot)=>{const It=at(pt,B.message===null?ht:"",K);return Ot>=et?It:[...It,...Et(pt,B,K,Z),...vt("help",(0,m.RK)(At(B,mt),m.h2),K)]}),...lt.more>0?[`  and\
 ${(0,$.px)(lt.more,"more message")} ${l}`]:[]]}const nt=({hosts:B,isAside:K})=>B.length>1||K?tt:F;function st(B){const K=(0,T.cr)(B).map(([Z,et])=>({message:Z,
findings:et,first:(0,d.tN)(et)}));return(0,M.zN)(K,(0,$.J5)(K,nt(B).messages))}function at(B,K,Z){if(B===null&&K==="")return[];const et=B===null?"-":"-->",lt=B===
null?"":(0,d.R3)(B),ht=[lt,(0,m.RK)(K,m.h2)].filter(pt=>pt!=="").join(": "),mt={text:lt,url:B&&(0,E.uM)(B,{...Z.context,links:null})};return(0,h.wW)({indent:2,label:et,
style:"dim",text:ht,linked:mt},Z)}function Et(B,{severity:K},Z,et){if(B===null)return[];const{file:lt,line:ht,column:mt}=B,pt=Z.context.sources.find(Ot=>Ot.place.
file===lt&&Ot.place.line===ht&&Ot.place.column===mt);return pt===void 0||et.has(pt)?[]:(et.add(pt),s(pt,y[K].style,Z))}const At=({help:B,isAside:K},[Z])=>B!==null||
K?"":Z?.problem.help??"";function kt(B,K){const{findings:Z}=B,{lines:et,settings:lt}=(0,d.yv)(Z),ht=(0,d.oN)(et,st(B).shown.map(({first:pt})=>pt)),mt=nt(B).places;
return[...vt("hits",(0,d.mj)(Z,K.context.repositories.length),K),...vt("also at",(0,d.Ky)(ht,mt),K),...vt("required by",(0,d.Ky)(lt,mt),K)]}const vt=(B,K,Z)=>K===
""?[]:(0,h.wW)({indent:2,label:`${B}:`,style:"dim",text:K},Z);var jt=t(4148);const Mt=20,Ft=3,Jt="  ",zt={name:(B,K)=>(0,m.RK)(K),problem:({code:B})=>B,file:String,
value:m.RK,maxRows:Mt},qt=B=>(0,jt.fi)(B,zt.file);function on(B,K){const{wrong:Z}=(0,jt.jB)(B);if(Z.length<=jt.LC)return Z.map(lt=>en(qt(lt),(0,jt.c_)(lt,zt),K));
const et=(0,$.px)(Z.length,"root module");return[en(et,(0,jt.$_)(Z,zt),K)]}function en(B,K,Z){const{rows:et,shown:lt,more:ht,name:mt,problems:pt,facts:Ot}=K,It=(0,jt.
qj)({rows:et}),{sign:Wt,style:Vt}=O[It],Kt=et.filter(G=>(0,jt.Mm)(G)===It),Yt=(0,M.K4)([...new Set(Kt.map(mt.cell))],Ft),C=[mt,...Ot,...pt],j=lt.map(G=>({sign:O[(0,jt.
Fg)([G])],cells:C.map(({cell:q})=>q(G))})),U=C.map(({title:G})=>G);return[`${(0,h.nI)(Wt,Vt,Z)} ${(0,h.nI)(B,"bold",Z)}: ${jt.pJ[It]} for ${Yt}`,...rn(j,U,Z),...ht>
0?[`  and ${ht} more in the JSON report`]:[]].map(m.BP).join(`
`)}function rn(B,K,Z){const et=K.map((mt,pt)=>Math.max(...[mt,...B.map(({cells:Ot})=>Ot[pt])].map(sn)));if(et.reduce((mt,pt)=>mt+Jt.length+pt,Jt.length)>Z.width)
return B.flatMap(({sign:{sign:mt,style:pt},cells:[Ot="",...It]})=>{const Wt=It.flatMap((Kt,Yt)=>Kt===""?[]:[`${K[Yt+1]} ${Kt}`]),Vt=`${Ot}: ${Wt.join("; ")}`;return(0,h.
wW)({indent:2,label:mt,style:pt,text:Vt},Z)});const ht=mt=>mt.map((pt,Ot)=>pt+" ".repeat((et[Ot]??0)-sn(pt))).join(Jt).trimEnd();return[`    ${(0,h.nI)(ht(K),"d\
im",Z)}`,...B.map(({sign:{sign:mt,style:pt},cells:Ot})=>`  ${(0,h.nI)(mt,pt,Z)} ${ht(Ot)}`)]}const sn=(B="")=>Array.from(B).length;function z(B,K){const Z=B.flatMap(
Ot=>Ot.rows),{sign:et,style:lt}=O[(0,jt.Fg)(Z)],[ht]=B,pt=`${B.length===1&&ht!==void 0?qt(ht):(0,$.px)(B.length,"root module")}: ${(0,jt.nS)(Z)}`;return(0,h.wW)(
{indent:0,label:et,style:lt,text:pt},K).map(m.BP).join(`
`)}const rt=3,_t=4,Dt=1e3;function Ut({hosts:B,roots:K},Z){const et=Map.groupBy(B,A.sG),lt=(et.get("unchecked")??[]).filter(({findings:mt})=>mt.length===0),{good:ht}=(0,jt.
jB)(K);return[...Nt("unchecked",lt,Z),...Nt("skipped",et.get("skipped")??[],Z),...Nt("works",et.get("works")??[],Z),...ht.length>0?[z(ht,Z)]:[]]}function Nt(B,K,Z){
const et=It=>S(It,Z);if(K.length<=rt)return K.map(et);const{sign:lt,style:ht}=O[B],mt=(0,M.K4)(K,(0,$.J5)(K,_t),({visit:It})=>b(It.host)),pt=`${(0,$.px)(K.length,
"host")} ${A.nx[B]}: ${mt}`;if(!Z.isRunner)return[(0,h.wW)({indent:0,label:lt,style:ht,text:pt},Z).map(m.BP).join(`
`)];const Ot=(0,$.Sk)(K,Dt,et,It=>`and ${It} more ${l}`);return[[(0,m.BP)(`${lt} ${pt}`),...Ot].join(`
`)]}function Xt(B,K){const Z=(0,d._X)(B),[et]=Z;if(et===void 0)return[];const lt=It=>`${(0,m.RK)(It.repository)} (${(0,$.H8)(It.findings)})`,{sign:ht,style:mt}=O[(0,A.
hm)(et.findings)==="error"?"fails":"warns"],pt=(0,M.K4)(Z,(0,$.J5)(Z,_t),lt),Ot=`${(0,$.px)(Z.length,"repository")} ${(0,d.fP)(Z)}: ${pt}`;return[(0,h.wW)({indent:0,
label:ht,style:mt,text:Ot},K).map(m.BP).join(`
`)]}function Q(B,K){const Z=(0,A.hm)(B.findings),et=B.hosts.length>rt||B.findings.length>0,lt=K.isRunner?"the JSON report has all details; its path is the outpu\
t `report`":"for all details: `--format json` or `--report FILE.json`",ht=`problem codes are explained at ${K.context.docsUrl}`;return et?[(Z===null||Z==="notic\
e"?[lt]:[ht,lt]).flatMap(pt=>(0,h.ky)(pt,K)).join(`
`)]:[]}var V=t(4218);const ft=3,ut=20,dt=40,yt=12,Tt=140,St=30,Ct="  ",Lt=2,wt="  ",Pt="\xA0";function bt(B,K){const Z=(0,V.U4)(B,K.context),et=Z.length<=ft?Z:Z.
filter(({host:It})=>(0,A.cG)(It));if(et.length===0)return"";const{shown:lt,more:ht}=(0,M.zN)(et,ut),{name:mt,columns:pt}=Qt(tn(lt),lt,K),Ot=pt.map(({title:It})=>It).
filter(It=>It!=="");return[...(0,h.ky)(`history: ${Ot.join(", ")}`,K),...lt.map(({host:It},Wt)=>{const{sign:Vt,style:Kt}=O[(0,A.sG)(It)],C=[cn(b(It.visit.host),
mt),...pt.map(j=>j.cells[Wt])].join(wt).trimEnd().replace(/\u2573+/g,j=>(0,h.nI)(j,"red",K));return`${Ct}${(0,h.nI)(Vt,Kt,K)} ${C}`}),...ht>0?[`  and ${(0,$.px)(ht,
"more host")} in the history file`]:[],...xt(lt,K)].map(m.BP).join(`
`)}function xt(B,K){const Z=(0,V.MC)(B).map(([lt,ht])=>`${lt} ${ht}`.replaceAll(" ",Pt));return(0,h.ky)(Z.join(", "),{...K,width:K.width-Ct.length}).map(lt=>`${Ct}${(0,h.
nI)(lt.trim().replaceAll(Pt," "),"dim",K)}`)}function Qt(B,K,{width:Z}){const et=Math.max(...K.map(({host:Ot})=>(0,w.n)(b(Ot.visit.host)))),lt=Math.min(dt,et),ht=Math.
min(Z,Tt)-Ct.length-Lt,mt=Ot=>B.slice(0,Ot).reduce((It,{cells:Wt})=>It-wt.length-Ht(Wt),ht),pt=[B.length,3].find(Ot=>lt<=mt(Ot))??2;return{columns:B.slice(0,pt),
name:Math.min(lt,Math.max(yt,mt(pt)))}}function tn(B){const K=Math.max(...B.map(({history:et})=>et.recent.length)),Z=(et,lt)=>{const ht=B.map(lt);return{title:et,
cells:ht.map(mt=>mt.padStart(Ht(ht)))}};return[Z(`last ${(0,$.px)(K,"run")}`,({history:et})=>(0,V.qX)(et.recent)),Z("uptime in 30 days",nn),Z("median latency",({
history:{medianMs:et}})=>et===null?"-":(0,c.kJ)(et)),{title:"",cells:B.map(({history:et})=>(0,V.kW)(et)??"")}]}function nn(B){const K=(0,V.bW)(B,St);return(K&&(0,V.
mc)(K))??"-"}const Ht=B=>Math.max(...B.map(({length:K})=>K));function cn(B,K){const Z=(0,w.n)(B);return Z<=K?`${B}${" ".repeat(K-Z)}`:`${(0,w.W)(B,0,K-1)}\u2026`}
const an=5,fn=30,dn=3,gn=20;function*hn(B,K){yield`${mn(B,K)}
`;let Z=!0;for(const{text:et}of un(B,K)){const lt=et.includes(`
`);yield`${Z||lt?`
`:""}${et}
`,Z=lt}}function mn(B,K){const{sign:Z,style:et}=O[B.passed?"works":"fails"],lt=K.isQuiet?[]:(0,D.h$)(B,K.context).slice(0,an);return[`${(0,h.nI)(Z,et,K)} ${(0,h.
nI)((0,A.$N)(B,K.context),"bold",K)}`,...lt.flatMap(ht=>pn(ht,K))].join(`
`)}function*un(B,K){const{isQuiet:Z=!1,isRunner:et=!1,context:lt}=K,ht=({severity:j})=>!Z||j==="error"||(0,_.k2)(j,lt.failOn),mt=(0,T.cZ)(B.findings.filter(ht)),
pt=mt.slice(0,fn),Ot=new Set;for(const j of pt)yield ln(X(j,K,Ot));const It=mt.slice(pt.length).flatMap(({findings:j})=>j);if(It.length>0&&(yield ln(`and ${(0,$.
px)(It.length,"more finding")} ${l}`)),Z)return;const Wt=j=>({kind:et?"group":"plain",text:j});yield*Xt(B.files,K).map(Wt);const Vt=bt(B,K);Vt!==""&&(yield Wt(Vt)),
yield*on(B.roots,K).map(Wt);const Kt=(0,A.md)(B.hosts).filter(j=>(0,A.cG)(j)&&!(0,A.JR)(j)),Yt=Kt.slice(0,et||Kt.length<=dn?gn:0);yield*Yt.map(j=>Wt(S(j,K))),Yt.
length>0&&Yt.length<Kt.length&&(yield ln(`and ${(0,$.px)(Kt.length-Yt.length,"more host")} ${l}`)),yield*Ut(B,K).map(Wt);const C=(0,D.h$)(B,lt).slice(an);C.length>
0&&(yield ln(C.flatMap(j=>pn(j,K)).join(`
`))),yield*Q(B,K).map(ln)}const pn=(B,K)=>(0,h.ky)((0,m.RK)(B),K).map(m.BP),ln=B=>({kind:"plain",text:B})}),7275:((ct,W,t)=>{t.d(W,{k:()=>I});var _=t(2929),T=t(
9077),A=t(6309),$=t(8641);const D=function(...E){const{recordRun:d}=t.late([620],8620);return new.target?new d(...E):d(...E)};function m(E,d){const{history:w}=E.
settings;if(w===null)return{checked:E,warnings:[]};try{const{history:h,warnings:a}=D(w,E,d);return{checked:{...E,context:{...E.context,history:h}},warnings:a}}catch(h){
return{checked:E,warnings:[`the history ${(0,$.RK)(w)} was not read: ${(0,$.RK)((0,A.A)(h))}`]}}}var M=t(6875);async function I(E,d,w,h){const{env:a,kill:n}=d;try{
const e=await(0,_.z6)(E,{...h,environment:a,startTimer:M.Ip,now:(0,T.ie)(d),kill:n,progress:w.show});return m(e,{directory:h.directory,environment:a,random:Math.
random})}finally{w.end()}}}),2909:((ct,W,t)=>{t.a(ct,async(_,T)=>{try{let Y=function(X){E.R8(P.redact(X).map(N=>(0,r.LS)(N)))},F=function(X){const{verdict:N,changes:J,
context:nt}=X,st=f===null?[]:(0,M.w)((0,o.R8)(N),S,f),at=J?.kind==="files"?J.files:[],Et=f===null?new Map:l(st,at,S,f);return{...X,located:st,context:{...nt,links:Et}}};
t.r(W);var A=t(9018),$=t(7251),D=t(6309),m=t(5181),M=t(40),I=t(2806),E=t(3565),d=t(8782),w=t(4178),h=t(3795),a=t(1964),n=t(2216),e=t(2827),o=t(4503),s=t(5505),r=t(
8641),i=t(6536),u=t(8463),c=t(7275),g=t(3557),v=t(6875);const l=function(...X){const{linksOf:N}=t.late([733],9733);return new.target?new N(...X):N(...X)},p=120;
(0,w.k)(process,X=>process.stderr.write(`the log was not written: ${X}
`));const{env:O}=process,y=E.j_(O.GITHUB_EVENT_PATH);delete O.GITHUB_EVENT_PATH;const f=(0,d.ng)(O,y),S=O.GITHUB_WORKSPACE??process.cwd(),b=E.Ko(g.y.map(({name:X})=>X)),
P=(0,A.c)(b,O,(0,$.K)(E.QU)),R=new v.VG;await(0,w.m)(process,{stop:R,secrets:P,isFinal:!1,act:k,reportMistakes:X=>E.fJ("Wrong settings",X.map(N=>(0,r.LS)(N)).join(
`
`)),reportCrash:X=>E.fJ("Could not run",X)});async function k(X){const N=(0,h.fN)(at=>E.N4(P.redact([at]))),{checked:J,warnings:nt}=await(0,c.k)(b,process,N,{directory:S,
isFork:(0,d.$c)(O.GITHUB_EVENT_NAME,y),stop:R,changes:x,secrets:P}),st=X.aborted?3:J.verdict.passed?0:1;return Y(nt),await H(J,X),st}async function x({githubToken:X}){
const N=await(0,m.S)(f,X,R.signal);return N.kind==="all"&&f?.pull&&E.R8(P.redact([`changed-only has no effect: ${N.why}`])),N}async function L(X,N){try{await N()}catch(J){
Y([`${X}: ${(0,D.A)(J)}`])}}async function H(X,N){let J={...X,located:[]};await L("places are not links",()=>{J=F(X)}),await tt(J),!N.aborted&&await L("the comm\
ent and the issue were not written",async()=>{const{notes:nt,warnings:st}=await(0,I.m)(J,f,S,N);E.N4(P.redact(nt)),Y(st)})}async function tt({settings:X,verdict:N,
context:J}){const{GITHUB_OUTPUT:nt,GITHUB_STEP_SUMMARY:st,RUNNER_TEMP:at}=O,Et={colour:!1,width:p,isRunner:!0,context:J},At={"the log was not written":()=>E.ur(
(0,i.MV)(N,Et),(0,i.K8)(N,Et)),"the annotations were not written":()=>E.fz((0,a.H)(N,J)),"the outputs were not written":()=>Y(E.Kn(nt,(0,e.Y)(N))),"the job summ\
ary was not written to GITHUB_STEP_SUMMARY":()=>E.Sy(st,(0,s.Gc)(N,J)),"the JSON report was not written to RUNNER_TEMP":()=>{const kt=E.u5(at,(0,n.h)(N,J));Y(E.
Kn(nt,{report:kt}))},"the report files were not written":()=>Y((0,u.t)(X,{verdict:N,context:J},S))};for(const[kt,vt]of Object.entries(At))await L(kt,vt)}T()}catch(l){
T(l)}},1)}),5657:((ct,W,t)=>{t.d(W,{G:()=>h});var _=t(6760),T=t(5747);const A=21,$=/^(?!\.{1,2}$)[\w.-]+$/;function D(u){let c=!1;for(const g of u.split(`
`)){const v=g.trim();v.startsWith("[")&&(c=v==='[remote "origin"]');const l=v.indexOf("=");if(!(!c||l<0||v.slice(0,l).trim().toLowerCase()!=="url"))return m(v.slice(
l+1).trim())}return null}function m(u){const c=/^[\w.-]+@([\w.-]+):(?!\/)(.+)$/.exec(u),[g,v]=c===null?M(u):[c[1],c[2]],l=(v??"").replace(/\/$/,"").replace(/\.git$/,
"").split("/"),p=l.length>1&&l.length<=A;return!g||!p||!l.every(O=>$.test(O))?null:{host:g.toLowerCase(),owner:l.slice(0,-1).join("/"),name:l.at(-1)??""}}function M(u){
const c=URL.parse(u);return c===null||!/^(https?|ssh):$/.test(c.protocol)?[]:[c.protocol==="ssh:"?c.hostname:c.host,c.pathname.slice(1)]}var I=t(4614);const E=5,
d=/^[0-9a-f]{40}$/,w=/^refs\/(?!.*\.\.)[^\0]+$/;function h(u){const c=(0,_.join)(u,".git"),g=a(c,u)??c,v=i((0,_.join)(g,"commondir")),l=v===null?g:s(v,g),p=()=>r(
(0,_.join)(l,"packed-refs"))??"",O=n(i((0,_.join)(g,"HEAD")),[g,l],p);return O===null?null:{commit:O,isFetched:o(O,r((0,_.join)(g,"FETCH_HEAD"))??"",p),remote:D(
r((0,_.join)(l,"config"))??""),tracked:y=>(0,I.O)((0,_.join)(g,"index"),y)}}function a(u,c){const[,g]=/^gitdir: (.+)$/.exec(i(u)??"")??[];return g===void 0?null:
s(g,c)}function n(u,c,g){let v=u;for(let l=0;v!==null&&l<=E;l+=1){if(d.test(v))return v;const[,p]=/^ref: (.+)$/.exec(v)??[];if(p===void 0||!w.test(p))return null;
v=e(p,c,g)}return null}function e(u,c,g){for(const l of c){const p=i((0,_.join)(l,u));if(p!==null)return p}return g().split(`
`).find(l=>l.endsWith(` ${u}`))?.slice(0,40)??null}function o(u,c,g){const v=(l,p)=>l.split(`
`).some(O=>O.startsWith(`${u}${p}`));return v(c,"	")||v(g()," refs/remotes/")}const s=(u,c)=>(0,_.isAbsolute)(u)?u:(0,_.join)(c,u);function r(u){const c=(0,T.yR)(
u);return c.ok?c.text:null}const i=u=>r(u)?.replace(/\r?\n$/,"")??null}),4614:((ct,W,t)=>{t.d(W,{O:()=>a,R:()=>o});var _=t(3024),T=t(5747);const A=128*1024*1024,
$=12,D=62,m=16384,M=12288,I=4,E=61440,d=4096,w=32768,h=Buffer.alloc(0);function a(s,r){const i=(0,T.io)(s,A);return i===null?new Map:n(i,r)}function n(s,r){const i=new Map;
if(s.length<$)return i;const u=s.readUInt32BE(4);if(s.toString("latin1",0,4)!=="DIRC"||u<2||u>4)return i;const c=s.readUInt32BE(8);let g=h,v=$;for(let l=0;l<c;l+=
1){if(v+D>s.length)return i;const p=s.readUInt16BE(v+60),O=v+D+(p&m?2:0),y=u===I,{kept:f,from:S}=y?e(s,O,g):{kept:h,from:O},b=s.indexOf(0,S);if(b<0)return i;const P=s.
subarray(S,b),R=y?Buffer.concat([f,P]):P;if(R.length>d)return i;const k=(s.readUInt32BE(v+24)&E)===w,x=R.toString("utf8");k&&(p&M)===0&&r.has(x)&&i.set(x,{modified:s.
readUInt32BE(v+8),size:s.readUInt32BE(v+36)}),v=y?b+1:v+(b-v+8&-8),g=R}return i}function e(s,r,i){let u=r,c=s[u++]??0,g=c&127;for(;c&128;)c=s[u++]??0,g=(g+1)*128+
(c&127);return{kept:i.subarray(0,Math.max(0,i.length-g)),from:u}}function o(s,{modified:r,size:i}){const u=(0,T.N0)(()=>(0,_.lstatSync)(s),null),c=Math.floor((u?.
mtimeMs??0)/1e3);return u?.isFile()===!0&&u.size%2**32===i&&c%2**32===r}}),7078:((ct,W,t)=>{t.d(W,{N:()=>e});var _=t(317),T=t(8782);const A=s=>({id:w(s,"id"),body:d(
s,"body")??"",isTrusted:I(s)}),$=s=>({number:w(s,"number"),title:E(s,"title"),body:d(s,"body")??"",isOpen:E(s,"state")==="open",reason:d(s,"state_reason"),closedAt:d(
s,"closed_at"),labels:m((0,T.at)(s,"labels")).flatMap(r=>typeof r=="string"?r:d(r,"name")??[]),isTrusted:I(s)}),D=s=>({file:E(s,"filename"),status:E(s,"status"),
changes:w(s,"changes"),patch:d(s,"patch")});function m(s){return Array.isArray(s)?s:h()}const M=["OWNER","MEMBER","COLLABORATOR"],I=s=>(0,T.at)(s,"user","type")===
"Bot"||M.includes((0,T.at)(s,"author_association"));function E(s,r){return d(s,r)??h()}function d(s,r){const i=(0,T.at)(s,r)??null;return i===null||typeof i=="s\
tring"?i:h()}function w(s,r){const i=(0,T.at)(s,r),u=typeof i=="bigint"?Number(i):i;return typeof u=="number"&&Number.isFinite(u)&&u>=0?u:h()}function h(){throw new _.
F9("unexpected response")}const a=100,n=100;async function e(s,r,i,u){const c=AbortSignal.any([AbortSignal.timeout(i),u]),{connect:g}=await Promise.all([t.e(795),
t.e(636)]).then(t.bind(t,636)),{rest:v,paginate:l}=g(s,r,c),p={owner:s.owner,repo:s.repository};async function O(f,S=Number.POSITIVE_INFINITY){const b=[];let P=0;
for await(const{data:R}of f){for(const k of m(R))b.push(k);if(b.length>=S)return b.slice(0,S);if(P+=1,P===n)throw new _.F9(`the list has more than ${n} pages`)}
return b}const y=async f=>{await o(f)};return{listComments:f=>{const S={...p,issue_number:f,per_page:a},b=l.iterator(v.issues.listComments,S);return o(O(b).then(
P=>P.map(A)))},createComment:(f,S)=>{const b=v.issues.createComment({...p,issue_number:f,body:S});return o(b.then(({data:P})=>A(P)))},updateComment:(f,S)=>y(v.issues.
updateComment({...p,comment_id:f,body:S})),deleteComment:f=>y(v.issues.deleteComment({...p,comment_id:f})),listIssues:(f,S)=>{const b={...p,...f,per_page:a},P=O(
l.iterator(v.issues.listForRepo,b),S),R=k=>(0,T.at)(k,"pull_request")===void 0;return o(P.then(k=>k.filter(R).map($)))},createIssue:f=>{const S=v.issues.create(
{...p,...f,labels:[...f.labels]});return o(S.then(({data:b})=>$(b)))},updateIssue:(f,S)=>y(v.issues.update({...p,issue_number:f,...S})),addLabels:(f,S)=>y(v.issues.
addLabels({...p,issue_number:f,labels:[...S]})),createLabel:f=>y(v.issues.createLabel({...p,...f})),listChangedFiles:f=>{const S={...p,pull_number:f,per_page:a},
b=O(l.iterator(v.pulls.listFiles,S));return o(b.then(P=>P.map(D)))}}}async function o(s){try{return await s}catch(r){throw r instanceof _.F9?r:new _.F9("unexpec\
ted response")}}}),5181:((ct,W,t)=>{t.d(W,{S:()=>M});var _=t(7078),T=t(317),A=t(8782);const $=3e3,D=6e4,m=I=>({kind:"all",why:I});async function M(I,E,d){if(I===
null)return m("not a workflow run");const{pull:w,event:h}=I;if(w===null)return m(`a ${h} event has no pull request`);const a=(0,A.h0)(I,E);if(!a.ok)return m(a.why);
try{const e=await(await(0,_.N)(I,a.value.token,D,d)).listChangedFiles(w.number);return e.length<$?{kind:"files",files:e}:m(`the pull request changes ${$} files \
or more, and GitHub lists at most ${$}`)}catch(n){return m((0,T.Ic)("the changed files could not be listed",n,{run:I,permission:"pull-requests: read"}))}}}),317:((ct,W,t)=>{
t.d(W,{F9:()=>A,Ic:()=>h,Wo:()=>$,jy:()=>E});var _=t(6309),T=t(8641);class A extends Error{name="ApiFailure";httpStatus;headers;constructor(s,r=null,i={}){super(
s),this.httpStatus=r,this.headers=i}}async function $(o){try{return await o,!0}catch(s){if(s instanceof A&&s.httpStatus===404)return!1;throw s}}const D=2e4,m=2,
M=500,I=o=>d(o,0,0)!==null;function E(o,s,r,i){if(r>=m)return null;const u=d(o,r,i);if(u!==null)return u<=D?u:null;if(s==="POST")return null;const{httpStatus:c}=o;
return c===null||c===408||c>=500?M*2**r:null}function d({httpStatus:o,headers:s,message:r},i,u){if(o!==403&&o!==429)return null;const c=Number(s["retry-after"]??
Number.NaN);if(Number.isFinite(c))return Math.max(0,c*1e3);const g=Number(s["x-ratelimit-reset"]??Number.NaN);return String(s["x-ratelimit-remaining"]??"")==="0"&&
Number.isFinite(g)?Math.max(0,g*1e3-u):o===429||/secondary rate limit|abuse detection/i.test(r)?5e3*2**i:null}const w=300;function h(o,s,{run:r,permission:i}){if(!(s instanceof
A))return`${o}: ${(0,_.A)(s)}`;const{httpStatus:u,message:c}=s,g=u===null?"did not answer":`returned ${u}`;return`${o}: ${(0,T.RK)(r.apiUrl)} ${g} (${a(c)})${n(
s,r,i)}`}const a=o=>(0,T.BP)((0,T.RK)(o.replace(/\s+/gu," "),w));function n(o,s,r){if(I(o))return"; GitHub limits the rate of requests, try again later";switch(o.
httpStatus){case 401:return"; github-token is invalid or has expired";case 403:case 404:return s.pull?.isFork===!0&&r.endsWith("write")?"; the token of a pull r\
equest from a fork is read-only, whatever `permissions` says":`; add \`${r}\` to \`permissions\` of the job${e(o,r)}`;case 410:return r==="issues: write"?"; iss\
ues are disabled in this repository":"; it no longer exists";default:return""}}function e({headers:o},s){const i=String(o["x-accepted-github-permissions"]??"").
replaceAll("_","-").replaceAll("=",": ");return i===""||i===s?"":`; GitHub accepts \`${a(i.replaceAll("`",""))}\``}}),40:((ct,W,t)=>{t.d(W,{w:()=>m});var _=t(6760),
T=t(5657),A=t(4614),$=t(4503),D=t(7854);function m(w,h,a){if(!M(a.serverUrl))return[];const n=E(h);return[...Map.groupBy(w,o=>n(d(o)))].flatMap(([o,s])=>o===null?
[]:I(o,s,h,a))}const M=w=>/^https?:\/\/[\w.:/-]+$/.test(w);function I({prefix:w,checkout:h},a,n,e){const{commit:o,isFetched:s,remote:r}=h,i=URL.parse(e.serverUrl);
if(r===null||i===null)return[];if(r.host!==i.host&&r.host!==i.hostname)return[];if(!s&&![e.commit,e.defaultCommit].includes(o))return[];const u=`${r.owner}/${r.
name}`,c=`${e.serverUrl}/${u}/blob/${o}`,g=p=>p?.toLowerCase()===u.toLowerCase(),v=g(`${e.owner}/${e.repository}`)||g(e.pull?.from),l=new Map(a.map(p=>[p.slice(
w.length),p]));return Array.from(h.tracked(new Set(l.keys())),([p,O])=>{const[y,f]=[l.get(p),(0,$.oW)(p)];return y===void 0||f===null||!(0,A.R)((0,_.join)(n,y),
O)?[]:{file:y,path:p,url:`${c}/${f}`,isOfRun:v}}).flat()}function E(w){const h=(0,D.Oo)(a=>{const n=(0,T.G)((0,_.join)(w,a));return n!==null?{prefix:a===""?"":`${a}\
/`,checkout:n}:a===""?null:h(d(a))});return h}const d=w=>w.split("/").slice(0,-1).join("/")}),5017:((ct,W,t)=>{t.d(W,{en:()=>m,ol:()=>D,t7:()=>M,yR:()=>$});var _=t(
8641);const T=function(...I){const{createHash:E}=process.getBuiltinModule("node:crypto");return new.target?new E(...I):E(...I)},A="tf-disco",$=(I,...E)=>D([I.workflow,
I.job,I.step,...E]),D=I=>T("sha256").update(JSON.stringify(I)).digest("hex").slice(0,16);function m(I,E,d){const w=JSON.stringify(d).replace(/[<>&]/g,_.z5);return`\
<!-- ${A} ${I} ${E} ${w} -->`}function M(I,E,d){const w=`<!-- ${A} ${E} ${d} `;if(!I.startsWith(w))return;const h=I.indexOf(" -->",w.length);if(!(h<0))try{return JSON.
parse(I.slice(w.length,h))}catch{return}}}),2806:((ct,W,t)=>{t.d(W,{m:()=>r});var _=t(4e3),T=t(7078),A=t(317),$=t(8782),D=t(5017),m=t(2389),M=t(2913),I=t(5102);
function E({verdict:p,context:O},{issueCloseAfter:y},f){const S=k=>k.some(({severity:x})=>(0,m.k2)(x,O.failOn)),b=p.hosts.map(k=>{const x=k.visit.host,Y=O.history?.
get(x)?.alarm??null,L=S(k.findings),H=(0,I.sG)(k)==="skipped",F=Y===null?L||(0,I.b)(k):Y.isDown&&!H;return{name:x,alarm:H?null:Y,failsNow:L,isDown:F}}),P=b.filter(
({isDown:k})=>k).map(({name:k})=>k),R=S(p.files)?[M.cn]:[];return{hosts:b.map(({name:k})=>k).toSorted(),failing:[...P,...R].toSorted(),since:new Map(b.flatMap(({
name:k,alarm:x})=>x?.since?[[k,x.since]]:[])),unsettled:new Map(b.flatMap(({name:k,alarm:x})=>x!==null&&x.good<y?[[k,x.good]]:[])),goodRuns:y,pending:new Map(b.
flatMap(({name:k,alarm:x,failsNow:Y,isDown:L})=>x!==null&&Y&&!L?[[k,x.failed]]:[])),isWhole:d(p),at:O.startedAt,run:f.id}}const d=({stopped:p})=>p===null||["dea\
dline","signal","crash"].includes(p.kind),w=function(...p){const{linksOf:O}=t.late([733],9733);return new.target?new O(...p):O(...p)},h=function(...p){const{deliverComment:O}=t.
late([643],1643);return new.target?new O(...p):O(...p)},a=function(...p){const{deliverIssue:O}=t.late([643],1643);return new.target?new O(...p):O(...p)},n=6e4,e=1e4,
o=10,s={comment:"pull-requests: write",issue:"issues: write"};async function r(p,O,y,f){const{settings:S}=p,b=["comment","issue"].filter(X=>S[X]!=="never"),P=(0,$.
h0)(O,S.githubToken),R=[],k=[];if(!P.ok)return{notes:R,warnings:b.map(X=>`the ${X} was not written: ${P.why}`)};const{run:x,token:Y}=P.value,L=await(0,T.N)(x,Y,
n,f),H=async()=>u(await(0,T.N)(x,Y,e,f),x,p,y),F=E(p,S,x);for(const X of b)try{const N=X==="comment"?await i(L,x,p,H):await c(L,x,p,F);R.push(`${X}: ${N}`)}catch(N){
const J=s[X];k.push((0,A.Ic)(`the ${X} was not written`,N,{run:x,permission:J}))}return{notes:S.issue!=="never"&&v(x)===null?[...R,...l(F,S)]:R,warnings:k}}async function i(p,O,y,f){
const{pull:S}=O;return S===null?`skipped, a ${O.event} event has no pull request`:await h(p,{...y,run:O,pull:S.number,findLinks:f})}async function u(p,O,{changes:y,
located:f,context:S},b){if(y?.kind==="files"||!f.some(({isOfRun:R})=>R)||O.pull===null)return S.links;try{const R=await p.listChangedFiles(O.pull.number);return w(
f,R,b,O)}catch(R){if(R instanceof A.F9)return S.links;throw R}}async function c(p,O,y,f){const S=v(O);if(S!==null)return`skipped, ${S}`;const b=(0,D.yR)(O,g(y.settings));
return await a(p,{...y,run:O,key:b,now:f})}const g=({dialect:{name:p,version:O}})=>O===null?p:`${p} ${O}`;function v({event:p,isDefaultBranch:O,pull:y}){return y!==
null||p==="merge_group"?`a ${p} event checks a proposed change`:O===!1?"not on the default branch":null}function l({pending:p},{issueOpenAfter:O}){const y=Map.groupBy(
p,([,f])=>f);return Array.from(y,([f,S])=>`issue: ${(0,_.K4)(S,o,([P])=>P)} failed in ${f} of ${O} runs needed to open an issue`)}}),3565:((ct,W,t)=>{t.d(W,{fz:()=>jt,
fJ:()=>sn,QU:()=>At,N4:()=>en,j_:()=>on,Ko:()=>Et,R8:()=>rn,ur:()=>kt,Kn:()=>Ft,u5:()=>qt,Sy:()=>Mt});var _=t(3024),T=t(6760),A=t(857);function $(z){return z==null?
"":typeof z=="string"||z instanceof String?z:JSON.stringify(z)}function D(z){return Object.keys(z).length?{title:z.title,file:z.file,line:z.startLine,endLine:z.
endLine,col:z.startColumn,endColumn:z.endColumn}:{}}function m(z,rt,_t){const Dt=new E(z,rt,_t);process.stdout.write(Dt.toString()+A.EOL)}function M(z,rt=""){m(
z,{},rt)}const I="::";class E{constructor(rt,_t,Dt){rt||(rt="missing.command"),this.command=rt,this.properties=_t,this.message=Dt}toString(){let rt=I+this.command;
if(this.properties&&Object.keys(this.properties).length>0){rt+=" ";let _t=!0;for(const Dt in this.properties)if(this.properties.hasOwnProperty(Dt)){const Ut=this.
properties[Dt];Ut&&(_t?_t=!1:rt+=",",rt+=`${Dt}=${w(Ut)}`)}}return rt+=`${I}${d(this.message)}`,rt}}function d(z){return $(z).replace(/%/g,"%25").replace(/\r/g,
"%0D").replace(/\n/g,"%0A")}function w(z){return $(z).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A").replace(/:/g,"%3A").replace(/,/g,"%2C")}function h(){
throw new Error("this function of @actions/core is not bundled")}function a(){throw new Error("this function of @actions/core is not bundled")}var n=t(6928);function e(z){
return z.replace(/[\\]/g,"/")}function o(z){return z.replace(/[/]/g,"\\")}function s(z){return z.replace(/[/\\]/g,path.sep)}var r=function(z,rt,_t,Dt){function Ut(Nt){
return Nt instanceof _t?Nt:new _t(function(Xt){Xt(Nt)})}return new(_t||(_t=Promise))(function(Nt,Xt){function Q(ut){try{ft(Dt.next(ut))}catch(dt){Xt(dt)}}function V(ut){
try{ft(Dt.throw(ut))}catch(dt){Xt(dt)}}function ft(ut){ut.done?Nt(ut.value):Ut(ut.value).then(Q,V)}ft((Dt=Dt.apply(z,rt||[])).next())})},i;(function(z){z[z.Success=
0]="Success",z[z.Failure=1]="Failure"})(i||(i={}));function u(z,rt){const _t=toCommandValue(rt);if(process.env[z]=_t,process.env.GITHUB_ENV||"")return issueFileCommand(
"ENV",prepareKeyValueMessage(z,rt));issueCommand("set-env",{name:z},_t)}function c(z){m("add-mask",{},z)}function g(z){process.env.GITHUB_PATH||""?issueFileCommand(
"PATH",z):issueCommand("add-path",{},z),process.env.PATH=`${z}${path.delimiter}${process.env.PATH}`}function v(z,rt){const _t=process.env[`INPUT_${z.replace(/ /g,
"_").toUpperCase()}`]||"";if(rt&&rt.required&&!_t)throw new Error(`Input required and not supplied: ${z}`);return rt&&rt.trimWhitespace===!1?_t:_t.trim()}function l(z,rt){
const _t=v(z,rt).split(`
`).filter(Dt=>Dt!=="");return rt&&rt.trimWhitespace===!1?_t:_t.map(Dt=>Dt.trim())}function p(z,rt){const _t=["true","True","TRUE"],Dt=["false","False","FALSE"],
Ut=v(z,rt);if(_t.includes(Ut))return!0;if(Dt.includes(Ut))return!1;throw new TypeError(`Input does not meet YAML 1.2 "Core Schema" specification: ${z}
Support boolean input list: \`true | True | TRUE | false | False | FALSE\``)}function O(z,rt){if(process.env.GITHUB_OUTPUT||"")return h("OUTPUT",a(z,rt));process.
stdout.write(A.EOL),m("set-output",{name:z},$(rt))}function y(z){issue("echo",z?"on":"off")}function f(z){process.exitCode=i.Failure,P(z)}function S(){return process.
env.RUNNER_DEBUG==="1"}function b(z){issueCommand("debug",{},z)}function P(z,rt={}){m("error",D(rt),z instanceof Error?z.toString():z)}function R(z,rt={}){m("wa\
rning",D(rt),z instanceof Error?z.toString():z)}function k(z,rt={}){m("notice",D(rt),z instanceof Error?z.toString():z)}function x(z){process.stdout.write(z+A.EOL)}
function Y(z){M("group",z)}function L(){M("endgroup")}function H(z,rt){return r(this,void 0,void 0,function*(){Y(z);let _t;try{_t=yield rt()}finally{L()}return _t})}
function F(z,rt){if(process.env.GITHUB_STATE||"")return issueFileCommand("STATE",prepareKeyValueMessage(z,rt));issueCommand("save-state",{name:z},toCommandValue(
rt))}function tt(z){return process.env[`STATE_${z}`]||""}function X(z){return r(this,void 0,void 0,function*(){return yield OidcClient.getIDToken(z)})}var N=t(6309),
J=t(5747),nt=t(566),st=t(4e3),at=t(5955);const Et=z=>Object.fromEntries(z.map(rt=>[rt,v(rt)]));function At(z){for(const rt of z)c(rt)}function kt(z,rt){x(z);let _t=!0;
for(const{kind:Dt,text:Ut}of rt){const[Nt="",...Xt]=Ut.split(`
`),Q=Dt==="plain"&&Xt.length>0;(_t||Q)&&x(""),_t=Q,Q||Xt.length===0?x(Ut):(Y(Nt),x(Xt.join(`
`)),L())}}const vt={error:P,warning:R,notice:k};function jt(z){for(const{level:rt,message:_t,line:Dt,column:Ut,...Nt}of z)vt[rt](_t,{...Nt,...Dt===void 0?{}:{startLine:Dt},
...Ut===void 0?{}:{startColumn:Ut}})}const Mt=(z,rt)=>zt("GITHUB_STEP_SUMMARY",z,()=>rt);function Ft(z,rt){const _t=new Map;for(const[Nt,Xt]of Object.entries(rt))
try{z?zt("GITHUB_OUTPUT",z,()=>Jt(Nt,Xt)):O(Nt,Xt)}catch(Q){_t.set(Nt,(0,N.A)(Q))}const[Dt]=_t.values();return Dt===void 0?[]:[`not written to GITHUB_OUTPUT, an\
d empty for later steps: ${[..._t.keys()].join(", ")}: ${Dt}`]}function Jt(z,rt){const _t=typeof rt=="string"?rt:JSON.stringify(rt);if(/[\r\n]/.test(_t))throw new N.
h("the value has a line break");return`${z}=${_t}
`}function zt(z,rt,_t){if(!rt)throw new N.h(`${z} is not set; run this as an action on a runner`);const Dt=(0,_.openSync)(rt,"r+");try{const{size:Ut}=(0,_.fstatSync)(
Dt);try{(0,_.appendFileSync)(rt,_t())}catch(Nt){throw(0,_.fstatSync)(Dt).size>Ut&&(0,_.ftruncateSync)(Dt,Ut),Nt}}finally{(0,_.closeSync)(Dt)}}function qt(z,rt){
if(!z)throw new N.h("RUNNER_TEMP is not set; run this as an action on a runner");const _t=(0,T.join)("tf-disco","report.json");return(0,nt.f)(z,_t,(0,at.mk)(rt)),
(0,T.join)(z,_t)}function on(z){if(z===void 0||z==="")return null;const rt=(0,J.yR)(z);try{if(rt.ok)return JSON.parse(rt.text)}catch{}const _t=rt.ok?"is not JSO\
N":(0,st.mP)(rt.failure);return R(`the event of this run is ignored: the file in GITHUB_EVENT_PATH ${_t}; check that no earlier step changes it`),null}function en(z){
for(const rt of z)x(rt)}function rn(z){for(const rt of z)R(rt)}const sn=(z,rt)=>P(rt,{title:z})}),8782:((ct,W,t)=>{t.d(W,{$6:()=>h,$c:()=>I,at:()=>w,h0:()=>m,ng:()=>$});
var _=t(3625),T=t(8641);const A=/^(?!\.{1,2}\/)([\w.-]+)\/(?!\.{1,2}$)([\w.-]+)$/;function $(a,n){const e=u=>a[u]?.trim()??"",[,o,s]=A.exec(e("GITHUB_REPOSITORY"))??
[];if(o===void 0||s===void 0)return null;const r=D(e("GITHUB_SERVER_URL")||"https://github.com");return{...{workflow:M(e("GITHUB_WORKFLOW_REF"))??e("GITHUB_WORK\
FLOW"),job:e("GITHUB_JOB"),url:`${r}/${o}/${s}/actions/runs/${e("GITHUB_RUN_ID")}`,commit:h(n,"pull_request","head","sha")??e("GITHUB_SHA")},owner:o,repository:s,
apiUrl:D(e("GITHUB_API_URL")||"https://api.github.com"),serverUrl:r,event:e("GITHUB_EVENT_NAME"),step:e("GITHUB_ACTION"),id:Number(/^\d+$/.exec(e("GITHUB_RUN_ID"))?.[0]??
0),defaultCommit:e("GITHUB_SHA"),pull:E(e("GITHUB_EVENT_NAME"),n),isDefaultBranch:d(e("GITHUB_REF"),n)}}const D=a=>a.replace(/(?<!\/)\/+$/,"");function m(a,n){return a===
null?(0,_.T)("not a workflow run, GITHUB_REPOSITORY is not set"):n===null?(0,_.T)("github-token is empty"):/^https?:$/.test(URL.parse(a.apiUrl)?.protocol??"")?(0,_.
J)({run:a,token:n}):(0,_.T)(`GITHUB_API_URL is not an https URL: ${(0,T.RK)(a.apiUrl)}`)}const M=a=>/^[^/]+\/[^/]+\/(.+?)@/.exec(a)?.[1];function I(a,n){if(a===
"pull_request_target")return!1;const e=w(n,"pull_request","head"),[o,s]=[w(e,"repo","full_name"),w(n,"pull_request","base","repo","full_name")];return e!==void 0&&
o!==s}function E(a,n){const e=w(n,"pull_request","number");return typeof e!="number"||!Number.isSafeInteger(e)||e<=0?null:{number:e,isFork:I(a,n),from:h(n,"pull\
_request","head","repo","full_name")??null}}function d(a,n){const e=h(n,"repository","default_branch");return e===void 0?null:a===`refs/heads/${e}`}function w(a,...n){
return n.reduce((e,o)=>typeof e=="object"&&e!==null?Reflect.get(e,o):void 0,a)}function h(a,...n){const e=w(a,...n);return typeof e=="string"?e:void 0}}),1964:((ct,W,t)=>{
t.d(W,{H:()=>k});var _=t(4e3),T=t(5799),A=t(2796),$=t(5102),D=t(4120),m=t(8884),M=t(8641),I=t(1831),E=t(5955);const d=700,w=8,h=5,a={text:250,places:1},n={text:d,
places:w},e=2,o=3600,s=120,r=4096,i=N=>N!==""&&(0,m.CN)(N)&&(0,M.BP)((0,M.RK)(N,r))===N;function u(N){const J=v(N),nt=[...new Set(N.map(({problem:Et})=>Et.title))],
st=J.length>0?(0,_.K4)(J,e):l(N);if(nt.length===1)return g(st,nt[0]??"");const at=`${N.length} problems`;return g(st===null?at:`${at} with ${st}`,nt.join(", "))}
function c({title:N,hosts:J,findings:nt}){if(nt.length===1)return u(nt);const st=J.length>0?0:(0,m.Dc)(nt),at=Math.max(J.length,st),Et=at===1?v(nt)[0]??(0,m.II)(
(0,m.tN)(nt)?.file??""):(0,D.px)(at,J.length>0?"host":"file"),At=nt.length>at?` (${nt.length} times)`:"";return g(at===0?null:Et,`${N}${At}`)}const g=(N,J)=>N===
null?J:`${N}: ${J}`,v=N=>[...new Set(N.flatMap(({host:J})=>J===null?[]:(0,M.RK)((0,I.nx)(J))))];function l(N){const J=(0,m.tN)(N);return J===null||i(J.file)?null:
(0,m.II)(J.file)}function p(N,J){const nt=new Set(N.map(({severity:Et})=>Et)).size>1,st=N.length>2?a:n,at=Et=>y(Et,nt,st,J).join(`
`);return(0,D.Sk)(N,h,at,O).join(`

`).split(`
`)}const O=N=>`and ${N} more, see the job summary`;function y(N,J,nt,st){const{problem:at,severity:Et}=N,At=(0,m.Xd)(N),kt=(0,m.xi)(N,st,nt.text,nt.places);return[
`${J?`${Et}: `:""}${(0,M.RK)(at.message,nt.text)} [${at.code}]`,...kt.map(([vt,jt])=>`${vt}: ${jt}`),...At===null||i(At.file)?[]:[`at: ${(0,m.R3)(At)}`],...N.isHostNew?
[`the host is ${D.dy}`]:[],`${st.docsUrl}#${at.code}`]}function f(N,J){const{message:nt,help:st,findings:at,code:Et,title:At,affects:kt}=N;if(at.length===1)return p(
at,J);const vt=(0,D.od)(kt,J.clients),jt=(0,m.mj)(at,J.repositories.length),Mt=[`${(0,M.RK)(nt??At,d)} [${Et}]`,...st===null?[]:[`help: ${(0,M.RK)(st,d)}`],...vt===
""?[]:[`affects: ${vt}`],...jt===""?[]:[`hits: ${jt}`]],Ft=`${J.docsUrl}#${Et}`,Jt=o-[...Mt,Ft].join(`
`).length;return[...Mt,...S(N,Jt),Ft]}function S({findings:N,message:J},nt){const st=(0,E.I0)(N,nt,1,Et=>b(Et,J===null)),at=N.length-st.length;return at>0?[...st,
O(at)]:st}function b(N,J){const{host:nt,places:st,problem:at,isHostNew:Et}=N,At=(0,m.Ky)(st,1),kt=J?(0,M.RK)(at.message,s):"";if(nt===null)return`- ${[At,kt].filter(
Ft=>Ft!=="").join(": ")}`;const vt=`${(0,M.RK)((0,I.nx)(nt))}${Et?` (${D.dy})`:""}`,jt=J&&At!==""?`(${At})`:At,Mt=[kt,jt].filter(Ft=>Ft!=="").join(" ");return Mt===
""?`- ${vt}`:`- ${vt}: ${Mt}`}const P=10,R=200;function k(N,J){const nt=x(N),st=(0,$.hm)(N.findings);let at=N.findings;for(const Et of T.oC){const{annotations:At,
used:kt}=Y(Et,at,J,Et===st);nt.push(...At),at=at.filter(vt=>!kt.has(vt))}return nt}function x({passed:N,stopped:J,findings:nt}){const st=nt.filter(({severity:Et})=>Et===
"warning").length;if(N||nt.some(({severity:Et})=>Et==="error"))return[];if(J!==null)return[X("error","The check is not complete",[(0,_.Cw)(J)])];const at=`${(0,D.
px)(st,"warning")}, and fail-on is warning`;return[X("error","Warnings fail this check",[at])]}function Y(N,J,nt,st){const at=J.filter(({severity:kt})=>kt===N),
Et=new Set(at.map(H));if(Et.size>P){const kt=(0,A.cZ)(at),vt=st&&N!=="notice"?tt(at,kt):[];return{annotations:[...F(N,kt,nt),...L(N,vt,nt)].slice(0,P),used:new Set(
at)}}const At=J.filter(kt=>Et.has(H(kt)));return{annotations:L(N,At,nt),used:new Set(At)}}const L=(N,J,nt)=>[...Map.groupBy(J,H).values()].map(st=>X(N,u(st),p(st,
nt),(0,m.tN)(st)));function H(N){const J=(0,m.Xd)(N);return J===null?N:`${J.line}:${J.file}`}function F(N,J,nt){const st=J.length<=P?J:J.slice(0,P-1),at=J.slice(
st.length).flatMap(At=>At.findings),Et=[...new Set(at.map(({problem:At})=>At.title)),"see the job summary"];return[...st.map(At=>X(N,c(At),f(At,nt),(0,m.tN)(At.
findings))),...at.length===0?[]:[X(N,`and ${(0,D.px)(at.length,`more ${N}`)}`,Et)]]}function tt(N,J){const nt=at=>(0,m.Xd)(at)!==null,st=new Set(J.flatMap(at=>at.
findings.find(nt)??[]).map(H));return N.filter(at=>i((0,m.Xd)(at)?.file??"")&&!st.has(H(at)))}function X(N,J,nt,st=null){const at={title:(0,M.LS)((0,M.RK)(J,R)),
message:(0,M.LS)(nt.join(`
`))};if(st===null||!i(st.file))return{level:N,...at};const{file:Et,line:At,column:kt,endColumn:vt}=st;return{level:N,...at,file:Et,line:At,column:kt,endColumn:vt}}}),
2827:((ct,W,t)=>{t.d(W,{Y:()=>$});var _=t(5955);const T={hosts:12e4,services:36e4},A=1;function $({passed:D,hosts:m,findings:M}){const I=({services:h})=>h.flatMap(
a=>a.kind==="url"?[[a.id,a.url]]:[]),E=(0,_.I0)(m,T.hosts,A,({visit:h})=>JSON.stringify(h.host)),d=(0,_.I0)(m,T.services,A,h=>{const a=JSON.stringify(Object.fromEntries(
I(h)));return`${JSON.stringify(h.visit.host)}:${a}`}),w=h=>M.filter(a=>a.severity===h).length;return{passed:D,hosts:`[${E.join(",")}]`,services:`{${d.join(",")}\
}`,errors:w("error"),warnings:w("warning"),"left-out":m.length-Math.min(E.length,d.length)}}}),2913:((ct,W,t)=>{t.d(W,{Fr:()=>s,GN:()=>o,K$:()=>g,O7:()=>v,cn:()=>I,
yi:()=>i});var _=t(4e3),T=t(7574),A=t(4120),$=t(8641),D=t(9574),m=t(5505),M=t(8373);const I="the files",E=200,d="Terraform service discovery fails: ",w="Terrafo\
rm service discovery recovers: ",h=3,a=10,n=6,e=20;function o({failing:y}){const{down:f,better:S}=r(y),[b,{first:P,count:R}]=f.count>0?[d,f]:[w,S],k=P.slice(0,h).
map(({subject:L})=>L===I?p:(0,$.RK)(L,E)),x=R>k.length?[`${R-k.length} more`]:[],Y=`${b}${[...k,...x].join(", ")}`;return Y.length<=E?Y:`${b}${R} hosts`}const s=y=>y.
startsWith(d)||y.startsWith(w);function r({first:y,count:f}){const S=y.filter(({recovering:P})=>P!==void 0);return{down:{first:y.filter(({recovering:P})=>P===void 0),
count:f-S.length},better:{first:S,count:S.length}}}function i(y,f,{outage:S,page:b,maxBytes:P}){const{down:R,better:k}=r(S.failing),x=S.failing.count>0?" Closes\
 when all hosts recover.":"";return(0,m.XA)(y,{context:f,rest:M.xy,isBrief:!0},{head:[`### ${(0,m.gD)(y,f)}`,...c(R,S.since,f.startedAt),...u(k.first)].join(`

`),foot:`Last checked ${(0,T.QN)(f.startedAt)}; details in the summary of ${(0,m.Fp)(b)}. Updated automatically.${x}`,maxBytes:P})}function u(y){return y.length===
0?[]:[`<p>${[...Map.groupBy(y,({recovering:b})=>b===void 0?"":`${b.good} of ${(0,A.px)(b.needed,"run")}`)].slice(0,a).map(([b,P])=>`\u2705 Recovering: ${(0,_.K4)(
P,e,({subject:k})=>O(k))} (${b} without a failure)`).join("<br>")}</p>`]}function c({first:y,count:f},S,b){if(f===0)return[];const P=[...Map.groupBy(y,F=>F.since)],
R=y[0]?.since,k=y.length===f||R===S;if(R!==void 0&&P.length===1&&k)return[`<p>Failing since ${(0,T.QN)(R)} (${(0,T.u8)(R,b)}).</p>`];const x=P.slice(0,a),Y=x.map(
([F,tt])=>[(0,_.K4)(tt,n,({subject:N})=>N===I?p:(0,D.rm)(N)),(0,T.QN)(F),(0,T.u8)(F,b)]),L=f-x.flatMap(([,F])=>F).length,H=L>0?[[`and ${L} more`,"",""]]:[];return[
(0,D.I$)(["Failing","Since","Duration"],[...Y,...H])]}function g(y,f){const{at:S,down:b,up:P,gone:R,still:k,endedSince:x,isReopened:Y}=y,L=({subject:F,since:tt})=>`${O(
F)} (after ${(0,T.u8)(tt,S)})`;return`${[...Y?["Reopened: the failure continues or has returned."]:[],...l(b,O,(F,tt)=>`\u274C ${F} ${tt} failing.`),...l(P,L,F=>`\
\u2705 Recovered: ${F}.`),...l(R,O,(F,tt)=>`\u26AA ${F} ${tt} no longer checked.`),...l(k,O,(F,tt)=>`\u274C ${F} ${tt} still failing.`),...x===null?[]:[`**Nothi\
ng fails any more.** The outage lasted ${(0,T.u8)(x,S)}, from ${(0,T.QN)(x)} to ${(0,T.QN)(S)}, as observed by this check.`],`<sub>${(0,T.QN)(S)}, ${(0,m.Fp)(f)}\
</sub>`].join(`

`)}
`}const v=y=>`Duplicate of #${y}, which another run opened at the same time.
`;function l(y,f,S){return y.length===0?[]:[S((0,_.K4)(y,e,f),y.length===1?"is":"are")]}const p="the file check",O=y=>y===I?p:(0,$.D9)(y)})};export{En as ids,Mn as modules};
