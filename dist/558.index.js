const un=[558,992,748,909],fn={3534:((ct,z,t)=>{t.d(z,{$U:()=>u,Eu:()=>g,JD:()=>d,QU:()=>b,To:()=>r,bI:()=>o,fj:()=>D,iX:()=>c,tK:()=>I,z2:()=>n});var R=t(4283),
P=t(1064),T=t(1831),y=t(2713),x=t(4e3),p=t(5799),_=t(8937);const b=(0,p.lS)((0,p.$e)("credentials-empty","Token is empty",P.Du),({source:s})=>({message:`the tok\
en from ${s} is empty`,help:"check the name of the secret and that this workflow can read it: GitHub replaces a missing secret with an empty string"})),v={"cont\
rol character":{has:"contains a line break or another control character, which no client can send",help:"store the token again without the line break at its end"},
bearer:{has:'begins with "Bearer ", which the clients add a second time',help:'store only the part after "Bearer "'},quotes:{has:"is enclosed in quotation marks\
, which are sent with it",help:"store the token without the quotation marks"},"outer white space":{has:"begins or ends with white space, which is sent with it",
help:"store the token without the white space around it"},"inner white space":{has:"contains white space",help:"check whether two values were pasted together"},
"not ASCII":{has:"contains characters beyond ASCII, which many servers misread",help:"copy the token again: a hyphen or quotation mark may have been replaced"}},
g=(0,p.lS)((0,p.z3)("credentials-malformed","Malformed token",P.Du),({source:s,slip:i})=>({message:`the token from ${s} ${v[i].has}`,help:v[i].help,...i==="cont\
rol character"?{}:{severity:"warning"}})),D=(0,p.lS)((0,p.$e)("credentials-short","Token is too short to be redacted"),({source:s})=>({message:`the token from ${s}\
 has fewer than ${y.Il} characters and is not redacted where a server repeats it`,help:"check whether the stored value is the whole token; store it again or cre\
ate a longer one"})),I=(0,p.lS)((0,p.lm)("credentials-differ","Clients use different tokens"),({host:s,first:i,other:e})=>({message:`for host ${(0,T.nx)(s)}, ${O(
i)} and ${O(e)}`,help:`set the token for both clients in ${(0,T.fK)(s)[0]??"tokens"} or tokens, or set dialect to one client; this check uses the first token`})),
O=({client:s,source:i})=>i===null?`${P.bB[s]} finds no token`:`${P.bB[s]} uses the token from ${i}`,d=(0,p.lS)((0,p.$e)("credentials-rejected","Token was reject\
ed"),({host:s,status:i,source:e})=>({message:`host ${(0,T.nx)(s)} returned ${i} for the token from ${e}`,help:`check that the token is complete, has not expired\
 and may read this host: curl -i -H "Authorization: Bearer $TOKEN" ${(0,R.jr)((0,T.cu)(s))}; then store a new one in the same place`})),u=(0,p.lS)((0,p.$e)("cre\
dentials-missing","Token is missing"),({host:s,service:i,...e})=>{const l=(0,T.nx)(s),[E=""]=(0,T.fK)(s);return(0,_.em)(`host ${l} requires a token${i===null?"":
` for ${i}`}`,`add the line "${l}=\${{ secrets.REGISTRY_TOKEN }}" to the tokens input, or "${E}: \${{ secrets.REGISTRY_TOKEN }}" to env; outside GitHub ${m(E)}`,
e)}),m=s=>/^\w+$/.test(s)?`export ${s}=\u2026`:`env '${s}=\u2026' terraform init`,n=(0,p.lS)((0,p.$e)("credentials-near-miss","Token variable has a similar name"),
({host:s,variable:i,why:e,write:l})=>({message:`${i} seems to be meant for host ${(0,T.nx)(s)}, but ${e}`,help:`rename it to ${l}: ${m(l)}`})),r=(0,p.lS)((0,p.$e)(
"credentials-other-host","Token is for another host",P.Du),({host:s,other:i,source:e,service:l,isSent:E,isNotice:h})=>({message:`the clients do not send the tok\
en for ${i} from ${e} ${l===null?`after the redirect of ${s}`:`to ${l} of host ${s}`}: they send ${E?`the token of ${s}`:"none"}`,help:l===null?`make the discov\
ery document of ${s} public, or serve it at ${s} itself`:`set the token for ${s}, and the clients send it to ${i}`,...h?{severity:"notice",affects:[]}:{}})),o=(0,p.
lS)((0,p.lm)("credentials-unused","Token for a host that is not checked"),({host:s})=>({message:`the tokens input has a token for host ${(0,T.nx)(s)}, which is \
not checked`,help:"write the host as in the files, including its port, or remove the line"})),c=(0,p.lS)((0,p.z3)("document-unauthorized","Discovery requires va\
lid credentials",P.zK),({host:s,token:i,challenge:e,...l})=>{const E=i==="sent"?"rejected the given authentication credentials":"requires authentication credent\
ials",h=e===null?"":`, and asks for ${e} authentication`;return{message:`host ${s} ${E}: ${(0,x._r)(l)}${h}`,help:(0,x.NM)({...l,asked:s},f(s,i,l.status,e))}}),
a="make the discovery document public";function f(s,i,e,l){const E=(0,x.qZ)(s);if(l!==null)return{operator:`exempt /.well-known/terraform.json from ${l} authent\
ication`,guest:E,note:"the clients send Bearer tokens only, so no token helps"};switch(i){case"sent":{const h="check that the token is for this host, complete a\
nd not expired";return e===403?{operator:h,user:h,guest:E}:{operator:h,user:h}}case"none":{const h=(0,_.nP)(s);return{operator:`${h}, or ${a}`,user:h,guest:E}}case"\
dropped":return{because:"the token was not sent there because it does not follow a redirect to another host",operator:`configure ${s} to respond itself, or ${a}`};case"\
withheld":return{because:"the token was not sent there because the clients would send it in clear text",operator:"redirect to an https URL"}}}}),7052:((ct,z,t)=>{
t.d(z,{JW:()=>I,U$:()=>x,WO:()=>v,a3:()=>g,ub:()=>d});var R=t(1064),P=t(4e3),T=t(5143),y=t(5799);const x=(0,y.lS)((0,y.$e)("file-syntax","File has a syntax erro\
r",R.Du),({error:u,file:m})=>({message:u??"the file is not valid UTF-8",help:(0,T.Zl)(m)?void 0:"fix the file, or list it in `exclude` if it is invalid on purpo\
se"})),p={file:"the file cannot be read",directory:"the directory cannot be read",link:"the target of the link cannot be read",scan:"the path in `scan` cannot b\
e read","special-file":"this is not a regular file; it is not read","link-to-special-file":"the target of the link is not a regular file; it is not read"},_={ENAMETOOLONG:"\
shorten the path, or list it in `exclude`",ENOENT:"rename it if its name is not valid UTF-8, or list it in `exclude`"},b={file:"correct the permissions, or list\
 the file in `exclude`",directory:"correct the permissions, or list the directory in `exclude`",link:"correct or remove the link, or list it in `exclude`",scan:"\
correct `scan`, and check that the repository is checked out","special-file":"remove it, or list it in `exclude`","link-to-special-file":"remove the link, or li\
st it in `exclude`"},v=(0,y.lS)((0,y.$e)("file-unreadable","File cannot be read"),u=>({message:"code"in u?`${p[u.what]}: ${u.code}`:p[u.what],help:(u.what==="fi\
le"||u.what==="directory"?_[u.code]:void 0)??b[u.what]})),g=(0,y.lS)((0,y.$e)("file-outside","Link points outside the checkout"),()=>({message:"the link points \
outside the checkout and is not followed",help:"move the file into the repository, or name its directory in `scan`"})),D=3,I=(0,y.lS)((0,y.z3)("nothing-to-check",
"Nothing to check"),({scan:u,hasHostnames:m,isFleet:n})=>{const r=u.every(f=>f==="."),c=`found no Terraform or OpenTofu files in ${n?"the repositories of `usage\
s`":r?"this directory":`\`scan\` (${(0,P.K4)(u,D,P.dh)})`}`,a=n?"check out the repositories before `tf-disco usages`":"check out the repository first (in a work\
flow: actions/checkout)";return m?{message:`${c}; only \`hostnames\` was checked`,help:`${a}, or correct \`scan\``,severity:"warning"}:{message:`${c}, and \`host\
names\` is not set`,help:`${a}, correct \`scan\` or \`exclude\`, or set \`hostnames\``}}),O={depth:u=>({message:`directories nested deeper than ${u} levels are \
not scanned`,help:"list this directory in `exclude`"}),files:u=>({message:`there are more than ${u} files; this directory and the following ones are not scanned`,
help:"scan fewer directories with `scan` or `exclude`"}),directory:u=>({message:`the directory has more than ${u} files; the files after them are not scanned`,help:"\
split the directory, or list files in `exclude`"}),parts:u=>({message:`the file has more than ${u} blocks, arguments and values; the rest is not read`,help:"spl\
it the file, or list it in `exclude`"}),"module-usages":u=>({message:`the files of this directory use more than ${u} modules and providers; the rest of this fil\
e and the files after it are not scanned`,help:"split the directory, or list files in `exclude`"}),usages:u=>({message:`the scan found more than ${u} usages of \
hosts; this directory and the following ones are not scanned`,help:"scan fewer directories with `scan` or `exclude`"}),roots:u=>({message:`the root modules have\
 more than ${u} modules in all; the constraints of this root module and the following ones are not checked`,help:"list the directories in which `init` runs in `\
roots`"})},d=(0,y.lS)((0,y.$e)("file-limit","Part of the repository exceeds a limit"),u=>{switch(u.kind){case"size":return{message:`the file ${(0,P.mP)(u)}`,help:"\
split the file, or list it in `exclude`"};case"problems":return{message:`there are more than ${u.max} problems in files; ${u.omitted} are not reported`,help:"fi\
x the reported problems first, or scan fewer files with `scan` or `exclude`"};case"time":return{message:`${(0,P.Cw)(u.stopped)} after reading ${u.files} files; \
this directory and the following ones are not scanned, so hosts may be missing`,help:"scan fewer directories with `scan` or `exclude`, or raise `deadline-second\
s`"};default:return O[u.kind](u.max)}})}),3410:((ct,z,t)=>{t.d(z,{Dr:()=>D,EK:()=>b,Fu:()=>O,dF:()=>I,vs:()=>_});var R=t(1064),P=t(1831),T=t(9562),y=t(4e3),x=t(
5799),p=t(8937);const _=(0,x.lS)((0,x.z3)("cloud-token","Token for the cloud block or remote backend is missing",R.Du),({host:d,service:u,...m})=>{const n=(0,P.
nx)(d),r=u===T.OZ?"the cloud block":"the remote backend",[o=""]=(0,P.fK)(d);return(0,p.em)(`${r} requires a token for ${n}`,`add the line "${n}=\${{ secrets.REGI\
STRY_TOKEN }}" to the tokens input, or set ${o}; outside GitHub, run \`terraform login ${n}\` or \`tofu login ${n}\``,m)}),b=(0,x.lS)((0,x.z3)("cloud-version","\
API is too old for the cloud block",R.Du),({url:d,version:u})=>({message:`${d} returned ${u===null?"no TFP-API-Version":`TFP-API-Version ${(0,y.dh)(u)}`}; the c\
loud block requires 2.5 or later`,help:{operator:"update Terraform Enterprise, or configure the proxy in front of it to keep the header",user:'check `hostname`,\
 or use `backend "remote"` instead of `cloud`'}})),v=d=>"why"in d?`the response of ${d.url} ${(0,y.dh)(d.why)}`:(0,y._r)({...d,page:null}),g=(d,u,m)=>"status"in
d&&[401,403,404].includes(d.status)?m:(0,x.C)(`check the logs of ${u}, and that the URL of the service is that of its API`),D=(0,x.lS)((0,x.z3)("cloud-organizat\
ion","Organization cannot be read",R.Du),({host:d,organization:u,source:m,...n})=>({message:`the organization ${u} at ${d} cannot be read: ${v(n)}`,help:g(n,d,`\
check the name of the organization, and that the token from ${m} is valid and belongs to a member`)})),I=(0,x.lS)((0,x.z3)("cloud-workspace","Workspace cannot b\
e read",R.Du),({host:d,organization:u,workspace:m,...n})=>({message:`the workspace ${m} of ${u} at ${d} cannot be read: ${v(n)}`,help:g(n,d,"check that the toke\
n may read the workspace")})),O=(0,x.lS)((0,x.lm)("cloud-workspace-missing","Workspace does not exist"),({host:d,organization:u,workspace:m})=>({message:`${u} a\
t ${d} has no workspace ${m} that the token may read; init would create it`,help:"no change is required if the workspace is new; otherwise correct its name"}))}),
6697:((ct,z,t)=>{t.d(z,{AO:()=>D,U7:()=>g,n3:()=>I,nD:()=>u,ro:()=>d,wp:()=>_,zo:()=>v});var R=t(1064),P=t(3592),T=t(4e3),y=t(5799);const x=({file:r,line:o})=>`${(0,T.
dh)(r)}:${o}`,p=r=>r.map(o=>R.bB[o]).join(" and "),_=(0,y.lS)((0,y.z3)("host-not-allowed","Host is not allowed",R.zK),r=>{const{host:o}=r,c=`add ${o} to \`allowe\
d-hosts\``;if("service"in r){const{service:a,registry:f}=r;return{message:`${a} of ${f} is on ${o}, which is not in \`allowed-hosts\``,help:`use another registr\
y, or ${c}`}}if("package"in r)return{message:`the package of ${r.package} is downloaded from ${o}, which is not in \`allowed-hosts\` and was not contacted`,help:`\
use another module or provider, or ${c}`};if("use"in r){const[a,f]=b[r.use];return{message:`${a} ${o}, which is not in \`allowed-hosts\``,help:`use ${f}, or ${c}`}}
if("implied"in r){const{place:a,clients:f}=r.implied;return{message:`host ${o} is not in \`allowed-hosts\` and was not contacted; ${x(a)} names no host, and thi\
s is the default of ${p(f)}`,help:`name an allowed registry there, ${c}, or set \`dialect\` if you use another CLI`}}return{message:`host ${o} is not in \`allowe\
d-hosts\` and was not contacted`,help:`use an allowed registry, or ${c}`}}),b={download:["the source is downloaded from","a source on an allowed host"],backend:[
"the HTTP backend uses","an allowed backend"]},v=(0,y.lS)((0,y.lm)("host-assumed","Default host of an assumed CLI was not contacted"),({host:r,place:o,clients:c,
isListed:a})=>({message:`${r} was not contacted: ${x(o)} implies it as the default host of ${p(c)}, but the CLI could not be detected`,help:a?"list the usages o\
f the repository with `--dialect terraform` or `--dialect opentofu` to check the default hosts of that CLI":"set `dialect` to `terraform` or `opentofu` to check\
 the default hosts of that CLI"})),g=(0,y.lS)((0,y.lm)("host-generic","Generic hostname was not contacted"),({host:r})=>({message:`${r} is a generic hostname th\
at stands for the host of the cloud or backend block; it was not contacted`,help:"add the real host to `hostnames` to check it"})),D=(0,y.lS)((0,y.z3)("host-pri\
vate-redirect","Redirect to a non-public address",R.zK),({host:r,address:o,asks:c})=>o==="metadata"?{message:`${r} is the address of a cloud metadata service an\
d was not contacted`,help:"remove the redirect or the address; metadata services are never contacted"}:{message:`a public host ${c==="document"?"redirects":"lea\
ds"} to ${r}, which has a ${o} address and was not contacted`,help:`if ${c==="document"?"the redirect":"that"} is intended, add that host to \`hostnames\` or \`res\
olve\``}),I=(0,y.lS)((0,y.z3)("host-check-crashed","tf-disco crashed while it checked the host",R.zK),({host:r,thrown:o})=>({message:`${r} was not checked compl\
etely, because of a bug in tf-disco ${P.xv}: ${O(o)}`,help:`please report this text at ${P.xV}; to pass until it is fixed, add \`host-check-crashed ${r}\` to \`ig\
nore\``}));function O(r){if(!(r instanceof Error))return(0,T.dh)(String(r));const o=/([^/\\\s(]+:\d+:\d+)\)?$/m.exec(r.stack??"")?.[1];return(0,T.dh)(String(r))+
(o===void 0?"":` (${o})`)}const d=(0,y.lS)((0,y.z3)("host-http2","Host speaks only HTTP/2",R.zK),({host:r})=>({message:`${r} speaks only HTTP/2, which Terraform\
 and OpenTofu can use and this check cannot; it was not checked`,help:(0,y.C)(`enable HTTP/1.1 on ${r} as well (ALPN \`http/1.1\`)`,"to pass without checking it\
, add `host-http2` to `ignore`")})),u=(0,y.lS)((0,y.z3)("host-not-checked","Host was not checked before the check ended",R.zK),({host:r,stopped:o,isBegun:c,unchecked:a,
total:f,slowest:s})=>({message:`${r} was not checked${c?" completely: its visit was under way when":":"} ${(0,T.Cw)(o)}, with ${a} of ${f} hosts not checked`,help:m[o.
kind]+n(s)})),m={deadline:"raise `deadline-seconds` or `concurrency`, lower `timeout-seconds` or `retries`, or check fewer hosts",signal:"run the check again; i\
f the job or step reached its own time limit, set `deadline-seconds` below that",crash:"run the check again, and report the crash"};function n(r){return r.length===
0?"":`; most of the time went to hosts without a response: ${r.map(({host:c,tookMs:a})=>`${c} (${(0,T.YA)(a)})`).join(", ")}`}}),8937:((ct,z,t)=>{t.d(z,{$w:()=>x,
em:()=>_,nP:()=>p,pt:()=>y,ro:()=>T});var R=t(4e3),P=t(5799);const T="this pull request needs no change; run the check where the secret is available, for exampl\
e on the main branch";function y({host:b,token:v,source:g},D){const I=`sent${D===null?"":` to ${D}`}`;switch(v){case"none":return`no token was found for ${b}`;case"\
sent":return`the token for ${b} from ${g} was ${I}`;case"dropped":return`the token for ${b} from ${g} was not ${I}, because the CLIs drop it at a redirect to an\
other host`;case"withheld":return`the token for ${b} from ${g} was not ${I}, because the URL is not https; the CLIs do send it`}}function x({host:b,token:v},g,D,I){
switch(v){case"none":return{operator:p(b),user:p(b),guest:(0,R.qZ)(b)};case"sent":return{operator:I,user:I};case"dropped":return(0,P.C)(`serve ${g} without the \
redirect to ${D??"another host"}`);case"withheld":return(0,P.C)(`serve ${g} at an https URL`)}}const p=b=>`add a token to \`tokens\` (${b}=\u2026) or set a TF_TOKEN_\
 variable`;function _(b,v,{isFork:g,searched:D,notRead:I}){if(g)return{message:`${b}, and secrets are withheld from pull requests of forks`,help:T,severity:"not\
ice"};const O=I.length===0?"":`; not read: ${I.join(", ")}`;return{message:`${b}, and none was found (searched: ${D.join(", ")}${O})`,help:v}}}),1992:((ct,z,t)=>{
t.d(z,{wX:()=>wt,k_:()=>vt,w5:()=>dt});var R=t(3024),P=t(6760),T=t(5747),y=t(4e3),x=t(5143),p=t(6174),_=t(2161);function b(H,V){const{directory:ot,checkedAt:st,
configs:it,usages:mt}=V,Mt=it.flatMap(It=>It.files),$t=new Set(Mt.flatMap(({path:It,shown:At})=>[v(It),At])),Rt=It=>{const At=v((0,P.resolve)(ot,It));return!$t.
has(It)&&!$t.has(At)&&g(It)&&g(At)},Ct=H.filter(({file:It})=>Rt(It)),Et=f(Ct,ot,st),bt=o(Et,mt);return Et.flatMap(It=>D(It,bt.get((0,x.df)(It.place))??null,V)).
map(d)}function v(H){const V=(0,T.$r)(H);return V.kind==="file"?V.path:(0,P.resolve)(H)}const g=H=>(0,_.L8)((0,P.basename)(H),new Set,(0,P.basename)((0,P.dirname)(
H)))!==void 0;function D({place:H,before:V,literal:ot,after:st},it,{redact:mt,kept:Mt}){const $t=V+ot+st;return mt($t,Mt)!==$t?[]:r($t)?it===null||m.test(it)||!ot.
includes(it)?[]:[{place:H,before:"\u2026 ",literal:(0,p._)(it),after:" \u2026"}]:[{place:H,before:V,literal:ot,after:st}]}const I=300,O=160;function d(H){const{
before:V,literal:ot,after:st}=H;if(V.length+ot.length+st.length<=I)return H;const it=(0,y.dh)(ot,O),mt=I-it.length-2,Mt=Math.max(Math.ceil(mt*2/3),mt-st.length),
$t=V.slice(-Mt).replace(/^[\uDC00-\uDFFF]/,"");return{...H,before:V.length<=Mt?V:`\u2026${$t}`,literal:it,after:(0,y.dh)(st,mt-Math.min(V.length,Mt))}}const u=/token|secret|pass|pwd|credential|bearer|(?:api|access|account|auth|private|signing|ssh|storage)[-_ ]?key|signature|\bauth|@|\?|AKIA|BEGIN |\bgh[opsu]_|\bglpat-|\bxox/i,
m=/[\s"]/,n=/[\w+-]{20,}/g,r=H=>u.test(H)||(H.match(n)??[]).some(V=>/\d/.test(V)&&/[a-z]/.test(V)&&/[A-Z]/.test(V));function o(H,V){const ot=new Map(H.map(({place:it})=>[
(0,x.df)(it),it.file])),st=new Set(ot.values());return new Map(V.filter(({place:it})=>st.has(it.file)&&ot.has((0,x.df)(it))).flatMap(({place:it,text:mt})=>mt===
null?[]:[[(0,x.df)(it),mt]]))}const c=1024*1024,a=4e3;function f(H,V,ot){const st=Map.groupBy(H,({file:it})=>it);return Array.from(st).flatMap(([it,mt])=>{const Mt=(0,P.
join)(V,it),$t=s(Mt,ot)?(0,T.yR)(Mt,c):null;return $t?.ok?i($t.text,mt):[]})}const s=(H,V)=>(0,T.N0)(()=>(0,R.statSync)(H).mtimeMs<=V+1,!1);function i(H,V){const ot=[];
let[st,it]=[1,H.startsWith("\uFEFF")?1:0];for(const mt of V.toSorted((Mt,$t)=>Mt.line-$t.line)){for(;st<mt.line&&it>=0;st+=1)it=H.indexOf(`
`,it)+1||-1;if(it<0)break;const Mt=H.indexOf(`
`,it),$t=Mt<0?H.length:Mt,Rt=$t>it&&H[$t-1]==="\r";ot.push(...e(H.slice(it,Rt?$t-1:$t),mt))}return ot}function e(H,V){const{column:ot,endColumn:st}=V,it=H.length>
a?[]:Array.from(H);if(ot>it.length)return[];const[mt,Mt]=[ot-1,st-1],$t=(Rt,Ct)=>it.slice(Rt,Ct).join("");return[{place:V,before:$t(0,mt),literal:$t(mt,Mt),after:$t(
Mt)}]}var l=t(566),E=t(2389),h=t(785),A=t(1831),S=t(3592),M=t(4503),$=t(6763),w=t(8641),L=t(5751),C=t(7052),B=t(5799),G=t(7523),N=t(7854),k=t(3474),F=t(3152);function Z(H,V,ot){
const st={...H,newHosts:new Set,files:null,remarks:[]};if(V===null)return st;const it=Et=>({...st,remarks:[`changed-only has no effect: ${Et}`]});if(V.kind==="a\
ll")return it(V.why);const{files:mt}=V,Mt=new Set(mt.filter(({status:Et})=>Et!=="removed").map(({file:Et})=>Et));if(Mt.size>0&&![...Mt].some(Et=>ot(Et)!==null))
return it("the checkout contains none of the files that the pull request changes");const $t=H.usages.filter(({place:Et})=>Mt.has(Et.file)),Ct=`changed-only: the\
 pull request changes ${mt.length===1?"1 file":`${mt.length} files`} with ${$t.length} of ${H.usages.length} usages`;return{usages:$t,notes:H.notes.filter(Et=>K(
(0,B.W7)(Et),Mt)),newHosts:at(H.usages,mt,ot),files:new Set(mt.map(({file:Et})=>Et)),remarks:[Ct]}}const K=(H,V)=>V.has(H)||H==="."||[...V].some(ot=>ot.startsWith(
`${H}/`)),Y=2e8;function at(H,V,ot){const st=new Set;if(V.some(xt))return st;const it=new Map(V.map(Et=>[Et.file,Et])),mt=(0,N.Oo)(Et=>Tt(it.get(Et),ot)),Mt=V.flatMap(
({patch:Et})=>Pt(Et,/^[ -]/));let $t=0;const Rt=(Et,bt)=>{const It=[bt,(0,A.nx)(bt).toLowerCase()];return Et.filter(At=>($t+=At.length,$t<=Y&&It.some(Gt=>At.includes(
Gt)))).length},Ct=(Et,bt)=>{const{isNew:It,now:At,added:Gt}=mt(Et),Qt=It?0:Rt(At,bt);return It||Qt>0&&Qt===Rt(Gt,bt)};for(const[Et,bt]of Map.groupBy(H,It=>It.host)){
if(Et===null||bt.some(({isHostImplied:At})=>At))continue;const It=[...new Set(bt.map(({place:At})=>At.file))];!It.every(At=>it.has(At))||Rt(Mt,Et)>0||It.every(At=>Ct(
At,Et))&&$t<=Y&&st.add(Et)}return st}function Tt(H,V){const{file:ot="",status:st,patch:it=null}=H??{},mt=st==="added";if(mt||it===null)return{isNew:mt,now:[],added:[]};
const Mt=(V(ot)??"").toLowerCase().split(`
`);return{isNew:mt,now:Mt,added:Pt(it,/^\+/)}}const Pt=(H,V)=>(H??"").toLowerCase().split(`
`).filter(ot=>V.test(ot)),Dt=/\.(tf|tofu|hcl|json|tfrc)$|\.(terraformrc|tofurc)$/,xt=({file:H,status:V,changes:ot,patch:st})=>st===null&&V!=="added"&&ot>0&&Dt.test(
H);var Bt=t(2859),kt=t(1435),Ft=t(6034),jt=t(370);async function Wt(H,V){const ot=V.now(),st=await(0,jt.SQ)(H,V),it=H.scan.length===0?0:V.now()-ot,{dialect:mt,usedBy:Mt,
...$t}=(0,jt.o0)(H,st,V),Rt={...$t,notes:[...$t.notes,...Vt(st,V.stop.why)]},Ct=await Xt(Rt,H,V),Et=(0,kt.j)(Ct.usages,H,mt,{...V,mayHavePlugins:(0,jt.C_)(st,H)}),
{roots:bt,notes:It}=(0,Ft.D0)({...Rt,scanned:st,changed:Ct.files,dialect:mt,settings:H}),At=(0,G.Xo)(Et.usages,bt),Gt=(0,Bt.CG)(H,At,mt.clients,(0,N.kA)(Rt.usages)),
{configs:Qt,releases:Zt}=Et,{environment:en}=V,{files:sn,bytes:nn}=st;return{dialect:{...mt,releases:Zt},configs:Qt,usages:At.filter(N.s7),roots:bt,requirements:Gt,
notes:[...(0,Ft.a3)(Ct.notes,At,H,en),...It],newHosts:Ct.newHosts,isEmpty:H.scan.length>0&&st.isEmpty&&st.endedAt===null,complaints:Et.findings,allUsages:Rt.usages,
changes:Ct.changes,remarks:[...Ct.remarks,...Et.remarks],scan:{files:sn,bytes:nn,usages:At.length,durationMs:it},clients:Mt,repositories:[],missing:null,checkouts:null}}
async function Xt(H,V,ot){const st=V.changedOnly?await ot.changes(V):null;return{changes:st,...Z(H,st,mt=>{const Mt=(0,T.yR)((0,P.join)(ot.directory,mt));return Mt.
ok?Mt.text:null})}}function Vt({endedAt:H,files:V},ot){return H===null||ot===null?[]:[(0,B.sb)(H,(0,C.ub)({kind:"time",stopped:ot,files:V}))]}function Jt({requirements:H,
repositories:V}){const{size:ot}=new Set(H.map(({host:it})=>it));if(ot<=k.pS)return;const st=`${ot} hosts, the limit is ${k.pS}`;throw new F.GN([V.length>0?`usag\
es name ${st}: check fewer repositories at once`:`scan found ${st}: narrow scan or exclude files`])}var zt=t(7082),Yt=t(6875);const X=function(...H){const{nameRepository:V}=t.
late([9,0,325,789],4789);return new.target?new V(...H):V(...H)},nt=function(...H){const{prepareFleet:V}=t.late([120,9,272,579,0,192,965],5854);return new.target?
new V(...H):V(...H)},ft=function(...H){const{recordRun:V}=t.late([192,883],883);return new.target?new V(...H):V(...H)};async function vt(H,V,ot,st){const{env:it,
kill:mt}=V,{show:Mt}=ot,$t={startTimer:Yt.Ip,now:(0,h.ie)(V)};try{const Rt=await W(H,{...st,...$t,environment:it,kill:mt,progress:Mt});return J(Rt,{directory:st.
directory,environment:it,random:Math.random})}finally{ot.end()}}function J(H,V){const{history:ot}=H.settings;if(ot===null)return{checked:H,warnings:[]};try{const{
history:st,warnings:it}=ft(ot,H,V);return{checked:{...H,context:{...H.context,history:st}},warnings:it}}catch(st){const it=(0,w.RK)((0,l.A3)(st));return{checked:H,
warnings:[`the history ${(0,w.RK)(ot)} was not read: ${it}`]}}}async function W(H,V){const ot=new Date,st=(0,L.s)(H,V),it=st.deadlineMs;(st.usages.length>0||st.
depth!=="discovery")&&(0,h.L2)();const mt=V.startTimer(it,()=>V.stop.end({kind:"deadline",ms:it}));try{const $t=await(st.usages.length===0?Wt:nt)(st,V);Jt($t),await(0,h.
xu)();const Rt=await q($t,st,V,ot);return await lt(Rt,$t,st,V,ot)}finally{mt()}}async function q(H,V,ot,st){const{environment:it,stop:mt,isFork:Mt}=ot,{dialect:$t}=H,
Rt={...H,...await et(H,V,ot),tokenVariables:dt(it),tokenHosts:V.tokens.map(({host:Et})=>Et),stopped:ht(mt.why,H.missing)},Ct={...ot.secrets,kept:wt(H.requirements),
usages:H.allUsages,configs:H.configs,directory:ot.directory,checkedAt:st.getTime()};return(0,E.S4)(Rt,{...V,dialect:$t,isFork:Mt,now:st.getTime()},Et=>b(Et,Ct))}
async function et(H,V,ot){const{requirements:st,roots:it,dialect:mt}=H,Mt=(0,Bt.en)(st,V,mt),$t=Array.from(Mt,([It,At])=>(0,zt.i)(It,At)),Rt=new Set(st.map(({host:It})=>It).
filter(It=>!Mt.has(It))),Ct=V.depth!=="discovery"&&it.length>0;if(Rt.size===0&&!Ct)return{visits:$t,predicted:E.j7,tokenSources:new Map};const{contact:Et}=await Promise.
all([t.e(120),t.e(9),t.e(272),t.e(545),t.e(977),t.e(868)]).then(t.bind(t,3868)),bt=await Et([...Rt],H,V,ot);return{...bt,visits:[...bt.visits,...$t]}}const ht=(H,V)=>H===
null||V===null?H??V:{kind:"several",reasons:[H,V]};async function lt(H,V,ot,st,it){const{requirements:mt,changes:Mt,scan:$t,clients:Rt}=V,Ct=wt(mt),Et=[...V.remarks,
...(0,$.rc)(H)],{why:bt,evidence:It}=V.dialect,At={verdict:H,remarks:(0,$.q9)(Et),detection:{why:bt,evidence:It}},{verdict:Gt,remarks:Qt,detection:Zt}=st.secrets.
redact(At,Ct);return{settings:ot,changes:Mt,verdict:Gt,context:{dialect:{...V.dialect,...Zt},failOn:ot.failOn,scan:$t,remarks:Qt,startedAt:it.toISOString(),durationMs:Date.
now()-it.getTime(),version:S.xv,docsUrl:S.aq,clients:Rt(),links:null,repository:yt(Gt,V,st),repositories:V.repositories,history:null}}}function yt(H,{scan:V,repositories:ot},{
directory:st,environment:it}){return V.files===0||ot.length>0?null:X(st,(0,M.R8)(H),it)}const dt=H=>Object.keys(H).filter(V=>/^TFE?_?TOKEN/i.test(V)),wt=H=>new Set(
H.flatMap(({host:V,service:ot})=>[V,(0,A.nx)(V),ot]))}),8185:((ct,z,t)=>{t.d(z,{C:()=>b,I:()=>g});var R=t(4283),P=t(7052),T=t(6697),y=t(5799),x=t(1831);const p=(D,{
allowedHosts:I,hostnames:O})=>(0,x.Jr)(D,I)||O.some(d=>d.host===D),_=1e4;function b(D,I,O=_){if(I.allowedHosts.length===0)return[];const d=new Map,u=[];let m=0;
for(const{directHost:n,kind:r,isOverridden:o,place:c,clients:a}of D){if(n===void 0||o||p(n,I))continue;const f=r==="backend_http"||r==="remote_state"?"backend":
"download",s=`${f} ${n}`;if(!d.has(s)&&d.size>=O){m+=1;continue}const{problem:i,host:e}=d.get(s)??v(n,f);d.set(s,{problem:i,host:e}),u.push((0,y.hD)(i,{host:e,places:[
c],clients:a}))}return m===0?u:[...u,(0,y.sb)(".",(0,P.ub)({kind:"problems",max:O,omitted:m}))]}function v(D,I){const O=(0,x.Pv)(D),d=O.ok?O.value:null,u=d===null?
D:(0,x.nx)(d);return{problem:(0,T.wp)({host:u,use:I}),host:d}}function g(D,I,O,d){if(d.allowedHosts.length===0)return[];const u=O.filter(({because:m})=>m.some(n=>typeof n!=
"string"));return I.flatMap(m=>{const{id:n,kind:r}=m;if(r!=="url"||!u.some(f=>f.service===n))return[];const o=(0,R.Dl)(m.url),c=o.ok?(0,x.Pm)(o.value):null;if(c===
null||c===D||p(c,d))return[];const a=(0,T.wp)({host:c,service:n,registry:(0,x.nx)(D)});return[(0,y.hD)(a,{services:[n]})]})}}),3217:((ct,z,t)=>{t.d(z,{fc:()=>n,
ky:()=>m,so:()=>v,uA:()=>o});var R=t(4283),P=t(3534),T=t(3410),y=t(5143),x=t(5799),p=t(1831),_=t(9562),b=t(241);function v(c,a,{role:f},s){const i=I(c),e=c.credentials?.
hasToken===!0,E=(c.attempt.hops.at(-1)?.challenge??null)===null&&(e||f!=="guest"),h=e?[]:O(c.host,i,s),S=[...c.difference===null?[]:[c.difference],...h,...i===null||
!E?[]:[d(c,i,s)]].map($=>(0,x.hD)($)),M=e?[]:g(c,s);return M.length>0?[...S,...M]:h.length===0?[...S,...D(c,a,s)]:S}function g(c,{usages:a,isFork:f,depth:s}){const{
host:i,attempt:e}=c;if(s==="discovery"||e.discovery.kind!=="found")return[];const l=a.flatMap(({workspace:E,hasOwnToken:h,needs:A,place:S})=>E===void 0||h||(0,y.
Zl)(S.file)?[]:A.filter(M=>M.host===i));return Array.from(Map.groupBy(l,({service:E})=>E),([E,h])=>{const A=(0,T.vs)({host:i,service:E,isFork:f,...u(c)}),S=h.flatMap(
M=>M.clients);return(0,x.hD)(A,{services:[E],clients:S})})}function D(c,a,{usages:f,isFork:s}){const{host:i,attempt:e,credentials:l}=c;if(e.discovery.kind!=="fo\
und"||l?.hasToken||l?.problem)return[];const E=S=>typeof S!="string"&&!(0,y.Zl)(S.file)&&!f.some(({hasOwnToken:M,place:$})=>M===!0&&$===S),h=(0,_.Uc)(i).find(S=>a.
some(({service:M,because:$})=>M===S&&$.some(E)));if(h===void 0)return[];const A=(0,P.$U)({host:i,service:h,isFork:s,...u(c)});return[(0,x.hD)(A,{services:[h]})]}
function I(c){const{discovery:a,hops:f}=c.attempt;return a.kind==="failed"&&a.problem.code==="document-unauthorized"?f.at(-1)?.status??null:null}function O(c,a,{
tokenVariables:f,hosts:s}){return(0,b.B)(f,c,s).filter(({isParent:i})=>!i||a!==null).map(i=>(0,P.z2)({host:c,...i}))}function d(c,a,{isFork:f}){const{host:s,credentials:i}=c;
return i?.hasToken?(0,P.JD)({host:s,status:a,source:i.source}):(0,P.$U)({host:s,service:null,isFork:f,...u(c)})}function u({credentials:c,looks:a}){const f=a.flatMap(
l=>l.looks),s=l=>[...new Set(f.flatMap(({held:E,source:h})=>E!=="not read"===l?h:[]))],i=c===null?s(!0):[c.source],e=c===null?s(!1):[];return{searched:i,notRead:e}}
function m(c,a){return c.filter(f=>!a.includes(f)).map(f=>(0,x.hD)((0,P.bI)({host:f})))}function n({host:c,attempt:a,credentials:f},s){const i=f?.hasToken===!0,
e=[...s.flatMap(l=>l.kind==="url"&&(0,_.p4)(l.id)&&(0,_.D6)(l.id)?[{url:l.url,service:l.id,isSent:i}]:[]),...a.hops.map(({url:l,authorization:E})=>({url:l,service:null,
isSent:E==="sent"}))].flatMap(({url:l,...E})=>{const h=r(l);return h===null||h===c?[]:[{...E,host:h}]});return[...new Map(e.toReversed().map(l=>[l.host,l])).values()]}
function r(c){const a=(0,R.Dl)(c),f=a.ok?(0,p.Pm)(a.value):null,s=f===null?null:(0,p.Pv)(f);return s?.ok?s.value:null}function o(c,a,{tokenSources:f,hosts:s}){return n(
c,a).flatMap(({host:i,service:e,isSent:l})=>{const E=f.get(i);if(E===void 0)return[];const h=e===null?c.attempt.discovery.kind==="failed":!l,A=(0,P.To)({host:(0,p.
nx)(c.host),other:(0,p.nx)(i),source:E,service:e,isSent:l,isNotice:!h||s.has(i)});return[(0,x.hD)(A,{services:e===null?[]:[e]})]})}}),2886:((ct,z,t)=>{t.d(z,{ER:()=>_,
Gy:()=>o,H4:()=>v,HJ:()=>O,Np:()=>D,Rh:()=>u,TC:()=>m,cA:()=>n,ly:()=>b,nv:()=>g,pi:()=>I,zX:()=>p});var R=t(4e3),P=t(5143),T=t(5799),y=t(1831);const x=["module",
"provider","version","package","lock","not"],p=({problem:c,places:a})=>x.includes(c.code.replace(/-.*/,""))&&a.length>0&&a.every(f=>typeof f!="string"),_=({problem:c,
needed:a})=>a&&c.usualSeverity==="error"&&!v.includes(c.code),b=c=>c.some(a=>typeof a=="string"||!(0,P.Zl)(a.file)),v=["host-http2","host-check-crashed"];function g(c,a){
const{severity:f,affects:s,needed:i}=c,e=i&&a.some(l=>s.includes(l));return f==="error"&&!e?{...c,severity:"warning"}:c}const D=(c,a)=>T.oC.indexOf(c.severity)-
T.oC.indexOf(a.severity),I=({problem:c,host:a,namedHost:f=a},s)=>s.some(({code:i,host:e})=>i===c.code&&(e===null||e===f));function O(c){const a=new Map;return f=>{
const s=JSON.stringify(f),i=a.get(s)??d(f,c);return a.set(s,i),i}}function d(c,a){const f=l=>a.filter(({service:E})=>l.includes(E)),s=c.length===0?a:f(c),i=c.filter(
l=>s.some(({service:E})=>E===l)),e=(s.length>0?s:f(["any"])).flatMap(l=>l.because);return{services:i.length>0?i:c,places:(0,P.As)(u([...new Set(e)]))}}function u(c){
const{own:a=[],aside:f=[]}=Object.groupBy(c,s=>typeof s!="string"&&(0,P.Zl)(s.file)?"aside":"own");return[...a,...f]}function m(c,a){const f=a.some(({because:i})=>i.
includes("hostnames input"));return{role:(0,R.VW)(c)!==null?"guest":f?"operator":"user",host:(0,y.nx)(c)}}const n=c=>typeof c=="string"?c:`${c.file}:${c.line}`,
r=1e3;function o(c,a){const f=c.flatMap(l=>(0,T.Xd)(l)??[]).filter(({file:l,column:E,endColumn:h})=>h>E&&(0,P._M)(l)===null),s=new Map(f.map(l=>[(0,P.df)(l),l])),
i=a([...s.values()].slice(0,r)),e=new Map(i.map(l=>[(0,P.df)(l.place),l]));return l=>{const E=(0,T.Xd)(l),h=E&&e.get((0,P.df)(E));return h?{...l,line:h}:l}}}),2389:((ct,z,t)=>{
t.d(z,{j7:()=>n,k2:()=>i,S4:()=>r});var R=t(3217),P=t(7052),T=t(5143),y=t(5799),x=t(1064),p=t(8185),_=t(2886);function b({notes:e,usages:l,isEmpty:E,complaints:h,
tokenHosts:A,answered:S,contacted:M},$){const w=({problem:k})=>k.code==="file-syntax",L=new Set(e.filter(w).map(y.W7)),C=[...e.map(k=>D(k,L,$)),...[...(0,p.C)(l,
$),...S.map(v),...h,...(0,R.ky)(A,M)].map(k=>(0,_.nv)(k,$.dialect.clients)),...E?[I($)]:[]],{placed:B=[],others:G=[]}=Object.groupBy(C,({places:k})=>k.length>0?
"placed":"others");return[...(0,y.DF)(B,k=>{const{problem:F,severity:Z,affects:K,host:Y,namedHost:at,exclude:Tt}=k,{code:Pt,message:Dt,help:xt}=F;return[Y,at,Pt,
Z,Dt,xt,K,Tt===void 0]}),...G]}function v(e){const{host:l,problem:E}=e;return l===null?e:{...e,services:[],problem:(0,y.pj)(E,(0,_.TC)(l,[]))}}const g=e=>y.oC[y.
oC.indexOf(e)+1]??e;function D(e,l,{dialect:E,allowedHosts:h}){const{problem:A,clients:S,isPlaceholder:M,checkedFor:$=E}=e;if(A.code==="file-limit"&&h.length>0){
const F=`${A.message}; it may use hosts that are not in \`allowed-hosts\``,Z={...A,message:F};return{...e,problem:Z,severity:"error"}}const w=(0,y.W7)(e),L=e.aside??
w,C=e.severity==="error"&&(M||l.has(w)||(0,T.Zl)(L)),B=C?"warning":e.severity,G=$.isGuess&&x.Du.some(F=>!S.includes(F)),N={...e,severity:G?g(B):B},k=(0,_.nv)(N,
$.clients);return C||(0,T.Zl)(L)?{...k,exclude:[(0,T.n7)(L)]}:k}const I=({scan:e,hostnames:l,usages:E})=>(0,y.hD)((0,P.JW)({scan:e,hasHostnames:l.length>0,isFleet:E.
length>0})),O=function(...e){const{judgeRequests:l}=t.late([120,9,272,545,977,868],3868);return new.target?new l(...e):l(...e)},d=function(...e){const{crashedVisit:l}=t.
late([120,9,272,545,977,868],3868);return new.target?new l(...e):l(...e)},u=function(...e){const{judgeVisit:l}=t.late([120,9,272,545,977,868],3868);return new.target?
new l(...e):l(...e)},m=function(...e){const{outcomesOf:l}=t.late([120,9,272,545,977,868],3868);return new.target?new l(...e):l(...e)},n={findings:[],roots:[],reasons:new Map,
requests:[],answering:new Set};function r(e,l,E=()=>[]){const{predicted:h,stopped:A}=e,S=o(e,l),M=[...e.notes,...h.findings.filter(({host:K})=>K===null)],$=b({...e,
notes:M,...c(S,h,l)},l),w=[...S.flatMap(K=>K.findings),...$],L=K=>!(0,_.pi)(K,l.ignore),C=(0,_.Gy)(w.filter(L).sort(_.Np),E),B=K=>K.filter(L).map(C).sort(_.Np),
G=S.map(K=>{const Y=B(K.findings.filter(at=>!(0,_.zX)(at)));return{...K,findings:Y,clients:m(Y)}}),N=({exclude:K})=>+(K!==void 0),k=B([...S.flatMap(K=>K.findings.
filter(_.zX)),...$]).toSorted((K,Y)=>(0,_.Np)(K,Y)||N(K)-N(Y)),F=[...G.flatMap(K=>K.findings),...k].sort(_.Np),Z=Map.groupBy(s(k),({line:K})=>K);return{passed:A===
null&&!F.some(({severity:K})=>i(K,l.failOn)),stopped:A,hosts:G,files:k,findings:F,ignored:w.length-F.length,roots:h.roots.map(K=>a(K,h,l,Z))}}function o(e,l){const{
visits:E,newHosts:h,predicted:A}=e,S=Map.groupBy(e.requirements,({host:C})=>C),M=Map.groupBy(A.findings,({host:C})=>C),$=new Map(A.requests.map(C=>[C.host,C])),
w=new Set(E.map(({host:C})=>C)),L={...l,...e,hosts:w};return E.map(C=>{const{host:B}=C,G={visit:C,requirements:S.get(B)??[],predicted:M.get(B)??[],requests:$.get(
B)??null,answering:A.answering,isNew:h.has(B)};try{return u(G,l,L)}catch(N){return d(G,l.dialect,N)}})}function c(e,{findings:l,requests:E},h){const A=new Set(e.
map(({visit:$})=>$.host)),S=e.flatMap(({visit:$,services:w})=>(0,R.fc)($,w)),M=E.flatMap($=>O($,[],h).map(w=>({...w,host:$.host})));return{answered:[...l,...M].
filter(({host:$})=>$!==null&&!A.has($)),contacted:[...A,...[...S,...E].map(({host:$})=>$)]}}function a({rows:e,...l},{reasons:E},{ignore:h},A){const S=({findings:M,
decidedAt:$})=>M.length>0?M.filter(w=>!(0,_.pi)(w,h)).map(w=>(0,_.nv)(w,l.clients)):$.flatMap(w=>A.get((0,_.cA)(w))??[]).map(({finding:w})=>w);return{...l,rows:e.
map(M=>{const $=E.get(M);if($===void 0)return M;const w=S($).toSorted(_.Np),L=new Map(w.map(({problem:{code:C,title:B,usualSeverity:G}})=>[C,{code:C,title:B,usualSeverity:G}]));
return{...M,worst:w[0]?.severity??null,problems:[...L.values()]}})}}const f=/^(?:constraint|lock)-/,s=e=>e.filter(({problem:l,host:E})=>E===null&&f.test(l.code)).
flatMap(l=>l.places.map(E=>({line:(0,_.cA)(E),finding:l}))),i=(e,l)=>e==="error"?l!=="never":e==="warning"&&l==="warning"}),9664:((ct,z,t)=>{t.d(z,{Gz:()=>P,LA:()=>x,
jt:()=>T,un:()=>y});var R=t(3916);const P=(p,_)=>p===""?_:`${p}/${_}`,T=p=>p.slice(0,Math.max(0,p.lastIndexOf("/")));function y(p,_){const b=(0,R.join)(p,_).replace(
/\/$/,"");return b==="."?"":b}const x=p=>/(^|\/|_)override\.(tf|tofu)(\.json)?$/.test(p)}),1022:((ct,z,t)=>{t.d(z,{m:()=>I,s:()=>d});var R=t(4091),P=t(1831),T=t(
8408),y=t(5011);const x={terraform:["terraform.io"],opentofu:["terraform.io","opentofu.org"]},p="hashicorp",_="-",b='Invalid provider source string: The "source\
" attribute must be in the format "[hostname/][namespace/]name"',v={prefix:"terraform-",whose:"a Terraform",frequency:"often"},D={terraform:[v],opentofu:[v,{prefix:"\
opentofu-",whose:"an OpenTofu",frequency:"sometimes"}]};function I(o,c){const a=o.split("/");if(a.length>3||a.includes(""))return O(b);const[f="",s,i]=a.reverse(),
e=d(f);if(!e.ok){const $=`${(0,R.ol)(f)} in source ${(0,R.ol)(o)}`;return O(`Invalid provider type: Invalid provider type ${$}: ${e.why}"`)}const l=i===void 0,E=l?
(0,R.Ju)((0,y.Vm)(c)):(0,P.Pv)(i);if(s===void 0&&E.ok){const $={hostImplied:l,namespace:p,type:e.value};return{kind:"registry",host:E.value,...$}}const h=s===_?
(0,R.Ju)(s):d(s??""),A=`namespace "" in source ${(0,R.ol)(o)}`;if(!h.ok)return O(`Invalid provider namespace: Invalid provider ${A}: ${h.why}"`);if(!E.ok){const $="\
Invalid provider source hostname";return O(`${$}: ${$} ${A}: ${E.why}"`)}const S={hostImplied:l,host:E.value,namespace:h.value,type:e.value},M=m(S,c);return M===
void 0?{kind:u(S,c),...S}:O(M)}const O=o=>({kind:"invalid",error:o});function d(o){if(/^[a-z0-9]+$/.test(o))return(0,R.Ju)(o);if(o==="")return(0,R.TR)("must hav\
e at least one character");if(o.includes("."))return(0,R.TR)("dots are not allowed");if(o.includes("--"))return(0,R.TR)("cannot use multiple consecutive dashes");
const c=(0,T.YE)(o);return c.ok?(0,R.Ju)((0,T.DI)(c.value)):(0,R.TR)("must contain only letters, digits, and dashes, and may not use leading or trailing dashes")}
function u({host:o,namespace:c},a){return c===_?"legacy":c==="builtin"&&x[a].includes(o)?"builtin":"registry"}function m(o,c){const a=(0,y.Vm)(c);if(o.namespace===
_&&o.host!==a)return`Invalid provider namespace: The legacy provider namespace "-" can be used only with hostname ${a}.`;const f=D[c].find(({prefix:s})=>o.type.
startsWith(s));return f===void 0?void 0:n(o,f,c)}function n(o,{prefix:c,whose:a,frequency:f},s){const i=`${c}provider-`,e=o.type.slice(i.length);if(!o.type.startsWith(
i)||!d(e).ok)return`Invalid provider type: Provider source ${(0,R.ol)(r(o))} has a type with the prefix ${(0,R.ol)(c)}, which isn't allowed because it would be \
redundant to name ${a} provider with that prefix. If you are the author of this provider, rename it to not include the prefix.`;const l=r({...o,type:e},s);return`\
Invalid provider type: Provider source ${(0,R.ol)(r(o,s))} has a type with the prefix ${(0,R.ol)(i)}, which isn't valid. Although that prefix is ${f} used in th\
e names of version control repositories for ${a.split(" ")[1]} providers, provider source strings should not include it.

Did you mean ${(0,R.ol)(l)}?`}const r=({host:o,namespace:c,type:a},f)=>f!==void 0&&o===(0,y.Vm)(f)?`${c}/${a}`:`${(0,P.nx)(o)}/${c}/${a}`}),241:((ct,z,t)=>{t.d(
z,{B:()=>T});var R=t(1831);const P=/^TFE?[_-]?TOKENS?[_-]?(?=.)/i;function T(v,g,D){const[I]=(0,R.fK)(g);return I===void 0?[]:v.flatMap(O=>{const d=(0,R.$k)(O);
if(d!==null&&D.has(d))return[];const u=y(O,d,g);return u===null?[]:[{variable:O,why:u,write:I,isParent:x(d,g)}]})}function y(v,g,D){const I=P.exec(v)?.[0];if(I===
void 0)return null;const O=v.slice(I.length);return g!==null&&x(g,D)?`it is for ${(0,R.nx)(g)} only: the clients do not use the tokens of parent domains`:_(D).some(
d=>d===p(O))?I!==R.xV?`it begins with ${I}, and the clients read only ${R.xV}`:g===null?"the clients cannot read a hostname from it and ignore it":`the clients \
read it for ${(0,R.nx)(g)}${b(O,D)}`:null}const x=(v,g)=>v!==null&&(0,R.Sv)(g).name.endsWith(`.${(0,R.Sv)(v).name}`),p=v=>v.normalize("NFC").toLowerCase().replace(
/[^\p{L}\p{N}]+/gu,"_").replace(/^_|_$/g,"");function _(v){const{name:g}=(0,R.Sv)(v);return[...new Set([v,g,(0,R.nx)(v)].map(p))]}function b(v,g){const{name:D,port:I}=(0,R.
Sv)(g);return I!==443&&!v.includes(":")?"; a port follows a colon":D.includes("-")&&!v.includes("-")?"; a hyphen is written as two underscores":""}}),4503:((ct,z,t)=>{
t.d(z,{DZ:()=>d,R8:()=>m,aE:()=>y,oW:()=>u,uM:()=>T});var R=t(5143),P=t(8884);function T({file:n,line:r},{links:o,repositories:c}){const{repository:a,path:f}=(0,R.
bH)(n);if(a!==null){const i=O(p(c).get(a)),e=f==="."?null:u(f);return i===null||e===null?null:`${i}/${e}#L${r}`}const s=o?.get(n);return s===void 0?null:s.diff?.
lines.has(r)?`${s.diff.url}R${r}`:`${s.url}#L${r}`}const y=(n,{repositories:r})=>{const o=p(r).get(n)?.url??null;return o===null||I(o)===null?null:o},x=new WeakMap;
function p(n){const r=x.get(n)??new Map(n.map(o=>[o.name,o]));return x.set(n,r),r}const _=600,b=/^https?:\/\/([a-z\d.-]+)(?::\d+)?(?:\/(?!\.{1,2}(?:\/|$))[\w.-]+)+$/i,
v=/^(?:[\da-f]{40}|[\da-f]{64})$/,g=/^gitlab\.com$/i,D=/^(?:gitlab\.(?!com$)|bitbucket\.|gitea\.|forgejo\.|codeberg\.org$|dev\.azure\.com$|.*\.visualstudio\.com$)/i,
I=n=>n.length<=_?b.exec(n)?.[1]??null:null;function O(n){const{url:r=null,commit:o=null}=n??{},c=r===null?null:I(r);return c===null||o===null||!v.test(o)||D.test(
c)?null:`${r}${g.test(c)?"/-":""}/blob/${o}`}const d=n=>O(n)?.replace(/\/blob\/(?=[\da-f]+$)/,"/commit/")??null;function u(n){if(!n.isWellFormed())return null;const r=o=>encodeURIComponent(
o).replace(/[!'()*_~]/g,c=>`%${c.charCodeAt(0).toString(16).toUpperCase()}`);return n.split("/").map(r).join("/")}const m=n=>new Set((0,P.YC)(n).flat().flatMap(
r=>typeof r=="string"?[]:r.file).filter(P.CN))}),7574:((ct,z,t)=>{t.d(z,{I$:()=>x,QN:()=>b,kJ:()=>T,nO:()=>v,tY:()=>y,u8:()=>_});var R=t(4120);const P=864e5;function T(g){
const D=Math.round(g);if(D<1e3)return`${D} ms`;if(D<59950)return`${(D/1e3).toFixed(1)} s`;const I=Math.round(D/1e3);return`${Math.floor(I/60)} min ${I%60} s`}function y(g){
return g<1e3?`${g} B`:g<999950?`${(g/1e3).toFixed(1)} kB`:`${(g/1e6).toFixed(1)} MB`}function x(g){return[["DNS",g.lookupMs],["connect",g.connectMs],["TLS",g.tlsMs],
["first byte",g.firstByteMs],["total",g.totalMs]].flatMap(([I,O])=>O===null?[]:[[I,O]])}const p=6e4;function _(g,D){const I=Date.parse(D)-Date.parse(g);if(!(I>=
p))return"less than a minute";const O=Math.floor(I/p),[d,u]=[Math.floor(O/1440),Math.floor(O%1440/60)];return[...d>0?[(0,R.px)(d,"day")]:[],...u>0?[`${u} h`]:[],
...d===0&&O%60>0?[`${O%60} min`]:[]].join(" ")}const b=g=>`${g.slice(0,16).replace("T"," ")} UTC`;function v(g,D){const I=(Date.parse(g)-Date.parse(D))/P;if(Number.
isNaN(I))return g;const O=(0,R.px)(Math.floor(Math.abs(I)),"day"),d=Math.abs(I)<1,u=d?"within the last day":`${O} ago`,m=d?"in less than a day":`in ${O}`;return`${g.
slice(0,10)} (${I<0?u:m})`}}),8884:((ct,z,t)=>{t.d(z,{CN:()=>E,Dc:()=>e,II:()=>_,Ky:()=>b,Qz:()=>i,R3:()=>p,YC:()=>c,_X:()=>m,eb:()=>I,eo:()=>x,et:()=>l,fP:()=>n,
iW:()=>d,io:()=>a,mj:()=>u,oN:()=>r,tN:()=>f,xi:()=>s,yv:()=>o});var R=t(5143),P=t(5799),T=t(4120),y=t(8641);const x=M=>h(M)?`${_(M.file)}:${M.line}`:M,p=({file:M,
line:$,column:w})=>`${_(M)}:${$}:${w}`;function _(M){const{repository:$,path:w}=(0,R.bH)(M);if($===null)return(0,y.J7)(M);const L=(0,y.J7)($);return w==="."?L:`${L}\
//${(0,y.J7)(w)}`}function b(M,$,w=x){const{places:L,isOfRepositories:C}=v(A(M)),B=L.slice(0,$).map(w).join(", "),G=L.length-$;return G<=0?B:`${B} and ${(0,T.px)(
G,C?"more repository":"more place")}`}function v(M){const $=g(M),w=$.filter(D).length>1;return{places:w?$:M,isOfRepositories:w}}const g=M=>S(M,$=>h($)?(0,R._M)(
$.file)??$:$),D=M=>h(M)&&(0,R._M)(M.file)!==null,I=M=>g(O(M)).filter(D),O=M=>[...new Set(M.map(({places:$})=>$))].flat(),d=(M,$)=>M===$?`all ${$} repositories`:
`${M} of ${$} repositories`;function u(M,$){const{length:w}=$>1?I(M):[];return w>1?d(w,$):""}function m(M){const $=M.filter(({severity:L})=>L!=="notice").flatMap(
L=>I([L]).map(C=>({...L,places:[C]}))),w=({findings:L},C)=>L.filter(B=>B.severity===C).length;return Array.from(Map.groupBy($,L=>(0,R._M)((0,P.W7)(L))??""),([L,
C])=>({repository:L,findings:C})).toSorted((L,C)=>w(C,"error")-w(L,"error")||w(C,"warning")-w(L,"warning"))}const n=({length:M})=>`with errors or warnings in ${M===
1?"its":"their"} own files`;function r(M,$){const{isOfRepositories:w}=v(M),L=B=>(w?(0,R._M)(B.file):null)??x(B),C=new Set($.map(B=>B&&L(B)));return M.filter(B=>!C.
has(L(B)))}function o(M){const $=O(M),w=A($.filter(h)),L=[...new Set($.filter(C=>typeof C=="string"))];return{lines:w,settings:L}}const c=({findings:M,hosts:$,roots:w})=>[
...new Set([...M.map(({places:L})=>L),...$.flatMap(({requirements:L})=>L.map(({because:C})=>C)),...w.flatMap(({rows:L})=>L.map(({places:C})=>C))])],a=M=>M.find(
$=>(0,P.Xd)($)!==null),f=M=>M.map(P.Xd).find($=>$!==null)??null;function s(M,{clients:$,repositories:w},L,C){const{lines:B,settings:G}=o([M]);return[["help",(0,y.
RK)(M.problem.help??"",L)],["affects",(0,T.od)(M.affects,$)],["hits",u([M],w.length)],["also at",b(r(B,B.slice(0,1)),C)],["required by",b(G,C)]].filter(([,k])=>k!==
"")}const i=({requirements:M})=>M.some(({because:$})=>$.some(h)),e=M=>new Set(o(M).lines.map(({file:$})=>$)).size,l=M=>M.every(({problem:$})=>$.code.startsWith(
"credentials-"))?"credentials":"settings",E=M=>!/^(?:~?[/\\]|%APPDATA%|[A-Za-z]:[/\\])/.test(M)&&(0,R._M)(M)===null,h=M=>typeof M!="string",A=M=>S(M,$=>h($)?`${$.
line}:${$.file}`:$);function S(M,$){const w=new Set;return M.filter(L=>{const C=$(L);return!w.has(C)&&w.add(C)})}}),6763:((ct,z,t)=>{t.d(z,{h$:()=>I,q9:()=>b,rc:()=>v});
var R=t(4e3),P=t(5143),T=t(7574),y=t(4120),x=t(8884);const p=50,_=3,b=d=>(0,y.Sk)(d,p,String,u=>`and ${(0,y.px)(u,"more remark")}`);function v(d){const u=(0,x.YC)(
d).some(({length:n})=>n===P.WD),m=d.roots.some(({rows:n})=>n.some(({platforms:r})=>r.some(({available:o})=>o===!0)));return[...u?[`lists of places end after ${P.
WD} places`]:[],...g(d),...m?["signatures of provider packages were not verified"]:[]]}function g({files:d}){const u=d.filter(({exclude:f,severity:s})=>f!==void 0&&
s!=="notice"),{length:m}=u;if(m===0)return[];const n=[...new Set(u.flatMap(({exclude:f})=>f??[]))],r=(0,x.eb)(u).length,o=m===1?"1 finding is":`${m} findings ar\
e`,c=r===0?"":` of ${(0,y.px)(r,"repository")}`;return[`${o} in tests, examples or templates${c}, where errors are warnings; to skip such files, set ${r===0?"`e\
xclude`":"`exclude` where their files are read"}: ${(0,R.K4)(n,_,R.dh)}`]}function D({hosts:d},{scan:u,repositories:m}){const{files:n,bytes:r,usages:o,durationMs:c}=u,
a=d.filter(x.Qz).length,f=a===0?"no registry host is used":`${(0,y.px)(o,"usage")} of ${(0,y.px)(a,"registry host")}`;return m.length>0?`${f} in ${(0,y.px)(m.length,
"repository")}`:n===0&&c===0?null:n===0?"found no Terraform or OpenTofu files":`scanned ${(0,y.px)(n,"file")} (${(0,T.tY)(r)}) in ${(0,T.kJ)(c)}: ${f}`}function I(d,u){
const{dialect:m,durationMs:n,scan:r,remarks:o}=u,c=D(d,u),f=d.hosts.length===0&&r.files===0?"":` for ${(0,y.QI)(m)} (${m.why})`;return[`${O(d)}; checked in ${(0,T.
kJ)(n)}${f}`,...c===null?[]:[c],...o]}function O({findings:d,ignored:u}){const m=(0,y.H8)(d)||"no findings";return u>0?`${m}, ${u} ignored`:m}}),7523:((ct,z,t)=>{
t.d(z,{Xo:()=>b,lc:()=>x,op:()=>p});var R=t(9664),P=t(5011),T=t(1022),y=t(5257);function x({kind:g,text:D,address:I},O,d){switch(g){case"required_provider":case"\
state_store_provider":case"lock_provider":{const u=(0,T.m)(D??"",d);return u.kind==="registry"?u:null}case"required_provider_nosource":case"required_provider_le\
gacy":return{host:O,namespace:"hashicorp",type:p(I)};case"implied_provider":return{host:O,namespace:"hashicorp",type:(D??"").replace(/[._].*$/s,"")};default:return null}}
const p=g=>g.replace(/^.*\./s,""),_=/^\.{1,2}\//;function b(g,D){const I=Map.groupBy(D,({lockFile:m})=>m),O=new Set(g.flatMap(({kind:m,text:n,place:r})=>v.test(
m)&&!_.test(n??"")?(0,R.jt)(r.file):[])),d=new Map,u=(m,n)=>{if(m.calls.length>0||m.directories.some(c=>O.has(c)))return!0;const r=d.get(m)??new Set(m.providers.
map(c=>(0,y.JT)(c.provider)));d.set(m,r);const o=x(n,(0,P.Vm)(m.client),m.client);return o===null||r.has((0,y.JT)(o))};return g.map(m=>{if(m.kind!=="lock_provid\
er"||m.needs.length===0)return m;const n=I.get(m.place.file)??[];return n.length===0||n.some(r=>u(r,m))?m:{...m,needs:[]}})}const v=/^(?:module|test_module|terragrunt_source|installed_module)/}),
5257:((ct,z,t)=>{t.d(z,{IY:()=>p,Im:()=>_,JT:()=>x,KS:()=>v,MP:()=>y,W$:()=>T,cd:()=>P,ek:()=>b});const R="hostnames input",P={file:R,line:1,column:1,endColumn:1},
T=g=>g.file===R?R:g,y=({host:g,namespace:D,name:I,system:O})=>[g,D,I,O].join("/"),x=({host:g,namespace:D,type:I})=>[g,D,I].join("/"),p=g=>"type"in g?x(g):y(g);function _(g){
return"constraints"in g?g.constraints:g.constraint===null?[]:[g.constraint]}const b=g=>("places"in g?g.places:[g.place]).map(T);function v({version:g},D){if(g===
null)return null;const I=g.text??g.values?.[D]??null;return I===null?null:{text:I,place:g.place}}}),8416:((ct,z,t)=>{t.d(z,{L2:()=>D,WJ:()=>v,oh:()=>g,rU:()=>I,
uQ:()=>O});var R=t(4e3),P=t(5143),T=t(1064),y=t(9664),x=t(5603),p=t(7854),_=t(3469);const b=function(...a){const{readTools:f}=t.late([9,0,325,789],4789);return new.target?
new f(...a):f(...a)},v=([a,...f])=>a===void 0||f.length>0?"both":a;function g(a,f){const s=(0,p.Oo)(()=>b(a,f));return()=>s(null)}function D({setting:a,scan:f}){
const{name:s}=a,i=s==="auto"?null:s==="both"?T.Du:[s],e=f===null||f.isEmpty?null:f,l=e===null?[]:n(e,a,i),E=e?.constraints??[],h={setting:a,signs:l,constraints:E};
if(i!==null)return r(i,["set by `dialect`"],[],h);if(e===null)return r(T.Du,["CLI not detected; set `dialect` to check one"],[],h);const A=m(l);if(A.length===0)
return{...r(["terraform"],["assumed, CLI not detected; set `dialect`"],[],h),isGuess:!0};const S=d(A),M=S.flatMap($=>A.find(w=>w.client===$)??[]);return r(S,M.map(
c),A,h)}function I({clients:a},f){if(f===null||f.isEmpty)return T.zK;const s=new Set([...a,...f.tools().others]);return f.usesTerragrunt&&s.add("terragrunt"),T.
zK.filter(i=>s.has(i))}function O(a,{evidence:f,versions:s}){const i=f.filter(({level:e,version:l})=>e==="version-file"&&l!==null);return(e,l)=>{const E=i.some(
h=>{const A=(0,y.jt)(h.place.file);return h.client===e&&(A===""||`${l}/`.startsWith(`${A}/`))});return a.version??(E?s[e]??null:null)}}const d=a=>T.Du.filter(f=>a.
some(s=>s.client===f));function u(a){const f=a.filter(({place:s})=>!(0,P.Zl)(s.file));return f.length===0?a:f}const m=a=>{const f=u(a);return x.A.map(i=>f.filter(
e=>e.level===i)).find(({length:i})=>i>0)??[]};function n({signs:a,tools:f,hasCloudHostname:s},{version:i},e){const l=m(a),E=e??d(l),h=l.every(({place:L})=>(0,P.
Zl)(L.file)),A=e===null&&(h||l.some(({isCloud:L})=>L)),S=i===null&&E.some(L=>(0,_.w)(L,[]).length>1);if(!A&&!S)return a;const{setsCloudHostname:M,signs:$}=f(),w=s||
M;return[...a.filter(({isCloud:L})=>!(L&&w)),...$]}function r(a,f,s,i){const e=a.map(h=>o(h,i)),l=e.filter(({version:h})=>h!==null),E=l.flatMap(({signs:[h]})=>h?
c(h):[]);return{name:v(a),clients:a,releases:e.flatMap(({releases:h})=>h),versions:Object.fromEntries(l.map(h=>[h.client,h.version??""])),why:[...new Set([...f,
...E])].join(", "),evidence:[...new Set([...s,...e.flatMap(({signs:h})=>h)])]}}function o(a,{setting:f,signs:s,constraints:i}){const e=(w,L,C=[])=>({client:a,releases:(0,_.
w)(a,w),version:L,signs:C});if(f.version!==null)return e([f.version],f.version);const l=u(s.filter(w=>w.client===a&&w.version!==null)),E=[...new Set(l.map(({version:w})=>(w??
"").replace(/^v/,"")))],[h]=E;if(h!==void 0)return e(E,E.length===1&&(0,_.l)(h)?h:null,l);const A=u(i),S=A.map(({text:w})=>w),M=e([],null),$=e(S,S.length===1?S[0]??
null:null,A.map(({text:w,place:L})=>({client:a,level:"syntax",place:L,text:`requires ${(0,R.dh)(w)}`,version:w})));return $.releases.length===M.releases.length?
M:$}const c=({place:a,text:f})=>`${a.file}:${a.line} ${f}`}),2161:((ct,z,t)=>{t.d(z,{L8:()=>D,TD:()=>u,U4:()=>v,Z8:()=>m,e0:()=>g,tr:()=>b});var R=t(1064);const P=[
"terraform"],T=["opentofu"],y=[{suffix:".tftest.hcl",class:"test",clients:R.Du,twin:".tofutest.hcl"},{suffix:".tftest.json",class:"test",clients:R.Du,twin:".tof\
utest.json"},{suffix:".tofutest.hcl",class:"test",clients:T},{suffix:".tofutest.json",class:"test",clients:T},{suffix:".tfquery.hcl",class:"query",clients:P},{suffix:"\
.tfquery.json",class:"query",clients:P},{suffix:".tfmigrate.hcl",class:"migrate",clients:P},{suffix:".tfcomponent.hcl",class:"stack",clients:P},{suffix:".tfcomp\
onent.json",class:"stack",clients:P},{suffix:".tfstack.hcl",class:"stack",clients:P},{suffix:".tfstack.json",class:"stack",clients:P},{suffix:".tfdeploy.hcl",class:"\
deploy",clients:P},{suffix:".tfdeploy.json",class:"deploy",clients:P},{suffix:".tfmock.hcl",class:"none",clients:R.Du},{suffix:".tofumock.hcl",class:"none",clients:T},
{suffix:".tf.json",class:"config",clients:R.Du,twin:".tofu.json"},{suffix:".tofu.json",class:"config",clients:T},{suffix:".tf",class:"config",clients:R.Du,twin:"\
.tofu"},{suffix:".tofu",class:"config",clients:T},{suffix:"terragrunt.hcl.json",class:"terragrunt",clients:R.Du},{suffix:".hcl",class:"terragrunt",clients:R.Du}],
x=Map.groupBy(y,({suffix:n})=>n.slice(n.lastIndexOf(".")+1)),p=".terraform.lock.hcl",_={class:"lock",syntax:"hcl",clients:R.Du,isOverride:!1},b=n=>n.includes(".\
tofu")&&/\.tofu(test)?(\.(hcl|json))?$/.test(n),v=".terraform/modules/modules.json",g={..._,class:"manifest",syntax:"json"};function D(n,r,o){if(n===p)return _;
const a=x.get(n.slice(n.lastIndexOf(".")+1))?.find(({suffix:A})=>n.endsWith(A));if(a===void 0||a.class==="none")return;const f=I(n)&&a.class==="test"&&o==="test\
s";if(I(n)&&!f)return;const s=n.slice(0,-a.suffix.length),i=a.twin!==void 0&&r.has(s+a.twin),e=s==="override"||s.endsWith("_override"),l=i||f;if(l&&!a.clients.includes(
"terraform"))return;const E=l?P:a.clients,h=n.endsWith(".json")?"json":"hcl";return{class:a.class,syntax:h,clients:E,isOverride:e}}const I=n=>n.startsWith(".")||
n.endsWith("~")||n.startsWith("#")&&n.endsWith("#"),O=/^(\.terraform-version|\.opentofu-version|\.tool-versions|\.?mise\.toml)$/,d=new RegExp(`^(${["(gnu)?makef\
ile","\\.?justfile","taskfile(\\.dist)?\\.ya?ml","(dockerfile|containerfile|jenkinsfile)([._-].*)?","\\.?devcontainer\\.json","atlantis\\.ya?ml","aqua\\.ya?ml",
"\\.gitlab-ci\\.ya?ml","azure-pipelines?[^/]*\\.ya?ml","bitbucket-pipelines\\.ya?ml","(docker-)?compose[^/]*\\.ya?ml","(cloudbuild|buildspec|appveyor)[^/]*\\.ya?\
ml","\\.(travis|drone|woodpecker|cirrus|pre-commit-config)\\.ya?ml",".*\\.(sh|bash|ps1|cmd|bat|mk|dockerfile|gitlab-ci\\.ya?ml)"].join("|")})$`,"i"),u=n=>O.test(
n),m=n=>u(n)||d.test(n)}),6195:((ct,z,t)=>{t.d(z,{$8:()=>b,G$:()=>v,Ls:()=>p,UO:()=>g,VK:()=>x,sT:()=>I,sq:()=>D});var R=t(6760),P=t(7052),T=t(2161);const y=/[*?[{]/;
function x(d){const u=d.split("/"),m=u.findIndex(n=>y.test(n));return m<0?{fixed:d}:{fixed:u.slice(0,m).join("/"),glob:u.slice(m).join("/")}}function p(d){const u=d.
map(m=>{const n=m.replace(/^(\.\/)+/,"").replace(/(?<!\/)\/+$/,"");return{glob:n,start:_(n)}});return m=>{const n=m.toLowerCase();return u.some(({glob:r,start:o})=>r===
m||n.startsWith(o)&&R.posix.matchesGlob(m,r))}}function _(d){const[u=""]=d.includes("..")?[]:/^(?:[\w-][\w.-]*\/)*/.exec(d)??[];return u.toLowerCase()}const b=({
file:d,glob:u},m)=>d===m||u!==void 0&&R.posix.matchesGlob(m,u),v=d=>d.startsWith(".")||d==="node_modules",g=(d,u)=>d===u||d.startsWith(u.endsWith(R.sep)?u:u+R.sep),
D=d=>R.sep==="/"?d:d.replaceAll(R.sep,"/");function I(d,u,m,n){if(d.kind==="error")return(0,P.WO)({what:"link",code:d.code});const{kind:r,path:o}=d;return g(o,u.
boundary)?r==="directory"?null:r==="special"?(0,P.WO)({what:"link-to-special-file"}):{path:o,isScanned:O(o,u,m,n)}:(0,P.a3)()}function O(d,u,m,n){if(u.file!==void 0||
u.glob!==void 0||!g(d,u.path))return!1;const[r="",...o]=D((0,R.relative)(u.path,d)).split("/").toReversed();if(o.some(v))return!1;const c=D((0,R.relative)(m,d)).
split("/");return c.map((f,s)=>c.slice(0,s+1).join("/")).slice(-1-o.length).some(n)?!1:(0,T.L8)(r,new Set([r]),o[0]??"")!==void 0}}),5603:((ct,z,t)=>{t.d(z,{A:()=>x,
j:()=>p});var R=t(5143),P=t(5799),T=t(1064),y=t(5011);const x=["lock-file","syntax","version-file","tool","hook"];class p{signs=new Map;constraints=new Map;addFile({
file:g,kind:{clients:D},scope:I,isContext:O}){if(O)return;const[d,...u]=D;if(d!==void 0&&u.length===0&&!b(g)){const m=`is read by ${T.bB[d]} only`;this.addSign(
{client:d,level:"syntax",place:{file:g,...P.wv},text:m,version:null})}for(const m of I.declared)this.addDeclared(m)}end(g){for(const{kind:D,host:I,place:O,clients:d,
isOverridden:u}of g)if(D==="lock_provider"){const m=T.Du.find(r=>(0,y.Vm)(r)===I),n=`locks providers from ${I}`;m&&this.addSign({client:m,level:"lock-file",place:O,
text:n,version:null})}else if(D==="cloud_default"&&!u&&d.includes("terraform")){const n={client:"terraform",level:"syntax",place:O,text:"has a cloud block witho\
ut hostname",version:null};this.addSign({...n,isCloud:!0})}return{signs:[...this.signs.values()],constraints:[...this.constraints.values()]}}addDeclared(g){const{
kind:D,text:I,place:O}=g;if(D==="version")_(this.constraints,I,g);else if(D==="binary"){const d=I==="tofu"?"opentofu":"terraform",u={text:"sets terraform_binary",
version:null};this.addSign({client:d,level:"version-file",place:O,...u})}else if((0,T.SO)(D)){const{client:d,what:u}=T.$I[D];this.addSign({client:d,level:"synta\
x",place:O,text:`has ${u}`,version:null})}}addSign(g){_(this.signs,`${g.client} ${g.text}`,g)}}function _(v,g,D){const I=(0,R.Zl)(D.place.file)?`${g} aside`:g;v.
has(I)||v.set(I,D)}const b=v=>/(^|\/)[.#][^/]*$/.test(v)}),7854:((ct,z,t)=>{t.d(z,{G4:()=>D,O8:()=>T,Oo:()=>b,VZ:()=>y,kA:()=>_,s7:()=>p,sw:()=>x,vH:()=>v});var R=t(
7052),P=t(5799);const T=["module","state","lock"],y=["version","compatible","provider-version"];function x(I,O){const d=b(m=>m.filter(n=>O.includes(n))),u=b(m=>m.
map(n=>({...n,clients:d(n.clients)})).filter(n=>n.clients.length>0));return I.flatMap(m=>{const n=d(m.clients);if(n.length===m.clients.length)return m;const r=u(
m.needs),o=m.isHostImplied?r[0]?.host??m.host:m.host;return n.length===0?[]:{...m,clients:n,needs:r,host:o}})}const p=({workspace:I,hasOwnToken:O,directHost:d})=>I!==
void 0||O===!0||d!==void 0,_=I=>new Set(I.flatMap(({host:O,isHostImplied:d})=>d?[]:O??[]));function b(I){let O;return d=>{O??=new Map;const u=O.get(d);if(u!==void 0||
O.has(d))return u;const m=I(d);return O.set(d,m),m}}const v=(I,O)=>I.filter(({clients:d})=>d.some(u=>O.includes(u))),g=1e4;function D(I=g){const O=[],d=new Set,
u={error:0,warning:0,notice:0};let m=0;return{add:o=>{const{code:c,severity:a}=o.problem,f=c==="file-syntax"?(0,P.W7)(o):null;f!==null&&d.has(f)||(f!==null&&d.add(
f),u[a]+=1,u[a]<=I?O.push(o):m+=1)},all:()=>m===0?O:[...O,(0,P.sb)(".",(0,R.ub)({kind:"problems",max:I,omitted:m}))]}}}),9488:((ct,z,t)=>{t.d(z,{G:()=>I});var R=t(
3024),P=t(6760),T=t(5747),y=t(7052),x=t(5799),p=t(9664),_=t(2161),b=t(6195);const v={files:1e6,directoryFiles:5e4},g=200,D=1e4;function*I(m,n={toolFiles:[],hasPlugins:!1},r=v){
const o=new d(m,n,r);for(const c of m.scan){const a=O(o.root,c);"path"in a?yield*o.walkFrom(a):yield{name:c,files:[],notes:[a]}}}function O(m,n){const{fixed:r,glob:o}=(0,b.
VK)(n);try{const c=(0,R.realpathSync)((0,P.resolve)(m,r)),a=(0,b.sq)((0,P.relative)(m,c)),f=(0,b.UO)(c,m),s=f?m:c;if(o!==void 0)return{path:c,name:a,boundary:s,
glob:(0,p.Gz)(a,o)};if((0,R.statSync)(c).isDirectory())return{path:c,name:a,boundary:s};const i=(0,P.resolve)(c,"..");return{...{path:i,name:(0,b.sq)((0,P.relative)(
m,i))},boundary:f?m:i,file:a}}catch(c){return(0,x.sb)(n,(0,y.WO)({what:"scan",code:(0,T.Oj)(c)}))}}class d{root;isExcluded;aside;limits;selected;files=0;constructor({
root:n,scan:r,exclude:o},c,a){this.root=(0,R.realpathSync)(n),this.isExcluded=(0,b.Ls)(o),this.aside=c,this.limits=a,this.selected=r.length>1?new Set:null}*walkFrom(n){
const r=n.glob===void 0&&n.file===void 0,o=[{path:n.path,name:n.name,depth:0,isSelected:r}];for(let c=o.pop();c!==void 0;c=o.pop()){const{name:a}=c,f=u(c);if("p\
roblem"in f){yield{name:a,files:[],notes:[f]};continue}const s=this.findFiles(n,c,f);if(this.files+=s.files.length,this.files>this.limits.files){const i=(0,x.sb)(
a,(0,y.ub)({kind:"files",max:this.limits.files}));yield{name:a,files:[],notes:[...s.notes,i]};return}if(yield s.files.every(({isContext:i})=>i)?{...s,files:[]}:
s,n.file!==void 0)return;for(const i of this.findDirectories(n,c,f))o.push(i)}}findFiles(n,r,o){const{name:c}=r,a=[],f=[];for(const s of this.filesAmong(n,r,o))
if("problem"in s)f.push(s);else if(a.length<this.limits.directoryFiles)a.push(s);else{const i=this.limits.directoryFiles;f.push((0,x.sb)(c,(0,y.ub)({kind:"direc\
tory",max:i})));break}return{name:c,files:a,notes:f}}*filesAmong(n,r,o){const c=new Set;let a=!1;for(const s of o)(0,_.tr)(s.name)&&!s.isDirectory()&&c.add(s.name),
a||=s.name===".terraform",this.aside.hasPlugins||=s.name==="terraform.d";const f=r.name.slice(r.name.lastIndexOf("/")+1);for(const s of o){if(s.isDirectory())continue;
const i=(0,p.Gz)(r.name,s.name),e=(0,_.L8)(s.name,c,f);if(e===void 0){const{toolFiles:h}=this.aside;h.length<D&&(0,_.Z8)(s.name)&&!this.isExcluded(i)&&h.push(i);
continue}const E={path:r.path+P.sep+s.name,file:i,kind:e,isContext:!this.select(n,r,i)};s.isFile()?yield E:s.isSymbolicLink()?yield*this.follow(n,E):yield(0,x.sb)(
i,(0,y.WO)({what:"special-file"}))}if(a&&r.isSelected){const s=[r.path,..._.U4.split("/")].join(P.sep),i=(0,T.$r)(s);i.kind==="file"&&i.path===s&&(yield{path:s,
file:(0,p.Gz)(r.name,_.U4),kind:_.e0,isContext:!1})}}select(n,r,o){return!(r.isSelected||(0,b.$8)(n,o))||this.isExcluded(o)||this.selected?.has(o)?!1:(this.selected?.
add(o),!0)}*follow(n,r){const o=(0,b.sT)((0,T.$r)(r.path),n,this.root,this.isExcluded);o!==null&&("code"in o?yield(0,x.sb)(r.file,o):yield{...r,path:o.path,isContext:r.
isContext||o.isScanned})}findDirectories({glob:n},{path:r,name:o,depth:c,isSelected:a},f){const s=[];for(const i of f.toReversed()){if(!i.isDirectory()||(0,b.G$)(
i.name))continue;const e=(0,p.Gz)(o,i.name);if(this.isExcluded(e))continue;const l=a||n!==void 0&&P.posix.matchesGlob(e,n),E=r+P.sep+i.name;s.push({path:E,name:e,
depth:c+1,isSelected:l})}return s}}function u({path:m,name:n,depth:r}){if(r>g)return(0,x.sb)(n,(0,y.ub)({kind:"depth",max:g}));try{return(0,R.readdirSync)(m,{withFileTypes:!0}).
sort((o,c)=>o.name<c.name?-1:1)}catch(o){return(0,x.sb)(n,(0,y.WO)({what:"directory",code:(0,T.Oj)(o)}))}}}),5751:((ct,z,t)=>{t.d(z,{s:()=>l});var R=t(3024),P=t(
6760),T=t(5747),y=t(4091),x=t(4e3),p=t(7030),_=t(6181),b=t(1831);function v($){const w=B=>$[B]||$[B.toLowerCase()]||"",L={http:D("HTTP_PROXY",w("HTTP_PROXY")),https:D(
"HTTPS_PROXY",w("HTTPS_PROXY"))},C=m(w("NO_PROXY"));return B=>{const G=L[B.scheme];return G===null||d(B.name)||C(B)?null:G}}const g=["http:","https:"];function D($,w){
if(w==="")return null;const L=URL.parse(/^[a-z][a-z0-9+.-]*:\/\//i.test(w)?w:`http://${w}`);if(L===null)throw new TypeError(`${$} is not a URL; expected http://\
HOST:PORT`);if(!g.includes(L.protocol))throw new TypeError(`${$} is a ${L.protocol}// proxy; expected http:// or https://`);if(!I(L.username)||!I(L.password))throw new TypeError(
`${$} has a user name or password with a bare "%"; write "%25" for it`);return L}function I($){try{return decodeURIComponent($),!0}catch(w){if(w instanceof URIError)
return!1;throw w}}const O=new p.BlockList;O.addSubnet("127.0.0.0",8,"ipv4"),O.addAddress("::1","ipv6");const d=$=>$==="localhost"||u(O,$);function u($,w){const L=(0,_.
n7)(w.replace(/%.*$/s,"")),C=(0,p.isIP)(L);return C!==0&&$.check(L,C===4?"ipv4":"ipv6")}function m($){const w=$.split(",").map(L=>L.trim().toLowerCase()).filter(
L=>L!=="").map(n);return L=>w.some(C=>C(L))}function n($){if($==="*")return()=>!0;const w=r($);if(w!==null)return({name:k})=>w(k);const{name:L,port:C}=a($),B=k=>C===
""||String(k.port)===C,G=(0,p.isIP)(L)===4?32:128,N=r(`${L}/${G}`)??c(L);return k=>B(k)&&N(k.name)}function r($){const[,w="",L=""]=/^([\da-f:.]+)\/(\d{1,6})$/.exec(
$)??[];if(!o(w))return null;const C=Number(L);if(C>((0,p.isIP)(w)===4?32:128))return null;const B=C-((0,p.isIP)(w)===6?96:0),G=new p.BlockList,N=(0,p.isIP)((0,_.
n7)(w))===4&&B>=0;return N?G.addSubnet((0,_.n7)(w),B,"ipv4"):G.addSubnet(w,C,"ipv6"),k=>u(G,k)&&(0,p.isIP)((0,_.n7)(k))===4===N}const o=$=>(0,p.isIP)($)!==0&&!$.
includes("%");function c($){if($==="")return()=>!1;const w=$.replace(/^\*\./,"."),L=w.replace(/^\./,""),C=(0,b.Pv)(L),B=C.ok?C.value:L,G=N=>!w.startsWith(".")&&
N===B;return N=>(0,p.isIP)(N)===0&&(N.endsWith(`.${B}`)||G(N))}function a($){const w=/^\[([^\]]*)\]:([^:]*)$/.exec($)??/^([^:[\]]*):([^:[\]]*)$/.exec($);return w===
null?{name:$,port:""}:{name:w[1]??"",port:w[2]??""}}var f=t(3152);const s=function(...$){const{X509Certificate:w}=process.getBuiltinModule("node:crypto");return new.target?
new w(...$):w(...$)},i=4*1024*1024,e=20;function l($,{environment:w,directory:L,wording:C=f.w7}){const{settings:B,mistakes:G}=(0,f.P$)($,C),N=A(B.caFile,C),k=h(
w),F=[N,k].flatMap(Y=>Y.ok?[]:[Y.why]),Z=E(B.scan,L).slice(0,e).map(Y=>C.missingPath(Y,L)),K=[...G,...F,...Z];if(K.length>0||!N.ok||!k.ok)throw new f.GN(K);return{
...B,authorities:N.value,chooseProxy:k.value}}const E=($,w)=>$.filter(L=>!/[*?[\]{}]/.test(L)&&!(0,R.existsSync)((0,P.resolve)(w,L)));function h($){try{return(0,y.
Ju)(v($))}catch(w){if(w instanceof TypeError)return(0,y.TR)(w.message);throw w}}function A($,{setting:w}){if($===null)return(0,y.Ju)(null);const L=(0,T.yR)($,i),
C=w("ca-file");if(!L.ok)return(0,y.TR)(`${C} "${$}" ${(0,x.mP)(L.failure)}`);const B=M(L.text);return B.ok?B:(0,y.TR)(`${C} "${$}" ${B.why}`)}const S=/-----BEGIN CERTIFICATE-----[^-]*-----END CERTIFICATE-----/g;
function M($){const w=$.match(S)??[];if(w.length===0)return(0,y.TR)("contains no certificate; expected PEM");try{for(const L of w)new s(L);return(0,y.Ju)(w.join(
`
`))}catch(L){return(0,y.TR)(`contains an invalid certificate: ${L instanceof Error?L.message:L}`)}}}),1435:((ct,z,t)=>{t.d(z,{j:()=>p,o:()=>_});var R=t(9562);const P=function(...v){
const{thisMachine:g}=t.late([120,9,272,545,977,868],3868);return new.target?new g(...v):g(...v)},T=function(...v){const{mergeMistakes:g}=t.late([120,9,272,545,977,
868],3868);return new.target?new g(...v):g(...v)},y=function(...v){const{readCliConfig:g}=t.late([120,9,272,545,977,868],3868);return new.target?new g(...v):g(...v)},
x=function(...v){const{withoutInstalled:g}=t.late([9,545,531,90],1264);return new.target?new g(...v):g(...v)};function p(v,g,D,{environment:I,directory:O,mayHavePlugins:d,
plugins:u=null}){if(g.hostnames.length===0&&v.every(({needs:f})=>f.length===0))return{usages:v,remarks:[],findings:[],configs:[],releases:D.releases};const m=_(
g.cliConfig,D.clients,I),n=D.releases.map(f=>{const s=m.find(({client:i})=>i===f.client);return{...f,attemptMs:s?.requestTimeoutMs??f.attemptMs}}),r=g.depth!=="\
discovery",o={root:O,plugins:u,mayHavePlugins:d,releases:n,asksMirrors:r},c=v.some(b)?x(v,m,o):{usages:v,remarks:[],findings:[]},a=[...m.flatMap(f=>f.findings),
...c.findings];return{...c,findings:T(a),configs:m,releases:n}}function _(v,g,D){const I=P(D);return g.map(O=>y(O,I,v))}const b=({needs:v})=>v.some(({service:g})=>g===
R.xq)}),6034:((ct,z,t)=>{t.d(z,{D0:()=>d,a3:()=>n,lz:()=>u});var R=t(7052),P=t(5143),T=t(5799),y=t(8416),x=t(6195),p=t(3152);const _=function(...r){const{isOfDirectory:o}=t.
late([9,0,325,789],4789);return new.target?new o(...r):o(...r)},b=function(...r){const{layoutsOf:o}=t.late([9,0,325,789],4789);return new.target?new o(...r):o(...r)},
v=function(...r){const{rootsOf:o}=t.late([9,0,325,789],4789);return new.target?new o(...r):o(...r)},g=function(...r){const{unmatched:o}=t.late([9,0,325,789],4789);
return new.target?new o(...r):o(...r)},D=function(...r){const{rootNotes:o}=t.late([9,0,325,789],4789);return new.target?new o(...r):o(...r)},I=function(...r){const{
textNotes:o}=t.late([9,0,325,789],4789);return new.target?new o(...r):o(...r)},O=2e5;function d({usages:r,notes:o,scanned:c,changed:a,dialect:f,settings:s,listed:i}){
const{declared:e,endedAt:l}=c;if(r.length===0&&e.every(_)&&s.roots.length===0)return{roots:[],notes:[]};const{clients:h,versions:A}=f,S={usages:r,declared:e,clients:h},
M=i===void 0?u(S,s,l===null):m(S,i),$=[],w=[],L=s.dialect.name==="auto"?[]:h,C=D({clients:h,upgrade:s.upgrade,versionIn:(0,y.uQ)(s.dialect,f)}),B=s.depth!=="dis\
covery";let G=0;for(const Z of v(M,{changed:a,versions:A,hasCalls:B})){if(G+=Z.directories.length,G>O){w.push((0,T.sb)(Z.directory,(0,R.ub)({kind:"roots",max:O})));
break}C.add(Z),B&&$.push(Z)}const N=[...I(r,e,{...f,set:L})].filter(Z=>a===null||a.has((0,T.W7)(Z))),k=new Set(o.flatMap(Z=>Z.problem.code==="lock-invalid"?(0,T.
W7)(Z):[])),F=[...N,...C.notes()].filter(Z=>!k.has((0,T.W7)(Z)));return{roots:$,notes:[...F,...w]}}function u(r,{roots:o},c){const a=o.map(i=>({text:i,matches:(0,x.
Ls)([i])})),f=b({...r,patterns:a}),s=c?g(f,a):[];if(s.length===0)return f;throw new p.GN(s.map(i=>`roots: no directory with configuration matches ${i}`))}function m(r,o){
return r.clients.flatMap(c=>b({...r,clients:[c],patterns:[{text:"",matches:f=>o.get(c)?.has(f)===!0}]}))}function n(r,o,{depth:c},a){if(c==="discovery")return r;
const f=({kind:i,workspace:e})=>i==="cloud_default"?!!a.TF_CLOUD_HOSTNAME:i!=="backend_remote_default"||e?.organization===null,s=new Set(o.filter(i=>!f(i)).map(
({place:i})=>(0,P.df)(i)));return r.map(i=>i.problem.code==="host-missing"&&i.places.some(e=>s.has((0,P.df)(e)))?{...i,severity:"error"}:i)}}),370:((ct,z,t)=>{t.
d(z,{C_:()=>g,SQ:()=>_,o0:()=>v});var R=t(785),P=t(8416),T=t(7854),y=t(9488);const x=function(...D){const{scanInSteps:I}=t.late([9,0,325,789],4789);return new.target?
new I(...D):I(...D)},p=20;async function _({scan:D,exclude:I},{directory:O,environment:d,stop:u,progress:m}){const n={root:O,scan:D,exclude:I},r=u.why===null?b(
n):null;if(r!==null)return r;const o=x(n,Object.keys(d));return(0,R.nE)(o,u,c=>m({kind:"scan",files:c}))}function b(D){const I={toolFiles:[],hasPlugins:!1};let O=0;
for(const{files:d,notes:u}of(0,y.G)(D,I))if(O+=1,d.length>0||u.length>0||O>p)return null;return{...I,usages:[],notes:[],declared:[],signs:[],constraints:[],files:0,
bytes:0,isEmpty:!0,usesTerragrunt:!1,endedAt:null}}function v({dialect:D,exclude:I,scan:O},d,{environment:u,directory:m}){const n=(0,P.oh)({root:m,exclude:I},d.
toolFiles),r=!!u.TF_CLOUD_HOSTNAME,o=O.length>0,c={setting:D,scan:o?{...d,tools:n,hasCloudHostname:r}:null},a=(0,P.L2)(c),{clients:f}=a;return{dialect:a,usedBy:()=>(0,P.
rU)(a,c.scan),usages:(0,T.sw)(d.usages,f),notes:(0,T.vH)(d.notes,f)}}const g=({hasPlugins:D},{scan:I})=>D||I.some(O=>O!==".")}),7082:((ct,z,t)=>{t.d(z,{O:()=>R,
i:()=>P});const R=T=>({discovery:T,hops:[],timing:{lookupMs:null,connectMs:null,tlsMs:null,firstByteMs:null,totalMs:0},headMs:null,certificates:[]}),P=(T,y)=>({
host:T,attempt:R({kind:"skipped",problem:y}),earlier:[],later:[],credentials:null,looks:[],difference:null,forced:[]})}),2859:((ct,z,t)=>{t.d(z,{CG:()=>p,en:()=>b,
h1:()=>_});var R=t(6697),P=t(5143),T=t(1831),y=t(7854);const x=new Set(["remote_state","remote_state_default","provider_tfe","provider_tfe_default","test_backen\
d_remote","test_backend_remote_default","migrate_backend_remote","migrate_backend_remote_default"]);function p(g,D,I,O=(0,y.kA)(D)){const d=g.hostnames.flatMap(
({host:n,services:r})=>{const o=r.length>0?r:g.requiredServices;return(o.length>0?o:["any"]).map(a=>({host:n,service:a,clients:I,because:["hostnames input"],isImplied:!1,
isForInit:!0}))}),u=new Set([...O,...g.hostnames.map(({host:n})=>n)]),m=D.flatMap(({kind:n,needs:r,place:o})=>r.map(c=>({...c,because:[o],isImplied:!u.has(c.host),
isForInit:!x.has(n)})));return _([d,m],I)}function _(g,D){return[...Map.groupBy(g.flat(),({host:O,service:d})=>`${O} ${d}`).values()].flatMap(O=>{const[d]=O;if(d===
void 0)return[];const{host:u,service:m}=d;return{host:u,service:m,clients:[...D.filter(n=>O.some(r=>r.clients.includes(n)))],because:(0,P.As)([...O.flatMap(({because:n})=>n)]),
isImplied:O.every(({isImplied:n})=>n),isForInit:O.some(({isForInit:n})=>n),...O.every(({isAssumed:n})=>n===!0)?{isAssumed:!0}:{}}})}function b(g,{hostnames:D,allowedHosts:I},{
isGuess:O}){const d=new Set(D.map(({host:m})=>m)),u=new Map;for(const m of g){const{host:n}=m;if(d.has(n)||u.has(n))continue;const r=O===!0||m.isAssumed===!0,o=v(
m,r,(0,T.Jr)(n,I));o!==null&&u.set(n,o)}return u}function v({host:g,isImplied:D,because:I,clients:O,isAssumed:d=!1},u,m){const n=(0,T.nx)(g);if((0,T.Rt)(g))return(0,R.
U7)({host:n});const[r]=I.filter(c=>typeof c!="string"),o=D&&r!==void 0?{place:r,clients:O}:null;return o!==null&&u?(0,R.zo)({host:n,...o,isListed:d}):m?null:(0,R.
wp)(o===null?{host:n}:{host:n,implied:o})}}),9076:((ct,z,t)=>{t.d(z,{QB:()=>P,im:()=>R,yX:()=>T});const R=["fails","warns","works","unchecked","skipped"],P=5,T=({
outcome:y})=>y!=="unchecked"&&y!=="skipped"}),9943:((ct,z,t)=>{t.d(z,{XP:()=>_,fN:()=>p,qY:()=>T});var R=t(9553),P=t(7146);const T={show:()=>{},end:()=>{}},y=5e3,
x=200;function p(v){let g=!0;return b(y,D=>{g&&v(D),g=!g})}function _(v,g){let D="";const{show:I,end:O}=b(x,u=>{const m=(0,P.Wc)(u,0,g-1);m!==D&&(D=m,v(`\r${m}\x1B\
[K`))});return{show:I,end:()=>{O(),D!==""&&v("\r\x1B[K")}}}function b(v,g){let D=null;const I=setInterval(()=>{D!==null&&g((0,R.v)(D))},v).unref();return{show:d=>{
D=d},end:()=>clearInterval(I)}}}),8463:((ct,z,t)=>{t.d(z,{t:()=>I});var R=t(566),P=t(2216),T=t(9676),y=t(5955),x=t(8641);const p=function(...d){const{hash:u}=process.
getBuiltinModule("node:crypto");return new.target?new u(...d):u(...d)},_=function(...d){const{renderBadge:u}=t.late([912],7912);return new.target?new u(...d):u(
...d)},b=function(...d){const{renderCodeQuality:u}=t.late([811],9811);return new.target?new u(...d):u(...d)},v=function(...d){const{renderJunit:u}=t.late([120,597],
6597);return new.target?new u(...d):u(...d)},g=function(...d){const{renderHtml:u}=t.late([634],3634);return new.target?new u(...d):u(...d)},D=function(...d){const{
renderSarif:u}=t.late([120,272,579,554],8554);return new.target?new u(...d):u(...d)};function I({report:d,badge:u},m,n){const r=[],o=(c,a,f)=>{try{(0,R.f8)(n,a,
(0,y.mk)(f()))}catch(s){r.push(`the ${c} ${(0,x.RK)(a)} was not written: ${(0,x.RK)((0,R.A3)(s))}`)}};for(const{path:c,format:a}of d)o("report",c,()=>O(a,m));return u!==
null&&o("badge",u,()=>[_(m.verdict)]),r}function O(d,{verdict:u,context:m}){switch(d){case"json":return(0,P.hF)(u,m);case"sarif":return D(u,m);case"junit":return v(
u,m);case"codequality":return b(u,n=>p("sha256",n));case"html":return g(u,m,n=>p("sha256",n,"base64"));case"markdown":return[(0,T.Gc)(u,m)]}}}),2796:((ct,z,t)=>{
t.d(z,{S3:()=>s,Wi:()=>r,a2:()=>a,cZ:()=>p,cr:()=>o,hs:()=>c,pq:()=>f});var R=t(2886),P=t(1064),T=t(1831),y=t(8884);const x=3;function p(e){const l=[...Map.groupBy(
_(e,h=>[h]),v).values()].flatMap(h=>{const A=[...Map.groupBy(h,g).values()];return A.length>x?[h]:A}).flatMap(h=>D(h)??[]).toSorted((h,A)=>A.hosts.length-h.hosts.
length),E=_(l,({findings:h})=>h).toSorted((h,A)=>(0,R.Np)(h,A)||b(h)-b(A));return i(E)}const _=(e,l)=>e.map(E=>({item:E,hits:(0,y.eb)(l(E)).length})).toSorted((E,h)=>h.
hits-E.hits).map(({item:E})=>E);function b({code:e,affects:l}){return e==="host-not-checked"?2:l.length===0||P.Du.some(E=>l.includes(E))?0:1}const v=({severity:e,
problem:l,affects:E,exclude:h})=>JSON.stringify([e,l.code,E,h===void 0]),g=e=>e.exclude===void 0?m(e.problem.help??"",e):"";function D(e){const[l]=e;if(l===void 0)
return null;const E=[...new Set(e.flatMap(({host:G})=>G??[]))],{code:h,title:A,help:S,message:M}=l.problem,$=(G,N)=>E.length>1?m(G,N):G,w=$(M,l),L=e.every(G=>$(
G.problem.message,G)===w),C=$(S??"",l),B=e.every(G=>$(G.problem.help??"",G)===C);return{severity:l.severity,code:h,title:A,affects:l.affects,findings:e,hosts:E,
message:L?w:null,help:C!==""&&B?u(C,e):null,isAside:e.length>1&&l.exclude!==void 0,sameAs:null}}const I=/\bTF_TOKEN_\w+/g,O="TF_TOKEN_HOST",d=5;function u(e,l){
if(!e.includes(O))return e;const E=new Set(l.flatMap(({problem:h})=>h.help?.match(I)??[]));return E.size<=d?`${e}; ${O} is ${[...E].join(" or ")}`:`${e}; in ${O}\
, write each dot of the host as an underscore and each hyphen as two`}function m(e,{host:l}){return l===null||e===""?e:[...new Set([l,(0,T.nx)(l)])].reduce((E,h)=>E.
replaceAll(h,n),e).replace(I,O).replaceAll(/\bhost the host/g,"the host")}function n(e,l,E){const[h=" ",A=" "]=[E[l-1],E[l+e.length]];return/[\s("]/.test(h)&&/[\s,;.:)"]/.
test(A)?"the host":"HOST"}const r=3,o=({message:e,findings:l})=>e===null?[...Map.groupBy(l,({problem:E})=>E.message)]:[[e,l]],c=({hosts:e,findings:l})=>e.length>
0&&!l.every(R.zX),a=e=>c(e)?"host":"place";function f(e){return c(e)?e.hosts.length:(0,y.yv)(e.findings).lines.length}function s(e){const{findings:l,message:E}=e;
return E===null?l.map(h=>[h]):c(e)?[...Map.groupBy(l,({host:h})=>h).values()]:(0,y.yv)(l).lines}function i(e){const l=new Map;return e.map(E=>{if(!c(E)||E.hosts.
length<2)return E;const h=E.hosts.toSorted().join(),A=l.get(h);return A===void 0&&l.set(h,E.code),E.message===null||A===void 0?E:{...E,sameAs:A}})}}),4218:((ct,z,t)=>{
t.d(z,{H6:()=>n,MC:()=>g,QY:()=>s,U4:()=>D,XQ:()=>o,_N:()=>f,bW:()=>d,eC:()=>a,kW:()=>r,mc:()=>c,qX:()=>v,wz:()=>m});var R=t(9076),P=t(7574),T=t(5102),y=t(4120);
const x=[{mark:"\u2581",belowMs:100,words:"below 100 ms"},{mark:"\u2582",belowMs:250,words:"below 250 ms"},{mark:"\u2583",belowMs:500,words:"below 500 ms"},{mark:"\
\u2585",belowMs:1e3,words:"below 1 s"},{mark:"\u2586",belowMs:2500,words:"below 2.5 s"},{mark:"\u2587",belowMs:Number.POSITIVE_INFINITY,words:"2.5 s or more"}],
p="\u2573",_="\u254C";function b(i){return i.outcome==="fails"?p:(0,R.yX)(i)?x.find(({belowMs:e})=>(i.ms??0)<e)?.mark??"":_}const v=i=>i.map(b).join("");function g(i){
const e=i.flatMap(({history:S})=>S.recent),l=new Set(e.map(b)),E=e.some(S=>b(S)===x[0].mark&&S.ms===null);return[...x.map(({mark:S,words:M},$)=>[S,$===0&&E?`${M}\
 or not measured`:M]),[p,"failed"],[_,"no result"]].filter(([S])=>l.has(S))}function D({hosts:i},{history:e}){return i.flatMap(E=>{const h=e?.get(E.visit.host);
return h!==void 0&&h.recent.filter(R.yX).length>1?[{host:E,history:h}]:[]}).toSorted((E,h)=>Number(O(h))-Number(O(E))||u(E,I)-u(h,I)||u(E,Number.POSITIVE_INFINITY)-
u(h,Number.POSITIVE_INFINITY))}const I=30,O=({host:i})=>(0,T.sG)(i)==="fails",d=({history:i},e)=>n(i).findLast(l=>l.days<=e);function u(i,e){const l=d(i,e);return l===
void 0?1:l.good/l.runs}const m=i=>O(i)||i.history.recent.some(({outcome:e})=>e==="fails"),n=({uptime:i})=>i.filter(({runs:e},l)=>e>(i[l-1]?.runs??0));function r({
recent:i,uptime:e,incidents:[l]}){if(l===void 0||l.until!==null)return null;const E=i.filter(({outcome:S})=>S==="fails").length,h=e.at(-1);return h!==void 0&&h.
runs-h.good===1?`first failure in ${(0,y.px)(h.runs,"run")}`:E<=l.runs&&l.runs>1?null:`failed ${E} of the last ${i.filter(R.yX).length} runs`}function o({incidents:[
i]}){return i===void 0||i.until!==null||i.runs<2?null:`failing since ${(0,P.QN)(i.from)} (${(0,y.px)(i.runs,"run")})`}function c({good:i,runs:e}){if(e===0)return null;
const l=Math.floor(1e4*i/e);if(l>=9900)return`${l/100}%`;const E=Math.floor(l/10);return E===0&&i>0?"below 0.1%":`${E/10}%`}const a=({days:i,good:e,runs:l})=>`${e}\
 of ${(0,y.px)(l,"run")} in ${i} days`;function f(i){const e=T.vh.flatMap(E=>{const{length:h}=i.filter(S=>S.outcome===E),A=E==="warns"?"with warnings":T.nx[E];return h===
0?[]:[`${h} ${A}`]});return`${i.length===1?"last run":`last ${(0,y.px)(i.length,"run")}`}: ${e.join(", ")}`}const s=({from:i,until:e},l)=>e===null?`${(0,P.u8)(i,
l)} so far`:(0,P.u8)(i,e)}),1505:((ct,z,t)=>{t.d(z,{G_:()=>O,Yj:()=>I,Zc:()=>g,o7:()=>D,pk:()=>v,se:()=>b,tN:()=>x});var R=t(4e3),P=t(7574),T=t(4120),y=t(8884);
const x=120,p=20,_=6;function b({requirements:n},r,o){return{label:"required",texts:(0,T.Sk)(n,p,a=>{const f=a.because.some(i=>typeof i=="string")?2:1,s=(0,y.Ky)(
a.because,f,o.because);return`${v(a,r,o)} (${s})`})}}function v({service:n,clients:r},{dialect:o},c){const a=n==="any"?(0,T.DO)(n):c.value(n,x);return o.clients.
every(s=>r.includes(s))?a:`${a} for ${(0,T.wO)(r)}`}function g({visit:n},r){const{timing:o,discovery:c}=n.attempt,a=c.kind==="failed"?c.excerpt:null,f=(0,P.I$)(
o).map(([l,E])=>`${l} ${(0,P.kJ)(E)}`),s=n.earlier.map(l=>{const{kind:E}=l.discovery;return`${E==="failed"?l.discovery.problem.code:E} after ${(0,P.kJ)(l.timing.
totalMs)}`}),i=a===null?[]:[r.value(a.replace(/\s+/gu," ").trim())],e=n.credentials?.hasToken?[r.prose(n.credentials.source)]:[];return[{label:"body",texts:i},{
label:"timing",texts:[f.join(", ")]},{label:"retried",texts:s},{label:"token from",texts:e}]}function D({visit:n,findings:r},o){const c=r.some(({problem:{code:s}})=>/^credentials-|^document-unauthorized$/.
test(s)),f=[...Map.groupBy(n.forced,({place:s})=>(0,y.eo)(s))].map(([s,i])=>o.prose(`${s}, for ${(0,T.wO)(i.map(({client:e})=>e))}`));return[{label:"credentials",
texts:c?m(n.looks,o.prose):[]},{label:"host block",texts:f}]}function I({visit:n,services:r,servicesFrom:o},c){const a=o===null?(0,P.kJ)(n.attempt.timing.totalMs):
`host block at ${c.because(o)}`,f=(0,R.K4)(r,_,({id:s})=>c.value(s,x));return`${r.length===0?"no services":f} (${a})`}function O(n){const r=Map.groupBy(n,o=>JSON.
stringify(o.looks.map(u)));return Array.from(r.values(),o=>({clients:o.map(({client:c})=>c),looks:o[0]?.looks.map(u)??[]}))}const d={nothing:"no entry","a token":"\
a token","an empty token":"an empty token","no token":"an entry without a token","not asked":"not run","not read":"turned off"},u=({source:n,held:r,counts:o})=>({
source:n,held:`${d[r]}${o?r==="no token"?" (ends the search)":" (used)":""}`});function m(n,r){const o=O(n);return o.flatMap(({clients:c,looks:a})=>a.map(({source:f,
held:s})=>`${o.length>1?`${(0,T.wO)(c)}: `:""}${r(f)}: ${s}`))}}),2216:((ct,z,t)=>{t.d(z,{Yz:()=>S,hF:()=>c});var R=t(4e3),P=t(5799),T=t(6174),y=t(5955),x=t(4283),
p=t(5143),_=t(1831),b=t(8641);const v=function(...M){const{attemptsOf:$}=t.late([120,9,272,545,977,868],3868);return new.target?new $(...M):$(...M)};function g(M){
const{visit:$,requirements:w,services:L,servicesFrom:C,clients:B,isNew:G}=M,{discovery:N,hops:k,timing:F,certificates:Z}=$.attempt;return{host:$.host,display:(0,_.
nx)($.host),discovery:N.kind,...D(N),documentUrl:O(N),hops:k.map(({challenge:K,...Y})=>({...Y,url:(0,b.cq)(Y.url),proxy:Y.proxy&&(0,b.cq)(Y.proxy)})),services:Object.
fromEntries(L.map(K=>[K.id,d(K)])),servicesFrom:C===null?null:m(C),hostBlocks:$.forced.map(({client:K,place:Y})=>({client:K,place:m(Y)})),required:w.map(({service:K,
clients:Y,because:at})=>({service:K,clients:Y,because:at.map(u)})),credentials:$.credentials?.hasToken?$.credentials.source:null,looks:$.looks,attempts:v($).length,
...$.earlier.length===0?{}:{earlier:$.earlier.map(I)},timingMs:{lookup:F.lookupMs,connect:F.connectMs,tls:F.tlsMs,firstByte:F.firstByteMs,total:F.totalMs},certificates:Z,
clients:B,...G?{new:!0}:{}}}function D(M){if(M.kind==="skipped")return{code:M.problem.code};if(M.kind!=="failed")return{};const{problem:$,excerpt:w}=M;return{code:$.
code,...w===null?{}:{excerpt:w}}}const I=({discovery:M,timing:$})=>({discovery:M.kind,..."problem"in M?{code:M.problem.code}:{},ms:$.totalMs}),O=M=>M.kind==="fo\
und"||M.kind==="absent"?(0,x.Pl)(M.url):null;function d(M){switch(M.kind){case"url":return{url:(0,b.cq)(M.url)};case"login":{const{authz:$,token:w}=M.login,L={authz:$&&
(0,b.cq)($),token:w&&(0,b.cq)(w)};return{login:{...M.login,...L}}}case"problem":{const{code:$,message:w,help:L=null}=M.problem;return{problem:{code:$,message:w,
help:L}}}}}const u=M=>typeof M=="string"?M:m(M);function m({file:M,line:$,column:w,endColumn:L}){const{repository:C,path:B}=(0,p.bH)(M);return{...C===null?{file:M}:
{repository:C,file:B},line:$,column:w,endColumn:L}}function n(M){const{repository:$,path:w}=(0,p.bH)(M);return $===null?{directory:M}:{repository:$,directory:w}}
const r=1,o="  ";function*c(M,$){const{usages:w,...L}=$.scan,{hosts:C,findings:B,passed:G,ignored:N,stopped:k,roots:F}=M,{remarks:Z,repository:K,repositories:Y}=$;
yield*[`{
  "schemaVersion": ${r}`,a("version",$.version),a("passed",G),...k===null?[]:[a("stopped",(0,R.Cw)(k)),a("incomplete",(0,R.zM)(k))],a("failOn",$.failOn),...K===
null?[]:[a("repository",K)],...Y.length===0?[]:[a("repositories",Y)],a("dialect",$.dialect.name),a("clientDetection",i($.dialect)),a("clients",$.clients),a("sta\
rtedAt",$.startedAt),a("durationMs",$.durationMs),a("counts",f(M))],yield*(0,y.Rr)("hosts",C,o,g),yield*(0,y.Rr)("findings",B,o,e),F.length>0&&(yield*(0,y.Rr)("\
roots",F,o,l)),yield*[a("ignored",N),a("usages",w),...Z.length===0?[]:[a("remarks",Z)],a("scan",L),`
}
`]}const a=(M,$)=>(0,y.Z4)(M,$,o),f=({findings:M})=>Object.fromEntries(P.oC.map($=>[`${$}s`,s(M,$)])),s=(M,$)=>M.filter(w=>w.severity===$).length,i=M=>{const{clients:$,
versions:w,releases:L,isGuess:C,why:B,evidence:G}=M;return{clients:$,assumed:C??!1,why:(0,T._)(B),versions:Object.entries(w).map(([N,k])=>({client:N,version:(0,T.
_)(k)})),releases:L.map(({name:N})=>N),evidence:G.map(({client:N,version:k,level:F,text:Z,place:K})=>({client:N,version:k===null?null:(0,T._)(k),kind:F,text:(0,T.
_)(Z),...m(K)}))}};function e(M){const{problem:$,severity:w,host:L,places:C,affects:B,exclude:G}=M;return{code:$.code,severity:w,host:L,service:(0,P.ju)(M),message:$.
message,help:$.help??null,places:C.map(u),affects:B,...G===void 0?{}:{exclude:G}}}const l=({directory:M,clients:$,rows:w})=>({...n(M),clients:$,rows:w.map(E)}),
E=({problems:M,places:$,...w})=>({...w,codes:M.map(({code:L})=>L),places:$.map(u)}),h={hosts:12e4,services:36e4},A=1;function S({passed:M,hosts:$,findings:w}){const L=({
services:G})=>G.flatMap(N=>N.kind==="url"?[[N.id,N.url]]:[]),C=(0,y.I0)($,h.hosts,A,({visit:G})=>JSON.stringify(G.host)),B=(0,y.I0)($,h.services,A,G=>{const N=JSON.
stringify(Object.fromEntries(L(G)));return`${JSON.stringify(G.visit.host)}:${N}`});return{passed:M,hosts:`[${C.join(",")}]`,services:`{${B.join(",")}}`,errors:s(
w,"error"),warnings:s(w,"warning"),"left-out":$.length-Math.min(C.length,B.length)}}}),5102:((ct,z,t)=>{t.d(z,{$N:()=>n,JR:()=>D,QK:()=>m,b:()=>O,cG:()=>g,fX:()=>c,
hm:()=>u,md:()=>d,nx:()=>_,sG:()=>v,vh:()=>b});var R=t(2886),P=t(4e3),T=t(5799),y=t(4120),x=t(8884),p=t(4148);const _={fails:"failed",unchecked:"not checked",warns:"\
has warnings",skipped:"skipped",works:"passed"},b=Object.keys(_);function v(i){if(O(i))return"unchecked";const e=u(i.findings);return e==="error"?"fails":e==="w\
arning"?"warns":D(i)?"skipped":"works"}const g=i=>["fails","warns"].includes(v(i)),D=({visit:i})=>i.attempt.discovery.kind==="skipped",I=["host-not-checked",...R.
H4],O=({visit:{attempt:i}})=>i.discovery.kind==="skipped"&&I.includes(i.discovery.problem.code),d=i=>b.flatMap(e=>i.filter(l=>v(l)===e)),u=i=>T.oC.find(e=>i.some(
l=>l.severity===e))??null;function m({findings:i}){const e=u(i);return e==="notice"?[]:i.filter(({severity:l})=>l===e)}function n({hosts:i,files:e,findings:l,passed:E,
stopped:h,roots:A},{repositories:{length:S}}){const M=(0,p.g5)(A,S),$=M===null?e:e.filter(({problem:K})=>!r.test(K.code)),w=$.filter(K=>!o(K)),L=u(w)==="error"&&
!i.some(K=>v(K)==="fails"),B=M===null&&!L&&S>0?` in ${(0,y.px)(S,"repository")}`:"",N=[w.length<$.length?[`nothing to check${B}`]:a(i,B),s(w,M===null&&L?S:null)],
k=L?N.toReversed():N,F=[M??[],...k].flat().join(", "),Z=u(l)==="error";if(h!==null){const K=(0,P.Cw)(h);return Z||i.some(O)?`${F} (${K})`:`${K}; ${F}`}return E&&
Z?`${F} (the check passes: fail-on is never)`:E||Z?F:`${F} (the check fails: fail-on is warning)`}const r=/^(?:module|provider|version|package|constraint|lock)-/,
o=({problem:i,severity:e})=>i.code==="nothing-to-check"&&e==="error",c="not allowed";function a(i,e){const l=i.length;if(l===0)return[`no registry hosts to chec\
k${e}`];const E=i.filter(D),h=i.filter(k=>!D(k)),A=(k,F)=>k.filter(Z=>v(Z)===F).length,S=[{count:A(h,"fails"),words:_.fails},{count:A(E,"fails"),words:c},{count:A(
E,"unchecked"),words:_.unchecked}],M=S.some(({count:k})=>k>0),$=[{count:h.length,words:_.works},{count:E.length,words:_.skipped}],[w,...L]=(M?S:$).filter(({count:k})=>k>
0),B=w?.words===c||w?.words===_.unchecked?w.count===1?"is ":"are ":"",G=A(h,"warns"),N=l===1?"":`${G} ${M?"more ":""}`;return[`${f(w?.count??0,l)}${e} ${B}${w?.
words}`,...L.map(({count:k,words:F})=>`${k} ${F}`),...G===0?[]:[`${N}with warnings`]]}function f(i,e){return e===1?"1 registry host":i===e?`all ${e} registry ho\
sts`:`${i} of ${e} registry hosts`}function s(i,e){const l=u(i);if(l===null||l==="notice")return[];const E=i.filter(({severity:$})=>$===l),h=(0,x.eb)(E).length,
A=h===0?(0,x.Dc)(E):0,S=i.filter($=>(0,T.Xd)($)===null),M=e===null?(0,y.px)(h,"repository"):(0,x.iW)(h,e);return[...h===0?[]:[`${l}s in files of ${M}`],...A===0?
[]:[`${l}s in ${(0,y.px)(A,"file")}`],...u(S)===l?[`${l}s in the ${(0,x.et)(S)}`]:[]]}}),3181:((ct,z,t)=>{t.d(z,{M:()=>I});var R=t(4e3),P=t(2796),T=t(4218),y=t(
4120),x=t(8884),p=t(5973),_=t(9900);const b=6,v=12,g=4,D=6;function I(s,i){const{message:e,help:l,isAside:E}=s,{limits:h}=i.medium,A=(0,P.pq)(s);return{title:A>
1?(0,p.qy)`${(0,y.px)(A,(0,P.a2)(s))}: ${s.title}`:(0,p.qy)`${s.title}`,message:e===null?p.K$:(0,_.em)(e,h.message),help:l===null||E?p.K$:(0,_.BK)(l,h.message),
...O(s,i),small:o(s,i)}}function O(s,i){const{findings:e,message:l,sameAs:E}=s,h={items:[],messages:p.K$,others:p.K$};if(E!==null)return{...h,where:(0,p.qy)`The same hosts as for ${E}`};
const A=c(e,i),S=l!==null||(0,P.hs)(s),M=A&&!u(s)?(0,p.qy)`In ${a(e,i,S)}`:p.K$,$=A&&S?f(e,i):p.K$;if(A&&l!==null&&!(0,P.hs)(s))return{...h,where:M,others:$};const w=(0,P.
S3)(s),L=l===null?g:(0,P.hs)(s)?b:v,C=w.slice(0,L).map(G=>m(G,s,i)),B=(0,p.qy)`${d(s,w.slice(L),i)}${$}`;return l===null?{items:[],where:M,messages:(0,p.p_)(C),
others:B}:{items:C,where:M,messages:p.K$,others:B}}function d(s,i,e){const l=s.message===null?"finding":(0,P.a2)(s);if(e.isBrief)return(0,_.OS)(i.length,l,e);const{
shown:E,more:h}=(0,R.zN)(i,e.medium.limits.items),A=E.map(M=>m(M,s,e)),S=s.message===null?(0,p.p_)(A):e.medium.items(A);return(0,p.zH)((0,y.px)(i.length,`more ${l}`),
S.isEmpty?S:(0,p.qy)`${S}${(0,_.OS)(h,l,e)}`)}const u=s=>s.message!==null&&(0,P.hs)(s)&&s.hosts.length===1;function m(s,i,e){return"file"in s?(0,_.ik)(s,e):i.message===
null?r(s,i,e):n(s,i.hosts.length===1,e)}function n(s,i,e){const[l]=s,{lines:E,settings:h}=(0,x.yv)(s),A=l?.host?(0,_.b8)(l.host,e):p.K$,S=l?.isHostNew?(0,p.qy)`${y.
dy}`:p.K$,M=c(s,e);if(i){const L=M?a(s,e):(0,_.AZ)(E,e.medium.limits.places,e),C=h.map(N=>(0,_.ik)(N,e)),B=(0,p.oR)(M?[...C,L]:[L,...C]),G=S.isEmpty?p.K$:(0,p.qy)` (${S})`;
return(0,p.qy)`${A}${B.isEmpty?p.K$:(0,p.qy)` in ${B}`}${G}`}const $=M?(0,p.qy)`${(0,y.px)((0,x.eb)(s).length,"repository")}`:new p.Ed((0,_.AZ)(E,e.medium.limits.
ownPlaces,e).text.replace(/ places?$/,"")),w=(0,p.oR)([S,$],"; ");return w.isEmpty?A:(0,p.qy)`${A} (${w})`}function r(s,i,e){const{ownPlaces:l,ownMessage:E}=e.medium.
limits,h=(0,P.hs)(i)?n(s,!1,e):(0,_.AZ)((0,x.yv)(s).lines,l,e),A=s.map(({problem:{message:S,help:M}})=>{const $=h.isEmpty?(0,_.em)(S,E):(0,p.qy)`${h}: ${(0,p.CS)(
S,E)}`;return i.help===null&&M?(0,p.qy)`${$}<br/>${(0,_.BK)(M,E)}`:$});return(0,p.oR)(A,"<br/>")}function o(s,i){const{context:e}=i,{findings:l,hosts:E,severity:h}=s,
[A,S]=E,M=(0,y.od)(s.affects,e.clients),$=u(s)?[]:(0,x.yv)(l).settings.map(B=>(0,_.ik)(B,i)),w=A===void 0||S!==void 0?null:e.history?.get(A),L=w&&h==="error"?(0,T.
kW)(w):null,C=[M===""?p.K$:(0,p.qy)`Affects ${M}.`,$.length===0?p.K$:(0,p.qy)`Required by ${(0,p.oR)($)}.`,L===null?p.K$:(0,p.qy)`${(0,y.Iu)(L)}.`];return(0,p.oR)(
C," ")}const c=(s,{context:i})=>(0,x.mj)(s,i.repositories.length)!=="";function a(s,i,e=!0){const l=(0,p.qy)`<b>${(0,x.mj)(s,i.context.repositories.length)}</b>`;
if(!e)return l;const{shown:E,more:h}=(0,R.zN)((0,x.eb)(s),D),A=i.isBrief&&h>0?(0,p.qy)` and ${(0,y.px)(h,"more repository")} ${i.rest}`:null;return(0,p.qy)`${l}: ${(0,p.
oR)(E.map(S=>(0,_.ik)(S,i)))}${A}`}function f(s,i){const e=i.isBrief?[]:(0,x.eb)(s).slice(D),{shown:l,more:E}=(0,R.zN)(e,2*i.medium.limits.items),h=(0,p.oR)(l.map(
A=>(0,_.ik)(A,i)));return(0,p.zH)((0,y.px)(e.length,"more repository"),h.isEmpty?h:(0,p.qy)`<p>${h}</p>\n${(0,_.OS)(E,"repository",i)}`)}}),8436:((ct,z,t)=>{t.d(
z,{Bg:()=>d,UQ:()=>O,W3:()=>s,Y4:()=>a,cT:()=>i,xS:()=>u});var R=t(4e3),P=t(1064),T=t(4218),y=t(1505),x=t(7574),p=t(5102),_=t(4120),b=t(8641),v=t(5973),g=t(9900);
const D=2,I=40;function O({visit:{host:e},isNew:l},E){const h=l?(0,v.qy)`<br/>${E.medium.small(_.dy)}`:v.K$;return(0,v.qy)`${(0,g.b8)(e,E,v.Fl)}${h}`}function d(e,l){
const{discovery:E}=e.visit.attempt,h=[...new Set((0,p.QK)(e).map(({problem:A})=>A.title))];return h.length>0?(0,v.qy)`${(0,R.K4)(h,D)}`:E.kind==="skipped"?(0,v.
qy)`${E.problem.title}`:new v.Ed((0,y.Yj)(e,(0,g.Bm)(l)))}function u(e,l,E=[]){const h=(0,g.Bm)(l),{discovery:A}=e.visit.attempt,S=A.kind==="skipped"?[(0,v.CS)(
A.problem.message)]:[],M=[...(0,y.Zc)(e,h),...(0,y.o7)(e,h)];return[{label:"result",texts:S},{label:"required",texts:m(e,l)},{label:"clients",texts:r(e,l)},{label:"\
services",texts:o(e,l)},...E,...M.map(({label:w,texts:L})=>({label:w,texts:L.map(C=>new v.Ed(C))}))].map(({label:w,texts:L})=>({label:(0,_.Iu)(w),texts:L.filter(
C=>!C.isEmpty)})).filter(({texts:w})=>w.length>0)}function m({requirements:e},l){const{places:E,services:h}=l.medium.limits,A=(0,g.Bm)(l),S=Map.groupBy(e,({because:M})=>(0,g.
AZ)(M,E,l).text);return n([...S],"requirement",l,([M,$])=>{const w=(0,v.yU)($,h,L=>new v.Ed((0,y.pk)(L,l.context,A)));return M===""?w:(0,v.qy)`${w} by ${new v.Ed(
M)}`})}function n(e,l,E,h){const{shown:A,more:S}=(0,R.zN)(e,E.medium.limits.services),M=S>0?[(0,v.qy)`and ${(0,_.px)(S,`more ${l}`)} ${E.rest}`]:[];return[...A.
map(h),...M]}const r=({clients:e},{context:l,medium:E})=>["fails","warns","works"].flatMap(h=>{const A=l.clients.filter($=>e[$]===h),S=A.map($=>P.bB[$]).join(",\
 "),M=E.sign(h);return A.length===0?[]:[(0,v.qy)`${M} ${S}: ${p.nx[h]}`]}),o=({services:e,servicesFrom:l},E)=>[...n(e,"service",E,h=>(0,v.qy)`${(0,v.aY)(h.id)} ${c(
h,E)}`),...l===null?[]:[(0,v.qy)`from the host block at ${(0,g.ik)(l,E)}`]];function c(e,l){switch(e.kind){case"url":return(0,v.aY)((0,b.cq)(e.url));case"login":{
const{client:E,authz:h,token:A,ports:S}=e.login;return(0,v.qy)`authz ${(0,v.aY)((0,b.cq)(h??"none"))}, token ${(0,v.aY)((0,b.cq)(A??"none"))}, client ${(0,v.aY)(
E)}, ports ${S.join(" to ")}`}case"problem":return(0,v.qy)`${l.medium.sign("fails")} ${(0,g.U1)(e.problem.code,l)}`}}function a({visit:{attempt:e}},l){const{context:E,
medium:h}=l,A=[(0,g.fi)("TLS certificate",({host:S})=>(0,v.aY)(S)),(0,g.fi)("Valid until",({expires:S})=>(0,v.CS)((0,x.nO)(S,E.startedAt))),(0,g.fi)("Subject",({
subject:S})=>(0,v.aY)(S)),(0,g.fi)("Issuer",({issuer:S})=>(0,v.aY)(S))];return[h.table(e.hops,{caption:"Requests",columns:f}),h.table(e.certificates,{caption:"T\
LS certificates",columns:A})]}const f=[(0,g.fi)("Request",({url:e})=>(0,v.aY)((0,b.cq)(e))),(0,g.fi)("Response",({status:e,reason:l,mediaType:E})=>{const h=E===
null?null:(0,v.qy)`<br/>${(0,v.aY)(E)}`,A=l===""?null:(0,v.qy)` ${(0,v.CS)(l)}`;return e===null?"no response":(0,v.qy)`${e}${A}${h}`}),(0,g.fi)("Token",({authorization:e})=>(0,_.
Rk)(e)),(0,g.fi)("Address",({address:e,proxy:l})=>e!==null?(0,v.aY)(e):l===null?null:(0,v.qy)`through ${(0,v.aY)((0,b.cq)(l))}`),(0,g.fi)("Time",({ms:e})=>(0,x.
kJ)(e),"number")],s=e=>e.flatMap(([l,{incidents:E}])=>E.map(h=>({...h,host:l}))).toSorted((l,E)=>Date.parse(E.from)-Date.parse(l.from));function i(e,l){const{context:E,
medium:h}=l,A=({host:w})=>w?(0,g.b8)(w,l,v.Fl):null,S=({until:w})=>w===null?"continues":(0,x.QN)(w),M=w=>h.isWhole?(0,g.U1)(w,l):(0,v.aY)(w,I),$=[...e[0]?.host?
[(0,g.fi)("Host",A,"name")]:[],(0,g.fi)("From",({from:w})=>(0,x.QN)(w),"when"),...h.isWhole?[(0,g.fi)("Until",S,"when")]:[],(0,g.fi)("Duration",w=>(0,T.QY)(w,E.
startedAt),"when"),(0,g.fi)("Failed runs",({runs:w})=>w,"number"),(0,g.fi)("Problems",({codes:w})=>(0,v.oR)(w.map(M)))];return h.table(e,{caption:"Incidents",columns:$})}}),
3029:((ct,z,t)=>{t.d(z,{$J:()=>x,U8:()=>u,VN:()=>O,XP:()=>d,vd:()=>I,xy:()=>p,yQ:()=>_});var R=t(4e3),P=t(5955),T=t(5973),y=t(9900);const x={fails:"\u274C",unchecked:"\
\u274C",warns:"\u26A0\uFE0F",skipped:"\u26AA",works:"\u2705",notice:"\u2139\uFE0F"},p=(0,T.qy)`in the job summary`,_={sign:n=>new T.Ed(x[n]),small:n=>(0,T.qy)`<sub>${n}</sub>`,
heading:n=>(0,T.qy)`<b>${n}</b>`,items:n=>n.length===0?T.K$:(0,T.qy)`<p>${(0,T.oR)(n)}</p>\n`,table:b,isWhole:!1,limits:{message:700,ownMessage:300,url:600,places:4,
ownPlaces:1,items:100,roots:100,services:20}};function b(n,{columns:r}){if(n.length===0)return T.K$;const o=r.map(({title:a,style:f})=>(0,T.qy)`<th align="${g(f)?
"right":"left"}">${a}</th>`),c=n.map(a=>(0,T.qy)`<tr>${r.map(f=>v(a,f))}</tr>\n`);return(0,T.qy)`<table>\n<tr>${o}</tr>\n${c}</table>\n`}function v(n,{cell:r,style:o}){
const c=(0,T.qy)`${r(n)}`,a=c.isEmpty?(0,T.qy)`–`:c;return g(o)?(0,T.qy)`<td align="right">${new T.Ed(a.text.replaceAll(" ","&nbsp;"))}</td>`:(0,T.qy)`<td>${a}</td>`}
const g=n=>n?.split(" ").includes("number")===!0,D=50;function I(n,r,o,c,a){if(c.isBrief)return(0,T.qy)`<p>${n}</p>`;const{shown:f,more:s}=(0,R.zN)(r,D),i=c.medium.
table(f,{caption:o,columns:a});return(0,T.zH)(n,(0,T.qy)`${i}${(0,y.OS)(s,o,c)}`)}const O=({text:n})=>n.replaceAll(/ class="[^"]*"/g,"").replaceAll("/>",">").replaceAll(
"&#160;","&nbsp;").replaceAll(/\n+/g,`
`).trim(),d=n=>n.isBrief?[n]:[n,{...n,isBrief:!0}];function u(n,r){const o=n.map(([s])=>s?.()??"");if(m(o)<=r)return o;const c=o.map((s,i)=>{const e=s===""?[]:n[i]?.
slice(1)??[];return[s,...e.map(l=>l())].filter(l=>l!=="")}),a=c.map(s=>s.at(-1)??"");let f=r;return c.map((s,i)=>{const e=m(a.slice(i+1)),l=m(a.slice(i,i+1))<=f?
a[i]:"",E=s.find(h=>m([h])<=f-e)??l??"";return f-=m([E]),E})}const m=n=>n.reduce((r,o)=>r+(o===""?0:(0,P.$$)(o)+2),0)}),9676:((ct,z,t)=>{t.d(z,{df:()=>Ft,vs:()=>vt,
gD:()=>Jt,Fp:()=>Yt,wQ:()=>nt,Gc:()=>kt,XA:()=>jt,yv:()=>ft});var R=t(5799),P=t(7574),T=t(5102),y=t(4120),x=t(5955),p=t(6763),_=t(5973),b=t(2328),v=t(9900),g=t(
4e3),D=t(1831),I=t(2796),O=t(4503),d=t(8884),u=t(3181),m=t(8436),n=t(3029);const r=20,o=10,c=3,a=20,f=3;function s(J,W){const q=W.isBrief?o:r,{shown:et,more:ht}=(0,g.
zN)((0,I.cZ)(J),q);return[...et.map(yt=>[...(0,n.XP)(W).map(dt=>()=>(0,n.VN)(i(yt,dt))),()=>(0,n.VN)((0,_.qy)`<p>${e(yt,(0,u.M)(yt,W).title,W)}</p>`)]),[()=>(0,n.
VN)((0,v.OS)(ht,"cause",W))]]}function i(J,W){const q=(0,u.M)(J,W),et=[(0,_.oR)(q.items),q.where,q.message,q.help],ht=q.small.isEmpty?q.small:W.medium.small(q.small);
return(0,_.qy)`<p>${e(J,q.title,W)}
${[...et,ht].map(lt=>lt.isEmpty?lt:(0,_.qy)`<br/>${lt}\n`)}</p>
${q.messages}${q.others}`}const e=({severity:J,code:W},q,et)=>(0,_.qy)`${(0,v.ZF)(J,et)} <b>${q}</b> (${(0,v._h)(W,(0,_.qy)`${W}`,et)})`;function l(J,W,q){const et=J.
filter(dt=>(0,T.sG)(dt)===W);if(et.length===0)return _.K$;const ht=W==="works"&&J.some(dt=>(0,T.sG)(dt)==="warns"),lt=`${T.nx[W]}${ht?" without warnings":""}`,yt=(0,_.
qy)`${q.medium.sign(W)} ${E(et,lt)}`;return(0,n.vd)(yt,et,"host",q,[(0,v.fi)("Host",dt=>(0,m.UQ)(dt,q)),(0,v.fi)("Required by",({requirements:dt})=>{const wt=dt.
flatMap(H=>H.because);return(0,v.AZ)(wt,q.medium.limits.places,q)}),(0,v.fi)(W==="works"?"Services":"Reason",dt=>(0,m.Bg)(dt,q))])}function E(J,W){const q=(0,_.
yU)(J,c,({visit:et})=>(0,_.aY)((0,D.nx)(et.host)));return J.length===1?(0,_.qy)`${q} ${W}`:(0,_.qy)`<b>${(0,y.px)(J.length,"host")}</b> ${W}: ${q}`}function h(J,W){
const q=J.filter(H=>(0,T.cG)(H)&&!(0,T.JR)(H)),[et,...ht]=q;if(et===void 0||W.isBrief)return _.K$;const lt="Requests, responses and certificates of";if(ht.length===
0)return(0,_.zH)((0,_.qy)`${lt} ${A(et)}`,S(et,W));const{shown:yt,more:dt}=(0,g.zN)(q,a),wt=yt.map(H=>(0,_.zH)((0,_.qy)`${W.medium.sign((0,T.sG)(H))} ${A(H)}`,S(
H,W)));return(0,_.zH)(`${lt} ${(0,y.px)(q.length,"host")}`,(0,_.qy)`${wt}${(0,v.OS)(dt,"host",W)}`)}const A=({visit:{host:J,attempt:W}})=>(0,_.qy)`${(0,_.aY)((0,D.
nx)(J))} (${(0,y.px)(W.hops.length,"request")}, ${(0,P.kJ)(W.timing.totalMs)})`;function S(J,W){const q=(0,m.xS)(J,W).map(({label:et,texts:ht})=>(0,_.qy)`<tr><td><b>${et}</b></td><td>${(0,_.
oR)(ht,"<br/>")}</td></tr>\n`);return(0,_.qy)`<table>\n${q}</table>\n${(0,m.Y4)(J,W)}`}function M(J,W){const q=(0,d._X)(J),[et]=q;if(et===void 0)return _.K$;const ht=(0,_.
yU)(q,c,({repository:dt})=>(0,_.aY)(dt)),lt=(0,v.ZF)((0,T.hm)(et.findings)??"warning",W),yt=(0,_.qy)`${lt} <b>${(0,y.px)(q.length,"repository")}</b> ${(0,d.fP)(
q)}: ${ht}`;return(0,n.vd)(yt,q,"repository",W,[(0,v.fi)("Repository",({repository:dt})=>(0,_.q)((0,O.aE)(dt,W.context),(0,_.N3)(dt))),(0,v.fi)("Findings",({findings:dt})=>(0,y.
H8)(dt)),(0,v.fi)("First in",({findings:dt})=>$(dt,W))])}function $(J,W){const q=(0,g.zN)([...Map.groupBy(J,({problem:lt})=>lt.code)],f),et=q.shown.map(([lt,yt])=>{
const dt=(0,d.tN)(yt),wt=dt===null?_.K$:(0,_.qy)` at ${(0,v.ik)(dt,W,!0)}`,H=yt.length===1?_.K$:(0,_.qy)` and ${yt.length-1} more`;return(0,_.qy)`${(0,v._h)(lt,
(0,_.qy)`${lt}`,W)}${wt}${H}`}),ht=q.more>0?[(0,_.qy)`and ${(0,y.px)(q.more,"more code")}`]:[];return(0,_.oR)([...et,...ht],"<br/>")}var w=t(4218);const L=10,C=40,
B=20;function G(J,W){const q=(0,w.U4)(J,W.context),et=W.isBrief?q.filter(w.wz):q;if(et.length===0)return q.length===0&&(W.context.history?.size??0)>0&&!W.isBrief?
[(0,_.qy)`<p><b>History</b>: 1 run so far</p>`]:[];const ht=et.slice(0,W.isBrief?L:C),lt={caption:"History",columns:k(et,W)},yt=W.medium.table(ht.slice(L),lt);return[
(0,_.qy)`<p><b>History</b>: ${N(q)}</p>`,W.medium.table(ht.slice(0,L),lt),(0,_.zH)((0,y.px)(ht.length-L,"more host"),yt),(0,_.qy)`<p>${W.medium.small(Z(ht))}</p>`,
K(et.slice(ht.length),W),Y(et,W)]}function N(J){const W=Math.max(...J.map(({history:ht})=>ht.recent.length)),q=J.filter(w.wz).length;if(q===0)return`no failure \
in the last ${(0,y.px)(W,"run")}`;const et=J[0]?.history.recent.filter(({outcome:ht})=>ht==="fails").length;return J.length===1?`${et} of the last ${(0,y.px)(W,
"run")} failed`:`${q} of ${J.length} hosts failed in the last ${(0,y.px)(W,"run")}`}function k(J,W){const q=({history:lt},yt)=>{const dt=(0,w.H6)(lt).find(wt=>wt.
days===yt);return dt===void 0?_.K$:(0,_.qy)`${(0,w.mc)(dt)}<br/>${W.medium.small((0,y.px)(dt.runs,"run"))}`},et=J.flatMap(({history:lt})=>(0,w.H6)(lt).map(yt=>yt.
days)),ht=[...new Set(et)].toSorted((lt,yt)=>lt-yt);return[(0,v.fi)("Host",lt=>F(lt,W)),...ht.map(lt=>({title:(0,_.qy)`Uptime<br/>${lt}&nbsp;days`,style:"number",
cell:yt=>q(yt,lt)})),(0,v.fi)((0,_.qy)`Latency<br/>30&nbsp;days`,({history:{medianMs:lt}})=>lt===null?null:(0,P.kJ)(lt),"number")]}function F({host:J,history:W},q){
const{sign:et,small:ht}=q.medium,lt=q.isBrief?null:(0,w.XQ)(W),yt=new _.Ed((0,w.qX)(W.recent));return(0,_.oR)([(0,_.qy)`${et((0,T.sG)(J))}&nbsp;${(0,v.b8)(J.visit.
host,q,_.Fl)}`,(0,_.qy)`<code role="img" aria-label="${new _.Ed((0,w._N)(W.recent))}">${yt}</code>`,lt===null?_.K$:ht(lt)],"<br/>")}function Z(J){const W=(0,w.MC)(
J).map(([q,et])=>(0,_.qy)`<code>${q}</code>&nbsp;${et}`);return(0,_.qy)`The newest run is at the right. ${(0,_.oR)(W)}. Uptime: the share of runs without an error. Latency: median of discovery.`}
function K(J,W){if(J.length===0)return _.K$;const q=J.every(({history:lt})=>lt.uptime.every(({good:yt,runs:dt})=>yt===dt)),et=W.rest===n.xy?W.rest:(0,_.qy)`in the history file`,
ht=q?(0,_.qy)`, all without a failure in this time`:(0,_.qy)` ${et}`;return(0,_.qy)`<p>and ${(0,y.px)(J.length,"more host")}${ht}</p>`}function Y(J,W){const q=(0,m.
W3)(J.map(({host:dt,history:wt})=>[dt.visit.host,wt])),{shown:et,more:ht}=(0,g.zN)(q,B),lt=et.length,yt=ht>0?`The last ${lt} incidents`:(0,y.px)(lt,"incident");
return(0,_.zH)(yt,(0,m.cT)(et,W))}const at=1e6,Tt=1e3,Pt=5,Dt=600,xt=100,Bt=7;function kt(J,W){const q=W.docsUrl.replace(/[^/]*$/,"recipes.md#keep-the-report"),
et=(0,_.q)(q,(0,_.qy)`in the JSON report`);return jt(J,{...Ft(W),rest:et,isBrief:!1},{head:`## ${Jt(J,W)}`,foot:(0,_.qy)`tf-disco ${W.version}, started ${(0,P.QN)(
W.startedAt)}.`,maxBytes:at})}const Ft=J=>({context:J,medium:n.yQ,rest:n.xy,isBrief:!0,detailed:new Set});function jt(J,W,{head:q,foot:et,maxBytes:ht}){const lt=ht-
Tt-(0,x.$$)(q+et.text),yt=(0,n.U8)(Wt(J,W),lt).filter(dt=>dt!=="");return`${[q,...yt,(0,n.VN)(W.medium.small(et))].join(`

`)}
`}function Wt(J,W){const q=(0,T.md)(J.hosts),et=q.filter(({findings:wt})=>wt.length===0),ht=({severity:wt})=>wt==="notice",lt=J.findings.filter(ht),yt=J.findings.
filter(wt=>!ht(wt)),dt=(wt,H)=>[...(0,n.XP)(W).map(V=>()=>[H(V)].flat().map(n.VN).filter(st=>st!=="").join(`

`)),()=>(0,n.VN)((0,_.qy)`<p>More about ${wt} ${W.rest}</p>`)];return[...s(yt,W),dt("hosts",wt=>l(et,"unchecked",wt)),dt("repositories",wt=>M(J.files,wt)),dt("t\
he history",wt=>G(J,wt)),dt("root modules",wt=>(0,b.R)(J.roots,wt)),dt("requests",wt=>h(q,wt)),dt("hosts that passed",wt=>l(q,"works",wt)),dt("skipped hosts",wt=>l(
q,"skipped",wt)),dt("notices",wt=>Xt(lt,wt)),(0,n.XP)(W).map(wt=>()=>(0,n.VN)(Vt(J,wt)))]}function Xt(J,W){if(W.isBrief)return _.K$;const q=(0,_.qy)`${(0,v.ZF)(
"notice",W)} ${(0,y.px)(J.length,"notice")}`,et=s(J,W).flatMap(([ht])=>ht?.()??[]);return(0,_.zH)(q,new _.Ed(et.join(`
`)))}function Vt(J,W){const q=(0,p.h$)(J,W.context).map(lt=>(0,_.qy)`${(0,v.em)(lt,Dt)}.`),et=q.slice(Pt),ht=et.length===0?_.K$:(0,_.qy)`<p>${(0,_.oR)(et,"<br/>")}</p>\n`;
return(0,_.qy)`<p>${(0,_.oR)(q.slice(0,Pt),"<br/>")}</p>
${W.isBrief?(0,v.OS)(et.length,"remark",W):(0,_.zH)((0,y.px)(et.length,"more remark"),ht)}`}const Jt=(J,W)=>`${zt(J)} ${(0,y.Iu)((0,T.$N)(J,W))}`,zt=J=>n.$J[(0,v.
yF)(J)];function Yt({url:J,workflow:W,job:q,commit:et}){const ht=W.split("/").at(-1)??"";return(0,_.oR)([(0,_.q)(J,(0,_.aY)(ht===""?"this run":ht,xt)),q===""?_.
K$:(0,_.qy)`job ${(0,_.aY)(q,xt)}`,et===""?_.K$:(0,_.qy)`commit ${(0,_.aY)(et.slice(0,Bt))}`])}const X=(J,W)=>`${zt(J)} Terraform service discovery: ${(0,T.$N)(
J,W)}`,nt=(J,W,q,et)=>jt(J,Ft(W),{head:`### ${X(J,W)}`,foot:(0,_.qy)`Details in the summary of ${Yt(q)}. Updated automatically.`,maxBytes:et}),ft=(J,W,q)=>`${X(
J,W)}. <sub>${Yt(q).text}</sub>
`,vt=J=>[J.passed,J.hosts.map(({visit:W})=>W.host).toSorted(),J.findings.filter(({severity:W})=>W!=="notice").map(W=>{const{severity:q,host:et,problem:ht,places:lt}=W;
return JSON.stringify([q,et,(0,R.ju)(W),ht.code,lt])}).toSorted()]}),5973:((ct,z,t)=>{t.d(z,{CS:()=>D,Ed:()=>T,Fl:()=>v,I4:()=>O,K$:()=>p,N3:()=>g,aY:()=>b,oR:()=>_,
p_:()=>u,q:()=>I,qy:()=>y,yU:()=>d,zH:()=>m});var R=t(4e3),P=t(8641);class T{text;constructor(r){this.text=r}get isEmpty(){return this.text===""}}function y(n,...r){
let o=n[0]??"";return r.forEach((c,a)=>{o+=x(c)+n[a+1]}),new T(o)}function x(n){return typeof n=="string"?(0,P.js)(n):n instanceof T?n.text:n===null||typeof n==
"number"?String(n??""):n.map(({text:r})=>r).join("")}const p=y``,_=(n,r=", ")=>new T(n.filter(o=>!o.isEmpty).map(({text:o})=>o).join(r)),b=(n,r)=>new T((0,P.D9)(
n,r)),v=n=>new T((0,P.D9)(n).replaceAll(".",".<wbr/>")),g=n=>new T(`<code>${(0,P.js)(n).replaceAll("/","/<wbr/>")}</code>`),D=(n,r)=>new T((0,P.h$)(n,r)),I=(n,r,o)=>n!==
null&&/^https?:\/\/[!-~]+$/.test(n)?y`<a href="${new T((0,P.js)(n,n.length))}"${O(o)}>${r}</a>`:r,O=n=>n===void 0?p:y` class="${n}"`,d=(n,r,o)=>new T((0,R.K4)(n,
r,c=>o(c).text)),u=n=>n.length===0?p:y`<ul>\n${n.map(r=>y`<li>${r}</li>\n`)}</ul>\n`,m=(n,r)=>r.isEmpty?p:y`<details>\n<summary>${n}</summary>\n${r}</details>\n`}),
2328:((ct,z,t)=>{t.d(z,{R:()=>p});var R=t(4e3),P=t(4120),T=t(4148),y=t(5973),x=t(9900);function p(d,u){const{isBrief:m,medium:n}=u,{wrong:r,good:o}=(0,T.jB)(d),
c=r.length>1||m&&r.length>0,a=c?[D((0,T.$_)(r,I(u)),"Problems of root modules",u)]:[],f=m||!n.isWhole&&u.context.repositories.length>1,s=m?[]:f?r:[...r,...o],{shown:i,
more:e}=(0,R.zN)(s,n.limits.roots),l=i.map(A=>g(A,u)),E=[...a,...l.slice(0,r.length)],h=l.slice(r.length);return[...c&&!n.isWhole?[(0,y.zH)(_(r,u),(0,y.qy)`${E}`)]:
E,...f&&o.length>0?[(0,y.qy)`<p>${b(o,u)}</p>\n`]:[],...h.length<=T.LC?h:[(0,y.zH)(b(o,u),(0,y.qy)`${h}`)],(0,x.OS)(e,"root module",u)]}function _(d,{medium:u}){
const m=(0,T.qj)(d[0]??{rows:[]}),n=(0,y.yU)(d,T.LC,v);return d.length===1?(0,y.qy)`${u.sign(m)} <b>${n}</b>: ${T.pJ[m]}`:(0,y.qy)`${u.sign(m)} <b>${(0,P.px)(d.
length,"root module")}</b> with errors or warnings: ${n}`}function b(d,{medium:u}){const m=d.flatMap(n=>n.rows);return(0,y.qy)`${u.sign((0,T.Fg)(m))} <b>${(0,P.
px)(d.length,"root module")}</b>: ${(0,T.nS)(m)}`}const v=d=>new y.Ed((0,T.fi)(d,u=>(0,y.N3)(u).text));function g(d,u){const{sign:m,heading:n}=u.medium,r=n(v(d));
return(0,y.zH)((0,y.qy)`${m((0,T.Fg)(d.rows))} ${r}: ${(0,T.L4)(d)}`,D((0,T.c_)(d,I(u)),"Modules and providers",u))}function D(d,u,m){const{shown:n,more:r,name:o,
problems:c,facts:a}=d,f=[o,...c,...a].map(({title:s,cell:i})=>(0,x.fi)((0,P.Iu)(s),e=>new y.Ed(i(e))));return(0,y.qy)`${m.medium.table(n,{caption:u,columns:f})}${(0,x.
OS)(r,"row",m)}`}const I=d=>({name:(u,m)=>O(u,m,d).text,problem:({code:u,title:m})=>(0,x._h)(u,(0,y.qy)`${m}`,d).text,file:u=>(0,y.N3)(u).text,value:(u,m)=>(0,y.
aY)(u,m).text.replaceAll(" ","&#160;"),maxRows:d.medium.limits.items});function O(d,u,m){const{sign:n,small:r}=m.medium,[o]=d.places,c=d.kind==="module"&&d.source!==
d.address,a=(0,y.oR)([...c?[(0,y.N3)(d.source)]:[],...o===void 0?[]:[(0,x.ik)(o,m)]]," at "),f=(0,y.qy)`${n((0,T.Fg)([d]))}&#160;<b>${(0,y.N3)(u)}</b>`;return a.
text===""?f:(0,y.qy)`${f}<br/>${r(a)}`}}),9900:((ct,z,t)=>{t.d(z,{AZ:()=>c,BK:()=>I,Bm:()=>a,OS:()=>O,U1:()=>m,ZF:()=>v,_h:()=>u,b8:()=>r,dI:()=>n,em:()=>D,fi:()=>_,
ik:()=>o,yF:()=>g});var R=t(5143),P=t(1831),T=t(4503),y=t(4120),x=t(8884),p=t(5973);const _=(f,s,i)=>({title:f,cell:s,style:i}),b={error:"fails",warning:"warns",
notice:"notice"},v=(f,{medium:s})=>s.sign(b[f]);function g({passed:f,hosts:s,findings:i}){return f?i.some(({severity:e})=>e!=="notice")?"warns":s.length===0?"sk\
ipped":"works":"fails"}const D=(f,s)=>new p.Ed((0,y.Iu)((0,p.CS)(f,s).text)),I=(f,s)=>(0,p.qy)`<b>Help:</b> ${(0,p.CS)(f,s)}`,O=(f,s,{rest:i})=>f===0?p.K$:(0,p.
qy)`<p class="more">and ${(0,y.px)(f,`more ${s}`)} ${i}</p>\n`,d=/^[a-z\d]+(?:-[a-z\d]+)*$/,u=(f,s,{context:i})=>(0,p.q)(d.test(f)?`${i.docsUrl}#${f}`:null,s,"c\
ode"),m=(f,s)=>u(f,(0,p.aY)(f),s),n=f=>`host-${f}`,r=(f,{detailed:s},i=p.aY)=>{const e=i((0,P.nx)(f));return s.has(f)?(0,p.qy)`<a href="#${n(f)}">${e}</a>`:e};function o(f,{
context:s,medium:i},e=!1){if(typeof f=="string"){const[,A]=/^(.*) input$/s.exec(f)??[];return A===void 0?(0,p.aY)(f):(0,p.qy)`the ${(0,p.aY)(A)} input`}const l=(0,T.
uM)(f,s),E=e?(0,R.bH)(f.file).path:f.file,h=(0,p.N3)((0,x.eo)({...f,file:E}));return(0,p.q)(l!==null&&l.length>i.limits.url?null:l,h)}const c=(f,s,i,e=!1)=>new p.
Ed((0,x.Ky)(f,s,l=>o(l,i,e).text)),a=f=>({value:(s,i)=>(0,p.aY)(s,i).text,prose:s=>(0,p.CS)(s).text,because:s=>o(s,f).text})}),4148:((ct,z,t)=>{t.d(z,{$_:()=>i,
Fg:()=>D,L4:()=>u,LC:()=>d,Mm:()=>v,c_:()=>s,fi:()=>m,g5:()=>n,jB:()=>r,nS:()=>h,pJ:()=>O,qj:()=>g});var R=t(4e3),P=t(5143),T=t(1064),y=t(5011),x=t(5257),p=t(4120),
_=t(8884);const b=["fails","warns","works"];function v({worst:C}){return C==="error"?"fails":C==="warning"?"warns":"works"}const g=({rows:C})=>b.find(B=>C.some(
G=>v(G)===B))??"works";function D(C){const B=g({rows:C});return B==="works"&&C.some(I)?"skipped":B}const I=({chosen:C})=>Object.keys(C).length===0,O={fails:"ini\
t fails",warns:"has warnings",works:"passed"},d=3;function u(C){const B=g(C);return B==="works"?h(C.rows):O[B]}const m=({directory:C},B)=>C===x.cd.file?x.cd.file:
C==="."?"the top directory":B((0,_.II)(C));function n(C,B=0){const G=C.filter(({directory:Y})=>Y!==x.cd.file),{failing:N}=r(G),{length:k}=N;if(k===0)return null;
const F=new Set(N.map(({directory:Y})=>(0,P._M)(Y))),Z=B<2?"":` (${(0,_.iW)(F.size,B)})`;return G.length===1?`init fails${Z}`:`init fails in ${k===G.length?`all\
 ${k}`:`${k} of ${G.length}`} root modules${Z}`}const r=C=>c(C,g),o=({rows:C})=>c(C,v);function c(C,B){const{fails:G=[],warns:N=[],works:k=[]}=Object.groupBy(C,
B);return{failing:G,wrong:[...G,...N],good:k}}const a=({kind:C,source:B,constraints:G,locked:N,chosen:k,problems:F})=>JSON.stringify([C,B,G,N,k,F]),f=3;function s(C,B){
const{wrong:G,good:N}=o(C);return e({clients:C.clients,rows:[...G,...N]},[],B)}function i(C,B){const G=C.flatMap(Y=>o(Y).wrong.map(at=>({root:Y,row:at}))),N=Map.
groupBy(G,({row:Y})=>a(Y)),k=[...N.values()].flatMap(([Y])=>Y?.row??[]),F=T.Du.filter(Y=>C.some(at=>at.clients.includes(Y))),Z=({root:Y})=>m(Y,B.file),K=Y=>(0,R.
K4)(N.get(a(Y))??[],f,Z);return e({clients:F,rows:o({rows:k}).wrong},[{title:"root modules",cell:K}],B)}function e({clients:C,rows:B},G,N){const{shown:k,more:F}=(0,R.
zN)(B,N.maxRows),Z=Y=>Y.filter(({cell:at})=>k.some(Tt=>at(Tt)!=="")),K=k.every(({chosen:Y})=>new Set(Object.values(Y)).size<=1);return{rows:B,shown:k,more:F,name:{
title:"module or provider",cell:Y=>N.name(Y,E(Y,C))},problems:Z([{title:"problem",cell:Y=>l(Y,N)}]),facts:[...G,...Z($(K?null:C,N.value))]}}const l=({problems:C},B)=>C.
filter(({usualSeverity:G})=>G!=="notice").map(B.problem).join(", "),E=({address:C,host:B},G)=>G.every(N=>(0,y.Vm)(N)===B)&&C.startsWith(`${B}/`)?C.slice(B.length+
1):C;function h(C){const B=[...new Map(C.map(K=>[`${K.kind} ${K.source}`,K])).values()],G=["module","provider"].flatMap(K=>{const{length:Y}=B.filter(at=>at.kind===
K);return Y===0?[]:[(0,p.px)(Y,K)]});if(G.length===0)return"no registry modules and no providers";const N=C.some(({platforms:K})=>K.length>0)?" and package":"",
k=B.filter(I).length,F=B.filter(({chosen:K})=>Object.values(K).includes(null)).length,Z=k+F===0?`every version${N} is available`:[...F>0?[`${F} without a versio\
n`]:[],...k>0?[`${k} not checked`]:[]].join(", ");return`${G.join(" and ")}, ${Z}`}const A=60,S=6,M=12,$=(C,B)=>[{title:"constraint",cell:({constraints:G})=>(0,R.
K4)([...new Set(G)],S,N=>B(N,A))},...(C??[null]).map(G=>({title:G===null?"version":T.bB[G],cell:N=>w(N,G,B)})),{title:"newest",cell:({newest:G})=>G===null?"":B(
G,A)},{title:"platforms",cell:({platforms:G})=>L(G,B)}];function w({chosen:C,locked:B},G,N){const k=G===null?Object.values(C)[0]:C[G];return k===void 0?"":k!==null?
`${N(k,A)}${k===B?" (locked)":""}`:B===null?"none":`none (locked: ${N(B,A)})`}function L(C,B){return(0,R.K4)(C,M,({platform:G,available:N})=>`${N===null?"?":N?"\
\u2713":"\u2717"} ${B(G,A)}`)}}),1212:((ct,z,t)=>{t.d(z,{S5:()=>sn,MV:()=>nn,K8:()=>on});var R=t(2389),P=t(2796),T=t(5102),y=t(4120),x=t(6763),p=t(8641),_=t(4e3),
b=t(1831),v=t(4503),g=t(8884),D=t(1505),I=t(7574),O=t(7146);const d=20,u=6,m="in the JSON report",n=13,r={fails:{sign:"\u2717",style:"red"},unchecked:{sign:"\u2717",
style:"red"},warns:{sign:"!",style:"yellow"},skipped:{sign:"\u25CB",style:"blue"},works:{sign:"\u2713",style:"green"}},o={error:r.fails,warning:r.warns,notice:{
sign:"\xB7",style:"blue"}},c={value:p.RK,prose:p.RK,because:g.eo},a=({sign:U,style:j},Q,tt)=>(0,O.wW)({indent:0,label:U,style:j,text:Q},tt).map(p.BP).join(`
`);function f(U,j){const Q=(0,T.sG)(U),{sign:tt,style:rt}=r[Q],ut=[...(0,T.cG)(U)?e(U,j.context):[],...(0,D.o7)(U,c)],pt=`${T.nx[Q]}${U.isNew?` (${y.dy})`:""}: ${i(
U)}`;return[...(0,O.wW)({indent:0,label:`${tt} ${s(U.visit.host)}`,style:rt,text:pt},j),...ut.flatMap(_t=>l(_t,j))].map(p.BP).join(`
`)}const s=U=>{const j=(0,b.nx)(U);return j===U?(0,p.RK)(U):`${(0,p.RK)(j)} (${(0,p.RK)(U)})`};function i(U){const{discovery:j}=U.visit.attempt,Q=(0,T.QK)(U);return Q.
length>0?(0,_.K4)([...new Set(Q.map(tt=>tt.problem.code))],u):j.kind==="skipped"?j.problem.code:(0,D.Yj)(U,c)}function e(U,j){const{hops:Q,certificates:tt}=U.visit.
attempt;return[(0,D.se)(U,j,c),{label:"response",texts:Q.map(E)},{label:"services",texts:(0,y.Sk)(U.services,d,h)},...(0,D.Zc)(U,c),{label:"certificate",texts:tt.
map(rt=>A(rt,j))}]}const l=({label:U,texts:j},Q)=>j.flatMap((tt,rt)=>{const ut=rt===0?U:"";return(0,O.wW)({indent:2,label:ut,style:"dim",column:n,text:tt},Q)});
function E(U){const j=U.status===null?"none":`${U.status} ${(0,p.RK)(U.reason,D.tN)}`,Q=U.status===null?"after":"in",tt=[...U.mediaType===null?[]:[(0,p.RK)(U.mediaType,
D.tN)],...U.address===null?[]:[`at ${(0,p.RK)(U.address,D.tN)}`],...U.proxy===null?[]:[`through ${(0,p.RK)((0,p.cq)(U.proxy))}`],...U.authorization==="none"?[]:
[`token ${(0,y.Rk)(U.authorization)}`]],rt=tt.length===0?"":` (${tt.join("; ")})`;return`${j.trim()} from ${(0,p.RK)((0,p.cq)(U.url))} ${Q} ${(0,I.kJ)(U.ms)}${rt}`}
function h(U){const j=(0,p.RK)(U.id,D.tN);switch(U.kind){case"url":return`${j} ${(0,p.RK)((0,p.cq)(U.url))}`;case"login":{const{authz:Q,token:tt}=U.login,rt=[Q,
tt].map(ut=>(0,p.RK)((0,p.cq)(ut??"none")));return`${j} authz ${rt.join(", token ")}`}case"problem":return`${j}: ${U.problem.code}`}}function A(U,j){const{host:Q,
subject:tt,issuer:rt,expires:ut}=U,pt=(0,p.RK)((0,I.nO)(ut,j.startedAt));return`${(0,p.RK)(Q,D.tN)} valid until ${pt}; subject ${(0,p.RK)(tt,D.tN)}, issuer ${(0,p.
RK)(rt,D.tN)}`}const S=4,M={places:6,messages:5,frames:P.Wi},$={places:3,messages:2,frames:1};function w(U,j,Q){const{severity:tt,code:rt,title:ut,message:pt,isAside:_t,
sameAs:Ot}=U,gt=(0,p.RK)(pt??ut,p.h2),St=`${j.context.docsUrl}#${rt}`,{style:Nt}=o[tt],Ut=Ot!==null?[`  hosts: the same ${U.hosts.length} as for ${Ot}`]:[...K(U.
hosts.length>1?"hosts":"host",L(U),j),...C(U,j,Q),...Z(U,j)],Kt=_t?"":U.help??"";return[...(0,O.wW)({indent:0,label:`${tt}[${rt}]:`,style:Nt,url:St,text:gt},j),
...Ut,...K("help",(0,p.RK)(Kt,p.h2),j),...K("affects",(0,y.od)(U.affects,j.context.clients),j)].map(p.BP).join(`
`)}function L({hosts:U,findings:j,message:Q}){const[tt]=U;return U.length===1&&tt!==void 0&&Q?.includes((0,b.nx)(tt))&&j[0]?.isHostNew!==!0?"":(0,_.K4)(U,(0,y.J5)(
U,S),ut=>{const pt=j.filter(gt=>gt.host===ut),_t=U.length>1?(0,g.eb)(pt).length:0,Ot=[...pt.some(({isHostNew:gt})=>gt)?[y.dy]:[],..._t>1?[(0,y.px)(_t,"repositor\
y")]:[]];return`${s(ut)}${Ot.length===0?"":` (${Ot.join(", ")})`}`})}function C(U,j,Q){const{frames:tt}=B(U),rt=G(U);return[...rt.shown.flatMap(({message:ut,findings:pt,
first:_t},Ot)=>{const gt=N(_t,U.message===null?ut:"",j);return Ot>=tt?gt:[...gt,...k((0,g.io)(pt)?.line,U.severity,j,Q),...K("help",(0,p.RK)(F(U,pt),p.h2),j)]}),
...rt.more>0?[`  and ${(0,y.px)(rt.more,"more message")} ${m}`]:[]]}const B=({hosts:U,isAside:j})=>U.length>1||j?$:M;function G(U){const j=(0,P.cr)(U).map(([Q,tt])=>({
message:Q,findings:tt,first:(0,g.tN)(tt)}));return(0,_.zN)(j,(0,y.J5)(j,B(U).messages))}function N(U,j,Q){if(U===null&&j==="")return[];const tt=U===null?"-":"--\
>",rt=U===null?"":(0,g.R3)(U),ut=[rt,(0,p.RK)(j,p.h2)].filter(_t=>_t!=="").join(": "),pt={text:rt,url:U&&(0,v.uM)(U,{...Q.context,links:null})};return(0,O.wW)({
indent:2,label:tt,style:"dim",text:ut,linked:pt},Q)}function k(U,j,Q,tt){return U===void 0||tt.has((0,g.R3)(U.place))?[]:(tt.add((0,g.R3)(U.place)),Dt(U,o[j].style,
Q))}const F=({help:U,isAside:j},[Q])=>U!==null||j?"":Q?.problem.help??"";function Z(U,j){const{findings:Q}=U,{lines:tt,settings:rt}=(0,g.yv)(Q),ut=G(U).shown.map(
({first:Ot})=>Ot),pt=(0,g.oN)(tt,ut),_t=B(U).places;return[...K("hits",(0,g.mj)(Q,j.context.repositories.length),j),...K("also at",(0,g.Ky)(pt,_t),j),...K("requ\
ired by",(0,g.Ky)(rt,_t),j)]}const K=(U,j,Q)=>j===""?[]:(0,O.wW)({indent:2,label:`${U}:`,style:"dim",text:j},Q),Y=160,at=12,Tt="    ",Pt=/##\w*\[/;function Dt({
place:U,before:j,literal:Q,after:tt},rt,ut){const pt=" ".repeat(`  ${U.line}`.length),_t=Math.min(ut.width,Y)-pt.length-3;if(_t<at)return[];const Ot=xt(j+Q+tt),
gt=Ot(j+Q+tt),St=(0,O.nc)(gt)<=_t?0:Ot(j).search(/[^ ]|$/),Nt=gt.slice(St),Ut=(0,O.nc)(Ot(j))-St,Kt=(0,O.nc)(Ot(j+Q))-St,{from:Ht,to:Lt,text:tn}=Bt(Nt,Ut,Math.max(
Kt,Ut+1),_t),ln=(0,O.nI)("|","dim",ut),cn="^".repeat(Math.max(1,Math.min(Kt,Lt)-Math.max(Ut,Ht))),an=" ".repeat(Math.max(Ut,Ht)-Ht);return[`${(0,O.nI)(`  ${U.line}`,
"dim",ut)} ${ln} ${tn}`.trimEnd(),`${pt} ${ln} ${an}${(0,O.nI)(cn,rt,ut)}`]}function xt(U){const j=Q=>(0,p.RK)(Q.replaceAll("	",Tt),Number.POSITIVE_INFINITY);return Pt.
test(j(U))?Q=>j(Q).replaceAll(/(?<=#)#/g," #"):j}function Bt(U,j,Q,tt){const rt=(0,O.nc)(U);if(rt<=tt)return{from:0,to:tt,text:U};const ut=Math.max(0,tt-2-(Q-j)),
pt=Q<tt?0:Math.max(0,j-1-Math.ceil(ut*2/3)),_t=rt-pt<=tt,Ot=pt+tt,gt=(0,O.Wc)(U,pt===0?0:pt+1,_t?Ot:Ot-1),St=`${pt===0?"":"\u2026"}${gt}${_t?"":"\u2026"}`;return{
from:pt,to:_t?Ot:Ot-1,text:St}}var kt=t(4148);const Ft=20,jt=3,Wt="  ",Xt={name:(U,j)=>(0,p.RK)(j),problem:({code:U})=>U,file:String,value:p.RK,maxRows:Ft},Vt=U=>(0,kt.
fi)(U,Xt.file);function Jt(U,j){const{wrong:Q}=(0,kt.jB)(U);if(Q.length<=kt.LC)return Q.map(rt=>zt(Vt(rt),(0,kt.c_)(rt,Xt),j));const tt=(0,y.px)(Q.length,"root \
module");return[zt(tt,(0,kt.$_)(Q,Xt),j)]}function zt(U,j,Q){const{rows:tt,shown:rt,more:ut,name:pt,problems:_t,facts:Ot}=j,gt=(0,kt.qj)({rows:tt}),{sign:St,style:Nt}=r[gt],
Ut=tt.filter(Ht=>(0,kt.Mm)(Ht)===gt),Kt=(0,_.K4)([...new Set(Ut.map(pt.cell))],jt);return[`${(0,O.nI)(St,Nt,Q)} ${(0,O.nI)(U,"bold",Q)}: ${kt.pJ[gt]} for ${Kt}`,
...Yt(rt,[pt,...Ot,..._t],Q),...ut>0?[`  and ${ut} more in the JSON report`]:[]].map(p.BP).join(`
`)}function Yt(U,j,Q){const tt=j.map(({title:Ot})=>Ot),rt=U.map(Ot=>({sign:r[(0,kt.Fg)([Ot])],cells:j.map(({cell:gt})=>gt(Ot))})),ut=tt.map((Ot,gt)=>Math.max(...[
Ot,...rt.map(({cells:St})=>St[gt])].map(X)));if(ut.reduce((Ot,gt)=>Ot+Wt.length+gt,Wt.length)>Q.width)return rt.flatMap(({sign:{sign:Ot,style:gt},cells:[St="",...Nt]})=>{
const Ut=Nt.flatMap((Ht,Lt)=>Ht===""?[]:[`${tt[Lt+1]} ${Ht}`]),Kt=`${St}: ${Ut.join("; ")}`;return(0,O.wW)({indent:2,label:Ot,style:gt,text:Kt},Q)});const _t=Ot=>Ot.
map((gt,St)=>gt+" ".repeat((ut[St]??0)-X(gt))).join(Wt).trimEnd();return[`    ${(0,O.nI)(_t(tt),"dim",Q)}`,...rt.map(({sign:{sign:Ot,style:gt},cells:St})=>`  ${(0,O.
nI)(Ot,gt,Q)} ${_t(St)}`)]}const X=(U="")=>Array.from(U).length;function nt(U,j){const Q=U.flatMap(_t=>_t.rows),[tt,rt]=U,pt=tt!==void 0&&rt===void 0?Vt(tt):(0,y.
px)(U.length,"root module");return a(r[(0,kt.Fg)(Q)],`${pt}: ${(0,kt.nS)(Q)}`,j)}const ft=3,vt=4,J=1e3;function W({hosts:U,roots:j},Q){const tt=Map.groupBy(U,T.
sG),rt=(tt.get("unchecked")??[]).filter(({findings:pt})=>pt.length===0),{good:ut}=(0,kt.jB)(j);return[...q("unchecked",rt,Q),...q("skipped",tt.get("skipped")??[],
Q),...q("works",tt.get("works")??[],Q),...ut.length>0?[nt(ut,Q)]:[]]}function q(U,j,Q){const tt=_t=>f(_t,Q);if(j.length<=ft)return j.map(tt);const rt=(0,_.K4)(j,
(0,y.J5)(j,vt),({visit:_t})=>s(_t.host)),ut=`${(0,y.px)(j.length,"host")} ${T.nx[U]}: ${rt}`;if(!Q.isRunner)return[a(r[U],ut,Q)];const pt=(0,y.Sk)(j,J,tt,_t=>`a\
nd ${_t} more ${m}`);return[[(0,p.BP)(`${r[U].sign} ${ut}`),...pt].join(`
`)]}function et(U,j){const Q=(0,g._X)(U),[tt]=Q;if(tt===void 0)return[];const rt=Ot=>`${(0,p.RK)(Ot.repository)} (${(0,y.H8)(Ot.findings)})`,ut=r[(0,T.hm)(tt.findings)===
"error"?"fails":"warns"],pt=(0,_.K4)(Q,(0,y.J5)(Q,vt),rt),_t=`${(0,y.px)(Q.length,"repository")} ${(0,g.fP)(Q)}: ${pt}`;return[a(ut,_t,j)]}function ht(U,j){const Q=(0,T.
hm)(U.findings),tt=U.hosts.length>ft||U.findings.length>0,rt=j.isRunner?"the JSON report has all details; its path is the output `report`":"for all details: `--\
format json` or `--report FILE.json`",ut=`problem codes are explained at ${j.context.docsUrl}`;return tt?[(Q===null||Q==="notice"?[rt]:[ut,rt]).flatMap(_t=>(0,O.
ky)(_t,j)).join(`
`)]:[]}var lt=t(4218);const yt=3,dt=20,wt=40,H=12,V=140,ot=30,st="  ",it=2,mt="  ",Mt="\xA0";function $t(U,j){const Q=(0,lt.U4)(U,j.context),tt=Q.length<=yt?Q:Q.
filter(({host:gt})=>(0,T.cG)(gt));if(tt.length===0)return"";const{shown:rt,more:ut}=(0,_.zN)(tt,dt),{nameWidth:pt,columns:_t}=Ct(Et(rt),rt,j),Ot=_t.map(({title:gt})=>gt).
filter(gt=>gt!=="");return[...(0,O.ky)(`history: ${Ot.join(", ")}`,j),...rt.map(({host:gt},St)=>{const{sign:Nt,style:Ut}=r[(0,T.sG)(gt)],Lt=[At(s(gt.visit.host),
pt),..._t.map(({cells:tn})=>tn[St])].join(mt).trimEnd().replace(/\u2573+/g,tn=>(0,O.nI)(tn,"red",j));return`${st}${(0,O.nI)(Nt,Ut,j)} ${Lt}`}),...ut>0?[`  and ${(0,y.
px)(ut,"more host")} in the history file`]:[],...Rt(rt,j)].map(p.BP).join(`
`)}function Rt(U,j){const Q=(0,lt.MC)(U).map(([rt,ut])=>`${rt} ${ut}`.replaceAll(" ",Mt));return(0,O.ky)(Q.join(", "),{...j,width:j.width-st.length}).map(rt=>`${st}${(0,O.
nI)(rt.trim().replaceAll(Mt," "),"dim",j)}`)}function Ct(U,j,{width:Q}){const tt=Math.max(...j.map(({host:gt})=>(0,O.nc)(s(gt.visit.host)))),rt=Math.min(wt,tt),
ut=Math.min(Q,V)-st.length-it,pt=gt=>U.slice(0,gt).reduce((St,{cells:Nt})=>St-mt.length-It(Nt),ut),_t=[U.length,3].find(gt=>rt<=pt(gt))??2,Ot=Math.min(rt,Math.max(
H,pt(_t)));return{columns:U.slice(0,_t),nameWidth:Ot}}function Et(U){const j=Math.max(...U.map(({history:tt})=>tt.recent.length)),Q=(tt,rt)=>{const ut=U.map(rt);
return{title:tt,cells:ut.map(pt=>pt.padStart(It(ut)))}};return[Q(`last ${(0,y.px)(j,"run")}`,({history:tt})=>(0,lt.qX)(tt.recent)),Q("uptime in 30 days",bt),Q("\
median latency",({history:{medianMs:tt}})=>tt===null?"-":(0,I.kJ)(tt)),{title:"",cells:U.map(({history:tt})=>(0,lt.kW)(tt)??"")}]}function bt(U){const j=(0,lt.bW)(
U,ot);return(j&&(0,lt.mc)(j))??"-"}const It=U=>Math.max(...U.map(({length:j})=>j));function At(U,j){const Q=(0,O.nc)(U);return Q<=j?`${U}${" ".repeat(j-Q)}`:`${(0,O.
Wc)(U,0,j-1)}\u2026`}const Gt=5,Qt=30,Zt=3,en=20;function*sn(U,j){yield`${nn(U,j)}
`;let Q=!0;for(const{text:tt}of on(U,j)){const rt=tt.includes(`
`);yield`${Q||rt?`
`:""}${tt}
`,Q=rt}}function nn(U,j){const{sign:Q,style:tt}=r[U.passed?"works":"fails"],rt=j.isQuiet?[]:(0,x.h$)(U,j.context).slice(0,Gt);return[`${(0,O.nI)(Q,tt,j)} ${(0,O.
nI)((0,T.$N)(U,j.context),"bold",j)}`,...rt.flatMap(ut=>rn(ut,j))].join(`
`)}function*on(U,j){const{isQuiet:Q=!1,isRunner:tt=!1,context:rt}=j,ut=({severity:Lt})=>!Q||Lt==="error"||(0,R.k2)(Lt,rt.failOn),pt=(0,P.cZ)(U.findings.filter(ut)),
_t=pt.slice(0,Qt),Ot=new Set;for(const Lt of _t)yield qt(w(Lt,j,Ot));const gt=pt.slice(_t.length).flatMap(({findings:Lt})=>Lt);if(gt.length>0&&(yield qt(`and ${(0,y.
px)(gt.length,"more finding")} ${m}`)),Q)return;const St=Lt=>({kind:tt?"group":"plain",text:Lt});yield*et(U.files,j).map(St);const Nt=$t(U,j);Nt!==""&&(yield St(
Nt)),yield*Jt(U.roots,j).map(St);const Ut=(0,T.md)(U.hosts).filter(Lt=>(0,T.cG)(Lt)&&!(0,T.JR)(Lt)),Kt=Ut.slice(0,tt||Ut.length<=Zt?en:0);yield*Kt.map(Lt=>St(f(
Lt,j))),Kt.length>0&&Kt.length<Ut.length&&(yield qt(`and ${(0,y.px)(Ut.length-Kt.length,"more host")} ${m}`)),yield*W(U,j).map(St);const Ht=(0,x.h$)(U,rt).slice(
Gt);Ht.length>0&&(yield qt(Ht.flatMap(Lt=>rn(Lt,j)).join(`
`))),yield*ht(U,j).map(qt)}const rn=(U,j)=>(0,O.ky)((0,p.RK)(U),j).map(p.BP),qt=U=>({kind:"plain",text:U})}),2909:((ct,z,t)=>{t.a(ct,async(R,P)=>{try{let w=function(N){
g.R8(A.redact(N).map(k=>(0,r.LS)(k)))},B=function(N){const{verdict:k,changes:F,context:Z}=N,K=l===null?[]:(0,b.ws)((0,m.R8)(k),E,l),Y=F?.kind==="files"?F.files:
[],at=l===null?new Map:(0,b.hP)(K,Y,E,l);return{...N,located:K,context:{...Z,links:at}}};t.r(z);var T=t(1992),y=t(3368),x=t(7251),p=t(566),_=t(5181),b=t(40),v=t(
2806),g=t(3565),D=t(8782),I=t(785),O=t(9943),d=t(1964),u=t(2216),m=t(4503),n=t(9676),r=t(8641),o=t(1212),c=t(8463),a=t(7773),f=t(6875);const s=120;(0,I.kL)(process,
N=>process.stderr.write(`the log was not written: ${N}
`));const{env:i}=process,e=g.j_(i.GITHUB_EVENT_PATH);delete i.GITHUB_EVENT_PATH;const l=(0,D.ng)(i,e),E=i.GITHUB_WORKSPACE??process.cwd(),h=g.Ko(a.y.map(({name:N})=>N)),
A=(0,y.cA)(h,i,(0,x.K)(g.QU)),S=new f.VG;await(0,I.mB)(process,{stop:S,secrets:A,isFinal:!1,act:M,reportMistakes:N=>g.fJ("Wrong settings",N.map(k=>(0,r.LS)(k)).
join(`
`)),reportCrash:N=>g.fJ("Could not run",N)});async function M(N){const k=(0,O.fN)(Y=>g.N4(A.redact([Y]))),{checked:F,warnings:Z}=await(0,T.k_)(h,process,k,{directory:E,
isFork:(0,D.$c)(i.GITHUB_EVENT_NAME,e),stop:S,changes:$,secrets:A}),K=N.aborted?3:F.verdict.passed?0:1;return w(Z),await C(F,N),K}async function $({githubToken:N}){
const k=await(0,_.S)(l,N,S.signal);return k.kind==="all"&&l?.pull&&g.R8(A.redact([`changed-only has no effect: ${k.why}`])),k}async function L(N,k){try{await k()}catch(F){
w([`${N}: ${(0,p.A3)(F)}`])}}async function C(N,k){let F={...N,located:[]};await L("places are not links",()=>{F=B(N)}),await G(F),!k.aborted&&await L("the comm\
ent and the issue were not written",async()=>{const{notes:Z,warnings:K}=await(0,v.m)(F,l,E,k);g.N4(A.redact(Z)),w(K)})}async function G({settings:N,verdict:k,context:F}){
const{GITHUB_OUTPUT:Z,GITHUB_STEP_SUMMARY:K,RUNNER_TEMP:Y}=i,at={colour:!1,width:s,isRunner:!0,context:F},Tt={"the log was not written":()=>g.ur((0,o.MV)(k,at),
(0,o.K8)(k,at)),"the annotations were not written":()=>g.fz((0,d.H)(k,F)),"the outputs were not written":()=>w(g.Kn(Z,(0,u.Yz)(k))),"the job summary was not wri\
tten to GITHUB_STEP_SUMMARY":()=>g.Sy(K,(0,n.Gc)(k,F)),"the JSON report was not written to RUNNER_TEMP":()=>{const Pt=g.u5(Y,(0,u.hF)(k,F));w(g.Kn(Z,{report:Pt}))},
"the report files were not written":()=>w((0,c.t)(N,{verdict:k,context:F},E))};for(const[Pt,Dt]of Object.entries(Tt))await L(Pt,Dt)}P()}catch(s){P(s)}},1)}),9050:((ct,z,t)=>{
t.d(z,{G:()=>_});var R=t(6760),P=t(5747),T=t(4614);const y=5,x=/^[0-9a-f]{40}$/,p=/^refs\/(?!.*\.\.)[^\0]+$/;function _(o){const c=(0,R.join)(o,".git"),a=b(c,o)??
c,f=O((0,R.join)(a,"commondir")),s=f===null?a:(0,R.resolve)(a,f),i=()=>I((0,R.join)(s,"packed-refs"))??"",e=v(O((0,R.join)(a,"HEAD")),[a,s],i);return e===null?null:
{commit:e,isFetched:D(e,I((0,R.join)(a,"FETCH_HEAD"))??"",i),remote:m(I((0,R.join)(s,"config"))??""),tracked:l=>(0,T.O)((0,R.join)(a,"index"),l)}}function b(o,c){
const[,a]=/^gitdir: (.+)$/.exec(O(o)??"")??[];return a===void 0?null:(0,R.resolve)(c,a)}function v(o,c,a){let f=o;for(let s=0;f!==null&&s<=y;s+=1){if(x.test(f))
return f;const[,i]=/^ref: (.+)$/.exec(f)??[];if(i===void 0||!p.test(i))return null;f=g(i,c,a)}return null}function g(o,c,a){for(const s of c){const i=O((0,R.join)(
s,o));if(i!==null)return i}return a().split(`
`).find(s=>s.endsWith(` ${o}`))?.slice(0,40)??null}function D(o,c,a){const f=(s,i)=>s.split(`
`).some(e=>e.startsWith(`${o}${i}`));return f(c,"	")||f(a()," refs/remotes/")}function I(o){const c=(0,P.yR)(o);return c.ok?c.text:null}const O=o=>I(o)?.replace(
/\r?\n$/,"")??null,d=21,u=/^(?!\.{1,2}$)[\w.-]+$/;function m(o){let c=!1;for(const a of o.split(`
`)){const f=a.trim();f.startsWith("[")&&(c=f==='[remote "origin"]');const s=f.indexOf("=");if(!(!c||s<0||f.slice(0,s).trim().toLowerCase()!=="url"))return n(f.slice(
s+1).trim())}return null}function n(o){const c=/^[\w.-]+@([\w.-]+):(?!\/)(.+)$/.exec(o),[a,f]=c===null?r(o):[c[1],c[2]],s=(f??"").replace(/\/$/,"").replace(/\.git$/,
"").split("/"),i=s.length>1&&s.length<=d;return!a||!i||!s.every(e=>u.test(e))?null:{host:a.toLowerCase(),owner:s.slice(0,-1).join("/"),name:s.at(-1)??""}}function r(o){
const c=URL.parse(o);return c===null||!/^(https?|ssh):$/.test(c.protocol)?[]:[c.protocol==="ssh:"?c.hostname:c.host,c.pathname.slice(1)]}}),4614:((ct,z,t)=>{t.d(
z,{O:()=>O,R:()=>m});var R=t(3024),P=t(5747);const T=128*1024*1024,y=12,x=62,p=16384,_=12288,b=4,v=61440,g=4096,D=32768,I=Buffer.alloc(0);function O(n,r){const o=(0,P.
io)(n,T);return o===null?new Map:d(o,r)}function d(n,r){const o=new Map;if(n.length<y)return o;const c=n.readUInt32BE(4);if(n.toString("latin1",0,4)!=="DIRC"||c<
2||c>4)return o;const a=n.readUInt32BE(8);let f=I,s=y;for(let i=0;i<a;i+=1){if(s+x>n.length)return o;const e=n.readUInt16BE(s+60),l=s+x+(e&p?2:0),E=c===b,{kept:h,
from:A}=E?u(n,l,f):{kept:I,from:l},S=n.indexOf(0,A);if(S<0)return o;const M=n.subarray(A,S),$=E?Buffer.concat([h,M]):M;if($.length>g)return o;const w=(n.readUInt32BE(
s+24)&v)===D,L=$.toString("utf8");w&&(e&_)===0&&r.has(L)&&o.set(L,{modified:n.readUInt32BE(s+8),size:n.readUInt32BE(s+36)}),s=E?S+1:s+(S-s+8&-8),f=$}return o}function u(n,r,o){
let c=r,a=n[c++]??0,f=a&127;for(;a&128;)a=n[c++]??0,f=(f+1)*128+(a&127);return{kept:o.subarray(0,Math.max(0,o.length-f)),from:c}}function m(n,{modified:r,size:o}){
const c=(0,P.N0)(()=>(0,R.lstatSync)(n),null),a=Math.floor((c?.mtimeMs??0)/1e3);return c?.isFile()===!0&&c.size%2**32===o&&a%2**32===r}}),7671:((ct,z,t)=>{t.d(z,
{N:()=>x});var R=t(317),P=t(8782);const T=100,y=100;async function x(n,r,o,c){const a=AbortSignal.any([AbortSignal.timeout(o),c]),{connect:f}=await Promise.all(
[t.e(795),t.e(636)]).then(t.bind(t,636)),{rest:s,paginate:i}=f(n,r,a),e={owner:n.owner,repo:n.repository};async function l(h,A=Number.POSITIVE_INFINITY){const S=[];
let M=0;for await(const{data:$}of h){for(const w of g($))S.push(w);if(S.length>=A)return S.slice(0,A);if(M+=1,M===y)throw new R.F9(`the list has more than ${y} \
pages`)}return S}const E=async h=>{await p(h)};return{listComments:h=>{const A={...e,issue_number:h,per_page:T},S=i.iterator(s.issues.listComments,A);return p(l(
S).then(M=>M.map(_)))},createComment:(h,A)=>{const S=s.issues.createComment({...e,issue_number:h,body:A});return p(S.then(({data:M})=>_(M)))},updateComment:(h,A)=>E(
s.issues.updateComment({...e,comment_id:h,body:A})),deleteComment:h=>E(s.issues.deleteComment({...e,comment_id:h})),listIssues:(h,A)=>{const S={...e,...h,per_page:T},
M=l(i.iterator(s.issues.listForRepo,S),A),$=w=>(0,P.at)(w,"pull_request")===void 0;return p(M.then(w=>w.filter($).map(b)))},createIssue:h=>{const A=s.issues.create(
{...e,...h,labels:[...h.labels]});return p(A.then(({data:S})=>b(S)))},updateIssue:(h,A)=>E(s.issues.update({...e,issue_number:h,...A})),addLabels:(h,A)=>E(s.issues.
addLabels({...e,issue_number:h,labels:[...A]})),createLabel:h=>E(s.issues.createLabel({...e,...h})),listChangedFiles:h=>{const A={...e,pull_number:h,per_page:T},
S=l(i.iterator(s.pulls.listFiles,A));return p(S.then(M=>M.map(v)))}}}async function p(n){try{return await n}catch(r){throw r instanceof R.F9?r:new R.F9("unexpec\
ted response")}}const _=n=>({id:u(n,"id"),body:d(n,"body")??"",isTrusted:I(n)}),b=n=>({number:u(n,"number"),title:O(n,"title"),body:d(n,"body")??"",isOpen:O(n,"\
state")==="open",reason:d(n,"state_reason"),closedAt:d(n,"closed_at"),labels:g((0,P.at)(n,"labels")).flatMap(r=>typeof r=="string"?r:d(r,"name")??[]),isTrusted:I(
n)}),v=n=>({file:O(n,"filename"),status:O(n,"status"),changes:u(n,"changes"),patch:d(n,"patch")}),g=n=>Array.isArray(n)?n:m(),D=["OWNER","MEMBER","COLLABORATOR"],
I=n=>(0,P.at)(n,"user","type")==="Bot"||D.includes((0,P.at)(n,"author_association")),O=(n,r)=>d(n,r)??m();function d(n,r){const o=(0,P.at)(n,r)??null;return o===
null||typeof o=="string"?o:m()}function u(n,r){const o=(0,P.at)(n,r),c=typeof o=="bigint"?Number(o):o;return typeof c=="number"&&Number.isFinite(c)&&c>=0?c:m()}
function m(){throw new R.F9("unexpected response")}}),5181:((ct,z,t)=>{t.d(z,{S:()=>_});var R=t(7671),P=t(317),T=t(8782);const y=3e3,x=6e4,p=b=>({kind:"all",why:b});
async function _(b,v,g){if(b===null)return p("not a workflow run");const{pull:D,event:I}=b;if(D===null)return p(`a ${I} event has no pull request`);const O=(0,T.
h0)(b,v);if(!O.ok)return p(O.why);try{const u=await(await(0,R.N)(b,O.value.token,x,g)).listChangedFiles(D.number);return u.length<y?{kind:"files",files:u}:p(`th\
e pull request changes ${y} files or more, and GitHub lists at most ${y}`)}catch(d){return p((0,P.Ic)("the changed files could not be listed",d,{run:b,permission:"\
pull-requests: read"}))}}}),317:((ct,z,t)=>{t.d(z,{F9:()=>T,Ic:()=>I,Wo:()=>y,jy:()=>v});var R=t(566),P=t(8641);class T extends Error{name="ApiFailure";httpStatus;headers;constructor(n,r=null,o={}){
super(n),this.httpStatus=r,this.headers=o}}async function y(m){try{return await m,!0}catch(n){if(n instanceof T&&n.httpStatus===404)return!1;throw n}}const x=2e4,
p=2,_=500,b=m=>g(m,0,0)!==null;function v(m,n,r,o){if(r>=p)return null;const c=g(m,r,o);if(c!==null)return c<=x?c:null;if(n==="POST")return null;const{httpStatus:a}=m;
return a===null||a===408||a>=500?_*2**r:null}function g({httpStatus:m,headers:n,message:r},o,c){if(m!==403&&m!==429)return null;const a=Number(n["retry-after"]??
Number.NaN);if(Number.isFinite(a))return Math.max(0,a*1e3);const f=Number(n["x-ratelimit-reset"]??Number.NaN);return String(n["x-ratelimit-remaining"]??"")==="0"&&
Number.isFinite(f)?Math.max(0,f*1e3-c):m===429||/secondary rate limit|abuse detection/i.test(r)?5e3*2**o:null}const D=300;function I(m,n,{run:r,permission:o}){if(!(n instanceof
T))return`${m}: ${(0,R.A3)(n)}`;const{httpStatus:c,message:a}=n,f=c===null?"did not answer":`returned ${c}`;return`${m}: ${(0,P.RK)(r.apiUrl)} ${f} (${O(a)})${d(
n,r,o)}`}const O=m=>(0,P.BP)((0,P.RK)(m.replace(/\s+/gu," "),D));function d(m,n,r){if(b(m))return"; GitHub limits the rate of requests, try again later";switch(m.
httpStatus){case 401:return"; github-token is invalid or has expired";case 403:case 404:return n.pull?.isFork===!0&&r.endsWith("write")?"; the token of a pull r\
equest from a fork is read-only, whatever `permissions` says":`; add \`${r}\` to \`permissions\` of the job${u(m,r)}`;case 410:return r==="issues: write"?"; iss\
ues are disabled in this repository":"; it no longer exists";default:return""}}function u({headers:m},n){const o=String(m["x-accepted-github-permissions"]??"").
replaceAll("_","-").replaceAll("=",": ");return o===""||o===n?"":`; GitHub accepts \`${O(o.replaceAll("`",""))}\``}}),40:((ct,z,t)=>{t.d(z,{hP:()=>I,ws:()=>b});
var R=t(6760),P=t(5747),T=t(9050),y=t(4614),x=t(4503),p=t(7854);const _=function(...u){const{createHash:m}=process.getBuiltinModule("node:crypto");return new.target?
new m(...u):m(...u)};function b(u,m,n){if(!/^https?:\/\/[\w.:/-]+$/.test(n.serverUrl))return[];const r=g(m);return[...Map.groupBy(u,c=>r(D(c)))].flatMap(([c,a])=>c===
null?[]:v(c,a,m,n))}function v({prefix:u,checkout:m},n,r,o){const{commit:c,isFetched:a,remote:f}=m,s=URL.parse(o.serverUrl);if(f===null||s===null)return[];if(f.
host!==s.host&&f.host!==s.hostname)return[];if(!a&&![o.commit,o.defaultCommit].includes(c))return[];const i=`${f.owner}/${f.name}`,e=`${o.serverUrl}/${i}/blob/${c}`,
l=A=>A?.toLowerCase()===i.toLowerCase(),E=l(`${o.owner}/${o.repository}`)||l(o.pull?.from),h=new Map(n.map(A=>[A.slice(u.length),A]));return Array.from(m.tracked(
new Set(h.keys())),([A,S])=>{const[M,$]=[h.get(A),(0,x.oW)(A)];return M===void 0||$===null||!(0,y.R)((0,R.join)(r,M),S)?[]:{file:M,path:A,url:`${e}/${$}`,isOfRun:E}}).
flat()}function g(u){const m=(0,p.Oo)(n=>{const r=(0,T.G)((0,R.join)(u,n));return r!==null?{prefix:n===""?"":`${n}/`,checkout:r}:n===""?null:m(D(n))});return m}
const D=u=>u.split("/").slice(0,-1).join("/");function I(u,m,n,{pull:r,serverUrl:o,owner:c,repository:a}){const f=new Map(m.map(({file:i,patch:e})=>[i,e])),s=u.
map(({file:i,path:e,url:l,isOfRun:E})=>{const h=f.get(e)??null,A=h===null||!E?null:(0,P.yR)((0,R.join)(n,i));if(r===null||h===null||!A?.ok)return[i,{url:l}];const S=_(
"sha256").update(e).digest("hex"),M=`${o}/${c}/${a}/pull/${r.number}/files#diff-${S}`;return[i,{url:l,diff:{url:M,lines:O(h,A.text)}}]});return new Map(s)}function O(u,m){
const n=m.split(`
`).map(d),r=new Set;let o=0;for(const c of u.split(`
`)){const[,a]=/^@@ -\d+(?:,\d+)? \+(\d+)/.exec(c)??[];a!==void 0?o=Number(a):/^[ +]/.test(c)&&(n[o-1]===d(c.slice(1))&&r.add(o),o+=1)}return r}const d=u=>u.endsWith(
"\r")?u.slice(0,-1):u}),5017:((ct,z,t)=>{t.d(z,{en:()=>p,ol:()=>x,t7:()=>_,yR:()=>y});var R=t(8641);const P=function(...b){const{createHash:v}=process.getBuiltinModule(
"node:crypto");return new.target?new v(...b):v(...b)},T="tf-disco",y=(b,...v)=>x([b.workflow,b.job,b.step,...v]),x=b=>P("sha256").update(JSON.stringify(b)).digest(
"hex").slice(0,16);function p(b,v,g){const D=JSON.stringify(g).replace(/[<>&]/g,R.z5);return`<!-- ${T} ${b} ${v} ${D} -->`}function _(b,v,g){const D=`<!-- ${T} ${v}\
 ${g} `;if(!b.startsWith(D))return;const I=b.indexOf(" -->",D.length);if(!(I<0))try{return JSON.parse(b.slice(D.length,I))}catch{return}}}),2806:((ct,z,t)=>{t.d(
z,{m:()=>n});var R=t(4e3),P=t(7671),T=t(317),y=t(40),x=t(8782),p=t(5017),_=t(2389),b=t(5102),v=t(484);function g({verdict:a,context:f},{issueCloseAfter:s},i){const e=S=>S.
some(({severity:M})=>(0,_.k2)(M,f.failOn)),{stopped:l}=a,E=a.hosts.map(S=>{const M=S.visit.host,$=f.history?.get(M)?.alarm??null,w=e(S.findings),L=(0,b.sG)(S)===
"skipped",C=$===null?w||(0,b.b)(S):$.isDown&&!L;return{name:M,alarm:L?null:$,failsNow:w,isDown:C}}),h=E.filter(({isDown:S})=>S).map(({name:S})=>S),A=e(a.files)?
[v.cn]:[];return{hosts:E.map(({name:S})=>S).toSorted(),failing:[...h,...A].toSorted(),since:new Map(E.flatMap(({name:S,alarm:M})=>M?.since?[[S,M.since]]:[])),unsettled:new Map(
E.flatMap(({name:S,alarm:M})=>M!==null&&M.good<s?[[S,M.good]]:[])),goodRuns:s,pending:new Map(E.flatMap(({name:S,alarm:M,failsNow:$,isDown:w})=>M!==null&&$&&!w?
[[S,M.failed]]:[])),isWhole:l===null||["deadline","signal","crash"].includes(l.kind),at:f.startedAt,run:i.id}}const D=function(...a){const{deliverComment:f}=t.late(
[259],8259);return new.target?new f(...a):f(...a)},I=function(...a){const{deliverIssue:f}=t.late([259],8259);return new.target?new f(...a):f(...a)},O=6e4,d=1e4,
u=10,m={comment:"pull-requests: write",issue:"issues: write"};async function n(a,f,s,i){const{settings:e}=a,l=["comment","issue"].filter(Y=>e[Y]!=="never"),E=(0,x.
h0)(f,e.githubToken),h=[],A=[];if(!E.ok)return{notes:h,warnings:l.map(Y=>`the ${Y} was not written: ${E.why}`)};const{run:S,token:M}=E.value,$=await(0,P.N)(S,M,
O,i),w=async()=>r(await(0,P.N)(S,M,d,i),S,a,s),L=g(a,e,S),C=o(S),{pull:B,event:G}=S,{name:N,version:k}=e.dialect,F=(0,p.yR)(S,k===null?N:`${N} ${k}`),Z={comment:async()=>B===
null?`skipped, a ${G} event has no pull request`:await D($,{...a,run:S,pull:B.number,findLinks:w}),issue:async()=>C===null?await I($,{...a,run:S,key:F,now:L}):`\
skipped, ${C}`};for(const Y of l)try{h.push(`${Y}: ${await Z[Y]()}`)}catch(at){const Tt=m[Y];A.push((0,T.Ic)(`the ${Y} was not written`,at,{run:S,permission:Tt}))}
return{notes:e.issue!=="never"&&C===null?[...h,...c(L,e)]:h,warnings:A}}async function r(a,f,{changes:s,located:i,context:e},l){if(s?.kind==="files"||!i.some(({
isOfRun:h})=>h)||f.pull===null)return e.links;try{const h=await a.listChangedFiles(f.pull.number);return(0,y.hP)(i,h,l,f)}catch(h){if(h instanceof T.F9)return e.
links;throw h}}function o({event:a,isDefaultBranch:f,pull:s}){return s!==null||a==="merge_group"?`a ${a} event checks a proposed change`:f===!1?"not on the defa\
ult branch":null}function c({pending:a},{issueOpenAfter:f}){const s=Map.groupBy(a,([,i])=>i);return Array.from(s,([i,e])=>`issue: ${(0,R.K4)(e,u,([E])=>E)} fail\
ed in ${i} of ${f} runs needed to open an issue`)}}),3565:((ct,z,t)=>{t.d(z,{fz:()=>Bt,fJ:()=>Yt,QU:()=>Pt,N4:()=>Jt,j_:()=>Vt,Ko:()=>Tt,R8:()=>zt,ur:()=>Dt,Kn:()=>Ft,
u5:()=>Xt,Sy:()=>kt});var R=t(3024),P=t(6760),T=t(857);function y(X){return X==null?"":typeof X=="string"||X instanceof String?X:JSON.stringify(X)}function x(X){
return Object.keys(X).length?{title:X.title,file:X.file,line:X.startLine,endLine:X.endLine,col:X.startColumn,endColumn:X.endColumn}:{}}function p(X,nt,ft){const vt=new v(
X,nt,ft);process.stdout.write(vt.toString()+T.EOL)}function _(X,nt=""){p(X,{},nt)}const b="::";class v{constructor(nt,ft,vt){nt||(nt="missing.command"),this.command=
nt,this.properties=ft,this.message=vt}toString(){let nt=b+this.command;if(this.properties&&Object.keys(this.properties).length>0){nt+=" ";let ft=!0;for(const vt in this.
properties)if(this.properties.hasOwnProperty(vt)){const J=this.properties[vt];J&&(ft?ft=!1:nt+=",",nt+=`${vt}=${D(J)}`)}}return nt+=`${b}${g(this.message)}`,nt}}
function g(X){return y(X).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A")}function D(X){return y(X).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(
/\n/g,"%0A").replace(/:/g,"%3A").replace(/,/g,"%2C")}function I(){throw new Error("this function of @actions/core is not bundled")}function O(){throw new Error(
"this function of @actions/core is not bundled")}var d=t(6928);function u(X){return X.replace(/[\\]/g,"/")}function m(X){return X.replace(/[/]/g,"\\")}function n(X){
return X.replace(/[/\\]/g,path.sep)}var r=function(X,nt,ft,vt){function J(W){return W instanceof ft?W:new ft(function(q){q(W)})}return new(ft||(ft=Promise))(function(W,q){
function et(yt){try{lt(vt.next(yt))}catch(dt){q(dt)}}function ht(yt){try{lt(vt.throw(yt))}catch(dt){q(dt)}}function lt(yt){yt.done?W(yt.value):J(yt.value).then(
et,ht)}lt((vt=vt.apply(X,nt||[])).next())})},o;(function(X){X[X.Success=0]="Success",X[X.Failure=1]="Failure"})(o||(o={}));function c(X,nt){const ft=toCommandValue(
nt);if(process.env[X]=ft,process.env.GITHUB_ENV||"")return issueFileCommand("ENV",prepareKeyValueMessage(X,nt));issueCommand("set-env",{name:X},ft)}function a(X){
p("add-mask",{},X)}function f(X){process.env.GITHUB_PATH||""?issueFileCommand("PATH",X):issueCommand("add-path",{},X),process.env.PATH=`${X}${path.delimiter}${process.
env.PATH}`}function s(X,nt){const ft=process.env[`INPUT_${X.replace(/ /g,"_").toUpperCase()}`]||"";if(nt&&nt.required&&!ft)throw new Error(`Input required and n\
ot supplied: ${X}`);return nt&&nt.trimWhitespace===!1?ft:ft.trim()}function i(X,nt){const ft=s(X,nt).split(`
`).filter(vt=>vt!=="");return nt&&nt.trimWhitespace===!1?ft:ft.map(vt=>vt.trim())}function e(X,nt){const ft=["true","True","TRUE"],vt=["false","False","FALSE"],
J=s(X,nt);if(ft.includes(J))return!0;if(vt.includes(J))return!1;throw new TypeError(`Input does not meet YAML 1.2 "Core Schema" specification: ${X}
Support boolean input list: \`true | True | TRUE | false | False | FALSE\``)}function l(X,nt){if(process.env.GITHUB_OUTPUT||"")return I("OUTPUT",O(X,nt));process.
stdout.write(T.EOL),p("set-output",{name:X},y(nt))}function E(X){issue("echo",X?"on":"off")}function h(X){process.exitCode=o.Failure,M(X)}function A(){return process.
env.RUNNER_DEBUG==="1"}function S(X){issueCommand("debug",{},X)}function M(X,nt={}){p("error",x(nt),X instanceof Error?X.toString():X)}function $(X,nt={}){p("wa\
rning",x(nt),X instanceof Error?X.toString():X)}function w(X,nt={}){p("notice",x(nt),X instanceof Error?X.toString():X)}function L(X){process.stdout.write(X+T.EOL)}
function C(X){_("group",X)}function B(){_("endgroup")}function G(X,nt){return r(this,void 0,void 0,function*(){C(X);let ft;try{ft=yield nt()}finally{B()}return ft})}
function N(X,nt){if(process.env.GITHUB_STATE||"")return issueFileCommand("STATE",prepareKeyValueMessage(X,nt));issueCommand("save-state",{name:X},toCommandValue(
nt))}function k(X){return process.env[`STATE_${X}`]||""}function F(X){return r(this,void 0,void 0,function*(){return yield OidcClient.getIDToken(X)})}var Z=t(5747),
K=t(566),Y=t(4e3),at=t(5955);const Tt=X=>Object.fromEntries(X.map(nt=>[nt,s(nt)]));function Pt(X){for(const nt of X)a(nt)}function Dt(X,nt){L(X);let ft=!0;for(const{
kind:vt,text:J}of nt){const[W="",...q]=J.split(`
`),et=vt==="plain"&&q.length>0;(ft||et)&&L(""),ft=et,et||q.length===0?L(J):(C(W),L(q.join(`
`)),B())}}const xt={error:M,warning:$,notice:w};function Bt(X){for(const{level:nt,message:ft,line:vt,column:J,...W}of X)xt[nt](ft,{...W,...vt===void 0?{}:{startLine:vt},
...J===void 0?{}:{startColumn:J}})}const kt=(X,nt)=>Wt("GITHUB_STEP_SUMMARY",X,()=>nt);function Ft(X,nt){const ft=new Map;for(const[W,q]of Object.entries(nt))try{
X?Wt("GITHUB_OUTPUT",X,()=>jt(W,q)):l(W,q)}catch(et){ft.set(W,(0,K.A3)(et))}const[vt]=ft.values();return vt===void 0?[]:[`not written to GITHUB_OUTPUT, and empt\
y for later steps: ${[...ft.keys()].join(", ")}: ${vt}`]}function jt(X,nt){const ft=typeof nt=="string"?nt:JSON.stringify(nt);if(/[\r\n]/.test(ft))throw new K.hM(
"the value has a line break");return`${X}=${ft}
`}function Wt(X,nt,ft){if(!nt)throw new K.hM(`${X} is not set; run this as an action on a runner`);const vt=(0,R.openSync)(nt,"r+");try{const{size:J}=(0,R.fstatSync)(
vt);try{(0,R.appendFileSync)(nt,ft())}catch(W){throw(0,R.fstatSync)(vt).size>J&&(0,R.ftruncateSync)(vt,J),W}}finally{(0,R.closeSync)(vt)}}function Xt(X,nt){if(!X)
throw new K.hM("RUNNER_TEMP is not set; run this as an action on a runner");const ft=(0,P.join)("tf-disco","report.json");return(0,K.f8)(X,ft,(0,at.mk)(nt)),(0,P.
join)(X,ft)}function Vt(X){if(X===void 0||X==="")return null;const nt=(0,Z.yR)(X);try{if(nt.ok)return JSON.parse(nt.text)}catch{}const ft=nt.ok?"is not JSON":(0,Y.
mP)(nt.failure);return $(`the event of this run is ignored: the file in GITHUB_EVENT_PATH ${ft}; check that no earlier step changes it`),null}function Jt(X){for(const nt of X)
L(nt)}function zt(X){for(const nt of X)$(nt)}const Yt=(X,nt)=>M(nt,{title:X})}),8782:((ct,z,t)=>{t.d(z,{$6:()=>D,$c:()=>b,at:()=>g,h0:()=>p,ng:()=>y});var R=t(4091),
P=t(8641);const T=/^(?!\.{1,2}\/)([\w.-]+)\/(?!\.{1,2}$)([\w.-]+)$/;function y(I,O){const d=c=>I[c]?.trim()??"",[,u,m]=T.exec(d("GITHUB_REPOSITORY"))??[];if(u===
void 0||m===void 0)return null;const n=x(d("GITHUB_SERVER_URL")||"https://github.com"),r=D(O,"repository","default_branch");return{...{workflow:_(d("GITHUB_WORK\
FLOW_REF"))??d("GITHUB_WORKFLOW"),job:d("GITHUB_JOB"),url:`${n}/${u}/${m}/actions/runs/${d("GITHUB_RUN_ID")}`,commit:D(O,"pull_request","head","sha")??d("GITHUB\
_SHA")},owner:u,repository:m,apiUrl:x(d("GITHUB_API_URL")||"https://api.github.com"),serverUrl:n,event:d("GITHUB_EVENT_NAME"),step:d("GITHUB_ACTION"),id:Number(
/^\d+$/.exec(d("GITHUB_RUN_ID"))?.[0]??0),defaultCommit:d("GITHUB_SHA"),pull:v(d("GITHUB_EVENT_NAME"),O),isDefaultBranch:r===void 0?null:d("GITHUB_REF")===`refs\
/heads/${r}`}}const x=I=>I.replace(/(?<!\/)\/+$/,"");function p(I,O){return I===null?(0,R.TR)("not a workflow run, GITHUB_REPOSITORY is not set"):O===null?(0,R.
TR)("github-token is empty"):/^https?:$/.test(URL.parse(I.apiUrl)?.protocol??"")?(0,R.Ju)({run:I,token:O}):(0,R.TR)(`GITHUB_API_URL is not an https URL: ${(0,P.
RK)(I.apiUrl)}`)}const _=I=>/^[^/]+\/[^/]+\/(.+?)@/.exec(I)?.[1];function b(I,O){if(I==="pull_request_target")return!1;const d=g(O,"pull_request","head"),[u,m]=[
g(d,"repo","full_name"),g(O,"pull_request","base","repo","full_name")];return d!==void 0&&u!==m}function v(I,O){const d=g(O,"pull_request","number");return typeof d!=
"number"||!Number.isSafeInteger(d)||d<=0?null:{number:d,isFork:b(I,O),from:D(O,"pull_request","head","repo","full_name")??null}}function g(I,...O){return O.reduce(
(d,u)=>typeof d=="object"&&d!==null?Reflect.get(d,u):void 0,I)}function D(I,...O){const d=g(I,...O);return typeof d=="string"?d:void 0}}),1964:((ct,z,t)=>{t.d(z,
{H:()=>M});var R=t(4e3),P=t(5799),T=t(2796),y=t(5102),x=t(4120),p=t(8884),_=t(8641),b=t(1831),v=t(5955);const g=700,D=5,I={text:250,places:1},O={text:g,places:8},
d=2,u=3600,m=120,n=4096,r=k=>k!==""&&(0,p.CN)(k)&&(0,_.BP)((0,_.RK)(k,n))===k;function o(k){const F=f(k),Z=[...new Set(k.map(({problem:at})=>at.title))],K=F.length>
0?(0,R.K4)(F,d):s(k);if(Z.length===1)return a(K,Z[0]??"");const Y=`${k.length} problems`;return a(K===null?Y:`${Y} with ${K}`,Z.join(", "))}function c({title:k,
hosts:F,findings:Z}){if(Z.length===1)return o(Z);const K=F.length>0?0:(0,p.Dc)(Z),Y=Math.max(F.length,K),at=Y===1?f(Z)[0]??(0,p.II)((0,p.tN)(Z)?.file??""):(0,x.
px)(Y,F.length>0?"host":"file"),Tt=Z.length>Y?` (${Z.length} times)`:"";return a(Y===0?null:at,`${k}${Tt}`)}const a=(k,F)=>k===null?F:`${k}: ${F}`,f=k=>[...new Set(
k.flatMap(({host:F})=>F===null?[]:(0,_.RK)((0,b.nx)(F))))];function s(k){const F=(0,p.tN)(k);return F===null||r(F.file)?null:(0,p.II)(F.file)}function i(k,F){const Z=new Set(
k.map(({severity:at})=>at)).size>1,K=k.length>2?I:O,Y=at=>l(at,Z,K,F).join(`
`);return(0,x.Sk)(k,D,Y,e).join(`

`).split(`
`)}const e=k=>`and ${k} more, see the job summary`;function l(k,F,Z,K){const{problem:Y,severity:at}=k,Tt=(0,P.Xd)(k),Pt=(0,p.xi)(k,K,Z.text,Z.places);return[`${F?
`${at}: `:""}${(0,_.RK)(Y.message,Z.text)} [${Y.code}]`,...Pt.map(([Dt,xt])=>`${Dt}: ${xt}`),...Tt===null||r(Tt.file)?[]:[`at: ${(0,p.R3)(Tt)}`],...k.isHostNew?
[`the host is ${x.dy}`]:[],`${K.docsUrl}#${Y.code}`]}function E(k,F){const{message:Z,help:K,findings:Y,code:at,title:Tt,affects:Pt}=k;if(Y.length===1)return i(Y,
F);const Dt=(0,x.od)(Pt,F.clients),xt=(0,p.mj)(Y,F.repositories.length),Bt=[`${(0,_.RK)(Z??Tt,g)} [${at}]`,...K===null?[]:[`help: ${(0,_.RK)(K,g)}`],...Dt===""?
[]:[`affects: ${Dt}`],...xt===""?[]:[`hits: ${xt}`]],kt=`${F.docsUrl}#${at}`,Ft=u-[...Bt,kt].join(`
`).length,jt=(0,v.I0)(Y,Ft,1,Xt=>h(Xt,Z===null)),Wt=Y.length-jt.length;return[...Bt,...jt,...Wt>0?[e(Wt)]:[],kt]}function h(k,F){const{host:Z,places:K,problem:Y,
isHostNew:at}=k,Tt=(0,p.Ky)(K,1),Pt=F?(0,_.RK)(Y.message,m):"";if(Z===null)return`- ${[Tt,Pt].filter(kt=>kt!=="").join(": ")}`;const Dt=`${(0,_.RK)((0,b.nx)(Z))}${at?
` (${x.dy})`:""}`,xt=F&&Tt!==""?`(${Tt})`:Tt,Bt=[Pt,xt].filter(kt=>kt!=="").join(" ");return Bt===""?`- ${Dt}`:`- ${Dt}: ${Bt}`}const A=10,S=200;function M(k,F){
const Z=$(k),K=(0,y.hm)(k.findings);let Y=k.findings;for(const at of P.oC){const{annotations:Tt,used:Pt}=w(at,Y,F,at===K);Z.push(...Tt),Y=Y.filter(Dt=>!Pt.has(Dt))}
return Z}function $({passed:k,stopped:F,findings:Z}){if(k||Z.some(({severity:at})=>at==="error"))return[];if(F!==null){const at=(0,R.zM)(F).flatMap(Pt=>"reasons"in
Pt?Pt.reasons??[]:[]),Tt=[(0,R.Cw)(F),...at];return[N("error","The check is not complete",Tt)]}const{length:K}=Z.filter(({severity:at})=>at==="warning"),Y=`${(0,x.
px)(K,"warning")}, and fail-on is warning`;return[N("error","Warnings fail this check",[Y])]}function w(k,F,Z,K){const Y=F.filter(({severity:xt})=>xt===k),at=new Set(
Y.map(C));if(at.size<=A){const xt=F.filter(Bt=>at.has(C(Bt)));return{annotations:L(k,xt,Z),used:new Set(xt)}}const Tt=(0,T.cZ)(Y),Pt=K&&k!=="notice"?G(Y,Tt):[];
return{annotations:[...B(k,Tt,Z),...L(k,Pt,Z)].slice(0,A),used:new Set(Y)}}const L=(k,F,Z)=>[...Map.groupBy(F,C).values()].map(K=>N(k,o(K),i(K,Z),(0,p.tN)(K)));
function C(k){const F=(0,P.Xd)(k);return F===null?k:`${F.line}:${F.file}`}function B(k,F,Z){const K=F.length<=A?F:F.slice(0,A-1),Y=K.map(Dt=>{const xt=E(Dt,Z);return N(
k,c(Dt),xt,(0,p.tN)(Dt.findings))}),at=F.slice(K.length).flatMap(Dt=>Dt.findings);if(at.length===0)return Y;const Tt=[...new Set(at.map(({problem:Dt})=>Dt.title)),
"see the job summary"],Pt=`and ${(0,x.px)(at.length,`more ${k}`)}`;return[...Y,N(k,Pt,Tt)]}function G(k,F){const Z=new Set(F.flatMap(K=>(0,p.io)(K.findings)??[]).
map(C));return k.filter(K=>r((0,P.Xd)(K)?.file??"")&&!Z.has(C(K)))}function N(k,F,Z,K=null){const Y={title:(0,_.LS)((0,_.RK)(F,S)),message:(0,_.LS)(Z.join(`
`))};if(K===null||!r(K.file))return{level:k,...Y};const{file:at,line:Tt,column:Pt,endColumn:Dt}=K;return{level:k,...Y,file:at,line:Tt,column:Pt,endColumn:Dt}}}),
484:((ct,z,t)=>{t.d(z,{Fr:()=>n,GN:()=>m,K$:()=>f,O7:()=>s,cn:()=>b,yi:()=>o});var R=t(4e3),P=t(7574),T=t(4120),y=t(8641),x=t(5973),p=t(3029),_=t(9676);const b="\
the files",v=200,g="Terraform service discovery fails: ",D="Terraform service discovery recovers: ",I=3,O=10,d=6,u=20;function m({failing:E}){const{down:h,better:A}=r(
E),[S,{first:M,count:$}]=h.count>0?[g,h]:[D,A],w=M.slice(0,I).map(({subject:B})=>B===b?e:(0,y.RK)(B,v)),L=$>w.length?[`${$-w.length} more`]:[],C=`${S}${[...w,...L].
join(", ")}`;return C.length<=v?C:`${S}${$} hosts`}const n=E=>E.startsWith(g)||E.startsWith(D);function r({first:E,count:h}){const A=E.filter(({recovering:M})=>M!==
void 0);return{down:{first:E.filter(({recovering:M})=>M===void 0),count:h-A.length},better:{first:A,count:A.length}}}function o(E,h,{outage:A,page:S,maxBytes:M}){
const{down:$,better:w}=r(A.failing),L=A.failing.count>0?" Closes when all hosts recover.":"";return(0,_.XA)(E,(0,_.df)(h),{head:[`### ${(0,_.gD)(E,h)}`,...a($,A.
since,h.startedAt),...c(w.first)].join(`

`),foot:(0,x.qy)`Last checked ${(0,P.QN)(h.startedAt)}; details in the summary of ${(0,_.Fp)(S)}. Updated automatically.${L}`,maxBytes:M})}function c(E){return E.
length===0?[]:[`<p>${[...Map.groupBy(E,({recovering:S})=>S===void 0?"":`${S.good} of ${(0,T.px)(S.needed,"run")}`)].slice(0,O).map(([S,M])=>`\u2705 Recovering: ${(0,R.
K4)(M,u,({subject:w})=>l(w))} (${S} without a failure)`).join("<br>")}</p>`]}function a({first:E,count:h},A,S){if(h===0)return[];const M=[...Map.groupBy(E,k=>k.
since)],$=E[0]?.since,w=E.length===h||$===A;if($!==void 0&&M.length===1&&w)return[`<p>Failing since ${(0,P.QN)($)} (${(0,P.u8)($,S)}).</p>`];const L=M.slice(0,O),
C=L.map(([k,F])=>({list:(0,R.K4)(F,d,({subject:K})=>K===b?e:(0,x.Fl)(K).text),since:(0,P.QN)(k),span:(0,P.u8)(k,S)})),B=h-L.flatMap(([,k])=>k).length,G=B>0?[{list:`\
and ${B} more`,since:"",span:""}]:[],N=p.yQ.table([...C,...G],{caption:"Failing hosts",columns:[{title:"Failing",cell:({list:k})=>new x.Ed(k)},{title:"Since",cell:({
since:k})=>k},{title:"Duration",cell:({span:k})=>k}]});return[(0,p.VN)(N)]}function f(E,h){const{at:A,down:S,up:M,gone:$,still:w,endedSince:L,isReopened:C}=E,B=({
subject:N,since:k})=>`${l(N)} (after ${(0,P.u8)(k,A)})`;return`${[...C?["Reopened: the failure continues or has returned."]:[],...i(S,l,(N,k)=>`\u274C ${N} ${k}\
 failing.`),...i(M,B,N=>`\u2705 Recovered: ${N}.`),...i($,l,(N,k)=>`\u26AA ${N} ${k} no longer checked.`),...i(w,l,(N,k)=>`\u274C ${N} ${k} still failing.`),...L===
null?[]:[`**Nothing fails any more.** The outage lasted ${(0,P.u8)(L,A)}, from ${(0,P.QN)(L)} to ${(0,P.QN)(A)}, as observed by this check.`],`<sub>${(0,P.QN)(A)}\
, ${(0,_.Fp)(h).text}</sub>`].join(`

`)}
`}const s=E=>`Duplicate of #${E}, which another run opened at the same time.
`;function i(E,h,A){return E.length===0?[]:[A((0,R.K4)(E,u,h),E.length===1?"is":"are")]}const e="the file check",l=E=>E===b?e:(0,y.D9)(E)})};export{un as ids,fn as modules};
