const cn=155,dn=[155],un={3778:((q,H,a)=>{a.d(H,{_:()=>w,m:()=>A});var T=a(9349),C=a(2245),x=a(6134);const N=200,l=/[\0\ue123]/,b=new RegExp("[\\p{L}_]","uy"),R=new RegExp("[^\\p{L}\\p{Nd}_.-]","gu"),
F=/-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d*)?(?![xX.])/y;function W(n,f){const p=($late0??=new RegExp("^\\p{White_Space}*\\{","u")).test(n),E=p?n:n.replaceAll(`\r
`,`
`),y=new x.n_(Number.POSITIVE_INFINITY),$=new T.bs(E,0,y),K=E.search(l);if(K>=0)$.stop("null character or U+E123",K);else if(p){const{body:J,problems:X}=(0,C.O)(
E,y,!0);return{text:n,body:{kind:"json",members:U((0,x.Td)(J))},parts:y,problems:X}}const z=j($,f);return $.isAtEnd()||i($,"the end of the file"),$.structure({kind:"\
json",members:z})}const U=n=>n.flatMap(f=>{const{value:p}=f;if(p.kind==="tuple"&&B(p.elements))return U(p.elements.map(y=>({...f,value:y})));if(p.kind!=="object")
return[f];const E=B(p.items.map(y=>y.value));return[{...f,hasLabels:E,value:{...p,items:U(p.items)}}]}),B=n=>n.length>0&&n.every(({kind:f})=>f==="object");function j(n,f){
const p=[],E=new Set;for(let y=n.skipBlank();y!=="}"&&y!=="";y=n.skipBlank()){const $=L(n,f);if($===void 0)break;p.push($);const K=n.text.slice($.start,$.end);f&&
$.isAssigned&&E.has(K)&&n.stop("each argument can only be defined once",$.start),$.isAssigned&&E.add(K),n.skipBlank()===","&&n.at++}return p}function L(n,f){const p=[];
for(let V=D(n);V!==void 0;V=D(n))p.push(V);const[E,y,$]=p,K=n.skipBlank();if(E===void 0)return i(n,"a name");const z={name:E.value,start:E.start,end:E.end};if(K===
"="&&y===void 0){n.at++;const V=n.skipBlank()===""?void 0:u(n,f);return V&&{...z,value:V,isAssigned:!0}}if(K!=="{")return i(n,K==="="?'"{"':'"=" or "{"');if($!==
void 0)return n.stop('expected "{" after one label',$.start);const J=u(n,f);if(J===void 0||y===void 0)return J&&{...z,value:J};const X={name:y.value,start:y.start,
end:y.end,value:J};return{...z,hasLabels:!0,value:{...J,kind:"object",items:[X]}}}function D(n){const f=n.skipBlank(),p=n.at,E=_(n),y=E!==""&&!c(E);y&&(n.at+=E.
length);const $=f==='"'?d(n):y?E:void 0;return $===void 0?void 0:{value:$,start:p,end:n.at}}const c=n=>n==="true"||n==="false";function _({text:n,at:f}){return b.
lastIndex=f,b.test(n)?(R.lastIndex=f,n.slice(f,R.exec(n)?.index??n.length)):""}function u(n,f){const p=n.skipBlank(),E=n.at;if(p==='"'||p==="<"){const J=p==='"'?
d(n):m(n);return J===void 0?void 0:{kind:"string",start:E,end:n.at,value:J,verbatim:J}}if(p!=="{"&&p!=="[")return O(n);if(n.depth>=N)return n.stop(`values are n\
ested deeper than ${N} levels`,E);n.depth++,n.at++;const y=p==="{"?j(n,f):[],$=p==="["?o(n,f):[];n.depth--;const K=p==="{"?"}":"]";if(n.peek()!==K)return i(n,`"${K}\
"`);const z={start:E,end:++n.at};return p==="{"?{kind:"object",...z,items:y}:{kind:"tuple",...z,elements:$}}function O(n){const{text:f,at:p}=n,E=_(n);F.lastIndex=
p;const y=c(E)?E:F.exec(f)?.[0];if(y===void 0)return i(n,"a value");n.at+=y.length;const $=c(E)?E==="true":Number(y);return{kind:"primitive",start:p,end:n.at,value:$}}
function o(n,f){const p=[];let E=!1;for(let y=n.skipBlank();y!=="]";y=n.skipBlank()){if(y===",")n.at++;else{E&&i(n,'"," or "]"');const $=u(n,f);if($===void 0)break;
p.push($)}E=y!==","&&y!=="["}return p}function i(n,f){const p=_(n)===""?"":", found a word without quotation marks";return n.stop(`expected ${f}${p}`,n.at)}const M={
a:"\x07",b:"\b",f:"\f",n:`
`,r:"\r",t:"	",v:"\v"},e=new Map(Object.entries(M)),s=/\\(?:([abfnrtv\\"])|u([0-9a-fA-F]{4}))/y;function d(n){let f="",p=++n.at;for(;;){const E=n.skipAll(T.Tj);
if(E===`
`||E==="")return n.stop("string is not terminated",n.at);const y=E!=='"'&&E!=="\\";if(y||(f+=n.text.slice(p,n.at)),E==='"')return n.at++,f;if(E==="$"&&n.peek(1)===
"{")t(n);else if(y)n.at++;else{s.lastIndex=n.at;const[$="",K="",z]=s.exec(n.text)??[];if($==="")return n.stop("invalid escape sequence",n.at);p=n.at+=$.length;const J=String.
fromCodePoint(Number.parseInt(z??"0",16)).toWellFormed();f+=z===void 0?e.get(K)??K:J}}}function t(n){let f=0;do n.at++,n.peek()==="{"?f++:n.peek()==="}"&&f--;while(f>
0&&!n.isAtEnd())}const r=new RegExp("<<(-?)([\\p{L}\\p{Nd}_]{1,99})\\n","uy");function m(n){const{text:f,at:p}=n;r.lastIndex=p;const[E,y,$]=r.exec(f)??[];if(E===void 0)return n.stop(
"invalid heredoc marker",p);const K=new RegExp(`(?<=\\n)([\\t\\v\\f\\r ]${y?"+":"*"})${$}\\n`,"g"),z=p+E.length;K.lastIndex=z;const J=K.exec(f);if(J===null)return n.
stop("heredoc is not terminated",f.length);n.at=K.lastIndex;const[,X=""]=J,V=f.slice(z,J.index);if(!y)return V+X;const nn=V.split(`
`).slice(0,-1);return nn.every(Z=>Z.startsWith(X))?nn.map(Z=>`${Z.slice(X.length)}
`).join(""):V}var h=a(4929),v=a(5799),k=a(2713),I=a(4265);const w=(n,f,p)=>(0,v.hD)((0,h.P4)({clients:[n],mistake:f}),{places:p===null?[]:[p]});function A({shown:n,
text:f,isUtf8:p},E){const y=(Q,Y)=>w(E,{kind:"syntax",file:n,why:Q},Y),$=W(f,E==="opentofu"),K=$.problems.slice(0,1).map(({message:Q,...Y})=>y(Q,{file:n,...Y}));
K.length===0&&!p&&K.push(y("illegal UTF-8 encoding",null));const z=K.length>0,J=z?[]:(0,x.Td)($.body),{values:X,mistake:V}=(0,I.Ln)(J,E),nn=(0,x.yN)($.text),Z=Q=>({
file:n,...nn(Q)}),on=V===null?[]:[V],en=(Q,Y)=>w(E,Y,Z(Q)),sn=V===null?J:[],an=sn.filter(P),{protocols:rn,mistakes:ln}=(0,I.zT)(E==="opentofu"?sn:[]);return{credentials:g(
X.credentials,Q=>S(Q,Z(Q))),hosts:g(X.host,Q=>({place:Z(Q),services:Array.from(Q.value.services??[],([Y,{value:tn}])=>({id:Y,value:tn}))})),helpers:g(X.credentials_helper,
Q=>({place:Z(Q),args:Q.value.args??[]})),installations:[{items:an,shown:n,placeOf:Z}],protocols:rn,findings:[...K,...on.map(({argument:{path:Q,span:Y},want:tn})=>en(
Y,{kind:"type",file:n,path:Q,want:tn})),...ln.map(({span:Q,why:Y})=>en(Q,{kind:"block",file:n,why:Y}))],secrets:[...X.credentials?.values()??[]].flatMap(G),isRead:!z&&
(V===null||E==="opentofu")}}const P=({name:n})=>n==="provider_installation",g=(n=new Map,f)=>new Map(Array.from(n,([p,E])=>[p,f(E)]));function S(n,f){const p=n.
value.get("token")?.value;return{place:f,token:typeof p=="string"?new k.ou(p.normalize("NFC")):null,hasValue:p!==void 0}}const G=n=>[...n.value.values()].flatMap(
({value:f})=>typeof f=="string"||Number.isInteger(f)?[new k.ou(String(f))]:[])}),2071:((q,H,a)=>{a.d(H,{CR:()=>B,Ge:()=>j,Ol:()=>L,cd:()=>F});var T=a(4091),C=a(
4283),x=a(1831),N=a(5011),l=a(1022),b=a(3778),R=a(1541);const F=({methods:t},r)=>{const m=h=>h.some(v=>d(v,r));return t.filter(({include:h,exclude:v})=>!m(v)&&(h.
length===0||m(h)))},W="provider_installation",U={place:{file:"-plugin-dir",line:0,column:1,endColumn:1},include:[],exclude:[]},B=t=>{const r={...U.place,file:t.
shown};return{...U,...t,kind:"local",place:r}},j=({file:t,line:r})=>r===0?t:`${t}:${r}`;function L({client:t,mirrors:r,installations:m,pluginDirectories:h}){const v=m.
map(g=>{const{blocks:S,mistakes:G}=D(g,t),n=G.map(({span:f,why:p})=>(0,b._)(t,{kind:"block",file:g.shown,why:p},g.placeOf(f)));return{blocks:S,findings:n}}),[k=null,
...I]=v.flatMap(({blocks:g})=>g),w=[...v.flatMap(g=>g.findings),...I.map(({place:g})=>(0,b._)(t,{kind:"two installations"},g))],A=h.map(g=>({...U,kind:"local",path:g})),
P=A.length===0?k:{place:U.place,methods:A,overridden:k?.overridden??[]};return{client:t,mirrors:r,installation:P,findings:w}}function D({items:t,placeOf:r},m){const h=[],
v=[];for(const k of t)if(k.name===W){if(k.isAssigned||k.value.kind!=="object"){v.push({span:k,why:`${W} must be a block without "="`});continue}for(const I of R.
AV(k)){const w=[],A=[];for(const P of I){const g=c(P,r(P),m,w.length===0);g.ok?(w.push(...g.value.methods),A.push(...g.value.overridden)):v.push({span:P,why:g.why})}
h.push({place:r(k),methods:w,overridden:A})}}return{blocks:h,mistakes:v}}function c(t,r,m,h){const{name:v,value:k}=t,[I]=t.isAssigned?[]:R.AV(t);if(I===void 0)return(0,T.
TR)(`${v} must be a block without "="`);const w={path:[W,v],span:t};try{if(v==="dev_overrides"){if(!h)return(0,T.TR)("dev_overrides must come before all methods");
const S=[...R.A7(R.sc)({...k,kind:"object",items:I},w).keys()].flatMap(G=>{const n=(0,l.mi)(G,m);return n.kind==="invalid"?[]:[n]});return(0,T.Ju)({methods:[],overridden:S})}
const A=u[m].get(v);if(A===void 0)return(0,T.TR)(`${W} has no method ${(0,T.ol)(v)}`);const P=O(I,w,A,m);return P.ok?(0,T.Ju)({methods:[{...P.value,place:r}],overridden:[]}):
P}catch(A){if(A instanceof R.aZ)return(0,T.TR)(A.message);throw A}}const _=[["direct",null],["filesystem_mirror","path"],["network_mirror","url"]],u={terraform:new Map(
_),opentofu:new Map([..._,["oci_mirror","repository_template"]])};function O(t,r,m,h){const v=m??"",{[v]:k=""}=R.ql(t,r,{[v]:R.sc});if(m!==null&&k==="")return(0,T.
TR)(`${r.path.at(-1)} has no ${v}`);const I=m==="url"?o(k):null;if(m==="url"&&I===null)return(0,T.TR)("the url does not begin with https://");const w=R.ql(t,r,i),
A=(n=[])=>n.map(f=>e(f,h)),[P,g]=[A(w.include),A(w.exclude)],S=[...P,...g].find(n=>!n.ok);if(S!==void 0)return S;const G={include:P.flatMap(M),exclude:g.flatMap(
M)};return I!==null?(0,T.Ju)({...G,kind:"network",url:I}):m===null?(0,T.Ju)({...G,kind:"direct"}):(0,T.Ju)({...G,kind:"local",path:m==="path"?k:null})}function o(t){
const r=(0,C.Dl)(t);return r.ok&&r.value.scheme==="https"&&r.value.host!==""?r.value:null}const i={include:R.c3(R.sc),exclude:R.c3(R.sc)},M=t=>t.ok?[t.value]:[];
function e(t,r){const m=G=>(0,T.TR)(`the pattern ${(0,T.ol)(t)} ${G}`),h=t.split("/");if(h.length<2||h.length>3)return m("does not have two or three parts");const[
v="",k="",I]=h.reverse(),w=I===void 0?(0,T.Ju)((0,N.Vm)(r)):s(I,x.Pv),A=s(k,l.sL),P=s(v,l.sL);if(!w.ok)return m(`has an invalid hostname: ${w.why}`);if(!A.ok)return m(
`has an invalid namespace: ${A.why}`);if(!P.ok)return m(`has an invalid type: ${P.why}`);const g={host:w.value,namespace:A.value,type:P.value};return(g.host!==null||
g.namespace===null)&&(g.namespace!==null||g.type===null)?(0,T.Ju)(g):m('has a part after "*" that is not "*"')}const s=(t,r)=>t==="*"?(0,T.Ju)(null):r(t),d=(t,r)=>(t.
host??r.host)===r.host&&(t.namespace??r.namespace)===r.namespace&&(t.type??r.type)===r.type}),4693:((q,H,a)=>{a.d(H,{k:()=>F});var T=a(3024),C=a(6760),x=a(5747),
N=a(9075),l=a(1831),b=a(1022),R=a(1731);function F(){const L=(0,N.Oo)(x.v2),D=(c,_)=>L(c).filter(_).map(u=>(0,C.join)(c,u));return(c,{host:_,namespace:u,type:O})=>D(
c,o=>W((0,l.Pv)(o),_)).flatMap(o=>D(o,i=>W((0,b.sL)(i),u))).flatMap(o=>D(o,i=>W((0,b.sL)(i),O))).flatMap(o=>B(o,O))}const W=(L,D)=>L.ok&&L.value===D,U=/^[^\s_]*_[^\s_]*$/;
function B(L,D){const c=(0,x.v2)(L).flatMap(O=>(0,x.wX)((0,C.join)(L,O)).filter(o=>U.test(o)&&j((0,C.join)(L,O,o))).map(o=>({version:O,platform:o}))),_=new RegExp(
`^terraform-provider-${D}_(?<version>${R.hZ})_(?<platform>[^\\s_]*_[^\\s_]*)(?:_.*)?\\.zip$`,"s"),u=(0,x.wX)(L).flatMap(O=>{const{version:o="",platform:i=""}=_.
exec(O.toLowerCase())?.groups??{};return j((0,C.join)(L,O))===!1?[{version:o,platform:i}]:[]});return[...c,...u].flatMap(({version:O,platform:o})=>{const i=(0,R.
rK)(O);return i===null?[]:{version:(0,R.Cg)(i),platform:o}})}const j=L=>(0,T.statSync)(L,{throwIfNoEntry:!1})?.isDirectory()??null}),7542:((q,H,a)=>{a.d(H,{TU:()=>R,
wW:()=>U});var T=a(6760),C=a(5747),x=a(4283),N=a(6979),l=a(2713);const b=1024*1024;function R(D,c){let _=null;return{withLogin:u=>{if(u.scheme!=="https"||(u.user?.
name??"")!=="")return u;_??=j(D);const O=_.get(u.host);if(O===void 0)return u;for(const o of F(O))c(new l.ou(o));return{...u,user:{name:B(O.name),password:B(O.password)}}}}}
const F=({name:D,password:c})=>[c,...D.length>=W&&!D.includes("@")?[D]:[],Buffer.from(`${D}:${c}`).toString("base64")],W=20;function U(D,c){const[,_=""]=(0,x.aR)(
D)?.split(" ")??[],[u="",...O]=Buffer.from(_,"base64").toString().split(":");if(_!=="")for(const o of F({name:u,password:O.join(":")}))c(new l.ou(o))}function B(D){
const c=(0,N.V$)(D.replaceAll("%","%25"),"user");return c.ok?c.value:""}function j({environment:D,system:c,accountHome:_}){const{NETRC:u,HOME:O,USERPROFILE:o}=D,
i=O||(c==="windows"?o:null)||_,M=u||i&&(0,T.join)(i,c==="windows"?"_netrc":".netrc")||"",e=(0,C.yR)(M,b);return e.ok?L(e.text):new Map}function L(D){const c=new Map,
_=Array.from(D.matchAll(/#[^\n]*|\S+/g),([i])=>i.trim()).values(),u=()=>_.next().value??"";let O={name:"",password:""},o=!1;for(const i of _)switch(i){case"mach\
ine":case"default":{O={name:"",password:""};const M=i==="machine"?u():null;M!==null&&!c.has(M)&&c.set(M,O);break}case"login":O.name=u();break;case"password":O.password=
u();break;case"account":case"macdef":u(),o||=i==="macdef";break;default:if(!i.startsWith("#")&&!o)return c}return c}}),8700:((q,H,a)=>{a.d(H,{CT:()=>j,KB:()=>N,
e:()=>L,fi:()=>O,jY:()=>_,uH:()=>B,yI:()=>c});var T=a(7705),C=a(1731),x=a(156);function N(o,i,M){const{os:e,arch:s,shasum:d}=o,t=/^[0-9a-fA-F]{64}$/.test(d),r=`${e}\
_${s}`===i;return{early:[...b(o.protocols),...l([r?null:`is for ${e}_${s} instead of ${i} (\`os\`, \`arch\`)`,R(M,"download_url",o.download_url),W(o.packages),t?
null:F(d),R(M,"shasums_url",o.shasums_url),R(M,"shasums_signature_url",o.shasums_signature_url)]),...o.download_url===""?[{kind:"no-archive"}]:[]],late:l([U(o,i)]),
hashes:t&&r?[`zh:${d.toLowerCase()}`]:null}}const l=o=>o.flatMap(i=>i===null?[]:{kind:"description",why:i});function b(o){const i=o.find(M=>(0,C.rK)(M)===null);
return i!==void 0?[{kind:"description",why:`has "${i}" in \`protocols\`, which is not a version`}]:o.length===0||(0,x.PN)(o)?[]:[{kind:"protocols",protocols:o}]}
function R(o,i,M){const e=(0,T.Fl)(o,M);return e.ok?null:`has an invalid URL in \`${i}\`: ${e.why}`}const F=o=>o===""?"has no `shasum`":`has "${o}" in \`shasum\`,\
 which is not 64 hexadecimal digits`;function W(o){const i=[...o?.keys()??[]].filter(s=>!/^[^_ \t\r\n]*_[^_ \t\r\n]*$/.test(s)),M=Array.from(o?.values()??[],s=>s.
hashes).flat(),e=[...i,...M.filter(s=>s.indexOf(":")<1)][0];return e===void 0?null:`has "${e}" in \`packages\`, which OpenTofu cannot read`}function U({packages:o,
shasum:i},M){if(!o?.size)return null;const e=o.get(M);if(e===void 0)return"has `packages` without an entry for the platform, which OpenTofu requires";if(e.package_size<=
0)return"has no positive `package_size` in `packages`, which OpenTofu requires";const s=e.hashes.filter(d=>d.startsWith("zh:"));return s.some(d=>d!==`zh:${i}`)?
"has another `zh:` hash in `packages` than in `shasum`, which OpenTofu compares":s.length>0?null:"has no `zh:` hash for the platform in `packages`, which OpenTo\
fu requires"}function B(o,i){if(o===null)return{early:[{kind:"platform"}],late:[],hashes:null};const{url:M,hashes:e}=o,s=e.length===0||e.some(L),d=l([M===""?`ha\
s no \`url\` for ${i}`:null,s?null:`has no \`zh:\` or \`h1:\` hash for ${i}, but others`]);return{early:d,late:[],hashes:d.length===0?e:null}}const j=["zh:","h1\
:"],L=o=>j.some(i=>o.startsWith(i)),D=/[\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+/;function c(o,{filename:i,shasum:M}){for(const e of o.
split(`
`)){const[s="",d]=e.split(D,4).filter(t=>t!=="");if(d===i)return/^[0-9a-fA-F]{64}$/.test(s)?s.toLowerCase()===M.toLowerCase()?null:`has another hash for ${i} th\
an \`shasum\` in the description of the package`:`has no SHA-256 hash in the line for ${i}`}return`has no line for ${i===""?"the empty `filename` of the package":
i}`}function _(o){const[i]=o;return i===void 0?"the signature of its checksums is empty":i===194||(i&252)===136?null:"the signature of its checksums is not a bi\
nary OpenPGP signature (with `--armor` it is text)"}const u="in `signing_keys.gpg_public_keys`";function O(o){const[i]=o;return o.includes(null)?`the descriptio\
n has null ${u}, at which the clients crash`:i===void 0?`the description has no key ${u}`:/-----BEGIN PGP (?:PUBLIC|PRIVATE) KEY BLOCK-----/.test(i??"")?null:`t\
he description has a key ${u} whose \`ascii_armor\` is not an armored public key`}}),156:((q,H,a)=>{a.d(H,{I0:()=>o,PN:()=>F,TT:()=>R,h:()=>c,oM:()=>u,tD:()=>U});
var T=a(7511),C=a(4091),x=a(1022),N=a(1731),l=a(7681);const b=(0,l.w3)({versions:(0,l.p_)((0,l.w3)({version:l.Qq,protocols:(0,l.p_)(l.Qq)})),warnings:(0,l.p_)(l.
Qq)});function R(M){const e=(0,l.D4)(M,b);if(!e.ok)return e;const{versions:s,warnings:d}=e.value,t=new Map(s.map(h=>[h.version,h.protocols])),r=[...t.keys()],m=r.
filter(h=>F(t.get(h)??[]));return(0,C.Ju)({texts:r,compatible:m.length===r.length?r:m,warnings:r.length===0?[]:d})}const F=M=>M.some(e=>{const s=(0,N.rK)(e),[d]=s?.
numbers??[];return s!==null&&!(0,N.Ty)(s)&&(d===5n||d===6n)}),W=(0,l.w3)({id:l.Qq,moved_to:l.Qq});function U(M,e){const s=(0,l.D4)(M,W);if(!s.ok)return s;const{
id:d,moved_to:t}=s.value,r=(0,x.mi)(t===""?d:t,"terraform"),m=r.kind==="registry"&&r.type===e;return(0,C.Ju)(m?r.namespace:null)}const B=(0,l.w3)({ascii_armor:l.
Qq}),j=(0,l.Tj)((0,l.w3)({hashes:(0,l.p_)(l.Qq),package_size:l.nd})),L=(M,e)=>(0,l.w3)({protocols:(0,l.p_)(l.Qq),os:l.Qq,arch:l.Qq,filename:l.Qq,shasum:l.Qq,download_url:l.
Qq,shasums_url:l.Qq,shasums_signature_url:l.Qq,signing_keys:(0,l.w3)({gpg_public_keys:(0,l.p_)((0,l.lq)(M))}),packages:e}),D={terraform:L((0,l.w3)({ascii_armor:l.
Qq,trust_signature:l.Qq}),l.gy),"opentofu before 1.12":L(B,l.gy),opentofu:L(B,j)},c=(M,e)=>(0,l.D4)(M,D[e]),_=(0,l.w3)({versions:(0,l.Tj)((0,l.w3)({}))});function u(M,e){
const s=i(M,e,_);return s.ok?(0,C.Ju)([...s.value.versions?.keys()??[]]):s}const O=(0,l.w3)({archives:(0,l.Tj)((0,l.lq)((0,l.w3)({url:l.Qq,hashes:(0,l.p_)(l.Qq)})))});
function o(M,e,s){const d=i(M,e,O);if(!d.ok)return d;const t=d.value.archives?.get(s);return t===void 0?(0,C.Ju)(null):t===null?(0,C.TR)(`has null for ${s}, at \
which the clients crash`):t.hashes.some(r=>r.indexOf(":")<1)?(0,C.TR)(`has a hash without a scheme, such as "zh:", in "archives.${s}"`):(0,C.Ju)(t)}function i(M,e,s){
return(0,T.i)(e??"")==="application/json"?(0,l.D4)(M,s):(0,C.TR)(e===null?"has no Content-Type; expected application/json":"has a Content-Type other than applic\
ation/json")}}),7705:((q,H,a)=>{a.d(H,{EH:()=>B,Fl:()=>j,ad:()=>R,fZ:()=>x,i5:()=>b,ny:()=>F,sw:()=>N,ut:()=>U,zS:()=>W});var T=a(4091),C=a(4283);const x=(c,_)=>D(
L(c),`${l(_)}/versions`),N=(c,_,u)=>D(L(c),`${l(_)}/${u}/download`),l=({namespace:c,name:_,system:u})=>`${c}/${_}/${u}`,b=(c,{namespace:_,type:u})=>D(c,`${_}/${u}\
/versions`),R=(c,{namespace:_,type:u},O,o)=>D(c,`${_}/${u}/${O}/download/${o.replace("_","/")}`),F=(c,_)=>D(L(c),_);function W(c,{host:_,namespace:u,type:O},o){
const i=(0,C.O2)(c,`${_}/${u}/${O}/${o}`);return!i.ok||i.value.scheme==="https"?i:(0,T.TR)(`unsupported protocol scheme "${i.value.scheme}"`)}function U(c,_){if(!/^\.{0,2}\//.
test(_))return(0,T.Ju)(_);const u=(0,C.O2)(c,_);return u.ok?(0,T.Ju)((0,C.jr)(u.value)):u}function B(c,_){const u=j(c,_);return u.ok&&u.value.fragment!==""?(0,T.
TR)("must not include fragment part"):u}function j(c,_){const u=(0,C.O2)(c,_);if(!u.ok)return u;const{scheme:O}=u.value;return O==="http"||O==="https"?u:(0,T.TR)(
"must use http or https scheme")}const L=c=>c.path.endsWith("/")?c:{...c,path:`${c.path}/`};function D(c,_){const u=(0,C.O2)(c,_);if(!u.ok)throw new Error(u.why);
return u.value}}),4155:((q,H,a)=>{a.d(H,{p:()=>L,x:()=>c});var T=a(3024),C=a(3916),x=a(2071),N=a(4693),l=a(7542),b=a(9075),R=a(4e3),F=a(5143),W=a(1064),U=a(9562),
B=a(5257),j=a(8279);function L(e,s,d){const t=s.map(x.Ol),r=t.flatMap(w=>w.findings),m=o(t,O(d),d),h=[],v=(w,{host:A},P)=>{const g=(0,B.lc)(w,A,P),S=g&&m.get(P)?.(
g,(0,C.dirname)(w.place.file));return!g||!S?!0:(h.push({client:P,way:S,provider:(0,B.JT)(g)}),!1)},k=(w,A)=>{if(A.service!==U.xq)return A;const P=A.clients.filter(
g=>v(w,A,g));return P.length===A.clients.length?A:{...A,clients:P}};return{usages:e.map(w=>{const A=w.needs.map(P=>k(w,P));return A.every((P,g)=>P===w.needs[g])?
w:{...w,needs:A.filter(({clients:P})=>P.length>0)}}),remarks:D(h),findings:r}}function D(e){return(0,F.c1)(e,({client:s,way:d})=>[s,...d].join(" ")).map(s=>{const[
{client:d,way:t}]=s,[r,m]=t,h=new Set(s.map(({provider:k})=>k)),v=(0,R.px)(h.size,"provider");return`${W.bB[d]} ${r} ${v} ${m}`.trim()})}function c(e,s,d,t){const r=(0,N.
k)(),m=O(s),h=(0,b.Oo)(()=>_(d,m)),v=e.map(x.Ol),k=o(v,m,s),I=new Map(v.map(P=>{const g=P.mirrors.filter(({path:S})=>(0,T.existsSync)(S));return[P.client,{...P,
shared:g}]}));for(const{installation:P}of I.values())for(const g of P?.methods??[])g.kind==="network"&&(0,l.wW)(g.url,t);return{methodsOf:(P,g)=>{const{installation:S=null,
shared:G=[]}=I.get(g)??{};if(S===null){const n=G.filter(({path:E})=>r(E,P).length>0),[f,...p]=n.map(x.CR);return f===void 0||h().has((0,B.JT)(P))?null:{place:f.
place,methods:[f,...p]}}return u(S,P,g,s.releases)?null:{place:S.place,methods:(0,x.cd)(S,P)}},isInstalled:(P,{directory:g,client:S})=>g!==B.cd.file&&!!k.get(S)?.(
P,g)}}function _(e,{around:s,holds:d}){const t=(h,v)=>v===B.cd.file||s(v).some(({path:k})=>d(k,h)),m=e.flatMap(h=>h.providers.map(v=>({...v,root:h}))).filter(({
provider:h,root:v})=>t(h,v.directory));return new Set(m.map(({provider:h})=>(0,B.JT)(h)))}const u=({overridden:e},s,d,t)=>t.every(r=>r.client!==d||r.skipsOverridden)&&
e.some(r=>(0,B.JT)(r)===(0,B.JT)(s)),O=({root:e,plugins:s=null})=>s===null?(0,j.Up)(e):(0,j.Ml)(s);function o(e,s,d){return new Map(e.map(t=>[t.client,t.installation===
null?i(t,s):M(t,t.installation,d)]))}function i({mirrors:e},{around:s,holds:d}){const t=e.filter(({path:m})=>(0,T.existsSync)(m)),r=(0,N.k)();return(m,h)=>{const v=s(
h).find(({path:k})=>d(k,m))??t.find(({path:k})=>r(k,m).length>0);return v?["installs",`from ${v.shown} instead of a registry`]:null}}function M({client:e},s,{releases:d,
asksMirrors:t}){const r=(0,x.Ge)(s.place);return m=>{if(u(s,m,e,d))return["takes",`from dev_overrides in ${r} instead of a registry`];const h=(0,x.cd)(s,m);if(h.
some(({kind:I})=>I==="direct"))return null;if(h.length===0)return[`has no installation method in ${r} for`,""];const k=t&&h.every(I=>I.kind!=="local"||I.path!==
null)?"":", which is not checked,";return["installs",`from a mirror in ${r}${k} instead of a registry`]}}}),8279:((q,H,a)=>{a.d(H,{Ml:()=>O,hc:()=>_,KX:()=>M,Up:()=>u});
var T=a(3024),C=a(6760),x=a(3916),N=a(5747),l=a(9075),b=a(9562),R=a(6134),F=a(1022),W=a(8700),U=a(5257);let B=function(...e){return{readHcl:B}=a.late([245,626,907],
895),new.target?new B(...e):B(...e)},j=function(...e){return{detach:j}=a.late([245,626,907],895),new.target?new j(...e):j(...e)};const L=(0,l.Oo)(e=>(0,F.mi)(e,
"terraform"));function D(e){const{body:s}=B(e),d=(0,R.SH)(s,"provider",1).flatMap(({labels:[t],body:r})=>{const m=L(j(t?.value??""));if(m.kind!=="registry")return[];
const h=(0,R.w4)(r,"hashes")?.value,k=(h?.kind==="tuple"?h.elements:[]).flatMap(I=>I.kind==="string"?[j(I.value)]:[]);return[[(0,U.JT)(m),k.filter(W.e)]]});return new Map(
d)}let c=function(...e){return{localMirrors:c}=a.late([834],1834),new.target?new c(...e):c(...e)};const _=(e,s)=>new Map(Array.from(e,d=>[d,D((0,N.r7)((0,C.join)(
s,d))??"")]));function u(e){const s=c();return o(d=>{const t=(0,C.join)(e,d);return(0,T.existsSync)(t)?t:null},(d,t)=>s(d,t).length>0)}function O(e){const s=new Map(
e.map(({directory:d,providers:t})=>[i(d),new Set(t)]));return o(d=>s.has(d)?d:null,(d,t)=>s.get(d)?.has((0,U.JT)(t))??!1)}function o(e,s){const d=(0,l.Oo)(t=>{const r=t.
replace(/\/$/,""),m=r==="."||t!==r,h=i(r),v=e(h),k=m?[]:d((0,x.dirname)(r));return v===null?k:[{path:v,shown:h},...k]});return{around:d,holds:s}}const i=e=>`${e===
"."?"":`${e}/`}terraform.d/plugins`;function M(e,s,{around:d,holds:t}){const r=e.flatMap(h=>{const v=d((0,x.dirname)(h.place.file));return v.length===0?[]:h.needs.
filter(({service:I})=>I===b.xq).flatMap(({host:I})=>s.flatMap(w=>(0,U.lc)(h,I,w)??[])).flatMap(I=>v.filter(({path:w})=>t(w,I)).map(({shown:w})=>({shown:w,provider:(0,U.
JT)(I)})))}),m=Map.groupBy(r,({shown:h})=>(0,x.dirname)((0,x.dirname)(h)));return Array.from(m,([h,v])=>({directory:h,providers:[...new Set(v.map(({provider:k})=>k))]}))}})};export{cn as id,dn as ids,un as modules};
var $late0;
