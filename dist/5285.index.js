const ye=5285,we=[5285],Ee={5285:((K,F,l)=>{l.d(F,{readPackage:()=>le});var O=l(8522),D=l(4165),M=l(8500),R=l(7053),A=l(6578);const S=64*1024,b=1e5,_=9*b,$=1e3,
v=t=>({kind:"broken",why:t});async function k(t,e){const n=[t].values(),s=R(()=>n.next().value),i=w(e),a=new Int32Array(_);let[o,c,d]=[0,0,0];try{for(;!i.isEnded()&&
(o>0||s.bytesRead<t.length);){if(o===0){if(o=b*A.header(s),c=0,d+=1,d>$)return{kind:"unread",why:`it has more than ${$} streams of bzip2`}}else{const r=A.decompress(
s,i.put,a,o,c);r===null?o=0:c=r,i.flush()}await(0,M.setImmediate)()}return null}catch(r){if(r===y||(i.flush(),i.isEnded()))return null;if(r instanceof TypeError)
return v("unexpected EOF");const h=`bzip2 data invalid: ${Object(r).message}`;return d===0?v(h):{kind:"unread",why:h}}}const y=Symbol("ended");function w(t){const e=Buffer.
allocUnsafe(S);let n=0,s=!1;const i=()=>{s||=!t(e.subarray(0,n)),n=0};return{put:o=>{if(e[n]=o,n+=1,!(n<S)&&(i(),s))throw y},flush:i,isEnded:()=>s}}var p=l(3979),
m=l(9432);const E=1e5,x=32*1024*1024,g=512,B=/^(?:Link|SymbolicLink|CharacterDevice|BlockDevice|FIFO)$/,N=/^(?:File|OldFile|ContiguousFile)$/;function f(t){const e={
bytes:0,entries:0,files:0,bytesOfEntries:0};let n=!1,s;const i=r=>t.stop({kind:"broken",why:r}),a=r=>t.stop({kind:"unread",why:r});function o(r){s=r,e.entries+=
1,e.bytesOfEntries+=g+r.startBlockSize,e.entries>E?a(`it has more than ${E} entries, the limit of this check`):r.type==="Directory"?t.directory(r.path):(e.files+=
1,c(r)),r.resume()}function c(r){const h=t.file(r.path,r.size),I=[];N.test(r.type)?h===void 0?r.ignore=!0:(r.on("data",ke=>I.push(ke)),r.on("end",()=>h(Buffer.concat(
I)))):B.test(r.type)?r.size>0?a("it has a link or device with a size"):h?.(new Uint8Array):h!==void 0&&a("it has configuration in an entry of an unusual type")}
const d=new p.i({zstd:!1,onReadEntry:o,onwarn:(r,h)=>{h==="checksum failure"?i("archive/tar: invalid tar header"):a(`the tar parser of this check does not read \
it (${(0,m.dh)(h)})`)}});return d.on("eof",()=>{n=!0}),d.on("ignoredEntry",r=>{r.meta?i("archive/tar: header field too long"):o(r)}),d.on("meta",r=>{/^\d+ path=.*\uFFFD/m.
test(r)&&a("it has a name that is not UTF-8")}),d.write(Buffer.alloc(g)),{isComplete:()=>n,write(r){if(!(n||t.failure()!==void 0)){e.bytes+=r.length;try{d.write(
r)}catch(h){a(`the tar parser of this check does not read it (${(0,m.dh)(Object(h).message)})`)}e.bytes-e.bytesOfEntries>x&&a("it has more than 32 MiB of long n\
ames and attributes, the limit of this check")}},end(){const r=e.bytes%g,{remain:h=0,blockRemain:I=0}=s??{};!n&&t.failure()===void 0&&(h>r||r>0&&I===0?i("unexpe\
cted EOF"):r>0&&d.write(Buffer.alloc(g-r))),e.files===0&&i("empty archive")}}}var u=l(663);const z=1e5,C=0,j=8,X="zip: not a valid zip file";async function Z(t,e){
try{const n=await(0,u.SY)(t,{decodeStrings:!1});if(n.entryCount>z){const s=`it has more than ${z} entries, the limit of this check`;return e.stop({kind:"unread",
why:s})}if(n.entryCount===0)return e.stop({kind:"broken",why:"empty archive"});for await(const s of n.eachEntry()){if(e.failure()!==void 0)return;await V(s,n,t,
e)}}catch(n){const{message:s}=Object(n);/^(?:End of central dir|invalid local file header)/.test(s)?e.stop({kind:"broken",why:X}):e.stop({kind:"unread",why:`the\
 zip parser of this check does not read it (${(0,m.dh)(s)})`})}}async function V(t,e,n,s){const i=t.fileNameRaw.toString();if(i.endsWith("/"))return s.directory(
i);const a=s.file(i,t.uncompressedSize);if(a===void 0)return;const{fileDataStart:o}=await e.readLocalFileHeaderPromise(t,{minimal:!0}),c=n.subarray(o,o+t.compressedSize),
d=J(c,t);if(typeof d=="string")return s.stop({kind:"broken",why:d});a(d)}function J(t,e){const{compressionMethod:n,uncompressedSize:s}=e;if(n!==C&&n!==j)return"\
zip: unsupported compression algorithm";let i=t;if(n===j)try{i=(0,O.inflateRawSync)(t,{maxOutputLength:Math.max(1,s)})}catch(a){const{code:o}=Object(a);return o===
"ERR_BUFFER_TOO_LARGE"?X:o==="Z_BUF_ERROR"?"unexpected EOF":"flate: corrupt input"}return i.length!==s?i.length>s?X:"unexpected EOF":e.crc32!==0&&(0,O.crc32)(i)!==
e.crc32?"zip: checksum error":i}const T=1024*1024,Q=64*T,q=512*T,G=200,ee=32*T,te=T,ne=31;async function P(t,e){const n=(0,D.o)(),s=ie(t,n);let i=0;for await(const a of e){
if(i+=a.length,i>Q)return{kind:"unread",why:"it has more than 64 MiB, the limit of this check"};await s.write(a,i);const o=n.failure();if(o?.kind==="unread")return o}
return await s.end(),n.finish()}function ie(t,e){switch(t){case"zip":return Y(n=>Z(n,e));case"tar.gz":case"tgz":return oe(e);case"gz":return L("gzip",e);case"bz\
2":return L("bzip2",e);case"xz":return L("xz",e);case"tar.bz2":case"tar.tbz2":case"tbz2":return re(e);case"tar.xz":case"txz":return se(e)}}const W={write:async()=>{},
end:async()=>{}};function L(t,e){const n=`${t}-compressed files can only unarchive to a single file`;return e.stop({kind:"broken",why:n}),W}function se(t){return t.
stop({kind:"unread",why:"it is compressed with xz, which this check does not read",cure:"publish the module as a .tar.gz or .zip archive"}),W}const Y=t=>{const e=[];
return{write:async n=>{e.push(n)},end:()=>t(Buffer.concat(e.splice(0)))}},re=t=>Y(async e=>{const n=H(t,ee);n.count.transferred=e.length;const s=await k(e,n.take);
s!==null&&t.stop(s),n.end()});function H(t,e=q){const n=f(t),s={transferred:0,expanded:0},i=o=>t.stop({kind:"unread",why:o});return{count:s,take:o=>{if(s.expanded+=
o.length,s.expanded>Math.max(te,G*s.transferred))i(`it is compressed to less than 1/${G}, the limit of this check`);else if(s.expanded>e){const c=e/T;i(`it has \
more than ${c} MiB when unpacked, the limit of this check`)}else n.write(o);return!n.isComplete()&&t.failure()===void 0},end:n.end}}function oe(t){const{count:e,
take:n,end:s}=H(t),i=(0,O.createGunzip)({chunkSize:64*1024});let a=!1;i.on("data",c=>{n(c)||i.destroy()}),i.on("error",c=>{const d=ae(c),r=d.startsWith("gzip:")&&
a;t.stop({kind:r?"unread":"broken",why:d})});const o=new Promise(c=>i.once("close",c));return{async write(c,d){e.transferred===0&&(a=c[0]===ne),e.transferred=d,
!i.destroyed&&await Promise.race([o,new Promise(r=>i.write(c,r))])},async end(){i.end(),await o,s()}}}function ae({message:t}){return t==="unexpected end of fil\
e"?"unexpected EOF":/^incorrect (?:data|length) check$/.test(t)?"gzip: invalid checksum":/header|compression method/.test(t)?"gzip: invalid header":"flate: corr\
upt input"}var ce=l(7598);const de=["md5","sha1","sha256","sha512"],fe={md5:16,sha1:20,sha256:32,sha512:64};function ue(t){const e=t.indexOf(":"),n=t.slice(e+1).
toLowerCase();if(!/^[0-9a-f]*$/.test(n))return U("encoding/hex: invalid byte");if(n.length%2>0)return U("encoding/hex: odd length hex string");const s=t.slice(0,
e).toLowerCase(),i=o=>e<0?fe[o]*2===n.length:o===s,a=de.find(i);return a!==void 0?{kind:"checksum",type:a,digits:n}:U(e<0?`unknown type for checksum ${n}`:`unsu\
pported checksum type: ${s}`)}const U=t=>({kind:"broken",why:(0,m.dh)(`invalid checksum: ${t}`)});function he({type:t,digits:e},n){const s=(0,ce.createHash)(t);
let i;async function*a(){for await(const o of n)s.update(o),yield o;i=s.digest("hex")}return{parts:a(),failure(){if(i===void 0||i===e)return;const o=`checksums \
did not match: expected ${t} ${e}, got ${i}`;return{kind:"broken",why:(0,m.dh)(o)}}}}async function le(t,e){if(t.kind==="direct")return me(e);const{archive:n,checksum:s}=t;
if(s===null)return P(n,e);if(s.startsWith("file:"))return{kind:"unread",why:"its checksum is in another file, which this check does not read"};const i=ue(s);if(i.
kind!=="checksum")return i;const{parts:a,failure:o}=he(i,e),c=await P(n,a);return c.kind==="unread"?c:o()??c}const pe=[["504b","zip"],["1f8b","tar.gz"],["fd377a\
585a00","tar.xz"],["425a","tar.bz2"]];async function me(t){const e=t[Symbol.asyncIterator](),n=await e.next(),s=n.done===!0?"":Buffer.from(n.value.subarray(0,8)).
toString("hex"),[,i]=pe.find(([o])=>s.startsWith(o))??[];if(i===void 0)return{kind:"broken",why:"it is no archive that OpenTofu can read"};async function*a(){n.
done!==!0&&(yield n.value),yield*{[Symbol.asyncIterator]:()=>e}}return P(i,a())}}),4165:((K,F,l)=>{l.d(F,{o:()=>$});var O=l(9432);const D=8*1024*1024,M=5e3,R=5e4,
A=4096,S=16*1024*1024,b=/\.(?:tf|tofu)(?:\.json)?$/,_=/(?:^|[/\\])\.\.(?:[/\\]|$)/;function $(){const k=new Map,y=new Set([""]),w={files:0,bytes:0,names:0};let p;
const m=f=>{p??=f},E=f=>m({kind:"unread",why:`${f}, the limit of this check`}),x=f=>m({kind:"broken",why:(0,O.dh)(f)});function g(f){return _.test(f)&&x(`entry \
contains '..': ${f}`),f.length>A&&E(`a name in it has more than ${A} characters`),p!==void 0?"":f.split("/").filter(u=>u!==""&&u!==".").join("/")}function B(f){
let u=f;for(;p===void 0&&!y.has(u);)k.has(u)&&x(`${u}: not a directory`),y.add(u),w.names+=u.length,y.size>R&&E(`it has more than ${R} directories`),w.names>S&&
E("the names of its directories have more than 16 Mi characters"),u=v(u)}function N(f,u){const z=g(f);if(B(v(z)),y.has(z)&&x(`${z}: is a directory`),!(p!==void 0||
!b.test(z))&&(w.files+=1,w.bytes+=u,w.files>M&&E(`it has more than ${M} files of configuration`),w.bytes>D&&E("it has more than 8 MiB of configuration"),p===void 0))
return C=>{k.set(z,new TextDecoder("utf-8",{ignoreBOM:!0}).decode(C))}}return{failure:()=>p,stop:m,directory:f=>B(g(f)),file:N,finish:()=>p??{kind:"read",tree:{
files:k,directories:y}}}}const v=k=>k.slice(0,Math.max(0,k.lastIndexOf("/")))})};export{ye as id,we as ids,Ee as modules};
