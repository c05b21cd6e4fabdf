const Y=403,Z=[403],q={2403:((X,E,i)=>{i.r(E),i.d(E,{deliverComment:()=>N,deliverIssue:()=>B});var g=i(7822),m=i(317),y=i(8782),d=i(5017);async function N(t,n){
const{run:e,pull:o,settings:a,verdict:s,context:c,findLinks:u}=n,r=(0,d.yR)(e),w={passed:s.passed,digest:(0,d.ol)((0,g.vs)(s)),run:e.id},I=(await p(t,o,"comment",
r)).toSorted((h,V)=>h.id-V.id),[l,...z]=I,J=l===void 0?null:P((0,d.t7)(l.body,"comment",r)),A=x(a.comment,J,w);if(A!==null)return`unchanged, ${A}`;for(const{id:h}of z)
await(0,m.Wo)(t.deleteComment(h));const F=s.passed?c:{...c,links:await u()},M=(0,d.Pe)("comment",r,w,h=>s.passed?(0,g.yv)(s,F,e):(0,g.wQ)(s,F,e,h));return l!==void 0&&
await(0,m.Wo)(t.updateComment(l.id,M))?s.passed?"reduced to one line, the check passed":"updated":(await $(t,o,"comment",r,M),l===void 0?"created":"created agai\
n")}function P(t){const n=(0,y.at)(t,"run");return{passed:(0,y.at)(t,"passed")===!0,digest:(0,y.$6)(t,"digest")??"",run:typeof n=="number"?n:0}}function x(t,n,e){
return n!==null&&n.run>e.run?"a later run has updated it":t==="always"?null:n===null?e.passed?"the check passed":null:e.passed?n.passed?"the check still passes":
null:n.digest===e.digest?"the findings are the same":null}async function p(t,n,e,o){return(await t.listComments(n)).filter(({body:s,isTrusted:c})=>c&&(0,d.t7)(s,
e,o)!==void 0)}async function $(t,n,e,o,a){const s=await O(()=>t.createComment(n,a),async()=>(await p(t,n,e,o))[0]),c=Math.min(...(await p(t,n,e,o)).map(({id:u})=>u));
s.id<=c||(e==="comment"&&await(0,m.Wo)(t.updateComment(c,a)),await(0,m.Wo)(t.deleteComment(s.id)))}async function O(t,n){try{return await t()}catch(e){if(!(e instanceof
m.F9)||(e.httpStatus??500)<500)throw e;return await n()??await t()}}var f=i(8065),L=i(1614);const G=7*864e5,T=100,U={color:"b60205",description:"Terraform regis\
try outage"};async function B(t,n){const{now:e}=n,a=(await C(t,n))[0]??(e.failing.length>0?await H(t,n):void 0),s=L.Uv(a??null,e);if(s.kind==="nothing")return`u\
nchanged, ${s.why}`;const{kind:c,state:u}=s;if(a===void 0||c==="open")return await Q(t,n,u);await D(t,n,a);const{event:r}=s;r!==null&&await v(t,n,a,u,r);const w=r===
null?{}:j(a,u),{done:I,patch:l}=K[c];return await t.updateIssue(a.number,{...l,...w,body:W(n,u)}),`#${a.number} ${I}`}const K={update:{done:"updated",patch:{}},
reopen:{done:"reopened",patch:{state:"open",state_reason:"reopened"}},close:{done:"closed",patch:{state:"closed",state_reason:"completed"}}},b=({settings:t})=>t.
issueLabels[0]??"";async function C(t,n){const e=b(n);return S(await t.listIssues({state:"open",labels:e}),n)}async function H(t,n){const e=b(n),o=Date.parse(n.
now.at)-G,a=new Date(o).toISOString(),c=(await t.listIssues({state:"closed",labels:e,since:a})).filter(({closedAt:r})=>r!==null&&Date.parse(r)>=o),[u]=S(c,n).toSorted(
(r,w)=>k(w)-k(r));return u??S(await t.listIssues({state:"open"},T),n)[0]}const k=t=>Date.parse(t.closedAt??"")||0;function S(t,{key:n,now:e}){return t.flatMap(o=>{
const a=L.Fq((0,d.t7)(o.body,"issue",n));if(!o.isTrusted||a===null)return[];const s=L.pT(e.hosts,a);return s===0?[]:[{...o,state:a,shared:s}]}).toSorted((o,a)=>a.
shared-o.shared||o.number-a.number)}async function Q(t,n,e){const o=n.settings.issueLabels;await R(t,b(n));const a={title:f.GN(e),body:W(n,e),labels:o},s=await O(
()=>t.createIssue(a),async()=>(await C(t,n))[0]);await D(t,n,s);const[c]=(await C(t,n)).toSorted((u,r)=>u.number-r.number);return c===void 0||c.number>=s.number?
`#${s.number} opened`:(await t.updateIssue(s.number,{body:f.O7(c.number),state:"closed",state_reason:"not_planned"}),`#${c.number} was opened by another run`)}async function R(t,n){
try{await t.createLabel({name:n,...U})}catch(e){if(!(e instanceof m.F9))throw e}}async function D(t,n,e){const o=b(n).toLowerCase();e.labels.some(s=>s.toLowerCase()===
o)||await t.addLabels(e.number,n.settings.issueLabels)}const j=(t,n)=>n.failing.count===0||!f.Fr(t.title)?{}:{title:f.GN(n)};async function v(t,n,e,{digest:o},a){
const s=(0,d.ol)([n.key,e.state.run,o]);if((await p(t,e.number,"change",s)).length>0)return;const c=(0,d.Pe)("change",s,{},()=>f.K$(a,n.run));await $(t,e.number,
"change",s,c)}const W=({key:t,run:n,verdict:e,context:o},a)=>(0,d.Pe)("issue",t,a,s=>f.yi(e,o,{outage:a,page:n,maxBytes:s}))})};export{Y as id,Z as ids,q as modules};
