const T=1257,x=[1257],y={1257:((D,O,_)=>{_.d(O,{n:()=>c,parseNamedAddress:()=>E});var i=_(3625),a=_(1831),M=_(5011),m=_(1022),P=_(9562),v=_(2158),f=_(1094),u=_(
5257);function E(e,r){const s=e.text.indexOf("@"),o=s<0?e.text:e.text.slice(0,s),d=s<0?null:e.text.slice(s+1),l=d===null?null:{text:d,place:u.cd},p=`${(0,a.nx)(
e.host)}/${o}`;return e.service===P.e$?A(p,l,r):t(p,l,r)}function A(e,r,s){const o=(0,M.rE)(e,s),d=o.ok?n(r,v.PW,l=>(0,f.gH)(l,s)):o.why;return!o.ok||d!==null?(0,i.
T)(`${d}; expected modules.v1=NAMESPACE/NAME/SYSTEM[@VERSIONS], such as modules.v1=acme/network/aws@~>1.2`):(0,i.J)({address:e,source:e,place:u.cd,module:o.value,
constraint:r,isOpen:!1})}function t(e,r,s){const o=(0,m.m)(e,s),d=e.split("/").length===3&&o.kind==="registry",l=d?n(r,v._T,f.Nd):o.kind==="invalid"?o.error:"no\
t a provider of a registry";return!d||l!==null?(0,i.T)(`${l}; expected providers.v1=NAMESPACE/TYPE[@VERSIONS], such as providers.v1=acme/box@>=1.0`):(0,i.J)({provider:o,
places:[u.cd],constraints:r===null?[]:[r],locked:null})}function n(e,r,s){if(e===null)return null;const o=r(e.text);return o.ok?s(o.value)?null:`no version can \
match ${e.text}`:o.why}function c(e,r){const s=e.flatMap(({addresses:o})=>o);return s.length===0?[]:r.map(o=>{const d=s.flatMap(l=>{const p=E(l,o);return p.ok?[
p.value]:[]});return{directory:u.cd.file,client:o,directories:[],calls:d.filter(l=>"module"in l),providers:d.filter(l=>"provider"in l),lockFile:null,clientVersions:[]}})}}),
5257:((D,O,_)=>{_.d(O,{JT:()=>v,KS:()=>f,MO:()=>A,MP:()=>P,Nf:()=>E,W$:()=>m,cd:()=>M,yp:()=>u});var i=_(5143);const a="hostnames input",M={file:a,line:1,column:1,
endColumn:1},m=t=>t.file===a?a:t,P=({host:t,namespace:n,name:c,system:e})=>`${t}/${n}/${c}/${e}`,v=({host:t,namespace:n,type:c})=>`${t}/${n}/${c}`;function f(t,n){
const c=t.versions??E(t)?.values?.[n]??null;return c===null?null:{text:c,place:u(t)}}function u(t){const{versionsAt:n,place:c}=t,e=typeof n=="number"?n:n?.at;return e===
void 0?c:{file:c.file,...(0,i._h)(e)}}const E=({versionsAt:t})=>typeof t=="number"?null:t,A=(t,n)=>`${t} ${n}`})};export{T as id,x as ids,y as modules};
