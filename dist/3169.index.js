const kt=3169,xt=[3169],jt={3169:((Wt,D,l)=>{l.r(D),l.d(D,{recordRun:()=>Mt});var q=l(2886),r=l(3024),b=l(6760),$=l(3087),E=l(9968);const O=(r.constants.O_NOFOLLOW??
0)|(r.constants.O_NONBLOCK??0)|(r.constants.O_NOCTTY??0),_=r.constants.O_RDWR|r.constants.O_APPEND|r.constants.O_CREAT|O,tt=r.constants.O_WRONLY|r.constants.O_APPEND|
r.constants.O_CREAT|r.constants.O_EXCL|O,nt=1024*1024,st="\u2026",ot=100,v=10,et=20,rt=10*6e4;function it(n,t){for(let s=0;s<et;s+=1)if((0,E.ET)(r.openSync(n,_,
438),e=>{const{size:i}=B(e),a=Buffer.alloc(1),c=i===0||r.readSync(e,a,0,1,i-1)===0||a[0]===v;return r.writeFileSync(e,c?t:`
${t}`),g(e)===w(n)}))return;throw new $.hM("other processes replace it again and again")}function ct(n,t,s){let o;try{o=r.openSync(n,r.constants.O_RDONLY|O)}catch(e){
if((0,E.Oj)(e)==="ENOENT")return null;throw e}return(0,E.ET)(o,()=>{const{size:e}=B(o);if(e>t){const c=`the limit is ${t/1024/1024} MiB`;throw new $.hM(`it has ${e}\
 bytes, ${c}; remove its oldest lines`)}const i=r.readFileSync(o);let a=0;for(const[c,f]of I(i))s(f-c<nt?i.toString("utf8",c,f):st),a=f+1;return{id:g(o),bytes:a,
rest:i.toString("utf8",a,a+ot)}})}function*I(n){for(let t=0;;){const s=n.indexOf(v,t);if(s<0)return;yield[t,s],t=s+1}}function at(n,t,s){const o=(0,b.join)((0,b.
dirname)(n),`.${(0,b.basename)(n).slice(0,60)}.shorter`),e=ut(o);return e===null?!1:(0,E.ET)(e,()=>{try{return(0,E.ET)(r.openSync(n,r.constants.O_RDONLY|O),i=>{
r.fchmodSync(e,r.fstatSync(i).mode&511);const a=r.readFileSync(i);lt(e,a.subarray(0,t.bytes),s);const c=M(e,a.subarray(t.bytes));r.fsyncSync(e);const f=M(e,Buffer.
concat([c,r.readFileSync(i)]));if(w(o)!==g(e)||w(n)!==t.id)return!1;r.renameSync(o,n);const m=M(e,Buffer.concat([f,r.readFileSync(i)]));return m.equals(c)&&r.writeFileSync(
e,m),!0})}finally{w(o)===g(e)&&r.rmSync(o,{force:!0})}})}function ut(n){try{return r.openSync(n,tt,438)}catch(s){if((0,E.Oj)(s)!=="EEXIST")throw s}return Date.now()-
(r.statSync(n,{throwIfNoEntry:!1})?.mtimeMs??Date.now())>rt&&r.rmSync(n,{force:!0}),null}function M(n,t){const s=t.lastIndexOf(v)+1;return r.writeFileSync(n,t.subarray(
0,s)),t.subarray(s)}function lt(n,t,s){let[o,e]=[0,0];for(const[i,a]of I(t))s(o)&&(r.writeFileSync(n,t.subarray(e,i)),e=a+1),o+=1;r.writeFileSync(n,t.subarray(e))}
function B(n){const t=r.fstatSync(n);return(0,$.KI)(t),t}const U=({dev:n,ino:t,birthtimeNs:s})=>`${n}:${t}:${s}`,g=n=>U(r.fstatSync(n,{bigint:!0}));function w(n){
const t=r.statSync(n,{bigint:!0,throwIfNoEntry:!1});return t===void 0?null:U(t)}var h=l(5517),u=l(5262),y=l(8317),p=l(7811);const T=1,X=`{"v":${T},"at":"`,ft=/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,9})?Z$/,
dt=/^(?=.{1,80}$)[a-z0-9]+(-[a-z0-9]+)*$/,z=h.sO,A=`a number from 0 to ${z}`,C=(0,y.Ik)({v:(0,y.rD)(1,Number.MAX_SAFE_INTEGER)}),K="a time in UTC",ht=u.Fs(u.Yj(
K),u.NT(({dataset:{value:n},addIssue:t,NEVER:s})=>{const o=ft.test(n)?new Date(n):null,e=o===null||Number.isNaN(o.getTime())?"":o.toISOString();return e!==""&&e.
startsWith(n.slice(0,10))?e:(t({message:K}),s)})),yt=n=>typeof n=="string"&&dt.test(n),mt=u.Fs((0,y.p_)(u.L5()),u.pd(n=>n.filter(yt).slice(0,h.QB))),St=(0,y.Ik)(
{...C.entries,at:ht,run:(0,y.wC)(/^[\w.:-]{1,100}$/,"the ID of a run"),host:u.Fs((0,y.wC)(/^[!-~]{1,300}$/,"a hostname"),u.pd(n=>n)),outcome:(0,y.yL)(h.im),ms:u.
yq(u.me(u.Fs(u.ai(A),u.Ww(0,A),u.cG(z,A))),null),codes:u.yq(mt,[])}),$t=({at:n,run:t,host:s,outcome:o,ms:e,codes:i})=>JSON.stringify({v:T,at:n,run:t,host:s,outcome:o,
...e!==null&&{ms:e},...i.length>0&&{codes:i}});function Et(n){const t=(0,y.qF)(n);if(!t.ok)return(0,p.TR)(` ${t.why}`);const s=(0,y.fd)(St,t.value);if(s.ok&&s.value.
v===T)return s;const o=(0,y.fd)(C,t.value);return o.ok&&o.value.v>T?(0,p.Ju)(null):s.ok?s:(0,p.TR)(`: ${s.why}`)}const W=1e4,Ot=730,k=220,x=40*1024*1024,gt=7/8;
class wt{#n;#t;#s;#o;runs=[];broken=new Map;implausible=[];understood=0;lines=0;bytes=0;constructor(t){this.#n=t,this.#t=(0,h.mU)(t,-k),this.#s=(0,h.mU)(t,-Ot),
this.#o=(0,h.mU)(t,1)}add(t){const s=this.lines;if(this.lines+=1,t.trim()===""||this.broken.size===W)return;const o=Et(t);if(!o.ok){this.broken.set(s,o.why);return}
if(this.understood+=1,o.value===null)return;const{at:e}=o.value;if(e<this.#s||e>this.#o){this.implausible.push({at:e,line:s});return}const i=t.length+1;this.bytes+=
i,this.runs.push({...o.value,line:s,bytes:i})}get areMostUnderstood(){return this.broken.size<=this.understood&&this.broken.size<W}byHost(){const t=this.runs.filter(
({at:o})=>o>=this.#t),s=Map.groupBy(t,({host:o})=>o);return new Map(Array.from(s,([o,e])=>[o,Tt(e)]))}toRemove(t=x){const s=this.bytes>t,o=(0,h.mU)(this.#n,-k-1);
if(!(s||this.broken.size>0||this.runs.some(({at:c})=>c<o)))return new Set;const i=new Set(this.broken.keys());let a=s?this.bytes-t*gt:0;for(const{at:c,line:f,bytes:m}of this.
runs)c>=this.#t&&a<=0||(i.add(f),a-=m);return i}}function Tt(n){const t=new Map;for(const s of n){const o=t.get(s.run);(o===void 0||H(s)<H(o))&&t.set(s.run,s)}return[
...t.values()].sort((s,o)=>j(s.at,o.at)||j(s.run,o.run))}const j=(n,t)=>n<t?-1:n>t?1:0,H=({outcome:n,at:t,ms:s,codes:o})=>`${h.im.indexOf(n)} ${t} ${s??""} ${o.
join()}`;var P=l(5102),N=l(9432),Y=l(6092);const bt=2*x,vt=3;function Mt(n,{verdict:t,context:s,settings:o},{directory:e,environment:i,random:a}){const{startedAt:c}=s,
f=(0,Y.RK)(n),m=(0,$.qW)(e,n),S=new wt(c),R=ct(m,bt,d=>S.add(d));if(!At(S,R))return{history:null,warnings:[`${f} is not a history and stays as it is${G(S)}`]};const Q=S.
toRemove(),Ft=pt(f,S),J=Nt(i,c,a),Dt=t.hosts.length>1&&t.hosts.some(Rt),L=t.hosts.map(d=>$t(Lt(d,J,c,Dt)));for(const d of L)S.add(d);const F=(0,$.KE)(()=>{L.length>
0&&it(m,L.map(d=>`${d}
`).join(""))}),Z=(0,$.KE)(()=>{R!==null&&Q.size>0&&at(m,R,d=>Q.has(d))}),It=F===null&&o.issueAfter>1,Bt=S.byHost(),Ut=({visit:{host:d}})=>{const V=Bt.get(d)??[],
{others:Xt=[],this:zt=[]}=Object.groupBy(V,Kt=>Kt.run===J?"this":"others"),Ct=It?(0,h.pR)([...Xt,...zt],o):null;return[d,{...(0,h.jm)(V,c),alarm:Ct}]};return{history:new Map(
t.hosts.map(Ut)),warnings:[...Ft,...F===null?[]:[`the history ${f} was not written: ${F}`],...Z===null?[]:[`the history ${f} was not shortened: ${Z}`]]}}function pt(n,t){
const s=G(t),o="has lines that cannot be read, and removes them",[e]=t.implausible,i=(0,N.px)(t.implausible.length,"line"),a=`such as line ${(e?.line??0)+1} of ${e?.
at}`,c=`has lines whose time is not plausible, which do not count: ${i}, ${a}`;return[...s===""?[]:[`the history ${n} ${o}${s}`],...e===void 0?[]:[`the history ${n}\
 ${c}`]]}function At(n,t){if(n.broken.size>0||n.understood>0)return n.areMostUnderstood;const{rest:s}=t??{rest:""};return X.startsWith(s.slice(0,X.length))}function G({
broken:n}){if(n.size===0)return"";const t=([s,o])=>(0,Y.RK)(`line ${s+1}${o}`);return`: ${(0,N.K4)([...n],vt,t)}`}function Nt({GITHUB_RUN_ID:n="",GITHUB_RUN_ATTEMPT:t=""},s,o){
return/^\d{1,20}$/.test(n)?`${n}.${/^\d{1,6}$/.test(t)?t:1}`:`${s.replace(/[^\dTZ]/g,"")}-${Math.floor(o()*2**32).toString(36)}`}const Rt=({visit:n,findings:t})=>(0,N.
VW)(n.host)!==null&&t.some(q.zv);function Lt(n,t,s,o){const{visit:e}=n,{discovery:i,hops:a,timing:c}=e.attempt,f=i.kind==="found"&&a.length>0,m=(0,P.QK)(n).map(
({problem:S})=>S.code);return{at:s,run:t,host:e.host,outcome:o?"unchecked":(0,P.sG)(n),ms:f?Math.round(c.totalMs):null,codes:[...new Set(m)].slice(0,h.QB)}}})};export{kt as id,xt as ids,jt as modules};
