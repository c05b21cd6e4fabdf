const k=7657,R=[7657],C={5465:((A,$,l)=>{l.d($,{$t:()=>D,R1:()=>v,W$:()=>P,ig:()=>B,jt:()=>M});var m=l(2886),d=l(5143),h=l(5955);function v(i,s){const e=new Map;
for(const t of i)e.has(t)||e.set(t,t.reduce((o,r)=>o+_(r),0));const n=(0,h._3)(i.map(t=>e.get(t)??0),s);return t=>{const r=(e.get(t)??0)<=n?t:(0,h.ux)((0,m.D3)(
t),n,_);return{kept:r.map(P),left:t.length-r.length}}}const c=140,j=30,O=6;function _(i){if(typeof i=="string")return c;const{file:s}=i,e=(0,d._M)(s)===null?0:j;
return c+e+s.length*(/^[ -~]*$/.test(s)?1:O)}const P=i=>typeof i=="string"?i:D(i),D=({file:i,line:s,column:e,endColumn:n})=>({...T(i),line:s,column:e,endColumn:n});
function T(i){const{repository:s,path:e}=(0,d.bH)(i);return s===null?{file:i}:{repository:s,file:e}}function M(i){const{repository:s,path:e}=(0,d.bH)(i);return s===
null?{directory:i}:{repository:s,directory:e}}const B=(i,s)=>s>0?{[`${i}LeftOut`]:s}:{}}),7657:((A,$,l)=>{l.d($,{renderUsagesJson:()=>j});var m=l(5143),d=l(6174),
h=l(3592),v=l(8641),c=l(5465);function*j(e,n){const{repository:t,dialect:o,setting:r,usedBy:u,files:f,bytes:a,isEmpty:E}=e;yield`{
  "schemaVersion": ${h.G5}`,yield O("version",n),yield O("repository",t),yield O("clientDetection",P(o)),yield O("dialect",s(r)),yield O("usedBy",u),yield O("sc\
an",{files:f,bytes:a,isEmpty:E}),yield*_("usages",e.usages,D),yield*_("notes",e.notes,B),yield*_("declared",e.declared,i),yield*_("roots",e.roots,p=>p),yield*_(
"locks",e.locks,({file:p,hashes:y})=>({file:p,hashes:Object.fromEntries(y)})),yield*_("plugins",e.plugins,p=>p),yield`
}
`}const O=(e,n)=>(0,v.s$)(`,
  "${e}": ${JSON.stringify(n)}`);function*_(e,n,t){yield`,
  "${e}": [`;let o="";for(const r of n)yield(0,v.s$)(`${o}
    ${JSON.stringify(t(r))}`),o=",";yield o===""?"]":`
  ]`}const P=({clients:e,versions:n,releases:t,isGuess:o,why:r,evidence:u})=>({clients:e,assumed:o??!1,why:(0,d._)(r),versions:Object.entries(s(n)).map(([f,a])=>({
client:f,version:a})),releases:t.map(({name:f})=>f),evidence:u.map(({client:f,version:a,level:E,text:p,place:y})=>({client:f,kind:E,...s({version:a,text:p}),...(0,c.
$t)(y)}))}),D=e=>({kind:e.kind,...(0,c.$t)(e.place),address:(0,d._)(e.address),text:e.text===null?null:(0,d.Q)(e.text),...e.versions===null?{}:{versions:(0,d.Q)(
e.versions)},...e.versionsAt===null?{}:{versionsAt:T(e.versionsAt)},host:e.host,...e.isHostImplied?{implied:!0}:{},...e.directHost===void 0?{}:{directHost:e.directHost},
...e.hasOwnToken===!0?{ownToken:!0}:{},...e.workspace===void 0?{}:{workspace:s(e.workspace)},...e.isOverridden?{overridden:!0}:{},clients:e.clients,needs:e.needs.
map(({host:n,service:t,clients:o})=>({host:n,service:t,clients:o}))});function T(e){if(typeof e=="number")return M((0,m._h)(e));const{at:n,values:t,isWithheld:o,
recorded:r}=e;return{...M((0,m._h)(n)),...t===void 0?{}:{values:s(t)},...o===!0?{withheld:!0}:{},...r===void 0?{}:{recorded:(0,d._)(r)}}}const M=({line:e,column:n,
endColumn:t})=>({line:e,column:n,endColumn:t});function B({problem:e,place:n,clients:t,host:o,others:r,aside:u,isPlaceholder:f}){const{code:a,severity:E,message:p,
help:y,affects:W}=e;return{code:a,severity:E,...(0,c.$t)(n),message:p,...y===void 0?{}:{help:y},affects:W,clients:t,host:o,...r===void 0?{}:{others:r.map(c.$t)},
...u===void 0?{}:{aside:u},...f===!0?{placeholder:!0}:{}}}function i(e){if("file"in e)return{kind:e.kind,file:e.file};const{kind:n,place:t,text:o}=e;return"loca\
lName"in e?{kind:n,...(0,c.$t)(t),...s({text:o,localName:e.localName})}:{kind:n,...(0,c.$t)(t)}}function s(e){const n=Object.entries(e).map(([t,o])=>[t,typeof o==
"string"?(0,d._)(o):o]);return Object.fromEntries(n)}})};export{k as id,R as ids,C as modules};
