const id=629,ids=[629],modules={2767:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,
{h:()=>parseCertificate});var x509_der=__webpack_require__(5792);const OTHER_CURVES={"1.3.36.3.3.2.8.1.1.5":"brainpoolP224r1","1.3.36.3.3.2.8.1.1.7":"brainpoolP\
256r1","1.3.36.3.3.2.8.1.1.11":"brainpoolP384r1","1.3.36.3.3.2.8.1.1.13":"brainpoolP512r1","1.3.132.0.10":"secp256k1","1.2.840.10045.3.1.1":"P-192","1.2.156.101\
97.1.301":"SM2"},GO_CURVES=["1.3.132.0.33","1.2.840.10045.3.1.7","1.3.132.0.34","1.3.132.0.35"],UNSUPPORTED_KEYS={"1.2.840.113549.1.1.10":"RSA-PSS","1.3.101.110":"\
X25519","1.3.101.111":"X448","1.3.101.113":"Ed448","1.2.840.10040.4.1":"DSA","2.16.840.1.101.3.4.3.17":"ML-DSA-44","2.16.840.1.101.3.4.3.18":"ML-DSA-65","2.16.8\
40.1.101.3.4.3.19":"ML-DSA-87"};function readPublicKey(info){const reader=new x509_der.lL(info,"public key").inside(x509_der.Dk.sequence),algorithm=reader.inside(
x509_der.Dk.sequence),id2=algorithm.oid(),key=reader.bits();switch(id2){case"1.2.840.113549.1.1.1":if(hex(algorithm.any().whole)!=="0500")throw new x509_der.I4(
"public key");return readRsaKey(key);case"1.2.840.10045.2.1":{const curve=algorithm.isNext(x509_der.Dk.oid)?algorithm.oid():"explicit parameters";if(!GO_CURVES.
includes(curve))return{kind:"unsupported-curve",curve:OTHER_CURVES[curve]??curve};if(key[0]!==4)throw new x509_der.I4("public key");return{kind:"ecdsa"}}case"1.\
3.101.112":if(!algorithm.isEmpty||key.length!==32)throw new x509_der.I4("public key");return{kind:"ed25519"};default:return{kind:"unsupported",name:UNSUPPORTED_KEYS[id2]??
id2}}}function readRsaKey(key){const numbers=new x509_der.lL(key,"public key").inside(x509_der.Dk.sequence),modulus=numbers.integer(),exponent=numbers.count(),[
first=0,second=0]=modulus;if(first>=128||exponent===0)throw new x509_der.I4("public key");if(exponent===1||exponent%2===0||exponent>=2**31)return{kind:"unsuppor\
ted",name:`RSA with the exponent ${exponent}`};const lead=first===0?second:first;return{kind:"rsa",bits:8*(modulus.length-(first===0?2:1))+(32-Math.clz32(lead))}}
const SUPPORTED={"1.2.840.113549.1.1.11":["rsa","RSA with SHA-256"],"1.2.840.113549.1.1.12":["rsa","RSA with SHA-384"],"1.2.840.113549.1.1.13":["rsa","RSA with \
SHA-512"],"1.2.840.10045.4.3.2":["ecdsa","ECDSA with SHA-256"],"1.2.840.10045.4.3.3":["ecdsa","ECDSA with SHA-384"],"1.2.840.10045.4.3.4":["ecdsa","ECDSA with S\
HA-512"],"1.3.101.112":["ed25519","Ed25519"]},UNSUPPORTED={"1.2.840.113549.1.1.4":"RSA with MD5","1.2.840.113549.1.1.5":"RSA with SHA-1","1.3.14.3.2.29":"RSA wi\
th SHA-1","1.2.840.113549.1.1.14":"RSA with SHA-224","1.2.840.10045.4.1":"ECDSA with SHA-1","1.2.840.10045.4.3.1":"ECDSA with SHA-224","2.16.840.1.101.3.4.3.9":"\
ECDSA with SHA3-224","2.16.840.1.101.3.4.3.10":"ECDSA with SHA3-256","2.16.840.1.101.3.4.3.14":"RSA with SHA3-256","1.3.101.113":"Ed448"},RSA_PSS="1.2.840.11354\
9.1.1.10",PSS=/^30..a0..30..0609608648016503040(201|202|203)(?:0500)?a1..30..06092a864886f70d01010830..0609608648016503040\1(?:0500)?a2030201(20|30|40)$/,PSS_SALT={
201:"20",202:"30",203:"40"};function readSignatureAlgorithm(content){const reader=new x509_der.lL(content,"signature algorithm"),id2=reader.oid(),parameters=reader.
isEmpty?"":hex(reader.any().whole);if(id2===RSA_PSS){const match=PSS.exec(parameters);return match&&PSS_SALT[match[1]??""]===match[2]?{isSupported:!0,key:"rsa",
name:"RSA-PSS"}:{isSupported:!1,name:"RSA-PSS with other parameters than SHA-2"}}const[key,name]=SUPPORTED[id2]??[];return key===void 0||name===void 0?{isSupported:!1,
name:UNSUPPORTED[id2]??id2}:{isSupported:!0,key,name}}const hex=bytes=>Array.from(bytes,byte=>byte.toString(16).padStart(2,"0")).join("");var x509_names=__webpack_require__(
8167);function parseCertificate(der){try{const outer=new x509_der.lL(der,"certificate"),body=outer.inside(x509_der.Dk.sequence);if(!outer.isEmpty)throw new x509_der.
I4("certificate");const content=body.inside(x509_der.Dk.sequence),algorithm=body.content(x509_der.Dk.sequence),certificate=readContent(der,content,algorithm);return body.
bits(),"kind"in certificate?{ok:!1,flaw:certificate}:{ok:!0,certificate}}catch(error){if(!(error instanceof x509_der.I4))throw error;return{ok:!1,flaw:{kind:"ma\
lformed",part:error.message}}}}const VERSION=160,EXTENSIONS=163,UNIQUE_IDS=[129,130];function readContent(raw,content,algorithm){const version=content.isNext(VERSION)?
content.inside(VERSION).count()+1:1;if(version>3)throw new x509_der.I4("version");if((content.integer()[0]??0)>=128)return{kind:"negative-serial"};const signed=content.
content(x509_der.Dk.sequence);if(!(0,x509_der.er)(signed,algorithm))throw new x509_der.I4("signature algorithm");const issuer=readName(content,"issuer"),validity=content.
inside(x509_der.Dk.sequence),notBefore=readTime(validity),notAfter=readTime(validity),subject=readName(content,"subject"),keyInfo=content.element(x509_der.Dk.sequence).
whole,key=readPublicKey(keyInfo);if(key.kind==="unsupported-curve")return{kind:"curve",curve:key.curve};if(version>1)for(const tag of UNIQUE_IDS)content.optional(
tag);return{raw,subject,issuer,notBefore,notAfter,version,signature:readSignatureAlgorithm(signed),key,keyInfo,...readExtensions(version===3?content.optional(EXTENSIONS):
null)}}function readName(content,part){const{whole}=content.element(x509_der.Dk.sequence),sets=new x509_der.lL(whole,part).inside(x509_der.Dk.sequence);for(;!sets.
isEmpty;){const attributes=sets.inside(x509_der.Dk.set);for(;!attributes.isEmpty;){const attribute=attributes.inside(x509_der.Dk.sequence);if(attribute.oid(),!(0,x509_der.
KH)(attribute.any()))throw new x509_der.I4(part)}}return whole}const TIMES=[{tag:x509_der.Dk.utcTime,format:/^(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)?Z$/},{tag:x509_der.
Dk.generalizedTime,format:/^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)Z$/}];function readTime(validity){const time=TIMES.find(({tag})=>validity.isNext(tag)),match=time?.
format.exec((0,x509_der.Jl)(validity.content(time.tag)));if(!match)throw new x509_der.I4("validity");const[year=0,month=0,...rest]=match.slice(1).map(digits=>Number(
digits??0)),whole=match[1]?.length===4?year:year<50?2e3+year:1900+year,[day=0,hour=0,minute=0,second=0]=rest,date=new Date(0);if(date.setUTCFullYear(whole,month-
1,day),date.getUTCMonth()!==month-1||hour>23||minute>59||second>59)throw new x509_der.I4("validity");return date.setUTCHours(hour,minute,second)}const NO_NAMES={
dns:[],addresses:[]},KNOWN=["31","32","33","36","54"].map(last=>`2.5.29.${last}`),NEVER_CRITICAL=["2.5.29.14","2.5.29.35","1.3.6.1.5.5.7.1.1"];function readExtensions(bytes){
const all=new Map,list=bytes&&new x509_der.lL(bytes,"extensions").inside(x509_der.Dk.sequence);for(;list&&!list.isEmpty;){const each=list.inside(x509_der.Dk.sequence),
id2=each.oid(),critical=each.isNext(x509_der.Dk.boolean)&&each.boolean();if(all.has(id2))throw new x509_der.I4("extensions");if(critical&&NEVER_CRITICAL.includes(
id2))throw new x509_der.I4("extensions");all.set(id2,{id:id2,critical,value:each.content(x509_der.Dk.octets)})}const value=last=>all.get(`2.5.29.${last}`)?.value??
null,[keyUsage,alternative,basic,constraints,usages]=[15,17,19,30,37].map(value),names=alternative?(0,x509_names.xq)(alternative):null,limits=constraints?(0,x509_names.
cP)(constraints):null,handled=new Set([...KNOWN,...["15","19","37"].map(last=>`2.5.29.${last}`),...names?.isKnown?["2.5.29.17"]:[],...limits?.isKnown?["2.5.29.3\
0"]:[]]);return{encodedNames:alternative??new Uint8Array,names:names?.names??NO_NAMES,constraints:limits,basic:basic?readBasicConstraints(basic):null,maySign:keyUsage?
readMaySign(keyUsage):null,usages:usages?readUsages(usages):[],unhandled:[...all.values()].filter(({id:id2,critical})=>critical&&!handled.has(id2)).map(({id:id2})=>id2)}}
function readBasicConstraints(value){const reader=new x509_der.lL(value,"basicConstraints").inside(x509_der.Dk.sequence);return{isAuthority:reader.isNext(x509_der.
Dk.boolean)&&reader.boolean(),maxPath:reader.isNext(x509_der.Dk.integer)?reader.count():null}}const KEY_CERT_SIGN=4,DECIPHER_ONLY=128;function readMaySign(value){
const[bits=0,more=0]=new x509_der.lL(value,"keyUsage").bits();return bits===0&&more<DECIPHER_ONLY?null:(bits&KEY_CERT_SIGN)!==0}function readUsages(value){const list=new x509_der.
lL(value,"extendedKeyUsage").inside(x509_der.Dk.sequence),usages=[];for(;!list.isEmpty;)usages.push(list.oid());return usages}}),5792:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{Dk:()=>TAG,I4:()=>DerError,Jl:()=>asciiText,KH:()=>isText,er:()=>sameBytes,lL:()=>DerReader});const TAG={boolean:1,integer:2,
bits:3,octets:4,oid:6,utcTime:23,generalizedTime:24,sequence:48,set:49};class DerError extends Error{}class DerReader{#rest;#part;constructor(bytes,part){this.#rest=
bytes,this.#part=part}get isEmpty(){return this.#rest.length===0}isNext(tag){return this.#rest[0]===tag}any(){const tag=this.#rest[0]??0,first=this.#rest[1]??0;
if(this.#rest.length<2||(tag&31)===31)throw this.#error();const digits=first<128?0:first&127,length=digits===0&&first<128?first:this.#longLength(digits),start=2+
digits,end=start+length;if(end>this.#rest.length)throw this.#error();const element={tag,content:this.#rest.subarray(start,end),whole:this.#rest.subarray(0,end)};
return this.#rest=this.#rest.subarray(end),element}element(tag){if(!this.isNext(tag))throw this.#error();return this.any()}content(tag){return this.element(tag).
content}optional(tag){return this.isNext(tag)?this.content(tag):null}inside(tag){return new DerReader(this.content(tag),this.#part)}oid(){const content=this.content(
TAG.oid);if(content.length===0||(content.at(-1)??0)>=128)throw this.#error();const arcs=arcsOf(content);if(arcs===null)throw this.#error();const[first=0,...rest]=arcs,
root=Math.min(Math.floor(first/40),2);return[root,first-40*root,...rest].join(".")}integer(tag=TAG.integer){const content=this.content(tag),first=content[0],second=content[1]??
0,padded=first===0&&second<128||first===255&&second>=128;if(first===void 0||content.length>1&&padded)throw this.#error();return content}count(){const bytes=this.
integer();if(bytes.length>8||(bytes[0]??0)>=128)throw this.#error();return bytes.reduce((number,byte)=>number*256+byte,0)}boolean(){const content=this.content(TAG.
boolean);if(content.length!==1||content[0]!==0&&content[0]!==255)throw this.#error();return content[0]!==0}bits(){const content=this.content(TAG.bits),[unused=8]=content,
bytes=content.subarray(1),last=bytes.at(-1)??0;if(unused>7||unused>0&&bytes.length===0)throw this.#error();if((last&(1<<unused)-1)!==0)throw this.#error();return bytes}#longLength(digits){
const bytes=this.#rest.subarray(2,2+digits);if(digits===0||digits>4||bytes.length<digits)throw this.#error();const length=bytes.reduce((number,byte)=>number*256+
byte,0);if(length<128||bytes[0]===0)throw this.#error();return length}#error(){return new DerError(this.#part)}}function arcsOf(content){const arcs=[];let isStart=!0,
arc=0;for(const byte of content){if(isStart&&byte===128||(arc=arc*128+(byte&127),arc>=2**31))return null;isStart=byte<128,isStart&&(arcs.push(arc),arc=0)}return arcs}
const TEXTS={12:bytes=>isUtf8(bytes),18:bytes=>/^[\d ]*$/.test(asciiText(bytes)),19:bytes=>/^[A-Za-z\d'()+,./ :=?*&-]*$/.test(asciiText(bytes)),20:()=>!0,22:bytes=>bytes.
every(byte=>byte<128),30:bytes=>bytes.length%2===0&&isUcs2(bytes)},isText=({tag,content})=>TEXTS[tag]?.(content)??!1;function isUtf8(bytes){try{return new TextDecoder(
"utf-8",{fatal:!0}).decode(bytes),!0}catch{return!1}}const isUcs2=bytes=>bytes.every((byte,index)=>{const unit=byte*256+(bytes[index+1]??0);return index%2===1||
!(unit>=55296&&unit<57344||unit>=65534||unit>=64976&&unit<=65007)}),decoder=new TextDecoder("latin1"),asciiText=bytes=>decoder.decode(bytes),sameBytes=(one,other)=>one.
length===other.length&&one.every((byte,index)=>byte===other[index])}),8167:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.
d(__webpack_exports__,{AI:()=>isForHost,cP:()=>parseConstraints,xq:()=>parseAlternativeNames,z$:()=>areNamesPermitted});var _ip_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(
6181),_der_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(5792);const DNS=130,ADDRESS=135,OTHERS=[129,134];function parseAlternativeNames(value){const list=new _der_js__WEBPACK_IMPORTED_MODULE_1__.
lL(value,"subject alternative names").inside(_der_js__WEBPACK_IMPORTED_MODULE_1__.Dk.sequence),names={dns:[],addresses:[]};let isKnown=!1;for(;!list.isEmpty;){const{
tag,content}=list.any();if(isKnown||=[DNS,ADDRESS,...OTHERS].includes(tag),tag===DNS&&names.dns.push(ia5Text(content,"subject alternative names")),tag===ADDRESS){
if(content.length!==4&&content.length!==16)throw new _der_js__WEBPACK_IMPORTED_MODULE_1__.I4("subject alternative names");names.addresses.push(content)}}return{
names,isKnown}}function parseConstraints(value){const part="name constraints",outer=new _der_js__WEBPACK_IMPORTED_MODULE_1__.lL(value,part),list=outer.inside(_der_js__WEBPACK_IMPORTED_MODULE_1__.
Dk.sequence),[first,second]=[160,161].map(tag=>list.optional(tag)??new Uint8Array);if(!first||!second||!list.isEmpty||!outer.isEmpty)throw new _der_js__WEBPACK_IMPORTED_MODULE_1__.
I4(part);if(first.length+second.length===0)throw new _der_js__WEBPACK_IMPORTED_MODULE_1__.I4(part);const[permitted,excluded]=[readSubtrees(first),readSubtrees(second)];
return{permitted,excluded,isKnown:permitted.isKnown&&excluded.isKnown}}function readSubtrees(bytes){const part="name constraints",list=new _der_js__WEBPACK_IMPORTED_MODULE_1__.
lL(bytes,part),dns=[],networks=[];let isKnown=!0;for(;!list.isEmpty;){const{tag,content}=list.inside(_der_js__WEBPACK_IMPORTED_MODULE_1__.Dk.sequence).any(),half=content.
length/2;if(tag===DNS)dns.push(ia5Text(content,part).toLowerCase());else if(tag===ADDRESS&&(half===4||half===16))networks.push({address:content.subarray(0,half),
mask:content.subarray(half)});else{if(tag===ADDRESS)throw new _der_js__WEBPACK_IMPORTED_MODULE_1__.I4(part);isKnown&&=OTHERS.includes(tag)}}if(!(dns.every(domain=>isDomain(
domain.replace(/^\.(?=.)/,"")))&&networks.every(({mask})=>isMask(mask))))throw new _der_js__WEBPACK_IMPORTED_MODULE_1__.I4(part);return{dns,networks,isKnown}}const isDomain=name=>/^[!-~]*$/.
test(name)&&!/^\.|\.\.|\.$/.test(name),isMask=bytes=>/^1*0*$/.test(Array.from(bytes,byte=>byte.toString(2).padStart(8,"0")).join(""));function ia5Text(bytes,part){
if(bytes.some(byte=>byte>=128))throw new _der_js__WEBPACK_IMPORTED_MODULE_1__.I4(part);return(0,_der_js__WEBPACK_IMPORTED_MODULE_1__.Jl)(bytes)}function isForHost({
dns,addresses},host){const ip=(0,_ip_js__WEBPACK_IMPORTED_MODULE_0__.r5)((0,_ip_js__WEBPACK_IMPORTED_MODULE_0__.n7)(host));if(ip!==null)return addresses.some(address=>(0,_der_js__WEBPACK_IMPORTED_MODULE_1__.
er)(address,Uint8Array.from(ip)));const name=host.toLowerCase(),labels=name.replace(/\.$/,"").split("."),isHostname=labels.every(label=>LABEL.test(label));return dns.
some(written=>{const pattern=written.toLowerCase(),[first,...rest]=pattern.split("."),isWildcard=first==="*"&&rest.length>0;return!isHostname||!(isWildcard?rest:
[first,...rest]).every(label=>LABEL.test(label??""))?pattern===name&&pattern!==".":isWildcard?labels.length===rest.length+1&&labels.slice(1).join(".")===rest.join(
"."):labels.join(".")===pattern})}const LABEL=/^[a-z0-9_][a-z0-9_-]*$/,MAX_COMPARISONS=25e4;function areNamesPermitted(names,{permitted,excluded}){const domains=permitted.
dns.length+excluded.dns.length,networks=permitted.networks.length+excluded.networks.length;return names.dns.length*domains+names.addresses.length*networks>MAX_COMPARISONS?
!1:names.dns.every(written=>{const name=written.toLowerCase();return isDomain(name)&&(permitted.dns.length===0||permitted.dns.some(domain=>isBelow(name,domain)))&&
!excluded.dns.some(domain=>isBelow(name,domain)||isSibling(name,domain))})&&names.addresses.every(address=>(permitted.networks.length===0||permitted.networks.some(
net=>isIn(address,net)))&&!excluded.networks.some(net=>isIn(address,net)))}const isBelow=(name,domain)=>domain===""||name===domain||name.endsWith(domain.startsWith(
".")?domain:`.${domain}`),isSibling=(name,domain)=>name.startsWith("*.")&&domain.replace(/^[^.]*/,"")===name.slice(1),isIn=(address,{address:network,mask})=>address.
length===network.length&&address.every((byte,index)=>{const bits=mask[index]??0;return(byte&bits)===((network[index]??0)&bits)})}),3427:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{Cg:()=>GO_CIPHERS,DS:()=>ANY_TLS,Hb:()=>GO_TLS,Yx:()=>GO_GROUPS});var node_crypto__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(
7598);const TLS_1_3=["TLS_AES_128_GCM_SHA256","TLS_AES_256_GCM_SHA384","TLS_CHACHA20_POLY1305_SHA256"],TLS_1_2=["AES128-GCM-SHA256","AES256-GCM-SHA384","CHACHA2\
0-POLY1305","AES128-SHA","AES256-SHA"],GO_CIPHERS=[...TLS_1_3,...TLS_1_2.flatMap(suite=>[`ECDHE-ECDSA-${suite}`,`ECDHE-RSA-${suite}`])],GO_GROUPS=["X25519","P-2\
56","P-384","P-521"],GO_SIGNATURES=["rsa_pss_rsae_sha256","ecdsa_secp256r1_sha256","ed25519","rsa_pss_rsae_sha384","rsa_pss_rsae_sha512","rsa_pkcs1_sha256","rsa\
_pkcs1_sha384","rsa_pkcs1_sha512","ecdsa_secp384r1_sha384","ecdsa_secp521r1_sha512"],NO_SECURITY_LEVEL="@SECLEVEL=0",RENEGOTIATION=node_crypto__WEBPACK_IMPORTED_MODULE_0__.
constants.SSL_OP_LEGACY_SERVER_CONNECT|node_crypto__WEBPACK_IMPORTED_MODULE_0__.constants.SSL_OP_NO_RENEGOTIATION,GO_TLS={secureOptions:RENEGOTIATION,minVersion:"\
TLSv1.2",ciphers:[...GO_CIPHERS,NO_SECURITY_LEVEL].join(":"),ecdhCurve:GO_GROUPS.join(":"),sigalgs:GO_SIGNATURES.join(":")},CCM=["TLS_AES_128_CCM_SHA256","TLS_A\
ES_128_CCM_8_SHA256"],ANY_TLS={secureOptions:RENEGOTIATION,minVersion:"TLSv1",ciphers:[...GO_CIPHERS,...CCM,"ALL","COMPLEMENTOFALL",NO_SECURITY_LEVEL].join(":"),
ecdhCurve:[...GO_GROUPS,"X448","secp256k1","brainpoolP256r1","brainpoolP384r1","brainpoolP512r1","ffdhe2048","ffdhe3072","ffdhe4096","P-224"].join(":")}})};export{id,ids,modules};
