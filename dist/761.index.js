const id=761,ids=[761],modules={5761:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,
{judgeInit:()=>judgeInit});var protocol_services=__webpack_require__(9562),go_url=__webpack_require__(4283),answers=__webpack_require__(4592),unknown=__webpack_require__(
789),clients=__webpack_require__(1064),hostname=__webpack_require__(1831),module_address=__webpack_require__(5011),roots_root=__webpack_require__(5257),roots_choice=__webpack_require__(
8106);const askedHost=({asked,host})=>asked?.mirror===void 0?host:asked.host,shownSource=({host,name})=>`${(0,hostname.nx)(host)}/${name}`;function itemsIn(inquiry,rules){
return inquiry.roots.flatMap(root=>[...root.calls.flatMap(call=>callItem(root,call,inquiry)),...root.providers.map(provider=>providerItem(root,provider,inquiry,
rules))])}function callItem(root,call,inquiry){const{module,constraint,address,place,isOpen}=call;if(module===null)return[];const{client}=root,key=(0,roots_root.
MP)(module),asked=inquiry.modules.get(key)?.[client],answer=asked?.outcome.kind==="read"?asked.outcome.value:null,offered=answer?.kind==="versions"?(0,roots_choice.
i_)(answer.texts,"module"):null;return[{kind:"module",root,host:module.host,key,name:`${module.namespace}/${module.name}/${module.system}`,address,client,constraints:constraint===
null?[]:[constraint],locked:null,places:[(0,roots_root.W$)(place)],asked,installation:null,offered,choice:isOpen?null:offered&&(0,roots_choice.x5)(call,offered,
client),warnings:[]}]}function providerItem(root,requirement,inquiry,{upgrade,dialect}){const{provider,constraints,locked,places}=requirement,{client}=root,key=(0,roots_root.
JT)(provider),installation=inquiry.installations.get(key)?.[client]??null,asked=inquiry.providers.get(key)?.[client],answer=asked?.outcome.kind==="read"?asked.outcome.
value:null,offered=answer===null?null:(0,roots_choice.i_)(answer.texts,"provider"),rejectsUnreadable=(0,clients.Jd)(client,(0,clients.tB)(client,dialect.versions));
return{kind:"provider",root,host:provider.host,key,name:`${provider.namespace}/${provider.type}`,address:key,client,constraints,locked,places:places.map(roots_root.
W$),asked,installation,offered,choice:offered&&(0,roots_choice.c8)(requirement,offered,{upgrade,rejectsUnreadable}),warnings:answer?.warnings??[]}}const MIN_ALL_UNKNOWN=3;
function judgeAnswers(items,rules){const lost=withoutAny(items);return items.flatMap(item=>causesOf(item,lost,rules))}function causesOf(item,lost,rules){const outcome=item.
asked?.outcome;switch(outcome?.kind){case"status":return item.asked?.mirror?.hasSlash===!1?[]:[statusCause(item,outcome,lost,rules)];case"failed":{const{problem}=outcome;
return[{item,cause:`${problem.code} ${problem.message}`,describe:()=>problem}]}case"unreadable":return item.asked?.mirror?.hasSlash===!1?[]:[shapeCause(item,outcome.
why,outcome.page)];case"read":return item.offered===null?[shapeCause(item,whyNoList(outcome),null)]:[];case"not-asked":case void 0:return[]}}function statusCause(item,outcome,lost,rules){
const{kind,key}=item,{status}=outcome;if(lastHop(item)?.authorization==="withheld"&&status<500||status===401||status===403)return unauthorized(item,outcome,rules);
if(status===404){const all=lost.has(serviceKey(item));return{item,cause:`unknown ${all?kind:key}`,describe:items=>answers_unknown(items,outcome,rules)}}return{item,
cause:`status ${kind} ${status}`,describe:items=>(0,answers.versionsStatus)({...soughtIn(items),...responseTo(item,outcome),attempts:item.asked?.attempts.length??
1,transient:(0,clients.Mq)(status)})}}function answers_unknown(items,outcome,{renamed}){const[item]=items;if(item===void 0)throw new Error("a finding without it\
ems");const names=[...new Set(items.map(nameAt))],{mirror}=item.asked??{},about={...responseTo(item,outcome),host:mirror?.url??(0,hostname.nx)(item.host),hasToken:item.
asked?.tokenSource!==null};return item.kind==="module"?(0,unknown.moduleUnknown)({...about,modules:names}):(0,unknown.providerUnknown)({...about,providers:names,
meant:meantBy(item,renamed),isMirror:mirror!==void 0})}function meantBy({key,root},renamed){const[host="",namespace="",type=""]=key.split("/");if(namespace!=="h\
ashicorp"||host!==(0,module_address.Vm)(root.client))return null;const now=renamed.get(key),other=root.providers.find(({provider})=>provider.type===type&&(0,roots_root.
JT)(provider)!==key);return other===void 0?now===void 0?null:`${now}/${type}`:other.provider.host===host?`${other.provider.namespace}/${type}`:`${(0,hostname.nx)(
other.provider.host)}/${other.provider.namespace}/${type}`}function unauthorized(item,outcome,{isFork}){const hop=lastHop(item),token=hop?.authorization??"none",
url=(0,go_url.Dl)(hop?.url??""),at=url.ok?(0,hostname.Pm)(url.value):null,elsewhere=at===null||at===askedHost(item)?null:(0,hostname.WV)(at),{challenge=null}=hop??
{};return{item,cause:`unauthorized ${item.kind} ${outcome.status} ${token} ${elsewhere} ${challenge}`,describe:items=>(0,answers.versionsUnauthorized)({...soughtIn(
items),...responseTo(item,outcome),token,source:item.asked?.tokenSource??null,elsewhere,challenge,isFork})}}function shapeCause(item,why,page){const url=item.asked?.
url??"";return{item,cause:`shape ${item.kind} ${why}`,describe:items=>(0,answers.versionsShape)({...soughtIn(items),url,page,why})}}const whyNoList=({value})=>{
const{kind}=value;return kind==="crash"?"has null in a list, at which the clients crash":'has no element in "modules"'},responseTo=(item,{status,reason,page})=>({
url:lastHop(item)?.url??item.asked?.url??"",status,reason,page}),lastHop=({asked})=>asked?.attempts.at(-1)?.hops.at(-1);function soughtIn(items){const[first]=items;
if(first===void 0)throw new Error("a finding without items");const others=new Set(items.map(({key})=>key)).size-1;return{host:(0,hostname.nx)(askedHost(first)),
kind:first.kind,first:nameAt(first),others,mirror:first.asked?.mirror?.url??null}}const nameAt=item=>item.asked?.mirror===void 0?item.name:shownSource(item),serviceKey=({
kind,host})=>`${kind} ${host}`;function withoutAny(items){const groups=Map.groupBy(items.filter(({asked})=>asked!==void 0&&asked.outcome.kind!=="not-asked"&&asked.
mirror===void 0),serviceKey),isUnknown=({asked})=>asked?.outcome.kind==="status"&&asked.outcome.status===404;return new Set([...groups].flatMap(([key,group])=>new Set(
group.map(item=>item.key)).size>=MIN_ALL_UNKNOWN&&group.every(item=>isUnknown(item)&&!(0,clients.n3)(item.host))?[key]:[]))}var problems_place=__webpack_require__(
5143);function mergeCauses(causes){return[...Map.groupBy(causes,({cause,item,host})=>`${host??askedHost(item)} ${cause}`).values()].flatMap(group=>{const[first]=group;
if(first===void 0)return[];const items=group.map(({item})=>item),host=first.host??askedHost(first.item),places=distinct(group.flatMap(each=>each.places??each.item.
places)),problem=affecting(first.describe(items),items);return[{draft:{host,services:[...new Set(items.flatMap(item=>serviceOf(item,host)))],problem,places,needed:places.
some(place=>typeof place=="string"||!(0,problems_place.Zl)(place.file))},items}]})}function serviceOf({kind,host},asked){return asked!==host?[]:[kind==="module"?
protocol_services.e$:protocol_services.xq]}function affecting(problem,items){const clients2=new Set(items.map(({client})=>client));return{...problem,affects:problem.
affects.filter(each=>clients2.has(each))}}function distinct(places){const known=new Map;for(const place of places){const key=typeof place=="string"?place:`${place.
file}:${place.line}:${place.column}`;known.has(key)||known.set(key,place)}return[...known.values()]}var init_choice=__webpack_require__(5136);function judgeChoices(items){
const rejected=new Set(items.filter(isRejected).map(({key})=>key));return items.flatMap(item=>{const{offered,choice,warnings,key}=item;return offered===null||choice===
null?[]:[...chosen(item),...unreadable(item,rejected),...warnings.length>0?[{item,cause:`warning ${key}`,describe:()=>(0,answers.providerWarning)({address:shownSource(
item),warnings})}]:[]]})}function chosen(item){const{choice,key,kind,offered,asked}=item;if(offered===null||choice===null)return[];const address=shownSource(item);
switch(choice.kind){case"empty":{const{unreadable:ignored}=offered,describe=()=>(0,answers.versionsEmpty)({kind,address,url:asked?.url??"",ignored,isMirror:asked?.
mirror!==void 0});return[{item,cause:`empty ${key}`,describe}]}case"none-fits":return[noneFits(item,offered,choice.conflict)];case"locked-gone":{const{version,upgrade}=choice,
{newest}=(0,roots_choice.su)(offered),place=item.locked?.version.place;return[{item,cause:`locked ${key} ${version} ${upgrade}`,...place===void 0?{}:{places:[(0,roots_root.
W$)(place)]},describe:()=>(0,init_choice.versionLockedGone)({address,version,upgrade,newest,mirror:onlyMirror(item)})}]}case"chosen":case"refused":case"unreadab\
le":return[]}}function noneFits(item,offered,conflict){const{kind,key,places}=item,parts=item.constraints.filter(({text})=>conflict.includes(text));return{item,
cause:`none fits ${key} ${JSON.stringify(conflict.toSorted())}`,places:parts.length===0?places:parts.map(({place})=>(0,roots_root.W$)(place)),describe:()=>(0,init_choice.
versionNoneFits)({kind,address:shownSource(item),constraints:parts.map(({text,place})=>({text,at:showPlace(place)})),mirror:onlyMirror(item),...(0,roots_choice.
su)(offered)})}}const onlyMirror=({installation,asked})=>installation?.methods.length===1?asked?.mirror?.url??null:null,showPlace=place=>{const because=(0,roots_root.
W$)(place);return typeof because=="string"?because:`${because.file}:${because.line}`},isRejected=({choice})=>choice?.kind==="unreadable";function unreadable(item,rejected){
const{kind,key,offered,choice}=item,texts=offered?.unreadable??[];if(texts.length===0||choice?.kind==="empty")return[];const rejects=isRejected(item);if(!rejects&&
rejected.has(key))return[];const address=shownSource(item),describe=()=>(0,answers.versionUnreadable)({kind,address,texts,rejects});return[{item,cause:`unreadab\
le ${key} ${rejects}`,describe}]}var init_cloud=__webpack_require__(3410),registry_version=__webpack_require__(1731),finding=__webpack_require__(2886);function judgeClouds(clouds){
const found=clouds.flatMap(cloud=>problemsOf(cloud).map(problem=>({...cloud,problem})));return[...Map.groupBy(found,({host,service,problem})=>[host,service,problem.
code,problem.message].join(" ")).values()].flatMap(group=>{const[first]=group;if(first===void 0)return[];const places=group.flatMap(each=>each.places),clients2=group.
flatMap(each=>each.clients);return[{host:first.host,services:[first.service],problem:(0,finding.aZ)(first.problem,clients2),places,needed:places.some(place=>typeof place==
"string"||!(0,problems_place.Zl)(place.file))}]})}const problemsOf=cloud=>[...[cloud.ping,cloud.ofOrganization,cloud.ofWorkspace].flatMap(failureOf),...organizationProblems(
cloud),...versionProblems(cloud),...workspaceProblems(cloud)],failureOf=asked=>asked?.outcome.kind==="failed"&&asked.outcome.problem.code!=="host-private-redire\
ct"?[asked.outcome.problem]:[],OLDEST=(0,registry_version.oF)("2.5");function versionProblems({service,ping}){if(service!==protocol_services.OZ||ping.outcome.kind!==
"read"||OLDEST===null)return[];const{value:version}=ping.outcome,parsed=(0,registry_version.oF)(version??"");return parsed!==null&&(0,registry_version.Zy)(parsed,
OLDEST)>=0?[]:[(0,init_cloud.cloudVersion)({url:ping.url,version})]}function organizationProblems(cloud){const{host,organization,ofOrganization:asked}=cloud,refused=asked&&
refusalOf(asked);if(organization===null||!asked||!refused)return[];const source=asked.tokenSource??"";return[(0,init_cloud.cloudOrganization)({host:(0,hostname.
nx)(host),organization,source,...refused})]}function workspaceProblems(cloud){const{organization,workspace,ofWorkspace:asked}=cloud,refused=asked&&refusalOf(asked);
if(organization===null||workspace===null||!refused)return[];const about={host:(0,hostname.nx)(cloud.host),organization,workspace};return["status"in refused&&refused.
status===404?(0,init_cloud.cloudWorkspaceMissing)(about):(0,init_cloud.cloudWorkspace)({...about,...refused})]}function refusalOf({url,outcome}){switch(outcome.
kind){case"status":return{url,status:outcome.status,reason:outcome.reason};case"unreadable":return{url,why:outcome.why};default:return null}}const judgeLogins=(failures,isRequired)=>failures.
filter(({problem})=>problem.code!=="host-private-redirect").map(({host,problem})=>({host,services:[protocol_services.S3],problem,places:isRequired(host)?["hostn\
ames input"]:[],needed:isRequired(host)}));var init_inside=__webpack_require__(6003),roots_inside=__webpack_require__(6905);function judgeInside(inquiry,items,{
upgrade}){const listed=(0,roots_inside.tl)(inquiry),byRoot=Map.groupBy(items,({root})=>root),found=inquiry.roots.flatMap(root=>{const inside=(0,roots_inside.kP)(
root,listed(root.client)),own=byRoot.get(root)??[];return[...inside.calls.flatMap(call=>callDraft(call,root,inquiry,listed(root.client))??[]),...providerDrafts(
inside.providers,own,upgrade)].map(draft=>({draft,items:own.filter(({kind,places})=>kind==="module"&&places[0]===draft.places[0])}))});return[...Map.groupBy(found,
({draft})=>draft.problem.message).values()].flatMap(group=>group.slice(0,1).map(({draft})=>({draft:{...draft,places:[...new Set(group.flatMap(each=>each.draft.places))]},
items:group.flatMap(each=>each.items)})))}function callDraft(inner,{client},inquiry,listed){const{module,constraint,by}=inner,outcome=inquiry.modules.get((0,roots_root.
MP)(module))?.[client]?.outcome,address=`${(0,hostname.nx)(module.host)}/${module.namespace}/${module.name}/${module.system}`,about={by,address,constraint:constraint?.
text??null,others:[]};if(outcome?.kind==="status"&&outcome.status===404)return draftOf(inner,(0,init_inside.moduleDescribed)({...about,newest:null}));const offered=listed(
module)?.offered();return offered===void 0||(0,roots_choice.x5)(inner,offered,client).kind!=="none-fits"?null:draftOf(inner,(0,init_inside.moduleDescribed)({...about,
newest:(0,roots_choice.su)(offered).newest}))}const MAX_CONSTRAINTS=50;function providerDrafts(all,items,upgrade){const byKey=Map.groupBy(all,({provider})=>(0,roots_root.
JT)(provider));return items.flatMap(item=>{const{kind,key,offered,choice:chosen2,locked}=item,group=kind==="provider"?byKey.get(key):void 0;if(group===void 0||offered===
null||chosen2?.kind!=="chosen")return[];const inside=[...new Map(group.map(each=>[each.constraint.text,each])).values()],constraints=[...item.constraints,...inside.
slice(0,MAX_CONSTRAINTS).map(each=>each.constraint)],rules={upgrade,rejectsUnreadable:!1},choice=(0,roots_choice.c8)({constraints,locked},offered,rules);if(choice.
kind==="chosen")return[];const conflict=choice.kind==="none-fits"?constraints.filter(({text})=>choice.conflict.includes(text)):constraints,{newest}=(0,roots_choice.
su)(offered),address=shownSource(item);return inside.filter(({constraint})=>conflict.includes(constraint)).map(inner=>{const{by,constraint}=inner,others=conflict.
filter(each=>each!==constraint).map(showPlaced),about={by,address,constraint:constraint.text,others,newest};return draftOf(inner,(0,init_inside.moduleDescribed)(
about))})})}const showPlaced=({text,place})=>`"${text}" (${place.file}:${place.line})`,draftOf=({call:{module,place}},problem)=>({host:module.host,services:[protocol_services.
e$],problem,places:[(0,roots_root.W$)(place)],needed:!0});var mirrors=__webpack_require__(4375),provider_packages=__webpack_require__(5138),init_packages=__webpack_require__(
2562),not_contacted=__webpack_require__(6697);const packageOf=({item,version,mirrorHost})=>({kind:item.kind,address:shownSource(item),version,host:(0,hostname.nx)(
mirrorHost??item.host)}),causeOf=({item,version,mirrorHost},detail,describe)=>({item,cause:`package ${item.key} ${version} ${detail}`,describe,host:mirrorHost??
item.host});function package_requests_refusalOf(selected,part,asked){const{outcome}=asked;if(outcome.kind!=="status"&&outcome.kind!=="failed")return[];const problem=()=>problemOf(
selected,part,asked,outcome),detail=outcome.kind==="status"?`${outcome.status}`:outcome.problem.message;return[causeOf(selected,`${part} ${asked.url} ${detail}`,
problem)]}const WITHOUT_LIMIT=["page","archive","repository"];function problemOf(selected,part,asked,outcome){const hop=asked.attempts.at(-1)?.hops.at(-1),url=hop?.
url??asked.url,at=hostAt(url),about={...packageOf(selected),part,url,at};if(outcome.kind==="failed"){const{problem}=outcome;if(problem.code==="host-private-redi\
rect")return problem;const isSlow=problem.code==="host-timeout"&&WITHOUT_LIMIT.includes(part),attempts2=asked.attempts.length;return(0,init_packages.packageUnreachable)(
{...about,why:problem.message,attempts:attempts2,isAnswered:!1,isSlow})}const{status,reason}=outcome;if(status===401||status===403||part==="repository"&&status===
404){const token=hop?.authorization??"none",{tokenSource:source}=asked,{isFork}=selected;return(0,init_packages.packageUnauthorized)({...about,status,reason,page:null,
token,source,isFork})}const why=`${url} returned ${status} ${reason}`.trim(),attempts=(0,clients.Mq)(status)?asked.attempts.length:1;return(0,init_packages.packageUnreachable)(
{...about,why,attempts,isAnswered:!0,isSlow:!1})}function hostAt(text){const url=(0,go_url.Dl)(text);return(url.ok?(0,hostname.Pm)(url.value):null)??text}function fetchCauses(selected,part,fetched){
if(fetched.kind==="asked")return package_requests_refusalOf(selected,part,fetched.asked);const{host}=fetched,{kind,address,version}=packageOf(selected),what=`${kind}\
 ${address} ${version}`;return[causeOf(selected,`${host} not allowed`,()=>(0,not_contacted.hostNotAllowed)({host,package:what}))]}const judgeInstallations=items=>items.
