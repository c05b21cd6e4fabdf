const id=1,ids=[1],modules={6002:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{zM:()=>decode_boolean,
D4:()=>decode,nd:()=>integer,p_:()=>list,LT:()=>loose,Tj:()=>map,lq:()=>optional,w3:()=>struct,Qq:()=>decode_text,s:()=>unkept,gy:()=>unread});var json=__webpack_require__(
3307),parsed=__webpack_require__(3625),other_format=__webpack_require__(2168),json_token=__webpack_require__(4874);const MAX_ITEMS=25e3;class Cursor{#text;#at;path=[];mistake=null;room=MAX_ITEMS;constructor(text){
this.#text=text,this.#at=(0,json_token.AN)(text,0)}takeRoom(){return this.room===0?!1:(this.room-=1,!0)}takeNull(){return this.#text[this.#at]!=="n"?!1:(this.skip(),
!0)}literal(wanted,pattern,before,read){if(this.takeNull())return before;const start=this.#at;this.skip();const written=this.#text.slice(start,this.#at);return pattern.
test(written)?read(written):(this.#refuse(wanted,written.charAt(0)),before)}parts(opening,wanted,onPart){const text=this.#text,first=text.charAt(this.#at);if(first!==
opening)return this.#refuse(wanted,first),this.skip(),!1;for(this.#at=(0,json_token.AN)(text,this.#at+1);text[this.#at]!=="]"&&text[this.#at]!=="}";)onPart(opening===
"{"?this.#key():""),this.#at=(0,json_token.AN)(text,this.#at),text[this.#at]===","&&(this.#at=(0,json_token.AN)(text,this.#at+1));return this.#at+=1,!0}skip(){const text=this.#text;
let depth=0;do{const at=(0,json_token.AN)(text,this.#at),character=text.charAt(at);(character==="["||character==="{")&&(depth+=1),(character==="]"||character===
"}")&&(depth-=1),character==='"'?this.#at=(0,json_token.ap)(text,at):this.#at="[]{},:".includes(character)?at+1:(0,json_token.f)(text,at)}while(depth>0)}#key(){
const start=this.#at;this.#at=(0,json_token.ap)(this.#text,start);const key=(0,json.I)(this.#text.slice(start,this.#at));return this.#at=(0,json_token.AN)(this.#text,
(0,json_token.AN)(this.#text,this.#at)+1),key}#refuse(wanted,first){if(this.mistake!==null)return;const path=this.path.map(part=>typeof part=="number"?`[${part}\
]`:`.${part}`),place=path.length===0?"":` in "${path.join("").slice(1)}"`;this.mistake=`has ${FOUND[first]??"a number"} instead of ${wanted}${place}`}}const FOUND={
"[":"a list","{":"an object",'"':"a string",t:"a boolean",f:"a boolean"};function decode(text,shape,extent="first"){const mistake=(0,json.HT)(text,extent);if(mistake!==
null)return(0,parsed.T)((0,other_format.Q)(text)?.what??`is not valid JSON: ${mistake.why}`);const cursor=new Cursor(text),value=shape.read(cursor,shape.zero);return cursor.
mistake===null?(0,parsed.J)(value):(0,parsed.T)(cursor.mistake)}const decode_text={zero:"",read:(cursor,before)=>cursor.literal("a string",/^"/,before,json.I)},
decode_boolean={zero:!1,read:(cursor,before)=>cursor.literal("a boolean",/^[tf]/,before,value=>value==="true")},MAX_INT64=2n**63n,integer={zero:0,read:(cursor,before)=>{
const isInteger=value=>{if(!/^-?\d{1,19}$/.test(value))return!1;const exact=BigInt(value);return exact>=-MAX_INT64&&exact<MAX_INT64};return cursor.literal("an i\
nteger",{test:isInteger},before,Number)}},optional=of=>({zero:null,read:(cursor,before)=>cursor.takeNull()?null:of.read(cursor,before??of.zero)}),unread={zero:null,
read:cursor=>(cursor.skip(),null)},loose=of=>({zero:of.zero,read:(cursor,before)=>{const{mistake}=cursor,value=of.read(cursor,before);return cursor.mistake=mistake,
value}}),unkept=of=>({zero:null,read:cursor=>{const{room}=cursor;return of.read(cursor,of.zero),cursor.room=room,null}});function list(of){const zero={items:[],
leftOut:0};return{zero,read:(cursor,before)=>{if(cursor.takeNull())return zero;const items=[];let count=0;return cursor.parts("[","a list",()=>{const isKept=cursor.
takeRoom();cursor.path.push(count);const value=of.read(cursor,before.items[count]??of.zero);cursor.path.pop(),isKept&&items.push(value),count+=1})?{items,leftOut:count-
items.length}:before}}}function map(of){return{zero:null,read:(cursor,before)=>{if(cursor.takeNull())return null;const values=before??new Map;return cursor.parts(
"{","an object",key=>{const isKept=cursor.takeRoom();cursor.path.push("*");const value=of.read(cursor,of.zero);cursor.path.pop(),isKept&&values.set(key,value)}),
values}}}function struct(fields){const entries=Object.entries(fields),known=new Map(entries);return{zero:Object.fromEntries(entries.map(([name,{zero:zero2}])=>[
name,zero2])),read:(cursor,before)=>{if(cursor.takeNull())return before;const values={...before};return cursor.parts("{","an object",key=>{const name=known.has(
key)?key:folded(key),shape=known.get(name);if(shape===void 0)return cursor.skip();cursor.path.push(name),values[name]=shape.read(cursor,values[name]),cursor.path.
pop()}),values}}}const folded=name=>name.toLowerCase().replaceAll("\u017F","s")}),1790:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{XA:()=>chooseProviderVersion,iM:()=>chooseModuleVersion,jF:()=>asksForUnspecified,jQ:()=>moduleMeets,s5:()=>newestRelease});
var _version_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(1731);function chooseModuleVersion(offered,terms,client){const asked=askedPreRelease(terms,client);
return newestOf(offered.filter(version=>(!(0,_version_js__WEBPACK_IMPORTED_MODULE_0__.Ty)(version)||(0,_version_js__WEBPACK_IMPORTED_MODULE_0__.Cg)(version)===asked)&&
moduleMeets(version,terms)))}function chooseProviderVersion(offered,terms){return newestOf(offered.filter(version=>(!(0,_version_js__WEBPACK_IMPORTED_MODULE_0__.
Ty)(version)||terms.some(term=>isExactly(version,term)))&&!isUnspecified(version)&&terms.every(term=>providerTermHolds(version,term))))}const newestRelease=offered=>newestOf(
offered.filter(version=>!(0,_version_js__WEBPACK_IMPORTED_MODULE_0__.Ty)(version)));function asksForUnspecified(terms){const exact=terms.filter(term=>term.operator===
"=");return exact.length===1&&exact.every(({version})=>isUnspecified({...version,build:""}))}const moduleMeets=(version,terms)=>terms.every(term=>moduleTermHolds(
version,term)),newestOf=versions=>versions.reduce((newest,version)=>newest===null||(0,_version_js__WEBPACK_IMPORTED_MODULE_0__.Zy)(version,newest)>0?version:newest,
null);function askedPreRelease(terms,client){const[only,second]=terms;if(only===void 0||second!==void 0)return null;const text=only.text.trim().replace(client===
"opentofu"?/^=?v?/:/^=?/,""),version=(0,_version_js__WEBPACK_IMPORTED_MODULE_0__.rK)(text);return version===null?null:(0,_version_js__WEBPACK_IMPORTED_MODULE_0__.
Cg)(version)}const isUnspecified=({numbers,pre,build})=>pre===""&&build===""&&numbers.every(number=>number===0n),isExactly=(version,term)=>term.operator==="="&&
isSame(version,term.version),isSame=(a,b)=>a.build===b.build&&(0,_version_js__WEBPACK_IMPORTED_MODULE_0__.Zy)(a,b)===0;function moduleTermHolds(version,{operator,
version:bound}){const rank=(0,_version_js__WEBPACK_IMPORTED_MODULE_0__.Zy)(version,bound);if(operator==="=")return rank===0;if(operator==="!=")return rank!==0;if(operator!==
"~>")return rankHolds(rank,operator);const kept=bound.numbers.slice(0,bound.written-1);return rank>=0&&!(0,_version_js__WEBPACK_IMPORTED_MODULE_0__.Ty)(bound)&&
bound.numbers.length<=version.numbers.length&&kept.every((number,i)=>number===version.numbers[i])}function providerTermHolds(version,term){const{operator,version:bound}=term;
if(operator==="=")return isExactly(version,term);if(operator==="!=")return!isSame(version,bound);const rank=(0,_version_js__WEBPACK_IMPORTED_MODULE_0__.Zy)(version,
bound);if(operator!=="~>")return rankHolds(rank,operator);const[major=0n,minor=0n]=bound.numbers,numbers=bound.written===3?[major,minor+1n,0n]:[major+1n,0n,0n];
return rank>=0&&(0,_version_js__WEBPACK_IMPORTED_MODULE_0__.Zy)(version,{...bound,numbers,pre:""})<0}const rankHolds=(rank,operator)=>operator===">"?rank>0:operator===
">="?rank>=0:operator==="<"?rank<0:rank<=0}),2158:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,
{PW:()=>parseModuleConstraint,_T:()=>parseProviderConstraint,kv:()=>showConstraints,mb:()=>showTerm});var _go_parsed_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(
3625),_protocol_services_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(9562),_version_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(1731);const SPACE="\
[\\t\\n\\f\\r ]*",TERM=new RegExp(`^${SPACE}(<=|>=|!=|~>|<|>|=|)${SPACE}(${_protocol_services_js__WEBPACK_IMPORTED_MODULE_0__.eQ})${SPACE}$`),SYNTAX="This strin\
g does not use correct version constraint syntax";function parseModuleConstraint(text){const terms=[];for(const part of text.split(",")){const[,operator,written=""]=TERM.
exec(part)??[],version=(0,_version_js__WEBPACK_IMPORTED_MODULE_1__.oF)(written);if(version===null)return(0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_2__.T)(SYNTAX);
terms.push({operator:operator||"=",version,text:part})}return(0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_2__.J)(terms)}function parseProviderConstraint(text){const parsed=parseModuleConstraint(
text);if(!parsed.ok)return parsed;const terms=[];for(const term of parsed.value){const version=(0,_version_js__WEBPACK_IMPORTED_MODULE_1__.rK)(term.version.text);
if(version===null||!IS_SPACED.test(term.text.trim()))return(0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_2__.T)(`Incorrect version constraint syntax: ${reasonAgainst(
term)}`);terms.push({...term,version})}return(0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_2__.J)(terms)}const IS_SPACED=/^[<>=!~]* ?[0-9]/;function reasonAgainst({
operator,version,text}){const trimmed=text.trim();if(version.text.startsWith("v"))return'a "v" prefix should not be used';if(!IS_SPACED.test(trimmed))return`onl\
y one space is expected after the operator "${operator}"`;if(version.numbers.length>3)return"too many numbered portions; only three are allowed (major, minor, p\
atch)";const[read]=/^[<>=!~]* ?[0-9.]+(?:-[0-9A-Za-z.-]+)?(?:\+[0-9A-Za-z.-]+)?/.exec(trimmed)??[""];return`missing comma after "${read}"`}const ORDER=[">",">=",
"=","~>","<=","<","!="];function showConstraints(terms){const sorted=[...terms].sort((a,b)=>(0,_version_js__WEBPACK_IMPORTED_MODULE_1__.Zy)(a.version,b.version)||
(0,_version_js__WEBPACK_IMPORTED_MODULE_1__.dU)(a.version.build,b.version.build)||ORDER.indexOf(a.operator)-ORDER.indexOf(b.operator)||b.version.written-a.version.
written);return[...new Set(sorted.map(showTerm))].join(", ")}function showTerm({operator,version}){if(operator==="=")return(0,_version_js__WEBPACK_IMPORTED_MODULE_1__.
Cg)(version);const numbers=operator==="~>"&&version.written<3?version.numbers.slice(0,2):version.numbers;return`${operator} ${(0,_version_js__WEBPACK_IMPORTED_MODULE_1__.
Cg)({...version,numbers})}`}}),1094:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{
Nd:()=>isMeetableByProviders,Sx:()=>conflictOf,gH:()=>isMeetableByModules});var _version_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(1731),_choice_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(
1790),_constraint_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(2158);function isMeetableByModules(terms,client){if(areTooMany(terms))return!0;const bounds=boundsOf(
terms),length=Math.max(...bounds.map(({numbers})=>numbers.length)),candidates=bounds.flatMap(bound=>{const numbers=Array.from({length},(_,i)=>bound.numbers[i]??
0n);return[bound,release(numbers),release([...numbers,1n])]});return(0,_choice_js__WEBPACK_IMPORTED_MODULE_1__.iM)(candidates,terms,client)!==null}function isMeetableByProviders(terms){
const distinct=withoutDoubles(terms);if(areTooMany(distinct))return!0;const bounds=boundsOf(distinct),build="x".repeat(1+Math.max(...bounds.map(bound=>bound.build.
length))),candidates=bounds.flatMap(bound=>{const[major=0n,minor=0n,patch=0n]=bound.numbers,next=[major,minor,patch+1n];return[bound,release([major,minor,patch],
build),release(next,build)]});return(0,_choice_js__WEBPACK_IMPORTED_MODULE_1__.XA)(candidates,distinct)!==null}const MAX_TERMS=50,MAX_TERM_LENGTH=100,areTooMany=terms=>terms.
length>MAX_TERMS||terms.some(({text})=>text.length>MAX_TERM_LENGTH),withoutDoubles=terms=>[...Map.groupBy(terms,_constraint_js__WEBPACK_IMPORTED_MODULE_2__.mb).
values()].flatMap(([first])=>first??[]),boundsOf=terms=>{const bounds=[release([0n,0n,0n]),...terms.map(term=>term.version)];return[...new Map(bounds.map(bound=>[
(0,_version_js__WEBPACK_IMPORTED_MODULE_0__.Cg)(bound),bound])).values()]},release=(numbers,build="")=>({text:"",numbers,written:numbers.length,pre:"",build});function conflictOf(terms,isMeetable){
const distinct=withoutDoubles(terms),conflict=isMeetable(distinct)?terms:distinct;return areTooMany(conflict)?terms:conflict.reduce((rest,term)=>{const others=rest.
filter(other=>other!==term);return isMeetable(others)?rest:others},conflict)}}),8106:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{c8:()=>chooseForProvider,i_:()=>readOffered,su:()=>newestOf,x5:()=>chooseForCall});var _registry_version_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(
1731),_registry_versions_choice_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(1790),_registry_versions_constraint_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(
2158),_registry_versions_meetable_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(1094);const lists={module:new WeakMap,provider:new WeakMap},choices=new WeakMap;
function readOffered(texts,kind){const offered=lists[kind].get(texts)??offeredIn(texts,kind);return lists[kind].set(texts,offered),offered}function offeredIn(texts,kind){
const parse=kind==="module"?_registry_version_js__WEBPACK_IMPORTED_MODULE_0__.oF:_registry_version_js__WEBPACK_IMPORTED_MODULE_0__.rK,versions=[],unreadable=[];
for(const text of texts){const version=parse(text);version===null?unreadable.push(text):versions.push(version)}return{versions,unreadable}}const newestOfLists=new WeakMap;
function newestOf(offered){const known=newestOfLists.get(offered);if(known!==void 0)return known;const release=(0,_registry_versions_choice_js__WEBPACK_IMPORTED_MODULE_1__.
s5)(offered.versions),[preRelease]=offered.versions.filter(_registry_version_js__WEBPACK_IMPORTED_MODULE_0__.Ty).sort((a,b)=>(0,_registry_version_js__WEBPACK_IMPORTED_MODULE_0__.
Zy)(b,a)),newest={newest:release&&(0,_registry_version_js__WEBPACK_IMPORTED_MODULE_0__.Cg)(release),preRelease:preRelease?(0,_registry_version_js__WEBPACK_IMPORTED_MODULE_0__.
Cg)(preRelease):null};return newestOfLists.set(offered,newest),newest}function chosenOnce(offered,parts,choose){const known=choices.get(offered)??new Map;choices.
set(offered,known);const key=JSON.stringify(parts),choice=known.get(key)??choose();return known.set(key,choice),choice}const chooseForCall=(call,offered,client)=>chosenOnce(
offered,[client,call.constraint?.text],()=>callChoice(call,offered,client));function callChoice({constraint},{versions},client){const parsed=constraint===null?null:
(0,_registry_versions_constraint_js__WEBPACK_IMPORTED_MODULE_2__.PW)(constraint.text);if(parsed?.ok===!1)return{kind:"refused"};const terms=parsed?.value??[];if(!(0,_registry_versions_meetable_js__WEBPACK_IMPORTED_MODULE_3__.
gH)(terms,client))return{kind:"refused"};if(versions.length===0)return{kind:"empty"};const version=(0,_registry_versions_choice_js__WEBPACK_IMPORTED_MODULE_1__.
iM)(versions,terms,client);return version===null?{kind:"none-fits",conflict:constraint===null?[]:[constraint.text]}:{kind:"chosen",version:(0,_registry_version_js__WEBPACK_IMPORTED_MODULE_0__.
Cg)(version)}}function chooseForProvider(requirement,offered,rules){const{constraints,locked}=requirement,texts=constraints.map(({text})=>text);return chosenOnce(
offered,[rules.upgrade,rules.rejectsUnreadable,texts,locked?.version.text],()=>providerChoice(requirement,offered,rules))}function providerChoice({constraints,locked},{
versions,unreadable},{upgrade,rejectsUnreadable}){const terms=termsOf(constraints);if(terms===null||!(0,_registry_versions_meetable_js__WEBPACK_IMPORTED_MODULE_3__.
Nd)(terms))return{kind:"refused"};const held=locked===null||upgrade?null:(0,_registry_version_js__WEBPACK_IMPORTED_MODULE_0__.rK)(locked.version.text);if(held!==
null&&(0,_registry_versions_choice_js__WEBPACK_IMPORTED_MODULE_1__.XA)([held],terms)===null)return{kind:"refused"};if(rejectsUnreadable&&unreadable.length>0)return{
kind:"unreadable"};if(versions.length===0)return{kind:"empty"};const newest=(0,_registry_versions_choice_js__WEBPACK_IMPORTED_MODULE_1__.XA)(versions,terms);if(held!==
null){const version=(0,_registry_version_js__WEBPACK_IMPORTED_MODULE_0__.Cg)(held);return versions.some(each=>(0,_registry_version_js__WEBPACK_IMPORTED_MODULE_0__.
Cg)(each)===version)?{kind:"chosen",version}:{kind:"locked-gone",version,upgrade:newest&&(0,_registry_version_js__WEBPACK_IMPORTED_MODULE_0__.Cg)(newest)}}if(newest!==
null)return{kind:"chosen",version:(0,_registry_version_js__WEBPACK_IMPORTED_MODULE_0__.Cg)(newest)};const conflict=(0,_registry_versions_meetable_js__WEBPACK_IMPORTED_MODULE_3__.
Sx)(terms,some=>(0,_registry_versions_choice_js__WEBPACK_IMPORTED_MODULE_1__.XA)(versions,some)!==null),shown=new Set(conflict.map(_registry_versions_constraint_js__WEBPACK_IMPORTED_MODULE_2__.
mb)),texts=terms.filter(term=>shown.has((0,_registry_versions_constraint_js__WEBPACK_IMPORTED_MODULE_2__.mb)(term))).map(({whole})=>whole);return{kind:"none-fit\
s",conflict:[...new Set(texts)]}}function termsOf(constraints){const terms=[];for(const{text:whole}of constraints){const parsed=(0,_registry_versions_constraint_js__WEBPACK_IMPORTED_MODULE_2__.
_T)(whole);if(!parsed.ok)return null;for(const term of parsed.value)terms.push({...term,whole})}return terms}}),5257:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{JT:()=>providerKey,KS:()=>placedVersion,MO:()=>packageKey,MP:()=>moduleKey,Nf:()=>argumentOf,W$:()=>becauseOf,cd:()=>HOSTNAMES_LINE,
yp:()=>versionPlace});var _problems_place_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(5143);const HOSTNAMES_INPUT="hostnames input",HOSTNAMES_LINE={file:HOSTNAMES_INPUT,
line:1,column:1,endColumn:1},becauseOf=place=>place.file===HOSTNAMES_INPUT?HOSTNAMES_INPUT:place,moduleKey=({host,namespace,name,system})=>`${host}/${namespace}\
/${name}/${system}`,providerKey=({host,namespace,type})=>`${host}/${namespace}/${type}`;function placedVersion(usage,client){const text=usage.versions??argumentOf(
usage)?.values?.[client]??null;return text===null?null:{text,place:versionPlace(usage)}}function versionPlace(usage){const{versionsAt,place}=usage,at=typeof versionsAt==
"number"?versionsAt:versionsAt?.at;return at===void 0?place:{file:place.file,...(0,_problems_place_js__WEBPACK_IMPORTED_MODULE_0__._h)(at)}}const argumentOf=({versionsAt})=>typeof versionsAt==
"number"?null:versionsAt,packageKey=(key,more)=>`${key} ${more}`})};export{id,ids,modules};
