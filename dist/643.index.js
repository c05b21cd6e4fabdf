const Lt=643,kt=[643],Tt={1643:((Ct,A,h)=>{h.r(A),h.d(A,{deliverComment:()=>j,deliverIssue:()=>ht});var G=h(5102),y=h(5505),P=h(8373);const D=(t,n)=>`${(0,y.rL)(
t)} Terraform service discovery: ${(0,G.$N)(t,n)}`,V=(t,n,e,s)=>(0,y.XA)(t,{context:n,rest:P.xy,isBrief:!0},{head:`### ${D(t,n)}`,foot:`Details in the summary o\
f ${(0,y.Fp)(e)}. Updated automatically.`,maxBytes:s}),H=(t,n,e)=>`${D(t,n)}. <sub>${(0,y.Fp)(e)}</sub>
`,J=t=>[t.passed,t.hosts.map(({visit:n})=>n.host).toSorted(),t.findings.filter(({severity:n})=>n!=="notice").map(({severity:n,host:e,service:s,problem:o,places:i})=>JSON.
stringify([n,e,s,o.code,i])).toSorted()];var p=h(317),a=h(8782);const b=t=>({kind:"nothing",why:t});function Z(t,n,e){return t==="never"?b("comments are turned \
off"):n===null?e.passed&&t==="on-failure"?b("the check passed"):{kind:"create"}:n.run>e.run?b("a later run has updated it"):e.passed?n.passed&&t==="on-failure"?
b("the check still passes"):{kind:"reduce"}:t==="on-failure"&&n.digest===e.digest?b("the findings are the same"):{kind:"update"}}function Q(t){const[n,e]=[(0,a.
at)(t,"digest"),(0,a.at)(t,"run")];return{passed:(0,a.at)(t,"passed")===!0,digest:typeof n=="string"?n:"",run:typeof e=="number"?e:0}}var f=h(5017);const M=65536;
async function j(t,n){const{run:e,pull:s,mode:o,verdict:i}=n,r=(0,f.TN)(e),d={passed:i.passed,digest:(0,f.ol)(J(i)),run:e.id},c=(await I(t,s,"comment",r)).toSorted(
(E,Ot)=>E.id-Ot.id),[l,...u]=c,Nt=l&&Q((0,f.t7)(l.body,"comment",r)),T=Z(o,Nt??null,d);if(T.kind==="nothing")return`unchanged, ${T.why}`;for(const{id:E}of u)await(0,p.
Wo)(t.deleteComment(E));const z=await q(n,(0,f.en)("comment",r,d));return l!==void 0&&await(0,p.Wo)(t.updateComment(l.id,z))?T.kind==="reduce"?"reduced to one l\
ine, the check passed":"updated":(await W(t,s,"comment",r,z),l===void 0?"created":"created again")}async function q({run:t,verdict:n,context:e,findLinks:s},o){if(n.
passed)return`${o}
${H(n,e,t)}`;const i={...e,links:await s()},r=V(n,i,t,M-o.length-1);return`${o}
${r}`}async function I(t,n,e,s){return(await t.listComments(n)).filter(({body:i,isTrusted:r})=>r&&(0,f.t7)(i,e,s)!==void 0)}async function W(t,n,e,s,o){const i=o.
slice(0,o.indexOf(`
`));let r;try{r=await t.createComment(n,o)}catch(c){if(!F(c))throw c;if((await I(t,n,e,s)).some(u=>u.body.startsWith(i)))return;r=await t.createComment(n,o)}const d=Math.
min(...(await I(t,n,e,s)).map(({id:c})=>c));r.id<=d||(e==="comment"&&await(0,p.Wo)(t.updateComment(d,o)),await(0,p.Wo)(t.deleteComment(r.id)))}const F=t=>t instanceof
p.F9&&(t.httpStatus===null||t.httpStatus>=500);var m=h(2913),_=h(5955);const v=6e3,tt=1200;function S(t,n=v){const{length:e}=(0,_.I0)(t,n,0,s=>JSON.stringify(s));
return{first:t.slice(0,e),count:t.length}}function nt(t){const n=w((0,a.at)(t,"hosts"),g),e=w((0,a.at)(t,"failing"),B);if(n===null||e===null)return null;const[s,
o,i]=[(0,a.at)(t,"since"),(0,a.at)(t,"digest"),(0,a.at)(t,"untold")];return{hosts:n,failing:e,digest:g(o)?o:"",since:$(s)?s:null,changes:N((0,a.at)(t,"changes")),
untold:Array.isArray(i)?i.flatMap(r=>et(r)??[]):[],run:N((0,a.at)(t,"run"))}}function et(t){const n=w((0,a.at)(t,"down"),g),e=w((0,a.at)(t,"up"),B),s=w((0,a.at)(
t,"gone"),g),o=w((0,a.at)(t,"still"),g),[i,r]=[(0,a.at)(t,"at"),(0,a.at)(t,"endedSince")];return!n||!e||!s||!o||!$(i)?null:{number:N((0,a.at)(t,"number")),at:i,
down:n,up:e,gone:s,still:o,endedSince:$(r)?r:null,isReopened:(0,a.at)(t,"isReopened")===!0}}function w(t,n){const e=(0,a.at)(t,"first");return!Array.isArray(e)||
!e.every(n)?null:{first:e,count:Math.max(e.length,N((0,a.at)(t,"count")))}}const g=t=>typeof t=="string",$=t=>g(t)&&/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(t)&&!Number.
isNaN(Date.parse(t)),B=t=>g((0,a.at)(t,"subject"))&&$((0,a.at)(t,"since")),N=t=>typeof t=="number"&&Number.isSafeInteger(t)&&t>=0?t:0,st=3,O=t=>({kind:"nothing",
why:t});function ot(t,n){const e=t?.isOpen?it(n,t.state):n,s=e.failing.length===0,o=e.pending.size===0?"no failures":"too few failing runs";if(t===null)return s?
O(o):{kind:"open",state:rt(e)};const{state:i,isOpen:r,reason:d}=t;if(i.run>e.run)return O("a later run has updated it");if(!r&&s)return O(o);if(!r&&d==="not_pla\
nned"&&i.digest===(0,f.ol)(e.failing))return O("it was closed as not planned");const c=at(i,e,!r);return{kind:s?"close":r?"update":"reopen",state:c}}function it(t,{
failing:n}){const e=new Set(t.hosts),s=({subject:i})=>t.unsettled.has(i)||!t.isWhole&&!e.has(i),o=n.first.filter(s).map(({subject:i})=>i);return{...t,failing:[...new Set(
[...t.failing,...o])].toSorted()}}const rt=t=>({hosts:S(t.hosts),failing:U(t,[]),digest:(0,f.ol)(t.failing),since:x(t),changes:0,untold:[],run:t.run});function at(t,n,e){
const s=(0,f.ol)(n.failing),o=t.digest!==s||e;return{hosts:ct(t,n),failing:U(n,t.failing.first),digest:s,since:n.failing.length===0?null:t.since??x(n),changes:t.
changes+(o?1:0),untold:o?[...t.untold,ut(t,n,e)].slice(-st):t.untold,run:n.run}}function ct({hosts:t},n){return n.isWhole?S(n.hosts):S([...new Set([...t.first,...n.
hosts])].toSorted())}function ut(t,n,e){const s=new Set(t.failing.first.map(({subject:u})=>u)),o=new Set(n.failing),i=t.failing.count===t.failing.first.length,r=new Set(
[...n.hosts,m.cn]),d=t.failing.first.filter(({subject:u})=>!o.has(u)),c=u=>s.has(u)||!i,l=u=>S(u,tt);return{number:t.changes+1,at:n.at,down:l(n.failing.filter(u=>!c(
u))),up:l(d.filter(({subject:u})=>r.has(u))),gone:l(d.flatMap(({subject:u})=>r.has(u)?[]:[u])),still:l(n.failing.filter(c)),endedSince:o.size===0?t.since:null,isReopened:e}}
function U(t,n){const e=new Map(n.map(({subject:s,since:o})=>[s,o]));return S(t.failing.map(s=>{const o=t.unsettled.get(s)??0;return{subject:s,since:e.get(s)??t.
since.get(s)??t.at,...o>0?{recovering:{good:o,needed:t.goodRuns}}:{}}}))}const x=({failing:t,since:n,at:e})=>t.map(s=>n.get(s)??e).reduce((s,o)=>s<o?s:o,e);function K(t,{
hosts:n}){const[e,s]=[S(t).first,new Set(n.first)];if(t.length===0||n.count===0)return 1;const o=e.filter(r=>s.has(r)).length;return t.length===n.count&&o===s.size?
Number.POSITIVE_INFINITY:o}const dt=7*864e5,lt=100,ft={color:"b60205",description:"Terraform registry outage"};async function ht(t,n){const{now:e}=n,s=await C(t,
n),o=s[0]??(e.failing.length>0?await gt(t,n):void 0),i=ot(o??null,e);return i.kind==="nothing"?`unchanged, ${i.why}`:(await pt(t,e,s),o===void 0?await St(t,n,i.
state):(await Y(t,n,o),await yt(t,n,o,i),`#${o.number} ${mt[i.kind]}`))}const mt={open:"opened",update:"updated",reopen:"reopened",close:"closed"};async function C(t,n){
const[e=""]=n.labels;return L(await t.listIssues({state:"open",labels:e}),n)}async function gt(t,n){const[e=""]=n.labels,s=Date.parse(n.now.at)-dt,o=new Date(s).
toISOString(),r=(await t.listIssues({state:"closed",labels:e,since:o})).filter(({closedAt:c})=>c!==null&&Date.parse(c)>=s),[d]=L(r,n).toSorted((c,l)=>X(l)-X(c));
return d??L(await t.listIssues({state:"open"},lt),n)[0]}const X=t=>Date.parse(t.closedAt??"")||0;function L(t,{key:n,now:e}){return t.flatMap(s=>{const o=nt((0,f.
t7)(s.body,"issue",n));if(!s.isTrusted||o===null)return[];const i=K(e.hosts,o);return i===0?[]:[{...s,state:o,shared:i}]}).toSorted((s,o)=>s.shared===o.shared?s.
number-o.number:o.shared>s.shared?1:-1)}async function pt(t,{hosts:n},[e,...s]){for(const{number:o,state:i}of s){const r=K(n,i)===Number.POSITIVE_INFINITY;e&&r&&
await R(t,o,e.number)}}const R=(t,n,e)=>t.updateIssue(n,{body:(0,m.O7)(e),state:"closed",state_reason:"not_planned"});async function St(t,n,e){const{labels:s}=n;
await bt(t,s[0]??"");const o={title:(0,m.GN)(e),body:k(n,e),labels:s},i=await wt(t,n,o);if(i===null)return"opened, without a confirmation by GitHub";await Y(t,n,
i);const[r]=(await C(t,n)).toSorted((d,c)=>d.number-c.number);return r===void 0||r.number>=i.number?`#${i.number} opened`:(await R(t,i.number,r.number),`#${r.number}\
 was opened by another run`)}async function wt(t,n,e){try{return await t.createIssue(e)}catch(s){if(!F(s))throw s;return(await C(t,n)).length>0?null:await t.createIssue(
e)}}async function bt(t,n){try{await t.hasLabel(n)||await t.createLabel({name:n,...ft})}catch(e){if(!(e instanceof p.F9))throw e}}async function Y(t,{labels:n},e){
const[s=""]=n;e.labels.some(i=>i.toLowerCase()===s.toLowerCase())||await t.addLabels(e.number,n)}async function yt(t,n,e,{kind:s,state:o}){const i=s==="reopen"?
{state:"open",state_reason:"reopened"}:{},r=s==="close"?{state:"closed",state_reason:"completed"}:{};if(o.untold.length>0){const d=k(n,o);await t.updateIssue(e.
number,{...i,...It(e,o),body:d});for(const c of o.untold)await $t(t,n,e.number,c)}await t.updateIssue(e.number,{...r,body:k(n,{...o,untold:[]})})}function It(t,n){
const e=(0,m.GN)(n);return n.failing.count===0||!(0,m.Fr)(t.title)||e===t.title?{}:{title:e}}async function $t(t,n,e,s){const o=(0,f.ol)([n.key,s.number]);if((await I(
t,e,"change",o)).length>0)return;const i=`${(0,f.en)("change",o,{})}
${(0,m.K$)(s,n.run)}`;await W(t,e,"change",o,i)}function k({key:t,run:n,verdict:e,context:s},o){const i=(0,f.en)("issue",t,o),r=M-i.length-1;return`${i}
${(0,m.yi)(e,s,{outage:o,page:n,maxBytes:r})}`}})};export{Lt as id,kt as ids,Tt as modules};
