const T=48,h=[48],D={5143:((A,v,l)=>{l.d(v,{Az:()=>x,Ks:()=>u,Ts:()=>M,Zl:()=>O,_h:()=>m,n7:()=>P});var _=l(4e3);const c=2**14,u=c-1,M=({line:t,column:e,endColumn:s})=>(t*
c+Math.min(e,u))*c+Math.min(s-e,c-1);function m(t){const e=Math.floor(t/c),s=e%c;return{line:Math.floor(e/c),column:s,endColumn:s+t%c}}const E=/^(__.*__|testdata([-_.].*)?|((unit|integration|acceptance|e2e)[-_.]?)?tests?|specs?|e2e|fixtures?|templates?|examples?|samples?|skeletons?|deprecated)$|[-_.](tests|testdata|fixtures?|examples?)$|^(test|cookiecutter)[-_.]?(data|fixtures?)?$|\{\{/i,
p=/(^|[-_])(env|envs|environments?|live|stages?|accounts?|deployments?)$/i,i=/(^|\/)tests\/[^/]*\.(tftest|tofutest)\.(hcl|json)$/;function a(t){const e=t.split(
"/").slice(0,i.test(t)?-2:-1);return e.find((s,n)=>E.test(s)&&!(s==="test"&&e.slice(0,n).some(o=>p.test(o))))}const O=t=>a(t)!==void 0;function P(t){const e=a(t);
return(e===void 0?t:`**/${e}`).replace(/[\\{}[\]?!()]/g,"?")}const f=3,x=(t,e)=>`${t===1?"1 finding is":`${t} findings are`} in tests, examples or templates, wh\
ere errors are warnings; to skip such files, set \`exclude\`: ${(0,_.XT)(e,f)}`}),1257:((A,v,l)=>{l.d(v,{n:()=>x,parseNamedAddress:()=>a});var _=l(3625),c=l(1831),
u=l(5011),M=l(1022),m=l(9562),E=l(2158),p=l(1094),i=l(5257);function a(t,e){const s=t.text.indexOf("@"),n=s<0?t.text:t.text.slice(0,s),o=s<0?null:t.text.slice(s+
1),r=o===null?null:{text:o,place:i.cd},d=`${(0,c.nx)(t.host)}/${n}`;return t.service===m.e$?O(d,r,e):P(d,r,e)}function O(t,e,s){const n=(0,u.rE)(t,s),o=n.ok?f(e,
E.PW,r=>(0,p.gH)(r,s)):n.why;return!n.ok||o!==null?(0,_.T)(`${o}; expected modules.v1=NAMESPACE/NAME/SYSTEM[@VERSIONS], such as modules.v1=acme/network/aws@~>1.\
2`):(0,_.J)({address:t,source:t,place:i.cd,module:n.value,constraint:e,isOpen:!1})}function P(t,e,s){const n=(0,M.m)(t,s),o=t.split("/").length===3&&n.kind==="r\
egistry",r=o?f(e,E._T,p.Nd):n.kind==="invalid"?n.error:"not a provider of a registry";return!o||r!==null?(0,_.T)(`${r}; expected providers.v1=NAMESPACE/TYPE[@VE\
RSIONS], such as providers.v1=acme/box@>=1.0`):(0,_.J)({provider:n,places:[i.cd],constraints:e===null?[]:[e],locked:null})}function f(t,e,s){if(t===null)return null;
const n=e(t.text);return n.ok?s(n.value)?null:`no version can match ${t.text}`:n.why}function x(t,e){const s=t.flatMap(({addresses:n})=>n);return s.length===0?[]:
e.map(n=>{const o=s.flatMap(r=>{const d=a(r,n);return d.ok?[d.value]:[]});return{directory:i.cd.file,client:n,directories:[],calls:o.filter(r=>"module"in r),providers:o.
filter(r=>"provider"in r),lockFile:null,clientVersions:[]}})}})};export{T as id,h as ids,D as modules};
