const q=9681,_=[9681],tt={9681:((v,C,i)=>{i.r(C),i.d(C,{deliverComment:()=>T,deliverIssue:()=>H});var N=i(5102),I=i(3394),h=i(1123),b=i(4436),l=i(3131);async function T(n,t){
const{run:e,pull:o,settings:s,verdict:a,context:c,findLinks:r}=t,d=(0,l.yR)(e),u={passed:a.passed,digest:(0,l.ol)(P(a)),run:e.id},m=E(n,o,"comment",d),S=(await m.
list()).toSorted((w,Z)=>w.id-Z.id),[f,...X]=S,Y=f===void 0?null:x((0,l.t7)(f.body,"comment",d)),W=G(s.comment,Y,u);if(W!==null)return`unchanged, ${W}`;for(const{
id:w}of X)await(0,h.Wo)(n.deleteComment(w));const D=a.passed?c:{...c,links:await r()},F=(0,l.Pe)("comment",d,u,w=>a.passed?(0,I.yv)(a,D,e):(0,I.wQ)(a,D,e,w));return f!==
void 0&&await(0,h.Wo)(n.updateComment(f.id,F))?a.passed?"reduced to one line, the check passed":"updated":(await m.postOnce(F),f===void 0?"created":"created aga\
in")}function x(n){const t=(0,b.at)(n,"run");return{passed:(0,b.at)(n,"passed")===!0,digest:(0,b.$6)(n,"digest")??"",run:typeof t=="number"?t:0}}function G(n,t,e){
return t!==null&&t.run>e.run?"a later run has updated it":n==="always"?null:t===null?e.passed?"the check passed":null:e.passed?t.passed?"the check still passes":
null:t.digest===e.digest?"the findings are the same":null}function E(n,t,e,o){const s=async()=>(await n.listComments(t)).filter(r=>r.isTrusted&&(0,l.t7)(r.body,
e,o)!==void 0);return{list:s,postOnce:async c=>{const d=await $(()=>n.createComment(t,c),async()=>(await s())[0]),u=Math.min(...(await s()).map(({id:m})=>m));d.
id<=u||(e==="comment"&&await(0,h.Wo)(n.updateComment(u,c)),await(0,h.Wo)(n.deleteComment(d.id)))}}}async function $(n,t){try{return await n()}catch(e){if(!(e instanceof
h.F9)||(e.httpStatus??500)<500)throw e;return await t()??await n()}}const P=({passed:n,hosts:t,findings:e})=>[n,t.map(({visit:o})=>o.host).toSorted(),e.filter(N.
nM).map(({severity:o,host:s,services:a,problem:c,places:r})=>JSON.stringify([o,s,a,c.code,r])).toSorted()];var p=i(8065),R=i(6097),y=i(8648);const U=7*864e5,B=100,
K={color:"b60205",description:"Terraform registry outage"};async function H(n,t){const{now:e}=t,s=(await L(n,t))[0]??(e.failing.length>0?await Q(n,t):void 0),a=y.
Uv(s??null,e);if(a.kind==="nothing")return`unchanged, ${a.why}`;const{kind:c,state:r}=a;if(s===void 0||c==="open")return await j(n,t,r);await k(n,t,s);const{event:d}=a;
d!==null&&await V(n,t,s,r,d);const m=d!==null&&r.failing.count>0&&p.Fr(s.title)?{title:A(t,r)}:{},{done:S,patch:f}=J[c];return await n.updateIssue(s.number,{...f,
...m,body:M(t,r)}),`#${s.number} ${S}`}const J={update:{done:"updated",patch:{}},reopen:{done:"reopened",patch:{state:"open",state_reason:"reopened"}},close:{done:"\
closed",patch:{state:"closed",state_reason:"completed"}}},g=({settings:n})=>n.issueLabels[0]??"",L=async(n,t)=>O(await n.listIssues({state:"open",labels:g(t)}),
t);async function Q(n,t){const e=g(t),o=Date.parse(t.now.at)-U,s=new Date(o).toISOString(),a=await n.listIssues({state:"closed",labels:e,since:s}),c=u=>Date.parse(
u.closedAt??"")||0,r=a.filter(u=>c(u)>=o),[d]=O(r,t).toSorted((u,m)=>c(m)-c(u));return d??O(await n.listIssues({state:"open"},B),t)[0]}function O(n,{key:t,now:e}){
return n.flatMap(o=>{const s=y.Fq((0,l.t7)(o.body,"issue",t));if(!o.isTrusted||s===null)return[];const a=y.pT(e.hosts,s);return a===0?[]:[{...o,state:s,shared:a}]}).
toSorted((o,s)=>s.shared-o.shared||o.number-s.number)}async function j(n,t,e){const o=t.settings.issueLabels;await z(n,g(t));const s={title:A(t,e),body:M(t,e),labels:o},
a=await $(()=>n.createIssue(s),async()=>(await L(n,t))[0]);await k(n,t,a);const[c]=(await L(n,t)).toSorted((r,d)=>r.number-d.number);return c===void 0||c.number>=
a.number?`#${a.number} opened`:(await n.updateIssue(a.number,{body:p.O7(c.number),state:"closed",state_reason:"not_planned"}),`#${c.number} was opened by anothe\
r run`)}const z=(n,t)=>n.createLabel({name:t,...K}).catch(e=>{if(!(e instanceof h.F9))throw e});async function k(n,t,e){const o=g(t).toLowerCase();e.labels.some(
a=>a.toLowerCase()===o)||await n.addLabels(e.number,t.settings.issueLabels)}const A=({verdict:n,context:t},e)=>p.GN(e,(0,R.LG)(n,t)??void 0);async function V(n,t,e,{
digest:o},s){const a=(0,l.ol)([t.key,e.state.run,o]),c=E(n,e.number,"change",a);if((await c.list()).length>0)return;const r=(0,l.Pe)("change",a,{},()=>p.K$(s,t.
run));await c.postOnce(r)}const M=({key:n,run:t,verdict:e,context:o},s)=>(0,l.Pe)("issue",n,s,a=>p.yi(e,o,{outage:s,page:t,maxBytes:a}))})};export{q as id,_ as ids,tt as modules};
