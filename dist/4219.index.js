const N=4219,L=[4219],x={4219:((M,u,i)=>{i.d(u,{explainHandshake:()=>p});var E=i(1692),f=i(2767),a=i(3427),l=i(567),_=i(7583);const T=["ERR_SSL_WRONG_VERSION_NU\
MBER","ERR_SSL_PACKET_LENGTH_TOO_LONG"],d=/CERTIFICATE_REQUIRED|BAD_CERTIFICATE|UNKNOWN_CA|UNRECOGNIZED_NAME/;async function p(n){const{code:t,error:e,dialing:o}=n;
if(T.includes(t))return await R(await n.connectAgain())?(0,_.Au)("PLAIN_HTTP","the port responds in plain HTTP"):e;if(d.test(t))return e;const r=await S(n);return r===
null?e:"flaw"in r?(o.connection.rejection=r,(0,_.Au)("CERTIFICATE_REJECTED",`certificate rejected: ${r.flaw.kind}`)):(o.connection.unsupported=r,(0,_.Au)("TLS_U\
NSUPPORTED",`not supported by the clients: ${r.name}`))}const P=3e3,O=Buffer.from([22,3,1,0,0]);async function R(n){const t=await new Promise(e=>{n.setTimeout(P,
()=>e("")),n.once("data",o=>e(o.toString("latin1",0,5))),n.once("error",()=>e("")).once("close",()=>e("")),n.write(O)});return n.destroy(),t==="HTTP/"}const C=[
a.DS,{...a.DS,maxVersion:"TLSv1.2"}];async function S({endpoint:{name:n},dialing:t,connectAgain:e}){for(const o of C){const r=(0,E.createSecureContext)({...o,ca:[]}),
c=await e(),s=await(0,_.ek)(c,t,{name:n,secureContext:r}).catch(()=>null);if(s===null)continue;const I=m(s);return s.destroy(),I}return null}function m(n){const t=n.
getProtocol()??"";if(!["TLSv1.2","TLSv1.3"].includes(t))return{kind:"version",name:t};const[e]=(0,l.T)(n),o=e&&(0,f.h)(e.raw);if(o?.ok===!1)return{flaw:o.flaw,isLeaf:!0};
const r=n.getCipher().name;if(!a.Cg.includes(r))return{kind:"cipher",name:r};const c=D(n);if(!a.Yx.includes(c))return{kind:"group",name:c};const s=o?.certificate.
key;return s?.kind==="unsupported"?{flaw:{kind:"key",name:s.name},isLeaf:!0}:null}const A={prime256v1:"P-256",secp384r1:"P-384",secp521r1:"P-521",secp224r1:"P-2\
24"};function D(n){const t=n.getEphemeralKeyInfo();return t===null||!("type"in t)?"":t.type==="DH"?`ffdhe${t.size}`:A[t.name??""]??t.name??""}})};export{N as id,L as ids,x as modules};
