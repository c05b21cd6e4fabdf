const P=868,v=[868],L={1541:((A,g,h)=>{h.d(g,{A7:()=>T,AV:()=>b,LH:()=>u,T:()=>c,Tb:()=>y,aZ:()=>t,c3:()=>n,ql:()=>$,sD:()=>O,sc:()=>p,zC:()=>w});class t extends Error{argument;want;constructor(o,s){
super(`${o.path.join(".")} must be ${s}`),this.argument=o,this.want=s}}function u(e){try{return e(),null}catch(o){if(o instanceof t)return o;throw o}}const _=e=>e.
name!==void 0;function m(e,o){if(e.kind==="object")return e.items.filter(_);throw new t(o,"a block")}function b({value:e,hasLabels:o}){if(e.kind!=="object")return[];
const s=e.items.filter(_);return o?s.flatMap(b):[s]}function $(e,o,s,r={}){for(const a of Object.keys(s)){const f=e.filter(I=>I.name.toLowerCase()===a),[C]=f;if(C===
void 0)continue;const R={path:[...o.path,a],span:C};for(const I of E(f))r[a]=s[a](I,R,r[a])}return r}function E(e){const o=e.flatMap(({hasLabels:r,value:a})=>r&&
a.kind==="object"?a.items:[]),s=e.filter(({hasLabels:r})=>!r).map(({value:r})=>r);return o.length===0?s:[{kind:"object",start:0,end:0,items:o},...s]}const y=(e,o)=>(s,r,a)=>$(
m(s,r),r,e,o?a:{}),T=e=>(o,s,r=new Map)=>{const a=new Map;for(const{name:f,start:C,end:R,value:I,hasLabels:M=!1}of m(o,s)){const k={path:[...s.path,f],span:{start:C,
end:R}};if((a.get(f)??M)!==M)throw new t(k,"a block with one label");a.set(f,M),r.set(f,{start:C,end:R,value:e(I,k,r.get(f)?.value)})}return r},n=e=>(o,s,r=[])=>{
if(o.kind!=="tuple")throw new t(s,"a list");const a=o.elements.map(f=>e(f,s));for(const f of a)r.push(f);return r},p=(e,o)=>{if(e.kind==="string"||e.kind==="tem\
plate")return e.verbatim??"";if(e.kind==="primitive"&&e.value===null)return"";if(d(e))return String(e.value);throw new t(o,"a string")},O=(e,o)=>{if(d(e))return e.
value;if(e.kind==="string"&&/^-?(?:0|[1-9]\d*)$/.test(e.value))return Number(e.value);throw new t(o,"a whole number")},d=e=>e.kind==="primitive"&&Number.isSafeInteger(
e.value)&&String(e.value).length===e.end-e.start,w=(e,o)=>{if(e.kind==="primitive"&&typeof e.value=="boolean")return e.value;throw new t(o,"true or false")},i=2**
63-1,c=(e,o,s)=>{const r=l(e,o);if(s!==void 0&&(typeof s=="object"||typeof s!=typeof r))throw new t(o,"set only once");return r};function l(e,o){if(e.kind==="tu\
ple")return e.elements.map(s=>l(s,o));if(e.kind==="object"){const s=T(c)(e,o);return Object.fromEntries(Array.from(s,([r,a])=>[r,a.value]))}if(e.kind!=="primiti\
ve"||e.value===null)return p(e,o);if(Math.abs(Number(e.value))>i)throw new t(o,"a whole number");return e.value}}),4265:((A,g,h)=>{h.d(g,{Hl:()=>n,Ln:()=>$,f5:()=>d,
zT:()=>T});var t=h(1541);const u=i=>({plugin_cache_dir:t.sc,plugin_cache_may_break_dependency_lock_file:t.zC,host:t.A7(t.Tb({services:t.A7(t.T)},i)),credentials:t.
A7(t.A7(t.T)),credentials_helper:t.A7(t.Tb({args:t.c3(t.sc)},i))}),_={providers:t.A7(t.sc),provisioners:t.A7(t.sc),disable_checkpoint:t.zC,disable_checkpoint_signature:t.
zC,...u(!1)},m=u(!0),b={path:[],span:{start:0,end:0}};function $(i,c){const l=c==="terraform",e={},o=t.LH(()=>{l?t.ql(i,b,_,e):t.ql(i,b,m,e)});return{values:l&&
o!==null?{}:e,mistake:o}}const E="registry_protocols",y={retry_count:t.sD,request_timeout_seconds:t.sD};function T(i){const[c=[]]=i.flatMap(o=>o.name===E?t.AV(o):
[]),l={},e=t.LH(()=>t.ql(c,{...b,path:[E]},y,l));return e===null?{protocols:l,mistakes:[]}:{protocols:{},mistakes:[{span:e.argument.span,why:e.message}]}}function n({
request_timeout_seconds:i},c){const l=w(c.TF_REGISTRY_CLIENT_TIMEOUT);return l!==null?l*1e3:i===void 0?null:i>0?i*1e3:Number.POSITIVE_INFINITY}const p=1e4,O=1;function d(i,c,l){
const e=w(l.TF_REGISTRY_DISCOVERY_RETRY)??c.retry_count??O;return{client:i,attemptMs:n(c,l)??p,retries:Math.max(e,0)}}function w(i){const c=/^\+?\d+$/.test(i??"")?
Number(i):0;return c>0?c:null}}),7511:((A,g,h)=>{h.d(g,{i:()=>n});const t="[A-Za-z0-9!#$%&'*+.^_`{|}~-]+",u=String.raw`[\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]`,
_=String.raw`[()<>@,;:\\"/[\]?=]`,m=new RegExp(`^${t}(?:/${t})?$`),b=String.raw`"((?:[^"\\\r\n]|\\${_}|\\(?!${_}))*)"`,$=new RegExp(`;${u}*(${t})${u}*=${u}*(?:(${t}\
)|${b})${u}*`,"y"),E=new RegExp(`;${u}*$`,"y"),y=new RegExp(String.raw`\\(${_})`,"g"),T=new RegExp(`^${u}+|(?<!${u})${u}+$`,"g");function n(d){const w=d.indexOf(
";"),i=O((w<0?d:d.slice(0,w)).replace(T,""));return m.test(i)&&(w<0||p(d,w))?i:null}function p(d,w){const i=new Map;for(let c=w;c<d.length;){$.lastIndex=c;const[
l,e="",o,s=""]=$.exec(d)??[];if(l===void 0)return E.lastIndex=c,E.test(d);const r=e.toLowerCase(),a=o??s.replace(y,"$1"),f=i.get(r);if(f!==void 0&&f!==a)return!1;
i.set(r,a),c+=l.length}return!0}const O=d=>d.replaceAll("\u0130","i").toLowerCase()}),1264:((A,g,h)=>{h.r(g),h.d(g,{withoutInstalled:()=>t.p});var t=h(4155)}),4929:((A,g,h)=>{
h.d(g,{Dz:()=>E,P4:()=>b,Yv:()=>y,kV:()=>T});var t=h(4091),u=h(1831),_=h(4e3),m=h(5799);const b=({clients:n,mistake:p})=>(0,m.CC)("credentials-config",{...$(p),
affects:n});function $(n){switch(n.kind){case"missing":return{message:`${n.setting} names ${(0,t.ol)(n.path)}, which does not exist`,help:"correct the path; the\
 client continues without any CLI configuration"};case"unreadable":return{message:`${n.file} ${(0,_.mP)(n.failure)}`,help:n.failure.kind==="size"?"shorten the f\
ile; the client reads all of it, this check nothing":"make it a regular file that this account can read; this check continues without it"};case"syntax":return{message:`${n.
file} has a syntax error: ${n.why}`,help:"correct the file; the client ignores all of it, including its tokens"};case"type":return{message:`${n.file}: ${n.path.
join(".")} must be ${n.want}`,help:"correct the value; Terraform ignores the whole file, OpenTofu the blocks that it has not read yet"};case"block":return{message:`${n.
file}: ${n.why}`,help:"correct the block; the client ignores it"};case"label":return{message:`the label of the block ${n.type} ${(0,t.ol)(n.label)} is not a hos\
tname: ${n.why}`,help:n.advice??"write a hostname as the label; the client ignores the block"};case"two helpers":return{message:"there is more than one credenti\
als_helper block",help:"remove all but one; the client uses any of them at random"};case"two installations":return{message:"there is more than one provider_inst\
allation block",help:"remove all but one; the client uses the first"};case"no token":return{message:n.hasValue?`the token in the credentials block for host ${(0,u.
nx)(n.host)} at ${n.file} is not a string`:`the credentials block for host ${(0,u.nx)(n.host)} at ${n.file} has no token`,help:'add token = "\u2026" or remove the bl\
ock; the clients send no token and try no other credentials source'};case"no helper":return{message:`credentials helper ${(0,t.ol)(n.name)}: there is no terrafo\
rm-credentials-${n.name} in ${n.directories.join(", ")}`,help:n.name===n.name.toLowerCase()?"install the program there (PATH is not searched); the client contin\
ues without a helper":"write the name in lower case; the client finds no other name"}}}const E=({name:n,why:p})=>(0,m.CC)("credentials-helper",{message:`credent\
ials helper ${n}: ${p}`,help:'run the program with "get" and the host: it must print {"token": "\u2026"} and exit with 0'}),y=({host:n,at:p})=>(0,m.CC)("service\
s-forced",{message:`the host block at ${p} defines the services of ${n}; the host's own discovery document is not used`,help:`remove the host block at ${p} to u\
se the discovery document of ${n}`}),T=n=>(0,m.CC)("services-forced-differ",{message:`the host block at ${n.at} and the discovery document of ${n.host} differ i\
n ${(0,_.K4)(n.services,10,_.dh)}`,help:"update the host block or remove it; machines without it use other services"})})};export{P as id,v as ids,L as modules};
