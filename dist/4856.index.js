const Te=4856,Me=[4856],Se={4856:((ve,P,h)=>{h.d(P,{readPackage:()=>ge});var y=h(8522),p=h(9432);const L=8*1024*1024,A=5e3,O=5e4,x=4096,_=16*1024*1024,U=/\.(?:tf|tofu)(?:\.json)?$/,
G=/(?:^|[/\\])\.\.(?:[/\\]|$)/;function j(){const t=new Map,e=new Set([""]),n={files:0,bytes:0,names:0};let i;const s=c=>{i??=c},a=c=>s({kind:"unread",why:`${c}\
, the limit of this check`}),o=c=>s({kind:"broken",why:(0,p.dh)(c)});function d(c){return G.test(c)&&o(`entry contains '..': ${c}`),c.length>x&&a(`a name in it \
has more than ${x} characters`),i!==void 0?"":c.split("/").filter(u=>u!==""&&u!==".").join("/")}function f(c){let u=c;for(;i===void 0&&!e.has(u);)t.has(u)&&o(`${u}\
: not a directory`),e.add(u),n.names+=u.length,e.size>O&&a(`it has more than ${O} directories`),n.names>_&&a("the names of its directories have more than 16 Mi \
characters"),u=v(u)}function r(c,u){const l=d(c);if(f(v(l)),e.has(l)&&o(`${l}: is a directory`),!(i!==void 0||!U.test(l))&&(n.files+=1,n.bytes+=u,n.files>A&&a(`\
it has more than ${A} files of configuration`),n.bytes>L&&a("it has more than 8 MiB of configuration"),i===void 0))return xe=>{t.set(l,new TextDecoder("utf-8",{
ignoreBOM:!0}).decode(xe))}}return{failure:()=>i,stop:s,directory:c=>f(d(c)),file:r,finish:()=>i??{kind:"read",tree:{files:t,directories:e}}}}const v=t=>t.slice(
0,Math.max(0,t.lastIndexOf("/")));var W=h(8500),Y=h(7053),T=h(6578);const M=64*1024,S=1e5,H=9*S,R=1e3,b=t=>({kind:"broken",why:t});async function Z(t,e){const n=[
t].values(),i=Y(()=>n.next().value),s=K(e),a=new Int32Array(H);let[o,d,f]=[0,0,0];try{for(;!s.isEnded()&&(o>0||i.bytesRead<t.length);){if(o===0){if(o=S*T.header(
i),d=0,f+=1,f>R)return{kind:"unread",why:`it has more than ${R} streams of bzip2`}}else{const r=T.decompress(i,s.put,a,o,d);r===null?o=0:d=r,s.flush()}await(0,W.
setImmediate)()}return null}catch(r){if(r===$||(s.flush(),s.isEnded()))return null;if(r instanceof TypeError)return b("unexpected EOF");const c=`bzip2 data inva\
lid: ${Object(r).message}`;return f===0?b(c):{kind:"unread",why:c}}}const $=Symbol("ended");function K(t){const e=Buffer.allocUnsafe(M);let n=0,i=!1;const s=()=>{
i||=!t(e.subarray(0,n)),n=0};return{put:o=>{if(e[n]=o,n+=1,!(n<M)&&(s(),i))throw $},flush:s,isEnded:()=>i}}var V=h(3979);const B=1e5,J=32*1024*1024,k=512,Q=/^(?:Link|SymbolicLink|CharacterDevice|BlockDevice|FIFO)$/,
q=/^(?:File|OldFile|ContiguousFile)$/;function ee(t){const e={bytes:0,entries:0,files:0,bytesOfEntries:0};let n=!1,i;const s=r=>t.stop({kind:"broken",why:r}),a=r=>t.
stop({kind:"unread",why:r});function o(r){i=r,e.entries+=1,e.bytesOfEntries+=k+r.startBlockSize,e.entries>B?a(`it has more than ${B} entries, the limit of this \
check`):r.type==="Directory"?t.directory(r.path):(e.files+=1,d(r)),r.resume()}function d(r){const c=t.file(r.path,r.size),u=[];q.test(r.type)?c===void 0?r.ignore=
!0:(r.on("data",l=>u.push(l)),r.on("end",()=>c(Buffer.concat(u)))):Q.test(r.type)?r.size>0?a("it has a link or device with a size"):c?.(new Uint8Array):c!==void 0&&
a("it has configuration in an entry of an unusual type")}const f=new V.i({zstd:!1,onReadEntry:o,onwarn:(r,c)=>{c==="checksum failure"?s("archive/tar: invalid ta\
r header"):a(`the tar parser of this check does not read it (${(0,p.dh)(c)})`)}});return f.on("eof",()=>{n=!0}),f.on("ignoredEntry",r=>{r.meta?s("archive/tar: h\
eader field too long"):o(r)}),f.on("meta",r=>{/^\d+ path=.*\uFFFD/m.test(r)&&a("it has a name that is not UTF-8")}),f.write(Buffer.alloc(k)),{isComplete:()=>n,write(r){
if(!(n||t.failure()!==void 0)){e.bytes+=r.length;try{f.write(r)}catch(c){a(`the tar parser of this check does not read it (${(0,p.dh)(Object(c).message)})`)}e.bytes-
e.bytesOfEntries>J&&a("it has more than 32 MiB of long names and attributes, the limit of this check")}},end(){const r=e.bytes%k,{remain:c=0,blockRemain:u=0}=i??
{};!n&&t.failure()===void 0&&(c>r||r>0&&u===0?s("unexpected EOF"):r>0&&f.write(Buffer.alloc(k-r))),e.files===0&&s("empty archive")}}}var te=h(663);const F=1e5,ne=0,
I=8,w="zip: not a valid zip file";async function ie(t,e){try{const n=await(0,te.SY)(t,{decodeStrings:!1});if(n.entryCount>F){const i=`it has more than ${F} entr\
ies, the limit of this check`;return e.stop({kind:"unread",why:i})}if(n.entryCount===0)return e.stop({kind:"broken",why:"empty archive"});for await(const i of n.
eachEntry()){if(e.failure()!==void 0)return;await se(i,n,t,e)}}catch(n){const{message:i}=Object(n);/^(?:End of central dir|invalid local file header)/.test(i)?e.
stop({kind:"broken",why:w}):e.stop({kind:"unread",why:`the zip parser of this check does not read it (${(0,p.dh)(i)})`})}}async function se(t,e,n,i){const s=t.fileNameRaw.
toString();if(s.endsWith("/"))return i.directory(s);const a=i.file(s,t.uncompressedSize);if(a===void 0)return;const{fileDataStart:o}=await e.readLocalFileHeaderPromise(
t,{minimal:!0}),d=n.subarray(o,o+t.compressedSize),f=re(d,t);if(typeof f=="string")return i.stop({kind:"broken",why:f});a(f)}function re(t,e){const{compressionMethod:n,
uncompressedSize:i}=e;if(n!==ne&&n!==I)return"zip: unsupported compression algorithm";let s=t;if(n===I)try{s=(0,y.inflateRawSync)(t,{maxOutputLength:Math.max(1,
i)})}catch(a){const{code:o}=Object(a);return o==="ERR_BUFFER_TOO_LARGE"?w:o==="Z_BUF_ERROR"?"unexpected EOF":"flate: corrupt input"}return s.length!==i?s.length>
i?w:"unexpected EOF":e.crc32!==0&&(0,y.crc32)(s)!==e.crc32?"zip: checksum error":s}const m=1024*1024,oe=64*m,ae=512*m,D=200,ce=32*m,de=m,fe=31;async function z(t,e){
const n=j(),i=ue(t,n);let s=0;for await(const a of e){if(s+=a.length,s>oe)return{kind:"unread",why:"it has more than 64 MiB, the limit of this check"};await i.write(
a,s);const o=n.failure();if(o?.kind==="unread")return o}return await i.end(),n.finish()}function ue(t,e){switch(t){case"zip":return C(n=>ie(n,e));case"tar.gz":case"\
tgz":return pe(e);case"gz":return E("gzip",e);case"bz2":return E("bzip2",e);case"xz":return E("xz",e);case"tar.bz2":case"tar.tbz2":case"tbz2":return le(e);case"\
tar.xz":case"txz":return he(e)}}const N={write:async()=>{},end:async()=>{}};function E(t,e){const n=`${t}-compressed files can only unarchive to a single file`;
return e.stop({kind:"broken",why:n}),N}function he(t){return t.stop({kind:"unread",why:"it is compressed with xz, which this check does not read",cure:"publish \
the module as a .tar.gz or .zip archive"}),N}const C=t=>{const e=[];return{write:async n=>{e.push(n)},end:()=>t(Buffer.concat(e.splice(0)))}},le=t=>C(async e=>{
const n=X(t,ce);n.count.transferred=e.length;const i=await Z(e,n.take);i!==null&&t.stop(i),n.end()});function X(t,e=ae){const n=ee(t),i={transferred:0,expanded:0},
s=o=>t.stop({kind:"unread",why:o});return{count:i,take:o=>{if(i.expanded+=o.length,i.expanded>Math.max(de,D*i.transferred))s(`it is compressed to less than 1/${D}\
, the limit of this check`);else if(i.expanded>e){const d=e/m;s(`it has more than ${d} MiB when unpacked, the limit of this check`)}else n.write(o);return!n.isComplete()&&
t.failure()===void 0},end:n.end}}function pe(t){const{count:e,take:n,end:i}=X(t),s=(0,y.createGunzip)({chunkSize:64*1024});let a=!1;s.on("data",d=>{n(d)||s.destroy()}),
s.on("error",d=>{const f=me(d),r=f.startsWith("gzip:")&&a;t.stop({kind:r?"unread":"broken",why:f})});const o=new Promise(d=>s.once("close",d));return{async write(d,f){
e.transferred===0&&(a=d[0]===fe),e.transferred=f,!s.destroyed&&await Promise.race([o,new Promise(r=>s.write(d,r))])},async end(){s.end(),await o,i()}}}function me({
message:t}){return t==="unexpected end of file"?"unexpected EOF":/^incorrect (?:data|length) check$/.test(t)?"gzip: invalid checksum":/header|compression method/.
test(t)?"gzip: invalid header":"flate: corrupt input"}var ke=h(7598);const ye=["md5","sha1","sha256","sha512"],we={md5:16,sha1:20,sha256:32,sha512:64};function ze(t){
const e=t.indexOf(":"),n=t.slice(e+1).toLowerCase();if(!/^[0-9a-f]*$/.test(n))return g("encoding/hex: invalid byte");if(n.length%2>0)return g("encoding/hex: odd\
 length hex string");const i=t.slice(0,e).toLowerCase(),s=o=>e<0?we[o]*2===n.length:o===i,a=ye.find(s);return a!==void 0?{kind:"checksum",type:a,digits:n}:g(e<0?
`unknown type for checksum ${n}`:`unsupported checksum type: ${i}`)}const g=t=>({kind:"broken",why:(0,p.dh)(`invalid checksum: ${t}`)});function Ee({type:t,digits:e},n){
const i=(0,ke.createHash)(t);let s;async function*a(){for await(const o of n)i.update(o),yield o;s=i.digest("hex")}return{parts:a(),failure(){if(s===void 0||s===
e)return;const o=`checksums did not match: expected ${t} ${e}, got ${s}`;return{kind:"broken",why:(0,p.dh)(o)}}}}async function ge(t,e){if(t.kind==="direct")return Oe(
e);const{archive:n,checksum:i}=t;if(i===null)return z(n,e);if(i.startsWith("file:"))return{kind:"unread",why:"its checksum is in another file, which this check \
does not read"};const s=ze(i);if(s.kind!=="checksum")return s;const{parts:a,failure:o}=Ee(s,e),d=await z(n,a);return d.kind==="unread"?d:o()??d}const Ae=[["504b",
"zip"],["1f8b","tar.gz"],["fd377a585a00","tar.xz"],["425a","tar.bz2"]];async function Oe(t){const e=t[Symbol.asyncIterator](),n=await e.next(),i=n.done===!0?"":
Buffer.from(n.value.subarray(0,8)).toString("hex"),[,s]=Ae.find(([o])=>i.startsWith(o))??[];if(s===void 0)return{kind:"broken",why:"it is no archive that OpenTo\
fu can read"};async function*a(){n.done!==!0&&(yield n.value),yield*{[Symbol.asyncIterator]:()=>e}}return z(s,a())}})};export{Te as id,Me as ids,Se as modules};
