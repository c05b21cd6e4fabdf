var __webpack_modules__={9018:((__unused_webpack___webpack_module__,__webpack_exports__2,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__2,{r:()=>clearCrash,
c:()=>openSecrets});var hostname=__webpack_require__(1831),token=__webpack_require__(2713),lines=__webpack_require__(7630);const isHost=text=>(0,hostname.Pv)(text).
ok,isFullName=text=>text.includes(".")&&isHost(text);function knownTokens(raw,environment){const fromSetting=(0,lines.vk)(raw.tokens??"").flatMap(line=>{const equals=line.
indexOf("="),right=line.slice(equals+1).trim(),left=equals<0?"":line.slice(0,equals).trim();return left!==""&&(!isHost(left)||!left.includes(".")&&isFullName(right))?
[right,left,line]:[right]}),fromEnvironment=Object.entries(environment).flatMap(([name,value])=>name.startsWith("TF_TOKEN_")&&value!==void 0?[value]:[]);return[
...fromSetting,...fromEnvironment,raw["github-token"]?.trim()??""].filter(text=>text!=="").map(text=>new token.o(text))}var clients=__webpack_require__(1064);const BASE=16777619,
SPREAD=2654435761;class Grams{length;#pool;#slots;#shift;#highest;constructor(length,pool,starts){this.length=length,this.#pool=pool;const bits=Math.max(4,Math.
ceil(Math.log2(2*starts.length+1)));this.#slots=new Int32Array(2**bits).fill(-1),this.#shift=32-bits;let highest=1;for(let step=1;step<length;step+=1)highest=Math.
imul(highest,BASE);this.#highest=highest;for(const start of starts)this.#slots[this.#slotOf(pool,start,this.#hash(pool,start))]=start}hasAt(text,at){return at<0||
at+this.length>text.length?!1:this.#startOf(text,at,this.#hash(text,at))>=0}search(text,reach,found){const length=this.length;if(text.length<length)return;let hash=this.#hash(
text,0);for(let at=0;;at+=1){const start=this.#startOf(text,at,hash);if(start>=0){let[before,after]=[0,length];for(;before<reach&&this.#isSame(text,at,start,-1-
before);)before+=1;for(;after<length+reach&&this.#isSame(text,at,start,after);)after+=1;found(at-before,at+after)}if(at+length>=text.length)return;const rest=hash-
Math.imul(text[at]??0,this.#highest);hash=Math.imul(rest,BASE)+(text[at+length]??0)|0}}#startOf(text,at,hash){return this.#slots[this.#slotOf(text,at,hash)]??-1}#isSame(text,at,start,step){
const code=text[at+step];return code!==void 0&&code===this.#pool[start+step]}#slotOf(text,at,hash){let slot=Math.imul(hash^hash>>>15,SPREAD)>>>this.#shift;for(;;){
const start=this.#slots[slot]??-1;if(start<0||this.#isEqual(start,text,at))return slot;slot=slot+1===this.#slots.length?0:slot+1}}#isEqual(start,text,at){for(let step=0;step<
this.length;step+=1)if(!this.#isSame(text,at,start,step))return!1;return!0}#hash(text,at){let hash=0;for(let step=at;step<at+this.length;step+=1)hash=Math.imul(
hash,BASE)+(text[step]??0)|0;return hash}}var spellings=__webpack_require__(7251),idna=__webpack_require__(1822);const MAX_LEVELS=4;function viewsOf(text,look){
let decoded={text,starts:null};for(let level=0;level<MAX_LEVELS&&decoded!==null;level+=1)look(fold(decoded,text.length)),decoded=decode(decoded,text.length)}const CUT="\
\u2026",SPACE=32,ASCII=Uint16Array.from({length:128},(_,code)=>{const character2=String.fromCharCode(code);return code<=SPACE||code===127?SPACE:({"-":"+",_:"/"}[character2]??
character2).toLowerCase().charCodeAt(0)});function foldCharacter(character2){return character2===CUT?character2:/[\s\x80-\x9f]/.test(character2)?" ":/[\p{C}\p{Default_Ignorable_Code_Point}\ufffd]/u.
test(character2)?"":character2.normalize("NFKD").toLowerCase().toUpperCase().toLowerCase()}let codes=new Uint16Array(1024),places=new Uint32Array(1025);function makeRoom(size){
if(size<codes.length)return;const[longer,further]=[new Uint16Array(2*size),new Uint32Array(2*size+1)];longer.set(codes),further.set(places),codes=longer,places=
further}function fold({text,starts},length){makeRoom(text.length);let size=0;for(let at=0;at<text.length;at+=1){const code=text.charCodeAt(at),start=starts===null?
at:starts[at]??length;if(code<128){size=put(ASCII[code]??SPACE,start,size);continue}const character2=String.fromCodePoint(text.codePointAt(at)??0),folded=foldCharacter(
character2);makeRoom(size+folded.length+text.length-at);for(let unit=0;unit<folded.length;unit+=1)size=put(folded.charCodeAt(unit),start,size);at+=character2.length-
1}return places[size]=length,{codes:codes.subarray(0,size),starts:places.subarray(0,size+1)}}function put(code,start,size){return code===SPACE&&size>0&&codes[size-
1]===SPACE?size:(codes[size]=code,places[size]=start,size+1)}const ENTITIES={amp:"&",apos:"'",gt:">",lt:"<",nbsp:" ",quot:'"'},ESCAPES=/((?:%[0-9A-Fa-f]{2})+|(?:\\x[0-9A-Fa-f]{2})+)|\\u([0-9A-Fa-f]{4})|\\U([0-9A-Fa-f]{8})|\\(["'/\\])|(\\[abfnrtv])|&#(\d{1,7});|&#[xX]([0-9A-Fa-f]{1,6});|&(amp|apos|gt|lt|nbsp|quot);|([xX][nN]--[0-9A-Za-z-]{1,1024})|(?:%[0-9A-Fa-f]?|\\(?:[uUx][0-9A-Fa-f]{0,7})?|&#?[0-9A-Za-z]{0,7})(?=…|$)/g,
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
range.to);return shown+text.slice(from)}const isInWord=unit=>unit<"\x80"?/[a-z\d.:-]/i.test(unit):/[\p{L}\p{M}\p{N}]/u.test(unit),LONGEST_KEPT=260;function isKept(text,{
from,to},kept){const isOfName=at=>Math.max(from-at,at-to)<LONGEST_KEPT&&isInWord(text[at]??"");let start=from;for(;isOfName(start-1);)start-=1;let end=to;for(;isOfName(
end);)end+=1;for(;end>to&&/[.:]/.test(text[end-1]??"");)end-=1;return kept.has(text.slice(start,end))}const MAX_DEPTH=64,OURS=new Set(["kind","severity","code",
"affects","clients","authorization","held","place","places","exclude","servicesFrom","requirements"]),THEIRS=new Set(["value","login"]),isOurs=(key,item)=>OURS.
has(key)||key==="client"&&clients.Du.some(client=>client===item),NONE=new Set;function makeRedact(tokens){return guarded(()=>{const hide=makeHide(tokens);return hide===
null?value=>value:(value,kept=NONE)=>guarded(()=>redactorWith(remembering(text=>hide(text,kept)))(value))})}function guarded(run){try{return run()}catch{throw new Error(
"tokens could not be hidden")}}const MAX_REMEMBERED=1e4,LONGEST_REMEMBERED=200;function remembering(hide){const known=new Map;return text=>{const before=known.get(
text);if(before!==void 0)return before;const hidden=hide(text);return text.length<=LONGEST_REMEMBERED&&known.size<MAX_REMEMBERED&&known.set(text,hidden),hidden}}
function redactorWith(hide){const known={ours:new Map,theirs:new Map},redactObject=(value,depth,whose)=>{if(Array.isArray(value))return value.map(item=>redact(item,
depth+1,whose));const entries=Object.entries(value).map(([key,item])=>whose==="ours"&&isOurs(key,item)?[key,item]:[hide(key),redact(item,depth+1,THEIRS.has(key)?
"theirs":whose)]);return Object.fromEntries(entries)},redact=(value,depth,whose)=>{if(typeof value=="string")return hide(value);if(depth>MAX_DEPTH)return null;if(typeof value!=
"object"||value===null)return value;const redacted=known[whose].get(value)??redactObject(value,depth,whose);return known[whose].set(value,redacted),redacted};return value=>redact(
value,0,"ours")}function openSecrets(raw,environment,mask=()=>{}){const tokens=new Map;let redact=null;const learn=found=>{const others=found.filter(token2=>!tokens.
has(token2.reveal()));if(others.length!==0){for(const token2 of others)tokens.set(token2.reveal(),token2);redact=null,mask(others)}};return guarded(()=>learn(knownTokens(
raw,environment))),{learn:token2=>guarded(()=>learn([token2])),redact:(value,kept)=>(redact??=makeRedact([...tokens.values()]),redact(value,kept))}}const UNSAYABLE="\
tf-disco crashed, and the description of the crash could not be cleared of tokens";function clearCrash(describe,{redact}){try{return describe(redact)}catch{return UNSAYABLE}}}),
7251:((__unused_webpack___webpack_module__,__webpack_exports__2,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__2,{K:()=>masker,x:()=>searchedSpellings});
var _go_quote_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(6246),_go_url_escape_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(6979),_protocol_token_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(
2713);function partsOf(token){const text=token.reveal(),lines=/[\r\n]/.test(text)?text.split(/[\r\n]+/):[];return[text,...lines].filter(part=>part.trim().length>=
_protocol_token_js__WEBPACK_IMPORTED_MODULE_2__.I)}const readingsOf=part=>[...new Set([part,Buffer.from(part).toString("latin1")])],base64Of=text=>["","x","xx"].
flatMap(before=>{const encoded=Buffer.from(before+text).toString("base64"),own=encoded.slice(Math.ceil(before.length*4/3)).replace(/=+$/,"");return encoded.endsWith(
"=")?[own.slice(0,-1),own]:[own]});function*searchedSpellings(tokens){const parts=tokens.flatMap(partsOf).map(part=>part.trim());for(const text of new Set(parts.
flatMap(readingsOf)))yield text,text.includes(" ")&&(yield text.replaceAll(" ","+")),yield*base64Of(text),yield Buffer.from(text).toString("hex")}const MAX_DERIVED=16*
1024,MAX_DERIVED_TOTAL=1024*1024;function masker(write){let room=MAX_DERIVED_TOTAL;return tokens=>{const parts=tokens.flatMap(partsOf).flatMap(part=>[part,part.
trim()]),derived=[];for(const text of new Set(parts.flatMap(readingsOf))){if(text.length>MAX_DERIVED||room<0)continue;const forms=derivedOf(text).filter(form=>form.
trim().length>=_protocol_token_js__WEBPACK_IMPORTED_MODULE_2__.I);derived.push(...forms),room-=forms.join("").length}write([...new Set([...parts,...derived])])}}
function derivedOf(text){const path=(0,_go_url_escape_js__WEBPACK_IMPORTED_MODULE_1__.ft)(text),quoted=(0,_go_quote_js__WEBPACK_IMPORTED_MODULE_0__.o)(text).slice(
1,-1),percent=[encodeURIComponent(text.toWellFormed()),...path.ok?[path.value]:[]],base64=base64Of(text),hex=Buffer.from(text).toString("hex");return[text,text.
toLowerCase(),quoted,JSON.stringify(text).slice(1,-1),...percent,...percent.map(escaped=>escaped.replace(/%[0-9A-F]{2}/g,octet=>octet.toLowerCase())),...base64,
...base64.map(encoded=>encoded.replaceAll("+","-").replaceAll("/","_")),hex,hex.toUpperCase()]}}),6309:((__unused_webpack___webpack_module__,__webpack_exports__2,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__2,{A3:()=>reasonOf,Lw:()=>Refused,Or:()=>isSystemError});var _protocol_version_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(
3592);const CURES={EACCES:"give this user permission to write there",EDQUOT:"free disk space",EISDIR:"remove or rename the directory of that name",ENOENT:"check\
 that the path exists",ENOSPC:"free disk space",ENOTDIR:"remove or rename the file that is in the place of a directory",EPERM:"give this user permission to writ\
e there",EROFS:"choose a path on a file system that can be written to"};class Refused extends Error{name="Refused"}function reasonOf(error){if(error instanceof Refused)
return error.message;if(!isSystemError(error))return`${String(error)}; this is a bug of tf-disco, please report it at ${_protocol_version_js__WEBPACK_IMPORTED_MODULE_0__.
xV}`;const cure=CURES[error.code];return`${error.message.split(", ")[0]}${cure===void 0?"":`; ${cure}`}`}const isSystemError=error=>typeof error=="object"&&error!==
null&&"syscall"in error&&"code"in error}),6181:((__unused_webpack___webpack_module__,__webpack_exports__2,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__2,
{RY:()=>parseLooseIpv4,n7:()=>plainAddress,r5:()=>parseIp});function parseIp(text){if(!text.includes(":"))return parseIpv4(text);const percent=text.indexOf("%");
return percent===text.length-1?null:parseIpv6(percent<0?text:text.slice(0,percent))}function parseIpv4(text){const octets=text.split("."),isValid=octets.length===
4&&octets.every(octet=>/^(0|[1-9]\d{0,2})$/.test(octet)),bytes=octets.map(Number);return isValid&&bytes.every(byte=>byte<=255)?bytes:null}function parseLooseIpv4(text){
const numbers=text.split(".").map(looseNumber),last=numbers.pop()??Number.NaN,left=4-numbers.length;if(!(left>0&&numbers.every(number=>number<=255)&&last<256**left))
return null;const rest=Array.from({length:left},(_,index)=>Math.floor(last/256**(left-1-index))%256);return[...numbers,...rest]}function looseNumber(text){return/^0x[\da-f]*$/i.
test(text)?Number.parseInt(`0${text.slice(2)}`,16):/^0[0-7]*$/.test(text)?Number.parseInt(text,8):/^[1-9]\d*$/.test(text)?Number(text):Number.NaN}function parseIpv6(text){
const[first="",second,...more]=text.split("::");if(second===void 0){const whole=bytesOfGroups(first,!0);return whole?.length===16?whole:null}const[head,tail]=[bytesOfGroups(
first,!1),bytesOfGroups(second,!0)];if(head===null||tail===null||more.length>0)return null;const missing=16-head.length-tail.length;return missing<2?null:[...head,
...Array(missing).fill(0),...tail]}function bytesOfGroups(text,isEnd){if(text==="")return[];const groups=text.split(":"),parts=groups.map((group,index)=>{if(/^[0-9a-f]{1,4}$/i.
test(group)){const value=Number.parseInt(group,16);return[value>>8,value&255]}return isEnd&&index===groups.length-1?parseIpv4(group):null});return parts.every(part=>part!==
null)?parts.flat():null}const MAPPED=[0,0,0,0,0,0,0,0,0,0,255,255].join();function plainAddress(text){const bytes=parseIp(text)??[];return bytes.slice(0,12).join()===
MAPPED?bytes.slice(12).join("."):text}}),4874:((__unused_webpack___webpack_module__,__webpack_exports__2,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__2,
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
UPPER_E)return!0}return!1}}),3307:((__unused_webpack___webpack_module__,__webpack_exports__2,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__2,{
Gv:()=>isObject,HT:()=>jsonMistake,I:()=>jsonString,IL:()=>jsonValue,CI:()=>partsOf,Ey:()=>scanJson});const LINE_FEED=10,TOO_DEEP=["more than 10000 levels of ne\
sting","nest brackets less deeply"],TOO_LARGE=["number too large for a 64-bit float","use a smaller number"],INCOMPLETE=["the text ends before the JSON value is\
 complete","check that the file was not truncated"],TRAILING_COMMA=["trailing comma","remove the comma"];function stringMistake(text,at){return at===text.length?
INCOMPLETE:text[at]==="\\"?["invalid escape sequence in a string",String.raw`write a backslash as \\`]:["control character in a string",String.raw`escape it, for example a line break as \n`]}
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
fffd")):JSON.parse(text)}function jsonString(text){return JSON.parse(text).toWellFormed()}}),3625:((__unused_webpack___webpack_module__,__webpack_exports__2,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__2,{J:()=>accept,T:()=>refuse});const accept=value=>({ok:!0,value}),refuse=why=>({ok:!1,why})}),6246:((__unused_webpack___webpack_module__,__webpack_exports__2,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__2,{D:()=>quoteStart,o:()=>quoteText});const SHORT_ESCAPES={'"':'\\"',"\\":"\\\\","\x07":"\\a","\b":"\\b","\f":"\\f","\n":"\
\\n","\r":"\\r","	":"\\t","\v":"\\v"},quoteText=text=>`"${escapeText(text.toWellFormed())}"`;function quoteStart(text,maxBytes){let quoted="",left=maxBytes;for(const character of text.
toWellFormed()){if(left===0)break;const bytes=new TextEncoder().encode(character);quoted+=bytes.length<=left?escapeText(character):cutCharacter(bytes.subarray(0,
left)),left=Math.max(0,left-bytes.length)}return`"${quoted}"`}function escapeText(text){return/^[ !#-[\]-~]*$/.test(text)?text:text.replace(/["\\]|[^\p{L}\p{M}\p{N}\p{P}\p{S} ]/gu,
character=>SHORT_ESCAPES[character]??numbered(character))}function numbered(character){const code=character.codePointAt(0)??0;return code<128?`\\x${hex(code,2)}`:
code<65536?`\\u${hex(code,4)}`:`\\U${hex(code,8)}`}const cutCharacter=bytes=>Array.from(bytes,byte=>`\\x${hex(byte,2)}`).join(""),hex=(value,digits)=>value.toString(
16).padStart(digits,"0")}),6979:((__unused_webpack___webpack_module__,__webpack_exports__2,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__2,{Ge:()=>showQuery,
V$:()=>reescape,ft:()=>escapePath,h0:()=>queryMistake,xB:()=>readQuery,y3:()=>escapeFragment});var _parsed_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(3625),
_quote_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(6246);const HOST_CHARACTERS=`!$&'()*+,;=:[]<>"`,KEPT={path:"$&+,/:;=@",host:HOST_CHARACTERS,zone:HOST_CHARACTERS,
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
b?1:0).map(([name,value])=>`${name}=${value}`).join("&")}),630:((__unused_webpack___webpack_module__,__webpack_exports__2,__webpack_require__)=>{__webpack_require__.
d(__webpack_exports__2,{O:()=>resolveUrl,s:()=>resolveReference});var _parsed_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(3625),_url_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(
4283),_url_escape_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(6979);function resolveUrl(base,reference){const parsed=(0,_url_js__WEBPACK_IMPORTED_MODULE_0__.
Dl)(reference);return parsed.ok?(0,_parsed_js__WEBPACK_IMPORTED_MODULE_2__.J)(resolveReference(base,parsed.value)):parsed}function resolveReference(base,reference){
if(reference.scheme!==""||reference.host!==""||reference.user!==null){const scheme2=reference.scheme===""?base.scheme:reference.scheme;return{...reference,scheme:scheme2,
path:resolvePath(reference.path)}}const{scheme}=base,isEmpty=reference.path===""&&!reference.forceQuery&&reference.query==="",query=isEmpty?base.query:reference.
query,fragment=isEmpty&&reference.fragment===""?base.fragment:reference.fragment;if(reference.path===""&&base.opaque!=="")return{...reference,scheme,query,fragment,
opaque:base.opaque};const path=resolvePath(joinPath(base.path,reference.path));return{...reference,scheme,query,fragment,user:base.user,host:base.host,path}}function joinPath(base,reference){
return reference===""?base:reference.startsWith("/")?reference:base.slice(0,base.lastIndexOf("/")+1)+reference}function resolvePath(path){if(path==="")return"";
const segments=path.split("/"),kept=[];for(const segment of segments)segment===".."?(kept.pop(),kept.length===1&&kept[0]===""&&kept.pop()):segment!=="."?kept.push(
segment):kept.length===0&&kept.push("");const last=segments.at(-1),resolved=`/${kept.join("/")}${last==="."||last===".."?"/":""}`,escaped=(0,_url_escape_js__WEBPACK_IMPORTED_MODULE_1__.
ft)(resolved.startsWith("//")?resolved.slice(1):resolved);return escaped.ok?escaped.value:resolved}}),4283:((__unused_webpack___webpack_module__,__webpack_exports__2,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__2,{Dl:()=>parseUrl,Pl:()=>safeUrl,aR:()=>basicAuthorization,cz:()=>urlHost,jr:()=>showUrl,t5:()=>requestTarget});var _ip_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(
6181),_parsed_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(3625),_quote_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(6246),_url_escape_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(
6979),_utf8_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(8947);const CONTROL=/[^ -~\u0080-\u{10ffff}]/u,SCHEME=/^([A-Za-z][A-Za-z0-9+.-]*):/,PORT=/^(?::[0-9]*)?$/,
USER_INFO=/^[A-Za-z0-9._~:!$&'()*+,;=%@-]*$/;function parseUrl(text){const[main,fragmentText]=splitAt(text,"#"),url=parseMain(main);if(!url.ok)return(0,_parsed_js__WEBPACK_IMPORTED_MODULE_4__.
T)(`parse ${(0,_quote_js__WEBPACK_IMPORTED_MODULE_1__.o)(main)}: ${url.why}`);const fragment=(0,_url_escape_js__WEBPACK_IMPORTED_MODULE_2__.y3)(fragmentText);return fragment.
ok?(0,_parsed_js__WEBPACK_IMPORTED_MODULE_4__.J)({...url.value,fragment:fragment.value}):(0,_parsed_js__WEBPACK_IMPORTED_MODULE_4__.T)(`parse ${(0,_quote_js__WEBPACK_IMPORTED_MODULE_1__.
o)(text)}: ${fragment.why}`)}function showUrl(url){const scheme=url.scheme===""?"":`${url.scheme}:`,query=url.forceQuery||url.query!==""?`?${url.query}`:"",fragment=url.
fragment===""?"":`#${url.fragment}`,middle=url.opaque===""?showAuthority(url)+showPath(url):url.opaque;return scheme+middle+query+fragment}function safeUrl(url){
const opaque=url.opaque.replace(/^[^/]*@/,"");return showUrl({...url,opaque,user:null,query:"",forceQuery:!1,fragment:""})}function urlHost(url){const colon=url.
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
8947:((__unused_webpack___webpack_module__,__webpack_exports__2,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__2,{ZJ:()=>toBytes,_6:()=>decodeUtf8,
iP:()=>byteString,uK:()=>fromBytes});const decoder=new TextDecoder("utf-8",{ignoreBOM:!0});function decodeUtf8(bytes){const text=decoder.decode(bytes);return text.
includes("\uFFFD")?decoder.decode(withoutIncomplete(bytes)):text}const INVALID=255;function withoutIncomplete(bytes){const copy=new Uint8Array(bytes);for(let at=0;at<
bytes.length;at+=1){const lead=bytes[at]??0;if(lead<224||lead>244)continue;const size=lead<240?3:4,seen=bytesSeen(bytes,at,size);seen<size&&copy.fill(INVALID,at,
at+seen),at+=seen-1}return copy}function bytesSeen(bytes,start,size){const lead=bytes[start],second=bytes[start+1]??0,least=lead===224?160:lead===240?144:128,most=lead===
237?159:lead===244?143:191;if(second<least||second>most)return 1;let seen=2;for(;seen<size&&((bytes[start+seen]??0)&192)===128;)seen+=1;return seen}const toBytes=text=>byteString(
new TextEncoder().encode(text));function fromBytes(text){const bytes=new Uint8Array(text.length);for(let at=0;at<text.length;at+=1)bytes[at]=text.charCodeAt(at);
return decoder.decode(bytes)}function byteString(bytes){let text="";for(const byte of bytes)text+=String.fromCharCode(byte);return text}}),9077:((__unused_webpack___webpack_module__,__webpack_exports__2,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__2,{q:()=>leave,w:()=>endWhenInterrupted});const SIGNALS=["SIGINT","SIGTERM","SIGHUP","SIGBREAK"],SAME_MS=300,CRASH_MS=5e3;
function endWhenInterrupted(program,stop,{isFinal,crash,now}){const interruption=new AbortController;let first=0;const isSecond=()=>isFinal||interruption.signal.
aborted;for(const signal of SIGNALS)program.on(signal,()=>{const since=now()-first;stop.end({kind:"signal",signal}),isSecond()?(isFinal||since>SAME_MS)&&endBy(signal,
program):first=now(),interruption.abort()});return program.on("uncaughtException",error=>{stop.end({kind:"crash"});const exitCode=crash(error);isSecond()&&program.
exit(exitCode),interruption.abort(),setTimeout(()=>program.exit(exitCode),CRASH_MS).unref()}),program.on("exit",()=>stop.end({kind:"crash"})),interruption.signal}
function endBy(signal,program){program.removeAllListeners(signal),program.kill(program.pid,signal)}async function leave(program,exitCode){const{stdout,stderr}=program;
for(const stream of[stdout,stderr])await new Promise(resolve=>stream.write("",resolve));if(program.getActiveResourcesInfo().includes("GetAddrInfoReqWrap")&&program.
platform!=="win32"&&program.execve!==void 0){const{execPath}=program;program.execve(execPath,[execPath,"--eval",`require('node:process').exit(${exitCode})`],{})}
program.exit(exitCode)}}),3386:((__unused_webpack___webpack_module__,__webpack_exports__2,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__2,{p:()=>keepHeapSmall});
const AFTER_MS=100;function keepHeapSmall(){setTimeout(async()=>{(await Promise.resolve().then(__webpack_require__.t.bind(__webpack_require__,8877,19))).setFlagsFromString(
"--semi-space-growth-factor=1")},AFTER_MS).unref()}}),2057:((__unused_webpack___webpack_module__,__webpack_exports__2,__webpack_require__)=>{__webpack_require__.
d(__webpack_exports__2,{B_:()=>outlive,Dx:()=>linesOf,yy:()=>print});var _files_failure_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(6309),_report_pieces_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(
5955);async function print(stream,pieces){for(const chunk of(0,_report_pieces_js__WEBPACK_IMPORTED_MODULE_1__.mk)(pieces)){if(!stream.writable)return;stream.write(
chunk)||await changeOf(stream)}}const changeOf=stream=>new Promise(resolve=>{const events=["drain","error","close"],settle=()=>{for(const event of events)stream.
off(event,settle);resolve()};for(const event of events)stream.on(event,settle)});async function*linesOf(stream){let parts=[];for await(const chunk of stream.setEncoding(
"utf8")){const lines=String(chunk).split(`
`),rest=lines.pop()??"";for(const line of lines)yield[...parts,line].join("").replace(/\r$/,""),parts=[];parts.push(rest)}parts.some(part=>part!=="")&&(yield parts.
join(""))}function outlive(stream,onLoss){let isBroken=!1;stream.on("error",error=>{const isFirst=!isBroken;isBroken=!0,isFirst&&error.code!=="EPIPE"&&onLoss((0,_files_failure_js__WEBPACK_IMPORTED_MODULE_0__.
A3)(error))})}}),3229:((__unused_webpack___webpack_module__,__webpack_exports__2,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__2,{Kc:()=>hasPlaceholder,
L6:()=>hostAdvice,NM:()=>moduleAdvice,cr:()=>providerAdvice});var _hostname_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(1831),_module_address_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(
5011);const MAX_TEXT=1024,isHost=text=>(0,_hostname_js__WEBPACK_IMPORTED_MODULE_0__.Pv)(text).ok;function firstOf(rules,...about){for(const rule of rules){const advice=rule(
...about);if(advice!==null)return advice}return null}function hostAdvice(text){if(text.length>MAX_TEXT)return null;const host=(0,_hostname_js__WEBPACK_IMPORTED_MODULE_0__.
Pv)(text);if(host.ok)return acceptedHostAdvice(text,(0,_hostname_js__WEBPACK_IMPORTED_MODULE_0__.nx)(host.value));const asWritten=firstOf(TEXT_ADVICE,text);if(asWritten!==
null)return asWritten;const{inside,removed}=unwrap(text);if(text.includes("@",text.lastIndexOf(inside)))return"write the hostname alone, not a URL";for(const candidate of removed.
length===0?[]:[inside,inside.replace(/:\D.*$/s,"")])if(isHost(candidate))return`remove ${enumerate(removed)}: ${candidate}`;return firstOf(HOST_ADVICE,inside)}function acceptedHostAdvice(text,shown){
if(/(^|\.)xn--/i.test(text))return`write it in Unicode: ${shown}; upper-case punycode is only accepted by accident`;const undotted=shown.replace(/(?<!\.)\.+(?=$|:)/,
"");return undotted===shown?null:`remove the trailing dot: tokens and settings for ${undotted} do not apply to this host`}const PLACEHOLDER=/\$\{|\{\{|\$\(|^\$|<[^<>]*>|__\w{1,64}__|%%|@@|#\{|\{%|\[\[|%[sdqv]|%[A-Z_]+%|@[A-Z_]+@/,
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
dule address":parts.length===3?hostAdvice(host):null}}),1064:((__unused_webpack___webpack_module__,__webpack_exports__2,__webpack_require__)=>{__webpack_require__.
d(__webpack_exports__2,{$I:()=>OWN_SYNTAX,Du:()=>MAIN_CLIENTS,Jd:()=>rejectsBadVersions,Mq:()=>isRetriedStatus,NX:()=>MAX_REDIRECTS,SZ:()=>clientsOf,Yr:()=>clientsWithDefault,
ab:()=>clientsReplacing,bB:()=>CLIENT_NAMES,n3:()=>isDefaultRegistry,pH:()=>RELEASES,rG:()=>REPLACING_CLIENTS,sX:()=>readsPackageDetails,tB:()=>versionInUse,zK:()=>ALL_CLIENTS});
const TERRAFORM_REGISTRY="registry.terraform.io",DEFAULT_REGISTRIES=[TERRAFORM_REGISTRY,"registry.opentofu.org"],isDefaultRegistry=host=>DEFAULT_REGISTRIES.includes(
host),REGISTRY_SERVICES=["modules.v1","providers.v1"],CLIENTS={terraform:{name:"Terraform",uses:REGISTRY_SERVICES,replaces:["providers.v1"]},opentofu:{name:"Ope\
nTofu",uses:REGISTRY_SERVICES,replaces:["providers.v1"]},dependabot:{name:"Dependabot",uses:REGISTRY_SERVICES,replaces:REGISTRY_SERVICES,defaults:DEFAULT_REGISTRIES},
renovate:{name:"Renovate",uses:REGISTRY_SERVICES,replaces:[],defaults:[TERRAFORM_REGISTRY]},terragrunt:{name:"Terragrunt",uses:["modules.v1"],replaces:[],defaults:DEFAULT_REGISTRIES},
checkov:{name:"Checkov",uses:["modules.v1"],replaces:["modules.v1"]}},MAIN_CLIENTS=["terraform","opentofu"],ALL_CLIENTS=Object.keys(CLIENTS),CLIENT_NAMES=Object.
fromEntries(Object.entries(CLIENTS).map(([client,{name}])=>[client,name])),factsOf=client=>CLIENTS[client],clientsOf=id=>REGISTRY_SERVICES.includes(id)?ALL_CLIENTS.
filter(client=>factsOf(client).uses.includes(id)):MAIN_CLIENTS,clientsWithDefault=host=>ALL_CLIENTS.filter(client=>factsOf(client).defaults?.includes(host)),REPLACING_CLIENTS=ALL_CLIENTS.
filter(client=>factsOf(client).replaces.length>0),clientsReplacing=id=>ALL_CLIENTS.filter(client=>factsOf(client).replaces.includes(id)),OWN_SYNTAX={language:{client:"\
opentofu",what:"a language block"},encryption:{client:"opentofu",what:"an encryption block"},"provider-for-each":{client:"opentofu",what:"a provider block with \
for_each"},action:{client:"terraform",what:"an action block"}},MAX_REDIRECTS={terraform:3,opentofu:9},isRetriedStatus=status=>status===429||status>=500&&status!==
501,RELEASES=[{client:"terraform",name:"Terraform 1.14 and earlier",from:null,before:"1.15",attemptMs:11e3,retries:0,skipsOverridden:!1},{client:"terraform",name:"\
Terraform 1.15 and later",from:"1.15",before:null,attemptMs:5e3,retries:3,skipsOverridden:!0},{client:"opentofu",name:"OpenTofu",from:null,before:null,attemptMs:1e4,
retries:0,skipsOverridden:!1}],NEWEST={terraform:"1.15.0",opentofu:"1.12.0"};function versionInUse(client,versions){const known=/^v?(\d{1,5}(?:\.\d{1,5}){0,2})(?:\.x)?(?:[-+][\w.+-]*)?$/.
exec(versions[client]??"");if(known===null)return NEWEST[client];const numbers=known[1]?.split(".")??[];return[0,1,2].map(at=>numbers[at]??"0").join(".")}function isAtLeast(version,least){
const[ours=[],theirs=[]]=[version,least].map(text=>text.split(".").map(Number)),at=ours.findIndex((number,index)=>number!==theirs[index]);return at<0||(ours[at]??
0)>(theirs[at]??0)}const readsPackageDetails=version=>isAtLeast(version,"1.12.0"),rejectsBadVersions=(client,version)=>client==="opentofu"||!isAtLeast(version,"\
1.13.0")}),1831:((__unused_webpack___webpack_module__,__webpack_exports__2,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__2,{$k:()=>hostOfTokenVariable,
$o:()=>comparableHost,Jr:()=>isAllowed,Pm:()=>hostOfUrl,Pv:()=>parseHostname,Rt:()=>isGenericHostname,Sv:()=>splitHostname,WV:()=>displayText,cu:()=>discoveryUrl,
fK:()=>tokenVariables,nx:()=>showHostname});var _go_parsed_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(3625),_go_quote_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(
6246),_go_url_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(4283),_idna_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(1822);const DEFAULT_PORT=443,MAX_PORT=65535,
MAX_INT64=9223372036854775807n,MIN_INT64=-9223372036854775808n,TOKEN_PREFIX="TF_TOKEN_";function parseHostname(text){const{name,portion}=splitAtColon(text.toWellFormed()),
port=readPort(portion);if(!port.ok)return/^https?$/i.test(name)?(0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_3__.T)("need just a hostname and optional port number,\
 not a full URL"):port;if(port.value.startsWith(":-"))return(0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_3__.T)("port number is negative");const why=labelMistake(name);
if(why!==null)return(0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_3__.T)(why);const ascii=(0,_idna_js__WEBPACK_IMPORTED_MODULE_2__.YE)(name);return ascii.ok?ascii.value===
""?(0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_3__.T)("nothing is left of the hostname once it is normalized"):(0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_3__.J)(ascii.
value+port.value):ascii}const GENERIC_HOSTNAMES=new Set(["localterraform.com","localtofu.com"]),isGenericHostname=host=>GENERIC_HOSTNAMES.has(host);function showHostname(host){
const{name,portion}=splitAtColon(host);return(0,_idna_js__WEBPACK_IMPORTED_MODULE_2__.DI)(name)+portion}function displayText(text){const{name,portion}=splitAtColon(
text.toWellFormed()),port=readPort(portion);return((0,_idna_js__WEBPACK_IMPORTED_MODULE_2__.QC)(name)??name)+(port.ok?port.value:portion)}function splitHostname(host){
const{name,portion}=splitAtColon(host);return{name,port:portion===""?DEFAULT_PORT:Number(portion.slice(1))}}const discoveryUrl=host=>`https://${host}/.well-know\
n/terraform.json`;function hostOfTokenVariable(variable){if(!variable.startsWith(TOKEN_PREFIX))return null;const spelt=variable.slice(TOKEN_PREFIX.length).replaceAll(
"__","-").replaceAll("_","."),host=parseHostname(displayText(spelt));return host.ok?host.value:null}function tokenVariables(host){const shown=showHostname(host),
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
function comparableHost(text){const host=parseHostname(text);return host.ok?host.value:text.toLowerCase()||null}const isAllowed=(host,patterns)=>patterns.length===
0||patterns.some(each=>each.subdomains?host.endsWith(`.${each.host}`):host===each.host)}),1822:((__unused_webpack___webpack_module__,__webpack_exports__2,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__2,{DI:()=>unicodeName,QC:()=>displayName,YE:()=>lookupAscii,mI:()=>decodePunycode});var tr46__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(
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
5011:((__unused_webpack___webpack_module__,__webpack_exports__2,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__2,{A:()=>parseComponentSource,Nj:()=>isLocalPath,
Vm:()=>defaultRegistry,mD:()=>knownHost,rE:()=>parseRegistryModule,vL:()=>parseModuleSource});var _go_parsed_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(
3625),_go_quote_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(6246),_hostname_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(1831),_package_address_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(
4321);const DEFAULT_REGISTRIES={terraform:knownHost("registry.terraform.io"),opentofu:knownHost("registry.opentofu.org")},NAME=/^[0-9A-Za-z](?:[0-9A-Za-z_-]{0,62}[0-9A-Za-z])?$/,
SYSTEM=/^[0-9a-z]{1,64}$/,NAME_RULE="must be between one and 64 characters, including ASCII letters, digits, dashes, and underscores, where dashes and underscor\
es may not be the prefix or suffix",SYSTEM_RULE="must be between one and 64 ASCII letters or digits",RULES={module:{parts:3,count:"either three or four slash-se\
parated components",afterHost:"three more components after the hostname: the namespace, the name, and the target system",reserved:["github.com","bitbucket.org"]},
component:{parts:2,count:"either two or three slash-separated segments",afterHost:"two more components after the hostname: the namespace and the name",reserved:[
"github.com","bitbucket.org","gitlab.com"]}},defaultRegistry=client=>DEFAULT_REGISTRIES[client];function knownHost(text){const host=(0,_hostname_js__WEBPACK_IMPORTED_MODULE_1__.
Pv)(text);if(!host.ok)throw new Error(host.why);return host.value}function parseModuleSource(text,client){if(isLocalPath(text))return{kind:"local"};const registry=parseRegistryModule(
text,client);if(registry.ok)return registry.value;const remote=(0,_package_address_js__WEBPACK_IMPORTED_MODULE_2__.Zy)(text,client);return remote.ok?{kind:"remo\
te",...remote.value}:{kind:"invalid",error:remote.why}}function parseRegistryModule(text,client){return isLocalPath(text)?(0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_3__.
T)(`can't use local directory ${(0,_go_quote_js__WEBPACK_IMPORTED_MODULE_0__.o)(text)} as a module registry address`):parseRegistryAddress(text,"module",client)}
const parseComponentSource=text=>parseRegistryAddress(text,"component","terraform");function parseRegistryAddress(text,what,client){const rules=RULES[what],{address,
subdirectory}=(0,_package_address_js__WEBPACK_IMPORTED_MODULE_2__.UQ)(text);if(subdirectory.startsWith("../"))return(0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_3__.
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
4321:((__unused_webpack___webpack_module__,__webpack_exports__2,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__2,{UQ:()=>splitSubdirectory,Zy:()=>parsePackageSource,
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
T)(`${_clients_js__WEBPACK_IMPORTED_MODULE_3__.bB[client]} cannot detect a supported external module source type for ${source}`)}]}),8999:((__unused_webpack___webpack_module__,__webpack_exports__2,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__2,{v:()=>resolveServiceUrl});var _go_url_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(4283),_go_url_resolve_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(
630);function resolveServiceUrl(documentUrl,value){const parsed=(0,_go_url_js__WEBPACK_IMPORTED_MODULE_0__.Dl)(value);if(!parsed.ok)return{...parsed,reason:"syn\
tax"};const url=parsed.value.scheme===""?(0,_go_url_resolve_js__WEBPACK_IMPORTED_MODULE_1__.s)(documentUrl,parsed.value):parsed.value;return url.scheme!=="http"&&
url.scheme!=="https"?{ok:!1,reason:"scheme",why:`unsupported scheme ${url.scheme}`}:url.user!==null?{ok:!1,reason:"user-info",why:"embedded username/password in\
formation is not permitted"}:{ok:!0,value:{...url,fragment:""}}}}),9562:((__unused_webpack___webpack_module__,__webpack_exports__2,__webpack_require__)=>{__webpack_require__.
d(__webpack_exports__2,{Bn:()=>REMOTE,D6:()=>isAsked,M:()=>TFE_PROVIDER,OA:()=>nearestId,OZ:()=>CLOUD,S3:()=>LOGIN,TE:()=>lookUp,TW:()=>isOneEditApart,Tz:()=>nothingProvided,
e$:()=>MODULES,eQ:()=>GO_VERSION,oe:()=>parseServiceId,p4:()=>hasPaths,qE:()=>isKnown,xq:()=>PROVIDERS});var _go_json_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(
3307),_go_parsed_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(3625),_service_url_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(8999);const MODULES="\
modules.v1",PROVIDERS="providers.v1",LOGIN="login.v1",CLOUD="tfe.v2",REMOTE="tfe.v2.1",TFE_PROVIDER="tfe.v2.2",WITH_PATHS=[MODULES,PROVIDERS,CLOUD,REMOTE,TFE_PROVIDER,
"state.v2"],WITHOUT_PATHS=[LOGIN,"motd.v1","versions.v1","cloudplugin.v1","stacksplugin.v1"],nameOf=id=>id.split(".",1)[0]??"",isNamedIn=(ids,id)=>ids.some(each=>nameOf(
each)===nameOf(id)),hasPaths=id=>isNamedIn(WITH_PATHS,id),ASKED=new Set([...WITH_PATHS,...WITHOUT_PATHS]),isAsked=id=>id!=="state.v2"&&ASKED.has(id),isKnown=id=>hasPaths(
id)||isNamedIn(WITHOUT_PATHS,id),COMMON=[MODULES,PROVIDERS,LOGIN,CLOUD,REMOTE,TFE_PROVIDER,...WITHOUT_PATHS];function nearestId(id){if(isKnown(id))return null;const plain=id.
toLowerCase(),isNear=known=>known===plain||known.slice(nameOf(known).length)===plain.slice(nameOf(plain).length)&&nameOf(known).length>=MIN_NAME&&isOneEditApart(
nameOf(known),nameOf(plain));return COMMON.find(isNear)??null}const MIN_NAME=5;function isOneEditApart(a,b){let start=0;for(;start<a.length&&a[start]===b[start];)
start+=1;const[restA,restB]=[a.slice(start),b.slice(start)];return restA.slice(1)===restB||restA===restB.slice(1)||restA.slice(1)===restB.slice(1)||restA.slice(
2)===restB.slice(2)&&restA[0]===restB[1]&&restA[1]===restB[0]}const CHARACTER="[0-9A-Za-z~-]",words=first=>`${first}${CHARACTER}*(?:\\.${CHARACTER}+)*`,GO_VERSION=`\
v?([0-9]+(?:\\.[0-9]+)*)(?:-(${words("[0-9]")})|-?(${words("[A-Za-z~-]")}))?(?:\\+(${words(CHARACTER)}))?`,TERRAFORM_VERSION=new RegExp(`^${GO_VERSION}$`),MAX_INT64=2n**
63n-1n,MAX_UINT64=2n**64n-1n;function parseServiceId(id,client){const dot=id.indexOf(".");if(dot<0)return(0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_1__.T)(`inval\
id service ID format (i.e. service.vN): ${id}`);const name=id.slice(0,dot),version=id.slice(dot+1);switch(client){case"terraform":return TERRAFORM_VERSION.exec(
version)?.[1]?.split(".").every(part=>isAtMost(part,MAX_INT64))?(0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_1__.J)({name,version}):(0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_1__.
T)(`invalid service version: Malformed version: ${version}`);case"opentofu":{const major=name==="tfe"?version.split(".")[0]??"":version;return/^v\d+$/.test(major)&&
isAtMost(major.slice(1),MAX_UINT64)?(0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_1__.J)({name,version}):(0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_1__.T)('invalid s\
ervice version: must be "v" followed by an integer major version number')}}}const isAtMost=(digits,max)=>digits.replace(/^0+/,"").length<=String(max).length&&BigInt(
digits)<=max;function lookUp(id,context){const parsed=parseServiceId(id,context.client);if(!parsed.ok)return{kind:"bad-id",why:parsed.why};const{name}=parsed.value;
if(context.services===null)return{kind:"missing",why:nothingProvided(name)};const offered=context.services.find(service=>service.id===id);return offered!==void 0?
readValue(offered,parsed.value,context):context.services.some(service=>service.id.startsWith(`${name}.`))?{kind:"version",why:noVersion(parsed.value,context)}:{
kind:"missing",why:`host ${context.display} does not provide a ${name} service`}}const nothingProvided=name=>`host does not provide a ${name} service`;function readValue({
id,value,leftOut=0},asked,context){if(id===LOGIN)return(0,_go_json_js__WEBPACK_IMPORTED_MODULE_2__.Gv)(value)?{kind:"object",value,leftOut}:{kind:"type",why:`se\
rvice ${id} must be declared with an object value in the service discovery document`,value};if(typeof value!="string")return{kind:"type",why:noVersion(asked,context),
value};const url=(0,_service_url_js__WEBPACK_IMPORTED_MODULE_0__.v)(context.documentUrl,value);if(url.ok)return{kind:"url",url:url.value,value};const why=`faile\
d to parse service URL: ${url.why}`;return{kind:"bad-url",reason:url.reason,why,value}}function noVersion({name,version},{client,display}){const shown=client===
"terraform"?version:BigInt(/\d+/.exec(version)?.[0]??0);return`host ${display} does not support ${name} version ${shown}`}}),2713:((__unused_webpack___webpack_module__,__webpack_exports__2,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__2,{I:()=>SHORTEST_HIDDEN,o:()=>Token});const SHOWN="***",SHORTEST_HIDDEN=4;class Token{#text;constructor(text){this.#text=
text}reveal(){return this.#text}toString(){return SHOWN}toJSON(){return SHOWN}[Symbol.for("nodejs.util.inspect.custom")](){return SHOWN}}}),3592:((__unused_webpack___webpack_module__,__webpack_exports__2,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__2,{Bw:()=>REPOSITORY,_O:()=>USER_AGENT,aq:()=>DOCS_URL,xV:()=>ISSUES_URL,xv:()=>VERSION});const VERSION="1.0.0",USER_AGENT=`\
tf-disco-action/${VERSION}`,REPOSITORY="https://github.com/org/tf-disco-action",DOCS_URL=`${REPOSITORY}/blob/v1/docs/problems.md`,ISSUES_URL=`${REPOSITORY}/issu\
es`}),5955:((__unused_webpack___webpack_module__,__webpack_exports__2,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__2,{$$:()=>bytesOf,Wv:()=>Room,
_3:()=>fairShare,_Q:()=>fitting,mk:()=>inChunks,ux:()=>within});class Room{bytes;constructor(bytes){this.bytes=bytes}take(text){const bytes=bytesOf(text);return bytes>
this.bytes?!1:(this.bytes-=bytes,!0)}}const bytesOf=text=>new TextEncoder().encode(text).length,MAX_MISSES=100;function*fitting(items,room,render,between=""){let[
shown,left]=[0,0];for(const item of items){const text=left<MAX_MISSES?render(item):null;text!==null&&room.take(text)?yield`${shown++===0?"":between}${text}`:left+=
1}return left}function fairShare(costs,budget){let left=budget;for(const[index,cost]of costs.toSorted((a,b)=>a-b).entries()){const share=left/(costs.length-index);
if(cost>share)return share;left-=cost}return Number.POSITIVE_INFINITY}function within(items,share,costOf){let[count,cost]=[0,0];for(const item of items){if(cost+=
costOf(item),cost>share)break;count+=1}return count===items.length?items:items.slice(0,count)}const CHUNK_CHARACTERS=64*1024;function*inChunks(pieces){let chunk="";
for(const piece of pieces)chunk+=piece,!(chunk.length<CHUNK_CHARACTERS)&&(yield chunk,chunk="");chunk!==""&&(yield chunk)}}),8641:((__unused_webpack___webpack_module__,__webpack_exports__2,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__2,{BP:()=>logLine,D9:()=>markdownCode,J7:()=>visibleFile,LS:()=>workflowText,RK:()=>visible,cq:()=>bareUrl,h$:()=>markdownProse,
js:()=>htmlText,s$:()=>jsonText,z5:()=>jsonEscapes});const MAX_CHARACTERS=500,MAX_MESSAGE_CHARACTERS=4e3,MAX_FILE_CHARACTERS=160,MAX_MARKS=2,isPrintableAscii=text=>/^[ -~]*$/.
test(text),isInvisible=character=>new RegExp("[\\p{Cc}\\p{Cf}\\p{Cs}\\p{Co}\\p{Cn}\\p{Zl}\\p{Zp}\\p{Default_Ignorable_Code_Point}\\u2800]|(?! )\\p{Zs}","u").test(
character),isMark=character=>new RegExp("\\p{M}","u").test(character),nameOf=character=>`<U+${(character.codePointAt(0)??0).toString(16).toUpperCase().padStart(
4,"0")}>`;function visible(text,maxCharacters=MAX_CHARACTERS){if(text.length<=maxCharacters&&isPrintableAscii(text))return text;let shown="",marks=MAX_MARKS;for(const character of text){
marks=isMark(character)?marks+1:0;const piece=isInvisible(character)||marks>MAX_MARKS?nameOf(character):character;if(shown.length+piece.length>maxCharacters)return`${shown}\
\u2026`;shown+=piece}return shown}function visibleFile(file,maxCharacters=MAX_FILE_CHARACTERS){const end=Array.from(file.slice(-2*maxCharacters)).slice(-maxCharacters).
join(""),shown=Array.from(visible(end,Number.POSITIVE_INFINITY));return`${end===file&&shown.length<=maxCharacters?"":"\u2026"}${shown.slice(-maxCharacters).join(
"")}`}function logLine(line){return line.replace(/##(?=\w*\[)/g,"# #").replace(/^(\s*:)(?=:)/,"$1 ")}function workflowText(text,maxCharacters=MAX_MESSAGE_CHARACTERS){
const whole=text.split(`
`).map(line=>logLine(visible(line,maxCharacters))).join(`
`);return whole.length>maxCharacters?`${whole.slice(0,maxCharacters).toWellFormed()}\u2026`:whole}function htmlText(text,maxCharacters=MAX_CHARACTERS){return visible(
text,maxCharacters).replace(/[&<>"'`|*_[\]()!\\#~@$:{}]|(?<=www)\./gi,character=>`&#${character.codePointAt(0)};`)}function markdownCode(text,maxCharacters=MAX_CHARACTERS){
return text===""?"<i>empty</i>":`<code>${htmlText(text,maxCharacters)}</code>`}const isPlainWord=word=>isPrintableAscii(word)?/^(?:[a-z'-]+|\d[\d.,%-]*)?$/i.test(
word):/^(?:[\p{L}\p{M}’'–-]+|\d[\d.,%–-]*)?$/u.test(word),COMMIT=/^[0-9a-f]{7,}$/i,OPENING=`"'(`,CLOSING=`"'),.;:!?\u2026`,PIECE=/"[^"]+"(?=[\s),.;:]|$)|`[^`]+`|[^ ]+| +/gu;
function markdownProse(sentence,maxCharacters=MAX_MESSAGE_CHARACTERS){return(visible(sentence,maxCharacters).match(PIECE)??[]).map(piece=>{if(piece.split(" ").every(
isPlain))return htmlText(piece,maxCharacters);if(piece.includes(" ")||/^(["`]).+\1$/u.test(piece))return markdownCode(piece.replace(/^`(.*)`$/u,"$1"),maxCharacters);
const{before,core,after}=wordParts(piece);return`${htmlText(before)}${markdownCode(core.replace(/^`(.*)`$/u,"$1"),maxCharacters)}${htmlText(after)}`}).join("")}
function wordParts(word){let start=0,end=word.length;for(;start<end&&OPENING.includes(word.charAt(start));)start+=1;for(;end>start&&CLOSING.includes(word.charAt(
end-1));)end-=1;return{before:word.slice(0,start),core:word.slice(start,end),after:word.slice(end)}}function isPlain(word){const{core}=wordParts(word);return isPlainWord(
core)&&!COMMIT.test(core)}const jsonText=json=>json.replace(/[^ -~\n]/gu,character=>isInvisible(character)?jsonEscapes(character):character).replace(/##(?=\w*\[)/g,
jsonEscapes),jsonEscapes=text=>text.replace(/[\s\S]/g,unit=>`\\u${unit.charCodeAt(0).toString(16).padStart(4,"0")}`);function bareUrl(url){return url.replace(/[?#].*$/su,
"").replace(/^([a-z][a-z0-9+.-]*:)?[/\\]{2}[^/\\]*@/iu,"$1//")}}),9703:((__unused_webpack___webpack_module__,__webpack_exports__2,__webpack_require__)=>{__webpack_require__.
d(__webpack_exports__2,{p:()=>describeCrash});var _protocol_version_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(3592),_safe_text_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(
8641);const MAX_CRASH_LINES=100,MAX_CAUSES=5;function describeCrash(error,clear){const causes=[];let cause=error;for(;cause!==void 0&&causes.length<MAX_CAUSES;)
causes.push(clear(cause instanceof Error?cause.stack??cause.message:String(cause))),cause=cause instanceof Error?cause.cause:void 0;const lines=causes.join(`
caused by: `).split(`
`).slice(0,MAX_CRASH_LINES);return[`tf-disco ${_protocol_version_js__WEBPACK_IMPORTED_MODULE_0__.xv} crashed; this is a bug, please report it with this text at ${_protocol_version_js__WEBPACK_IMPORTED_MODULE_0__.
xV}`,...lines.map(line=>(0,_safe_text_js__WEBPACK_IMPORTED_MODULE_1__.BP)((0,_safe_text_js__WEBPACK_IMPORTED_MODULE_1__.RK)(line)))].join(`
`)}}),3469:((__unused_webpack___webpack_module__,__webpack_exports__2,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__2,{l:()=>isVersion,w:()=>releasesOf});
var _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(1064);const FIRST=[0,0,0],NEVER=[Number.POSITIVE_INFINITY,0,0],ANY={from:FIRST,before:NEVER},
LATEST={from:[Number.MAX_SAFE_INTEGER,0,0],before:NEVER},compare=(a,b)=>a[0]-b[0]||a[1]-b[1]||a[2]-b[2],MAX_CONSTRAINT=200,TERM=/^(=|!=|>=|<=|>|<|~>|\^|~)?\s*v?(\d{1,5})(?:\.(\d{1,5}|[x*]))?(?:\.(\d{1,5}|[x*]))?([-+][\w.+-]*)?$/;
function rangeOf(text){if(text.length>MAX_CONSTRAINT)return null;if(text==="latest")return LATEST;const terms=text.replace(/^(latest|prefix):/,"").replace(/(=|>|<|~)\s+(?=[v\d])/g,
"$1").split(/[\s,]+/).filter(term=>term!=="");let range=ANY;for(const term of terms){const one=rangeOfTerm(term);if(one===null)return null;range={from:compare(one.
from,range.from)>0?one.from:range.from,before:compare(one.before,range.before)<0?one.before:range.before}}return terms.length===0?null:range}function rangeOfTerm(term){
const match=TERM.exec(term);if(match===null)return null;const[,operator="",...parts]=match,numbers=parts.slice(0,3).flatMap(part=>/^\d/.test(part??"")?[Number(part)]:
[]),[major=0,minor=0,patch=0]=numbers,from=[major,minor,patch],after=count=>count<=1?[major+1,0,0]:count===2?[major,minor+1,0]:[major,minor,patch+1];switch(operator){case"\
>=":return{from,before:NEVER};case">":return{from:after(numbers.length),before:NEVER};case"<":return{from:FIRST,before:from};case"<=":return{from:FIRST,before:after(
numbers.length)};case"!=":return ANY;case"~>":return{from,before:after(numbers.length-1)};case"^":return{from,before:after(1)};case"~":return{from,before:after(
Math.min(numbers.length,2))};default:return{from,before:after(numbers.length)}}}const boundOf=(bound,open)=>bound===null?open:rangeOf(bound)?.from??open;function allows(text,release){
const{from,before}=rangeOf(text)??ANY;return compare(from,boundOf(release.before,NEVER))<0&&compare(boundOf(release.from,FIRST),before)<0}function releasesOf(client,texts){
const own=_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.pH.filter(release=>release.client===client);if(texts.length===0)return own;const allowed=own.filter(
release=>texts.some(text=>allows(text,release)));return allowed.length===0?own:allowed}const isVersion=text=>/^v?\d{1,5}(\.(\d{1,5}|x)){0,2}([-+][\w.+-]{1,40})?$/.
test(text)}),3474:((__unused_webpack___webpack_module__,__webpack_exports__2,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__2,{CV:()=>TOKEN,Ku:()=>firstOf,
Ob:()=>DIALECT_SETTING,PW:()=>FILE,TN:()=>HOSTNAMES,WD:()=>labels,YA:()=>seconds,Yq:()=>choice,ai:()=>number,lq:()=>optional,lx:()=>FLAG,pS:()=>MAX_HOSTS,p_:()=>list});
var _protocol_token_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(2713),_scan_clients_versions_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(3469),_lines_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(
7630),_nearest_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(8535);const single=(value,parse)=>({isList:!1,value,parse}),good=value=>({value,mistakes:[]}),
FILE=single("FILE",text=>good(text||null)),TOKEN=single("TOKEN",text=>good(text===""?null:new _protocol_token_js__WEBPACK_IMPORTED_MODULE_0__.o(text))),MAX_MISTAKES=20,
list=(value,parseLine,itemsOf=_lines_js__WEBPACK_IMPORTED_MODULE_2__.Dw)=>({isList:!0,value,parse:(text,name)=>{const parsed=itemsOf(text).map(parseLine),mistakes=parsed.
flatMap(item=>item.ok?[]:[`${name}: ${item.why}`]);return{value:parsed.flatMap(item=>item.ok?[item.value]:[]),mistakes:firstOf(mistakes,name)}}});function firstOf(mistakes,name){
const more=mistakes.length-MAX_MISTAKES;return mistakes.slice(0,MAX_MISTAKES).concat(more>0?`${name}: ${more} more lines are wrong`:[])}const MAX_HOSTS=1e4,HOSTNAMES={
isList:!0,value:"HOST",parse:(text,name)=>{const{value,mistakes}=list("HOST",_lines_js__WEBPACK_IMPORTED_MODULE_2__.l6).parse(text,name),groups=Map.groupBy(value,
({host})=>host),hosts=Array.from(groups,([host,group])=>({host,services:[...new Set(group.flatMap(({services})=>services))],addresses:group.flatMap(({addresses})=>addresses)})),
limit=`${name} has ${hosts.length} hosts, the limit is ${MAX_HOSTS}`;return{value:hosts,mistakes:hosts.length>MAX_HOSTS?[...mistakes,limit]:mistakes}}},labels=fallback=>({
isList:!0,value:"LABEL",parse:(text,name)=>{const{value,mistakes}=list("LABEL",_lines_js__WEBPACK_IMPORTED_MODULE_2__.V8).parse(text,name),names=value.flat();return{
value:[...new Set(names.length===0?[fallback]:names)],mistakes}}}),number=({min,max,whole})=>single("N",(text,name)=>{const value=/^\d+(\.\d+)?$/.test(text)?Number(
text):Number.NaN;if(value>=min&&value<=max&&(!whole||Number.isInteger(value)))return good(value);const mistake=`${name} is "${text}", expected ${whole?"a whole \
number":"a number"} from ${min} to ${max}`;return{value:min,mistakes:[mistake]}}),seconds=range=>single("SECONDS",(text,name)=>{const{value,mistakes}=number(range).
parse(text,name);return{value:value*1e3,mistakes}}),optional=({parse,...kind})=>({...kind,parse:(text,name)=>text===""?good(null):parse(text,name)}),FLAG=single(
"",(text,name)=>{const value=/^(true|True|TRUE)$/.test(text),isValid=value||/^(false|False|FALSE)$/.test(text);return{value,mistakes:isValid?[]:[`${name} is "${text}\
", expected "true" or "false"`]}}),choice=(...choices)=>({isList:!1,value:choices.join("|"),choices,parse:(text,name)=>{const mistakes=choices.some(each=>each===
text)?[]:[`${name} is "${text}", ${expectedOf(text,choices)}`];return{value:text,mistakes}}});function expectedOf(text,choices){const meant=(0,_nearest_js__WEBPACK_IMPORTED_MODULE_3__.
q)(text,choices),hint=meant===null?"":`; did you mean "${meant}"?`;return`expected one of ${choices.map(each=>`"${each}"`).join(", ")}${hint}`}const DIALECTS=["\
auto","terraform","opentofu","both"],DIALECT=/^(auto|terraform|opentofu|both)(?:\s+(\S.*))?$/s,DIALECT_SETTING={isList:!1,value:"CLI",choices:DIALECTS,parse:(text,name)=>{
const[,dialect,version=null]=DIALECT.exec(text)??[],given=`${name} is "${text}"`;if(dialect===void 0){const expected=expectedOf(text,DIALECTS),cure=expected.endsWith(
"?")?"":'; a version may follow: "terraform 1.15"';return{value:AUTO,mistakes:[`${given}, ${expected}${cure}`]}}const value={name:dialect,version};if(version===
null)return good(value);if(dialect==="auto"||dialect==="both"){const mistake=`${given}, but only "terraform" and "opentofu" can have a version`;return{value:AUTO,
mistakes:[mistake]}}return(0,_scan_clients_versions_js__WEBPACK_IMPORTED_MODULE_1__.l)(version)?good(value):{value:AUTO,mistakes:[`${given}, expected a version \
such as "${dialect} 1.10"`]}}},AUTO={name:"auto",version:null}}),7630:((__unused_webpack___webpack_module__,__webpack_exports__2,__webpack_require__)=>{__webpack_require__.
d(__webpack_exports__2,{Dw:()=>listItems,IL:()=>readTokenLine,Ju:()=>readResolveLine,Kd:()=>readPlatform,V8:()=>readLabel,aS:()=>readServiceId,jM:()=>readHostPattern,
l6:()=>readHostLine,vk:()=>secretItems,x2:()=>readIgnoreLine});var _go_parsed_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(3625),_protocol_address_advice_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(
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
exec(item)??[];return service===void 0?[]:[{service,text:address}]}),ids=items.map(item=>ADDRESS.exec(item)?.[1]??item),wrong=ids.map(readServiceId).flatMap(id=>id.
ok?[]:[id.why]),mistakes=host.ok?wrong:[host.why,...wrong];if(!host.ok||mistakes.length>0)return(0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_5__.T)(mistakes.join("\
; "));const addresses=named.map(each=>({...each,host:host.value}));return(0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_5__.J)({host:host.value,services:[...new Set(
ids)],addresses})}function readHostPattern(text){const subdomains=text.startsWith("*."),host=readHost(subdomains?text.slice(2):text);return host.ok?(0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_5__.
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
J)(labels):(0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_5__.T)(`"${long}" has ${long.length} characters; GitHub allows at most ${MAX_LABEL}`)}}),8535:((__unused_webpack___webpack_module__,__webpack_exports__2,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__2,{q:()=>nearestOf});var _protocol_services_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(9562);const MIN_PART=3;
function nearestOf(word,known){const plain=plainOf(word);if(plain.length<2)return null;const only=isMeant=>{const[first,...others]=plain.length<MIN_PART?[]:known.
filter(each=>isMeant(plainOf(each)));return first===void 0||others.length>0?null:first};return known.find(each=>plainOf(each)===plain)??known.find(each=>(0,_protocol_services_js__WEBPACK_IMPORTED_MODULE_0__.
TW)(plainOf(each),plain))??only(each=>each.startsWith(plain))??only(each=>each.includes(plain))}const plainOf=word=>word.toLowerCase().replace(/[-_]|s(?=$|[-_])/g,
"")}),3152:((__unused_webpack___webpack_module__,__webpack_exports__2,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__2,{GN:()=>SettingsError,P$:()=>parseSettings,
w7:()=>OF_INPUTS});var _lines_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(7630),_table_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(3557);class SettingsError extends Error{name="\
SettingsError";mistakes;constructor(mistakes){super(mistakes.join(`
`)),this.mistakes=mistakes}}const OF_INPUTS={setting:name=>name,missingPath:(path,directory)=>`scan names "${path}", which does not exist in ${directory}`};function parseSettings(raw,{
setting}=OF_INPUTS){const parsed=_table_js__WEBPACK_IMPORTED_MODULE_1__.y.map(({name,field,kind,default:fallback})=>({field,...kind.parse(raw[name]?.trim()||fallback,
setting(name))})),values=Object.fromEntries(parsed.map(({field,value})=>[field,value]));return{settings:values.scan.length===0&&(0,_lines_js__WEBPACK_IMPORTED_MODULE_0__.
Dw)(raw.hostnames??"").length===0?{...values,scan:["."]}:values,mistakes:parsed.flatMap(({mistakes})=>mistakes)}}}),3557:((__unused_webpack___webpack_module__,__webpack_exports__2,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__2,{f:()=>GROUPS,y:()=>SETTINGS});var parsed=__webpack_require__(3625),kinds=__webpack_require__(3474),lines=__webpack_require__(
7630);const FORMATS=[[".codequality.json","codequality"],[".sarif.json","sarif"],[".sarif","sarif"],[".json","json"],[".xml","junit"],[".md","markdown"]];function readReportFile(path){
const name=path.toLowerCase(),known=FORMATS.find(([suffix])=>name.endsWith(suffix));return known!==void 0?(0,parsed.J)({path,format:known[1]}):(0,parsed.T)(`"${path}\
" does not end with a report format; expected ".json", ".sarif", ".xml" (JUnit), ".md" or ".codequality.json" (GitLab)`)}const WHAT=[{name:"hostnames",field:"ho\
stnames",kind:kinds.TN,help:"Hosts to check, one per line: `HOST[:PORT] [SERVICE\u2026]`. Each listed service is required. With `depth`, a service may name what the \
registry must have: `modules.v1=acme/network/aws@~>1.2`, `providers.v1=acme/box`.",default:""},{name:"scan",field:"scan",kind:(0,kinds.p_)("PATH",parsed.J),help:"\
Directories, files or globs to scan, one per line. Default: everything, or nothing if `hostnames` is set.",default:""},{name:"exclude",field:"exclude",kind:(0,kinds.
p_)("GLOB",parsed.J),help:"Globs of directories and files to skip, one per line, relative to the current directory: `**/fixtures`.",default:""},{name:"allowed-h\
osts",field:"allowedHosts",kind:(0,kinds.p_)("HOST",lines.jM),help:"Allowlist for the hosts that scanned files make the CLIs contact, one per line; `*.example.c\
om` matches every subdomain. Default: all hosts are allowed.",default:""},{name:"required-services",field:"requiredServices",kind:(0,kinds.p_)("SERVICE",lines.aS),
help:"Service IDs required from each host in `hostnames` that lists none, one per line. Default: any one usable service.",default:""},{name:"dialect",field:"dia\
lect",kind:kinds.Ob,help:"CLI whose rules and default registry apply: `terraform` or `opentofu`, each optionally with a version (`terraform 1.15`), `both`, or `\
auto` to detect CLI and version from the files.",default:"auto"}],INIT=[{name:"depth",field:"depth",kind:(0,kinds.Yq)("discovery","versions","packages"),help:"H\
ow far to follow `init`: `discovery`; `versions` also asks registries for the versions of every module and provider; `packages` also asks for the packages that \
`init` would install, without downloading them.",default:"discovery"},{name:"roots",field:"roots",kind:(0,kinds.p_)("GLOB",parsed.J),help:"Globs of the director\
ies in which `init` runs, one per line, relative to the current directory. Default: detected.",default:""},{name:"platforms",field:"platforms",kind:(0,kinds.p_)(
"OS_ARCH",lines.Kd),help:"Platforms that providers must have packages for, one per line: `linux_amd64`. For `depth: packages`. Default: the platform of this mac\
hine.",default:""},{name:"upgrade",field:"upgrade",kind:kinds.lx,help:"Predict `init -upgrade`, which ignores the versions in lock files.",default:"false"},{name:"\
max-requests",field:"maxRequests",kind:(0,kinds.ai)({min:1,max:1e5,whole:!0}),help:"Maximum number of requests to one host for `depth: versions` and `packages`.\
 Modules and providers that are then not checked are reported.",default:"500"}],CREDENTIALS=[{name:"tokens",field:"tokens",kind:(0,kinds.p_)("HOST=TOKEN",lines.
IL,lines.vk),help:"Tokens, one per line: `HOST=TOKEN`. `TF_TOKEN_\u2026` environment variables also work.",default:""},{name:"cli-config",field:"cliConfig",kind:kinds.
PW,help:"CLI configuration file to read instead of those in the home directory, like `TF_CLI_CONFIG_FILE`.",default:""}],NETWORK=[{name:"timeout-seconds",field:"\
timeoutMs",kind:(0,kinds.lq)((0,kinds.YA)({min:.1,max:300})),help:"Time limit for one attempt at a host, including redirects, and for one run of a credentials h\
elper. Default: as long as the CLI waits, and 10 for a helper.",default:""},{name:"retries",field:"retries",kind:(0,kinds.ai)({min:0,max:10,whole:!0}),help:"Ret\
ries after transient failures: DNS, connection, timeout, and HTTP 408, 425, 429 and 5xx.",default:"3"},{name:"concurrency",field:"concurrency",kind:(0,kinds.ai)(
{min:1,max:256,whole:!0}),help:"Maximum number of hosts to contact at the same time.",default:"16"},{name:"deadline-seconds",field:"deadlineMs",kind:(0,kinds.YA)(
{min:1,max:21600}),help:"Time limit for the whole check. Hosts without a result by then are reported as not checked, and the check fails.",default:"600"},{name:"\
ca-file",field:"caFile",kind:kinds.PW,help:"PEM file with certificate authorities to trust in addition to the system\u2019s.",default:""},{name:"resolve",field:"\
resolve",kind:(0,kinds.p_)("HOST=ADDRESS",lines.Ju),help:"Addresses to connect to instead of those in DNS, one per line: `HOST[:PORT]=ADDRESS[:PORT]`. Certifica\
tes must still match the host.",default:""}],RESULT=[{name:"certificate-days",field:"certificateDays",kind:(0,kinds.ai)({min:0,max:3650,whole:!0}),help:"Warn if\
 a TLS certificate in the redirect chain expires within this many days.",default:"21"},{name:"slow-seconds",field:"slowMs",kind:(0,kinds.YA)({min:.1,max:300}),help:"\
Warn if discovery takes longer than this.",default:"3"},{name:"fail-on",field:"failOn",kind:(0,kinds.Yq)("error","warning","never"),help:"Lowest severity that f\
ails the check: `error`, `warning` or `never`.",default:"error"},{name:"ignore",field:"ignore",kind:(0,kinds.p_)("CODE",lines.x2),help:"Findings to ignore, one \
per line: `CODE`, or `CODE HOST` for one host. The number of ignored findings is still reported.",default:""},{name:"report",field:"report",kind:(0,kinds.p_)("F\
ILE",readReportFile),help:"Report files to write, one per line, relative to the current directory: `.json`, `.sarif`, `.xml` (JUnit), `.md` or `.codequality.jso\
n` (GitLab).",default:""}],GITHUB=[{name:"changed-only",field:"changedOnly",kind:kinds.lx,help:"In pull requests, check only what the changed files use. Hosts i\
n `hostnames` are always checked.",default:"false"},{name:"comment",field:"comment",kind:(0,kinds.Yq)("never","on-failure","always"),help:"When to write one com\
ment on the pull request, updated automatically: `never`, `on-failure` or `always`. Needs `pull-requests: write`.",default:"never"},{name:"issue",field:"issue",
kind:(0,kinds.Yq)("never","on-failure"),help:"When to open one issue, updated automatically and closed on recovery: `never` or `on-failure`. Needs `issues: writ\
e`.",default:"never"},{name:"issue-labels",field:"issueLabels",kind:(0,kinds.WD)("registry-health"),help:"Labels for the issue, one per line. The first label is\
 used to find the issue again.",default:"registry-health"},{name:"github-token",field:"githubToken",kind:kinds.CV,help:"Token used for the comment, the issue an\
d the list of changed files.",default:"",actionContext:"github.token"}],SETTINGS=[...WHAT,...INIT,...CREDENTIALS,...NETWORK,...RESULT,...GITHUB],GROUPS=[["What \
to check",WHAT],["Following `init`",INIT],["Credentials",CREDENTIALS],["Network",NETWORK],["Result",RESULT]]}),6875:((__unused_webpack___webpack_module__,__webpack_exports__2,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__2,{I:()=>startTimer,V:()=>Stop});class Stop{#controller=new AbortController;#why=null;get why(){return this.#why}get signal(){
return this.#controller.signal}end(why){this.#why??=why,this.#controller.abort()}}const startTimer=(ms,run)=>{const timer=setTimeout(run,ms);return()=>clearTimeout(
timer)}}),2613:(module=>{module.exports=process.getBuiltinModule("assert")}),4434:(module=>{module.exports=process.getBuiltinModule("events")}),9896:(module=>{module.
exports=process.getBuiltinModule("fs")}),8611:(module=>{module.exports=process.getBuiltinModule("http")}),5692:(module=>{module.exports=process.getBuiltinModule(
"https")}),9278:(module=>{module.exports=process.getBuiltinModule("net")}),4589:(module=>{module.exports=process.getBuiltinModule("node:assert")}),6698:(module=>{
module.exports=process.getBuiltinModule("node:async_hooks")}),4573:(module=>{module.exports=process.getBuiltinModule("node:buffer")}),1421:(module=>{module.exports=
process.getBuiltinModule("node:child_process")}),7598:(module=>{module.exports=process.getBuiltinModule("node:crypto")}),3053:(module=>{module.exports=process.getBuiltinModule(
"node:diagnostics_channel")}),610:(module=>{module.exports=process.getBuiltinModule("node:dns")}),8474:(module=>{module.exports=process.getBuiltinModule("node:e\
vents")}),3024:(module=>{module.exports=process.getBuiltinModule("node:fs")}),7067:(module=>{module.exports=process.getBuiltinModule("node:http")}),2467:(module=>{
module.exports=process.getBuiltinModule("node:http2")}),7030:(module=>{module.exports=process.getBuiltinModule("node:net")}),8161:(module=>{module.exports=process.
getBuiltinModule("node:os")}),6760:(module=>{module.exports=process.getBuiltinModule("node:path")}),3916:(module=>{module.exports=process.getBuiltinModule("node\
:path/posix")}),643:(module=>{module.exports=process.getBuiltinModule("node:perf_hooks")}),1792:(module=>{module.exports=process.getBuiltinModule("node:querystr\
ing")}),99:(module=>{module.exports=process.getBuiltinModule("node:sqlite")}),7075:(module=>{module.exports=process.getBuiltinModule("node:stream")}),7830:(module=>{
module.exports=process.getBuiltinModule("node:stream/web")}),8500:(module=>{module.exports=process.getBuiltinModule("node:timers/promises")}),1692:(module=>{module.
exports=process.getBuiltinModule("node:tls")}),3136:(module=>{module.exports=process.getBuiltinModule("node:url")}),7975:(module=>{module.exports=process.getBuiltinModule(
"node:util")}),3429:(module=>{module.exports=process.getBuiltinModule("node:util/types")}),8877:(module=>{module.exports=process.getBuiltinModule("node:v8")}),5919:(module=>{
module.exports=process.getBuiltinModule("node:worker_threads")}),8522:(module=>{module.exports=process.getBuiltinModule("node:zlib")}),857:(module=>{module.exports=
process.getBuiltinModule("os")}),6928:(module=>{module.exports=process.getBuiltinModule("path")}),4756:(module=>{module.exports=process.getBuiltinModule("tls")}),
9023:(module=>{module.exports=process.getBuiltinModule("util")})},__webpack_module_cache__={};function __nccwpck_require__(moduleId){var cachedModule=__webpack_module_cache__[moduleId];
if(cachedModule!==void 0)return cachedModule.exports;var module=__webpack_module_cache__[moduleId]={exports:{}},threw=!0;try{__webpack_modules__[moduleId](module,
module.exports,__nccwpck_require__),threw=!1}finally{threw&&delete __webpack_module_cache__[moduleId]}return module.exports}__nccwpck_require__.m=__webpack_modules__,
typeof __nccwpck_require__<"u"&&(__nccwpck_require__.ab=decodeURIComponent(new URL(".",import.meta.url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/)?
1:0,-1)+"/"),(()=>{var webpackQueues=typeof Symbol=="function"?Symbol("webpack queues"):"__webpack_queues__",webpackExports=typeof Symbol=="function"?Symbol("we\
bpack exports"):"__webpack_exports__",webpackError=typeof Symbol=="function"?Symbol("webpack error"):"__webpack_error__",resolveQueue=queue=>{queue&&queue.d<1&&
(queue.d=1,queue.forEach(fn=>fn.r--),queue.forEach(fn=>fn.r--?fn.r++:fn()))},wrapDeps=deps=>deps.map(dep=>{if(dep!==null&&typeof dep=="object"){if(dep[webpackQueues])
return dep;if(dep.then){var queue=[];queue.d=0,dep.then(r=>{obj[webpackExports]=r,resolveQueue(queue)},e=>{obj[webpackError]=e,resolveQueue(queue)});var obj={};
return obj[webpackQueues]=fn=>fn(queue),obj}}var ret={};return ret[webpackQueues]=x=>{},ret[webpackExports]=dep,ret});__nccwpck_require__.a=(module,body,hasAwait)=>{
var queue;hasAwait&&((queue=[]).d=-1);var depQueues=new Set,exports=module.exports,currentDeps,outerResolve,reject,promise=new Promise((resolve,rej)=>{reject=rej,
outerResolve=resolve});promise[webpackExports]=exports,promise[webpackQueues]=fn=>(queue&&fn(queue),depQueues.forEach(fn),promise.catch(x=>{})),module.exports=promise,
body(deps=>{currentDeps=wrapDeps(deps);var fn,getResult=()=>currentDeps.map(d=>{if(d[webpackError])throw d[webpackError];return d[webpackExports]}),promise2=new Promise(
resolve=>{fn=()=>resolve(getResult),fn.r=0;var fnQueue=q=>q!==queue&&!depQueues.has(q)&&(depQueues.add(q),q&&!q.d&&(fn.r++,q.push(fn)));currentDeps.map(dep=>dep[webpackQueues](
fnQueue))});return fn.r?promise2:getResult()},err=>(err?reject(promise[webpackError]=err):outerResolve(exports),resolveQueue(queue))),queue&&queue.d<0&&(queue.d=
0)}})(),(()=>{var getProto=Object.getPrototypeOf?obj=>Object.getPrototypeOf(obj):obj=>obj.__proto__,leafPrototypes;__nccwpck_require__.t=function(value,mode){if(mode&
1&&(value=this(value)),mode&8||typeof value=="object"&&value&&(mode&4&&value.__esModule||mode&16&&typeof value.then=="function"))return value;var ns=Object.create(
null);__nccwpck_require__.r(ns);var def={};leafPrototypes=leafPrototypes||[null,getProto({}),getProto([]),getProto(getProto)];for(var current=mode&2&&value;typeof current==
"object"&&!~leafPrototypes.indexOf(current);current=getProto(current))Object.getOwnPropertyNames(current).forEach(key=>def[key]=()=>value[key]);return def.default=
()=>value,__nccwpck_require__.d(ns,def),ns}})(),__nccwpck_require__.d=(exports,definition)=>{for(var key in definition)__nccwpck_require__.o(definition,key)&&!__nccwpck_require__.
o(exports,key)&&Object.defineProperty(exports,key,{enumerable:!0,get:definition[key]})},__nccwpck_require__.f={},__nccwpck_require__.e=chunkId=>Promise.all(Object.
keys(__nccwpck_require__.f).reduce((promises,key)=>(__nccwpck_require__.f[key](chunkId,promises),promises),[])),__nccwpck_require__.u=chunkId=>({46:"839",156:"8\
39",345:"839",432:"592",592:"592",629:"592",639:"639",839:"839",909:"839",981:"592"}[chunkId]??chunkId)+".index.js",__nccwpck_require__.o=(obj,prop)=>Object.prototype.
hasOwnProperty.call(obj,prop),__nccwpck_require__.r=exports=>{typeof Symbol<"u"&&Symbol.toStringTag&&Object.defineProperty(exports,Symbol.toStringTag,{value:"Mo\
dule"}),Object.defineProperty(exports,"__esModule",{value:!0})},(()=>{var installedChunks={0:0,792:0},installChunk=data=>{var{ids,modules,runtime}=data,moduleId,
chunkId,i=0;for(moduleId in modules)__nccwpck_require__.o(modules,moduleId)&&(__nccwpck_require__.m[moduleId]=modules[moduleId]);for(runtime&&runtime(__nccwpck_require__);i<
ids.length;i++)chunkId=ids[i],__nccwpck_require__.o(installedChunks,chunkId)&&installedChunks[chunkId]&&installedChunks[chunkId][0](),installedChunks[ids[i]]=0};
__nccwpck_require__.f.j=(chunkId,promises)=>{var installedChunkData=__nccwpck_require__.o(installedChunks,chunkId)?installedChunks[chunkId]:void 0;if(installedChunkData!==
0)if(installedChunkData)promises.push(installedChunkData[1]);else{var promise=import("./"+__nccwpck_require__.u(chunkId)).then(installChunk,e=>{throw installedChunks[chunkId]!==
0&&(installedChunks[chunkId]=void 0),e}),promise=Promise.race([promise,new Promise(resolve=>installedChunkData=installedChunks[chunkId]=[resolve])]);promises.push(
installedChunkData[1]=promise)}}})();var __webpack_exports__={};__nccwpck_require__.d(__webpack_exports__,{C:()=>runAction,a:()=>runCli});const runAction=()=>Promise.
all([__nccwpck_require__.e(839),__nccwpck_require__.e(156),__nccwpck_require__.e(46),__nccwpck_require__.e(0),__nccwpck_require__.e(345),__nccwpck_require__.e(909)]).
then(__nccwpck_require__.bind(__nccwpck_require__,2909)),runCli=()=>Promise.all([__nccwpck_require__.e(0),__nccwpck_require__.e(639)]).then(__nccwpck_require__.
bind(__nccwpck_require__,9069));var __webpack_exports__runAction=__webpack_exports__.C,__webpack_exports__runCli=__webpack_exports__.a;export{__webpack_exports__runAction as runAction,__webpack_exports__runCli as runCli};
