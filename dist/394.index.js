var Ot=Object.freeze,_e=Object.defineProperty;var Tt=(W,B)=>Ot(_e(W,"raw",{value:Ot(B||W.slice())}));var It;const en=394,nn=[394],sn={6394:((W,B,$)=>{$.r(B),$.d(B,{renderHtml:()=>We});var K=$(4e3),y=$(5102),h=$(4120),F=$(5143),v=$(2796),A=$(8884),b=$(8641);class R{text;constructor(e){
this.text=e}}const i=(t,...e)=>new R(String.raw({raw:t},...e.map(Et)));function Et(t){return typeof t=="string"?(0,b.My)((0,b.RK)(t)):typeof t=="number"?String(
t):[t??[]].flat().map(({text:e})=>e).join("")}const d=i``,H=({text:t})=>t==="",O=t=>new R(t),D=(t,e)=>new R(t.map(({text:n})=>n).join((0,b.My)(e))),I=t=>D(t,", "),
u=t=>t===""?i`<i>empty</i>`:i`<code>${t}</code>`,Lt=t=>new R(u(t).text.replace(/(?<!<)[./](?=[^./<])/g,"$&<wbr/>")),Rt=4e3;function E(t){const e=(0,b.RK)(t,Rt).
split("`"),n=e.length%2===0?e.length-1:e.length,s=e.map((o,r)=>{const l=(0,b.My)(o);return r>=n?`\`${l}`:r%2===0?l:o===""?"``":`<code>${l}</code>`});return new R(
s.join(""))}const T=(t,e)=>t!==null&&/^https?:\/\/[!-~]+$/.test(t)?new R(`<a href="${(0,b.My)(t)}">${e.text}</a>`):e;var rt=$(1831),C=$(4503);const Ct={fails:"\u2717",
unchecked:"\u2717",warns:"!",skipped:"\u25CB",works:"\u2713",notice:"i"},it={error:"fails",warning:"warns",notice:"notice"},lt=t=>["fails","unchecked"].includes(
(0,y.sG)(t)),k=t=>i`<span class="sign ${t}" aria-hidden="true">${Ct[t]}</span>`,at=t=>i`${k(it[t])}<span class="unseen">${t}: </span>`,Nt=t=>i`${k(it[t])} ${t}`,
zt=/^[a-z]+(?=[ ,;]|$)/,j=t=>E(zt.test(t)?(0,h.Iu)(t):t),U=t=>i`<b>Help:</b> ${E(t)}`,X=(t,e)=>H(e)?d:i`<details><summary>${t}</summary>\n${e}</details>\n`,ct=(t,e)=>t===
0?d:i`<p class="more">and ${(0,h.px)(t,`more ${e}`)} in the JSON report</p>`,Ft=/^[a-z\d]+(?:-[a-z\d]+)*$/,N=(t,{context:e})=>{const n=Ft.test(t)?`${e.docsUrl}#${t}`:
null;return i`<span class="code">${T(n,u(t))}</span>`},G=(t,{context:e})=>typeof t=="string"?Y(t):T((0,C.uM)(t,e),u((0,A.eo)(t))),Y=t=>t.endsWith(" input")?i`the ${u(
t.replace(/ input$/,""))} input`:u(t);function Q(t,e,n){const{lines:s,settings:o}=(0,A.yv)([{places:t}]),r=s.slice(e),l=Map.groupBy(s.slice(0,e),({file:p})=>(0,F.
_M)(p)),a=Array.from(l,([p,w])=>Ht(p,w,n)),c=new Set(r.flatMap(({file:p})=>(0,F._M)(p)??[])),m=c.size>0?` in ${(0,h.px)(c.size,"repository")}`:"",f=r.length>0?[
i`${(0,h.px)(r.length,"more place")}${m}`]:[];return I([...o.map(Y),...a,...f])}function Ht(t,e,n){const s=e.map(r=>{const l={...r,file:(0,F.bH)(r.file).path};return T(
(0,C.uM)(r,n.context),u((0,A.eo)(l)))});if(t===null||n.isInRepository)return I(s);const o=(0,C.aE)(t,n.context);return i`${T(o,i`<b>${t}</b>`)}: ${I(s)}`}const V=t=>`\
host-${t}`;function Z(t,{detailed:e}){const n=Lt((0,rt.nx)(t));return e.has(t)?i`<a href="#${V(t)}">${n}</a>`:n}const q=t=>({value:e=>u(e).text,prose:e=>E(e).text,
because:e=>G(e,t).text}),dt=6,pt=12,Pt=3,ut=(t,e)=>(0,v.cZ)(t).map(n=>Bt(n,e));function Bt(t,e){const{severity:n,code:s,message:o,help:r,isAside:l,sameAs:a}=t,c=Jt(
t,e),m=!(0,v.hs)(t)&&o!==null&&(0,v.pq)(t)===1,f=c.length>0&&m?d:jt(t,e),p=a===null?f:i`<p>The same hosts as for ${a}.</p>\n`;return i`<article class="cause ${n}">
<h3>${at(n)} ${Dt(t,e)} ${N(s,e)}</h3>
${o===null?d:i`<p>${j(o)}</p>\n`}${r===null||l?d:i`<p class="help">${U(r)}</p>\n`}${c}${p}${Qt(t,e)}</article>
`}function Dt(t,{context:e}){const n=(0,v.pq)(t),s=n>1?(0,h.px)(n,(0,v.a2)(t)):"",o=(0,A.mj)(t.findings,e.repositories.length),r=[s,o].filter(l=>l!=="").join(" \
in ");return r===""?t.title:`${r}: ${t.title}`}function jt(t,e){const n=(0,v.S3)(t),r=[...Map.groupBy(n,p=>"file"in p&&(0,F._M)(p.file)||p).values()].map(p=>Xt(
p,t,e)).map(p=>i`<li>${p}</li>\n`),l=r.length<=dt+1?r:r.slice(0,dt),a=r.slice(l.length),m=n.some(p=>"file"in p&&(0,A.cC)(p))?"repository":(0,v.a2)(t),f=t.message===
null?"finding":m;return i`${ft(l)}${X((0,h.px)(a.length,`more ${f}`),ft(a))}`}const ft=t=>t.length===0?d:i`<ul>\n${t}</ul>\n`;function Xt(t,e,n){const s=t.flatMap(
l=>"file"in l?[l]:[]);if(s.length>0)return Q(s,pt,n);const o=t.flatMap(l=>"file"in l?[]:l),r=Gt(o,e,n);return e.message!==null?r:D(o.map(({problem:l})=>{const a=e.
help===null&&l.help,c=H(r)?j(l.message):i`${r}: ${E(l.message)}`;return a?i`${c}<br/>${U(l.help)}`:c})," ")}function Gt(t,e,n){const[s]=t,o=e.hosts.length>1||e.
message===null?Pt:pt,r=Q((0,A.yv)(t).lines,o,n);if(!(0,v.hs)(e)||!s?.host)return r;const l=Z(s.host,n),a=s.isHostNew?i` (${h.dy})`:d;return i`${l}${a}${H(r)?d:i` <span class="where">${r}</span>`}`}
function Qt(t,e){const n=(0,h.od)(t.affects,e.context.clients),{settings:s}=(0,A.yv)(t.findings),o=[...n===""?[]:[i`Affects ${n}.`],...s.length===0?[]:[i`Required by ${I(
s.map(Y))}.`]];return o.length===0?d:i`<p class="small">${D(o," ")}</p>\n`}const Jt=(t,e)=>(0,v.cr)(t).slice(0,v.Wi).flatMap(([,n])=>(0,A.io)(n)?.line??[]).map(
n=>Wt(n,e)),_=t=>t.replaceAll("	"," "),Wt=({place:t,before:e,literal:n,after:s},o)=>i`<figure><figcaption>${G(t,o)}</figcaption><pre>${(0,b.J7)(_(e.trimStart()))}<mark>${_(
n)}</mark>${_(s)}</pre></figure>\n`;var x=$(7574),Kt=$(6763);function M(t,e){if(t.length===0)return d;const{caption:n,columns:s,attributes:o=()=>d,style:r}=e,l=t.
map(a=>{const c=s.map((m,f)=>{const p=i`${m.cell(a)}`,w=H(p)?i`–`:p;return f===0?i`<th scope="row"${P(m.style)}>${w}</th>`:i`<td${P(m.style)}>${w}</td>`});return i`<tr${o(
a)}>${c}</tr>\n`});return i`<div class="scroll" role="group" aria-label="${n}" tabindex="0"><table${P(r)}>
<thead>
${Ut(s)}</thead>
<tbody>
${l}</tbody>
</table></div>
`}const P=t=>t===void 0?d:i` class="${t}"`;function Ut(t){const e=Map.groupBy(t,({group:r,title:l})=>r??l),n=t.some(({group:r})=>r!==void 0),s=Array.from(e,([r,
[l,...a]])=>{if(l?.group===void 0){const c=n?i` rowspan="2"`:d;return i`<th scope="col"${c}${P(l?.style)}>${r}</th>`}return i`<th scope="colgroup" colspan="${a.
length+1}" class="group">${r}</th>`}),o=t.filter(({group:r})=>r!==void 0).map(({title:r,style:l})=>i`<th scope="col"${P(l)}>${r}</th>`);return i`<tr>${s}</tr>\n${n?
i`<tr>${o}</tr>\n`:d}`}const Yt=4,Vt=7;function Zt({hosts:t,files:e},n){const s=mt(t.filter(lt).flatMap(gt)),o=e.filter(({severity:g})=>g==="error"),r=mt(o.flatMap(
({places:g})=>[...new Set(g.map(tt))])),l=g=>s(g)+r(g),a=[{title:"Repository",cell:({name:g})=>qt(g,n)},{title:"Commit",cell:ht},{title:"Failing hosts",style:"n\
umber",cell:g=>s(g)||null},{title:"Errors in files",style:"number",cell:g=>r(g)||null}],{repositories:c}=n.context,m=c.filter(g=>l(g)>0).toSorted((g,qe)=>l(qe)-
l(g)),f=c.filter(g=>l(g)===0),p=(0,h.px)(f.length,"repository");return[M(m,{caption:"Repositories with failures",columns:a,style:"compact"}),X(`${p} without fai\
ling hosts and errors in files`,M(f,{caption:"Other repositories",columns:a.slice(0,2),style:"compact"}))]}function mt(t){const e=Map.groupBy(t,n=>n);return({name:n})=>e.
get(n)?.length??0}const qt=(t,{context:e})=>T((0,C.aE)(t,e),u(t)),ht=t=>t.commit===null?d:T((0,C.DZ)(t),u(t.commit.slice(0,Vt))),gt=({requirements:t})=>{const e=t.
flatMap(({because:n})=>n.map(tt));return[...new Set(e.filter(n=>n!==null))]},tt=t=>typeof t=="string"?null:(0,F._M)(t.file);function _t(t,e){const n=new Map;for(const s of t){
const o=Map.groupBy(s.places,tt);o.size===0&&o.set(null,[]);for(const[r,l]of o){const a=n.get(r)??[];a.length===0&&n.set(r,a),a.push({...s,places:l})}}return Array.
from(n,([s,o])=>te(s,o,e))}function te(t,e,n){const s={...n,isInRepository:!0},o=[{title:"Place",cell:({places:l})=>Q(l,Yt,s)},{title:"Severity",cell:({severity:l})=>Nt(
l)},{title:"Problem",style:"wide",cell:({problem:l})=>i`${j(l.message)} (${N(l.code,n)})`}],r=t??n.context.repository?.name??"This checkout";return X(i`<h3>${r}</h3> ${(0,h.
H8)(e)}`,M(e,{caption:"Findings in files",columns:o}))}const $t=`'use strict'
const find = (id) => document.getElementById(id)
// Browsers open what is around the target of a link; older ones do not.
const reveal = () => {
  const target = find(location.hash.slice(1))
  for (let at = target; at !== null; at = at.parentElement) {
    if (at.localName === 'details') at.open = true
  }
  target?.scrollIntoView()
}
addEventListener('hashchange', reveal)
reveal()
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
`;function ee(t,e,n,s){const o=t.findings.some(({severity:l})=>l!=="notice"),r=t.passed?o?"warns":"works":"fails";return i`<header class="${r}">
<h1>${k(r)}<span>${e}</span></h1>
<p class="facts">${D(ne(s)," \xB7 ")}</p>
${oe(t)}${re(n)}</header>
`}const ne=t=>[i`<time datetime="${t.startedAt}">${(0,x.QN)(t.startedAt)}</time>`,i`took ${(0,x.kJ)(t.durationMs)}`,...se(t),i`for ${(0,h.QI)(t.dialect)}`];function se({
repository:t,repositories:e}){if(e.length>0)return[i`${(0,h.px)(e.length,"repository")}`];if(t===null)return[];const{name:n,commit:s}=t,o=T((0,C.aE)(n,{repositories:[
t]}),i`${n}`);return[s===null?o:i`${o} at ${ht(t)}`]}function oe({hosts:t}){if(t.length<2)return d;const e=Map.groupBy(t,s=>{const o=(0,y.sG)(s);return o==="war\
ns"?"with warnings":o==="fails"&&(0,y.JR)(s)?y.fX:y.nx[o]}),n=Array.from(e,([s,[o,...r]])=>o===void 0?d:i`<li>${k((0,y.sG)(o))} <b>${r.length+1}</b> ${s}</li>`);
return i`<ul class="tally">${n}</ul>\n`}function re(t){const e=t.flatMap(({id:n,title:s})=>s===null?[]:[i`<a href="#${n}">${s}</a>\n`]);return e.length>2?i`<nav aria-label="Contents">${e}</nav>\n`:
d}const ie=(t,e)=>i`<ul>
${(0,Kt.h$)(t,e).map(n=>i`<li>${E((0,h.Iu)(n))}.</li>\n`)}</ul>
`,le=({version:t,docsUrl:e})=>i(It||(It=Tt(["<footer><p>tf-disco "," \xB7 ",`</p></footer>
<script>`,`<\/script>
</body>
</html>
`])),t,T(e,i`Problem codes and how to fix them`),O($t));var z=$(4218);const et=30,nt=4,yt=16,ae={works:6,warns:10,fails:16,unchecked:2,skipped:2};function wt(t){
if(t.length===0)return d;const e=et-t.length,n=t.flatMap(({outcome:s},o)=>{if(t[o-1]?.outcome===s)return[];const r=t.findIndex((m,f)=>f>o&&m.outcome!==s),l=(r<0?
t.length:r)-o,[a,c]=[(e+o)*nt,yt-ae[s]/2];return[{outcome:s,line:`M${a} ${c}h${l*nt-1}`}]});return i`<svg class="runs" viewBox="0 0 ${et*nt} ${yt}" role="img"><title>${(0,z.
_N)(t)}</title>${bt(n)}</svg>`}const bt=t=>Array.from(Map.groupBy(t,({outcome:e})=>e),([e,n])=>i`<path class="${e}" d="${n.map(({line:s})=>s).join("")}"/>`),st=8,
ot=48;function ce(t){const[e,n]=[t[0],t.at(-1)],s=t.flatMap(({ms:a})=>a??[]),[o,r]=[Math.min(...s),Math.max(...s)];if(e===void 0||n===void 0||s.length<2)return d;
const l=t.map(({outcome:a,ms:c},m)=>{const f=c===null?3:Math.max(1,Math.round(c/Math.max(r,1)*ot));return{outcome:a,line:`M${m*st+st/2} ${ot}v-${f}`}});return i`<figure class="latency"><svg viewBox="0 0 ${et*
st} ${ot}" role="img" aria-label="latency of the last ${t.length} runs">${bt(l)}</svg>
<figcaption>Latency from ${(0,x.QN)(e.at)} to ${(0,x.QN)(n.at)}: ${(0,x.kJ)(o)} to ${(0,x.kJ)(r)}</figcaption></figure>
`}const de=({history:t})=>[...t??[]].flatMap(([e,{incidents:n}])=>n.map(s=>({...s,host:e}))).toSorted((e,n)=>Date.parse(n.from)-Date.parse(e.from));function pe(t,e){
const n=t.filter(({until:r})=>r===null).length,s={title:"Host",style:"name",cell:r=>Z(r.host,e)},o=`${n===0?"none":n} of which ${n>1?"continue":"continues"}`;return[
i`<p>${(0,h.px)(t.length,"incident")}, ${o}.</p>\n`,M(t,{caption:"Incidents",columns:[s,...xt(e)]})]}const ue=(t,e)=>M(t,{caption:"Incidents",columns:xt(e)}),xt=t=>[
{title:"From",style:"when",cell:({from:e})=>(0,x.QN)(e)},{title:"Until",style:"when",cell:({until:e})=>e===null?"continues":(0,x.QN)(e)},{title:"Duration",style:"\
when",cell:e=>(0,z.QY)(e,t.context.startedAt)},{title:"Failed runs",style:"number",cell:({runs:e})=>e},{title:"Problems",cell:({codes:e})=>I(e.map(n=>N(n,t)))}];
var fe=$(1064),J=$(1505);function me({services:t,servicesFrom:e},n){return[...t.map(s=>i`${u(s.id)} ${he(s,n)}`),...e===null?[]:[i`from the host block at ${G(e,
n)}`]]}function he(t,e){switch(t.kind){case"url":return u((0,b.cq)(t.url));case"login":{const{client:n,authz:s,token:o,ports:r}=t.login;return i`authz ${u((0,b.
cq)(s??"none"))}, token ${u((0,b.cq)(o??"none"))}, client ${u(n)}, ports ${r.join(" to ")}`}case"problem":return i`${k("fails")} ${N(t.problem.code,e)}`}}const ge=({
visit:{attempt:t}})=>M(t.hops,{caption:"Requests",columns:$e}),$e=[{title:"Request",cell:({url:t})=>u((0,b.cq)(t))},{title:"Response",cell:({status:t,reason:e,mediaType:n})=>{
const s=n===null?null:i`<br/>${u(n)}`;return t===null?"no response":i`${t} ${E(e)}${s}`}},{title:"Token",cell:({authorization:t})=>(0,h.Rk)(t)},{title:"Address",
cell:({address:t,proxy:e})=>t!==null?u(t):e===null?null:i`through ${u((0,b.cq)(e))}`},{title:"Time",style:"number",cell:({ms:t})=>(0,x.kJ)(t)}],ye=({visit:{attempt:t}},{
context:{startedAt:e}})=>M(t.certificates,{caption:"TLS certificates",columns:[{title:"TLS certificate",cell:({host:n})=>u(n)},{title:"Valid until",cell:({expires:n})=>(0,x.
nO)(n,e)},{title:"Subject",cell:({subject:n})=>u(n)},{title:"Issuer",cell:({issuer:n})=>u(n)}]}),we=12;function be(t,e,n){const s=(0,y.sG)(t),o=(0,rt.nx)(t.visit.
host),[r]=(0,y.QK)(t),l=r===void 0?d:i`: ${r.problem.title}`,a=n.context.history?.get(t.visit.host)?.incidents??[];return i`<details class="host"${e?i` open=""`:
d}><summary>${k(s)} <h3>${u(o)}</h3> ${y.nx[s]}${l}</summary>
<div id="${V(t.visit.host)}">
${xe(t.findings,n)}${ve(t,n)}${ue(a,n)}${ge(t)}${ye(t,n)}</div>
</details>
`}function xe(t,e){if(t.length===0)return d;const n=t.map(({severity:s,problem:o})=>{const r=o.help?i` ${U(o.help)}`:d;return i`<li>${at(s)} ${j(o.message)}.${r} (${N(
o.code,e)})</li>\n`});return i`<ul class="findings">\n${n}</ul>\n`}function ve(t,e){const n=q(e),{discovery:s}=t.visit.attempt,o=s.kind==="skipped"?[E(s.problem.
message)]:[],r=[...(0,J.Zc)(t,n),...(0,J.o7)(t,n)],a=[{label:"result",texts:o},{label:"required",texts:ke(t,e)},{label:"clients",texts:Me(t,e)},{label:"services",
texts:me(t,e)},...Se(t,e),...r.map(({label:c,texts:m})=>({label:c,texts:m.map(O)}))].flatMap(({label:c,texts:m})=>{const f=m.filter(p=>!H(p));return f.length===
0?[]:[i`<dt>${(0,h.Iu)(c)}</dt>${f.map(p=>i`<dd>${p}</dd>`)}\n`]});return a.length===0?d:i`<dl>\n${a}</dl>\n`}function ke({requirements:t},e){const n=Map.groupBy(
t,({because:s})=>Q(s,we,e).text);return Array.from(n,([s,o])=>{const r=o.map(a=>(0,J.pk)(a,e.context,q(e))),l=I(r.map(O));return s===""?l:i`${l} by ${O(s)}`})}const Me=({
clients:t},{context:e})=>["fails","warns","works"].flatMap(n=>{const s=e.clients.filter(r=>t[r]===n),o=s.map(r=>fe.bB[r]).join(", ");return s.length===0?[]:[i`${k(
n)} ${o}: ${y.nx[n]}`]});function Se({visit:t},e){const n=e.context.history?.get(t.host);if(n===void 0)return[];const{recent:s,uptime:o,medianMs:r}=n,l=r===null?
null:`median ${(0,x.kJ)(r)} in 30 days`,a=o.flatMap(c=>{const m=(0,z.mc)(c);return m===null?[]:[i`${m} (${(0,z.eC)(c)})`]});return[{label:"runs",texts:[i`${wt(s)} ${(0,z.
_N)(s)}`]},{label:"uptime",texts:[I(a)]},{label:"latency",texts:l===null?[]:[i`${l}${ce(s)}`]}]}const vt=200,Ae=2,Oe=8,kt=[7,30,90],Te=10;function*Ie(t,e){t.length>=
Oe&&(yield Ee);const n=Re(t,e);for(let s=0;s<t.length;s+=vt){const o=t.slice(s,s+vt);yield M(o,{caption:t.length===o.length?"Hosts":`Hosts from ${s+1}`,columns:n,
style:"hosts",attributes:Le})}}const Ee=i`<div id="filter" role="search" hidden="">
<label>Filter <input id="filter-text" type="search" autocomplete="off" spellcheck="false" placeholder="host, problem, repository or file"/></label>
<label><input id="filter-failing" type="checkbox"/> Only failing</label>
<output id="filter-count" for="filter-text filter-failing"></output>
</div>
`,Le=t=>i` data-host="${V(t.visit.host)}"${lt(t)?i` data-failing=""`:d}`;function Re(t,e){const n=t.some(({visit:s})=>s.attempt.certificates.length>0);return[{title:"\
Host",style:"name",cell:s=>Ce(s,e)},{title:"Status",style:"status",cell:s=>Ne(s,e)},...e.context.repositories.length>0?[Fe]:[],...He(e),...n?[Pe]:[]]}function Ce({
visit:{host:t},isNew:e},n){const s=e?i` <span class="small">${h.dy}</span>`:d;return i`${Z(t,n)}${s}`}function Ne(t,e){const n=(0,y.sG)(t);return i`${k(n)} ${y.
nx[n]} <span class="small">${ze(t,e)}</span>`}function ze(t,e){const{discovery:n}=t.visit.attempt,s=[...new Set((0,y.QK)(t).map(({problem:o})=>o.title))];return s.
length>0?(0,K.K4)(s,Ae):n.kind==="skipped"?n.problem.title:O((0,J.Yj)(t,q(e)))}const Fe={title:"Repositories",style:"number repositories",cell:t=>gt(t).length};
function He({context:{history:t}}){if(t===null)return[];const e=s=>({visit:o})=>{const r=t.get(o.host);return r===void 0?null:s(r)},n=s=>({group:"Uptime",title:`${s}\
 days`,style:s===kt[0]?"number uptime":"number older",cell:e(o=>{const r=o.uptime.find(l=>l.days===s);return r===void 0?null:(0,z.mc)(r)})});return[{title:"Last\
 30 runs",style:"history",cell:e(({recent:s})=>wt(s))},...kt.map(n),{title:"Median latency, 30 days",style:"number minor",cell:e(({medianMs:s})=>s===null?null:(0,x.
kJ)(s))}]}const Pe={title:"Certificate expires",style:"minor when",cell:({visit:{attempt:t}})=>{const e=t.certificates.map(({expires:s})=>s),[n=""]=e.toSorted((s,o)=>Date.
parse(s)-Date.parse(o));return n.slice(0,Te)}};var L=$(4148);const Be=1e3;function De(t,e){const{wrong:n,good:s}=(0,L.jB)(t),o=(0,K.zN)([...n,...s],Be),r=Xe(e);
return[...n.length>1?[Mt((0,L.$_)(n,r),"Problems of root modules")]:[],...o.shown.map(l=>je(l,r)),ct(o.more,"root module")]}function je(t,e){const n=O((0,L.fi)(
t,e.file));return X(i`${k((0,L.Fg)(t.rows))} <h3>${n}</h3> ${(0,L.L4)(t)}`,Mt((0,L.c_)(t,e),"Modules and providers"))}function Mt({rows:t,name:e,problems:n,facts:s},o){
const r=[e,...n,...s].map(({title:l,cell:a})=>({title:(0,h.Iu)(l),cell:c=>O(a(c))}));return M(t,{caption:o,columns:r})}const Xe=t=>({name:(e,n)=>Ge(e,n,t).text,
problem:({code:e,title:n})=>i`${n} (${N(e,t)})`.text,file:e=>u(e).text,value:e=>u(e).text});function Ge(t,e,n){const[s]=t.places,o=t.kind==="module"&&t.source!==
t.address?u(t.source):d,r=s===void 0?d:i` at ${G(s,n)}`;return i`${k((0,L.Fg)([t]))} ${u(e)}<br/><span class="small">${o}${r}</span>`}const S=(t,e,n,s,o={})=>({
id:t,title:e,heading:e??"",of:n,content:s,...o});function*Qe({id:t,heading:e,isFolded:n,content:s}){const o=i`<h2 id="${t}-title">${e}</h2>`;yield i`<section id="${t}" aria-labelledby="${t}-title">
${n?i`<details><summary>${o}</summary>`:o}
`.text;for(const{text:r}of s())yield r;yield i`${n?i`</details>\n`:d}</section>\n`.text}const St=`
:root {
  color-scheme: light dark;
  --back: #fff; --raised: #f6f8fa; --line: #d1d9e0; --text: #1f2328; --soft: #59636e; --link: #0550ae;
  --bad: #b42318; --warn: #8a5100; --good: #1a7f37; --mark: #fff1c2;
}
@media screen and (prefers-color-scheme: dark) {
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
  :root { color-scheme: light; font-size: 75%; }
  body { padding: 0; }
  .scroll { overflow: visible; }
  .when { white-space: normal; }
  .name { width: auto; }
  nav, #filter { display: none; }
  .runs path, .latency path, .cause, h1 .sign { print-color-adjust: exact; }
  tr, .cause { break-inside: avoid; }
}
`,At=2e3,Je=3;function*We(t,e,n){const s=(0,h.Iu)((0,y.$N)(t,e)),o={...t,hosts:(0,y.md)(t.hosts)},r=Ke(o,e);yield Ve(t.passed,s,n).text,yield ee(o,s,r,e).text,yield`\
<main>
`;for(const l of r)yield*Qe(l);yield`</main>
`,yield le(e).text}function Ke(t,e){const{hosts:n,findings:s,roots:o,files:r}=t,l=s.filter(({severity:w})=>w==="notice"),a=s.filter(({severity:w})=>w!=="notice"),
{repositories:c}=e,m=n.slice(0,At),f={context:e,detailed:new Set(m.map(({visit:w})=>w.host))},p=de(e);return[S("problems","Problems",a,()=>ut(a,f)),S("hosts","H\
osts",n,()=>Ie(n,f)),S("details",null,n,()=>Ue(n,f),{heading:`Details of ${(0,h.px)(m.length,"host")}`,isFolded:n.length>Je}),S("incidents","Incidents",p,()=>pe(
p,f)),S("repositories","Repositories",c,()=>Zt(t,f)),S("roots","Root modules",o,()=>De(o,f)),S("files","Findings in files",r,()=>_t(r,f)),S("notices","Notices",
l,()=>ut(l,f),{heading:(0,h.px)(l.length,"notice"),isFolded:!0}),S("about","About this check",[t],()=>[ie(t,e)])].filter(({of:w})=>w.length>0)}function*Ue(t,e){
const{shown:n,more:s}=(0,K.zN)(t,At);for(const o of n)yield be(o,n.length===1,e);yield ct(s,"host")}const Ye=t=>["default-src 'none'",`style-src 'sha256-${t(St)}\
'`,`script-src 'sha256-${t($t)}'`,"img-src data:","base-uri 'none'","form-action 'none'"].join("; "),Ve=(t,e,n)=>i`<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8"/>
<meta http-equiv="Content-Security-Policy" content="${Ye(n)}"/>
<meta name="referrer" content="no-referrer"/>
<meta name="viewport" content="width=device-width, initial-scale=1"/>
<meta name="color-scheme" content="light dark"/>
<title>${t?"\u2713":"\u2717"} ${e} – tf-disco</title>
<link rel="icon" href="${Ze(t)}"/>
<style>${O(St)}</style>
</head>
<body>
`;function Ze(t){const[e,n]=t?["1a7f37","M4 8.5l3 3 5-6"]:["cf222e","M5 5l6 6m0-6l-6 6"],s=`<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16'><circle \
cx='8' cy='8' r='8' fill='#${e}'/><path d='${n}' fill='none' stroke='#fff' stroke-width='2'/></svg>`;return`data:image/svg+xml,${encodeURIComponent(s)}`}})};export{en as id,nn as ids,sn as modules};
