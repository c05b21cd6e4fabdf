const B=104,C=[104],D={5104:((X,S,c)=>{c.d(S,{connect:()=>v});var T=c(8500),E=c(9795),R=c(3592),h=c(317);const y=2e4,A=2,N=500,M=t=>b(t)!==null;function x(t){if(t.
before>=A)return null;const e=b(t);return e!==null?e<=y?e:null:t.method==="POST"?null:t.status===null||t.status===408||t.status>=500?N*2**t.before:null}function b({
status:t,headers:e,message:s,before:r,now:o}){if(t!==403&&t!==429)return null;const n=Number(e["retry-after"]??Number.NaN);if(Number.isFinite(n))return Math.max(
0,n*1e3);const i=Number(e["x-ratelimit-reset"]??Number.NaN);return String(e["x-ratelimit-remaining"]??"")==="0"&&Number.isFinite(i)?Math.max(0,i*1e3-o):t===429||
/secondary rate limit|abuse detection/i.test(s)?5e3*2**r:null}const F=1e4,L=32*1024*1024,O=[301,302,303,307,308],d={debug:()=>{},info:()=>{},warn:()=>{},error:()=>{}};
function v(t,e,s){const r=(0,E.Q)(e.reveal(),{baseUrl:t.apiUrl,userAgent:R._O,log:d});return r.hook.wrap("request",async(o,n)=>{const i=n.request?.fetch??fetch;
for(let u=0;;u+=1){const a=new AbortController,l=AbortSignal.any([s,AbortSignal.timeout(F),a.signal]),m=I(i,t,a);n.request={...n.request,signal:l,log:d,fetch:m};
try{const f=await o(n);if(l.throwIfAborted(),n.method==="GET"&&!f.data)throw new Error("empty response");return f}catch(f){if(a.signal.aborted)throw a.signal.reason;
const g=U(f,n.method,u),p=s.aborted?null:x(g);if(p===null)throw w(g);await(0,T.setTimeout)(p,void 0,{signal:s}).catch(()=>{throw w(g)})}}}),r}function I(t,e,s){
const r=o=>(s.abort(new h.F9(o)),s.signal.reason);return async(o,n)=>{if(new URL(String(o)).origin!==new URL(e.apiUrl).origin)throw r("the response links to ano\
ther server");const i=await t(o,{...n,redirect:"manual"});if(O.includes(i.status))throw r("the response is a redirect");let u=0;const a=new TransformStream({transform:(l,m)=>{
if(u+=l.length,u>L)throw r("the response is too long");m.enqueue(l)}});return new Response(i.body?.pipeThrough(a)??null,i)}}function U(t,e,s){const r=t instanceof
Error&&"response"in t?t.response:void 0,o=r instanceof Object?Reflect.get(r,"status"):null,n=r instanceof Object?Reflect.get(r,"headers"):{};return{method:e,status:typeof o==
"number"?o:null,headers:n instanceof Object?{...n}:{},message:j(t),before:s,now:Date.now()}}function w(t){const e=t.headers["x-accepted-github-permissions"];return new h.
F9(t.message,{httpStatus:t.status,accepted:e===void 0?null:String(e),isLimit:M(t)})}function j(t){if(!(t instanceof Error))return String(t);const e=t.cause instanceof
Error?t.cause:t;return[t.name,e.name].some(s=>/^(Abort|Timeout)Error$/.test(s))?"timed out":t.message}})};export{B as id,C as ids,D as modules};
