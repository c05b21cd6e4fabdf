const T=7657,B=[7657],W={5465:((j,D,d)=>{d.d(D,{$t:()=>P,R1:()=>f,W$:()=>$,ig:()=>u,jt:()=>k});var _=d(2886),E=d(5143),y=d(5955);function f(e,t){const n=new Map;
for(const o of e)n.has(o)||n.set(o,o.reduce((r,i)=>r+v(i),0));const s=(0,y._3)(e.map(o=>n.get(o)??0),t);return o=>{const i=(n.get(o)??0)<=s?o:(0,y.ux)((0,_.D3)(
o),s,v);return{kept:i.map($),left:o.length-i.length}}}const h=140,p=30,a=6;function v(e){if(typeof e=="string")return h;const{file:t}=e,n=(0,E._M)(t)===null?0:p;
return h+n+t.length*(/^[ -~]*$/.test(t)?1:a)}const $=e=>typeof e=="string"?e:P(e),P=({file:e,line:t,column:n,endColumn:s})=>({...M(e),line:t,column:n,endColumn:s});
function M(e){const{repository:t,path:n}=(0,E.bH)(e);return t===null?{file:e}:{repository:t,file:n}}function k(e){const{repository:t,path:n}=(0,E.bH)(e);return t===
null?{directory:e}:{repository:t,directory:n}}const u=(e,t)=>t>0?{[`${e}LeftOut`]:t}:{}}),7657:((j,D,d)=>{d.d(D,{renderUsagesJson:()=>h});var _=d(6174),E=d(3592),
y=d(8641),f=d(5465);function*h(e,t,n){for(const l of e.usages)yield(0,y.s$)(`${JSON.stringify($(l,n))}
`);const{repository:s,dialect:o,setting:r,usedBy:i,files:c,bytes:O,isEmpty:m}=e;yield`{"kind":"repository","schemaVersion":${E.G5}`,yield p("version",t),yield p(
"repository",s),yield p("clientDetection",v(o)),yield p("dialect",u(r)),yield p("usedBy",i),yield p("scan",{files:c,bytes:O,usages:e.usages.length,isEmpty:m}),yield*a(
"notes",e.notes,M),yield*a("declared",e.declared,k),yield*a("roots",e.roots,l=>l),yield*a("locks",e.locks,({file:l,hashes:g})=>({file:l,hashes:Object.fromEntries(
g)})),yield*a("plugins",e.plugins,l=>l),yield`}
`}const p=(e,t)=>(0,y.s$)(`,"${e}":${JSON.stringify(t)}`);function*a(e,t,n){yield`,"${e}":[`;let s="";for(const o of t)yield(0,y.s$)(`${s}${JSON.stringify(n(o))}`),
s=",";yield"]"}const v=({clients:e,versions:t,releases:n,isGuess:s,why:o,evidence:r})=>({clients:e,assumed:s??!1,why:(0,_._)(o),versions:Object.entries(u(t)).map(
([i,c])=>({client:i,version:c})),releases:n.map(({name:i})=>i),evidence:r.map(({client:i,version:c,level:O,text:m,place:l})=>({client:i,kind:O,...u({version:c,text:m}),
...(0,f.$t)(l)}))}),$=(e,t)=>({kind:e.kind,host:e.host,text:e.text===null?null:(0,_.Q)(e.text),...(0,f.$t)(e.place),address:(0,_._)(e.address),...P(e.version),...e.
isHostImplied?{implied:!0}:{},...e.directHost===void 0?{}:{directHost:e.directHost},...e.hasOwnToken===!0?{ownToken:!0}:{},...e.workspace===void 0?{}:{workspace:u(
e.workspace)},...e.isOverridden?{overridden:!0}:{},clients:e.clients,needs:e.needs.map(({host:n,service:s,clients:o})=>({host:n,service:s,clients:o,skipped:t.get(
n)?.code??null}))});function P(e){if(e===null)return{versions:null};const{text:t,place:n,values:s,isWithheld:o,recorded:r}=e,{line:i,column:c,endColumn:O}=n;return{
versions:t===null?null:(0,_.Q)(t),versionsAt:{line:i,column:c,endColumn:O,...s===void 0?{}:{values:u(s)},...o===!0?{withheld:!0}:{},...r===void 0?{}:{recorded:(0,_.
_)(r)}}}}function M({problem:e,place:t,clients:n,host:s,others:o,aside:r,isPlaceholder:i}){const{code:c,severity:O,message:m,help:l,affects:g}=e;return{code:c,severity:O,
...(0,f.$t)(t),message:m,...l===void 0?{}:{help:l},affects:g,clients:n,host:s,...o===void 0?{}:{others:o.map(f.$t)},...r===void 0?{}:{aside:r},...i===!0?{placeholder:!0}:
{}}}function k(e){if("file"in e)return{kind:e.kind,file:e.file};const{kind:t,place:n,text:s}=e;return"localName"in e?{kind:t,...(0,f.$t)(n),...u({text:s,localName:e.
localName})}:{kind:t,...(0,f.$t)(n)}}function u(e){const t=Object.entries(e).map(([n,s])=>[n,typeof s=="string"?(0,_._)(s):s]);return Object.fromEntries(t)}})};export{T as id,B as ids,W as modules};
