const y=2052,w=[2052],A={4929:((P,v,s)=>{s.r(v),s.d(v,{credentialsConfig:()=>M,credentialsHelper:()=>m,servicesForced:()=>h,servicesForcedDiffer:()=>d});var _=s(
6246),p=s(1064),u=s(1831),E=s(4e3),f=s(5799);const M=(0,f.lS)((0,f.$e)("credentials-config","CLI configuration has a mistake",p.Du),({clients:e,mistake:n})=>({...$(
n),affects:e}));function $(e){switch(e.kind){case"missing":return{message:`${e.setting} names ${(0,_.o)(e.path)}, which does not exist`,help:"correct the path; \
the client continues without any CLI configuration"};case"unreadable":return{message:`${e.file} ${(0,E.mP)(e.failure)}`,help:e.failure.kind==="size"?"shorten th\
e file; the client reads all of it, this check nothing":"let this account read the file; the client continues without it"};case"too much":return{message:`${e.file}\
 and the files after it are not read; the limits of a directory are ${e.files} files and ${e.bytes/1024/1024} MiB`,help:"remove files that are not needed; the c\
lient reads all of them"};case"syntax":return{message:`${e.file} has a syntax error: ${e.why}`,help:"correct the file; the client ignores all of it, including i\
ts tokens"};case"type":return{message:`${e.file}: ${e.path.join(".")} must be ${e.want}`,help:"correct the value; Terraform ignores the whole file, OpenTofu the\
 blocks that it has not read yet"};case"block":return{message:`${e.file}: ${e.why}`,help:"correct the block; the client ignores it"};case"label":return{message:`\
the label of the block ${e.type} ${(0,_.o)(e.label)} is not a hostname: ${e.why}`,help:e.advice??"write a hostname as the label; the client ignores the block"};case"\
two labels":return{message:`two ${e.type} blocks are for host ${(0,u.nx)(e.host)}: ${e.labels.map(_.o).join(" and ")}`,help:"remove one of the blocks; the clien\
t uses either of them at random"};case"two helpers":return{message:"there is more than one credentials_helper block",help:"remove all but one; the client uses a\
ny of them at random"};case"two installations":return{message:"there is more than one provider_installation block",help:"remove all but one; the client uses the\
 first"};case"no token":return{message:e.hasValue?`the token in the credentials block for host ${(0,u.nx)(e.host)} at ${e.file} is not a string`:`the credential\
s block for host ${(0,u.nx)(e.host)} at ${e.file} has no token`,help:'add token = "\u2026" or remove the block; the clients send no token and try no other credential\
s source'};case"panic":return{message:`the block credentials ${(0,_.o)(e.label)} contains an object, which makes the client panic`,help:"remove everything but t\
he token from the block"};case"no helper":return{message:`credentials helper ${(0,_.o)(e.name)}: there is no terraform-credentials-${e.name} in ${e.directories.
join(", ")}`,help:e.name===e.name.toLowerCase()?"install the program there (PATH is not searched); the client continues without a helper":"write the name in low\
er case; the client finds no other name"}}}const m=(0,f.lS)((0,f.z3)("credentials-helper","Credentials helper failed",p.Du),e=>e.kind==="version"?{message:`the \
file name ${e.path} ends with an invalid version, which makes the clients panic`,help:`name it terraform-credentials-${e.name}, or add a version such as _v1.0.0`,
affects:[e.client]}:{message:`credentials helper ${e.name}: ${e.why}`,help:'run the program with "get" and the host: it must print {"token": "\u2026"} and exit with \
0; without it discovery works, but init fails to install providers'}),O=10,h=(0,f.lS)((0,f.lm)("services-forced","A host block replaces service discovery",["ter\
raform","opentofu"]),({host:e,at:n})=>({message:`the host block at ${n} defines the services of ${e}; the host's own discovery document is not used`,help:`remov\
e the host block at ${n} to use the discovery document of ${e}`})),d=(0,f.lS)((0,f.lm)("services-forced-differ","A host block and the discovery document differ",
["terraform","opentofu"]),({host:e,at:n,services:t})=>({message:`the host block at ${n} and the discovery document of ${e} differ in ${(0,E.XT)(t,O)}`,help:"upd\
ate the host block or remove it; machines without it use other services"}))}),1257:((P,v,s)=>{s.d(v,{n:()=>n,parseNamedAddress:()=>O});var _=s(3625),p=s(1831),u=s(
5011),E=s(1022),f=s(9562),M=s(2158),$=s(1094),m=s(5257);function O(t,l){const r=t.text.indexOf("@"),o=r<0?t.text:t.text.slice(0,r),c=r<0?null:t.text.slice(r+1),
a=c===null?null:{text:c,place:m.cd},i=`${(0,p.nx)(t.host)}/${o}`;return t.service===f.e$?h(i,a,l):d(i,a,l)}function h(t,l,r){const o=(0,u.rE)(t,r),c=o.ok?e(l,M.
PW,a=>(0,$.gH)(a,r)):o.why;return!o.ok||c!==null?(0,_.T)(`${c}; expected modules.v1=NAMESPACE/NAME/SYSTEM[@VERSIONS], such as modules.v1=acme/network/aws@~>1.2`):
(0,_.J)({address:t,source:t,place:m.cd,module:o.value,constraint:l,isOpen:!1})}function d(t,l,r){const o=(0,E.m)(t,r),c=t.split("/").length===3&&o.kind==="regis\
try",a=c?e(l,M._T,$.Nd):o.kind==="invalid"?o.error:"not a provider of a registry";return!c||a!==null?(0,_.T)(`${a}; expected providers.v1=NAMESPACE/TYPE[@VERSIO\
NS], such as providers.v1=acme/box@>=1.0`):(0,_.J)({provider:o,places:[m.cd],constraints:l===null?[]:[l],locked:null})}function e(t,l,r){if(t===null)return null;
const o=l(t.text);return o.ok?r(o.value)?null:`no version can match ${t.text}`:o.why}function n(t,l){const r=t.flatMap(({addresses:o})=>o);return r.length===0?[]:
l.map(o=>{const c=r.flatMap(a=>{const i=O(a,o);return i.ok?[i.value]:[]});return{directory:m.cd.file,client:o,directories:[],calls:c.filter(a=>"module"in a),providers:c.
filter(a=>"provider"in a),lockFile:null,clientVersions:[]}})}}),8100:((P,v,s)=>{s.d(v,{narrowToShard:()=>M});var _=s(1831),p=s(1257),u=s(5257),E=s(3612),f=s(5927);
function M(h,d,e){const{requirements:n,roots:t}=h,l=(0,p.n)(e.hostnames,h.dialect.clients),r=e.depth==="discovery"?new Map:$([...t,...l],h),o=(0,E.BU)(d,new Set(
n.map(({host:i})=>i)),r),c=n.filter(({host:i})=>!o.otherHosts.has(i)),a=c.length===0&&o.others.size===r.size;return{...h,part:o,requirements:c,roots:a&&d.index>
1?[]:t,remarks:[...h.remarks,...O(o)]}}function $(h,{configs:d,dialect:e}){const n=(0,f.x)(d,e.releases,()=>{}),t=new Map,l=new Set;for(const{client:r,directory:o,
calls:c,providers:a}of h){for(const{module:i}of c)i!==null&&t.set((0,u.MP)(i),i.host);for(const{provider:i}of a){const g=(0,u.JT)(i);if(l.has(g))continue;const D=o===
u.cd.file?null:m(n(i,r));D===null&&l.add(g),t.set(g,D??i.host)}}return t}function m(h){const d=h?.methods??[];if(d.some(({kind:n})=>n==="direct"))return null;const[
e]=d.flatMap(n=>n.kind==="network"?n.url:[]);return e===void 0?null:(0,_.Pm)(e)}const O=({split:h,count:d})=>Array.from(h,e=>{const n=`each for some of its modu\
les and providers and with 1/${d} of the limits`;return`all ${d} shards ask ${(0,_.nx)(e)}, ${n}`})})};export{y as id,w as ids,A as modules};
