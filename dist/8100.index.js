const x=8100,y=[8100],I={1257:((T,O,l)=>{l.d(O,{n:()=>a,parseNamedAddress:()=>M});var u=l(3625),h=l(1831),f=l(5011),P=l(1022),p=l(9562),m=l(2158),v=l(1094),E=l(
5257);function M(o,n){const t=o.text.indexOf("@"),s=t<0?o.text:o.text.slice(0,t),_=t<0?null:o.text.slice(t+1),r=_===null?null:{text:_,place:E.cd},e=`${(0,h.nx)(
o.host)}/${s}`;return o.service===p.e$?d(e,r,n):i(e,r,n)}function d(o,n,t){const s=(0,f.rE)(o,t),_=s.ok?c(n,m.PW,r=>(0,v.gH)(r,t)):s.why;return!s.ok||_!==null?(0,u.
T)(`${_}; expected modules.v1=NAMESPACE/NAME/SYSTEM[@VERSIONS], such as modules.v1=acme/network/aws@~>1.2`):(0,u.J)({address:o,source:o,place:E.cd,module:s.value,
constraint:n,isOpen:!1})}function i(o,n,t){const s=(0,P.m)(o,t),_=o.split("/").length===3&&s.kind==="registry",r=_?c(n,m._T,v.Nd):s.kind==="invalid"?s.error:"no\
t a provider of a registry";return!_||r!==null?(0,u.T)(`${r}; expected providers.v1=NAMESPACE/TYPE[@VERSIONS], such as providers.v1=acme/box@>=1.0`):(0,u.J)({provider:s,
places:[E.cd],constraints:n===null?[]:[n],locked:null})}function c(o,n,t){if(o===null)return null;const s=n(o.text);return s.ok?t(s.value)?null:`no version can \
match ${o.text}`:s.why}function a(o,n){const t=o.flatMap(({addresses:s})=>s);return t.length===0?[]:n.map(s=>{const _=t.flatMap(r=>{const e=M(r,s);return e.ok?[
e.value]:[]});return{directory:E.cd.file,client:s,directories:[],calls:_.filter(r=>"module"in r),providers:_.filter(r=>"provider"in r),lockFile:null,clientVersions:[]}})}}),
8100:((T,O,l)=>{l.d(O,{narrowToShard:()=>m});var u=l(1831),h=l(1257),f=l(5257),P=l(3612),p=l(5927);function m(d,i,c){const{requirements:a,roots:o}=d,n=(0,h.n)(c.
hostnames,d.dialect.clients),t=c.depth==="discovery"?new Map:v([...o,...n],d),s=(0,P.BU)(i,new Set(a.map(({host:e})=>e)),t),_=a.filter(({host:e})=>!s.otherHosts.
has(e)),r=_.length===0&&s.others.size===t.size;return{...d,part:s,requirements:_,roots:r&&i.index>1?[]:o,remarks:[...d.remarks,...M(s)]}}function v(d,{configs:i,
dialect:c}){const a=(0,p.x)(i,c.releases,()=>{}),o=new Map,n=new Set;for(const{client:t,directory:s,calls:_,providers:r}of d){for(const{module:e}of _)e!==null&&
o.set((0,f.MP)(e),e.host);for(const{provider:e}of r){const D=(0,f.JT)(e);if(n.has(D))continue;const A=s===f.cd.file?null:E(a(e,t));A===null&&n.add(D),o.set(D,A??
e.host)}}return o}function E(d){const i=d?.methods??[];if(i.some(({kind:a})=>a==="direct"))return null;const[c]=i.flatMap(a=>a.kind==="network"?a.url:[]);return c===
void 0?null:(0,u.Pm)(c)}const M=({split:d,count:i})=>Array.from(d,c=>{const a=`each for some of its modules and providers and with 1/${i} of the limits`;return`\
all ${i} shards ask ${(0,u.nx)(c)}, ${a}`})})};export{x as id,y as ids,I as modules};
