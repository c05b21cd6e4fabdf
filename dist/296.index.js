const K=296,N=[296],F={5296:((U,g,n)=>{n.r(g),n.d(g,{settingsMistakes:()=>l});var h=n(345),O=n(3152),E=n(1460);function l(M,m){try{return(0,h.s)(M,{...m,wording:E.
E}),[]}catch($){if($ instanceof O.GN)return $.mistakes;throw $}}}),4e3:((U,g,n)=>{n.d(g,{$$:()=>A,B9:()=>w,Cw:()=>B,I0:()=>v,K4:()=>R,NM:()=>W,VW:()=>I,Wt:()=>u,
YA:()=>k,_r:()=>b,dh:()=>m,eZ:()=>o,go:()=>s,mP:()=>r,oZ:()=>p,px:()=>P,qZ:()=>y,zM:()=>L,zN:()=>D,zd:()=>_});var h=n(1064),O=n(9562),E=n(9587);const l=300,M=8192;
function m(t,e=l){const{length:c}=t,i=c>M?(0,E.NE)(t.slice(0,M)):(0,E._U)(t);return i.length<=e?i:`${$(i,e)}\u2026`}const $=(t,e)=>structuredClone(t.slice(0,e).
toWellFormed()),P=(t,e)=>`${t} ${t===1?e:C(e)}`,C=t=>`${t.replace(/(?<=[^aeiou])y$/,"ie")}s`;function D(t,e){const{length:c}=t,i=typeof e=="number"?e:c<=2*e.few?
c:e.few,d=t.slice(i);return{shown:t.slice(0,i),rest:d,more:d.length}}function R(t,e,c=String,i=d=>`${d} more`){const{shown:d,more:T}=D(t,e),S=d.map(x=>c(x)).join(
", ");return T>0?`${S} and ${i(T)}`:S}const A=t=>new TextEncoder().encode(t).length;function v(t,e,c,i){const d=[];let T=0;for(const S of Iterator.from(t).map(i)){
if(T+=A(S)+c,T>e)break;d.push(S)}return{shown:d,more:t.length-d.length}}const o=t=>t.map(e=>h.bB[e]).join(" and "),_=t=>`the clients print "${t}"`;function s(t){
return t===null?"null":Array.isArray(t)?"an array":typeof t=="object"?"an object":`a ${typeof t}`}function r(t){if(t.kind==="error")return`cannot be read: ${t.code}`;
if(t.kind==="special")return`is ${t.is} and is not read`;const{bytes:e,maxBytes:c}=t;return`has ${e} bytes and is not read; the limit is ${c/1024/1024} MiB`}const a={
[O.e$]:"correct the host in the source address, or remove it for a module of the public registry (NAMESPACE/NAME/SYSTEM)",[O.xq]:"correct the host in `source` (\
public providers need none), add the `source` that a child module lacks, or use a filesystem mirror"};function u(t){return t.flatMap(c=>a[c]??[])[0]??"correct t\
he host in `source` or `hostname`, or add the `source` that a child module lacks"}const f=new Map([["registry.terraform.io","https://status.hashicorp.com"],["ap\
p.terraform.io","https://status.hashicorp.com"],["app.eu.terraform.io","https://status.hashicorp.com"],["registry.opentofu.org","https://status.opentofu.org"],[
"gitlab.com","https://status.gitlab.com"]]),I=t=>f.get(t)??null,w=t=>`wait and run the check again; see ${I(t)??"its status page"}, and consider a network mirro\
r for providers`,y=t=>`use another network, a proxy (HTTPS_PROXY) or a network mirror: ${t} is public, so this network or country is blocked`;function W({page:t,
asked:e},c){if(t===null)return c;const i=t.title===""?"":` ("${t.title}")`,d=c.guest??y(e);switch(t.kind){case"sign-in":return{operator:"allow unauthenticated r\
equests to /.well-known/terraform.json",guest:d,because:`the host returned a sign-in page${i}`};case"captive-portal":return`a proxy or captive portal returned a\
n HTML page${i}: allow this machine to reach the host`;case"other":{const T=`the host returned an HTML page${i}`;return{user:u([]),...c,guest:d,because:T}}}}const b=({
url:t,status:e,reason:c,said:i})=>`${t} returned ${`${e} ${m(c)}`.trim()}${i===void 0?"":` ("${m(i)}")`}`,k=t=>`${Math.round(t/100)/10} s`,L=t=>t.kind==="severa\
l"?t.reasons:[t];function B(t){switch(t.kind){case"deadline":return`the check reached its deadline of ${k(t.ms)}`;case"signal":return`the check was interrupted \
by ${t.signal}`;case"crash":return"tf-disco crashed";case"missing":return j(t);case"several":return t.reasons.map(B).join("; ")}}function j({repositories:t,total:e}){
const c=e===1?"repository":"repositories",i=t.length===1?"is":"are",d=R(t,10,m);return`${t.length} of ${e} ${c} ${i} missing: ${d}`}const p=({kind:t,address:e,version:c})=>`${t}\
 ${e} ${m(c,40)}`}),1460:((U,g,n)=>{n.d(g,{E:()=>C,W:()=>P});var h=n(6760),O=n(5747),E=n(1831),l=n(8535),M=n(7773),m=n(7188);const $=new Set(M.f.flatMap(([,o])=>o.
map(({name:_})=>_))),P=o=>o.replace(/`([a-z-]{1,20})(?:: ([^`\n]{1,80}))?`/g,(_,s,r)=>$.has(s)?`\`--${s}${r===void 0?"":` ${r}`}\``:_).replaceAll("hostnames inp\
ut","--hostnames"),C={isTerminal:!0,setting:o=>`--${o}`,missingPath:(o,_)=>{const[s="",...r]=o.split("=");if(r.length>0&&A(s))return`"${s}=\u2026" does not exist in ${_}\
; did you mean --tokens?`;const a=R(o,_),u=a===null?"":`; did you mean ${a}?`;return`"${o}" does not exist in ${_}${u}`}},D=new Map([...["init","lint","run","sc\
an","test","validate"].map(o=>[o,"check"]),["hosts","usages"],["list","usages"],["version","--version"]]);function R(o,_){const s=D.get(o)??(0,l.q)(o,m.bw);if(s!==
null)return`"tf-disco ${s}"`;const r=(0,l.q)((0,h.basename)(o),(0,O.wX)((0,h.dirname)((0,h.resolve)(_,o))));if(r!==null)return`"${(0,h.join)((0,h.dirname)(o),r)}\
"`;const a=o.replace(/^https:\/\/|\/$/g,""),u=(0,E.Pv)(a);return u.ok&&A(a)?`--hostnames ${u.value}`:null}const A=o=>o.includes(".")&&!v.test(o)&&(0,E.Pv)(o).ok,
v=/\.(?:tf|tofu|hcl|json|tfvars)$/}),345:((U,g,n)=>{n.d(g,{s:()=>D});var h=n(3024),O=n(6760),E=n(5747),l=n(4091),M=n(4e3),m=n(101),$=n(3152);let P=function(...s){
return{X509Certificate:P}=process.getBuiltinModule("node:crypto"),new.target?new P(...s):P(...s)};const C=4*1024*1024;function D(s,{environment:r,directory:a,wording:u=$.
w7}){const{settings:f,mistakes:I}=(0,$.P$)(s,u),w=v(f.caFile,u),y=A(r),W=[w,y].flatMap(p=>p.ok?[]:[p.why]),b=(0,E.N0)(()=>(0,h.statSync)(a).isDirectory(),!1),L=f.
scan.filter(p=>!/[*?[\]{}]/.test(p)).flatMap(p=>R(p,a,u)??[]),B=`GITHUB_WORKSPACE names ${(0,M.dh)(a)}, which is not a directory`,j=[...I,...W,...b?L:[B]];if(j.
length>0||!w.ok||!y.ok)throw new $.GN(j);return{...f,authorities:w.value,chooseProxy:y.value}}function R(s,r,{missingPath:a,setting:u}){const f=(0,O.resolve)(r,
s);return(0,h.existsSync)(f)?(0,E.N0)(()=>(0,h.accessSync)(f,h.constants.R_OK)===void 0,!1)?null:`${u("scan")} names ${f}, which this user may not read`:a(s,r)}
function A(s){try{return(0,l.Ju)((0,m.N)(s))}catch(r){if(r instanceof TypeError)return(0,l.TR)(r.message);throw r}}function v(s,{setting:r}){if(s===null)return(0,l.
Ju)(null);const a=(0,E.yR)(s,C),u=r("ca-file");if(!a.ok)return(0,l.TR)(`${u} "${s}" ${(0,M.mP)(a.failure)}`);const f=_(a.text);return f.ok?f:(0,l.TR)(`${u} "${s}\
" ${f.why}`)}const o=/-----BEGIN CERTIFICATE-----[^-]*-----END CERTIFICATE-----/g;function _(s){const r=s.match(o)??[];if(r.length===0)return(0,l.TR)("contains \
no certificate; expected PEM");try{for(const a of r)new P(a);return(0,l.Ju)(r.join(`
`))}catch(a){return(0,l.TR)(`contains an invalid certificate: ${a instanceof Error?a.message:a}`)}}})};export{K as id,N as ids,F as modules};
