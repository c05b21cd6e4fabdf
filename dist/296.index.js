const Y=296,G=[296],z={1807:((A,g,r)=>{r.d(g,{Mc:()=>p,v2:()=>E,wX:()=>d});var P=r(3024),m=r(5747);const p=i=>(0,m.N0)(()=>(0,P.readdirSync)(i,{withFileTypes:!0}),
[]),d=i=>p(i).map(({name:f})=>f).sort(),E=i=>p(i).flatMap(f=>f.isDirectory()?f.name:[])}),5747:((A,g,r)=>{r.d(g,{N0:()=>M,Oj:()=>v,io:()=>$,yR:()=>f});var P=r(4573),
m=r(3024);const p=16*1024*1024,d=m.constants.O_RDONLY|(m.constants.O_NONBLOCK??0)|(m.constants.O_NOCTTY??0),E=Buffer.allocUnsafeSlow(256*1024);let i=E;function f(a,o=p){
const e=S(a,o);if(!Buffer.isBuffer(e))return e;const c=e.toString("utf8");return{ok:!0,text:c,isUtf8:!c.includes("\uFFFD")||(0,P.isUtf8)(e),bytes:e.length}}function $(a,o){
const e=S(a,o);return Buffer.isBuffer(e)?Buffer.from(e):null}function S(a,o){let e;try{e=(0,m.openSync)(a,d);const c=(0,m.readSync)(e,E,0,E.length,null);return c<
E.length?E.subarray(0,c):R(e,o)}catch(c){return{ok:!1,failure:{kind:"error",code:v(c)}}}finally{e!==void 0&&(0,m.closeSync)(e)}}function R(a,o){const{size:e}=(0,m.
fstatSync)(a);if(e>o||e<E.length)return{ok:!1,failure:{kind:"size",bytes:e,maxBytes:o}};i.length<e&&(i=Buffer.allocUnsafeSlow(Math.min(2*e,o)));let c=0;for(;c<e;){
const T=(0,m.readSync)(a,i,c,e-c,c);if(T===0)break;c+=T}return i.subarray(0,c)}function v(a){if(!(typeof a=="object"&&a!==null&&"code"in a)||typeof a.code!="str\
ing")throw a;return a.code}function M(a,o){try{return a()}catch(e){return v(e),o}}}),5296:((A,g,r)=>{r.r(g),r.d(g,{settingsMistakes:()=>d});var P=r(5751),m=r(8189),
p=r(1460);function d(E,i){try{return(0,P.s)(E,{...i,wording:p.E}),[]}catch(f){if(f instanceof m.GN)return f.mistakes;throw f}}}),1460:((A,g,r)=>{r.d(g,{E:()=>S,
W:()=>$});var P=r(6760),m=r(1807),p=r(1831),d=r(8535),E=r(3557),i=r(7188);const f=new Set(E.f.flatMap(([,o])=>o.map(({name:e})=>e))),$=o=>o.replace(/`([a-z-]{1,20})(?:: ([^`\n]{1,80}))?`/g,
(e,c,T)=>f.has(c)?`\`--${c}${T===void 0?"":` ${T}`}\``:e).replaceAll("hostnames input","--hostnames"),S={setting:o=>`--${o}`,missingPath:(o,e)=>{const[c="",...T]=o.
split("=");if(T.length>0&&M(c))return`"${c}=\u2026" does not exist in ${e}; did you mean --tokens?`;const y=v(o,e),I=y===null?"":`; did you mean ${y}?`;return`"${o}\
" does not exist in ${e}${I}`}},R=new Map([...["init","lint","run","scan","test","validate"].map(o=>[o,"check"]),["hosts","usages"],["list","usages"],["version",
"--version"]]);function v(o,e){const c=R.get(o)??(0,d.q)(o,i.bw);if(c!==null)return`"tf-disco ${c}"`;const T=(0,d.q)((0,P.basename)(o),(0,m.wX)((0,P.dirname)((0,P.
resolve)(e,o))));if(T!==null)return`"${(0,P.join)((0,P.dirname)(o),T)}"`;const y=o.replace(/^https:\/\/|\/$/g,""),I=(0,p.Pv)(y);return I.ok&&M(y)?`--hostnames ${(0,p.
nx)(I.value)}`:null}const M=o=>o.includes(".")&&!a.test(o)&&(0,p.Pv)(o).ok,a=/\.(?:tf|tofu|hcl|json|tfvars)$/}),5751:((A,g,r)=>{r.d(g,{s:()=>W});var P=r(3024),m=r(
6760),p=r(5747),d=r(3625),E=r(4e3),i=r(7030),f=r(6181),$=r(1831);function S(n){const t=u=>n[u]||n[u.toLowerCase()]||"",s={http:v("HTTP_PROXY",t("HTTP_PROXY")),https:v(
"HTTPS_PROXY",t("HTTPS_PROXY"))},l=c(t("NO_PROXY"));return u=>{const O=s[u.scheme];return O===null||o(u.name)||l(u)?null:O}}const R=["http:","https:"];function v(n,t){
if(t==="")return null;const s=URL.parse(/^[a-z][a-z0-9+.-]*:\/\//i.test(t)?t:`http://${t}`);if(s===null)throw new TypeError(`${n} is not a URL; expected http://\
HOST:PORT`);if(!R.includes(s.protocol))throw new TypeError(`${n} is a ${s.protocol}// proxy; expected http:// or https://`);if(!M(s.username)||!M(s.password))throw new TypeError(
`${n} has a user name or password with a bare "%"; write "%25" for it`);return s}function M(n){try{return decodeURIComponent(n),!0}catch(t){if(t instanceof URIError)
return!1;throw t}}const a=new i.BlockList;a.addSubnet("127.0.0.0",8,"ipv4"),a.addAddress("::1","ipv6");const o=n=>n==="localhost"||e(a,n);function e(n,t){const s=(0,f.
n7)(t.replace(/%.*$/s,"")),l=(0,i.isIP)(s);return l!==0&&n.check(s,l===4?"ipv4":"ipv6")}function c(n){const t=n.split(",").map(s=>s.trim().toLowerCase()).filter(
s=>s!=="").map(T);return s=>t.some(l=>l(s))}function T(n){if(n==="*")return()=>!0;const t=y(n);if(t!==null)return({name:h})=>t(h);const{name:s,port:l}=x(n),u=h=>l===
""||String(h.port)===l;if(I(s)){const h=(0,f.n7)(s),_=new i.BlockList;return _.addAddress(h,(0,i.isIP)(h)===4?"ipv4":"ipv6"),B=>e(_,B.name)&&u(B)}const O=L(s);return h=>(0,i.
isIP)(h.name)===0&&u(h)&&O(h.name)}function y(n){const[,t="",s=""]=/^([\da-f:.]+)\/(\d{1,6})$/.exec(n)??[];if(!I(t))return null;const l=Number(s);if(l>((0,i.isIP)(
t)===4?32:128))return null;const u=l-((0,i.isIP)(t)===6?96:0),O=new i.BlockList,h=(0,i.isIP)((0,f.n7)(t))===4&&u>=0;return h?O.addSubnet((0,f.n7)(t),u,"ipv4"):O.
addSubnet(t,l,"ipv6"),_=>e(O,_)&&(0,i.isIP)((0,f.n7)(_))===4===h}const I=n=>(0,i.isIP)(n)!==0&&!n.includes("%");function L(n){if(n==="")return()=>!1;const t=n.replace(
/^\*\./,"."),s=t.replace(/^\./,""),l=(0,$.Pv)(s),u=l.ok?l.value:s;return O=>O.endsWith(`.${u}`)||!t.startsWith(".")&&O===u}function x(n){const t=/^\[([^\]]*)\]:([^:]*)$/.
exec(n)??/^([^:[\]]*):([^:[\]]*)$/.exec(n);return t===null?{name:n,port:""}:{name:t[1]??"",port:t[2]??""}}var w=r(8189);const U=function(...n){const{X509Certificate:t}=process.
getBuiltinModule("node:crypto");return new.target?new t(...n):t(...n)},F=4*1024*1024,N=20;function W(n,{environment:t,directory:s,wording:l=w.w7}){const{settings:u,
mistakes:O}=(0,w.P$)(n,l),h=j(u.caFile,l),_=X(t),B=[h,_].flatMap(C=>C.ok?[]:[C.why]),H=K(u.scan,s).slice(0,N).map(C=>l.missingPath(C,s)),D=[...O,...B,...H];if(D.
length>0||!h.ok||!_.ok)throw new w.GN(D);return{...u,authorities:h.value,chooseProxy:_.value}}const K=(n,t)=>n.filter(s=>!/[*?[\]{}]/.test(s)&&!(0,P.existsSync)(
(0,m.resolve)(t,s)));function X(n){try{return(0,d.J)(S(n))}catch(t){if(t instanceof TypeError)return(0,d.T)(t.message);throw t}}function j(n,{setting:t}){if(n===
null)return(0,d.J)(null);const s=(0,p.yR)(n,F),l=t("ca-file");if(!s.ok)return(0,d.T)(`${l} "${n}" ${(0,E.mP)(s.failure)}`);const u=b(s.text);return u.ok?u:(0,d.
T)(`${l} "${n}" ${u.why}`)}const k=/-----BEGIN CERTIFICATE-----[^-]*-----END CERTIFICATE-----/g;function b(n){const t=n.match(k)??[];if(t.length===0)return(0,d.
T)("contains no certificate; expected PEM");try{for(const s of t)new U(s);return(0,d.J)(t.join(`
`))}catch(s){return(0,d.T)(`contains an invalid certificate: ${s instanceof Error?s.message:s}`)}}})};export{Y as id,G as ids,z as modules};
