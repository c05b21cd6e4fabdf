const _=403,tt=[403],nt={2403:((q,O,d)=>{d.r(O),d.d(O,{deliverComment:()=>x,deliverIssue:()=>J});var I=d(5102),E=d(3394),m=d(317),b=d(8782),i=d(5017);async function x(t,n){
const{run:e,pull:o,settings:a,verdict:s,context:c,findLinks:u}=n,r=(0,i.yR)(e),f={passed:s.passed,digest:(0,i.ol)(U(s)),run:e.id},C=(await p(t,o,"comment",r)).toSorted(
(w,v)=>w.id-v.id),[l,...Y]=C,Z=l===void 0?null:G((0,i.t7)(l.body,"comment",r)),F=T(a.comment,Z,f);if(F!==null)return`unchanged, ${F}`;for(const{id:w}of Y)await(0,m.
Wo)(t.deleteComment(w));const N=s.passed?c:{...c,links:await u()},P=(0,i.Pe)("comment",r,f,w=>s.passed?(0,E.yv)(s,N,e):(0,E.wQ)(s,N,e,w));return l!==void 0&&await(0,m.
Wo)(t.updateComment(l.id,P))?s.passed?"reduced to one line, the check passed":"updated":(await $(t,o,"comment",r,P),l===void 0?"created":"created again")}function G(t){
const n=(0,b.at)(t,"run");return{passed:(0,b.at)(t,"passed")===!0,digest:(0,b.$6)(t,"digest")??"",run:typeof n=="number"?n:0}}function T(t,n,e){return n!==null&&
n.run>e.run?"a later run has updated it":t==="always"?null:n===null?e.passed?"the check passed":null:e.passed?n.passed?"the check still passes":null:n.digest===
e.digest?"the findings are the same":null}async function p(t,n,e,o){return(await t.listComments(n)).filter(({body:s,isTrusted:c})=>c&&(0,i.t7)(s,e,o)!==void 0)}
async function $(t,n,e,o,a){const s=await D(()=>t.createComment(n,a),async()=>(await p(t,n,e,o))[0]),c=Math.min(...(await p(t,n,e,o)).map(({id:u})=>u));s.id<=c||
(e==="comment"&&await(0,m.Wo)(t.updateComment(c,a)),await(0,m.Wo)(t.deleteComment(s.id)))}async function D(t,n){try{return await t()}catch(e){if(!(e instanceof m.
F9)||(e.httpStatus??500)<500)throw e;return await n()??await t()}}const U=({passed:t,hosts:n,findings:e})=>[t,n.map(({visit:o})=>o.host).toSorted(),e.filter(I.nM).
map(({severity:o,host:a,services:s,problem:c,places:u})=>JSON.stringify([o,a,s,c.code,u])).toSorted()];var h=d(8065),y=d(1614);const B=7*864e5,K=100,H={color:"b\
60205",description:"Terraform registry outage"};async function J(t,n){const{now:e}=n,a=(await L(t,n))[0]??(e.failing.length>0?await R(t,n):void 0),s=y.Uv(a??null,
e);if(s.kind==="nothing")return`unchanged, ${s.why}`;const{kind:c,state:u}=s;if(a===void 0||c==="open")return await j(t,n,u);await W(t,n,a);const{event:r}=s;r!==
null&&await X(t,n,a,u,r);const f=r===null?{}:V(n,a,u),{done:C,patch:l}=Q[c];return await t.updateIssue(a.number,{...l,...f,body:A(n,u)}),`#${a.number} ${C}`}const Q={
update:{done:"updated",patch:{}},reopen:{done:"reopened",patch:{state:"open",state_reason:"reopened"}},close:{done:"closed",patch:{state:"closed",state_reason:"\
completed"}}},g=({settings:t})=>t.issueLabels[0]??"";async function L(t,n){const e=g(n);return S(await t.listIssues({state:"open",labels:e}),n)}async function R(t,n){
const e=g(n),o=Date.parse(n.now.at)-B,a=new Date(o).toISOString(),c=(await t.listIssues({state:"closed",labels:e,since:a})).filter(({closedAt:r})=>r!==null&&Date.
parse(r)>=o),[u]=S(c,n).toSorted((r,f)=>M(f)-M(r));return u??S(await t.listIssues({state:"open"},K),n)[0]}const M=t=>Date.parse(t.closedAt??"")||0;function S(t,{
key:n,now:e}){return t.flatMap(o=>{const a=y.Fq((0,i.t7)(o.body,"issue",n));if(!o.isTrusted||a===null)return[];const s=y.pT(e.hosts,a);return s===0?[]:[{...o,state:a,
shared:s}]}).toSorted((o,a)=>a.shared-o.shared||o.number-a.number)}async function j(t,n,e){const o=n.settings.issueLabels;await z(t,g(n));const a={title:k(n,e),
body:A(n,e),labels:o},s=await D(()=>t.createIssue(a),async()=>(await L(t,n))[0]);await W(t,n,s);const[c]=(await L(t,n)).toSorted((u,r)=>u.number-r.number);return c===
void 0||c.number>=s.number?`#${s.number} opened`:(await t.updateIssue(s.number,{body:h.O7(c.number),state:"closed",state_reason:"not_planned"}),`#${c.number} wa\
s opened by another run`)}async function z(t,n){try{await t.createLabel({name:n,...H})}catch(e){if(!(e instanceof m.F9))throw e}}async function W(t,n,e){const o=g(
n).toLowerCase();e.labels.some(s=>s.toLowerCase()===o)||await t.addLabels(e.number,n.settings.issueLabels)}const V=(t,n,e)=>e.failing.count===0||!h.Fr(n.title)?
{}:{title:k(t,e)},k=({verdict:t,context:n},e)=>h.GN(e,(0,I.LG)(t,n)??void 0);async function X(t,n,e,{digest:o},a){const s=(0,i.ol)([n.key,e.state.run,o]);if((await p(
t,e.number,"change",s)).length>0)return;const c=(0,i.Pe)("change",s,{},()=>h.K$(a,n.run));await $(t,e.number,"change",s,c)}const A=({key:t,run:n,verdict:e,context:o},a)=>(0,i.
Pe)("issue",t,a,s=>h.yi(e,o,{outage:a,page:n,maxBytes:s}))})};export{_ as id,tt as ids,nt as modules};
