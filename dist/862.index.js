const id=862,ids=[862],modules={7236:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,
{l:()=>providerOf,o:()=>localNameIn});var _protocol_provider_address_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(1022);function providerOf({kind,text,address},host,client){
switch(kind){case"required_provider":case"state_store_provider":case"lock_provider":{const source=(0,_protocol_provider_address_js__WEBPACK_IMPORTED_MODULE_0__.
m)(text??"",client);return source.kind==="registry"?source:null}case"required_provider_nosource":case"required_provider_legacy":return{host,namespace:"hashicorp",
type:localNameIn(address)};case"implied_provider":return{host,namespace:"hashicorp",type:(text??"").replace(/[._].*$/s,"")};default:return null}}const localNameIn=address=>address.
replace(/^.*\./s,"")}),5257:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{JT:()=>providerKey,
KS:()=>placedVersion,MO:()=>packageKey,MP:()=>moduleKey,Nf:()=>argumentOf,W$:()=>becauseOf,cd:()=>HOSTNAMES_LINE,yp:()=>versionPlace});var _problems_place_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(
5143);const HOSTNAMES_INPUT="hostnames input",HOSTNAMES_LINE={file:HOSTNAMES_INPUT,line:1,column:1,endColumn:1},becauseOf=place=>place.file===HOSTNAMES_INPUT?HOSTNAMES_INPUT:
place,moduleKey=({host,namespace,name,system})=>`${host}/${namespace}/${name}/${system}`,providerKey=({host,namespace,type})=>`${host}/${namespace}/${type}`;function placedVersion(usage,client){
const text=usage.versions??argumentOf(usage)?.values?.[client]??null;return text===null?null:{text,place:versionPlace(usage)}}function versionPlace(usage){const{
versionsAt,place}=usage,at=typeof versionsAt=="number"?versionsAt:versionsAt?.at;return at===void 0?place:{file:place.file,...(0,_problems_place_js__WEBPACK_IMPORTED_MODULE_0__.
_h)(at)}}const argumentOf=({versionsAt})=>typeof versionsAt=="number"?null:versionsAt,packageKey=(key,more)=>`${key} ${more}`}),3862:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.r(__webpack_exports__),__webpack_require__.d(__webpack_exports__,{withoutUnusedLocks:()=>withoutUnusedLocks});var _protocol_local_paths_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(
9664),_protocol_module_address_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(5011),_provider_of_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(7236),
_root_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(5257);const LOCAL=/^\.{1,2}\//;function withoutUnusedLocks(usages,roots){const byLock=Map.groupBy(roots,
({lockFile})=>lockFile),downloading=new Set(usages.flatMap(({kind,text,place})=>MODULES.test(kind)&&!LOCAL.test(text??"")?(0,_protocol_local_paths_js__WEBPACK_IMPORTED_MODULE_0__.
jt)(place.file):[])),required=new Map,uses=(root,usage)=>{if(root.calls.length>0||root.directories.some(name=>downloading.has(name)))return!0;const keys=required.
get(root)??new Set(root.providers.map(each=>(0,_root_js__WEBPACK_IMPORTED_MODULE_3__.JT)(each.provider)));required.set(root,keys);const provider=(0,_provider_of_js__WEBPACK_IMPORTED_MODULE_2__.
l)(usage,(0,_protocol_module_address_js__WEBPACK_IMPORTED_MODULE_1__.Vm)(root.client),root.client);return provider===null||keys.has((0,_root_js__WEBPACK_IMPORTED_MODULE_3__.
JT)(provider))};return usages.map(usage=>{if(usage.kind!=="lock_provider"||usage.needs.length===0)return usage;const own=byLock.get(usage.place.file)??[];return own.
length===0||own.some(root=>uses(root,usage))?usage:{...usage,needs:[]}})}const MODULES=/^(?:module|test_module|terragrunt_source|installed_module)/})};export{id,ids,modules};
