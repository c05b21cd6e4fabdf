const P=8302,U=[8302],I={8302:((S,g,c)=>{c.d(g,{connect:()=>O});var p=c(8500),b=c(9795),T=c(2432),l=c(1123),d=c(4436);const y=1e4,A=32*1024*1024,M=[301,302,303,
307,308],w={debug:()=>{},info:()=>{},warn:()=>{},error:()=>{}};function O(t,i,n){const a=(0,b.Q)(i.reveal(),{baseUrl:t.apiUrl,userAgent:T._O,log:w});return a.hook.
wrap("request",async(s,e)=>{const r=e.request?.fetch??fetch;for(let f=0;;f+=1){const u=new AbortController,h=AbortSignal.any([n,AbortSignal.timeout(y),u.signal]),
E=D(r,t,u);e.request={...e.request,signal:h,log:w,fetch:E};try{const o=await s(e);if(h.throwIfAborted(),e.method==="GET"&&!o.data)throw new Error("empty respons\
e");const _=o.headers["content-type"]??"no Content-Type";if(o.data&&!/\bjson\b/i.test(_))throw new l.F9(`${_}; expected JSON of GitHub\u2019s REST API`,o.status);
return o}catch(o){if(u.signal.aborted)throw u.signal.reason;const _=o instanceof l.F9?o:R(o),m=(0,l.jy)(_,e.method,f,Date.now());if(m===null||n.aborted)throw _;
await(0,p.setTimeout)(m,void 0,{signal:n}).catch(()=>{throw _})}}}),a}function D(t,i,n){const a=s=>(n.abort(new l.F9(s)),n.signal.reason);return async(s,e)=>{if(new URL(
String(s)).origin!==new URL(i.apiUrl).origin)throw a("the response links to another server");const r=await t(s,{...e,redirect:"manual"});if(M.includes(r.status))
throw a("the response is a redirect");let f=0;const u=new TransformStream({transform:(h,E)=>{if(f+=h.length,f>A)throw a("the response is too long");E.enqueue(h)}});
return new Response(r.body?.pipeThrough(u)??null,r)}}function R(t){const i=(0,d.at)(t,"response","status"),n=(0,d.at)(t,"response","headers"),s=[(0,d.at)(t,"nam\
e"),(0,d.at)(t,"cause","name")].some(r=>r==="AbortError"||r==="TimeoutError"),e=t instanceof Error?t.message:String(t);return new l.F9(s?"timed out":e,typeof i==
"number"?i:null,typeof n=="object"?{...n}:{})}})};export{P as id,U as ids,I as modules};
