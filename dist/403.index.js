const tt=403,nt=[403],et={2403:((_,O,d)=>{d.r(O),d.d(O,{deliverComment:()=>x,deliverIssue:()=>Q});var k=d(5102),I=d(3394),m=d(317),b=d(8782),i=d(5017);async function x(t,n){
const{run:e,pull:o,settings:a,verdict:s,context:c,findLinks:u}=n,r=(0,i.yR)(e),f={passed:s.passed,digest:(0,i.ol)(U(s)),run:e.id},C=(await p(t,o,"comment",r)).toSorted(
(w,q)=>w.id-q.id),[l,...Z]=C,v=l===void 0?null:G((0,i.t7)(l.body,"comment",r)),F=T(a.comment,v,f);if(F!==null)return`unchanged, ${F}`;for(const{id:w}of Z)await(0,m.
Wo)(t.deleteComment(w));const N=s.passed?c:{...c,links:await u()},P=(0,i.Pe)("comment",r,f,w=>s.passed?(0,I.yv)(s,N,e):(0,I.wQ)(s,N,e,w));return l!==void 0&&await(0,m.
Wo)(t.updateComment(l.id,P))?s.passed?"reduced to one line, the check passed":"updated":(await E(t,o,"comment",r,P),l===void 0?"created":"created again")}function G(t){
const n=(0,b.at)(t,"run");return{passed:(0,b.at)(t,"passed")===!0,digest:(0,b.$6)(t,"digest")??"",run:typeof n=="number"?n:0}}function T(t,n,e){return n!==null&&
n.run>e.run?"a later run has updated it":t==="always"?null:n===null?e.passed?"the check passed":null:e.passed?n.passed?"the check still passes":null:n.digest===
e.digest?"the findings are the same":null}async function p(t,n,e,o){return(await t.listComments(n)).filter(({body:s,isTrusted:c})=>c&&(0,i.t7)(s,e,o)!==void 0)}
async function E(t,n,e,o,a){const s=await $(()=>t.createComment(n,a),async()=>(await p(t,n,e,o))[0]),c=Math.min(...(await p(t,n,e,o)).map(({id:u})=>u));s.id<=c||
(e==="comment"&&await(0,m.Wo)(t.updateComment(c,a)),await(0,m.Wo)(t.deleteComment(s.id)))}async function $(t,n){try{return await t()}catch(e){if(!(e instanceof m.
F9)||(e.httpStatus??500)<500)throw e;return await n()??await t()}}const U=({passed:t,hosts:n,findings:e})=>[t,n.map(({visit:o})=>o.host).toSorted(),e.filter(k.nM).
map(({severity:o,host:a,services:s,problem:c,places:u})=>JSON.stringify([o,a,s,c.code,u])).toSorted()];var h=d(8065),B=d(6097),y=d(1614);const K=7*864e5,H=100,J={
color:"b60205",description:"Terraform registry outage"};async function Q(t,n){const{now:e}=n,a=(await L(t,n))[0]??(e.failing.length>0?await j(t,n):void 0),s=y.Uv(
a??null,e);if(s.kind==="nothing")return`unchanged, ${s.why}`;const{kind:c,state:u}=s;if(a===void 0||c==="open")return await z(t,n,u);await M(t,n,a);const{event:r}=s;
r!==null&&await Y(t,n,a,u,r);const f=r===null?{}:X(n,a,u),{done:C,patch:l}=R[c];return await t.updateIssue(a.number,{...l,...f,body:A(n,u)}),`#${a.number} ${C}`}
const R={update:{done:"updated",patch:{}},reopen:{done:"reopened",patch:{state:"open",state_reason:"reopened"}},close:{done:"closed",patch:{state:"closed",state_reason:"\
completed"}}},g=({settings:t})=>t.issueLabels[0]??"";async function L(t,n){const e=g(n);return S(await t.listIssues({state:"open",labels:e}),n)}async function j(t,n){
const e=g(n),o=Date.parse(n.now.at)-K,a=new Date(o).toISOString(),c=(await t.listIssues({state:"closed",labels:e,since:a})).filter(({closedAt:r})=>r!==null&&Date.
parse(r)>=o),[u]=S(c,n).toSorted((r,f)=>D(f)-D(r));return u??S(await t.listIssues({state:"open"},H),n)[0]}const D=t=>Date.parse(t.closedAt??"")||0;function S(t,{
key:n,now:e}){return t.flatMap(o=>{const a=y.Fq((0,i.t7)(o.body,"issue",n));if(!o.isTrusted||a===null)return[];const s=y.pT(e.hosts,a);return s===0?[]:[{...o,state:a,
shared:s}]}).toSorted((o,a)=>a.shared-o.shared||o.number-a.number)}async function z(t,n,e){const o=n.settings.issueLabels;await V(t,g(n));const a={title:W(n,e),
body:A(n,e),labels:o},s=await $(()=>t.createIssue(a),async()=>(await L(t,n))[0]);await M(t,n,s);const[c]=(await L(t,n)).toSorted((u,r)=>u.number-r.number);return c===
void 0||c.number>=s.number?`#${s.number} opened`:(await t.updateIssue(s.number,{body:h.O7(c.number),state:"closed",state_reason:"not_planned"}),`#${c.number} wa\
s opened by another run`)}async function V(t,n){try{await t.createLabel({name:n,...J})}catch(e){if(!(e instanceof m.F9))throw e}}async function M(t,n,e){const o=g(
n).toLowerCase();e.labels.some(s=>s.toLowerCase()===o)||await t.addLabels(e.number,n.settings.issueLabels)}const X=(t,n,e)=>e.failing.count===0||!h.Fr(n.title)?
{}:{title:W(t,e)},W=({verdict:t,context:n},e)=>h.GN(e,(0,B.LG)(t,n)??void 0);async function Y(t,n,e,{digest:o},a){const s=(0,i.ol)([n.key,e.state.run,o]);if((await p(
t,e.number,"change",s)).length>0)return;const c=(0,i.Pe)("change",s,{},()=>h.K$(a,n.run));await E(t,e.number,"change",s,c)}const A=({key:t,run:n,verdict:e,context:o},a)=>(0,i.
Pe)("issue",t,a,s=>h.yi(e,o,{outage:a,page:n,maxBytes:s}))})};export{tt as id,nt as ids,et as modules};
