const R=7657,C=[7657],I={5465:((B,M,c)=>{c.d(M,{$t:()=>$,R1:()=>D,W$:()=>f,ig:()=>P,jt:()=>k});var y=c(5143),d=c(5955);function D(s,i){const r=new Map;for(const t of s)
r.has(t)||r.set(t,t.reduce((n,o)=>n+_(o),0));const e=(0,d._3)(s.map(t=>r.get(t)??0),i);return t=>{const n=(0,d.ux)(t,e,_);return{kept:n.map(f),left:t.length-n.length}}}
const h=140,O=30,T=6;function _(s){if(typeof s=="string")return h;const{file:i}=s,r=(0,y._M)(i)===null?0:O;return h+r+i.length*(/^[ -~]*$/.test(i)?1:T)}const f=s=>typeof s==
"string"?s:$(s),$=({file:s,line:i,column:r,endColumn:e})=>({...j(s),line:i,column:r,endColumn:e});function j(s){const{repository:i,path:r}=(0,y.bH)(s);return i===
null?{file:s}:{repository:i,file:r}}function k(s){const{repository:i,path:r}=(0,y.bH)(s);return i===null?{directory:s}:{repository:i,directory:r}}const P=(s,i)=>i>
0?{[`${s}LeftOut`]:i}:{}}),7657:((B,M,c)=>{c.d(M,{renderUsagesJson:()=>T});var y=c(5143),d=c(6174),D=c(3592),h=c(8641),O=c(5465);function*T(e,t){const{repository:n,
dialect:o,setting:l,usedBy:E,files:p,bytes:u,isEmpty:v}=e;yield`{
  "schemaVersion": ${D.G5}`,yield _("version",t),yield _("repository",n),yield _("clientDetection",$(o)),yield _("dialect",r(l)),yield _("usedBy",E),yield _("sc\
an",{files:p,bytes:u,isEmpty:v}),yield*f("usages",e.usages,j),yield*f("notes",e.notes,s),yield*f("declared",e.declared,i),yield*f("roots",e.roots,a=>a),yield*f(
"locks",e.locks,({file:a,hashes:m})=>({file:a,hashes:Object.fromEntries(m)})),yield*f("plugins",e.plugins,a=>a),yield`
}
`}const _=(e,t)=>(0,h.s$)(`,
  "${e}": ${JSON.stringify(t)}`);function*f(e,t,n){yield`,
  "${e}": [`;let o="";for(const l of t)yield(0,h.s$)(`${o}
    ${JSON.stringify(n(l))}`),o=",";yield o===""?"]":`
  ]`}const $=({clients:e,versions:t,releases:n,isGuess:o,why:l,evidence:E})=>({clients:e,assumed:o??!1,why:(0,d._)(l),versions:Object.entries(r(t)).map(([p,u])=>({
client:p,version:u})),releases:n.map(({name:p})=>p),evidence:E.map(({client:p,version:u,level:v,text:a,place:m})=>({client:p,kind:v,...r({version:u,text:a}),...(0,O.
$t)(m)}))}),j=e=>({kind:e.kind,...(0,O.$t)(e.place),address:(0,d._)(e.address),text:e.text===null?null:(0,d.Q)(e.text),...e.versions===null?{}:{versions:(0,d.Q)(
e.versions)},...e.versionsAt===null?{}:{versionsAt:k(e.versionsAt)},host:e.host,...e.isHostImplied?{implied:!0}:{},...e.directHost===void 0?{}:{directHost:e.directHost},
...e.hasOwnToken===!0?{ownToken:!0}:{},...e.workspace===void 0?{}:{workspace:r(e.workspace)},...e.isOverridden?{overridden:!0}:{},clients:e.clients,needs:e.needs.
map(({host:t,service:n,clients:o})=>({host:t,service:n,clients:o}))});function k(e){if(typeof e=="number")return P((0,y._h)(e));const{at:t,values:n,isWithheld:o,
recorded:l}=e;return{...P((0,y._h)(t)),...n===void 0?{}:{values:r(n)},...o===!0?{withheld:!0}:{},...l===void 0?{}:{recorded:(0,d._)(l)}}}const P=({line:e,column:t,
endColumn:n})=>({line:e,column:t,endColumn:n});function s({problem:e,place:t,clients:n,host:o,others:l,aside:E,isPlaceholder:p}){const{code:u,severity:v,message:a,
help:m,affects:A}=e;return{code:u,severity:v,...(0,O.$t)(t),message:a,...m===void 0?{}:{help:m},affects:A,clients:n,host:o,...l===void 0?{}:{others:l.map(O.$t)},
...E===void 0?{}:{aside:E},...p===!0?{placeholder:!0}:{}}}function i(e){if("file"in e)return{kind:e.kind,file:e.file};const{kind:t,place:n,text:o}=e;return"loca\
lName"in e?{kind:t,...(0,O.$t)(n),...r({text:o,localName:e.localName})}:{kind:t,...(0,O.$t)(n)}}function r(e){const t=Object.entries(e).map(([n,o])=>[n,typeof o==
"string"?(0,d._)(o):o]);return Object.fromEntries(t)}})};export{R as id,C as ids,I as modules};
