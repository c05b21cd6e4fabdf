const b=296,N=[296],F={5296:((K,g,e)=>{e.r(g),e.d(g,{settingsMistakes:()=>d});var h=e(345),E=e(3152),$=e(1460);function d(O,P){try{return(0,h.s)(O,{...P,wording:$.
E}),[]}catch(f){if(f instanceof E.GN)return f.mistakes;throw f}}}),9432:((K,g,e)=>{e.d(g,{$$:()=>R,B9:()=>v,Cw:()=>w,I0:()=>o,K4:()=>A,NM:()=>U,VW:()=>y,Wt:()=>_,
YA:()=>x,_r:()=>L,dh:()=>f,eZ:()=>m,go:()=>r,mP:()=>a,px:()=>C,qZ:()=>j,zM:()=>W,zN:()=>D,zd:()=>s});var h=e(8032),E=e(1780),$=e(5106),d=e(9179);const O=300,P=8192;
function f(t,n=O){const{length:c}=t,i=c>P?(0,d.NE)(t.slice(0,P)):(0,d._U)(t);return i.length<=n?i:`${T(i,n)}\u2026`}const T=(t,n)=>structuredClone(t.slice(0,n).
toWellFormed()),C=(t,n)=>`${t} ${t===1?n:I(n)}`,I=t=>`${t.replace(/(?<=[^aeiou])y$/,"ie")}s`;function D(t,n){const{length:c}=t,i=typeof n=="number"?n:c<=2*n.few?
c:n.few,l=t.slice(i);return{shown:t.slice(0,i),rest:l,more:l.length}}function A(t,n,c=String,i=l=>`${l} more`){const{shown:l,more:M}=D(t,n),B=l.map(k=>c(k)).join(
", ");return M>0?`${B} and ${i(M)}`:B}const R=t=>new TextEncoder().encode(t).length;function o(t,n,c,i){const l=[];let M=0;for(const B of Iterator.from(t).map(i)){
if(M+=R(B)+c,M>n)break;l.push(B)}return{shown:l,more:t.length-l.length}}const m=t=>t.map(n=>h.bB[n]).join(" and "),s=t=>(0,E.xI)`the clients print "${t}"`;function r(t){
return t===null?"null":Array.isArray(t)?"an array":typeof t=="object"?"an object":`a ${typeof t}`}function a(t){if(t.kind==="error")return`cannot be read: ${t.code}`;
if(t.kind==="special")return`is ${t.is} and is not read`;const{bytes:n,maxBytes:c}=t;return`has ${n} bytes and is not read; the limit is ${c/1024/1024} MiB`}const u={
[$.e$]:"correct the host in the source address, or remove it for a module of the public registry (NAMESPACE/NAME/SYSTEM)",[$.xq]:"correct the host in `source` (\
public providers need none), add the `source` that a child module lacks, or use a filesystem mirror"};function _(t){return t.flatMap(c=>u[c]??[])[0]??"correct t\
he host in `source` or `hostname`, or add the `source` that a child module lacks"}const S=new Map([["registry.terraform.io","https://status.hashicorp.com"],["ap\
p.terraform.io","https://status.hashicorp.com"],["app.eu.terraform.io","https://status.hashicorp.com"],["registry.opentofu.org","https://status.opentofu.org"],[
"gitlab.com","https://status.gitlab.com"]]),y=t=>S.get(t)??null,v=t=>`wait and run the check again; see ${y(t)??"its status page"}, and consider a network mirro\
r for providers`,j=t=>(0,E.xI)`use another network, a proxy (HTTPS_PROXY) or a network mirror: ${(0,E.KT)(t)} is public, so this network or country is blocked`;
function U({page:t,asked:n},c){if(t===null)return c;const i=t.title===""?"":` ("${t.title}")`,l=c.guest??j(n);switch(t.kind){case"sign-in":return{operator:"allo\
w unauthenticated requests to /.well-known/terraform.json",guest:l,because:`the host returned a sign-in page${i}`};case"captive-portal":return`a proxy or captiv\
e portal returned an HTML page${i}: allow this machine to reach the host`;case"other":{const M=`the host returned an HTML page${i}`;return{user:_([]),...c,guest:l,
because:M}}}}function L({url:t,status:n,reason:c,said:i},l=!1){const M=i===void 0?"":` ("${f(i)}")`;return(0,E.xI)`${l?"":(0,E.xI)`${(0,E.KT)(t)} returned `}${`${n}\
 ${f(c)}`.trim()}${M}`}const x=t=>`${Math.round(t/100)/10} s`,W=t=>t.kind==="several"?t.reasons:[t];function w(t){switch(t.kind){case"deadline":return`the check\
 reached its deadline of ${x(t.ms)}`;case"signal":return`the check was interrupted by ${t.signal}`;case"crash":return"tf-disco crashed";case"missing":return p(t);case"\
several":return t.reasons.map(w).join("; ")}}function p({repositories:t,total:n}){const c=n===1?"repository":"repositories",i=t.length===1?"is":"are",l=A(t,10,f);
return`${t.length} of ${n} ${c} ${i} missing: ${l}`}}),1460:((K,g,e)=>{e.d(g,{E:()=>C,W:()=>T});var h=e(6760),E=e(9968),$=e(255),d=e(8535),O=e(7773),P=e(7188);const f=new Set(
O.f.flatMap(([,o])=>o.map(({name:m})=>m))),T=o=>o.replace(/`([a-z-]{1,20})(?:: ([^`\n]{1,80}))?`/g,(m,s,r)=>f.has(s)?`\`--${s}${r===void 0?"":` ${r}`}\``:m).replaceAll(
"hostnames input","--hostnames"),C={isTerminal:!0,setting:o=>`--${o}`,missingPath:(o,m)=>{const[s="",...r]=o.split("="),a=r.length>0&&A(s),u=a?"--tokens":D(o,m),
_=u===null?"":`; did you mean ${u}?`;return`"${a?`${s}=\u2026`:o}" does not exist in ${m}${_}`}},I=new Map([...["init","lint","run","scan","test","validate"].map(
o=>[o,"check"]),["hosts","usages"],["list","usages"],["version","--version"]]);function D(o,m){const s=I.get(o)??(0,d.q)(o,P.bw);if(s!==null)return`"tf-disco ${s}\
"`;const r=(0,d.q)((0,h.basename)(o),(0,E.wX)((0,h.dirname)((0,h.resolve)(m,o))));if(r!==null)return`"${(0,h.join)((0,h.dirname)(o),r)}"`;const a=o.replace(/^https:\/\/|\/$/g,
""),u=(0,$.Pv)(a);return u.ok&&A(a)?`--hostnames ${u.value}`:null}const A=o=>o.includes(".")&&!R.test(o)&&(0,$.Pv)(o).ok,R=/\.(?:tf|tofu|hcl|json|tfvars)$/}),345:((K,g,e)=>{
e.d(g,{s:()=>I});var h=e(3024),E=e(6760),$=e(9968),d=e(7811),O=e(9432),P=e(101),f=e(3152);let T=function(...s){return{X509Certificate:T}=process.getBuiltinModule(
"node:crypto"),new.target?new T(...s):T(...s)};const C=4*1024*1024;function I(s,{environment:r,directory:a,wording:u=f.w7}){const{settings:_,mistakes:S}=(0,f.P$)(
s,u),y=R(_.caFile,u),v=A(r),j=[y,v].flatMap(p=>p.ok?[]:[p.why]),U=(0,$.N0)(()=>(0,h.statSync)(a).isDirectory(),!1),x=_.scan.filter(p=>!/[*?[\]{}]/.test(p)).flatMap(
p=>D(p,a,u)??[]),W=`GITHUB_WORKSPACE names ${(0,O.dh)(a)}, which is not a directory`,w=[...S,...j,...U?x:[W]];if(w.length>0||!y.ok||!v.ok)throw new f.GN(w);return{
..._,authorities:y.value,chooseProxy:v.value}}function D(s,r,{missingPath:a,setting:u}){const _=(0,E.resolve)(r,s);return(0,h.existsSync)(_)?(0,$.N0)(()=>(0,h.accessSync)(
_,h.constants.R_OK)===void 0,!1)?null:`${u("scan")} names ${_}, which this user may not read`:a(s,r)}function A(s){try{return(0,d.Ju)((0,P.N)(s))}catch(r){if(r instanceof
TypeError)return(0,d.TR)(r.message);throw r}}function R(s,{setting:r}){if(s===null)return(0,d.Ju)(null);const a=(0,$.yR)(s,C),u=r("ca-file");if(!a.ok)return(0,d.
TR)(`${u} "${s}" ${(0,O.mP)(a.failure)}`);const _=m(a.text);return _.ok?_:(0,d.TR)(`${u} "${s}" ${_.why}`)}const o=/-----BEGIN CERTIFICATE-----[^-]*-----END CERTIFICATE-----/g;
function m(s){const r=s.match(o)??[];if(r.length===0)return(0,d.TR)("contains no certificate; expected PEM");try{for(const a of r)new T(a);return(0,d.Ju)(r.join(
`
`))}catch(a){const u=a instanceof Error?a.message:a;return(0,d.TR)(`contains an invalid certificate: ${u}`)}}})};export{b as id,N as ids,F as modules};
