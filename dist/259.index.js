const lt=259,ft=[259],ht={8259:((dt,k,f)=>{f.r(k),f.d(k,{deliverComment:()=>K,deliverIssue:()=>et});var b=f(9676),g=f(317),d=f(8782),l=f(5017);const N=65536;async function K(t,n){
const{run:e,pull:s,settings:a,verdict:o}=n,i=(0,l.yR)(e),c={passed:o.passed,digest:(0,l.ol)((0,b.vs)(o)),run:e.id},u=(await m(t,s,"comment",i)).toSorted((O,ut)=>O.
id-ut.id),[r,...I]=u,C=r===void 0?null:R((0,l.t7)(r.body,"comment",i)),U=z(a.comment,C,c);if(U!==null)return`unchanged, ${U}`;for(const{id:O}of I)await(0,g.Wo)(
t.deleteComment(O));const G=await H(n,(0,l.en)("comment",i,c));return r!==void 0&&await(0,g.Wo)(t.updateComment(r.id,G))?o.passed?"reduced to one line, the chec\
k passed":"updated":(await E(t,s,"comment",i,G),r===void 0?"created":"created again")}function R(t){const n=(0,d.at)(t,"run");return{passed:(0,d.at)(t,"passed")===
!0,digest:(0,d.$6)(t,"digest")??"",run:typeof n=="number"?n:0}}function z(t,n,e){return n!==null&&n.run>e.run?"a later run has updated it":t==="always"?null:n===
null?e.passed?"the check passed":null:e.passed?n.passed?"the check still passes":null:n.digest===e.digest?"the findings are the same":null}async function H({run:t,
verdict:n,context:e,findLinks:s},a){if(n.passed)return`${a}
${(0,b.yv)(n,e,t)}`;const o={...e,links:await s()},i=(0,b.wQ)(n,o,t,N-a.length-1);return`${a}
${i}`}async function m(t,n,e,s){return(await t.listComments(n)).filter(({body:o,isTrusted:i})=>i&&(0,l.t7)(o,e,s)!==void 0)}async function E(t,n,e,s,a){const o=await M(
()=>t.createComment(n,a),async()=>(await m(t,n,e,s))[0]),i=Math.min(...(await m(t,n,e,s)).map(({id:c})=>c));o.id<=i||(e==="comment"&&await(0,g.Wo)(t.updateComment(
i,a)),await(0,g.Wo)(t.deleteComment(o.id)))}async function M(t,n){try{return await t()}catch(e){if(!(e instanceof g.F9)||(e.httpStatus??500)<500)throw e;return await n()??
await t()}}var h=f(484),X=f(4e3);const Y=6e3;function S(t){const{shown:n}=(0,X.I0)(t,Y,0,e=>JSON.stringify(e));return{first:t.slice(0,n.length),count:t.length}}
function J(t){const n=A((0,d.at)(t,"hosts"),y),e=A((0,d.at)(t,"failing"),P);if(n===null||e===null)return null;const s=(0,d.at)(t,"since");return{hosts:n,failing:e,
digest:(0,d.$6)(t,"digest")??"",since:W(s)?s:null,run:D((0,d.at)(t,"run"))}}function A(t,n){const e=(0,d.at)(t,"first");return!Array.isArray(e)||!e.every(n)?null:
{first:e,count:Math.max(e.length,D((0,d.at)(t,"count")))}}const y=t=>typeof t=="string",W=t=>y(t)&&/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(t)&&!Number.isNaN(Date.parse(
t)),P=t=>y((0,d.at)(t,"subject"))&&W((0,d.at)(t,"since")),D=t=>typeof t=="number"&&Number.isSafeInteger(t)&&t>=0?t:0,p=t=>({kind:"nothing",why:t});function Q(t,n){
const e=t?.isOpen?Z(n,t.state):n,s=e.failing.length===0,a=e.pending.size===0?"no failures":"too few failing runs";if(t===null)return s?p(a):{kind:"open",state:T(
null,e)};const{state:o,isOpen:i,reason:c}=t;if(o.run>e.run)return p("a later run has updated it");if(!i&&s)return p(a);if(!i&&c==="not_planned"&&o.digest===(0,l.
ol)(e.failing))return p("it was closed as not planned");const u=T(o,e),r=o.digest!==u.digest||!i;return{kind:s?"close":i?"update":"reopen",state:u,event:r?V(o,e,
!i):null}}function Z(t,{failing:n}){const e=new Set(t.hosts),s=({subject:o})=>t.unsettled.has(o)||!t.isWhole&&!e.has(o),a=n.first.filter(s).map(({subject:o})=>o);
return{...t,failing:[...new Set([...t.failing,...a])].toSorted()}}function T(t,n){return{hosts:S(n.hosts),failing:j(n,t?.failing.first??[]),digest:(0,l.ol)(n.failing),
since:n.failing.length===0?null:t?.since??q(n),run:n.run}}function V({failing:t,since:n},e,s){const a=new Set(t.first.map(({subject:r})=>r)),o=t.count===t.first.
length,i=r=>a.has(r)||!o,c=new Set([...e.hosts,h.cn]),u=t.first.filter(({subject:r})=>!e.failing.includes(r));return{at:e.at,down:e.failing.filter(r=>!i(r)),up:u.
filter(({subject:r})=>c.has(r)),gone:u.flatMap(({subject:r})=>c.has(r)?[]:[r]),still:e.failing.filter(i),endedSince:e.failing.length===0?n:null,isReopened:s}}function j(t,n){
const e=new Map(n.map(({subject:s,since:a})=>[s,a]));return S(t.failing.map(s=>{const a=t.unsettled.get(s)??0;return{subject:s,since:e.get(s)??t.since.get(s)??t.
at,...a>0?{recovering:{good:a,needed:t.goodRuns}}:{}}}))}const q=({failing:t,since:n,at:e})=>t.map(s=>n.get(s)??e).reduce((s,a)=>s<a?s:a,e);function v(t,{hosts:n}){
if(t.length===0||n.count===0)return 1;const e=new Set(n.first),s=S(t).first.filter(o=>e.has(o)).length;return t.length===n.count&&s===e.size?s+1:s}const _=7*864e5,
tt=100,nt={color:"b60205",description:"Terraform registry outage"};async function et(t,n){const{now:e}=n,a=(await $(t,n))[0]??(e.failing.length>0?await at(t,n):
void 0),o=Q(a??null,e);if(o.kind==="nothing")return`unchanged, ${o.why}`;const{kind:i,state:c}=o;if(a===void 0||i==="open")return await ot(t,n,c);await x(t,n,a);
const{event:u}=o;u!==null&&await ct(t,n,a,c,u);const r=u===null?{}:rt(a,c),{done:I,patch:C}=st[i];return await t.updateIssue(a.number,{...C,...r,body:F(n,c)}),`\
#${a.number} ${I}`}const st={update:{done:"updated",patch:{}},reopen:{done:"reopened",patch:{state:"open",state_reason:"reopened"}},close:{done:"closed",patch:{
state:"closed",state_reason:"completed"}}},w=({settings:t})=>t.issueLabels[0]??"";async function $(t,n){const e=w(n);return L(await t.listIssues({state:"open",labels:e}),
n)}async function at(t,n){const e=w(n),s=Date.parse(n.now.at)-_,a=new Date(s).toISOString(),i=(await t.listIssues({state:"closed",labels:e,since:a})).filter(({closedAt:u})=>u!==
null&&Date.parse(u)>=s),[c]=L(i,n).toSorted((u,r)=>B(r)-B(u));return c??L(await t.listIssues({state:"open"},tt),n)[0]}const B=t=>Date.parse(t.closedAt??"")||0;function L(t,{
key:n,now:e}){return t.flatMap(s=>{const a=J((0,l.t7)(s.body,"issue",n));if(!s.isTrusted||a===null)return[];const o=v(e.hosts,a);return o===0?[]:[{...s,state:a,
shared:o}]}).toSorted((s,a)=>a.shared-s.shared||s.number-a.number)}async function ot(t,n,e){const s=n.settings.issueLabels;await it(t,w(n));const a={title:(0,h.
GN)(e),body:F(n,e),labels:s},o=await M(()=>t.createIssue(a),async()=>(await $(t,n))[0]);await x(t,n,o);const[i]=(await $(t,n)).toSorted((c,u)=>c.number-u.number);
return i===void 0||i.number>=o.number?`#${o.number} opened`:(await t.updateIssue(o.number,{body:(0,h.O7)(i.number),state:"closed",state_reason:"not_planned"}),`\
#${i.number} was opened by another run`)}async function it(t,n){try{await t.createLabel({name:n,...nt})}catch(e){if(!(e instanceof g.F9))throw e}}async function x(t,n,e){
const s=w(n).toLowerCase();e.labels.some(o=>o.toLowerCase()===s)||await t.addLabels(e.number,n.settings.issueLabels)}const rt=(t,n)=>n.failing.count===0||!(0,h.
Fr)(t.title)?{}:{title:(0,h.GN)(n)};async function ct(t,n,e,{digest:s},a){const o=(0,l.ol)([n.key,e.state.run,s]);if((await m(t,e.number,"change",o)).length>0)return;
const i=`${(0,l.en)("change",o,{})}
${(0,h.K$)(a,n.run)}`;await E(t,e.number,"change",o,i)}function F({key:t,run:n,verdict:e,context:s},a){const o=(0,l.en)("issue",t,a),i=N-o.length-1;return`${o}
${(0,h.yi)(e,s,{outage:a,page:n,maxBytes:i})}`}})};export{lt as id,ft as ids,ht as modules};
