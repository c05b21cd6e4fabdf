const tt=883,st=[883],et={9076:((rn,X,m)=>{m.d(X,{QB:()=>W,im:()=>c,yX:()=>P});const c=["fails","warns","works","unchecked","skipped"],W=5,P=({outcome:D})=>D!==
"unchecked"&&D!=="skipped"}),883:((rn,X,m)=>{m.r(X),m.d(X,{recordRun:()=>xn});var c=m(3024),W=m(6760),P=m(5747),D=m(566);const R=(c.constants.O_NOFOLLOW??0)|(c.
constants.O_NONBLOCK??0)|(c.constants.O_NOCTTY??0),tn=c.constants.O_RDWR|c.constants.O_APPEND|c.constants.O_CREAT|R,I=c.constants.O_WRONLY|c.constants.O_APPEND|
c.constants.O_CREAT|c.constants.O_EXCL|R,Z=1024*1024,N="\u2026",x=100,K=10,q=20,z=10*6e4;function sn(t,n){for(let s=0;s<q;s+=1)if(a((0,c.openSync)(t,tn,438),o=>{
const{size:g}=U(o),y=Buffer.alloc(1),E=g===0||(0,c.readSync)(o,y,0,1,g-1)===0||y[0]===K;return(0,c.writeFileSync)(o,E?n:`
${n}`),H(o)===Y(t)}))return;throw new D.hM("other processes replace it again and again")}function C(t,n,s){let e;try{e=(0,c.openSync)(t,c.constants.O_RDONLY|R)}catch(o){
if((0,P.Oj)(o)==="ENOENT")return null;throw o}return a(e,()=>{const{size:o}=U(e);if(o>n){const E=`the limit is ${n/1024/1024} MiB`;throw new D.hM(`it has ${o} b\
ytes, ${E}; remove its oldest lines`)}const g=(0,c.readFileSync)(e);let y=0;for(const[E,M]of G(g))s(M-E<Z?g.toString("utf8",E,M):N),y=M+1;return{id:H(e),bytes:y,
rest:g.toString("utf8",y,y+x)}})}function*G(t){for(let n=0;;){const s=t.indexOf(K,n);if(s<0)return;yield[n,s],n=s+1}}function en(t,n,s){const e=(0,W.join)((0,W.
dirname)(t),`.${(0,W.basename)(t).slice(0,60)}.shorter`),o=nn(e);return o===null?!1:a(o,()=>{try{return a((0,c.openSync)(t,c.constants.O_RDONLY|R),g=>{(0,c.fchmodSync)(
o,(0,c.fstatSync)(g).mode&511);const y=(0,c.readFileSync)(g);return Q(o,y.subarray(0,n.bytes),s),(0,c.writeFileSync)(o,y.subarray(n.bytes)),(0,c.fsyncSync)(o),(0,c.
writeFileSync)(o,(0,c.readFileSync)(g)),Y(e)!==H(o)||Y(t)!==n.id?!1:((0,c.renameSync)(e,t),(0,c.writeFileSync)(o,(0,c.readFileSync)(g)),!0)})}finally{Y(e)===H(o)&&
(0,c.rmSync)(e,{force:!0})}})}function nn(t){try{return(0,c.openSync)(t,I,438)}catch(s){if((0,P.Oj)(s)!=="EEXIST")throw s}return Date.now()-((0,c.statSync)(t,{throwIfNoEntry:!1})?.
mtimeMs??Date.now())>z&&(0,c.rmSync)(t,{force:!0}),null}function Q(t,n,s){let[e,o]=[0,0];for(const[g,y]of G(n))s(e)&&((0,c.writeFileSync)(t,n.subarray(o,g)),o=y+
1),e+=1;(0,c.writeFileSync)(t,n.subarray(o))}function U(t){const n=(0,c.fstatSync)(t);if(!n.isFile())throw new D.hM("it is not a regular file; choose another pa\
th");return n}const J=({dev:t,ino:n,birthtimeNs:s})=>`${t}:${n}:${s}`,H=t=>J((0,c.fstatSync)(t,{bigint:!0}));function Y(t){const n=(0,c.statSync)(t,{bigint:!0,throwIfNoEntry:!1});
return n===void 0?null:J(n)}function a(t,n){try{return n(t)}finally{(0,c.closeSync)(t)}}var h=m(9076),f=m(5262),v=m(4091),p=m(6192);const $=1,T=`{"v":${$},"at":\
"`,A=/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,9})?Z$/,L=/^[a-z0-9]+(-[a-z0-9]+)*$/,k=80,j=864e5,r=`a number from 0 to ${j}`,i=(0,p.Ik)({v:(0,p.rD)(1,Number.MAX_SAFE_INTEGER)}),
l="a time in UTC",d=f.Fs(f.Yj(l),f.NT(({dataset:{value:t},addIssue:n,NEVER:s})=>{const e=A.test(t)?new Date(t):null,o=e===null||Number.isNaN(e.getTime())?"":e.toISOString();
return o!==""&&o.startsWith(t.slice(0,10))?o:(n({message:l}),s)})),u=t=>typeof t=="string"&&L.test(t)&&t.length<=k,_=f.Fs((0,p.p_)(f.L5()),f.pd(t=>t.filter(u).slice(
0,h.QB))),S=(0,p.Ik)({...i.entries,at:d,run:(0,p.wC)(/^[\w.:-]{1,100}$/,"the ID of a run"),host:f.Fs((0,p.wC)(/^[!-~]{1,300}$/,"a hostname"),f.pd(t=>t)),outcome:(0,p.
yL)(h.im),ms:f.yq(f.me(f.Fs(f.ai(r),f.Ww(0,r),f.cG(j,r))),null),codes:f.yq(_,[])}),O=({at:t,run:n,host:s,outcome:e,ms:o,codes:g})=>JSON.stringify({v:$,at:t,run:n,
host:s,outcome:e,...o===null?{}:{ms:o},...g.length===0?{}:{codes:g}});function w(t){const n=(0,p.qF)(t);if(!n.ok)return(0,v.TR)(` ${n.why}`);const s=(0,p.fd)(S,
n.value);if(s.ok&&s.value.v===$)return s;const e=(0,p.fd)(i,n.value);return e.ok&&e.value.v>$?(0,v.Ju)(null):s.ok?s:(0,v.TR)(`: ${s.why}`)}const B=1e4,cn=864e5,
Dn=730,dn=220,hn=40*1024*1024,Rn=7/8;class An{#s;#t;#e;#o;#r=new Map;runs=[];broken=new Map;implausible=[];understood=0;lines=0;bytes=0;constructor(n){this.#s=n,
this.#t=on(n,-dn),this.#e=on(n,-Dn),this.#o=on(n,1)}add(n){const s=this.lines;if(this.lines+=1,n.trim()===""||this.broken.size===B)return;const e=w(n);if(!e.ok){
this.broken.set(s,e.why);return}if(this.understood+=1,e.value===null)return;const{at:o,run:g,host:y,codes:E}=e.value;if(o<this.#e||o>this.#o){this.implausible.push(
{at:o,line:s});return}const M={...e.value,at:this.#n(o),run:this.#n(g),host:this.#n(y),codes:E.map(F=>this.#n(F)),line:s,bytes:n.length+1};this.bytes+=M.bytes,this.
runs.push(M)}get areMostUnderstood(){return this.broken.size<=this.understood&&this.broken.size<B}byHost(){const n=this.runs.filter(({at:e})=>e>=this.#t),s=Map.
groupBy(n,({host:e})=>e);return new Map(Array.from(s,([e,o])=>[e,kn(o)]))}toRemove(n=hn){const s=this.bytes>n,e=on(this.#s,-dn-1);if(!(s||this.broken.size>0||this.
runs.some(({at:E})=>E<e)))return new Set;const g=new Set(this.broken.keys());let y=s?this.bytes-n*Rn:0;for(const{at:E,line:M,bytes:F}of this.runs)E>=this.#t&&y<=
0||(g.add(M),y-=F);return g}#n(n){const s=this.#r.get(n);return s!==void 0?s:(this.#r.set(n,n),n)}}const on=(t,n)=>new Date(Date.parse(t)+n*cn).toISOString();function kn(t){
const n=new Map;for(const s of t){const e=n.get(s.run);(e===void 0||gn(s)<gn(e))&&n.set(s.run,s)}return[...n.values()].sort((s,e)=>mn(s.at,e.at)||mn(s.run,e.run))}
const mn=(t,n)=>t<n?-1:t>n?1:0,gn=({outcome:t,at:n,ms:s,codes:e})=>`${h.im.indexOf(t)} ${n} ${s??""} ${e.join()}`,bn=30,In=[7,30,90],Ln=30,Nn=20;function Cn(t,n){
const s=t.filter(h.yX);return{recent:t.slice(-bn),uptime:In.map(e=>{const o=wn(s,n,e);return{days:e,good:o.filter(yn).length,runs:o.length}}),medianMs:Fn(wn(t,n,
Ln)),incidents:Pn(s).reverse().slice(0,Nn)}}function wn(t,n,s){const e=on(n,-s);return t.filter(({at:o})=>o>e)}const yn=({outcome:t})=>t!=="fails";function Fn(t){
const n=t.flatMap(({ms:s})=>s??[]).sort((s,e)=>s-e);return n[Math.ceil(n.length/2)-1]??null}function Pn(t){const n=[];let s=[];const e=o=>{const[g]=s;if(g!==void 0){
const y=[...new Set(s.flatMap(E=>E.codes))].slice(0,h.QB);n.push({from:g.at,until:o,runs:s.length,codes:y})}s=[]};for(const o of t)yn(o)?e(o.at):s.push(o);return e(
null),n}const jn={isDown:!1,since:null,failed:0,good:0};function Bn(t,n){let s=jn,e=null;for(const o of t){if(!(0,h.yX)(o))continue;const g=n.isFailing(o),y=g?s.
failed+1:0,E=g?0:s.good+1;y===1&&(e=o.at);const M=s.isDown?E<n.issueCloseAfter:y>=n.issueOpenAfter,F=M?s.since??e:null;s={isDown:M,since:F,failed:y,good:E}}return s}
var On=m(2389),Wn=m(4e3),pn=m(5102),Kn=m(4120),ln=m(8641);const Un=2*hn,Xn=3;function xn(t,{verdict:n,context:s,settings:e},{directory:o,environment:g,random:y}){
const{startedAt:E}=s,M=(0,ln.RK)(t),F=(0,D.qW)(o,t),V=new An(E),an=C(F,Un,b=>V.add(b));if(!Hn(V,an))return{history:null,warnings:[`${M} is not a history and sta\
ys as it is${En(V)}`]};const $n=V.toRemove(),Vn=zn(M,V),Mn=Yn(g,E,y),un=n.hosts.map(b=>O(Gn(b,Mn,E)));for(const b of un)V.add(b);const fn=_n(()=>{un.length>0&&sn(
F,un.map(b=>`${b}
`).join(""))}),Sn=_n(()=>{an!==null&&$n.size>0&&en(F,an,b=>$n.has(b))}),vn=fn===null?Qn(e):null,Zn=V.byHost(),qn=({visit:{host:b}})=>{const Tn=Zn.get(b)??[],nt=vn===
null?null:Bn(Jn(Tn,Mn),vn);return[b,{...Cn(Tn,E),alarm:nt}]};return{history:new Map(n.hosts.map(qn)),warnings:[...Vn,...fn===null?[]:[`the history ${M} was not \
written: ${fn}`],...Sn===null?[]:[`the history ${M} was not shortened: ${Sn}`]]}}function zn(t,n){const s=En(n),e="has lines that cannot be read, and removes th\
em",[o]=n.implausible,g=`has lines whose time is not plausible, which do not count: ${(0,Kn.px)(n.implausible.length,"line")}`;return[...s===""?[]:[`the history\
 ${t} ${e}${s}`],...o===void 0?[]:[`the history ${t} ${g}, such as line ${o.line+1} of ${o.at}`]]}function Hn(t,n){if(t.broken.size>0||t.understood>0)return t.areMostUnderstood;
const{rest:s}=n??{rest:""};return T.startsWith(s.slice(0,T.length))}function En({broken:t}){if(t.size===0)return"";const n=([s,e])=>(0,ln.RK)(`line ${s+1}${e}`);
return`: ${(0,Wn.K4)([...t],Xn,n)}`}function Yn({GITHUB_RUN_ID:t="",GITHUB_RUN_ATTEMPT:n=""},s,e){return/^\d{1,20}$/.test(t)?`${t}.${/^\d{1,6}$/.test(n)?n:1}`:`${s.
replace(/[^\dTZ]/g,"")}-${Math.floor(e()*2**32).toString(36)}`}function Gn(t,n,s){const{visit:e}=t,{discovery:o,hops:g,timing:y}=e.attempt,E=o.kind==="found"&&g.
length>0,M=(0,pn.QK)(t).map(({problem:F})=>F.code);return{at:s,run:n,host:e.host,outcome:(0,pn.sG)(t),ms:E?Math.round(y.totalMs):null,codes:[...new Set(M)].slice(
0,h.QB)}}function Qn({issueOpenAfter:t,issueCloseAfter:n,failOn:s}){return t===1&&n===1?null:{issueOpenAfter:t,issueCloseAfter:n,isFailing:({outcome:o})=>o==="f\
ails"&&(0,On.k2)("error",s)||o==="warns"&&(0,On.k2)("warning",s)}}const Jn=(t,n)=>[...t.filter(s=>s.run!==n),...t.filter(s=>s.run===n)];function _n(t){try{return t(),
null}catch(n){return(0,ln.RK)((0,D.A3)(n))}}}),5102:((rn,X,m)=>{m.d(X,{$N:()=>en,JR:()=>K,QK:()=>G,b:()=>z,cG:()=>x,fX:()=>U,hm:()=>C,md:()=>sn,nx:()=>I,sG:()=>N,
vh:()=>Z});var c=m(2886),W=m(4e3),P=m(5799),D=m(4120),R=m(8884),tn=m(4148);const I={fails:"failed",unchecked:"not checked",warns:"has warnings",skipped:"skipped",
works:"passed"},Z=Object.keys(I);function N(a){if(z(a))return"unchecked";const h=C(a.findings);return h==="error"?"fails":h==="warning"?"warns":K(a)?"skipped":"\
works"}const x=a=>["fails","warns"].includes(N(a)),K=({visit:a})=>a.attempt.discovery.kind==="skipped",q=["host-not-checked",...c.H4],z=({visit:{attempt:a}})=>a.
discovery.kind==="skipped"&&q.includes(a.discovery.problem.code),sn=a=>Z.flatMap(h=>a.filter(f=>N(f)===h)),C=a=>P.oC.find(h=>a.some(f=>f.severity===h))??null;function G({
findings:a}){const h=C(a);return h==="notice"?[]:a.filter(({severity:f})=>f===h)}function en({hosts:a,files:h,findings:f,passed:v,stopped:p,roots:$},{repositories:{
length:T}}){const A=(0,tn.g5)($,T),L=A===null?h:h.filter(({problem:O})=>!nn.test(O.code)),k=L.filter(O=>!Q(O)),j=C(k)==="error"&&!a.some(O=>N(O)==="fails"),i=A===
null&&!j&&T>0?` in ${(0,D.px)(T,"repository")}`:"",d=[k.length<L.length?[`nothing to check${i}`]:J(a,i),Y(k,A===null&&j?T:null)],u=j?d.toReversed():d,_=[A??[],...u].
flat().join(", "),S=C(f)==="error";if(p!==null){const O=(0,W.Cw)(p);return S||a.some(z)?`${_} (${O})`:`${O}; ${_}`}return v&&S?`${_} (the check passes: fail-on \
is never)`:v||S?_:`${_} (the check fails: fail-on is warning)`}const nn=/^(?:module|provider|version|package|constraint|lock)-/,Q=({problem:a,severity:h})=>a.code===
"nothing-to-check"&&h==="error",U="not allowed";function J(a,h){const f=a.length;if(f===0)return[`no registry hosts to check${h}`];const v=a.filter(K),p=a.filter(
u=>!K(u)),$=(u,_)=>u.filter(S=>N(S)===_).length,T=[{count:$(p,"fails"),words:I.fails},{count:$(v,"fails"),words:U},{count:$(v,"unchecked"),words:I.unchecked}],A=T.
some(({count:u})=>u>0),L=[{count:p.length,words:I.works},{count:v.length,words:I.skipped}],[k,...j]=(A?T:L).filter(({count:u})=>u>0),i=k?.words===U||k?.words===
I.unchecked?k.count===1?"is ":"are ":"",l=$(p,"warns"),d=f===1?"":`${l} ${A?"more ":""}`;return[`${H(k?.count??0,f)}${h} ${i}${k?.words}`,...j.map(({count:u,words:_})=>`${u}\
 ${_}`),...l===0?[]:[`${d}with warnings`]]}function H(a,h){return h===1?"1 registry host":a===h?`all ${h} registry hosts`:`${a} of ${h} registry hosts`}function Y(a,h){
const f=C(a);if(f===null||f==="notice")return[];const v=a.filter(({severity:L})=>L===f),p=(0,R.eb)(v).length,$=p===0?(0,R.Dc)(v):0,T=a.filter(L=>(0,P.Xd)(L)===null),
A=h===null?(0,D.px)(p,"repository"):(0,R.iW)(p,h);return[...p===0?[]:[`${f}s in files of ${A}`],...$===0?[]:[`${f}s in ${(0,D.px)($,"file")}`],...C(T)===f?[`${f}\
s in the ${(0,R.et)(T)}`]:[]]}}),4148:((rn,X,m)=>{m.d(X,{$_:()=>a,Fg:()=>K,L4:()=>C,LC:()=>sn,Mm:()=>N,c_:()=>Y,fi:()=>G,g5:()=>en,jB:()=>nn,nS:()=>p,pJ:()=>z,qj:()=>x});
var c=m(4e3),W=m(5143),P=m(1064),D=m(5011),R=m(5257),tn=m(4120),I=m(8884);const Z=["fails","warns","works"];function N({worst:r}){return r==="error"?"fails":r===
"warning"?"warns":"works"}const x=({rows:r})=>Z.find(i=>r.some(l=>N(l)===i))??"works";function K(r){const i=x({rows:r});return i==="works"&&r.some(q)?"skipped":
i}const q=({chosen:r})=>Object.keys(r).length===0,z={fails:"init fails",warns:"has warnings",works:"passed"},sn=3;function C(r){const i=x(r);return i==="works"?
p(r.rows):z[i]}const G=({directory:r},i)=>r===R.cd.file?R.cd.file:r==="."?"the top directory":i((0,I.II)(r));function en(r,i=0){const l=r.filter(({directory:w})=>w!==
R.cd.file),{failing:d}=nn(l),{length:u}=d;if(u===0)return null;const _=new Set(d.map(({directory:w})=>(0,W._M)(w))),S=i<2?"":` (${(0,I.iW)(_.size,i)})`;return l.
length===1?`init fails${S}`:`init fails in ${u===l.length?`all ${u}`:`${u} of ${l.length}`} root modules${S}`}const nn=r=>U(r,x),Q=({rows:r})=>U(r,N);function U(r,i){
const{fails:l=[],warns:d=[],works:u=[]}=Object.groupBy(r,i);return{failing:l,wrong:[...l,...d],good:u}}const J=({kind:r,source:i,constraints:l,locked:d,chosen:u,
problems:_})=>JSON.stringify([r,i,l,d,u,_]),H=3;function Y(r,i){const{wrong:l,good:d}=Q(r);return h({clients:r.clients,rows:[...l,...d]},[],i)}function a(r,i){const l=r.
flatMap(w=>Q(w).wrong.map(B=>({root:w,row:B}))),d=Map.groupBy(l,({row:w})=>J(w)),u=[...d.values()].flatMap(([w])=>w?.row??[]),_=P.Du.filter(w=>r.some(B=>B.clients.
includes(w))),S=({root:w})=>G(w,i.file),O=w=>(0,c.K4)(d.get(J(w))??[],H,S);return h({clients:_,rows:Q({rows:u}).wrong},[{title:"root modules",cell:O}],i)}function h({
clients:r,rows:i},l,d){const{shown:u,more:_}=(0,c.zN)(i,d.maxRows),S=w=>w.filter(({cell:B})=>u.some(cn=>B(cn)!=="")),O=u.every(({chosen:w})=>new Set(Object.values(
w)).size<=1);return{rows:i,shown:u,more:_,name:{title:"module or provider",cell:w=>d.name(w,v(w,r))},problems:S([{title:"problem",cell:w=>f(w,d)}]),facts:[...l,
...S(L(O?null:r,d.value))]}}const f=({problems:r},i)=>r.filter(({usualSeverity:l})=>l!=="notice").map(i.problem).join(", "),v=({address:r,host:i},l)=>l.every(d=>(0,D.
Vm)(d)===i)&&r.startsWith(`${i}/`)?r.slice(i.length+1):r;function p(r){const i=[...new Map(r.map(O=>[`${O.kind} ${O.source}`,O])).values()],l=["module","provide\
r"].flatMap(O=>{const{length:w}=i.filter(B=>B.kind===O);return w===0?[]:[(0,tn.px)(w,O)]});if(l.length===0)return"no registry modules and no providers";const d=r.
some(({platforms:O})=>O.length>0)?" and package":"",u=i.filter(q).length,_=i.filter(({chosen:O})=>Object.values(O).includes(null)).length,S=u+_===0?`every versi\
on${d} is available`:[..._>0?[`${_} without a version`]:[],...u>0?[`${u} not checked`]:[]].join(", ");return`${l.join(" and ")}, ${S}`}const $=60,T=6,A=12,L=(r,i)=>[
{title:"constraint",cell:({constraints:l})=>(0,c.K4)([...new Set(l)],T,d=>i(d,$))},...(r??[null]).map(l=>({title:l===null?"version":P.bB[l],cell:d=>k(d,l,i)})),
{title:"newest",cell:({newest:l})=>l===null?"":i(l,$)},{title:"platforms",cell:({platforms:l})=>j(l,i)}];function k({chosen:r,locked:i},l,d){const u=l===null?Object.
values(r)[0]:r[l];return u===void 0?"":u!==null?`${d(u,$)}${u===i?" (locked)":""}`:i===null?"none":`none (locked: ${d(i,$)})`}function j(r,i){return(0,c.K4)(r,A,
({platform:l,available:d})=>`${d===null?"?":d?"\u2713":"\u2717"} ${i(l,$)}`)}})};export{tt as id,st as ids,et as modules};
