const St=870,bt=[870],yt={1870:((wt,N,l)=>{l.r(N),l.d(N,{deliverComment:()=>P,deliverIssue:()=>ut});var K=l(5799),X=l(5102),z=l(5973),g=l(6808);const k=(t,n)=>`${(0,g.
rL)(t)} Terraform service discovery: ${(0,X.$N)(t,n)}`,H=(t,n,e,s)=>(0,g.XA)(t,(0,g.df)(n),{head:`### ${k(t,n)}`,foot:(0,z.qy)`Details in the summary of ${(0,g.
Fp)(e)}. Updated automatically.`,maxBytes:s}),J=(t,n,e)=>`${k(t,n)}. <sub>${(0,g.Fp)(e).text}</sub>
`,Y=t=>[t.passed,t.hosts.map(({visit:n})=>n.host).toSorted(),t.findings.filter(({severity:n})=>n!=="notice").map(n=>{const{severity:e,host:s,problem:o,places:a}=n;
return JSON.stringify([e,s,(0,K.ju)(n),o.code,a])}).toSorted()];var h=l(317),d=l(8782),f=l(5017);const A=65536;async function P(t,n){const{run:e,pull:s,settings:o,
verdict:a}=n,r=(0,f.yR)(e),c={passed:a.passed,digest:(0,f.ol)(Y(a)),run:e.id},u=(await p(t,s,"comment",r)).toSorted((I,pt)=>I.id-pt.id),[i,...C]=u,O=i===void 0?
null:Z((0,f.t7)(i.body,"comment",r)),R=Q(o.comment,O,c);if(R!==null)return`unchanged, ${R}`;for(const{id:I}of C)await(0,h.Wo)(t.deleteComment(I));const G=await V(
n,(0,f.en)("comment",r,c));return i!==void 0&&await(0,h.Wo)(t.updateComment(i.id,G))?a.passed?"reduced to one line, the check passed":"updated":(await E(t,s,"co\
mment",r,G),i===void 0?"created":"created again")}function Z(t){const n=(0,d.at)(t,"run");return{passed:(0,d.at)(t,"passed")===!0,digest:(0,d.$6)(t,"digest")??"",
run:typeof n=="number"?n:0}}function Q(t,n,e){return n!==null&&n.run>e.run?"a later run has updated it":t==="always"?null:n===null?e.passed?"the check passed":null:
e.passed?n.passed?"the check still passes":null:n.digest===e.digest?"the findings are the same":null}async function V({run:t,verdict:n,context:e,findLinks:s},o){
if(n.passed)return`${o}
${J(n,e,t)}`;const a={...e,links:await s()},r=H(n,a,t,A-o.length-1);return`${o}
${r}`}async function p(t,n,e,s){return(await t.listComments(n)).filter(({body:a,isTrusted:r})=>r&&(0,f.t7)(a,e,s)!==void 0)}async function E(t,n,e,s,o){const a=await M(
()=>t.createComment(n,o),async()=>(await p(t,n,e,s))[0]),r=Math.min(...(await p(t,n,e,s)).map(({id:c})=>c));a.id<=r||(e==="comment"&&await(0,h.Wo)(t.updateComment(
r,o)),await(0,h.Wo)(t.deleteComment(a.id)))}async function M(t,n){try{return await t()}catch(e){if(!(e instanceof h.F9)||(e.httpStatus??500)<500)throw e;return await n()??
await t()}}var m=l(484),j=l(5955);const q=6e3;function b(t){const{length:n}=(0,j.I0)(t,q,0,e=>JSON.stringify(e));return{first:t.slice(0,n),count:t.length}}function v(t){
const n=D((0,d.at)(t,"hosts"),y),e=D((0,d.at)(t,"failing"),_);if(n===null||e===null)return null;const s=(0,d.at)(t,"since");return{hosts:n,failing:e,digest:(0,d.
$6)(t,"digest")??"",since:T(s)?s:null,run:W((0,d.at)(t,"run"))}}function D(t,n){const e=(0,d.at)(t,"first");return!Array.isArray(e)||!e.every(n)?null:{first:e,count:Math.
max(e.length,W((0,d.at)(t,"count")))}}const y=t=>typeof t=="string",T=t=>y(t)&&/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(t)&&!Number.isNaN(Date.parse(t)),_=t=>y((0,d.at)(
t,"subject"))&&T((0,d.at)(t,"since")),W=t=>typeof t=="number"&&Number.isSafeInteger(t)&&t>=0?t:0,w=t=>({kind:"nothing",why:t});function tt(t,n){const e=t?.isOpen?
nt(n,t.state):n,s=e.failing.length===0,o=e.pending.size===0?"no failures":"too few failing runs";if(t===null)return s?w(o):{kind:"open",state:F(null,e)};const{state:a,
isOpen:r,reason:c}=t;if(a.run>e.run)return w("a later run has updated it");if(!r&&s)return w(o);if(!r&&c==="not_planned"&&a.digest===(0,f.ol)(e.failing))return w(
"it was closed as not planned");const u=F(a,e),i=a.digest!==u.digest||!r;return{kind:s?"close":r?"update":"reopen",state:u,event:i?et(a,e,!r):null}}function nt(t,{
failing:n}){const e=new Set(t.hosts),s=({subject:a})=>t.unsettled.has(a)||!t.isWhole&&!e.has(a),o=n.first.filter(s).map(({subject:a})=>a);return{...t,failing:[...new Set(
[...t.failing,...o])].toSorted()}}function F(t,n){return{hosts:b(n.hosts),failing:st(n,t?.failing.first??[]),digest:(0,f.ol)(n.failing),since:n.failing.length===
0?null:t?.since??ot(n),run:n.run}}function et({failing:t,since:n},e,s){const o=new Set(t.first.map(({subject:i})=>i)),a=t.count===t.first.length,r=i=>o.has(i)||
!a,c=new Set([...e.hosts,m.cn]),u=t.first.filter(({subject:i})=>!e.failing.includes(i));return{at:e.at,down:e.failing.filter(i=>!r(i)),up:u.filter(({subject:i})=>c.
has(i)),gone:u.flatMap(({subject:i})=>c.has(i)?[]:[i]),still:e.failing.filter(r),endedSince:e.failing.length===0?n:null,isReopened:s}}function st(t,n){const e=new Map(
n.map(({subject:s,since:o})=>[s,o]));return b(t.failing.map(s=>{const o=t.unsettled.get(s)??0;return{subject:s,since:e.get(s)??t.since.get(s)??t.at,...o>0?{recovering:{
good:o,needed:t.goodRuns}}:{}}}))}const ot=({failing:t,since:n,at:e})=>t.map(s=>n.get(s)??e).reduce((s,o)=>s<o?s:o,e);function at(t,{hosts:n}){if(t.length===0||
n.count===0)return 1;const e=new Set(n.first),s=b(t).first.filter(a=>e.has(a)).length;return t.length===n.count&&s===e.size?s+1:s}const rt=7*864e5,it=100,ct={color:"\
b60205",description:"Terraform registry outage"};async function ut(t,n){const{now:e}=n,o=(await $(t,n))[0]??(e.failing.length>0?await lt(t,n):void 0),a=tt(o??null,
e);if(a.kind==="nothing")return`unchanged, ${a.why}`;const{kind:r,state:c}=a;if(o===void 0||r==="open")return await ft(t,n,c);await U(t,n,o);const{event:u}=a;u!==
null&&await gt(t,n,o,c,u);const i=u===null?{}:ht(o,c),{done:C,patch:O}=dt[r];return await t.updateIssue(o.number,{...O,...i,body:x(n,c)}),`#${o.number} ${C}`}const dt={
update:{done:"updated",patch:{}},reopen:{done:"reopened",patch:{state:"open",state_reason:"reopened"}},close:{done:"closed",patch:{state:"closed",state_reason:"\
completed"}}},S=({settings:t})=>t.issueLabels[0]??"";async function $(t,n){const e=S(n);return L(await t.listIssues({state:"open",labels:e}),n)}async function lt(t,n){
const e=S(n),s=Date.parse(n.now.at)-rt,o=new Date(s).toISOString(),r=(await t.listIssues({state:"closed",labels:e,since:o})).filter(({closedAt:u})=>u!==null&&Date.
parse(u)>=s),[c]=L(r,n).toSorted((u,i)=>B(i)-B(u));return c??L(await t.listIssues({state:"open"},it),n)[0]}const B=t=>Date.parse(t.closedAt??"")||0;function L(t,{
key:n,now:e}){return t.flatMap(s=>{const o=v((0,f.t7)(s.body,"issue",n));if(!s.isTrusted||o===null)return[];const a=at(e.hosts,o);return a===0?[]:[{...s,state:o,
shared:a}]}).toSorted((s,o)=>o.shared-s.shared||s.number-o.number)}async function ft(t,n,e){const s=n.settings.issueLabels;await mt(t,S(n));const o={title:(0,m.
GN)(e),body:x(n,e),labels:s},a=await M(()=>t.createIssue(o),async()=>(await $(t,n))[0]);await U(t,n,a);const[r]=(await $(t,n)).toSorted((c,u)=>c.number-u.number);
return r===void 0||r.number>=a.number?`#${a.number} opened`:(await t.updateIssue(a.number,{body:(0,m.O7)(r.number),state:"closed",state_reason:"not_planned"}),`\
#${r.number} was opened by another run`)}async function mt(t,n){try{await t.createLabel({name:n,...ct})}catch(e){if(!(e instanceof h.F9))throw e}}async function U(t,n,e){
const s=S(n).toLowerCase();e.labels.some(a=>a.toLowerCase()===s)||await t.addLabels(e.number,n.settings.issueLabels)}const ht=(t,n)=>n.failing.count===0||!(0,m.
Fr)(t.title)?{}:{title:(0,m.GN)(n)};async function gt(t,n,e,{digest:s},o){const a=(0,f.ol)([n.key,e.state.run,s]);if((await p(t,e.number,"change",a)).length>0)return;
const r=`${(0,f.en)("change",a,{})}
${(0,m.K$)(o,n.run)}`;await E(t,e.number,"change",a,r)}function x({key:t,run:n,verdict:e,context:s},o){const a=(0,f.en)("issue",t,o),r=A-a.length-1;return`${a}
${(0,m.yi)(e,s,{outage:o,page:n,maxBytes:r})}`}})};export{St as id,bt as ids,yt as modules};
