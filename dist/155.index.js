const cn=155,dn=[155],fn={3778:((q,Y,o)=>{o.d(Y,{_:()=>T,m:()=>g});var y=o(9349),F=o(2245),B=o(6134);const V=200,H=/[\0\ue123]/,$=new RegExp("[\\p{L}_]","uy"),R=new RegExp("[^\\p{L}\\p{Nd}_.-]","gu"),
z=/-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d*)?(?![xX.])/y;function S(n,s){const a=new RegExp("^\\p{White_Space}*\\{","u").test(n),r=a?n:n.replaceAll(`\r
`,`
`),_=new B.n_(Number.POSITIVE_INFINITY),P=new y.bs(r,0,_),L=r.search(H);if(L>=0)P.stop("null character or U+E123",L);else if(a){const{body:j,problems:G}=(0,F.O)(
r,_,!0);return{text:n,body:{kind:"json",members:W((0,B.Td)(j))},parts:_,problems:G}}const K=X(P,s);return P.isAtEnd()||v(P,"the end of the file"),P.structure({kind:"\
json",members:K})}const W=n=>n.flatMap(s=>{const{value:a}=s;if(a.kind==="tuple"&&C(a.elements))return W(a.elements.map(_=>({...s,value:_})));if(a.kind!=="object")
return[s];const r=C(a.items.map(_=>_.value));return[{...s,hasLabels:r,value:{...a,items:W(a.items)}}]}),C=n=>n.length>0&&n.every(({kind:s})=>s==="object");function X(n,s){
const a=[],r=new Set;for(let _=n.skipBlank();_!=="}"&&_!=="";_=n.skipBlank()){const P=D(n,s);if(P===void 0)break;a.push(P);const L=n.text.slice(P.start,P.end);s&&
P.isAssigned&&r.has(L)&&n.stop("each argument can only be defined once",P.start),P.isAssigned&&r.add(L),n.skipBlank()===","&&n.at++}return a}function D(n,s){const a=[];
for(let J=h(n);J!==void 0;J=h(n))a.push(J);const[r,_,P]=a,L=n.skipBlank();if(r===void 0)return v(n,"a name");const K={name:r.value,start:r.start,end:r.end};if(L===
"="&&_===void 0){n.at++;const J=n.skipBlank()===""?void 0:E(n,s);return J&&{...K,value:J,isAssigned:!0}}if(L!=="{")return v(n,L==="="?'"{"':'"=" or "{"');if(P!==
void 0)return n.stop('expected "{" after one label',P.start);const j=E(n,s);if(j===void 0||_===void 0)return j&&{...K,value:j};const G={name:_.value,start:_.start,
end:_.end,value:j};return{...K,hasLabels:!0,value:{...j,kind:"object",items:[G]}}}function h(n){const s=n.skipBlank(),a=n.at,r=m(n),_=r!==""&&!l(r);_&&(n.at+=r.
length);const P=s==='"'?k(n):_?r:void 0;return P===void 0?void 0:{value:P,start:a,end:n.at}}const l=n=>n==="true"||n==="false";function m({text:n,at:s}){return $.
lastIndex=s,$.test(n)?(R.lastIndex=s,n.slice(s,R.exec(n)?.index??n.length)):""}function E(n,s){const a=n.skipBlank(),r=n.at;if(a==='"'||a==="<"){const j=a==='"'?
k(n):d(n);return j===void 0?void 0:{kind:"string",start:r,end:n.at,value:j,verbatim:j}}if(a!=="{"&&a!=="[")return M(n);if(n.depth>=V)return n.stop(`values are n\
ested deeper than ${V} levels`,r);n.depth++,n.at++;const _=a==="{"?X(n,s):[],P=a==="["?f(n,s):[];n.depth--;const L=a==="{"?"}":"]";if(n.peek()!==L)return v(n,`"${L}\
"`);const K={start:r,end:++n.at};return a==="{"?{kind:"object",...K,items:_}:{kind:"tuple",...K,elements:P}}function M(n){const{text:s,at:a}=n,r=m(n);z.lastIndex=
a;const _=l(r)?r:z.exec(s)?.[0];if(_===void 0)return v(n,"a value");n.at+=_.length;const P=l(r)?r==="true":Number(_);return{kind:"primitive",start:a,end:n.at,value:P}}
function f(n,s){const a=[];let r=!1;for(let _=n.skipBlank();_!=="]";_=n.skipBlank()){if(_===",")n.at++;else{r&&v(n,'"," or "]"');const P=E(n,s);if(P===void 0)break;
a.push(P)}r=_!==","&&_!=="["}return a}function v(n,s){const a=m(n)===""?"":", found a word without quotation marks";return n.stop(`expected ${s}${a}`,n.at)}const w={
a:"\x07",b:"\b",f:"\f",n:`
`,r:"\r",t:"	",v:"\v"},b=new Map(Object.entries(w)),I=/\\(?:([abfnrtv\\"])|u([0-9a-fA-F]{4}))/y;function k(n){let s="",a=++n.at;for(;;){const r=n.skipAll(y.Tj);
if(r===`
`||r==="")return n.stop("string is not terminated",n.at);const _=r!=='"'&&r!=="\\";if(_||(s+=n.text.slice(a,n.at)),r==='"')return n.at++,s;if(r==="$"&&n.peek(1)===
"{")t(n);else if(_)n.at++;else{I.lastIndex=n.at;const[P="",L="",K]=I.exec(n.text)??[];if(P==="")return n.stop("invalid escape sequence",n.at);a=n.at+=P.length;const j=String.
fromCodePoint(Number.parseInt(K??"0",16)).toWellFormed();s+=K===void 0?b.get(L)??L:j}}}function t(n){let s=0;do n.at++,n.peek()==="{"?s++:n.peek()==="}"&&s--;while(s>
0&&!n.isAtEnd())}const e=new RegExp("<<(-?)([\\p{L}\\p{Nd}_]{1,99})\\n","uy");function d(n){const{text:s,at:a}=n;e.lastIndex=a;const[r,_,P]=e.exec(s)??[];if(r===void 0)return n.stop(
"invalid heredoc marker",a);const L=new RegExp(`(?<=\\n)([\\t\\v\\f\\r ]${_?"+":"*"})${P}\\n`,"g"),K=a+r.length;L.lastIndex=K;const j=L.exec(s);if(j===null)return n.
stop("heredoc is not terminated",s.length);n.at=L.lastIndex;const[,G=""]=j,J=s.slice(K,j.index);if(!_)return J+G;const nn=J.split(`
`).slice(0,-1);return nn.every(Q=>Q.startsWith(G))?nn.map(Q=>`${Q.slice(G.length)}
`).join(""):J}var O=o(4929),p=o(5799),i=o(2713),u=o(4265);const T=(n,s,a)=>(0,p.hD)((0,O.P4)({clients:[n],mistake:s}),{places:a===null?[]:[a]});function g({shown:n,
text:s,isUtf8:a},r){const _=(U,Z)=>T(r,{kind:"syntax",file:n,why:U},Z),P=S(s,r==="opentofu"),L=P.problems.slice(0,1).map(({message:U,...Z})=>_(U,{file:n,...Z}));
L.length===0&&!a&&L.push(_("illegal UTF-8 encoding",null));const K=L.length>0,j=K?[]:(0,B.Td)(P.body),{values:G,mistake:J}=(0,u.Ln)(j,r),nn=(0,B.yN)(P.text),Q=U=>({
file:n,...nn(U)}),on=J===null?[]:[J],en=(U,Z)=>T(r,Z,Q(U)),sn=J===null?j:[],an=sn.filter(A),{protocols:ln,mistakes:rn}=(0,u.zT)(r==="opentofu"?sn:[]);return{credentials:c(
G.credentials,U=>x(U,Q(U))),hosts:c(G.host,U=>({place:Q(U),services:Array.from(U.value.services??[],([Z,{value:tn}])=>({id:Z,value:tn}))})),helpers:c(G.credentials_helper,
U=>({place:Q(U),args:U.value.args??[]})),installations:[{items:an,shown:n,placeOf:Q}],protocols:ln,findings:[...L,...on.map(({argument:{path:U,span:Z},want:tn})=>en(
Z,{kind:"type",file:n,path:U,want:tn})),...rn.map(({span:U,why:Z})=>en(U,{kind:"block",file:n,why:Z}))],secrets:[...G.credentials?.values()??[]].flatMap(N),isRead:!K&&
(J===null||r==="opentofu")}}const A=({name:n})=>n==="provider_installation",c=(n=new Map,s)=>new Map(Array.from(n,([a,r])=>[a,s(r)]));function x(n,s){const a=n.
value.get("token")?.value;return{place:s,token:typeof a=="string"?new i.ou(a.normalize("NFC")):null,hasValue:a!==void 0}}const N=n=>[...n.value.values()].flatMap(
({value:s})=>typeof s=="string"||Number.isInteger(s)?[new i.ou(String(s))]:[])}),2071:((q,Y,o)=>{o.d(Y,{CR:()=>C,Ge:()=>X,Ol:()=>D,cd:()=>z});var y=o(4091),F=o(
4283),B=o(1831),V=o(5011),H=o(1022),$=o(3778),R=o(1541);const z=({methods:t},e)=>{const d=O=>O.some(p=>k(p,e));return t.filter(({include:O,exclude:p})=>!d(p)&&(O.
length===0||d(O)))},S="provider_installation",W={place:{file:"-plugin-dir",line:0,column:1,endColumn:1},include:[],exclude:[]},C=t=>{const e={...W.place,file:t.
shown};return{...W,...t,kind:"local",place:e}},X=({file:t,line:e})=>e===0?t:`${t}:${e}`;function D({client:t,mirrors:e,installations:d,pluginDirectories:O}){const p=d.
map(c=>{const{blocks:x,mistakes:N}=h(c,t),n=N.map(({span:s,why:a})=>(0,$._)(t,{kind:"block",file:c.shown,why:a},c.placeOf(s)));return{blocks:x,findings:n}}),[i=null,
...u]=p.flatMap(({blocks:c})=>c),T=[...p.flatMap(c=>c.findings),...u.map(({place:c})=>(0,$._)(t,{kind:"two installations"},c))],g=O.map(c=>({...W,kind:"local",path:c})),
A=g.length===0?i:{place:W.place,methods:g,overridden:i?.overridden??[]};return{client:t,mirrors:e,installation:A,findings:T}}function h({items:t,placeOf:e},d){const O=[],
p=[];for(const i of t)if(i.name===S){if(i.isAssigned||i.value.kind!=="object"){p.push({span:i,why:`${S} must be a block without "="`});continue}for(const u of R.
AV(i)){const T=[],g=[];for(const A of u){const c=l(A,e(A),d,T.length===0);c.ok?(T.push(...c.value.methods),g.push(...c.value.overridden)):p.push({span:A,why:c.why})}
O.push({place:e(i),methods:T,overridden:g})}}return{blocks:O,mistakes:p}}function l(t,e,d,O){const{name:p,value:i}=t,[u]=t.isAssigned?[]:R.AV(t);if(u===void 0)return(0,y.
TR)(`${p} must be a block without "="`);const T={path:[S,p],span:t};try{if(p==="dev_overrides"){if(!O)return(0,y.TR)("dev_overrides must come before all methods");
const x=[...R.A7(R.sc)({...i,kind:"object",items:u},T).keys()].flatMap(N=>{const n=(0,H.mi)(N,d);return n.kind==="invalid"?[]:[n]});return(0,y.Ju)({methods:[],overridden:x})}
const g=E[d].get(p);if(g===void 0)return(0,y.TR)(`${S} has no method ${(0,y.ol)(p)}`);const A=M(u,T,g,d);return A.ok?(0,y.Ju)({methods:[{...A.value,place:e}],overridden:[]}):
A}catch(g){if(g instanceof R.aZ)return(0,y.TR)(g.message);throw g}}const m=[["direct",null],["filesystem_mirror","path"],["network_mirror","url"]],E={terraform:new Map(
m),opentofu:new Map([...m,["oci_mirror","repository_template"]])};function M(t,e,d,O){const p=d??"",{[p]:i=""}=R.ql(t,e,{[p]:R.sc});if(d!==null&&i==="")return(0,y.
TR)(`${e.path.at(-1)} has no ${p}`);const u=d==="url"?f(i):null;if(d==="url"&&u===null)return(0,y.TR)("the url does not begin with https://");const T=R.ql(t,e,v),
g=(n=[])=>n.map(s=>b(s,O)),[A,c]=[g(T.include),g(T.exclude)],x=[...A,...c].find(n=>!n.ok);if(x!==void 0)return x;const N={include:A.flatMap(w),exclude:c.flatMap(
w)};return u!==null?(0,y.Ju)({...N,kind:"network",url:u}):d===null?(0,y.Ju)({...N,kind:"direct"}):(0,y.Ju)({...N,kind:"local",path:d==="path"?i:null})}function f(t){
const e=(0,F.Dl)(t);return e.ok&&e.value.scheme==="https"&&e.value.host!==""?e.value:null}const v={include:R.c3(R.sc),exclude:R.c3(R.sc)},w=t=>t.ok?[t.value]:[];
function b(t,e){const d=N=>(0,y.TR)(`the pattern ${(0,y.ol)(t)} ${N}`),O=t.split("/");if(O.length<2||O.length>3)return d("does not have two or three parts");const[
p="",i="",u]=O.reverse(),T=u===void 0?(0,y.Ju)((0,V.Vm)(e)):I(u,B.Pv),g=I(i,H.sL),A=I(p,H.sL);if(!T.ok)return d(`has an invalid hostname: ${T.why}`);if(!g.ok)return d(
`has an invalid namespace: ${g.why}`);if(!A.ok)return d(`has an invalid type: ${A.why}`);const c={host:T.value,namespace:g.value,type:A.value};return(c.host!==null||
c.namespace===null)&&(c.namespace!==null||c.type===null)?(0,y.Ju)(c):d('has a part after "*" that is not "*"')}const I=(t,e)=>t==="*"?(0,y.Ju)(null):e(t),k=(t,e)=>(t.
host??e.host)===e.host&&(t.namespace??e.namespace)===e.namespace&&(t.type??e.type)===e.type}),4693:((q,Y,o)=>{o.d(Y,{k:()=>z});var y=o(3024),F=o(6760),B=o(5747),
V=o(9075),H=o(1831),$=o(1022),R=o(1731);function z(){const D=(0,V.Oo)(B.v2),h=(l,m)=>D(l).filter(m).map(E=>(0,F.join)(l,E));return(l,{host:m,namespace:E,type:M})=>h(
l,f=>S((0,H.Pv)(f),m)).flatMap(f=>h(f,v=>S((0,$.sL)(v),E))).flatMap(f=>h(f,v=>S((0,$.sL)(v),M))).flatMap(f=>C(f,M))}const S=(D,h)=>D.ok&&D.value===h,W=/^[^\s_]*_[^\s_]*$/;
function C(D,h){const l=(0,B.v2)(D).flatMap(M=>(0,B.wX)((0,F.join)(D,M)).filter(f=>W.test(f)&&X((0,F.join)(D,M,f))).map(f=>({version:M,platform:f}))),m=new RegExp(
`^terraform-provider-${h}_(?<version>${R.hZ})_(?<platform>[^\\s_]*_[^\\s_]*)(?:_.*)?\\.zip$`,"s"),E=(0,B.wX)(D).flatMap(M=>{const{version:f="",platform:v=""}=m.
exec(M.toLowerCase())?.groups??{};return X((0,F.join)(D,M))===!1?[{version:f,platform:v}]:[]});return[...l,...E].flatMap(({version:M,platform:f})=>{const v=(0,R.
rK)(M);return v===null?[]:{version:(0,R.Cg)(v),platform:f}})}const X=D=>(0,y.statSync)(D,{throwIfNoEntry:!1})?.isDirectory()??null}),7542:((q,Y,o)=>{o.d(Y,{TU:()=>R,
wW:()=>W});var y=o(6760),F=o(5747),B=o(4283),V=o(6979),H=o(2713);const $=1024*1024;function R(h,l){let m=null;return{withLogin:E=>{if(E.scheme!=="https"||(E.user?.
name??"")!=="")return E;m??=X(h);const M=m.get(E.host);if(M===void 0)return E;for(const f of z(M))l(new H.ou(f));return{...E,user:{name:C(M.name),password:C(M.password)}}}}}
const z=({name:h,password:l})=>[l,...h.length>=S&&!h.includes("@")?[h]:[],Buffer.from(`${h}:${l}`).toString("base64")],S=20;function W(h,l){const[,m=""]=(0,B.aR)(
h)?.split(" ")??[],[E="",...M]=Buffer.from(m,"base64").toString().split(":");if(m!=="")for(const f of z({name:E,password:M.join(":")}))l(new H.ou(f))}function C(h){
const l=(0,V.V$)(h.replaceAll("%","%25"),"user");return l.ok?l.value:""}function X({environment:h,system:l,accountHome:m}){const{NETRC:E,HOME:M,USERPROFILE:f}=h,
v=M||(l==="windows"?f:null)||m,w=E||v&&(0,y.join)(v,l==="windows"?"_netrc":".netrc")||"",b=(0,F.yR)(w,$);return b.ok?D(b.text):new Map}function D(h){const l=new Map,
m=Array.from(h.matchAll(/#[^\n]*|\S+/g),([v])=>v.trim()).values(),E=()=>m.next().value??"";let M={name:"",password:""},f=!1;for(const v of m)switch(v){case"mach\
ine":case"default":{M={name:"",password:""};const w=v==="machine"?E():null;w!==null&&!l.has(w)&&l.set(w,M);break}case"login":M.name=E();break;case"password":M.password=
E();break;case"account":case"macdef":E(),f||=v==="macdef";break;default:if(!v.startsWith("#")&&!f)return l}return l}}),4155:((q,Y,o)=>{o.d(Y,{Vn:()=>l,pN:()=>D,
xT:()=>m});var y=o(3024),F=o(3916),B=o(2071),V=o(4693),H=o(7542),$=o(9075),R=o(4e3),z=o(5143),S=o(1064),W=o(9562),C=o(5257),X=o(2803);function D(I,k,t){const e=k.
map(B.Ol),d=e.flatMap(g=>g.findings),O=v(e,t),p=[],i=(g,{host:A},c)=>{const x=(0,C.lc)(g,A,c),N=x&&O.get(c)?.(x,(0,F.dirname)(g.place.file));return!x||!N?!0:(p.
push({client:c,way:N,provider:(0,C.JT)(x)}),!1)},u=(g,A)=>{if(A.service!==W.xq)return A;const c=A.clients.filter(x=>i(g,A,x));return c.length===A.clients.length?
A:{...A,clients:c}};return{usages:I.map(g=>{const A=g.needs.map(c=>u(g,c));return A.every((c,x)=>c===g.needs[x])?g:{...g,needs:A.filter(({clients:c})=>c.length>
0)}}),remarks:h(p),findings:d}}function h(I){return(0,z.c1)(I,({client:k,way:t})=>[k,...t].join(" ")).map(k=>{const[{client:t,way:e}]=k,[d,O]=e,p=new Set(k.map(
({provider:u})=>u)),i=(0,R.px)(p.size,"provider");return`${S.bB[t]} ${d} ${i} ${O}`.trim()})}function l(I,k){const t=v(I.map(B.Ol),k);return(e,d,O)=>!!t.get(O)?.(
e,d)}function m(I,k,t,e){const d=(0,V.k)(),O=(0,$.Oo)(i=>E(t,k)),p=new Map(I.map(B.Ol).map(i=>{const u=i.mirrors.filter(({path:T})=>(0,y.existsSync)(T));return[
i.client,{...i,shared:u}]}));for(const{installation:i}of p.values())for(const u of i?.methods??[])u.kind==="network"&&(0,H.wW)(u.url,e);return(i,u)=>{const{installation:T=null,
shared:g=[]}=p.get(u)??{};if(T===null){const A=g.filter(({path:N})=>d(N,i).length>0),[c,...x]=A.map(B.CR);return c===void 0||O(null).has((0,C.JT)(i))?null:{place:c.
place,methods:[c,...x]}}return M(T,i,u,k.releases)?null:{place:T.place,methods:(0,B.cd)(T,i)}}}function E(I,k){const{around:t,holds:e}=f(k),d=(i,u)=>u===C.cd.file||
t(u).some(({path:T})=>e(T,i)),p=I.flatMap(i=>i.providers.map(u=>({...u,root:i}))).filter(({provider:i,root:u})=>d(i,u.directory));return new Set(p.map(({provider:i})=>(0,C.
JT)(i)))}const M=({overridden:I},k,t,e)=>e.every(d=>d.client!==t||d.skipsOverridden)&&I.some(d=>(0,C.JT)(d)===(0,C.JT)(k)),f=({root:I,plugins:k=null})=>k===null?
(0,X.Up)(I):(0,X.Ml)(k);function v(I,k){const t=f(k);return new Map(I.map(e=>[e.client,e.installation===null?w(e,t):b(e,e.installation,k)]))}function w({mirrors:I},{
around:k,holds:t}){const e=I.filter(({path:O})=>(0,y.existsSync)(O)),d=(0,V.k)();return(O,p)=>{const i=k(p).find(({path:u})=>t(u,O))??e.find(({path:u})=>d(u,O).
length>0);return i?["installs",`from ${i.shown} instead of a registry`]:null}}function b({client:I},k,{releases:t,asksMirrors:e}){const d=(0,B.Ge)(k.place);return O=>{
if(M(k,O,I,t))return["takes",`from dev_overrides in ${d} instead of a registry`];const p=(0,B.cd)(k,O);if(p.some(({kind:T})=>T==="direct"))return null;if(p.length===
0)return[`has no installation method in ${d} for`,""];const u=e&&p.every(T=>T.kind!=="local"||T.path!==null)?"":", which is not checked,";return["installs",`fro\
m a mirror in ${d}${u} instead of a registry`]}}}),2803:((q,Y,o)=>{o.d(Y,{KX:()=>X,Ml:()=>S,Up:()=>z});var y=o(3024),F=o(6760),B=o(3916),V=o(9075),H=o(9562),$=o(
5257);let R=function(...D){return{localMirrors:R}=o.late([834],1834),new.target?new R(...D):R(...D)};function z(D){const h=(0,V.Oo)(l=>R());return W(l=>{const m=(0,F.
join)(D,l);return(0,y.existsSync)(m)?m:null},(l,m)=>h(null)(l,m).length>0)}function S(D){const h=new Map(D.map(({directory:l,providers:m})=>[C(l),new Set(m)]));
return W(l=>h.has(l)?l:null,(l,m)=>h.get(l)?.has((0,$.JT)(m))??!1)}function W(D,h){const l=(0,V.Oo)(m=>{const E=m.replace(/\/$/,""),M=E==="."||m!==E,f=C(E),v=D(
f),w=M?[]:l((0,B.dirname)(E));return v===null?w:[{path:v,shown:f},...w]});return{around:l,holds:h}}const C=D=>`${D==="."?"":`${D}/`}terraform.d/plugins`;function X(D,h,{
around:l,holds:m}){const E=D.flatMap(f=>{const v=l((0,B.dirname)(f.place.file));return v.length===0?[]:f.needs.filter(({service:b})=>b===H.xq).flatMap(({host:b})=>h.
flatMap(I=>(0,$.lc)(f,b,I)??[])).flatMap(b=>v.filter(({path:I})=>m(I,b)).map(({shown:I})=>({shown:I,provider:(0,$.JT)(b)})))}),M=Map.groupBy(E,({shown:f})=>(0,B.
dirname)((0,B.dirname)(f)));return Array.from(M,([f,v])=>({directory:f,providers:[...new Set(v.map(({provider:w})=>w))]}))}})};export{cn as id,dn as ids,fn as modules};
