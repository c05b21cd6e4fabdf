var Ct=Object.freeze,jn=Object.defineProperty;var Lt=(J,U)=>Ct(jn(J,"raw",{value:Ct(U||J.slice())}));var Xt;const Wn=7466,Gn=[7466],Qn={7466:((J,U,g)=>{g.d(U,{renderHtml:()=>Fn});var w=g(5102),h=g(4120),v=g(5955),X=g(5143),j=g(1831),O=g(2796),R=g(8884),$=g(8641);
class C{text;constructor(e){this.text=e}}function r(t,...e){let n=t[0]??"";for(const[s,o]of e.entries())n+=`${Ft(o)}${t[s+1]??""}`;return new C(n)}function Ft(t){
return typeof t=="string"?(0,$.My)((0,$.RK)(t)):typeof t=="number"?String(t):t instanceof C?t.text:t.map(({text:e})=>e).join("")}const a=r``,z=({text:t})=>t==="",
F=(t,e)=>new C((0,$.My)((0,$.RK)(t,e))),T=t=>new C(t),S=(t,e)=>new C(t.map(({text:n})=>n).join((0,$.My)(e))),lt=500,p=(t,e=lt)=>t===""?r`<i>empty</i>`:r`<code>${F(
t,e)}</code>`;function Pt(t){const{text:e}=F(t,lt);return t===""?p(t):r`<code>${T(e.replace(/[./](?=[^./])/g,"$&<wbr/>"))}</code>`}const ct=4e3;function A(t,e=ct){
const n=(0,$.RK)(t,e).split("`"),s=n.length%2===0?n.length-1:n.length,o=n.map((i,l)=>l>=s?`\`${(0,$.My)(i)}`:l%2===0?(0,$.My)(i):i===""?"``":p(i,ct).text);return new C(
o.join(""))}const _t=2e3,N=(t,e)=>t!==null&&t.length<=_t&&/^https?:\/\/[!-~]+$/.test(t)?new C(`<a href="${(0,$.My)(t)}">${e.text}</a>`):e;var P=g(4503);const Bt={
fails:"\u2717",unchecked:"\u2717",warns:"!",skipped:"\u25CB",works:"\u2713",notice:"i"},at={error:"fails",warning:"warns",notice:"notice"},I=t=>r`<span class="sign ${t}" aria-hidden="true">${Bt[t]}</span>`,
Dt=t=>r`${I(t)} ${w.nx[t]}`,dt=t=>r`${I(at[t])}<span class="unseen">${t}: </span>`,Ht=t=>r`${I(at[t])} ${t}`,Yt=/^[a-z]+(?=[ ,;]|$)/,K=t=>Yt.test(t)?(0,h.Iu)(t):
t,V="in the JSON report",M=(t,e,n=V)=>t>0?r`<p class="more">and ${(0,h.px)(t,`more ${e}`)} ${n}</p>`:a;function Z(t,e,n,s){const o=(0,v._Q)(t,new v.Wv(e),c=>n(c).
text);let[i,l]=["",o.next()];for(;l.done!==!0;l=o.next())i+=l.value;return r`${T(i)}${s(l.value)}`}const jt=/^[a-z\d]+(?:-[a-z\d]+)*$/,_=(t,{context:e})=>{const n=jt.
test(t)?`${e.docsUrl}#${t}`:null;return r`<span class="code">${N(n,p(t))}</span>`},D=(t,{context:e})=>typeof t=="string"?q(t):N((0,P.uM)(t,e),p((0,R.eo)(t))),q=t=>t.
endsWith(" input")?r`the ${p(t.replace(/ input$/,""))} input`:p(t);function W(t,e,n,s=0){const o=(0,R.yv)([{places:t,placesLeftOut:s}]),{lines:i,settings:l}=o,c=i.
slice(e),d=Array.from(Map.groupBy(i.slice(0,e),({file:y})=>(0,X._M)(y)),([y,Q])=>zt(y,Q,n)),u=c.length+o.leftOut,m=new Set(c.map(({file:y})=>(0,X._M)(y)).filter(
y=>y!==null)),x=m.size>0?` in ${(0,h.px)(m.size,"repository")}`:"",f=u>0?[r`${(0,h.px)(u,"more place")}${x}`]:[];return S([...l.map(q),...d,...f],", ")}function zt(t,e,n){
if(t===null)return S(e.map(o=>D(o,n)),", ");const s=S(e.map(o=>N((0,P.uM)(o,n.context),p(`${Wt(o)}:${o.line}`))),", ");return n.isInRepository?s:r`${Gt(t,n)}: ${s}`}
const Wt=({file:t})=>(0,$.J7)((0,X.bH)(t).path),Gt=(t,{context:e})=>N((0,P.aE)(t,e),r`<b>${t}</b>`);function tt(t,e,{anchors:n}){const s=n.get(t),o=Pt(e);return s===
void 0?o:r`<a href="#${s}">${o}</a>`}const ut=t=>({value:(e,n)=>p(e,n).text,prose:e=>A(e).text,because:e=>D(e,t).text}),Qt=6e5,Jt=1e5,ft=6,Ut=300,pt=12,Kt=3,G=1e3,
et=300,Vt=(t,e)=>{const n=t.filter(({severity:s})=>s!=="notice");return n.length===0?a:r`<section id="problems" aria-labelledby="problems-title">
<h2 id="problems-title">Problems</h2>
${ht(n,e,Qt)}
</section>
`},Zt=(t,e)=>{const n=t.filter(({severity:s})=>s==="notice");return n.length===0?a:r`<section id="notices" aria-labelledby="notices-title">
<details><summary><h2 id="notices-title">${(0,h.Iu)((0,h.px)(n.length,"notice"))}</h2></summary>
${ht(n,e,Jt)}
</details>
</section>
`};function ht(t,e,n){const s=(0,O.cZ)(t),o=(0,O.YM)(s);return Z(s,n,l=>qt(l,e,o.get(l)??null),l=>M(l,"cause"))}function qt(t,e,n){const{severity:s,code:o,message:i,
help:l,findings:c}=t,d=c.length>1&&c[0]?.exclude!==void 0;return r`<article class="cause ${s}">
<h3>${dt(s)} ${ee(t,e)} ${_(o,e)}</h3>
${i===null?a:r`<p>${mt(i)}</p>\n`}${l===null||d?a:te(l)}${ce(t,e)}${n===null?ne(t,e):r`<p>The same hosts as for ${n}.</p>\n`}${le(t,e)}</article>
`}const mt=t=>A(K(t),G),te=t=>r`<p class="help"><b>Help:</b> ${A(t,G)}</p>\n`;function ee(t,{context:e}){const n=(0,O.pq)(t),s=(0,R.mj)(t.findings,e.repositories.
length),o=n>1?[(0,h.px)(n,(0,O.a2)(t))]:[],i=s===""?o:[...o,s];return i.length===0?t.title:`${i.join(" in ")}: ${t.title}`}function ne(t,e){const n=se((0,O.S3)(
t)),{leftOut:s}=(0,O.hs)(t)?{leftOut:0}:(0,R.yv)(t.findings),o=n.slice(0,Ut).map(f=>r`<li>${oe(f,t,e)}</li>\n`),l=o.length<=ft+1?o:o.slice(0,ft),c=o.slice(l.length),
u=n.some(f=>"lines"in f&&f.lines.some(R.cC))?"repository":(0,O.a2)(t),m=t.message===null?"finding":u,x=r`${M(n.length-o.length,m)}${M(s,"place")}`;return n.length===
0?x:r`<ul>
${l}</ul>
${c.length===0?a:r`<details><summary>${(0,h.px)(c.length,`more ${m}`)}</summary>\n<ul>\n${c}</ul>\n</details>\n`}${x}`}function se(t){const e=new Map;return t.flatMap(
n=>{if(!("file"in n))return[n];const s=(0,X._M)(n.file),o=s===null?void 0:e.get(s);if(o?.push(n),o!==void 0)return[];const i=[n];return s!==null&&e.set(s,i),[{lines:i}]})}
function oe(t,e,n){if("lines"in t)return W(t.lines,pt,n);const s=re(t,e,n);return e.message!==null?s:S(t.map(({problem:o})=>{const i=e.help===null&&o.help?ie(o.
help):a,l=z(s)?mt(o.message):r`${s}: ${A(o.message,G)}`;return r`${l}${i}`})," ")}const ie=t=>r`<br/><b>Help:</b> ${A(t,G)}`;function re(t,e,n){const[s]=t,o=e.hosts.
length>1||e.message===null?Kt:pt,i=(0,R.yv)(t),l=W([...i.lines],o,n,i.leftOut);if(!(0,O.hs)(e)||!s?.host)return l;const c=tt(s.host,(0,j.nx)(s.host),n),d=s.isHostNew?
r` (${h.dy})`:a;return r`${c}${d}${z(l)?a:r` <span class="where">${l}</span>`}`}function le(t,e){const n=(0,h.od)(t.affects,e.context.clients),{settings:s}=(0,R.
yv)(t.findings),o=[...n===""?[]:[r`Affects ${n}.`],...s.length===0?[]:[r`Required by ${S(s.map(q),", ")}.`]];return o.length===0?a:r`<p class="small">${S(o," ")}</p>\n`}
const ce=(t,e)=>S((0,O.cr)(t).slice(0,O.Wi).flatMap(([,n])=>{const s=(0,R.tN)(n),o=e.context.sources.find(i=>s!==null&&ae(i.place,s));return o===void 0?[]:[de(o,
e)]}),""),nt=t=>t.replaceAll("	"," "),ae=(t,e)=>t.file===e.file&&t.line===e.line&&t.column===e.column,de=({place:t,before:e,literal:n,after:s},o)=>r`<figure><figcaption>${D(
t,o)}</figcaption><pre>${(0,$.J7)(nt(e.trimStart()),et)}<mark>${F(nt(n),et)}</mark>${F(nt(s),et)}</pre></figure>\n`;var E=g(7574),ue=g(6763),L=g(7361);function*gt(t,e){
const{caption:n,columns:s,room:o,attributes:i=()=>a,style:l}=e;yield r`<div class="scroll" role="group" aria-label="${n}" tabindex="0"><table${H(l)}>
<thead>
${fe(s)}</thead>
<tbody>
`.text;const c=u=>{const m=s.map((x,f)=>{const y=x.cell(u),Q=z(y)?r`–`:y;return f===0?r`<th scope="row"${H(x.style)}>${Q}</th>`:r`<td${H(x.style)}>${Q}</td>`});
return r`<tr${i(u)}>${m}</tr>\n`.text},d=yield*(0,v._Q)(t,o,c);return yield`</tbody>
</table></div>
`,d}const H=t=>t===void 0?a:r` class="${t}"`;function fe(t){const e=Map.groupBy(t,({group:i,title:l})=>i??l),n=t.some(({group:i})=>i!==void 0),s=Array.from(e,([
i,[l,...c]])=>{if(l?.group===void 0){const d=n?r` rowspan="2"`:a;return r`<th scope="col"${d}${H(l?.style)}>${i}</th>`}return r`<th scope="colgroup" colspan="${c.
length+1}" class="group${l.style?.includes("minor")?" minor":""}">${i}</th>`}),o=t.filter(({group:i})=>i!==void 0).map(({title:i,style:l})=>r`<th scope="col"${H(
l)}>${i}</th>`);return r`<tr>${s}</tr>\n${n?r`<tr>${o}</tr>\n`:a}`}function B(t,e){const n=gt(t,e);let[s,o]=["",n.next()];for(;o.done!==!0;o=n.next())s+=o.value;
return{shown:T(s),left:o.value}}const st=(t,e,n)=>e.length===0?a:B(e,{caption:t,columns:n,room:new v.Wv(Number.POSITIVE_INFINITY)}).shown,pe=3e5,he=500,me=6,$t=({
context:{history:t}})=>Array.from(t??[],([e,{incidents:n}])=>n.map(s=>({...s,host:e}))).flat().toSorted((e,n)=>Date.parse(n.from)-Date.parse(e.from));function ge(t){
const e=$t(t);if(e.length===0)return a;const n=e.filter(({until:c})=>c===null).length,s=e.slice(0,he),i=B(s,{caption:"Incidents",columns:[{title:"Host",style:"n\
ame",cell:c=>tt(c.host,(0,j.nx)(c.host),t)},...yt(t)],room:new v.Wv(pe)}),l=e.length-s.length+i.left;return r`<section id="incidents" aria-labelledby="incidents-title">
<h2 id="incidents-title">Incidents</h2>
<p>${(0,h.Iu)((0,h.px)(e.length,"incident"))}, ${n===0?"all of which have ended":`of which ${n} continue`}.</p>
${i.shown}${M(l,"incident","in the history file")}</section>
`}const $e=(t,e)=>st("Incidents",t,yt(e)),yt=t=>[{title:"From",style:"when",cell:({from:e})=>r`${(0,E.QN)(e)}`},{title:"Until",style:"when",cell:({until:e})=>r`${e===
null?"continues":(0,E.QN)(e)}`},{title:"Duration",style:"when",cell:e=>r`${(0,L.QY)(e,t.context.startedAt)}`},{title:"Failed runs",style:"number",cell:({runs:e})=>r`${e}`},
{title:"Problems",cell:({codes:e})=>S(e.slice(0,me).map(n=>_(n,t)),", ")}];var ye=g(5799);const xe=4e5,be=15e5,we=1e5,Me=4,ke=500,ve=7;function Se({hosts:t,files:e},n){
const{repositories:s}=n.context;if(s.length===0)return a;const o=Ee(t),i=Mt(e),l=f=>(i.get(f)??[]).filter(({severity:y})=>y==="error").length,c=({name:f})=>(o.get(
f)??0)+l(f),d=f=>f===0?a:r`${f}`,u=[{title:"Repository",cell:({name:f})=>Ae(f,n)},{title:"Commit",cell:bt},{title:"Failing hosts",style:"number",cell:({name:f})=>d(
o.get(f)??0)},{title:"Errors in files",style:"number",cell:({name:f})=>d(l(f))}],m=s.filter(f=>c(f)>0).toSorted((f,y)=>c(y)-c(f)),x=s.filter(f=>c(f)===0);return r`<section id="repositories" aria-labelledby="repositories-title">
<h2 id="repositories-title">Repositories</h2>
${m.length===0?a:xt("Repositories with failures",m,u)}${x.length===0?a:r`<details><summary>${(0,h.px)(x.length,"repository")} without failing hosts and errors in files</summary>
${xt("Other repositories",x,u.slice(0,2))}</details>\n`}</section>
`}function xt(t,e,n){const s=new v.Wv(xe),{shown:o,left:i}=B(e,{caption:t,columns:n,room:s,style:"compact"});return r`${o}${M(i,"repository")}`}const Ae=(t,{context:e})=>N(
(0,P.aE)(t,e),p(t)),bt=t=>t.commit===null?a:N((0,P.DZ)(t),p(t.commit.slice(0,ve)));function Ee(t){const e=new Map,n=t.filter(s=>["fails","unchecked"].includes((0,w.
sG)(s)));for(const{requirements:s}of n){const o=new Set(s.flatMap(({because:i})=>i.map(wt)));for(const i of o)i!==null&&e.set(i,(e.get(i)??0)+1)}return e}const wt=t=>typeof t==
"string"?null:(0,X._M)(t.file);function Mt(t){const e=new Map;for(const n of t){const s=Map.groupBy(n.places,wt);s.size===0&&s.set(null,[]);for(const[o,i]of s){
const l=e.get(o)??[];l.length===0&&e.set(o,l),l.push({...n,places:i})}}return e}function Oe({files:t},e){if(t.length===0)return a;const n=[...Mt(t)];return r`<section id="files" aria-labelledby="files-title">
<h2 id="files-title">Findings in files</h2>
${Z(n,be,([s,o])=>Te(s,o,e),s=>s>0?r`<p class="more">and ${s} more repositories in the JSON report</p>`:a)}</section>
`}function Te(t,e,n){const{shown:s,left:o}=B(e,{caption:"Findings in files",room:new v.Wv(we),columns:[{title:"Place",cell:c=>Ie(c,n)},{title:"Severity",cell:({
severity:c})=>Ht(c)},{title:"Problem",style:"wide",cell:({problem:c})=>r`${A(K(c.message),ke)} (${_(c.code,n)})`}]}),i=ye.oC.flatMap(c=>{const{length:d}=e.filter(
u=>u.severity===c);return d===0?[]:[(0,h.px)(d,c)]}).join(", "),l=t??n.context.repository?.name??"This checkout";return r`<details><summary><h3>${l}</h3> ${i}</summary>
${s}${M(o,"finding")}</details>
`}const Ie=({places:t,placesLeftOut:e=0},n)=>W(t,Me,{...n,isInRepository:!0},e),kt=`'use strict'
const find = (id) => document.getElementById(id)
const filter = find('filter')
if (filter !== null) {
  const [text, failing, count] = ['filter-text', 'filter-failing', 'filter-count'].map(find)
  const rows = Array.from(document.querySelectorAll('[data-host]'), (row) => {
    const details = find(row.dataset.host)?.closest('details')
    return { row, details, isFailing: 'failing' in row.dataset, words: null }
  })
  const wordsOf = (one) => {
    one.words ??= [one.row, one.details].map((part) => part?.textContent ?? '').join(' ').toLowerCase()
    return one.words
  }
  const apply = () => {
    const wanted = text.value.trim().toLowerCase()
    let shown = 0
    for (const one of rows) {
      const isShown = failing.checked ? one.isFailing : true
      const fits = isShown ? wordsOf(one).includes(wanted) : false
      one.row.hidden = !fits
      if (one.details) one.details.hidden = !fits
      shown += fits ? 1 : 0
    }
    for (const part of document.querySelectorAll('#hosts .scroll')) {
      part.hidden = part.querySelector('tbody tr:not([hidden])') === null
    }
    count.value = shown === rows.length ? '' : shown + ' of ' + rows.length + ' hosts'
  }
  text.addEventListener('input', apply)
  failing.addEventListener('change', apply)
  filter.hidden = false
  // A browser keeps what was typed when the page is loaded again.
  apply()
}
`,Re=["fails","unchecked","warns","works","skipped"];function Ne(t,e,n){const s=t.findings.some(({severity:i})=>i!=="notice"),o=t.passed?s?"warns":"works":"fail\
s";return r`<header class="${o}">
<h1>${I(o)}<span>${e}</span></h1>
<p class="facts">${S(Ce(n.context)," \xB7 ")}</p>
${Fe(t)}${Pe(t,n)}</header>
`}function Ce({startedAt:t,durationMs:e,shards:n,dialect:s,...o}){const i=n!==null&&n.indexes.length<n.count;return[r`<time datetime="${t}">${(0,E.QN)(t)}</time>`,
r`took ${(0,E.kJ)(e)}`,...Le(o),...i?[r`${Xe(n)}`]:[],r`for ${(0,h.QI)(s)}`]}function Le({repository:t,repositories:e}){if(e.length>0)return[r`${(0,h.px)(e.length,
"repository")}`];if(t===null)return[];const{name:n,commit:s}=t,o=N((0,P.aE)(n,{repositories:[t]}),r`${n}`);return[s===null?o:r`${o} at ${bt(t)}`]}const Xe=({indexes:t,
count:e})=>`${t.length===1?"shard":"shards"} ${t.join(", ")} of ${e}`;function Fe({hosts:t}){if(t.length<2)return a;const n=Re.map(s=>({outcome:s,count:t.filter(
o=>(0,w.sG)(o)===s).length})).filter(({count:s})=>s>0).map(({outcome:s,count:o})=>r`<li>${I(s)} <b>${o}</b> ${s==="warns"?"with warnings":w.nx[s]}</li>`);return r`<ul class="tally">${n}</ul>\n`}
function Pe({hosts:t,files:e,findings:n,roots:s},o){const i=n.filter(({severity:d})=>d!=="notice").length,l=[{id:"problems",title:"Problems",count:i},{id:"hosts",
title:"Hosts",count:t.length},{id:"incidents",title:"Incidents",count:$t(o).length},{id:"repositories",title:"Repositories",count:o.context.repositories.length},
{id:"roots",title:"Root modules",count:s.length},{id:"files",title:"Findings in files",count:e.length},{id:"notices",title:"Notices",count:n.length-i}].filter(({
count:d})=>d>0),c=l.map(({id:d,title:u})=>r`<a href="#${d}">${u}</a>\n`);return l.length<2?a:r`<nav aria-label="Contents">${c}<a href="#about">About this check</a></nav>\n`}
const _e=(t,{context:e})=>r`<section id="about" aria-labelledby="about-title">
<h2 id="about-title">About this check</h2>
<ul>
${(0,ue.h$)(t,e).map(n=>r`<li>${A((0,h.Iu)(n))}.</li>\n`)}</ul>
</section>
`,Be=({version:t,docsUrl:e})=>r(Xt||(Xt=Lt(["<footer><p>tf-disco "," \xB7 ",`</p></footer>
<script>`,`<\/script>
</body>
</html>
`])),t,N(e,r`Problem codes and how to fix them`),T(kt));var vt=g(1064),k=g(1505);const De=20;function He({services:t,servicesLeftOut:e,servicesFrom:n},s){const o=t.
slice(0,De).map(l=>r`${p(l.id,k.tN)} ${Ye(l,s)}`),i=t.length-o.length+e;return[...o,...i>0?[r`and ${i} ${V}`]:[],...n===null?[]:[r`from the host block at ${D(n,
s)}`]]}function Ye(t,e){switch(t.kind){case"url":return p((0,$.cq)(t.url));case"login":{const{client:n,authz:s,token:o,ports:i}=t.login;return r`authz ${p((0,$.
cq)(s??"none"))}, token ${p((0,$.cq)(o??"none"))}, client ${p(n,k.tN)}, ports ${i.join(" to ")}`}case"problem":return r`${I("fails")} ${_(t.problem.code,e)}`}}function je({
visit:{attempt:t}}){return st("Requests",t.hops,[{title:"Request",cell:({url:e})=>p((0,$.cq)(e))},{title:"Response",cell:({status:e,reason:n,mediaType:s})=>{const o=s===
null?a:r`<br/>${p(s,k.tN)}`;return e===null?r`no response`:r`${e} ${A(n,k.tN)}${o}`}},{title:"Token",cell:({authorization:e})=>r`${(0,h.Rk)(e)}`},{title:"Addres\
s",cell:({address:e,proxy:n})=>e!==null?p(e,k.tN):n===null?a:r`through ${p((0,$.cq)(n))}`},{title:"Time",style:"number",cell:({ms:e})=>r`${(0,E.kJ)(e)}`}])}const ze=({
visit:{attempt:t}},{context:{startedAt:e}})=>st("TLS certificates",t.certificates,[{title:"TLS certificate",cell:({host:n})=>p(n,k.tN)},{title:"Valid until",cell:({
expires:n})=>r`${(0,E.nO)(n,e)}`},{title:"Subject",cell:({subject:n})=>p(n,k.tN)},{title:"Issuer",cell:({issuer:n})=>p(n,k.tN)}]),Y=30,ot=4,St=16,We={works:6,warns:10,
fails:16,unchecked:2,skipped:2};function At(t){const e=t.slice(-Y);if(e.length===0)return a;const n=Y-e.length,s=new Map;for(let i=0;i<e.length;){const l=e[i]?.
outcome??"skipped",c=Ge(e,i),d=`M${(n+i)*ot} ${St-We[l]/2}h${c*ot-1}`;s.set(l,(s.get(l)??"")+d),i+=c}const o=Array.from(s,([i,l])=>r`<path class="${i}" d="${l}"/>`);
return r`<svg class="runs" viewBox="0 0 ${Y*ot} ${St}" role="img"><title>${(0,L._N)(e)}</title>${o}</svg>`}function Ge(t,e){const n=t.findIndex((s,o)=>o>e&&s.outcome!==
t[e]?.outcome);return(n<0?t.length:n)-e}const it=8,rt=48;function Qe(t){const e=t.slice(-Y),[n,s]=[e[0],e.at(-1)],o=e.flatMap(({ms:u})=>u??[]),[i,l]=[Math.min(...o),
Math.max(...o)];if(n===void 0||s===void 0||o.length<2)return a;const c=new Map;for(const[u,{outcome:m,ms:x}]of e.entries()){const f=x===null?3:Math.max(1,Math.round(
x/Math.max(l,1)*rt)),y=`M${u*it+it/2} ${rt}v-${f}`;c.set(m,(c.get(m)??"")+y)}const d=Array.from(c,([u,m])=>r`<path class="${u}" d="${m}"/>`);return r`<figure class="latency"><svg viewBox="0 0 ${Y*
it} ${rt}" role="img" aria-label="latency of the last ${e.length} runs">${d}</svg>
<figcaption>Latency from ${(0,E.QN)(n.at)} to ${(0,E.QN)(s.at)}: ${(0,E.kJ)(i)} to ${(0,E.kJ)(l)}</figcaption></figure>
`}const Je=t=>{const e=t===void 0?null:(0,L.mc)(t);return e===null?a:r`${e}`},Ue=({uptime:t},e)=>t.find(n=>n.days===e),Ke=20,Ve=12,Ze=20,Et=500;function qe(t,e,n,s){
const o=(0,w.sG)(t),i=(0,j.nx)(t.visit.host),[l]=(0,w.QK)(t),c=l===void 0?a:r`: ${l.problem.title}`;return r`<details class="host"${n?r` open=""`:a}><summary>${I(
o)} <h3>${p(i)}</h3> ${w.nx[o]}${c}</summary>
<div id="${e}">
${tn(t.findings,s)}${en(t,s)}${an(t,s)}${je(t)}${ze(t,s)}</div>
</details>
`}function tn(t,e){if(t.length===0)return a;const n=t.slice(0,Ze).map(({severity:s,problem:o})=>{const i=o.help?r` <b>Help:</b> ${A(o.help,Et)}`:a,l=A(K(o.message),
Et);return r`<li>${dt(s)} ${l}.${i} (${_(o.code,e)})</li>\n`});return r`<ul class="findings">\n${n}</ul>\n${M(t.length-n.length,"finding")}`}function en(t,e){const n=ut(
e),{discovery:s}=t.visit.attempt,o=[...(0,k.Zc)(t,n),...(0,k.o7)(t,n)],l=[{label:"result",texts:s.kind==="skipped"?[A(s.problem.message)]:[]},{label:"required",
texts:nn(t,e)},{label:"clients",texts:rn(t,e)},{label:"services",texts:He(t,e)},...ln(t,e),...o.map(({label:c,texts:d})=>({label:c,texts:d.map(T)}))].flatMap(({
label:c,texts:d})=>{const u=d.filter(m=>!z(m));return u.length===0?[]:[r`<dt>${(0,h.Iu)(c)}</dt>${u.map(m=>r`<dd>${m}</dd>`)}\n`]});return l.length===0?a:r`<dl>\n${l}</dl>\n`}
function nn({requirements:t},e){const n=t.slice(0,Ke),s=t.length-n.length,o=Map.groupBy(n,({because:i})=>W(i,Ve,e).text);return[...Array.from(o,([i,l])=>{const c=S(
l.map(d=>sn(d,e)),", ");return i===""?c:r`${c} by ${T(i)}`}),...s>0?[r`and ${s} more ${V}`]:[]]}function sn({service:t,clients:e},{context:n}){const s=t==="any"?
r`${(0,h.DO)(t)}`:p(t,k.tN);return n.dialect.clients.every(i=>e.includes(i))?s:r`${s} for ${(0,h.wO)(e)}`}const on=["fails","warns","works"],rn=({clients:t},{context:e})=>on.
flatMap(n=>{const s=e.clients.filter(i=>t[i]===n),o=s.map(i=>vt.bB[i]).join(", ");return s.length===0?[]:[r`${I(n)} ${o}: ${w.nx[n]}`]});function ln({visit:t},e){
const n=e.context.history?.get(t.host);if(n===void 0)return[];const s=(0,L.k2)(n);return[{label:"runs",texts:[r`${At(n.recent)} ${(0,L._N)(n.recent)}`]},{label:"\
uptime",texts:cn(n)},{label:"latency",texts:s===null?[]:[r`${s} in 30 days${Qe(n.recent)}`]}]}const cn=({uptime:t})=>{const e=t.flatMap(n=>{const s=(0,L.mc)(n);
return s===null?[]:[r`${s} (${(0,L.eC)(n)})`]});return e.length===0?[]:[S(e,", ")]},an=({visit:t},e)=>$e(e.context.history?.get(t.host)?.incidents??[],e),dn=12e6,
Ot=200,un=2,fn=8,Tt=[7,30,90],pn=10;function*hn(t,e){if(t.length===0)return;yield r`<section id="hosts" aria-labelledby="hosts-title">
<h2 id="hosts-title">Hosts</h2>
${t.length<fn?a:mn}`.text;const n=new v.Wv(dn),s=$n(t,e);let o=0;for(let i=0;i<t.length;i+=Ot){const l=t.slice(i,i+Ot);o+=yield*gt(l,{caption:t.length===l.length?
"Hosts":`Hosts from ${i+1}`,columns:s,room:n,style:"hosts",attributes:c=>gn(c,e)})}yield r`${M(o,"host")}</section>\n`.text}const mn=r`<div id="filter" role="search" hidden="">
<label>Filter <input id="filter-text" type="search" autocomplete="off" spellcheck="false" placeholder="host, problem, repository or file"/></label>
<label><input id="filter-failing" type="checkbox"/> Only failing</label>
<output id="filter-count" for="filter-text filter-failing"></output>
</div>
`,gn=(t,{anchors:e})=>{const n=e.get(t.visit.host),s=(0,w.sG)(t);return r` data-host="${n??""}"${s==="fails"||s==="unchecked"?r` data-failing=""`:a}`};function $n(t,e){
const n=t.some(({visit:s})=>s.attempt.certificates.length>0);return[{title:"Host",style:"name",cell:s=>yn(s,e)},{title:"Status",style:"status",cell:s=>xn(s,e)},
...e.context.repositories.length>0?[wn]:[],...Mn(e),...n?[kn]:[]]}function yn({visit:{host:t},isNew:e},n){const s=e?r` <span class="small">${h.dy}</span>`:a;return r`${tt(
t,(0,j.nx)(t),n)}${s}`}const xn=(t,e)=>r`${Dt((0,w.sG)(t))} <span class="small">${bn(t,e)}</span>`;function bn(t,e){const{discovery:n}=t.visit.attempt,s=[...new Set(
(0,w.QK)(t).map(({problem:o})=>o.title))];return s.length>0?r`${(0,h.K4)(s,un)}`:n.kind==="skipped"?r`${n.problem.title}`:T((0,k.Yj)(t,ut(e)))}const wn={title:"\
Repositories",style:"number repositories",cell:({requirements:t})=>{const e=t.flatMap(({because:n})=>n.map(s=>typeof s=="string"?null:(0,X._M)(s.file)));return r`${new Set(
e.filter(n=>n!==null)).size}`}};function Mn({context:{history:t}}){if(t===null)return[];const e=i=>({visit:l})=>{const c=t.get(l.host);return c===void 0?a:i(c)},
n=i=>e(({latency:l})=>l===null?a:r`${(0,E.kJ)(l[i])}`),s=i=>({group:"Uptime",title:`${i} days`,style:i===Tt[0]?"number uptime":"number older",cell:e(l=>Je(Ue(l,
i)))}),o={group:"Latency, 30 days",style:"number minor"};return[{title:"Last 30 runs",style:"history",cell:e(({recent:i})=>At(i))},...Tt.map(s),{...o,title:"Med\
ian",cell:n("medianMs")},{...o,title:"95th percentile",cell:n("p95Ms")}]}const kn={title:"Certificate expires",style:"minor when",cell:({visit:t})=>{const e=vn(
t.attempt.certificates);return e===void 0?a:r`${e.expires.slice(0,pn)}`}},vn=t=>t.toSorted((e,n)=>Date.parse(e.expires)-Date.parse(n.expires))[0];var b=g(4148);
const Sn=2e6,An=3e5,En=6e4;function On(t,e){if(t.length===0)return a;const{wrong:n,good:s}=(0,b.jB)(t),o=[...n,...s];return r`<section id="roots" aria-labelledby="roots-title">
<h2 id="roots-title">Root modules</h2>
${n.length>1?Tn(n,e):a}${Z(o,Sn,i=>In(i,e),i=>M(i,"root module"))}</section>
`}function Tn(t,e){const n=(0,b.cZ)(t),s=n.map(({row:u})=>u),o=vt.Du.filter(u=>t.some(m=>m.clients.includes(u))),i=(0,b.ie)(n,u=>It(u).text),l={caption:"Problem\
s of root modules",columns:Rt(s,{clients:o},[i],e),room:new v.Wv(An)},{shown:c,left:d}=B(s,l);return r`${c}${M(d,"problem")}`}const It=t=>T((0,b.fi)(t,e=>p((0,$.
J7)(e)).text));function In(t,e){const n=(0,b.qj)(t),{wrong:s,good:o}=(0,b.P)(t),i=[...s,...o],l=n==="works"?(0,b.nS)(t.rows):b.pJ[n],{shown:c,left:d}=B(i,{caption:"\
Modules and providers",columns:Rt(i,t,[],e),room:new v.Wv(En)});return r`<details><summary>${I((0,b.Fg)(t.rows))} <h3>${It(t)}</h3> ${l}</summary>
${c}${M(d,"module or provider")}</details>
`}function Rt(t,e,n,s){const o=({code:c,title:d})=>r`${d} (${_(c,s)})`.text,l=[...(0,b.ij)([(0,b.eX)(o)],t),...n,...(0,b.ns)({...e,rows:t},(c,d)=>p(c,d).text)];
return[{title:"Module or provider",cell:c=>Rn(c,e,s)},...l.map(({title:c,cell:d})=>({title:(0,h.Iu)(c),cell:u=>T(d(u))}))]}function Rn(t,e,n){const[s]=t.places,
o=t.kind==="module"&&t.source!==t.address?p(t.source):a,i=s===void 0?a:r` at ${D(s,n)}`;return r`${I((0,b.Fg)([t]))} ${p((0,b.mC)(t,e))}<br/><span class="small">${o}${i}</span>`}
const Nt=`
:root {
  color-scheme: light dark;
  --back: #fff; --raised: #f6f8fa; --line: #d1d9e0; --text: #1f2328; --soft: #59636e; --link: #0550ae;
  --bad: #b42318; --warn: #8a5100; --good: #1a7f37; --mark: #fff1c2;
}
@media (prefers-color-scheme: dark) {
  :root {
    --back: #0d1117; --raised: #161b22; --line: #30363d; --text: #e6edf3; --soft: #9da7b1; --link: #79c0ff;
    --bad: #ff8178; --warn: #e3b341; --good: #56d364; --mark: #4d3b00;
  }
}
* { box-sizing: border-box; }
[hidden] { display: none !important; }
body {
  margin: 0 auto; max-width: 90rem; padding: 0 2rem 2rem; background: var(--back); color: var(--text);
  font: 1rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere;
}
h1, h2, h3 { line-height: 1.25; margin: 0; text-wrap: balance; }
h1 { display: flex; gap: .5em; font-size: clamp(1.375rem, 1rem + 1.5vw, 2rem); }
h2 { font-size: 1.375rem; margin: 3rem 0 .75rem; }
h3 { font-size: 1rem; }
p, ul, dl, figure { margin: .375rem 0; }
p, li, dd { max-width: 75rem; }
ul { padding-left: 1.25rem; }
a { color: var(--link); text-decoration-thickness: 1px; text-underline-offset: .2em; }
li { line-height: 1.75; }
li a, h3 a { padding-block: .25rem; }
:focus-visible { outline: 2px solid var(--link); outline-offset: 2px; }
code, pre { font: .875em/1.5 ui-monospace, monospace; }
pre { margin: 0; padding: .5rem .75rem; background: var(--raised); border-radius: .25rem; white-space: pre-wrap; }
mark { background: var(--mark); color: inherit; }
.unseen, section > .scroll caption {
  position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap;
}
.small, .more, .where, figcaption, footer, .facts { color: var(--soft); font-size: .875rem; }
.facts { font-size: 1rem; }

.fails, .unchecked { --tone: var(--bad); }
.warns { --tone: var(--warn); }
.works { --tone: var(--good); }
.skipped, .notice { --tone: var(--soft); }
.sign { display: inline-block; width: 1.1em; text-align: center; font-weight: 700; color: var(--tone); }

header { padding-top: 2.5rem; }
h1 .sign {
  flex: none; width: 1.25em; height: 1.25em; line-height: 1.25; border-radius: 50%;
  background: var(--tone); color: var(--back);
}
.tally { display: flex; flex-wrap: wrap; gap: .25rem 1.75rem; list-style: none; padding: 0; margin: 1rem 0; }
.tally b { font-size: 1.25rem; }
nav {
  display: flex; flex-wrap: wrap; gap: .25rem 1.5rem; margin-top: 1.25rem; padding: .625rem 0;
  border: solid var(--line); border-width: 1px 0;
}

.cause { border-left: .25rem solid var(--bad); padding-left: 1rem; margin: 1.5rem 0; }
.cause.warning { border-color: var(--warn); }
.cause.notice { border-color: var(--soft); }
.cause .code { font-weight: 400; }

.scroll { overflow-x: auto; }
#hosts > .scroll + .scroll { content-visibility: auto; contain-intrinsic-size: auto 7500px; margin-top: 1.5rem; }
table { border-collapse: collapse; width: 100%; font-size: .9375rem; overflow-wrap: normal; }
caption { text-align: left; font-weight: 600; padding-top: .75rem; }
th, td { text-align: left; vertical-align: baseline; padding: .4375rem 1.25rem .4375rem 0; border-bottom: 1px solid var(--line); }
thead th { color: var(--soft); font-size: .875rem; font-weight: 600; vertical-align: bottom; }
tbody th { font-weight: 400; }
.group { text-align: center; padding-bottom: .125rem; }
.where a { color: inherit; }
.number { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
.when, .history, .group, td .code code { white-space: nowrap; }
.name { width: 16rem; }
.status { min-width: 15rem; }
.compact { width: auto; }
.runs { width: 120px; height: 16px; }
.runs path { fill: none; stroke: var(--tone); stroke-dasharray: 3 1; }
.runs .works { stroke-width: 6; }
.runs .warns { stroke-width: 10; }
.runs .fails { stroke-width: 16; }
.runs .skipped, .runs .unchecked { stroke-width: 2; }
.latency { margin: .25rem 0 .5rem; }
.latency svg { width: 240px; height: 48px; border-bottom: 1px solid var(--line); }
.latency path { fill: none; stroke: var(--tone); stroke-width: 6; }

details { border-bottom: 1px solid var(--line); }
summary { padding: .4375rem 0; cursor: pointer; }
summary h2, summary h3 { display: inline; margin: 0; }
article details { border: 0; }
.host { content-visibility: auto; contain-intrinsic-size: auto 2.4rem; }
.host > div { padding: 0 0 1.25rem 1.125rem; scroll-margin-top: 3rem; }
.findings { list-style: none; padding: 0; }
dl { display: grid; grid-template-columns: max-content minmax(0, 1fr); gap: .125rem 1.5rem; }
dt { color: var(--soft); }
dd { margin: 0; grid-column: 2; }

#filter { display: flex; flex-wrap: wrap; gap: .5rem 1.5rem; align-items: center; margin-bottom: .75rem; }
#filter label { display: flex; gap: .5rem; align-items: center; max-width: 100%; }
input { font: inherit; accent-color: var(--link); }
input[type=search] {
  padding: .25rem .5rem; width: 22rem; min-width: 0; background: var(--back); color: var(--text);
  border: 1px solid var(--soft); border-radius: .25rem;
}
::placeholder { color: var(--soft); opacity: 1; }
footer { margin-top: 3rem; }

@media (max-width: 75rem) { .minor { display: none; } }
@media (max-width: 48rem) {
  body { padding-inline: 1rem; }
  header { padding-top: 1.5rem; }
  dl { grid-template-columns: minmax(0, 1fr); }
  dd { grid-column: 1; margin-bottom: .375rem; }
  .hosts thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  .hosts, .hosts tbody { display: block; }
  .hosts tr { display: grid; grid-template-columns: 1fr auto; padding: .5rem 0; border-bottom: 1px solid var(--line); }
  .hosts th, .hosts td { border: 0; padding: .0625rem 0; }
  .hosts .name, .hosts .status { grid-column: 1 / -1; }
  .hosts .uptime::after { content: ' in 7 days'; }
  .hosts .older, .hosts .repositories { display: none; }
}
@media print {
  nav, #filter { display: none; }
  .runs path, .latency path, .cause, h1 .sign { print-color-adjust: exact; }
  tr, .cause { break-inside: avoid; }
}
`,Nn=6e6,Cn=100,Ln=1e3,Xn=1e3;function*Fn(t,e,n){const s=(0,w.md)(t.hosts),o=Pn(s,{context:e,anchors:new Map}),i={context:e,anchors:o.anchors},l=(0,h.Iu)((0,w.$N)(
t,e));yield Hn(t.passed,l,n).text,yield Ne(t,l,i).text,yield`<main>
`,yield Vt(t.findings,i).text,yield*hn(s,i),yield*Bn(s,o.texts),yield ge(i).text,yield Se(t,i).text,yield On(t.roots,i).text,yield Oe(t,i).text,yield Zt(t.findings,
i).text,yield _e(t,i).text,yield`</main>
`,yield Be(e).text}function Pn(t,e){const n=new Map,s=new v.Wv(Nn),o=[];let i=0;for(const l of t){const c=l.visit.host;if(n.has(c)||i>=Cn)continue;const d=`host\
-${c}`,{text:u}=qe(l,d,t.length===1,e);s.take(u)?(n.set(c,d),o.push(u)):i+=1}return{anchors:n,texts:o}}const _n=3;function*Bn(t,e){if(e.length===0)return;const n=e.
length<=_n,s=r`<h2 id="details-title">Details of ${(0,h.px)(e.length,"host")}</h2>`;yield r`<section id="details" aria-labelledby="details-title">
${n?s:r`<details><summary>${s}</summary>`}
`.text,yield*e;const o=n?a:r`</details>\n`;yield r`${M(t.length-e.length,"host")}${o}</section>\n`.text}const Dn=t=>["default-src 'none'",`style-src 'sha256-${t(
Nt)}'`,`script-src 'sha256-${t(kt)}'`,"img-src data:","base-uri 'none'","form-action 'none'"].join("; "),Hn=(t,e,n)=>r`<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8"/>
<meta http-equiv="Content-Security-Policy" content="${F(Dn(n),Ln)}"/>
<meta name="referrer" content="no-referrer"/>
<meta name="viewport" content="width=device-width, initial-scale=1"/>
<meta name="color-scheme" content="light dark"/>
<title>${t?"\u2713":"\u2717"} ${e} – tf-disco</title>
<link rel="icon" href="${F(Yn(t),Xn)}"/>
<style>${T(Nt)}</style>
</head>
<body>
`;function Yn(t){const[e,n]=t?["1a7f37","M4 8.5l3 3 5-6"]:["cf222e","M5 5l6 6m0-6l-6 6"],s=`<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16'><circle \
cx='8' cy='8' r='8' fill='#${e}'/><path d='${n}' fill='none' stroke='#fff' stroke-width='2'/></svg>`;return`data:image/svg+xml,${encodeURIComponent(s)}`}})};export{Wn as id,Gn as ids,Qn as modules};
