const id=462,ids=[462],modules={4264:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,
{z6:()=>check,IZ:()=>detectDialect,SQ:()=>scan,w5:()=>tokenVariablesIn});var external_node_path_=__webpack_require__(6760),configure=__webpack_require__(2971),contact=__webpack_require__(
4467),read_text=__webpack_require__(5747);const SLICE_MS=100;async function giveWay(steps,stop,report){let since=performance.now();for(;;){const step=steps.next(
stop.why!==null);if(step.done)return step.value;performance.now()-since<SLICE_MS||(report(step.value),await pendingEvents(),since=performance.now())}}const pendingEvents=()=>new Promise(
resolve=>setImmediate(resolve));var judge_verdict=__webpack_require__(1393),problems_file=__webpack_require__(7052),paths=__webpack_require__(9664);function knownVersion(setting,{
evidence,versions}){if(setting.version!==null)return()=>setting.version;const files2=evidence.filter(({level,version:version2})=>level==="version-file"&&version2!==
null);return(client,directory2)=>files2.some(sign=>sign.client===client&&isWithin(directory2,(0,paths.jt)(sign.place.file)))?versions[client]??null:null}const isWithin=(directory2,above)=>above===
""||`${directory2}/`.startsWith(`${above}/`);var selection=__webpack_require__(6195),usage=__webpack_require__(7854),settings=__webpack_require__(3152);const MAX_ROOT_MODULES=2e5;
async function findRoots({usages,notes:known2,scanned,changed,dialect,settings:settings2}){const{declared,endedAt}=scanned;if(usages.length===0&&![...declared].
some(each=>"place"in each)&&settings2.roots.length===0)return{roots:[],notes:[]};const{rootsOf}=await __webpack_require__.e(353).then(__webpack_require__.bind(__webpack_require__,
5353)),{Readings,RootNotes,textNotes}=await __webpack_require__.e(203).then(__webpack_require__.bind(__webpack_require__,1203)),{clients,versions}=dialect,layouts=await layoutsIn(
{usages,declared,clients},settings2,endedAt===null),roots=[],limits=[],readings=new Readings,set=settings2.dialect.name==="auto"?[]:clients,found=new RootNotes(
{clients,readings,upgrade:settings2.upgrade,versionIn:knownVersion(settings2.dialect,dialect)}),isAsked=settings2.depth!=="discovery";let modules2=0;for(const root of rootsOf(
layouts,{changed,versions,hasCalls:isAsked})){if(modules2+=root.directories.length,modules2>MAX_ROOT_MODULES){limits.push((0,usage.YW)(root.directory,(0,problems_file.
fileLimit)({kind:"roots",max:MAX_ROOT_MODULES})));break}found.add(root),isAsked&&roots.push(root)}const texts=[...textNotes(usages,declared,{...dialect,readings,
set})].filter(({place})=>changed===null||changed.has(place.file)),broken=new Set(known2.flatMap(({problem,place})=>problem.code==="lock-invalid"?place.file:[])),
own=[...texts,...found.notes()].filter(({place})=>!broken.has(place.file));return{roots,notes:[...own,...limits]}}async function layoutsIn(found,{roots},isWhole){
const{layoutsOf,unmatched}=await __webpack_require__.e(353).then(__webpack_require__.bind(__webpack_require__,5353)),patterns=roots.map(text=>({text,matches:(0,selection.
Ls)([text])})),layouts=layoutsOf({...found,patterns}),mistakes=isWhole?unmatched(layouts,patterns):[];if(mistakes.length===0)return layouts;throw new settings.G(
mistakes.map(pattern=>`roots: no directory with configuration matches ${pattern}`))}async function withoutUnusedLocks(usages,roots){return roots.every(({lockFile})=>lockFile===
null)?usages:(await __webpack_require__.e(862).then(__webpack_require__.bind(__webpack_require__,3862))).withoutUnusedLocks(usages,roots)}function withoutHostname(notes,usages,{
depth},environment){if(depth==="discovery")return notes;const isGiven=({kind,workspace})=>kind==="cloud_default"?!!environment.TF_CLOUD_HOSTNAME:kind!=="backend\
_remote_default"||workspace?.organization===null,missing=new Set(usages.filter(usage2=>!isGiven(usage2)).map(({place})=>keyOf(place)));return notes.map(note=>note.
problem.code==="host-missing"&&missing.has(keyOf(note.place))?{...note,problem:{...note.problem,severity:"error"}}:note)}const keyOf=({file,line,column})=>`${file}\
:${line}:${column}`;async function predict(inquiry,rules){if(inquiry===null)return judge_verdict.j7;const{judgeInit}=await Promise.all([__webpack_require__.e(341),
__webpack_require__.e(25),__webpack_require__.e(761)]).then(__webpack_require__.bind(__webpack_require__,5761));return judgeInit(inquiry,rules)}var problems_place=__webpack_require__(
5143),hostname=__webpack_require__(1831),version=__webpack_require__(3592),phrases=__webpack_require__(4120),clients_dialect=__webpack_require__(8416),cursor=__webpack_require__(
9349),expressions=__webpack_require__(8704);const MAX_CODE=1024;function parseOperation(code){if(code.length>MAX_CODE)return;const reader=new Reader(new cursor.
bs(code)),operation=reader.condition();return reader.isAtEnd()?operation:void 0}class Reader{cursor;constructor(cursor2){this.cursor=cursor2}isAtEnd(){return this.
cursor.skipBlank(),this.cursor.isAtEnd()&&this.cursor.mistake===void 0}condition(){if(this.cursor.depth>=cursor.lr)return;this.cursor.depth++;const test=this.comparison();
let found=test;if(test!==void 0&&this.take("?")){const yes=this.condition(),no=this.take(":")?this.condition():void 0;found=yes&&no&&{kind:"condition",test,yes,
no}}return this.cursor.depth--,found}comparison(){const left=this.steps(),isEqual=this.take("==");if(left===void 0||!isEqual&&!this.take("!="))return left;const right=this.
steps();return right&&{kind:"comparison",isEqual,left,right}}steps(){let found=this.primary();for(;found!==void 0;){let key;if(this.take("."))key=this.attribute();else if(this.
take("[")){if(key=this.condition(),!this.take("]"))return}else return found;found=key&&{kind:"step",of:found,key}}}attribute(){const{cursor:cursor2}=this,start=cursor2.
at,name=cursor2.readName()??this.match(/\d+/y);return name===void 0?void 0:{kind:"literal",expression:{kind:"string",start,end:cursor2.at,value:name,verbatim:name}}}primary(){
const{cursor:cursor2}=this;if(this.take("(")){const inner=this.condition();return this.take(")")?inner:void 0}const next=cursor2.skipBlank(),start=cursor2.at,name=cursor2.
readName();if(name!==void 0)return this.named(name,start);const number=this.match(/\d+(?:\.\d+)?/y);if(number!==void 0)return primitive(Number(number),start,cursor2.
at);const expression=next==='"'||next==="{"||next==="["?(0,expressions.U)(cursor2,next):void 0;return expression&&{kind:"literal",expression}}named(name,start){
const{cursor:cursor2}=this,word={true:!0,false:!1,null:null}[name];if(word!==void 0)return primitive(word,start,cursor2.at);if(!this.take("("))return{kind:"name",
name};const given=[];for(;!this.take(")");){const next=this.condition();if(next===void 0||!this.take(",")&&cursor2.skipBlank()!==")")return;given.push(next)}return{
kind:"call",name,given}}take(sign){const{cursor:cursor2}=this;return cursor2.skipBlank(),cursor2.text.startsWith(sign,cursor2.at)?(cursor2.at+=sign.length,!0):!1}match(pattern){
const{cursor:cursor2}=this;pattern.lastIndex=cursor2.at;const[found]=pattern.exec(cursor2.text)??[];return cursor2.at+=found?.length??0,found}}const primitive=(value,start,end)=>({
kind:"literal",expression:{kind:"primitive",start,end,value}});class Beginning{text;withheld;constructor(text,withheld=null){this.text=text,this.withheld=withheld}}
const MAX_TEXT=4096,MAX_DEPTH=200,MAX_STEPS=2e4,MAX_ALL_STEPS=5e6;class Effort{depth=0;steps=0;allSteps=0;renew(){this.steps=0,this.count()}count(){this.allSteps+=
1}get isSpent(){return this.allSteps>MAX_ALL_STEPS}spend(work){if(this.steps+=1,this.count(),this.depth>=MAX_DEPTH||this.steps>MAX_STEPS||this.isSpent)return;this.
depth+=1;const result=work();return this.depth-=1,typeof result=="string"&&result.length>MAX_TEXT?void 0:result}}const noScope=()=>({name:()=>{},call:()=>{},effort:new Effort}),
evaluate=({expression,text},scope)=>scope.effort.spend(()=>dataOf(expression,text,scope));function evaluateText(code,scope){const operation=parseOperation(code);
return operation&&perform(operation,code,scope)}const textOf=data=>typeof data=="string"||typeof data=="number"||typeof data=="boolean"?String(data):void 0;function remembered(make){
const known2=new Map;return key=>(known2.has(key)||(known2.set(key,void 0),known2.set(key,make(key))),known2.get(key))}function dataOf(expression,text,scope){switch(expression.
kind){case"string":case"primitive":return expression.value;case"object":return remembered(key=>{const item=indexOf(expression.items).get(key);return item&&evaluate(
codeOf(item,text),scope)});case"tuple":return remembered(key=>{const element=expression.elements[Number(key)];return element&&evaluate({expression:element,text},
scope)});case"template":return joined(chosenParts(expression.parts,text,scope),text,scope);case"other":return evaluateText(text.slice(expression.start,expression.
end),scope)}}const codeOf=({value},text)=>({expression:value,text}),INDEXES=new WeakMap;function indexOf(items){const before=INDEXES.get(items);if(before!==void 0)
return before;const index=new Map;for(const item of items)item.name!==void 0&&!index.has(item.name)&&index.set(item.name,item);return INDEXES.set(items,index),index}
function joined(parts,text,scope){let whole="";for(const part of parts){const code=part.kind==="known"?void 0:interpolated(part,text),data=part.kind==="known"?part.
value:code&&evaluateText(code,scope),found=textOf(data);if(found===void 0)return beginningOf(whole,data);if(whole.length+found.length>MAX_TEXT)return;whole+=found}
return whole}function beginningOf(known2,next){return next instanceof Beginning?new Beginning((known2+next.text).slice(0,MAX_TEXT),next.withheld):new Beginning(
known2)}const sequence=(part,text)=>part.code??text.slice(part.start,part.end);function interpolated(part,text){const code=sequence(part,text);return code.startsWith(
"${")?code.slice(2,-1).replace(/^~|~$/g,""):void 0}const IF=/^%\{~?\s*if\s([\s\S]*)\}$/,ELSE=/^%\{~?\s*else\s*~?\}$/,ENDIF=/^%\{~?\s*endif\s*~?\}$/,MAX_DIRECTIVE=512,
MAX_PARTS=1e3;function chosenParts(parts,text,scope){if(parts.length>MAX_PARTS)return parts;const codes=parts.map(part=>part.kind==="unknown"&&part.end-part.start<=
MAX_DIRECTIVE?sequence(part,text):""),[start,...more]=codes.keys().filter(at=>IF.test(codes[at]??"")),end=codes.findIndex(code2=>ENDIF.test(code2));if(start===void 0||
more.length>0||end<start)return parts;const code=IF.exec(codes[start]??"")?.[1]??"",condition=evaluateText(code.replace(/~$/,""),scope);if(typeof condition!="bo\
olean")return parts;const found=codes.findIndex(code2=>ELSE.test(code2)),middle=found<0?end:found,chosen=condition?parts.slice(start+1,middle):parts.slice(middle+
1,end);return[...parts.slice(0,start),...chosen,...parts.slice(end+1)]}function perform(operation,code,scope){const of=inner=>perform(inner,code,scope);return scope.
effort.spend(()=>{switch(operation.kind){case"literal":return dataOf(operation.expression,code,scope);case"name":return scope.name(operation.name);case"call":return scope.
call(operation.name,operation.given.map(of));case"step":{const object=of(operation.of),key=textOf(of(operation.key));return typeof object=="function"&&key!==void 0?
object(key):void 0}case"condition":{const test=of(operation.test);return typeof test!="boolean"?void 0:of(test?operation.yes:operation.no)}case"comparison":{const[
left,right]=[of(operation.left),of(operation.right)];return[left,right].every(side=>side===null||textOf(side)!==void 0)?left===right===operation.isEqual:void 0}}})}
var brief=__webpack_require__(4e3),hcl_structure=__webpack_require__(6134);function sourceText({text},file){const place=(0,hcl_structure.yN)(text);return{text,place:span=>({
file,...place(span)})}}const values_MAX_TEXT=4096,detach=text=>{const cut=(0,brief.dh)(text,values_MAX_TEXT);return cut.length<13?cut:` ${cut}`.slice(1)},normalized=text=>/[^\0-\x7f]/.
test(text)?text.normalize("NFC"):text,known=text=>({kind:"known",text:normalized(detach(text))}),pieceOf=code=>code===void 0||code.length>MAX_CODE?null:{code:detach(
code)};function readValue(source2,expression,isLiteral=!1){const written=()=>source2.text.slice(expression.start,expression.end),partial=pieces=>({kind:"pieces",
pieces,text:detach(written())});switch(expression.kind){case"string":return known(isLiteral?expression.verbatim:expression.value);case"template":{if(isLiteral&&
expression.verbatim!==void 0)return known(expression.verbatim);const pieces=chosenParts(expression.parts,source2.text,noScope()).map(part=>part.kind==="known"?detach(
part.value):pieceOf(interpolated(part,source2.text)));return pieces.every(piece=>typeof piece=="string")?known(pieces.join("")):partial(pieces.includes(null)?[pieceOf(
written())]:pieces)}case"other":{const code=written(),constant=evaluateText(code,noScope());return typeof constant=="string"?known(constant):partial([pieceOf(code)])}case"\
primitive":case"object":case"tuple":return partial([null])}}function readText(source2,expression){return expression.kind!=="primitive"?readValue(source2,expression):
expression.value===null?null:known(String(expression.value))}function memberOf(value,name){const[piece]=value.kind==="pieces"?value.pieces:[];return value.kind===
"known"||typeof piece!="object"||piece===null?value:{...value,pieces:[{code:`(${piece.code}).${name}`}]}}function literalText(expression){return expression?.kind!==
"string"?null:normalized(detach(expression.value))}function resolveValue({pieces},scope){let text="";for(const piece of pieces){const data=typeof piece=="object"&&
piece!==null?evaluateText(piece.code,scope):piece;if(data===null&&piece!==null&&pieces.length===1)return{isWhole:!0,text:null,withheld:null};const found=textOf(
data??void 0);if(found===void 0)return{isWhole:!1,...beginningOf(text,data??void 0)};if(text.length+found.length>values_MAX_TEXT)return{isWhole:!1,text,withheld:null};
text+=found}return{isWhole:!0,text:normalized(detach(text)),withheld:null}}var source=__webpack_require__(8011),protocol_clients=__webpack_require__(1064),module_address=__webpack_require__(
5011),provider_address=__webpack_require__(1022),parsed=__webpack_require__(3625),address_advice=__webpack_require__(3229),package_address=__webpack_require__(4321);
const NO_HOST={host:null,isHostImplied:!1,needed:null},named=host=>({host,isHostImplied:!1,needed:(0,hostname.Rt)(host)?"state":host}),implied=host=>({host,isHostImplied:!0,
needed:host}),unneeded=host=>({host,isHostImplied:!1,needed:null}),direct=directHost=>directHost===null?NO_HOST:{...NO_HOST,directHost},wrong=problem=>({...NO_HOST,
problem}),rejected=(error,advice)=>wrong((0,source.sourceInvalid)({reason:"rejected",error,advice}));function withAdvice(meaning,text,advice){return advice===null?
meaning:{...meaning,problem:(0,source.sourceNearMiss)({text,host:meaning.host,advice})}}const GRAMMARS={module:readModule,"test-module":(text,client,hasVersion)=>{
const isRemote=(0,module_address.vL)(text,client).kind==="remote";return client==="opentofu"||!isRemote?readModule(text,client,hasVersion):wrong((0,source.sourceInvalid)(
{reason:"remote-in-test",text}))},"registry-module":(text,client)=>{const module=(0,module_address.rE)(text,client);return module.ok?fromRegistry(module.value):
readPackage(text,client)},provider:readProvider,"locked-provider":readLockedProvider,"stack-component":readStackComponent,stack:(text,client)=>{const component=(0,module_address.
A)(text);return component.ok&&!text.startsWith(".")?unneeded(component.value.host):{...readStackComponent(text,client),isHostImplied:!1,needed:null}},"stack-out\
put":text=>{const[first="",...rest]=text.split("/");return rest.length===3?readHost(first,unneeded):wrong((0,source.sourceInvalid)({reason:"stack",text}))},terragrunt:readTerragrunt,
host:text=>readHost(text,named),url:readPackage};function readBeginning(grammar,text,client){if(grammar==="terragrunt"){const[,host]=/^tfr:\/\/([^/?]*)\//.exec(
text)??[];return host===void 0?/^$|^t$|^tfr?$|^tfr:/.test(text)?void 0:NO_HOST:host===""?implied((0,module_address.Vm)(client)):readHost(host,named)}if(grammar===
"url")return direct((0,package_address.uE)(text,client));if(grammar!=="module")return;if(/^(\.\.?[/\\]|\/|[A-Za-z0-9]+::|[a-z0-9+.-]+:\/\/|git@)/i.test(text))return direct(
(0,package_address.uE)(text,client));const slash=text.indexOf("/");if(slash<0)return;const whole=(0,module_address.vL)(`${text.slice(0,slash)}/a/b/c`,client);return whole.
kind==="registry"?fromRegistry(whole):direct((0,package_address.uE)(text,client))}const fromRegistry=({host,hostImplied})=>hostImplied?implied(host):named(host);
function readHost(text,use){const host=(0,hostname.Pv)(text),advice=(0,address_advice.L6)(text);return host.ok?withAdvice(use(host.value),text,advice):wrong((0,source.
hostInvalid)({text,error:host.why,advice}))}function readModule(text,client,hasVersion){if((0,module_address.Nj)(text)&&!hasVersion)return NO_HOST;const address=(0,module_address.
vL)(text,client),registry=address.kind==="registry"?(0,parsed.J)(address):(0,module_address.rE)(text,client);if(hasVersion&&!registry.ok){const{why:error}=registry,
read2=address.kind==="local"?address:{kind:"invalid",error};return rejected(error,(0,address_advice.NM)(text,read2,registry))}const advice=(0,address_advice.NM)(
text,address,registry);if(registry.ok)return withAdvice(fromRegistry(registry.value),text,advice);if(address.kind==="invalid")return rejected(address.error,advice);
const host=address.kind==="remote"?address.host:null;return withAdvice(direct(host),text,advice)}function readProvider(text,client){const address=(0,provider_address.
m)(text,client);switch(address.kind){case"registry":case"legacy":return address.hostImplied?implied(address.host):withAdvice(named(address.host),text,(0,address_advice.
cr)(text));case"builtin":return unneeded(address.host);case"invalid":{const[error="",advice]=address.error.split(`

`);return rejected(error,advice??(0,address_advice.cr)(text))}}}function readLockedProvider(text,client){const address=(0,provider_address.m)(text,client);if(address.
kind==="invalid")return rejected(address.error,null);if(address.hostImplied)return wrong((0,source.sourceInvalid)({reason:"locked-provider",text}));if(address.kind===
"builtin")return unneeded(address.host);const isCopied=client==="opentofu"&&address.host===(0,module_address.Vm)("terraform")&&address.namespace==="hashicorp";return{
...named(address.host),needed:isCopied?(0,module_address.Vm)(client):address.host}}function readStackComponent(text,client){if(text!==text.trim())return wrong((0,source.
sourceInvalid)({reason:"white-space",text}));if(text==="."||text==="..")return NO_HOST;const module=(0,module_address.rE)(text,client);if(module.ok)return fromRegistry(
module.value);const component=(0,module_address.A)(text);if(component.ok)return unneeded(component.value.host);const address=(0,module_address.vL)(text,client);
return address.kind==="invalid"?rejected(address.error,(0,address_advice.NM)(text,address,module)):direct(address.kind==="remote"?address.host:null)}function readPackage(text,client){
const source2=(0,package_address.Zy)(text,client);return direct(source2.ok?source2.value.host:null)}function readTerragrunt(text,client){const[,host,path2=""]=/^tfr:\/\/([^/?]*)\/?([^?]*)/.
exec(text)??[];if(host===void 0)return text.startsWith("gitlab.com/")?direct("gitlab.com"):readPackage(text,client);const[module=""]=path2.split("//");if(module.
split("/").length!==3)return wrong((0,source.sourceInvalid)({reason:"terragrunt",text}));const version2=/[?&]version=([^&]*)/.exec(text)?.[1],meaning=host===""?
implied((0,module_address.Vm)(client)):readHost(host,named);return version2===void 0?meaning:{...meaning,versions:version2}}function meaningOf({kind},reference2,client){
const{row,value,versions}=reference2;return value===void 0?meaningOfAbsent(reference2,kind,client):value.kind==="known"?GRAMMARS[row.grammar](value.text,client,
versions!==null):value.text==="null"?meaningOfNull(reference2,kind,client):settledMeaning(row,value,client)??NO_HOST}function settledMeaning(row,value,client){const{
text}=resolveValue(value,noScope());return text===null?void 0:readBeginning(row.grammar,text,client)}function isOpen({row,value}){return value?.kind!=="pieces"||
value.text==="null"?!1:protocol_clients.Du.some(client=>settledMeaning(row,value,client)===void 0)}const dependsOnOthers=({references})=>references.some(reference2=>reference2.
row.evaluation!==void 0&&(isOpen(reference2)||reference2.versionsAt?.value!==void 0));function meaningOfUse({kind},reference2,client,candidates){const{row,versions,
address,value}=reference2,possible=possibleOf(candidates),meanings=possible.map(({isWhole,text})=>text===null?meaningOfNull(reference2,kind,client):isWhole?GRAMMARS[row.
grammar](text,client,versions!==null):readBeginning(row.grammar,text,client)),[first]=meanings,isSame=meanings.every(meaning=>meaning?.needed===first?.needed);if(first!==
void 0&&isSame&&!meanings.includes(void 0))return first;if(row.grammar==="terragrunt"&&isGit(value))return NO_HOST;const[variable]=client==="terraform"?possible.
flatMap(({withheld})=>withheld??[]):[],isNever=row.evaluation!==void 0&&row.evaluation[client]===void 0,problem=(0,source.sourceDynamic)({address,argument:row.grammar===
"host"?"hostname":"source",expression:value?.kind==="pieces"?value.text:"",candidates:possible.map(({isWhole,text,from})=>({text:isWhole?text:null,from})),refused:isNever?
"never":variable===void 0?null:{variable}});return{...NO_HOST,problem}}const isGit=value=>value?.kind==="pieces"&&value.pieces.some(piece=>typeof piece=="string"&&
/[?&]ref=/.test(piece));function possibleOf(candidates){return candidates.some(({isWhole,from})=>isWhole&&from!==null)?candidates.filter(({isWhole,from})=>isWhole||
from!==null):candidates}function meaningOfNull(reference2,file,client){const{row,address}=reference2;return row.defaults!==void 0?meaningOfAbsent({...reference2,
kind:row.absent??reference2.kind},file,client):row.grammar==="url"?NO_HOST:{...NO_HOST,problem:(0,source.sourceInvalid)({reason:"null",address})}}const MISSING_IN={
cloud_default:"cloud block",remote_state_default:"remote state"};function meaningOfAbsent(reference2,file,client){const{row,kind,address,localName}=reference2;if(row.
defaults!==void 0){const host=row.defaults[client];return host!==null?implied((0,module_address.mD)(host)):{...NO_HOST,problem:(0,source.hostMissing)({block:MISSING_IN[kind]??
"remote backend"})}}return kind==="required_provider_invalid"?{...NO_HOST,problem:(0,source.sourceInvalid)({reason:"not-a-requirement",address})}:localName!==null&&
file.class!=="stack"&&file.class!=="deploy"?localName!=="terraform"&&(0,provider_address.s)(localName).ok?implied((0,module_address.Vm)(client)):NO_HOST:file.isOverride?
NO_HOST:{...NO_HOST,problem:(0,source.sourceInvalid)({reason:"missing",address})}}const MAX_CACHED=1e4;class MeaningCache{cached=new Map;needs=new Map;of(file,reference2){
const{row,value,versions}=reference2;if(value?.kind!=="known"||(0,module_address.Nj)(value.text))return this.read(file,reference2);const{clients}=file.kind,client=clients.
length>1?"":clients[0],key=`${row.grammar} ${row.service} ${client} ${versions===null} ${value.text}`,before=this.cached.get(key);if(before!==void 0)return before;
this.cached.size>=MAX_CACHED&&this.cached.clear();const meanings=this.read(file,reference2);return this.cached.set(key,meanings),meanings}ofUses(file,reference2,uses){
const different=file.kind.clients.map(client=>{const found=new Map;for(const candidates of uses(client)){const meaning=meaningOfUse(file,reference2,client,candidates),
{host,needed,problem,versions}=meaning,key=[host,needed,versions,problem?.message].join(" ");found.has(key)||found.set(key,{client,meaning})}return[...found.values()]}),
most=Math.max(...different.map(({length})=>length));return Array.from({length:most},(_,use)=>this.meaningsOf(different.flatMap(meanings=>meanings[use]??[]),reference2))}read(file,reference2){
const all=[];for(const client of file.kind.clients){const[first]=all,meaning=first!==void 0&&isForEveryClient(reference2,first.meaning)?first.meaning:meaningOf(
file,reference2,client);all.push({client,meaning})}return this.meaningsOf(all,reference2)}meaningsOf(all,{row}){const dependsOnModule=all.some(({meaning})=>meaning.
needed==="state");return{all,first:all.find(({meaning})=>hasHost(meaning))?.meaning??NO_HOST,hasProblem:all.some(({meaning})=>meaning.problem!==void 0),needs:dependsOnModule?
null:this.share(needsOf(all,row,()=>null))}}share(needs){const key=needs.map(({host,service,clients})=>[host,service,...clients]).join("|"),before=this.needs.get(
key);return before!==void 0?before:(this.needs.set(key,needs),needs)}}const hasHost=({host,directHost})=>host!==null||directHost!==void 0,isForEveryClient=({row,
value},{host,isHostImplied,problem})=>row.grammar!=="module"||value?.kind!=="known"||problem!==void 0?!1:value.text.startsWith(".")||host!==null&&!isHostImplied;
function needsOf(meanings,{service},stateHost){if(service===null)return[];const needs=new Map;for(const{client,meaning}of meanings){const host=meaning.needed===
"state"?stateHost(client)??meaning.host:meaning.needed;if(host===null)continue;const clients=[...needs.get(host)?.clients??[],client];needs.set(host,{host,service,
clients})}return[...needs.values()]}const NO_SCOPE={providerUses:new Map,hasBackend:!1,traits:[]},BLOCKS=new Map([["language",0],["terraform",0],["provider",1],
["check",1],["import",0],["resource",2],["data",2],["ephemeral",2],["list",2],["action",2]]);function scopeOf(source2,body){const maySelect=body.kind==="json"||
source2.text.includes("provider"),scope=new ScopeReader(source2,maySelect);if(body.kind==="native")for(const block of body.blocks)BLOCKS.get(block.type)===block.
labels.length&&scope.read(block);else for(const[type,labels]of BLOCKS)(0,hcl_structure.SH)(body,type,labels).forEach(scope.read,scope);return scope.result()}function terragruntScopeOf(source2,body){
const traits=TERRAGRUNT_TRAITS.flatMap(({argument,kind})=>{const value=(0,hcl_structure.w4)(body,argument)?.value,text=literalText(value);if(value===void 0||text===
null)return[];const place=source2.place(value);if(kind==="version")return[{kind,text,localName:null,place}];const name=/(?:^|[/\\])(terraform|tofu)(?:\.exe)?$/.
exec(text)?.[1];return name===void 0?[]:[{kind,text:name,place}]});return traits.length===0?NO_SCOPE:{...NO_SCOPE,traits}}const TERRAGRUNT_TRAITS=[{argument:"te\
rraform_binary",kind:"binary"},{argument:"terraform_version_constraint",kind:"version"}];function releaseText(scope){const providerUses=new Map;for(const[localName,
describe]of scope.providerUses){const use=describe();providerUses.set(detach(localName),()=>use)}return{...scope,providerUses}}class ScopeReader{uses;hasBackend=!1;traits;source;maySelect;constructor(source2,maySelect){
this.source=source2,this.maySelect=maySelect}read(block){const{type,labels,body}=block;switch(type){case"language":this.addTrait("language",block);for(const inner of(0,hcl_structure.
SH)(body,"compatible_with",0))this.addVersion("compatible",(0,hcl_structure.w4)(inner.body,"opentofu"));return;case"terraform":this.hasBackend||=(0,hcl_structure.
SH)(body,"backend",1).length>0||(0,hcl_structure.SH)(body,"cloud",0).length>0;for(const encryption of(0,hcl_structure.SH)(body,"encryption",0))this.addTrait("en\
cryption",encryption);this.addVersion("version",(0,hcl_structure.w4)(body,"required_version"));return;case"provider":for(const label of labels)this.use(label.value,
label.value,label,[block]),this.addVersion("provider-version",(0,hcl_structure.w4)(body,"version"),detach(label.value));(0,hcl_structure.w4)(body,"for_each")!==
void 0&&this.addTrait("provider-for-each",block);return;case"action":this.addTrait("action",block),this.readTyped(block,[block]);return;case"check":for(const inner of(0,hcl_structure.
SH)(body,"data",2))this.readTyped(inner,[block,inner]);return;case"import":this.readNamed(block,[block]);return;default:this.readTyped(block,[block])}}result(){
const{hasBackend,uses,traits}=this;return{providerUses:uses??NO_SCOPE.providerUses,hasBackend,traits:traits??NO_SCOPE.traits}}addTrait(kind,span){this.traits??=
[],this.traits.push({kind,text:"",place:this.source.place(span)})}addVersion(kind,argument,localName=null){const text=literalText(argument?.value);argument===void 0||
text===null||(this.traits??=[],this.traits.push({kind,text,localName,place:this.source.place(argument.value)}))}readTyped(block,path2){const[type]=block.labels;
type===void 0||this.readNamed(block,path2)||this.use(providerOfType(type.value),type.value,type,path2)}readNamed(block,path2){if(!this.maySelect)return!1;const provider=(0,hcl_structure.
w4)(block.body,"provider")?.value,localName=provider===void 0?void 0:localNameAt(this.source,provider);return provider===void 0||localName===void 0?!1:(this.use(
localName,localName,provider,path2),!0)}use(localName,text,span,path2){if(this.uses??=new Map,this.uses.has(localName))return;const{source:source2}=this;this.uses.
set(localName,()=>({text:detach(text),address:addressOf(path2),place:source2.place(span)}))}}const addressOf=path2=>detach(path2.flatMap(({type,labels})=>[type,
...labels.map(({value})=>value)]).join(".")),providerOfType=type=>{const end=type.indexOf("_");return end<0?type:type.slice(0,end)},PROVIDER=/^"?([\p{ID_Start}_][\p{ID_Continue}-]*)[."\s[]?/u,
MAX_PROVIDER=256;function localNameAt({text},{start,end}){return PROVIDER.exec(text.slice(start,Math.min(end,start+MAX_PROVIDER)))?.[1]}var services=__webpack_require__(
9562);const reference=(row,names,given)=>({row,kind:row.kind,address:detach(names.join(".")),mergeKey:mergeKeyOf(row,names),localName:null,hasOwnToken:!1,...given});
function mergeKeyOf({merges},names){return merges===void 0?null:merges==="module"?detach(`module.${names.at(-1)}`):merges}function versionArgument(found,values){
const{versionsAt}=found;if(versionsAt===null||versionsAt.value===void 0)return versionsAt?.recorded===void 0?versionsAt?.at??null:versionsAt;const{value,...rest}=versionsAt,
candidates=client=>values(found,value,client).flat(),known2=protocol_clients.Du.map(client=>{const[only,...others]=candidates(client);return[client,others.length===
0&&only?.isWhole===!0?only.text:null]}),isWithheld=candidates("terraform").some(({withheld})=>withheld!==null);return{...rest,values:Object.fromEntries(known2),
isWithheld}}function withWorkspace(found,body){const[workspaces]=(0,hcl_structure.SH)(body,"workspaces",0),workspace={organization:literalText((0,hcl_structure.
w4)(body,"organization")?.value),name:workspaces?literalText((0,hcl_structure.w4)(workspaces.body,"name")?.value):null};return found.map(each=>({...each,workspace}))}
const NO_VERSION={versions:null,versionsAt:null};function versionIn(source2,body){const version2=versionOf(source2,(0,hcl_structure.w4)(body,"version")?.value),
recorded=literalText((0,hcl_structure.w4)(body,"constraints")?.value);return recorded===null||version2.versionsAt===null?version2:{...version2,versionsAt:{...version2.
versionsAt,recorded}}}function versionOf(source2,expression,read2=readText){const value=expression&&read2(source2,expression);if(!expression||!value)return NO_VERSION;
const at=(0,problems_place.Ts)(source2.place(expression));return value.kind==="known"?{versions:value.text,versionsAt:{at}}:{versions:null,versionsAt:{at,value}}}
const MAX_MODULE_USAGES=5e4;function usagesOf(files2,cache,values,max=MAX_MODULE_USAGES){const usages=[],notes=[],module=new Module(files2,cache,values);for(const file of files2){
for(const note of file.notes)notes.push(note);if(!file.isContext)for(const reference2 of file.references){if(usages.length>=max)return notes.push((0,usage.YW)(file.
file,(0,problems_file.fileLimit)({kind:"module-usages",max}))),inOrder(usages,notes);const meanings=module.meaningsOf(file,reference2);for(const one of meanings)
usages.push(module.usageOf(file,reference2,one));if(reference2.row.isReserved||meanings.some(({hasProblem})=>hasProblem)){const all=meanings.flatMap(one=>one.all);
notes.push(...notesOf(file,reference2,module.inForce(file,reference2,all)))}}}for(const usage2 of impliedProviders(files2))usages.push(usage2);return inOrder(usages,
notes)}const inOrder=(usages,notes)=>({usages:usages.sort(byPlace),notes:notes.sort(byPlace)});class Module{files;cache;values;overrides;constructor(files2,cache,values){
this.files=files2,this.cache=cache,this.values=values,this.overrides=files2.filter(({kind})=>kind.isOverride)}meaningsOf(file,reference2){const{value}=reference2;
return value?.kind!=="pieces"||!isOpen(reference2)?[this.cache.of(file,reference2)]:this.cache.ofUses(file,reference2,client=>this.values(reference2,value,client))}usageOf(file,reference2,meanings){
const{all,first,needs}=meanings,inForce=this.inForce(file,reference2,all),isSame=inForce.length===all.length&&needs!==null;return{kind:reference2.kind,host:first.
host,isHostImplied:first.isHostImplied,directHost:first.directHost,hasOwnToken:reference2.hasOwnToken,...reference2.workspace&&{workspace:reference2.workspace},
text:reference2.value?.text??null,address:reference2.address,versions:reference2.versions??first.versions??null,versionsAt:versionArgument(reference2,this.values),
place:reference2.place,clients:file.kind.clients,needs:isSame?needs:needsOf(inForce,reference2.row,this.stateHost),isOverridden:inForce.length===0}}inForce(file,reference2,meanings){
return meanings.filter(({client})=>this.isInForce(file,reference2,client))}replaced=(0,usage.Oo)(client=>replacedIn(this.overrides,client));isInForce({kind},{mergeKey},client){
return this.overrides.length===0||kind.isOverride||mergeKey===null?!0:!this.replaced(client).has(mergeKey)}stateHost=(0,usage.Oo)(client=>{for(const file of this.
files)if(file.kind.clients.includes(client))for(const reference2 of file.references){if(!(reference2.row.merges==="backend")||!this.isInForce(file,reference2,client))
continue;const[first]=this.meaningsOf(file,reference2),needed=first?.all.find(each=>each.client===client)?.meaning.needed??null;if(needed!==null&&needed!=="stat\
e")return needed}return null})}function replacedIn(files2,client){const replaced=new Set;for(const{kind,references,scope}of files2)if(kind.clients.includes(client)){
scope.hasBackend&&replaced.add("backend");for(const{mergeKey,value,localName}of references)mergeKey!==null&&(value!==void 0||localName!==null)&&replaced.add(mergeKey)}
return replaced}function notesOf(file,{place,row,value},meanings){const notes=new Map,isPlaceholder=value?.kind==="known"&&(0,address_advice.Kc)(value.text),isBroken=file.
notes.some(note=>note.place.line===place.line);for(const{client,meaning}of meanings){const{problem,host}=meaning;if(problem===void 0||isBroken&&problem.code==="\
source-dynamic")continue;const key=problem.code==="source-dynamic"?problem.message:problem.code,before=notes.get(key)??{problem,host,clients:[],place,isPlaceholder};
notes.set(key,{...before,clients:[...before.clients,client]})}if(row.isReserved&&meanings.length>0){const problem=(0,source.blockReserved)({block:"required_prov\
iders",parent:"terraform"}),clients=meanings.map(({client})=>client);notes.set(problem.code,{problem,host:null,clients,place})}return[...notes.values()]}const byPlace=({
place:a},{place:b})=>a.file!==b.file?a.file<b.file?-1:1:a.line-b.line||a.column-b.column;function impliedProviders(files2){if(files2.every(({scope})=>scope.providerUses.
size===0))return[];const found=new Map,isShared=files2.every(({kind})=>kind.clients.length===protocol_clients.Du.length);for(const clients of isShared?[protocol_clients.
Du]:protocol_clients.Du.map(client=>[client])){const read2=files2.filter(({kind})=>clients.every(one=>kind.clients.includes(one)));for(const[localName,use]of unrequired(
read2)){const before=found.get(localName);before===void 0?found.set(localName,{use:use(),clients}):found.set(localName,{...before,clients:[...before.clients,...clients]})}}
return found.values().map(toImpliedUsage).toArray()}function unrequired(files2){const known2=new Set(["terraform"]);for(const{references}of files2)for(const{localName}of references)
localName!==null&&known2.add(localName);const uses=new Map;for(const{scope,isContext}of files2)if(!isContext)for(const[localName,use]of scope.providerUses)known2.
has(localName)||(known2.add(localName),(0,provider_address.s)(localName).ok&&uses.set(localName,use));return uses}function toImpliedUsage({use,clients}){const needs=NEEDS.
filter(need=>clients.some(client=>need.clients.includes(client))),shared=needs.length===NEEDS.length?NEEDS:needs;return{kind:"implied_provider",host:needs[0]?.host??
null,...use,clients,needs:shared,...{versions:null,versionsAt:null,isOverridden:!1,isHostImplied:!0}}}const NEEDS=protocol_clients.Du.map(client=>({host:(0,module_address.
Vm)(client),service:services.xq,clients:[client]}));var strings=__webpack_require__(4009);const json_MAX_DEPTH=200;function readHclJson(text,parts=new hcl_structure.
n_){const reader=new json_Reader(text,parts),root=reader.readRoot(),body={kind:"json",members:root===void 0?[]:(0,hcl_structure.lS)(root)};return(0,hcl_structure.
pH)(text,body,reader.mistake,parts)}class json_Reader{text;parts;at=0;depth=0;mistake;constructor(text,parts){this.text=text,this.parts=parts}readRoot(){const{text}=this;
text.startsWith("\uFEFF")&&(this.report("invalid start of value: JSON has no byte order mark",0),this.at=1),this.skipSpaces();const root=this.readValue();this.skipSpaces(),
root!==void 0&&this.at<text.length&&this.report("extraneous data after value: extra characters appear after the JSON value",this.at);const isBody=root?.kind==="\
object"||root?.kind==="tuple";return root!==void 0&&!isBody&&this.report("root value must be object: it is neither an object nor an array of objects",root.start),
root}report(message,start,end=start+1){this.mistake??={message,start,end}}stop(message,start){this.report(message,start),this.at=this.text.length}skipSpaces(){const{
text}=this;for(;;){const code=text.charCodeAt(this.at);if(code===32||code===10||code===13||code===9)this.at++;else if(code===47)this.skipComment();else return text.
charAt(this.at)}}skipComment(){const isLine=this.text.startsWith("//",this.at);this.report("invalid start of value: JSON has no comments",this.at);const close=isLine?
`
`:"*/",end=this.text.indexOf(close,this.at+1);this.at=end<0?this.text.length:end+close.length}readValue(){const{text,parts,at:start}=this;if(!parts.add()){this.
at=text.length;return}const first=text.charAt(start);if(first==='"'){const value=this.readString();return value===void 0?void 0:(0,strings.BD)(value,{start,end:this.
at},parts)}if(first==="{"||first==="["){if(this.depth>=json_MAX_DEPTH)return this.stop(`values are nested deeper than ${json_MAX_DEPTH} levels`,start);this.depth++;
const value=first==="{"?this.readObject():this.readArray();return this.depth--,value}return this.readPrimitive()}readPrimitive(){const{text,at:start}=this;PRIMITIVE.
lastIndex=start;const word=PRIMITIVE.exec(text)?.[0];return word===void 0?this.stop("invalid start of value: a JSON value must start with a brace, a bracket, a \
number, a string, or a keyword",start):(this.at+=word.length,{kind:"primitive",start,end:this.at,value:JSON.parse(word)})}readObject(){const start=this.at++,items=[];
for(let next=this.skipSpaces();next!=="}";next=this.skipSpaces()){if(next!=='"'){this.stop('invalid object: expected a property name in double quotes, or "}"',this.
at);break}const item=this.readMember();if(item===void 0)break;items.push(item),this.endItem("}")}return{kind:"object",start,end:this.skipBracket(),items}}readMember(){
const start=this.at,name=this.readString();if(name===void 0)return;const end=this.at;if(this.skipSpaces()!==":")return this.stop('missing property value colon: \
expected ":" after the property name',this.at);this.at++,this.skipSpaces();const value=this.readValue();return value&&{name,start,end,value}}readArray(){const start=this.
at++,elements=[];for(;this.skipSpaces()!=="]";){const element=this.readValue();if(element===void 0)break;elements.push(element),this.endItem("]")}return{kind:"t\
uple",start,end:this.skipBracket(),elements}}skipBracket(){return this.at<this.text.length&&this.at++,this.at}endItem(close){const next=this.skipSpaces(),comma=this.
at;if(next!==close){if(next===""&&this.stop(`unclosed value: no "${close}" before the end of the file`,comma),next!==","){this.report(`missing separator: expect\
ed "," or "${close}"`,comma);return}this.at++,this.skipSpaces()===close&&this.report("trailing comma: JSON allows none",comma)}}readString(){const{text,at:start}=this;
let at=start+1,isPlain=!0;for(let code=text.charCodeAt(at);code!==34;code=text.charCodeAt(at)){if(!(code>=32))return this.stopInString(start,at);code===92&&(isPlain=
!1),at+=code===92?2:1}return this.at=at+1,isPlain?text.slice(start+1,at):this.unescape(text.slice(start+1,at),start+1)}stopInString(start,at){return at>=this.text.
length||this.text.charCodeAt(at)===10?this.stop("invalid JSON string: no closing quote in its line",start):this.stop("invalid JSON string: a control character m\
ust be escaped",at)}unescape(escaped,start){return escaped.replace(ESCAPE,(all,invalid,offset)=>{if(invalid===void 0)return JSON.parse(`"${all}"`);const message=`\
invalid JSON string: ${JSON.stringify(all)} is not an escape sequence`;return this.report(message,start+offset,start+offset+2),all}).toWellFormed()}}const PRIMITIVE=/-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y,
ESCAPE=/\\(?:u[0-9a-fA-F]{4}|["\\/bfnrt]|([\s\S]))/g;var hcl_native=__webpack_require__(400),files=__webpack_require__(9804);const path=(...blocks)=>blocks.map(
block=>{const[type="",...labels]=block.split(" ");return{type,labels}}),STATE_DEFAULTS={terraform:"app.terraform.io",opentofu:null},TFE_DEFAULTS={terraform:"app\
.terraform.io",opentofu:"app.terraform.io"},IN_MODULE={terraform:"static",opentofu:"static"},IN_BACKEND={opentofu:"static"},EVERYWHERE={terraform:"any",opentofu:"\
any"},CONFIG=["config","query","migrate"],STACKS=["stack","deploy"],remoteState=(backend,service,...within)=>({kind:"remote_state",files:CONFIG,path:path(...within,
"data terraform_remote_state *"),position:{backend,argument:"hostname"},grammar:"host",service,evaluation:EVERYWHERE,absent:"remote_state_default",defaults:STATE_DEFAULTS}),
required=(files2,blocks,more={})=>({kind:"required_provider",files:files2,path:path(...blocks),position:"entries",grammar:"provider",service:services.xq,isLiteral:!0,
absent:"required_provider_nosource",...more}),usage_table_source=(files2,blocks,kinds2,more)=>({kind:kinds2[0],files:files2,path:path(...blocks),position:"sourc\
e",...kinds2[1]===void 0?{}:{absent:kinds2[1]},...more}),usage_table_hostname=(files2,blocks,more={})=>({kind:"backend_remote",files:files2,path:path(...blocks),
position:"hostname",grammar:"host",service:services.Bn,absent:"backend_remote_default",defaults:STATE_DEFAULTS,...more}),MODULE={grammar:"module",service:services.
e$},COMPONENT={grammar:"stack-component",service:services.e$,isLiteral:!0},ROWS=[usage_table_source(CONFIG,["module *"],["module","module_missing"],{...MODULE,evaluation:IN_MODULE,
merges:"module"}),required(CONFIG,["terraform","required_providers"],{merges:"provider"}),required(CONFIG,["required_providers"],{isReserved:!0}),usage_table_hostname(
CONFIG,["terraform","cloud"],{kind:"cloud",service:services.OZ,absent:"cloud_default",evaluation:IN_BACKEND,merges:"backend"}),usage_table_hostname(CONFIG,["ter\
raform","backend remote"],{evaluation:IN_BACKEND,merges:"backend"}),{kind:"backend_http",files:CONFIG,path:path("terraform","backend http"),position:"addresses",
grammar:"url",service:null,evaluation:IN_BACKEND,merges:"backend"},remoteState("remote",services.Bn),remoteState("cloud",services.OZ),remoteState("remote",services.
Bn,"check *"),remoteState("cloud",services.OZ,"check *"),{kind:"remote_state",files:CONFIG,path:path("data terraform_remote_state *"),position:{backend:"http",argument:"\
address"},grammar:"url",service:null,evaluation:EVERYWHERE},usage_table_hostname(CONFIG,["provider tfe"],{kind:"provider_tfe",service:services.M,absent:"provide\
r_tfe_default",evaluation:EVERYWHERE,defaults:TFE_DEFAULTS}),{kind:"provider_tfe",files:["test"],path:path("provider tfe"),position:"hostname",grammar:"host",service:services.
M,defaults:TFE_DEFAULTS},{kind:"lock_provider",files:["lock"],path:path("provider *"),position:"label",grammar:"locked-provider",service:services.xq,isLiteral:!0},
usage_table_source(["test"],["run *","module"],["test_module","test_module_missing"],{grammar:"test-module",service:services.e$,isLiteral:!0}),usage_table_hostname(
["test"],["run *","backend remote"],{kind:"test_backend_remote",absent:"test_backend_remote_default"}),required(STACKS,["required_providers"]),usage_table_source(
STACKS,["component *"],["stack_component","stack_component_missing"],COMPONENT),usage_table_source(STACKS,["removed"],["stack_removed","stack_removed_missing"],
COMPONENT),usage_table_source(STACKS,["stack *"],["stack_stack","stack_stack_missing"],{grammar:"stack",service:null,isLiteral:!0}),usage_table_source(["deploy"],
["upstream_input *"],["upstream_input"],{grammar:"stack-output",service:null,isLiteral:!0}),required(["migrate"],["state_store_provider"],{kind:"state_store_pro\
vider"}),usage_table_hostname(["migrate"],["from","backend remote"],{kind:"migrate_backend_remote",absent:"migrate_backend_remote_default"}),...["terraform","un\
it *","stack *"].map(block=>usage_table_source(["terragrunt"],[block],["terragrunt_source"],{grammar:"terragrunt",service:services.e$,evaluation:EVERYWHERE})),{
kind:"installed_module",files:["manifest"],path:[],position:"manifest",grammar:"registry-module",service:services.e$,isLiteral:!0}],BY_CLASS=new Map([...new Set(
ROWS.flatMap(({files:files2})=>files2))].map(fileClass=>{const rows=ROWS.filter(({files:files2})=>files2.includes(fileClass));return[fileClass,Map.groupBy(rows,
row=>row.path[0]?.type??"")]})),rowsByType=fileClass=>BY_CLASS.get(fileClass)??new Map;function referencesIn(source2,body,kind,most){const rows=rowsByType(kind.
class),found=[];for(const row of rows.get("")??NO_ROWS)addAll(found,referencesAt(source2,row,{body,block:void 0,names:[]}));const blocks=body.kind==="native"?body.
blocks:blocksIn(body,rows);for(const block of blocks){if(found.length>most)break;for(const row of rows.get(block.type)??NO_ROWS)followPath(source2,row,block,[],
found)}return found}const NO_ROWS=[];function addAll(found,more){for(const reference2 of more)found.push(reference2)}function blocksIn(body,rows){return[...new Set(
body.members.map(({name})=>name).filter(name=>rows.has(name)))].flatMap(type=>[...new Set(rows.get(type)?.map(({path:path2})=>path2[0]?.labels.length??0))].flatMap(
labels=>(0,hcl_structure.SH)(body,type,labels)))}function followPath(source2,row,block,above,found){const pattern=row.path[above.length],{labels,body}=block;if(pattern?.
type!==block.type||labels.length!==pattern.labels.length||!pattern.labels.every((wanted,i)=>wanted==="*"||wanted===labels[i]?.value))return;const blocks=[...above,
block],next=row.path[blocks.length];if(next===void 0){const names=blocks.flatMap(one=>[one.type,...one.labels.map(({value})=>value)]);addAll(found,referencesAt(
source2,row,{body,block,names}));return}for(const inner of(0,hcl_structure.SH)(body,next.type,next.labels.length))followPath(source2,row,inner,blocks,found)}function referencesAt(source2,row,spot){
const{position}=row,{body,block,names}=spot;switch(position){case"source":return atArgument(source2,row,spot,(0,hcl_structure.w4)(body,position)?.value,versionIn(
source2,body));case"hostname":{const argument=(0,hcl_structure.w4)(body,position)?.value,found=atArgument(source2,row,spot,argument,versionIn(source2,body)),all=row.
merges==="backend"?withWorkspace(found,body):found;return withToken(all,(0,hcl_structure.w4)(body,"token")?.value)}case"addresses":return["address","lock_addres\
s","unlock_address"].flatMap(name=>atArgument(source2,row,spot,(0,hcl_structure.w4)(body,name)?.value,NO_VERSION));case"entries":return(0,hcl_structure.Td)(body).
map(entry=>atEntry(source2,row,spot,entry));case"label":{const label=block?.labels.at(-1);if(label===void 0)return[];const value={kind:"known",text:detach(label.
value)},place=source2.place(label);return[reference(row,names.slice(0,-1),{value,...versionIn(source2,body),place})]}case"manifest":return atManifest(source2,row,
body);default:return atRemoteState(source2,row,spot,position)}}function atRemoteState(source2,row,spot,wanted){if(literalText((0,hcl_structure.w4)(spot.body,"ba\
ckend")?.value)!==wanted.backend)return[];const config=(0,hcl_structure.w4)(spot.body,"config")?.value,argument=itemOf(config,wanted.argument),found=withToken(atArgument(
source2,row,spot,argument,NO_VERSION),itemOf(config,"token"));if(config===void 0||config.kind==="object")return found;const value=memberOf(readValue(source2,config),
wanted.argument);return found.map(given=>({...given,value}))}const withToken=(found,token)=>token===void 0?found:found.map(each=>({...each,hasOwnToken:!0}));function atArgument(source2,row,{
block,names},argument,version2){if(argument!==void 0)return[atExpression(source2,row,names,argument,version2)];if(row.absent===void 0||block===void 0)return[];const place=source2.
place(block);return[reference(row,names,{kind:row.absent,value:void 0,...version2,place})]}function atExpression(source2,row,names,expression,version2){const value=expression.
kind==="primitive"&&expression.value===null&&row.defaults!==void 0?void 0:readValue(source2,expression,row.isLiteral);return reference(row,names,{value,...version2,
place:source2.place(expression)})}function atEntry(source2,row,{names},{name,value}){const mergeKey=row.merges===void 0?null:`${row.merges}.${name}`,entry={address:detach(
[...names,name].join(".")),localName:detach(name),mergeKey};if(value.kind==="object"){const given=itemOf(value,"source");return reference(row,names,{...entry,kind:given===
void 0?row.absent??row.kind:row.kind,value:given&&readValue(source2,given,row.isLiteral),...versionOf(source2,itemOf(value,"version"),readValue),place:source2.place(
given??value)})}const isVersion=value.kind==="string"||value.kind==="primitive"||value.kind==="template";return reference(row,names,{...entry,kind:isVersion?"re\
quired_provider_legacy":"required_provider_invalid",value:void 0,...isVersion?versionOf(source2,value):NO_VERSION,place:source2.place(value)})}function atManifest(source2,row,body){
const modules2=(0,hcl_structure.w4)(body,"Modules")?.value;return modules2?.kind!=="tuple"?[]:modules2.elements.flatMap(module=>{const given=itemOf(module,"Sour\
ce"),key=literalText(itemOf(module,"Key"));if(given===void 0||key===null)return[];const versions=literalText(itemOf(module,"Version"));return[atExpression(source2,
row,["module",key],given,{...NO_VERSION,versions})]})}const itemOf=(object,name)=>object?.kind==="object"?object.items.find(item=>item.name===name)?.value:void 0,
FILES_PER_STEP=64,MAX_KEPT_BYTES=16*1024*1024;function*read_module_readModule(found,before){const files2=[],notes=[];let[bytes,used]=[0,0];for(const[index,{path:path2,
file,kind,isContext}]of found.entries()){if(index>0&&index%FILES_PER_STEP===0&&(yield before+index))return null;const read2=(0,read_text.yR)(path2);if(!read2.ok){
const{failure}=read2,problem=failure.kind==="size"?(0,problems_file.fileLimit)(failure):(0,problems_file.fileUnreadable)({what:"file",code:failure.code});notes.
push((0,usage.YW)(file,problem));continue}if(!read2.isUtf8&&!isContext){const at=placeOfFirst("\uFFFD",read2.text);notes.push((0,usage.YW)(file,(0,problems_file.
fileSyntax)({error:null,file}),at))}bytes+=read2.bytes;const whole=parseFile(read2.text,kind,file,isContext),parsed2=cutAt(whole,MAX_MODULE_USAGES-used);used+=sizeOf(
parsed2);const isKept=bytes<=MAX_KEPT_BYTES;if(files2.push(isKept?parsed2:{...parsed2,scope:releaseText(parsed2.scope)}),parsed2!==whole){const problem=(0,problems_file.
fileLimit)({kind:"module-usages",max:MAX_MODULE_USAGES});notes.push((0,usage.YW)(file,problem));break}}return{files:files2,notes,bytes}}function cutAt(file,room){
if(sizeOf(file)<=room)return file;const scope={...file.scope,providerUses:NO_SCOPE.providerUses};return{...file,references:file.references.slice(0,room),scope}}
const sizeOf=({references,scope})=>references.length+scope.providerUses.size;function placeOfFirst(character,text){const before=text.slice(0,text.indexOf(character)).
split(`
`),column=Array.from(before.at(-1)??"").length+1;return{line:before.length,column,endColumn:column+1}}class Declarations{others=[];states=[];versions={files:[],
texts:[],places:[]};texts=new Map;addModule(files2){const config=files2.find(({kind})=>kind.class==="config");config!==void 0&&files2.every(file=>sizeOf(file)===
0)&&this.others.push({kind:"module",file:config.file});const configured=files2.filter(({kind})=>kind.class==="config"),holders=configured.filter(({scope})=>scope.
hasBackend);for(const clients of new Set(holders.map(({kind})=>kind.clients))){const own=configured.filter(({kind})=>kind.clients===clients),[kept]=[...own.filter(
({references})=>references.length>0),...own];kept!==void 0&&this.states.push(kept.file)}for(const{file,kind,references,scope,isContext}of files2)if(kind.class===
"lock"&&references.length===0&&this.others.push({kind:"lock",file}),!(kind.class!=="config"||isContext))for(const trait of scope.traits)trait.kind!=="binary"&&this.
addTrait(trait)}*[Symbol.iterator](){yield*this.others;for(const file of this.states)yield{kind:"state",file};const{files:files2,texts,places}=this.versions;for(const[
at,file]of files2.entries()){const place={file,...(0,problems_place._h)(places[at]??0)};yield{kind:"version",text:texts[at]??"",localName:null,place}}}addTrait(trait){
if(trait.kind!=="version"){this.others.push(trait);return}const{text,place}=trait,known2=this.texts.get(text)??text;this.texts.set(known2,known2),this.versions.
files.push(place.file),this.versions.texts.push(known2),this.versions.places.push((0,problems_place.Ts)(place))}}const TERRAGRUNT_FILE=/(^|\/)(terragrunt|root)\.hcl$|\.stack\.hcl$/,
isForeign=({file,kind,references})=>kind.class==="terragrunt"&&references.length===0&&!TERRAGRUNT_FILE.test(file),SCOPES={config:scopeOf,query:scopeOf,terragrunt:terragruntScopeOf};
function parseFile(text,kind,file,isContext=!1,parts=new hcl_structure.n_){const structure=(kind.syntax==="json"?readHclJson:hcl_native.K)(text,parts),source2=sourceText(
structure,file),{body}=structure,references=referencesIn(source2,body,kind,MAX_MODULE_USAGES),scope=SCOPES[kind.class]?.(source2,body)??NO_SCOPE,isOther=isForeign(
{file,kind,references})&&!parts.isExceeded(),notes=isContext||isOther?[]:structureNotes(structure,kind,file);return{file,kind,references,scope,notes,isContext}}
function structureNotes({problems,parts},kind,file){return parts.isExceeded()?[(0,usage.YW)(file,(0,problems_file.fileLimit)({kind:"parts",max:parts.max}))]:problems.
map(({message:error,...place})=>{const problem=kind.class==="lock"?(0,files.lockInvalid)({reason:"syntax",error}):(0,problems_file.fileSyntax)({error,file});return{
...(0,usage.YW)(file,problem,place),clients:kind.clients}})}var scan_signs=__webpack_require__(5603),external_node_fs_=__webpack_require__(3024);function targetOf(link){
try{const path2=(0,external_node_fs_.realpathSync)(link),stats=(0,external_node_fs_.statSync)(path2);return stats.isFile()?{kind:"file",path:path2}:{kind:stats.
isDirectory()?"directory":"special",path:path2}}catch(error){return{kind:"error",code:(0,read_text.Oj)(error)}}}var file_kinds=__webpack_require__(2161);function followLink(target,start,root,isExcluded){
if(target.kind==="error")return(0,problems_file.fileUnreadable)({what:"link",code:target.code});const{kind,path:path2}=target;return(0,selection.UO)(path2,start.
boundary)?kind==="directory"?null:kind==="special"?(0,problems_file.fileUnreadable)({what:"link-to-special-file"}):{path:path2,isScanned:isScanned(path2,start,root,
isExcluded)}:(0,problems_file.fileOutside)()}function isScanned(path2,start,root,isExcluded){if(start.file!==void 0||start.glob!==void 0||!(0,selection.UO)(path2,
start.path))return!1;const[name="",...above]=(0,selection.sq)((0,external_node_path_.relative)(start.path,path2)).split("/").toReversed();if(above.some(selection.
G$))return!1;const parts=(0,selection.sq)((0,external_node_path_.relative)(root,path2)).split("/");return parts.map((_,i)=>parts.slice(0,i+1).join("/")).slice(-1-
above.length).some(isExcluded)?!1:(0,file_kinds.L8)(name,new Set([name]),above[0]??"")!==void 0}const LIMITS={files:1e6,entries:1e7,directoryFiles:5e4},walk_MAX_DEPTH=200,
MAX_TOOL_FILES=1e4;function*walk(selection2,aside={toolFiles:[],hasPlugins:!1},limits=LIMITS){const walker=new Walker(selection2,aside,limits);for(const entry of selection2.
scan){const start=findStart(walker.root,entry);"path"in start?yield*walker.walkFrom(start):yield{kind:"note",note:start}}}function findStart(root,entry){const{fixed,
glob}=(0,selection.VK)(entry);try{const path2=(0,external_node_fs_.realpathSync)((0,external_node_path_.resolve)(root,fixed)),name=(0,selection.sq)((0,external_node_path_.
relative)(root,path2)),isInside=(0,selection.UO)(path2,root),boundary=isInside?root:path2;if(glob!==void 0)return{path:path2,name,boundary,glob:(0,paths.Gz)(name,
glob)};if((0,external_node_fs_.statSync)(path2).isDirectory())return{path:path2,name,boundary};const above=(0,external_node_path_.resolve)(path2,"..");return{...{
path:above,name:(0,selection.sq)((0,external_node_path_.relative)(root,above))},boundary:isInside?root:above,file:name}}catch(error){return(0,usage.YW)(entry,(0,problems_file.
fileUnreadable)({what:"scan",code:(0,read_text.Oj)(error)}))}}class Walker{root;isExcluded;aside;limits;selected;files=0;entries=0;constructor({root,scan:scan2,
exclude},aside,limits){this.root=(0,external_node_fs_.realpathSync)(root),this.isExcluded=(0,selection.Ls)(exclude),this.aside=aside,this.limits=limits,this.selected=
scan2.length>1?new Set:null}*walkFrom(start){const isSelected=start.glob===void 0&&start.file===void 0,pending=[{path:start.path,name:start.name,depth:0,isSelected}];
for(let next=pending.pop();next!==void 0;next=pending.pop()){yield{kind:"directory",name:next.name};const entries=listDirectory(next);if("problem"in entries){yield{
kind:"note",note:entries};continue}const files2=[];for(const found of this.findFiles(start,next,entries))if("problem"in found)yield{kind:"note",note:found};else if(files2.
length<this.limits.directoryFiles)files2.push(found);else{yield limitNote(next,"directory",this.limits.directoryFiles);break}if(this.files+=files2.length,this.entries+=
entries.length,this.entries>this.limits.entries||this.files>this.limits.files){yield limitNote(next,"files",this.limits.files);return}if(files2.some(({isContext})=>!isContext)&&
(yield{kind:"module",files:files2}),start.file!==void 0)return;for(const found of this.findDirectories(start,next,entries))pending.push(found)}}*findFiles(start,directory2,entries){
const twins=new Set;let hasData=!1;for(const entry of entries)(0,file_kinds.tr)(entry.name)&&!entry.isDirectory()&&twins.add(entry.name),hasData||=entry.name===
".terraform",this.aside.hasPlugins||=entry.name==="terraform.d";const ownName=directory2.name.slice(directory2.name.lastIndexOf("/")+1);for(const entry of entries){
if(entry.isDirectory())continue;const kind=(0,file_kinds.L8)(entry.name,twins,ownName);if(kind===void 0){(0,file_kinds.Z8)(entry.name)&&this.addToolFile(directory2,
entry.name);continue}const file=(0,paths.Gz)(directory2.name,entry.name),found={path:directory2.path+external_node_path_.sep+entry.name,file,kind,isContext:!this.
select(start,directory2,file)};entry.isFile()?yield found:entry.isSymbolicLink()?yield*this.follow(start,found):yield(0,usage.YW)(file,(0,problems_file.fileUnreadable)(
{what:"special-file"}))}if(hasData&&directory2.isSelected){const path2=[directory2.path,...file_kinds.U4.split("/")].join(external_node_path_.sep),target=targetOf(
path2);target.kind==="file"&&target.path===path2&&(yield{path:path2,file:(0,paths.Gz)(directory2.name,file_kinds.U4),kind:file_kinds.e0,isContext:!1})}}addToolFile({
path:path2,name},entry){const file=(0,paths.Gz)(name,entry);this.aside.toolFiles.length>=MAX_TOOL_FILES||this.isExcluded(file)||this.aside.toolFiles.push({path:path2+
external_node_path_.sep+entry,file})}select(start,directory2,file){return!(directory2.isSelected||(0,selection.$8)(start,file))||this.isExcluded(file)||this.selected?.
has(file)?!1:(this.selected?.add(file),!0)}*follow(start,link){const followed=followLink(targetOf(link.path),start,this.root,this.isExcluded);followed!==null&&("\
code"in followed?yield(0,usage.YW)(link.file,followed):yield{...link,path:followed.path,isContext:link.isContext||followed.isScanned})}findDirectories({glob},{path:path2,
name,depth,isSelected},entries){const found=[];for(const entry of entries.toReversed()){if(!entry.isDirectory()||(0,selection.G$)(entry.name))continue;const inner=(0,paths.
Gz)(name,entry.name);if(this.isExcluded(inner))continue;const matches=isSelected||glob!==void 0&&external_node_path_.posix.matchesGlob(inner,glob),innerPath=path2+
external_node_path_.sep+entry.name;found.push({path:innerPath,name:inner,depth:depth+1,isSelected:matches})}return found}}const limitNote=({name},kind,max)=>({kind:"\
note",note:(0,usage.YW)(name,(0,problems_file.fileLimit)({kind,max}))});function listDirectory({path:path2,name,depth}){if(depth>walk_MAX_DEPTH)return(0,usage.YW)(
name,(0,problems_file.fileLimit)({kind:"depth",max:walk_MAX_DEPTH}));try{return(0,external_node_fs_.readdirSync)(path2,{withFileTypes:!0}).sort((a,b)=>a.name<b.
name?-1:1)}catch(error){return(0,usage.YW)(name,(0,problems_file.fileUnreadable)({what:"directory",code:(0,read_text.Oj)(error)}))}}const MAX_USAGES=25e4;function*scanRepository(selection2,makeValues,maxUsages=MAX_USAGES){
const usages=[],notes=new usage.u3,open=[],cache=new MeaningCache,terragrunt=[],values=makeValues({calls:()=>calledIn(usages,open),terragrunt:()=>terragrunt});let[
files2,bytes,openUsages]=[0,0,0],isEmpty=!0,usesTerragrunt=!1;const collector=new scan_signs.j,declared=new Declarations,aside={toolFiles:[],hasPlugins:!1};let endedAt=null;
for(const found2 of walk(selection2,aside)){if(found2.kind==="note"){notes.add(found2.note);continue}if(found2.kind==="directory"){if(!(yield files2))continue;endedAt=
found2.name;break}if(usages.length+openUsages>=maxUsages){notes.add(tooManyUsages(found2.files,maxUsages));break}const module=yield*read_module_readModule(found2.
files,files2);if(module===null){endedAt=(0,paths.jt)(found2.files[0]?.file??"");break}files2+=module.files.length,bytes+=module.bytes,isEmpty&&=module.files.every(
isForeign),collector.addFiles(module.files),declared.addModule(module.files);for(const each of module.files)each.kind.class==="terragrunt"&&(terragrunt.push(each.
file),usesTerragrunt||=!isForeign(each));for(const note of module.notes)notes.add(note);if(module.files.some(dependsOnOthers)){open.push({files:released(module.
files),usagesBefore:usages.length});for(const{references}of module.files)openUsages+=references.length;continue}const decided=usagesOf(module.files,cache,values);
for(const usage2 of decided.usages)usages.push(usage2);for(const note of decided.notes)notes.add(note)}let total=usages.length;const parts=[];for(const{files:module}of open){
if(total>=maxUsages){notes.add(tooManyUsages(module,maxUsages));break}if(yield files2){endedAt??=(0,paths.jt)(module[0]?.file??"");break}const decided=usagesOf(
module,cache,values);for(const note of decided.notes)notes.add(note);total+=decided.usages.length,parts.push(decided.usages)}const all=withOpen(usages,open,parts);
collector.addUsages(all);const[signs,constraints]=[collector.signs(),collector.constraints()];return{...{usages:all,declared,notes:notes.all(),files:files2,bytes,
isEmpty,usesTerragrunt,signs,constraints},...aside,endedAt}}const tooManyUsages=([first],max)=>(0,usage.YW)((0,paths.jt)(first?.file??""),(0,problems_file.fileLimit)(
{kind:"usages",max}));function withOpen(usages,open,decided){const parts=open.map(({usagesBefore},index)=>{const until=open[index+1]?.usagesBefore;return[...decided[index]??
[],...usages.slice(usagesBefore,until)]});return parts.length===0?usages:[usages.slice(0,open[0]?.usagesBefore),...parts].flat()}const released=files2=>files2.map(
file=>({...file,scope:releaseText(file.scope)}));function*calledIn(usages,open){yield*usages;for(const{files:files2}of open)for(const{references}of files2)for(const{
kind,value,place}of references)yield{kind,text:value?.text??null,place}}function checkoutFiles({root,scan:scan2}){const boundaries=[root,...scan2.map(entry=>(0,external_node_path_.
resolve)(root,(0,selection.VK)(entry).fixed))].map(real),isInside=path2=>boundaries.some(boundary=>boundary!==null&&(0,selection.UO)(path2,boundary)),names=(directory2,isWanted)=>{
const path2=real((0,external_node_path_.resolve)(root,directory2));return path2===null||!isInside(path2)?[]:entriesOf(path2).filter(isWanted).map(({name})=>name).
sort()};return{list:directory2=>names(directory2,entry=>!entry.isDirectory()),directories:directory2=>names(directory2,entry=>entry.isDirectory()&&!(0,selection.
G$)(entry.name)),exists:name=>{const path2=real((0,external_node_path_.resolve)(root,name));return path2!==null&&isInside(path2)},read:(file,maxBytes)=>{const path2=real(
(0,external_node_path_.resolve)(root,file));if(path2===null||!isInside(path2))return null;const read2=(0,read_text.yR)(path2,maxBytes);return read2.ok?read2.text:
null}}}function real(path2){try{return(0,external_node_fs_.realpathSync)(path2)}catch(error){return(0,read_text.Oj)(error),null}}function entriesOf(path2){try{return(0,external_node_fs_.
readdirSync)(path2,{withFileTypes:!0})}catch(error){return(0,read_text.Oj)(error),[]}}const NO_DECLARATIONS={variables:new Map,locals:new Map,calls:new Map,isRoot:!1,
characters:0,parts:0},ARGUMENTS=["default","const","nullable","sensitive"];function declarationsIn(directory2,client,files2){const names=files2.list(directory2),
siblings=new Set(names),parts=new hcl_structure.n_,reader=new declarations_Reader,kinds2=names.flatMap(name=>{const kind=(0,file_kinds.L8)(name,siblings,"");return kind?.
class==="lock"&&(reader.isRoot=!0),kind?.class==="config"&&kind.clients.includes(client)?[{name,kind}]:[]});for(const isOverride of[!1,!0])for(const{name,kind}of kinds2){
const text=kind.isOverride===isOverride?files2.read((0,paths.Gz)(directory2,name)):null;if(text!==null&&reader.read((kind.syntax==="json"?readHclJson:hcl_native.
K)(text,parts)),parts.isExceeded())return NO_DECLARATIONS}return reader.parts=parts.count,reader}class declarations_Reader{variables=new Map;locals=new Map;calls=new Map;isRoot=!1;characters=0;parts=0;read({
text,body}){this.characters+=text.length;for(const block of(0,hcl_structure.SH)(body,"variable",1))this.readVariable(block,text);for(const block of(0,hcl_structure.
SH)(body,"locals",0))addArguments(this.locals,block,text);for(const block of(0,hcl_structure.SH)(body,"module",1)){const[name]=block.labels;if(name===void 0)continue;
const known2=this.calls.get(name.value)??new Map;this.calls.set(name.value,known2),addArguments(known2,block,text)}for(const{body:inner}of(0,hcl_structure.SH)(body,
"terraform",0))this.isRoot||=(0,hcl_structure.SH)(inner,"backend",1).length>0||(0,hcl_structure.SH)(inner,"cloud",0).length>0}readVariable({labels,body},text){const[
name]=labels;if(name===void 0)return;const variable=this.variables.get(name.value)??{};this.variables.set(name.value,variable);const literal=argument=>{const expression=(0,hcl_structure.
w4)(body,argument)?.value;return expression&&evaluate({expression,text},noScope())},[given,isConst,isNullable,isSensitive]=ARGUMENTS.map(literal);given!==void 0&&
(variable.default=given),isConst!==void 0&&(variable.isConst=String(isConst)==="true"),String(isSensitive)==="true"&&(variable.isConst=!1),isNullable!==void 0&&
(variable.isNullable=String(isNullable)==="true")}}function addArguments(found,{body},text){for(const{name,value}of(0,hcl_structure.Td)(body))found.set(name,{expression:value,
text})}const MAX_JOINED=64*1024,FUNCTIONS={coalesce:given=>given.includes(void 0)?void 0:given.find(each=>each!==null&&each!==""),format:([template,...given])=>{
if(typeof template!="string"||!/^(?:[^%]|%s)*$/.test(template))return;const values=given.map(textOf),pieces=template.split("%s");if(!(values.includes(void 0)||values.
length!==pieces.length-1))return pieces.map((piece,at)=>piece+(values[at]??"")).join("")},join:([separator,list])=>{if(typeof separator!="string"||typeof list!=
"function")return;const elements=[];let length=0;for(let at=0;elements.length===at;at++){const element=textOf(list(String(at)));if(element!==void 0&&elements.push(
element),length+=separator.length+(element?.length??0),length>MAX_JOINED)return}return elements.length===0?void 0:elements.join(separator)},lower:([text])=>typeof text==
"string"?text.toLowerCase():void 0},callFunction=(name,given)=>FUNCTIONS[name]?.(given),VARIABLE_FILE=/\.tfvars(\.json)?$/,LOADED=/^terraform\.tfvars(\.json)?$|\.auto\.tfvars(\.json)?$/,
MAIN=/^terraform\.tfvars/,CONFIGURATION=/\.(tf|tofu)(\.json)?$/,MAX_FILES=200,MAX_BYTES=1024*1024,variable_files_MAX_DEPTH=2;function variableFilesIn(directory2,files2){
const parts=new hcl_structure.n_;let characters=0;const given=name=>{const text=characters>MAX_BYTES?null:files2.read((0,paths.Gz)(directory2,name),MAX_BYTES);return characters+=
text?.length??0,valuesIn(name,text,parts)},names=files2.list(directory2).filter(name=>VARIABLE_FILE.test(name)),others=names.filter(name=>!LOADED.test(name));for(const inner of filesBelow(
"",directory2,files2,variable_files_MAX_DEPTH))others.push(inner);const loaded=names.filter(name=>LOADED.test(name)).slice(0,MAX_FILES).sort((a,b)=>Number(MAIN.
test(b))-Number(MAIN.test(a))).map(given).reverse(),alternatives=others.slice(0,MAX_FILES).map(name=>({given:given(name),from:`with ${(0,paths.Gz)(directory2,name)}`}));
return{loaded:variable=>{for(const inFile of loaded){const found=inFile(variable);if(found!==void 0)return found}},others:alternatives,characters,parts:parts.count}}
function*filesBelow(prefix,directory2,files2,depth){if(depth!==0)for(const name of files2.directories(directory2).slice(0,MAX_FILES)){const[inner,path2]=[(0,paths.
Gz)(directory2,name),(0,paths.Gz)(prefix,name)],names=files2.list(inner);if(!names.some(file=>CONFIGURATION.test(file))){for(const file of names)VARIABLE_FILE.test(
file)&&(yield(0,paths.Gz)(path2,file));yield*filesBelow(path2,inner,files2,depth-1)}}}function valuesIn(name,text,parts){if(text===null)return()=>()=>{};const isJson=name.
endsWith(".json"),{text:read2,body}=(isJson?readHclJson:hcl_native.K)(text,parts);if(parts.isExceeded())return()=>()=>{};const values=new Map;for(const{name:set,
value}of(0,hcl_structure.Td)(body))values.has(set)||values.set(set,value);return variable=>{const expression=values.get(variable);return expression&&(()=>evaluate(
{expression,text:read2},noScope()))}}const instances_LIMITS={uses:1e3,roots:250,depth:40,instances:1e5,characters:64*1024*1024,parts:5e5,read:512*1024*1024},NOTHING={
instances:0,characters:0,parts:0,depth:0};class Instances{effort=new Effort;known=new Map;rootsOf=new Map;declared=new Map;calls=new Map;localCalls;dynamicCalls;size={
...NOTHING};read=0;surroundings;client;evaluation;constructor(surroundings,client,evaluation){this.surroundings=surroundings,this.client=client,this.evaluation=
evaluation}of(directory2){const{instances,characters,parts}=this.size,isFull=characters>instances_LIMITS.characters||parts>instances_LIMITS.parts;if(instances>instances_LIMITS.
instances||isFull){this.size={...NOTHING};for(const kept of[this.known,this.rootsOf,this.declared,this.calls])kept.clear()}return this.find(directory2)}find(directory2){
const before=this.known.get(directory2);if(before!==void 0)return before;this.known.set(directory2,[]),this.size.depth+=1;const called=this.calledBy(directory2);
this.size.depth-=1;const found=[...called.length===0||this.declarations(directory2).isRoot?this.roots(directory2):[],...called];return this.known.set(directory2,
found),found}declarations(directory2){const before=this.declared.get(directory2);if(before!==void 0)return before;if(this.read>instances_LIMITS.read)return NO_DECLARATIONS;
const declared=declarationsIn(directory2,this.client,this.surroundings.files);return this.declared.set(directory2,declared),this.count(declared),declared}count({
characters,parts}){this.size.characters+=characters,this.size.parts+=parts,this.read+=characters}roots(directory2){const before=this.rootsOf.get(directory2);if(before!==
void 0)return before;const{files:files2,setBy}=this.surroundings;if(this.read>instances_LIMITS.read)return[this.unknown(directory2)];const variableFiles=variableFilesIn(
directory2,files2),{loaded,others}=variableFiles;this.count(variableFiles);const root=(given,from)=>this.instance(directory2,given,{use:directory2,from}),found=[
root(loaded,null)];for(const{given,from}of others)found.push(root(name=>given(name)??loaded(name),from));for(const set of this.declarations(directory2).variables.
keys()){const where=setBy(set);if(!(where===null||loaded(set)!==void 0)){if(found.length>=instances_LIMITS.roots)break;found.push(root(name=>name===set?unseen:loaded(
name),`with ${where}`))}}return this.rootsOf.set(directory2,found),found}calledBy(directory2){const found=[];for(const caller of this.callers(directory2)){const outer=this.
size.depth>instances_LIMITS.depth||this.size.instances>instances_LIMITS.instances?[this.unknown(caller)]:this.find(caller);for(const[name,given]of this.callsIn(
caller).get(directory2)??[])for(const{scope,use,from}of outer){if(found.length>=instances_LIMITS.uses)return[...found,this.unknown(directory2)];const argument=variable=>{
const code=given.get(variable);return code&&(()=>evaluate(code,scope))};found.push(this.instance(directory2,argument,{use:`${use} ${name}`,from}))}}return found}callers(directory2){
this.localCalls??=this.surroundings.calls();const{callers,dynamic}=this.localCalls;if(this.dynamicCalls===void 0){const found=new Map;this.dynamicCalls=found;for(const caller of dynamic)
for(const target of this.callsIn(caller).keys())target!==null&&found.set(target,(found.get(target)??new Set).add(caller))}return(callers.get(directory2)??new Set).
union(this.dynamicCalls.get(directory2)??new Set)}callsIn(caller){const before=this.calls.get(caller);if(before!==void 0)return before;const calls=Map.groupBy(this.
declarations(caller).calls,([,given])=>this.target(caller,given));return this.calls.set(caller,calls),calls}target(caller,given){const source2=given.get("source"),
[root]=this.roots(caller),path2=source2&&root&&evaluate(source2,root.scope);return typeof path2=="string"&&(0,module_address.Nj)(path2)?(0,paths.un)(caller,path2):
null}unknown(directory2){return this.instance(directory2,()=>unseen,{use:`${directory2} ?`,from:null})}instance(directory2,given,how){const{variables,locals}=this.
declarations(directory2),names={var:remembered(name=>{const declared=variables.get(name);return declared&&this.variableValue(name,declared,given(name))}),local:remembered(
name=>{const code=locals.get(name);return code&&evaluate(code,scope)}),path:name=>name==="module"||name==="root"?".":void 0},{effort}=this;this.size.instances+=
1,effort.count();const scope={name:name=>names[name],call:callFunction,effort};return{scope,...how}}variableValue(name,{default:otherwise,isConst,isNullable},given){
const isEvaluated=this.client==="terraform"?isConst===!0:isConst!==!1;if(this.evaluation==="static"&&!isEvaluated)return new Beginning("",name);const value=given===
void 0?otherwise:given();return value===null&&isNullable===!1?otherwise:value}}const unseen=()=>{},EXPRESSION=/^("(\$\{|%\{|\.\.?\/)|\(|(var|local)\.|\w+\()/;function localCallsIn(called){
const callers=new Map,dynamic=new Set;for(const{kind,text,place}of called)if(!(kind!=="module"||text===null))if((0,module_address.Nj)(text)){const directory2=(0,paths.
jt)(place.file),target=(0,paths.un)(directory2,text),before=callers.get(target);before===void 0?callers.set(target,new Set([directory2])):before.add(directory2)}else
EXPRESSION.test(text)&&dynamic.add((0,paths.jt)(place.file));return{callers,dynamic}}const MAX_KEPT_CHARACTERS=64*1024*1024;class TerragruntFiles{known=new Map;characters=0;files;constructor(files2){
this.files=files2}read(file){const before=this.known.get(file);if(before!==void 0)return before;const text=this.files.read(file);this.characters+=text?.length??
0,this.characters>MAX_KEPT_CHARACTERS&&(this.known.clear(),this.characters=text?.length??0);const found=text===null?null:declaredIn(text,file.endsWith(".json"));
return this.known.set(file,found),found}}function declaredIn(source2,isJson){const{text,body}=isJson?readHclJson(source2):(0,hcl_native.K)(source2),code=(block,name)=>{
const expression=(0,hcl_structure.w4)(block.body,name)?.value;return expression&&{expression,text}},locals=new Map;for(const block of(0,hcl_structure.SH)(body,"\
locals",0))for(const{name,value}of(0,hcl_structure.Td)(block.body))locals.set(name,{expression:value,text});const includes=new Map;for(const block of[...(0,hcl_structure.
SH)(body,"include",0),...(0,hcl_structure.SH)(body,"include",1)]){const path2=code(block,"path");path2!==void 0&&includes.set(block.labels[0]?.value??"",path2)}
const sources=(0,hcl_structure.SH)(body,"terraform",0).map(block=>code(block,"source"));return{locals,inputs:code({body},"inputs"),includes,hasSource:sources.some(
found=>found!==void 0)}}const directory=file=>external_node_path_.posix.dirname(`/${file}`);function pathFunctions(standpoint){const{from,unit,parent,isSet}=standpoint,
here=directory(from),relative=(a,b)=>external_node_path_.posix.relative(a,b)||".";return{basename:(_,[path2])=>typeof path2=="string"?external_node_path_.posix.
basename(path2):void 0,dirname:(_,[path2])=>typeof path2=="string"?external_node_path_.posix.dirname(path2):void 0,find_in_parent_folders:(_,given)=>findInParents(
standpoint,given),get_env:(_,[variable,otherwise])=>typeof variable=="string"&&!isSet(variable)?otherwise:void 0,get_original_terragrunt_dir:()=>directory(unit),
get_parent_terragrunt_dir:(_,[name])=>directory(parent(name)),get_path_from_repo_root:()=>relative("/",here),get_path_to_repo_root:()=>relative(here,"/"),get_repo_root:()=>"\
/.",get_terragrunt_dir:()=>here,path_relative_from_include:(_,[name])=>relative(here,directory(parent(name))),path_relative_to_include:(_,[name])=>relative(directory(
parent(name)),here),try:(_,given)=>given.find(each=>each!==void 0)}}function findInParents({from,files:files2},given){const[name=given.length===0?"terragrunt.hc\
l":void 0,otherwise]=given;if(typeof name=="string"){for(let at=directory(from);at!=="/";){at=external_node_path_.posix.dirname(at);const path2=external_node_path_.
posix.join(at,name);if(files2.exists(path2.slice(1)))return path2}return otherwise}}const UNIT=["terragrunt.hcl","terragrunt.hcl.json"];class Terragrunt{effort=new Effort;read;surroundings;includers;constructor(surroundings){
this.surroundings=surroundings,this.read=new TerragruntFiles(surroundings.files)}scopeOf(file){return this.evaluation()({file,from:file,unit:file}).scope}includedScopes(file){
return this.includers??=this.findIncluders(),(this.includers.get(file)??[]).map(unit=>this.evaluation()({file,from:unit,unit}).scope)}findIncluders(){const found=new Map;
for(const unit of this.surroundings.all()){const declared=this.read.read(unit);if(declared===null||declared.includes.size===0||declared.hasSource)continue;const scope=this.
scopeOf(unit);for(const path2 of declared.includes.values()){const file=this.fileAt(evaluate(path2,scope),unit);if(file===null)continue;const units=found.get(file);
units===void 0?found.set(file,[unit]):units.push(unit)}}return found}evaluation(){this.effort.renew();const known2=new Map,read2=reading=>{const key=`${reading.
file}
${reading.from}`,config=known2.get(key)??this.configOf(reading,read2);return known2.set(key,config),config};return read2}configOf(reading,read2){const{file,from,
unit}=reading,declared=this.read.read(file),code=found=>found&&evaluate(found,scope),included=name=>this.fileAt(code(declared?.includes.get(name)),from),config=(path2,relativeTo)=>{
if(!(path2===null||this.read.read(path2)===null))return read2({file:path2,from:relativeTo??path2,unit}).value},local=remembered(name=>code(declared?.locals.get(
name))),include=remembered(name=>{if(!declared?.includes.has(""))return config(included(name),from);const bare=config(included(""),from);return typeof bare=="fu\
nction"?bare(name):void 0}),value=remembered(name=>name==="locals"?local:name==="inputs"?code(declared?.inputs):void 0),parent=name=>{if(file!==from)return file;
const[first]=declared?.includes.keys()??[];return included(typeof name=="string"?name:first??"")??file},{files:files2,isSet}=this.surroundings,paths2=pathFunctions(
{from,unit,parent,files:files2,isSet}),scope={name:name=>name==="local"?local:name==="include"?include:void 0,call:(name,given)=>name!=="read_terragrunt_config"?
(paths2[name]??callFunction)(name,given):config(this.fileAt(given[0],from),null)??given[1],effort:this.effort};return{scope,value}}fileAt(path2,from){if(typeof path2!=
"string")return null;const file=external_node_path_.posix.resolve("/",(0,paths.jt)(from),path2).slice(1);if(external_node_path_.posix.join(path2.startsWith("/")?
".":(0,paths.jt)(from),path2).startsWith(".."))return null;const unit=UNIT.map(name=>(0,paths.Gz)(file,name)).find(name=>this.read.read(name)!==null);return unit!==
void 0&&this.read.read(file)===null?unit:file}}const WORKFLOWS=".github/workflows",workflows_MAX_FILES=200;function variablesInWorkflows(files2){const found=new Map,
names=files2.list(WORKFLOWS).filter(name=>/\.ya?ml$/.test(name));for(const name of names.slice(0,workflows_MAX_FILES)){const file=`${WORKFLOWS}/${name}`,text=files2.
read(file)??"";for(const[,set,option]of text.matchAll(/\bTF_VAR_([\w-]+)|\s-var[ =]["']?([\w-]+)=/g)){const variable=set??option??"";found.has(variable)||found.
set(variable,file)}}return found}function surroundingsOf(files2,found,environment){const inEnvironment=new Set(environment),workflows=(0,usage.Oo)(_=>variablesInWorkflows(
files2));return{files:files2,calls:()=>localCallsIn(found.calls()),all:found.terragrunt,isSet:name=>inEnvironment.has(name),setBy:variable=>{const name=`TF_VAR_${variable}`;
if(inEnvironment.has(name))return name;const workflow=workflows("all").get(variable);return workflow===void 0?null:`${name} in ${workflow}`}}}function values_valuesIn(surroundings){
const instances=(0,usage.Oo)(client=>(0,usage.Oo)(evaluation=>new Instances(surroundings,client,evaluation))),terragrunt=new Terragrunt(surroundings);return({row,
place},value,client)=>{if(row.grammar==="terragrunt")return terragruntUses(terragrunt,place.file,value);const evaluation=row.evaluation?.[client];if(evaluation===
void 0)return asWritten(value);const known2=instances(client)(evaluation);if(known2.effort.isSpent)return asWritten(value);const uses=new Map;for(const{scope,use,
from}of known2.of((0,paths.jt)(place.file))){scope.effort.renew();const found={...resolveValue(value,scope),from},before=uses.get(use);before===void 0?uses.set(
use,[found]):before.push(found)}return[...uses.values()]}}const asWritten=value=>[[{...resolveValue(value,noScope()),from:null}]];function terragruntUses(terragrunt,file,value){
if(terragrunt.effort.isSpent)return asWritten(value);const candidate=scope=>({...resolveValue(value,scope),from:null}),own=candidate(terragrunt.scopeOf(file));if(own.
isWhole)return[[own]];const included=terragrunt.includedScopes(file).map(scope=>[candidate(scope)]);return included.length===0?[[own]]:included}const scanInSteps=(selection2,environment=[])=>scanRepository(
selection2,found=>values_valuesIn(surroundingsOf(checkoutFiles(selection2),found,environment))),scanCheckout=(selection2,environment=[])=>atOnce(scanInSteps(selection2,
environment));function atOnce(steps){for(;;){const step=steps.next(!1);if(step.done)return step.value}}var kinds=__webpack_require__(3474),read=__webpack_require__(
5751);function applyChanges(scanned,changes,contentOf){const all={...scanned,newHosts:new Set,files:null,remarks:[]};if(changes===null)return all;const keepAll=why=>({
...all,remarks:[`changed-only has no effect: ${why}`]});if(changes.kind==="all")return keepAll(changes.why);const{files:files2}=changes,names=new Set(files2.filter(
({status})=>status!=="removed").map(({file})=>file));if(names.size>0&&![...names].some(name=>contentOf(name)!==null))return keepAll("the checkout contains none \
of the files that the pull request changes");const usages=scanned.usages.filter(({place})=>names.has(place.file)),remark=`changed-only: the pull request changes\
 ${files2.length===1?"1 file":`${files2.length} files`} with ${usages.length} of ${scanned.usages.length} usages`;return{usages,notes:scanned.notes.filter(({place})=>concerns(
place.file,names)),newHosts:newHosts(scanned.usages,files2,contentOf),files:new Set(files2.map(({file})=>file)),remarks:[remark]}}const concerns=(place,names)=>names.
has(place)||place==="."||[...names].some(name=>name.startsWith(`${place}/`)),MAX_SEARCHED=2e8;function newHosts(usages,files2,contentOf){const found=new Set;if(files2.
some(mayHaveNamedAny))return found;const changed=new Map(files2.map(file=>[file.file,linesOf(file,contentOf)])),kept=files2.flatMap(({patch})=>patchLines(patch,
/^[ -]/));let searched=0;const count=(lines,host)=>{const spellings=[host,(0,hostname.nx)(host).toLowerCase()];return lines.filter(line=>(searched+=line.length,
searched<=MAX_SEARCHED&&spellings.some(spelling=>line.includes(spelling)))).length},isAdded=(file,host)=>{const{isNew,now,added}=changed.get(file)?.()??UNCHANGED,
lines=isNew?0:count(now,host);return isNew||lines>0&&lines===count(added,host)};for(const[host,using]of Map.groupBy(usages,usage2=>usage2.host)){if(host===null||
using.some(({isHostImplied})=>isHostImplied))continue;const used=[...new Set(using.map(({place})=>place.file))];!used.every(file=>changed.has(file))||count(kept,
host)>0||used.every(file=>isAdded(file,host))&&searched<=MAX_SEARCHED&&found.add(host)}return found}const UNCHANGED={isNew:!1,now:[],added:[]};function linesOf({
file,status,patch},contentOf){let lines=null;const read2=()=>{const isNew=status==="added";if(isNew||patch===null)return{...UNCHANGED,isNew};const now=(contentOf(
file)??"").toLowerCase().split(`
`);return{isNew,now,added:patchLines(patch,/^\+/)}};return()=>(lines??=read2(),lines)}const patchLines=(patch,sign)=>(patch??"").toLowerCase().split(`
`).filter(line=>sign.test(line)),changes_CONFIGURATION=/\.(tf|tofu|hcl|json|tfrc)$|\.(terraformrc|tofurc)$/,mayHaveNamedAny=({file,status,changes,patch})=>patch===
null&&status!=="added"&&changes>0&&changes_CONFIGURATION.test(file);var visit_requirements=__webpack_require__(2859);async function check(raw,world){const startedAt=new Date,
settings2=await(0,read.s)(raw,world),ms=settings2.deadlineMs,cancel=world.startTimer(ms,()=>world.stop.end({kind:"deadline",ms}));try{return await checkWith(settings2,
world,startedAt)}finally{cancel()}}async function checkWith(settings2,world,startedAt){const{environment,stop}=world,before=performance.now(),scanned=await scan(
settings2,world),scanMs=settings2.scan.length===0?0:performance.now()-before,detection=detectionOf(settings2,scanned,world),dialect=await(0,clients_dialect.L2)(
detection),all={usages:(0,usage.sw)(scanned.usages,dialect.clients),notes:(0,usage.vH)([...scanned.notes,...unreadNotes(scanned,stop.why)],dialect.clients)},changes=settings2.
changedOnly?await world.changes(settings2):null,changed=applyChanges(all,changes,file=>{const read2=(0,read_text.yR)((0,external_node_path_.join)(world.directory,
file));return read2.ok?read2.text:null}),{notes,newHosts:newHosts2}=changed,configured=await(0,configure.j)(changed.usages,settings2,dialect,{...world,scanned:{
...settings2,...scanned}}),{configs,releases}=configured,{files:changedFiles}=changed,{roots,notes:ofRoots}=await findRoots({...all,scanned,changed:changedFiles,
dialect,settings:settings2}),usages=await withoutUnusedLocks(configured.usages,roots),named2=(0,usage.kA)(all.usages),requirements=(0,visit_requirements.C)(settings2,
usages,dialect.clients,named2);boundHosts(requirements),await pendingEvents();const seen=await(0,contact.j)({requirements,roots,usages},settings2,{...dialect,configs,
releases},world),evidence={requirements,visits:seen.visits,usages,notes:[...withoutHostname(notes,usages,settings2,environment),...ofRoots],isEmpty:settings2.scan.
length>0&&scanned.isEmpty&&scanned.endedAt===null,newHosts:newHosts2,complaints:configured.findings,tokenVariables:tokenVariablesIn(environment),tokenHosts:settings2.
tokens.map(({host})=>host),tokenSources:seen.tokenSources,stopped:stop.why,predicted:await predict(seen.inquiry,{...settings2,dialect,isFork:world.isFork})},{isFork}=world,
rules={...settings2,dialect:{...dialect,releases},isFork},verdict=(0,judge_verdict.S4)(evidence,{...rules,now:startedAt.getTime()}),redacted=world.secrets.redact(
{verdict,remarks:(0,phrases.q9)([...changed.remarks,...asideRemarks(verdict),...signatureRemarks(verdict),...configured.remarks])},namesIn(requirements));return{
settings:settings2,changes,verdict:redacted.verdict,context:{dialect,failOn:settings2.failOn,scan:{files:scanned.files,bytes:scanned.bytes,usages:usages.length,
durationMs:scanMs},remarks:redacted.remarks,startedAt:startedAt.toISOString(),durationMs:Date.now()-startedAt.getTime(),version:version.xv,docsUrl:version.aq,clients:await(0,clients_dialect.
rU)(dialect,detection.scan),sources:[],links:null}}}function asideRemarks({files:files2}){const aside=files2.filter(({exclude,severity})=>exclude!==void 0&&severity!==
"notice"),patterns=new Set(aside.flatMap(({exclude})=>exclude??[]));return aside.length===0?[]:[(0,problems_place.Az)(aside.length,[...patterns])]}function signatureRemarks({
roots}){return roots.some(({rows})=>rows.some(({platforms})=>platforms.some(({available})=>available===!0)))?["signatures of provider packages were not verified"]:
[]}const tokenVariablesIn=environment=>Object.keys(environment).filter(name=>/^TFE?_?TOKEN/i.test(name));function unreadNotes({endedAt,files:files2},stopped){return endedAt===
null||stopped===null?[]:[(0,usage.YW)(endedAt,(0,problems_file.fileLimit)({kind:"time",stopped,files:files2}))]}function scan({scan:entries,exclude},{directory:directory2,
environment,stop,progress}){const steps=scanInSteps({root:directory2,scan:entries,exclude},Object.keys(environment));return giveWay(steps,stop,files2=>progress(
{kind:"scan",files:files2}))}const namesIn=requirements=>new Set(requirements.flatMap(({host,service})=>[host,(0,hostname.nx)(host),service])),detectDialect=(settings2,scanned,world)=>(0,clients_dialect.
L2)(detectionOf(settings2,scanned,world));function detectionOf({dialect:setting,exclude,scan:entries},scanned,{environment,directory:directory2}){if(entries.length===
0)return{setting,scan:null};const tools=(0,clients_dialect.oh)({root:directory2,exclude},scanned.toolFiles),hasCloudHostname=!!environment.TF_CLOUD_HOSTNAME;return{
setting,scan:{...scanned,tools,hasCloudHostname}}}function boundHosts(requirements){const{size}=new Set(requirements.map(({host})=>host));if(!(size<=kinds.pS))throw new settings.
G([`scan found ${size} hosts, the limit is ${kinds.pS}: narrow scan or exclude files`])}}),2971:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{j:()=>configure,o:()=>readCliConfigs});var _protocol_services_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(9562);
async function configure(usages,settings,dialect,{environment,directory,scanned}){if(settings.hostnames.length===0&&usages.every(({needs})=>needs.length===0))return{
usages,remarks:[],findings:[],configs:[],releases:dialect.releases};const configs=await readCliConfigs(settings.cliConfig,dialect.clients,environment),releases=dialect.
releases.map(release=>{const config=configs.find(({client})=>client===release.client);return{...release,attemptMs:config?.requestTimeoutMs??release.attemptMs}}),
mayHavePlugins=scanned.hasPlugins||scanned.scan.some(entry=>entry!=="."),checkout={root:directory,mayHavePlugins,releases,asksMirrors:settings.depth!=="discover\
y"},installed=await leaveOutInstalled(usages,configs,checkout),findings=[...configs.flatMap(config=>config.findings),...installed.findings],{mergeFindings}=await __webpack_require__.
e(45).then(__webpack_require__.bind(__webpack_require__,4045));return{...installed,findings:mergeFindings(findings),configs,releases}}async function readCliConfigs(cliConfig,clients,environment){
const{thisMachine}=await __webpack_require__.e(614).then(__webpack_require__.bind(__webpack_require__,1614)),{readCliConfig}=await __webpack_require__.e(45).then(
__webpack_require__.bind(__webpack_require__,4045)),machine=thisMachine(environment);return clients.map(client=>readCliConfig(client,machine,cliConfig))}async function leaveOutInstalled(usages,configs,checkout){
if(!usages.some(({needs})=>needs.some(({service})=>service===_protocol_services_js__WEBPACK_IMPORTED_MODULE_0__.xq)))return{usages,remarks:[],findings:[]};const{
withoutInstalled}=await __webpack_require__.e(191).then(__webpack_require__.bind(__webpack_require__,8191));return withoutInstalled(usages,configs,checkout)}}),
4467:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{Z:()=>openCredentials,j:()=>contact});
var _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(1064),_scan_usage_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(7854),_visit_skip_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(
5960);async function contact({requirements,roots,usages},settings,dialect,world){const hosts=[...new Set(requirements.map(({host})=>host))],skips=(0,_visit_skip_js__WEBPACK_IMPORTED_MODULE_2__.
e)(requirements,settings,dialect),skipped=Array.from(skips,([host,problem])=>(0,_visit_skip_js__WEBPACK_IMPORTED_MODULE_2__.i)(host,problem)),asked=hosts.filter(
host=>!skips.has(host)),inquires=settings.depth!=="discovery"&&roots.length>0;if(asked.length===0&&!inquires)return{visits:skipped,inquiry:null,tokenSources:new Map};
const{attemptLimitMs,visitHosts}=await Promise.all([__webpack_require__.e(261),__webpack_require__.e(432)]).then(__webpack_require__.bind(__webpack_require__,3432)),
{configs,releases}=dialect,{credentials,forced}=await openCredentials(settings,configs,world),shared=await sharedBy(credentials,settings,world),visited=await visitHosts(
asked,{...shared,forced,required:Map.groupBy(requirements,({host})=>host),maxRedirects:Math.max(...dialect.clients.map(client=>_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.
NX[client])),releases,timeoutMs:settings.timeoutMs??attemptLimitMs(releases),retries:settings.retries,progress:progress=>world.progress({kind:"visits",...progress})}),
inquiry=settings.depth==="discovery"?null:await inquireOf(roots,{...shared,usages,settings,dialect,configs,environment:world.environment,directory:world.directory,
learn:world.secrets.learn,progress:progress=>world.progress({kind:"registries",...progress}),visits:visited});return{visits:[...visited,...skipped],inquiry,tokenSources:credentials.
known}}async function sharedBy(credentials,settings,{startTimer,stop}){const{networkOf}=await Promise.all([__webpack_require__.e(629),__webpack_require__.e(392)]).
then(__webpack_require__.bind(__webpack_require__,7392));return{network:networkOf(settings),credentials:{...credentials,find:(0,_scan_usage_js__WEBPACK_IMPORTED_MODULE_1__.
Oo)(credentials.find)},concurrency:settings.concurrency,random:Math.random,now:Date.now,startTimer,stop}}async function inquireOf(roots,{environment,...options}){
const{inquire}=await Promise.all([__webpack_require__.e(191),__webpack_require__.e(261),__webpack_require__.e(25),__webpack_require__.e(432),__webpack_require__.
e(924),__webpack_require__.e(567)]).then(__webpack_require__.bind(__webpack_require__,3567)),{thisMachine}=await __webpack_require__.e(614).then(__webpack_require__.
bind(__webpack_require__,1614)),packages=options.settings.depth==="packages"?await Promise.all([__webpack_require__.e(191),__webpack_require__.e(261),__webpack_require__.
e(25),__webpack_require__.e(924),__webpack_require__.e(57)]).then(__webpack_require__.bind(__webpack_require__,5057)):null;return inquire(roots,{...options,machine:thisMachine(
environment),askPackages:packages?.askPackages??null})}async function openCredentials(settings,configs,{environment,secrets,kill,stop}){const{readMachineCredentials}=await Promise.
all([__webpack_require__.e(45),__webpack_require__.e(566)]).then(__webpack_require__.bind(__webpack_require__,7566));return readMachineCredentials({...settings,
configs},environment,{learn:secrets.learn,kill,stop:stop.signal,abortAfter:ms=>AbortSignal.timeout(ms)})}}),9018:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{r:()=>clearCrash,c:()=>openSecrets});var hostname=__webpack_require__(1831),token=__webpack_require__(2713),lines=__webpack_require__(
7630);const isHost=text=>(0,hostname.Pv)(text).ok,isFullName=text=>text.includes(".")&&isHost(text);function knownTokens(raw,environment){const fromSetting=(0,lines.
vk)(raw.tokens??"").flatMap(line=>{const equals=line.indexOf("="),right=line.slice(equals+1).trim(),left=equals<0?"":line.slice(0,equals).trim();return left!==""&&
(!isHost(left)||!left.includes(".")&&isFullName(right))?[right,left,line]:[right]}),fromEnvironment=Object.entries(environment).flatMap(([name,value])=>name.startsWith(
"TF_TOKEN_")&&value!==void 0?[value]:[]);return[...fromSetting,...fromEnvironment,raw["github-token"]?.trim()??""].filter(text=>text!=="").map(text=>new token.o(
text))}var clients=__webpack_require__(1064);const BASE=16777619,SPREAD=2654435761;class Grams{length;#pool;#slots;#shift;#highest;constructor(length,pool,starts){
this.length=length,this.#pool=pool;const bits=Math.max(4,Math.ceil(Math.log2(2*starts.length+1)));this.#slots=new Int32Array(2**bits).fill(-1),this.#shift=32-bits;
let highest=1;for(let step=1;step<length;step+=1)highest=Math.imul(highest,BASE);this.#highest=highest;for(const start of starts)this.#slots[this.#slotOf(pool,start,
this.#hash(pool,start))]=start}hasAt(text,at){return at<0||at+this.length>text.length?!1:this.#startOf(text,at,this.#hash(text,at))>=0}search(text,reach,found){
const length=this.length;if(text.length<length)return;let hash=this.#hash(text,0);for(let at=0;;at+=1){const start=this.#startOf(text,at,hash);if(start>=0){let[
before,after]=[0,length];for(;before<reach&&this.#isSame(text,at,start,-1-before);)before+=1;for(;after<length+reach&&this.#isSame(text,at,start,after);)after+=
1;found(at-before,at+after)}if(at+length>=text.length)return;const rest=hash-Math.imul(text[at]??0,this.#highest);hash=Math.imul(rest,BASE)+(text[at+length]??0)|
0}}#startOf(text,at,hash){return this.#slots[this.#slotOf(text,at,hash)]??-1}#isSame(text,at,start,step){const code=text[at+step];return code!==void 0&&code===this.#pool[start+
step]}#slotOf(text,at,hash){let slot=Math.imul(hash^hash>>>15,SPREAD)>>>this.#shift;for(;;){const start=this.#slots[slot]??-1;if(start<0||this.#isEqual(start,text,
at))return slot;slot=slot+1===this.#slots.length?0:slot+1}}#isEqual(start,text,at){for(let step=0;step<this.length;step+=1)if(!this.#isSame(text,at,start,step))
return!1;return!0}#hash(text,at){let hash=0;for(let step=at;step<at+this.length;step+=1)hash=Math.imul(hash,BASE)+(text[step]??0)|0;return hash}}var spellings=__webpack_require__(
7251),idna=__webpack_require__(1822);const MAX_LEVELS=4;function viewsOf(text,look){let decoded={text,starts:null};for(let level=0;level<MAX_LEVELS&&decoded!==null;level+=
1)look(fold(decoded,text.length)),decoded=decode(decoded,text.length)}const CUT="\u2026",SPACE=32,ASCII=Uint16Array.from({length:128},(_,code)=>{const character2=String.
fromCharCode(code);return code<=SPACE||code===127?SPACE:({"-":"+",_:"/"}[character2]??character2).toLowerCase().charCodeAt(0)}),DROPPED=/[\p{C}\p{Default_Ignorable_Code_Point}\ufffd]/u;
function foldCharacter(character2){return character2===CUT?character2:/[\s\x80-\x9f]/.test(character2)?" ":DROPPED.test(character2)?"":character2.normalize("NFK\
D").toLowerCase().toUpperCase().toLowerCase()}let codes=new Uint16Array(1024),places=new Uint32Array(1025);function makeRoom(size){if(size<codes.length)return;const[
longer,further]=[new Uint16Array(2*size),new Uint32Array(2*size+1)];longer.set(codes),further.set(places),codes=longer,places=further}function fold({text,starts},length){
makeRoom(text.length);let size=0;for(let at=0;at<text.length;at+=1){const code=text.charCodeAt(at),start=starts===null?at:starts[at]??length;if(code<128){size=put(
ASCII[code]??SPACE,start,size);continue}const character2=String.fromCodePoint(text.codePointAt(at)??0),folded=foldCharacter(character2);makeRoom(size+folded.length+
text.length-at);for(let unit=0;unit<folded.length;unit+=1)size=put(folded.charCodeAt(unit),start,size);at+=character2.length-1}return places[size]=length,{codes:codes.
subarray(0,size),starts:places.subarray(0,size+1)}}function put(code,start,size){return code===SPACE&&size>0&&codes[size-1]===SPACE?size:(codes[size]=code,places[size]=
start,size+1)}const ENTITIES={amp:"&",apos:"'",gt:">",lt:"<",nbsp:" ",quot:'"'},ESCAPES=/((?:%[0-9A-Fa-f]{2})+|(?:\\x[0-9A-Fa-f]{2})+)|\\u([0-9A-Fa-f]{4})|\\U([0-9A-Fa-f]{8})|\\(["'/\\])|(\\[abfnrtv])|&#(\d{1,7});|&#[xX]([0-9A-Fa-f]{1,6});|&(amp|apos|gt|lt|nbsp|quot);|([xX][nN]--[0-9A-Za-z-]{1,1024})|(?:%[0-9A-Fa-f]?|\\(?:[uUx][0-9A-Fa-f]{0,7})?|&#?[0-9A-Za-z]{0,7})(?=…|$)/g,
MAY_ESCAPE=/[%\\&]|xn--/i;function decode({text,starts},length){if(!MAY_ESCAPE.test(text))return null;let decoded="";const places2=[];let from=0;const placeOf=at=>starts===
null?at:starts[at]??length,copyUntil=end=>{for(let at=from;at<end;at+=1)places2.push(placeOf(at));decoded+=text.slice(from,end)};for(const match of text.matchAll(
ESCAPES)){copyUntil(match.index),from=match.index+match[0].length;for(const{written,at}of meaningOf(match)){decoded+=written;for(let unit=0;unit<written.length;unit+=
1)places2.push(placeOf(match.index+at))}}return from===0?null:(copyUntil(text.length),{text:decoded,starts:places2})}function meaningOf(match){const[whole,bytes,
unit,rune,itself,space,decimal,hexadecimal,entity,label]=match;return bytes!==void 0?charactersOf(bytes):label!==void 0?[{written:(0,idna.mI)(label.toLowerCase()),
at:0}]:one(unit!==void 0?String.fromCharCode(Number.parseInt(unit,16)):rune!==void 0?character(Number.parseInt(rune,16)):decimal!==void 0?character(Number(decimal)):
hexadecimal!==void 0?character(Number.parseInt(hexadecimal,16)):entity!==void 0?ENTITIES[entity]??whole:itself??(space===void 0?"":" "))}const one=written=>[{written,
at:0}],character=code=>code<=1114111?String.fromCodePoint(code):"\uFFFD";function charactersOf(escapes){const width=escapes.startsWith("%")?3:4,bytes=Array.from(
{length:escapes.length/width},(_,index)=>Number.parseInt(escapes.slice(width*(index+1)-2,width*(index+1)),16)),found=[];for(let index=0;index<bytes.length;){const{
written,size}=characterAt(bytes,index);found.push({written,at:width*index}),index+=size}return found}function characterAt(bytes,index){const lead=bytes[index]??
0,alone={written:String.fromCharCode(lead),size:1};if(lead<192)return alone;const size=lead<224?2:lead<240?3:4;let code=lead&127>>size;for(let next=index+1;next<
index+size;next+=1){const byte=bytes[next]??0;if((byte&192)!==128)return alone;code=code<<6|byte&63}return{written:character(code),size}}const SHOWN="***",PIECE=12,
STRIDE=4,LONG=200;function makeHide(tokens){const index=indexOf(tokens);return index===null?null:(text,kept)=>{const found=[];return viewsOf(text,view=>findTokens(
view,text,index,found)),found.length===0?text:replace(text,found,kept)}}function indexOf(tokens){const patterns=[];for(const spelling of(0,spellings.x)(tokens))
viewsOf(spelling,({codes:codes2})=>{codes2.length>=token.I&&patterns.push(codes2.slice())});if(patterns.length===0)return null;const pool=new Uint16Array(patterns.
reduce((total,{length})=>total+length,0)),pieces=Array.from({length:PIECE+1},()=>[]),heads=Array.from({length:PIECE},()=>[]);let start=0;for(const pattern of patterns){
const{length}=pattern;pool.set(pattern,start);for(let at=0;at+PIECE<length;at+=STRIDE)pieces[PIECE]?.push(start+at);const last=Math.min(length,PIECE);pieces[last]?.
push(start+length-last);for(let head=token.I;head<last;head+=1)heads[head]?.push(start);start+=length}const grams=(starts,length)=>starts.length===0?[]:[new Grams(
length,pool,starts)];return{pieces:pieces.flatMap(grams),heads:heads.flatMap(grams).reverse()}}function findTokens({codes:codes2,starts},text,{pieces,heads},found){
const add=(start,end)=>{const first=codes2[start]===SPACE?start+1:start;let last=codes2[end-1]===SPACE?end-1:end;for(;last<codes2.length&&starts[last]===starts[last-
1];)last+=1;const from=starts[first]??0,to=starts[last]??text.length,before=found.at(-1);before===void 0||from<before.from||from>before.to?found.push({from,to}):
found[found.length-1]={from:before.from,to:Math.max(before.to,to)}};for(const grams of pieces)grams.search(codes2,grams.length===PIECE?STRIDE-1:0,add);const addHead=end=>{
const head=heads.find(grams=>grams.hasAt(codes2,end-grams.length));head!==void 0&&add(end-head.length,end)},cut=CUT.charCodeAt(0);for(let at=codes2.indexOf(cut);at>=
0;at=codes2.indexOf(cut,at+1))addHead(at);text.length>=LONG&&addHead(codes2.length)}function replace(text,found,kept){let shown="",from=0;for(const range of found.
toSorted((a,b)=>a.from-b.from))range.to<=from||kept.size>0&&isKept(text,range,kept)||((range.from>from||from===0)&&(shown+=text.slice(from,range.from)+SHOWN),from=
range.to);return shown+text.slice(from)}const IN_WORD=/[\p{L}\p{M}\p{N}.:-]/u,LONGEST_KEPT=260;function isKept(text,{from,to},kept){const isOfName=at=>Math.max(
from-at,at-to)<LONGEST_KEPT&&IN_WORD.test(text[at]??"");let start=from;for(;isOfName(start-1);)start-=1;let end=to;for(;isOfName(end);)end+=1;for(;end>to&&/[.:]/.
test(text[end-1]??"");)end-=1;return kept.has(text.slice(start,end))}const MAX_DEPTH=64,OURS=new Set(["kind","severity","code","affects","clients","authorizatio\
n","held","place","places","exclude","servicesFrom","requirements"]),THEIRS=new Set(["value","login"]),isOurs=(key,item)=>OURS.has(key)||key==="client"&&clients.
Du.some(client=>client===item),NONE=new Set;function makeRedact(tokens){return guarded(()=>{const hide=makeHide(tokens);return hide===null?value=>value:(value,kept=NONE)=>guarded(
()=>redactorWith(remembering(text=>hide(text,kept)))(value))})}function guarded(run){try{return run()}catch{throw new Error("tokens could not be hidden")}}const MAX_REMEMBERED=1e4,
LONGEST_REMEMBERED=200;function remembering(hide){const known=new Map;return text=>{const before=known.get(text);if(before!==void 0)return before;const hidden=hide(
text);return text.length<=LONGEST_REMEMBERED&&known.size<MAX_REMEMBERED&&known.set(text,hidden),hidden}}function redactorWith(hide){const known={ours:new Map,theirs:new Map},
redactObject=(value,depth,whose)=>{if(Array.isArray(value))return value.map(item=>redact(item,depth+1,whose));const entries=Object.entries(value).map(([key,item])=>whose===
"ours"&&isOurs(key,item)?[key,item]:[hide(key),redact(item,depth+1,THEIRS.has(key)?"theirs":whose)]);return Object.fromEntries(entries)},redact=(value,depth,whose)=>{
if(typeof value=="string")return hide(value);if(depth>MAX_DEPTH)return null;if(typeof value!="object"||value===null)return value;const redacted=known[whose].get(
value)??redactObject(value,depth,whose);return known[whose].set(value,redacted),redacted};return value=>redact(value,0,"ours")}function openSecrets(raw,environment,mask=()=>{}){
const tokens=new Map;let redact=null;const learn=found=>{const others=found.filter(token2=>!tokens.has(token2.reveal()));if(others.length!==0){for(const token2 of others)
tokens.set(token2.reveal(),token2);redact=null,mask(others)}};return guarded(()=>learn(knownTokens(raw,environment))),{learn:token2=>guarded(()=>learn([token2])),
redact:(value,kept)=>(redact??=makeRedact([...tokens.values()]),redact(value,kept))}}const UNSAYABLE="tf-disco crashed, and the description of the crash could n\
ot be cleared of tokens";function clearCrash(describe,{redact}){try{return describe(redact)}catch{return UNSAYABLE}}}),7251:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{K:()=>masker,x:()=>searchedSpellings});var _go_quote_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(6246),_go_url_escape_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(
6979),_protocol_token_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(2713);function partsOf(token){const text=token.reveal(),lines=/[\r\n]/.test(text)?text.
split(/[\r\n]+/):[];return[text,...lines].filter(part=>part.trim().length>=_protocol_token_js__WEBPACK_IMPORTED_MODULE_2__.I)}const readingsOf=part=>[...new Set(
[part,Buffer.from(part).toString("latin1")])],base64Of=text=>["","x","xx"].flatMap(before=>{const encoded=Buffer.from(before+text).toString("base64"),own=encoded.
slice(Math.ceil(before.length*4/3)).replace(/=+$/,"");return encoded.endsWith("=")?[own.slice(0,-1),own]:[own]});function*searchedSpellings(tokens){const parts=tokens.
flatMap(partsOf).map(part=>part.trim());for(const text of new Set(parts.flatMap(readingsOf)))yield text,text.includes(" ")&&(yield text.replaceAll(" ","+")),yield*base64Of(
text),yield Buffer.from(text).toString("hex")}const MAX_DERIVED=16*1024,MAX_DERIVED_TOTAL=1024*1024;function masker(write){let room=MAX_DERIVED_TOTAL;return tokens=>{
const parts=tokens.flatMap(partsOf).flatMap(part=>[part,part.trim()]),derived=[];for(const text of new Set(parts.flatMap(readingsOf))){if(text.length>MAX_DERIVED||
room<0)continue;const forms=derivedOf(text).filter(form=>form.trim().length>=_protocol_token_js__WEBPACK_IMPORTED_MODULE_2__.I);derived.push(...forms),room-=forms.
join("").length}write([...new Set([...parts,...derived])])}}function derivedOf(text){const path=(0,_go_url_escape_js__WEBPACK_IMPORTED_MODULE_1__.ft)(text),quoted=(0,_go_quote_js__WEBPACK_IMPORTED_MODULE_0__.
o)(text).slice(1,-1),percent=[encodeURIComponent(text.toWellFormed()),...path.ok?[path.value]:[]],base64=base64Of(text),hex=Buffer.from(text).toString("hex");return[
text,text.toLowerCase(),quoted,JSON.stringify(text).slice(1,-1),...percent,...percent.map(escaped=>escaped.replace(/%[0-9A-F]{2}/g,octet=>octet.toLowerCase())),
...base64,...base64.map(encoded=>encoded.replaceAll("+","-").replaceAll("/","_")),hex,hex.toUpperCase()]}}),6309:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{A3:()=>reasonOf,Lw:()=>Refused,Or:()=>isSystemError});var _protocol_version_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(
3592);const CURES={EACCES:"give this user permission to write there",EDQUOT:"free disk space",EISDIR:"remove or rename the directory of that name",ENOENT:"check\
 that the path exists",ENOSPC:"free disk space",ENOTDIR:"remove or rename the file that is in the place of a directory",EPERM:"give this user permission to writ\
e there",EROFS:"choose a path on a file system that can be written to"};class Refused extends Error{name="Refused"}function reasonOf(error){if(error instanceof Refused)
return error.message;if(!isSystemError(error))return`${String(error)}; this is a bug of tf-disco, please report it at ${_protocol_version_js__WEBPACK_IMPORTED_MODULE_0__.
xV}`;const cure=CURES[error.code];return`${error.message.split(", ")[0]}${cure===void 0?"":`; ${cure}`}`}const isSystemError=error=>typeof error=="object"&&error!==
null&&"syscall"in error&&"code"in error}),5747:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,
{Oj:()=>systemError,io:()=>readBytes,yR:()=>readText});var node_buffer__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(4573),node_fs__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(
3024);const MAX_FILE_BYTES=16*1024*1024,FLAGS=node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_RDONLY|(node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_NONBLOCK??
0)|(node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_NOCTTY??0),buffer=Buffer.allocUnsafeSlow(256*1024);let longBuffer=buffer;const readText=(path,maxBytes=MAX_FILE_BYTES)=>readWith(
path,maxBytes,decode);function readBytes(path,maxBytes){const read=readWith(path,maxBytes,(bytes,length)=>Buffer.from(bytes.subarray(0,length)));return Buffer.isBuffer(
read)?read:null}function readWith(path,maxBytes,use){let descriptor;try{descriptor=(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(path,FLAGS)}catch(error){return unreadable(
error)}try{const length=(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readSync)(descriptor,buffer,0,buffer.length,null);return length<buffer.length?use(buffer,length):
readLong(descriptor,maxBytes,use)}catch(error){return unreadable(error)}finally{(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(descriptor)}}function readLong(descriptor,maxBytes,use){
const{size}=(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.fstatSync)(descriptor);if(size>maxBytes||size<buffer.length)return{ok:!1,failure:{kind:"size",bytes:size,maxBytes}};
longBuffer.length<size&&(longBuffer=Buffer.allocUnsafeSlow(size));const whole=longBuffer;let length=0;for(;length<size;){const more=(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.
readSync)(descriptor,whole,length,size-length,length);if(more===0)break;length+=more}return use(whole,length)}function decode(bytes,length){const text=bytes.toString(
"utf8",0,length),isWhole=!text.includes("\uFFFD")||(0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(bytes.subarray(0,length));return{ok:!0,text,isUtf8:isWhole,
bytes:length}}function systemError(error){if(!(typeof error=="object"&&error!==null&&"code"in error)||typeof error.code!="string")throw error;return error.code}
const unreadable=error=>({ok:!1,failure:{kind:"error",code:systemError(error)}})}),566:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{f:()=>writeWhole});var node_fs__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(3024),node_path__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(
6760),_failure_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(6309);function writeWhole(root,path,pieces){const directory=provideDirectory((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.
realpathSync)(root),path),name=(0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(path),aside=(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory,`.${name.
slice(0,60)}.${Math.random().toString(36).slice(2)}`),descriptor=(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(aside,"wx");try{try{for(const piece of pieces)
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(descriptor,piece)}finally{(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(descriptor)}(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.
renameSync)(aside,(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory,name))}catch(error){throw(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(aside,{force:!0}),
error}}function provideDirectory(root,path){const target=(0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(root,path),isInside=isWithin(root,target);if(!isInside&&
!(0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(path))throw new _failure_js__WEBPACK_IMPORTED_MODULE_2__.Lw(`it is outside ${root}; use an absolute path \
if that is intended`);const start=isInside?root:(0,node_path__WEBPACK_IMPORTED_MODULE_1__.parse)(target).root;return(0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(
start,(0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(target)).split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).filter(Boolean).reduce((directory,name)=>enter(
directory,name,root),start)}function enter(directory,name,root){const path=(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory,name);if((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.
lstatSync)(path,{throwIfNoEntry:!1})===void 0&&provide(path),!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path).isSymbolicLink())return path;const target=(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.
realpathSync)(path);if(!isWithin(root,directory)||isWithin(root,target))return target;throw new _failure_js__WEBPACK_IMPORTED_MODULE_2__.Lw(`the link ${(0,node_path__WEBPACK_IMPORTED_MODULE_1__.
relative)(root,path)} leads outside ${root}; remove it or choose another path`)}function provide(directory){try{(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(
directory)}catch(error){if(!(0,_failure_js__WEBPACK_IMPORTED_MODULE_2__.Or)(error)||error.code!=="EEXIST")throw error}}function isWithin(directory,path){const way=(0,node_path__WEBPACK_IMPORTED_MODULE_1__.
relative)(directory,path);return way!==".."&&!way.startsWith(`..${node_path__WEBPACK_IMPORTED_MODULE_1__.sep}`)&&!(0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(
way)}}),6181:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{RY:()=>parseLooseIpv4,n7:()=>plainAddress,
r5:()=>parseIp});function parseIp(text){if(!text.includes(":"))return parseIpv4(text);const percent=text.indexOf("%");return percent===text.length-1?null:parseIpv6(
percent<0?text:text.slice(0,percent))}function parseIpv4(text){const octets=text.split("."),isValid=octets.length===4&&octets.every(octet=>/^(0|[1-9]\d{0,2})$/.
test(octet)),bytes=octets.map(Number);return isValid&&bytes.every(byte=>byte<=255)?bytes:null}function parseLooseIpv4(text){const numbers=text.split(".").map(looseNumber),
last=numbers.pop()??Number.NaN,left=4-numbers.length;if(!(left>0&&numbers.every(number=>number<=255)&&last<256**left))return null;const rest=Array.from({length:left},
(_,index)=>Math.floor(last/256**(left-1-index))%256);return[...numbers,...rest]}function looseNumber(text){return/^0x[\da-f]*$/i.test(text)?Number.parseInt(`0${text.
slice(2)}`,16):/^0[0-7]*$/.test(text)?Number.parseInt(text,8):/^[1-9]\d*$/.test(text)?Number(text):Number.NaN}function parseIpv6(text){const[first="",second,...more]=text.
split("::");if(second===void 0){const whole=bytesOfGroups(first,!0);return whole?.length===16?whole:null}const[head,tail]=[bytesOfGroups(first,!1),bytesOfGroups(
second,!0)];if(head===null||tail===null||more.length>0)return null;const missing=16-head.length-tail.length;return missing<2?null:[...head,...Array(missing).fill(
0),...tail]}function bytesOfGroups(text,isEnd){if(text==="")return[];const groups=text.split(":"),parts=groups.map((group,index)=>{if(/^[0-9a-f]{1,4}$/i.test(group)){
const value=Number.parseInt(group,16);return[value>>8,value&255]}return isEnd&&index===groups.length-1?parseIpv4(group):null});return parts.every(part=>part!==null)?
parts.flat():null}const MAPPED=[0,0,0,0,0,0,0,0,0,0,255,255].join();function plainAddress(text){const bytes=parseIp(text)??[];return bytes.slice(0,12).join()===
MAPPED?bytes.slice(12).join("."):text}}),4874:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,
{AN:()=>skipSpace,I9:()=>isTooLarge,ap:()=>endOfString,f:()=>endOfScalar});const TAB=9,LINE_FEED=10,RETURN=13,SPACE=32,QUOTE=34,PLUS=43,COMMA=44,MINUS=45,POINT=46,
ZERO=48,UPPER_E=69,BACKSLASH=92,LOWER_E=101,LOWER_U=117,isSpace=code=>code===SPACE||code===LINE_FEED||code===RETURN||code===TAB,isDigit=code=>code>=ZERO&&code<=
ZERO+9;function skipSpace(text,start){let at=start;for(;at<text.length&&isSpace(text.charCodeAt(at));)at+=1;return at}function endOfString(text,start){let at=start+
1;for(;at<text.length;){const code=text.charCodeAt(at);if(code===QUOTE)return at+1;if(code<SPACE)return~at;if(code===BACKSLASH){const length=escapeLength(text,at);
if(length===0)return~at;at+=length}else at+=1}return~text.length}function escapeLength(text,at){if(at+1>=text.length)return 0;if(text.charCodeAt(at+1)!==LOWER_U)
return'"\\/bfnrt'.includes(text.charAt(at+1))?2:0;for(let digit=at+2;digit<at+6;digit+=1)if(digit>=text.length||!isHexadecimal(text.charCodeAt(digit)))return 0;
return 6}function isHexadecimal(code){const letter=code|32;return isDigit(code)||letter>=97&&letter<=102}function endOfScalar(text,start){const end=isLetter(text.
charCodeAt(start))?endOfWord(text,start):endOfNumber(text,start);return end>=0&&isDelimited(text,end)?end:~start}const isLetter=code=>code>=97&&code<=122;function endOfWord(text,start){
const word=["true","false","null"].find(each=>text.startsWith(each,start));return word===void 0?-1:start+word.length}function isDelimited(text,at){if(at>=text.length)
return!0;const code=text.charCodeAt(at);return code===COMMA||isSpace(code)||'"{}[]:'.includes(text.charAt(at))}function endOfNumber(text,start){const whole=codeAt(
text,start)===MINUS?start+1:start;let end=codeAt(text,whole)===ZERO?whole+1:endOfDigits(text,whole);if(end>0&&codeAt(text,end)===POINT&&(end=endOfDigits(text,end+
1)),end>0&&(codeAt(text,end)===UPPER_E||codeAt(text,end)===LOWER_E)){const sign=codeAt(text,end+1);end=endOfDigits(text,sign===PLUS||sign===MINUS?end+2:end+1)}return end}
function endOfDigits(text,start){let at=start;for(;at<text.length&&isDigit(text.charCodeAt(at));)at+=1;return at===start?-1:at}const codeAt=(text,at)=>at<text.length?
text.charCodeAt(at):0,MAX_SURE_DIGITS=200;function isTooLarge(text,start,end){return end-start<=MAX_SURE_DIGITS&&!hasLargeExponent(text,start,end)?!1:!Number.isFinite(
Number(text.slice(start,end)))}function hasLargeExponent(text,start,end){for(let at=start;at<end-3;at+=1){const code=text.charCodeAt(at);if(code===LOWER_E||code===
UPPER_E)return!0}return!1}}),3307:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{Gv:()=>isObject,
HT:()=>jsonMistake,I:()=>jsonString,IL:()=>jsonValue,CI:()=>partsOf,Ey:()=>scanJson});const LINE_FEED=10,TOO_DEEP=["more than 10000 levels of nesting","nest bra\
ckets less deeply"],TOO_LARGE=["number too large for a 64-bit float","use a smaller number"],INCOMPLETE=["the text ends before the JSON value is complete","chec\
k that the file was not truncated"],TRAILING_COMMA=["trailing comma","remove the comma"];function stringMistake(text,at){return at===text.length?INCOMPLETE:text[at]===
"\\"?["invalid escape sequence in a string",String.raw`write a backslash as \\`]:["control character in a string",String.raw`escape it, for example a line break as \n`]}
const BY_TOKEN=[[/^(?:\/[/*]|#)/,"comment","remove the comment; JSON has none"],[/^'/,"single quotation marks","use double quotation marks"],[/^[\u201c-\u201f]/,
"typographic quotation marks","use straight double quotation marks"],[/^,/,"unexpected comma","remove the comma"]];function tokenMistake(token,expected,closing){
for(const[pattern,...words]of BY_TOKEN)if(pattern.test(token))return words;switch(expected){case"value":return/^[}\]:]/.test(token)?["missing value","add the va\
lue"]:/^[-+.\d]/.test(token)?["invalid number","write a decimal number without leading zeros"]:["unknown word","put text in double quotation marks; the words ar\
e true, false and null"];case"key":return["key without quotation marks","put the key in double quotation marks"];case"colon":return["missing colon after a key",
"add the colon"];case"next":return closing===void 0?["text after the end of the JSON value","remove it"]:/^[}\]]/.test(token)?["wrong closing bracket",`write ${closing}`]:
["missing comma","add the comma"]}}function mistakeAt(text,offset,[why,advice]){let[line,column]=[1,1];for(let at=0;at<offset;at+=1){const code=text.charCodeAt(
at);code===LINE_FEED?(line+=1,column=1):(code<56320||code>57343)&&(column+=1)}return{why:`line ${line}, column ${column}: ${why}`,advice}}var json_token=__webpack_require__(
4874);const isObject=value=>typeof value=="object"&&value!==null&&!Array.isArray(value),MAX_DEPTH=1e4,QUOTE=34,COMMA=44,COLON=58,OPEN_LIST=91,OPEN_OBJECT=123,CLOSE_OBJECT=125,
scanJson=(text,onPart)=>new Scan(text,onPart).run({start:0,end:text.length}),jsonMistake=(text,extent)=>new Scan(text,null).run({start:0,end:text.length},extent);
function partsOf(text,range,onPart){new Scan(text,onPart).run(range)}class Scan{#text;#onPart;#closing=[];#expected="value";#before=0;#beforeAt=0;#start=0;#keyStart=0;#keyEnd=0;#tooLarge=-1;constructor(text,onPart){
this.#text=text,this.#onPart=onPart}run(range,extent="whole"){const text=this.#text,closing=this.#closing,first=(0,json_token.AN)(text,range.start);for(let at=first,
end=0;at<range.end;at=(0,json_token.AN)(text,end)){const code=text.charCodeAt(at);if(end=this.#read(at,code),end<0)return this.#mistake(at,~end);if(this.#expected===
"next"&&closing.length===1&&this.#onPart?.(this.#start,end,this.#keyStart,this.#keyEnd),extent==="first"&&this.#expected==="next"&&closing.length===0)return null;
this.#before=code,this.#beforeAt=at}return this.#expected!=="next"||closing.length>0?mistakeAt(text,text.length,INCOMPLETE):this.#onPart!==null&&this.#tooLarge>=
0&&text.charCodeAt(first)===OPEN_OBJECT?mistakeAt(text,this.#tooLarge,TOO_LARGE):null}#read(at,code){const innermost=this.#closing[this.#closing.length-1];if(code===
innermost&&(this.#expected==="next"||isOpening(this.#before)))return this.#closing.pop(),this.#expected="next",at+1;switch(this.#expected){case"value":return this.#readValue(
at,code);case"key":return code===QUOTE?this.#readKey(at):~at;case"colon":return code!==COLON?~at:(this.#expected="value",at+1);case"next":return code!==COMMA||innermost===
void 0?~at:(this.#expected=innermost===CLOSE_OBJECT?"key":"value",at+1)}}#readValue(at,code){const depth=this.#closing.length;if(depth===1&&(this.#start=at),isOpening(
code))return depth===MAX_DEPTH?~at:(this.#closing.push(code+2),this.#expected=code===OPEN_OBJECT?"key":"value",at+1);const isString=code===QUOTE,end=isString?(0,json_token.
ap)(this.#text,at):(0,json_token.f)(this.#text,at);return end<0||(!isString&&this.#tooLarge<0&&(0,json_token.I9)(this.#text,at,end)&&(this.#tooLarge=at),this.#expected=
"next"),end}#readKey(at){const end=(0,json_token.ap)(this.#text,at);return this.#closing.length===1&&(this.#keyStart=at,this.#keyEnd=end),this.#expected="colon",
end}#mistake(at,wrong){const text=this.#text,code=text.charCodeAt(at),innermost=this.#closing.at(-1);if(wrong>at)return mistakeAt(text,wrong,stringMistake(text,
wrong));if(this.#expected==="value"&&isOpening(code))return mistakeAt(text,at,TOO_DEEP);if(code===innermost&&this.#before===COMMA)return mistakeAt(text,this.#beforeAt,
TRAILING_COMMA);const bracket=innermost===void 0?void 0:String.fromCharCode(innermost);return mistakeAt(text,at,tokenMistake(text.slice(at,at+2),this.#expected,
bracket))}}const isOpening=code=>code===OPEN_OBJECT||code===OPEN_LIST,ESCAPES=/\\u[dD][89abAB][0-9a-fA-F]{2}\\u[dD][c-fC-F][0-9a-fA-F]{2}|(\\u[dD][89a-fA-F][0-9a-fA-F]{2})|\\./g;
function jsonValue(text){return text.startsWith('"')?jsonString(text):text.includes("\\u")?JSON.parse(text.replace(ESCAPES,(found,lone)=>lone===void 0?found:"\\u\
fffd")):JSON.parse(text)}function jsonString(text){return JSON.parse(text).toWellFormed()}}),3625:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{J:()=>accept,T:()=>refuse});const accept=value=>({ok:!0,value}),refuse=why=>({ok:!1,why})}),6246:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{D:()=>quoteStart,o:()=>quoteText});const ESCAPED=/["\\]|[^\p{L}\p{M}\p{N}\p{P}\p{S} ]/gu,SHORT_ESCAPES={'"':'\\"',"\\":"\
\\\\","\x07":"\\a","\b":"\\b","\f":"\\f","\n":"\\n","\r":"\\r","	":"\\t","\v":"\\v"},quoteText=text=>`"${escapeText(text.toWellFormed())}"`;function quoteStart(text,maxBytes){
let quoted="",left=maxBytes;for(const character of text.toWellFormed()){if(left===0)break;const bytes=new TextEncoder().encode(character);quoted+=bytes.length<=
left?escapeText(character):cutCharacter(bytes.subarray(0,left)),left=Math.max(0,left-bytes.length)}return`"${quoted}"`}function escapeText(text){return text.replace(
ESCAPED,character=>SHORT_ESCAPES[character]??numbered(character))}function numbered(character){const code=character.codePointAt(0)??0;return code<128?`\\x${hex(
code,2)}`:code<65536?`\\u${hex(code,4)}`:`\\U${hex(code,8)}`}const cutCharacter=bytes=>Array.from(bytes,byte=>`\\x${hex(byte,2)}`).join(""),hex=(value,digits)=>value.
toString(16).padStart(digits,"0")}),6979:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,
{Ge:()=>showQuery,V$:()=>reescape,ft:()=>escapePath,h0:()=>queryMistake,xB:()=>readQuery,y3:()=>escapeFragment});var _parsed_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(
3625),_quote_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(6246);const HOST_CHARACTERS=`!$&'()*+,;=:[]<>"`,KEPT={path:"$&+,/:;=@",host:HOST_CHARACTERS,zone:HOST_CHARACTERS,
user:"$&+,;=",query:"",fragment:"$&+,/:;=?@!()*"},PIECES=/[A-Za-z0-9._~-]+|%[0-9A-Fa-f]{2}|[\u0080-\u{10ffff}]+|./gsu,UNRESERVED=/^[A-Za-z0-9._~-]/,BROKEN_ESCAPE=/%(?![0-9A-Fa-f]{2})/,
AS_WRITTEN_PATH=/^[A-Za-z0-9._~!$&'()*+,;=:@[\]%/-]*$/,AS_WRITTEN_FRAGMENT=/^[A-Za-z0-9._~!$&'()*+,;=:@[\]%/?-]*$/;function reescape(text,part){let escaped="";for(const{
0:piece,index}of text.matchAll(PIECES))if(UNRESERVED.test(piece)||KEPT[part].includes(piece))escaped+=piece;else{if(piece==="%")return(0,_parsed_js__WEBPACK_IMPORTED_MODULE_1__.
T)(brokenEscape(text,index));if(piece.startsWith("%")){const byte=Number.parseInt(piece.slice(1),16);if(isRejectedEscape(byte,part))return(0,_parsed_js__WEBPACK_IMPORTED_MODULE_1__.
T)(`invalid URL escape "${piece}"`);escaped+=escapeByte(byte,part)}else if(piece>"\x7F")escaped+=encodeURIComponent(piece.toWellFormed());else{if(part==="host"||
part==="zone")return(0,_parsed_js__WEBPACK_IMPORTED_MODULE_1__.T)(`invalid character ${(0,_quote_js__WEBPACK_IMPORTED_MODULE_0__.o)(piece)} in host name`);escaped+=
escapeByte(piece.charCodeAt(0),part)}}return(0,_parsed_js__WEBPACK_IMPORTED_MODULE_1__.J)(escaped)}function escapePath(text){return text==="%2A"?(0,_parsed_js__WEBPACK_IMPORTED_MODULE_1__.
J)("*"):isValid(text,AS_WRITTEN_PATH)?(0,_parsed_js__WEBPACK_IMPORTED_MODULE_1__.J)(text):reescape(text,"path")}const escapeFragment=text=>isValid(text,AS_WRITTEN_FRAGMENT)?
(0,_parsed_js__WEBPACK_IMPORTED_MODULE_1__.J)(text):reescape(text,"fragment"),isValid=(text,asWritten)=>asWritten.test(text)&&!BROKEN_ESCAPE.test(text);function isRejectedEscape(byte,part){
return part==="host"?byte<128&&byte!==37:part!=="zone"||byte===37||byte===32?!1:escapeByte(byte,"zone").startsWith("%")}function escapeByte(byte,part){const character=String.
fromCharCode(byte);return UNRESERVED.test(character)||KEPT[part].includes(character)?character:`%${byte.toString(16).toUpperCase().padStart(2,"0")}`}const brokenEscape=(text,at)=>`\
invalid URL escape ${(0,_quote_js__WEBPACK_IMPORTED_MODULE_0__.D)(text.slice(at,at+4),3)}`;function queryMistake(text){for(const pair of text.split("&")){if(pair.
includes(";"))return"invalid semicolon separator in query";const[,...parts]=/^([^=]*)=?(.*)$/s.exec(pair)??[];for(const part of parts){const broken=part.search(
BROKEN_ESCAPE);if(broken>=0)return brokenEscape(part,broken)}}return null}function readQuery(query){return query.split("&").flatMap(pair=>{if(pair===""||pair.includes(
";"))return[];const[,...parts]=/^([^=]*)=?(.*)$/s.exec(pair)??[],[name,value]=parts.map(part=>reescape(part.replaceAll("+","%20"),"query"));return name?.ok&&value?.
ok?[[asQuery(name.value),asQuery(value.value)]]:[]})}const asQuery=escaped=>escaped.replaceAll("%20","+"),showQuery=values=>values.toSorted(([a],[b])=>a<b?-1:a>
b?1:0).map(([name,value])=>`${name}=${value}`).join("&")}),630:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.
d(__webpack_exports__,{O:()=>resolveUrl,s:()=>resolveReference});var _parsed_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(3625),_url_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(
4283),_url_escape_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(6979);function resolveUrl(base,reference){const parsed=(0,_url_js__WEBPACK_IMPORTED_MODULE_0__.
Dl)(reference);return parsed.ok?(0,_parsed_js__WEBPACK_IMPORTED_MODULE_2__.J)(resolveReference(base,parsed.value)):parsed}function resolveReference(base,reference){
if(reference.scheme!==""||reference.host!==""||reference.user!==null){const scheme2=reference.scheme===""?base.scheme:reference.scheme;return{...reference,scheme:scheme2,
path:resolvePath(reference.path)}}const{scheme}=base,isEmpty=reference.path===""&&!reference.forceQuery&&reference.query==="",query=isEmpty?base.query:reference.
query,fragment=isEmpty&&reference.fragment===""?base.fragment:reference.fragment;if(reference.path===""&&base.opaque!=="")return{...reference,scheme,query,fragment,
opaque:base.opaque};const path=resolvePath(joinPath(base.path,reference.path));return{...reference,scheme,query,fragment,user:base.user,host:base.host,path}}function joinPath(base,reference){
return reference===""?base:reference.startsWith("/")?reference:base.slice(0,base.lastIndexOf("/")+1)+reference}function resolvePath(path){if(path==="")return"";
const segments=path.split("/"),kept=[];for(const segment of segments)segment===".."?(kept.pop(),kept.length===1&&kept[0]===""&&kept.pop()):segment!=="."?kept.push(
segment):kept.length===0&&kept.push("");const last=segments.at(-1),resolved=`/${kept.join("/")}${last==="."||last===".."?"/":""}`,escaped=(0,_url_escape_js__WEBPACK_IMPORTED_MODULE_1__.
ft)(resolved.startsWith("//")?resolved.slice(1):resolved);return escaped.ok?escaped.value:resolved}}),4283:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{Dl:()=>parseUrl,Pl:()=>safeUrl,aR:()=>basicAuthorization,cz:()=>urlHost2,jr:()=>showUrl,t5:()=>requestTarget});var _ip_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(
6181),_parsed_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(3625),_quote_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(6246),_url_escape_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(
6979),_utf8_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(8947);const CONTROL=/[^ -~\u0080-\u{10ffff}]/u,SCHEME=/^([A-Za-z][A-Za-z0-9+.-]*):/,PORT=/^(?::[0-9]*)?$/,
USER_INFO=/^[A-Za-z0-9._~:!$&'()*+,;=%@-]*$/;function parseUrl(text){const[main,fragmentText]=splitAt(text,"#"),url=parseMain(main);if(!url.ok)return(0,_parsed_js__WEBPACK_IMPORTED_MODULE_4__.
T)(`parse ${(0,_quote_js__WEBPACK_IMPORTED_MODULE_1__.o)(main)}: ${url.why}`);const fragment=(0,_url_escape_js__WEBPACK_IMPORTED_MODULE_2__.y3)(fragmentText);return fragment.
ok?(0,_parsed_js__WEBPACK_IMPORTED_MODULE_4__.J)({...url.value,fragment:fragment.value}):(0,_parsed_js__WEBPACK_IMPORTED_MODULE_4__.T)(`parse ${(0,_quote_js__WEBPACK_IMPORTED_MODULE_1__.
o)(text)}: ${fragment.why}`)}function showUrl(url){const scheme=url.scheme===""?"":`${url.scheme}:`,query=url.forceQuery||url.query!==""?`?${url.query}`:"",fragment=url.
fragment===""?"":`#${url.fragment}`,middle=url.opaque===""?showAuthority(url)+showPath(url):url.opaque;return scheme+middle+query+fragment}function safeUrl(url){
const opaque=url.opaque.replace(/^[^/]*@/,"");return showUrl({...url,opaque,user:null,query:"",forceQuery:!1,fragment:""})}function urlHost2(url){const colon=url.
host.lastIndexOf(":"),hasPort=colon>=0&&PORT.test(url.host.slice(colon)),name=hasPort?url.host.slice(0,colon):url.host,inBrackets=name.startsWith("[")&&name.endsWith(
"]");return{name:unescapeHost(inBrackets?name.slice(1,-1):name),port:hasPort?url.host.slice(colon+1):""}}function requestTarget(url){const query=url.forceQuery||
url.query!==""?`?${url.query}`:"";return(url.opaque||url.path||"/")+query}function basicAuthorization(url){if(url.user===null)return null;const bytes=`${url.user.
name}:${url.user.password??""}`.replace(/%[0-9A-F]{2}/g,triplet=>String.fromCharCode(Number.parseInt(triplet.slice(1),16)));return`Basic ${btoa(bytes)}`}function parseMain(text){
if(CONTROL.test(text))return(0,_parsed_js__WEBPACK_IMPORTED_MODULE_4__.T)("net/url: invalid control character in URL");if(text.startsWith(":"))return(0,_parsed_js__WEBPACK_IMPORTED_MODULE_4__.
T)("missing protocol scheme");const written=SCHEME.exec(text)?.[1]??"",scheme=written.toLowerCase(),[rest,query]=splitAt(written===""?text:text.slice(written.length+
1),"?"),forceQuery=query===""&&text.endsWith("?"),url={...{opaque:"",user:null,host:"",omitHost:!1,path:"",fragment:""},scheme,query,forceQuery};return rest.startsWith(
"/")?parseHierarchy(url,rest):scheme!==""?(0,_parsed_js__WEBPACK_IMPORTED_MODULE_4__.J)({...url,opaque:rest}):splitAt(rest,"/")[0].includes(":")?(0,_parsed_js__WEBPACK_IMPORTED_MODULE_4__.
T)("first path segment in URL cannot contain colon"):withPath(url,rest)}function parseHierarchy(url,rest){if(!(rest.startsWith("//")&&(url.scheme!==""||!rest.startsWith(
"///"))))return withPath({...url,omitHost:url.scheme!==""},rest);const[authority]=splitAt(rest.slice(2),"/"),at=authority.lastIndexOf("@"),host=parseHost(authority.
slice(at+1),url.scheme);if(!host.ok)return host;const user=at<0?(0,_parsed_js__WEBPACK_IMPORTED_MODULE_4__.J)(null):parseUser(authority.slice(0,at));return user.
ok?withPath({...url,user:user.value,host:host.value},rest.slice(2+authority.length)):user}function withPath(url,text){const path=(0,_url_escape_js__WEBPACK_IMPORTED_MODULE_2__.
ft)(text);return path.ok?(0,_parsed_js__WEBPACK_IMPORTED_MODULE_4__.J)({...url,path:path.value}):path}function parseUser(text){if(!USER_INFO.test(text))return(0,_parsed_js__WEBPACK_IMPORTED_MODULE_4__.
T)("net/url: invalid userinfo");const[nameText,passwordText]=splitAt(text,":"),name=(0,_url_escape_js__WEBPACK_IMPORTED_MODULE_2__.V$)(nameText,"user");if(!name.
ok)return name;if(!text.includes(":"))return(0,_parsed_js__WEBPACK_IMPORTED_MODULE_4__.J)({name:name.value,password:null});const password=(0,_url_escape_js__WEBPACK_IMPORTED_MODULE_2__.
V$)(passwordText,"user");return password.ok?(0,_parsed_js__WEBPACK_IMPORTED_MODULE_4__.J)({name:name.value,password:password.value}):password}function parseHost(text,scheme){
const open=text.lastIndexOf("[");if(open>0)return(0,_parsed_js__WEBPACK_IMPORTED_MODULE_4__.T)("invalid IP-literal");if(open===0)return parseIpLiteral(text);const colon=text.
indexOf(":"),portStart=/^https?$/.test(scheme)?colon:text.lastIndexOf(":"),port=portStart<0?"":text.slice(portStart);return PORT.test(port)?(0,_url_escape_js__WEBPACK_IMPORTED_MODULE_2__.
V$)(text,"host"):(0,_parsed_js__WEBPACK_IMPORTED_MODULE_4__.T)(`invalid port ${(0,_quote_js__WEBPACK_IMPORTED_MODULE_1__.o)(port)} after host`)}function parseIpLiteral(text){
const closing=text.lastIndexOf("]");if(closing<0)return(0,_parsed_js__WEBPACK_IMPORTED_MODULE_4__.T)("missing ']' in host");const port=text.slice(closing+1);if(!PORT.
test(port))return(0,_parsed_js__WEBPACK_IMPORTED_MODULE_4__.T)(`invalid port ${(0,_quote_js__WEBPACK_IMPORTED_MODULE_1__.o)(port)} after host`);const zoneStart=text.
slice(0,closing).indexOf("%25"),end=zoneStart<0?closing:zoneStart,address=(0,_url_escape_js__WEBPACK_IMPORTED_MODULE_2__.V$)(text.slice(1,end),"host");if(!address.
ok)return address;const zone=(0,_url_escape_js__WEBPACK_IMPORTED_MODULE_2__.V$)(text.slice(end,closing),"zone");if(!zone.ok)return zone;const unescaped=unescapeHost(
address.value+zone.value),bytes=(0,_ip_js__WEBPACK_IMPORTED_MODULE_0__.r5)(unescaped);return bytes===null?(0,_parsed_js__WEBPACK_IMPORTED_MODULE_4__.T)(`invalid\
 host: ParseAddr(${(0,_quote_js__WEBPACK_IMPORTED_MODULE_1__.o)(unescaped)}): unable to parse IP`):bytes.length===4?(0,_parsed_js__WEBPACK_IMPORTED_MODULE_4__.T)(
"invalid IP-literal"):(0,_parsed_js__WEBPACK_IMPORTED_MODULE_4__.J)(`[${address.value}${zone.value}]${port}`)}function showAuthority(url){if(url.scheme===""&&url.
host===""&&url.user===null||url.omitHost&&url.host===""&&url.user===null||url.host===""&&url.path===""&&url.user===null)return"";const password=url.user?.password??
null;return`//${(url.user?.name??"")+(password===null?"":`:${password}`)}${url.user===null?"":"@"}${url.host}`}function showPath(url){return url.host!==""&&url.
path!==""&&!url.path.startsWith("/")?`/${url.path}`:url.scheme===""&&showAuthority(url)===""&&splitAt(url.path,"/")[0].includes(":")?`./${url.path}`:url.path}function unescapeHost(escaped){
return escaped.replace(/(?:%[0-9A-F]{2})+/g,escapes=>{const bytes=escapes.slice(1).split("%");return(0,_utf8_js__WEBPACK_IMPORTED_MODULE_3__._6)(Uint8Array.from(
bytes,byte=>Number.parseInt(byte,16)))})}function splitAt(text,mark){const at=text.indexOf(mark);return at<0?[text,""]:[text.slice(0,at),text.slice(at+mark.length)]}}),
8947:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{ZJ:()=>toBytes,_6:()=>decodeUtf8,
iP:()=>byteString,uK:()=>fromBytes});const decoder=new TextDecoder("utf-8",{ignoreBOM:!0});function decodeUtf8(bytes){const text=decoder.decode(bytes);return text.
includes("\uFFFD")?decoder.decode(withoutIncomplete(bytes)):text}const INVALID=255;function withoutIncomplete(bytes){const copy=new Uint8Array(bytes);for(let at=0;at<
bytes.length;at+=1){const lead=bytes[at]??0;if(lead<224||lead>244)continue;const size=lead<240?3:4,seen=bytesSeen(bytes,at,size);seen<size&&copy.fill(INVALID,at,
at+seen),at+=seen-1}return copy}function bytesSeen(bytes,start,size){const lead=bytes[start],second=bytes[start+1]??0,least=lead===224?160:lead===240?144:128,most=lead===
237?159:lead===244?143:191;if(second<least||second>most)return 1;let seen=2;for(;seen<size&&((bytes[start+seen]??0)&192)===128;)seen+=1;return seen}const toBytes=text=>byteString(
new TextEncoder().encode(text));function fromBytes(text){const bytes=new Uint8Array(text.length);for(let at=0;at<text.length;at+=1)bytes[at]=text.charCodeAt(at);
return decoder.decode(bytes)}function byteString(bytes){let text="";for(const byte of bytes)text+=String.fromCharCode(byte);return text}}),9349:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{Jw:()=>PLAIN_CODE,L8:()=>isNamePart,Md:()=>PLAIN_HEREDOC,Tj:()=>PLAIN_STRING,bs:()=>Cursor,lr:()=>MAX_DEPTH,r1:()=>closingOf,
v$:()=>PLAIN_ENCLOSED_CODE,wH:()=>isClosing,xC:()=>isSpace});var _structure_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(6134);const MAX_DEPTH=100,NAME=/[\p{ID_Start}_][\p{ID_Continue}-]*/uy,
BEYOND=128,END=255,SPACE=1,NAME_START=2,NAME_PART=4,PLAIN_CODE=8,PLAIN_ENCLOSED_CODE=16,PLAIN_STRING=32,PLAIN_HEREDOC=64,PATTERNS=[[SPACE,/[ \t]/g],[NAME_START,
/[A-Za-z_]/g],[NAME_PART,/[\w-]/g],[PLAIN_CODE,/[\w \t.:=?!&|*%+>~-]/g],[PLAIN_ENCLOSED_CODE,/[\w \t\n,.:=?!&|*%+>~-]/g],[PLAIN_STRING,/[^"\\$%\r\n]/g],[PLAIN_HEREDOC,
/[^\n$%]/g]],CHARACTERS=Array.from({length:END+1},(_,code)=>code>BEYOND?"":String.fromCharCode(code)),SETS=new Uint8Array(END+1);for(const[set,pattern]of PATTERNS)
for(const{index}of CHARACTERS.join("").matchAll(pattern))SETS[index]=set|(SETS[index]??0);const isIn=(code=END,set)=>((SETS[code]??0)&set)!==0,isSpace=next=>next===
" "||next==="	",isNamePart=next=>/^[\w-]/.test(next),isClosing=next=>next==="}"||next===")"||next==="]";function closingOf(next){return next==="{"?"}":next==="("?
")":next==="["?"]":void 0}let shared=new Uint8Array(256*1024);const ENCODER=new TextEncoder;function codesOf(text,start){const{length}=text;shared.length<=length&&
(shared=new Uint8Array(2*length+1));const codes=shared,part=text.slice(start),{read,written}=ENCODER.encodeInto(part,codes.subarray(start,length));if(read!==part.
length||written!==part.length)for(let at=start;at<length;at++)codes[at]=Math.min(text.charCodeAt(at),BEYOND);return codes[length]=END,codes}class Cursor{text;parts;codes;at;depth=0;mistake;constructor(text,at=0,parts=new _structure_js__WEBPACK_IMPORTED_MODULE_0__.
n_){this.text=text,this.parts=parts,this.codes=codesOf(text,at),this.at=at}countPart(){this.parts.add()||(this.at=this.text.length)}report(message,start,end=start+
1){this.mistake??={message,start,end:Math.min(end,Math.max(start,this.text.length))}}reportUnclosed(start){const isSequence=/[$%]/.test(this.text.charAt(start)),
open=this.text.slice(start,start+(isSequence?2:1)),end=this.isAtEnd()?"the end of the file":`"${this.peek()}"`,message=`unbalanced brackets: "${open}" is not cl\
osed before ${end}`;this.report(message,this.isAtEnd()?start:this.at)}reportCharacter(){const character=String.fromCodePoint(this.text.codePointAt(this.at)??0);
let why=`${JSON.stringify(character)} is not used in HCL`;character==="'"&&(why="single quotes are not valid; use double quotes"),character==="\uFFFD"&&(why="th\
e file is not UTF-8 here"),this.report(`invalid character: ${why}`,this.at,this.at+character.length)}reportBrokenString(start){const message=this.isAtEnd()?"unt\
erminated template string: no closing quote before the end of the file":"invalid multi-line string: a quoted string must end in its line";this.report(message,start,
this.at)}peek(distance=0){return CHARACTERS[this.codes[this.at+distance]??END]??""}isAtEnd(){return this.at>=this.text.length}skipSpaces(){for(;;){const next=this.
skipAll(SPACE);if(next==="\r")this.skipReturn();else if(next==="/"&&this.peek(1)==="*")this.skipBlockComment();else return next}}skipBlank(){for(;;){const next=this.
skipSpaces();if(next===`
`)this.at++;else if(this.isLineComment(next))this.skipLine();else return next}}skipAll(set){const{codes}=this;let{at}=this,code=codes[at]??END;for(;isIn(code,set);)
code=codes[++at]??END;return this.at=at,CHARACTERS[code]??""}isLineComment(next){return next==="#"||next==="/"&&this.peek(1)==="/"}isLineEnd(next){return next===
`
`||next===""||this.isLineComment(next)}skipLine(){const newline=this.text.indexOf(`
`,this.at);this.at=newline<0?this.text.length:newline}skipBlockComment(){const close=this.text.indexOf("*/",this.at+2);close<0&&this.report('unterminated commen\
t: "/*" has no "*/"',this.at,this.at+2),this.at=close<0?this.text.length:close+2}readName(){const{codes,text,at:start}=this;return isIn(codes[start],NAME_START)&&
this.skipAll(NAME_PART),codes[this.at]===BEYOND&&(NAME.lastIndex=start,this.at=NAME.test(text)?NAME.lastIndex:start),this.at>start?text.slice(start,this.at):void 0}skipReturn(){
this.peek(1)!==`
`&&this.report("invalid character: a carriage return without a line feed",this.at),this.at++}}}),8704:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{J:()=>readExpression,U:()=>readLiteral});var _cursor_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(9349),_skip_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(
3268),_strings_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(4009);function readExpression(cursor,ends){cursor.countPart();const next=ends==="element"?cursor.
skipBlank():cursor.skipSpaces(),start=cursor.at,first=readLiteral(cursor,next);if(first!==void 0&&isEnd(cursor,ends))return first;(0,_skip_js__WEBPACK_IMPORTED_MODULE_1__.
Kk)(cursor,ends);let end=cursor.at;for(;end>start&&(0,_cursor_js__WEBPACK_IMPORTED_MODULE_0__.xC)(cursor.text.charAt(end-1));)end--;return end===start&&cursor.report(
"invalid expression: expected the start of an expression",start),first===void 0?readPrimitive(cursor,start,end):{kind:"other",start,end}}function isEnd(cursor,ends){
const next=ends==="element"?cursor.skipBlank():cursor.skipSpaces();return(0,_cursor_js__WEBPACK_IMPORTED_MODULE_0__.wH)(next)||next===","||cursor.isLineEnd(next)}
function readLiteral(cursor,next){if(next==='"')return(0,_strings_js__WEBPACK_IMPORTED_MODULE_2__.E3)(cursor);if(next==="<")return(0,_strings_js__WEBPACK_IMPORTED_MODULE_2__.
jw)(cursor);if(next!=="{"&&next!=="["&&next!=="(")return;const start=cursor.at++;cursor.depth++;let read;return cursor.depth>_cursor_js__WEBPACK_IMPORTED_MODULE_0__.
lr?read=skipBrackets(cursor,next,start):next==="{"?read=readObject(cursor,start):next==="["?read=readTuple(cursor,start):read=readParentheses(cursor,start),cursor.
depth--,read}function skipBrackets(cursor,open,start){return(0,_skip_js__WEBPACK_IMPORTED_MODULE_1__.ku)(cursor,(0,_cursor_js__WEBPACK_IMPORTED_MODULE_0__.r1)(open)??
open,start),{kind:"other",start,end:cursor.at}}const PRIMITIVE=/true|false|null|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/y,MAX_PRIMITIVE_LENGTH=32;function readPrimitive(cursor,start,end){
if(PRIMITIVE.lastIndex=start,!(PRIMITIVE.test(cursor.text)&&PRIMITIVE.lastIndex===end)||end-start>MAX_PRIMITIVE_LENGTH)return{kind:"other",start,end};const text=cursor.
text.slice(start,end),word={true:!0,false:!1,null:null}[text];return{kind:"primitive",start,end,value:word===void 0?Number(text):word}}function readParentheses(cursor,start){
const inner=readExpression(cursor,"element");return cursor.skipBlank()!==")"?skipBrackets(cursor,"(",start):(cursor.at++,{...inner,start,end:cursor.at})}function readTuple(cursor,start){
if(isFor(cursor))return skipBrackets(cursor,"[",start);const elements=[];for(;;){const next=cursor.skipBlank();if(next==="]")return cursor.at++,{kind:"tuple",start,
end:cursor.at,elements};if(cursor.at>=cursor.text.length||(0,_cursor_js__WEBPACK_IMPORTED_MODULE_0__.wH)(next))return cursor.reportUnclosed(start),{kind:"other",
start,end:cursor.at};const before=cursor.at;elements.push(readExpression(cursor,"element")),cursor.at===before&&cursor.peek()!==","&&cursor.at++,cursor.skipBlank()===
","&&cursor.at++}}function readObject(cursor,start){if(isFor(cursor))return skipBrackets(cursor,"{",start);const items=[];for(;;){const next=cursor.skipBlank();
if(next==="}")return cursor.at++,{kind:"object",start,end:cursor.at,items};if(cursor.at>=cursor.text.length||(0,_cursor_js__WEBPACK_IMPORTED_MODULE_0__.wH)(next))
return cursor.reportUnclosed(start),{kind:"object",start,end:cursor.at,items};items.push(readItem(cursor,next)),cursor.skipSpaces()===","&&cursor.at++}}function readItem(cursor,next){
const start=cursor.at,name=readKey(cursor,next);let end=cursor.at;for(;end>start&&(0,_cursor_js__WEBPACK_IMPORTED_MODULE_0__.xC)(cursor.text.charAt(end-1));)end--;
const separator=cursor.skipSpaces();if(separator!=="="&&separator!==":")return cursor.report('missing attribute value: expected "=" or ":" after the key',cursor.
at),(0,_skip_js__WEBPACK_IMPORTED_MODULE_1__.Kk)(cursor,"line"),cursor.at===start&&cursor.at++,{name:void 0,start,end,value:{kind:"other",start:end,end:cursor.at}};
cursor.at++;const value=readExpression(cursor,"line");return{name,start,end,value}}function readKey(cursor,first){const start=cursor.at;let name;if(first==='"'||
first==="("){const key=readLiteral(cursor,first);key?.kind==="string"&&(name=key.value)}else name=cursor.readName();const next=cursor.skipSpaces();if(next==="="||
next===":")return name;skipKey(cursor);const text=cursor.text.slice(start,cursor.at).trimEnd();return/^\d+$/.test(text)?text:void 0}function skipKey(cursor){const operator=/[=!<>]=|[-+*/%<>!&|?.]/y;
for(;;){const next=cursor.skipSpaces(),start=cursor.at;if(operator.lastIndex=start,cursor.isLineComment(next))return;if((0,_cursor_js__WEBPACK_IMPORTED_MODULE_0__.
L8)(next))cursor.at++;else if(next==="["||next==="(")cursor.at++,skipBrackets(cursor,next,start);else if(next==='"')(0,_strings_js__WEBPACK_IMPORTED_MODULE_2__.
E3)(cursor);else if(operator.test(cursor.text))cursor.at=operator.lastIndex;else if(cursor.readName()===void 0)return}}function isFor(cursor){return cursor.skipBlank(),
cursor.text.startsWith("for",cursor.at)&&!(0,_cursor_js__WEBPACK_IMPORTED_MODULE_0__.L8)(cursor.peek(3))}}),400:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{K:()=>readHcl});var _cursor_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(9349),_expressions_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(
8704),_skip_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(3268),_strings_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(4009),_structure_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(
6134);function readHcl(text,parts=new _structure_js__WEBPACK_IMPORTED_MODULE_4__.n_){const cursor=new _cursor_js__WEBPACK_IMPORTED_MODULE_0__.bs(text,text.startsWith(
"\uFEFF")?1:0,parts),body=readBody(cursor,void 0);return(0,_structure_js__WEBPACK_IMPORTED_MODULE_4__.pH)(text,body,cursor.mistake,parts)}function readBody(cursor,open){
const found={attributes:[],blocks:[]};let isOneLine=open!==void 0&&!cursor.isLineEnd(cursor.skipSpaces());for(;;){const next=cursor.skipBlank();if(cursor.at>=cursor.
text.length){open!==void 0&&cursor.report(UNCLOSED,open);break}if(next==="}"&&open!==void 0){cursor.at++;break}readItem(cursor,next,found),endItem(cursor,isOneLine,
found),isOneLine=!1}return{kind:"native",attributes:found.attributes,blocks:found.blocks}}const UNCLOSED="unclosed configuration block: there is no closing brac\
e before the end of the file";function readItem(cursor,first,found){const start=cursor.at;cursor.countPart();const name=first==='"'?readQuotedName(cursor):cursor.
readName();if(name===void 0){first<"\x80"?cursor.report("argument or block definition required",start):cursor.reportCharacter(),skipRest(cursor,start);return}const end=cursor.
at;if(cursor.skipSpaces()==="="&&cursor.peek(1)!=="="){cursor.at++,found.attributes.push({name,start,end,value:(0,_expressions_js__WEBPACK_IMPORTED_MODULE_1__.J)(
cursor,"line")});return}const labels=readLabels(cursor),open=cursor.at;if(cursor.peek()!=="{"){const message=labels.length===0?`argument or block definition req\
uired: "${name}" has neither "=" nor "{" after it`:`invalid block definition: the header of "${name}" has no "{" at its end`;cursor.report(message,start,end),skipRest(
cursor,start);return}cursor.at++;const body=UNREAD.has(name)&&labels[0]?.value!==REMOTE_STATE&&cursor.depth===0&&cursor.mistake===void 0?skipBody(cursor,open):readNestedBody(
cursor,open);found.blocks.push({type:name,labels,start,end:open,body})}const UNREAD=new Set(["resource","data","ephemeral","output","variable"]),REMOTE_STATE="t\
erraform_remote_state";function skipBody(cursor,open){const{at}=cursor;return(0,_skip_js__WEBPACK_IMPORTED_MODULE_2__.ku)(cursor,"}",open)&&cursor.mistake===void 0?
new UnreadBody(cursor,open):(cursor.at=at,cursor.mistake=void 0,readNestedBody(cursor,open))}class UnreadBody{kind="native";text;open;end;parts;body;constructor({
text,at,parts},open){this.text=text,this.open=open,this.end=at,this.parts=parts}get attributes(){return this.read().attributes}get blocks(){return this.read().blocks}mayHave(name){
return this.body!==void 0||this.text.slice(this.open,this.end).includes(name)}read(){if(this.body===void 0){const cursor=new _cursor_js__WEBPACK_IMPORTED_MODULE_0__.
bs(this.text.slice(0,this.end),this.open+1,this.parts);cursor.depth=1,this.body=readBody(cursor,this.open)}return this.body}}function readNestedBody(cursor,open){
if(cursor.depth>=_cursor_js__WEBPACK_IMPORTED_MODULE_0__.lr)return cursor.report(`blocks are nested deeper than ${_cursor_js__WEBPACK_IMPORTED_MODULE_0__.lr} le\
vels`,open),(0,_skip_js__WEBPACK_IMPORTED_MODULE_2__.ku)(cursor,"}",open),{kind:"native",attributes:[],blocks:[]};cursor.depth++;const body=readBody(cursor,open);
return cursor.depth--,body}function readQuotedName(cursor){const start=cursor.at,name=(0,_strings_js__WEBPACK_IMPORTED_MODULE_3__.E3)(cursor);return cursor.report(
"invalid argument name: argument names must not be quoted",start,cursor.at),name.kind==="string"?name.value:void 0}function readLabels(cursor){const labels=[];for(;;){
const next=cursor.skipSpaces(),start=cursor.at;let value;if(next==='"'){const label=(0,_strings_js__WEBPACK_IMPORTED_MODULE_3__.E3)(cursor);label.kind==="string"?
value=label.value:(value=cursor.text.slice(start+1,Math.max(start+1,cursor.at-1)),cursor.report("invalid block label: it has to be plain text",start,cursor.at))}else
value=cursor.readName();if(value===void 0)return labels;labels.push({value,start,end:cursor.at}),cursor.countPart()}}function endItem(cursor,isOneLine,found){const next=cursor.
skipSpaces();isOneLine&&(next!=="}"||found.blocks.length>0)?cursor.report("invalid single-argument block definition: a block in one line has one argument at mos\
t",cursor.at):!isOneLine&&!cursor.isLineEnd(next)&&cursor.report("missing newline after argument or block definition",cursor.at)}function skipRest(cursor,start){
(0,_skip_js__WEBPACK_IMPORTED_MODULE_2__.Kk)(cursor,"line"),(cursor.at===start||(0,_cursor_js__WEBPACK_IMPORTED_MODULE_0__.wH)(cursor.peek())&&cursor.peek()!=="\
}")&&cursor.at++}}),3268:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{Fq:()=>readHeredocHead,
Kk:()=>skipExpression,_p:()=>skipHeredoc,ku:()=>skipToClosing});var _cursor_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(9349);const HEREDOC="<<",isText=({
close})=>close==='"'||close===HEREDOC;function skipExpression(cursor,ends){cursor.skipAll(_cursor_js__WEBPACK_IMPORTED_MODULE_0__.Jw)===`
`&&ends==="line"||skip(cursor,[],ends)}const skipToClosing=(cursor,close,start)=>skip(cursor,[{start,close}],void 0),skipHeredoc=(cursor,marker,start)=>skip(cursor,
[{start,close:HEREDOC,marker}],void 0);function skip(cursor,open,ends){for(;;){const top=open.at(-1);if(top===void 0&&ends===void 0)return!0;let isWhole;if(top!==
void 0&&isText(top)?(top.close==='"'?skipString:skipHeredocText)(cursor,open,top)||(isWhole=!1):isWhole=skipCode(cursor,open,ends),isWhole!==void 0)return isWhole}}
function skipCode(cursor,open,ends){for(;;){const isOutermost=open.length===0,next=cursor.skipAll(isOutermost?_cursor_js__WEBPACK_IMPORTED_MODULE_0__.Jw:_cursor_js__WEBPACK_IMPORTED_MODULE_0__.
v$);if(next===`
`||next===","){if(isOutermost&&(next===","||ends==="line"))return!0;cursor.at++}else if((0,_cursor_js__WEBPACK_IMPORTED_MODULE_0__.wH)(next)){if(isOutermost)return!0;
if(!skipClosing(cursor,open,next))return!1;const top=open.at(-1);if(top===void 0?ends===void 0:isText(top))return}else if(next==='"'){open.push({start:cursor.at++,
close:'"'});return}else{const close=(0,_cursor_js__WEBPACK_IMPORTED_MODULE_0__.r1)(next);if(close!==void 0)open.push({start:cursor.at++,close});else{if(next==="\
<"&&skipLess(cursor,open))return;if(next!=="<"){if(cursor.isAtEnd())return endEarly(cursor,open);if(isOutermost&&ends==="line"&&cursor.isLineComment(next))return!0;
skipOddCode(cursor,next)}}}}}function skipLess(cursor,open){const start=cursor.at,marker=readHeredocHead(cursor);return marker===void 0?cursor.at++:open.push({start,
close:HEREDOC,marker}),marker!==void 0}function skipOddCode(cursor,next){cursor.isLineComment(next)?cursor.skipLine():next==="/"&&cursor.peek(1)==="*"?cursor.skipBlockComment():
next==="/"?cursor.at++:next==="\r"?cursor.skipSpaces():(next<"\x80"||cursor.readName()===void 0)&&(cursor.reportCharacter(),cursor.at++)}function skipClosing(cursor,open,bracket){
const top=open.pop();if(top!==void 0&&top.close!==bracket){cursor.reportUnclosed(top.start);let next=open.at(-1);for(;next!==void 0&&next.close!==bracket&&!isText(
next);)open.pop(),next=open.at(-1);if(next===void 0)return!1;isText(next)?open.push({start:cursor.at,close:"}"}):open.pop()}return cursor.at++,!0}function endEarly(cursor,open){
const first=open[0];return first===void 0?!0:(cursor.reportUnclosed(first.start),!1)}function skipString(cursor,open,string){for(;;){const next=cursor.skipAll(_cursor_js__WEBPACK_IMPORTED_MODULE_0__.
Tj);if(next==='"')return open.pop(),cursor.at++,!0;if(next==="\\")cursor.at+=/[^\r\n]/.test(cursor.peek(1))?2:1;else{if(next!=="$"&&next!=="%")return endBrokenString(
cursor,open,string);if(skipSequenceStart(cursor,open))return!0}}}function skipSequenceStart(cursor,open){const{at}=cursor,next=cursor.peek(1);if(next==="{")return open.
push({start:at,close:"}"}),cursor.at+=2,!0;const isEscaped=next===cursor.peek()&&cursor.peek(2)==="{";return cursor.at+=isEscaped?3:1,!1}function endBrokenString(cursor,open,string){
cursor.reportBrokenString(string.start);const lineStart=startOfLine(cursor);do open.pop();while((open.at(-1)?.start??-1)>=lineStart);return open.length>0}function startOfLine({
text,at}){let start=at;for(;start>0&&text[start-1]!==`
`&&text[start-1]!=="\r";)start--;return start}function readHeredocHead(cursor){const{text,at:start}=cursor;if(cursor.peek(1)!=="<")return;cursor.at+=cursor.peek(
2)==="-"?3:2;const marker=cursor.readName();if(marker===void 0){cursor.at=start;return}return cursor.skipSpaces()!==`
`&&cursor.at<text.length&&cursor.report("invalid expression: a heredoc marker must end its line",start,cursor.at),cursor.skipLine(),cursor.isAtEnd()||cursor.at++,
marker}function skipHeredocText(cursor,open,heredoc){const marker=heredoc.marker??"";for(;;){if(cursor.peek(-1)===`
`&&skipMarkerLine(cursor,marker))return open.pop(),!0;const next=cursor.skipAll(_cursor_js__WEBPACK_IMPORTED_MODULE_0__.Md);if(cursor.isAtEnd()){const message=`\
unterminated template string: no line closes the heredoc "${marker}"`;return cursor.report(message,heredoc.start),!1}if(next===`
`)cursor.at++;else if(skipSequenceStart(cursor,open))return!0}}function skipMarkerLine(cursor,marker){const{text}=cursor;let{at}=cursor;for(;(0,_cursor_js__WEBPACK_IMPORTED_MODULE_0__.
xC)(text.charAt(at));)at++;const first=text.charAt(at);if(first>" "&&first<"\x80"&&!text.startsWith(marker,at))return!1;const newline=text.indexOf(`
`,at),end=newline<0?text.length:newline;return text.slice(at,end).trim()!==marker?!1:(cursor.at=text.charAt(end-1)==="\r"?end-1:end,!0)}}),4009:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{BD:()=>readBareTemplate,E3:()=>readString,jw:()=>readHeredoc});var _cursor_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(
9349),_skip_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(3268);function readString(cursor){const{text,at:start}=cursor;if(cursor.at++,cursor.skipAll(_cursor_js__WEBPACK_IMPORTED_MODULE_0__.
Tj)!=='"')return readTemplate(cursor,start);const value=text.slice(start+1,cursor.at++);return{kind:"string",start,end:cursor.at,value,verbatim:value}}function readBareTemplate(text,span,counted){
if(!text.includes("{"))return{kind:"string",...span,value:text,verbatim:text};const cursor=new _cursor_js__WEBPACK_IMPORTED_MODULE_0__.bs(text,0,counted),pieces={
parts:[],known:""};for(cursor.at=0;cursor.at<text.length;){const from=cursor.at;for(;cursor.at<text.length&&!isSign(cursor.peek());)cursor.at++;if(pieces.known+=
text.slice(from,cursor.at),cursor.at<text.length&&!readSequence(cursor,pieces)){addUnknown(pieces,span);break}}const parts=pieces.parts.map(part=>part.kind==="k\
nown"?part:{...part,code:text.slice(part.start,part.end),...span});return finish({parts,known:pieces.known},span,text)}const isSign=next=>next==="$"||next==="%";
function readTemplate(cursor,start){const{text}=cursor,pieces={parts:[],known:text.slice(start+1,cursor.at)};for(;;){const from=cursor.at,next=cursor.skipAll(_cursor_js__WEBPACK_IMPORTED_MODULE_0__.
Tj);if(pieces.known+=text.slice(from,cursor.at),next==='"')return cursor.at++,finish(pieces,{start,end:cursor.at});if(next==="\\")pieces.known+=readEscape(cursor);else if(isSign(
next)){if(!readSequence(cursor,pieces))return{kind:"other",start,end:cursor.at}}else return cursor.reportBrokenString(start),{kind:"other",start,end:cursor.at}}}
function finish({parts,known},{start,end},verbatim){return parts.length===0?{kind:"string",start,end,value:known,verbatim:verbatim??known}:(known!==""&&parts.push(
{kind:"known",value:known}),{kind:"template",start,end,parts,verbatim})}function addUnknown(pieces,span){pieces.known!==""&&pieces.parts.push({kind:"known",value:pieces.
known}),pieces.known="",pieces.parts.push({kind:"unknown",start:span.start,end:span.end})}function readSequence(cursor,pieces){const{text,at:start}=cursor,sign=text.
charAt(start);if(cursor.peek(1)!=="{"){const isEscaped=text.startsWith(`${sign}{`,start+1);return pieces.known+=isEscaped?`${sign}{`:sign,cursor.at+=isEscaped?3:
1,!0}cursor.at+=2;const inner=sign==="$"?readInnerString(cursor):void 0;return inner?.kind==="other"?!1:inner?.kind==="string"&&cursor.skipBlank()==="}"?(pieces.
known+=inner.value,cursor.at++,!0):(0,_skip_js__WEBPACK_IMPORTED_MODULE_1__.ku)(cursor,"}",start)?(text.charAt(start+2)==="~"&&(pieces.known=pieces.known.trimEnd()),
addUnknown(pieces,{start,end:cursor.at}),cursor.countPart(),!0):!1}function readInnerString(cursor){if(cursor.skipBlank()!=='"'||cursor.depth>=_cursor_js__WEBPACK_IMPORTED_MODULE_0__.
lr)return;cursor.depth++;const inner=readString(cursor);return cursor.depth--,inner}const ESCAPES={n:`
`,r:"\r",t:"	",'"':'"',"\\":"\\"};function readEscape(cursor){const{text,at:start}=cursor,letter=text.charAt(start+1),digits=text.slice(start+2,start+(letter===
"U"?10:6)),isHex=letter==="U"?/^[0-9a-f]{8}$/i.test(digits):/^[0-9a-f]{4}$/i.test(digits),point=Number.parseInt(digits,16);if((letter==="u"||letter==="U")&&isHex&&
point<=1114111)return cursor.at+=digits.length+2,String.fromCodePoint(point);const known=ESCAPES[letter];if(cursor.at+=known===void 0?1:2,known!==void 0)return known;
const shown=JSON.stringify(text.slice(start,start+2));return cursor.report(`invalid escape sequence: ${shown}`,start,start+2),""}function readHeredoc(cursor){const{
text,at:start}=cursor,isIndented=cursor.peek(2)==="-",marker=(0,_skip_js__WEBPACK_IMPORTED_MODULE_1__.Fq)(cursor);if(marker===void 0)return;const from=cursor.at;
if(!(0,_skip_js__WEBPACK_IMPORTED_MODULE_1__._p)(cursor,marker,start))return{kind:"other",start,end:cursor.at};const span={start,end:cursor.at},body=text.slice(
from,text.lastIndexOf(`
`,cursor.at-1)+1);if(SEQUENCE.test(body)){const parts=[{kind:"unknown",...span}];return{kind:"template",...span,parts,verbatim:void 0}}const plain=body.replaceAll(
"$${","${").replaceAll("%%{","%{"),value=isIndented?withoutIndentation(plain):plain;return{kind:"string",...span,value,verbatim:value}}const SEQUENCE=/(?<!\$)\$\{|(?<!%)%\{/;
function withoutIndentation(body){let least=body.length;for(const[indent]of body.matchAll(INDENT))least=Math.min(least,indent.length);return body.replace(INDENT,
indent=>indent.slice(least))}const INDENT=/(?<=^|\n)[^\S\n]*(?=\S)/g}),6134:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.
d(__webpack_exports__,{SH:()=>blocksOf,Td:()=>attributesOf,lS:()=>membersOf,n_:()=>PartCount,pH:()=>structureOf,w4:()=>attributeOf,yN:()=>placesIn});const MAX_PARTS=25e4;
class PartCount{max;count=0;constructor(max=MAX_PARTS){this.max=max}add(){return this.count+=1,this.count<=this.max}isExceeded(){return this.count>this.max}}function structureOf(text,body,mistake,parts){
return mistake===void 0?{text,body,parts,problems:[]}:{text,body,parts,problems:[{...placesIn(text)(mistake),message:mistake.message}]}}const blocksOf=(body,type,labels)=>{
if(body.kind==="native")return body.blocks.filter(block=>block.type===type&&block.labels.length===labels);const found=[];for(const member of body.members)member.
name===type&&unpack(type,member.value,labels,[],found);return found},attributesOf=body=>body.kind==="native"?body.attributes:body.members,attributeOf=(body,name)=>body.
kind==="native"&&body.mayHave?.(name)===!1?void 0:attributesOf(body).find(attribute=>attribute.name===name),membersOf=value=>value.kind==="object"?value.items.filter(
isMember):value.kind!=="tuple"?[]:value.elements.flatMap(element=>element.kind==="object"?element.items.filter(isMember):[]),isMember=item=>item.name!==void 0&&
item.name!=="//";function unpack(type,value,labelsLeft,labels,found){if(labelsLeft>0){for(const{name,start,end,value:inner}of membersOf(value))unpack(type,inner,
labelsLeft-1,[...labels,{value:name,start,end}],found);return}const span={start:value.start,end:value.start+1};for(const element of value.kind==="tuple"?value.elements:
[value])element.kind!=="object"&&element.kind!=="tuple"||found.push({...span,type,labels,body:{kind:"json",members:membersOf(element)}})}const placesIn=text=>{const lines=[
text.startsWith("\uFEFF")?1:0];let newline=text.indexOf(`
`),pairs;return({start,end})=>{for(;newline>=0&&newline<start;newline=text.indexOf(`
`,newline+1))lines.push(newline+1);pairs??=surrogatePairs(text);const before=offset=>countUpTo(pairs??[],offset-1),line=Math.max(1,countUpTo(lines,start)),lineStart=lines[line-
1]??0,lineEnd=(lines[line]??(newline<0?text.length:newline)+1)-1,column=offset=>offset-lineStart-before(offset)+before(lineStart)+1;return{line,column:column(Math.
max(start,lineStart)),endColumn:column(Math.min(end,lineEnd))}}},surrogatePairs=text=>/[\uD800-\uDBFF]/.test(text)?Array.from(text.matchAll(/[\uD800-\uDBFF][\uDC00-\uDFFF]/g),
match=>match.index):[];function countUpTo(sorted,limit){let low=0,high=sorted.length;for(;low<high;){const middle=low+high>>>1;(sorted[middle]??0)<=limit?low=middle+
1:high=middle}return low}}),1364:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{q:()=>leave,
w:()=>endWhenInterrupted});const SIGNALS=["SIGINT","SIGTERM","SIGHUP","SIGBREAK"],SAME_MS=300,CRASH_MS=5e3;function endWhenInterrupted(program,stop,{isFinal,crash,
now}){const interruption=new AbortController;let first=0;const isSecond=()=>isFinal||interruption.signal.aborted;for(const signal of SIGNALS)program.on(signal,()=>{
const since=now()-first;stop.end({kind:"signal",signal}),isSecond()?(isFinal||since>SAME_MS)&&endBy(signal,program):first=now(),interruption.abort()});return program.
on("uncaughtException",error=>{stop.end({kind:"crash"});const exitCode=crash(error);isSecond()&&program.exit(exitCode),interruption.abort(),setTimeout(()=>program.
exit(exitCode),CRASH_MS).unref()}),program.on("exit",()=>stop.end({kind:"crash"})),interruption.signal}function endBy(signal,program){program.removeAllListeners(
signal),program.kill(program.pid,signal)}async function leave(program,exitCode){const{stdout,stderr}=program;for(const stream of[stdout,stderr])await new Promise(
resolve=>stream.write("",resolve));if(program.getActiveResourcesInfo().includes("GetAddrInfoReqWrap")&&program.platform!=="win32"&&program.execve!==void 0){const{
execPath}=program;program.execve(execPath,[execPath,"--eval",`require('node:process').exit(${exitCode})`],{})}program.exit(exitCode)}}),2886:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{ER:()=>isBreaking,HJ:()=>aboutIn,Mm:()=>bounded,Np:()=>bySeverity,aZ:()=>narrowedTo,bz:()=>draftOf,hD:()=>findingOf,l$:()=>isOfFiles,
ld:()=>breaksInit,pi:()=>isIgnored,xJ:()=>severityOf});var _problems_place_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(5143),_problems_problem_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(
5799);const OF_CONFIGURATION=["module","provider","version","package","lock","not"],isOfFiles=({problem,places})=>OF_CONFIGURATION.includes(problem.code.replace(
/-.*/,""))&&places.length>0&&places.every(place=>typeof place!="string"),draftOf=(problem,service=null,needed=!0)=>({services:service===null?[]:[service],problem,
needed}),narrowedTo=(problem,clients)=>({...problem,affects:problem.affects.filter(client=>clients.includes(client))}),isBreaking=({problem,needed})=>needed&&problem.
usualSeverity==="error";function severityOf({problem,needed},checked){const breaksChecked=needed&&checked.some(client=>problem.affects.includes(client));return problem.
severity==="error"&&!breaksChecked?"warning":problem.severity}const findingOf=(draft,checked,about)=>({severity:severityOf(draft,checked),problem:draft.problem,
affects:draft.problem.affects,...about}),bySeverity=(a,b)=>_problems_problem_js__WEBPACK_IMPORTED_MODULE_1__.oC.indexOf(a.severity)-_problems_problem_js__WEBPACK_IMPORTED_MODULE_1__.
oC.indexOf(b.severity),isIgnored=(problem,host,ignore)=>ignore.some(rule=>rule.code===problem.code&&(rule.host===null||rule.host===host));function breaksInit({problem,
services},{visit:{host,attempt},requirements,answering},{depth}){if(depth==="discovery"||attempt.discovery.kind==="skipped")return!0;const isAnswering=services.
some(service=>answering.has(`${host} ${service}`));if(problem.code==="service-url-no-slash"&&isAnswering)return!1;const own=requirements.filter(({service})=>services.
length===0||services.includes(service));return own.length===0||own.some(({isForInit})=>isForInit)}const MAX_PLACES=1e3;function aboutIn(requirements){const known=new Map;
return services=>{const key=JSON.stringify(services),found=known.get(key)??aboutServices(services,requirements);return known.set(key,found),found}}function aboutServices(services,requirements){
const requiring=ids3=>requirements.filter(({service})=>ids3.includes(service)),own=services.length===0?requirements:requiring(services),required=services.filter(
id2=>own.some(({service})=>service===id2)),ids2=required.length>0?required:services,because=(own.length>0?own:requiring(["any"])).flatMap(each=>each.because);return{
service:ids2.length===1?ids2[0]??null:null,...bounded([...new Set(because)])}}function bounded(places){const all=asideLast(places),placesLeftOut=Math.max(0,all.
length-MAX_PLACES);return{places:all.slice(0,MAX_PLACES),placesLeftOut}}function asideLast(places){const{own=[],aside=[]}=Object.groupBy(places,place=>typeof place!=
"string"&&(0,_problems_place_js__WEBPACK_IMPORTED_MODULE_0__.Zl)(place.file)?"aside":"own");return[...own,...aside]}}),997:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{O:()=>attemptsOf,T:()=>resultFor});var _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(1064);const attemptsOf=({
earlier,attempt,later})=>[...earlier,attempt,...later];function answerFor({discovery,timing,headMs,hops},{attemptMs}){const status=headMs!==null&&headMs<=attemptMs?
hops.at(-1)?.status:null;return status===null||(0,_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.Mq)(status??0)?"retries":discovery.kind!=="failed"&&timing.totalMs<=
attemptMs?"works":"fails"}function resultFor(attempts,release){const answers=attempts.map(attempt=>answerFor(attempt,release)),first=answers.indexOf("works");return first<
0?"never":first<=release.retries&&!answers.slice(0,first).includes("fails")?"always":"sometimes"}}),1393:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{j7:()=>NOTHING_PREDICTED,k2:()=>failsCheck,S4:()=>judge});var brief=__webpack_require__(4e3),file=__webpack_require__(
7052),problems_place=__webpack_require__(5143),problems_problem=__webpack_require__(5799),protocol_clients=__webpack_require__(1064),go_url=__webpack_require__(
4283),not_contacted=__webpack_require__(6697),protocol_hostname=__webpack_require__(1831),judge_finding=__webpack_require__(2886);const mayUse=(host,{allowedHosts,
hostnames})=>(0,protocol_hostname.Jr)(host,allowedHosts)||hostnames.some(named=>named.host===host),WHOLE={file:".",line:1,column:1,endColumn:1},MAX_DIRECT_HOSTS=1e4;
function judgeDirectHosts(usages,rules,max=MAX_DIRECT_HOSTS){if(rules.allowedHosts.length===0)return[];const problems=new Map,notes=[];let omitted=0;for(const{directHost,
kind,isOverridden,place,clients}of usages){if(directHost===void 0||isOverridden||mayUse(directHost,rules))continue;const use=kind==="backend_http"||kind==="remo\
te_state"?"backend":"download",key=`${use} ${directHost}`,known=problems.get(key);if(known===void 0&&problems.size>=max){omitted+=1;continue}const found=known??
directProblem(directHost,use);problems.set(key,found),notes.push({...found,place,clients})}if(omitted===0)return notes;const problem=(0,file.fileLimit)({kind:"p\
roblems",max,omitted});return[...notes,{problem,place:WHOLE,clients:protocol_clients.Du,host:null}]}function directProblem(name,use){const parsed=(0,protocol_hostname.
Pv)(name),host=parsed.ok?parsed.value:null,shown2=host===null?name:(0,protocol_hostname.nx)(host);return{problem:(0,not_contacted.hostNotAllowed)({host:shown2,use}),
host}}function judgeServiceHosts(registry,services,requirements,rules){if(rules.allowedHosts.length===0)return[];const used=requirements.filter(({because})=>because.
some(one=>typeof one!="string"));return services.flatMap(service2=>{const{id:id2,kind}=service2;if(kind!=="url"||!used.some(each=>each.service===id2))return[];const url=(0,go_url.
Dl)(service2.url),host=url.ok?(0,protocol_hostname.Pm)(url.value):null;if(host===null||host===registry||mayUse(host,rules))return[];const problem=(0,not_contacted.
hostNotAllowed)({host,service:id2,registry:(0,protocol_hostname.nx)(registry)});return[(0,judge_finding.bz)(problem,id2)]})}var problems_credentials=__webpack_require__(
3534),cloud=__webpack_require__(3410),protocol_services=__webpack_require__(9562);const STATE=[protocol_services.OZ,protocol_services.Bn],REGISTRY=[protocol_services.
e$,protocol_services.xq],PRIVATE_HOSTS=[{matches:/^app\.(eu\.)?terraform\.io$/,services:[...STATE,...REGISTRY]},{matches:/^api\.env0\.com$/,services:REGISTRY},{
matches:/^backend\.api\.env0\.com$/,services:STATE},{matches:/\.scalr\.io$/,services:STATE}],servicesWithToken=host=>PRIVATE_HOSTS.find(({matches})=>matches.test(
host))?.services??[];var token_variables=__webpack_require__(241);function judgeCredentials(visit,{role},rules){const status=refusalOf(visit),hasToken=visit.credentials?.
hasToken===!0,isDiagnosed=(visit.attempt.hops.at(-1)?.challenge??null)===null&&(hasToken||role!=="guest"),misses=hasToken?[]:missesOf(visit.host,status,rules),drafts=[
...visit.difference===null?[]:[visit.difference],...misses,...status===null||!isDiagnosed?[]:[diagnose(visit,status,rules)]].map(problem=>(0,judge_finding.bz)(problem)),
ofCloud=hasToken?[]:withoutCloudToken(visit,rules);return ofCloud.length>0?[...drafts,...ofCloud]:misses.length===0?[...drafts,...withoutToken(visit,rules)]:drafts}
function withoutCloudToken(visit,{usages,isFork,depth}){const{host,attempt}=visit;if(depth==="discovery"||attempt.discovery.kind!=="found")return[];const requiring=usages.
flatMap(({workspace,hasOwnToken,needs,place})=>workspace===void 0||hasOwnToken||(0,problems_place.Zl)(place.file)?[]:needs.filter(need=>need.host===host));return Array.
from(Map.groupBy(requiring,({service:service2})=>service2),([service2,needs])=>{const problem=(0,cloud.cloudToken)({host,service:service2,isFork,...searchedBy(visit)}),
clients=needs.flatMap(need=>need.clients);return(0,judge_finding.bz)((0,judge_finding.aZ)(problem,clients),service2)})}function withoutToken(visit,{usages,isFork}){
const{host,attempt,credentials:credentials2}=visit;if(attempt.discovery.kind!=="found"||credentials2?.hasToken||credentials2?.problem)return[];const service2=servicesWithToken(
host).find(id2=>usages.some(({hasOwnToken,needs,place})=>needs.some(need=>need.host===host&&need.service===id2)&&!hasOwnToken&&!(0,problems_place.Zl)(place.file)));
return service2===void 0?[]:[(0,judge_finding.bz)((0,problems_credentials.credentialsMissing)({host,service:service2,isFork,...searchedBy(visit)}),service2)]}function refusalOf(visit){
const{discovery,hops}=visit.attempt;return discovery.kind==="failed"&&discovery.problem.code==="document-unauthorized"?hops.at(-1)?.status??null:null}function missesOf(host,status,{
tokenVariables,hosts}){return(0,token_variables.B)(tokenVariables,host,hosts).filter(({isParent})=>!isParent||status!==null).map(({variable,why,write})=>(0,problems_credentials.
credentialsNearMiss)({host,variable,why,write}))}function diagnose(visit,status,{isFork}){const{host,credentials:credentials2}=visit;return credentials2?.hasToken?
(0,problems_credentials.credentialsRejected)({host,status,source:credentials2.source}):(0,problems_credentials.credentialsMissing)({host,service:null,isFork,...searchedBy(
visit)})}function searchedBy({credentials:credentials2,looks}){const all=looks.flatMap(client=>client.looks),sources=isRead=>[...new Set(all.flatMap(({held,source:source2})=>held!==
"not read"===isRead?source2:[]))],searched=credentials2===null?sources(!0):[credentials2.source],notRead=credentials2===null?sources(!1):[];return{searched,notRead}}
function judgeUnused(tokenHosts,hosts){return tokenHosts.filter(host=>!hosts.includes(host)).map(host=>(0,judge_finding.bz)((0,problems_credentials.credentialsUnused)(
{host})))}var public_registries=__webpack_require__(7715),service_url=__webpack_require__(9319),address_kind=__webpack_require__(5195);function placeOfHost({host,
attempt},resolve){const{name}=(0,protocol_hostname.Sv)(host),byName=(0,address_kind.uo)(name),address=attempt.hops[0]?.address??null;if(byName!=="public"||address===
null)return byName;const kind=(0,address_kind.Zu)(address),isRule=resolve.some(rule=>rule.name===name);return kind==="loopback"&&isRule?"public":kind}const SECLUSION={
public:0,reserved:1,private:2,metadata:2,loopback:3},isUnreachable=(url,{kind})=>SECLUSION[kindOfUrl(url)]>SECLUSION[kind];function judgeBases(urls,base){const{
host,hasToken,hostname}=base,hidden=urls.filter(({url})=>isUnreachable(url,base)),others=urls.filter(used=>!hidden.includes(used)),insecure=others.filter(({url})=>url.
scheme==="http"),services=others.filter(({id:id2,endpoint})=>endpoint===null&&(0,protocol_services.p4)(id2)),foreign=Map.groupBy(services,({url})=>otherHost(url,
hostname)),ported=others.filter(({endpoint,url})=>endpoint===null&&isOnOtherPort(url,hostname));return[...draftOf(hidden,originOf,shared=>{const[kind,...more]=new Set(
hidden.map(({url})=>kindOfUrl(url))),isOne=more.length===0&&(kind==="loopback"||kind==="reserved");return(0,service_url.serviceUrlPrivate)({...shared,host,kind:isOne?
kind:"private"})}),...draftOf(insecure,originOf,shared=>(0,service_url.serviceUrlInsecure)({...shared,host,hasToken})),...[...foreign].flatMap(([name,group])=>name===
null?[]:draftOf(group,originOf,shared=>(0,service_url.serviceUrlCrossHost)({...shared,host,name,hasToken}))),...draftOf(ported,originOf,shared=>(0,service_url.serviceUrlOtherPort)(
{...shared,host})),...draftOf(others.filter(({url})=>url.path.includes("//")),shown,shared=>(0,service_url.serviceUrlDoubleSlash)({...shared,host})),...draftOf(
equalRegistries(urls),shown,shared=>(0,service_url.serviceUrlSame)({...shared,host}))]}function draftOf(used,show,describe){if(used.length===0)return[];const urls=[
...new Set(used.map(({url})=>used.length===1?shown(url):show(url)))];return[{services:[...new Set(used.map(({id:id2})=>id2))],problem:describe({uses:used,urls}),
needed:used.some(({needed})=>needed)}]}const shown=url=>(0,brief.dh)((0,go_url.Pl)(url)),originOf=url=>(0,brief.dh)(`${url.scheme}://${url.host}`);function kindOfUrl(url){
const{name}=(0,go_url.cz)(url);return(0,address_kind.Sz)(/[^\0-\x7f]/.test(name)?(0,protocol_hostname.$o)(name)??"":name.toLowerCase())}function otherHost(url,hostname){
const{name}=(0,go_url.cz)(url),own=(0,protocol_hostname.Sv)(hostname).name;if(name.toLowerCase()===own)return null;const read=(0,protocol_hostname.Pv)(name);return read.
ok&&read.value===own?null:name}function isOnOtherPort(url,hostname){if(url.scheme==="http"||otherHost(url,hostname)!==null)return!1;const portOf=port=>Number(port||
443);return portOf((0,go_url.cz)(url).port)!==portOf(/:(\d+)$/.exec(hostname)?.[1]??null)}function equalRegistries(urls){const pair=[protocol_services.e$,protocol_services.
xq].flatMap(id2=>urls.find(used=>used.id===id2)??[]),different=new Set(pair.map(({url})=>shown(url).replace(/\/$/,"")));return pair.length===2&&different.size===
1?pair:[]}function foreignHost(url,hostname){const name=otherHost(url,hostname);if(name===null)return null;const{port}=urlHost(url),read=parseHostname(port===""?
name:`${name}:${port}`);return read.ok?read.value:null}var cli_config=__webpack_require__(4929);function viewsOf(visit,clients){const forced=visit.forced.filter(
({client})=>clients.includes(client)),asking=clients.filter(client=>!forced.some(each=>each.client===client)),blocks=[...Map.groupBy(forced,({place,services})=>JSON.
stringify([place,services])).values()].flatMap(group=>{const[first]=group;if(first===void 0)return[];const seen={...visit,attempt:asFound(visit,first.services),
earlier:[],later:[]};return[{clients:group.map(({client})=>client),visit:seen,forced:first}]});return asking.length>0||blocks.length===0?[{clients:asking,visit,
forced:null},...blocks]:blocks}function asFound({host,attempt},services){return{discovery:{kind:"found",url:(0,protocol_hostname.cu)(host),services,leftOut:0,truncated:!1},
hops:[],timing:{...attempt.timing,totalMs:0},headMs:0,certificates:[]}}function judgeForced(visit,{forced,clients}){if(forced===null)return[];const{discovery}=visit.
attempt,at=`${forced.place.file}:${forced.place.line}`,block={host:(0,protocol_hostname.nx)(visit.host),at},offered=discovery.kind==="found"?discovery.services:
forced.services,services=differences(forced.services,offered);return[(0,cli_config.servicesForced)(block),...services.length>0?[(0,cli_config.servicesForcedDiffer)(
{...block,services})]:[]].map(problem=>(0,judge_finding.bz)((0,judge_finding.aZ)(problem,clients)))}function differences(forced,offered){const[ours,theirs]=[forced,
offered].map(services=>new Map(services.map(({id:id2,value})=>[id2,value])));return[...new Set([...forced,...offered].map(({id:id2})=>id2))].filter(id2=>!isEqual(
ours?.get(id2),theirs?.get(id2)))}function isEqual(a,b){const pairs=[[a,b]];for(const[one,other]of pairs){if(one===other)continue;if(!isNested(one)||!isNested(other))
return!1;const keys=Object.keys(one);if(!(Array.isArray(one)===Array.isArray(other)&&keys.length===Object.keys(other).length)||keys.some(key=>!Object.hasOwn(other,
key)))return!1;for(const key of keys)pairs.push([one[key],other[key]])}return!0}const isNested=value=>typeof value=="object"&&value!==null;var problems_document=__webpack_require__(
863),problems_host=__webpack_require__(960),redirect=__webpack_require__(9209),source=__webpack_require__(8011),tls=__webpack_require__(6817),document_document=__webpack_require__(
7531),judge_releases=__webpack_require__(997);const DAY_MS=1440*60*1e3,PROMISED_REDIRECTS=1;function judgeHost(visit,rules){const{hops,certificates}=visit.attempt;
return[...credentials(visit),...outcome(visit,rules),...insecureHops(hops),...expiring(certificates,rules),...recovery(visit,rules)]}function outcome(visit,rules){
const{discovery,hops}=visit.attempt;switch(discovery.kind){case"skipped":return[(0,judge_finding.bz)(discovery.problem)];case"failed":{const isExcused=rules.isFork&&
discovery.problem.code==="document-unauthorized"&&!visit.credentials?.hasToken;return[(0,judge_finding.bz)(isExcused?{...discovery.problem,severity:"notice"}:discovery.
problem)]}case"found":case"absent":{const url=hops[0]?.url??"";return[...redirectCount(url,hops.length-1,rules),...duration(visit,rules),...discovery.kind==="fo\
und"&&discovery.truncated?[padding(visit)]:[]]}}}const padding=({host,attempt:{hops}})=>(0,judge_finding.bz)((0,problems_document.documentSize)({url:hops.at(-1)?.
url??"",page:null,asked:(0,protocol_hostname.nx)(host),bytes:null,limit:document_document.b,isPadding:!0}));function redirectCount(url,redirects,rules){const clients=rules.
clients.filter(client=>redirects>protocol_clients.NX[client]);return clients.length>0?[(0,judge_finding.bz)((0,redirect.redirectLimit)({url,asks:"document",redirects,
clients,limits:protocol_clients.NX}))]:redirects>PROMISED_REDIRECTS?[(0,judge_finding.bz)((0,redirect.redirectNested)({url,redirects}))]:[]}function duration(visit,{
releases,slowMs}){const host=(0,protocol_hostname.nx)(visit.host),tookMs=visit.attempt.timing.totalMs,attempts=(0,judge_releases.O)(visit),works=release=>(0,judge_releases.
T)(attempts,release)!=="never",late=releases.filter(release=>!works(release)),isCertain=({client})=>!releases.some(each=>each.client===client&&works(each)),drafts=[
!0,!1].flatMap(certain=>{const affected=late.filter(release=>isCertain(release)===certain);if(affected.length===0)return[];const problem=(0,problems_host.hostTimeout)(
{host,phase:"complete",tookMs,releases:affected});return[(0,judge_finding.bz)(problem,null,certain)]});if(drafts.length>0||tookMs<=slowMs)return drafts;const phase=longestPhase(
visit.attempt.timing);return[(0,judge_finding.bz)((0,problems_host.hostSlow)({host,tookMs,limitMs:slowMs,phase,releases}))]}function judgeRequests({host:asked,known},requests,rules){
const names=known.map(({host})=>host),certificates=requests.flatMap(request=>request.certificates).filter(({host})=>!names.includes(host));return[...slowest(asked,
requests,rules.slowMs),...expiring(certificates,rules)]}function slowest(asked,requests,limitMs){const[slow]=requests.filter(({timing:timing2,hops:hops2})=>timing2.
totalMs>limitMs&&hops2.length>0).sort((a,b)=>b.timing.totalMs-a.timing.totalMs);if(slow===void 0)return[];const{timing,hops}=slow,url=hops[0]?.url??"",about={host:(0,protocol_hostname.
nx)(asked),url,tookMs:timing.totalMs,limitMs};return[(0,judge_finding.bz)((0,problems_host.hostSlow)({...about,phase:longestPhase(timing)}))]}function longestPhase({
lookupMs,connectMs,tlsMs,firstByteMs,totalMs}){const phases=[["lookup",lookupMs],["connection",connectMs],["tls",tlsMs],["response",firstByteMs]].map(([name,ms])=>({
name,ms:ms??0})),rest={name:"rest",ms:phases.reduce((left,{ms})=>left-ms,totalMs)};return phases.reduce((longest,phase)=>phase.ms>longest.ms?phase:longest,rest)}
function insecureHops(hops){const clear=hops.find(({url})=>url.startsWith("http://"));if(clear===void 0)return[];const exposesToken=clear.authorization==="withh\
eld";return[(0,judge_finding.bz)((0,redirect.redirectInsecure)({url:hops[0]?.url??"",to:clear.url,exposesToken}))]}function expiring(certificates,{certificateDays,
now}){const soonest=new Map;for(const each of certificates){const known=soonest.get(each.host);(known===void 0||each.expires<known.expires)&&soonest.set(each.host,
each)}return[...soonest.values()].flatMap(({host,expires})=>{const left=(Date.parse(expires)-now)/DAY_MS;return left<0||left>=certificateDays?[]:[(0,judge_finding.
bz)((0,tls.tlsExpiresSoon)({host,days:Math.floor(left),expires}))]})}function recovery(visit,rules){const{host,attempt,earlier}=visit,[first]=earlier;if(first?.
discovery.kind!=="failed"||attempt.discovery.kind==="failed")return[];const failure=first.discovery.problem.message,seen=(0,judge_releases.O)(visit),releases=rules.
releases.filter(release=>(0,judge_releases.T)(seen,release)==="sometimes"),attempts=earlier.length+1;return[(0,judge_finding.bz)((0,problems_host.hostRecovered)(
{host:(0,protocol_hostname.nx)(host),attempts,failure,releases}))]}function credentials({credentials:found,attempt}){const{discovery}=attempt;return found?.problem?
discovery.kind==="failed"&&discovery.problem.code===found.problem.code?[]:[(0,judge_finding.bz)(found.problem)]:[]}function judgeModuleHost({host},requirements){
if(!requirements.some(({service:service2})=>service2===protocol_services.e$))return[];const{name}=(0,protocol_hostname.Sv)(host);return[...name.includes(".")?[]:
[(0,source.hostDotlessModule)({host,name})],.../(^|\.)xn--/.test(host)?[(0,source.hostIdnModule)({host})]:[]].map(problem=>(0,judge_finding.bz)(problem,protocol_services.
e$))}function hostsBeyond({host,attempt,credentials:credentials2},services){const hasToken=credentials2?.hasToken===!0,reached=[...services.flatMap(service2=>service2.
kind==="url"&&(0,protocol_services.p4)(service2.id)&&(0,protocol_services.D6)(service2.id)?[{url:service2.url,service:service2.id,isSent:hasToken}]:[]),...attempt.
hops.map(({url,authorization})=>({url,service:null,isSent:authorization==="sent"}))].flatMap(({url,...rest})=>{const other=hostIn(url);return other===null||other===
host?[]:[{...rest,host:other}]});return[...new Map(reached.toReversed().map(each=>[each.host,each])).values()]}function hostIn(text){const url=(0,go_url.Dl)(text),
host=url.ok?(0,protocol_hostname.Pm)(url.value):null,read=host===null?null:(0,protocol_hostname.Pv)(host);return read?.ok?read.value:null}function judgeOtherTokens(visit,services,{
tokenSources,hosts}){return hostsBeyond(visit,services).flatMap(({host,service:service2,isSent})=>{const source2=tokenSources.get(host);if(source2===void 0)return[];
const isNeeded=service2===null?visit.attempt.discovery.kind==="failed":!isSent,problem=(0,problems_credentials.credentialsOtherHost)({host:(0,protocol_hostname.
nx)(visit.host),other:(0,protocol_hostname.nx)(host),source:source2,service:service2,isSent,isNotice:!isNeeded||hosts.has(host)});return[(0,judge_finding.bz)(problem,
service2)]})}var service=__webpack_require__(2847),problems_login=__webpack_require__(793),short_url=__webpack_require__(794),protocol_login=__webpack_require__(
9529);const HOST_FIRST=/^(?:[a-z0-9-]+\.)+[a-z]{2,}(?::\d+)?(?:\/|$)|^[a-z0-9.-]+:\d+(?:\/|$)/i,looksLikeHost=value=>HOST_FIRST.test(value)&&!/^[a-z0-9-]+\.json$/i.
test(value),withoutQuery=value=>value.replace(/[?#].*$/s,""),withoutSecrets=why=>why.replace(/\/\/[^/?#"\s]*@/g,"//***@").replace(/\?[^"\s]*/g,"?***");function urlProblems(service2){
const unusable=whyUnusable(service2),{id:id2,host,value}=service2,at={id:id2,host,url:(0,go_url.Pl)(service2.url)};if(unusable!==null)return[(0,service_url.serviceUrlInvalid)(
{...at,why:unusable})];const replacing=isWithoutSlash(service2)?(0,protocol_clients.ab)(id2):[];return[value===""?(0,service_url.serviceUrlEmpty)(at):null,looksLikeHost(
value)?(0,service_url.serviceUrlLooksLikeHost)({...at,value:withoutQuery(value),why:null}):null,isRelative(value)?(0,service_url.serviceUrlRelative)(at):null,replacing.
length>0?(0,service_url.serviceUrlNoSlash)({...at,clients:replacing}):null,service2.url.query!==""&&(0,protocol_services.p4)(id2)?(0,service_url.serviceUrlQuery)(
at):null].filter(problem=>problem!==null)}function whyUnusable({url}){const{name,port}=(0,go_url.cz)(url);return name===""?"no Host in request URL":port===""||Number(
port)>0&&Number(port)<=65535?null:`invalid port "${port}"`}const isRelative=value=>!/^$|^\/|^[a-z][a-z0-9+.-]*:/i.test(value)&&!looksLikeHost(value),isWithoutSlash=({
value,url})=>value!==""&&!/^$|\/$/.test(url.path),BY_RULE={"client-missing":problems_login.loginClientMissing,"client-empty":problems_login.loginClientEmpty,"gr\
ant-types-invalid":problems_login.loginGrantTypesInvalid,"grant-types-unsupported":problems_login.loginGrantTypesUnsupported,"grant-types-unknown":problems_login.
loginGrantTypesUnknown,"authz-missing":problems_login.loginAuthzMissing,"token-missing":problems_login.loginTokenMissing,"ports-count":problems_login.loginPortsCount,
"ports-range":problems_login.loginPortsRange,"ports-order":problems_login.loginPortsOrder,"ports-single":problems_login.loginPortsSingle,"ports-ignored":problems_login.
loginPortsIgnored,"scopes-invalid":problems_login.loginScopesInvalid,"scopes-ignored":problems_login.loginScopesIgnored};function judgeLogin(fields,documentUrl,host){
const{value,flaws}=(0,protocol_login.m)(fields,documentUrl,host),login={...value,authz:printable(value.authz),token:printable(value.token)},portless=endpointsWithoutPort(
login,documentUrl),port=portless.length===0?[]:[problems_login.loginUrlPort({host,endpoints:portless})];return{login,problems:[...flaws.map(flaw=>problemOf(flaw,
host)),...port]}}function endpointsWithoutPort(login,documentUrl){const document=(0,go_url.cz)(documentUrl);return document.port===""||document.port==="443"?[]:
["authz","token"].flatMap(name=>{const url=login[name],parsed=url===null?null:(0,go_url.Dl)(url);if(url===null||!parsed?.ok||parsed.value.scheme!=="https")return[];
const host=(0,go_url.cz)(parsed.value);return host.name.toLowerCase()===document.name.toLowerCase()&&host.port===""?[{name,url,port:document.port}]:[]})}function problemOf(flaw,host){
return"why"in flaw?(flaw.rule==="authz-invalid"?problems_login.loginAuthzInvalid:problems_login.loginTokenInvalid)({host,why:withoutSecrets(flaw.why)}):BY_RULE[flaw.
rule]({host,value:flaw.value})}function printable(text){const url=text===null?null:(0,go_url.Dl)(text);return url?.ok?(0,go_url.Pl)(url.value):null}function judgeService(id2,needed,context){
const look=client=>{const{discovery,documentUrl,display}=context;return(0,protocol_services.TE)(id2,{services:discovery.services,documentUrl,display,client})},lookups=askersOf(
id2,context).map(client=>({client,lookup:look(client)})),[first,...more]=lookups;if(first===void 0)throw new Error("no client is checked");const differing=more.
filter(({lookup})=>lookup.kind!==first.lookup.kind),isAlike=client=>!isMain(client)||look(client).kind===first.lookup.kind,affected=differing.length===0?(0,protocol_clients.
SZ)(id2).filter(isAlike):[first.client],judged=judgeLookup(id2,first.lookup,needed,affected,context),drafts=differing.flatMap(({client,lookup})=>judgeLookup(id2,
lookup,needed,[client],context).drafts);return{...judged,drafts:[...judged.drafts,...drafts]}}function askersOf(id2,{requirements,clients}){return requirements.
find(({service:service2})=>service2===id2)?.clients??clients}const isMain=client=>protocol_clients.Du.some(each=>each===client);function judgeLookup(id2,lookup,needed,clients,context){
const{documentUrl,display:host}=context,isReported=needed||(0,protocol_services.D6)(id2),drafts=problems=>isReported?problems.map(problem=>(0,judge_finding.bz)(
problem,id2,needed)):[];switch(lookup.kind){case"url":{const{url,value}=lookup,problems=urlProblems({id:id2,value,url,host}),isUsed=isReported&&!problems.some(({
code})=>code==="service-url-invalid"),shown2=(0,brief.dh)((0,go_url.Pl)(url),short_url.z);return{outcome:{id:id2,kind:"url",url:shown2},drafts:drafts(problems),
urls:isUsed?[{id:id2,endpoint:null,url,needed}]:[]}}case"object":{const{value,leftOut}=lookup,{login,problems}=judgeLogin(value,documentUrl,host),refused=problems.
find(({severity})=>severity==="error");return{outcome:refused?{id:id2,kind:"problem",problem:refused}:{id:id2,kind:"login",login,leftOut},drafts:drafts(problems),
urls:endpointsOf(login,id2,needed)}}case"bad-id":case"missing":case"version":case"type":case"bad-url":{const problem=(0,judge_finding.aZ)(lookups_problemOf(id2,
lookup,context),clients);return{outcome:{id:id2,kind:"problem",problem},drafts:drafts([problem]),urls:[]}}}}const endpointsOf=(login,id2,needed)=>["authz","toke\
n"].flatMap(endpoint=>{const url=(0,go_url.Dl)(login[endpoint]??"");return login[endpoint]!==null&&url.ok?[{id:id2,endpoint,url:url.value,needed}]:[]}),foundIn=(id2,{
discovery,display:host,block})=>({id:id2,host,block,offered:discovery.services.map(service2=>service2.id),leftOut:discovery.leftOut,isArtifactory:discovery.services.
some(({value})=>typeof value=="string"&&value.includes("/artifactory/"))});function lookups_problemOf(id2,lookup,context){const found={...foundIn(id2,context),why:lookup.
why};switch(lookup.kind){case"missing":return(0,service.serviceMissing)(found);case"bad-id":case"version":return(0,service.serviceVersion)({...found,isReadable:lookup.
kind==="version"});case"type":{const{value}=lookup;return id2===protocol_services.S3?(0,problems_login.loginType)({...found,value}):(0,service.serviceType)({...found,
value})}case"bad-url":{const why=withoutSecrets(lookup.why);return looksLikeHost(lookup.value)?(0,service_url.serviceUrlLooksLikeHost)({...found,value:withoutQuery(
lookup.value),why}):lookup.reason==="user-info"?(0,service_url.serviceUrlCredentials)(found):(0,service_url.serviceUrlInvalid)({...found,url:null,why})}}}const MAX_LISTED=200,
MAX_TRIED=10;function judgeServices(seen){const{visit,requirements,clients,block,kind}=seen,{discovery}=visit.attempt,display=(0,protocol_hostname.nx)(visit.host);
if(discovery.kind==="failed"||discovery.kind==="skipped")return{services:[],leftOut:0,drafts:[]};const required=requirements.map(({service:service2})=>service2);
if(discovery.kind==="absent")return{services:[],leftOut:0,drafts:[absent(discovery,display,required)]};const documentUrl=(0,go_url.Dl)(discovery.url);if(!documentUrl.
ok)throw new Error(`${discovery.url} was requested but is no URL`);const context={visit,discovery,documentUrl:documentUrl.value,display,clients,requirements,block,
base:{hostname:visit.host,host:display,hasToken:visit.credentials?.hasToken===!0,kind}};return judgeFound(context,required)}function judgeFound(context,required){
const{discovery,clients}=context,asked=required.filter(id2=>id2!=="any"),others=discovery.services.map(({id:id2})=>id2).filter(id2=>!asked.includes(id2)&&protocol_clients.
Du.some(each=>(0,protocol_services.oe)(id2,each).ok)).slice(0,MAX_LISTED),askedJudged=asked.map(id2=>judgeService(id2,!0,context)),works=({outcome:outcome2,drafts,
urls})=>outcome2.kind!=="problem"&&!urls.some(({endpoint,url})=>endpoint===null&&isUnreachable(url,context.base))&&!drafts.some(draft=>(0,judge_finding.ER)(draft)&&
clients.some(each=>draft.problem.affects.includes(each))),tried=others.map(id2=>judgeService(id2,!0,context)),satisfied=!required.includes("any")||[...askedJudged,
...tried].some(works),judged=[...askedJudged,...satisfied?others.map(id2=>judgeService(id2,!1,context)):withFewFindings(tried)],nothing=required.includes("any")&&
judged.length===0?[(0,judge_finding.bz)((0,service.serviceMissing)({...foundIn("any",context),why:""}))]:[];return{services:judged.map(({outcome:outcome2})=>outcome2),
leftOut:discovery.leftOut,drafts:[...judged.flatMap(({drafts})=>drafts),...judgeBases(judged.flatMap(({urls})=>urls),context.base),...nothing]}}function withFewFindings(tried){
let left=MAX_TRIED;return tried.map(judged=>(0,protocol_services.D6)(judged.outcome.id)||judged.drafts.length===0?judged:(left-=1,left>=0?judged:{...judged,drafts:[]}))}
function absent({why,url:documentUrl},host,requiredIds){const seen=(0,go_url.Dl)(documentUrl),url=seen.ok?(0,go_url.Pl)(seen.value):host,required=requiredIds.filter(
id2=>id2!=="any"),clientErrors=[...new Set(required.map(id2=>id2.split(".")[0]??id2))].map(protocol_services.Tz),service2=required.length===1?required[0]??null:
null;return(0,judge_finding.bz)((0,problems_document.documentAbsent)({host,url,why,required,clientErrors}),service2)}function judgeVisit(evidence,rules,credentialRules){
const{visit,requirements,isNew}=evidence,{host}=visit,clients=rules.dialect.clients.filter(client=>requirements.some(each=>each.clients.includes(client))),reader=readerOf(
host,requirements),views=viewsOf(visit,clients),judged=views.map(view=>judgeView(visit,view,requirements,rules,reader)),services=judged[0]?.services??[],ofCredentials=views.
some(({forced})=>forced===null)?[...judgeCredentials(visit,reader,credentialRules),...judgeOtherTokens(visit,services,credentialRules)]:[],drafts=[...judged.flatMap(
each=>each.drafts),...ofCredentials],all=draftsOf(drafts,evidence,rules),kept=all.filter(({problem})=>!(0,judge_finding.pi)(problem,host,rules.ignore)),about=(0,judge_finding.
HJ)(requirements),toFinding=draft=>(0,judge_finding.hD)({...draft,problem:(0,problems_problem.pj)(draft.problem,reader)},clients,{host,...about(draft.services),
..."places"in draft?(0,judge_finding.Mm)(draft.places):{},isHostNew:isNew}),{own=[],ofFiles=[]}=Object.groupBy(kept,draft=>"places"in draft&&(0,judge_finding.l$)(
draft)?"ofFiles":"own");return{verdict:{visit,requirements,services,servicesLeftOut:judged[0]?.leftOut??0,servicesFrom:views[0]?.forced?.place??null,findings:own.
map(toFinding).sort(judge_finding.Np),clients:outcomes(own),isNew},ofFiles:ofFiles.map(toFinding),ignored:all.length-kept.length}}function draftsOf(drafts,evidence,rules){
const{visit,requirements,predicted,requests}=evidence,known=visit.attempt.certificates,concerned=clientsConcerned(visit.host,requirements);return[...drafts,...predicted,
...judgeRequests({host:visit.host,known},requests,rules),...judgeModuleHost(visit,requirements)].map(draft=>({...draft,needed:draft.needed&&(0,judge_finding.ld)(
draft,evidence,rules),problem:(0,judge_finding.aZ)(draft.problem,concerned)}))}function clientsConcerned(host,requirements){return requirements.every(({isImplied})=>isImplied)?
[...requirements.flatMap(({clients})=>clients),...(0,protocol_clients.Yr)(host)]:protocol_clients.zK}function judgeView(visit,view,requirements,rules,reader){const{
clients,forced}=view,block=forced===null?null:`${forced.place.file}:${forced.place.line}`,kind=forced===null?placeOfHost(visit,rules.resolve):"loopback",{services,
leftOut,drafts}=judgeServices({visit:view.visit,requirements,clients,block,kind}),editor=forced===null?reader:{...reader,role:"operator"},releases=rules.dialect.
releases.filter(({client})=>clients.includes(client)),all=[...judgeForced(visit,view),...judgeHost(view.visit,{...rules,clients,releases}),...drafts,...forced===
null?judgeServiceHosts(visit.host,services,requirements,rules):[]],withBlock=visit.forced.map(({client})=>client),viewers=forced===null?protocol_clients.zK.filter(
client=>!withBlock.includes(client)):view.clients;return{services:services.map(service2=>service2.kind==="problem"?{...service2,problem:(0,problems_problem.pj)(
service2.problem,editor)}:service2),leftOut,drafts:all.map(draft=>({...draft,problem:(0,problems_problem.pj)((0,judge_finding.aZ)(draft.problem,viewers),editor)}))}}
function outcomes(drafts){const outcomeOf=client=>{const own=drafts.filter(({problem})=>problem.affects.includes(client)&&problem.usualSeverity!=="notice");return own.
some(judge_finding.ER)?"fails":own.length>0?"warns":"works"},entries=protocol_clients.zK.map(client=>[client,outcomeOf(client)]);return Object.fromEntries(entries)}
function readerOf(host,requirements){const isListed=requirements.some(({because})=>because.includes("hostnames input"));return{role:(0,public_registries.V)(host)!==
null?"guest":isListed?"operator":"user",host:(0,protocol_hostname.nx)(host)}}function judgeFiles(evidence,contacted,rules){const broken=new Set(evidence.notes.flatMap(
({problem,place})=>problem.code==="file-syntax"?place.file:[])),general=[...evidence.complaints.map(({problem,place})=>fileFinding((0,judge_finding.bz)(problem),
place,rules)),...judgeUnused(evidence.tokenHosts,contacted).map(draft=>fileFinding(draft,null,rules)),...evidence.isEmpty?[nothingFound(rules)]:[]],all=merge([...evidence.
notes.map(note=>judgeNote(note,broken,rules)),...judgeDirectHosts(evidence.usages,rules).map(({problem,clients,place,host})=>{const draft=(0,judge_finding.bz)((0,judge_finding.
aZ)(problem,clients));return{host,finding:{...fileFinding(draft,place,rules),host}}}),...evidence.others.map(draft=>({host:draft.host,finding:otherFinding(draft,
rules)})),...general.map(finding=>({host:null,finding}))]),kept=all.filter(({host,finding})=>!(0,judge_finding.pi)(finding.problem,host,rules.ignore)),isLater=({
exclude})=>+(exclude!==void 0),files=kept.map(({finding})=>finding).sort((a,b)=>(0,judge_finding.Np)(a,b)||isLater(a)-isLater(b));return{files,ignored:all.length-
files.length}}function merge(all){return[...Map.groupBy(all,({host,finding})=>{const{problem,severity,affects,places,exclude}=finding,{code,message,help}=problem;
return places.length===0?all:JSON.stringify([host,code,severity,message,help,affects,exclude===void 0])})].flatMap(([key,group])=>{const[first]=group;if(key===all||
first===void 0||group.length===1)return group;const places=group.flatMap(({finding})=>finding.places),exclude=new Set(group.flatMap(({finding})=>finding.exclude??
[])),patterns=exclude.size===0?{}:{exclude:[...exclude]};return[{...first,finding:{...first.finding,places,...patterns}}]})}function judgeNote(note,broken,rules){
const{problem,place,host,isPlaceholder}=note,file2=note.aside??place.file;if(problem.code==="file-limit"&&rules.allowedHosts.length>0){const unread={...problem,
message:(0,brief.Fn)(problem.message)};return{host,finding:{...noteFinding(note,unread,rules),severity:"error"}}}const isDoubtful=isPlaceholder||broken.has(place.
file),isMilder=problem.severity==="error"&&(isDoubtful||(0,problems_place.Zl)(file2)),milder=isMilder?{...problem,severity:"warning"}:problem,finding=noteFinding(
note,milder,rules);return!isMilder&&!(0,problems_place.Zl)(file2)?{host,finding}:{host,finding:{...finding,exclude:[(0,problems_place.n7)(file2)]}}}const MILDER={
error:"warning",warning:"notice",notice:"notice"};function noteFinding({place,others=[],clients},problem,rules){const{dialect}=rules,severity=dialect.isGuess&&protocol_clients.
Du.some(client=>!clients.includes(client))?MILDER[problem.severity]:problem.severity,finding=fileFinding((0,judge_finding.bz)({...(0,judge_finding.aZ)(problem,clients),
severity}),place,rules);return{...finding,places:[...finding.places,...others]}}function nothingFound(rules){const{scan,hostnames}=rules,problem=(0,file.nothingToCheck)(
{scan,hasHostnames:hostnames.length>0});return{...fileFinding((0,judge_finding.bz)(problem),null,rules),severity:problem.severity}}function otherFinding({host,places,
...draft},rules){const problem=(0,problems_problem.pj)(draft.problem,readerOf(host,[]));return{...fileFinding({...draft,problem},null,rules),host,places}}const fileFinding=(draft,place,{
dialect})=>(0,judge_finding.hD)(draft,dialect.clients,{host:null,service:null,places:place===null?[]:[place],isHostNew:!1}),NOTHING_PREDICTED={drafts:[],notes:[],
roots:[],requests:[],answering:new Set};function judge(evidence,rules){const{requirements,visits,usages,tokenVariables}=evidence,byHost=Map.groupBy(requirements,
({host})=>host),checkedHosts=visits.map(({host})=>host),{isFork,depth}=rules,{tokenSources}=evidence,credentialRules={usages,tokenVariables,tokenSources,hosts:new Set(
checkedHosts),isFork,depth},predicted=Map.groupBy(evidence.predicted.drafts,({host})=>host),requests=Map.groupBy(evidence.predicted.requests,({host})=>host),judged=visits.
map(visit=>{const isNew=evidence.newHosts.has(visit.host),ofHost={visit,requirements:byHost.get(visit.host)??[],predicted:predicted.get(visit.host)??[],requests:requests.
get(visit.host)??[],answering:evidence.predicted.answering,isNew};return judgeVisit(ofHost,rules,credentialRules)}),hosts=judged.map(({verdict})=>verdict),beyond=hosts.
flatMap(({visit,services})=>hostsBeyond(visit,services)),contacted=[...checkedHosts,...beyond.map(({host})=>host),...requests.keys()],visited=new Set(checkedHosts),
ofRequests=Array.from(requests,([host,ofHost])=>judgeRequests({host,known:[]},ofHost,rules).map(draft=>({...draft,host,places:[]}))),others=[...evidence.predicted.
drafts,...ofRequests.flat()].filter(({host})=>!visited.has(host)),notes=[...evidence.notes,...evidence.predicted.notes],inFiles=judgeFiles({...evidence,notes,others},
contacted,rules),files=[...judged.flatMap(({ofFiles})=>ofFiles),...inFiles.files].sort(judge_finding.Np),findings=[...hosts.flatMap(host=>host.findings),...files].
sort(judge_finding.Np),{stopped}=evidence,refusals=refusalsIn(inFiles.files);return{passed:stopped===null&&!findings.some(({severity})=>failsCheck(severity,rules.
failOn)),stopped,hosts,files,findings,ignored:judged.reduce((total,one)=>total+one.ignored,inFiles.ignored),roots:evidence.predicted.roots.map(root=>rootOf(root,
rules,refusals))}}function rootOf({rows,...root},{ignore},inFile){const ownOf=({drafts,decidedAt})=>drafts.length>0?drafts.filter(({problem,host})=>!(0,judge_finding.
pi)(problem,host,ignore)).map(draft=>({...draft,severity:(0,judge_finding.xJ)(draft,root.clients)})):decidedAt.flatMap(place=>inFile.get(lineOf(place))??[]);return{
...root,rows:rows.map(predicted=>{const{drafts,decidedAt,...row}=predicted,own=drafts.length>0||Object.values(row.chosen).includes(null)?ownOf(predicted).toSorted(
judge_finding.Np):[],problems=new Map(own.map(({problem})=>[problem.code,rowProblem(problem)]));return{...row,worst:own[0]?.severity??null,problems:[...problems.
values()]}})}}const rowProblem=({code,title,usualSeverity})=>({code,title,usualSeverity}),lineOf=({file:file2,line})=>`${file2}:${line}`,OF_FILES=/^(?:constraint|lock)-/,
refusalsIn=files=>{const refusals=new Map;for(const finding of files.filter(({problem})=>OF_FILES.test(problem.code)))for(const place of finding.places){const key=typeof place==
"string"?place:lineOf(place),known=refusals.get(key);known===void 0?refusals.set(key,[finding]):known.push(finding)}return refusals},failsCheck=(severity,failOn)=>severity===
"error"?failOn!=="never":severity==="warning"&&failOn==="warning"}),4e3:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.
d(__webpack_exports__,{Af:()=>limitsOf,B9:()=>outageCure,Cw:()=>describeStop,Fn:()=>describeUnread,NM:()=>cures,Vb:()=>nameOf,Wt:()=>addressCure,XT:()=>listSome,
YA:()=>seconds,_r:()=>returned,dh:()=>brief,eZ:()=>namesOf,go:()=>typeName,mP:()=>describeReadFailure,qZ:()=>blockedCure,zd:()=>printed});var _protocol_document_short_value_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(
4714),_protocol_hosts_public_registries_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(7715),_protocol_services_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(
9562);const MAX_CHARACTERS=300;function brief(text,maxCharacters=MAX_CHARACTERS){return text.length<=maxCharacters?text:`${(0,_protocol_document_short_value_js__WEBPACK_IMPORTED_MODULE_2__.
o)(text,maxCharacters)}\u2026`}function listSome(items,most,leftOut=0){const shown=items.slice(0,most).map(item=>brief(item)),more=items.length-shown.length+leftOut;
return shown.join(", ")+(more>0?` and ${more} more`:"")}const printed=why=>`the clients print "${why}"`;function typeName(value){return value===null?"null":Array.
isArray(value)?"an array":typeof value=="object"?"an object":`a ${typeof value}`}function describeReadFailure(failure){if(failure.kind==="error")return`cannot b\
e read: ${failure.code}`;const{bytes,maxBytes}=failure;return`has ${bytes} bytes and is not read; the limit is ${maxBytes/1024/1024} MiB`}const ADDRESSES={[_protocol_services_js__WEBPACK_IMPORTED_MODULE_1__.
e$]:"correct the host in the source address; a module of the public registry has none (NAMESPACE/NAME/SYSTEM)",[_protocol_services_js__WEBPACK_IMPORTED_MODULE_1__.
xq]:"correct the host in `source`, or add the `source` that a child module lacks; a provider of the public registry has no host (NAMESPACE/TYPE), and one that i\
s installed by hand needs a filesystem mirror"};function addressCure(required){return required.flatMap(id2=>ADDRESSES[id2]??[])[0]??"correct the host in `source\
` or `hostname`, or add the `source` that a child module lacks"}const outageCure=host=>`wait and run the check again; see ${(0,_protocol_hosts_public_registries_js__WEBPACK_IMPORTED_MODULE_0__.
V)(host)??"its status page"}, and consider a network mirror for providers`,blockedCure=host=>`use another network, a proxy (HTTPS_PROXY) or a network mirror: ${host}\
 serves its discovery document to everyone, so the registry, a proxy or a firewall blocks this network, for example by country`;function cures(page,asked,given){
if(page===null)return given;const title=page.title===""?"":` ("${page.title}")`,guest=given.guest??blockedCure(asked);switch(page.kind){case"sign-in":return{operator:"\
allow unauthenticated requests to /.well-known/terraform.json",guest,because:`the host returned a sign-in page${title}`};case"captive-portal":return`a proxy or \
captive portal returned an HTML page${title}: allow this machine to reach the host`;case"other":{const user=given.user??`check that ${asked} is a registry, and ${addressCure(
[])}`;return{...given,user,guest,because:`the host returned an HTML page${title}`}}}}const returned=({url,status,reason})=>`${url} returned ${`${status} ${brief(
reason)}`.trim()}`,seconds=ms=>`${Math.round(ms/100)/10} s`,limitsOf=releases=>releases.map(({name,attemptMs,retries})=>{const limit=Number.isFinite(attemptMs)?
seconds(attemptMs):"without a limit",each=retries===0?"":` in each of ${retries+1} attempts`;return`${name} waits ${limit}${each}`}).join(", "),namesOf=releases=>releases.
map(({name})=>name).join(" and ");function describeStop(stopped){switch(stopped.kind){case"deadline":return`the check reached its deadline of ${seconds(stopped.
ms)}`;case"signal":return`the check was interrupted by ${stopped.signal}`;case"crash":return"tf-disco crashed"}}const describeUnread=message=>`${message}; it ma\
y use hosts that are not in \`allowed-hosts\``,nameOf=({kind,address,version})=>`${kind} ${address} ${brief(version,40)}`}),4929:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.r(__webpack_exports__),__webpack_require__.d(__webpack_exports__,{credentialsConfig:()=>credentialsConfig,credentialsHelper:()=>credentialsHelper,
servicesForced:()=>servicesForced,servicesForcedDiffer:()=>servicesForcedDiffer});var _go_quote_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(6246),_protocol_clients_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(
1064),_protocol_hostname_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(1831),_brief_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(4e3),_problem_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(
5799);const credentialsConfig=(0,_problem_js__WEBPACK_IMPORTED_MODULE_4__.lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_4__.$e)("credentials-config","CLI configur\
ation has a mistake",_protocol_clients_js__WEBPACK_IMPORTED_MODULE_1__.Du),({clients,mistake})=>({...describeMistake(mistake),affects:clients}));function describeMistake(mistake){
switch(mistake.kind){case"missing":return{message:`${mistake.setting} names ${(0,_go_quote_js__WEBPACK_IMPORTED_MODULE_0__.o)(mistake.path)}, which does not exi\
st`,help:"correct the path; the client continues without any CLI configuration"};case"unreadable":return{message:`${mistake.file} ${(0,_brief_js__WEBPACK_IMPORTED_MODULE_3__.
mP)(mistake.failure)}`,help:mistake.failure.kind==="size"?"shorten the file; the client reads all of it, this check nothing":"let this account read the file; th\
e client continues without it"};case"too much":return{message:`${mistake.file} and the files after it are not read; the limits of a directory are ${mistake.files}\
 files and ${mistake.bytes/1024/1024} MiB`,help:"remove files that are not needed; the client reads all of them"};case"syntax":return{message:`${mistake.file} h\
as a syntax error: ${mistake.why}`,help:"correct the file; the client ignores all of it, including its tokens"};case"type":return{message:`${mistake.file}: ${mistake.
path.join(".")} must be ${mistake.want}`,help:"correct the value; Terraform ignores the whole file, OpenTofu the blocks that it has not read yet"};case"block":return{
message:`${mistake.file}: ${mistake.why}`,help:"correct the block; the client ignores it"};case"label":return{message:`the label of the block ${mistake.type} ${(0,_go_quote_js__WEBPACK_IMPORTED_MODULE_0__.
o)(mistake.label)} is not a hostname: ${mistake.why}`,help:mistake.advice??"write a hostname as the label; the client ignores the block"};case"two labels":return{
message:`two ${mistake.type} blocks are for host ${(0,_protocol_hostname_js__WEBPACK_IMPORTED_MODULE_2__.nx)(mistake.host)}: ${mistake.labels.map(_go_quote_js__WEBPACK_IMPORTED_MODULE_0__.
o).join(" and ")}`,help:"remove one of the blocks; the client uses either of them at random"};case"two helpers":return{message:"there is more than one credentia\
ls_helper block",help:"remove all but one; the client uses any of them at random"};case"two installations":return{message:"there is more than one provider_insta\
llation block",help:"remove all but one; the client uses the first"};case"no token":return{message:mistake.hasValue?`the token in the credentials block for host\
 ${(0,_protocol_hostname_js__WEBPACK_IMPORTED_MODULE_2__.nx)(mistake.host)} at ${mistake.file} is not a string`:`the credentials block for host ${(0,_protocol_hostname_js__WEBPACK_IMPORTED_MODULE_2__.
nx)(mistake.host)} at ${mistake.file} has no token`,help:'add token = "\u2026" or remove the block; the clients send no token and try no other credentials source'};case"\
panic":return{message:`the block credentials ${(0,_go_quote_js__WEBPACK_IMPORTED_MODULE_0__.o)(mistake.label)} contains an object, which makes the client panic`,
help:"remove everything but the token from the block"};case"no helper":return{message:`credentials helper ${(0,_go_quote_js__WEBPACK_IMPORTED_MODULE_0__.o)(mistake.
name)}: there is no terraform-credentials-${mistake.name} in ${mistake.directories.join(", ")}`,help:mistake.name===mistake.name.toLowerCase()?"install the prog\
ram there (PATH is not searched); the client continues without a helper":"write the name in lower case; the client finds no other name"}}}const credentialsHelper=(0,_problem_js__WEBPACK_IMPORTED_MODULE_4__.
lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_4__.z3)("credentials-helper","Credentials helper failed",_protocol_clients_js__WEBPACK_IMPORTED_MODULE_1__.Du),failure=>failure.
kind==="version"?{message:`the file name ${failure.path} ends with an invalid version, which makes the clients panic`,help:`name it terraform-credentials-${failure.
name}, or add a version such as _v1.0.0`,affects:[failure.client]}:{message:`credentials helper ${failure.name}: ${failure.why}`,help:'run the program with "get\
" and the host: it must print {"token": "\u2026"} and exit with 0; without it discovery works, but init fails to install providers'}),MAX_SERVICES=10,servicesForced=(0,_problem_js__WEBPACK_IMPORTED_MODULE_4__.
lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_4__.lm)("services-forced","A host block replaces service discovery",["terraform","opentofu"]),({host,at})=>({message:`\
the host block at ${at} defines the services of ${host}; the host's own discovery document is not used`,help:`remove the host block at ${at} to use the discover\
y document of ${host}`})),servicesForcedDiffer=(0,_problem_js__WEBPACK_IMPORTED_MODULE_4__.lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_4__.lm)("services-forced-\
differ","A host block and the discovery document differ",["terraform","opentofu"]),({host,at,services})=>({message:`the host block at ${at} and the discovery do\
cument of ${host} differ in ${(0,_brief_js__WEBPACK_IMPORTED_MODULE_3__.XT)(services,MAX_SERVICES)}`,help:"update the host block or remove it; machines without \
it use other services"}))}),3534:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.r(__webpack_exports__),__webpack_require__.
d(__webpack_exports__,{credentialsDiffer:()=>credentialsDiffer,credentialsEmpty:()=>credentialsEmpty,credentialsMalformed:()=>credentialsMalformed,credentialsMissing:()=>credentialsMissing,
credentialsNearMiss:()=>credentialsNearMiss,credentialsOtherHost:()=>credentialsOtherHost,credentialsRejected:()=>credentialsRejected,credentialsShort:()=>credentialsShort,
credentialsUnused:()=>credentialsUnused,documentUnauthorized:()=>documentUnauthorized});var _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(
1064),_protocol_hostname_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(1831),_protocol_token_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(2713),_brief_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(
4e3),_problem_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(5799);const credentialsEmpty=(0,_problem_js__WEBPACK_IMPORTED_MODULE_4__.lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_4__.
$e)("credentials-empty","Token is empty",_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.Du),({source})=>({message:`the token from ${source} is empty`,help:"c\
heck the name of the secret and that this workflow can read it: GitHub replaces a missing secret with an empty string"})),SLIPS={"control character":{has:"conta\
ins a line break or another control character, which no client can send",help:"store the token again without the line break at its end"},bearer:{has:'begins wit\
h "Bearer ", which the clients add a second time',help:'store only the part after "Bearer "'},quotes:{has:"is enclosed in quotation marks, which are sent with i\
t",help:"store the token without the quotation marks"},"outer white space":{has:"begins or ends with white space, which is sent with it",help:"store the token w\
ithout the white space around it"},"inner white space":{has:"contains white space",help:"check whether two values were pasted together"},"not ASCII":{has:"conta\
ins characters beyond ASCII, which many servers misread",help:"copy the token again: a hyphen or quotation mark may have been replaced"}},credentialsMalformed=(0,_problem_js__WEBPACK_IMPORTED_MODULE_4__.
lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_4__.z3)("credentials-malformed","Malformed token",_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.Du),({source,slip})=>({
message:`the token from ${source} ${SLIPS[slip].has}`,help:SLIPS[slip].help,...slip==="control character"?{}:{severity:"warning"}})),credentialsShort=(0,_problem_js__WEBPACK_IMPORTED_MODULE_4__.
lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_4__.$e)("credentials-short","Token is too short to be redacted"),({source})=>({message:`the token from ${source} has\
 fewer than ${_protocol_token_js__WEBPACK_IMPORTED_MODULE_2__.I} characters and is not redacted where a server repeats it`,help:"check whether the stored value \
is the whole token; store it again or create a longer one"})),credentialsDiffer=(0,_problem_js__WEBPACK_IMPORTED_MODULE_4__.lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_4__.
lm)("credentials-differ","Clients use different tokens"),({host,first,other})=>({message:`for host ${(0,_protocol_hostname_js__WEBPACK_IMPORTED_MODULE_1__.nx)(host)}\
, ${usesToken(first)} and ${usesToken(other)}`,help:`set the token for both clients in ${(0,_protocol_hostname_js__WEBPACK_IMPORTED_MODULE_1__.fK)(host)[0]??"to\
kens"} or tokens, or set dialect to one client; this check uses the first token`})),usesToken=({client,source})=>source===null?`${_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.
bB[client]} finds no token`:`${_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.bB[client]} uses the token from ${source}`,credentialsRejected=(0,_problem_js__WEBPACK_IMPORTED_MODULE_4__.
lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_4__.$e)("credentials-rejected","Token was rejected"),({host,status,source})=>({message:`host ${(0,_protocol_hostname_js__WEBPACK_IMPORTED_MODULE_1__.
nx)(host)} returned ${status} for the token from ${source}`,help:`check that the token is complete, has not expired and may read this host: curl -i -H "Authoriz\
ation: Bearer $TOKEN" ${(0,_protocol_hostname_js__WEBPACK_IMPORTED_MODULE_1__.cu)(host)}; then store a new one in the same place`})),credentialsMissing=(0,_problem_js__WEBPACK_IMPORTED_MODULE_4__.
lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_4__.$e)("credentials-missing","Token is missing"),({host,service,isFork,searched,notRead})=>{const shown=(0,_protocol_hostname_js__WEBPACK_IMPORTED_MODULE_1__.
nx)(host),requires=`host ${shown} requires a token${service===null?"":` for ${service}`}`;if(isFork)return{message:`${requires}, and secrets are withheld from p\
ull requests of forks`,help:"this pull request needs no change; run the check where the secret is available, for example on the main branch",severity:"notice"};
const[variable=""]=(0,_protocol_hostname_js__WEBPACK_IMPORTED_MODULE_1__.fK)(host),off=notRead.length===0?"":`; not read: ${notRead.join(", ")}`;return{message:`${requires}\
, and none was found in ${searched.join(", ")}${off}`,help:`add the line "${shown}=\${{ secrets.REGISTRY_TOKEN }}" to the tokens input, or "${variable}: \${{ sec\
rets.REGISTRY_TOKEN }}" to env; outside GitHub ${exportOf(variable)}`}}),exportOf=variable=>/^\w+$/.test(variable)?`export ${variable}=\u2026`:`env '${variable}\
=\u2026' terraform init`,credentialsNearMiss=(0,_problem_js__WEBPACK_IMPORTED_MODULE_4__.lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_4__.$e)("credentials-near-m\
iss","Token variable has a similar name"),({host,variable,why,write})=>({message:`${variable} seems to be meant for host ${(0,_protocol_hostname_js__WEBPACK_IMPORTED_MODULE_1__.
nx)(host)}, but ${why}`,help:`rename it to ${write}: ${exportOf(write)}`})),credentialsOtherHost=(0,_problem_js__WEBPACK_IMPORTED_MODULE_4__.lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_4__.
$e)("credentials-other-host","Token is for another host",_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.Du),({host,other,source,service,isSent,isNotice})=>({
message:`the clients do not send the token for ${other} from ${source} ${service===null?`after the redirect of ${host}`:`to ${service} of host ${host}`}: they s\
end ${isSent?`the token of ${host}`:"none"}`,help:service===null?`make the discovery document of ${host} public, or serve it at ${host} itself`:`set the token f\
or ${host}, and the clients send it to ${other}`,...isNotice?{severity:"notice",affects:[]}:{}})),credentialsUnused=(0,_problem_js__WEBPACK_IMPORTED_MODULE_4__.
lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_4__.lm)("credentials-unused","Token for a host that is not checked"),({host})=>({message:`the tokens input has a tok\
en for host ${(0,_protocol_hostname_js__WEBPACK_IMPORTED_MODULE_1__.nx)(host)}, which is not checked`,help:"write the host as in the files, including its port, \
or remove the line"})),documentUnauthorized=(0,_problem_js__WEBPACK_IMPORTED_MODULE_4__.lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_4__.z3)("document-unauthoriz\
ed","Discovery requires valid credentials",_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.zK),({host,token,challenge,...response})=>{const verdict=token==="s\
ent"?"rejected the given authentication credentials":"requires authentication credentials",asks=challenge===null?"":`, and asks for ${challenge} authentication`;
return{message:`host ${host} ${verdict}: ${(0,_brief_js__WEBPACK_IMPORTED_MODULE_3__._r)(response)}${asks}`,help:(0,_brief_js__WEBPACK_IMPORTED_MODULE_3__.NM)(response.
page,host,tokenCures(host,token,response.status,challenge))}}),PUBLISH="make the discovery document public";function tokenCures(host,token,status,challenge){const guest=(0,_brief_js__WEBPACK_IMPORTED_MODULE_3__.
qZ)(host);if(challenge!==null)return{operator:`exempt /.well-known/terraform.json from ${challenge} authentication`,guest,note:"the clients send Bearer tokens o\
nly, so no token helps"};switch(token){case"sent":{const operator="check that the token is for this host, complete and not expired";return status===403?{operator,
user:operator,guest}:{operator,user:operator}}case"none":{const user=`add a token to \`tokens\` (${host}=\u2026) or set a TF_TOKEN_ variable`;return{operator:`${user}\
, or ${PUBLISH}`,user,guest}}case"dropped":return{because:"the token was not sent there because it does not follow a redirect to another host",operator:`configu\
re ${host} to respond itself, or ${PUBLISH}`};case"withheld":return{because:"the token was not sent there because the clients would send it in clear text",operator:"\
redirect to an https URL"}}}}),863:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.r(__webpack_exports__),__webpack_require__.
d(__webpack_exports__,{documentAbsent:()=>documentAbsent,documentEncoding:()=>documentEncoding,documentHeaders:()=>documentHeaders,documentIncomplete:()=>documentIncomplete,
documentNotJson:()=>documentNotJson,documentNotObject:()=>documentNotObject,documentSize:()=>documentSize,documentStatus:()=>documentStatus,documentType:()=>documentType});
var _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(1064),_brief_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(4e3),_problem_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(
5799);const SERVE_OBJECT='serve a JSON object of service ids, such as {"modules.v1":"/v1/modules/"}',documentStatus=(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.
lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.z3)("document-status","Unexpected HTTP status",_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.zK),({location,
retryAfter,transient,asked,...response})=>{const{page,status}=response,says=(detail,given)=>({message:`${(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__._r)(response)}${detail}\
; expected 200 or 404`,help:(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__.NM)(page,asked,given)});if(status>=300&&status<400)return location?says(", which clients d\
o not follow",(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.C)("redirect with 301, 302, 303, 307 or 308")):says(" without a Location header",(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.
C)("add a Location header to the redirect"));if(status===429){const wait=retryAfter===null?"":` (Retry-After: ${(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__.dh)(retryAfter,
MAX_HEADER)})`;return{...says(wait,RATE_LIMITED),help:RATE_LIMITED}}return transient?says("",{operator:"check the host and any proxy in front of it",user:"wait \
and run the check again, and check any proxy of this network",guest:(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__.B9)(asked)}):says("",{operator:"return the discove\
ry document, or 404 if the host has no services",user:(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__.Wt)([]),guest:(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__.qZ)(asked)})}),
MAX_HEADER=40,RATE_LIMITED={because:"the host limits the requests of this machine or of its network",operator:"raise the limit for /.well-known/terraform.json, \
or send fewer requests at once (`concurrency`, parallel jobs)",user:"wait, send fewer requests at once (`concurrency`, parallel jobs), or use a runner with an a\
ddress of its own, because hosted runners share theirs"},documentType=(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.
z3)("document-type","Wrong Content-Type",_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.Du),({url,page,asked,contentType,malformed})=>{const has=contentType===
""?"has no Content-Type":`has ${malformed?"a malformed Content-Type":"Content-Type"} "${(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__.dh)(contentType)}"`;return{message:`${url}\
 ${has}; expected "application/json"`,help:(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__.NM)(page,asked,(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.C)("serve the di\
scovery document with Content-Type: application/json","most servers send it for a file named terraform.json"))}}),documentSize=(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.
lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.z3)("document-size","Discovery document is too large",_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.Du),({url,
page,asked,bytes,limit,isPadding=!1})=>isPadding?{message:`${url} has more than ${limit} bytes; what exceeds the limit is white space`,help:(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.
C)("remove the white space at the end of the document"),severity:"warning"}:{message:`${url} has ${bytes??`more than ${limit}`} bytes, limit ${limit}`,help:(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__.
NM)(page,asked,(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.C)("check what is served at this URL","a discovery document only maps service ids to URLs"))}),documentHeaders=(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.
lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.z3)("document-headers","Response headers are too large",_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.zK),({
host})=>({message:`${host} sent more than 256 KiB of response headers`,help:(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.C)("look for a header or cookie that gro\
ws with each request")})),documentEncoding=(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.z3)("document-encoding","\
Discovery document cannot be decompressed",_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.Du),response=>"host"in response?{message:`${response.host} sent a d\
iscovery document that is not gzip, with Content-Encoding: gzip`,help:(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.C)("remove the Content-Encoding header, or com\
press the document")}:{message:`${response.url} has Content-Encoding "${(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__.dh)(response.encoding)}", which the clients do\
 not decompress`,help:(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__.NM)(response.page,response.asked,(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.C)("configure the s\
erver, and any proxy in front of it, to respect Accept-Encoding: gzip"))}),CUT_OFF={closed:"closed the connection in the middle of its response",length:"sent a \
discovery document of another length than its Content-Length",gzip:"sent a gzip document that is cut off"},documentIncomplete=(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.
lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.z3)("document-incomplete","Discovery document is incomplete",_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.zK),
({host,why})=>({message:`${host} ${CUT_OFF[why]}`,help:(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.C)("look for a server that crashes while it responds, or a pr\
oxy that changes the body")})),documentNotJson=(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.z3)("document-not-jso\
n","Discovery document is not valid JSON",_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.zK),({url,page,asked,why,advice})=>({message:`${url} is not valid JS\
ON: ${(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__.dh)(why)}`,help:(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__.NM)(page,asked,(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.
C)(advice??SERVE_OBJECT))})),documentNotObject=(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.z3)("document-not-obj\
ect","Discovery document is not a JSON object",_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.zK),({url,page,asked,why})=>({message:`${url} is not a JSON obj\
ect: ${(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__.dh)(why)}`,help:(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__.NM)(page,asked,(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.
C)(SERVE_OBJECT))})),MAX_ERRORS=20,documentAbsent=(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.z3)("document-abse\
nt","Host has no discovery document",_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.zK),({host,url,why,required,clientErrors})=>{const needed=required.length===
0?"at least one service":required.join(", "),seen=why==="status"?`has no discovery document (${url} returned 404)`:"has the discovery document `null`, which off\
ers no services",errors=clientErrors.slice(0,MAX_ERRORS).map(error=>`"${error}"`).join(", ");return{message:`host ${host} ${seen}; required: ${needed}`,help:{operator:"\
check that this is the right host, or serve /.well-known/terraform.json at the root of the host",user:(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__.Wt)(required),guest:(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__.
qZ)(host),...errors===""?{}:{note:`the clients print ${errors}`}}}})}),7052:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.
r(__webpack_exports__),__webpack_require__.d(__webpack_exports__,{fileLimit:()=>fileLimit,fileOutside:()=>fileOutside,fileSyntax:()=>fileSyntax,fileUnreadable:()=>fileUnreadable,
nothingToCheck:()=>nothingToCheck});var _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(1064),_brief_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(
4e3),_place_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(5143),_problem_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(5799);const fileSyntax=(0,_problem_js__WEBPACK_IMPORTED_MODULE_3__.
lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_3__.$e)("file-syntax","File has a syntax error",_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.Du),({error,file})=>({
message:error??"the file is not valid UTF-8",help:(0,_place_js__WEBPACK_IMPORTED_MODULE_2__.Zl)(file)?void 0:"fix the file, or list it in `exclude` if it is inv\
alid on purpose"})),UNREADABLE={file:"the file cannot be read",directory:"the directory cannot be read",link:"the target of the link cannot be read",scan:"the p\
ath in `scan` cannot be read","special-file":"this is not a regular file; it is not read","link-to-special-file":"the target of the link is not a regular file; \
it is not read"},NAME_HELP={ENAMETOOLONG:"shorten the path, or list it in `exclude`",ENOENT:"rename it if its name is not valid UTF-8, or list it in `exclude`"},
UNREADABLE_HELP={file:"correct the permissions, or list the file in `exclude`",directory:"correct the permissions, or list the directory in `exclude`",link:"cor\
rect or remove the link, or list it in `exclude`",scan:"correct `scan`, and check that the repository is checked out","special-file":"remove it, or list it in `\
exclude`","link-to-special-file":"remove the link, or list it in `exclude`"},fileUnreadable=(0,_problem_js__WEBPACK_IMPORTED_MODULE_3__.lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_3__.
$e)("file-unreadable","File cannot be read"),data=>({message:"code"in data?`${UNREADABLE[data.what]}: ${data.code}`:UNREADABLE[data.what],help:(data.what==="fil\
e"||data.what==="directory"?NAME_HELP[data.code]:void 0)??UNREADABLE_HELP[data.what]})),fileOutside=(0,_problem_js__WEBPACK_IMPORTED_MODULE_3__.lS)({code:"file-\
outside",title:"Link points outside the checkout",severity:"warning",affects:[]},()=>({message:"the link points outside the checkout and is not followed",help:"\
move the file into the repository, or name its directory in `scan`"})),MAX_SCAN_ENTRIES=3,nothingToCheck=(0,_problem_js__WEBPACK_IMPORTED_MODULE_3__.lS)({code:"\
nothing-to-check",title:"Nothing to check",severity:"error",affects:[]},({scan,hasHostnames})=>{const found=`found no Terraform or OpenTofu files in ${scan.every(
entry=>entry===".")?"this directory":`\`scan\` (${(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__.XT)(scan,MAX_SCAN_ENTRIES)})`}`,checkout="check out the repository f\
irst (in a workflow: actions/checkout)";return hasHostnames?{message:`${found}; only \`hostnames\` was checked`,help:`${checkout}, or correct \`scan\``,severity:"\
warning"}:{message:`${found}, and \`hostnames\` is not set`,help:`${checkout}, correct \`scan\` or \`exclude\`, or set \`hostnames\``}}),fileLimit=(0,_problem_js__WEBPACK_IMPORTED_MODULE_3__.
lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_3__.$e)("file-limit","Part of the repository exceeds a limit"),limit=>{switch(limit.kind){case"size":return{message:`\
the file ${(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__.mP)(limit)}`,help:"split the file, or list it in `exclude`"};case"depth":return{message:`directories nested\
 deeper than ${limit.max} levels are not scanned`,help:"list this directory in `exclude`"};case"files":return{message:`there are more than ${limit.max} files; t\
his directory and the following ones are not scanned`,help:"scan fewer directories with `scan` or `exclude`"};case"directory":return{message:`the directory has \
more than ${limit.max} files; the files after them are not scanned`,help:"split the directory, or list files in `exclude`"};case"parts":return{message:`the file\
 has more than ${limit.max} blocks, arguments and values; the rest is not read`,help:"split the file, or list it in `exclude`"};case"module-usages":return{message:`\
the files of this directory use more than ${limit.max} modules and providers; the rest of this file and the files after it are not scanned`,help:"split the dire\
ctory, or list files in `exclude`"};case"usages":return{message:`the scan found more than ${limit.max} usages of hosts; this directory and the following ones ar\
e not scanned`,help:"scan fewer directories with `scan` or `exclude`"};case"roots":return{message:`the root modules have more than ${limit.max} modules in all; \
the constraints of this root module and the following ones are not checked`,help:"list the directories in which `init` runs in `roots`"};case"problems":return{message:`\
there are more than ${limit.max} problems in files; ${limit.omitted} are not reported`,help:"fix the reported problems first, or scan fewer files with `scan` or\
 `exclude`"};case"time":return{message:`${(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__.Cw)(limit.stopped)} after reading ${limit.files} files; this directory and t\
he following ones are not scanned, so hosts may be missing`,help:"scan fewer directories with `scan` or `exclude`, or raise `deadline-seconds`"}}})}),960:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.r(__webpack_exports__),__webpack_require__.d(__webpack_exports__,{hostProtocol:()=>hostProtocol,hostRecovered:()=>hostRecovered,hostSlow:()=>hostSlow,
hostTimeout:()=>hostTimeout,hostUnknown:()=>hostUnknown,hostUnreachable:()=>hostUnreachable});var _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(
1064),_brief_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(4e3),_problem_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(5799);const LOOKUP_ERRORS={"n\
o-such-host":"does not resolve: no such host","no-answer":"could not be looked up: the DNS server did not respond","server-failed":"could not be looked up: the \
DNS server reported a failure"},hostUnknown=(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.z3)("host-unknown","Host\
name does not resolve",_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.zK),({host,why})=>({message:`${host} ${LOOKUP_ERRORS[why]}`,help:why==="no-such-host"?"\
check the spelling, and that this machine can resolve the name":"check the DNS resolver of this machine, then run the check again"})),CONNECTION_ERRORS={refused:"\
refused the connection",closed:"closed the connection without a response","no-host-route":"is unreachable: no route to the host","no-network-route":"is unreacha\
ble: no route to its network"},hostUnreachable=(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.z3)("host-unreachable",
"Host is unreachable",_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.zK),({host,error})=>typeof error=="object"&&"proxy"in error?{message:`${host} is unreach\
able: ${error.proxy}`,help:"check that the host is up, that the proxy can reach it, and HTTPS_PROXY and NO_PROXY"}:{message:`${host} ${connectionError(error)}`,
help:{operator:"check that the host is up, and that a firewall lets this machine connect to it",user:"check that a firewall or proxy lets this machine connect t\
o it",guest:`check that a firewall or proxy lets this machine connect to it; otherwise ${(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__.B9)(host)}`}});function connectionError(error){
return typeof error=="string"?CONNECTION_ERRORS[error]:"stream"in error?`aborted its HTTP/2 response (${error.stream})`:"session"in error?`aborted the HTTP/2 co\
nnection (${error.session})`:`is unreachable (${error.code})`}const WAITS={lookup:{failed:"could not be looked up: the DNS server did not respond",help:"check t\
he DNS resolver of this machine"},connection:{failed:"did not accept a connection",help:"check that the host is up, and that a firewall does not drop packets fr\
om this machine"},response:{failed:"did not respond",help:""},body:{failed:"did not finish its response",help:""}},SERVE_STATIC="serve the document as a static \
file",hasten=({asks})=>asks==="document"?SERVE_STATIC:"find out what the server waits for, such as its storage",hostTimeout=(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.
lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.z3)("host-timeout","Host does not respond in time",_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.zK),late=>{
if(late.phase==="complete")return{message:`${late.host} took ${(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__.YA)(late.tookMs)} to return its discovery document; ${(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__.
Af)(late.releases)}`,help:(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.C)(SERVE_STATIC),affects:[...new Set(late.releases.map(({client})=>client))]};const{failed,
help}=WAITS[late.phase],within=late.limitMs===null?"in time":`within ${(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__.YA)(late.limitMs)}`;return{message:`${late.host}\
 ${failed} ${within}`,help:help||{operator:hasten(late),guest:(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__.B9)(late.host)}}}),hostProtocol=(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.
lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.z3)("host-protocol","Host does not speak HTTP",_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.zK),({host,error})=>({
message:`the response of ${host} is not valid HTTP (${error})`,help:{operator:"check that the port serves HTTP, and the headers that the server and its load bal\
ancer send",user:"check the port in the address"}})),PHASES={lookup:"the DNS lookup",connection:"the connection",tls:"the TLS handshake",response:"the wait for \
the response",rest:"the rest, such as the body,"},hostSlow=(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.$e)("host\
-slow","Host is slow"),({host,phase,tookMs,limitMs,...asked})=>{const spent=`limit ${(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__.YA)(limitMs)}; ${PHASES[phase.name]}\
 took ${(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__.YA)(phase.ms)} of it`;return"url"in asked?{message:`${asked.url} took ${(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__.
YA)(tookMs)} to answer, ${spent}`,help:(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.C)(hasten({asks:"answer"}))}:{message:`${host} took ${(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__.
YA)(tookMs)} to return its discovery document, ${spent}`,help:(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.C)(SERVE_STATIC,(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__.
Af)(asked.releases))}}),hostRecovered=(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.lm)("host-recovered","Discover\
y succeeded after a retry"),({host,attempts,failure,releases})=>({message:`discovery of ${host} succeeded at attempt ${attempts}; the first attempt failed: ${failure}`,
help:(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.C)("find out why the host fails intermittently",releases.length===0?"init succeeded, because the CLI retries di\
scovery":`init with ${(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__.eZ)(releases)} would have failed`)}))}),9209:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.r(__webpack_exports__),__webpack_require__.d(__webpack_exports__,{redirectInsecure:()=>redirectInsecure,redirectInvalid:()=>redirectInvalid,
redirectLimit:()=>redirectLimit,redirectLoop:()=>redirectLoop,redirectNested:()=>redirectNested});var _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(
1064),_brief_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(4e3),_problem_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(5799);const returnIt=({url,asks})=>`\
configure ${url} to return ${asks==="document"?"the document":"its answer"}`,returnDirectly=from=>(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.C)(`${returnIt(from)}\
, or to redirect straight to it`),redirectLimit=(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.z3)("redirect-limit",
"Too many redirects",_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.Du),({redirects,clients,limits,...from})=>{const follow=clients.map(client=>`${_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.
bB[client]} follows ${limits[client]}`);return{message:`${from.url} redirects ${redirects} times; ${follow.join(", ")}`,help:returnDirectly(from),affects:clients}}),
redirectLoop=(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.z3)("redirect-loop","Redirect loop",_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.
zK),({url,asks,to})=>({message:`the redirects of ${url} lead back to ${to}`,help:(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.C)(returnIt({url,asks}))})),redirectInsecure=(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.
lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.$e)("redirect-insecure","Redirect to plain HTTP",_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.Du),({url,to,
exposesToken})=>({message:`${url} redirects to ${to}, which is not https${exposesToken?"; Terraform and OpenTofu send the token there in clear text (this check \
did not)":""}`,help:(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.C)("redirect to an https URL")})),redirectInvalid=(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.lS)(
(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.z3)("redirect-invalid","Invalid redirect",_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.zK),({redirect,url,why})=>({
message:`the redirect ${redirect} ${url} cannot be followed: ${(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__.dh)(why)}`,help:(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.
C)("redirect to an https URL")})),redirectNested=(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.lm)("redirect-neste\
d","More than one redirect"),({url,redirects})=>({message:`${url} redirects ${redirects} times; the protocol only requires clients to follow 1 redirect`,help:returnDirectly(
{url,asks:"document"})}))}),3410:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.r(__webpack_exports__),__webpack_require__.
d(__webpack_exports__,{cloudOrganization:()=>cloudOrganization,cloudToken:()=>cloudToken,cloudVersion:()=>cloudVersion,cloudWorkspace:()=>cloudWorkspace,cloudWorkspaceMissing:()=>cloudWorkspaceMissing});
var _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(1064),_protocol_hostname_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(1831),_protocol_services_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(
9562),_brief_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(4e3),_problem_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(5799);const cloudToken=(0,_problem_js__WEBPACK_IMPORTED_MODULE_4__.
lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_4__.z3)("cloud-token","Token for the cloud block or remote backend is missing",_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.
Du),({host,service,isFork,searched,notRead})=>{const shown=(0,_protocol_hostname_js__WEBPACK_IMPORTED_MODULE_1__.nx)(host),requires=`${service===_protocol_services_js__WEBPACK_IMPORTED_MODULE_2__.
OZ?"the cloud block":"the remote backend"} requires a token for ${shown}`;if(isFork)return{message:`${requires}, and secrets are withheld from pull requests of \
forks`,help:"this pull request needs no change; run the check where the secret is available, for example on the main branch",severity:"notice"};const off=notRead.
length===0?"":`; not read: ${notRead.join(", ")}`,[variable=""]=(0,_protocol_hostname_js__WEBPACK_IMPORTED_MODULE_1__.fK)(host);return{message:`${requires}, and\
 none was found in ${searched.join(", ")}${off}`,help:`add the line "${shown}=\${{ secrets.REGISTRY_TOKEN }}" to the tokens input, or set ${variable}; outside G\
itHub, run \`terraform login ${shown}\` or \`tofu login ${shown}\``}}),cloudVersion=(0,_problem_js__WEBPACK_IMPORTED_MODULE_4__.lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_4__.
z3)("cloud-version","API is too old for the cloud block",_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.Du),({url,version})=>({message:`${url} returned ${version===
null?"no TFP-API-Version":`TFP-API-Version ${(0,_brief_js__WEBPACK_IMPORTED_MODULE_3__.dh)(version)}`}; the cloud block requires 2.5 or later`,help:{operator:"u\
pdate Terraform Enterprise, or configure the proxy in front of it to keep the header",user:'check `hostname`, or use `backend "remote"` instead of `cloud`'}})),
describe=refused=>"why"in refused?`the response of ${refused.url} ${(0,_brief_js__WEBPACK_IMPORTED_MODULE_3__.dh)(refused.why)}`:(0,_brief_js__WEBPACK_IMPORTED_MODULE_3__.
_r)({...refused,page:null}),cureFor=(refused,host,access)=>"status"in refused&&[401,403,404].includes(refused.status)?access:(0,_problem_js__WEBPACK_IMPORTED_MODULE_4__.
C)(`check the logs of ${host}, and that the URL of the service is that of its API`),cloudOrganization=(0,_problem_js__WEBPACK_IMPORTED_MODULE_4__.lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_4__.
z3)("cloud-organization","Organization cannot be read",_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.Du),about=>{const{host,organization,source}=about;return{
message:`the organization ${organization} at ${host} cannot be read: ${describe(about)}`,help:cureFor(about,host,`check the name of the organization, and that t\
he token from ${source} is valid and belongs to a member`)}}),cloudWorkspace=(0,_problem_js__WEBPACK_IMPORTED_MODULE_4__.lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_4__.
z3)("cloud-workspace","Workspace cannot be read",_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.Du),about=>{const{host,organization,workspace}=about;return{message:`\
the workspace ${workspace} of ${organization} at ${host} cannot be read: ${describe(about)}`,help:cureFor(about,host,"check that the token may read the workspac\
e")}}),cloudWorkspaceMissing=(0,_problem_js__WEBPACK_IMPORTED_MODULE_4__.lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_4__.lm)("cloud-workspace-missing","Workspac\
e does not exist"),({host,organization,workspace})=>({message:`${organization} at ${host} has no workspace ${workspace} that the token may read; init would crea\
te it`,help:"no change is required if the workspace is new; otherwise correct its name"}))}),9804:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.r(__webpack_exports__),__webpack_require__.d(__webpack_exports__,{clientVersion:()=>clientVersion,constraintInvalid:()=>constraintInvalid,constraintUnmeetable:()=>constraintUnmeetable,
lockInvalid:()=>lockInvalid,lockOutside:()=>lockOutside});var _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(1064),_brief_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(
4e3),_problem_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(5799);const MAX_CONSTRAINTS=6,quoted=text=>`"${(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__.dh)(text)}\
"`,IN_CLIENTS=/^(?:Incorrect version constraint syntax|This string does not use .*)(?:: )?/;function reasonOf(why){const reason=why.replace(IN_CLIENTS,"");return reason===
""?"":`: ${reason}`}function describeInvalid(constraint){switch(constraint.reason){case"syntax":{const{text,why}=constraint;return{message:`${quoted(text)} is n\
ot a version constraint${reasonOf(why)}`,help:"write versions such as 1.2.0, each after =, !=, >, >=, <, <=, ~> or no operator, and separate them by commas"}}case"\
expression":return{message:`version of ${constraint.address} is an expression, which Terraform does not evaluate during init`,help:"write the version as a liter\
al; Terraform 1.15 and later also accept a variable with `const = true`"};case"not-a-string":return{message:`version of ${constraint.address} is not a string`,help:"\
put the version in quotes"};case"pre-release":return{message:`${quoted(constraint.text)} names a pre-release, which \`required_version\` does not support`,help:"\
remove the part after the hyphen; a pre-release of the CLI is compared without it"};case"built-in":return{message:`${constraint.provider} is built in and cannot\
 have a version constraint`,help:"remove `version`"};case"unspecified":return{message:`provider ${constraint.provider} is required in version 0.0.0, which is no\
t a valid provider version`,help:"name a published version; for a provider that is built locally, use `dev_overrides` without `version`"}}}const constraintInvalid=(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.
lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.z3)("constraint-invalid","Version constraint is invalid",_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.Du),describeInvalid),
constraintUnmeetable=(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.z3)("constraint-unmeetable","No version can mee\
t the constraints",_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.Du),({of,terms,preRelease})=>({message:`no version of ${of} can match ${(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__.
XT)(terms.map(quoted),MAX_CONSTRAINTS)}`,help:preRelease!==void 0?`write ${quoted(preRelease)}: only an exact version, without a space after \`=\` and without \`v\`\
, selects a pre-release of a module`:terms.length===1?"correct the constraint":"change one of these constraints so that a version can match all of them"})),COMMANDS={
terraform:"terraform",opentofu:"tofu"},lockOutside=(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.z3)("lock-outside",
"Locked version does not match the constraints",_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.Du),({provider,version,constraints,clients})=>{const[client,...others]=clients,
command=client===void 0||others.length>0?"":`${COMMANDS[client]} `;return{message:`locked provider ${provider} ${version} does not match configured version cons\
traint ${(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__.XT)(constraints,MAX_CONSTRAINTS)}`,help:`run \`${command}init -upgrade\` in this directory and commit the lock\
 file, or change the constraint`}}),INVALID_LOCK={"no-version":["version","is missing"],"not-a-version":["version","is not a version number"],"not-constraints":[
"constraints","are invalid"]};function describeLock(lock){const failed="failed to read dependency lock file",help="restore the file, or remove the block and run\
 `init` again";switch(lock.reason){case"syntax":return{message:`${failed}: ${lock.error}`,help};case"twice":return{message:`${failed}: it has two blocks for pro\
vider ${lock.provider}`,help:"remove one of the blocks; a merge may have duplicated it"};case"not-normal":return{message:`${failed}: the ${lock.of} of provider ${lock.
provider} must be written in normalized form: ${quoted(lock.normal)}`,help};default:{const[argument,fault]=INVALID_LOCK[lock.reason];return{message:`${failed}: \
the ${argument} of provider ${lock.provider} ${fault}`,help}}}}const lockInvalid=(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.
z3)("lock-invalid","Dependency lock file is invalid",_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.Du),describeLock),clientVersion=(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.
lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.z3)("client-version","Configuration does not support this version of the CLI",_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.
Du),({client,version,constraint})=>({message:`the version constraint ${quoted(constraint)} excludes ${_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.bB[client]}\
 ${version}`,help:`use another version of ${_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.bB[client]}, or change the constraint`}))}),793:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.r(__webpack_exports__),__webpack_require__.d(__webpack_exports__,{loginAuthzInvalid:()=>loginAuthzInvalid,loginAuthzMissing:()=>loginAuthzMissing,
loginClientEmpty:()=>loginClientEmpty,loginClientMissing:()=>loginClientMissing,loginGrantTypesInvalid:()=>loginGrantTypesInvalid,loginGrantTypesUnknown:()=>loginGrantTypesUnknown,
loginGrantTypesUnsupported:()=>loginGrantTypesUnsupported,loginPortsCount:()=>loginPortsCount,loginPortsIgnored:()=>loginPortsIgnored,loginPortsOrder:()=>loginPortsOrder,
loginPortsRange:()=>loginPortsRange,loginPortsSingle:()=>loginPortsSingle,loginScopesIgnored:()=>loginScopesIgnored,loginScopesInvalid:()=>loginScopesInvalid,loginTokenInvalid:()=>loginTokenInvalid,
loginTokenMissing:()=>loginTokenMissing,loginType:()=>loginType,loginUrlPort:()=>loginUrlPort});var _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(
1064),_brief_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(4e3),_problem_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(5799);const MAX_ELEMENTS=5;function show(value){
if(!Array.isArray(value))return showElement(value);const more=value.length>MAX_ELEMENTS?", \u2026":"";return`[${value.slice(0,MAX_ELEMENTS).map(showElement).join(
", ")}${more}]`}function showElement(value){return value===void 0?"missing":typeof value=="object"&&value!==null?(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__.go)(value):
(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__.dh)(JSON.stringify(value))}const isNot=(value,expected)=>`is ${show(value)}${value===void 0?"":`, not ${expected}`}`,field=(host,name)=>`\
"${name}" in login.v1 of host ${host}`,loginType=(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.z3)("login-type","l\
ogin.v1 is not an object",_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.Du),({host,value,why})=>({message:`login.v1 of host ${host} is ${(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__.
go)(value)}, not an object`,help:(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.C)('set login.v1 to an object with "client", "authz" and "token"',`the clients prin\
t "${why}"`)})),loginClientMissing=(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.z3)("login-client-missing","login\
.v1 has no client",_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.Du),({host,value})=>({message:`${field(host,"client")} ${isNot(value,"a string")}`,help:(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.
C)('set "client" to the OAuth client ID, for example "terraform-cli"')})),loginClientEmpty=(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.
$e)("login-client-empty","login.v1 has an empty client",_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.Du),({host})=>({message:`${field(host,"client")} is an\
 empty string`,help:(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.C)('set "client" to the OAuth client ID that the authorization server expects')})),loginGrantTypesInvalid=(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.
lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.z3)("login-grant-types-invalid","grant_types in login.v1 is not an array",_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.
Du),({host,value})=>({message:`${field(host,"grant_types")} ${isNot(value,"an array of strings")}`,help:(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.C)('set "gra\
nt_types" to ["authz_code"], or remove it')})),loginGrantTypesUnsupported=(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.
z3)("login-grant-types-unsupported","login.v1 has no usable grant type",_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.Du),({host,value})=>({message:`${field(
host,"grant_types")} is ${show(value)}, which contains no supported grant type`,help:(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.C)('add "authz_code" to "grant_\
types"')})),loginGrantTypesUnknown=(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.lm)("login-grant-types-unknown","\
login.v1 has unknown grant types"),({host,value})=>({message:`${field(host,"grant_types")} is ${show(value)}; the clients know "authz_code" and "password" only`,
help:(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.C)('remove the unknown grant types; move scopes to "scopes"')})),loginAuthzMissing=(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.
lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.z3)("login-authz-missing","login.v1 has no authz URL",_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.Du),({host,
value})=>({message:`${field(host,"authz")} ${isNot(value,"a string with a URL")}`,help:(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.C)('set "authz" to the URL of\
 the authorization endpoint')})),loginAuthzInvalid=(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.z3)("login-authz-\
invalid","authz URL in login.v1 cannot be used",_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.Du),({host,why})=>({message:`${field(host,"authz")}: ${(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__.
dh)(why)}`,help:(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.C)('set "authz" to an https:// URL without user name, or to a path that starts with a slash')})),loginTokenMissing=(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.
lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.z3)("login-token-missing","login.v1 has no token URL",_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.Du),({host,
value})=>({message:`${field(host,"token")} ${isNot(value,"a string with a URL")}`,help:(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.C)('set "token" to the URL of\
 the token endpoint')})),loginTokenInvalid=(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.z3)("login-token-invalid",
"token URL in login.v1 cannot be used",_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.Du),({host,why})=>({message:`${field(host,"token")}: ${(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__.
dh)(why)}`,help:(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.C)('set "token" to an https:// URL without user name, or to a path that starts with a slash')})),loginPortsCount=(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.
lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.z3)("login-ports-count","ports in login.v1 is not two ports",_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.Du),
({host,value})=>({message:`${field(host,"ports")} ${isNot(value,"exactly two elements")}`,help:(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.C)('set "ports" to th\
e first and the last port, for example [10000, 10010]')})),loginPortsRange=(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.
z3)("login-ports-range","ports in login.v1 are out of range",_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.Du),({host,value})=>({message:`${field(host,"port\
s")} is ${show(value)}; both must be whole numbers from 1024 to 65535`,help:(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.C)('set "ports" to two numbers in this r\
ange, for example [10000, 10010]')})),loginPortsOrder=(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.z3)("login-por\
ts-order","ports in login.v1 are in the wrong order",_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.Du),({host,value})=>({message:`${field(host,"ports")} is ${show(
value)}; the first port is greater than the last`,help:(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.C)("write the lower port first")})),loginPortsSingle=(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.
lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.z3)("login-ports-single","ports in login.v1 is a range of one port",_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.
Du),({host,value})=>({message:`${field(host,"ports")} is ${show(value)}; the clients never use the last port, so none is left`,help:(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.
C)('set "ports" to at least two ports, for example [10000, 10010]')})),loginPortsIgnored=(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.
$e)("login-ports-ignored","ports in login.v1 is not an array",_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.Du),({host,value})=>({message:`${field(host,"por\
ts")} ${isNot(value,"an array")}; the clients ignore it and use 1024 to 65535`,help:(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.C)('set "ports" to an array such\
 as [10000, 10010], or remove it')})),loginScopesInvalid=(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.z3)("login-\
scopes-invalid","scopes in login.v1 contains a value that is not a string",_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.Du),({host,value})=>({message:`${field(
host,"scopes")} ${isNot(value,"an array of strings")}`,help:(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.C)('set "scopes" to an array of strings, or remove it')})),
loginScopesIgnored=(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.$e)("login-scopes-ignored","scopes in login.v1 is\
 not an array",_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.Du),({host,value})=>({message:`${field(host,"scopes")} ${isNot(value,"an array")}; the clients \
ignore it`,help:(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.C)('set "scopes" to an array of strings, or remove it')})),loginUrlPort=(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.
lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.$e)("login-url-port","Login URL has no port",_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.Du),({host,endpoints})=>{
const names=endpoints.map(({name})=>`"${name}"`).join(" and "),[first]=endpoints,isOne=endpoints.length===1;return{message:`${names} in login.v1 of host ${host}\
 ${isOne?"names":"name"} no port, so a login uses port 443: ${first?.url??""}`,help:(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.C)(`write a path that starts wit\
h a slash, or add :${first?.port??""} to the URL${isOne?"":"s"}`)}})}),6697:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.
r(__webpack_exports__),__webpack_require__.d(__webpack_exports__,{hostAssumed:()=>hostAssumed,hostGeneric:()=>hostGeneric,hostNotAllowed:()=>hostNotAllowed,hostNotChecked:()=>hostNotChecked,
hostPrivateRedirect:()=>hostPrivateRedirect});var _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(1064),_brief_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(
4e3),_problem_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(5799);const lineOf=({file,line})=>`${(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__.dh)(file)}:${line}`,
names=clients=>clients.map(client=>_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.bB[client]).join(" and "),hostNotAllowed=(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.
lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.z3)("host-not-allowed","Host is not allowed",_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.zK),data=>{const{
host}=data,add=`add ${host} to \`allowed-hosts\``;if("service"in data){const{service,registry}=data;return{message:`${service} of ${registry} is on ${host}, whi\
ch is not in \`allowed-hosts\``,help:`use another registry, or ${add}`}}if("package"in data)return{message:`the package of ${data.package} is downloaded from ${host}\
, which is not in \`allowed-hosts\` and was not contacted`,help:`use another module or provider, or ${add}`};if("use"in data){const[does,instead]=NOT_ALLOWED_USES[data.
use];return{message:`${does} ${host}, which is not in \`allowed-hosts\``,help:`use ${instead}, or ${add}`}}if("implied"in data){const{place,clients}=data.implied;
return{message:`host ${host} is not in \`allowed-hosts\` and was not contacted; ${lineOf(place)} names no host, and this is the default of ${names(clients)}`,help:`\
name an allowed registry there, ${add}, or set \`dialect\` if you use another CLI`}}return{message:`host ${host} is not in \`allowed-hosts\` and was not contacted`,
help:`use an allowed registry, or ${add}`}}),NOT_ALLOWED_USES={download:["the source is downloaded from","a source on an allowed host"],backend:["the HTTP backe\
nd uses","an allowed backend"]},hostAssumed=(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.lm)("host-assumed","Defa\
ult host of an assumed CLI was not contacted"),({host,place,clients})=>({message:`${host} was not contacted: ${lineOf(place)} implies it as the default host of ${names(
clients)}, but the CLI could not be detected`,help:"set `dialect` to `terraform` or `opentofu` to check the default hosts of that CLI"})),hostGeneric=(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.
lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.lm)("host-generic","Generic hostname was not contacted"),({host})=>({message:`${host} is a generic hostname that\
 stands for the host of the cloud or backend block; it was not contacted`,help:"add the real host to `hostnames` to check it"})),hostPrivateRedirect=(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.
lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.z3)("host-private-redirect","Redirect to a non-public address",_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.
zK),({host,address,asks})=>address==="metadata"?{message:`${host} is the address of a cloud metadata service and was not contacted`,help:"remove the redirect or\
 the address; metadata services are never contacted"}:{message:`a public host ${asks==="document"?"redirects":"leads"} to ${host}, which has a ${address} addres\
s and was not contacted`,help:`if ${asks==="document"?"the redirect":"that"} is intended, add that host to \`hostnames\` or \`resolve\``}),hostNotChecked=(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.
lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.z3)("host-not-checked","Host was not checked before the check ended",_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.
zK),({host,stopped,isBegun,unchecked,total,slowest})=>({message:`${host} was not checked${isBegun?" completely: its visit was under way when":":"} ${(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__.
Cw)(stopped)}, with ${unchecked} of ${total} hosts not checked`,help:UNCHECKED_HELP[stopped.kind]+timeOf(slowest)})),UNCHECKED_HELP={deadline:"raise `deadline-s\
econds` or `concurrency`, lower `timeout-seconds` or `retries`, or check fewer hosts",signal:"run the check again; if the job or step reached its own time limit\
, set `deadline-seconds` below that",crash:"run the check again, and report the crash"};function timeOf(slowest){return slowest.length===0?"":`; most of the tim\
e went to hosts without a response: ${slowest.map(({host,tookMs})=>`${host} (${(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__.YA)(tookMs)})`).join(", ")}`}}),5143:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{Az:()=>describeAside,Ts:()=>packPlace,Zl:()=>isAside,_h:()=>unpackPlace,n7:()=>excludePattern});var _brief_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(
4e3);const WIDTH=2**14,packPlace=({line,column,endColumn})=>(line*WIDTH+Math.min(column,WIDTH-1))*WIDTH+Math.min(endColumn-column,WIDTH-1);function unpackPlace(place){
const start=Math.floor(place/WIDTH),column=start%WIDTH;return{line:Math.floor(start/WIDTH),column,endColumn:column+place%WIDTH}}const ASIDE=/^(__.*__|testdata([-_.].*)?|((unit|integration|acceptance|e2e)[-_.]?)?tests?|specs?|e2e|fixtures?|templates?|examples?|samples?|skeletons?|deprecated)$|[-_.](tests|testdata|fixtures?|examples?)$|^(test|cookiecutter)[-_.]?(data|fixtures?)?$|\{\{/i,
ENVIRONMENTS=/(^|[-_])(env|envs|environments?|live|stages?|accounts?|deployments?)$/i,OWN_TESTS=/(^|\/)tests\/[^/]*\.(tftest|tofutest)\.(hcl|json)$/;function asideOf(file){
const directories=file.split("/").slice(0,OWN_TESTS.test(file)?-2:-1);return directories.find((name,at)=>ASIDE.test(name)&&!(name==="test"&&directories.slice(0,
at).some(above=>ENVIRONMENTS.test(above))))}const isAside=file=>asideOf(file)!==void 0;function excludePattern(file){const directory=asideOf(file);return(directory===
void 0?file:`**/${directory}`).replace(/[\\{}[\]?!()]/g,"?")}const MAX_PATTERNS=3,describeAside=(findings,patterns)=>`${findings===1?"1 finding is":`${findings}\
 findings are`} in tests, examples or templates, where errors are warnings; to skip such files, set \`exclude\`: ${(0,_brief_js__WEBPACK_IMPORTED_MODULE_0__.XT)(
patterns,MAX_PATTERNS)}`}),5799:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{$e:()=>warning,
C:()=>byOperator,lS:()=>defineProblem,lm:()=>notice,oC:()=>SEVERITIES,pj:()=>addressedTo,z3:()=>error});var _protocol_addresses_secrets_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(
6174);const SEVERITIES=["error","warning","notice"],byOperator=(operator,note)=>note===void 0?{operator}:{operator,note};function cureFor({operator,user,guest},{
role,host}){const ask=`ask the operator of ${host} to ${operator}`;switch(role){case"operator":return operator;case"user":return user===operator?user:user===void 0?
ask:`${user}; if you run ${host}, ${operator}`;case"guest":return guest??user??ask}}function addressedTo(problem,reader){const{cures,...rest}=problem;return cures===
void 0?problem:{...rest,help:helpFor(cures,reader)}}function helpFor(cures,reader){const{because,note}=cures,start=because===void 0?"":`${because}: `,end=note===
void 0?"":`; ${note}`;return start+cureFor(cures,reader)+end}const factsOf=severity=>(code,title,affects=[])=>({code,title,severity,affects}),error=factsOf("err\
or"),warning=factsOf("warning"),notice=factsOf("notice");function defineProblem(facts,describe){return Object.assign(data=>{const{help,...occurrence}=describe(data),
code=facts.code,message=(0,_protocol_addresses_secrets_js__WEBPACK_IMPORTED_MODULE_0__._)(occurrence.message),problem={...facts,code,usualSeverity:facts.severity,
...occurrence,message};return help===void 0?problem:typeof help=="string"?{...problem,help:(0,_protocol_addresses_secrets_js__WEBPACK_IMPORTED_MODULE_0__._)(help)}:
{...problem,help:helpFor(help,{role:"operator",host:""}),cures:help}},facts)}}),9319:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.r(__webpack_exports__),__webpack_require__.d(__webpack_exports__,{serviceUrlCredentials:()=>serviceUrlCredentials,serviceUrlCrossHost:()=>serviceUrlCrossHost,
serviceUrlDoubleSlash:()=>serviceUrlDoubleSlash,serviceUrlEmpty:()=>serviceUrlEmpty,serviceUrlInsecure:()=>serviceUrlInsecure,serviceUrlInvalid:()=>serviceUrlInvalid,
serviceUrlLooksLikeHost:()=>serviceUrlLooksLikeHost,serviceUrlNoSlash:()=>serviceUrlNoSlash,serviceUrlOtherPort:()=>serviceUrlOtherPort,serviceUrlPrivate:()=>serviceUrlPrivate,
serviceUrlQuery:()=>serviceUrlQuery,serviceUrlRelative:()=>serviceUrlRelative,serviceUrlSame:()=>serviceUrlSame});var _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(
1064),_brief_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(4e3),_problem_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(5799);const serviceUrlInvalid=(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.
lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.z3)("service-url-invalid","Service URL cannot be used",_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.zK),({id:id2,
host,url,why})=>({message:url===null?`${id2} of host ${host}: ${(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__.dh)(why)}`:`${id2} of host ${host} is "${url}", which \
the clients cannot connect to: ${why}`,help:(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.C)(`set ${id2} to an https:// URL, or to a path that starts with a slash`)})),
serviceUrlCredentials=(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.z3)("service-url-credentials","Service URL con\
tains a user name",_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.zK),({id:id2,host,why})=>({message:`${id2} of host ${host}: ${why}`,help:(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.
C)("remove the user name and password from the URL, or from the redirect that leads to the document","give tokens to the clients instead")})),serviceUrlEmpty=(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.
lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.z3)("service-url-empty","Service URL is empty",_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.zK),({id:id2,host,
url})=>({message:`${id2} of host ${host} is an empty string, which resolves to the document itself: ${url}`,help:(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.C)(
`set ${id2} to the URL of the service, such as "/v1/${id2.split(".")[0]}/", or remove it`)})),serviceUrlLooksLikeHost=(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.
lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.z3)("service-url-looks-like-host","Service URL has no https://",_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.
zK),({id:id2,host,value,why})=>({message:`${id2} of host ${host} is "${value}", which is a path and not a URL with a host`,help:(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.
C)(`write "https://${value}" if a host is meant`,why===null?void 0:(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__.zd)(why))})),serviceUrlNoSlash=(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.
lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.z3)("service-url-no-slash","Service URL does not end with a slash",_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.
rG),({id:id2,host,url,clients})=>{const names=clients.map(client=>_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.bB[client]),last=url.slice(url.lastIndexOf("\
/")+1);return{message:`${id2} of host ${host} does not end with a slash: ${url}`,help:(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.C)("add the slash",`without it\
 ${names.slice(0,-1).join(", ")} and ${names.at(-1)} replace "${last}" with the path that they append`),affects:clients}}),serviceUrlRelative=(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.
lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.$e)("service-url-relative","Service URL is relative to the document",["dependabot","renovate","terragrunt"]),({id:id2,
host,url})=>({message:`${id2} of host ${host} is a path without a leading slash: Terraform and OpenTofu resolve it to ${url}, other clients do not`,help:(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.
C)("start the path with a slash, or write the complete URL")})),serviceUrlQuery=(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.
$e)("service-url-query","Service URL has a query",_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.Du),({id:id2,host})=>({message:`${id2} of host ${host} has a\
 query, which the clients drop when they append a path`,help:(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.C)("move the content of the query into the path","never\
 put a secret into the document")})),MAX_USES=10,MAX_URLS=3;function named({host,uses},verbs=["is","are"]){const groups=Map.groupBy(uses,({id:id2})=>id2),names=Array.
from(groups,([id2,group])=>{const endpoints=group.flatMap(({endpoint})=>endpoint??[]);return endpoints.length===0?id2:`${id2} (${endpoints.join(", ")})`});return`${(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__.
XT)(names,MAX_USES)} of host ${host} ${names.length===1?verbs[0]:verbs[1]}`}const urlsOf=({urls})=>(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__.XT)(urls,MAX_URLS),
clientsOfUses=({uses})=>_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.zK.filter(client=>uses.some(({id:id2})=>(0,_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.
SZ)(id2).includes(client))),CUT_OFF={loopback:"on other machines",private:"outside of its network",reserved:"on the internet"},serviceUrlPrivate=(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.
lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.z3)("service-url-private","Service URL has a non-public address",_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.
zK),shared=>({message:`${named(shared)} at ${urlsOf(shared)}, which clients ${CUT_OFF[shared.kind]} cannot reach`,help:(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.
C)(`set the external URL of the registry (also called base URL or public URL) to https://${shared.host}`),affects:clientsOfUses(shared)})),INSECURE_CLIENTS=[..._protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.
Du,"dependabot"],serviceUrlInsecure=(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.$e)("service-url-insecure","Serv\
ice URL is not https",INSECURE_CLIENTS),shared=>{const isLogin=shared.uses.every(({endpoint})=>endpoint!==null),sends=isLogin?"a login sends its token in clear \
text otherwise":`the clients send the token of ${shared.host} there in clear text`,affected=clientsOfUses(shared);return{message:`${named(shared)} not https: ${urlsOf(
shared)}`,help:(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.C)(shared.uses.length===1?"use an https:// URL":"use https:// URLs, for example by setting the extern\
al URL of the registry",isLogin||shared.hasToken?sends:void 0),affects:INSECURE_CLIENTS.filter(client=>affected.includes(client))}}),serviceUrlCrossHost=(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.
lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.$e)("service-url-cross-host","Service is on another host",["dependabot","renovate"]),shared=>{const{host,name}=shared,
message=`${named(shared)} on another host: ${urlsOf(shared)}`,isUsed=clientsOfUses(shared).includes("renovate");return shared.hasToken&&isUsed?{message,help:`gi\
ve Dependabot and Renovate a token for ${name}; Terraform and OpenTofu send it the token of ${host}`}:{message,help:`where outgoing traffic is filtered, allow ${name}\
 as well`,severity:"notice",affects:[]}}),serviceUrlOtherPort=(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.lm)("s\
ervice-url-other-port","Service is on another port of the host"),shared=>({message:`${named(shared)} on another port of the same host: ${urlsOf(shared)}`,help:(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.
C)(`check that clients can connect to this port; behind a proxy, set the external URL of the registry to https://${shared.host}`)})),serviceUrlDoubleSlash=(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.
lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.$e)("service-url-double-slash","Service URL has a double slash"),shared=>({message:`${named(shared,["has","have"])}\
 a double slash in the path: ${urlsOf(shared)}`,help:(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.C)("remove the slash at the end of the external URL of the regi\
stry")})),serviceUrlSame=(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.$e)("service-url-same","Two services have t\
he same URL"),shared=>({message:`${named(shared,["has","have"])} the same URL: ${urlsOf(shared)}`,help:(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.C)("check bot\
h URLs","few registries serve modules and providers below one URL, and a copied line is more likely")}))}),2847:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.r(__webpack_exports__),__webpack_require__.d(__webpack_exports__,{serviceMissing:()=>serviceMissing,serviceType:()=>serviceType,serviceVersion:()=>serviceVersion});
var _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(1064),_protocol_services_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(9562),_brief_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(
4e3),_problem_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(5799);const MAX_SHOWN=20,offers=({offered,leftOut})=>offered.length===0?"is empty":`offers ${(0,_brief_js__WEBPACK_IMPORTED_MODULE_2__.
XT)(offered,MAX_SHOWN,leftOut)}`;function supplyCures(missing,isArtifactory){const{id:id2,host,offered,block}=missing,document=`the discovery document, which ${offers(
missing)}`;if(block!==null)return`add ${id2} to the \`host\` block at ${block}, which ${offers(missing)}`;if(id2===_protocol_services_js__WEBPACK_IMPORTED_MODULE_1__.
xq&&isArtifactory)return`configure a network mirror for the provider: Artifactory serves providers at https://${host}/artifactory/api/terraform/REPOSITORY/provi\
ders/ and offers no ${id2}; the discovery document ${offers(missing)}`;const misspelled=offered.find(each=>(0,_protocol_services_js__WEBPACK_IMPORTED_MODULE_1__.
OA)(each)===id2),user=id2===_protocol_services_js__WEBPACK_IMPORTED_MODULE_1__.xq?`use a host that offers ${id2}, or configure a network mirror for the provider\
 (\`provider_installation\`), the usual way with an artifact manager`:`use a host that offers ${id2}`;return{operator:misspelled===void 0?`add ${id2} to ${document}`:
`rename ${misspelled} to ${id2} in ${document}`,user}}const serviceMissing=(0,_problem_js__WEBPACK_IMPORTED_MODULE_3__.lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_3__.
z3)("service-missing","Service is not offered",_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.zK),missing=>missing.id==="any"?{message:`host ${missing.host} \
does not provide any service`,help:(0,_problem_js__WEBPACK_IMPORTED_MODULE_3__.C)(`add a service to the discovery document, which ${offers(missing)}`)}:{message:missing.
why,help:supplyCures(missing,missing.isArtifactory)}),serviceVersion=(0,_problem_js__WEBPACK_IMPORTED_MODULE_3__.lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_3__.
z3)("service-version","Service is offered in another version",_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.zK),missing=>({message:missing.why,help:missing.
isReadable?supplyCures(missing,!1):`require an id of the form NAME.vN; the discovery document ${offers(missing)}`})),serviceType=(0,_problem_js__WEBPACK_IMPORTED_MODULE_3__.
lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_3__.z3)("service-type","Service URL is not a string",_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.zK),({id:id2,
host,value,why})=>({message:`${id2} of host ${host} is ${(0,_brief_js__WEBPACK_IMPORTED_MODULE_2__.go)(value)}, not a string with a URL`,help:(0,_problem_js__WEBPACK_IMPORTED_MODULE_3__.
C)(`set ${id2} to a URL such as "/v1/modules/"`,(0,_brief_js__WEBPACK_IMPORTED_MODULE_2__.zd)(why))}))}),8011:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.r(__webpack_exports__),__webpack_require__.d(__webpack_exports__,{blockReserved:()=>blockReserved,blockUnsupported:()=>blockUnsupported,hostDotlessModule:()=>hostDotlessModule,
hostIdnModule:()=>hostIdnModule,hostInvalid:()=>hostInvalid,hostMissing:()=>hostMissing,sourceDynamic:()=>sourceDynamic,sourceInvalid:()=>sourceInvalid,sourceNearMiss:()=>sourceNearMiss});
var _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(1064),_brief_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(4e3),_problem_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(
5799);const MAX_EXPRESSION=120,INVALID_TEXT={"remote-in-test":["is a remote module source; Terraform tests accept local and registry modules only","use a local \
path or a registry address"],"white-space":["has white space at its beginning or end","remove the white space"],stack:["is not the address of a stack","write HO\
ST/ORGANIZATION/PROJECT/STACK"],"locked-provider":["is not a complete provider address","write HOST/NAMESPACE/TYPE, or remove the block and run init again"],terragrunt:[
"is not a registry module","write tfr://HOST/NAMESPACE/NAME/SYSTEM"]},INVALID_ARGUMENT={missing:["has no source","add `source`"],null:["has null as its source",
"set `source` to an address"],"not-a-requirement":["is neither a version nor an object with a source",'write an object, such as { source = "NAMESPACE/TYPE", ver\
sion = "~> 1.0" }']};function describeInvalid(source){switch(source.reason){case"rejected":{const{error,advice}=source;return{message:error,help:advice??void 0}}case"\
missing":case"null":case"not-a-requirement":{const[message,help]=INVALID_ARGUMENT[source.reason];return{message:`${source.address} ${message}`,help}}case"remote\
-in-test":case"white-space":case"stack":case"locked-provider":case"terragrunt":{const[message,help]=INVALID_TEXT[source.reason];return{message:`"${source.text}"\
 ${message}`,help}}}}const sourceInvalid=(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.z3)("source-invalid","Sourc\
e address is invalid",_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.Du),describeInvalid),sourceNearMiss=(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.
$e)("source-near-miss","Source address is probably a mistake",_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.Du),source=>({message:source.host===null?`"${source.
text}" is not read as a registry address`:`"${source.text}" is read as host ${source.host}`,help:source.advice})),ASSIGNED=/(=\s*)"[^"]*(?:"|$)/g,MAX_CANDIDATES=4,
ADD_HOST="to check its host, add the host to `hostnames` and set `scan: .`";function listCandidates(candidates){const named=candidates.slice(0,MAX_CANDIDATES).map(
({text,from})=>`${text===null?"not known":(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__.dh)(text,MAX_EXPRESSION)} ${from??"by default"}`),more=candidates.length-named.
length,last=more>0?`${more} more`:named.pop();return`${named.join(", ")} and ${last}`}function describeDynamic(source){const{address,argument,expression,candidates,
refused}=source,shown=(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__.dh)(expression,MAX_EXPRESSION).replace(ASSIGNED,'$1"***"'),is=`${argument} of ${address} is ${shown}`;
if(refused==="never")return{message:`${is}, which Terraform does not evaluate`,help:`write the ${argument} as a literal`};if(refused!==null){const{variable}=refused;
return{message:`${is}, and Terraform evaluates var.${variable} here only with \`const = true\``,help:`add \`const = true\` to variable "${variable}", which requ\
ires Terraform 1.15, or write the ${argument} as a literal`}}return candidates.length>1?{message:`${is}, which is ${listCandidates(candidates)}`,help:ADD_HOST}:
{message:`${is}, which is only known at init time`,help:ADD_HOST}}const sourceDynamic=(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.
lm)("source-dynamic","Source address is only known at init time"),describeDynamic),blockReserved=(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.
lm)("block-reserved","Block is reserved for a future version"),({block,parent})=>({message:`${block} is not allowed at the top level of a file; Terraform and Op\
enTofu reserve it for a future version`,help:`move it into a ${parent} block`})),blockUnsupported=(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.
z3)("block-unsupported","Block is not supported by this CLI",_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.Du),({kind})=>{const{client,what}=_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.
$I[kind];return{message:`${what} is supported by ${_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.bB[client]} only`,help:client==="opentofu"?"remove it, move\
 it into a `.tofu` file, or correct `dialect`":"remove it, or correct `dialect`"}}),hostInvalid=(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.
z3)("host-invalid","Hostname is invalid",_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.Du),data=>({message:`"${data.text}" is not a hostname: ${data.error}`,
help:data.advice??void 0})),hostMissing=(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.z3)("host-missing","Hostname\
 is missing",["opentofu"]),({block})=>({severity:"warning",message:`the ${block} has no hostname, and OpenTofu has no default`,help:block==="cloud block"?"add `\
hostname`, or set TF_CLOUD_HOSTNAME and list that host in `hostnames`":"add `hostname`"})),hostDotlessModule=(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.
z3)("host-dotless-module","Module host has no dot in its name",_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.Du),({host,name})=>({message:`module sources ca\
nnot name host ${host}: must contain at least one dot`,help:`use a full name such as ${name}.localdomain; provider addresses accept the short name`})),hostIdnModule=(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.
lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.z3)("host-idn-module","Terraform cannot use modules from an internationalized host",["terraform"]),({host})=>({message:`\
Terraform cannot use modules from host ${host}: it converts the name to punycode and then refuses punycode`,help:(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.C)(
"serve modules from a host with an ASCII name","OpenTofu 1.12 and later accept this one")}))}),6817:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.r(__webpack_exports__),__webpack_require__.d(__webpack_exports__,{proxyRefused:()=>proxyRefused,tlsExpired:()=>tlsExpired,tlsExpiresSoon:()=>tlsExpiresSoon,
tlsNameMismatch:()=>tlsNameMismatch,tlsNotYetValid:()=>tlsNotYetValid,tlsPlainHttp:()=>tlsPlainHttp,tlsProtocol:()=>tlsProtocol,tlsUntrusted:()=>tlsUntrusted});
var _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(1064),_brief_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(4e3),_problem_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(
5799);const certificateOf=({host,isLeaf})=>isLeaf?`the certificate of ${host}`:`an authority in the certificate chain of ${host}`,dayOf=ms=>day(new Date(ms).toISOString()),
day=time=>time.slice(0,10),proxyRefused=(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.z3)("proxy-refused","Proxy r\
efused the request",_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.zK),({host,reason})=>({message:`${host} was not reached: ${reason}`,help:"check HTTPS_PROX\
Y, HTTP_PROXY and NO_PROXY, which Terraform and OpenTofu read too"})),tlsExpired=(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.
z3)("tls-expired","TLS certificate has expired",_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.zK),dated=>({message:`${certificateOf(dated)} expired on ${dayOf(
dated.at)}`,help:(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.C)("renew the certificate and reload the server")})),tlsNotYetValid=(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.
lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.z3)("tls-not-yet-valid","TLS certificate is not valid yet",_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.zK),
dated=>({message:`${certificateOf(dated)} is not valid before ${dayOf(dated.at)}`,help:"check the clock of this machine and the start date of the certificate"})),
UNKNOWN_AUTHORITIES={leaf:"is signed by an unknown authority, or the host does not send the intermediate certificate",chain:"is signed by an unknown authority",
root:"is signed by an unknown authority that signed itself","self-signed":"is self-signed"},CONFIGURE_TRUST="configure the host to send its whole chain, or set \
`ca-file` to the authority; Terraform and OpenTofu read SSL_CERT_FILE",UNFIT={"negative-serial":{says:"has a negative serial number, which Terraform and OpenTof\
u do not support",help:"issue it with a positive serial number"},"no-authority":{says:"issued a certificate and is not allowed to",help:"have it issued by an au\
thority: basicConstraints CA:TRUE, keyUsage keyCertSign"},"path-length":{says:"has more authorities below it than it allows (pathlen)",help:"have the certificat\
e issued by a shorter chain, or by an authority with a larger pathlen"},usage:{says:"is not for servers (extendedKeyUsage)",help:"issue it with the extended key\
 usage serverAuth"},constraints:{says:"does not permit all names in the certificate (nameConstraints)",help:"have it issued by an authority whose name constrain\
ts permit all of its names"}},unsupported=(what,help)=>({says:`has ${what}, which Terraform and OpenTofu do not support`,help}),OTHER_KEY="issue it with another\
 key: RSA, ECDSA on P-256, P-384 or P-521, or Ed25519",OTHER_HASH="have it signed with SHA-256, SHA-384, SHA-512 or Ed25519";function describeDistrust(flaw){switch(flaw.
kind){case"unknown-authority":return{says:UNKNOWN_AUTHORITIES[flaw.sent],help:CONFIGURE_TRUST};case"curve":return unsupported(`a key on the curve ${flaw.curve}`,
OTHER_KEY);case"key":return unsupported(`a key of the kind ${flaw.name}`,OTHER_KEY);case"key-size":return unsupported(`an RSA key of ${flaw.bits} bits`,"issue i\
t with a key of 2048 to 8192 bits");case"signature":return unsupported(`a signature of the kind ${flaw.name}`,OTHER_HASH);case"critical-extension":return unsupported(
`the critical extension ${flaw.id}`,"issue it without that extension");case"malformed":return{says:`is malformed (${flaw.part}); Terraform and OpenTofu cannot r\
ead it`,help:"issue it with a program that follows RFC 5280"};case"negative-serial":case"no-authority":case"path-length":case"usage":case"constraints":return UNFIT[flaw.
kind]}}const tlsUntrusted=(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.z3)("tls-untrusted","TLS certificate is no\
t trusted",_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.zK),({flaw,...which})=>{const{says,help}=describeDistrust(flaw);return{message:`${certificateOf(which)}\
 ${says}`,help}}),SHOWN_NAMES=3,tlsNameMismatch=(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.z3)("tls-name-mismat\
ch","TLS certificate is for another name",_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.zK),({host,names})=>({message:names.length===0?`the certificate of ${host}\
 has no DNS name among its subject alternative names`:`the certificate of ${host} is for ${(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__.XT)(names,SHOWN_NAMES)}`,help:`\
issue a certificate that lists ${host} as a subject alternative name, or use the name it is for`})),HANDSHAKE_ERRORS={"not-tls":{says:"does not speak TLS on thi\
s port",help:"serve TLS on this port, or use the port that does"},"client-certificate":{says:"requires a client certificate",help:"allow requests for /.well-kno\
wn/terraform.json without one; Terraform and OpenTofu cannot send it"},"unknown-name":{says:"is not a name that the server knows (TLS alert unrecognized_name)",
help:"add the name and its certificate to the TLS settings of the server or load balancer"}},CIPHERS="enable TLS 1.3, or TLS 1.2 with suites such as ECDHE-RSA-A\
ES128-GCM-SHA256";function describeUnsupported({kind,name}){switch(kind){case"version":return{says:`offers no TLS version later than ${name.replace(/^TLSv1$/,"T\
LSv1.0").replace("v"," ")}`,help:"enable TLS 1.2 or later on the host"};case"cipher":return{says:`offers only cipher suites that Terraform and OpenTofu do not s\
upport, such as ${name}`,help:CIPHERS};case"group":return{says:`offers only key exchange groups that Terraform and OpenTofu do not support, such as ${name}`,help:"\
enable the group X25519 or P-256 on the host"}}}const tlsProtocol=(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.z3)(
"tls-protocol","TLS handshake failed",_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.zK),({host,error})=>{if(typeof error=="object"&&"code"in error)return{message:`\
the TLS handshake with ${host} failed (${error.code})`,help:"check the TLS settings of the host, and that it has a certificate for this name"};const{says,help}=typeof error==
"string"?HANDSHAKE_ERRORS[error]:describeUnsupported(error);return{message:`${host} ${says}`,help}}),tlsPlainHttp=(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.lS)(
(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.z3)("tls-plain-http","Port serves plain HTTP",_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.zK),({host})=>({message:`${host}\
 serves plain HTTP on this port: server gave HTTP response to HTTPS client`,help:"serve TLS on this port, or use the port that does; discovery always uses https"})),
tlsExpiresSoon=(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.$e)("tls-expires-soon","TLS certificate expires soon"),
({host,days,expires})=>{const when=days===0?"today":days===1?"in 1 day":`in ${days} days`;return{message:`the certificate of ${host} expires ${when}, on ${day(expires)}`,
help:(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__.C)("renew the certificate; if it is renewed automatically, find out why that has not happened")}})}),3229:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{Kc:()=>hasPlaceholder,L6:()=>hostAdvice,NM:()=>moduleAdvice,cr:()=>providerAdvice});var _hostname_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(
1831),_module_address_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(5011);const MAX_TEXT=1024,isHost=text=>(0,_hostname_js__WEBPACK_IMPORTED_MODULE_0__.Pv)(
text).ok;function firstOf(rules,...about){for(const rule of rules){const advice=rule(...about);if(advice!==null)return advice}return null}function hostAdvice(text){
if(text.length>MAX_TEXT)return null;const host=(0,_hostname_js__WEBPACK_IMPORTED_MODULE_0__.Pv)(text);if(host.ok)return acceptedHostAdvice(text,(0,_hostname_js__WEBPACK_IMPORTED_MODULE_0__.
nx)(host.value));const asWritten=firstOf(TEXT_ADVICE,text);if(asWritten!==null)return asWritten;const{inside,removed}=unwrap(text);if(text.includes("@",text.lastIndexOf(
inside)))return"write the hostname alone, not a URL";for(const candidate of removed.length===0?[]:[inside,inside.replace(/:\D.*$/s,"")])if(isHost(candidate))return`\
remove ${enumerate(removed)}: ${candidate}`;return firstOf(HOST_ADVICE,inside)}function acceptedHostAdvice(text,shown){if(/(^|\.)xn--/i.test(text))return`write \
it in Unicode: ${shown}; upper-case punycode is only accepted by accident`;const undotted=shown.replace(/(?<!\.)\.+(?=$|:)/,"");return undotted===shown?null:`re\
move the trailing dot: tokens and settings for ${undotted} do not apply to this host`}const PLACEHOLDER=/\$\{|\{\{|\$\(|^\$|<[^<>]*>|__\w{1,64}__|%%|@@|#\{|\{%|\[\[|%[sdqv]|%[A-Z_]+%|@[A-Z_]+@/,
REPLACE="replace the placeholder",hasPlaceholder=text=>PLACEHOLDER.test(text),TEXT_ADVICE=[text=>hasPlaceholder(text)?REPLACE:null,text=>{const parts=text.split(
/[\s,;]+/).filter(part=>part!=="");return parts.length<2?null:parts.every(part=>part.includes(".")&&isHost(part))?`write one hostname at a time: ${parts[0]}`:"r\
emove the spaces, commas and semicolons"}],SCHEME=/^(https?:(?!\d)(\/\/)?|[a-z0-9+.:-]{1,32}:\/\/|\/\/)/i,WRAPPINGS=[["the white space",text=>text.trim()],["the\
 quotation marks",text=>text.replace(/^(["'`])(.*)\1$/s,"$2")],["the scheme",text=>text.replace(SCHEME,"")],["the trailing slash",text=>text.replace(/^([^/?#\\]*)\/$/,
"$1")],["the path",text=>text.replace(/^([^/?#\\]*)[/\\].*$/s,"$1")],["the query",text=>text.replace(/^([^?#]*)[?#].*$/s,"$1")],["the user name",text=>text.slice(
text.lastIndexOf("@")+1)],["the trailing colon",text=>text.replace(/^([^:]*):$/,"$1")]];function unwrap(text){let inside=text;const removed=[];for(const[name,without]of WRAPPINGS){
const left=without(inside);left!==inside&&removed.push(name),inside=left}return{inside,removed}}const enumerate=names=>names.join(", ").replace(/, ([^,]*)$/," a\
nd $1"),HOST_ADVICE=[text=>/^\[.*\](:\d+)?$/s.test(text)||/^[0-9a-f]*:[0-9a-f]*:[0-9a-f:.]*$/i.test(text)?"use a DNS name; the clients do not support IPv6 addre\
sses":null,text=>text.includes("*")?"write each hostname; wildcards are not supported":null,text=>{if(!/(^|\.)xn--/i.test(text))return null;const shown=(0,_hostname_js__WEBPACK_IMPORTED_MODULE_0__.
WV)(text);return isHost(shown)?`write it in Unicode: ${shown}`:"write it in Unicode, not in punycode"},text=>{if(!text.includes("_"))return null;if(text.startsWith(
"TF_"))return"write the hostname; this is the name of a variable";const hyphened=text.replaceAll("_","-");return`a hostname cannot contain underscores${isHost(hyphened)?
`; did you mean ${hyphened}?`:""}`},text=>{const host=text.replace(/^\.+|(?<!\.)\.+$/g,"").replace(/\.{2,}/g,".");return host!==text&&isHost(host)?`remove the e\
xtra dots: ${host}`:null},text=>/(^|\.)-|-(\.|:|$)/.test(text)?"remove the hyphen at the start or end of a label":null,text=>/(^|\.)[^.:]{2}--/.test(text)?"a la\
bel cannot have hyphens as its third and fourth character":null,text=>{const[,name="",port=""]=/^([^:]*):(.*)$/s.exec(text)??[];return isHost(name)?/^[+-]?[0-9]+$/.
test(port)?"use a port from 1 to 65535":`write the port as a number: ${name}:8443`:null}],isRegistryModule=text=>{const module=(0,_module_address_js__WEBPACK_IMPORTED_MODULE_1__.
rE)(text,"terraform");return module.ok&&!module.value.hostImplied},isHostLike=text=>/^[^.\s:@]+(\.[^.\s:@]+)+(:[^:@]*)?$/.test(text),MODULE_ADVICE=[text=>text===
""?"write a path such as ./network, or a registry address or URL":null,(text,isRemote)=>!isRemote&&hasPlaceholder(text)?REPLACE:null,text=>text===text.trim()?null:
"remove the white space around the address",(text,isRemote)=>{const[,scheme="",rest=""]=/^(https?:\/\/)(.*)$/i.exec(text)??[];return scheme===""||!isRegistryModule(
rest)?null:`remove ${scheme} to use the registry module: ${rest}${isRemote?"; with it, the client downloads an archive from this URL (for a Git repository, writ\
e git::https://\u2026)":""}`},(_text,isRemote,[host="",...rest])=>{const[,name="",port=""]=/^(localhost|[^.:]+)(:\d+)?$/.exec(host)??[];if(rest.length!==3||name!==
"localhost"&&port==="")return null;const what=isRemote?`; the client reads "${name}" as a download method`:"";return`write a host with a dot, such as 127.0.0.1${port}\
 or ${name}.localdomain${port}${what}`},(_text,_isRemote,[host="",...rest])=>rest.length===3&&isHostLike(host)?hostAdvice(host):null,(_text,isRemote,parts)=>{const[
host=""]=parts;return isRemote||parts.length!==3||!isHostLike(host)?null:`write HOST/NAMESPACE/NAME/SYSTEM, three parts after the host${host==="gitlab.com"?"; f\
or a Git repository, git::https://gitlab.com/\u2026":""}`},(_text,isRemote,parts)=>{const isUrl=/^https?:$/i.test(parts[0]??"")&&parts[1]==="",[host="",...rest]=isUrl?
parts.slice(2):parts;if(isRemote||rest.length!==4||!isHostLike(host))return null;const[extra="",version=""]=[rest[0],rest[3]],[address,versioned]=[rest.slice(1),
rest.slice(0,3)].map(parts2=>[host,...parts2].join("/"));return/^v?\d+\.\d+/.test(version)?`write ${versioned}, and the version in the \`version\` argument`:`wr\
ite HOST/NAMESPACE/NAME/SYSTEM, such as ${address}; service discovery works only at the root of a host, not below /${extra}`},(text,isRemote,parts)=>!isRemote&&
parts.length>=3&&text.includes("?")?"remove the query; set the version with the `version` argument":null,(_text,isRemote,parts)=>{const system=parts.at(-1)??"";
return isRemote||![3,4].includes(parts.length)||!/[A-Z]/.test(system)?null:`write the target system in lower case: ${[...parts.slice(0,-1),system.toLowerCase()].
join("/")}`},(text,isRemote)=>!isRemote&&/^\w[\w-]*(\/[\w.-]+)*\/?$/.test(text)?`write ./${text} to use a directory of this repository`:null];function moduleAdvice(text,address,registry){
if(address.kind==="local"||text.length>MAX_TEXT)return null;const[first="",...rest]=text.split("/");if(registry.ok)return registry.value.hostImplied?null:hostAdvice(
first);const below=rest.length===0?[]:rest.join("/").split("//",1)[0]?.split("/")??[];return firstOf(MODULE_ADVICE,text,address.kind==="remote",[first,...below])}
function providerAdvice(text){if(text.length>MAX_TEXT)return null;if(hasPlaceholder(text))return REPLACE;if(text!==text.trim())return"remove the white space aro\
und the address";const[,rest=""]=/^https?:\/\/(.*)$/i.exec(text)??[];if(rest!=="")return`remove the scheme: ${rest}`;const parts=text.split("/"),[host=""]=parts;
return parts.length===2&&isHostLike(host)?"write HOST/NAMESPACE/TYPE, two parts after the host":parts.length===4?"write HOST/NAMESPACE/TYPE; four parts are a mo\
dule address":parts.length===3?hostAdvice(host):null}}),6174:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.
d(__webpack_exports__,{_:()=>hideAddressSecrets});const HIDDEN="***",PLAIN=/^(?:ref|rev|tag|depth|version|versionId|region|digest|archive|checksum|filename|terraform-get|go-get)$/,
QUERY=/([?&])([\w.~%-]{1,100})=([^&#]+)/g;function hideAddressSecrets(text){return/[@?]/.test(text)?text.replace(/[^\s"']+/g,word=>word.split("://").map((part,at)=>hideUser(
part,at>0)).join("://").replace(QUERY,(all,mark,name)=>PLAIN.test(name)?all:`${mark}${name}=${HIDDEN}`)):text}function hideUser(part,isAfterScheme){const end=part.
search(/[/?#]/),authority=end<0?part:part.slice(0,end),at=isAfterScheme&&/:(?!\d*$)/.test(authority)?part.lastIndexOf("@"):authority.lastIndexOf("@"),user=part.
slice(0,Math.max(at,0)).replace(/^[a-z0-9]+::/,""),isSecret=isAfterScheme?user!=="git":user.includes(":");return at<0||!isSecret?part:HIDDEN+part.slice(at)}}),1064:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{$I:()=>OWN_SYNTAX,Du:()=>MAIN_CLIENTS,Jd:()=>rejectsBadVersions,Mq:()=>isRetriedStatus,NX:()=>MAX_REDIRECTS,SZ:()=>clientsOf,
Yr:()=>clientsWithDefault,ab:()=>clientsReplacing,bB:()=>CLIENT_NAMES,n3:()=>isDefaultRegistry,pH:()=>RELEASES,rG:()=>REPLACING_CLIENTS,sX:()=>readsPackageDetails,
tB:()=>versionInUse,zK:()=>ALL_CLIENTS});const TERRAFORM_REGISTRY="registry.terraform.io",DEFAULT_REGISTRIES=[TERRAFORM_REGISTRY,"registry.opentofu.org"],isDefaultRegistry=host=>DEFAULT_REGISTRIES.
includes(host),REGISTRY_SERVICES=["modules.v1","providers.v1"],CLIENTS={terraform:{name:"Terraform",uses:REGISTRY_SERVICES,replaces:["providers.v1"]},opentofu:{
name:"OpenTofu",uses:REGISTRY_SERVICES,replaces:["providers.v1"]},dependabot:{name:"Dependabot",uses:REGISTRY_SERVICES,replaces:REGISTRY_SERVICES,defaults:DEFAULT_REGISTRIES},
renovate:{name:"Renovate",uses:REGISTRY_SERVICES,replaces:[],defaults:[TERRAFORM_REGISTRY]},terragrunt:{name:"Terragrunt",uses:["modules.v1"],replaces:[],defaults:DEFAULT_REGISTRIES},
checkov:{name:"Checkov",uses:["modules.v1"],replaces:["modules.v1"]}},MAIN_CLIENTS=["terraform","opentofu"],ALL_CLIENTS=Object.keys(CLIENTS),CLIENT_NAMES=Object.
fromEntries(Object.entries(CLIENTS).map(([client,{name}])=>[client,name])),factsOf=client=>CLIENTS[client],clientsOf=id2=>REGISTRY_SERVICES.includes(id2)?ALL_CLIENTS.
filter(client=>factsOf(client).uses.includes(id2)):MAIN_CLIENTS,clientsWithDefault=host=>ALL_CLIENTS.filter(client=>factsOf(client).defaults?.includes(host)),REPLACING_CLIENTS=ALL_CLIENTS.
filter(client=>factsOf(client).replaces.length>0),clientsReplacing=id2=>ALL_CLIENTS.filter(client=>factsOf(client).replaces.includes(id2)),OWN_SYNTAX={language:{
client:"opentofu",what:"a language block"},encryption:{client:"opentofu",what:"an encryption block"},"provider-for-each":{client:"opentofu",what:"a provider blo\
ck with for_each"},action:{client:"terraform",what:"an action block"}},MAX_REDIRECTS={terraform:3,opentofu:9},isRetriedStatus=status=>status===429||status>=500&&
status!==501,RELEASES=[{client:"terraform",name:"Terraform 1.14 and earlier",from:null,before:"1.15",attemptMs:11e3,retries:0,skipsOverridden:!1},{client:"terra\
form",name:"Terraform 1.15 and later",from:"1.15",before:null,attemptMs:5e3,retries:3,skipsOverridden:!0},{client:"opentofu",name:"OpenTofu",from:null,before:null,
attemptMs:1e4,retries:0,skipsOverridden:!1}],NEWEST={terraform:"1.15.0",opentofu:"1.12.0"};function versionInUse(client,versions){const known=/^v?(\d{1,5}(?:\.\d{1,5}){0,2})(?:\.x)?(?:[-+][\w.+-]*)?$/.
exec(versions[client]??"");if(known===null)return NEWEST[client];const numbers=known[1]?.split(".")??[];return[0,1,2].map(at=>numbers[at]??"0").join(".")}function isAtLeast(version,least){
const[ours=[],theirs=[]]=[version,least].map(text=>text.split(".").map(Number)),at=ours.findIndex((number,index)=>number!==theirs[index]);return at<0||(ours[at]??
0)>(theirs[at]??0)}const readsPackageDetails=version=>isAtLeast(version,"1.12.0"),rejectsBadVersions=(client,version)=>client==="opentofu"||!isAtLeast(version,"\
1.13.0")}),7531:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{T:()=>parseDocument,
b:()=>MAX_DOCUMENT_BYTES});var _go_json_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(3307),_go_utf8_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(8947),
_other_format_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(2168);const MAX_DOCUMENT_BYTES=1024*1024,EVERYTHING={keeps:()=>!0,read:(_,text,{start,end})=>({
value:(0,_go_json_js__WEBPACK_IMPORTED_MODULE_1__.IL)(text.slice(start,end))})};function parseDocument(bytes,selection=EVERYTHING){const text=(0,_go_utf8_js__WEBPACK_IMPORTED_MODULE_0__.
_6)(bytes),members=new Members(text,selection),mistake=(0,_go_json_js__WEBPACK_IMPORTED_MODULE_1__.Ey)(text,members.add);if(mistake!==null){const other=(0,_other_format_js__WEBPACK_IMPORTED_MODULE_2__.
Q)(text);return other===null?{kind:"not-json",...mistake}:{kind:"not-json",why:`it ${other.what}`,advice:other.advice}}const first=/[^\t\n\r ]/.exec(text)?.[0];
return first==="{"?{kind:"object",...members.read()}:first==="n"?{kind:"null"}:{kind:"not-object",why:`found ${typeOf(first)}`}}function typeOf(first){switch(first){case"\
[":return"an array";case'"':return"a string";case"t":case"f":return"a boolean";default:return"a number"}}class Members{#text;#selection;#hasEscapes;#kept=new Map;#leftOut=0;constructor(text,selection){
this.#text=text,this.#selection=selection,this.#hasEscapes=text.includes("\\")}add=(start,end,keyStart,keyEnd)=>{if(keyEnd===0)return;const key=this.#text.slice(
keyStart,keyEnd),id2=this.#hasEscapes?(0,_go_json_js__WEBPACK_IMPORTED_MODULE_1__.I)(key):key.slice(1,-1),known=this.#kept.get(id2);known!==void 0?known.range={
start,end}:this.#selection.keeps(id2,end-start)?this.#kept.set(id2,{id:(0,_go_json_js__WEBPACK_IMPORTED_MODULE_1__.I)(key),range:{start,end}}):this.#leftOut+=1};read(){
return{services:Array.from(this.#kept.values(),({id:id2,range})=>({id:id2,...this.#selection.read(id2,this.#text,range)})),leftOut:this.#leftOut}}}}),2168:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{Q:()=>otherFormat});const FORMATS=[[/^[\t\n\r ]*$/,"is empty",null],[/^\ufeff/,"starts with a byte order mark","save \
it as UTF-8 without a byte order mark"],[/^(?:\ufffd\ufffd|\0\{|\{\0)/,"is UTF-16 or binary data","save it as UTF-8"],[new RegExp("^\\p{Cc}\\ufffd","u"),"is gzi\
p or other binary data","serve it with Content-Encoding: gzip, or uncompressed"],[/^\s*</,"is HTML or XML",null]];function otherFormat(text){const found=FORMATS.
find(([pattern])=>pattern.test(text));return found===void 0?null:{what:found[1],advice:found[2]}}}),794:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{m:()=>shortUrl,z:()=>MAX_URL});var _short_value_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(4714);const MAX_URL=2048,
BROKEN_ESCAPE=/%(?![0-9A-Fa-f]{2})/,CONTROL=/[^ -~\u0080-\uffff]/;function shortUrl(value){if(value.length<=MAX_URL)return value;const[main,fragment]=splitAt(value,
"#"),[place,query]=splitAt(main,"?");return[shortPlace(place),query&&(0,_short_value_js__WEBPACK_IMPORTED_MODULE_0__.o)(query,MAX_URL),CONTROL.test(main)?"\x7F":
"",fragment&&(BROKEN_ESCAPE.test(fragment)?"#%":"#")].join("")}function shortPlace(place){const start=(0,_short_value_js__WEBPACK_IMPORTED_MODULE_0__.o)(place,MAX_URL);
if(start===place)return place;const broken=BROKEN_ESCAPE.test(place)?"%":"",empty=place.includes("//",MAX_URL-1)?"//":"",end=/\/\.{0,2}$/.exec(place.slice(-3))?.[0]??
"";return`${start.replace(/%.?$/,"")}${empty}~${broken}${end}`}function splitAt(text,mark){const at=text.indexOf(mark);return at<0?[text,""]:[text.slice(0,at),text.
slice(at)]}}),4714:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{o:()=>cutAt,w:()=>shortValue});
var _go_json_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(3307);const MAX_CHARACTERS=2048,cutAt=(text,most=MAX_CHARACTERS)=>text.length<=most?text:structuredClone(
text.slice(0,most).toWellFormed());function shortValue(text){if(text.length<=MAX_CHARACTERS)return(0,_go_json_js__WEBPACK_IMPORTED_MODULE_0__.IL)(text);switch(text[0]){case'\
"':return cutAt((0,_go_json_js__WEBPACK_IMPORTED_MODULE_0__.I)(text));case"[":return[];case"{":return{};default:return(0,_go_json_js__WEBPACK_IMPORTED_MODULE_0__.
IL)(text)}}}),1831:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{$k:()=>hostOfTokenVariable,
$o:()=>comparableHost,Jr:()=>isAllowed,Pm:()=>hostOfUrl,Pv:()=>parseHostname2,Rt:()=>isGenericHostname,Sv:()=>splitHostname,WV:()=>displayText,cu:()=>discoveryUrl,
fK:()=>tokenVariables,nx:()=>showHostname});var _go_parsed_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(3625),_go_quote_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(
6246),_go_url_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(4283),_idna_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(1822);const DEFAULT_PORT=443,MAX_PORT=65535,
MAX_INT64=9223372036854775807n,MIN_INT64=-9223372036854775808n,TOKEN_PREFIX="TF_TOKEN_";function parseHostname2(text){const{name,portion}=splitAtColon(text.toWellFormed()),
port=readPort(portion);if(!port.ok)return/^https?$/i.test(name)?(0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_3__.T)("need just a hostname and optional port number,\
 not a full URL"):port;if(port.value.startsWith(":-"))return(0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_3__.T)("port number is negative");const why=labelMistake(name);
if(why!==null)return(0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_3__.T)(why);const ascii=(0,_idna_js__WEBPACK_IMPORTED_MODULE_2__.YE)(name);return ascii.ok?ascii.value===
""?(0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_3__.T)("nothing is left of the hostname once it is normalized"):(0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_3__.J)(ascii.
value+port.value):ascii}const GENERIC_HOSTNAMES=new Set(["localterraform.com","localtofu.com"]),isGenericHostname=host=>GENERIC_HOSTNAMES.has(host);function showHostname(host){
const{name,portion}=splitAtColon(host);return(0,_idna_js__WEBPACK_IMPORTED_MODULE_2__.DI)(name)+portion}function displayText(text){const{name,portion}=splitAtColon(
text.toWellFormed()),port=readPort(portion);return((0,_idna_js__WEBPACK_IMPORTED_MODULE_2__.QC)(name)??name)+(port.ok?port.value:portion)}function splitHostname(host){
const{name,portion}=splitAtColon(host);return{name,port:portion===""?DEFAULT_PORT:Number(portion.slice(1))}}const discoveryUrl=host=>`https://${host}/.well-know\
n/terraform.json`;function hostOfTokenVariable(variable){if(!variable.startsWith(TOKEN_PREFIX))return null;const spelt=variable.slice(TOKEN_PREFIX.length).replaceAll(
"__","-").replaceAll("_","."),host=parseHostname2(displayText(spelt));return host.ok?host.value:null}function tokenVariables(host){const shown=showHostname(host),
spellings=[host.replaceAll("-","__").replaceAll(".","_"),host.replaceAll(".","_"),shown.replaceAll("-","__").replaceAll(".","_"),shown.replaceAll(".","_")];return[
...new Set(spellings)].map(spelling=>TOKEN_PREFIX+spelling).filter(variable=>hostOfTokenVariable(variable)===host)}function splitAtColon(text){const colon=text.
indexOf(":");return colon===-1?{name:text,portion:""}:{name:text.slice(0,colon),portion:text.slice(colon)}}function readPort(portion){if(portion==="")return(0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_3__.
J)("");const digits=portion.slice(1);if(!/^[+-]?[0-9]+$/.test(digits))return(0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_3__.T)("port portion contains non-digit ch\
aracters");const significant=digits.replace(/^([+-]?)0+(?=[0-9])/,"$1"),port=significant.length>20?null:BigInt(significant.replace("+",""));return port===null||
port>MAX_INT64||port<MIN_INT64?(0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_3__.T)("port portion contains non-digit characters"):port>MAX_PORT?(0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_3__.
T)("port number is greater than 65535"):(0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_3__.J)(port===BigInt(DEFAULT_PORT)?"":`:${port}`)}function labelMistake(name){
if(name==="")return"empty string is not a valid hostname";for(const label of name.replace(/\.{1,2}$/,"").split(".")){if(label==="")return"hostname contains empt\
y label (two consecutive periods)";if(label.startsWith("xn--"))return`hostname label ${(0,_go_quote_js__WEBPACK_IMPORTED_MODULE_0__.o)(label)} specified in puny\
code format; service hostnames must be given in unicode`}return null}const DEFAULT_PORTS={http:"80",https:"443",ssh:"22"};function hostOfUrl(url){const{name,port}=(0,_go_url_js__WEBPACK_IMPORTED_MODULE_1__.
cz)(url),host=name.includes(":")?`[${name}]`:name,isDefault=port===""||port===DEFAULT_PORTS[url.scheme];return comparableHost(isDefault?host:`${host}:${port}`)}
function comparableHost(text){const host=parseHostname2(text);return host.ok?host.value:text.toLowerCase()||null}const isAllowed=(host,patterns)=>patterns.length===
0||patterns.some(each=>each.subdomains?host.endsWith(`.${each.host}`):host===each.host)}),5195:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{Sz:()=>literalKind,Zu:()=>addressKind,uo:()=>nameKind});var _go_ip_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(
6181);function networksOf(...texts){return texts.map(text=>{const[address="",bits]=text.split("/"),prefix=(0,_go_ip_js__WEBPACK_IMPORTED_MODULE_0__.r5)(address);
if(prefix===null)throw new Error(`${address} is no address`);return{prefix,bits:bits===void 0?prefix.length*8:Number(bits)}})}const contains=({prefix,bits},address)=>prefix.
length===address.length&&prefix.every((byte,index)=>{const unused=Math.min(Math.max(8*(index+1)-bits,0),8);return byte>>unused===(address[index]??0)>>unused}),METADATA=networksOf(
"169.254.169.254","169.254.170.2","169.254.170.23","100.100.100.200","192.0.0.192","168.63.129.16","169.254.0.23","169.254.42.42","fd00:ec2::254","fd00:ec2::23",
"fd20:ce::254","fd00:c1::a9fe:a9fe","fd00:42::42","fd00:a9fe:a9fe::1","fe80::a9fe:a9fe"),LOOPBACK=networksOf("127.0.0.0/8","0.0.0.0","::1","::"),PRIVATE=networksOf(
"10.0.0.0/8","100.64.0.0/10","169.254.0.0/16","172.16.0.0/12","192.168.0.0/16","198.18.0.0/15","64:ff9b:1::/48","fc00::/7","fe80::/10","fec0::/10"),RESERVED=networksOf(
"0.0.0.0/8","192.0.0.0/24","192.0.2.0/24","192.88.99.0/24","198.51.100.0/24","203.0.113.0/24","224.0.0.0/3","2001::/23","2001:db8::/32","2002::/16","3fff::/20"),
UNICAST=networksOf("0.0.0.0/0","2000::/3"),CARRIES_IPV4=networksOf("::ffff:0:0/96","::ffff:0:0:0/96","::/96","64:ff9b::/96"),isIn=(networks,address)=>networks.some(
each=>contains(each,address)),LAST_FOUR=[12,13,14,15],embedding=(network,...at)=>{const networks=networksOf(network);return{isIn:address=>isIn(networks,address),
at,mask:0}},EMBEDDINGS=[embedding("2002::/16",[2,3,4,5]),embedding("2001::/32",[4,5,6,7]),{...embedding("2001::/32",LAST_FOUR),mask:255},embedding("64:ff9b:1::/\
48",[6,7,9,10],[7,9,10,11],[9,10,11,12],LAST_FOUR),{isIn:address=>/^[02],0,94,254$/.test(address.slice(8,12).join()),at:[LAST_FOUR],mask:0}],embeddedIn=address=>EMBEDDINGS.
filter(each=>each.isIn(address)).flatMap(({at,mask})=>at.map(bytes=>bytes.map(byte=>(address[byte]??0)^mask)));function kindOf(address){return isIn(LOOPBACK,address)?
"loopback":isIn(CARRIES_IPV4,address)?kindOf(address.slice(12)):[address,...embeddedIn(address)].some(each=>isIn(METADATA,each))?"metadata":isIn(PRIVATE,address)?
"private":isIn(RESERVED,address)||!isIn(UNICAST,address)?"reserved":"public"}function addressKind(text){const address=(0,_go_ip_js__WEBPACK_IMPORTED_MODULE_0__.
r5)(text);return address===null?"public":kindOf(address)}const PRIVATE_NAME=/^[^.]*$|\.(?:corp|home|home\.arpa|internal|intranet|lan|local|localdomain|private|test)$/;
function literalKind(text){const name=text.replace(/\.$/,"");if(/(^|\.)localhost(\.localdomain)?$/.test(name))return"loopback";const address=(0,_go_ip_js__WEBPACK_IMPORTED_MODULE_0__.
r5)(name)??(0,_go_ip_js__WEBPACK_IMPORTED_MODULE_0__.RY)(name);return address===null?"public":kindOf(address)}function nameKind(text){const kind=literalKind(text);
return kind!=="public"||text.includes(":")?kind:PRIVATE_NAME.test(text.replace(/\.$/,""))?"private":"public"}}),7715:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{V:()=>statusPageOf});const STATUS_PAGES=new Map([["registry.terraform.io","https://status.hashicorp.com"],["app.terra\
form.io","https://status.hashicorp.com"],["app.eu.terraform.io","https://status.hashicorp.com"],["registry.opentofu.org","https://status.opentofu.org"],["gitlab\
.com","https://status.gitlab.com"]]),statusPageOf=host=>STATUS_PAGES.get(host)??null}),1822:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{DI:()=>unicodeName,QC:()=>displayName,YE:()=>lookupAscii,mI:()=>decodePunycode});var tr46__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(
4627),_go_parsed_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(3625),_go_quote_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(6246);const MAX_UNICODE_NAME=256,
LOOKUP={checkBidi:!0,checkJoiners:!0,useSTD3ASCIIRules:!0},DISPLAY={...LOOKUP,checkBidi:!1},TOO_MANY_MARKS=new RegExp("\\p{M}{31}","u"),ACE_PREFIX="xn--",utf8=new TextEncoder;
let last;function lookupAscii(name){return last?.name!==name&&(last={name,ascii:readAscii(name)}),last.ascii}function readAscii(name){const labels=readLabels(name,
!1);if(!labels.ok)return labels;const ascii=encode(labels.value,LOOKUP);return ascii===null?(0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_1__.T)(invalidLabel(mapName(
name,!1))):(0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_1__.J)(ascii)}function displayName(name){const mapped=readLabels(name,!0);if(!mapped.ok)return null;const ascii=encode(
mapped.value,DISPLAY);if(ascii===null)return null;const shown=readLabels(ascii,!1);return shown.ok?shown.value.join("."):null}const unicodeName=ascii=>needsIdna(
ascii)?(0,tr46__WEBPACK_IMPORTED_MODULE_2__.P)(ascii,LOOKUP).domain:ascii,decodePunycode=label=>(0,tr46__WEBPACK_IMPORTED_MODULE_2__.P)(label).domain,invalidLabel=label=>`\
idna: invalid label ${(0,_go_quote_js__WEBPACK_IMPORTED_MODULE_0__.o)(label)}`;function disallowedRune(character){return`idna: disallowed rune U+${(character.codePointAt(
0)??0).toString(16).toUpperCase().padStart(4,"0")}`}function readLabels(name,transitional){if(name.length>MAX_UNICODE_NAME&&needsIdna(name))return(0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_1__.
T)(`hostname is longer than ${MAX_UNICODE_NAME} characters`);const labels=[];for(const label of mapName(name,transitional).split(".")){const decoded=label.startsWith(
ACE_PREFIX)?decodeLabel(label):(0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_1__.J)(label);if(!decoded.ok)return decoded;const why=labelMistake(decoded.value);if(why!==
null)return(0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_1__.T)(why);labels.push(decoded.value)}return(0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_1__.J)(labels)}function encode(labels,rules){
const name=labels.join(".");return isAscii(name)?name:(0,tr46__WEBPACK_IMPORTED_MODULE_2__.t)(name,rules)}const needsIdna=name=>/[^\0-\x7f]|xn--/i.test(name);function mapName(name,transitionalProcessing){
return name.replace(/[A-Z]+|[^\0-\x7f]/gu,part=>isAscii(part)?part.toLowerCase():(0,tr46__WEBPACK_IMPORTED_MODULE_2__.P)(part,{transitionalProcessing}).domain).
normalize("NFC")}function decodeLabel(label){const encoded=label.slice(ACE_PREFIX.length);if(encoded==="")return(0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_1__.J)(
"");const decoded=(0,tr46__WEBPACK_IMPORTED_MODULE_2__.P)(label).domain;return decoded===label||isAscii(decoded)?(0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_1__.T)(
invalidLabel(encoded)):decoded.normalize("NFC")!==decoded||!Array.from(decoded).every(isValid)?(0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_1__.T)(invalidLabel(decoded)):
(0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_1__.J)(decoded)}function labelMistake(label){if(hasMisplacedHyphen(label))return invalidLabel(label);if(/^[a-z0-9-]*$/.
test(label))return null;if(TOO_MANY_MARKS.test(label))return invalidLabel(label);if(!isAscii(label)&&(0,tr46__WEBPACK_IMPORTED_MODULE_2__.t)(label,DISPLAY)!==null)
return null;for(const character of label){if(!isValid(character))return invalidLabel(label);if(character<"\x80"&&!/[a-z0-9-]/.test(character))return disallowedRune(
character)}return invalidLabel(label)}function hasMisplacedHyphen(label){if(label.startsWith("-")||label.endsWith("-"))return!0;if(!label.slice(0,4).includes("-\
-"))return!1;const octets=utf8.encode(label.slice(0,5));return octets.length>4&&octets[2]===45&&octets[3]===45}function isValid(character){if(character<"\x80")return!0;
const{domain,error}=(0,tr46__WEBPACK_IMPORTED_MODULE_2__.P)(`1${character}`);return!error&&domain===`1${character}`}const isAscii=text=>!/[^\0-\x7f]/.test(text)}),
9664:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{Gz:()=>below,LA:()=>isOverrideFile,
jt:()=>directoryOf,un:()=>resolvedPath});var node_path_posix__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(3916);const below=(directory,name)=>directory===""?
name:`${directory}/${name}`,directoryOf=file=>file.slice(0,Math.max(0,file.lastIndexOf("/")));function resolvedPath(directory,path){const joined=(0,node_path_posix__WEBPACK_IMPORTED_MODULE_0__.
join)(directory,path).replace(/\/$/,"");return joined==="."?"":joined}const isOverrideFile=file=>/(^|\/|_)override\.(tf|tofu)(\.json)?$/.test(file)}),9529:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{l:()=>GRANT_TYPES,m:()=>readLogin});var _go_url_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(4283),_service_url_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(
8999);const ALL_PORTS=[1024,65535],GRANT_TYPES=["authz_code","password"],PASSWORD_HOST="app.terraform.io";function readLogin(fields,documentUrl,host){const client=readClient(
own(fields,"client")),grantTypes=readGrantTypes(own(fields,"grant_types"),host),needs=(...types)=>types.some(type=>grantTypes.value.includes(type)),endpoint=(name,isRequired)=>readEndpoint(
own(fields,name),name,isRequired,documentUrl),authz=endpoint("authz",needs("authz_code")),token=endpoint("token",needs("authz_code","password")),ports=readPorts(
own(fields,"ports")),scopes=readScopes(own(fields,"scopes"));return{value:{client:client.value,grantTypes:grantTypes.value,authz:authz.value,token:token.value,ports:ports.
value,scopes:scopes.value},flaws:[client,grantTypes,authz,token,ports,scopes].flatMap(field=>field.flaws)}}const own=(fields,name)=>Object.hasOwn(fields,name)?fields[name]:
void 0,flawed=(value,rule,found)=>({value,flaws:[{rule,value:found}]}),fine=value=>({value,flaws:[]});function readClient(value){return typeof value!="string"?flawed(
"","client-missing",value):value===""?flawed(value,"client-empty",value):fine(value)}function readGrantTypes(value,host){if(value===void 0)return fine(["authz_c\
ode"]);if(!Array.isArray(value))return flawed([],"grant-types-invalid",value);const types=[...new Set(value.filter(item=>typeof item=="string"))];return types.includes(
"authz_code")||types.includes("password")&&host===PASSWORD_HOST?types.every(type=>GRANT_TYPES.includes(type))?fine(types):flawed(types,"grant-types-unknown",value):
flawed(types,"grant-types-unsupported",value)}function readEndpoint(value,name,isRequired,documentUrl){if(typeof value!="string")return isRequired?flawed(null,`${name}\
-missing`,value):fine(null);const url=(0,_service_url_js__WEBPACK_IMPORTED_MODULE_1__.v)(documentUrl,value);if(url.ok&&(0,_go_url_js__WEBPACK_IMPORTED_MODULE_0__.
cz)(url.value).name!=="")return fine((0,_go_url_js__WEBPACK_IMPORTED_MODULE_0__.jr)(url.value));const why=`failed to parse ${name==="authz"?"authorization":"tok\
en"} URL: ${url.ok?"no Host in request URL":url.why}`;return{value:null,flaws:[{rule:`${name}-invalid`,why}]}}function readPorts(value){if(value===void 0)return fine(
ALL_PORTS);if(!Array.isArray(value))return flawed(ALL_PORTS,"ports-ignored",value);if(value.length!==2)return flawed(ALL_PORTS,"ports-count",value);const[first,
last]=value;return!isPort(first)||!isPort(last)?flawed(ALL_PORTS,"ports-range",value):first>last?flawed(ALL_PORTS,"ports-order",value):first===last?flawed([first,
last],"ports-single",value):fine([first,last])}const isPort=value=>typeof value=="number"&&Number.isInteger(value)&&value>=ALL_PORTS[0]&&value<=ALL_PORTS[1];function readScopes(value){
if(value===void 0)return fine([]);if(!Array.isArray(value))return flawed([],"scopes-ignored",value);const scopes=value.filter(item=>typeof item=="string");return scopes.
length===value.length?fine(scopes):flawed(scopes,"scopes-invalid",value)}}),5011:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{A:()=>parseComponentSource,Nj:()=>isLocalPath,Vm:()=>defaultRegistry,mD:()=>knownHost,rE:()=>parseRegistryModule,vL:()=>parseModuleSource});
var _go_parsed_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(3625),_go_quote_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(6246),_hostname_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(
1831),_package_address_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(4321);const DEFAULT_REGISTRIES={terraform:knownHost("registry.terraform.io"),opentofu:knownHost(
"registry.opentofu.org")},NAME=/^[0-9A-Za-z](?:[0-9A-Za-z_-]{0,62}[0-9A-Za-z])?$/,SYSTEM=/^[0-9a-z]{1,64}$/,NAME_RULE="must be between one and 64 characters, in\
cluding ASCII letters, digits, dashes, and underscores, where dashes and underscores may not be the prefix or suffix",SYSTEM_RULE="must be between one and 64 AS\
CII letters or digits",RULES={module:{parts:3,count:"either three or four slash-separated components",afterHost:"three more components after the hostname: the n\
amespace, the name, and the target system",reserved:["github.com","bitbucket.org"]},component:{parts:2,count:"either two or three slash-separated segments",afterHost:"\
two more components after the hostname: the namespace and the name",reserved:["github.com","bitbucket.org","gitlab.com"]}},defaultRegistry=client=>DEFAULT_REGISTRIES[client];
function knownHost(text){const host=(0,_hostname_js__WEBPACK_IMPORTED_MODULE_1__.Pv)(text);if(!host.ok)throw new Error(host.why);return host.value}function parseModuleSource(text,client){
if(isLocalPath(text))return{kind:"local"};const registry=parseRegistryModule(text,client);if(registry.ok)return registry.value;const remote=(0,_package_address_js__WEBPACK_IMPORTED_MODULE_2__.
Zy)(text,client);return remote.ok?{kind:"remote",...remote.value}:{kind:"invalid",error:remote.why}}function parseRegistryModule(text,client){return isLocalPath(
text)?(0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_3__.T)(`can't use local directory ${(0,_go_quote_js__WEBPACK_IMPORTED_MODULE_0__.o)(text)} as a module registry \
address`):parseRegistryAddress(text,"module",client)}const parseComponentSource=text=>parseRegistryAddress(text,"component","terraform");function parseRegistryAddress(text,what,client){
const rules=RULES[what],{address,subdirectory}=(0,_package_address_js__WEBPACK_IMPORTED_MODULE_2__.UQ)(text);if(subdirectory.startsWith("../"))return(0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_3__.
T)((0,_package_address_js__WEBPACK_IMPORTED_MODULE_2__.dr)(subdirectory,what));const parts=address.split("/"),hostImplied=parts.length===rules.parts;if(!hostImplied&&
parts.length!==rules.parts+1)return(0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_3__.T)(`a ${what} registry source address must have ${rules.count}`);const host=hostImplied?
(0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_3__.J)(defaultRegistry(client)):readHost(parts.shift()??"",what);if(!host.ok)return host;const why=partsMistake(parts,
what);if(why!==void 0)return(0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_3__.T)(why);const[namespace="",name="",system=""]=parts,rest={hostImplied,namespace,name,system,
subdirectory};return(0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_3__.J)({kind:"registry",host:host.value,...rest})}const isLocalPath=text=>/^\.\.?[/\\]/.test(text);
function readHost(text,what){const host=(0,_hostname_js__WEBPACK_IMPORTED_MODULE_1__.Pv)(text);if(!host.ok){const why=`invalid ${what} registry hostname ${(0,_go_quote_js__WEBPACK_IMPORTED_MODULE_0__.
o)(text)}`;return text.includes("--")?(0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_3__.T)(`${why}; internationalized domain names must be given as direct unicode c\
haracters, not in punycode`):(0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_3__.T)(why)}return host.value.includes(".")?RULES[what].reserved.includes(host.value)?(0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_3__.
T)(`can't use ${(0,_go_quote_js__WEBPACK_IMPORTED_MODULE_0__.o)(host.value)} as a ${what} registry host, because it's reserved for installing directly from vers\
ion control repositories`):host:(0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_3__.T)(`invalid ${what} registry hostname: must contain at least one dot`)}function partsMistake([
namespace="",name="",system],what){if(!NAME.test(namespace))return namespace.includes(".")?`source address must have ${RULES[what].afterHost}`:`invalid namespac\
e ${(0,_go_quote_js__WEBPACK_IMPORTED_MODULE_0__.o)(namespace)}: ${NAME_RULE}`;const query=`${what} registry addresses may not include a query string portion`;if(!NAME.
test(name))return system===void 0&&name.includes("?")?query:`invalid ${what} name ${(0,_go_quote_js__WEBPACK_IMPORTED_MODULE_0__.o)(name)}: ${NAME_RULE}`;if(!(system===
void 0||SYSTEM.test(system)))return system.includes("?")?query:`invalid target system ${(0,_go_quote_js__WEBPACK_IMPORTED_MODULE_0__.o)(system)}: ${SYSTEM_RULE}`}}),
4321:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{UQ:()=>splitSubdirectory,Zy:()=>parsePackageSource,
cx:()=>parsePackageAddress,dr:()=>leadsOutside,uE:()=>packageHostOf});var _go_parsed_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(3625),_go_quote_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(
6246),_go_url_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(4283),_go_url_escape_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(6979),_clients_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(
1064),_hostname_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(1831);function parsePackageSource(text,client){const address=parsePackageAddress(text,client);
if(!address.ok)return address;const{subdirectory,host}=address.value;return(0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_5__.J)({subdirectory,host})}function parsePackageAddress(text,client){
const{address,subdirectory}=splitSubdirectory(text);if(subdirectory.startsWith("../"))return(0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_5__.T)(leadsOutside(subdirectory));
const detected=detect(address.toWellFormed(),client);if(!detected.ok)return detected;const{subdirectory:ofAddress}=detected.value;if(ofAddress==="")return(0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_5__.
J)({...detected.value,subdirectory});const whole=cleanPath(`${ofAddress}/${subdirectory}`);return whole.startsWith("../")?(0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_5__.
T)(`detected ${leadsOutside(whole)}`):(0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_5__.J)({...detected.value,subdirectory:whole})}const WHOLE_HOST=/^(?:[A-Za-z0-9]+::)?(?:[A-Za-z][A-Za-z0-9+.-]*:\/\/[^/]*\/|git@[^:/]+:|(?:github\.com|bitbucket\.org)\/)/;
function packageHostOf(beginning,client){const known=WHOLE_HOST.exec(beginning)?.[0];if(known===void 0)return null;const source=parsePackageSource(`${known}a/b`,
client);return source.ok?source.value.host:null}function splitSubdirectory(text){const mark=text.indexOf("?"),path=mark<0?text:text.slice(0,mark),scheme=path.indexOf(
"://"),slashes=path.indexOf("//",scheme<0?0:scheme+3);if(slashes<0)return{address:text,subdirectory:""};const query=mark<0?"":text.slice(mark),subdirectory=path.
slice(slashes+2);return{address:path.slice(0,slashes)+query,subdirectory:subdirectory===""?"":cleanPath(subdirectory)}}function cleanPath(path){const isRooted=path.
startsWith("/"),kept=[];for(const segment of path.split("/"))segment===""||segment==="."||(segment!==".."?kept.push(segment):kept.length>0&&kept.at(-1)!==".."?kept.
pop():isRooted||kept.push(segment));const joined=(isRooted?"/":"")+kept.join("/");return joined===""?".":joined}const leadsOutside=(subdirectory,what="module")=>`\
subdirectory path ${(0,_go_quote_js__WEBPACK_IMPORTED_MODULE_0__.o)(subdirectory)} leads outside of the ${what} package`,at=(url,getter=url.scheme)=>(0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_5__.
J)({subdirectory:"",host:url.scheme==="file"?null:(0,_hostname_js__WEBPACK_IMPORTED_MODULE_4__.Pm)(url),getter,url}),withoutUrl=(getter,host)=>(0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_5__.
J)({subdirectory:"",host,getter,url:null});function detect(source,client){const[,forced,rest]=/^([A-Za-z0-9]+)::([^\n]+)$/.exec(source)??[source,void 0,source],
{address}=splitSubdirectory(rest??source),plain=(0,_go_url_js__WEBPACK_IMPORTED_MODULE_1__.Dl)(address);if(plain.ok&&plain.value.scheme!=="")return at(plain.value,
forced);for(const detector of DETECTORS){const detected=detector(address,client);if(detected?.ok)return(0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_5__.J)({...detected.
value,getter:forced??detected.value.getter});if(detected!==void 0)return detected}const what=client==="terraform"?"address":"string";return(0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_5__.
T)(`invalid source ${what}: ${source}`)}function checkUrl(text,what,getter){const url=(0,_go_url_js__WEBPACK_IMPORTED_MODULE_1__.Dl)(text);if(!url.ok)return(0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_5__.
T)(`error parsing ${what} URL: ${url.why}`);const{path}=url.value,isGit=getter==="git"&&!path.endsWith(".git");return at(isGit?{...url.value,path:`${path}.git`}:
url.value,getter)}const detectGitHub=source=>{if(!source.startsWith("github.com/"))return;const parts=source.replace(/\?.*$/s,"").split("/");if(parts.length<3)return(0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_5__.
T)("GitHub URLs should be github.com/username/repo");const url=checkUrl(`https://${parts.slice(0,3).join("/")}`,"GitHub","git");if(!url.ok||parts.length===3)return url;
const below=(0,_go_url_escape_js__WEBPACK_IMPORTED_MODULE_2__.V$)(parts.slice(3).join("/").replaceAll("%","%25"),"path");if(!below.ok)return below;if(below.value===
"")return url;const subdirectory=cleanPath(below.value).replaceAll("%","%25");return(0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_5__.J)({...url.value,subdirectory})},
detectGit=(source,client)=>{const[,user,host,path]=/^(?:([^@]+)@)?([^:]+):\/?([^\n]+)$/.exec(source)??[];if(host===void 0||path===void 0)return;const why=(0,_go_url_escape_js__WEBPACK_IMPORTED_MODULE_2__.
h0)(/\?(.*)$/s.exec(path)?.[1]??""),whose=client==="terraform"?"Git":"GitHub";return why!==null?(0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_5__.T)(`error parsing ${whose}\
 SSH URL: ${why}`):user==="git"?withoutUrl("git",(0,_hostname_js__WEBPACK_IMPORTED_MODULE_4__.$o)(host)):void 0},detectBitbucket=source=>source.startsWith("bitb\
ucket.org/")?checkUrl(`https://${source}`,"BitBucket","git"):void 0,detectGcs=(source,client)=>{const sign=client==="terraform"?"googleapis.com/":".googleapis.c\
om/";if(!source.includes(sign))return;const parts=source.split("/");return parts.length<5?(0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_5__.T)("URL is not a valid G\
CS URL"):checkUrl(`https://www.googleapis.com/storage/${parts.slice(2).join("/")}`,"GCS","gcs")},detectS3=source=>{if(!source.includes(".amazonaws.com/"))return;
const[host="",...path]=source.split("/"),place=s3Place(host.split("."));return place===void 0?(0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_5__.T)("URL is not a val\
id S3 URL"):checkUrl(`https://${[place,...path].join("/")}`,"S3","s3")};function s3Place(labels){const[first="",second="",third=""]=labels;return labels.length===
3?`${first}.amazonaws.com`:labels.length===4?`${second}.amazonaws.com/${first}`:labels.length===5&&second==="s3"?`s3.${third}.amazonaws.com/${first}`:void 0}const DETECTORS=[
detectGitHub,detectGit,detectBitbucket,detectGcs,detectS3,(source,client)=>{if(source!=="")return source.startsWith("/")?withoutUrl("file",null):(0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_5__.
T)(`${_clients_js__WEBPACK_IMPORTED_MODULE_3__.bB[client]} cannot detect a supported external module source type for ${source}`)}]}),1022:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{m:()=>parseProviderSource,s:()=>parseProviderPart});var _go_parsed_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(
3625),_go_quote_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(6246),_hostname_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(1831),_idna_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(
1822),_module_address_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(5011);const BUILTIN_HOSTS={terraform:["terraform.io"],opentofu:["terraform.io","opento\
fu.org"]},DEFAULT_NAMESPACE="hashicorp",LEGACY_NAMESPACE="-",FORMAT='Invalid provider source string: The "source" attribute must be in the format "[hostname/][n\
amespace/]name"',TERRAFORM_PREFIX={prefix:"terraform-",whose:"a Terraform",frequency:"often"},REDUNDANT_PREFIXES={terraform:[TERRAFORM_PREFIX],opentofu:[TERRAFORM_PREFIX,
{prefix:"opentofu-",whose:"an OpenTofu",frequency:"sometimes"}]};function parseProviderSource(text,client){const parts=text.split("/");if(parts.length>3||parts.
includes(""))return invalid(FORMAT);const[givenType="",givenNamespace,givenHost]=parts.reverse(),type=parseProviderPart(givenType);if(!type.ok){const what=`${(0,_go_quote_js__WEBPACK_IMPORTED_MODULE_0__.
o)(givenType)} in source ${(0,_go_quote_js__WEBPACK_IMPORTED_MODULE_0__.o)(text)}`;return invalid(`Invalid provider type: Invalid provider type ${what}: ${type.
why}"`)}const hostImplied=givenHost===void 0,host=hostImplied?(0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_4__.J)((0,_module_address_js__WEBPACK_IMPORTED_MODULE_3__.
Vm)(client)):(0,_hostname_js__WEBPACK_IMPORTED_MODULE_1__.Pv)(givenHost);if(givenNamespace===void 0&&host.ok){const rest={hostImplied,namespace:DEFAULT_NAMESPACE,
type:type.value};return{kind:"registry",host:host.value,...rest}}const namespace=readNamespace(givenNamespace??""),empty=`namespace "" in source ${(0,_go_quote_js__WEBPACK_IMPORTED_MODULE_0__.
o)(text)}`;if(!namespace.ok)return invalid(`Invalid provider namespace: Invalid provider ${empty}: ${namespace.why}"`);if(!host.ok){const what="Invalid provider\
 source hostname";return invalid(`${what}: ${what} ${empty}: ${host.why}"`)}const address={hostImplied,host:host.value,namespace:namespace.value,type:type.value},
error=addressMistake(address,client);return error===void 0?{kind:kindOf(address,client),...address}:invalid(error)}const invalid=error=>({kind:"invalid",error});
function parseProviderPart(text){if(/^[a-z0-9]+$/.test(text))return(0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_4__.J)(text);if(text==="")return(0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_4__.
T)("must have at least one character");if(text.includes("."))return(0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_4__.T)("dots are not allowed");if(text.includes("--"))
return(0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_4__.T)("cannot use multiple consecutive dashes");const label=(0,_idna_js__WEBPACK_IMPORTED_MODULE_2__.YE)(text);
return label.ok?(0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_4__.J)((0,_idna_js__WEBPACK_IMPORTED_MODULE_2__.DI)(label.value)):(0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_4__.
T)("must contain only letters, digits, and dashes, and may not use leading or trailing dashes")}const readNamespace=text=>text===LEGACY_NAMESPACE?(0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_4__.
J)(text):parseProviderPart(text);function kindOf({host,namespace},client){return namespace===LEGACY_NAMESPACE?"legacy":namespace==="builtin"&&BUILTIN_HOSTS[client].
includes(host)?"builtin":"registry"}function addressMistake(address,client){const registry=(0,_module_address_js__WEBPACK_IMPORTED_MODULE_3__.Vm)(client);if(address.
namespace===LEGACY_NAMESPACE&&address.host!==registry)return`Invalid provider namespace: The legacy provider namespace "-" can be used only with hostname ${registry}\
.`;const found=REDUNDANT_PREFIXES[client].find(({prefix})=>address.type.startsWith(prefix));return found===void 0?void 0:prefixMistake(address,found,client)}function prefixMistake(address,{
prefix,whose,frequency},client){const whole=`${prefix}provider-`,suggested=address.type.slice(whole.length);if(!address.type.startsWith(whole)||!parseProviderPart(
suggested).ok)return`Invalid provider type: Provider source ${(0,_go_quote_js__WEBPACK_IMPORTED_MODULE_0__.o)(showProvider(address))} has a type with the prefix\
 ${(0,_go_quote_js__WEBPACK_IMPORTED_MODULE_0__.o)(prefix)}, which isn't allowed because it would be redundant to name ${whose} provider with that prefix. If yo\
u are the author of this provider, rename it to not include the prefix.`;const better=showProvider({...address,type:suggested},client);return`Invalid provider t\
ype: Provider source ${(0,_go_quote_js__WEBPACK_IMPORTED_MODULE_0__.o)(showProvider(address,client))} has a type with the prefix ${(0,_go_quote_js__WEBPACK_IMPORTED_MODULE_0__.
o)(whole)}, which isn't valid. Although that prefix is ${frequency} used in the names of version control repositories for ${whose.split(" ")[1]} providers, prov\
ider source strings should not include it.

Did you mean ${(0,_go_quote_js__WEBPACK_IMPORTED_MODULE_0__.o)(better)}?`}const showProvider=({host,namespace,type},client)=>client!==void 0&&host===(0,_module_address_js__WEBPACK_IMPORTED_MODULE_3__.
Vm)(client)?`${namespace}/${type}`:`${(0,_hostname_js__WEBPACK_IMPORTED_MODULE_1__.nx)(host)}/${namespace}/${type}`}),8999:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{v:()=>resolveServiceUrl});var _go_url_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(4283),_go_url_resolve_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(
630);function resolveServiceUrl(documentUrl,value){const parsed=(0,_go_url_js__WEBPACK_IMPORTED_MODULE_0__.Dl)(value);if(!parsed.ok)return{...parsed,reason:"syn\
tax"};const url=parsed.value.scheme===""?(0,_go_url_resolve_js__WEBPACK_IMPORTED_MODULE_1__.s)(documentUrl,parsed.value):parsed.value;return url.scheme!=="http"&&
url.scheme!=="https"?{ok:!1,reason:"scheme",why:`unsupported scheme ${url.scheme}`}:url.user!==null?{ok:!1,reason:"user-info",why:"embedded username/password in\
formation is not permitted"}:{ok:!0,value:{...url,fragment:""}}}}),9562:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.
d(__webpack_exports__,{Bn:()=>REMOTE,D6:()=>isAsked,M:()=>TFE_PROVIDER,OA:()=>nearestId,OZ:()=>CLOUD,S3:()=>LOGIN,TE:()=>lookUp,Tz:()=>nothingProvided,e$:()=>MODULES,
eQ:()=>GO_VERSION,oe:()=>parseServiceId,p4:()=>hasPaths,xq:()=>PROVIDERS});var _go_json_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(3307),_go_parsed_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(
3625),_service_url_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(8999);const MODULES="modules.v1",PROVIDERS="providers.v1",LOGIN="login.v1",CLOUD="tfe.v2",
REMOTE="tfe.v2.1",TFE_PROVIDER="tfe.v2.2",WITH_PATHS=[MODULES,PROVIDERS,CLOUD,REMOTE,TFE_PROVIDER,"state.v2"],WITHOUT_PATHS=[LOGIN,"motd.v1","versions.v1","clou\
dplugin.v1","stacksplugin.v1"],nameOf=id2=>id2.split(".",1)[0]??"",isNamedIn=(ids2,id2)=>ids2.some(each=>nameOf(each)===nameOf(id2)),hasPaths=id2=>isNamedIn(WITH_PATHS,
id2),ASKED=new Set([...WITH_PATHS,...WITHOUT_PATHS]),isAsked=id2=>id2!=="state.v2"&&ASKED.has(id2),isKnown=id2=>hasPaths(id2)||isNamedIn(WITHOUT_PATHS,id2),COMMON=[
MODULES,PROVIDERS,LOGIN,CLOUD,REMOTE,TFE_PROVIDER,...WITHOUT_PATHS];function nearestId(id2){if(isKnown(id2))return null;const plain=id2.toLowerCase(),isNear=known=>known===
plain||known.slice(nameOf(known).length)===plain.slice(nameOf(plain).length)&&nameOf(known).length>=MIN_NAME&&isOneEditApart(nameOf(known),nameOf(plain));return COMMON.
find(isNear)??null}const MIN_NAME=5;function isOneEditApart(a,b){let start=0;for(;start<a.length&&a[start]===b[start];)start+=1;const[restA,restB]=[a.slice(start),
b.slice(start)];return restA.slice(1)===restB||restA===restB.slice(1)||restA.slice(1)===restB.slice(1)||restA.slice(2)===restB.slice(2)&&restA[0]===restB[1]&&restA[1]===
restB[0]}const CHARACTER="[0-9A-Za-z~-]",words=first=>`${first}${CHARACTER}*(?:\\.${CHARACTER}+)*`,GO_VERSION=`v?([0-9]+(?:\\.[0-9]+)*)(?:-(${words("[0-9]")})|-\
?(${words("[A-Za-z~-]")}))?(?:\\+(${words(CHARACTER)}))?`,TERRAFORM_VERSION=new RegExp(`^${GO_VERSION}$`),MAX_INT64=2n**63n-1n,MAX_UINT64=2n**64n-1n;function parseServiceId(id2,client){
const dot=id2.indexOf(".");if(dot<0)return(0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_1__.T)(`invalid service ID format (i.e. service.vN): ${id2}`);const name=id2.
slice(0,dot),version=id2.slice(dot+1);switch(client){case"terraform":return TERRAFORM_VERSION.exec(version)?.[1]?.split(".").every(part=>isAtMost(part,MAX_INT64))?
(0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_1__.J)({name,version}):(0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_1__.T)(`invalid service version: Malformed version: ${version}`);case"\
opentofu":{const major=name==="tfe"?version.split(".")[0]??"":version;return/^v\d+$/.test(major)&&isAtMost(major.slice(1),MAX_UINT64)?(0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_1__.
J)({name,version}):(0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_1__.T)('invalid service version: must be "v" followed by an integer major version number')}}}const isAtMost=(digits,max)=>digits.
replace(/^0+/,"").length<=String(max).length&&BigInt(digits)<=max;function lookUp(id2,context){const parsed=parseServiceId(id2,context.client);if(!parsed.ok)return{
kind:"bad-id",why:parsed.why};const{name}=parsed.value;if(context.services===null)return{kind:"missing",why:nothingProvided(name)};const offered=context.services.
find(service=>service.id===id2);return offered!==void 0?readValue(offered,parsed.value,context):context.services.some(service=>service.id.startsWith(`${name}.`))?
{kind:"version",why:noVersion(parsed.value,context)}:{kind:"missing",why:`host ${context.display} does not provide a ${name} service`}}const nothingProvided=name=>`\
host does not provide a ${name} service`;function readValue({id:id2,value,leftOut=0},asked,context){if(id2===LOGIN)return(0,_go_json_js__WEBPACK_IMPORTED_MODULE_2__.
Gv)(value)?{kind:"object",value,leftOut}:{kind:"type",why:`service ${id2} must be declared with an object value in the service discovery document`,value};if(typeof value!=
"string")return{kind:"type",why:noVersion(asked,context),value};const url=(0,_service_url_js__WEBPACK_IMPORTED_MODULE_0__.v)(context.documentUrl,value);if(url.ok)
return{kind:"url",url:url.value,value};const why=`failed to parse service URL: ${url.why}`;return{kind:"bad-url",reason:url.reason,why,value}}function noVersion({
name,version},{client,display}){const shown=client==="terraform"?version:BigInt(/\d+/.exec(version)?.[0]??0);return`host ${display} does not support ${name} ver\
sion ${shown}`}}),241:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{B:()=>nearMisses});
var _hostname_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(1831);const ANY_PREFIX=/^TFE?[_-]?TOKENS?[_-]?(?=.)/i,PREFIX="TF_TOKEN_";function nearMisses(variables,host,hosts){
const[write]=(0,_hostname_js__WEBPACK_IMPORTED_MODULE_0__.fK)(host);return write===void 0?[]:variables.flatMap(variable=>{const reached=(0,_hostname_js__WEBPACK_IMPORTED_MODULE_0__.
$k)(variable);if(reached!==null&&hosts.has(reached))return[];const why=explain(variable,reached,host);return why===null?[]:[{variable,why,write,isParent:isParent(
reached,host)}]})}function explain(variable,reached,host){const prefix=ANY_PREFIX.exec(variable)?.[0];if(prefix===void 0)return null;const rest=variable.slice(prefix.
length);return reached!==null&&isParent(reached,host)?`it is for ${(0,_hostname_js__WEBPACK_IMPORTED_MODULE_0__.nx)(reached)} only: the clients do not use the t\
okens of parent domains`:spellings(host).some(spelling=>spelling===plain(rest))?prefix!==PREFIX?`it begins with ${prefix}, and the clients read only ${PREFIX}`:
reached===null?"the clients cannot read a hostname from it and ignore it":`the clients read it for ${(0,_hostname_js__WEBPACK_IMPORTED_MODULE_0__.nx)(reached)}${separators(
rest,host)}`:null}const isParent=(reached,host)=>reached!==null&&(0,_hostname_js__WEBPACK_IMPORTED_MODULE_0__.Sv)(host).name.endsWith(`.${(0,_hostname_js__WEBPACK_IMPORTED_MODULE_0__.
Sv)(reached).name}`),plain=text=>text.normalize("NFC").toLowerCase().replace(/[^\p{L}\p{N}]+/gu,"_").replace(/^_|_$/g,"");function spellings(host){const{name}=(0,_hostname_js__WEBPACK_IMPORTED_MODULE_0__.
Sv)(host);return[...new Set([host,name,(0,_hostname_js__WEBPACK_IMPORTED_MODULE_0__.nx)(host)].map(plain))]}function separators(rest,host){const{name,port}=(0,_hostname_js__WEBPACK_IMPORTED_MODULE_0__.
Sv)(host);return port!==443&&!rest.includes(":")?"; a port follows a colon":name.includes("-")&&!rest.includes("-")?"; a hyphen is written as two underscores":""}}),
2713:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{I:()=>SHORTEST_HIDDEN,o:()=>Token});
const SHOWN="***",SHORTEST_HIDDEN=4;class Token{#text;constructor(text){this.#text=text}reveal(){return this.#text}toString(){return SHOWN}toJSON(){return SHOWN}[Symbol.
for("nodejs.util.inspect.custom")](){return SHOWN}}}),3592:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.
d(__webpack_exports__,{_O:()=>USER_AGENT,aq:()=>DOCS_URL,xV:()=>ISSUES_URL,xv:()=>VERSION});const VERSION="1.0.0",USER_AGENT=`tf-disco-action/${VERSION}`,REPOSITORY="\
https://github.com/org/tf-disco-action",DOCS_URL=`${REPOSITORY}/blob/v1/docs/problems.md`,ISSUES_URL=`${REPOSITORY}/issues`}),8463:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{t:()=>writeReportFiles});var _files_failure_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(6309),_files_write_whole_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(
566),_report_json_json_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(6182),_report_markdown_page_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(1068),
_report_pieces_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(5955),_report_safe_text_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(8641);async function writeReportFiles(files,report,directory){
const warnings=[];for(const{path,format}of files)try{(0,_files_write_whole_js__WEBPACK_IMPORTED_MODULE_1__.f)(directory,path,(0,_report_pieces_js__WEBPACK_IMPORTED_MODULE_5__.
mk)(await render(format,report)))}catch(error){warnings.push(`the report ${(0,_report_safe_text_js__WEBPACK_IMPORTED_MODULE_4__.RK)(path)} was not written: ${(0,_report_safe_text_js__WEBPACK_IMPORTED_MODULE_4__.
RK)((0,_files_failure_js__WEBPACK_IMPORTED_MODULE_0__.A3)(error))}`)}return warnings}async function render(format,{verdict,context}){switch(format){case"json":return(0,_report_json_json_js__WEBPACK_IMPORTED_MODULE_2__.
h)(verdict,context);case"sarif":return(await Promise.all([__webpack_require__.e(341),__webpack_require__.e(933)]).then(__webpack_require__.bind(__webpack_require__,
3933))).renderSarif(verdict,context);case"junit":return(await __webpack_require__.e(868).then(__webpack_require__.bind(__webpack_require__,5868))).renderJunit(verdict,
context);case"markdown":return[(0,_report_markdown_page_js__WEBPACK_IMPORTED_MODULE_3__.Gc)(verdict,context)]}}}),1505:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{G_:()=>showLooks,Yj:()=>servicesPhrase,Zc:()=>responseFacts,o7:()=>configurationFacts,se:()=>requiredFact,tN:()=>MAX_WORDS});
var _measure_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(7574),_phrases_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(4120),_places_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(
8884);const MAX_WORDS=120,MAX_REQUIRED=20,MAX_SERVICES=6;function requiredFact({requirements},{dialect},format){return{label:"required",texts:(0,_phrases_js__WEBPACK_IMPORTED_MODULE_1__.
UV)(requirements,MAX_REQUIRED,({service,clients,because})=>{const id2=service==="any"?(0,_phrases_js__WEBPACK_IMPORTED_MODULE_1__.DO)(service):format.value((0,_phrases_js__WEBPACK_IMPORTED_MODULE_1__.
DO)(service),MAX_WORDS),needing=dialect.clients.every(client=>clients.includes(client))?"":` for ${(0,_phrases_js__WEBPACK_IMPORTED_MODULE_1__.wO)(clients)}`;return`${id2}${needing}\
 (${(0,_places_js__WEBPACK_IMPORTED_MODULE_2__.Yx)(because,format.because)})`})}}function responseFacts({visit},format){const{timing,discovery}=visit.attempt,excerpt=discovery.
kind==="failed"?discovery.excerpt:null,phases=(0,_measure_js__WEBPACK_IMPORTED_MODULE_0__.I$)(timing).map(([name,ms])=>`${name} ${(0,_measure_js__WEBPACK_IMPORTED_MODULE_0__.
kJ)(ms)}`),before=visit.earlier.map(attempt=>{const{kind}=attempt.discovery;return`${kind==="failed"?attempt.discovery.problem.code:kind} after ${(0,_measure_js__WEBPACK_IMPORTED_MODULE_0__.
kJ)(attempt.timing.totalMs)}`}),body=excerpt===null?[]:[format.value(excerpt.replace(/\s+/gu," ").trim())],source=visit.credentials?.hasToken?[format.prose(visit.
credentials.source)]:[];return[{label:"body",texts:body},{label:"timing",texts:[phases.join(", ")]},{label:"retried",texts:before},{label:"token from",texts:source}]}
const configurationFacts=(host,format)=>[{label:"credentials",texts:hasTokenTrouble(host)?lookLines(host.visit.looks,format.prose):[]},{label:"host block",texts:hostBlockTexts(
host.visit).map(text=>format.prose(text))}];function servicesPhrase({visit,services,servicesLeftOut,servicesFrom},format){const ids2=services.map(({id:id2})=>format.
value(id2,MAX_WORDS)),from=servicesFrom===null?(0,_measure_js__WEBPACK_IMPORTED_MODULE_0__.kJ)(visit.attempt.timing.totalMs):`host block at ${format.because(servicesFrom)}`;
return`${ids2.length===0?"no services":(0,_phrases_js__WEBPACK_IMPORTED_MODULE_1__.K4)(ids2,MAX_SERVICES,servicesLeftOut)} (${from})`}function showLooks(looks){
return[...Map.groupBy(looks,each=>JSON.stringify(each.looks.map(shownLook))).values()].map(group=>({clients:group.map(({client})=>client),looks:group[0]?.looks.
map(shownLook)??[]}))}const HELD_WORDS={nothing:"no entry","a token":"a token","an empty token":"an empty token","no token":"an entry without a token","not aske\
d":"not run","not read":"turned off"},shownLook=({source,held,counts})=>({source,held:`${HELD_WORDS[held]}${counts?held==="no token"?" (ends the search)":" (use\
d)":""}`});function lookLines(looks,show){const groups=showLooks(looks);return groups.flatMap(({clients,looks:own})=>own.map(({source,held})=>`${groups.length>1?
`${(0,_phrases_js__WEBPACK_IMPORTED_MODULE_1__.wO)(clients)}: `:""}${show(source)}: ${held}`))}const hasTokenTrouble=({findings})=>findings.some(({problem:{code}})=>/^credentials-|^document-unauthorized$/.
test(code));function hostBlockTexts({forced}){return[...Map.groupBy(forced,({place})=>(0,_places_js__WEBPACK_IMPORTED_MODULE_2__.eo)(place))].map(([place,group])=>`${place}\
, for ${(0,_phrases_js__WEBPACK_IMPORTED_MODULE_1__.wO)(group.map(({client})=>client))}`)}}),2704:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{IL:()=>jsonValue,Rr:()=>jsonList,Z4:()=>jsonMember});var _pieces_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(
5955),_safe_text_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(8641);const jsonMember=(name,value,margin,replace)=>`,
${margin}"${name}": ${jsonValue(value,margin,replace)}`,jsonValue=(value,margin,replace)=>(0,_safe_text_js__WEBPACK_IMPORTED_MODULE_0__.s$)(JSON.stringify(value,
replace,2).replaceAll(`
`,`
${margin}`));function*jsonList(name,items,{maxBytes,margin,replace},convert){if(items.length===0)return yield jsonMember(name,[],margin),0;const inner=`${margin}\
  `;yield`,
${margin}"${name}": [`;const render=item=>`
${inner}${jsonValue(convert(item),inner,replace)}`,left=yield*(0,_pieces_js__WEBPACK_IMPORTED_MODULE_1__._Q)(items,new _pieces_js__WEBPACK_IMPORTED_MODULE_1__.Wv(
maxBytes),render,",");return yield`
${margin}]`,left}}),6182:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{h:()=>renderJson});
var releases=__webpack_require__(997),brief=__webpack_require__(4e3),problem=__webpack_require__(5799),hostname=__webpack_require__(1831),json_pieces=__webpack_require__(
2704),safe_text=__webpack_require__(8641),pieces=__webpack_require__(5955);function sharing(lists,budget){const costs=new Map;for(const each of lists)costs.has(
each)||costs.set(each,each.reduce((sum,one)=>sum+costOf(one),0));const share=(0,pieces._3)(lists.map(each=>costs.get(each)??0),budget);return each=>{const kept=(0,pieces.
ux)(each,share,costOf);return{kept:kept.map(becauseOf),left:each.length-kept.length}}}const PLACE_BYTES=140,ESCAPE_BYTES=6;function costOf(because){if(typeof because==
"string")return PLACE_BYTES;const{file}=because;return PLACE_BYTES+file.length*(/^[ -~]*$/.test(file)?1:ESCAPE_BYTES)}const becauseOf=because=>typeof because=="\
string"?because:placeOf(because),placeOf=({file,line,column,endColumn})=>({file,line,column,endColumn}),leftOut=(name,count)=>count>0?{[`${name}LeftOut`]:count}:
{},MAX_ROWS=1e4,MAX_CONSTRAINTS=100,rootOf=({directory,clients,rows},share)=>({directory,clients,rows:rows.slice(0,MAX_ROWS).map(row=>rowOf(row,share)),...leftOut(
"rows",rows.length-MAX_ROWS)});function rowOf(row,share){const{kind,address,source,host,constraints,locked,chosen,newest,platforms}=row,{kept,left}=share(row.places);
return{kind,address,source,host,constraints:constraints.slice(0,MAX_CONSTRAINTS),...leftOut("constraints",constraints.length-MAX_CONSTRAINTS),locked,chosen,newest,
platforms:platforms.map(({platform,available})=>({platform,available})),worst:row.worst,codes:row.problems.map(({code})=>code),places:kept,...leftOut("places",left)}}
const SCHEMA_VERSION=1,MAX_BYTES={hosts:27e6,becauseLists:2e7,findings:25e6,placeLists:12e6,roots:1e7,rowPlaceLists:4e6},MAX_STRING=4096,MARGIN="  ";function*renderJson(verdict,context,limits=MAX_BYTES){
const{usages,...scan}=context.scan,{hosts,findings,passed,ignored,stopped,roots}=verdict,becauseLists=hosts.flatMap(({requirements})=>requirements.map(each=>each.
because)),because=sharing(becauseLists,limits.becauseLists),places=sharing(findings.map(finding=>finding.places),limits.placeLists),rowPlaces=sharing(roots.flatMap(
({rows})=>rows.map(row=>row.places)),limits.rowPlaceLists),{remarks}=context;yield*[`{
  "schemaVersion": ${SCHEMA_VERSION}`,member("passed",passed),...stopped===null?[]:[member("stopped",(0,brief.Cw)(stopped))],member("dialect",context.dialect.name),
member("clientDetection",detectionOf(context.dialect)),member("startedAt",context.startedAt),member("durationMs",context.durationMs),member("counts",severityCounts(
verdict))],yield*list("hosts",hosts,limits.hosts,host=>hostOf(host,because)),yield*list("findings",findings,limits.findings,finding=>findingOf(finding,places)),
roots.length>0&&(yield*list("roots",roots,limits.roots,root=>rootOf(root,rowPlaces))),yield*[member("ignored",ignored),member("usages",usages),...remarks.length===
0?[]:[member("remarks",remarks)],member("scan",scan),`
}
`]}const member=(name,value)=>(0,json_pieces.Z4)(name,value,MARGIN,shortened),shortened=(_,value)=>typeof value=="string"?(0,brief.dh)(value,MAX_STRING):value;function*list(name,items,maxBytes,convert){
const left=yield*(0,json_pieces.Rr)(name,items,{maxBytes,margin:MARGIN,replace:shortened},convert);left>0&&(yield member(`${name}LeftOut`,left))}const severityCounts=({
findings})=>Object.fromEntries(problem.oC.map(severity=>[`${severity}s`,findings.filter(finding=>finding.severity===severity).length])),MAX_EVIDENCE=20,detectionOf=({
clients,versions,releases:releases2,isGuess,why,evidence})=>({clients,assumed:isGuess??!1,why,versions:Object.entries(versions).map(([client,version])=>({client,
version})),releases:releases2.map(({name})=>name),evidence:evidence.slice(0,MAX_EVIDENCE).map(({client,version,level,text,place})=>({client,version,kind:level,text,
...placeOf(place)})),...leftOut("evidence",evidence.length-MAX_EVIDENCE)});function hostOf(host,share){const{visit,requirements,services,servicesLeftOut,servicesFrom,
clients,isNew}=host,{discovery,hops,timing,certificates}=visit.attempt;return{host:visit.host,display:(0,hostname.nx)(visit.host),discovery:discovery.kind,documentUrl:documentUrlOf(
discovery),hops:hops.map(hopOf),services:Object.fromEntries(services.map(service=>[service.id,serviceOf(service)])),...servicesLeftOut>0?{servicesLeftOut}:{},servicesFrom:servicesFrom===
null?null:becauseOf(servicesFrom),hostBlocks:visit.forced.map(({client,place})=>({client,place:becauseOf(place)})),required:requirements.map(({service,clients:needing,
because})=>{const{kept,left}=share(because);return{service,clients:needing,because:kept,...leftOut("because",left)}}),credentials:visit.credentials?.hasToken?visit.
credentials.source:null,looks:visit.looks.map(({client,looks})=>({client,looks:looks.map(lookOf)})),attempts:(0,releases.O)(visit).length,timingMs:timingOf(timing),
certificates,clients,...isNew?{new:!0}:{}}}const documentUrlOf=discovery=>discovery.kind==="found"||discovery.kind==="absent"?(0,safe_text.cq)(discovery.url):null,
lookOf=({source,held,counts})=>({source,held,counts}),hopOf=({url,status,reason,mediaType,authorization,address,proxy,ms})=>({url:(0,safe_text.cq)(url),status,reason,
mediaType,authorization,address,proxy:proxy===null?null:(0,safe_text.cq)(proxy),ms});function serviceOf(service){switch(service.kind){case"url":return{url:(0,safe_text.
cq)(service.url)};case"login":return{login:loginOf(service.login),...service.leftOut>0?{elementsLeftOut:service.leftOut}:{}};case"problem":return{problem:problemOf(
service.problem)}}}const loginOf=({client,grantTypes,authz,token,ports,scopes})=>({client,grantTypes,authz:authz===null?null:(0,safe_text.cq)(authz),token:token===
null?null:(0,safe_text.cq)(token),ports,scopes}),problemOf=({code,message,help})=>({code,message,help:help??null}),timingOf=({lookupMs,connectMs,tlsMs,firstByteMs,
totalMs})=>({lookup:lookupMs,connect:connectMs,tls:tlsMs,firstByte:firstByteMs,total:totalMs});function findingOf(finding,share){const{problem:problem2,severity,
host,service,places,placesLeftOut=0,affects}=finding,{kept,left}=share(places);return{code:problem2.code,severity,host,service,message:problem2.message,help:problem2.
help??null,places:kept,...leftOut("places",placesLeftOut+left),affects}}}),9574:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{I$:()=>htmlTable,R4:()=>leading,hn:()=>breakablePath,rm:()=>breakableName});var _pieces_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(
5955),_safe_text_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(8641);function htmlTable(titles,rows,right=[]){const head=titles.map((title,index)=>`<th al\
ign="${right.includes(index)?"right":"left"}">${title}</th>`),lines=rows.map(cells=>`<tr>${titles.map((_,index)=>`<td${right.includes(index)?' align="right"':""}\
>${cells[index]||"\u2013"}</td>`).join("")}</tr>`);return["<table>",`<tr>${head.join("")}</tr>`,...lines,"</table>"].join(`
`)}const breakableName=name=>(0,_safe_text_js__WEBPACK_IMPORTED_MODULE_0__.D9)(name).replaceAll(".",".<wbr>"),breakablePath=path=>`<code>${(0,_safe_text_js__WEBPACK_IMPORTED_MODULE_0__.
js)(path).replaceAll("/","/<wbr>")}</code>`;function leading(items,maxBytes,markupBytes,render){const rendered=[];let bytes=0;for(const item of items){const next=render(
item);if(bytes+=(0,_pieces_js__WEBPACK_IMPORTED_MODULE_1__.$$)([next].flat().join(""))+markupBytes,bytes>maxBytes)break;rendered.push(next)}return rendered}}),1068:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{rI:()=>aboutOf,gD:()=>headlineOf,Fp:()=>originLink,Gc:()=>renderMarkdown,XA:()=>renderMarkdownPage,rL:()=>signOf});var brief=__webpack_require__(
4e3),hostname=__webpack_require__(1831),host_phrases=__webpack_require__(1505),measure=__webpack_require__(7574),report_outcome=__webpack_require__(5102),phrases=__webpack_require__(
4120),pieces=__webpack_require__(5955),report_places=__webpack_require__(8884),safe_text=__webpack_require__(8641),layout=__webpack_require__(9574);const MAX_PLACES=4,
MAX_MESSAGE=700,MAX_IN_FILE=8,MARKUP_BYTES=20,SEVERITY_EMOJI={error:"\u274C",warning:"\u26A0\uFE0F",notice:"\u2139\uFE0F"};function markdownBecause(because){const shown=(0,safe_text.
js)((0,report_places.eo)(because));return typeof because=="string"?shown:`<code>${shown.replaceAll("/","/<wbr>")}</code>`}function renderMarkdownFindings(findings,most,context,isUnderFile=!1){
const show=finding=>findingBlock(finding,context,isUnderFile),showMore=more=>`<p>and ${more} more in the JSON report</p>`;return["<blockquote>",...(0,phrases.UV)(
findings,most,show,showMore),"</blockquote>"]}function findingBlock(finding,{docsUrl},isUnderFile){const{affects,severity,problem}=finding,{first,others,settings,
leftOut}=(0,report_places.yv)(finding),link=`<a href="${(0,safe_text.js)(`${docsUrl}#${problem.code}`)}">${problem.code}</a>`,line=isUnderFile&&first!==null?`Li\
ne ${first.line}: `:"",places=first===null?[]:isUnderFile?others:[first,...others],small=[...affects.length===0?[]:[`Affects ${(0,phrases.SY)(affects)}.`],...settings.
length===0?[]:[`Required by ${settings.map(markdownBecause).join(", ")}.`]];return[`<p>${SEVERITY_EMOJI[severity]} <b>${line}${problem.title}</b> (${link})`,...places.
length===0?[]:[`<br>${isUnderFile?"also ":""}at ${(0,report_places.Ky)(places,MAX_PLACES,markdownBecause,leftOut)}`],`<br>${(0,phrases.Iu)((0,safe_text.h$)(problem.
message,MAX_MESSAGE))}`,...problem.help?[`<br><b>Help:</b> ${(0,safe_text.h$)(problem.help,MAX_MESSAGE)}`]:[],...small.length===0?[]:[`<br><sub>${small.join(" ")}\
</sub>`],"</p>"].join(`
`)}function renderMarkdownFiles(findings,context,maxBytes){const files=(0,report_places.y9)(findings),others=(0,report_places.BQ)(findings),worst=(0,report_outcome.
hm)(findings)??"notice",where=[...files.length===0?[]:[`in ${(0,phrases.px)((0,report_places.Dc)(findings),"file")}`],...others.length===0?[]:[`about ${(0,report_places.
et)(others)}`]],shown=(0,layout.R4)(files,maxBytes,MARKUP_BYTES,([file,group])=>[`<p><b>${(0,safe_text.D9)((0,safe_text.J7)(file))}</b></p>`,...renderMarkdownFindings(
group,MAX_IN_FILE,context,!0)]),left=files.length-shown.length;return[`<details${worst==="notice"?"":" open"}>`,`<summary>${SEVERITY_EMOJI[worst]} <b>${(0,phrases.
px)(findings.length,"finding")} ${where.join(" and ")}</b></summary>`,...shown.flat(),...others.length===0?[]:renderMarkdownFindings(others,MAX_IN_FILE,context),
...left>0?[`<p>and ${(0,phrases.px)(left,"more file")} in the JSON report</p>`]:[],"</details>"].join(`
`)}var protocol_clients=__webpack_require__(1064);const MAX_FINDINGS=10,MAX_SERVICES=20,OUTCOME_SIGNS={fails:"\u274C",unchecked:"\u274C",warns:"\u26A0\uFE0F",skipped:"\
\u26AA",works:"\u2705"},CLIENT_OUTCOMES=["fails","warns","works"],FORMAT={value:safe_text.D9,prose:safe_text.h$,because:markdownBecause};function renderMarkdownHost(host,context){
const outcome=(0,report_outcome.sG)(host),name=(0,safe_text.D9)((0,hostname.nx)(host.visit.host)),lines=evidence(host,context),{findings}=host;return[`<details${(0,report_outcome.
cG)(host)?" open":""}>`,`<summary>${OUTCOME_SIGNS[outcome]} <b>${name}</b> ${report_outcome.nx[outcome]}${host.isNew?` (${phrases.dy})`:""}</summary>`,...findings.
length===0?[]:renderMarkdownFindings(findings,MAX_FINDINGS,context),...(0,report_outcome.cG)(host)&&!(0,report_outcome.JR)(host)?folded(host,lines):lines,"</det\
ails>"].join(`
`)}function folded({visit},lines){const{hops,timing}=visit.attempt;return["<details>",`<summary>Details (${`${(0,phrases.px)(hops.length,"request")}, ${(0,measure.
kJ)(timing.totalMs)}`})</summary>`,...lines,"</details>"]}function evidence(host,context){const{hops,certificates}=host.visit.attempt;return[factTable(host,context),
...host.services.length===0?[]:[serviceTable(host)],...hops.length===0?[]:[hopTable(hops)],...certificates.length===0?[]:[certificateTable(certificates,context)]]}
function factTable(host,context){return["<table>",...[(0,host_phrases.se)(host,context,FORMAT),...(0,report_outcome.JR)(host)?[]:[{label:"clients",texts:clientTexts(
host)},...(0,host_phrases.Zc)(host,FORMAT),...(0,host_phrases.o7)(host,FORMAT)]].flatMap(({label,texts})=>texts.length===0?[]:[`<tr><td><b>${(0,phrases.Iu)(label)}\
</b></td><td>${texts.join("<br>")}</td></tr>`]),"</table>"].join(`
`)}const clientTexts=({clients})=>CLIENT_OUTCOMES.flatMap(outcome=>{const names=protocol_clients.zK.filter(client=>clients[client]===outcome),list=names.map(client=>protocol_clients.
bB[client]).join(", ");return names.length===0?[]:[`${OUTCOME_SIGNS[outcome]} ${list}`]});function serviceTable({services,servicesLeftOut,servicesFrom}){const rows=services.
slice(0,MAX_SERVICES).map(service=>[(0,safe_text.D9)(service.id,host_phrases.tN),serviceText(service)]),more=services.length-rows.length+servicesLeftOut,last=more>
0?[[`and ${more} more`,"in the JSON report"]]:[],title=servicesFrom===null?"URL":`URL, from the host block at ${markdownBecause(servicesFrom)}`;return(0,layout.
I$)(["Service",title],[...rows,...last])}function serviceText(service){switch(service.kind){case"url":return(0,safe_text.D9)((0,safe_text.cq)(service.url));case"\
login":{const{client,authz,token,ports}=service.login;return[`authz ${(0,safe_text.D9)((0,safe_text.cq)(authz??"none"))}`,`token ${(0,safe_text.D9)((0,safe_text.
cq)(token??"none"))}`,`client ${(0,safe_text.D9)(client,host_phrases.tN)}, ports ${ports.join(" to ")}`].join("<br>")}case"problem":return`\u274C ${service.problem.
code}`}}function hopTable(hops){const rows=hops.map((hop,index)=>{const through=hop.proxy===null?"":`through ${(0,safe_text.D9)((0,safe_text.cq)(hop.proxy))}`,status=hop.
status===null?"no response":`${hop.status} ${(0,safe_text.h$)(hop.reason,host_phrases.tN)}`.trim();return[String(index+1),(0,safe_text.D9)((0,safe_text.cq)(hop.
url)),hop.mediaType===null?status:`${status}<br>${(0,safe_text.D9)(hop.mediaType,host_phrases.tN)}`,(0,phrases.Rk)(hop.authorization),hop.address===null?through:
(0,safe_text.D9)(hop.address,host_phrases.tN),(0,measure.kJ)(hop.ms).replace(" ","&nbsp;")]});return(0,layout.I$)(["Hop","Request","Response","Token","Address",
"Time"],rows,[0,5])}function certificateTable(certificates,context){const rows=certificates.map(({host,subject,issuer,expires})=>[(0,safe_text.D9)(host,host_phrases.
tN),(0,safe_text.h$)((0,measure.nO)(expires,context.startedAt)),(0,safe_text.D9)(subject,host_phrases.tN),(0,safe_text.D9)(issuer,host_phrases.tN)]);return(0,layout.
I$)(["TLS certificate","Valid until","Subject","Issuer"],rows)}var root_rows=__webpack_require__(4148);const MAX_ROWS=40,roots_MARKUP_BYTES=80,directoryOf=root=>(0,root_rows.
fi)(root,directory=>(0,layout.hn)((0,safe_text.J7)(directory))),markdownVersion=(text,maxCharacters)=>(0,safe_text.D9)(text,maxCharacters).replaceAll(" ","&nbsp\
;"),problemsOf=(rows,{docsUrl})=>{const link=({code,title})=>`<a href="${(0,safe_text.js)(`${docsUrl}#${code}`)}">${title}</a>`;return(0,root_rows.ij)([(0,root_rows.
eX)(link)],rows)};function renderMarkdownCauses(roots,context,maxBytes){const causes=(0,root_rows.cZ)(roots);if(causes.length===0)return"";const rows=causes.map(
({row})=>row),clients=protocol_clients.Du.filter(client=>causes.some(cause=>[...cause.roots].some(root=>root.clients.includes(client)))),columns=[...problemsOf(
rows,context),(0,root_rows.ie)(causes,directoryOf),...(0,root_rows.ns)({clients,rows},markdownVersion)],lines=(0,layout.R4)(rows,maxBytes,roots_MARKUP_BYTES,row=>[
nameOf(row,{clients}),...columns.map(({cell})=>cell(row))]),more=causes.length-lines.length;return(0,layout.I$)(["Module or provider",...columns.map(({title})=>(0,phrases.
Iu)(title))],more>0?[...lines,[`and ${more} more in the JSON report`]]:lines)}function renderMarkdownRoots(roots,context,maxBytes){const{wrong,good}=(0,root_rows.
jB)(roots),mayOpen=wrong.length<=root_rows.LC,show=root=>rootSection(root,context,mayOpen),shown=(0,layout.R4)([...wrong,...good],maxBytes,roots_MARKUP_BYTES,show),
left=roots.length-shown.length,more=`<p>and ${(0,phrases.px)(left,"more root module")} in the JSON report</p>`;return[...roots_folded(wrongText(wrong),shown.slice(
0,wrong.length)),...roots_folded(goodText(good),shown.slice(wrong.length)),...left>0?[more]:[]].join(`

`)}const roots_folded=(title,sections)=>sections.length<=root_rows.LC?sections:[["<details>",`<summary>${title}</summary>`,"<blockquote>",...sections,"</blockqu\
ote>","</details>"].join(`
`)],wrongText=wrong=>`${OUTCOME_SIGNS[(0,root_rows.qj)(wrong[0]??{rows:[]})]} <b>${(0,phrases.px)(wrong.length,"root module")}</b> with errors or warnings`;function goodText(good){
const rows=good.flatMap(root=>root.rows);return`${OUTCOME_SIGNS[(0,root_rows.Fg)(rows)]} <b>${(0,phrases.px)(good.length,"root module")}</b>: ${(0,root_rows.nS)(
rows)}`}function rootSection(root,context,mayOpen){const outcome=(0,root_rows.qj)(root),{wrong,good}=(0,root_rows.P)(root),isOpen=mayOpen&&wrong.length>0&&good.
length>0,rows=[...wrong,...good].slice(0,MAX_ROWS),columns=[...problemsOf(rows,context),...(0,root_rows.ns)({...root,rows},markdownVersion)],lines=rows.map(row=>[
nameOf(row,root),...columns.map(({cell})=>cell(row))]),more=root.rows.length-rows.length,state=outcome==="works"?(0,root_rows.nS)(root.rows):root_rows.pJ[outcome];
return[`<details${isOpen?" open":""}>`,`<summary>${OUTCOME_SIGNS[(0,root_rows.Fg)(root.rows)]} <b>${directoryOf(root)}</b>: ${state}</summary>`,(0,layout.I$)(["\
Module or provider",...columns.map(({title})=>(0,phrases.Iu)(title))],more>0?[...lines,[`and ${more} more in the JSON report`]]:lines),"</details>"].join(`
`)}function renderMarkdownGoodRoots(roots){const{good}=(0,root_rows.jB)(roots);return good.length===0?"":`<p>${goodText(good)}</p>`}function nameOf(row,root){const name=`${OUTCOME_SIGNS[(0,root_rows.
Fg)([row])]}&nbsp;<b>${(0,layout.hn)((0,root_rows.mC)(row,root))}</b>`,[place]=row.places,details=[...row.kind==="module"&&row.source!==row.address?[(0,layout.hn)(
row.source)]:[],...place===void 0?[]:[markdownBecause(place)]];return details.length===0?name:`${name}<br><sub>${details.join(" at ")}</sub>`}const MAX_SUMMARY_BYTES=9e5,
TABLE_SHARE=2/3,FILES_SHARE=1/6,ROOTS_SHARE=1/6,OMITTED_BYTES=1500,page_MARKUP_BYTES=80,page_MAX_FINDINGS=3,MAX_ID=60,MAX_HELP=700,MAX_NAME=100,COMMIT_DIGITS=7,
renderMarkdown=(verdict,context)=>renderMarkdownPage(verdict,context,{head:`## ${headlineOf(verdict)}

${aboutOf(verdict,context)}`,foot:`<sub>tf-disco ${(0,safe_text.js)(context.version)}, started ${(0,safe_text.js)((0,measure.QN)(context.startedAt))}</sub>`,maxBytes:MAX_SUMMARY_BYTES});
function renderMarkdownPage(verdict,context,{head,foot,maxBytes,isBrief}){const hosts=(0,report_outcome.md)(verdict.hosts),whole=maxBytes-OMITTED_BYTES-(0,pieces.
$$)(head+foot),rows=(0,layout.R4)(hosts,whole*TABLE_SHARE,page_MARKUP_BYTES,rowOf),causes=renderMarkdownCauses(verdict.roots,context,whole*ROOTS_SHARE),table=rows.
length===0?"":(0,layout.I$)(["Host","Result","Details"],rows),files=verdict.files.length===0?"":renderMarkdownFiles(verdict.files,context,whole*FILES_SHARE),roots=isBrief?
renderMarkdownGoodRoots(verdict.roots):renderMarkdownRoots(verdict.roots,context,whole*ROOTS_SHARE),left=whole-(0,pieces.$$)(causes+table+files+roots),checked=hosts.
filter(host=>!(0,report_outcome.b)(host)),details=(0,layout.R4)(checked,left,page_MARKUP_BYTES,host=>renderMarkdownHost(host,context));return`${[head,causes,table,
omitted("rows",hosts.slice(rows.length)),uncheckedText(verdict),files,...details,omitted("details",checked.slice(details.length)),roots,foot].filter(part=>part!==
"").join(`

`)}
`}const headlineOf=verdict=>`${signOf(verdict)} ${(0,phrases.Iu)((0,report_outcome.$N)(verdict))}`;function signOf(verdict){const anyWrong=verdict.findings.some(
({severity})=>severity!=="notice"),works=verdict.hosts.length===0?"skipped":"works";return OUTCOME_SIGNS[verdict.passed?anyWrong?"warns":works:"fails"]}function aboutOf(verdict,context){
return`<p>${(0,report_outcome.h$)(verdict,context).map(clause=>`${(0,phrases.Iu)((0,safe_text.h$)(clause))}.`).join("<br>")}</p>`}function originLink({url,workflow,
job,commit}){const file=workflow.split("/").at(-1)??"";return[`<a href="${(0,safe_text.js)(url)}">${(0,safe_text.D9)(file===""?"this run":file,MAX_NAME)}</a>`,...job===
""?[]:[`job ${(0,safe_text.D9)(job,MAX_NAME)}`],...commit===""?[]:[`commit ${(0,safe_text.D9)(commit.slice(0,COMMIT_DIGITS))}`]].join(", ")}function uncheckedText({
hosts,stopped}){const unchecked=hosts.filter(report_outcome.b);if(stopped===null||unchecked.length===0)return"";const help=unchecked[0]?.findings[0]?.problem.help;
return`<p>${[`${(0,phrases.px)(unchecked.length,"host")} not checked: ${(0,brief.Cw)(stopped)}`,...help===void 0?[]:[`Help: ${help}`]].map(text=>`${(0,safe_text.
h$)(text,MAX_HELP)}.`).join("<br>")}</p>`}function rowOf(host){const outcome=(0,report_outcome.sG)(host),lines=(0,report_places.Nu)(host).length,notes=[...lines===
0?[]:[`used in ${(0,phrases.px)(lines,"place")}`],...host.isNew?[phrases.dy]:[]],used=notes.length===0?"":`<br><sub>${notes.join(", ")}</sub>`;return[`<b>${(0,layout.
rm)((0,hostname.nx)(host.visit.host))}</b>${used}`,`${OUTCOME_SIGNS[outcome]}&nbsp;${report_outcome.nx[outcome]}`,foundTexts(host).join("<br>")]}function foundTexts(host){
if((0,report_outcome.b)(host))return[];const worst=(0,report_outcome.QK)(host),{discovery}=host.visit.attempt;return worst.length===0?[discovery.kind==="skipped"?
discovery.problem.title:(0,host_phrases.Yj)(host,FORMAT)]:(0,phrases.UV)(worst,page_MAX_FINDINGS,foundText)}const foundText=({problem,service})=>`${problem.title}${service===
null?"":`: ${(0,safe_text.D9)(service,MAX_ID)}`}`,omitted=(what,hosts)=>hosts.length===0?"":`<p>The ${what} of ${(0,phrases.px)(hosts.length,"host")} (${(0,report_outcome.
XF)(hosts)}) were left out because the page would be too long. The JSON report has them.</p>`}),7574:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{I$:()=>phasesOf,QN:()=>showMinute,kJ:()=>showDuration,nO:()=>showExpiry,tY:()=>showSize,u8:()=>showSpan});var _phrases_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(
4120);const DAY_MS=864e5;function showDuration(ms){const whole=Math.round(ms);if(whole<1e3)return`${whole} ms`;if(whole<59950)return`${(whole/1e3).toFixed(1)} s`;
const seconds=Math.round(whole/1e3);return`${Math.floor(seconds/60)} min ${seconds%60} s`}function showSize(bytes){return bytes<1e3?`${bytes} B`:bytes<999950?`${(bytes/
1e3).toFixed(1)} kB`:`${(bytes/1e6).toFixed(1)} MB`}function phasesOf(timing){return[["DNS",timing.lookupMs],["connect",timing.connectMs],["TLS",timing.tlsMs],[
"first byte",timing.firstByteMs],["total",timing.totalMs]].flatMap(([name,ms])=>ms===null?[]:[[name,ms]])}const MINUTE_MS=6e4;function showSpan(from,to){const ms=Date.
parse(to)-Date.parse(from);if(!(ms>=MINUTE_MS))return"less than a minute";const minutes=Math.floor(ms/MINUTE_MS),parts=[{count:Math.floor(minutes/1440),unit:minutes>=
2880?"days":"day"},{count:Math.floor(minutes%1440/60),unit:"h"},{count:minutes%60,unit:"min"}],first=parts.findIndex(({count:number})=>number>0);return parts.slice(
first,first+2).filter(({count:number})=>number>0).map(({count:number,unit})=>`${number} ${unit}`).join(" ")}const showMinute=time=>`${time.slice(0,16).replace("\
T"," ")} UTC`;function showExpiry(expires,now){const days=(Date.parse(expires)-Date.parse(now))/DAY_MS;if(Number.isNaN(days))return expires;const whole=(0,_phrases_js__WEBPACK_IMPORTED_MODULE_0__.
px)(Math.floor(Math.abs(days)),"day"),isWithinDay=Math.abs(days)<1,past=isWithinDay?"within the last day":`${whole} ago`,future=isWithinDay?"in less than a day":
`in ${whole}`;return`${expires.slice(0,10)} (${days<0?past:future})`}}),5102:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.
d(__webpack_exports__,{$N:()=>sentenceOf,JR:()=>isSkipped,QK:()=>worstFindings,XF:()=>countOutcomes,b:()=>isUnchecked,cG:()=>isWrong,h$:()=>notesOf,hm:()=>worstOf,
md:()=>worstFirst,nx:()=>OUTCOME_WORDS,sG:()=>outcomeOf});var _problems_brief_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(4e3),_problems_problem_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(
5799),_measure_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(7574),_phrases_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(4120),_places_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(
8884),_root_rows_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(4148);const OUTCOME_WORDS={fails:"failed",unchecked:"not checked",warns:"has warnings",skipped:"\
skipped",works:"passed"},WORST_FIRST=["fails","unchecked","warns","skipped","works"];function outcomeOf(host){if(isUnchecked(host))return"unchecked";const worst=worstOf(
host.findings);return worst==="error"?"fails":worst==="warning"?"warns":isSkipped(host)?"skipped":"works"}const isWrong=host=>["fails","warns"].includes(outcomeOf(
host)),isSkipped=({visit})=>visit.attempt.discovery.kind==="skipped",isUnchecked=({visit:{attempt}})=>attempt.discovery.kind==="skipped"&&attempt.discovery.problem.
code==="host-not-checked";function worstFirst(hosts){return WORST_FIRST.flatMap(outcome=>hosts.filter(host=>outcomeOf(host)===outcome))}const worstOf=findings=>_problems_problem_js__WEBPACK_IMPORTED_MODULE_1__.
oC.find(severity=>findings.some(finding=>finding.severity===severity))??null;function worstFindings({findings}){const worst=worstOf(findings);return worst==="no\
tice"?[]:findings.filter(({severity})=>severity===worst)}function countOutcomes(hosts){const counts=Map.groupBy(hosts,outcomeOf);return WORST_FIRST.flatMap(outcome=>{
const count=counts.get(outcome)?.length??0,words=outcome==="warns"?"with warnings":OUTCOME_WORDS[outcome];return count===0?[]:[`${count} ${words}`]}).join(", ")}
function sentenceOf({hosts,files,findings,passed,stopped,roots}){const failure=(0,_root_rows_js__WEBPACK_IMPORTED_MODULE_5__.g5)(roots),rest=failure===null?files:
files.filter(({problem})=>!OF_INIT.test(problem.code)),others=rest.filter(finding=>!isNothing(finding)),clauses=[others.length<rest.length?["nothing to check"]:
hostClauses(hosts),fileClauses(others)],own=worstOf(others)==="error"&&!hosts.some(host=>outcomeOf(host)==="fails")?clauses.toReversed():clauses,sentence=[failure??
[],...own].flat().join(", "),hasErrors=worstOf(findings)==="error";return stopped!==null?`${sentence} (${(0,_problems_brief_js__WEBPACK_IMPORTED_MODULE_0__.Cw)(
stopped)})`:passed&&hasErrors?`${sentence} (the check passes: fail-on is never)`:passed||hasErrors?sentence:`${sentence} (the check fails: fail-on is warning)`}
const OF_INIT=/^(?:module|provider|version|package|constraint|lock)-/,isNothing=({problem,severity})=>problem.code==="nothing-to-check"&&severity==="error",NOT_ALLOWED="\
not allowed";function hostClauses(hosts){const total=hosts.length;if(total===0)return["no registry hosts to check"];const outcomes=hosts.filter(host=>!isSkipped(
host)).map(outcomeOf),unchecked=hosts.filter(isUnchecked).length,[checked,skipped]=[outcomes.length,total-outcomes.length],failed=outcomes.filter(outcome=>outcome===
"fails").length,warned=outcomes.filter(outcome=>outcome==="warns").length,refused=hosts.filter(host=>isSkipped(host)&&outcomeOf(host)==="fails").length,bad=[{count:failed,
words:OUTCOME_WORDS.fails},{count:refused,words:NOT_ALLOWED},{count:unchecked,words:OUTCOME_WORDS.unchecked}],good=[{count:checked-failed,words:OUTCOME_WORDS.works},
{count:skipped-refused-unchecked,words:OUTCOME_WORDS.skipped}],isBad=failed+refused+unchecked>0,[first,...others]=(isBad?bad:good).filter(({count})=>count>0),be=first?.
words===NOT_ALLOWED||first?.words===OUTCOME_WORDS.unchecked?first.count===1?"is ":"are ":"";return[`${ofTotal(first?.count??0,total)} ${be}${first?.words}`,...others.
map(({count,words})=>`${count} ${words}`),...warned===0?[]:[warnedClause(warned,total,isBad)]]}function warnedClause(warned,total,isBad){return total===1?"with \
warnings":`${warned} ${isBad?"more ":""}with warnings`}function ofTotal(count,total){return total===1?"1 registry host":count===total?`all ${total} registry hos\
ts`:`${count} of ${total} registry hosts`}function fileClauses(findings){const worst=worstOf(findings);if(worst===null||worst==="notice")return[];const count=(0,_places_js__WEBPACK_IMPORTED_MODULE_4__.
Dc)(findings.filter(({severity})=>severity===worst)),others=(0,_places_js__WEBPACK_IMPORTED_MODULE_4__.BQ)(findings);return[...count===0?[]:[`${worst}s in ${(0,_phrases_js__WEBPACK_IMPORTED_MODULE_3__.
px)(count,"file")}`],...worstOf(others)===worst?[`${worst}s in the ${(0,_places_js__WEBPACK_IMPORTED_MODULE_4__.et)(others)}`]:[]]}function scanSentenceOf({hosts},scan){
const{files,bytes,usages,durationMs}=scan;if(files===0&&durationMs===0)return null;if(files===0)return"found no Terraform or OpenTofu files";const named=hosts.filter(
_places_js__WEBPACK_IMPORTED_MODULE_4__.Qz).length,found=named===0?"no registry host is used":`${(0,_phrases_js__WEBPACK_IMPORTED_MODULE_3__.px)(usages,"usage")}\
 of ${(0,_phrases_js__WEBPACK_IMPORTED_MODULE_3__.px)(named,"registry host")}`;return`scanned ${(0,_phrases_js__WEBPACK_IMPORTED_MODULE_3__.px)(files,"file")} (${(0,_measure_js__WEBPACK_IMPORTED_MODULE_2__.
tY)(bytes)}) in ${(0,_measure_js__WEBPACK_IMPORTED_MODULE_2__.kJ)(durationMs)}: ${found}`}function notesOf(verdict,context){const{dialect,durationMs,scan,remarks}=context,
scanned=scanSentenceOf(verdict,scan),clients=verdict.hosts.length===0&&scan.files===0?"":` for ${(0,_phrases_js__WEBPACK_IMPORTED_MODULE_3__.QI)(dialect)} (${dialect.
why})`;return[`${countsOf(verdict)}; checked in ${(0,_measure_js__WEBPACK_IMPORTED_MODULE_2__.kJ)(durationMs)}${clients}`,...scanned===null?[]:[scanned],...remarks]}
function countsOf({findings,ignored}){const counts=_problems_problem_js__WEBPACK_IMPORTED_MODULE_1__.oC.flatMap(severity=>{const{length}=findings.filter(finding=>finding.
severity===severity);return length===0?[]:[(0,_phrases_js__WEBPACK_IMPORTED_MODULE_3__.px)(length,severity)]}),found=counts.length===0?"no findings":counts.join(
", ");return ignored>0?`${found}, ${ignored} ignored`:found}}),4120:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.
d(__webpack_exports__,{DO:()=>showService,Iu:()=>capitalised,K4:()=>showSome,QI:()=>versionedClients,Rk:()=>showAuthorization,SY:()=>showClients,UV:()=>firstLines,
dy:()=>NEW,od:()=>showAffected,px:()=>showCount,q9:()=>firstRemarks,wO:()=>andClients});var _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(
1064);const NEW="new in this pull request",showCount=(count,noun)=>`${count} ${noun}${count===1?"":"s"}`,capitalised=text=>text.replace(/^./u,first=>first.toUpperCase());
function showSome(items,most,leftOut=0){const shown=items.slice(0,most),more=items.length-shown.length+leftOut;return`${shown.join(", ")}${more>0?` and ${more} \
more`:""}`}function firstLines(items,most,show,showMore=more=>`and ${more} more`){const more=items.length-most;return[...items.slice(0,most).flatMap(show),...more>
0?[showMore(more)]:[]]}const MAX_REMARKS=50,firstRemarks=remarks=>firstLines(remarks,MAX_REMARKS,remark=>remark,more=>`and ${showCount(more,"more remark")}`),showClients=clients=>_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.
zK.every(client=>clients.includes(client))?"all clients":clients.map(client=>_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.bB[client]).join(", ");function showAffected(affects,inUse){
const affected=inUse.filter(client=>affects.includes(client));return affects.length===0||affected.length===inUse.length?"":affected.length===0?"no client that t\
his repository uses":affected.map(client=>_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.bB[client]).join(", ")}const andClients=clients=>clients.map(client=>_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.
bB[client]).join(" and "),versionedClients=({clients,versions})=>clients.map(client=>[_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.bB[client],versions[client]].
join(" ").trim()).join(" and "),showService=service=>service==="any"?"any service":service;function showAuthorization(authorization){switch(authorization){case"\
none":return"none";case"sent":return"sent";case"withheld":return"not sent (not HTTPS)";case"dropped":return"not sent (redirected to another host)"}}}),5955:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{$$:()=>bytesOf,Wv:()=>Room,_3:()=>fairShare,_Q:()=>fitting,mk:()=>inChunks,ux:()=>within});class Room{bytes;constructor(bytes){
this.bytes=bytes}take(text){const bytes=bytesOf(text);return bytes>this.bytes?!1:(this.bytes-=bytes,!0)}}const bytesOf=text=>new TextEncoder().encode(text).length,
MAX_MISSES=100;function*fitting(items,room,render,between=""){let[shown,left]=[0,0];for(const item of items){const text=left<MAX_MISSES?render(item):null;text!==
null&&room.take(text)?yield`${shown++===0?"":between}${text}`:left+=1}return left}function fairShare(costs,budget){let left=budget;for(const[index,cost]of costs.
toSorted((a,b)=>a-b).entries()){const share=left/(costs.length-index);if(cost>share)return share;left-=cost}return Number.POSITIVE_INFINITY}function within(items,share,costOf){
let[count,cost]=[0,0];for(const item of items){if(cost+=costOf(item),cost>share)break;count+=1}return count===items.length?items:items.slice(0,count)}const CHUNK_CHARACTERS=64*
1024;function*inChunks(pieces){let chunk="";for(const piece of pieces)chunk+=piece,!(chunk.length<CHUNK_CHARACTERS)&&(yield chunk,chunk="");chunk!==""&&(yield chunk)}}),
8884:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{BQ:()=>withoutFile,CN:()=>isInCheckout,
Dc:()=>countFiles,Ky:()=>showPlaces,Nu:()=>usedAt,Qz:()=>isUsed,R3:()=>showPlace,Xd:()=>firstPlaceOf,Yx:()=>showRequiring,eo:()=>showBecause,et:()=>subjectOf,xi:()=>findingFacts,
y9:()=>byFile,yv:()=>originOf});var _phrases_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(4120),_safe_text_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(
8641);const showBecause=because=>isPlace(because)?`${(0,_safe_text_js__WEBPACK_IMPORTED_MODULE_1__.J7)(because.file)}:${because.line}`:because,showPlace=({file,
line,column})=>`${(0,_safe_text_js__WEBPACK_IMPORTED_MODULE_1__.J7)(file)}:${line}:${column}`;function showPlaces(because,most,show=showBecause,leftOut=0){const lines=distinctLines(
because),shown=lines.slice(0,most).map(show).join(", "),more=Math.max(0,lines.length-most)+leftOut;return more>0?`${shown} and ${(0,_phrases_js__WEBPACK_IMPORTED_MODULE_0__.
px)(more,"more place")}`:shown}const showRequiring=(because,show=showBecause)=>showPlaces(because,because.every(isPlace)?1:2,show);function originOf(finding){const[
first=null,...others]=distinctLines(finding.places.filter(isPlace)),settings=finding.places.filter(because=>!isPlace(because));return{first,others,settings,leftOut:finding.
placesLeftOut??0}}const firstPlaceOf=({places})=>places.find(isPlace)??null;function findingFacts(finding,maxCharacters,maxPlaces){const{others,settings,leftOut}=originOf(
finding);return[["help",(0,_safe_text_js__WEBPACK_IMPORTED_MODULE_1__.RK)(finding.problem.help??"",maxCharacters)],["affects",(0,_phrases_js__WEBPACK_IMPORTED_MODULE_0__.
SY)(finding.affects)],["also at",showPlaces(others,maxPlaces,showBecause,leftOut)],["required by",showPlaces(settings,maxPlaces)]].filter(([,text])=>text!=="")}
const usedAt=host=>distinctLines(host.requirements.flatMap(({because})=>because.filter(isPlace))),isUsed=({requirements})=>requirements.some(({because})=>because.
some(isPlace));function byFile(findings){const placed=findings.filter(finding=>firstPlaceOf(finding)!==null);return[...Map.groupBy(placed,finding=>firstPlaceOf(
finding)?.file??"")]}const countFiles=findings=>new Set(findings.flatMap(({places})=>places.filter(isPlace).map(({file})=>file))).size,withoutFile=findings=>findings.
filter(finding=>firstPlaceOf(finding)===null),subjectOf=findings=>findings.every(({problem})=>problem.code.startsWith("credentials-"))?"credentials":"settings",
isInCheckout=file=>!/^(?:~?[/\\]|%APPDATA%|[A-Za-z]:[/\\])/.test(file),isPlace=because=>typeof because!="string";function distinctLines(because){const seen=new Map;
return because.filter(one=>{const{file,line}=typeof one=="string"?{file:one,line:0}:one,lines=seen.get(file);if(lines===void 0)seen.set(file,new Set([line]));else{
if(lines.has(line))return!1;lines.add(line)}return!0})}}),4148:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.
d(__webpack_exports__,{Fg:()=>markOf,LC:()=>MAX_SHOWN_WHOLE,Mm:()=>outcomeOfRow,P:()=>rowsByOutcome,cZ:()=>causesOf,eX:()=>problemColumn,fi:()=>showDirectory,g5:()=>failureOf,
ie:()=>rootsColumn,ij:()=>withText,jB:()=>rootsByOutcome,mC:()=>showAddress,nS:()=>availabilityOf,ns:()=>columnsFor,pJ:()=>ROOT_WORDS,qj:()=>outcomeOfRoot});var _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(
1064),_protocol_module_address_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(5011),_roots_root_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(5257),_phrases_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(
4120);const OUTCOMES=["fails","warns","works"];function outcomeOfRow({worst}){return worst==="error"?"fails":worst==="warning"?"warns":"works"}const outcomeOfRoot=({
rows})=>OUTCOMES.find(outcome=>rows.some(row=>outcomeOfRow(row)===outcome))??"works";function markOf(rows){const outcome=outcomeOfRoot({rows});return outcome===
"works"&&rows.some(isUnchecked)?"skipped":outcome}const isUnchecked=({chosen})=>Object.keys(chosen).length===0,ROOT_WORDS={fails:"init fails",warns:"has warning\
s",works:"passed"},MAX_SHOWN_WHOLE=3,showDirectory=({directory},show)=>directory===_roots_root_js__WEBPACK_IMPORTED_MODULE_2__.cd.file?_roots_root_js__WEBPACK_IMPORTED_MODULE_2__.
cd.file:directory==="."?"the top directory":show(directory);function failureOf(roots){const real=roots.filter(({directory})=>directory!==_roots_root_js__WEBPACK_IMPORTED_MODULE_2__.
cd.file),{length}=rootsByOutcome(real).failing;return length===0?null:real.length===1?"init fails":`init fails in ${length===real.length?`all ${length}`:`${length}\
 of ${real.length}`} root modules`}function rootsByOutcome(roots){const{fails=[],warns=[],works:good=[]}=Object.groupBy(roots,outcomeOfRoot);return{failing:fails,
wrong:[...fails,...warns],good}}function rowsByOutcome({rows}){const{fails=[],warns=[],works:good=[]}=Object.groupBy(rows,outcomeOfRow);return{wrong:[...fails,...warns],
good}}function causesOf(roots){const causes=new Map;for(const root of rootsByOutcome(roots).wrong)for(const row of rowsByOutcome(root).wrong){const key=causeOf(
row),cause=causes.get(key)??{row,roots:new Set};causes.set(key,cause),cause.roots.add(root)}const{fails=[],warns=[]}=Object.groupBy(causes.values(),({row})=>outcomeOfRow(
row));return[...fails,...warns]}const causeOf=({kind,source,constraints,locked,chosen,problems})=>JSON.stringify([kind,source,constraints,locked,chosen,problems]),
MAX_DIRECTORIES=3;function rootsColumn(causes,show){const roots=new Map(causes.map(cause=>[cause.row,[...cause.roots]]));return{title:"root modules",cell:row=>{
const own=roots.get(row)??[],first=own.slice(0,MAX_DIRECTORIES).map(show);return(0,_phrases_js__WEBPACK_IMPORTED_MODULE_3__.K4)(first,MAX_DIRECTORIES,own.length-
first.length)}}}const showAddress=({address,host},{clients})=>clients.every(client=>(0,_protocol_module_address_js__WEBPACK_IMPORTED_MODULE_1__.Vm)(client)===host)&&
address.startsWith(`${host}/`)?address.slice(host.length+1):address;function availabilityOf(rows){const distinct=[...new Map(rows.map(row=>[`${row.kind} ${row.source}`,
row])).values()],counts=["module","provider"].flatMap(kind=>{const{length}=distinct.filter(row=>row.kind===kind);return length===0?[]:[(0,_phrases_js__WEBPACK_IMPORTED_MODULE_3__.
px)(length,kind)]});if(counts.length===0)return"no registry modules and no providers";const packages=rows.some(({platforms})=>platforms.length>0)?" and package":
"",unknown=distinct.filter(isUnchecked).length,without=distinct.filter(({chosen})=>Object.values(chosen).includes(null)).length,known=unknown+without===0?`every\
 version${packages} is available`:[...without>0?[`${without} without a version`]:[],...unknown>0?[`${unknown} not checked`]:[]].join(", ");return`${counts.join(
" and ")}, ${known}`}const MAX_VERSION=60,MAX_CONSTRAINTS=6,MAX_CONSTRAINT=60,MAX_PLATFORMS=12;function columnsFor({clients,rows},show){const isSame=rows.every(
({chosen})=>new Set(Object.values(chosen)).size<=1),columns=[{title:"constraint",cell:({constraints})=>(0,_phrases_js__WEBPACK_IMPORTED_MODULE_3__.K4)([...new Set(
constraints)].map(text=>show(text,MAX_CONSTRAINT)),MAX_CONSTRAINTS)},...isSame?[{title:"version",cell:row=>versionText(row,null,show)}]:clients.map(client=>({title:_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.
bB[client],cell:row=>versionText(row,client,show)})),{title:"newest",cell:({newest})=>newest===null?"":show(newest,MAX_VERSION)},{title:"platforms",cell:({platforms})=>platformsText(
platforms,show)}];return withText(columns,rows)}const withText=(columns,rows)=>columns.filter(({cell})=>rows.some(row=>cell(row)!=="")),problemColumn=show=>({title:"\
problem",cell:({problems})=>problems.filter(({usualSeverity})=>usualSeverity!=="notice").map(show).join(", ")});function versionText({chosen,locked},client,show){
const version=client===null?Object.values(chosen)[0]:chosen[client];return version===void 0?"":version!==null?`${show(version,MAX_VERSION)}${version===locked?" \
(locked)":""}`:locked===null?"none":`none (locked: ${show(locked,MAX_VERSION)})`}function platformsText(platforms,show){const texts=platforms.map(({platform,available})=>`${available===
null?"?":available?"\u2713":"\u2717"} ${show(platform,MAX_VERSION)}`);return(0,_phrases_js__WEBPACK_IMPORTED_MODULE_3__.K4)(texts,MAX_PLATFORMS)}}),8641:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{BP:()=>logLine,D9:()=>markdownCode,J7:()=>visibleFile,LS:()=>workflowText,RK:()=>visible,cq:()=>bareUrl,h$:()=>markdownProse,
js:()=>htmlText,s$:()=>jsonText,z5:()=>jsonEscapes});const MAX_CHARACTERS=500,MAX_MESSAGE_CHARACTERS=4e3,MAX_FILE_CHARACTERS=160,MAX_MARKS=2,INVISIBLE=new RegExp(
"[\\p{Cc}\\p{Cf}\\p{Cs}\\p{Co}\\p{Cn}\\p{Zl}\\p{Zp}\\p{Default_Ignorable_Code_Point}\\u2800]|(?! )\\p{Zs}","u"),INVISIBLE_IN_JSON=new RegExp(`(?!
)(?:${INVISIBLE.source})`,"gu"),MARK=new RegExp("\\p{M}","u"),nameOf=character=>`<U+${(character.codePointAt(0)??0).toString(16).toUpperCase().padStart(4,"0")}>`;
function visible(text,maxCharacters=MAX_CHARACTERS){let shown="",marks=MAX_MARKS;for(const character of text){marks=MARK.test(character)?marks+1:0;const piece=INVISIBLE.
test(character)||marks>MAX_MARKS?nameOf(character):character;if(shown.length+piece.length>maxCharacters)return`${shown}\u2026`;shown+=piece}return shown}function visibleFile(file,maxCharacters=MAX_FILE_CHARACTERS){
const end=Array.from(file.slice(-2*maxCharacters)).slice(-maxCharacters).join(""),shown=Array.from(visible(end,Number.POSITIVE_INFINITY));return`${end===file&&shown.
length<=maxCharacters?"":"\u2026"}${shown.slice(-maxCharacters).join("")}`}function logLine(line){return line.replace(/##(?=\w*\[)/g,"# #").replace(/^(\s*:)(?=:)/,
"$1 ")}function workflowText(text,maxCharacters=MAX_MESSAGE_CHARACTERS){const whole=text.split(`
`).map(line=>logLine(visible(line,maxCharacters))).join(`
`);return whole.length>maxCharacters?`${whole.slice(0,maxCharacters).toWellFormed()}\u2026`:whole}function htmlText(text,maxCharacters=MAX_CHARACTERS){return visible(
text,maxCharacters).replace(/[&<>"'`|*_[\]()!\\#~@$:{}]|(?<=www)\./gi,character=>`&#${character.codePointAt(0)};`)}function markdownCode(text,maxCharacters=MAX_CHARACTERS){
return text===""?"<i>empty</i>":`<code>${htmlText(text,maxCharacters)}</code>`}const PLAIN_WORD=/^(?:[\p{L}\p{M}’'–-]+|\d[\d.,%–-]*)?$/u,COMMIT=/^[0-9a-f]{7,}$/i,
OPENING=`"'(`,CLOSING=`"'),.;:!?\u2026`,PIECE=/"[^"]+"(?=[\s),.;:]|$)|`[^`]+`|[^ ]+| +/gu;function markdownProse(sentence,maxCharacters=MAX_MESSAGE_CHARACTERS){
return(visible(sentence,maxCharacters).match(PIECE)??[]).map(piece=>{if(piece.split(" ").every(isPlain))return htmlText(piece,maxCharacters);if(piece.includes("\
 ")||/^(["`]).+\1$/u.test(piece))return markdownCode(piece.replace(/^`(.*)`$/u,"$1"),maxCharacters);const{before,core,after}=wordParts(piece);return`${htmlText(
before)}${markdownCode(core.replace(/^`(.*)`$/u,"$1"),maxCharacters)}${htmlText(after)}`}).join("")}function wordParts(word){let start=0,end=word.length;for(;start<
end&&OPENING.includes(word.charAt(start));)start+=1;for(;end>start&&CLOSING.includes(word.charAt(end-1));)end-=1;return{before:word.slice(0,start),core:word.slice(
start,end),after:word.slice(end)}}function isPlain(word){const{core}=wordParts(word);return PLAIN_WORD.test(core)&&!COMMIT.test(core)}const jsonText=json=>json.
replace(INVISIBLE_IN_JSON,jsonEscapes).replace(/##(?=\w*\[)/g,jsonEscapes),jsonEscapes=text=>text.replace(/[\s\S]/g,unit=>`\\u${unit.charCodeAt(0).toString(16).
padStart(4,"0")}`);function bareUrl(url){return url.replace(/[?#].*$/su,"").replace(/^([a-z][a-z0-9+.-]*:)?[/\\]{2}[^/\\]*@/iu,"$1//")}}),8346:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{p7:()=>describeCrash,S5:()=>renderText,MV:()=>renderTextHead,K8:()=>renderTextParts});var version=__webpack_require__(
3592),report_outcome=__webpack_require__(5102),phrases=__webpack_require__(4120),pieces=__webpack_require__(5955),root_rows=__webpack_require__(4148),safe_text=__webpack_require__(
8641),places=__webpack_require__(8884),hostname=__webpack_require__(1831),host_phrases=__webpack_require__(1505),measure=__webpack_require__(7574);const STYLES={
bold:1,dim:2,red:31,green:32,yellow:33,blue:34};function paint(text,style,layout){return layout.colour?`\x1B[${STYLES[style]}m${text}\x1B[0m`:text}function labelled(line,layout){
const margin=" ".repeat(line.indent),label=line.label.padEnd((line.column??0)-1),hanging=" ".repeat(line.indent+(line.column??2)),[first="",...others]=wrap(line.
text,{first:layout.width-margin.length-label.length-1,others:layout.width-hanging.length});return[`${margin}${paint(label,line.style,layout)} ${first}`.trimEnd(),
...others.map(other=>`${hanging}${other}`)]}function wrapped(text,{width}){const[first="",...others]=wrap(text,{first:width,others:width-2});return[first,...others.
map(other=>`  ${other}`)]}function wrap(text,room){const lines=[];let line="";for(const word of text.split(" ")){const columns=lines.length===0?room.first:room.
others;line!==""&&line.length+1+word.length>columns?(lines.push(line),line=word):line=line===""?word:`${line} ${word}`}return[...lines,line]}const MAX_FINDINGS=20,
MAX_SERVICES=20,MAX_CODES=6,MAX_MESSAGE=1e3,MAX_PLACES=6,COLUMN=13,SIGNS={fails:{sign:"\u2717",style:"red"},unchecked:{sign:"\u2717",style:"red"},warns:{sign:"!",
style:"yellow"},skipped:{sign:"\u25CB",style:"blue"},works:{sign:"\u2713",style:"green"}},SEVERITY_SIGNS={error:SIGNS.fails,warning:SIGNS.warns,notice:{sign:"\xB7",
style:"blue"}},FORMAT={value:safe_text.RK,prose:safe_text.RK,because:places.eo};function renderTextHost(host,options){const outcome=(0,report_outcome.sG)(host),
{sign,style}=SIGNS[outcome],name=paint(showHost(host.visit.host),"bold",options),facts=[...(0,report_outcome.cG)(host)||(0,places.Qz)(host)?[(0,host_phrases.se)(
host,options.context,FORMAT)]:[],...(0,report_outcome.cG)(host)&&!(0,report_outcome.JR)(host)?evidence(host,options.context):[],...(0,host_phrases.o7)(host,FORMAT)];
return[`${paint(sign,style,options)} ${name} ${report_outcome.nx[outcome]}${host.isNew?` (${phrases.dy})`:""}: ${summaryOf(host)}`,...findingLines(host.findings,
MAX_FINDINGS,options),...facts.flatMap(fact=>factLines(fact,options))].map(safe_text.BP).join(`
`)}const showHost=host=>{const shown=(0,hostname.nx)(host);return shown===host?(0,safe_text.RK)(host):`${(0,safe_text.RK)(shown)} (${(0,safe_text.RK)(host)})`};
function summaryOf(host){const{discovery}=host.visit.attempt,worst=(0,report_outcome.QK)(host);return worst.length>0?(0,phrases.K4)([...new Set(worst.map(finding=>finding.
problem.code))],MAX_CODES):discovery.kind==="skipped"?discovery.problem.code:(0,host_phrases.Yj)(host,FORMAT)}function evidence(host,context){const{hops,certificates}=host.
visit.attempt;return[{label:"response",texts:hops.map(hopText)},{label:"services",texts:serviceTexts(host)},...(0,host_phrases.Zc)(host,FORMAT),{label:"certific\
ate",texts:certificates.map(one=>certificateText(one,context))}]}const factLines=({label,texts},options)=>texts.flatMap((text,index)=>labelled({indent:2,label:index===
0?label:"",style:"dim",column:COLUMN,text},options));function hopText(hop){const status=hop.status===null?"no response":`${hop.status} ${(0,safe_text.RK)(hop.reason,
host_phrases.tN)}`,notes=[...hop.mediaType===null?[]:[(0,safe_text.RK)(hop.mediaType,host_phrases.tN)],...hop.address===null?[]:[`at ${(0,safe_text.RK)(hop.address,
host_phrases.tN)}`],...hop.proxy===null?[]:[`through ${(0,safe_text.RK)((0,safe_text.cq)(hop.proxy))}`],...hop.authorization==="none"?[]:[`token ${(0,phrases.Rk)(
hop.authorization)}`]],noted=notes.length===0?"":` (${notes.join("; ")})`;return`${status.trim()} from ${(0,safe_text.RK)((0,safe_text.cq)(hop.url))} in ${(0,measure.
kJ)(hop.ms)}${noted}`}function serviceTexts({services,servicesLeftOut}){const shown=services.slice(0,MAX_SERVICES),more=services.length-shown.length+servicesLeftOut;
return[...shown.map(serviceText),...more>0?[`and ${more} more`]:[]]}function serviceText(service){const id2=(0,safe_text.RK)(service.id,host_phrases.tN);switch(service.
kind){case"url":return`${id2} ${(0,safe_text.RK)((0,safe_text.cq)(service.url))}`;case"login":{const{authz,token}=service.login,urls=[authz,token].map(url=>(0,safe_text.
RK)((0,safe_text.cq)(url??"none")));return`${id2} authz ${urls.join(", token ")}`}case"problem":return`${id2}: ${service.problem.code}`}}function certificateText(certificate,context){
const{host,subject,issuer,expires}=certificate,until=(0,safe_text.RK)((0,measure.nO)(expires,context.startedAt));return`${(0,safe_text.RK)(host,host_phrases.tN)}\
 valid until ${until}; subject ${(0,safe_text.RK)(subject,host_phrases.tN)}, issuer ${(0,safe_text.RK)(issuer,host_phrases.tN)}`}function findingLines(findings,most,options){
const showMore=more=>`  and ${more} more in the JSON report`;return(0,phrases.UV)(findings,most,finding=>linesOf(finding,options),showMore)}const linesOf=(finding,options)=>[
...messageLines(finding,options),...factLinesOf((0,places.xi)(finding,MAX_MESSAGE,MAX_PLACES),options)];function messageLines(finding,options){const{severity,problem}=finding,
first=(0,places.Xd)(finding),{style}=SEVERITY_SIGNS[severity],kind=`${severity}[${problem.code}]`,label=first===null?kind:`${(0,places.R3)(first)} ${kind}`,text=(0,safe_text.
RK)(problem.message,MAX_MESSAGE);return labelled({indent:2,label,style,text},options)}const factLinesOf=(facts,options)=>facts.flatMap(([name,text])=>labelled({
indent:4,label:`${name}:`,style:"dim",text},options)),files_MAX_FINDINGS=50,MAX_ALIKE=5,files_MAX_CODES=6;function renderTextFiles(findings,options){const others=(0,places.
BQ)(findings),inFiles=findings.filter(finding=>(0,places.Xd)(finding)!==null);return[...inFiles.length===0?[]:[renderGroup(inFiles,`in ${(0,phrases.px)((0,places.
Dc)(inFiles),"file")}`,options)],...others.length===0?[]:[renderGroup(others,`about ${(0,places.et)(others)}`,options)]]}function renderGroup(findings,where,options){
const{sign,style}=SEVERITY_SIGNS[(0,report_outcome.hm)(findings)??"notice"],codes=[...new Set(findings.map(({problem})=>problem.code))],counts=`${(0,phrases.px)(
findings.length,"finding")} ${where}`,shown=findings.slice(0,files_MAX_FINDINGS),more=findings.length-shown.length;return[`${paint(sign,style,options)} ${paint(
counts,"bold",options)}: ${(0,phrases.K4)(codes,files_MAX_CODES)}`,...alike(shown).flatMap(group=>alikeLines(group,options)),...more>0?[`  and ${more} more in t\
he JSON report`]:[]].map(safe_text.BP).join(`
`)}const alike=findings=>[...Map.groupBy(findings,({severity,problem,affects,exclude})=>exclude===void 0?JSON.stringify([severity,problem.code,problem.help,affects]):
severity).values()];function alikeLines(group,options){const most=(0,report_outcome.hm)(group)==="error"?group.length:MAX_ALIKE,left=group.slice(most),facts=(finding,isShared)=>(0,places.
xi)(finding,MAX_MESSAGE,MAX_PLACES).filter(([label])=>(label==="help"||label==="affects")===isShared);return[...group.slice(0,most).flatMap(finding=>[...messageLines(
finding,options),...factLinesOf(facts(finding,!1),options)]),...left.length===0?[]:[`  and ${left.length} more in ${(0,phrases.px)((0,places.Dc)(left),"file")},\
 see the JSON report`],...group.slice(0,1).flatMap(finding=>finding.exclude===void 0||group.length===1?factLinesOf(facts(finding,!0),options):[])]}var protocol_clients=__webpack_require__(
1064);const MAX_ROWS=20,MAX_NAMED=3,GAP="  ",nameOf=root=>(0,root_rows.fi)(root,safe_text.J7);function renderTextWrongRoots(roots,options){const{wrong}=(0,root_rows.
jB)(roots);return wrong.length>root_rows.LC?[renderCauses(roots,wrong,options)]:wrong.map(root=>{const own=(0,root_rows.P)(root),rows=[...own.wrong,...own.good],
columns=withProblems((0,root_rows.ns)({...root,rows:rows.slice(0,MAX_ROWS)},safe_text.RK),rows),name=nameOf(root);return renderTable({outcome:(0,root_rows.qj)(root),
name,root,rows,columns},options)})}function renderCauses(roots,wrong,options){const causes=(0,root_rows.cZ)(roots),rows=causes.map(({row})=>row),clients=protocol_clients.
Du.filter(client=>wrong.some(root=>root.clients.includes(client))),columns=(0,root_rows.ns)({clients,rows:rows.slice(0,MAX_ROWS)},safe_text.RK),all=withProblems(
[(0,root_rows.ie)(causes,nameOf),...columns],rows),outcome=(0,root_rows.qj)({rows}),name=(0,phrases.px)(wrong.length,"root module");return renderTable({outcome,
name,root:{clients},rows,columns:all},options)}const withProblems=(columns,rows)=>[...columns,...(0,root_rows.ij)([(0,root_rows.eX)(({code})=>code)],rows)];function renderTable({
outcome,name,root,rows,columns},options){const{sign,style}=SIGNS[outcome],causes=rows.filter(row=>(0,root_rows.Mm)(row)===outcome),names=[...new Set(causes.map(
row=>(0,safe_text.RK)((0,root_rows.mC)(row,root))))],title=`${root_rows.pJ[outcome]} for ${(0,phrases.K4)(names,MAX_NAMED)}`,left=rows.length-MAX_ROWS;return[`${paint(
sign,style,options)} ${paint(name,"bold",options)}: ${title}`,...rowLines(rows.slice(0,MAX_ROWS).map(row=>({sign:SIGNS[(0,root_rows.Fg)([row])],cells:[(0,safe_text.
RK)((0,root_rows.mC)(row,root)),...columns.map(({cell})=>cell(row))]})),["module or provider",...columns.map(({title:of})=>of)],options),...left>0?[`  and ${left}\
 more in the JSON report`]:[]].map(safe_text.BP).join(`
`)}function rowLines(lines,titles,options){const widths=titles.map((title,at)=>Math.max(...[title,...lines.map(({cells})=>cells[at])].map(widthOf)));if(widths.reduce(
(sum,one)=>sum+GAP.length+one,GAP.length)>options.width)return lines.flatMap(({sign:{sign,style},cells:[name="",...facts]})=>{const named=facts.flatMap((fact,at)=>fact===
""?[]:[`${titles[at+1]} ${fact}`]),text=`${name}: ${named.join("; ")}`;return labelled({indent:2,label:sign,style,text},options)});const aligned=cells=>cells.map(
(cell,at)=>cell+" ".repeat((widths[at]??0)-widthOf(cell))).join(GAP).trimEnd();return[`    ${paint(aligned(titles),"dim",options)}`,...lines.map(({sign:{sign,style},
cells})=>`  ${paint(sign,style,options)} ${aligned(cells)}`)]}const widthOf=(text="")=>Array.from(text).length;function renderTextGoodRoots(roots,options){const rows=roots.
flatMap(root=>root.rows),{sign,style}=SIGNS[(0,root_rows.Fg)(rows)],[first]=roots,text=`${roots.length===1&&first!==void 0?nameOf(first):(0,phrases.px)(roots.length,
"root module")}: ${(0,root_rows.nS)(rows)}`;return labelled({indent:0,label:sign,style,text},options).map(safe_text.BP).join(`
`)}var brief=__webpack_require__(4e3);function renderTextUnchecked(hosts,stopped,options){const{sign,style}=SIGNS.unchecked,counted=paint((0,phrases.px)(hosts.length,
"host"),"bold",options),finding=hosts.flatMap(({findings})=>findings).find(({problem})=>problem.help),label="error[host-not-checked]",help=(0,safe_text.RK)(finding?.
problem.help??"",MAX_MESSAGE);return[`${paint(sign,style,options)} ${counted} not checked`,...labelled({indent:2,label,style,text:(0,brief.Cw)(stopped)},options),
...help===""?[]:factLinesOf([["help",help]],options),...hosts.map(lineOf)].map(safe_text.BP).join(`
`)}function lineOf({visit,requirements}){const because=requirements.flatMap(each=>each.because);return`  ${showHost(visit.host)} (${(0,places.Yx)(because)})`}const MAX_CRASH_LINES=100,
MAX_CAUSES=5,MAX_BYTES=16e6;function*renderText(verdict,options){yield`${renderTextHead(verdict,options)}
`;let isApart=!0;for(const part of renderTextParts(verdict,options)){const isLong=part.includes(`
`);yield`${isApart||isLong?`
`:""}${part}
`,isApart=isLong}}function renderTextHead(verdict,options){const{sign,style}=SIGNS[verdict.passed?"works":"fails"];return[`${paint(sign,style,options)} ${paint(
(0,report_outcome.$N)(verdict),"bold",options)}`,...(0,report_outcome.h$)(verdict,options.context).flatMap(note=>wrapped((0,safe_text.RK)(note),options))].map(safe_text.
BP).join(`
`)}function*renderTextParts(verdict,options,maxBytes=MAX_BYTES){const room=new pieces.Wv(maxBytes),render=host=>renderTextHost(host,options),hosts=(0,report_outcome.
md)(verdict.hosts),unchecked=hosts.filter(report_outcome.b),wrong=hosts.filter(report_outcome.cG),good=hosts.filter(host=>!(0,report_outcome.cG)(host)&&!(0,report_outcome.
b)(host)),{stopped}=verdict,left=yield*(0,pieces._Q)(wrong,room,render);stopped!==null&&unchecked.length>0&&(yield renderTextUnchecked(unchecked,stopped,options)),
yield*renderTextFiles(verdict.files,options),yield*renderTextWrongRoots(verdict.roots,options);const more=left+(yield*(0,pieces._Q)(good,room,render)),{good:goodRoots}=(0,root_rows.
jB)(verdict.roots);goodRoots.length>0&&(yield renderTextGoodRoots(goodRoots,options)),more>0&&(yield`and ${(0,phrases.px)(more,"more host")} in the JSON report`)}
function describeCrash(error,clear){const causes=[];let cause=error;for(;cause!==void 0&&causes.length<MAX_CAUSES;)causes.push(clear(cause instanceof Error?cause.
stack??cause.message:String(cause))),cause=cause instanceof Error?cause.cause:void 0;const lines=causes.join(`
caused by: `).split(`
`).slice(0,MAX_CRASH_LINES);return[`tf-disco ${version.xv} crashed; this is a bug, please report it with this text at ${version.xV}`,...lines.map(line=>(0,safe_text.
BP)((0,safe_text.RK)(line)))].join(`
`)}}),5257:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{JT:()=>providerKey,KS:()=>placedVersion,
MO:()=>packageKey,MP:()=>moduleKey,Nf:()=>argumentOf,W$:()=>becauseOf,cd:()=>HOSTNAMES_LINE,yp:()=>versionPlace});var _problems_place_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(
5143);const HOSTNAMES_INPUT="hostnames input",HOSTNAMES_LINE={file:HOSTNAMES_INPUT,line:1,column:1,endColumn:1},becauseOf=place=>place.file===HOSTNAMES_INPUT?HOSTNAMES_INPUT:
place,moduleKey=({host,namespace,name,system})=>`${host}/${namespace}/${name}/${system}`,providerKey=({host,namespace,type})=>`${host}/${namespace}/${type}`;function placedVersion(usage,client){
const text=usage.versions??argumentOf(usage)?.values?.[client]??null;return text===null?null:{text,place:versionPlace(usage)}}function versionPlace(usage){const{
versionsAt,place}=usage,at=typeof versionsAt=="number"?versionsAt:versionsAt?.at;return at===void 0?place:{file:place.file,...(0,_problems_place_js__WEBPACK_IMPORTED_MODULE_0__.
_h)(at)}}const argumentOf=({versionsAt})=>typeof versionsAt=="number"?null:versionsAt,packageKey=(key,more)=>`${key} ${more}`}),8416:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{L2:()=>resolveDialect,oh:()=>toolReader,rU:()=>clientsInUse});var _problems_brief_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(
4e3),_problems_place_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(5143),_protocol_clients_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(1064),_signs_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(
5603),_versions_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(3469);function toolReader(selection,found){let reading;return()=>(reading??=__webpack_require__.
e(249).then(__webpack_require__.bind(__webpack_require__,9249)).then(({readTools})=>readTools(selection,found)),reading)}const ASSUMED=["terraform"],WHY_ASSUMED="\
assumed, CLI not detected; set `dialect`",WHY_BOTH="CLI not detected; set `dialect` to check one";async function resolveDialect({setting,scan}){const set=setting.
name==="auto"?null:clientsNamed(setting.name);if(scan===null||scan.isEmpty){const why=set===null?WHY_BOTH:WHY_SET;return dialectOf(set??_protocol_clients_js__WEBPACK_IMPORTED_MODULE_2__.
Du,[why],[],setting,{signs:[],constraints:[]})}const signs=await signsOf(scan,setting,set),{constraints}=scan;if(set!==null)return dialectOf(set,[WHY_SET],[],setting,
{signs,constraints});const deciding=decide(signs);if(deciding.length===0)return{...dialectOf(ASSUMED,[WHY_ASSUMED],[],setting,{signs,constraints}),isGuess:!0};const clients=clientsIn(
deciding),first=clients.flatMap(client=>deciding.find(sign=>sign.client===client)??[]);return dialectOf(clients,first.map(showSign),deciding,setting,{signs,constraints})}
async function clientsInUse({clients},scan){if(scan===null||scan.isEmpty)return _protocol_clients_js__WEBPACK_IMPORTED_MODULE_2__.zK;const{others}=await scan.tools(),
own=clients;return _protocol_clients_js__WEBPACK_IMPORTED_MODULE_2__.zK.filter(client=>own.includes(client)||others.has(client)||client==="terragrunt"&&scan.usesTerragrunt)}
const WHY_SET="set by `dialect`",clientsNamed=name=>name==="both"?_protocol_clients_js__WEBPACK_IMPORTED_MODULE_2__.Du:[name],clientsIn=signs=>_protocol_clients_js__WEBPACK_IMPORTED_MODULE_2__.
Du.filter(client=>signs.some(sign=>sign.client===client));function ownFirst(found){const own=found.filter(({place})=>!(0,_problems_place_js__WEBPACK_IMPORTED_MODULE_1__.
Zl)(place.file));return own.length===0?found:own}const decide=signs=>{const own=ownFirst(signs);return _signs_js__WEBPACK_IMPORTED_MODULE_3__.A.map(level=>own.filter(
sign=>sign.level===level)).find(({length})=>length>0)??[]};async function signsOf({signs,tools,hasCloudHostname},setting,set){const deciding=decide(signs),clients=set??
clientsIn(deciding),mayChange=deciding.every(({place})=>(0,_problems_place_js__WEBPACK_IMPORTED_MODULE_1__.Zl)(place.file)),isOpen=set===null&&(mayChange||deciding.
some(({isCloud})=>isCloud)),isVersionOpen=setting.version===null&&clients.some(client=>(0,_versions_js__WEBPACK_IMPORTED_MODULE_4__.w)(client,[]).length>1);if(!isOpen&&
!isVersionOpen)return signs;const{setsCloudHostname,signs:ofTools}=await tools(),hasHostname=hasCloudHostname||setsCloudHostname;return[...signs.filter(({isCloud})=>!(isCloud&&
hasHostname)),...ofTools]}function dialectOf(clients,reasons,deciding,setting,known){const[client,...others]=clients,found=clients.map(one=>versionOf(one,setting,
known)),versions=found.flatMap(({client:one,version})=>version===null?[]:[[one,version]]),shown=found.flatMap(({version,signs:[sign]})=>version===null||sign===void 0?
[]:[showSign(sign)]);return{name:client===void 0||others.length>0?"both":client,clients,releases:found.flatMap(({releases})=>releases),versions:Object.fromEntries(
versions),why:[...new Set([...reasons,...shown])].join(", "),evidence:[...new Set([...deciding,...found.flatMap(({signs})=>signs)])]}}function versionOf(client,{
version},known){if(version!==null)return{client,releases:(0,_versions_js__WEBPACK_IMPORTED_MODULE_4__.w)(client,[version]),version,signs:[]};const selecting=ownFirst(
known.signs.filter(sign=>sign.client===client&&sign.version!==null)),texts=[...new Set(selecting.map(sign=>(sign.version??"").replace(/^v/,"")))];if(texts.length>
0){const[only="",...more]=texts,isKnown=more.length===0&&(0,_versions_js__WEBPACK_IMPORTED_MODULE_4__.l)(only);return{client,releases:(0,_versions_js__WEBPACK_IMPORTED_MODULE_4__.
w)(client,texts),version:isKnown?only:null,signs:selecting}}const constraints=ownFirst(known.constraints),allowed=constraints.map(({text})=>text),releases=(0,_versions_js__WEBPACK_IMPORTED_MODULE_4__.
w)(client,allowed);if(releases.length===(0,_versions_js__WEBPACK_IMPORTED_MODULE_4__.w)(client,[]).length)return{client,releases,version:null,signs:[]};const signs=constraints.
map(({text,place})=>({client,level:"syntax",place,text:`requires ${(0,_problems_brief_js__WEBPACK_IMPORTED_MODULE_0__.dh)(text)}`,version:text}));return{client,
releases,version:allowed.length===1?allowed[0]??null:null,signs}}const showSign=({place,text})=>`${place.file}:${place.line} ${text}`}),3469:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{l:()=>isVersion,w:()=>releasesOf});var _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(1064);const FIRST=[
0,0,0],NEVER=[Number.POSITIVE_INFINITY,0,0],ANY={from:FIRST,before:NEVER},LATEST={from:[Number.MAX_SAFE_INTEGER,0,0],before:NEVER},compare=(a,b)=>a[0]-b[0]||a[1]-
b[1]||a[2]-b[2],MAX_CONSTRAINT=200,TERM=/^(=|!=|>=|<=|>|<|~>|\^|~)?\s*v?(\d{1,5})(?:\.(\d{1,5}|[x*]))?(?:\.(\d{1,5}|[x*]))?([-+][\w.+-]*)?$/;function rangeOf(text){
if(text.length>MAX_CONSTRAINT)return null;if(text==="latest")return LATEST;const terms=text.replace(/^(latest|prefix):/,"").replace(/(=|>|<|~)\s+(?=[v\d])/g,"$1").
split(/[\s,]+/).filter(term=>term!=="");let range=ANY;for(const term of terms){const one=rangeOfTerm(term);if(one===null)return null;range={from:compare(one.from,
range.from)>0?one.from:range.from,before:compare(one.before,range.before)<0?one.before:range.before}}return terms.length===0?null:range}function rangeOfTerm(term){
const match=TERM.exec(term);if(match===null)return null;const[,operator="",...parts]=match,numbers=parts.slice(0,3).flatMap(part=>/^\d/.test(part??"")?[Number(part)]:
[]),[major=0,minor=0,patch=0]=numbers,from=[major,minor,patch],after=count=>count<=1?[major+1,0,0]:count===2?[major,minor+1,0]:[major,minor,patch+1];switch(operator){case"\
>=":return{from,before:NEVER};case">":return{from:after(numbers.length),before:NEVER};case"<":return{from:FIRST,before:from};case"<=":return{from:FIRST,before:after(
numbers.length)};case"!=":return ANY;case"~>":return{from,before:after(numbers.length-1)};case"^":return{from,before:after(1)};case"~":return{from,before:after(
Math.min(numbers.length,2))};default:return{from,before:after(numbers.length)}}}const boundOf=(bound,open)=>bound===null?open:rangeOf(bound)?.from??open;function allows(text,release){
const{from,before}=rangeOf(text)??ANY;return compare(from,boundOf(release.before,NEVER))<0&&compare(boundOf(release.from,FIRST),before)<0}function releasesOf(client,texts){
const own=_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.pH.filter(release=>release.client===client);if(texts.length===0)return own;const allowed=own.filter(
release=>texts.some(text=>allows(text,release)));return allowed.length===0?own:allowed}const isVersion=text=>/^v?\d{1,5}(\.(\d{1,5}|x)){0,2}([-+][\w.+-]{1,40})?$/.
test(text)}),2161:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{L8:()=>classify,TD:()=>isVersionFile,
U4:()=>MANIFEST_PATH,Z8:()=>isToolFile,e0:()=>MANIFEST,tr:()=>isTwin});var _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(1064);const TERRAFORM=[
"terraform"],OPENTOFU=["opentofu"],SUFFIXES=[{suffix:".tftest.hcl",class:"test",clients:_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.Du,twin:".tofutest.hcl"},
{suffix:".tftest.json",class:"test",clients:_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.Du,twin:".tofutest.json"},{suffix:".tofutest.hcl",class:"test",clients:OPENTOFU},
{suffix:".tofutest.json",class:"test",clients:OPENTOFU},{suffix:".tfquery.hcl",class:"query",clients:TERRAFORM},{suffix:".tfquery.json",class:"query",clients:TERRAFORM},
{suffix:".tfmigrate.hcl",class:"migrate",clients:TERRAFORM},{suffix:".tfcomponent.hcl",class:"stack",clients:TERRAFORM},{suffix:".tfcomponent.json",class:"stack",
clients:TERRAFORM},{suffix:".tfstack.hcl",class:"stack",clients:TERRAFORM},{suffix:".tfstack.json",class:"stack",clients:TERRAFORM},{suffix:".tfdeploy.hcl",class:"\
deploy",clients:TERRAFORM},{suffix:".tfdeploy.json",class:"deploy",clients:TERRAFORM},{suffix:".tfmock.hcl",class:"none",clients:_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.
Du},{suffix:".tofumock.hcl",class:"none",clients:OPENTOFU},{suffix:".tf.json",class:"config",clients:_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.Du,twin:"\
.tofu.json"},{suffix:".tofu.json",class:"config",clients:OPENTOFU},{suffix:".tf",class:"config",clients:_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.Du,twin:"\
.tofu"},{suffix:".tofu",class:"config",clients:OPENTOFU},{suffix:"terragrunt.hcl.json",class:"terragrunt",clients:_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.
Du},{suffix:".hcl",class:"terragrunt",clients:_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.Du}],SUFFIXES_BY_ENDING=Map.groupBy(SUFFIXES,({suffix})=>suffix.
slice(suffix.lastIndexOf(".")+1)),LOCK_NAME=".terraform.lock.hcl",LOCK={class:"lock",syntax:"hcl",clients:_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.Du,isOverride:!1},
isTwin=name=>name.includes(".tofu")&&/\.tofu(test)?(\.(hcl|json))?$/.test(name),MANIFEST_PATH=".terraform/modules/modules.json",MANIFEST={...LOCK,class:"manifes\
t",syntax:"json"};function classify(name,siblings,directory){if(name===LOCK_NAME)return LOCK;const found=SUFFIXES_BY_ENDING.get(name.slice(name.lastIndexOf(".")+
1))?.find(({suffix})=>name.endsWith(suffix));if(found===void 0||found.class==="none")return;const isIgnoredTest=isIgnored(name)&&found.class==="test"&&directory===
"tests";if(isIgnored(name)&&!isIgnoredTest)return;const base=name.slice(0,-found.suffix.length),hasTwin=found.twin!==void 0&&siblings.has(base+found.twin),isOverride=base===
"override"||base.endsWith("_override"),isTerraformOnly=hasTwin||isIgnoredTest;if(isTerraformOnly&&!found.clients.includes("terraform"))return;const clients=isTerraformOnly?
TERRAFORM:found.clients,syntax=name.endsWith(".json")?"json":"hcl";return{class:found.class,syntax,clients,isOverride}}const isIgnored=name=>name.startsWith(".")||
name.endsWith("~")||name.startsWith("#")&&name.endsWith("#"),VERSION_FILE=/^(\.terraform-version|\.opentofu-version|\.tool-versions|\.?mise\.toml)$/,TOOL_FILE=new RegExp(
`^(${["(gnu)?makefile","\\.?justfile","taskfile(\\.dist)?\\.ya?ml","(dockerfile|containerfile|jenkinsfile)([._-].*)?","\\.?devcontainer\\.json","atlantis\\.ya?ml",
"aqua\\.ya?ml","\\.gitlab-ci\\.ya?ml","azure-pipelines?[^/]*\\.ya?ml","bitbucket-pipelines\\.ya?ml","(docker-)?compose[^/]*\\.ya?ml","(cloudbuild|buildspec|appv\
eyor)[^/]*\\.ya?ml","\\.(travis|drone|woodpecker|cirrus|pre-commit-config)\\.ya?ml",".*\\.(sh|bash|ps1|cmd|bat|mk|dockerfile|gitlab-ci\\.ya?ml)"].join("|")})$`,
"i"),isVersionFile=name=>VERSION_FILE.test(name),isToolFile=name=>isVersionFile(name)||TOOL_FILE.test(name)}),6195:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{$8:()=>isNamedBy,G$:()=>isSkippedDirectory,Ls:()=>exclusion,UO:()=>isWithin,VK:()=>splitGlob,sq:()=>withSlashes});var node_path__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(
6760);const GLOB=/[*?[{]/;function splitGlob(pattern){const parts=pattern.split("/"),first=parts.findIndex(part=>GLOB.test(part));return first<0?{fixed:pattern}:
{fixed:parts.slice(0,first).join("/"),glob:parts.slice(first).join("/")}}function exclusion(patterns){const cleaned=patterns.map(pattern=>pattern.replace(/^(\.\/)+/,
"").replace(/(?<!\/)\/+$/,""));return name=>cleaned.some(pattern=>pattern===name||node_path__WEBPACK_IMPORTED_MODULE_0__.posix.matchesGlob(name,pattern))}const isNamedBy=({
file,glob},name)=>file===name||glob!==void 0&&node_path__WEBPACK_IMPORTED_MODULE_0__.posix.matchesGlob(name,glob),isSkippedDirectory=name=>name.startsWith(".")||
name==="node_modules",isWithin=(path,directory)=>path===directory||path.startsWith(directory.endsWith(node_path__WEBPACK_IMPORTED_MODULE_0__.sep)?directory:directory+
node_path__WEBPACK_IMPORTED_MODULE_0__.sep),withSlashes=path=>node_path__WEBPACK_IMPORTED_MODULE_0__.sep==="/"?path:path.replaceAll(node_path__WEBPACK_IMPORTED_MODULE_0__.
sep,"/")}),5603:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{A:()=>LEVELS,j:()=>SignCollector});
var _problems_place_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(5143),_protocol_clients_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(1064),_protocol_module_address_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(
5011);const LEVELS=["lock-file","syntax","version-file","tool","hook"],MAX_CONSTRAINTS=100;class SignCollector{found=new Map;allowed=new Map;addFiles(files){for(const{
file,kind,scope,isContext}of files){if(isContext)continue;const[client,...others]=kind.clients;if(client!==void 0&&others.length===0&&!isHidden(file)){const place={
file,line:1,column:1,endColumn:1};this.addSyntax(client,`is read by ${_protocol_clients_js__WEBPACK_IMPORTED_MODULE_1__.bB[client]} only`,place)}for(const trait of scope.
traits)this.addTrait(trait)}}addUsages(usages){for(const usage of usages)usage.kind==="lock_provider"?this.addLock(usage):usage.kind==="cloud_default"&&this.addCloud(
usage)}signs(){return[...this.found.values()]}constraints(){return[...this.allowed.values()]}addTrait({kind,text,place}){if(kind==="version"){const key=(0,_problems_place_js__WEBPACK_IMPORTED_MODULE_0__.
Zl)(place.file)?`${text} aside`:text;this.allowed.size<MAX_CONSTRAINTS&&!this.allowed.has(key)&&this.allowed.set(key,{text,place})}else if(kind==="binary"){const sign={
client:text==="tofu"?"opentofu":"terraform",level:"version-file",place,version:null};this.put({...sign,text:"sets terraform_binary"})}else if(kind!=="compatible"&&
kind!=="provider-version"){const{client,what}=_protocol_clients_js__WEBPACK_IMPORTED_MODULE_1__.$I[kind];this.addSyntax(client,`has ${what}`,place)}}addLock({host,
place}){const client=_protocol_clients_js__WEBPACK_IMPORTED_MODULE_1__.Du.find(one=>(0,_protocol_module_address_js__WEBPACK_IMPORTED_MODULE_2__.Vm)(one)===host);
if(client===void 0)return;const text=`locks providers from ${host}`;this.put({client,level:"lock-file",place,text,version:null})}addCloud({clients,isOverridden,
place}){if(isOverridden||!clients.includes("terraform"))return;this.put({client:"terraform",level:"syntax",place,text:"has a cloud block without hostname",version:null,
isCloud:!0})}addSyntax(client,text,place){this.put({client,level:"syntax",place,text,version:null})}put(sign){const key=`${sign.client} ${sign.text}`;if(this.found.
has(key))return;const ownKey=(0,_problems_place_js__WEBPACK_IMPORTED_MODULE_0__.Zl)(sign.place.file)?`${key} aside`:key;this.found.has(ownKey)||this.found.set(ownKey,
sign)}}const isHidden=file=>/(^|\/)[.#][^/]*$/.test(file)}),7854:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.
d(__webpack_exports__,{Oo:()=>once,YW:()=>noteAbout,kA:()=>hostsNamedIn,sw:()=>narrowUsages,u3:()=>Notes,vH:()=>notesFor});var _problems_file_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(
7052),_protocol_clients_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(1064);const TOP={line:1,column:1,endColumn:1};function noteAbout(file,problem,at=TOP){
const place={file:file===""?".":file,...at};return{problem,place,clients:_protocol_clients_js__WEBPACK_IMPORTED_MODULE_1__.Du,host:null}}function narrowUsages(usages,clients){
const isTheirs=client=>clients.includes(client),narrow=once(given=>given.every(isTheirs)?given:given.filter(isTheirs)),narrowNeeds=once(needs=>needs.every(need=>need.
clients.every(isTheirs))?needs:needs.flatMap(need=>{const needing=narrow(need.clients);return needing.length===0?[]:[{...need,clients:needing}]}));return usages.
filter(usage=>{const own=usage;return own.clients=narrow(usage.clients),own.needs=narrowNeeds(usage.needs),usage.isHostImplied&&(own.host=own.needs[0]?.host??usage.
host),own.clients.length>0})}const hostsNamedIn=usages=>{const named=new Set;for(const{host,isHostImplied}of usages)host!==null&&!isHostImplied&&named.add(host);
return named};function once(make){const made=new Map;return given=>{const before=made.get(given);if(before!==void 0||made.has(given))return before;const value=make(
given);return made.set(given,value),value}}const notesFor=(notes,clients)=>notes.filter(note=>note.clients.some(client=>clients.includes(client))),MAX_NOTES=1e4;
class Notes{notes=[];broken=new Set;kept=new Map;omitted=0;max;constructor(max=MAX_NOTES){this.max=max}add(note){const{problem,place}=note;if(problem.code==="fi\
le-syntax"){if(this.broken.has(place.file))return;this.broken.add(place.file)}const kept=this.kept.get(problem.severity)??0;this.kept.set(problem.severity,kept+
1),kept<this.max?this.notes.push(note):this.omitted+=1}all(){if(this.omitted===0)return this.notes;const problem=(0,_problems_file_js__WEBPACK_IMPORTED_MODULE_0__.
fileLimit)({kind:"problems",max:this.max,omitted:this.omitted});return[...this.notes,noteAbout(".",problem)]}}}),3474:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{CV:()=>TOKEN,Ku:()=>firstOf,Ob:()=>DIALECT_SETTING,TN:()=>HOSTNAMES,WD:()=>labels,YA:()=>seconds,Yq:()=>choice,a$:()=>TEXT,
ai:()=>number,lq:()=>optional,lx:()=>FLAG,pS:()=>MAX_HOSTS,p_:()=>list});var _protocol_token_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(2713),_scan_clients_versions_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(
3469),_lines_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(7630);const single=parse=>({isList:!1,parse}),good=value=>({value,mistakes:[]}),TEXT=single(text=>good(
text||null)),TOKEN=single(text=>good(text===""?null:new _protocol_token_js__WEBPACK_IMPORTED_MODULE_0__.o(text))),MAX_MISTAKES=20,list=(parseLine,itemsOf=_lines_js__WEBPACK_IMPORTED_MODULE_2__.
Dw)=>({isList:!0,parse:(text,name)=>{const parsed=itemsOf(text).map(parseLine),mistakes=parsed.flatMap(item=>item.ok?[]:[`${name}: ${item.why}`]);return{value:parsed.
flatMap(item=>item.ok?[item.value]:[]),mistakes:firstOf(mistakes,name)}}});function firstOf(mistakes,name){const more=mistakes.length-MAX_MISTAKES;return mistakes.
slice(0,MAX_MISTAKES).concat(more>0?`${name}: ${more} more lines are wrong`:[])}const MAX_HOSTS=1e4,HOSTNAMES={isList:!0,parse:(text,name)=>{const{value,mistakes}=list(
_lines_js__WEBPACK_IMPORTED_MODULE_2__.l6).parse(text,name),groups=Map.groupBy(value,({host})=>host),hosts=Array.from(groups,([host,group])=>({host,services:[...new Set(
group.flatMap(({services})=>services))],addresses:group.flatMap(({addresses})=>addresses)})),limit=`${name} has ${hosts.length} hosts, the limit is ${MAX_HOSTS}`;
return{value:hosts,mistakes:hosts.length>MAX_HOSTS?[...mistakes,limit]:mistakes}}},labels=fallback=>({isList:!0,parse:(text,name)=>{const{value,mistakes}=list(_lines_js__WEBPACK_IMPORTED_MODULE_2__.
V8).parse(text,name),names=value.flat();return{value:[...new Set(names.length===0?[fallback]:names)],mistakes}}}),number=({min,max,whole})=>single((text,name)=>{
const value=/^\d+(\.\d+)?$/.test(text)?Number(text):Number.NaN;if(value>=min&&value<=max&&(!whole||Number.isInteger(value)))return good(value);const mistake=`${name}\
 is "${text}", expected ${whole?"a whole number":"a number"} from ${min} to ${max}`;return{value:min,mistakes:[mistake]}}),seconds=range=>single((text,name)=>{const{
value,mistakes}=number(range).parse(text,name);return{value:value*1e3,mistakes}}),optional=({isList,parse})=>({isList,parse:(text,name)=>text===""?good(null):parse(
text,name)}),FLAG=single((text,name)=>{const value=/^(true|True|TRUE)$/.test(text),isValid=value||/^(false|False|FALSE)$/.test(text);return{value,mistakes:isValid?
[]:[`${name} is "${text}", expected "true" or "false"`]}}),choice=(...choices)=>single((text,name)=>{const wanted=choices.map(each=>`"${each}"`).join(", "),mistakes=choices.
some(each=>each===text)?[]:[`${name} is "${text}", expected one of ${wanted}`];return{value:text,mistakes}}),DIALECT=/^(auto|terraform|opentofu|both)(?:\s+(\S.*))?$/s,
DIALECT_SETTING=single((text,name)=>{const[,dialect,version=null]=DIALECT.exec(text)??[],given=`${name} is "${text}"`;if(dialect===void 0)return{value:AUTO,mistakes:[
`${given}, expected one of "auto", "terraform", "opentofu", "both"; a version may follow: "terraform 1.15"`]};const value={name:dialect,version};if(version===null)
return good(value);if(dialect==="auto"||dialect==="both"){const mistake=`${given}, but only "terraform" and "opentofu" can have a version`;return{value:AUTO,mistakes:[
mistake]}}return(0,_scan_clients_versions_js__WEBPACK_IMPORTED_MODULE_1__.l)(version)?good(value):{value:AUTO,mistakes:[`${given}, expected a version such as "${dialect}\
 1.10"`]}}),AUTO={name:"auto",version:null}}),7630:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,
{Dw:()=>listItems,IL:()=>readTokenLine,Ju:()=>readResolveLine,Kd:()=>readPlatform,V8:()=>readLabel,aS:()=>readServiceId,jM:()=>readHostPattern,l6:()=>readHostLine,
vk:()=>secretItems,x2:()=>readIgnoreLine});var _go_parsed_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(3625),_protocol_address_advice_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(
3229),_protocol_clients_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(1064),_protocol_hostname_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(1831),_protocol_services_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(
9562),_protocol_token_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(2713);function listItems(text){return text.split(/\r\n|[\n\r]/).map(line=>line.replace(
/(^|\s)#.*$/s,"").trim()).filter(line=>line!=="")}function secretItems(text){return text.split(/\r\n|[\n\r]/).map(line=>line.trim()).filter(line=>line!==""&&!line.
startsWith("#"))}function readHost(text){const host=(0,_protocol_hostname_js__WEBPACK_IMPORTED_MODULE_2__.Pv)(text);if(host.ok)return host;const cure=(0,_protocol_address_advice_js__WEBPACK_IMPORTED_MODULE_0__.
L6)(text);return(0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_5__.T)(`"${text}" is not a hostname: ${host.why}${cure===null?"":`; ${cure}`}`)}function readServiceId(text){
const meant=(0,_protocol_services_js__WEBPACK_IMPORTED_MODULE_3__.OA)(text);return meant!==null?(0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_5__.T)(`"${text}" is n\
ot a known service id; did you mean ${meant}?`):_protocol_clients_js__WEBPACK_IMPORTED_MODULE_1__.Du.some(client=>(0,_protocol_services_js__WEBPACK_IMPORTED_MODULE_3__.
oe)(text,client).ok)?(0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_5__.J)(text):(0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_5__.T)(`"${text}" is not a service id; exp\
ected NAME.vN, such as "modules.v1"`)}const ADDRESS=/^(modules\.v1|providers\.v1)=(.*)$/s;function readHostLine(line){const words=line.split(/\s+/).flatMap(word=>ADDRESS.
test(word)?[word]:word.split(",")),[text="",...items]=words.filter(word=>word!==""),host=readHost(text),named=items.flatMap(item=>{const[,service,address=""]=ADDRESS.
exec(item)??[];return service===void 0?[]:[{service,text:address}]}),ids2=items.map(item=>ADDRESS.exec(item)?.[1]??item),wrong=ids2.map(readServiceId).flatMap(id2=>id2.
ok?[]:[id2.why]),mistakes=host.ok?wrong:[host.why,...wrong];if(!host.ok||mistakes.length>0)return(0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_5__.T)(mistakes.join(
"; "));const addresses=named.map(each=>({...each,host:host.value}));return(0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_5__.J)({host:host.value,services:[...new Set(
ids2)],addresses})}function readHostPattern(text){const subdomains=text.startsWith("*."),host=readHost(subdomains?text.slice(2):text);return host.ok?(0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_5__.
J)({host:host.value,subdomains}):host}function readTokenLine(line){const equals=line.indexOf("=");if(equals<0)return(0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_5__.
T)('a line has no "="; expected HOST=TOKEN');const host=(0,_protocol_hostname_js__WEBPACK_IMPORTED_MODULE_2__.Pv)(line.slice(0,equals).trim());return host.ok?(0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_5__.
J)({host:host.value,token:new _protocol_token_js__WEBPACK_IMPORTED_MODULE_4__.o(line.slice(equals+1).trim())}):(0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_5__.T)(
'the text before the first "=" of a line is not a hostname; expected HOST=TOKEN')}const PORT=/^\d{1,5}$/;function readResolveLine(line){const expected="expected\
 HOST[:PORT]=ADDRESS[:PORT]",equals=line.indexOf("=");if(equals<0)return(0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_5__.T)(`"${line}" has no "="; ${expected}`);const from=line.
slice(0,equals).trim(),host=readHost(from);if(!host.ok)return host;const name=host.value.replace(/:\d+$/,""),to=splitAddress(line.slice(equals+1).trim());return to===
null?(0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_5__.T)(`"${line}" has no valid address; ${expected}`):(0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_5__.J)({name,port:portOf(
from),...to})}function portOf(text){const colon=text.indexOf(":");return colon<0?null:Number(text.slice(colon+1))}function splitAddress(text){const match=/^\[([\da-fA-F:.]+)\](?::(.*))?$/.
exec(text)??/^([^:\s[\]]+)(?::(.*))?$/.exec(text);if(match?.[1]!==void 0){const port=match[2];return port===void 0?{address:match[1],addressPort:null}:!PORT.test(
port)||Number(port)<1||Number(port)>65535?null:{address:match[1],addressPort:Number(port)}}return/^[\da-fA-F:]+$/.test(text)?{address:text,addressPort:null}:null}
function readIgnoreLine(line){const[code="",text,...more]=line.split(/\s+/);if(more.length>0)return(0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_5__.T)(`"${line}" h\
as too many words; expected CODE [HOST]`);if(text===void 0)return(0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_5__.J)({code,host:null});const host=readHost(text);return host.
ok?(0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_5__.J)({code,host:host.value}):host}const readPlatform=text=>/^[a-z0-9]{1,20}_[a-z0-9]{1,20}$/.test(text)?(0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_5__.
J)(text):(0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_5__.T)(`"${text}" is not a platform; expected OS_ARCH, such as "linux_amd64"`),MAX_LABEL=50;function readLabel(line){
const labels=line.split(",").map(label=>label.trim()).filter(label=>label!==""),long=labels.find(label=>label.length>MAX_LABEL);return long===void 0?(0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_5__.
J)(labels):(0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_5__.T)(`"${long}" has ${long.length} characters; GitHub allows at most ${MAX_LABEL}`)}}),5751:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{s:()=>readSettings});var external_node_fs_=__webpack_require__(3024),external_node_path_=__webpack_require__(6760),read_text=__webpack_require__(
5747),go_parsed=__webpack_require__(3625),brief=__webpack_require__(4e3),kinds=__webpack_require__(3474),external_node_net_=__webpack_require__(7030),ip=__webpack_require__(
6181),hostname=__webpack_require__(1831);function proxiesFrom(environment){const variable=name=>environment[name]||environment[name.toLowerCase()]||"",proxies={
http:parseProxy("HTTP_PROXY",variable("HTTP_PROXY")),https:parseProxy("HTTPS_PROXY",variable("HTTPS_PROXY"))},direct=directRules(variable("NO_PROXY"));return endpoint=>{
const proxy=proxies[endpoint.scheme];return proxy===null||isLocal(endpoint.name)||direct(endpoint)?null:proxy}}const SCHEMES=["http:","https:"];function parseProxy(name,value){
if(value==="")return null;const url=URL.parse(/^[a-z][a-z0-9+.-]*:\/\//i.test(value)?value:`http://${value}`);if(url===null)throw new TypeError(`${name} is not \
a URL; expected http://HOST:PORT`);if(!SCHEMES.includes(url.protocol))throw new TypeError(`${name} is a ${url.protocol}// proxy; expected http:// or https://`);
if(!isDecodable(url.username)||!isDecodable(url.password))throw new TypeError(`${name} has a user name or password with a bare "%"; write "%25" for it`);return url}
function isDecodable(text){try{return decodeURIComponent(text),!0}catch(error){if(error instanceof URIError)return!1;throw error}}const LOOPBACK=new external_node_net_.
BlockList;LOOPBACK.addSubnet("127.0.0.0",8,"ipv4"),LOOPBACK.addAddress("::1","ipv6");const isLocal=name=>name==="localhost"||contains(LOOPBACK,name);function contains(list,name){
const address=(0,ip.n7)(name.replace(/%.*$/s,"")),family=(0,external_node_net_.isIP)(address);return family!==0&&list.check(address,family===4?"ipv4":"ipv6")}function directRules(text){
const rules=text.split(",").map(item=>item.trim().toLowerCase()).filter(item=>item!=="").map(directRule);return endpoint=>rules.some(rule=>rule(endpoint))}function directRule(item){
if(item==="*")return()=>!0;const range=rangeOf(item);if(range!==null)return({name})=>range(name);const{name:pattern,port}=splitPort(item),samePort=endpoint=>port===
""||String(endpoint.port)===port;if(isAddress(pattern)){const address=(0,ip.n7)(pattern),list=new external_node_net_.BlockList;return list.addAddress(address,(0,external_node_net_.
isIP)(address)===4?"ipv4":"ipv6"),endpoint=>contains(list,endpoint.name)&&samePort(endpoint)}const matches=nameRule(pattern);return endpoint=>(0,external_node_net_.
isIP)(endpoint.name)===0&&samePort(endpoint)&&matches(endpoint.name)}function rangeOf(item){const[,written="",digits=""]=/^([\da-f:.]+)\/(\d{1,6})$/.exec(item)??
[];if(!isAddress(written))return null;const bits=Number(digits);if(bits>((0,external_node_net_.isIP)(written)===4?32:128))return null;const mappedBits=bits-((0,external_node_net_.
isIP)(written)===6?96:0),range=new external_node_net_.BlockList,isFour=(0,external_node_net_.isIP)((0,ip.n7)(written))===4&&mappedBits>=0;return isFour?range.addSubnet(
(0,ip.n7)(written),mappedBits,"ipv4"):range.addSubnet(written,bits,"ipv6"),name=>contains(range,name)&&(0,external_node_net_.isIP)((0,ip.n7)(name))===4===isFour}
const isAddress=text=>(0,external_node_net_.isIP)(text)!==0&&!text.includes("%");function nameRule(pattern){if(pattern==="")return()=>!1;const suffix=pattern.replace(
/^\*\./,"."),written=suffix.replace(/^\./,""),ascii=(0,hostname.Pv)(written),bare=ascii.ok?ascii.value:written;return name=>name.endsWith(`.${bare}`)||!suffix.startsWith(
".")&&name===bare}function splitPort(item){const match=/^\[([^\]]*)\]:([^:]*)$/.exec(item)??/^([^:[\]]*):([^:[\]]*)$/.exec(item);return match===null?{name:item,
port:""}:{name:match[1]??"",port:match[2]??""}}var settings_settings=__webpack_require__(3152);const MAX_AUTHORITIES_BYTES=4*1024*1024;async function readSettings(raw,{
environment,directory}){const{settings,mistakes}=(0,settings_settings.P)(raw),authorities=await readAuthorities(settings.caFile),proxies=readProxies(environment),
wrong=[...await addressMistakes(settings),...await codeMistakes(settings)],missing=missingPaths(settings.scan,directory);if(mistakes.length===0&&wrong.length===
0&&missing.length===0&&authorities.ok&&proxies.ok)return{...settings,authorities:authorities.value,chooseProxy:proxies.value};const unreadable=[authorities,proxies].
flatMap(each=>each.ok?[]:[each.why]);throw new settings_settings.G([...mistakes,...wrong,...unreadable,...missing])}const missingPaths=(scan,directory)=>scan.filter(
entry=>!/[*?[\]{}]/.test(entry)&&!(0,external_node_fs_.existsSync)((0,external_node_path_.resolve)(directory,entry))).map(entry=>`scan names "${entry}", which d\
oes not exist in ${directory}`);async function addressMistakes({hostnames}){const named=hostnames.flatMap(({addresses})=>addresses);if(named.length===0)return[];
const{parseNamedAddress}=await __webpack_require__.e(257).then(__webpack_require__.bind(__webpack_require__,1257)),mistakes=named.flatMap(each=>{const parsed=parseNamedAddress(
each,"terraform");return parsed.ok?[]:[`hostnames: "${each.service}=${each.text}" is wrong: ${parsed.why}`]});return(0,kinds.Ku)(mistakes,"hostnames")}async function codeMistakes({
ignore}){if(ignore.length===0)return[];const{problemFacts}=await Promise.all([__webpack_require__.e(341),__webpack_require__.e(709)]).then(__webpack_require__.bind(
__webpack_require__,709)),facts=problemFacts(),mistakes=ignore.flatMap(({code})=>Object.hasOwn(facts,code)?[]:[`ignore: "${code}" is not a problem code; docs/pr\
oblems.md lists the codes`]);return(0,kinds.Ku)(mistakes,"ignore")}function readProxies(environment){try{return(0,go_parsed.J)(proxiesFrom(environment))}catch(error){
if(error instanceof TypeError)return(0,go_parsed.T)(error.message);throw error}}async function readAuthorities(path){if(path===null)return(0,go_parsed.J)(null);
const read=(0,read_text.yR)(path,MAX_AUTHORITIES_BYTES);if(!read.ok)return(0,go_parsed.T)(`ca-file "${path}" ${(0,brief.mP)(read.failure)}`);const{parseAuthorities}=await __webpack_require__.
e(36).then(__webpack_require__.bind(__webpack_require__,5036)),parsed=parseAuthorities(read.text);return parsed.ok?parsed:(0,go_parsed.T)(`ca-file "${path}" ${parsed.
why}`)}}),3152:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{G:()=>SettingsError,P:()=>parseSettings});
var _lines_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(7630),_table_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(3557);class SettingsError extends Error{name="\
SettingsError";mistakes;constructor(mistakes){super(mistakes.join(`
`)),this.mistakes=mistakes}}function parseSettings(raw){const parsed=_table_js__WEBPACK_IMPORTED_MODULE_1__.y.map(({name,field,kind,default:fallback})=>({field,
...kind.parse(raw[name]?.trim()||fallback,name)})),values=Object.fromEntries(parsed.map(({field,value})=>[field,value]));return{settings:values.scan.length===0&&
(0,_lines_js__WEBPACK_IMPORTED_MODULE_0__.Dw)(raw.hostnames??"").length===0?{...values,scan:["."]}:values,mistakes:parsed.flatMap(({mistakes})=>mistakes)}}}),3557:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{y:()=>SETTINGS});var parsed=__webpack_require__(3625),kinds=__webpack_require__(3474),lines=__webpack_require__(7630);
const FORMATS=[[".sarif.json","sarif"],[".sarif","sarif"],[".json","json"],[".xml","junit"],[".md","markdown"]];function readReportFile(path){const name=path.toLowerCase(),
known=FORMATS.find(([suffix])=>name.endsWith(suffix));return known!==void 0?(0,parsed.J)({path,format:known[1]}):(0,parsed.T)(`"${path}" does not end with a rep\
ort format; expected ".json", ".sarif", ".xml" (JUnit) or ".md"`)}const SETTINGS=[{name:"hostnames",field:"hostnames",kind:kinds.TN,help:"Hosts to check, one pe\
r line: `HOST[:PORT] [SERVICE\u2026]`. Each listed service is required. With `depth`, a service may name what the registry must have: `modules.v1=acme/network/aws@~>\
1.2`, `providers.v1=acme/box`.",default:""},{name:"scan",field:"scan",kind:(0,kinds.p_)(parsed.J),help:"Directories, files or globs to scan, one per line. Defau\
lt: the whole checkout, or nothing if `hostnames` is set.",default:""},{name:"exclude",field:"exclude",kind:(0,kinds.p_)(parsed.J),help:"Globs of directories an\
d files to skip, one per line, relative to the root of the checkout: `**/fixtures`.",default:""},{name:"allowed-hosts",field:"allowedHosts",kind:(0,kinds.p_)(lines.
jM),help:"Allowlist for the hosts that scanned files make the CLIs contact, one per line; `*.example.com` matches every subdomain. Default: all hosts are allowe\
d.",default:""},{name:"required-services",field:"requiredServices",kind:(0,kinds.p_)(lines.aS),help:"Service IDs required from each host in `hostnames` that lis\
ts none, one per line. Default: any one usable service.",default:""},{name:"dialect",field:"dialect",kind:kinds.Ob,help:"CLI whose rules and default registry ap\
ply: `terraform` or `opentofu`, each optionally with a version (`terraform 1.15`), `both`, or `auto` to detect CLI and version from the files.",default:"auto"},
{name:"tokens",field:"tokens",kind:(0,kinds.p_)(lines.IL,lines.vk),help:"Tokens, one per line: `HOST=TOKEN`. `TF_TOKEN_\u2026` environment variables also work.",
default:""},{name:"depth",field:"depth",kind:(0,kinds.Yq)("discovery","versions","packages"),help:"How far to follow `init`: `discovery`; `versions` also asks r\
egistries for the versions of every module and provider; `packages` also asks for the packages that `init` would install, without downloading them.",default:"di\
scovery"},{name:"roots",field:"roots",kind:(0,kinds.p_)(parsed.J),help:"Globs of the directories in which `init` runs, one per line, relative to the root of the\
 checkout. Default: detected.",default:""},{name:"platforms",field:"platforms",kind:(0,kinds.p_)(lines.Kd),help:"Platforms that providers must have packages for\
, one per line: `linux_amd64`. For `depth: packages`. Default: the platform of the runner.",default:""},{name:"upgrade",field:"upgrade",kind:kinds.lx,help:"Pred\
ict `init -upgrade`, which ignores the versions in lock files.",default:"false"},{name:"max-requests",field:"maxRequests",kind:(0,kinds.ai)({min:1,max:1e5,whole:!0}),
help:"Maximum number of requests to one host for `depth: versions` and `packages`. Modules and providers that are then not checked are reported.",default:"500"},
{name:"cli-config",field:"cliConfig",kind:kinds.a$,help:"CLI configuration file to read instead of those in the home directory, like `TF_CLI_CONFIG_FILE`.",default:""},
{name:"timeout-seconds",field:"timeoutMs",kind:(0,kinds.lq)((0,kinds.YA)({min:.1,max:300})),help:"Time limit for one attempt at a host, including redirects, and\
 for one run of a credentials helper. Default: as long as the CLI waits, and 10 for a helper.",default:""},{name:"retries",field:"retries",kind:(0,kinds.ai)({min:0,
max:10,whole:!0}),help:"Retries after transient failures: DNS, connection, timeout, and HTTP 408, 425, 429 and 5xx.",default:"3"},{name:"concurrency",field:"con\
currency",kind:(0,kinds.ai)({min:1,max:256,whole:!0}),help:"Maximum number of hosts to contact at the same time.",default:"16"},{name:"deadline-seconds",field:"\
deadlineMs",kind:(0,kinds.YA)({min:1,max:21600}),help:"Time limit for the whole check. Hosts without a result by then are reported as not checked, and the check\
 fails. Without it, the check could take as long as hosts / concurrency, rounded up, \xD7 ((retries + 1) \xD7 timeout-seconds + retries \xD7 10 s).",default:"60\
0"},{name:"ca-file",field:"caFile",kind:kinds.a$,help:"PEM file with certificate authorities to trust in addition to the system\u2019s.",default:""},{name:"reso\
lve",field:"resolve",kind:(0,kinds.p_)(lines.Ju),help:"Addresses to connect to instead of those in DNS, one per line: `HOST[:PORT]=ADDRESS[:PORT]`. Certificates\
 must still match the host.",default:""},{name:"certificate-days",field:"certificateDays",kind:(0,kinds.ai)({min:0,max:3650,whole:!0}),help:"Warn if a TLS certi\
ficate in the redirect chain expires within this many days.",default:"21"},{name:"slow-seconds",field:"slowMs",kind:(0,kinds.YA)({min:.1,max:300}),help:"Warn if\
 discovery takes longer than this.",default:"3"},{name:"fail-on",field:"failOn",kind:(0,kinds.Yq)("error","warning","never"),help:"Lowest severity that fails th\
e check: `error`, `warning` or `never`.",default:"error"},{name:"ignore",field:"ignore",kind:(0,kinds.p_)(lines.x2),help:"Findings to ignore, one per line: `COD\
E`, or `CODE HOST` for one host. The number of ignored findings is still reported.",default:""},{name:"report",field:"report",kind:(0,kinds.p_)(readReportFile),
help:"Report files to write, one per line, relative to the workspace: `.json`, `.sarif`, `.xml` (JUnit) or `.md`.",default:""},{name:"changed-only",field:"chang\
edOnly",kind:kinds.lx,ofAction:!0,help:"In pull requests, check only what the changed files use. Hosts in `hostnames` are always checked.",default:"false"},{name:"\
comment",field:"comment",kind:(0,kinds.Yq)("never","on-failure","always"),ofAction:!0,help:"When to write one comment on the pull request, updated automatically\
: `never`, `on-failure` or `always`. Needs `pull-requests: write`.",default:"never"},{name:"issue",field:"issue",kind:(0,kinds.Yq)("never","on-failure"),ofAction:!0,
help:"When to open one issue, updated automatically and closed on recovery: `never` or `on-failure`. Needs `issues: write`.",default:"never"},{name:"issue-label\
s",field:"issueLabels",kind:(0,kinds.WD)("registry-health"),ofAction:!0,help:"Labels for the issue, one per line. The first label is used to find the issue agai\
n.",default:"registry-health"},{name:"github-token",field:"githubToken",kind:kinds.CV,ofAction:!0,help:"Token used for the comment, the issue and the list of ch\
anged files.",default:"",actionContext:"github.token"}]}),2353:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.
d(__webpack_exports__,{Si:()=>every,fN:()=>progressInLog,XP:()=>progressInTerminal});var hostname=__webpack_require__(1831),phrases=__webpack_require__(4120),safe_text=__webpack_require__(
8641);const MAX_WAITING=2,MAX_NAME=80;function describeProgress(progress){if(progress.kind==="scan")return`read ${(0,phrases.px)(progress.files,"file")}`;if(progress.
kind==="registries")return`${progress.done} of ${(0,phrases.px)(progress.total,"question")} to registries answered`;const{done,total,failed,waiting}=progress,failures=failed===
0?"":`, ${failed} failed so far`;return`${done} of ${(0,phrases.px)(total,"host")} checked${failures}${waitingFor(waiting)}`}function waitingFor(waiting){if(waiting.
size===0)return"";const names=[...waiting].slice(0,MAX_WAITING).map(host=>(0,safe_text.RK)((0,hostname.nx)(host),MAX_NAME)),more=waiting.size-names.length;return more>
0?`; waiting for ${names.join(", ")} and ${(0,phrases.px)(more,"other")}`:`; waiting for ${names.join(" and ")}`}const LOG_MS=5e3,TERMINAL_MS=200;function progressInLog(write,every2){
let latest=null;const end=every2(LOG_MS,()=>{latest!==null&&write(describeProgress(latest))});return{show:progress=>{latest=progress},end}}function progressInTerminal(write,columns,every2){
let latest=null,shown="";const cancel=every2(TERMINAL_MS,()=>{const line=latest===null?"":describeProgress(latest).slice(0,columns-1);line!==shown&&(shown=line,
write(`\r${line}\x1B[K`))});return{show:progress=>{latest=progress},end:()=>{cancel(),shown!==""&&write("\r\x1B[K")}}}const every=(ms,run)=>{const timer=setInterval(
run,ms).unref();return()=>clearInterval(timer)}}),139:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,
{p:()=>keepHeapSmall});const AFTER_MS=100;function keepHeapSmall(){setTimeout(async()=>{(await Promise.resolve().then(__webpack_require__.t.bind(__webpack_require__,
8877,19))).setFlagsFromString("--semi-space-growth-factor=1")},AFTER_MS).unref()}}),6202:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{B_:()=>outlive,Dx:()=>linesOf,yy:()=>print});var _files_failure_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(6309),
_report_pieces_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(5955);async function print(stream,pieces){for(const chunk of(0,_report_pieces_js__WEBPACK_IMPORTED_MODULE_1__.
mk)(pieces)){if(!stream.writable)return;stream.write(chunk)||await changeOf(stream)}}const changeOf=stream=>new Promise(resolve=>{const events=["drain","error",
"close"],settle=()=>{for(const event of events)stream.off(event,settle);resolve()};for(const event of events)stream.on(event,settle)});async function*linesOf(stream){
let parts=[];for await(const chunk of stream.setEncoding("utf8")){const lines=String(chunk).split(`
`),rest=lines.pop()??"";for(const line of lines)yield[...parts,line].join("").replace(/\r$/,""),parts=[];parts.push(rest)}parts.some(part=>part!=="")&&(yield parts.
join(""))}function outlive(stream,onLoss){let isBroken=!1;stream.on("error",error=>{const isFirst=!isBroken;isBroken=!0,isFirst&&error.code!=="EPIPE"&&onLoss((0,_files_failure_js__WEBPACK_IMPORTED_MODULE_0__.
A3)(error))})}}),7082:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{O:()=>withoutRequest});
const withoutRequest=discovery=>({discovery,hops:[],timing:{lookupMs:null,connectMs:null,tlsMs:null,firstByteMs:null,totalMs:0},headMs:null,certificates:[]})}),
2859:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{C:()=>requirementsOf});var _scan_usage_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(
7854);const AFTER_INIT=new Set(["remote_state","remote_state_default","provider_tfe","provider_tfe_default","test_backend_remote","test_backend_remote_default",
"migrate_backend_remote","migrate_backend_remote_default"]);function requirementsOf(settings,usages,clients,named=(0,_scan_usage_js__WEBPACK_IMPORTED_MODULE_0__.
kA)(usages)){const listed=settings.hostnames.flatMap(({host,services})=>{const listed2=services.length>0?services:settings.requiredServices;return(listed2.length>
0?listed2:["any"]).map(service=>({host,service,clients,because:["hostnames input"],isImplied:!1,isForInit:!0}))}),known=new Set([...named,...settings.hostnames.
map(({host})=>host)]),groups=new Map;for(const requirement of listed)add(groups,requirement);for(const{kind,needs,place}of usages){const isForInit=!AFTER_INIT.has(
kind);for(const need of needs)add(groups,{...need,because:[place],isImplied:!known.has(need.host),isForInit})}return Array.from(groups.values(),group=>({...group,
clients:clients.filter(client=>group.clients.includes(client))}))}function add(groups,requirement){const{host,service,clients,because}=requirement,key=`${host} ${service}`,
group=groups.get(key);if(group===void 0){groups.set(key,{...requirement,clients:[...clients],because:[...because]});return}group.isForInit||=requirement.isForInit;
for(const one of because)group.because.push(one);for(const client of clients)group.clients.includes(client)||group.clients.push(client)}}),5960:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{e:()=>skipsOf,i:()=>skip});var _problems_not_contacted_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(6697),_protocol_hostname_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(
1831),_evidence_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(7082);function skipsOf(requirements,{hostnames,allowedHosts},{isGuess}){const listed=new Set(
hostnames.map(({host})=>host)),skips=new Map;for(const requirement of requirements){const{host}=requirement;if(listed.has(host)||skips.has(host))continue;const problem=whySkipped(
requirement,isGuess===!0,(0,_protocol_hostname_js__WEBPACK_IMPORTED_MODULE_1__.Jr)(host,allowedHosts));problem!==null&&skips.set(host,problem)}return skips}function whySkipped({
host:hostname,isImplied,because,clients},isGuess,isHostAllowed){const host=(0,_protocol_hostname_js__WEBPACK_IMPORTED_MODULE_1__.nx)(hostname);if((0,_protocol_hostname_js__WEBPACK_IMPORTED_MODULE_1__.
Rt)(hostname))return(0,_problems_not_contacted_js__WEBPACK_IMPORTED_MODULE_0__.hostGeneric)({host});const[place]=because.filter(each=>typeof each!="string"),implied=isImplied&&
place!==void 0?{place,clients}:null;return implied!==null&&isGuess?(0,_problems_not_contacted_js__WEBPACK_IMPORTED_MODULE_0__.hostAssumed)({host,...implied}):isHostAllowed?
null:(0,_problems_not_contacted_js__WEBPACK_IMPORTED_MODULE_0__.hostNotAllowed)(implied===null?{host}:{host,implied})}const skip=(host,problem)=>({host,attempt:(0,_evidence_js__WEBPACK_IMPORTED_MODULE_2__.
O)({kind:"skipped",problem}),earlier:[],later:[],credentials:null,looks:[],difference:null,forced:[]})}),6875:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{I:()=>startTimer,V:()=>Stop});class Stop{#controller=new AbortController;#why=null;get why(){return this.#why}get signal(){
return this.#controller.signal}end(why){this.#why??=why,this.#controller.abort()}}const startTimer=(ms,run)=>{const timer=setTimeout(run,ms);return()=>clearTimeout(
timer)}})};export{id,ids,modules};
