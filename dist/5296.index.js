const N=5296,x=[5296],F={5296:((I,u,e)=>{e.r(u),e.d(u,{settingsMistakes:()=>r});var c=e(345),T=e(3152),E=e(1460);function r(f,O){try{return(0,c.s)(f,{...O,wording:E.
E}),[]}catch(l){if(l instanceof T.GN)return l.mistakes;throw l}}}),1460:((I,u,e)=>{e.d(u,{E:()=>h,W:()=>d});var c=e(6760),T=e(9968),E=e(255),r=e(8535),f=e(7773),
O=e(7188);const l=new Set(f.f.flatMap(([,s])=>s.map(({name:_})=>_))),d=s=>s.replace(/`([a-z-]{1,20})(?:: ([^`\n]{1,80}))?`/g,(_,t,n)=>l.has(t)?`\`--${t}${n===void 0?
"":` ${n}`}\``:_).replaceAll("hostnames input","--hostnames"),h={isTerminal:!0,setting:s=>`--${s}`,missingPath:(s,_)=>{const[t="",...n]=s.split("="),o=n.length>
0&&P(t),a=o?"--tokens":R(s,_),i=a===null?"":`; did you mean ${a}?`;return`"${o?`${t}=\u2026`:s}" does not exist in ${_}${i}`}},m=new Map([...["init","lint","run",
"scan","test","validate"].map(s=>[s,"check"]),["hosts","usages"],["list","usages"],["version","--version"]]);function R(s,_){const t=m.get(s)??(0,r.q)(s,O.bw);if(t!==
null)return`"tf-disco ${t}"`;const n=(0,r.q)((0,c.basename)(s),(0,T.wX)((0,c.dirname)((0,c.resolve)(_,s))));if(n!==null)return`"${(0,c.join)((0,c.dirname)(s),n)}\
"`;const o=s.replace(/^https:\/\/|\/$/g,""),a=(0,E.Pv)(o);return a.ok&&P(o)?`--hostnames ${a.value}`:null}const P=s=>s.includes(".")&&!D.test(s)&&(0,E.Pv)(s).ok,
D=/\.(?:tf|tofu|hcl|json|tfvars)$/}),345:((I,u,e)=>{e.d(u,{s:()=>m});var c=e(3024),T=e(6760),E=e(9968),r=e(7811),f=e(9432),O=e(101),l=e(3152);let d=function(...t){
return{X509Certificate:d}=process.getBuiltinModule("node:crypto"),new.target?new d(...t):d(...t)};const h=4*1024*1024;function m(t,{environment:n,directory:o,wording:a=l.
w7}){const{settings:i,mistakes:v}=(0,l.P$)(t,a),A=D(i.caFile,a),C=P(n),g=[A,C].flatMap(M=>M.ok?[]:[M.why]),B=(0,E.N0)(()=>(0,c.statSync)(o).isDirectory(),!1),L=i.
scan.filter(M=>!/[*?[\]{}]/.test(M)).flatMap(M=>R(M,o,a)??[]),S=`GITHUB_WORKSPACE names ${(0,f.dh)(o)}, which is not a directory`,$=[...v,...g,...B?L:[S]];if($.
length>0||!A.ok||!C.ok)throw new l.GN($);const{NODE_EXTRA_CA_CERTS:y,SSL_CERT_FILE:U,SSL_CERT_DIR:K}=n,W={NODE_EXTRA_CA_CERTS:y,SSL_CERT_FILE:U,SSL_CERT_DIR:K};
return{...i,authorities:A.value,certificateVariables:W,chooseProxy:C.value}}function R(t,n,{missingPath:o,setting:a}){const i=(0,T.resolve)(n,t);return(0,c.existsSync)(
i)?(0,E.N0)(()=>(0,c.accessSync)(i,c.constants.R_OK)===void 0,!1)?null:`${a("scan")} names ${i}, which this user may not read`:o(t,n)}function P(t){try{return(0,r.
Ju)((0,O.N)(t))}catch(n){if(n instanceof TypeError)return(0,r.TR)(n.message);throw n}}function D(t,{setting:n}){if(t===null)return(0,r.Ju)(null);const o=(0,E.yR)(
t,h),a=n("ca-file");if(!o.ok)return(0,r.TR)(`${a} "${t}" ${(0,f.mP)(o.failure)}`);const i=_(o.text);return i.ok?i:(0,r.TR)(`${a} "${t}" ${i.why}`)}const s=/-----BEGIN CERTIFICATE-----[^-]*-----END CERTIFICATE-----/g;
function _(t){const n=t.match(s)??[];if(n.length===0)return(0,r.TR)("contains no certificate; expected PEM");try{for(const o of n)new d(o);return(0,r.Ju)(n.join(
`
`))}catch(o){const a=o instanceof Error?o.message:o;return(0,r.TR)(`contains an invalid certificate: ${a}`)}}})};export{N as id,x as ids,F as modules};
