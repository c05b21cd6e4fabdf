const we=6418,ze=[6418],Ee={6418:((ye,U,u)=>{u.d(U,{checksumIn:()=>me,readPackage:()=>ue});var G=u(7598),k=u(3916),p=u(9432),y=u(8522),j=u(4165),W=u(8500),H=u(7053),
A=u(6578);const R=64*1024,S=1e5,Y=9*S,T=1e3,$=t=>({kind:"broken",why:t});async function Z(t,n){const e=[t].values(),i=H(()=>e.next().value),s=K(n),a=new Int32Array(
Y);let r=0;try{for(;!s.isEnded()&&i.bytesRead<t.length;){const c=S*A.header(i);if(r+=1,r>T)return{kind:"unread",why:`it has more than ${T} streams of bzip2`};let d=0;
for(;d!==null&&!s.isEnded();)d=A.decompress(i,s.put,a,c,d),s.flush(),await(0,W.setImmediate)()}return null}catch(c){if(c===F||(s.flush(),s.isEnded()))return null;
if(c instanceof TypeError)return $("unexpected EOF");const d=`bzip2 data invalid: ${Object(c).message}`;return r===0?$(d):{kind:"unread",why:d}}}const F=Symbol(
"ended");function K(t){const n=Buffer.allocUnsafe(R);let e=0,i=!1;const s=()=>{i||=!t(n.subarray(0,e)),e=0};return{put:r=>{if(n[e]=r,e+=1,!(e<R)&&(s(),i))throw F},
flush:s,isEnded:()=>i}}var V=u(3979);const B=1e5,J=32*1024*1024,m=512,M=200,Q=1024*1024,_=/^(?:Link|SymbolicLink|CharacterDevice|BlockDevice|FIFO)$/,q=/^(?:File|OldFile|ContiguousFile)$/;
function D(t,n){const e={bytes:0,entries:0,files:0,bytesOfEntries:0};let i=!1,s;const a=o=>t.stop({kind:"broken",why:o}),r=o=>t.stop({kind:"unread",why:o});function c(o){
s=o,e.entries+=1,e.bytesOfEntries+=m+o.startBlockSize,e.entries>B?r(`it has more than ${B} entries, the limit of this check`):o.type==="Directory"?t.directory(o.
path):(e.files+=1,d(o)),o.resume()}function d(o){const f=t.file(o.path,o.size),l=[];q.test(o.type)?f===void 0?o.ignore=!0:(o.on("data",x=>l.push(x)),o.on("end",
()=>f(Buffer.concat(l)))):_.test(o.type)?o.size>0?r("it has a link or device with a size"):f?.(new Uint8Array):f!==void 0&&r("it has configuration in an entry o\
f an unusual type")}const h=new V.i({zstd:!1,onReadEntry:c,onwarn:(o,f)=>{f==="checksum failure"?a("archive/tar: invalid tar header"):r(`the tar parser of this \
check does not read it (${(0,p.dh)(f)})`)}});h.on("eof",()=>{i=!0}),h.on("ignoredEntry",o=>{o.meta?a("archive/tar: header field too long"):c(o)}),h.on("meta",o=>{
/^\d+ path=.*\uFFFD/m.test(o)&&r("it has a name that is not UTF-8")}),h.write(Buffer.alloc(m));function v(o){try{h.write(o)}catch(f){r(`the tar parser of this c\
heck does not read it (${(0,p.dh)(Object(f).message)})`)}e.bytes-e.bytesOfEntries>J&&r("it has more than 32 MiB of long names and attributes, the limit of this \
check")}return{write(o,f){if(e.bytes+=o.length,e.bytes>Math.max(Q,M*f))r(`it is compressed to less than 1/${M}, the limit of this check`);else if(e.bytes>n){const l=n/
1024/1024;r(`it has more than ${l} MiB when unpacked, the limit of this check`)}else v(o);return!i&&t.failure()===void 0},end(){const o=e.bytes%m,{remain:f=0,blockRemain:l=0}=s??
{};!i&&t.failure()===void 0&&(f>o||o>0&&l===0?a("unexpected EOF"):o>0&&h.write(Buffer.alloc(m-o))),e.files===0&&a("empty archive")}}}var ee=u(663);const I=1e5,te=0,
N=8,w="zip: not a valid zip file";async function ne(t,n){try{const e=await(0,ee.SY)(t,{decodeStrings:!1});if(e.entryCount>I){const i=`it has more than ${I} entr\
ies, the limit of this check`;return n.stop({kind:"unread",why:i})}if(e.entryCount===0)return n.stop({kind:"broken",why:"empty archive"});for await(const i of e.
eachEntry()){if(n.failure()!==void 0)return;await ie(i,e,t,n)}}catch(e){const{message:i}=Object(e);if(/^(?:End of central dir|invalid local file header)/.test(i))
return n.stop({kind:"broken",why:w});const s=`the zip parser of this check does not read it (${(0,p.dh)(i)})`;n.stop({kind:"unread",why:s})}}async function ie(t,n,e,i){
const s=t.fileNameRaw.toString();if(s.endsWith("/"))return i.directory(s);const a=i.file(s,t.uncompressedSize);if(a===void 0)return;const{fileDataStart:r}=await n.
readLocalFileHeaderPromise(t,{minimal:!0}),c=e.subarray(r,r+t.compressedSize),d=se(c,t);if(typeof d=="string")return i.stop({kind:"broken",why:d});a(d)}function se(t,n){
const{compressionMethod:e,uncompressedSize:i}=n;if(e!==te&&e!==N)return"zip: unsupported compression algorithm";let s=t;if(e===N)try{s=(0,y.inflateRawSync)(t,{maxOutputLength:Math.
max(1,i)})}catch(a){const{code:r}=Object(a);return r==="ERR_BUFFER_TOO_LARGE"?w:r==="Z_BUF_ERROR"?"unexpected EOF":"flate: corrupt input"}return s.length!==i?s.
length>i?w:"unexpected EOF":n.crc32!==0&&(0,y.crc32)(s)!==n.crc32?"zip: checksum error":s}const z=1024*1024,re=64*z,oe=512*z,ae=32*z,ce=31;async function E(t,n){
const e=(0,j.oq)(),i=de[t](e);if("kind"in i)return i;let s=0;for await(const a of n){if(s+=a.length,s>re)return{kind:"unread",why:"it has more than 64 MiB, the \
limit of this check"};await i.write(a,s);const r=e.failure();if(r?.kind==="unread")return r}return await i.end(),e.finish()}const g=t=>({kind:"broken",why:`${t}\
-compressed files can only unarchive to a single file`}),C={kind:"unread",why:"it is compressed with xz, which this check does not read",cure:"publish the modul\
e as a .tar.gz or .zip archive"};function L(t){const n=[];return{write:async e=>{n.push(e)},end:()=>t(Buffer.concat(n.splice(0)))}}const b=t=>L(async n=>{const e=D(
t,ae),i=await Z(n,s=>e.write(s,n.length));i!==null&&t.stop(i),e.end()});function P(t){const n=D(t,oe),e=(0,y.createGunzip)({chunkSize:64*1024});let[i,s]=[!1,0];
e.on("data",r=>{n.write(r,s)||e.destroy()}),e.on("error",r=>{const c=fe(r),d=c.startsWith("gzip:")&&i;t.stop({kind:d?"unread":"broken",why:c})});const a=new Promise(
r=>e.once("close",r));return{async write(r,c){s===0&&(i=r[0]===ce),s=c,!e.destroyed&&await Promise.race([a,new Promise(d=>e.write(r,d))])},async end(){e.end(),await a,
n.end()}}}const de={zip:t=>L(n=>ne(n,t)),"tar.gz":P,tgz:P,gz:()=>g("gzip"),bz2:()=>g("bzip2"),xz:()=>g("xz"),"tar.bz2":b,"tar.tbz2":b,tbz2:b,"tar.xz":()=>C,txz:()=>C};
function fe({message:t}){return t==="unexpected end of file"?"unexpected EOF":/^incorrect (?:data|length) check$/.test(t)?"gzip: invalid checksum":/header|compression method/.
test(t)?"gzip: invalid header":"flate: corrupt input"}async function ue(t,n){if(t.kind==="direct")return le(n);const{archive:e,checksum:i}=t;if(i===null)return E(
e,n);const s=X(i);if(s.kind!=="checksum")return s;const{parts:a,failure:r}=ke(s,n),c=await E(e,a);return c.kind==="unread"?c:r()??c}const he=[["504b","zip"],["1\
f8b","tar.gz"],["fd377a585a00","tar.xz"],["425a","tar.bz2"]];async function le(t){const n=t[Symbol.asyncIterator](),{value:e=new Uint8Array}=await n.next(),i=Buffer.
from(e.subarray(0,8)).toString("hex"),[,s]=he.find(([r])=>i.startsWith(r))??[];if(s===void 0)return{kind:"broken",why:"it is no archive that OpenTofu can read"};
async function*a(){yield e,yield*{[Symbol.asyncIterator]:()=>n}}return E(s,a())}const pe={md5:16,sha1:20,sha256:32,sha512:64};function me(t,n,e){const i=(0,k.basename)(
n),s=(0,k.relative)((0,k.dirname)(e),n),a=["",i,`*${i}`,`?${i}`,s,`./${s}`,n];for(const r of t.split(`
`)){const c=r.trim().split(/\s+/),[d="",h="",,v]=c,o=c.length===4,f=o?`${d}:${v}`:d,l=o?/^\((.+)\)$/.exec(h)?.[1]:c.length===2?h:"",x=o||!d.includes(":");if(!(d===
""||!x||X(f).kind!=="checksum")&&l!==void 0&&a.includes(l))return f}return null}function X(t){const n=t.indexOf(":"),e=t.slice(n+1).toLowerCase();if(!/^[0-9a-f]*$/.
test(e))return O("encoding/hex: invalid byte");if(e.length%2>0)return O("encoding/hex: odd length hex string");const i=t.slice(0,n).toLowerCase(),[s]=Object.entries(
pe).find(([a,r])=>n<0?r*2===e.length:a===i)??[];return s!==void 0?{kind:"checksum",type:s,digits:e}:O(n<0?`unknown type for checksum ${e}`:`unsupported checksum\
 type: ${i}`)}const O=t=>({kind:"broken",why:(0,p.dh)(`invalid checksum: ${t}`)});function ke({type:t,digits:n},e){const i=(0,G.createHash)(t);let s;async function*a(){
for await(const r of e)i.update(r),yield r;s=i.digest("hex")}return{parts:a(),failure(){if(s===void 0||s===n)return;const r=`checksums did not match: expected ${t}\
 ${n}, got ${s}`;return{kind:"broken",why:(0,p.dh)(r)}}}}})};export{we as id,ze as ids,Ee as modules};
