var It=Object.freeze,nn=Object.defineProperty;var Et=(K,H)=>It(nn(K,"raw",{value:It(H||K.slice())}));var Rt;const on=394,rn=[394],ln={6394:((K,H,$)=>{$.r(H),$.d(H,{renderHtml:()=>Ue});var D=$(4e3),y=$(5102),h=$(4120),P=$(5143),k=$(2796),A=$(8884),x=$(8641);class L{text;constructor(e){
this.text=e}}const r=(t,...e)=>new L(String.raw({raw:t},...e.map(Lt)));function Lt(t){return typeof t=="string"?(0,x.My)((0,x.RK)(t)):typeof t=="number"?String(
t):[t??[]].flat().map(({text:e})=>e).join("")}const d=r``,j=({text:t})=>t==="",T=t=>new L(t),B=(t,e)=>new L(t.map(({text:n})=>n).join((0,x.My)(e))),E=t=>B(t,", "),
m=t=>t===""?r`<i>empty</i>`:r`<code>${t}</code>`,Ct=t=>new L(m(t).text.replace(/(?<!<)[./](?=[^./<])/g,"$&<wbr/>")),Nt=4e3;function R(t){const e=(0,x.RK)(t,Nt).
split("`"),n=e.length%2===0?e.length-1:e.length,s=e.map((o,i)=>{const l=(0,x.My)(o);return i>=n?`\`${l}`:i%2===0?l:o===""?"``":`<code>${l}</code>`});return new L(
s.join(""))}const I=(t,e)=>t!==null&&/^https?:\/\/[!-~]+$/.test(t)?new L(`<a href="${(0,x.My)(t)}">${e.text}</a>`):e;var rt=$(1831),C=$(4503);const zt={fails:"\u2717",
unchecked:"\u2717",warns:"!",skipped:"\u25CB",works:"\u2713",notice:"i"},lt={error:"fails",warning:"warns",notice:"notice"},at=t=>["fails","unchecked"].includes(
(0,y.sG)(t)),M=t=>r`<span class="sign ${t}" aria-hidden="true">${zt[t]}</span>`,ct=t=>r`${M(lt[t])}<span class="unseen">${t}: </span>`,Dt=t=>r`${M(lt[t])} ${t}`,
Pt=/^[a-z]+(?=[ ,;]|$)/,X=t=>R(Pt.test(t)?(0,h.Iu)(t):t),U=t=>r`<b>Help:</b> ${R(t)}`,G=(t,e)=>j(e)?d:r`<details><summary>${t}</summary>\n${e}</details>\n`,J=(t,e,n="\
in the JSON report")=>t>0?r`<p class="more">and ${(0,h.px)(t,`more ${e}`)} ${n}</p>`:d,jt=/^[a-z\d]+(?:-[a-z\d]+)*$/,N=(t,{context:e})=>{const n=jt.test(t)?`${e.
docsUrl}#${t}`:null;return r`<span class="code">${I(n,m(t))}</span>`},Q=(t,{context:e})=>typeof t=="string"?Z(t):I((0,C.uM)(t,e),m((0,A.eo)(t))),Z=t=>t.endsWith(
" input")?r`the ${m(t.replace(/ input$/,""))} input`:m(t);function W(t,e,n){const{lines:s,settings:o}=(0,A.yv)([{places:t}]),i=s.slice(e),l=Map.groupBy(s.slice(
0,e),({file:p})=>(0,P._M)(p)),a=Array.from(l,([p,w])=>Ft(p,w,n)),c=new Set(i.flatMap(({file:p})=>(0,P._M)(p)??[])),u=c.size>0?` in ${(0,h.px)(c.size,"repository")}`:
"",f=i.length>0?[r`${(0,h.px)(i.length,"more place")}${u}`]:[];return E([...o.map(Z),...a,...f])}function Ft(t,e,n){const s=e.map(i=>{const l={...i,file:(0,P.bH)(
i.file).path};return I((0,C.uM)(i,n.context),m((0,A.eo)(l)))});if(t===null||n.isInRepository)return E(s);const o=(0,C.aE)(t,n.context);return r`${I(o,r`<b>${t}</b>`)}: ${E(
s)}`}const V=t=>`host-${t}`;function q(t,{detailed:e}){const n=Ct((0,rt.nx)(t));return e.has(t)?r`<a href="#${V(t)}">${n}</a>`:n}const _=t=>({value:e=>m(e).text,
prose:e=>R(e).text,because:e=>Q(e,t).text}),dt=6,Ht=300,ut=12,Bt=3;function pt(t,e){const n=(0,k.cZ)(t),s=(0,k.YM)(n);return n.map(o=>Xt(o,e,s.get(o)??null))}function Xt(t,e,n){
const{severity:s,code:o,message:i,help:l,findings:a}=t,c=a.length>1&&a[0]?.exclude!==void 0,u=Kt(t,e),f=!(0,k.hs)(t)&&i!==null&&(0,k.pq)(t)===1,p=u.length>0&&f?
d:Jt(t,e),w=n===null?p:r`<p>The same hosts as for ${n}.</p>\n`;return r`<article class="cause ${s}">
<h3>${ct(s)} ${Gt(t,e)} ${N(o,e)}</h3>
${i===null?d:r`<p>${X(i)}</p>\n`}${l===null||c?d:r`<p class="help">${U(l)}</p>\n`}${u}${w}${Yt(t,e)}</article>
`}function Gt(t,{context:e}){const n=(0,k.pq)(t),s=n>1?(0,h.px)(n,(0,k.a2)(t)):"",o=(0,A.mj)(t.findings,e.repositories.length),i=[s,o].filter(l=>l!=="").join(" \
in ");return i===""?t.title:`${i}: ${t.title}`}function Jt(t,e){const n=(0,k.S3)(t),s=Map.groupBy(n,p=>"file"in p&&(0,P._M)(p.file)||p),o=(0,D.zN)([...s.values()],
Ht),i=o.shown.map(p=>r`<li>${Qt(p,t,e)}</li>\n`),l=i.length<=dt+1?i:i.slice(0,dt),a=i.slice(l.length),u=n.some(p=>"file"in p&&(0,A.cC)(p))?"repository":(0,k.a2)(
t),f=t.message===null?"finding":u;return r`${ft(l)}${G((0,h.px)(a.length,`more ${f}`),ft(a))}${J(o.more,f)}`}const ft=t=>t.length===0?d:r`<ul>\n${t}</ul>\n`;function Qt(t,e,n){
const s=t.flatMap(l=>"file"in l?[l]:[]);if(s.length>0)return W(s,ut,n);const o=t.flatMap(l=>"file"in l?[]:l),i=Wt(o,e,n);return e.message!==null?i:B(o.map(({problem:l})=>{
const a=e.help===null&&l.help,c=j(i)?X(l.message):r`${i}: ${R(l.message)}`;return a?r`${c}<br/>${U(l.help)}`:c})," ")}function Wt(t,e,n){const[s]=t,o=e.hosts.length>
1||e.message===null?Bt:ut,i=W((0,A.yv)(t).lines,o,n);if(!(0,k.hs)(e)||!s?.host)return i;const l=q(s.host,n),a=s.isHostNew?r` (${h.dy})`:d;return r`${l}${a}${j(i)?
d:r` <span class="where">${i}</span>`}`}function Yt(t,e){const n=(0,h.od)(t.affects,e.context.clients),{settings:s}=(0,A.yv)(t.findings),o=[...n===""?[]:[r`Affects ${n}.`],
...s.length===0?[]:[r`Required by ${E(s.map(Z))}.`]];return o.length===0?d:r`<p class="small">${B(o," ")}</p>\n`}const Kt=(t,e)=>(0,k.cr)(t).slice(0,k.Wi).flatMap(
([,n])=>{const{file:s,line:o,column:i}=(0,A.tN)(n)??{},l=e.context.sources.find(({place:a})=>a.file===s&&a.line===o&&a.column===i);return l===void 0?[]:[Ut(l,e)]}),
tt=t=>t.replaceAll("	"," "),Ut=({place:t,before:e,literal:n,after:s},o)=>r`<figure><figcaption>${Q(t,o)}</figcaption><pre>${(0,x.J7)(tt(e.trimStart()))}<mark>${tt(
n)}</mark>${tt(s)}</pre></figure>\n`;var v=$(7574),Zt=$(6763);function S(t,e){if(t.length===0)return d;const{caption:n,columns:s,attributes:o=()=>d,style:i}=e,l=t.
map(a=>{const c=s.map((u,f)=>{const p=r`${u.cell(a)}`,w=j(p)?r`–`:p;return f===0?r`<th scope="row"${F(u.style)}>${w}</th>`:r`<td${F(u.style)}>${w}</td>`});return r`<tr${o(
a)}>${c}</tr>\n`});return r`<div class="scroll" role="group" aria-label="${n}" tabindex="0"><table${F(i)}>
<thead>
${Vt(s)}</thead>
<tbody>
${l}</tbody>
</table></div>
`}const F=t=>t===void 0?d:r` class="${t}"`;function Vt(t){const e=Map.groupBy(t,({group:i,title:l})=>i??l),n=t.some(({group:i})=>i!==void 0),s=Array.from(e,([i,
[l,...a]])=>{if(l?.group===void 0){const c=n?r` rowspan="2"`:d;return r`<th scope="col"${c}${F(l?.style)}>${i}</th>`}return r`<th scope="colgroup" colspan="${a.
length+1}" class="group">${i}</th>`}),o=t.filter(({group:i})=>i!==void 0).map(({title:i,style:l})=>r`<th scope="col"${F(l)}>${i}</th>`);return r`<tr>${s}</tr>\n${n?
r`<tr>${o}</tr>\n`:d}`}const qt=4,_t=7;function te({hosts:t,files:e},n){const s=mt(t.filter(at).flatMap(gt)),o=e.filter(({severity:g})=>g==="error"),i=mt(o.flatMap(
({places:g})=>[...new Set(g.map(et))])),l=g=>s(g)+i(g),a=[{title:"Repository",cell:({name:g})=>ee(g,n)},{title:"Commit",cell:ht},{title:"Failing hosts",style:"n\
umber",cell:g=>s(g)||null},{title:"Errors in files",style:"number",cell:g=>i(g)||null}],{repositories:c}=n.context,u=c.filter(g=>l(g)>0).toSorted((g,en)=>l(en)-
l(g)),f=c.filter(g=>l(g)===0),p=(0,h.px)(f.length,"repository");return[S(u,{caption:"Repositories with failures",columns:a,style:"compact"}),G(`${p} without fai\
ling hosts and errors in files`,S(f,{caption:"Other repositories",columns:a.slice(0,2),style:"compact"}))]}function mt(t){const e=Map.groupBy(t,n=>n);return({name:n})=>e.
get(n)?.length??0}const ee=(t,{context:e})=>I((0,C.aE)(t,e),m(t)),ht=t=>t.commit===null?d:I((0,C.DZ)(t),m(t.commit.slice(0,_t))),gt=({requirements:t})=>{const e=t.
flatMap(({because:n})=>n.map(et));return[...new Set(e.filter(n=>n!==null))]},et=t=>typeof t=="string"?null:(0,P._M)(t.file);function ne(t,e){const n=new Map;for(const s of t){
const o=Map.groupBy(s.places,et);o.size===0&&o.set(null,[]);for(const[i,l]of o){const a=n.get(i)??[];a.length===0&&n.set(i,a),a.push({...s,places:l})}}return Array.
from(n,([s,o])=>se(s,o,e))}function se(t,e,n){const s={...n,isInRepository:!0},o=[{title:"Place",cell:({places:l})=>W(l,qt,s)},{title:"Severity",cell:({severity:l})=>Dt(
l)},{title:"Problem",style:"wide",cell:({problem:l})=>r`${X(l.message)} (${N(l.code,n)})`}],i=t??n.context.repository?.name??"This checkout";return G(r`<h3>${i}</h3> ${(0,h.
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
`;function oe(t,e,n,s){const o=t.findings.some(({severity:l})=>l!=="notice"),i=t.passed?o?"warns":"works":"fails";return r`<header class="${i}">
<h1>${M(i)}<span>${e}</span></h1>
<p class="facts">${B(ie(s)," \xB7 ")}</p>
${le(t)}${ae(n)}</header>
`}const ie=t=>[r`<time datetime="${t.startedAt}">${(0,v.QN)(t.startedAt)}</time>`,r`took ${(0,v.kJ)(t.durationMs)}`,...re(t),r`for ${(0,h.QI)(t.dialect)}`];function re({
repository:t,repositories:e}){if(e.length>0)return[r`${(0,h.px)(e.length,"repository")}`];if(t===null)return[];const{name:n,commit:s}=t,o=I((0,C.aE)(n,{repositories:[
t]}),r`${n}`);return[s===null?o:r`${o} at ${ht(t)}`]}function le({hosts:t}){if(t.length<2)return d;const e=Map.groupBy(t,s=>{const o=(0,y.sG)(s);return o==="war\
ns"?"with warnings":o==="fails"&&(0,y.JR)(s)?y.fX:y.nx[o]}),n=Array.from(e,([s,[o,...i]])=>o===void 0?d:r`<li>${M((0,y.sG)(o))} <b>${i.length+1}</b> ${s}</li>`);
return r`<ul class="tally">${n}</ul>\n`}function ae(t){const e=t.flatMap(({id:n,title:s})=>s===null?[]:[r`<a href="#${n}">${s}</a>\n`]);return e.length>2?r`<nav aria-label="Contents">${e}</nav>\n`:
d}const ce=(t,e)=>r`<ul>
${(0,Zt.h$)(t,e).map(n=>r`<li>${R((0,h.Iu)(n))}.</li>\n`)}</ul>
`,de=({version:t,docsUrl:e})=>r(Rt||(Rt=Et(["<footer><p>tf-disco "," \xB7 ",`</p></footer>
<script>`,`<\/script>
</body>
</html>
`])),t,I(e,r`Problem codes and how to fix them`),T($t));var z=$(7361);const nt=30,st=4,yt=16,ue={works:6,warns:10,fails:16,unchecked:2,skipped:2};function wt(t){
if(t.length===0)return d;const e=nt-t.length,n=t.flatMap(({outcome:s},o)=>{if(t[o-1]?.outcome===s)return[];const i=t.findIndex((u,f)=>f>o&&u.outcome!==s),l=(i<0?
t.length:i)-o,[a,c]=[(e+o)*st,yt-ue[s]/2];return[{outcome:s,line:`M${a} ${c}h${l*st-1}`}]});return r`<svg class="runs" viewBox="0 0 ${nt*st} ${yt}" role="img"><title>${(0,z.
_N)(t)}</title>${bt(n)}</svg>`}const bt=t=>Array.from(Map.groupBy(t,({outcome:e})=>e),([e,n])=>r`<path class="${e}" d="${n.map(({line:s})=>s).join("")}"/>`),ot=8,
it=48;function pe(t){const[e,n]=[t[0],t.at(-1)],s=t.flatMap(({ms:a})=>a??[]),[o,i]=[Math.min(...s),Math.max(...s)];if(e===void 0||n===void 0||s.length<2)return d;
const l=t.map(({outcome:a,ms:c},u)=>{const f=c===null?3:Math.max(1,Math.round(c/Math.max(i,1)*it));return{outcome:a,line:`M${u*ot+ot/2} ${it}v-${f}`}});return r`<figure class="latency"><svg viewBox="0 0 ${nt*
ot} ${it}" role="img" aria-label="latency of the last ${t.length} runs">${bt(l)}</svg>
<figcaption>Latency from ${(0,v.QN)(e.at)} to ${(0,v.QN)(n.at)}: ${(0,v.kJ)(o)} to ${(0,v.kJ)(i)}</figcaption></figure>
`}const fe=500,me=({history:t})=>[...t??[]].flatMap(([e,{incidents:n}])=>n.map(s=>({...s,host:e}))).toSorted((e,n)=>Date.parse(n.from)-Date.parse(e.from));function he(t,e){
const n=t.filter(({until:l})=>l===null).length,s=(0,D.zN)(t,fe),o={title:"Host",style:"name",cell:l=>q(l.host,e)},i=`${n===0?"none":n} of which ${n>1?"continue":
"continues"}`;return[r`<p>${(0,h.px)(t.length,"incident")}, ${i}.</p>\n`,S(s.shown,{caption:"Incidents",columns:[o,...xt(e)]}),J(s.more,"incident","in the histo\
ry file")]}const ge=(t,e)=>S(t,{caption:"Incidents",columns:xt(e)}),xt=t=>[{title:"From",style:"when",cell:({from:e})=>(0,v.QN)(e)},{title:"Until",style:"when",
cell:({until:e})=>e===null?"continues":(0,v.QN)(e)},{title:"Duration",style:"when",cell:e=>(0,z.QY)(e,t.context.startedAt)},{title:"Failed runs",style:"number",
cell:({runs:e})=>e},{title:"Problems",cell:({codes:e})=>E(e.map(n=>N(n,t)))}];var vt=$(1064),Y=$(1505);function $e({services:t,servicesFrom:e},n){return[...t.map(
s=>r`${m(s.id)} ${ye(s,n)}`),...e===null?[]:[r`from the host block at ${Q(e,n)}`]]}function ye(t,e){switch(t.kind){case"url":return m((0,x.cq)(t.url));case"logi\
n":{const{client:n,authz:s,token:o,ports:i}=t.login;return r`authz ${m((0,x.cq)(s??"none"))}, token ${m((0,x.cq)(o??"none"))}, client ${m(n)}, ports ${i.join(" \
to ")}`}case"problem":return r`${M("fails")} ${N(t.problem.code,e)}`}}const we=({visit:{attempt:t}})=>S(t.hops,{caption:"Requests",columns:be}),be=[{title:"Requ\
est",cell:({url:t})=>m((0,x.cq)(t))},{title:"Response",cell:({status:t,reason:e,mediaType:n})=>{const s=n===null?null:r`<br/>${m(n)}`;return t===null?"no respon\
se":r`${t} ${R(e)}${s}`}},{title:"Token",cell:({authorization:t})=>(0,h.Rk)(t)},{title:"Address",cell:({address:t,proxy:e})=>t!==null?m(t):e===null?null:r`through ${m(
(0,x.cq)(e))}`},{title:"Time",style:"number",cell:({ms:t})=>(0,v.kJ)(t)}],xe=({visit:{attempt:t}},{context:{startedAt:e}})=>S(t.certificates,{caption:"TLS certi\
ficates",columns:[{title:"TLS certificate",cell:({host:n})=>m(n)},{title:"Valid until",cell:({expires:n})=>(0,v.nO)(n,e)},{title:"Subject",cell:({subject:n})=>m(
n)},{title:"Issuer",cell:({issuer:n})=>m(n)}]}),ve=12;function ke(t,e,n){const s=(0,y.sG)(t),o=(0,rt.nx)(t.visit.host),[i]=(0,y.QK)(t),l=i===void 0?d:r`: ${i.problem.
title}`,a=n.context.history?.get(t.visit.host)?.incidents??[];return r`<details class="host"${e?r` open=""`:d}><summary>${M(s)} <h3>${m(o)}</h3> ${y.nx[s]}${l}</summary>
<div id="${V(t.visit.host)}">
${Me(t.findings,n)}${Se(t,n)}${ge(a,n)}${we(t)}${xe(t,n)}</div>
</details>
`}function Me(t,e){if(t.length===0)return d;const n=t.map(({severity:s,problem:o})=>{const i=o.help?r` ${U(o.help)}`:d;return r`<li>${ct(s)} ${X(o.message)}.${i} (${N(
o.code,e)})</li>\n`});return r`<ul class="findings">\n${n}</ul>\n`}function Se(t,e){const n=_(e),{discovery:s}=t.visit.attempt,o=s.kind==="skipped"?[R(s.problem.
message)]:[],i=[...(0,Y.Zc)(t,n),...(0,Y.o7)(t,n)],a=[{label:"result",texts:o},{label:"required",texts:Ae(t,e)},{label:"clients",texts:Oe(t,e)},{label:"services",
texts:$e(t,e)},...Te(t,e),...i.map(({label:c,texts:u})=>({label:c,texts:u.map(T)}))].flatMap(({label:c,texts:u})=>{const f=u.filter(p=>!j(p));return f.length===
0?[]:[r`<dt>${(0,h.Iu)(c)}</dt>${f.map(p=>r`<dd>${p}</dd>`)}\n`]});return a.length===0?d:r`<dl>\n${a}</dl>\n`}function Ae({requirements:t},e){const n=Map.groupBy(
t,({because:s})=>W(s,ve,e).text);return Array.from(n,([s,o])=>{const i=o.map(a=>(0,Y.pk)(a,e.context,_(e))),l=E(i.map(T));return s===""?l:r`${l} by ${T(s)}`})}const Oe=({
clients:t},{context:e})=>["fails","warns","works"].flatMap(n=>{const s=e.clients.filter(i=>t[i]===n),o=s.map(i=>vt.bB[i]).join(", ");return s.length===0?[]:[r`${M(
n)} ${o}: ${y.nx[n]}`]});function Te({visit:t},e){const n=e.context.history?.get(t.host);if(n===void 0)return[];const{recent:s,uptime:o,medianMs:i}=n,l=i===null?
null:`median ${(0,v.kJ)(i)} in 30 days`,a=o.flatMap(c=>{const u=(0,z.mc)(c);return u===null?[]:[r`${u} (${(0,z.eC)(c)})`]});return[{label:"runs",texts:[r`${wt(s)} ${(0,z.
_N)(s)}`]},{label:"uptime",texts:[E(a)]},{label:"latency",texts:l===null?[]:[r`${l}${pe(s)}`]}]}const kt=200,Ie=2,Ee=8,Mt=[7,30,90],Re=10;function*Le(t,e){t.length>=
Ee&&(yield Ce);const n=ze(t,e);for(let s=0;s<t.length;s+=kt){const o=t.slice(s,s+kt);yield S(o,{caption:t.length===o.length?"Hosts":`Hosts from ${s+1}`,columns:n,
style:"hosts",attributes:Ne})}}const Ce=r`<div id="filter" role="search" hidden="">
<label>Filter <input id="filter-text" type="search" autocomplete="off" spellcheck="false" placeholder="host, problem, repository or file"/></label>
<label><input id="filter-failing" type="checkbox"/> Only failing</label>
<output id="filter-count" for="filter-text filter-failing"></output>
</div>
`,Ne=t=>r` data-host="${V(t.visit.host)}"${at(t)?r` data-failing=""`:d}`;function ze(t,e){const n=t.some(({visit:s})=>s.attempt.certificates.length>0);return[{title:"\
Host",style:"name",cell:s=>De(s,e)},{title:"Status",style:"status",cell:s=>Pe(s,e)},...e.context.repositories.length>0?[Fe]:[],...He(e),...n?[Be]:[]]}function De({
visit:{host:t},isNew:e},n){const s=e?r` <span class="small">${h.dy}</span>`:d;return r`${q(t,n)}${s}`}function Pe(t,e){const n=(0,y.sG)(t);return r`${M(n)} ${y.
nx[n]} <span class="small">${je(t,e)}</span>`}function je(t,e){const{discovery:n}=t.visit.attempt,s=[...new Set((0,y.QK)(t).map(({problem:o})=>o.title))];return s.
length>0?(0,D.K4)(s,Ie):n.kind==="skipped"?n.problem.title:T((0,Y.Yj)(t,_(e)))}const Fe={title:"Repositories",style:"number repositories",cell:t=>gt(t).length};
function He({context:{history:t}}){if(t===null)return[];const e=s=>({visit:o})=>{const i=t.get(o.host);return i===void 0?null:s(i)},n=s=>({group:"Uptime",title:`${s}\
 days`,style:s===Mt[0]?"number uptime":"number older",cell:e(o=>{const i=o.uptime.find(l=>l.days===s);return i===void 0?null:(0,z.mc)(i)})});return[{title:"Last\
 30 runs",style:"history",cell:e(({recent:s})=>wt(s))},...Mt.map(n),{title:"Median latency, 30 days",style:"number minor",cell:e(({medianMs:s})=>s===null?null:(0,v.
kJ)(s))}]}const Be={title:"Certificate expires",style:"minor when",cell:({visit:{attempt:t}})=>{const e=t.certificates.map(({expires:s})=>s),[n=""]=e.toSorted((s,o)=>Date.
parse(s)-Date.parse(o));return n.slice(0,Re)}};var b=$(4148);const Xe=1e3;function Ge(t,e){const{wrong:n,good:s}=(0,b.jB)(t),o=(0,D.zN)([...n,...s],Xe);return[...n.
length>1?[Je(n,e)]:[],...o.shown.map(i=>Qe(i,e)),J(o.more,"root module")]}function Je(t,e){const n=(0,b.cZ)(t),s=n.map(({row:a})=>a),o=vt.Du.filter(a=>t.some(c=>c.
clients.includes(a))),i=(0,b.ie)(n,a=>St(a).text),l=At(s,{clients:o},[i],e);return S(s,{caption:"Problems of root modules",columns:l})}const St=t=>T((0,b.fi)(t,
e=>m((0,A.II)(e)).text));function Qe(t,e){const n=(0,b.qj)(t),{wrong:s,good:o}=(0,b.P)(t),i=[...s,...o],l=n==="works"?(0,b.nS)(t.rows):b.pJ[n],a=At(i,t,[],e);return G(
r`${M((0,b.Fg)(t.rows))} <h3>${St(t)}</h3> ${l}`,S(i,{caption:"Modules and providers",columns:a}))}function At(t,e,n,s){const o=({code:a,title:c})=>r`${c} (${N(
a,s)})`.text,l=[...(0,b.ij)([(0,b.eX)(o)],t),...n,...(0,b.ns)({...e,rows:t},a=>m(a).text)];return[{title:"Module or provider",cell:a=>We(a,e,s)},...l.map(({title:a,
cell:c})=>({title:(0,h.Iu)(a),cell:u=>T(c(u))}))]}function We(t,e,n){const[s]=t.places,o=t.kind==="module"&&t.source!==t.address?m(t.source):d,i=s===void 0?d:r` at ${Q(
s,n)}`;return r`${M((0,b.Fg)([t]))} ${m((0,b.mC)(t,e))}<br/><span class="small">${o}${i}</span>`}const O=(t,e,n,s,o={})=>({id:t,title:e,heading:e??"",of:n,content:s,
...o});function*Ye({id:t,heading:e,isFolded:n,content:s}){const o=r`<h2 id="${t}-title">${e}</h2>`;yield r`<section id="${t}" aria-labelledby="${t}-title">
${n?r`<details><summary>${o}</summary>`:o}
`.text;for(const{text:i}of s())yield i;yield r`${n?r`</details>\n`:d}</section>\n`.text}const Ot=`
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
`,Tt=2e3,Ke=3;function*Ue(t,e,n){const s=(0,h.Iu)((0,y.$N)(t,e)),o={...t,hosts:(0,y.md)(t.hosts)},i=Ze(o,e);yield _e(t.passed,s,n).text,yield oe(o,s,i,e).text,yield`\
<main>
`;for(const l of i)yield*Ye(l);yield`</main>
`,yield de(e).text}function Ze(t,e){const{hosts:n,findings:s,roots:o,files:i}=t,l=s.filter(({severity:w})=>w==="notice"),a=s.filter(({severity:w})=>w!=="notice"),
{repositories:c}=e,u=n.slice(0,Tt),f={context:e,detailed:new Set(u.map(({visit:w})=>w.host))},p=me(e);return[O("problems","Problems",a,()=>pt(a,f)),O("hosts","H\
osts",n,()=>Le(n,f)),O("details",null,n,()=>Ve(n,f),{heading:`Details of ${(0,h.px)(u.length,"host")}`,isFolded:n.length>Ke}),O("incidents","Incidents",p,()=>he(
p,f)),O("repositories","Repositories",c,()=>te(t,f)),O("roots","Root modules",o,()=>Ge(o,f)),O("files","Findings in files",i,()=>ne(i,f)),O("notices","Notices",
l,()=>pt(l,f),{heading:(0,h.px)(l.length,"notice"),isFolded:!0}),O("about","About this check",[t],()=>[ce(t,e)])].filter(({of:w})=>w.length>0)}function*Ve(t,e){
const{shown:n,more:s}=(0,D.zN)(t,Tt);for(const o of n)yield ke(o,n.length===1,e);yield J(s,"host")}const qe=t=>["default-src 'none'",`style-src 'sha256-${t(Ot)}\
'`,`script-src 'sha256-${t($t)}'`,"img-src data:","base-uri 'none'","form-action 'none'"].join("; "),_e=(t,e,n)=>r`<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8"/>
<meta http-equiv="Content-Security-Policy" content="${qe(n)}"/>
<meta name="referrer" content="no-referrer"/>
<meta name="viewport" content="width=device-width, initial-scale=1"/>
<meta name="color-scheme" content="light dark"/>
<title>${t?"\u2713":"\u2717"} ${e} – tf-disco</title>
<link rel="icon" href="${tn(t)}"/>
<style>${T(Ot)}</style>
</head>
<body>
`;function tn(t){const[e,n]=t?["1a7f37","M4 8.5l3 3 5-6"]:["cf222e","M5 5l6 6m0-6l-6 6"],s=`<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16'><circle \
cx='8' cy='8' r='8' fill='#${e}'/><path d='${n}' fill='none' stroke='#fff' stroke-width='2'/></svg>`;return`data:image/svg+xml,${encodeURIComponent(s)}`}})};export{on as id,rn as ids,ln as modules};
