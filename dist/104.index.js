const D=104,Q=[104],W={5104:((C,T,u)=>{u.d(T,{connect:()=>U});var E=u(8500),y=u(9795),A=u(3592),g=u(317);const N=2e4,R=2,M=500,v=t=>d(t)!==null;function x(t){if(t.
before>=R)return null;const e=d(t);return e!==null?e<=N?e:null:t.method==="POST"?null:t.status===null||t.status===408||t.status>=500?M*2**t.before:null}function d({
status:t,headers:e,message:n,before:s,now:r}){if(t!==403&&t!==429)return null;const o=Number(e["retry-after"]??Number.NaN);if(Number.isFinite(o))return Math.max(
0,o*1e3);const i=Number(e["x-ratelimit-reset"]??Number.NaN);return String(e["x-ratelimit-remaining"]??"")==="0"&&Number.isFinite(i)?Math.max(0,i*1e3-r):t===429||
/secondary rate limit|abuse detection/i.test(n)?5e3*2**s:null}var b=u(8782);const F=1e4,L=32*1024*1024,I=[301,302,303,307,308],w={debug:()=>{},info:()=>{},warn:()=>{},
error:()=>{}};function U(t,e,n){const s=(0,y.Q)(e.reveal(),{baseUrl:t.apiUrl,userAgent:A._O,log:w});return s.hook.wrap("request",async(r,o)=>{const i=o.request?.
fetch??fetch;for(let c=0;;c+=1){const a=new AbortController,l=AbortSignal.any([n,AbortSignal.timeout(F),a.signal]),f=O(i,t,a);o.request={...o.request,signal:l,log:w,
fetch:f};try{const m=await r(o);if(l.throwIfAborted(),o.method==="GET"&&!m.data)throw new Error("empty response");return m}catch(m){if(a.signal.aborted)throw a.
signal.reason;const h=X(m,o.method,c),S=n.aborted?null:x(h);if(S===null)throw p(h);await(0,E.setTimeout)(S,void 0,{signal:n}).catch(()=>{throw p(h)})}}}),s}function O(t,e,n){
const s=r=>(n.abort(new g.F9(r)),n.signal.reason);return async(r,o)=>{if(new URL(String(r)).origin!==new URL(e.apiUrl).origin)throw s("the response links to ano\
ther server");const i=await t(r,{...o,redirect:"manual"});if(I.includes(i.status))throw s("the response is a redirect");let c=0;const a=new TransformStream({transform:(l,f)=>{
if(c+=l.length,c>L)throw s("the response is too long");f.enqueue(l)}});return new Response(i.body?.pipeThrough(a)??null,i)}}function X(t,e,n){const s=(0,b.at)(t,
"response","status"),r=(0,b.at)(t,"response","headers");return{method:e,status:typeof s=="number"?s:null,headers:typeof r=="object"?{...r}:{},message:B(t),before:n,
now:Date.now()}}function p(t){const e=t.headers["x-accepted-github-permissions"];return new g.F9(t.message,{httpStatus:t.status,accepted:e===void 0?null:String(
e),isLimit:v(t)})}function B(t){if(!(t instanceof Error))return String(t);const e=t.cause instanceof Error?t.cause:t;return[t.name,e.name].some(n=>/^(Abort|Timeout)Error$/.
test(n))?"timed out":t.message}})};export{D as id,Q as ids,W as modules};
