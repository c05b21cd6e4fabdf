const dn=155,cn=[155],fn={3778:((q,Z,i)=>{i.d(Z,{_:()=>h,m:()=>p});var D=i(9349),S=i(2245),x=i(6134);const z=200,J=/[\0\ue123]/,F=new RegExp("[\\p{L}_]","uy"),R=new RegExp("[^\\p{L}\\p{Nd}_.-]","gu"),
G=/-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d*)?(?![xX.])/y;function K(n,t){const s=new RegExp("^\\p{White_Space}*\\{","u").test(n),a=s?n:n.replaceAll(`\r
`,`
`),u=new x.n_(Number.POSITIVE_INFINITY),_=new D.bs(a,0,u),y=a.search(J);if(y>=0)_.stop("null character or U+E123",y);else if(s){const{body:j,problems:X}=(0,S.O)(
a,u,!0);return{text:n,body:{kind:"json",members:b((0,x.Td)(j))},parts:u,problems:X}}const W=H(_,t);return _.isAtEnd()||k(_,"the end of the file"),_.structure({kind:"\
json",members:W})}const b=n=>n.flatMap(t=>{const{value:s}=t;if(s.kind==="tuple"&&U(s.elements))return b(s.elements.map(u=>({...t,value:u})));if(s.kind!=="object")
return[t];const a=U(s.items.map(u=>u.value));return[{...t,hasLabels:a,value:{...s,items:b(s.items)}}]}),U=n=>n.length>0&&n.every(({kind:t})=>t==="object");function H(n,t){
const s=[],a=new Set;for(let u=n.skipBlank();u!=="}"&&u!=="";u=n.skipBlank()){const _=C(n,t);if(_===void 0)break;s.push(_);const y=n.text.slice(_.start,_.end);t&&
_.isAssigned&&a.has(y)&&n.stop("each argument can only be defined once",_.start),_.isAssigned&&a.add(y),n.skipBlank()===","&&n.at++}return s}function C(n,t){const s=[];
for(let $=P(n);$!==void 0;$=P(n))s.push($);const[a,u,_]=s,y=n.skipBlank();if(a===void 0)return k(n,"a name");const W={name:a.value,start:a.start,end:a.end};if(y===
"="&&u===void 0){n.at++;const $=n.skipBlank()===""?void 0:g(n,t);return $&&{...W,value:$,isAssigned:!0}}if(y!=="{")return k(n,y==="="?'"{"':'"=" or "{"');if(_!==
void 0)return n.stop('expected "{" after one label',_.start);const j=g(n,t);if(j===void 0||u===void 0)return j&&{...W,value:j};const X={name:u.value,start:u.start,
end:u.end,value:j};return{...W,hasLabels:!0,value:{...j,kind:"object",items:[X]}}}function P(n){const t=n.skipBlank(),s=n.at,a=A(n),u=a!==""&&!v(a);u&&(n.at+=a.
length);const _=t==='"'?B(n):u?a:void 0;return _===void 0?void 0:{value:_,start:s,end:n.at}}const v=n=>n==="true"||n==="false";function A({text:n,at:t}){return F.
lastIndex=t,F.test(n)?(R.lastIndex=t,n.slice(t,R.exec(n)?.index??n.length)):""}function g(n,t){const s=n.skipBlank(),a=n.at;if(s==='"'||s==="<"){const j=s==='"'?
B(n):d(n);return j===void 0?void 0:{kind:"string",start:a,end:n.at,value:j,verbatim:j}}if(s!=="{"&&s!=="[")return E(n);if(n.depth>=z)return n.stop(`values are n\
ested deeper than ${z} levels`,a);n.depth++,n.at++;const u=s==="{"?H(n,t):[],_=s==="["?M(n,t):[];n.depth--;const y=s==="{"?"}":"]";if(n.peek()!==y)return k(n,`"${y}\
"`);const W={start:a,end:++n.at};return s==="{"?{kind:"object",...W,items:u}:{kind:"tuple",...W,elements:_}}function E(n){const{text:t,at:s}=n,a=A(n);G.lastIndex=
s;const u=v(a)?a:G.exec(t)?.[0];if(u===void 0)return k(n,"a value");n.at+=u.length;const _=v(a)?a==="true":Number(u);return{kind:"primitive",start:s,end:n.at,value:_}}
function M(n,t){const s=[];let a=!1;for(let u=n.skipBlank();u!=="]";u=n.skipBlank()){if(u===",")n.at++;else{a&&k(n,'"," or "]"');const _=g(n,t);if(_===void 0)break;
s.push(_)}a=u!==","&&u!=="["}return s}function k(n,t){const s=A(n)===""?"":", found a word without quotation marks";return n.stop(`expected ${t}${s}`,n.at)}const V={
a:"\x07",b:"\b",f:"\f",n:`
`,r:"\r",t:"	",v:"\v"},T=new Map(Object.entries(V)),O=/\\(?:([abfnrtv\\"])|u([0-9a-fA-F]{4}))/y;function B(n){let t="",s=++n.at;for(;;){const a=n.skipAll(D.Tj);
if(a===`
`||a==="")return n.stop("string is not terminated",n.at);const u=a!=='"'&&a!=="\\";if(u||(t+=n.text.slice(s,n.at)),a==='"')return n.at++,t;if(a==="$"&&n.peek(1)===
"{")e(n);else if(u)n.at++;else{O.lastIndex=n.at;const[_="",y="",W]=O.exec(n.text)??[];if(_==="")return n.stop("invalid escape sequence",n.at);s=n.at+=_.length;const j=String.
fromCodePoint(Number.parseInt(W??"0",16)).toWellFormed();t+=W===void 0?T.get(y)??y:j}}}function e(n){let t=0;do n.at++,n.peek()==="{"?t++:n.peek()==="}"&&t--;while(t>
0&&!n.isAtEnd())}const o=new RegExp("<<(-?)([\\p{L}\\p{Nd}_]{1,99})\\n","uy");function d(n){const{text:t,at:s}=n;o.lastIndex=s;const[a,u,_]=o.exec(t)??[];if(a===void 0)return n.stop(
"invalid heredoc marker",s);const y=new RegExp(`(?<=\\n)([\\t\\v\\f\\r ]${u?"+":"*"})${_}\\n`,"g"),W=s+a.length;y.lastIndex=W;const j=y.exec(t);if(j===null)return n.
stop("heredoc is not terminated",t.length);n.at=y.lastIndex;const[,X=""]=j,$=t.slice(W,j.index);if(!u)return $+X;const nn=$.split(`
`).slice(0,-1);return nn.every(Q=>Q.startsWith(X))?nn.map(Q=>`${Q.slice(X.length)}
`).join(""):$}var f=i(4929),c=i(5799),m=i(2713),I=i(4265);const h=(n,t,s)=>(0,c.hD)((0,f.P4)({clients:[n],mistake:t}),{places:s===null?[]:[s]});function p({shown:n,
text:t,isUtf8:s},a){const u=(w,Y)=>h(a,{kind:"syntax",file:n,why:w},Y),_=K(t,a==="opentofu"),y=_.problems.slice(0,1).map(({message:w,...Y})=>u(w,{file:n,...Y}));
y.length===0&&!s&&y.push(u("illegal UTF-8 encoding",null));const W=y.length>0,j=W?[]:(0,x.Td)(_.body),{values:X,mistake:$}=(0,I.Ln)(j,a),nn=(0,x.yN)(_.text),Q=w=>({
file:n,...nn(w)}),on=$===null?[]:[$],en=(w,Y)=>h(a,Y,Q(w)),sn=$===null?j:[],an=sn.filter(r),{protocols:ln,mistakes:rn}=(0,I.zT)(a==="opentofu"?sn:[]);return{credentials:l(
X.credentials,w=>L(w,Q(w))),hosts:l(X.host,w=>({place:Q(w),services:Array.from(w.value.services??[],([Y,{value:tn}])=>({id:Y,value:tn}))})),helpers:l(X.credentials_helper,
w=>({place:Q(w),args:w.value.args??[]})),installations:[{items:an,shown:n,placeOf:Q}],protocols:ln,findings:[...y,...on.map(({argument:{path:w,span:Y},want:tn})=>en(
Y,{kind:"type",file:n,path:w,want:tn})),...rn.map(({span:w,why:Y})=>en(w,{kind:"block",file:n,why:Y}))],secrets:[...X.credentials?.values()??[]].flatMap(N),isRead:!W&&
($===null||a==="opentofu")}}const r=({name:n})=>n==="provider_installation",l=(n=new Map,t)=>new Map(Array.from(n,([s,a])=>[s,t(a)]));function L(n,t){const s=n.
value.get("token")?.value;return{place:t,token:typeof s=="string"?new m.ou(s.normalize("NFC")):null,hasValue:s!==void 0}}const N=n=>[...n.value.values()].flatMap(
({value:t})=>typeof t=="string"||Number.isInteger(t)?[new m.ou(String(t))]:[])}),2071:((q,Z,i)=>{i.d(Z,{CR:()=>U,Ge:()=>H,Ol:()=>C,cd:()=>G});var D=i(4091),S=i(
4283),x=i(1831),z=i(5011),J=i(1022),F=i(3778),R=i(1541);const G=({methods:e},o)=>{const d=f=>f.some(c=>B(c,o));return e.filter(({include:f,exclude:c})=>!d(c)&&(f.
length===0||d(f)))},K="provider_installation",b={place:{file:"-plugin-dir",line:0,column:1,endColumn:1},include:[],exclude:[]},U=e=>{const o={...b.place,file:e.
shown};return{...b,...e,kind:"local",place:o}},H=({file:e,line:o})=>o===0?e:`${e}:${o}`;function C({client:e,mirrors:o,installations:d,pluginDirectories:f}){const c=d.
map(l=>{const{blocks:L,mistakes:N}=P(l,e),n=N.map(({span:t,why:s})=>(0,F._)(e,{kind:"block",file:l.shown,why:s},l.placeOf(t)));return{blocks:L,findings:n}}),[m=null,
...I]=c.flatMap(({blocks:l})=>l),h=[...c.flatMap(l=>l.findings),...I.map(({place:l})=>(0,F._)(e,{kind:"two installations"},l))],p=f.map(l=>({...b,kind:"local",path:l})),
r=p.length===0?m:{place:b.place,methods:p,overridden:m?.overridden??[]};return{client:e,mirrors:o,installation:r,findings:h}}function P({items:e,placeOf:o},d){const f=[],
c=[];for(const m of e)if(m.name===K){if(m.isAssigned||m.value.kind!=="object"){c.push({span:m,why:`${K} must be a block without "="`});continue}for(const I of R.
AV(m)){const h=[],p=[];for(const r of I){const l=v(r,o(r),d,h.length===0);l.ok?(h.push(...l.value.methods),p.push(...l.value.overridden)):c.push({span:r,why:l.why})}
f.push({place:o(m),methods:h,overridden:p})}}return{blocks:f,mistakes:c}}function v(e,o,d,f){const{name:c,value:m}=e,[I]=e.isAssigned?[]:R.AV(e);if(I===void 0)return(0,D.
TR)(`${c} must be a block without "="`);const h={path:[K,c],span:e};try{if(c==="dev_overrides"){if(!f)return(0,D.TR)("dev_overrides must come before all methods");
const L=[...R.A7(R.sc)({...m,kind:"object",items:I},h).keys()].flatMap(N=>{const n=(0,J.mi)(N,d);return n.kind==="invalid"?[]:[n]});return(0,D.Ju)({methods:[],overridden:L})}
const p=g[d].get(c);if(p===void 0)return(0,D.TR)(`${K} has no method ${(0,D.ol)(c)}`);const r=E(I,h,p,d);return r.ok?(0,D.Ju)({methods:[{...r.value,place:o}],overridden:[]}):
r}catch(p){if(p instanceof R.aZ)return(0,D.TR)(p.message);throw p}}const A=[["direct",null],["filesystem_mirror","path"],["network_mirror","url"]],g={terraform:new Map(
A),opentofu:new Map([...A,["oci_mirror","repository_template"]])};function E(e,o,d,f){const c=d??"",{[c]:m=""}=R.ql(e,o,{[c]:R.sc});if(d!==null&&m==="")return(0,D.
TR)(`${o.path.at(-1)} has no ${c}`);const I=d==="url"?M(m):null;if(d==="url"&&I===null)return(0,D.TR)("the url does not begin with https://");const h=R.ql(e,o,k),
p=(n=[])=>n.map(t=>T(t,f)),[r,l]=[p(h.include),p(h.exclude)],L=[...r,...l].find(n=>!n.ok);if(L!==void 0)return L;const N={include:r.flatMap(V),exclude:l.flatMap(
V)};return I!==null?(0,D.Ju)({...N,kind:"network",url:I}):d===null?(0,D.Ju)({...N,kind:"direct"}):(0,D.Ju)({...N,kind:"local",path:d==="path"?m:null})}function M(e){
const o=(0,S.Dl)(e);return o.ok&&o.value.scheme==="https"&&o.value.host!==""?o.value:null}const k={include:R.c3(R.sc),exclude:R.c3(R.sc)},V=e=>e.ok?[e.value]:[];
function T(e,o){const d=N=>(0,D.TR)(`the pattern ${(0,D.ol)(e)} ${N}`),f=e.split("/");if(f.length<2||f.length>3)return d("does not have two or three parts");const[
c="",m="",I]=f.reverse(),h=I===void 0?(0,D.Ju)((0,z.Vm)(o)):O(I,x.Pv),p=O(m,J.sL),r=O(c,J.sL);if(!h.ok)return d(`has an invalid hostname: ${h.why}`);if(!p.ok)return d(
`has an invalid namespace: ${p.why}`);if(!r.ok)return d(`has an invalid type: ${r.why}`);const l={host:h.value,namespace:p.value,type:r.value};return(l.host!==null||
l.namespace===null)&&(l.namespace!==null||l.type===null)?(0,D.Ju)(l):d('has a part after "*" that is not "*"')}const O=(e,o)=>e==="*"?(0,D.Ju)(null):o(e),B=(e,o)=>(e.
host??o.host)===o.host&&(e.namespace??o.namespace)===o.namespace&&(e.type??o.type)===o.type}),4693:((q,Z,i)=>{i.d(Z,{k:()=>G});var D=i(3024),S=i(6760),x=i(5747),
z=i(9075),J=i(1831),F=i(1022),R=i(1731);function G(){const C=(0,z.Oo)(x.v2),P=(v,A)=>C(v).filter(A).map(g=>(0,S.join)(v,g));return(v,{host:A,namespace:g,type:E})=>P(
v,M=>K((0,J.Pv)(M),A)).flatMap(M=>P(M,k=>K((0,F.sL)(k),g))).flatMap(M=>P(M,k=>K((0,F.sL)(k),E))).flatMap(M=>U(M,E))}const K=(C,P)=>C.ok&&C.value===P,b=/^[^\s_]*_[^\s_]*$/;
function U(C,P){const v=(0,x.v2)(C).flatMap(E=>(0,x.wX)((0,S.join)(C,E)).filter(M=>b.test(M)&&H((0,S.join)(C,E,M))).map(M=>({version:E,platform:M}))),A=new RegExp(
`^terraform-provider-${P}_(?<version>${R.hZ})_(?<platform>[^\\s_]*_[^\\s_]*)(?:_.*)?\\.zip$`,"s"),g=(0,x.wX)(C).flatMap(E=>{const{version:M="",platform:k=""}=A.
exec(E.toLowerCase())?.groups??{};return H((0,S.join)(C,E))===!1?[{version:M,platform:k}]:[]});return[...v,...g].flatMap(({version:E,platform:M})=>{const k=(0,R.
rK)(E);return k===null?[]:{version:(0,R.Cg)(k),platform:M}})}const H=C=>(0,D.statSync)(C,{throwIfNoEntry:!1})?.isDirectory()??null}),7542:((q,Z,i)=>{i.d(Z,{TU:()=>R,
wW:()=>b});var D=i(6760),S=i(5747),x=i(4283),z=i(6979),J=i(2713);const F=1024*1024;function R(P,v){let A=null;return{withLogin:g=>{if(g.scheme!=="https"||(g.user?.
name??"")!=="")return g;A??=H(P);const E=A.get(g.host);if(E===void 0)return g;for(const M of G(E))v(new J.ou(M));return{...g,user:{name:U(E.name),password:U(E.password)}}}}}
const G=({name:P,password:v})=>[v,...P.length>=K&&!P.includes("@")?[P]:[],Buffer.from(`${P}:${v}`).toString("base64")],K=20;function b(P,v){const[,A=""]=(0,x.aR)(
P)?.split(" ")??[],[g="",...E]=Buffer.from(A,"base64").toString().split(":");if(A!=="")for(const M of G({name:g,password:E.join(":")}))v(new J.ou(M))}function U(P){
const v=(0,z.V$)(P.replaceAll("%","%25"),"user");return v.ok?v.value:""}function H({environment:P,system:v,accountHome:A}){const{NETRC:g,HOME:E,USERPROFILE:M}=P,
k=E||(v==="windows"?M:null)||A,V=g||k&&(0,D.join)(k,v==="windows"?"_netrc":".netrc")||"",T=(0,S.yR)(V,F);return T.ok?C(T.text):new Map}function C(P){const v=new Map,
A=Array.from(P.matchAll(/#[^\n]*|\S+/g),([k])=>k.trim()).values(),g=()=>A.next().value??"";let E={name:"",password:""},M=!1;for(const k of A)switch(k){case"mach\
ine":case"default":{E={name:"",password:""};const V=k==="machine"?g():null;V!==null&&!v.has(V)&&v.set(V,E);break}case"login":E.name=g();break;case"password":E.password=
g();break;case"account":case"macdef":g(),M||=k==="macdef";break;default:if(!k.startsWith("#")&&!M)return v}return v}}),4155:((q,Z,i)=>{i.d(Z,{p:()=>C,x:()=>v});
var D=i(3024),S=i(3916),x=i(2071),z=i(4693),J=i(7542),F=i(9075),R=i(4e3),G=i(5143),K=i(1064),b=i(9562),U=i(5257),H=i(8279);function C(T,O,B){const e=O.map(x.Ol),
o=e.flatMap(h=>h.findings),d=M(e,E(B),B),f=[],c=(h,{host:p},r)=>{const l=(0,U.lc)(h,p,r),L=l&&d.get(r)?.(l,(0,S.dirname)(h.place.file));return!l||!L?!0:(f.push(
{client:r,way:L,provider:(0,U.JT)(l)}),!1)},m=(h,p)=>{if(p.service!==b.xq)return p;const r=p.clients.filter(l=>c(h,p,l));return r.length===p.clients.length?p:{...p,
clients:r}};return{usages:T.map(h=>{const p=h.needs.map(r=>m(h,r));return p.every((r,l)=>r===h.needs[l])?h:{...h,needs:p.filter(({clients:r})=>r.length>0)}}),remarks:P(
f),findings:o}}function P(T){return(0,G.c1)(T,({client:O,way:B})=>[O,...B].join(" ")).map(O=>{const[{client:B,way:e}]=O,[o,d]=e,f=new Set(O.map(({provider:m})=>m)),
c=(0,R.px)(f.size,"provider");return`${K.bB[B]} ${o} ${c} ${d}`.trim()})}function v(T,O,B,e){const o=(0,z.k)(),d=E(O),f=(0,F.Oo)(()=>A(B,d)),c=T.map(x.Ol),m=M(c,
d,O),I=new Map(c.map(r=>{const l=r.mirrors.filter(({path:L})=>(0,D.existsSync)(L));return[r.client,{...r,shared:l}]}));for(const{installation:r}of I.values())for(const l of r?.
methods??[])l.kind==="network"&&(0,J.wW)(l.url,e);return{methodsOf:(r,l)=>{const{installation:L=null,shared:N=[]}=I.get(l)??{};if(L===null){const n=N.filter(({path:a})=>o(
a,r).length>0),[t,...s]=n.map(x.CR);return t===void 0||f().has((0,U.JT)(r))?null:{place:t.place,methods:[t,...s]}}return g(L,r,l,O.releases)?null:{place:L.place,
methods:(0,x.cd)(L,r)}},isInstalled:(r,{directory:l,client:L})=>l!==U.cd.file&&!!m.get(L)?.(r,l)}}function A(T,{around:O,holds:B}){const e=(f,c)=>c===U.cd.file||
O(c).some(({path:m})=>B(m,f)),d=T.flatMap(f=>f.providers.map(c=>({...c,root:f}))).filter(({provider:f,root:c})=>e(f,c.directory));return new Set(d.map(({provider:f})=>(0,U.
JT)(f)))}const g=({overridden:T},O,B,e)=>e.every(o=>o.client!==B||o.skipsOverridden)&&T.some(o=>(0,U.JT)(o)===(0,U.JT)(O)),E=({root:T,plugins:O=null})=>O===null?
(0,H.Up)(T):(0,H.Ml)(O);function M(T,O,B){return new Map(T.map(e=>[e.client,e.installation===null?k(e,O):V(e,e.installation,B)]))}function k({mirrors:T},{around:O,
holds:B}){const e=T.filter(({path:d})=>(0,D.existsSync)(d)),o=(0,z.k)();return(d,f)=>{const c=O(f).find(({path:m})=>B(m,d))??e.find(({path:m})=>o(m,d).length>0);
return c?["installs",`from ${c.shown} instead of a registry`]:null}}function V({client:T},O,{releases:B,asksMirrors:e}){const o=(0,x.Ge)(O.place);return d=>{if(g(
O,d,T,B))return["takes",`from dev_overrides in ${o} instead of a registry`];const f=(0,x.cd)(O,d);if(f.some(({kind:I})=>I==="direct"))return null;if(f.length===
0)return[`has no installation method in ${o} for`,""];const m=e&&f.every(I=>I.kind!=="local"||I.path!==null)?"":", which is not checked,";return["installs",`fro\
m a mirror in ${o}${m} instead of a registry`]}}})};export{dn as id,cn as ids,fn as modules};
