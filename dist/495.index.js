const $=495,b=[495],w={7495:((N,j,u)=>{u.d(j,{Qm:()=>i,TU:()=>m,i4:()=>C,pb:()=>T,zt:()=>c});var y=u(4091),d=u(8011),f=u(3229),g=u(1831),t=u(5011),h=u(4321),P=u(
1022);const c={host:null,isHostImplied:!1,needed:null},_=r=>({host:r,isHostImplied:!1,needed:(0,g.Rt)(r)?"state":r}),m=r=>({host:r,isHostImplied:!0,needed:r}),p=r=>({
host:r,isHostImplied:!1,needed:null}),a=r=>r===null?c:{...c,directHost:r},i=r=>({...c,problem:r}),v=(r,o)=>i((0,d.DA)({reason:"rejected",error:r,advice:o}));function E(r,o,n){
return n===null?r:{...r,problem:(0,d.My)({text:o,host:r.host,advice:n})}}const T={module:O,"test-module":(r,o,n)=>{const e=(0,t.vL)(r,o).kind==="remote";return o===
"opentofu"||!e?O(r,o,n):i((0,d.DA)({reason:"remote-in-test",text:r}))},"registry-module":(r,o)=>{const n=(0,t.rE)(r,o);return n.ok?k(n.value):M(r,o)},provider:W,
"locked-provider":B,"stack-component":I,stack:(r,o)=>{const n=(0,t.A)(r);return n.ok&&!r.startsWith(".")?p(n.value.host):{...I(r,o),isHostImplied:!1,needed:null}},
"stack-output":r=>{const[o="",...n]=r.split("/");return n.length===3?D(o,p):i((0,d.DA)({reason:"stack",text:r}))},terragrunt:U,host:r=>D(r,_),url:M};function C(r,o,n){
if(r==="terragrunt"){const[,l]=/^tfr:\/\/([^/?]*)\//.exec(o)??[];return l===void 0?/^$|^t$|^tfr?$|^tfr:/.test(o)?void 0:c:l===""?m((0,t.Vm)(n)):D(l,_)}if(r==="u\
rl")return a((0,h.uE)(o,n));if(r!=="module")return;if(/^(\.\.?[/\\]|\/|[A-Za-z0-9]+::|[a-z0-9+.-]+:\/\/|git@)/i.test(o))return a((0,h.uE)(o,n));const e=o.indexOf(
"/");if(e<0)return;const s=(0,t.vL)(`${o.slice(0,e)}/a/b/c`,n);return s.kind==="registry"?k(s):a((0,h.uE)(o,n))}const k=({host:r,hostImplied:o})=>o?m(r):_(r);function D(r,o){
const n=(0,g.Pv)(r),e=(0,f.L6)(r);return n.ok?E(o(n.value),r,e):i((0,d.k0)({text:r,error:n.why,advice:e}))}function O(r,o,n){if((0,t.Nj)(r)&&!n)return c;const e=(0,t.
vL)(r,o),s=e.kind==="registry"?(0,y.Ju)(e):(0,t.rE)(r,o);if(n&&!s.ok){const{why:L}=s,H=/^https?:/i.test(r)?{kind:"invalid",error:L}:e,R=(0,f.NM)(r,H,s),{kind:A}=e;
return R===null&&(A==="local"||A==="remote")?i((0,d.DA)({reason:`${A}-with-version`,text:r})):v(L,R)}const l=(0,f.NM)(r,e,s);if(s.ok)return E(k(s.value),r,l);if(e.
kind==="invalid")return v(e.error,l);const K=e.kind==="remote"?e.host:null;return E(a(K),r,l)}function W(r,o){const n=(0,P.mi)(r,o);switch(n.kind){case"registry":case"\
legacy":return n.hostImplied?m(n.host):E(_(n.host),r,(0,f.cr)(r));case"builtin":return p(n.host);case"invalid":{const[e="",s]=n.error.split(`

`);return v(e,s??(0,f.cr)(r))}}}function B(r,o){const n=(0,P.mi)(r,o);if(n.kind==="invalid")return v(n.error,null);if(n.hostImplied)return i((0,d.DA)({reason:"l\
ocked-provider",text:r}));if(n.kind==="builtin")return p(n.host);const e=o==="opentofu"&&n.host===(0,t.Vm)("terraform")&&n.namespace==="hashicorp";return{..._(n.
host),needed:e?(0,t.Vm)(o):n.host}}function I(r,o){if(r!==r.trim())return i((0,d.DA)({reason:"white-space",text:r}));if(r==="."||r==="..")return c;const n=(0,t.
rE)(r,o);if(n.ok)return k(n.value);const e=(0,t.A)(r);if(e.ok)return p(e.value.host);const s=(0,t.vL)(r,o);return s.kind==="invalid"?v(s.error,(0,f.NM)(r,s,n)):
a(s.kind==="remote"?s.host:null)}function M(r,o){const n=(0,h.cx)(r,o);return a(n.ok?n.value.host:null)}function U(r,o){const[,n,e=""]=/^tfr:\/\/([^/?]*)\/?([^?]*)/.
exec(r)??[];if(n===void 0)return r.startsWith("gitlab.com/")?a("gitlab.com"):M(r,o);const[s=""]=e.split("//");return s.split("/").length!==3?i((0,d.DA)({reason:"\
terragrunt",text:r})):n===""?m((0,t.Vm)(o)):D(n,_)}})};export{$ as id,b as ids,w as modules};
