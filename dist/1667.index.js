const I=1667,g=[1667],S={5143:((N,m,i)=>{i.d(m,{Az:()=>u,Ks:()=>M,Ts:()=>A,Zl:()=>s,_M:()=>d,_h:()=>v,bH:()=>E,en:()=>O,n7:()=>l,yJ:()=>h});var p=i(4e3);const f="\
//",x=/^[\w.-]+(?:\/[\w.-]+)*$/,T=1e3,O=t=>t.length<=T&&x.test(t),h=(t,e)=>`${t}${f}${e}`;function E(t){const e=d(t);return e===null?{repository:e,path:t}:{repository:e,
path:t.slice(e.length+f.length)}}function d(t){const e=t.indexOf(f);return e>0&&O(t.slice(0,e))?t.slice(0,e):null}const a=2**14,M=a-1,A=({line:t,column:e,endColumn:_})=>(t*
a+Math.min(e,M))*a+Math.min(_-e,a-1);function v(t){const e=Math.floor(t/a),_=e%a;return{line:Math.floor(e/a),column:_,endColumn:_+t%a}}const $=/^(__.*__|testdata([-_.].*)?|((unit|integration|acceptance|e2e)[-_.]?)?tests?|specs?|e2e|fixtures?|templates?|examples?|samples?|skeletons?|deprecated)$|[-_.](tests|testdata|fixtures?|examples?)$|^(test|cookiecutter)[-_.]?(data|fixtures?)?$|\{\{/i,
n=/(^|[-_])(env|envs|environments?|live|stages?|accounts?|deployments?)$/i,r=/(^|\/)tests\/[^/]*\.(tftest|tofutest)\.(hcl|json)$/;function o(t){const{path:e}=E(
t),_=e.split("/").slice(0,r.test(e)?-2:-1);return _.find((P,R)=>$.test(P)&&!(P==="test"&&_.slice(0,R).some(D=>n.test(D))))}const s=t=>o(t)!==void 0;function l(t){
const e=o(t);return(e===void 0?E(t).path:`**/${e}`).replace(/[\\{}[\]?!()]/g,"?")}const c=3;function u(t,e,_){const P=t===1?"1 finding is":`${t} findings are`,R=_===
1?" of 1 repository":` of ${_} repositories`,[D,y]=_===0?["","`exclude`"]:[R,"`exclude` where their files are read"];return`${P} in tests, examples or templates${D}\
, where errors are warnings; to skip such files, set ${y}: ${(0,p.XT)(e,c)}`}}),1257:((N,m,i)=>{i.d(m,{n:()=>$,parseNamedAddress:()=>a});var p=i(3625),f=i(1831),
x=i(5011),T=i(1022),O=i(9562),h=i(2158),E=i(1094),d=i(5257);function a(n,r){const o=n.text.indexOf("@"),s=o<0?n.text:n.text.slice(0,o),l=o<0?null:n.text.slice(o+
1),c=l===null?null:{text:l,place:d.cd},u=`${(0,f.nx)(n.host)}/${s}`;return n.service===O.e$?M(u,c,r):A(u,c,r)}function M(n,r,o){const s=(0,x.rE)(n,o),l=s.ok?v(r,
h.PW,c=>(0,E.gH)(c,o)):s.why;return!s.ok||l!==null?(0,p.T)(`${l}; expected modules.v1=NAMESPACE/NAME/SYSTEM[@VERSIONS], such as modules.v1=acme/network/aws@~>1.\
2`):(0,p.J)({address:n,source:n,place:d.cd,module:s.value,constraint:r,isOpen:!1})}function A(n,r,o){const s=(0,T.m)(n,o),l=n.split("/").length===3&&s.kind==="r\
egistry",c=l?v(r,h._T,E.Nd):s.kind==="invalid"?s.error:"not a provider of a registry";return!l||c!==null?(0,p.T)(`${c}; expected providers.v1=NAMESPACE/TYPE[@VE\
RSIONS], such as providers.v1=acme/box@>=1.0`):(0,p.J)({provider:s,places:[d.cd],constraints:r===null?[]:[r],locked:null})}function v(n,r,o){if(n===null)return null;
const s=r(n.text);return s.ok?o(s.value)?null:`no version can match ${n.text}`:s.why}function $(n,r){const o=n.flatMap(({addresses:s})=>s);return o.length===0?[]:
r.map(s=>{const l=o.flatMap(c=>{const u=a(c,s);return u.ok?[u.value]:[]});return{directory:d.cd.file,client:s,directories:[],calls:l.filter(c=>"module"in c),providers:l.
filter(c=>"provider"in c),lockFile:null,clientVersions:[]}})}})};export{I as id,g as ids,S as modules};
