const N=296,F=[296],G={5296:((K,g,e)=>{e.r(g),e.d(g,{settingsMistakes:()=>l});var _=e(345),f=e(3152),$=e(1460);function l(O,P){try{return(0,_.s)(O,{...P,wording:$.
E}),[]}catch(d){if(d instanceof f.GN)return d.mistakes;throw d}}}),4e3:((K,g,e)=>{e.d(g,{$$:()=>R,B9:()=>v,Cw:()=>w,I0:()=>o,K4:()=>A,NM:()=>U,VW:()=>I,Wt:()=>E,
YA:()=>j,_r:()=>L,dh:()=>d,eZ:()=>m,go:()=>r,mP:()=>a,oZ:()=>k,px:()=>y,qZ:()=>x,zM:()=>W,zN:()=>D,zd:()=>s});var _=e(1064),f=e(4732),$=e(9562),l=e(9587);const O=300,
P=8192;function d(t,n=O){const{length:c}=t,i=c>P?(0,l.NE)(t.slice(0,P)):(0,l._U)(t);return i.length<=n?i:`${T(i,n)}\u2026`}const T=(t,n)=>structuredClone(t.slice(
0,n).toWellFormed()),y=(t,n)=>`${t} ${t===1?n:C(n)}`,C=t=>`${t.replace(/(?<=[^aeiou])y$/,"ie")}s`;function D(t,n){const{length:c}=t,i=typeof n=="number"?n:c<=2*
n.few?c:n.few,u=t.slice(i);return{shown:t.slice(0,i),rest:u,more:u.length}}function A(t,n,c=String,i=u=>`${u} more`){const{shown:u,more:M}=D(t,n),B=u.map(b=>c(b)).
join(", ");return M>0?`${B} and ${i(M)}`:B}const R=t=>new TextEncoder().encode(t).length;function o(t,n,c,i){const u=[];let M=0;for(const B of Iterator.from(t).
map(i)){if(M+=R(B)+c,M>n)break;u.push(B)}return{shown:u,more:t.length-u.length}}const m=t=>t.map(n=>_.bB[n]).join(" and "),s=t=>(0,f.xI)`the clients print "${t}"`;
function r(t){return t===null?"null":Array.isArray(t)?"an array":typeof t=="object"?"an object":`a ${typeof t}`}function a(t){if(t.kind==="error")return`cannot \
be read: ${t.code}`;if(t.kind==="special")return`is ${t.is} and is not read`;const{bytes:n,maxBytes:c}=t;return`has ${n} bytes and is not read; the limit is ${c/
1024/1024} MiB`}const h={[$.e$]:"correct the host in the source address, or remove it for a module of the public registry (NAMESPACE/NAME/SYSTEM)",[$.xq]:"corre\
ct the host in `source` (public providers need none), add the `source` that a child module lacks, or use a filesystem mirror"};function E(t){return t.flatMap(c=>h[c]??
[])[0]??"correct the host in `source` or `hostname`, or add the `source` that a child module lacks"}const S=new Map([["registry.terraform.io","https://status.ha\
shicorp.com"],["app.terraform.io","https://status.hashicorp.com"],["app.eu.terraform.io","https://status.hashicorp.com"],["registry.opentofu.org","https://statu\
s.opentofu.org"],["gitlab.com","https://status.gitlab.com"]]),I=t=>S.get(t)??null,v=t=>`wait and run the check again; see ${I(t)??"its status page"}, and consid\
er a network mirror for providers`,x=t=>(0,f.xI)`use another network, a proxy (HTTPS_PROXY) or a network mirror: ${(0,f.KT)(t)} is public, so this network or country is blocked`;
function U({page:t,asked:n},c){if(t===null)return c;const i=t.title===""?"":` ("${t.title}")`,u=c.guest??x(n);switch(t.kind){case"sign-in":return{operator:"allo\
w unauthenticated requests to /.well-known/terraform.json",guest:u,because:`the host returned a sign-in page${i}`};case"captive-portal":return`a proxy or captiv\
e portal returned an HTML page${i}: allow this machine to reach the host`;case"other":{const M=`the host returned an HTML page${i}`;return{user:E([]),...c,guest:u,
because:M}}}}function L({url:t,status:n,reason:c,said:i},u=!1){const M=i===void 0?"":` ("${d(i)}")`;return(0,f.xI)`${u?"":(0,f.xI)`${(0,f.KT)(t)} returned `}${`${n}\
 ${d(c)}`.trim()}${M}`}const j=t=>`${Math.round(t/100)/10} s`,W=t=>t.kind==="several"?t.reasons:[t];function w(t){switch(t.kind){case"deadline":return`the check\
 reached its deadline of ${j(t.ms)}`;case"signal":return`the check was interrupted by ${t.signal}`;case"crash":return"tf-disco crashed";case"missing":return p(t);case"\
several":return t.reasons.map(w).join("; ")}}function p({repositories:t,total:n}){const c=n===1?"repository":"repositories",i=t.length===1?"is":"are",u=A(t,10,d);
return`${t.length} of ${n} ${c} ${i} missing: ${u}`}const k=({kind:t,address:n,version:c})=>(0,f.xI)`${t} ${(0,f.KT)(n)} ${d(c,40)}`}),1460:((K,g,e)=>{e.d(g,{E:()=>y,
W:()=>T});var _=e(6760),f=e(5747),$=e(1831),l=e(8535),O=e(7773),P=e(7188);const d=new Set(O.f.flatMap(([,o])=>o.map(({name:m})=>m))),T=o=>o.replace(/`([a-z-]{1,20})(?:: ([^`\n]{1,80}))?`/g,
(m,s,r)=>d.has(s)?`\`--${s}${r===void 0?"":` ${r}`}\``:m).replaceAll("hostnames input","--hostnames"),y={isTerminal:!0,setting:o=>`--${o}`,missingPath:(o,m)=>{const[
s="",...r]=o.split("=");if(r.length>0&&A(s))return`"${s}=\u2026" does not exist in ${m}; did you mean --tokens?`;const a=D(o,m),h=a===null?"":`; did you mean ${a}\
?`;return`"${o}" does not exist in ${m}${h}`}},C=new Map([...["init","lint","run","scan","test","validate"].map(o=>[o,"check"]),["hosts","usages"],["list","usag\
es"],["version","--version"]]);function D(o,m){const s=C.get(o)??(0,l.q)(o,P.bw);if(s!==null)return`"tf-disco ${s}"`;const r=(0,l.q)((0,_.basename)(o),(0,f.wX)(
(0,_.dirname)((0,_.resolve)(m,o))));if(r!==null)return`"${(0,_.join)((0,_.dirname)(o),r)}"`;const a=o.replace(/^https:\/\/|\/$/g,""),h=(0,$.Pv)(a);return h.ok&&
A(a)?`--hostnames ${h.value}`:null}const A=o=>o.includes(".")&&!R.test(o)&&(0,$.Pv)(o).ok,R=/\.(?:tf|tofu|hcl|json|tfvars)$/}),345:((K,g,e)=>{e.d(g,{s:()=>C});var _=e(
3024),f=e(6760),$=e(5747),l=e(4091),O=e(4e3),P=e(101),d=e(3152);let T=function(...s){return{X509Certificate:T}=process.getBuiltinModule("node:crypto"),new.target?
new T(...s):T(...s)};const y=4*1024*1024;function C(s,{environment:r,directory:a,wording:h=d.w7}){const{settings:E,mistakes:S}=(0,d.P$)(s,h),I=R(E.caFile,h),v=A(
r),x=[I,v].flatMap(p=>p.ok?[]:[p.why]),U=(0,$.N0)(()=>(0,_.statSync)(a).isDirectory(),!1),j=E.scan.filter(p=>!/[*?[\]{}]/.test(p)).flatMap(p=>D(p,a,h)??[]),W=`G\
ITHUB_WORKSPACE names ${(0,O.dh)(a)}, which is not a directory`,w=[...S,...x,...U?j:[W]];if(w.length>0||!I.ok||!v.ok)throw new d.GN(w);return{...E,authorities:I.
value,chooseProxy:v.value}}function D(s,r,{missingPath:a,setting:h}){const E=(0,f.resolve)(r,s);return(0,_.existsSync)(E)?(0,$.N0)(()=>(0,_.accessSync)(E,_.constants.
R_OK)===void 0,!1)?null:`${h("scan")} names ${E}, which this user may not read`:a(s,r)}function A(s){try{return(0,l.Ju)((0,P.N)(s))}catch(r){if(r instanceof TypeError)
return(0,l.TR)(r.message);throw r}}function R(s,{setting:r}){if(s===null)return(0,l.Ju)(null);const a=(0,$.yR)(s,y),h=r("ca-file");if(!a.ok)return(0,l.TR)(`${h}\
 "${s}" ${(0,O.mP)(a.failure)}`);const E=m(a.text);return E.ok?E:(0,l.TR)(`${h} "${s}" ${E.why}`)}const o=/-----BEGIN CERTIFICATE-----[^-]*-----END CERTIFICATE-----/g;
function m(s){const r=s.match(o)??[];if(r.length===0)return(0,l.TR)("contains no certificate; expected PEM");try{for(const a of r)new T(a);return(0,l.Ju)(r.join(
`
`))}catch(a){return(0,l.TR)(`contains an invalid certificate: ${a instanceof Error?a.message:a}`)}}})};export{N as id,F as ids,G as modules};
