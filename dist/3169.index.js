const jt=3169,Ht=[3169],Pt={3169:((xt,D,u)=>{u.r(D),u.d(D,{recordRun:()=>Nt});var tt=u(2886),I=u(493),r=u(3024),v=u(6760),$=u(3087),E=u(9968);const g=(r.constants.
O_NOFOLLOW??0)|(r.constants.O_NONBLOCK??0)|(r.constants.O_NOCTTY??0),nt=r.constants.O_RDWR|r.constants.O_APPEND|r.constants.O_CREAT|g,st=r.constants.O_WRONLY|r.
constants.O_APPEND|r.constants.O_CREAT|r.constants.O_EXCL|g,ot=1024*1024,et="\u2026",rt=100,M=10,it=20,ct=10*6e4;function at(n,t){for(let s=0;s<it;s+=1)if((0,E.
ET)(r.openSync(n,nt,438),e=>{const{size:i}=U(e),a=Buffer.alloc(1),c=i===0||r.readSync(e,a,0,1,i-1)===0||a[0]===M;return r.writeFileSync(e,c?t:`
${t}`),w(e)===O(n)}))return;throw new $.hM("other processes replace it again and again")}function ut(n,t,s){let o;try{o=r.openSync(n,r.constants.O_RDONLY|g)}catch(e){
if((0,E.Oj)(e)==="ENOENT")return null;throw e}return(0,E.ET)(o,()=>{const{size:e}=U(o);if(e>t){const c=`the limit is ${t/1024/1024} MiB`;throw new $.hM(`it has ${e}\
 bytes, ${c}; remove its oldest lines`)}const i=r.readFileSync(o);let a=0;for(const[c,f]of B(i))s(f-c<ot?i.toString("utf8",c,f):et),a=f+1;return{id:w(o),bytes:a,
rest:i.toString("utf8",a,a+rt)}})}function*B(n){for(let t=0;;){const s=n.indexOf(M,t);if(s<0)return;yield[t,s],t=s+1}}function lt(n,t,s){const o=(0,v.join)((0,v.
dirname)(n),`.${(0,v.basename)(n).slice(0,60)}.shorter`),e=ft(o);return e===null?!1:(0,E.ET)(e,()=>{try{return(0,E.ET)(r.openSync(n,r.constants.O_RDONLY|g),i=>{
r.fchmodSync(e,r.fstatSync(i).mode&511);const a=r.readFileSync(i);dt(e,a.subarray(0,t.bytes),s);const c=b(e,a.subarray(t.bytes));r.fsyncSync(e);const f=b(e,Buffer.
concat([c,r.readFileSync(i)]));if(O(o)!==w(e)||O(n)!==t.id)return!1;r.renameSync(o,n);const m=b(e,Buffer.concat([f,r.readFileSync(i)]));return m.equals(c)&&r.writeFileSync(
e,m),!0})}finally{O(o)===w(e)&&r.rmSync(o,{force:!0})}})}function ft(n){try{return r.openSync(n,st,438)}catch(s){if((0,E.Oj)(s)!=="EEXIST")throw s}return Date.now()-
(r.statSync(n,{throwIfNoEntry:!1})?.mtimeMs??Date.now())>ct&&r.rmSync(n,{force:!0}),null}function b(n,t){const s=t.lastIndexOf(M)+1;return r.writeFileSync(n,t.subarray(
0,s)),t.subarray(s)}function dt(n,t,s){let[o,e]=[0,0];for(const[i,a]of B(t))s(o)&&(r.writeFileSync(n,t.subarray(e,i)),e=a+1),o+=1;r.writeFileSync(n,t.subarray(e))}
function U(n){const t=r.fstatSync(n);return(0,$.KI)(t),t}const X=({dev:n,ino:t,birthtimeNs:s})=>`${n}:${t}:${s}`,w=n=>X(r.fstatSync(n,{bigint:!0}));function O(n){
const t=r.statSync(n,{bigint:!0,throwIfNoEntry:!1});return t===void 0?null:X(t)}var h=u(5517),l=u(5262),y=u(8317),p=u(7811);const T=1,z=`{"v":${T},"at":"`,ht=/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,9})?Z$/,
yt=/^(?=.{1,80}$)[a-z0-9]+(-[a-z0-9]+)*$/,K=h.sO,N=`a number from 0 to ${K}`,k=(0,y.Ik)({v:(0,y.rD)(1,Number.MAX_SAFE_INTEGER)}),C="a time in UTC",mt=l.Fs(l.Yj(
C),l.NT(({dataset:{value:n},addIssue:t,NEVER:s})=>{const o=ht.test(n)?new Date(n):null,e=o===null||Number.isNaN(o.getTime())?"":o.toISOString();return e!==""&&e.
startsWith(n.slice(0,10))?e:(t({message:C}),s)})),St=n=>typeof n=="string"&&yt.test(n),$t=l.Fs((0,y.p_)(l.L5()),l.pd(n=>n.filter(St).slice(0,h.QB))),Et=(0,y.Ik)(
{...k.entries,at:mt,run:(0,y.wC)(/^[\w.:-]{1,100}$/,"the ID of a run"),host:l.Fs((0,y.wC)(/^[!-~]{1,300}$/,"a hostname"),l.pd(n=>n)),outcome:(0,y.yL)(h.im),ms:l.
yq(l.me(l.Fs(l.ai(N),l.Ww(0,N),l.cG(K,N))),null),codes:l.yq($t,[])}),gt=({at:n,run:t,host:s,outcome:o,ms:e,codes:i})=>JSON.stringify({v:T,at:n,run:t,host:s,outcome:o,
...e!==null&&{ms:e},...i.length>0&&{codes:i}});function wt(n){const t=(0,y.qF)(n);if(!t.ok)return(0,p.TR)(` ${t.why}`);const s=(0,y.fd)(Et,t.value);if(s.ok&&s.value.
v===T)return s;const o=(0,y.fd)(k,t.value);return o.ok&&o.value.v>T?(0,p.Ju)(null):s.ok?s:(0,p.TR)(`: ${s.why}`)}const W=1e4,Ot=730,x=220,j=40*1024*1024,Tt=7/8;
class vt{#n;#t;#s;#o;runs=[];broken=new Map;implausible=[];understood=0;lines=0;bytes=0;constructor(t){this.#n=t,this.#t=(0,h.mU)(t,-x),this.#s=(0,h.mU)(t,-Ot),
this.#o=(0,h.mU)(t,1)}add(t){const s=this.lines;if(this.lines+=1,t.trim()===""||this.broken.size===W)return;const o=wt(t);if(!o.ok){this.broken.set(s,o.why);return}
if(this.understood+=1,o.value===null)return;const{at:e}=o.value;if(e<this.#s||e>this.#o){this.implausible.push({at:e,line:s});return}const i=t.length+1;this.bytes+=
i,this.runs.push({...o.value,line:s,bytes:i})}get areMostUnderstood(){return this.broken.size<=this.understood&&this.broken.size<W}byHost(){const t=this.runs.filter(
({at:o})=>o>=this.#t),s=Map.groupBy(t,({host:o})=>o);return new Map(Array.from(s,([o,e])=>[o,Mt(e)]))}toRemove(t=j){const s=this.bytes>t,o=(0,h.mU)(this.#n,-x-1);
if(!(s||this.broken.size>0||this.runs.some(({at:c})=>c<o)))return new Set;const i=new Set(this.broken.keys());let a=s?this.bytes-t*Tt:0;for(const{at:c,line:f,bytes:m}of this.
runs)c>=this.#t&&a<=0||(i.add(f),a-=m);return i}}function Mt(n){const t=new Map;for(const s of n){const o=t.get(s.run);(o===void 0||P(s)<P(o))&&t.set(s.run,s)}return[
...t.values()].sort((s,o)=>H(s.at,o.at)||H(s.run,o.run))}const H=(n,t)=>n<t?-1:n>t?1:0,P=({outcome:n,at:t,ms:s,codes:o})=>`${h.im.indexOf(n)} ${t} ${s??""} ${o.
join()}`;var Y=u(5102),R=u(9432),G=u(6092);const bt=2*j,pt=3;function Nt(n,{verdict:t,context:s,settings:o},{directory:e,environment:i,random:a}){const{startedAt:c}=s,
f=(0,G.RK)(n),m=(0,$.qW)(e,n),S=new vt(c),A=ut(m,bt,d=>S.add(d));if(!At(S,A))return{history:null,warnings:[`${f} is not a history and stays as it is${Q(S)}`]};const J=S.
toRemove(),Bt=Rt(f,S),Z=Lt(i,c,a),Ut=t.hosts.length>1&&t.hosts.some(Ft),L=t.hosts.map(d=>gt(Dt(d,Z,c,Ut)));for(const d of L)S.add(d);const F=(0,$.KE)(()=>{L.length>
0&&at(m,L.map(d=>`${d}
`).join(""))}),V=(0,$.KE)(()=>{A!==null&&J.size>0&&lt(m,A,d=>J.has(d))}),q=F===null?It(o):null,Xt=S.byHost(),zt=({visit:{host:d}})=>{const _=Xt.get(d)??[],{others:Kt=[],
this:kt=[]}=Object.groupBy(_,Wt=>Wt.run===Z?"this":"others"),Ct=q&&(0,h.pR)([...Kt,...kt],q);return[d,{...(0,h.jm)(_,c),alarm:Ct}]};return{history:new Map(t.hosts.
map(zt)),warnings:[...Bt,...F===null?[]:[`the history ${f} was not written: ${F}`],...V===null?[]:[`the history ${f} was not shortened: ${V}`]]}}function Rt(n,t){
const s=Q(t),o="has lines that cannot be read, and removes them",[e]=t.implausible,i=(0,R.px)(t.implausible.length,"line"),a=`such as line ${(e?.line??0)+1} of ${e?.
at}`,c=`has lines whose time is not plausible, which do not count: ${i}, ${a}`;return[...s===""?[]:[`the history ${n} ${o}${s}`],...e===void 0?[]:[`the history ${n}\
 ${c}`]]}function At(n,t){if(n.broken.size>0||n.understood>0)return n.areMostUnderstood;const{rest:s}=t??{rest:""};return z.startsWith(s.slice(0,z.length))}function Q({
broken:n}){if(n.size===0)return"";const t=([s,o])=>(0,G.RK)(`line ${s+1}${o}`);return`: ${(0,R.K4)([...n],pt,t)}`}function Lt({GITHUB_RUN_ID:n="",GITHUB_RUN_ATTEMPT:t=""},s,o){
return/^\d{1,20}$/.test(n)?`${n}.${/^\d{1,6}$/.test(t)?t:1}`:`${s.replace(/[^\dTZ]/g,"")}-${Math.floor(o()*2**32).toString(36)}`}const Ft=({visit:n,findings:t})=>(0,R.
VW)(n.host)!==null&&t.some(tt.zv);function Dt(n,t,s,o){const{visit:e}=n,{discovery:i,hops:a,timing:c}=e.attempt,f=i.kind==="found"&&a.length>0,m=(0,Y.QK)(n).map(
({problem:S})=>S.code);return{at:s,run:t,host:e.host,outcome:o?"unchecked":(0,Y.sG)(n),ms:f?Math.round(c.totalMs):null,codes:[...new Set(m)].slice(0,h.QB)}}function It({
issueOpenAfter:n,issueCloseAfter:t,failOn:s}){return n===1&&t===1?null:{issueOpenAfter:n,issueCloseAfter:t,isFailing:({outcome:e})=>e==="fails"&&(0,I.k2)("error",
s)||e==="warns"&&(0,I.k2)("warning",s)}}})};export{jt as id,Ht as ids,Pt as modules};
