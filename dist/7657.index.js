const A=7657,j=[7657],R={5465:((x,P,l)=>{l.d(P,{$t:()=>v,R1:()=>M,W$:()=>c,ig:()=>$,jt:()=>k});var y=l(5143),p=l(5955);function M(s,i){const e=new Map;for(const t of s)
e.has(t)||e.set(t,t.reduce((o,r)=>o+d(r),0));const n=(0,p._3)(s.map(t=>e.get(t)??0),i);return t=>{const o=(0,p.ux)(t,n,d);return{kept:o.map(c),left:t.length-o.length}}}
const m=140,a=30,D=6;function d(s){if(typeof s=="string")return m;const{file:i}=s,e=(0,y._M)(i)===null?0:a;return m+e+i.length*(/^[ -~]*$/.test(i)?1:D)}const c=s=>typeof s==
"string"?s:v(s),v=({file:s,line:i,column:e,endColumn:n})=>({...T(s),line:i,column:e,endColumn:n});function T(s){const{repository:i,path:e}=(0,y.bH)(s);return i===
null?{file:s}:{repository:i,file:e}}function k(s){const{repository:i,path:e}=(0,y.bH)(s);return i===null?{directory:s}:{repository:i,directory:e}}const $=(s,i)=>i>
0?{[`${s}LeftOut`]:i}:{}}),7657:((x,P,l)=>{l.d(P,{renderUsagesJson:()=>D});var y=l(5143),p=l(6174),M=l(3592),m=l(8641),a=l(5465);function*D(e,n){const{repository:t,
dialect:o,setting:r,usedBy:u,files:_,bytes:O,isEmpty:h}=e;yield`{
  "schemaVersion": ${M.G5}`,yield d("version",n),yield d("repository",t),yield d("clientDetection",v(o)),yield d("dialect",r),yield d("usedBy",u),yield d("scan",
{files:_,bytes:O,isEmpty:h}),yield*c("usages",e.usages,T),yield*c("notes",e.notes,s),yield*c("declared",e.declared,i),yield*c("roots",e.roots,f=>f),yield*c("loc\
ks",e.locks,({file:f,hashes:E})=>({file:f,hashes:Object.fromEntries(E)})),yield*c("plugins",e.plugins,f=>f),yield`
}
`}const d=(e,n)=>(0,m.s$)(`,
  "${e}": ${JSON.stringify(n)}`);function*c(e,n,t){yield`,
  "${e}": [`;let o="";for(const r of n)yield(0,m.s$)(`${o}
    ${JSON.stringify(t(r))}`),o=",";yield o===""?"]":`
  ]`}const v=({clients:e,versions:n,releases:t,isGuess:o,why:r,evidence:u})=>({clients:e,assumed:o??!1,why:r,versions:Object.entries(n).map(([_,O])=>({client:_,
version:O})),releases:t.map(({name:_})=>_),evidence:u.map(({client:_,version:O,level:h,text:f,place:E})=>({client:_,version:O,kind:h,text:(0,p._)(f),...(0,a.$t)(
E)}))}),T=e=>({kind:e.kind,...(0,a.$t)(e.place),address:(0,p._)(e.address),text:e.text===null?null:(0,p.Q)(e.text),...e.versions===null?{}:{versions:(0,p.Q)(e.versions)},
...e.versionsAt===null?{}:{versionsAt:k(e.versionsAt)},host:e.host,...e.isHostImplied?{implied:!0}:{},...e.directHost===void 0?{}:{directHost:e.directHost},...e.
hasOwnToken===!0?{ownToken:!0}:{},...e.workspace===void 0?{}:{workspace:e.workspace},...e.isOverridden?{overridden:!0}:{},clients:e.clients,needs:e.needs.map(({
host:n,service:t,clients:o})=>({host:n,service:t,clients:o}))});function k(e){if(typeof e=="number")return $((0,y._h)(e));const{at:n,values:t,isWithheld:o,recorded:r}=e;
return{...$((0,y._h)(n)),...t===void 0?{}:{values:t},...o===!0?{withheld:!0}:{},...r===void 0?{}:{recorded:r}}}const $=({line:e,column:n,endColumn:t})=>({line:e,
column:n,endColumn:t});function s({problem:e,place:n,clients:t,host:o,others:r,aside:u,isPlaceholder:_}){const{code:O,severity:h,message:f,help:E,affects:B}=e;return{
code:O,severity:h,...(0,a.$t)(n),message:f,...E===void 0?{}:{help:E},affects:B,clients:t,host:o,...r===void 0?{}:{others:r.map(a.$t)},...u===void 0?{}:{aside:u},
..._===!0?{placeholder:!0}:{}}}function i(e){if("file"in e)return{kind:e.kind,file:e.file};const{kind:n,place:t,text:o}=e;return"localName"in e?{kind:n,...(0,a.
$t)(t),text:(0,p._)(o),localName:e.localName}:{kind:n,...(0,a.$t)(t)}}})};export{A as id,j as ids,R as modules};
