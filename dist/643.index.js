const bt=643,yt=[643],$t={1643:((St,I,f)=>{f.r(I),f.d(I,{deliverComment:()=>P,deliverIssue:()=>rt});var G=f(5102),p=f(5505),K=f(8373);const N=(t,n)=>`${(0,p.rL)(
t)} Terraform service discovery: ${(0,G.$N)(t,n)}`,X=(t,n,e,s)=>(0,p.XA)(t,{context:n,rest:K.xy,isBrief:!0},{head:`### ${N(t,n)}`,foot:`Details in the summary o\
f ${(0,p.Fp)(e)}. Updated automatically.`,maxBytes:s}),z=(t,n,e)=>`${N(t,n)}. <sub>${(0,p.Fp)(e)}</sub>
`,H=t=>[t.passed,t.hosts.map(({visit:n})=>n.host).toSorted(),t.findings.filter(({severity:n})=>n!=="notice").map(({severity:n,host:e,service:s,problem:o,places:a})=>JSON.
stringify([n,e,s,o.code,a])).toSorted()];var h=f(317),d=f(8782);const g=t=>({kind:"nothing",why:t});function J(t,n,e){return t==="never"?g("comments are turned \
off"):n===null?e.passed&&t==="on-failure"?g("the check passed"):{kind:"create"}:n.run>e.run?g("a later run has updated it"):e.passed?n.passed&&t==="on-failure"?
g("the check still passes"):{kind:"reduce"}:t==="on-failure"&&n.digest===e.digest?g("the findings are the same"):{kind:"update"}}function Y(t){const n=(0,d.at)(
t,"run");return{passed:(0,d.at)(t,"passed")===!0,digest:(0,d.$6)(t,"digest")??"",run:typeof n=="number"?n:0}}var l=f(5017);const E=65536;async function P(t,n){const{
run:e,pull:s,settings:o,verdict:a}=n,i=(0,l.yR)(e),c={passed:a.passed,digest:(0,l.ol)(H(a)),run:e.id},u=(await w(t,s,"comment",i)).toSorted((k,wt)=>k.id-wt.id),
[r,...gt]=u,pt=r&&Y((0,l.t7)(r.body,"comment",i)),O=J(o.comment,pt??null,c);if(O.kind==="nothing")return`unchanged, ${O.why}`;for(const{id:k}of gt)await(0,h.Wo)(
t.deleteComment(k));const U=await Z(n,(0,l.en)("comment",i,c));return r!==void 0&&await(0,h.Wo)(t.updateComment(r.id,U))?O.kind==="reduce"?"reduced to one line,\
 the check passed":"updated":(await A(t,s,"comment",i,U),r===void 0?"created":"created again")}async function Z({run:t,verdict:n,context:e,findLinks:s},o){if(n.
passed)return`${o}
${z(n,e,t)}`;const a={...e,links:await s()},i=X(n,a,t,E-o.length-1);return`${o}
${i}`}async function w(t,n,e,s){return(await t.listComments(n)).filter(({body:a,isTrusted:i})=>i&&(0,l.t7)(a,e,s)!==void 0)}async function A(t,n,e,s,o){const a=await D(
()=>t.createComment(n,o),async()=>(await w(t,n,e,s))[0]),i=Math.min(...(await w(t,n,e,s)).map(({id:c})=>c));a.id<=i||(e==="comment"&&await(0,h.Wo)(t.updateComment(
i,o)),await(0,h.Wo)(t.deleteComment(a.id)))}async function D(t,n){try{return await t()}catch(e){if(!(e instanceof h.F9)||(e.httpStatus??500)<500)throw e;return await n()??
await t()}}var m=f(2913),Q=f(5955);const V=6e3;function y(t){const{length:n}=(0,Q.I0)(t,V,0,e=>JSON.stringify(e));return{first:t.slice(0,n),count:t.length}}function j(t){
const n=M((0,d.at)(t,"hosts"),$),e=M((0,d.at)(t,"failing"),q);if(n===null||e===null)return null;const s=(0,d.at)(t,"since");return{hosts:n,failing:e,digest:(0,d.
$6)(t,"digest")??"",since:T(s)?s:null,run:W((0,d.at)(t,"run"))}}function M(t,n){const e=(0,d.at)(t,"first");return!Array.isArray(e)||!e.every(n)?null:{first:e,count:Math.
max(e.length,W((0,d.at)(t,"count")))}}const $=t=>typeof t=="string",T=t=>$(t)&&/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(t)&&!Number.isNaN(Date.parse(t)),q=t=>$((0,d.at)(
t,"subject"))&&T((0,d.at)(t,"since")),W=t=>typeof t=="number"&&Number.isSafeInteger(t)&&t>=0?t:0,S=t=>({kind:"nothing",why:t});function v(t,n){const e=t?.isOpen?
_(n,t.state):n,s=e.failing.length===0,o=e.pending.size===0?"no failures":"too few failing runs";if(t===null)return s?S(o):{kind:"open",state:F(null,e)};const{state:a,
isOpen:i,reason:c}=t;if(a.run>e.run)return S("a later run has updated it");if(!i&&s)return S(o);if(!i&&c==="not_planned"&&a.digest===(0,l.ol)(e.failing))return S(
"it was closed as not planned");const u=F(a,e),r=a.digest!==u.digest||!i;return{kind:s?"close":i?"update":"reopen",state:u,event:r?tt(a,e,!i):null}}function _(t,{
failing:n}){const e=new Set(t.hosts),s=({subject:a})=>t.unsettled.has(a)||!t.isWhole&&!e.has(a),o=n.first.filter(s).map(({subject:a})=>a);return{...t,failing:[...new Set(
[...t.failing,...o])].toSorted()}}function F(t,n){return{hosts:y(n.hosts),failing:nt(n,t?.failing.first??[]),digest:(0,l.ol)(n.failing),since:n.failing.length===
0?null:t?.since??et(n),run:n.run}}function tt({failing:t,since:n},e,s){const o=new Set(t.first.map(({subject:r})=>r)),a=t.count===t.first.length,i=r=>o.has(r)||
!a,c=new Set([...e.hosts,m.cn]),u=t.first.filter(({subject:r})=>!e.failing.includes(r));return{at:e.at,down:e.failing.filter(r=>!i(r)),up:u.filter(({subject:r})=>c.
has(r)),gone:u.flatMap(({subject:r})=>c.has(r)?[]:[r]),still:e.failing.filter(i),endedSince:e.failing.length===0?n:null,isReopened:s}}function nt(t,n){const e=new Map(
n.map(({subject:s,since:o})=>[s,o]));return y(t.failing.map(s=>{const o=t.unsettled.get(s)??0;return{subject:s,since:e.get(s)??t.since.get(s)??t.at,...o>0?{recovering:{
good:o,needed:t.goodRuns}}:{}}}))}const et=({failing:t,since:n,at:e})=>t.map(s=>n.get(s)??e).reduce((s,o)=>s<o?s:o,e);function st(t,{hosts:n}){if(t.length===0||
n.count===0)return 1;const e=new Set(n.first),s=y(t).first.filter(a=>e.has(a)).length;return t.length===n.count&&s===e.size?s+1:s}const ot=7*864e5,at=100,it={color:"\
b60205",description:"Terraform registry outage"};async function rt(t,n){const{now:e}=n,o=(await L(t,n))[0]??(e.failing.length>0?await dt(t,n):void 0),a=v(o??null,
e);if(a.kind==="nothing")return`unchanged, ${a.why}`;const{kind:i,state:c}=a;if(o===void 0||i==="open")return await lt(t,n,c);await x(t,n,o);const{event:u}=a;u!==
null&&await ht(t,n,o,c,u);const r=u===null?{}:mt(o,c);return await t.updateIssue(o.number,{...ut[i],...r,body:R(n,c)}),`#${o.number} ${ct[i]}`}const ct={update:"\
updated",reopen:"reopened",close:"closed"},ut={update:{},reopen:{state:"open",state_reason:"reopened"},close:{state:"closed",state_reason:"completed"}},b=({settings:t})=>t.
issueLabels[0]??"";async function L(t,n){const e=b(n);return C(await t.listIssues({state:"open",labels:e}),n)}async function dt(t,n){const e=b(n),s=Date.parse(n.
now.at)-ot,o=new Date(s).toISOString(),i=(await t.listIssues({state:"closed",labels:e,since:o})).filter(({closedAt:u})=>u!==null&&Date.parse(u)>=s),[c]=C(i,n).toSorted(
(u,r)=>B(r)-B(u));return c??C(await t.listIssues({state:"open"},at),n)[0]}const B=t=>Date.parse(t.closedAt??"")||0;function C(t,{key:n,now:e}){return t.flatMap(
s=>{const o=j((0,l.t7)(s.body,"issue",n));if(!s.isTrusted||o===null)return[];const a=st(e.hosts,o);return a===0?[]:[{...s,state:o,shared:a}]}).toSorted((s,o)=>o.
shared-s.shared||s.number-o.number)}async function lt(t,n,e){const s=n.settings.issueLabels;await ft(t,b(n));const o={title:(0,m.GN)(e),body:R(n,e),labels:s},a=await D(
()=>t.createIssue(o),async()=>(await L(t,n))[0]);await x(t,n,a);const[i]=(await L(t,n)).toSorted((c,u)=>c.number-u.number);return i===void 0||i.number>=a.number?
`#${a.number} opened`:(await t.updateIssue(a.number,{body:(0,m.O7)(i.number),state:"closed",state_reason:"not_planned"}),`#${i.number} was opened by another run`)}
async function ft(t,n){try{await t.createLabel({name:n,...it})}catch(e){if(!(e instanceof h.F9))throw e}}async function x(t,n,e){const s=b(n).toLowerCase();e.labels.
some(a=>a.toLowerCase()===s)||await t.addLabels(e.number,n.settings.issueLabels)}const mt=(t,n)=>n.failing.count===0||!(0,m.Fr)(t.title)?{}:{title:(0,m.GN)(n)};
async function ht(t,n,e,{digest:s},o){const a=(0,l.ol)([n.key,e.state.run,s]);if((await w(t,e.number,"change",a)).length>0)return;const i=`${(0,l.en)("change",a,
{})}
${(0,m.K$)(o,n.run)}`;await A(t,e.number,"change",a,i)}function R({key:t,run:n,verdict:e,context:s},o){const a=(0,l.en)("issue",t,o),i=E-a.length-1;return`${a}
${(0,m.yi)(e,s,{outage:o,page:n,maxBytes:i})}`}})};export{bt as id,yt as ids,$t as modules};
