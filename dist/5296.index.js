const W=5296,L=[5296],j={5296:((I,u,n)=>{n.r(u),n.d(u,{settingsMistakes:()=>r});var c=n(345),m=n(3152),E=n(1460);function r(f,O){try{return(0,c.s)(f,{...O,wording:E.
E}),[]}catch(l){if(l instanceof m.GN)return l.mistakes;throw l}}}),1460:((I,u,n)=>{n.d(u,{E:()=>h,W:()=>d});var c=n(6760),m=n(9968),E=n(255),r=n(8535),f=n(7773),
O=n(7188);const l=new Set(f.f.flatMap(([,s])=>s.map(({name:_})=>_))),d=s=>s.replace(/`([a-z-]{1,20})(?:: ([^`\n]{1,80}))?`/g,(_,t,e)=>l.has(t)?`\`--${t}${e===void 0?
"":` ${e}`}\``:_).replaceAll("hostnames input","--hostnames"),h={isTerminal:!0,setting:s=>`--${s}`,missingPath:(s,_)=>{const[t="",...e]=s.split("="),o=e.length>
0&&P(t),a=o?"--tokens":D(s,_),i=a===null?"":`; did you mean ${a}?`;return`"${o?`${t}=\u2026`:s}" does not exist in ${_}${i}`}},T=new Map([...["init","lint","run",
"scan","test","validate"].map(s=>[s,"check"]),["hosts","usages"],["list","usages"],["version","--version"]]);function D(s,_){const t=T.get(s)??(0,r.q)(s,O.bw);if(t!==
null)return`"tf-disco ${t}"`;const e=(0,r.q)((0,c.basename)(s),(0,m.wX)((0,c.dirname)((0,c.resolve)(_,s))));if(e!==null)return`"${(0,c.join)((0,c.dirname)(s),e)}\
"`;const o=s.replace(/^https:\/\/|\/$/g,""),a=(0,E.Pv)(o);return a.ok&&P(o)?`--hostnames ${a.value}`:null}const P=s=>s.includes(".")&&!R.test(s)&&(0,E.Pv)(s).ok,
R=/\.(?:tf|tofu|hcl|json|tfvars)$/}),345:((I,u,n)=>{n.d(u,{s:()=>T});var c=n(3024),m=n(6760),E=n(9968),r=n(7811),f=n(9432),O=n(101),l=n(3152);let d=function(...t){
return{X509Certificate:d}=process.getBuiltinModule("node:crypto"),new.target?new d(...t):d(...t)};const h=4*1024*1024;function T(t,{environment:e,directory:o,wording:a=l.
w7}){const{settings:i,mistakes:$}=(0,l.P$)(t,a),v=R(i.caFile,a),A=P(e),C=[v,A].flatMap(M=>M.ok?[]:[M.why]),B=(0,E.N0)(()=>(0,c.statSync)(o).isDirectory(),!1),y=i.
scan.filter(M=>!/[*?[\]{}]/.test(M)).flatMap(M=>D(M,o,a)??[]),U=`GITHUB_WORKSPACE names ${(0,f.dh)(o)}, which is not a directory`,g=[...$,...C,...B?y:[U]];if(g.
length>0||!v.ok||!A.ok)throw new l.GN(g);return{...i,authorities:v.value,chooseProxy:A.value}}function D(t,e,{missingPath:o,setting:a}){const i=(0,m.resolve)(e,
t);return(0,c.existsSync)(i)?(0,E.N0)(()=>(0,c.accessSync)(i,c.constants.R_OK)===void 0,!1)?null:`${a("scan")} names ${i}, which this user may not read`:o(t,e)}
function P(t){try{return(0,r.Ju)((0,O.N)(t))}catch(e){if(e instanceof TypeError)return(0,r.TR)(e.message);throw e}}function R(t,{setting:e}){if(t===null)return(0,r.
Ju)(null);const o=(0,E.yR)(t,h),a=e("ca-file");if(!o.ok)return(0,r.TR)(`${a} "${t}" ${(0,f.mP)(o.failure)}`);const i=_(o.text);return i.ok?i:(0,r.TR)(`${a} "${t}\
" ${i.why}`)}const s=/-----BEGIN CERTIFICATE-----[^-]*-----END CERTIFICATE-----/g;function _(t){const e=t.match(s)??[];if(e.length===0)return(0,r.TR)("contains \
no certificate; expected PEM");try{for(const o of e)new d(o);return(0,r.Ju)(e.join(`
`))}catch(o){const a=o instanceof Error?o.message:o;return(0,r.TR)(`contains an invalid certificate: ${a}`)}}})};export{W as id,L as ids,j as modules};
