const id=392,ids=[392],modules={7392:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,
{networkOf:()=>networkOf});var hostname=__webpack_require__(1831),external_node_crypto_=__webpack_require__(7598),external_node_tls_=__webpack_require__(1692),x509_certificate=__webpack_require__(
2767),der=__webpack_require__(5792),x509_names=__webpack_require__(8167);const MAX_RSA_BITS=8192,MIN_RSA_BITS=1024,MAX_SIGNATURE_CHECKS=100;function verifyChain(options){
const sent=[];for(const[index,der2]of options.sent.entries()){const reading=(0,x509_certificate.h)(der2);if(!reading.ok)return{ok:!1,flaw:reading.flaw,isLeaf:index===
0};const{certificate}=reading,{key}=certificate;if(key.kind==="rsa"&&key.bits>MAX_RSA_BITS)return{ok:!1,flaw:{kind:"key-size",bits:key.bits},isLeaf:index===0};sent.
push(certificate)}const[leaf,...others]=sent;if(leaf===void 0)throw new Error("a server sends at least one certificate");const flaw=flawOfLeaf(leaf,options);return flaw!==
null?{ok:!1,flaw,isLeaf:!0}:findChain(leaf,others,options)}function flawOfLeaf(leaf,{host,now}){const flaw=flawOfAny(leaf,now);if(flaw!==null)return flaw;const{
key}=leaf;return(0,x509_names.AI)(leaf.names,host)?key.kind==="unsupported"?{kind:"key",name:key.name}:key.kind==="rsa"&&key.bits<MIN_RSA_BITS?{kind:"key-size",
bits:key.bits}:null:{kind:"other-name",names:leaf.names.dns}}function flawOfAny({unhandled,notBefore,notAfter},now){const[id2]=unhandled;return id2!==void 0?{kind:"\
critical-extension",id:id2}:now<notBefore?{kind:"not-yet-valid",at:notBefore}:now>notAfter?{kind:"expired",at:notAfter}:null}function findChain(leaf,others,options){
const search={others,options,checks:0,hint:null},chain=options.anchors(leaf.subject).some(anchor=>isSame(anchor,leaf))?acceptChain(search,[leaf]):extend(search,
[leaf]);return chain!==null?{ok:!0,chain}:{ok:!1,...search.hint??{flaw:{kind:"unknown-authority",sent:endOf(leaf,others)},isLeaf:!0}}}function extend(search,chain){
const child=chain.at(-1),{options,others}=search,roles=[{isAnchor:!0,candidates:options.anchors(child.issuer)},{isAnchor:!1,candidates:others.filter(({subject})=>(0,der.
er)(subject,child.issuer))}];for(const{isAnchor,candidates}of roles)for(const candidate of candidates){if(search.checks+=1,search.checks>MAX_SIGNATURE_CHECKS)return null;
if(chain.some(each=>isRepeated(each,candidate)))continue;const rejection=rejectIssuer(chain,candidate,isAnchor,options);if(rejection!==null&&(search.hint??=rejection),
rejection!==null||!hasSigned(candidate,child,options))continue;const longer=[...chain,candidate],found=isAnchor?acceptChain(search,longer):extend(search,longer);
if(found!==null)return found}return null}function rejectIssuer(chain,parent,isAnchor,{now}){const child=chain.at(-1),{basic,key,maySign,version}=parent,above=flaw2=>({
flaw:flaw2,isLeaf:!1});if(!(basic===null?version<3&&isAnchor:basic.isAuthority)||maySign===!1)return above({kind:"no-authority"});const isLeaf=chain.length===1;
if(!child.signature.isSupported)return{flaw:{kind:"signature",name:child.signature.name},isLeaf};if(key.kind==="rsa"&&key.bits<MIN_RSA_BITS)return above({kind:"\
key-size",bits:key.bits});if(key.kind==="unsupported")return above({kind:"key",name:key.name});const flaw=flawOfAny(parent,now);if(flaw!==null)return above(flaw);
const maxPath=basic?.maxPath??null;return maxPath!==null&&chain.length-1>maxPath?above({kind:"path-length"}):null}const hasSigned=(parent,child,{isSignedBy:isSignedBy2})=>child.
signature.isSupported&&parent.key.kind===child.signature.key&&isSignedBy2(child,parent);function acceptChain(search,chain){const unfit=chain.findIndex(({usages})=>!isForServers(
usages));return unfit>=0?(search.hint??={flaw:{kind:"usage"},isLeaf:unfit===0},null):chain.every(({constraints},index)=>constraints===null||chain.slice(0,index).
every(({names})=>(0,x509_names.z$)(names,constraints)))?chain:(search.hint??={flaw:{kind:"constraints"},isLeaf:!1},null)}const SERVER_USAGES=["1.3.6.1.5.5.7.3.1",
"2.5.29.37.0"],isForServers=usages=>usages.length===0||usages.some(usage=>SERVER_USAGES.includes(usage)),isRepeated=(one,other)=>(0,der.er)(one.subject,other.subject)&&
(0,der.er)(one.keyInfo,other.keyInfo)&&(0,der.er)(one.encodedNames,other.encodedNames),isSame=(one,other)=>(0,der.er)(one.raw,other.raw),isSelfIssued=({subject,
issuer})=>(0,der.er)(subject,issuer);function endOf(leaf,others){return isSelfIssued(leaf)?"self-signed":others.length===0?"leaf":others.some(isSelfIssued)?"roo\
t":"chain"}var offer=__webpack_require__(3427);function makeTrust(caPem){const usual=once(()=>anchorsOf([...external_node_tls_.rootCertificates,...(0,external_node_tls_.
getCACertificates)("extra"),...caPem===null?[]:[caPem]])),system=once(()=>anchorsOf((0,external_node_tls_.getCACertificates)("system")));return{context:once(()=>(0,external_node_tls_.
createSecureContext)({...offer.Hb,ca:[]})),verify:(sent,host)=>{const options={sent,host,now:Date.now(),isSignedBy},verified=verifyChain({...options,anchors:usual()});
return verified.ok?verified:verifyChain({...options,anchors:subject=>[...usual()(subject),...system()(subject)]})}}}function once(make){let made;return()=>(made??=
{value:make()},made.value)}const PEM=/-----BEGIN CERTIFICATE-----([^-]+)-----END CERTIFICATE-----/g;function anchorsOf(pems){const ders=pems.flatMap(pem=>Array.
from(pem.matchAll(PEM),([,base64=""])=>Buffer.from(base64,"base64")));return subject=>{const name=Buffer.from(subject);return ders.filter(der2=>der2.includes(name)).
map(x509_certificate.h).flatMap(reading=>reading.ok&&name.equals(reading.certificate.subject)?reading.certificate:[])}}function isSignedBy(child,parent){try{const key=(0,external_node_crypto_.
createPublicKey)({key:Buffer.from(parent.keyInfo),format:"der",type:"spki"});return new external_node_crypto_.X509Certificate(child.raw).verify(key)}catch{return!1}}
function networkOf(settings){const named=[...settings.hostnames.map(({host})=>(0,hostname.Sv)(host).name),...settings.tokens.map(({host})=>(0,hostname.Sv)(host).
name),...settings.resolve.map(({name})=>name)];return{resolve:settings.resolve,namedHosts:new Set(named),chooseProxy:settings.chooseProxy,trust:makeTrust(settings.
authorities)}}})};export{id,ids,modules};
