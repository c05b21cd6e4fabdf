const Kt=742,Wt=[742],xt={5742:((Ct,D,l)=>{l.r(D),l.d(D,{recordRun:()=>At});var r=l(3024),v=l(6760),$=l(1342),E=l(5747);const w=(r.constants.O_NOFOLLOW??0)|(r.constants.
O_NONBLOCK??0)|(r.constants.O_NOCTTY??0),nt=r.constants.O_RDWR|r.constants.O_APPEND|r.constants.O_CREAT|w,st=r.constants.O_WRONLY|r.constants.O_APPEND|r.constants.
O_CREAT|r.constants.O_EXCL|w,ot=1024*1024,et="\u2026",rt=100,M=10,it=20,ct=10*6e4;function at(n,t){for(let s=0;s<it;s+=1)if((0,E.ET)(r.openSync(n,nt,438),e=>{const{
size:i}=X(e),a=Buffer.alloc(1),c=i===0||r.readSync(e,a,0,1,i-1)===0||a[0]===M;return r.writeFileSync(e,c?t:`
${t}`),g(e)===T(n)}))return;throw new $.hM("other processes replace it again and again")}function ut(n,t,s){let o;try{o=r.openSync(n,r.constants.O_RDONLY|w)}catch(e){
if((0,E.Oj)(e)==="ENOENT")return null;throw e}return(0,E.ET)(o,()=>{const{size:e}=X(o);if(e>t){const c=`the limit is ${t/1024/1024} MiB`;throw new $.hM(`it has ${e}\
 bytes, ${c}; remove its oldest lines`)}const i=r.readFileSync(o);let a=0;for(const[c,f]of I(i))s(f-c<ot?i.toString("utf8",c,f):et),a=f+1;return{id:g(o),bytes:a,
rest:i.toString("utf8",a,a+rt)}})}function*I(n){for(let t=0;;){const s=n.indexOf(M,t);if(s<0)return;yield[t,s],t=s+1}}function lt(n,t,s){const o=(0,v.join)((0,v.
dirname)(n),`.${(0,v.basename)(n).slice(0,60)}.shorter`),e=ft(o);return e===null?!1:(0,E.ET)(e,()=>{try{return(0,E.ET)(r.openSync(n,r.constants.O_RDONLY|w),i=>{
r.fchmodSync(e,r.fstatSync(i).mode&511);const a=r.readFileSync(i);dt(e,a.subarray(0,t.bytes),s);const c=b(e,a.subarray(t.bytes));r.fsyncSync(e);const f=b(e,Buffer.
concat([c,r.readFileSync(i)]));if(T(o)!==g(e)||T(n)!==t.id)return!1;r.renameSync(o,n);const m=b(e,Buffer.concat([f,r.readFileSync(i)]));return m.equals(c)&&r.writeFileSync(
e,m),!0})}finally{T(o)===g(e)&&r.rmSync(o,{force:!0})}})}function ft(n){try{return r.openSync(n,st,438)}catch(s){if((0,E.Oj)(s)!=="EEXIST")throw s}return Date.now()-
(r.statSync(n,{throwIfNoEntry:!1})?.mtimeMs??Date.now())>ct&&r.rmSync(n,{force:!0}),null}function b(n,t){const s=t.lastIndexOf(M)+1;return r.writeFileSync(n,t.subarray(
0,s)),t.subarray(s)}function dt(n,t,s){let[o,e]=[0,0];for(const[i,a]of I(t))s(o)&&(r.writeFileSync(n,t.subarray(e,i)),e=a+1),o+=1;r.writeFileSync(n,t.subarray(e))}
function X(n){const t=r.fstatSync(n);return(0,$.KI)(t),t}const k=({dev:n,ino:t,birthtimeNs:s})=>`${n}:${t}:${s}`,g=n=>k(r.fstatSync(n,{bigint:!0}));function T(n){
const t=r.statSync(n,{bigint:!0,throwIfNoEntry:!1});return t===void 0?null:k(t)}var h=l(9076),u=l(5262),p=l(4091),y=l(6192);const O=1,B=`{"v":${O},"at":"`,ht=/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,9})?Z$/,
yt=/^[a-z0-9]+(-[a-z0-9]+)*$/,mt=80,U=h.sO,R=`a number from 0 to ${U}`,z=(0,y.Ik)({v:(0,y.rD)(1,Number.MAX_SAFE_INTEGER)}),C="a time in UTC",St=u.Fs(u.Yj(C),u.NT(
({dataset:{value:n},addIssue:t,NEVER:s})=>{const o=ht.test(n)?new Date(n):null,e=o===null||Number.isNaN(o.getTime())?"":o.toISOString();return e!==""&&e.startsWith(
n.slice(0,10))?e:(t({message:C}),s)})),Et=n=>typeof n=="string"&&yt.test(n)&&n.length<=mt,$t=u.Fs((0,y.p_)(u.L5()),u.pd(n=>n.filter(Et).slice(0,h.QB))),wt=(0,y.
Ik)({...z.entries,at:St,run:(0,y.wC)(/^[\w.:-]{1,100}$/,"the ID of a run"),host:u.Fs((0,y.wC)(/^[!-~]{1,300}$/,"a hostname"),u.pd(n=>n)),outcome:(0,y.yL)(h.im),
ms:u.yq(u.me(u.Fs(u.ai(R),u.Ww(0,R),u.cG(U,R))),null),codes:u.yq($t,[])}),gt=({at:n,run:t,host:s,outcome:o,ms:e,codes:i})=>JSON.stringify({v:O,at:n,run:t,host:s,
outcome:o,...e===null?{}:{ms:e},...i.length===0?{}:{codes:i}});function Tt(n){const t=(0,y.qF)(n);if(!t.ok)return(0,p.TR)(` ${t.why}`);const s=(0,y.fd)(wt,t.value);
if(s.ok&&s.value.v===O)return s;const o=(0,y.fd)(z,t.value);return o.ok&&o.value.v>O?(0,p.Ju)(null):s.ok?s:(0,p.TR)(`: ${s.why}`)}const K=1e4,Ot=730,W=220,x=40*
1024*1024,vt=7/8;class Mt{#n;#t;#s;#o;runs=[];broken=new Map;implausible=[];understood=0;lines=0;bytes=0;constructor(t){this.#n=t,this.#t=(0,h.mU)(t,-W),this.#s=
(0,h.mU)(t,-Ot),this.#o=(0,h.mU)(t,1)}add(t){const s=this.lines;if(this.lines+=1,t.trim()===""||this.broken.size===K)return;const o=Tt(t);if(!o.ok){this.broken.
set(s,o.why);return}if(this.understood+=1,o.value===null)return;const{at:e}=o.value;if(e<this.#s||e>this.#o){this.implausible.push({at:e,line:s});return}const i=t.
length+1;this.bytes+=i,this.runs.push({...o.value,line:s,bytes:i})}get areMostUnderstood(){return this.broken.size<=this.understood&&this.broken.size<K}byHost(){
const t=this.runs.filter(({at:o})=>o>=this.#t),s=Map.groupBy(t,({host:o})=>o);return new Map(Array.from(s,([o,e])=>[o,bt(e)]))}toRemove(t=x){const s=this.bytes>
t,o=(0,h.mU)(this.#n,-W-1);if(!(s||this.broken.size>0||this.runs.some(({at:c})=>c<o)))return new Set;const i=new Set(this.broken.keys());let a=s?this.bytes-t*vt:
0;for(const{at:c,line:f,bytes:m}of this.runs)c>=this.#t&&a<=0||(i.add(f),a-=m);return i}}function bt(n){const t=new Map;for(const s of n){const o=t.get(s.run);(o===
void 0||P(s)<P(o))&&t.set(s.run,s)}return[...t.values()].sort((s,o)=>H(s.at,o.at)||H(s.run,o.run))}const H=(n,t)=>n<t?-1:n>t?1:0,P=({outcome:n,at:t,ms:s,codes:o})=>`${h.
im.indexOf(n)} ${t} ${s??""} ${o.join()}`;var Y=l(2389),j=l(4e3),G=l(5102),A=l(8820);const pt=2*x,Rt=3;function At(n,{verdict:t,context:s,settings:o},{directory:e,
environment:i,random:a}){const{startedAt:c}=s,f=(0,A.RK)(n),m=(0,$.qW)(e,n),S=new Mt(c),N=ut(m,pt,d=>S.add(d));if(!Lt(S,N))return{history:null,warnings:[`${f} i\
s not a history and stays as it is${Q(S)}`]};const Z=S.toRemove(),kt=Nt(f,S),V=Ft(i,c,a),L=t.hosts.map(d=>gt(Dt(d,V,c)));for(const d of L)S.add(d);const F=J(()=>{
L.length>0&&at(m,L.map(d=>`${d}
`).join(""))}),q=J(()=>{N!==null&&Z.size>0&&lt(m,N,d=>Z.has(d))}),_=F===null?It(o):null,Bt=S.byHost(),Ut=({visit:{host:d}})=>{const tt=Bt.get(d)??[],zt=_===null?
null:(0,h.pR)(Xt(tt,V),_);return[d,{...(0,h.jm)(tt,c),alarm:zt}]};return{history:new Map(t.hosts.map(Ut)),warnings:[...kt,...F===null?[]:[`the history ${f} was \
not written: ${F}`],...q===null?[]:[`the history ${f} was not shortened: ${q}`]]}}function Nt(n,t){const s=Q(t),o="has lines that cannot be read, and removes th\
em",[e]=t.implausible,i=`has lines whose time is not plausible, which do not count: ${(0,j.px)(t.implausible.length,"line")}`;return[...s===""?[]:[`the history ${n}\
 ${o}${s}`],...e===void 0?[]:[`the history ${n} ${i}, such as line ${e.line+1} of ${e.at}`]]}function Lt(n,t){if(n.broken.size>0||n.understood>0)return n.areMostUnderstood;
const{rest:s}=t??{rest:""};return B.startsWith(s.slice(0,B.length))}function Q({broken:n}){if(n.size===0)return"";const t=([s,o])=>(0,A.RK)(`line ${s+1}${o}`);return`\
: ${(0,j.K4)([...n],Rt,t)}`}function Ft({GITHUB_RUN_ID:n="",GITHUB_RUN_ATTEMPT:t=""},s,o){return/^\d{1,20}$/.test(n)?`${n}.${/^\d{1,6}$/.test(t)?t:1}`:`${s.replace(
/[^\dTZ]/g,"")}-${Math.floor(o()*2**32).toString(36)}`}function Dt(n,t,s){const{visit:o}=n,{discovery:e,hops:i,timing:a}=o.attempt,c=e.kind==="found"&&i.length>
0,f=(0,G.QK)(n).map(({problem:m})=>m.code);return{at:s,run:t,host:o.host,outcome:(0,G.sG)(n),ms:c?Math.round(a.totalMs):null,codes:[...new Set(f)].slice(0,h.QB)}}
function It({issueOpenAfter:n,issueCloseAfter:t,failOn:s}){return n===1&&t===1?null:{issueOpenAfter:n,issueCloseAfter:t,isFailing:({outcome:e})=>e==="fails"&&(0,Y.
k2)("error",s)||e==="warns"&&(0,Y.k2)("warning",s)}}const Xt=(n,t)=>[...n.filter(s=>s.run!==t),...n.filter(s=>s.run===t)];function J(n){try{return n(),null}catch(t){
return(0,A.RK)((0,$.A3)(t))}}})};export{Kt as id,Wt as ids,xt as modules};
