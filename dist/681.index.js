const q=681,_=[681],tt={9681:((v,I,d)=>{d.r(I),d.d(I,{deliverComment:()=>G,deliverIssue:()=>J});var x=d(5102),E=d(3394),f=d(1123),L=d(4436),i=d(3131);async function G(n,t){
const{run:e,pull:o,settings:a,verdict:s,context:c,findLinks:r}=t,u=(0,i.yR)(e),l={passed:s.passed,digest:(0,i.ol)(T(s)),run:e.id},w=(await g(n,o,"comment",u)).toSorted(
(p,Z)=>p.id-Z.id),[m,...O]=w,Y=m===void 0?null:P((0,i.t7)(m.body,"comment",u)),F=R(a.comment,Y,l);if(F!==null)return`unchanged, ${F}`;for(const{id:p}of O)await(0,f.
Wo)(n.deleteComment(p));const N=s.passed?c:{...c,links:await r()},k=(0,i.Pe)("comment",u,l,p=>s.passed?(0,E.yv)(s,N,e):(0,E.wQ)(s,N,e,p));return m!==void 0&&await(0,f.
Wo)(n.updateComment(m.id,k))?s.passed?"reduced to one line, the check passed":"updated":(await $(n,o,"comment",u,k),m===void 0?"created":"created again")}function P(n){
const t=(0,L.at)(n,"run");return{passed:(0,L.at)(n,"passed")===!0,digest:(0,L.$6)(n,"digest")??"",run:typeof t=="number"?t:0}}function R(n,t,e){return t!==null&&
t.run>e.run?"a later run has updated it":n==="always"?null:t===null?e.passed?"the check passed":null:e.passed?t.passed?"the check still passes":null:t.digest===
e.digest?"the findings are the same":null}async function g(n,t,e,o){return(await n.listComments(t)).filter(({body:s,isTrusted:c})=>c&&(0,i.t7)(s,e,o)!==void 0)}
async function $(n,t,e,o,a){const s=await A(()=>n.createComment(t,a),async()=>(await g(n,t,e,o))[0]),c=Math.min(...(await g(n,t,e,o)).map(({id:r})=>r));s.id<=c||
(e==="comment"&&await(0,f.Wo)(n.updateComment(c,a)),await(0,f.Wo)(n.deleteComment(s.id)))}async function A(n,t){try{return await n()}catch(e){if(!(e instanceof f.
F9)||(e.httpStatus??500)<500)throw e;return await t()??await n()}}const T=({passed:n,hosts:t,findings:e})=>[n,t.map(({visit:o})=>o.host).toSorted(),e.filter(x.nM).
map(({severity:o,host:a,services:s,problem:c,places:r})=>JSON.stringify([o,a,s,c.code,r])).toSorted()];var h=d(8065),U=d(6097),y=d(8648);const B=7*864e5,K=100,H={
color:"b60205",description:"Terraform registry outage"};async function J(n,t){const{now:e}=t,a=(await S(n,t))[0]??(e.failing.length>0?await j(n,t):void 0),s=y.Uv(
a??null,e);if(s.kind==="nothing")return`unchanged, ${s.why}`;const{kind:c,state:r}=s;if(a===void 0||c==="open")return await z(n,t,r);await M(n,t,a);const{event:u}=s;
u!==null&&await X(n,t,a,r,u);const w=u!==null&&r.failing.count>0&&h.Fr(a.title)?{title:W(t,r)}:{},{done:m,patch:O}=Q[c];return await n.updateIssue(a.number,{...O,
...w,body:D(t,r)}),`#${a.number} ${m}`}const Q={update:{done:"updated",patch:{}},reopen:{done:"reopened",patch:{state:"open",state_reason:"reopened"}},close:{done:"\
closed",patch:{state:"closed",state_reason:"completed"}}},b=({settings:n})=>n.issueLabels[0]??"",S=async(n,t)=>C(await n.listIssues({state:"open",labels:b(t)}),
t);async function j(n,t){const e=b(t),o=Date.parse(t.now.at)-B,a=new Date(o).toISOString(),s=await n.listIssues({state:"closed",labels:e,since:a}),c=l=>Date.parse(
l.closedAt??"")||0,r=s.filter(l=>c(l)>=o),[u]=C(r,t).toSorted((l,w)=>c(w)-c(l));return u??C(await n.listIssues({state:"open"},K),t)[0]}function C(n,{key:t,now:e}){
return n.flatMap(o=>{const a=y.Fq((0,i.t7)(o.body,"issue",t));if(!o.isTrusted||a===null)return[];const s=y.pT(e.hosts,a);return s===0?[]:[{...o,state:a,shared:s}]}).
toSorted((o,a)=>a.shared-o.shared||o.number-a.number)}async function z(n,t,e){const o=t.settings.issueLabels;await V(n,b(t));const a={title:W(t,e),body:D(t,e),labels:o},
s=await A(()=>n.createIssue(a),async()=>(await S(n,t))[0]);await M(n,t,s);const[c]=(await S(n,t)).toSorted((r,u)=>r.number-u.number);return c===void 0||c.number>=
s.number?`#${s.number} opened`:(await n.updateIssue(s.number,{body:h.O7(c.number),state:"closed",state_reason:"not_planned"}),`#${c.number} was opened by anothe\
r run`)}const V=(n,t)=>n.createLabel({name:t,...H}).catch(e=>{if(!(e instanceof f.F9))throw e});async function M(n,t,e){const o=b(t).toLowerCase();e.labels.some(
s=>s.toLowerCase()===o)||await n.addLabels(e.number,t.settings.issueLabels)}const W=({verdict:n,context:t},e)=>h.GN(e,(0,U.LG)(n,t)??void 0);async function X(n,t,e,{
digest:o},a){const s=(0,i.ol)([t.key,e.state.run,o]);if((await g(n,e.number,"change",s)).length>0)return;const c=(0,i.Pe)("change",s,{},()=>h.K$(a,t.run));await $(
n,e.number,"change",s,c)}const D=({key:n,run:t,verdict:e,context:o},a)=>(0,i.Pe)("issue",n,a,s=>h.yi(e,o,{outage:a,page:t,maxBytes:s}))})};export{q as id,_ as ids,tt as modules};
