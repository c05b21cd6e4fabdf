const id=810,ids=[810],modules={6188:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,
{P2:()=>decodeMap,RC:()=>decodeField,VX:()=>decodeList,aZ:()=>WrongType,hp:()=>decodeLooseMap,mW:()=>structItems,sD:()=>decodeInt,sc:()=>decodeString,zC:()=>decodeBool});
class WrongType extends Error{argument;want;constructor(argument,want){super(`${argument.path.join(".")} must be ${want}`),this.argument=argument,this.want=want}}
function decodeField(items,name,within,decode){const first=items.find(({keys})=>isNamed(keys[0]?.name,name))?.keys[0];if(first===void 0)return;const argument={path:[
...within.path,name],span:first},found=withoutKey(items,name),labelled=found.filter(({keys})=>keys.length>0);labelled.length>0&&decode({kind:"items",items:labelled},
argument);for(const{keys,value}of found)keys.length>0||decode(value.kind==="object"?{kind:"items",items:value.items}:value,argument)}function structItems(node,argument){
if(node.kind==="items"||node.kind==="object")return node.items;throw new WrongType(argument,"a block")}const MAX_DECODED=1e5;function decodeMap(node,argument,old,decode){
const map=old??new Map,items=node.kind==="item"?[node.item]:structItems(node,argument),done=new Set,groups=Map.groupBy(items,({keys})=>keys[0]?.name.toLowerCase());
let decoded=0;for(const{keys,value}of items){const[first,...rest]=keys;if(first===void 0)throw new WrongType(argument,"a block with a label");const{name}=first;
if(done.has(name))continue;rest.length>0&&done.add(name);const entry={path:[...argument.path,name],span:first},group=rest.length>0?groups.get(name.toLowerCase())??
[]:[];if(decoded+=group.length,decoded>items.length+MAX_DECODED)throw new WrongType(entry,"spelled like the others");const inner=rest.length>0?{kind:"items",items:group.
map(withoutFirstKey)}:value;map.set(name,decode(inner,entry,map.get(name)))}return map}const decodeLooseMap=(node,argument,old)=>decodeMap(node,argument,old,decodeLoose);
function decodeList(node,argument,list,decode){const nodes=nodesOf(node);if(nodes===void 0)throw new WrongType(argument,"a list");const added=nodes.map(each=>decode(
each,argument,void 0));for(const each of added)list.push(each);return list}function nodesOf(node){return node.kind==="items"?node.items.map(item=>({kind:"item",
item})):node.kind==="object"?[node]:node.kind==="list"?node.elements:void 0}const decodeString=(node,argument)=>{if(node.kind==="number")return node.text;if(node.
kind==="string")return node.value;throw new WrongType(argument,"a string")},decodeInt=(node,argument)=>decodeNumber(node.kind==="string"?{kind:"number",text:node.
value}:node,argument,"int"),decodeBool=(node,argument)=>{if(node.kind==="bool")return node.value;throw new WrongType(argument,"true or false")},decodeLoose=(node,argument,old)=>decodeAs(
old?.kind??looseKind(node,argument),node,argument,old);function decodeAs(kind,node,argument,old){switch(kind){case"string":return{kind,value:decodeString(node,argument,
void 0)};case"bool":return{kind,value:decodeBool(node,argument,void 0)};case"int":case"float":return{kind,value:decodeNumber(node,argument,kind)};case"list":{const before=old?.
kind===kind?old.elements:[];return{kind,elements:decodeList(node,argument,before,decodeElement)}}case"map":return{kind,entries:decodeLooseMap(node,argument,void 0)};case"\
maps":{const before=old?.kind===kind?old.elements:[];return{kind,elements:decodeList(node,argument,before,decodeLooseMap)}}}}const decodeElement=(node,argument)=>{
const kind=looseKind(node,argument);return decodeAs(kind==="maps"?"map":kind,node,argument,void 0)};function looseKind(node,argument){switch(node.kind){case"ite\
ms":case"object":return"maps";case"number":return"int";case"item":throw new WrongType(argument,"a value");case"string":case"float":case"bool":case"list":return node.
kind}}const INT=/^(?:0[xX][0-9a-fA-F]+|0[0-7]*|[1-9][0-9]*)$/,MAX_INT64=2**63-1;function decodeNumber(node,argument,kind){if(node.kind!=="number"&&node.kind!=="\
float")throw new WrongType(argument,"a number");const digits=node.text.replace("-",""),value=Number(/^0[0-7]+$/.test(digits)?`0o${digits}`:digits);if(kind==="in\
t"&&(!INT.test(digits)||value>MAX_INT64))throw new WrongType(argument,"a whole number");if(!Number.isFinite(value))throw new WrongType(argument,"a number");return node.
text.startsWith("-")?-value:value}const isNamed=(name,wanted)=>name?.toLowerCase()===wanted.toLowerCase(),withoutKey=(items,name)=>items.filter(({keys})=>isNamed(
keys[0]?.name,name)).map(withoutFirstKey),withoutFirstKey=({keys,value})=>({keys:keys.slice(1),value})}),1807:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{M:()=>entriesOf,v:()=>directoriesIn});var node_fs__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(3024),_read_text_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(
5747);function entriesOf(directory){try{return(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(directory).sort()}catch(error){return(0,_read_text_js__WEBPACK_IMPORTED_MODULE_1__.
Oj)(error),[]}}function directoriesIn(directory){try{return(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(directory,{withFileTypes:!0}).filter(entry=>entry.
isDirectory()).map(({name})=>name)}catch(error){return(0,_read_text_js__WEBPACK_IMPORTED_MODULE_1__.Oj)(error),[]}}}),1731:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
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
