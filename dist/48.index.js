const D=48,N=[48],$={5143:((x,M,c)=>{c.d(M,{Az:()=>o,Ks:()=>u,Ts:()=>f,Zl:()=>P,_h:()=>a,n7:()=>n});var i=c(4e3);const d="//",h=(t,e)=>e==="."?t:`${t}${d}${e}`;
function E(t){const e=t.indexOf(d);return e<=0?{repository:null,path:t}:{repository:t.slice(0,e),path:t.slice(e+d.length)}}const l=2**14,u=l-1,f=({line:t,column:e,
endColumn:s})=>(t*l+Math.min(e,u))*l+Math.min(s-e,l-1);function a(t){const e=Math.floor(t/l),s=e%l;return{line:Math.floor(e/l),column:s,endColumn:s+t%l}}const v=/^(__.*__|testdata([-_.].*)?|((unit|integration|acceptance|e2e)[-_.]?)?tests?|specs?|e2e|fixtures?|templates?|examples?|samples?|skeletons?|deprecated)$|[-_.](tests|testdata|fixtures?|examples?)$|^(test|cookiecutter)[-_.]?(data|fixtures?)?$|\{\{/i,
O=/(^|[-_])(env|envs|environments?|live|stages?|accounts?|deployments?)$/i,m=/(^|\/)tests\/[^/]*\.(tftest|tofutest)\.(hcl|json)$/;function p(t){const{path:e}=E(
t),s=e.split("/").slice(0,m.test(e)?-2:-1);return s.find((_,A)=>v.test(_)&&!(_==="test"&&s.slice(0,A).some(T=>O.test(T))))}const P=t=>p(t)!==void 0;function n(t){
const e=p(t);return(e===void 0?E(t).path:`**/${e}`).replace(/[\\{}[\]?!()]/g,"?")}const r=3,o=(t,e)=>`${t===1?"1 finding is":`${t} findings are`} in tests, exam\
ples or templates, where errors are warnings; to skip such files, set \`exclude\`: ${(0,i.XT)(e,r)}`}),1257:((x,M,c)=>{c.d(M,{n:()=>P,parseNamedAddress:()=>v});
var i=c(3625),d=c(1831),h=c(5011),E=c(1022),l=c(9562),u=c(2158),f=c(1094),a=c(5257);function v(n,r){const o=n.text.indexOf("@"),t=o<0?n.text:n.text.slice(0,o),e=o<
0?null:n.text.slice(o+1),s=e===null?null:{text:e,place:a.cd},_=`${(0,d.nx)(n.host)}/${t}`;return n.service===l.e$?O(_,s,r):m(_,s,r)}function O(n,r,o){const t=(0,h.
rE)(n,o),e=t.ok?p(r,u.PW,s=>(0,f.gH)(s,o)):t.why;return!t.ok||e!==null?(0,i.T)(`${e}; expected modules.v1=NAMESPACE/NAME/SYSTEM[@VERSIONS], such as modules.v1=a\
cme/network/aws@~>1.2`):(0,i.J)({address:n,source:n,place:a.cd,module:t.value,constraint:r,isOpen:!1})}function m(n,r,o){const t=(0,E.m)(n,o),e=n.split("/").length===
3&&t.kind==="registry",s=e?p(r,u._T,f.Nd):t.kind==="invalid"?t.error:"not a provider of a registry";return!e||s!==null?(0,i.T)(`${s}; expected providers.v1=NAME\
SPACE/TYPE[@VERSIONS], such as providers.v1=acme/box@>=1.0`):(0,i.J)({provider:t,places:[a.cd],constraints:r===null?[]:[r],locked:null})}function p(n,r,o){if(n===
null)return null;const t=r(n.text);return t.ok?o(t.value)?null:`no version can match ${n.text}`:t.why}function P(n,r){const o=n.flatMap(({addresses:t})=>t);return o.
length===0?[]:r.map(t=>{const e=o.flatMap(s=>{const _=v(s,t);return _.ok?[_.value]:[]});return{directory:a.cd.file,client:t,directories:[],calls:e.filter(s=>"mo\
dule"in s),providers:e.filter(s=>"provider"in s),lockFile:null,clientVersions:[]}})}})};export{D as id,N as ids,$ as modules};
