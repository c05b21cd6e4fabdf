var It=Object.freeze,tn=Object.defineProperty;var Et=(W,F)=>It(tn(W,"raw",{value:It(F||W.slice())}));var Rt;const nn=394,sn=[394],on={6394:((W,F,$)=>{$.r(F),$.d(F,{renderHtml:()=>Ke});var K=$(4e3),y=$(5102),h=$(4120),P=$(5143),k=$(2796),A=$(8884),x=$(8641);class L{text;constructor(e){
this.text=e}}const i=(t,...e)=>new L(String.raw({raw:t},...e.map(Lt)));function Lt(t){return typeof t=="string"?(0,x.My)((0,x.RK)(t)):typeof t=="number"?String(
t):[t??[]].flat().map(({text:e})=>e).join("")}const d=i``,j=({text:t})=>t==="",T=t=>new L(t),H=(t,e)=>new L(t.map(({text:n})=>n).join((0,x.My)(e))),E=t=>H(t,", "),
f=t=>t===""?i`<i>empty</i>`:i`<code>${t}</code>`,Ct=t=>new L(f(t).text.replace(/(?<!<)[./](?=[^./<])/g,"$&<wbr/>")),Nt=4e3;function R(t){const e=(0,x.RK)(t,Nt).
split("`"),n=e.length%2===0?e.length-1:e.length,s=e.map((o,r)=>{const l=(0,x.My)(o);return r>=n?`\`${l}`:r%2===0?l:o===""?"``":`<code>${l}</code>`});return new L(
s.join(""))}const I=(t,e)=>t!==null&&/^https?:\/\/[!-~]+$/.test(t)?new L(`<a href="${(0,x.My)(t)}">${e.text}</a>`):e;var rt=$(1831),C=$(4503);const zt={fails:"\u2717",
unchecked:"\u2717",warns:"!",skipped:"\u25CB",works:"\u2713",notice:"i"},it={error:"fails",warning:"warns",notice:"notice"},lt=t=>["fails","unchecked"].includes(
(0,y.sG)(t)),M=t=>i`<span class="sign ${t}" aria-hidden="true">${zt[t]}</span>`,at=t=>i`${M(it[t])}<span class="unseen">${t}: </span>`,Pt=t=>i`${M(it[t])} ${t}`,
jt=/^[a-z]+(?=[ ,;]|$)/,B=t=>R(jt.test(t)?(0,h.Iu)(t):t),U=t=>i`<b>Help:</b> ${R(t)}`,X=(t,e)=>j(e)?d:i`<details><summary>${t}</summary>\n${e}</details>\n`,ct=(t,e)=>t===
0?d:i`<p class="more">and ${(0,h.px)(t,`more ${e}`)} in the JSON report</p>`,Dt=/^[a-z\d]+(?:-[a-z\d]+)*$/,N=(t,{context:e})=>{const n=Dt.test(t)?`${e.docsUrl}#${t}`:
null;return i`<span class="code">${I(n,f(t))}</span>`},G=(t,{context:e})=>typeof t=="string"?Y(t):I((0,C.uM)(t,e),f((0,A.eo)(t))),Y=t=>t.endsWith(" input")?i`the ${f(
t.replace(/ input$/,""))} input`:f(t);function J(t,e,n){const{lines:s,settings:o}=(0,A.yv)([{places:t}]),r=s.slice(e),l=Map.groupBy(s.slice(0,e),({file:p})=>(0,P.
_M)(p)),a=Array.from(l,([p,b])=>Ft(p,b,n)),c=new Set(r.flatMap(({file:p})=>(0,P._M)(p)??[])),u=c.size>0?` in ${(0,h.px)(c.size,"repository")}`:"",m=r.length>0?[
i`${(0,h.px)(r.length,"more place")}${u}`]:[];return E([...o.map(Y),...a,...m])}function Ft(t,e,n){const s=e.map(r=>{const l={...r,file:(0,P.bH)(r.file).path};return I(
(0,C.uM)(r,n.context),f((0,A.eo)(l)))});if(t===null||n.isInRepository)return E(s);const o=(0,C.aE)(t,n.context);return i`${I(o,i`<b>${t}</b>`)}: ${E(s)}`}const Z=t=>`\
host-${t}`;function V(t,{detailed:e}){const n=Ct((0,rt.nx)(t));return e.has(t)?i`<a href="#${Z(t)}">${n}</a>`:n}const q=t=>({value:e=>f(e).text,prose:e=>R(e).text,
because:e=>G(e,t).text}),dt=6,pt=12,Ht=3,ut=(t,e)=>(0,k.cZ)(t).map(n=>Bt(n,e));function Bt(t,e){const{severity:n,code:s,message:o,help:r,isAside:l,sameAs:a}=t,c=Kt(
t,e),u=!(0,k.hs)(t)&&o!==null&&(0,k.pq)(t)===1,m=c.length>0&&u?d:Gt(t,e),p=a===null?m:i`<p>The same hosts as for ${a}.</p>\n`;return i`<article class="cause ${n}">
<h3>${at(n)} ${Xt(t,e)} ${N(s,e)}</h3>
${o===null?d:i`<p>${B(o)}</p>\n`}${r===null||l?d:i`<p class="help">${U(r)}</p>\n`}${c}${p}${Wt(t,e)}</article>
`}function Xt(t,{context:e}){const n=(0,k.pq)(t),s=n>1?(0,h.px)(n,(0,k.a2)(t)):"",o=(0,A.mj)(t.findings,e.repositories.length),r=[s,o].filter(l=>l!=="").join(" \
in ");return r===""?t.title:`${r}: ${t.title}`}function Gt(t,e){const n=(0,k.S3)(t),r=[...Map.groupBy(n,p=>"file"in p&&(0,P._M)(p.file)||p).values()].map(p=>Jt(
p,t,e)).map(p=>i`<li>${p}</li>\n`),l=r.length<=dt+1?r:r.slice(0,dt),a=r.slice(l.length),u=n.some(p=>"file"in p&&(0,A.cC)(p))?"repository":(0,k.a2)(t),m=t.message===
null?"finding":u;return i`${ft(l)}${X((0,h.px)(a.length,`more ${m}`),ft(a))}`}const ft=t=>t.length===0?d:i`<ul>\n${t}</ul>\n`;function Jt(t,e,n){const s=t.flatMap(
l=>"file"in l?[l]:[]);if(s.length>0)return J(s,pt,n);const o=t.flatMap(l=>"file"in l?[]:l),r=Qt(o,e,n);return e.message!==null?r:H(o.map(({problem:l})=>{const a=e.
help===null&&l.help,c=j(r)?B(l.message):i`${r}: ${R(l.message)}`;return a?i`${c}<br/>${U(l.help)}`:c})," ")}function Qt(t,e,n){const[s]=t,o=e.hosts.length>1||e.
message===null?Ht:pt,r=J((0,A.yv)(t).lines,o,n);if(!(0,k.hs)(e)||!s?.host)return r;const l=V(s.host,n),a=s.isHostNew?i` (${h.dy})`:d;return i`${l}${a}${j(r)?d:i` <span class="where">${r}</span>`}`}
function Wt(t,e){const n=(0,h.od)(t.affects,e.context.clients),{settings:s}=(0,A.yv)(t.findings),o=[...n===""?[]:[i`Affects ${n}.`],...s.length===0?[]:[i`Required by ${E(
s.map(Y))}.`]];return o.length===0?d:i`<p class="small">${H(o," ")}</p>\n`}const Kt=(t,e)=>(0,k.cr)(t).slice(0,k.Wi).flatMap(([,n])=>{const{file:s,line:o,column:r}=(0,A.
tN)(n)??{},l=e.context.sources.find(({place:a})=>a.file===s&&a.line===o&&a.column===r);return l===void 0?[]:[Ut(l,e)]}),_=t=>t.replaceAll("	"," "),Ut=({place:t,
before:e,literal:n,after:s},o)=>i`<figure><figcaption>${G(t,o)}</figcaption><pre>${(0,x.J7)(_(e.trimStart()))}<mark>${_(n)}</mark>${_(s)}</pre></figure>\n`;var v=$(
7574),Yt=$(6763);function S(t,e){if(t.length===0)return d;const{caption:n,columns:s,attributes:o=()=>d,style:r}=e,l=t.map(a=>{const c=s.map((u,m)=>{const p=i`${u.
cell(a)}`,b=j(p)?i`–`:p;return m===0?i`<th scope="row"${D(u.style)}>${b}</th>`:i`<td${D(u.style)}>${b}</td>`});return i`<tr${o(a)}>${c}</tr>\n`});return i`<div class="scroll" role="group" aria-label="${n}" tabindex="0"><table${D(
r)}>
<thead>
${Zt(s)}</thead>
<tbody>
${l}</tbody>
</table></div>
`}const D=t=>t===void 0?d:i` class="${t}"`;function Zt(t){const e=Map.groupBy(t,({group:r,title:l})=>r??l),n=t.some(({group:r})=>r!==void 0),s=Array.from(e,([r,
[l,...a]])=>{if(l?.group===void 0){const c=n?i` rowspan="2"`:d;return i`<th scope="col"${c}${D(l?.style)}>${r}</th>`}return i`<th scope="colgroup" colspan="${a.
length+1}" class="group">${r}</th>`}),o=t.filter(({group:r})=>r!==void 0).map(({title:r,style:l})=>i`<th scope="col"${D(l)}>${r}</th>`);return i`<tr>${s}</tr>\n${n?
i`<tr>${o}</tr>\n`:d}`}const Vt=4,qt=7;function _t({hosts:t,files:e},n){const s=mt(t.filter(lt).flatMap(gt)),o=e.filter(({severity:g})=>g==="error"),r=mt(o.flatMap(
({places:g})=>[...new Set(g.map(tt))])),l=g=>s(g)+r(g),a=[{title:"Repository",cell:({name:g})=>te(g,n)},{title:"Commit",cell:ht},{title:"Failing hosts",style:"n\
umber",cell:g=>s(g)||null},{title:"Errors in files",style:"number",cell:g=>r(g)||null}],{repositories:c}=n.context,u=c.filter(g=>l(g)>0).toSorted((g,_e)=>l(_e)-
l(g)),m=c.filter(g=>l(g)===0),p=(0,h.px)(m.length,"repository");return[S(u,{caption:"Repositories with failures",columns:a,style:"compact"}),X(`${p} without fai\
ling hosts and errors in files`,S(m,{caption:"Other repositories",columns:a.slice(0,2),style:"compact"}))]}function mt(t){const e=Map.groupBy(t,n=>n);return({name:n})=>e.
get(n)?.length??0}const te=(t,{context:e})=>I((0,C.aE)(t,e),f(t)),ht=t=>t.commit===null?d:I((0,C.DZ)(t),f(t.commit.slice(0,qt))),gt=({requirements:t})=>{const e=t.
flatMap(({because:n})=>n.map(tt));return[...new Set(e.filter(n=>n!==null))]},tt=t=>typeof t=="string"?null:(0,P._M)(t.file);function ee(t,e){const n=new Map;for(const s of t){
const o=Map.groupBy(s.places,tt);o.size===0&&o.set(null,[]);for(const[r,l]of o){const a=n.get(r)??[];a.length===0&&n.set(r,a),a.push({...s,places:l})}}return Array.
from(n,([s,o])=>ne(s,o,e))}function ne(t,e,n){const s={...n,isInRepository:!0},o=[{title:"Place",cell:({places:l})=>J(l,Vt,s)},{title:"Severity",cell:({severity:l})=>Pt(
l)},{title:"Problem",style:"wide",cell:({problem:l})=>i`${B(l.message)} (${N(l.code,n)})`}],r=t??n.context.repository?.name??"This checkout";return X(i`<h3>${r}</h3> ${(0,h.
H8)(e)}`,S(e,{caption:"Findings in files",columns:o}))}const $t=`'use strict'
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
`;function se(t,e,n,s){const o=t.findings.some(({severity:l})=>l!=="notice"),r=t.passed?o?"warns":"works":"fails";return i`<header class="${r}">
<h1>${M(r)}<span>${e}</span></h1>
<p class="facts">${H(oe(s)," \xB7 ")}</p>
${ie(t)}${le(n)}</header>
`}const oe=t=>[i`<time datetime="${t.startedAt}">${(0,v.QN)(t.startedAt)}</time>`,i`took ${(0,v.kJ)(t.durationMs)}`,...re(t),i`for ${(0,h.QI)(t.dialect)}`];function re({
repository:t,repositories:e}){if(e.length>0)return[i`${(0,h.px)(e.length,"repository")}`];if(t===null)return[];const{name:n,commit:s}=t,o=I((0,C.aE)(n,{repositories:[
t]}),i`${n}`);return[s===null?o:i`${o} at ${ht(t)}`]}function ie({hosts:t}){if(t.length<2)return d;const e=Map.groupBy(t,s=>{const o=(0,y.sG)(s);return o==="war\
ns"?"with warnings":o==="fails"&&(0,y.JR)(s)?y.fX:y.nx[o]}),n=Array.from(e,([s,[o,...r]])=>o===void 0?d:i`<li>${M((0,y.sG)(o))} <b>${r.length+1}</b> ${s}</li>`);
return i`<ul class="tally">${n}</ul>\n`}function le(t){const e=t.flatMap(({id:n,title:s})=>s===null?[]:[i`<a href="#${n}">${s}</a>\n`]);return e.length>2?i`<nav aria-label="Contents">${e}</nav>\n`:
d}const ae=(t,e)=>i`<ul>
${(0,Yt.h$)(t,e).map(n=>i`<li>${R((0,h.Iu)(n))}.</li>\n`)}</ul>
`,ce=({version:t,docsUrl:e})=>i(Rt||(Rt=Et(["<footer><p>tf-disco "," \xB7 ",`</p></footer>
<script>`,`<\/script>
</body>
</html>
`])),t,I(e,i`Problem codes and how to fix them`),T($t));var z=$(7361);const et=30,nt=4,yt=16,de={works:6,warns:10,fails:16,unchecked:2,skipped:2};function wt(t){
if(t.length===0)return d;const e=et-t.length,n=t.flatMap(({outcome:s},o)=>{if(t[o-1]?.outcome===s)return[];const r=t.findIndex((u,m)=>m>o&&u.outcome!==s),l=(r<0?
t.length:r)-o,[a,c]=[(e+o)*nt,yt-de[s]/2];return[{outcome:s,line:`M${a} ${c}h${l*nt-1}`}]});return i`<svg class="runs" viewBox="0 0 ${et*nt} ${yt}" role="img"><title>${(0,z.
_N)(t)}</title>${bt(n)}</svg>`}const bt=t=>Array.from(Map.groupBy(t,({outcome:e})=>e),([e,n])=>i`<path class="${e}" d="${n.map(({line:s})=>s).join("")}"/>`),st=8,
ot=48;function pe(t){const[e,n]=[t[0],t.at(-1)],s=t.flatMap(({ms:a})=>a??[]),[o,r]=[Math.min(...s),Math.max(...s)];if(e===void 0||n===void 0||s.length<2)return d;
const l=t.map(({outcome:a,ms:c},u)=>{const m=c===null?3:Math.max(1,Math.round(c/Math.max(r,1)*ot));return{outcome:a,line:`M${u*st+st/2} ${ot}v-${m}`}});return i`<figure class="latency"><svg viewBox="0 0 ${et*
st} ${ot}" role="img" aria-label="latency of the last ${t.length} runs">${bt(l)}</svg>
<figcaption>Latency from ${(0,v.QN)(e.at)} to ${(0,v.QN)(n.at)}: ${(0,v.kJ)(o)} to ${(0,v.kJ)(r)}</figcaption></figure>
`}const ue=({history:t})=>[...t??[]].flatMap(([e,{incidents:n}])=>n.map(s=>({...s,host:e}))).toSorted((e,n)=>Date.parse(n.from)-Date.parse(e.from));function fe(t,e){
const n=t.filter(({until:r})=>r===null).length,s={title:"Host",style:"name",cell:r=>V(r.host,e)},o=`${n===0?"none":n} of which ${n>1?"continue":"continues"}`;return[
i`<p>${(0,h.px)(t.length,"incident")}, ${o}.</p>\n`,S(t,{caption:"Incidents",columns:[s,...xt(e)]})]}const me=(t,e)=>S(t,{caption:"Incidents",columns:xt(e)}),xt=t=>[
{title:"From",style:"when",cell:({from:e})=>(0,v.QN)(e)},{title:"Until",style:"when",cell:({until:e})=>e===null?"continues":(0,v.QN)(e)},{title:"Duration",style:"\
when",cell:e=>(0,z.QY)(e,t.context.startedAt)},{title:"Failed runs",style:"number",cell:({runs:e})=>e},{title:"Problems",cell:({codes:e})=>E(e.map(n=>N(n,t)))}];
var vt=$(1064),Q=$(1505);function he({services:t,servicesFrom:e},n){return[...t.map(s=>i`${f(s.id)} ${ge(s,n)}`),...e===null?[]:[i`from the host block at ${G(e,
n)}`]]}function ge(t,e){switch(t.kind){case"url":return f((0,x.cq)(t.url));case"login":{const{client:n,authz:s,token:o,ports:r}=t.login;return i`authz ${f((0,x.
cq)(s??"none"))}, token ${f((0,x.cq)(o??"none"))}, client ${f(n)}, ports ${r.join(" to ")}`}case"problem":return i`${M("fails")} ${N(t.problem.code,e)}`}}const $e=({
visit:{attempt:t}})=>S(t.hops,{caption:"Requests",columns:ye}),ye=[{title:"Request",cell:({url:t})=>f((0,x.cq)(t))},{title:"Response",cell:({status:t,reason:e,mediaType:n})=>{
const s=n===null?null:i`<br/>${f(n)}`;return t===null?"no response":i`${t} ${R(e)}${s}`}},{title:"Token",cell:({authorization:t})=>(0,h.Rk)(t)},{title:"Address",
cell:({address:t,proxy:e})=>t!==null?f(t):e===null?null:i`through ${f((0,x.cq)(e))}`},{title:"Time",style:"number",cell:({ms:t})=>(0,v.kJ)(t)}],we=({visit:{attempt:t}},{
context:{startedAt:e}})=>S(t.certificates,{caption:"TLS certificates",columns:[{title:"TLS certificate",cell:({host:n})=>f(n)},{title:"Valid until",cell:({expires:n})=>(0,v.
nO)(n,e)},{title:"Subject",cell:({subject:n})=>f(n)},{title:"Issuer",cell:({issuer:n})=>f(n)}]}),be=12;function xe(t,e,n){const s=(0,y.sG)(t),o=(0,rt.nx)(t.visit.
host),[r]=(0,y.QK)(t),l=r===void 0?d:i`: ${r.problem.title}`,a=n.context.history?.get(t.visit.host)?.incidents??[];return i`<details class="host"${e?i` open=""`:
d}><summary>${M(s)} <h3>${f(o)}</h3> ${y.nx[s]}${l}</summary>
<div id="${Z(t.visit.host)}">
${ve(t.findings,n)}${ke(t,n)}${me(a,n)}${$e(t)}${we(t,n)}</div>
</details>
`}function ve(t,e){if(t.length===0)return d;const n=t.map(({severity:s,problem:o})=>{const r=o.help?i` ${U(o.help)}`:d;return i`<li>${at(s)} ${B(o.message)}.${r} (${N(
o.code,e)})</li>\n`});return i`<ul class="findings">\n${n}</ul>\n`}function ke(t,e){const n=q(e),{discovery:s}=t.visit.attempt,o=s.kind==="skipped"?[R(s.problem.
message)]:[],r=[...(0,Q.Zc)(t,n),...(0,Q.o7)(t,n)],a=[{label:"result",texts:o},{label:"required",texts:Me(t,e)},{label:"clients",texts:Se(t,e)},{label:"services",
texts:he(t,e)},...Ae(t,e),...r.map(({label:c,texts:u})=>({label:c,texts:u.map(T)}))].flatMap(({label:c,texts:u})=>{const m=u.filter(p=>!j(p));return m.length===
0?[]:[i`<dt>${(0,h.Iu)(c)}</dt>${m.map(p=>i`<dd>${p}</dd>`)}\n`]});return a.length===0?d:i`<dl>\n${a}</dl>\n`}function Me({requirements:t},e){const n=Map.groupBy(
t,({because:s})=>J(s,be,e).text);return Array.from(n,([s,o])=>{const r=o.map(a=>(0,Q.pk)(a,e.context,q(e))),l=E(r.map(T));return s===""?l:i`${l} by ${T(s)}`})}const Se=({
clients:t},{context:e})=>["fails","warns","works"].flatMap(n=>{const s=e.clients.filter(r=>t[r]===n),o=s.map(r=>vt.bB[r]).join(", ");return s.length===0?[]:[i`${M(
n)} ${o}: ${y.nx[n]}`]});function Ae({visit:t},e){const n=e.context.history?.get(t.host);if(n===void 0)return[];const{recent:s,uptime:o,medianMs:r}=n,l=r===null?
null:`median ${(0,v.kJ)(r)} in 30 days`,a=o.flatMap(c=>{const u=(0,z.mc)(c);return u===null?[]:[i`${u} (${(0,z.eC)(c)})`]});return[{label:"runs",texts:[i`${wt(s)} ${(0,z.
_N)(s)}`]},{label:"uptime",texts:[E(a)]},{label:"latency",texts:l===null?[]:[i`${l}${pe(s)}`]}]}const kt=200,Oe=2,Te=8,Mt=[7,30,90],Ie=10;function*Ee(t,e){t.length>=
Te&&(yield Re);const n=Ce(t,e);for(let s=0;s<t.length;s+=kt){const o=t.slice(s,s+kt);yield S(o,{caption:t.length===o.length?"Hosts":`Hosts from ${s+1}`,columns:n,
style:"hosts",attributes:Le})}}const Re=i`<div id="filter" role="search" hidden="">
<label>Filter <input id="filter-text" type="search" autocomplete="off" spellcheck="false" placeholder="host, problem, repository or file"/></label>
<label><input id="filter-failing" type="checkbox"/> Only failing</label>
<output id="filter-count" for="filter-text filter-failing"></output>
</div>
`,Le=t=>i` data-host="${Z(t.visit.host)}"${lt(t)?i` data-failing=""`:d}`;function Ce(t,e){const n=t.some(({visit:s})=>s.attempt.certificates.length>0);return[{title:"\
Host",style:"name",cell:s=>Ne(s,e)},{title:"Status",style:"status",cell:s=>ze(s,e)},...e.context.repositories.length>0?[je]:[],...De(e),...n?[Fe]:[]]}function Ne({
visit:{host:t},isNew:e},n){const s=e?i` <span class="small">${h.dy}</span>`:d;return i`${V(t,n)}${s}`}function ze(t,e){const n=(0,y.sG)(t);return i`${M(n)} ${y.
nx[n]} <span class="small">${Pe(t,e)}</span>`}function Pe(t,e){const{discovery:n}=t.visit.attempt,s=[...new Set((0,y.QK)(t).map(({problem:o})=>o.title))];return s.
length>0?(0,K.K4)(s,Oe):n.kind==="skipped"?n.problem.title:T((0,Q.Yj)(t,q(e)))}const je={title:"Repositories",style:"number repositories",cell:t=>gt(t).length};
function De({context:{history:t}}){if(t===null)return[];const e=s=>({visit:o})=>{const r=t.get(o.host);return r===void 0?null:s(r)},n=s=>({group:"Uptime",title:`${s}\
 days`,style:s===Mt[0]?"number uptime":"number older",cell:e(o=>{const r=o.uptime.find(l=>l.days===s);return r===void 0?null:(0,z.mc)(r)})});return[{title:"Last\
 30 runs",style:"history",cell:e(({recent:s})=>wt(s))},...Mt.map(n),{title:"Median latency, 30 days",style:"number minor",cell:e(({medianMs:s})=>s===null?null:(0,v.
kJ)(s))}]}const Fe={title:"Certificate expires",style:"minor when",cell:({visit:{attempt:t}})=>{const e=t.certificates.map(({expires:s})=>s),[n=""]=e.toSorted((s,o)=>Date.
parse(s)-Date.parse(o));return n.slice(0,Ie)}};var w=$(4148);const He=1e3;function Be(t,e){const{wrong:n,good:s}=(0,w.jB)(t),o=(0,K.zN)([...n,...s],He);return[...n.
length>1?[Xe(n,e)]:[],...o.shown.map(r=>Ge(r,e)),ct(o.more,"root module")]}function Xe(t,e){const n=(0,w.cZ)(t),s=n.map(({row:a})=>a),o=vt.Du.filter(a=>t.some(c=>c.
clients.includes(a))),r=(0,w.ie)(n,a=>St(a).text),l=At(s,{clients:o},[r],e);return S(s,{caption:"Problems of root modules",columns:l})}const St=t=>T((0,w.fi)(t,
e=>f((0,A.II)(e)).text));function Ge(t,e){const n=(0,w.qj)(t),{wrong:s,good:o}=(0,w.P)(t),r=[...s,...o],l=n==="works"?(0,w.nS)(t.rows):w.pJ[n],a=At(r,t,[],e);return X(
i`${M((0,w.Fg)(t.rows))} <h3>${St(t)}</h3> ${l}`,S(r,{caption:"Modules and providers",columns:a}))}function At(t,e,n,s){const o=({code:a,title:c})=>i`${c} (${N(
a,s)})`.text,l=[...(0,w.ij)([(0,w.eX)(o)],t),...n,...(0,w.ns)({...e,rows:t},a=>f(a).text)];return[{title:"Module or provider",cell:a=>Je(a,e,s)},...l.map(({title:a,
cell:c})=>({title:(0,h.Iu)(a),cell:u=>T(c(u))}))]}function Je(t,e,n){const[s]=t.places,o=t.kind==="module"&&t.source!==t.address?f(t.source):d,r=s===void 0?d:i` at ${G(
s,n)}`;return i`${M((0,w.Fg)([t]))} ${f((0,w.mC)(t,e))}<br/><span class="small">${o}${r}</span>`}const O=(t,e,n,s,o={})=>({id:t,title:e,heading:e??"",of:n,content:s,
...o});function*Qe({id:t,heading:e,isFolded:n,content:s}){const o=i`<h2 id="${t}-title">${e}</h2>`;yield i`<section id="${t}" aria-labelledby="${t}-title">
${n?i`<details><summary>${o}</summary>`:o}
`.text;for(const{text:r}of s())yield r;yield i`${n?i`</details>\n`:d}</section>\n`.text}const Ot=`
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
`,Tt=2e3,We=3;function*Ke(t,e,n){const s=(0,h.Iu)((0,y.$N)(t,e)),o={...t,hosts:(0,y.md)(t.hosts)},r=Ue(o,e);yield Ve(t.passed,s,n).text,yield se(o,s,r,e).text,yield`\
<main>
`;for(const l of r)yield*Qe(l);yield`</main>
`,yield ce(e).text}function Ue(t,e){const{hosts:n,findings:s,roots:o,files:r}=t,l=s.filter(({severity:b})=>b==="notice"),a=s.filter(({severity:b})=>b!=="notice"),
{repositories:c}=e,u=n.slice(0,Tt),m={context:e,detailed:new Set(u.map(({visit:b})=>b.host))},p=ue(e);return[O("problems","Problems",a,()=>ut(a,m)),O("hosts","H\
osts",n,()=>Ee(n,m)),O("details",null,n,()=>Ye(n,m),{heading:`Details of ${(0,h.px)(u.length,"host")}`,isFolded:n.length>We}),O("incidents","Incidents",p,()=>fe(
p,m)),O("repositories","Repositories",c,()=>_t(t,m)),O("roots","Root modules",o,()=>Be(o,m)),O("files","Findings in files",r,()=>ee(r,m)),O("notices","Notices",
l,()=>ut(l,m),{heading:(0,h.px)(l.length,"notice"),isFolded:!0}),O("about","About this check",[t],()=>[ae(t,e)])].filter(({of:b})=>b.length>0)}function*Ye(t,e){
const{shown:n,more:s}=(0,K.zN)(t,Tt);for(const o of n)yield xe(o,n.length===1,e);yield ct(s,"host")}const Ze=t=>["default-src 'none'",`style-src 'sha256-${t(Ot)}\
'`,`script-src 'sha256-${t($t)}'`,"img-src data:","base-uri 'none'","form-action 'none'"].join("; "),Ve=(t,e,n)=>i`<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8"/>
<meta http-equiv="Content-Security-Policy" content="${Ze(n)}"/>
<meta name="referrer" content="no-referrer"/>
<meta name="viewport" content="width=device-width, initial-scale=1"/>
<meta name="color-scheme" content="light dark"/>
<title>${t?"\u2713":"\u2717"} ${e} – tf-disco</title>
<link rel="icon" href="${qe(t)}"/>
<style>${T(Ot)}</style>
</head>
<body>
`;function qe(t){const[e,n]=t?["1a7f37","M4 8.5l3 3 5-6"]:["cf222e","M5 5l6 6m0-6l-6 6"],s=`<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16'><circle \
cx='8' cy='8' r='8' fill='#${e}'/><path d='${n}' fill='none' stroke='#fff' stroke-width='2'/></svg>`;return`data:image/svg+xml,${encodeURIComponent(s)}`}})};export{nn as id,sn as ids,on as modules};
