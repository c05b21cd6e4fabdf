const id=46,ids=[46,751],modules={4052:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,
{z6:()=>check,IZ:()=>detectDialect,SQ:()=>scan,w5:()=>tokenVariablesIn});var external_node_path_=__webpack_require__(6760),configure=__webpack_require__(2971),contact=__webpack_require__(
4467),posix_=__webpack_require__(3916),external_node_fs_=__webpack_require__(3024),problems_place=__webpack_require__(5143),read_text=__webpack_require__(5747);
const MAX_LINES=200,MAX_FILES=50,MAX_BYTES=32*1024*1024,MAX_LINE=4e3,MAX_LITERAL=1e3,LAST_COLUMN=1e6;function readSourceLines(places,directory2,checkedAt){const files2=Map.
groupBy(places.filter(hasText).slice(0,MAX_LINES),({file})=>file),lines=[];let bytes=0;for(const[file,own]of[...files2].slice(0,MAX_FILES)){const path2=(0,external_node_path_.
join)(directory2,file),stats=statOf(path2);if(stats===null||stats.mtimeMs>checkedAt+1)continue;if(bytes+=stats.size,bytes>MAX_BYTES)break;const read2=(0,read_text.
yR)(path2);read2.ok&&lines.push(...linesOf(read2.text,own))}return lines}const hasText=({column,endColumn})=>column!==problems_place.Ks&&column<LAST_COLUMN&&endColumn>
column;function statOf(path2){try{return(0,external_node_fs_.statSync)(path2)}catch(error){return(0,read_text.Oj)(error),null}}function linesOf(text,places){const read2=[];
let[line,start]=[1,text.startsWith("\uFEFF")?1:0];for(const place of places.toSorted((a,b)=>a.line-b.line)){for(;line<place.line&&start>=0;line+=1)start=text.indexOf(
`
`,start)+1||-1;if(start<0)break;const next=text.indexOf(`
`,start),end=next<0?text.length:next,isCrLf=end>start&&text[end-1]==="\r";read2.push(...lineOf(text.slice(start,isCrLf?end-1:end),place))}return read2}function lineOf(line,place){
const{column,endColumn}=place,isWhole=line.length<=MAX_LINE;if(!isWhole&&endColumn-column>MAX_LITERAL)return[];const start=offsetOf(line,column-1,0);if(start>=line.
length)return[];const end=offsetOf(line,endColumn-column,start),[before,after]=isWhole?[line.slice(0,start),line.slice(end)]:["",""];return[{place,before,literal:line.
slice(start,end),after,isWhole}]}function offsetOf(text,points,from){let at=from;for(let left=points;left>0&&at<text.length;left-=1)at+=(text.codePointAt(at)??0)>
65535?2:1;return at}var secrets=__webpack_require__(6174),file_kinds=__webpack_require__(2161);function shownLines(places,checked){const{directory:directory2,checkedAt,
configs}=checked,ofMachine=new Set(configs.flatMap(({files:files2})=>files2.flatMap(({path:path2,shown})=>[(0,external_node_path_.resolve)(path2),shown]))),isConfiguration=file=>!ofMachine.
has(file)&&!ofMachine.has((0,external_node_path_.resolve)(directory2,file))&&(0,file_kinds.L8)((0,posix_.basename)(file),new Set,(0,posix_.basename)((0,posix_.dirname)(
file)))!==void 0,readable=places.filter(({file})=>isConfiguration(file)),lines=readSourceLines(readable,directory2,checkedAt),addresses=addressesAt(lines,checked.
usages);return lines.flatMap(line=>shownLine(line,addresses.get(keyOf(line.place))??null,checked))}function shownLine({place,before,literal,after,isWhole},address,{
redact,kept}){const whole=before+literal+after;return redact(whole,kept)!==whole?[]:isWhole&&!mayHoldSecret(whole)?[{place,before,literal,after}]:address===null||
!literal.includes(address)?[]:[{place,before:"\u2026 ",literal:(0,secrets._)(address),after:" \u2026"}]}const SIGNS=/token|secret|passw|passphrase|pwd|credential|bearer|(?:api|access|account|auth|private|signing|ssh|storage)[-_ ]?key|signature|\bauth|@|\?|AKIA|BEGIN |\bgh[opsu]_|\bglpat-|\bxox/i,
RUN=/[\w+-]{20,}/g,mayHoldSecret=line=>SIGNS.test(line)||(line.match(RUN)??[]).some(run=>/\d/.test(run)&&/[a-z]/.test(run)&&/[A-Z]/.test(run));function addressesAt(lines,usages){
const wanted=new Map(lines.map(({place})=>[keyOf(place),place.file])),files2=new Set(wanted.values());return new Map(usages.filter(({place})=>files2.has(place.file)&&
wanted.has(keyOf(place))).flatMap(({place,text})=>text===null?[]:[[keyOf(place),text]]))}const keyOf=({file,line,column})=>`${line}:${column} ${file}`;var judge_verdict=__webpack_require__(
1393),problems_file=__webpack_require__(7052),paths=__webpack_require__(9664);function knownVersion(setting,{evidence,versions}){if(setting.version!==null)return()=>setting.
version;const files2=evidence.filter(({level,version:version2})=>level==="version-file"&&version2!==null);return(client,directory2)=>files2.some(sign=>sign.client===
client&&isWithin(directory2,(0,paths.jt)(sign.place.file)))?versions[client]??null:null}const isWithin=(directory2,above)=>above===""||`${directory2}/`.startsWith(
`${above}/`);var selection=__webpack_require__(6195),usage=__webpack_require__(7854),settings=__webpack_require__(3152);const MAX_ROOT_MODULES=2e5;async function findRoots({
usages,notes:known2,scanned,changed,dialect,settings:settings2}){const{declared,endedAt}=scanned;if(usages.length===0&&![...declared].some(each=>"place"in each)&&
settings2.roots.length===0)return{roots:[],notes:[]};const{rootsOf}=await __webpack_require__.e(353).then(__webpack_require__.bind(__webpack_require__,5353)),{Readings,
RootNotes,textNotes}=await __webpack_require__.e(203).then(__webpack_require__.bind(__webpack_require__,1203)),{clients,versions}=dialect,layouts=await layoutsIn(
{usages,declared,clients},settings2,endedAt===null),roots=[],limits=[],readings=new Readings,set=settings2.dialect.name==="auto"?[]:clients,found=new RootNotes(
{clients,readings,upgrade:settings2.upgrade,versionIn:knownVersion(settings2.dialect,dialect)}),isAsked=settings2.depth!=="discovery";let modules2=0;for(const root of rootsOf(
layouts,{changed,versions,hasCalls:isAsked})){if(modules2+=root.directories.length,modules2>MAX_ROOT_MODULES){limits.push((0,usage.YW)(root.directory,(0,problems_file.
fileLimit)({kind:"roots",max:MAX_ROOT_MODULES})));break}found.add(root),isAsked&&roots.push(root)}const texts=[...textNotes(usages,declared,{...dialect,readings,
set})].filter(({place})=>changed===null||changed.has(place.file)),broken=new Set(known2.flatMap(({problem,place})=>problem.code==="lock-invalid"?place.file:[])),
own=[...texts,...found.notes()].filter(({place})=>!broken.has(place.file));return{roots,notes:[...own,...limits]}}async function layoutsIn(found,{roots},isWhole){
const{layoutsOf,unmatched}=await __webpack_require__.e(353).then(__webpack_require__.bind(__webpack_require__,5353)),patterns=roots.map(text=>({text,matches:(0,selection.
Ls)([text])})),layouts=layoutsOf({...found,patterns}),mistakes=isWhole?unmatched(layouts,patterns):[];if(mistakes.length===0)return layouts;throw new settings.GN(
mistakes.map(pattern=>`roots: no directory with configuration matches ${pattern}`))}async function withoutUnusedLocks(usages,roots){return roots.every(({lockFile})=>lockFile===
null)?usages:(await __webpack_require__.e(862).then(__webpack_require__.bind(__webpack_require__,3862))).withoutUnusedLocks(usages,roots)}function withoutHostname(notes,usages,{
depth},environment){if(depth==="discovery")return notes;const isGiven=({kind,workspace})=>kind==="cloud_default"?!!environment.TF_CLOUD_HOSTNAME:kind!=="backend\
_remote_default"||workspace?.organization===null,missing=new Set(usages.filter(usage2=>!isGiven(usage2)).map(({place})=>predict_keyOf(place)));return notes.map(
note=>note.problem.code==="host-missing"&&missing.has(predict_keyOf(note.place))?{...note,problem:{...note.problem,severity:"error"}}:note)}const predict_keyOf=({
file,line,column})=>`${file}:${line}:${column}`;async function predict(inquiry,rules){if(inquiry===null)return judge_verdict.j7;const{judgeInit}=await Promise.all(
[__webpack_require__.e(341),__webpack_require__.e(1),__webpack_require__.e(761)]).then(__webpack_require__.bind(__webpack_require__,5761));return judgeInit(inquiry,
rules)}const SLICE_MS=100;async function giveWay(steps,stop,report){let since=performance.now();for(;;){const step=steps.next(stop.why!==null);if(step.done)return step.
value;performance.now()-since<SLICE_MS||(report(step.value),await pendingEvents(),since=performance.now())}}const pendingEvents=()=>new Promise(resolve=>setImmediate(
resolve));var hostname=__webpack_require__(1831),version=__webpack_require__(3592),causes=__webpack_require__(2796),remarks=__webpack_require__(6763),clients_dialect=__webpack_require__(
8416),cursor=__webpack_require__(9349),expressions=__webpack_require__(8704);const MAX_CODE=1024;function parseOperation(code){if(code.length>MAX_CODE)return;const reader=new Reader(
new cursor.bs(code)),operation=reader.condition();return reader.isAtEnd()?operation:void 0}class Reader{cursor;constructor(cursor2){this.cursor=cursor2}isAtEnd(){
return this.cursor.skipBlank(),this.cursor.isAtEnd()&&this.cursor.mistake===void 0}condition(){if(this.cursor.depth>=cursor.lr)return;this.cursor.depth++;const test=this.
comparison();let found=test;if(test!==void 0&&this.take("?")){const yes=this.condition(),no=this.take(":")?this.condition():void 0;found=yes&&no&&{kind:"conditi\
on",test,yes,no}}return this.cursor.depth--,found}comparison(){const left=this.steps(),isEqual=this.take("==");if(left===void 0||!isEqual&&!this.take("!="))return left;
const right=this.steps();return right&&{kind:"comparison",isEqual,left,right}}steps(){let found=this.primary();for(;found!==void 0;){let key;if(this.take("."))key=
this.attribute();else if(this.take("[")){if(key=this.condition(),!this.take("]"))return}else return found;found=key&&{kind:"step",of:found,key}}}attribute(){const{
cursor:cursor2}=this,start=cursor2.at,name=cursor2.readName()??this.match(/\d+/y);return name===void 0?void 0:{kind:"literal",expression:{kind:"string",start,end:cursor2.
at,value:name,verbatim:name}}}primary(){const{cursor:cursor2}=this;if(this.take("(")){const inner=this.condition();return this.take(")")?inner:void 0}const next=cursor2.
skipBlank(),start=cursor2.at,name=cursor2.readName();if(name!==void 0)return this.named(name,start);const number=this.match(/\d+(?:\.\d+)?/y);if(number!==void 0)
return primitive(Number(number),start,cursor2.at);const expression=next==='"'||next==="{"||next==="["?(0,expressions.U)(cursor2,next):void 0;return expression&&
{kind:"literal",expression}}named(name,start){const{cursor:cursor2}=this,word={true:!0,false:!1,null:null}[name];if(word!==void 0)return primitive(word,start,cursor2.
at);if(!this.take("("))return{kind:"name",name};const given=[];for(;!this.take(")");){const next=this.condition();if(next===void 0||!this.take(",")&&cursor2.skipBlank()!==
")")return;given.push(next)}return{kind:"call",name,given}}take(sign){const{cursor:cursor2}=this;return cursor2.skipBlank(),cursor2.text.startsWith(sign,cursor2.
at)?(cursor2.at+=sign.length,!0):!1}match(pattern){const{cursor:cursor2}=this;pattern.lastIndex=cursor2.at;const[found]=pattern.exec(cursor2.text)??[];return cursor2.
at+=found?.length??0,found}}const primitive=(value,start,end)=>({kind:"literal",expression:{kind:"primitive",start,end,value}});class Beginning{text;withheld;constructor(text,withheld=null){
this.text=text,this.withheld=withheld}}const MAX_TEXT=4096,MAX_DEPTH=200,MAX_STEPS=2e4,MAX_ALL_STEPS=5e6;class Effort{depth=0;steps=0;allSteps=0;renew(){this.steps=
0,this.count()}count(){this.allSteps+=1}get isSpent(){return this.allSteps>MAX_ALL_STEPS}spend(work){if(this.steps+=1,this.count(),this.depth>=MAX_DEPTH||this.steps>
MAX_STEPS||this.isSpent)return;this.depth+=1;const result=work();return this.depth-=1,typeof result=="string"&&result.length>MAX_TEXT?void 0:result}}const noScope=()=>({
name:()=>{},call:()=>{},effort:new Effort}),evaluate=({expression,text},scope)=>scope.effort.spend(()=>dataOf(expression,text,scope));function evaluateText(code,scope){
const operation=parseOperation(code);return operation&&perform(operation,code,scope)}const textOf=data=>typeof data=="string"||typeof data=="number"||typeof data==
"boolean"?String(data):void 0;function remembered(make){const known2=new Map;return key=>(known2.has(key)||(known2.set(key,void 0),known2.set(key,make(key))),known2.
get(key))}function dataOf(expression,text,scope){switch(expression.kind){case"string":case"primitive":return expression.value;case"object":return remembered(key=>{
const item=indexOf(expression.items).get(key);return item&&evaluate(codeOf(item,text),scope)});case"tuple":return remembered(key=>{const element=expression.elements[Number(
key)];return element&&evaluate({expression:element,text},scope)});case"template":return joined(chosenParts(expression.parts,text,scope),text,scope);case"other":
return evaluateText(text.slice(expression.start,expression.end),scope)}}const codeOf=({value},text)=>({expression:value,text}),INDEXES=new WeakMap;function indexOf(items){
const before=INDEXES.get(items);if(before!==void 0)return before;const index=new Map;for(const item of items)item.name!==void 0&&!index.has(item.name)&&index.set(
item.name,item);return INDEXES.set(items,index),index}function joined(parts,text,scope){let whole="";for(const part of parts){const code=part.kind==="known"?void 0:
interpolated(part,text),data=part.kind==="known"?part.value:code&&evaluateText(code,scope),found=textOf(data);if(found===void 0)return beginningOf(whole,data);if(whole.
length+found.length>MAX_TEXT)return;whole+=found}return whole}function beginningOf(known2,next){return next instanceof Beginning?new Beginning((known2+next.text).
slice(0,MAX_TEXT),next.withheld):new Beginning(known2)}const sequence=(part,text)=>part.code??text.slice(part.start,part.end);function interpolated(part,text){const code=sequence(
part,text);return code.startsWith("${")?code.slice(2,-1).replace(/^~|~$/g,""):void 0}const IF=/^%\{~?\s*if\s([\s\S]*)\}$/,ELSE=/^%\{~?\s*else\s*~?\}$/,ENDIF=/^%\{~?\s*endif\s*~?\}$/,
MAX_DIRECTIVE=512,MAX_PARTS=1e3;function chosenParts(parts,text,scope){if(parts.length>MAX_PARTS)return parts;const codes=parts.map(part=>part.kind==="unknown"&&
part.end-part.start<=MAX_DIRECTIVE?sequence(part,text):""),[start,...more]=codes.keys().filter(at=>IF.test(codes[at]??"")),end=codes.findIndex(code2=>ENDIF.test(
code2));if(start===void 0||more.length>0||end<start)return parts;const code=IF.exec(codes[start]??"")?.[1]??"",condition=evaluateText(code.replace(/~$/,""),scope);
if(typeof condition!="boolean")return parts;const found=codes.findIndex(code2=>ELSE.test(code2)),middle=found<0?end:found,chosen=condition?parts.slice(start+1,middle):
parts.slice(middle+1,end);return[...parts.slice(0,start),...chosen,...parts.slice(end+1)]}function perform(operation,code,scope){const of=inner=>perform(inner,code,
scope);return scope.effort.spend(()=>{switch(operation.kind){case"literal":return dataOf(operation.expression,code,scope);case"name":return scope.name(operation.
name);case"call":return scope.call(operation.name,operation.given.map(of));case"step":{const object=of(operation.of),key=textOf(of(operation.key));return typeof object==
"function"&&key!==void 0?object(key):void 0}case"condition":{const test=of(operation.test);return typeof test!="boolean"?void 0:of(test?operation.yes:operation.
no)}case"comparison":{const[left,right]=[of(operation.left),of(operation.right)];return[left,right].every(side=>side===null||textOf(side)!==void 0)?left===right===
operation.isEqual:void 0}}})}var brief=__webpack_require__(4e3),hcl_structure=__webpack_require__(6134);function sourceText({text},file){const place=(0,hcl_structure.
yN)(text);return{text,place:span=>({file,...place(span)})}}const values_MAX_TEXT=4096,detach=text=>{const cut=(0,brief.dh)(text,values_MAX_TEXT);return cut.length<
13?cut:` ${cut}`.slice(1)},normalized=text=>/[^\0-\x7f]/.test(text)?text.normalize("NFC"):text,known=text=>({kind:"known",text:normalized(detach(text))}),pieceOf=code=>code===
void 0||code.length>MAX_CODE?null:{code:detach(code)};function readValue(source2,expression,isLiteral=!1){const written=()=>source2.text.slice(expression.start,
expression.end),partial=pieces=>({kind:"pieces",pieces,text:detach(written())});switch(expression.kind){case"string":return known(isLiteral?expression.verbatim:
expression.value);case"template":{if(isLiteral&&expression.verbatim!==void 0)return known(expression.verbatim);const pieces=chosenParts(expression.parts,source2.
text,noScope()).map(part=>part.kind==="known"?detach(part.value):pieceOf(interpolated(part,source2.text)));return pieces.every(piece=>typeof piece=="string")?known(
pieces.join("")):partial(pieces.includes(null)?[pieceOf(written())]:pieces)}case"other":{const code=written(),constant=evaluateText(code,noScope());return typeof constant==
"string"?known(constant):partial([pieceOf(code)])}case"primitive":case"object":case"tuple":return partial([null])}}function readText(source2,expression){return expression.
kind!=="primitive"?readValue(source2,expression):expression.value===null?null:known(String(expression.value))}function memberOf(value,name){const[piece]=value.kind===
"pieces"?value.pieces:[];return value.kind==="known"||typeof piece!="object"||piece===null?value:{...value,pieces:[{code:`(${piece.code}).${name}`}]}}function literalText(expression){
return expression?.kind!=="string"?null:normalized(detach(expression.value))}function resolveValue({pieces},scope){let text="";for(const piece of pieces){const data=typeof piece==
"object"&&piece!==null?evaluateText(piece.code,scope):piece;if(data===null&&piece!==null&&pieces.length===1)return{isWhole:!0,text:null,withheld:null};const found=textOf(
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
...(0,usage.YW)(file,problem,place),clients:kind.clients}})}var scan_signs=__webpack_require__(5603);function targetOf(link){try{const path2=(0,external_node_fs_.
realpathSync)(link),stats=(0,external_node_fs_.statSync)(path2);return stats.isFile()?{kind:"file",path:path2}:{kind:stats.isDirectory()?"directory":"special",path:path2}}catch(error){
return{kind:"error",code:(0,read_text.Oj)(error)}}}function followLink(target,start,root,isExcluded){if(target.kind==="error")return(0,problems_file.fileUnreadable)(
{what:"link",code:target.code});const{kind,path:path2}=target;return(0,selection.UO)(path2,start.boundary)?kind==="directory"?null:kind==="special"?(0,problems_file.
fileUnreadable)({what:"link-to-special-file"}):{path:path2,isScanned:isScanned(path2,start,root,isExcluded)}:(0,problems_file.fileOutside)()}function isScanned(path2,start,root,isExcluded){
if(start.file!==void 0||start.glob!==void 0||!(0,selection.UO)(path2,start.path))return!1;const[name="",...above]=(0,selection.sq)((0,external_node_path_.relative)(
start.path,path2)).split("/").toReversed();if(above.some(selection.G$))return!1;const parts=(0,selection.sq)((0,external_node_path_.relative)(root,path2)).split(
"/");return parts.map((_,i)=>parts.slice(0,i+1).join("/")).slice(-1-above.length).some(isExcluded)?!1:(0,file_kinds.L8)(name,new Set([name]),above[0]??"")!==void 0}
const LIMITS={files:1e6,entries:1e7,directoryFiles:5e4},walk_MAX_DEPTH=200,MAX_TOOL_FILES=1e4;function*walk(selection2,aside={toolFiles:[],hasPlugins:!1},limits=LIMITS){
const walker=new Walker(selection2,aside,limits);for(const entry of selection2.scan){const start=findStart(walker.root,entry);"path"in start?yield*walker.walkFrom(
start):yield{kind:"note",note:start}}}function findStart(root,entry){const{fixed,glob}=(0,selection.VK)(entry);try{const path2=(0,external_node_fs_.realpathSync)(
(0,external_node_path_.resolve)(root,fixed)),name=(0,selection.sq)((0,external_node_path_.relative)(root,path2)),isInside=(0,selection.UO)(path2,root),boundary=isInside?
root:path2;if(glob!==void 0)return{path:path2,name,boundary,glob:(0,paths.Gz)(name,glob)};if((0,external_node_fs_.statSync)(path2).isDirectory())return{path:path2,
name,boundary};const above=(0,external_node_path_.resolve)(path2,"..");return{...{path:above,name:(0,selection.sq)((0,external_node_path_.relative)(root,above))},
boundary:isInside?root:above,file:name}}catch(error){return(0,usage.YW)(entry,(0,problems_file.fileUnreadable)({what:"scan",code:(0,read_text.Oj)(error)}))}}class Walker{root;isExcluded;aside;limits;selected;files=0;entries=0;constructor({
root,scan:scan2,exclude},aside,limits){this.root=(0,external_node_fs_.realpathSync)(root),this.isExcluded=(0,selection.Ls)(exclude),this.aside=aside,this.limits=
limits,this.selected=scan2.length>1?new Set:null}*walkFrom(start){const isSelected=start.glob===void 0&&start.file===void 0,pending=[{path:start.path,name:start.
name,depth:0,isSelected}];for(let next=pending.pop();next!==void 0;next=pending.pop()){yield{kind:"directory",name:next.name};const entries=listDirectory(next);
if("problem"in entries){yield{kind:"note",note:entries};continue}const files2=[];for(const found of this.findFiles(start,next,entries))if("problem"in found)yield{
kind:"note",note:found};else if(files2.length<this.limits.directoryFiles)files2.push(found);else{yield limitNote(next,"directory",this.limits.directoryFiles);break}
if(this.files+=files2.length,this.entries+=entries.length,this.entries>this.limits.entries||this.files>this.limits.files){yield limitNote(next,"files",this.limits.
files);return}if(files2.some(({isContext})=>!isContext)&&(yield{kind:"module",files:files2}),start.file!==void 0)return;for(const found of this.findDirectories(
start,next,entries))pending.push(found)}}*findFiles(start,directory2,entries){const twins=new Set;let hasData=!1;for(const entry of entries)(0,file_kinds.tr)(entry.
name)&&!entry.isDirectory()&&twins.add(entry.name),hasData||=entry.name===".terraform",this.aside.hasPlugins||=entry.name==="terraform.d";const ownName=directory2.
name.slice(directory2.name.lastIndexOf("/")+1);for(const entry of entries){if(entry.isDirectory())continue;const kind=(0,file_kinds.L8)(entry.name,twins,ownName);
if(kind===void 0){(0,file_kinds.Z8)(entry.name)&&this.addToolFile(directory2,entry.name);continue}const file=(0,paths.Gz)(directory2.name,entry.name),found={path:directory2.
path+external_node_path_.sep+entry.name,file,kind,isContext:!this.select(start,directory2,file)};entry.isFile()?yield found:entry.isSymbolicLink()?yield*this.follow(
start,found):yield(0,usage.YW)(file,(0,problems_file.fileUnreadable)({what:"special-file"}))}if(hasData&&directory2.isSelected){const path2=[directory2.path,...file_kinds.
U4.split("/")].join(external_node_path_.sep),target=targetOf(path2);target.kind==="file"&&target.path===path2&&(yield{path:path2,file:(0,paths.Gz)(directory2.name,
file_kinds.U4),kind:file_kinds.e0,isContext:!1})}}addToolFile({path:path2,name},entry){const file=(0,paths.Gz)(name,entry);this.aside.toolFiles.length>=MAX_TOOL_FILES||
this.isExcluded(file)||this.aside.toolFiles.push({path:path2+external_node_path_.sep+entry,file})}select(start,directory2,file){return!(directory2.isSelected||(0,selection.
$8)(start,file))||this.isExcluded(file)||this.selected?.has(file)?!1:(this.selected?.add(file),!0)}*follow(start,link){const followed=followLink(targetOf(link.path),
start,this.root,this.isExcluded);followed!==null&&("code"in followed?yield(0,usage.YW)(link.file,followed):yield{...link,path:followed.path,isContext:link.isContext||
followed.isScanned})}findDirectories({glob},{path:path2,name,depth,isSelected},entries){const found=[];for(const entry of entries.toReversed()){if(!entry.isDirectory()||
(0,selection.G$)(entry.name))continue;const inner=(0,paths.Gz)(name,entry.name);if(this.isExcluded(inner))continue;const matches=isSelected||glob!==void 0&&external_node_path_.
posix.matchesGlob(inner,glob),innerPath=path2+external_node_path_.sep+entry.name;found.push({path:innerPath,name:inner,depth:depth+1,isSelected:matches})}return found}}
const limitNote=({name},kind,max)=>({kind:"note",note:(0,usage.YW)(name,(0,problems_file.fileLimit)({kind,max}))});function listDirectory({path:path2,name,depth}){
if(depth>walk_MAX_DEPTH)return(0,usage.YW)(name,(0,problems_file.fileLimit)({kind:"depth",max:walk_MAX_DEPTH}));try{return(0,external_node_fs_.readdirSync)(path2,
{withFileTypes:!0}).sort((a,b)=>a.name<b.name?-1:1)}catch(error){return(0,usage.YW)(name,(0,problems_file.fileUnreadable)({what:"directory",code:(0,read_text.Oj)(
error)}))}}const MAX_USAGES=25e4;function*scanRepository(selection2,makeValues,maxUsages=MAX_USAGES){const usages=[],notes=new usage.u3,open=[],cache=new MeaningCache,
terragrunt=[],values=makeValues({calls:()=>calledIn(usages,open),terragrunt:()=>terragrunt});let[files2,bytes,openUsages]=[0,0,0],isEmpty=!0,usesTerragrunt=!1;const collector=new scan_signs.
j,declared=new Declarations,aside={toolFiles:[],hasPlugins:!1};let endedAt=null;for(const found2 of walk(selection2,aside)){if(found2.kind==="note"){notes.add(found2.
note);continue}if(found2.kind==="directory"){if(!(yield files2))continue;endedAt=found2.name;break}if(usages.length+openUsages>=maxUsages){notes.add(tooManyUsages(
found2.files,maxUsages));break}const module=yield*read_module_readModule(found2.files,files2);if(module===null){endedAt=(0,paths.jt)(found2.files[0]?.file??"");
break}files2+=module.files.length,bytes+=module.bytes,isEmpty&&=module.files.every(isForeign),collector.addFiles(module.files),declared.addModule(module.files);
for(const each of module.files)each.kind.class==="terragrunt"&&(terragrunt.push(each.file),usesTerragrunt||=!isForeign(each));for(const note of module.notes)notes.
add(note);if(module.files.some(dependsOnOthers)){open.push({files:released(module.files),usagesBefore:usages.length});for(const{references}of module.files)openUsages+=
references.length;continue}const decided=usagesOf(module.files,cache,values);for(const usage2 of decided.usages)usages.push(usage2);for(const note of decided.notes)
notes.add(note)}let total=usages.length;const parts=[];for(const{files:module}of open){if(total>=maxUsages){notes.add(tooManyUsages(module,maxUsages));break}if(yield files2){
endedAt??=(0,paths.jt)(module[0]?.file??"");break}const decided=usagesOf(module,cache,values);for(const note of decided.notes)notes.add(note);total+=decided.usages.
length,parts.push(decided.usages)}const all=withOpen(usages,open,parts);collector.addUsages(all);const[signs,constraints]=[collector.signs(),collector.constraints()];
return{...{usages:all,declared,notes:notes.all(),files:files2,bytes,isEmpty,usesTerragrunt,signs,constraints},...aside,endedAt}}const tooManyUsages=([first],max)=>(0,usage.
YW)((0,paths.jt)(first?.file??""),(0,problems_file.fileLimit)({kind:"usages",max}));function withOpen(usages,open,decided){const parts=open.map(({usagesBefore},index)=>{
const until=open[index+1]?.usagesBefore;return[...decided[index]??[],...usages.slice(usagesBefore,until)]});return parts.length===0?usages:[usages.slice(0,open[0]?.
usagesBefore),...parts].flat()}const released=files2=>files2.map(file=>({...file,scope:releaseText(file.scope)}));function*calledIn(usages,open){yield*usages;for(const{
files:files2}of open)for(const{references}of files2)for(const{kind,value,place}of references)yield{kind,text:value?.text??null,place}}function checkoutFiles({root,
scan:scan2}){const boundaries=[root,...scan2.map(entry=>(0,external_node_path_.resolve)(root,(0,selection.VK)(entry).fixed))].map(real),isInside=path2=>boundaries.
some(boundary=>boundary!==null&&(0,selection.UO)(path2,boundary)),names=(directory2,isWanted)=>{const path2=real((0,external_node_path_.resolve)(root,directory2));
return path2===null||!isInside(path2)?[]:entriesOf(path2).filter(isWanted).map(({name})=>name).sort()};return{list:directory2=>names(directory2,entry=>!entry.isDirectory()),
directories:directory2=>names(directory2,entry=>entry.isDirectory()&&!(0,selection.G$)(entry.name)),exists:name=>{const path2=real((0,external_node_path_.resolve)(
root,name));return path2!==null&&isInside(path2)},read:(file,maxBytes)=>{const path2=real((0,external_node_path_.resolve)(root,file));if(path2===null||!isInside(
path2))return null;const read2=(0,read_text.yR)(path2,maxBytes);return read2.ok?read2.text:null}}}function real(path2){try{return(0,external_node_fs_.realpathSync)(
path2)}catch(error){return(0,read_text.Oj)(error),null}}function entriesOf(path2){try{return(0,external_node_fs_.readdirSync)(path2,{withFileTypes:!0})}catch(error){
return(0,read_text.Oj)(error),[]}}const NO_DECLARATIONS={variables:new Map,locals:new Map,calls:new Map,isRoot:!1,characters:0,parts:0},ARGUMENTS=["default","co\
nst","nullable","sensitive"];function declarationsIn(directory2,client,files2){const names=files2.list(directory2),siblings=new Set(names),parts=new hcl_structure.
n_,reader=new declarations_Reader,kinds2=names.flatMap(name=>{const kind=(0,file_kinds.L8)(name,siblings,"");return kind?.class==="lock"&&(reader.isRoot=!0),kind?.
class==="config"&&kind.clients.includes(client)?[{name,kind}]:[]});for(const isOverride of[!1,!0])for(const{name,kind}of kinds2){const text=kind.isOverride===isOverride?
files2.read((0,paths.Gz)(directory2,name)):null;if(text!==null&&reader.read((kind.syntax==="json"?readHclJson:hcl_native.K)(text,parts)),parts.isExceeded())return NO_DECLARATIONS}
return reader.parts=parts.count,reader}class declarations_Reader{variables=new Map;locals=new Map;calls=new Map;isRoot=!1;characters=0;parts=0;read({text,body}){
this.characters+=text.length;for(const block of(0,hcl_structure.SH)(body,"variable",1))this.readVariable(block,text);for(const block of(0,hcl_structure.SH)(body,
"locals",0))addArguments(this.locals,block,text);for(const block of(0,hcl_structure.SH)(body,"module",1)){const[name]=block.labels;if(name===void 0)continue;const known2=this.
calls.get(name.value)??new Map;this.calls.set(name.value,known2),addArguments(known2,block,text)}for(const{body:inner}of(0,hcl_structure.SH)(body,"terraform",0))
this.isRoot||=(0,hcl_structure.SH)(inner,"backend",1).length>0||(0,hcl_structure.SH)(inner,"cloud",0).length>0}readVariable({labels,body},text){const[name]=labels;
if(name===void 0)return;const variable=this.variables.get(name.value)??{};this.variables.set(name.value,variable);const literal=argument=>{const expression=(0,hcl_structure.
w4)(body,argument)?.value;return expression&&evaluate({expression,text},noScope())},[given,isConst,isNullable,isSensitive]=ARGUMENTS.map(literal);given!==void 0&&
(variable.default=given),isConst!==void 0&&(variable.isConst=String(isConst)==="true"),String(isSensitive)==="true"&&(variable.isConst=!1),isNullable!==void 0&&
(variable.isNullable=String(isNullable)==="true")}}function addArguments(found,{body},text){for(const{name,value}of(0,hcl_structure.Td)(body))found.set(name,{expression:value,
text})}const MAX_JOINED=64*1024,FUNCTIONS={coalesce:given=>given.includes(void 0)?void 0:given.find(each=>each!==null&&each!==""),format:([template,...given])=>{
if(typeof template!="string"||!/^(?:[^%]|%s)*$/.test(template))return;const values=given.map(textOf),pieces=template.split("%s");if(!(values.includes(void 0)||values.
length!==pieces.length-1))return pieces.map((piece,at)=>piece+(values[at]??"")).join("")},join:([separator,list])=>{if(typeof separator!="string"||typeof list!=
"function")return;const elements=[];let length=0;for(let at=0;elements.length===at;at++){const element=textOf(list(String(at)));if(element!==void 0&&elements.push(
element),length+=separator.length+(element?.length??0),length>MAX_JOINED)return}return elements.length===0?void 0:elements.join(separator)},lower:([text])=>typeof text==
"string"?text.toLowerCase():void 0},callFunction=(name,given)=>FUNCTIONS[name]?.(given),VARIABLE_FILE=/\.tfvars(\.json)?$/,LOADED=/^terraform\.tfvars(\.json)?$|\.auto\.tfvars(\.json)?$/,
MAIN=/^terraform\.tfvars/,CONFIGURATION=/\.(tf|tofu)(\.json)?$/,variable_files_MAX_FILES=200,variable_files_MAX_BYTES=1024*1024,variable_files_MAX_DEPTH=2;function variableFilesIn(directory2,files2){
const parts=new hcl_structure.n_;let characters=0;const given=name=>{const text=characters>variable_files_MAX_BYTES?null:files2.read((0,paths.Gz)(directory2,name),
variable_files_MAX_BYTES);return characters+=text?.length??0,valuesIn(name,text,parts)},names=files2.list(directory2).filter(name=>VARIABLE_FILE.test(name)),others=names.
filter(name=>!LOADED.test(name));for(const inner of filesBelow("",directory2,files2,variable_files_MAX_DEPTH))others.push(inner);const loaded=names.filter(name=>LOADED.
test(name)).slice(0,variable_files_MAX_FILES).sort((a,b)=>Number(MAIN.test(b))-Number(MAIN.test(a))).map(given).reverse(),alternatives=others.slice(0,variable_files_MAX_FILES).
map(name=>({given:given(name),from:`with ${(0,paths.Gz)(directory2,name)}`}));return{loaded:variable=>{for(const inFile of loaded){const found=inFile(variable);
if(found!==void 0)return found}},others:alternatives,characters,parts:parts.count}}function*filesBelow(prefix,directory2,files2,depth){if(depth!==0)for(const name of files2.
directories(directory2).slice(0,variable_files_MAX_FILES)){const[inner,path2]=[(0,paths.Gz)(directory2,name),(0,paths.Gz)(prefix,name)],names=files2.list(inner);
if(!names.some(file=>CONFIGURATION.test(file))){for(const file of names)VARIABLE_FILE.test(file)&&(yield(0,paths.Gz)(path2,file));yield*filesBelow(path2,inner,files2,
depth-1)}}}function valuesIn(name,text,parts){if(text===null)return()=>()=>{};const isJson=name.endsWith(".json"),{text:read2,body}=(isJson?readHclJson:hcl_native.
K)(text,parts);if(parts.isExceeded())return()=>()=>{};const values=new Map;for(const{name:set,value}of(0,hcl_structure.Td)(body))values.has(set)||values.set(set,
value);return variable=>{const expression=values.get(variable);return expression&&(()=>evaluate({expression,text:read2},noScope()))}}const instances_LIMITS={uses:1e3,
roots:250,depth:40,instances:1e5,characters:64*1024*1024,parts:5e5,read:512*1024*1024},NOTHING={instances:0,characters:0,parts:0,depth:0};class Instances{effort=new Effort;known=new Map;rootsOf=new Map;declared=new Map;calls=new Map;localCalls;dynamicCalls;size={
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
some(mayHaveNamedAny))return found;const changed=new Map(files2.map(file=>[file.file,changes_linesOf(file,contentOf)])),kept=files2.flatMap(({patch})=>patchLines(
patch,/^[ -]/));let searched=0;const count=(lines,host)=>{const spellings=[host,(0,hostname.nx)(host).toLowerCase()];return lines.filter(line=>(searched+=line.length,
searched<=MAX_SEARCHED&&spellings.some(spelling=>line.includes(spelling)))).length},isAdded=(file,host)=>{const{isNew,now,added}=changed.get(file)?.()??UNCHANGED,
lines=isNew?0:count(now,host);return isNew||lines>0&&lines===count(added,host)};for(const[host,using]of Map.groupBy(usages,usage2=>usage2.host)){if(host===null||
using.some(({isHostImplied})=>isHostImplied))continue;const used=[...new Set(using.map(({place})=>place.file))];!used.every(file=>changed.has(file))||count(kept,
host)>0||used.every(file=>isAdded(file,host))&&searched<=MAX_SEARCHED&&found.add(host)}return found}const UNCHANGED={isNew:!1,now:[],added:[]};function changes_linesOf({
file,status,patch},contentOf){let lines=null;const read2=()=>{const isNew=status==="added";if(isNew||patch===null)return{...UNCHANGED,isNew};const now=(contentOf(
file)??"").toLowerCase().split(`
`);return{isNew,now,added:patchLines(patch,/^\+/)}};return()=>(lines??=read2(),lines)}const patchLines=(patch,sign)=>(patch??"").toLowerCase().split(`
`).filter(line=>sign.test(line)),changes_CONFIGURATION=/\.(tf|tofu|hcl|json|tfrc)$|\.(terraformrc|tofurc)$/,mayHaveNamedAny=({file,status,changes,patch})=>patch===
null&&status!=="added"&&changes>0&&changes_CONFIGURATION.test(file);var visit_requirements=__webpack_require__(2859);async function check(raw,world){const startedAt=new Date,
settings2=await(0,read.readSettings)(raw,world),ms=settings2.deadlineMs,cancel=world.startTimer(ms,()=>world.stop.end({kind:"deadline",ms}));try{return await checkWith(
settings2,world,startedAt)}finally{cancel()}}async function checkWith(settings2,world,startedAt){const{environment,stop}=world,before=performance.now(),scanned=await scan(
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
rules={...settings2,dialect:{...dialect,releases},isFork},verdict=(0,judge_verdict.S4)(evidence,{...rules,now:startedAt.getTime()}),kept=namesIn(requirements),redacted=world.
secrets.redact({verdict,remarks:(0,remarks.q)([...changed.remarks,...(0,remarks.r)(verdict),...configured.remarks])},kept);return{settings:settings2,changes,verdict:redacted.
verdict,context:{dialect,failOn:settings2.failOn,scan:{files:scanned.files,bytes:scanned.bytes,usages:usages.length,durationMs:scanMs},remarks:redacted.remarks,
startedAt:startedAt.toISOString(),durationMs:Date.now()-startedAt.getTime(),version:version.xv,docsUrl:version.aq,clients:await(0,clients_dialect.rU)(dialect,detection.
scan),sources:shownLines((0,causes.sC)(redacted.verdict.findings),{...world.secrets,kept,usages:all.usages,configs,directory:world.directory,checkedAt:startedAt.
getTime()}),links:null}}}const tokenVariablesIn=environment=>Object.keys(environment).filter(name=>/^TFE?_?TOKEN/i.test(name));function unreadNotes({endedAt,files:files2},stopped){
return endedAt===null||stopped===null?[]:[(0,usage.YW)(endedAt,(0,problems_file.fileLimit)({kind:"time",stopped,files:files2}))]}function scan({scan:entries,exclude},{
directory:directory2,environment,stop,progress}){const steps=scanInSteps({root:directory2,scan:entries,exclude},Object.keys(environment));return giveWay(steps,stop,
files2=>progress({kind:"scan",files:files2}))}const namesIn=requirements=>new Set(requirements.flatMap(({host,service})=>[host,(0,hostname.nx)(host),service])),
detectDialect=(settings2,scanned,world)=>(0,clients_dialect.L2)(detectionOf(settings2,scanned,world));function detectionOf({dialect:setting,exclude,scan:entries},scanned,{
environment,directory:directory2}){if(entries.length===0)return{setting,scan:null};const tools=(0,clients_dialect.oh)({root:directory2,exclude},scanned.toolFiles),
hasCloudHostname=!!environment.TF_CLOUD_HOSTNAME;return{setting,scan:{...scanned,tools,hasCloudHostname}}}function boundHosts(requirements){const{size}=new Set(
requirements.map(({host})=>host));if(!(size<=kinds.pS))throw new settings.GN([`scan found ${size} hosts, the limit is ${kinds.pS}: narrow scan or exclude files`])}}),
2971:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{j:()=>configure,o:()=>readCliConfigs});
var _protocol_services_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(9562);async function configure(usages,settings,dialect,{environment,directory,scanned}){
if(settings.hostnames.length===0&&usages.every(({needs})=>needs.length===0))return{usages,remarks:[],findings:[],configs:[],releases:dialect.releases};const configs=await readCliConfigs(
settings.cliConfig,dialect.clients,environment),releases=dialect.releases.map(release=>{const config=configs.find(({client})=>client===release.client);return{...release,
attemptMs:config?.requestTimeoutMs??release.attemptMs}}),mayHavePlugins=scanned.hasPlugins||scanned.scan.some(entry=>entry!=="."),checkout={root:directory,mayHavePlugins,
releases,asksMirrors:settings.depth!=="discovery"},installed=await leaveOutInstalled(usages,configs,checkout),findings=[...configs.flatMap(config=>config.findings),
...installed.findings],{mergeFindings}=await __webpack_require__.e(45).then(__webpack_require__.bind(__webpack_require__,4045));return{...installed,findings:mergeFindings(
findings),configs,releases}}async function readCliConfigs(cliConfig,clients,environment){const{thisMachine}=await __webpack_require__.e(614).then(__webpack_require__.
bind(__webpack_require__,1614)),{readCliConfig}=await __webpack_require__.e(45).then(__webpack_require__.bind(__webpack_require__,4045)),machine=thisMachine(environment);
return clients.map(client=>readCliConfig(client,machine,cliConfig))}async function leaveOutInstalled(usages,configs,checkout){if(!usages.some(({needs})=>needs.some(
({service})=>service===_protocol_services_js__WEBPACK_IMPORTED_MODULE_0__.xq)))return{usages,remarks:[],findings:[]};const{withoutInstalled}=await __webpack_require__.
e(191).then(__webpack_require__.bind(__webpack_require__,8191));return withoutInstalled(usages,configs,checkout)}}),4467:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{Z:()=>openCredentials,j:()=>contact});var _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(1064),
_scan_usage_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(7854),_visit_skip_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(5960);async function contact({
requirements,roots,usages},settings,dialect,world){const hosts=[...new Set(requirements.map(({host})=>host))],skips=(0,_visit_skip_js__WEBPACK_IMPORTED_MODULE_2__.
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
const{inquire}=await Promise.all([__webpack_require__.e(191),__webpack_require__.e(261),__webpack_require__.e(1),__webpack_require__.e(432),__webpack_require__.
e(924),__webpack_require__.e(567)]).then(__webpack_require__.bind(__webpack_require__,3567)),{thisMachine}=await __webpack_require__.e(614).then(__webpack_require__.
bind(__webpack_require__,1614)),packages=options.settings.depth==="packages"?await Promise.all([__webpack_require__.e(191),__webpack_require__.e(261),__webpack_require__.
e(1),__webpack_require__.e(924),__webpack_require__.e(57)]).then(__webpack_require__.bind(__webpack_require__,5057)):null;return inquire(roots,{...options,machine:thisMachine(
environment),askPackages:packages?.askPackages??null})}async function openCredentials(settings,configs,{environment,secrets,kill,stop}){const{readMachineCredentials}=await Promise.
all([__webpack_require__.e(45),__webpack_require__.e(566)]).then(__webpack_require__.bind(__webpack_require__,7566));return readMachineCredentials({...settings,
configs},environment,{learn:secrets.learn,kill,stop:stop.signal,abortAfter:ms=>AbortSignal.timeout(ms)})}}),5747:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{Oj:()=>systemError,io:()=>readBytes,yR:()=>readText});var node_buffer__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(
4573),node_fs__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(3024);const MAX_FILE_BYTES=16*1024*1024,FLAGS=node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_RDONLY|
(node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_NONBLOCK??0)|(node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_NOCTTY??0),buffer=Buffer.allocUnsafeSlow(256*1024);
let longBuffer=buffer;const readText=(path,maxBytes=MAX_FILE_BYTES)=>readWith(path,maxBytes,decode);function readBytes(path,maxBytes){const read=readWith(path,maxBytes,
(bytes,length)=>Buffer.from(bytes.subarray(0,length)));return Buffer.isBuffer(read)?read:null}function readWith(path,maxBytes,use){let descriptor;try{descriptor=
(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(path,FLAGS)}catch(error){return unreadable(error)}try{const length=(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readSync)(
descriptor,buffer,0,buffer.length,null);return length<buffer.length?use(buffer,length):readLong(descriptor,maxBytes,use)}catch(error){return unreadable(error)}finally{
(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(descriptor)}}function readLong(descriptor,maxBytes,use){const{size}=(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.fstatSync)(
descriptor);if(size>maxBytes||size<buffer.length)return{ok:!1,failure:{kind:"size",bytes:size,maxBytes}};longBuffer.length<size&&(longBuffer=Buffer.allocUnsafeSlow(
size));const whole=longBuffer;let length=0;for(;length<size;){const more=(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readSync)(descriptor,whole,length,size-length,length);
if(more===0)break;length+=more}return use(whole,length)}function decode(bytes,length){const text=bytes.toString("utf8",0,length),isWhole=!text.includes("\uFFFD")||
(0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(bytes.subarray(0,length));return{ok:!0,text,isUtf8:isWhole,bytes:length}}function systemError(error){if(!(typeof error==
"object"&&error!==null&&"code"in error)||typeof error.code!="string")throw error;return error.code}const unreadable=error=>({ok:!1,failure:{kind:"error",code:systemError(
error)}})}),9349:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{Jw:()=>PLAIN_CODE,L8:()=>isNamePart,
Md:()=>PLAIN_HEREDOC,Tj:()=>PLAIN_STRING,bs:()=>Cursor,lr:()=>MAX_DEPTH,r1:()=>closingOf,v$:()=>PLAIN_ENCLOSED_CODE,wH:()=>isClosing,xC:()=>isSpace});var _structure_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(
6134);const MAX_DEPTH=100,NAME=/[\p{ID_Start}_][\p{ID_Continue}-]*/uy,BEYOND=128,END=255,SPACE=1,NAME_START=2,NAME_PART=4,PLAIN_CODE=8,PLAIN_ENCLOSED_CODE=16,PLAIN_STRING=32,
PLAIN_HEREDOC=64,PATTERNS=[[SPACE,/[ \t]/g],[NAME_START,/[A-Za-z_]/g],[NAME_PART,/[\w-]/g],[PLAIN_CODE,/[\w \t.:=?!&|*%+>~-]/g],[PLAIN_ENCLOSED_CODE,/[\w \t\n,.:=?!&|*%+>~-]/g],
[PLAIN_STRING,/[^"\\$%\r\n]/g],[PLAIN_HEREDOC,/[^\n$%]/g]],CHARACTERS=Array.from({length:END+1},(_,code)=>code>BEYOND?"":String.fromCharCode(code)),SETS=new Uint8Array(
END+1);for(const[set,pattern]of PATTERNS)for(const{index}of CHARACTERS.join("").matchAll(pattern))SETS[index]=set|(SETS[index]??0);const isIn=(code=END,set)=>((SETS[code]??
0)&set)!==0,isSpace=next=>next===" "||next==="	",isNamePart=next=>/^[\w-]/.test(next),isClosing=next=>next==="}"||next===")"||next==="]";function closingOf(next){
return next==="{"?"}":next==="("?")":next==="["?"]":void 0}let shared=new Uint8Array(256*1024);const ENCODER=new TextEncoder;function codesOf(text,start){const{
length}=text;shared.length<=length&&(shared=new Uint8Array(2*length+1));const codes=shared,part=text.slice(start),{read,written}=ENCODER.encodeInto(part,codes.subarray(
start,length));if(read!==part.length||written!==part.length)for(let at=start;at<length;at++)codes[at]=Math.min(text.charCodeAt(at),BEYOND);return codes[length]=
END,codes}class Cursor{text;parts;codes;at;depth=0;mistake;constructor(text,at=0,parts=new _structure_js__WEBPACK_IMPORTED_MODULE_0__.n_){this.text=text,this.parts=
parts,this.codes=codesOf(text,at),this.at=at}countPart(){this.parts.add()||(this.at=this.text.length)}report(message,start,end=start+1){this.mistake??={message,
start,end:Math.min(end,Math.max(start,this.text.length))}}reportUnclosed(start){const isSequence=/[$%]/.test(this.text.charAt(start)),open=this.text.slice(start,
start+(isSequence?2:1)),end=this.isAtEnd()?"the end of the file":`"${this.peek()}"`,message=`unbalanced brackets: "${open}" is not closed before ${end}`;this.report(
message,this.isAtEnd()?start:this.at)}reportCharacter(){const character=String.fromCodePoint(this.text.codePointAt(this.at)??0);let why=`${JSON.stringify(character)}\
 is not used in HCL`;character==="'"&&(why="single quotes are not valid; use double quotes"),character==="\uFFFD"&&(why="the file is not UTF-8 here"),this.report(
`invalid character: ${why}`,this.at,this.at+character.length)}reportBrokenString(start){const message=this.isAtEnd()?"unterminated template string: no closing q\
uote before the end of the file":"invalid multi-line string: a quoted string must end in its line";this.report(message,start,this.at)}peek(distance=0){return CHARACTERS[this.
codes[this.at+distance]??END]??""}isAtEnd(){return this.at>=this.text.length}skipSpaces(){for(;;){const next=this.skipAll(SPACE);if(next==="\r")this.skipReturn();else if(next===
"/"&&this.peek(1)==="*")this.skipBlockComment();else return next}}skipBlank(){for(;;){const next=this.skipSpaces();if(next===`
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
1:high=middle}return low}}),2886:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{ER:()=>isBreaking,
HJ:()=>aboutIn,Mm:()=>bounded,Np:()=>bySeverity,aZ:()=>narrowedTo,bz:()=>draftOf,hD:()=>findingOf,l$:()=>isOfFiles,ld:()=>breaksInit,pi:()=>isIgnored,xJ:()=>severityOf});
var _problems_place_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(5143),_problems_problem_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(5799);const OF_CONFIGURATION=[
"module","provider","version","package","lock","not"],isOfFiles=({problem,places})=>OF_CONFIGURATION.includes(problem.code.replace(/-.*/,""))&&places.length>0&&
places.every(place=>typeof place!="string"),draftOf=(problem,service=null,needed=!0)=>({services:service===null?[]:[service],problem,needed}),narrowedTo=(problem,clients)=>({
...problem,affects:problem.affects.filter(client=>clients.includes(client))}),isBreaking=({problem,needed})=>needed&&problem.usualSeverity==="error";function severityOf({
problem,needed},checked){const breaksChecked=needed&&checked.some(client=>problem.affects.includes(client));return problem.severity==="error"&&!breaksChecked?"w\
arning":problem.severity}const findingOf=(draft,checked,about)=>({severity:severityOf(draft,checked),problem:draft.problem,affects:draft.problem.affects,...about}),
bySeverity=(a,b)=>_problems_problem_js__WEBPACK_IMPORTED_MODULE_1__.oC.indexOf(a.severity)-_problems_problem_js__WEBPACK_IMPORTED_MODULE_1__.oC.indexOf(b.severity),
isIgnored=(problem,host,ignore)=>ignore.some(rule=>rule.code===problem.code&&(rule.host===null||rule.host===host));function breaksInit({problem,services},{visit:{
host,attempt},requirements,answering},{depth}){if(depth==="discovery"||attempt.discovery.kind==="skipped")return!0;const isAnswering=services.some(service=>answering.
has(`${host} ${service}`));if(problem.code==="service-url-no-slash"&&isAnswering)return!1;const own=requirements.filter(({service})=>services.length===0||services.
includes(service));return own.length===0||own.some(({isForInit})=>isForInit)}const MAX_PLACES=1e3;function aboutIn(requirements){const known=new Map;return services=>{
const key=JSON.stringify(services),found=known.get(key)??aboutServices(services,requirements);return known.set(key,found),found}}function aboutServices(services,requirements){
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
e$]:"correct the host in the source address, or remove it for a module of the public registry (NAMESPACE/NAME/SYSTEM)",[_protocol_services_js__WEBPACK_IMPORTED_MODULE_1__.
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
y use hosts that are not in \`allowed-hosts\``,nameOf=({kind,address,version})=>`${kind} ${address} ${brief(version,40)}`}),7531:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{T:()=>parseDocument,b:()=>MAX_DOCUMENT_BYTES});var _go_json_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(3307),
_go_utf8_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(8947),_other_format_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(2168);const MAX_DOCUMENT_BYTES=1024*
1024,EVERYTHING={keeps:()=>!0,read:(_,text,{start,end})=>({value:(0,_go_json_js__WEBPACK_IMPORTED_MODULE_1__.IL)(text.slice(start,end))})};function parseDocument(bytes,selection=EVERYTHING){
const text=(0,_go_utf8_js__WEBPACK_IMPORTED_MODULE_0__._6)(bytes),members=new Members(text,selection),mistake=(0,_go_json_js__WEBPACK_IMPORTED_MODULE_1__.Ey)(text,
members.add);if(mistake!==null){const other=(0,_other_format_js__WEBPACK_IMPORTED_MODULE_2__.Q)(text);return other===null?{kind:"not-json",...mistake}:{kind:"no\
t-json",why:`it ${other.what}`,advice:other.advice}}const first=/[^\t\n\r ]/.exec(text)?.[0];return first==="{"?{kind:"object",...members.read()}:first==="n"?{kind:"\
null"}:{kind:"not-object",why:`found ${typeOf(first)}`}}function typeOf(first){switch(first){case"[":return"an array";case'"':return"a string";case"t":case"f":return"\
a boolean";default:return"a number"}}class Members{#text;#selection;#hasEscapes;#kept=new Map;#leftOut=0;constructor(text,selection){this.#text=text,this.#selection=
selection,this.#hasEscapes=text.includes("\\")}add=(start,end,keyStart,keyEnd)=>{if(keyEnd===0)return;const key=this.#text.slice(keyStart,keyEnd),id2=this.#hasEscapes?
(0,_go_json_js__WEBPACK_IMPORTED_MODULE_1__.I)(key):key.slice(1,-1),known=this.#kept.get(id2);known!==void 0?known.range={start,end}:this.#selection.keeps(id2,end-
start)?this.#kept.set(id2,{id:(0,_go_json_js__WEBPACK_IMPORTED_MODULE_1__.I)(key),range:{start,end}}):this.#leftOut+=1};read(){return{services:Array.from(this.#kept.
values(),({id:id2,range})=>({id:id2,...this.#selection.read(id2,this.#text,range)})),leftOut:this.#leftOut}}}}),2168:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
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
IL)(text)}}}),5195:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{Sz:()=>literalKind,
Zu:()=>addressKind,uo:()=>nameKind});var _go_ip_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(6181);function networksOf(...texts){return texts.map(text=>{
const[address="",bits]=text.split("/"),prefix=(0,_go_ip_js__WEBPACK_IMPORTED_MODULE_0__.r5)(address);if(prefix===null)throw new Error(`${address} is no address`);
return{prefix,bits:bits===void 0?prefix.length*8:Number(bits)}})}const contains=({prefix,bits},address)=>prefix.length===address.length&&prefix.every((byte,index)=>{
const unused=Math.min(Math.max(8*(index+1)-bits,0),8);return byte>>unused===(address[index]??0)>>unused}),METADATA=networksOf("169.254.169.254","169.254.170.2",
"169.254.170.23","100.100.100.200","192.0.0.192","168.63.129.16","169.254.0.23","169.254.42.42","fd00:ec2::254","fd00:ec2::23","fd20:ce::254","fd00:c1::a9fe:a9f\
e","fd00:42::42","fd00:a9fe:a9fe::1","fe80::a9fe:a9fe"),LOOPBACK=networksOf("127.0.0.0/8","0.0.0.0","::1","::"),PRIVATE=networksOf("10.0.0.0/8","100.64.0.0/10",
"169.254.0.0/16","172.16.0.0/12","192.168.0.0/16","198.18.0.0/15","64:ff9b:1::/48","fc00::/7","fe80::/10","fec0::/10"),RESERVED=networksOf("0.0.0.0/8","192.0.0.\
0/24","192.0.2.0/24","192.88.99.0/24","198.51.100.0/24","203.0.113.0/24","224.0.0.0/3","2001::/23","2001:db8::/32","2002::/16","3fff::/20"),UNICAST=networksOf("\
0.0.0.0/0","2000::/3"),CARRIES_IPV4=networksOf("::ffff:0:0/96","::ffff:0:0:0/96","::/96","64:ff9b::/96"),isIn=(networks,address)=>networks.some(each=>contains(each,
address)),LAST_FOUR=[12,13,14,15],embedding=(network,...at)=>{const networks=networksOf(network);return{isIn:address=>isIn(networks,address),at,mask:0}},EMBEDDINGS=[
embedding("2002::/16",[2,3,4,5]),embedding("2001::/32",[4,5,6,7]),{...embedding("2001::/32",LAST_FOUR),mask:255},embedding("64:ff9b:1::/48",[6,7,9,10],[7,9,10,11],
[9,10,11,12],LAST_FOUR),{isIn:address=>/^[02],0,94,254$/.test(address.slice(8,12).join()),at:[LAST_FOUR],mask:0}],embeddedIn=address=>EMBEDDINGS.filter(each=>each.
isIn(address)).flatMap(({at,mask})=>at.map(bytes=>bytes.map(byte=>(address[byte]??0)^mask)));function kindOf(address){return isIn(LOOPBACK,address)?"loopback":isIn(
CARRIES_IPV4,address)?kindOf(address.slice(12)):[address,...embeddedIn(address)].some(each=>isIn(METADATA,each))?"metadata":isIn(PRIVATE,address)?"private":isIn(
RESERVED,address)||!isIn(UNICAST,address)?"reserved":"public"}function addressKind(text){const address=(0,_go_ip_js__WEBPACK_IMPORTED_MODULE_0__.r5)(text);return address===
null?"public":kindOf(address)}const PRIVATE_NAME=/^[^.]*$|\.(?:corp|home|home\.arpa|internal|intranet|lan|local|localdomain|private|test)$/;function literalKind(text){
const name=text.replace(/\.$/,"");if(/(^|\.)localhost(\.localdomain)?$/.test(name))return"loopback";const address=(0,_go_ip_js__WEBPACK_IMPORTED_MODULE_0__.r5)(
name)??(0,_go_ip_js__WEBPACK_IMPORTED_MODULE_0__.RY)(name);return address===null?"public":kindOf(address)}function nameKind(text){const kind=literalKind(text);return kind!==
"public"||text.includes(":")?kind:PRIVATE_NAME.test(text.replace(/\.$/,""))?"private":"public"}}),7715:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{V:()=>statusPageOf});const STATUS_PAGES=new Map([["registry.terraform.io","https://status.hashicorp.com"],["app.terra\
form.io","https://status.hashicorp.com"],["app.eu.terraform.io","https://status.hashicorp.com"],["registry.opentofu.org","https://status.opentofu.org"],["gitlab\
.com","https://status.gitlab.com"]]),statusPageOf=host=>STATUS_PAGES.get(host)??null}),9664:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{Gz:()=>below,LA:()=>isOverrideFile,jt:()=>directoryOf,un:()=>resolvedPath});var node_path_posix__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(
3916);const below=(directory,name)=>directory===""?name:`${directory}/${name}`,directoryOf=file=>file.slice(0,Math.max(0,file.lastIndexOf("/")));function resolvedPath(directory,path){
const joined=(0,node_path_posix__WEBPACK_IMPORTED_MODULE_0__.join)(directory,path).replace(/\/$/,"");return joined==="."?"":joined}const isOverrideFile=file=>/(^|\/|_)override\.(tf|tofu)(\.json)?$/.
test(file)}),9529:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{l:()=>GRANT_TYPES,
m:()=>readLogin});var _go_url_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(4283),_service_url_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(8999);const ALL_PORTS=[
1024,65535],GRANT_TYPES=["authz_code","password"],PASSWORD_HOST="app.terraform.io";function readLogin(fields,documentUrl,host){const client=readClient(own(fields,
"client")),grantTypes=readGrantTypes(own(fields,"grant_types"),host),needs=(...types)=>types.some(type=>grantTypes.value.includes(type)),endpoint=(name,isRequired)=>readEndpoint(
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
length===value.length?fine(scopes):flawed(scopes,"scopes-invalid",value)}}),1022:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
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
Vm)(client)?`${namespace}/${type}`:`${(0,_hostname_js__WEBPACK_IMPORTED_MODULE_1__.nx)(host)}/${namespace}/${type}`}),241:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{B:()=>nearMisses});var _hostname_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(1831);const ANY_PREFIX=/^TFE?[_-]?TOKENS?[_-]?(?=.)/i,
PREFIX="TF_TOKEN_";function nearMisses(variables,host,hosts){const[write]=(0,_hostname_js__WEBPACK_IMPORTED_MODULE_0__.fK)(host);return write===void 0?[]:variables.
flatMap(variable=>{const reached=(0,_hostname_js__WEBPACK_IMPORTED_MODULE_0__.$k)(variable);if(reached!==null&&hosts.has(reached))return[];const why=explain(variable,
reached,host);return why===null?[]:[{variable,why,write,isParent:isParent(reached,host)}]})}function explain(variable,reached,host){const prefix=ANY_PREFIX.exec(
variable)?.[0];if(prefix===void 0)return null;const rest=variable.slice(prefix.length);return reached!==null&&isParent(reached,host)?`it is for ${(0,_hostname_js__WEBPACK_IMPORTED_MODULE_0__.
nx)(reached)} only: the clients do not use the tokens of parent domains`:spellings(host).some(spelling=>spelling===plain(rest))?prefix!==PREFIX?`it begins with ${prefix}\
, and the clients read only ${PREFIX}`:reached===null?"the clients cannot read a hostname from it and ignore it":`the clients read it for ${(0,_hostname_js__WEBPACK_IMPORTED_MODULE_0__.
nx)(reached)}${separators(rest,host)}`:null}const isParent=(reached,host)=>reached!==null&&(0,_hostname_js__WEBPACK_IMPORTED_MODULE_0__.Sv)(host).name.endsWith(
`.${(0,_hostname_js__WEBPACK_IMPORTED_MODULE_0__.Sv)(reached).name}`),plain=text=>text.normalize("NFC").toLowerCase().replace(/[^\p{L}\p{N}]+/gu,"_").replace(/^_|_$/g,
"");function spellings(host){const{name}=(0,_hostname_js__WEBPACK_IMPORTED_MODULE_0__.Sv)(host);return[...new Set([host,name,(0,_hostname_js__WEBPACK_IMPORTED_MODULE_0__.
nx)(host)].map(plain))]}function separators(rest,host){const{name,port}=(0,_hostname_js__WEBPACK_IMPORTED_MODULE_0__.Sv)(host);return port!==443&&!rest.includes(
":")?"; a port follows a colon":name.includes("-")&&!rest.includes("-")?"; a hyphen is written as two underscores":""}}),2796:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{Wi:()=>MAX_FRAMES,cZ:()=>causesOf,cr:()=>messagesOf,sC:()=>framedPlaces});var _judge_finding_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(
2886),_protocol_hostname_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(1831),_places_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(8884);const MAX_CURES=3;
function causesOf(findings){return[...Map.groupBy(findings,kindOf).values()].flatMap(kind=>{const cures=[...Map.groupBy(kind,helpFor).values()];return cures.length>
MAX_CURES?[kind]:cures}).flatMap(group=>causeOf(group)??[]).toSorted((a,b)=>(0,_judge_finding_js__WEBPACK_IMPORTED_MODULE_0__.Np)(a,b)||late(a)-late(b)||b.hosts.
length-a.hosts.length)}const late=({code})=>code==="host-not-checked"?1:0,kindOf=({severity,problem,affects,exclude})=>JSON.stringify([severity,problem.code,affects,
exclude===void 0]),helpFor=finding=>finding.exclude===void 0?forEachHost(finding.problem.help??"",finding):"";function causeOf(findings){const[first]=findings;if(first===
void 0)return null;const hosts=[...new Set(findings.flatMap(({host})=>host??[]))],{code,title,help,message}=first.problem,say=(text,finding)=>hosts.length>1?forEachHost(
text,finding):text,said=say(message,first),isSame=findings.every(finding=>say(finding.problem.message,finding)===said),cure=say(help??"",first),isCure=findings.
every(finding=>say(finding.problem.help??"",finding)===cure);return{severity:first.severity,code,title,affects:first.affects,findings,hosts,message:isSame?said:
null,help:cure!==""&&isCure?cure:null}}function forEachHost(text,{host}){return host===null||text===""?text:[...new Set([host,(0,_protocol_hostname_js__WEBPACK_IMPORTED_MODULE_1__.
nx)(host)])].reduce((rest,name)=>rest.replaceAll(name,forName),text).replace(/\bTF_TOKEN_\w+/g,"TF_TOKEN_HOST").replaceAll(/\bhost the host/g,"the host")}function forName(name,at,text){
const[before=" ",after=" "]=[text[at-1],text[at+name.length]];return/[\s("]/.test(before)&&/[\s,;.:)"]/.test(after)?"the host":"HOST"}const MAX_FRAMES=3,framedPlaces=findings=>causesOf(
findings).flatMap(cause=>messagesOf(cause).slice(0,MAX_FRAMES).flatMap(([,group])=>group.values().flatMap(placesOf).take(1).toArray())),placesOf=finding=>{const place=(0,_places_js__WEBPACK_IMPORTED_MODULE_2__.
Xd)(finding);return place===null?[]:[place]},messagesOf=({message,findings})=>message===null?[...Map.groupBy(findings,({problem})=>problem.message)]:[[message,findings]]}),
1505:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{G_:()=>showLooks,Yj:()=>servicesPhrase,
Zc:()=>responseFacts,o7:()=>configurationFacts,se:()=>requiredFact,tN:()=>MAX_WORDS});var _measure_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(7574),_phrases_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(
4120),_places_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(8884);const MAX_WORDS=120,MAX_REQUIRED=20,MAX_SERVICES=6;function requiredFact({requirements},{
dialect},format){return{label:"required",texts:(0,_phrases_js__WEBPACK_IMPORTED_MODULE_1__.UV)(requirements,MAX_REQUIRED,({service,clients,because})=>{const id2=service===
"any"?(0,_phrases_js__WEBPACK_IMPORTED_MODULE_1__.DO)(service):format.value((0,_phrases_js__WEBPACK_IMPORTED_MODULE_1__.DO)(service),MAX_WORDS),needing=dialect.
clients.every(client=>clients.includes(client))?"":` for ${(0,_phrases_js__WEBPACK_IMPORTED_MODULE_1__.wO)(clients)}`;return`${id2}${needing} (${(0,_places_js__WEBPACK_IMPORTED_MODULE_2__.
Yx)(because,format.because)})`})}}function responseFacts({visit},format){const{timing,discovery}=visit.attempt,excerpt=discovery.kind==="failed"?discovery.excerpt:
null,phases=(0,_measure_js__WEBPACK_IMPORTED_MODULE_0__.I$)(timing).map(([name,ms])=>`${name} ${(0,_measure_js__WEBPACK_IMPORTED_MODULE_0__.kJ)(ms)}`),before=visit.
earlier.map(attempt=>{const{kind}=attempt.discovery;return`${kind==="failed"?attempt.discovery.problem.code:kind} after ${(0,_measure_js__WEBPACK_IMPORTED_MODULE_0__.
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
, for ${(0,_phrases_js__WEBPACK_IMPORTED_MODULE_1__.wO)(group.map(({client})=>client))}`)}}),7574:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
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
`in ${whole}`;return`${expires.slice(0,10)} (${days<0?past:future})`}}),4120:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.
d(__webpack_exports__,{DO:()=>showService,Iu:()=>capitalised,K4:()=>showSome,QI:()=>versionedClients,Rk:()=>showAuthorization,SY:()=>showClients,UV:()=>firstLines,
dy:()=>NEW,od:()=>showAffected,px:()=>showCount,wO:()=>andClients});var _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(1064);const NEW="n\
ew in this pull request",showCount=(count,noun)=>`${count} ${noun}${count===1?"":"s"}`,capitalised=text=>text.replace(/^./u,first=>first.toUpperCase());function showSome(items,most,leftOut=0){
const shown=items.slice(0,most),more=items.length-shown.length+leftOut;return`${shown.join(", ")}${more>0?` and ${more} more`:""}`}function firstLines(items,most,show,showMore=more=>`\
and ${more} more`){const more=items.length-most;return[...items.slice(0,most).flatMap(show),...more>0?[showMore(more)]:[]]}const showClients=clients=>_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.
zK.every(client=>clients.includes(client))?"all clients":clients.map(client=>_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.bB[client]).join(", ");function showAffected(affects,inUse){
const affected=inUse.filter(client=>affects.includes(client));return affects.length===0||affected.length===inUse.length?"":affected.length===0?"no client that t\
his repository uses":affected.map(client=>_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.bB[client]).join(", ")}const andClients=clients=>clients.map(client=>_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.
bB[client]).join(" and "),versionedClients=({clients,versions})=>clients.map(client=>[_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.bB[client],versions[client]].
join(" ").trim()).join(" and "),showService=service=>service==="any"?"any service":service;function showAuthorization(authorization){switch(authorization){case"\
none":return"none";case"sent":return"sent";case"withheld":return"not sent (not HTTPS)";case"dropped":return"not sent (redirected to another host)"}}}),8884:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{BQ:()=>withoutFile,CN:()=>isInCheckout,Dc:()=>countFiles,Dx:()=>linesOf,Ky:()=>showPlaces,Qz:()=>isUsed,R3:()=>showPlace,
Xd:()=>firstPlaceOf,Yx:()=>showRequiring,eo:()=>showBecause,et:()=>subjectOf,f5:()=>settingsOf,xi:()=>findingFacts,yv:()=>originOf});var _phrases_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(
4120),_safe_text_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(8641);const showBecause=because=>isPlace(because)?`${(0,_safe_text_js__WEBPACK_IMPORTED_MODULE_1__.
J7)(because.file)}:${because.line}`:because,showPlace=({file,line,column})=>`${(0,_safe_text_js__WEBPACK_IMPORTED_MODULE_1__.J7)(file)}:${line}:${column}`;function showPlaces(because,most,show=showBecause,leftOut=0){
const lines=distinctLines(because),shown=lines.slice(0,most).map(show).join(", "),more=Math.max(0,lines.length-most)+leftOut;return more>0?`${shown} and ${(0,_phrases_js__WEBPACK_IMPORTED_MODULE_0__.
px)(more,"more place")}`:shown}const showRequiring=(because,show=showBecause)=>showPlaces(because,because.every(isPlace)?1:2,show),MAX_PLACES=1e5;function originOf(...findings){
const lists=new Map(findings.map(({places:places2,placesLeftOut=0})=>[places2,placesLeftOut])),places=[];for(const list of lists.keys())places.length<MAX_PLACES&&
places.push(...list);const more=lists.entries().reduce((sum,[list,left])=>sum+list.length+left,0),[first=null,...others]=distinctLines(places.filter(isPlace)),settings=distinctLines(
places.filter(because=>!isPlace(because)));return{first,others,settings,leftOut:more-places.length}}const linesOf=findings=>({lines:distinctLines(findings.flatMap(
({places})=>places.filter(isPlace))),leftOut:findings.reduce((sum,{placesLeftOut=0})=>sum+placesLeftOut,0)}),settingsOf=findings=>[...new Set(findings.flatMap(({
places})=>places.flatMap(one=>isPlace(one)?[]:[one])))],firstPlaceOf=({places})=>places.find(isPlace)??null;function findingFacts(finding,affected,maxCharacters,maxPlaces){
const{others,settings,leftOut}=originOf(finding);return[["help",(0,_safe_text_js__WEBPACK_IMPORTED_MODULE_1__.RK)(finding.problem.help??"",maxCharacters)],["aff\
ects",affected],["also at",showPlaces(others,maxPlaces,showBecause,leftOut)],["required by",showPlaces(settings,maxPlaces)]].filter(([,text])=>text!=="")}const isUsed=({
requirements})=>requirements.some(({because})=>because.some(isPlace)),countFiles=findings=>new Set(findings.flatMap(({places})=>places.filter(isPlace).map(({file})=>file))).
size,withoutFile=findings=>findings.filter(finding=>firstPlaceOf(finding)===null),subjectOf=findings=>findings.every(({problem})=>problem.code.startsWith("crede\
ntials-"))?"credentials":"settings",isInCheckout=file=>!/^(?:~?[/\\]|%APPDATA%|[A-Za-z]:[/\\])/.test(file),isPlace=because=>typeof because!="string";function distinctLines(because){
const seen=new Map;return because.filter(one=>{const{file,line}=typeof one=="string"?{file:one,line:0}:one,lines=seen.get(file);if(lines===void 0)seen.set(file,
new Set([line]));else{if(lines.has(line))return!1;lines.add(line)}return!0})}}),6763:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{q:()=>firstRemarks,r:()=>remarksOn});var _problems_place_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(5143),_phrases_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(
4120);const MAX_REMARKS=50,firstRemarks=remarks=>(0,_phrases_js__WEBPACK_IMPORTED_MODULE_1__.UV)(remarks,MAX_REMARKS,remark=>remark,more=>`and ${(0,_phrases_js__WEBPACK_IMPORTED_MODULE_1__.
px)(more,"more remark")}`),remarksOn=verdict=>[...asideRemarks(verdict),...signatureRemarks(verdict)];function asideRemarks({files}){const aside=files.filter(({
exclude,severity})=>exclude!==void 0&&severity!=="notice"),patterns=new Set(aside.flatMap(({exclude})=>exclude??[]));return aside.length===0?[]:[(0,_problems_place_js__WEBPACK_IMPORTED_MODULE_0__.
Az)(aside.length,[...patterns])]}function signatureRemarks({roots}){return roots.some(({rows})=>rows.some(({platforms})=>platforms.some(({available})=>available===
!0)))?["signatures of provider packages were not verified"]:[]}}),8416:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.
d(__webpack_exports__,{L2:()=>resolveDialect,oh:()=>toolReader,rU:()=>clientsInUse});var _problems_brief_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(4e3),
_problems_place_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(5143),_protocol_clients_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(1064),_signs_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(
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
releases,version:allowed.length===1?allowed[0]??null:null,signs}}const showSign=({place,text})=>`${place.file}:${place.line} ${text}`}),2161:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{L8:()=>classify,TD:()=>isVersionFile,U4:()=>MANIFEST_PATH,Z8:()=>isToolFile,e0:()=>MANIFEST,tr:()=>isTwin});var _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(
1064);const TERRAFORM=["terraform"],OPENTOFU=["opentofu"],SUFFIXES=[{suffix:".tftest.hcl",class:"test",clients:_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.
Du,twin:".tofutest.hcl"},{suffix:".tftest.json",class:"test",clients:_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.Du,twin:".tofutest.json"},{suffix:".tofut\
est.hcl",class:"test",clients:OPENTOFU},{suffix:".tofutest.json",class:"test",clients:OPENTOFU},{suffix:".tfquery.hcl",class:"query",clients:TERRAFORM},{suffix:"\
.tfquery.json",class:"query",clients:TERRAFORM},{suffix:".tfmigrate.hcl",class:"migrate",clients:TERRAFORM},{suffix:".tfcomponent.hcl",class:"stack",clients:TERRAFORM},
{suffix:".tfcomponent.json",class:"stack",clients:TERRAFORM},{suffix:".tfstack.hcl",class:"stack",clients:TERRAFORM},{suffix:".tfstack.json",class:"stack",clients:TERRAFORM},
{suffix:".tfdeploy.hcl",class:"deploy",clients:TERRAFORM},{suffix:".tfdeploy.json",class:"deploy",clients:TERRAFORM},{suffix:".tfmock.hcl",class:"none",clients:_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.
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
fileLimit)({kind:"problems",max:this.max,omitted:this.omitted});return[...this.notes,noteAbout(".",problem)]}}}),5751:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{readSettings:()=>readSettings});var external_node_fs_=__webpack_require__(3024),external_node_path_=__webpack_require__(
6760),read_text=__webpack_require__(5747),go_parsed=__webpack_require__(3625),brief=__webpack_require__(4e3),kinds=__webpack_require__(3474),external_node_net_=__webpack_require__(
7030),ip=__webpack_require__(6181),hostname=__webpack_require__(1831);function proxiesFrom(environment){const variable=name=>environment[name]||environment[name.
toLowerCase()]||"",proxies={http:parseProxy("HTTP_PROXY",variable("HTTP_PROXY")),https:parseProxy("HTTPS_PROXY",variable("HTTPS_PROXY"))},direct=directRules(variable(
"NO_PROXY"));return endpoint=>{const proxy=proxies[endpoint.scheme];return proxy===null||isLocal(endpoint.name)||direct(endpoint)?null:proxy}}const SCHEMES=["ht\
tp:","https:"];function parseProxy(name,value){if(value==="")return null;const url=URL.parse(/^[a-z][a-z0-9+.-]*:\/\//i.test(value)?value:`http://${value}`);if(url===
null)throw new TypeError(`${name} is not a URL; expected http://HOST:PORT`);if(!SCHEMES.includes(url.protocol))throw new TypeError(`${name} is a ${url.protocol}\
// proxy; expected http:// or https://`);if(!isDecodable(url.username)||!isDecodable(url.password))throw new TypeError(`${name} has a user name or password with\
 a bare "%"; write "%25" for it`);return url}function isDecodable(text){try{return decodeURIComponent(text),!0}catch(error){if(error instanceof URIError)return!1;
throw error}}const LOOPBACK=new external_node_net_.BlockList;LOOPBACK.addSubnet("127.0.0.0",8,"ipv4"),LOOPBACK.addAddress("::1","ipv6");const isLocal=name=>name===
"localhost"||contains(LOOPBACK,name);function contains(list,name){const address=(0,ip.n7)(name.replace(/%.*$/s,"")),family=(0,external_node_net_.isIP)(address);
return family!==0&&list.check(address,family===4?"ipv4":"ipv6")}function directRules(text){const rules=text.split(",").map(item=>item.trim().toLowerCase()).filter(
item=>item!=="").map(directRule);return endpoint=>rules.some(rule=>rule(endpoint))}function directRule(item){if(item==="*")return()=>!0;const range=rangeOf(item);
if(range!==null)return({name})=>range(name);const{name:pattern,port}=splitPort(item),samePort=endpoint=>port===""||String(endpoint.port)===port;if(isAddress(pattern)){
const address=(0,ip.n7)(pattern),list=new external_node_net_.BlockList;return list.addAddress(address,(0,external_node_net_.isIP)(address)===4?"ipv4":"ipv6"),endpoint=>contains(
list,endpoint.name)&&samePort(endpoint)}const matches=nameRule(pattern);return endpoint=>(0,external_node_net_.isIP)(endpoint.name)===0&&samePort(endpoint)&&matches(
endpoint.name)}function rangeOf(item){const[,written="",digits=""]=/^([\da-f:.]+)\/(\d{1,6})$/.exec(item)??[];if(!isAddress(written))return null;const bits=Number(
digits);if(bits>((0,external_node_net_.isIP)(written)===4?32:128))return null;const mappedBits=bits-((0,external_node_net_.isIP)(written)===6?96:0),range=new external_node_net_.
BlockList,isFour=(0,external_node_net_.isIP)((0,ip.n7)(written))===4&&mappedBits>=0;return isFour?range.addSubnet((0,ip.n7)(written),mappedBits,"ipv4"):range.addSubnet(
written,bits,"ipv6"),name=>contains(range,name)&&(0,external_node_net_.isIP)((0,ip.n7)(name))===4===isFour}const isAddress=text=>(0,external_node_net_.isIP)(text)!==
0&&!text.includes("%");function nameRule(pattern){if(pattern==="")return()=>!1;const suffix=pattern.replace(/^\*\./,"."),written=suffix.replace(/^\./,""),ascii=(0,hostname.
Pv)(written),bare=ascii.ok?ascii.value:written;return name=>name.endsWith(`.${bare}`)||!suffix.startsWith(".")&&name===bare}function splitPort(item){const match=/^\[([^\]]*)\]:([^:]*)$/.
exec(item)??/^([^:[\]]*):([^:[\]]*)$/.exec(item);return match===null?{name:item,port:""}:{name:match[1]??"",port:match[2]??""}}var settings_settings=__webpack_require__(
3152);const MAX_AUTHORITIES_BYTES=4*1024*1024,MAX_MISSING=20;async function readSettings(raw,{environment,directory,wording=settings_settings.w7}){const{settings,
mistakes}=(0,settings_settings.P$)(raw,wording),authorities=await readAuthorities(settings.caFile,wording),proxies=readProxies(environment),wrong=[...await addressMistakes(
settings,wording),...await codeMistakes(settings,wording)],missing=await Promise.all(missingPaths(settings.scan,directory).slice(0,MAX_MISSING).map(path=>wording.
missingPath(path,directory)));if(mistakes.length===0&&wrong.length===0&&missing.length===0&&authorities.ok&&proxies.ok)return{...settings,authorities:authorities.
value,chooseProxy:proxies.value};const unreadable=[authorities,proxies].flatMap(each=>each.ok?[]:[each.why]);throw new settings_settings.GN([...mistakes,...wrong,
...unreadable,...missing])}const missingPaths=(scan,directory)=>scan.filter(entry=>!/[*?[\]{}]/.test(entry)&&!(0,external_node_fs_.existsSync)((0,external_node_path_.
resolve)(directory,entry)));async function addressMistakes({hostnames},{setting}){const name=setting("hostnames"),named=hostnames.flatMap(({addresses})=>addresses);
if(named.length===0)return[];const{parseNamedAddress}=await __webpack_require__.e(257).then(__webpack_require__.bind(__webpack_require__,1257)),mistakes=named.flatMap(
each=>{const parsed=parseNamedAddress(each,"terraform");return parsed.ok?[]:[`${name}: "${each.service}=${each.text}" is wrong: ${parsed.why}`]});return(0,kinds.
Ku)(mistakes,name)}async function codeMistakes({ignore},{setting}){const name=setting("ignore");if(ignore.length===0)return[];const{problemFacts}=await Promise.
all([__webpack_require__.e(156),__webpack_require__.e(341),__webpack_require__.e(709)]).then(__webpack_require__.bind(__webpack_require__,709)),facts=problemFacts(),
mistakes=ignore.flatMap(({code})=>Object.hasOwn(facts,code)?[]:[`${name}: "${code}" is not a problem code; docs/problems.md lists the codes`]);return(0,kinds.Ku)(
mistakes,name)}function readProxies(environment){try{return(0,go_parsed.J)(proxiesFrom(environment))}catch(error){if(error instanceof TypeError)return(0,go_parsed.
T)(error.message);throw error}}async function readAuthorities(path,{setting}){if(path===null)return(0,go_parsed.J)(null);const read=(0,read_text.yR)(path,MAX_AUTHORITIES_BYTES),
name=setting("ca-file");if(!read.ok)return(0,go_parsed.T)(`${name} "${path}" ${(0,brief.mP)(read.failure)}`);const{parseAuthorities}=await __webpack_require__.e(
36).then(__webpack_require__.bind(__webpack_require__,5036)),parsed=parseAuthorities(read.text);return parsed.ok?parsed:(0,go_parsed.T)(`${name} "${path}" ${parsed.
why}`)}}),7082:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{O:()=>withoutRequest});
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
O)({kind:"skipped",problem}),earlier:[],later:[],credentials:null,looks:[],difference:null,forced:[]})})};export{id,ids,modules};
