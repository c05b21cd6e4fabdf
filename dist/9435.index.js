const ee=9435,te=[9435],ne={9435:((Z,_,y)=>{y.d(_,{openApi:()=>K});var p=y(317),h=y(8782);const w=e=>({id:F(e,"id"),body:b(e,"body")??"",isTrusted:N(e)}),E=e=>({
number:F(e,"number"),title:R(e,"title"),body:b(e,"body")??"",isOpen:R(e,"state")==="open",reason:b(e,"state_reason"),closedAt:b(e,"closed_at"),labels:I((0,h.at)(
e,"labels")).flatMap(t=>typeof t=="string"?t:b(t,"name")??[]),isTrusted:N(e)}),v=["added","removed","modified","renamed","copied","changed","unchanged"],U=e=>({
file:R(e,"filename"),status:v.find(t=>t===(0,h.at)(e,"status"))??S(),changes:F(e,"changes"),patch:b(e,"patch")});function I(e){return Array.isArray(e)?e:S()}const q=[
"OWNER","MEMBER","COLLABORATOR"],N=e=>(0,h.at)(e,"user","type")==="Bot"||q.includes((0,h.at)(e,"author_association"));function R(e,t){return b(e,t)??S()}function b(e,t){
const o=(0,h.at)(e,t)??null;return o===null||typeof o=="string"?o:S()}function F(e,t){const o=(0,h.at)(e,t),a=typeof o=="bigint"?Number(o):o;return typeof a=="n\
umber"&&Number.isFinite(a)&&a>=0?a:S()}function S(){throw new p.F9("unexpected response")}var B=y(8500),W=y(9795),P=y(3592);const X=2e4,j=2,G=500,D=e=>L(e)!==null;
function Q(e){if(e.before>=j)return null;const t=L(e);return t!==null?t<=X?t:null:e.method==="POST"?null:e.status===null||e.status===408||e.status>=500?G*2**e.before:
null}function L({status:e,headers:t,message:o,before:a,now:l}){if(e!==403&&e!==429)return null;const s=Number(t["retry-after"]??Number.NaN);if(Number.isFinite(s))
return Math.max(0,s*1e3);const m=Number(t["x-ratelimit-reset"]??Number.NaN);return String(t["x-ratelimit-remaining"]??"")==="0"&&Number.isFinite(m)?Math.max(0,m*
1e3-l):e===429||/secondary rate limit|abuse detection/i.test(o)?5e3*2**a:null}const Y=1e4,$=32*1024*1024,k=[301,302,303,307,308],x={debug:()=>{},info:()=>{},warn:()=>{},
error:()=>{}};function V(e,t,o){const a=(0,W.Q)(t.reveal(),{baseUrl:e.apiUrl,userAgent:P._O,log:x});return a.hook.wrap("request",async(l,s)=>{const m=s.request?.
fetch??fetch;for(let u=0;;u+=1){const d=new AbortController,f=AbortSignal.any([o,AbortSignal.timeout(Y),d.signal]),n=z(m,e,d);s.request={...s.request,signal:f,log:x,
fetch:n};try{const r=await l(s);if(f.throwIfAborted(),s.method==="GET"&&!r.data)throw new Error("empty response");return r}catch(r){if(d.signal.aborted)throw d.
signal.reason;const i=H(r,s.method,u),c=o.aborted?null:Q(i);if(c===null)throw M(i);await(0,B.setTimeout)(c,void 0,{signal:o}).catch(()=>{throw M(i)})}}}),a}function z(e,t,o){
const a=l=>(o.abort(new p.F9(l)),o.signal.reason);return async(l,s)=>{if(new URL(String(l)).origin!==new URL(t.apiUrl).origin)throw a("the response links to ano\
ther server");const m=await e(l,{...s,redirect:"manual"});if(k.includes(m.status))throw a("the response is a redirect");let u=0;const d=new TransformStream({transform:(f,n)=>{
if(u+=f.length,u>$)throw a("the response is too long");n.enqueue(f)}});return new Response(m.body?.pipeThrough(d)??null,m)}}async function A(e){try{return await e}catch(t){
throw t instanceof p.F9?t:new p.F9("unexpected response")}}function H(e,t,o){const a=e instanceof Error&&"response"in e?e.response:void 0,l=a instanceof Object?
Reflect.get(a,"status"):null,s=a instanceof Object?Reflect.get(a,"headers"):{};return{method:t,status:typeof l=="number"?l:null,headers:s instanceof Object?{...s}:
{},message:J(e),before:o,now:Date.now()}}function M(e){const t=e.headers["x-accepted-github-permissions"];return new p.F9(e.message,{httpStatus:e.status,accepted:t===
void 0?null:String(t),isLimit:D(e)})}function J(e){if(!(e instanceof Error))return String(e);const t=e.cause instanceof Error?e.cause:e;return[e.name,t.name].some(
o=>/^(Abort|Timeout)Error$/.test(o))?"timed out":e.message}const O=100,C=100;function K(e,t,o,a){const l=AbortSignal.any([AbortSignal.timeout(o),a]),{rest:s,paginate:m}=V(
e,t,l),u={owner:e.owner,repo:e.repository};async function d(n,r=Number.POSITIVE_INFINITY){const i=[];let c=0;for await(const{data:g}of n){for(const T of I(g))i.
push(T);if(i.length>=r)return i.slice(0,r);if(c+=1,c===C)throw new p.F9(`the list has more than ${C} pages`)}return i}const f=async n=>{await A(n)};return{listComments:n=>{
const r={...u,issue_number:n,per_page:O},i=m.iterator(s.issues.listComments,r);return A(d(i).then(c=>c.map(w)))},createComment:(n,r)=>{const i=s.issues.createComment(
{...u,issue_number:n,body:r});return A(i.then(({data:c})=>w(c)))},updateComment:(n,r)=>f(s.issues.updateComment({...u,comment_id:n,body:r}).then(({data:i})=>w(i))),
deleteComment:n=>f(s.issues.deleteComment({...u,comment_id:n})),listIssues:(n,r)=>{const i={...u,...n,per_page:O},c=d(m.iterator(s.issues.listForRepo,i),r),g=T=>(0,h.
at)(T,"pull_request")===void 0;return A(c.then(T=>T.filter(g).map(E)))},createIssue:({title:n,body:r,labels:i})=>{const c=s.issues.create({...u,title:n,body:r,labels:[
...i]});return A(c.then(({data:g})=>E(g)))},updateIssue:(n,r)=>f(s.issues.update({...u,issue_number:n,...r}).then(({data:i})=>E(i))),addLabels:(n,r)=>f(s.issues.
addLabels({...u,issue_number:n,labels:[...r]})),hasLabel:n=>(0,p.Wo)(f(s.issues.getLabel({...u,name:n}))),createLabel:n=>f(s.issues.createLabel({...u,...n})),listChangedFiles:(n,r)=>{
const i={...u,pull_number:n,per_page:O},c=d(m.iterator(s.pulls.listFiles,i),r);return A(c.then(g=>g.map(U)))}}}})};export{ee as id,te as ids,ne as modules};
