const T=1257,D=[1257],$={1257:((x,p,r)=>{r.d(p,{n:()=>A,parseNamedAddress:()=>c});var d=r(3625),v=r(1831),M=r(5011),O=r(1022),f=r(9562),i=r(2158),E=r(1094),o=r(
5257);function c(t,n){const s=t.text.indexOf("@"),e=s<0?t.text:t.text.slice(0,s),_=s<0?null:t.text.slice(s+1),l=_===null?null:{text:_,place:o.cd},a=`${(0,v.nx)(
t.host)}/${e}`;return t.service===f.e$?u(a,l,n):P(a,l,n)}function u(t,n,s){const e=(0,M.rE)(t,s),_=e.ok?m(n,i.PW,l=>(0,E.gH)(l,s)):e.why;return!e.ok||_!==null?(0,d.
T)(`${_}; expected modules.v1=NAMESPACE/NAME/SYSTEM[@VERSIONS], such as modules.v1=acme/network/aws@~>1.2`):(0,d.J)({address:t,source:t,place:o.cd,module:e.value,
constraint:n,isOpen:!1})}function P(t,n,s){const e=(0,O.m)(t,s),_=t.split("/").length===3&&e.kind==="registry",l=_?m(n,i._T,E.Nd):e.kind==="invalid"?e.error:"no\
t a provider of a registry";return!_||l!==null?(0,d.T)(`${l}; expected providers.v1=NAMESPACE/TYPE[@VERSIONS], such as providers.v1=acme/box@>=1.0`):(0,d.J)({provider:e,
places:[o.cd],constraints:n===null?[]:[n],locked:null})}function m(t,n,s){if(t===null)return null;const e=n(t.text);return e.ok?s(e.value)?null:`no version can \
match ${t.text}`:e.why}function A(t,n){const s=t.flatMap(({addresses:e})=>e);return s.length===0?[]:n.map(e=>{const _=s.flatMap(l=>{const a=c(l,e);return a.ok?[
a.value]:[]});return{directory:o.cd.file,client:e,directories:[],calls:_.filter(l=>"module"in l),providers:_.filter(l=>"provider"in l),lockFile:null,clientVersions:[]}})}}),
5257:((x,p,r)=>{r.d(p,{JT:()=>f,KS:()=>i,MO:()=>E,MP:()=>O,W$:()=>M,cd:()=>v});const d="hostnames input",v={file:d,line:1,column:1,endColumn:1},M=o=>o.file===d?
d:o,O=({host:o,namespace:c,name:u,system:P})=>`${o}/${c}/${u}/${P}`,f=({host:o,namespace:c,type:u})=>`${o}/${c}/${u}`;function i({version:o},c){if(o===null)return null;
const u=o.text??o.values?.[c]??null;return u===null?null:{text:u,place:o.place}}const E=(o,c)=>`${o} ${c}`})};export{T as id,D as ids,$ as modules};
