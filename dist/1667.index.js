const I=1667,S=[1667],g={5143:((D,m,_)=>{_.d(m,{Az:()=>u,Ks:()=>h,Ts:()=>A,Zl:()=>e,_M:()=>E,_h:()=>v,bH:()=>d,en:()=>O,n7:()=>i,yJ:()=>M});var p=_(4e3);const f="\
//",x=/^[\w.-]+(?:\/[\w.-]+)*$/,T=1e3,O=t=>t.length<=T&&x.test(t),M=(t,o)=>`${t}${f}${o}`;function d(t){const o=t.indexOf(f),l=o<0?"":t.slice(0,o);return O(l)?{
repository:l,path:t.slice(o+f.length)}:{repository:null,path:t}}const E=t=>d(t).repository,a=2**14,h=a-1,A=({line:t,column:o,endColumn:l})=>(t*a+Math.min(o,h))*
a+Math.min(l-o,a-1);function v(t){const o=Math.floor(t/a),l=o%a;return{line:Math.floor(o/a),column:l,endColumn:l+t%a}}const $=/^(__.*__|testdata([-_.].*)?|((unit|integration|acceptance|e2e)[-_.]?)?tests?|specs?|e2e|fixtures?|templates?|examples?|samples?|skeletons?|deprecated)$|[-_.](tests|testdata|fixtures?|examples?)$|^(test|cookiecutter)[-_.]?(data|fixtures?)?$|\{\{/i,
s=/(^|[-_])(env|envs|environments?|live|stages?|accounts?|deployments?)$/i,r=/(^|\/)tests\/[^/]*\.(tftest|tofutest)\.(hcl|json)$/;function n(t){const{path:o}=d(
t),l=o.split("/").slice(0,r.test(o)?-2:-1);return l.find((P,R)=>$.test(P)&&!(P==="test"&&l.slice(0,R).some(y=>s.test(y))))}const e=t=>n(t)!==void 0;function i(t){
const o=n(t);return(o===void 0?d(t).path:`**/${o}`).replace(/[\\{}[\]?!()]/g,"?")}const c=3;function u(t,o,l){const P=t===1?"1 finding is":`${t} findings are`,R=l===
1?" of 1 repository":` of ${l} repositories`,[y,N]=l===0?["","`exclude`"]:[R,"`exclude` where their files are read"];return`${P} in tests, examples or templates${y}\
, where errors are warnings; to skip such files, set ${N}: ${(0,p.XT)(o,c)}`}}),1257:((D,m,_)=>{_.d(m,{n:()=>$,parseNamedAddress:()=>a});var p=_(3625),f=_(1831),
x=_(5011),T=_(1022),O=_(9562),M=_(2158),d=_(1094),E=_(5257);function a(s,r){const n=s.text.indexOf("@"),e=n<0?s.text:s.text.slice(0,n),i=n<0?null:s.text.slice(n+
1),c=i===null?null:{text:i,place:E.cd},u=`${(0,f.nx)(s.host)}/${e}`;return s.service===O.e$?h(u,c,r):A(u,c,r)}function h(s,r,n){const e=(0,x.rE)(s,n),i=e.ok?v(r,
M.PW,c=>(0,d.gH)(c,n)):e.why;return!e.ok||i!==null?(0,p.T)(`${i}; expected modules.v1=NAMESPACE/NAME/SYSTEM[@VERSIONS], such as modules.v1=acme/network/aws@~>1.\
2`):(0,p.J)({address:s,source:s,place:E.cd,module:e.value,constraint:r,isOpen:!1})}function A(s,r,n){const e=(0,T.m)(s,n),i=s.split("/").length===3&&e.kind==="r\
egistry",c=i?v(r,M._T,d.Nd):e.kind==="invalid"?e.error:"not a provider of a registry";return!i||c!==null?(0,p.T)(`${c}; expected providers.v1=NAMESPACE/TYPE[@VE\
RSIONS], such as providers.v1=acme/box@>=1.0`):(0,p.J)({provider:e,places:[E.cd],constraints:r===null?[]:[r],locked:null})}function v(s,r,n){if(s===null)return null;
const e=r(s.text);return e.ok?n(e.value)?null:`no version can match ${s.text}`:e.why}function $(s,r){const n=s.flatMap(({addresses:e})=>e);return n.length===0?[]:
r.map(e=>{const i=n.flatMap(c=>{const u=a(c,e);return u.ok?[u.value]:[]});return{directory:E.cd.file,client:e,directories:[],calls:i.filter(c=>"module"in c),providers:i.
filter(c=>"provider"in c),lockFile:null,clientVersions:[]}})}})};export{I as id,S as ids,g as modules};
