const ze=6418,Ee=[6418],ge={6418:((we,G,u)=>{u.d(G,{checksumIn:()=>ke,readPackage:()=>he});var j=u(7598),k=u(3916),p=u(9432),y=u(8522),W=u(4165),H=u(8500),Y=u(7053),
R=u(6578);const S=64*1024,T=1e5,Z=9*T,A=1e3,$=t=>({kind:"broken",why:t});async function K(t,n){const e=[t].values(),i=Y(()=>e.next().value),s=V(n),c=new Int32Array(
Z);let r=0;try{for(;!s.isEnded()&&i.bytesRead<t.length;){const a=T*R.header(i);if(r+=1,r>A)return{kind:"unread",why:`it has more than ${A} streams of bzip2`};let d=0;
for(;d!==null&&!s.isEnded();)d=R.decompress(i,s.put,c,a,d),s.flush(),await(0,H.setImmediate)()}return null}catch(a){if(a===B||(s.flush(),s.isEnded()))return null;
if(a instanceof TypeError)return $("unexpected EOF");const d=`bzip2 data invalid: ${Object(a).message}`;return r===0?$(d):{kind:"unread",why:d}}}const B=Symbol(
"ended");function V(t){const n=Buffer.allocUnsafe(S);let e=0,i=!1;const s=()=>{i||=!t(n.subarray(0,e)),e=0};return{put:r=>{if(n[e]=r,e+=1,!(e<S)&&(s(),i))throw B},
flush:s,isEnded:()=>i}}var J=u(3979);const F=1e5,Q=32*1024*1024,m=512,M=200,_=1024*1024,q=/^(?:Link|SymbolicLink|CharacterDevice|BlockDevice|FIFO)$/,ee=/^(?:File|OldFile|ContiguousFile)$/;
function D(t,n){const e={bytes:0,entries:0,files:0,bytesOfEntries:0};let i=!1,s;const c=o=>t.stop({kind:"broken",why:o}),r=o=>t.stop({kind:"unread",why:o});function a(o){
s=o,e.entries+=1,e.bytesOfEntries+=m+o.startBlockSize,e.entries>F?r(`it has more than ${F} entries, the limit of this check`):o.type==="Directory"?t.directory(o.
path):(e.files+=1,d(o)),o.resume()}function d(o){const f=t.file(o.path,o.size),l=[];ee.test(o.type)?f===void 0?o.ignore=!0:(o.on("data",x=>l.push(x)),o.on("end",
()=>f(Buffer.concat(l)))):q.test(o.type)?o.size>0?r("it has a link or device with a size"):f?.(new Uint8Array):f!==void 0&&r("it has configuration in an entry o\
f an unusual type")}const h=new J.i({zstd:!1,onReadEntry:a,onwarn:(o,f)=>{f==="checksum failure"?c("archive/tar: invalid tar header"):r(`the tar parser of this \
check does not read it (${(0,p.dh)(f)})`)}});h.on("eof",()=>{i=!0}),h.on("ignoredEntry",o=>{o.meta?c("archive/tar: header field too long"):a(o)}),h.on("meta",o=>{
/^\d+ path=.*\uFFFD/m.test(o)&&r("it has a name that is not UTF-8")}),h.write(Buffer.alloc(m));function v(o){try{h.write(o)}catch(f){r(`the tar parser of this c\
heck does not read it (${(0,p.dh)(Object(f).message)})`)}e.bytes-e.bytesOfEntries>Q&&r("it has more than 32 MiB of long names and attributes, the limit of this \
check")}return{write(o,f){if(e.bytes+=o.length,e.bytes>Math.max(_,M*f))r(`it is compressed to less than 1/${M}, the limit of this check`);else if(e.bytes>n){const l=n/
1024/1024;r(`it has more than ${l} MiB when unpacked, the limit of this check`)}else v(o);return!i&&t.failure()===void 0},end(){const o=e.bytes%m,{remain:f=0,blockRemain:l=0}=s??
{};!i&&t.failure()===void 0&&(f>o||o>0&&l===0?c("unexpected EOF"):o>0&&h.write(Buffer.alloc(m-o))),e.files===0&&c("empty archive")}}}var te=u(663);const I=1e5,ne=0,
N=8,w="zip: not a valid zip file";async function ie(t,n){try{const e=await(0,te.SY)(t,{decodeStrings:!1});if(e.entryCount>I){const i=`it has more than ${I} entr\
ies, the limit of this check`;return n.stop({kind:"unread",why:i})}if(e.entryCount===0)return n.stop({kind:"broken",why:"empty archive"});for await(const i of e.
eachEntry()){if(n.failure()!==void 0)return;await se(i,e,t,n)}}catch(e){const{message:i}=Object(e);if(/^(?:End of central dir|invalid local file header)/.test(i))
return n.stop({kind:"broken",why:w});const s=`the zip parser of this check does not read it (${(0,p.dh)(i)})`;n.stop({kind:"unread",why:s})}}async function se(t,n,e,i){
const s=t.fileNameRaw.toString();if(s.endsWith("/"))return i.directory(s);const c=i.file(s,t.uncompressedSize);if(c===void 0)return;const{fileDataStart:r}=await n.
readLocalFileHeaderPromise(t,{minimal:!0}),a=e.subarray(r,r+t.compressedSize),d=re(a,t);if(typeof d=="string")return i.stop({kind:"broken",why:d});c(d)}function re(t,n){
const{compressionMethod:e,uncompressedSize:i}=n;if(e!==ne&&e!==N)return"zip: unsupported compression algorithm";let s=t;if(e===N)try{s=(0,y.inflateRawSync)(t,{maxOutputLength:Math.
max(1,i)})}catch(c){const{code:r}=Object(c);return r==="ERR_BUFFER_TOO_LARGE"?w:r==="Z_BUF_ERROR"?"unexpected EOF":"flate: corrupt input"}return s.length!==i?s.
length>i?w:"unexpected EOF":n.crc32!==0&&(0,y.crc32)(s)!==n.crc32?"zip: checksum error":s}const z=1024*1024,oe=64*z,ce=512*z,ae=32*z,de=31;async function E(t,n){
const e=(0,W.oq)(),i=fe[t](e);if("kind"in i)return i;let s=0;for await(const c of n){if(s+=c.length,s>oe)return{kind:"unread",why:"it has more than 64 MiB, the \
limit of this check"};await i.write(c,s);const r=e.failure();if(r?.kind==="unread")return r}return await i.end(),e.finish()}const g=t=>({kind:"broken",why:`${t}\
-compressed files can only unarchive to a single file`}),C={kind:"unread",why:"it is compressed with xz, which this check does not read",cure:"publish the modul\
e as a .tar.gz or .zip archive"};function L(t){const n=[];return{write:async e=>{n.push(e)},end:()=>t(Buffer.concat(n.splice(0)))}}const b=t=>L(async n=>{const e=D(
t,ae),i=await K(n,s=>e.write(s,n.length));i!==null&&t.stop(i),e.end()});function P(t){const n=D(t,ce),e=(0,y.createGunzip)({chunkSize:64*1024});let[i,s]=[!1,0];
e.on("data",r=>{n.write(r,s)||e.destroy()}),e.on("error",r=>{const a=ue(r),d=a.startsWith("gzip:")&&i;t.stop({kind:d?"unread":"broken",why:a})});const c=new Promise(
r=>e.once("close",r));return{async write(r,a){s===0&&(i=r[0]===de),s=a,!e.destroyed&&await Promise.race([c,new Promise(d=>e.write(r,d))])},async end(){e.end(),await c,
n.end()}}}const fe={zip:t=>L(n=>ie(n,t)),"tar.gz":P,tgz:P,gz:()=>g("gzip"),bz2:()=>g("bzip2"),xz:()=>g("xz"),"tar.bz2":b,"tar.tbz2":b,tbz2:b,"tar.xz":()=>C,txz:()=>C};
function ue({message:t}){return t==="unexpected end of file"?"unexpected EOF":/^incorrect (?:data|length) check$/.test(t)?"gzip: invalid checksum":/header|compression method/.
test(t)?"gzip: invalid header":"flate: corrupt input"}async function he(t,n){if(t.kind==="direct")return pe(n);const{archive:e,checksum:i}=t;if(i===null)return E(
e,n);const s=U(i);if(s.kind!=="checksum")return s;const{parts:c,failure:r}=ye(s,n),a=await E(e,c);return a.kind==="unread"?a:r()??a}const le=[["504b","zip"],["1\
f8b","tar.gz"],["fd377a585a00","tar.xz"],["425a","tar.bz2"]],X=6;async function pe(t){const n=t[Symbol.asyncIterator]();let e=Buffer.of();for(;e.length<X;){const{
value:r,done:a}=await n.next();if(a)break;e=Buffer.concat([e,r])}const i=e.subarray(0,X).toString("hex"),[,s]=le.find(([r])=>i.startsWith(r))??[];if(s===void 0)
return{kind:"broken",why:"it is no archive that OpenTofu can read"};async function*c(){yield e,yield*{[Symbol.asyncIterator]:()=>n}}return E(s,c())}const me={md5:16,
sha1:20,sha256:32,sha512:64};function ke(t,n,e){const i=(0,k.basename)(n),s=(0,k.relative)((0,k.dirname)(e),n),c=["",i,`*${i}`,`?${i}`,s,`./${s}`,n];for(const r of t.
split(`
`)){const a=r.trim().split(/\s+/),[d="",h="",,v]=a,o=a.length===4,f=o?`${d}:${v}`:d,l=o?/^\((.+)\)$/.exec(h)?.[1]:a.length===2?h:"",x=o||!d.includes(":");if(!(d===
""||!x||U(f).kind!=="checksum")&&l!==void 0&&c.includes(l))return f}return null}function U(t){const n=t.indexOf(":"),e=t.slice(n+1).toLowerCase();if(!/^[0-9a-f]*$/.
test(e))return O("encoding/hex: invalid byte");if(e.length%2>0)return O("encoding/hex: odd length hex string");const i=t.slice(0,n).toLowerCase(),[s]=Object.entries(
me).find(([c,r])=>n<0?r*2===e.length:c===i)??[];return s!==void 0?{kind:"checksum",type:s,digits:e}:O(n<0?`unknown type for checksum ${e}`:`unsupported checksum\
 type: ${i}`)}const O=t=>({kind:"broken",why:(0,p.dh)(`invalid checksum: ${t}`)});function ye({type:t,digits:n},e){const i=(0,j.createHash)(t);let s;async function*c(){
for await(const r of e)i.update(r),yield r;s=i.digest("hex")}return{parts:c(),failure(){if(s===void 0||s===n)return;const r=`checksums did not match: expected ${t}\
 ${n}, got ${s}`;return{kind:"broken",why:(0,p.dh)(r)}}}}})};export{ze as id,Ee as ids,ge as modules};
