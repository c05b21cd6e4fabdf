const A=1257,h=[1257],T={1257:((x,v,l)=>{l.d(v,{n:()=>D,parseNamedAddress:()=>u});var d=l(3625),p=l(1831),M=l(5011),O=l(1022),f=l(9562),i=l(2158),a=l(1094),c=l(
5257);function u(t,e){const o=t.text.indexOf("@"),s=o<0?t.text:t.text.slice(0,o),n=o<0?null:t.text.slice(o+1),r=n===null?null:{text:n,place:c.cd},_=`${(0,p.nx)(
t.host)}/${s}`;return t.service===f.e$?P(_,r,e):m(_,r,e)}function P(t,e,o){const s=(0,M.rE)(t,o),n=s.ok?E(e,i.PW,r=>(0,a.gH)(r,o)):s.why;return!s.ok||n!==null?(0,d.
T)(`${n}; expected modules.v1=NAMESPACE/NAME/SYSTEM[@VERSIONS], such as modules.v1=acme/network/aws@~>1.2`):(0,d.J)({address:t,source:t,place:c.cd,module:s.value,
constraint:e,isOpen:!1})}function m(t,e,o){const s=(0,O.m)(t,o),n=t.split("/").length===3&&s.kind==="registry",r=n?E(e,i._T,a.Nd):s.kind==="invalid"?s.error:"no\
t a provider of a registry";return!n||r!==null?(0,d.T)(`${r}; expected providers.v1=NAMESPACE/TYPE[@VERSIONS], such as providers.v1=acme/box@>=1.0`):(0,d.J)({provider:s,
places:[c.cd],constraints:e===null?[]:[e],locked:null})}function E(t,e,o){if(t===null)return null;const s=e(t.text);return s.ok?o(s.value)?null:`no version can \
match ${t.text}`:s.why}function D(t,e){const o=t.flatMap(({addresses:s})=>s);return o.length===0?[]:e.map(s=>{const n=o.flatMap(r=>{const _=u(r,s);return _.ok?[
_.value]:[]});return{directory:c.cd.file,client:s,directories:[],calls:n.filter(r=>"module"in r),providers:n.filter(r=>"provider"in r),lockFile:null,clientVersions:[]}})}})};export{A as id,h as ids,T as modules};
