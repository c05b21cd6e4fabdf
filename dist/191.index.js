const yn=191,Mn=[191],$n={7542:((V,_,l)=>{l.d(_,{TU:()=>L,wW:()=>K});var I=l(6760),x=l(5747),R=l(4283),O=l(6979),C=l(2713);const A=1024*1024;function L(y,p){let m=null;
return{withLogin:h=>{if(h.scheme!=="https"||(h.user?.name??"")!=="")return h;m??=W(y);const M=m.get(h.host);if(M===void 0)return h;for(const w of S(M))p(new C.o(
w));return{...h,user:{name:U(M.name),password:U(M.password)}}}}}const S=({name:y,password:p})=>[p,...y.length>=D&&!y.includes("@")?[y]:[],Buffer.from(`${y}:${p}`).
toString("base64")],D=20;function K(y,p){const[,m=""]=(0,R.aR)(y)?.split(" ")??[],[h="",...M]=Buffer.from(m,"base64").toString().split(":");if(m!=="")for(const w of S(
{name:h,password:M.join(":")}))p(new C.o(w))}function U(y){const p=(0,O.V$)(y.replaceAll("%","%25"),"user");return p.ok?p.value:""}function W({environment:y,system:p,
accountHome:m}){const{NETRC:h,HOME:M,USERPROFILE:w}=y,E=M||(p==="windows"?w:null)||m,j=h||E&&(0,I.join)(E,p==="windows"?"_netrc":".netrc")||"",B=(0,x.yR)(j,A);return B.
ok?g(B.text):new Map}function g(y){const p=new Map,m=Array.from(y.matchAll(/#[^\n]*|\S+/g),([E])=>E.trim()).values(),h=()=>m.next().value??"";let M={name:"",password:""},
w=!1;for(const E of m)switch(E){case"machine":{const j=h();M={name:"",password:""},p.has(j)||p.set(j,M);break}case"default":M={name:"",password:""};break;case"l\
ogin":M.name=h();break;case"password":M.password=h();break;case"account":h();break;case"macdef":h(),w=!0;break;default:if(!E.startsWith("#")&&!w)return p}return p}}),
7236:((V,_,l)=>{l.d(_,{l:()=>x,o:()=>R});var I=l(1022);function x({kind:O,text:C,address:A},L,S){switch(O){case"required_provider":case"state_store_provider":case"\
lock_provider":{const D=(0,I.m)(C??"",S);return D.kind==="registry"?D:null}case"required_provider_nosource":case"required_provider_legacy":return{host:L,namespace:"\
hashicorp",type:R(A)};case"implied_provider":return{host:L,namespace:"hashicorp",type:(C??"").replace(/[._].*$/s,"")};default:return null}}const R=O=>O.replace(
/^.*\./s,"")}),8191:((V,_,l)=>{l.d(_,{V:()=>un,x:()=>fn,withoutInstalled:()=>dn});var I=l(3024),x=l(6760),R=l(3916),O=l(1807),C=l(1831),A=l(1022),L=l(1731);function S(){
const t=new Map,n=(s,o)=>{const e=t.get(s)??(0,O.v)(s);return t.set(s,e),e.filter(o).map(r=>(0,x.join)(s,r))};return(s,{host:o,namespace:e,type:r})=>n(s,i=>D((0,C.
Pv)(i),o)).flatMap(i=>n(i,a=>D((0,A.s)(a),e))).flatMap(i=>n(i,a=>D((0,A.s)(a),r))).some(i=>U(i,r))}const D=(t,n)=>t.ok&&t.value===n,K=/^[^\s_]*_[^\s_]*$/;function U(t,n){
const s=(0,O.v)(t).some(e=>(0,L.rK)(e)!==null&&(0,O.M)((0,x.join)(t,e)).some(r=>K.test(r)&&W((0,x.join)(t,e,r))===!0)),o=new RegExp(`^terraform-provider-${n}_${L.
hZ}_[^\\s_]*_[^\\s_]*(?:_.*)?\\.zip$`,"s");return s||(0,O.M)(t).some(e=>o.test(e.toLowerCase())&&W((0,x.join)(t,e))===!1)}const W=t=>(0,I.statSync)(t,{throwIfNoEntry:!1})?.
isDirectory()??null;var g=l(3625),y=l(6246),p=l(4283),m=l(6188),h=l(5011);function M(t,n){const s=d=>(0,g.T)(`the pattern ${(0,y.o)(t)} ${d}`),o=t.split("/");if(o.
length<2||o.length>3)return s("does not have two or three parts");const[e="",r="",i]=o.reverse(),a=i===void 0?(0,g.J)((0,h.Vm)(n)):w(i,C.Pv),c=w(r,A.s),v=w(e,A.
s);if(!a.ok)return s(`has an invalid hostname: ${a.why}`);if(!c.ok)return s(`has an invalid namespace: ${c.why}`);if(!v.ok)return s(`has an invalid type: ${v.why}`);
const u={host:a.value,namespace:c.value,type:v.value};return(u.host!==null||u.namespace===null)&&(u.namespace!==null||u.type===null)?(0,g.J)(u):s('has a part af\
ter "*" that is not "*"')}const w=(t,n)=>t==="*"?(0,g.J)(null):n(t),E=(t,n)=>(t.host??n.host)===n.host&&(t.namespace??n.namespace)===n.namespace&&(t.type??n.type)===
n.type;function j(t,n){const s=B(t,n);return s.some(({kind:o})=>o==="direct")?"registry":s.length>0?"mirror":"none"}const B=({methods:t},n)=>t.filter(s=>Q(s,n));
function Q({include:t,exclude:n},s){return n.some(o=>E(o,s))?!1:t.length===0||t.some(o=>E(o,s))}const J="provider_installation";function q(t,n){const s=[],o=[];
for(const{keys:e,value:r,isAssigned:i}of t){const[a]=e;if(a?.name!==J)continue;if(i||r.kind!=="object"){o.push({span:a,why:`${J} must be a block without "="`});
continue}const c=[],v=[];for(const u of r.items){const $=nn(u,n,c.length===0);$.ok?(c.push(...$.value.methods),v.push(...$.value.overridden)):o.push({span:u.keys[0]??
a,why:$.why})}s.push({span:a,methods:c,overridden:v})}return{blocks:s,mistakes:o}}function nn({keys:[t],value:n,isAssigned:s},o,e){const r=t?.name??"";if(s||n.kind!==
"object")return(0,g.T)(`${r} must be a block without "="`);const i={path:[J,r],span:t??{start:0,end:0}};try{if(r==="dev_overrides"){if(!e)return(0,g.T)("dev_ove\
rrides must come before all methods");const u=[...(0,m.P2)(n,i,void 0,m.sc).keys()].flatMap($=>{const d=(0,A.m)($,o);return d.kind==="invalid"?[]:[d]});return(0,g.
J)({methods:[],overridden:u})}const a=tn[o].get(r);if(a===void 0)return(0,g.T)(`${J} has no method ${(0,y.o)(r)}`);const c=en(n.items,i,a,o);return c.ok?(0,g.J)(
{methods:[c.value],overridden:[]}):c}catch(a){if(a instanceof m.aZ)return(0,g.T)(a.message);throw a}}const b=[["direct",{argument:null}],["filesystem_mirror",{argument:"\
path"}],["network_mirror",{argument:"url",isUrl:!0}]],tn={terraform:new Map(b),opentofu:new Map([...b,["oci_mirror",{argument:"repository_template"}]])};function en(t,n,{
argument:s,isUrl:o},e){let r="";const{span:i}=n;if(s!==null&&((0,m.RC)(t,s,n,($,d)=>{r=(0,m.sc)($,d,void 0)}),r===""))return(0,g.T)(`${n.path.at(-1)} has no ${s}`);
const a=o?sn(r):null;if(o&&a===null)return(0,g.T)(`the ${s} does not begin with https://`);const c=H(t,"include",n,e);if(!c.ok)return c;const v=H(t,"exclude",n,
e);if(!v.ok)return v;const u={span:i,include:c.value,exclude:v.value};return a!==null?(0,g.J)({...u,kind:"network",url:a}):(0,g.J)({...u,kind:s===null?"direct":
"local"})}function sn(t){const n=(0,p.Dl)(t);return n.ok&&n.value.scheme==="https"&&n.value.host!==""?n.value:null}function H(t,n,s,o){let e=[];(0,m.RC)(t,n,s,(i,a)=>{
e=(0,m.VX)(i,a,e,m.sc)});const r=[];for(const i of e){const a=M(i,o);if(!a.ok)return a;r.push(a.value)}return(0,g.J)(r)}var on=l(4929);function F({client:t,mirrors:n,
installations:s}){const o=(c,v)=>({problem:(0,on.credentialsConfig)({clients:[t],mistake:c}),place:v}),e=s.map(({items:c,shown:v,placeOf:u})=>{const{blocks:$,mistakes:d}=q(
c,t);return{blocks:$.map(({span:k,overridden:f,methods:P})=>({overridden:f,place:u(k),methods:P.map(T=>({...T,place:u(T.span)}))})),findings:d.map(({span:k,why:f})=>o(
{kind:"block",file:v,why:f},u(k)))}}),[r=null,...i]=e.flatMap(({blocks:c})=>c),a=[...e.flatMap(c=>c.findings),...i.map(({place:c})=>o({kind:"two installations"},
c))];return{client:t,mirrors:n,installation:r,findings:a}}var rn=l(7542),an=l(1064),X=l(9562),cn=l(7236),ln=l(7854);function dn(t,n,{mayHavePlugins:s,...o}){const e=n.
map(F),r=e.flatMap(d=>d.findings);if(e.every(({installation:d,mirrors:k})=>d===null&&!k.some(({path:f})=>(0,I.existsSync)(f)))&&!s)return{usages:t,remarks:[],findings:r};
const a=G(e,o),c=new Map,v=(d,{host:k},f)=>{const P=a.get(f)?.((0,R.dirname)(d.place.file)),T=P?(0,cn.l)(d,k,f):null,Y=T&&P?.(T);if(!T||!Y)return!0;const z=`${an.
bB[f]} ${Y}`,gn=c.get(z)??new Set;return c.set(z,gn.add(`${k}/${T.namespace}/${T.type}`)),!1},u=t.map(d=>{if(!d.needs.some(({service:f})=>f===X.xq))return d;const k=d.
needs.flatMap(f=>{if(f.service!==X.xq)return[f];const P=f.clients.filter(T=>v(d,f,T));return P.length===f.clients.length?[f]:P.length===0?[]:[{...f,clients:P}]});
return k.every((f,P)=>f===d.needs[P])&&k.length===d.needs.length?d:{...d,needs:k}}),$=Array.from(c,([d,{size:k}])=>d.replace(N,k===1?"1 provider":`${k} provider\
s`));return{usages:u,remarks:$,findings:r}}const N="\0";function un(t,n){const s=G(t.map(F),n);return(o,e,r)=>!!s.get(r)?.(e)?.(o)}function fn(t,n,s){const o=new Map(
t.map(e=>[e.client,F(e)]));for(const{installation:e}of o.values())for(const r of e?.methods??[])r.kind==="network"&&(0,rn.wW)(r.url,s);return(e,r)=>{const i=o.get(
r)?.installation??null;return i===null||Z(i,e,r,n)?null:{place:i.place,methods:B(i,e)}}}const Z=({overridden:t},n,s,o)=>o.every(e=>e.client!==s||e.skipsOverridden)&&
t.some(e=>hn(e,n));function G(t,n){const s=S(),o=vn(n.root);return new Map(t.map(e=>[e.client,e.installation===null?pn(e,o,s):mn(e,e.installation,n)]))}function pn({
mirrors:t},n,s){const o=t.filter(({path:e})=>(0,I.existsSync)(e));return e=>{const r=[...n(e),...o];return r.length===0?null:i=>{const a=r.find(({path:c})=>s(c,
i));return a?`installs ${N} from ${a.shown} instead of a registry`:null}}}function mn({client:t},n,{releases:s,asksMirrors:o}){const{place:e}=n,r=`${e.file}:${e.
line}`,i=a=>{if(Z(n,a,t,s))return`takes ${N} from dev_overrides in ${r} instead of a registry`;switch(j(n,a)){case"registry":return null;case"mirror":{const c=B(
n,a),u=o&&c.every(({kind:$})=>$==="network")?"":", which is not checked,";return`installs ${N} from a mirror in ${r}${u} instead of a registry`}case"none":return`\
has no installation method in ${r} for ${N}`}};return()=>i}const hn=(t,n)=>t.host===n.host&&t.namespace===n.namespace&&t.type===n.type;function vn(t){const n=(0,ln.
Oo)(s=>{const o=`${s==="."?"":`${s}/`}terraform.d/plugins`,e=(0,x.join)(t,o),r=s==="."?[]:n((0,R.dirname)(s));return(0,I.existsSync)(e)?[{path:e,shown:o},...r]:
r});return n}})};export{yn as id,Mn as ids,$n as modules};
