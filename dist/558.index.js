const un=[558,992,748,909],fn={3534:((ut,X,t)=>{t.d(X,{$U:()=>l,Eu:()=>p,JD:()=>d,QU:()=>x,To:()=>o,bI:()=>r,fj:()=>I,iX:()=>c,tK:()=>T,z2:()=>s});var v=t(4283),
O=t(1064),P=t(1831),E=t(2713),A=t(4e3),_=t(5799),h=t(8937);const x=(0,_.lS)((0,_.$e)("credentials-empty","Token is empty",O.Du),({source:e})=>({message:`the tok\
en from ${e} is empty`,help:"check the name of the secret and that this workflow can read it: GitHub replaces a missing secret with an empty string"})),M={"cont\
rol character":{has:"contains a line break or another control character, which no client can send",help:"store the token again without the line break at its end"},
bearer:{has:'begins with "Bearer ", which the clients add a second time',help:'store only the part after "Bearer "'},quotes:{has:"is enclosed in quotation marks\
, which are sent with it",help:"store the token without the quotation marks"},"outer white space":{has:"begins or ends with white space, which is sent with it",
help:"store the token without the white space around it"},"inner white space":{has:"contains white space",help:"check whether two values were pasted together"},
"not ASCII":{has:"contains characters beyond ASCII, which many servers misread",help:"copy the token again: a hyphen or quotation mark may have been replaced"}},
p=(0,_.lS)((0,_.z3)("credentials-malformed","Malformed token",O.Du),({source:e,slip:n})=>({message:`the token from ${e} ${M[n].has}`,help:M[n].help,...n==="cont\
rol character"?{}:{severity:"warning"}})),I=(0,_.lS)((0,_.$e)("credentials-short","Token is too short to be redacted"),({source:e})=>({message:`the token from ${e}\
 has fewer than ${E.Il} characters and is not redacted where a server repeats it`,help:"check whether the stored value is the whole token; store it again or cre\
ate a longer one"})),T=(0,_.lS)((0,_.lm)("credentials-differ","Clients use different tokens"),({host:e,first:n,other:i})=>({message:`for host ${(0,P.nx)(e)}, ${y(
n)} and ${y(i)}`,help:`set the token for both clients in ${(0,P.fK)(e)[0]??"tokens"} or tokens, or set dialect to one client; this check uses the first token`})),
y=({client:e,source:n})=>n===null?`${O.bB[e]} finds no token`:`${O.bB[e]} uses the token from ${n}`,d=(0,_.lS)((0,_.$e)("credentials-rejected","Token was reject\
ed"),({host:e,status:n,source:i})=>({message:`host ${(0,P.nx)(e)} returned ${n} for the token from ${i}`,help:`check that the token is complete, has not expired\
 and may read this host: curl -i -H "Authorization: Bearer $TOKEN" ${(0,v.jr)((0,P.cu)(e))}; then store a new one in the same place`})),l=(0,_.lS)((0,_.$e)("cre\
dentials-missing","Token is missing"),({host:e,service:n,...i})=>{const m=(0,P.nx)(e),[$=""]=(0,P.fK)(e);return(0,h.em)(`host ${m} requires a token${n===null?"":
` for ${n}`}`,`add the line "${m}=\${{ secrets.REGISTRY_TOKEN }}" to the tokens input, or "${$}: \${{ secrets.REGISTRY_TOKEN }}" to env; outside GitHub ${f($)}`,
i)}),f=e=>/^\w+$/.test(e)?`export ${e}=\u2026`:`env '${e}=\u2026' terraform init`,s=(0,_.lS)((0,_.$e)("credentials-near-miss","Token variable has a similar name"),
({host:e,variable:n,why:i,write:m})=>({message:`${n} seems to be meant for host ${(0,P.nx)(e)}, but ${i}`,help:`rename it to ${m}: ${f(m)}`})),o=(0,_.lS)((0,_.$e)(
"credentials-other-host","Token is for another host",O.Du),({host:e,other:n,source:i,service:m,isSent:$,isNotice:g})=>({message:`the clients do not send the tok\
en for ${n} from ${i} ${m===null?`after the redirect of ${e}`:`to ${m} of host ${e}`}: they send ${$?`the token of ${e}`:"none"}`,help:m===null?`make the discov\
ery document of ${e} public, or serve it at ${e} itself`:`set the token for ${e}, and the clients send it to ${n}`,...g?{severity:"notice",affects:[]}:{}})),r=(0,_.
lS)((0,_.lm)("credentials-unused","Token for a host that is not checked"),({host:e})=>({message:`the tokens input has a token for host ${(0,P.nx)(e)}, which is \
not checked`,help:"write the host as in the files, including its port, or remove the line"})),c=(0,_.lS)((0,_.z3)("document-unauthorized","Discovery requires va\
lid credentials",O.zK),({host:e,token:n,challenge:i,...m})=>{const $=n==="sent"?"rejected the given authentication credentials":"requires authentication credent\
ials",g=i===null?"":`, and asks for ${i} authentication`;return{message:`host ${e} ${$}: ${(0,A._r)(m)}${g}`,help:(0,A.NM)({...m,asked:e},a(e,n,m.status,i))}}),
u="make the discovery document public";function a(e,n,i,m){const $=(0,A.qZ)(e);if(m!==null)return{operator:`exempt /.well-known/terraform.json from ${m} authent\
ication`,guest:$,note:"the clients send Bearer tokens only, so no token helps"};switch(n){case"sent":{const g="check that the token is for this host, complete a\
nd not expired";return i===403?{operator:g,user:g,guest:$}:{operator:g,user:g}}case"none":{const g=(0,h.nP)(e);return{operator:`${g}, or ${u}`,user:g,guest:$}}case"\
dropped":return{because:"the token was not sent there because it does not follow a redirect to another host",operator:`configure ${e} to respond itself, or ${u}`};case"\
withheld":return{because:"the token was not sent there because the clients would send it in clear text",operator:"redirect to an https URL"}}}}),7052:((ut,X,t)=>{
t.d(X,{JW:()=>T,U$:()=>A,WO:()=>M,a3:()=>p,ub:()=>d});var v=t(1064),O=t(4e3),P=t(5143),E=t(5799);const A=(0,E.lS)((0,E.$e)("file-syntax","File has a syntax erro\
r",v.Du,{isCuredByScan:!0}),({error:l,file:f})=>({message:l??"the file is not valid UTF-8",help:(0,P.Zl)(f)?void 0:"fix the file, or list it in `exclude` if it \
is invalid on purpose"})),_={file:"the file cannot be read",directory:"the directory cannot be read",link:"the target of the link cannot be read",scan:"the path\
 in `scan` cannot be read","special-file":"this is not a regular file; it is not read","link-to-special-file":"the target of the link is not a regular file; it \
is not read"},h={ENAMETOOLONG:"shorten the path, or list it in `exclude`",ENOENT:"rename it if its name is not valid UTF-8, or list it in `exclude`"},x={file:"c\
orrect the permissions, or list the file in `exclude`",directory:"correct the permissions, or list the directory in `exclude`",link:"correct or remove the link,\
 or list it in `exclude`",scan:"correct `scan`, and check that the repository is checked out","special-file":"remove it, or list it in `exclude`","link-to-speci\
al-file":"remove the link, or list it in `exclude`"},M=(0,E.lS)((0,E.$e)("file-unreadable","File cannot be read",[],{isCuredByScan:!0}),l=>({message:"code"in l?
`${_[l.what]}: ${l.code}`:_[l.what],help:(l.what==="file"||l.what==="directory"?h[l.code]:void 0)??x[l.what]})),p=(0,E.lS)((0,E.$e)("file-outside","Link points \
outside the checkout",[],{isCuredByScan:!0}),()=>({message:"the link points outside the checkout and is not followed",help:"move the file into the repository, o\
r name its directory in `scan`"})),I=3,T=(0,E.lS)((0,E.z3)("nothing-to-check","Nothing to check"),({scan:l,hasHostnames:f,isFleet:s})=>{const o=l.every(a=>a==="\
."),c=`found no Terraform or OpenTofu files in ${s?"the repositories of `usages`":o?"this directory":`\`scan\` (${(0,O.K4)(l,I,O.dh)})`}`,u=s?"check out the rep\
ositories before `tf-disco usages`":"check out the repository first (in a workflow: actions/checkout)";return f?{message:`${c}; only \`hostnames\` was checked`,
help:`${u}, or correct \`scan\``,severity:"warning"}:{message:`${c}, and \`hostnames\` is not set`,help:`${u}, correct \`scan\` or \`exclude\`, or set \`hostnames\``}}),
y={depth:l=>({message:`directories nested deeper than ${l} levels are not scanned`,help:"list this directory in `exclude`"}),files:l=>({message:`there are more \
than ${l} files; this directory and the following ones are not scanned`,help:"scan fewer directories with `scan` or `exclude`"}),directory:l=>({message:`the dir\
ectory has more than ${l} files; the files after them are not scanned`,help:"split the directory, or list files in `exclude`"}),parts:l=>({message:`the file has\
 more than ${l} blocks, arguments and values; the rest is not read`,help:"split the file, or list it in `exclude`"}),"module-usages":l=>({message:`the files of \
this directory use more than ${l} modules and providers; the rest of this file and the files after it are not scanned`,help:"split the directory, or list files \
in `exclude`"}),usages:l=>({message:`the scan found more than ${l} usages of hosts; this directory and the following ones are not scanned`,help:"scan fewer dire\
ctories with `scan` or `exclude`"}),roots:l=>({message:`the root modules have more than ${l} modules in all; the constraints of this root module and the followi\
ng ones are not checked`,help:"list the directories in which `init` runs in `roots`"})},d=(0,E.lS)((0,E.$e)("file-limit","Part of the repository exceeds a limit",
[],{isCuredByScan:!0}),l=>{switch(l.kind){case"size":return{message:`the file ${(0,O.mP)(l)}`,help:"split the file, or list it in `exclude`"};case"problems":return{
message:`there are more than ${l.max} problems in files; ${l.omitted} are not reported`,help:"fix the reported problems first, or scan fewer files with `scan` o\
r `exclude`"};case"time":return{message:`${(0,O.Cw)(l.stopped)} after reading ${l.files} files; this directory and the following ones are not scanned, so hosts \
may be missing`,help:"scan fewer directories with `scan` or `exclude`, or raise `deadline-seconds`"};default:return y[l.kind](l.max)}})}),3410:((ut,X,t)=>{t.d(X,
{Dr:()=>I,EK:()=>x,Fu:()=>y,dF:()=>T,vs:()=>h});var v=t(1064),O=t(1831),P=t(9562),E=t(4e3),A=t(5799),_=t(8937);const h=(0,A.lS)((0,A.z3)("cloud-token","Token fo\
r the cloud block or remote backend is missing",v.Du),({host:d,service:l,...f})=>{const s=(0,O.nx)(d),o=l===P.OZ?"the cloud block":"the remote backend",[r=""]=(0,O.
fK)(d);return(0,_.em)(`${o} requires a token for ${s}`,`add the line "${s}=\${{ secrets.REGISTRY_TOKEN }}" to the tokens input, or set ${r}; outside GitHub, run\
 \`terraform login ${s}\` or \`tofu login ${s}\``,f)}),x=(0,A.lS)((0,A.z3)("cloud-version","API is too old for the cloud block",v.Du),({url:d,version:l})=>({message:`${d}\
 returned ${l===null?"no TFP-API-Version":`TFP-API-Version ${(0,E.dh)(l)}`}; the cloud block requires 2.5 or later`,help:{operator:"update Terraform Enterprise,\
 or configure the proxy in front of it to keep the header",user:'check `hostname`, or use `backend "remote"` instead of `cloud`'}})),M=d=>"why"in d?`the respons\
e of ${d.url} ${(0,E.dh)(d.why)}`:(0,E._r)({...d,page:null}),p=(d,l,f)=>"status"in d&&[401,403,404].includes(d.status)?f:(0,A.C)(`check the logs of ${l}, and th\
at the URL of the service is that of its API`),I=(0,A.lS)((0,A.z3)("cloud-organization","Organization cannot be read",v.Du),({host:d,organization:l,source:f,...s})=>({
message:`the organization ${l} at ${d} cannot be read: ${M(s)}`,help:p(s,d,`check the name of the organization, and that the token from ${f} is valid and belong\
s to a member`)})),T=(0,A.lS)((0,A.z3)("cloud-workspace","Workspace cannot be read",v.Du),({host:d,organization:l,workspace:f,...s})=>({message:`the workspace ${f}\
 of ${l} at ${d} cannot be read: ${M(s)}`,help:p(s,d,"check that the token may read the workspace")})),y=(0,A.lS)((0,A.lm)("cloud-workspace-missing","Workspace \
does not exist"),({host:d,organization:l,workspace:f})=>({message:`${l} at ${d} has no workspace ${f} that the token may read; init would create it`,help:"no ch\
ange is required if the workspace is new; otherwise correct its name"}))}),6697:((ut,X,t)=>{t.d(X,{AO:()=>I,U7:()=>p,n3:()=>T,nD:()=>l,ro:()=>d,wp:()=>h,zo:()=>M});
var v=t(1064),O=t(3592),P=t(4e3),E=t(5799);const A=({file:o,line:r})=>`${(0,P.dh)(o)}:${r}`,_=o=>o.map(r=>v.bB[r]).join(" and "),h=(0,E.lS)((0,E.z3)("host-not-a\
llowed","Host is not allowed",v.zK),o=>{const{host:r}=o,c=`add ${r} to \`allowed-hosts\``;if("service"in o){const{service:u,registry:a}=o;return{message:`${u} o\
f ${a} is on ${r}, which is not in \`allowed-hosts\``,help:`use another registry, or ${c}`}}if("package"in o)return{message:`the package of ${o.package} is down\
loaded from ${r}, which is not in \`allowed-hosts\` and was not contacted`,help:`use another module or provider, or ${c}`};if("use"in o){const[u,a]=x[o.use];return{
message:`${u} ${r}, which is not in \`allowed-hosts\``,help:`use ${a}, or ${c}`}}if("implied"in o){const{place:u,clients:a}=o.implied;return{message:`host ${r} \
is not in \`allowed-hosts\` and was not contacted; ${A(u)} names no host, and this is the default of ${_(a)}`,help:`name an allowed registry there, ${c}, or set\
 \`dialect\` if you use another CLI`}}return{message:`host ${r} is not in \`allowed-hosts\` and was not contacted`,help:`use an allowed registry, or ${c}`}}),x={
download:["the source is downloaded from","a source on an allowed host"],backend:["the HTTP backend uses","an allowed backend"]},M=(0,E.lS)((0,E.lm)("host-assum\
ed","Default host of an assumed CLI was not contacted"),({host:o,place:r,clients:c,isListed:u})=>({message:`${o} was not contacted: ${A(r)} implies it as the de\
fault host of ${_(c)}, but the CLI could not be detected`,help:u?"list the usages of the repository with `--dialect terraform` or `--dialect opentofu` to check \
the default hosts of that CLI":"set `dialect` to `terraform` or `opentofu` to check the default hosts of that CLI"})),p=(0,E.lS)((0,E.lm)("host-generic","Generi\
c hostname was not contacted"),({host:o})=>({message:`${o} is a generic hostname that stands for the host of the cloud or backend block; it was not contacted`,help:"\
add the real host to `hostnames` to check it"})),I=(0,E.lS)((0,E.z3)("host-private-redirect","Redirect to a non-public address",v.zK),({host:o,address:r,asks:c})=>r===
"metadata"?{message:`${o} is the address of a cloud metadata service and was not contacted`,help:"remove the redirect or the address; metadata services are neve\
r contacted"}:{message:`a public host ${c==="document"?"redirects":"leads"} to ${o}, which has a ${r} address and was not contacted`,help:`if ${c==="document"?"\
the redirect":"that"} is intended, add that host to \`hostnames\` or \`resolve\``}),T=(0,E.lS)((0,E.z3)("host-check-crashed","tf-disco crashed while it checked \
the host",v.zK),({host:o,thrown:r})=>({message:`${o} was not checked completely, because of a bug in tf-disco ${O.xv}: ${y(r)}`,help:`please report this text at\
 ${O.xV}; to pass until it is fixed, add \`host-check-crashed ${o}\` to \`ignore\``}));function y(o){if(!(o instanceof Error))return(0,P.dh)(String(o));const r=/([^/\\\s(]+:\d+:\d+)\)?$/m.
exec(o.stack??"")?.[1];return(0,P.dh)(String(o))+(r===void 0?"":` (${r})`)}const d=(0,E.lS)((0,E.z3)("host-http2","Host speaks only HTTP/2",v.zK),({host:o})=>({
message:`${o} speaks only HTTP/2, which Terraform and OpenTofu can use and this check cannot; it was not checked`,help:(0,E.C)(`enable HTTP/1.1 on ${o} as well \
(ALPN \`http/1.1\`)`,"to pass without checking it, add `host-http2` to `ignore`")})),l=(0,E.lS)((0,E.z3)("host-not-checked","Host was not checked before the che\
ck ended",v.zK),({host:o,stopped:r,isBegun:c,unchecked:u,total:a,slowest:e})=>({message:`${o} was not checked${c?" completely: its visit was under way when":":"}\
 ${(0,P.Cw)(r)}, with ${u} of ${a} hosts not checked`,help:f[r.kind]+s(e)})),f={deadline:"raise `deadline-seconds` or `concurrency`, lower `timeout-seconds` or \
`retries`, or check fewer hosts",signal:"run the check again; if the job or step reached its own time limit, set `deadline-seconds` below that",crash:"run the c\
heck again, and report the crash"};function s(o){return o.length===0?"":`; most of the time went to hosts without a response: ${o.map(({host:c,tookMs:u})=>`${c}\
 (${(0,P.YA)(u)})`).join(", ")}`}}),8937:((ut,X,t)=>{t.d(X,{$w:()=>A,em:()=>h,nP:()=>_,pt:()=>E,ro:()=>P});var v=t(4e3),O=t(5799);const P="this pull request nee\
ds no change; run the check where the secret is available, for example on the main branch";function E({host:x,token:M,source:p},I){const T=`sent${I===null?"":` \
to ${I}`}`;switch(M){case"none":return`no token was found for ${x}`;case"sent":return`the token for ${x} from ${p} was ${T}`;case"dropped":return`the token for ${x}\
 from ${p} was not ${T}, because the CLIs drop it at a redirect to another host`;case"withheld":return`the token for ${x} from ${p} was not ${T}, because the UR\
L is not https; the CLIs do send it`}}function A({host:x,token:M},p,I,T){switch(M){case"none":return{operator:_(x),user:_(x),guest:(0,v.qZ)(x)};case"sent":return{
operator:T,user:T};case"dropped":return(0,O.C)(`serve ${p} without the redirect to ${I??"another host"}`);case"withheld":return(0,O.C)(`serve ${p} at an https U\
RL`)}}const _=x=>`add a token to \`tokens\` (${x}=\u2026) or set a TF_TOKEN_ variable`;function h(x,M,{isFork:p,searched:I,notRead:T}){if(p)return{message:`${x}\
, and secrets are withheld from pull requests of forks`,help:P,severity:"notice"};const y=T.length===0?"":`; not read: ${T.join(", ")}`;return{message:`${x}, an\
d none was found (searched: ${I.join(", ")}${y})`,help:M}}}),1992:((ut,X,t)=>{t.d(X,{wX:()=>Zt,k_:()=>j,w5:()=>St});var v=t(3024),O=t(6760),P=t(5747),E=t(4e3),A=t(
5143),_=t(6174),h=t(2161);function x(z,Y){const{directory:rt,checkedAt:st,configs:it,usages:ht}=Y,yt=it.flatMap(Tt=>Tt.files),pt=new Set(yt.flatMap(({path:Tt,shown:Dt})=>[
M(Tt),Dt])),Pt=Tt=>{const Dt=M((0,O.resolve)(rt,Tt));return!pt.has(Tt)&&!pt.has(Dt)&&p(Tt)&&p(Dt)},kt=z.filter(({file:Tt})=>Pt(Tt)),gt=a(kt,rt,st),Ct=r(gt,ht);return gt.
flatMap(Tt=>I(Tt,Ct.get((0,A.df)(Tt.place))??null,Y)).map(d)}function M(z){const Y=(0,P.$r)(z);return Y.kind==="file"?Y.path:(0,O.resolve)(z)}const p=z=>(0,h.L8)(
(0,O.basename)(z),new Set,(0,O.basename)((0,O.dirname)(z)))!==void 0;function I({place:z,before:Y,literal:rt,after:st},it,{redact:ht,kept:yt}){const pt=Y+rt+st;
return ht(pt,yt)!==pt?[]:o(pt)?it===null||f.test(it)||!rt.includes(it)?[]:[{place:z,before:"\u2026 ",literal:(0,_._U)(it),after:" \u2026"}]:[{place:z,before:Y,literal:rt,
after:st}]}const T=300,y=160;function d(z){const{before:Y,literal:rt,after:st}=z;if(Y.length+rt.length+st.length<=T)return z;const it=(0,E.dh)(rt,y),ht=T-it.length-
2,yt=Math.max(Math.ceil(ht*2/3),ht-st.length),pt=Y.slice(-yt).replace(/^[\uDC00-\uDFFF]/,"");return{...z,before:Y.length<=yt?Y:`\u2026${pt}`,literal:it,after:(0,E.
dh)(st,ht-Math.min(Y.length,yt))}}const l=/token|secret|pass|pwd|credential|bearer|(?:api|access|account|auth|private|signing|ssh|storage)[-_ ]?key|signature|\bauth|@|\?|AKIA|BEGIN |\bgh[opsu]_|\bglpat-|\bxox/i,
f=/[\s"]/,s=/[\w+-]{20,}/g,o=z=>l.test(z)||(z.match(s)??[]).some(Y=>/\d/.test(Y)&&/[a-z]/.test(Y)&&/[A-Z]/.test(Y));function r(z,Y){const rt=new Map(z.map(({place:it})=>[
(0,A.df)(it),it.file])),st=new Set(rt.values());return new Map(Y.filter(({place:it})=>st.has(it.file)&&rt.has((0,A.df)(it))).flatMap(({place:it,text:ht})=>ht===
null?[]:[[(0,A.df)(it),ht]]))}const c=1024*1024,u=4e3;function a(z,Y,rt){const st=Map.groupBy(z,({file:it})=>it);return Array.from(st).flatMap(([it,ht])=>{const yt=(0,O.
join)(Y,it),pt=e(yt,rt)?(0,P.yR)(yt,c):null;return pt?.ok?n(pt.text,ht):[]})}const e=(z,Y)=>(0,P.N0)(()=>(0,v.statSync)(z).mtimeMs<=Y+1,!1);function n(z,Y){const rt=[];
let[st,it]=[1,z.startsWith("\uFEFF")?1:0];for(const ht of Y.toSorted((yt,pt)=>yt.line-pt.line)){for(;st<ht.line&&it>=0;st+=1)it=z.indexOf(`
`,it)+1||-1;if(it<0)break;const yt=z.indexOf(`
`,it),pt=yt<0?z.length:yt,Pt=pt>it&&z[pt-1]==="\r";rt.push(...i(z.slice(it,Pt?pt-1:pt),ht))}return rt}function i(z,Y){const{column:rt,endColumn:st}=Y,it=z.length>
u?[]:Array.from(z);if(rt>it.length)return[];const[ht,yt]=[rt-1,st-1],pt=(Pt,kt)=>it.slice(Pt,kt).join("");return[{place:Y,before:pt(0,ht),literal:pt(ht,yt),after:pt(
yt)}]}var m=t(566),$=t(2389),g=t(785),S=t(1831),R=t(3592),L=t(4503),D=t(6763),w=t(8641),U=t(5751),B=t(7052),N=t(5799),G=t(7523),k=t(7854),C=t(3474),F=t(3152);function J(z,Y,rt){
const st={...z,newHosts:new Set,files:null,remarks:[]};if(Y===null)return st;const it=gt=>({...st,remarks:[`changed-only has no effect: ${gt}`]});if(Y.kind==="a\
ll")return it(Y.why);const{files:ht}=Y,yt=new Set(ht.filter(({status:gt})=>gt!=="removed").map(({file:gt})=>gt));if(yt.size>0&&![...yt].some(gt=>rt(gt)!==null))
return it("the checkout contains none of the files that the pull request changes");const pt=z.usages.filter(({place:gt})=>yt.has(gt.file)),kt=`changed-only: the\
 pull request changes ${ht.length===1?"1 file":`${ht.length} files`} with ${pt.length} of ${z.usages.length} usages`;return{usages:pt,notes:z.notes.filter(gt=>V(
(0,N.W7)(gt),yt)),newHosts:ct(z.usages,ht,rt),files:new Set(ht.map(({file:gt})=>gt)),remarks:[kt]}}const V=(z,Y)=>Y.has(z)||z==="."||[...Y].some(rt=>rt.startsWith(
`${z}/`)),q=2e8;function ct(z,Y,rt){const st=new Set;if(Y.some(bt))return st;const it=new Map(Y.map(gt=>[gt.file,gt])),ht=(0,k.Oo)(gt=>wt(it.get(gt),rt)),yt=Y.flatMap(
({patch:gt})=>vt(gt,/^[ -]/));let pt=0;const Pt=(gt,Ct)=>{const Tt=[Ct,(0,S.nx)(Ct).toLowerCase()];return gt.filter(Dt=>(pt+=Dt.length,pt<=q&&Tt.some(Ft=>Dt.includes(
Ft)))).length},kt=(gt,Ct)=>{const{isNew:Tt,now:Dt,added:Ft}=ht(gt),Vt=Tt?0:Pt(Dt,Ct);return Tt||Vt>0&&Vt===Pt(Ft,Ct)};for(const[gt,Ct]of Map.groupBy(z,Tt=>Tt.host)){
if(gt===null||Ct.some(({isHostImplied:Dt})=>Dt))continue;const Tt=[...new Set(Ct.map(({place:Dt})=>Dt.file))];!Tt.every(Dt=>it.has(Dt))||Pt(yt,gt)>0||Tt.every(Dt=>kt(
Dt,gt))&&pt<=q&&st.add(gt)}return st}function wt(z,Y){const{file:rt="",status:st,patch:it=null}=z??{},ht=st==="added";if(ht||it===null)return{isNew:ht,now:[],added:[]};
const yt=(Y(rt)??"").toLowerCase().split(`
`);return{isNew:ht,now:yt,added:vt(it,/^\+/)}}const vt=(z,Y)=>(z??"").toLowerCase().split(`
`).filter(rt=>Y.test(rt)),It=/\.(tf|tofu|hcl|json|tfrc)$|\.(terraformrc|tofurc)$/,bt=({file:z,status:Y,changes:rt,patch:st})=>st===null&&Y!=="added"&&rt>0&&It.test(
z);var Lt=t(2859),At=t(1435),Ht=t(6034),Nt=t(370);async function Kt(z,Y){const rt=Y.now(),st=await(0,Nt.SQ)(z,Y),it=z.scan.length===0?0:Y.now()-rt,{dialect:ht,usedBy:yt,
...pt}=(0,Nt.o0)(z,st,Y),Pt={...pt,notes:[...pt.notes,...Gt(st,Y.stop.why)]},kt=await Xt(Pt,z,Y),gt=(0,At.j)(kt.usages,z,ht,{...Y,mayHavePlugins:(0,Nt.C_)(st,z)}),
{roots:Ct,notes:Tt}=(0,Ht.D0)({...Pt,scanned:st,changed:kt.files,dialect:ht,settings:z}),Dt=(0,G.Xo)(gt.usages,Ct),Ft=(0,Lt.CG)(z,Dt,ht.clients,(0,k.kA)(Pt.usages)),
{configs:Vt,releases:qt}=gt,{environment:en}=Y,{files:sn,bytes:nn}=st;return{dialect:{...ht,releases:qt},configs:Vt,usages:Dt.filter(k.s7),roots:Ct,requirements:Ft,
notes:[...(0,Ht.a3)(kt.notes,Dt,z,en),...Tt],newHosts:kt.newHosts,isEmpty:z.scan.length>0&&st.isEmpty&&st.endedAt===null,complaints:gt.findings,allUsages:Pt.usages,
changes:kt.changes,remarks:[...kt.remarks,...gt.remarks],scan:{files:sn,bytes:nn,usages:Dt.length,durationMs:it},clients:yt,repositories:[],missing:null,checkouts:null}}
async function Xt(z,Y,rt){const st=Y.changedOnly?await rt.changes(Y):null;return{changes:st,...J(z,st,ht=>{const yt=(0,P.yR)((0,O.join)(rt.directory,ht));return yt.
ok?yt.text:null})}}function Gt({endedAt:z,files:Y},rt){return z===null||rt===null?[]:[(0,N.sb)(z,(0,B.ub)({kind:"time",stopped:rt,files:Y}))]}function zt({requirements:z,
repositories:Y}){const{size:rt}=new Set(z.map(({host:it})=>it));if(rt<=C.pS)return;const st=`${rt} hosts, the limit is ${C.pS}`;throw new F.GN([Y.length>0?`usag\
es name ${st}: check fewer repositories at once`:`scan found ${st}: narrow scan or exclude files`])}var Yt=t(7082),Qt=t(6875);const H=function(...z){const{nameRepository:Y}=t.
late([9,321,890,325,725],1725);return new.target?new Y(...z):Y(...z)},nt=function(...z){const{prepareFleet:Y}=t.late([120,9,272,579,321,890,192,854],5854);return new.target?
new Y(...z):Y(...z)},W=function(...z){const{recordRun:Y}=t.late([192,883],883);return new.target?new Y(...z):Y(...z)};async function j(z,Y,rt,st){const{env:it,kill:ht}=Y,
{show:yt}=rt,pt={startTimer:Qt.Ip,now:(0,g.ie)(Y)};try{const Pt=await et(z,{...st,...pt,environment:it,kill:ht,progress:yt});return Q(Pt,{directory:st.directory,
environment:it,random:Math.random})}finally{rt.end()}}function Q(z,Y){const{history:rt}=z.settings;if(rt===null)return{checked:z,warnings:[]};try{const{history:st,
warnings:it}=W(rt,z,Y);return{checked:{...z,context:{...z.context,history:st}},warnings:it}}catch(st){const it=(0,w.RK)((0,m.A3)(st));return{checked:z,warnings:[
`the history ${(0,w.RK)(rt)} was not read: ${it}`]}}}async function et(z,Y){const rt=new Date,st=(0,U.s)(z,Y),it=st.deadlineMs;(st.usages.length>0||st.depth!=="\
discovery")&&(0,g.L2)();const ht=Y.startTimer(it,()=>Y.stop.end({kind:"deadline",ms:it}));try{const pt=await(st.usages.length===0?Kt:nt)(st,Y);zt(pt),await(0,g.
xu)();const Pt=await ft(pt,st,Y,rt);return await at(Pt,pt,st,Y,rt)}finally{ht()}}async function ft(z,Y,rt,st){const{environment:it,stop:ht,isFork:yt}=rt,{dialect:pt}=z,
Pt={...z,...await lt(z,Y,rt),tokenVariables:St(it),tokenHosts:Y.tokens.map(({host:gt})=>gt),stopped:Ot(ht.why,z.missing)},kt={...rt.secrets,kept:Zt(z.requirements),
usages:z.allUsages,configs:z.configs,directory:rt.directory,checkedAt:st.getTime()};return(0,$.S4)(Pt,{...Y,dialect:pt,isFork:yt,now:st.getTime()},gt=>x(gt,kt))}
async function lt(z,Y,rt){const{requirements:st,roots:it,dialect:ht}=z,yt=(0,Lt.en)(st,Y,ht),pt=Array.from(yt,([Tt,Dt])=>(0,Yt.i)(Tt,Dt)),Pt=new Set(st.map(({host:Tt})=>Tt).
filter(Tt=>!yt.has(Tt))),kt=Y.depth!=="discovery"&&it.length>0;if(Pt.size===0&&!kt)return{visits:pt,predicted:$.j7,tokenSources:new Map};const{contact:gt}=await Promise.
all([t.e(120),t.e(9),t.e(272),t.e(545),t.e(977),t.e(868)]).then(t.bind(t,3868)),Ct=await gt([...Pt],z,Y,rt);return{...Ct,visits:[...Ct.visits,...pt]}}const Ot=(z,Y)=>z===
null||Y===null?z??Y:{kind:"several",reasons:[z,Y]};async function at(z,Y,rt,st,it){const{requirements:ht,changes:yt,scan:pt,clients:Pt}=Y,kt=Zt(ht),gt=[...Y.remarks,
...(0,D.rc)(z)],{why:Ct,evidence:Tt}=Y.dialect,Dt={verdict:z,remarks:(0,D.q9)(gt),detection:{why:Ct,evidence:Tt}},{verdict:Ft,remarks:Vt,detection:qt}=st.secrets.
redact(Dt,kt);return{settings:rt,changes:yt,verdict:Ft,context:{dialect:{...Y.dialect,...qt},failOn:rt.failOn,scan:pt,remarks:Vt,startedAt:it.toISOString(),durationMs:Date.
now()-it.getTime(),version:R.xv,docsUrl:R.aq,clients:Pt(),links:null,repository:mt(Ft,Y,st),repositories:Y.repositories,history:null}}}function mt(z,{scan:Y,repositories:rt},{
directory:st,environment:it}){return Y.files===0||rt.length>0?null:H(st,()=>(0,L.R8)(z),it)}const St=z=>Object.keys(z).filter(Y=>/^TFE?_?TOKEN/i.test(Y)),Zt=z=>new Set(
z.flatMap(({host:Y,service:rt})=>[Y,(0,S.nx)(Y),rt]))}),8185:((ut,X,t)=>{t.d(X,{C:()=>x,I:()=>p});var v=t(4283),O=t(7052),P=t(6697),E=t(5799),A=t(1831);const _=(I,{
allowedHosts:T,hostnames:y})=>(0,A.Jr)(I,T)||y.some(d=>d.host===I),h=1e4;function x(I,T,y=h){if(T.allowedHosts.length===0)return[];const d=new Map,l=[];let f=0;
for(const{directHost:s,kind:o,isOverridden:r,place:c,clients:u}of I){if(s===void 0||r||_(s,T))continue;const a=o==="backend_http"||o==="remote_state"?"backend":
"download",e=`${a} ${s}`;if(!d.has(e)&&d.size>=y){f+=1;continue}const{problem:n,host:i}=d.get(e)??M(s,a);d.set(e,{problem:n,host:i}),l.push((0,E.hD)(n,{host:i,places:[
c],clients:u}))}return f===0?l:[...l,(0,E.sb)(".",(0,O.ub)({kind:"problems",max:y,omitted:f}))]}function M(I,T){const y=(0,A.Pv)(I),d=y.ok?y.value:null,l=d===null?
I:(0,A.nx)(d);return{problem:(0,P.wp)({host:l,use:T}),host:d}}function p(I,T,y,d){if(d.allowedHosts.length===0)return[];const l=y.filter(({because:f})=>f.some(s=>typeof s!=
"string"));return T.flatMap(f=>{const{id:s,kind:o}=f;if(o!=="url"||!l.some(a=>a.service===s))return[];const r=(0,v.Dl)(f.url),c=r.ok?(0,A.Pm)(r.value):null;if(c===
null||c===I||_(c,d))return[];const u=(0,P.wp)({host:c,service:s,registry:(0,A.nx)(I)});return[(0,E.hD)(u,{services:[s]})]})}}),3217:((ut,X,t)=>{t.d(X,{fc:()=>s,
ky:()=>f,so:()=>M,uA:()=>r});var v=t(4283),O=t(3534),P=t(3410),E=t(5143),A=t(5799),_=t(1831),h=t(9562),x=t(241);function M(c,u,{role:a},e){const n=T(c),i=c.credentials?.
hasToken===!0,$=(c.attempt.hops.at(-1)?.challenge??null)===null&&(i||a!=="guest"),g=i?[]:y(c.host,n,e),R=[...c.difference===null?[]:[c.difference],...g,...n===null||
!$?[]:[d(c,n,e)]].map(D=>(0,A.hD)(D)),L=i?[]:p(c,e);return L.length>0?[...R,...L]:g.length===0?[...R,...I(c,u,e)]:R}function p(c,{usages:u,isFork:a,depth:e}){const{
host:n,attempt:i}=c;if(e==="discovery"||i.discovery.kind!=="found")return[];const m=u.flatMap(({workspace:$,hasOwnToken:g,needs:S,place:R})=>$===void 0||g||(0,E.
Zl)(R.file)?[]:S.filter(L=>L.host===n));return Array.from(Map.groupBy(m,({service:$})=>$),([$,g])=>{const S=(0,P.vs)({host:n,service:$,isFork:a,...l(c)}),R=g.flatMap(
L=>L.clients);return(0,A.hD)(S,{services:[$],clients:R})})}function I(c,u,{usages:a,isFork:e}){const{host:n,attempt:i,credentials:m}=c;if(i.discovery.kind!=="fo\
und"||m?.hasToken||m?.problem)return[];const $=R=>typeof R!="string"&&!(0,E.Zl)(R.file)&&!a.some(({hasOwnToken:L,place:D})=>L===!0&&D===R),g=(0,h.Uc)(n).find(R=>u.
some(({service:L,because:D})=>L===R&&D.some($)));if(g===void 0)return[];const S=(0,O.$U)({host:n,service:g,isFork:e,...l(c)});return[(0,A.hD)(S,{services:[g]})]}
function T(c){const{discovery:u,hops:a}=c.attempt;return u.kind==="failed"&&u.problem.code==="document-unauthorized"?a.at(-1)?.status??null:null}function y(c,u,{
tokenVariables:a,hosts:e}){return(0,x.B)(a,c,e).filter(({isParent:n})=>!n||u!==null).map(n=>(0,O.z2)({host:c,...n}))}function d(c,u,{isFork:a}){const{host:e,credentials:n}=c;
return n?.hasToken?(0,O.JD)({host:e,status:u,source:n.source}):(0,O.$U)({host:e,service:null,isFork:a,...l(c)})}function l({credentials:c,looks:u}){const a=u.flatMap(
m=>m.looks),e=m=>[...new Set(a.flatMap(({held:$,source:g})=>$!=="not read"===m?g:[]))],n=c===null?e(!0):[c.source],i=c===null?e(!1):[];return{searched:n,notRead:i}}
function f(c,u){return c.filter(a=>!u.includes(a)).map(a=>(0,A.hD)((0,O.bI)({host:a})))}function s({host:c,attempt:u,credentials:a},e){const n=a?.hasToken===!0,
i=[...e.flatMap(m=>m.kind==="url"&&(0,h.p4)(m.id)&&(0,h.D6)(m.id)?[{url:m.url,service:m.id,isSent:n}]:[]),...u.hops.map(({url:m,authorization:$})=>({url:m,service:null,
isSent:$==="sent"}))].flatMap(({url:m,...$})=>{const g=o(m);return g===null||g===c?[]:[{...$,host:g}]});return[...new Map(i.toReversed().map(m=>[m.host,m])).values()]}
function o(c){const u=(0,v.Dl)(c),a=u.ok?(0,_.Pm)(u.value):null,e=a===null?null:(0,_.Pv)(a);return e?.ok?e.value:null}function r(c,u,{tokenSources:a,hosts:e}){return s(
c,u).flatMap(({host:n,service:i,isSent:m})=>{const $=a.get(n);if($===void 0)return[];const g=i===null?c.attempt.discovery.kind==="failed":!m,S=(0,O.To)({host:(0,_.
nx)(c.host),other:(0,_.nx)(n),source:$,service:i,isSent:m,isNotice:!g||e.has(n)});return[(0,A.hD)(S,{services:i===null?[]:[i]})]})}}),2886:((ut,X,t)=>{t.d(X,{ER:()=>h,
Gy:()=>r,H4:()=>M,HJ:()=>y,Np:()=>I,Rh:()=>l,TC:()=>f,cA:()=>s,ly:()=>x,nv:()=>p,pi:()=>T,zX:()=>_});var v=t(4e3),O=t(5143),P=t(5799),E=t(1831);const A=["module",
"provider","version","package","lock","not"],_=({problem:c,places:u})=>A.includes(c.code.replace(/-.*/,""))&&u.length>0&&u.every(a=>typeof a!="string"),h=({problem:c,
needed:u})=>u&&c.usualSeverity==="error"&&!M.includes(c.code),x=c=>c.some(u=>typeof u=="string"||!(0,O.Zl)(u.file)),M=["host-http2","host-check-crashed"];function p(c,u){
const{severity:a,affects:e,needed:n}=c,i=n&&u.some(m=>e.includes(m));return a==="error"&&!i?{...c,severity:"warning"}:c}const I=(c,u)=>P.oC.indexOf(c.severity)-
P.oC.indexOf(u.severity),T=({problem:c,host:u,namedHost:a=u},e)=>e.some(({code:n,host:i})=>n===c.code&&(i===null||i===a));function y(c){const u=new Map;return a=>{
const e=JSON.stringify(a),n=u.get(e)??d(a,c);return u.set(e,n),n}}function d(c,u){const a=m=>u.filter(({service:$})=>m.includes($)),e=c.length===0?u:a(c),n=c.filter(
m=>e.some(({service:$})=>$===m)),i=(e.length>0?e:a(["any"])).flatMap(m=>m.because);return{services:n.length>0?n:c,places:(0,O.As)(l([...new Set(i)]))}}function l(c){
const{own:u=[],aside:a=[]}=Object.groupBy(c,e=>typeof e!="string"&&(0,O.Zl)(e.file)?"aside":"own");return[...u,...a]}function f(c,u){const a=u.some(({because:n})=>n.
includes("hostnames input"));return{role:(0,v.VW)(c)!==null?"guest":a?"operator":"user",host:(0,E.nx)(c)}}const s=c=>typeof c=="string"?c:`${c.file}:${c.line}`,
o=1e3;function r(c,u){const a=c.flatMap(m=>(0,P.Xd)(m)??[]).filter(({file:m,column:$,endColumn:g})=>g>$&&(0,O._M)(m)===null),e=new Map(a.map(m=>[(0,O.df)(m),m])),
n=u([...e.values()].slice(0,o)),i=new Map(n.map(m=>[(0,O.df)(m.place),m]));return({rows:m,...$})=>{const g=(0,P.Xd)($),S=g&&i.get((0,O.df)(g));return S?{...$,line:S}:
$}}}),6146:((ut,X,t)=>{t.d(X,{$:()=>P,o:()=>O});var v=t(2886);const O=(h,{kind:x,source:M,address:p,constraints:I,places:T})=>JSON.stringify([h,x,M,p,I,T[0]??null]);
function P(h,x){const M=E(x,({rows:I=[]})=>I),p=E(x.filter(_),({places:I})=>I.map(v.cA));return M.size+p.size===0?h:h.map(({directory:I,clients:T,rows:y})=>({directory:I,
clients:T,rows:y.map(d=>{const l=M.get(O(I,d))??d.rejectedAt.flatMap(o=>p.get((0,v.cA)(o))??[]);if(l.length===0)return d;const f=l.map(({finding:o})=>(0,v.nv)(o,
T)).sort(v.Np),s=new Map(f.map(({problem:{code:o,title:r,usualSeverity:c}})=>[o,{code:o,title:r,usualSeverity:c}]));return{...d,worst:f[0]?.severity??null,problems:[
...s.values()]}})}))}const E=(h,x)=>Map.groupBy(h.flatMap(M=>x(M).map(p=>({key:p,finding:M}))),({key:M})=>M),A=/^(?:constraint|lock)-/,_=({problem:h,host:x})=>x===
null&&A.test(h.code)}),2389:((ut,X,t)=>{t.d(X,{j7:()=>o,k2:()=>a,S4:()=>r});var v=t(3217),O=t(7052),P=t(5143),E=t(5799),A=t(1064),_=t(8185),h=t(2886);function x({
notes:e,usages:n,isEmpty:i,complaints:m,tokenHosts:$,answered:g,contacted:S},R){const L=({problem:G})=>G.code==="file-syntax",D=new Set(e.filter(L).map(E.W7)),w=[
...e.map(G=>I(G,D,R)),...[...(0,_.C)(n,R),...g.map(M),...m,...(0,v.ky)($,S)].map(G=>(0,h.nv)(G,R.dialect.clients)),...i?[T(R)]:[]],{placed:U=[],others:B=[]}=Object.
groupBy(w,({places:G})=>G.length>0?"placed":"others");return[...(0,E.DF)(U,G=>{const{problem:k,severity:C,affects:F,host:J,namedHost:V,exclude:q}=G,{code:ct,message:wt,
help:vt}=k;return[J,V,ct,C,wt,vt,F,q===void 0]}),...B]}function M(e){const{host:n,problem:i}=e;return n===null?e:{...e,services:[],problem:(0,E.pj)(i,(0,h.TC)(n,
[]))}}const p=e=>E.oC[E.oC.indexOf(e)+1]??e;function I(e,n,{dialect:i,allowedHosts:m}){const{problem:$,clients:g,isPlaceholder:S,checkedFor:R=i}=e;if($.code==="\
file-limit"&&m.length>0){const k=`${$.message}; it may use hosts that are not in \`allowed-hosts\``,C={...$,message:k};return{...e,problem:C,severity:"error"}}const L=(0,E.
W7)(e),D=e.aside??L,w=e.severity==="error"&&(S||n.has(L)||(0,P.Zl)(D)),U=w?"warning":e.severity,B=R.isGuess&&A.Du.some(k=>!g.includes(k)),N={...e,severity:B?p(U):
U},G=(0,h.nv)(N,R.clients);return w||(0,P.Zl)(D)?{...G,exclude:[(0,P.n7)(D)]}:G}const T=({scan:e,hostnames:n,usages:i})=>(0,E.hD)((0,O.JW)({scan:e,hasHostnames:n.
length>0,isFleet:i.length>0}));var y=t(6146);const d=function(...e){const{judgeRequests:n}=t.late([120,9,272,545,977,868],3868);return new.target?new n(...e):n(
...e)},l=function(...e){const{crashedVisit:n}=t.late([120,9,272,545,977,868],3868);return new.target?new n(...e):n(...e)},f=function(...e){const{judgeVisit:n}=t.
late([120,9,272,545,977,868],3868);return new.target?new n(...e):n(...e)},s=function(...e){const{outcomesOf:n}=t.late([120,9,272,545,977,868],3868);return new.target?
new n(...e):n(...e)},o={findings:[],roots:[],requests:[],answering:new Set};function r(e,n,i=()=>[]){const{predicted:m,stopped:$}=e,g=c(e,n),S=[...e.notes,...m.
findings.filter(({host:F})=>F===null)],R=x({...e,notes:S,...u(g,m,n)},n),L=[...g.flatMap(F=>F.findings),...R],D=F=>!(0,h.pi)(F,n.ignore),w=L.filter(D).sort(h.Np),
U=(0,h.Gy)(w,i),B=F=>F.filter(D).map(U).sort(h.Np),N=g.map(F=>{const J=B(F.findings.filter(V=>!(0,h.zX)(V)));return{...F,findings:J,clients:s(J)}}),G=({exclude:F})=>+(F!==
void 0),k=B([...g.flatMap(F=>F.findings.filter(h.zX)),...R]).toSorted((F,J)=>(0,h.Np)(F,J)||G(F)-G(J)),C=[...N.flatMap(F=>F.findings),...k].sort(h.Np);return{passed:$===
null&&!C.some(({severity:F})=>a(F,n.failOn)),stopped:$,hosts:N,files:k,findings:C,ignored:L.length-C.length,roots:(0,y.$)(m.roots,w)}}function c(e,n){const{visits:i,
newHosts:m,predicted:$}=e,g=Map.groupBy(e.requirements,({host:w})=>w),S=Map.groupBy($.findings,({host:w})=>w),R=new Map($.requests.map(w=>[w.host,w])),L=new Set(
i.map(({host:w})=>w)),D={...n,...e,hosts:L};return i.map(w=>{const{host:U}=w,B={visit:w,requirements:g.get(U)??[],predicted:S.get(U)??[],requests:R.get(U)??null,
answering:$.answering,isNew:m.has(U)};try{return f(B,n,D)}catch(N){return l(B,n.dialect,N)}})}function u(e,{findings:n,requests:i},m){const $=new Set(e.map(({visit:R})=>R.
host)),g=e.flatMap(({visit:R,services:L})=>(0,v.fc)(R,L)),S=i.flatMap(R=>d(R,[],m).map(L=>({...L,host:R.host})));return{answered:[...n,...S].filter(({host:R})=>R!==
null&&!$.has(R)),contacted:[...$,...[...g,...i].map(({host:R})=>R)]}}const a=(e,n)=>e==="error"?n!=="never":e==="warning"&&n==="warning"}),9664:((ut,X,t)=>{t.d(
X,{Gz:()=>O,LA:()=>A,jt:()=>P,un:()=>E});var v=t(3916);const O=(_,h)=>_===""?h:`${_}/${h}`,P=_=>_.slice(0,Math.max(0,_.lastIndexOf("/")));function E(_,h){const x=(0,v.
join)(_,h).replace(/\/$/,"");return x==="."?"":x}const A=_=>/(^|\/|_)override\.(tf|tofu)(\.json)?$/.test(_)}),1022:((ut,X,t)=>{t.d(X,{m:()=>T,s:()=>d});var v=t(
4091),O=t(1831),P=t(8408),E=t(5011);const A={terraform:["terraform.io"],opentofu:["terraform.io","opentofu.org"]},_="hashicorp",h="-",x='Invalid provider source\
 string: The "source" attribute must be in the format "[hostname/][namespace/]name"',M={prefix:"terraform-",whose:"a Terraform",frequency:"often"},I={terraform:[
M],opentofu:[M,{prefix:"opentofu-",whose:"an OpenTofu",frequency:"sometimes"}]};function T(r,c){const u=r.split("/");if(u.length>3||u.includes(""))return y(x);const[
a="",e,n]=u.reverse(),i=d(a);if(!i.ok){const D=`${(0,v.ol)(a)} in source ${(0,v.ol)(r)}`;return y(`Invalid provider type: Invalid provider type ${D}: ${i.why}"`)}
const m=n===void 0,$=m?(0,v.Ju)((0,E.Vm)(c)):(0,O.Pv)(n);if(e===void 0&&$.ok){const D={hostImplied:m,namespace:_,type:i.value};return{kind:"registry",host:$.value,
...D}}const g=e===h?(0,v.Ju)(e):d(e??""),S=`namespace "" in source ${(0,v.ol)(r)}`;if(!g.ok)return y(`Invalid provider namespace: Invalid provider ${S}: ${g.why}\
"`);if(!$.ok){const D="Invalid provider source hostname";return y(`${D}: ${D} ${S}: ${$.why}"`)}const R={hostImplied:m,host:$.value,namespace:g.value,type:i.value},
L=f(R,c);return L===void 0?{kind:l(R,c),...R}:y(L)}const y=r=>({kind:"invalid",error:r});function d(r){if(/^[a-z0-9]+$/.test(r))return(0,v.Ju)(r);if(r==="")return(0,v.
TR)("must have at least one character");if(r.includes("."))return(0,v.TR)("dots are not allowed");if(r.includes("--"))return(0,v.TR)("cannot use multiple consec\
utive dashes");const c=(0,P.YE)(r);return c.ok?(0,v.Ju)((0,P.DI)(c.value)):(0,v.TR)("must contain only letters, digits, and dashes, and may not use leading or t\
railing dashes")}function l({host:r,namespace:c},u){return c===h?"legacy":c==="builtin"&&A[u].includes(r)?"builtin":"registry"}function f(r,c){const u=(0,E.Vm)(
c);if(r.namespace===h&&r.host!==u)return`Invalid provider namespace: The legacy provider namespace "-" can be used only with hostname ${u}.`;const a=I[c].find(({
prefix:e})=>r.type.startsWith(e));return a===void 0?void 0:s(r,a,c)}function s(r,{prefix:c,whose:u,frequency:a},e){const n=`${c}provider-`,i=r.type.slice(n.length);
if(!r.type.startsWith(n)||!d(i).ok)return`Invalid provider type: Provider source ${(0,v.ol)(o(r))} has a type with the prefix ${(0,v.ol)(c)}, which isn't allowe\
d because it would be redundant to name ${u} provider with that prefix. If you are the author of this provider, rename it to not include the prefix.`;const m=o(
{...r,type:i},e);return`Invalid provider type: Provider source ${(0,v.ol)(o(r,e))} has a type with the prefix ${(0,v.ol)(n)}, which isn't valid. Although that p\
refix is ${a} used in the names of version control repositories for ${u.split(" ")[1]} providers, provider source strings should not include it.

Did you mean ${(0,v.ol)(m)}?`}const o=({host:r,namespace:c,type:u},a)=>a!==void 0&&r===(0,E.Vm)(a)?`${c}/${u}`:`${(0,O.nx)(r)}/${c}/${u}`}),241:((ut,X,t)=>{t.d(
X,{B:()=>P});var v=t(1831);const O=/^TFE?[_-]?TOKENS?[_-]?(?=.)/i;function P(M,p,I){const[T]=(0,v.fK)(p);return T===void 0?[]:M.flatMap(y=>{const d=(0,v.$k)(y);
if(d!==null&&I.has(d))return[];const l=E(y,d,p);return l===null?[]:[{variable:y,why:l,write:T,isParent:A(d,p)}]})}function E(M,p,I){const T=O.exec(M)?.[0];if(T===
void 0)return null;const y=M.slice(T.length);return p!==null&&A(p,I)?`it is for ${(0,v.nx)(p)} only: the clients do not use the tokens of parent domains`:h(I).some(
d=>d===_(y))?T!==v.xV?`it begins with ${T}, and the clients read only ${v.xV}`:p===null?"the clients cannot read a hostname from it and ignore it":`the clients \
read it for ${(0,v.nx)(p)}${x(y,I)}`:null}const A=(M,p)=>M!==null&&(0,v.Sv)(p).name.endsWith(`.${(0,v.Sv)(M).name}`),_=M=>M.normalize("NFC").toLowerCase().replace(
/[^\p{L}\p{N}]+/gu,"_").replace(/^_|_$/g,"");function h(M){const{name:p}=(0,v.Sv)(M);return[...new Set([M,p,(0,v.nx)(M)].map(_))]}function x(M,p){const{name:I,port:T}=(0,v.
Sv)(p);return T!==443&&!M.includes(":")?"; a port follows a colon":I.includes("-")&&!M.includes("-")?"; a hyphen is written as two underscores":""}}),4503:((ut,X,t)=>{
t.d(X,{DZ:()=>d,R8:()=>f,aE:()=>E,oW:()=>l,uM:()=>P});var v=t(5143),O=t(8884);function P({file:s,line:o},{links:r,repositories:c}){const{repository:u,path:a}=(0,v.
bH)(s);if(u!==null){const n=y(_(c).get(u)),i=a==="."?null:l(a);return n===null||i===null?null:`${n}/${i}#L${o}`}const e=r?.get(s);return e===void 0?null:e.diff?.
lines.has(o)?`${e.diff.url}R${o}`:`${e.url}#L${o}`}const E=(s,{repositories:o})=>{const r=_(o).get(s)?.url??null;return r===null||T(r)===null?null:r},A=new WeakMap;
function _(s){const o=A.get(s)??new Map(s.map(r=>[r.name,r]));return A.set(s,o),o}const h=600,x=/^https?:\/\/([a-z\d.-]+)(?::\d+)?(?:\/(?!\.{1,2}(?:\/|$))[\w.-]+)+$/i,
M=/^(?:[\da-f]{40}|[\da-f]{64})$/,p=/^gitlab\.com$/i,I=/^(?:gitlab\.(?!com$)|bitbucket\.|gitea\.|forgejo\.|codeberg\.org$|dev\.azure\.com$|.*\.visualstudio\.com$)/i,
T=s=>s.length<=h?x.exec(s)?.[1]??null:null;function y(s){const{url:o=null,commit:r=null}=s??{},c=o===null?null:T(o);return c===null||r===null||!M.test(r)||I.test(
c)?null:`${o}${p.test(c)?"/-":""}/blob/${r}`}const d=s=>y(s)?.replace(/\/blob\/(?=[\da-f]+$)/,"/commit/")??null;function l(s){if(!s.isWellFormed())return null;const o=r=>encodeURIComponent(
r).replace(/[!'()*_~]/g,c=>`%${c.charCodeAt(0).toString(16).toUpperCase()}`);return s.split("/").map(o).join("/")}const f=s=>new Set((0,O.YC)(s).flat().flatMap(
o=>typeof o=="string"?[]:o.file).filter(O.CN))}),7574:((ut,X,t)=>{t.d(X,{I$:()=>A,QN:()=>x,kJ:()=>P,nO:()=>M,tY:()=>E,u8:()=>h});var v=t(4120);const O=864e5;function P(p){
const I=Math.round(p);if(I<1e3)return`${I} ms`;if(I<59950)return`${(I/1e3).toFixed(1)} s`;const T=Math.round(I/1e3);return`${Math.floor(T/60)} min ${T%60} s`}function E(p){
return p<1e3?`${p} B`:p<999950?`${(p/1e3).toFixed(1)} kB`:`${(p/1e6).toFixed(1)} MB`}function A(p){return[["DNS",p.lookupMs],["connect",p.connectMs],["TLS",p.tlsMs],
["first byte",p.firstByteMs],["total",p.totalMs]].flatMap(([T,y])=>y===null?[]:[[T,y]])}const _=6e4;function h(p,I){const T=Date.parse(I)-Date.parse(p);if(!(T>=
_))return"less than a minute";const y=Math.floor(T/_),[d,l]=[Math.floor(y/1440),Math.floor(y%1440/60)];return[...d>0?[(0,v.px)(d,"day")]:[],...l>0?[`${l} h`]:[],
...d===0&&y%60>0?[`${y%60} min`]:[]].join(" ")}const x=p=>`${p.slice(0,16).replace("T"," ")} UTC`;function M(p,I){const T=(Date.parse(p)-Date.parse(I))/O;if(Number.
isNaN(T))return p;const y=(0,v.px)(Math.floor(Math.abs(T)),"day"),d=Math.abs(T)<1,l=d?"within the last day":`${y} ago`,f=d?"in less than a day":`in ${y}`;return`${p.
slice(0,10)} (${T<0?l:f})`}}),6763:((ut,X,t)=>{t.d(X,{h$:()=>T,q9:()=>x,rc:()=>M});var v=t(4e3),O=t(5143),P=t(7574),E=t(4120),A=t(8884);const _=50,h=3,x=d=>(0,E.
Sk)(d,_,String,l=>`and ${(0,E.px)(l,"more remark")}`);function M(d){const l=(0,A.YC)(d).some(({length:s})=>s===O.WD),f=d.roots.some(({rows:s})=>s.some(({platforms:o})=>o.
some(({available:r})=>r===!0)));return[...l?[`lists of places end after ${O.WD} places`]:[],...p(d),...f?["signatures of provider packages were not verified"]:[]]}
function p({files:d}){const l=d.filter(({exclude:a,severity:e})=>a!==void 0&&e!=="notice"),{length:f}=l;if(f===0)return[];const s=[...new Set(l.flatMap(({exclude:a})=>a??
[]))],o=(0,A.eb)(l).length,r=f===1?"1 finding is":`${f} findings are`,c=o===0?"":` of ${(0,E.px)(o,"repository")}`;return[`${r} in tests, examples or templates${c}\
, where errors are warnings; to skip such files, set ${o===0?"`exclude`":"`exclude` where their files are read"}: ${(0,v.K4)(s,h,v.dh)}`]}function I({hosts:d},{
scan:l,repositories:f}){const{files:s,bytes:o,usages:r,durationMs:c}=l,u=d.filter(A.Qz).length,a=u===0?"no registry host is used":`${(0,E.px)(r,"usage")} of ${(0,E.
px)(u,"registry host")}`;return f.length>0?`${a} in ${(0,E.px)(f.length,"repository")}`:s===0&&c===0?null:s===0?"found no Terraform or OpenTofu files":`scanned ${(0,E.
px)(s,"file")} (${(0,P.tY)(o)}) in ${(0,P.kJ)(c)}: ${a}`}function T(d,l){const{dialect:f,durationMs:s,scan:o,remarks:r}=l,c=I(d,l),a=d.hosts.length===0&&o.files===
0?"":` for ${(0,E.QI)(f)} (${f.why})`;return[`${y(d)}; checked in ${(0,P.kJ)(s)}${a}`,...c===null?[]:[c],...r]}function y({findings:d,ignored:l}){const f=(0,E.H8)(
d)||"no findings";return l>0?`${f}, ${l} ignored`:f}}),7523:((ut,X,t)=>{t.d(X,{Xo:()=>x,lc:()=>A,op:()=>_});var v=t(9664),O=t(5011),P=t(1022),E=t(5257);function A({
kind:p,text:I,address:T},y,d){switch(p){case"required_provider":case"state_store_provider":case"lock_provider":{const l=(0,P.m)(I??"",d);return l.kind==="regist\
ry"?l:null}case"required_provider_nosource":case"required_provider_legacy":return{host:y,namespace:"hashicorp",type:_(T)};case"implied_provider":return{host:y,namespace:"\
hashicorp",type:(I??"").replace(/[._].*$/s,"")};default:return null}}const _=p=>p.replace(/^.*\./s,""),h=/^\.{1,2}\//;function x(p,I){const T=Map.groupBy(I,({lockFile:f})=>f),
y=new Set(p.flatMap(({kind:f,text:s,place:o})=>M.test(f)&&!h.test(s??"")?(0,v.jt)(o.file):[])),d=new Map,l=(f,s)=>{if(f.calls.length>0||f.directories.some(c=>y.
has(c)))return!0;const o=d.get(f)??new Set(f.providers.map(c=>(0,E.JT)(c.provider)));d.set(f,o);const r=A(s,(0,O.Vm)(f.client),f.client);return r===null||o.has(
(0,E.JT)(r))};return p.map(f=>{if(f.kind!=="lock_provider"||f.needs.length===0)return f;const s=T.get(f.place.file)??[];return s.length===0||s.some(o=>l(o,f))?f:
{...f,needs:[]}})}const M=/^(?:module|test_module|terragrunt_source|installed_module)/}),5257:((ut,X,t)=>{t.d(X,{IY:()=>_,Im:()=>h,JT:()=>A,KS:()=>M,MP:()=>E,W$:()=>P,
cd:()=>O,ek:()=>x});const v="hostnames input",O={file:v,line:1,column:1,endColumn:1},P=p=>p.file===v?v:p,E=({host:p,namespace:I,name:T,system:y})=>[p,I,T,y].join(
"/"),A=({host:p,namespace:I,type:T})=>[p,I,T].join("/"),_=p=>"type"in p?A(p):E(p);function h(p){return"constraints"in p?p.constraints:p.constraint===null?[]:[p.
constraint]}const x=p=>("places"in p?p.places:[p.place]).map(P);function M({version:p},I){if(p===void 0)return null;const{text:T,value:y,place:d}=p,l=(y===void 0?
T:y[I])??null;return l===null?null:{text:l,place:d}}}),8416:((ut,X,t)=>{t.d(X,{L2:()=>I,WJ:()=>M,oh:()=>p,rU:()=>T,uQ:()=>y});var v=t(4e3),O=t(5143),P=t(1064),E=t(
9664),A=t(5603),_=t(7854),h=t(3469);const x=function(...u){const{readTools:a}=t.late([9,321,890,325,725],1725);return new.target?new a(...u):a(...u)},M=([u,...a])=>u===
void 0||a.length>0?"both":u;function p(u,a){const e=(0,_.Oo)(()=>x(u,a));return()=>e(null)}function I({setting:u,scan:a}){const{name:e}=u,n=e==="auto"?null:e===
"both"?P.Du:[e],i=a===null||a.isEmpty?null:a,m=i===null?[]:s(i,u,n),$=i?.constraints??[],g={setting:u,signs:m,constraints:$};if(n!==null)return o(n,["set by `di\
alect`"],[],g);if(i===null)return o(P.Du,["CLI not detected; set `dialect` to check one"],[],g);const S=f(m);if(S.length===0)return{...o(["terraform"],["assumed\
, CLI not detected; set `dialect`"],[],g),isGuess:!0};const R=d(S),L=R.flatMap(D=>S.find(w=>w.client===D)??[]);return o(R,L.map(c),S,g)}function T({clients:u},a){
if(a===null||a.isEmpty)return P.zK;const e=new Set([...u,...a.tools().others]);return a.usesTerragrunt&&e.add("terragrunt"),P.zK.filter(n=>e.has(n))}function y(u,{
evidence:a,versions:e}){const n=a.filter(({level:i,version:m})=>i==="version-file"&&m!==null);return(i,m)=>{const $=n.some(g=>{const S=(0,E.jt)(g.place.file);return g.
client===i&&(S===""||`${m}/`.startsWith(`${S}/`))});return u.version??($?e[i]??null:null)}}const d=u=>P.Du.filter(a=>u.some(e=>e.client===a));function l(u){const a=u.
filter(({place:e})=>!(0,O.Zl)(e.file));return a.length===0?u:a}const f=u=>{const a=l(u);return A.A.map(n=>a.filter(i=>i.level===n)).find(({length:n})=>n>0)??[]};
function s({signs:u,tools:a,hasCloudHostname:e},{version:n},i){const m=f(u),$=i??d(m),g=m.every(({place:U})=>(0,O.Zl)(U.file)),S=i===null&&(g||m.some(({isCloud:U})=>U)),
R=n===null&&$.some(U=>(0,h.w)(U,[]).length>1);if(!S&&!R)return u;const{setsCloudHostname:L,signs:D}=a(),w=e||L;return[...u.filter(({isCloud:U})=>!(U&&w)),...D]}
function o(u,a,e,n){const i=u.map(g=>r(g,n)),m=i.filter(({version:g})=>g!==null),$=m.flatMap(({signs:[g]})=>g?c(g):[]);return{name:M(u),clients:u,releases:i.flatMap(
({releases:g})=>g),versions:Object.fromEntries(m.map(g=>[g.client,g.version??""])),why:[...new Set([...a,...$])].join(", "),evidence:[...new Set([...e,...i.flatMap(
({signs:g})=>g)])]}}function r(u,{setting:a,signs:e,constraints:n}){const i=(w,U,B=[])=>({client:u,releases:(0,h.w)(u,w),version:U,signs:B});if(a.version!==null)
return i([a.version],a.version);const m=l(e.filter(w=>w.client===u&&w.version!==null)),$=[...new Set(m.map(({version:w})=>(w??"").replace(/^v/,"")))],[g]=$;if(g!==
void 0)return i($,$.length===1&&(0,h.l)(g)?g:null,m);const S=l(n),R=S.map(({text:w})=>w),L=i([],null),D=i(R,R.length===1?R[0]??null:null,S.map(({text:w,place:U})=>({
client:u,level:"syntax",place:U,text:`requires ${(0,v.dh)(w)}`,version:w})));return D.releases.length===L.releases.length?L:D}const c=({place:u,text:a})=>`${u.file}\
:${u.line} ${a}`}),2161:((ut,X,t)=>{t.d(X,{L8:()=>I,TD:()=>l,U4:()=>M,Z8:()=>f,e0:()=>p,tr:()=>x});var v=t(1064);const O=["terraform"],P=["opentofu"],E=[{suffix:"\
.tftest.hcl",class:"test",clients:v.Du,twin:".tofutest.hcl"},{suffix:".tftest.json",class:"test",clients:v.Du,twin:".tofutest.json"},{suffix:".tofutest.hcl",class:"\
test",clients:P},{suffix:".tofutest.json",class:"test",clients:P},{suffix:".tfquery.hcl",class:"query",clients:O},{suffix:".tfquery.json",class:"query",clients:O},
{suffix:".tfmigrate.hcl",class:"migrate",clients:O},{suffix:".tfcomponent.hcl",class:"stack",clients:O},{suffix:".tfcomponent.json",class:"stack",clients:O},{suffix:"\
.tfstack.hcl",class:"stack",clients:O},{suffix:".tfstack.json",class:"stack",clients:O},{suffix:".tfdeploy.hcl",class:"deploy",clients:O},{suffix:".tfdeploy.jso\
n",class:"deploy",clients:O},{suffix:".tfmock.hcl",class:"none",clients:v.Du},{suffix:".tofumock.hcl",class:"none",clients:P},{suffix:".tf.json",class:"config",
clients:v.Du,twin:".tofu.json"},{suffix:".tofu.json",class:"config",clients:P},{suffix:".tf",class:"config",clients:v.Du,twin:".tofu"},{suffix:".tofu",class:"co\
nfig",clients:P},{suffix:"terragrunt.hcl.json",class:"terragrunt",clients:v.Du},{suffix:".hcl",class:"terragrunt",clients:v.Du}],A=Map.groupBy(E,({suffix:s})=>s.
slice(s.lastIndexOf(".")+1)),_=".terraform.lock.hcl",h={class:"lock",syntax:"hcl",clients:v.Du,isOverride:!1},x=s=>s.includes(".tofu")&&/\.tofu(test)?(\.(hcl|json))?$/.
test(s),M=".terraform/modules/modules.json",p={...h,class:"manifest",syntax:"json"};function I(s,o,r){if(s===_)return h;const u=A.get(s.slice(s.lastIndexOf(".")+
1))?.find(({suffix:S})=>s.endsWith(S));if(u===void 0||u.class==="none")return;const a=T(s)&&u.class==="test"&&r==="tests";if(T(s)&&!a)return;const e=s.slice(0,-u.
suffix.length),n=u.twin!==void 0&&o.has(e+u.twin),i=e==="override"||e.endsWith("_override"),m=n||a;if(m&&!u.clients.includes("terraform"))return;const $=m?O:u.clients,
g=s.endsWith(".json")?"json":"hcl";return{class:u.class,syntax:g,clients:$,isOverride:i}}const T=s=>s.startsWith(".")||s.endsWith("~")||s.startsWith("#")&&s.endsWith(
"#"),y=/^(\.terraform-version|\.opentofu-version|\.tool-versions|\.?mise\.toml)$/,d=new RegExp(`^(${["(gnu)?makefile","\\.?justfile","taskfile(\\.dist)?\\.ya?ml",
"(dockerfile|containerfile|jenkinsfile)([._-].*)?","\\.?devcontainer\\.json","atlantis\\.ya?ml","aqua\\.ya?ml","\\.gitlab-ci\\.ya?ml","azure-pipelines?[^/]*\\.ya\
?ml","bitbucket-pipelines\\.ya?ml","(docker-)?compose[^/]*\\.ya?ml","(cloudbuild|buildspec|appveyor)[^/]*\\.ya?ml","\\.(travis|drone|woodpecker|cirrus|pre-commit\
-config)\\.ya?ml",".*\\.(sh|bash|ps1|cmd|bat|mk|dockerfile|gitlab-ci\\.ya?ml)"].join("|")})$`,"i"),l=s=>y.test(s),f=s=>l(s)||d.test(s)}),6195:((ut,X,t)=>{t.d(X,
{$8:()=>x,G$:()=>M,Ls:()=>_,UO:()=>p,VK:()=>A,sT:()=>T,sq:()=>I});var v=t(6760),O=t(7052),P=t(2161);const E=/[*?[{]/;function A(d){const l=d.split("/"),f=l.findIndex(
s=>E.test(s));return f<0?{fixed:d}:{fixed:l.slice(0,f).join("/"),glob:l.slice(f).join("/")}}function _(d){const l=d.map(f=>{const s=f.replace(/^(\.\/)+/,"").replace(
/(?<!\/)\/+$/,"");return{glob:s,start:h(s)}});return f=>{const s=f.toLowerCase();return l.some(({glob:o,start:r})=>o===f||s.startsWith(r)&&v.posix.matchesGlob(f,
o))}}function h(d){const[l=""]=d.includes("..")?[]:/^(?:[\w-][\w.-]*\/)*/.exec(d)??[];return l.toLowerCase()}const x=({file:d,glob:l},f)=>d===f||l!==void 0&&v.posix.
matchesGlob(f,l),M=d=>d.startsWith(".")||d==="node_modules",p=(d,l)=>d===l||d.startsWith(l.endsWith(v.sep)?l:l+v.sep),I=d=>v.sep==="/"?d:d.replaceAll(v.sep,"/");
function T(d,l,f,s){if(d.kind==="error")return(0,O.WO)({what:"link",code:d.code});const{kind:o,path:r}=d;return p(r,l.boundary)?o==="directory"?null:o==="specia\
l"?(0,O.WO)({what:"link-to-special-file"}):{path:r,isScanned:y(r,l,f,s)}:(0,O.a3)()}function y(d,l,f,s){if(l.file!==void 0||l.glob!==void 0||!p(d,l.path))return!1;
const[o="",...r]=I((0,v.relative)(l.path,d)).split("/").toReversed();if(r.some(M))return!1;const c=I((0,v.relative)(f,d)).split("/");return c.map((a,e)=>c.slice(
0,e+1).join("/")).slice(-1-r.length).some(s)?!1:(0,P.L8)(o,new Set([o]),r[0]??"")!==void 0}}),5603:((ut,X,t)=>{t.d(X,{A:()=>A,j:()=>_});var v=t(5143),O=t(5799),
P=t(1064),E=t(5011);const A=["lock-file","syntax","version-file","tool","hook"];class _{signs=new Map;constraints=new Map;addFile({file:p,kind:{clients:I},scope:T,
isContext:y}){if(y)return;const[d,...l]=I;if(d!==void 0&&l.length===0&&!x(p)){const f=`is read by ${P.bB[d]} only`;this.addSign({client:d,level:"syntax",place:{
file:p,...O.wv},text:f,version:null})}for(const f of T.declared)this.addDeclared(f)}end(p){for(const{kind:I,host:T,place:y,clients:d,isOverridden:l}of p)if(I===
"lock_provider"){const f=P.Du.find(o=>(0,E.Vm)(o)===T),s=`locks providers from ${T}`;f&&this.addSign({client:f,level:"lock-file",place:y,text:s,version:null})}else if(I===
"cloud_default"&&!l&&d.includes("terraform")){const s={client:"terraform",level:"syntax",place:y,text:"has a cloud block without hostname",version:null};this.addSign(
{...s,isCloud:!0})}return{signs:[...this.signs.values()],constraints:[...this.constraints.values()]}}addDeclared(p){const{kind:I,text:T,place:y}=p;if(I==="versi\
on")h(this.constraints,T,p);else if(I==="binary"){const d=T==="tofu"?"opentofu":"terraform",l={text:"sets terraform_binary",version:null};this.addSign({client:d,
level:"version-file",place:y,...l})}else if((0,P.SO)(I)){const{client:d,what:l}=P.$I[I];this.addSign({client:d,level:"syntax",place:y,text:`has ${l}`,version:null})}}addSign(p){
h(this.signs,`${p.client} ${p.text}`,p)}}function h(M,p,I){const T=(0,v.Zl)(I.place.file)?`${p} aside`:p;M.has(T)||M.set(T,I)}const x=M=>/(^|\/)[.#][^/]*$/.test(
M)}),7854:((ut,X,t)=>{t.d(X,{G4:()=>I,O8:()=>P,Oo:()=>x,VZ:()=>E,kA:()=>h,s7:()=>_,sw:()=>A,vH:()=>M});var v=t(7052),O=t(5799);const P=["module","state","lock"],
E=["version","compatible","provider-version"];function A(T,y){const d=x(f=>f.filter(s=>y.includes(s))),l=x(f=>f.map(s=>({...s,clients:d(s.clients)})).filter(s=>s.
clients.length>0));return T.flatMap(f=>{const s=d(f.clients);if(s.length===f.clients.length)return f;const o=l(f.needs),r=f.isHostImplied?o[0]?.host??f.host:f.host;
return s.length===0?[]:{...f,clients:s,needs:o,host:r}})}const _=({workspace:T,hasOwnToken:y,directHost:d})=>T!==void 0||y===!0||d!==void 0,h=T=>new Set(T.flatMap(
({host:y,isHostImplied:d})=>d?[]:y??[]));function x(T){let y;return d=>{y??=new Map;const l=y.get(d);if(l!==void 0||y.has(d))return l;const f=T(d);return y.set(
d,f),f}}const M=(T,y)=>T.filter(({clients:d})=>d.some(l=>y.includes(l))),p=1e4;function I(T=p){const y=[],d=new Set,l={error:0,warning:0,notice:0};let f=0;return{
add:r=>{const{code:c,severity:u}=r.problem,a=c==="file-syntax"?(0,O.W7)(r):null;a!==null&&d.has(a)||(a!==null&&d.add(a),l[u]+=1,l[u]<=T?y.push(r):f+=1)},all:()=>f===
0?y:[...y,(0,O.sb)(".",(0,v.ub)({kind:"problems",max:T,omitted:f}))]}}}),9488:((ut,X,t)=>{t.d(X,{G:()=>T});var v=t(3024),O=t(6760),P=t(5747),E=t(7052),A=t(5799),
_=t(9664),h=t(2161),x=t(6195);const M={files:1e6,directoryFiles:5e4},p=200,I=1e4;function*T(f,s={toolFiles:[],hasPlugins:!1},o=M){const r=new d(f,s,o);for(const c of f.
scan){const u=y(r.root,c);"path"in u?yield*r.walkFrom(u):yield{name:c,files:[],notes:[u]}}}function y(f,s){const{fixed:o,glob:r}=(0,x.VK)(s);try{const c=(0,v.realpathSync)(
(0,O.resolve)(f,o)),u=(0,x.sq)((0,O.relative)(f,c)),a=(0,x.UO)(c,f),e=a?f:c;if(r!==void 0)return{path:c,name:u,boundary:e,glob:(0,_.Gz)(u,r)};if((0,v.statSync)(
c).isDirectory())return{path:c,name:u,boundary:e};const n=(0,O.resolve)(c,"..");return{...{path:n,name:(0,x.sq)((0,O.relative)(f,n))},boundary:a?f:n,file:u}}catch(c){
return(0,A.sb)(s,(0,E.WO)({what:"scan",code:(0,P.Oj)(c)}))}}class d{root;isExcluded;aside;limits;selected;files=0;constructor({root:s,scan:o,exclude:r},c,u){this.
root=(0,v.realpathSync)(s),this.isExcluded=(0,x.Ls)(r),this.aside=c,this.limits=u,this.selected=o.length>1?new Set:null}*walkFrom(s){const o=s.glob===void 0&&s.
file===void 0,r=[{path:s.path,name:s.name,depth:0,isSelected:o}];for(let c=r.pop();c!==void 0;c=r.pop()){const{name:u}=c,a=l(c);if("problem"in a){yield{name:u,files:[],
notes:[a]};continue}const e=this.findFiles(s,c,a);if(this.files+=e.files.length,this.files>this.limits.files){const n=(0,A.sb)(u,(0,E.ub)({kind:"files",max:this.
limits.files}));yield{name:u,files:[],notes:[...e.notes,n]};return}if(yield e.files.every(({isContext:n})=>n)?{...e,files:[]}:e,s.file!==void 0)return;for(const n of this.
findDirectories(s,c,a))r.push(n)}}findFiles(s,o,r){const{name:c}=o,u=[],a=[];for(const e of this.filesAmong(s,o,r))if("problem"in e)a.push(e);else if(u.length<this.
limits.directoryFiles)u.push(e);else{const n=this.limits.directoryFiles;a.push((0,A.sb)(c,(0,E.ub)({kind:"directory",max:n})));break}return{name:c,files:u,notes:a}}*filesAmong(s,o,r){
const c=new Set;let u=!1;for(const e of r)(0,h.tr)(e.name)&&!e.isDirectory()&&c.add(e.name),u||=e.name===".terraform",this.aside.hasPlugins||=e.name==="terrafor\
m.d";const a=o.name.slice(o.name.lastIndexOf("/")+1);for(const e of r){if(e.isDirectory())continue;const n=(0,_.Gz)(o.name,e.name),i=(0,h.L8)(e.name,c,a);if(i===
void 0){const{toolFiles:g}=this.aside;g.length<I&&(0,h.Z8)(e.name)&&!this.isExcluded(n)&&g.push(n);continue}const $={path:o.path+O.sep+e.name,file:n,kind:i,isContext:!this.
select(s,o,n)};e.isFile()?yield $:e.isSymbolicLink()?yield*this.follow(s,$):yield(0,A.sb)(n,(0,E.WO)({what:"special-file"}))}if(u&&o.isSelected){const e=[o.path,
...h.U4.split("/")].join(O.sep),n=(0,P.$r)(e);n.kind==="file"&&n.path===e&&(yield{path:e,file:(0,_.Gz)(o.name,h.U4),kind:h.e0,isContext:!1})}}select(s,o,r){return!(o.
isSelected||(0,x.$8)(s,r))||this.isExcluded(r)||this.selected?.has(r)?!1:(this.selected?.add(r),!0)}*follow(s,o){const r=(0,x.sT)((0,P.$r)(o.path),s,this.root,this.
isExcluded);r!==null&&("code"in r?yield(0,A.sb)(o.file,r):yield{...o,path:r.path,isContext:o.isContext||r.isScanned})}findDirectories({glob:s},{path:o,name:r,depth:c,
isSelected:u},a){const e=[];for(const n of a.toReversed()){if(!n.isDirectory()||(0,x.G$)(n.name))continue;const i=(0,_.Gz)(r,n.name);if(this.isExcluded(i))continue;
const m=u||s!==void 0&&O.posix.matchesGlob(i,s),$=o+O.sep+n.name;e.push({path:$,name:i,depth:c+1,isSelected:m})}return e}}function l({path:f,name:s,depth:o}){if(o>
p)return(0,A.sb)(s,(0,E.ub)({kind:"depth",max:p}));try{return(0,v.readdirSync)(f,{withFileTypes:!0}).sort((r,c)=>r.name<c.name?-1:1)}catch(r){return(0,A.sb)(s,(0,E.
WO)({what:"directory",code:(0,P.Oj)(r)}))}}}),5751:((ut,X,t)=>{t.d(X,{s:()=>m});var v=t(3024),O=t(6760),P=t(5747),E=t(4091),A=t(4e3),_=t(7030),h=t(6181),x=t(1831);
function M(D){const w=N=>D[N]||D[N.toLowerCase()]||"",U={http:I("HTTP_PROXY",w("HTTP_PROXY")),https:I("HTTPS_PROXY",w("HTTPS_PROXY"))},B=f(w("NO_PROXY"));return N=>{
const G=U[N.scheme];return G===null||d(N.name)||B(N)?null:G}}const p=["http:","https:"];function I(D,w){if(w==="")return null;const U=URL.parse(/^[a-z][a-z0-9+.-]*:\/\//i.
test(w)?w:`http://${w}`);if(U===null)throw new TypeError(`${D} is not a URL; expected http://HOST:PORT`);if(!p.includes(U.protocol))throw new TypeError(`${D} is\
 a ${U.protocol}// proxy; expected http:// or https://`);if(!T(U.username)||!T(U.password))throw new TypeError(`${D} has a user name or password with a bare "%"\
; write "%25" for it`);return U}function T(D){try{return decodeURIComponent(D),!0}catch(w){if(w instanceof URIError)return!1;throw w}}const y=new _.BlockList;y.
addSubnet("127.0.0.0",8,"ipv4"),y.addAddress("::1","ipv6");const d=D=>D==="localhost"||l(y,D);function l(D,w){const U=(0,h.n7)(w.replace(/%.*$/s,"")),B=(0,_.isIP)(
U);return B!==0&&D.check(U,B===4?"ipv4":"ipv6")}function f(D){const w=D.split(",").map(U=>U.trim().toLowerCase()).filter(U=>U!=="").map(s);return U=>w.some(B=>B(
U))}function s(D){if(D==="*")return()=>!0;const w=o(D);if(w!==null)return({name:C})=>w(C);const{name:U,port:B}=u(D),N=C=>B===""||String(C.port)===B,G=(0,_.isIP)(
U)===4?32:128,k=o(`${U}/${G}`)??c(U);return C=>N(C)&&k(C.name)}function o(D){const[,w="",U=""]=/^([\da-f:.]+)\/(\d{1,6})$/.exec(D)??[];if(!r(w))return null;const B=Number(
U);if(B>((0,_.isIP)(w)===4?32:128))return null;const N=B-((0,_.isIP)(w)===6?96:0),G=new _.BlockList,k=(0,_.isIP)((0,h.n7)(w))===4&&N>=0;return k?G.addSubnet((0,h.
n7)(w),N,"ipv4"):G.addSubnet(w,B,"ipv6"),C=>l(G,C)&&(0,_.isIP)((0,h.n7)(C))===4===k}const r=D=>(0,_.isIP)(D)!==0&&!D.includes("%");function c(D){if(D==="")return()=>!1;
const w=D.replace(/^\*\./,"."),U=w.replace(/^\./,""),B=(0,x.Pv)(U),N=B.ok?B.value:U,G=k=>!w.startsWith(".")&&k===N;return k=>(0,_.isIP)(k)===0&&(k.endsWith(`.${N}`)||
G(k))}function u(D){const w=/^\[([^\]]*)\]:([^:]*)$/.exec(D)??/^([^:[\]]*):([^:[\]]*)$/.exec(D);return w===null?{name:D,port:""}:{name:w[1]??"",port:w[2]??""}}var a=t(
3152);const e=function(...D){const{X509Certificate:w}=process.getBuiltinModule("node:crypto");return new.target?new w(...D):w(...D)},n=4*1024*1024,i=20;function m(D,{
environment:w,directory:U,wording:B=a.w7}){const{settings:N,mistakes:G}=(0,a.P$)(D,B),k=S(N.caFile,B),C=g(w),F=[k,C].flatMap(q=>q.ok?[]:[q.why]),J=$(N.scan,U).slice(
0,i).map(q=>B.missingPath(q,U)),V=[...G,...F,...J];if(V.length>0||!k.ok||!C.ok)throw new a.GN(V);return{...N,authorities:k.value,chooseProxy:C.value}}const $=(D,w)=>D.
filter(U=>!/[*?[\]{}]/.test(U)&&!(0,v.existsSync)((0,O.resolve)(w,U)));function g(D){try{return(0,E.Ju)(M(D))}catch(w){if(w instanceof TypeError)return(0,E.TR)(
w.message);throw w}}function S(D,{setting:w}){if(D===null)return(0,E.Ju)(null);const U=(0,P.yR)(D,n),B=w("ca-file");if(!U.ok)return(0,E.TR)(`${B} "${D}" ${(0,A.
mP)(U.failure)}`);const N=L(U.text);return N.ok?N:(0,E.TR)(`${B} "${D}" ${N.why}`)}const R=/-----BEGIN CERTIFICATE-----[^-]*-----END CERTIFICATE-----/g;function L(D){
const w=D.match(R)??[];if(w.length===0)return(0,E.TR)("contains no certificate; expected PEM");try{for(const U of w)new e(U);return(0,E.Ju)(w.join(`
`))}catch(U){return(0,E.TR)(`contains an invalid certificate: ${U instanceof Error?U.message:U}`)}}}),1435:((ut,X,t)=>{t.d(X,{j:()=>_,o:()=>h});var v=t(9562);const O=function(...M){
const{thisMachine:p}=t.late([120,9,272,545,977,868],3868);return new.target?new p(...M):p(...M)},P=function(...M){const{mergeMistakes:p}=t.late([120,9,272,545,977,
868],3868);return new.target?new p(...M):p(...M)},E=function(...M){const{readCliConfig:p}=t.late([120,9,272,545,977,868],3868);return new.target?new p(...M):p(...M)},
A=function(...M){const{withoutInstalled:p}=t.late([9,545,531,90],1264);return new.target?new p(...M):p(...M)};function _(M,p,I,{environment:T,directory:y,mayHavePlugins:d,
plugins:l=null}){if(p.hostnames.length===0&&M.every(({needs:a})=>a.length===0))return{usages:M,remarks:[],findings:[],configs:[],releases:I.releases};const f=h(
p.cliConfig,I.clients,T),s=I.releases.map(a=>{const e=f.find(({client:n})=>n===a.client);return{...a,attemptMs:e?.requestTimeoutMs??a.attemptMs}}),o=p.depth!=="\
discovery",r={root:y,plugins:l,mayHavePlugins:d,releases:s,asksMirrors:o},c=M.some(x)?A(M,f,r):{usages:M,remarks:[],findings:[]},u=[...f.flatMap(a=>a.findings),
...c.findings];return{...c,findings:P(u),configs:f,releases:s}}function h(M,p,I){const T=O(I);return p.map(y=>E(y,T,M))}const x=({needs:M})=>M.some(({service:p})=>p===
v.xq)}),6034:((ut,X,t)=>{t.d(X,{D0:()=>d,a3:()=>s,lz:()=>l});var v=t(7052),O=t(5143),P=t(5799),E=t(8416),A=t(6195),_=t(3152);const h=function(...o){const{isOfDirectory:r}=t.
late([9,321,890,325,725],1725);return new.target?new r(...o):r(...o)},x=function(...o){const{layoutsOf:r}=t.late([9,321,890,325,725],1725);return new.target?new r(
...o):r(...o)},M=function(...o){const{rootsOf:r}=t.late([9,321,890,325,725],1725);return new.target?new r(...o):r(...o)},p=function(...o){const{unmatched:r}=t.late(
[9,321,890,325,725],1725);return new.target?new r(...o):r(...o)},I=function(...o){const{rootNotes:r}=t.late([9,321,890,325,725],1725);return new.target?new r(...o):
r(...o)},T=function(...o){const{textNotes:r}=t.late([9,321,890,325,725],1725);return new.target?new r(...o):r(...o)},y=2e5;function d({usages:o,notes:r,scanned:c,
changed:u,dialect:a,settings:e,listed:n}){const{declared:i,endedAt:m}=c;if(o.length===0&&i.every(h)&&e.roots.length===0)return{roots:[],notes:[]};const{clients:g,
versions:S}=a,R={usages:o,declared:i,clients:g},L=n===void 0?l(R,e,m===null):f(R,n),D=[],w=[],U=e.dialect.name==="auto"?[]:g,B=I({clients:g,upgrade:e.upgrade,versionIn:(0,E.
uQ)(e.dialect,a)}),N=e.depth!=="discovery";let G=0;for(const J of M(L,{changed:u,versions:S,hasCalls:N})){if(G+=J.directories.length,G>y){w.push((0,P.sb)(J.directory,
(0,v.ub)({kind:"roots",max:y})));break}B.add(J),N&&D.push(J)}const k=[...T(o,i,{...a,set:U})].filter(J=>u===null||u.has((0,P.W7)(J))),C=new Set(r.flatMap(J=>J.problem.
code==="lock-invalid"?(0,P.W7)(J):[])),F=[...k,...B.notes()].filter(J=>!C.has((0,P.W7)(J)));return{roots:D,notes:[...F,...w]}}function l(o,{roots:r},c){const u=r.
map(n=>({text:n,matches:(0,A.Ls)([n])})),a=x({...o,patterns:u}),e=c?p(a,u):[];if(e.length===0)return a;throw new _.GN(e.map(n=>`roots: no directory with configu\
ration matches ${n}`))}function f(o,r){return o.clients.flatMap(c=>x({...o,clients:[c],patterns:[{text:"",matches:a=>r.get(c)?.has(a)===!0}]}))}function s(o,r,{
depth:c},u){if(c==="discovery")return o;const a=({kind:n,workspace:i})=>n==="cloud_default"?!!u.TF_CLOUD_HOSTNAME:n!=="backend_remote_default"||i?.organization===
null,e=new Set(r.filter(n=>!a(n)).map(({place:n})=>(0,O.df)(n)));return o.map(n=>n.problem.code==="host-missing"&&n.places.some(i=>e.has((0,O.df)(i)))?{...n,severity:"\
error"}:n)}}),370:((ut,X,t)=>{t.d(X,{C_:()=>p,SQ:()=>h,o0:()=>M});var v=t(785),O=t(8416),P=t(7854),E=t(9488);const A=function(...I){const{scanInSteps:T}=t.late(
[9,321,890,325,725],1725);return new.target?new T(...I):T(...I)},_=20;async function h({scan:I,exclude:T},{directory:y,environment:d,stop:l,progress:f}){const s={
root:y,scan:I,exclude:T},o=l.why===null?x(s):null;if(o!==null)return o;const r=A(s,Object.keys(d));return(0,v.nE)(r,l,c=>f({kind:"scan",files:c}))}function x(I){
const T={toolFiles:[],hasPlugins:!1};let y=0;for(const{files:d,notes:l}of(0,E.G)(I,T))if(y+=1,d.length>0||l.length>0||y>_)return null;return{...T,usages:[],notes:[],
declared:[],signs:[],constraints:[],files:0,bytes:0,isEmpty:!0,usesTerragrunt:!1,endedAt:null}}function M({dialect:I,exclude:T,scan:y},d,{environment:l,directory:f}){
const s=(0,O.oh)({root:f,exclude:T},d.toolFiles),o=!!l.TF_CLOUD_HOSTNAME,r=y.length>0,c={setting:I,scan:r?{...d,tools:s,hasCloudHostname:o}:null},u=(0,O.L2)(c),
{clients:a}=u;return{dialect:u,usedBy:()=>(0,O.rU)(u,c.scan),usages:(0,P.sw)(d.usages,a),notes:(0,P.vH)(d.notes,a)}}const p=({hasPlugins:I},{scan:T})=>I||T.some(
y=>y!==".")}),7082:((ut,X,t)=>{t.d(X,{O:()=>v,i:()=>O});const v=P=>({discovery:P,hops:[],timing:{lookupMs:null,connectMs:null,tlsMs:null,firstByteMs:null,totalMs:0},
headMs:null,certificates:[]}),O=(P,E)=>({host:P,attempt:v({kind:"skipped",problem:E}),earlier:[],later:[],credentials:null,looks:[],difference:null,forced:[]})}),
2859:((ut,X,t)=>{t.d(X,{CG:()=>_,en:()=>x,h1:()=>h});var v=t(6697),O=t(5143),P=t(1831),E=t(7854);const A=new Set(["remote_state","remote_state_default","provide\
r_tfe","provider_tfe_default","test_backend_remote","test_backend_remote_default","migrate_backend_remote","migrate_backend_remote_default"]);function _(p,I,T,y=(0,E.
kA)(I)){const d=p.hostnames.flatMap(({host:s,services:o})=>{const r=o.length>0?o:p.requiredServices;return(r.length>0?r:["any"]).map(u=>({host:s,service:u,clients:T,
because:["hostnames input"],isImplied:!1,isForInit:!0}))}),l=new Set([...y,...p.hostnames.map(({host:s})=>s)]),f=I.flatMap(({kind:s,needs:o,place:r})=>o.map(c=>({
...c,because:[r],isImplied:!l.has(c.host),isForInit:!A.has(s)})));return h([d,f],T)}function h(p,I){return[...Map.groupBy(p.flat(),({host:y,service:d})=>`${y} ${d}`).
values()].flatMap(y=>{const[d]=y;if(d===void 0)return[];const{host:l,service:f}=d;return{host:l,service:f,clients:[...I.filter(s=>y.some(o=>o.clients.includes(s)))],
because:(0,O.As)([...y.flatMap(({because:s})=>s)]),isImplied:y.every(({isImplied:s})=>s),isForInit:y.some(({isForInit:s})=>s),...y.every(({isAssumed:s})=>s===!0)?
{isAssumed:!0}:{}}})}function x(p,{hostnames:I,allowedHosts:T},{isGuess:y}){const d=new Set(I.map(({host:f})=>f)),l=new Map;for(const f of p){const{host:s}=f;if(d.
has(s)||l.has(s))continue;const o=y===!0||f.isAssumed===!0,r=M(f,o,(0,P.Jr)(s,T));r!==null&&l.set(s,r)}return l}function M({host:p,isImplied:I,because:T,clients:y,
isAssumed:d=!1},l,f){const s=(0,P.nx)(p);if((0,P.Rt)(p))return(0,v.U7)({host:s});const[o]=T.filter(c=>typeof c!="string"),r=I&&o!==void 0?{place:o,clients:y}:null;
return r!==null&&l?(0,v.zo)({host:s,...r,isListed:d}):f?null:(0,v.wp)(r===null?{host:s}:{host:s,implied:r})}}),9076:((ut,X,t)=>{t.d(X,{QB:()=>O,im:()=>v,yX:()=>P});
const v=["fails","warns","works","unchecked","skipped"],O=5,P=({outcome:E})=>E!=="unchecked"&&E!=="skipped"}),9943:((ut,X,t)=>{t.d(X,{XP:()=>h,fN:()=>_,qY:()=>P});
var v=t(9553),O=t(7146);const P={show:()=>{},end:()=>{}},E=5e3,A=200;function _(M){let p=!0;return x(E,I=>{p&&M(I),p=!p})}function h(M,p){let I="";const{show:T,
end:y}=x(A,l=>{const f=(0,O.Wc)(l,0,p-1);f!==I&&(I=f,M(`\r${f}\x1B[K`))});return{show:T,end:()=>{y(),I!==""&&M("\r\x1B[K")}}}function x(M,p){let I=null;const T=setInterval(
()=>{I!==null&&p((0,v.v)(I))},M).unref();return{show:d=>{I=d},end:()=>clearInterval(T)}}}),8463:((ut,X,t)=>{t.d(X,{t:()=>T});var v=t(566),O=t(2216),P=t(9676),E=t(
5955),A=t(8641);const _=function(...d){const{hash:l}=process.getBuiltinModule("node:crypto");return new.target?new l(...d):l(...d)},h=function(...d){const{renderBadge:l}=t.
late([912],7912);return new.target?new l(...d):l(...d)},x=function(...d){const{renderCodeQuality:l}=t.late([811],9811);return new.target?new l(...d):l(...d)},M=function(...d){
const{renderJunit:l}=t.late([120,597],6597);return new.target?new l(...d):l(...d)},p=function(...d){const{renderHtml:l}=t.late([634],3634);return new.target?new l(
...d):l(...d)},I=function(...d){const{renderSarif:l}=t.late([120,272,579,554],8554);return new.target?new l(...d):l(...d)};function T({report:d,badge:l},f,s){const o=[],
r=(c,u,a)=>{try{(0,v.f8)(s,u,(0,E.mk)(a()))}catch(e){o.push(`the ${c} ${(0,A.RK)(u)} was not written: ${(0,A.RK)((0,v.A3)(e))}`)}};for(const{path:c,format:u}of d)
r("report",c,()=>y(u,f));return l!==null&&r("badge",l,()=>[h(f.verdict)]),o}function y(d,{verdict:l,context:f}){switch(d){case"json":return(0,O.hF)(l,f);case"sa\
rif":return I(l,f);case"junit":return M(l,f);case"codequality":return x(l,s=>_("sha256",s));case"html":return p(l,f,s=>_("sha256",s,"base64"));case"markdown":return[
(0,P.Gc)(l,f)]}}}),2796:((ut,X,t)=>{t.d(X,{S3:()=>a,Wi:()=>s,a2:()=>c,cZ:()=>_,cr:()=>o,hs:()=>r,pq:()=>u});var v=t(2886),O=t(1064),P=t(1831),E=t(8884);const A=3;
function _(n){const i=[...Map.groupBy(h(n,$=>[$]),M).values()].flatMap($=>{const g=[...Map.groupBy($,p).values()];return g.length>A?[$]:g}).flatMap($=>I($)??[]).
toSorted(($,g)=>g.hosts.length-$.hosts.length),m=h(i,({findings:$})=>$).toSorted(($,g)=>(0,v.Np)($,g)||x($)-x(g));return e(m)}const h=(n,i)=>n.map(m=>({item:m,hits:(0,E.
eb)(i(m)).length})).toSorted((m,$)=>$.hits-m.hits).map(({item:m})=>m);function x({code:n,affects:i}){return n==="host-not-checked"?2:i.length===0||O.Du.some(m=>i.
includes(m))?0:1}const M=({severity:n,problem:i,affects:m,exclude:$})=>JSON.stringify([n,i.code,m,$===void 0]),p=n=>n.exclude===void 0?f(n.problem.help??"",n):"";
function I(n){const[i]=n;if(i===void 0)return null;const m=[...new Set(n.flatMap(({host:N})=>N??[]))],{code:$,title:g,help:S,message:R}=i.problem,L=(N,G)=>m.length>
1?f(N,G):N,D=L(R,i),w=n.every(N=>L(N.problem.message,N)===D),U=L(S??"",i),B=n.every(N=>L(N.problem.help??"",N)===U);return{severity:i.severity,code:$,title:g,affects:i.
affects,findings:n,hosts:m,message:w?D:null,help:U!==""&&B?l(U,m):null,isAside:n.length>1&&i.exclude!==void 0,sameAs:null}}const T="HOST",y=P.xV+T,d=5;function l(n,i){
return n.includes(y)?i.length<=d?`${n}; ${y} is ${i.flatMap(m=>(0,P.fK)(m).slice(0,1)).join(" or ")}`:`${n}; in ${y}, write each dot of the host as an underscor\
e and each hyphen as two`:n}function f(n,{host:i}){return i===null?n:(n.includes(P.xV)?(0,P.fK)(i):[]).reduce(($,g)=>$.replaceAll(g,y),n).replaceAll(i,T).replaceAll(
(0,P.nx)(i),T)}const s=3,o=({message:n,findings:i})=>n===null?[...Map.groupBy(i,({problem:m})=>m.message)]:[[n,i]],r=({hosts:n,findings:i})=>n.length>0&&!i.every(
v.zX),c=n=>r(n)?"host":"place";function u(n){return r(n)?n.hosts.length:(0,E.yv)(n.findings).lines.length}function a(n){const{findings:i,message:m}=n;return m===
null?i.map($=>[$]):r(n)?[...Map.groupBy(i,({host:$})=>$).values()]:(0,E.yv)(i).lines}function e(n){const i=new Map;return n.map(m=>{if(!r(m)||m.hosts.length<2)return m;
const $=m.hosts.toSorted().join(),g=i.get($);return g===void 0&&i.set($,m.code),m.message===null||g===void 0?m:{...m,sameAs:g}})}}),4218:((ut,X,t)=>{t.d(X,{H6:()=>s,
MC:()=>p,QY:()=>e,U4:()=>I,XQ:()=>r,_N:()=>a,bW:()=>d,eC:()=>u,kW:()=>o,mc:()=>c,qX:()=>M,wz:()=>f});var v=t(9076),O=t(7574),P=t(5102),E=t(4120);const A=[{mark:"\
\u2581",belowMs:100,words:"below 100 ms"},{mark:"\u2582",belowMs:250,words:"below 250 ms"},{mark:"\u2583",belowMs:500,words:"below 500 ms"},{mark:"\u2585",belowMs:1e3,
words:"below 1 s"},{mark:"\u2586",belowMs:2500,words:"below 2.5 s"},{mark:"\u2587",belowMs:Number.POSITIVE_INFINITY,words:"2.5 s or more"}],_="\u2573",h="\u254C";
function x(n){return n.outcome==="fails"?_:(0,v.yX)(n)?A.find(({belowMs:i})=>(n.ms??0)<i)?.mark??"":h}const M=n=>n.map(x).join("");function p(n){const i=n.flatMap(
({history:R})=>R.recent),m=new Set(i.map(x)),$=i.some(R=>x(R)===A[0].mark&&R.ms===null);return[...A.map(({mark:R,words:L},D)=>[R,D===0&&$?`${L} or not measured`:
L]),[_,"failed"],[h,"no result"]].filter(([R])=>m.has(R))}function I({hosts:n},{history:i}){return n.flatMap($=>{const g=i?.get($.visit.host);return g!==void 0&&
g.recent.filter(v.yX).length>1?[{host:$,history:g}]:[]}).toSorted(($,g)=>Number(y(g))-Number(y($))||l($,T)-l(g,T)||l($,Number.POSITIVE_INFINITY)-l(g,Number.POSITIVE_INFINITY))}
const T=30,y=({host:n})=>(0,P.sG)(n)==="fails",d=({history:n},i)=>s(n).findLast(m=>m.days<=i);function l(n,i){const m=d(n,i);return m===void 0?1:m.good/m.runs}const f=n=>y(
n)||n.history.recent.some(({outcome:i})=>i==="fails"),s=({uptime:n})=>n.filter(({runs:i},m)=>i>(n[m-1]?.runs??0));function o({recent:n,uptime:i,incidents:[m]}){
if(m===void 0||m.until!==null)return null;const $=n.filter(({outcome:R})=>R==="fails").length,g=i.at(-1);return g!==void 0&&g.runs-g.good===1?`first failure in ${(0,E.
px)(g.runs,"run")}`:$<=m.runs&&m.runs>1?null:`failed ${$} of the last ${n.filter(v.yX).length} runs`}function r({incidents:[n]}){return n===void 0||n.until!==null||
n.runs<2?null:`failing since ${(0,O.QN)(n.from)} (${(0,E.px)(n.runs,"run")})`}function c({good:n,runs:i}){if(i===0)return null;const m=Math.floor(1e4*n/i);if(m>=
9900)return`${m/100}%`;const $=Math.floor(m/10);return $===0&&n>0?"below 0.1%":`${$/10}%`}const u=({days:n,good:i,runs:m})=>`${i} of ${(0,E.px)(m,"run")} in ${n}\
 days`;function a(n){const i=P.vh.flatMap($=>{const{length:g}=n.filter(R=>R.outcome===$),S=$==="warns"?"with warnings":P.nx[$];return g===0?[]:[`${g} ${S}`]});return`${n.
length===1?"last run":`last ${(0,E.px)(n.length,"run")}`}: ${i.join(", ")}`}const e=({from:n,until:i},m)=>i===null?`${(0,O.u8)(n,m)} so far`:(0,O.u8)(n,i)}),1505:((ut,X,t)=>{
t.d(X,{G_:()=>y,Yj:()=>T,Zc:()=>p,o7:()=>I,pk:()=>M,se:()=>x,tN:()=>A});var v=t(4e3),O=t(7574),P=t(4120),E=t(8884);const A=120,_=20,h=6;function x({requirements:s},o,r){
return{label:"required",texts:(0,P.Sk)(s,_,u=>{const a=u.because.some(n=>typeof n=="string")?2:1,e=(0,E.Ky)(u.because,a,r.because);return`${M(u,o,r)} (${e})`})}}
function M({service:s,clients:o},{dialect:r},c){const u=s==="any"?(0,P.DO)(s):c.value(s,A);return r.clients.every(e=>o.includes(e))?u:`${u} for ${(0,P.wO)(o)}`}
function p({visit:s},o){const{timing:r,discovery:c}=s.attempt,u=c.kind==="failed"?c.excerpt:null,a=(0,O.I$)(r).map(([m,$])=>`${m} ${(0,O.kJ)($)}`),e=s.earlier.map(
m=>{const{kind:$}=m.discovery;return`${$==="failed"?m.discovery.problem.code:$} after ${(0,O.kJ)(m.timing.totalMs)}`}),n=u===null?[]:[o.value(u.replace(/\s+/gu,
" ").trim())],i=s.credentials?.hasToken?[o.prose(s.credentials.source)]:[];return[{label:"body",texts:n},{label:"timing",texts:[a.join(", ")]},{label:"retried",
texts:e},{label:"token from",texts:i}]}function I({visit:s,findings:o},r){const c=o.some(({problem:{code:e}})=>/^credentials-|^document-unauthorized$/.test(e)),
a=[...Map.groupBy(s.forced,({place:e})=>(0,E.eo)(e))].map(([e,n])=>r.prose(`${e}, for ${(0,P.wO)(n.map(({client:i})=>i))}`));return[{label:"credentials",texts:c?
f(s.looks,r.prose):[]},{label:"host block",texts:a}]}function T({visit:s,services:o,servicesFrom:r},c){const u=r===null?(0,O.kJ)(s.attempt.timing.totalMs):`host\
 block at ${c.because(r)}`,a=(0,v.K4)(o,h,({id:e})=>c.value(e,A));return`${o.length===0?"no services":a} (${u})`}function y(s){const o=Map.groupBy(s,r=>JSON.stringify(
r.looks.map(l)));return Array.from(o.values(),r=>({clients:r.map(({client:c})=>c),looks:r[0]?.looks.map(l)??[]}))}const d={nothing:"no entry","a token":"a token",
"an empty token":"an empty token","no token":"an entry without a token","not asked":"not run","not read":"turned off"},l=({source:s,held:o,counts:r})=>({source:s,
held:`${d[o]}${r?o==="no token"?" (ends the search)":" (used)":""}`});function f(s,o){const r=y(s);return r.flatMap(({clients:c,looks:u})=>u.map(({source:a,held:e})=>`${r.
length>1?`${(0,P.wO)(c)}: `:""}${o(a)}: ${e}`))}}),2216:((ut,X,t)=>{t.d(X,{Yz:()=>L,hF:()=>u});var v=t(4e3),O=t(5799),P=t(6174),E=t(5955),A=t(8884),_=t(4283),h=t(
5143),x=t(1831),M=t(8641);const p=function(...D){const{attemptsOf:w}=t.late([120,9,272,545,977,868],3868);return new.target?new w(...D):w(...D)};function I(D){const{
visit:w,requirements:U,services:B,servicesFrom:N,clients:G,isNew:k}=D,{discovery:C,hops:F,timing:J,certificates:V}=w.attempt;return{host:w.host,display:(0,x.nx)(
w.host),discovery:C.kind,...T(C),documentUrl:d(C),hops:F.map(({challenge:q,...ct})=>({...ct,url:(0,M.cq)(ct.url),proxy:ct.proxy&&(0,M.cq)(ct.proxy)})),services:Object.
fromEntries(B.map(q=>[q.id,l(q)])),servicesFrom:N===null?null:s(N),hostBlocks:w.forced.map(({client:q,place:ct})=>({client:q,place:s(ct)})),required:U.map(({service:q,
clients:ct,because:wt})=>({service:q,clients:ct,because:wt.map(f)})),credentials:w.credentials?.hasToken?w.credentials.source:null,looks:w.looks,attempts:p(w).length,
...w.earlier.length===0?{}:{earlier:w.earlier.map(y)},timingMs:{lookup:J.lookupMs,connect:J.connectMs,tls:J.tlsMs,firstByte:J.firstByteMs,total:J.totalMs},certificates:V,
clients:G,...k?{new:!0}:{}}}function T(D){if(D.kind==="skipped")return{code:D.problem.code};if(D.kind!=="failed")return{};const{problem:w,excerpt:U}=D;return{code:w.
code,...U===null?{}:{excerpt:U}}}const y=({discovery:D,timing:w})=>({discovery:D.kind,..."problem"in D?{code:D.problem.code}:{},ms:w.totalMs}),d=D=>D.kind==="fo\
und"||D.kind==="absent"?(0,_.Pl)(D.url):null;function l(D){switch(D.kind){case"url":return{url:(0,M.cq)(D.url)};case"login":{const{authz:w,token:U}=D.login,B={authz:w&&
(0,M.cq)(w),token:U&&(0,M.cq)(U)};return{login:{...D.login,...B}}}case"problem":{const{code:w,message:U,help:B=null}=D.problem;return{problem:{code:w,message:U,
help:B}}}}}const f=D=>typeof D=="string"?D:s(D);function s({file:D,line:w,column:U,endColumn:B}){const{repository:N,path:G}=(0,h.bH)(D);return{...N===null?{file:D}:
{repository:N,file:G},line:w,column:U,endColumn:B}}function o(D){const{repository:w,path:U}=(0,h.bH)(D);return w===null?{directory:D}:{repository:w,directory:U}}
const r=1,c="  ";function*u(D,w){const{usages:U,...B}=w.scan,{hosts:N,findings:G,passed:k,ignored:C,stopped:F,roots:J}=D,{remarks:V,repository:q,repositories:ct}=w;
yield*[`{
  "schemaVersion": ${r}`,a("version",w.version),a("passed",k),...F===null?[]:[a("stopped",(0,v.Cw)(F)),a("incomplete",(0,v.zM)(F))],a("failOn",w.failOn),...q===
null?[]:[a("repository",q)],...ct.length===0?[]:[a("repositories",ct)],a("dialect",w.dialect.name),a("clientDetection",i(w.dialect)),a("clients",w.clients),a("s\
tartedAt",w.startedAt),a("durationMs",w.durationMs),a("counts",e(D))],yield*(0,E.Rr)("hosts",N,c,I),yield*(0,E.Rr)("findings",G,c,m),J.length>0&&(yield*(0,E.Rr)(
"roots",J,c,$)),yield*[a("ignored",C),a("usages",U),...V.length===0?[]:[a("remarks",V)],a("scan",B),`
}
`]}const a=(D,w)=>(0,E.Z4)(D,w,c),e=({findings:D})=>Object.fromEntries(O.oC.map(w=>[`${w}s`,n(D,w)])),n=(D,w)=>D.filter(U=>U.severity===w).length,i=D=>{const{clients:w,
versions:U,releases:B,isGuess:N,why:G,evidence:k}=D;return{clients:w,assumed:N??!1,why:(0,P._U)(G),versions:Object.entries(U).map(([C,F])=>({client:C,version:(0,P.
_U)(F)})),releases:B.map(({name:C})=>C),evidence:k.map(({client:C,version:F,level:J,text:V,place:q})=>({client:C,version:F===null?null:(0,P._U)(F),kind:J,text:(0,P.
_U)(V),...s(q)}))}};function m(D){const{problem:w,severity:U,host:B,places:N,affects:G,exclude:k}=D;return{code:w.code,severity:U,host:B,service:(0,A.ju)(D),message:w.
message,help:w.help??null,places:N.map(f),affects:G,...k===void 0?{}:{exclude:k}}}const $=({directory:D,clients:w,rows:U})=>({...o(D),clients:w,rows:U.map(g)}),
g=({problems:D,places:w,rejectedAt:U,...B})=>({...B,codes:D.map(({code:N})=>N),places:w.map(f)}),S={hosts:12e4,services:36e4},R=1;function L({passed:D,hosts:w,findings:U}){
const B=({services:k})=>k.flatMap(C=>C.kind==="url"?[[C.id,C.url]]:[]),{shown:N}=(0,v.I0)(w,S.hosts,R,({visit:k})=>JSON.stringify(k.host)),{shown:G}=(0,v.I0)(w,
S.services,R,k=>{const C=JSON.stringify(Object.fromEntries(B(k)));return`${JSON.stringify(k.visit.host)}:${C}`});return{passed:D,hosts:`[${N.join(",")}]`,services:`\
{${G.join(",")}}`,errors:n(U,"error"),warnings:n(U,"warning"),"left-out":w.length-Math.min(N.length,G.length)}}}),5102:((ut,X,t)=>{t.d(X,{$N:()=>s,JR:()=>I,QK:()=>f,
b:()=>y,cG:()=>p,fX:()=>c,hm:()=>l,md:()=>d,nx:()=>h,sG:()=>M,vh:()=>x});var v=t(2886),O=t(4e3),P=t(5799),E=t(4120),A=t(8884),_=t(4148);const h={fails:"failed",
unchecked:"not checked",warns:"has warnings",skipped:"skipped",works:"passed"},x=Object.keys(h);function M(n){if(y(n))return"unchecked";const i=l(n.findings);return i===
"error"?"fails":i==="warning"?"warns":I(n)?"skipped":"works"}const p=n=>["fails","warns"].includes(M(n)),I=({visit:n})=>n.attempt.discovery.kind==="skipped",T=[
"host-not-checked",...v.H4],y=({visit:{attempt:n}})=>n.discovery.kind==="skipped"&&T.includes(n.discovery.problem.code),d=n=>x.flatMap(i=>n.filter(m=>M(m)===i)),
l=n=>P.oC.find(i=>n.some(m=>m.severity===i))??null;function f({findings:n}){const i=l(n);return i==="notice"?[]:n.filter(({severity:m})=>m===i)}function s({hosts:n,
files:i,findings:m,passed:$,stopped:g,roots:S},{repositories:{length:R}}){const L=(0,_.g5)(S,R),D=L===null?i:i.filter(({problem:V})=>!o.test(V.code)),w=D.filter(
V=>!r(V)),U=l(w)==="error"&&!n.some(V=>M(V)==="fails"),N=L===null&&!U&&R>0?` in ${(0,E.px)(R,"repository")}`:"",k=[w.length<D.length?[`nothing to check${N}`]:u(
n,N),e(w,L===null&&U?R:null)],C=U?k.toReversed():k,F=[L??[],...C].flat().join(", "),J=l(m)==="error";if(g!==null){const V=(0,O.Cw)(g);return J||n.some(y)?`${F} \
(${V})`:`${V}; ${F}`}return $&&J?`${F} (the check passes: fail-on is never)`:$||J?F:`${F} (the check fails: fail-on is warning)`}const o=/^(?:module|provider|version|package|constraint|lock)-/,
r=({problem:n,severity:i})=>n.code==="nothing-to-check"&&i==="error",c="not allowed";function u(n,i){const m=n.length;if(m===0)return[`no registry hosts to chec\
k${i}`];const $=n.filter(I),g=n.filter(C=>!I(C)),S=(C,F)=>C.filter(J=>M(J)===F).length,R=[{count:S(g,"fails"),words:h.fails},{count:S($,"fails"),words:c},{count:S(
$,"unchecked"),words:h.unchecked}],L=R.some(({count:C})=>C>0),D=[{count:g.length,words:h.works},{count:$.length,words:h.skipped}],[w,...U]=(L?R:D).filter(({count:C})=>C>
0),N=w?.words===c||w?.words===h.unchecked?w.count===1?"is ":"are ":"",G=S(g,"warns"),k=m===1?"":`${G} ${L?"more ":""}`;return[`${a(w?.count??0,m)}${i} ${N}${w?.
words}`,...U.map(({count:C,words:F})=>`${C} ${F}`),...G===0?[]:[`${k}with warnings`]]}function a(n,i){return i===1?"1 registry host":n===i?`all ${i} registry ho\
sts`:`${n} of ${i} registry hosts`}function e(n,i){const m=l(n);if(m===null||m==="notice")return[];const $=n.filter(({severity:D})=>D===m),g=(0,A.eb)($).length,
S=g===0?(0,A.Dc)($):0,R=n.filter(D=>(0,P.Xd)(D)===null),L=i===null?(0,E.px)(g,"repository"):(0,A.iW)(g,i);return[...g===0?[]:[`${m}s in files of ${L}`],...S===0?
[]:[`${m}s in ${(0,E.px)(S,"file")}`],...l(R)===m?[`${m}s in the ${(0,A.et)(R)}`]:[]]}}),3181:((ut,X,t)=>{t.d(X,{M:()=>T});var v=t(4e3),O=t(2796),P=t(4218),E=t(
4120),A=t(8884),_=t(5973),h=t(9900);const x=6,M=12,p=4,I=6;function T(e,n){const{message:i,help:m,isAside:$}=e,{limits:g}=n.medium,S=(0,O.pq)(e);return{title:S>
1?(0,_.qy)`${(0,E.px)(S,(0,O.a2)(e))}: ${e.title}`:(0,_.qy)`${e.title}`,message:i===null?_.K$:(0,h.em)(i,g.message),help:m===null||$?_.K$:(0,h.BK)(m,g.message),
...y(e,n),small:r(e,n)}}function y(e,n){const{findings:i,message:m,sameAs:$}=e,g={items:[],messages:_.K$,others:_.K$};if($!==null)return{...g,where:(0,_.qy)`The same hosts as for ${$}`};
const S=c(i,n),R=m!==null||(0,O.hs)(e),L=S&&!l(e)?(0,_.qy)`In ${u(i,n,R)}`:_.K$,D=S&&R?a(i,n):_.K$;if(S&&m!==null&&!(0,O.hs)(e))return{...g,where:L,others:D};const w=m===
null?p:(0,O.hs)(e)?x:M,{shown:U,rest:B}=(0,v.zN)((0,O.S3)(e),w),N=U.map(k=>f(k,e,n)),G=(0,_.qy)`${d(e,B,n)}${D}`;return m===null?{items:[],where:L,messages:(0,_.
p_)(N),others:G}:{items:N,where:L,messages:_.K$,others:G}}function d(e,n,i){const m=e.message===null?"finding":(0,O.a2)(e);if(i.isBrief)return(0,h.OS)(n.length,
m,i);const{shown:$,more:g}=(0,v.zN)(n,i.medium.limits.items),S=$.map(L=>f(L,e,i)),R=e.message===null?(0,_.p_)(S):i.medium.items(S);return(0,_.zH)((0,E.px)(n.length,
`more ${m}`),R.isEmpty?R:(0,_.qy)`${R}${(0,h.OS)(g,m,i)}`)}const l=e=>e.message!==null&&(0,O.hs)(e)&&e.hosts.length===1;function f(e,n,i){return"file"in e?(0,h.
ik)(e,i):n.message===null?o(e,n,i):s(e,n.hosts.length===1,i)}function s(e,n,i){const[m]=e,{lines:$,settings:g}=(0,A.yv)(e),S=m?.host?(0,h.b8)(m.host,i):_.K$,R=m?.
isHostNew?(0,_.qy)`${E.dy}`:_.K$,L=c(e,i);if(n){const U=L?u(e,i):(0,h.AZ)($,i.medium.limits.places,i),B=g.map(k=>(0,h.ik)(k,i)),N=(0,_.oR)(L?[...B,U]:[U,...B]),
G=R.isEmpty?_.K$:(0,_.qy)` (${R})`;return(0,_.qy)`${S}${N.isEmpty?_.K$:(0,_.qy)` in ${N}`}${G}`}const D=L?(0,_.qy)`${(0,E.px)((0,A.eb)(e).length,"repository")}`:
new _.Ed((0,h.AZ)($,i.medium.limits.ownPlaces,i).text.replace(/ places?$/,"")),w=(0,_.oR)([R,D],"; ");return w.isEmpty?S:(0,_.qy)`${S} (${w})`}function o(e,n,i){
const{ownPlaces:m,ownMessage:$}=i.medium.limits,g=(0,O.hs)(n)?s(e,!1,i):(0,h.AZ)((0,A.yv)(e).lines,m,i),S=e.map(({problem:{message:R,help:L}})=>{const D=g.isEmpty?
(0,h.em)(R,$):(0,_.qy)`${g}: ${(0,_.CS)(R,$)}`;return n.help===null&&L?(0,_.qy)`${D}<br/>${(0,h.BK)(L,$)}`:D});return(0,_.oR)(S,"<br/>")}function r(e,n){const{context:i}=n,
{findings:m,hosts:$,severity:g}=e,[S,R]=$,L=(0,E.od)(e.affects,i.clients),D=l(e)?[]:(0,A.yv)(m).settings.map(N=>(0,h.ik)(N,n)),w=S===void 0||R!==void 0?null:i.history?.
get(S),U=w&&g==="error"?(0,P.kW)(w):null,B=[L===""?_.K$:(0,_.qy)`Affects ${L}.`,D.length===0?_.K$:(0,_.qy)`Required by ${(0,_.oR)(D)}.`,U===null?_.K$:(0,_.qy)`${(0,E.
Iu)(U)}.`];return(0,_.oR)(B," ")}const c=(e,{context:n})=>(0,A.mj)(e,n.repositories.length)!=="";function u(e,n,i=!0){const m=(0,_.qy)`<b>${(0,A.mj)(e,n.context.
repositories.length)}</b>`;if(!i)return m;const{shown:$,more:g}=(0,v.zN)((0,A.eb)(e),I),S=n.isBrief&&g>0?(0,_.qy)` and ${(0,E.px)(g,"more repository")} ${n.rest}`:
null;return(0,_.qy)`${m}: ${(0,_.oR)($.map(R=>(0,h.ik)(R,n)))}${S}`}function a(e,n){const i=n.isBrief?[]:(0,A.eb)(e).slice(I),{shown:m,more:$}=(0,v.zN)(i,2*n.medium.
limits.items),g=(0,_.oR)(m.map(S=>(0,h.ik)(S,n)));return(0,_.zH)((0,E.px)(i.length,"more repository"),g.isEmpty?g:(0,_.qy)`<p>${g}</p>\n${(0,h.OS)($,"repository",
n)}`)}}),8436:((ut,X,t)=>{t.d(X,{Bg:()=>d,UQ:()=>y,W3:()=>e,Y4:()=>u,cT:()=>n,xS:()=>l});var v=t(4e3),O=t(1064),P=t(4218),E=t(1505),A=t(7574),_=t(5102),h=t(4120),
x=t(8641),M=t(5973),p=t(9900);const I=2,T=40;function y({visit:{host:i},isNew:m},$){const g=m?(0,M.qy)`<br/>${$.medium.small(h.dy)}`:M.K$;return(0,M.qy)`${(0,p.
b8)(i,$,M.Fl)}${g}`}function d(i,m){const{discovery:$}=i.visit.attempt,g=[...new Set((0,_.QK)(i).map(({problem:S})=>S.title))];return g.length>0?(0,M.qy)`${(0,v.
K4)(g,I)}`:$.kind==="skipped"?(0,M.qy)`${$.problem.title}`:new M.Ed((0,E.Yj)(i,(0,p.Bm)(m)))}function l(i,m,$=[]){const g=(0,p.Bm)(m),{discovery:S}=i.visit.attempt,
R=S.kind==="skipped"?[(0,M.CS)(S.problem.message)]:[],L=[...(0,E.Zc)(i,g),...(0,E.o7)(i,g)];return[{label:"result",texts:R},{label:"required",texts:f(i,m)},{label:"\
clients",texts:o(i,m)},{label:"services",texts:r(i,m)},...$,...L.map(({label:w,texts:U})=>({label:w,texts:U.map(B=>new M.Ed(B))}))].map(({label:w,texts:U})=>({label:(0,h.
Iu)(w),texts:U.filter(B=>!B.isEmpty)})).filter(({texts:w})=>w.length>0)}function f({requirements:i},m){const{places:$,services:g}=m.medium.limits,S=(0,p.Bm)(m),
R=Map.groupBy(i,({because:L})=>(0,p.AZ)(L,$,m).text);return s([...R],"requirement",m,([L,D])=>{const w=(0,M.yU)(D,g,U=>new M.Ed((0,E.pk)(U,m.context,S)));return L===
""?w:(0,M.qy)`${w} by ${new M.Ed(L)}`})}function s(i,m,$,g){const{shown:S,more:R}=(0,v.zN)(i,$.medium.limits.services),L=R>0?[(0,M.qy)`and ${(0,h.px)(R,`more ${m}`)} ${$.
rest}`]:[];return[...S.map(g),...L]}const o=({clients:i},{context:m,medium:$})=>["fails","warns","works"].flatMap(g=>{const S=m.clients.filter(D=>i[D]===g),R=S.
map(D=>O.bB[D]).join(", "),L=$.sign(g);return S.length===0?[]:[(0,M.qy)`${L} ${R}: ${_.nx[g]}`]}),r=({services:i,servicesFrom:m},$)=>[...s(i,"service",$,g=>(0,M.
qy)`${(0,M.aY)(g.id)} ${c(g,$)}`),...m===null?[]:[(0,M.qy)`from the host block at ${(0,p.ik)(m,$)}`]];function c(i,m){switch(i.kind){case"url":return(0,M.aY)((0,x.
cq)(i.url));case"login":{const{client:$,authz:g,token:S,ports:R}=i.login;return(0,M.qy)`authz ${(0,M.aY)((0,x.cq)(g??"none"))}, token ${(0,M.aY)((0,x.cq)(S??"no\
ne"))}, client ${(0,M.aY)($)}, ports ${R.join(" to ")}`}case"problem":return(0,M.qy)`${m.medium.sign("fails")} ${(0,p.U1)(i.problem.code,m)}`}}function u({visit:{
attempt:i}},m){const{context:$,medium:g}=m,S=[(0,p.fi)("TLS certificate",({host:R})=>(0,M.aY)(R)),(0,p.fi)("Valid until",({expires:R})=>(0,M.CS)((0,A.nO)(R,$.startedAt))),
(0,p.fi)("Subject",({subject:R})=>(0,M.aY)(R)),(0,p.fi)("Issuer",({issuer:R})=>(0,M.aY)(R))];return[g.table(i.hops,{caption:"Requests",columns:a}),g.table(i.certificates,
{caption:"TLS certificates",columns:S})]}const a=[(0,p.fi)("Request",({url:i})=>(0,M.aY)((0,x.cq)(i))),(0,p.fi)("Response",({status:i,reason:m,mediaType:$})=>{const g=$===
null?null:(0,M.qy)`<br/>${(0,M.aY)($)}`,S=m===""?null:(0,M.qy)` ${(0,M.CS)(m)}`;return i===null?"no response":(0,M.qy)`${i}${S}${g}`}),(0,p.fi)("Token",({authorization:i})=>(0,h.
Rk)(i)),(0,p.fi)("Address",({address:i,proxy:m})=>i!==null?(0,M.aY)(i):m===null?null:(0,M.qy)`through ${(0,M.aY)((0,x.cq)(m))}`),(0,p.fi)("Time",({ms:i})=>(0,A.
kJ)(i),"number")],e=i=>i.flatMap(([m,{incidents:$}])=>$.map(g=>({...g,host:m}))).toSorted((m,$)=>Date.parse($.from)-Date.parse(m.from));function n(i,m){const{context:$,
medium:g}=m,S=({host:w})=>w?(0,p.b8)(w,m,M.Fl):null,R=({until:w})=>w===null?"continues":(0,A.QN)(w),L=w=>g.isWhole?(0,p.U1)(w,m):(0,M.aY)(w,T),D=[...i[0]?.host?
[(0,p.fi)("Host",S,"name")]:[],(0,p.fi)("From",({from:w})=>(0,A.QN)(w),"when"),...g.isWhole?[(0,p.fi)("Until",R,"when")]:[],(0,p.fi)("Duration",w=>(0,P.QY)(w,$.
startedAt),"when"),(0,p.fi)("Failed runs",({runs:w})=>w,"number"),(0,p.fi)("Problems",({codes:w})=>(0,M.oR)(w.map(L)))];return g.table(i,{caption:"Incidents",columns:D})}}),
3029:((ut,X,t)=>{t.d(X,{$J:()=>E,U8:()=>d,VN:()=>T,XP:()=>y,vd:()=>I,xy:()=>A,yQ:()=>_});var v=t(4e3),O=t(5973),P=t(9900);const E={fails:"\u274C",unchecked:"\u274C",
warns:"\u26A0\uFE0F",skipped:"\u26AA",works:"\u2705",notice:"\u2139\uFE0F"},A=(0,O.qy)`in the job summary`,_={sign:f=>new O.Ed(E[f]),small:f=>(0,O.qy)`<sub>${f}</sub>`,
heading:f=>(0,O.qy)`<b>${f}</b>`,items:f=>f.length===0?O.K$:(0,O.qy)`<p>${(0,O.oR)(f)}</p>\n`,table:h,isWhole:!1,limits:{message:700,ownMessage:300,url:600,places:4,
ownPlaces:1,items:100,roots:100,services:20}};function h(f,{columns:s}){if(f.length===0)return O.K$;const o=s.map(({title:c,style:u})=>(0,O.qy)`<th align="${M(u)?
"right":"left"}">${c}</th>`),r=f.map(c=>(0,O.qy)`<tr>${s.map(u=>x(c,u))}</tr>\n`);return(0,O.qy)`<table>\n<tr>${o}</tr>\n${r}</table>\n`}function x(f,{cell:s,style:o}){
const r=(0,O.qy)`${s(f)}`,c=r.isEmpty?(0,O.qy)`–`:r;return M(o)?(0,O.qy)`<td align="right">${new O.Ed(c.text.replaceAll(" ","&nbsp;"))}</td>`:(0,O.qy)`<td>${c}</td>`}
const M=f=>f?.split(" ").includes("number")===!0,p=50;function I(f,s,o,r,c){if(r.isBrief)return(0,O.qy)`<p>${f}</p>`;const{shown:u,more:a}=(0,v.zN)(s,p),e=r.medium.
table(u,{caption:o,columns:c});return(0,O.zH)(f,(0,O.qy)`${e}${(0,P.OS)(a,o,r)}`)}const T=({text:f})=>f.replaceAll(/ class="[^"]*"/g,"").replaceAll("/>",">").replaceAll(
"&#160;","&nbsp;").replaceAll(/\n+/g,`
`).trim(),y=f=>f.isBrief?[f]:[f,{...f,isBrief:!0}];function d(f,s){const o=f.map(([a])=>a?.()??"");if(l(o)<=s)return o;const r=o.map((a,e)=>{const n=a===""?[]:f[e]?.
slice(1)??[];return[a,...n.map(i=>i())].filter(i=>i!=="")}),c=r.map(a=>a.at(-1)??"");let u=s;return r.map((a,e)=>{const n=l(c.slice(e+1)),i=l(c.slice(e,e+1))<=u?
c[e]:"",m=a.find($=>l([$])<=u-n)??i??"";return u-=l([m]),m})}const l=f=>f.reduce((s,o)=>s+(o===""?0:(0,v.$$)(o)+2),0)}),9676:((ut,X,t)=>{t.d(X,{df:()=>Lt,vs:()=>nt,
gD:()=>Xt,Fp:()=>zt,wQ:()=>Qt,Gc:()=>bt,XA:()=>At,yv:()=>H});var v=t(4e3),O=t(7574),P=t(5102),E=t(4120),A=t(8884),_=t(6763),h=t(5973),x=t(2328),M=t(9900),p=t(1831),
I=t(2796),T=t(4503),y=t(3181),d=t(8436),l=t(3029);const f=20,s=10,o=3,r=20,c=3;function u(W,j){const Q=j.isBrief?s:f,{shown:et,more:ft}=(0,v.zN)((0,I.cZ)(W),Q);
return[...et.map(Ot=>[...(0,l.XP)(j).map(at=>()=>(0,l.VN)(a(Ot,at))),()=>(0,l.VN)((0,h.qy)`<p>${e(Ot,(0,y.M)(Ot,j).title,j)}</p>`)]),[()=>(0,l.VN)((0,M.OS)(ft,"\
cause",j))]]}function a(W,j){const Q=(0,y.M)(W,j),et=[(0,h.oR)(Q.items),Q.where,Q.message,Q.help],ft=Q.small.isEmpty?Q.small:j.medium.small(Q.small);return(0,h.
qy)`<p>${e(W,Q.title,j)}
${[...et,ft].map(lt=>lt.isEmpty?lt:(0,h.qy)`<br/>${lt}\n`)}</p>
${Q.messages}${Q.others}`}const e=({severity:W,code:j},Q,et)=>(0,h.qy)`${(0,M.ZF)(W,et)} <b>${Q}</b> (${(0,M._h)(j,(0,h.qy)`${j}`,et)})`;function n(W,j,Q){const et=W.
filter(at=>(0,P.sG)(at)===j);if(et.length===0)return h.K$;const ft=j==="works"&&W.some(at=>(0,P.sG)(at)==="warns"),lt=`${P.nx[j]}${ft?" without warnings":""}`,Ot=(0,h.
qy)`${Q.medium.sign(j)} ${i(et,lt)}`;return(0,l.vd)(Ot,et,"host",Q,[(0,M.fi)("Host",at=>(0,d.UQ)(at,Q)),(0,M.fi)("Required by",({requirements:at})=>{const mt=at.
flatMap(St=>St.because);return(0,M.AZ)(mt,Q.medium.limits.places,Q)}),(0,M.fi)(j==="works"?"Services":"Reason",at=>(0,d.Bg)(at,Q))])}function i(W,j){const Q=(0,h.
yU)(W,o,({visit:et})=>(0,h.aY)((0,p.nx)(et.host)));return W.length===1?(0,h.qy)`${Q} ${j}`:(0,h.qy)`<b>${(0,E.px)(W.length,"host")}</b> ${j}: ${Q}`}function m(W,j){
const Q=W.filter(St=>(0,P.cG)(St)&&!(0,P.JR)(St)),[et,...ft]=Q;if(et===void 0||j.isBrief)return h.K$;const lt="Requests, responses and certificates of";if(ft.length===
0)return(0,h.zH)((0,h.qy)`${lt} ${$(et)}`,g(et,j));const{shown:Ot,more:at}=(0,v.zN)(Q,r),mt=Ot.map(St=>(0,h.zH)((0,h.qy)`${j.medium.sign((0,P.sG)(St))} ${$(St)}`,
g(St,j)));return(0,h.zH)(`${lt} ${(0,E.px)(Q.length,"host")}`,(0,h.qy)`${mt}${(0,M.OS)(at,"host",j)}`)}const $=({visit:{host:W,attempt:j}})=>(0,h.qy)`${(0,h.aY)(
(0,p.nx)(W))} (${(0,E.px)(j.hops.length,"request")}, ${(0,O.kJ)(j.timing.totalMs)})`;function g(W,j){const Q=(0,d.xS)(W,j).map(({label:et,texts:ft})=>(0,h.qy)`<tr><td><b>${et}</b></td><td>${(0,h.
oR)(ft,"<br/>")}</td></tr>\n`);return(0,h.qy)`<table>\n${Q}</table>\n${(0,d.Y4)(W,j)}`}function S(W,j){const Q=(0,A._X)(W),[et]=Q;if(et===void 0)return h.K$;const ft=(0,h.
yU)(Q,o,({repository:at})=>(0,h.aY)(at)),lt=(0,M.ZF)((0,P.hm)(et.findings)??"warning",j),Ot=(0,h.qy)`${lt} <b>${(0,E.px)(Q.length,"repository")}</b> ${(0,A.fP)(
Q)}: ${ft}`;return(0,l.vd)(Ot,Q,"repository",j,[(0,M.fi)("Repository",({repository:at})=>(0,h.q)((0,T.aE)(at,j.context),(0,h.N3)(at))),(0,M.fi)("Findings",({findings:at})=>(0,E.
H8)(at)),(0,M.fi)("First in",({findings:at})=>R(at,j))])}function R(W,j){const Q=(0,v.zN)([...Map.groupBy(W,({problem:lt})=>lt.code)],c),et=Q.shown.map(([lt,Ot])=>{
const at=(0,A.tN)(Ot),mt=at===null?h.K$:(0,h.qy)` at ${(0,M.ik)(at,j,!0)}`,St=Ot.length===1?h.K$:(0,h.qy)` and ${Ot.length-1} more`;return(0,h.qy)`${(0,M._h)(lt,
(0,h.qy)`${lt}`,j)}${mt}${St}`}),ft=Q.more>0?[(0,h.qy)`and ${(0,E.px)(Q.more,"more code")}`]:[];return(0,h.oR)([...et,...ft],"<br/>")}var L=t(4218);const D=10,w=40,
U=20;function B(W,j){const Q=(0,L.U4)(W,j.context),et=j.isBrief?Q.filter(L.wz):Q;if(et.length===0)return Q.length===0&&(j.context.history?.size??0)>0&&!j.isBrief?
[(0,h.qy)`<p><b>History</b>: 1 run so far</p>`]:[];const{shown:ft,rest:lt}=(0,v.zN)(et,j.isBrief?D:w),Ot=(0,v.zN)(ft,D),at={caption:"History",columns:G(et,j)},mt=j.
medium.table(Ot.rest,at);return[(0,h.qy)`<p><b>History</b>: ${N(Q)}</p>`,j.medium.table(Ot.shown,at),(0,h.zH)((0,E.px)(Ot.more,"more host"),mt),(0,h.qy)`<p>${j.
medium.small(C(ft))}</p>`,F(lt,j),J(et,j)]}function N(W){const j=Math.max(...W.map(({history:ft})=>ft.recent.length)),Q=W.filter(L.wz).length;if(Q===0)return`no\
 failure in the last ${(0,E.px)(j,"run")}`;const et=W[0]?.history.recent.filter(({outcome:ft})=>ft==="fails").length;return W.length===1?`${et} of the last ${(0,E.
px)(j,"run")} failed`:`${Q} of ${W.length} hosts failed in the last ${(0,E.px)(j,"run")}`}function G(W,j){const Q=({history:lt},Ot)=>{const at=(0,L.H6)(lt).find(
mt=>mt.days===Ot);return at===void 0?h.K$:(0,h.qy)`${(0,L.mc)(at)}<br/>${j.medium.small((0,E.px)(at.runs,"run"))}`},et=W.flatMap(({history:lt})=>(0,L.H6)(lt).map(
Ot=>Ot.days)),ft=[...new Set(et)].toSorted((lt,Ot)=>lt-Ot);return[(0,M.fi)("Host",lt=>k(lt,j)),...ft.map(lt=>({title:(0,h.qy)`Uptime<br/>${lt}&nbsp;days`,style:"\
number",cell:Ot=>Q(Ot,lt)})),(0,M.fi)((0,h.qy)`Latency<br/>30&nbsp;days`,({history:{medianMs:lt}})=>lt===null?null:(0,O.kJ)(lt),"number")]}function k({host:W,history:j},Q){
const{sign:et,small:ft}=Q.medium,lt=Q.isBrief?null:(0,L.XQ)(j),Ot=new h.Ed((0,L.qX)(j.recent));return(0,h.oR)([(0,h.qy)`${et((0,P.sG)(W))}&nbsp;${(0,M.b8)(W.visit.
host,Q,h.Fl)}`,(0,h.qy)`<code role="img" aria-label="${new h.Ed((0,L._N)(j.recent))}">${Ot}</code>`,lt===null?h.K$:ft(lt)],"<br/>")}function C(W){const j=(0,L.MC)(
W).map(([Q,et])=>(0,h.qy)`<code>${Q}</code>&nbsp;${et}`);return(0,h.qy)`The newest run is at the right. ${(0,h.oR)(j)}. Uptime: the share of runs without an error. Latency: median of discovery.`}
function F(W,j){if(W.length===0)return h.K$;const Q=W.every(({history:lt})=>lt.uptime.every(({good:Ot,runs:at})=>Ot===at)),et=j.rest===l.xy?j.rest:(0,h.qy)`in the history file`,
ft=Q?(0,h.qy)`, all without a failure in this time`:(0,h.qy)` ${et}`;return(0,h.qy)`<p>and ${(0,E.px)(W.length,"more host")}${ft}</p>`}function J(W,j){const Q=(0,d.
W3)(W.map(({host:at,history:mt})=>[at.visit.host,mt])),{shown:et,more:ft}=(0,v.zN)(Q,U),lt=et.length,Ot=ft>0?`The last ${lt} incidents`:(0,E.px)(lt,"incident");
return(0,h.zH)(Ot,(0,d.cT)(et,j))}const V=1e6,q=1e3,ct=5,wt=600,vt=100,It=7;function bt(W,j){const Q=j.docsUrl.replace(/[^/]*$/,"recipes.md#keep-the-report"),et=(0,h.
q)(Q,(0,h.qy)`in the JSON report`);return At(W,{...Lt(j),rest:et,isBrief:!1},{head:`## ${Xt(W,j)}`,foot:(0,h.qy)`tf-disco ${j.version}, started ${(0,O.QN)(j.startedAt)}.`,
maxBytes:V})}const Lt=W=>({context:W,medium:l.yQ,rest:l.xy,isBrief:!0,detailed:new Set});function At(W,j,{head:Q,foot:et,maxBytes:ft}){const lt=ft-q-(0,v.$$)(Q+
et.text),Ot=(0,l.U8)(Ht(W,j),lt).filter(at=>at!=="");return`${[Q,...Ot,(0,l.VN)(j.medium.small(et))].join(`

`)}
`}function Ht(W,j){const Q=(0,P.md)(W.hosts),et=Q.filter(({findings:mt})=>mt.length===0),ft=({severity:mt})=>mt==="notice",lt=W.findings.filter(ft),Ot=W.findings.
filter(mt=>!ft(mt)),at=(mt,St)=>[...(0,l.XP)(j).map(Zt=>()=>[St(Zt)].flat().map(l.VN).filter(Y=>Y!=="").join(`

`)),()=>(0,l.VN)((0,h.qy)`<p>More about ${mt} ${j.rest}</p>`)];return[...u(Ot,j),at("hosts",mt=>n(et,"unchecked",mt)),at("repositories",mt=>S(W.files,mt)),at("t\
he history",mt=>B(W,mt)),at("root modules",mt=>(0,x.R)(W.roots,mt)),at("requests",mt=>m(Q,mt)),at("hosts that passed",mt=>n(Q,"works",mt)),at("skipped hosts",mt=>n(
Q,"skipped",mt)),at("notices",mt=>Nt(lt,mt)),(0,l.XP)(j).map(mt=>()=>(0,l.VN)(Kt(W,mt)))]}function Nt(W,j){if(j.isBrief)return h.K$;const Q=(0,h.qy)`${(0,M.ZF)(
"notice",j)} ${(0,E.px)(W.length,"notice")}`,et=u(W,j).flatMap(([ft])=>ft?.()??[]);return(0,h.zH)(Q,new h.Ed(et.join(`
`)))}function Kt(W,j){const Q=(0,_.h$)(W,j.context).map(at=>(0,h.qy)`${(0,M.em)(at,wt)}.`),{shown:et,rest:ft,more:lt}=(0,v.zN)(Q,ct),Ot=lt===0?h.K$:(0,h.qy)`<p>${(0,h.
oR)(ft,"<br/>")}</p>\n`;return(0,h.qy)`<p>${(0,h.oR)(et,"<br/>")}</p>
${j.isBrief?(0,M.OS)(lt,"remark",j):(0,h.zH)((0,E.px)(lt,"more remark"),Ot)}`}const Xt=(W,j)=>`${Gt(W)} ${(0,E.Iu)((0,P.$N)(W,j))}`,Gt=W=>l.$J[(0,M.yF)(W)];function zt({
url:W,workflow:j,job:Q,commit:et}){const ft=j.split("/").at(-1)??"";return(0,h.oR)([(0,h.q)(W,(0,h.aY)(ft===""?"this run":ft,vt)),Q===""?h.K$:(0,h.qy)`job ${(0,h.
aY)(Q,vt)}`,et===""?h.K$:(0,h.qy)`commit ${(0,h.aY)(et.slice(0,It))}`])}const Yt=(W,j)=>`${Gt(W)} Terraform service discovery: ${(0,P.$N)(W,j)}`,Qt=(W,j,Q,et)=>At(
W,Lt(j),{head:`### ${Yt(W,j)}`,foot:(0,h.qy)`Details in the summary of ${zt(Q)}. Updated automatically.`,maxBytes:et}),H=(W,j,Q)=>`${Yt(W,j)}. <sub>${zt(Q).text}\
</sub>
`,nt=W=>[W.passed,W.hosts.map(({visit:j})=>j.host).toSorted(),W.findings.filter(({severity:j})=>j!=="notice").map(j=>{const{severity:Q,host:et,problem:ft,places:lt}=j;
return JSON.stringify([Q,et,(0,A.ju)(j),ft.code,lt])}).toSorted()]}),5973:((ut,X,t)=>{t.d(X,{CS:()=>I,Ed:()=>P,Fl:()=>M,I4:()=>y,K$:()=>_,N3:()=>p,aY:()=>x,oR:()=>h,
p_:()=>l,q:()=>T,qy:()=>E,yU:()=>d,zH:()=>f});var v=t(4e3),O=t(8641);class P{text;constructor(o){this.text=o}get isEmpty(){return this.text===""}}function E(s,...o){
let r=s[0]??"";return o.forEach((c,u)=>{r+=A(c)+s[u+1]}),new P(r)}function A(s){return typeof s=="string"?(0,O.js)(s):s instanceof P?s.text:s===null||typeof s==
"number"?String(s??""):s.map(({text:o})=>o).join("")}const _=E``,h=(s,o=", ")=>new P(s.filter(r=>!r.isEmpty).map(({text:r})=>r).join(o)),x=(s,o)=>new P((0,O.D9)(
s,o)),M=s=>new P((0,O.D9)(s).replaceAll(".",".<wbr/>")),p=s=>new P(`<code>${(0,O.js)(s).replaceAll("/","/<wbr/>")}</code>`),I=(s,o)=>new P((0,O.h$)(s,o)),T=(s,o,r)=>s!==
null&&/^https?:\/\/[!-~]+$/.test(s)?E`<a href="${new P((0,O.js)(s,s.length))}"${y(r)}>${o}</a>`:o,y=s=>s===void 0?_:E` class="${s}"`,d=(s,o,r)=>new P((0,v.K4)(s,
o,c=>r(c).text)),l=s=>s.length===0?_:E`<ul>\n${s.map(o=>E`<li>${o}</li>\n`)}</ul>\n`,f=(s,o)=>o.isEmpty?_:E`<details>\n<summary>${s}</summary>\n${o}</details>\n`}),
2328:((ut,X,t)=>{t.d(X,{R:()=>_});var v=t(4e3),O=t(4120),P=t(4148),E=t(5973),A=t(9900);function _(d,l){const{isBrief:f,medium:s}=l,{wrong:o,good:r}=(0,P.jB)(d),
c=o.length>1||f&&o.length>0,u=c?[I((0,P.$_)(o,T(l)),"Problems of root modules",l)]:[],a=f||!s.isWhole&&l.context.repositories.length>1,e=f?[]:a?o:[...o,...r],{shown:n,
more:i}=(0,v.zN)(e,s.limits.roots),m=n.map(S=>p(S,l)),$=[...u,...m.slice(0,o.length)],g=m.slice(o.length);return[...c&&!s.isWhole?[(0,E.zH)(h(o,l),(0,E.qy)`${$}`)]:
$,...a&&r.length>0?[(0,E.qy)`<p>${x(r,l)}</p>\n`]:[],...g.length<=P.LC?g:[(0,E.zH)(x(r,l),(0,E.qy)`${g}`)],(0,A.OS)(i,"root module",l)]}function h(d,{medium:l}){
const f=(0,P.qj)(d[0]??{rows:[]}),s=(0,E.yU)(d,P.LC,M);return d.length===1?(0,E.qy)`${l.sign(f)} <b>${s}</b>: ${P.pJ[f]}`:(0,E.qy)`${l.sign(f)} <b>${(0,O.px)(d.
length,"root module")}</b> with errors or warnings: ${s}`}function x(d,{medium:l}){const f=d.flatMap(s=>s.rows);return(0,E.qy)`${l.sign((0,P.Fg)(f))} <b>${(0,O.
px)(d.length,"root module")}</b>: ${(0,P.nS)(f)}`}const M=d=>new E.Ed((0,P.fi)(d,l=>(0,E.N3)(l).text));function p(d,l){const{sign:f,heading:s}=l.medium,o=s(M(d));
return(0,E.zH)((0,E.qy)`${f((0,P.Fg)(d.rows))} ${o}: ${(0,P.L4)(d)}`,I((0,P.c_)(d,T(l)),"Modules and providers",l))}function I(d,l,f){const{shown:s,more:o,name:r,
problems:c,facts:u}=d,a=[r,...c,...u].map(({title:e,cell:n})=>(0,A.fi)((0,O.Iu)(e),i=>new E.Ed(n(i))));return(0,E.qy)`${f.medium.table(s,{caption:l,columns:a})}${(0,A.
OS)(o,"row",f)}`}const T=d=>({name:(l,f)=>y(l,f,d).text,problem:({code:l,title:f})=>(0,A._h)(l,(0,E.qy)`${f}`,d).text,file:l=>(0,E.N3)(l).text,value:(l,f)=>(0,E.
aY)(l,f).text.replaceAll(" ","&#160;"),maxRows:d.medium.limits.items});function y(d,l,f){const{sign:s,small:o}=f.medium,[r]=d.places,c=d.kind==="module"&&d.source!==
d.address,u=(0,E.oR)([...c?[(0,E.N3)(d.source)]:[],...r===void 0?[]:[(0,A.ik)(r,f)]]," at "),a=(0,E.qy)`${s((0,P.Fg)([d]))}&#160;<b>${(0,E.N3)(l)}</b>`;return u.
text===""?a:(0,E.qy)`${a}<br/>${o(u)}`}}),9900:((ut,X,t)=>{t.d(X,{AZ:()=>c,BK:()=>T,Bm:()=>u,OS:()=>y,U1:()=>f,ZF:()=>M,_h:()=>l,b8:()=>o,dI:()=>s,em:()=>I,fi:()=>h,
ik:()=>r,yF:()=>p});var v=t(5143),O=t(1831),P=t(4503),E=t(4120),A=t(8884),_=t(5973);const h=(a,e,n)=>({title:a,cell:e,style:n}),x={error:"fails",warning:"warns",
notice:"notice"},M=(a,{medium:e})=>e.sign(x[a]);function p({passed:a,hosts:e,findings:n}){return a?n.some(({severity:i})=>i!=="notice")?"warns":e.length===0?"sk\
ipped":"works":"fails"}const I=(a,e)=>new _.Ed((0,E.Iu)((0,_.CS)(a,e).text)),T=(a,e)=>(0,_.qy)`<b>Help:</b> ${(0,_.CS)(a,e)}`,y=(a,e,{rest:n})=>a===0?_.K$:(0,_.
qy)`<p class="more">and ${(0,E.px)(a,`more ${e}`)} ${n}</p>\n`,d=/^[a-z\d]+(?:-[a-z\d]+)*$/,l=(a,e,{context:n})=>(0,_.q)(d.test(a)?`${n.docsUrl}#${a}`:null,e,"c\
ode"),f=(a,e)=>l(a,(0,_.aY)(a),e),s=a=>`host-${a}`,o=(a,{detailed:e},n=_.aY)=>{const i=n((0,O.nx)(a));return e.has(a)?(0,_.qy)`<a href="#${s(a)}">${i}</a>`:i};function r(a,{
context:e,medium:n},i=!1){if(typeof a=="string"){const[,S]=/^(.*) input$/s.exec(a)??[];return S===void 0?(0,_.aY)(a):(0,_.qy)`the ${(0,_.aY)(S)} input`}const m=(0,P.
uM)(a,e),$=i?(0,v.bH)(a.file).path:a.file,g=(0,_.N3)((0,A.eo)({...a,file:$}));return(0,_.q)(m!==null&&m.length>n.limits.url?null:m,g)}const c=(a,e,n,i=!1)=>new _.
Ed((0,A.Ky)(a,e,m=>r(m,n,i).text)),u=a=>({value:(e,n)=>(0,_.aY)(e,n).text,prose:e=>(0,_.CS)(e).text,because:e=>r(e,a).text})}),4148:((ut,X,t)=>{t.d(X,{$_:()=>n,
Fg:()=>I,L4:()=>l,LC:()=>d,Mm:()=>M,c_:()=>e,fi:()=>f,g5:()=>s,jB:()=>o,nS:()=>g,pJ:()=>y,qj:()=>p});var v=t(4e3),O=t(5143),P=t(1064),E=t(5011),A=t(5257),_=t(4120),
h=t(8884);const x=["fails","warns","works"];function M({worst:B}){return B==="error"?"fails":B==="warning"?"warns":"works"}const p=({rows:B})=>x.find(N=>B.some(
G=>M(G)===N))??"works";function I(B){const N=p({rows:B});return N==="works"&&B.some(T)?"skipped":N}const T=({chosen:B})=>Object.keys(B).length===0,y={fails:"ini\
t fails",warns:"has warnings",works:"passed"},d=3;function l(B){const N=p(B);return N==="works"?g(B.rows):y[N]}const f=({directory:B},N)=>B===A.cd.file?A.cd.file:
B==="."?"the top directory":N((0,h.II)(B));function s(B,N=0){const G=B.filter(({directory:q})=>q!==A.cd.file),{failing:k}=o(G),{length:C}=k;if(C===0)return null;
const F=new Set(k.map(({directory:q})=>(0,O._M)(q))),J=N<2?"":` (${(0,h.iW)(F.size,N)})`;return G.length===1?`init fails${J}`:`init fails in ${C===G.length?`all\
 ${C}`:`${C} of ${G.length}`} root modules${J}`}const o=B=>c(B,p),r=({rows:B})=>c(B,M);function c(B,N){const{fails:G=[],warns:k=[],works:C=[]}=Object.groupBy(B,
N);return{failing:G,wrong:[...G,...k],good:C}}const u=({kind:B,source:N,constraints:G,locked:k,chosen:C,problems:F})=>JSON.stringify([B,N,G,k,C,F]),a=3;function e(B,N){
const{wrong:G,good:k}=r(B);return i({clients:B.clients,rows:[...G,...k]},[],N)}function n(B,N){const G=B.flatMap(q=>r(q).wrong.map(ct=>({root:q,row:ct}))),k=Map.
groupBy(G,({row:q})=>u(q)),C=[...k.values()].flatMap(([q])=>q?.row??[]),F=P.Du.filter(q=>B.some(ct=>ct.clients.includes(q))),J=({root:q})=>f(q,N.file),V=q=>(0,v.
K4)(k.get(u(q))??[],a,J);return i({clients:F,rows:r({rows:C}).wrong},[{title:"root modules",cell:V}],N)}function i({clients:B,rows:N},G,k){const{shown:C,more:F}=(0,v.
zN)(N,k.maxRows),J=q=>q.filter(({cell:ct})=>C.some(wt=>ct(wt)!=="")),V=C.every(({chosen:q})=>new Set(Object.values(q)).size<=1);return{rows:N,shown:C,more:F,name:{
title:"module or provider",cell:q=>k.name(q,$(q,B))},problems:J([{title:"problem",cell:q=>m(q,k)}]),facts:[...G,...J(D(V?null:B,k.value))]}}const m=({problems:B},N)=>B.
filter(({usualSeverity:G})=>G!=="notice").map(N.problem).join(", "),$=({address:B,host:N},G)=>G.every(k=>(0,E.Vm)(k)===N)&&B.startsWith(`${N}/`)?B.slice(N.length+
1):B;function g(B){const N=[...new Map(B.map(V=>[`${V.kind} ${V.source}`,V])).values()],G=["module","provider"].flatMap(V=>{const{length:q}=N.filter(ct=>ct.kind===
V);return q===0?[]:[(0,_.px)(q,V)]});if(G.length===0)return"no registry modules and no providers";const k=B.some(({platforms:V})=>V.length>0)?" and package":"",
C=N.filter(T).length,F=N.filter(({chosen:V})=>Object.values(V).includes(null)).length,J=C+F===0?`every version${k} is available`:[...F>0?[`${F} without a versio\
n`]:[],...C>0?[`${C} not checked`]:[]].join(", ");return`${G.join(" and ")}, ${J}`}const S=60,R=6,L=12,D=(B,N)=>[{title:"constraint",cell:({constraints:G})=>(0,v.
K4)([...new Set(G)],R,k=>N(k,S))},...(B??[null]).map(G=>({title:G===null?"version":P.bB[G],cell:k=>w(k,G,N)})),{title:"newest",cell:({newest:G})=>G===null?"":N(
G,S)},{title:"platforms",cell:({platforms:G})=>U(G,N)}];function w({chosen:B,locked:N},G,k){const C=G===null?Object.values(B)[0]:B[G];return C===void 0?"":C!==null?
`${k(C,S)}${C===N?" (locked)":""}`:N===null?"none":`none (locked: ${k(N,S)})`}function U(B,N){return(0,v.K4)(B,L,({platform:G,available:k})=>`${k===null?"?":k?"\
\u2713":"\u2717"} ${N(G,S)}`)}}),1212:((ut,X,t)=>{t.d(X,{S5:()=>sn,MV:()=>nn,K8:()=>on});var v=t(2389),O=t(4e3),P=t(2796),E=t(5102),A=t(4120),_=t(6763),h=t(8641),
x=t(1831),M=t(4503),p=t(8884),I=t(1505),T=t(7574),y=t(7146);const d=20,l=6,f="in the JSON report",s=13,o={fails:{sign:"\u2717",style:"red"},unchecked:{sign:"\u2717",
style:"red"},warns:{sign:"!",style:"yellow"},skipped:{sign:"\u25CB",style:"blue"},works:{sign:"\u2713",style:"green"}},r={error:o.fails,warning:o.warns,notice:{
sign:"\xB7",style:"blue"}},c={value:h.RK,prose:h.RK,because:p.eo},u=({sign:b,style:K},Z,tt)=>(0,y.wW)({indent:0,label:b,style:K,text:Z},tt).map(h.BP).join(`
`);function a(b,K){const Z=(0,E.sG)(b),{sign:tt,style:ot}=o[Z],dt=[...(0,E.cG)(b)?i(b,K.context):[],...(0,I.o7)(b,c)],$t=`${E.nx[Z]}${b.isNew?` (${A.dy})`:""}: ${n(
b)}`;return[...(0,y.wW)({indent:0,label:`${tt} ${e(b.visit.host)}`,style:ot,text:$t},K),...dt.flatMap(_t=>m(_t,K))].map(h.BP).join(`
`)}const e=b=>{const K=(0,x.nx)(b);return K===b?(0,h.RK)(b):`${(0,h.RK)(K)} (${(0,h.RK)(b)})`};function n(b){const{discovery:K}=b.visit.attempt,Z=(0,E.QK)(b);return Z.
length>0?(0,O.K4)([...new Set(Z.map(tt=>tt.problem.code))],l):K.kind==="skipped"?K.problem.code:(0,I.Yj)(b,c)}function i(b,K){const{hops:Z,certificates:tt}=b.visit.
attempt;return[(0,I.se)(b,K,c),{label:"response",texts:Z.map($)},{label:"services",texts:(0,A.Sk)(b.services,d,g)},...(0,I.Zc)(b,c),{label:"certificate",texts:tt.
map(ot=>S(ot,K))}]}const m=({label:b,texts:K},Z)=>K.flatMap((tt,ot)=>{const dt=ot===0?b:"";return(0,y.wW)({indent:2,label:dt,style:"dim",column:s,text:tt},Z)});
function $(b){const K=b.status===null?"none":`${b.status} ${(0,h.RK)(b.reason,I.tN)}`,Z=b.status===null?"after":"in",tt=[...b.mediaType===null?[]:[(0,h.RK)(b.mediaType,
I.tN)],...b.address===null?[]:[`at ${(0,h.RK)(b.address,I.tN)}`],...b.proxy===null?[]:[`through ${(0,h.RK)((0,h.cq)(b.proxy))}`],...b.authorization==="none"?[]:
[`token ${(0,A.Rk)(b.authorization)}`]],ot=tt.length===0?"":` (${tt.join("; ")})`;return`${K.trim()} from ${(0,h.RK)((0,h.cq)(b.url))} ${Z} ${(0,T.kJ)(b.ms)}${ot}`}
function g(b){const K=(0,h.RK)(b.id,I.tN);switch(b.kind){case"url":return`${K} ${(0,h.RK)((0,h.cq)(b.url))}`;case"login":{const{authz:Z,token:tt}=b.login,ot=[Z,
tt].map(dt=>(0,h.RK)((0,h.cq)(dt??"none")));return`${K} authz ${ot.join(", token ")}`}case"problem":return`${K}: ${b.problem.code}`}}function S(b,K){const{host:Z,
subject:tt,issuer:ot,expires:dt}=b,$t=(0,h.RK)((0,T.nO)(dt,K.startedAt));return`${(0,h.RK)(Z,I.tN)} valid until ${$t}; subject ${(0,h.RK)(tt,I.tN)}, issuer ${(0,h.
RK)(ot,I.tN)}`}const R={few:4},L={places:6,messages:{few:5},frames:P.Wi},D={places:3,messages:{few:2},frames:1};function w(b,K,Z){const{severity:tt,code:ot,title:dt,
message:$t,isAside:_t,sameAs:Mt}=b,Et=(0,h.RK)($t??dt,h.h2),Rt=`${K.context.docsUrl}#${ot}`,{style:Ut}=r[tt],Bt=Mt!==null?[`  hosts: the same ${b.hosts.length} \
as for ${Mt}`]:[...V(b.hosts.length>1?"hosts":"host",U(b),K),...B(b,K,Z),...J(b,K)],Wt=_t?"":b.help??"";return[...(0,y.wW)({indent:0,label:`${tt}[${ot}]:`,style:Ut,
url:Rt,text:Et},K),...Bt,...V("help",(0,h.RK)(Wt,h.h2),K),...V("affects",(0,A.od)(b.affects,K.context.clients),K)].map(h.BP).join(`
`)}function U({hosts:b,findings:K,message:Z}){const[tt]=b;return b.length===1&&tt!==void 0&&Z?.includes((0,x.nx)(tt))&&K[0]?.isHostNew!==!0?"":(0,O.K4)(b,R,dt=>{
const $t=K.filter(Et=>Et.host===dt),_t=b.length>1?(0,p.eb)($t).length:0,Mt=[...$t.some(({isHostNew:Et})=>Et)?[A.dy]:[],..._t>1?[(0,A.px)(_t,"repository")]:[]];return`${e(
dt)}${Mt.length===0?"":` (${Mt.join(", ")})`}`})}function B(b,K,Z){const{frames:tt}=N(b),ot=G(b);return[...ot.shown.flatMap(({message:dt,findings:$t,first:_t},Mt)=>{
const Et=k(_t,b.message===null?dt:"",K);return Mt>=tt?Et:[...Et,...C((0,p.io)($t)?.line,b.severity,K,Z),...V("help",(0,h.RK)(F(b,$t),h.h2),K)]}),...ot.more>0?[`\
  and ${(0,A.px)(ot.more,"more message")} ${f}`]:[]]}const N=({hosts:b,isAside:K})=>b.length>1||K?D:L;function G(b){const K=(0,P.cr)(b).map(([Z,tt])=>({message:Z,
findings:tt,first:(0,p.tN)(tt)}));return(0,O.zN)(K,N(b).messages)}function k(b,K,Z){if(b===null&&K==="")return[];const tt=b===null?"-":"-->",ot=b===null?"":(0,p.
R3)(b),dt=[ot,(0,h.RK)(K,h.h2)].filter(_t=>_t!=="").join(": "),$t={text:ot,url:b&&(0,M.uM)(b,{...Z.context,links:null})};return(0,y.wW)({indent:2,label:tt,style:"\
dim",text:dt,linked:$t},Z)}function C(b,K,Z,tt){return b===void 0||tt.has((0,p.R3)(b.place))?[]:(tt.add((0,p.R3)(b.place)),It(b,r[K].style,Z))}const F=({help:b,
isAside:K},[Z])=>b!==null||K?"":Z?.problem.help??"";function J(b,K){const{findings:Z}=b,{lines:tt,settings:ot}=(0,p.yv)(Z),dt=G(b).shown.map(({first:Mt})=>Mt),$t=(0,p.
oN)(tt,dt),_t=N(b).places;return[...V("hits",(0,p.mj)(Z,K.context.repositories.length),K),...V("also at",(0,p.Ky)($t,_t),K),...V("required by",(0,p.Ky)(ot,_t),K)]}
const V=(b,K,Z)=>K===""?[]:(0,y.wW)({indent:2,label:`${b}:`,style:"dim",text:K},Z),q=160,ct=12,wt="    ",vt=/##\w*\[/;function It({place:b,before:K,literal:Z,after:tt},ot,dt){
const $t=" ".repeat(`  ${b.line}`.length),_t=Math.min(dt.width,q)-$t.length-3;if(_t<ct)return[];const Mt=bt(K+Z+tt),Et=Mt(K+Z+tt),Rt=(0,y.nc)(Et)<=_t?0:Mt(K).search(
/[^ ]|$/),Ut=Et.slice(Rt),Bt=(0,y.nc)(Mt(K))-Rt,Wt=(0,y.nc)(Mt(K+Z))-Rt,{from:jt,to:Jt,text:xt}=Lt(Ut,Bt,Math.max(Wt,Bt+1),_t),cn=(0,y.nI)("|","dim",dt),ln="^".
repeat(Math.max(1,Math.min(Wt,Jt)-Math.max(Bt,jt))),an=" ".repeat(Math.max(Bt,jt)-jt);return[`${(0,y.nI)(`  ${b.line}`,"dim",dt)} ${cn} ${xt}`.trimEnd(),`${$t} ${cn}\
 ${an}${(0,y.nI)(ln,ot,dt)}`]}function bt(b){const K=Z=>(0,h.RK)(Z.replaceAll("	",wt),Number.POSITIVE_INFINITY);return vt.test(K(b))?Z=>K(Z).replaceAll(/(?<=#)#/g,
" #"):K}function Lt(b,K,Z,tt){const ot=(0,y.nc)(b);if(ot<=tt)return{from:0,to:tt,text:b};const dt=Math.max(0,tt-2-(Z-K)),$t=Z<tt?0:Math.max(0,K-1-Math.ceil(dt*2/
3)),_t=ot-$t<=tt,Mt=$t+tt,Et=(0,y.Wc)(b,$t===0?0:$t+1,_t?Mt:Mt-1),Rt=`${$t===0?"":"\u2026"}${Et}${_t?"":"\u2026"}`;return{from:$t,to:_t?Mt:Mt-1,text:Rt}}var At=t(
4148);const Ht=20,Nt=3,Kt="  ",Xt={name:(b,K)=>(0,h.RK)(K),problem:({code:b})=>b,file:String,value:h.RK,maxRows:Ht},Gt=b=>(0,At.fi)(b,Xt.file);function zt(b,K){
const{wrong:Z}=(0,At.jB)(b);if(Z.length<=At.LC)return Z.map(ot=>Yt(Gt(ot),(0,At.c_)(ot,Xt),K));const tt=(0,A.px)(Z.length,"root module");return[Yt(tt,(0,At.$_)(
Z,Xt),K)]}function Yt(b,K,Z){const{rows:tt,shown:ot,more:dt,name:$t,problems:_t,facts:Mt}=K,Et=(0,At.qj)({rows:tt}),{sign:Rt,style:Ut}=o[Et],Bt=tt.filter(jt=>(0,At.
Mm)(jt)===Et),Wt=(0,O.K4)([...new Set(Bt.map($t.cell))],Nt);return[`${(0,y.nI)(Rt,Ut,Z)} ${(0,y.nI)(b,"bold",Z)}: ${At.pJ[Et]} for ${Wt}`,...Qt(ot,[$t,...Mt,..._t],
Z),...dt>0?[`  and ${dt} more in the JSON report`]:[]].map(h.BP).join(`
`)}function Qt(b,K,Z){const tt=K.map(({title:Mt})=>Mt),ot=b.map(Mt=>({sign:o[(0,At.Fg)([Mt])],cells:K.map(({cell:Et})=>Et(Mt))})),dt=tt.map((Mt,Et)=>Math.max(...[
Mt,...ot.map(({cells:Rt})=>Rt[Et])].map(H)));if(dt.reduce((Mt,Et)=>Mt+Kt.length+Et,Kt.length)>Z.width)return ot.flatMap(({sign:{sign:Mt,style:Et},cells:[Rt="",...Ut]})=>{
const Bt=Ut.flatMap((jt,Jt)=>jt===""?[]:[`${tt[Jt+1]} ${jt}`]),Wt=`${Rt}: ${Bt.join("; ")}`;return(0,y.wW)({indent:2,label:Mt,style:Et,text:Wt},Z)});const _t=Mt=>Mt.
map((Et,Rt)=>Et+" ".repeat((dt[Rt]??0)-H(Et))).join(Kt).trimEnd();return[`    ${(0,y.nI)(_t(tt),"dim",Z)}`,...ot.map(({sign:{sign:Mt,style:Et},cells:Rt})=>`  ${(0,y.
nI)(Mt,Et,Z)} ${_t(Rt)}`)]}const H=(b="")=>Array.from(b).length;function nt(b,K){const Z=b.flatMap(_t=>_t.rows),[tt,ot]=b,$t=tt!==void 0&&ot===void 0?Gt(tt):(0,A.
px)(b.length,"root module");return u(o[(0,At.Fg)(Z)],`${$t}: ${(0,At.nS)(Z)}`,K)}const W=3,j={few:4},Q=1e3;function et({hosts:b,roots:K},Z){const tt=Map.groupBy(
b,E.sG),ot=(tt.get("unchecked")??[]).filter(({findings:$t})=>$t.length===0),{good:dt}=(0,At.jB)(K);return[...ft("unchecked",ot,Z),...ft("skipped",tt.get("skippe\
d")??[],Z),...ft("works",tt.get("works")??[],Z),...dt.length>0?[nt(dt,Z)]:[]]}function ft(b,K,Z){const tt=_t=>a(_t,Z);if(K.length<=W)return K.map(tt);const ot=(0,O.
K4)(K,j,({visit:_t})=>e(_t.host)),dt=`${(0,A.px)(K.length,"host")} ${E.nx[b]}: ${ot}`;if(!Z.isRunner)return[u(o[b],dt,Z)];const $t=(0,A.Sk)(K,Q,tt,_t=>`and ${_t}\
 more ${f}`);return[[(0,h.BP)(`${o[b].sign} ${dt}`),...$t].join(`
`)]}function lt(b,K){const Z=(0,p._X)(b),[tt]=Z;if(tt===void 0)return[];const ot=Mt=>`${(0,h.RK)(Mt.repository)} (${(0,A.H8)(Mt.findings)})`,dt=o[(0,E.hm)(tt.findings)===
"error"?"fails":"warns"],$t=(0,O.K4)(Z,j,ot),_t=`${(0,A.px)(Z.length,"repository")} ${(0,p.fP)(Z)}: ${$t}`;return[u(dt,_t,K)]}function Ot(b,K){const Z=(0,E.hm)(
b.findings),tt=b.hosts.length>W||b.findings.length>0,ot=K.isRunner?"the JSON report has all details; its path is the output `report`":"for all details: `--forma\
t json` or `--report FILE.json`",dt=`problem codes are explained at ${K.context.docsUrl}`;return tt?[(Z===null||Z==="notice"?[ot]:[dt,ot]).flatMap(_t=>(0,y.ky)(
_t,K)).join(`
`)]:[]}var at=t(4218);const mt=3,St=20,Zt=40,z=12,Y=140,rt=30,st="  ",it=2,ht="  ",yt="\xA0";function pt(b,K){const Z=(0,at.U4)(b,K.context),tt=Z.length<=mt?Z:Z.
filter(({host:Et})=>(0,E.cG)(Et));if(tt.length===0)return"";const{shown:ot,more:dt}=(0,O.zN)(tt,St),{nameWidth:$t,columns:_t}=kt(gt(ot),ot,K),Mt=_t.map(({title:Et})=>Et).
filter(Et=>Et!=="");return[...(0,y.ky)(`history: ${Mt.join(", ")}`,K),...ot.map(({host:Et},Rt)=>{const{sign:Ut,style:Bt}=o[(0,E.sG)(Et)],Jt=[Dt(e(Et.visit.host),
$t),..._t.map(({cells:xt})=>xt[Rt])].join(ht).trimEnd().replace(/\u2573+/g,xt=>(0,y.nI)(xt,"red",K));return`${st}${(0,y.nI)(Ut,Bt,K)} ${Jt}`}),...dt>0?[`  and ${(0,A.
px)(dt,"more host")} in the history file`]:[],...Pt(ot,K)].map(h.BP).join(`
`)}function Pt(b,K){const Z=(0,at.MC)(b).map(([ot,dt])=>`${ot} ${dt}`.replaceAll(" ",yt));return(0,y.ky)(Z.join(", "),{...K,width:K.width-st.length}).map(ot=>`${st}${(0,y.
nI)(ot.trim().replaceAll(yt," "),"dim",K)}`)}function kt(b,K,{width:Z}){const tt=Math.max(...K.map(({host:Et})=>(0,y.nc)(e(Et.visit.host)))),ot=Math.min(Zt,tt),
dt=Math.min(Z,Y)-st.length-it,$t=Et=>b.slice(0,Et).reduce((Rt,{cells:Ut})=>Rt-ht.length-Tt(Ut),dt),_t=[b.length,3].find(Et=>ot<=$t(Et))??2,Mt=Math.min(ot,Math.max(
z,$t(_t)));return{columns:b.slice(0,_t),nameWidth:Mt}}function gt(b){const K=Math.max(...b.map(({history:tt})=>tt.recent.length)),Z=(tt,ot)=>{const dt=b.map(ot);
return{title:tt,cells:dt.map($t=>$t.padStart(Tt(dt)))}};return[Z(`last ${(0,A.px)(K,"run")}`,({history:tt})=>(0,at.qX)(tt.recent)),Z("uptime in 30 days",Ct),Z("\
median latency",({history:{medianMs:tt}})=>tt===null?"-":(0,T.kJ)(tt)),{title:"",cells:b.map(({history:tt})=>(0,at.kW)(tt)??"")}]}function Ct(b){const K=(0,at.bW)(
b,rt);return(K&&(0,at.mc)(K))??"-"}const Tt=b=>Math.max(...b.map(({length:K})=>K));function Dt(b,K){const Z=(0,y.nc)(b);return Z<=K?`${b}${" ".repeat(K-Z)}`:`${(0,y.
Wc)(b,0,K-1)}\u2026`}const Ft=5,Vt=30,qt=3,en=20;function*sn(b,K){yield`${nn(b,K)}
`;let Z=!0;for(const{text:tt}of on(b,K)){const ot=tt.includes(`
`);yield`${Z||ot?`
`:""}${tt}
`,Z=ot}}function nn(b,K){const{sign:Z,style:tt}=o[b.passed?"works":"fails"],ot=K.isQuiet?[]:(0,_.h$)(b,K.context).slice(0,Ft);return[`${(0,y.nI)(Z,tt,K)} ${(0,y.
nI)((0,E.$N)(b,K.context),"bold",K)}`,...ot.flatMap(dt=>rn(dt,K))].join(`
`)}function*on(b,K){const{isQuiet:Z=!1,isRunner:tt=!1,context:ot}=K,dt=({severity:xt})=>!Z||xt==="error"||(0,v.k2)(xt,ot.failOn),$t=(0,P.cZ)(b.findings.filter(dt)),
{shown:_t,rest:Mt}=(0,O.zN)($t,Vt),Et=new Set;for(const xt of _t)yield tn(w(xt,K,Et));const Rt=Mt.flatMap(({findings:xt})=>xt);if(Rt.length>0&&(yield tn(`and ${(0,A.
px)(Rt.length,"more finding")} ${f}`)),Z)return;const Ut=xt=>({kind:tt?"group":"plain",text:xt});yield*lt(b.files,K).map(Ut);const Bt=pt(b,K);Bt!==""&&(yield Ut(
Bt)),yield*zt(b.roots,K).map(Ut);const Wt=(0,E.md)(b.hosts).filter(xt=>(0,E.cG)(xt)&&!(0,E.JR)(xt)),jt=(0,O.zN)(Wt,tt||Wt.length<=qt?en:0);yield*jt.shown.map(xt=>Ut(
a(xt,K))),jt.shown.length>0&&jt.more>0&&(yield tn(`and ${(0,A.px)(jt.more,"more host")} ${f}`)),yield*et(b,K).map(Ut);const Jt=(0,_.h$)(b,ot).slice(Ft);Jt.length>
0&&(yield tn(Jt.flatMap(xt=>rn(xt,K)).join(`
`))),yield*Ot(b,K).map(tn)}const rn=(b,K)=>(0,y.ky)((0,h.RK)(b),K).map(h.BP),tn=b=>({kind:"plain",text:b})}),2909:((ut,X,t)=>{t.a(ut,async(v,O)=>{try{let w=function(k){
p.R8(S.redact(k).map(C=>(0,o.LS)(C)))},N=function(k){const{verdict:C,changes:F,context:J}=k,V=m===null?[]:(0,x.ws)((0,f.R8)(C),$,m),q=F?.kind==="files"?F.files:
[],ct=m===null?new Map:(0,x.hP)(V,q,$,m);return{...k,located:V,context:{...J,links:ct}}};t.r(X);var P=t(1992),E=t(3368),A=t(7251),_=t(566),h=t(5181),x=t(40),M=t(
2806),p=t(3565),I=t(8782),T=t(785),y=t(9943),d=t(1964),l=t(2216),f=t(4503),s=t(9676),o=t(8641),r=t(1212),c=t(8463),u=t(7773),a=t(6875);const e=120;(0,T.kL)(process,
k=>process.stderr.write(`the log was not written: ${k}
`));const{env:n}=process,i=p.j_(n.GITHUB_EVENT_PATH);delete n.GITHUB_EVENT_PATH;const m=(0,I.ng)(n,i),$=n.GITHUB_WORKSPACE??process.cwd(),g=p.Ko(u.y.map(({name:k})=>k)),
S=(0,E.cA)(g,n,(0,A.K)(p.QU)),R=new a.VG;await(0,T.mB)(process,{stop:R,secrets:S,isFinal:!1,act:L,reportMistakes:k=>p.fJ("Wrong settings",k.map(C=>(0,o.LS)(C)).
join(`
`)),reportCrash:k=>p.fJ("Could not run",k)});async function L(k){const C=(0,y.fN)(q=>p.N4(S.redact([q]))),{checked:F,warnings:J}=await(0,P.k_)(g,process,C,{directory:$,
isFork:(0,I.$c)(n.GITHUB_EVENT_NAME,i),stop:R,changes:D,secrets:S}),V=k.aborted?3:F.verdict.passed?0:1;return w(J),await B(F,k),V}async function D({githubToken:k}){
const C=await(0,h.S)(m,k,R.signal);return C.kind==="all"&&m?.pull&&p.R8(S.redact([`changed-only has no effect: ${C.why}`])),C}async function U(k,C){try{await C()}catch(F){
w([`${k}: ${(0,_.A3)(F)}`])}}async function B(k,C){let F={...k,located:[]};await U("places are not links",()=>{F=N(k)}),await G(F),!C.aborted&&await U("the comm\
ent and the issue were not written",async()=>{const{notes:J,warnings:V}=await(0,M.m)(F,m,$,C);p.N4(S.redact(J)),w(V)})}async function G({settings:k,verdict:C,context:F}){
const{GITHUB_OUTPUT:J,GITHUB_STEP_SUMMARY:V,RUNNER_TEMP:q}=n,ct={colour:!1,width:e,isRunner:!0,context:F},wt={"the log was not written":()=>p.ur((0,r.MV)(C,ct),
(0,r.K8)(C,ct)),"the annotations were not written":()=>p.fz((0,d.H)(C,F)),"the outputs were not written":()=>w(p.Kn(J,(0,l.Yz)(C))),"the job summary was not wri\
tten to GITHUB_STEP_SUMMARY":()=>p.Sy(V,(0,s.Gc)(C,F)),"the JSON report was not written to RUNNER_TEMP":()=>{const vt=p.u5(q,(0,l.hF)(C,F));w(p.Kn(J,{report:vt}))},
"the report files were not written":()=>w((0,c.t)(k,{verdict:C,context:F},$))};for(const[vt,It]of Object.entries(wt))await U(vt,It)}O()}catch(e){O(e)}},1)}),9050:((ut,X,t)=>{
t.d(X,{G:()=>h});var v=t(6760),O=t(5747),P=t(4614);const E=5,A=/^[0-9a-f]{40}$/,_=/^refs\/(?!.*\.\.)[^\0]+$/;function h(r){const c=(0,v.join)(r,".git"),u=x(c,r)??
c,a=y((0,v.join)(u,"commondir")),e=a===null?u:(0,v.resolve)(u,a),n=()=>T((0,v.join)(e,"packed-refs"))??"",i=M(y((0,v.join)(u,"HEAD")),[u,e],n);return i===null?null:
{commit:i,isFetched:I(i,T((0,v.join)(u,"FETCH_HEAD"))??"",n),remote:f(T((0,v.join)(e,"config"))??""),tracked:m=>(0,P.O)((0,v.join)(u,"index"),m)}}function x(r,c){
const[,u]=/^gitdir: (.+)$/.exec(y(r)??"")??[];return u===void 0?null:(0,v.resolve)(c,u)}function M(r,c,u){let a=r;for(let e=0;a!==null&&e<=E;e+=1){if(A.test(a))
return a;const[,n]=/^ref: (.+)$/.exec(a)??[];if(n===void 0||!_.test(n))return null;a=p(n,c,u)}return null}function p(r,c,u){for(const e of c){const n=y((0,v.join)(
e,r));if(n!==null)return n}return u().split(`
`).find(e=>e.endsWith(` ${r}`))?.slice(0,40)??null}function I(r,c,u){const a=(e,n)=>e.split(`
`).some(i=>i.startsWith(`${r}${n}`));return a(c,"	")||a(u()," refs/remotes/")}function T(r){const c=(0,O.yR)(r);return c.ok?c.text:null}const y=r=>T(r)?.replace(
/\r?\n$/,"")??null,d=21,l=/^(?!\.{1,2}$)[\w.-]+$/;function f(r){let c=!1;for(const u of r.split(`
`)){const a=u.trim();a.startsWith("[")&&(c=a==='[remote "origin"]');const e=a.indexOf("=");if(!(!c||e<0||a.slice(0,e).trim().toLowerCase()!=="url"))return s(a.slice(
e+1).trim())}return null}function s(r){const c=/^[\w.-]+@([\w.-]+):(?!\/)(.+)$/.exec(r),[u,a]=c===null?o(r):[c[1],c[2]],e=(a??"").replace(/\/$/,"").replace(/\.git$/,
"").split("/"),n=e.length>1&&e.length<=d;return!u||!n||!e.every(i=>l.test(i))?null:{host:u.toLowerCase(),owner:e.slice(0,-1).join("/"),name:e.at(-1)??""}}function o(r){
const c=URL.parse(r);return c===null||!/^(https?|ssh):$/.test(c.protocol)?[]:[c.protocol==="ssh:"?c.hostname:c.host,c.pathname.slice(1)]}}),4614:((ut,X,t)=>{t.d(
X,{O:()=>y,R:()=>f});var v=t(3024),O=t(5747);const P=128*1024*1024,E=12,A=62,_=16384,h=12288,x=4,M=61440,p=4096,I=32768,T=Buffer.alloc(0);function y(s,o){const r=(0,O.
io)(s,P);return r===null?new Map:d(r,o)}function d(s,o){const r=new Map;if(s.length<E)return r;const c=s.readUInt32BE(4);if(s.toString("latin1",0,4)!=="DIRC"||c<
2||c>4)return r;const u=s.readUInt32BE(8);let a=T,e=E;for(let n=0;n<u;n+=1){if(e+A>s.length)return r;const i=s.readUInt16BE(e+60),m=e+A+(i&_?2:0),$=c===x,{kept:g,
from:S}=$?l(s,m,a):{kept:T,from:m},R=s.indexOf(0,S);if(R<0)return r;const L=s.subarray(S,R),D=$?Buffer.concat([g,L]):L;if(D.length>p)return r;const w=(s.readUInt32BE(
e+24)&M)===I,U=D.toString("utf8");w&&(i&h)===0&&o.has(U)&&r.set(U,{modified:s.readUInt32BE(e+8),size:s.readUInt32BE(e+36)}),e=$?R+1:e+(R-e+8&-8),a=D}return r}function l(s,o,r){
let c=o,u=s[c++]??0,a=u&127;for(;u&128;)u=s[c++]??0,a=(a+1)*128+(u&127);return{kept:r.subarray(0,Math.max(0,r.length-a)),from:c}}function f(s,{modified:o,size:r}){
const c=(0,O.N0)(()=>(0,v.lstatSync)(s),null),u=Math.floor((c?.mtimeMs??0)/1e3);return c?.isFile()===!0&&c.size%2**32===r&&u%2**32===o}}),7671:((ut,X,t)=>{t.d(X,
{N:()=>A});var v=t(317),O=t(8782);const P=100,E=100;async function A(s,o,r,c){const u=AbortSignal.any([AbortSignal.timeout(r),c]),{connect:a}=await Promise.all(
[t.e(795),t.e(636)]).then(t.bind(t,636)),{rest:e,paginate:n}=a(s,o,u),i={owner:s.owner,repo:s.repository};async function m(g,S=Number.POSITIVE_INFINITY){const R=[];
let L=0;for await(const{data:D}of g){for(const w of p(D))R.push(w);if(R.length>=S)return R.slice(0,S);if(L+=1,L===E)throw new v.F9(`the list has more than ${E} \
pages`)}return R}const $=async g=>{await _(g)};return{listComments:g=>{const S={...i,issue_number:g,per_page:P},R=n.iterator(e.issues.listComments,S);return _(m(
R).then(L=>L.map(h)))},createComment:(g,S)=>{const R=e.issues.createComment({...i,issue_number:g,body:S});return _(R.then(({data:L})=>h(L)))},updateComment:(g,S)=>$(
e.issues.updateComment({...i,comment_id:g,body:S})),deleteComment:g=>$(e.issues.deleteComment({...i,comment_id:g})),listIssues:(g,S)=>{const R={...i,...g,per_page:P},
L=m(n.iterator(e.issues.listForRepo,R),S),D=w=>(0,O.at)(w,"pull_request")===void 0;return _(L.then(w=>w.filter(D).map(x)))},createIssue:g=>{const S=e.issues.create(
{...i,...g,labels:[...g.labels]});return _(S.then(({data:R})=>x(R)))},updateIssue:(g,S)=>$(e.issues.update({...i,issue_number:g,...S})),addLabels:(g,S)=>$(e.issues.
addLabels({...i,issue_number:g,labels:[...S]})),createLabel:g=>$(e.issues.createLabel({...i,...g})),listChangedFiles:g=>{const S={...i,pull_number:g,per_page:P},
R=m(n.iterator(e.pulls.listFiles,S));return _(R.then(L=>L.map(M)))}}}async function _(s){try{return await s}catch(o){throw o instanceof v.F9?o:new v.F9("unexpec\
ted response")}}const h=s=>({id:l(s,"id"),body:d(s,"body")??"",isTrusted:T(s)}),x=s=>({number:l(s,"number"),title:y(s,"title"),body:d(s,"body")??"",isOpen:y(s,"\
state")==="open",reason:d(s,"state_reason"),closedAt:d(s,"closed_at"),labels:p((0,O.at)(s,"labels")).flatMap(o=>typeof o=="string"?o:d(o,"name")??[]),isTrusted:T(
s)}),M=s=>({file:y(s,"filename"),status:y(s,"status"),changes:l(s,"changes"),patch:d(s,"patch")}),p=s=>Array.isArray(s)?s:f(),I=["OWNER","MEMBER","COLLABORATOR"],
T=s=>(0,O.at)(s,"user","type")==="Bot"||I.includes((0,O.at)(s,"author_association")),y=(s,o)=>d(s,o)??f();function d(s,o){const r=(0,O.at)(s,o)??null;return r===
null||typeof r=="string"?r:f()}function l(s,o){const r=(0,O.at)(s,o),c=typeof r=="bigint"?Number(r):r;return typeof c=="number"&&Number.isFinite(c)&&c>=0?c:f()}
function f(){throw new v.F9("unexpected response")}}),5181:((ut,X,t)=>{t.d(X,{S:()=>h});var v=t(7671),O=t(317),P=t(8782);const E=3e3,A=6e4,_=x=>({kind:"all",why:x});
async function h(x,M,p){if(x===null)return _("not a workflow run");const{pull:I,event:T}=x;if(I===null)return _(`a ${T} event has no pull request`);const y=(0,P.
h0)(x,M);if(!y.ok)return _(y.why);try{const l=await(await(0,v.N)(x,y.value.token,A,p)).listChangedFiles(I.number);return l.length<E?{kind:"files",files:l}:_(`th\
e pull request changes ${E} files or more, and GitHub lists at most ${E}`)}catch(d){return _((0,O.Ic)("the changed files could not be listed",d,{run:x,permission:"\
pull-requests: read"}))}}}),317:((ut,X,t)=>{t.d(X,{F9:()=>P,Ic:()=>T,Wo:()=>E,jy:()=>M});var v=t(566),O=t(8641);class P extends Error{name="ApiFailure";httpStatus;headers;constructor(s,o=null,r={}){
super(s),this.httpStatus=o,this.headers=r}}async function E(f){try{return await f,!0}catch(s){if(s instanceof P&&s.httpStatus===404)return!1;throw s}}const A=2e4,
_=2,h=500,x=f=>p(f,0,0)!==null;function M(f,s,o,r){if(o>=_)return null;const c=p(f,o,r);if(c!==null)return c<=A?c:null;if(s==="POST")return null;const{httpStatus:u}=f;
return u===null||u===408||u>=500?h*2**o:null}function p({httpStatus:f,headers:s,message:o},r,c){if(f!==403&&f!==429)return null;const u=Number(s["retry-after"]??
Number.NaN);if(Number.isFinite(u))return Math.max(0,u*1e3);const a=Number(s["x-ratelimit-reset"]??Number.NaN);return String(s["x-ratelimit-remaining"]??"")==="0"&&
Number.isFinite(a)?Math.max(0,a*1e3-c):f===429||/secondary rate limit|abuse detection/i.test(o)?5e3*2**r:null}const I=300;function T(f,s,{run:o,permission:r}){if(!(s instanceof
P))return`${f}: ${(0,v.A3)(s)}`;const{httpStatus:c,message:u}=s,a=c===null?"did not answer":`returned ${c}`;return`${f}: ${(0,O.RK)(o.apiUrl)} ${a} (${y(u)})${d(
s,o,r)}`}const y=f=>(0,O.BP)((0,O.RK)(f.replace(/\s+/gu," "),I));function d(f,s,o){if(x(f))return"; GitHub limits the rate of requests, try again later";switch(f.
httpStatus){case 401:return"; github-token is invalid or has expired";case 403:case 404:return s.pull?.isFork===!0&&o.endsWith("write")?"; the token of a pull r\
equest from a fork is read-only, whatever `permissions` says":`; add \`${o}\` to \`permissions\` of the job${l(f,o)}`;case 410:return o==="issues: write"?"; iss\
ues are disabled in this repository":"; it no longer exists";default:return""}}function l({headers:f},s){const r=String(f["x-accepted-github-permissions"]??"").
replaceAll("_","-").replaceAll("=",": ");return r===""||r===s?"":`; GitHub accepts \`${y(r.replaceAll("`",""))}\``}}),40:((ut,X,t)=>{t.d(X,{hP:()=>T,ws:()=>x});
var v=t(6760),O=t(5747),P=t(9050),E=t(4614),A=t(4503),_=t(7854);const h=function(...l){const{createHash:f}=process.getBuiltinModule("node:crypto");return new.target?
new f(...l):f(...l)};function x(l,f,s){if(!/^https?:\/\/[\w.:/-]+$/.test(s.serverUrl))return[];const o=p(f);return[...Map.groupBy(l,c=>o(I(c)))].flatMap(([c,u])=>c===
null?[]:M(c,u,f,s))}function M({prefix:l,checkout:f},s,o,r){const{commit:c,isFetched:u,remote:a}=f,e=URL.parse(r.serverUrl);if(a===null||e===null)return[];if(a.
host!==e.host&&a.host!==e.hostname)return[];if(!u&&![r.commit,r.defaultCommit].includes(c))return[];const n=`${a.owner}/${a.name}`,i=`${r.serverUrl}/${n}/blob/${c}`,
m=S=>S?.toLowerCase()===n.toLowerCase(),$=m(`${r.owner}/${r.repository}`)||m(r.pull?.from),g=new Map(s.map(S=>[S.slice(l.length),S]));return Array.from(f.tracked(
new Set(g.keys())),([S,R])=>{const[L,D]=[g.get(S),(0,A.oW)(S)];return L===void 0||D===null||!(0,E.R)((0,v.join)(o,L),R)?[]:{file:L,path:S,url:`${i}/${D}`,isOfRun:$}}).
flat()}function p(l){const f=(0,_.Oo)(s=>{const o=(0,P.G)((0,v.join)(l,s));return o!==null?{prefix:s===""?"":`${s}/`,checkout:o}:s===""?null:f(I(s))});return f}
const I=l=>l.split("/").slice(0,-1).join("/");function T(l,f,s,{pull:o,serverUrl:r,owner:c,repository:u}){const a=new Map(f.map(({file:n,patch:i})=>[n,i])),e=l.
map(({file:n,path:i,url:m,isOfRun:$})=>{const g=a.get(i)??null,S=g===null||!$?null:(0,O.yR)((0,v.join)(s,n));if(o===null||g===null||!S?.ok)return[n,{url:m}];const R=h(
"sha256").update(i).digest("hex"),L=`${r}/${c}/${u}/pull/${o.number}/files#diff-${R}`;return[n,{url:m,diff:{url:L,lines:y(g,S.text)}}]});return new Map(e)}function y(l,f){
const s=f.split(`
`).map(d),o=new Set;let r=0;for(const c of l.split(`
`)){const[,u]=/^@@ -\d+(?:,\d+)? \+(\d+)/.exec(c)??[];u!==void 0?r=Number(u):/^[ +]/.test(c)&&(s[r-1]===d(c.slice(1))&&o.add(r),r+=1)}return o}const d=l=>l.endsWith(
"\r")?l.slice(0,-1):l}),5017:((ut,X,t)=>{t.d(X,{en:()=>_,ol:()=>A,t7:()=>h,yR:()=>E});var v=t(8641);const O=function(...x){const{createHash:M}=process.getBuiltinModule(
"node:crypto");return new.target?new M(...x):M(...x)},P="tf-disco",E=(x,...M)=>A([x.workflow,x.job,x.step,...M]),A=x=>O("sha256").update(JSON.stringify(x)).digest(
"hex").slice(0,16);function _(x,M,p){const I=JSON.stringify(p).replace(/[<>&]/g,v.z5);return`<!-- ${P} ${x} ${M} ${I} -->`}function h(x,M,p){const I=`<!-- ${P} ${M}\
 ${p} `;if(!x.startsWith(I))return;const T=x.indexOf(" -->",I.length);if(!(T<0))try{return JSON.parse(x.slice(I.length,T))}catch{return}}}),2806:((ut,X,t)=>{t.d(
X,{m:()=>s});var v=t(4e3),O=t(7671),P=t(317),E=t(40),A=t(8782),_=t(5017),h=t(2389),x=t(5102),M=t(484);function p({verdict:u,context:a},{issueCloseAfter:e},n){const i=R=>R.
some(({severity:L})=>(0,h.k2)(L,a.failOn)),{stopped:m}=u,$=u.hosts.map(R=>{const L=R.visit.host,D=a.history?.get(L)?.alarm??null,w=i(R.findings),U=(0,x.sG)(R)===
"skipped",B=D===null?w||(0,x.b)(R):D.isDown&&!U;return{name:L,alarm:U?null:D,failsNow:w,isDown:B}}),g=$.filter(({isDown:R})=>R).map(({name:R})=>R),S=i(u.files)?
[M.cn]:[];return{hosts:$.map(({name:R})=>R).toSorted(),failing:[...g,...S].toSorted(),since:new Map($.flatMap(({name:R,alarm:L})=>L?.since?[[R,L.since]]:[])),unsettled:new Map(
$.flatMap(({name:R,alarm:L})=>L!==null&&L.good<e?[[R,L.good]]:[])),goodRuns:e,pending:new Map($.flatMap(({name:R,alarm:L,failsNow:D,isDown:w})=>L!==null&&D&&!w?
[[R,L.failed]]:[])),isWhole:m===null||["deadline","signal","crash"].includes(m.kind),at:a.startedAt,run:n.id}}const I=function(...u){const{deliverComment:a}=t.late(
[259],8259);return new.target?new a(...u):a(...u)},T=function(...u){const{deliverIssue:a}=t.late([259],8259);return new.target?new a(...u):a(...u)},y=6e4,d=1e4,
l=10,f={comment:"pull-requests: write",issue:"issues: write"};async function s(u,a,e,n){const{settings:i}=u,m=["comment","issue"].filter(q=>i[q]!=="never"),$=(0,A.
h0)(a,i.githubToken),g=[],S=[];if(!$.ok)return{notes:g,warnings:m.map(q=>`the ${q} was not written: ${$.why}`)};const{run:R,token:L}=$.value,D=await(0,O.N)(R,L,
y,n),w=async()=>o(await(0,O.N)(R,L,d,n),R,u,e),U=p(u,i,R),B=r(R),{pull:N,event:G}=R,{name:k,version:C}=i.dialect,F=(0,_.yR)(R,C===null?k:`${k} ${C}`),J={comment:async()=>N===
null?`skipped, a ${G} event has no pull request`:await I(D,{...u,run:R,pull:N.number,findLinks:w}),issue:async()=>B===null?await T(D,{...u,run:R,key:F,now:U}):`\
skipped, ${B}`};for(const q of m)try{g.push(`${q}: ${await J[q]()}`)}catch(ct){const wt=f[q];S.push((0,P.Ic)(`the ${q} was not written`,ct,{run:R,permission:wt}))}
return{notes:i.issue!=="never"&&B===null?[...g,...c(U,i)]:g,warnings:S}}async function o(u,a,{changes:e,located:n,context:i},m){if(e?.kind==="files"||!n.some(({
isOfRun:g})=>g)||a.pull===null)return i.links;try{const g=await u.listChangedFiles(a.pull.number);return(0,E.hP)(n,g,m,a)}catch(g){if(g instanceof P.F9)return i.
links;throw g}}function r({event:u,isDefaultBranch:a,pull:e}){return e!==null||u==="merge_group"?`a ${u} event checks a proposed change`:a===!1?"not on the defa\
ult branch":null}function c({pending:u},{issueOpenAfter:a}){const e=Map.groupBy(u,([,n])=>n);return Array.from(e,([n,i])=>`issue: ${(0,v.K4)(i,l,([$])=>$)} fail\
ed in ${n} of ${a} runs needed to open an issue`)}}),3565:((ut,X,t)=>{t.d(X,{fz:()=>Lt,fJ:()=>Qt,QU:()=>vt,N4:()=>zt,j_:()=>Gt,Ko:()=>wt,R8:()=>Yt,ur:()=>It,Kn:()=>Ht,
u5:()=>Xt,Sy:()=>At});var v=t(3024),O=t(6760),P=t(857);function E(H){return H==null?"":typeof H=="string"||H instanceof String?H:JSON.stringify(H)}function A(H){
return Object.keys(H).length?{title:H.title,file:H.file,line:H.startLine,endLine:H.endLine,col:H.startColumn,endColumn:H.endColumn}:{}}function _(H,nt,W){const j=new M(
H,nt,W);process.stdout.write(j.toString()+P.EOL)}function h(H,nt=""){_(H,{},nt)}const x="::";class M{constructor(nt,W,j){nt||(nt="missing.command"),this.command=
nt,this.properties=W,this.message=j}toString(){let nt=x+this.command;if(this.properties&&Object.keys(this.properties).length>0){nt+=" ";let W=!0;for(const j in this.
properties)if(this.properties.hasOwnProperty(j)){const Q=this.properties[j];Q&&(W?W=!1:nt+=",",nt+=`${j}=${I(Q)}`)}}return nt+=`${x}${p(this.message)}`,nt}}function p(H){
return E(H).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A")}function I(H){return E(H).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A").
replace(/:/g,"%3A").replace(/,/g,"%2C")}function T(){throw new Error("this function of @actions/core is not bundled")}function y(){throw new Error("this functio\
n of @actions/core is not bundled")}var d=t(6928);function l(H){return H.replace(/[\\]/g,"/")}function f(H){return H.replace(/[/]/g,"\\")}function s(H){return H.
replace(/[/\\]/g,path.sep)}var o=function(H,nt,W,j){function Q(et){return et instanceof W?et:new W(function(ft){ft(et)})}return new(W||(W=Promise))(function(et,ft){
function lt(mt){try{at(j.next(mt))}catch(St){ft(St)}}function Ot(mt){try{at(j.throw(mt))}catch(St){ft(St)}}function at(mt){mt.done?et(mt.value):Q(mt.value).then(
lt,Ot)}at((j=j.apply(H,nt||[])).next())})},r;(function(H){H[H.Success=0]="Success",H[H.Failure=1]="Failure"})(r||(r={}));function c(H,nt){const W=toCommandValue(
nt);if(process.env[H]=W,process.env.GITHUB_ENV||"")return issueFileCommand("ENV",prepareKeyValueMessage(H,nt));issueCommand("set-env",{name:H},W)}function u(H){
_("add-mask",{},H)}function a(H){process.env.GITHUB_PATH||""?issueFileCommand("PATH",H):issueCommand("add-path",{},H),process.env.PATH=`${H}${path.delimiter}${process.
env.PATH}`}function e(H,nt){const W=process.env[`INPUT_${H.replace(/ /g,"_").toUpperCase()}`]||"";if(nt&&nt.required&&!W)throw new Error(`Input required and not\
 supplied: ${H}`);return nt&&nt.trimWhitespace===!1?W:W.trim()}function n(H,nt){const W=e(H,nt).split(`
`).filter(j=>j!=="");return nt&&nt.trimWhitespace===!1?W:W.map(j=>j.trim())}function i(H,nt){const W=["true","True","TRUE"],j=["false","False","FALSE"],Q=e(H,nt);
if(W.includes(Q))return!0;if(j.includes(Q))return!1;throw new TypeError(`Input does not meet YAML 1.2 "Core Schema" specification: ${H}
Support boolean input list: \`true | True | TRUE | false | False | FALSE\``)}function m(H,nt){if(process.env.GITHUB_OUTPUT||"")return T("OUTPUT",y(H,nt));process.
stdout.write(P.EOL),_("set-output",{name:H},E(nt))}function $(H){issue("echo",H?"on":"off")}function g(H){process.exitCode=r.Failure,L(H)}function S(){return process.
env.RUNNER_DEBUG==="1"}function R(H){issueCommand("debug",{},H)}function L(H,nt={}){_("error",A(nt),H instanceof Error?H.toString():H)}function D(H,nt={}){_("wa\
rning",A(nt),H instanceof Error?H.toString():H)}function w(H,nt={}){_("notice",A(nt),H instanceof Error?H.toString():H)}function U(H){process.stdout.write(H+P.EOL)}
function B(H){h("group",H)}function N(){h("endgroup")}function G(H,nt){return o(this,void 0,void 0,function*(){B(H);let W;try{W=yield nt()}finally{N()}return W})}
function k(H,nt){if(process.env.GITHUB_STATE||"")return issueFileCommand("STATE",prepareKeyValueMessage(H,nt));issueCommand("save-state",{name:H},toCommandValue(
nt))}function C(H){return process.env[`STATE_${H}`]||""}function F(H){return o(this,void 0,void 0,function*(){return yield OidcClient.getIDToken(H)})}var J=t(5747),
V=t(566),q=t(4e3),ct=t(5955);const wt=H=>Object.fromEntries(H.map(nt=>[nt,e(nt)]));function vt(H){for(const nt of H)u(nt)}function It(H,nt){U(H);let W=!0;for(const{
kind:j,text:Q}of nt){const[et="",...ft]=Q.split(`
`),lt=j==="plain"&&ft.length>0;(W||lt)&&U(""),W=lt,lt||ft.length===0?U(Q):(B(et),U(ft.join(`
`)),N())}}const bt={error:L,warning:D,notice:w};function Lt(H){for(const{level:nt,message:W,line:j,column:Q,...et}of H)bt[nt](W,{...et,...j===void 0?{}:{startLine:j},
...Q===void 0?{}:{startColumn:Q}})}const At=(H,nt)=>Kt("GITHUB_STEP_SUMMARY",H,()=>nt);function Ht(H,nt){const W=new Map;for(const[et,ft]of Object.entries(nt))try{
H?Kt("GITHUB_OUTPUT",H,()=>Nt(et,ft)):m(et,ft)}catch(lt){W.set(et,(0,V.A3)(lt))}const[j]=W.values();return j===void 0?[]:[`not written to GITHUB_OUTPUT, and emp\
ty for later steps: ${[...W.keys()].join(", ")}: ${j}`]}function Nt(H,nt){const W=typeof nt=="string"?nt:JSON.stringify(nt);if(/[\r\n]/.test(W))throw new V.hM("\
the value has a line break");return`${H}=${W}
`}function Kt(H,nt,W){if(!nt)throw new V.hM(`${H} is not set; run this as an action on a runner`);const j=(0,v.openSync)(nt,"r+");try{const{size:Q}=(0,v.fstatSync)(
j);try{(0,v.appendFileSync)(nt,W())}catch(et){throw(0,v.fstatSync)(j).size>Q&&(0,v.ftruncateSync)(j,Q),et}}finally{(0,v.closeSync)(j)}}function Xt(H,nt){if(!H)throw new V.
hM("RUNNER_TEMP is not set; run this as an action on a runner");const W=(0,O.join)("tf-disco","report.json");return(0,V.f8)(H,W,(0,ct.mk)(nt)),(0,O.join)(H,W)}function Gt(H){
if(H===void 0||H==="")return null;const nt=(0,J.yR)(H);try{if(nt.ok)return JSON.parse(nt.text)}catch{}const W=nt.ok?"is not JSON":(0,q.mP)(nt.failure);return D(
`the event of this run is ignored: the file in GITHUB_EVENT_PATH ${W}; check that no earlier step changes it`),null}function zt(H){for(const nt of H)U(nt)}function Yt(H){
for(const nt of H)D(nt)}const Qt=(H,nt)=>L(nt,{title:H})}),8782:((ut,X,t)=>{t.d(X,{$6:()=>I,$c:()=>x,at:()=>p,h0:()=>_,ng:()=>E});var v=t(4091),O=t(8641);const P=/^(?!\.{1,2}\/)([\w.-]+)\/(?!\.{1,2}$)([\w.-]+)$/;
function E(T,y){const d=c=>T[c]?.trim()??"",[,l,f]=P.exec(d("GITHUB_REPOSITORY"))??[];if(l===void 0||f===void 0)return null;const s=A(d("GITHUB_SERVER_URL")||"h\
ttps://github.com"),o=I(y,"repository","default_branch");return{...{workflow:h(d("GITHUB_WORKFLOW_REF"))??d("GITHUB_WORKFLOW"),job:d("GITHUB_JOB"),url:`${s}/${l}\
/${f}/actions/runs/${d("GITHUB_RUN_ID")}`,commit:I(y,"pull_request","head","sha")??d("GITHUB_SHA")},owner:l,repository:f,apiUrl:A(d("GITHUB_API_URL")||"https://\
api.github.com"),serverUrl:s,event:d("GITHUB_EVENT_NAME"),step:d("GITHUB_ACTION"),id:Number(/^\d+$/.exec(d("GITHUB_RUN_ID"))?.[0]??0),defaultCommit:d("GITHUB_SH\
A"),pull:M(d("GITHUB_EVENT_NAME"),y),isDefaultBranch:o===void 0?null:d("GITHUB_REF")===`refs/heads/${o}`}}const A=T=>T.replace(/(?<!\/)\/+$/,"");function _(T,y){
return T===null?(0,v.TR)("not a workflow run, GITHUB_REPOSITORY is not set"):y===null?(0,v.TR)("github-token is empty"):/^https?:$/.test(URL.parse(T.apiUrl)?.protocol??
"")?(0,v.Ju)({run:T,token:y}):(0,v.TR)(`GITHUB_API_URL is not an https URL: ${(0,O.RK)(T.apiUrl)}`)}const h=T=>/^[^/]+\/[^/]+\/(.+?)@/.exec(T)?.[1];function x(T,y){
if(T==="pull_request_target")return!1;const d=p(y,"pull_request","head"),[l,f]=[p(d,"repo","full_name"),p(y,"pull_request","base","repo","full_name")];return d!==
void 0&&l!==f}function M(T,y){const d=p(y,"pull_request","number");return typeof d!="number"||!Number.isSafeInteger(d)||d<=0?null:{number:d,isFork:x(T,y),from:I(
y,"pull_request","head","repo","full_name")??null}}function p(T,...y){return y.reduce((d,l)=>typeof d=="object"&&d!==null?Reflect.get(d,l):void 0,T)}function I(T,...y){
const d=p(T,...y);return typeof d=="string"?d:void 0}}),1964:((ut,X,t)=>{t.d(X,{H:()=>R});var v=t(4e3),O=t(5799),P=t(2796),E=t(5102),A=t(4120),_=t(8884),h=t(8641),
x=t(1831);const M=700,p=5,I={text:250,places:1},T={text:M,places:8},y=2,d=3600,l=120,f=4096,s=k=>k!==""&&(0,_.CN)(k)&&(0,h.BP)((0,h.RK)(k,f))===k;function o(k){
const C=u(k),F=[...new Set(k.map(({problem:q})=>q.title))],J=C.length>0?(0,v.K4)(C,y):a(k);if(F.length===1)return c(J,F[0]??"");const V=`${k.length} problems`;return c(
J===null?V:`${V} with ${J}`,F.join(", "))}function r({title:k,hosts:C,findings:F}){if(F.length===1)return o(F);const J=C.length>0?0:(0,_.Dc)(F),V=Math.max(C.length,
J),q=V===1?u(F)[0]??(0,_.II)((0,_.tN)(F)?.file??""):(0,A.px)(V,C.length>0?"host":"file"),ct=F.length>V?` (${F.length} times)`:"";return c(V===0?null:q,`${k}${ct}`)}
const c=(k,C)=>k===null?C:`${k}: ${C}`,u=k=>[...new Set(k.flatMap(({host:C})=>C===null?[]:(0,h.RK)((0,x.nx)(C))))];function a(k){const C=(0,_.tN)(k);return C===
null||s(C.file)?null:(0,_.II)(C.file)}function e(k,C){const F=new Set(k.map(({severity:q})=>q)).size>1,J=k.length>2?I:T,V=q=>i(q,F,J,C).join(`
`);return(0,A.Sk)(k,p,V,n).join(`

`).split(`
`)}const n=k=>`and ${k} more, see the job summary`;function i(k,C,F,J){const{problem:V,severity:q}=k,ct=(0,O.Xd)(k),wt=(0,_.xi)(k,J,F.text,F.places);return[`${C?
`${q}: `:""}${(0,h.RK)(V.message,F.text)} [${V.code}]`,...wt.map(([vt,It])=>`${vt}: ${It}`),...ct===null||s(ct.file)?[]:[`at: ${(0,_.R3)(ct)}`],...k.isHostNew?[
`the host is ${A.dy}`]:[],`${J.docsUrl}#${V.code}`]}function m(k,C){const{message:F,help:J,findings:V,code:q,title:ct,affects:wt}=k;if(V.length===1)return e(V,C);
const vt=(0,A.od)(wt,C.clients),It=(0,_.mj)(V,C.repositories.length),bt=[`${(0,h.RK)(F??ct,M)} [${q}]`,...J===null?[]:[`help: ${(0,h.RK)(J,M)}`],...vt===""?[]:[
`affects: ${vt}`],...It===""?[]:[`hits: ${It}`]],Lt=`${C.docsUrl}#${q}`,At=d-[...bt,Lt].join(`
`).length,{shown:Ht,more:Nt}=(0,v.I0)(V,At,1,Kt=>$(Kt,F===null));return[...bt,...Ht,...Nt>0?[n(Nt)]:[],Lt]}function $(k,C){const{host:F,places:J,problem:V,isHostNew:q}=k,
ct=(0,_.Ky)(J,1),wt=C?(0,h.RK)(V.message,l):"";if(F===null)return`- ${[ct,wt].filter(Lt=>Lt!=="").join(": ")}`;const vt=`${(0,h.RK)((0,x.nx)(F))}${q?` (${A.dy})`:
""}`,It=C&&ct!==""?`(${ct})`:ct,bt=[wt,It].filter(Lt=>Lt!=="").join(" ");return bt===""?`- ${vt}`:`- ${vt}: ${bt}`}const g=10,S=200;function R(k,C){const F=L(k),
J=(0,E.hm)(k.findings);let V=k.findings;for(const q of O.oC){const{annotations:ct,used:wt}=D(q,V,C,q===J);F.push(...ct),V=V.filter(vt=>!wt.has(vt))}return F}function L({
passed:k,stopped:C,findings:F}){if(k||F.some(({severity:q})=>q==="error"))return[];if(C!==null){const q=(0,v.zM)(C).flatMap(wt=>"reasons"in wt?wt.reasons??[]:[]),
ct=[(0,v.Cw)(C),...q];return[G("error","The check is not complete",ct)]}const{length:J}=F.filter(({severity:q})=>q==="warning"),V=`${(0,A.px)(J,"warning")}, and\
 fail-on is warning`;return[G("error","Warnings fail this check",[V])]}function D(k,C,F,J){const V=C.filter(({severity:It})=>It===k),q=new Set(V.map(U));if(q.size<=
g){const It=C.filter(bt=>q.has(U(bt)));return{annotations:w(k,It,F),used:new Set(It)}}const ct=(0,P.cZ)(V),wt=J&&k!=="notice"?N(V,ct):[];return{annotations:[...B(
k,ct,F),...w(k,wt,F)].slice(0,g),used:new Set(V)}}const w=(k,C,F)=>[...Map.groupBy(C,U).values()].map(J=>G(k,o(J),e(J,F),(0,_.tN)(J)));function U(k){const C=(0,O.
Xd)(k);return C===null?k:`${C.line}:${C.file}`}function B(k,C,F){const{shown:J,rest:V}=(0,v.zN)(C,C.length<=g?g:g-1),q=J.map(It=>{const bt=m(It,F);return G(k,r(
It),bt,(0,_.tN)(It.findings))}),ct=V.flatMap(It=>It.findings);if(ct.length===0)return q;const wt=[...new Set(ct.map(({problem:It})=>It.title)),"see the job summ\
ary"],vt=`and ${(0,A.px)(ct.length,`more ${k}`)}`;return[...q,G(k,vt,wt)]}function N(k,C){const F=new Set(C.flatMap(J=>(0,_.io)(J.findings)??[]).map(U));return k.
filter(J=>s((0,O.Xd)(J)?.file??"")&&!F.has(U(J)))}function G(k,C,F,J=null){const V={title:(0,h.LS)((0,h.RK)(C,S)),message:(0,h.LS)(F.join(`
`))};if(J===null||!s(J.file))return{level:k,...V};const{file:q,line:ct,column:wt,endColumn:vt}=J;return{level:k,...V,file:q,line:ct,column:wt,endColumn:vt}}}),484:((ut,X,t)=>{
t.d(X,{Fr:()=>s,GN:()=>f,K$:()=>a,O7:()=>e,cn:()=>x,yi:()=>r});var v=t(4e3),O=t(7574),P=t(4120),E=t(8641),A=t(5973),_=t(3029),h=t(9676);const x="the files",M=200,
p="Terraform service discovery fails: ",I="Terraform service discovery recovers: ",T=3,y=10,d=6,l=20;function f({failing:$}){const{down:g,better:S}=o($),[R,{first:L,
count:D}]=g.count>0?[p,g]:[I,S],w=L.slice(0,T).map(({subject:N})=>N===x?i:(0,E.RK)(N,M)),U=D>w.length?[`${D-w.length} more`]:[],B=`${R}${[...w,...U].join(", ")}`;
return B.length<=M?B:`${R}${D} hosts`}const s=$=>$.startsWith(p)||$.startsWith(I);function o({first:$,count:g}){const S=$.filter(({recovering:L})=>L!==void 0);return{
down:{first:$.filter(({recovering:L})=>L===void 0),count:g-S.length},better:{first:S,count:S.length}}}function r($,g,{outage:S,page:R,maxBytes:L}){const{down:D,
better:w}=o(S.failing),U=S.failing.count>0?" Closes when all hosts recover.":"";return(0,h.XA)($,(0,h.df)(g),{head:[`### ${(0,h.gD)($,g)}`,...u(D,S.since,g.startedAt),
...c(w.first)].join(`

`),foot:(0,A.qy)`Last checked ${(0,O.QN)(g.startedAt)}; details in the summary of ${(0,h.Fp)(R)}. Updated automatically.${U}`,maxBytes:L})}function c($){return $.
length===0?[]:[`<p>${[...Map.groupBy($,({recovering:R})=>R===void 0?"":`${R.good} of ${(0,P.px)(R.needed,"run")}`)].slice(0,y).map(([R,L])=>`\u2705 Recovering: ${(0,v.
K4)(L,l,({subject:w})=>m(w))} (${R} without a failure)`).join("<br>")}</p>`]}function u({first:$,count:g},S,R){if(g===0)return[];const L=[...Map.groupBy($,C=>C.
since)],D=$[0]?.since,w=$.length===g||D===S;if(D!==void 0&&L.length===1&&w)return[`<p>Failing since ${(0,O.QN)(D)} (${(0,O.u8)(D,R)}).</p>`];const U=L.slice(0,y),
B=U.map(([C,F])=>({list:(0,v.K4)(F,d,({subject:V})=>V===x?i:(0,A.Fl)(V).text),since:(0,O.QN)(C),span:(0,O.u8)(C,R)})),N=g-U.flatMap(([,C])=>C).length,G=N>0?[{list:`\
and ${N} more`,since:"",span:""}]:[],k=_.yQ.table([...B,...G],{caption:"Failing hosts",columns:[{title:"Failing",cell:({list:C})=>new A.Ed(C)},{title:"Since",cell:({
since:C})=>C},{title:"Duration",cell:({span:C})=>C}]});return[(0,_.VN)(k)]}function a($,g){const{at:S,down:R,up:L,gone:D,still:w,endedSince:U,isReopened:B}=$,N=({
subject:k,since:C})=>`${m(k)} (after ${(0,O.u8)(C,S)})`;return`${[...B?["Reopened: the failure continues or has returned."]:[],...n(R,m,(k,C)=>`\u274C ${k} ${C}\
 failing.`),...n(L,N,k=>`\u2705 Recovered: ${k}.`),...n(D,m,(k,C)=>`\u26AA ${k} ${C} no longer checked.`),...n(w,m,(k,C)=>`\u274C ${k} ${C} still failing.`),...U===
null?[]:[`**Nothing fails any more.** The outage lasted ${(0,O.u8)(U,S)}, from ${(0,O.QN)(U)} to ${(0,O.QN)(S)}, as observed by this check.`],`<sub>${(0,O.QN)(S)}\
, ${(0,h.Fp)(g).text}</sub>`].join(`

`)}
`}const e=$=>`Duplicate of #${$}, which another run opened at the same time.
`;function n($,g,S){return $.length===0?[]:[S((0,v.K4)($,l,g),$.length===1?"is":"are")]}const i="the file check",m=$=>$===x?i:(0,E.D9)($)})};export{un as ids,fn as modules};
