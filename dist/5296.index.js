const J=5296,Y=[5296],Z={5296:((U,O,n)=>{n.r(O),n.d(O,{settingsMistakes:()=>d});var p=n(345),l=n(3152),E=n(1460);function d(T,P){try{return(0,p.s)(T,{...P,wording:E.
E}),[]}catch(_){if(_ instanceof l.GN)return _.mistakes;throw _}}}),9432:((U,O,n)=>{n.d(O,{$$:()=>I,B9:()=>S,Dl:()=>w,I0:()=>o,K4:()=>C,NM:()=>k,VW:()=>B,Wt:()=>y,
YA:()=>H,_r:()=>N,dh:()=>_,eZ:()=>m,gL:()=>L,go:()=>i,kw:()=>a,mP:()=>f,oZ:()=>z,px:()=>A,q5:()=>j,qG:()=>G,qZ:()=>x,rU:()=>r,zN:()=>D,zd:()=>s});var p=n(8032),
l=n(1780),E=n(5106),d=n(9179);const T=300,P=8192;function _(t,e=T){const{length:c}=t,h=c>P?(0,d.NE)(t.slice(0,P)):(0,d._U)(t);return h.length<=e?h:`${structuredClone(
h.slice(0,e).toWellFormed())}\u2026`}const w=(t,e)=>/^~|\$\{?\w|%\w+%/.test(t)?"write the absolute path or name: the client does not expand ~ and variables":e,A=(t,e)=>`${t}\
 ${t===1?e:R(e)}`,R=t=>`${t.replace(/(?<=[^aeiou])y$/,"ie")}s`;function D(t,e){const{length:c}=t,h=typeof e=="number"?e:c<=2*e.few?c:e.few,u=t.slice(h);return{shown:t.
slice(0,h),rest:u,more:u.length}}function C(t,e,c=String,h=u=>`${u} more`){const{shown:u,more:$}=D(t,e),g=u.map(W=>c(W)).join(", ");return $>0?`${g} and ${h($)}`:
g}const I=t=>new TextEncoder().encode(t).length;function o(t,e,c,h){const u=[];let $=0;for(const g of Iterator.from(t).map(h)){if($+=I(g)+c,$>e)break;u.push(g)}
return{shown:u,more:t.length-u.length}}const m=t=>t.map(e=>p.bB[e]).join(" and "),s=t=>(0,l.xI)`the clients print "${t}"`,r=t=>`it begins with "${_(t.trimStart(),
60).replace(/[\r\n].*/s,"")}"`,a=({why:t,beginning:e})=>`is not ${/^line/.test(t)?"valid ":""}JSON: ${e===null?t:r(e)}`;function i(t){return t===null?"null":Array.
isArray(t)?"an array":typeof t=="object"?"an object":`a ${typeof t}`}function f(t){if(t.kind==="error")return`cannot be read: ${t.code}`;if(t.kind==="special")return`\
is ${t.is} and is not read`;const{bytes:e,maxBytes:c}=t;return`has ${e} bytes and is not read; the limit is ${c/1024/1024} MiB`}const b={[E.e$]:"correct the hos\
t in the source address (public modules need none)",[E.xq]:"correct the host in `source` (public providers need none), or use a filesystem mirror"},y=t=>t.flatMap(
e=>b[e]??[])[0]??"correct the host in `source` or `hostname`",v=new Map([["registry.terraform.io","https://status.hashicorp.com"],["app.terraform.io","https://s\
tatus.hashicorp.com"],["app.eu.terraform.io","https://status.hashicorp.com"],["releases.hashicorp.com","https://status.hashicorp.com"],["registry.opentofu.org",
"https://status.opentofu.org"],["gitlab.com","https://status.gitlab.com"]]),B=t=>v.get(t)??null,K=/(^|\.)github(usercontent)?\.com$/;function S(t){const e=K.test(
t)?"https://www.githubstatus.com":B(t);return`wait and run the check again${e===null?"":`; see ${e}`}`}const j=t=>({operator:"check the logs of the host and of \
any proxy in front of it",user:"wait and run the check again, or check the proxy of this network",guest:S(t)}),L=t=>`if that is intended, set \`allowed-hosts\` to\
 all hosts that may be used, with ${t}`,x=t=>(0,l.xI)`use another network, a proxy (HTTPS_PROXY) or a network mirror: ${(0,l.KT)(t)} is public, so this network or country is blocked`,
M="/.well-known/terraform.json";function k({page:t,asked:e},c,h=M){if(t===null)return c;const u=t.title===""?"":` ("${t.title}")`,$=c.guest??x(e);switch(t.kind){case"\
sign-in":return{operator:`allow requests to ${h} without a browser`,guest:$,because:`the host returned a sign-in page${u}`};case"bot-protection":return{operator:`\
exempt ${h} from its bot protection, or let the addresses of CI runners through`,guest:$,because:u===""?void 0:`the host returned a page${u}`};case"captive-port\
al":return`a proxy or captive portal returned an HTML page${u}: allow this machine to reach the host`;case"other":{const g=`the host returned an HTML page${u}`;
return{...h===M&&{user:y([])},...c,guest:$,because:g}}}}function N({url:t,status:e,reason:c,said:h},u=!1){const $=h===void 0?"":` ("${_(h)}")`,g=!/^(?:unknown|<none>)?$/i.
test(c),W=e>=520&&e<=526?"(Cloudflare gets no answer from it)":"",X=g?_(c):W;return(0,l.xI)`${u?"":(0,l.xI)`${(0,l.KT)(t)} returned `}${`${e} ${X}`.trim()}${$}`}
const F={closed:"closed the connection before the end of a response",gzip:"sent a response whose gzip data is cut off","not-gzip":"sent a response with Content-\
Encoding: gzip that is not gzip"},G=({host:t,why:e})=>({message:(0,l.xI)`${(0,l.KT)(t)} ${F[e]}`,operator:"look for a server that crashes while it responds, or \
a proxy that changes the body"}),H=t=>`${Math.round(t/100)/10} s`,z=({kind:t,address:e,version:c})=>c===""?(0,l.xI)`${t} ${_(e)}`:(0,l.xI)`${t} ${(0,l.KT)(e)} ${_(
c,40)}`}),1460:((U,O,n)=>{n.d(O,{E:()=>A,W:()=>w});var p=n(6760),l=n(9968),E=n(255),d=n(8535),T=n(7773),P=n(7188);const _=new Set(T.fd.flatMap(([,o])=>o.map(({name:m})=>m))),
w=o=>o.replace(/`([a-z-]{1,20})(?:: ([^`\n]{1,80}))?`/g,(m,s,r)=>_.has(s)?`\`--${s}${r===void 0?"":` ${r}`}\``:m).replaceAll("hostnames input","--hostnames"),A={
isTerminal:!0,setting:o=>`--${o}`,missingPath:(o,m)=>{const[s="",...r]=o.split("="),a=r.length>0&&C(s),i=a?"--tokens":D(o,m),f=i===null?"":`; did you mean ${i}?`;
return`"${a?`${s}=\u2026`:o}" does not exist in ${m}${f}`}},R=new Map([...["init","lint","run","scan","test","validate"].map(o=>[o,"check"]),["hosts","usages"],
["list","usages"],["version","--version"]]);function D(o,m){const s=R.get(o)??(0,d.q)(o,P.bw);if(s!==null)return`"tf-disco ${s}"`;const r=(0,d.q)((0,p.basename)(
o),(0,l.wX)((0,p.dirname)((0,p.resolve)(m,o))));if(r!==null)return`"${(0,p.join)((0,p.dirname)(o),r)}"`;const a=o.replace(/^https:\/\/|\/$/g,""),i=(0,E.Pv)(a);return i.
ok&&C(a)?`--hostnames ${i.value}`:null}const C=o=>o.includes(".")&&!I.test(o)&&(0,E.Pv)(o).ok,I=/\.(?:tf|tofu|hcl|json|tfvars)$/}),345:((U,O,n)=>{n.d(O,{s:()=>R});
var p=n(3024),l=n(6760),E=n(9968),d=n(7811),T=n(9432),P=n(101),_=n(3152);let w=function(...s){return{X509Certificate:w}=process.getBuiltinModule("node:crypto"),
new.target?new w(...s):w(...s)};const A=4*1024*1024;function R(s,{environment:r,directory:a,wording:i=_.w7}){const{settings:f,mistakes:b}=(0,_.P$)(s,i),y=I(f.caFile,
i),v=C(r),B=[y,v].flatMap(M=>M.ok?[]:[M.why]),K=(0,E.N0)(()=>(0,p.statSync)(a).isDirectory(),!1),j=f.scan.filter(M=>!/[*?[\]{}]/.test(M)).flatMap(M=>D(M,a,i)??[]),
L=`GITHUB_WORKSPACE names ${(0,T.dh)(a)}, which is not a directory`,x=[...b,...B,...K?j:[L]];if(x.length>0||!y.ok||!v.ok)throw new _.GN(x);return{...f,authorities:y.
value,chooseProxy:v.value}}function D(s,r,{missingPath:a,setting:i}){const f=(0,l.resolve)(r,s);return(0,p.existsSync)(f)?(0,E.N0)(()=>(0,p.accessSync)(f,p.constants.
R_OK)===void 0,!1)?null:`${i("scan")} names ${f}, which this user may not read`:a(s,r)}function C(s){try{return(0,d.Ju)((0,P.N)(s))}catch(r){if(r instanceof TypeError)
return(0,d.TR)(r.message);throw r}}function I(s,{setting:r}){if(s===null)return(0,d.Ju)(null);const a=(0,E.yR)(s,A),i=r("ca-file");if(!a.ok)return(0,d.TR)(`${i}\
 "${s}" ${(0,T.mP)(a.failure)}`);const f=m(a.text);return f.ok?f:(0,d.TR)(`${i} "${s}" ${f.why}`)}const o=/-----BEGIN CERTIFICATE-----[^-]*-----END CERTIFICATE-----/g;
function m(s){const r=s.match(o)??[];if(r.length===0)return(0,d.TR)("contains no certificate; expected PEM");try{for(const a of r)new w(a);return(0,d.Ju)(r.join(
`
`))}catch(a){const i=a instanceof Error?a.message:a;return(0,d.TR)(`contains an invalid certificate: ${i}`)}}})};export{J as id,Y as ids,Z as modules};
