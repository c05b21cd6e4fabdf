const N=296,F=[296],G={5296:((K,g,n)=>{n.r(g),n.d(g,{settingsMistakes:()=>d});var f=n(345),E=n(3152),$=n(1460);function d(O,P){try{return(0,f.s)(O,{...P,wording:$.
E}),[]}catch(h){if(h instanceof E.GN)return h.mistakes;throw h}}}),9432:((K,g,n)=>{n.d(g,{$$:()=>R,B9:()=>v,Cw:()=>w,I0:()=>o,K4:()=>A,NM:()=>U,VW:()=>y,Wt:()=>_,
YA:()=>j,_r:()=>k,dh:()=>h,eZ:()=>m,go:()=>r,mP:()=>a,oZ:()=>L,px:()=>I,qZ:()=>x,zM:()=>W,zN:()=>D,zd:()=>s});var f=n(8032),E=n(1780),$=n(5106),d=n(9179);const O=300,
P=8192;function h(t,e=O){const{length:c}=t,i=c>P?(0,d.NE)(t.slice(0,P)):(0,d._U)(t);return i.length<=e?i:`${T(i,e)}\u2026`}const T=(t,e)=>structuredClone(t.slice(
0,e).toWellFormed()),I=(t,e)=>`${t} ${t===1?e:C(e)}`,C=t=>`${t.replace(/(?<=[^aeiou])y$/,"ie")}s`;function D(t,e){const{length:c}=t,i=typeof e=="number"?e:c<=2*
e.few?c:e.few,l=t.slice(i);return{shown:t.slice(0,i),rest:l,more:l.length}}function A(t,e,c=String,i=l=>`${l} more`){const{shown:l,more:M}=D(t,e),B=l.map(b=>c(b)).
join(", ");return M>0?`${B} and ${i(M)}`:B}const R=t=>new TextEncoder().encode(t).length;function o(t,e,c,i){const l=[];let M=0;for(const B of Iterator.from(t).
map(i)){if(M+=R(B)+c,M>e)break;l.push(B)}return{shown:l,more:t.length-l.length}}const m=t=>t.map(e=>f.bB[e]).join(" and "),s=t=>(0,E.xI)`the clients print "${t}"`;
function r(t){return t===null?"null":Array.isArray(t)?"an array":typeof t=="object"?"an object":`a ${typeof t}`}function a(t){if(t.kind==="error")return`cannot \
be read: ${t.code}`;if(t.kind==="special")return`is ${t.is} and is not read`;const{bytes:e,maxBytes:c}=t;return`has ${e} bytes and is not read; the limit is ${c/
1024/1024} MiB`}const u={[$.e$]:"correct the host in the source address, or remove it for a module of the public registry (NAMESPACE/NAME/SYSTEM)",[$.xq]:"corre\
ct the host in `source` (public providers need none), add the `source` that a child module lacks, or use a filesystem mirror"};function _(t){return t.flatMap(c=>u[c]??
[])[0]??"correct the host in `source` or `hostname`, or add the `source` that a child module lacks"}const S=new Map([["registry.terraform.io","https://status.ha\
shicorp.com"],["app.terraform.io","https://status.hashicorp.com"],["app.eu.terraform.io","https://status.hashicorp.com"],["registry.opentofu.org","https://statu\
s.opentofu.org"],["gitlab.com","https://status.gitlab.com"]]),y=t=>S.get(t)??null,v=t=>`wait and run the check again; see ${y(t)??"its status page"}, and consid\
er a network mirror for providers`,x=t=>(0,E.xI)`use another network, a proxy (HTTPS_PROXY) or a network mirror: ${(0,E.KT)(t)} is public, so this network or country is blocked`;
function U({page:t,asked:e},c){if(t===null)return c;const i=t.title===""?"":` ("${t.title}")`,l=c.guest??x(e);switch(t.kind){case"sign-in":return{operator:"allo\
w unauthenticated requests to /.well-known/terraform.json",guest:l,because:`the host returned a sign-in page${i}`};case"captive-portal":return`a proxy or captiv\
e portal returned an HTML page${i}: allow this machine to reach the host`;case"other":{const M=`the host returned an HTML page${i}`;return{user:_([]),...c,guest:l,
because:M}}}}function k({url:t,status:e,reason:c,said:i},l=!1){const M=i===void 0?"":` ("${h(i)}")`;return(0,E.xI)`${l?"":(0,E.xI)`${(0,E.KT)(t)} returned `}${`${e}\
 ${h(c)}`.trim()}${M}`}const j=t=>`${Math.round(t/100)/10} s`,W=t=>t.kind==="several"?t.reasons:[t];function w(t){switch(t.kind){case"deadline":return`the check\
 reached its deadline of ${j(t.ms)}`;case"signal":return`the check was interrupted by ${t.signal}`;case"crash":return"tf-disco crashed";case"missing":return p(t);case"\
several":return t.reasons.map(w).join("; ")}}function p({repositories:t,total:e}){const c=e===1?"repository":"repositories",i=t.length===1?"is":"are",l=A(t,10,h);
return`${t.length} of ${e} ${c} ${i} missing: ${l}`}const L=({kind:t,address:e,version:c})=>(0,E.xI)`${t} ${(0,E.KT)(e)} ${h(c,40)}`}),1460:((K,g,n)=>{n.d(g,{E:()=>I,
W:()=>T});var f=n(6760),E=n(9968),$=n(255),d=n(8535),O=n(7773),P=n(7188);const h=new Set(O.f.flatMap(([,o])=>o.map(({name:m})=>m))),T=o=>o.replace(/`([a-z-]{1,20})(?:: ([^`\n]{1,80}))?`/g,
(m,s,r)=>h.has(s)?`\`--${s}${r===void 0?"":` ${r}`}\``:m).replaceAll("hostnames input","--hostnames"),I={isTerminal:!0,setting:o=>`--${o}`,missingPath:(o,m)=>{const[
s="",...r]=o.split("="),a=r.length>0&&A(s),u=a?"--tokens":D(o,m),_=u===null?"":`; did you mean ${u}?`;return`"${a?`${s}=\u2026`:o}" does not exist in ${m}${_}`}},
C=new Map([...["init","lint","run","scan","test","validate"].map(o=>[o,"check"]),["hosts","usages"],["list","usages"],["version","--version"]]);function D(o,m){
const s=C.get(o)??(0,d.q)(o,P.bw);if(s!==null)return`"tf-disco ${s}"`;const r=(0,d.q)((0,f.basename)(o),(0,E.wX)((0,f.dirname)((0,f.resolve)(m,o))));if(r!==null)
return`"${(0,f.join)((0,f.dirname)(o),r)}"`;const a=o.replace(/^https:\/\/|\/$/g,""),u=(0,$.Pv)(a);return u.ok&&A(a)?`--hostnames ${u.value}`:null}const A=o=>o.
includes(".")&&!R.test(o)&&(0,$.Pv)(o).ok,R=/\.(?:tf|tofu|hcl|json|tfvars)$/}),345:((K,g,n)=>{n.d(g,{s:()=>C});var f=n(3024),E=n(6760),$=n(9968),d=n(7811),O=n(9432),
P=n(101),h=n(3152);let T=function(...s){return{X509Certificate:T}=process.getBuiltinModule("node:crypto"),new.target?new T(...s):T(...s)};const I=4*1024*1024;function C(s,{
environment:r,directory:a,wording:u=h.w7}){const{settings:_,mistakes:S}=(0,h.P$)(s,u),y=R(_.caFile,u),v=A(r),x=[y,v].flatMap(p=>p.ok?[]:[p.why]),U=(0,$.N0)(()=>(0,f.
statSync)(a).isDirectory(),!1),j=_.scan.filter(p=>!/[*?[\]{}]/.test(p)).flatMap(p=>D(p,a,u)??[]),W=`GITHUB_WORKSPACE names ${(0,O.dh)(a)}, which is not a direct\
ory`,w=[...S,...x,...U?j:[W]];if(w.length>0||!y.ok||!v.ok)throw new h.GN(w);return{..._,authorities:y.value,chooseProxy:v.value}}function D(s,r,{missingPath:a,setting:u}){
const _=(0,E.resolve)(r,s);return(0,f.existsSync)(_)?(0,$.N0)(()=>(0,f.accessSync)(_,f.constants.R_OK)===void 0,!1)?null:`${u("scan")} names ${_}, which this us\
er may not read`:a(s,r)}function A(s){try{return(0,d.Ju)((0,P.N)(s))}catch(r){if(r instanceof TypeError)return(0,d.TR)(r.message);throw r}}function R(s,{setting:r}){
if(s===null)return(0,d.Ju)(null);const a=(0,$.yR)(s,I),u=r("ca-file");if(!a.ok)return(0,d.TR)(`${u} "${s}" ${(0,O.mP)(a.failure)}`);const _=m(a.text);return _.ok?
_:(0,d.TR)(`${u} "${s}" ${_.why}`)}const o=/-----BEGIN CERTIFICATE-----[^-]*-----END CERTIFICATE-----/g;function m(s){const r=s.match(o)??[];if(r.length===0)return(0,d.
TR)("contains no certificate; expected PEM");try{for(const a of r)new T(a);return(0,d.Ju)(r.join(`
`))}catch(a){const u=a instanceof Error?a.message:a;return(0,d.TR)(`contains an invalid certificate: ${u}`)}}})};export{N as id,F as ids,G as modules};
