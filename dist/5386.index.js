const yt=5386,St=[5386,9052],bt={9052:((rn,C,f)=>{f.d(C,{withDiffLinks:()=>d});var T=f(7598),O=f(6760),X=f(5747),y=f(40);function d(h,p,$,{pull:S,serverUrl:g,owner:I,
repository:N}){const V=new Map(p.map(({file:R,patch:x})=>[R,x])),U=h.flatMap(({file:R,path:x,url:G,isOfRun:D})=>{const F=V.get(x)??null,K=F===null||!D?null:(0,X.
yR)((0,O.join)($,R));if(S===null||F===null||!K?.ok)return[];const Q=`${g}/${I}/${N}/pull/${S.number}/files#diff-${L(x)}`;return[[R,{url:G,diff:{url:Q,lines:b(F,
K.text)}}]]});return new Map([...(0,y.h)(h),...U])}const L=h=>(0,T.createHash)("sha256").update(h).digest("hex");function b(h,p){const $=p.split(`
`).map(k),S=new Set;let g=0;for(const I of h.split(`
`)){const[,N]=/^@@ -\d+(?:,\d+)? \+(\d+)/.exec(I)??[];N!==void 0?g=Number(N):/^[ +]/.test(I)&&($[g-1]===k(I.slice(1))&&S.add(g),g+=1)}return S}const k=h=>h.endsWith(
"\r")?h.slice(0,-1):h}),317:((rn,C,f)=>{f.d(C,{F9:()=>O,Ic:()=>d,Wo:()=>X});var T=f(8641);class O extends Error{name="ApiFailure";httpStatus;accepted;isLimit;constructor(p,{
httpStatus:$=null,accepted:S=null,isLimit:g=!1}={}){super(p),this.httpStatus=$,this.accepted=S,this.isLimit=g}}async function X(h){try{return await h,!0}catch(p){
if(p instanceof O&&p.httpStatus===404)return!1;throw p}}const y=300;function d(h,p,{run:$,permission:S}){const{httpStatus:g,message:I}=p,N=g===null?`did not ans\
wer (${L(I)})`:`returned ${g} (${L(I)})`;return`${h}: ${(0,T.RK)($.apiUrl)} ${N}${b(p,$,S)}`}const L=h=>(0,T.BP)((0,T.RK)(h.replace(/\s+/gu," "),y));function b({
httpStatus:h,accepted:p,isLimit:$},S,g){if($)return"; GitHub limits the rate of requests, try again later";switch(h){case 401:return"; github-token is invalid o\
r has expired";case 403:case 404:return S.pull?.isFork===!0&&g.endsWith("write")?"; the token of a pull request from a fork is read-only, whatever `permissions`\
 says":`; add \`${g}\` to \`permissions\` of the job${k(p,g)}`;case 410:return g==="issues: write"?"; issues are disabled in this repository":"; it no longer ex\
ists";default:return""}}function k(h,p){if(h===null||h==="")return"";const $=h.replaceAll("_","-").replaceAll("=",": ");return $===p?"":`; GitHub accepts \`${L(
$.replaceAll("`",""))}\``}}),5386:((rn,C,f)=>{f.r(C),f.d(C,{publish:()=>dt});var T=f(6309),O=f(4120),X=f(9052),y=f(317),d=f(8782),L=f(5102),b=f(5505),k=f(8373);
const h=(n,t)=>`${(0,b.rL)(n)} Terraform service discovery: ${(0,L.$N)(n,t)}`,p=(n,t,e,s)=>(0,b.XA)(n,{context:t,rest:k.xy,isBrief:!0},{head:`### ${h(n,t)}`,foot:`\
Details in the summary of ${(0,b.Fp)(e)}. Updated automatically.`,maxBytes:s}),$=(n,t,e)=>`${h(n,t)}. <sub>${(0,b.Fp)(e)}</sub>
`,S=n=>[n.passed,n.hosts.map(({visit:t})=>t.host).toSorted(),n.findings.filter(({severity:t})=>t!=="notice").map(({severity:t,host:e,service:s,problem:o,places:i})=>JSON.
stringify([t,e,s,o.code,i])).toSorted()],g=n=>({kind:"nothing",why:n});function I(n,t,e){return n==="never"?g("comments are turned off"):t===null?e.passed&&n===
"on-failure"?g("the check passed"):{kind:"create"}:t.run>e.run?g("a later run has updated it"):e.passed?t.passed&&n==="on-failure"?g("the check still passes"):{
kind:"reduce"}:n==="on-failure"&&t.digest===e.digest?g("the findings are the same"):{kind:"update"}}function N(n){const[t,e]=[(0,d.at)(n,"digest"),(0,d.at)(n,"r\
un")];return{passed:(0,d.at)(n,"passed")===!0,digest:typeof t=="string"?t:"",run:typeof e=="number"?e:0}}var V=f(7598),U=f(8641);const R="tf-disco",x=3e4,G=(n,...t)=>D(
[n.workflow,n.job,n.step,...t]),D=n=>(0,V.createHash)("sha256").update(JSON.stringify(n)).digest("hex").slice(0,16);function F(n,t,e){const s=JSON.stringify(e).
replace(/[<>&]/g,U.z5);return`<!-- ${R} ${n} ${t} ${s} -->`}function K(n,t,e){const s=`<!-- ${R} ${t} ${e} `;if(!n.startsWith(s))return;const o=n.indexOf(" -->",
s.length);if(!(o<0||o>x))try{return JSON.parse(n.slice(s.length,o))}catch{return}}const Q=65536;async function An(n,t){const{run:e,pull:s,mode:o,verdict:i}=t,r=G(
e),u={passed:i.passed,digest:D(S(i)),run:e.id},a=(await j(n,s,"comment",r)).toSorted((M,on)=>M.id-on.id),[c,...l]=a,m=c&&N(K(c.body,"comment",r)),w=I(o,m??null,
u);if(w.kind==="nothing")return`unchanged, ${w.why}`;for(const{id:M}of l)await(0,y.Wo)(n.deleteComment(M));const A=await Ln(t,F("comment",r,u));return c!==void 0&&
await(0,y.Wo)(n.updateComment(c.id,A))?w.kind==="reduce"?"reduced to one line, the check passed":"updated":(await an(n,s,"comment",r,A),c===void 0?"created":"cr\
eated again")}async function Ln({run:n,verdict:t,context:e,findLinks:s},o){if(t.passed)return`${o}
${$(t,e,n)}`;const i={...e,links:await s()},r=p(t,i,n,Q-o.length-1);return`${o}
${r}`}async function j(n,t,e,s){return(await n.listComments(t)).filter(({body:i,isTrusted:r})=>r&&K(i,e,s)!==void 0)}async function an(n,t,e,s,o){const i=o.slice(
0,o.indexOf(`
`));let r;try{r=await n.createComment(t,o)}catch(a){if(!cn(a))throw a;if((await j(n,t,e,s)).some(l=>l.body.startsWith(i)))return;r=await n.createComment(t,o)}const u=Math.
min(...(await j(n,t,e,s)).map(({id:a})=>a));r.id<=u||(e==="comment"&&await(0,y.Wo)(n.updateComment(u,o)),await(0,y.Wo)(n.deleteComment(r.id)))}const cn=n=>n instanceof
y.F9&&(n.httpStatus===null||n.httpStatus>=500);var E=f(7574),un=f(9574);const H="the files",ln=200,fn="Terraform service discovery fails: ",dn="Terraform servic\
e discovery recovers: ",hn=3,gn=10,mn=6,Z=20;function pn({failing:n}){const{down:t,better:e}=wn(n),[s,{first:o,count:i}]=t.count>0?[fn,t]:[dn,{first:e,count:e.length}],
r=o.map(({subject:l})=>l===H?q:(0,U.RK)(l,ln)),u=i-Math.min(r.length,hn),a=[...r.slice(0,hn),...u>0?[`${u} more`]:[]].join(", "),c=`${s}${a}`;return c.length<=ln?
c:`${s}${i} hosts`}const Nn=n=>n.startsWith(fn)||n.startsWith(dn);function wn({first:n,count:t}){const e=n.filter(({recovering:o})=>o!==void 0);return{down:{first:n.
filter(({recovering:o})=>o===void 0),count:t-e.length},better:e}}function Dn(n,t,{outage:e,page:s,maxBytes:o}){const i=e.failing.count>0;return(0,b.XA)(n,{context:t,
rest:k.xy,isBrief:!0},{head:[`### ${(0,b.gD)(n,t)}`,...i?Tn(e,t.startedAt):[]].join(`

`),foot:`Last checked ${(0,E.QN)(t.startedAt)}; details in the summary of ${(0,b.Fp)(s)}. Updated automatically.${i?" Closes when all hosts recover.":""}`,maxBytes:o})}
function Tn({failing:n,since:t},e){const{down:s,better:o}=wn(n);return[...s.count===0?[]:[Rn({failing:s,since:t},e)],...o.length===0?[]:[kn(o)]]}function kn(n){
return`<p>${[...Map.groupBy(n,({recovering:s})=>s===void 0?"":`${s.good} of ${(0,O.px)(s.needed,"run")}`)].slice(0,gn).map(([s,o])=>{const i=o.slice(0,Z).map(({
subject:u})=>v(u));return`\u2705 Recovering: ${(0,O.K4)(i,Z,o.length-i.length)} (${s} without a failure)`}).join("<br>")}</p>`}function Rn({failing:n,since:t},e){
const s=[...Map.groupBy(n.first,({since:c})=>c)],o=n.first[0]?.since,i=n.first.length===n.count||o===t;if(o!==void 0&&s.length===1&&i)return`<p>Failing since ${(0,E.
QN)(o)} (${(0,E.u8)(o,e)}).</p>`;const r=s.slice(0,gn),u=r.map(([c,l])=>{const m=l.slice(0,mn).map(({subject:A})=>A===H?q:(0,un.rm)(A));return[(0,O.K4)(m,mn,l.length-
m.length),(0,E.QN)(c),(0,E.u8)(c,e)]}),a=n.count-r.flatMap(([,c])=>c).length;return(0,un.I$)(["Failing","Since","Duration"],a>0?[...u,[`and ${a} more`,"",""]]:u)}
function Fn(n,t){const{at:e,down:s,up:o,gone:i,still:r,endedSince:u,isReopened:a}=n,c=({subject:m,since:w})=>`${v(m)} (after ${(0,E.u8)(w,e)})`;return`${[...a?[
"Reopened: the failure continues or has returned."]:[],...J(s,v,(m,w)=>`\u274C ${m} ${w} failing.`),...J(o,c,m=>`\u2705 Recovered: ${m}.`),...J(i,v,(m,w)=>`\u26AA ${m}\
 ${w} no longer checked.`),...J(r,v,(m,w)=>`\u274C ${m} ${w} still failing.`),...u===null?[]:[`**Nothing fails any more.** The outage lasted ${(0,E.u8)(u,e)}, f\
rom ${(0,E.QN)(u)} to ${(0,E.QN)(e)}, as observed by this check.`],`<sub>${(0,E.QN)(e)}, ${(0,b.Fp)(t)}</sub>`].join(`

`)}
`}const Wn=n=>`Duplicate of #${n}, which another run opened at the same time.
`;function J({first:n,count:t},e,s){if(t===0)return[];const o=(0,O.K4)(n.map(e),Z,t-n.length);return[s(o,t===1?"is":"are")]}const q="the file check",v=n=>n===H?
q:(0,U.D9)(n),Cn=6e3,xn=1200;function P(n,t=Cn){let e=0;const s=n.findIndex(o=>(e+=JSON.stringify(o).length,e>t));return{first:s<0?n:n.slice(0,s),count:n.length}}
function Kn(n){const t=B((0,d.at)(n,"hosts"),W),e=B((0,d.at)(n,"failing"),$n);if(t===null||e===null)return null;const[s,o,i]=[(0,d.at)(n,"since"),(0,d.at)(n,"di\
gest"),(0,d.at)(n,"untold")];return{hosts:t,failing:e,digest:W(o)?o:"",since:Y(s)?s:null,changes:_((0,d.at)(n,"changes")),untold:Array.isArray(i)?i.flatMap(r=>Pn(
r)??[]):[],run:_((0,d.at)(n,"run"))}}function Pn(n){const t=B((0,d.at)(n,"down"),W),e=B((0,d.at)(n,"up"),$n),s=B((0,d.at)(n,"gone"),W),o=B((0,d.at)(n,"still"),W),
[i,r]=[(0,d.at)(n,"at"),(0,d.at)(n,"endedSince")];return!t||!e||!s||!o||!Y(i)?null:{number:_((0,d.at)(n,"number")),at:i,down:t,up:e,gone:s,still:o,endedSince:Y(
r)?r:null,isReopened:(0,d.at)(n,"isReopened")===!0}}function B(n,t){const e=(0,d.at)(n,"first");return!Array.isArray(e)||!e.every(t)?null:{first:e,count:Math.max(
e.length,_((0,d.at)(n,"count")))}}const W=n=>typeof n=="string",Y=n=>W(n)&&/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(n)&&!Number.isNaN(Date.parse(n)),$n=n=>W((0,d.at)(n,
"subject"))&&Y((0,d.at)(n,"since")),_=n=>typeof n=="number"&&Number.isSafeInteger(n)&&n>=0?n:0,Bn=3,z=n=>({kind:"nothing",why:n});function Xn(n,t){const e=n?.isOpen?
Un(t,n.state):t,s=e.failing.length===0,o=e.pending.size===0?"no failures":"too few failing runs";if(n===null)return s?z(o):{kind:"open",state:Hn(e)};const{state:i,
isOpen:r,reason:u}=n;if(i.run>e.run)return z("a later run has updated it");if(!r&&s)return z(o);if(!r&&u==="not_planned"&&i.digest===D(e.failing))return z("it w\
as closed as not planned");const a=vn(i,e,!r);return{kind:s?"close":r?"update":"reopen",state:a}}function Un(n,{failing:t}){const e=new Set(n.hosts),s=({subject:i})=>n.
unsettled.has(i)||!n.isWhole&&!e.has(i),o=t.first.filter(s).map(({subject:i})=>i);return{...n,failing:[...new Set([...n.failing,...o])].toSorted()}}const Hn=n=>({
hosts:P(n.hosts),failing:yn(n,[]),digest:D(n.failing),since:Sn(n),changes:0,untold:[],run:n.run});function vn(n,t,e){const s=D(t.failing),o=n.digest!==s||e;return{
hosts:Gn(n,t),failing:yn(t,n.failing.first),digest:s,since:t.failing.length===0?null:n.since??Sn(t),changes:n.changes+(o?1:0),untold:o?[...n.untold,Qn(n,t,e)].slice(
-Bn):n.untold,run:t.run}}function Gn({hosts:n},t){return t.isWhole?P(t.hosts):P([...new Set([...n.first,...t.hosts])].toSorted())}function Qn(n,t,e){const s=new Set(
n.failing.first.map(({subject:l})=>l)),o=new Set(t.failing),i=n.failing.count===n.failing.first.length,r=new Set([...t.hosts,H]),u=n.failing.first.filter(({subject:l})=>!o.
has(l)),a=l=>s.has(l)||!i,c=l=>P(l,xn);return{number:n.changes+1,at:t.at,down:c(t.failing.filter(l=>!a(l))),up:c(u.filter(({subject:l})=>r.has(l))),gone:c(u.flatMap(
({subject:l})=>r.has(l)?[]:[l])),still:c(t.failing.filter(a)),endedSince:o.size===0?n.since:null,isReopened:e}}function yn(n,t){const e=new Map(t.map(({subject:s,
since:o})=>[s,o]));return P(n.failing.map(s=>{const o=n.unsettled.get(s)??0;return{subject:s,since:e.get(s)??n.since.get(s)??n.at,...o>0?{recovering:{good:o,needed:n.
goodRuns}}:{}}}))}const Sn=({failing:n,since:t,at:e})=>n.map(s=>t.get(s)??e).reduce((s,o)=>s<o?s:o,e);function bn(n,{hosts:t}){const[e,s]=[P(n).first,new Set(t.
first)];if(n.length===0||t.count===0)return 1;const o=e.filter(r=>s.has(r)).length;return n.length===t.count&&o===s.size?Number.POSITIVE_INFINITY:o}const jn=7*864e5,
Jn=100,Yn={color:"b60205",description:"Terraform registry outage"};async function _n(n,t){const{now:e}=t,s=await nn(n,t),o=s[0]??(e.failing.length>0?await Vn(n,
t):void 0),i=Xn(o??null,e);return i.kind==="nothing"?`unchanged, ${i.why}`:(await Zn(n,e,s),o===void 0?await qn(n,t,i.state):(await In(n,t,o),await et(n,t,o,i),
`#${o.number} ${zn[i.kind]}`))}const zn={open:"opened",update:"updated",reopen:"reopened",close:"closed"};async function nn(n,t){const[e=""]=t.labels;return tn(
await n.listIssues({state:"open",labels:e}),t)}async function Vn(n,t){const[e=""]=t.labels,s=Date.parse(t.now.at)-jn,o=new Date(s).toISOString(),r=(await n.listIssues(
{state:"closed",labels:e,since:o})).filter(({closedAt:a})=>a!==null&&Date.parse(a)>=s),[u]=tn(r,t).toSorted((a,c)=>Mn(c)-Mn(a));return u??tn(await n.listIssues(
{state:"open"},Jn),t)[0]}const Mn=n=>Date.parse(n.closedAt??"")||0;function tn(n,{key:t,now:e}){return n.flatMap(s=>{const o=Kn(K(s.body,"issue",t));if(!s.isTrusted||
o===null)return[];const i=bn(e.hosts,o);return i===0?[]:[{...s,state:o,shared:i}]}).toSorted((s,o)=>s.shared===o.shared?s.number-o.number:o.shared>s.shared?1:-1)}
async function Zn(n,{hosts:t},[e,...s]){for(const{number:o,state:i}of s){const r=bn(t,i)===Number.POSITIVE_INFINITY;e&&r&&await On(n,o,e.number)}}const On=(n,t,e)=>n.
updateIssue(t,{body:Wn(e),state:"closed",state_reason:"not_planned"});async function qn(n,t,e){const{labels:s}=t;await tt(n,s[0]??"");const o={title:pn(e),body:en(
t,e),labels:s},i=await nt(n,t,o);if(i===null)return"opened, without a confirmation by GitHub";await In(n,t,i);const[r]=(await nn(n,t)).toSorted((u,a)=>u.number-
a.number);return r===void 0||r.number>=i.number?`#${i.number} opened`:(await On(n,i.number,r.number),`#${r.number} was opened by another run`)}async function nt(n,t,e){
try{return await n.createIssue(e)}catch(s){if(!cn(s))throw s;return(await nn(n,t)).length>0?null:await n.createIssue(e)}}async function tt(n,t){try{await n.hasLabel(
t)||await n.createLabel({name:t,...Yn})}catch(e){if(!(e instanceof y.F9))throw e}}async function In(n,{labels:t},e){const[s=""]=t;e.labels.some(i=>i.toLowerCase()===
s.toLowerCase())||await n.addLabels(e.number,t)}async function et(n,t,e,{kind:s,state:o}){const i=s==="reopen"?{state:"open",state_reason:"reopened"}:{},r=s==="\
close"?{state:"closed",state_reason:"completed"}:{};if(o.untold.length>0){const u=en(t,o);await n.updateIssue(e.number,{...i,...st(e,o),body:u});for(const a of o.
untold)await ot(n,t,e.number,a)}await n.updateIssue(e.number,{...r,body:en(t,{...o,untold:[]})})}function st(n,t){const e=pn(t);return t.failing.count===0||!Nn(
n.title)||e===n.title?{}:{title:e}}async function ot(n,t,e,s){const o=D([t.key,s.number]);if((await j(n,e,"change",o)).length>0)return;const i=`${F("change",o,{})}\

${Fn(s,t.run)}`;await an(n,e,"change",o,i)}function en({key:n,run:t,verdict:e,context:s},o){const i=F("issue",n,o),r=Q-i.length-1;return`${i}
${Dn(e,s,{outage:o,page:t,maxBytes:r})}`}var it=f(2389);function rt({verdict:n,context:t},{issueCloseAfter:e},s){const o=a=>a.some(({severity:c})=>(0,it.k2)(c,t.
failOn)),i=n.hosts.map(a=>{const c=a.visit.host,l=t.history?.get(c)?.alarm??null,m=o(a.findings),w=(0,L.sG)(a)==="skipped",A=l===null?m||(0,L.b)(a):l.isDown&&!w;
return{name:c,alarm:w?null:l,failsNow:m,isDown:A}}),r=i.filter(({isDown:a})=>a).map(({name:a})=>a),u=o(n.files)?[H]:[];return{hosts:i.map(({name:a})=>a).toSorted(),
failing:[...r,...u].toSorted(),since:new Map(i.flatMap(({name:a,alarm:c})=>c?.since?[[a,c.since]]:[])),unsettled:new Map(i.flatMap(({name:a,alarm:c})=>c!==null&&
c.good<e?[[a,c.good]]:[])),goodRuns:e,pending:new Map(i.flatMap(({name:a,alarm:c,failsNow:l,isDown:m})=>c!==null&&l&&!m?[[a,c.failed]]:[])),isWhole:at(n),at:t.startedAt,
run:s.id}}const at=({stopped:n})=>n===null||["deadline","signal","crash"].includes(n.kind),ct=6e4,ut=1e4,lt=300,ft=10;async function dt(n,t,e,s){const{comment:o,
issue:i,githubToken:r}=n.settings,u=[...o==="never"?[]:["comment"],...i==="never"?[]:["issue"]],a=M=>({notes:[],warnings:u.map(on=>`the ${on} was not written: ${M}`)});
if(t===null)return a("not a workflow run, GITHUB_REPOSITORY is not set");if(r===null)return a("github-token is empty");const c=(0,d.Ob)(t);if(c!==null)return a(
c);const{openApi:l}=await Promise.all([f.e(9795),f.e(9435)]).then(f.bind(f,9435)),m=l(t,r,ct,s),A=[...o==="never"?[]:[await ht(m,t,n,async()=>{const M=l(t,r,ut,
s);return await gt(M,t,n,e)})],...i==="never"?[]:[await mt(m,t,n)]];return{notes:A.flatMap(({notes:M})=>M),warnings:A.flatMap(({warnings:M})=>M)}}async function ht(n,t,e,s){
const{pull:o}=t;if(o===null)return sn(`comment: skipped, a ${t.event} event has no pull request`);const{settings:i,verdict:r,context:u}=e;return await En("comme\
nt","pull-requests: write",t,()=>An(n,{run:t,pull:o.number,mode:i.comment,verdict:r,context:u,findLinks:s}))}async function gt(n,t,{changes:e,located:s,context:o},i){
if(e?.kind==="files"||!s.some(({isOfRun:u})=>u)||t.pull===null)return o.links;try{const u=await n.listChangedFiles(t.pull.number,lt);return(0,X.withDiffLinks)(s,
u,i,t)}catch(u){if(u instanceof y.F9)return o.links;throw u}}async function mt(n,t,e){const s=wt(t);if(s!==null)return sn(`issue: skipped, ${s}`);const{settings:o,
verdict:i,context:r}=e,u=G(t,pt(o)),a=rt(e,o,t),{notes:c,warnings:l}=await En("issue","issues: write",t,()=>_n(n,{run:t,key:u,now:a,labels:o.issueLabels,verdict:i,
context:r}));return{notes:[...c,...$t(a,o)],warnings:l}}const pt=({dialect:{name:n,version:t}})=>t===null?n:`${n} ${t}`;function wt({event:n,isDefaultBranch:t,pull:e}){
return e!==null||n==="merge_group"?`a ${n} event checks a proposed change`:t===!1?"not on the default branch":null}function $t({pending:n},{issueOpenAfter:t}){const e=Map.
groupBy(n,([,s])=>s);return Array.from(e,([s,o])=>`issue: ${(0,O.K4)(o.map(([r])=>r),ft)} failed in ${s} of ${t} runs needed to open an issue`)}const sn=n=>({notes:[
n],warnings:[]});async function En(n,t,e,s){try{return sn(`${n}: ${await s()}`)}catch(o){const i=`the ${n} was not written`,r=o instanceof y.F9?(0,y.Ic)(i,o,{run:e,
permission:t}):`${i}: ${(0,T.A3)(o)}`;return{notes:[],warnings:[r]}}}})};export{yt as id,St as ids,bt as modules};
