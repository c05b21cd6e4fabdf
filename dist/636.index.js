const U=636,I=[636],v={636:((P,m,r)=>{r.d(m,{connect:()=>M});var p=r(8500),b=r(9795),T=r(3592),f=r(317),E=r(8782);const O=1e4,y=32*1024*1024,A=[301,302,303,307,
308],w={debug:()=>{},info:()=>{},warn:()=>{},error:()=>{}};function M(t,o,e){const a=(0,b.Q)(o.reveal(),{baseUrl:t.apiUrl,userAgent:T._O,log:w});return a.hook.wrap(
"request",async(c,s)=>{const _=s.request?.fetch??fetch;for(let l=0;;l+=1){const i=new AbortController,h=AbortSignal.any([e,AbortSignal.timeout(O),i.signal]),d=D(
_,t,i);s.request={...s.request,signal:h,log:w,fetch:d};try{const n=await c(s);if(h.throwIfAborted(),s.method==="GET"&&!n.data)throw new Error("empty response");
const u=n.headers["content-type"]??"no Content-Type";if(n.data&&!/\bjson\b/i.test(u))throw new f.F9(`${u}; expected JSON of GitHub\u2019s REST API`,n.status);return n}catch(n){
if(i.signal.aborted)throw i.signal.reason;const u=n instanceof f.F9?n:R(n),g=(0,f.jy)(u,s.method,l,Date.now());if(g===null||e.aborted)throw u;await(0,p.setTimeout)(
g,void 0,{signal:e}).catch(()=>{throw u})}}}),a}function D(t,o,e){const a=c=>(e.abort(new f.F9(c)),e.signal.reason);return async(c,s)=>{if(new URL(String(c)).origin!==
new URL(o.apiUrl).origin)throw a("the response links to another server");const _=await t(c,{...s,redirect:"manual"});if(A.includes(_.status))throw a("the respon\
se is a redirect");let l=0;const i=new TransformStream({transform:(h,d)=>{if(l+=h.length,l>y)throw a("the response is too long");d.enqueue(h)}});return new Response(
_.body?.pipeThrough(i)??null,_)}}function R(t){const o=(0,E.at)(t,"response","status"),e=(0,E.at)(t,"response","headers");return new f.F9(S(t),typeof o=="number"?
o:null,typeof e=="object"?{...e}:{})}function S(t){if(!(t instanceof Error))return String(t);const o=t.cause instanceof Error?t.cause:t;return[t.name,o.name].some(
e=>/^(Abort|Timeout)Error$/.test(e))?"timed out":t.message}})};export{U as id,I as ids,v as modules};
