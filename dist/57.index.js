const id=57,ids=[57],modules={4147:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{O:()=>looksLikeSignature,
X:()=>sumOf});const SPACES=/[\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+/;function sumOf(sums,filename){for(const line of sums.split(`\

`)){const[hash="",name]=line.split(SPACES,4).filter(word=>word!=="");if(name===filename)return/^[0-9a-fA-F]{64}$/.test(hash)?{kind:"found",hash:hash.toLowerCase()}:
{kind:"not-a-hash",text:hash}}return{kind:"missing"}}function looksLikeSignature(bytes){const first=bytes[0]??0;return first===194||(first&252)===136}}),5057:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.r(__webpack_exports__),__webpack_require__.d(__webpack_exports__,{askPackages:()=>askPackages});var external_node_path_=__webpack_require__(
6760),netrc=__webpack_require__(7542),read_text=__webpack_require__(5747),clients=__webpack_require__(1064),hcl_native=__webpack_require__(400),structure=__webpack_require__(
6134),provider_address=__webpack_require__(1022),roots_root=__webpack_require__(5257);function readLockHashes(text){const{body}=(0,hcl_native.K)(text),found=(0,structure.
SH)(body,"provider",1).flatMap(({labels:[label],body:own})=>{const provider=(0,provider_address.m)(label?.value??"","terraform");if(provider.kind!=="registry")return[];
const hashes=(0,structure.w4)(own,"hashes")?.value,texts=(hashes?.kind==="tuple"?hashes.elements:[]).flatMap(each=>each.kind==="string"?[each.value]:[]);return[
[(0,roots_root.JT)(provider),texts.filter(isKnown)]]});return new Map(found)}const isKnown=hash=>/^(?:h1|zh):/.test(hash);var installation=__webpack_require__(8191),
roots_choice=__webpack_require__(8106);function chosenVersions(answers,{dialect,settings:{upgrade}}){const modules2=answers.roots.flatMap(root=>root.calls.flatMap(
call=>{const{module}=call,key=module===null?"":(0,roots_root.MP)(module),list=valueIn(answers.modules.get(key)?.[root.client]);if(module===null||list?.kind!=="v\
ersions")return[];const choice=(0,roots_choice.x5)(call,(0,roots_choice.i_)(list.texts,"module"),root.client);return versionIn(choice,module,key,root)})),providers=answers.
roots.flatMap(root=>{const{client}=root,version=(0,clients.tB)(client,dialect.versions),rules={upgrade,rejectsUnreadable:(0,clients.Jd)(client,version)};return root.
providers.flatMap(requirement=>{const{provider}=requirement,key=(0,roots_root.JT)(provider),list=valueIn(answers.providers.get(key)?.[client]);if(list===null)return[];
const choice=(0,roots_choice.c8)(requirement,(0,roots_choice.i_)(list.texts,"provider"),rules);return versionIn(choice,provider,key,root)})});return{modules:gather(
modules2),providers:gather(providers)}}const valueIn=asked=>asked?.outcome.kind==="read"?asked.outcome.value:null;function versionIn(choice,address,key,{client}){
if(choice.kind!=="chosen")return[];const{version}=choice;return[{key:(0,roots_root.MO)(key,version),version:{address,version,clients:[client]}}]}function gather(versions){
const gathered=new Map;for(const{key,version}of versions){const clients2=new Set([...gathered.get(key)?.clients??[],...version.clients]);gathered.set(key,{...version,
clients:[...clients2]})}return gathered}var parsed=__webpack_require__(3625),go_url=__webpack_require__(4283),hostname=__webpack_require__(1831),mirror=__webpack_require__(
5412),urls=__webpack_require__(7705),mirrors=__webpack_require__(6267),question=__webpack_require__(1255),network_endpoint=__webpack_require__(4529),redirects=__webpack_require__(
3948),url_escape=__webpack_require__(6979),package_address=__webpack_require__(4321);const GETTERS=["file","gcs","git","hg","http","https","s3"],ARCHIVES="zip|g\
z|bz2|xz|tgz|tbz2|txz|tar\\.tbz2",ARCHIVE_NAME=new RegExp(`^(?:${ARCHIVES}|tar\\.(?:gz|bz2|xz))$`),ARCHIVE_PATH=new RegExp(`\\.(?:${ARCHIVES})$`),FALSE=/^(?:0|f|F|false|FALSE|False)$/;
function fetchOf({getter,url,host},client){if(!(GETTERS.includes(getter)||getter==="oci"&&client==="opentofu"))return{kind:"refused",why:`download not supported\
 for scheme '${getter}'`};if(url===null||!/^https?$/.test(url.scheme))return{kind:"other",getter,host};const values=(0,url_escape.xB)(url.query);if(getter==="gi\
t")return{kind:"git",url:withQuery(url,[])};if(!/^https?$/.test(getter))return{kind:"other",getter,host};const asked=values.find(([name])=>name==="archive")?.[1]??
"",rest=values.filter(([name])=>name!=="checksum"&&!(name==="archive"&&asked!==""));return(asked===""?ARCHIVE_PATH.test(url.path):!FALSE.test(asked)&&ARCHIVE_NAME.
test(asked))?{kind:"archive",url:withQuery(url,rest)}:values.some(([name,value])=>name==="checksum"&&value!=="")?{kind:"refused",why:"checksum cannot be specifi\
ed for directory download"}:{kind:"page",url:withQuery(url,[...rest,["terraform-get","1"]])}}const withQuery=(url,values)=>({...url,query:(0,url_escape.Ge)(values),
forceQuery:!1,fragment:""});function readHop(location,client){const scheme=/^([A-Za-z][A-Za-z0-9+.-]*):/.exec(location)?.[1];return scheme===void 0?(0,parsed.T)(
`invalid source string: ${location}`):!GETTERS.includes(scheme)&&!(scheme==="oci"&&client==="opentofu")?(0,parsed.T)(`no getter available for X-Terraform-Get so\
urce protocol: "${scheme}"`):(0,package_address.cx)(location,client)}const ENTITIES={amp:"&",lt:"<",gt:">",quot:'"',apos:"'"};function metaLocation(html){for(const[
tag,closing,name=""]of html.matchAll(/<(\/?)([A-Za-z]+)\b[^<>]{0,8192}>?/g)){const element=name.toLowerCase();if(closing===""?element==="body":element==="head")
return null;if(closing!==""||element!=="meta")continue;const attributes=new Map;for(const[,key="",double,single,bare]of tag.matchAll(ATTRIBUTE))attributes.set(key.
toLowerCase(),double??single??bare??"");const content=attributes.get("content")??"";if(attributes.get("name")==="terraform-get"&&content!=="")return unescapeXml(
content)}return null}const ATTRIBUTE=/\s([A-Za-z-]+)\s{0,9}=\s{0,9}(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/g,unescapeXml=text=>text.replace(/&(?:([a-z]{2,4})|#(\d{1,7}));/g,
(whole2,name,number)=>name!==void 0?ENTITIES[name]??whole2:Number(number)<=1114111?String.fromCodePoint(Number(number)):whole2);var sums=__webpack_require__(4147);
const FIRST_BYTE_MS=3e4,ONE_BYTE={kind:"excerpt",maxBytes:1024},whole=maxBytes=>({kind:"whole",maxBytes}),MAX_FILE_BYTES=4*1024*1024,MAX_PAGE_BYTES=128*1024,ONCE={
terraform:0,opentofu:0},isOk=status=>status===200,RANGE={range:"bytes=0-0"},MODULE_ARCHIVE={name:"archive",headers:RANGE,accepts:status=>status===200||status===
206,plan:()=>ONE_BYTE,read:()=>(0,parsed.J)(""),retries:ONCE,netrc:clients.Du},PROVIDER_ARCHIVE={name:"provider archive",headers:RANGE,accepts:status=>status===
200||status===206,plan:()=>ONE_BYTE,read:()=>(0,parsed.J)(null),retries:{terraform:0,opentofu:2},netrc:["terraform"]},DIRECT_ARCHIVE={...MODULE_ARCHIVE,name:"di\
rect archive",accepts:status=>status>=200&&status<300,retries:null,netrc:[]},PAGE={name:"page",headers:{},accepts:status=>status>=200&&status<300,plan:({terraformGet})=>terraformGet?
ONE_BYTE:{kind:"excerpt",maxBytes:MAX_PAGE_BYTES},read:({head,body})=>{const location=head.terraformGet||metaLocation((0,question.b6)(body));return location===null?
(0,parsed.T)('has neither X-Terraform-Get nor <meta name="terraform-get">'):(0,parsed.J)(location)},retries:ONCE,netrc:clients.Du},REPOSITORY={...MODULE_ARCHIVE,
name:"repository",headers:{},accepts:isOk,netrc:[]},SUMS={name:"sums",headers:{},accepts:isOk,plan:()=>whole(MAX_FILE_BYTES),read:({body})=>(0,parsed.J)((0,question.
b6)(body)),retries:null,netrc:[]},SIGNATURE={name:"signature",headers:{},accepts:isOk,plan:()=>whole(MAX_FILE_BYTES),read:({body:{bytes}})=>bytes.length===0?(0,parsed.
J)("empty"):(0,parsed.J)((0,sums.O)(bytes)?"binary":"other"),retries:null,netrc:[]};function openPackageHosts(context,netrc2){const known=new Map;return{fetch:async(question2,file)=>{
const{client,url,origin,token=!1}=question2,host=(0,hostname.Pm)(url);if(host!==null&&!mayAsk(host,question2,context))return{kind:"not-allowed",host};const key=`${file.
name} ${token} ${origin?.isPublic} ${(0,go_url.jr)(url)}`,asked=known.get(key)??ask(question2,file,context,netrc2);known.set(key,asked);const answer2=(await asked)[client];
if(answer2===void 0)throw new Error("a client without an answer");return{kind:"asked",asked:answer2}}}}function originOf({attempts},network){const{url="",address=null}=attempts.
at(-1)?.hops.at(-1)??{},answering=(0,go_url.Dl)(url),endpoint=answering.ok?(0,network_endpoint.X5)(answering.value):null;return{isPublic:!endpoint?.ok||(0,redirects.
U)(network,endpoint.value.name,address)}}const mayAsk=(host,{registry},{settings:{allowedHosts,hostnames}})=>host===registry||(0,hostname.Jr)(host,allowedHosts)||
hostnames.some(named=>named.host===host),withoutToken=async()=>({token:null,source:null});function ask({registry,url,origin,token=!1},file,context,{withLogin}){
const{retries,netrc:netrc2}=file,targets=context.clients.map(client=>{const own=netrc2.includes(client)?withLogin(url):url;return{kind:"service",client,url:own,
origin}});return(0,question.xD)(registry,targets,file,{...context,patience:client=>retries===null?context.patience(client):{client,attemptMs:FIRST_BYTE_MS,retries:retries[client]},
tokenOf:token?context.tokenOf:withoutToken})}var services=__webpack_require__(9562),answers_protocols=__webpack_require__(2418);function documentFaults(document,platform,url){
return[...protocolFaults(document.protocols),...document.os===platform.os&&document.arch===platform.arch?[]:[{kind:"target",found:{os:document.os,arch:document.
arch}}],...urlFaults(url,"download_url",document.downloadUrl),...unreadablePackages(document.packages),...isSha256(document.shasum)?[]:[{kind:"shasum",text:document.
shasum}],...urlFaults(url,"shasums_url",document.sumsUrl),...urlFaults(url,"shasums_signature_url",document.signatureUrl),...keyFaults(document.keys),...packageFaults(
document,platform)]}const isSha256=text=>/^[0-9a-fA-F]{64}$/.test(text);function protocolFaults(protocols){const text=(0,answers_protocols.a)(protocols);return text!==
void 0?[{kind:"protocol-unreadable",text}]:protocols.length===0||(0,answers_protocols.P)(protocols)?[]:[{kind:"protocols",protocols}]}function urlFaults(base,field,text){
const url=(0,urls.Fl)(base,text);return url.ok?[]:[{kind:"url",field,text,why:url.why}]}function keyFaults(keys){const[first]=keys;return keys.includes(null)?[{
kind:"keys",why:"null"}]:first?/-----BEGIN PGP (?:PUBLIC|PRIVATE) KEY BLOCK-----/.test(first)?[]:[{kind:"keys",why:"not-armored"}]:[{kind:"keys",why:first===void 0?
"none":"not-armored"}]}function unreadablePackages(packages){return[...[...packages.keys()].filter(name=>!/^[^_ \t\r\n]*_[^_ \t\r\n]*$/.test(name)),...Array.from(
packages.values(),({hashes})=>hashes).flat().filter(hash=>hash.indexOf(":")<1)].slice(0,1).map(text=>({kind:"packages-unreadable",text}))}function packageFaults({
packages,shasum},{os,arch}){if(packages.size===0)return[];const own=packages.get(`${os}_${arch}`);if(own===void 0)return[{kind:"packages",why:"no-platform"}];if(own.
size<=0)return[{kind:"packages",why:"no-size"}];const hashes=own.hashes.filter(hash=>hash.startsWith("zh:"));return hashes.some(hash=>hash!==`zh:${shasum}`)?[{kind:"\
packages",why:"other-hash"}]:hashes.length===0?[{kind:"packages",why:"no-hash"}]:[]}var decode=__webpack_require__(6002);const answer=(key,packages)=>(0,decode.
w3)({protocols:(0,decode.p_)(decode.Qq),os:decode.Qq,arch:decode.Qq,filename:decode.Qq,download_url:decode.Qq,shasum:decode.Qq,shasums_url:decode.Qq,shasums_signature_url:decode.
Qq,signing_keys:(0,decode.w3)({gpg_public_keys:(0,decode.p_)((0,decode.lq)(key))}),packages}),KEY=(0,decode.w3)({ascii_armor:decode.Qq}),PACKAGES=(0,decode.Tj)(
(0,decode.w3)({hashes:(0,decode.p_)(decode.Qq),package_size:decode.nd})),ANSWERS={terraform:answer((0,decode.w3)({ascii_armor:decode.Qq,trust_signature:decode.Qq}),
decode.gy),"opentofu before 1.12":answer(KEY,decode.gy),opentofu:answer(KEY,PACKAGES)};function readProviderDocument(body,reader){const decoded=(0,decode.D4)(body,
ANSWERS[reader]);if(!decoded.ok)return decoded;const{value}=decoded;return(0,parsed.J)({os:value.os,arch:value.arch,protocols:value.protocols.items,filename:value.
filename,shasum:value.shasum,downloadUrl:value.download_url,sumsUrl:value.shasums_url,signatureUrl:value.shasums_signature_url,keys:value.signing_keys.gpg_public_keys.
items.map(key=>key===null?null:key.ascii_armor),packages:new Map(Array.from(value.packages??[],([platform,{hashes,package_size}])=>[platform,{hashes:hashes.items,
size:package_size}]))})}var wrong_document=__webpack_require__(6974),registry_services=__webpack_require__(3851);const MAX_DOCUMENT_BYTES=4*1024*1024,DOCUMENT={
accepts:status=>status===200,plan:()=>({kind:"whole",maxBytes:MAX_DOCUMENT_BYTES}),read:({body,url})=>(0,parsed.J)({text:(0,question.b6)(body),url})};async function askProviderPackage({
address,version,clients:clients2},platform,context){const urlOf2=base=>(0,urls.ad)(base,address,version,platform),targets=(0,registry_services.QR)(services.xq,address.
host,clients2,urlOf2,context),asked=await(0,question.xD)(address.host,targets,DOCUMENT,context),packages=clients2.map(async client=>{const found=asked[client];if(found===
void 0)return[];const read=readFor(client,found.outcome,platform,context),document={...found,outcome:read},base=found.outcome.kind==="read"?found.outcome.value.
url:null,question2={registry:address.host,client,origin:originOf(found,context.network)},files=base===null||read.kind!=="read"?NOTHING:await fetchFiles(read.value,
{...question2,url:base},context);return[[client,{document,...files}]]});return Object.fromEntries((await Promise.all(packages)).flat())}function readFor(client,outcome,platform,{
readsPackages}){if(outcome.kind!=="read")return outcome;const{text,url}=outcome.value,read=readProviderDocument(text,client==="terraform"?client:readsPackages?"\
opentofu":"opentofu before 1.12");if(!read.ok){const page=(0,wrong_document.y)(new TextEncoder().encode(text.slice(0,2048)));return{kind:"unreadable",why:read.why,
page}}const document=read.value;return{kind:"read",value:{document,faults:documentFaults(document,platform,url)}}}const NOTHING={sums:null,signature:null,archive:null},
LATE_FAULTS=["keys","packages"];async function fetchFiles({document,faults},question2,{hosts}){if(faults.some(({kind})=>!LATE_FAULTS.includes(kind)))return NOTHING;
const fetch=async(reference,file)=>{const url=(0,urls.Fl)(question2.url,reference);return url.ok?hosts.fetch({...question2,url:url.value},file):null},sums2=await fetch(
document.sumsUrl,SUMS);if(!isFetched(sums2))return{...NOTHING,sums:sums2};const signature=await fetch(document.signatureUrl,SIGNATURE);return isFetched(signature)?
{sums:sums2,signature,archive:await fetch(document.downloadUrl,PROVIDER_ARCHIVE)}:{sums:sums2,signature,archive:null}}const isFetched=fetched=>fetched?.kind==="\
asked"&&fetched.asked.outcome.kind==="read";function openVersionFiles(context){const known=new Map;return(method,{address,version})=>{const{url}=method,key=`${(0,go_url.
jr)(url)} ${(0,roots_root.MO)((0,roots_root.JT)(address),version)}`,asked=known.get(key)??(0,mirrors.vh)({url,mirror:(0,mirrors.r0)(method),provider:address,file:`${version}\
.json`,clients:context.clients},({head,body,url:at})=>(0,parsed.J)({text:(0,question.b6)(body),contentType:head.contentType,url:at}),context);return known.set(key,
asked),asked}}async function askProvider(chosen,platform,context){const{address,clients:clients2}=chosen,byMethods=clients2.flatMap(client=>{const methods=context.
methodsOf(address,client)?.methods??[];return methods.every(({kind})=>kind==="direct")?[]:[{client,methods}]}),direct=clients2.filter(client=>!byMethods.some(each=>each.
client===client)),[ofRegistry,...others]=await Promise.all([askProviderPackage({...chosen,clients:direct},platform,context),...byMethods.map(async({client,methods})=>{
const found=await askByMethods({...chosen,clients:[client]},platform,methods,context);return found===void 0?{}:{[client]:found}})]);return Object.assign({},ofRegistry,
...others)}async function askByMethods(chosen,platform,methods,context){const[client]=chosen.clients;let found;for(const method of methods){if(method.kind==="lo\
cal"||client===void 0)return;if(found=method.kind==="network"?await askMirrorPackage(method,chosen,platform,context):(await askProviderPackage(chosen,platform,context))[client],
found===void 0||!lacksPlatform(found))return found}return found}function lacksPlatform(found){if("mirror"in found){const{outcome:outcome2}=found.file;return outcome2.
kind==="read"&&outcome2.value.kind==="no-platform"}const{outcome}=found.document;return outcome.kind==="status"&&outcome.status===404}async function askMirrorPackage(method,chosen,platform,context){
const[client]=chosen.clients,found=client&&(await context.versionFiles(method,chosen))[client];if(client===void 0||found===void 0)return;const mirror2=(0,mirrors.
r0)(method),outcome=archiveIn(found.outcome,platform),file={...found,mirror:mirror2,outcome};if(found.outcome.kind!=="read"||outcome.kind!=="read"||outcome.value.
kind!=="archive")return{mirror:mirror2,file,archive:null};const url=(0,urls.Fl)(found.outcome.value.url,outcome.value.url);if(!url.ok)return{mirror:mirror2,file,
archive:{kind:"refused",why:url.why}};const registry=(0,hostname.Pm)(method.url),origin=originOf(found,context.network),question2={registry,client,url:url.value,
origin};return{mirror:mirror2,file,archive:await context.hosts.fetch(question2,PROVIDER_ARCHIVE)}}function archiveIn(outcome,platform){if(outcome.kind!=="read")
return outcome;const{text,contentType}=outcome.value,read=(0,mirror.I)(text,contentType,platform);return read.ok?{kind:"read",value:read.value}:{kind:"unreadabl\
e",why:read.why,page:null}}var token_reach=__webpack_require__(7027),module_address=__webpack_require__(5011);const terraformLocation=({header})=>header?{kind:"\
address",location:header}:{kind:"none"},BODY=(0,decode.w3)({location:decode.Qq,use_registry_credentials:(0,decode.lq)(decode.zM)}),OLD_BODY=(0,decode.w3)({location:decode.
Qq,use_registry_credentials:decode.gy});function openTofuLocation(answer2,readsCredentials){if(answer2.status===204)return terraformLocation(answer2);const decoded=(0,decode.
D4)(answer2.body,readsCredentials?BODY:OLD_BODY,"whole");if(!decoded.ok)return{kind:"unreadable",why:decoded.why};const{location,use_registry_credentials:usesCredentials}=decoded.
value;return usesCredentials!==null?{kind:"url",location,usesCredentials}:location===""?terraformLocation(answer2):{kind:"address",location}}function planPackage({
answer:answer2,downloadUrl,client,readsCredentials}){const found=client==="terraform"?terraformLocation(answer2):openTofuLocation(answer2,readsCredentials);switch(found.
kind){case"none":return refused(NO_LOCATION[client]);case"unreadable":return refused(`the response ${found.why}`);case"url":{if(found.location==="")return refused(
"the response has `use_registry_credentials` and no `location`");const url=(0,urls.EH)(downloadUrl,found.location);return url.ok?{kind:"direct",url:url.value,usesCredentials:found.
usesCredentials}:refused(url.why)}case"address":{const location=(0,urls.ut)(downloadUrl,found.location);return location.ok?planAddress(location.value,client):refused(
location.why)}}}const NO_LOCATION={terraform:"the response has no X-Terraform-Get header",opentofu:"the response has neither `location` nor an X-Terraform-Get h\
eader"},refused=why=>({kind:"refused",why:withoutSecrets(why)}),withoutSecrets=text=>text.replace(/\?[^\s"']*/g,"?\u2026").replace(/\/\/[^\s"'/@]*@/g,"//\u2026@");
function planHop(location,client){const address=readHop(location,client);return address.ok?fetchOf(address.value,client):refused(address.why)}function planAddress(location,client){
const source=(0,module_address.vL)(location,client);if(source.kind==="invalid")return refused(source.error);if(source.kind!=="remote")return refused("must be a \
direct remote package address");const address=(0,package_address.cx)(location,client);return address.ok?fetchOf(address.value,client):refused(address.why)}const MAX_LOCATION_BYTES=1024*
1024,LOCATION={accepts:status=>status===200||status===204,plan:()=>({kind:"whole",maxBytes:MAX_LOCATION_BYTES}),read:({head,body})=>(0,parsed.J)({status:head.status===
204?204:200,header:head.terraformGet,body:(0,question.b6)(body)})};async function askModulePackage({address,version,clients:clients2},context){const{host}=address,
urlOf2=base=>(0,urls.sw)(base,address,version),targets=(0,registry_services.QR)(services.e$,host,clients2,urlOf2,context),located=await(0,question.xD)(host,targets,
LOCATION,context),packages=targets.map(async target=>{const{client}=target,asked=located[client];if(asked===void 0)return[];if(target.kind!=="service"||asked.outcome.
kind!=="read")return[[client,{location:{...asked,outcome:asked.outcome},steps:[]}]];const answer2=asked.outcome.value,{readsPackages:readsCredentials,network}=context,
plan=planPackage({answer:answer2,downloadUrl:target.url,client,readsCredentials}),way={registry:host,client,origin:originOf(asked,network),start:target.url},steps=await follow(
plan,way,context),location={...asked,outcome:{kind:"read",value:null}};return[[client,{location,steps}]]});return Object.fromEntries((await Promise.all(packages)).
flat())}const MAX_PAGES=10;async function follow(first,way,{hosts,network}){const steps=[];let plan=first,{origin}=way;for(let requests=0;plan.kind!=="refused"&&
plan.kind!=="other";requests+=1){if(plan.kind==="page"&&requests===MAX_PAGES)return[...steps,{kind:"refused",why:`too many X-Terraform-Get redirects: ${requests+
1}`}];const[what,file]=REQUESTS[plan.kind],usesToken=plan.kind==="direct"&&plan.usesCredentials,token=usesToken&&keepsToken(way.start,plan.url),fetched=await hosts.
fetch({...way,url:urlOf(plan),origin,token},file),next=fetched.kind==="asked"&&fetched.asked.outcome;if(usesToken&&!token&&next&&next.kind==="status"&&next.status===
401){const host=(0,hostname.Pm)(plan.url);return[...steps,{kind:"other",getter:`the token of the registry from ${host}`,host}]}if(steps.push({...fetched,what}),
plan.kind!=="page"||!next||next.kind!=="read")return steps;origin=originOf(fetched.asked,network),plan=planHop(next.value,way.client)}return[...steps,plan]}function keepsToken(from,to){
const stops=[from,to].map(url=>({scheme:url.scheme==="http"?"http":"https",name:(0,network_endpoint.be)(url)}));return(0,token_reach.n)(stops).at(-1)==="sent"}const REQUESTS={
archive:["archive",MODULE_ARCHIVE],direct:["archive",DIRECT_ARCHIVE],page:["page",PAGE],git:["repository",REPOSITORY]},urlOf=({kind,url})=>kind==="git"?{...url,
path:`${url.path}/info/refs`,query:"service=git-upload-pack"}:url;async function askPackages(answers,inquiring,options){const{machine,learn}=options,chosen=chosenVersions(
answers,options),{settings,versionOf}=inquiring,{OPENTOFU_ENFORCE_GPG_VALIDATION:enforced}=machine.environment,context={...inquiring,hosts:openPackageHosts(inquiring,
(0,netrc.TU)(machine,learn)),readsPackages:(0,clients.sX)(versionOf("opentofu"))},methodsOf=(0,installation.x)(options.configs,options.dialect.releases,learn),ofProviders={
...context,methodsOf,versionFiles:openVersionFiles(context)},modules2=Array.from(chosen.modules,async([key,version])=>[key,await askModulePackage(version,context)]),
platforms=settings.platforms.length===0?[machine.platform]:settings.platforms,providers=Array.from(chosen.providers).flatMap(([key,version])=>platforms.map(async platform=>{
const[os="",arch=""]=platform.split("_"),asked=await askProvider(version,{os,arch},ofProviders);return[(0,roots_root.MO)(key,platform),asked]}));return{modules:new Map(
await Promise.all(modules2)),providers:new Map(await Promise.all(providers)),platforms,lockHashes:hashesIn(answers.roots,options),enforcesSignatures:enforced===
"true"}}function hashesIn(roots,{directory}){const files=new Set(roots.flatMap(({lockFile})=>lockFile??[]));return new Map(Array.from(files,file=>{const read=(0,read_text.
yR)((0,external_node_path_.join)(directory,file));return[file,read.ok?readLockHashes(read.text):new Map]}))}})};export{id,ids,modules};
