const M=2477,P=[2477],N={5465:((B,x,l)=>{l.d(x,{$t:()=>E,R1:()=>y,W$:()=>d,ig:()=>k,jt:()=>A});var h=l(5143),_=l(5955);function y(s,o){const e=new Map;for(const t of s)
e.has(t)||e.set(t,t.reduce((i,r)=>i+c(r),0));const n=(0,_._3)(s.map(t=>e.get(t)??0),o);return t=>{const i=(0,_.ux)(t,n,c);return{kept:i.map(d),left:t.length-i.length}}}
const v=140,a=30,S=6;function c(s){if(typeof s=="string")return v;const{file:o}=s,e=(0,h._M)(o)===null?0:a;return v+e+o.length*(/^[ -~]*$/.test(o)?1:S)}const d=s=>typeof s==
"string"?s:E(s),E=({file:s,line:o,column:e,endColumn:n})=>({...T(s),line:o,column:e,endColumn:n});function T(s){const{repository:o,path:e}=(0,h.bH)(s);return o===
null?{file:s}:{repository:o,file:e}}function A(s){const{repository:o,path:e}=(0,h.bH)(s);return o===null?{directory:s}:{repository:o,directory:e}}const k=(s,o)=>o>
0?{[`${s}LeftOut`]:o}:{}}),2477:((B,x,l)=>{l.d(x,{renderUsagesJson:()=>S});const h=1;var _=l(5143),y=l(6174),v=l(8641),a=l(5465);function*S(e,n){const{repository:t,
dialect:i,setting:r,usedBy:O,files:f,bytes:u,isEmpty:$}=e;yield`{
  "schemaVersion": ${h}`,yield c("version",n),yield c("repository",t),yield c("clientDetection",E(i)),yield c("dialect",r),yield c("usedBy",O),yield c("scan",{files:f,
bytes:u,isEmpty:$}),yield*d("usages",e.usages,T),yield*d("notes",e.notes,s),yield*d("declared",e.declared,o),yield*d("roots",e.roots,p=>p),yield*d("locks",e.locks,
({file:p,hashes:m})=>({file:p,hashes:Object.fromEntries(m)})),yield*d("plugins",e.plugins,p=>p),yield`
}
`}const c=(e,n)=>(0,v.s$)(`,
  "${e}": ${JSON.stringify(n)}`);function*d(e,n,t){yield`,
  "${e}": [`;let i="";for(const r of n)yield(0,v.s$)(`${i}
    ${JSON.stringify(t(r))}`),i=",";yield i===""?"]":`
  ]`}const E=({clients:e,versions:n,releases:t,isGuess:i,why:r,evidence:O})=>({clients:e,assumed:i??!1,why:r,versions:Object.entries(n).map(([f,u])=>({client:f,
version:u})),releases:t.map(({name:f})=>f),evidence:O.map(({client:f,version:u,level:$,text:p,place:m})=>({client:f,version:u,kind:$,text:(0,y._)(p),...(0,a.$t)(
m)}))}),T=e=>({kind:e.kind,...(0,a.$t)(e.place),address:(0,y._)(e.address),text:e.text===null?null:(0,y.Q)(e.text),...e.versions===null?{}:{versions:(0,y.Q)(e.versions)},
...e.versionsAt===null?{}:{versionsAt:A(e.versionsAt)},host:e.host,...e.isHostImplied?{implied:!0}:{},...e.directHost===void 0?{}:{directHost:e.directHost},...e.
hasOwnToken===!0?{ownToken:!0}:{},...e.workspace===void 0?{}:{workspace:e.workspace},...e.isOverridden?{overridden:!0}:{},clients:e.clients,needs:e.needs.map(({
host:n,service:t,clients:i})=>({host:n,service:t,clients:i}))});function A(e){if(typeof e=="number")return k((0,_._h)(e));const{at:n,values:t,isWithheld:i,recorded:r}=e;
return{...k((0,_._h)(n)),...t===void 0?{}:{values:t},...i===!0?{withheld:!0}:{},...r===void 0?{}:{recorded:r}}}const k=({line:e,column:n,endColumn:t})=>({line:e,
column:n,endColumn:t});function s({problem:e,place:n,clients:t,host:i,others:r,aside:O,isPlaceholder:f}){const{code:u,severity:$,message:p,help:m,affects:H}=e;return{
code:u,severity:$,...(0,a.$t)(n),message:p,...m===void 0?{}:{help:m},affects:H,clients:t,host:i,...r===void 0?{}:{others:r.map(a.$t)},...O===void 0?{}:{aside:O},
...f===!0?{placeholder:!0}:{}}}function o(e){if("file"in e)return{kind:e.kind,file:e.file};const{kind:n,place:t,text:i}=e;return"localName"in e?{kind:n,...(0,a.
$t)(t),text:(0,y._)(i),localName:e.localName}:{kind:n,...(0,a.$t)(t)}}})};export{M as id,P as ids,N as modules};
