const qt=[1427,8580,4947],tn={1331:((Ot,et,t)=>{t.d(et,{O:()=>A,i:()=>C});const A=K=>({discovery:K,hops:[],timing:{lookupMs:null,connectMs:null,tlsMs:null,firstByteMs:null,
totalMs:0},headMs:null,certificates:[]}),C=(K,r)=>({host:K,attempt:A({kind:"skipped",problem:r}),earlier:[],later:[],credentials:null,looks:[],difference:null,forced:[]})}),
5011:((Ot,et,t)=>{t.d(et,{n:()=>W});var A=t(9432);const C=["TF_CLI_ARGS_init","TF_CLI_ARGS"],K=/^(backend-config|from-module|lock-timeout|lockfile|plugin-dir|test-directory|var|var-file)$/,
r=/^(backend|backend-config|cloud|lockfile|plugin-dir|upgrade|var|var-file)$/;function W(j){const x=S(j),M=a=>x.flatMap(({name:h,value:o})=>h===a?o:[]),E=a=>M(a).
at(-1);return{upgrade:R(E("upgrade")??"false"),hasBackend:R(E("backend")??E("cloud")??"true"),isLockReadonly:E("lockfile")==="readonly",pluginDirectories:M("plu\
gin-dir"),backendConfig:M("backend-config"),variables:x.filter(({name:a})=>a==="var"||a==="var-file"),remarks:C.flatMap(a=>{const o=x.filter(({name:i,from:l})=>l===
a&&r.test(i)).map(y).join(" ");return o===""?[]:[`init is predicted with ${o} of ${a}`]})}}const R=j=>/^(1|[tT]|true|TRUE|True)$/.test(j);function y({name:j,value:x}){
if(x==="true")return`-${j}`;const M=j==="var"||j==="backend-config"&&!x.startsWith("hostname=");return`-${j}=${(0,A.dh)(M?x.replace(/=.*/s,"=\u2026"):x)}`}function S(j){
const x=C.flatMap(E=>L(j[E]??"").map(a=>({text:a,from:E}))).values(),M=[];for(const{text:E,from:a}of x){const[,h,,o]=/^--?([^-=][^=]*)(=(.*))?$/s.exec(E)??[];if(h===
void 0)break;const i=()=>K.test(h)?x.next().value?.text??"":"true";M.push({name:h,from:a,value:o??i()})}return M}function L(j){const[x=""]=/^(?:\\.|'[^']*'|"(?:\\.|[^"\\])*"|[^'"\\;&|<>])*/s.
exec(j)??[];return(x.match(/(?:\\.|'[^']*'|"(?:\\.|[^"\\])*"|[^\s'"\\])+/gs)??[]).map(E=>E.replace(/'([^']*)'|"((?:\\.|[^"\\])*)"|\\(.)/gs,(a,h,o,i)=>String(h??
i??o.replace(/\\(.)/gs,"$1"))))}}),5517:((Ot,et,t)=>{t.d(et,{Ot:()=>r,QB:()=>C,im:()=>A,jm:()=>S,mU:()=>j,pR:()=>h,sO:()=>L,yX:()=>K});const A=["fails","warns",
"works","unchecked","skipped"],C=5,K=({outcome:o})=>o!=="unchecked"&&o!=="skipped",r=30,W=[7,30,90],R=30,y=20;function S(o,i){const l=o.filter(K);return{recent:o.
slice(-r),uptime:W.map(g=>{const $=x(l,i,g);return{days:g,good:$.filter(M).length,runs:$.length}}),medianMs:E(x(o,i,R)),incidents:a(l).reverse().slice(0,y)}}const L=864e5,
j=(o,i)=>new Date(Date.parse(o)+i*L).toISOString();function x(o,i,l){const g=j(i,-l);return o.filter(({at:$})=>$>g)}const M=({outcome:o})=>o!=="fails";function E(o){
const i=o.flatMap(({ms:l})=>l??[]).sort((l,g)=>l-g);return i[Math.ceil(i.length/2)-1]??null}function a(o){const i=[];let l=[];const g=$=>{const[v]=l;if(v!==void 0){
const s=[...new Set(l.flatMap(u=>u.codes))].slice(0,C);i.push({from:v.at,until:$,runs:l.length,codes:s})}l=[]};for(const $ of o)M($)?g($.at):l.push($);return g(
null),i}function h(o,i){let l={isDown:!1,since:null,failed:0,good:0},g=null;for(const $ of o){if(!K($))continue;const v=i.isFailing($),s=v?l.failed+1:0,u=v?0:l.
good+1;s===1&&(g=$.at);const _=l.isDown?u<i.issueCloseAfter:s>=i.issueOpenAfter,f=_?l.since??g:null;l={isDown:_,since:f,failed:s,good:u}}return l}}),4503:((Ot,et,t)=>{
t.d(et,{DZ:()=>j,R8:()=>M,aE:()=>y,oW:()=>x,uM:()=>K});var A=t(9119),C=t(8884);function K(E,{links:a,repositories:h}){const{line:o,target:i=E.file}=E,{repository:l,
path:g}=(0,A.bH)(i);if(l!==null){const v=h.find(({name:_})=>_===l),s=j(v,"blob"),u=x(g);return s===null||u===null?null:`${s}/${u}#L${o}`}const $=a?.get(i);return $===
void 0?null:$.diff?.lines.has(o)?`${$.diff.url}R${o}`:`${$.url}#L${o}`}const r=600,W=/^https?:\/\/[a-z\d.-]+(?::\d+)?(?:\/(?!\.{1,2}(?:\/|$))[\w.-]+)+$/i,R=/^(?:[\da-f]{40}|[\da-f]{64})$/;
function y(E){const a=E?.url??"";return a.length<=r&&W.test(a)?a:null}const S=/^https?:\/\/gitlab\./i,L=/^https?:\/\/(?:(?:bitbucket|gitea|forgejo)\.|codeberg\.org|dev\.azure\.com|[^/]*\.visualstudio\.com)/i;
function j(E,a="commit"){const h=y(E),o=E?.commit??"";return h===null||!R.test(o)||L.test(h)?null:`${h}${S.test(h)?"/-":""}/${a}/${o}`}function x(E){if(!E.isWellFormed()||
/(?:^|\/)\.{0,2}(?:\/|$)/.test(E))return null;const a=o=>`%${o.charCodeAt(0).toString(16).toUpperCase()}`;return E.split("/").map(encodeURIComponent).join("/").
replace(/[!'()*_~]/g,a)}function M(E){const h=(0,C.YC)(E).flat().flatMap(o=>typeof o=="string"?[]:o.target??o.file);return new Set(h.filter(C.CN))}}),7035:((Ot,et,t)=>{
t.d(et,{K5:()=>h,XQ:()=>L,bW:()=>E,be:()=>M,cT:()=>i,hc:()=>o,kW:()=>j,mc:()=>x});var A=t(9432),C=t(5517),K=t(5102),r=t(4120),W=t(7792),R=t(806);const y=20,S=40;
function L({incidents:[l]}){return l?.until!==null||l.runs<2?null:`failing since ${(0,r.QN)(l.from)} (${(0,A.px)(l.runs,"run")})`}function j({recent:l,uptime:g,
incidents:[$]}){const{good:v=0,runs:s=0}=g.at(-1)??{};if($?.until!==null||s<2)return null;if(s-v===1)return`first failure in ${(0,A.px)(s,"run")}`;const u=l.filter(
({outcome:f})=>f==="fails").length;return u<=$.runs&&$.runs>1?null:`failed ${u} of the last ${l.filter(C.yX).length} runs`}function x({good:l,runs:g}){const $=Math.
floor(1e4*l/g);if($>=9900)return`${$/100}%`;const v=Math.floor($/10);return v===0&&l>0?"below 0.1%":`${v/10}%`}function M(l,g,$){const v=l.toSorted((_,f)=>g(_)-
g(f)).map($),[s="",u=""]=[v[0],v.at(-1)];return s===u?s:`${s} to ${u}`}const E=(l,g="results")=>l.length===0?W.Gy.nothing:{kind:"chart",of:g,runs:l,label:a(l)};
function a(l){const g=K.vh.flatMap(v=>{const{length:s}=l.filter(_=>_.outcome===v),u=v==="warns"?"with warnings":K.nx[v];return s===0?[]:[`${s} ${u}`]});return`${l.
length===1?"last run":`last ${(0,A.px)(l.length,"run")}`}: ${g.join(", ")}`}function h({recent:l,uptime:g,medianMs:$}){const v=g.filter(({runs:f})=>f>0).map(f=>{
const{days:c,good:n,runs:e}=f;return`${x(f)} (${n} of ${(0,A.px)(e,"run")} in ${c} days)`}),s=l.flatMap(({ms:f})=>f??[]),u=s.length===0?"":`, last runs ${M(s,Number,
r.kJ)}`,_=(0,W.mG)`median ${(0,r.kJ)($??0)} in 30 days${u}${E(l,"latency")}`;return{runs:[(0,W.mG)`${E(l)} ${a(l)}`],uptime:[W.Gy.joined(v)],latency:$===null?[]:
[_]}}function o(l){const g=[...l.context.history??[]].flatMap(([f,{incidents:c}])=>c.map(n=>({...n,host:f}))).toSorted((f,c)=>+(f.from<c.from)-+(f.from>c.from));
if(g.length===0)return[];const $=g.filter(({until:f})=>f===null).length,v=$===0?"":g.length===1?", ongoing":`, ${$} ongoing`,s=`${(0,A.px)(g.length,"incident")}${v}`,
u={...l,elsewhere:"in the history file"},_=(0,R.Ku)(g,y,"incident",u,f=>i(f,l));return l.medium==="page"?[W.om.paragraph(`${s}.`),..._]:W.om.details(W.om.title(
s),_)}function i(l,g){const $=g.medium==="page",v=f=>$?(0,R.U1)(f,g):W.Gy.code(f,S),s=({from:f,until:c})=>c===null?`${(0,r.u8)(f,g.context.startedAt)} so far`:(0,r.
u8)(f,c),u=({host:f})=>f===void 0?null:(0,R.b8)(f,g,W.Gy.name),_=[W.om.column("Host",u,"name"),W.om.column("From",({from:f})=>(0,r.QN)(f),"when"),W.om.column("D\
uration",s,"when"),W.om.column("Failed runs",({runs:f})=>f,"number"),W.om.column("Problems",({codes:f})=>W.Gy.joined(f.map(v)))];return W.om.table(l,_,"Incident\
s")}}),7615:((Ot,et,t)=>{t.d(et,{G_:()=>s,h0:()=>M,xS:()=>E});var A=t(9432),C=t(9119),K=t(8032),r=t(9179),W=t(5102),R=t(4120),y=t(7792),S=t(7035),L=t(806);const j=120,
x=/^credentials-|^document-unauthorized$/,M=f=>y.Gy.code(f,j);function E(f,c){const{host:n,attempt:e,earlier:d,credentials:m,looks:w,forced:O}=f.visit,{discovery:k,
timing:p,hops:D,certificates:T}=e,{context:U,medium:Y,limits:nt,elsewhere:ct}=c,pt=k.kind==="failed"?k.excerpt:null,Z=f.findings.some(({problem:lt})=>x.test(lt.
code)),B=Y==="page"?U.history?.get(n):void 0,H={result:k.kind==="skipped"?[y.Gy.prose(k.problem.message)]:[],required:a(f,c),clients:Y==="log"?[]:h(f,c),response:D.
map(i),services:f.services.map(lt=>l(lt,c)),body:pt===null?[]:[y.Gy.code(pt.replace(/\s+/gu," ").trim())],timing:[g(p)],retried:d.map($),"token from":m?.hasToken?
[y.Gy.prose(m.source)]:[],certificate:T.map(lt=>v(lt,U.startedAt)),credentials:Z?_(w):[],"host block":[...Map.groupBy(O,lt=>(0,C.eo)(lt.place))].map(([lt,gt])=>(0,y.
mG)`${y.Gy.path(lt)} for ${(0,A.eZ)(gt.map(({client:Mt})=>Mt))}`)},st=Y==="log"&&(0,W.QK)(f).length===0;return Object.entries({...H,...B&&(0,S.K5)(B)}).flatMap(
([lt,gt])=>{if(st&&!["credentials","host block"].includes(lt))return[];const{shown:Mt,more:X}=(0,A.zN)(gt.filter(Q=>!y.Gy.isEmpty(Q)),nt.rows),F=X===0?[]:[(0,y.
mG)`and ${X} more ${ct}`];return Mt.length===0?[]:[{label:lt,texts:[...Mt,...F]}]})}function a({requirements:f},c){const{context:n,limits:e}=c,d=Map.groupBy(f,({
because:m})=>m.map(C.df).join(`
`));return Array.from(d.values(),m=>{const w=y.Gy.some(m,e.rows,({service:O,clients:k})=>{const p=O==="any"?y.Gy.words("any service"):M(O);return n.dialect.clients.
every(T=>k.includes(T))?p:(0,y.mG)`${p} for ${(0,A.eZ)(k)}`});return(0,L.ZT)(w,(0,L.AZ)(m[0]?.because??[],e.places,c))})}const h=({clients:f},{context:c})=>[...Map.
groupBy(c.clients,n=>f[n])].map(([n,e])=>(0,y.mG)`${y.Gy.sign(n)} ${e.map(d=>K.bB[d]).join(", ")}: ${W.nx[n]}`),o={none:"none",sent:"sent","not-sent":"not sent \
(no connection)",withheld:"not sent (not HTTPS)",dropped:"not sent (redirected to another host)"};function i({status:f,reason:c,url:n,ms:e,...d}){const{mediaType:m,
address:w,proxy:O,authorization:k}=d,p=f===null||c===""?y.Gy.nothing:y.Gy.prose(c,j),D=y.Gy.joined([`${f??"none"}`,p]," ");return(0,L.ZT)((0,y.mG)`${D} from ${y.
Gy.code((0,r.cq)(n))} ${f===null?"after":"in"} ${(0,R.kJ)(e)}`,m===null?y.Gy.nothing:M(m),w===null?y.Gy.nothing:(0,y.mG)`at ${M(w)}`,O===null?y.Gy.nothing:(0,y.
mG)`through ${y.Gy.code((0,r.cq)(O))}`,k==="none"?y.Gy.nothing:`token ${o[k]}`)}function l(f,c){const n=M(f.id);switch(f.kind){case"url":return(0,y.mG)`${n} ${y.
Gy.code((0,r.cq)(f.url))}`;case"login":{const{client:e,authz:d,token:m,ports:w}=f.login;return(0,y.mG)`${n} authz ${y.Gy.code((0,r.cq)(d??"none"))}, token ${y.Gy.
code((0,r.cq)(m??"none"))}, client ${y.Gy.code(e)}, ports ${w.join(" to ")}`}case"problem":return(0,y.mG)`${n}: ${(0,L.U1)(f.problem.code,c)}`}}function g({lookupMs:f,
connectMs:c,tlsMs:n,firstByteMs:e,totalMs:d}){return Object.entries({...{DNS:f,connect:c,TLS:n,"first byte":e},total:d}).flatMap(([w,O])=>O===null?[]:`${w} ${(0,R.
kJ)(O)}`).join(", ")}const $=({discovery:f,timing:c})=>`${f.kind==="failed"?f.problem.code:f.kind} after ${(0,R.kJ)(c.totalMs)}`,v=({host:f,subject:c,issuer:n,expires:e},d)=>(0,y.
mG)`${M(f)} valid until ${y.Gy.prose((0,R.nO)(e,d))}; subject ${M(c)}, issuer ${M(n)}`,s=f=>Array.from(Map.groupBy(f,c=>JSON.stringify(c.looks)).values(),c=>({clients:c.
map(({client:n})=>n),looks:(c[0]?.looks??[]).map(({source:n,held:e,counts:d})=>{const m=e==="no token"?" (ends the search)":" (used)";return{source:n,held:`${u[e]}${d?
m:""}`}})})),u={nothing:"no entry","a token":"a token","an empty token":"an empty token","no token":"an entry without a token","not asked":"not run","not read":"\
turned off"};function _(f){const c=s(f);return c.flatMap(({clients:n,looks:e})=>e.map(({source:d,held:m})=>{const w=c.length>1?`${(0,A.eZ)(n)}: `:"";return(0,y.
mG)`${w}${y.Gy.prose(d)}: ${m}`}))}}),806:((Ot,et,t)=>{t.d(et,{AZ:()=>n,Ku:()=>l,N8:()=>c,OS:()=>i,U1:()=>v,ZT:()=>g,b8:()=>u,dI:()=>s,dS:()=>L,du:()=>a,h:()=>h,
ik:()=>f,jR:()=>_,xy:()=>o});var A=t(9432),C=t(9119),K=t(255),r=t(4503),W=t(5102),R=t(8884),y=t(7792);const S=Number.POSITIVE_INFINITY,L=3,j={causes:S,hosts:6,messages:4,
characters:4e3,places:12,ownPlaces:4,items:S,rows:S,roots:1e3,details:2e3,remarks:S,hasLines:!0},x={...j,causes:20,characters:500,items:100,rows:50,roots:100,details:20,
remarks:5,hasLines:!1},M={...x,causes:30,hosts:4,messages:3,characters:1e3,places:6,items:1e3,rows:20,roots:3,hasLines:!0},E={log:M,summary:x,brief:{...x,causes:10,
items:0,rows:0,roots:0,details:0},notes:{...M,hosts:20,messages:10,characters:700,places:8,items:0},page:j},a=(e,d,m,w=[])=>({context:e,medium:d,limits:E[d],elsewhere:m,
detailed:new Set,lines:new Map(w.map(O=>[(0,C.R3)(O.place),O]))}),h=y.Gy.words("in the JSON report"),o=y.Gy.words("in the job summary"),i=(e,d,{elsewhere:m})=>e===
0?[]:[y.om.paragraph((0,y.mG)`and ${(0,A.px)(e,`more ${d}`)} ${m}`)];function l(e,d,m,w,O){const{shown:k,more:p}=(0,A.zN)(e,d);return k.length===0?[]:[...O(k),...i(
p,m,w)]}function g(e,...d){const m=y.Gy.joined(d,y.Gy.words("; "));return y.Gy.isEmpty(m)?e:(0,y.mG)`${e} (${m})`}const $=/^[a-z\d]+(?:-[a-z\d]+)*$/,v=(e,{context:d})=>y.
Gy.link($.test(e)?`${d.docsUrl}#${e}`:null,y.Gy.code(e)),s=e=>`host-${e}`;function u(e,{detailed:d},m=y.Gy.code){const w=(0,K.nx)(e);return d.has(e)?y.Gy.link(`\
#${s(e)}`,m(w)):m(w)}const _=(e,{medium:d,limits:m})=>d==="log"&&m.details===0&&e.length===1&&e.every(W.DI);function f(e,{context:d},m=!1){if(typeof e=="string")
return y.Gy.code(e);const w=m?(0,C.bH)(e.file).path:e.file;return y.Gy.link((0,r.uM)(e,d),y.Gy.path((0,C.eo)({...e,file:w})))}function c({module:e,place:d},m){const w=e===
void 0?y.Gy.nothing:y.Gy.path(e);return y.Gy.joined([w,f(d,m)],y.Gy.words(": "))}function n(e,d,m,w=!1){const{places:O,noun:k}=(0,R.TD)(e);return y.Gy.some(O,d,
p=>f(p,m,w),k)}}),7792:((Ot,et,t)=>{t.d(et,{AA:()=>S,Gy:()=>j,mG:()=>r,om:()=>x,rC:()=>K});var A=t(9432),C=t(1780);const K={error:"fails",warning:"warns",notice:"\
notice"},r=(M,...E)=>M.flatMap((a,h)=>{const o=E[h]??[],i=typeof o=="number"?String(o):o;return a===""?[i]:[{kind:"words",text:a},i]}),W=M=>M===""||Array.isArray(
M)&&M.every(W),R=(M,E={kind:"words",text:", "})=>M.filter(a=>!W(a)).flatMap((a,h)=>h===0?[a]:[E,a]);function y(M,E,a,h=""){const{shown:o,more:i}=A.zN(M,E),l=R(o.
map(a)),g=h===""?`${i} more`:A.px(i,`more ${h}`);return i===0?l:r`${l} and ${g}`}const S=M=>/^https?:\/\/[!-~]+$/.test(M),L=60,j={isEmpty:W,joined:R,some:y,nothing:[],
newLine:{kind:"break"},words:M=>({kind:"words",text:M}),code:(M,E)=>({kind:"code",text:M,max:E}),name:M=>({kind:"code",text:M,breaks:"dots"}),path:M=>({kind:"co\
de",text:M,breaks:"slashes"}),value:M=>({kind:"code",text:M,max:L,breaks:"never"}),prose:(M,E)=>({kind:"prose",text:(0,C.pj)(M),max:E}),sentence:(M,E)=>({kind:"\
sentence",text:(0,C.pj)(M),max:E}),strong:M=>({kind:"strong",content:M}),small:M=>W(M)?[]:{kind:"small",content:M},link:(M,E)=>({kind:"link",url:M,content:E}),sign:M=>({
kind:"sign",of:M})},x={column:(M,E,a)=>({title:M,cell:h=>r`${E(h)}`,style:a}),title:(M,E=[],a=null)=>({sign:a,name:M,text:E}),paragraph:M=>({kind:"paragraph",content:M}),
line:M=>({kind:"details",title:M,children:[]}),details:(M,E)=>E.length===0?[]:[{kind:"details",title:M,children:E}],table:(M,E,a,h=()=>({}),o,i=Number.MAX_SAFE_INTEGER)=>{
const l=E.filter(({cell:$})=>M.some(v=>!W($(v)))),g=M.map($=>({...h($),cells:l.map(({cell:v})=>v($))}));return Array.from({length:Math.ceil(g.length/i)},($,v)=>{
const s=g.slice(v*i,(v+1)*i);return{kind:"table",caption:a,columns:l,rows:s,style:o}})}}}),437:((Ot,et,t)=>{t.d(et,{k_:()=>T,w5:()=>Z});var A=t(2389),C=t(3024),
K=t(6760),r=t(9968),W=t(3114),R=t(9432);const y=1024*1024,S=4e3;function L(B,H){const{redact:st,names:it,directory:lt,checkedAt:gt,configs:Mt}=H,F=Mt.flatMap(tt=>tt.
files).flatMap(({path:tt,shown:rt})=>[j(tt),rt]),Q=tt=>!F.includes(tt)&&(0,W.L8)((0,K.basename)(tt),new Set,(0,K.basename)((0,K.dirname)(tt)))!==void 0;return[...Map.
groupBy(B,({file:tt})=>tt)].flatMap(([tt,rt])=>{const ut=j((0,K.resolve)(lt,tt)),I=[tt,ut].every(Q)&&x(ut,gt)?(0,r.yR)(ut,y):null,N=I?.ok?I.text.replace(/^\uFEFF/,
"").split(/\r?\n/):[];return rt.flatMap(V=>{const J=N[V.line-1]??"";return V.column<=J.length&&J.length<=S&&st(J,it)===J?l(J,V):[]})})}const j=B=>(0,r.N0)(()=>(0,C.
realpathSync)(B),(0,K.resolve)(B)),x=(B,H)=>(0,r.N0)(()=>(0,C.statSync)(B).mtimeMs<=H+1,!1),M=80,E=($late0??=new RegExp("^(?:[\\p{ID_Continue}\\s={}()[\\],:.-]|\"[^\"\\\\$%]*\")*","u")),a=B=>E.exec(
B)?.[0]??"",h=($late1??=new RegExp("(?:[\\p{ID_Continue}-]+|\"[\\p{ID_Continue}-]+\")\\s*[=:]\\s*$","u")),o=/^\s*[\w-]+(?:\s+(?:[\w-]+|"[^"\\$%]*"))*\s*\{/,i=/^(?:"(?:[^"\\$]|\\.|\$(?!\{)|\$\{[^"{}]*(?:"[^"\\$]*"[^"{}]*)*\})*"|[\w.{[(-]*)$/;
function l(B,H){const st=Array.from(B),it=st.slice(0,H.column-1).join(""),lt=st.slice(H.column-1,H.endColumn-1).join(""),gt=it.length+lt.length,Mt=it.length<=M&&
a(it)===it,X=Mt?o.exec(B.slice(0,2*M))?.[0]??"":"",F=X.length>=gt,Q=F||i.test(lt);if(!Mt&&!Q)return[];const tt=F?it:h.exec(it.slice(-M))?.[0]??"",rt=X.slice(gt),
ut=B.slice(gt+rt.length);return{place:H,before:(Mt?g(it.slice(0,it.length-tt.length)):"\u2026 ")+tt,literal:(0,R.dh)(Q?lt:g(lt),2*M),after:rt+g(ut,Mt&&Q?a(ut.slice(
0,M)):"")}}function g(B,H=a(B.slice(0,2*M))){const st=B.slice(H.length);return H.replaceAll(/"[^"]*"/g,'"\u2026"').replaceAll(new RegExp("[\\p{ID_Continue}.-]+(?![\\p{ID_Continue}.-]|\\s*[={:(])","gu"),
"\u2026")+(st.trim()===""?"":`${/^[\s#/]{0,9}/.exec(st)}\u2026`)}var $=t(1331),v=t(2218),s=t(3214),u=t(5011),_=t(3087),f=t(6097),c=t(255),n=t(2432),e=t(6092),d=t(
345),m=t(3152),w=t(4515),O=t(2332);let k=function(...B){return{nameRepository:k}=t.late([4878],4878),new.target?new k(...B):k(...B)},p=function(...B){return{prepareFleet:p}=
t.late([8317,4668,9108],9108),new.target?new p(...B):p(...B)},D=function(...B){return{recordRun:D}=t.late([8317,3169],3169),new.target?new D(...B):D(...B)};async function T(B,H,st,it){
const{env:lt,kill:gt,pid:Mt}=H,X={environment:lt,kill:gt,pid:Mt,now:(0,w.ie)(H)},F={...it,...X,startTimer:s.Ip,progress:st.show};try{return U(await Y(B,F),{...F,
random:Math.random})}finally{st.end()}}function U(B,H){const{history:st}=B.settings;if(st===null)return{checked:B,warnings:[]};try{const{history:it,warnings:lt}=D(
st,B,H);return{checked:{...B,context:{...B.context,history:it}},warnings:lt}}catch(it){const lt=(0,e.RK)((0,_.A3)(it));return{checked:B,warnings:[`the history ${(0,e.
RK)(st)} was not read: ${lt}`]}}}async function Y(B,H){const st=new Date,it=(0,d.s)(B,H),{upgrade:lt}=(0,u.n)(H.environment),gt={...it,upgrade:it.upgrade||lt},Mt=gt.
deadlineMs;(gt.usages.length>0||gt.depth!=="discovery")&&(0,w.L2)();const X=()=>H.stop.end({kind:"deadline",ms:Mt}),F=H.startTimer(Mt,X),Q=H.now()+Mt;H.stop.endIfDue=
()=>H.now()<Q?void 0:X();try{const rt=await(gt.usages.length===0?O.iA:p)(gt,H,st);await(0,w.xu)();const ut=await nt(rt,gt,H);return pt(ut,rt,gt,H)}finally{F()}}
async function nt(B,H,st){const{environment:it,stop:lt,isFork:gt,wording:Mt=m.w7}=st,{dialect:X,missing:F}=B,Q=await ct(B,H,st),{predicted:tt}=Q,rt=[B.requirements,
tt.requirements],ut={...B,...Q,requirements:(0,v.h1)(rt,X.clients),tokenVariables:Z(it),tokenHosts:H.tokens.map(({host:V})=>V),stopped:[lt.why??[],F??[]].flat()},
dt={...st.secrets,names:(0,v.wX)(ut.requirements,B.usages),configs:B.configs,directory:st.directory,checkedAt:B.startedAt.getTime()},{isTerminal:I}=Mt,N={...H,dialect:X,
isFork:gt,isTerminal:I,now:dt.checkedAt};return(0,A.S4)(ut,N,V=>L(V,dt))}async function ct(B,H,st){const{requirements:it,roots:lt}=B,gt=(0,v.en)(it,H),Mt=Array.
from(gt,([dt,I])=>(0,$.i)(dt,I)),X=new Set(it.map(({host:dt})=>dt).filter(dt=>!gt.has(dt))),F=H.depth!=="discovery"&&lt.length>0;if(X.size===0&&!F)return{visits:Mt,
predicted:A.j7,tokenSources:new Map};const{contact:Q}=await Promise.all([t.e(2798),t.e(8485)]).then(t.bind(t,8485)),tt=await Q([...X],B,H,st),rt=new Set(tt.visits.
map(({host:dt})=>dt)),ut=Mt.filter(({host:dt})=>!rt.has(dt));return{...tt,visits:[...tt.visits,...ut]}}function pt(B,H,st,it){const{startedAt:lt,requirements:gt,
usages:Mt,changes:X,scan:F,clients:Q,repositories:tt}=H,rt=(0,v.wX)([...gt,...B.roots.flatMap(({rows:Gt})=>Gt)],Mt),ut=(0,f.QA)(B,it.environment),dt=(0,f.q9)([...ut,
...H.remarks,...(0,f.rc)(B)]),{why:I,evidence:N}=H.dialect,V={verdict:B,remarks:dt,detection:{why:I,evidence:N}},{verdict:J,remarks:ft,detection:ot}=it.secrets.
redact(V,rt),yt=F.files>0&&tt.length===0,_t={dialect:{...H.dialect,...ot},failOn:st.failOn,depth:st.depth,scan:F,remarks:ft,startedAt:lt.toISOString(),durationMs:Date.
now()-lt.getTime(),version:n.xv,docsUrl:n.aq,clients:Q(),links:null,repository:yt?k(it.directory,it.environment):null,repositories:tt,history:null};return{settings:st,
changes:X,verdict:J,context:_t}}const Z=B=>Object.keys(B).filter(c.Zp)}),2332:((Ot,et,t)=>{t.d(et,{fT:()=>it,iA:()=>H,Nu:()=>st});var A=t(6760),C=t(8185),K=t(2170),
r=t(255),W=t(3298);function R({links:X,...F},Q,tt,rt){const ut={...F,newHosts:new Set,files:null,remarks:[]};if(Q===null)return ut;const dt=ot=>({...ut,remarks:[
`changed-only has no effect: ${ot}`]});if(Q.kind==="all")return dt(Q.why);const I=y(Q.files,X),N=new Set(I.filter(({status:ot})=>ot!=="removed").map(({file:ot})=>ot));
if(N.size>0&&![...N].some(ot=>tt(ot)!==null))return dt("the checkout contains none of the files that the pull request changes");const V=F.usages.filter(ot=>N.has(
ot.place.file)||rt(ot)),ft=`changed-only: the pull request changes ${Q.files.length===1?"1 file":`${Q.files.length} files`} with ${V.length} of ${F.usages.length}\
 usages`;return{usages:V,notes:F.notes.filter(ot=>S((0,K.W7)(ot),N)||rt(ot)),newHosts:j(F.usages,I,tt),files:new Set(I.map(({file:ot})=>ot)),remarks:[ft]}}function y(X,F){
const Q=new Map(X.map(rt=>[rt.file,rt])),tt=F.entries().flatMap(([rt,ut])=>{const dt=Q.get(ut);return dt===void 0?[]:[{...dt,file:rt}]});return[...X,...tt]}const S=(X,F)=>F.
has(X)||X==="."||[...F].some(Q=>Q.startsWith(`${X}/`)),L=2e8;function j(X,F,Q){const tt=new Set;if(F.some(a))return tt;const rt=new Map(F.map(J=>[J.file,J])),ut=(0,W.
O)(J=>x(rt.get(J),Q)),dt=F.flatMap(({patch:J})=>M(J,/^[ -]/));let I=0;const N=(J,ft)=>{const ot=[ft,(0,r.pk)(ft).toLowerCase()];return J.filter(yt=>(I+=yt.length,
I<=L&&ot.some(_t=>yt.includes(_t)))).length},V=(J,ft)=>{const{isNew:ot,now:yt,added:_t}=ut(J),Gt=ot?0:N(yt,ft);return ot||Gt>0&&Gt===N(_t,ft)};for(const[J,ft]of Map.
groupBy(X,ot=>ot.host)){if(J===null||ft.some(({isHostImplied:yt})=>yt))continue;const ot=[...new Set(ft.map(({place:yt})=>yt.file))];!ot.every(yt=>rt.has(yt))||
N(dt,J)>0||ot.every(yt=>V(yt,J))&&I<=L&&tt.add(J)}return tt}function x(X,F){const{file:Q="",status:tt,patch:rt=null}=X??{},ut=tt==="added";if(ut||rt===null)return{
isNew:ut,now:[],added:[]};const dt=(F(Q)??"").toLowerCase().split(`
`);return{isNew:ut,now:dt,added:M(rt,/^\+/)}}const M=(X,F)=>(X??"").toLowerCase().split(`
`).filter(Q=>F.test(Q)),E=/\.(tf|tofu|hcl|json|tfrc)$|\.(terraformrc|tofurc)$/,a=({file:X,status:F,changes:Q,patch:tt})=>tt===null&&F!=="added"&&Q>0&&E.test(X);
var h=t(2218),o=t(9968),i=t(1011),l=t(4756),g=t(3474),$=t(3152),v=t(9029),s=t(5011),u=t(5440),_=t(9432),f=t(1098),c=t(9119),n=t(3096),e=t(5106);const d=["TF_CLO\
UD_HOSTNAME",e.OZ],m=["TFE_HOSTNAME",e.M],w={cloud:d,cloud_default:d,provider_tfe:m,provider_tfe_default:m,terragrunt_source:["TG_TF_DEFAULT_REGISTRY_HOST",e.e$]},
O=/^(cloud|backend_)/,k=/^backend_remote/,p="remote backends are not checked, because a file of -backend-config may name others";function D({usages:X,notes:F},Q,tt){
const rt=new T(Q),ut=X.map(rt.read),{stateHosts:dt,settled:I,missing:N,added:V,remarks:J,init:ft}=rt,ot=tt!=="discovery",yt=ot?ut.flatMap(Gt=>ct(Gt,Q)):[],_t=Gt=>{
const{code:vt}=Gt.problem,Rt=bt=>Gt.places.some(xt=>bt.has((0,c.df)(xt)));return/^(host|source)-/.test(vt)&&Rt(I)?[]:vt==="host-missing"&&ot&&Rt(N)?{...Gt,severity:"\
error"}:Gt};return{usages:dt.size===0?ut:ut.map(Gt=>pt(Gt,dt)),notes:[...F.flatMap(_t),...V,...yt],remarks:[...J],isLockReadonly:ft.isLockReadonly}}class T{environment;init;remarks;settled=new Set;missing=new Set;added=[];stateHosts=new Map;constructor(F){
this.environment=F,this.init=(0,s.n)(F),this.remarks=new Set(this.init.remarks)}read=F=>{const{kind:Q,place:tt,workspace:rt}=F,{backendConfig:ut,hasBackend:dt}=this.
init,I=k.test(Q),N=I&&ut.some(yt=>!yt.includes("="));if(N||!dt&&O.test(Q))return this.settled.add((0,c.df)(tt)),N&&this.remarks.add(p),{...F,needs:[],directHost:void 0,
workspace:void 0};const J=I&&ut.some(yt=>!U.test(yt))?{...F,workspace:void 0}:F,ft=I?Y(ut):nt(F,this.environment);if(ft!==null&&!F.isOverridden)return this.withHost(
J,ft);const ot=Q==="backend_remote_default"&&rt?.organization===null;return O.test(Q)&&!ot&&this.missing.add((0,c.df)(tt)),J};withHost(F,{text:Q,service:tt,variable:rt}){
const{kind:ut,place:dt,replacedFor:I=[]}=F,N=F.clients.filter(yt=>!I.includes(yt)),{host:V,needed:J,problem:ft}=u.pb.host(Q,"terraform",!1);return this.settled.
add((0,c.df)(dt)),rt!==null&&this.remarks.add(`${rt} names ${(0,_.dh)(Q)}`),ft&&this.added.push((0,K.kH)(ft,{places:[dt],clients:N})),V!==null&&O.test(ut)&&this.
stateHosts.set((0,n.jt)(dt.file),V),{...F,host:V,isHostImplied:!1,needs:J!==null&&J!=="state"?[{host:J,service:tt,clients:N}]:[],text:F.text?.replace(/^tfr:\/\/\//,
`tfr://${Q}/`)??null}}}const U=/^hostname=/;function Y(X){const Q=(X.findLast(tt=>U.test(tt))??"").replace(U,"");return Q?{text:Q,service:e.Bn,variable:null}:null}
function nt({kind:X,text:F,backend:Q,isHostImplied:tt},rt){const[ut="",dt=""]=(Q==="cloud"?d:w[X])??[],N=tt||X.endsWith("_default")&&F===null?rt[ut]:void 0;return N?
{text:N,service:dt,variable:ut}:null}function ct({kind:X,workspace:F,place:Q,clients:tt,isOverridden:rt,replacedFor:ut=[]},dt){const I=k.test(X),N=(F?.lacks??[]).
filter(yt=>I||!dt[e.uW[yt]]);if(rt||N.length===0)return[];const V=I?"remote backend":"cloud block",J=X==="backend_remote_default"&&N.length===i.Rt.length,ft=tt.
filter(yt=>!ut.includes(yt)),ot=(0,f.y7)({block:V,lacks:N,isOpen:J});return[(0,K.kH)(ot,{places:[Q],clients:ft})]}function pt(X,F){const Q=X.stateHosts&&F.get((0,n.
jt)(X.place.file));return Q?{...X,needs:X.needs.map(tt=>({...tt,host:Q}))}:X}var Z=t(533),B=t(5306);async function H(X,F,Q){const tt=F.now(),rt=await(0,B.SQ)(X,
F),ut=X.scan.length===0?0:F.now()-tt,{usedBy:dt,...I}=(0,B.o0)(X,rt,F),{files:N,bytes:V}=rt,J=X.changedOnly?await F.changes(X):null,ft=[...I.notes,...gt(rt,F.stop.
why)],ot={...rt,...I,notes:ft,changes:J,setting:X.dialect},yt={startedAt:Q,dialect:I.dialect,isEmpty:X.scan.length>0&&rt.isEmpty&&rt.endedAt===null,changes:J,remarks:[],
notes:[],scan:{files:N,bytes:V,durationMs:ut},clients:dt,repositories:[],missing:null,checkouts:null};return it([st(null,ot,X,F)],yt,X,F)}function st(X,F,Q,{environment:tt,
directory:rt,stop:ut}){const dt=D(F,tt,Q.depth),I=(0,v.yY)(Q,F.dialect,tt),N={...F,...dt,unmanaged:I,settings:{...Q,dialect:F.setting}},V={...N,...(0,Z.G9)(N)},
J=Rt=>(0,o.r7)((0,A.join)(rt,Rt)),ft=Rt=>(0,C.US)(Rt,Q),ot=R(V,F.changes,J,ft),{roots:yt,notes:_t,expand:Gt,locks:vt}=(0,Z.D0)({...V,changed:ot.files,ending:ut});
return{name:X,dialect:F.dialect,usages:vt.without(ot.usages),roots:yt,expand:Gt,namedHosts:(0,i.kA)(V.usages),notes:ot.notes,rootNotes:_t,newHosts:ot.newHosts,remarks:[
...ot.remarks,...dt.remarks,...V.remarks]}}function it(X,F,Q,tt){const{dialect:rt,checkouts:ut,scan:dt}=F,I=X.flatMap(({usages:_t})=>_t),N=X.flatMap(_t=>_t.roots),
V=(0,v.jK)(I,Q,rt,tt,ut?.plugins??null,N),{usages:J,configs:ft,releases:ot}=V,yt=lt(J,X,Q,rt.clients);return Mt(yt.requirements),{...F,...yt,dialect:{...rt,releases:ot},
configs:ft,usages:J.filter(i.s7),roots:N,expand:X[0]?.expand??null,notes:[...X.flatMap(({notes:_t})=>_t),...X.flatMap(({rootNotes:_t})=>_t),...F.notes],newHosts:new Set(
X.flatMap(({newHosts:_t})=>[..._t])),namedHosts:dt.files===0||Q.exclude.length>0?null:new Set(X.flatMap(({namedHosts:_t})=>[..._t])),complaints:V.findings,remarks:[
...F.remarks,...new Set(X.flatMap(_t=>_t.remarks)),...V.remarks],scan:{...dt,usages:J.length}}}function lt(X,F,Q,tt){const rt=Q.hostnames.map(({host:N})=>N),ut=Map.
groupBy(X,({repository:N=null})=>N),dt=F.map(({name:N,namedHosts:V})=>{const J=new Set([...V,...rt]),ft={hostnames:[],requiredServices:[]};return(0,h.CG)(ft,ut.
get(N)??[],tt,J)}),I=F.flatMap(({name:N,dialect:V},J)=>(0,h.Fh)(N,V,dt[J]??[]));return{requirements:(0,h.h1)([(0,h.CG)(Q,[],tt),...dt],tt),guesses:I}}function gt({
endedAt:X,files:F},Q){return X===null||Q===null?[]:[(0,K.ht)(X,(0,l.ub)({kind:"time",stopped:Q,files:F}))]}function Mt(X){const{size:F}=new Set(X.map(({host:tt})=>tt)),
Q=`scan found ${F} hosts, the limit is ${g.pS}: narrow scan or exclude files`;if(F>g.pS)throw new $.GN([Q])}}),2796:((Ot,et,t)=>{t.d(et,{cZ:()=>L,cr:()=>$,hs:()=>v,
pq:()=>s});var A=t(2886),C=t(9432),K=t(9119),r=t(8032),W=t(255),R=t(1780),y=t(8884);const S=3;function L(u){const _=new Map(u.map(n=>[n,(0,y.eb)([n]).length])),
f=n=>_.get(n)??0,c=u.toSorted((n,e)=>f(e)-f(n));return(0,K.c1)(c,x).flatMap(n=>{const e=(0,K.c1)(n,M);return e.length>S?[n]:e}).map(E).toSorted((n,e)=>(0,A.Np)(
n,e)||j(n)-j(e)||e.hits-n.hits||e.hosts.length-n.hosts.length)}function j({code:u,affects:_}){return u==="machine-network"?-1:u==="host-not-checked"?2:_.length===
0||r.Du.some(f=>_.includes(f))?0:1}const x=({severity:u,problem:{code:_},affects:f,exclude:c})=>JSON.stringify([u,_,_==="machine-network"||f,c===void 0]),M=u=>u.
exclude===void 0?l(u.problem.help??"",u):"";function E(u){const[_]=u,f=[...new Set(u.flatMap(({host:O})=>O??[]))],{code:c,title:n}=_.problem,e=O=>{const k=D=>f.
length>1?l(O(D),D):(0,R.pj)(O(D)),p=k(_);return u.every(D=>k(D)===p)?p:null},m=u.length>1&&_.exclude!==void 0?"":e(({problem:O})=>O.help??""),w=e(({problem:O})=>O.
message);return{severity:_.severity,code:c,title:n,affects:[...new Set(u.flatMap(({affects:O})=>O))],findings:u,hosts:f,hits:(0,y.eb)(u).length,message:m===null?
null:w,help:m?.includes(h)?`${m}; ${i(f)}`:m}}const a="HOST",h=W.xV+a,o=5,i=u=>`${h} is ${(0,C.K4)(u,o,_=>(0,W.fK)(_)[0]??_)}`,l=(u,{host:_})=>(0,R.pj)(u,f=>g(f,
_));function g({host:u,shownAs:_,isVariable:f},c){if(f)return u===c?h:_;const n=`.${u}:`.replace(`.${c}:`,`.${a}:`).slice(1,-1);return n===u?_:n}const $=u=>(0,K.
c1)(u,({problem:{message:_,help:f=""}})=>`${(0,R.pj)(_)}
${(0,R.pj)(f)}`),v=u=>u.some(({host:_})=>_!==null)&&!u.every(A.zX);function s({hosts:u,findings:_}){const f=v(_),c=f?u.length:(0,y.Dx)(_).length;return c>1?`${(0,C.
px)(c,f?"host":"place")}: `:""}}),7039:((Ot,et,t)=>{t.d(et,{hF:()=>x});var A=t(8643),C=t(9432),K=t(2170),r=t(9119),W=t(9615),R=t(255),y=t(9179),S=t(5955),L=t(8884);
let j=function(...c){return{attemptsOf:j}=t.late([2798,8485],8485),new.target?new j(...c):j(...c)};function*x(c,n){const{hosts:e,findings:d,passed:m,ignored:w,stopped:O,
roots:k}=c,{dialect:p,remarks:D,repository:T,repositories:U,startedAt:Y,durationMs:nt}=n,{usages:ct,...pt}=n.scan;yield*(0,S.M)({schemaVersion:1,version:n.version,
passed:m,stopped:(0,C.pk)(O)||void 0,incomplete:M(O),failOn:n.failOn,repository:T??void 0,repositories:M(U),dialect:p.name,clientDetection:a(p),clients:n.clients,
startedAt:Y,durationMs:nt,counts:Object.fromEntries(W.oC.map(Z=>[`${Z}s`,E(d,Z)])),hosts:e.values().map(h),findings:d.values().map(s),roots:M(k)?.values().map(u),
ignored:w,usages:ct,remarks:M(D),scan:pt}),yield`
`}const M=c=>c.length===0?void 0:c,E=(c,n)=>c.filter(e=>e.severity===n).length;function a({clients:c,versions:n,releases:e,isGuess:d,why:m,evidence:w}){return{clients:c,
assumed:d??!1,why:(0,y._U)(m),versions:Object.entries(n).map(([O,k])=>({client:O,version:(0,y._U)(k)})),releases:e.map(({name:O})=>O),evidence:w.map(({client:O,
version:k,level:p,text:D,place:T})=>({client:O,version:k===null?null:(0,y._U)(k),kind:p,text:(0,y._U)(D),...$(T)}))}}function h(c){const{visit:n,requirements:e,
services:d,servicesFrom:m,clients:w,isNew:O}=c,{discovery:k,hops:p,timing:D,certificates:T}=n.attempt;return{host:n.host,display:(0,R.pk)(n.host),discovery:k.kind,
...o(k),..."excerpt"in k&&k.excerpt!==null&&{excerpt:k.excerpt},documentUrl:"url"in k?(0,A.Pl)(k.url):null,hops:p.map(({challenge:U,...Y})=>({...Y,url:(0,y.cq)(
Y.url),proxy:Y.proxy&&(0,y.cq)(Y.proxy)})),services:Object.fromEntries(d.map(U=>[U.id,l(U)])),servicesFrom:m&&$(m),hostBlocks:n.forced.map(({client:U,place:Y})=>({
client:U,place:$(Y)})),required:e.map(({service:U,clients:Y,because:nt})=>({service:U,clients:Y,because:nt.map(g)})),credentials:n.credentials?.hasToken?n.credentials.
source:null,looks:n.looks,attempts:j(n).length,...n.earlier.length>0&&{earlier:n.earlier.map(i)},timingMs:{lookup:D.lookupMs,connect:D.connectMs,tls:D.tlsMs,firstByte:D.
firstByteMs,total:D.totalMs},certificates:T,clients:w,...O&&{new:!0}}}const o=c=>"problem"in c?{code:c.problem.code}:{},i=({discovery:c,timing:n})=>({discovery:c.
kind,...o(c),ms:n.totalMs});function l(c){if(c.kind==="url")return{url:(0,y.cq)(c.url)};if(c.kind==="problem")return{problem:{code:c.problem.code,...(0,W.ag)(c.
problem)}};const{authz:n,token:e}=c.login,d={authz:n&&(0,y.cq)(n),token:e&&(0,y.cq)(e)};return{login:{...c.login,...d}}}const g=c=>typeof c=="string"?c:$(c);function $({
file:c,line:n,column:e,endColumn:d,target:m,inside:w}){const{repository:O,path:k}=(0,r.bH)(c),p=O===null?{file:c}:{repository:O,file:k},D=m&&(0,r.bH)(m).path;return{
...p,line:n,column:e,endColumn:d,target:D,...v(w)}}function v(c){if(c===void 0)return{};const{through:n,isPublic:e,...d}=c;return{through:n,inside:d}}function s(c){
const{problem:n,severity:e,host:d,places:m,affects:w,exclude:O}=c;return{code:n.code,severity:e,host:d,service:(0,L.ju)(c),...(0,W.ag)(n),...v((0,K.Xd)(c)?.inside),
places:m.map(g),affects:w,...n.constraints&&{constraints:n.constraints.map(k=>({...f(k),conflicts:k.conflicts}))},...O&&{exclude:O}}}function u({directory:c,clients:n,
rows:e}){const{repository:d,path:m}=(0,r.bH)(c);return{...d&&{repository:d},directory:m,clients:n,rows:e.map(_)}}function _({problems:c,places:n,rejectedAt:e,...d}){
const{excluding:m=[],conflicting:w=[],requiredBy:O,...k}=d;return{...k,...O&&{requiredBy:O.map(p=>({...f(p),...w.includes(p)&&{conflicts:!0},...m.includes(p)&&{
excludesNewest:!0}}))},codes:c.map(({code:p})=>p),places:n.map(g)}}const f=({text:c,module:n,place:e})=>({constraint:c,module:n,place:g(e)})}),6662:((Ot,et,t)=>{
t.d(et,{S:()=>m,K:()=>w});var A=t(3471),C=t(5102),K=t(4073),r=t(806),W=t(8884),R=t(6906),y=t(6097),S=t(6092),L=t(7792);const j=13,x="  ",M=(p,D)=>E(p,D).map(T=>(0,S.
BP)(T.replaceAll("\xA0"," "))).join(`
`);function E(p,D,T="red"){switch(p.kind){case"paragraph":return o(p.content).flatMap(U=>(0,A.ky)((0,R.wh)(U),D));case"note":return a(`${p.label}:`,p.text,D);case"\
facts":return p.facts.flatMap(({label:U,texts:Y})=>Y.flatMap((nt,ct)=>a(ct===0?U:"",nt,D,j)));case"sources":return p.items.flatMap(U=>g(U,T,D));case"problem":return i(
p,D);case"table":return s(p,D);case"details":return $(p,D)}}const a=(p,D,T,U)=>(0,A.wW)({indent:2,label:p,style:"dim",column:U,text:(0,R.wh)(D)},T),h=p=>typeof p==
"string"||"kind"in p?[p]:p.flatMap(h);function o(p){const D=h(p),T=D.indexOf(L.Gy.newLine);return T<0?[D]:[D.slice(0,T),...o(D.slice(T+1))]}function i(p,D){const{
severity:T,code:U,url:Y,message:nt,count:ct,title:pt,parts:Z}=p,B=R.B2[L.rC[T]].style,H=(0,R.wh)(L.Gy.isEmpty(nt)?[ct,pt]:nt);return[...(0,A.wW)({indent:0,label:`${T}\
[${U}]:`,style:B,url:Y,text:H},D),...Z.flatMap(st=>l(st,D,B))]}const l=(p,D,T)=>p.kind==="paragraph"?E(p,{...D,width:D.width-2}).map(U=>`  ${U}`):E(p,D,T);function g({
place:p="",message:D="",help:T="",line:U},Y,nt){const ct=typeof p=="object"&&"kind"in p&&p.kind==="link",pt=(0,R.wh)(p),Z=ct&&(0,L.AA)(p.url??"")?p.url:null,B={
text:pt,url:Z},H=[pt,(0,R.wh)(D)].filter(it=>it!=="").join(": "),st=ct?"-->":"-";return[...H===""?[]:(0,A.wW)({indent:2,label:st,style:"dim",text:H,linked:B},nt),
...U===void 0?[]:n(U,Y,nt),...L.Gy.isEmpty(T)?[]:a("help:",T,nt)]}function $({title:p,children:D},T){const{sign:U,name:Y,text:nt}=p,{withFlags:ct=String}=T,pt=ct(
(0,R.wh)(U===null?Y:(0,L.mG)`${L.Gy.sign(U)} ${Y}`)),Z=U===null?"bold":R.B2[U].style;return[...(0,A.wW)({indent:0,label:pt,style:Z,text:(0,R.wh)(nt)},T),...D.flatMap(
B=>l(B,T))]}const v=(p="")=>/^(?:number|history)/.test(p);function s({columns:p,rows:D},T){const U=p.map(({title:Z})=>(0,R.wh)(Z)),Y=D.map(({sign:Z="works",cells:B})=>({
sign:Z,cells:B.map(H=>o(H).map(R.wh))})),nt=U.map((Z,B)=>Math.max(...[Z,...Y.flatMap(({cells:H})=>H[B]??[])].map(A.nc)));if(nt.reduce((Z,B)=>Z+x.length+B,x.length)>
T.width)return Y.flatMap(({sign:Z,cells:B})=>{const[H,...st]=B.map(gt=>gt.join(", ")),it=st.flatMap((gt,Mt)=>gt===""?[]:[`${U[Mt+1]} ${gt}`.trim()]),lt=`${H}: ${it.
join("; ")}`;return(0,A.wW)({indent:2,label:R.B2[Z].text,style:R.B2[Z].style,text:lt},T)});const pt=Z=>Z.map((B,H)=>{const st=" ".repeat((nt[H]??0)-(0,A.nc)(B));
return v(p[H]?.style)?st+B:B+st}).join(x).trimEnd();return[`    ${(0,A.nI)(pt(U),"dim",T)}`,...Y.flatMap(({sign:Z,cells:B})=>{const H=Math.max(...B.map(({length:st})=>st));
return Array.from({length:H},(st,it)=>{const gt=pt(B.map(X=>X[it]??"")).replace(/\u2573+/g,X=>(0,A.nI)(X,"red",T));return`  ${it===0?(0,A.nI)(R.B2[Z].text,R.B2[Z].
style,T):" "} ${gt}`})})]}const u=160,_=12,f="    ",c=/##\w*\[/;function n(p,D,T){const{place:U,before:Y,literal:nt,after:ct}=p,pt=" ".repeat(`  ${U.line}`.length),
Z=Math.min(T.width,u)-pt.length-3;if(Z<_)return[];const B=e(Y+nt+ct),H=B(Y+nt+ct),st=(0,A.nc)(H)<=Z?0:B(Y).search(/[^ ]|$/),it=H.slice(st),lt=(0,A.nc)(B(Y))-st,
gt=(0,A.nc)(B(Y+nt))-st,{from:Mt,to:X,text:F}=d(it,lt,Math.max(gt,lt+1),Z),Q=(0,A.nI)("|","dim",T),tt="^".repeat(Math.max(1,Math.min(gt,X)-Math.max(lt,Mt))),rt="\
 ".repeat(Math.max(lt,Mt)-Mt);return[`${(0,A.nI)(`  ${U.line}`,"dim",T)} ${Q} ${F}`.trimEnd(),`${pt} ${Q} ${rt}${(0,A.nI)(tt,D,T)}`]}function e(p){const D=T=>(0,S.
RK)(T.replaceAll("	",f),Number.POSITIVE_INFINITY);return c.test(D(p))?T=>D(T).replaceAll(/(?<=#)#/g," #"):D}function d(p,D,T,U){const Y=(0,A.nc)(p);if(Y<=U)return{
from:0,to:U,text:p};const nt=Math.max(0,U-2-(T-D)),ct=T<U?0:Math.max(0,D-1-Math.ceil(nt*2/3)),pt=Y-ct<=U,Z=ct+(pt?U:U-1),B=(0,A.Wc)(p,ct===0?0:ct+1,Z),H=`${ct===
0?"":"\u2026"}${B}${pt?"":"\u2026"}`;return{from:ct,to:Z,text:H}}function*m(p,D){for(const{text:T}of w(p,D))yield`${T}
`}function*w(p,D){const{isQuiet:T=!1,isRunner:U=!1,context:Y}=D,nt=(0,r.du)(Y,"log",r.h,p.lines),ct=U?nt:{...nt,limits:{...nt.limits,items:0,details:0}};yield{kind:"\
plain",text:O(p,D,ct)};const pt=p.findings.filter(H=>(0,C.Zh)(H,Y)),Z=T?(0,K.CI)(["problems"],{...p,findings:pt},ct):[...(0,K.CI)(K.$9,p,ct),...k(p,ct,U)];let B=!0;
for(const H of Z){const st=M(H,D),it=U&&H.kind==="details"&&st.includes(`
`),lt=!it&&st.includes(`
`);(B||lt)&&(yield{kind:"plain",text:""}),B=lt,yield{kind:it?"group":"plain",text:st}}}function O(p,D,T){const{text:U,style:Y}=R.B2[p.passed?"works":"fails"],nt=D.
isQuiet?[]:(0,K.vH)(p,T).shown;return[`${(0,A.nI)(U,Y,D)} ${(0,A.nI)((0,y.$N)(p,D.context),"bold",D)}`,...nt.map(ct=>M(L.om.paragraph(ct),D))].join(`
`)}function k(p,D,T){const{findings:U,hosts:Y}=p,{context:nt}=D,ct=(0,W.Dx)(U).length>D.limits.places,pt=Y.length>r.dS||ct||U.length>0&&!(0,r.jR)(Y,D),Z=T?"the \
JSON report has all details; its path is the output `report`":"for all details: `--format json` or `--report FILE.json`",B=`problem codes: ${nt.docsUrl}`,H=[...U.
some(C.nM)?[B]:[],...pt?[Z]:[],...(0,y.j6)(p,nt)];return H.length===0?[]:[L.om.paragraph(L.Gy.joined(H.map(L.Gy.words),L.Gy.newLine))]}}),2307:((Ot,et,t)=>{t.d(
et,{I4:()=>L,PT:()=>r,g8:()=>y});var A=t(6092),C=t(4120),K=t(7792);function r(o,i){if(typeof o=="string")return(0,A.js)(o);if(!("kind"in o))return o.map(l=>r(l,
i)).join("");switch(o.kind){case"words":return(0,A.My)(o.text).replaceAll("\xA0",i.space);case"code":return W(o,i);case"prose":return(0,A.h$)(o.text,o.max);case"\
strong":return`<b>${r(o.content,i)}</b>`;case"small":return i.small(r(o.content,i));case"sentence":return(0,C.Iu)((0,A.h$)(o.text,o.max));case"link":return R(o.
url,r(o.content,i));case"sign":return i.sign(o.of);case"break":return`<br${i.end}`;case"chart":return i.chart(o)}}function W({text:o,max:i,breaks:l},{end:g,space:$}){
const v=(0,A.D9)(o,i);return l==="never"?v.replaceAll(" ",$):l===void 0?v:v.replaceAll(l==="dots"?/\./g:/(?<!<)\//g,`$&<wbr${g}`)}const R=(o,i)=>o!==null&&((0,K.
AA)(o)||/^#[!-~]+$/.test(o))?`<a href="${(0,A.js)(o,o.length)}">${i}</a>`:i;function y(o,i){const l=g=>r(g,i);switch(o.kind){case"paragraph":return`<p>${l(o.content)}\
</p>
`;case"note":return`<p>${j(o,i)}</p>
`;case"facts":return`<dl>
${o.facts.map(({label:g,texts:$})=>`<dt>${(0,C.Iu)(g)}</dt>${$.map(v=>`<dd>${l(v)}</dd>`).join("")}
`).join("")}</dl>
`;case"sources":return M(o.items,i);case"problem":return x(o,i);case"table":return h(o,i);case"details":return a(o,i)}}const S=(o,i)=>o.map(l=>y(l,i)).join(""),
L=o=>o===void 0?"":` class="${o}"`;function j({label:o,text:i,as:l},g){const $=r(i,g);if(l==="items")return $;const v=(0,C.Iu)(o);return l!=="small"?l==="help"?
`<b>${v}:</b> ${$}`:`${v}: ${$}`:g.small(`${o==="history"?(0,C.Iu)($):`${v} ${$}`}.`)}function x(o,i){const{severity:l,code:g,url:$,count:v,title:s,message:u,parts:_}=o,
f={kind:"link",url:$,content:g},c=(0,K.mG)`${K.Gy.sign(K.rC[l])} ${K.Gy.strong([v,s])} (${f})`,n=K.Gy.isEmpty(u)?"":`<p>${r(u,i)}</p>
`;return i.problem(l,r(c,i),`${n}${S(_,i)}`)}function M(o,i){const l=u=>r(u,i),{figures:g=[],messages:$=[]}=Object.groupBy(o,({message:u=""})=>K.Gy.isEmpty(u)?"\
figures":"messages"),v=g.map(({place:u="",line:_})=>`<figure><figcaption>${l(u)}</figcaption>${E(_,i)}</figure>
`),s=$.map(({place:u="",message:_="",help:f="",line:c})=>{const n=K.Gy.isEmpty(f)?"":`<br${i.end}<b>Help:</b> ${l(f)}`;return`<li>${l(K.Gy.joined([u,_],K.Gy.words(
": ")))}${n}${E(c,i)}</li>
`});return`${v.join("")}${s.length===0?"":`<ul>
${s.join("")}</ul>
`}`}function E(o,i){if(o===void 0)return"";const l=(0,A.J7)(o.before.trimStart().replaceAll("	"," ")),[g,$,v]=[l,o.literal,o.after].map(s=>r(s.replaceAll("	"," "),
i));return`<pre>${g}<mark>${$}</mark>${v}</pre>`}function a({title:o,children:i,anchor:l,isOpen:g},$){const v=r(o.name,$),s=S(i,$),u=o.sign===null&&K.Gy.isEmpty(
o.text),_=s===""?`<b>${v}</b>`:$.name(v),c=[o.sign===null?"":$.sign(o.sign),u?v:_,r(o.text,$)].filter(e=>e!=="").join(" ");if(s==="")return`<p>${c}</p>
`;const n=l===void 0?s:`<div id="${(0,A.My)(l)}">
${s}</div>
`;return`<details${L(l===void 0?void 0:"host")}${g?' open=""':""}>
<summary>${c}</summary>
${n}</details>
`}function h({caption:o,columns:i,rows:l,style:g},$){const v=i.map(({title:_})=>r(_,$)),s=l.map(({cells:_,host:f,sign:c})=>{const n=f===void 0?"":` data-host="${(0,A.
My)(f.anchor)}"${f.isFailing?' data-failing=""':""}`,[e="",...d]=_,w=[c===void 0?e:(0,K.mG)`${K.Gy.sign(c)}${K.Gy.words("\xA0")}${e}`,...d].map((O,k)=>$.cell(k===
0?"first column":"row",K.Gy.isEmpty(O)?"\u2013":r(O,$),i[k]?.style,g===void 0?v[k]:""));return`<tr${n}>${w.join("")}</tr>
`}),u=i.map((_,f)=>$.cell("head",v[f]??"",_.style));return $.table(o,g,`<thead>
<tr>${u.join("")}</tr>
</thead>
<tbody>
${s.join("")}</tbody>
`)}}),1423:((Ot,et,t)=>{t.d(et,{OT:()=>x,TM:()=>f,Zw:()=>M});var A=t(9432),C=t(9119),K=t(1780),r=t(2796),W=t(4503),R=t(4120),y=t(8884),S=t(7792),L=t(7035),j=t(806);
function x(c,n){const{shown:e,rest:d}=(0,A.zN)((0,r.cZ)(c),n.limits.causes),m=new Set,w=d.flatMap(O=>O.findings).length;return[...e.map(O=>M(O,n,m)),...(0,j.OS)(
w,"finding",n)]}function M(c,n,e=new Set){const{severity:d,code:m,title:w,message:O,help:k,hosts:p,findings:D}=c,{context:T,limits:U}=n,Y=(0,y.f5)(D).map(H=>(0,j.
ik)(H,n)),[nt,ct]=p,pt=nt&&ct===void 0?T.history?.get(nt):void 0,Z=d==="error"&&(0,r.hs)(D)&&!e.has(`history ${nt}`),B=pt&&Z?(0,L.kW)(pt):null;return B!==null&&
e.add(`history ${nt}`),{kind:"problem",severity:d,code:m,url:`${T.docsUrl}#${m}`,count:(0,r.pq)(c),title:w,message:O===null?S.Gy.nothing:S.Gy.sentence(O,U.characters),
parts:[...O===null?o(c,n,e):a(c,n,e),...E("required by",S.Gy.joined(Y),"line"),...E("help",k?S.Gy.prose(k,U.characters):S.Gy.nothing,"help"),...E("affects",(0,R.
od)(c.affects,T.clients),"small"),...E("history",B??S.Gy.nothing,"small")]}}const E=(c,n,e)=>S.Gy.isEmpty(n)?[]:[{kind:"note",label:c,text:n,as:e}];function a(c,n,e){
const{findings:d}=c,m=$(d,n),w=(0,y.Dx)(d),O=m.length>1&&w.length>1,k=m.length>1?"hosts":"host",p=l(d,n,e),D=n.limits.hasLines&&(!O||p.line!==void 0),T=D?w.slice(
0,1):[];return[..._(k,m,n.limits.hosts,"host",n,U=>v(U,O,n)),...D?g([p]):[],...s(d,T,O,n),...h(d,n)]}function h([c],n){const e=(c?.problem.constraints??[]).filter(
({conflicts:m})=>!m),d=n.limits.places;return _("other constraints",e,d,"constraint",n,m=>(0,j.ZT)(S.Gy.value(m.text),(0,j.N8)(m,n)))}function o(c,n,e){const d=(0,r.
cr)(c.findings),{shown:m,rest:w}=(0,A.zN)(d,n.limits.messages),O=T=>g(T.map(U=>i(U,c,n,e))),p=(u(n)===0?m:d).flatMap(T=>(0,y.Dx)(T).slice(0,1)),D=!n.limits.hasLines||
c.hosts.length>1;return[...O(m),...f(w.flat(),"finding",n,T=>O((0,r.cr)(T))),...s(c.findings,p,D,n)]}function i(c,{help:n},e,d){const[{problem:m}]=c,{characters:w,
hosts:O}=e.limits,k=$(c,{...e,detailed:new Set}),p=S.Gy.some(k,O,ct=>v(ct,k.length>1,e),"host"),{places:D,noun:T}=(0,y.TD)((0,y.Dx)(c)),U=D.length<2?"":` (and ${(0,A.
px)(D.length-1,`more ${T}`)})`,Y=(0,S.mG)`${S.Gy.prose(m.message,w)}${U}`,nt=n===null?m.help:void 0;return{...l(c,e,d),message:S.Gy.joined([p,Y],S.Gy.words(": ")),
help:nt?S.Gy.prose(nt,w):S.Gy.nothing}}function l(c,n,e){const d=(0,y.tN)(c);if(d===null)return{};const m=(0,C.R3)(d),w=d.target===void 0?"":` \u2192 ${(0,C.II)(
d.target)}`,O=!n.limits.hasLines||e.has(m)?void 0:n.lines.get(m);return e.add(m),{place:S.Gy.link((0,W.uM)(d,n.context),S.Gy.path(m+w)),line:O}}const g=c=>{const n=c.
filter(({place:e="",message:d=""})=>!S.Gy.isEmpty([e,d]));return n.length===0?[]:[{kind:"sources",items:n}]};function $(c,{detailed:n}){if(!(0,r.hs)(c))return[];
const e=[...Map.groupBy(c,({host:m})=>m).values()],[d]=c;return e.length>1||!d?.host||d.isHostNew||n.has(d.host)?e:(0,K.PP)(d.problem.message).includes(d.host)?
[]:e}function v(c,n,e){const[d]=c,m=d?.host?(0,j.b8)(d.host,e):S.Gy.nothing,w=(0,y.mj)(c,e.context.repositories.length),O=S.Gy.some((0,y.Dx)(c),1,D=>(0,j.ik)(D,
e)),k=n?w===""?O:w:S.Gy.nothing,p=d?.isHostNew?R.dy:S.Gy.nothing;return(0,j.ZT)(m,p,k)}function s(c,n,e,d){const{limits:m,context:w}=d,O=(0,y.mj)(c,w.repositories.
length);if(O===""&&e)return[];const k=(0,y.Dx)(c),p=(0,y.oN)(O===""?k:(0,y.TD)(k).places,n),D=U=>(0,j.ik)(U,d),T=n.length>0?"also at":"place";return O===""?_(T,
p,m.places,"place",d,D):p.length===0?[S.om.paragraph(S.Gy.sentence(`in ${O}`))]:_(`in ${O}`,p,m.hosts,"repository",d,D)}const u=({medium:c,limits:n})=>c==="log"?
0:n.items;function _(c,n,e,d,m,w){const{shown:O,rest:k}=(0,A.zN)(n,e),p=d==="host"||c==="place"?"items":"line";if(u(m)===0){const T=k.length>0&&m.medium!=="log"?
(0,S.mG)` ${m.elsewhere}`:S.Gy.nothing;return E(c,(0,S.mG)`${S.Gy.some(n,e,w,d)}${T}`,p)}return[...E(c,S.Gy.joined(O.map(w)),p),...f(k,d,m,D=>[S.om.paragraph(S.
Gy.joined(D.map(w)))])]}function f(c,n,e,d){if(u(e)===0)return(0,j.OS)(c.length,n,e);const m=S.om.title((0,A.px)(c.length,`more ${n}`));return S.om.details(m,(0,j.
Ku)(c,u(e),n,e,d))}}),3435:((Ot,et,t)=>{t.d(et,{Ub:()=>o,aJ:()=>x,gT:()=>M,qP:()=>g,sN:()=>E,wn:()=>h});var A=t(9432),C=t(9119),K=t(4503),r=t(5102),W=t(4120),R=t(
7792),y=t(806);const S=4,L=7;function j(s){const u=s.flatMap(f=>{const c=Map.groupBy(f.places,l);return c.size===0&&c.set(null,[]),Array.from(c,([n,e])=>({name:n,
finding:{...f,places:e}}))}),_=([,f])=>f.filter(({severity:c})=>c==="error").length;return[...Map.groupBy(u,({name:f})=>f)].map(([f,c])=>[f,c.map(({finding:n})=>n)]).
toSorted((f,c)=>_(c)-_(f))}function x(s,u){if(u.context.repositories.length===0)return[];const _=j(s.filter(r.nM)).filter(([m])=>m!==null),[f]=_;if(f===void 0)return[];
const c=R.Gy.some(_,{few:S},([m,w])=>(0,R.mG)`${R.Gy.code(m??"")} (${(0,W.H8)(w)})`),n=R.om.title((0,A.px)(_.length,"repository"),(0,R.mG)`with errors or warnings in files: ${c}`,
(0,r.hm)(f[1])==="error"?"fails":"warns"),e=u.medium==="log"?0:u.limits.rows,d=(0,y.Ku)(_,e,"repository",u,m=>$(m,u));return[{kind:"details",title:n,children:d}]}
const M=s=>["fails","unchecked"].includes((0,r.sG)(s));function E({hosts:s,files:u},_){const f=a(s.filter(M).map(o)),c=u.filter(({severity:T})=>T==="error"),n=a(
c.map(({places:T})=>i(T))),e=[R.om.column("Repository",T=>R.Gy.link((0,K.aE)(T),R.Gy.code(T.name))),R.om.column("Commit",h),R.om.column("Failing hosts",f,"numbe\
r"),R.om.column("Errors in files",n,"number")],d=(T,U)=>R.om.table(T,e,U),m=T=>(f(T)??0)+(n(T)??0),{hit:w=[],other:O=[]}=Object.groupBy(_.context.repositories,T=>m(
T)>0?"hit":"other"),k=w.toSorted((T,U)=>m(U)-m(T)),p=(0,A.px)(O.length,"repository"),D=R.om.title(`${p} without failing hosts or errors in files`);return[...d(k,
"Repositories with failures"),...R.om.details(D,d(O,"Other repositories"))]}function a(s){const u=Map.groupBy(s.flat(),_=>_);return({name:_})=>u.get(_)?.length??
null}const h=s=>s.commit===null?R.Gy.nothing:R.Gy.link((0,K.DZ)(s),R.Gy.code(s.commit.slice(0,L))),o=({requirements:s})=>i(s.flatMap(({because:u})=>u)),i=s=>[...new Set(
s.map(l))].filter(u=>u!==null),l=s=>typeof s=="string"?null:(0,C._M)(s.file),g=(s,u)=>$(j(s),u),$=(s,u)=>s.flatMap(([_,f])=>{const{context:c,limits:n}=u,e=_??c.
repository?.name,d=c.repositories.find(O=>O.name===e),m=R.om.title(e===void 0?R.Gy.words("This checkout"):R.Gy.link((0,K.aE)(d),R.Gy.path(e)),(0,W.H8)(f)),w=O=>R.
om.table(O,v(u),"Findings in files");return R.om.details(m,(0,y.Ku)(f,n.rows,"finding",u,w))}),v=s=>[R.om.column("Place",({places:u})=>(0,y.AZ)(u,s.limits.ownPlaces,
s,!0)),R.om.column("Severity",({severity:u})=>(0,R.mG)`${R.Gy.sign(R.rC[u])} ${u}`),R.om.column("Problem",({problem:{message:u,code:_}})=>(0,R.mG)`${R.Gy.sentence(
u,s.limits.characters)} (${(0,y.U1)(_,s)})`)]}),4073:((Ot,et,t)=>{t.d(et,{YK:()=>xt,$9:()=>Ft,KL:()=>Ht,dI:()=>Nt,$M:()=>bt,WQ:()=>zt,vH:()=>Wt,CI:()=>Qt,Ks:()=>Zt});
var A=t(9432),C=t(5102),K=t(6097),r=t(7792),W=t(5517),R=t(4120),y=t(6906),S=t(7035),L=t(806);const j=10,x=[7,30,90],M=30;function E(G,P){const{medium:b,limits:z,
context:q}=P,[at,mt]=[b==="log",b==="summary"],Et=o(G,q),ht=mt?Et:Et.filter(Lt=>l(Lt,q)),Tt=Lt=>r.om.title("History:",Lt);if(ht.length===0)return mt&&q.history?.
size?[r.om.line(Tt("1 run so far"))]:[];const $t=at?ht.map(Lt=>[Lt]):g(ht,q),{shown:At,rest:It}=(0,A.zN)($t,Math.max(z.rows,j)),Dt=(0,A.zN)(At,at?At.length:j),wt=[
r.om.column("Host",Lt=>_(Lt,P)),...f(ht,P)],kt=([Lt])=>Lt?{sign:(0,C.sG)(Lt)}:{},jt=Lt=>r.om.table(Lt,wt,"History",kt),Bt=r.om.title((0,A.px)(Dt.rest.flat().length,
"more host")),Pt=b==="brief"?P.elsewhere:"in the history file",St=[...jt(Dt.shown),...r.om.details(Bt,jt(Dt.rest)),r.om.paragraph(r.Gy.small(v(At,P))),...(0,L.OS)(
It.flat().length,"host",{...P,elsewhere:Pt})],Kt=$(Et,q);return at?r.om.details(Tt(`${Kt}; uptime and latency of ${M} days`),St):[r.om.line(Tt(Kt)),...St,...mt?
(0,S.hc)(P):[]]}const a=(G,{history:P})=>G.flatMap(({visit:b})=>P?.get(b.host)??[]),h=(G,P)=>a(G,P).flatMap(({recent:b})=>b);function o({hosts:G},P){const b=(z,q)=>{
const[{good:at,runs:mt}={good:1,runs:1}]=i([z],q,P);return at/mt};return G.filter(z=>h([z],P).filter(W.yX).length>1).toSorted((z,q)=>Number((0,C.DI)(q))-Number(
(0,C.DI)(z))||b(z,M)-b(q,M)||b(z,90)-b(q,90))}const i=(G,P,b)=>a(G,b).flatMap(({uptime:z})=>z.find(({days:q,runs:at})=>q===P&&at>0)??[]),l=(G,P)=>(0,C.DI)(G)||h(
[G],P).some(({outcome:b})=>b==="fails"),g=(G,P)=>[...Map.groupBy(G,b=>{const[z]=a([b],P).flatMap(({incidents:q})=>q.slice(0,1));return z?.until===null?z.from:b.
visit.host}).values()];function $(G,P){const b=Math.max(...a(G,P).map(({recent:mt})=>mt.length)),z=`the last ${(0,A.px)(b,"run")}`,q=G.filter(mt=>l(mt,P)).length;
if(q===0)return`no failure in ${z}`;const at=h(G,P).filter(({outcome:mt})=>mt==="fails").length;return G.length===1?`${at} of ${z} failed`:`${q} of ${G.length} \
hosts failed in ${z}`}function v(G,{medium:P,context:b}){const z=Et=>r.Gy.words(Et.replaceAll(" ","\xA0")),q=r.Gy.joined((0,y.MC)(G.flatMap(Et=>s(Et,b))).map(([
Et,ht])=>(0,r.mG)`${r.Gy.code(Et)}${z(` ${ht}`)}`));if(P==="log")return q;const mt=G.some(({length:Et})=>Et>1)?"; of several hosts, the worst of each run":"";return(0,r.
mG)`The newest run is at the right${r.Gy.words(mt)}. ${q}. Uptime: the share of runs without an error. Latency: median of discovery.`}function s(G,P){const b=a(
G,P);return(b[0]?.recent??[]).map((z,q,{length:at})=>{const mt=b.flatMap(({recent:Tt})=>Tt.at(q-at)??[]),Et=mt.flatMap(({ms:Tt})=>Tt??[]);return{outcome:W.im.find(
Tt=>mt.some($t=>$t.outcome===Tt))??"skipped",ms:Et.length===0?null:Math.max(...Et)}})}const u=({medium:G})=>G==="summary"||G==="brief";function _(G,P){const b=r.
Gy.some(G,P.limits.hosts,({visit:mt})=>(0,L.b8)(mt.host,P,r.Gy.name));if(!u(P))return b;const[z]=a(G,P.context),q=z===void 0?null:(0,S.XQ)(z),at=P.medium==="bri\
ef"||q===null?r.Gy.nothing:r.Gy.small(q);return r.Gy.joined([b,(0,S.bW)(s(G,P.context)),at],r.Gy.newLine)}function f(G,P){const{medium:b,context:z}=P;if(z.history===
null)return[];const q=b==="log",at=(It,Dt)=>q?It:(0,r.mG)`${It}${r.Gy.newLine}${r.Gy.words(`${Dt}\xA0days`)}`,mt=(It,Dt)=>{const wt=i(It,Dt,z),kt=(0,A.px)(Math.
max(0,...wt.map(({runs:Pt})=>Pt)),"run"),jt=u(P)&&wt.length>0?r.Gy.small(kt):r.Gy.nothing,Bt=({good:Pt,runs:St})=>Pt/St;return r.Gy.joined([(0,S.be)(wt,Bt,S.mc),
jt],r.Gy.newLine)},Et=It=>a(It,z).flatMap(({medianMs:Dt})=>Dt??[]),ht=It=>(0,S.be)(Et(It),Number,R.kJ),Tt=It=>(0,S.bW)(s(It,z)),$t=a(G,z),At=x.filter(It=>$t.some(
Dt=>c(Dt,It)));return[...u(P)?[]:[r.om.column("Last runs",Tt,"history")],...(q?[M]:At).map(It=>{const Dt=It===x[0]?"number uptime":"number older";return r.om.column(
at("Uptime",It),wt=>mt(wt,It),Dt)}),r.om.column(at("Latency",M),ht,"number minor")]}const c=({uptime:G},P)=>G.some(({days:b,runs:z},q)=>b===P&&z>1.1*(G[q-1]?.runs??
0));var n=t(2886),e=t(7615),d=t(3435);const m=2,w=4,O=6,k=20,p=200;function D(G,P=r.Gy.nothing){const{discovery:b}=G.visit.attempt,z=new Set((0,C.QK)(G).map(({problem:at})=>at.
title));if(z.size>0)return(0,A.K4)([...z],m);if(b.kind==="skipped")return b.problem.title;const q=r.Gy.some(G.services,O,({id:at})=>(0,e.h0)(at));return(0,L.ZT)(
r.Gy.isEmpty(q)?"no services":q,P)}const T=({visit:G,servicesFrom:P},b)=>P===null?(0,R.kJ)(G.attempt.timing.totalMs):(0,r.mG)`host block at ${(0,L.ik)(P,b)}`;function U(G,P,b=!1){
const{visit:z,isNew:q,findings:at}=G,mt=(0,C.sG)(G),Et=(0,L.b8)(z.host,{...P,detailed:new Set}),ht=q?` (${R.dy})`:"",Tt=(0,r.mG)`${C.nx[mt]}${ht}: ${D(G,T(G,P))}`,
$t=r.om.title(Et,Tt,mt),At={kind:"facts",facts:(0,e.xS)(G,P)};if(P.medium!=="page")return{kind:"details",title:$t,children:[At]};const It=at.map(({severity:wt,problem:{
message:kt,help:jt,code:Bt}})=>{const Pt=jt?(0,r.mG)` ${r.Gy.strong("Help:")} ${r.Gy.prose(jt)}`:r.Gy.nothing,St=r.Gy.sign(r.rC[wt]);return{message:(0,r.mG)`${St} ${r.
Gy.sentence(kt)}.${Pt} (${(0,L.U1)(Bt,P)})`}}),Dt=P.context.history?.get(z.host)?.incidents??[];return{kind:"details",title:$t,isOpen:b,anchor:(0,L.dI)(z.host),
children:[{kind:"sources",items:It},At,...(0,S.cT)(Dt,P)]}}function Y(G,P,b){const{medium:z,limits:q}=b,at=P.filter(Pt=>(0,C.QK)(Pt).every(St=>!(0,C.JR)(Pt)&&!(0,n.
zv)(St))),mt=G.flatMap(Pt=>at.filter(St=>(0,C.sG)(St)===Pt)),[Et]=mt;if(Et===void 0||(0,L.jR)(P,b))return[];const ht=z==="log",Tt=(0,C.QK)(Et).length>0,$t=ht||Tt,
At=$t&&mt.length<=L.dS,It=Tt?q.details:ht?q.items:q.rows,Dt=(0,L.Ku)(mt,At?L.dS:It,"host",b,Pt=>$t?Pt.map(St=>U(St,b)):r.om.table(Pt,nt(b),"Hosts"));if(At||Tt&&
(ht||Dt.length===0))return Dt;const wt=r.Gy.some(mt,{few:w},({visit:Pt})=>(0,L.b8)(Pt.host,b)),kt=(0,C.sG)(Et),jt=Tt?"with errors or warnings":C.nx[kt];return[{
kind:"details",title:mt.length===1?r.om.title(wt,jt,kt):r.om.title((0,A.px)(mt.length,"host"),(0,r.mG)`${jt}: ${wt}`,kt),children:Dt}]}const nt=G=>[r.om.column(
"Host",P=>ct(P,G)),r.om.column("Required by",({requirements:P})=>{const b=P.flatMap(z=>z.because);return(0,L.AZ)(b,G.limits.ownPlaces,G)}),r.om.column("Result",
P=>D(P,T(P,G)))];function ct({visit:{host:G},isNew:P},b){const z=P?r.Gy.small(R.dy):r.Gy.nothing;return r.Gy.joined([(0,L.b8)(G,b,r.Gy.name),z],r.Gy.newLine)}const pt=G=>(0,r.
mG)`${r.Gy.sign((0,C.sG)(G))} ${C.nx[(0,C.sG)(G)]} ${r.Gy.small(D(G))}`;function Z(G,P){const b=ht=>(0,d.Ub)(ht).length||null,z=[r.om.column("Host",ht=>ct(ht,P),
"name"),r.om.column("Status",pt,"status"),r.om.column("Time",ht=>(0,C.JR)(ht)?null:T(ht,P),"number minor"),r.om.column("Repositories",b,"number repositories"),...f(
G,P).map(ht=>({...ht,cell:Tt=>ht.cell([Tt])})),r.om.column("Certificate expires",H,"minor when")],q=ht=>r.om.table(ht,z,"Hosts",B,"hosts",p),{good:at=[],other:mt=[]}=Object.
groupBy(G,ht=>(0,C.sG)(ht)==="works"?"good":"other");if(at.length<=k||mt.length===0)return q(G);const Et=r.om.title((0,A.px)(at.length,"host"),C.nx.works,"works");
return[...q(mt),...r.om.details(Et,q(at))]}const B=G=>({host:{anchor:(0,L.dI)(G.visit.host),isFailing:(0,d.gT)(G)}}),H=({visit:G})=>G.attempt.certificates.map(({
expires:P})=>P.slice(0,10)).sort()[0]??"";var st=t(1423),it=t(9119),lt=t(8032),gt=t(5243);const Mt=3,X=6,F=2,Q=12,tt=(G,P)=>(0,C.Yn)(G,({rows:b})=>b).flatMap(b=>rt(
b,P));function rt(G,P){if(G.length===0)return[];const{medium:b,limits:z,context:q}=P,at=dt(G),mt=G.length<=L.dS,Et=at.sign==="fails"||at.sign==="warns"?b!=="log"||
mt:b==="page"||b==="summary"&&q.repositories.length<=1||b==="log"&&mt&&G.some(({rows:Tt})=>Tt.some(ut)),ht=(0,L.Ku)(G,Et?z.roots:0,"root module",P,Tt=>Tt.map($t=>({
kind:"details",title:dt([$t]),children:V($t,P)})));return mt&&ht.length>0?ht:[{kind:"details",title:at,children:ht}]}const ut=({excluding:G=[]})=>G.length>0;function dt(G){
const P=G.flatMap(At=>At.rows),b=(0,C.Fl)(P),z=G.length===1,q=G[0]?.clients??[],at=P.filter(At=>(0,C.Fl)([At])===b),mt=new Set(at.map(At=>vt(At,q))),Et=z?Array.
from(mt,r.Gy.path):G.map(N),ht=(0,r.mG)`${z?"for":"in"} ${r.Gy.some(Et,Mt,At=>At)}`,Tt={fails:(0,r.mG)`init fails ${ht}`,warns:(0,r.mG)`warnings ${ht}`,skipped:I(
P),works:I(P)},$t=z?G.map(N):(0,A.px)(G.length,"root module");return r.om.title((0,r.mG)`${$t}:`,Tt[b],b)}function I(G){const P=({kind:$t,source:At})=>`${$t} ${At}`,
b=[...new Map(G.map($t=>[P($t),$t])).values()];if(b.length===0)return"no registry modules and no providers";const z=Map.groupBy(b,({kind:$t})=>$t),q=Array.from(
z,([$t,{length:At}])=>(0,A.px)(At,$t)).join(" and "),at=G.some(({isDirect:$t,platforms:At})=>$t||At.length>0),mt=[...G.some(({isDirect:$t})=>!$t)?["version"]:[],
...at?["package"]:[]],Et=new Set(G.filter(C.Rm).map(P)).size,ht=b.filter(({chosen:$t})=>Object.values($t).includes(null)).length,Tt=[...ht>0?[`${ht} without a v\
ersion`]:[],...Et>0?[`${Et} not checked`]:[]];return`${q}, ${Tt.join(", ")||`every ${mt.join(" and ")} is available`}`}const N=({directory:G})=>G==="."?r.Gy.words(
"the top directory"):r.Gy.path((0,it.II)(G));function V({rows:G,clients:P},b){const z=(0,C.Yn)(G,at=>[at]).flat(),q=at=>({sign:(0,C.Fl)([at])});return(0,L.Ku)(z,
b.limits.rows,"row",b,at=>r.om.table(at,J(P,b),"Modules and providers",q))}const J=(G,P)=>[r.om.column("Module or provider",b=>ft(b,G,P)),r.om.column("Problem",
({problems:b})=>{const z=b.filter(({usualSeverity:q})=>q!=="notice");return r.Gy.joined(z.map(({code:q})=>(0,L.U1)(q,P)))}),r.om.column("Constraint",b=>ot(b,P)),
r.om.column("Version",b=>Rt(b,G)),r.om.column("Newest",b=>yt(b,P)),r.om.column("Platforms",({platforms:b})=>r.Gy.some(b,Q,({platform:z,available:q})=>{const at=q===
null?"?":q?"\u2713":"\u2717";return(0,r.mG)`${r.Gy.words(at)} ${r.Gy.value(z)}`}))];function ft(G,P,b){const z=r.Gy.path(vt(G,P));if(b.medium==="log")return z;const q=G.
source===G.address?r.Gy.nothing:r.Gy.path(G.source),at=G.places.slice(0,1).map(Et=>(0,L.ik)(Et,b)),mt=r.Gy.joined([q,at],r.Gy.words(" at "));return r.Gy.joined(
[r.Gy.strong(z),r.Gy.small(mt)],r.Gy.newLine)}function ot({constraints:G,requiredBy:P,conflicting:b=[]},z){if(P===void 0)return r.Gy.joined(G.map(r.Gy.value));const q=[
...new Set([...b,...P])],{shown:at,more:mt}=(0,A.zN)((0,it.c1)(q,({text:Tt})=>Tt),X),Et=at.map(Tt=>{const[$t]=Tt,At=b.includes($t)?r.Gy.words("\u2717\xA0"):r.Gy.
nothing,It=(0,r.mG)`${At}${r.Gy.value($t.text)}`,Dt=_t(Tt,z);return z.medium==="log"?(0,L.ZT)(It,Dt):(0,r.mG)`${It} ${r.Gy.small(Dt)}`}),ht=mt===0?r.Gy.nothing:
r.Gy.words(`and ${mt} more`);return r.Gy.joined([...Et,ht],r.Gy.newLine)}function yt({newest:G,excluding:P=[]},b){if(G===null)return r.Gy.nothing;const z=P.length===
0?r.Gy.nothing:(0,r.mG)`excluded by ${_t(P,b)}`;return(0,L.ZT)(r.Gy.value(G),z)}const _t=(G,P)=>r.Gy.some(G,F,b=>P.medium!=="log"||(0,it.Kh)(b)?(0,L.N8)(b,P):r.
Gy.path(Gt(b))),Gt=({module:G,place:P})=>[G,...(typeof P=="string"?void 0:P.inside)?.through??[]].flatMap(b=>b?.replace(/ \(.*\)$/,"")??[]).join(" > "),vt=({address:G,
host:P},b)=>b.every(z=>(0,gt.Vm)(z)===P)&&G.startsWith(`${P}/`)?G.slice(P.length+1):G;function Rt({chosen:G,locked:P},b){const z=lt.Du.filter(ht=>G[ht]!==void 0),
q=Map.groupBy(z,ht=>G[ht]??null),at=q.size<2&&b.every(ht=>z.includes(ht)),mt=Array.from(q,([ht,Tt])=>{const $t=ht===null?"none":r.Gy.value(ht);return at?$t:(0,r.
mG)`${(0,A.eZ)(Tt)} ${$t}`});if(P===null||mt.length===0)return r.Gy.joined(mt);const Et=q.size===1&&q.has(P);return(0,L.ZT)(r.Gy.joined(mt),Et?"locked":(0,r.mG)`locked: ${r.
Gy.value(P)}`)}const Ct=["problems","unchecked","ownFiles","history","roots"],bt=[...Ct,"requests","passed","skipped","notices","notes"],xt=[...Ct,"passed","ski\
pped","notes"],Ft=[...Ct,"requests","passed","skipped","remarks"],Ht=["problems","hosts","details","incidents","repositories","roots","files","notices","notes"],
Ut=(G,...P)=>({title:G,blocks:({hosts:b},z)=>Y(P,b,z)}),Nt={problems:{title:"Problems",blocks:({findings:G},P)=>(0,st.OT)(P.medium==="log"?G:G.filter(C.nM),P)},
ownFiles:{title:"Repositories",blocks:({files:G},P)=>(0,d.aJ)(G,P)},history:{title:"History",blocks:E},roots:{title:"Root modules",blocks:Xt},requests:Ut("Reque\
sts","fails","warns"),unchecked:Ut("Hosts","unchecked"),passed:Ut("Hosts that passed","works"),skipped:Ut("Skipped hosts","skipped"),hosts:{title:"Hosts",blocks:({
hosts:G},P)=>Z((0,C.md)(G),P)},details:{title:"Details",blocks:({hosts:G},P)=>Vt((0,C.md)(G),P)},incidents:{title:"Incidents",blocks:(G,P)=>(0,S.hc)(P)},repositories:{
title:"Repositories",blocks:d.sN},files:{title:"Findings in files",blocks:({files:G},P)=>(0,d.qP)(G,P)},notices:{title:"Notices",blocks:Yt},notes:{title:"About \
this check",blocks:Jt},remarks:{title:"Remarks",blocks:(G,P)=>Wt(G,P).rest.map(r.om.paragraph)}};function Xt({roots:G,hosts:P},b){const z=(0,L.jR)(P,b),q=G.filter(
({rows:at})=>!z||(0,C.Fl)(at)!=="fails");return tt(q,b)}const zt=({hosts:G},{limits:P})=>new Set((0,A.zN)((0,C.md)(G),P.details).shown.map(({visit:b})=>b.host)),
Vt=(G,P)=>(0,L.Ku)(G,P.limits.details,"host",P,b=>b.map(z=>U(z,P,b.length===1)));function Yt({findings:G},P){const b=G.filter(q=>!(0,C.nM)(q)),z=r.om.title((0,A.
px)(b.length,"notice"),r.Gy.nothing,"notice");return r.om.details(z,(0,st.OT)(b,P))}function Jt(G,P){const{shown:b,rest:z}=Wt(G,P),q=at=>[r.om.paragraph(r.Gy.joined(
at,r.Gy.newLine))];return[...q(b),...(0,st.TM)(z,"remark",P,q)]}function Wt(G,{context:P,limits:b}){const z=(0,K.h$)(G,P).map(q=>r.Gy.sentence(q,b.characters));
return(0,A.zN)(z,b.remarks)}const Zt=(G,P,b)=>G.flatMap(z=>{const{title:q,blocks:at}=Nt[z],mt=z==="details"&&P.hosts.length>L.dS,Et=at(P,b);return Et.length===0?
[]:[{id:z,title:q,isFolded:mt,blocks:Et}]}),Qt=(G,P,b)=>G.flatMap(z=>Nt[z].blocks(P,b))}),5955:((Ot,et,t)=>{t.d(et,{M:()=>W,u:()=>y});var A=t(2170),C=t(1780),K=t(
6092),r=t(8884);function*W(S,L=""){const j=`${L}  `,x=S instanceof Iterator,[M,E]=x?"[]":"{}";let a=M;for(const h of x?S:Object.entries(S)){const[o,i]=x?["",h]:
[`"${h[0]}": `,h[1]];if(i===void 0)continue;const l=`${a}
${j}${o}`;a=",",R(i)?(yield l,yield*W(i,j)):yield l+(0,K.s$)(JSON.stringify(i,null,2).replaceAll(`
`,`
${j}`))}yield a===M?`${M}${E}`:`
${L}${E}`}const R=S=>S instanceof Iterator||Object.values(S??{}).some(L=>L instanceof Iterator);function y(){const S=new Map;return L=>{const{host:j,problem:x}=L,
M=(0,K.RK)((0,r.ju)(L)??""),a=j===null&&!x.code.startsWith("file-")?(0,K.RK)((0,C.pj)(x.message)):"",h=[x.code,j??"",M,(0,A.W7)(L),a].join("|"),o=(S.get(h)??0)+
1;return S.set(h,o),`${h}|${o}`}}}),6906:((Ot,et,t)=>{t.d(et,{B2:()=>K,MC:()=>j,qX:()=>L,wh:()=>r});var A=t(6092),C=t(5517);const K={fails:{text:"\u2717",emoji:"\
\u274C",style:"red",height:16},unchecked:{text:"\u2717",emoji:"\u274C",style:"red",height:2},warns:{text:"!",emoji:"\u26A0\uFE0F",style:"yellow",height:10},skipped:{
text:"\u25CB",emoji:"\u26AA",style:"blue",height:2},works:{text:"\u2713",emoji:"\u2705",style:"green",height:6},notice:{text:"\xB7",emoji:"\u2139\uFE0F",style:"\
blue",height:0}};function r(x){if(typeof x=="string")return(0,A.RK)(x);if(!("kind"in x))return x.map(r).join("");switch(x.kind){case"words":return x.text;case"c\
ode":case"prose":case"sentence":return(0,A.RK)(x.text,x.max);case"strong":case"small":case"link":return r(x.content);case"sign":return K[x.of].text;case"break":
return", ";case"chart":return L(x.runs)}}const W=[{mark:"\u2581",belowMs:100,words:"below 100 ms"},{mark:"\u2582",belowMs:250,words:"below 250 ms"},{mark:"\u2583",
belowMs:500,words:"below 500 ms"},{mark:"\u2585",belowMs:1e3,words:"below 1 s"},{mark:"\u2586",belowMs:2500,words:"below 2.5 s"},{mark:"\u2587",belowMs:Number.POSITIVE_INFINITY,
words:"2.5 s or more"}],R="\u2573",y="\u254C";function S(x){return x.outcome==="fails"?R:(0,C.yX)(x)?W.find(({belowMs:M})=>(x.ms??0)<M)?.mark??"":y}const L=x=>x.
map(S).join("");function j(x){const M=new Set(x.map(S)),E=x.some(o=>S(o)===W[0].mark&&o.ms===null);return[...W.map(({mark:o,words:i},l)=>[o,l===0&&E?`${i} or no\
t measured`:i]),[R,"failed"],[y,"no result"]].filter(([o])=>M.has(o))}}),3394:((Ot,et,t)=>{t.d(et,{Cf:()=>$,Fp:()=>f,Gc:()=>l,gD:()=>u,ni:()=>M,wQ:()=>g,yv:()=>c});
var A=t(9432),C=t(6092),K=t(2307),r=t(5102),W=t(4073),R=t(806),y=t(4120),S=t(6906),L=t(6097),j=t(7792);const x={sign:n=>S.B2[n].emoji,small:n=>`<sub>${n}</sub>`,
name:n=>`<b>${n}</b>`,chart:({runs:n,label:e})=>`<code role="img" aria-label="${(0,C.My)(e)}">${(0,S.qX)(n)}</code>`,problem:(n,e,d)=>`<p>${e}</p>
${d}`.replaceAll(`</p>
<p>`,`
<br>`).replaceAll(`</sub>
<br><sub>`," "),table:(n,e,d)=>`<table>
${d}</table>
`,cell:(n,e,d)=>{const m=d?.startsWith("number"),w=m?e.replaceAll(" ","&nbsp;"):e,O=m?' align="right"':"";return n==="head"?`<th${O||' align="left"'}>${w}</th>`:
`<td${O}>${w}</td>`},end:">",space:"&nbsp;"},M=n=>(0,K.PT)(n,x),E=n=>n.map(e=>(0,K.g8)(e,x).trim()).filter(e=>e!=="").join(`

`),a=1e6,h=10,o=100,i=7;function l(n,e){const d=e.docsUrl.replace(/[^/]*$/,"recipes.md#keep-the-report"),m=j.Gy.link(d,j.Gy.words("in the JSON report"));return $(
W.$M,n,(0,R.du)(e,"summary",m,n.lines),{head:`## ${u(n,e)}`,foot:(0,j.mG)`tf-disco ${e.version}, started ${(0,y.QN)(e.startedAt)}.`,maxBytes:a})}const g=(n,e,d,m)=>$(
W.YK,n,(0,R.du)(e,"brief",R.xy),{head:`### ${_(n,e)}`,foot:(0,j.mG)`Details in the summary of ${f(d)}. Updated automatically.`,maxBytes:m});function $(n,e,d,{head:m,
foot:w,maxBytes:O}){const k=E([j.om.paragraph(j.Gy.small(w))]),p=O-h-(0,A.$$)(m+k),D=v(n,e,d),T=s(D,E,p);return`${[m,...T,k].filter(U=>U!=="").join(`

`)}
`}const v=(n,e,d)=>n.flatMap(m=>{const{title:w,blocks:O}=W.dI[m],k=j.om.paragraph((0,j.mG)`${w}: more ${d.elsewhere}`);return m!=="problems"?[[O(e,d),[k]]]:O(e,
d).map(p=>p.kind==="problem"?[[p],[{...p,message:j.Gy.nothing,parts:[]}]]:[[p]])});function s(n,e,d){const m=n.map(([k=[]])=>e(k)),w=()=>m.reduce((k,p)=>k+(p===
""?0:(0,A.$$)(`${p}

`)),0)>d,O=[...n.keys()].reverse().filter(k=>m[k]!=="");for(const k of O){const p=n[k]?.[1];p!==void 0&&w()&&(m[k]=e(p))}for(const k of O)w()&&(m[k]="");return m}
const u=(n,e)=>`${S.B2[(0,r.fi)(n)].emoji} ${(0,y.Iu)((0,L.$N)(n,e))}`,_=(n,e)=>`${S.B2[(0,r.fi)(n)].emoji} Terraform service discovery: ${(0,L.$N)(n,e)}`;function f({
url:n,workflow:e,job:d,commit:m}){const w=e.split("/").at(-1)??"";return j.Gy.joined([j.Gy.link(n,j.Gy.code(w===""?"this run":w,o)),d===""?j.Gy.nothing:(0,j.mG)`job ${j.
Gy.code(d,o)}`,m===""?j.Gy.nothing:(0,j.mG)`commit ${j.Gy.code(m.slice(0,i))}`])}const c=(n,e,d)=>`${_(n,e)}. ${M(j.Gy.small(f(d)))}
`}),3471:((Ot,et,t)=>{t.d(et,{LV:()=>y,Wc:()=>E,ky:()=>W,nI:()=>C,nc:()=>L,wW:()=>r});const A={bold:1,dim:2,red:31,green:32,yellow:33,blue:94},C=(a,h,{colour:o})=>o?
`\x1B[${A[h]}m${a}\x1B[0m`:a,K=(a,h,{hyperlinks:o})=>h&&o?`\x1B]8;;${h}\x1B\\${a}\x1B]8;;\x1B\\`:a;function r(a,h){const o=" ".repeat(a.indent),i=a.label.padEnd(
(a.column??0)-1),l=" ".repeat(a.indent+(a.column??2)),g=h.width-o.length-i.length-1,$=R(a.text,h),[v="",...s]=y($,g,h.width-l.length),u=K(C(i,a.style,h),a.url,h),
{text:_="",url:f}=a.linked??{},n=v.startsWith(_)?`${K(_,f,h)}${v.slice(_.length)}`:v;return[`${o}${u} ${n}`.trimEnd(),...s.map(e=>`${l}${e}`)]}function W(a,h){const[
o="",...i]=y(R(a,h),h.width,h.width-2);return[o,...i.map(l=>`  ${l}`)]}const R=(a,h)=>h.withFlags?.(a)??a;function y(a,h,o=h){const i=[];let l="",g=0;for(const $ of a.
split(" ")){const v=L($),s=i.length===0?h:o;l!==""&&g+1+v>s&&(i.push(l),l=""),g=l===""?v:g+1+v,l=l===""?$:`${l} ${$}`}return[...i,l]}const S=/^[ -~]*$/,L=a=>S.test(
a)?a.length:Iterator.from(a).reduce((h,o)=>h+j(o),0);function j(a){return S.test(a)?1:x(a)?0:($late2??=new RegExp("\\p{Regional_Indicator}","u")).test(a)?1:M(a)?2:1}const x=a=>($late3??=new RegExp("[\\p{Mn}\\p{Me}\\u1160-\\u11FF]","u")).
test(a),M=a=>($late4??=new RegExp("[\\u1100-\\u115F\\u2329\\u232A\\u2E80-\\u303E\\u3041-\\u3247\\u3250-\\u4DBF\\u4E00-\\uA4C6\\uA960-\\uA97C\\uAC00-\\uD7A3\\uF900-\\uFAFF\\uFE10-\\uFE19\\uFE30-\\uFE6B\\uFF01-\\uFF60\\uFFE0-\\uFFE6\\u{16FE0}-\\u{18DFF}\\u{1AFF0}-\\u{1B2FF}\\u{1F200}-\\u{1F265}\\u{20000}-\\u{3FFFD}\\p{Emoji_Presentation}]","u")).
test(a);function E(a,h,o){let[i,l]=["",0];for(const g of a){const $=j(g),v=l+$;if(l>=h&&v<=o&&($>0||l>h)?i+=g:i+=" ".repeat(Math.max(0,Math.min(v,o)-Math.max(l,
h))),l=v,l>o)break}return i}}),6811:((Ot,et,t)=>{t.d(et,{XP:()=>E,fN:()=>M,qY:()=>L});var A=t(9432),C=t(255),K=t(6092),r=t(3471);const W=2,R=80;function y(h){if(h.
kind==="scan")return`read ${(0,A.px)(h.files,"file")}`;if(h.kind==="registries")return`${h.done} of ${(0,A.px)(h.total,"registry request")} done`;if(h.kind==="p\
ackages"){const s=[...new Set(h.waiting)];return`${(0,A.px)(h.done,"transfer")} of packages done${S(s)}`}const{done:o,total:i,failed:l,waiting:g}=h,$=l===0?"":`\
, ${l} failed so far`,v=[...g];return`${o} of ${(0,A.px)(i,"host")} checked${$}${S(v)}`}function S(h){const{shown:o,more:i}=(0,A.zN)(h,W),l=o.map(g=>(0,K.RK)((0,C.
nx)(g),R));return l.length===0?"":i===0?`; waiting for ${l.join(" and ")}`:`; waiting for ${l.join(", ")} and ${(0,A.px)(i,"other")}`}const L={show:()=>{},end:()=>{}},
j=5e3,x=200;function M(h){let o=!0;return a(j,i=>{o&&h(i),o=!o})}function E(h,o){let i="";const{show:l,end:g}=a(x,v=>{const s=(0,r.Wc)(v,0,o-1);s!==i&&h(`\r${s}\
\x1B[K`),i=s});return{show:l,end:()=>{g(),i!==""&&h("\r\x1B[K")}}}function a(h,o){let i=null;const l=setInterval(()=>{i!==null&&o(y(i))},h).unref();return{show:$=>{
i=$},end:()=>clearInterval(l)}}}),3397:((Ot,et,t)=>{t.d(et,{t:()=>x});var A=t(3087),C=t(7039),K=t(3394),r=t(6092);let W=function(...E){return{hash:W}=process.getBuiltinModule(
"node:crypto"),new.target?new W(...E):W(...E)},R=function(...E){return{renderBadge:R}=t.late([7912],7912),new.target?new R(...E):R(...E)},y=function(...E){return{
renderCodeQuality:y}=t.late([9811],9811),new.target?new y(...E):y(...E)},S=function(...E){return{renderJunit:S}=t.late([6597],6597),new.target?new S(...E):S(...E)},
L=function(...E){return{renderHtml:L}=t.late([8594],6213),new.target?new L(...E):L(...E)},j=function(...E){return{renderSarif:j}=t.late([8554],8554),new.target?
new j(...E):j(...E)};function x({report:E,badge:a},h,o){const i=[],l=(g,$,v)=>{const s=(0,A.KE)(()=>(0,A.f8)(o,$,(0,A.mk)(v())));s!==null&&i.push(`the ${g} ${(0,r.
RK)($)} was not written: ${s}`)};for(const{path:g,format:$}of E)l("report",g,()=>M($,h));return a!==null&&l("badge",a,()=>[R(h.verdict)]),i}function M(E,{verdict:a,
context:h}){switch(E){case"json":return(0,C.hF)(a,h);case"sarif":return j(a,h);case"junit":return S(a,h);case"codequality":return y(a,o=>W("sha256",o));case"htm\
l":return L(a,h,o=>W("sha256",o,"base64"));case"markdown":return[(0,K.Gc)(a,h)]}}}),2019:((Ot,et,t)=>{t.d(et,{G:()=>W});var A=t(6760),C=t(9968);const K=/^[0-9a-f]{40}$/,
r=/^ref: (refs\/(?!.*\.\.)[^\0]+)$/;function W(o){const i=(0,A.join)(o,".git"),l=R(i,o)??i,g=j((0,A.join)(l,"commondir")),$=g===null?l:(0,A.resolve)(l,g),v=()=>(0,C.
r7)((0,A.join)($,"packed-refs"))??"",s=y(j((0,A.join)(l,"HEAD")),[l,$],v);return s===null?null:{commit:s,isFetched:L(s,(0,C.r7)((0,A.join)(l,"FETCH_HEAD"))??"",
v),remote:E((0,C.r7)((0,A.join)($,"config"))??"")}}function R(o,i){const[,l]=/^gitdir: (.+)$/.exec(j(o)??"")??[];return l===void 0?null:(0,A.resolve)(i,l)}function y(o,i,l){
const[,g]=r.exec(o??"")??[],$=g===void 0?o:S(g,i,l);return $!==null&&K.test($)?$:null}function S(o,i,l){for(const $ of i){const v=j((0,A.join)($,o));if(v!==null)
return v}return l().split(`
`).find($=>$.endsWith(` ${o}`))?.slice(0,40)??null}function L(o,i,l){const g=($,v)=>$.split(`
`).some(s=>s.startsWith(`${o}${v}`));return g(i,"	")||g(l()," refs/remotes/")}const j=o=>(0,C.r7)(o)?.replace(/\r?\n$/,"")??null,x=21,M=/^(?!\.{1,2}$)[\w.-]+$/;
function E(o){let i=!1;for(const l of o.split(`
`).map(g=>g.trim())){l.startsWith("[")&&(i=l==='[remote "origin"]');const g=l.indexOf("=");if(!(!i||g<0||l.slice(0,g).trim().toLowerCase()!=="url"))return a(l.slice(
g+1).trim())}return null}function a(o){const i=/^[\w.-]+@([\w.-]+):(?!\/)(.+)$/.exec(o),[l,g]=i===null?h(o):[i[1],i[2]],$=(g??"").replace(/\/$/,"").replace(/\.git$/,
"").split("/"),v=$.length>1&&$.length<=x;return!l||!v||!$.every(s=>M.test(s))?null:{host:l.toLowerCase(),owner:$.slice(0,-1).join("/"),name:$.at(-1)??""}}function h(o){
const i=URL.parse(o);return i===null||!/^(https?|ssh):$/.test(i.protocol)?[]:[i.protocol==="ssh:"?i.hostname:i.host,i.pathname.slice(1)]}}),1116:((Ot,et,t)=>{t.
d(et,{H:()=>l});var A=t(9432),C=t(2170),K=t(9119),r=t(9615),W=t(255),R=t(6092),y=t(2796),S=t(5102),L=t(1423),j=t(806),x=t(8884),M=t(6906),E=t(7792);const a=10,h=200,
o=5,i=3600,l=(n,e)=>[...g(n),...r.oC.flatMap(d=>{const m=n.findings.filter(({severity:Y})=>Y===d),w=(0,K.c1)(m,Y=>$((0,C.Xd)(Y))??Y);if(w.length<=a)return v(d,w.
map(y.cZ),e);const O=(0,y.cZ)(m),k=new Set(O.map(({findings:Y})=>$((0,x.tN)(Y)))),p=w.filter(([Y])=>{const nt=(0,C.Xd)(Y);return u(nt)&&!k.has($(nt))}),T=d==="n\
otice"||d!==(0,S.hm)(n.findings)?0:Math.max(0,a-O.length),U=[...O.map(Y=>[Y]),...p.slice(0,T).map(y.cZ)];return v(d,U,e)})];function g({passed:n,stopped:e,findings:d}){
if(n||d.some(({severity:O})=>O==="error"))return[];if(e.length>0){const O=e.flatMap(p=>"reasons"in p?p.reasons??[]:[]),k=[(0,A.pk)(e),...O];return[_("error","Th\
e check is not complete",k)]}const{length:m}=d.filter(({severity:O})=>O==="warning"),w=`${(0,A.px)(m,"warning")}, and fail-on is warning`;return[_("error","Warn\
ings fail this check",[w])]}const $=n=>n&&`${n.line}:${n.file}`;function v(n,e,d){const m=(0,j.du)(d,"notes",j.xy),{shown:w,rest:O}=(0,A.zN)(e,e.length>a?a-1:a),
k=O.flat().flatMap(({findings:T})=>T),p=`and ${(0,A.px)(k.length,`more ${n}`)}`,D=[...new Set(k.map(({problem:T})=>T.title)),"see the job summary"];return[...w.
map(T=>{const U=T.flatMap(ct=>ct.findings),Y=(0,x.tN)(U),nt=T.map(ct=>(0,L.Zw)(ct,m));return _(n,s(U),nt,u(Y)?Y:null)}),...k.length>0?[_(n,p,[D.join(`
`)])]:[]]}function s(n){const[e,...d]=new Set(n.flatMap(k=>k.host??[])),m=[...new Set(n.map(({problem:k})=>k.title))].join(", "),w=(0,x.Dx)(n).length,O=(0,x.tN)(
n);return e===void 0&&w>1?`${(0,A.px)(w,"place")}: ${m}`:e===void 0?u(O)||!O?m:`${(0,K.II)(O.file)}: ${m}`:d.length>0?`${(0,A.px)(d.length+1,"host")}: ${m}`:`${(0,R.
RK)((0,W.nx)(e))}: ${m}`}function u(n){const e=n?.file??"";return e!==""&&(0,x.CN)(e)&&(0,R.BP)((0,R.RK)(e,e.length))===e}function _(n,e,d,m=null){const{shown:w,
more:O}=(0,A.zN)(d,o),k=i/w.length,p=w.map(T=>{if(typeof T=="string")return(0,A.dh)(T,k);const U=m===null?"":(0,K.R3)({...m,inside:void 0}),Y=f(T,k/2,U).join(`
`);return`${(0,A.dh)(Y,k-T.url.length)}
${T.url}`}),D=O>0?[`and ${O} more, see the job summary`]:[];return{level:n,title:(0,R.LS)((0,R.RK)(e,h)),message:(0,R.LS)([...p,...D].join(`

`)),...m,inside:void 0}}function f({message:n,title:e,code:d,parts:m},w,O){const k=(0,M.wh)(E.Gy.isEmpty(n)?e:n),{first:p=[],last:D=[]}=Object.groupBy(m,U=>U.kind===
"note"&&(U.as==="help"||U.as==="small")?"first":"last"),T=[...p,...D].flatMap(U=>c(U,O));return[`${(0,A.dh)(k,w)} [${d}]`,...T]}function c(n,e){return n.kind===
"note"?[`${n.label}: ${(0,M.wh)(n.text)}`]:n.kind==="paragraph"?[(0,M.wh)(n.content)]:n.kind!=="sources"?[]:n.items.flatMap(({place:d="",message:m="",help:w=""})=>{
const O=(0,M.wh)(d)===e?E.Gy.nothing:d;if(E.Gy.isEmpty(m))return E.Gy.isEmpty(O)?[]:[`at: ${(0,M.wh)(O)}`];const k=`- ${(0,M.wh)(E.Gy.joined([O,m],E.Gy.words(":\
 ")))}`;return E.Gy.isEmpty(w)?[k]:[k,`  help: ${(0,M.wh)(w)}`]})}}),8065:((Ot,et,t)=>{t.d(et,{Fr:()=>o,GN:()=>h,K$:()=>g,O7:()=>$,cn:()=>S,yi:()=>i});var A=t(9432),
C=t(6092),K=t(4073),r=t(806),W=t(4120),R=t(3394),y=t(7792);const S="the files",L=200,j="Terraform service discovery fails: ",x="Terraform service discovery reco\
vers: ",M="Registry check: ",E=3,a=10;function h({failing:{first:s,count:u}},_=S){const f=s.filter(({recovering:p})=>p===void 0),c=f.some(({subject:p})=>p!==S),
[n,e]=f.length===0?[x,s]:[c?j:M,f],d=u-s.length+e.length,m=({subject:p})=>p===S?_:p,w=e.slice(0,E).map(m),O=d>w.length?[`${d-w.length} more`]:[],k=(0,C.RK)(`${n}${[
...w,...O].join(", ")}`);return k.length>L?`${n}${d} hosts`:k}const o=s=>[j,x,M].some(u=>s.startsWith(u));function i(s,u,{outage:_,page:f,maxBytes:c}){const{startedAt:n}=u,
e=_.failing.count>0?" Closes when all hosts recover.":"",d=l(_.failing,n).map(R.ni);return(0,R.Cf)(K.YK,s,(0,r.du)(u,"brief",r.xy),{head:[`### ${(0,R.gD)(s,u)}`,
...d].join(`

`),foot:(0,y.mG)`Last checked ${(0,W.QN)(n)}; details in the summary of ${(0,R.Fp)(f)}. Updated automatically.${e}`,maxBytes:c})}function l({first:s,count:u},_){
const c=[...Map.groupBy(s,({since:d,recovering:m})=>m===void 0?`Failing since ${(0,W.QN)(d)} (${(0,W.u8)(d,_)})`:`Recovering, ${m.good} of ${(0,A.px)(m.needed,"\
run")} without a failure`)].slice(0,a),n=u-c.flatMap(([,d])=>d).length,e=c.map(([d,m])=>{const w=y.Gy.sign(m.some(({recovering:k})=>k)?"works":"fails"),O=y.Gy.some(
m,a,({subject:k})=>v(k));return(0,y.mG)`${w} ${d}: ${O}`});return n>0?[...e,(0,y.mG)`and ${n} more`]:e}function g(s,u){const{at:_,down:f,up:c,gone:n,still:e,endedSince:d,
isReopened:m}=s,w=(D,T,U)=>U.length===0?y.Gy.nothing:(0,y.mG)`${y.Gy.sign(D)} ${T}: ${y.Gy.some(U,a,Y=>Y)}.`,O=({subject:D,since:T})=>(0,y.mG)`${v(D)} (after ${(0,W.
u8)(T,_)})`;return`${[m?(0,y.mG)`Reopened: the failure continues or has returned.`:y.Gy.nothing,w("fails","Failing",f.map(v)),w("works","Recovered",c.map(O)),w(
"skipped","No longer checked",n.map(v)),w("fails","Still failing",e.map(v)),d===null?y.Gy.nothing:(0,y.mG)`${y.Gy.strong("Nothing fails any more.")} The outage lasted ${(0,W.
u8)(d,_)}, from ${(0,W.QN)(d)} to ${(0,W.QN)(_)}, as observed by this check.`,y.Gy.small(y.Gy.joined([(0,W.QN)(_),(0,R.Fp)(u)]))].filter(D=>!y.Gy.isEmpty(D)).map(
R.ni).join(`

`)}
`}const $=s=>`Duplicate of #${s}, which another run opened at the same time.
`,v=s=>s===S?s:y.Gy.code(s)}),4947:((Ot,et,t)=>{t.a(Ot,async(A,C)=>{try{let T=function(Z){for(const B of O.redact(Z))g.pq(B)},U=function(Z){for(const B of O.redact(
Z))g.$e((0,E.LS)(B))},ct=function(Z){const{verdict:B,changes:H,context:st}=Z,it=n===null?[]:(0,i.ws)((0,L.R8)(B),m,n),lt=H?.kind==="files"?H.files:[],gt=n===null?
new Map:(0,i.hP)(it,lt,m,n);return{...Z,located:it,context:{...st,links:gt}}};t.r(et);var K=t(9876),r=t(3628),W=t(3214),R=t(3087),y=t(1116),S=t(7039),L=t(4503),
j=t(6662),x=t(3394),M=t(255),E=t(6092),a=t(7773),h=t(437),o=t(9973),i=t(8278),l=t(6102),g=t(166),$=t(4436),v=t(6811),s=t(4515),u=t(3397);const _=120;(0,s.kL)(process,
Z=>process.stderr.write(`the log was not written: ${Z}
`));const{env:f}=process,c=g.j_(f.GITHUB_EVENT_PATH);delete f.GITHUB_EVENT_PATH;const n=(0,$.ng)(f,c),e=(0,$.$c)(f.GITHUB_EVENT_NAME,c),d=Object.keys(f).filter(
Z=>Z.startsWith(M.xV)&&!f[Z]);for(const Z of e?d:[])delete f[Z];const m=f.GITHUB_WORKSPACE??process.cwd(),w=g.Ko(a.y.map(({name:Z})=>Z)),O=(0,K.cA)(w,f,(0,r.K)(
g.Pq)),k=new W.VG;await(0,s.mB)(process,{stop:k,secrets:O,isFinal:!1,act:p,reportMistakes:Z=>g.z3(Z.map(B=>(0,E.LS)(B)).join(`
`),{title:"Wrong settings"}),reportCrash:Z=>g.z3(Z,{title:"Could not run"})});async function p(Z){const B=(0,v.fN)(lt=>T([lt])),{checked:H,warnings:st}=await(0,h.
k_)(w,process,B,{directory:m,isFork:e,stop:k,changes:D,secrets:O}),it=Z.aborted?3:H.verdict.passed?0:1;return U(st),await nt(H,Z),it}async function D({githubToken:Z}){
const B=await(0,o.S)(n,Z,k.signal);return B.kind==="all"&&n?.pull&&U([`changed-only has no effect: ${B.why}`]),B}async function Y(Z,B){try{await B()}catch(H){U(
[`${Z}: ${(0,R.A3)(H)}`])}}async function nt(Z,B){let H={...Z,located:[]};await Y("places are not links",()=>{H=ct(Z)}),await pt(H),!B.aborted&&await Y("the com\
ment and the issue were not written",async()=>{const{notes:st,warnings:it}=await(0,l.m)(H,n,m,B);T(st),U(it)})}async function pt({settings:Z,verdict:B,context:H}){
const{GITHUB_OUTPUT:st,GITHUB_STEP_SUMMARY:it,RUNNER_TEMP:lt}=f,gt={colour:!1,width:_,isRunner:!0,context:H},Mt={"the log was not written":()=>g.ur((0,j.K)(B,gt)),
"the annotations were not written":()=>g.fz((0,y.H)(B,H)),"the outputs were not written":()=>U(g.Kn(st,g.Yz(B))),"the job summary was not written to GITHUB_STEP\
_SUMMARY":()=>g.Sy(it,(0,x.Gc)(B,H)),"the JSON report was not written to RUNNER_TEMP":()=>{const X=g.u5(lt,(0,S.hF)(B,H));U(g.Kn(st,{report:X}))},"the report fi\
les were not written":()=>U((0,u.t)(Z,{verdict:B,context:H},m))};for(const[X,F]of Object.entries(Mt))await Y(X,F)}C()}catch(_){C(_)}},1)}),9973:((Ot,et,t)=>{t.d(
et,{N:()=>W,S:()=>v});var A=t(1123),C=t(4436);const K=100,r=100;async function W(s,u,_,f){const c=AbortSignal.any([AbortSignal.timeout(_),f]),{connect:n}=await Promise.
all([t.e(9795),t.e(8302)]).then(t.bind(t,8302)),{rest:e,paginate:d}=n(s,u,c),m={owner:s.owner,repo:s.repository},w={...m,per_page:K},O=(p,D)=>y(p.then(({data:T})=>D(
T))),k=async(p,D,T)=>(await y(R(p,T))).flatMap(D);return{listComments:p=>{const D={...w,issue_number:p};return k(d.iterator(e.issues.listComments,D),S)},createComment:(p,D)=>O(
e.issues.createComment({...m,issue_number:p,body:D}),S),updateComment:(p,D)=>y(e.issues.updateComment({...m,comment_id:p,body:D})),deleteComment:p=>y(e.issues.deleteComment(
{...m,comment_id:p})),listIssues:(p,D)=>{const T=d.iterator(e.issues.listForRepo,{...w,...p});return k(T,Y=>(0,C.at)(Y,"pull_request")===void 0?L(Y):[],D)},createIssue:p=>O(
e.issues.create({...m,...p,labels:[...p.labels]}),L),updateIssue:(p,D)=>y(e.issues.update({...m,issue_number:p,...D})),addLabels:(p,D)=>y(e.issues.addLabels({...m,
issue_number:p,labels:[...D]})),createLabel:p=>y(e.issues.createLabel({...m,...p})),listChangedFiles:p=>{const D={...w,pull_number:p};return k(d.iterator(e.pulls.
listFiles,D),j)}}}async function R(s,u=Number.POSITIVE_INFINITY){const _=[];let f=0;for await(const{data:c}of s){for(const n of x(c))_.push(n);if(_.length>=u)return _.
slice(0,u);if(f+=1,f===r)throw new A.F9(`the list has more than ${r} pages`)}return _}async function y(s){try{return await s}catch(u){if(u instanceof A.F9)throw u;
return i()}}const S=s=>({id:o(s,"id"),body:h(s,"body")??"",isTrusted:E(s)}),L=s=>({number:o(s,"number"),title:a(s,"title"),body:h(s,"body")??"",isOpen:a(s,"stat\
e")==="open",reason:h(s,"state_reason"),closedAt:h(s,"closed_at"),labels:x((0,C.at)(s,"labels")).flatMap(u=>typeof u=="string"?u:h(u,"name")??[]),isTrusted:E(s)}),
j=s=>({file:a(s,"filename"),status:a(s,"status"),changes:o(s,"changes"),patch:h(s,"patch")}),x=s=>Array.isArray(s)?s:i(),M=["OWNER","MEMBER","COLLABORATOR"],E=s=>(0,C.
at)(s,"user","type")==="Bot"||M.includes((0,C.at)(s,"author_association")),a=(s,u)=>h(s,u)??i();function h(s,u){const _=(0,C.at)(s,u)??null;return _===null||typeof _==
"string"?_:i()}function o(s,u){const _=(0,C.at)(s,u),f=typeof _=="bigint"?Number(_):_;return typeof f=="number"&&Number.isFinite(f)&&f>=0?f:i()}function i(){throw new A.
F9("the response is not one of GitHub\u2019s REST API")}const l=3e3,g=6e4,$=s=>({kind:"all",why:s});async function v(s,u,_,f=g){if(s===null)return $("not a work\
flow run");const{pull:c,event:n}=s;if(c===null)return $(`a ${n} event has no pull request`);const e=(0,C.h0)(s,u);if(!e.ok)return $(e.why);try{const m=await(await W(
s,e.value.token,f,_)).listChangedFiles(c.number);return m.length<l?{kind:"files",files:m}:$(`the pull request changes ${l} files or more, and GitHub lists at mo\
st ${l}`)}catch(d){return $((0,A.Ic)("the changed files could not be listed",d,{run:s,permission:"pull-requests: read"}))}}}),1123:((Ot,et,t)=>{t.d(et,{F9:()=>K,
Ic:()=>M,Wo:()=>r,jy:()=>L});var A=t(3087),C=t(6092);class K extends Error{name="ApiFailure";httpStatus;headers;constructor(h,o=null,i={}){super(h),this.httpStatus=
o,this.headers=i}}async function r(a){try{return await a,!0}catch(h){if(h instanceof K&&h.httpStatus===404)return!1;throw h}}const W=2e4,R=2,y=500,S=a=>j(a,0,0)!==
null;function L(a,h,o,i){if(o>=R)return null;const l=j(a,o,i);if(l!==null)return l<=W?l:null;if(h==="POST")return null;const{httpStatus:g}=a;return g===null||g===
408||g>=500?y*2**o:null}function j({httpStatus:a,headers:h,message:o},i,l){if(a!==403&&a!==429)return null;const g=Number(h["retry-after"]??Number.NaN);if(Number.
isFinite(g))return Math.max(0,g*1e3);const $=Number(h["x-ratelimit-reset"]??Number.NaN);return String(h["x-ratelimit-remaining"]??"")==="0"&&Number.isFinite($)?
Math.max(0,$*1e3-l):a===429||/secondary rate limit|abuse detection/i.test(o)?5e3*2**i:null}const x=300;function M(a,h,{run:o,permission:i}){if(!(h instanceof K))
return`${a}: ${(0,A.A3)(h)}`;const{httpStatus:l,message:g}=h,$=g.startsWith("the ")?" as expected":"",v=l===null?`did not answer${$}`:`returned ${l}`,s=(0,C.BP)(
(0,C.RK)(g.replace(/\s+/gu," "),x));return`${a}: ${(0,C.RK)(o.apiUrl)} ${v} (${s})${E(h,o,i)}`}function E(a,h,o){if(S(a))return"; GitHub limits the rate of requ\
ests, try again later";switch(a.httpStatus){case 401:return"; github-token is invalid or has expired";case 403:case 404:return h.pull?.isFork===!0&&o.endsWith("\
write")?"; the token of a pull request from a fork is read-only, whatever `permissions` says":`; add \`${o}\` to \`permissions\` of the job`;case 410:return o===
"issues: write"?"; issues are disabled in this repository":"; it no longer exists";default:return""}}}),8278:((Ot,et,t)=>{t.d(et,{hP:()=>j,ws:()=>S});var A=t(6760),
C=t(9968),K=t(2019),r=t(4503),W=t(3096),R=t(3298);let y=function(...E){return{createHash:y}=process.getBuiltinModule("node:crypto"),new.target?new y(...E):y(...E)};
function S(E,a,h){const o=(0,R.O)(i=>{const l=(0,A.join)(a,i),g=(0,C.UO)(l,a)?(0,K.G)(l):null;return g!==null?L(g,i,h):i===""?null:o((0,W.jt)(i))});return[...E].
flatMap(i=>{const l=o((0,W.jt)(i));if(l===null)return[];const{prefix:g,blob:$,isOfRun:v}=l,s=i.slice(g.length),u=(0,r.oW)(s);return u===null?[]:{file:i,path:s,url:`${$}\
/${u}`,isOfRun:v}})}function L({commit:E,isFetched:a,remote:h},o,i){const l=URL.parse(i.serverUrl);if(h===null||l===null||!/^https?:\/\/[\w.:/-]+$/.test(i.serverUrl)||
h.host!==l.host&&h.host!==l.hostname||!a&&![i.commit,i.defaultCommit].includes(E))return null;const g=`${h.owner}/${h.name}`,$=v=>v?.toLowerCase()===g.toLowerCase();
return{prefix:o===""?"":`${o}/`,blob:`${i.serverUrl}/${g}/blob/${E}`,isOfRun:$(`${i.owner}/${i.repository}`)||$(i.pull?.from)}}function j(E,a,h,{pull:o,serverUrl:i,
owner:l,repository:g}){const $=new Map(a.map(({file:s,patch:u})=>[s,u])),v=E.map(({file:s,path:u,url:_,isOfRun:f})=>{const c=$.get(u)??null,n=c===null||!f?null:
(0,C.r7)((0,A.join)(h,s));if(o===null||c===null||n===null)return[s,{url:_}];const e=y("sha256").update(u).digest("hex"),d=`${i}/${l}/${g}/pull/${o.number}/files\
#diff-${e}`;return[s,{url:_,diff:{url:d,lines:x(c,n)}}]});return new Map(v)}function x(E,a){const h=a.split(`
`).map(M),o=new Set;let i=0;for(const l of E.split(`
`)){const[,g]=/^@@ -\d+(?:,\d+)? \+(\d+)/.exec(l)??[];g!==void 0?i=Number(g):/^[ +]/.test(l)&&(h[i-1]===M(l.slice(1))&&o.add(i),i+=1)}return o}const M=E=>E.endsWith(
"\r")?E.slice(0,-1):E}),8648:((Ot,et,t)=>{t.d(et,{Fq:()=>o,KY:()=>y,Uv:()=>L,pT:()=>E});var A=t(2389),C=t(8065),K=t(5102),r=t(9432),W=t(4436),R=t(3131);function y({
verdict:s,context:u},{issueCloseAfter:_},f){const c=T=>T.some(({severity:U})=>(0,A.k2)(U,u.failOn)),{stopped:n}=s,e=s.hosts.map(T=>{const U=T.visit.host,Y=u.history?.
get(T.visit.host)?.alarm??null,nt=c(T.findings),ct=(0,K.sG)(T)==="skipped",pt=Y===null?nt||(0,K.b)(T):Y.isDown&&!ct;return{name:U,alarm:ct?null:Y,failsNow:nt,isDown:pt}}),
d=e.map(({name:T})=>T).toSorted(),m=e.filter(({isDown:T})=>T).map(({name:T})=>T),w=c(s.files)?[C.cn]:[],O=[...m,...w].toSorted(),k=e.flatMap(({alarm:T,...U})=>T===
null?[]:{alarm:T,...U}),p=k.filter(({alarm:T})=>T.good<_),D=k.filter(({failsNow:T,isDown:U})=>T&&!U);return{hosts:d,failing:O,since:new Map(k.flatMap(({name:T,alarm:U})=>U.
since?[[T,U.since]]:[])),unsettled:new Map(p.map(({name:T,alarm:U})=>[T,U.good])),goodRuns:_,pending:new Map(D.map(({name:T,alarm:U})=>[T,U.failed])),isWhole:!n.
some(({kind:T})=>T==="missing"),at:u.startedAt,run:f.id}}const S=s=>({kind:"nothing",why:s});function L(s,u){const _=s?.isOpen?j(u,s.state):u,f=_.failing.length===
0,c=_.pending.size===0?"no failures":"too few failing runs";if(s===null)return f?S(c):{kind:"open",state:x(null,_)};const{state:n,isOpen:e,reason:d}=s;if(n.run>
_.run)return S("a later run has updated it");if(!e&&f)return S(c);if(!e&&d==="not_planned"&&n.digest===(0,R.ol)(_.failing))return S("it was closed as not planne\
d");const m=x(n,_),w=n.digest!==m.digest||!e;return{kind:f?"close":e?"update":"reopen",state:m,event:w?M(n,_,!e):null}}function j(s,{failing:u}){const _=new Set(
s.hosts),f=({subject:n})=>s.unsettled.has(n)||!s.isWhole&&!_.has(n),c=u.first.filter(f).map(({subject:n})=>n);return{...s,failing:[...new Set([...s.failing,...c])].
toSorted()}}function x(s,u){const _=new Map(s?.failing.first.map(({subject:n,since:e})=>[n,e])),f=u.failing.map(n=>{const e=_.get(n)??u.since.get(n)??u.at,d=u.unsettled.
get(n)??0;return{subject:n,since:e,...d>0&&{recovering:{good:d,needed:u.goodRuns}}}}),c=u.failing.map(n=>u.since.get(n)??u.at);return{hosts:h(u.hosts),failing:h(
f),digest:(0,R.ol)(u.failing),since:f.length===0?null:s?.since??[u.at,...c].toSorted()[0]??u.at,run:u.run}}function M({failing:s,since:u},_,f){const c=new Set(s.
first.map(({subject:O})=>O)),n=s.count===s.first.length,{still:e=[],down:d=[]}=Object.groupBy(_.failing,O=>c.has(O)||!n?"still":"down"),m=new Set([..._.hosts,C.
cn]),w=s.first.filter(({subject:O})=>!_.failing.includes(O));return{at:_.at,down:d,up:w.filter(({subject:O})=>m.has(O)),gone:w.flatMap(({subject:O})=>m.has(O)?[]:
[O]),still:e,endedSince:_.failing.length===0?u:null,isReopened:f}}function E(s,{hosts:u}){if(s.length===0||u.count===0)return 1;const _=new Set(u.first),f=h(s).
first.filter(n=>_.has(n)).length;return s.length===u.count&&f===_.size?f+1:f}const a=6e3;function h(s){const{shown:u}=(0,r.I0)(s,a,0,_=>JSON.stringify(_));return{
first:s.slice(0,u.length),count:s.length}}function o(s){const u=i((0,W.at)(s,"hosts"),l),_=i((0,W.at)(s,"failing"),$);if(u===null||_===null)return null;const f=(0,W.
at)(s,"since");return{hosts:u,failing:_,digest:(0,W.$6)(s,"digest")??"",since:g(f)?f:null,run:v((0,W.at)(s,"run"))}}function i(s,u){const _=(0,W.at)(s,"first");
return!Array.isArray(_)||!_.every(u)?null:{first:_,count:Math.max(_.length,v((0,W.at)(s,"count")))}}const l=s=>typeof s=="string",g=s=>l(s)&&/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.
test(s)&&!Number.isNaN(Date.parse(s)),$=s=>l((0,W.at)(s,"subject"))&&g((0,W.at)(s,"since")),v=s=>typeof s=="number"&&Number.isSafeInteger(s)&&s>=0?s:0}),3131:((Ot,et,t)=>{
t.d(et,{Pe:()=>y,ol:()=>W,t7:()=>S,yR:()=>r});var A=t(6092);let C=function(...L){return{createHash:C}=process.getBuiltinModule("node:crypto"),new.target?new C(...L):
C(...L)};const K="tf-disco",r=(L,...j)=>W([L.workflow,L.job,L.step,...j]),W=L=>C("sha256").update(JSON.stringify(L)).digest("hex").slice(0,16),R=65536;function y(L,j,x,M){
const E=JSON.stringify(x).replace(/[<>&]/g,A.z5),a=`<!-- ${K} ${L} ${j} ${E} -->`;return`${a}
${M(R-a.length-1)}`}function S(L,j,x){const M=`<!-- ${K} ${j} ${x} `;if(!L.startsWith(M))return;const E=L.indexOf(" -->",M.length);if(!(E<0))try{return JSON.parse(
L.slice(M.length,E))}catch{return}}}),6102:((Ot,et,t)=>{t.d(et,{m:()=>a});var A=t(9432),C=t(9973),K=t(1123),r=t(8278),W=t(4436),R=t(8648),y=t(3131);let S=function(...i){
return{deliverComment:S}=t.late([9681],9681),new.target?new S(...i):S(...i)},L=function(...i){return{deliverIssue:L}=t.late([9681],9681),new.target?new L(...i):
L(...i)};const j=6e4,x=1e4,M=10,E={comment:"pull-requests: write",issue:"issues: write"};async function a(i,l,g,$){const{settings:v}=i,s=["comment","issue"].filter(
nt=>v[nt]!=="never"),u=(0,W.h0)(l,v.githubToken),_=[],f=[];if(!u.ok)return{notes:_,warnings:s.map(nt=>`the ${nt} was not written: ${u.why}`)};const{run:c,token:n}=u.
value,e=await(0,C.N)(c,n,j,$),d=async()=>{const{changes:nt,located:ct,context:pt}=i,B=nt?.kind==="files"||!ct.some(({isOfRun:H})=>H)?null:await(0,C.S)(c,n,$,x);
return B?.kind==="files"?(0,r.hP)(ct,B.files,g,c):pt.links},m=(0,R.KY)(i,v,c),w=h(c),{pull:O,event:k}=c,{name:p,version:D}=v.dialect,T=(0,y.yR)(c,D===null?p:`${p}\
 ${D}`),U={comment:async()=>O===null?`skipped, a ${k} event has no pull request`:await S(e,{...i,run:c,pull:O.number,findLinks:d}),issue:async()=>w===null?await L(
e,{...i,run:c,key:T,now:m}):`skipped, ${w}`};for(const nt of s)try{_.push(`${nt}: ${await U[nt]()}`)}catch(ct){const pt=E[nt];f.push((0,K.Ic)(`the ${nt} was not\
 written`,ct,{run:c,permission:pt}))}return{notes:v.issue!=="never"&&w===null?[..._,...o(m,v)]:_,warnings:f}}function h({event:i,isDefaultBranch:l,pull:g}){return g!==
null||i==="merge_group"?`a ${i} event checks a proposed change`:l===!1?"not on the default branch":null}function o({pending:i},{issueOpenAfter:l}){const g=Map.groupBy(
i,([,$])=>$);return Array.from(g,([$,v])=>`issue: ${(0,A.K4)(v,M,([u])=>u)} failed in ${$} of ${l} runs needed to open an issue`)}}),166:((Ot,et,t)=>{t.d(et,{fz:()=>lt,
z3:()=>w,pq:()=>p,Yz:()=>dt,j_:()=>tt,Ko:()=>H,Pq:()=>v,$e:()=>O,ur:()=>st,Kn:()=>Mt,u5:()=>Q,Sy:()=>gt});var A=t(3024),C=t(6760),K=t(857);function r(I){return I==
null?"":typeof I=="string"||I instanceof String?I:JSON.stringify(I)}function W(I){return Object.keys(I).length?{title:I.title,file:I.file,line:I.startLine,endLine:I.
endLine,col:I.startColumn,endColumn:I.endColumn}:{}}function R(I,N,V){const J=new L(I,N,V);process.stdout.write(J.toString()+K.EOL)}function y(I,N=""){R(I,{},N)}
const S="::";class L{constructor(N,V,J){N||(N="missing.command"),this.command=N,this.properties=V,this.message=J}toString(){let N=S+this.command;if(this.properties&&
Object.keys(this.properties).length>0){N+=" ";let V=!0;for(const J in this.properties)if(this.properties.hasOwnProperty(J)){const ft=this.properties[J];ft&&(V?V=
!1:N+=",",N+=`${J}=${x(ft)}`)}}return N+=`${S}${j(this.message)}`,N}}function j(I){return r(I).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A")}function x(I){
return r(I).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A").replace(/:/g,"%3A").replace(/,/g,"%2C")}function M(){throw new Error("this function of\
 @actions/core is not bundled")}function E(){throw new Error("this function of @actions/core is not bundled")}var a=t(6928);function h(I){return I.replace(/[\\]/g,
"/")}function o(I){return I.replace(/[/]/g,"\\")}function i(I){return I.replace(/[/\\]/g,path.sep)}var l=function(I,N,V,J){function ft(ot){return ot instanceof V?
ot:new V(function(yt){yt(ot)})}return new(V||(V=Promise))(function(ot,yt){function _t(Rt){try{vt(J.next(Rt))}catch(Ct){yt(Ct)}}function Gt(Rt){try{vt(J.throw(Rt))}catch(Ct){
yt(Ct)}}function vt(Rt){Rt.done?ot(Rt.value):ft(Rt.value).then(_t,Gt)}vt((J=J.apply(I,N||[])).next())})},g;(function(I){I[I.Success=0]="Success",I[I.Failure=1]=
"Failure"})(g||(g={}));function $(I,N){const V=toCommandValue(N);if(process.env[I]=V,process.env.GITHUB_ENV||"")return issueFileCommand("ENV",prepareKeyValueMessage(
I,N));issueCommand("set-env",{name:I},V)}function v(I){R("add-mask",{},I)}function s(I){process.env.GITHUB_PATH||""?issueFileCommand("PATH",I):issueCommand("add\
-path",{},I),process.env.PATH=`${I}${path.delimiter}${process.env.PATH}`}function u(I,N){const V=process.env[`INPUT_${I.replace(/ /g,"_").toUpperCase()}`]||"";if(N&&
N.required&&!V)throw new Error(`Input required and not supplied: ${I}`);return N&&N.trimWhitespace===!1?V:V.trim()}function _(I,N){const V=u(I,N).split(`
`).filter(J=>J!=="");return N&&N.trimWhitespace===!1?V:V.map(J=>J.trim())}function f(I,N){const V=["true","True","TRUE"],J=["false","False","FALSE"],ft=u(I,N);if(V.
includes(ft))return!0;if(J.includes(ft))return!1;throw new TypeError(`Input does not meet YAML 1.2 "Core Schema" specification: ${I}
Support boolean input list: \`true | True | TRUE | false | False | FALSE\``)}function c(I,N){if(process.env.GITHUB_OUTPUT||"")return M("OUTPUT",E(I,N));process.
stdout.write(K.EOL),R("set-output",{name:I},r(N))}function n(I){issue("echo",I?"on":"off")}function e(I){process.exitCode=g.Failure,w(I)}function d(){return process.
env.RUNNER_DEBUG==="1"}function m(I){issueCommand("debug",{},I)}function w(I,N={}){R("error",W(N),I instanceof Error?I.toString():I)}function O(I,N={}){R("warni\
ng",W(N),I instanceof Error?I.toString():I)}function k(I,N={}){R("notice",W(N),I instanceof Error?I.toString():I)}function p(I){process.stdout.write(I+K.EOL)}function D(I){
y("group",I)}function T(){y("endgroup")}function U(I,N){return l(this,void 0,void 0,function*(){D(I);let V;try{V=yield N()}finally{T()}return V})}function Y(I,N){
if(process.env.GITHUB_STATE||"")return issueFileCommand("STATE",prepareKeyValueMessage(I,N));issueCommand("save-state",{name:I},toCommandValue(N))}function nt(I){
return process.env[`STATE_${I}`]||""}function ct(I){return l(this,void 0,void 0,function*(){return yield OidcClient.getIDToken(I)})}var pt=t(3087),Z=t(9968),B=t(
9432);const H=I=>Object.fromEntries(I.map(N=>[N,u(N)]));function st(I){for(const{kind:N,text:V}of I){const[J="",...ft]=V.split(`
`);N==="plain"?p(V):(D(J),p(ft.join(`
`)),T())}}const it={error:w,warning:O,notice:k};function lt(I){for(const{level:N,message:V,line:J,column:ft,...ot}of I)it[N](V,{...ot,...J!==void 0&&{startLine:J},
...ft!==void 0&&{startColumn:ft}})}const gt=(I,N)=>F("GITHUB_STEP_SUMMARY",I,()=>N);function Mt(I,N){const V=new Map;for(const[ot,yt]of Object.entries(N))try{I?
F("GITHUB_OUTPUT",I,()=>X(ot,yt)):c(ot,yt)}catch(_t){V.set(ot,(0,pt.A3)(_t))}const[J]=V.values();return J===void 0?[]:[`not written to GITHUB_OUTPUT, and empty \
for later steps: ${[...V.keys()].join(", ")}: ${J}`]}function X(I,N){const V=typeof N=="string"?N:JSON.stringify(N);if(/[\r\n]/.test(V))throw new pt.hM("the val\
ue has a line break");return`${I}=${V}
`}function F(I,N,V){if(!N)throw new pt.hM(`${I} is not set; run this as an action on a runner`);(0,Z.ET)((0,A.openSync)(N,"r+"),J=>{const{size:ft}=(0,A.fstatSync)(
J);try{(0,A.appendFileSync)(N,V())}catch(ot){throw(0,A.fstatSync)(J).size>ft&&(0,A.ftruncateSync)(J,ft),ot}})}function Q(I,N){if(!I)throw new pt.hM("RUNNER_TEMP\
 is not set; run this as an action on a runner");const V=(0,C.join)("tf-disco","report.json");return(0,pt.f8)(I,V,(0,pt.mk)(N)),(0,C.join)(I,V)}function tt(I){if(I===
void 0||I==="")return null;const N=(0,Z.yR)(I);try{if(N.ok)return JSON.parse(N.text)}catch{}const V=N.ok?"is not JSON":(0,B.mP)(N.failure);return O(`the event o\
f this run is ignored: the file in GITHUB_EVENT_PATH ${V}; check that no earlier step changes it`),null}const rt={hosts:12e4,services:36e4},ut=1;function dt({passed:I,
hosts:N,findings:V}){const J=_t=>V.filter(Gt=>Gt.severity===_t).length,ft=({visit:_t})=>JSON.stringify(_t.host),{shown:ot}=(0,B.I0)(N,rt.hosts,ut,ft),{shown:yt}=(0,B.
I0)(N,rt.services,ut,_t=>{const Gt=_t.services.flatMap(vt=>vt.kind==="url"?[[vt.id,vt.url]]:[]);return`${ft(_t)}:${JSON.stringify(Object.fromEntries(Gt))}`});return{
passed:I,hosts:`[${ot.join(",")}]`,services:`{${yt.join(",")}}`,errors:J("error"),warnings:J("warning"),"left-out":N.length-Math.min(ot.length,yt.length)}}}),4436:((Ot,et,t)=>{
t.d(et,{$6:()=>x,$c:()=>S,at:()=>j,h0:()=>R,ng:()=>r});var A=t(7811),C=t(6092);const K=/^(?!\.{1,2}\/)([\w.-]+)\/(?!\.{1,2}$)([\w.-]+)$/;function r(M,E){const a=$=>M[$]?.
trim()??"",[,h,o]=K.exec(a("GITHUB_REPOSITORY"))??[];if(h===void 0||o===void 0)return null;const i=W(a("GITHUB_SERVER_URL")||"https://github.com"),l=x(E,"reposi\
tory","default_branch");return{...{workflow:y(a("GITHUB_WORKFLOW_REF"))??a("GITHUB_WORKFLOW"),job:a("GITHUB_JOB"),url:`${i}/${h}/${o}/actions/runs/${a("GITHUB_R\
UN_ID")}`,commit:x(E,"pull_request","head","sha")??a("GITHUB_SHA")},owner:h,repository:o,apiUrl:W(a("GITHUB_API_URL")||"https://api.github.com"),serverUrl:i,event:a(
"GITHUB_EVENT_NAME"),step:a("GITHUB_ACTION"),id:Number(/^\d+$/.exec(a("GITHUB_RUN_ID"))?.[0]??0),defaultCommit:a("GITHUB_SHA"),pull:L(a("GITHUB_EVENT_NAME"),E),
isDefaultBranch:l===void 0?null:a("GITHUB_REF")===`refs/heads/${l}`}}const W=M=>M.replace(/(?<!\/)\/+$/,"");function R(M,E){return M===null?(0,A.TR)("not a work\
flow run, GITHUB_REPOSITORY is not set"):E===null?(0,A.TR)("github-token is empty"):/^https?:$/.test(URL.parse(M.apiUrl)?.protocol??"")?(0,A.Ju)({run:M,token:E}):
(0,A.TR)(`GITHUB_API_URL is not an https URL: ${(0,C.RK)(M.apiUrl)}`)}const y=M=>/^[^/]+\/[^/]+\/(.+?)@/.exec(M)?.[1];function S(M,E){if(M==="pull_request_targe\
t")return!1;const a=j(E,"pull_request","head"),h=j(a,"repo","full_name"),o=j(E,"pull_request","base","repo","full_name");return a!==void 0&&h!==o}function L(M,E){
const a=j(E,"pull_request","number");return typeof a!="number"||!Number.isSafeInteger(a)||a<=0?null:{number:a,isFork:S(M,E),from:x(E,"pull_request","head","repo",
"full_name")??null}}function j(M,...E){return E.reduce((a,h)=>typeof a=="object"&&a!==null?Reflect.get(a,h):void 0,M)}function x(M,...E){const a=j(M,...E);return typeof a==
"string"?a:void 0}})};export{qt as ids,tn as modules};
var $late0,$late1,$late2,$late3,$late4;
