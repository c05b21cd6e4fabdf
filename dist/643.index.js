const St=643,yt=[643],bt={1643:((wt,I,f)=>{f.r(I),f.d(I,{deliverComment:()=>Y,deliverIssue:()=>rt});var G=f(5102),p=f(5505),K=f(8373);const L=(t,n)=>`${(0,p.rL)(
t)} Terraform service discovery: ${(0,G.$N)(t,n)}`,R=(t,n,e,s)=>(0,p.XA)(t,{context:n,rest:K.xy,isBrief:!0},{head:`### ${L(t,n)}`,foot:`Details in the summary o\
f ${(0,p.Fp)(e)}. Updated automatically.`,maxBytes:s}),X=(t,n,e)=>`${L(t,n)}. <sub>${(0,p.Fp)(e)}</sub>
`,z=t=>[t.passed,t.hosts.map(({visit:n})=>n.host).toSorted(),t.findings.filter(({severity:n})=>n!=="notice").map(({severity:n,host:e,service:s,problem:o,places:a})=>JSON.
stringify([n,e,s,o.code,a])).toSorted()];var h=f(317),d=f(8782);const g=t=>({kind:"nothing",why:t});function H(t,n,e){return t==="never"?g("comments are turned \
off"):n===null?e.passed&&t==="on-failure"?g("the check passed"):{kind:"create"}:n.run>e.run?g("a later run has updated it"):e.passed?n.passed&&t==="on-failure"?
g("the check still passes"):{kind:"reduce"}:t==="on-failure"&&n.digest===e.digest?g("the findings are the same"):{kind:"update"}}function J(t){const[n,e]=[(0,d.
at)(t,"digest"),(0,d.at)(t,"run")];return{passed:(0,d.at)(t,"passed")===!0,digest:typeof n=="string"?n:"",run:typeof e=="number"?e:0}}var l=f(5017);const N=65536;
async function Y(t,n){const{run:e,pull:s,mode:o,verdict:a}=n,r=(0,l.TN)(e),c={passed:a.passed,digest:(0,l.ol)(z(a)),run:e.id},u=(await w(t,s,"comment",r)).toSorted(
(k,pt)=>k.id-pt.id),[i,...ht]=u,gt=i&&J((0,l.t7)(i.body,"comment",r)),O=H(o,gt??null,c);if(O.kind==="nothing")return`unchanged, ${O.why}`;for(const{id:k}of ht)await(0,h.
Wo)(t.deleteComment(k));const U=await P(n,(0,l.en)("comment",r,c));return i!==void 0&&await(0,h.Wo)(t.updateComment(i.id,U))?O.kind==="reduce"?"reduced to one l\
ine, the check passed":"updated":(await E(t,s,"comment",r,U),i===void 0?"created":"created again")}async function P({run:t,verdict:n,context:e,findLinks:s},o){if(n.
passed)return`${o}
${X(n,e,t)}`;const a={...e,links:await s()},r=R(n,a,t,N-o.length-1);return`${o}
${r}`}async function w(t,n,e,s){return(await t.listComments(n)).filter(({body:a,isTrusted:r})=>r&&(0,l.t7)(a,e,s)!==void 0)}async function E(t,n,e,s,o){const a=await A(
()=>t.createComment(n,o),async()=>(await w(t,n,e,s))[0]),r=Math.min(...(await w(t,n,e,s)).map(({id:c})=>c));a.id<=r||(e==="comment"&&await(0,h.Wo)(t.updateComment(
r,o)),await(0,h.Wo)(t.deleteComment(a.id)))}async function A(t,n){try{return await t()}catch(e){if(!(e instanceof h.F9)||(e.answer.httpStatus??500)<500)throw e;
return await n()??await t()}}var m=f(2913),Z=f(5955);const Q=6e3;function b(t){const{length:n}=(0,Z.I0)(t,Q,0,e=>JSON.stringify(e));return{first:t.slice(0,n),count:t.
length}}function V(t){const n=D((0,d.at)(t,"hosts"),S),e=D((0,d.at)(t,"failing"),j);if(n===null||e===null)return null;const[s,o]=[(0,d.at)(t,"since"),(0,d.at)(t,
"digest")];return{hosts:n,failing:e,digest:S(o)?o:"",since:M(s)?s:null,run:T((0,d.at)(t,"run"))}}function D(t,n){const e=(0,d.at)(t,"first");return!Array.isArray(
e)||!e.every(n)?null:{first:e,count:Math.max(e.length,T((0,d.at)(t,"count")))}}const S=t=>typeof t=="string",M=t=>S(t)&&/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(t)&&!Number.
isNaN(Date.parse(t)),j=t=>S((0,d.at)(t,"subject"))&&M((0,d.at)(t,"since")),T=t=>typeof t=="number"&&Number.isSafeInteger(t)&&t>=0?t:0,y=t=>({kind:"nothing",why:t});
function q(t,n){const e=t?.isOpen?v(n,t.state):n,s=e.failing.length===0,o=e.pending.size===0?"no failures":"too few failing runs";if(t===null)return s?y(o):{kind:"\
open",state:W(null,e)};const{state:a,isOpen:r,reason:c}=t;if(a.run>e.run)return y("a later run has updated it");if(!r&&s)return y(o);if(!r&&c==="not_planned"&&a.
digest===(0,l.ol)(e.failing))return y("it was closed as not planned");const u=W(a,e),i=a.digest!==u.digest||!r;return{kind:s?"close":r?"update":"reopen",state:u,
event:i?_(a,e,!r):null}}function v(t,{failing:n}){const e=new Set(t.hosts),s=({subject:a})=>t.unsettled.has(a)||!t.isWhole&&!e.has(a),o=n.first.filter(s).map(({
subject:a})=>a);return{...t,failing:[...new Set([...t.failing,...o])].toSorted()}}function W(t,n){return{hosts:b(n.hosts),failing:tt(n,t?.failing.first??[]),digest:(0,l.
ol)(n.failing),since:n.failing.length===0?null:t?.since??nt(n),run:n.run}}function _({failing:t,since:n},e,s){const o=new Set(t.first.map(({subject:i})=>i)),a=t.
count===t.first.length,r=i=>o.has(i)||!a,c=new Set([...e.hosts,m.cn]),u=t.first.filter(({subject:i})=>!e.failing.includes(i));return{at:e.at,down:e.failing.filter(
i=>!r(i)),up:u.filter(({subject:i})=>c.has(i)),gone:u.flatMap(({subject:i})=>c.has(i)?[]:[i]),still:e.failing.filter(r),endedSince:e.failing.length===0?n:null,isReopened:s}}
function tt(t,n){const e=new Map(n.map(({subject:s,since:o})=>[s,o]));return b(t.failing.map(s=>{const o=t.unsettled.get(s)??0;return{subject:s,since:e.get(s)??
t.since.get(s)??t.at,...o>0?{recovering:{good:o,needed:t.goodRuns}}:{}}}))}const nt=({failing:t,since:n,at:e})=>t.map(s=>n.get(s)??e).reduce((s,o)=>s<o?s:o,e);function et(t,{
hosts:n}){if(t.length===0||n.count===0)return 1;const e=new Set(n.first),s=b(t).first.filter(a=>e.has(a)).length;return t.length===n.count&&s===e.size?s+1:s}const st=7*
864e5,ot=100,at={color:"b60205",description:"Terraform registry outage"};async function rt(t,n){const{now:e}=n,o=(await $(t,n))[0]??(e.failing.length>0?await ut(
t,n):void 0),a=q(o??null,e);if(a.kind==="nothing")return`unchanged, ${a.why}`;const{kind:r,state:c}=a;if(o===void 0||r==="open")return await dt(t,n,c);await B(t,
n,o);const{event:u}=a;u!==null&&await mt(t,n,o,c,u);const i=u===null?{}:ft(o,c);return await t.updateIssue(o.number,{...ct[r],...i,body:x(n,c)}),`#${o.number} ${it[r]}`}
const it={update:"updated",reopen:"reopened",close:"closed"},ct={update:{},reopen:{state:"open",state_reason:"reopened"},close:{state:"closed",state_reason:"com\
pleted"}};async function $(t,n){const[e=""]=n.labels;return C(await t.listIssues({state:"open",labels:e}),n)}async function ut(t,n){const[e=""]=n.labels,s=Date.
parse(n.now.at)-st,o=new Date(s).toISOString(),r=(await t.listIssues({state:"closed",labels:e,since:o})).filter(({closedAt:u})=>u!==null&&Date.parse(u)>=s),[c]=C(
r,n).toSorted((u,i)=>F(i)-F(u));return c??C(await t.listIssues({state:"open"},ot),n)[0]}const F=t=>Date.parse(t.closedAt??"")||0;function C(t,{key:n,now:e}){return t.
flatMap(s=>{const o=V((0,l.t7)(s.body,"issue",n));if(!s.isTrusted||o===null)return[];const a=et(e.hosts,o);return a===0?[]:[{...s,state:o,shared:a}]}).toSorted(
(s,o)=>o.shared-s.shared||s.number-o.number)}async function dt(t,n,e){const{labels:s}=n;await lt(t,s[0]??"");const o={title:(0,m.GN)(e),body:x(n,e),labels:s},a=await A(
()=>t.createIssue(o),async()=>(await $(t,n))[0]);await B(t,n,a);const[r]=(await $(t,n)).toSorted((c,u)=>c.number-u.number);return r===void 0||r.number>=a.number?
`#${a.number} opened`:(await t.updateIssue(a.number,{body:(0,m.O7)(r.number),state:"closed",state_reason:"not_planned"}),`#${r.number} was opened by another run`)}
async function lt(t,n){try{await t.createLabel({name:n,...at})}catch(e){if(!(e instanceof h.F9))throw e}}async function B(t,{labels:n},e){const[s=""]=n;e.labels.
some(a=>a.toLowerCase()===s.toLowerCase())||await t.addLabels(e.number,n)}const ft=(t,n)=>n.failing.count===0||!(0,m.Fr)(t.title)?{}:{title:(0,m.GN)(n)};async function mt(t,n,e,{
digest:s},o){const a=(0,l.ol)([n.key,e.state.run,s]);if((await w(t,e.number,"change",a)).length>0)return;const r=`${(0,l.en)("change",a,{})}
${(0,m.K$)(o,n.run)}`;await E(t,e.number,"change",a,r)}function x({key:t,run:n,verdict:e,context:s},o){const a=(0,l.en)("issue",t,o),r=N-a.length-1;return`${a}
${(0,m.yi)(e,s,{outage:o,page:n,maxBytes:r})}`}})};export{St as id,yt as ids,bt as modules};
