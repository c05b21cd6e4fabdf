const an=531,ln=[531],cn={4693:((N,K,e)=>{e.d(K,{k:()=>$});var C=e(3024),R=e(6760),p=e(5747),S=e(1831),k=e(1022),U=e(1731);function $(){const v=new Map,T=(i,u)=>{
const l=v.get(i)??(0,p.v2)(i);return v.set(i,l),l.filter(u).map(c=>(0,R.join)(i,c))};return(i,{host:u,namespace:l,type:c})=>T(i,f=>w((0,S.Pv)(f),u)).flatMap(f=>T(
f,P=>w((0,k.s)(P),l))).flatMap(f=>T(f,P=>w((0,k.s)(P),c))).some(f=>j(f,c))}const w=(v,T)=>v.ok&&v.value===T,g=/^[^\s_]*_[^\s_]*$/;function j(v,T){const i=(0,p.v2)(
v).some(l=>(0,U.rK)(l)!==null&&(0,p.wX)((0,R.join)(v,l)).some(c=>g.test(c)&&B((0,R.join)(v,l,c))===!0)),u=new RegExp(`^terraform-provider-${T}_${U.hZ}_[^\\s_]*_[\
^\\s_]*(?:_.*)?\\.zip$`,"s");return i||(0,p.wX)(v).some(l=>u.test(l.toLowerCase())&&B((0,R.join)(v,l))===!1)}const B=v=>(0,C.statSync)(v,{throwIfNoEntry:!1})?.isDirectory()??
null}),7542:((N,K,e)=>{e.d(K,{TU:()=>$,wW:()=>j});var C=e(6760),R=e(5747),p=e(4283),S=e(6979),k=e(2713);const U=1024*1024;function $(i,u){let l=null;return{withLogin:c=>{
if(c.scheme!=="https"||(c.user?.name??"")!=="")return c;l??=v(i);const f=l.get(c.host);if(f===void 0)return c;for(const P of w(f))u(new k.ou(P));return{...c,user:{
name:B(f.name),password:B(f.password)}}}}}const w=({name:i,password:u})=>[u,...i.length>=g&&!i.includes("@")?[i]:[],Buffer.from(`${i}:${u}`).toString("base64")],
g=20;function j(i,u){const[,l=""]=(0,p.aR)(i)?.split(" ")??[],[c="",...f]=Buffer.from(l,"base64").toString().split(":");if(l!=="")for(const P of w({name:c,password:f.
join(":")}))u(new k.ou(P))}function B(i){const u=(0,S.V$)(i.replaceAll("%","%25"),"user");return u.ok?u.value:""}function v({environment:i,system:u,accountHome:l}){
const{NETRC:c,HOME:f,USERPROFILE:P}=i,E=f||(u==="windows"?P:null)||l,y=c||E&&(0,C.join)(E,u==="windows"?"_netrc":".netrc")||"",I=(0,R.yR)(y,U);return I.ok?T(I.text):
new Map}function T(i){const u=new Map,l=Array.from(i.matchAll(/#[^\n]*|\S+/g),([E])=>E.trim()).values(),c=()=>l.next().value??"";let f={name:"",password:""},P=!1;
for(const E of l)switch(E){case"machine":{const y=c();f={name:"",password:""},u.has(y)||u.set(y,f);break}case"default":f={name:"",password:""};break;case"login":
f.name=c();break;case"password":f.password=c();break;case"account":c();break;case"macdef":c(),P=!0;break;default:if(!E.startsWith("#")&&!P)return u}return u}}),
531:((N,K,e)=>{e.d(K,{Vn:()=>sn,xT:()=>on,pN:()=>nn});var C=e(3024),R=e(3916),p=e(4091),S=e(4283),k=e(1831),U=e(5011),$=e(1022),w=e(8599),g=e(1541);const j=({methods:n},t)=>n.
filter(o=>B(o,t));function B({include:n,exclude:t},o){return t.some(a=>W(a,o))?!1:n.length===0||n.some(a=>W(a,o))}const v="provider_installation";function T({client:n,
mirrors:t,installations:o}){const a=o.map(d=>{const{blocks:h,mistakes:M}=i(d,n),_=M.map(({span:J,why:O})=>(0,w._)(n,{kind:"block",file:d.shown,why:O},d.placeOf(
J)));return{blocks:h,findings:_}}),[s=null,...r]=a.flatMap(({blocks:d})=>d),m=[...a.flatMap(d=>d.findings),...r.map(({place:d})=>(0,w._)(n,{kind:"two installati\
ons"},d))];return{client:n,mirrors:t,installation:s,findings:m}}function i({items:n,placeOf:t},o){const a=[],s=[];for(const r of n)if(r.name===v){if(r.isAssigned||
r.value.kind!=="object"){s.push({span:r,why:`${v} must be a block without "="`});continue}for(const m of(0,g.AV)(r)){const d=[],h=[];for(const M of m){const _=u(
M,t(M),o,d.length===0);_.ok?(d.push(..._.value.methods),h.push(..._.value.overridden)):s.push({span:M,why:_.why})}a.push({place:t(r),methods:d,overridden:h})}}return{
blocks:a,mistakes:s}}function u(n,t,o,a){const{name:s,value:r}=n,[m]=n.isAssigned?[]:(0,g.AV)(n);if(m===void 0)return(0,p.TR)(`${s} must be a block without "="`);
const d={path:[v,s],span:n};try{if(s==="dev_overrides"){if(!a)return(0,p.TR)("dev_overrides must come before all methods");const J=[...(0,g.A7)(g.sc)({...r,kind:"\
object",items:m},d).keys()].flatMap(O=>{const D=(0,$.m)(O,o);return D.kind==="invalid"?[]:[D]});return(0,p.Ju)({methods:[],overridden:J})}const h=c[o].get(s);if(h===
void 0)return(0,p.TR)(`${v} has no method ${(0,p.ol)(s)}`);const M=f(m,d,h,o);return M.ok?(0,p.Ju)({methods:[{...M.value,place:t}],overridden:[]}):M}catch(h){if(h instanceof
g.aZ)return(0,p.TR)(h.message);throw h}}const l=[["direct",null],["filesystem_mirror","path"],["network_mirror","url"]],c={terraform:new Map(l),opentofu:new Map(
[...l,["oci_mirror","repository_template"]])};function f(n,t,o,a){const s=o??"",{[s]:r=""}=(0,g.ql)(n,t,{[s]:g.sc});if(o!==null&&r==="")return(0,p.TR)(`${t.path.
at(-1)} has no ${s}`);const m=o==="url"?P(r):null;if(o==="url"&&m===null)return(0,p.TR)("the url does not begin with https://");const d=(0,g.ql)(n,t,E),h=y(d.include,
a);if(!h.ok)return h;const M=y(d.exclude,a);if(!M.ok)return M;const _={include:h.value,exclude:M.value};return m!==null?(0,p.Ju)({..._,kind:"network",url:m}):(0,p.
Ju)({..._,kind:o===null?"direct":"local"})}function P(n){const t=(0,S.Dl)(n);return t.ok&&t.value.scheme==="https"&&t.value.host!==""?t.value:null}const E={include:(0,g.
c3)(g.sc),exclude:(0,g.c3)(g.sc)};function y(n=[],t){const o=[];for(const a of n){const s=I(a,t);if(!s.ok)return s;o.push(s.value)}return(0,p.Ju)(o)}function I(n,t){
const o=O=>(0,p.TR)(`the pattern ${(0,p.ol)(n)} ${O}`),a=n.split("/");if(a.length<2||a.length>3)return o("does not have two or three parts");const[s="",r="",m]=a.
reverse(),d=m===void 0?(0,p.Ju)((0,U.Vm)(t)):L(m,k.Pv),h=L(r,$.s),M=L(s,$.s);if(!d.ok)return o(`has an invalid hostname: ${d.why}`);if(!h.ok)return o(`has an in\
valid namespace: ${h.why}`);if(!M.ok)return o(`has an invalid type: ${M.why}`);const _={host:d.value,namespace:h.value,type:M.value};return(_.host!==null||_.namespace===
null)&&(_.namespace!==null||_.type===null)?(0,p.Ju)(_):o('has a part after "*" that is not "*"')}const L=(n,t)=>n==="*"?(0,p.Ju)(null):t(n),W=(n,t)=>(n.host??t.
host)===t.host&&(n.namespace??t.namespace)===t.namespace&&(n.type??t.type)===t.type;var Z=e(4693),G=e(7542),Y=e(4e3),b=e(1064),Q=e(9562),q=e(7523),F=e(5257),V=e(
2803);function nn(n,t,{mayHavePlugins:o,...a}){const s=t.map(T),r=s.flatMap(O=>O.findings);if(s.every(({installation:O,mirrors:D})=>O===null&&!D.some(({path:A})=>(0,C.
existsSync)(A)))&&!o)return{usages:n,remarks:[],findings:r};const d=H(s,a),h=[],M=(O,{host:D},A)=>{const x=(0,q.lc)(O,D,A),z=x&&d.get(A)?.(x,(0,R.dirname)(O.place.
file));return!x||!z?!0:(h.push({client:A,way:z,provider:(0,F.JT)(x)}),!1)},_=(O,D)=>{if(D.service!==Q.xq)return D;const A=D.clients.filter(x=>M(O,D,x));return A.
length===D.clients.length?D:{...D,clients:A}};return{usages:n.map(O=>{const D=O.needs.map(A=>_(O,A));return D.every((A,x)=>A===O.needs[x])?O:{...O,needs:D.filter(
({clients:A})=>A.length>0)}}),remarks:tn(h),findings:r}}function tn(n){return[...Map.groupBy(n,({client:o,way:a})=>[o,...a].join(" ")).values()].flatMap(o=>{const[
a]=o;if(a===void 0)return[];const[s,r]=a.way,m=new Set(o.map(({provider:h})=>h)),d=(0,Y.px)(m.size,"provider");return[`${b.bB[a.client]} ${s} ${d} ${r}`.trim()]})}
function sn(n,t){const o=H(n.map(T),t);return(a,s,r)=>!!o.get(r)?.(a,s)}function on(n,t,o){const a=new Map(n.map(s=>[s.client,T(s)]));for(const{installation:s}of a.
values())for(const r of s?.methods??[])r.kind==="network"&&(0,G.wW)(r.url,o);return(s,r)=>{const m=a.get(r)?.installation??null;return m===null||X(m,s,r,t)?null:
{place:m.place,methods:j(m,s)}}}const X=({overridden:n},t,o,a)=>a.every(s=>s.client!==o||s.skipsOverridden)&&n.some(s=>(0,F.JT)(s)===(0,F.JT)(t));function H(n,t){
const{root:o,plugins:a=null}=t,s=a===null?(0,V.Up)(o):(0,V.Ml)(a);return new Map(n.map(r=>[r.client,r.installation===null?en(r,s):rn(r,r.installation,t)]))}function en({
mirrors:n},{around:t,holds:o}){const a=n.filter(({path:r})=>(0,C.existsSync)(r)),s=(0,Z.k)();return(r,m)=>{const d=t(m).find(({path:h})=>o(h,r))??a.find(({path:h})=>s(
h,r));return d?["installs",`from ${d.shown} instead of a registry`]:null}}function rn({client:n},t,{releases:o,asksMirrors:a}){const{place:s}=t,r=`${s.file}:${s.
line}`;return m=>{if(X(t,m,n,o))return["takes",`from dev_overrides in ${r} instead of a registry`];const d=j(t,m);if(d.some(({kind:_})=>_==="direct"))return null;
if(d.length===0)return[`has no installation method in ${r} for`,""];const M=a&&d.every(({kind:_})=>_==="network")?"":", which is not checked,";return["installs",
`from a mirror in ${r}${M} instead of a registry`]}}}),2803:((N,K,e)=>{e.d(K,{KX:()=>T,Ml:()=>j,Up:()=>g});var C=e(3024),R=e(6760),p=e(3916),S=e(4693),k=e(9562),
U=e(7523),$=e(5257),w=e(7854);function g(i){return B(u=>{const l=(0,R.join)(i,u);return(0,C.existsSync)(l)?l:null},(0,S.k)())}function j(i){const u=new Map(i.map(
({directory:l,providers:c})=>[v(l),new Set(c)]));return B(l=>u.has(l)?l:null,(l,c)=>u.get(l)?.has((0,$.JT)(c))??!1)}function B(i,u){const l=(0,w.Oo)(c=>{const f=c.
replace(/\/$/,""),P=f==="."||c!==f,E=v(f),y=i(E),I=P?[]:l((0,p.dirname)(f));return y===null?I:[{path:y,shown:E},...I]});return{around:l,holds:u}}const v=i=>`${i===
"."?"":`${i}/`}terraform.d/plugins`;function T(i,u,{around:l,holds:c}){const f=i.flatMap(E=>{const y=l((0,p.dirname)(E.place.file));return y.length===0?[]:E.needs.
filter(({service:L})=>L===k.xq).flatMap(({host:L})=>u.flatMap(W=>(0,U.lc)(E,L,W)??[])).flatMap(L=>y.filter(({path:W})=>c(W,L)).map(({shown:W})=>({shown:W,provider:(0,$.
JT)(L)})))}),P=Map.groupBy(f,({shown:E})=>(0,p.dirname)((0,p.dirname)(E)));return Array.from(P,([E,y])=>({directory:E,providers:[...new Set(y.map(({provider:I})=>I))]}))}})};export{an as id,ln as ids,cn as modules};
