const un=5137,ln=[5137,9052],dn={9052:((it,C,l)=>{l.d(C,{withDiffLinks:()=>N});var D=l(7598),R=l(6760),w=l(5747),x=l(40);function N(c,m,p,{pull:y,serverUrl:g,owner:I,
repository:A}){const j=new Map(m.map(({file:W,patch:P})=>[W,P])),v=c.flatMap(({file:W,path:P,url:z,isOfRun:V})=>{const L=j.get(P)??null,K=L===null||!V?null:(0,w.
yR)((0,R.join)(p,W));if(y===null||L===null||!K?.ok)return[];const B=`${g}/${I}/${A}/pull/${y.number}/files#diff-${E(P)}`;return[[W,{url:z,diff:{url:B,lines:b(L,
K.text)}}]]});return new Map([...(0,x.hP)(c),...v])}const E=c=>(0,D.createHash)("sha256").update(c).digest("hex");function b(c,m){const p=m.split(`
`).map(k),y=new Set;let g=0;for(const I of c.split(`
`)){const[,A]=/^@@ -\d+(?:,\d+)? \+(\d+)/.exec(I)??[];A!==void 0?g=Number(A):/^[ +]/.test(I)&&(p[g-1]===k(I.slice(1))&&y.add(g),g+=1)}return y}const k=c=>c.endsWith(
"\r")?c.slice(0,-1):c}),317:((it,C,l)=>{l.d(C,{F9:()=>R,Ic:()=>N,Wo:()=>w});var D=l(8641);class R extends Error{name="ApiFailure";httpStatus;accepted;isLimit;constructor(m,{
httpStatus:p=null,accepted:y=null,isLimit:g=!1}={}){super(m),this.httpStatus=p,this.accepted=y,this.isLimit=g}}async function w(c){try{return await c,!0}catch(m){
if(m instanceof R&&m.httpStatus===404)return!1;throw m}}const x=300;function N(c,m,{run:p,permission:y}){const{httpStatus:g,message:I}=m,A=g===null?`did not ans\
wer (${E(I)})`:`returned ${g} (${E(I)})`;return`${c}: ${(0,D.RK)(p.apiUrl)} ${A}${b(m,p,y)}`}const E=c=>(0,D.BP)((0,D.RK)(c.replace(/\s+/gu," "),x));function b({
httpStatus:c,accepted:m,isLimit:p},y,g){if(p)return"; GitHub limits the rate of requests, try again later";switch(c){case 401:return"; github-token is invalid o\
r has expired";case 403:case 404:return y.pull?.isFork===!0&&g.endsWith("write")?"; the token of a pull request from a fork is read-only, whatever `permissions`\
 says":`; add \`${g}\` to \`permissions\` of the job${k(m,g)}`;case 410:return g==="issues: write"?"; issues are disabled in this repository":"; it no longer ex\
ists";default:return""}}function k(c,m){if(c===null||c==="")return"";const p=c.replaceAll("_","-").replaceAll("=",": ");return p===m?"":`; GitHub accepts \`${E(
p.replaceAll("`",""))}\``}}),5137:((it,C,l)=>{l.r(C),l.d(C,{publish:()=>nn});var D=l(6309),R=l(2389),w=l(7574),x=l(4120),N=l(8641),E=l(9574),b=l(5505),k=l(8373);
const c="the files",m=200,p="Terraform service discovery fails: ",y=3,g=10,I=6,A=20;function j({failing:t}){const n=t.first.map(({subject:i})=>i===c?K:(0,N.RK)(
i,m)),e=t.count-Math.min(n.length,y),o=[...n.slice(0,y),...e>0?[`${e} more`]:[]].join(", "),s=`${p}${o}`;return s.length<=m?s:`${p}${t.count} hosts`}const v=t=>t.
startsWith(p);function W(t,n,{outage:e,page:o,maxBytes:s}){const i=e.failing.count>0;return(0,b.XA)(t,{context:n,rest:k.xy,isBrief:!0},{head:[`### ${(0,b.gD)(t,
n)}`,...i?[P(e,n.startedAt)]:[]].join(`

`),foot:`Last checked ${(0,w.QN)(n.startedAt)}; details in the summary of ${(0,b.Fp)(o)}. Updated automatically.${i?" Closes when all hosts recover.":""}`,maxBytes:s})}
function P({failing:t,since:n},e){const o=[...Map.groupBy(t.first,({since:d})=>d)],s=t.first[0]?.since,i=t.first.length===t.count||s===n;if(s!==void 0&&o.length===
1&&i)return`<p>Failing since ${(0,w.QN)(s)} (${(0,w.u8)(s,e)}).</p>`;const r=o.slice(0,g),a=r.map(([d,f])=>{const $=f.slice(0,I).map(({subject:T})=>T===c?K:(0,E.
rm)(T));return[(0,x.K4)($,I,f.length-$.length),(0,w.QN)(d),(0,w.u8)(d,e)]}),u=t.count-r.flatMap(([,d])=>d).length;return(0,E.I$)(["Failing","Since","Duration"],
u>0?[...a,[`and ${u} more`,"",""]]:a)}function z(t,n){const{at:e,down:o,up:s,gone:i,still:r,endedSince:a,isReopened:u}=t,d=({subject:$,since:S})=>`${B($)} (afte\
r ${(0,w.u8)(S,e)})`;return`${[...u?["Reopened: the failure continues or has returned."]:[],...L(o,B,($,S)=>`\u274C ${$} ${S} failing.`),...L(s,d,$=>`\u2705 Recovere\
d: ${$}.`),...L(i,B,($,S)=>`\u26AA ${$} ${S} no longer checked.`),...L(r,B,($,S)=>`\u274C ${$} ${S} still failing.`),...a===null?[]:[`**Nothing fails any more.*\
* The outage lasted ${(0,w.u8)(a,e)}, from ${(0,w.QN)(a)} to ${(0,w.QN)(e)}, as observed by this check.`],`<sub>${(0,w.QN)(e)}, ${(0,b.Fp)(n)}</sub>`].join(`

`)}
`}const V=t=>`Duplicate of #${t}, which another run opened at the same time.
`;function L({first:t,count:n},e,o){if(n===0)return[];const s=(0,x.K4)(t.map(e),A,n-t.length);return[o(s,n===1?"is":"are")]}const K="the file check",B=t=>t===c?
K:(0,N.D9)(t);var rt=l(5102),St=l(9052),M=l(317),h=l(8782);const at=(t,n)=>`${(0,b.rL)(t)} Terraform service discovery: ${(0,rt.$N)(t,n)}`,bt=(t,n,e,o)=>(0,b.XA)(
t,{context:n,rest:k.xy,isBrief:!0},{head:`### ${at(t,n)}`,foot:`Details in the summary of ${(0,b.Fp)(e)}. Updated automatically.`,maxBytes:o}),It=(t,n,e)=>`${at(
t,n)}. <sub>${(0,b.Fp)(e)}</sub>
`,Ot=t=>[t.passed,t.hosts.map(({visit:n})=>n.host).toSorted(),t.findings.filter(({severity:n})=>n!=="notice").map(({severity:n,host:e,service:o,problem:s,places:i})=>JSON.
stringify([n,e,o,s.code,i])).toSorted()],U=t=>({kind:"nothing",why:t});function Mt(t,n,e){return t==="never"?U("comments are turned off"):n===null?e.passed&&t===
"on-failure"?U("the check passed"):{kind:"create"}:n.run>e.run?U("a later run has updated it"):e.passed?n.passed&&t==="on-failure"?U("the check still passes"):{
kind:"reduce"}:t==="on-failure"&&n.digest===e.digest?U("the findings are the same"):{kind:"update"}}function Et(t){const[n,e]=[(0,h.at)(t,"digest"),(0,h.at)(t,"\
run")];return{passed:(0,h.at)(t,"passed")===!0,digest:typeof n=="string"?n:"",run:typeof e=="number"?e:0}}var At=l(7598);const ct="tf-disco",Lt=3e4,ut=(t,...n)=>G(
[t.workflow,t.job,t.step,...n]),G=t=>(0,At.createHash)("sha256").update(JSON.stringify(t)).digest("hex").slice(0,16);function Z(t,n,e){const o=JSON.stringify(e).
replace(/[<>&]/g,N.z5);return`<!-- ${ct} ${t} ${n} ${o} -->`}function q(t,n,e){const o=`<!-- ${ct} ${n} ${e} `;if(!t.startsWith(o))return;const s=t.indexOf(" --\
>",o.length);if(!(s<0||s>Lt))try{return JSON.parse(t.slice(o.length,s))}catch{return}}const lt=65536;async function Tt(t,n){const{run:e,pull:o,mode:s,verdict:i}=n,
r=ut(e),a={passed:i.passed,digest:G(Ot(i)),run:e.id},u=(await Q(t,o,"comment",r)).toSorted((O,ot)=>O.id-ot.id),[d,...f]=u,$=d&&Et(q(d.body,"comment",r)),S=Mt(s,
$??null,a);if(S.kind==="nothing")return`unchanged, ${S.why}`;for(const{id:O}of f)await(0,M.Wo)(t.deleteComment(O));const T=await Dt(n,Z("comment",r,a));return d!==
void 0&&await(0,M.Wo)(t.updateComment(d.id,T))?S.kind==="reduce"?"reduced to one line, the check passed":"updated":(await dt(t,o,"comment",r,T),d===void 0?"crea\
ted":"created again")}async function Dt({run:t,verdict:n,context:e,findLinks:o},s){if(n.passed)return`${s}
${It(n,e,t)}`;const i={...e,links:await o()},r=bt(n,i,t,lt-s.length-1);return`${s}
${r}`}async function Q(t,n,e,o){return(await t.listComments(n)).filter(({body:i,isTrusted:r})=>r&&q(i,e,o)!==void 0)}async function dt(t,n,e,o,s){const i=s.slice(
0,s.indexOf(`
`));let r;try{r=await t.createComment(n,s)}catch(u){if(!ft(u))throw u;if((await Q(t,n,e,o)).some(f=>f.body.startsWith(i)))return;r=await t.createComment(n,s)}const a=Math.
min(...(await Q(t,n,e,o)).map(({id:u})=>u));r.id<=a||(e==="comment"&&await(0,M.Wo)(t.updateComment(a,s)),await(0,M.Wo)(t.deleteComment(r.id)))}const ft=t=>t instanceof
M.F9&&(t.httpStatus===null||t.httpStatus>=500),Nt=6e3,kt=1200;function H(t,n=Nt){let e=0;const o=t.findIndex(s=>(e+=JSON.stringify(s).length,e>n));return{first:o<
0?t:t.slice(0,o),count:t.length}}function Ft(t){const n=X((0,h.at)(t,"hosts"),F),e=X((0,h.at)(t,"failing"),ht);if(n===null||e===null)return null;const[o,s,i]=[(0,h.
at)(t,"since"),(0,h.at)(t,"digest"),(0,h.at)(t,"untold")];return{hosts:n,failing:e,digest:F(s)?s:"",since:J(o)?o:null,changes:Y((0,h.at)(t,"changes")),untold:Array.
isArray(i)?i.flatMap(r=>Ct(r)??[]):[],run:Y((0,h.at)(t,"run"))}}function Ct(t){const n=X((0,h.at)(t,"down"),F),e=X((0,h.at)(t,"up"),ht),o=X((0,h.at)(t,"gone"),F),
s=X((0,h.at)(t,"still"),F),[i,r]=[(0,h.at)(t,"at"),(0,h.at)(t,"endedSince")];return!n||!e||!o||!s||!J(i)?null:{number:Y((0,h.at)(t,"number")),at:i,down:n,up:e,gone:o,
still:s,endedSince:J(r)?r:null,isReopened:(0,h.at)(t,"isReopened")===!0}}function X(t,n){const e=(0,h.at)(t,"first");return!Array.isArray(e)||!e.every(n)?null:{
first:e,count:Math.max(e.length,Y((0,h.at)(t,"count")))}}const F=t=>typeof t=="string",J=t=>F(t)&&/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(t)&&!Number.isNaN(Date.parse(
t)),ht=t=>F((0,h.at)(t,"subject"))&&J((0,h.at)(t,"since")),Y=t=>typeof t=="number"&&Number.isSafeInteger(t)&&t>=0?t:0,Rt=3,_=t=>({kind:"nothing",why:t});function xt(t,n){
const e=n.failing.length===0;if(t===null)return e?_("no failures"):{kind:"open",state:Wt(n)};const{state:o,isOpen:s,reason:i}=t;if(o.run>n.run)return _("a later\
 run has updated it");if(!s&&e)return _("no failures");if(!s&&i==="not_planned"&&o.digest===n.digest)return _("it was closed as not planned");const r=Pt(o,n,!s);
return{kind:e?"close":s?"update":"reopen",state:r}}const Wt=t=>({hosts:H(t.hosts),failing:mt(t,[]),digest:t.digest,since:t.at,changes:0,untold:[],run:t.run});function Pt(t,n,e){
const o=t.digest!==n.digest||e;return{hosts:H(n.hosts),failing:mt(n,t.failing.first),digest:n.digest,since:n.failing.length===0?null:t.since??n.at,changes:t.changes+
(o?1:0),untold:o?[...t.untold,Kt(t,n,e)].slice(-Rt):t.untold,run:n.run}}function Kt(t,n,e){const o=new Set(t.failing.first.map(({subject:f})=>f)),s=new Set(n.failing),
i=t.failing.count===t.failing.first.length,r=new Set([...n.hosts,c]),a=t.failing.first.filter(({subject:f})=>!s.has(f)),u=f=>o.has(f)||!i,d=f=>H(f,kt);return{number:t.
changes+1,at:n.at,down:d(n.failing.filter(f=>!u(f))),up:d(a.filter(({subject:f})=>r.has(f))),gone:d(a.flatMap(({subject:f})=>r.has(f)?[]:[f])),still:d(n.failing.
filter(u)),endedSince:s.size===0?t.since:null,isReopened:e}}function mt({failing:t,at:n},e){const o=new Map(e.map(({subject:s,since:i})=>[s,i]));return H(t.map(
s=>({subject:s,since:o.get(s)??n})))}function gt(t,{hosts:n}){const[e,o]=[H(t).first,new Set(n.first)];if(t.length===0||n.count===0)return 1;const s=e.filter(r=>o.
has(r)).length;return t.length===n.count&&s===o.size?Number.POSITIVE_INFINITY:s}const Bt=7*864e5,Xt=100,Ut={color:"b60205",description:"Terraform registry outag\
e"};async function Ht(t,n){const{now:e}=n,o=await tt(t,n),s=o[0]??(e.failing.length>0?await Gt(t,n):void 0),i=xt(s??null,e);return i.kind==="nothing"?`unchanged\
, ${i.why}`:(await Qt(t,e,o),s===void 0?await Jt(t,n,i.state):(await wt(t,n,s),await vt(t,n,s,i),`#${s.number} ${jt[i.kind]}`))}const jt={open:"opened",update:"\
updated",reopen:"reopened",close:"closed"};async function tt(t,n){const[e=""]=n.labels;return nt(await t.listIssues({state:"open",labels:e}),n)}async function Gt(t,n){
const[e=""]=n.labels,o=Date.parse(n.now.at)-Bt,s=new Date(o).toISOString(),r=(await t.listIssues({state:"closed",labels:e,since:s})).filter(({closedAt:u})=>u!==
null&&Date.parse(u)>=o),[a]=nt(r,n).toSorted((u,d)=>pt(d)-pt(u));return a??nt(await t.listIssues({state:"open"},Xt),n)[0]}const pt=t=>Date.parse(t.closedAt??"")||
0;function nt(t,{key:n,now:e}){return t.flatMap(o=>{const s=Ft(q(o.body,"issue",n));if(!o.isTrusted||s===null)return[];const i=gt(e.hosts,s);return i===0?[]:[{...o,
state:s,shared:i}]}).toSorted((o,s)=>o.shared===s.shared?o.number-s.number:s.shared>o.shared?1:-1)}async function Qt(t,{hosts:n},[e,...o]){for(const{number:s,state:i}of o){
const r=gt(n,i)===Number.POSITIVE_INFINITY;e&&r&&await $t(t,s,e.number)}}const $t=(t,n,e)=>t.updateIssue(n,{body:V(e),state:"closed",state_reason:"not_planned"});
async function Jt(t,n,e){const{labels:o}=n;await _t(t,o[0]??"");const s={title:j(e),body:et(n,e),labels:o},i=await Yt(t,n,s);if(i===null)return"opened, without \
a confirmation by GitHub";await wt(t,n,i);const[r]=(await tt(t,n)).toSorted((a,u)=>a.number-u.number);return r===void 0||r.number>=i.number?`#${i.number} opened`:
(await $t(t,i.number,r.number),`#${r.number} was opened by another run`)}async function Yt(t,n,e){try{return await t.createIssue(e)}catch(o){if(!ft(o))throw o;return(await tt(
t,n)).length>0?null:await t.createIssue(e)}}async function _t(t,n){try{await t.hasLabel(n)||await t.createLabel({name:n,...Ut})}catch(e){if(!(e instanceof M.F9))
throw e}}async function wt(t,{labels:n},e){const[o=""]=n;e.labels.some(i=>i.toLowerCase()===o.toLowerCase())||await t.addLabels(e.number,n)}async function vt(t,n,e,{
kind:o,state:s}){const i=o==="reopen"?{state:"open",state_reason:"reopened"}:{},r=o==="close"?{state:"closed",state_reason:"completed"}:{};if(s.untold.length>0){
const a=et(n,s);await t.updateIssue(e.number,{...i,...zt(e,s),body:a});for(const u of s.untold)await Vt(t,n,e.number,u)}await t.updateIssue(e.number,{...r,body:et(
n,{...s,untold:[]})})}function zt(t,n){const e=j(n);return n.failing.count===0||!v(t.title)||e===t.title?{}:{title:e}}async function Vt(t,n,e,o){const s=G([n.key,
o.number]);if((await Q(t,e,"change",s)).length>0)return;const i=`${Z("change",s,{})}
${z(o,n.run)}`;await dt(t,e,"change",s,i)}function et({key:t,run:n,verdict:e,context:o},s){const i=Z("issue",t,s),r=lt-i.length-1;return`${i}
${W(e,o,{outage:s,page:n,maxBytes:r})}`}const Zt=6e4,qt=1e4,tn=300;async function nn(t,n,e,o){const{comment:s,issue:i,githubToken:r}=t.settings,a=[...s==="never"?
[]:["comment"],...i==="never"?[]:["issue"]],u=O=>({notes:[],warnings:a.map(ot=>`the ${ot} was not written: ${O}`)});if(n===null)return u("not a workflow run, GI\
THUB_REPOSITORY is not set");if(r===null)return u("github-token is empty");const d=(0,h.Ob)(n);if(d!==null)return u(d);const{openApi:f}=await Promise.all([l.e(9795),
l.e(9435)]).then(l.bind(l,9435)),$=f(n,r,Zt,o),T=[...s==="never"?[]:[await en($,n,t,async()=>{const O=f(n,r,qt,o);return await sn(O,n,t,e)})],...i==="never"?[]:
[await on($,n,t)]];return{notes:T.flatMap(({notes:O})=>O),warnings:T.flatMap(({warnings:O})=>O)}}async function en(t,n,e,o){const{pull:s}=n;if(s===null)return st(
`comment: skipped, a ${n.event} event has no pull request`);const{settings:i,verdict:r,context:a}=e;return await yt("comment","pull-requests: write",n,()=>Tt(t,
{run:n,pull:s.number,mode:i.comment,verdict:r,context:a,findLinks:o}))}async function sn(t,n,{changes:e,located:o,context:s},i){if(e?.kind==="files"||!o.some(({
isOfRun:a})=>a)||n.pull===null)return s.links;try{const a=await t.listChangedFiles(n.pull.number,tn);return(0,St.withDiffLinks)(o,a,i,n)}catch(a){if(a instanceof
M.F9)return s.links;throw a}}async function on(t,n,e){const o=an(n);if(o!==null)return st(`issue: skipped, ${o}`);const{settings:s,verdict:i,context:r}=e,a=ut(n,
rn(s)),u=cn(e,n);return await yt("issue","issues: write",n,()=>Ht(t,{run:n,key:a,now:u,labels:s.issueLabels,verdict:i,context:r}))}const rn=({dialect:{name:t,version:n}})=>n===
null?t:`${t} ${n}`;function an({event:t,isDefaultBranch:n,pull:e}){return e!==null||t==="merge_group"?`a ${t} event checks a proposed change`:n===!1?"not on the\
 default branch":null}function cn({verdict:t,context:n},e){const o=r=>r.some(({severity:a})=>(0,R.k2)(a,n.failOn)),s=t.hosts.map(({visit:r})=>r.host).toSorted(),
i=[...t.hosts.filter(r=>o(r.findings)||(0,rt.b)(r)).map(({visit:r})=>r.host),...o(t.files)?[c]:[]].toSorted();return{hosts:s,failing:i,digest:G(i),at:n.startedAt,
run:e.id}}const st=t=>({notes:[t],warnings:[]});async function yt(t,n,e,o){try{return st(`${t}: ${await o()}`)}catch(s){const i=`the ${t} was not written`,r=s instanceof
M.F9?(0,M.Ic)(i,s,{run:e,permission:n}):`${i}: ${(0,D.A3)(s)}`;return{notes:[],warnings:[r]}}}})};export{un as id,ln as ids,dn as modules};
