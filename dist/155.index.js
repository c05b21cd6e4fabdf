const dn=155,cn=[155],fn={3778:((q,X,o)=>{o.d(X,{_:()=>h,m:()=>B});var T=o(9349),b=o(2245),R=o(6134);const J=200,S=/[\0\ue123]/,W=new RegExp("[\\p{L}_]","uy"),k=new RegExp("[^\\p{L}\\p{Nd}_.-]","gu"),
F=/-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d*)?(?![xX.])/y;function K(n,s){const a=new RegExp("^\\p{White_Space}*\\{","u").test(n),r=a?n:n.replaceAll(`\r
`,`
`),f=new R.n_(Number.POSITIVE_INFINITY),E=new T.bs(r,0,f),C=r.search(S);if(C>=0)E.stop("null character or U+E123",C);else if(a){const{body:x,problems:H}=(0,b.O)(
r,f,!0);return{text:n,body:{kind:"json",members:U((0,R.Td)(x))},parts:f,problems:H}}const w=V(E,s);return E.isAtEnd()||l(E,"the end of the file"),E.structure({kind:"\
json",members:w})}const U=n=>n.flatMap(s=>{const{value:a}=s;if(a.kind==="tuple"&&$(a.elements))return U(a.elements.map(f=>({...s,value:f})));if(a.kind!=="object")
return[s];const r=$(a.items.map(f=>f.value));return[{...s,hasLabels:r,value:{...a,items:U(a.items)}}]}),$=n=>n.length>0&&n.every(({kind:s})=>s==="object");function V(n,s){
const a=[],r=new Set;for(let f=n.skipBlank();f!=="}"&&f!=="";f=n.skipBlank()){const E=M(n,s);if(E===void 0)break;a.push(E);const C=n.text.slice(E.start,E.end);s&&
E.isAssigned&&r.has(C)&&n.stop("each argument can only be defined once",E.start),E.isAssigned&&r.add(C),n.skipBlank()===","&&n.at++}return a}function M(n,s){const a=[];
for(let N=_(n);N!==void 0;N=_(n))a.push(N);const[r,f,E]=a,C=n.skipBlank();if(r===void 0)return l(n,"a name");const w={name:r.value,start:r.start,end:r.end};if(C===
"="&&f===void 0){n.at++;const N=n.skipBlank()===""?void 0:p(n,s);return N&&{...w,value:N,isAssigned:!0}}if(C!=="{")return l(n,C==="="?'"{"':'"=" or "{"');if(E!==
void 0)return n.stop('expected "{" after one label',E.start);const x=p(n,s);if(x===void 0||f===void 0)return x&&{...w,value:x};const H={name:f.value,start:f.start,
end:f.end,value:x};return{...w,hasLabels:!0,value:{...x,kind:"object",items:[H]}}}function _(n){const s=n.skipBlank(),a=n.at,r=u(n),f=r!==""&&!i(r);f&&(n.at+=r.
length);const E=s==='"'?t(n):f?r:void 0;return E===void 0?void 0:{value:E,start:a,end:n.at}}const i=n=>n==="true"||n==="false";function u({text:n,at:s}){return W.
lastIndex=s,W.test(n)?(k.lastIndex=s,n.slice(s,k.exec(n)?.index??n.length)):""}function p(n,s){const a=n.skipBlank(),r=n.at;if(a==='"'||a==="<"){const x=a==='"'?
t(n):y(n);return x===void 0?void 0:{kind:"string",start:r,end:n.at,value:x,verbatim:x}}if(a!=="{"&&a!=="[")return v(n);if(n.depth>=J)return n.stop(`values are n\
ested deeper than ${J} levels`,r);n.depth++,n.at++;const f=a==="{"?V(n,s):[],E=a==="["?d(n,s):[];n.depth--;const C=a==="{"?"}":"]";if(n.peek()!==C)return l(n,`"${C}\
"`);const w={start:r,end:++n.at};return a==="{"?{kind:"object",...w,items:f}:{kind:"tuple",...w,elements:E}}function v(n){const{text:s,at:a}=n,r=u(n);F.lastIndex=
a;const f=i(r)?r:F.exec(s)?.[0];if(f===void 0)return l(n,"a value");n.at+=f.length;const E=i(r)?r==="true":Number(f);return{kind:"primitive",start:a,end:n.at,value:E}}
function d(n,s){const a=[];let r=!1;for(let f=n.skipBlank();f!=="]";f=n.skipBlank()){if(f===",")n.at++;else{r&&l(n,'"," or "]"');const E=p(n,s);if(E===void 0)break;
a.push(E)}r=f!==","&&f!=="["}return a}function l(n,s){const a=u(n)===""?"":", found a word without quotation marks";return n.stop(`expected ${s}${a}`,n.at)}const m={
a:"\x07",b:"\b",f:"\f",n:`
`,r:"\r",t:"	",v:"\v"},g=new Map(Object.entries(m)),I=/\\(?:([abfnrtv\\"])|u([0-9a-fA-F]{4}))/y;function t(n){let s="",a=++n.at;for(;;){const r=n.skipAll(T.Tj);
if(r===`
`||r==="")return n.stop("string is not terminated",n.at);const f=r!=='"'&&r!=="\\";if(f||(s+=n.text.slice(a,n.at)),r==='"')return n.at++,s;if(r==="$"&&n.peek(1)===
"{")e(n);else if(f)n.at++;else{I.lastIndex=n.at;const[E="",C="",w]=I.exec(n.text)??[];if(E==="")return n.stop("invalid escape sequence",n.at);a=n.at+=E.length;const x=String.
fromCodePoint(Number.parseInt(w??"0",16)).toWellFormed();s+=w===void 0?g.get(C)??C:x}}}function e(n){let s=0;do n.at++,n.peek()==="{"?s++:n.peek()==="}"&&s--;while(s>
0&&!n.isAtEnd())}const c=new RegExp("<<(-?)([\\p{L}\\p{Nd}_]{1,99})\\n","uy");function y(n){const{text:s,at:a}=n;c.lastIndex=a;const[r,f,E]=c.exec(s)??[];if(r===void 0)return n.stop(
"invalid heredoc marker",a);const C=new RegExp(`(?<=\\n)([\\t\\v\\f\\r ]${f?"+":"*"})${E}\\n`,"g"),w=a+r.length;C.lastIndex=w;const x=C.exec(s);if(x===null)return n.
stop("heredoc is not terminated",s.length);n.at=C.lastIndex;const[,H=""]=x,N=s.slice(w,x.index);if(!f)return N+H;const nn=N.split(`
`).slice(0,-1);return nn.every(Q=>Q.startsWith(H))?nn.map(Q=>`${Q.slice(H.length)}
`).join(""):N}var O=o(4929),L=o(5799),A=o(2713),P=o(4265);const h=(n,s,a)=>(0,L.hD)((0,O.P4)({clients:[n],mistake:s}),{places:a===null?[]:[a]});function B({shown:n,
text:s,isUtf8:a},r){const f=(j,Y)=>h(r,{kind:"syntax",file:n,why:j},Y),E=K(s,r==="opentofu"),C=E.problems.slice(0,1).map(({message:j,...Y})=>f(j,{file:n,...Y}));
C.length===0&&!a&&C.push(f("illegal UTF-8 encoding",null));const w=C.length>0,x=w?[]:(0,R.Td)(E.body),{values:H,mistake:N}=(0,P.Ln)(x,r),nn=(0,R.yN)(E.text),Q=j=>({
file:n,...nn(j)}),on=N===null?[]:[N],en=(j,Y)=>h(r,Y,Q(j)),sn=N===null?x:[],an=sn.filter(D),{protocols:ln,mistakes:rn}=(0,P.zT)(r==="opentofu"?sn:[]);return{credentials:z(
H.credentials,j=>G(j,Q(j))),hosts:z(H.host,j=>({place:Q(j),services:Array.from(j.value.services??[],([Y,{value:tn}])=>({id:Y,value:tn}))})),helpers:z(H.credentials_helper,
j=>({place:Q(j),args:j.value.args??[]})),installations:[{items:an,shown:n,placeOf:Q}],protocols:ln,findings:[...C,...on.map(({argument:{path:j,span:Y},want:tn})=>en(
Y,{kind:"type",file:n,path:j,want:tn})),...rn.map(({span:j,why:Y})=>en(j,{kind:"block",file:n,why:Y}))],secrets:[...H.credentials?.values()??[]].flatMap(Z),isRead:!w&&
(N===null||r==="opentofu")}}const D=({name:n})=>n==="provider_installation",z=(n=new Map,s)=>new Map(Array.from(n,([a,r])=>[a,s(r)]));function G(n,s){const a=n.
value.get("token")?.value;return{place:s,token:typeof a=="string"?new A.ou(a.normalize("NFC")):null,hasValue:a!==void 0}}const Z=n=>[...n.value.values()].flatMap(
({value:s})=>typeof s=="string"||Number.isInteger(s)?[new A.ou(String(s))]:[])}),2071:((q,X,o)=>{o.d(X,{Ge:()=>$,Ol:()=>V,cd:()=>F});var T=o(4091),b=o(4283),R=o(
1831),J=o(5011),S=o(1022),W=o(3778),k=o(1541);const F=({methods:t},e)=>{const c=y=>y.some(O=>I(O,e));return t.filter(({include:y,exclude:O})=>!c(O)&&(y.length===
0||c(y)))},K="provider_installation",U={place:{file:"-plugin-dir",line:0,column:1,endColumn:1},include:[],exclude:[]},$=({file:t,line:e})=>e===0?t:`${t}:${e}`;function V({
client:t,mirrors:e,installations:c,pluginDirectories:y}){const O=c.map(D=>{const{blocks:z,mistakes:G}=M(D,t),Z=G.map(({span:n,why:s})=>(0,W._)(t,{kind:"block",file:D.
shown,why:s},D.placeOf(n)));return{blocks:z,findings:Z}}),[L=null,...A]=O.flatMap(({blocks:D})=>D),P=[...O.flatMap(D=>D.findings),...A.map(({place:D})=>(0,W._)(
t,{kind:"two installations"},D))],h=y.map(D=>({...U,kind:"local",path:D})),B=h.length===0?L:{place:U.place,methods:h,overridden:L?.overridden??[]};return{client:t,
mirrors:e,installation:B,findings:P}}function M({items:t,placeOf:e},c){const y=[],O=[];for(const L of t)if(L.name===K){if(L.isAssigned||L.value.kind!=="object"){
O.push({span:L,why:`${K} must be a block without "="`});continue}for(const A of k.AV(L)){const P=[],h=[];for(const B of A){const D=_(B,e(B),c,P.length===0);D.ok?
(P.push(...D.value.methods),h.push(...D.value.overridden)):O.push({span:B,why:D.why})}y.push({place:e(L),methods:P,overridden:h})}}return{blocks:y,mistakes:O}}function _(t,e,c,y){
const{name:O,value:L}=t,[A]=t.isAssigned?[]:k.AV(t);if(A===void 0)return(0,T.TR)(`${O} must be a block without "="`);const P={path:[K,O],span:t};try{if(O==="dev\
_overrides"){if(!y)return(0,T.TR)("dev_overrides must come before all methods");const z=[...k.A7(k.sc)({...L,kind:"object",items:A},P).keys()].flatMap(G=>{const Z=(0,S.
mi)(G,c);return Z.kind==="invalid"?[]:[Z]});return(0,T.Ju)({methods:[],overridden:z})}const h=u[c].get(O);if(h===void 0)return(0,T.TR)(`${K} has no method ${(0,T.
ol)(O)}`);const B=p(A,P,h,c);return B.ok?(0,T.Ju)({methods:[{...B.value,place:e}],overridden:[]}):B}catch(h){if(h instanceof k.aZ)return(0,T.TR)(h.message);throw h}}
const i=[["direct",null],["filesystem_mirror","path"],["network_mirror","url"]],u={terraform:new Map(i),opentofu:new Map([...i,["oci_mirror","repository_templat\
e"]])};function p(t,e,c,y){const O=c??"",{[O]:L=""}=k.ql(t,e,{[O]:k.sc});if(c!==null&&L==="")return(0,T.TR)(`${e.path.at(-1)} has no ${O}`);const A=c==="url"?v(
L):null;if(c==="url"&&A===null)return(0,T.TR)("the url does not begin with https://");const P=k.ql(t,e,d),h=(Z=[])=>Z.map(n=>m(n,y)),[B,D]=[h(P.include),h(P.exclude)],
z=[...B,...D].find(Z=>!Z.ok);if(z!==void 0)return z;const G={include:B.flatMap(l),exclude:D.flatMap(l)};return A!==null?(0,T.Ju)({...G,kind:"network",url:A}):c===
null?(0,T.Ju)({...G,kind:"direct"}):(0,T.Ju)({...G,kind:"local",path:c==="path"?L:null})}function v(t){const e=(0,b.Dl)(t);return e.ok&&e.value.scheme==="https"&&
e.value.host!==""?e.value:null}const d={include:k.c3(k.sc),exclude:k.c3(k.sc)},l=t=>t.ok?[t.value]:[];function m(t,e){const c=G=>(0,T.TR)(`the pattern ${(0,T.ol)(
t)} ${G}`),y=t.split("/");if(y.length<2||y.length>3)return c("does not have two or three parts");const[O="",L="",A]=y.reverse(),P=A===void 0?(0,T.Ju)((0,J.Vm)(e)):
g(A,R.Pv),h=g(L,S.sL),B=g(O,S.sL);if(!P.ok)return c(`has an invalid hostname: ${P.why}`);if(!h.ok)return c(`has an invalid namespace: ${h.why}`);if(!B.ok)return c(
`has an invalid type: ${B.why}`);const D={host:P.value,namespace:h.value,type:B.value};return(D.host!==null||D.namespace===null)&&(D.namespace!==null||D.type===
null)?(0,T.Ju)(D):c('has a part after "*" that is not "*"')}const g=(t,e)=>t==="*"?(0,T.Ju)(null):e(t),I=(t,e)=>(t.host??e.host)===e.host&&(t.namespace??e.namespace)===
e.namespace&&(t.type??e.type)===e.type}),4693:((q,X,o)=>{o.d(X,{k:()=>F});var T=o(3024),b=o(6760),R=o(5747),J=o(9075),S=o(1831),W=o(1022),k=o(1731);function F(){
const M=(0,J.Oo)(R.v2),_=(i,u)=>M(i).filter(u).map(p=>(0,b.join)(i,p));return(i,{host:u,namespace:p,type:v})=>_(i,d=>K((0,S.Pv)(d),u)).flatMap(d=>_(d,l=>K((0,W.
sL)(l),p))).flatMap(d=>_(d,l=>K((0,W.sL)(l),v))).flatMap(d=>$(d,v))}const K=(M,_)=>M.ok&&M.value===_,U=/^[^\s_]*_[^\s_]*$/;function $(M,_){const i=(0,R.v2)(M).flatMap(
v=>(0,R.wX)((0,b.join)(M,v)).filter(d=>U.test(d)&&V((0,b.join)(M,v,d))).map(d=>({version:v,platform:d}))),u=new RegExp(`^terraform-provider-${_}_(?<version>${k.
hZ})_(?<platform>[^\\s_]*_[^\\s_]*)(?:_.*)?\\.zip$`,"s"),p=(0,R.wX)(M).flatMap(v=>{const{version:d="",platform:l=""}=u.exec(v.toLowerCase())?.groups??{};return V(
(0,b.join)(M,v))===!1?[{version:d,platform:l}]:[]});return[...i,...p].flatMap(({version:v,platform:d})=>{const l=(0,k.rK)(v);return l===null?[]:{version:(0,k.Cg)(
l),platform:d}})}const V=M=>(0,T.statSync)(M,{throwIfNoEntry:!1})?.isDirectory()??null}),7542:((q,X,o)=>{o.d(X,{TU:()=>k,wW:()=>U});var T=o(6760),b=o(5747),R=o(
4283),J=o(6979),S=o(2713);const W=1024*1024;function k(_,i){let u=null;return{withLogin:p=>{if(p.scheme!=="https"||(p.user?.name??"")!=="")return p;u??=V(_);const v=u.
get(p.host);if(v===void 0)return p;for(const d of F(v))i(new S.ou(d));return{...p,user:{name:$(v.name),password:$(v.password)}}}}}const F=({name:_,password:i})=>[
i,..._.length>=K&&!_.includes("@")?[_]:[],Buffer.from(`${_}:${i}`).toString("base64")],K=20;function U(_,i){const[,u=""]=(0,R.aR)(_)?.split(" ")??[],[p="",...v]=Buffer.
from(u,"base64").toString().split(":");if(u!=="")for(const d of F({name:p,password:v.join(":")}))i(new S.ou(d))}function $(_){const i=(0,J.V$)(_.replaceAll("%",
"%25"),"user");return i.ok?i.value:""}function V({environment:_,system:i,accountHome:u}){const{NETRC:p,HOME:v,USERPROFILE:d}=_,l=v||(i==="windows"?d:null)||u,m=p||
l&&(0,T.join)(l,i==="windows"?"_netrc":".netrc")||"",g=(0,b.yR)(m,W);return g.ok?M(g.text):new Map}function M(_){const i=new Map,u=Array.from(_.matchAll(/#[^\n]*|\S+/g),
([l])=>l.trim()).values(),p=()=>u.next().value??"";let v={name:"",password:""},d=!1;for(const l of u)switch(l){case"machine":case"default":{v={name:"",password:""};
const m=l==="machine"?p():null;m!==null&&!i.has(m)&&i.set(m,v);break}case"login":v.name=p();break;case"password":v.password=p();break;case"account":case"macdef":
p(),d||=l==="macdef";break;default:if(!l.startsWith("#")&&!d)return i}return i}}),4155:((q,X,o)=>{o.d(X,{Vn:()=>_,pN:()=>V,xT:()=>i});var T=o(3024),b=o(3916),R=o(
2071),J=o(4693),S=o(7542),W=o(4e3),k=o(5143),F=o(1064),K=o(9562),U=o(5257),$=o(2803);function V(l,m,g){const I=m.map(R.Ol),t=I.flatMap(A=>A.findings),e=p(I,g),c=[],
y=(A,{host:P},h)=>{const B=(0,U.lc)(A,P,h),D=B&&e.get(h)?.(B,(0,b.dirname)(A.place.file));return!B||!D?!0:(c.push({client:h,way:D,provider:(0,U.JT)(B)}),!1)},O=(A,P)=>{
if(P.service!==K.xq)return P;const h=P.clients.filter(B=>y(A,P,B));return h.length===P.clients.length?P:{...P,clients:h}};return{usages:l.map(A=>{const P=A.needs.
map(h=>O(A,h));return P.every((h,B)=>h===A.needs[B])?A:{...A,needs:P.filter(({clients:h})=>h.length>0)}}),remarks:M(c),findings:t}}function M(l){return(0,k.c1)(
l,({client:m,way:g})=>[m,...g].join(" ")).map(m=>{const[{client:g,way:I}]=m,[t,e]=I,c=new Set(m.map(({provider:O})=>O)),y=(0,W.px)(c.size,"provider");return`${F.
bB[g]} ${t} ${y} ${e}`.trim()})}function _(l,m){const g=p(l.map(R.Ol),m);return(I,t,e)=>!!g.get(e)?.(I,t)}function i(l,m,g){const I=new Map(l.map(t=>[t.client,(0,R.
Ol)(t)]));for(const{installation:t}of I.values())for(const e of t?.methods??[])e.kind==="network"&&(0,S.wW)(e.url,g);return(t,e)=>{const c=I.get(e)?.installation??
null;return c===null||u(c,t,e,m)?null:{place:c.place,methods:(0,R.cd)(c,t)}}}const u=({overridden:l},m,g,I)=>I.every(t=>t.client!==g||t.skipsOverridden)&&l.some(
t=>(0,U.JT)(t)===(0,U.JT)(m));function p(l,m){const{root:g,plugins:I=null}=m,t=I===null?(0,$.Up)(g):(0,$.Ml)(I);return new Map(l.map(e=>[e.client,e.installation===
null?v(e,t):d(e,e.installation,m)]))}function v({mirrors:l},{around:m,holds:g}){const I=l.filter(({path:e})=>(0,T.existsSync)(e)),t=(0,J.k)();return(e,c)=>{const y=m(
c).find(({path:O})=>g(O,e))??I.find(({path:O})=>t(O,e).length>0);return y?["installs",`from ${y.shown} instead of a registry`]:null}}function d({client:l},m,{releases:g,
asksMirrors:I}){const t=(0,R.Ge)(m.place);return e=>{if(u(m,e,l,g))return["takes",`from dev_overrides in ${t} instead of a registry`];const c=(0,R.cd)(m,e);if(c.
some(({kind:L})=>L==="direct"))return null;if(c.length===0)return[`has no installation method in ${t} for`,""];const O=I&&c.every(L=>L.kind!=="local"||L.path!==
null)?"":", which is not checked,";return["installs",`from a mirror in ${t}${O} instead of a registry`]}}}),2803:((q,X,o)=>{o.d(X,{KX:()=>V,Ml:()=>K,Up:()=>F});
var T=o(3024),b=o(6760),R=o(3916),J=o(9075),S=o(9562),W=o(5257);let k=function(...M){return{localMirrors:k}=o.late([834],1834),new.target?new k(...M):k(...M)};function F(M){
const _=(0,J.Oo)(i=>k());return U(i=>{const u=(0,b.join)(M,i);return(0,T.existsSync)(u)?u:null},(i,u)=>_(null)(i,u).length>0)}function K(M){const _=new Map(M.map(
({directory:i,providers:u})=>[$(i),new Set(u)]));return U(i=>_.has(i)?i:null,(i,u)=>_.get(i)?.has((0,W.JT)(u))??!1)}function U(M,_){const i=(0,J.Oo)(u=>{const p=u.
replace(/\/$/,""),v=p==="."||u!==p,d=$(p),l=M(d),m=v?[]:i((0,R.dirname)(p));return l===null?m:[{path:l,shown:d},...m]});return{around:i,holds:_}}const $=M=>`${M===
"."?"":`${M}/`}terraform.d/plugins`;function V(M,_,{around:i,holds:u}){const p=M.flatMap(d=>{const l=i((0,R.dirname)(d.place.file));return l.length===0?[]:d.needs.
filter(({service:g})=>g===S.xq).flatMap(({host:g})=>_.flatMap(I=>(0,W.lc)(d,g,I)??[])).flatMap(g=>l.filter(({path:I})=>u(I,g)).map(({shown:I})=>({shown:I,provider:(0,W.
JT)(g)})))}),v=Map.groupBy(p,({shown:d})=>(0,R.dirname)((0,R.dirname)(d)));return Array.from(v,([d,l])=>({directory:d,providers:[...new Set(l.map(({provider:m})=>m))]}))}})};export{dn as id,cn as ids,fn as modules};
