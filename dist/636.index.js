const S=636,v=[636],I={636:((P,m,s)=>{s.d(m,{connect:()=>D});var b=s(8500),p=s(9795),T=s(3592),f=s(317),d=s(8782);const M=1e4,O=32*1024*1024,A=[301,302,303,307,
308],g={debug:()=>{},info:()=>{},warn:()=>{},error:()=>{}};function D(t,n,e){const r=(0,p.Q)(n.reveal(),{baseUrl:t.apiUrl,userAgent:T._O,log:g});return r.hook.wrap(
"request",async(a,o)=>{const i=o.request?.fetch??fetch;for(let u=0;;u+=1){const c=new AbortController,_=AbortSignal.any([e,AbortSignal.timeout(M),c.signal]),h=R(
i,t,c);o.request={...o.request,signal:_,log:g,fetch:h};try{const l=await a(o);if(_.throwIfAborted(),o.method==="GET"&&!l.data)throw new Error("empty response");
return l}catch(l){if(c.signal.aborted)throw c.signal.reason;const E=U(l),w=(0,f.jy)(E,o.method,u,Date.now());if(w===null||e.aborted)throw E;await(0,b.setTimeout)(
w,void 0,{signal:e}).catch(()=>{throw E})}}}),r}function R(t,n,e){const r=a=>(e.abort(new f.F9(a)),e.signal.reason);return async(a,o)=>{if(new URL(String(a)).origin!==
new URL(n.apiUrl).origin)throw r("the response links to another server");const i=await t(a,{...o,redirect:"manual"});if(A.includes(i.status))throw r("the respon\
se is a redirect");let u=0;const c=new TransformStream({transform:(_,h)=>{if(u+=_.length,u>O)throw r("the response is too long");h.enqueue(_)}});return new Response(
i.body?.pipeThrough(c)??null,i)}}function U(t){const n=(0,d.at)(t,"response","status"),e=(0,d.at)(t,"response","headers");return new f.F9(y(t),typeof n=="number"?
n:null,typeof e=="object"?{...e}:{})}function y(t){if(!(t instanceof Error))return String(t);const n=t.cause instanceof Error?t.cause:t;return[t.name,n.name].some(
e=>/^(Abort|Timeout)Error$/.test(e))?"timed out":t.message}})};export{S as id,v as ids,I as modules};
