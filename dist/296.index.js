const k=296,z=[296],J={5296:((y,$,e)=>{e.r($),e.d($,{settingsMistakes:()=>l});var P=e(5751),g=e(3152),T=e(1460);function l(R,c){try{return(0,P.s)(R,{...c,wording:T.
E}),[]}catch(h){if(h instanceof g.GN)return h.mistakes;throw h}}}),1460:((y,$,e)=>{e.d($,{E:()=>C,W:()=>A});var P=e(6760),g=e(5747),T=e(1831),l=e(8535),R=e(7773),
c=e(7188);const h=new Set(R.f.flatMap(([,o])=>o.map(({name:f})=>f))),A=o=>o.replace(/`([a-z-]{1,20})(?:: ([^`\n]{1,80}))?`/g,(f,m,p)=>h.has(m)?`\`--${m}${p===void 0?
"":` ${p}`}\``:f).replaceAll("hostnames input","--hostnames"),C={setting:o=>`--${o}`,missingPath:(o,f)=>{const[m="",...p]=o.split("=");if(p.length>0&&O(m))return`\
"${m}=\u2026" does not exist in ${f}; did you mean --tokens?`;const E=M(o,f),v=E===null?"":`; did you mean ${E}?`;return`"${o}" does not exist in ${f}${v}`}},S=new Map(
[...["init","lint","run","scan","test","validate"].map(o=>[o,"check"]),["hosts","usages"],["list","usages"],["version","--version"]]);function M(o,f){const m=S.
get(o)??(0,l.q)(o,c.bw);if(m!==null)return`"tf-disco ${m}"`;const p=(0,l.q)((0,P.basename)(o),(0,g.wX)((0,P.dirname)((0,P.resolve)(f,o))));if(p!==null)return`"${(0,P.
join)((0,P.dirname)(o),p)}"`;const E=o.replace(/^https:\/\/|\/$/g,""),v=(0,T.Pv)(E);return v.ok&&O(E)?`--hostnames ${(0,T.nx)(v.value)}`:null}const O=o=>o.includes(
".")&&!I.test(o)&&(0,T.Pv)(o).ok,I=/\.(?:tf|tofu|hcl|json|tfvars)$/}),5751:((y,$,e)=>{e.d($,{s:()=>X});var P=e(3024),g=e(6760),T=e(5747),l=e(4091),R=e(4e3),c=e(
7030),h=e(6181),A=e(1831);function C(n){const t=i=>n[i]||n[i.toLowerCase()]||"",s={http:M("HTTP_PROXY",t("HTTP_PROXY")),https:M("HTTPS_PROXY",t("HTTPS_PROXY"))},
r=m(t("NO_PROXY"));return i=>{const d=s[i.scheme];return d===null||o(i.name)||r(i)?null:d}}const S=["http:","https:"];function M(n,t){if(t==="")return null;const s=URL.
parse(/^[a-z][a-z0-9+.-]*:\/\//i.test(t)?t:`http://${t}`);if(s===null)throw new TypeError(`${n} is not a URL; expected http://HOST:PORT`);if(!S.includes(s.protocol))
throw new TypeError(`${n} is a ${s.protocol}// proxy; expected http:// or https://`);if(!O(s.username)||!O(s.password))throw new TypeError(`${n} has a user name\
 or password with a bare "%"; write "%25" for it`);return s}function O(n){try{return decodeURIComponent(n),!0}catch(t){if(t instanceof URIError)return!1;throw t}}
const I=new c.BlockList;I.addSubnet("127.0.0.0",8,"ipv4"),I.addAddress("::1","ipv6");const o=n=>n==="localhost"||f(I,n);function f(n,t){const s=(0,h.n7)(t.replace(
/%.*$/s,"")),r=(0,c.isIP)(s);return r!==0&&n.check(s,r===4?"ipv4":"ipv6")}function m(n){const t=n.split(",").map(s=>s.trim().toLowerCase()).filter(s=>s!=="").map(
p);return s=>t.some(r=>r(s))}function p(n){if(n==="*")return()=>!0;const t=E(n);if(t!==null)return({name:u})=>t(u);const{name:s,port:r}=B(n),i=u=>r===""||String(
u.port)===r,d=(0,c.isIP)(s)===4?32:128,a=E(`${s}/${d}`)??L(s);return u=>i(u)&&a(u.name)}function E(n){const[,t="",s=""]=/^([\da-f:.]+)\/(\d{1,6})$/.exec(n)??[];
if(!v(t))return null;const r=Number(s);if(r>((0,c.isIP)(t)===4?32:128))return null;const i=r-((0,c.isIP)(t)===6?96:0),d=new c.BlockList,a=(0,c.isIP)((0,h.n7)(t))===
4&&i>=0;return a?d.addSubnet((0,h.n7)(t),i,"ipv4"):d.addSubnet(t,r,"ipv6"),u=>f(d,u)&&(0,c.isIP)((0,h.n7)(u))===4===a}const v=n=>(0,c.isIP)(n)!==0&&!n.includes(
"%");function L(n){if(n==="")return()=>!1;const t=n.replace(/^\*\./,"."),s=t.replace(/^\./,""),r=(0,A.Pv)(s),i=r.ok?r.value:s,d=a=>!t.startsWith(".")&&a===i;return a=>(0,c.
isIP)(a)===0&&(a.endsWith(`.${i}`)||d(a))}function B(n){const t=/^\[([^\]]*)\]:([^:]*)$/.exec(n)??/^([^:[\]]*):([^:[\]]*)$/.exec(n);return t===null?{name:n,port:""}:
{name:t[1]??"",port:t[2]??""}}var w=e(3152);const U=function(...n){const{X509Certificate:t}=process.getBuiltinModule("node:crypto");return new.target?new t(...n):
t(...n)},F=4*1024*1024,N=20;function X(n,{environment:t,directory:s,wording:r=w.w7}){const{settings:i,mistakes:d}=(0,w.P$)(n,r),a=j(i.caFile,r),u=W(t),Y=[a,u].flatMap(
x=>x.ok?[]:[x.why]),_=H(i.scan,s).slice(0,N).map(x=>r.missingPath(x,s)),D=[...d,...Y,..._];if(D.length>0||!a.ok||!u.ok)throw new w.GN(D);return{...i,authorities:a.
value,chooseProxy:u.value}}const H=(n,t)=>n.filter(s=>!/[*?[\]{}]/.test(s)&&!(0,P.existsSync)((0,g.resolve)(t,s)));function W(n){try{return(0,l.Ju)(C(n))}catch(t){
if(t instanceof TypeError)return(0,l.TR)(t.message);throw t}}function j(n,{setting:t}){if(n===null)return(0,l.Ju)(null);const s=(0,T.yR)(n,F),r=t("ca-file");if(!s.
ok)return(0,l.TR)(`${r} "${n}" ${(0,R.mP)(s.failure)}`);const i=G(s.text);return i.ok?i:(0,l.TR)(`${r} "${n}" ${i.why}`)}const K=/-----BEGIN CERTIFICATE-----[^-]*-----END CERTIFICATE-----/g;
function G(n){const t=n.match(K)??[];if(t.length===0)return(0,l.TR)("contains no certificate; expected PEM");try{for(const s of t)new U(s);return(0,l.Ju)(t.join(
`
`))}catch(s){return(0,l.TR)(`contains an invalid certificate: ${s instanceof Error?s.message:s}`)}}})};export{k as id,z as ids,J as modules};
