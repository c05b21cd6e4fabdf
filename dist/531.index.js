const en=531,rn=[531],an={4693:((N,W,e)=>{e.d(W,{k:()=>k});var U=e(3024),B=e(6760),f=e(5747),K=e(1831),L=e(1022),I=e(1731);function k(){const g=new Map,M=(i,r)=>{
const d=g.get(i)??(0,f.v2)(i);return g.set(i,d),d.filter(r).map(u=>(0,B.join)(i,u))};return(i,{host:r,namespace:d,type:u})=>M(i,h=>$((0,K.Pv)(h),r)).flatMap(h=>M(
h,v=>$((0,L.s)(v),d))).flatMap(h=>M(h,v=>$((0,L.s)(v),u))).some(h=>C(h,u))}const $=(g,M)=>g.ok&&g.value===M,T=/^[^\s_]*_[^\s_]*$/;function C(g,M){const i=(0,f.v2)(
g).some(d=>(0,I.rK)(d)!==null&&(0,f.wX)((0,B.join)(g,d)).some(u=>T.test(u)&&w((0,B.join)(g,d,u))===!0)),r=new RegExp(`^terraform-provider-${M}_${I.hZ}_[^\\s_]*_[\
^\\s_]*(?:_.*)?\\.zip$`,"s");return i||(0,f.wX)(g).some(d=>r.test(d.toLowerCase())&&w((0,B.join)(g,d))===!1)}const w=g=>(0,U.statSync)(g,{throwIfNoEntry:!1})?.isDirectory()??
null}),7542:((N,W,e)=>{e.d(W,{TU:()=>k,wW:()=>C});var U=e(6760),B=e(5747),f=e(4283),K=e(6979),L=e(2713);const I=1024*1024;function k(i,r){let d=null;return{withLogin:u=>{
if(u.scheme!=="https"||(u.user?.name??"")!=="")return u;d??=g(i);const h=d.get(u.host);if(h===void 0)return u;for(const v of $(h))r(new L.ou(v));return{...u,user:{
name:w(h.name),password:w(h.password)}}}}}const $=({name:i,password:r})=>[r,...i.length>=T&&!i.includes("@")?[i]:[],Buffer.from(`${i}:${r}`).toString("base64")],
T=20;function C(i,r){const[,d=""]=(0,f.aR)(i)?.split(" ")??[],[u="",...h]=Buffer.from(d,"base64").toString().split(":");if(d!=="")for(const v of $({name:u,password:h.
join(":")}))r(new L.ou(v))}function w(i){const r=(0,K.V$)(i.replaceAll("%","%25"),"user");return r.ok?r.value:""}function g({environment:i,system:r,accountHome:d}){
const{NETRC:u,HOME:h,USERPROFILE:v}=i,P=h||(r==="windows"?v:null)||d,A=u||P&&(0,U.join)(P,r==="windows"?"_netrc":".netrc")||"",R=(0,B.yR)(A,I);return R.ok?M(R.text):
new Map}function M(i){const r=new Map,d=Array.from(i.matchAll(/#[^\n]*|\S+/g),([P])=>P.trim()).values(),u=()=>d.next().value??"";let h={name:"",password:""},v=!1;
for(const P of d)switch(P){case"machine":case"default":{h={name:"",password:""};const A=P==="machine"?u():null;A!==null&&!r.has(A)&&r.set(A,h);break}case"login":
h.name=u();break;case"password":h.password=u();break;case"account":case"macdef":u(),v||=P==="macdef";break;default:if(!P.startsWith("#")&&!v)return r}return r}}),
531:((N,W,e)=>{e.d(W,{Vn:()=>nn,xT:()=>tn,pN:()=>Q});var U=e(3024),B=e(3916),f=e(4091),K=e(4283),L=e(1831),I=e(5011),k=e(1022),$=e(3778),T=e(1541);const C=({methods:t},s)=>{
const a=l=>l.some(n=>S(n,s));return t.filter(({include:l,exclude:n})=>!a(n)&&(l.length===0||a(l)))},w="provider_installation";function g({client:t,mirrors:s,installations:a}){
const l=a.map(c=>{const{blocks:p,mistakes:D}=M(c,t),E=D.map(({span:j,why:_})=>(0,$._)(t,{kind:"block",file:c.shown,why:_},c.placeOf(j)));return{blocks:p,findings:E}}),
[n=null,...o]=l.flatMap(({blocks:c})=>c),m=[...l.flatMap(c=>c.findings),...o.map(({place:c})=>(0,$._)(t,{kind:"two installations"},c))];return{client:t,mirrors:s,
installation:n,findings:m}}function M({items:t,placeOf:s},a){const l=[],n=[];for(const o of t)if(o.name===w){if(o.isAssigned||o.value.kind!=="object"){n.push({span:o,
why:`${w} must be a block without "="`});continue}for(const m of T.AV(o)){const c=[],p=[];for(const D of m){const E=i(D,s(D),a,c.length===0);E.ok?(c.push(...E.value.
methods),p.push(...E.value.overridden)):n.push({span:D,why:E.why})}l.push({place:s(o),methods:c,overridden:p})}}return{blocks:l,mistakes:n}}function i(t,s,a,l){
const{name:n,value:o}=t,[m]=t.isAssigned?[]:T.AV(t);if(m===void 0)return(0,f.TR)(`${n} must be a block without "="`);const c={path:[w,n],span:t};try{if(n==="dev\
_overrides"){if(!l)return(0,f.TR)("dev_overrides must come before all methods");const j=[...T.A7(T.sc)({...o,kind:"object",items:m},c).keys()].flatMap(_=>{const O=(0,k.
m)(_,a);return O.kind==="invalid"?[]:[O]});return(0,f.Ju)({methods:[],overridden:j})}const p=d[a].get(n);if(p===void 0)return(0,f.TR)(`${w} has no method ${(0,f.
ol)(n)}`);const D=u(m,c,p,a);return D.ok?(0,f.Ju)({methods:[{...D.value,place:s}],overridden:[]}):D}catch(p){if(p instanceof T.aZ)return(0,f.TR)(p.message);throw p}}
const r=[["direct",null],["filesystem_mirror","path"],["network_mirror","url"]],d={terraform:new Map(r),opentofu:new Map([...r,["oci_mirror","repository_templat\
e"]])};function u(t,s,a,l){const n=a??"",{[n]:o=""}=T.ql(t,s,{[n]:T.sc});if(a!==null&&o==="")return(0,f.TR)(`${s.path.at(-1)} has no ${n}`);const m=a==="url"?h(
o):null;if(a==="url"&&m===null)return(0,f.TR)("the url does not begin with https://");const c=T.ql(t,s,v),p=(O=[])=>O.map(y=>A(y,l)),[D,E]=[p(c.include),p(c.exclude)],
j=[...D,...E].find(O=>!O.ok);if(j!==void 0)return j;const _={include:D.flatMap(P),exclude:E.flatMap(P)};return m!==null?(0,f.Ju)({..._,kind:"network",url:m}):(0,f.
Ju)({..._,kind:a===null?"direct":"local"})}function h(t){const s=(0,K.Dl)(t);return s.ok&&s.value.scheme==="https"&&s.value.host!==""?s.value:null}const v={include:T.
c3(T.sc),exclude:T.c3(T.sc)},P=t=>t.ok?[t.value]:[];function A(t,s){const a=_=>(0,f.TR)(`the pattern ${(0,f.ol)(t)} ${_}`),l=t.split("/");if(l.length<2||l.length>
3)return a("does not have two or three parts");const[n="",o="",m]=l.reverse(),c=m===void 0?(0,f.Ju)((0,I.Vm)(s)):R(m,L.Pv),p=R(o,k.s),D=R(n,k.s);if(!c.ok)return a(
`has an invalid hostname: ${c.why}`);if(!p.ok)return a(`has an invalid namespace: ${p.why}`);if(!D.ok)return a(`has an invalid type: ${D.why}`);const E={host:c.
value,namespace:p.value,type:D.value};return(E.host!==null||E.namespace===null)&&(E.namespace!==null||E.type===null)?(0,f.Ju)(E):a('has a part after "*" that is\
 not "*"')}const R=(t,s)=>t==="*"?(0,f.Ju)(null):s(t),S=(t,s)=>(t.host??s.host)===s.host&&(t.namespace??s.namespace)===s.namespace&&(t.type??s.type)===s.type;var z=e(
4693),Z=e(7542),G=e(4e3),Y=e(1064),b=e(9562),J=e(5257),F=e(2803);function Q(t,s,{mayHavePlugins:a,...l}){const n=s.map(g),o=n.flatMap(_=>_.findings);if(n.every(
({installation:_,mirrors:O})=>_===null&&!O.some(({path:y})=>(0,U.existsSync)(y)))&&!a)return{usages:t,remarks:[],findings:o};const c=X(n,l),p=[],D=(_,{host:O},y)=>{
const x=(0,J.lc)(_,O,y),H=x&&c.get(y)?.(x,(0,B.dirname)(_.place.file));return!x||!H?!0:(p.push({client:y,way:H,provider:(0,J.JT)(x)}),!1)},E=(_,O)=>{if(O.service!==
b.xq)return O;const y=O.clients.filter(x=>D(_,O,x));return y.length===O.clients.length?O:{...O,clients:y}};return{usages:t.map(_=>{const O=_.needs.map(y=>E(_,y));
return O.every((y,x)=>y===_.needs[x])?_:{..._,needs:O.filter(({clients:y})=>y.length>0)}}),remarks:q(p),findings:o}}function q(t){return[...Map.groupBy(t,({client:a,
way:l})=>[a,...l].join(" ")).values()].flatMap(a=>{const[l]=a;if(l===void 0)return[];const[n,o]=l.way,m=new Set(a.map(({provider:p})=>p)),c=(0,G.px)(m.size,"pro\
vider");return[`${Y.bB[l.client]} ${n} ${c} ${o}`.trim()]})}function nn(t,s){const a=X(t.map(g),s);return(l,n,o)=>!!a.get(o)?.(l,n)}function tn(t,s,a){const l=new Map(
t.map(n=>[n.client,g(n)]));for(const{installation:n}of l.values())for(const o of n?.methods??[])o.kind==="network"&&(0,Z.wW)(o.url,a);return(n,o)=>{const m=l.get(
o)?.installation??null;return m===null||V(m,n,o,s)?null:{place:m.place,methods:C(m,n)}}}const V=({overridden:t},s,a,l)=>l.every(n=>n.client!==a||n.skipsOverridden)&&
t.some(n=>(0,J.JT)(n)===(0,J.JT)(s));function X(t,s){const{root:a,plugins:l=null}=s,n=l===null?(0,F.Up)(a):(0,F.Ml)(l);return new Map(t.map(o=>[o.client,o.installation===
null?sn(o,n):on(o,o.installation,s)]))}function sn({mirrors:t},{around:s,holds:a}){const l=t.filter(({path:o})=>(0,U.existsSync)(o)),n=(0,z.k)();return(o,m)=>{const c=s(
m).find(({path:p})=>a(p,o))??l.find(({path:p})=>n(p,o));return c?["installs",`from ${c.shown} instead of a registry`]:null}}function on({client:t},s,{releases:a,
asksMirrors:l}){const{place:n}=s,o=`${n.file}:${n.line}`;return m=>{if(V(s,m,t,a))return["takes",`from dev_overrides in ${o} instead of a registry`];const c=C(s,
m);if(c.some(({kind:E})=>E==="direct"))return null;if(c.length===0)return[`has no installation method in ${o} for`,""];const D=l&&c.every(({kind:E})=>E==="netwo\
rk")?"":", which is not checked,";return["installs",`from a mirror in ${o}${D} instead of a registry`]}}}),2803:((N,W,e)=>{e.d(W,{KX:()=>g,Ml:()=>T,Up:()=>$});var U=e(
3024),B=e(6760),f=e(3916),K=e(4693),L=e(9562),I=e(5257),k=e(7854);function $(M){return C(i=>{const r=(0,B.join)(M,i);return(0,U.existsSync)(r)?r:null},(0,K.k)())}
function T(M){const i=new Map(M.map(({directory:r,providers:d})=>[w(r),new Set(d)]));return C(r=>i.has(r)?r:null,(r,d)=>i.get(r)?.has((0,I.JT)(d))??!1)}function C(M,i){
const r=(0,k.Oo)(d=>{const u=d.replace(/\/$/,""),h=u==="."||d!==u,v=w(u),P=M(v),A=h?[]:r((0,f.dirname)(u));return P===null?A:[{path:P,shown:v},...A]});return{around:r,
holds:i}}const w=M=>`${M==="."?"":`${M}/`}terraform.d/plugins`;function g(M,i,{around:r,holds:d}){const u=M.flatMap(v=>{const P=r((0,f.dirname)(v.place.file));return P.
length===0?[]:v.needs.filter(({service:R})=>R===L.xq).flatMap(({host:R})=>i.flatMap(S=>(0,I.lc)(v,R,S)??[])).flatMap(R=>P.filter(({path:S})=>d(S,R)).map(({shown:S})=>({
shown:S,provider:(0,I.JT)(R)})))}),h=Map.groupBy(u,({shown:v})=>(0,f.dirname)((0,f.dirname)(v)));return Array.from(h,([v,P])=>({directory:v,providers:[...new Set(
P.map(({provider:A})=>A))]}))}})};export{en as id,rn as ids,an as modules};
