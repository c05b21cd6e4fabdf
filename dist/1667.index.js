const I=1667,g=[1667],S={5143:((y,h,_)=>{_.d(h,{Az:()=>u,Ks:()=>O,Ts:()=>A,Zl:()=>e,_M:()=>E,_h:()=>M,bH:()=>d,n7:()=>i});var p=_(4e3);const f="//",P=/^[\w.-]+(?:\/[\w.-]+)*$/,
m=1e3,x=t=>t.length<=m&&P.test(t),T=(t,o)=>`${t}${f}${o}`;function d(t){const o=t.indexOf(f),l=o<0?"":t.slice(0,o);return x(l)?{repository:l,path:t.slice(o+f.length)}:
{repository:null,path:t}}const E=t=>d(t).repository,a=2**14,O=a-1,A=({line:t,column:o,endColumn:l})=>(t*a+Math.min(o,O))*a+Math.min(l-o,a-1);function M(t){const o=Math.
floor(t/a),l=o%a;return{line:Math.floor(o/a),column:l,endColumn:l+t%a}}const $=/^(__.*__|testdata([-_.].*)?|((unit|integration|acceptance|e2e)[-_.]?)?tests?|specs?|e2e|fixtures?|templates?|examples?|samples?|skeletons?|deprecated)$|[-_.](tests|testdata|fixtures?|examples?)$|^(test|cookiecutter)[-_.]?(data|fixtures?)?$|\{\{/i,
s=/(^|[-_])(env|envs|environments?|live|stages?|accounts?|deployments?)$/i,r=/(^|\/)tests\/[^/]*\.(tftest|tofutest)\.(hcl|json)$/;function n(t){const{path:o}=d(
t),l=o.split("/").slice(0,r.test(o)?-2:-1);return l.find((v,R)=>$.test(v)&&!(v==="test"&&l.slice(0,R).some(D=>s.test(D))))}const e=t=>n(t)!==void 0;function i(t){
const o=n(t);return(o===void 0?d(t).path:`**/${o}`).replace(/[\\{}[\]?!()]/g,"?")}const c=3;function u(t,o,l){const v=t===1?"1 finding is":`${t} findings are`,R=l===
1?" of 1 repository":` of ${l} repositories`,[D,N]=l===0?["","`exclude`"]:[R,"`exclude` where usages are collected"];return`${v} in tests, examples or templates${D}\
, where errors are warnings; to skip such files, set ${N}: ${(0,p.XT)(o,c)}`}}),1257:((y,h,_)=>{_.d(h,{n:()=>$,parseNamedAddress:()=>a});var p=_(3625),f=_(1831),
P=_(5011),m=_(1022),x=_(9562),T=_(2158),d=_(1094),E=_(5257);function a(s,r){const n=s.text.indexOf("@"),e=n<0?s.text:s.text.slice(0,n),i=n<0?null:s.text.slice(n+
1),c=i===null?null:{text:i,place:E.cd},u=`${(0,f.nx)(s.host)}/${e}`;return s.service===x.e$?O(u,c,r):A(u,c,r)}function O(s,r,n){const e=(0,P.rE)(s,n),i=e.ok?M(r,
T.PW,c=>(0,d.gH)(c,n)):e.why;return!e.ok||i!==null?(0,p.T)(`${i}; expected modules.v1=NAMESPACE/NAME/SYSTEM[@VERSIONS], such as modules.v1=acme/network/aws@~>1.\
2`):(0,p.J)({address:s,source:s,place:E.cd,module:e.value,constraint:r,isOpen:!1})}function A(s,r,n){const e=(0,m.m)(s,n),i=s.split("/").length===3&&e.kind==="r\
egistry",c=i?M(r,T._T,d.Nd):e.kind==="invalid"?e.error:"not a provider of a registry";return!i||c!==null?(0,p.T)(`${c}; expected providers.v1=NAMESPACE/TYPE[@VE\
RSIONS], such as providers.v1=acme/box@>=1.0`):(0,p.J)({provider:e,places:[E.cd],constraints:r===null?[]:[r],locked:null})}function M(s,r,n){if(s===null)return null;
const e=r(s.text);return e.ok?n(e.value)?null:`no version can match ${s.text}`:e.why}function $(s,r){const n=s.flatMap(({addresses:e})=>e);return n.length===0?[]:
r.map(e=>{const i=n.flatMap(c=>{const u=a(c,e);return u.ok?[u.value]:[]});return{directory:E.cd.file,client:e,directories:[],calls:i.filter(c=>"module"in c),providers:i.
filter(c=>"provider"in c),lockFile:null,clientVersions:[]}})}})};export{I as id,g as ids,S as modules};
