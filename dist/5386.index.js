const mt=5386,wt=[5386,9052],$t={9052:((an,C,d)=>{d.d(C,{withDiffLinks:()=>f});var D=d(7598),I=d(6760),B=d(5747),y=d(40);function f(h,m,$,{pull:S,serverUrl:g,owner:O,
repository:N}){const V=new Map(m.map(({file:F,patch:x})=>[F,x])),X=h.flatMap(({file:F,path:x,url:Q,isOfRun:T})=>{const R=V.get(x)??null,K=R===null||!T?null:(0,B.
yR)((0,I.join)($,F));if(S===null||R===null||!K?.ok)return[];const j=`${g}/${O}/${N}/pull/${S.number}/files#diff-${L(x)}`;return[[F,{url:Q,diff:{url:j,lines:M(R,
K.text)}}]]});return new Map([...(0,y.h)(h),...X])}const L=h=>(0,D.createHash)("sha256").update(h).digest("hex");function M(h,m){const $=m.split(`
`).map(k),S=new Set;let g=0;for(const O of h.split(`
`)){const[,N]=/^@@ -\d+(?:,\d+)? \+(\d+)/.exec(O)??[];N!==void 0?g=Number(N):/^[ +]/.test(O)&&($[g-1]===k(O.slice(1))&&S.add(g),g+=1)}return S}const k=h=>h.endsWith(
"\r")?h.slice(0,-1):h}),317:((an,C,d)=>{d.d(C,{F9:()=>I,Ic:()=>f,Wo:()=>B});var D=d(8641);class I extends Error{name="ApiFailure";httpStatus;accepted;isLimit;constructor(m,{
httpStatus:$=null,accepted:S=null,isLimit:g=!1}={}){super(m),this.httpStatus=$,this.accepted=S,this.isLimit=g}}async function B(h){try{return await h,!0}catch(m){
if(m instanceof I&&m.httpStatus===404)return!1;throw m}}const y=300;function f(h,m,{run:$,permission:S}){const{httpStatus:g,message:O}=m,N=g===null?`did not ans\
wer (${L(O)})`:`returned ${g} (${L(O)})`;return`${h}: ${(0,D.RK)($.apiUrl)} ${N}${M(m,$,S)}`}const L=h=>(0,D.BP)((0,D.RK)(h.replace(/\s+/gu," "),y));function M({
httpStatus:h,accepted:m,isLimit:$},S,g){if($)return"; GitHub limits the rate of requests, try again later";switch(h){case 401:return"; github-token is invalid o\
r has expired";case 403:case 404:return S.pull?.isFork===!0&&g.endsWith("write")?"; the token of a pull request from a fork is read-only, whatever `permissions`\
 says":`; add \`${g}\` to \`permissions\` of the job${k(m,g)}`;case 410:return g==="issues: write"?"; issues are disabled in this repository":"; it no longer ex\
ists";default:return""}}function k(h,m){if(h===null||h==="")return"";const $=h.replaceAll("_","-").replaceAll("=",": ");return $===m?"":`; GitHub accepts \`${L(
$.replaceAll("`",""))}\``}}),5386:((an,C,d)=>{d.r(C),d.d(C,{publish:()=>ut});var D=d(6309),I=d(4120),B=d(9052),y=d(317),f=d(8782),L=d(5102),M=d(5505),k=d(8373);
const h=(n,t)=>`${(0,M.rL)(n)} Terraform service discovery: ${(0,L.$N)(n,t)}`,m=(n,t,e,o)=>(0,M.XA)(n,{context:t,rest:k.xy,isBrief:!0},{head:`### ${h(n,t)}`,foot:`\
Details in the summary of ${(0,M.Fp)(e)}. Updated automatically.`,maxBytes:o}),$=(n,t,e)=>`${h(n,t)}. <sub>${(0,M.Fp)(e)}</sub>
`,S=n=>[n.passed,n.hosts.map(({visit:t})=>t.host).toSorted(),n.findings.filter(({severity:t})=>t!=="notice").map(({severity:t,host:e,service:o,problem:s,places:i})=>JSON.
stringify([t,e,o,s.code,i])).toSorted()],g=n=>({kind:"nothing",why:n});function O(n,t,e){return n==="never"?g("comments are turned off"):t===null?e.passed&&n===
"on-failure"?g("the check passed"):{kind:"create"}:t.run>e.run?g("a later run has updated it"):e.passed?t.passed&&n==="on-failure"?g("the check still passes"):{
kind:"reduce"}:n==="on-failure"&&t.digest===e.digest?g("the findings are the same"):{kind:"update"}}function N(n){const[t,e]=[(0,f.at)(n,"digest"),(0,f.at)(n,"r\
un")];return{passed:(0,f.at)(n,"passed")===!0,digest:typeof t=="string"?t:"",run:typeof e=="number"?e:0}}var V=d(7598),X=d(8641);const F="tf-disco",x=3e4,Q=(n,...t)=>T(
[n.workflow,n.job,n.step,...t]),T=n=>(0,V.createHash)("sha256").update(JSON.stringify(n)).digest("hex").slice(0,16);function R(n,t,e){const o=JSON.stringify(e).
replace(/[<>&]/g,X.z5);return`<!-- ${F} ${n} ${t} ${o} -->`}function K(n,t,e){const o=`<!-- ${F} ${t} ${e} `;if(!n.startsWith(o))return;const s=n.indexOf(" -->",
o.length);if(!(s<0||s>x))try{return JSON.parse(n.slice(o.length,s))}catch{return}}const j=65536;async function On(n,t){const{run:e,pull:o,mode:s,verdict:i}=t,r=Q(
e),u={passed:i.passed,digest:T(S(i)),run:e.id},a=(await J(n,o,"comment",r)).toSorted((b,rn)=>b.id-rn.id),[c,...l]=a,p=c&&N(K(c.body,"comment",r)),w=O(s,p??null,
u);if(w.kind==="nothing")return`unchanged, ${w.why}`;for(const{id:b}of l)await(0,y.Wo)(n.deleteComment(b));const A=await En(t,R("comment",r,u));return c!==void 0&&
await(0,y.Wo)(n.updateComment(c.id,A))?w.kind==="reduce"?"reduced to one line, the check passed":"updated":(await cn(n,o,"comment",r,A),c===void 0?"created":"cr\
eated again")}async function En({run:n,verdict:t,context:e,findLinks:o},s){if(t.passed)return`${s}
${$(t,e,n)}`;const i={...e,links:await o()},r=m(t,i,n,j-s.length-1);return`${s}
${r}`}async function J(n,t,e,o){return(await n.listComments(t)).filter(({body:i,isTrusted:r})=>r&&K(i,e,o)!==void 0)}async function cn(n,t,e,o,s){const i=s.slice(
0,s.indexOf(`
`));let r;try{r=await n.createComment(t,s)}catch(a){if(!un(a))throw a;if((await J(n,t,e,o)).some(l=>l.body.startsWith(i)))return;r=await n.createComment(t,s)}const u=Math.
min(...(await J(n,t,e,o)).map(({id:a})=>a));r.id<=u||(e==="comment"&&await(0,y.Wo)(n.updateComment(u,s)),await(0,y.Wo)(n.deleteComment(r.id)))}const un=n=>n instanceof
y.F9&&(n.httpStatus===null||n.httpStatus>=500);var E=d(7574),ln=d(9574);const U="the files",dn=200,Z="Terraform service discovery fails: ",fn=3,hn=10,gn=6,q=20;
function pn({failing:n}){const t=n.first.map(({subject:i})=>i===U?nn:(0,X.RK)(i,dn)),e=n.count-Math.min(t.length,fn),o=[...t.slice(0,fn),...e>0?[`${e} more`]:[]].
join(", "),s=`${Z}${o}`;return s.length<=dn?s:`${Z}${n.count} hosts`}const An=n=>n.startsWith(Z);function Ln(n,t,{outage:e,page:o,maxBytes:s}){const i=e.failing.
count>0;return(0,M.XA)(n,{context:t,rest:k.xy,isBrief:!0},{head:[`### ${(0,M.gD)(n,t)}`,...i?Nn(e,t.startedAt):[]].join(`

`),foot:`Last checked ${(0,E.QN)(t.startedAt)}; details in the summary of ${(0,M.Fp)(o)}. Updated automatically.${i?" Closes when all hosts recover.":""}`,maxBytes:s})}
function Nn({failing:n,since:t},e){const o=n.first.filter(({recovering:r})=>r===void 0),s=n.first.filter(({recovering:r})=>r!==void 0),i=n.count-s.length;return[
...i===0?[]:[Dn({failing:{first:o,count:i},since:t},e)],...s.length===0?[]:[Tn(s)]]}function Tn(n){return`<p>${[...Map.groupBy(n,({recovering:o})=>o===void 0?"":
`${o.good} of ${(0,I.px)(o.needed,"run")}`)].slice(0,hn).map(([o,s])=>{const i=s.slice(0,q).map(({subject:u})=>H(u));return`\u2705 Recovering: ${(0,I.K4)(i,q,s.
length-i.length)} (${o} without a failure)`}).join("<br>")}</p>`}function Dn({failing:n,since:t},e){const o=[...Map.groupBy(n.first,({since:c})=>c)],s=n.first[0]?.
since,i=n.first.length===n.count||s===t;if(s!==void 0&&o.length===1&&i)return`<p>Failing since ${(0,E.QN)(s)} (${(0,E.u8)(s,e)}).</p>`;const r=o.slice(0,hn),u=r.
map(([c,l])=>{const p=l.slice(0,gn).map(({subject:A})=>A===U?nn:(0,ln.rm)(A));return[(0,I.K4)(p,gn,l.length-p.length),(0,E.QN)(c),(0,E.u8)(c,e)]}),a=n.count-r.flatMap(
([,c])=>c).length;return(0,ln.I$)(["Failing","Since","Duration"],a>0?[...u,[`and ${a} more`,"",""]]:u)}function kn(n,t){const{at:e,down:o,up:s,gone:i,still:r,endedSince:u,
isReopened:a}=n,c=({subject:p,since:w})=>`${H(p)} (after ${(0,E.u8)(w,e)})`;return`${[...a?["Reopened: the failure continues or has returned."]:[],...Y(o,H,(p,w)=>`\
\u274C ${p} ${w} failing.`),...Y(s,c,p=>`\u2705 Recovered: ${p}.`),...Y(i,H,(p,w)=>`\u26AA ${p} ${w} no longer checked.`),...Y(r,H,(p,w)=>`\u274C ${p} ${w} stil\
l failing.`),...u===null?[]:[`**Nothing fails any more.** The outage lasted ${(0,E.u8)(u,e)}, from ${(0,E.QN)(u)} to ${(0,E.QN)(e)}, as observed by this check.`],
`<sub>${(0,E.QN)(e)}, ${(0,M.Fp)(t)}</sub>`].join(`

`)}
`}const Fn=n=>`Duplicate of #${n}, which another run opened at the same time.
`;function Y({first:n,count:t},e,o){if(t===0)return[];const s=(0,I.K4)(n.map(e),q,t-n.length);return[o(s,t===1?"is":"are")]}const nn="the file check",H=n=>n===U?
nn:(0,X.D9)(n),Rn=6e3,Wn=1200;function G(n,t=Rn){let e=0;const o=n.findIndex(s=>(e+=JSON.stringify(s).length,e>t));return{first:o<0?n:n.slice(0,o),count:n.length}}
function Cn(n){const t=P((0,f.at)(n,"hosts"),W),e=P((0,f.at)(n,"failing"),mn);if(t===null||e===null)return null;const[o,s,i]=[(0,f.at)(n,"since"),(0,f.at)(n,"di\
gest"),(0,f.at)(n,"untold")];return{hosts:t,failing:e,digest:W(s)?s:"",since:_(o)?o:null,changes:v((0,f.at)(n,"changes")),untold:Array.isArray(i)?i.flatMap(r=>xn(
r)??[]):[],run:v((0,f.at)(n,"run"))}}function xn(n){const t=P((0,f.at)(n,"down"),W),e=P((0,f.at)(n,"up"),mn),o=P((0,f.at)(n,"gone"),W),s=P((0,f.at)(n,"still"),W),
[i,r]=[(0,f.at)(n,"at"),(0,f.at)(n,"endedSince")];return!t||!e||!o||!s||!_(i)?null:{number:v((0,f.at)(n,"number")),at:i,down:t,up:e,gone:o,still:s,endedSince:_(
r)?r:null,isReopened:(0,f.at)(n,"isReopened")===!0}}function P(n,t){const e=(0,f.at)(n,"first");return!Array.isArray(e)||!e.every(t)?null:{first:e,count:Math.max(
e.length,v((0,f.at)(n,"count")))}}const W=n=>typeof n=="string",_=n=>W(n)&&/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(n)&&!Number.isNaN(Date.parse(n)),mn=n=>W((0,f.at)(n,
"subject"))&&_((0,f.at)(n,"since")),v=n=>typeof n=="number"&&Number.isSafeInteger(n)&&n>=0?n:0,Kn=3,z=n=>({kind:"nothing",why:n});function Pn(n,t){const e=n?.isOpen?
Bn(t,n.state):t,o=e.failing.length===0,s=e.pending.size===0?"no failures":"too few failing runs";if(n===null)return o?z(s):{kind:"open",state:Xn(e)};const{state:i,
isOpen:r,reason:u}=n;if(i.run>e.run)return z("a later run has updated it");if(!r&&o)return z(s);if(!r&&u==="not_planned"&&i.digest===T(e.failing))return z("it w\
as closed as not planned");const a=Un(i,e,!r);return{kind:o?"close":r?"update":"reopen",state:a}}function Bn(n,{failing:t}){const e=new Set(n.hosts),o=({subject:i})=>n.
unsettled.has(i)||!n.isWhole&&!e.has(i),s=t.first.filter(o).map(({subject:i})=>i);return{...n,failing:[...new Set([...n.failing,...s])].toSorted()}}const Xn=n=>({
hosts:G(n.hosts),failing:wn(n,[]),digest:T(n.failing),since:$n(n),changes:0,untold:[],run:n.run});function Un(n,t,e){const o=T(t.failing),s=n.digest!==o||e;return{
hosts:G(t.hosts),failing:wn(t,n.failing.first),digest:o,since:t.failing.length===0?null:n.since??$n(t),changes:n.changes+(s?1:0),untold:s?[...n.untold,Hn(n,t,e)].
slice(-Kn):n.untold,run:t.run}}function Hn(n,t,e){const o=new Set(n.failing.first.map(({subject:l})=>l)),s=new Set(t.failing),i=n.failing.count===n.failing.first.
length,r=new Set([...t.hosts,U]),u=n.failing.first.filter(({subject:l})=>!s.has(l)),a=l=>o.has(l)||!i,c=l=>G(l,Wn);return{number:n.changes+1,at:t.at,down:c(t.failing.
filter(l=>!a(l))),up:c(u.filter(({subject:l})=>r.has(l))),gone:c(u.flatMap(({subject:l})=>r.has(l)?[]:[l])),still:c(t.failing.filter(a)),endedSince:s.size===0?n.
since:null,isReopened:e}}function wn(n,t){const e=new Map(t.map(({subject:o,since:s})=>[o,s]));return G(n.failing.map(o=>{const s=n.unsettled.get(o)??0;return{subject:o,
since:e.get(o)??n.since.get(o)??n.at,...s>0?{recovering:{good:s,needed:n.goodRuns}}:{}}}))}const $n=({failing:n,since:t,at:e})=>n.map(o=>t.get(o)??e).reduce((o,s)=>o<
s?o:s,e);function yn(n,{hosts:t}){const[e,o]=[G(n).first,new Set(t.first)];if(n.length===0||t.count===0)return 1;const s=e.filter(r=>o.has(r)).length;return n.length===
t.count&&s===o.size?Number.POSITIVE_INFINITY:s}const Gn=7*864e5,Qn=100,jn={color:"b60205",description:"Terraform registry outage"};async function Jn(n,t){const{
now:e}=t,o=await tn(n,t),s=o[0]??(e.failing.length>0?await _n(n,t):void 0),i=Pn(s??null,e);return i.kind==="nothing"?`unchanged, ${i.why}`:(await vn(n,e,o),s===
void 0?await zn(n,t,i.state):(await bn(n,t,s),await qn(n,t,s,i),`#${s.number} ${Yn[i.kind]}`))}const Yn={open:"opened",update:"updated",reopen:"reopened",close:"\
closed"};async function tn(n,t){const[e=""]=t.labels;return en(await n.listIssues({state:"open",labels:e}),t)}async function _n(n,t){const[e=""]=t.labels,o=Date.
parse(t.now.at)-Gn,s=new Date(o).toISOString(),r=(await n.listIssues({state:"closed",labels:e,since:s})).filter(({closedAt:a})=>a!==null&&Date.parse(a)>=o),[u]=en(
r,t).toSorted((a,c)=>Sn(c)-Sn(a));return u??en(await n.listIssues({state:"open"},Qn),t)[0]}const Sn=n=>Date.parse(n.closedAt??"")||0;function en(n,{key:t,now:e}){
return n.flatMap(o=>{const s=Cn(K(o.body,"issue",t));if(!o.isTrusted||s===null)return[];const i=yn(e.hosts,s);return i===0?[]:[{...o,state:s,shared:i}]}).toSorted(
(o,s)=>o.shared===s.shared?o.number-s.number:s.shared>o.shared?1:-1)}async function vn(n,{hosts:t},[e,...o]){for(const{number:s,state:i}of o){const r=yn(t,i)===
Number.POSITIVE_INFINITY;e&&r&&await Mn(n,s,e.number)}}const Mn=(n,t,e)=>n.updateIssue(t,{body:Fn(e),state:"closed",state_reason:"not_planned"});async function zn(n,t,e){
const{labels:o}=t;await Zn(n,o[0]??"");const s={title:pn(e),body:sn(t,e),labels:o},i=await Vn(n,t,s);if(i===null)return"opened, without a confirmation by GitHub";
await bn(n,t,i);const[r]=(await tn(n,t)).toSorted((u,a)=>u.number-a.number);return r===void 0||r.number>=i.number?`#${i.number} opened`:(await Mn(n,i.number,r.number),
`#${r.number} was opened by another run`)}async function Vn(n,t,e){try{return await n.createIssue(e)}catch(o){if(!un(o))throw o;return(await tn(n,t)).length>0?null:
await n.createIssue(e)}}async function Zn(n,t){try{await n.hasLabel(t)||await n.createLabel({name:t,...jn})}catch(e){if(!(e instanceof y.F9))throw e}}async function bn(n,{
labels:t},e){const[o=""]=t;e.labels.some(i=>i.toLowerCase()===o.toLowerCase())||await n.addLabels(e.number,t)}async function qn(n,t,e,{kind:o,state:s}){const i=o===
"reopen"?{state:"open",state_reason:"reopened"}:{},r=o==="close"?{state:"closed",state_reason:"completed"}:{};if(s.untold.length>0){const u=sn(t,s);await n.updateIssue(
e.number,{...i,...nt(e,s),body:u});for(const a of s.untold)await tt(n,t,e.number,a)}await n.updateIssue(e.number,{...r,body:sn(t,{...s,untold:[]})})}function nt(n,t){
const e=pn(t);return t.failing.count===0||!An(n.title)||e===n.title?{}:{title:e}}async function tt(n,t,e,o){const s=T([t.key,o.number]);if((await J(n,e,"change",
s)).length>0)return;const i=`${R("change",s,{})}
${kn(o,t.run)}`;await cn(n,e,"change",s,i)}function sn({key:n,run:t,verdict:e,context:o},s){const i=R("issue",n,s),r=j-i.length-1;return`${i}
${Ln(e,o,{outage:s,page:t,maxBytes:r})}`}var et=d(2389);function st({verdict:n,context:t},{issueCloseAfter:e},o){const s=a=>a.some(({severity:c})=>(0,et.k2)(c,t.
failOn)),i=n.hosts.map(a=>{const c=a.visit.host,l=t.history?.get(c)?.alarm??null,p=s(a.findings),w=(0,L.sG)(a)==="skipped",A=l===null?p||(0,L.b)(a):l.isDown&&!w;
return{name:c,alarm:w?null:l,failsNow:p,isDown:A}}),r=i.filter(({isDown:a})=>a).map(({name:a})=>a),u=s(n.files)?[U]:[];return{hosts:i.map(({name:a})=>a).toSorted(),
failing:[...r,...u].toSorted(),since:new Map(i.flatMap(({name:a,alarm:c})=>c?.since?[[a,c.since]]:[])),unsettled:new Map(i.flatMap(({name:a,alarm:c})=>c!==null&&
c.good<e?[[a,c.good]]:[])),goodRuns:e,pending:new Map(i.flatMap(({name:a,alarm:c,failsNow:l,isDown:p})=>c!==null&&l&&!p?[[a,c.failed]]:[])),isWhole:ot(n),at:t.startedAt,
run:o.id}}const ot=({stopped:n})=>n===null||["deadline","signal","crash"].includes(n.kind),it=6e4,rt=1e4,at=300,ct=10;async function ut(n,t,e,o){const{comment:s,
issue:i,githubToken:r}=n.settings,u=[...s==="never"?[]:["comment"],...i==="never"?[]:["issue"]],a=b=>({notes:[],warnings:u.map(rn=>`the ${rn} was not written: ${b}`)});
if(t===null)return a("not a workflow run, GITHUB_REPOSITORY is not set");if(r===null)return a("github-token is empty");const c=(0,f.Ob)(t);if(c!==null)return a(
c);const{openApi:l}=await Promise.all([d.e(9795),d.e(9435)]).then(d.bind(d,9435)),p=l(t,r,it,o),A=[...s==="never"?[]:[await lt(p,t,n,async()=>{const b=l(t,r,rt,
o);return await dt(b,t,n,e)})],...i==="never"?[]:[await ft(p,t,n)]];return{notes:A.flatMap(({notes:b})=>b),warnings:A.flatMap(({warnings:b})=>b)}}async function lt(n,t,e,o){
const{pull:s}=t;if(s===null)return on(`comment: skipped, a ${t.event} event has no pull request`);const{settings:i,verdict:r,context:u}=e;return await In("comme\
nt","pull-requests: write",t,()=>On(n,{run:t,pull:s.number,mode:i.comment,verdict:r,context:u,findLinks:o}))}async function dt(n,t,{changes:e,located:o,context:s},i){
if(e?.kind==="files"||!o.some(({isOfRun:u})=>u)||t.pull===null)return s.links;try{const u=await n.listChangedFiles(t.pull.number,at);return(0,B.withDiffLinks)(o,
u,i,t)}catch(u){if(u instanceof y.F9)return s.links;throw u}}async function ft(n,t,e){const o=gt(t);if(o!==null)return on(`issue: skipped, ${o}`);const{settings:s,
verdict:i,context:r}=e,u=Q(t,ht(s)),a=st(e,s,t),{notes:c,warnings:l}=await In("issue","issues: write",t,()=>Jn(n,{run:t,key:u,now:a,labels:s.issueLabels,verdict:i,
context:r}));return{notes:[...c,...pt(a,s)],warnings:l}}const ht=({dialect:{name:n,version:t}})=>t===null?n:`${n} ${t}`;function gt({event:n,isDefaultBranch:t,pull:e}){
return e!==null||n==="merge_group"?`a ${n} event checks a proposed change`:t===!1?"not on the default branch":null}function pt({pending:n},{issueOpenAfter:t}){const e=Map.
groupBy(n,([,o])=>o);return Array.from(e,([o,s])=>`issue: ${(0,I.K4)(s.map(([r])=>r),ct)} failed in ${o} of ${t} runs needed to open an issue`)}const on=n=>({notes:[
n],warnings:[]});async function In(n,t,e,o){try{return on(`${n}: ${await o()}`)}catch(s){const i=`the ${n} was not written`,r=s instanceof y.F9?(0,y.Ic)(i,s,{run:e,
permission:t}):`${i}: ${(0,D.A3)(s)}`;return{notes:[],warnings:[r]}}}})};export{mt as id,wt as ids,$t as modules};
