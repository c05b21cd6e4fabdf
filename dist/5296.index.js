const Y=5296,z=[5296],Z={5296:((U,T,s)=>{s.r(T),s.d(T,{settingsMistakes:()=>_});var E=s(345),d=s(3152),$=s(1460);function _(O,P){try{return(0,E.s)(O,{...P,wording:$.
E}),[]}catch(u){if(u instanceof d.GN)return u.mistakes;throw u}}}),9432:((U,T,s)=>{s.d(T,{$$:()=>w,B9:()=>G,Cw:()=>M,Dl:()=>C,I0:()=>o,K4:()=>D,NM:()=>N,VW:()=>v,
Wt:()=>I,YA:()=>L,_r:()=>W,dh:()=>u,eZ:()=>m,gL:()=>K,go:()=>i,kw:()=>a,mP:()=>f,oZ:()=>X,pk:()=>k,px:()=>A,qZ:()=>x,rU:()=>r,zN:()=>R,zd:()=>n});var E=s(8032),
d=s(1780),$=s(5106),_=s(9179);const O=300,P=8192;function u(t,e=O){const{length:c}=t,l=c>P?(0,_.NE)(t.slice(0,P)):(0,_._U)(t);return l.length<=e?l:`${structuredClone(
l.slice(0,e).toWellFormed())}\u2026`}const C=(t,e)=>/^~|\$\{?\w|%\w+%/.test(t)?"write the absolute path or name: the client does not expand ~ and variables":e,A=(t,e)=>`${t}\
 ${t===1?e:y(e)}`,y=t=>`${t.replace(/(?<=[^aeiou])y$/,"ie")}s`;function R(t,e){const{length:c}=t,l=typeof e=="number"?e:c<=2*e.few?c:e.few,h=t.slice(l);return{shown:t.
slice(0,l),rest:h,more:h.length}}function D(t,e,c=String,l=h=>`${h} more`){const{shown:h,more:p}=R(t,e),g=h.map(F=>c(F)).join(", ");return p>0?`${g} and ${l(p)}`:
g}const w=t=>new TextEncoder().encode(t).length;function o(t,e,c,l){const h=[];let p=0;for(const g of Iterator.from(t).map(l)){if(p+=w(g)+c,p>e)break;h.push(g)}
return{shown:h,more:t.length-h.length}}const m=t=>t.map(e=>E.bB[e]).join(" and "),n=t=>(0,d.xI)`the clients print "${t}"`,r=t=>`it begins with "${u(t.trimStart(),
60).replace(/[\r\n].*/s,"")}"`,a=({why:t,beginning:e})=>`is not ${/^line/.test(t)?"valid ":""}JSON: ${e===null?t:r(e)}`;function i(t){return t===null?"null":Array.
isArray(t)?"an array":typeof t=="object"?"an object":`a ${typeof t}`}function f(t){if(t.kind==="error")return`cannot be read: ${t.code}`;if(t.kind==="special")return`\
is ${t.is} and is not read`;const{bytes:e,maxBytes:c}=t;return`has ${e} bytes and is not read; the limit is ${c/1024/1024} MiB`}const b={[$.e$]:"correct the hos\
t in the source address, or remove it for a module of the public registry (NAMESPACE/NAME/SYSTEM)",[$.xq]:"correct the host in `source` (public providers need n\
one), or use a filesystem mirror"},I=t=>t.flatMap(e=>b[e]??[])[0]??"correct the host in `source` or `hostname`",S=new Map([["registry.terraform.io","https://sta\
tus.hashicorp.com"],["app.terraform.io","https://status.hashicorp.com"],["app.eu.terraform.io","https://status.hashicorp.com"],["releases.hashicorp.com","https:\
//status.hashicorp.com"],["registry.opentofu.org","https://status.opentofu.org"],["gitlab.com","https://status.gitlab.com"]]),v=t=>S.get(t)??null,j=/(^|\.)github(usercontent)?\.com$/;
function G(t){const e=j.test(t)?"https://www.githubstatus.com":v(t);return`wait and run the check again${e===null?"":`; see ${e}`}`}const K=t=>`if that is inten\
ded, set \`allowed-hosts\` to all hosts that may be used, with ${t}`,x=t=>(0,d.xI)`use another network, a proxy (HTTPS_PROXY) or a network mirror: ${(0,d.KT)(t)} is public, so this network or country is blocked`,
B="/.well-known/terraform.json";function N({page:t,asked:e},c,l=B){if(t===null)return c;const h=t.title===""?"":` ("${t.title}")`,p=c.guest??x(e);switch(t.kind){case"\
sign-in":return{operator:`allow requests to ${l} without a browser`,guest:p,because:`the host returned a sign-in page${h}`};case"bot-protection":return{operator:`\
exempt ${l} from it, or let the addresses of CI runners through`,guest:p,because:`a bot protection answered${h}`};case"captive-portal":return`a proxy or captive\
 portal returned an HTML page${h}: allow this machine to reach the host`;case"other":{const g=`the host returned an HTML page${h}`;return{user:I([]),besides:null,
...c,guest:p,because:g}}}}function W({url:t,status:e,reason:c,said:l},h=!1){const p=l===void 0?"":` ("${u(l)}")`,g=!/^(?:unknown|<none>)?$/i.test(c),F=e>=520&&e<=
526?"(Cloudflare gets no answer from it)":"",J=g?u(c):F;return(0,d.xI)`${h?"":(0,d.xI)`${(0,d.KT)(t)} returned `}${`${e} ${J}`.trim()}${p}`}const L=t=>`${Math.round(
t/100)/10} s`,k=t=>t.map(M).join("; ");function M(t){switch(t.kind){case"deadline":return`the deadline of ${L(t.ms)} was reached`;case"signal":return`interrupte\
d by ${t.signal}`;case"crash":return"tf-disco crashed";case"missing":return H(t)}}function H({repositories:t,total:e}){const c=t.length===1?"is":"are",l=D(t,10,
u);return`${t.length} of ${A(e,"repository")} ${c} missing: ${l}`}const X=({kind:t,address:e,version:c})=>c===""?(0,d.xI)`${t} ${u(e)}`:(0,d.xI)`${t} ${(0,d.KT)(
e)} ${u(c,40)}`}),1460:((U,T,s)=>{s.d(T,{E:()=>A,W:()=>C});var E=s(6760),d=s(9968),$=s(255),_=s(8535),O=s(7773),P=s(7188);const u=new Set(O.f.flatMap(([,o])=>o.
map(({name:m})=>m))),C=o=>o.replace(/`([a-z-]{1,20})(?:: ([^`\n]{1,80}))?`/g,(m,n,r)=>u.has(n)?`\`--${n}${r===void 0?"":` ${r}`}\``:m).replaceAll("hostnames inp\
ut","--hostnames"),A={isTerminal:!0,setting:o=>`--${o}`,missingPath:(o,m)=>{const[n="",...r]=o.split("="),a=r.length>0&&D(n),i=a?"--tokens":R(o,m),f=i===null?"":
`; did you mean ${i}?`;return`"${a?`${n}=\u2026`:o}" does not exist in ${m}${f}`}},y=new Map([...["init","lint","run","scan","test","validate"].map(o=>[o,"check"]),
["hosts","usages"],["list","usages"],["version","--version"]]);function R(o,m){const n=y.get(o)??(0,_.q)(o,P.bw);if(n!==null)return`"tf-disco ${n}"`;const r=(0,_.
q)((0,E.basename)(o),(0,d.wX)((0,E.dirname)((0,E.resolve)(m,o))));if(r!==null)return`"${(0,E.join)((0,E.dirname)(o),r)}"`;const a=o.replace(/^https:\/\/|\/$/g,""),
i=(0,$.Pv)(a);return i.ok&&D(a)?`--hostnames ${i.value}`:null}const D=o=>o.includes(".")&&!w.test(o)&&(0,$.Pv)(o).ok,w=/\.(?:tf|tofu|hcl|json|tfvars)$/}),345:((U,T,s)=>{
s.d(T,{s:()=>y});var E=s(3024),d=s(6760),$=s(9968),_=s(7811),O=s(9432),P=s(101),u=s(3152);let C=function(...n){return{X509Certificate:C}=process.getBuiltinModule(
"node:crypto"),new.target?new C(...n):C(...n)};const A=4*1024*1024;function y(n,{environment:r,directory:a,wording:i=u.w7}){const{settings:f,mistakes:b}=(0,u.P$)(
n,i),I=w(f.caFile,i),S=D(r),v=[I,S].flatMap(M=>M.ok?[]:[M.why]),j=(0,$.N0)(()=>(0,E.statSync)(a).isDirectory(),!1),K=f.scan.filter(M=>!/[*?[\]{}]/.test(M)).flatMap(
M=>R(M,a,i)??[]),x=`GITHUB_WORKSPACE names ${(0,O.dh)(a)}, which is not a directory`,B=[...b,...v,...j?K:[x]];if(B.length>0||!I.ok||!S.ok)throw new u.GN(B);const{
NODE_EXTRA_CA_CERTS:N,SSL_CERT_FILE:W,SSL_CERT_DIR:L}=r,k={NODE_EXTRA_CA_CERTS:N,SSL_CERT_FILE:W,SSL_CERT_DIR:L};return{...f,authorities:I.value,certificateVariables:k,
chooseProxy:S.value}}function R(n,r,{missingPath:a,setting:i}){const f=(0,d.resolve)(r,n);return(0,E.existsSync)(f)?(0,$.N0)(()=>(0,E.accessSync)(f,E.constants.
R_OK)===void 0,!1)?null:`${i("scan")} names ${f}, which this user may not read`:a(n,r)}function D(n){try{return(0,_.Ju)((0,P.N)(n))}catch(r){if(r instanceof TypeError)
return(0,_.TR)(r.message);throw r}}function w(n,{setting:r}){if(n===null)return(0,_.Ju)(null);const a=(0,$.yR)(n,A),i=r("ca-file");if(!a.ok)return(0,_.TR)(`${i}\
 "${n}" ${(0,O.mP)(a.failure)}`);const f=m(a.text);return f.ok?f:(0,_.TR)(`${i} "${n}" ${f.why}`)}const o=/-----BEGIN CERTIFICATE-----[^-]*-----END CERTIFICATE-----/g;
function m(n){const r=n.match(o)??[];if(r.length===0)return(0,_.TR)("contains no certificate; expected PEM");try{for(const a of r)new C(a);return(0,_.Ju)(r.join(
`
`))}catch(a){const i=a instanceof Error?a.message:a;return(0,_.TR)(`contains an invalid certificate: ${i}`)}}})};export{Y as id,z as ids,Z as modules};