flatMap(item=>{const{installation}=item;if(installation===null)return[];const{methods,place}=installation;return methods.length===0?[excluded(item,place)]:methods.
flatMap(method=>method.kind==="network"?withoutSlash(item,method.index):[])});function excluded(item,place){const provider=shownSource(item);return{item,cause:`\
excluded ${item.key}`,places:[place,...item.places],describe:()=>(0,mirrors.providerExcluded)({provider})}}function withoutSlash(item,index){const{mirror,outcome,
url}=index;if(mirror.hasSlash)return[];const result=resultOf(outcome);if(result===null)return[];const isUsable=item.choice?.kind==="chosen";return[{item,host:index.
host,cause:`slash ${mirror.url} ${isUsable}`,places:[mirror.place,...item.places],describe:()=>(0,mirrors.mirrorUrl)({kind:"slash",mirror:mirror.url,asked:url,result,
isUsable})}]}function resultOf(outcome){switch(outcome.kind){case"status":return`returned ${outcome.status}`;case"unreadable":return outcome.why;case"read":case"\
failed":case"not-asked":return null}}function judgeMirrorPackage(on,found){const{platform,version,item}=on,{file,mirror,archive}=found,{outcome,url}=file,selected={
...on,mirrorHost:file.host},wrong=why=>causeOf(selected,`${platform} document ${why}`,()=>(0,provider_packages.packageDocument)({...packageOf(selected),platform,
url,why,isMirror:!0}));if(outcome.kind==="status"&&outcome.status===404){const{page,reason,status}=outcome,about={provider:shownSource(item),mirror:mirror.url,version},
isListed=lists(on,found);return[causeOf(selected,`mirror ${mirror.url}`,()=>(0,mirrors.mirrorVersion)({...about,isListed,url,page,reason,status}))]}if(outcome.kind===
"unreadable")return[wrong(outcome.why)];if(outcome.kind!=="read")return package_requests_refusalOf(selected,"document",file);switch(outcome.value.kind){case"cra\
sh":return[wrong(`has null for ${platform}, at which the clients crash`)];case"no-platform":return[missing(selected,platform,url)];case"archive":{if(archive?.kind===
"refused")return[wrong(`has an invalid \`url\`: ${archive.why}`)];if(outcome.value.url==="")return[wrong(`has no \`url\` for ${platform}`)];const{hashes}=outcome.
value;if(hashes.length>0&&!hashes.some(isKnown))return[wrong(`has no \`zh:\` or \`h1:\` hash for ${platform}, but others`)];const[first]=archive===null?[]:fetchCauses(
selected,"archive",archive);return[...first===void 0?[]:[first],...lockCauses(on,hashes)]}}}const missing=(selected,platform,url)=>causeOf(selected,`${platform}\
 platform`,()=>(0,provider_packages.packagePlatform)({...packageOf(selected),platform,url,status:200,reason:"OK",page:null,isMirror:!0})),lists=({item,version},{
mirror})=>(item.installation?.methods??[]).some(method=>method.kind==="network"&&method.index.mirror.url===mirror.url&&method.index.outcome.kind==="read"&&method.
index.outcome.value.includes(version)),SCHEMES=["zh:","h1:"],isKnown=hash=>SCHEMES.some(scheme=>hash.startsWith(scheme));function lockCauses(on,ofMirror){const{
item,version,hashes,platform}=on,{locked}=item;if(locked===null||locked.version.text!==version)return[];const known=hashes.filter(isKnown),schemes=SCHEMES.filter(
scheme=>known.some(hash=>hash.startsWith(scheme))),isComparable=schemes.every(scheme=>ofMirror.some(hash=>hash.startsWith(scheme)));return known.length===0||!isComparable||
known.some(hash=>ofMirror.includes(hash))?[]:[{...causeOf(on,`${platform} lock`,items=>{const clients2=[...new Set(items.map(({client})=>client))],isContentOnly=!schemes.
includes("zh:");return(0,provider_packages.lockPlatformMissing)({...packageOf(on),platform,isContentOnly,clients:clients2})}),places:[(0,roots_root.W$)(locked.version.
place)]}]}var not_followed=__webpack_require__(7751);function judgeModulePackage(selected,{location,steps}){const{outcome,url}=location;if(outcome.kind==="statu\
s"&&isUnexpected(outcome.status)){const why=`its location was requested, and the response is ${outcome.status} ${outcome.reason}`.trim();return[locationCause(selected,
url,`${why}; expected 204`)]}const step=steps.at(-1);return step===void 0?package_requests_refusalOf(selected,"location",location):stepCauses(selected,url,step)}
const isUnexpected=status=>status!==401&&status!==403&&!(0,clients.Mq)(status);function stepCauses(selected,url,step){switch(step.kind){case"refused":return[locationCause(
selected,url,step.why)];case"other":return[unseen(selected,step.getter)];case"not-allowed":case"asked":{const outcome=step.kind==="asked"?step.asked.outcome:null;
return outcome?.kind==="unreadable"?[locationCause(selected,url,`the page at its location ${outcome.why}`)]:fetchCauses(selected,step.what,step)}}}const locationCause=(selected,url,why)=>causeOf(
selected,`location ${why}`,items=>{const clients2=[...new Set(items.map(({client})=>client))];return(0,init_packages.packageLocation)({...packageOf(selected),url,
why,clients:clients2})}),unseen=({item},getter)=>({item,cause:`not followed ${getter}`,describe:items=>{const names=[...new Set(items.map(shownSource))];return(0,not_followed.
notFollowed)({what:"getter",getter,names})}});var answers_sums=__webpack_require__(4147);function faultText(fault,platform){switch(fault.kind){case"protocol-unr\
eadable":return`has "${fault.text}" in \`protocols\`, which is not a version`;case"protocols":return"has no protocol of the clients";case"target":return`is for ${fault.
found.os}_${fault.found.arch} instead of ${platform} (\`os\`, \`arch\`)`;case"url":return`has an invalid URL in \`${fault.field}\`: ${fault.why}`;case"shasum":return fault.
text===""?"has no `shasum`":`has "${fault.text}" in \`shasum\`, which is not 64 hexadecimal digits`;case"keys":return KEYS[fault.why];case"packages-unreadable":
return`has "${fault.text}" in \`packages\`, which OpenTofu cannot read`;case"packages":return PACKAGES[fault.why]}}const KEYS={none:"has no key in `signing_keys\
.gpg_public_keys`",null:"has null in `signing_keys.gpg_public_keys`, at which the clients crash","not-armored":"has a key in `signing_keys.gpg_public_keys` whos\
e `ascii_armor` is not an armored public key"},PACKAGES={"no-platform":"has `packages` without an entry for the platform, which OpenTofu requires","no-size":"ha\
s no positive `package_size` in `packages`, which OpenTofu requires","no-hash":"has no `zh:` hash for the platform in `packages`, which OpenTofu requires","othe\
r-hash":"has another `zh:` hash in `packages` than in `shasum`, which OpenTofu compares"},SIGNATURES={empty:"the signature of its checksums is empty",other:"the\
 signature of its checksums is not a binary OpenPGP signature (with `--armor` it is text)",binary:null};function unsignedText(signature,faults){const keys=faults.
find(({kind})=>kind==="keys");if(keys?.kind==="keys")return`the description ${KEYS[keys.why]}`;const outcome=signature?.kind==="asked"?signature.asked.outcome:null;
return outcome?.kind==="read"?SIGNATURES[outcome.value]:null}function judgeProviderPackage(selected,found){const{outcome,url}=found.document;if(outcome.kind==="\
status"&&outcome.status===404){const{status,reason,page}=outcome,answer={url,status,reason,page};return[providerCause(selected,"platform",about=>(0,provider_packages.
packagePlatform)({...about,...answer}))]}if(outcome.kind==="unreadable")return[documentCause(selected,url,outcome.why)];if(outcome.kind!=="read")return package_requests_refusalOf(
selected,"document",found.document);const{document,faults}=outcome.value,[first]=causesInOrder(selected,found,document,faults),isComparable=!faults.some(({kind})=>kind===
"shasum"||kind==="target");return[...first===void 0?[]:[first],...isComparable?provider_packages_lockCauses(selected,document):[]]}function causesInOrder(selected,{
document:{url},sums,signature,archive},document,faults){const late=faults.filter(({kind})=>kind==="keys"||kind==="packages");return[...faults.filter(fault=>!late.
includes(fault)).map(fault=>faultCause(selected,url,fault)),...document.downloadUrl===""?[documentCause(selected,url,NO_ARCHIVE)]:[],...sums===null?[]:fetchCauses(
selected,"sums",sums),...signature===null?[]:fetchCauses(selected,"signature",signature),...archive===null?[]:fetchCauses(selected,"archive",archive),...late.filter(
({kind})=>kind==="packages").map(fault=>faultCause(selected,url,fault)),...sumCauses(selected,sums,document),...signatureCauses(selected,signature,document,late)]}
const NO_ARCHIVE="has no `download_url`",providerCause=(selected,detail,describe)=>{const{platform}=selected;return causeOf(selected,`${platform} ${detail}`,()=>describe(
{...packageOf(selected),platform}))},documentCause=(selected,url,why)=>providerCause(selected,`document ${why}`,about=>(0,provider_packages.packageDocument)({...about,
url,why}));function faultCause(selected,url,fault){if(fault.kind!=="protocols")return documentCause(selected,url,faultText(fault,selected.platform));const{suggestion}=selected,
{protocols}=fault;return providerCause(selected,"protocols",about=>(0,provider_packages.packageProtocol)({...about,protocols,suggestion}))}function sumCauses(selected,sums,{
filename,shasum}){if(sums?.kind!=="asked"||sums.asked.outcome.kind!=="read")return[];const{url}=sums.asked,sum=(0,answers_sums.X)(sums.asked.outcome.value,filename);
if(sum.kind==="found"&&sum.hash===shasum.toLowerCase())return[];const why={found:`has another hash for ${filename} than \`shasum\` in the description of the packa\
ge`,missing:`has no line for ${filename===""?"the empty `filename` of the package":filename}`,"not-a-hash":`has no SHA-256 hash in the line for ${filename}`}[sum.
kind];return[providerCause(selected,`sums ${why}`,about=>(0,provider_packages.packageSums)({...about,url,why}))]}function signatureCauses(selected,signature,{keys},faults){
const{item,enforcesSignatures}=selected,{client,host}=item,isExempt=client==="opentofu"&&host===(0,module_address.Vm)(client)&&!enforcesSignatures;if(keys.length===
0&&isExempt)return[];const why=unsignedText(signature,faults);return why===null?[]:[providerCause(selected,`unsigned ${why}`,about=>(0,provider_packages.packageUnsigned)(
{...about,why}))]}function provider_packages_lockCauses(selected,{shasum}){const{item,version,hashes}=selected,{locked}=item;if(locked===null||locked.version.text!==
version)return[];if(hashes.length===0||hashes.includes(`zh:${shasum.toLowerCase()}`))return[];const isContentOnly=!hashes.some(hash=>hash.startsWith("zh:")),{platform}=selected;
return[{...causeOf(selected,`${platform} lock ${isContentOnly}`,items=>{const clients2=[...new Set(items.map(({client})=>client))];return(0,provider_packages.lockPlatformMissing)(
{...packageOf(selected),platform,isContentOnly,clients:clients2})}),places:[(0,roots_root.W$)(locked.version.place)]}]}function judgePackages(items,packages,isFork){
return items.flatMap(item=>{const{choice,key,kind,client}=item;if(choice?.kind!=="chosen")return[];const selected={item,version:choice.version,isFork},versionKey=(0,roots_root.
MO)(key,choice.version);if(kind==="module"){const found=packages.modules.get(versionKey)?.[client];return found===void 0?[]:judgeModulePackage(selected,found)}const{
platforms,enforcesSignatures,lockHashes}=packages,suggestion=suggestionFor(item),hashes=lockHashes.get(item.root.lockFile??"")?.get(key)??[];return platforms.flatMap(
platform=>{const found=packages.providers.get((0,roots_root.MO)(versionKey,platform))?.[client],more={platform,suggestion,enforcesSignatures,hashes};if(found===
void 0)return[];const onPlatform={...selected,...more};return"mirror"in found?judgeMirrorPackage(onPlatform,found):judgeProviderPackage(onPlatform,found)})})}function askedForPackage({
choice,key,kind,client},packages){if(choice?.kind!=="chosen")return[];const versionKey=(0,roots_root.MO)(key,choice.version);if(kind==="module"){const found=packages.
modules.get(versionKey)?.[client];return found===void 0?[]:[found.location,...askedIn(found.steps)]}return packages.platforms.flatMap(platform=>{const found=packages.
providers.get((0,roots_root.MO)(versionKey,platform))?.[client];return found===void 0?[]:"mirror"in found?[found.file,...askedIn([found.archive])]:[found.document,
...askedIn([found.sums,found.signature,found.archive])]})}const askedIn=files=>files.flatMap(file=>file?.kind==="asked"?file.asked:[]);function suggestionFor({asked}){
const versions=asked?.outcome.kind==="read"?asked.outcome.value:null,{compatible=[]}=versions??{};return(0,roots_choice.su)((0,roots_choice.i_)(compatible,"prov\
ider")).newest}function platformsOf(items,packages){return packages===null?[]:packages.platforms.flatMap(platform=>{const found=items.flatMap(({choice,key,client})=>{
if(choice?.kind!=="chosen")return[];const versionKey=(0,roots_root.MO)((0,roots_root.MO)(key,choice.version),platform),found2=packages.providers.get(versionKey)?.[client];
return found2===void 0?[]:[isAvailable(found2)]});return found.length===0?[]:[{platform,available:found.includes(!1)?!1:found.includes(null)?null:!0}]})}function isAvailable(found){
if("mirror"in found){const{outcome:outcome2}=found.file;return outcome2.kind==="read"?outcome2.value.kind==="archive":null}const{outcome}=found.document;return outcome.
kind==="status"&&outcome.status===404?!1:outcome.kind==="read"?!0:null}const GIT=/^(?:git::|git@|(?:github|gitlab|bitbucket)\.(?:com|org)\/)/;function notesOnModules(inquiry){
const isInFile=({place})=>place!==roots_root.cd,listed=(0,roots_inside.tl)(inquiry),inside=inquiry.roots.flatMap(root=>(0,roots_inside.kP)(root,listed(root.client)).
undescribed),direct=not_followed_distinct(inquiry.roots.flatMap(({calls})=>calls.filter(({module})=>module===null))),git=direct.filter(({source})=>GIT.test(source)).
length,modules2=inside.filter(isInFile),names=modules2.flatMap(({module})=>module===null?[]:`${module.namespace}/${module.name}/${module.system}`);return[...modules2.
length===0?[]:noteAt(modules2,(0,not_followed.notFollowed)({what:"inside",names:[...new Set(names)]})),...direct.length===0?[]:noteAt(direct,(0,not_followed.notFollowed)(
{what:"direct",git,names:direct.map(({address})=>address)}))]}const noteAt=(calls,problem)=>calls.slice(0,1).map(({place})=>({problem,place,clients:[],host:null})),
not_followed_distinct=calls=>[...new Map(calls.map(call=>[`${call.place.file}:${call.place.line}`,call])).values()],UNASKED=["limit","size","stopped"];function draftsOfLimits(items,packages,{
maxRequests}){return[...Map.groupBy(items.flatMap(item=>{const all=[item.asked??[],packages===null?[]:askedForPackage(item,packages)].flat(),why=UNASKED.find(each=>all.
some(({outcome})=>outcome.kind==="not-asked"&&outcome.why===each));return why===void 0?[]:[{item,why}]}),({item,why})=>`${why} ${askedHost(item)}`).values()].flatMap(
group=>{const[first]=group;if(first===void 0)return[];const names=[...new Set(group.map(({item})=>item.name))],host=askedHost(first.item),problem=first.why==="l\
imit"?(0,not_followed.notFollowed)({what:"limit",max:maxRequests,names}):(0,not_followed.notFollowed)({what:first.why,names}),places=first.item.places.slice(0,1);
return[{host,services:[],problem,places,needed:!1}]})}function rowsOf(items,caused,packages){const drafts=draftsByItem(caused),roots=Map.groupBy(items,({root})=>root.
directory);return Array.from(roots,([directory,ofRoot])=>({directory,clients:[...new Set(ofRoot.map(({client})=>client))],rows:Array.from(Map.groupBy(ofRoot,rowKey).
values(),group=>rowOf(group,drafts,packages))}))}const rowKey=({kind,key,address,places,constraints})=>JSON.stringify([kind,key,address,places[0]??null,constraints.
map(({text})=>text)]);function rowOf(group,drafts,packages){const[first]=group;if(first===void 0)throw new Error("a row without items");const{kind,address,host,
constraints,locked,offered,places}=first,chosen2=group.flatMap(({client,choice})=>choice===null?[]:[[client,choice.kind==="chosen"?choice.version:null]]);return{
kind,address,source:shownSource(first),host,constraints:constraints.map(({text})=>text),locked:locked?.version.text??null,chosen:Object.fromEntries(chosen2),newest:offered===
null?null:(0,roots_choice.su)(offered).newest,platforms:platformsOf(group,packages),drafts:[...new Set(group.flatMap(item=>drafts.get(item)??[]))],decidedAt:[...constraints,
...locked===null?[]:[locked.version]].map(({place})=>place),places}}function draftsByItem(caused){const drafts=new Map;for(const{draft,items}of caused)for(const item of new Set(
items))drafts.set(item,[...drafts.get(item)??[],draft]);return drafts}function judgeInit(inquiry,rules){const items=itemsIn(inquiry,rules),causes=[...judgeAnswers(
items,{...rules,renamed:inquiry.renamed}),...judgeInstallations(items),...judgeChoices(items),...inquiry.packages===null?[]:judgePackages(items,inquiry.packages,
rules.isFork)],caused=[...mergeCauses(causes),...judgeInside(inquiry,items,rules)],answering=items.filter(({asked})=>asked?.outcome.kind==="read").map(({host,kind})=>`${host}\
 ${kind==="module"?protocol_services.e$:protocol_services.xq}`),isRequired=host=>rules.hostnames.some(named=>{const services=named.services.length>0?named.services:
rules.requiredServices;return named.host===host&&services.includes(protocol_services.S3)});return{drafts:[...caused.map(({draft})=>draft),...judgeClouds(inquiry.
clouds),...judgeLogins(inquiry.logins,isRequired),...draftsOfLimits(items,inquiry.packages,rules)],notes:notesOnModules(inquiry),roots:rowsOf(items,caused,inquiry.
packages),requests:inquiry.requests,answering:new Set(answering)}}}),9165:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.
d(__webpack_exports__,{H:()=>describedModules,Y:()=>readModuleVersions});var _go_parsed_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(3625),_decode_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(
6002);const CALL=(0,_decode_js__WEBPACK_IMPORTED_MODULE_0__.w3)({name:_decode_js__WEBPACK_IMPORTED_MODULE_0__.Qq,source:_decode_js__WEBPACK_IMPORTED_MODULE_0__.
Qq,version:_decode_js__WEBPACK_IMPORTED_MODULE_0__.Qq}),PROVIDER=(0,_decode_js__WEBPACK_IMPORTED_MODULE_0__.w3)({name:_decode_js__WEBPACK_IMPORTED_MODULE_0__.Qq,
version:_decode_js__WEBPACK_IMPORTED_MODULE_0__.Qq,namespace:(0,_decode_js__WEBPACK_IMPORTED_MODULE_0__.LT)(_decode_js__WEBPACK_IMPORTED_MODULE_0__.Qq),source:(0,_decode_js__WEBPACK_IMPORTED_MODULE_0__.
LT)(_decode_js__WEBPACK_IMPORTED_MODULE_0__.Qq)}),MODULE=(0,_decode_js__WEBPACK_IMPORTED_MODULE_0__.w3)({path:_decode_js__WEBPACK_IMPORTED_MODULE_0__.Qq,providers:(0,_decode_js__WEBPACK_IMPORTED_MODULE_0__.
p_)((0,_decode_js__WEBPACK_IMPORTED_MODULE_0__.lq)(PROVIDER)),dependencies:(0,_decode_js__WEBPACK_IMPORTED_MODULE_0__.p_)((0,_decode_js__WEBPACK_IMPORTED_MODULE_0__.
lq)(CALL))}),MODULES=(0,_decode_js__WEBPACK_IMPORTED_MODULE_0__.p_)((0,_decode_js__WEBPACK_IMPORTED_MODULE_0__.lq)(MODULE)),answer=(root,submodules)=>(0,_decode_js__WEBPACK_IMPORTED_MODULE_0__.
w3)({modules:(0,_decode_js__WEBPACK_IMPORTED_MODULE_0__.p_)((0,_decode_js__WEBPACK_IMPORTED_MODULE_0__.lq)((0,_decode_js__WEBPACK_IMPORTED_MODULE_0__.w3)({source:_decode_js__WEBPACK_IMPORTED_MODULE_0__.
Qq,versions:(0,_decode_js__WEBPACK_IMPORTED_MODULE_0__.p_)((0,_decode_js__WEBPACK_IMPORTED_MODULE_0__.lq)((0,_decode_js__WEBPACK_IMPORTED_MODULE_0__.w3)({version:_decode_js__WEBPACK_IMPORTED_MODULE_0__.
Qq,root,submodules})))})))}),VERSIONS=answer((0,_decode_js__WEBPACK_IMPORTED_MODULE_0__.s)(MODULE),(0,_decode_js__WEBPACK_IMPORTED_MODULE_0__.s)(MODULES)),DESCRIBED=answer(
MODULE,MODULES);function readModuleVersions(body){const decoded=(0,_decode_js__WEBPACK_IMPORTED_MODULE_0__.D4)(body,VERSIONS);if(!decoded.ok)return decoded;const modules2=decoded.
value.modules.items;if(modules2.some(module2=>module2===null||module2.versions.items.includes(null)))return(0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_1__.J)({kind:"\
crash"});const[module]=modules2;if(!module)return(0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_1__.J)({kind:"no-module"});const{items,leftOut}=module.versions,texts=items.
map(item=>item?.version??"");return(0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_1__.J)({kind:"versions",texts,leftOut})}function describedModules(body,isWanted){const decoded=(0,_decode_js__WEBPACK_IMPORTED_MODULE_0__.
D4)(body,DESCRIBED),items=decoded.ok?decoded.value.modules.items[0]?.versions.items??[]:[],described=new Map;for(const item of items){if(item===null)continue;const shown=[
item.root,...item.submodules.items].flatMap(module=>module??[]).map(({path,dependencies,providers})=>({path,calls:dependencies.items.flatMap(call=>call??[]),providers:providers.
items.flatMap(provider=>provider??[])}));shown.some(({calls,providers})=>calls.length+providers.length>0)&&isWanted(item.version)&&described.set(item.version,shown)}
return described}}),4147:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{O:()=>looksLikeSignature,
X:()=>sumOf});const SPACES=/[\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+/;function sumOf(sums,filename){for(const line of sums.split(`\

`)){const[hash="",name]=line.split(SPACES,4).filter(word=>word!=="");if(name===filename)return/^[0-9a-fA-F]{64}$/.test(hash)?{kind:"found",hash:hash.toLowerCase()}:
{kind:"not-a-hash",text:hash}}return{kind:"missing"}}function looksLikeSignature(bytes){const first=bytes[0]??0;return first===194||(first&252)===136}}),1731:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{Cg:()=>showVersion,Ty:()=>isPreRelease,Zy:()=>compareVersions,dU:()=>compareWords,hZ:()=>PROVIDER_VERSION,oF:()=>parseModuleVersion,
rK:()=>parseProviderVersion});var _protocol_services_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(9562);const IS_MODULE_VERSION=new RegExp(`^${_protocol_services_js__WEBPACK_IMPORTED_MODULE_0__.
eQ}$`),PROVIDER_VERSION=String.raw`([0-9]+(?:\.[0-9]+){0,2})(?:-([0-9A-Za-z.-]+))?(?:\+([0-9A-Za-z.-]+))?`,IS_PROVIDER_VERSION=new RegExp(`^${PROVIDER_VERSION}[\
.+-]?$`),MAX_NUMBER=2n**63n-1n;function parseModuleVersion(text){const[,numbers,numeric,word,build]=IS_MODULE_VERSION.exec(text)??[];return numbers===void 0?null:
versionOf(text,numbers,word??numeric,build)}function parseProviderVersion(text){const[,numbers,pre,build]=IS_PROVIDER_VERSION.exec(text)??[];return numbers===void 0?
null:versionOf(text,numbers,pre,build)}function versionOf(text,dotted,pre="",build=""){const digits=dotted.split(".").map(number=>number.replace(/^0+(?=.)/,""));
if(digits.some(number=>number.length>19))return null;const numbers=digits.map(BigInt);if(numbers.some(number=>number>MAX_NUMBER))return null;for(;numbers.length<
3;)numbers.push(0n);return{text,numbers,written:digits.length,pre,build}}const isPreRelease=version=>version.pre!=="",showVersion=({numbers,pre,build})=>`${numbers.
join(".")}${pre===""?"":`-${pre}`}${build===""?"":`+${build}`}`;function compareVersions(a,b,comparePre=compareWords){const length=Math.max(a.numbers.length,b.numbers.
length);for(let i=0;i<length;i++){const[left,right]=[a.numbers[i]??0n,b.numbers[i]??0n];if(left!==right)return left<right?-1:1}return a.pre===b.pre||a.numbers.length!==
b.numbers.length?0:a.pre===""||b.pre===""?a.pre===""?1:-1:comparePre(a.pre,b.pre)}function compareWords(a,b){const[left,right]=[a.split("."),b.split(".")];for(let i=0;;i++){
const[isLast,isOtherLast]=[i+1>=left.length,i+1>=right.length];if(isLast!==isOtherLast)return isLast?-1:1;const order=compareParts(left[i]??"",right[i]??"");if(order!==
0||isLast)return order}}function compareParts(a,b){const[isNumberA,isNumberB]=[/^[0-9]*$/.test(a),/^[0-9]*$/.test(b)];return isNumberA!==isNumberB?isNumberA?-1:
1:isNumberA&&a.length!==b.length?a.length-b.length:a===b?0:a<b?-1:1}}),6905:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.
d(__webpack_exports__,{kP:()=>insideOf,lz:()=>describedFor,tl:()=>listedIn});var node_path_posix__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(3916),_protocol_module_address_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(
5011),_protocol_provider_address_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(1022),_registry_answers_module_versions_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(
9165),_registry_version_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(1731),_choice_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(8106),_root_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(
5257);function listedIn({modules:modules2,described}){return client=>module=>{const key=(0,_root_js__WEBPACK_IMPORTED_MODULE_6__.MP)(module),outcome=modules2.get(
key)?.[client]?.outcome??{};if(outcome.value?.kind!=="versions")return null;const{texts}=outcome.value;return{offered:()=>(0,_choice_js__WEBPACK_IMPORTED_MODULE_5__.
i_)(texts,"module"),described:described.get(key)??new Map}}}function describedFor(body,texts,choosing){let chosen=null;const described=(0,_registry_answers_module_versions_js__WEBPACK_IMPORTED_MODULE_3__.
H)(body,text=>(chosen??=chosenBy(choosing,(0,_choice_js__WEBPACK_IMPORTED_MODULE_5__.i_)(texts,"module")),chosen.has(normalText(text))));return new Map(Array.from(
described,([text,modules2])=>[normalText(text),modules2]))}const chosenBy=(choosing,offered)=>new Set(choosing.flatMap(call=>{const choice=(0,_choice_js__WEBPACK_IMPORTED_MODULE_5__.
x5)(call,offered,call.client);return choice.kind==="chosen"?choice.version:[]}));function normalText(text){const version=(0,_registry_version_js__WEBPACK_IMPORTED_MODULE_4__.
oF)(text);return version===null?"":(0,_registry_version_js__WEBPACK_IMPORTED_MODULE_4__.Cg)(version)}const MAX_DEPTH=3,MAX_CALLS=200,MAX_READ=2e3;function insideOf({
calls,client},listed){const inside={calls:[],providers:[],undescribed:[]};let level=calls.flatMap(call=>{const{module,constraint,isOpen}=call;return module===null||
isOpen?[]:[{call:{...call,module},by:"",module,constraint}]});const budget={left:MAX_READ};for(let depth=0;depth<MAX_DEPTH;depth+=1)level=level.flatMap(each=>{const list=listed(
each.module);if(list===null)return[];const choice=list.described.size===0?null:(0,_choice_js__WEBPACK_IMPORTED_MODULE_5__.x5)(each,list.offered(),client),version=choice?.
kind==="chosen"?choice.version:"",modules2=list.described.get(version);if(modules2===void 0)return depth===0&&inside.undescribed.push(each.call),[];const{namespace,
name,system}=each.module,by=`${namespace}/${name}/${system} ${version}`,found=readDescribed(modules2,{...each,by},client,budget);return inside.providers.push(...found.
providers),found.calls}).slice(0,MAX_CALLS),inside.calls.push(...level);return inside}function readDescribed(modules2,{module,call,by},client,budget){const placed=text=>({
text,place:call.place}),kept=modules2.slice(0,Math.max(0,budget.left)),byPath=new Map(kept.map(each=>[(0,node_path_posix__WEBPACK_IMPORTED_MODULE_0__.join)(".",
each.path),each])),paths=new Set([(0,node_path_posix__WEBPACK_IMPORTED_MODULE_0__.join)(".",module.subdirectory)]),calls=[],providers=[];budget.left-=kept.length;
for(const path of paths){const described=byPath.get(path);for(const{source,version}of described?.calls??[]){if(budget.left--<=0)break;(0,_protocol_module_address_js__WEBPACK_IMPORTED_MODULE_1__.
Nj)(source)&&paths.add((0,node_path_posix__WEBPACK_IMPORTED_MODULE_0__.join)(path,source));const inner=(0,_protocol_module_address_js__WEBPACK_IMPORTED_MODULE_1__.
vL)(source,client),constraint=version===""?null:placed(version);inner.kind==="registry"&&calls.push({call,by,module:inner,constraint})}for(const{name,namespace,
source,version}of described?.providers??[]){if(budget.left--<=0)break;const provider=(0,_protocol_provider_address_js__WEBPACK_IMPORTED_MODULE_2__.m)(source||(0,node_path_posix__WEBPACK_IMPORTED_MODULE_0__.
join)(namespace,name),client);provider.kind!=="registry"||version===""||providers.push({call,by,provider,constraint:placed(version)})}}return{calls,providers}}})};export{id,ids,modules};
