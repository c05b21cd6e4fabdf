const W=7657,g=[7657],R={5465:((A,M,d)=>{d.d(M,{$t:()=>P,R1:()=>y,W$:()=>$,ig:()=>k,jt:()=>D});var h=d(2886),c=d(5143),v=d(5955);function y(o,s){const e=new Map;
for(const t of o)e.has(t)||e.set(t,t.reduce((i,r)=>i+O(r),0));const n=(0,v._3)(o.map(t=>e.get(t)??0),s);return t=>{const r=(e.get(t)??0)<=n?t:(0,v.ux)((0,h.D3)(
t),n,O);return{kept:r.map($),left:t.length-r.length}}}const _=140,j=30,p=6;function O(o){if(typeof o=="string")return _;const{file:s}=o,e=(0,c._M)(s)===null?0:j;
return _+e+s.length*(/^[ -~]*$/.test(s)?1:p)}const $=o=>typeof o=="string"?o:P(o),P=({file:o,line:s,column:e,endColumn:n})=>({...T(o),line:s,column:e,endColumn:n});
function T(o){const{repository:s,path:e}=(0,c.bH)(o);return s===null?{file:o}:{repository:s,file:e}}function D(o){const{repository:s,path:e}=(0,c.bH)(o);return s===
null?{directory:o}:{repository:s,directory:e}}const k=(o,s)=>s>0?{[`${o}LeftOut`]:s}:{}}),7657:((A,M,d)=>{d.d(M,{renderUsagesJson:()=>j});var h=d(5143),c=d(6174),
v=d(3592),y=d(8641),_=d(5465);function*j(e,n,t){for(const l of e.usages)yield(0,y.s$)(`${JSON.stringify(P(l,t))}
`);const{repository:i,dialect:r,setting:u,usedBy:f,files:a,bytes:E,isEmpty:m}=e;yield`{"kind":"repository","schemaVersion":${v.G5}`,yield p("version",n),yield p(
"repository",i),yield p("clientDetection",$(r)),yield p("dialect",s(u)),yield p("usedBy",f),yield p("scan",{files:a,bytes:E,usages:e.usages.length,isEmpty:m}),yield*O(
"notes",e.notes,k),yield*O("declared",e.declared,o),yield*O("roots",e.roots,l=>l),yield*O("locks",e.locks,({file:l,hashes:B})=>({file:l,hashes:Object.fromEntries(
B)})),yield*O("plugins",e.plugins,l=>l),yield`}
`}const p=(e,n)=>(0,y.s$)(`,"${e}":${JSON.stringify(n)}`);function*O(e,n,t){yield`,"${e}":[`;let i="";for(const r of n)yield(0,y.s$)(`${i}${JSON.stringify(t(r))}`),
i=",";yield"]"}const $=({clients:e,versions:n,releases:t,isGuess:i,why:r,evidence:u})=>({clients:e,assumed:i??!1,why:(0,c._)(r),versions:Object.entries(s(n)).map(
([f,a])=>({client:f,version:a})),releases:t.map(({name:f})=>f),evidence:u.map(({client:f,version:a,level:E,text:m,place:l})=>({client:f,kind:E,...s({version:a,text:m}),
...(0,_.$t)(l)}))}),P=(e,n)=>({kind:e.kind,host:e.host,text:e.text===null?null:(0,c.Q)(e.text),...(0,_.$t)(e.place),address:(0,c._)(e.address),versions:e.versions===
null?null:(0,c.Q)(e.versions),...e.versionsAt===null?{}:{versionsAt:T(e.versionsAt)},...e.isHostImplied?{implied:!0}:{},...e.directHost===void 0?{}:{directHost:e.
directHost},...e.hasOwnToken===!0?{ownToken:!0}:{},...e.workspace===void 0?{}:{workspace:s(e.workspace)},...e.isOverridden?{overridden:!0}:{},clients:e.clients,
needs:e.needs.map(({host:t,service:i,clients:r})=>({host:t,service:i,clients:r,skipped:n.get(t)?.code??null}))});function T(e){if(typeof e=="number")return D((0,h.
_h)(e));const{at:n,values:t,isWithheld:i,recorded:r}=e;return{...D((0,h._h)(n)),...t===void 0?{}:{values:s(t)},...i===!0?{withheld:!0}:{},...r===void 0?{}:{recorded:(0,c.
_)(r)}}}const D=({line:e,column:n,endColumn:t})=>({line:e,column:n,endColumn:t});function k({problem:e,place:n,clients:t,host:i,others:r,aside:u,isPlaceholder:f}){
const{code:a,severity:E,message:m,help:l,affects:B}=e;return{code:a,severity:E,...(0,_.$t)(n),message:m,...l===void 0?{}:{help:l},affects:B,clients:t,host:i,...r===
void 0?{}:{others:r.map(_.$t)},...u===void 0?{}:{aside:u},...f===!0?{placeholder:!0}:{}}}function o(e){if("file"in e)return{kind:e.kind,file:e.file};const{kind:n,
place:t,text:i}=e;return"localName"in e?{kind:n,...(0,_.$t)(t),...s({text:i,localName:e.localName})}:{kind:n,...(0,_.$t)(t)}}function s(e){const n=Object.entries(
e).map(([t,i])=>[t,typeof i=="string"?(0,c._)(i):i]);return Object.fromEntries(n)}})};export{W as id,g as ids,R as modules};
