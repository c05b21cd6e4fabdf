const fn=5137,dn=[5137,9052],hn={9052:((at,C,l)=>{l.d(C,{withDiffLinks:()=>N});var D=l(7598),x=l(6760),w=l(5747),A=l(40);function N(c,m,p,{pull:y,serverUrl:g,owner:I,
repository:M}){const j=new Map(m.map(({file:R,patch:W})=>[R,W])),z=c.flatMap(({file:R,path:W,url:V,isOfRun:Z})=>{const B=j.get(W)??null,G=B===null||!Z?null:(0,w.
yR)((0,x.join)(p,R));if(y===null||B===null||!G?.ok)return[];const K=`${g}/${I}/${M}/pull/${y.number}/files#diff-${L(W)}`;return[[R,{url:V,diff:{url:K,lines:b(B,
G.text)}}]]});return new Map([...(0,A.h)(c),...z])}const L=c=>(0,D.createHash)("sha256").update(c).digest("hex");function b(c,m){const p=m.split(`
`).map(k),y=new Set;let g=0;for(const I of c.split(`
`)){const[,M]=/^@@ -\d+(?:,\d+)? \+(\d+)/.exec(I)??[];M!==void 0?g=Number(M):/^[ +]/.test(I)&&(p[g-1]===k(I.slice(1))&&y.add(g),g+=1)}return y}const k=c=>c.endsWith(
"\r")?c.slice(0,-1):c}),317:((at,C,l)=>{l.d(C,{F9:()=>x,Ic:()=>N,Wo:()=>w});var D=l(8641);class x extends Error{name="ApiFailure";httpStatus;accepted;isLimit;constructor(m,{
httpStatus:p=null,accepted:y=null,isLimit:g=!1}={}){super(m),this.httpStatus=p,this.accepted=y,this.isLimit=g}}async function w(c){try{return await c,!0}catch(m){
if(m instanceof x&&m.httpStatus===404)return!1;throw m}}const A=300;function N(c,m,{run:p,permission:y}){const{httpStatus:g,message:I}=m,M=g===null?`did not ans\
wer (${L(I)})`:`returned ${g} (${L(I)})`;return`${c}: ${(0,D.RK)(p.apiUrl)} ${M}${b(m,p,y)}`}const L=c=>(0,D.BP)((0,D.RK)(c.replace(/\s+/gu," "),A));function b({
httpStatus:c,accepted:m,isLimit:p},y,g){if(p)return"; GitHub limits the rate of requests, try again later";switch(c){case 401:return"; github-token is invalid o\
r has expired";case 403:case 404:return y.pull?.isFork===!0&&g.endsWith("write")?"; the token of a pull request from a fork is read-only, whatever `permissions`\
 says":`; add \`${g}\` to \`permissions\` of the job${k(m,g)}`;case 410:return g==="issues: write"?"; issues are disabled in this repository":"; it no longer ex\
ists";default:return""}}function k(c,m){if(c===null||c==="")return"";const p=c.replaceAll("_","-").replaceAll("=",": ");return p===m?"":`; GitHub accepts \`${L(
p.replaceAll("`",""))}\``}}),5137:((at,C,l)=>{l.r(C),l.d(C,{publish:()=>sn});var D=l(6309),x=l(2389),w=l(7574),A=l(4120),N=l(8641),L=l(9574),b=l(5505),k=l(8373);
const c="the files",m=200,p="Terraform service discovery fails: ",y=3,g=10,I=6,M=20;function j({failing:t}){const n=t.first.map(({subject:i})=>i===c?q:(0,N.RK)(
i,m)),e=t.count-Math.min(n.length,y),o=[...n.slice(0,y),...e>0?[`${e} more`]:[]].join(", "),s=`${p}${o}`;return s.length<=m?s:`${p}${t.count} hosts`}const z=t=>t.
startsWith(p);function R(t,n,{outage:e,page:o,maxBytes:s}){const i=e.failing.count>0;return(0,b.XA)(t,{context:n,rest:k.xy,isBrief:!0},{head:[`### ${(0,b.gD)(t,
n)}`,...i?W(e,n.startedAt):[]].join(`

`),foot:`Last checked ${(0,w.QN)(n.startedAt)}; details in the summary of ${(0,b.Fp)(o)}. Updated automatically.${i?" Closes when all hosts recover.":""}`,maxBytes:s})}
function W({failing:t,since:n},e){const o=t.first.filter(({recovering:r})=>r===void 0),s=t.first.filter(({recovering:r})=>r!==void 0),i=t.count-s.length;return[
...i===0?[]:[Z({failing:{first:o,count:i},since:n},e)],...s.length===0?[]:[V(s)]]}function V(t){return`<p>${[...Map.groupBy(t,({recovering:o})=>o===void 0?"":`${o.
good} of ${(0,A.px)(o.needed,"run")}`)].slice(0,g).map(([o,s])=>{const i=s.slice(0,M).map(({subject:a})=>X(a));return`\u2705 Recovering: ${(0,A.K4)(i,M,s.length-
i.length)} (${o} without a failure)`}).join("<br>")}</p>`}function Z({failing:t,since:n},e){const o=[...Map.groupBy(t.first,({since:f})=>f)],s=t.first[0]?.since,
i=t.first.length===t.count||s===n;if(s!==void 0&&o.length===1&&i)return`<p>Failing since ${(0,w.QN)(s)} (${(0,w.u8)(s,e)}).</p>`;const r=o.slice(0,g),a=r.map(([
f,d])=>{const $=d.slice(0,I).map(({subject:T})=>T===c?q:(0,L.rm)(T));return[(0,A.K4)($,I,d.length-$.length),(0,w.QN)(f),(0,w.u8)(f,e)]}),u=t.count-r.flatMap(([,
f])=>f).length;return(0,L.I$)(["Failing","Since","Duration"],u>0?[...a,[`and ${u} more`,"",""]]:a)}function B(t,n){const{at:e,down:o,up:s,gone:i,still:r,endedSince:a,
isReopened:u}=t,f=({subject:$,since:S})=>`${X($)} (after ${(0,w.u8)(S,e)})`;return`${[...u?["Reopened: the failure continues or has returned."]:[],...K(o,X,($,S)=>`\
\u274C ${$} ${S} failing.`),...K(s,f,$=>`\u2705 Recovered: ${$}.`),...K(i,X,($,S)=>`\u26AA ${$} ${S} no longer checked.`),...K(r,X,($,S)=>`\u274C ${$} ${S} stil\
l failing.`),...a===null?[]:[`**Nothing fails any more.** The outage lasted ${(0,w.u8)(a,e)}, from ${(0,w.QN)(a)} to ${(0,w.QN)(e)}, as observed by this check.`],
`<sub>${(0,w.QN)(e)}, ${(0,b.Fp)(n)}</sub>`].join(`

`)}
`}const G=t=>`Duplicate of #${t}, which another run opened at the same time.
`;function K({first:t,count:n},e,o){if(n===0)return[];const s=(0,A.K4)(t.map(e),M,n-t.length);return[o(s,n===1?"is":"are")]}const q="the file check",X=t=>t===c?
q:(0,N.D9)(t);var ct=l(5102),It=l(9052),E=l(317),h=l(8782);const ut=(t,n)=>`${(0,b.rL)(t)} Terraform service discovery: ${(0,ct.$N)(t,n)}`,Ot=(t,n,e,o)=>(0,b.XA)(
t,{context:n,rest:k.xy,isBrief:!0},{head:`### ${ut(t,n)}`,foot:`Details in the summary of ${(0,b.Fp)(e)}. Updated automatically.`,maxBytes:o}),Mt=(t,n,e)=>`${ut(
t,n)}. <sub>${(0,b.Fp)(e)}</sub>
`,Et=t=>[t.passed,t.hosts.map(({visit:n})=>n.host).toSorted(),t.findings.filter(({severity:n})=>n!=="notice").map(({severity:n,host:e,service:o,problem:s,places:i})=>JSON.
stringify([n,e,o,s.code,i])).toSorted()],U=t=>({kind:"nothing",why:t});function At(t,n,e){return t==="never"?U("comments are turned off"):n===null?e.passed&&t===
"on-failure"?U("the check passed"):{kind:"create"}:n.run>e.run?U("a later run has updated it"):e.passed?n.passed&&t==="on-failure"?U("the check still passes"):{
kind:"reduce"}:t==="on-failure"&&n.digest===e.digest?U("the findings are the same"):{kind:"update"}}function Lt(t){const[n,e]=[(0,h.at)(t,"digest"),(0,h.at)(t,"\
run")];return{passed:(0,h.at)(t,"passed")===!0,digest:typeof n=="string"?n:"",run:typeof e=="number"?e:0}}var Tt=l(7598);const lt="tf-disco",Dt=3e4,ft=(t,...n)=>Q(
[t.workflow,t.job,t.step,...n]),Q=t=>(0,Tt.createHash)("sha256").update(JSON.stringify(t)).digest("hex").slice(0,16);function tt(t,n,e){const o=JSON.stringify(e).
replace(/[<>&]/g,N.z5);return`<!-- ${lt} ${t} ${n} ${o} -->`}function nt(t,n,e){const o=`<!-- ${lt} ${n} ${e} `;if(!t.startsWith(o))return;const s=t.indexOf(" -\
->",o.length);if(!(s<0||s>Dt))try{return JSON.parse(t.slice(o.length,s))}catch{return}}const dt=65536;async function Nt(t,n){const{run:e,pull:o,mode:s,verdict:i}=n,
r=ft(e),a={passed:i.passed,digest:Q(Et(i)),run:e.id},u=(await J(t,o,"comment",r)).toSorted((O,rt)=>O.id-rt.id),[f,...d]=u,$=f&&Lt(nt(f.body,"comment",r)),S=At(s,
$??null,a);if(S.kind==="nothing")return`unchanged, ${S.why}`;for(const{id:O}of d)await(0,E.Wo)(t.deleteComment(O));const T=await kt(n,tt("comment",r,a));return f!==
void 0&&await(0,E.Wo)(t.updateComment(f.id,T))?S.kind==="reduce"?"reduced to one line, the check passed":"updated":(await ht(t,o,"comment",r,T),f===void 0?"crea\
ted":"created again")}async function kt({run:t,verdict:n,context:e,findLinks:o},s){if(n.passed)return`${s}
${Mt(n,e,t)}`;const i={...e,links:await o()},r=Ot(n,i,t,dt-s.length-1);return`${s}
${r}`}async function J(t,n,e,o){return(await t.listComments(n)).filter(({body:i,isTrusted:r})=>r&&nt(i,e,o)!==void 0)}async function ht(t,n,e,o,s){const i=s.slice(
0,s.indexOf(`
`));let r;try{r=await t.createComment(n,s)}catch(u){if(!mt(u))throw u;if((await J(t,n,e,o)).some(d=>d.body.startsWith(i)))return;r=await t.createComment(n,s)}const a=Math.
min(...(await J(t,n,e,o)).map(({id:u})=>u));r.id<=a||(e==="comment"&&await(0,E.Wo)(t.updateComment(a,s)),await(0,E.Wo)(t.deleteComment(r.id)))}const mt=t=>t instanceof
E.F9&&(t.httpStatus===null||t.httpStatus>=500),Ft=6e3,Ct=1200;function H(t,n=Ft){let e=0;const o=t.findIndex(s=>(e+=JSON.stringify(s).length,e>n));return{first:o<
0?t:t.slice(0,o),count:t.length}}function xt(t){const n=P((0,h.at)(t,"hosts"),F),e=P((0,h.at)(t,"failing"),gt);if(n===null||e===null)return null;const[o,s,i]=[(0,h.
at)(t,"since"),(0,h.at)(t,"digest"),(0,h.at)(t,"untold")];return{hosts:n,failing:e,digest:F(s)?s:"",since:Y(o)?o:null,changes:_((0,h.at)(t,"changes")),untold:Array.
isArray(i)?i.flatMap(r=>Rt(r)??[]):[],run:_((0,h.at)(t,"run"))}}function Rt(t){const n=P((0,h.at)(t,"down"),F),e=P((0,h.at)(t,"up"),gt),o=P((0,h.at)(t,"gone"),F),
s=P((0,h.at)(t,"still"),F),[i,r]=[(0,h.at)(t,"at"),(0,h.at)(t,"endedSince")];return!n||!e||!o||!s||!Y(i)?null:{number:_((0,h.at)(t,"number")),at:i,down:n,up:e,gone:o,
still:s,endedSince:Y(r)?r:null,isReopened:(0,h.at)(t,"isReopened")===!0}}function P(t,n){const e=(0,h.at)(t,"first");return!Array.isArray(e)||!e.every(n)?null:{
first:e,count:Math.max(e.length,_((0,h.at)(t,"count")))}}const F=t=>typeof t=="string",Y=t=>F(t)&&/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(t)&&!Number.isNaN(Date.parse(
t)),gt=t=>F((0,h.at)(t,"subject"))&&Y((0,h.at)(t,"since")),_=t=>typeof t=="number"&&Number.isSafeInteger(t)&&t>=0?t:0,Wt=3,v=t=>({kind:"nothing",why:t});function Kt(t,n){
const e=n.failing.length===0;if(t===null)return e?v("no failures"):{kind:"open",state:Pt(n)};const{state:o,isOpen:s,reason:i}=t;if(o.run>n.run)return v("a later\
 run has updated it");if(!s&&e)return v("no failures");if(!s&&i==="not_planned"&&o.digest===n.digest)return v("it was closed as not planned");const r=Bt(o,n,!s);
return{kind:e?"close":s?"update":"reopen",state:r}}const Pt=t=>({hosts:H(t.hosts),failing:pt(t,[]),digest:t.digest,since:t.at,changes:0,untold:[],run:t.run});function Bt(t,n,e){
const o=t.digest!==n.digest||e;return{hosts:H(n.hosts),failing:pt(n,t.failing.first),digest:n.digest,since:n.failing.length===0?null:t.since??n.at,changes:t.changes+
(o?1:0),untold:o?[...t.untold,Xt(t,n,e)].slice(-Wt):t.untold,run:n.run}}function Xt(t,n,e){const o=new Set(t.failing.first.map(({subject:d})=>d)),s=new Set(n.failing),
i=t.failing.count===t.failing.first.length,r=new Set([...n.hosts,c]),a=t.failing.first.filter(({subject:d})=>!s.has(d)),u=d=>o.has(d)||!i,f=d=>H(d,Ct);return{number:t.
changes+1,at:n.at,down:f(n.failing.filter(d=>!u(d))),up:f(a.filter(({subject:d})=>r.has(d))),gone:f(a.flatMap(({subject:d})=>r.has(d)?[]:[d])),still:f(n.failing.
filter(u)),endedSince:s.size===0?t.since:null,isReopened:e}}function pt({failing:t,at:n},e){const o=new Map(e.map(({subject:s,since:i})=>[s,i]));return H(t.map(
s=>({subject:s,since:o.get(s)??n})))}function $t(t,{hosts:n}){const[e,o]=[H(t).first,new Set(n.first)];if(t.length===0||n.count===0)return 1;const s=e.filter(r=>o.
has(r)).length;return t.length===n.count&&s===o.size?Number.POSITIVE_INFINITY:s}const Ut=7*864e5,Ht=100,jt={color:"b60205",description:"Terraform registry outag\
e"};async function Gt(t,n){const{now:e}=n,o=await et(t,n),s=o[0]??(e.failing.length>0?await Jt(t,n):void 0),i=Kt(s??null,e);return i.kind==="nothing"?`unchanged\
, ${i.why}`:(await Yt(t,e,o),s===void 0?await _t(t,n,i.state):(await St(t,n,s),await Vt(t,n,s,i),`#${s.number} ${Qt[i.kind]}`))}const Qt={open:"opened",update:"\
updated",reopen:"reopened",close:"closed"};async function et(t,n){const[e=""]=n.labels;return st(await t.listIssues({state:"open",labels:e}),n)}async function Jt(t,n){
const[e=""]=n.labels,o=Date.parse(n.now.at)-Ut,s=new Date(o).toISOString(),r=(await t.listIssues({state:"closed",labels:e,since:s})).filter(({closedAt:u})=>u!==
null&&Date.parse(u)>=o),[a]=st(r,n).toSorted((u,f)=>wt(f)-wt(u));return a??st(await t.listIssues({state:"open"},Ht),n)[0]}const wt=t=>Date.parse(t.closedAt??"")||
0;function st(t,{key:n,now:e}){return t.flatMap(o=>{const s=xt(nt(o.body,"issue",n));if(!o.isTrusted||s===null)return[];const i=$t(e.hosts,s);return i===0?[]:[{
...o,state:s,shared:i}]}).toSorted((o,s)=>o.shared===s.shared?o.number-s.number:s.shared>o.shared?1:-1)}async function Yt(t,{hosts:n},[e,...o]){for(const{number:s,
state:i}of o){const r=$t(n,i)===Number.POSITIVE_INFINITY;e&&r&&await yt(t,s,e.number)}}const yt=(t,n,e)=>t.updateIssue(n,{body:G(e),state:"closed",state_reason:"\
not_planned"});async function _t(t,n,e){const{labels:o}=n;await zt(t,o[0]??"");const s={title:j(e),body:ot(n,e),labels:o},i=await vt(t,n,s);if(i===null)return"o\
pened, without a confirmation by GitHub";await St(t,n,i);const[r]=(await et(t,n)).toSorted((a,u)=>a.number-u.number);return r===void 0||r.number>=i.number?`#${i.
number} opened`:(await yt(t,i.number,r.number),`#${r.number} was opened by another run`)}async function vt(t,n,e){try{return await t.createIssue(e)}catch(o){if(!mt(
o))throw o;return(await et(t,n)).length>0?null:await t.createIssue(e)}}async function zt(t,n){try{await t.hasLabel(n)||await t.createLabel({name:n,...jt})}catch(e){
if(!(e instanceof E.F9))throw e}}async function St(t,{labels:n},e){const[o=""]=n;e.labels.some(i=>i.toLowerCase()===o.toLowerCase())||await t.addLabels(e.number,
n)}async function Vt(t,n,e,{kind:o,state:s}){const i=o==="reopen"?{state:"open",state_reason:"reopened"}:{},r=o==="close"?{state:"closed",state_reason:"complete\
d"}:{};if(s.untold.length>0){const a=ot(n,s);await t.updateIssue(e.number,{...i,...Zt(e,s),body:a});for(const u of s.untold)await qt(t,n,e.number,u)}await t.updateIssue(
e.number,{...r,body:ot(n,{...s,untold:[]})})}function Zt(t,n){const e=j(n);return n.failing.count===0||!z(t.title)||e===t.title?{}:{title:e}}async function qt(t,n,e,o){
const s=Q([n.key,o.number]);if((await J(t,e,"change",s)).length>0)return;const i=`${tt("change",s,{})}
${B(o,n.run)}`;await ht(t,e,"change",s,i)}function ot({key:t,run:n,verdict:e,context:o},s){const i=tt("issue",t,s),r=dt-i.length-1;return`${i}
${R(e,o,{outage:s,page:n,maxBytes:r})}`}const tn=6e4,nn=1e4,en=300;async function sn(t,n,e,o){const{comment:s,issue:i,githubToken:r}=t.settings,a=[...s==="never"?
[]:["comment"],...i==="never"?[]:["issue"]],u=O=>({notes:[],warnings:a.map(rt=>`the ${rt} was not written: ${O}`)});if(n===null)return u("not a workflow run, GI\
THUB_REPOSITORY is not set");if(r===null)return u("github-token is empty");const f=(0,h.Ob)(n);if(f!==null)return u(f);const{openApi:d}=await Promise.all([l.e(9795),
l.e(9435)]).then(l.bind(l,9435)),$=d(n,r,tn,o),T=[...s==="never"?[]:[await on($,n,t,async()=>{const O=d(n,r,nn,o);return await rn(O,n,t,e)})],...i==="never"?[]:
[await an($,n,t)]];return{notes:T.flatMap(({notes:O})=>O),warnings:T.flatMap(({warnings:O})=>O)}}async function on(t,n,e,o){const{pull:s}=n;if(s===null)return it(
`comment: skipped, a ${n.event} event has no pull request`);const{settings:i,verdict:r,context:a}=e;return await bt("comment","pull-requests: write",n,()=>Nt(t,
{run:n,pull:s.number,mode:i.comment,verdict:r,context:a,findLinks:o}))}async function rn(t,n,{changes:e,located:o,context:s},i){if(e?.kind==="files"||!o.some(({
isOfRun:a})=>a)||n.pull===null)return s.links;try{const a=await t.listChangedFiles(n.pull.number,en);return(0,It.withDiffLinks)(o,a,i,n)}catch(a){if(a instanceof
E.F9)return s.links;throw a}}async function an(t,n,e){const o=un(n);if(o!==null)return it(`issue: skipped, ${o}`);const{settings:s,verdict:i,context:r}=e,a=ft(n,
cn(s)),u=ln(e,n);return await bt("issue","issues: write",n,()=>Gt(t,{run:n,key:a,now:u,labels:s.issueLabels,verdict:i,context:r}))}const cn=({dialect:{name:t,version:n}})=>n===
null?t:`${t} ${n}`;function un({event:t,isDefaultBranch:n,pull:e}){return e!==null||t==="merge_group"?`a ${t} event checks a proposed change`:n===!1?"not on the\
 default branch":null}function ln({verdict:t,context:n},e){const o=r=>r.some(({severity:a})=>(0,x.k2)(a,n.failOn)),s=t.hosts.map(({visit:r})=>r.host).toSorted(),
i=[...t.hosts.filter(r=>o(r.findings)||(0,ct.b)(r)).map(({visit:r})=>r.host),...o(t.files)?[c]:[]].toSorted();return{hosts:s,failing:i,digest:Q(i),at:n.startedAt,
run:e.id}}const it=t=>({notes:[t],warnings:[]});async function bt(t,n,e,o){try{return it(`${t}: ${await o()}`)}catch(s){const i=`the ${t} was not written`,r=s instanceof
E.F9?(0,E.Ic)(i,s,{run:e,permission:n}):`${i}: ${(0,D.A3)(s)}`;return{notes:[],warnings:[r]}}}})};export{fn as id,dn as ids,hn as modules};
