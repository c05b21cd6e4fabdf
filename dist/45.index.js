const id=45,ids=[45],modules={6188:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{P2:()=>decodeMap,
RC:()=>decodeField,VX:()=>decodeList,aZ:()=>WrongType,hp:()=>decodeLooseMap,mW:()=>structItems,sD:()=>decodeInt,sc:()=>decodeString,zC:()=>decodeBool});class WrongType extends Error{argument;want;constructor(argument,want){
super(`${argument.path.join(".")} must be ${want}`),this.argument=argument,this.want=want}}function decodeField(items,name,within,decode){const first=items.find(
({keys})=>isNamed(keys[0]?.name,name))?.keys[0];if(first===void 0)return;const argument={path:[...within.path,name],span:first},found=withoutKey(items,name),labelled=found.
filter(({keys})=>keys.length>0);labelled.length>0&&decode({kind:"items",items:labelled},argument);for(const{keys,value}of found)keys.length>0||decode(value.kind===
"object"?{kind:"items",items:value.items}:value,argument)}function structItems(node,argument){if(node.kind==="items"||node.kind==="object")return node.items;throw new WrongType(
argument,"a block")}const MAX_DECODED=1e5;function decodeMap(node,argument,old,decode){const map=old??new Map,items=node.kind==="item"?[node.item]:structItems(node,
argument),done=new Set,groups=Map.groupBy(items,({keys})=>keys[0]?.name.toLowerCase());let decoded=0;for(const{keys,value}of items){const[first,...rest]=keys;if(first===
void 0)throw new WrongType(argument,"a block with a label");const{name}=first;if(done.has(name))continue;rest.length>0&&done.add(name);const entry={path:[...argument.
path,name],span:first},group=rest.length>0?groups.get(name.toLowerCase())??[]:[];if(decoded+=group.length,decoded>items.length+MAX_DECODED)throw new WrongType(entry,
"spelled like the others");const inner=rest.length>0?{kind:"items",items:group.map(withoutFirstKey)}:value;map.set(name,decode(inner,entry,map.get(name)))}return map}
const decodeLooseMap=(node,argument,old)=>decodeMap(node,argument,old,decodeLoose);function decodeList(node,argument,list,decode){const nodes=nodesOf(node);if(nodes===
void 0)throw new WrongType(argument,"a list");const added=nodes.map(each=>decode(each,argument,void 0));for(const each of added)list.push(each);return list}function nodesOf(node){
return node.kind==="items"?node.items.map(item=>({kind:"item",item})):node.kind==="object"?[node]:node.kind==="list"?node.elements:void 0}const decodeString=(node,argument)=>{
if(node.kind==="number")return node.text;if(node.kind==="string")return node.value;throw new WrongType(argument,"a string")},decodeInt=(node,argument)=>decodeNumber(
node.kind==="string"?{kind:"number",text:node.value}:node,argument,"int"),decodeBool=(node,argument)=>{if(node.kind==="bool")return node.value;throw new WrongType(
argument,"true or false")},decodeLoose=(node,argument,old)=>decodeAs(old?.kind??looseKind(node,argument),node,argument,old);function decodeAs(kind,node,argument,old){
switch(kind){case"string":return{kind,value:decodeString(node,argument,void 0)};case"bool":return{kind,value:decodeBool(node,argument,void 0)};case"int":case"fl\
oat":return{kind,value:decodeNumber(node,argument,kind)};case"list":{const before=old?.kind===kind?old.elements:[];return{kind,elements:decodeList(node,argument,
before,decodeElement)}}case"map":return{kind,entries:decodeLooseMap(node,argument,void 0)};case"maps":{const before=old?.kind===kind?old.elements:[];return{kind,
elements:decodeList(node,argument,before,decodeLooseMap)}}}}const decodeElement=(node,argument)=>{const kind=looseKind(node,argument);return decodeAs(kind==="ma\
ps"?"map":kind,node,argument,void 0)};function looseKind(node,argument){switch(node.kind){case"items":case"object":return"maps";case"number":return"int";case"it\
em":throw new WrongType(argument,"a value");case"string":case"float":case"bool":case"list":return node.kind}}const INT=/^(?:0[xX][0-9a-fA-F]+|0[0-7]*|[1-9][0-9]*)$/,
MAX_INT64=2**63-1;function decodeNumber(node,argument,kind){if(node.kind!=="number"&&node.kind!=="float")throw new WrongType(argument,"a number");const digits=node.
text.replace("-",""),value=Number(/^0[0-7]+$/.test(digits)?`0o${digits}`:digits);if(kind==="int"&&(!INT.test(digits)||value>MAX_INT64))throw new WrongType(argument,
"a whole number");if(!Number.isFinite(value))throw new WrongType(argument,"a number");return node.text.startsWith("-")?-value:value}const isNamed=(name,wanted)=>name?.
toLowerCase()===wanted.toLowerCase(),withoutKey=(items,name)=>items.filter(({keys})=>isNamed(keys[0]?.name,name)).map(withoutFirstKey),withoutFirstKey=({keys,value})=>({
keys:keys.slice(1),value})}),4045:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{mergeFindings:()=>mergeFindings,
readCliConfig:()=>readCliConfig});var external_node_fs_=__webpack_require__(3024),external_node_path_=__webpack_require__(6760),entries=__webpack_require__(1807),
read_text=__webpack_require__(5747),cli_config=__webpack_require__(4929),token=__webpack_require__(2713),structure=__webpack_require__(6134),utf8=__webpack_require__(
8947);class Hcl1Error extends Error{start;constructor(message,start){super(message),this.start=start}}const MAX_DEPTH=200,MAX_KEYS=20;function checkKeys(keys){const key=keys[MAX_KEYS];
if(key!==void 0)throw new Hcl1Error(`more than ${MAX_KEYS} names before a value`,key.start)}const SHORT={a:"\x07",b:"\b",f:"\f",n:`
`,r:"\r",t:"	",v:"\v","\\":"\\",'"':'"'},ESCAPE=/\\(?:([abfnrtv\\"])|x([0-9a-fA-F]{2})|([0-3][0-7]{2})|u([0-9a-fA-F]{4})|U([0-9a-fA-F]{8}))/y,MAX_POINT=1114111;
function readString(text,start,syntax){let bytes="",braces=0,from=start+1;for(let at=from;at<text.length;at+=1){const character=text[at];if(braces>0)character===
"{"?braces+=1:character==="}"&&(braces-=1);else if(character==='"'){const rest=text.slice(from,at);return{value:bytes===""?rest:(0,utf8.uK)(bytes+(0,utf8.ZJ)(rest)),
end:at+1}}else{if(character===`
`)throw new Hcl1Error("string is not terminated",at);character==="\\"?(at>from&&(bytes+=(0,utf8.ZJ)(text.slice(from,at))),bytes+=readEscape(text,at,syntax),from=
ESCAPE.lastIndex,at=from-1):syntax==="hcl"&&text.startsWith("${",at)&&(braces=1,at+=1)}}throw new Hcl1Error("string is not terminated",text.length)}function readEscape(text,at,syntax){
ESCAPE.lastIndex=at;const[whole,short,hexadecimal,octal,point,longPoint]=ESCAPE.exec(text)??[];if(short!==void 0)return SHORT[short]??"";if(hexadecimal!==void 0)
return String.fromCharCode(Number.parseInt(hexadecimal,16));if(octal!==void 0)return String.fromCharCode(Number.parseInt(octal,8));const code=Number.parseInt(point??
longPoint??"",16),isHalf=code>=55296&&code<=57343;if(whole===void 0||code>MAX_POINT||isHalf&&syntax==="json")throw new Hcl1Error("invalid escape sequence",at);return(0,utf8.
ZJ)(isHalf?"\uFFFD":String.fromCodePoint(code))}const NOT_MARKER=/[^\p{L}\p{Nd}_]/u;function readHeredoc(text,start){const from=text.indexOf(`
`,start)+1,isIndented=text.startsWith("<<-",start),marker=text.slice(start+(isIndented?3:2),Math.max(0,from-1));if(!text.startsWith("<<",start)||marker===""||NOT_MARKER.
test(marker))throw new Hcl1Error("invalid heredoc marker",start);for(let at=from;;){const newline=text.indexOf(`
`,at);if(newline<0)throw new Hcl1Error("heredoc is not terminated",text.length);const line=text.slice(at,newline);if(line.length>=marker.length+(isIndented?1:0)&&
line.replace(/^[\t\v\f\r ]+/,"")===marker){const indent=line.slice(0,line.length-marker.length),body=text.slice(from,at);return{value:isIndented?unindented(body,
indent):body+indent,end:newline+1}}at=newline+1}}function unindented(body,indent){const lines=body.split(`
`).slice(0,-1);return lines.every(line=>line.startsWith(indent))?lines.map(line=>`${line.slice(indent.length)}
`).join(""):body}const PUNCTUATION={hcl:"{}[],=",json:"{}[],:"},SPACE=/[ \t\n\r]+/y,LINE_COMMENT=/(?:#|\/\/)[^\n]*/y,NAME_START=/[\p{L}_]/uy,NOT_NAME=/[^\p{L}\p{Nd}_.-]/gu,
HEXADECIMAL=/-?0[xX][0-9a-fA-F]+/y,DECIMAL=/(?:-?\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d*)?/y,NOT_OCTAL=/^-?0\d+[89]/,LEADING_ZERO=/^-?0\d/,FORBIDDEN=/[\0\ue123]/;function match(pattern,text,at){
return pattern.lastIndex=at,pattern.exec(text)?.[0]??""}class Hcl1Scanner{#text;#syntax;#at=0;constructor(text,syntax){this.#text=text,this.#syntax=syntax;const forbidden=text.
search(FORBIDDEN);if(forbidden>=0)throw new Hcl1Error("null character or U+E123",forbidden)}next(){this.#skipSpace();const start=this.#at,{kind,value,end}=this.#read(
start);return this.#at=end,{kind,value,start,end}}#read(start){const text=this.#text,character=text[start];if(character===void 0)return{kind:"end of the file",value:"",
end:start};if(PUNCTUATION[this.#syntax].includes(character))return{kind:character,value:character,end:start+1};if(character==='"')return{kind:"string",...readString(
text,start,this.#syntax)};if(character==="<"&&this.#syntax==="hcl")return{kind:"heredoc",...readHeredoc(text,start)};if(match(NAME_START,text,start)!=="")return this.#readName(
start);const hexadecimal=this.#syntax==="hcl"?match(HEXADECIMAL,text,start):"",number=hexadecimal||match(DECIMAL,text,start);if(number==="")throw new Hcl1Error(
"illegal character",start);const end=start+number.length,isFloat=hexadecimal===""&&/[.eE]/.test(number),isWrong=this.#syntax==="hcl"?NOT_OCTAL:LEADING_ZERO;if(!isFloat&&
isWrong.test(number))throw new Hcl1Error("number begins with 0",start);return{kind:isFloat?"float":"number",value:number,end}}#readName(start){NOT_NAME.lastIndex=
start;const end=NOT_NAME.exec(this.#text)?.index??this.#text.length,value=this.#text.slice(start,end);if(value==="true"||value==="false")return{kind:"bool",value,
end};if(this.#syntax==="hcl")return{kind:"name",value,end};if(value==="null")return{kind:"null",value,end};throw new Hcl1Error("illegal character",start)}#skipSpace(){
for(;;){const from=this.#at;if(this.#at+=match(SPACE,this.#text,this.#at).length,this.#syntax==="hcl"&&this.#skipComment(),this.#at===from)return}}#skipComment(){
if(this.#text.startsWith("/*",this.#at)){const end=this.#text.indexOf("*/",this.#at+2);if(end<0)throw new Hcl1Error("comment is not terminated",this.#text.length);
this.#at=end+2}else this.#at+=match(LINE_COMMENT,this.#text,this.#at).length}}function parseHcl1Json(text){const parser=new Parser(text);return flattened(parser.
parse())}class Parser{#scanner;#depth=0;constructor(text){this.#scanner=new Hcl1Scanner(text,"json")}parse(){return this.#scanner.next(),this.#parseItems()}#parseItems(){
this.#depth+=1;const items=[];do{const keys=this.#parseKeys(),value=keys&&this.#parseValue(this.#scanner.next());if(!value)break;items.push({keys,value})}while(this.#scanner.
next().kind===",");return this.#depth-=1,items}#parseKeys(){const keys=[];for(;;){const{kind,value,start,end}=this.#scanner.next();if(kind===":"&&keys.length>0)
return keys;if(kind==="}"||kind==="end of the file")return null;if(kind!=="string")throw new Hcl1Error("expected a name in quotation marks",start);keys.push({name:value,
start,end}),checkKeys(keys)}}#parseValue(token2){const{kind,value,start}=token2;if(this.#depth>MAX_DEPTH)throw new Hcl1Error(`values are nested deeper than ${MAX_DEPTH}\
 levels`,start);switch(kind){case"{":return{kind:"object",items:this.#parseItems()};case"[":return this.#parseList();case"string":return{kind,value};case"number":case"\
float":return{kind,text:value};case"bool":return{kind,value:value==="true"};case"null":return{kind:"string",value:""};case"}":case"end of the file":return null;default:
throw new Hcl1Error("expected a value",start)}}#parseList(){const elements=[];for(let token2=this.#scanner.next();token2.kind!=="]";token2=this.#scanner.next()){
if(token2.kind===","||token2.kind==="bool"||token2.kind==="[")continue;const element=this.#parseValue(token2);if(element===null)return null;elements.push(element)}
return{kind:"list",elements}}}function flattened(items){return items.flatMap(flattenedItem)}function flattenedItem({keys,value}){return value.kind==="object"&&isFull(
value.items.map(item=>item.value))?value.items.flatMap(item=>{const all=[...keys,...item.keys];return checkKeys(all),flattenedItem({keys:all,value:item.value})}):
value.kind==="list"&&isFull(value.elements)?value.elements.flatMap(element=>flattenedItem({keys,value:element})):[{keys,value:flattenedValue(value)}]}const isFull=values=>values.
length>0&&values.every(({kind})=>kind==="object");function flattenedValue(value){return value.kind==="object"?{kind:"object",items:flattened(value.items)}:value.
kind==="list"?{kind:"list",elements:value.elements.map(flattenedValue)}:value}const parseHcl1Native=(text,isStrict)=>new hcl1_native_Parser(text,isStrict).parse();
class hcl1_native_Parser{#text;#scanner;#isStrict;#peeked=null;#depth=0;constructor(text,isStrict){this.#text=text,this.#scanner=new Hcl1Scanner(text,"hcl"),this.#isStrict=
isStrict}parse(){const items=this.#parseItems();return this.#expect("end of the file"),items}#parseItems(){const items=[],seen=new Set;for(;this.#peek().kind!==
"}"&&this.#peek().kind!=="end of the file";){const keys=this.#parseKeys(),isAssigned=this.#peek().kind==="=";if(isAssigned&&this.#next(),isAssigned&&this.#peek().
kind==="end of the file")break;items.push(isAssigned?{keys,value:this.#parseValue(),isAssigned}:{keys,value:this.#parseObject()}),isAssigned&&this.#isStrict&&this.#rejectRepeated(
keys,seen),this.#peek().kind===","&&this.#next()}return items}#rejectRepeated(keys,seen){for(const{start,end}of keys){const text=this.#text.slice(start,end);if(seen.
has(text))throw new Hcl1Error("each argument can only be defined once",start);seen.add(text)}}#parseKeys(){const keys=[];for(;;){const{kind:kind2,value,start,end}=this.#peek();
if(kind2!=="name"&&kind2!=="string")break;keys.push({name:value,start,end}),checkKeys(keys),this.#next()}const{kind}=this.#peek();if(keys.length===0)throw this.#unexpected(
"a name");if(kind==="="&&keys.length>1)throw this.#unexpected('"{"');if(kind!=="="&&kind!=="{")throw this.#unexpected('"=" or "{"');return keys}#parseValue(){const{
kind,value}=this.#peek();switch(kind){case"{":return this.#parseObject();case"[":return this.#parseList();case"string":case"heredoc":return this.#next(),{kind:"\
string",value};case"number":case"float":return this.#next(),{kind,text:value};case"bool":return this.#next(),{kind,value:value==="true"};default:throw this.#unexpected(
"a value")}}#parseObject(){this.#enter("{");const items=this.#parseItems();return this.#expect("}"),this.#depth-=1,{kind:"object",items}}#parseList(){this.#enter(
"[");const elements=[];let needsComma=!1;for(let token2=this.#peek();token2.kind!=="]";token2=this.#peek())if(token2.kind===",")this.#next(),needsComma=!1;else{
if(needsComma)throw this.#unexpected('"," or "]"');elements.push(this.#parseValue()),needsComma=token2.kind!=="["}return this.#expect("]"),this.#depth-=1,{kind:"\
list",elements}}#enter(kind){const{start}=this.#peek();if(this.#expect(kind),this.#depth+=1,this.#depth>MAX_DEPTH)throw new Hcl1Error(`values are nested deeper \
than ${MAX_DEPTH} levels`,start)}#expect(kind){if(this.#peek().kind!==kind)throw this.#unexpected(describe(kind));this.#next()}#peek(){return this.#peeked??=this.#scanner.
next(),this.#peeked}#next(){this.#peeked=null}#unexpected(want){const{kind,start}=this.#peek();return new Hcl1Error(`expected ${want}, found ${describe(kind)}`,
start)}}function describe(kind){return kind.length===1?`"${kind}"`:kind==="name"?"a word without quotation marks":kind==="end of the file"?"the end of the file":
`a ${kind}`}function readHcl1File(text,client){const isJson=new RegExp("^\\p{White_Space}*\\{","u").test(text),source=isJson?text:text.replaceAll(`\r
`,`
`),placeOf=(0,structure.yN)(source);try{return{kind:"read",items:isJson?parseHcl1Json(source):parseHcl1Native(source,client==="opentofu"),placeOf}}catch(error){
if(!(error instanceof Hcl1Error))throw error;const{message,start}=error;return{kind:"refused",why:message,place:placeOf({start,end:start+1})}}}var hcl1_decode=__webpack_require__(
6188);const BLOCK="registry_protocols",NO_PROTOCOLS={requestTimeoutSeconds:null,retryCount:null};function decodeRegistryProtocols(items){for(const{keys,value}of items){
const[name]=keys;if(name?.name!==BLOCK||value.kind!=="object")continue;let{requestTimeoutSeconds,retryCount}=NO_PROTOCOLS;const within={path:[BLOCK],span:name};
try{return(0,hcl1_decode.RC)(value.items,"retry_count",within,(node,at)=>{retryCount=(0,hcl1_decode.sD)(node,at,void 0)}),(0,hcl1_decode.RC)(value.items,"reques\
t_timeout_seconds",within,(node,at)=>{requestTimeoutSeconds=(0,hcl1_decode.sD)(node,at,void 0)}),{requestTimeoutSeconds,retryCount,mistakes:[]}}catch(error){if(!(error instanceof
hcl1_decode.aZ))throw error;const mistake={span:error.argument.span,why:error.message};return{...NO_PROTOCOLS,mistakes:[mistake]}}}return{...NO_PROTOCOLS,mistakes:[]}}
function requestTimeoutMs(seconds,environment){const fromVariable=positive(environment.TF_REGISTRY_CLIENT_TIMEOUT);return fromVariable!==null?fromVariable*1e3:seconds===
null?null:seconds>0?seconds*1e3:Number.POSITIVE_INFINITY}const REQUEST_MS=1e4,RETRIES=1;function registryPatience(client,{requestTimeoutSeconds,retryCount},environment){
const retries=positive(environment.TF_REGISTRY_DISCOVERY_RETRY)??retryCount??RETRIES;return{client,attemptMs:requestTimeoutMs(requestTimeoutSeconds,environment)??
REQUEST_MS,retries:Math.max(retries,0)}}function positive(variable){const value=/^\+?\d+$/.test(variable??"")?Number(variable):0;return value>0?value:null}const NO_VALUES={
credentials:new Map,hosts:new Map,helpers:new Map},FILE={path:[],span:{start:0,end:0}};function decodeCliConfig(items,client){const config={},valuesOf=()=>({...NO_VALUES,
...config});try{for(const[name,decode]of fieldsOf(config,client))(0,hcl1_decode.RC)(items,name,FILE,decode);return{values:valuesOf(),mistake:null}}catch(error){
if(!(error instanceof hcl1_decode.aZ))throw error;return{values:client==="opentofu"?valuesOf():NO_VALUES,mistake:error}}}function fieldsOf(config,client){const isTerraform=client===
"terraform",string=(node,argument)=>(0,hcl1_decode.sc)(node,argument,void 0),bool=(node,argument)=>(0,hcl1_decode.zC)(node,argument,void 0),strings=(node,argument)=>(0,hcl1_decode.
P2)(node,argument,void 0,hcl1_decode.sc),ofTerraform=[["providers",strings],["provisioners",strings],["disable_checkpoint",bool],["disable_checkpoint_signature",
bool]],before=(old,empty)=>isTerraform?empty:old??empty;return[...isTerraform?ofTerraform:[],["plugin_cache_dir",string],["plugin_cache_may_break_dependency_loc\
k_file",bool],["host",(node,argument)=>{config.hosts=(0,hcl1_decode.P2)(node,argument,config.hosts,(inner,at,old)=>decodeHost(inner,at,before(old,{services:null})))}],
["credentials",(node,argument)=>{config.credentials=(0,hcl1_decode.P2)(node,argument,config.credentials,hcl1_decode.hp)}],["credentials_helper",(node,argument)=>{
config.helpers=(0,hcl1_decode.P2)(node,argument,config.helpers,(inner,at,old)=>decodeHelper(inner,at,before(old,{args:[]})))}]]}function decodeHost(node,argument,host){
return(0,hcl1_decode.RC)((0,hcl1_decode.mW)(node,argument),"services",argument,(inner,at)=>{host.services=(0,hcl1_decode.hp)(inner,at,host.services??void 0)}),host}
function decodeHelper(node,argument,helper){return(0,hcl1_decode.RC)((0,hcl1_decode.mW)(node,argument),"args",argument,(inner,at)=>{helper.args=(0,hcl1_decode.VX)(
inner,at,helper.args,hcl1_decode.sc)}),helper}const NO_BLOCKS={credentials:new Map,hosts:new Map,helpers:new Map,installations:null,protocols:NO_PROTOCOLS,findings:[],
secrets:[],isRead:!1};function parseConfigFile({shown,text,isUtf8},client){const findingOf2=(mistake2,place)=>({problem:(0,cli_config.credentialsConfig)({clients:[
client],mistake:mistake2}),place}),refused=(why,place)=>({...NO_BLOCKS,findings:[findingOf2({kind:"syntax",file:shown,why},place)]}),reading=readHcl1File(text,client);
if(reading.kind==="refused")return refused(reading.why,{file:shown,...reading.place});if(!isUtf8)return refused("illegal UTF-8 encoding",null);const{values,mistake}=decodeCliConfig(
reading.items,client),placeOf=span=>({file:shown,...reading.placeOf(span)}),spans=labelSpans(reading.items),placeOfLabel=(type,label)=>placeOf(spans.get(keyOf(type,
label))??{start:0,end:0}),wrongType=({argument:{path,span},want})=>findingOf2({kind:"type",file:shown,path,want},placeOf(span)),rest=mistake===null?reading.items:
[],protocols=decodeRegistryProtocols(client==="opentofu"?rest:[]),ignored=({span,why})=>findingOf2({kind:"block",file:shown,why},placeOf(span));return{credentials:mapValues(
values.credentials,(block,label)=>readCredentials(block,placeOfLabel("credentials",label))),hosts:mapValues(values.hosts,({services},label)=>({place:placeOfLabel(
"host",label),services:Array.from(services??[],([id2,value])=>({id:id2,value:serviceJson(value)}))})),helpers:mapValues(values.helpers,({args},label)=>({place:placeOfLabel(
"credentials_helper",label),args})),installations:{items:rest.filter(isInstallation),shown,placeOf},protocols,findings:[...mistake===null?[]:[wrongType(mistake)],
...protocols.mistakes.map(ignored)],secrets:[...values.credentials.values()].flatMap(secretsOf),isRead:mistake===null||client==="opentofu"}}const isInstallation=({
keys:[key]})=>key?.name==="provider_installation",mapValues=(map,make)=>new Map(Array.from(map,([key,value])=>[key,make(value,key)]));function readCredentials(block,place){
const value=block.get("token"),isString=value?.kind==="string";return{place,token:isString?new token.o(value.value.normalize("NFC")):null,hasValue:value!==void 0,
crashes:[...block.values()].some(hasMaps)}}const hasMaps=value=>{switch(value.kind){case"maps":return!0;case"list":return value.elements.some(hasMaps);case"map":
return[...value.entries.values()].some(hasMaps);default:return!1}};function secretsOf(block){return[...block.values()].flatMap(value=>value.kind==="string"||value.
kind==="int"?[new token.o(String(value.value))]:[])}function serviceJson(value){return value.kind==="maps"?jsonOfMap(value.elements[0]??new Map):jsonOf(value)}function jsonOf(value){
switch(value.kind){case"list":return value.elements.map(jsonOf);case"map":return jsonOfMap(value.entries);case"maps":return value.elements.map(jsonOfMap);default:
return value.value}}const jsonOfMap=map=>Object.fromEntries(Array.from(map,([name,value])=>[name,jsonOf(value)]));function labelSpans(items){const spans=new Map;
for(const{keys,value}of items){const[first,second]=keys,inner=value.kind==="object"?value.items.map(item=>item.keys[0]):[];for(const label of second===void 0?inner:
[second])label!==void 0&&spans.set(keyOf(first?.name??"",label.name),label)}return spans}const keyOf=(type,label)=>`${type.toLowerCase()} ${label}`;var registry_version=__webpack_require__(
1731);function configPaths(client,machine,exists,cliConfig=null){const named=namedFile(machine.environment,cliConfig),home=homeOf(machine);if(home===null)return{
main:named,directory:null,directoryOff:null,helperDirectories:[],mirrorDirectories:[]};const paths=machine.system==="windows"?windowsPaths:unixPaths,{main,directory,
dataDirectories}=paths(client,home,machine.environment,exists),join=joiner(machine),helperDirectories=dataDirectories.flatMap(data=>[join(data,"plugins"),join(data,
"plugins",machine.platform)]),mirrorDirectories=[...dataDirectories,...applicationDirectories(home,machine)].map(data=>join(data,"plugins")),directories={helperDirectories,
mirrorDirectories};if(named===null)return{main:{path:main,chosenBy:"default"},directory,directoryOff:null,...directories};const directoryOff={path:directory,by:named.
chosenBy};return{main:named,directory:null,directoryOff,...directories}}function applicationDirectories(home,machine){const{system,platform,environment}=machine;
if(system==="windows")return[joinWindows(home,"HashiCorp","Terraform")];if(platform.startsWith("darwin"))return[home,""].map(root=>joinUnix(root,"Library","Appl\
ication Support","io.terraform"));const{XDG_DATA_HOME:own="",XDG_DATA_DIRS:others}=environment,isAbsolute=path=>path.startsWith("/");return[isAbsolute(own)?own:
joinUnix(home,".local","share"),...(others||"/usr/local/share:/usr/share").split(":").filter(isAbsolute)].map(data=>joinUnix(data,"terraform"))}function shownPath(path,machine){
const home=homeOf(machine),separator=machine.system==="windows"?"\\":"/";return home===null||home.length<2||!path.startsWith(home+separator)?path:(machine.system===
"windows"?"%APPDATA%":"~")+path.slice(home.length)}function namedFile(environment,cliConfig){if(cliConfig)return{path:cliConfig,chosenBy:"cli-config"};for(const chosenBy of[
"TF_CLI_CONFIG_FILE","TERRAFORM_CONFIG"]){const path=environment[chosenBy];if(path)return{path,chosenBy}}return null}function homeOf({system,environment,accountHome}){
return system==="windows"?environment.APPDATA||null:environment.HOME||accountHome||null}function unixPaths(client,home,environment,exists){const[terraformrc,tofurc]=[
joinUnix(home,".terraformrc"),joinUnix(home,".tofurc")],directory=joinUnix(home,".terraform.d");if(client==="terraform")return{main:terraformrc,directory,dataDirectories:[
directory]};const{XDG_CONFIG_HOME:config,XDG_DATA_HOME:data}=environment,isFresh=!exists(terraformrc)&&!exists(tofurc);return{main:config&&isFresh?joinUnix(config,
"opentofu","tofurc"):chooseFile(tofurc,terraformrc,exists),directory:config&&!exists(directory)?joinUnix(config,"opentofu"):directory,dataDirectories:data?[directory,
joinUnix(data,"opentofu")]:[directory]}}function windowsPaths(client,home,_environment,exists){const[terraformrc,tofurc]=[joinWindows(home,"terraform.rc"),joinWindows(
home,"tofu.rc")],directory=joinWindows(home,"terraform.d");return{main:client==="terraform"?terraformrc:chooseFile(tofurc,terraformrc,exists),directory,dataDirectories:[
directory]}}const chooseFile=(own,legacy,exists)=>exists(legacy)&&!exists(own)?legacy:own,joiner=({system})=>system==="windows"?joinWindows:joinUnix,joinUnix=(directory,...names)=>[
directory.replace(/(?<!\/)\/+$/,""),...names].join("/"),joinWindows=(directory,...names)=>[directory.replace(/(?<![\\/])[\\/]+$/,""),...names].join("\\");function findHelper({
name,args,place},directories,client,machine){const listings=directories.map(directory=>({directory,files:(0,entries.M)(directory).filter(file=>isFile((0,external_node_path_.
join)(directory,file)))})),shown=path=>shownPath(path,machine),choice=chooseHelper(name,listings);switch(choice.kind){case"found":{const path=(0,external_node_path_.
resolve)(choice.directory,choice.file),refusal=refusalOf(path,machine);return{helper:{name,args,path,shown:shown(path),refusal},findings:[]}}case"crash":{const path=shown(
(0,external_node_path_.join)(choice.directory,choice.file));return{helper:null,findings:[{problem:(0,cli_config.credentialsHelper)({kind:"version",name,path,client}),
place}]}}case"missing":{const mistake={kind:"no helper",name,directories:directories.map(shown)};return{helper:null,findings:[{problem:(0,cli_config.credentialsConfig)(
{clients:[client],mistake}),place}]}}}}const isFile=path=>(0,external_node_fs_.existsSync)(path)&&!(0,external_node_fs_.statSync)(path).isDirectory(),HEAD_BYTES=256;
function refusalOf(path,{system}){if(system==="windows")return null;if(!(0,external_node_fs_.statSync)(path).isFile())return"permission denied";const head=Buffer.
alloc(HEAD_BYTES);let length;try{const descriptor=(0,external_node_fs_.openSync)(path,"r");try{length=(0,external_node_fs_.readSync)(descriptor,head)}finally{(0,external_node_fs_.
closeSync)(descriptor)}}catch(error){return(0,read_text.Oj)(error),null}return head.toString("latin1",0,2)==="#!"||head.subarray(0,length).includes(0)?null:"exe\
c format error"}const PREFIX="terraform-credentials-",NO_VERSION="0.0.0";function chooseHelper(name,listings){let best;for(const candidate of candidates(name,listings)){
const version=(0,registry_version.oF)(candidate.text),{directory,file}=candidate;if(version===null)return{kind:"crash",directory,file};(best===void 0||(0,registry_version.
Zy)(version,best.version,comparePreReleases)>0)&&(best={...candidate,version})}return best===void 0?{kind:"missing"}:{kind:"found",directory:best.directory,file:best.
file}}function candidates(name,listings){const found=new Map;for(const{directory,files}of listings)for(const file of files){if(!file.startsWith(PREFIX))continue;
const base=file.toLowerCase().slice(PREFIX.length).replace(/\.exe$/,""),split=base.indexOf("_v");if((split<0?base:base.slice(0,split))!==name||base==="")continue;
const text=split<0?NO_VERSION:base.slice(split+2).replace(/_x.*$/s,"");found.has(text)||found.set(text,{directory,file,text})}return[...found.values()]}function comparePreReleases(a,b){
const[parts,others]=[a.split("."),b.split(".")];for(let index=0;index<Math.max(parts.length,others.length);index+=1){const order=compareParts(parts[index]??"",others[index]??
"");if(order!==0)return order}return 0}function compareParts(a,b){if(a===b)return 0;const[isNumber,isOtherNumber]=[isWhole(a),isWhole(b)];return a===""?isOtherNumber?
-1:1:b===""?isNumber?1:-1:isNumber!==isOtherNumber?isNumber?-1:1:isNumber?BigInt(a)>BigInt(b)?1:-1:a>b?1:-1}const isWhole=text=>/^-?\d+$/.test(text);var address_advice=__webpack_require__(
3229),hostname=__webpack_require__(1831);function mergeConfig(files,client){const findings=files.flatMap(file=>file.findings),report=(mistake,place)=>{findings.
push({problem:(0,cli_config.credentialsConfig)({clients:[client],mistake}),place})},credentials=byHost(new Map(files.flatMap(file=>[...file.credentials])),report),
forced=byHost(new Map(files.flatMap(file=>[...file.hosts])),report);for(const{crashes,label,place}of credentials)crashes&&report({kind:"panic",label},place);const[
helper,...others]=new Map(files.flatMap(file=>[...file.helpers]));for(const[,{place}]of others)report({kind:"two helpers"},place);return{credentials,forced,helper:helper===
void 0?null:{name:helper[0],...helper[1]},findings}}function byHost(blocks,report){const found=new Map;for(const[label,block]of blocks){const type="services"in block?
"host":"credentials",host=(0,hostname.Pv)(label);if(!host.ok){const advice=(0,address_advice.L6)(label);report({kind:"label",type,label,why:host.why,advice},block.
place);continue}const other=found.get(host.value);if(other!==void 0){const labels=[other.label,label];report({kind:"two labels",type,host:host.value,labels},block.
place)}found.set(host.value,{...block,host:host.value,label})}return[...found.values()]}const MAX_FILE_BYTES=1024*1024,LIMITS={files:1e3,bytes:4*1024*1024};function readCliConfig(client,machine,cliConfig=null,limits=LIMITS){
const paths=configPaths(client,machine,external_node_fs_.existsSync,cliConfig),{directory,directoryOff,helperDirectories}=paths,main=readMain(paths,client,machine),
read=[...main,...readDirectory(directory,client,machine,limits)],off=readDirectory(directoryOff?.path??null,client,machine,limits),merged=mergeConfig(blocksOf(read),
client),found=merged.helper&&findHelper(merged.helper,helperDirectories,client,machine),turnedOff=mergeConfig(blocksOf(off),client).credentials,protocols=main[0]?.
blocks?.protocols??NO_PROTOCOLS;return{...merged,client,installations:blocksOf(read).flatMap(({installations})=>installations??[]),mirrors:paths.mirrorDirectories.
map(path=>({path,shown:shownPath(path,machine)})),paths,files:[...read.map(({file})=>file),...off.map(({file})=>({...file,state:"off"}))],turnedOff:turnedOff.map(
({host,place})=>({host,place})),helper:found?.helper??null,requestTimeoutMs:client==="opentofu"?requestTimeoutMs(protocols.requestTimeoutSeconds,machine.environment):
null,patience:registryPatience(client,protocols,machine.environment),findings:[...read.flatMap(({finding})=>finding??[]),...merged.findings,...found?.findings??
[]],secrets:[...blocksOf(read),...blocksOf(off)].flatMap(({secrets})=>secrets)}}const blocksOf=files=>files.flatMap(({blocks})=>blocks??[]);function readMain({main},client,machine){
if(main===null)return[];const{path,chosenBy}=main;if((0,external_node_fs_.existsSync)(path))return[readFile(path,client,machine)];const file={path,shown:shownPath(
path,machine),state:"absent"},finding=chosenBy==="default"?null:findingOf({kind:"missing",setting:chosenBy,path},client);return[{file,blocks:null,finding,bytes:0}]}
const IS_CONFIG=/\.tfrc(?:\.json)?$/s;function readDirectory(directory,client,machine,limits){if(directory===null)return[];const read=[];let total=0;for(const name of(0,entries.
M)(directory)){if(!IS_CONFIG.test(name))continue;const path=(0,external_node_path_.join)(directory,name);if(read.length>=limits.files||total>=limits.bytes){const shown=shownPath(
path,machine),finding=findingOf({kind:"too much",file:shown,...limits},client);read.push({file:{path,shown,state:"not read"},blocks:null,finding,bytes:0});break}
const file=readFile(path,client,machine);read.push(file),total+=file.bytes}return read}function readFile(path,client,machine){const read=(0,read_text.yR)(path,MAX_FILE_BYTES),
shown=shownPath(path,machine);if(!read.ok){const{failure}=read,finding=findingOf({kind:"unreadable",file:shown,failure},client);return{file:{path,shown,state:"n\
ot read"},blocks:null,finding,bytes:0}}const blocks=parseConfigFile({shown,...read},client),state=blocks.isRead?"read":"not read";return{file:{path,shown,state},
blocks,finding:null,bytes:read.bytes}}const findingOf=(mistake,client)=>({problem:(0,cli_config.credentialsConfig)({clients:[client],mistake}),place:null});function mergeFindings(findings){
const merged=new Map;for(const finding of findings){const{problem,place}=finding,key=JSON.stringify([problem.code,problem.message,place]),before=merged.get(key)?.
problem.affects??[],affects=[...new Set([...before,...problem.affects??[]])];merged.set(key,{problem:{...problem,affects},place})}return[...merged.values()]}}),
1807:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{M:()=>entriesOf,v:()=>directoriesIn});
var node_fs__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(3024),_read_text_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(5747);function entriesOf(directory){
try{return(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(directory).sort()}catch(error){return(0,_read_text_js__WEBPACK_IMPORTED_MODULE_1__.Oj)(error),[]}}
function directoriesIn(directory){try{return(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(directory,{withFileTypes:!0}).filter(entry=>entry.isDirectory()).
map(({name})=>name)}catch(error){return(0,_read_text_js__WEBPACK_IMPORTED_MODULE_1__.Oj)(error),[]}}}),1731:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
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
1:isNumberA&&a.length!==b.length?a.length-b.length:a===b?0:a<b?-1:1}})};export{id,ids,modules};
